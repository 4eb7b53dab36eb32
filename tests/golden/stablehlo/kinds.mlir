// welford
module @jit_welford attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x1E0E8EBF596C93BE73B986BE498072BEE5348F3FE24D083EF6C1B73E0FFABD3B27FE65BF33F62F3EDDE7393FFB19F03DAC4A0CBF2B509CBF05F9CF3FB79349BFFA694BBF96FCA7BFA7C99F3E7DADDB3D9C9641BFEF8B36BE8833473EADFACCBE792283BF25AC93BE02D0593EE98C7ABF306416BFE0E8163F0187863FF5C3453F11278B3E35D7923F966BDBBEE164D4BD14CF5EBEECCC5B3FBCBE42BF3C6AEDBE6B2BCA3FDF62F3BE3140E8BF2A3C3B3F425E743FE01C67BFD07D67BFA6B81CBF03C7943DFA71973FAD47763F0332AABFEC7DB93F517E42BF76BF883E4E5780BDB07FBABEDC9290BF47470640BB2C8CBCE57FAF3F66372BBF7576193F1AA1F1BECBD7DB3E6A477E3F858C49BF78C1A5BD2F07DC3E54DC8B3FB523823F2F8AF8BE41C676BF923E33BE260A593F2C00853FEFFCA1BF71C1EDBF8A960CBF31F29C3ECBE9973FFBDB46BFC8074DBE4781823FE26C38BF7CB85A3F262CC93FF5858B3F54AEE53F9DAA6EBE5EB5ADBFC751D23F5AC1583FFF15B83FB0358F3E84DD81BF7CBEB2BEEEDF65BE269111BFD622883E38A7DA3EEF94E3BE414ED0BF83D60DC03CEEEEB9EC2714BD1BF42FBF56DCCF3FF86918BF75F0283F24831A3FF11F17BFA7E3AB3F8642F23E9C9BC03E2CCE9BBF596826BFCF217BBFA33EE9BD83A1A03D99094F3F2BACC1BF65A2843E8655653E29AF583F979617C079151E3FEFC59DBFF2B281BD65F107BFA8F154BF7C6E833FA6394B3FB6429A3F541EA33E01B3A0BF50BB563F96DCFF3E1E7EC93FA050A93E4F3809BF4464FC3E37715ABF5EB017BEE4C4B03C208D0A3F23987F3D407EEFBE"> : tensor<4x37xf32>
    %expected0 = stablehlo.constant dense<"0x00001442000014420000144200001442"> : tensor<4xf32>
    %expected1 = stablehlo.constant dense<"0x6F2FC2BD9D3B9E3DF18F993D908B89BC"> : tensor<4xf32>
    %expected2 = stablehlo.constant dense<"0x0AE39241DB05FE41BD101E42C27ADE41"> : tensor<4xf32>
    %got:3 = call @model(%in0) : (tensor<4x37xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x37xf32>) -> (tensor<4xf32> {jax.result_info = "result[0]"}, tensor<4xf32> {jax.result_info = "result[1]"}, tensor<4xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x37xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x37xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2:3 = stablehlo.reduce(%0 init: %cst_1), (%arg0 init: %cst_2), (%1 init: %cst_3) across dimensions = [1] : (tensor<4x37xf32>, tensor<4x37xf32>, tensor<4x37xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
     reducer(%arg1: tensor<f32>, %arg4: tensor<f32>) (%arg2: tensor<f32>, %arg5: tensor<f32>) (%arg3: tensor<f32>, %arg6: tensor<f32>)  {
      %3 = stablehlo.subtract %arg5, %arg2 : tensor<f32>
      %4 = stablehlo.add %arg1, %arg4 : tensor<f32>
      %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.compare EQ, %4, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.add %arg1, %arg4 : tensor<f32>
      %c = stablehlo.constant dense<1> : tensor<i32>
      %7 = func.call @_where(%5, %c, %6) : (tensor<i1>, tensor<i32>, tensor<f32>) -> tensor<f32>
      %8 = stablehlo.add %arg1, %arg4 : tensor<f32>
      %9 = stablehlo.multiply %3, %arg4 : tensor<f32>
      %10 = stablehlo.divide %9, %7 : tensor<f32>
      %11 = stablehlo.add %arg2, %10 : tensor<f32>
      %12 = stablehlo.add %arg3, %arg6 : tensor<f32>
      %13 = stablehlo.multiply %3, %3 : tensor<f32>
      %14 = stablehlo.multiply %13, %arg1 : tensor<f32>
      %15 = stablehlo.multiply %14, %arg4 : tensor<f32>
      %16 = stablehlo.divide %15, %7 : tensor<f32>
      %17 = stablehlo.add %12, %16 : tensor<f32>
      stablehlo.return %8, %11, %17 : tensor<f32>, tensor<f32>, tensor<f32>
    }
    return %2#0, %2#1, %2#2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
}
// -----
// two_largest
module @jit_two_largest attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x3A2A263FBFF6933FF8EE733F4E83723F6ED4653E0BCC8F3FD006A6BE2971BEBF8BB84ABEF26CA33F78FDC2BFE0C610C0FD91C73FAB82A7BF170A253FDC2032BF334D6B3FCB1891BF20416EBFEB37933E7DC614BE25B82D3F2A11D43F05F9B4BEC41498BC521C14BE4B0EE2BE22FE553FDB0E8DBE4BED013F3A0FC33F1D418DBF8B7823BED5FD403D80AFE0BD0CB9A93F179D4E3FDC82FF3E82B24DBE80C20E40ABD11AC0B899C4BFF482BE3CF217B83F459888BE387AFB3E714786BFEEDB6B3E2ABD89BEEB5D153FAFEE93BE63CB1ABF212D89BE2330DDBF8ED2963DC05E423FCB6C0FBF1E0DA23F0100143FA7A868BF43EE693F90A614BFDE21993FAE559CBFF7DBFEBEB1030BC0F2B2CFBEE7967DBF35BA73BF9EC67C3F93106F3F289C9F3F01477EBE01B5443F20CFF4BFF9D8A4BFEC1404BE3F7BA7BE604B13BF3CCD9C3F906BEB3F3EDB04BE2BB5B63F896DD9BD2917DEBE1DC0873F48D9C63E6BE2AFBFEED83A3EB62D813F0EE2C4BFAE9D33BFE8245D3E176F91BF1D236ABFEC8B8A3F09B5CE3FCBF5C5BE64091BBFCB10E4BE4667EEBF9BC5A8BC1BEECF3EBD7D443FCC4FFD3F2F3466BF16418E3F5A462A3E61B4C7BEA65C4E3F53B524BE94FB38BF31AD3A3FCD5F12BF0902953EF04F403F997AA63ED43388BF19963D3F82BF843F8DC56CBFB15378BFE7AC13C04839A3BEE375B6BF12C6943DEF82973E571F913F3D5FCFBEDF4121BF5F03EC3E2C43D3BE20C9323E91DC0D3F5CC293BF669EBC3FEC4C18BEB450933F555D893FC15530BF9F34D4BF8F44623FBD92903F306CDABE790700BE4CB5EBBEF7DFB83E9448C9BF7E9F9DBE7241493F7C451B3F82B78FBFD6A6BF3FFD4380BF5D34F93D49656EBF775C913D9A260BBE4CDD963E32A4953F182490BF4E2417BF5E42743EE724ACBF320B513E"> : tensor<5x33xf32>
    %expected0 = stablehlo.constant dense<"0x2A11D43F80C20E40906BEB3FCC4FFD3FD6A6BF3F"> : tensor<5xf32>
    %expected1 = stablehlo.constant dense<"0xFD91C73FF217B83F09B5CE3F571F913F669EBC3F"> : tensor<5xf32>
    %got:2 = call @model(%in0) : (tensor<5x33xf32>) -> (tensor<5xf32>, tensor<5xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<5x33xf32>) -> (tensor<5xf32> {jax.result_info = "result[0]"}, tensor<5xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x33xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst_0), (%0 init: %cst_1) across dimensions = [1] : (tensor<5x33xf32>, tensor<5x33xf32>, tensor<f32>, tensor<f32>) -> (tensor<5xf32>, tensor<5xf32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<f32>, %arg4: tensor<f32>)  {
      %2 = stablehlo.maximum %arg1, %arg3 : tensor<f32>
      %3 = stablehlo.minimum %arg1, %arg3 : tensor<f32>
      %4 = stablehlo.maximum %arg2, %arg4 : tensor<f32>
      %5 = stablehlo.maximum %3, %4 : tensor<f32>
      stablehlo.return %2, %5 : tensor<f32>, tensor<f32>
    }
    return %1#0, %1#1 : tensor<5xf32>, tensor<5xf32>
  }
}
// -----
// scattered_windows
module @jit_scattered_windows attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x9A0E223CFAABFFBD1F671F3F2B54843FB84821BC316922BFD39DA03E050CC5BFD6BEA43E833B223F5E0E593FCC3B00406284C4BFC2339EBCED39F9BF116923BFAF65AEBF45F6103F8BB3103F18EDC4BF5181293EBC19943E5615813FA801A4BF4B284E3FD73165BEEF3CB7BEC4980E3F4703D93ECFAC083EA54D403FA0EEC53F80EBF53FB48ED83EEC37313F2CFDEABF0BE0583F460106C0BBE5CC3D0256583F4BDF71BF4A49E4BCBD3780BF367FB33F2451F7BDC4ABA23FBDC6BFBE020FF23E1D9184BF2F44AEBFDAAFD73F5FAD034066BF55BE31B2AEBECB9277BE2F67A63E052E28BFE4D8733F1031963E8B4E233F4BF2FBBDE55DA63F4D9934BF26A9A4BFDC030EBD2883E83ED5BC153FB49B60BEADDD29BF9939C0BE528C4240FCAEB6BF8F598CBEAB6A843EA6EB8B3CCE844B3F64B54B3F5A66B03E1D6803C0F76809C052DD2BBF8449D33C84F4AF3E41C8A2BE"> : tensor<2x6x7xf32>
    %in1 = stablehlo.constant dense<"0xCC008DBF4CEE2D3FDD4612BF5E21343FF7D0E2BC9C1A59BF5835D43FC9A788BE6875E6BEC3E7CBBFA4ADAFBFD835C4BF1490AABE76FA88BF5E6D0B3FFFA232BE167ED5BF76598ABD"> : tensor<3x2x3xf32>
    %in2 = stablehlo.constant dense<"0x00000000000000000400000005000000FFFFFFFF03000000"> : tensor<3x2xi32>
    %expected0 = stablehlo.constant dense<"0xAFBC8BBFCDF80D3F2004523D4C60333F073D8ABF98DEB7BDD39DA03EACF655BFC791963E647C5BBE9E652C3F08E6AB3EF929CDBFC2339EBCED39F9BF116923BFAF65AEBF45F6103F8BB3103F18EDC4BF5181293EBC19943E5615813FA801A4BF4B284E3FD73165BEEF3CB7BEC4980E3F4703D93ECFAC083EA54D403FA0EEC53F6C106540D6CD1F3EE0F4773E2CFDEABF0BE0583F460106C0BBE5CC3D84793FBFA54E14C0FDC6C7BFBD3780BF367FB33F2451F7BDC4ABA23FBDC6BFBE020FF23E1D9184BF2F44AEBFDAAFD73F5FAD034066BF55BE31B2AEBECB9277BE2F67A63E052E28BFE4D8733F1031963E8B4E233F4BF2FBBDE55DA63F4D9934BF26A9A4BFDC030EBD2883E83ED5BC153FB49B60BEADDD29BF9939C0BE528C4240FCAEB6BF8F598CBEAB6A843EA6EB8B3CCE844B3F64B54B3F5A66B03E1D6803C0F76809C052DD2BBF8449D33C84F4AF3E41C8A2BE"> : tensor<2x6x7xf32>
    %expected1 = stablehlo.constant dense<"0xCC008DBF4CEE2D3FDD4612BF2B54843FB84821BC316922BFD39DA03E5E21343FF7D0E2BC9C1A59BF5E0E593FCC3B00406284C4BFC2339EBCED39F9BF116923BFAF65AEBF45F6103F8BB3103F18EDC4BF5181293EBC19943E5615813FA801A4BF4B284E3FD73165BEEF3CB7BEC4980E3F4703D93ECFAC083EA54D403FA0EEC53F80EBF53FB48ED83EEC37313F2CFDEABF0BE0583F460106C0BBE5CC3D0256583F4BDF71BF4A49E4BCBD3780BF367FB33F2451F7BDC4ABA23FBDC6BFBE020FF23E1D9184BF2F44AEBFDAAFD73F5FAD034066BF55BE31B2AEBECB9277BE2F67A63E052E28BFE4D8733F1031963E8B4E233F4BF2FBBDE55DA63F4D9934BF26A9A4BFDC030EBD2883E83ED5BC153FB49B60BEADDD29BF9939C0BE528C4240FCAEB6BF8F598CBEAB6A843EA6EB8B3CCE844B3F64B54B3F5A66B03E1D6803C0F76809C052DD2BBF8449D33C84F4AF3E41C8A2BE"> : tensor<2x6x7xf32>
    %expected2 = stablehlo.constant dense<"0x9A0E223C4CEE2D3F1F671F3F2B54843FB84821BC316922BFD39DA03E5E21343FD6BEA43E833B223F5E0E593FCC3B00406284C4BFC2339EBCED39F9BF116923BFAF65AEBF45F6103F8BB3103F18EDC4BF5181293EBC19943E5615813FA801A4BF4B284E3FD73165BEEF3CB7BEC4980E3F4703D93ECFAC083EA54D403FA0EEC53F80EBF53FB48ED83EEC37313F2CFDEABF0BE0583F460106C0BBE5CC3D0256583F4BDF71BF4A49E4BCBD3780BF367FB33F2451F7BDC4ABA23FBDC6BFBE020FF23E1D9184BF2F44AEBFDAAFD73F5FAD034066BF55BE31B2AEBECB9277BE2F67A63E052E28BFE4D8733F1031963E8B4E233F4BF2FBBDE55DA63F4D9934BF26A9A4BFDC030EBD2883E83ED5BC153FB49B60BEADDD29BF9939C0BE528C4240FCAEB6BF8F598CBEAB6A843EA6EB8B3CCE844B3F64B54B3F5A66B03E1D6803C0F76809C052DD2BBF8449D33C84F4AF3E41C8A2BE"> : tensor<2x6x7xf32>
    %got:3 = call @model(%in0, %in1, %in2) : (tensor<2x6x7xf32>, tensor<3x2x3xf32>, tensor<3x2xi32>) -> (tensor<2x6x7xf32>, tensor<2x6x7xf32>, tensor<2x6x7xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<2x6x7xf32>, tensor<2x6x7xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<2x6x7xf32>, tensor<2x6x7xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<2x6x7xf32>, tensor<2x6x7xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x6x7xf32>, %arg1: tensor<3x2x3xf32>, %arg2: tensor<3x2xi32>) -> (tensor<2x6x7xf32> {jax.result_info = "result[0]"}, tensor<2x6x7xf32> {jax.result_info = "result[1]"}, tensor<2x6x7xf32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<4> : tensor<2xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %1 = stablehlo.minimum %c, %0 : tensor<2xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<2xi32>) -> tensor<3x2xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %4 = stablehlo.clamp %3, %arg2, %2 : tensor<3x2xi32>
    %5 = "stablehlo.scatter"(%arg0, %4, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %8 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<2x6x7xf32>, tensor<3x2xi32>, tensor<3x2x3xf32>) -> tensor<2x6x7xf32>
    %6 = "stablehlo.scatter"(%arg0, %arg2, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<2x6x7xf32>, tensor<3x2xi32>, tensor<3x2x3xf32>) -> tensor<2x6x7xf32>
    %7 = "stablehlo.scatter"(%arg0, %arg2, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %8 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<2x6x7xf32>, tensor<3x2xi32>, tensor<3x2x3xf32>) -> tensor<2x6x7xf32>
    return %5, %6, %7 : tensor<2x6x7xf32>, tensor<2x6x7xf32>, tensor<2x6x7xf32>
  }
}
// -----
// scattered_batches
module @jit_scattered_batches attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x1E2DA7BF13F6CE3FA8F85D3F3408F6BE173C03C021797CBEC027C8BD7AC09C3EC44563BFD9D07BBFC2B55F3F3C5903BE57C603BF30ECC63D737719BF71F26A3F14ABF0BE2303C5BD521D41BFAE9FD53E75C987BE48ABC83CF4BCA5BF15E4C4BF9818613FAA5A2D3FB152C6BEE60E62BF50A904BF39BEF7BD0215653EAC90D6BED1E6BBBEC346C83FDBC6D8BE28EB3BBFFC376D3F4C6CAA3F953BDFBFB5D7EFBFB77AC33F6CE8AD3FD15AD1BF7C82443E6287473E06848F3E849FFCBF8733BEBF9526C03D6EEE84BD285FCC3EC368BD3E4413E23E7C2F373FD40C783E4D6B05BEC064A63E2B47943F50644C3F0915F6BE"> : tensor<3x5x4xf32>
    %in1 = stablehlo.constant dense<"0xC53C1FBFDCB2743F04559D3D0EE7BABEC573B23E9EB3013F4AE38C3FF2B2C23F9EF8513FE2E4613E916B3F3FF95198BF0B28823F0F10443F6E69CABF515AF5BF6179803F63D08D3F1470393EEB1DD43E5917E43F4BA8A2BF21977EBEC43EDABE"> : tensor<3x2x4xf32>
    %in2 = stablehlo.constant dense<"0x000000000400000007000000010000000200000002000000"> : tensor<3x2xi32>
    %expected0 = stablehlo.constant dense<"0x80CBF6BFC0A7244048A3713FA17758BF173C03C021797CBEC027C8BD7AC09C3EC44563BFD9D07BBFC2B55F3F3C5903BE57C603BF30ECC63D737719BF71F26A3F3CDDF8BD7326D23E8452B13EDE1AF83F75C987BE48ABC83CF4BCA5BF15E4C4BF57B4F23F5CB5B83F1AFEFBBFE23033C050A904BF39BEF7BD0215653EAC90D6BED1E6BBBEC346C83FDBC6D8BE28EB3BBFFC376D3F4C6CAA3F953BDFBFB5D7EFBFB77AC33F6CE8AD3FD15AD1BF7C82443E6287473E06848F3E849FFCBF8733BEBF92493840783669BEA2CBA93EEA47B73E4413E23E7C2F373FD40C783E4D6B05BEC064A63E2B47943F50644C3F0915F6BE"> : tensor<3x5x4xf32>
    %expected1 = stablehlo.constant dense<"0x1E2DA7BF13F6CE3FA8F85D3F3408F6BE14ABF0BE2303C5BD521D41BFAE9FD53E0000A0C00000A0C00000A0C00000A0C09818613FAA5A2D3FB152C6BEE60E62BF9526C03D6EEE84BD285FCC3EC368BD3E9526C03D6EEE84BD285FCC3EC368BD3E"> : tensor<3x2x4xf32>
    %got:2 = call @model(%in0, %in1, %in2) : (tensor<3x5x4xf32>, tensor<3x2x4xf32>, tensor<3x2xi32>) -> (tensor<3x5x4xf32>, tensor<3x2x4xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<3x2x4xf32>, tensor<3x2x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x5x4xf32>, %arg1: tensor<3x2x4xf32>, %arg2: tensor<3x2xi32>) -> (tensor<3x5x4xf32> {jax.result_info = "result[0]"}, tensor<3x2x4xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %1 = "stablehlo.scatter"(%arg0, %0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %14 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %14 : tensor<f32>
    }) : (tensor<3x5x4xf32>, tensor<3x2x1xi32>, tensor<3x2x4xf32>) -> tensor<3x5x4xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %c = stablehlo.constant dense<4> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x2x1xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x2x1xi32>, tensor<3x2x1xi32>) -> tensor<3x2x1xi1>
    %5 = stablehlo.broadcast_in_dim %c, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x2x1xi32>
    %7 = stablehlo.compare LE, %2, %6, SIGNED : (tensor<3x2x1xi32>, tensor<3x2x1xi32>) -> tensor<3x2x1xi1>
    %8 = stablehlo.and %4, %7 : tensor<3x2x1xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %9 = stablehlo.reduce(%8 init: %c_1) applies stablehlo.and across dimensions = [2] : (tensor<3x2x1xi1>, tensor<i1>) -> tensor<3x2xi1>
    %10 = "stablehlo.gather"(%arg0, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 4>}> : (tensor<3x5x4xf32>, tensor<3x2x1xi32>) -> tensor<3x2x4xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<3x2xi1>) -> tensor<3x2x4xi1>
    %cst = stablehlo.constant dense<-5.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2x4xf32>
    %13 = stablehlo.select %11, %10, %12 : tensor<3x2x4xi1>, tensor<3x2x4xf32>
    return %1, %13 : tensor<3x5x4xf32>, tensor<3x2x4xf32>
  }
}
// -----
// scattered_pairs
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xD61AA3BFC22E01BF8F92C53FE531A4BF2720D9BFAE62A73EDBFC323F89F50B3FA8209DBFE240273EB911A3BFE40208BFB92196BEDBBDEA3F25C05B3E2C8701BF376B383F50C9963ED60BDE3CE99F493F908C01BF54C9AA3EB72680BEACBB1E3FEF8796BF6B2960BF056618BF1D157E3FB435A3BE50AEADBF"> : tensor<5x3xcomplex<f32>>
    %in1 = stablehlo.constant dense<"0xBEE3FF3EBCE631BF852096BE6149853F11E1833ED70BA5BE5BC357BF7CE0E1BEE78197BE6764813F8ED344BF7F5ADEBF8362893F16A0853F7B74DC3F38D8A8BE2D16C73E28232CBFE1B6ABBEE65A80BFDF53E6BEC27C85BD4B9A1E40A94CDC3F"> : tensor<4x3xcomplex<f32>>
    %in2 = stablehlo.constant dense<"0x00000000020000000200000004000000"> : tensor<4xi32>
    %expected0 = stablehlo.constant dense<"0xCD4346BF6E0AA03FE327B8BFDBFC323FA8209DBFB911A3BF907980BD060CD23F7F45AE3ED60BDE3C908C01BFB72680BEA775C1BFFAC785BF94330A40"> : tensor<5x3xf32>
    %expected1 = stablehlo.constant dense<"0xBF8A99BF204477BEC0B5953B89F50B3FE240273EE40208BFE9F21B401856333EE05C07C0E99F493F54C9AA3EACBB1E3F9C6FF0BF85656D3F6479BA3E"> : tensor<5x3xf32>
    %expected2 = stablehlo.constant dense<"0xBEE3FF3E852096BE11E1833EDBFC323FA8209DBFB911A3BFBEE3FF3E852096BE11E1833ED60BDE3C908C01BFB72680BEBEE3FF3E852096BE11E1833E"> : tensor<5x3xf32>
    %expected3 = stablehlo.constant dense<"0xBCE631BF6149853FD70BA5BE89F50B3FE240273EE40208BFBCE631BF6149853FD70BA5BEE99F493F54C9AA3EACBB1E3FBCE631BF6149853FD70BA5BE"> : tensor<5x3xf32>
    %expected4 = stablehlo.constant dense<"0x98CE7CBF8F92C53F2720D9BFDBFC323FA8209DBFB911A3BF322E274025C05B3E376B383FD60BDE3C908C01BFB72680BE8BA0F7BE056618BFB435A3BE"> : tensor<5x3xf32>
    %expected5 = stablehlo.constant dense<"0xE020223FE531A4BFAE62A73E89F50B3FE240273EE40208BF20C7D5BE2C8701BF50C9963EE99F493F54C9AA3EACBB1E3FC889BC3F1D157E3F50AEADBF"> : tensor<5x3xf32>
    %got:6 = call @model(%in0, %in1, %in2) : (tensor<5x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4xi32>) -> (tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#5, %expected5) {has_side_effect = true} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<5x3xcomplex<f32>>, %arg1: tensor<4x3xcomplex<f32>>, %arg2: tensor<4xi32>) -> (tensor<5x3xf32> {jax.result_info = "result[0]"}, tensor<5x3xf32> {jax.result_info = "result[1]"}, tensor<5x3xf32> {jax.result_info = "result[2]"}, tensor<5x3xf32> {jax.result_info = "result[3]"}, tensor<5x3xf32> {jax.result_info = "result[4]"}, tensor<5x3xf32> {jax.result_info = "result[5]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.compare LT, %arg2, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.add %arg2, %2 : tensor<4xi32>
    %4 = stablehlo.select %1, %3, %arg2 : tensor<4xi1>, tensor<4xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %6 = "stablehlo.scatter"(%arg0, %5, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<complex<f32>>, %arg4: tensor<complex<f32>>):
      %36 = stablehlo.add %arg3, %arg4 : tensor<complex<f32>>
      stablehlo.return %36 : tensor<complex<f32>>
    }) : (tensor<5x3xcomplex<f32>>, tensor<4x1xi32>, tensor<4x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
    %7 = stablehlo.slice %arg1 [0:1, 0:3] : (tensor<4x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %8 = stablehlo.reshape %7 : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %10 = stablehlo.compare LT, %arg2, %9, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %12 = stablehlo.add %arg2, %11 : tensor<4xi32>
    %13 = stablehlo.select %10, %12, %arg2 : tensor<4xi1>, tensor<4xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %15 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %16 = "stablehlo.scatter"(%arg0, %14, %15) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<complex<f32>>, %arg4: tensor<complex<f32>>):
      stablehlo.return %arg4 : tensor<complex<f32>>
    }) : (tensor<5x3xcomplex<f32>>, tensor<4x1xi32>, tensor<4x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
    %17 = stablehlo.slice %arg1 [0:4, 0:1] : (tensor<4x3xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
    %18 = stablehlo.reshape %17 : (tensor<4x1xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %20 = stablehlo.compare LT, %arg2, %19, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_4 = stablehlo.constant dense<5> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %22 = stablehlo.add %arg2, %21 : tensor<4xi32>
    %23 = stablehlo.select %20, %22, %arg2 : tensor<4xi1>, tensor<4xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %25 = stablehlo.convert %24 : tensor<4xi32>
    %26 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %27 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %28 = stablehlo.concatenate %26, %27, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %29 = "stablehlo.scatter"(%arg0, %28, %18) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<complex<f32>>, %arg4: tensor<complex<f32>>):
      %36 = stablehlo.multiply %arg3, %arg4 : tensor<complex<f32>>
      stablehlo.return %36 : tensor<complex<f32>>
    }) : (tensor<5x3xcomplex<f32>>, tensor<4x2xi32>, tensor<4xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
    %30 = stablehlo.real %6 : (tensor<5x3xcomplex<f32>>) -> tensor<5x3xf32>
    %31 = stablehlo.imag %6 : (tensor<5x3xcomplex<f32>>) -> tensor<5x3xf32>
    %32 = stablehlo.real %16 : (tensor<5x3xcomplex<f32>>) -> tensor<5x3xf32>
    %33 = stablehlo.imag %16 : (tensor<5x3xcomplex<f32>>) -> tensor<5x3xf32>
    %34 = stablehlo.real %29 : (tensor<5x3xcomplex<f32>>) -> tensor<5x3xf32>
    %35 = stablehlo.imag %29 : (tensor<5x3xcomplex<f32>>) -> tensor<5x3xf32>
    return %30, %31, %32, %33, %34, %35 : tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>
  }
}
// -----
// loops_of_each
module @jit_loops_of_each attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x125DB83FA9278B3F605BF33D7E2A753F8AF189BF62CA30BFB3F7B13CF21A403E31AE553FB54AE23E044859BF6C3C783D40F8833DA5D6863FFB6984BEB403C6BF6224A53FA06576BEB49102400A0181BF7E28213FC06DE33EDE09603E9D23633A"> : tensor<4x6xf32>
    %in1 = stablehlo.constant dense<"0x01000000070000001B0000000600000003000000"> : tensor<5xi32>
    %expected0 = stablehlo.constant dense<"0x00000000100000006F0000000800000007000000"> : tensor<5xi32>
    %expected1 = stablehlo.constant dense<"0x84DC9E3FCE768B3F5882EF3EC7A3833F35E88A3F5A9F633F"> : tensor<6xf32>
    %expected2 = stablehlo.constant dense<"0xF48D903F7F9D833FDCB6FB3E23567C3F713B833FB347623F"> : tensor<6xf32>
    %expected3 = stablehlo.constant dense<"0xB5B13F402B8BA43FBF961240E6B81640"> : tensor<4xf32>
    %expected4 = stablehlo.constant dense<"0x000000001ED37D3FA804303F2FED443F36437DBF36437DBF000000001EF4B13CD99C523E6C4A5A3F6344553EE7627A3F00000000E0E0833DEA03E33EEA03E33ED475653F68BC28BF000000005A94E7BE3351643F5829203F97A9EB3EA87F003F"> : tensor<4x6xf32>
    %expected5 = stablehlo.constant dense<"0xCDCC8C3F3D90D64106876E44DA6B9741C1CA8D40"> : tensor<5xf32>
    %expected6 = stablehlo.constant dense<"0x125D3840A9270B40605B733E7E2AF53F8AF109C062CAB0BFB3F7313DF21AC03E31AED53FB54A623F0448D9BF6C3CF83DE0E0833DD07E5E3F5EF182BE6DED7FBF6DFC753FB20674BE3351643FB37E58BFFCB8163FEC05DC3E64415E3E9B23633A"> : tensor<4x6xf32>
    %got:7 = call @model(%in0, %in1) : (tensor<4x6xf32>, tensor<5xi32>) -> (tensor<5xi32>, tensor<6xf32>, tensor<6xf32>, tensor<4xf32>, tensor<4x6xf32>, tensor<5xf32>, tensor<4x6xf32>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<6xf32>, tensor<6xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<6xf32>, tensor<6xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#5, %expected5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#6, %expected6) {has_side_effect = true} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x6xf32>, %arg1: tensor<5xi32>) -> (tensor<5xi32> {jax.result_info = "result[0]"}, tensor<6xf32> {jax.result_info = "result[1]"}, tensor<6xf32> {jax.result_info = "result[2]"}, tensor<4xf32> {jax.result_info = "result[3][0]"}, tensor<4x6xf32> {jax.result_info = "result[3][1]"}, tensor<5xf32> {jax.result_info = "result[4]"}, tensor<4x6xf32> {jax.result_info = "result[5]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %1:2 = stablehlo.while(%iterArg = %arg1, %iterArg_18 = %0) : tensor<5xi32>, tensor<5xi32>
    cond {
      %c_19 = stablehlo.constant dense<1> : tensor<i32>
      %52 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<5xi32>
      %53 = stablehlo.compare NE, %iterArg, %52, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %c_20 = stablehlo.constant dense<200> : tensor<i32>
      %54 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<5xi32>
      %55 = stablehlo.compare LT, %iterArg_18, %54, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %c_21 = stablehlo.constant dense<false> : tensor<i1>
      %56 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i1>) -> tensor<5xi1>
      %57 = stablehlo.compare NE, %55, %56, UNSIGNED : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %58 = stablehlo.convert %57 : tensor<5xi1>
      %59 = stablehlo.and %53, %58 : tensor<5xi1>
      %c_22 = stablehlo.constant dense<false> : tensor<i1>
      %60 = stablehlo.reduce(%59 init: %c_22) applies stablehlo.or across dimensions = [0] : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %60 : tensor<i1>
    } do {
      %c_19 = stablehlo.constant dense<2> : tensor<i32>
      %52 = func.call @remainder(%iterArg, %c_19) : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
      %c_20 = stablehlo.constant dense<0> : tensor<i32>
      %53 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<5xi32>
      %54 = stablehlo.compare EQ, %52, %53, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %c_21 = stablehlo.constant dense<2> : tensor<i32>
      %55 = func.call @floor_divide(%iterArg, %c_21) : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
      %c_22 = stablehlo.constant dense<3> : tensor<i32>
      %56 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<5xi32>
      %57 = stablehlo.multiply %56, %iterArg : tensor<5xi32>
      %c_23 = stablehlo.constant dense<1> : tensor<i32>
      %58 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<5xi32>
      %59 = stablehlo.add %57, %58 : tensor<5xi32>
      %60 = func.call @_where_0(%54, %55, %59) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %c_24 = stablehlo.constant dense<1> : tensor<i32>
      %61 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<5xi32>
      %62 = stablehlo.add %iterArg_18, %61 : tensor<5xi32>
      %c_25 = stablehlo.constant dense<1> : tensor<i32>
      %63 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<5xi32>
      %64 = stablehlo.compare NE, %iterArg, %63, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %c_26 = stablehlo.constant dense<200> : tensor<i32>
      %65 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<5xi32>
      %66 = stablehlo.compare LT, %iterArg_18, %65, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %c_27 = stablehlo.constant dense<false> : tensor<i1>
      %67 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i1>) -> tensor<5xi1>
      %68 = stablehlo.compare NE, %66, %67, UNSIGNED : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %69 = stablehlo.convert %68 : tensor<5xi1>
      %70 = stablehlo.and %64, %69 : tensor<5xi1>
      %71 = stablehlo.broadcast_in_dim %70, dims = [0] : (tensor<5xi1>) -> tensor<5xi1>
      %72 = stablehlo.select %71, %60, %iterArg : tensor<5xi1>, tensor<5xi32>
      %73 = stablehlo.broadcast_in_dim %70, dims = [0] : (tensor<5xi1>) -> tensor<5xi1>
      %74 = stablehlo.select %73, %62, %iterArg_18 : tensor<5xi1>, tensor<5xi32>
      stablehlo.return %72, %74 : tensor<5xi32>, tensor<5xi32>
    }
    %2 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<4x6xf32>) -> tensor<1x6xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x6xf32>) -> tensor<6xf32>
    %4 = stablehlo.abs %3 : tensor<6xf32>
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %6 = stablehlo.add %4, %5 : tensor<6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.add %6, %7 : tensor<6xf32>
    %9:3 = stablehlo.while(%iterArg = %6, %iterArg_18 = %6, %iterArg_19 = %8) : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
    cond {
      %52 = stablehlo.multiply %iterArg_19, %iterArg_19 : tensor<6xf32>
      %53 = stablehlo.subtract %52, %iterArg : tensor<6xf32>
      %54 = stablehlo.abs %53 : tensor<6xf32>
      %cst_20 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %55 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %56 = stablehlo.multiply %55, %iterArg : tensor<6xf32>
      %57 = stablehlo.compare GT, %54, %56, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
      %c_21 = stablehlo.constant dense<false> : tensor<i1>
      %58 = stablehlo.reduce(%57 init: %c_21) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %58 : tensor<i1>
    } do {
      %52 = stablehlo.divide %iterArg_18, %iterArg_19 : tensor<6xf32>
      %53 = stablehlo.add %iterArg_19, %52 : tensor<6xf32>
      %cst_20 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %54 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %55 = stablehlo.multiply %54, %53 : tensor<6xf32>
      %56 = stablehlo.multiply %iterArg_19, %iterArg_19 : tensor<6xf32>
      %57 = stablehlo.subtract %56, %iterArg : tensor<6xf32>
      %58 = stablehlo.abs %57 : tensor<6xf32>
      %cst_21 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %59 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %60 = stablehlo.multiply %59, %iterArg : tensor<6xf32>
      %61 = stablehlo.compare GT, %58, %60, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
      %62 = stablehlo.broadcast_in_dim %61, dims = [0] : (tensor<6xi1>) -> tensor<6xi1>
      %63 = stablehlo.select %62, %55, %iterArg_19 : tensor<6xi1>, tensor<6xf32>
      stablehlo.return %iterArg, %iterArg_18, %63 : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
    }
    %10 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<4x6xf32>) -> tensor<1x6xf32>
    %11 = stablehlo.reshape %10 : (tensor<1x6xf32>) -> tensor<6xf32>
    %12 = stablehlo.abs %11 : tensor<6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_2 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %15:4 = stablehlo.while(%iterArg = %12, %iterArg_18 = %c_3, %iterArg_19 = %13, %iterArg_20 = %14) : tensor<6xf32>, tensor<i32>, tensor<6xf32>, tensor<6xf32>
    cond {
      %c_21 = stablehlo.constant dense<30> : tensor<i32>
      %52 = stablehlo.compare LT, %iterArg_18, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %52 : tensor<i1>
    } do {
      %52:2 = func.call @closed_call(%iterArg, %iterArg_19, %iterArg_20) : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>)
      %c_21 = stablehlo.constant dense<1> : tensor<i32>
      %53 = stablehlo.add %iterArg_18, %c_21 : tensor<i32>
      stablehlo.return %iterArg, %53, %52#0, %52#1 : tensor<6xf32>, tensor<i32>, tensor<6xf32>, tensor<6xf32>
    }
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %17 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %19:4 = stablehlo.while(%iterArg = %17, %iterArg_18 = %c_6, %iterArg_19 = %16, %iterArg_20 = %18) : tensor<6x4xf32>, tensor<i32>, tensor<4xf32>, tensor<6x4xf32>
    cond {
      %c_21 = stablehlo.constant dense<6> : tensor<i32>
      %52 = stablehlo.compare LT, %iterArg_18, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %52 : tensor<i1>
    } do {
      %52 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_18) : (tensor<6x4xf32>, tensor<i32>) -> tensor<4xf32>
      %53:2 = func.call @closed_call_1(%iterArg_19, %52) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
      %54 = func.call @dynamic_update_index_in_dim(%iterArg_20, %53#1, %iterArg_18) : (tensor<6x4xf32>, tensor<4xf32>, tensor<i32>) -> tensor<6x4xf32>
      %c_21 = stablehlo.constant dense<1> : tensor<i32>
      %55 = stablehlo.add %iterArg_18, %c_21 : tensor<i32>
      stablehlo.return %iterArg, %55, %53#0, %54 : tensor<6x4xf32>, tensor<i32>, tensor<4xf32>, tensor<6x4xf32>
    }
    %20 = stablehlo.transpose %19#3, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %23:3 = stablehlo.while(%iterArg = %21, %iterArg_18 = %arg1, %iterArg_19 = %22) : tensor<5xi32>, tensor<5xi32>, tensor<5xf32>
    cond {
      %52 = stablehlo.compare LT, %iterArg, %iterArg_18, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %c_20 = stablehlo.constant dense<false> : tensor<i1>
      %53 = stablehlo.reduce(%52 init: %c_20) applies stablehlo.or across dimensions = [0] : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %53 : tensor<i1>
    } do {
      %c_20 = stablehlo.constant dense<1> : tensor<i32>
      %52 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<5xi32>
      %53 = stablehlo.add %iterArg, %52 : tensor<5xi32>
      %cst_21 = stablehlo.constant dense<1.100000e+00> : tensor<f32>
      %54 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %55 = stablehlo.multiply %iterArg_19, %54 : tensor<5xf32>
      %56 = stablehlo.convert %iterArg : (tensor<5xi32>) -> tensor<5xf32>
      %57 = stablehlo.add %55, %56 : tensor<5xf32>
      %58 = stablehlo.compare LT, %iterArg, %iterArg_18, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %59 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<5xi1>) -> tensor<5xi1>
      %60 = stablehlo.select %59, %53, %iterArg : tensor<5xi1>, tensor<5xi32>
      %61 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<5xi1>) -> tensor<5xi1>
      %62 = stablehlo.select %61, %iterArg_18, %iterArg_18 : tensor<5xi1>, tensor<5xi32>
      %63 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<5xi1>) -> tensor<5xi1>
      %64 = stablehlo.select %63, %57, %iterArg_19 : tensor<5xi1>, tensor<5xf32>
      stablehlo.return %60, %62, %64 : tensor<5xi32>, tensor<5xi32>, tensor<5xf32>
    }
    %24 = stablehlo.slice %arg1 [0:4] : (tensor<5xi32>) -> tensor<4xi32>
    %c_9 = stablehlo.constant dense<3> : tensor<i32>
    %25 = call @remainder_3(%24, %c_9) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %c_11 = stablehlo.constant dense<2> : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %27 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %28 = stablehlo.clamp %26, %25, %27 : tensor<4xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %30 = stablehlo.compare EQ, %28, %29, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<4xi1>) -> tensor<4x6xi1>
    %32 = stablehlo.select %31, %arg0, %arg0 : tensor<4x6xi1>, tensor<4x6xf32>
    %33 = stablehlo.sine %32 : tensor<4x6xf32>
    %c_13 = stablehlo.constant dense<1> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %35 = stablehlo.compare EQ, %28, %34, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<4xi1>) -> tensor<4x6xi1>
    %37 = stablehlo.select %36, %arg0, %arg0 : tensor<4x6xi1>, tensor<4x6xf32>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %39 = stablehlo.multiply %37, %38 : tensor<4x6xf32>
    %c_15 = stablehlo.constant dense<2> : tensor<i32>
    %40 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %41 = stablehlo.compare EQ, %28, %40, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0] : (tensor<4xi1>) -> tensor<4x6xi1>
    %43 = stablehlo.select %42, %arg0, %arg0 : tensor<4x6xi1>, tensor<4x6xf32>
    %44 = stablehlo.exponential %43 : tensor<4x6xf32>
    %45 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<4xi32>) -> tensor<4x6xi32>
    %c_16 = stablehlo.constant dense<1> : tensor<i32>
    %46 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<4x6xi32>
    %47 = stablehlo.compare LT, %45, %46, SIGNED : (tensor<4x6xi32>, tensor<4x6xi32>) -> tensor<4x6xi1>
    %c_17 = stablehlo.constant dense<2> : tensor<i32>
    %48 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<4x6xi32>
    %49 = stablehlo.compare LT, %45, %48, SIGNED : (tensor<4x6xi32>, tensor<4x6xi32>) -> tensor<4x6xi1>
    %50 = stablehlo.select %49, %39, %44 : tensor<4x6xi1>, tensor<4x6xf32>
    %51 = stablehlo.select %47, %33, %50 : tensor<4x6xi1>, tensor<4x6xf32>
    return %1#1, %9#2, %15#2, %19#2, %20, %23#2, %51 : tensor<5xi32>, tensor<6xf32>, tensor<6xf32>, tensor<4xf32>, tensor<4x6xf32>, tensor<5xf32>, tensor<4x6xf32>
  }
  func.func private @remainder(%arg0: tensor<5xi32>, %arg1: tensor<i32>) -> tensor<5xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<5xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %12 = stablehlo.and %11, %6 : tensor<5xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %14 = stablehlo.add %4, %13 : tensor<5xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<5xi1>, tensor<5xi32>
    return %15 : tensor<5xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @floor_divide(%arg0: tensor<5xi32>, %arg1: tensor<i32>) -> tensor<5xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %2 = stablehlo.divide %arg0, %1 : tensor<5xi32>
    %3 = stablehlo.sign %arg0 : tensor<5xi32>
    %4 = stablehlo.sign %0 : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %8 = stablehlo.remainder %arg0, %7 : tensor<5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %11 = stablehlo.and %6, %10 : tensor<5xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %13 = stablehlo.subtract %2, %12 : tensor<5xi32>
    %14 = call @_where_0(%11, %13, %2) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    return %14 : tensor<5xi32>
  }
  func.func private @_where_0(%arg0: tensor<5xi1>, %arg1: tensor<5xi32>, %arg2: tensor<5xi32>) -> tensor<5xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5xi1>, tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @closed_call(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>) {
    %0 = stablehlo.add %arg1, %arg2 : tensor<6xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.divide %0, %1 : tensor<6xf32>
    %3 = stablehlo.multiply %2, %2 : tensor<6xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<6xf32>
    %5 = stablehlo.convert %4 : tensor<6xf32>
    %6 = stablehlo.compare LT, %5, %arg0, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %7 = stablehlo.convert %6 : (tensor<6xi1>) -> tensor<6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %9 = stablehlo.compare EQ, %7, %8, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %10 = stablehlo.select %9, %arg1, %arg1 : tensor<6xi1>, tensor<6xf32>
    %11 = stablehlo.select %9, %arg2, %arg2 : tensor<6xi1>, tensor<6xf32>
    %12 = stablehlo.add %10, %11 : tensor<6xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %14 = stablehlo.divide %12, %13 : tensor<6xf32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %16 = stablehlo.compare EQ, %7, %15, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %17 = stablehlo.select %16, %arg1, %arg1 : tensor<6xi1>, tensor<6xf32>
    %18 = stablehlo.select %16, %arg2, %arg2 : tensor<6xi1>, tensor<6xf32>
    %19 = stablehlo.add %17, %18 : tensor<6xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %21 = stablehlo.divide %19, %20 : tensor<6xf32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %23 = stablehlo.compare LT, %7, %22, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %24 = stablehlo.select %23, %10, %21 : tensor<6xi1>, tensor<6xf32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %26 = stablehlo.compare LT, %7, %25, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %27 = stablehlo.select %26, %14, %18 : tensor<6xi1>, tensor<6xf32>
    return %24, %27 : tensor<6xf32>, tensor<6xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6x4xf32>, %arg1: tensor<i32>) -> tensor<4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 4] : (tensor<6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4xf32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func private @closed_call_1(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.compare GT, %arg1, %0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_0 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.multiply %arg0, %2 : tensor<4xf32>
    %4 = stablehlo.convert %3 : tensor<4xf32>
    %5 = stablehlo.add %4, %arg1 : tensor<4xf32>
    %6 = call @_where_2(%1, %5, %arg0) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %8 = stablehlo.compare GT, %arg1, %7, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %9 = stablehlo.convert %8 : (tensor<4xi1>) -> tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %11 = stablehlo.compare EQ, %9, %10, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %12 = stablehlo.select %11, %arg0, %arg0 : tensor<4xi1>, tensor<4xf32>
    %13 = stablehlo.cosine %12 : tensor<4xf32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %15 = stablehlo.compare EQ, %9, %14, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %16 = stablehlo.select %15, %arg0, %arg0 : tensor<4xi1>, tensor<4xf32>
    %17 = stablehlo.sine %16 : tensor<4xf32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %19 = stablehlo.compare LT, %9, %18, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %20 = stablehlo.select %19, %13, %17 : tensor<4xi1>, tensor<4xf32>
    return %6, %20 : tensor<4xf32>, tensor<4xf32>
  }
  func.func private @_where_2(%arg0: tensor<4xi1>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.convert %arg2 : tensor<4xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<4xi1>, tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<i32>) -> tensor<6x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<6x4xf32>
    return %1 : tensor<6x4xf32>
  }
  func.func private @remainder_3(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_4(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %12 = stablehlo.and %11, %6 : tensor<4xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %14 = stablehlo.add %4, %13 : tensor<4xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<4xi1>, tensor<4xi32>
    return %15 : tensor<4xi32>
  }
  func.func private @_where_4(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
// -----
// rank_7
module @jit_rank_7 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xA4B155BF3DAA12BFB04623BE98BD94BEF4CE293E81A7863F63E8D6BFF533A83E3CC9ACBFF2A17D3DA99581BEF43496BD2DA24BBF01D3A03E11E9D63ED049BABF4740A5BFD1A3643F176F90BF6E71C73E83D0543EA3D319BFFAE1FA3D9EFCB83E05B82B3EB25BD1BF7039553C3D9C2BBF2F3C003E7D96763F5BF8AFBE031ACFBFDF8B073F306ACDBEE0FB8EBDB79001BC3D61CEBF82317A3E208B344041C03A3ED372713E8493A93FFC28443DA09417C0489DB73EF16F443FB34F79BE09B9AB3F7E73FC3EB4C6BA3EA5BA7B3F6AC0653F1D84993E9F1E763E29219BBC41048C3FBCD77C3E3781893E18B38ABF2CF4B0BFF947773F532199BF3728B4BFA5FB91BFE8B2BABE8A2E0F3F4D7D0F3F5A452A3F91FC283F14F0293CE1F8293F45B4B53F"> : tensor<2x1x3x2x2x1x3xf32>
    %expected0 = stablehlo.constant dense<"0xC696C8BF51D22CC040427CBD56F107BF3E3ABABF2A52B7BFF3636D3FA86E87BE3038EDBFA8C8EFBD9812D63EAE35F5BE33FBB93FA620FBBFDFABEB3FB432A93F8EA5D1BF9C5FF13FE619DF3F0BC7EE3F1005B83F7BA30CC0342272BF4B020640"> : tensor<2x1x2x3x2xf32>
    %expected1 = stablehlo.constant dense<"0x489DB73EA09417C0FC28443D09B9AB3FB34F79BEF16F443F208B344082317A3E3D61CEBF8493A93FD372713E41C03A3EBCD77C3E41048C3F29219BBC2CF4B0BF18B38ABF3781893EA5BA7B3FB4C6BA3E7E73FC3E9F1E763E1D84993E6AC0653F91FC283F5A452A3F4D7D0F3F45B4B53FE1F8293F14F0293C3728B4BF532199BFF947773F8A2E0F3FE8B2BABEA5FB91BF3CC9ACBFF533A83E63E8D6BFF43496BDA99581BEF2A17D3DB04623BE3DAA12BFA4B155BF81A7863FF4CE293E98BD94BE83D0543E6E71C73E176F90BF9EFCB83EFAE1FA3DA3D319BF11E9D63E01D3A03E2DA24BBFD1A3643F4740A5BFD049BABFDF8B073F031ACFBF5BF8AFBEB79001BCE0FB8EBD306ACDBE7039553CB25BD1BF05B82B3E7D96763F2F3C003E3D9C2BBF"> : tensor<2x1x3x2x2x1x3xf32>
    %expected2 = stablehlo.constant dense<"0xA4B155BF3DAA12BFB04623BE380890BF006DD0BE567D643F63E8D6BFF533A83E3CC9ACBF53FBCEBF30799A3D8B2CB6BF2DA24BBF01D3A03E11E9D63E730D10C00E177ABF2D0CA83F176F90BF6E71C73E83D0543EE858DDBFF614033F70B2113F05B82B3EB25BD1BF7039553C3CAE00BF2C54C1BF63EB793F5BF8AFBE031ACFBFDF8B073F46B13EBFC109D8BF9C85053F3D61CEBF82317A3E208B34403509B7BF2AD2F53E71AA8440FC28443DA09417C0489DB73E81B2503F9B2927C05BA0D93F7E73FC3EB4C6BA3EA5BA7B3F14FDB13F68252A3F26A19C3F29219BBC41048C3FBCD77C3E499E7F3E8094283C345991BFF947773F532199BF3728B4BF44BD32BE0DCEC7BFE42159BF4D7D0F3F5A452A3F91FC283F0D25123F1E1FAA3F47190540"> : tensor<2x1x3x2x2x1x3xf32>
    %expected3 = stablehlo.constant dense<"0x05B82B3E6E71C73E81A7863FF947773F41048C3F208B3440"> : tensor<2x1x3xf32>
    %expected4 = stablehlo.constant dense<"0x3DAA12BFF4CE293EF533A83EA99581BE01D3A03E4740A5BF6E71C73EFAE1FA3DB25BD1BF2F3C003E031ACFBFE0FB8EBD82317A3ED372713EA09417C0B34F79BEB4C6BA3E1D84993E41048C3F18B38ABF532199BFE8B2BABE5A452A3FE1F8293F"> : tensor<2x3x1x2x2x1xf32>
    %expected5 = stablehlo.constant dense<"0x8E387A417846A93EFCBAABC07846A93E31CA94414FBD4440FCBAABC04FBD44402097C541"> : tensor<3x3xf32>
    %expected6 = stablehlo.constant dense<"0x05B82B3EB25BD1BF7039553C3D9C2BBF2F3C003E7D96763F5BF8AFBE031ACFBFDF8B073F306ACDBEE0FB8EBDB79001BCA4B155BF3DAA12BFB04623BE98BD94BEF4CE293E81A7863F63E8D6BFF533A83E3CC9ACBFF2A17D3DA99581BEF43496BD2DA24BBF01D3A03E11E9D63ED049BABF4740A5BFD1A3643F176F90BF6E71C73E83D0543EA3D319BFFAE1FA3D9EFCB83EF947773F532199BF3728B4BFA5FB91BFE8B2BABE8A2E0F3F4D7D0F3F5A452A3F91FC283F14F0293CE1F8293F45B4B53F3D61CEBF82317A3E208B344041C03A3ED372713E8493A93FFC28443DA09417C0489DB73EF16F443FB34F79BE09B9AB3F7E73FC3EB4C6BA3EA5BA7B3F6AC0653F1D84993E9F1E763E29219BBC41048C3FBCD77C3E3781893E18B38ABF2CF4B0BF"> : tensor<2x1x3x2x2x1x3xf32>
    %expected7 = stablehlo.constant dense<"0x63E8D6BF3DAA12BF3CC9ACBF98BD94BEA99581BEF43496BDA4B155BFF533A83EB04623BEF2A17D3DF4CE293E81A7863F176F90BF01D3A03E83D0543ED049BABF4740A5BF9EFCB83E2DA24BBF6E71C73E11E9D63EA3D319BFFAE1FA3DD1A3643F5BF8AFBEB25BD1BF7039553C3D9C2BBFE0FB8EBDB79001BC05B82B3E031ACFBFDF8B073F306ACDBE2F3C003E7D96763F3D61CEBFA09417C0489DB73E41C03A3EB34F79BE8493A93FFC28443D82317A3E208B3440F16F443FD372713E09B9AB3F29219BBCB4C6BA3EBCD77C3E3781893E18B38ABF2CF4B0BF7E73FC3E41048C3FA5BA7B3F6AC0653F1D84993E9F1E763E4D7D0F3F532199BF3728B4BFA5FB91BFE8B2BABE8A2E0F3FF947773F5A452A3F91FC283F14F0293CE1F8293F45B4B53F"> : tensor<2x1x3x2x2x1x3xf32>
    %expected8 = stablehlo.constant dense<> : tensor<2x1x3x2x2x0x2xf32>
    %got:9 = call @model(%in0) : (tensor<2x1x3x2x2x1x3xf32>) -> (tensor<2x1x2x3x2xf32>, tensor<2x1x3x2x2x1x3xf32>, tensor<2x1x3x2x2x1x3xf32>, tensor<2x1x3xf32>, tensor<2x3x1x2x2x1xf32>, tensor<3x3xf32>, tensor<2x1x3x2x2x1x3xf32>, tensor<2x1x3x2x2x1x3xf32>, tensor<2x1x3x2x2x0x2xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<2x1x2x3x2xf32>, tensor<2x1x2x3x2xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<2x1x3x2x2x1x3xf32>, tensor<2x1x3x2x2x1x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<2x1x3x2x2x1x3xf32>, tensor<2x1x3x2x2x1x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<2x3x1x2x2x1xf32>, tensor<2x3x1x2x2x1xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#5, %expected5) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#6, %expected6) {has_side_effect = true} : (tensor<2x1x3x2x2x1x3xf32>, tensor<2x1x3x2x2x1x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#7, %expected7) {has_side_effect = true} : (tensor<2x1x3x2x2x1x3xf32>, tensor<2x1x3x2x2x1x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#8, %expected8) {has_side_effect = true} : (tensor<2x1x3x2x2x0x2xf32>, tensor<2x1x3x2x2x0x2xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x1x3x2x2x1x3xf32>) -> (tensor<2x1x2x3x2xf32> {jax.result_info = "result[0]"}, tensor<2x1x3x2x2x1x3xf32> {jax.result_info = "result[1]"}, tensor<2x1x3x2x2x1x3xf32> {jax.result_info = "result[2]"}, tensor<2x1x3xf32> {jax.result_info = "result[3]"}, tensor<2x3x1x2x2x1xf32> {jax.result_info = "result[4]"}, tensor<3x3xf32> {jax.result_info = "result[5]"}, tensor<2x1x3x2x2x1x3xf32> {jax.result_info = "result[6]"}, tensor<2x1x3x2x2x1x3xf32> {jax.result_info = "result[7]"}, tensor<2x1x3x2x2x0x2xf32> {jax.result_info = "result[8]"}) {
    %0 = stablehlo.transpose %arg0, dims = [6, 0, 5, 1, 4, 2, 3] : (tensor<2x1x3x2x2x1x3xf32>) -> tensor<3x2x1x1x2x3x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x2x1x1x2x3x2xf32>, tensor<f32>) -> tensor<2x1x2x3x2xf32>
    %2 = call @_flip(%arg0) : (tensor<2x1x3x2x2x1x3xf32>) -> tensor<2x1x3x2x2x1x3xf32>
    %3 = call @cumsum(%arg0) : (tensor<2x1x3x2x2x1x3xf32>) -> tensor<2x1x3x2x2x1x3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.maximum across dimensions = [1, 2, 3, 4] : (tensor<2x1x3x2x2x1x3xf32>, tensor<f32>) -> tensor<2x1x3xf32>
    %5 = stablehlo.slice %arg0 [0:2, 0:1, 0:3, 0:2, 0:2, 0:1, 1:2] : (tensor<2x1x3x2x2x1x3xf32>) -> tensor<2x1x3x2x2x1x1xf32>
    %6 = stablehlo.reshape %5 : (tensor<2x1x3x2x2x1x1xf32>) -> tensor<2x3x2x2x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 3, 4, 5] : (tensor<2x3x2x2x1xf32>) -> tensor<2x3x1x2x2x1xf32>
    %8 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [0, 1, 2, 3, 4, 5] x [0, 1, 2, 3, 4, 5], precision = [DEFAULT, DEFAULT] : (tensor<2x1x3x2x2x1x3xf32>, tensor<2x1x3x2x2x1x3xf32>) -> tensor<3x3xf32>
    %9 = call @_roll_static(%arg0) : (tensor<2x1x3x2x2x1x3xf32>) -> tensor<2x1x3x2x2x1x3xf32>
    %10 = call @sort(%arg0) : (tensor<2x1x3x2x2x1x3xf32>) -> tensor<2x1x3x2x2x1x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.reduce_window"(%arg0, %11) <{base_dilations = array<i64: 1, 1, 1, 1, 1, 1, 1>, padding = dense<0> : tensor<7x2xi64>, window_dilations = array<i64: 1, 1, 1, 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 1, 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 1, 1, 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %13 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %13 : tensor<f32>
    }) : (tensor<2x1x3x2x2x1x3xf32>, tensor<f32>) -> tensor<2x1x3x2x2x0x2xf32>
    return %1, %2, %3, %4, %7, %8, %9, %10, %12 : tensor<2x1x2x3x2xf32>, tensor<2x1x3x2x2x1x3xf32>, tensor<2x1x3x2x2x1x3xf32>, tensor<2x1x3xf32>, tensor<2x3x1x2x2x1xf32>, tensor<3x3xf32>, tensor<2x1x3x2x2x1x3xf32>, tensor<2x1x3x2x2x1x3xf32>, tensor<2x1x3x2x2x0x2xf32>
  }
  func.func private @_flip(%arg0: tensor<2x1x3x2x2x1x3xf32>) -> tensor<2x1x3x2x2x1x3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0, 3, 6] : tensor<2x1x3x2x2x1x3xf32>
    return %0 : tensor<2x1x3x2x2x1x3xf32>
  }
  func.func private @cumsum(%arg0: tensor<2x1x3x2x2x1x3xf32>) -> tensor<2x1x3x2x2x1x3xf32> {
    %0 = call @cumsum_0(%arg0) : (tensor<2x1x3x2x2x1x3xf32>) -> tensor<2x1x3x2x2x1x3xf32>
    return %0 : tensor<2x1x3x2x2x1x3xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<2x1x3x2x2x1x3xf32>) -> tensor<2x1x3x2x2x1x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0], [1, 0], [0, 0], [0, 0]]> : tensor<7x2xi64>, window_dilations = array<i64: 1, 1, 1, 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 1, 1, 2, 1, 1>, window_strides = array<i64: 1, 1, 1, 1, 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x1x3x2x2x1x3xf32>, tensor<f32>) -> tensor<2x1x3x2x2x1x3xf32>
    return %1 : tensor<2x1x3x2x2x1x3xf32>
  }
  func.func private @_roll_static(%arg0: tensor<2x1x3x2x2x1x3xf32>) -> tensor<2x1x3x2x2x1x3xf32> {
    %0 = stablehlo.slice %arg0 [0:2, 0:1, 2:3, 0:2, 0:2, 0:1, 0:3] : (tensor<2x1x3x2x2x1x3xf32>) -> tensor<2x1x1x2x2x1x3xf32>
    %1 = stablehlo.slice %arg0 [0:2, 0:1, 0:2, 0:2, 0:2, 0:1, 0:3] : (tensor<2x1x3x2x2x1x3xf32>) -> tensor<2x1x2x2x2x1x3xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 2 : (tensor<2x1x1x2x2x1x3xf32>, tensor<2x1x2x2x2x1x3xf32>) -> tensor<2x1x3x2x2x1x3xf32>
    %3 = stablehlo.slice %2 [0:2, 0:1, 0:3, 0:2, 0:2, 0:1, 0:3] : (tensor<2x1x3x2x2x1x3xf32>) -> tensor<2x1x3x2x2x1x3xf32>
    %4 = stablehlo.slice %2 [0:2, 0:1, 0:3, 0:2, 0:2, 0:0, 0:3] : (tensor<2x1x3x2x2x1x3xf32>) -> tensor<2x1x3x2x2x0x3xf32>
    %5 = stablehlo.concatenate %3, %4, dim = 5 : (tensor<2x1x3x2x2x1x3xf32>, tensor<2x1x3x2x2x0x3xf32>) -> tensor<2x1x3x2x2x1x3xf32>
    return %5 : tensor<2x1x3x2x2x1x3xf32>
  }
  func.func private @sort(%arg0: tensor<2x1x3x2x2x1x3xf32>) -> tensor<2x1x3x2x2x1x3xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 3 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<2x1x3x2x2x1x3xf32>) -> tensor<2x1x3x2x2x1x3xf32>
    return %0 : tensor<2x1x3x2x2x1x3xf32>
  }
}
// -----
// rotations
module @jit_rotations attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xBD21C73EAD7A0B4016549DBD9311FBBFD787313ED83D3E3F72C831BF359CB43F4D4EDBBFB7C2ACBF0B0BFEBC217EE93FAD80E4BEF3D210C011F8953F171973BF"> : tensor<4x4xf32>
    %in1 = stablehlo.constant dense<"0xC36C2BBE46CCFDBE71F515BFE6C53D3EEE6A573FC798E0BDC5D320BF216E9ABF7E31033F7DBCF03C79E6EFBE2BFAAF3F"> : tensor<4x3xf32>
    %expected0 = stablehlo.constant dense<"0x6811B1BD970B233E56C37BBF408C693ECFCE763FD94D0B3EA644783F6DA359BE3815F5BD484DA53ED1C8393F2B871B3F979B0EBF8D262A3F07EFFEBE8BE043BFFCF035BE696D1E3F78960C3FEB02163F918918BFE6D80E3F0B1E8C3E288E483F27441F3F2C4143BF50ED34BEC6C635BFE3180F3F4E3DDB3E1984DDBCF205163F9E514FBF432034BF842C16BF4150CDBE"> : tensor<4x3x3xf32>
    %expected1 = stablehlo.constant dense<"0xC55905C0E885A9BF3271F73FC8258FBE540B5F3F1CD485BF2833E6BF24E52BBF481A4B3F2EE80AC03CCD473F39A046C0"> : tensor<4x3xf32>
    %expected2 = stablehlo.constant dense<"0x0FFA023F608418BFADAE563C19981A3F40BA023F5CE6B7BE66BDADBF1FF98EBEE9ABE03E3BA29C3E15C3B1BF6B2098BE"> : tensor<4x3xf32>
    %expected3 = stablehlo.constant dense<"0x730DA7BD1C5377BE4A2292BE28836C3F09DDB73DA1B5D03E4D9A59BD0E3C683FA00993BE66300DBF9EE36F3EA84F3F3F1F1E5C3C6F5A5BBEB4E7203F67613F3F"> : tensor<4x4xf32>
    %expected4 = stablehlo.constant dense<"0x6E1A8E3D5B59E23E32B80F3E831962BF2B27E9BEEEAE62BE03352ABE669E583F"> : tensor<2x4xf32>
    %got:5 = call @model(%in0, %in1) : (tensor<4x4xf32>, tensor<4x3xf32>) -> (tensor<4x3x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x4xf32>, tensor<2x4xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<4x3x3xf32>, tensor<4x3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<2x4xf32>, tensor<2x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x4xf32>, %arg1: tensor<4x3xf32>) -> (tensor<4x3x3xf32> {jax.result_info = "result[0]"}, tensor<4x3xf32> {jax.result_info = "result[1]"}, tensor<4x3xf32> {jax.result_info = "result[2]"}, tensor<4x4xf32> {jax.result_info = "result[3]"}, tensor<2x4xf32> {jax.result_info = "result[4]"}) {
    %c = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi32>
    %cst = stablehlo.constant dense<[-1.000000e+00, -1.000000e+00, -1.000000e+00, 1.000000e+00]> : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<[3.000000e-01, 1.700000e+00]> : tensor<2xf32>
    %0 = stablehlo.dot_general %arg0, %arg0, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4xf32>
    %1 = stablehlo.sqrt %0 : tensor<4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x4xf32>
    %4 = stablehlo.divide %arg0, %3 : tensor<4x4xf32>
    %5 = stablehlo.slice %4 [0:4, 0:1] : (tensor<4x4xf32>) -> tensor<4x1xf32>
    %6 = stablehlo.reshape %5 : (tensor<4x1xf32>) -> tensor<4xf32>
    %7 = stablehlo.slice %4 [0:4, 1:2] : (tensor<4x4xf32>) -> tensor<4x1xf32>
    %8 = stablehlo.reshape %7 : (tensor<4x1xf32>) -> tensor<4xf32>
    %9 = stablehlo.slice %4 [0:4, 2:3] : (tensor<4x4xf32>) -> tensor<4x1xf32>
    %10 = stablehlo.reshape %9 : (tensor<4x1xf32>) -> tensor<4xf32>
    %11 = stablehlo.slice %4 [0:4, 3:4] : (tensor<4x4xf32>) -> tensor<4x1xf32>
    %12 = stablehlo.reshape %11 : (tensor<4x1xf32>) -> tensor<4xf32>
    %13 = stablehlo.multiply %6, %6 : tensor<4xf32>
    %14 = stablehlo.multiply %8, %8 : tensor<4xf32>
    %15 = stablehlo.multiply %10, %10 : tensor<4xf32>
    %16 = stablehlo.multiply %12, %12 : tensor<4xf32>
    %17 = stablehlo.multiply %6, %8 : tensor<4xf32>
    %18 = stablehlo.multiply %10, %12 : tensor<4xf32>
    %19 = stablehlo.multiply %6, %10 : tensor<4xf32>
    %20 = stablehlo.multiply %8, %12 : tensor<4xf32>
    %21 = stablehlo.multiply %8, %10 : tensor<4xf32>
    %22 = stablehlo.multiply %6, %12 : tensor<4xf32>
    %23 = stablehlo.subtract %13, %14 : tensor<4xf32>
    %24 = stablehlo.subtract %23, %15 : tensor<4xf32>
    %25 = stablehlo.add %24, %16 : tensor<4xf32>
    %26 = stablehlo.subtract %17, %18 : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %28 = stablehlo.multiply %27, %26 : tensor<4xf32>
    %29 = stablehlo.add %19, %20 : tensor<4xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %31 = stablehlo.multiply %30, %29 : tensor<4xf32>
    %32 = stablehlo.add %17, %18 : tensor<4xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %34 = stablehlo.multiply %33, %32 : tensor<4xf32>
    %35 = stablehlo.negate %13 : tensor<4xf32>
    %36 = stablehlo.add %35, %14 : tensor<4xf32>
    %37 = stablehlo.subtract %36, %15 : tensor<4xf32>
    %38 = stablehlo.add %37, %16 : tensor<4xf32>
    %39 = stablehlo.subtract %21, %22 : tensor<4xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %41 = stablehlo.multiply %40, %39 : tensor<4xf32>
    %42 = stablehlo.subtract %19, %20 : tensor<4xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %44 = stablehlo.multiply %43, %42 : tensor<4xf32>
    %45 = stablehlo.add %21, %22 : tensor<4xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %47 = stablehlo.multiply %46, %45 : tensor<4xf32>
    %48 = stablehlo.negate %13 : tensor<4xf32>
    %49 = stablehlo.subtract %48, %14 : tensor<4xf32>
    %50 = stablehlo.add %49, %15 : tensor<4xf32>
    %51 = stablehlo.add %50, %16 : tensor<4xf32>
    %52 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %53 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %54 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %55 = stablehlo.concatenate %52, %53, %54, dim = 1 : (tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x3xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 2] : (tensor<4x3xf32>) -> tensor<4x1x3xf32>
    %57 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %58 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %59 = stablehlo.broadcast_in_dim %41, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %60 = stablehlo.concatenate %57, %58, %59, dim = 1 : (tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x3xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 2] : (tensor<4x3xf32>) -> tensor<4x1x3xf32>
    %62 = stablehlo.broadcast_in_dim %44, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %63 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %64 = stablehlo.broadcast_in_dim %51, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %65 = stablehlo.concatenate %62, %63, %64, dim = 1 : (tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x3xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 2] : (tensor<4x3xf32>) -> tensor<4x1x3xf32>
    %67 = stablehlo.concatenate %56, %61, %66, dim = 1 : (tensor<4x1x3xf32>, tensor<4x1x3xf32>, tensor<4x1x3xf32>) -> tensor<4x3x3xf32>
    %c_7 = stablehlo.constant dense<true> : tensor<i1>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %c_9 = stablehlo.constant dense<2> : tensor<i32>
    %68 = call @_where(%c_7, %c_8, %c_9) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_10 = stablehlo.constant dense<true> : tensor<i1>
    %c_11 = stablehlo.constant dense<2> : tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %69 = call @_where(%c_10, %c_11, %c_12) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %70 = stablehlo.reverse %c, dims = [0] : tensor<3xi32>
    %c_13 = stablehlo.constant dense<true> : tensor<i1>
    %71 = call @_where_0(%c_13, %c, %70) : (tensor<i1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %72 = stablehlo.slice %71 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
    %73 = stablehlo.reshape %72 : (tensor<1xi32>) -> tensor<i32>
    %74 = stablehlo.slice %71 [1:2] : (tensor<3xi32>) -> tensor<1xi32>
    %75 = stablehlo.reshape %74 : (tensor<1xi32>) -> tensor<i32>
    %76 = stablehlo.slice %71 [2:3] : (tensor<3xi32>) -> tensor<1xi32>
    %77 = stablehlo.reshape %76 : (tensor<1xi32>) -> tensor<i32>
    %78 = stablehlo.compare EQ, %73, %77, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_14 = stablehlo.constant dense<3> : tensor<i32>
    %79 = stablehlo.subtract %c_14, %73 : tensor<i32>
    %80 = stablehlo.subtract %79, %75 : tensor<i32>
    %81 = call @_where_1(%78, %80, %77) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %82 = stablehlo.subtract %73, %75 : tensor<i32>
    %83 = stablehlo.subtract %75, %81 : tensor<i32>
    %84 = stablehlo.multiply %82, %83 : tensor<i32>
    %85 = stablehlo.subtract %81, %73 : tensor<i32>
    %86 = stablehlo.multiply %84, %85 : tensor<i32>
    %c_15 = stablehlo.constant dense<2> : tensor<i32>
    %87 = call @floor_divide(%86, %c_15) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %88 = stablehlo.convert %87 : (tensor<i32>) -> tensor<f32>
    %89 = stablehlo.slice %4 [0:4, 3:4] : (tensor<4x4xf32>) -> tensor<4x1xf32>
    %90 = stablehlo.reshape %89 : (tensor<4x1xf32>) -> tensor<4xf32>
    %91 = stablehlo.slice %4 [0:4, 3:4] : (tensor<4x4xf32>) -> tensor<4x1xf32>
    %92 = stablehlo.reshape %91 : (tensor<4x1xf32>) -> tensor<4xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %93 = stablehlo.compare LT, %75, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_17 = stablehlo.constant dense<4> : tensor<i32>
    %94 = stablehlo.add %75, %c_17 : tensor<i32>
    %95 = stablehlo.select %93, %94, %75 : tensor<i1>, tensor<i32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %97 = "stablehlo.gather"(%4, %96) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 4, 1>}> : (tensor<4x4xf32>, tensor<1xi32>) -> tensor<4x1xf32>
    %98 = stablehlo.reshape %97 : (tensor<4x1xf32>) -> tensor<4xf32>
    %99 = stablehlo.subtract %92, %98 : tensor<4xf32>
    %100 = call @_where_3(%78, %90, %99) : (tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %101 = stablehlo.compare LT, %73, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_19 = stablehlo.constant dense<4> : tensor<i32>
    %102 = stablehlo.add %73, %c_19 : tensor<i32>
    %103 = stablehlo.select %101, %102, %73 : tensor<i1>, tensor<i32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %105 = "stablehlo.gather"(%4, %104) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 4, 1>}> : (tensor<4x4xf32>, tensor<1xi32>) -> tensor<4x1xf32>
    %106 = stablehlo.reshape %105 : (tensor<4x1xf32>) -> tensor<4xf32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %107 = stablehlo.compare LT, %73, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_21 = stablehlo.constant dense<4> : tensor<i32>
    %108 = stablehlo.add %73, %c_21 : tensor<i32>
    %109 = stablehlo.select %107, %108, %73 : tensor<i1>, tensor<i32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %111 = "stablehlo.gather"(%4, %110) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 4, 1>}> : (tensor<4x4xf32>, tensor<1xi32>) -> tensor<4x1xf32>
    %112 = stablehlo.reshape %111 : (tensor<4x1xf32>) -> tensor<4xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %113 = stablehlo.compare LT, %81, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_23 = stablehlo.constant dense<4> : tensor<i32>
    %114 = stablehlo.add %81, %c_23 : tensor<i32>
    %115 = stablehlo.select %113, %114, %81 : tensor<i1>, tensor<i32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %117 = "stablehlo.gather"(%4, %116) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 4, 1>}> : (tensor<4x4xf32>, tensor<1xi32>) -> tensor<4x1xf32>
    %118 = stablehlo.reshape %117 : (tensor<4x1xf32>) -> tensor<4xf32>
    %119 = stablehlo.broadcast_in_dim %88, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %120 = stablehlo.multiply %118, %119 : tensor<4xf32>
    %121 = stablehlo.add %112, %120 : tensor<4xf32>
    %122 = call @_where_3(%78, %106, %121) : (tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %123 = stablehlo.compare LT, %75, %c_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_25 = stablehlo.constant dense<4> : tensor<i32>
    %124 = stablehlo.add %75, %c_25 : tensor<i32>
    %125 = stablehlo.select %123, %124, %75 : tensor<i1>, tensor<i32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %127 = "stablehlo.gather"(%4, %126) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 4, 1>}> : (tensor<4x4xf32>, tensor<1xi32>) -> tensor<4x1xf32>
    %128 = stablehlo.reshape %127 : (tensor<4x1xf32>) -> tensor<4xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %129 = stablehlo.compare LT, %75, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_27 = stablehlo.constant dense<4> : tensor<i32>
    %130 = stablehlo.add %75, %c_27 : tensor<i32>
    %131 = stablehlo.select %129, %130, %75 : tensor<i1>, tensor<i32>
    %132 = stablehlo.broadcast_in_dim %131, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %133 = "stablehlo.gather"(%4, %132) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 4, 1>}> : (tensor<4x4xf32>, tensor<1xi32>) -> tensor<4x1xf32>
    %134 = stablehlo.reshape %133 : (tensor<4x1xf32>) -> tensor<4xf32>
    %135 = stablehlo.slice %4 [0:4, 3:4] : (tensor<4x4xf32>) -> tensor<4x1xf32>
    %136 = stablehlo.reshape %135 : (tensor<4x1xf32>) -> tensor<4xf32>
    %137 = stablehlo.add %134, %136 : tensor<4xf32>
    %138 = call @_where_3(%78, %128, %137) : (tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %139 = stablehlo.compare LT, %81, %c_28, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_29 = stablehlo.constant dense<4> : tensor<i32>
    %140 = stablehlo.add %81, %c_29 : tensor<i32>
    %141 = stablehlo.select %139, %140, %81 : tensor<i1>, tensor<i32>
    %142 = stablehlo.broadcast_in_dim %141, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %143 = "stablehlo.gather"(%4, %142) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 4, 1>}> : (tensor<4x4xf32>, tensor<1xi32>) -> tensor<4x1xf32>
    %144 = stablehlo.reshape %143 : (tensor<4x1xf32>) -> tensor<4xf32>
    %145 = stablehlo.broadcast_in_dim %88, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %146 = stablehlo.multiply %144, %145 : tensor<4xf32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %147 = stablehlo.compare LT, %81, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_31 = stablehlo.constant dense<4> : tensor<i32>
    %148 = stablehlo.add %81, %c_31 : tensor<i32>
    %149 = stablehlo.select %147, %148, %81 : tensor<i1>, tensor<i32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %151 = "stablehlo.gather"(%4, %150) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 4, 1>}> : (tensor<4x4xf32>, tensor<1xi32>) -> tensor<4x1xf32>
    %152 = stablehlo.reshape %151 : (tensor<4x1xf32>) -> tensor<4xf32>
    %153 = stablehlo.broadcast_in_dim %88, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %154 = stablehlo.multiply %152, %153 : tensor<4xf32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %155 = stablehlo.compare LT, %73, %c_32, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_33 = stablehlo.constant dense<4> : tensor<i32>
    %156 = stablehlo.add %73, %c_33 : tensor<i32>
    %157 = stablehlo.select %155, %156, %73 : tensor<i1>, tensor<i32>
    %158 = stablehlo.broadcast_in_dim %157, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %159 = "stablehlo.gather"(%4, %158) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 4, 1>}> : (tensor<4x4xf32>, tensor<1xi32>) -> tensor<4x1xf32>
    %160 = stablehlo.reshape %159 : (tensor<4x1xf32>) -> tensor<4xf32>
    %161 = stablehlo.subtract %154, %160 : tensor<4xf32>
    %162 = call @_where_3(%78, %146, %161) : (tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %164 = call @hypot(%138, %162) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %165 = call @hypot(%100, %122) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %166 = stablehlo.atan2 %164, %165 : tensor<4xf32>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %168 = stablehlo.multiply %167, %166 : tensor<4xf32>
    %c_36 = stablehlo.constant dense<1> : tensor<i32>
    %169 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %170 = stablehlo.broadcast_in_dim %163, dims = [1] : (tensor<3xf32>) -> tensor<4x3xf32>
    %171 = "stablehlo.scatter"(%170, %169, %168) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<4x3xf32>, tensor<1xi32>, tensor<4xf32>) -> tensor<4x3xf32>
    %172 = stablehlo.slice %171 [0:4, 1:2] : (tensor<4x3xf32>) -> tensor<4x1xf32>
    %173 = stablehlo.reshape %172 : (tensor<4x1xf32>) -> tensor<4xf32>
    %cst_37 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %175 = stablehlo.subtract %173, %174 : tensor<4xf32>
    %176 = stablehlo.abs %175 : tensor<4xf32>
    %cst_38 = stablehlo.constant dense<1.000000e-07> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %178 = stablehlo.compare LE, %176, %177, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %c_39 = stablehlo.constant dense<2> : tensor<i32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %179 = call @_where_6(%178, %c_39, %c_40) : (tensor<4xi1>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
    %180 = stablehlo.slice %171 [0:4, 1:2] : (tensor<4x3xf32>) -> tensor<4x1xf32>
    %181 = stablehlo.reshape %180 : (tensor<4x1xf32>) -> tensor<4xf32>
    %182 = stablehlo.abs %181 : tensor<4xf32>
    %cst_41 = stablehlo.constant dense<1.000000e-07> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %184 = stablehlo.compare LE, %182, %183, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %c_42 = stablehlo.constant dense<1> : tensor<i32>
    %185 = call @_where_7(%184, %c_42, %179) : (tensor<4xi1>, tensor<i32>, tensor<4xi32>) -> tensor<4xi32>
    %186 = stablehlo.atan2 %122, %100 : tensor<4xf32>
    %187 = stablehlo.atan2 %162, %138 : tensor<4xf32>
    %c_43 = stablehlo.constant dense<1> : tensor<i32>
    %188 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %189 = stablehlo.compare EQ, %185, %188, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %cst_44 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %191 = stablehlo.multiply %190, %186 : tensor<4xf32>
    %cst_45 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %193 = stablehlo.multiply %192, %187 : tensor<4xf32>
    %c_46 = stablehlo.constant dense<true> : tensor<i1>
    %c_47 = stablehlo.constant dense<-1> : tensor<i32>
    %c_48 = stablehlo.constant dense<1> : tensor<i32>
    %194 = call @_where(%c_46, %c_47, %c_48) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %195 = stablehlo.convert %194 : (tensor<i32>) -> tensor<f32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %197 = stablehlo.multiply %193, %196 : tensor<4xf32>
    %198 = call @_where_8(%189, %191, %197) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %199 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %200 = "stablehlo.scatter"(%171, %199, %198) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<4x3xf32>, tensor<1xi32>, tensor<4xf32>) -> tensor<4x3xf32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %201 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %202 = stablehlo.compare EQ, %185, %201, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %203 = stablehlo.subtract %186, %187 : tensor<4xf32>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %204 = stablehlo.compare LT, %68, %c_51, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %205 = stablehlo.convert %68 : tensor<i32>
    %c_52 = stablehlo.constant dense<3> : tensor<i32>
    %206 = stablehlo.add %205, %c_52 : tensor<i32>
    %207 = stablehlo.select %204, %206, %68 : tensor<i1>, tensor<i32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %209 = "stablehlo.gather"(%200, %208) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 4, 1>}> : (tensor<4x3xf32>, tensor<1xi32>) -> tensor<4x1xf32>
    %210 = stablehlo.reshape %209 : (tensor<4x1xf32>) -> tensor<4xf32>
    %211 = call @_where_8(%202, %203, %210) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %212 = stablehlo.compare LT, %68, %c_53, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_54 = stablehlo.constant dense<3> : tensor<i32>
    %213 = stablehlo.add %68, %c_54 : tensor<i32>
    %214 = stablehlo.select %212, %213, %68 : tensor<i1>, tensor<i32>
    %215 = stablehlo.convert %214 : tensor<i32>
    %216 = stablehlo.broadcast_in_dim %215, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %217 = "stablehlo.scatter"(%200, %216, %211) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<4x3xf32>, tensor<1xi32>, tensor<4xf32>) -> tensor<4x3xf32>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %218 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %219 = stablehlo.compare EQ, %185, %218, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %220 = stablehlo.add %186, %187 : tensor<4xf32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %221 = stablehlo.compare LT, %69, %c_56, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %222 = stablehlo.convert %69 : tensor<i32>
    %c_57 = stablehlo.constant dense<3> : tensor<i32>
    %223 = stablehlo.add %222, %c_57 : tensor<i32>
    %224 = stablehlo.select %221, %223, %69 : tensor<i1>, tensor<i32>
    %225 = stablehlo.broadcast_in_dim %224, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %226 = "stablehlo.gather"(%217, %225) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 4, 1>}> : (tensor<4x3xf32>, tensor<1xi32>) -> tensor<4x1xf32>
    %227 = stablehlo.reshape %226 : (tensor<4x1xf32>) -> tensor<4xf32>
    %228 = call @_where_8(%219, %220, %227) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %229 = stablehlo.compare LT, %69, %c_58, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_59 = stablehlo.constant dense<3> : tensor<i32>
    %230 = stablehlo.add %69, %c_59 : tensor<i32>
    %231 = stablehlo.select %229, %230, %69 : tensor<i1>, tensor<i32>
    %232 = stablehlo.convert %231 : tensor<i32>
    %233 = stablehlo.broadcast_in_dim %232, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %234 = "stablehlo.scatter"(%217, %233, %228) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<4x3xf32>, tensor<1xi32>, tensor<4xf32>) -> tensor<4x3xf32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %235 = stablehlo.compare LT, %69, %c_60, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %236 = stablehlo.convert %69 : tensor<i32>
    %c_61 = stablehlo.constant dense<3> : tensor<i32>
    %237 = stablehlo.add %236, %c_61 : tensor<i32>
    %238 = stablehlo.select %235, %237, %69 : tensor<i1>, tensor<i32>
    %239 = stablehlo.broadcast_in_dim %238, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %240 = "stablehlo.gather"(%234, %239) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 4, 1>}> : (tensor<4x3xf32>, tensor<1xi32>) -> tensor<4x1xf32>
    %241 = stablehlo.reshape %240 : (tensor<4x1xf32>) -> tensor<4xf32>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %242 = stablehlo.compare LT, %69, %c_62, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %243 = stablehlo.convert %69 : tensor<i32>
    %c_63 = stablehlo.constant dense<3> : tensor<i32>
    %244 = stablehlo.add %243, %c_63 : tensor<i32>
    %245 = stablehlo.select %242, %244, %69 : tensor<i1>, tensor<i32>
    %246 = stablehlo.broadcast_in_dim %245, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %247 = "stablehlo.gather"(%234, %246) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 4, 1>}> : (tensor<4x3xf32>, tensor<1xi32>) -> tensor<4x1xf32>
    %248 = stablehlo.reshape %247 : (tensor<4x1xf32>) -> tensor<4xf32>
    %249 = stablehlo.broadcast_in_dim %88, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %250 = stablehlo.multiply %248, %249 : tensor<4xf32>
    %251 = call @_where_3(%78, %241, %250) : (tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %252 = stablehlo.compare LT, %69, %c_64, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_65 = stablehlo.constant dense<3> : tensor<i32>
    %253 = stablehlo.add %69, %c_65 : tensor<i32>
    %254 = stablehlo.select %252, %253, %69 : tensor<i1>, tensor<i32>
    %255 = stablehlo.convert %254 : tensor<i32>
    %256 = stablehlo.broadcast_in_dim %255, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %257 = "stablehlo.scatter"(%234, %256, %251) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<4x3xf32>, tensor<1xi32>, tensor<4xf32>) -> tensor<4x3xf32>
    %258 = stablehlo.slice %257 [0:4, 1:2] : (tensor<4x3xf32>) -> tensor<4x1xf32>
    %259 = stablehlo.reshape %258 : (tensor<4x1xf32>) -> tensor<4xf32>
    %260 = stablehlo.slice %257 [0:4, 1:2] : (tensor<4x3xf32>) -> tensor<4x1xf32>
    %261 = stablehlo.reshape %260 : (tensor<4x1xf32>) -> tensor<4xf32>
    %cst_66 = stablehlo.constant dense<1.57079637> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %263 = stablehlo.subtract %261, %262 : tensor<4xf32>
    %264 = call @_where_3(%78, %259, %263) : (tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %c_67 = stablehlo.constant dense<1> : tensor<i32>
    %265 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %266 = "stablehlo.scatter"(%257, %265, %264) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<4x3xf32>, tensor<1xi32>, tensor<4xf32>) -> tensor<4x3xf32>
    %cst_68 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %268 = stablehlo.add %266, %267 : tensor<4x3xf32>
    %cst_69 = stablehlo.constant dense<6.28318548> : tensor<f32>
    %269 = call @remainder(%268, %cst_69) : (tensor<4x3xf32>, tensor<f32>) -> tensor<4x3xf32>
    %cst_70 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %271 = stablehlo.subtract %269, %270 : tensor<4x3xf32>
    %cst_71 = stablehlo.constant dense<57.2957802> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %273 = stablehlo.multiply %271, %272 : tensor<4x3xf32>
    %c_72 = stablehlo.constant dense<false> : tensor<i1>
    %274 = call @_where_9(%c_72, %273, %271) : (tensor<i1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %275 = stablehlo.slice %4 [0:4, 0:1] : (tensor<4x4xf32>) -> tensor<4x1xf32>
    %276 = stablehlo.reshape %275 : (tensor<4x1xf32>) -> tensor<4xf32>
    %277 = stablehlo.slice %4 [0:4, 1:2] : (tensor<4x4xf32>) -> tensor<4x1xf32>
    %278 = stablehlo.reshape %277 : (tensor<4x1xf32>) -> tensor<4xf32>
    %279 = stablehlo.slice %4 [0:4, 2:3] : (tensor<4x4xf32>) -> tensor<4x1xf32>
    %280 = stablehlo.reshape %279 : (tensor<4x1xf32>) -> tensor<4xf32>
    %281 = stablehlo.slice %4 [0:4, 3:4] : (tensor<4x4xf32>) -> tensor<4x1xf32>
    %282 = stablehlo.reshape %281 : (tensor<4x1xf32>) -> tensor<4xf32>
    %283 = stablehlo.multiply %276, %276 : tensor<4xf32>
    %284 = stablehlo.multiply %278, %278 : tensor<4xf32>
    %285 = stablehlo.multiply %280, %280 : tensor<4xf32>
    %286 = stablehlo.multiply %282, %282 : tensor<4xf32>
    %287 = stablehlo.multiply %276, %278 : tensor<4xf32>
    %288 = stablehlo.multiply %280, %282 : tensor<4xf32>
    %289 = stablehlo.multiply %276, %280 : tensor<4xf32>
    %290 = stablehlo.multiply %278, %282 : tensor<4xf32>
    %291 = stablehlo.multiply %278, %280 : tensor<4xf32>
    %292 = stablehlo.multiply %276, %282 : tensor<4xf32>
    %293 = stablehlo.subtract %283, %284 : tensor<4xf32>
    %294 = stablehlo.subtract %293, %285 : tensor<4xf32>
    %295 = stablehlo.add %294, %286 : tensor<4xf32>
    %296 = stablehlo.subtract %287, %288 : tensor<4xf32>
    %cst_73 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %298 = stablehlo.multiply %297, %296 : tensor<4xf32>
    %299 = stablehlo.add %289, %290 : tensor<4xf32>
    %cst_74 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %301 = stablehlo.multiply %300, %299 : tensor<4xf32>
    %302 = stablehlo.add %287, %288 : tensor<4xf32>
    %cst_75 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %304 = stablehlo.multiply %303, %302 : tensor<4xf32>
    %305 = stablehlo.negate %283 : tensor<4xf32>
    %306 = stablehlo.add %305, %284 : tensor<4xf32>
    %307 = stablehlo.subtract %306, %285 : tensor<4xf32>
    %308 = stablehlo.add %307, %286 : tensor<4xf32>
    %309 = stablehlo.subtract %291, %292 : tensor<4xf32>
    %cst_76 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %311 = stablehlo.multiply %310, %309 : tensor<4xf32>
    %312 = stablehlo.subtract %289, %290 : tensor<4xf32>
    %cst_77 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %314 = stablehlo.multiply %313, %312 : tensor<4xf32>
    %315 = stablehlo.add %291, %292 : tensor<4xf32>
    %cst_78 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %317 = stablehlo.multiply %316, %315 : tensor<4xf32>
    %318 = stablehlo.negate %283 : tensor<4xf32>
    %319 = stablehlo.subtract %318, %284 : tensor<4xf32>
    %320 = stablehlo.add %319, %285 : tensor<4xf32>
    %321 = stablehlo.add %320, %286 : tensor<4xf32>
    %322 = stablehlo.broadcast_in_dim %295, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %323 = stablehlo.broadcast_in_dim %298, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %324 = stablehlo.broadcast_in_dim %301, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %325 = stablehlo.concatenate %322, %323, %324, dim = 1 : (tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x3xf32>
    %326 = stablehlo.broadcast_in_dim %325, dims = [0, 2] : (tensor<4x3xf32>) -> tensor<4x1x3xf32>
    %327 = stablehlo.broadcast_in_dim %304, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %328 = stablehlo.broadcast_in_dim %308, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %329 = stablehlo.broadcast_in_dim %311, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %330 = stablehlo.concatenate %327, %328, %329, dim = 1 : (tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x3xf32>
    %331 = stablehlo.broadcast_in_dim %330, dims = [0, 2] : (tensor<4x3xf32>) -> tensor<4x1x3xf32>
    %332 = stablehlo.broadcast_in_dim %314, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %333 = stablehlo.broadcast_in_dim %317, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %334 = stablehlo.broadcast_in_dim %321, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %335 = stablehlo.concatenate %332, %333, %334, dim = 1 : (tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x3xf32>
    %336 = stablehlo.broadcast_in_dim %335, dims = [0, 2] : (tensor<4x3xf32>) -> tensor<4x1x3xf32>
    %337 = stablehlo.concatenate %326, %331, %336, dim = 1 : (tensor<4x1x3xf32>, tensor<4x1x3xf32>, tensor<4x1x3xf32>) -> tensor<4x3x3xf32>
    %338 = stablehlo.transpose %337, dims = [0, 2, 1] : (tensor<4x3x3xf32>) -> tensor<4x3x3xf32>
    %c_79 = stablehlo.constant dense<false> : tensor<i1>
    %339 = call @_where_10(%c_79, %338, %337) : (tensor<i1>, tensor<4x3x3xf32>, tensor<4x3x3xf32>) -> tensor<4x3x3xf32>
    %340 = stablehlo.dot_general %339, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x3x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %cst_80 = stablehlo.constant dense<0.0174532924> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %342 = stablehlo.multiply %arg1, %341 : tensor<4x3xf32>
    %c_81 = stablehlo.constant dense<false> : tensor<i1>
    %343 = call @_where_9(%c_81, %342, %arg1) : (tensor<i1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %344 = stablehlo.dot_general %343, %343, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4xf32>
    %345 = stablehlo.sqrt %344 : tensor<4xf32>
    %346 = stablehlo.multiply %345, %345 : tensor<4xf32>
    %cst_82 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %348 = stablehlo.divide %346, %347 : tensor<4xf32>
    %cst_83 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %349 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %350 = stablehlo.subtract %349, %348 : tensor<4xf32>
    %351 = stablehlo.multiply %346, %346 : tensor<4xf32>
    %cst_84 = stablehlo.constant dense<3.840000e+03> : tensor<f32>
    %352 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %353 = stablehlo.divide %351, %352 : tensor<4xf32>
    %354 = stablehlo.add %350, %353 : tensor<4xf32>
    %cst_85 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %355 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %356 = stablehlo.divide %345, %355 : tensor<4xf32>
    %357 = stablehlo.sine %356 : tensor<4xf32>
    %358 = stablehlo.divide %357, %345 : tensor<4xf32>
    %cst_86 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %359 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %360 = stablehlo.compare LE, %345, %359, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %361 = call @_where_11(%360, %354, %358) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %362 = stablehlo.broadcast_in_dim %361, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %363 = stablehlo.broadcast_in_dim %362, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x3xf32>
    %364 = stablehlo.multiply %363, %343 : tensor<4x3xf32>
    %cst_87 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %365 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %366 = stablehlo.divide %345, %365 : tensor<4xf32>
    %367 = stablehlo.cosine %366 : tensor<4xf32>
    %368 = call @atleast_1d(%364) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %369 = call @atleast_1d_12(%367) : (tensor<4xf32>) -> tensor<4x1xf32>
    %370 = stablehlo.concatenate %368, %369, dim = 1 : (tensor<4x3xf32>, tensor<4x1xf32>) -> tensor<4x4xf32>
    %371 = stablehlo.iota dim = 0 : tensor<4xf32>
    %372 = call @diff(%371) : (tensor<4xf32>) -> tensor<3xf32>
    %373 = stablehlo.slice %4 [0:3, 0:4] : (tensor<4x4xf32>) -> tensor<3x4xf32>
    %374 = stablehlo.broadcast_in_dim %cst, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %375 = stablehlo.broadcast_in_dim %374, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<3x4xf32>
    %376 = stablehlo.multiply %373, %375 : tensor<3x4xf32>
    %377 = stablehlo.slice %4 [1:4, 0:4] : (tensor<4x4xf32>) -> tensor<3x4xf32>
    %378 = stablehlo.slice %376 [0:3, 0:3] : (tensor<3x4xf32>) -> tensor<3x3xf32>
    %379 = stablehlo.slice %377 [0:3, 0:3] : (tensor<3x4xf32>) -> tensor<3x3xf32>
    %380 = call @cross(%378, %379) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %381 = stablehlo.slice %376 [0:3, 3:4] : (tensor<3x4xf32>) -> tensor<3x1xf32>
    %382 = stablehlo.reshape %381 : (tensor<3x1xf32>) -> tensor<3xf32>
    %383 = stablehlo.slice %377 [0:3, 0:1] : (tensor<3x4xf32>) -> tensor<3x1xf32>
    %384 = stablehlo.reshape %383 : (tensor<3x1xf32>) -> tensor<3xf32>
    %385 = stablehlo.multiply %382, %384 : tensor<3xf32>
    %386 = stablehlo.slice %377 [0:3, 3:4] : (tensor<3x4xf32>) -> tensor<3x1xf32>
    %387 = stablehlo.reshape %386 : (tensor<3x1xf32>) -> tensor<3xf32>
    %388 = stablehlo.slice %376 [0:3, 0:1] : (tensor<3x4xf32>) -> tensor<3x1xf32>
    %389 = stablehlo.reshape %388 : (tensor<3x1xf32>) -> tensor<3xf32>
    %390 = stablehlo.multiply %387, %389 : tensor<3xf32>
    %391 = stablehlo.add %385, %390 : tensor<3xf32>
    %392 = stablehlo.slice %380 [0:3, 0:1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
    %393 = stablehlo.reshape %392 : (tensor<3x1xf32>) -> tensor<3xf32>
    %394 = stablehlo.add %391, %393 : tensor<3xf32>
    %395 = stablehlo.slice %376 [0:3, 3:4] : (tensor<3x4xf32>) -> tensor<3x1xf32>
    %396 = stablehlo.reshape %395 : (tensor<3x1xf32>) -> tensor<3xf32>
    %397 = stablehlo.slice %377 [0:3, 1:2] : (tensor<3x4xf32>) -> tensor<3x1xf32>
    %398 = stablehlo.reshape %397 : (tensor<3x1xf32>) -> tensor<3xf32>
    %399 = stablehlo.multiply %396, %398 : tensor<3xf32>
    %400 = stablehlo.slice %377 [0:3, 3:4] : (tensor<3x4xf32>) -> tensor<3x1xf32>
    %401 = stablehlo.reshape %400 : (tensor<3x1xf32>) -> tensor<3xf32>
    %402 = stablehlo.slice %376 [0:3, 1:2] : (tensor<3x4xf32>) -> tensor<3x1xf32>
    %403 = stablehlo.reshape %402 : (tensor<3x1xf32>) -> tensor<3xf32>
    %404 = stablehlo.multiply %401, %403 : tensor<3xf32>
    %405 = stablehlo.add %399, %404 : tensor<3xf32>
    %406 = stablehlo.slice %380 [0:3, 1:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
    %407 = stablehlo.reshape %406 : (tensor<3x1xf32>) -> tensor<3xf32>
    %408 = stablehlo.add %405, %407 : tensor<3xf32>
    %409 = stablehlo.slice %376 [0:3, 3:4] : (tensor<3x4xf32>) -> tensor<3x1xf32>
    %410 = stablehlo.reshape %409 : (tensor<3x1xf32>) -> tensor<3xf32>
    %411 = stablehlo.slice %377 [0:3, 2:3] : (tensor<3x4xf32>) -> tensor<3x1xf32>
    %412 = stablehlo.reshape %411 : (tensor<3x1xf32>) -> tensor<3xf32>
    %413 = stablehlo.multiply %410, %412 : tensor<3xf32>
    %414 = stablehlo.slice %377 [0:3, 3:4] : (tensor<3x4xf32>) -> tensor<3x1xf32>
    %415 = stablehlo.reshape %414 : (tensor<3x1xf32>) -> tensor<3xf32>
    %416 = stablehlo.slice %376 [0:3, 2:3] : (tensor<3x4xf32>) -> tensor<3x1xf32>
    %417 = stablehlo.reshape %416 : (tensor<3x1xf32>) -> tensor<3xf32>
    %418 = stablehlo.multiply %415, %417 : tensor<3xf32>
    %419 = stablehlo.add %413, %418 : tensor<3xf32>
    %420 = stablehlo.slice %380 [0:3, 2:3] : (tensor<3x3xf32>) -> tensor<3x1xf32>
    %421 = stablehlo.reshape %420 : (tensor<3x1xf32>) -> tensor<3xf32>
    %422 = stablehlo.add %419, %421 : tensor<3xf32>
    %423 = stablehlo.slice %376 [0:3, 3:4] : (tensor<3x4xf32>) -> tensor<3x1xf32>
    %424 = stablehlo.reshape %423 : (tensor<3x1xf32>) -> tensor<3xf32>
    %425 = stablehlo.slice %377 [0:3, 3:4] : (tensor<3x4xf32>) -> tensor<3x1xf32>
    %426 = stablehlo.reshape %425 : (tensor<3x1xf32>) -> tensor<3xf32>
    %427 = stablehlo.multiply %424, %426 : tensor<3xf32>
    %428 = stablehlo.slice %376 [0:3, 0:1] : (tensor<3x4xf32>) -> tensor<3x1xf32>
    %429 = stablehlo.reshape %428 : (tensor<3x1xf32>) -> tensor<3xf32>
    %430 = stablehlo.slice %377 [0:3, 0:1] : (tensor<3x4xf32>) -> tensor<3x1xf32>
    %431 = stablehlo.reshape %430 : (tensor<3x1xf32>) -> tensor<3xf32>
    %432 = stablehlo.multiply %429, %431 : tensor<3xf32>
    %433 = stablehlo.subtract %427, %432 : tensor<3xf32>
    %434 = stablehlo.slice %376 [0:3, 1:2] : (tensor<3x4xf32>) -> tensor<3x1xf32>
    %435 = stablehlo.reshape %434 : (tensor<3x1xf32>) -> tensor<3xf32>
    %436 = stablehlo.slice %377 [0:3, 1:2] : (tensor<3x4xf32>) -> tensor<3x1xf32>
    %437 = stablehlo.reshape %436 : (tensor<3x1xf32>) -> tensor<3xf32>
    %438 = stablehlo.multiply %435, %437 : tensor<3xf32>
    %439 = stablehlo.subtract %433, %438 : tensor<3xf32>
    %440 = stablehlo.slice %376 [0:3, 2:3] : (tensor<3x4xf32>) -> tensor<3x1xf32>
    %441 = stablehlo.reshape %440 : (tensor<3x1xf32>) -> tensor<3xf32>
    %442 = stablehlo.slice %377 [0:3, 2:3] : (tensor<3x4xf32>) -> tensor<3x1xf32>
    %443 = stablehlo.reshape %442 : (tensor<3x1xf32>) -> tensor<3xf32>
    %444 = stablehlo.multiply %441, %443 : tensor<3xf32>
    %445 = stablehlo.subtract %439, %444 : tensor<3xf32>
    %446 = stablehlo.broadcast_in_dim %394, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %447 = stablehlo.broadcast_in_dim %408, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %448 = stablehlo.broadcast_in_dim %422, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %449 = stablehlo.broadcast_in_dim %445, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %450 = stablehlo.concatenate %446, %447, %448, %449, dim = 1 : (tensor<3x1xf32>, tensor<3x1xf32>, tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x4xf32>
    %451 = stablehlo.dot_general %450, %450, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3xf32>
    %452 = stablehlo.sqrt %451 : tensor<3xf32>
    %453 = stablehlo.broadcast_in_dim %452, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %454 = stablehlo.broadcast_in_dim %453, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x4xf32>
    %455 = stablehlo.divide %450, %454 : tensor<3x4xf32>
    %456 = stablehlo.slice %455 [0:3, 3:4] : (tensor<3x4xf32>) -> tensor<3x1xf32>
    %457 = stablehlo.reshape %456 : (tensor<3x1xf32>) -> tensor<3xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %458 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %459 = stablehlo.compare LT, %457, %458, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %460 = stablehlo.negate %455 : tensor<3x4xf32>
    %461 = call @_where_13(%459, %460, %455) : (tensor<3xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %462 = stablehlo.slice %461 [0:3, 0:3] : (tensor<3x4xf32>) -> tensor<3x3xf32>
    %463 = stablehlo.dot_general %462, %462, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3xf32>
    %464 = stablehlo.sqrt %463 : tensor<3xf32>
    %465 = stablehlo.slice %461 [0:3, 3:4] : (tensor<3x4xf32>) -> tensor<3x1xf32>
    %466 = stablehlo.reshape %465 : (tensor<3x1xf32>) -> tensor<3xf32>
    %467 = stablehlo.atan2 %464, %466 : tensor<3xf32>
    %cst_89 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %468 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %469 = stablehlo.multiply %468, %467 : tensor<3xf32>
    %470 = stablehlo.multiply %469, %469 : tensor<3xf32>
    %cst_90 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %471 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %472 = stablehlo.divide %470, %471 : tensor<3xf32>
    %cst_91 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %473 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %474 = stablehlo.add %473, %472 : tensor<3xf32>
    %cst_92 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %475 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %476 = stablehlo.multiply %475, %470 : tensor<3xf32>
    %477 = stablehlo.multiply %476, %470 : tensor<3xf32>
    %cst_93 = stablehlo.constant dense<2.880000e+03> : tensor<f32>
    %478 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %479 = stablehlo.divide %477, %478 : tensor<3xf32>
    %480 = stablehlo.add %474, %479 : tensor<3xf32>
    %cst_94 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %481 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %482 = stablehlo.divide %469, %481 : tensor<3xf32>
    %483 = stablehlo.sine %482 : tensor<3xf32>
    %484 = stablehlo.divide %469, %483 : tensor<3xf32>
    %cst_95 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %485 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %486 = stablehlo.compare LE, %469, %485, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %487 = call @_where_14(%486, %480, %484) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %cst_96 = stablehlo.constant dense<57.2957802> : tensor<f32>
    %488 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %489 = stablehlo.multiply %487, %488 : tensor<3xf32>
    %c_97 = stablehlo.constant dense<false> : tensor<i1>
    %490 = call @_where_15(%c_97, %489, %487) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %491 = stablehlo.slice %461 [0:3, 0:3] : (tensor<3x4xf32>) -> tensor<3x3xf32>
    %492 = stablehlo.broadcast_in_dim %490, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %493 = stablehlo.broadcast_in_dim %492, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x3xf32>
    %494 = stablehlo.multiply %493, %491 : tensor<3x3xf32>
    %495 = call @atleast_1d_16(%cst_0) : (tensor<2xf32>) -> tensor<2xf32>
    %496 = call @searchsorted(%371, %495) : (tensor<4xf32>, tensor<2xf32>) -> tensor<2xi32>
    %c_98 = stablehlo.constant dense<1> : tensor<i32>
    %497 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %498 = stablehlo.subtract %496, %497 : tensor<2xi32>
    %c_99 = stablehlo.constant dense<0> : tensor<i32>
    %499 = stablehlo.broadcast_in_dim %c_99, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %500 = stablehlo.maximum %498, %499 : tensor<2xi32>
    %c_100 = stablehlo.constant dense<0> : tensor<i32>
    %501 = stablehlo.broadcast_in_dim %c_100, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %502 = stablehlo.compare LT, %500, %501, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_101 = stablehlo.constant dense<4> : tensor<i32>
    %503 = stablehlo.broadcast_in_dim %c_101, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %504 = stablehlo.add %500, %503 : tensor<2xi32>
    %505 = stablehlo.select %502, %504, %500 : tensor<2xi1>, tensor<2xi32>
    %506 = stablehlo.broadcast_in_dim %505, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %507 = "stablehlo.gather"(%371, %506) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<2x1xi32>) -> tensor<2xf32>
    %508 = stablehlo.subtract %495, %507 : tensor<2xf32>
    %c_102 = stablehlo.constant dense<0> : tensor<i32>
    %509 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %510 = stablehlo.compare LT, %500, %509, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_103 = stablehlo.constant dense<3> : tensor<i32>
    %511 = stablehlo.broadcast_in_dim %c_103, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %512 = stablehlo.add %500, %511 : tensor<2xi32>
    %513 = stablehlo.select %510, %512, %500 : tensor<2xi1>, tensor<2xi32>
    %514 = stablehlo.broadcast_in_dim %513, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %515 = "stablehlo.gather"(%372, %514) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<2x1xi32>) -> tensor<2xf32>
    %516 = stablehlo.divide %508, %515 : tensor<2xf32>
    %c_104 = stablehlo.constant dense<0> : tensor<i32>
    %517 = stablehlo.broadcast_in_dim %c_104, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %518 = stablehlo.compare LT, %500, %517, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_105 = stablehlo.constant dense<3> : tensor<i32>
    %519 = stablehlo.broadcast_in_dim %c_105, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %520 = stablehlo.add %500, %519 : tensor<2xi32>
    %521 = stablehlo.select %518, %520, %500 : tensor<2xi1>, tensor<2xi32>
    %522 = stablehlo.broadcast_in_dim %521, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %523 = "stablehlo.gather"(%373, %522) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf32>, tensor<2x1xi32>) -> tensor<2x4xf32>
    %c_106 = stablehlo.constant dense<0> : tensor<i32>
    %524 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %525 = stablehlo.compare LT, %500, %524, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_107 = stablehlo.constant dense<3> : tensor<i32>
    %526 = stablehlo.broadcast_in_dim %c_107, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %527 = stablehlo.add %500, %526 : tensor<2xi32>
    %528 = stablehlo.select %525, %527, %500 : tensor<2xi1>, tensor<2xi32>
    %529 = stablehlo.broadcast_in_dim %528, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %530 = "stablehlo.gather"(%494, %529) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<3x3xf32>, tensor<2x1xi32>) -> tensor<2x3xf32>
    %531 = stablehlo.broadcast_in_dim %516, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %532 = stablehlo.broadcast_in_dim %531, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %533 = stablehlo.multiply %530, %532 : tensor<2x3xf32>
    %cst_108 = stablehlo.constant dense<0.0174532924> : tensor<f32>
    %534 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %535 = stablehlo.multiply %533, %534 : tensor<2x3xf32>
    %c_109 = stablehlo.constant dense<false> : tensor<i1>
    %536 = call @_where_19(%c_109, %535, %533) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %537 = stablehlo.dot_general %536, %536, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2xf32>
    %538 = stablehlo.sqrt %537 : tensor<2xf32>
    %539 = stablehlo.multiply %538, %538 : tensor<2xf32>
    %cst_110 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %540 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %541 = stablehlo.divide %539, %540 : tensor<2xf32>
    %cst_111 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %542 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %543 = stablehlo.subtract %542, %541 : tensor<2xf32>
    %544 = stablehlo.multiply %539, %539 : tensor<2xf32>
    %cst_112 = stablehlo.constant dense<3.840000e+03> : tensor<f32>
    %545 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %546 = stablehlo.divide %544, %545 : tensor<2xf32>
    %547 = stablehlo.add %543, %546 : tensor<2xf32>
    %cst_113 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %548 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %549 = stablehlo.divide %538, %548 : tensor<2xf32>
    %550 = stablehlo.sine %549 : tensor<2xf32>
    %551 = stablehlo.divide %550, %538 : tensor<2xf32>
    %cst_114 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %552 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %553 = stablehlo.compare LE, %538, %552, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %554 = call @_where_20(%553, %547, %551) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %555 = stablehlo.broadcast_in_dim %554, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %556 = stablehlo.broadcast_in_dim %555, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %557 = stablehlo.multiply %556, %536 : tensor<2x3xf32>
    %cst_115 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %558 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %559 = stablehlo.divide %538, %558 : tensor<2xf32>
    %560 = stablehlo.cosine %559 : tensor<2xf32>
    %561 = call @atleast_1d_21(%557) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %562 = call @atleast_1d_22(%560) : (tensor<2xf32>) -> tensor<2x1xf32>
    %563 = stablehlo.concatenate %561, %562, dim = 1 : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
    %564 = stablehlo.slice %523 [0:2, 0:3] : (tensor<2x4xf32>) -> tensor<2x3xf32>
    %565 = stablehlo.slice %563 [0:2, 0:3] : (tensor<2x4xf32>) -> tensor<2x3xf32>
    %566 = call @cross_23(%564, %565) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %567 = stablehlo.slice %523 [0:2, 3:4] : (tensor<2x4xf32>) -> tensor<2x1xf32>
    %568 = stablehlo.reshape %567 : (tensor<2x1xf32>) -> tensor<2xf32>
    %569 = stablehlo.slice %563 [0:2, 0:1] : (tensor<2x4xf32>) -> tensor<2x1xf32>
    %570 = stablehlo.reshape %569 : (tensor<2x1xf32>) -> tensor<2xf32>
    %571 = stablehlo.multiply %568, %570 : tensor<2xf32>
    %572 = stablehlo.slice %563 [0:2, 3:4] : (tensor<2x4xf32>) -> tensor<2x1xf32>
    %573 = stablehlo.reshape %572 : (tensor<2x1xf32>) -> tensor<2xf32>
    %574 = stablehlo.slice %523 [0:2, 0:1] : (tensor<2x4xf32>) -> tensor<2x1xf32>
    %575 = stablehlo.reshape %574 : (tensor<2x1xf32>) -> tensor<2xf32>
    %576 = stablehlo.multiply %573, %575 : tensor<2xf32>
    %577 = stablehlo.add %571, %576 : tensor<2xf32>
    %578 = stablehlo.slice %566 [0:2, 0:1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %579 = stablehlo.reshape %578 : (tensor<2x1xf32>) -> tensor<2xf32>
    %580 = stablehlo.add %577, %579 : tensor<2xf32>
    %581 = stablehlo.slice %523 [0:2, 3:4] : (tensor<2x4xf32>) -> tensor<2x1xf32>
    %582 = stablehlo.reshape %581 : (tensor<2x1xf32>) -> tensor<2xf32>
    %583 = stablehlo.slice %563 [0:2, 1:2] : (tensor<2x4xf32>) -> tensor<2x1xf32>
    %584 = stablehlo.reshape %583 : (tensor<2x1xf32>) -> tensor<2xf32>
    %585 = stablehlo.multiply %582, %584 : tensor<2xf32>
    %586 = stablehlo.slice %563 [0:2, 3:4] : (tensor<2x4xf32>) -> tensor<2x1xf32>
    %587 = stablehlo.reshape %586 : (tensor<2x1xf32>) -> tensor<2xf32>
    %588 = stablehlo.slice %523 [0:2, 1:2] : (tensor<2x4xf32>) -> tensor<2x1xf32>
    %589 = stablehlo.reshape %588 : (tensor<2x1xf32>) -> tensor<2xf32>
    %590 = stablehlo.multiply %587, %589 : tensor<2xf32>
    %591 = stablehlo.add %585, %590 : tensor<2xf32>
    %592 = stablehlo.slice %566 [0:2, 1:2] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %593 = stablehlo.reshape %592 : (tensor<2x1xf32>) -> tensor<2xf32>
    %594 = stablehlo.add %591, %593 : tensor<2xf32>
    %595 = stablehlo.slice %523 [0:2, 3:4] : (tensor<2x4xf32>) -> tensor<2x1xf32>
    %596 = stablehlo.reshape %595 : (tensor<2x1xf32>) -> tensor<2xf32>
    %597 = stablehlo.slice %563 [0:2, 2:3] : (tensor<2x4xf32>) -> tensor<2x1xf32>
    %598 = stablehlo.reshape %597 : (tensor<2x1xf32>) -> tensor<2xf32>
    %599 = stablehlo.multiply %596, %598 : tensor<2xf32>
    %600 = stablehlo.slice %563 [0:2, 3:4] : (tensor<2x4xf32>) -> tensor<2x1xf32>
    %601 = stablehlo.reshape %600 : (tensor<2x1xf32>) -> tensor<2xf32>
    %602 = stablehlo.slice %523 [0:2, 2:3] : (tensor<2x4xf32>) -> tensor<2x1xf32>
    %603 = stablehlo.reshape %602 : (tensor<2x1xf32>) -> tensor<2xf32>
    %604 = stablehlo.multiply %601, %603 : tensor<2xf32>
    %605 = stablehlo.add %599, %604 : tensor<2xf32>
    %606 = stablehlo.slice %566 [0:2, 2:3] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %607 = stablehlo.reshape %606 : (tensor<2x1xf32>) -> tensor<2xf32>
    %608 = stablehlo.add %605, %607 : tensor<2xf32>
    %609 = stablehlo.slice %523 [0:2, 3:4] : (tensor<2x4xf32>) -> tensor<2x1xf32>
    %610 = stablehlo.reshape %609 : (tensor<2x1xf32>) -> tensor<2xf32>
    %611 = stablehlo.slice %563 [0:2, 3:4] : (tensor<2x4xf32>) -> tensor<2x1xf32>
    %612 = stablehlo.reshape %611 : (tensor<2x1xf32>) -> tensor<2xf32>
    %613 = stablehlo.multiply %610, %612 : tensor<2xf32>
    %614 = stablehlo.slice %523 [0:2, 0:1] : (tensor<2x4xf32>) -> tensor<2x1xf32>
    %615 = stablehlo.reshape %614 : (tensor<2x1xf32>) -> tensor<2xf32>
    %616 = stablehlo.slice %563 [0:2, 0:1] : (tensor<2x4xf32>) -> tensor<2x1xf32>
    %617 = stablehlo.reshape %616 : (tensor<2x1xf32>) -> tensor<2xf32>
    %618 = stablehlo.multiply %615, %617 : tensor<2xf32>
    %619 = stablehlo.subtract %613, %618 : tensor<2xf32>
    %620 = stablehlo.slice %523 [0:2, 1:2] : (tensor<2x4xf32>) -> tensor<2x1xf32>
    %621 = stablehlo.reshape %620 : (tensor<2x1xf32>) -> tensor<2xf32>
    %622 = stablehlo.slice %563 [0:2, 1:2] : (tensor<2x4xf32>) -> tensor<2x1xf32>
    %623 = stablehlo.reshape %622 : (tensor<2x1xf32>) -> tensor<2xf32>
    %624 = stablehlo.multiply %621, %623 : tensor<2xf32>
    %625 = stablehlo.subtract %619, %624 : tensor<2xf32>
    %626 = stablehlo.slice %523 [0:2, 2:3] : (tensor<2x4xf32>) -> tensor<2x1xf32>
    %627 = stablehlo.reshape %626 : (tensor<2x1xf32>) -> tensor<2xf32>
    %628 = stablehlo.slice %563 [0:2, 2:3] : (tensor<2x4xf32>) -> tensor<2x1xf32>
    %629 = stablehlo.reshape %628 : (tensor<2x1xf32>) -> tensor<2xf32>
    %630 = stablehlo.multiply %627, %629 : tensor<2xf32>
    %631 = stablehlo.subtract %625, %630 : tensor<2xf32>
    %632 = stablehlo.broadcast_in_dim %580, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %633 = stablehlo.broadcast_in_dim %594, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %634 = stablehlo.broadcast_in_dim %608, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %635 = stablehlo.broadcast_in_dim %631, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %636 = stablehlo.concatenate %632, %633, %634, %635, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
    %637 = stablehlo.dot_general %636, %636, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2xf32>
    %638 = stablehlo.sqrt %637 : tensor<2xf32>
    %639 = stablehlo.broadcast_in_dim %638, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %640 = stablehlo.broadcast_in_dim %639, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x4xf32>
    %641 = stablehlo.divide %636, %640 : tensor<2x4xf32>
    return %67, %274, %340, %370, %641 : tensor<4x3x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x4xf32>, tensor<2x4xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @floor_divide(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.divide %arg0, %0 : tensor<i32>
    %2 = stablehlo.sign %arg0 : tensor<i32>
    %3 = stablehlo.sign %0 : tensor<i32>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.remainder %arg0, %0 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare NE, %5, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.and %4, %6 : tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.subtract %1, %c_0 : tensor<i32>
    %9 = call @_where_2(%7, %8, %1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @hypot(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.abs %arg0 : tensor<4xf32>
    %1 = stablehlo.abs %arg1 : tensor<4xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.compare EQ, %1, %4, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %6 = stablehlo.or %3, %5 : tensor<4xi1>
    %7 = stablehlo.maximum %0, %1 : tensor<4xf32>
    %8 = stablehlo.minimum %0, %1 : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %10 = stablehlo.compare EQ, %7, %9, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %12 = stablehlo.compare EQ, %7, %11, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = call @_where_4(%12, %cst_3, %7) : (tensor<4xi1>, tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
    %14 = stablehlo.divide %8, %13 : tensor<4xf32>
    %15 = chlo.square %14 : tensor<4xf32> -> tensor<4xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %17 = stablehlo.add %16, %15 : tensor<4xf32>
    %18 = stablehlo.sqrt %17 : tensor<4xf32>
    %19 = stablehlo.multiply %7, %18 : tensor<4xf32>
    %20 = call @_where_5(%10, %7, %19) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %21 = call @_where_4(%6, %cst_5, %20) : (tensor<4xi1>, tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
    return %21 : tensor<4xf32>
  }
  func.func private @_where_4(%arg0: tensor<4xi1>, %arg1: tensor<f32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<4xi1>, tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func private @_where_5(%arg0: tensor<4xi1>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4xi1>, tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @_where_6(%arg0: tensor<4xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.select %arg0, %1, %0 : tensor<4xi1>, tensor<4xi32>
    return %2 : tensor<4xi32>
  }
  func.func private @_where_7(%arg0: tensor<4xi1>, %arg1: tensor<i32>, %arg2: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<4xi1>, tensor<4xi32>
    return %1 : tensor<4xi32>
  }
  func.func private @_where_8(%arg0: tensor<4xi1>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4xi1>, tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @remainder(%arg0: tensor<4x3xf32>, %arg1: tensor<f32>) -> tensor<4x3xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<4x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<4x3xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
    %10 = stablehlo.and %9, %4 : tensor<4x3xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %12 = stablehlo.add %2, %11 : tensor<4x3xf32>
    %13 = stablehlo.select %10, %12, %2 : tensor<4x3xi1>, tensor<4x3xf32>
    return %13 : tensor<4x3xf32>
  }
  func.func private @_where_9(%arg0: tensor<i1>, %arg1: tensor<4x3xf32>, %arg2: tensor<4x3xf32>) -> tensor<4x3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<4x3xf32>
    return %0 : tensor<4x3xf32>
  }
  func.func private @_where_10(%arg0: tensor<i1>, %arg1: tensor<4x3x3xf32>, %arg2: tensor<4x3x3xf32>) -> tensor<4x3x3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<4x3x3xf32>
    return %0 : tensor<4x3x3xf32>
  }
  func.func private @_where_11(%arg0: tensor<4xi1>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4xi1>, tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @atleast_1d(%arg0: tensor<4x3xf32>) -> tensor<4x3xf32> {
    return %arg0 : tensor<4x3xf32>
  }
  func.func private @atleast_1d_12(%arg0: tensor<4xf32>) -> tensor<4x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    return %0 : tensor<4x1xf32>
  }
  func.func private @diff(%arg0: tensor<4xf32>) -> tensor<3xf32> {
    %0 = stablehlo.slice %arg0 [1:4] : (tensor<4xf32>) -> tensor<3xf32>
    %1 = stablehlo.slice %arg0 [0:3] : (tensor<4xf32>) -> tensor<3xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<3xf32>
    return %2 : tensor<3xf32>
  }
  func.func private @cross(%arg0: tensor<3x3xf32>, %arg1: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = stablehlo.slice %arg0 [0:3, 0:1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<3x1xf32>) -> tensor<3xf32>
    %2 = stablehlo.slice %arg0 [0:3, 1:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
    %3 = stablehlo.reshape %2 : (tensor<3x1xf32>) -> tensor<3xf32>
    %4 = stablehlo.slice %arg0 [0:3, 2:3] : (tensor<3x3xf32>) -> tensor<3x1xf32>
    %5 = stablehlo.reshape %4 : (tensor<3x1xf32>) -> tensor<3xf32>
    %6 = stablehlo.slice %arg1 [0:3, 0:1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
    %7 = stablehlo.reshape %6 : (tensor<3x1xf32>) -> tensor<3xf32>
    %8 = stablehlo.slice %arg1 [0:3, 1:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
    %9 = stablehlo.reshape %8 : (tensor<3x1xf32>) -> tensor<3xf32>
    %10 = stablehlo.slice %arg1 [0:3, 2:3] : (tensor<3x3xf32>) -> tensor<3x1xf32>
    %11 = stablehlo.reshape %10 : (tensor<3x1xf32>) -> tensor<3xf32>
    %12 = stablehlo.multiply %3, %11 : tensor<3xf32>
    %13 = stablehlo.multiply %5, %9 : tensor<3xf32>
    %14 = stablehlo.subtract %12, %13 : tensor<3xf32>
    %15 = stablehlo.multiply %5, %7 : tensor<3xf32>
    %16 = stablehlo.multiply %1, %11 : tensor<3xf32>
    %17 = stablehlo.subtract %15, %16 : tensor<3xf32>
    %18 = stablehlo.multiply %1, %9 : tensor<3xf32>
    %19 = stablehlo.multiply %3, %7 : tensor<3xf32>
    %20 = stablehlo.subtract %18, %19 : tensor<3xf32>
    %21 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %22 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %23 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %24 = stablehlo.concatenate %21, %22, %23, dim = 1 : (tensor<3x1xf32>, tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x3xf32>
    return %24 : tensor<3x3xf32>
  }
  func.func private @_where_13(%arg0: tensor<3xi1>, %arg1: tensor<3x4xf32>, %arg2: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<3xi1>) -> tensor<3x4xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xf32>
    return %1 : tensor<3x4xf32>
  }
  func.func private @_where_14(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @_where_15(%arg0: tensor<i1>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @atleast_1d_16(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    return %arg0 : tensor<2xf32>
  }
  func.func private @searchsorted(%arg0: tensor<4xf32>, %arg1: tensor<2xf32>) -> tensor<2xi32> {
    %0 = call @_searchsorted_scan_impl(%arg0, %arg1) : (tensor<4xf32>, tensor<2xf32>) -> tensor<2xi32>
    return %0 : tensor<2xi32>
  }
  func.func private @_searchsorted_scan_impl(%arg0: tensor<4xf32>, %arg1: tensor<2xf32>) -> tensor<2xi32> {
    %0 = call @_searchsorted_scan_impl_17(%arg0, %arg1) : (tensor<4xf32>, tensor<2xf32>) -> tensor<2xi32>
    return %0 : tensor<2xi32>
  }
  func.func private @_searchsorted_scan_impl_17(%arg0: tensor<4xf32>, %arg1: tensor<2xf32>) -> tensor<2xi32> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %c_0 = stablehlo.constant dense<4> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2:5 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %c_1, %iterArg_4 = %0, %iterArg_5 = %1) : tensor<4xf32>, tensor<2xf32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>
    cond {
      %c_6 = stablehlo.constant dense<3> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4:2 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_4, %iterArg_5) : (tensor<4xf32>, tensor<2xf32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %5, %4#0, %4#1 : tensor<4xf32>, tensor<2xf32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>
    }
    %3 = stablehlo.convert %2#4 : (tensor<2xui32>) -> tensor<2xi32>
    return %3 : tensor<2xi32>
  }
  func.func private @closed_call(%arg0: tensor<4xf32>, %arg1: tensor<2xf32>, %arg2: tensor<2xui32>, %arg3: tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>) {
    %0 = stablehlo.subtract %arg3, %arg2 : tensor<2xui32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %1 = call @floor_divide_18(%0, %c) : (tensor<2xui32>, tensor<i32>) -> tensor<2xui32>
    %2 = stablehlo.add %arg2, %1 : tensor<2xui32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %4 = "stablehlo.gather"(%arg0, %3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<2x1xui32>) -> tensor<2x1xf32>
    %5 = stablehlo.reshape %4 : (tensor<2x1xf32>) -> tensor<2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %7 = stablehlo.compare EQ, %arg1, %6, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %9 = stablehlo.select %7, %8, %arg1 : tensor<2xi1>, tensor<2xf32>
    %10 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %12 = stablehlo.select %10, %11, %9 : tensor<2xi1>, tensor<2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %14 = stablehlo.compare EQ, %5, %13, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %16 = stablehlo.select %14, %15, %5 : tensor<2xi1>, tensor<2xf32>
    %17 = stablehlo.compare NE, %5, %5, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %19 = stablehlo.select %17, %18, %16 : tensor<2xi1>, tensor<2xf32>
    %20 = stablehlo.compare LE, %12, %19, TOTALORDER : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %21 = stablehlo.select %20, %arg2, %2 : tensor<2xi1>, tensor<2xui32>
    %22 = stablehlo.select %20, %2, %arg3 : tensor<2xi1>, tensor<2xui32>
    return %21, %22 : tensor<2xui32>, tensor<2xui32>
  }
  func.func private @floor_divide_18(%arg0: tensor<2xui32>, %arg1: tensor<i32>) -> tensor<2xui32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %2 = stablehlo.divide %arg0, %1 : tensor<2xui32>
    return %2 : tensor<2xui32>
  }
  func.func private @_where_19(%arg0: tensor<i1>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func private @_where_20(%arg0: tensor<2xi1>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2xi1>, tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func private @atleast_1d_21(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    return %arg0 : tensor<2x3xf32>
  }
  func.func private @atleast_1d_22(%arg0: tensor<2xf32>) -> tensor<2x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    return %0 : tensor<2x1xf32>
  }
  func.func private @cross_23(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.slice %arg0 [0:2, 0:1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x1xf32>) -> tensor<2xf32>
    %2 = stablehlo.slice %arg0 [0:2, 1:2] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %3 = stablehlo.reshape %2 : (tensor<2x1xf32>) -> tensor<2xf32>
    %4 = stablehlo.slice %arg0 [0:2, 2:3] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %5 = stablehlo.reshape %4 : (tensor<2x1xf32>) -> tensor<2xf32>
    %6 = stablehlo.slice %arg1 [0:2, 0:1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %7 = stablehlo.reshape %6 : (tensor<2x1xf32>) -> tensor<2xf32>
    %8 = stablehlo.slice %arg1 [0:2, 1:2] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %9 = stablehlo.reshape %8 : (tensor<2x1xf32>) -> tensor<2xf32>
    %10 = stablehlo.slice %arg1 [0:2, 2:3] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %11 = stablehlo.reshape %10 : (tensor<2x1xf32>) -> tensor<2xf32>
    %12 = stablehlo.multiply %3, %11 : tensor<2xf32>
    %13 = stablehlo.multiply %5, %9 : tensor<2xf32>
    %14 = stablehlo.subtract %12, %13 : tensor<2xf32>
    %15 = stablehlo.multiply %5, %7 : tensor<2xf32>
    %16 = stablehlo.multiply %1, %11 : tensor<2xf32>
    %17 = stablehlo.subtract %15, %16 : tensor<2xf32>
    %18 = stablehlo.multiply %1, %9 : tensor<2xf32>
    %19 = stablehlo.multiply %3, %7 : tensor<2xf32>
    %20 = stablehlo.subtract %18, %19 : tensor<2xf32>
    %21 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %22 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %23 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %24 = stablehlo.concatenate %21, %22, %23, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    return %24 : tensor<2x3xf32>
  }
}
// -----
// loops_of_0_steps
module @jit_loops_of_no_steps attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xF89693BF9AE5B8BFC837F5BE7E98313FA39C97BD"> : tensor<5xf32>
    %in1 = stablehlo.constant dense<0> : tensor<i32>
    %expected0 = stablehlo.constant dense<"0xF89693BF9AE5B8BFC837F5BE7E98313FA39C97BD"> : tensor<5xf32>
    %expected1 = stablehlo.constant dense<"0xF89693BF9AE5B8BFC837F5BE7E98313FA39C97BD"> : tensor<5xf32>
    %expected2 = stablehlo.constant dense<"0xF89693BF9AE5B8BFC837F5BE7E98313FA39C97BD"> : tensor<5xf32>
    %expected3 = stablehlo.constant dense<> : tensor<0x5xf32>
    %expected4 = stablehlo.constant dense<"0x00000000"> : tensor<f32>
    %expected5 = stablehlo.constant dense<> : tensor<0xf32>
    %expected6 = stablehlo.constant dense<> : tensor<0x3xf32>
    %expected7 = stablehlo.constant dense<0> : tensor<i32>
    %expected8 = stablehlo.constant dense<"0xF89693BF9AE5B8BFC837F5BE7E98313FA39C97BD"> : tensor<5xf32>
    %got:9 = call @model(%in0, %in1) : (tensor<5xf32>, tensor<i32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<0x5xf32>, tensor<f32>, tensor<0xf32>, tensor<0x3xf32>, tensor<i32>, tensor<5xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<0x5xf32>, tensor<0x5xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#5, %expected5) {has_side_effect = true} : (tensor<0xf32>, tensor<0xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#6, %expected6) {has_side_effect = true} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#7, %expected7) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#8, %expected8) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<5xf32>, %arg1: tensor<i32>) -> (tensor<5xf32> {jax.result_info = "result[0]"}, tensor<5xf32> {jax.result_info = "result[1]"}, tensor<5xf32> {jax.result_info = "result[2][0]"}, tensor<0x5xf32> {jax.result_info = "result[2][1]"}, tensor<f32> {jax.result_info = "result[3][0]"}, tensor<0xf32> {jax.result_info = "result[3][1]"}, tensor<0x3xf32> {jax.result_info = "result[4]"}, tensor<i32> {jax.result_info = "result[5][0]"}, tensor<5xf32> {jax.result_info = "result[5][1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:3 = stablehlo.while(%iterArg = %c, %iterArg_6 = %arg1, %iterArg_7 = %arg0) : tensor<i32>, tensor<i32>, tensor<5xf32>
    cond {
      %7 = stablehlo.compare LT, %iterArg, %iterArg_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_8 : tensor<i32>
      %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %9 = stablehlo.multiply %iterArg_7, %8 : tensor<5xf32>
      %10 = stablehlo.convert %iterArg : (tensor<i32>) -> tensor<f32>
      %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %12 = stablehlo.add %9, %11 : tensor<5xf32>
      stablehlo.return %7, %iterArg_6, %12 : tensor<i32>, tensor<i32>, tensor<5xf32>
    }
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<0x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<0x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<0x3xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %6:3 = stablehlo.while(%iterArg = %arg1, %iterArg_6 = %c_5, %iterArg_7 = %arg0) : tensor<i32>, tensor<i32>, tensor<5xf32>
    cond {
      %7 = stablehlo.convert %iterArg_6 : tensor<i32>
      %8 = stablehlo.compare LT, %7, %iterArg, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_6, %c_8 : tensor<i32>
      %c_9 = stablehlo.constant dense<0> : tensor<i32>
      %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %8:3 = stablehlo.while(%iterArg_11 = %c_9, %iterArg_12 = %iterArg_6, %iterArg_13 = %cst_10) : tensor<i32>, tensor<i32>, tensor<f32>
      cond {
        %12 = stablehlo.compare LT, %iterArg_11, %iterArg_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %12 : tensor<i1>
      } do {
        %c_14 = stablehlo.constant dense<1> : tensor<i32>
        %12 = stablehlo.add %iterArg_11, %c_14 : tensor<i32>
        %13 = stablehlo.convert %iterArg_11 : (tensor<i32>) -> tensor<f32>
        %cst_15 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %14 = stablehlo.multiply %13, %cst_15 : tensor<f32>
        %15 = stablehlo.add %iterArg_13, %14 : tensor<f32>
        stablehlo.return %12, %iterArg_12, %15 : tensor<i32>, tensor<i32>, tensor<f32>
      }
      %9 = stablehlo.convert %8#2 : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %11 = stablehlo.multiply %iterArg_7, %10 : tensor<5xf32>
      stablehlo.return %iterArg, %7, %11 : tensor<i32>, tensor<i32>, tensor<5xf32>
    }
    return %0#2, %arg0, %arg0, %1, %cst_1, %3, %5, %6#1, %6#2 : tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<0x5xf32>, tensor<f32>, tensor<0xf32>, tensor<0x3xf32>, tensor<i32>, tensor<5xf32>
  }
}
// -----
// loops_of_4_steps
module @jit_loops_of_no_steps attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x89B924BE5C1F0DBF557C00BF60001A3F6A8E4D3F"> : tensor<5xf32>
    %in1 = stablehlo.constant dense<4> : tensor<i32>
    %expected0 = stablehlo.constant dense<"0x9ED1064190820B40AC0E3E403000A54135C7BE41"> : tensor<5xf32>
    %expected1 = stablehlo.constant dense<"0x89B924BE5C1F0DBF557C00BF60001A3F6A8E4D3F"> : tensor<5xf32>
    %expected2 = stablehlo.constant dense<"0x89B924BE5C1F0DBF557C00BF60001A3F6A8E4D3F"> : tensor<5xf32>
    %expected3 = stablehlo.constant dense<> : tensor<0x5xf32>
    %expected4 = stablehlo.constant dense<"0x00000000"> : tensor<f32>
    %expected5 = stablehlo.constant dense<> : tensor<0xf32>
    %expected6 = stablehlo.constant dense<> : tensor<0x3xf32>
    %expected7 = stablehlo.constant dense<4> : tensor<i32>
    %expected8 = stablehlo.constant dense<"0xF16D1ABF664D04C020E9F0BF5A60104084B54040"> : tensor<5xf32>
    %got:9 = call @model(%in0, %in1) : (tensor<5xf32>, tensor<i32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<0x5xf32>, tensor<f32>, tensor<0xf32>, tensor<0x3xf32>, tensor<i32>, tensor<5xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<0x5xf32>, tensor<0x5xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#5, %expected5) {has_side_effect = true} : (tensor<0xf32>, tensor<0xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#6, %expected6) {has_side_effect = true} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#7, %expected7) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#8, %expected8) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<5xf32>, %arg1: tensor<i32>) -> (tensor<5xf32> {jax.result_info = "result[0]"}, tensor<5xf32> {jax.result_info = "result[1]"}, tensor<5xf32> {jax.result_info = "result[2][0]"}, tensor<0x5xf32> {jax.result_info = "result[2][1]"}, tensor<f32> {jax.result_info = "result[3][0]"}, tensor<0xf32> {jax.result_info = "result[3][1]"}, tensor<0x3xf32> {jax.result_info = "result[4]"}, tensor<i32> {jax.result_info = "result[5][0]"}, tensor<5xf32> {jax.result_info = "result[5][1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:3 = stablehlo.while(%iterArg = %c, %iterArg_6 = %arg1, %iterArg_7 = %arg0) : tensor<i32>, tensor<i32>, tensor<5xf32>
    cond {
      %7 = stablehlo.compare LT, %iterArg, %iterArg_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_8 : tensor<i32>
      %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %9 = stablehlo.multiply %iterArg_7, %8 : tensor<5xf32>
      %10 = stablehlo.convert %iterArg : (tensor<i32>) -> tensor<f32>
      %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %12 = stablehlo.add %9, %11 : tensor<5xf32>
      stablehlo.return %7, %iterArg_6, %12 : tensor<i32>, tensor<i32>, tensor<5xf32>
    }
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<0x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<0x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<0x3xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %6:3 = stablehlo.while(%iterArg = %arg1, %iterArg_6 = %c_5, %iterArg_7 = %arg0) : tensor<i32>, tensor<i32>, tensor<5xf32>
    cond {
      %7 = stablehlo.convert %iterArg_6 : tensor<i32>
      %8 = stablehlo.compare LT, %7, %iterArg, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_6, %c_8 : tensor<i32>
      %c_9 = stablehlo.constant dense<0> : tensor<i32>
      %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %8:3 = stablehlo.while(%iterArg_11 = %c_9, %iterArg_12 = %iterArg_6, %iterArg_13 = %cst_10) : tensor<i32>, tensor<i32>, tensor<f32>
      cond {
        %12 = stablehlo.compare LT, %iterArg_11, %iterArg_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %12 : tensor<i1>
      } do {
        %c_14 = stablehlo.constant dense<1> : tensor<i32>
        %12 = stablehlo.add %iterArg_11, %c_14 : tensor<i32>
        %13 = stablehlo.convert %iterArg_11 : (tensor<i32>) -> tensor<f32>
        %cst_15 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %14 = stablehlo.multiply %13, %cst_15 : tensor<f32>
        %15 = stablehlo.add %iterArg_13, %14 : tensor<f32>
        stablehlo.return %12, %iterArg_12, %15 : tensor<i32>, tensor<i32>, tensor<f32>
      }
      %9 = stablehlo.convert %8#2 : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %11 = stablehlo.multiply %iterArg_7, %10 : tensor<5xf32>
      stablehlo.return %iterArg, %7, %11 : tensor<i32>, tensor<i32>, tensor<5xf32>
    }
    return %0#2, %arg0, %arg0, %1, %cst_1, %3, %5, %6#1, %6#2 : tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<0x5xf32>, tensor<f32>, tensor<0xf32>, tensor<0x3xf32>, tensor<i32>, tensor<5xf32>
  }
}
// -----
// factors_of_none
module @jit_factors attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<> : tensor<0x0xf32>
    %expected0 = stablehlo.constant dense<> : tensor<0x0xf32>
    %expected1 = stablehlo.constant dense<> : tensor<0x0xf32>
    %expected2 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
    %expected3 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
    %expected4 = stablehlo.constant dense<"0x00000000"> : tensor<f32>
    %expected5 = stablehlo.constant dense<> : tensor<0x0xf32>
    %expected6 = stablehlo.constant dense<> : tensor<0x0xf32>
    %expected7 = stablehlo.constant dense<> : tensor<0x0xf32>
    %got:8 = call @model(%in0) : (tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0x0xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<0x0xf32>, tensor<0x0xf32>, tensor<0x0xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<0x0xf32>, tensor<0x0xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<0x0xf32>, tensor<0x0xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#5, %expected5) {has_side_effect = true} : (tensor<0x0xf32>, tensor<0x0xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#6, %expected6) {has_side_effect = true} : (tensor<0x0xf32>, tensor<0x0xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#7, %expected7) {has_side_effect = true} : (tensor<0x0xf32>, tensor<0x0xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<0x0xf32>) -> (tensor<0x0xf32> {jax.result_info = "result[0]"}, tensor<0x0xf32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}, tensor<f32> {jax.result_info = "result[3]"}, tensor<f32> {jax.result_info = "result[4]"}, tensor<0x0xf32> {jax.result_info = "result[5]"}, tensor<0x0xf32> {jax.result_info = "result[6]"}, tensor<0x0xf32> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<0x0xf32>) -> tensor<0x0xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<0x0xf32>, tensor<0x0xf32>) -> tensor<0x0xf32>
    %2 = stablehlo.iota dim = 0 : tensor<0x0xi32>
    %3 = stablehlo.iota dim = 1 : tensor<0x0xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0x0xi32>
    %5 = stablehlo.add %2, %4 : tensor<0x0xi32>
    %6 = stablehlo.compare EQ, %5, %3, SIGNED : (tensor<0x0xi32>, tensor<0x0xi32>) -> tensor<0x0xi1>
    %7 = stablehlo.convert %6 : (tensor<0x0xi1>) -> tensor<0x0xf32>
    %8 = stablehlo.add %1, %7 : tensor<0x0xf32>
    %9:2 = call @qr(%arg0) : (tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0x0xf32>)
    %10 = call @det(%arg0) : (tensor<0x0xf32>) -> tensor<f32>
    %11:2 = call @slogdet(%arg0) : (tensor<0x0xf32>) -> (tensor<f32>, tensor<f32>)
    %12 = call @cholesky(%8) : (tensor<0x0xf32>) -> tensor<0x0xf32>
    %13 = call @inv(%8) : (tensor<0x0xf32>) -> tensor<0x0xf32>
    %14 = call @solve(%8, %arg0) : (tensor<0x0xf32>, tensor<0x0xf32>) -> tensor<0x0xf32>
    return %9#0, %9#1, %10, %11#0, %11#1, %12, %13, %14 : tensor<0x0xf32>, tensor<0x0xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<0x0xf32>, tensor<0x0xf32>, tensor<0x0xf32>
  }
  func.func private @qr(%arg0: tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0x0xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<0x0xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0x0xi32>
    %2 = stablehlo.add %0, %1 : tensor<0x0xi32>
    %3 = stablehlo.iota dim = 1 : tensor<0x0xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<0x0xi32>, tensor<0x0xi32>) -> tensor<0x0xi1>
    %5 = stablehlo.convert %4 : (tensor<0x0xi1>) -> tensor<0x0xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x0xf32>
    return %5, %6 : tensor<0x0xf32>, tensor<0x0xf32>
  }
  func.func private @det(%arg0: tensor<0x0xf32>) -> tensor<f32> {
    %0:2 = call @slogdet(%arg0) : (tensor<0x0xf32>) -> (tensor<f32>, tensor<f32>)
    %1 = stablehlo.exponential %0#1 : tensor<f32>
    %2 = stablehlo.multiply %0#0, %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @slogdet(%arg0: tensor<0x0xf32>) -> (tensor<f32>, tensor<f32>) {
    %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=0, j=0, k=0, l=0, m=0}, custom>} : (tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0xi32>, tensor<i32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<0xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x0xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<0x0xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<0x0xi1>, tensor<0x0xf32>
    %9 = stablehlo.iota dim = 0 : tensor<0xi32>
    %10 = call @diagonal(%8) : (tensor<0x0xf32>) -> tensor<0xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %12 = stablehlo.compare EQ, %10, %11, FLOAT : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %13 = stablehlo.reduce(%12 init: %c_2) applies stablehlo.or across dimensions = [0] : (tensor<0xi1>, tensor<i1>) -> tensor<i1>
    %14 = stablehlo.iota dim = 0 : tensor<0xi32>
    %15 = stablehlo.compare NE, %2, %14, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %16 = call @count_nonzero(%15) : (tensor<0xi1>) -> tensor<i32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %18 = stablehlo.compare LT, %10, %17, FLOAT : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xi1>
    %19 = call @count_nonzero(%18) : (tensor<0xi1>) -> tensor<i32>
    %20 = stablehlo.add %16, %19 : tensor<i32>
    %c_4 = stablehlo.constant dense<2> : tensor<i32>
    %21 = call @remainder(%20, %c_4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_5 = stablehlo.constant dense<-2> : tensor<i32>
    %22 = stablehlo.multiply %c_5, %21 : tensor<i32>
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %23 = stablehlo.add %22, %c_6 : tensor<i32>
    %24 = stablehlo.convert %23 : (tensor<i32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.multiply %cst_7, %24 : tensor<f32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = call @_where_0(%13, %cst_8, %25) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %27 = stablehlo.abs %10 : tensor<0xf32>
    %28 = stablehlo.log %27 : tensor<0xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<0xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %30 = call @_where_0(%13, %cst_10, %29) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    return %26, %30 : tensor<f32>, tensor<f32>
  }
  func.func private @diagonal(%arg0: tensor<0x0xf32>) -> tensor<0xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<0x0xi32>
    %1 = stablehlo.iota dim = 1 : tensor<0x0xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0x0xi32>
    %3 = stablehlo.add %0, %2 : tensor<0x0xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<0x0xi32>, tensor<0x0xi32>) -> tensor<0x0xi1>
    %5 = stablehlo.convert %4 : (tensor<0x0xi1>) -> tensor<0x0xf32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %6 = "stablehlo.case"(%c_0) ({
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }, {
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %7 = "stablehlo.case"(%6) ({
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0xf32>
      stablehlo.return %8 : tensor<0xf32>
    }) : (tensor<i32>) -> tensor<0xf32>
    return %7 : tensor<0xf32>
  }
  func.func private @count_nonzero(%arg0: tensor<0xi1>) -> tensor<i32> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<0xi1>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<0xi1>, tensor<0xi1>) -> tensor<0xi1>
    %2 = stablehlo.convert %1 : (tensor<0xi1>) -> tensor<0xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.reduce(%2 init: %c_0) applies stablehlo.add across dimensions = [0] : (tensor<0xi32>, tensor<i32>) -> tensor<i32>
    return %3 : tensor<i32>
  }
  func.func private @remainder(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.remainder %arg0, %2 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare NE, %3, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %3, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.compare NE, %5, %6, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.and %7, %4 : tensor<i1>
    %9 = stablehlo.add %3, %2 : tensor<i32>
    %10 = stablehlo.select %8, %9, %3 : tensor<i1>, tensor<i32>
    return %10 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @cholesky(%arg0: tensor<0x0xf32>) -> tensor<0x0xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<0x0xf32>) -> tensor<0x0xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<0x0xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x0xf32>
    %3 = stablehlo.divide %1, %2 : tensor<0x0xf32>
    %4:2 = stablehlo.custom_call @lapack_spotrf_ffi(%3) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=0, j=0, k=0, l=0}, custom>} : (tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %6 = stablehlo.compare EQ, %4#1, %5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<0x0xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<0x0xi1>
    %10 = stablehlo.select %9, %4#0, %8 : tensor<0x0xi1>, tensor<0x0xf32>
    %11 = stablehlo.iota dim = 0 : tensor<0x0xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<0x0xi32>
    %13 = stablehlo.add %11, %12 : tensor<0x0xi32>
    %14 = stablehlo.iota dim = 1 : tensor<0x0xi32>
    %15 = stablehlo.compare GE, %13, %14, SIGNED : (tensor<0x0xi32>, tensor<0x0xi32>) -> tensor<0x0xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<0x0xf32>
    %17 = stablehlo.select %15, %10, %16 : tensor<0x0xi1>, tensor<0x0xf32>
    return %17 : tensor<0x0xf32>
  }
  func.func private @inv(%arg0: tensor<0x0xf32>) -> tensor<0x0xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<0x0xi32>
    %1 = stablehlo.iota dim = 1 : tensor<0x0xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0x0xi32>
    %3 = stablehlo.add %0, %2 : tensor<0x0xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<0x0xi32>, tensor<0x0xi32>) -> tensor<0x0xi1>
    %5 = stablehlo.convert %4 : (tensor<0x0xi1>) -> tensor<0x0xf32>
    %6 = call @solve(%arg0, %5) : (tensor<0x0xf32>, tensor<0x0xf32>) -> tensor<0x0xf32>
    return %6 : tensor<0x0xf32>
  }
  func.func private @solve(%arg0: tensor<0x0xf32>, %arg1: tensor<0x0xf32>) -> tensor<0x0xf32> {
    %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=0, j=0, k=0, l=0, m=0}, custom>} : (tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0xi32>, tensor<i32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<0xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x0xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<0x0xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<0x0xi1>, tensor<0x0xf32>
    %9 = stablehlo.iota dim = 0 : tensor<0xi32>
    %10 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<0x0xf32>) -> tensor<0x0xf32>
    %11 = call @_lu_solve(%8, %9, %10) : (tensor<0x0xf32>, tensor<0xi32>, tensor<0x0xf32>) -> tensor<0xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<0xf32>) -> tensor<0x0xf32>
    %13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<0x0xf32>) -> tensor<0x0xf32>
    return %13 : tensor<0x0xf32>
  }
  func.func private @_lu_solve(%arg0: tensor<0x0xf32>, %arg1: tensor<0xi32>, %arg2: tensor<0x0xf32>) -> tensor<0xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<0x0xf32>) -> tensor<0x0x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<0xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<0xi1>, tensor<0xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<0xi32>) -> tensor<0x1xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x1xf32>
    %8 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %7) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=0, j=0, k=0, l=1, m=0, n=1}, custom>} : (tensor<0x0xf32>, tensor<0x1xf32>) -> tensor<0x1xf32>
    %9 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %8) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=0, j=0, k=0, l=1, m=0, n=1}, custom>} : (tensor<0x0xf32>, tensor<0x1xf32>) -> tensor<0x1xf32>
    %10 = stablehlo.reshape %9 : (tensor<0x1xf32>) -> tensor<0xf32>
    return %10 : tensor<0xf32>
  }
}
// -----
// factors_of_one
module @jit_factors attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xBB43D43E"> : tensor<1x1xf32>
    %expected0 = stablehlo.constant dense<"0x0000803F"> : tensor<1x1xf32>
    %expected1 = stablehlo.constant dense<"0xBB43D43E"> : tensor<1x1xf32>
    %expected2 = stablehlo.constant dense<"0xBB43D43E"> : tensor<f32>
    %expected3 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
    %expected4 = stablehlo.constant dense<"0xDE6761BF"> : tensor<f32>
    %expected5 = stablehlo.constant dense<"0x6A908A3F"> : tensor<1x1xf32>
    %expected6 = stablehlo.constant dense<"0x02745A3F"> : tensor<1x1xf32>
    %expected7 = stablehlo.constant dense<"0xDE21B53E"> : tensor<1x1xf32>
    %got:8 = call @model(%in0) : (tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#5, %expected5) {has_side_effect = true} : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#6, %expected6) {has_side_effect = true} : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#7, %expected7) {has_side_effect = true} : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<1x1xf32>) -> (tensor<1x1xf32> {jax.result_info = "result[0]"}, tensor<1x1xf32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}, tensor<f32> {jax.result_info = "result[3]"}, tensor<f32> {jax.result_info = "result[4]"}, tensor<1x1xf32> {jax.result_info = "result[5]"}, tensor<1x1xf32> {jax.result_info = "result[6]"}, tensor<1x1xf32> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %2 = stablehlo.iota dim = 0 : tensor<1x1xi32>
    %3 = stablehlo.iota dim = 1 : tensor<1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %5 = stablehlo.add %2, %4 : tensor<1x1xi32>
    %6 = stablehlo.compare EQ, %5, %3, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %7 = stablehlo.convert %6 : (tensor<1x1xi1>) -> tensor<1x1xf32>
    %8 = stablehlo.add %1, %7 : tensor<1x1xf32>
    %9:2 = call @qr(%arg0) : (tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1x1xf32>)
    %10 = call @det(%arg0) : (tensor<1x1xf32>) -> tensor<f32>
    %11:2 = call @slogdet(%arg0) : (tensor<1x1xf32>) -> (tensor<f32>, tensor<f32>)
    %12 = call @cholesky(%8) : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %13 = call @inv(%8) : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %14 = call @solve(%8, %arg0) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    return %9#0, %9#1, %10, %11#0, %11#1, %12, %13, %14 : tensor<1x1xf32>, tensor<1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>
  }
  func.func private @qr(%arg0: tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1x1xf32>) {
    %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=1, j=1, k=1, l=1, m=1}, custom>} : (tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1xf32>)
    %1 = stablehlo.custom_call @lapack_sorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=1, j=1, k=1, l=1, m=1}, custom>} : (tensor<1x1xf32>, tensor<1xf32>) -> tensor<1x1xf32>
    %2 = stablehlo.iota dim = 0 : tensor<1x1xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %4 = stablehlo.add %2, %3 : tensor<1x1xi32>
    %5 = stablehlo.iota dim = 1 : tensor<1x1xi32>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %8 = stablehlo.select %6, %7, %0#0 : tensor<1x1xi1>, tensor<1x1xf32>
    return %1, %8 : tensor<1x1xf32>, tensor<1x1xf32>
  }
  func.func private @det(%arg0: tensor<1x1xf32>) -> tensor<f32> {
    %0:2 = call @slogdet(%arg0) : (tensor<1x1xf32>) -> (tensor<f32>, tensor<f32>)
    %1 = stablehlo.exponential %0#1 : tensor<f32>
    %2 = stablehlo.multiply %0#0, %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @slogdet(%arg0: tensor<1x1xf32>) -> (tensor<f32>, tensor<f32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<1x1xf32>) -> tensor<f32>
    %1 = stablehlo.abs %0 : tensor<f32>
    %2 = stablehlo.sign %0 : tensor<f32>
    %3 = stablehlo.log %1 : tensor<f32>
    return %2, %3 : tensor<f32>, tensor<f32>
  }
  func.func private @cholesky(%arg0: tensor<1x1xf32>) -> tensor<1x1xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<1x1xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x1xf32>
    %4:2 = stablehlo.custom_call @lapack_spotrf_ffi(%3) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=1, j=1, k=1, l=1}, custom>} : (tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %6 = stablehlo.compare EQ, %4#1, %5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %9 = stablehlo.select %7, %4#0, %8 : tensor<1x1xi1>, tensor<1x1xf32>
    %10 = stablehlo.iota dim = 0 : tensor<1x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %12 = stablehlo.add %10, %11 : tensor<1x1xi32>
    %13 = stablehlo.iota dim = 1 : tensor<1x1xi32>
    %14 = stablehlo.compare GE, %12, %13, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %16 = stablehlo.select %14, %9, %15 : tensor<1x1xi1>, tensor<1x1xf32>
    return %16 : tensor<1x1xf32>
  }
  func.func private @inv(%arg0: tensor<1x1xf32>) -> tensor<1x1xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<1x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %3 = stablehlo.add %0, %2 : tensor<1x1xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %5 = stablehlo.convert %4 : (tensor<1x1xi1>) -> tensor<1x1xf32>
    %6 = call @solve(%arg0, %5) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    return %6 : tensor<1x1xf32>
  }
  func.func private @solve(%arg0: tensor<1x1xf32>, %arg1: tensor<1x1xf32>) -> tensor<1x1xf32> {
    %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=1, j=1, k=1, l=1, m=1}, custom>} : (tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1xi32>, tensor<i32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %7 = stablehlo.select %5, %0#0, %6 : tensor<1x1xi1>, tensor<1x1xf32>
    %8 = stablehlo.iota dim = 0 : tensor<1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %9:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %8) : tensor<1xi32>, tensor<i32>, tensor<i32>, tensor<1xi32>
    cond {
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    } do {
      %13:2 = func.call @closed_call(%iterArg, %iterArg_4, %iterArg_5) : (tensor<1xi32>, tensor<i32>, tensor<1xi32>) -> (tensor<i32>, tensor<1xi32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %14, %13#0, %13#1 : tensor<1xi32>, tensor<i32>, tensor<i32>, tensor<1xi32>
    }
    %10 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %11 = call @_lu_solve(%7, %9#3, %10) : (tensor<1x1xf32>, tensor<1xi32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<1x1xf32>) -> tensor<1x1xf32>
    return %12 : tensor<1x1xf32>
  }
  func.func private @closed_call(%arg0: tensor<1xi32>, %arg1: tensor<i32>, %arg2: tensor<1xi32>) -> (tensor<i32>, tensor<1xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.add %2, %c_1 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_slice %arg0, %4, sizes = [1] : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.reshape %5 : (tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = stablehlo.convert %arg1 : tensor<i32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %9 = stablehlo.add %8, %c_3 : tensor<i32>
    %10 = stablehlo.select %7, %9, %arg1 : tensor<i1>, tensor<i32>
    %11 = stablehlo.dynamic_slice %arg2, %10, sizes = [1] : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.reshape %11 : (tensor<1xi32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.add %6, %c_5 : tensor<i32>
    %15 = stablehlo.select %13, %14, %6 : tensor<i1>, tensor<i32>
    %16 = stablehlo.dynamic_slice %arg2, %15, sizes = [1] : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %19 = stablehlo.add %arg1, %c_7 : tensor<i32>
    %20 = stablehlo.select %18, %19, %arg1 : tensor<i1>, tensor<i32>
    %21 = stablehlo.convert %20 : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %23 = "stablehlo.scatter"(%arg2, %22, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.compare LT, %6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<1> : tensor<i32>
    %25 = stablehlo.add %6, %c_9 : tensor<i32>
    %26 = stablehlo.select %24, %25, %6 : tensor<i1>, tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%23, %27, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
    return %0, %28 : tensor<i32>, tensor<1xi32>
  }
  func.func private @_lu_solve(%arg0: tensor<1x1xf32>, %arg1: tensor<1xi32>, %arg2: tensor<1x1xf32>) -> tensor<1x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<1xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<1xi1>, tensor<1xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x1xf32>, tensor<1x1xi32>) -> tensor<1x1x1xf32>
    %8 = stablehlo.transpose %7, dims = [1, 2, 0] : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %9 = stablehlo.reshape %8 : (tensor<1x1x1xf32>) -> tensor<1x1xf32>
    %10 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=1, j=1, k=1, l=1, m=1, n=1}, custom>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %11 = stablehlo.reshape %10 : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %12 = stablehlo.reshape %11 : (tensor<1x1x1xf32>) -> tensor<1x1xf32>
    %13 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=1, j=1, k=1, l=1, m=1, n=1}, custom>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %14 = stablehlo.reshape %13 : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %15 = stablehlo.transpose %14, dims = [2, 0, 1] : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %16 = stablehlo.reshape %15 : (tensor<1x1x1xf32>) -> tensor<1x1xf32>
    return %16 : tensor<1x1xf32>
  }
}
// -----
// factors_of_no_matrices
module @jit_factors attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<> : tensor<2x0x3x3xf32>
    %expected0 = stablehlo.constant dense<> : tensor<2x0x3x3xf32>
    %expected1 = stablehlo.constant dense<> : tensor<2x0x3x3xf32>
    %expected2 = stablehlo.constant dense<> : tensor<2x0xf32>
    %expected3 = stablehlo.constant dense<> : tensor<2x0xf32>
    %expected4 = stablehlo.constant dense<> : tensor<2x0xf32>
    %expected5 = stablehlo.constant dense<> : tensor<2x0x3x3xf32>
    %expected6 = stablehlo.constant dense<> : tensor<2x0x3x3xf32>
    %expected7 = stablehlo.constant dense<> : tensor<2x0x3x3xf32>
    %got:8 = call @model(%in0) : (tensor<2x0x3x3xf32>) -> (tensor<2x0x3x3xf32>, tensor<2x0x3x3xf32>, tensor<2x0xf32>, tensor<2x0xf32>, tensor<2x0xf32>, tensor<2x0x3x3xf32>, tensor<2x0x3x3xf32>, tensor<2x0x3x3xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<2x0x3x3xf32>, tensor<2x0x3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<2x0x3x3xf32>, tensor<2x0x3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<2x0xf32>, tensor<2x0xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<2x0xf32>, tensor<2x0xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<2x0xf32>, tensor<2x0xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#5, %expected5) {has_side_effect = true} : (tensor<2x0x3x3xf32>, tensor<2x0x3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#6, %expected6) {has_side_effect = true} : (tensor<2x0x3x3xf32>, tensor<2x0x3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#7, %expected7) {has_side_effect = true} : (tensor<2x0x3x3xf32>, tensor<2x0x3x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x0x3x3xf32>) -> (tensor<2x0x3x3xf32> {jax.result_info = "result[0]"}, tensor<2x0x3x3xf32> {jax.result_info = "result[1]"}, tensor<2x0xf32> {jax.result_info = "result[2]"}, tensor<2x0xf32> {jax.result_info = "result[3]"}, tensor<2x0xf32> {jax.result_info = "result[4]"}, tensor<2x0x3x3xf32> {jax.result_info = "result[5]"}, tensor<2x0x3x3xf32> {jax.result_info = "result[6]"}, tensor<2x0x3x3xf32> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.transpose %arg0, dims = [0, 1, 3, 2] : (tensor<2x0x3x3xf32>) -> tensor<2x0x3x3xf32>
    %1 = stablehlo.dot_general %arg0, %0, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x0x3x3xf32>, tensor<2x0x3x3xf32>) -> tensor<2x0x3x3xf32>
    %2 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %3 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %5 = stablehlo.add %2, %4 : tensor<3x3xi32>
    %6 = stablehlo.compare EQ, %5, %3, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %7 = stablehlo.convert %6 : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [2, 3] : (tensor<3x3xf32>) -> tensor<1x1x3x3xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x3x3xf32>) -> tensor<2x0x3x3xf32>
    %10 = stablehlo.add %1, %9 : tensor<2x0x3x3xf32>
    %11:2 = call @qr(%arg0) : (tensor<2x0x3x3xf32>) -> (tensor<2x0x3x3xf32>, tensor<2x0x3x3xf32>)
    %12 = call @det(%arg0) : (tensor<2x0x3x3xf32>) -> tensor<2x0xf32>
    %13:2 = call @slogdet(%arg0) : (tensor<2x0x3x3xf32>) -> (tensor<2x0xf32>, tensor<2x0xf32>)
    %14 = call @cholesky(%10) : (tensor<2x0x3x3xf32>) -> tensor<2x0x3x3xf32>
    %15 = call @inv(%10) : (tensor<2x0x3x3xf32>) -> tensor<2x0x3x3xf32>
    %16 = call @solve(%10, %arg0) : (tensor<2x0x3x3xf32>, tensor<2x0x3x3xf32>) -> tensor<2x0x3x3xf32>
    return %11#0, %11#1, %12, %13#0, %13#1, %14, %15, %16 : tensor<2x0x3x3xf32>, tensor<2x0x3x3xf32>, tensor<2x0xf32>, tensor<2x0xf32>, tensor<2x0xf32>, tensor<2x0x3x3xf32>, tensor<2x0x3x3xf32>, tensor<2x0x3x3xf32>
  }
  func.func private @qr(%arg0: tensor<2x0x3x3xf32>) -> (tensor<2x0x3x3xf32>, tensor<2x0x3x3xf32>) {
    %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o]) {i=2, j=0, k=3, l=3, m=3, n=3, o=3}, custom>} : (tensor<2x0x3x3xf32>) -> (tensor<2x0x3x3xf32>, tensor<2x0x3xf32>)
    %1 = stablehlo.custom_call @lapack_sorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m])->([i, j, n, o]) {i=2, j=0, k=3, l=3, m=3, n=3, o=3}, custom>} : (tensor<2x0x3x3xf32>, tensor<2x0x3xf32>) -> tensor<2x0x3x3xf32>
    %2 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %4 = stablehlo.add %2, %3 : tensor<3x3xi32>
    %5 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [2, 3] : (tensor<3x3xi1>) -> tensor<2x0x3x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x0x3x3xf32>
    %9 = stablehlo.select %7, %8, %0#0 : tensor<2x0x3x3xi1>, tensor<2x0x3x3xf32>
    return %1, %9 : tensor<2x0x3x3xf32>, tensor<2x0x3x3xf32>
  }
  func.func private @det(%arg0: tensor<2x0x3x3xf32>) -> tensor<2x0xf32> {
    %0 = stablehlo.slice %arg0 [0:2, 0:0, 0:1, 0:1] : (tensor<2x0x3x3xf32>) -> tensor<2x0x1x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x0x1x1xf32>) -> tensor<2x0xf32>
    %2 = stablehlo.slice %arg0 [0:2, 0:0, 1:2, 1:2] : (tensor<2x0x3x3xf32>) -> tensor<2x0x1x1xf32>
    %3 = stablehlo.reshape %2 : (tensor<2x0x1x1xf32>) -> tensor<2x0xf32>
    %4 = stablehlo.multiply %1, %3 : tensor<2x0xf32>
    %5 = stablehlo.slice %arg0 [0:2, 0:0, 2:3, 2:3] : (tensor<2x0x3x3xf32>) -> tensor<2x0x1x1xf32>
    %6 = stablehlo.reshape %5 : (tensor<2x0x1x1xf32>) -> tensor<2x0xf32>
    %7 = stablehlo.multiply %4, %6 : tensor<2x0xf32>
    %8 = stablehlo.slice %arg0 [0:2, 0:0, 0:1, 1:2] : (tensor<2x0x3x3xf32>) -> tensor<2x0x1x1xf32>
    %9 = stablehlo.reshape %8 : (tensor<2x0x1x1xf32>) -> tensor<2x0xf32>
    %10 = stablehlo.slice %arg0 [0:2, 0:0, 1:2, 2:3] : (tensor<2x0x3x3xf32>) -> tensor<2x0x1x1xf32>
    %11 = stablehlo.reshape %10 : (tensor<2x0x1x1xf32>) -> tensor<2x0xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<2x0xf32>
    %13 = stablehlo.slice %arg0 [0:2, 0:0, 2:3, 0:1] : (tensor<2x0x3x3xf32>) -> tensor<2x0x1x1xf32>
    %14 = stablehlo.reshape %13 : (tensor<2x0x1x1xf32>) -> tensor<2x0xf32>
    %15 = stablehlo.multiply %12, %14 : tensor<2x0xf32>
    %16 = stablehlo.add %7, %15 : tensor<2x0xf32>
    %17 = stablehlo.slice %arg0 [0:2, 0:0, 0:1, 2:3] : (tensor<2x0x3x3xf32>) -> tensor<2x0x1x1xf32>
    %18 = stablehlo.reshape %17 : (tensor<2x0x1x1xf32>) -> tensor<2x0xf32>
    %19 = stablehlo.slice %arg0 [0:2, 0:0, 1:2, 0:1] : (tensor<2x0x3x3xf32>) -> tensor<2x0x1x1xf32>
    %20 = stablehlo.reshape %19 : (tensor<2x0x1x1xf32>) -> tensor<2x0xf32>
    %21 = stablehlo.multiply %18, %20 : tensor<2x0xf32>
    %22 = stablehlo.slice %arg0 [0:2, 0:0, 2:3, 1:2] : (tensor<2x0x3x3xf32>) -> tensor<2x0x1x1xf32>
    %23 = stablehlo.reshape %22 : (tensor<2x0x1x1xf32>) -> tensor<2x0xf32>
    %24 = stablehlo.multiply %21, %23 : tensor<2x0xf32>
    %25 = stablehlo.add %16, %24 : tensor<2x0xf32>
    %26 = stablehlo.slice %arg0 [0:2, 0:0, 0:1, 2:3] : (tensor<2x0x3x3xf32>) -> tensor<2x0x1x1xf32>
    %27 = stablehlo.reshape %26 : (tensor<2x0x1x1xf32>) -> tensor<2x0xf32>
    %28 = stablehlo.slice %arg0 [0:2, 0:0, 1:2, 1:2] : (tensor<2x0x3x3xf32>) -> tensor<2x0x1x1xf32>
    %29 = stablehlo.reshape %28 : (tensor<2x0x1x1xf32>) -> tensor<2x0xf32>
    %30 = stablehlo.multiply %27, %29 : tensor<2x0xf32>
    %31 = stablehlo.slice %arg0 [0:2, 0:0, 2:3, 0:1] : (tensor<2x0x3x3xf32>) -> tensor<2x0x1x1xf32>
    %32 = stablehlo.reshape %31 : (tensor<2x0x1x1xf32>) -> tensor<2x0xf32>
    %33 = stablehlo.multiply %30, %32 : tensor<2x0xf32>
    %34 = stablehlo.subtract %25, %33 : tensor<2x0xf32>
    %35 = stablehlo.slice %arg0 [0:2, 0:0, 0:1, 0:1] : (tensor<2x0x3x3xf32>) -> tensor<2x0x1x1xf32>
    %36 = stablehlo.reshape %35 : (tensor<2x0x1x1xf32>) -> tensor<2x0xf32>
    %37 = stablehlo.slice %arg0 [0:2, 0:0, 1:2, 2:3] : (tensor<2x0x3x3xf32>) -> tensor<2x0x1x1xf32>
    %38 = stablehlo.reshape %37 : (tensor<2x0x1x1xf32>) -> tensor<2x0xf32>
    %39 = stablehlo.multiply %36, %38 : tensor<2x0xf32>
    %40 = stablehlo.slice %arg0 [0:2, 0:0, 2:3, 1:2] : (tensor<2x0x3x3xf32>) -> tensor<2x0x1x1xf32>
    %41 = stablehlo.reshape %40 : (tensor<2x0x1x1xf32>) -> tensor<2x0xf32>
    %42 = stablehlo.multiply %39, %41 : tensor<2x0xf32>
    %43 = stablehlo.subtract %34, %42 : tensor<2x0xf32>
    %44 = stablehlo.slice %arg0 [0:2, 0:0, 0:1, 1:2] : (tensor<2x0x3x3xf32>) -> tensor<2x0x1x1xf32>
    %45 = stablehlo.reshape %44 : (tensor<2x0x1x1xf32>) -> tensor<2x0xf32>
    %46 = stablehlo.slice %arg0 [0:2, 0:0, 1:2, 0:1] : (tensor<2x0x3x3xf32>) -> tensor<2x0x1x1xf32>
    %47 = stablehlo.reshape %46 : (tensor<2x0x1x1xf32>) -> tensor<2x0xf32>
    %48 = stablehlo.multiply %45, %47 : tensor<2x0xf32>
    %49 = stablehlo.slice %arg0 [0:2, 0:0, 2:3, 2:3] : (tensor<2x0x3x3xf32>) -> tensor<2x0x1x1xf32>
    %50 = stablehlo.reshape %49 : (tensor<2x0x1x1xf32>) -> tensor<2x0xf32>
    %51 = stablehlo.multiply %48, %50 : tensor<2x0xf32>
    %52 = stablehlo.subtract %43, %51 : tensor<2x0xf32>
    return %52 : tensor<2x0xf32>
  }
  func.func private @slogdet(%arg0: tensor<2x0x3x3xf32>) -> (tensor<2x0xf32>, tensor<2x0xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = call @_where(%cst) : (tensor<f32>) -> tensor<2x0xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = call @_where(%cst_0) : (tensor<f32>) -> tensor<2x0xf32>
    return %0, %1 : tensor<2x0xf32>, tensor<2x0xf32>
  }
  func.func private @_where(%arg0: tensor<f32>) -> tensor<2x0xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<2x0xf32>
    return %0 : tensor<2x0xf32>
  }
  func.func private @cholesky(%arg0: tensor<2x0x3x3xf32>) -> tensor<2x0x3x3xf32> {
    %0 = stablehlo.transpose %arg0, dims = [0, 1, 3, 2] : (tensor<2x0x3x3xf32>) -> tensor<2x0x3x3xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<2x0x3x3xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x0x3x3xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x0x3x3xf32>
    %4:2 = stablehlo.custom_call @lapack_spotrf_ffi(%3) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j]) {i=2, j=0, k=3, l=3, m=3, n=3}, custom>} : (tensor<2x0x3x3xf32>) -> (tensor<2x0x3x3xf32>, tensor<2x0xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x0xi32>
    %6 = stablehlo.compare EQ, %4#1, %5, SIGNED : (tensor<2x0xi32>, tensor<2x0xi32>) -> tensor<2x0xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<2x0xi1>) -> tensor<2x0x1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x0x3x3xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<2x0x1x1xi1>) -> tensor<2x0x3x3xi1>
    %10 = stablehlo.select %9, %4#0, %8 : tensor<2x0x3x3xi1>, tensor<2x0x3x3xf32>
    %11 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %13 = stablehlo.add %11, %12 : tensor<3x3xi32>
    %14 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %15 = stablehlo.compare GE, %13, %14, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %16 = stablehlo.broadcast_in_dim %15, dims = [2, 3] : (tensor<3x3xi1>) -> tensor<2x0x3x3xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x0x3x3xf32>
    %18 = stablehlo.select %16, %10, %17 : tensor<2x0x3x3xi1>, tensor<2x0x3x3xf32>
    return %18 : tensor<2x0x3x3xf32>
  }
  func.func private @inv(%arg0: tensor<2x0x3x3xf32>) -> tensor<2x0x3x3xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %3 = stablehlo.add %0, %2 : tensor<3x3xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %5 = stablehlo.convert %4 : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [2, 3] : (tensor<3x3xf32>) -> tensor<2x0x3x3xf32>
    %7 = call @solve(%arg0, %6) : (tensor<2x0x3x3xf32>, tensor<2x0x3x3xf32>) -> tensor<2x0x3x3xf32>
    return %7 : tensor<2x0x3x3xf32>
  }
  func.func private @solve(%arg0: tensor<2x0x3x3xf32>, %arg1: tensor<2x0x3x3xf32>) -> tensor<2x0x3x3xf32> {
    %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=0, k=3, l=3, m=3, n=3, o=3}, custom>} : (tensor<2x0x3x3xf32>) -> (tensor<2x0x3x3xf32>, tensor<2x0x3xi32>, tensor<2x0xi32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x0x3xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<2x0x3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x0xi32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<2x0xi32>, tensor<2x0xi32>) -> tensor<2x0xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x0xi1>) -> tensor<2x0x1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x0x3x3xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<2x0x1x1xi1>) -> tensor<2x0x3x3xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<2x0x3x3xi1>, tensor<2x0x3x3xf32>
    %9 = stablehlo.iota dim = 2 : tensor<2x0x3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<2x0x3xi32>, tensor<i32>, tensor<i32>, tensor<2x0x3xi32>
    cond {
      %c_6 = stablehlo.constant dense<3> : tensor<i32>
      %14 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %14:2 = func.call @closed_call(%iterArg, %iterArg_4, %iterArg_5) : (tensor<2x0x3xi32>, tensor<i32>, tensor<2x0x3xi32>) -> (tensor<i32>, tensor<2x0x3xi32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %15 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %15, %14#0, %14#1 : tensor<2x0x3xi32>, tensor<i32>, tensor<i32>, tensor<2x0x3xi32>
    }
    %11 = stablehlo.transpose %arg1, dims = [0, 1, 3, 2] : (tensor<2x0x3x3xf32>) -> tensor<2x0x3x3xf32>
    %12 = call @_lu_solve(%8, %10#3, %11) : (tensor<2x0x3x3xf32>, tensor<2x0x3xi32>, tensor<2x0x3x3xf32>) -> tensor<2x0x3x3xf32>
    %13 = stablehlo.transpose %12, dims = [0, 1, 3, 2] : (tensor<2x0x3x3xf32>) -> tensor<2x0x3x3xf32>
    return %13 : tensor<2x0x3x3xf32>
  }
  func.func private @closed_call(%arg0: tensor<2x0x3xi32>, %arg1: tensor<i32>, %arg2: tensor<2x0x3xi32>) -> (tensor<i32>, tensor<2x0x3xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i32>
    %c_1 = stablehlo.constant dense<3> : tensor<i32>
    %3 = stablehlo.add %2, %c_1 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x0x1xi32>
    %7 = stablehlo.reshape %6 : (tensor<2x0x1xi32>) -> tensor<2x0xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %arg1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %9 = stablehlo.convert %arg1 : tensor<i32>
    %c_4 = stablehlo.constant dense<3> : tensor<i32>
    %10 = stablehlo.add %9, %c_4 : tensor<i32>
    %11 = stablehlo.select %8, %10, %arg1 : tensor<i1>, tensor<i32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2x0x1xi32>
    %14 = stablehlo.reshape %13 : (tensor<2x0x1xi32>) -> tensor<2x0xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<2x0xi32>
    %16 = stablehlo.compare LT, %7, %15, SIGNED : (tensor<2x0xi32>, tensor<2x0xi32>) -> tensor<2x0xi1>
    %c_7 = stablehlo.constant dense<3> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<2x0xi32>
    %18 = stablehlo.add %7, %17 : tensor<2x0xi32>
    %19 = stablehlo.select %16, %18, %7 : tensor<2x0xi1>, tensor<2x0xi32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<2x0xi32>) -> tensor<2x0x1xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<2x0x1xi32>
    %22 = stablehlo.reshape %21 : (tensor<2x0x1xi32>) -> tensor<2x0xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.compare LT, %arg1, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_10 = stablehlo.constant dense<3> : tensor<i32>
    %24 = stablehlo.add %arg1, %c_10 : tensor<i32>
    %25 = stablehlo.select %23, %24, %arg1 : tensor<i1>, tensor<i32>
    %26 = stablehlo.convert %25 : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%arg2, %27, %22) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<2x0x3xi32>, tensor<1xi32>, tensor<2x0xi32>) -> tensor<2x0x3xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<2x0xi32>
    %30 = stablehlo.compare LT, %7, %29, SIGNED : (tensor<2x0xi32>, tensor<2x0xi32>) -> tensor<2x0xi1>
    %c_12 = stablehlo.constant dense<3> : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<2x0xi32>
    %32 = stablehlo.add %7, %31 : tensor<2x0xi32>
    %33 = stablehlo.select %30, %32, %7 : tensor<2x0xi1>, tensor<2x0xi32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<2x0xi32>) -> tensor<2x0x1xi32>
    %35 = "stablehlo.scatter"(%28, %34, %14) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<2x0x3xi32>, tensor<2x0x1xi32>, tensor<2x0xi32>) -> tensor<2x0x3xi32>
    return %0, %35 : tensor<i32>, tensor<2x0x3xi32>
  }
  func.func private @_lu_solve(%arg0: tensor<2x0x3x3xf32>, %arg1: tensor<2x0x3xi32>, %arg2: tensor<2x0x3x3xf32>) -> tensor<2x0x3x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (tensor<2x0x3x3xf32>) -> tensor<2x0x3x3x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x0x3xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<2x0x3xi32>, tensor<2x0x3xi32>) -> tensor<2x0x3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x0x3xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<2x0x3xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<2x0x3xi1>, tensor<2x0x3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<2x0x3xi32>) -> tensor<2x0x3x1xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x0x3x3x1xf32>
    %8 = stablehlo.transpose %7, dims = [0, 1, 3, 4, 2] : (tensor<2x0x3x3x1xf32>) -> tensor<2x0x3x1x3xf32>
    %9 = stablehlo.reshape %8 : (tensor<2x0x3x1x3xf32>) -> tensor<2x0x3x3xf32>
    %10 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m, n])->([i, j, o, p]) {i=2, j=0, k=3, l=3, m=3, n=3, o=3, p=3}, custom>} : (tensor<2x0x3x3xf32>, tensor<2x0x3x3xf32>) -> tensor<2x0x3x3xf32>
    %11 = stablehlo.reshape %10 : (tensor<2x0x3x3xf32>) -> tensor<2x0x3x1x3xf32>
    %12 = stablehlo.reshape %11 : (tensor<2x0x3x1x3xf32>) -> tensor<2x0x3x3xf32>
    %13 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m, n])->([i, j, o, p]) {i=2, j=0, k=3, l=3, m=3, n=3, o=3, p=3}, custom>} : (tensor<2x0x3x3xf32>, tensor<2x0x3x3xf32>) -> tensor<2x0x3x3xf32>
    %14 = stablehlo.reshape %13 : (tensor<2x0x3x3xf32>) -> tensor<2x0x3x1x3xf32>
    %15 = stablehlo.transpose %14, dims = [0, 1, 4, 2, 3] : (tensor<2x0x3x1x3xf32>) -> tensor<2x0x3x3x1xf32>
    %16 = stablehlo.reshape %15 : (tensor<2x0x3x3x1xf32>) -> tensor<2x0x3x3xf32>
    return %16 : tensor<2x0x3x3xf32>
  }
}
// -----
// eig_uneven
module @jit_eigenvectors attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x2106373F52A8A0BD9A69C6BBE4DD353A2800A939EE37AF37D1E853369A052235E2B7F73FBADB0E4064C2AEBD1E68493C80CBEDBADCFC31B68F7C003830D51936AC551DC17395EB3F4850883FE37437BDD11F80BBB17A4C39A09C9DB9B118CB3752723044D68D8342988ACDC03E27043ED617313D8B487E3CC71D95BA077741B9D0C08A4457CE3E4452CC4D42BE3A894013F739BFE9BD43BE42CCC4BC8268443AD95499C404C9E1446B88F4C1CB6B69C2019014C03889673FB0E2473E1C4FED3A5B1B39C87A4043C7CEF6DCC5962A1343B54CB641B7928D405013DD3FB472533D6079B346B8D115471B9E7F464DC288454FCF5842DE7983419C97114190EC803F"> : tensor<8x8xf32>
    %expected0 = stablehlo.constant dense<"0x9CE62B409CE62B4084CE3A3D84CE3A3D180486BFFCB9A9BE689CDD3F6B679E3F"> : tensor<8xf32>
    %expected1 = stablehlo.constant dense<"0xD312B33FD312B3BF314BB33F314BB3BF00000000000000000000000000000000"> : tensor<8xf32>
    %expected2 = stablehlo.constant dense<"0xF79D4934F79D4934D6200935D6200935B6EB993420512036291E9C36DA1A88359E3D29379E3D29376477543664775436B9457F349E6046375197B337542CCF365886E1375886E1374C1CD8364C1CD836A04E0E3832A733370191A63976DFBB378A21A4398A21A43987CB0E3A87CB0E3AD499D938AFAC5A38F3A6203B72DC3C38BA1B773BBA1B773B0A52493B0A52493B4FC3C2386A54463CA1D90E3D1B0DF63AC537E53CC537E53C1F6BE13C1F6BE13C21C8023C3AAD563CACE3A23E58C3B43BF587703EF587703E2B699F3D2B699F3DF74D033E042C173DE758D23E9B7E003D7EBB783F7EBB783FF61F7F3FF61F7F3FE3E07D3FEBC87F3F158B5A3FA1DE7F3F"> : tensor<8x8xf32>
    %got:3 = call @model(%in0) : (tensor<8x8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8x8xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<8x8xf32>, tensor<8x8xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x8xf32>) -> (tensor<8xf32> {jax.result_info = "result[0]"}, tensor<8xf32> {jax.result_info = "result[1]"}, tensor<8x8xf32> {jax.result_info = "result[2]"}) {
    %0:5 = stablehlo.custom_call @lapack_sgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k], [l], [m, n], [o, p], []) {i=8, j=8, k=8, l=8, m=8, n=8, o=8, p=8}, custom>} : (tensor<8x8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8x8xcomplex<f32>>, tensor<8x8xcomplex<f32>>, tensor<i32>)
    %1 = stablehlo.complex %0#0, %0#1 : tensor<8xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %3 = stablehlo.compare EQ, %0#4, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<8xcomplex<f32>>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xi1>) -> tensor<8xi1>
    %7 = stablehlo.select %6, %1, %5 : tensor<8xi1>, tensor<8xcomplex<f32>>
    %8 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<8x8xcomplex<f32>>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<8x8xi1>
    %11 = stablehlo.select %10, %0#3, %9 : tensor<8x8xi1>, tensor<8x8xcomplex<f32>>
    %12 = stablehlo.real %7 : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
    %13 = stablehlo.imag %7 : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
    %14 = stablehlo.abs %11 : (tensor<8x8xcomplex<f32>>) -> tensor<8x8xf32>
    return %12, %13, %14 : tensor<8xf32>, tensor<8xf32>, tensor<8x8xf32>
  }
}
// -----
// eig_very_uneven
module @jit_eigenvectors attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x1FA27D3FC649B4BA89B98637AFC0F53257D7112F7A00AD29C0B8A043EDFE84BF8BB897BBB121C0B6CAE357B3DDA964AF30A032C748D097C39816143E2DA3A9BAD009AAB7293EA4B3CC4B464ACBF02FC6693969428A0FB33EEE0838BB49FC8BB61655A44CB41B8ECB6BF75CC71C5EBA43622533BF1FE5BFBB2C5708D3B2F5FDCDD13C83C948A9864717A91144DFCB8F3F"> : tensor<6x6xf32>
    %expected0 = stablehlo.constant dense<"0xBFF806C008C1003E08C1003E6493873F6493873F0FD91B3F"> : tensor<6xf32>
    %expected1 = stablehlo.constant dense<"0x0000000045B3C53F45B3C5BF0825963F082596BF00000000"> : tensor<6xf32>
    %expected2 = stablehlo.constant dense<"0x7F33EE2A1659072B1659072B9C0E762D9C0E762DD27E6E2AD7CC1930001E292F001E292FBC752131BC752131A7CF052F62B0B033B165D532B165D532E4B15F35E4B15F35A5644C31C0C5B3360EE656360EE65636F1128638F112863890986B3678CFA83BBF662C3BBF662C3B0DFA073C0DFA073C8F6DD53A21FF7F3FC5FF7F3FC5FF7F3FBEFD7F3FBEFD7F3FEAFF7F3F"> : tensor<6x6xf32>
    %got:3 = call @model(%in0) : (tensor<6x6xf32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6x6xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<6xf32>, tensor<6xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<6xf32>, tensor<6xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<6x6xf32>, tensor<6x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<6x6xf32>) -> (tensor<6xf32> {jax.result_info = "result[0]"}, tensor<6xf32> {jax.result_info = "result[1]"}, tensor<6x6xf32> {jax.result_info = "result[2]"}) {
    %0:5 = stablehlo.custom_call @lapack_sgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k], [l], [m, n], [o, p], []) {i=6, j=6, k=6, l=6, m=6, n=6, o=6, p=6}, custom>} : (tensor<6x6xf32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>, tensor<i32>)
    %1 = stablehlo.complex %0#0, %0#1 : tensor<6xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %3 = stablehlo.compare EQ, %0#4, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<6xcomplex<f32>>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xi1>) -> tensor<6xi1>
    %7 = stablehlo.select %6, %1, %5 : tensor<6xi1>, tensor<6xcomplex<f32>>
    %8 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<6x6xcomplex<f32>>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x6xi1>
    %11 = stablehlo.select %10, %0#3, %9 : tensor<6x6xi1>, tensor<6x6xcomplex<f32>>
    %12 = stablehlo.real %7 : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
    %13 = stablehlo.imag %7 : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
    %14 = stablehlo.abs %11 : (tensor<6x6xcomplex<f32>>) -> tensor<6x6xf32>
    return %12, %13, %14 : tensor<6xf32>, tensor<6xf32>, tensor<6x6xf32>
  }
}
// -----
// eig_complex_uneven
module @jit_eigenvectors attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x663E7D3F06CA4E3FEE38563DC7C3993D0BC8AB3B50C9A93B4405ADB96E4474B961AF4337A89121379F0CB7419807F1C09197303FD3F551BEAD5C013E4D637DBBE4EB533B328FACBA5C03F3B9B4DEF837EEC856C30E9219C39B251A414E13C6C19903A03FAC38263F0E952ABD869FC3BAAAEC323A4D819BBBC22199C57B5B064373E479C32DC3CFC1074F3540C217474189F6103FBD69683FB694303D92C9B8BDA5617B477C9DAC4796B639C56E1F02C5CF4630438D3C84C34CE5B2C19E7205C07D3CE53FA5C74F3F"> : tensor<5x5xcomplex<f32>>
    %expected0 = stablehlo.constant dense<"0xB88B1C4020604EBFD0568EBF598862400D059C3F"> : tensor<5xf32>
    %expected1 = stablehlo.constant dense<"0x25A7314097DB0440829D53BF13EAB3BEBAC133BF"> : tensor<5xf32>
    %expected2 = stablehlo.constant dense<"0x311416372AE252376CCF313876C002381A4D1336E9B309392297493AC19D573A4158FF39C2ABCE380DBA823AD7D7683C301FB93B8EA8CD3B744C203B93DF5E3D5C01503EAA156F3D0B3C783DB98D7D3DE19E7F3FE9A27A3F2F8F7F3F3C867F3F1F827F3F"> : tensor<5x5xf32>
    %got:3 = call @model(%in0) : (tensor<5x5xcomplex<f32>>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5x5xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<5x5xcomplex<f32>>) -> (tensor<5xf32> {jax.result_info = "result[0]"}, tensor<5xf32> {jax.result_info = "result[1]"}, tensor<5x5xf32> {jax.result_info = "result[2]"}) {
    %0:4 = stablehlo.custom_call @lapack_cgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k], [l, m], [n, o], []) {i=5, j=5, k=5, l=5, m=5, n=5, o=5}, custom>} : (tensor<5x5xcomplex<f32>>) -> (tensor<5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#3, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<5xi1>
    %6 = stablehlo.select %5, %0#0, %4 : tensor<5xi1>, tensor<5xcomplex<f32>>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<5x5xcomplex<f32>>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<5x5xi1>, tensor<5x5xcomplex<f32>>
    %11 = stablehlo.real %6 : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
    %12 = stablehlo.imag %6 : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
    %13 = stablehlo.abs %10 : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xf32>
    return %11, %12, %13 : tensor<5xf32>, tensor<5xf32>, tensor<5x5xf32>
  }
}
// -----
// eig_triangular
module @jit_eigenvectors attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x11BE733D00000000756B51BE708211BE0000000000000000199416BE99AFB83D0C0E4C3E4DA542BD00000000000000000000000000000000AECCBF3F0000000000000000000000000000000000000000B1DB0FBFAD6D883E0000000000000000150E90BF3D869A3F5FD12A406B74C7BFE562D23F99543F3F3B49A9BFD305943F1B9C54BE8629CBBF000000007121873D"> : tensor<6x6xf32>
    %expected0 = stablehlo.constant dense<"0xE562D23F7121873D99AFB83D11BE733DAD6D883EAECCBF3F"> : tensor<6xf32>
    %expected1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<6xf32>
    %expected2 = stablehlo.constant dense<"0x000000000000000000000000AC19B63AEF96933E6D985F3B00000000000000004A72993C9B43DA3BD356023E7E59C03B00000000000000000000000000000000000000003FF20F3D000000000000000000000000000000005EF3D63E6551833C0000803F8232DB3EC2F7E33EEFBED83E3B4F003FB9BF7F3F00000000535A673F852C653F48EC673FD71B303F0167A83C"> : tensor<6x6xf32>
    %got:3 = call @model(%in0) : (tensor<6x6xf32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6x6xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<6xf32>, tensor<6xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<6xf32>, tensor<6xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<6x6xf32>, tensor<6x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<6x6xf32>) -> (tensor<6xf32> {jax.result_info = "result[0]"}, tensor<6xf32> {jax.result_info = "result[1]"}, tensor<6x6xf32> {jax.result_info = "result[2]"}) {
    %0:5 = stablehlo.custom_call @lapack_sgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k], [l], [m, n], [o, p], []) {i=6, j=6, k=6, l=6, m=6, n=6, o=6, p=6}, custom>} : (tensor<6x6xf32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>, tensor<i32>)
    %1 = stablehlo.complex %0#0, %0#1 : tensor<6xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %3 = stablehlo.compare EQ, %0#4, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<6xcomplex<f32>>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xi1>) -> tensor<6xi1>
    %7 = stablehlo.select %6, %1, %5 : tensor<6xi1>, tensor<6xcomplex<f32>>
    %8 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<6x6xcomplex<f32>>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x6xi1>
    %11 = stablehlo.select %10, %0#3, %9 : tensor<6x6xi1>, tensor<6x6xcomplex<f32>>
    %12 = stablehlo.real %7 : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
    %13 = stablehlo.imag %7 : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
    %14 = stablehlo.abs %11 : (tensor<6x6xcomplex<f32>>) -> tensor<6x6xf32>
    return %12, %13, %14 : tensor<6xf32>, tensor<6xf32>, tensor<6x6xf32>
  }
}
// -----
// eig_partly_alone
module @jit_eigenvectors attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xC9410940CE8B95BF000000000000000000000000D5778BBFD5FC13BD000000000000000000000000324359BF6803BA3CE88D143EC911893F25ABCE3EF103EE3D3D3147BFE81B05C018CB453F22B1333FBE0F313F9E3197BF880A0BBFA9A49E3ED55EE73E"> : tensor<5x5xf32>
    %expected0 = stablehlo.constant dense<"0x61E42740C67B143FC67B143F27CA03BFCF99563E"> : tensor<5xf32>
    %expected1 = stablehlo.constant dense<"0x0000000049D3BC3F49D3BCBF0000000000000000"> : tensor<5xf32>
    %expected2 = stablehlo.constant dense<"0xFD883E3F0610F3330610F3339766A03EFB77B2339D209C3E22C75B3322C75B33F58E363F000000003D6CAC3CF2F5173FF2F5173FF982EB3CB6CB603E984EBF3E05E3443F05E3443FA868723C4A3EAA3EA34DEC3E06A3723E06A3723E2856203F50CD6A3F"> : tensor<5x5xf32>
    %got:3 = call @model(%in0) : (tensor<5x5xf32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5x5xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<5x5xf32>) -> (tensor<5xf32> {jax.result_info = "result[0]"}, tensor<5xf32> {jax.result_info = "result[1]"}, tensor<5x5xf32> {jax.result_info = "result[2]"}) {
    %0:5 = stablehlo.custom_call @lapack_sgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k], [l], [m, n], [o, p], []) {i=5, j=5, k=5, l=5, m=5, n=5, o=5, p=5}, custom>} : (tensor<5x5xf32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<i32>)
    %1 = stablehlo.complex %0#0, %0#1 : tensor<5xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %3 = stablehlo.compare EQ, %0#4, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xi1>) -> tensor<5xi1>
    %7 = stablehlo.select %6, %1, %5 : tensor<5xi1>, tensor<5xcomplex<f32>>
    %8 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<5x5xcomplex<f32>>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %11 = stablehlo.select %10, %0#3, %9 : tensor<5x5xi1>, tensor<5x5xcomplex<f32>>
    %12 = stablehlo.real %7 : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
    %13 = stablehlo.imag %7 : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
    %14 = stablehlo.abs %11 : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xf32>
    return %12, %13, %14 : tensor<5xf32>, tensor<5xf32>, tensor<5x5xf32>
  }
}
