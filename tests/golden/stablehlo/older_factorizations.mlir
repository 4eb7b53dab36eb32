// qr_tall
module @jit_qr attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE155BB5BF6B3BE33ECF3EED3E7AEEC3BF41FD6A3E2C4F3C3F"> : tensor<6x3xf32>
    %expected0 = stablehlo.constant dense<"0x505DDEBD9CCB19BFEC5CC0BC05AC703CE0434ABE3EA95BBFF9EEC13D3374003F0D50FDBE0555E2BEF2650E3F3526A33DC4EF19BF40DD60BCBC9937BD024F26BFC86F49BEFC6FCDBD"> : tensor<6x3xf32>
    %expected1 = stablehlo.constant dense<"0xA4CC164028FA44BFF05345BF00000000E2EEAF3F6D4CB5BF0000000000000000088BDF3E"> : tensor<3x3xf32>
    %got:2 = call @model(%in0) : (tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<3x3xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<6x3xf32>, tensor<6x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<6x3xf32> {mhlo.layout_mode = "default"}) -> (tensor<6x3xf32> {jax.result_info = ".Q", mhlo.layout_mode = "default"}, tensor<3x3xf32> {jax.result_info = ".R", mhlo.layout_mode = "default"}) {
    %0:2 = call @qr(%arg0) : (tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<3x3xf32>)
    return %0#0, %0#1 : tensor<6x3xf32>, tensor<3x3xf32>
  }
  func.func private @qr(%arg0: tensor<6x3xf32> {mhlo.layout_mode = "default"}) -> (tensor<6x3xf32> {mhlo.layout_mode = "default"}, tensor<3x3xf32> {mhlo.layout_mode = "default"}) {
    %c = stablehlo.constant dense<6> : tensor<i64>
    %c_0 = stablehlo.constant dense<3> : tensor<i64>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %c_3 = stablehlo.constant dense<3> : tensor<i32>
    %c_4 = stablehlo.constant dense<96> : tensor<i32>
    %0:4 = stablehlo.custom_call @lapack_sgeqrf(%c_1, %c_2, %c_3, %c_4, %arg0) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 4, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<0> : tensor<1xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<3xf32>, tensor<i32>, tensor<96xf32>)
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare  EQ, %0#2, %1,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x3xi1>
    %6 = stablehlo.select %5, %0#0, %4 : tensor<6x3xi1>, tensor<6x3xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_6 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %10 = stablehlo.select %9, %0#1, %8 : tensor<3xi1>, tensor<3xf32>
    %c_7 = stablehlo.constant dense<6> : tensor<i64>
    %c_8 = stablehlo.constant dense<3> : tensor<i64>
    %c_9 = stablehlo.constant dense<3> : tensor<i64>
    %c_10 = stablehlo.constant dense<1> : tensor<i32>
    %c_11 = stablehlo.constant dense<6> : tensor<i32>
    %c_12 = stablehlo.constant dense<3> : tensor<i32>
    %c_13 = stablehlo.constant dense<3> : tensor<i32>
    %c_14 = stablehlo.constant dense<96> : tensor<i32>
    %11:3 = stablehlo.custom_call @lapack_sorgqr(%c_10, %c_11, %c_12, %c_13, %c_14, %6, %10) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 5, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<0> : tensor<1xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<6x3xf32>, tensor<3xf32>) -> (tensor<6x3xf32>, tensor<i32>, tensor<96xf32>)
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<i32>
    %13 = stablehlo.compare  EQ, %11#1, %12,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_16 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x3xi1>
    %17 = stablehlo.select %16, %11#0, %15 : tensor<6x3xi1>, tensor<6x3xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %19 = "stablehlo.gather"(%6, %18) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0]>, indices_are_sorted = true, slice_sizes = array<i64: 3, 3>}> : (tensor<6x3xf32>, tensor<1xi32>) -> tensor<3x3xf32>
    %20 = call @triu(%19) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    return %17, %20 : tensor<6x3xf32>, tensor<3x3xf32>
  }
  func.func private @triu(%arg0: tensor<3x3xf32> {mhlo.layout_mode = "default"}) -> (tensor<3x3xf32> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %2 = stablehlo.add %0, %1 : tensor<3x3xi32>
    %3 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %4 = stablehlo.compare  GE, %2, %3,  SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<3x3xi1>, tensor<3x3xf32>
    return %6 : tensor<3x3xf32>
  }
}
// -----
// qr_low_f64
module @jit_qr attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x000000A0F2F5D73F000000403139E43F000000E0E277F6BF00000000C32FD53F000000401F5ED3BF000000C008E6DEBF0000006097DBEB3F000000C01BABF73F00000060BDB5FC3F000000007409F53F000000208A17BCBF000000A0F792D63F00000020D089E83F000000A08405BF3F00000080E1BCC03F"> : tensor<3x5xf64>
    %expected0 = stablehlo.constant dense<"0x12C0C3C0FE4CE3BF133CD81C4345E9BF1E9A0E06E6B5BCBF78793469A9E3E83F94083592F3A2E1BFD60A402E2756D3BFE75AC410E7A0C63F683CAA87D93ED1BFD79B8B7BEB4AEE3F"> : tensor<3x3xf64>
    %expected1 = stablehlo.constant dense<"0xEF0C31EDEFDCE3BF89A4F1592CEED63FDD50F2319D100140A06732E0787AF33FF4FB52A210A7F33F000000000000000018DA4A65C92EF1BF4CA37C4C3A48B63F4F5214024987F4BF604A702938ABE0BF0000000000000000000000000000000092442136F9EEDB3FD669E8D33BBBDDBF50F0490DA0A8CEBF"> : tensor<3x5xf64>
    %got:2 = call @model(%in0) : (tensor<3x5xf64>) -> (tensor<3x3xf64>, tensor<3x5xf64>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x5xf64> {mhlo.layout_mode = "default"}) -> (tensor<3x3xf64> {jax.result_info = ".Q", mhlo.layout_mode = "default"}, tensor<3x5xf64> {jax.result_info = ".R", mhlo.layout_mode = "default"}) {
    %0:2 = call @qr(%arg0) : (tensor<3x5xf64>) -> (tensor<3x3xf64>, tensor<3x5xf64>)
    return %0#0, %0#1 : tensor<3x3xf64>, tensor<3x5xf64>
  }
  func.func private @qr(%arg0: tensor<3x5xf64> {mhlo.layout_mode = "default"}) -> (tensor<3x3xf64> {mhlo.layout_mode = "default"}, tensor<3x5xf64> {mhlo.layout_mode = "default"}) {
    %c = stablehlo.constant dense<3> : tensor<i64>
    %c_0 = stablehlo.constant dense<5> : tensor<i64>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %c_3 = stablehlo.constant dense<5> : tensor<i32>
    %c_4 = stablehlo.constant dense<160> : tensor<i32>
    %0:4 = stablehlo.custom_call @lapack_dgeqrf(%c_1, %c_2, %c_3, %c_4, %arg0) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 4, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<0> : tensor<1xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x5xf64>) -> (tensor<3x5xf64>, tensor<3xf64>, tensor<i32>, tensor<160xf64>)
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare  EQ, %0#2, %1,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x5xi1>
    %6 = stablehlo.select %5, %0#0, %4 : tensor<3x5xi1>, tensor<3x5xf64>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_6 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %10 = stablehlo.select %9, %0#1, %8 : tensor<3xi1>, tensor<3xf64>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %12 = "stablehlo.gather"(%6, %11) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 3, 3>}> : (tensor<3x5xf64>, tensor<1xi32>) -> tensor<3x3xf64>
    %c_8 = stablehlo.constant dense<3> : tensor<i64>
    %c_9 = stablehlo.constant dense<3> : tensor<i64>
    %c_10 = stablehlo.constant dense<3> : tensor<i64>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %c_12 = stablehlo.constant dense<3> : tensor<i32>
    %c_13 = stablehlo.constant dense<3> : tensor<i32>
    %c_14 = stablehlo.constant dense<3> : tensor<i32>
    %c_15 = stablehlo.constant dense<96> : tensor<i32>
    %13:3 = stablehlo.custom_call @lapack_dorgqr(%c_11, %c_12, %c_13, %c_14, %c_15, %12, %10) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 5, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<0> : tensor<1xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x3xf64>, tensor<3xf64>) -> (tensor<3x3xf64>, tensor<i32>, tensor<96xf64>)
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<i32>
    %15 = stablehlo.compare  EQ, %13#1, %14,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_17 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %18 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %19 = stablehlo.select %18, %13#0, %17 : tensor<3x3xi1>, tensor<3x3xf64>
    %20 = call @triu(%6) : (tensor<3x5xf64>) -> tensor<3x5xf64>
    return %19, %20 : tensor<3x3xf64>, tensor<3x5xf64>
  }
  func.func private @triu(%arg0: tensor<3x5xf64> {mhlo.layout_mode = "default"}) -> (tensor<3x5xf64> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.iota dim = 0 : tensor<3x5xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %2 = stablehlo.add %0, %1 : tensor<3x5xi32>
    %3 = stablehlo.iota dim = 1 : tensor<3x5xi32>
    %4 = stablehlo.compare  GE, %2, %3,  SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<3x5xi1>, tensor<3x5xf64>
    return %6 : tensor<3x5xf64>
  }
}
// -----
// qr_stack
module @jit_qr attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x7CE1523F5CD272BD8CB23ABFD035D4BEF347223F182B443B0130AE3E508A2B3F38EBBFBE7B99413FA8F7C13E5B0E9EBF729DB83FCF3000BF2ADAD3BFFEC385BF9CB182BFB1B3553D22368CBE3D75ACBECAA41E3F2504AE3E07D1A13E09D5D13E00BB1D3FB5E806C0A797BABE90880BC093B3133D30D097BB00D4853F6704983F43A44F3EAA1700BF0A67F83E9C2507BFA189B6BA6E737C3F1ACA0EBFF5404E3F2D6A2D3F3D6D74BF2051793F3ED5323F85BED03DA12743BFEDF45BBF41A409BF79E70A3FDAA374BF9B01E03ED8F19EBF5BF750BE008FE03D037D1C40E14BB0BFF96ABC3F4A70193E2085D23E6460F23D3CB3E33EA15F1DBE511EBA3F96B6E9BE10ED903F3EF524BFA4CA76BD123689BFDEF8E83EE3F9B83FEB6C9EBD689C49BEC5AB8EBFB2CB6ABEAFE0CBBF5FB269BF9A3A683E6DD5A83F1CCA3340712A16BFEAB7B73F409A793EAAE01ABE057DDD3E249C7D3D2717E23D0B11D1BE42F5B2BF8395C5BF0F3B273FA2AB8DBE489918BF2F5B0B3CAE804B3F53B1383E37F327BF"> : tensor<2x3x4x4xf32>
    %expected0 = stablehlo.constant dense<"0x9C21E8BEC3AE94BEACC0D8BDD00456BF56A2B2BE92F495BE74285F3FA4EC383E2C42533EC9BB68BF8D658BBE0D18743EFD374BBFA4D66E3DB870C9BE6E8CEB3E446C42BF86D99A3E1CB143BDC7F012BF7700EC3EB90CBFBE5D9698BC6B114EBFADA4EA3E0086603F707702BB8B8B13BE51B9DB3C3CAC17BCA4A97FBFCC242F3DF05291BE3CF0153E5DC9423EA0A76D3F2282FF3A6AD556BF5172FBBE27326F3E11BD72BFCB3DFABDC7648E3D04DC91BE7A1812BE4C61023FF9E358BFD85D4B3D500CA9BEC5CD6ABF24F2DBBC57AF62BE7F50FE3DBFD7AB3DA69564BF6960D9BE8D4E65BF488EC13EA910B23CDE936EBE928E8ABE3BF8BFBDB5D7E5BE2DB0583F0CC12DBF12BED13EA025F7BDB9F2183F2EA88BBE2A692ABF33D031BF7000CD3BEB0C2B3F38828F3C17C08BBE5021313F20360BBE549E1FBF4893273FD682CF3EB83E2EBFAD3EE3BE36CEA4BEDCCAF83E5588F0BCC31CF0BD9DBD40BF779E25BF47653B3F5CE9D7BEF55EA7BEDDE5D83E982B84BB2F2D48BF879BF13E9786D0BE"> : tensor<2x3x4x4xf32>
    %expected1 = stablehlo.constant dense<"0x8090E8BFA250143F824ECD3FAD69073F00000000E04B33BFD855A8BEA85A7C3F00000000000000000AFA6B3FD80AB03F0000000000000000000000002A7F9DBE3616AC3FE16059BF4AD65B3E78C805BF00000000BAD9FABF2CB207BF40630BC0000000000000000043A384BFB62D96BF00000000000000000000000014D9693E8DE336BF843A943F1D8D70BFF456DEBE00000000841196BF00218FBCEA698EBF000000000000000027B8943F8009033C000000000000000000000000441007BFE959D2BF382F723E2C451ABFE051833E00000000D1ED743F103A35BE04328E3F000000000000000055AF35C0123EBC3F000000000000000000000000CC32E43EBB86D5BFB02694BE4D2CB1BFA48B803E000000001B5A03C03857E0BF7CB52A3D0000000000000000B96A15408876063E000000000000000000000000326AC1BF8BF506C079959C3EE7EBB4BD36E52FBF000000002B5482BF2CA9B93D0E7D3C3F00000000000000002C1C083FAA744C3F000000000000000000000000D28F903F"> : tensor<2x3x4x4xf32>
    %got:2 = call @model(%in0) : (tensor<2x3x4x4xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x3x4x4xf32> {mhlo.layout_mode = "default"}) -> (tensor<2x3x4x4xf32> {jax.result_info = ".Q", mhlo.layout_mode = "default"}, tensor<2x3x4x4xf32> {jax.result_info = ".R", mhlo.layout_mode = "default"}) {
    %0:2 = call @qr(%arg0) : (tensor<2x3x4x4xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>)
    return %0#0, %0#1 : tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>
  }
  func.func private @qr(%arg0: tensor<2x3x4x4xf32> {mhlo.layout_mode = "default"}) -> (tensor<2x3x4x4xf32> {mhlo.layout_mode = "default"}, tensor<2x3x4x4xf32> {mhlo.layout_mode = "default"}) {
    %c = stablehlo.constant dense<2> : tensor<i64>
    %c_0 = stablehlo.constant dense<3> : tensor<i64>
    %c_1 = stablehlo.constant dense<4> : tensor<i64>
    %c_2 = stablehlo.constant dense<4> : tensor<i64>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %c_4 = stablehlo.constant dense<2> : tensor<i32>
    %0 = stablehlo.multiply %c_3, %c_4 : tensor<i32>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %1 = stablehlo.multiply %0, %c_5 : tensor<i32>
    %c_6 = stablehlo.constant dense<4> : tensor<i32>
    %c_7 = stablehlo.constant dense<4> : tensor<i32>
    %c_8 = stablehlo.constant dense<128> : tensor<i32>
    %2:4 = stablehlo.custom_call @lapack_sgeqrf(%1, %c_6, %c_7, %c_8, %arg0) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 4, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<2x3x4x4xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4xf32>, tensor<2x3xi32>, tensor<128xf32>)
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %4 = stablehlo.compare  EQ, %2#2, %3,  SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x4x4xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
    %8 = stablehlo.select %7, %2#0, %6 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>
    %9 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
    %cst_10 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x3x4xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x4xi1>
    %12 = stablehlo.select %11, %2#1, %10 : tensor<2x3x4xi1>, tensor<2x3x4xf32>
    %c_11 = stablehlo.constant dense<2> : tensor<i64>
    %c_12 = stablehlo.constant dense<3> : tensor<i64>
    %c_13 = stablehlo.constant dense<4> : tensor<i64>
    %c_14 = stablehlo.constant dense<4> : tensor<i64>
    %c_15 = stablehlo.constant dense<2> : tensor<i64>
    %c_16 = stablehlo.constant dense<3> : tensor<i64>
    %c_17 = stablehlo.constant dense<4> : tensor<i64>
    %c_18 = stablehlo.constant dense<1> : tensor<i32>
    %c_19 = stablehlo.constant dense<2> : tensor<i32>
    %13 = stablehlo.multiply %c_18, %c_19 : tensor<i32>
    %c_20 = stablehlo.constant dense<3> : tensor<i32>
    %14 = stablehlo.multiply %13, %c_20 : tensor<i32>
    %c_21 = stablehlo.constant dense<4> : tensor<i32>
    %c_22 = stablehlo.constant dense<4> : tensor<i32>
    %c_23 = stablehlo.constant dense<4> : tensor<i32>
    %c_24 = stablehlo.constant dense<128> : tensor<i32>
    %15:3 = stablehlo.custom_call @lapack_sorgqr(%14, %c_21, %c_22, %c_23, %c_24, %8, %12) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 5, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<2x3x4x4xf32>, tensor<2x3x4xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3xi32>, tensor<128xf32>)
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %17 = stablehlo.compare  EQ, %15#1, %16,  SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
    %cst_26 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x3x4x4xf32>
    %20 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
    %21 = stablehlo.select %20, %15#0, %19 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>
    %22 = call @triu(%8) : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    return %21, %22 : tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>
  }
  func.func private @triu(%arg0: tensor<2x3x4x4xf32> {mhlo.layout_mode = "default"}) -> (tensor<2x3x4x4xf32> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %2 = stablehlo.add %0, %1 : tensor<4x4xi32>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %4 = stablehlo.compare  GE, %2, %3,  SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x3x4x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x4x4xf32>
    %7 = stablehlo.select %5, %6, %arg0 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>
    return %7 : tensor<2x3x4x4xf32>
  }
}
// -----
// lu_tall
module @jit_lu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE155BB5BF6B3BE33ECF3EED3E7AEEC3BF41FD6A3E2C4F3C3F"> : tensor<6x3xf32>
    %expected0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000803F00000000000000000000803F0000000000000000000000000000000000000000000000000000803F0000000000000000000000000000803F00000000000000000000000000000000000000000000000000000000000000000000803F000000000000803F0000000000000000000000000000000000000000"> : tensor<6x6xf32>
    %expected1 = stablehlo.constant dense<"0x0000803F000000000000000081322E3F0000803F00000000E63BB9BC0FD995BE0000803FF64215BE55802F3F50603F3FA4F46C3FACD0793EDA646FBCC0242B3ED0A952BFA72410BE"> : tensor<6x3xf32>
    %expected2 = stablehlo.constant dense<"0x7AEEC3BF41FD6A3E2C4F3C3F00000000A2D2723FDFB169BF000000000000000012A4B6BE"> : tensor<3x3xf32>
    %got:3 = call @model(%in0) : (tensor<6x3xf32>) -> (tensor<6x6xf32>, tensor<6x3xf32>, tensor<3x3xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<6x6xf32>, tensor<6x6xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<6x3xf32>, tensor<6x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<6x3xf32> {mhlo.layout_mode = "default"}) -> (tensor<6x6xf32> {jax.result_info = "[0]", mhlo.layout_mode = "default"}, tensor<6x3xf32> {jax.result_info = "[1]", mhlo.layout_mode = "default"}, tensor<3x3xf32> {jax.result_info = "[2]", mhlo.layout_mode = "default"}) {
    %0:3 = call @lu(%arg0) : (tensor<6x3xf32>) -> (tensor<6x6xf32>, tensor<6x3xf32>, tensor<3x3xf32>)
    return %0#0, %0#1, %0#2 : tensor<6x6xf32>, tensor<6x3xf32>, tensor<3x3xf32>
  }
  func.func private @lu(%arg0: tensor<6x3xf32> {mhlo.layout_mode = "default"}) -> (tensor<6x6xf32> {mhlo.layout_mode = "default"}, tensor<6x3xf32> {mhlo.layout_mode = "default"}, tensor<3x3xf32> {mhlo.layout_mode = "default"}) {
    %0:3 = call @_lu(%arg0) : (tensor<6x3xf32>) -> (tensor<6x6xf32>, tensor<6x3xf32>, tensor<3x3xf32>)
    return %0#0, %0#1, %0#2 : tensor<6x6xf32>, tensor<6x3xf32>, tensor<3x3xf32>
  }
  func.func private @_lu(%arg0: tensor<6x3xf32> {mhlo.layout_mode = "default"}) -> (tensor<6x6xf32> {mhlo.layout_mode = "default"}, tensor<6x3xf32> {mhlo.layout_mode = "default"}, tensor<3x3xf32> {mhlo.layout_mode = "default"}) {
    %c = stablehlo.constant dense<6> : tensor<i64>
    %c_0 = stablehlo.constant dense<3> : tensor<i64>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %c_3 = stablehlo.constant dense<3> : tensor<i32>
    %0:3 = stablehlo.custom_call @lapack_sgetrf(%c_1, %c_2, %c_3, %arg0) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<3xi32>, tensor<i32>)
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<3xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.compare  GE, %0#2, %3,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x3xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<6x3xi1>, tensor<6x3xf32>
    %9 = stablehlo.iota dim = 0 : tensor<6xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %c_7 = stablehlo.constant dense<0> : tensor<i64>
    %10:4 = stablehlo.while(%iterArg = %c_7, %iterArg_9 = %c_6, %iterArg_10 = %9, %iterArg_11 = %2) : tensor<i64>, tensor<i64>, tensor<6xi32>, tensor<3xi32>
     cond {
      %c_12 = stablehlo.constant dense<3> : tensor<i64>
      %28 = stablehlo.compare  LT, %iterArg, %c_12,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %28 : tensor<i1>
    } do {
      %28:3 = func.call @None(%iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i64>, tensor<6xi32>, tensor<3xi32>) -> (tensor<i64>, tensor<6xi32>, tensor<3xi32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i64>
      %29 = stablehlo.add %iterArg, %c_12 : tensor<i64>
      stablehlo.return %29, %28#0, %28#1, %28#2 : tensor<i64>, tensor<i64>, tensor<6xi32>, tensor<3xi32>
    }
    %11 = stablehlo.broadcast_in_dim %10#2, dims = [1] : (tensor<6xi32>) -> tensor<1x6xi32>
    %12 = stablehlo.iota dim = 0 : tensor<6xi32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %14 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x6xi32>) -> tensor<6x6xi32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x6xi32>
    %16 = stablehlo.compare  EQ, %14, %15,  SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %17 = stablehlo.convert %16 : (tensor<6x6xi1>) -> tensor<6x6xf32>
    %18 = call @tril(%8) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %19 = stablehlo.iota dim = 0 : tensor<6x3xi64>
    %20 = stablehlo.iota dim = 1 : tensor<6x3xi64>
    %c_8 = stablehlo.constant dense<0> : tensor<i64>
    %21 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i64>) -> tensor<6x3xi64>
    %22 = stablehlo.add %19, %21 : tensor<6x3xi64>
    %23 = stablehlo.compare  EQ, %22, %20,  SIGNED : (tensor<6x3xi64>, tensor<6x3xi64>) -> tensor<6x3xi1>
    %24 = stablehlo.convert %23 : (tensor<6x3xi1>) -> tensor<6x3xf32>
    %25 = stablehlo.add %18, %24 : tensor<6x3xf32>
    %26 = call @triu(%8) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %27 = stablehlo.slice %26 [0:3, 0:3] : (tensor<6x3xf32>) -> tensor<3x3xf32>
    return %17, %25, %27 : tensor<6x6xf32>, tensor<6x3xf32>, tensor<3x3xf32>
  }
  func.func private @None(%arg0: tensor<i64>, %arg1: tensor<6xi32>, %arg2: tensor<3xi32>) -> (tensor<i64>, tensor<6xi32>, tensor<3xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg0, %c : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare  LT, %arg0, %c_0,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<3> : tensor<i64>
    %2 = stablehlo.add %arg0, %c_1 : tensor<i64>
    %3 = stablehlo.select %1, %2, %arg0 : tensor<i1>, tensor<i64>
    %4 = stablehlo.convert %3 : (tensor<i64>) -> tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %6 = "stablehlo.gather"(%arg2, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = true, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.compare  LT, %arg0, %c_2,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<6> : tensor<i64>
    %8 = stablehlo.add %arg0, %c_3 : tensor<i64>
    %9 = stablehlo.select %7, %8, %arg0 : tensor<i1>, tensor<i64>
    %10 = stablehlo.convert %9 : (tensor<i64>) -> tensor<i32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %12 = "stablehlo.gather"(%arg1, %11) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = true, slice_sizes = array<i64: 1>}> : (tensor<6xi32>, tensor<1xi32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare  LT, %6, %c_4,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<6> : tensor<i32>
    %14 = stablehlo.add %6, %c_5 : tensor<i32>
    %15 = stablehlo.select %13, %14, %6 : tensor<i1>, tensor<i32>
    %16 = stablehlo.dynamic_slice %arg1, %15, sizes = [1] : (tensor<6xi32>, tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %18 = stablehlo.compare  LT, %arg0, %c_6,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<6> : tensor<i64>
    %19 = stablehlo.add %arg0, %c_7 : tensor<i64>
    %20 = stablehlo.select %18, %19, %arg0 : tensor<i1>, tensor<i64>
    %21 = stablehlo.convert %20 : (tensor<i64>) -> tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %23 = "stablehlo.scatter"(%arg1, %22, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<6xi32>, tensor<1xi32>, tensor<i32>) -> tensor<6xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.compare  LT, %6, %c_8,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<6> : tensor<i32>
    %25 = stablehlo.add %6, %c_9 : tensor<i32>
    %26 = stablehlo.select %24, %25, %6 : tensor<i1>, tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%23, %27, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<6xi32>, tensor<1xi32>, tensor<i32>) -> tensor<6xi32>
    return %0, %28, %arg2 : tensor<i64>, tensor<6xi32>, tensor<3xi32>
  }
  func.func private @tril(%arg0: tensor<6x3xf32> {mhlo.layout_mode = "default"}) -> (tensor<6x3xf32> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.iota dim = 0 : tensor<6x3xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x3xi32>
    %2 = stablehlo.add %0, %1 : tensor<6x3xi32>
    %3 = stablehlo.iota dim = 1 : tensor<6x3xi32>
    %4 = stablehlo.compare  GE, %2, %3,  SIGNED : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<6x3xi1>, tensor<6x3xf32>
    return %6 : tensor<6x3xf32>
  }
  func.func private @triu(%arg0: tensor<6x3xf32> {mhlo.layout_mode = "default"}) -> (tensor<6x3xf32> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.iota dim = 0 : tensor<6x3xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x3xi32>
    %2 = stablehlo.add %0, %1 : tensor<6x3xi32>
    %3 = stablehlo.iota dim = 1 : tensor<6x3xi32>
    %4 = stablehlo.compare  GE, %2, %3,  SIGNED : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<6x3xi1>, tensor<6x3xf32>
    return %6 : tensor<6x3xf32>
  }
}
// -----
// lu_factor_f64
module @jit_lu_factor attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x000000604E93FBBF000000E0C6E9DC3F00000040D78FDE3F000000E04E99F2BF000000408AC9E6BF00000060BCEDF53F0000008059FADEBF0000004080F10140000000A072745FBF000000C0431DDA3F000000C0B7DEF93F000000207FC5C03F000000E09909F0BF000000201917BCBF00000000923BA2BF00000060FBD5F5BF"> : tensor<4x4xf64>
    %expected0 = stablehlo.constant dense<"0x000000604E93FBBF000000E0C6E9DC3F00000040D78FDE3F000000E04E99F2BF4E0BC8088E71DA3F9FE9CCF12AF1F23FE70BB25E81CDE5BF9EE67B4024C90540EEEC98603F40523F74FB829EF307D63FA01ED4EF369DFD3F350D60336AC3E9BFF46887745C9CE23F901A49C3B522D4BF49AB66B72A3FD2BFE0FE7FC1EF76AFBF"> : tensor<4x4xf64>
    %expected1 = stablehlo.constant dense<"0x00000000010000000200000003000000"> : tensor<4xi32>
    %got:2 = call @model(%in0) : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xi32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x4xf64> {mhlo.layout_mode = "default"}) -> (tensor<4x4xf64> {jax.result_info = "[0]", mhlo.layout_mode = "default"}, tensor<4xi32> {jax.result_info = "[1]", mhlo.layout_mode = "default"}) {
    %0:2 = call @lu_factor(%arg0) : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xi32>)
    return %0#0, %0#1 : tensor<4x4xf64>, tensor<4xi32>
  }
  func.func private @lu_factor(%arg0: tensor<4x4xf64> {mhlo.layout_mode = "default"}) -> (tensor<4x4xf64> {mhlo.layout_mode = "default"}, tensor<4xi32> {mhlo.layout_mode = "default"}) {
    %c = stablehlo.constant dense<4> : tensor<i64>
    %c_0 = stablehlo.constant dense<4> : tensor<i64>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %c_2 = stablehlo.constant dense<4> : tensor<i32>
    %c_3 = stablehlo.constant dense<4> : tensor<i32>
    %0:3 = stablehlo.custom_call @lapack_dgetrf(%c_1, %c_2, %c_3, %arg0) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xi32>, tensor<i32>)
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<4xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.compare  GE, %0#2, %3,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<4x4xi1>, tensor<4x4xf64>
    %9 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %c_7 = stablehlo.constant dense<0> : tensor<i64>
    %10:4 = stablehlo.while(%iterArg = %c_7, %iterArg_8 = %c_6, %iterArg_9 = %9, %iterArg_10 = %2) : tensor<i64>, tensor<i64>, tensor<4xi32>, tensor<4xi32>
     cond {
      %c_11 = stablehlo.constant dense<4> : tensor<i64>
      %11 = stablehlo.compare  LT, %iterArg, %c_11,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    } do {
      %11:3 = func.call @None(%iterArg_8, %iterArg_9, %iterArg_10) : (tensor<i64>, tensor<4xi32>, tensor<4xi32>) -> (tensor<i64>, tensor<4xi32>, tensor<4xi32>)
      %c_11 = stablehlo.constant dense<1> : tensor<i64>
      %12 = stablehlo.add %iterArg, %c_11 : tensor<i64>
      stablehlo.return %12, %11#0, %11#1, %11#2 : tensor<i64>, tensor<i64>, tensor<4xi32>, tensor<4xi32>
    }
    return %8, %2 : tensor<4x4xf64>, tensor<4xi32>
  }
  func.func private @None(%arg0: tensor<i64>, %arg1: tensor<4xi32>, %arg2: tensor<4xi32>) -> (tensor<i64>, tensor<4xi32>, tensor<4xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg0, %c : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare  LT, %arg0, %c_0,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<4> : tensor<i64>
    %2 = stablehlo.add %arg0, %c_1 : tensor<i64>
    %3 = stablehlo.select %1, %2, %arg0 : tensor<i1>, tensor<i64>
    %4 = stablehlo.convert %3 : (tensor<i64>) -> tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %6 = "stablehlo.gather"(%arg2, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = true, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.compare  LT, %arg0, %c_2,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<4> : tensor<i64>
    %8 = stablehlo.add %arg0, %c_3 : tensor<i64>
    %9 = stablehlo.select %7, %8, %arg0 : tensor<i1>, tensor<i64>
    %10 = stablehlo.convert %9 : (tensor<i64>) -> tensor<i32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %12 = "stablehlo.gather"(%arg1, %11) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = true, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<1xi32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare  LT, %6, %c_4,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<4> : tensor<i32>
    %14 = stablehlo.add %6, %c_5 : tensor<i32>
    %15 = stablehlo.select %13, %14, %6 : tensor<i1>, tensor<i32>
    %16 = stablehlo.dynamic_slice %arg1, %15, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %18 = stablehlo.compare  LT, %arg0, %c_6,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<4> : tensor<i64>
    %19 = stablehlo.add %arg0, %c_7 : tensor<i64>
    %20 = stablehlo.select %18, %19, %arg0 : tensor<i1>, tensor<i64>
    %21 = stablehlo.convert %20 : (tensor<i64>) -> tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %23 = "stablehlo.scatter"(%arg1, %22, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.compare  LT, %6, %c_8,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<4> : tensor<i32>
    %25 = stablehlo.add %6, %c_9 : tensor<i32>
    %26 = stablehlo.select %24, %25, %6 : tensor<i1>, tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%23, %27, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    return %0, %28, %arg2 : tensor<i64>, tensor<4xi32>, tensor<4xi32>
  }
}
// -----
// inv_stack
module @jit_inv attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x7CE1523F5CD272BD8CB23ABFD035D4BEF347223F182B443B0130AE3E508A2B3F38EBBFBE7B99413FA8F7C13E5B0E9EBF729DB83FCF3000BF2ADAD3BFFEC385BF9CB182BFB1B3553D22368CBE3D75ACBECAA41E3F2504AE3E07D1A13E09D5D13E00BB1D3FB5E806C0A797BABE90880BC093B3133D30D097BB00D4853F6704983F43A44F3EAA1700BF0A67F83E9C2507BFA189B6BA6E737C3F1ACA0EBFF5404E3F2D6A2D3F3D6D74BF2051793F3ED5323F85BED03DA12743BFEDF45BBF41A409BF79E70A3FDAA374BF9B01E03ED8F19EBF5BF750BE008FE03D037D1C40E14BB0BFF96ABC3F4A70193E2085D23E6460F23D3CB3E33EA15F1DBE511EBA3F96B6E9BE10ED903F3EF524BFA4CA76BD123689BFDEF8E83EE3F9B83FEB6C9EBD689C49BEC5AB8EBFB2CB6ABEAFE0CBBF5FB269BF9A3A683E6DD5A83F1CCA3340712A16BFEAB7B73F409A793EAAE01ABE057DDD3E249C7D3D2717E23D0B11D1BE42F5B2BF8395C5BF0F3B273FA2AB8DBE489918BF2F5B0B3CAE804B3F53B1383E37F327BF"> : tensor<2x3x4x4xf32>
    %expected0 = stablehlo.constant dense<"0x5E0A2ABF29FB9C3FC753B73E4071203FAF4FC640ACB1A1BF927649BEC94342C0FC6E85C08C2AE93F0E605C3F11FEE63FBCEF2D40754A16BF006146BF1D6FBFBFE4BB54BF90DF773E525A9C3C927F91BE32A9ED3FDC7D4140086C753DC039D0BE8815394047498040DE5F373F6373403F35DC20C0BB9661C0A18521BFF5BB3F3EB7146F4046DE2A40603A863EB0612C3F816AC53FB233923FB36DD1BE4721ABBE5C0D343EDEDAD6BEF9E2653DFF813ABFD439E1BFB8AFE2BE363B0A3F20BBC0BD24601C3E30FE093CA0CF333F6F7884BEA208DBBE3990943F3959733F8FE005C0C4CB7DBE5E3D37BE7C928EBEF02B923F574DFEBE1CDC73BF66D205BF6716F33F0991CE3E7D599E3E73F6CEBE211C59BE97DB3ABEDDFF133F8CCF753D3F8C3C3DCC43F1BCFC3498BE4AB1BABD9C47973E6970CABEDEAA87BB2572EABE295489BECB86A73E5A74313E16EEABBE53301B3EEEB5223F1975B2BEB39B143F2B6B223F0E38A0BF7A3B0EBFEBD196BF57F1B63F114ADC3E0FA512BF800CC03ECEA2B8BE"> : tensor<2x3x4x4xf32>
    %got = call @model(%in0) : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x3x4x4xf32> {mhlo.layout_mode = "default"}) -> (tensor<2x3x4x4xf32> {jax.result_info = "", mhlo.layout_mode = "default"}) {
    %0 = call @inv(%arg0) : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    return %0 : tensor<2x3x4x4xf32>
  }
  func.func private @inv(%arg0: tensor<2x3x4x4xf32> {mhlo.layout_mode = "default"}) -> (tensor<2x3x4x4xf32> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %3 = stablehlo.add %0, %2 : tensor<4x4xi64>
    %4 = stablehlo.compare  EQ, %3, %1,  SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [2, 3] : (tensor<4x4xf32>) -> tensor<2x3x4x4xf32>
    %7 = call @solve(%arg0, %6) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    return %7 : tensor<2x3x4x4xf32>
  }
  func.func private @solve(%arg0: tensor<2x3x4x4xf32> {mhlo.layout_mode = "default"}, %arg1: tensor<2x3x4x4xf32> {mhlo.layout_mode = "default"}) -> (tensor<2x3x4x4xf32> {mhlo.layout_mode = "default"}) {
    %c = stablehlo.constant dense<2> : tensor<i64>
    %c_0 = stablehlo.constant dense<3> : tensor<i64>
    %c_1 = stablehlo.constant dense<4> : tensor<i64>
    %c_2 = stablehlo.constant dense<4> : tensor<i64>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %c_4 = stablehlo.constant dense<2> : tensor<i32>
    %0 = stablehlo.multiply %c_3, %c_4 : tensor<i32>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %1 = stablehlo.multiply %0, %c_5 : tensor<i32>
    %c_6 = stablehlo.constant dense<4> : tensor<i32>
    %c_7 = stablehlo.constant dense<4> : tensor<i32>
    %2:3 = stablehlo.custom_call @lapack_sgetrf(%1, %c_6, %c_7, %arg0) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<2x3x4x4xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4xi32>, tensor<2x3xi32>)
    %c_8 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<2x3x4xi32>
    %4 = stablehlo.subtract %2#1, %3 : tensor<2x3x4xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %6 = stablehlo.compare  GE, %2#2, %5,  SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x4x4xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
    %10 = stablehlo.select %9, %2#0, %8 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>
    %11 = stablehlo.iota dim = 2 : tensor<2x3x4xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i64>
    %c_11 = stablehlo.constant dense<0> : tensor<i64>
    %12:4 = stablehlo.while(%iterArg = %c_11, %iterArg_12 = %c_10, %iterArg_13 = %11, %iterArg_14 = %4) : tensor<i64>, tensor<i64>, tensor<2x3x4xi32>, tensor<2x3x4xi32>
     cond {
      %c_15 = stablehlo.constant dense<4> : tensor<i64>
      %16 = stablehlo.compare  LT, %iterArg, %c_15,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      %16:3 = func.call @None(%iterArg_12, %iterArg_13, %iterArg_14) : (tensor<i64>, tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> (tensor<i64>, tensor<2x3x4xi32>, tensor<2x3x4xi32>)
      %c_15 = stablehlo.constant dense<1> : tensor<i64>
      %17 = stablehlo.add %iterArg, %c_15 : tensor<i64>
      stablehlo.return %17, %16#0, %16#1, %16#2 : tensor<i64>, tensor<i64>, tensor<2x3x4xi32>, tensor<2x3x4xi32>
    }
    %13 = stablehlo.transpose %arg1, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    %14 = call @_lu_solve(%10, %12#2, %13) : (tensor<2x3x4x4xf32>, tensor<2x3x4xi32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    %15 = stablehlo.transpose %14, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    return %15 : tensor<2x3x4x4xf32>
  }
  func.func private @None(%arg0: tensor<i64>, %arg1: tensor<2x3x4xi32>, %arg2: tensor<2x3x4xi32>) -> (tensor<i64>, tensor<2x3x4xi32>, tensor<2x3x4xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg0, %c : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare  LT, %c_0, %c_1,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %c_3 = stablehlo.constant dense<2> : tensor<i64>
    %2 = stablehlo.add %c_2, %c_3 : tensor<i64>
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.select %1, %2, %c_4 : tensor<i1>, tensor<i64>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.compare  LT, %c_5, %c_6,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<0> : tensor<i64>
    %c_8 = stablehlo.constant dense<3> : tensor<i64>
    %5 = stablehlo.add %c_7, %c_8 : tensor<i64>
    %c_9 = stablehlo.constant dense<0> : tensor<i64>
    %6 = stablehlo.select %4, %5, %c_9 : tensor<i1>, tensor<i64>
    %c_10 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.compare  LT, %arg0, %c_10,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %8 = stablehlo.convert %arg0 : tensor<i64>
    %c_11 = stablehlo.constant dense<4> : tensor<i64>
    %9 = stablehlo.add %8, %c_11 : tensor<i64>
    %10 = stablehlo.select %7, %9, %arg0 : tensor<i1>, tensor<i64>
    %11 = stablehlo.dynamic_slice %arg2, %3, %6, %10, sizes = [2, 3, 1] : (tensor<2x3x4xi32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x1xi32>
    %12 = stablehlo.reshape %11 : (tensor<2x3x1xi32>) -> tensor<2x3xi32>
    %13 = stablehlo.iota dim = 0 : tensor<2xi32>
    %14 = stablehlo.iota dim = 0 : tensor<3xi32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i64>
    %c_13 = stablehlo.constant dense<0> : tensor<i64>
    %17 = stablehlo.compare  LT, %c_12, %c_13,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_14 = stablehlo.constant dense<0> : tensor<i64>
    %c_15 = stablehlo.constant dense<2> : tensor<i64>
    %18 = stablehlo.add %c_14, %c_15 : tensor<i64>
    %c_16 = stablehlo.constant dense<0> : tensor<i64>
    %19 = stablehlo.select %17, %18, %c_16 : tensor<i1>, tensor<i64>
    %c_17 = stablehlo.constant dense<0> : tensor<i64>
    %c_18 = stablehlo.constant dense<0> : tensor<i64>
    %20 = stablehlo.compare  LT, %c_17, %c_18,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_19 = stablehlo.constant dense<0> : tensor<i64>
    %c_20 = stablehlo.constant dense<3> : tensor<i64>
    %21 = stablehlo.add %c_19, %c_20 : tensor<i64>
    %c_21 = stablehlo.constant dense<0> : tensor<i64>
    %22 = stablehlo.select %20, %21, %c_21 : tensor<i1>, tensor<i64>
    %c_22 = stablehlo.constant dense<0> : tensor<i64>
    %23 = stablehlo.compare  LT, %arg0, %c_22,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %24 = stablehlo.convert %arg0 : tensor<i64>
    %c_23 = stablehlo.constant dense<4> : tensor<i64>
    %25 = stablehlo.add %24, %c_23 : tensor<i64>
    %26 = stablehlo.select %23, %25, %arg0 : tensor<i1>, tensor<i64>
    %27 = stablehlo.dynamic_slice %arg1, %19, %22, %26, sizes = [2, 3, 1] : (tensor<2x3x4xi32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x1xi32>
    %28 = stablehlo.reshape %27 : (tensor<2x3x1xi32>) -> tensor<2x3xi32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
    %30 = stablehlo.compare  LT, %15, %29,  SIGNED : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %c_25 = stablehlo.constant dense<2> : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
    %32 = stablehlo.add %15, %31 : tensor<2x1xi32>
    %33 = stablehlo.select %30, %32, %15 : tensor<2x1xi1>, tensor<2x1xi32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<1x3xi32>
    %35 = stablehlo.compare  LT, %16, %34,  SIGNED : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
    %c_27 = stablehlo.constant dense<3> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<1x3xi32>
    %37 = stablehlo.add %16, %36 : tensor<1x3xi32>
    %38 = stablehlo.select %35, %37, %16 : tensor<1x3xi1>, tensor<1x3xi32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %40 = stablehlo.compare  LT, %12, %39,  SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %c_29 = stablehlo.constant dense<4> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %42 = stablehlo.add %12, %41 : tensor<2x3xi32>
    %43 = stablehlo.select %40, %42, %12 : tensor<2x3xi1>, tensor<2x3xi32>
    %44 = stablehlo.reshape %33 : (tensor<2x1xi32>) -> tensor<2xi32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0] : (tensor<2xi32>) -> tensor<2x3xi32>
    %46 = stablehlo.reshape %38 : (tensor<1x3xi32>) -> tensor<3xi32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [1] : (tensor<3xi32>) -> tensor<2x3xi32>
    %48 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %49 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %50 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %51 = stablehlo.concatenate %48, %49, %50, dim = 2 : (tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x3xi32>
    %52 = "stablehlo.gather"(%arg1, %51) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x3x4xi32>, tensor<2x3x3xi32>) -> tensor<2x3xi32>
    %c_30 = stablehlo.constant dense<0> : tensor<i64>
    %53 = stablehlo.compare  LT, %arg0, %c_30,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_31 = stablehlo.constant dense<4> : tensor<i64>
    %54 = stablehlo.add %arg0, %c_31 : tensor<i64>
    %55 = stablehlo.select %53, %54, %arg0 : tensor<i1>, tensor<i64>
    %56 = stablehlo.convert %55 : (tensor<i64>) -> tensor<i32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %58 = "stablehlo.scatter"(%arg1, %57, %52) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<2x3x4xi32>, tensor<1xi32>, tensor<2x3xi32>) -> tensor<2x3x4xi32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %59 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
    %60 = stablehlo.compare  LT, %15, %59,  SIGNED : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %c_33 = stablehlo.constant dense<2> : tensor<i32>
    %61 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
    %62 = stablehlo.add %15, %61 : tensor<2x1xi32>
    %63 = stablehlo.select %60, %62, %15 : tensor<2x1xi1>, tensor<2x1xi32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %64 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<1x3xi32>
    %65 = stablehlo.compare  LT, %16, %64,  SIGNED : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
    %c_35 = stablehlo.constant dense<3> : tensor<i32>
    %66 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<1x3xi32>
    %67 = stablehlo.add %16, %66 : tensor<1x3xi32>
    %68 = stablehlo.select %65, %67, %16 : tensor<1x3xi1>, tensor<1x3xi32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %69 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %70 = stablehlo.compare  LT, %12, %69,  SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %c_37 = stablehlo.constant dense<4> : tensor<i32>
    %71 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %72 = stablehlo.add %12, %71 : tensor<2x3xi32>
    %73 = stablehlo.select %70, %72, %12 : tensor<2x3xi1>, tensor<2x3xi32>
    %74 = stablehlo.reshape %63 : (tensor<2x1xi32>) -> tensor<2xi32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0] : (tensor<2xi32>) -> tensor<2x3xi32>
    %76 = stablehlo.reshape %68 : (tensor<1x3xi32>) -> tensor<3xi32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [1] : (tensor<3xi32>) -> tensor<2x3xi32>
    %78 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %79 = stablehlo.broadcast_in_dim %77, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %80 = stablehlo.broadcast_in_dim %73, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %81 = stablehlo.concatenate %78, %79, %80, dim = 2 : (tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x3xi32>
    %82 = "stablehlo.scatter"(%58, %81, %28) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<2x3x4xi32>, tensor<2x3x3xi32>, tensor<2x3xi32>) -> tensor<2x3x4xi32>
    return %0, %82, %arg2 : tensor<i64>, tensor<2x3x4xi32>, tensor<2x3x4xi32>
  }
  func.func private @_lu_solve(%arg0: tensor<2x3x4x4xf32> {mhlo.layout_mode = "default"}, %arg1: tensor<2x3x4xi32> {mhlo.layout_mode = "default"}, %arg2: tensor<2x3x4x4xf32> {mhlo.layout_mode = "default"}) -> (tensor<2x3x4x4xf32> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3x4xi32>
    %2 = stablehlo.compare  LT, %arg1, %1,  SIGNED : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3x4xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<2x3x4xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<2x3x4xi1>, tensor<2x3x4xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<2x3x4xi32>) -> tensor<2x3x4x1xi32>
    %7 = stablehlo.iota dim = 0 : tensor<3x4x1xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1, 2, 3] : (tensor<3x4x1xi32>) -> tensor<2x3x4x1xi32>
    %9 = stablehlo.concatenate %8, %6, dim = 3 : (tensor<2x3x4x1xi32>, tensor<2x3x4x1xi32>) -> tensor<2x3x4x2xi32>
    %10 = stablehlo.iota dim = 0 : tensor<2x3x4x1xi32>
    %11 = stablehlo.concatenate %10, %9, dim = 3 : (tensor<2x3x4x1xi32>, tensor<2x3x4x2xi32>) -> tensor<2x3x4x3xi32>
    %12 = "stablehlo.gather"(%0, %11) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 4], collapsed_slice_dims = [0, 1, 3], start_index_map = [0, 1, 3], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 4, 1, 1>}> : (tensor<2x3x4x4x1xf32>, tensor<2x3x4x3xi32>) -> tensor<2x3x4x4x1xf32>
    %13 = stablehlo.transpose %12, dims = [0, 1, 3, 4, 2] : (tensor<2x3x4x4x1xf32>) -> tensor<2x3x4x1x4xf32>
    %14 = stablehlo.reshape %13 : (tensor<2x3x4x1x4xf32>) -> tensor<2x3x4x4xf32>
    %15 = "stablehlo.triangular_solve"(%arg0, %14) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    %16 = stablehlo.reshape %15 : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x1x4xf32>
    %17 = stablehlo.reshape %16 : (tensor<2x3x4x1x4xf32>) -> tensor<2x3x4x4xf32>
    %18 = "stablehlo.triangular_solve"(%arg0, %17) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    %19 = stablehlo.reshape %18 : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x1x4xf32>
    %20 = stablehlo.slice %19 [0:2, 0:3, 0:4, 0:1, 0:4] : (tensor<2x3x4x1x4xf32>) -> tensor<2x3x4x1x4xf32>
    %21 = stablehlo.transpose %20, dims = [0, 1, 4, 2, 3] : (tensor<2x3x4x1x4xf32>) -> tensor<2x3x4x4x1xf32>
    %22 = stablehlo.reshape %21 : (tensor<2x3x4x4x1xf32>) -> tensor<2x3x4x4xf32>
    return %22 : tensor<2x3x4x4xf32>
  }
}
// -----
// eigh_stack
module @jit_eigh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x7CE1523F5CD272BD8CB23ABFD035D4BEF347223F182B443B0130AE3E508A2B3F38EBBFBE7B99413FA8F7C13E5B0E9EBF729DB83FCF3000BF2ADAD3BFFEC385BF9CB182BFB1B3553D22368CBE3D75ACBECAA41E3F2504AE3E07D1A13E09D5D13E00BB1D3FB5E806C0A797BABE90880BC093B3133D30D097BB00D4853F6704983F43A44F3EAA1700BF0A67F83E9C2507BFA189B6BA6E737C3F1ACA0EBFF5404E3F2D6A2D3F3D6D74BF2051793F3ED5323F85BED03DA12743BFEDF45BBF41A409BF79E70A3FDAA374BF9B01E03ED8F19EBF5BF750BE008FE03D037D1C40E14BB0BFF96ABC3F4A70193E2085D23E6460F23D3CB3E33EA15F1DBE511EBA3F96B6E9BE10ED903F3EF524BFA4CA76BD123689BFDEF8E83EE3F9B83FEB6C9EBD689C49BEC5AB8EBFB2CB6ABEAFE0CBBF5FB269BF9A3A683E6DD5A83F1CCA3340712A16BFEAB7B73F409A793EAAE01ABE057DDD3E249C7D3D2717E23D0B11D1BE42F5B2BF8395C5BF0F3B273FA2AB8DBE489918BF2F5B0B3CAE804B3F53B1383E37F327BF"> : tensor<2x3x4x4xf32>
    %expected0 = stablehlo.constant dense<"0x137620C0380D66BF28C8913FAE5B1B408EA82FC02C5425BF9482823F48D320408C98C3BFC46F923D8852813FDD9104408FEBDFBFDA9DBFBECD68273E1E4B24408A1289C0CD284E3E03A3F63F8F6923407C46BBBF6C6B87BF36BB3D3F92241940"> : tensor<2x3x4xf32>
    %expected1 = stablehlo.constant dense<"0x79E1523FF747223F30EBBFBE739DB83FF747223F0025443B7099413FD43000BF30EBBFBE7099413F9CF7C13E28DAD3BF729DB83FD43000BF28DAD3BF01C485BF9CB182BFCEA41E3F02BB1D3FBAB3133DCEA41E3F2604AE3EB9E806C080D097BB02BB1D3FB9E806C0A297BABE00D4853FBAB3133D80D097BBFFD3853F6D04983F43A44F3E008BB6BA286A2D3F68BED03D008BB6BA6E737C3F316D74BF982743BF286A2D3F306D74BF1551793FEEF45BBF6ABED03D982743BFEEF45BBF3AA409BF7EE70A3F4EF750BEF86ABC3F33B3E33E4EF750BEEA8EE03D5770193EA45F1DBEF86ABC3F5670193E0A85D23E4F1EBA3F32B3E33EA45F1DBE4E1EBA3F9FB6E9BE10ED903FDCF8E83EC7AB8EBFAC3A683EDCF8E83EEAF9B83F88CB6ABE74D5A83FC7AB8EBF88CB6ABEB3E0CBBF22CA3340AA3A683E74D5A83F21CA3340702A16BFECB7B73F309C7D3D8495C5BF485B0B3C289C7D3D1317E23D123B273FAF804B3F8495C5BF123B273FB0AB8DBE50B1383E505B0B3CAF804B3F50B1383E35F327BF"> : tensor<2x3x4x4xf32>
    %expected2 = stablehlo.constant dense<"0x0200803F000020B4000000B3000000B4000020B40200803F000020B40000B0B3000000B3000020B4FFFF7F3F000040B3000000B40000B0B3000040B3FBFF7F3F0200803F000040B30000003400008033000040B30100803F0000D03300008032000000340000D0330200803F0000C03200008033000080320000C0320200803FF8FF7F3F000000000000003400000034000000000000803F000080B20000403300000034000080B2FCFF7F3F000000B30000003400004033000000B3F8FF7F3F0200803F000000330000E0B3000060B4000000330000803F000080B2000040340000E0B3000080B20000803F000000B3000060B400004034000000B3FCFF7F3F0300803F000080B3000000330000C033000080B3FCFF7F3F0000C033000080B3000000330000C0330000803F000000000000C033000080B3000000000300803F0100803F000080330000803200000033000080330000803F000080330000003100008032000080330100803F000010B40000003300000031000010B40100803F"> : tensor<2x3x4x4xf32>
    %got:3 = call @model(%in0) : (tensor<2x3x4x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x3x4x4xf32> {mhlo.layout_mode = "default"}) -> (tensor<2x3x4xf32> {jax.result_info = "[0]", mhlo.layout_mode = "default"}, tensor<2x3x4x4xf32> {jax.result_info = "[1]", mhlo.layout_mode = "default"}, tensor<2x3x4x4xf32> {jax.result_info = "[2]", mhlo.layout_mode = "default"}) {
    %0:2 = call @eigh(%arg0) : (tensor<2x3x4x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x4x4xf32>)
    %1 = stablehlo.broadcast_in_dim %0#0, dims = [0, 1, 3] : (tensor<2x3x4xf32>) -> tensor<2x3x1x4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<2x3x1x4xf32>) -> tensor<2x3x4x4xf32>
    %3 = stablehlo.multiply %0#1, %2 : tensor<2x3x4x4xf32>
    %4 = stablehlo.transpose %0#1, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    %5 = stablehlo.dot_general %3, %4, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    %6 = stablehlo.transpose %0#1, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    %7 = stablehlo.dot_general %6, %0#1, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    return %0#0, %5, %7 : tensor<2x3x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>
  }
  func.func private @eigh(%arg0: tensor<2x3x4x4xf32> {mhlo.layout_mode = "default"}) -> (tensor<2x3x4xf32> {mhlo.layout_mode = "default"}, tensor<2x3x4x4xf32> {mhlo.layout_mode = "default"}) {
    %c = stablehlo.constant dense<2> : tensor<i64>
    %c_0 = stablehlo.constant dense<3> : tensor<i64>
    %c_1 = stablehlo.constant dense<4> : tensor<i64>
    %c_2 = stablehlo.constant dense<4> : tensor<i64>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %c_4 = stablehlo.constant dense<2> : tensor<i32>
    %0 = stablehlo.multiply %c_3, %c_4 : tensor<i32>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %1 = stablehlo.multiply %0, %c_5 : tensor<i32>
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %c_7 = stablehlo.constant dense<4> : tensor<i32>
    %2:5 = stablehlo.custom_call @lapack_ssyevd(%c_6, %1, %c_7, %arg0) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<2x3x4x4xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4xf32>, tensor<2x3xi32>, tensor<57xf32>, tensor<23xi32>)
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %4 = stablehlo.compare  EQ, %2#2, %3,  SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x4x4xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
    %8 = stablehlo.select %7, %2#0, %6 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>
    %9 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
    %cst_9 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x3x4xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x4xi1>
    %12 = stablehlo.select %11, %2#1, %10 : tensor<2x3x4xi1>, tensor<2x3x4xf32>
    return %12, %8 : tensor<2x3x4xf32>, tensor<2x3x4x4xf32>
  }
}
// -----
// eigvalsh
module @jit_eigvalsh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF"> : tensor<4x4xf32>
    %expected0 = stablehlo.constant dense<"0xA99F2FC0D9BF4BBFF123CF3F9D14E93F"> : tensor<4xf32>
    %got = call @model(%in0) : (tensor<4x4xf32>) -> tensor<4xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x4xf32> {mhlo.layout_mode = "default"}) -> (tensor<4xf32> {jax.result_info = "", mhlo.layout_mode = "default"}) {
    %0 = call @eigvalsh(%arg0) : (tensor<4x4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @eigvalsh(%arg0: tensor<4x4xf32> {mhlo.layout_mode = "default"}) -> (tensor<4xf32> {mhlo.layout_mode = "default"}) {
    %0 = call @eigh(%arg0) : (tensor<4x4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @eigh(%arg0: tensor<4x4xf32> {mhlo.layout_mode = "default"}) -> (tensor<4xf32> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<4x4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %3 = stablehlo.divide %1, %2 : tensor<4x4xf32>
    %c = stablehlo.constant dense<4> : tensor<i64>
    %c_0 = stablehlo.constant dense<4> : tensor<i64>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %c_3 = stablehlo.constant dense<4> : tensor<i32>
    %4:5 = stablehlo.custom_call @lapack_ssyevd(%c_2, %c_1, %c_3, %3) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<i32>, tensor<57xf32>, tensor<23xi32>)
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<i32>
    %6 = stablehlo.compare  EQ, %4#2, %5,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %10 = stablehlo.select %9, %4#0, %8 : tensor<4x4xi1>, tensor<4x4xf32>
    %11 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_6 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %14 = stablehlo.select %13, %4#1, %12 : tensor<4xi1>, tensor<4xf32>
    return %14 : tensor<4xf32>
  }
}
// -----
// svd_low
module @jit_svd attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x95AFBF3E8AC9213F17BFB3BF187EA93EFAF09ABE4630F7BEBBDC5E3FDE58BD3FEBADE53FA04BA83F51BCE0BDBD97B43E814E443F252CF83D0CE7053E"> : tensor<3x5xf32>
    %expected0 = stablehlo.constant dense<"0xF55040403AB1C53F5E2EDA3E"> : tensor<3xf32>
    %expected1 = stablehlo.constant dense<"0x9DAFBF3E8FC9213F19BFB3BF1E7EA93EFBF09ABE4430F7BEC2DC5E3FE358BD3FF6ADE53FA54BA83F4DBCE0BDBB97B43E824E443F2F2CF83D11E7053E"> : tensor<3x5xf32>
    %expected2 = stablehlo.constant dense<"0x0200803FA2AE7A33AF3C36B3A2AE7A330200803FDB97E8B2AF3C36B3DB97E8B20100803F"> : tensor<3x3xf32>
    %expected3 = stablehlo.constant dense<"0x0100803F53B8CAB342F997B353B8CAB30000803FF1B0033342F997B3F1B00333FFFF7F3F"> : tensor<3x3xf32>
    %got:4 = call @model(%in0) : (tensor<3x5xf32>) -> (tensor<3xf32>, tensor<3x5xf32>, tensor<3x3xf32>, tensor<3x3xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x5xf32> {mhlo.layout_mode = "default"}) -> (tensor<3xf32> {jax.result_info = "[0]", mhlo.layout_mode = "default"}, tensor<3x5xf32> {jax.result_info = "[1]", mhlo.layout_mode = "default"}, tensor<3x3xf32> {jax.result_info = "[2]", mhlo.layout_mode = "default"}, tensor<3x3xf32> {jax.result_info = "[3]", mhlo.layout_mode = "default"}) {
    %0:3 = call @svd(%arg0) : (tensor<3x5xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<3x5xf32>)
    %1 = stablehlo.broadcast_in_dim %0#1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
    %3 = stablehlo.multiply %0#0, %2 : tensor<3x3xf32>
    %4 = stablehlo.dot_general %3, %0#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %5 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %6 = stablehlo.dot_general %5, %0#0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %7 = stablehlo.transpose %0#2, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %8 = stablehlo.dot_general %0#2, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5xf32>, tensor<5x3xf32>) -> tensor<3x3xf32>
    return %0#1, %4, %6, %8 : tensor<3xf32>, tensor<3x5xf32>, tensor<3x3xf32>, tensor<3x3xf32>
  }
  func.func private @svd(%arg0: tensor<3x5xf32> {mhlo.layout_mode = "default"}) -> (tensor<3x3xf32> {mhlo.layout_mode = "default"}, tensor<3xf32> {mhlo.layout_mode = "default"}, tensor<3x5xf32> {mhlo.layout_mode = "default"}) {
    %c = stablehlo.constant dense<3> : tensor<i64>
    %c_0 = stablehlo.constant dense<5> : tensor<i64>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %c_4 = stablehlo.constant dense<3> : tensor<i32>
    %c_5 = stablehlo.constant dense<5> : tensor<i32>
    %c_6 = stablehlo.constant dense<210> : tensor<i32>
    %0:7 = stablehlo.custom_call @lapack_sgesdd(%c_2, %c_3, %c_1, %c_4, %c_5, %c_6, %arg0) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 6, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x5xf32>, tensor<i32>, tensor<24xi32>, tensor<210xf32>)
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare  EQ, %0#4, %1,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_8 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<3x3xi1>, tensor<3x3xf32>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_9 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x5xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<3x5xi1>, tensor<3x5xf32>
    return %10, %6, %14 : tensor<3x3xf32>, tensor<3xf32>, tensor<3x5xf32>
  }
}
// -----
// svd_full
module @jit__lambda_ attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE155BB5BF6B3BE33ECF3EED3E7AEEC3BF41FD6A3E2C4F3C3F"> : tensor<6x3xf32>
    %expected0 = stablehlo.constant dense<"0x805C264059C7FF3F92608B3E"> : tensor<3xf32>
    %expected1 = stablehlo.constant dense<"0x6EFC82BE50003EBFAEA26C3F2FC50D3DA0CA90BECC75D9BD197A643E89E71D3F23ED7FBFBF5285BF22668D3FD81DD3BE165BB5BF6A3BE33EC53EED3E7DEEC3BF3AFD6A3E284F3C3F"> : tensor<6x3xf32>
    %expected2 = stablehlo.constant dense<"0x0000803F000030340000A4B200008032000040B4000060B4000030340100803F000040B4000020340000C0330000C0330000A4B2000040B4FEFF7F3F000040B4000060B3000080B30000803200002034000040B40000803F0000403200000000000040B40000C033000060B300004032FCFF7F3F0000F0B3000060B40000C033000080B3000000000000F0B3FEFF7F3F"> : tensor<6x6xf32>
    %expected3 = stablehlo.constant dense<"0x0000803FC801353340D89FB2C8013533FFFF7F3F408A7CB340D89FB2408A7CB30200803F"> : tensor<3x3xf32>
    %got:4 = call @model(%in0) : (tensor<6x3xf32>) -> (tensor<3xf32>, tensor<6x3xf32>, tensor<6x6xf32>, tensor<3x3xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<6x3xf32>, tensor<6x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<6x6xf32>, tensor<6x6xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<6x3xf32> {mhlo.layout_mode = "default"}) -> (tensor<3xf32> {jax.result_info = "[0]", mhlo.layout_mode = "default"}, tensor<6x3xf32> {jax.result_info = "[1]", mhlo.layout_mode = "default"}, tensor<6x6xf32> {jax.result_info = "[2]", mhlo.layout_mode = "default"}, tensor<3x3xf32> {jax.result_info = "[3]", mhlo.layout_mode = "default"}) {
    %0:3 = call @svd(%arg0) : (tensor<6x3xf32>) -> (tensor<6x6xf32>, tensor<3xf32>, tensor<3x3xf32>)
    %1 = stablehlo.slice %0#0 [0:6, 0:3] : (tensor<6x6xf32>) -> tensor<6x3xf32>
    %2 = stablehlo.broadcast_in_dim %0#1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<6x3xf32>
    %4 = stablehlo.multiply %1, %3 : tensor<6x3xf32>
    %5 = stablehlo.dot_general %4, %0#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x3xf32>) -> tensor<6x3xf32>
    %6 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
    %7 = stablehlo.dot_general %6, %0#0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
    %8 = stablehlo.transpose %0#2, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %9 = stablehlo.dot_general %0#2, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    return %0#1, %5, %7, %9 : tensor<3xf32>, tensor<6x3xf32>, tensor<6x6xf32>, tensor<3x3xf32>
  }
  func.func private @svd(%arg0: tensor<6x3xf32> {mhlo.layout_mode = "default"}) -> (tensor<6x6xf32> {mhlo.layout_mode = "default"}, tensor<3xf32> {mhlo.layout_mode = "default"}, tensor<3x3xf32> {mhlo.layout_mode = "default"}) {
    %c = stablehlo.constant dense<6> : tensor<i64>
    %c_0 = stablehlo.constant dense<3> : tensor<i64>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %c_4 = stablehlo.constant dense<6> : tensor<i32>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %c_6 = stablehlo.constant dense<210> : tensor<i32>
    %0:7 = stablehlo.custom_call @lapack_sgesdd(%c_2, %c_3, %c_1, %c_4, %c_5, %c_6, %arg0) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 6, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<3xf32>, tensor<6x6xf32>, tensor<3x3xf32>, tensor<i32>, tensor<24xi32>, tensor<210xf32>)
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare  EQ, %0#4, %1,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_8 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x6xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<6x6xi1>, tensor<6x6xf32>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_9 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<3x3xi1>, tensor<3x3xf32>
    return %10, %6, %14 : tensor<6x6xf32>, tensor<3xf32>, tensor<3x3xf32>
  }
}
// -----
// svd_values
module @jit__lambda_ attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE155BB5BF6B3BE33ECF3EED3E7AEEC3BF41FD6A3E2C4F3C3F"> : tensor<6x3xf32>
    %expected0 = stablehlo.constant dense<"0x805C26405BC7FF3F92608B3E"> : tensor<3xf32>
    %got = call @model(%in0) : (tensor<6x3xf32>) -> tensor<3xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<6x3xf32> {mhlo.layout_mode = "default"}) -> (tensor<3xf32> {jax.result_info = "", mhlo.layout_mode = "default"}) {
    %0 = call @svd(%arg0) : (tensor<6x3xf32>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @svd(%arg0: tensor<6x3xf32> {mhlo.layout_mode = "default"}) -> (tensor<3xf32> {mhlo.layout_mode = "default"}) {
    %c = stablehlo.constant dense<6> : tensor<i64>
    %c_0 = stablehlo.constant dense<3> : tensor<i64>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<6> : tensor<i32>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %c_6 = stablehlo.constant dense<201> : tensor<i32>
    %0:7 = stablehlo.custom_call @lapack_sgesdd(%c_2, %c_3, %c_1, %c_4, %c_5, %c_6, %arg0) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 6, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<3xf32>, tensor<6x6xf32>, tensor<3x3xf32>, tensor<i32>, tensor<24xi32>, tensor<201xf32>)
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare  EQ, %0#4, %1,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf32>
    return %6 : tensor<3xf32>
  }
}
// -----
// complex_qr
module @jit__lambda_ attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xC6518ABE4FBBE23F0F9EC9BDE7BF79BEA33C06C0C6EA64BF8FB186BE0A942FBFCBDBB03F"> : tensor<3x3xf32>
    %in1 = stablehlo.constant dense<"0x73E528BEBEEBA43F00BE7C3D377C183DE9DAB5BD89CA783B7A01DC3F817414C0531900C0"> : tensor<3x3xf32>
    %expected0 = stablehlo.constant dense<"0x68051BBEE14DE43E67B7053FFFF30BBEC12F4BBF6C4F173F1DF516BE40B60EBC500AB3BD"> : tensor<3x3xf32>
    %expected1 = stablehlo.constant dense<"0x424ABDBD9220D33ECD5A123FBBE5AA3C8612063DBF43B93C2592763FC02FA4BB28ED533E"> : tensor<3x3xf32>
    %expected2 = stablehlo.constant dense<"0x446BE43F6C120FC0560000C000000000950940402C7C303F0000000000000000D7308ABF"> : tensor<3x3xf32>
    %expected3 = stablehlo.constant dense<"0x000000002078833F6A9D84BF00000000000000006325F33D000000000000000000000000"> : tensor<3x3xf32>
    %got:4 = call @model(%in0, %in1) : (tensor<3x3xf32>, tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x3xf32> {mhlo.layout_mode = "default"}, %arg1: tensor<3x3xf32> {mhlo.layout_mode = "default"}) -> (tensor<3x3xf32> {jax.result_info = ".Q[0]", mhlo.layout_mode = "default"}, tensor<3x3xf32> {jax.result_info = ".Q[1]", mhlo.layout_mode = "default"}, tensor<3x3xf32> {jax.result_info = ".R[0]", mhlo.layout_mode = "default"}, tensor<3x3xf32> {jax.result_info = ".R[1]", mhlo.layout_mode = "default"}) {
    %0 = stablehlo.complex %arg0, %arg1 : tensor<3x3xcomplex<f32>>
    %1:2 = call @qr(%0) : (tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>)
    %2 = stablehlo.real %1#0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %3 = stablehlo.imag %1#0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %4 = stablehlo.real %1#1 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %5 = stablehlo.imag %1#1 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    return %2, %3, %4, %5 : tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>
  }
  func.func private @qr(%arg0: tensor<3x3xcomplex<f32>> {mhlo.layout_mode = "default"}) -> (tensor<3x3xcomplex<f32>> {mhlo.layout_mode = "default"}, tensor<3x3xcomplex<f32>> {mhlo.layout_mode = "default"}) {
    %c = stablehlo.constant dense<3> : tensor<i64>
    %c_0 = stablehlo.constant dense<3> : tensor<i64>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %c_3 = stablehlo.constant dense<3> : tensor<i32>
    %c_4 = stablehlo.constant dense<96> : tensor<i32>
    %0:4 = stablehlo.custom_call @lapack_cgeqrf(%c_1, %c_2, %c_3, %c_4, %arg0) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 4, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<0> : tensor<1xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<i32>, tensor<96xcomplex<f32>>)
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare  EQ, %0#2, %1,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %6 = stablehlo.select %5, %0#0, %4 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_6 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %8 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %10 = stablehlo.select %9, %0#1, %8 : tensor<3xi1>, tensor<3xcomplex<f32>>
    %c_7 = stablehlo.constant dense<3> : tensor<i64>
    %c_8 = stablehlo.constant dense<3> : tensor<i64>
    %c_9 = stablehlo.constant dense<3> : tensor<i64>
    %c_10 = stablehlo.constant dense<1> : tensor<i32>
    %c_11 = stablehlo.constant dense<3> : tensor<i32>
    %c_12 = stablehlo.constant dense<3> : tensor<i32>
    %c_13 = stablehlo.constant dense<3> : tensor<i32>
    %c_14 = stablehlo.constant dense<96> : tensor<i32>
    %11:3 = stablehlo.custom_call @lapack_cungqr(%c_10, %c_11, %c_12, %c_13, %c_14, %6, %10) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 5, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<0> : tensor<1xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<i32>, tensor<96xcomplex<f32>>)
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<i32>
    %13 = stablehlo.compare  EQ, %11#1, %12,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_16 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %15 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %17 = stablehlo.select %16, %11#0, %15 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    %18 = call @triu(%6) : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    return %17, %18 : tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>
  }
  func.func private @triu(%arg0: tensor<3x3xcomplex<f32>> {mhlo.layout_mode = "default"}) -> (tensor<3x3xcomplex<f32>> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %2 = stablehlo.add %0, %1 : tensor<3x3xi32>
    %3 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %4 = stablehlo.compare  GE, %2, %3,  SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    return %6 : tensor<3x3xcomplex<f32>>
  }
}
// -----
// complex_lu
module @jit__lambda_ attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x4DFDB9BE015C82BE0CF0C0BF51337CBF1F605CBF70461D407B9FE63FD2D0D2BE9727BABE"> : tensor<3x3xf32>
    %in1 = stablehlo.constant dense<"0x1E1993BF9E3DF4BFE15EEFBD3A737FBF1EC6ADBD8CD3CCBFC21043BFB431183ED37FBB3E"> : tensor<3x3xf32>
    %expected0 = stablehlo.constant dense<"0x000000000000803F0000000000000000000000000000803F0000803F0000000000000000"> : tensor<3x3xf32>
    %expected1 = stablehlo.constant dense<"0x0000803F000000000000000010B76C3D0000803F0000000092C087BEB1EB5C3E0000803F"> : tensor<3x3xf32>
    %expected2 = stablehlo.constant dense<"0x0000000000000000000000000A071DBF0000000000000000287C2ABF50E9EBBE00000000"> : tensor<3x3xf32>
    %expected3 = stablehlo.constant dense<"0x7B9FE63FD2D0D2BE9727BABE0000000062DAA4BE2800DBBF0000000000000000B7C42940"> : tensor<3x3xf32>
    %expected4 = stablehlo.constant dense<"0xC21043BFB431183ED37FBB3E0000000085D50AC01DDDB8BE0000000000000000EE291DC0"> : tensor<3x3xf32>
    %got:5 = call @model(%in0, %in1) : (tensor<3x3xf32>, tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x3xf32> {mhlo.layout_mode = "default"}, %arg1: tensor<3x3xf32> {mhlo.layout_mode = "default"}) -> (tensor<3x3xf32> {jax.result_info = "[0]", mhlo.layout_mode = "default"}, tensor<3x3xf32> {jax.result_info = "[1][0]", mhlo.layout_mode = "default"}, tensor<3x3xf32> {jax.result_info = "[1][1]", mhlo.layout_mode = "default"}, tensor<3x3xf32> {jax.result_info = "[2][0]", mhlo.layout_mode = "default"}, tensor<3x3xf32> {jax.result_info = "[2][1]", mhlo.layout_mode = "default"}) {
    %0 = stablehlo.complex %arg0, %arg1 : tensor<3x3xcomplex<f32>>
    %1:3 = call @lu(%0) : (tensor<3x3xcomplex<f32>>) -> (tensor<3x3xf32>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>)
    %2 = stablehlo.real %1#1 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %3 = stablehlo.imag %1#1 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %4 = stablehlo.real %1#2 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %5 = stablehlo.imag %1#2 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    return %1#0, %2, %3, %4, %5 : tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>
  }
  func.func private @lu(%arg0: tensor<3x3xcomplex<f32>> {mhlo.layout_mode = "default"}) -> (tensor<3x3xf32> {mhlo.layout_mode = "default"}, tensor<3x3xcomplex<f32>> {mhlo.layout_mode = "default"}, tensor<3x3xcomplex<f32>> {mhlo.layout_mode = "default"}) {
    %0:3 = call @_lu(%arg0) : (tensor<3x3xcomplex<f32>>) -> (tensor<3x3xf32>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>)
    return %0#0, %0#1, %0#2 : tensor<3x3xf32>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>
  }
  func.func private @_lu(%arg0: tensor<3x3xcomplex<f32>> {mhlo.layout_mode = "default"}) -> (tensor<3x3xf32> {mhlo.layout_mode = "default"}, tensor<3x3xcomplex<f32>> {mhlo.layout_mode = "default"}, tensor<3x3xcomplex<f32>> {mhlo.layout_mode = "default"}) {
    %c = stablehlo.constant dense<3> : tensor<i64>
    %c_0 = stablehlo.constant dense<3> : tensor<i64>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %c_3 = stablehlo.constant dense<3> : tensor<i32>
    %0:3 = stablehlo.custom_call @lapack_cgetrf(%c_1, %c_2, %c_3, %arg0) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3xi32>, tensor<i32>)
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<3xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.compare  GE, %0#2, %3,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    %9 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %c_7 = stablehlo.constant dense<0> : tensor<i64>
    %10:4 = stablehlo.while(%iterArg = %c_7, %iterArg_9 = %c_6, %iterArg_10 = %9, %iterArg_11 = %2) : tensor<i64>, tensor<i64>, tensor<3xi32>, tensor<3xi32>
     cond {
      %c_12 = stablehlo.constant dense<3> : tensor<i64>
      %28 = stablehlo.compare  LT, %iterArg, %c_12,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %28 : tensor<i1>
    } do {
      %28:3 = func.call @None(%iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i64>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i64>, tensor<3xi32>, tensor<3xi32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i64>
      %29 = stablehlo.add %iterArg, %c_12 : tensor<i64>
      stablehlo.return %29, %28#0, %28#1, %28#2 : tensor<i64>, tensor<i64>, tensor<3xi32>, tensor<3xi32>
    }
    %11 = stablehlo.broadcast_in_dim %10#2, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %12 = stablehlo.iota dim = 0 : tensor<3xi32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %14 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<3x3xi32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %16 = stablehlo.compare  EQ, %14, %15,  SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %17 = stablehlo.convert %16 : (tensor<3x3xi1>) -> tensor<3x3xcomplex<f32>>
    %18 = stablehlo.real %17 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %19 = call @tril(%8) : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %20 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %21 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %c_8 = stablehlo.constant dense<0> : tensor<i64>
    %22 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %23 = stablehlo.add %20, %22 : tensor<3x3xi64>
    %24 = stablehlo.compare  EQ, %23, %21,  SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %25 = stablehlo.convert %24 : (tensor<3x3xi1>) -> tensor<3x3xcomplex<f32>>
    %26 = stablehlo.add %19, %25 : tensor<3x3xcomplex<f32>>
    %27 = call @triu(%8) : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    return %18, %26, %27 : tensor<3x3xf32>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>
  }
  func.func private @None(%arg0: tensor<i64>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>) -> (tensor<i64>, tensor<3xi32>, tensor<3xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg0, %c : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare  LT, %arg0, %c_0,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<3> : tensor<i64>
    %2 = stablehlo.add %arg0, %c_1 : tensor<i64>
    %3 = stablehlo.select %1, %2, %arg0 : tensor<i1>, tensor<i64>
    %4 = stablehlo.convert %3 : (tensor<i64>) -> tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %6 = "stablehlo.gather"(%arg2, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = true, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.compare  LT, %arg0, %c_2,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<3> : tensor<i64>
    %8 = stablehlo.add %arg0, %c_3 : tensor<i64>
    %9 = stablehlo.select %7, %8, %arg0 : tensor<i1>, tensor<i64>
    %10 = stablehlo.convert %9 : (tensor<i64>) -> tensor<i32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %12 = "stablehlo.gather"(%arg1, %11) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = true, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<1xi32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare  LT, %6, %c_4,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %14 = stablehlo.add %6, %c_5 : tensor<i32>
    %15 = stablehlo.select %13, %14, %6 : tensor<i1>, tensor<i32>
    %16 = stablehlo.dynamic_slice %arg1, %15, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %18 = stablehlo.compare  LT, %arg0, %c_6,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<3> : tensor<i64>
    %19 = stablehlo.add %arg0, %c_7 : tensor<i64>
    %20 = stablehlo.select %18, %19, %arg0 : tensor<i1>, tensor<i64>
    %21 = stablehlo.convert %20 : (tensor<i64>) -> tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %23 = "stablehlo.scatter"(%arg1, %22, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.compare  LT, %6, %c_8,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<3> : tensor<i32>
    %25 = stablehlo.add %6, %c_9 : tensor<i32>
    %26 = stablehlo.select %24, %25, %6 : tensor<i1>, tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%23, %27, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    return %0, %28, %arg2 : tensor<i64>, tensor<3xi32>, tensor<3xi32>
  }
  func.func private @tril(%arg0: tensor<3x3xcomplex<f32>> {mhlo.layout_mode = "default"}) -> (tensor<3x3xcomplex<f32>> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %2 = stablehlo.add %0, %1 : tensor<3x3xi32>
    %3 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %4 = stablehlo.compare  GE, %2, %3,  SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    return %6 : tensor<3x3xcomplex<f32>>
  }
  func.func private @triu(%arg0: tensor<3x3xcomplex<f32>> {mhlo.layout_mode = "default"}) -> (tensor<3x3xcomplex<f32>> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %2 = stablehlo.add %0, %1 : tensor<3x3xi32>
    %3 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %4 = stablehlo.compare  GE, %2, %3,  SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    return %6 : tensor<3x3xcomplex<f32>>
  }
}
// -----
// complex_eigh
module @jit__lambda_ attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x33F3173F4ABBC43F2184B93FC0F8BFBEB700BF3E4BA41FBFA653BF3C2E8919BF775ECF3F"> : tensor<3x3xf32>
    %in1 = stablehlo.constant dense<"0xA536BA3E07435FBE7EC8983F5DEB0AC00FE700C015BC4B3FC3AD773D7F3A803E59C7A9BF"> : tensor<3x3xf32>
    %expected0 = stablehlo.constant dense<"0xE86EE3BFABE9BC3FBFCE3840"> : tensor<3xf32>
    %expected1 = stablehlo.constant dense<"0x35F3173FBFF8BFBE1053BF3CBFF8BFBEA200BF3E2D8919BF1053BF3C2C8919BF785ECF3F"> : tensor<3x3xf32>
    %expected2 = stablehlo.constant dense<"0x000000005CEB0A4050AD77BD5CEB0AC000008032783A80BE50AD773D783A803E00008030"> : tensor<3x3xf32>
    %expected3 = stablehlo.constant dense<"0xFFFF7F3F0000E033000010B30000E033FDFF7F3F00000033000000B300000033FEFF7F3F"> : tensor<3x3xf32>
    %expected4 = stablehlo.constant dense<"0x00000000000000B2000060B30000003200000000000000B2000060330000000000000000"> : tensor<3x3xf32>
    %got:5 = call @model(%in0, %in1) : (tensor<3x3xf32>, tensor<3x3xf32>) -> (tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x3xf32> {mhlo.layout_mode = "default"}, %arg1: tensor<3x3xf32> {mhlo.layout_mode = "default"}) -> (tensor<3xf32> {jax.result_info = "[0]", mhlo.layout_mode = "default"}, tensor<3x3xf32> {jax.result_info = "[1][0]", mhlo.layout_mode = "default"}, tensor<3x3xf32> {jax.result_info = "[1][1]", mhlo.layout_mode = "default"}, tensor<3x3xf32> {jax.result_info = "[2][0]", mhlo.layout_mode = "default"}, tensor<3x3xf32> {jax.result_info = "[2][1]", mhlo.layout_mode = "default"}) {
    %0 = stablehlo.complex %arg0, %arg1 : tensor<3x3xcomplex<f32>>
    %1:2 = call @eigh(%0) : (tensor<3x3xcomplex<f32>>) -> (tensor<3xf32>, tensor<3x3xcomplex<f32>>)
    %2 = stablehlo.broadcast_in_dim %1#0, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %3 = stablehlo.convert %2 : (tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %5 = stablehlo.multiply %1#1, %4 : tensor<3x3xcomplex<f32>>
    %6 = stablehlo.transpose %1#1, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %7 = stablehlo.real %6 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %8 = stablehlo.imag %6 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %9 = stablehlo.negate %8 : tensor<3x3xf32>
    %10 = stablehlo.complex %7, %9 : tensor<3x3xcomplex<f32>>
    %11 = stablehlo.dot_general %5, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %12 = stablehlo.transpose %1#1, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %13 = stablehlo.real %12 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %14 = stablehlo.imag %12 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %15 = stablehlo.negate %14 : tensor<3x3xf32>
    %16 = stablehlo.complex %13, %15 : tensor<3x3xcomplex<f32>>
    %17 = stablehlo.dot_general %16, %1#1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %18 = stablehlo.real %11 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %19 = stablehlo.imag %11 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %20 = stablehlo.real %17 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %21 = stablehlo.imag %17 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    return %1#0, %18, %19, %20, %21 : tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>
  }
  func.func private @eigh(%arg0: tensor<3x3xcomplex<f32>> {mhlo.layout_mode = "default"}) -> (tensor<3xf32> {mhlo.layout_mode = "default"}, tensor<3x3xcomplex<f32>> {mhlo.layout_mode = "default"}) {
    %c = stablehlo.constant dense<3> : tensor<i64>
    %c_0 = stablehlo.constant dense<3> : tensor<i64>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %c_3 = stablehlo.constant dense<3> : tensor<i32>
    %0:6 = stablehlo.custom_call @lapack_cheevd(%c_2, %c_1, %c_3, %arg0) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<i32>, tensor<16xcomplex<f32>>, tensor<34xf32>, tensor<18xi32>)
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare  EQ, %0#2, %1,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %6 = stablehlo.select %5, %0#0, %4 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %10 = stablehlo.select %9, %0#1, %8 : tensor<3xi1>, tensor<3xf32>
    return %10, %6 : tensor<3xf32>, tensor<3x3xcomplex<f32>>
  }
}
// -----
// complex_svd_f64
module @jit__lambda_ attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x000000009301F9BF000000205648CD3F000000E07BF5EE3F000000806DBFD23F000000E01F6CF9BF00000040F7B1BFBF00000060B3BEE73F000000003E0CFEBF000000E03D32F1BF"> : tensor<3x3xf64>
    %in1 = stablehlo.constant dense<"0x00000020A50CEC3F000000603E49D13F00000000BE5DDA3F000000A07DC0FD3F000000C0C4FCDD3F000000206B0DE53F000000609BAF0540000000A0F25DCBBF000000604188E9BF"> : tensor<3x3xf64>
    %expected0 = stablehlo.constant dense<"0xA02046CC17EE114010ED3673A95C004025B16A0E0DFCD93F"> : tensor<3xf64>
    %expected1 = stablehlo.constant dense<"0x010000009301F9BFF3FFFF1F5648CD3FFEFFFFDF7BF5EE3FFAFFFF7F6DBFD23FFEFFFFDF1F6CF9BFF1FFFF3FF7B1BFBFFEFFFF5FB3BEE73FFCFFFFFF3D0CFEBF000000E03D32F1BF"> : tensor<3x3xf64>
    %expected2 = stablehlo.constant dense<"0x03000020A50CEC3F180000603E49D13F08000000BE5DDA3FFBFFFF9F7DC0FD3FFEFFFFBFC4FCDD3F050000206B0DE53FFEFFFF5F9BAF0540F2FFFF9FF25DCBBFFCFFFF5F4188E9BF"> : tensor<3x3xf64>
    %expected3 = stablehlo.constant dense<"0xFBFFFFFFFFFFEF3F000000000000B0BC00000000000098BC000000000000B0BC000000000000F03F00000000000080BC00000000000098BC00000000000080BC000000000000F03F"> : tensor<3x3xf64>
    %expected4 = stablehlo.constant dense<"0x0000000000000000000000000000AC3C000000000000B03C000000000000ACBC0000000000000000000000000000A03C000000000000B0BC000000000000A0BC0000000000000000"> : tensor<3x3xf64>
    %expected5 = stablehlo.constant dense<"0x000000000000F03F000000000000A03C00000000000090BC000000000000A03C000000000000F03F000000000000AEBC00000000000090BC000000000000AEBC000000000000F03F"> : tensor<3x3xf64>
    %expected6 = stablehlo.constant dense<"0x0000000000000000000000000000803C0000000000008CBC00000000000080BC0000000000000000000000000000903C0000000000008C3C00000000000090BC0000000000000000"> : tensor<3x3xf64>
    %got:7 = call @model(%in0, %in1) : (tensor<3x3xf64>, tensor<3x3xf64>) -> (tensor<3xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3x3xf64>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3xf64>, tensor<3xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#5, %expected5) {has_side_effect = true} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#6, %expected6) {has_side_effect = true} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x3xf64> {mhlo.layout_mode = "default"}, %arg1: tensor<3x3xf64> {mhlo.layout_mode = "default"}) -> (tensor<3xf64> {jax.result_info = "[0]", mhlo.layout_mode = "default"}, tensor<3x3xf64> {jax.result_info = "[1][0]", mhlo.layout_mode = "default"}, tensor<3x3xf64> {jax.result_info = "[1][1]", mhlo.layout_mode = "default"}, tensor<3x3xf64> {jax.result_info = "[2][0]", mhlo.layout_mode = "default"}, tensor<3x3xf64> {jax.result_info = "[2][1]", mhlo.layout_mode = "default"}, tensor<3x3xf64> {jax.result_info = "[3][0]", mhlo.layout_mode = "default"}, tensor<3x3xf64> {jax.result_info = "[3][1]", mhlo.layout_mode = "default"}) {
    %0 = stablehlo.complex %arg0, %arg1 : tensor<3x3xcomplex<f64>>
    %1:3 = call @svd(%0) : (tensor<3x3xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x3xcomplex<f64>>)
    %2 = stablehlo.broadcast_in_dim %1#1, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %3 = stablehlo.convert %2 : (tensor<1x3xf64>) -> tensor<1x3xcomplex<f64>>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %5 = stablehlo.multiply %1#0, %4 : tensor<3x3xcomplex<f64>>
    %6 = stablehlo.dot_general %5, %1#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %7 = stablehlo.transpose %1#0, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %8 = stablehlo.real %7 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %9 = stablehlo.imag %7 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %10 = stablehlo.negate %9 : tensor<3x3xf64>
    %11 = stablehlo.complex %8, %10 : tensor<3x3xcomplex<f64>>
    %12 = stablehlo.dot_general %11, %1#0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %13 = stablehlo.transpose %1#2, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %14 = stablehlo.real %13 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %15 = stablehlo.imag %13 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %16 = stablehlo.negate %15 : tensor<3x3xf64>
    %17 = stablehlo.complex %14, %16 : tensor<3x3xcomplex<f64>>
    %18 = stablehlo.dot_general %1#2, %17, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %19 = stablehlo.real %6 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %20 = stablehlo.imag %6 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %21 = stablehlo.real %12 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %22 = stablehlo.imag %12 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %23 = stablehlo.real %18 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %24 = stablehlo.imag %18 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    return %1#1, %19, %20, %21, %22, %23, %24 : tensor<3xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3x3xf64>
  }
  func.func private @svd(%arg0: tensor<3x3xcomplex<f64>> {mhlo.layout_mode = "default"}) -> (tensor<3x3xcomplex<f64>> {mhlo.layout_mode = "default"}, tensor<3xf64> {mhlo.layout_mode = "default"}, tensor<3x3xcomplex<f64>> {mhlo.layout_mode = "default"}) {
    %c = stablehlo.constant dense<3> : tensor<i64>
    %c_0 = stablehlo.constant dense<3> : tensor<i64>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %c_4 = stablehlo.constant dense<3> : tensor<i32>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %c_6 = stablehlo.constant dense<198> : tensor<i32>
    %0:8 = stablehlo.custom_call @lapack_zgesdd(%c_2, %c_3, %c_1, %c_4, %c_5, %c_6, %arg0) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 6, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x3xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<i32>, tensor<24xi32>, tensor<60xf64>, tensor<198xcomplex<f64>>)
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare  EQ, %0#4, %1,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf64>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_8 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %8 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<3x3xi1>, tensor<3x3xcomplex<f64>>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_9 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %12 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<3x3xi1>, tensor<3x3xcomplex<f64>>
    return %10, %6, %14 : tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x3xcomplex<f64>>
  }
}
// -----
// complex_eig
module @jit__lambda_ attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x2108DB3E6FC3E03ED2D606BF962584BF7ED413400758A73E0E773BBF697A6A3F7E87DFBD"> : tensor<3x3xf32>
    %in1 = stablehlo.constant dense<"0xAD7981BE1DF10F3F665CA5BF8E8BB43EB4DBF43FD7AEEE3EDF9EC0BEA7D101BF1518D2BE"> : tensor<3x3xf32>
    %expected0 = stablehlo.constant dense<"0xB5C816BF24DB793FEE7C0F40"> : tensor<3xf32>
    %expected1 = stablehlo.constant dense<"0x170AA1BFA1E14F3F8A10D93F"> : tensor<3xf32>
    %expected2 = stablehlo.constant dense<"0x02FF00356AB4F3340000F0347BF003357BF00334CC97B534C262CA3411CA1735BD1B0F34"> : tensor<3x3xf32>
    %expected3 = stablehlo.constant dense<"0x5C0E4D35C262CA3496F196345AC1E63496F1963460AAC0348B70FA3435D49A34BD1B0F34"> : tensor<3x3xf32>
    %expected4 = stablehlo.constant dense<"0xFFFF7F3FFFFF7F3F0000803F"> : tensor<3xf32>
    %got:5 = call @model(%in0, %in1) : (tensor<3x3xf32>, tensor<3x3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x3xf32> {mhlo.layout_mode = "default"}, %arg1: tensor<3x3xf32> {mhlo.layout_mode = "default"}) -> (tensor<3xf32> {jax.result_info = "[0][0]", mhlo.layout_mode = "default"}, tensor<3xf32> {jax.result_info = "[0][1]", mhlo.layout_mode = "default"}, tensor<3x3xf32> {jax.result_info = "[1]", mhlo.layout_mode = "default"}, tensor<3x3xf32> {jax.result_info = "[2]", mhlo.layout_mode = "default"}, tensor<3xf32> {jax.result_info = "[3]", mhlo.layout_mode = "default"}) {
    %0 = stablehlo.complex %arg0, %arg1 : tensor<3x3xcomplex<f32>>
    %c = stablehlo.constant dense<3> : tensor<i64>
    %c_0 = stablehlo.constant dense<3> : tensor<i64>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %c_3 = stablehlo.constant dense<78> : tensor<ui8>
    %c_4 = stablehlo.constant dense<86> : tensor<ui8>
    %1:6 = stablehlo.custom_call @lapack_cgeev(%c_1, %c_2, %c_3, %c_4, %0) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<i32>, tensor<i32>, tensor<ui8>, tensor<ui8>, tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<6xf32>, tensor<3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<i32>)
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<i32>
    %3 = stablehlo.compare  EQ, %1#5, %2,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %7 = stablehlo.select %6, %1#2, %5 : tensor<3xi1>, tensor<3xcomplex<f32>>
    %8 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_6 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %9 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %11 = stablehlo.select %10, %1#4, %9 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    %c_7 = stablehlo.constant dense<3> : tensor<i64>
    %c_8 = stablehlo.constant dense<3> : tensor<i64>
    %c_9 = stablehlo.constant dense<1> : tensor<i32>
    %c_10 = stablehlo.constant dense<3> : tensor<i32>
    %c_11 = stablehlo.constant dense<86> : tensor<ui8>
    %c_12 = stablehlo.constant dense<86> : tensor<ui8>
    %12:6 = stablehlo.custom_call @lapack_cgeev(%c_9, %c_10, %c_11, %c_12, %0) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<i32>, tensor<i32>, tensor<ui8>, tensor<ui8>, tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<6xf32>, tensor<3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<i32>)
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<i32>
    %14 = stablehlo.compare  EQ, %12#5, %13,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_14 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %16 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %18 = stablehlo.select %17, %12#2, %16 : tensor<3xi1>, tensor<3xcomplex<f32>>
    %19 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_15 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %20 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %21 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %22 = stablehlo.select %21, %12#3, %20 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    %23 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_16 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %24 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %26 = stablehlo.select %25, %12#4, %24 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    %27 = stablehlo.real %7 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %28 = call @round(%27) : (tensor<3xf32>) -> tensor<3xf32>
    %29 = stablehlo.imag %7 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %30:2 = "stablehlo.sort"(%28, %29) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<f32>):
      %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %54 = stablehlo.compare  EQ, %arg2, %cst_17,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %55 = stablehlo.select %54, %cst_18, %arg2 : tensor<i1>, tensor<f32>
      %56 = stablehlo.compare  NE, %arg2, %arg2,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_19 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %57 = stablehlo.select %56, %cst_19, %55 : tensor<i1>, tensor<f32>
      %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %58 = stablehlo.compare  EQ, %arg3, %cst_20,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %59 = stablehlo.select %58, %cst_21, %arg3 : tensor<i1>, tensor<f32>
      %60 = stablehlo.compare  NE, %arg3, %arg3,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_22 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %61 = stablehlo.select %60, %cst_22, %59 : tensor<i1>, tensor<f32>
      %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %62 = stablehlo.compare  EQ, %arg4, %cst_23,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %63 = stablehlo.select %62, %cst_24, %arg4 : tensor<i1>, tensor<f32>
      %64 = stablehlo.compare  NE, %arg4, %arg4,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_25 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %65 = stablehlo.select %64, %cst_25, %63 : tensor<i1>, tensor<f32>
      %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %66 = stablehlo.compare  EQ, %arg5, %cst_26,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %67 = stablehlo.select %66, %cst_27, %arg5 : tensor<i1>, tensor<f32>
      %68 = stablehlo.compare  NE, %arg5, %arg5,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_28 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %69 = stablehlo.select %68, %cst_28, %67 : tensor<i1>, tensor<f32>
      %70 = stablehlo.compare  LT, %65, %69,  TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %71 = stablehlo.compare  LT, %57, %61,  TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %72 = stablehlo.compare  EQ, %57, %61,  TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %73 = stablehlo.and %72, %70 : tensor<i1>
      %74 = stablehlo.or %71, %73 : tensor<i1>
      stablehlo.return %74 : tensor<i1>
    }) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
    %31 = stablehlo.dot_general %0, %11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %32 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %34 = stablehlo.multiply %11, %33 : tensor<3x3xcomplex<f32>>
    %35 = stablehlo.subtract %31, %34 : tensor<3x3xcomplex<f32>>
    %36 = stablehlo.abs %35 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %37 = stablehlo.transpose %22, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %38 = stablehlo.real %37 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %39 = stablehlo.imag %37 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %40 = stablehlo.negate %39 : tensor<3x3xf32>
    %41 = stablehlo.complex %38, %40 : tensor<3x3xcomplex<f32>>
    %42 = stablehlo.dot_general %41, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %43 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<3xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
    %44 = stablehlo.transpose %22, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %45 = stablehlo.real %44 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %46 = stablehlo.imag %44 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %47 = stablehlo.negate %46 : tensor<3x3xf32>
    %48 = stablehlo.complex %45, %47 : tensor<3x3xcomplex<f32>>
    %49 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<3x1xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %50 = stablehlo.multiply %49, %48 : tensor<3x3xcomplex<f32>>
    %51 = stablehlo.subtract %42, %50 : tensor<3x3xcomplex<f32>>
    %52 = stablehlo.abs %51 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %53 = call @norm(%11) : (tensor<3x3xcomplex<f32>>) -> tensor<3xf32>
    return %30#0, %30#1, %36, %52, %53 : tensor<3xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>
  }
  func.func private @round(%arg0: tensor<3xf32> {mhlo.layout_mode = "default"}) -> (tensor<3xf32> {mhlo.layout_mode = "default"}) {
    %cst = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<3xf32>
    %2 = stablehlo.round_nearest_even %1 : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %4 = stablehlo.divide %2, %3 : tensor<3xf32>
    return %4 : tensor<3xf32>
  }
  func.func private @norm(%arg0: tensor<3x3xcomplex<f32>> {mhlo.layout_mode = "default"}) -> (tensor<3xf32> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.real %arg0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %1 = stablehlo.imag %arg0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %2 = stablehlo.negate %1 : tensor<3x3xf32>
    %3 = stablehlo.complex %0, %2 : tensor<3x3xcomplex<f32>>
    %4 = stablehlo.multiply %arg0, %3 : tensor<3x3xcomplex<f32>>
    %5 = stablehlo.real %4 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.sqrt %6 : tensor<3xf32>
    return %7 : tensor<3xf32>
  }
}
// -----
// complex_cholesky
module @jit__lambda_ attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x0184353E491C953E4C9FBC3FAEEE9C3FD47D37C04E87A2BE479A28BEC444E0BF0CE3C03D"> : tensor<3x3xf32>
    %in1 = stablehlo.constant dense<"0x4BD79F3FA8148BBFBE3CAC3E68736ABF6D022CBF3C1BBD3F12E50ABF1EA7EC3E1384EFBF"> : tensor<3x3xf32>
    %expected0 = stablehlo.constant dense<"0x6D9B36400000000000000000B4CDB3BEDA0B7A4000000000014746BF2961EE3DD7732440"> : tensor<3x3xf32>
    %expected1 = stablehlo.constant dense<"0x000000000000000000000000E41474BF0000000000000000F194C7BFEF1F2FBF00000000"> : tensor<3x3xf32>
    %got:2 = call @model(%in0, %in1) : (tensor<3x3xf32>, tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x3xf32> {mhlo.layout_mode = "default"}, %arg1: tensor<3x3xf32> {mhlo.layout_mode = "default"}) -> (tensor<3x3xf32> {jax.result_info = "[0]", mhlo.layout_mode = "default"}, tensor<3x3xf32> {jax.result_info = "[1]", mhlo.layout_mode = "default"}) {
    %0 = stablehlo.complex %arg0, %arg1 : tensor<3x3xcomplex<f32>>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %2 = stablehlo.real %1 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %3 = stablehlo.imag %1 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %4 = stablehlo.negate %3 : tensor<3x3xf32>
    %5 = stablehlo.complex %2, %4 : tensor<3x3xcomplex<f32>>
    %6 = stablehlo.dot_general %0, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %7 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %8 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %10 = stablehlo.add %7, %9 : tensor<3x3xi64>
    %11 = stablehlo.compare  EQ, %10, %8,  SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %12 = stablehlo.convert %11 : (tensor<3x3xi1>) -> tensor<3x3xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %14 = stablehlo.multiply %13, %12 : tensor<3x3xcomplex<f32>>
    %15 = stablehlo.add %6, %14 : tensor<3x3xcomplex<f32>>
    %16 = call @cholesky(%15) : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %17 = stablehlo.real %16 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %18 = stablehlo.imag %16 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    return %17, %18 : tensor<3x3xf32>, tensor<3x3xf32>
  }
  func.func private @cholesky(%arg0: tensor<3x3xcomplex<f32>> {mhlo.layout_mode = "default"}) -> (tensor<3x3xcomplex<f32>> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %1 = stablehlo.real %0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %2 = stablehlo.imag %0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %3 = stablehlo.negate %2 : tensor<3x3xf32>
    %4 = stablehlo.complex %1, %3 : tensor<3x3xcomplex<f32>>
    %5 = stablehlo.add %arg0, %4 : tensor<3x3xcomplex<f32>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %7 = stablehlo.divide %5, %6 : tensor<3x3xcomplex<f32>>
    %c = stablehlo.constant dense<3> : tensor<i64>
    %c_0 = stablehlo.constant dense<3> : tensor<i64>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %c_3 = stablehlo.constant dense<3> : tensor<i32>
    %8:2 = stablehlo.custom_call @lapack_cpotrf(%c_2, %c_1, %c_3, %7) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<i32>)
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<i32>
    %10 = stablehlo.compare  EQ, %8#1, %9,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_5 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %14 = stablehlo.select %13, %8#0, %12 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    %15 = call @tril(%14) : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    return %15 : tensor<3x3xcomplex<f32>>
  }
  func.func private @tril(%arg0: tensor<3x3xcomplex<f32>> {mhlo.layout_mode = "default"}) -> (tensor<3x3xcomplex<f32>> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %2 = stablehlo.add %0, %1 : tensor<3x3xi32>
    %3 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %4 = stablehlo.compare  GE, %2, %3,  SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    return %6 : tensor<3x3xcomplex<f32>>
  }
}
// -----
// complex_solve
module @jit__lambda_ attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x47DD17BFD6ADA6BEB188023FC07FD7BD715DCABE98CCBB3FE0E6E9BD782C13403DD7B93D"> : tensor<3x3xf32>
    %in1 = stablehlo.constant dense<"0x5085E43F92F2B63E9684763F1C8039BFF78F5ABF945EEB3ED3117D3F00E4243D89A8A4BF"> : tensor<3x3xf32>
    %expected0 = stablehlo.constant dense<"0x01000040A99696B3888557B201000040DAED0F33DAED0F33"> : tensor<3x2xf32>
    %expected1 = stablehlo.constant dense<"0x000000003A452DB2BDDA95B300000033C6EA4B33C6EA4B33"> : tensor<3x2xf32>
    %got:2 = call @model(%in0, %in1) : (tensor<3x3xf32>, tensor<3x3xf32>) -> (tensor<3x2xf32>, tensor<3x2xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x3xf32> {mhlo.layout_mode = "default"}, %arg1: tensor<3x3xf32> {mhlo.layout_mode = "default"}) -> (tensor<3x2xf32> {jax.result_info = "[0]", mhlo.layout_mode = "default"}, tensor<3x2xf32> {jax.result_info = "[1]", mhlo.layout_mode = "default"}) {
    %0 = stablehlo.complex %arg0, %arg1 : tensor<3x3xcomplex<f32>>
    %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x2xcomplex<f32>>
    %3 = stablehlo.multiply %1, %2 : tensor<3x2xcomplex<f32>>
    %4 = call @solve(%0, %3) : (tensor<3x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    %5 = stablehlo.real %4 : (tensor<3x2xcomplex<f32>>) -> tensor<3x2xf32>
    %6 = stablehlo.imag %4 : (tensor<3x2xcomplex<f32>>) -> tensor<3x2xf32>
    return %5, %6 : tensor<3x2xf32>, tensor<3x2xf32>
  }
  func.func private @solve(%arg0: tensor<3x3xcomplex<f32>> {mhlo.layout_mode = "default"}, %arg1: tensor<3x2xcomplex<f32>> {mhlo.layout_mode = "default"}) -> (tensor<3x2xcomplex<f32>> {mhlo.layout_mode = "default"}) {
    %c = stablehlo.constant dense<3> : tensor<i64>
    %c_0 = stablehlo.constant dense<3> : tensor<i64>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %c_3 = stablehlo.constant dense<3> : tensor<i32>
    %0:3 = stablehlo.custom_call @lapack_cgetrf(%c_1, %c_2, %c_3, %arg0) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3xi32>, tensor<i32>)
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<3xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.compare  GE, %0#2, %3,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    %9 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %c_7 = stablehlo.constant dense<0> : tensor<i64>
    %10:4 = stablehlo.while(%iterArg = %c_7, %iterArg_8 = %c_6, %iterArg_9 = %9, %iterArg_10 = %2) : tensor<i64>, tensor<i64>, tensor<3xi32>, tensor<3xi32>
     cond {
      %c_11 = stablehlo.constant dense<3> : tensor<i64>
      %14 = stablehlo.compare  LT, %iterArg, %c_11,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %14:3 = func.call @None(%iterArg_8, %iterArg_9, %iterArg_10) : (tensor<i64>, tensor<3xi32>, tensor<3xi32>) -> (tensor<i64>, tensor<3xi32>, tensor<3xi32>)
      %c_11 = stablehlo.constant dense<1> : tensor<i64>
      %15 = stablehlo.add %iterArg, %c_11 : tensor<i64>
      stablehlo.return %15, %14#0, %14#1, %14#2 : tensor<i64>, tensor<i64>, tensor<3xi32>, tensor<3xi32>
    }
    %11 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<3x2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %12 = call @_lu_solve(%8, %10#2, %11) : (tensor<3x3xcomplex<f32>>, tensor<3xi32>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    return %13 : tensor<3x2xcomplex<f32>>
  }
  func.func private @None(%arg0: tensor<i64>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>) -> (tensor<i64>, tensor<3xi32>, tensor<3xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg0, %c : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare  LT, %arg0, %c_0,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<3> : tensor<i64>
    %2 = stablehlo.add %arg0, %c_1 : tensor<i64>
    %3 = stablehlo.select %1, %2, %arg0 : tensor<i1>, tensor<i64>
    %4 = stablehlo.convert %3 : (tensor<i64>) -> tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %6 = "stablehlo.gather"(%arg2, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = true, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.compare  LT, %arg0, %c_2,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<3> : tensor<i64>
    %8 = stablehlo.add %arg0, %c_3 : tensor<i64>
    %9 = stablehlo.select %7, %8, %arg0 : tensor<i1>, tensor<i64>
    %10 = stablehlo.convert %9 : (tensor<i64>) -> tensor<i32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %12 = "stablehlo.gather"(%arg1, %11) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = true, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<1xi32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare  LT, %6, %c_4,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %14 = stablehlo.add %6, %c_5 : tensor<i32>
    %15 = stablehlo.select %13, %14, %6 : tensor<i1>, tensor<i32>
    %16 = stablehlo.dynamic_slice %arg1, %15, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %18 = stablehlo.compare  LT, %arg0, %c_6,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<3> : tensor<i64>
    %19 = stablehlo.add %arg0, %c_7 : tensor<i64>
    %20 = stablehlo.select %18, %19, %arg0 : tensor<i1>, tensor<i64>
    %21 = stablehlo.convert %20 : (tensor<i64>) -> tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %23 = "stablehlo.scatter"(%arg1, %22, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.compare  LT, %6, %c_8,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<3> : tensor<i32>
    %25 = stablehlo.add %6, %c_9 : tensor<i32>
    %26 = stablehlo.select %24, %25, %6 : tensor<i1>, tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%23, %27, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    return %0, %28, %arg2 : tensor<i64>, tensor<3xi32>, tensor<3xi32>
  }
  func.func private @_lu_solve(%arg0: tensor<3x3xcomplex<f32>> {mhlo.layout_mode = "default"}, %arg1: tensor<3xi32> {mhlo.layout_mode = "default"}, %arg2: tensor<2x3xcomplex<f32>> {mhlo.layout_mode = "default"}) -> (tensor<2x3xcomplex<f32>> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x1xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare  LT, %arg1, %1,  SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<2x3x1xcomplex<f32>>, tensor<3x1xi32>) -> tensor<2x3x1xcomplex<f32>>
    %8 = stablehlo.transpose %7, dims = [1, 2, 0] : (tensor<2x3x1xcomplex<f32>>) -> tensor<3x1x2xcomplex<f32>>
    %9 = stablehlo.reshape %8 : (tensor<3x1x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %c_1 = stablehlo.constant dense<3> : tensor<i64>
    %c_2 = stablehlo.constant dense<2> : tensor<i64>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %c_8 = stablehlo.constant dense<3> : tensor<i32>
    %c_9 = stablehlo.constant dense<2> : tensor<i32>
    %10 = stablehlo.custom_call @blas_ctrsm(%c_4, %c_5, %c_6, %c_7, %c_8, %c_9, %c_3, %cst, %arg0, %9) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 9, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<complex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    %11 = stablehlo.reshape %10 : (tensor<3x2xcomplex<f32>>) -> tensor<3x1x2xcomplex<f32>>
    %12 = stablehlo.reshape %11 : (tensor<3x1x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    %cst_10 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %c_11 = stablehlo.constant dense<3> : tensor<i64>
    %c_12 = stablehlo.constant dense<2> : tensor<i64>
    %c_13 = stablehlo.constant dense<1> : tensor<i32>
    %c_14 = stablehlo.constant dense<1> : tensor<i32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %c_18 = stablehlo.constant dense<3> : tensor<i32>
    %c_19 = stablehlo.constant dense<2> : tensor<i32>
    %13 = stablehlo.custom_call @blas_ctrsm(%c_14, %c_15, %c_16, %c_17, %c_18, %c_19, %c_13, %cst_10, %arg0, %12) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 9, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<complex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    %14 = stablehlo.reshape %13 : (tensor<3x2xcomplex<f32>>) -> tensor<3x1x2xcomplex<f32>>
    %15 = stablehlo.slice %14 [0:3, 0:1, 0:2] : (tensor<3x1x2xcomplex<f32>>) -> tensor<3x1x2xcomplex<f32>>
    %16 = stablehlo.transpose %15, dims = [2, 0, 1] : (tensor<3x1x2xcomplex<f32>>) -> tensor<2x3x1xcomplex<f32>>
    %17 = stablehlo.reshape %16 : (tensor<2x3x1xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    return %17 : tensor<2x3xcomplex<f32>>
  }
}
// -----
// eig
module @jit_eig attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF"> : tensor<4x4xf32>
    %expected0 = stablehlo.constant dense<"0xCFF72BC0C52030BDEC51A83FEC51A83F"> : tensor<4xf32>
    %expected1 = stablehlo.constant dense<"0x0000000000000000B62508BFB625083F"> : tensor<4xf32>
    %expected2 = stablehlo.constant dense<"0x0000A0350000A934837E4134837E413400008033000088340000C0330000C0330040B13200008D3373475E3473475E34000040350000AB349806693598066935"> : tensor<4x4xf32>
    %expected3 = stablehlo.constant dense<"0x0000D0350000803200001034000000350000873400008133000038330000C8343DB48834418313350000203455641E353DB48834418313350000203455641E35"> : tensor<4x4xf32>
    %expected4 = stablehlo.constant dense<"0x0000803FFFFF7F3FFFFF7F3FFFFF7F3F"> : tensor<4xf32>
    %got:5 = call @model(%in0) : (tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x4xf32> {mhlo.layout_mode = "default"}) -> (tensor<4xf32> {jax.result_info = "[0][0]", mhlo.layout_mode = "default"}, tensor<4xf32> {jax.result_info = "[0][1]", mhlo.layout_mode = "default"}, tensor<4x4xf32> {jax.result_info = "[1]", mhlo.layout_mode = "default"}, tensor<4x4xf32> {jax.result_info = "[2]", mhlo.layout_mode = "default"}, tensor<4xf32> {jax.result_info = "[3]", mhlo.layout_mode = "default"}) {
    %c = stablehlo.constant dense<4> : tensor<i64>
    %c_0 = stablehlo.constant dense<4> : tensor<i64>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %c_2 = stablehlo.constant dense<4> : tensor<i32>
    %c_3 = stablehlo.constant dense<78> : tensor<ui8>
    %c_4 = stablehlo.constant dense<86> : tensor<ui8>
    %0:8 = stablehlo.custom_call @lapack_sgeev(%c_1, %c_2, %c_3, %c_4, %arg0) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<i32>, tensor<i32>, tensor<ui8>, tensor<ui8>, tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
    %1 = stablehlo.complex %0#3, %0#4 : tensor<4xcomplex<f32>>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<i32>
    %3 = stablehlo.compare  EQ, %0#7, %2,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %7 = stablehlo.select %6, %1, %5 : tensor<4xi1>, tensor<4xcomplex<f32>>
    %8 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_6 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %9 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %11 = stablehlo.select %10, %0#6, %9 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    %c_7 = stablehlo.constant dense<4> : tensor<i64>
    %c_8 = stablehlo.constant dense<4> : tensor<i64>
    %c_9 = stablehlo.constant dense<1> : tensor<i32>
    %c_10 = stablehlo.constant dense<4> : tensor<i32>
    %c_11 = stablehlo.constant dense<86> : tensor<ui8>
    %c_12 = stablehlo.constant dense<86> : tensor<ui8>
    %12:8 = stablehlo.custom_call @lapack_sgeev(%c_9, %c_10, %c_11, %c_12, %arg0) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<i32>, tensor<i32>, tensor<ui8>, tensor<ui8>, tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
    %13 = stablehlo.complex %12#3, %12#4 : tensor<4xcomplex<f32>>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<i32>
    %15 = stablehlo.compare  EQ, %12#7, %14,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_14 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %17 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %18 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %19 = stablehlo.select %18, %13, %17 : tensor<4xi1>, tensor<4xcomplex<f32>>
    %20 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_15 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %21 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %22 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %23 = stablehlo.select %22, %12#5, %21 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    %24 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_16 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %25 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %26 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %27 = stablehlo.select %26, %12#6, %25 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    %28 = stablehlo.real %7 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %29 = call @round(%28) : (tensor<4xf32>) -> tensor<4xf32>
    %30 = stablehlo.imag %7 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %31:2 = "stablehlo.sort"(%29, %30) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>):
      %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %59 = stablehlo.compare  EQ, %arg1, %cst_17,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %60 = stablehlo.select %59, %cst_18, %arg1 : tensor<i1>, tensor<f32>
      %61 = stablehlo.compare  NE, %arg1, %arg1,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_19 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %62 = stablehlo.select %61, %cst_19, %60 : tensor<i1>, tensor<f32>
      %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %63 = stablehlo.compare  EQ, %arg2, %cst_20,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %64 = stablehlo.select %63, %cst_21, %arg2 : tensor<i1>, tensor<f32>
      %65 = stablehlo.compare  NE, %arg2, %arg2,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_22 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %66 = stablehlo.select %65, %cst_22, %64 : tensor<i1>, tensor<f32>
      %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %67 = stablehlo.compare  EQ, %arg3, %cst_23,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %68 = stablehlo.select %67, %cst_24, %arg3 : tensor<i1>, tensor<f32>
      %69 = stablehlo.compare  NE, %arg3, %arg3,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_25 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %70 = stablehlo.select %69, %cst_25, %68 : tensor<i1>, tensor<f32>
      %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %71 = stablehlo.compare  EQ, %arg4, %cst_26,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %72 = stablehlo.select %71, %cst_27, %arg4 : tensor<i1>, tensor<f32>
      %73 = stablehlo.compare  NE, %arg4, %arg4,  FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_28 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %74 = stablehlo.select %73, %cst_28, %72 : tensor<i1>, tensor<f32>
      %75 = stablehlo.compare  LT, %70, %74,  TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %76 = stablehlo.compare  LT, %62, %66,  TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %77 = stablehlo.compare  EQ, %62, %66,  TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %78 = stablehlo.and %77, %75 : tensor<i1>
      %79 = stablehlo.or %76, %78 : tensor<i1>
      stablehlo.return %79 : tensor<i1>
    }) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    %32 = stablehlo.convert %arg0 : (tensor<4x4xf32>) -> tensor<4x4xcomplex<f32>>
    %33 = stablehlo.convert %11 : tensor<4x4xcomplex<f32>>
    %34 = stablehlo.dot_general %32, %33, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %35 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %37 = stablehlo.multiply %11, %36 : tensor<4x4xcomplex<f32>>
    %38 = stablehlo.subtract %34, %37 : tensor<4x4xcomplex<f32>>
    %39 = stablehlo.abs %38 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %40 = stablehlo.transpose %23, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %41 = stablehlo.real %40 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %42 = stablehlo.imag %40 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %43 = stablehlo.negate %42 : tensor<4x4xf32>
    %44 = stablehlo.complex %41, %43 : tensor<4x4xcomplex<f32>>
    %45 = stablehlo.convert %44 : tensor<4x4xcomplex<f32>>
    %46 = stablehlo.convert %arg0 : (tensor<4x4xf32>) -> tensor<4x4xcomplex<f32>>
    %47 = stablehlo.dot_general %45, %46, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %48 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<4xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
    %49 = stablehlo.transpose %23, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %50 = stablehlo.real %49 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %51 = stablehlo.imag %49 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %52 = stablehlo.negate %51 : tensor<4x4xf32>
    %53 = stablehlo.complex %50, %52 : tensor<4x4xcomplex<f32>>
    %54 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<4x1xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %55 = stablehlo.multiply %54, %53 : tensor<4x4xcomplex<f32>>
    %56 = stablehlo.subtract %47, %55 : tensor<4x4xcomplex<f32>>
    %57 = stablehlo.abs %56 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %58 = call @norm(%11) : (tensor<4x4xcomplex<f32>>) -> tensor<4xf32>
    return %31#0, %31#1, %39, %57, %58 : tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>
  }
  func.func private @round(%arg0: tensor<4xf32> {mhlo.layout_mode = "default"}) -> (tensor<4xf32> {mhlo.layout_mode = "default"}) {
    %cst = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<4xf32>
    %2 = stablehlo.round_nearest_even %1 : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %4 = stablehlo.divide %2, %3 : tensor<4xf32>
    return %4 : tensor<4xf32>
  }
  func.func private @norm(%arg0: tensor<4x4xcomplex<f32>> {mhlo.layout_mode = "default"}) -> (tensor<4xf32> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.real %arg0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %1 = stablehlo.imag %arg0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %2 = stablehlo.negate %1 : tensor<4x4xf32>
    %3 = stablehlo.complex %0, %2 : tensor<4x4xcomplex<f32>>
    %4 = stablehlo.multiply %arg0, %3 : tensor<4x4xcomplex<f32>>
    %5 = stablehlo.real %4 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %7 = stablehlo.sqrt %6 : tensor<4xf32>
    return %7 : tensor<4xf32>
  }
}
// -----
// schur
module @jit_schur attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF"> : tensor<4x4xf32>
    %expected0 = stablehlo.constant dense<"0x5E9ADCBF364EE73EB27EF43E6BCA94BF5E4C36BFF36DAF3FD8D2F7BE088C0F4000A4FBBA24EAD03EC2F5CE3FFC2B063EC54C80BF9DB8E0BD20DD11BDCDAFAEBF"> : tensor<4x4xf32>
    %expected1 = stablehlo.constant dense<"0xF4FF7F3F000000B40000C0B300008033000000B40000803F0000A0B400A066340000C0B30000A0B40400803F0000A0B40000803300A066340000A0B40300803F"> : tensor<4x4xf32>
    %expected2 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4xf32>
    %expected3 = stablehlo.constant dense<"0x4069CEBD"> : tensor<f32>
    %got:4 = call @model(%in0) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x4xf32> {mhlo.layout_mode = "default"}) -> (tensor<4x4xf32> {jax.result_info = "[0]", mhlo.layout_mode = "default"}, tensor<4x4xf32> {jax.result_info = "[1]", mhlo.layout_mode = "default"}, tensor<4x4xf32> {jax.result_info = "[2]", mhlo.layout_mode = "default"}, tensor<f32> {jax.result_info = "[3]", mhlo.layout_mode = "default"}) {
    %0:2 = call @_schur(%arg0) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
    %1 = stablehlo.dot_general %0#1, %0#0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = stablehlo.transpose %0#1, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %3 = stablehlo.dot_general %1, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %4 = stablehlo.transpose %0#1, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %5 = stablehlo.dot_general %4, %0#1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %6 = call @tril(%0#0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = call @trace(%0#0) : (tensor<4x4xf32>) -> tensor<f32>
    return %3, %5, %6, %7 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>
  }
  func.func private @_schur(%arg0: tensor<4x4xf32> {mhlo.layout_mode = "default"}) -> (tensor<4x4xf32> {mhlo.layout_mode = "default"}, tensor<4x4xf32> {mhlo.layout_mode = "default"}) {
    %c = stablehlo.constant dense<4> : tensor<i64>
    %c_0 = stablehlo.constant dense<4> : tensor<i64>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %c_2 = stablehlo.constant dense<4> : tensor<i32>
    %c_3 = stablehlo.constant dense<86> : tensor<ui8>
    %c_4 = stablehlo.constant dense<78> : tensor<ui8>
    %0:6 = stablehlo.custom_call @lapack_sgees(%c_1, %c_2, %c_3, %c_4, %arg0) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 4, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>]} : (tensor<i32>, tensor<i32>, tensor<ui8>, tensor<ui8>, tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<i32>, tensor<i32>)
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare  EQ, %0#5, %1,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %6 = stablehlo.select %5, %0#0, %4 : tensor<4x4xi1>, tensor<4x4xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_6 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %10 = stablehlo.select %9, %0#3, %8 : tensor<4x4xi1>, tensor<4x4xf32>
    return %6, %10 : tensor<4x4xf32>, tensor<4x4xf32>
  }
  func.func private @tril(%arg0: tensor<4x4xf32> {mhlo.layout_mode = "default"}) -> (tensor<4x4xf32> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %c = stablehlo.constant dense<-2> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %2 = stablehlo.add %0, %1 : tensor<4x4xi32>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %4 = stablehlo.compare  GE, %2, %3,  SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<4x4xi1>, tensor<4x4xf32>
    return %6 : tensor<4x4xf32>
  }
  func.func private @trace(%arg0: tensor<4x4xf32> {mhlo.layout_mode = "default"}) -> (tensor<f32> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %3 = stablehlo.add %0, %2 : tensor<4x4xi64>
    %4 = stablehlo.compare  EQ, %3, %1,  SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %6 = call @_where(%4, %arg0, %5) : (tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
    return %7 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<4x4xi1> {mhlo.layout_mode = "default"}, %arg1: tensor<4x4xf32> {mhlo.layout_mode = "default"}, %arg2: tensor<4x4xf32> {mhlo.layout_mode = "default"}) -> (tensor<4x4xf32> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x4xi1>, tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
}
// -----
// hessenberg
module @jit_hessenberg attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF"> : tensor<4x4xf32>
    %expected0 = stablehlo.constant dense<"0x739ADCBFB36B2F3F5BC48BBF4879B23ECD619D3F68590F3F4FFDD93E2164B93EC499813A4FB635401E6E09BF104AEB3DDE27043F14C662BF0BFE04BF25BECC3F"> : tensor<4x4xf32>
    %expected1 = stablehlo.constant dense<"0xD921CA3FF2708F3F00000000"> : tensor<3xf32>
    %expected2 = stablehlo.constant dense<"0x739ADCBFB36B2F3F5BC48BBF4879B23ECD619D3F68590F3F4FFDD93E2164B93E000000004FB635401E6E09BF104AEB3D00000000000000000BFE04BF25BECC3F"> : tensor<4x4xf32>
    %expected3 = stablehlo.constant dense<"0x0000803F00000000000000000000000000000000B24314BF591F4FBF9A94CCBD00000000EFA8CCBA8DB2F8BDEB1A7E3F00000000DDB150BFF834133FA4728D3D"> : tensor<4x4xf32>
    %got:4 = call @model(%in0) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<3xf32>, tensor<4x4xf32>, tensor<4x4xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x4xf32> {mhlo.layout_mode = "default"}) -> (tensor<4x4xf32> {jax.result_info = "[0]", mhlo.layout_mode = "default"}, tensor<3xf32> {jax.result_info = "[1]", mhlo.layout_mode = "default"}, tensor<4x4xf32> {jax.result_info = "[2][0]", mhlo.layout_mode = "default"}, tensor<4x4xf32> {jax.result_info = "[2][1]", mhlo.layout_mode = "default"}) {
    %c = stablehlo.constant dense<4> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %c_2 = stablehlo.constant dense<4> : tensor<i32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %c_4 = stablehlo.constant dense<4288> : tensor<i32>
    %0:4 = stablehlo.custom_call @lapack_sgehrd(%c, %c_0, %c_1, %c_2, %c_3, %c_4, %arg0) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 6, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<0> : tensor<1xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<3xf32>, tensor<i32>, tensor<4288xf32>)
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare  EQ, %0#2, %1,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %6 = stablehlo.select %5, %0#0, %4 : tensor<4x4xi1>, tensor<4x4xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_6 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %10 = stablehlo.select %9, %0#1, %8 : tensor<3xi1>, tensor<3xf32>
    %11:2 = call @hessenberg(%arg0) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
    return %6, %10, %11#0, %11#1 : tensor<4x4xf32>, tensor<3xf32>, tensor<4x4xf32>, tensor<4x4xf32>
  }
  func.func private @hessenberg(%arg0: tensor<4x4xf32> {mhlo.layout_mode = "default"}) -> (tensor<4x4xf32> {mhlo.layout_mode = "default"}, tensor<4x4xf32> {mhlo.layout_mode = "default"}) {
    %c = stablehlo.constant dense<4> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %c_2 = stablehlo.constant dense<4> : tensor<i32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %c_4 = stablehlo.constant dense<4288> : tensor<i32>
    %0:4 = stablehlo.custom_call @lapack_sgehrd(%c, %c_0, %c_1, %c_2, %c_3, %c_4, %arg0) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 6, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<0> : tensor<1xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<3xf32>, tensor<i32>, tensor<4288xf32>)
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare  EQ, %0#2, %1,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %6 = stablehlo.select %5, %0#0, %4 : tensor<4x4xi1>, tensor<4x4xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_6 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %10 = stablehlo.select %9, %0#1, %8 : tensor<3xi1>, tensor<3xf32>
    %11 = call @triu(%6) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %14 = stablehlo.concatenate %12, %13, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %15 = "stablehlo.gather"(%6, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0, 1]>, indices_are_sorted = true, slice_sizes = array<i64: 3, 3>}> : (tensor<4x4xf32>, tensor<2xi32>) -> tensor<3x3xf32>
    %c_9 = stablehlo.constant dense<3> : tensor<i64>
    %c_10 = stablehlo.constant dense<3> : tensor<i64>
    %c_11 = stablehlo.constant dense<3> : tensor<i64>
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %c_13 = stablehlo.constant dense<3> : tensor<i32>
    %c_14 = stablehlo.constant dense<3> : tensor<i32>
    %c_15 = stablehlo.constant dense<3> : tensor<i32>
    %c_16 = stablehlo.constant dense<96> : tensor<i32>
    %16:3 = stablehlo.custom_call @lapack_sorgqr(%c_12, %c_13, %c_14, %c_15, %c_16, %15, %10) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 5, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<0> : tensor<1xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x3xf32>, tensor<3xf32>) -> (tensor<3x3xf32>, tensor<i32>, tensor<96xf32>)
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<i32>
    %18 = stablehlo.compare  EQ, %16#1, %17,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_18 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %21 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %22 = stablehlo.select %21, %16#0, %20 : tensor<3x3xi1>, tensor<3x3xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %26 = call @block(%23, %24, %25, %22) : (tensor<1x1xf32>, tensor<1x3xf32>, tensor<3x1xf32>, tensor<3x3xf32>) -> tensor<4x4xf32>
    return %11, %26 : tensor<4x4xf32>, tensor<4x4xf32>
  }
  func.func private @triu(%arg0: tensor<4x4xf32> {mhlo.layout_mode = "default"}) -> (tensor<4x4xf32> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %c = stablehlo.constant dense<-2> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %2 = stablehlo.add %0, %1 : tensor<4x4xi32>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %4 = stablehlo.compare  GE, %2, %3,  SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<4x4xi1>, tensor<4x4xf32>
    return %6 : tensor<4x4xf32>
  }
  func.func private @block(%arg0: tensor<1x1xf32> {mhlo.layout_mode = "default"}, %arg1: tensor<1x3xf32> {mhlo.layout_mode = "default"}, %arg2: tensor<3x1xf32> {mhlo.layout_mode = "default"}, %arg3: tensor<3x3xf32> {mhlo.layout_mode = "default"}) -> (tensor<4x4xf32> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<1x1xf32>, tensor<1x3xf32>) -> tensor<1x4xf32>
    %1 = stablehlo.concatenate %arg2, %arg3, dim = 1 : (tensor<3x1xf32>, tensor<3x3xf32>) -> tensor<3x4xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x4xf32>, tensor<3x4xf32>) -> tensor<4x4xf32>
    return %2 : tensor<4x4xf32>
  }
}
// -----
// tridiagonal
module @jit__lambda_ attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF"> : tensor<4x4xf32>
    %expected0 = stablehlo.constant dense<"0x739A5CC0F2F1F7BFF8E9F73FBFB74F40"> : tensor<4xf32>
    %expected1 = stablehlo.constant dense<"0x33D30E4018D937C0D40992BD"> : tensor<3xf32>
    %got:2 = call @model(%in0) : (tensor<4x4xf32>) -> (tensor<4xf32>, tensor<3xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x4xf32> {mhlo.layout_mode = "default"}) -> (tensor<4xf32> {jax.result_info = "[0]", mhlo.layout_mode = "default"}, tensor<3xf32> {jax.result_info = "[1]", mhlo.layout_mode = "default"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<4x4xf32>
    %c = stablehlo.constant dense<4> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %c_3 = stablehlo.constant dense<128> : tensor<i32>
    %2:6 = stablehlo.custom_call @lapack_ssytrd(%c, %c_0, %c_1, %c_2, %c_3, %1) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 5, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<0> : tensor<1xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<128xf32>)
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare  EQ, %2#4, %c_4,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %5 = call @_where(%4, %2#1, %cst) : (tensor<1xi1>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare  EQ, %2#4, %c_5,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_6 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = call @_where_0(%7, %2#2, %cst_6) : (tensor<1xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
    return %5, %8 : tensor<4xf32>, tensor<3xf32>
  }
  func.func private @_where(%arg0: tensor<1xi1> {mhlo.layout_mode = "default"}, %arg1: tensor<4xf32> {mhlo.layout_mode = "default"}, %arg2: tensor<f32> {mhlo.layout_mode = "default"}) -> (tensor<4xf32> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<1xi1>) -> tensor<i1>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i1>) -> tensor<4xi1>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<4xi1>, tensor<4xf32>
    return %3 : tensor<4xf32>
  }
  func.func private @_where_0(%arg0: tensor<1xi1> {mhlo.layout_mode = "default"}, %arg1: tensor<3xf32> {mhlo.layout_mode = "default"}, %arg2: tensor<f32> {mhlo.layout_mode = "default"}) -> (tensor<3xf32> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<1xi1>) -> tensor<i1>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i1>) -> tensor<3xi1>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<3xi1>, tensor<3xf32>
    return %3 : tensor<3xf32>
  }
}
// -----
// sqrtm
module @jit__lambda_ attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF"> : tensor<4x4xf32>
    %expected0 = stablehlo.constant dense<"0x66940F409EF2E3BDD4ED5E3EF61E503F8DF2E3BDA0253940C018D73BC5C704BFCEED5E3E0019D73BA460F73F085EFEBDF21E503FC3C704BF0C5EFEBD164BDB3F"> : tensor<4x4xf32>
    %expected1 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4xf32>
    %got:2 = call @model(%in0) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x4xf32> {mhlo.layout_mode = "default"}) -> (tensor<4x4xf32> {jax.result_info = "[0]", mhlo.layout_mode = "default"}, tensor<4x4xf32> {jax.result_info = "[1]", mhlo.layout_mode = "default"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %5 = stablehlo.add %2, %4 : tensor<4x4xi64>
    %6 = stablehlo.compare  EQ, %5, %3,  SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %7 = stablehlo.convert %6 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %8 = stablehlo.add %1, %7 : tensor<4x4xf32>
    %9 = call @_sqrtm(%8) : (tensor<4x4xf32>) -> tensor<4x4xcomplex<f32>>
    %10 = stablehlo.real %9 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %11 = stablehlo.imag %9 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    return %10, %11 : tensor<4x4xf32>, tensor<4x4xf32>
  }
  func.func private @_sqrtm(%arg0: tensor<4x4xf32> {mhlo.layout_mode = "default"}) -> (tensor<4x4xcomplex<f32>> {mhlo.layout_mode = "default"}) {
    %0:2 = call @_schur(%arg0) : (tensor<4x4xf32>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>)
    %1 = call @_sqrtm_triu(%0#0) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %2 = stablehlo.dot_general %0#1, %1, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %3 = stablehlo.transpose %0#1, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %4 = stablehlo.real %3 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %5 = stablehlo.imag %3 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %6 = stablehlo.negate %5 : tensor<4x4xf32>
    %7 = stablehlo.complex %4, %6 : tensor<4x4xcomplex<f32>>
    %8 = stablehlo.dot_general %2, %7, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    return %8 : tensor<4x4xcomplex<f32>>
  }
  func.func private @_schur(%arg0: tensor<4x4xf32> {mhlo.layout_mode = "default"}) -> (tensor<4x4xcomplex<f32>> {mhlo.layout_mode = "default"}, tensor<4x4xcomplex<f32>> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.convert %arg0 : (tensor<4x4xf32>) -> tensor<4x4xcomplex<f32>>
    %c = stablehlo.constant dense<4> : tensor<i64>
    %c_0 = stablehlo.constant dense<4> : tensor<i64>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %c_2 = stablehlo.constant dense<4> : tensor<i32>
    %c_3 = stablehlo.constant dense<86> : tensor<ui8>
    %c_4 = stablehlo.constant dense<78> : tensor<ui8>
    %1:6 = stablehlo.custom_call @lapack_cgees(%c_1, %c_2, %c_3, %c_4, %0) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 4, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>]} : (tensor<i32>, tensor<i32>, tensor<ui8>, tensor<ui8>, tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>, tensor<i32>)
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<i32>
    %3 = stablehlo.compare  EQ, %1#5, %2,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %7 = stablehlo.select %6, %1#0, %5 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    %8 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_6 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %9 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %11 = stablehlo.select %10, %1#3, %9 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    return %7, %11 : tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>
  }
  func.func private @_sqrtm_triu(%arg0: tensor<4x4xcomplex<f32>> {mhlo.layout_mode = "default"}) -> (tensor<4x4xcomplex<f32>> {mhlo.layout_mode = "default"}) {
    %0 = call @_diag(%arg0) : (tensor<4x4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %1 = stablehlo.sqrt %0 : tensor<4xcomplex<f32>>
    %2 = call @_diag_0(%1) : (tensor<4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %3:5 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %1, %iterArg_2 = %c_0, %iterArg_3 = %c, %iterArg_4 = %2) : tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<4x4xcomplex<f32>>
     cond {
      %c_5 = stablehlo.constant dense<4> : tensor<i64>
      %4 = stablehlo.compare  LT, %iterArg_2, %c_5,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4:2 = func.call @None(%iterArg, %iterArg_1, %iterArg_3, %iterArg_4) : (tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<i64>, tensor<4x4xcomplex<f32>>) -> (tensor<i64>, tensor<4x4xcomplex<f32>>)
      %c_5 = stablehlo.constant dense<1> : tensor<i64>
      %5 = stablehlo.add %iterArg_2, %c_5 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_1, %5, %4#0, %4#1 : tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<4x4xcomplex<f32>>
    }
    return %3#4 : tensor<4x4xcomplex<f32>>
  }
  func.func private @_diag(%arg0: tensor<4x4xcomplex<f32>> {mhlo.layout_mode = "default"}) -> (tensor<4xcomplex<f32>> {mhlo.layout_mode = "default"}) {
    %0 = call @diagonal(%arg0) : (tensor<4x4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    return %0 : tensor<4xcomplex<f32>>
  }
  func.func private @diagonal(%arg0: tensor<4x4xcomplex<f32>> {mhlo.layout_mode = "default"}) -> (tensor<4xcomplex<f32>> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.iota dim = 0 : tensor<4xi64>
    %1 = stablehlo.iota dim = 0 : tensor<4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %3 = stablehlo.compare  LT, %0, %2,  SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %5 = stablehlo.add %0, %4 : tensor<4xi64>
    %6 = stablehlo.select %3, %5, %0 : tensor<4xi1>, tensor<4xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %8 = stablehlo.compare  LT, %1, %7,  SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<4> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %10 = stablehlo.add %1, %9 : tensor<4xi64>
    %11 = stablehlo.select %8, %10, %1 : tensor<4xi1>, tensor<4xi64>
    %12 = stablehlo.convert %6 : (tensor<4xi64>) -> tensor<4xi32>
    %13 = stablehlo.convert %11 : (tensor<4xi64>) -> tensor<4xi32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %16 = stablehlo.concatenate %14, %15, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %17 = "stablehlo.gather"(%arg0, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x4xcomplex<f32>>, tensor<4x2xi32>) -> tensor<4xcomplex<f32>>
    return %17 : tensor<4xcomplex<f32>>
  }
  func.func private @_diag_0(%arg0: tensor<4xcomplex<f32>> {mhlo.layout_mode = "default"}) -> (tensor<4x4xcomplex<f32>> {mhlo.layout_mode = "default"}) {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.pad %arg0, %cst, low = [0], high = [0], interior = [0] : (tensor<4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %1 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %2 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %4 = stablehlo.add %1, %3 : tensor<4x4xi64>
    %5 = stablehlo.compare  EQ, %4, %2,  SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %7 = call @_where(%5, %0, %6) : (tensor<4x4xi1>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    return %7 : tensor<4x4xcomplex<f32>>
  }
  func.func private @_where(%arg0: tensor<4x4xi1> {mhlo.layout_mode = "default"}, %arg1: tensor<4xcomplex<f32>> {mhlo.layout_mode = "default"}, %arg2: tensor<4xcomplex<f32>> {mhlo.layout_mode = "default"}) -> (tensor<4x4xcomplex<f32>> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    return %2 : tensor<4x4xcomplex<f32>>
  }
  func.func private @None(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<4xcomplex<f32>>, %arg2: tensor<i64>, %arg3: tensor<4x4xcomplex<f32>>) -> (tensor<i64>, tensor<4x4xcomplex<f32>>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg2, %c : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:6 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %arg1, %iterArg_2 = %c_0, %iterArg_3 = %arg2, %iterArg_4 = %arg2, %iterArg_5 = %arg3) : tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<4x4xcomplex<f32>>
     cond {
      %2 = stablehlo.compare  LT, %iterArg_2, %iterArg_3,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %c_6 = stablehlo.constant dense<1> : tensor<i64>
      %2 = stablehlo.add %iterArg_2, %c_6 : tensor<i64>
      %c_7 = stablehlo.constant dense<1> : tensor<i64>
      %3 = stablehlo.subtract %iterArg_4, %c_7 : tensor<i64>
      %4 = stablehlo.subtract %3, %iterArg_2 : tensor<i64>
      %c_8 = stablehlo.constant dense<1> : tensor<i64>
      %5 = stablehlo.add %4, %c_8 : tensor<i64>
      %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
      %6:6 = stablehlo.while(%iterArg_26 = %4, %iterArg_27 = %iterArg_5, %iterArg_28 = %iterArg_4, %iterArg_29 = %5, %iterArg_30 = %iterArg_4, %iterArg_31 = %cst) : tensor<i64>, tensor<4x4xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<complex<f32>>
       cond {
        %56 = stablehlo.compare  LT, %iterArg_29, %iterArg_30,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        stablehlo.return %56 : tensor<i1>
      } do {
        %c_32 = stablehlo.constant dense<1> : tensor<i64>
        %56 = stablehlo.add %iterArg_29, %c_32 : tensor<i64>
        %c_33 = stablehlo.constant dense<0> : tensor<i64>
        %57 = stablehlo.compare  LT, %iterArg_26, %c_33,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %58 = stablehlo.convert %iterArg_26 : tensor<i64>
        %c_34 = stablehlo.constant dense<4> : tensor<i64>
        %59 = stablehlo.add %58, %c_34 : tensor<i64>
        %60 = stablehlo.select %57, %59, %iterArg_26 : tensor<i1>, tensor<i64>
        %c_35 = stablehlo.constant dense<0> : tensor<i64>
        %61 = stablehlo.compare  LT, %iterArg_29, %c_35,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %62 = stablehlo.convert %iterArg_29 : tensor<i64>
        %c_36 = stablehlo.constant dense<4> : tensor<i64>
        %63 = stablehlo.add %62, %c_36 : tensor<i64>
        %64 = stablehlo.select %61, %63, %iterArg_29 : tensor<i1>, tensor<i64>
        %65 = stablehlo.dynamic_slice %iterArg_27, %60, %64, sizes = [1, 1] : (tensor<4x4xcomplex<f32>>, tensor<i64>, tensor<i64>) -> tensor<1x1xcomplex<f32>>
        %66 = stablehlo.reshape %65 : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
        %c_37 = stablehlo.constant dense<0> : tensor<i64>
        %67 = stablehlo.compare  LT, %iterArg_29, %c_37,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %68 = stablehlo.convert %iterArg_29 : tensor<i64>
        %c_38 = stablehlo.constant dense<4> : tensor<i64>
        %69 = stablehlo.add %68, %c_38 : tensor<i64>
        %70 = stablehlo.select %67, %69, %iterArg_29 : tensor<i1>, tensor<i64>
        %c_39 = stablehlo.constant dense<0> : tensor<i64>
        %71 = stablehlo.compare  LT, %iterArg_28, %c_39,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %72 = stablehlo.convert %iterArg_28 : tensor<i64>
        %c_40 = stablehlo.constant dense<4> : tensor<i64>
        %73 = stablehlo.add %72, %c_40 : tensor<i64>
        %74 = stablehlo.select %71, %73, %iterArg_28 : tensor<i1>, tensor<i64>
        %75 = stablehlo.dynamic_slice %iterArg_27, %70, %74, sizes = [1, 1] : (tensor<4x4xcomplex<f32>>, tensor<i64>, tensor<i64>) -> tensor<1x1xcomplex<f32>>
        %76 = stablehlo.reshape %75 : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
        %77 = stablehlo.multiply %66, %76 : tensor<complex<f32>>
        %78 = stablehlo.add %iterArg_31, %77 : tensor<complex<f32>>
        stablehlo.return %iterArg_26, %iterArg_27, %iterArg_28, %56, %iterArg_30, %78 : tensor<i64>, tensor<4x4xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<complex<f32>>
      }
      %c_9 = stablehlo.constant dense<0> : tensor<i64>
      %7 = stablehlo.compare  LT, %4, %c_9,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %8 = stablehlo.convert %4 : tensor<i64>
      %c_10 = stablehlo.constant dense<4> : tensor<i64>
      %9 = stablehlo.add %8, %c_10 : tensor<i64>
      %10 = stablehlo.select %7, %9, %4 : tensor<i1>, tensor<i64>
      %c_11 = stablehlo.constant dense<0> : tensor<i64>
      %11 = stablehlo.compare  LT, %iterArg_4, %c_11,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %12 = stablehlo.convert %iterArg_4 : tensor<i64>
      %c_12 = stablehlo.constant dense<4> : tensor<i64>
      %13 = stablehlo.add %12, %c_12 : tensor<i64>
      %14 = stablehlo.select %11, %13, %iterArg_4 : tensor<i1>, tensor<i64>
      %15 = stablehlo.dynamic_slice %iterArg, %10, %14, sizes = [1, 1] : (tensor<4x4xcomplex<f32>>, tensor<i64>, tensor<i64>) -> tensor<1x1xcomplex<f32>>
      %16 = stablehlo.reshape %15 : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
      %17 = stablehlo.compare  EQ, %16, %6#5,  FLOAT : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
      %c_13 = stablehlo.constant dense<0> : tensor<i64>
      %18 = stablehlo.compare  LT, %4, %c_13,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %19 = stablehlo.convert %4 : tensor<i64>
      %c_14 = stablehlo.constant dense<4> : tensor<i64>
      %20 = stablehlo.add %19, %c_14 : tensor<i64>
      %21 = stablehlo.select %18, %20, %4 : tensor<i1>, tensor<i64>
      %c_15 = stablehlo.constant dense<0> : tensor<i64>
      %22 = stablehlo.compare  LT, %iterArg_4, %c_15,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %23 = stablehlo.convert %iterArg_4 : tensor<i64>
      %c_16 = stablehlo.constant dense<4> : tensor<i64>
      %24 = stablehlo.add %23, %c_16 : tensor<i64>
      %25 = stablehlo.select %22, %24, %iterArg_4 : tensor<i1>, tensor<i64>
      %26 = stablehlo.dynamic_slice %iterArg, %21, %25, sizes = [1, 1] : (tensor<4x4xcomplex<f32>>, tensor<i64>, tensor<i64>) -> tensor<1x1xcomplex<f32>>
      %27 = stablehlo.reshape %26 : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
      %28 = stablehlo.subtract %27, %6#5 : tensor<complex<f32>>
      %c_17 = stablehlo.constant dense<0> : tensor<i64>
      %29 = stablehlo.compare  LT, %4, %c_17,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %30 = stablehlo.convert %4 : tensor<i64>
      %c_18 = stablehlo.constant dense<4> : tensor<i64>
      %31 = stablehlo.add %30, %c_18 : tensor<i64>
      %32 = stablehlo.select %29, %31, %4 : tensor<i1>, tensor<i64>
      %33 = stablehlo.dynamic_slice %iterArg_1, %32, sizes = [1] : (tensor<4xcomplex<f32>>, tensor<i64>) -> tensor<1xcomplex<f32>>
      %34 = stablehlo.reshape %33 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
      %c_19 = stablehlo.constant dense<0> : tensor<i64>
      %35 = stablehlo.compare  LT, %iterArg_4, %c_19,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %36 = stablehlo.convert %iterArg_4 : tensor<i64>
      %c_20 = stablehlo.constant dense<4> : tensor<i64>
      %37 = stablehlo.add %36, %c_20 : tensor<i64>
      %38 = stablehlo.select %35, %37, %iterArg_4 : tensor<i1>, tensor<i64>
      %39 = stablehlo.dynamic_slice %iterArg_1, %38, sizes = [1] : (tensor<4xcomplex<f32>>, tensor<i64>) -> tensor<1xcomplex<f32>>
      %40 = stablehlo.reshape %39 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
      %41 = stablehlo.add %34, %40 : tensor<complex<f32>>
      %42 = stablehlo.divide %28, %41 : tensor<complex<f32>>
      %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %43 = func.call @_where_1(%17, %cst_21, %42) : (tensor<i1>, tensor<f64>, tensor<complex<f32>>) -> tensor<complex<f32>>
      %c_22 = stablehlo.constant dense<0> : tensor<i64>
      %44 = stablehlo.compare  LT, %4, %c_22,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_23 = stablehlo.constant dense<4> : tensor<i64>
      %45 = stablehlo.add %4, %c_23 : tensor<i64>
      %46 = stablehlo.select %44, %45, %4 : tensor<i1>, tensor<i64>
      %47 = stablehlo.convert %46 : (tensor<i64>) -> tensor<i32>
      %c_24 = stablehlo.constant dense<0> : tensor<i64>
      %48 = stablehlo.compare  LT, %iterArg_4, %c_24,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_25 = stablehlo.constant dense<4> : tensor<i64>
      %49 = stablehlo.add %iterArg_4, %c_25 : tensor<i64>
      %50 = stablehlo.select %48, %49, %iterArg_4 : tensor<i1>, tensor<i64>
      %51 = stablehlo.convert %50 : (tensor<i64>) -> tensor<i32>
      %52 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %53 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %54 = stablehlo.concatenate %52, %53, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
      %55 = "stablehlo.scatter"(%iterArg_5, %54, %43) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
      ^bb0(%arg4: tensor<complex<f32>>, %arg5: tensor<complex<f32>>):
        stablehlo.return %arg5 : tensor<complex<f32>>
      }) : (tensor<4x4xcomplex<f32>>, tensor<2xi32>, tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
      stablehlo.return %iterArg, %iterArg_1, %2, %iterArg_3, %iterArg_4, %55 : tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<4x4xcomplex<f32>>
    }
    return %0, %1#5 : tensor<i64>, tensor<4x4xcomplex<f32>>
  }
  func.func private @_where_1(%arg0: tensor<i1> {mhlo.layout_mode = "default"}, %arg1: tensor<f64> {mhlo.layout_mode = "default"}, %arg2: tensor<complex<f32>> {mhlo.layout_mode = "default"}) -> (tensor<complex<f32>> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<complex<f32>>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<complex<f32>>
    return %1 : tensor<complex<f32>>
  }
}
// -----
// solve_f64
module @jit_solve attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x000000802F5CEA3F000000804B5AAEBF000000805156E7BF00000000BA86DABF00000060FE48E43F000000006385683F0000002000C6D53F000000004A71E53F0000000067FDD7BF000000602F33E83F00000000F53ED83F00000060CBC1F3BF00000040AE13F73F000000E01906E0BF00000040457BFABF000000C07FB8F0BF000000803356F0BF0000002076B6AA3F00000040C486D1BF000000A0A78ED5BF0000004099D4E33F000000A084C0D53F000000E0203AD43F00000020A13ADA3F0000000060B7E33F000000A016DD00C0000000E0F452D7BF00000000127101C0000000607276A23F0000000006FA72BF0000000080BAF03F000000E08C00F33F0000006088F4C93F00000040F502E0BF00000040E10CDF3F00000080B3E4E0BF0000002034D156BF000000C06D8EEF3F0000004043D9E1BF000000A01EC8E93F000000A045ADE53F000000A0A78DEEBF00000000242AEF3F000000C0A75AE63F000000A0D017BA3F00000020F464E8BF000000A09D7EEBBF000000208834E1BF00000020EF5CE13F000000407B94EEBF000000603300DC3F000000003BDEF3BF00000060EB1ECABF00000000E011BC3F00000060A08F0340000000207C09F6BF000000205F8DF73F00000040092EC33F00000000A450DA3F000000800C4CBE3F000000806776DC3F00000020F4ABC3BF00000020CA43F73F000000C0D236DDBF00000000A21DF23F000000C0A79EE4BF0000008054D9AEBF00000040C226F1BF000000C01B1FDD3F000000603C1FF73F000000609DCDB3BF000000008D33C9BF000000A078D5F1BF000000407659CDBF000000E0157CF9BF000000E04B36EDBF000000405307CD3F000000A0AD1AF53F0000008043790640000000204EC5E2BF00000040FDF6F63F000000004833CF3F00000040155CC3BF000000A0A0AFDB3F0000008084B3AF3F000000E0E442BC3F000000602122DABF00000040A85EF6BF00000060B0B2F8BF000000E061E7E43F0000004074B5D1BF000000002913E3BF000000E0656B813F000000C01570E93F000000602A16C73F000000E066FEE4BF"> : tensor<2x3x4x4xf64>
    %in1 = stablehlo.constant dense<"0x00000080788ACE3F000000E0893EF93F00000040DD14F1BF000000406C20ACBF000000607F1FF23F000000208E3BF43F000000408BBFF6BF000000A0A1FDD3BF00000020DDBAF53F000000202F42E03F0000000061FEC83F0000008017DDCBBF000000C03190D8BF000000602E72D23F000000C0E526D0BF00000080DDCCA5BF000000800B1FB43F00000000C3B2E5BF000000203407E13F000000805F50074000000080896EFCBF000000009FBCD43F000000207A53E8BF00000000157AE23F000000A061D6A73F000000401D61E83F00000000E0CEF23F0000006041A1C83F000000E0E21CF23F000000401FC102C0000000207E72F93F000000A00401D83F000000A0D83EF13F000000609C84F3BF000000C0AA95EABF000000201BAEC23F00000060617291BF000000C0CB1DD23F000000A02C5AF13F000000A0573EFCBF000000A08629EF3F000000201BF6803F000000208615CABF00000020B089F7BF00000080F918E03F000000C0175003C0000000C0A4BFE43F00000060AADFF7BF"> : tensor<2x3x4x2xf64>
    %expected0 = stablehlo.constant dense<"0xD6926DAFA540FFBFE8F9A4268177EBBF4EB729911FAE1B40DFC36C03D11725403F67D365131F12C04F2C2DB5DC9D18C05D00FD82CF3004409484E9F7B7750E40C62FB7685645F0BF75ECD9897144DDBF5F56ABF47A88094042F0AE15F677D43F7A399429A8FB104098163DFCC9ACE83F6FCB1C3460410FC0E1A3ECD6B462E6BF52A5AE1DDE91E73F20B0016186E21640BC2CE8F3055CFB3FC103CC1A3F51FF3FB4B2C9A5AC4FCF3F9B5D9A0407EAFBBF3288D60BA130F4BFE80EF7141907983FB79F67953CA4D93F46D4897DC902FABF74D01B0F5A01EDBF4620AD64BEEC08C08DF0CCA24577F43FE5AFC3367D73EB3F62D0C6A8A892F43F6EA597F75004F63F307D7C56E21BA7BF484950549AF5C7BF326C05272619E4BF270C0E09DA10CF3FC314173EE730E13FC425CECC26C1E1BF5BE880120996E6BF8C926D17146BEA3F37700B707438CB3F7AD5E3FC6944D53F994CC0B83C4BF63F43E03DC0D147FDBFE81A0E6C1BB2E8BFA43A65D2674DF83F4F2466A0D365DF3F7FEC819105A5DE3F"> : tensor<2x3x4x2xf64>
    %got = call @model(%in0, %in1) : (tensor<2x3x4x4xf64>, tensor<2x3x4x2xf64>) -> tensor<2x3x4x2xf64>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<2x3x4x2xf64>, tensor<2x3x4x2xf64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x3x4x4xf64> {mhlo.layout_mode = "default"}, %arg1: tensor<2x3x4x2xf64> {mhlo.layout_mode = "default"}) -> (tensor<2x3x4x2xf64> {jax.result_info = "", mhlo.layout_mode = "default"}) {
    %0 = call @solve(%arg0, %arg1) : (tensor<2x3x4x4xf64>, tensor<2x3x4x2xf64>) -> tensor<2x3x4x2xf64>
    return %0 : tensor<2x3x4x2xf64>
  }
  func.func private @solve(%arg0: tensor<2x3x4x4xf64> {mhlo.layout_mode = "default"}, %arg1: tensor<2x3x4x2xf64> {mhlo.layout_mode = "default"}) -> (tensor<2x3x4x2xf64> {mhlo.layout_mode = "default"}) {
    %c = stablehlo.constant dense<2> : tensor<i64>
    %c_0 = stablehlo.constant dense<3> : tensor<i64>
    %c_1 = stablehlo.constant dense<4> : tensor<i64>
    %c_2 = stablehlo.constant dense<4> : tensor<i64>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %c_4 = stablehlo.constant dense<2> : tensor<i32>
    %0 = stablehlo.multiply %c_3, %c_4 : tensor<i32>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %1 = stablehlo.multiply %0, %c_5 : tensor<i32>
    %c_6 = stablehlo.constant dense<4> : tensor<i32>
    %c_7 = stablehlo.constant dense<4> : tensor<i32>
    %2:3 = stablehlo.custom_call @lapack_dgetrf(%1, %c_6, %c_7, %arg0) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<2x3x4x4xf64>) -> (tensor<2x3x4x4xf64>, tensor<2x3x4xi32>, tensor<2x3xi32>)
    %c_8 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<2x3x4xi32>
    %4 = stablehlo.subtract %2#1, %3 : tensor<2x3x4xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %6 = stablehlo.compare  GE, %2#2, %5,  SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x3x4x4xf64>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
    %10 = stablehlo.select %9, %2#0, %8 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf64>
    %11 = stablehlo.iota dim = 2 : tensor<2x3x4xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i64>
    %c_11 = stablehlo.constant dense<0> : tensor<i64>
    %12:4 = stablehlo.while(%iterArg = %c_11, %iterArg_12 = %c_10, %iterArg_13 = %11, %iterArg_14 = %4) : tensor<i64>, tensor<i64>, tensor<2x3x4xi32>, tensor<2x3x4xi32>
     cond {
      %c_15 = stablehlo.constant dense<4> : tensor<i64>
      %16 = stablehlo.compare  LT, %iterArg, %c_15,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      %16:3 = func.call @None(%iterArg_12, %iterArg_13, %iterArg_14) : (tensor<i64>, tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> (tensor<i64>, tensor<2x3x4xi32>, tensor<2x3x4xi32>)
      %c_15 = stablehlo.constant dense<1> : tensor<i64>
      %17 = stablehlo.add %iterArg, %c_15 : tensor<i64>
      stablehlo.return %17, %16#0, %16#1, %16#2 : tensor<i64>, tensor<i64>, tensor<2x3x4xi32>, tensor<2x3x4xi32>
    }
    %13 = stablehlo.transpose %arg1, dims = [0, 1, 3, 2] : (tensor<2x3x4x2xf64>) -> tensor<2x3x2x4xf64>
    %14 = call @_lu_solve(%10, %12#2, %13) : (tensor<2x3x4x4xf64>, tensor<2x3x4xi32>, tensor<2x3x2x4xf64>) -> tensor<2x3x2x4xf64>
    %15 = stablehlo.transpose %14, dims = [0, 1, 3, 2] : (tensor<2x3x2x4xf64>) -> tensor<2x3x4x2xf64>
    return %15 : tensor<2x3x4x2xf64>
  }
  func.func private @None(%arg0: tensor<i64>, %arg1: tensor<2x3x4xi32>, %arg2: tensor<2x3x4xi32>) -> (tensor<i64>, tensor<2x3x4xi32>, tensor<2x3x4xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg0, %c : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare  LT, %c_0, %c_1,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %c_3 = stablehlo.constant dense<2> : tensor<i64>
    %2 = stablehlo.add %c_2, %c_3 : tensor<i64>
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.select %1, %2, %c_4 : tensor<i1>, tensor<i64>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.compare  LT, %c_5, %c_6,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<0> : tensor<i64>
    %c_8 = stablehlo.constant dense<3> : tensor<i64>
    %5 = stablehlo.add %c_7, %c_8 : tensor<i64>
    %c_9 = stablehlo.constant dense<0> : tensor<i64>
    %6 = stablehlo.select %4, %5, %c_9 : tensor<i1>, tensor<i64>
    %c_10 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.compare  LT, %arg0, %c_10,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %8 = stablehlo.convert %arg0 : tensor<i64>
    %c_11 = stablehlo.constant dense<4> : tensor<i64>
    %9 = stablehlo.add %8, %c_11 : tensor<i64>
    %10 = stablehlo.select %7, %9, %arg0 : tensor<i1>, tensor<i64>
    %11 = stablehlo.dynamic_slice %arg2, %3, %6, %10, sizes = [2, 3, 1] : (tensor<2x3x4xi32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x1xi32>
    %12 = stablehlo.reshape %11 : (tensor<2x3x1xi32>) -> tensor<2x3xi32>
    %13 = stablehlo.iota dim = 0 : tensor<2xi32>
    %14 = stablehlo.iota dim = 0 : tensor<3xi32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i64>
    %c_13 = stablehlo.constant dense<0> : tensor<i64>
    %17 = stablehlo.compare  LT, %c_12, %c_13,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_14 = stablehlo.constant dense<0> : tensor<i64>
    %c_15 = stablehlo.constant dense<2> : tensor<i64>
    %18 = stablehlo.add %c_14, %c_15 : tensor<i64>
    %c_16 = stablehlo.constant dense<0> : tensor<i64>
    %19 = stablehlo.select %17, %18, %c_16 : tensor<i1>, tensor<i64>
    %c_17 = stablehlo.constant dense<0> : tensor<i64>
    %c_18 = stablehlo.constant dense<0> : tensor<i64>
    %20 = stablehlo.compare  LT, %c_17, %c_18,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_19 = stablehlo.constant dense<0> : tensor<i64>
    %c_20 = stablehlo.constant dense<3> : tensor<i64>
    %21 = stablehlo.add %c_19, %c_20 : tensor<i64>
    %c_21 = stablehlo.constant dense<0> : tensor<i64>
    %22 = stablehlo.select %20, %21, %c_21 : tensor<i1>, tensor<i64>
    %c_22 = stablehlo.constant dense<0> : tensor<i64>
    %23 = stablehlo.compare  LT, %arg0, %c_22,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %24 = stablehlo.convert %arg0 : tensor<i64>
    %c_23 = stablehlo.constant dense<4> : tensor<i64>
    %25 = stablehlo.add %24, %c_23 : tensor<i64>
    %26 = stablehlo.select %23, %25, %arg0 : tensor<i1>, tensor<i64>
    %27 = stablehlo.dynamic_slice %arg1, %19, %22, %26, sizes = [2, 3, 1] : (tensor<2x3x4xi32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x1xi32>
    %28 = stablehlo.reshape %27 : (tensor<2x3x1xi32>) -> tensor<2x3xi32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
    %30 = stablehlo.compare  LT, %15, %29,  SIGNED : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %c_25 = stablehlo.constant dense<2> : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
    %32 = stablehlo.add %15, %31 : tensor<2x1xi32>
    %33 = stablehlo.select %30, %32, %15 : tensor<2x1xi1>, tensor<2x1xi32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<1x3xi32>
    %35 = stablehlo.compare  LT, %16, %34,  SIGNED : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
    %c_27 = stablehlo.constant dense<3> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<1x3xi32>
    %37 = stablehlo.add %16, %36 : tensor<1x3xi32>
    %38 = stablehlo.select %35, %37, %16 : tensor<1x3xi1>, tensor<1x3xi32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %40 = stablehlo.compare  LT, %12, %39,  SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %c_29 = stablehlo.constant dense<4> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %42 = stablehlo.add %12, %41 : tensor<2x3xi32>
    %43 = stablehlo.select %40, %42, %12 : tensor<2x3xi1>, tensor<2x3xi32>
    %44 = stablehlo.reshape %33 : (tensor<2x1xi32>) -> tensor<2xi32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0] : (tensor<2xi32>) -> tensor<2x3xi32>
    %46 = stablehlo.reshape %38 : (tensor<1x3xi32>) -> tensor<3xi32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [1] : (tensor<3xi32>) -> tensor<2x3xi32>
    %48 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %49 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %50 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %51 = stablehlo.concatenate %48, %49, %50, dim = 2 : (tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x3xi32>
    %52 = "stablehlo.gather"(%arg1, %51) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x3x4xi32>, tensor<2x3x3xi32>) -> tensor<2x3xi32>
    %c_30 = stablehlo.constant dense<0> : tensor<i64>
    %53 = stablehlo.compare  LT, %arg0, %c_30,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_31 = stablehlo.constant dense<4> : tensor<i64>
    %54 = stablehlo.add %arg0, %c_31 : tensor<i64>
    %55 = stablehlo.select %53, %54, %arg0 : tensor<i1>, tensor<i64>
    %56 = stablehlo.convert %55 : (tensor<i64>) -> tensor<i32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %58 = "stablehlo.scatter"(%arg1, %57, %52) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<2x3x4xi32>, tensor<1xi32>, tensor<2x3xi32>) -> tensor<2x3x4xi32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %59 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
    %60 = stablehlo.compare  LT, %15, %59,  SIGNED : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %c_33 = stablehlo.constant dense<2> : tensor<i32>
    %61 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
    %62 = stablehlo.add %15, %61 : tensor<2x1xi32>
    %63 = stablehlo.select %60, %62, %15 : tensor<2x1xi1>, tensor<2x1xi32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %64 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<1x3xi32>
    %65 = stablehlo.compare  LT, %16, %64,  SIGNED : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
    %c_35 = stablehlo.constant dense<3> : tensor<i32>
    %66 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<1x3xi32>
    %67 = stablehlo.add %16, %66 : tensor<1x3xi32>
    %68 = stablehlo.select %65, %67, %16 : tensor<1x3xi1>, tensor<1x3xi32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %69 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %70 = stablehlo.compare  LT, %12, %69,  SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %c_37 = stablehlo.constant dense<4> : tensor<i32>
    %71 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %72 = stablehlo.add %12, %71 : tensor<2x3xi32>
    %73 = stablehlo.select %70, %72, %12 : tensor<2x3xi1>, tensor<2x3xi32>
    %74 = stablehlo.reshape %63 : (tensor<2x1xi32>) -> tensor<2xi32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0] : (tensor<2xi32>) -> tensor<2x3xi32>
    %76 = stablehlo.reshape %68 : (tensor<1x3xi32>) -> tensor<3xi32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [1] : (tensor<3xi32>) -> tensor<2x3xi32>
    %78 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %79 = stablehlo.broadcast_in_dim %77, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %80 = stablehlo.broadcast_in_dim %73, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %81 = stablehlo.concatenate %78, %79, %80, dim = 2 : (tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x3xi32>
    %82 = "stablehlo.scatter"(%58, %81, %28) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<2x3x4xi32>, tensor<2x3x3xi32>, tensor<2x3xi32>) -> tensor<2x3x4xi32>
    return %0, %82, %arg2 : tensor<i64>, tensor<2x3x4xi32>, tensor<2x3x4xi32>
  }
  func.func private @_lu_solve(%arg0: tensor<2x3x4x4xf64> {mhlo.layout_mode = "default"}, %arg1: tensor<2x3x4xi32> {mhlo.layout_mode = "default"}, %arg2: tensor<2x3x2x4xf64> {mhlo.layout_mode = "default"}) -> (tensor<2x3x2x4xf64> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (tensor<2x3x2x4xf64>) -> tensor<2x3x2x4x1xf64>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3x4xi32>
    %2 = stablehlo.compare  LT, %arg1, %1,  SIGNED : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3x4xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<2x3x4xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<2x3x4xi1>, tensor<2x3x4xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<2x3x4xi32>) -> tensor<2x3x4x1xi32>
    %7 = stablehlo.iota dim = 0 : tensor<3x4x1xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1, 2, 3] : (tensor<3x4x1xi32>) -> tensor<2x3x4x1xi32>
    %9 = stablehlo.concatenate %8, %6, dim = 3 : (tensor<2x3x4x1xi32>, tensor<2x3x4x1xi32>) -> tensor<2x3x4x2xi32>
    %10 = stablehlo.iota dim = 0 : tensor<2x3x4x1xi32>
    %11 = stablehlo.concatenate %10, %9, dim = 3 : (tensor<2x3x4x1xi32>, tensor<2x3x4x2xi32>) -> tensor<2x3x4x3xi32>
    %12 = "stablehlo.gather"(%0, %11) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 4], collapsed_slice_dims = [0, 1, 3], start_index_map = [0, 1, 3], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 1, 1>}> : (tensor<2x3x2x4x1xf64>, tensor<2x3x4x3xi32>) -> tensor<2x3x2x4x1xf64>
    %13 = stablehlo.transpose %12, dims = [0, 1, 3, 4, 2] : (tensor<2x3x2x4x1xf64>) -> tensor<2x3x4x1x2xf64>
    %14 = stablehlo.reshape %13 : (tensor<2x3x4x1x2xf64>) -> tensor<2x3x4x2xf64>
    %15 = "stablehlo.triangular_solve"(%arg0, %14) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x3x4x4xf64>, tensor<2x3x4x2xf64>) -> tensor<2x3x4x2xf64>
    %16 = stablehlo.reshape %15 : (tensor<2x3x4x2xf64>) -> tensor<2x3x4x1x2xf64>
    %17 = stablehlo.reshape %16 : (tensor<2x3x4x1x2xf64>) -> tensor<2x3x4x2xf64>
    %18 = "stablehlo.triangular_solve"(%arg0, %17) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x3x4x4xf64>, tensor<2x3x4x2xf64>) -> tensor<2x3x4x2xf64>
    %19 = stablehlo.reshape %18 : (tensor<2x3x4x2xf64>) -> tensor<2x3x4x1x2xf64>
    %20 = stablehlo.slice %19 [0:2, 0:3, 0:4, 0:1, 0:2] : (tensor<2x3x4x1x2xf64>) -> tensor<2x3x4x1x2xf64>
    %21 = stablehlo.transpose %20, dims = [0, 1, 4, 2, 3] : (tensor<2x3x4x1x2xf64>) -> tensor<2x3x2x4x1xf64>
    %22 = stablehlo.reshape %21 : (tensor<2x3x2x4x1xf64>) -> tensor<2x3x2x4xf64>
    return %22 : tensor<2x3x2x4xf64>
  }
}
// -----
// solve_positive
module @jit__lambda_ attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF"> : tensor<4x4xf32>
    %in1 = stablehlo.constant dense<"0x2BF79C3FC022CA3F8836FD3E0342793F8CF89E3F18A7903F9B351D3F462D193F7A08053F90758CBF9862333F508BADBF"> : tensor<4x3xf32>
    %expected0 = stablehlo.constant dense<"0x7E21423F8FBB583E9326123F3C75A1BD4086553EEBDA50BD64748EBDA94CF43D98AF40BD400779BFDBCF143E1AF55CBF"> : tensor<4x3xf32>
    %got = call @model(%in0, %in1) : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x4xf32> {mhlo.layout_mode = "default"}, %arg1: tensor<4x3xf32> {mhlo.layout_mode = "default"}) -> (tensor<4x3xf32> {jax.result_info = "", mhlo.layout_mode = "default"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %5 = stablehlo.add %2, %4 : tensor<4x4xi64>
    %6 = stablehlo.compare  EQ, %5, %3,  SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %7 = stablehlo.convert %6 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %8 = stablehlo.add %1, %7 : tensor<4x4xf32>
    %9 = call @_solve(%8, %arg1) : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    return %9 : tensor<4x3xf32>
  }
  func.func private @_solve(%arg0: tensor<4x4xf32> {mhlo.layout_mode = "default"}, %arg1: tensor<4x3xf32> {mhlo.layout_mode = "default"}) -> (tensor<4x3xf32> {mhlo.layout_mode = "default"}) {
    %0 = call @_cholesky(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %2 = call @_cho_solve(%0, %1) : (tensor<4x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
    return %3 : tensor<4x3xf32>
  }
  func.func private @_cholesky(%arg0: tensor<4x4xf32> {mhlo.layout_mode = "default"}) -> (tensor<4x4xf32> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %c = stablehlo.constant dense<4> : tensor<i64>
    %c_0 = stablehlo.constant dense<4> : tensor<i64>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %c_3 = stablehlo.constant dense<4> : tensor<i32>
    %1:2 = stablehlo.custom_call @lapack_spotrf(%c_2, %c_1, %c_3, %0) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<i32>)
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<i32>
    %3 = stablehlo.compare  EQ, %1#1, %2,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %7 = stablehlo.select %6, %1#0, %5 : tensor<4x4xi1>, tensor<4x4xf32>
    %8 = call @tril(%7) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %9 = stablehlo.transpose %8, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    return %9 : tensor<4x4xf32>
  }
  func.func private @tril(%arg0: tensor<4x4xf32> {mhlo.layout_mode = "default"}) -> (tensor<4x4xf32> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %2 = stablehlo.add %0, %1 : tensor<4x4xi32>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %4 = stablehlo.compare  GE, %2, %3,  SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<4x4xi1>, tensor<4x4xf32>
    return %6 : tensor<4x4xf32>
  }
  func.func private @_cho_solve(%arg0: tensor<4x4xf32> {mhlo.layout_mode = "default"}, %arg1: tensor<3x4xf32> {mhlo.layout_mode = "default"}) -> (tensor<3x4xf32> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
    %1 = stablehlo.transpose %0, dims = [1, 2, 0] : (tensor<3x4x1xf32>) -> tensor<4x1x3xf32>
    %2 = stablehlo.reshape %1 : (tensor<4x1x3xf32>) -> tensor<4x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<4> : tensor<i64>
    %c_0 = stablehlo.constant dense<3> : tensor<i64>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %c_6 = stablehlo.constant dense<4> : tensor<i32>
    %c_7 = stablehlo.constant dense<3> : tensor<i32>
    %3 = stablehlo.custom_call @blas_strsm(%c_2, %c_3, %c_4, %c_5, %c_6, %c_7, %c_1, %cst, %arg0, %2) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 9, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %4 = stablehlo.reshape %3 : (tensor<4x3xf32>) -> tensor<4x1x3xf32>
    %5 = stablehlo.slice %4 [0:4, 0:1, 0:3] : (tensor<4x1x3xf32>) -> tensor<4x1x3xf32>
    %6 = stablehlo.transpose %5, dims = [2, 0, 1] : (tensor<4x1x3xf32>) -> tensor<3x4x1xf32>
    %7 = stablehlo.reshape %6 : (tensor<3x4x1xf32>) -> tensor<3x4xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
    %9 = stablehlo.transpose %8, dims = [1, 2, 0] : (tensor<3x4x1xf32>) -> tensor<4x1x3xf32>
    %10 = stablehlo.reshape %9 : (tensor<4x1x3xf32>) -> tensor<4x3xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %c_9 = stablehlo.constant dense<4> : tensor<i64>
    %c_10 = stablehlo.constant dense<3> : tensor<i64>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %c_16 = stablehlo.constant dense<4> : tensor<i32>
    %c_17 = stablehlo.constant dense<3> : tensor<i32>
    %11 = stablehlo.custom_call @blas_strsm(%c_12, %c_13, %c_14, %c_15, %c_16, %c_17, %c_11, %cst_8, %arg0, %10) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 9, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %12 = stablehlo.reshape %11 : (tensor<4x3xf32>) -> tensor<4x1x3xf32>
    %13 = stablehlo.slice %12 [0:4, 0:1, 0:3] : (tensor<4x1x3xf32>) -> tensor<4x1x3xf32>
    %14 = stablehlo.transpose %13, dims = [2, 0, 1] : (tensor<4x1x3xf32>) -> tensor<3x4x1xf32>
    %15 = stablehlo.reshape %14 : (tensor<3x4x1xf32>) -> tensor<3x4xf32>
    return %15 : tensor<3x4xf32>
  }
}
// -----
// solve_gradient
module @jit__lambda_ attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF"> : tensor<4x4xf32>
    %in1 = stablehlo.constant dense<"0x2BF79C3FC022CA3F8836FD3E0342793F8CF89E3F18A7903F9B351D3F462D193F7A08053F90758CBF9862333F508BADBF"> : tensor<4x3xf32>
    %expected0 = stablehlo.constant dense<"0x1FB72748FFB59948DA9886C7371118C8D73A64C7D12CD1C78E29B746FBEF4E470DC48EC784D802C81926E5463E728147B12A75C837B2E0C82BC1C447084B5E48"> : tensor<4x4xf32>
    %expected1 = stablehlo.constant dense<"0x7C206445475D47C3F0B53E457C379BC40805894204C381C41230C2C42CCAAA426F57A2C497BBA6C55441924376658BC5"> : tensor<4x3xf32>
    %got:2 = call @model(%in0, %in1) : (tensor<4x4xf32>, tensor<4x3xf32>) -> (tensor<4x4xf32>, tensor<4x3xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x4xf32> {mhlo.layout_mode = "default"}, %arg1: tensor<4x3xf32> {mhlo.layout_mode = "default"}) -> (tensor<4x4xf32> {jax.result_info = "[0]", mhlo.layout_mode = "default"}, tensor<4x3xf32> {jax.result_info = "[1]", mhlo.layout_mode = "default"}) {
    %0:4 = call @solve(%arg0, %arg1) : (tensor<4x4xf32>, tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<4x4xf32>, tensor<4xi32>, tensor<3x4xf32>)
    %1 = stablehlo.abs %0#0 : tensor<4x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %3 = stablehlo.compare  GE, %0#0, %2,  FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %4 = call @integer_pow(%1) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<4x3xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %8 = stablehlo.multiply %7, %6 : tensor<4x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %10 = stablehlo.select %3, %9, %8 : tensor<4x3xi1>, tensor<4x3xf32>
    %11 = stablehlo.select %3, %8, %9 : tensor<4x3xi1>, tensor<4x3xf32>
    %12 = stablehlo.negate %10 : tensor<4x3xf32>
    %13 = stablehlo.add %11, %12 : tensor<4x3xf32>
    %14:2 = call @solve_0(%arg0, %0#1, %0#2, %0#3, %13) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xi32>, tensor<3x4xf32>, tensor<4x3xf32>) -> (tensor<4x4xf32>, tensor<4x3xf32>)
    return %14#0, %14#1 : tensor<4x4xf32>, tensor<4x3xf32>
  }
  func.func private @solve(%arg0: tensor<4x4xf32> {mhlo.layout_mode = "default"}, %arg1: tensor<4x3xf32> {mhlo.layout_mode = "default"}) -> (tensor<4x3xf32> {mhlo.layout_mode = "default"}, tensor<4x4xf32> {mhlo.layout_mode = "default"}, tensor<4xi32> {mhlo.layout_mode = "default"}, tensor<3x4xf32> {mhlo.layout_mode = "default"}) {
    %c = stablehlo.constant dense<4> : tensor<i64>
    %c_0 = stablehlo.constant dense<4> : tensor<i64>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %c_2 = stablehlo.constant dense<4> : tensor<i32>
    %c_3 = stablehlo.constant dense<4> : tensor<i32>
    %0:3 = stablehlo.custom_call @lapack_sgetrf(%c_1, %c_2, %c_3, %arg0) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xi32>, tensor<i32>)
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<4xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.compare  GE, %0#2, %3,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<4x4xi1>, tensor<4x4xf32>
    %9 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %c_7 = stablehlo.constant dense<0> : tensor<i64>
    %10:4 = stablehlo.while(%iterArg = %c_7, %iterArg_8 = %c_6, %iterArg_9 = %9, %iterArg_10 = %2) : tensor<i64>, tensor<i64>, tensor<4xi32>, tensor<4xi32>
     cond {
      %c_11 = stablehlo.constant dense<4> : tensor<i64>
      %14 = stablehlo.compare  LT, %iterArg, %c_11,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %14:3 = func.call @None(%iterArg_8, %iterArg_9, %iterArg_10) : (tensor<i64>, tensor<4xi32>, tensor<4xi32>) -> (tensor<i64>, tensor<4xi32>, tensor<4xi32>)
      %c_11 = stablehlo.constant dense<1> : tensor<i64>
      %15 = stablehlo.add %iterArg, %c_11 : tensor<i64>
      stablehlo.return %15, %14#0, %14#1, %14#2 : tensor<i64>, tensor<i64>, tensor<4xi32>, tensor<4xi32>
    }
    %11 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %12 = call @_lu_solve(%8, %10#2, %11) : (tensor<4x4xf32>, tensor<4xi32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
    return %13, %8, %10#2, %12 : tensor<4x3xf32>, tensor<4x4xf32>, tensor<4xi32>, tensor<3x4xf32>
  }
  func.func private @None(%arg0: tensor<i64>, %arg1: tensor<4xi32>, %arg2: tensor<4xi32>) -> (tensor<i64>, tensor<4xi32>, tensor<4xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg0, %c : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare  LT, %arg0, %c_0,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<4> : tensor<i64>
    %2 = stablehlo.add %arg0, %c_1 : tensor<i64>
    %3 = stablehlo.select %1, %2, %arg0 : tensor<i1>, tensor<i64>
    %4 = stablehlo.convert %3 : (tensor<i64>) -> tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %6 = "stablehlo.gather"(%arg2, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = true, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.compare  LT, %arg0, %c_2,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<4> : tensor<i64>
    %8 = stablehlo.add %arg0, %c_3 : tensor<i64>
    %9 = stablehlo.select %7, %8, %arg0 : tensor<i1>, tensor<i64>
    %10 = stablehlo.convert %9 : (tensor<i64>) -> tensor<i32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %12 = "stablehlo.gather"(%arg1, %11) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = true, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<1xi32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare  LT, %6, %c_4,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<4> : tensor<i32>
    %14 = stablehlo.add %6, %c_5 : tensor<i32>
    %15 = stablehlo.select %13, %14, %6 : tensor<i1>, tensor<i32>
    %16 = stablehlo.dynamic_slice %arg1, %15, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %18 = stablehlo.compare  LT, %arg0, %c_6,  SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<4> : tensor<i64>
    %19 = stablehlo.add %arg0, %c_7 : tensor<i64>
    %20 = stablehlo.select %18, %19, %arg0 : tensor<i1>, tensor<i64>
    %21 = stablehlo.convert %20 : (tensor<i64>) -> tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %23 = "stablehlo.scatter"(%arg1, %22, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.compare  LT, %6, %c_8,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<4> : tensor<i32>
    %25 = stablehlo.add %6, %c_9 : tensor<i32>
    %26 = stablehlo.select %24, %25, %6 : tensor<i1>, tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%23, %27, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    return %0, %28, %arg2 : tensor<i64>, tensor<4xi32>, tensor<4xi32>
  }
  func.func private @_lu_solve(%arg0: tensor<4x4xf32> {mhlo.layout_mode = "default"}, %arg1: tensor<4xi32> {mhlo.layout_mode = "default"}, %arg2: tensor<3x4xf32> {mhlo.layout_mode = "default"}) -> (tensor<3x4xf32> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.compare  LT, %arg1, %1,  SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<4xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<4xi1>, tensor<4xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1, 1>}> : (tensor<3x4x1xf32>, tensor<4x1xi32>) -> tensor<3x4x1xf32>
    %8 = stablehlo.transpose %7, dims = [1, 2, 0] : (tensor<3x4x1xf32>) -> tensor<4x1x3xf32>
    %9 = stablehlo.reshape %8 : (tensor<4x1x3xf32>) -> tensor<4x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %c_1 = stablehlo.constant dense<4> : tensor<i64>
    %c_2 = stablehlo.constant dense<3> : tensor<i64>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %c_8 = stablehlo.constant dense<4> : tensor<i32>
    %c_9 = stablehlo.constant dense<3> : tensor<i32>
    %10 = stablehlo.custom_call @blas_strsm(%c_4, %c_5, %c_6, %c_7, %c_8, %c_9, %c_3, %cst, %arg0, %9) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 9, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %11 = stablehlo.reshape %10 : (tensor<4x3xf32>) -> tensor<4x1x3xf32>
    %12 = stablehlo.reshape %11 : (tensor<4x1x3xf32>) -> tensor<4x3xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %c_11 = stablehlo.constant dense<4> : tensor<i64>
    %c_12 = stablehlo.constant dense<3> : tensor<i64>
    %c_13 = stablehlo.constant dense<1> : tensor<i32>
    %c_14 = stablehlo.constant dense<1> : tensor<i32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %c_18 = stablehlo.constant dense<4> : tensor<i32>
    %c_19 = stablehlo.constant dense<3> : tensor<i32>
    %13 = stablehlo.custom_call @blas_strsm(%c_14, %c_15, %c_16, %c_17, %c_18, %c_19, %c_13, %cst_10, %arg0, %12) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 9, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %14 = stablehlo.reshape %13 : (tensor<4x3xf32>) -> tensor<4x1x3xf32>
    %15 = stablehlo.slice %14 [0:4, 0:1, 0:3] : (tensor<4x1x3xf32>) -> tensor<4x1x3xf32>
    %16 = stablehlo.transpose %15, dims = [2, 0, 1] : (tensor<4x1x3xf32>) -> tensor<3x4x1xf32>
    %17 = stablehlo.reshape %16 : (tensor<3x4x1xf32>) -> tensor<3x4xf32>
    return %17 : tensor<3x4xf32>
  }
  func.func private @integer_pow(%arg0: tensor<4x3xf32>) -> tensor<4x3xf32> {
    return %arg0 : tensor<4x3xf32>
  }
  func.func private @solve_0(%arg0: tensor<4x4xf32> {mhlo.layout_mode = "default"}, %arg1: tensor<4x4xf32> {mhlo.layout_mode = "default"}, %arg2: tensor<4xi32> {mhlo.layout_mode = "default"}, %arg3: tensor<3x4xf32> {mhlo.layout_mode = "default"}, %arg4: tensor<4x3xf32> {mhlo.layout_mode = "default"}) -> (tensor<4x4xf32> {mhlo.layout_mode = "default"}, tensor<4x3xf32> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.transpose %arg4, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %1 = call @_lu_solve_1(%arg1, %arg2, %0) : (tensor<4x4xf32>, tensor<4xi32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %2 = stablehlo.negate %1 : tensor<3x4xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %4 = stablehlo.dot_general %3, %arg3, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x3xf32>, tensor<3x4xf32>) -> tensor<4x4xf32>
    %5 = stablehlo.transpose %1, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
    return %4, %5 : tensor<4x4xf32>, tensor<4x3xf32>
  }
  func.func private @_lu_solve_1(%arg0: tensor<4x4xf32> {mhlo.layout_mode = "default"}, %arg1: tensor<4xi32> {mhlo.layout_mode = "default"}, %arg2: tensor<3x4xf32> {mhlo.layout_mode = "default"}) -> (tensor<3x4xf32> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
    %1 = stablehlo.transpose %0, dims = [1, 2, 0] : (tensor<3x4x1xf32>) -> tensor<4x1x3xf32>
    %2 = stablehlo.reshape %1 : (tensor<4x1x3xf32>) -> tensor<4x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<4> : tensor<i64>
    %c_0 = stablehlo.constant dense<3> : tensor<i64>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %c_6 = stablehlo.constant dense<4> : tensor<i32>
    %c_7 = stablehlo.constant dense<3> : tensor<i32>
    %3 = stablehlo.custom_call @blas_strsm(%c_2, %c_3, %c_4, %c_5, %c_6, %c_7, %c_1, %cst, %arg0, %2) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 9, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %4 = stablehlo.reshape %3 : (tensor<4x3xf32>) -> tensor<4x1x3xf32>
    %5 = stablehlo.reshape %4 : (tensor<4x1x3xf32>) -> tensor<4x3xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %c_9 = stablehlo.constant dense<4> : tensor<i64>
    %c_10 = stablehlo.constant dense<3> : tensor<i64>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %c_13 = stablehlo.constant dense<1> : tensor<i32>
    %c_14 = stablehlo.constant dense<1> : tensor<i32>
    %c_15 = stablehlo.constant dense<1> : tensor<i32>
    %c_16 = stablehlo.constant dense<4> : tensor<i32>
    %c_17 = stablehlo.constant dense<3> : tensor<i32>
    %6 = stablehlo.custom_call @blas_strsm(%c_12, %c_13, %c_14, %c_15, %c_16, %c_17, %c_11, %cst_8, %arg0, %5) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 9, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %7 = stablehlo.reshape %6 : (tensor<4x3xf32>) -> tensor<4x1x3xf32>
    %8 = call @argsort(%arg1) : (tensor<4xi32>) -> tensor<4xi64>
    %c_18 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %10 = stablehlo.compare  LT, %8, %9,  SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %c_19 = stablehlo.constant dense<4> : tensor<i64>
    %11 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %12 = stablehlo.add %8, %11 : tensor<4xi64>
    %13 = stablehlo.select %10, %12, %8 : tensor<4xi1>, tensor<4xi64>
    %14 = stablehlo.convert %13 : (tensor<4xi64>) -> tensor<4xi32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %16 = stablehlo.transpose %7, dims = [2, 0, 1] : (tensor<4x1x3xf32>) -> tensor<3x4x1xf32>
    %17 = "stablehlo.gather"(%16, %15) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1, 1>}> : (tensor<3x4x1xf32>, tensor<4x1xi32>) -> tensor<3x4x1xf32>
    %18 = stablehlo.slice %17 [0:3, 0:4, 0:1] : (tensor<3x4x1xf32>) -> tensor<3x4x1xf32>
    %19 = stablehlo.reshape %18 : (tensor<3x4x1xf32>) -> tensor<3x4xf32>
    return %19 : tensor<3x4xf32>
  }
  func.func private @argsort(%arg0: tensor<4xi32> {mhlo.layout_mode = "default"}) -> (tensor<4xi64> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.iota dim = 0 : tensor<4xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %2 = stablehlo.compare  LT, %arg1, %arg2,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<4xi32>, tensor<4xi64>) -> (tensor<4xi32>, tensor<4xi64>)
    return %1#1 : tensor<4xi64>
  }
}
// -----
// lstsq
module @jit__lambda_ attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE155BB5BF6B3BE33ECF3EED3E7AEEC3BF41FD6A3E2C4F3C3F"> : tensor<6x3xf32>
    %in1 = stablehlo.constant dense<"0x11B331BFB7B001BFD3EDA23FC24A093F4B71C5BE031F72BE4299C8BF17E6C63EA441E1BFBC75403F61B5033ED1C31840"> : tensor<6x2xf32>
    %expected0 = stablehlo.constant dense<"0x2CB26ABF5119E9BF1E8938C00964BEBF3D5F0AC09D20A8BF"> : tensor<3x2xf32>
    %expected1 = stablehlo.constant dense<"0xE71A494077390640"> : tensor<2xf32>
    %expected2 = stablehlo.constant dense<3> : tensor<i64>
    %got:3 = call @model(%in0, %in1) : (tensor<6x3xf32>, tensor<6x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<i64>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#2, %expected2) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<6x3xf32> {mhlo.layout_mode = "default"}, %arg1: tensor<6x2xf32> {mhlo.layout_mode = "default"}) -> (tensor<3x2xf32> {jax.result_info = "[0]", mhlo.layout_mode = "default"}, tensor<2xf32> {jax.result_info = "[1]", mhlo.layout_mode = "default"}, tensor<i64> {jax.result_info = "[2]", mhlo.layout_mode = "default"}) {
    %0:3 = call @"<unnamed wrapped function>"(%arg0, %arg1) : (tensor<6x3xf32>, tensor<6x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<i64>)
    return %0#0, %0#1, %0#2 : tensor<3x2xf32>, tensor<2xf32>, tensor<i64>
  }
  func.func private @"<unnamed wrapped function>"(%arg0: tensor<6x3xf32> {mhlo.layout_mode = "default"}, %arg1: tensor<6x2xf32> {mhlo.layout_mode = "default"}) -> (tensor<3x2xf32> {mhlo.layout_mode = "default"}, tensor<2xf32> {mhlo.layout_mode = "default"}, tensor<i64> {mhlo.layout_mode = "default"}) {
    %0:3 = call @svd(%arg0) : (tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<3xf32>, tensor<3x3xf32>)
    %1 = stablehlo.slice %0#1 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %2 = stablehlo.reshape %1 : (tensor<1xf32>) -> tensor<f32>
    %cst = stablehlo.constant dense<7.15255737E-7> : tensor<f32>
    %3 = stablehlo.multiply %cst, %2 : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.compare  GE, %0#1, %4,  FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %6 = stablehlo.convert %5 : (tensor<3xi1>) -> tensor<3xi32>
    %7 = stablehlo.convert %6 : (tensor<3xi32>) -> tensor<3xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %8 = stablehlo.reduce(%7 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %9 = call @_where(%5, %0#1, %c_0) : (tensor<3xi1>, tensor<3xf32>, tensor<i64>) -> tensor<3xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %11 = stablehlo.divide %10, %9 : tensor<3xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %12 = call @_where(%5, %11, %c_2) : (tensor<3xi1>, tensor<3xf32>, tensor<i64>) -> tensor<3xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %14 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<6x3xf32>) -> tensor<3x6xf32>
    %15 = stablehlo.dot_general %14, %arg1, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x6xf32>, tensor<6x2xf32>) -> tensor<3x2xf32>
    %16 = stablehlo.transpose %0#2, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %17 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x2xf32>
    %18 = stablehlo.multiply %17, %15 : tensor<3x2xf32>
    %19 = stablehlo.dot_general %16, %18, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    %20 = stablehlo.dot_general %arg0, %19, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
    %21 = stablehlo.subtract %arg1, %20 : tensor<6x2xf32>
    %22 = call @norm(%21) : (tensor<6x2xf32>) -> tensor<2xf32>
    %23 = stablehlo.multiply %22, %22 : tensor<2xf32>
    return %19, %23, %8 : tensor<3x2xf32>, tensor<2xf32>, tensor<i64>
  }
  func.func private @svd(%arg0: tensor<6x3xf32> {mhlo.layout_mode = "default"}) -> (tensor<6x3xf32> {mhlo.layout_mode = "default"}, tensor<3xf32> {mhlo.layout_mode = "default"}, tensor<3x3xf32> {mhlo.layout_mode = "default"}) {
    %c = stablehlo.constant dense<6> : tensor<i64>
    %c_0 = stablehlo.constant dense<3> : tensor<i64>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %c_4 = stablehlo.constant dense<6> : tensor<i32>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %c_6 = stablehlo.constant dense<210> : tensor<i32>
    %0:7 = stablehlo.custom_call @lapack_sgesdd(%c_2, %c_3, %c_1, %c_4, %c_5, %c_6, %arg0) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 6, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<3xf32>, tensor<6x3xf32>, tensor<3x3xf32>, tensor<i32>, tensor<24xi32>, tensor<210xf32>)
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare  EQ, %0#4, %1,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_8 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x3xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<6x3xi1>, tensor<6x3xf32>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_9 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<3x3xi1>, tensor<3x3xf32>
    return %10, %6, %14 : tensor<6x3xf32>, tensor<3xf32>, tensor<3x3xf32>
  }
  func.func private @_where(%arg0: tensor<3xi1> {mhlo.layout_mode = "default"}, %arg1: tensor<3xf32> {mhlo.layout_mode = "default"}, %arg2: tensor<i64> {mhlo.layout_mode = "default"}) -> (tensor<3xf32> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf32>
    return %2 : tensor<3xf32>
  }
  func.func private @norm(%arg0: tensor<6x2xf32> {mhlo.layout_mode = "default"}) -> (tensor<2xf32> {mhlo.layout_mode = "default"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<6x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<6x2xf32>, tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.sqrt %1 : tensor<2xf32>
    return %2 : tensor<2xf32>
  }
}
