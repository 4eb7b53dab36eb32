// mlp
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x8D0C56BEBFB32D3FA3D6BDBE3A39713E17375F3F8ED20FBFCFBE1DBFF8E098BFA54088BFDC08EABF0FD63A3F838AE73F2E71B63F8923D0BF1390393F9507B63FFFE2E9BEACC3CF3D528100C0A591883EBA2288BF1F6D4C3E7FD5C7BFC2F80A3F"> : tensor<4x6xf32>
    %in1 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE"> : tensor<7x4xf32>
    %shape1 = stablehlo.constant dense<"0x0700000004000000"> : tensor<2xi32>
    %open1 = stablehlo.dynamic_reshape %in1, %shape1 : (tensor<7x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %expected0 = stablehlo.constant dense<"0xBF428B3E5D85183DBAB9833E2EA5553DDB79193E97026D3E905E9F3D0DA7E73D5D7D9F3D0D4EA03D6354A03D521B133F66EE853E02B9193DCCDC313E0751823E41666B3D855C5C3EC992913E4237573DE73E8C3EEFAB983DE84A773EDADB953DEFCA8F3E5C43693D46FC8A3E1CB8963E176C403DFD554A3DAEE8BF3DA7C40F3E4E080E3E19749B3EE8D3993D906C7E3E6377943EA445373D13A0933E885F943E357F313D2C83333D"> : tensor<7x6xf32>
    %got = call @model(%in0, %open1) : (tensor<4x6xf32>, tensor<?x4xf32>) -> (tensor<?x6xf32>)
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<?x6xf32>, tensor<7x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x6xf32>, %arg1: tensor<?x4xf32>) -> (tensor<?x6xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg1, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %1 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%1, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[1].shape = (b, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[1].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %2 = call @_wrapped_jax_export_main(%0, %arg0, %arg1) : (tensor<i32>, tensor<4x6xf32>, tensor<?x4xf32>) -> tensor<?x6xf32>
    return %2 : tensor<?x6xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<4x6xf32>, %arg2: tensor<?x4xf32>) -> (tensor<?x6xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<6> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<1xi32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.dot_general %arg2, %arg1, contracting_dims = [1] x [0] : (tensor<?x4xf32>, tensor<4x6xf32>) -> tensor<?x6xf32>
    %1 = stablehlo.tanh %0 : tensor<?x6xf32>
    %2 = stablehlo.reduce(%1 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<?x6xf32>, tensor<f32>) -> tensor<?xf32>
    %3 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.dynamic_broadcast_in_dim %cst_1, %3, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
    %5 = stablehlo.maximum %4, %2 : tensor<?xf32>
    %6 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %7 = stablehlo.concatenate %6, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %8 = stablehlo.dynamic_broadcast_in_dim %5, %7, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x1xf32>
    %9 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %10 = stablehlo.concatenate %9, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %11 = stablehlo.dynamic_broadcast_in_dim %8, %10, dims = [0, 1] : (tensor<?x1xf32>, tensor<2xi32>) -> tensor<?x6xf32>
    %12 = stablehlo.subtract %1, %11 : tensor<?x6xf32>
    %13 = stablehlo.exponential %12 : tensor<?x6xf32>
    %14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<?x6xf32>, tensor<f32>) -> tensor<?xf32>
    %15 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %16 = stablehlo.concatenate %15, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %17 = stablehlo.dynamic_broadcast_in_dim %14, %16, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x1xf32>
    %18 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %19 = stablehlo.concatenate %18, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %20 = stablehlo.dynamic_broadcast_in_dim %17, %19, dims = [0, 1] : (tensor<?x1xf32>, tensor<2xi32>) -> tensor<?x6xf32>
    %21 = stablehlo.divide %13, %20 : tensor<?x6xf32>
    return %21 : tensor<?x6xf32>
  }
}
// -----
// mlp_gradient
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x3B23833F7A7E48BFAE8691BF48FC09C05B6788BE57E314BFCE87C6BF13F2E73E8562E6BEB7B189BF75F80DBF8220893F135A1A3F8D2505BEAB7D1E3FC39894BF8396043DAADB163E698EF0BE65F4DE3E7DCA47BF9C83023F9E460D3FBFB23AC0"> : tensor<4x6xf32>
    %in1 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE"> : tensor<7x4xf32>
    %shape1 = stablehlo.constant dense<"0x0700000004000000"> : tensor<2xi32>
    %open1 = stablehlo.dynamic_reshape %in1, %shape1 : (tensor<7x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %expected0 = stablehlo.constant dense<"0x5A19173F7DDAC1BFF32045BE630B95BF72F0EB3DD6B2F1BEA42AE8BEC8E4323F8897BEBE980ED0BEFE812EBF97463B3DEBF1A83FA5FF913D961CF03F9EDB2E3FDDBF343F0ABB653FA9DB053F928E06BF012ED1BEBE38B53E0DE66240A71ACEBE"> : tensor<4x6xf32>
    %got = call @model(%in0, %open1) : (tensor<4x6xf32>, tensor<?x4xf32>) -> (tensor<4x6xf32>)
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x6xf32>, %arg1: tensor<?x4xf32>) -> (tensor<4x6xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg1, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %1 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%1, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[1].shape = (b, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[1].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %2 = call @_wrapped_jax_export_main(%0, %arg0, %arg1) : (tensor<i32>, tensor<4x6xf32>, tensor<?x4xf32>) -> tensor<4x6xf32>
    return %2 : tensor<4x6xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<4x6xf32>, %arg2: tensor<?x4xf32>) -> (tensor<4x6xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<6> : tensor<1xi32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.dot_general %arg2, %arg1, contracting_dims = [1] x [0] : (tensor<?x4xf32>, tensor<4x6xf32>) -> tensor<?x6xf32>
    %1 = stablehlo.tanh %0 : tensor<?x6xf32>
    %2 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %3 = stablehlo.concatenate %2, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %4 = stablehlo.dynamic_broadcast_in_dim %cst_0, %3, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x6xf32>
    %5 = stablehlo.subtract %4, %1 : tensor<?x6xf32>
    %6 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %7 = stablehlo.concatenate %6, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %8 = stablehlo.dynamic_broadcast_in_dim %cst, %7, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x6xf32>
    %9 = stablehlo.multiply %8, %1 : tensor<?x6xf32>
    %10 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %11 = stablehlo.concatenate %10, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %12 = stablehlo.dynamic_broadcast_in_dim %cst_0, %11, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x6xf32>
    %13 = stablehlo.multiply %12, %9 : tensor<?x6xf32>
    %14 = stablehlo.multiply %13, %5 : tensor<?x6xf32>
    %15 = stablehlo.multiply %14, %1 : tensor<?x6xf32>
    %16 = stablehlo.add %14, %15 : tensor<?x6xf32>
    %17 = stablehlo.dot_general %16, %arg2, contracting_dims = [0] x [0] : (tensor<?x6xf32>, tensor<?x4xf32>) -> tensor<6x4xf32>
    %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
    return %18 : tensor<4x6xf32>
  }
}
// -----
// two_names
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xF05B983F690C43C064B51DBF9B3E833F6873A2BEFBABBBBF93FF8BBFA671833FDCF3F5BFC882903FBDB261BD69A098BF"> : tensor<3x4xf32>
    %shape0 = stablehlo.constant dense<"0x0300000004000000"> : tensor<2xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<3x4xf32>, tensor<2xi32>) -> tensor<?x?xf32>
    %in1 = stablehlo.constant dense<"0x084715BF683482BFEFC05D3F64803B3F790DDCBFA0A3CEBEBCF95CBFBC91A53F0CD0ACBF6157CD3F116008BD44BA94BFD7612DBFE4364DBFB226A3BF"> : tensor<3x5xf32>
    %shape1 = stablehlo.constant dense<"0x0300000005000000"> : tensor<2xi32>
    %open1 = stablehlo.dynamic_reshape %in1, %shape1 : (tensor<3x5xf32>, tensor<2xi32>) -> tensor<?x?xf32>
    %expected0 = stablehlo.constant dense<"0x92AF31BFC1FB9ABF31FA833F242F5F3F07F702C0AF78E33F76684640B6F428C0E3DB0EC0EEA8A740ABECB73ECB6C203F739C08BF3105E7BE2F90873FB50F19BF518185BFEB5F633F1C41403F6BA1E1BFB320033EA7398C3EB921D2BE1F53DB3EDD4D02BF587C173FE0FEA13F5EC1F2BF2260FD3FC78816C04702E23E69B0713FD916B5BFFA02BD3FE396E0BFEE32D4BEC9EB62BF2806AA3F5C76B1BFBFDDD23FD905833DF0E30E40CC93A63F0429C53F72BF1C406AF719BD82E9A7BF38BF43BF6DAF67BF3A32B8BF4D77F03A8D1F833D0CDC183D86EC343DECD68F3DFC9C223D9457B13F78BD4E3F5CB2743F6A8AC23F"> : tensor<3x4x5xf32>
    %got = call @model(%open0, %open1) : (tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<?x?x?xf32>)
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<?x?x?xf32>, tensor<3x4x5xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> (tensor<?x?x?xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
    %1 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
    %2 = stablehlo.get_dimension_size %arg1, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
    %3 = stablehlo.get_dimension_size %arg1, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
    %4 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%4, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, n),args[1].shape = (b, m). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %5 = stablehlo.compare GE, %1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%5, %0, %1) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'n'. Using the following polymorphic shapes specifications: args[0].shape = (b, n),args[1].shape = (b, m). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), 'n' = {1} from specification 'n' for dimension args[0].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %6 = stablehlo.compare EQ, %2, %0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%6, %2, %0, %1) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[1].shape[0] (= {0}) and the specification 'b' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, n),args[1].shape = (b, m). Obtained dimension variables: 'b' = {1} from specification 'b' for dimension args[0].shape[0] (= {1}), 'n' = {2} from specification 'n' for dimension args[0].shape[1] (= {2}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %7 = stablehlo.compare GE, %3, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%7, %0, %1, %3) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'm'. Using the following polymorphic shapes specifications: args[0].shape = (b, n),args[1].shape = (b, m). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), 'n' = {1} from specification 'n' for dimension args[0].shape[1] (= {1}), 'm' = {2} from specification 'm' for dimension args[1].shape[1] (= {2}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %8 = call @_wrapped_jax_export_main(%0, %3, %1, %arg0, %arg1) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?x?xf32>
    return %8 : tensor<?x?x?xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "m"}, %arg2: tensor<i32> {jax.global_constant = "n"}, %arg3: tensor<?x?xf32>, %arg4: tensor<?x?xf32>) -> (tensor<?x?x?xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<1xi32>
    %0 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %arg2 : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.concatenate %0, %1, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %3 = stablehlo.dynamic_broadcast_in_dim %arg3, %2, dims = [0, 1] : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x1xf32>
    %4 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %5 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.concatenate %4, %c, %5, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %7 = stablehlo.dynamic_broadcast_in_dim %arg4, %6, dims = [0, 2] : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x1x?xf32>
    %8 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %9 = stablehlo.reshape %arg2 : (tensor<i32>) -> tensor<1xi32>
    %10 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %11 = stablehlo.concatenate %8, %9, %10, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %12 = stablehlo.dynamic_broadcast_in_dim %3, %11, dims = [0, 1, 2] : (tensor<?x?x1xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
    %13 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %14 = stablehlo.reshape %arg2 : (tensor<i32>) -> tensor<1xi32>
    %15 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %16 = stablehlo.concatenate %13, %14, %15, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %17 = stablehlo.dynamic_broadcast_in_dim %7, %16, dims = [0, 1, 2] : (tensor<?x1x?xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
    %18 = stablehlo.multiply %12, %17 : tensor<?x?x?xf32>
    return %18 : tensor<?x?x?xf32>
  }
}
// -----
// reshape
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE"> : tensor<7x4xf32>
    %shape0 = stablehlo.constant dense<"0x0700000004000000"> : tensor<2xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<7x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %expected0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE"> : tensor<14x2xf32>
    %expected1 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE"> : tensor<28xf32>
    %got:2 = call @model(%open0) : (tensor<?x4xf32>) -> (tensor<?x2xf32>, tensor<?xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<?x2xf32>, tensor<14x2xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<?xf32>, tensor<28xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x4xf32>) -> (tensor<?x2xf32> {jax.result_info = "result[0]"}, tensor<?xf32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %1 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%1, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %2:2 = call @_wrapped_jax_export_main(%0, %arg0) : (tensor<i32>, tensor<?x4xf32>) -> (tensor<?x2xf32>, tensor<?xf32>)
    return %2#0, %2#1 : tensor<?x2xf32>, tensor<?xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x4xf32>) -> (tensor<?x2xf32> {jax.result_info = "result[0]"}, tensor<?xf32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<4> : tensor<i32>
    %c_0 = stablehlo.constant dense<2> : tensor<1xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<i32>
    %0 = stablehlo.convert %arg0 : tensor<i32>
    %1 = stablehlo.multiply %0, %c_1 : tensor<i32>
    %2 = stablehlo.reshape %1 : (tensor<i32>) -> tensor<1xi32>
    %3 = stablehlo.concatenate %2, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %4 = stablehlo.dynamic_reshape %arg1, %3 : (tensor<?x4xf32>, tensor<2xi32>) -> tensor<?x2xf32>
    %5 = stablehlo.convert %arg0 : tensor<i32>
    %6 = stablehlo.multiply %5, %c : tensor<i32>
    %7 = stablehlo.reshape %6 : (tensor<i32>) -> tensor<1xi32>
    %8 = stablehlo.dynamic_reshape %arg1, %7 : (tensor<?x4xf32>, tensor<1xi32>) -> tensor<?xf32>
    return %4, %8 : tensor<?x2xf32>, tensor<?xf32>
  }
}
// -----
// half
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE"> : tensor<7x4xf32>
    %shape0 = stablehlo.constant dense<"0x0700000004000000"> : tensor<2xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<7x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %expected0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063E"> : tensor<3x4xf32>
    %got = call @model(%open0) : (tensor<?x4xf32>) -> (tensor<?x4xf32>)
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<?x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x4xf32>) -> (tensor<?x4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %1 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%1, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %2 = call @_wrapped_jax_export_main(%0, %arg0) : (tensor<i32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    return %2 : tensor<?x4xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x4xf32>) -> (tensor<?x4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<4> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1:2 = call @divmod(%arg0, %arg0, %c_0) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %2 = stablehlo.reshape %1#0 : (tensor<i32>) -> tensor<1xi32>
    %3 = stablehlo.concatenate %2, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %4 = "stablehlo.dynamic_gather"(%arg1, %0, %3) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0]>, indices_are_sorted = true}> : (tensor<?x4xf32>, tensor<1xi32>, tensor<2xi32>) -> tensor<?x4xf32>
    return %4 : tensor<?x4xf32>
  }
  func.func private @divmod(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = call @floor_divide(%arg0, %0, %arg2) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = call @remainder(%arg0, %0, %arg2) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %1, %2 : tensor<i32>, tensor<i32>
  }
  func.func private @floor_divide(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.divide %arg1, %arg2 : tensor<i32>
    %1 = stablehlo.sign %arg1 : tensor<i32>
    %2 = stablehlo.sign %arg2 : tensor<i32>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.remainder %arg1, %arg2 : tensor<i32>
    %5 = stablehlo.compare NE, %4, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.and %3, %5 : tensor<i1>
    %7 = stablehlo.subtract %0, %c : tensor<i32>
    %8 = call @_where(%arg0, %6, %7, %0) : (tensor<i32>, tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %8 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i1>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg1, %arg2, %arg3 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @remainder(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare EQ, %arg2, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = call @_where(%arg0, %0, %c, %arg2) : (tensor<i32>, tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = stablehlo.remainder %arg1, %1 : tensor<i32>
    %3 = stablehlo.compare NE, %2, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.compare LT, %2, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %7 = stablehlo.and %6, %3 : tensor<i1>
    %8 = stablehlo.add %2, %1 : tensor<i32>
    %9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<i32>
    return %9 : tensor<i32>
  }
}
// -----
// sum_of_halves
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x9634C23D562C9DBF1F8B0BC0F464C2BEFEC3E6BF9D8D40BFF8BA68BF04085FBFC80F0040D10F673D8A427B3E0561E3BF216A27BF4B785C3EC32383BFCE76683FF6F199BF959E92BE7B0716BFAD43283E28F723BF92B28ABE16CC71BED6003CBF"> : tensor<6x4xf32>
    %shape0 = stablehlo.constant dense<"0x0600000004000000"> : tensor<2xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<6x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %expected0 = stablehlo.constant dense<"0x8E230FBF4D9D81BF001D4DC05444073FFA5A40C074EE84BF3A61BFBF19F734BFFC23AE3F30A15BBE4067173CB8B020C0"> : tensor<3x4xf32>
    %got = call @model(%open0) : (tensor<?x4xf32>) -> (tensor<?x4xf32>)
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<?x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x4xf32>) -> (tensor<?x4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<2> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %1:2 = call @divmod(%0, %c_1) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %2 = stablehlo.compare EQ, %1#1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3:2 = call @divmod(%0, %c_1) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    stablehlo.custom_call @shape_assertion(%2, %3#1) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Division had remainder {0} when computing the value of 'b'. Using the following polymorphic shapes specifications: args[0].shape = (2*b, 4). Obtained dimension variables: . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %4:2 = call @divmod(%0, %c_1) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %5 = stablehlo.compare GE, %4#0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6:2 = call @divmod(%0, %c_1) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    stablehlo.custom_call @shape_assertion(%5, %6#0, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (2*b, 4). Obtained dimension variables: 'b' = {0} from specification '2*b' for dimension args[0].shape[0] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %7:2 = call @divmod(%0, %c_1) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %8 = call @_wrapped_jax_export_main(%7#0, %arg0) : (tensor<i32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    return %8 : tensor<?x4xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x4xf32>) -> (tensor<?x4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<4> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.concatenate %1, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %3 = "stablehlo.dynamic_gather"(%arg1, %0, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0]>, indices_are_sorted = true}> : (tensor<?x4xf32>, tensor<1xi32>, tensor<2xi32>) -> tensor<?x4xf32>
    %4 = stablehlo.convert %arg0 : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %7 = stablehlo.concatenate %6, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %8 = "stablehlo.dynamic_gather"(%arg1, %5, %7) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0]>, indices_are_sorted = true}> : (tensor<?x4xf32>, tensor<1xi32>, tensor<2xi32>) -> tensor<?x4xf32>
    %9 = stablehlo.add %3, %8 : tensor<?x4xf32>
    return %9 : tensor<?x4xf32>
  }
  func.func private @divmod(%arg0: tensor<i32> {jax.global_constant = ""}, %arg1: tensor<i32> {jax.global_constant = ""}) -> (tensor<i32>, tensor<i32>) {
    %0 = stablehlo.convert %arg0 : tensor<i32>
    %1 = call @floor_divide(%0, %arg1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = call @remainder(%0, %arg1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    return %1, %2 : tensor<i32>, tensor<i32>
  }
  func.func private @floor_divide(%arg0: tensor<i32> {jax.global_constant = ""}, %arg1: tensor<i32> {jax.global_constant = ""}) -> tensor<i32> {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.divide %arg0, %arg1 : tensor<i32>
    %1 = stablehlo.sign %arg0 : tensor<i32>
    %2 = stablehlo.sign %arg1 : tensor<i32>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<i32>
    %5 = stablehlo.compare NE, %4, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.and %3, %5 : tensor<i1>
    %7 = stablehlo.subtract %0, %c : tensor<i32>
    %8 = call @_where(%6, %7, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %8 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i1> {jax.global_constant = ""}, %arg1: tensor<i32> {jax.global_constant = ""}, %arg2: tensor<i32> {jax.global_constant = ""}) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @remainder(%arg0: tensor<i32> {jax.global_constant = ""}, %arg1: tensor<i32> {jax.global_constant = ""}) -> tensor<i32> {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare EQ, %arg1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = call @_where(%0, %c, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<i32>
    %3 = stablehlo.compare NE, %2, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.compare LT, %2, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %7 = stablehlo.and %6, %3 : tensor<i1>
    %8 = stablehlo.add %2, %1 : tensor<i32>
    %9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<i32>
    return %9 : tensor<i32>
  }
}
// -----
// remainder
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE"> : tensor<7x4xf32>
    %shape0 = stablehlo.constant dense<"0x0700000004000000"> : tensor<2xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<7x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %expected0 = stablehlo.constant dense<"0x524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE"> : tensor<6x4xf32>
    %got = call @model(%open0) : (tensor<?x4xf32>) -> (tensor<?x4xf32>)
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<?x4xf32>, tensor<6x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x4xf32>) -> (tensor<?x4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %1 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%1, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %2 = call @_wrapped_jax_export_main(%0, %arg0) : (tensor<i32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    return %2 : tensor<?x4xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x4xf32>) -> (tensor<?x4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<4> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<-1> : tensor<i32>
    %c_1 = stablehlo.constant dense<3> : tensor<i32>
    %0:2 = call @divmod(%arg0, %arg0, %c_1) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %1 = stablehlo.minimum %arg0, %0#1 : tensor<i32>
    %2 = stablehlo.convert %1 : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %4:2 = call @divmod(%arg0, %arg0, %c_1) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %5 = stablehlo.minimum %arg0, %4#1 : tensor<i32>
    %6 = stablehlo.multiply %5, %c_0 : tensor<i32>
    %7 = stablehlo.convert %arg0 : tensor<i32>
    %8 = stablehlo.add %6, %7 : tensor<i32>
    %9 = stablehlo.reshape %8 : (tensor<i32>) -> tensor<1xi32>
    %10 = stablehlo.concatenate %9, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %11 = "stablehlo.dynamic_gather"(%arg1, %3, %10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0]>, indices_are_sorted = true}> : (tensor<?x4xf32>, tensor<1xi32>, tensor<2xi32>) -> tensor<?x4xf32>
    return %11 : tensor<?x4xf32>
  }
  func.func private @divmod(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = call @floor_divide(%arg0, %0, %arg2) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = call @remainder(%arg0, %0, %arg2) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %1, %2 : tensor<i32>, tensor<i32>
  }
  func.func private @floor_divide(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.divide %arg1, %arg2 : tensor<i32>
    %1 = stablehlo.sign %arg1 : tensor<i32>
    %2 = stablehlo.sign %arg2 : tensor<i32>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.remainder %arg1, %arg2 : tensor<i32>
    %5 = stablehlo.compare NE, %4, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.and %3, %5 : tensor<i1>
    %7 = stablehlo.subtract %0, %c : tensor<i32>
    %8 = call @_where(%arg0, %6, %7, %0) : (tensor<i32>, tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %8 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i1>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg1, %arg2, %arg3 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @remainder(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare EQ, %arg2, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = call @_where(%arg0, %0, %c, %arg2) : (tensor<i32>, tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = stablehlo.remainder %arg1, %1 : tensor<i32>
    %3 = stablehlo.compare NE, %2, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.compare LT, %2, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %7 = stablehlo.and %6, %3 : tensor<i1>
    %8 = stablehlo.add %2, %1 : tensor<i32>
    %9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<i32>
    return %9 : tensor<i32>
  }
}
// -----
// pad
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE"> : tensor<7x4xf32>
    %shape0 = stablehlo.constant dense<"0x0700000004000000"> : tensor<2xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<7x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %expected0 = stablehlo.constant dense<"0x00000000000000000000000000000000739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE0000000000000000000000000000000000000000000000000000000000000000"> : tensor<10x4xf32>
    %got = call @model(%open0) : (tensor<?x4xf32>) -> (tensor<?x4xf32>)
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<?x4xf32>, tensor<10x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x4xf32>) -> (tensor<?x4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %1 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%1, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %2 = call @_wrapped_jax_export_main(%0, %arg0) : (tensor<i32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    return %2 : tensor<?x4xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x4xf32>) -> (tensor<?x4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %arg1, %c) : (tensor<i32>, tensor<?x4xf32>, tensor<i32>) -> tensor<?x4xf32>
    return %0 : tensor<?x4xf32>
  }
  func.func private @_pad(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x4xf32>, %arg2: tensor<i32>) -> tensor<?x4xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg1, %0, low = [1, 0], high = [2, 0], interior = [0, 0] : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xf32>
    return %1 : tensor<?x4xf32>
  }
}
// -----
// roll
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE"> : tensor<7x4xf32>
    %shape0 = stablehlo.constant dense<"0x0700000004000000"> : tensor<2xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<7x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %expected0 = stablehlo.constant dense<"0x9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF6CFC82BE4D003EBFB6A26C3F2EC50D3D"> : tensor<7x4xf32>
    %got = call @model(%open0) : (tensor<?x4xf32>) -> (tensor<?x4xf32>)
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<?x4xf32>, tensor<7x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x4xf32>) -> (tensor<?x4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %1 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%1, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %2 = call @_wrapped_jax_export_main(%0, %arg0) : (tensor<i32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    return %2 : tensor<?x4xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x4xf32>) -> (tensor<?x4xf32> {jax.result_info = "result"}) {
    %0 = call @_roll_static(%arg0, %arg1) : (tensor<i32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    return %0 : tensor<?x4xf32>
  }
  func.func private @_roll_static(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x4xf32>) -> tensor<?x4xf32> {
    %c = stablehlo.constant dense<1> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<4> : tensor<1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<-2> : tensor<i32>
    %0:2 = call @divmod(%arg0, %c_2, %arg0) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %1 = stablehlo.reshape %0#1 : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.concatenate %1, %c_1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %3 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.concatenate %3, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %5 = stablehlo.concatenate %c, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %6 = stablehlo.real_dynamic_slice %arg1, %2, %4, %5 : (tensor<?x4xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x4xf32>
    %7 = stablehlo.concatenate %c_1, %c_1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %8:2 = call @divmod(%arg0, %c_2, %arg0) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %9 = stablehlo.reshape %8#1 : (tensor<i32>) -> tensor<1xi32>
    %10 = stablehlo.concatenate %9, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %11 = stablehlo.concatenate %c, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %12 = stablehlo.real_dynamic_slice %arg1, %7, %10, %11 : (tensor<?x4xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x4xf32>
    %13 = stablehlo.concatenate %6, %12, dim = 0 : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    return %13 : tensor<?x4xf32>
  }
  func.func private @divmod(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = call @floor_divide(%arg0, %arg1, %0) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = call @remainder(%arg0, %arg1, %0) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %1, %2 : tensor<i32>, tensor<i32>
  }
  func.func private @floor_divide(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.divide %arg1, %arg2 : tensor<i32>
    %1 = stablehlo.sign %arg1 : tensor<i32>
    %2 = stablehlo.sign %arg2 : tensor<i32>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.remainder %arg1, %arg2 : tensor<i32>
    %5 = stablehlo.compare NE, %4, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.and %3, %5 : tensor<i1>
    %7 = stablehlo.subtract %0, %c : tensor<i32>
    %8 = call @_where(%arg0, %6, %7, %0) : (tensor<i32>, tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %8 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i1>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg1, %arg2, %arg3 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @remainder(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare EQ, %arg2, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = call @_where(%arg0, %0, %c, %arg2) : (tensor<i32>, tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = stablehlo.remainder %arg1, %1 : tensor<i32>
    %3 = stablehlo.compare NE, %2, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.compare LT, %2, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %7 = stablehlo.and %6, %3 : tensor<i1>
    %8 = stablehlo.add %2, %1 : tensor<i32>
    %9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<i32>
    return %9 : tensor<i32>
  }
}
// -----
// flip
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE"> : tensor<7x4xf32>
    %shape0 = stablehlo.constant dense<"0x0700000004000000"> : tensor<2xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<7x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %expected0 = stablehlo.constant dense<"0x24ED7FBFBE5285BF21668D3FD21DD3BE9BCA90BEE975D9BD197A643E89E71D3F6CFC82BE4D003EBFB6A26C3F2EC50D3DCF4C80BFC9B8E0BD90DC11BDDBAFAEBF95A3FBBA1EEAD03EBEF5CE3FF92B063E524C36BFE36DAF3FCCD2F7BE028C0F40739ADCBF374EE73EBA7EF43E77CA94BF"> : tensor<7x4xf32>
    %got = call @model(%open0) : (tensor<?x4xf32>) -> (tensor<?x4xf32>)
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<?x4xf32>, tensor<7x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x4xf32>) -> (tensor<?x4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %1 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%1, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %2 = call @_wrapped_jax_export_main(%0, %arg0) : (tensor<i32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    return %2 : tensor<?x4xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x4xf32>) -> (tensor<?x4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<-1> : tensor<i32>
    %0 = stablehlo.convert %arg0 : tensor<i32>
    %1 = stablehlo.add %0, %c_0 : tensor<i32>
    %2 = stablehlo.convert %1 : tensor<i32>
    %3 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.dynamic_iota %3, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
    %5 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.dynamic_broadcast_in_dim %c_0, %5, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
    %7 = stablehlo.multiply %6, %4 : tensor<?xi32>
    %8 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %9 = stablehlo.dynamic_broadcast_in_dim %2, %8, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
    %10 = stablehlo.add %9, %7 : tensor<?xi32>
    %11 = stablehlo.reverse %10, dims = [0] : tensor<?xi32>
    %12 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %13 = stablehlo.concatenate %12, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %14 = stablehlo.dynamic_broadcast_in_dim %11, %13, dims = [0] : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x1xi32>
    %15 = "stablehlo.gather"(%arg1, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 4>}> : (tensor<?x4xf32>, tensor<?x1xi32>) -> tensor<?x4xf32>
    %16 = stablehlo.reverse %15, dims = [0] : tensor<?x4xf32>
    return %16 : tensor<?x4xf32>
  }
}
// -----
// every_other
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE"> : tensor<7x4xf32>
    %shape0 = stablehlo.constant dense<"0x0700000004000000"> : tensor<2xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<7x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %expected0 = stablehlo.constant dense<"0x524C36BFE36DAF3FCCD2F7BE028C0F40CF4C80BFC9B8E0BD90DC11BDDBAFAEBF9BCA90BEE975D9BD197A643E89E71D3F739A5CC0374E673FBA7E743F77CA14C095A37BBB1EEA503FBEF54E40F92B863E6CFC02BF4D00BEBFB6A2EC3F2EC58D3D24EDFFBFBE5205C021660D40D21D53BF"> : tensor<7x4xf32>
    %got = call @model(%open0) : (tensor<?x4xf32>) -> (tensor<?x4xf32>)
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<?x4xf32>, tensor<7x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x4xf32>) -> (tensor<?x4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %1 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%1, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %2 = call @_wrapped_jax_export_main(%0, %arg0) : (tensor<i32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    return %2 : tensor<?x4xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x4xf32>) -> (tensor<?x4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %c_1 = stablehlo.constant dense<2> : tensor<i32>
    %c_2 = stablehlo.constant dense<4> : tensor<1xi32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.concatenate %0, %c_2, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %2 = stablehlo.dynamic_broadcast_in_dim %cst, %1, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
    %3 = stablehlo.multiply %2, %arg1 : tensor<?x4xf32>
    %4 = stablehlo.concatenate %arg1, %3, dim = 0 : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    %5 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.dynamic_iota %5, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
    %7 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %8 = stablehlo.dynamic_broadcast_in_dim %c_1, %7, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
    %9 = stablehlo.multiply %8, %6 : tensor<?xi32>
    %10 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %11 = stablehlo.dynamic_broadcast_in_dim %c_0, %10, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
    %12 = stablehlo.add %11, %9 : tensor<?xi32>
    %13 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %14 = stablehlo.concatenate %13, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %15 = stablehlo.dynamic_broadcast_in_dim %12, %14, dims = [0] : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x1xi32>
    %16 = "stablehlo.gather"(%4, %15) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 4>}> : (tensor<?x4xf32>, tensor<?x1xi32>) -> tensor<?x4xf32>
    return %16 : tensor<?x4xf32>
  }
}
// -----
// sort
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE"> : tensor<7x4xf32>
    %shape0 = stablehlo.constant dense<"0x0700000004000000"> : tensor<2xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<7x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %expected0 = stablehlo.constant dense<"0x739ADCBFBE5285BFCCD2F7BEDBAFAEBFCF4C80BF4D003EBF90DC11BD77CA94BF24ED7FBFC9B8E0BD197A643ED21DD3BE524C36BFE975D9BDBA7EF43E2EC50D3D9BCA90BE1EEAD03EB6A26C3FF92B063E6CFC82BE374EE73E21668D3F89E71D3F95A3FBBAE36DAF3FBEF5CE3F028C0F40"> : tensor<7x4xf32>
    %expected1 = stablehlo.constant dense<"0x02000000010000000200000001000000"> : tensor<4xi32>
    %expected2 = stablehlo.constant dense<"0xD2EDB5BE60F2E23E0D008A3E5C580EBF8C87E2BD497E6F3D06BE34BF"> : tensor<7xf32>
    %got:3 = call @model(%open0) : (tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<4xi32>, tensor<?xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<?x4xf32>, tensor<7x4xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<?xf32>, tensor<7xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x4xf32>) -> (tensor<?x4xf32> {jax.result_info = "result[0]"}, tensor<4xi32> {jax.result_info = "result[1]"}, tensor<?xf32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %1 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%1, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %2:3 = call @_wrapped_jax_export_main(%0, %arg0) : (tensor<i32>, tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<4xi32>, tensor<?xf32>)
    return %2#0, %2#1, %2#2 : tensor<?x4xf32>, tensor<4xi32>, tensor<?xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x4xf32>) -> (tensor<?x4xf32> {jax.result_info = "result[0]"}, tensor<4xi32> {jax.result_info = "result[1]"}, tensor<?xf32> {jax.result_info = "result[2]"}) {
    %0 = call @sort(%arg0, %arg1) : (tensor<i32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    %1 = call @argmax(%arg0, %arg1) : (tensor<i32>, tensor<?x4xf32>) -> tensor<4xi32>
    %2 = call @median(%arg0, %arg1) : (tensor<i32>, tensor<?x4xf32>) -> tensor<?xf32>
    return %0, %1, %2 : tensor<?x4xf32>, tensor<4xi32>, tensor<?xf32>
  }
  func.func private @sort(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x4xf32>) -> tensor<?x4xf32> {
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = "stablehlo.sort"(%arg1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %1 = stablehlo.compare EQ, %arg2, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %2 = stablehlo.select %1, %cst_0, %arg2 : tensor<i1>, tensor<f32>
      %3 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.select %3, %cst, %2 : tensor<i1>, tensor<f32>
      %5 = stablehlo.compare EQ, %arg3, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.select %5, %cst_0, %arg3 : tensor<i1>, tensor<f32>
      %7 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = stablehlo.select %7, %cst, %6 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<?x4xf32>) -> tensor<?x4xf32>
    return %0 : tensor<?x4xf32>
  }
  func.func private @argmax(%arg0: tensor<i32>, %arg1: tensor<?x4xf32>) -> tensor<4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c_0 = stablehlo.constant dense<4> : tensor<1xi32>
    %0 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.concatenate %0, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %2 = stablehlo.dynamic_iota %1, dim = 0 : (tensor<2xi32>) -> tensor<?x4xi32>
    %3:2 = stablehlo.reduce(%arg1 init: %cst), (%2 init: %c) across dimensions = [0] : (tensor<?x4xf32>, tensor<?x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
     reducer(%arg2: tensor<f32>, %arg4: tensor<f32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
      %4 = stablehlo.compare GT, %arg2, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %5 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.or %4, %5 : tensor<i1>
      %7 = stablehlo.compare EQ, %arg2, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = stablehlo.compare LT, %arg3, %arg5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %9 = stablehlo.and %7, %8 : tensor<i1>
      %10 = stablehlo.or %6, %9 : tensor<i1>
      %11 = stablehlo.select %6, %arg2, %arg4 : tensor<i1>, tensor<f32>
      %12 = stablehlo.select %10, %arg3, %arg5 : tensor<i1>, tensor<i32>
      stablehlo.return %11, %12 : tensor<f32>, tensor<i32>
    }
    return %3#1 : tensor<4xi32>
  }
  func.func private @median(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x4xf32>) -> tensor<?xf32> {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = call @quantile(%arg0, %arg1, %cst) : (tensor<i32>, tensor<?x4xf32>, tensor<f32>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  func.func private @quantile(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x4xf32>, %arg2: tensor<f32>) -> tensor<?xf32> {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %c = stablehlo.constant dense<1> : tensor<1xi32>
    %c_4 = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xi1>
    %1 = stablehlo.reduce(%0 init: %c_4) applies stablehlo.or across dimensions = [1] : (tensor<?x4xi1>, tensor<i1>) -> tensor<?xi1>
    %2 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %3 = stablehlo.concatenate %2, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %4 = stablehlo.dynamic_broadcast_in_dim %1, %3, dims = [0] : (tensor<?xi1>, tensor<2xi32>) -> tensor<?x1xi1>
    %5 = call @_where(%arg0, %4, %cst_3, %arg1) : (tensor<i32>, tensor<?x1xi1>, tensor<f32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    %6 = "stablehlo.sort"(%5) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %29 = stablehlo.compare EQ, %arg3, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %30 = stablehlo.select %29, %cst_2, %arg3 : tensor<i1>, tensor<f32>
      %31 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %32 = stablehlo.select %31, %cst_3, %30 : tensor<i1>, tensor<f32>
      %33 = stablehlo.compare EQ, %arg4, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %34 = stablehlo.select %33, %cst_2, %arg4 : tensor<i1>, tensor<f32>
      %35 = stablehlo.compare NE, %arg4, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %36 = stablehlo.select %35, %cst_3, %34 : tensor<i1>, tensor<f32>
      %37 = stablehlo.compare LT, %32, %36, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %37 : tensor<i1>
    }) : (tensor<?x4xf32>) -> tensor<?x4xf32>
    %7 = stablehlo.subtract %cst_1, %cst_0 : tensor<f32>
    %8 = stablehlo.multiply %arg2, %7 : tensor<f32>
    %9 = stablehlo.floor %8 : tensor<f32>
    %10 = stablehlo.ceil %8 : tensor<f32>
    %11 = stablehlo.subtract %cst_1, %cst_0 : tensor<f32>
    %12 = stablehlo.clamp %cst_2, %9, %11 : tensor<f32>
    %13 = stablehlo.subtract %cst_1, %cst_0 : tensor<f32>
    %14 = stablehlo.clamp %cst_2, %10, %13 : tensor<f32>
    %15 = stablehlo.convert %12 : (tensor<f32>) -> tensor<i32>
    %16 = stablehlo.convert %14 : (tensor<f32>) -> tensor<i32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %18 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %19 = stablehlo.concatenate %18, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %20 = "stablehlo.dynamic_gather"(%6, %17, %19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>}> : (tensor<?x4xf32>, tensor<1xi32>, tensor<2xi32>) -> tensor<?xf32>
    %21 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %22 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %23 = stablehlo.concatenate %22, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %24 = "stablehlo.dynamic_gather"(%6, %21, %23) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>}> : (tensor<?x4xf32>, tensor<1xi32>, tensor<2xi32>) -> tensor<?xf32>
    %25 = stablehlo.add %20, %24 : tensor<?xf32>
    %26 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %27 = stablehlo.dynamic_broadcast_in_dim %cst, %26, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<?xf32>
    return %28 : tensor<?xf32>
  }
  func.func private @_where(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x1xi1>, %arg2: tensor<f32>, %arg3: tensor<?x4xf32>) -> tensor<?x4xf32> {
    %c = stablehlo.constant dense<4> : tensor<1xi32>
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.concatenate %1, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %3 = stablehlo.dynamic_broadcast_in_dim %arg1, %2, dims = [0, 1] : (tensor<?x1xi1>, tensor<2xi32>) -> tensor<?x4xi1>
    %4 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %5 = stablehlo.concatenate %4, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %6 = stablehlo.dynamic_broadcast_in_dim %0, %5, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
    %7 = stablehlo.select %3, %6, %arg3 : tensor<?x4xi1>, tensor<?x4xf32>
    return %7 : tensor<?x4xf32>
  }
}
// -----
// top_k
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x395EF83E151C743E3A7BB5BD0965DCBE4FEA4B3F887E71BE6D079DBEBA67D63DC129D93FCB90ABBF5715453F6F53F2BFDB7C5E3E509CC93FC332FA3E57B82E3E9E790FBFB356FE3C610E81BEC33549BF946A94BE6E244B3E566844BF7C684EBF751CAEBF1C0DC83E4E9A0B3F65386D3E6A15773FF3F3B33DA8B5C83E94909B3E5579BBBDF0E307BFADB40D401E66E7BEF6762ABF8936DE3E10F3803E36D0B3BFECB38F3F16E9C0BDFD328EBF142A983F462C203F83DCA1BFBA7AE33FF2A6283F9C0D27BC4A8CCB3FF51E233E7A0EE6BC6E0929BF26F4143F4E05F43EF884703C8C3C4ABF550C053EAAF28EBD49AFAABF5964BCBFE4AD103F578526C0"> : tensor<7x9xf32>
    %shape0 = stablehlo.constant dense<"0x0700000009000000"> : tensor<2xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<7x9xf32>, tensor<2xi32>) -> tensor<?x9xf32>
    %expected0 = stablehlo.constant dense<"0xC129D93F4FEA4B3F395EF83E509CC93F5715453FC332FA3E4E9A0B3F1C0DC83E6E244B3EADB40D406A15773FA8B5C83E142A983FECB38F3F462C203FBA7AE33F4A8CCB3FF2A6283FE4AD103F4E05F43E550C053E"> : tensor<7x3xf32>
    %expected1 = stablehlo.constant dense<"0x080000000400000000000000040000000100000005000000080000000700000003000000070000000100000003000000070000000400000008000000010000000400000002000000070000000000000003000000"> : tensor<7x3xi32>
    %got:2 = call @model(%open0) : (tensor<?x9xf32>) -> (tensor<?x3xf32>, tensor<?x3xi32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<?x3xf32>, tensor<7x3xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<?x3xi32>, tensor<7x3xi32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x9xf32>) -> (tensor<?x3xf32> {jax.result_info = "result[0]"}, tensor<?x3xi32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x9xf32>) -> tensor<i32>
    %1 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%1, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, 9). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %2:2 = call @_wrapped_jax_export_main(%0, %arg0) : (tensor<i32>, tensor<?x9xf32>) -> (tensor<?x3xf32>, tensor<?x3xi32>)
    return %2#0, %2#1 : tensor<?x3xf32>, tensor<?x3xi32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x9xf32>) -> (tensor<?x3xf32> {jax.result_info = "result[0]"}, tensor<?x3xi32> {jax.result_info = "result[1]"}) {
    %0:2 = stablehlo.composite "chlo.top_k" %arg1 {composite_attributes = {k = 3 : i64}, decomposition = @chlo.top_k.impl, version = 1 : i32} : (tensor<?x9xf32>) -> (tensor<?x3xf32>, tensor<?x3xi32>)
    return %0#0, %0#1 : tensor<?x3xf32>, tensor<?x3xi32>
  }
  func.func private @chlo.top_k.impl(%arg0: tensor<?x9xf32>) -> (tensor<?x3xf32>, tensor<?x3xi32>) {
    %c = stablehlo.constant dense<1> : tensor<2xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<2xi64>
    %c_1 = stablehlo.constant dense<3> : tensor<i64>
    %c_2 = stablehlo.constant dense<9> : tensor<i64>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x9xf32>) -> tensor<i32>
    %1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<i64>
    %2 = stablehlo.reshape %1 : (tensor<i64>) -> tensor<1xi64>
    %3 = stablehlo.reshape %c_2 : (tensor<i64>) -> tensor<1xi64>
    %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %5 = stablehlo.reshape %c_1 : (tensor<i64>) -> tensor<1xi64>
    %6 = stablehlo.concatenate %2, %5, dim = 0 : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %7 = stablehlo.dynamic_iota %4, dim = 1 : (tensor<2xi64>) -> tensor<?x9xi32>
    %8:2 = "stablehlo.sort"(%arg0, %7) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %11 = stablehlo.compare GT, %arg1, %arg2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    }) : (tensor<?x9xf32>, tensor<?x9xi32>) -> (tensor<?x9xf32>, tensor<?x9xi32>)
    %9 = stablehlo.real_dynamic_slice %8#0, %c_0, %6, %c : (tensor<?x9xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x3xf32>
    %10 = stablehlo.real_dynamic_slice %8#1, %c_0, %6, %c : (tensor<?x9xi32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x3xi32>
    return %9, %10 : tensor<?x3xf32>, tensor<?x3xi32>
  }
}
// -----
// lookup
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x2357523E4DC7F4BEA074A73FDDA7FCBEF5D3283F4A38CBBECBF4E83D52A13C3F1AD4ECBE391E7F3FFC627EBFE0D4963E1E326C3F38F8283F114EF53FC27043BFF687B0BFBF8C7EBFC412293FC1EFFE3EF16BD13D0EBD8FBF6A51443F20C39CBF7658943F45E036407C9FBB3E9346153F1E58FCBE12B5E7BFD14B1ABFFEE38BBF7237B9BF4A76DC3FA3B48B3E6966C23E2E389EBE1E0531BECBEC763FED7304BD8FDB073F5AB548BEAA2EAFBEC315B4BFE226FDBF71EB85BE1369673DE99FA4BF84350DBDA62B5C3D09FC09C09C456ABFE584D03E902CC63E9FAB93BF3540223E3DDE823F41EE463F3225C3BD979AEFBEB81C21BF1386EF3E56C9473E9F20213FEE09073E849A513FBBB9C13D5CE1483F3EEE5E3F75F54DBF4471E7BF2D91C53FC668833E4674DBBFE0BC36BF8E99453FCD318FBE751603BF1950B33F810D86BFC7534CBFB275583EB5E9C73EAD20FE3EE646693F32584B3E8890FA3E13B784BE"> : tensor<11x8xf32>
    %in1 = stablehlo.constant dense<"0x080000000000000009000000020000000200000009000000"> : tensor<2x3xi32>
    %shape1 = stablehlo.constant dense<"0x0200000003000000"> : tensor<2xi32>
    %open1 = stablehlo.dynamic_reshape %in1, %shape1 : (tensor<2x3xi32>, tensor<2xi32>) -> tensor<?x?xi32>
    %expected0 = stablehlo.constant dense<"0xA70C183FD7D8AFBF9863303F7E13883FA714A03F0854DBBF784796BE55D49D3FDD1A20C082006DC0A8681B3FA844E23F52EF99BDAB8230C0C2D03B40E0C95FC0"> : tensor<2x8xf32>
    %got = call @model(%in0, %open1) : (tensor<11x8xf32>, tensor<?x?xi32>) -> (tensor<?x8xf32>)
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<?x8xf32>, tensor<2x8xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<11x8xf32>, %arg1: tensor<?x?xi32>) -> (tensor<?x8xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg1, dim = 0 : (tensor<?x?xi32>) -> tensor<i32>
    %1 = stablehlo.get_dimension_size %arg1, dim = 1 : (tensor<?x?xi32>) -> tensor<i32>
    %2 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%2, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[1].shape = (b, t). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[1].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %3 = stablehlo.compare GE, %1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%3, %0, %1) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 't'. Using the following polymorphic shapes specifications: args[1].shape = (b, t). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[1].shape[0] (= {0}), 't' = {1} from specification 't' for dimension args[1].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %4 = call @_wrapped_jax_export_main(%0, %1, %arg0, %arg1) : (tensor<i32>, tensor<i32>, tensor<11x8xf32>, tensor<?x?xi32>) -> tensor<?x8xf32>
    return %4 : tensor<?x8xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "t"}, %arg2: tensor<11x8xf32>, %arg3: tensor<?x?xi32>) -> (tensor<?x8xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<1> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<11> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %3 = stablehlo.dynamic_broadcast_in_dim %c_1, %2, dims = [] : (tensor<i32>, tensor<2xi32>) -> tensor<?x?xi32>
    %4 = stablehlo.compare LT, %arg3, %3, SIGNED : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
    %5 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %7 = stablehlo.concatenate %5, %6, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %8 = stablehlo.dynamic_broadcast_in_dim %c_0, %7, dims = [] : (tensor<i32>, tensor<2xi32>) -> tensor<?x?xi32>
    %9 = stablehlo.add %arg3, %8 : tensor<?x?xi32>
    %10 = stablehlo.select %4, %9, %arg3 : tensor<?x?xi1>, tensor<?x?xi32>
    %11 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %13 = stablehlo.concatenate %11, %12, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %14 = stablehlo.dynamic_broadcast_in_dim %10, %13, dims = [0, 1] : (tensor<?x?xi32>, tensor<3xi32>) -> tensor<?x?x1xi32>
    %15 = "stablehlo.gather"(%arg2, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 8>}> : (tensor<11x8xf32>, tensor<?x?x1xi32>) -> tensor<?x?x8xf32>
    %16 = stablehlo.reduce(%15 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<?x?x8xf32>, tensor<f32>) -> tensor<?x8xf32>
    return %16 : tensor<?x8xf32>
  }
}
// -----
// take_along_axis
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x2BC5453F071E0E3FE31C353DE1224FBF3B978A3D8E85E5BC64D1453EB6370D40F91506BF4436D83E5DC3883F3AB5C83D419F15405E8EC1BE06EFA53E897E4CBF0DFBB3BE88E87E3E62A7583F6660A33E"> : tensor<5x4xf32>
    %shape0 = stablehlo.constant dense<"0x0500000004000000"> : tensor<2xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<5x4xf32>, tensor<2xi32>) -> tensor<?x?xf32>
    %in1 = stablehlo.constant dense<"0x0300000001000000020000000100000001000000"> : tensor<5xi32>
    %shape1 = stablehlo.constant dense<"0x05000000"> : tensor<1xi32>
    %open1 = stablehlo.dynamic_reshape %in1, %shape1 : (tensor<5xi32>, tensor<1xi32>) -> tensor<?xi32>
    %expected0 = stablehlo.constant dense<"0xE1224FBF8E85E5BC5DC3883F5E8EC1BE88E87E3E"> : tensor<5x1xf32>
    %got = call @model(%open0, %open1) : (tensor<?x?xf32>, tensor<?xi32>) -> (tensor<?x1xf32>)
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<?x1xf32>, tensor<5x1xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x?xf32>, %arg1: tensor<?xi32>) -> (tensor<?x1xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
    %1 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
    %2 = stablehlo.get_dimension_size %arg1, dim = 0 : (tensor<?xi32>) -> tensor<i32>
    %3 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%3, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, n),args[1].shape = (b,). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %4 = stablehlo.compare GE, %1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%4, %0, %1) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'n'. Using the following polymorphic shapes specifications: args[0].shape = (b, n),args[1].shape = (b,). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), 'n' = {1} from specification 'n' for dimension args[0].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %5 = stablehlo.compare EQ, %2, %0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%5, %2, %0, %1) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[1].shape[0] (= {0}) and the specification 'b' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, n),args[1].shape = (b,). Obtained dimension variables: 'b' = {1} from specification 'b' for dimension args[0].shape[0] (= {1}), 'n' = {2} from specification 'n' for dimension args[0].shape[1] (= {2}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %6 = call @_wrapped_jax_export_main(%0, %1, %arg0, %arg1) : (tensor<i32>, tensor<i32>, tensor<?x?xf32>, tensor<?xi32>) -> tensor<?x1xf32>
    return %6 : tensor<?x1xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "n"}, %arg2: tensor<?x?xf32>, %arg3: tensor<?xi32>) -> (tensor<?x1xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<1xi32>
    %0 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.concatenate %0, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %2 = stablehlo.dynamic_broadcast_in_dim %arg3, %1, dims = [0] : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x1xi32>
    %3 = call @take_along_axis(%arg0, %arg1, %arg2, %2) : (tensor<i32>, tensor<i32>, tensor<?x?xf32>, tensor<?x1xi32>) -> tensor<?x1xf32>
    return %3 : tensor<?x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "n"}, %arg2: tensor<?x?xf32>, %arg3: tensor<?x1xi32>) -> tensor<?x1xf32> {
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %c_1 = stablehlo.constant dense<false> : tensor<1xi1>
    %c_2 = stablehlo.constant dense<1> : tensor<1xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.concatenate %1, %c_2, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %3 = stablehlo.dynamic_broadcast_in_dim %c_3, %2, dims = [] : (tensor<i32>, tensor<2xi32>) -> tensor<?x1xi32>
    %4 = stablehlo.compare LT, %arg3, %3, SIGNED : (tensor<?x1xi32>, tensor<?x1xi32>) -> tensor<?x1xi1>
    %5 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.concatenate %5, %c_2, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %7 = stablehlo.dynamic_broadcast_in_dim %0, %6, dims = [] : (tensor<i32>, tensor<2xi32>) -> tensor<?x1xi32>
    %8 = stablehlo.add %arg3, %7 : tensor<?x1xi32>
    %9 = stablehlo.select %4, %8, %arg3 : tensor<?x1xi1>, tensor<?x1xi32>
    %10 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %11 = stablehlo.concatenate %10, %c_2, %c_2, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %12 = stablehlo.dynamic_reshape %9, %11 : (tensor<?x1xi32>, tensor<3xi32>) -> tensor<?x1x1xi32>
    %13 = stablehlo.convert %arg0 : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %15 = stablehlo.convert %arg1 : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.concatenate %14, %16, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %18 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %19 = stablehlo.add %c_2, %18 : tensor<1xi32>
    %20 = stablehlo.select %c_1, %19, %c_2 : tensor<1xi1>, tensor<1xi32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %22 = "stablehlo.gather"(%17, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<1x1xi32>) -> tensor<1xi32>
    %23 = stablehlo.subtract %22, %c_2 : tensor<1xi32>
    %24 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %25 = stablehlo.concatenate %24, %c_2, %c_2, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %26 = stablehlo.dynamic_broadcast_in_dim %c_3, %25, dims = [] : (tensor<i32>, tensor<3xi32>) -> tensor<?x1x1xi32>
    %27 = stablehlo.compare GE, %12, %26, SIGNED : (tensor<?x1x1xi32>, tensor<?x1x1xi32>) -> tensor<?x1x1xi1>
    %28 = stablehlo.broadcast_in_dim %23, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %29 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %30 = stablehlo.concatenate %29, %c_2, %c_2, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %31 = stablehlo.dynamic_broadcast_in_dim %28, %30, dims = [0, 1, 2] : (tensor<1x1x1xi32>, tensor<3xi32>) -> tensor<?x1x1xi32>
    %32 = stablehlo.compare LE, %12, %31, SIGNED : (tensor<?x1x1xi32>, tensor<?x1x1xi32>) -> tensor<?x1x1xi1>
    %33 = stablehlo.and %27, %32 : tensor<?x1x1xi1>
    %34 = stablehlo.reduce(%33 init: %c) applies stablehlo.and across dimensions = [2] : (tensor<?x1x1xi1>, tensor<i1>) -> tensor<?x1xi1>
    %35 = "stablehlo.gather"(%arg2, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<?x?xf32>, tensor<?x1x1xi32>) -> tensor<?x1xf32>
    %36 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %37 = stablehlo.concatenate %36, %c_2, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %38 = stablehlo.dynamic_broadcast_in_dim %cst, %37, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x1xf32>
    %39 = stablehlo.select %34, %35, %38 : tensor<?x1xi1>, tensor<?x1xf32>
    return %39 : tensor<?x1xf32>
  }
}
// -----
// scatter_add
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE"> : tensor<7x4xf32>
    %shape0 = stablehlo.constant dense<"0x0700000004000000"> : tensor<2xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<7x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %in1 = stablehlo.constant dense<"0x0100000006000000060000000000000002000000"> : tensor<5xi32>
    %shape1 = stablehlo.constant dense<"0x05000000"> : tensor<1xi32>
    %open1 = stablehlo.dynamic_reshape %in1, %shape1 : (tensor<5xi32>, tensor<1xi32>) -> tensor<?xi32>
    %in2 = stablehlo.constant dense<"0xF12F38BF45BB31BF795371BF02C36F3FA98FBABE4F6B023ED61082BD16433B3F39C458BF5AAC89BF31AE653E78D8193FAD41AA3E5C384FBFA66F2D3FAB6D3EBF8E8305BFF0A671BF5B8CA63FEA27223F"> : tensor<5x4xf32>
    %shape2 = stablehlo.constant dense<"0x0500000004000000"> : tensor<2xi32>
    %open2 = stablehlo.dynamic_reshape %in2, %shape2 : (tensor<5x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %expected0 = stablehlo.constant dense<"0x080AB2BF8122B7BE82D7933F4C01F4BF223EB7BF81202D3F709EB6BFC27C4B40600106BFE13109BF0CC13A40E8B2433FCF4C80BFC9B8E0BD90DC11BDDBAFAEBF6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F4C7E0DC0AEB1FEBFDAFAA13FA58C6B3F"> : tensor<7x4xf32>
    %got = call @model(%open0, %open1, %open2) : (tensor<?x4xf32>, tensor<?xi32>, tensor<?x4xf32>) -> (tensor<?x4xf32>)
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<?x4xf32>, tensor<7x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x4xf32>, %arg1: tensor<?xi32>, %arg2: tensor<?x4xf32>) -> (tensor<?x4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %1 = stablehlo.get_dimension_size %arg1, dim = 0 : (tensor<?xi32>) -> tensor<i32>
    %2 = stablehlo.get_dimension_size %arg2, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %3 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%3, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'n'. Using the following polymorphic shapes specifications: args[0].shape = (n, 4),args[1].shape = (b,),args[2].shape = (b, 4). Obtained dimension variables: 'n' = {0} from specification 'n' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %4 = stablehlo.compare GE, %1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%4, %0, %1) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (n, 4),args[1].shape = (b,),args[2].shape = (b, 4). Obtained dimension variables: 'n' = {0} from specification 'n' for dimension args[0].shape[0] (= {0}), 'b' = {1} from specification 'b' for dimension args[1].shape[0] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %5 = stablehlo.compare EQ, %2, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%5, %2, %1, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[2].shape[0] (= {0}) and the specification 'b' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (n, 4),args[1].shape = (b,),args[2].shape = (b, 4). Obtained dimension variables: 'n' = {2} from specification 'n' for dimension args[0].shape[0] (= {2}), 'b' = {1} from specification 'b' for dimension args[1].shape[0] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %6 = call @_wrapped_jax_export_main(%1, %0, %arg0, %arg1, %arg2) : (tensor<i32>, tensor<i32>, tensor<?x4xf32>, tensor<?xi32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    return %6 : tensor<?x4xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "n"}, %arg2: tensor<?x4xf32>, %arg3: tensor<?xi32>, %arg4: tensor<?x4xf32>) -> (tensor<?x4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.dynamic_broadcast_in_dim %c_0, %1, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
    %3 = stablehlo.compare LT, %arg3, %2, SIGNED : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi1>
    %4 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %5 = stablehlo.dynamic_broadcast_in_dim %0, %4, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
    %6 = stablehlo.add %arg3, %5 : tensor<?xi32>
    %7 = stablehlo.select %3, %6, %arg3 : tensor<?xi1>, tensor<?xi32>
    %8 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %9 = stablehlo.concatenate %8, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %10 = stablehlo.dynamic_broadcast_in_dim %7, %9, dims = [0] : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x1xi32>
    %11 = "stablehlo.scatter"(%arg2, %10, %arg4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %12 = stablehlo.add %arg5, %arg6 : tensor<f32>
      stablehlo.return %12 : tensor<f32>
    }) : (tensor<?x4xf32>, tensor<?x1xi32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    return %11 : tensor<?x4xf32>
  }
}
// -----
// segment_sum
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE"> : tensor<7x4xf32>
    %shape0 = stablehlo.constant dense<"0x0700000004000000"> : tensor<2xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<7x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %in1 = stablehlo.constant dense<"0x02000000030000000400000004000000000000000400000000000000"> : tensor<7xi32>
    %shape1 = stablehlo.constant dense<"0x07000000"> : tensor<1xi32>
    %open1 = stablehlo.dynamic_reshape %in1, %shape1 : (tensor<7xi32>, tensor<1xi32>) -> tensor<?xi32>
    %expected0 = stablehlo.constant dense<"0xADB5A0BFE452E4BFBEDB01402C65C1BE00000000000000000000000000000000739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F405FBEA4BFE4BC443E1DF6E63F2FED1DBF"> : tensor<5x4xf32>
    %got = call @model(%open0, %open1) : (tensor<?x4xf32>, tensor<?xi32>) -> (tensor<5x4xf32>)
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x4xf32>, %arg1: tensor<?xi32>) -> (tensor<5x4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %1 = stablehlo.get_dimension_size %arg1, dim = 0 : (tensor<?xi32>) -> tensor<i32>
    %2 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%2, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'n'. Using the following polymorphic shapes specifications: args[0].shape = (n, 4),args[1].shape = (n,). Obtained dimension variables: 'n' = {0} from specification 'n' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %3 = stablehlo.compare EQ, %1, %0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%3, %1, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[1].shape[0] (= {0}) and the specification 'n' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (n, 4),args[1].shape = (n,). Obtained dimension variables: 'n' = {1} from specification 'n' for dimension args[0].shape[0] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %4 = call @_wrapped_jax_export_main(%0, %arg0, %arg1) : (tensor<i32>, tensor<?x4xf32>, tensor<?xi32>) -> tensor<5x4xf32>
    return %4 : tensor<5x4xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "n"}, %arg1: tensor<?x4xf32>, %arg2: tensor<?xi32>) -> (tensor<5x4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<1xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.concatenate %1, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %3 = stablehlo.dynamic_broadcast_in_dim %arg2, %2, dims = [0] : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x1xi32>
    %4 = "stablehlo.scatter"(%0, %3, %arg1) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %5 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %5 : tensor<f32>
    }) : (tensor<5x4xf32>, tensor<?x1xi32>, tensor<?x4xf32>) -> tensor<5x4xf32>
    return %4 : tensor<5x4xf32>
  }
}
// -----
// convolution_same
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x155BB5BF6B3BE33ECF3EED3E7AEEC3BF41FD6A3E2C4F3C3F95AFBF3E8AC9213F17BFB3BF187EA93EFAF09ABE4630F7BEBBDC5E3FDE58BD3FEBADE53FA04BA83F51BCE0BDBD97B43E814E443F252CF83D0CE7053E7CE1523F5CD272BD8CB23ABFD035D4BEF347223F182B443B0130AE3E508A2B3F38EBBFBE7B99413FA8F7C13E5B0E9EBF729DB83FCF3000BF2ADAD3BFFEC385BF9CB182BFB1B3553D22368CBE3D75ACBECAA41E3F2504AE3E07D1A13E09D5D13E00BB1D3FB5E806C0A797BABE90880BC093B3133D30D097BB00D4853F6704983F43A44F3EAA1700BF0A67F83E9C2507BFA189B6BA6E737C3F1ACA0EBFF5404E3F2D6A2D3F3D6D74BF2051793F3ED5323F85BED03DA12743BFEDF45BBF41A409BF79E70A3FDAA374BF9B01E03ED8F19EBF5BF750BE008FE03D037D1C40E14BB0BFF96ABC3F4A70193E2085D23E6460F23D3CB3E33EA15F1DBE511EBA3F96B6E9BE10ED903F3EF524BFA4CA76BD123689BFDEF8E83EE3F9B83FEB6C9EBD689C49BEC5AB8EBFB2CB6ABEAFE0CBBF5FB269BF9A3A683E6DD5A83F1CCA3340712A16BFEAB7B73F409A793EAAE01ABE057DDD3E249C7D3D2717E23D0B11D1BE42F5B2BF8395C5BF0F3B273FA2AB8DBE489918BF2F5B0B3CAE804B3F53B1383E37F327BF2BF79C3FC022CA3F8836FD3E0342793F8CF89E3F18A7903F9B351D3F462D193F7A08053F90758CBF9862333F508BADBFDF6A4BBF38DBA63FAB18573F1163BE3FE8188BBEE47C93BF2B3576BEC9F5D03DD6C4A13D711C913F70F8B8BEDD3DB43EAB167DBFFC8FE63ED1B84B3BC4F33FBF417D71BE91983CBEC6518ABE4FBBE23F0F9EC9BDE7BF79BEA33C06C0C6EA64BF8FB186BE0A942FBFCBDBB03F73E528BEBEEBA43F00BE7C3D377C183DE9DAB5BD89CA783B7A01DC3F817414C0531900C03E0D0BBF5A066E3CAFAA303F7C38F23EE1BBC4BE0670823F71DD833FA8793C3EBA70763F29988B3E5ABD0FBF20A4323F2289E23DCC9DAF3ABE89BC3F17DB1CC0AD76B5BFECF197BF4DFDB9BE015C82BE0CF0C0BF51337CBF1F605CBF70461D407B9FE63FD2D0D2BE9727BABE1E1993BF9E3DF4BFE15EEFBD3A737FBF1EC6ADBD8CD3CCBFC21043BFB431183ED37FBB3EE2BED53EC805A9BFAFCC5A3FACDA4CBFFA02223FD84D2EBC772DB0BFAAE4A1BEF510BB3E4DEB1C3F225F10BE5511C43F1DF6803F2B6883BEFC07403F8C86F73F29F1FA3F1A2F9DBF46316DBFD211BE3FC17587BF0749A9BF70EEF8BEF527D73E5DB5D1BD568B26BF30992CBFB95B36BF8B2761BF460612405F53983EA402633F5D68FABE6D6B3EBE79AB36BF97B529C09C62B0BF5AC2E7BF75FC0FC0860199BF2698A93FB30236BD3231A53F4F6CD23EC655483F2FA166BFA621063F048D3A3F289F13BF0A3E0F3FAEF1103F7BAF0CBFE0B68FBF849197BFD129B13DD66DA73EF9E24ABF80C9D93CB70E123FBF411E3F02A4C63F1C74A33F512A80BFC17FD73F14EE07BF64BE853F923C8B3D3E05D3BE9C62E7BF9BAE2FBEDF99C7BFECA0773F4326C23F5C024CBFE99B9A3E42B339BF60E420BF4945463F4CDA1DBDC9ACDE3F2DE7F6BE82D47F3FAF80C73D1CB84B3FD9F1E4BE35FE4ABDAD8AECBDD70756BF2D7E293FB876263F33F3173F4ABBC43F2184B93FC0F8BFBEB700BF3E4BA41FBFA653BF3C2E8919BF775ECF3FA536BA3E07435FBE7EC8983F5DEB0AC00FE700C015BC4B3FC3AD773D7F3A803E59C7A9BFA054BEBC80390040BFFE523F8DC72D3EADCBE0BE7405CABEC74408C072E9833E9571583FE5ADC9BF9E5229BFCD2794BF422177BF8D0F5B3DD86605C0D4401D3FA5FC403F859080BEEEC31EC04B157FBFBBCF9D3FA9CA31C097EEB1BE440A97BF52F84D3F45D42CBF10D3CE3E04C2103F7309EB3F03D04FBEE388C03E4C16BEBF795F983FB5B042BF968D0FBF0241B6BC980CC8BFB1426A3EDFAB773F6CFB953EFF60CBBFBA8FFDBD9BF53D3FF061F0BFEF9189BF2965603FF3498A3EF0EDD23EED03EE3F26E6EF3E596B283FDB7C2D4095EF5ABE0B424CBF2108DB3E6FC3E03ED2D606BF962584BF7ED413400758A73E0E773BBF697A6A3F7E87DFBDAD7981BE1DF10F3F665CA5BF8E8BB43EB4DBF43FD7AEEE3EDF9EC0BEA7D101BF1518D2BE650782BEDC6FC1BE63936A3FCCD9DDBF09AC5C3F4666C2BE4DFFC03E244190BF9510AA3FF7709F3FBAA7753F7CE3C1BF4741543F2B49CF3E8779CDBF4F0BC7BC44A4BA3EF35A0E3F0184353E491C953E4C9FBC3FAEEE9C3FD47D37C04E87A2BE479A28BEC444E0BF0CE3C03D4BD79F3FA8148BBFBE3CAC3E68736ABF6D022CBF3C1BBD3F12E50ABF1EA7EC3E1384EFBF6C60EE3F6E471A3F3DE13ABE0457133FF774B4BF2B5D973F55E1A5BE99F750BE49BAFBBE92A514BFEFD5313F3906833EF7D8263F9A1710BC1061033F"> : tensor<2x9x8x3xf32>
    %shape0 = stablehlo.constant dense<"0x02000000090000000800000003000000"> : tensor<4xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<2x9x8x3xf32>, tensor<4xi32>) -> tensor<?x?x?x3xf32>
    %in1 = stablehlo.constant dense<"0x5873D6BEEDB30E40F2B1C8BF6566A13F9717AF3F14275ABF6BAC0E4074D87E3F919C783FC98EE53C89705EBE446F56BEA0F3C73E125AB33F6FAA393E5F5469BFA70D533F89D06B3FC497273F04D93E3F18B78ABE3CD26DBFED415EBFDC56D1BFA8A2723E32E7AABD1246E1BEDC283DC019A89FBFB5778F3FEE242ABF799FB83EFB01B2BF8027B83FFD7B13BE2D80943E93D91440B61AC23F2BF69CBE47DD17BFD6ADA6BEB188023FC07FD7BD715DCABE98CCBB3FE0E6E9BD782C13403DD7B93D5085E43F92F2B63E9684763F1C8039BFF78F5ABF945EEB3ED3117D3F00E4243D89A8A4BFF21CAEBF68ACB6BF7141E2BFDC39E03D7001903FE4CD5BBCA3AA10C0B65643BEC8B426BED82406407F83BABFE506C8BE6159DA3F9063E63E4935103F3FABEA3D5CEEA83E6B11473F7F3A4FBF72C8603F90BEAFBFD91FA83EDF07373E62C51DBF78D6B9BCCB5E1FBF822D89BFFE0CB5BE804F8DBFB645A53E003693BF2044363FB53A97BFB4F810BF02E61FBF689EA93FC41BA93EBFD058BE2858FF3E3DDC06C0D9AC30BD8BAEFF3FD885073E0F168B3D24520C3F6346653FFDACFFBF7956D7BF9A56573E260237BF72F0A73F8A5EA1BEB49EF7BF484EA2BFB1FA2FC09BBE6FBEC5E740BE2D53D9BEB5188A3F1969993F4E7A2EBED29E08C02A061E3F172C0E3F92689E3E42427B3F161995BF738F00400F9D75BF13CD3F3F02FBD7BFD4256EBF5E18C23FA99485BE2B05573F6FA4723E4DF4D6BDA692AE3FB15672BE3AEFE3BF25A14DBFE71A0D3F2B80CA3E5D95C8BF836E39BFB1EB14BFD51EBBBEF01DB0BFEEDC20BF37863ABF3483453F93224F3F564F15BE71B9C8BE52480F3E110B51BF65CB92BF56B270BF1E8322BFB6EC94BFF1F2253EA5CE3A3F0A26CBBFBADACD3CD93661BE3ADAAE3E20FD53BC8B0FBABFF995A1BFB609F13C18AF833F3FB50DC01303B13E8945983FD1B21CBE12DA0C3F56FC33BF4476F4BD187ACFBFB90916C01959713FA1287CBFF23AE9BEF176B1BFE379B4BF830232BE92C53ABF6A85C13E1EB3E73E6846A43EC453743E4FF4C93FEAA688BF620361BDFBFB903F71DCA13F5AFCB5BF0DED9FBEE9D6AD3F7911023F08F3473EBCE85EBE8E81C4BE7391933E2E3781BEEC662EBD5CF8A03D18962DBFA139083FFC823A404C74E3BFF8E4A53ED19B42BFA8D0133F0DB33E3DEA08433F0077963F0B0A453E17E7903F"> : tensor<3x3x3x8xf32>
    %expected0 = stablehlo.constant dense<"0x7AC93B402240843F9726ECC0D3C7243FC20C50BEF6576FBF34A100BFF7A933C0F72732C1E5874C407DDA7E40084FC8BF1C54F1BF937355BF8211963F489FE9C0C9CA1B40D80263BFF5C58440953343C04F8ECB403D09C8BFCDA610402BE2B7BFDAC2AE3FE2E41AC0446A974009A840BFBF27004078CCFA3F528A43404F49E3BF91A023C0A863863F31FA134007456D4045EF27403F8B1940B721D1BF84F713C19104E2BF54426740980611C08EBFC1BF92E1B2BFEF8F5CC070953040CD3DE4BFF090913F21C4C1C04E606B40A3913ABE9830BABF5510A73DB9953BBF9825B0C03DFB9240531684C01EEC8BBFFAD61A3F8BA0E6C0D2F58040C87C24BE769C6040980D17C17FF5CBC079856140CADF3DC14B8FEAC0F59E173F30D5A13FD64BF1C0F7604FBF41277CC00D6FF7C0D8F404C0F15909C09593D0BD4E5A46BF931160C0A7FF0F41506C93C050F633BFB8AA963FBFBD874057CBE540EF3F8A3F4AA26D403982C7C06DBB3A401280D7BFA5FA0E41AEB0003EFD0CE5C04B08D1BF188C45C0BBED41C00BA2923F23D0D2C088DD70407C53B240AFD596C02839DFC0FC069DC09AEAF2BF9E9400417C6F004048244C407595B540234F113FC80175C00CAB1E41238C2F410B847740D4996440311EF0C0CFD406413E2EA540C8187840D888C140E39FA3BFB5E8F240DC38C740BFECED40806BD73F93C9D0C02489263F39CC8D40D0C558404F5C4E4084FEF33E5FBBA03D46D989C049608340899D4F4084D6AE40E2F229C0A64533407CEA53C0A98FE04033E0854053CE06C0D080FA3EC100D5401E678BBF5D140EC1C782DE40E46978C0731DFBC08879EE3F4AC41FC1BFFEAB40897C0640659C2EC0CB0887409A42A7C0DAFD1AC09AB6F1BE37EDDDC05D624AC0AAF6DCC079B20840CEA840BFFBD780C078BCE5C0D73C05C18F1A0D40DA74D9C0489007C025DAFABF62753CBFAA7A9DBF7D6514C104495BBFAC0888C0BB5B904074B4C44033E4DDBE1FCCD7BF858819BF6005D0401D21C5405C8D3A3FB67779BF207212C003EB6A4021359C3F879274C075E71AC13095483FC499C640A1D4753F0E8568C0AD136DC0B89C584087755DC1697D83C0F780BF3E1C8E8D3F1FE058C0F0E2214051364AC0C4B2B14084F1E040866ADA40C07E6540509943C07EC98040C0F166408C1AB6C0AFA693BE8D72083FA9464CBF506024BC49252EC077DE413F4EB240C0D2B95E40493362C09933BDC0B361CC3FC9022A3F7DA588C0EA6927C0C56E584064F955BFB9DAE2C0FBAB19BFC8AAC940C6D38A40CC20C5C044375A403972F340C8113D40302AB33F444539C01707FABF87A13A40C1E18F40E00801412DCB6241F1D930C0F273BFC0E3544541D737D73FABEF4AC02C9D0BC0CC783941F7AD3EC1E8DD3840718AF03EC80F2240208B9040EB2AD54037060640EE79E6BF632E3A40D61C7F403C74C63F59B30C4022F412BF91F896C03F1E3B41D5D665C0FE5B7EC0A743323FDFC659C02E3AAA40AD11E43FC91B11C0D1DF40404E49D6C051B500C0CC3004C0E7080DBEB882A13F855EE7C0183E2DC11A154EC102C50C40B5B4BC400DF28740E1E9433F3F4B6A3FC55C0B418FCEB24074E718C07C000E412DEB21413EB082C0F93F5AC0792486C0F3F51640C0C72840B18FC1BFF00E7240F49A05C190FE98BE4E0121408E1115C0878991C09F6640403DEDCBBE4610BCC06426ED40C43EB240980C8D408F219840750CFB3F1DC175BFB8DF954093D01041FEF53EC0EAFD3BBFCCC590BFE3E10240C7E735C0CFF7E6C0BE2B354015BF6640"> : tensor<2x5x4x8xf32>
    %got = call @model(%open0, %in1) : (tensor<?x?x?x3xf32>, tensor<3x3x3x8xf32>) -> (tensor<?x?x?x8xf32>)
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<?x?x?x8xf32>, tensor<2x5x4x8xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x?x?x3xf32>, %arg1: tensor<3x3x3x8xf32>) -> (tensor<?x?x?x8xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x?x?x3xf32>) -> tensor<i32>
    %1 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<?x?x?x3xf32>) -> tensor<i32>
    %2 = stablehlo.get_dimension_size %arg0, dim = 2 : (tensor<?x?x?x3xf32>) -> tensor<i32>
    %3 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%3, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, h, w, 3). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %4 = stablehlo.compare GE, %1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%4, %0, %1) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'h'. Using the following polymorphic shapes specifications: args[0].shape = (b, h, w, 3). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), 'h' = {1} from specification 'h' for dimension args[0].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %5 = stablehlo.compare GE, %2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%5, %0, %1, %2) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'w'. Using the following polymorphic shapes specifications: args[0].shape = (b, h, w, 3). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), 'h' = {1} from specification 'h' for dimension args[0].shape[1] (= {1}), 'w' = {2} from specification 'w' for dimension args[0].shape[2] (= {2}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %6 = call @_wrapped_jax_export_main(%0, %1, %2, %arg0, %arg1) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<?x?x?x3xf32>, tensor<3x3x3x8xf32>) -> tensor<?x?x?x8xf32>
    return %6 : tensor<?x?x?x8xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "h"}, %arg2: tensor<i32> {jax.global_constant = "w"}, %arg3: tensor<?x?x?x3xf32>, %arg4: tensor<3x3x3x8xf32>) -> (tensor<?x?x?x8xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %c_0 = stablehlo.constant dense<-2> : tensor<i32>
    %c_1 = stablehlo.constant dense<2> : tensor<i32>
    %c_2 = stablehlo.constant dense<-1> : tensor<i32>
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.multiply %0, %c_2 : tensor<i32>
    %2:2 = call @divmod(%arg0, %arg1, %arg2, %1, %c_1) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %3 = stablehlo.multiply %2#0, %c_0 : tensor<i32>
    %4 = stablehlo.convert %arg1 : tensor<i32>
    %5 = stablehlo.multiply %4, %c_2 : tensor<i32>
    %6 = stablehlo.add %3, %5 : tensor<i32>
    %7 = stablehlo.add %6, %c : tensor<i32>
    %8:2 = call @divmod(%arg0, %arg1, %arg2, %7, %c_1) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %9 = stablehlo.convert %arg1 : tensor<i32>
    %10 = stablehlo.multiply %9, %c_2 : tensor<i32>
    %11:2 = call @divmod(%arg0, %arg1, %arg2, %10, %c_1) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %12 = stablehlo.multiply %11#0, %c_0 : tensor<i32>
    %13 = stablehlo.convert %arg1 : tensor<i32>
    %14 = stablehlo.multiply %13, %c_2 : tensor<i32>
    %15 = stablehlo.add %12, %14 : tensor<i32>
    %16 = stablehlo.add %15, %c : tensor<i32>
    %17:2 = call @divmod(%arg0, %arg1, %arg2, %16, %c_1) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %18 = stablehlo.multiply %17#0, %c_2 : tensor<i32>
    %19 = stablehlo.convert %arg1 : tensor<i32>
    %20 = stablehlo.multiply %19, %c_2 : tensor<i32>
    %21:2 = call @divmod(%arg0, %arg1, %arg2, %20, %c_1) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %22 = stablehlo.multiply %21#0, %c_0 : tensor<i32>
    %23 = stablehlo.convert %arg1 : tensor<i32>
    %24 = stablehlo.multiply %23, %c_2 : tensor<i32>
    %25 = stablehlo.add %18, %22 : tensor<i32>
    %26 = stablehlo.add %25, %24 : tensor<i32>
    %27 = stablehlo.add %26, %c : tensor<i32>
    %28 = stablehlo.reshape %8#0 : (tensor<i32>) -> tensor<1xi32>
    %29 = stablehlo.reshape %27 : (tensor<i32>) -> tensor<1xi32>
    %30 = stablehlo.concatenate %28, %29, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %31 = stablehlo.reshape %30 : (tensor<2xi32>) -> tensor<1x2xi32>
    %32 = stablehlo.convert %arg2 : tensor<i32>
    %33 = stablehlo.multiply %32, %c_2 : tensor<i32>
    %34:2 = call @divmod(%arg0, %arg1, %arg2, %33, %c_1) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %35 = stablehlo.multiply %34#0, %c_0 : tensor<i32>
    %36 = stablehlo.convert %arg2 : tensor<i32>
    %37 = stablehlo.multiply %36, %c_2 : tensor<i32>
    %38 = stablehlo.add %35, %37 : tensor<i32>
    %39 = stablehlo.add %38, %c : tensor<i32>
    %40:2 = call @divmod(%arg0, %arg1, %arg2, %39, %c_1) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %41 = stablehlo.convert %arg2 : tensor<i32>
    %42 = stablehlo.multiply %41, %c_2 : tensor<i32>
    %43:2 = call @divmod(%arg0, %arg1, %arg2, %42, %c_1) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %44 = stablehlo.multiply %43#0, %c_0 : tensor<i32>
    %45 = stablehlo.convert %arg2 : tensor<i32>
    %46 = stablehlo.multiply %45, %c_2 : tensor<i32>
    %47 = stablehlo.add %44, %46 : tensor<i32>
    %48 = stablehlo.add %47, %c : tensor<i32>
    %49:2 = call @divmod(%arg0, %arg1, %arg2, %48, %c_1) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %50 = stablehlo.multiply %49#0, %c_2 : tensor<i32>
    %51 = stablehlo.convert %arg2 : tensor<i32>
    %52 = stablehlo.multiply %51, %c_2 : tensor<i32>
    %53:2 = call @divmod(%arg0, %arg1, %arg2, %52, %c_1) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %54 = stablehlo.multiply %53#0, %c_0 : tensor<i32>
    %55 = stablehlo.convert %arg2 : tensor<i32>
    %56 = stablehlo.multiply %55, %c_2 : tensor<i32>
    %57 = stablehlo.add %50, %54 : tensor<i32>
    %58 = stablehlo.add %57, %56 : tensor<i32>
    %59 = stablehlo.add %58, %c : tensor<i32>
    %60 = stablehlo.reshape %40#0 : (tensor<i32>) -> tensor<1xi32>
    %61 = stablehlo.reshape %59 : (tensor<i32>) -> tensor<1xi32>
    %62 = stablehlo.concatenate %60, %61, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %63 = stablehlo.reshape %62 : (tensor<2xi32>) -> tensor<1x2xi32>
    %64 = stablehlo.concatenate %31, %63, dim = 0 : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
    %65 = "stablehlo.dynamic_conv"(%arg3, %arg4, %64) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, window_strides = array<i64: 2, 2>}> : (tensor<?x?x?x3xf32>, tensor<3x3x3x8xf32>, tensor<2x2xi32>) -> tensor<?x?x?x8xf32>
    return %65 : tensor<?x?x?x8xf32>
  }
  func.func private @divmod(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "h"}, %arg2: tensor<i32> {jax.global_constant = "w"}, %arg3: tensor<i32>, %arg4: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = call @floor_divide(%arg0, %arg1, %arg2, %arg3, %arg4) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1 = call @remainder(%arg0, %arg1, %arg2, %arg3, %arg4) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %0, %1 : tensor<i32>, tensor<i32>
  }
  func.func private @floor_divide(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "h"}, %arg2: tensor<i32> {jax.global_constant = "w"}, %arg3: tensor<i32>, %arg4: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.divide %arg3, %arg4 : tensor<i32>
    %1 = stablehlo.sign %arg3 : tensor<i32>
    %2 = stablehlo.sign %arg4 : tensor<i32>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.remainder %arg3, %arg4 : tensor<i32>
    %5 = stablehlo.compare NE, %4, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.and %3, %5 : tensor<i1>
    %7 = stablehlo.subtract %0, %c : tensor<i32>
    %8 = call @_where(%arg0, %arg1, %arg2, %6, %7, %0) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %8 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "h"}, %arg2: tensor<i32> {jax.global_constant = "w"}, %arg3: tensor<i1>, %arg4: tensor<i32>, %arg5: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg3, %arg4, %arg5 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @remainder(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "h"}, %arg2: tensor<i32> {jax.global_constant = "w"}, %arg3: tensor<i32>, %arg4: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare EQ, %arg4, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = call @_where(%arg0, %arg1, %arg2, %0, %c, %arg4) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = stablehlo.remainder %arg3, %1 : tensor<i32>
    %3 = stablehlo.compare NE, %2, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.compare LT, %2, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %7 = stablehlo.and %6, %3 : tensor<i1>
    %8 = stablehlo.add %2, %1 : tensor<i32>
    %9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<i32>
    return %9 : tensor<i32>
  }
}
// -----
// convolution_valid
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x155BB5BF6B3BE33ECF3EED3E7AEEC3BF41FD6A3E2C4F3C3F95AFBF3E8AC9213F17BFB3BF187EA93EFAF09ABE4630F7BEBBDC5E3FDE58BD3FEBADE53FA04BA83F51BCE0BDBD97B43E814E443F252CF83D0CE7053E7CE1523F5CD272BD8CB23ABFD035D4BEF347223F182B443B0130AE3E508A2B3F38EBBFBE7B99413FA8F7C13E5B0E9EBF729DB83FCF3000BF2ADAD3BFFEC385BF9CB182BFB1B3553D22368CBE3D75ACBECAA41E3F2504AE3E07D1A13E09D5D13E00BB1D3FB5E806C0A797BABE90880BC093B3133D30D097BB00D4853F6704983F43A44F3EAA1700BF0A67F83E9C2507BFA189B6BA6E737C3F1ACA0EBFF5404E3F2D6A2D3F3D6D74BF2051793F3ED5323F85BED03DA12743BFEDF45BBF41A409BF79E70A3FDAA374BF9B01E03ED8F19EBF5BF750BE008FE03D037D1C40E14BB0BFF96ABC3F4A70193E2085D23E6460F23D3CB3E33EA15F1DBE511EBA3F96B6E9BE10ED903F3EF524BFA4CA76BD123689BFDEF8E83EE3F9B83FEB6C9EBD689C49BEC5AB8EBFB2CB6ABEAFE0CBBF5FB269BF9A3A683E6DD5A83F1CCA3340712A16BFEAB7B73F409A793EAAE01ABE057DDD3E249C7D3D2717E23D0B11D1BE42F5B2BF8395C5BF0F3B273FA2AB8DBE489918BF2F5B0B3CAE804B3F53B1383E37F327BF2BF79C3FC022CA3F8836FD3E0342793F8CF89E3F18A7903F9B351D3F462D193F7A08053F90758CBF9862333F508BADBFDF6A4BBF38DBA63FAB18573F1163BE3FE8188BBEE47C93BF2B3576BEC9F5D03DD6C4A13D711C913F70F8B8BEDD3DB43EAB167DBFFC8FE63ED1B84B3BC4F33FBF417D71BE91983CBEC6518ABE4FBBE23F0F9EC9BDE7BF79BEA33C06C0C6EA64BF8FB186BE0A942FBFCBDBB03F73E528BEBEEBA43F00BE7C3D377C183DE9DAB5BD89CA783B7A01DC3F817414C0531900C03E0D0BBF5A066E3CAFAA303F7C38F23EE1BBC4BE0670823F71DD833FA8793C3EBA70763F29988B3E5ABD0FBF20A4323F2289E23DCC9DAF3ABE89BC3F17DB1CC0AD76B5BFECF197BF4DFDB9BE015C82BE0CF0C0BF51337CBF1F605CBF70461D407B9FE63FD2D0D2BE9727BABE1E1993BF9E3DF4BFE15EEFBD3A737FBF1EC6ADBD8CD3CCBFC21043BFB431183ED37FBB3EE2BED53EC805A9BFAFCC5A3FACDA4CBFFA02223FD84D2EBC772DB0BFAAE4A1BEF510BB3E4DEB1C3F225F10BE5511C43F1DF6803F2B6883BEFC07403F8C86F73F29F1FA3F1A2F9DBF46316DBFD211BE3FC17587BF0749A9BF70EEF8BEF527D73E5DB5D1BD568B26BF30992CBFB95B36BF8B2761BF460612405F53983EA402633F5D68FABE6D6B3EBE79AB36BF97B529C09C62B0BF5AC2E7BF75FC0FC0860199BF2698A93FB30236BD3231A53F4F6CD23EC655483F2FA166BFA621063F048D3A3F289F13BF0A3E0F3FAEF1103F7BAF0CBFE0B68FBF849197BFD129B13DD66DA73EF9E24ABF80C9D93CB70E123FBF411E3F02A4C63F1C74A33F512A80BFC17FD73F14EE07BF64BE853F923C8B3D3E05D3BE9C62E7BF9BAE2FBEDF99C7BFECA0773F4326C23F5C024CBFE99B9A3E42B339BF60E420BF4945463F4CDA1DBDC9ACDE3F2DE7F6BE82D47F3FAF80C73D1CB84B3FD9F1E4BE35FE4ABDAD8AECBDD70756BF2D7E293FB876263F33F3173F4ABBC43F2184B93FC0F8BFBEB700BF3E4BA41FBFA653BF3C2E8919BF775ECF3FA536BA3E07435FBE7EC8983F5DEB0AC00FE700C015BC4B3FC3AD773D7F3A803E59C7A9BFA054BEBC80390040BFFE523F8DC72D3EADCBE0BE7405CABEC74408C072E9833E9571583FE5ADC9BF9E5229BFCD2794BF422177BF8D0F5B3DD86605C0D4401D3FA5FC403F859080BEEEC31EC04B157FBFBBCF9D3FA9CA31C097EEB1BE440A97BF52F84D3F45D42CBF10D3CE3E04C2103F7309EB3F03D04FBEE388C03E4C16BEBF795F983FB5B042BF968D0FBF0241B6BC980CC8BFB1426A3EDFAB773F6CFB953EFF60CBBFBA8FFDBD9BF53D3FF061F0BFEF9189BF2965603FF3498A3EF0EDD23EED03EE3F26E6EF3E596B283FDB7C2D4095EF5ABE0B424CBF2108DB3E6FC3E03ED2D606BF962584BF7ED413400758A73E0E773BBF697A6A3F7E87DFBDAD7981BE1DF10F3F665CA5BF8E8BB43EB4DBF43FD7AEEE3EDF9EC0BEA7D101BF1518D2BE650782BEDC6FC1BE63936A3FCCD9DDBF09AC5C3F4666C2BE4DFFC03E244190BF9510AA3FF7709F3FBAA7753F7CE3C1BF4741543F2B49CF3E8779CDBF4F0BC7BC44A4BA3EF35A0E3F0184353E491C953E4C9FBC3FAEEE9C3FD47D37C04E87A2BE479A28BEC444E0BF0CE3C03D4BD79F3FA8148BBFBE3CAC3E68736ABF6D022CBF3C1BBD3F12E50ABF1EA7EC3E1384EFBF6C60EE3F6E471A3F3DE13ABE0457133FF774B4BF2B5D973F55E1A5BE99F750BE49BAFBBE92A514BFEFD5313F3906833EF7D8263F9A1710BC1061033F"> : tensor<2x9x8x3xf32>
    %shape0 = stablehlo.constant dense<"0x02000000090000000800000003000000"> : tensor<4xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<2x9x8x3xf32>, tensor<4xi32>) -> tensor<?x?x?x3xf32>
    %in1 = stablehlo.constant dense<"0x5873D6BEEDB30E40F2B1C8BF6566A13F9717AF3F14275ABF6BAC0E4074D87E3F919C783FC98EE53C89705EBE446F56BEA0F3C73E125AB33F6FAA393E5F5469BFA70D533F89D06B3FC497273F04D93E3F18B78ABE3CD26DBFED415EBFDC56D1BFA8A2723E32E7AABD1246E1BEDC283DC019A89FBFB5778F3FEE242ABF799FB83EFB01B2BF8027B83FFD7B13BE2D80943E93D91440B61AC23F2BF69CBE47DD17BFD6ADA6BEB188023FC07FD7BD715DCABE98CCBB3FE0E6E9BD782C13403DD7B93D5085E43F92F2B63E9684763F1C8039BFF78F5ABF945EEB3ED3117D3F00E4243D89A8A4BFF21CAEBF68ACB6BF7141E2BFDC39E03D7001903FE4CD5BBCA3AA10C0B65643BEC8B426BED82406407F83BABFE506C8BE6159DA3F9063E63E4935103F3FABEA3D5CEEA83E6B11473F7F3A4FBF72C8603F90BEAFBFD91FA83EDF07373E62C51DBF78D6B9BCCB5E1FBF822D89BFFE0CB5BE804F8DBFB645A53E003693BF2044363FB53A97BFB4F810BF02E61FBF689EA93FC41BA93EBFD058BE2858FF3E3DDC06C0D9AC30BD8BAEFF3FD885073E0F168B3D24520C3F6346653FFDACFFBF7956D7BF9A56573E260237BF72F0A73F8A5EA1BEB49EF7BF484EA2BFB1FA2FC09BBE6FBEC5E740BE2D53D9BEB5188A3F1969993F4E7A2EBED29E08C02A061E3F172C0E3F92689E3E42427B3F161995BF738F00400F9D75BF13CD3F3F02FBD7BFD4256EBF5E18C23FA99485BE2B05573F6FA4723E4DF4D6BDA692AE3FB15672BE3AEFE3BF25A14DBFE71A0D3F2B80CA3E5D95C8BF836E39BFB1EB14BFD51EBBBEF01DB0BFEEDC20BF37863ABF3483453F93224F3F564F15BE71B9C8BE52480F3E110B51BF65CB92BF56B270BF1E8322BFB6EC94BFF1F2253EA5CE3A3F0A26CBBFBADACD3CD93661BE3ADAAE3E20FD53BC8B0FBABFF995A1BFB609F13C18AF833F3FB50DC01303B13E8945983FD1B21CBE12DA0C3F56FC33BF4476F4BD187ACFBFB90916C01959713FA1287CBFF23AE9BEF176B1BFE379B4BF830232BE92C53ABF6A85C13E1EB3E73E6846A43EC453743E4FF4C93FEAA688BF620361BDFBFB903F71DCA13F5AFCB5BF0DED9FBEE9D6AD3F7911023F08F3473EBCE85EBE8E81C4BE7391933E2E3781BEEC662EBD5CF8A03D18962DBFA139083FFC823A404C74E3BFF8E4A53ED19B42BFA8D0133F0DB33E3DEA08433F0077963F0B0A453E17E7903F"> : tensor<3x3x3x8xf32>
    %expected0 = stablehlo.constant dense<"0xCB2A02C0FC7756402429223F3019F4BE676A373FD1CAABC0B43A3E40DC595DC16EC5A73FDA57FBBF5B9CC03FD808A7C0B1186DC097EC5EBE70F4883E4AA84DC15E2894C05D2A50C06C3533406FA31BC1223D27C1C839F440099607419969D7C01A7ED5BF4BE33440306BB43EAC7994C0A43AC9BDA3D784408FA8FD40947C653E34CB01C0354DA040459CD3BFC64508C06D2DDF3EE326094090611EC09F9969C01F1AB54040A44FC036DA58C00B1D853DC5E1854007968F3F3BC644C006BE074091A023C0A863863F31FA134007456D4045EF27403F8B1940B721D1BF84F713C1E884A53F678720409E806FC095450D409C04F93F365FA6C0AB1CB7BFD3D584409104E2BF54426740980611C08EBFC1BF92E1B2BFEF8F5CC070953040CD3DE4BF9EA3FEC0CA513F401BAF8EBE3FE3E33FD84727C054F702C1F733C94038A70240F090913F21C4C1C04E606B40A3913ABE9830BABF5510A73DB9953BBF9825B0C0778F3A40B11AD34072C5CF40BE543DC0FB79C0BEE3B7FAC03BB050BFF0638C4007D405C1534482C0972A264165C585C0E81C5C4036D0C0402117AEC065C2ACC0565BABC00FC5B4BF6129D5BF50568140C4DAFB404BEAB6C08338C3BF26C574BFC6E788C070E41E40658702C0C71C5BBF189841403DEB1A40D4D1DAC0FD2C08405DB1F540B925A2C0B0300FC0DB239DC0BD0C0E4020B7B0401ED59EC074D2CF3F5427D040AEB29A40A690493EC029CFBF2BB5B14067B8143F8EF32D40B283A140AD9E99402B35423FFFE98A40EF51DD40B1B4E1BEA9F27F40463AF44023AB52BC980D17C17FF5CBC079856140CADF3DC14B8FEAC0F59E173F30D5A13FD64BF1C06BCED0BEAE30BA40358AB63EFC99E3BF14384140D70009C06E821D418A282F40F7604FBF41277CC00D6FF7C0D8F404C0F15909C09593D0BD4E5A46BF931160C04D4D2D40E0393D40CB0D184007A4923F1BD701C0E127663FE165D3BF384A3840A7FF0F41506C93C050F633BFB8AA963FBFBD874057CBE540EF3F8A3F4AA26D40903AE2C0D6E98040515E8D3F5FD68BBF2D62B43E3DAB9EC0DCF80340072FBCC0278DB8BFE5016D408592C3BF1BDB39C15EF88CC0401330C01A69ECC03105A6BE589FF83FEDC4704004AECFC06F3E5D400D9CD93ED37419C0FE8AFA403DB7B33FAAF8A840A25EE740F2C61540EB44C840D9380641B51D7DC06C6D07C0E4416C3FC1D446C0EBC52ABF22AA1740433FEC3F7599ADC095C7C8C0D766CB40D975273F9BF801409F1069C01E9A2340559617BFB1AC4DC044DB21C12EED14C1938281C0C62B2BC0633C97C0FEF9B040A6C6AAC0957E50C042B33141FA4CB7BE135297C0BBED41C00BA2923F23D0D2C088DD70407C53B240AFD596C02839DFC0FC069DC048F609C0F79A9CC0BAFD853F6C2BE1BF2BA7153FB9208D408DE9763F27CC2A409AEAF2BF9E9400417C6F004048244C407595B540234F113FC80175C00CAB1E41BDFA1941C422A8C0C2564CC0016E37C07E09F7C06B8C554000AD0FC13FCD2ABF238C2F410B847740D4996440311EF0C0CFD406413E2EA540C8187840D888C140E7DCB540546A83C027967940335E90C04F483540A52EF840E7B79D409DDBA140441BE03FE46C65403A1EB440A0C39D4028308840AD469C3FCD99AAC05E298C40C80AD640157BAFC019C2B140921707C052CEC4BF7EF501400B53B4C0E7E8BB40A2E7443FF3EBBEC0B0BBD2BF13EA7CBFCE258B3FEE730E40A64509BF32D4F840E7D919414D129C40DA475BC07C2E7DC0704674402C8EB13FF508C8BF3C354E41629B2D410ACDECBF92121E3FAF681241688A37C16A3680407D2C763E05F8054175E92341E42D5EC096FA6440DEBA8BC01C7514C0C4F00FC0FE081CC1813CE74023DC49C163C62040099775C012EE1D41731C84402B4B8E40247C86C093721F409C9CF940B2ACA4C0788282BFFC47F3406B1F214156110EBE2BCC94C0F8228F40C80C5640A5CD48C04517134169E8EEBF108E18BF41E79D3F30212FC1C7F9EA409F95AB4027E70FC06B4778C0D811E0BF36608940B6F2493F2F0A6941FDF3614007C903C064CCA04099AD89BF55040D41F48FCEC0432BF0C0558FACC03445A2C093D409C0ECF08140D3577FC0A1B5E940AAEEF53F13DD1EC10A2382C09F9FA9C00E8568C0AD136DC0B89C584087755DC1697D83C0F780BF3E1C8E8D3F1FE058C07800D8BFCD6F4E3FBB82173FD6F4303FBCA074407900853F093C5E4084F70440F0E2214051364AC0C4B2B14084F1E040866ADA40C07E6540509943C07EC9804049DB4240A83F5F400D321A404574273EAF60D73F78A1D0C0AD2306C1FD8F2D41C0F166408C1AB6C0AFA693BE8D72083FA9464CBF506024BC49252EC077DE413FAFFCA83E13FBEE3F7F3EFC3E3BB252C0DA2638C0BDD6484082D90041F252CFC016BD283FCA8D0A41F0D533C098C8E5403B457EBFBCAFD1C0E771E6C0C55EA9403DB4E5407A9F47C08BABAA3E70D3F7C095723DC12802ABC042D9D4401C1E8340411E4340F288A4BF656413409E4029C0A1A6F3C018AF0240EA5C37C09E72913EDFF1FAC0764A80BF7ABEA4C0C1E59ABFA5F9F63FAF4BEE3FE0D583C00F906640D1D35541B7776840044130C0E330EEC014C3CA4031DAE74031702FC03AC667417D5422411B2A963E64291AC0E58E7D3F2BE0B6C059672B41C8254F40AC9AD940C56E584064F955BFB9DAE2C0FBAB19BFC8AAC940C6D38A40CC20C5C044375A40B0F84A41E3B2A7406BB47CBE37D8ED3D3985B23E035811418E0AD43F556E39413972F340C8113D40302AB33F444539C01707FABF87A13A40C1E18F40E00801419BD019C02F38FC3F96EAAC401D021341DEE01BC1FDBA84C053A111C1D8A3A7402DCB6241F1D930C0F273BFC0E3544541D737D73FABEF4AC02C9D0BC0CC783941E239BF40D07630C1809C49BF57EE3CC0BF4FF9BD1B66D64049FE2FC1741929BE2A1C1AC1EAB352BD2E9787C0EDD30241D122DA4014255FC01BB0D6408C7D05BF5D00DFBF94A0AFC0E3CACDC0CF2CDB40077D07C1D5D486C053AD00C1326C4F3BA71B33408F3E11C18ABEB3C0F1B02FC01DF429C1C31E60BEFC380EC10C0959C0571E9C3F8CFB0AC1F3E7AD3E1BB002C1DB9F60BFB9F55041071E684007D9054065C7EAC0220A63405EDFB9BFB191D9408D0DDD40E7B2AFC0CF50F240F286383E033D3A3F8560AEC0148A554140CFDF40273F38C071505CC0B7749DC00644DBC0632E3A40D61C7F403C74C63F59B30C4022F412BF91F896C03F1E3B41D5D665C04DA833C173ED7B408E3053C0011808410605C6C0D1465BC1ED279AC01EF7FFC0FE5B7EC0A743323FDFC659C02E3AAA40AD11E43FC91B11C0D1DF40404E49D6C060CF57400D2B15BFF2A0FF3FDD57364001A1AFC0684E81C01A5CB63FFD2768C051B500C0CC3004C0E7080DBEB882A13F855EE7C0183E2DC11A154EC102C50C40CD67C53F8E265AC0BD9F7F40FEB501C1E59C71BEC79CDD3E09123D3F430C014149EA2FC09622D540AA901BC1E22B3CBF33693D4118191D409573BF40E8C80140A2B3DFBF0042C03FA1A2AEBF24EB40408D1AFE40AE988F4039FCEE40B1AC10C11A560EC1084FAE3F0C452C40338641BED8D63140FCCF883E1DC801C009A66EC12762E7C0FD8085C02590CB3F62C28ABF5929453F67FFA13FF7EBBBC0930B02C1AF0B3D3FE8C9EBBF834DE83E992F17C0F8AA10418BCF0F40F64E97C0DA082340B9E50941803594C09BE59F40BDB79CC076D7EE3FE3EF0C415BA437401426D040"> : tensor<2x7x6x8xf32>
    %got = call @model(%open0, %in1) : (tensor<?x?x?x3xf32>, tensor<3x3x3x8xf32>) -> (tensor<?x?x?x8xf32>)
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<?x?x?x8xf32>, tensor<2x7x6x8xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x?x?x3xf32>, %arg1: tensor<3x3x3x8xf32>) -> (tensor<?x?x?x8xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x?x?x3xf32>) -> tensor<i32>
    %1 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<?x?x?x3xf32>) -> tensor<i32>
    %2 = stablehlo.get_dimension_size %arg0, dim = 2 : (tensor<?x?x?x3xf32>) -> tensor<i32>
    %3 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%3, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, h, w, 3). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %4 = stablehlo.compare GE, %1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%4, %0, %1) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'h'. Using the following polymorphic shapes specifications: args[0].shape = (b, h, w, 3). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), 'h' = {1} from specification 'h' for dimension args[0].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %5 = stablehlo.compare GE, %2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%5, %0, %1, %2) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'w'. Using the following polymorphic shapes specifications: args[0].shape = (b, h, w, 3). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), 'h' = {1} from specification 'h' for dimension args[0].shape[1] (= {1}), 'w' = {2} from specification 'w' for dimension args[0].shape[2] (= {2}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %6 = call @_wrapped_jax_export_main(%0, %1, %2, %arg0, %arg1) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<?x?x?x3xf32>, tensor<3x3x3x8xf32>) -> tensor<?x?x?x8xf32>
    return %6 : tensor<?x?x?x8xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "h"}, %arg2: tensor<i32> {jax.global_constant = "w"}, %arg3: tensor<?x?x?x3xf32>, %arg4: tensor<3x3x3x8xf32>) -> (tensor<?x?x?x8xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg3, %arg4) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<?x?x?x3xf32>, tensor<3x3x3x8xf32>) -> tensor<?x?x?x8xf32>
    return %0 : tensor<?x?x?x8xf32>
  }
}
// -----
// transposed_convolution
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x155BB5BF6B3BE33ECF3EED3E7AEEC3BF41FD6A3E2C4F3C3F95AFBF3E8AC9213F17BFB3BF187EA93EFAF09ABE4630F7BEBBDC5E3FDE58BD3FEBADE53FA04BA83F51BCE0BDBD97B43E814E443F252CF83D0CE7053E7CE1523F5CD272BD8CB23ABFD035D4BEF347223F182B443B0130AE3E508A2B3F38EBBFBE7B99413FA8F7C13E5B0E9EBF729DB83FCF3000BF2ADAD3BFFEC385BF9CB182BFB1B3553D22368CBE3D75ACBECAA41E3F2504AE3E07D1A13E09D5D13E00BB1D3FB5E806C0A797BABE90880BC093B3133D30D097BB00D4853F6704983F43A44F3EAA1700BF0A67F83E9C2507BFA189B6BA6E737C3F1ACA0EBFF5404E3F2D6A2D3F3D6D74BF2051793F3ED5323F85BED03DA12743BFEDF45BBF41A409BF79E70A3FDAA374BF9B01E03ED8F19EBF5BF750BE008FE03D037D1C40E14BB0BFF96ABC3F4A70193E2085D23E6460F23D3CB3E33EA15F1DBE511EBA3F96B6E9BE10ED903F3EF524BFA4CA76BD123689BFDEF8E83EE3F9B83FEB6C9EBD689C49BEC5AB8EBFB2CB6ABEAFE0CBBF5FB269BF9A3A683E6DD5A83F1CCA3340712A16BFEAB7B73F409A793EAAE01ABE057DDD3E249C7D3D2717E23D0B11D1BE42F5B2BF8395C5BF0F3B273FA2AB8DBE489918BF2F5B0B3CAE804B3F53B1383E37F327BF2BF79C3FC022CA3F8836FD3E0342793F8CF89E3F18A7903F9B351D3F462D193F7A08053F90758CBF9862333F508BADBFDF6A4BBF38DBA63FAB18573F1163BE3FE8188BBEE47C93BF2B3576BEC9F5D03DD6C4A13D711C913F70F8B8BEDD3DB43EAB167DBFFC8FE63ED1B84B3BC4F33FBF417D71BE91983CBEC6518ABE4FBBE23F0F9EC9BDE7BF79BEA33C06C0C6EA64BF8FB186BE0A942FBFCBDBB03F73E528BEBEEBA43F00BE7C3D377C183DE9DAB5BD89CA783B7A01DC3F817414C0531900C03E0D0BBF5A066E3CAFAA303F7C38F23EE1BBC4BE0670823F71DD833FA8793C3EBA70763F29988B3E5ABD0FBF20A4323F2289E23DCC9DAF3ABE89BC3F17DB1CC0AD76B5BFECF197BF4DFDB9BE015C82BE0CF0C0BF51337CBF1F605CBF70461D407B9FE63FD2D0D2BE9727BABE1E1993BF9E3DF4BFE15EEFBD3A737FBF1EC6ADBD8CD3CCBFC21043BFB431183ED37FBB3EE2BED53EC805A9BFAFCC5A3FACDA4CBFFA02223FD84D2EBC772DB0BFAAE4A1BEF510BB3E4DEB1C3F225F10BE5511C43F1DF6803F2B6883BEFC07403F8C86F73F29F1FA3F1A2F9DBF46316DBFD211BE3FC17587BF0749A9BF70EEF8BEF527D73E5DB5D1BD568B26BF30992CBFB95B36BF8B2761BF460612405F53983EA402633F5D68FABE6D6B3EBE79AB36BF97B529C09C62B0BF5AC2E7BF75FC0FC0860199BF2698A93FB30236BD3231A53F4F6CD23EC655483F2FA166BFA621063F048D3A3F289F13BF0A3E0F3FAEF1103F7BAF0CBFE0B68FBF849197BFD129B13DD66DA73EF9E24ABF80C9D93CB70E123FBF411E3F02A4C63F1C74A33F512A80BFC17FD73F14EE07BF64BE853F923C8B3D3E05D3BE9C62E7BF9BAE2FBEDF99C7BFECA0773F4326C23F5C024CBFE99B9A3E42B339BF60E420BF4945463F4CDA1DBDC9ACDE3F2DE7F6BE82D47F3FAF80C73D1CB84B3FD9F1E4BE35FE4ABDAD8AECBDD70756BF2D7E293FB876263F33F3173F4ABBC43F2184B93FC0F8BFBEB700BF3E4BA41FBFA653BF3C2E8919BF775ECF3FA536BA3E07435FBE7EC8983F5DEB0AC00FE700C015BC4B3FC3AD773D7F3A803E59C7A9BFA054BEBC80390040BFFE523F8DC72D3EADCBE0BE7405CABEC74408C072E9833E9571583FE5ADC9BF9E5229BFCD2794BF422177BF8D0F5B3DD86605C0D4401D3FA5FC403F859080BEEEC31EC04B157FBFBBCF9D3FA9CA31C097EEB1BE440A97BF52F84D3F45D42CBF10D3CE3E04C2103F7309EB3F03D04FBEE388C03E4C16BEBF795F983FB5B042BF968D0FBF0241B6BC980CC8BFB1426A3EDFAB773F6CFB953EFF60CBBFBA8FFDBD9BF53D3FF061F0BFEF9189BF2965603FF3498A3EF0EDD23EED03EE3F26E6EF3E596B283FDB7C2D4095EF5ABE0B424CBF2108DB3E6FC3E03ED2D606BF962584BF7ED413400758A73E0E773BBF697A6A3F7E87DFBDAD7981BE1DF10F3F665CA5BF8E8BB43EB4DBF43FD7AEEE3EDF9EC0BEA7D101BF1518D2BE650782BEDC6FC1BE63936A3FCCD9DDBF09AC5C3F4666C2BE4DFFC03E244190BF9510AA3FF7709F3FBAA7753F7CE3C1BF4741543F2B49CF3E8779CDBF4F0BC7BC44A4BA3EF35A0E3F0184353E491C953E4C9FBC3FAEEE9C3FD47D37C04E87A2BE479A28BEC444E0BF0CE3C03D4BD79F3FA8148BBFBE3CAC3E68736ABF6D022CBF3C1BBD3F12E50ABF1EA7EC3E1384EFBF6C60EE3F6E471A3F3DE13ABE0457133FF774B4BF2B5D973F55E1A5BE99F750BE49BAFBBE92A514BFEFD5313F3906833EF7D8263F9A1710BC1061033F"> : tensor<2x9x8x3xf32>
    %shape0 = stablehlo.constant dense<"0x02000000090000000800000003000000"> : tensor<4xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<2x9x8x3xf32>, tensor<4xi32>) -> tensor<?x?x?x3xf32>
    %in1 = stablehlo.constant dense<"0x5873D6BEEDB30E40F2B1C8BF6566A13F9717AF3F14275ABF6BAC0E4074D87E3F919C783FC98EE53C89705EBE446F56BEA0F3C73E125AB33F6FAA393E5F5469BFA70D533F89D06B3FC497273F04D93E3F18B78ABE3CD26DBFED415EBFDC56D1BFA8A2723E32E7AABD1246E1BEDC283DC019A89FBFB5778F3FEE242ABF799FB83EFB01B2BF8027B83FFD7B13BE2D80943E93D91440B61AC23F2BF69CBE47DD17BFD6ADA6BEB188023FC07FD7BD715DCABE98CCBB3FE0E6E9BD782C13403DD7B93D5085E43F92F2B63E9684763F1C8039BFF78F5ABF945EEB3ED3117D3F00E4243D89A8A4BFF21CAEBF68ACB6BF7141E2BFDC39E03D7001903FE4CD5BBCA3AA10C0B65643BEC8B426BED82406407F83BABFE506C8BE6159DA3F9063E63E4935103F3FABEA3D5CEEA83E6B11473F7F3A4FBF72C8603F90BEAFBFD91FA83EDF07373E62C51DBF78D6B9BCCB5E1FBF822D89BFFE0CB5BE804F8DBFB645A53E003693BF2044363FB53A97BFB4F810BF02E61FBF689EA93FC41BA93EBFD058BE2858FF3E3DDC06C0D9AC30BD8BAEFF3FD885073E0F168B3D24520C3F6346653FFDACFFBF7956D7BF9A56573E260237BF72F0A73F8A5EA1BEB49EF7BF484EA2BFB1FA2FC09BBE6FBEC5E740BE2D53D9BEB5188A3F1969993F4E7A2EBED29E08C02A061E3F172C0E3F92689E3E42427B3F161995BF738F00400F9D75BF13CD3F3F02FBD7BFD4256EBF5E18C23FA99485BE2B05573F6FA4723E4DF4D6BDA692AE3FB15672BE3AEFE3BF25A14DBFE71A0D3F2B80CA3E5D95C8BF836E39BFB1EB14BFD51EBBBEF01DB0BFEEDC20BF37863ABF3483453F93224F3F564F15BE71B9C8BE52480F3E110B51BF65CB92BF56B270BF1E8322BFB6EC94BFF1F2253EA5CE3A3F0A26CBBFBADACD3CD93661BE3ADAAE3E20FD53BC8B0FBABFF995A1BFB609F13C18AF833F3FB50DC01303B13E8945983FD1B21CBE12DA0C3F56FC33BF4476F4BD187ACFBFB90916C01959713FA1287CBFF23AE9BEF176B1BFE379B4BF830232BE92C53ABF6A85C13E1EB3E73E6846A43EC453743E4FF4C93FEAA688BF620361BDFBFB903F71DCA13F5AFCB5BF0DED9FBEE9D6AD3F7911023F08F3473EBCE85EBE8E81C4BE7391933E2E3781BEEC662EBD5CF8A03D18962DBFA139083FFC823A404C74E3BFF8E4A53ED19B42BFA8D0133F0DB33E3DEA08433F0077963F0B0A453E17E7903F"> : tensor<3x3x3x8xf32>
    %expected0 = stablehlo.constant dense<"0xA8BDC1BF996BC63F4AF3303FA213EFBFE7F32ABF7513013F9171D83F2E348F3EE86511401B950D3EA2ABFCBFB535003E86ED29BF0499FEBDCF39883D49D91F40200B05BD3658EB3FB14BD53F44145AC026642DC0834FC33E885502401625163F0847484022FDA33CD3CEE7BF11459C3ECC835F397BCE05BD65BED13D23674940C0D10840D8A1693F0CC4483E86EB57BFFA8178C0AE6BF4BF14DF114052652BC021D835C02DD4B73D9AAF20BFED232EBF6BB138C00B96B03E11889EBD56252AC0EA3964BF52AF2DBF82A0DBBF494A9E3E56A6CE3F060D943F781746BF90FE21C028F752BE6E56C7BE1578093F7660E5BC21DE23BEE798353F0342223DEDD65CBF5BADF13F9FB62EC0E661143F87FEEA3FAC310840DA076540F542834084CA66BFF7F396C09A7C2040DAFA1D3E2103C2BEEE2BA13F65A193C03556EBBEA96EEABE12891DBF28EF97C08CAECEBF515DC03F594927C0290CC5BF8271813EDE9C94BE785221C031BF023F6887E43F445389BDC94DB73F05B892BFA70421BEE267D3BFF6E229BF38C3FFBFA84D67BF7EBD08407DFD8A3F65DC92BE725FBFBEEC02B83EB55DF7BFEA86E03E1EB7553F48BC10BE96A1EB3EB67E59BF0650F5BDA37497BFBC94B9BE022EA0BF03E5A6BF82ECCB3F2A20453ED8377CBF546533BF7CA57CBF68F5FABF7E1BCFBD4FEA4D3F67CE8BBE3C7F1DBF26E7903E1D7144BDEB8D07C0549701C0D3DF0CBE5620A0BFDD350D4032E45DC0AF257A3F48CD39BFE071074009590840F386893D010656C0040B653FB075A33EBA68DBBFB88834C008A9F23FC0AE1EC074E8DEBFE80533C0E981294069B99EC0AB4921407247D7BF8812DD3FE3B32A4093F9C6BC7B2B62C01161643F6790343F4343B4BF80DB4EC0FB5B384066F61440E2A1523F0D8E14C0B48F953D1DB9294022B52B405C00B03FCAA2E0BE6BFCC2BFEA38C33E8B61643F58E522BFB8ABEDBFDD3147BF27062240B18D56C0008FAEBC905AE63F2BA7543FF8186FBFD4C1CFBEE74BCEBFC58B3D3FB9DBD5BF39799ABD5A87553C00908A3F58C55FBF85EAEBBE5861593F09FCDA3F5B3402BEC9A186C0D0FAE03FD24F0B40DAE3A53FF66774BFF57C24C0069DDE3F51BC13C0F4C797C0E01984BD283DA4BD6A7C7F40612ADF3F502D2CC0DDA59DC0915C96C07F782B3FA462F4BF58BE813EDCA39CC0DCCE9540066F6FC035C0813FCD393EC01EC92AC0BCBE15BE628623405B37D23E4FEF0B3F4B745F3F8451103F34D606C0A0B80C3F22CBAB3E428FD73F3A10F4BF1497414087491AC067407C3F664F55BF44D7ECBF840004BDAADEB13F6F98CD3E09B42E3E7C8A273EDA08823E2C60E4BF5E73F53FD6B5583FCA685E3F8C5208C08E956540191CB3BF3EA59C3F2DF385BFE58FBBBF1211B73D95AAFF3F276D41BFE3A74CBF8CC2303FB4A91740005FF7BF85DF61C0F62442BF441D6CBFF72A72BFF4CCE03ED8F8653F1C773D3F9CB0E1BF09E4D5BF566FB93F13151BBF82267A408A221840FE69C9BF68B7E73FA6F704BFE8879ABF241591C00D22C33F1E2608C0E95C1FC08963164005F80EC0E573B1C058C758C0C9D2B43FA6F83F3E6A9C76406C180C408E120FC064212040288505C046029E3FF0768BC080F327C088FD8D3D71682BC03FE691BF57EE4EC00B740EC1E83057C08918633ED8D1B63CF47D73BFB05947C0E338E53F94A570C02B2A51C0B02A093E927E91BFDBCB93C03C891F405B8A32404CA0E03E6090093ED6D248BFDE8EFEBF2E3FB7BF8838D03F86A6A1BF3EB63CC01C8FB63FE5A69DBFC2E565C0B09A97C0C02FE13C9A39793F001AB9C0C28A62401759BF401C9777BF7C552A3F2CB4124090CAD53FF2B880BF3FCE0DC09120BD40563FA440B7305940D73706409817E0406887C0402F3B76400D31A63E5086563F10EA943F2273793F4062873C1E62FD3FC5CD60BEAC3ACABEE6B36DC09043ABBD62EDA23FA929E63C373CFB3F9623094023E438408F8BFABD63E2BD3FA9FB013FF17978BFBB3A874099BFC83F5E19AFBFD527473F6F8D13BE076518C028E5B2BDA016C0BDF26DBABE646BCEBDE2AC6D3F5110CC3F54C020C0127B144080C5B43FA3E45EC0E74184C0D79F5040E81B7D4054C41DC094921A406C3CB1BF9803E73EFE0F7640D05CF2BFCFEEC83E644153BF66A2543F870E12BFB419823FFBE22FBFC06CA83E8A620D3FD4590C3FCA6B46BE0A3C1A3E2D24A4BF70B3473FCABC65BE1D1DBABF273897BF4FCE69BFEDD24FBE1246A23F872244BF12A7A7BE776F583F528E82BE7134BA3F1CDAB2BF5ED2E0BF7293493EE724B83E2B10053FD82823BF69E185BF01A9823E633830C02313D03FFFC51540B8F0B73C97BDE7BF47F946403FCD99BFF15F0D4080D5E7BFC58CF8BF7C308F3E3AC8E13FF22D3CBF8B24C6BF151CDDBDBD4D3540CE2054C05E0A4C401CD62D40E2BCD73F0D2340C0D7828840CC96FFBF8E0BFF3FBA1A28C01097E7BF0BBE133EE3417C40BA1C10C08A2BDDBF63A40240C0B6AE408FA521C0721DDBBE8878073FFEEBD13FFA81483F3E0D4BC0F4F066BF5290C5BFBC41FF3F84167A40BDC637BE789AB0BFD6F8B5BF7D71A03E605FB23FE4507D3E88AB9D40E48CCABE57FFBCBF64DC3BBD23150C40F6A805C0DD6C1B40B9BBDABF1917AA3F24A67F3F23FB33BE82BB11BF60FA423EBF8D543F92B5CA3E360D92BF1F88ED3F7CDA5EBE89460FBF888CFB3D9AB2683E7CB3503FDAC4973EF476F03DA82E1ABE9D02ACBF2C1AD0BCE3DA8E3E54DC663F3A4ED43EA668FDBEAFA178BF94C0A5BFB2A2454066E845C0680D4A3F672360C05A7F0240AE3E49BFF4C304C0F08301BF63541540DE6ACDBE561C3940F8F244C0BEF2893E76498F400D16804089E58A40E8BA89C0BA5405406AE81EBF461B72C0D8AE36BFA41BED3D3ECB253E55322EBF9DA9704078B2673E768D22C068A5DC3FF2243D3FB2DDFD3F043BAF3E84893E40B4E2A940AE910FC0CB15C93E3D2CDCBFC4D213C0DC773A40A30660402269ABC0DB0EB8C0955014405AB18ABDDA66A8BF88442BBE18C997BF9B65D1BF79FB28C06083E2BFF5712FBFE3B4A9C040DCCCBC5CF78DBF597581BF6CAC5140009B7EC0A3E432BE064AD1BDEEFBBFBFC52DF4BF72E769C090B1E53F4E0D5DC0B2E551BE57B83C40DBE60440AE7A82C0C8AFC83F6E78D6BEDC6C80BF8C1BDA4098758ABFF05071BF420381BFC427C5BFFAC08AC0B87AF4C0D62D813E450E98C0279A2EBFC0813BC0F10B8B3F7AFB93C0272A6A40D674EF3F563CD6BF004CBC4092540A4020F624C060BD5EBF4614163F07300740FECE3FC07B954EC00C51773F537929C0348B67BF426998C051EBCA3F94FAD23E448309BFB7E7EB3F0EBF0DBFE08E22C07B7063C01549653F18631B3F204FC33CCC38483EFFAF2AC00EC8BB3F7862E8BFF8E137C0801E1ABE4D638D3EA25002C0C60DBDBF04BA7FBF434040C0518B8DBFAE6B4040AF7C2EBF8748F1BEE2F131BFBEFE553F1BA14840B0B9633F16E69C3FC389D540B658A040A6B6734097FFA34022311240F2340BC060BC0EC09CE8D44024D08C40A04272C0FC24E63F4C76EABF241879C0C096FBBF822506BF7A5DE03F6F389EBF28BB1DBFFDB609C0855A244077A38BC045D805407971CABFEE006B40F81A914081E9D13D3B1F8CC0BC237CBE43F128BEE7CAA1BF4685FEBFA01788406F8E94BF3C979F3F9B1863BFD562CB3F58C4053EC0B6D63FD879CA3F786123C08AF487C065722A3E0FA2933F252AF53FA2E476BD4026E1BF264F80BFCA52A7C0478683BEE3AB8A3F7E2773BF926CBBBFDB33343F731FEFBF3F8AA33FA4331FBE2B38B93E8969643E24A58FBF9E1E483A0AD251BF36BA8FBFFE4D823D961329BF803728BF0AFF1840D64F75BFC2F9523F907952BE00C88E3EABDFE23F841870BFEE42C3BF7801A03E2F26F1BE4A1F313FEDB97ABFB01EE8BFB5E679BD976543C03032033FC97D2B40D57358BE202CBABFAAE80B40EE34B6BF8F352140365625C0514827C00A3C933E28E3C33F5E2A0EBDA6CCA6BF71C634BF8A4DF33F62F681C00CD1A5BF7A102A4072A2C93F1403A5BF5B17953F420F50C064BE134037413DC0AF1450C02780AF3D288CB33FF2E3933FE48902BD05BF55BFFBB16CBE346873C0DE228B3FF1FA6BBFB2410EBF52D1D2BF74C418BEEE195DBF501068BF1EC78D3F905F4B4034863EBDA8282EBF3075E7BF45CAD9BE74FFAA3F81F9C63F546A6340B2F1F03EEB5D9DBF2882A23FCEB11C3FB26E66BF4A4C8A3FB956C8BF1CF387BE9D49B93ECD129DBE9867CA3FACC035BF93C65C3F499404409884433F512EE83F5201B1C07E03683F88B2D9BF90C332BE0CA4BA3F868B98BFF6821DC0AC9C4A3FD90F2D403F66AEBE9EAC92BE5A7DD840B26D24409C20ACBF5570CD3F3A2BBD3FF36BC9405E5A16C13C8C8D40B0865DC0C809B8BF6CEAB140CC33F5C0B68CA4BF6A4F46C0050AF83FE5BA8240B32B0EC094A7EA406EEFCC3FAFD939BF9AD5CCBFE9FB18C0D6388E3FDCCD80C0374D8F403EAC7640334003C0AE42663F12E7CC3F2CAAEFBFD2AC763F18AF8B3C8EB8D23F72522D3F2C8513BF0D2290BF82C96CBFDA10F0BE6C29A4C0C606FFBF8079C5BFE645623FD54557408FD75ABF0BD9B0BF06EBA1BF9092E63F0639883F04075C3FAA528740A0DFB9BD295BD8BFFCE4CD3E5C0DAD3EEE8B09BF07B82EC07E9893BF7D6631C090BA43BF08918140857B32C0DCF514C02BEE843FD9DC0DC0BC0D1AC0CABE6AC040D3B93FF0EC42C05ACA81BF003E49BE47E40ABFA25E20C0AE9748C004CC8F3F71B0644040E1DA3FE0783B3EB9D902402CD0193E8C21173FD10A07C046C02E4038444D40ABC0EABE5AABAB3F60643A40AD3C234033FCCCBF93CFD240E22561407A3A3AC04876C8BDBBEB5240DAA7F3BFB4F68DBFDBDD0F404EE5FD3FC44E9FBF1ABC32C0D9541DBFA1AB14C0E4FF30C0C8F0A33FDE560E409D8676BF273803C0FB8814C0693400C0FE221F406CFD6D407D3D21C01710E1BF2C2A0AC0A71BA2C0464EF53FC173993F32DB783FFEED31BFD71D48BF3E738DBF37C1A83F65BB2DC04C12913FD0DFA2BFA99F0640DBCA3B4029FA23BCA56318C0E3A8A0BE0626E43D9CED9BBEC1308BBFA9FC46407FC1A23D322343C096DF2A401C1D11C000EEB33FB58CA6BFB227B3BFF4A688C080834BC0FE222CBFA9CEA7406F56D63D2A521740BD3F704055454B3FCFC340BEC460D53FC219A7BE26EF01408F3E9ABF0486994025C1CFBFCC9C263FC2271740CB8084BFFB5E6C3D2EBE37BD10DE2F3F5CBAB73CD5C33BBF7FCA23BFF6ACADBFBF7B16C0817AAEBF6129893F7C3835BFBEAAA3BF1C6605C01CBD10BFA0F6D0BFD06E82BF9E9DA6BE9215C33EF985B63FF221E93F622E963E92B020C0F016DD3E71C3823F1889063F5281BDBF40A9FE3DE7E52E40563E533FD5CBAE3FE40DDC3FFAC34ABF7823C23E6B4EB9BFA4DB3A3F6B7F94BF162B15C0431EF0BE155A26C0471787BFBE59B6BF04F064BE47BB8BBFCA8F2FC0A0CE7EBF50BCB5BF290EC2BFF472E93F95F99DBEDDD8E73E8A6A6CBFE40D613FBF49FB3F85FDAA3E645256403FFB0C40282B39BDB9AED83FE6AB69BF5CE983405006393E3A2D213F462F66BF729C37C015072ABD4AA24140D730FBBD3E57E8BDE1AD793FA604E83F2BE832C0013D2040EB25A63FD8F120BF6DEEF9BEE1779E3F8C19913ECA3C8A3E8A0931402BDF4640A38E993EB377B1BF9EAC0AC05CCAF4BF6705D53DD7532C4005D5EF3FFFC328C0F8275D3D128AB93E001075BDBEEEB03F472A613F20127EBD63F1F43F9A94F83F76DAB83E38D6A4BE8CCC7A402AF81F40AA3133C0348C913FEE741F401E8933410D8CA2C03E8E25414050413D37ED93C003CB4B40A67BA4BF0AA2A840505C12C0600CBCBE30435640317400C1F8AD073FB2920CC0145BEF3FA2DE2ABF64148CC0425D8640AFC965C0DB4ACA40BC0D6D4097A2CFC084290E4058047940C4B118BF2ADF463FFB5AE13E873C71BE7C14FC3F264BB73E7E60A33C80C7D53C1DDB6C3F389F343FDB4353404122D0BFE7DF9EBFF8E4EA3F411AB83FA25F4D3F965934BFCA08D93ED03AFCBE8BD105C03A79EA3E9414AC3EADD44540DF1685BED8365EC0D22322406AB621C0F6DD87BFBB3711407E29E4BF9A8AA2C07CD7A6BFFAA0AF40A8EC9BBE308B303E4F55404066159540E26B6F40012690BFC9344F401A0694408CD33440D510A940650D0CBFB63D88BE7267623F4BF814C0D210CB40FADD5540DEBFFABFB596C93E80B4533BE80888BFB21938BF7E8EC63F7F35C63FC27A7240A2238B3FB31FEC3FFCCE8B3F927AC6BF04030EC0D673043F10F920BE025BF5BFB5B83CBEB04F3EBD3E7092C0689F47C0E2C0B43F3067BDBF769ACEBFB6A3A9BFB0BA063EED33F3C02D74F140E3AB9B40B8780FC07668B94098370AC09207B5C05F348B3F4EC8403FC260444029B80DC00305A1C0022F53C0EE5D3FC0DE4544C0E27E7FBFCC9569BEED43E33FF03476C0DEB8D3BD412B92BF2397803FAEDB9D3FCC4925BE30E922C0DFC5CC3F1344B93FD3F894BFF7EE7AC052E600402E857A3ED46D42C0549D0640F29C61C0DCDE83406D040FC088BB13BD7D8B9CC0AE99A8C054D103BF477DAD40CF49933F2323064064851B40FF83483E963147C02B039B3F56E5A0BF34411040000832C040438B404A1251C056981D3E3CF2AD3F1D8FB8BE2692FDBD50A3D23EDFDF993E982B153FCE79B43EFC6B03BF58BB483E64428B3FDCCAB23DD6141EBE0284E4BE7BCAD03FECC34C3E988BBF3E685EE73E71E261BE569DC73DDF505F3EF13393BEB21D05BF2762E1BDB881493FA1E52DBF5BFB5ABF310C33C0BC2ACCBE8D502D3F5B2897C0C03F303F84FB58C0D4A10A40187BAC40E554C6BEF2B6FBBF78B5C0BFA055963F58F206408E7530BF9D17EE409B2AD23F26710CC0E3851BBF9DFE0C406CCA06BF1D2A85402ABD07C0B92F1D40BEBCCA3F608FEBBD3C5105BE313D4FBFBF93373E2D01803F4DD1FA3EAA9B0C40254FE43F3866753F52CC053F28AD34BE2464294025013C3FAA29703FFEFF00BF8C96E9BFD948023ED263DE3F7F5EBBBE08064ABF0B5B4B3EAA1DF13FE8471FC0BFF909C0ED3E5A40C484F83FE0B7AABE38E7E93F164C4DC0688D4F40440941C0B068ABC0197E3E3E382B8E3F88233140E893363EB2E41DC068DDFABFF990CFC020FF5EBE26005AC0AAC0ED3F685241BE196C4D3FAB7A88402107544023C88DBFAE3EB3C0F9024640331B073F4A13E63F73578640631B8FC092464B409E2EC6BF914CBF408DCB3CC0F768EC4043ED1CC0F43BD1C0E773284088CF2340431D1AC0DAA4C6BF1D432A3F83A17EBFE18614C1C7C91BC038B3873E8C28B43F9FDA253FAC843DC0D94F1041011952C082323240C0AD41BECD7FBEC05E86F24070EC8DBF7FB6CD3E7209B3BE9DF123C0FA7CB4BF1C136FC028DA9C3F857A763FFC7952BDC268333FE6749C3FB3162ABF24F598BF98DAD4BD9A56094074A6A1405ECB90C023267CBF9DD4A33F04DDFABF02CD85BEF250ABBF8C4AF2BF8C9098BF79AD9A3F86BE163F87C28BBFF8FFB73ECC2B424007E713C0DC752EC06ECA1ABFFB5CDC3F719FBEBF7B3302C0BAE81B40BE0B4340D460C1BFFB8F5AC0899B3540A80243C016360DC04521FBBF6EE91C404693A73FBBE5093F66AD88BFDCA095C0380B84BEBFB58A3F0C0748BFDD301EBE3E96263FDFC496BF8918A3BF7720C93E34CC283FEA282340021F10C01699A7BE8E548F3F70D3B5BEA66743BF3D08A7BF001083B99285B0BF2CE98D3D1F60C13FAF3DFBBFF8F4143EE86F133FFDC80BC0740F87BFF9AB40C0D400983EC6BAE9BFEE3F84C020ED933E070D30404BCA9340B8655DBF1A9E6EBFF861204032031CC0678F5AC05C4DDA3F6C4071407081FABDA1E5533F3C2128C0406DA33FA193A03FF240B63EFC5AF53E2E09F1BF2F0AE23FE36316C032FB8CC0BAE1CD3BBFCE133FBE903E40C3BA833F2DEF03C0C55F47C0393195C05F7D7DBF7E73B9BE60C79D3DD84335C0525B1E40DC3C57C0E243BA3F99BD03C00F071BC03D25BD3AD00E143FFFA6B63F19AFF33E5AD268BF79B5A8BFA74523C0F7C19C3FBA8EB13FB7910CC0689607BEC1238D3FC616213F107F9A3F8657EE3FACB6B93FC373E63E408307C0804930BFD2CDF5BFCCEEDCBFACEF823F836012BFB28995C022E9114054DC96BF6D905540C194B3C048B79A3EF4C0583F88F873BF2A2237BF93B8193E590C38C0C5BE20400ACE0A3F796E46C0F70F85C0E640BDBF0F67354016129FBE9C3A81BF677C6CC0FCE19540A37022BF17B4B23F96C74FC024131AC02827C43DAEE169409E8CB3BF9BE098BF3CC2C43FA05C844087DB3BC06A035ABF3805F03F202DE13F0AB9503E8C1735BF63E4FABFE9C80E3FE772B63ED60CA23E6CD48A3CDF3416BFA1C23F3E6D2A3D3D726DAFBEA36903BF116F7E3E01F59B3E4DA127BFA1898D3F5972B9BFFEADBF3F1BD587BFB08BB63D94ED04C01788EEBF2BC743BE7AE517400EBE643DD8DE1C3FCA51A13F15D1383F2EE386BF5898BDBE947DAE3ED44637BEAFD7473F60BA96BE68DA11BE901F583D4AAA1640F296A93F91090C3E0B1313C0E83AED3E994552BE16F0B4BFAF45BBBF8A0A3D3F884B93BF240E85BEC5FBD53FDFF9B2C020C4BFBFF8305240E217653FB90CD1BFF8E78E3E11C3DB3F53F5B8BFDA4D32C03A2E3D400AB97940F312DB3F5C4D653FE71A5440D0265740EEC9DA3EB6DF8DBF930721BF94F03140FE1BF2407BE3C3C074518EC040D22640F68F20C028B328C05295AFBF188B2ABF7E93AA3EB3B186BF7D2484C0347EE93E7B22F0C06900333FE1F2743F027D7DC02971B0C0D05454C0306F8A4073B603C0EDDC0040FC609840D4D117407745824000450AC06093B1BC3427A5BF8A8A67C0D4782440E4F295C0A9E8914028CAF740058696C096574F40B83BE03E8D811040DA1E613FB4EB444098DE03411AC62A3FE5A90840CF0EC13FCCFBD440B344233FF98810403F0E073FA1477FC06D9774BF03C4084029BE40C0F369C3BF802BAA3D8344F8BFED2092C02AA3BEC03C78C2BE65CF70C0000B21BC07A64DC08DC6163F63138AC08CA54C3D093D493FE97AA3BEF7B99940BBB6C73FE07BC7BDE8510D3E03EE5C3ED8A23E3F527C4D3F7C0DECBC2B53A43E4E7806BEDA1C644030DAF43D50969B3FA257973F2400D0BE285512C0C7D1DCC0F804F93F1C1DC43F7CBA3BC054064D4079D451C0A2EC3BBF29369C400F1EF33E2D2B2DC0581277C0ED7A844073A00FC0576D73402320174152085F3FE63375BF2BC829400365113F26C35E3FF0D78DBD19B95240D4824340F4084DBFC0F10C3FD09A833F1514063E5220E2BE5CA246BF433C1A3FB000A3BF22A7603FEAB946BF63B4B13F70450140F3E88E3CB420A0BF767B1BBFB0114ABEEEE39C3DCD38A93C5F14024026DDD8BF230D2A406E878EBFEC3F2F403BA849BF40D2AF3FE461FE3F989AF13D5ECF18C02D2ECE3E6ACFE1BF2FA70B407CD231BF97B663C0E1C811C047898CC0A4C80D40E03E23C07196B8BF9AC35CC0E06614BF0EE903BF4A3B01C0E65C66BF7C0F88401E3286BE2F26B23F74EE6FC062BDDABEB87082405F338B40F17AB6404395ABBF17949ABFD88113401CF65140E4DE60C0B2DDD63FC64220C01B8801403D3DB13F034EC9BE2C261FBF7B570E3FBC59ED3F437A723F853014C090E95040C0DEC2BCE80C193E001583BFA51CB13F0622DC3F8BCAC63F86587F3F17DBB03F13D0EABFAA6A883E116CA3BF811BDE3F32C9AFBE2FFB25C0E7E3F4BF6B374BC072292CBF20C290BE7B4C67BF827EB3BFF916F1BEBF349ABF47AB813E3209C3BF29768F3DB3FBABBCF27F0B3EBE1EDCBDCD9F0F3D9A22443E07240D3E5F46303E5AA0D740EF1CAFBFD8AFA23F60BD95C0137AC3403C30BD3DD88E3ABF5229C1BF96C63F3F2D4F3DBEC61DBE40F6359FC0D689C6BF17A8B840B60D0C4170CEDA3FBCDAABBFD02F1240A27B70408CCE5040967C1FC07381E1BEF3950CBFE5CE2840C563753FAD02D4BDD5B3B1BF2014313F7A1F493FA707E3BEBB30FDBFF849BC3FD4DB3ABE2F3CA2BF5709A1BEE3B3F13F3856FB3F947D253E067FECBF6074034032BFE53EF086DDBD0064D33FF03E2440F31C2140BE9103C0A4C9CF3D5244053FEDF6B9BF912DD5C07B0EA6BFDBB2E2BFA074FEBDF65F0C40ECFCE9BFBA5D0DC044029BC07E1C5F4074159D3FBA6FAB3F8091C440001DC43E19374CBF7279EFBF4543434000D2D73E7EF71A3F2EA5AD40D0A2723F1A2CFABFB04427C0EAFAA040FB0C84400FA464C0CE69CD3F12B4583FBAD076C034CD5FC09FBB9CBFF8A8EA3FD6FAE6BFCF9FE2BF6F3EA84092C0BCBE980D87BEA0C39C3EE0781DBCE8810B411416403F1542E43E9F082C3F409BBB3E092A4940FC4549C088F55D400377F63F0C74ACC0AF7C4C402638233E85BE9AC056167FC0D071A1C0CB6DBCC0FE6A91BFFE6ACE40907852BF8C4001C05086C93FD85E02405E0AD84060E5EB3EEB0636402FF6A0400964A040A50A0A40E6E8EEBFA821E63EEDE5BA3FDCD09ABFE1F6D4BF986A763F229D96BFA0412BBF5F96A6BEDA3C1EC0CE550840A4FE393EFEC65DBFE0D9C940E8FC9840721F1F4087608E40505E4E4014D09EBF340A82BFF13FF9408D9B1641AB5291C09478813E7E4875C05F4BBEC0171805C0FEDA9CC0C452DA402A54CABF58C8F63E28CD7CBF893B2B401C9588BE8DBDA9C0DAC94540E4152D41243F62C0D002FA3E7E2E264010BB943F07972D406EB076BF82F5E83FBE1E4BC040E498BF249EA0BF6829903F9707F1BE8BD53CBFE76A93BF042D43BF79358ABF82CB16BFD81B96BE0E82493FDE6B283F27F2AF3F4F3A543F6FD8A1BFCB983D3FC8F397BE6C779BBFF208C33F8EDBA2BF96642040E500CCBF508D8E3E94AB8CBF9D2C2DC0D0913FBEFE41C23F544DB53F3D36953FFFA1363DDDCFAEBF7B1DFCBFA80BF83DE34408C0CEA8703F745209C062D7B73F018000C0D60846BF02C204BE7AAA533E2BC885BEB959263F6E12563DF612843FB1F18E3FC69108BFBF0BB73FC225D8BFA92FEFBFD8118B3F62D0CC3ED01839BF4F7A32BFA27C81BFDE6AA23E8B8714BF6F5E90BE0D79CFBE3382CD3FC4DFE23F069145BE070143C0BE412F3FB8744840B2216AC03E165CC0A0053C3EA6D9ACBFDB5D6C406AAD56C0620BB540FA79FA406CB3FF3C523658C051C45DC0B93892BF77FBCC3F0DBF0840A8F90041ECE21D40EA4CAB3F0A69BCBF15E77640026BD3BF312AC0405CEE40BFC487E93F30FAC53F34FD7B3EC703C53DD18800C03D20E0BF26DE0C3FA0C54D40FD90FD3E3A91A2C0CC68F5BF82C0AB3FC5E83940D02904C14ACBECBE4A564EC0CC5DE33EF3B83C4030FA19BFCC5019C08B1AB23F62944940B8E4343FD62BA1C0C541BB401659864065F63EC0E0935B3D9FCE19C05E31D9407CA6D83F408AF9BDF03345BFF23341C0D237C4BD9D86814033AC31BFB1083CBE4B4CEC3F735C3A40373C2CC0548365BF6BBA2E40EDCD6040B15637C0688764BE38E0153ECFDA8CC0D827A540A03AE940889814C040FF5B3ED23265BFA58AEB3FED135D40BDCF2740A7436740C43B41403D2BF140A0A39740027A09C0A0899CBF301DD7BF233C883EA2B64A3FDA37BD3F0279F5BEE8AB0CC0CDFE63C026A419C0679E7640E7E0D83F40A45D3E14E00D40FCF7B840331D0D400083603DE8F50340F856D73FD45C4240EDD980BE4D1B0640115BDDBEE62086BF2ADA8DBFF66D2BBFA5BB30BFB2FFD13FC6500240D275983F988DB33E9AB289405232B7BFD45889BEA43E743F58CD2BC01A506A403B820240005CF53C3A10EF3F582A2BBE3AEDAD4039191D3FB88B5C4034BAB63F405BBBBF4CC99C40B79916BF408AEB40E08AF83FBD94ECC0AB8E43C024D4154070EE0340AF0308C038632FBE6545E440E03E54C0718CA2C0EE1E2EBF0D3E2C3FAA761FC0872093C0ECD65D3FD28E6AC00F3A89C0421FCCBF4B03B0C0EDC7613FEFF09540C049DBBF12855ABFF06402401AF405C03802CE3EB6A43CC05C90304022186F3F1FF428C00C2AE640A23436C0900BD5BD0108B5405E8B2A3F19F80041BC6891BEB1725E3F8746D43F6DB501408A03B9403CD991C04CFBCD4012839C3F3B7EC540819D98BF30A9A740297529409E3383C0024880C0A0F67EC0C7DB1CBF102D69BEA3F1F6BEC1317F3FB318A5C0B486D2BFAC1E943E8B8C01C09C90873E3628AC3F2AED49C09BCB31BF8BDD9EBEFFF424C00A9AB13F9B4E59C0CFBC1B40FE16B5403CCBA8BEBCC161BF810732C0413BC43EB03445402BE5D13FF90AEF40F07655401C71263FA349BDBF79686040402CC9BB82ADB8400EA966BFAE05874015AF2740CD3EA73E626DA0BFF522FCBF56BDFABF8295E1BD9E4F28400D8E9E3FEA8D1AC0661FA13FA5ADCDBE008C43408026A1C09C54B13F7DF218BF4496733E648AA23F4E769FBBD451E4BF767FFA3E263EAE3E378044BF8A89D3BF5971AB3F8AB2A43C5AD14FC0FE74AA3E18A883BF8A6586BF80F1F93DE1F710C0512A54BF1823923F0ED5E9BE5722B53F445241BFB704BC3F82D02840D42A653E72C654407475E93E10CCF8BDD45D96BE9E2E0040AC79063FB01EF03F4A2A4DBE4B544E4095BF1F3FD9AC2D3E22F702C06783363F0D7A88BE919ED4BF388BBFBF89E217BE7C19CEBF1078BBBF35F104C02AABBA3F434A8BC0F627BE3F1099DDBFDA9BB13FA9305640AE8D9BBDD06A2BC048B44FBE3A5EE33EA3EA51BE124CCEBF6208764024BBFABFA28508C0F000CE3EDC8C7F3F5054E8BFBC3C2D3F1CB4A0BFBD64A1BFB4DFB4BF1176B0BEA7CD2C3F623DC63FDB01F63FE609B23E3EB222C049E3DE3DF0D1353F413212C0C947953F643C19C0E1F2594048DFD4BFF4E94CBED8B660BF74F5EEBF737874BE0255F03FE71B1B3F5530863F9FC26B3F5B3CBFBEDBFD57BF8A332740D8E113C059C2B2BFA4492E403B25A4BF11E5B9BC6BCBA14025B7B3C0BF7815C12106FB3F5D6BC9BC71B1BDBF1ADD65C0100534C0A91101BFC095BEC0FC20ACC02822B9BFFBCE81C028756DBFA88A9BBFA281733F2DC79E4028BBF2C0AF31EABFDEC6193FDEE139C0568249BFCE9F87C0AEFA9FBE3318B7BD9FBD47BF1A02D2BF68AC4B3F3EE4CFBE1C5A5DC03B0E76BF1B28D83FC42DBC3E5B29DDBF874387402EB639BF11A875BF052D063FF0031C3F4257953F4E90603E045D3E40008ED83F9995074008099E3F305370BF2CB29EBFE29EC9BF1FE4E9BF73BAB93FEB9EBF3FB02E74BF41F79A3E78C71A3E1C5B5FBE37C2DA3FDB3F263E6F07FCBDFEF3753E5CFFEA3E462302402C6F16BFC51D6840447A354071191BC0EACC9740620C9040ABCB2FBD083F403FFFEA863FD5AC8D4072E831BF3190E63D9B2E8C4054A70E40CCF02D3FFF24DB3F8542DC3E2D506CC0F8B03DC0605108409C2FB33FC0093BC085B0373FAE2B2DBF2AF010BFEB2FEBBF64F56FBF64B426BE2E72D7BF05871CC02095AE3F64402AC0C25742BFD6FFDABF322F34C0A01F02C0DD0262C078888A3FC2EFF7BFF503BDBE47F38EBEABFE52C010F07D405475953E879E0BC0762C0EC038A2B440030564BFF42AE3BF134356403C441EBF3DEEBDC0381FD8BEC841CE40A9E54CC04DE413BF536AFF3E9614E6BF338EBD4045531A3FDCCE803F47EDB73F01D7914008AA353F76B88BBFCDBFC8405EF795BFBCC89A403ACD51C0C7BCE2C013690F3F89E13E403F6BC03F1BABFABF9C7F21C0E106EF3FB92E20C1A0A9EFBF09819B40A8C466BFB4D37DBF606CF2BE166D6EC0265E5E40AC3A6CBFC38E98BE3C350D3F5CA31DC023122F3F904FE6BF72CF4CC0433EE8BE69AD38C0F28933C0F8B112BF4A1AFEBFBD1A8F3F267CC5C03EFA983E1CE8BFBFB01A55BEDB686040B7B0FEBD053F1EC01C18B8BE5F2B113F7F7D133E1386BBBFBF9D8740BE8E0C403600B3BFC40FA2BF80A6223FD245873EC45C49400441A0BFC6808D3F0EEABB3F5E4CB0BB4EF50B3F9F18CCBF00271CBFDB9CA83F7B090B4080E1C93F94CC6EC04CFD26C0FF5FBF3F28750C4056FABEC06C9876BECA534AC0094B783FE2921C405E8415BFE29DE1BF6A509B3F6AA83D40C5166C3F28968CC01AFDA7406CF31240D7658ABF61F2C0BF810A993EEE0F8940326A2B408645373F4696BE3F3C4500C03E14883E43FC2B3EE7D72C3F466F58BF000ABCBF92863E3EE86755C028808D40C8B9D23F0D37C0BFD74C14C078633A40C403203F12E46A3F40F7763E97A30D401A0BB73E69D1A13F799674C0A7D03DC0F579DD3F47C3CC409756323F622C5D40818ADC3F8046A3BE790EE23F0A2C46C095C653403526F6BF6E9D42409B3FCF40FBEDD13DA1D600BFBB869FC095090EC0875D4840A5A8BB40E1F4CA40C00FA93CFCFFC0BE86F84DC0252893C0CBC11FC022A9B53F1643AE403CB9DFC0860E16C064523640D8B36FC053F8A2C0FF010EC0D49C89409C7399C058DAAF3E881C37BF8C0C0FC0269A1DC1F07D423F28F16840EBF56040FA4DDA408BF78FC0F7E3AEC072283740D7E5D73FEAEC584040CF8D409EF57CBF4DA822C0273F34C0C5EC6CC0A1436FC096B9B73E6446BEBF1A00A3BECAF95040B4389EBE7ABFA73F5748A23F20B70C3E750D3FBF31316B408D11883F7BA949C0BA43FC3FCA64E03FFD06D43F6B36C8BF11153140BBC04BBF451B8FC0FD02DDBFB06996BF4D6450BF77B6A33F0CD42FBF058558BFCBA0B23ED0C024C033C900C09BD5ABBF5351BA3F436531C0EBC2A13FC8B99A40D0935CC03FE73CC078DC84BE72F809C01A2AAA4027A16D401CD7E9BFA6638B3E5879A13F24CCC93F4844573F4E1ACA403731573F388A19406420E13F1BE1AC3F4E5FA73E70F1CDBDEA71E5BF2C7D61C0EFCFDDC099B710C0652B7B3FE83D2EBF4BB647BF7AB52EBF32BA03403617CFBF14ACDEBF9170B53F15B12A3F2479C0C0A90BA2401F423C40A22DF2BFD950EB3FA39B9FBF2E16263F11A7C4BFEAC4063E2D1BA33F61D0A3C0B4201EC0B889BCC02A86B63EA8E47BBF7E5B47C01BB7C6C03444E7400E58ADBEB4B8B8C009794140F9B35340179A78C0686316C02979AF3FFD3E5840F8A104C16D63BBC07AC181C0CAA986C0CD9CE8BFC065D63FF18DC5BF09361F40452001C0271E853FEBF26F3FF11DDC3FF7B9993E7457AD3E683A54C03320C43FDD510DBFDA7D4DC035F829C05537A4BFBBD502C060D1B33CE8BD0DBED2F6A2BF7076E8BD2299D7BF01F38E3FC2418AC0930566C09EECEEBD85D9F93F8CF3C63F0C62653F8A4E62BEB99584BF3D644EC052B4EABFA6E013BF4B21A1BE38F648BE30774DBF75C4D7BF00A8D33B9C98A33FDBA6583FC3B9403C77F01EC0015DAD3FB5A5253F50D7D0BF34B741C0EA024F3FB4CEE0BFDF6E74BF1D6DEBBFFB018A3FD33AF6BFDACC7B3F3FFB8EBE4E126F3E7B9B103E64F5123D7266E5BF8463A23FD617ED3E0C5CBFBF55D01BC0F37718BD0FC435403E8BE5BF500E01C00AFEA0BF231F083F1092EE3FDBFFB0BF62AD943F3BBE54407EC32E3C1F80543EFBB134C0CF238DBFEDA404406F645D40B10E5D4047E7703FCAC019406444013F47E20F40685725BE15D20340F2FE2D3F10362B3FB7FF0BBFB87A5B3E1E048D3E513FD4BEAD0586BF027BE6BE3E64AD3F92D4C7BF60DA17C008CAAA3F41CD073FF16B443F605DEFBF162AA3BFAC7D3D3F24B294BF068E94BFC9A41B3B0FFE1DBFCBA2B53F421A103FC7E498BFFE3B01C012C29EBF1836C63F8B1E1F40D0873EBD2C9D09C05A27B440B60FAEBF6E1F6340D77739C02BE3A5C0DDCBC73E7E2B274083F04C3F7CA2BFBFCA7CB9BF623CF43F8955E7C0CCFDC1BF12D6A8C09C3E42C014E0613FD8714C40F1F108406FAA3BC07F3FCBBFAA6186C09668224028DB4C40C56385405430FA40A64360BFA4D5F53D344318C055D5663F40440CC03CE31B40416041C0E27E44C0F2A7A93FF00456C08458F9BF84B2C6BE90DA99BE40724DBF8E4588C040E0DFBFC6318E40D6897A3F3B41C8BF21AD04C0E6ED4B40B205A5BF8400513F3600E440C5612940B0F13FC0822AC73F20334E4000EEDE3D6978F13F829E5F40D62AE040FCF87C3F0C8C16409E8FF83FB4C53C409F8E38C0FEF05040F0FD413FA8EF6A3FBCF46E3FA02CD0C065158B3F93691EC0349A863FF62F33409E43EC3FC68CA84052B802BE9F30BA3F278301C02AB3ABBE75A6A23F24DE443E97838B40E0B11C40C25745C09FB6ADC07D7F7940FB0BA640E8A02AC0F05F083F9A511640CB06FCBFAA98CEBF261DEEBF32CF3740288DFEBDBE6AD2BF2BB32BBF836D6FBFAE5649C0052AC9BFAD0C8540D0EF32BFCF3F8BC0B3DCBB3F9C3BF5BF5ACC3FBF04106DC0CC209DBF701910C0066CFEBFDBD380BF7DEEA9C0567AECBFB8190DC0A0A541BD260F9D408A842E400B9031C0883C48C06034F73F8E3A983FD9D028BE52C07740D8795DBFF847863FC6F987BFB6BBA33E9AAC0DBFBB452AC0F594BBBF5300B9BFE24D3DBFF4D3A63E796D7DC00064A0BCDE8C713F280AA4BFD47570C07C594BBF90878940480E6AC03EC4AE3EAA07DDBE92D08FBFAE7A17403435FFBF2D32CF3FD03F14C0199F90BD523546C0238939C0AD21C3BECE235340B948273FBD59C43F2AD0E23FEC364ABD4E03A1BFD2EF9C40C476393ED44F673E4F8D25C0BE83BD401025BEBDE95A333F02E004409B2C793FE07A803E8C4F993FB9D91EC0040D02C07140923FF8278E401972F2BDDE39B2BF8E7883BF60B40640C0D5493F6E708DC0BA971BBF2BF122C09C05E2BD4F8A30401EB400BF1B14B93E153583BFC8CFD13F1B803040D50277BE6948A7405A442B401B5409C008C509405C2F8EBF4A288240F8AD2F3F0A0064BF709D71BEFF8DF6BF136D94BE502A5E407FDF04BFF151373FFD941440BDB6DC3FAEEF26BF9E87A2BE08A3D1BF1716B13F10E9793D94524EBF19F166BF2D4FD6BFAC621B40C5E319408AB37CBE280AAABF0017AEBD4CDD893F1CAE2F3F1DC6C0BF13EE6940F0D6983D69C6EF3F5E38AFBFA0E80540EEDED93F1B8E0940D33A014000194F3F06E22EC08DABEA3E9DD68EBF5FE8E03FF97E90BFA07A53C0DD019BBF1A22A0C07CD817C038A8AB3E39DD0D3FB02A13C0B82A01BF52A164C0D2EA883FA0F187C0E42E1DC028AC30BEE05CCB3FCD2E8F3F0AAD7D3FE717653E73606DBF5DEAE2BFABDE1F3F52C03BBFCC2C65BE06127ABFC093953F68EC32BF0FC913BEE9CDA23FA5BD863FEEDEFA3C430A4FBF73C87EBE25DA1CBEFBA704BE8A88BABDD749753F205C3540542BD73FCFADA54006DA36C00C0D12C004653A402B1A8C409658DE3FE7C6AB3F70FA833EE4960DC013F8B1C02AD909C000889EBD77A2B23F18092840FC463B4026B23740F1C985C07BE7C740753FC63E14D493C0BEF8EE40D695B9BF1C474CC0B02A4A3FB023FCBD707E51BD06A54DC0502B8FC052CA8FC05171ACBEBF8040C0ED0195BF94759F3F99F23FBF52098AC02302B5BFC8707A40F8EAAB401839C43F0AE6E5BF4EB650BF88C016BF0CDD6CC032E710C0172935404788143F88E36640BC855F3FC251A440E0AD783E00BA48BFE07D04BEA43866BF2C915340F0805540BC7D71BFB2D00D3F06AD85C0E001C93D9BF0E2BE5A1D69BD88095240F82F03BFF4824340B2EABF3F90416E40C848C43F0B974CC08B81DD3F5D50F94096641B3F60E43D3CF3E5AD3F14F5FD3F52C33D4013F044C04C9F1840E1318D3FE9C2A7C0581EF3BE680B37BE7CE7A6C00246ADBF1D4E01C00D1403C11682A83F0AD5F140802BEDBCC79D06BF11E90F404CB1C740CE51C5408A8B86BF6C969940D1ECE540752D7E40EFE89940FB744CC01D6407C008A31A4057F3ED3FCB60963F2AA7B0BF8050F43D0EA391BFFD806BC0CD9410C061A10C40253A943FF044B4BF68BCE83DD4FFE03FAE3C00C0E4D81E40247623409276E93F22E0E5403EA097C00CAB8AC05E4C0A403FA3C2BF28F5233F49CA9BBF400D88C04421B0BE2C0022BFCE3D0FC01056643EB08822BFFCC0E43F67A822C004F6853EEC3BD0BDEA18823F9FC6FD3E2340583D9DD61AC0D0D2BA3F068E033FD2C8ECBF257D3EC07672803E04346EC038F7943E0673E6BE6EDD3B3F473E52BFF00D93BF94E8BF3FD5D11EC0AA9F85C01451C93CA43E07BF21296A40EC7FA53F484639C0D55B90C0298C90C08438353F18CF19BF4C0108C0C8E221C06E7C0D40AF60A1BFD48B793FD0712ABED3F19D3E7030593E293E40BF988C6EBEBEF363BF6E2952BF47B9053FCE6929BF0BFA41C082A9CCBF56D6663F9458CE3EF8F87AC0EA339EBF3189CEBFACF7A5BF0D99143FB559DDBEB45A59BEECCC763F937708406AA1653F15532BC0708F264078A447BE9D7444C0DFBC0B3F62D205BFFF0B983F40EED0BC27C49FBFA2EA003FB8D52DBF80A292BE015DC03E4D61863F3012C33F72E4D53E7F10F9BF081E1C3F9EC18D3EB1CEB4C0CE3AB6BF70BBB03E056883C05A31ED3F6F46A1C0334D9840A2D4F84046AEF5BEA5F64EC0C38E04C08679B83FB48A244091638BBF87D7254106316E40C86316BE3797CFBF5B2A42400EB20740EAFACA40ACF2BEBE6C852940C2EC73BE7B90993E9037013F29168CBFA30FD5BFE6C166BEB35A24408568D0BF0EF58DC066D07C402A0F0D3F4C01234048062AC0CC92CABFAD7F2740D262D6BFA4EE60C0A6BB883EBB0CEABF5AF260409DA6B53EBBED80C02C438AC0C7859EC0A48520C0865F91BF6A3126BF69CDAABFEF951D3F56314E3FF3B2F7BF644365BFFB7D53BF3DEF513F6B3A363F3B1A1F40F47067400FE4693FB87EF63F9FB984BF8C69F2BFCCDC0EBF9EC58940B42506C126A6ADBFA017D4407059E4BD511F60C0EC0EFB3F419132404FA149C0FE4FBCBF4A83984050F043404C54284034E76940BAA2CB3F0AC4C940A77E88BF323D02C0FD1F37C0120750C0064389BF687670C0584F86408B95B8BFC56DB5BF2C53DD3F7488ADBFDE885F40BEBB6EBF56FBA73F4E60A73FA16D8340EAF99A400C9390C0DE5BEDBF7AA71F40F267193F0043053EF5A9C43FA7F6A1BFD36BFBBFA6EEA0BF823A3CC03E50E13F26A88340E0E7A5BEB3C865409205F23F9AF178405022FFBD6467B53EE95C26406A58E73FFEF5A3C01D2D4EC01C7A893FA872B1BE9BDD06C0DE2FA0BE269CA4BFA1471840D20BBBBF30DAA9C01F50AC40A8DC3F402CF0FC3F6906E03FCE2836C00E6C76C06CB3C8400F282541103163C0DC49D3BE819FD4409C86933FB4B26FC0725689400E1FD440A01AB7BDE64B4640AEC59440A2B3ADC04E1303C1AE55E4C0363ED9C054F7B1BDEFC2D340B72809C014E850C0EE53383FFB1D8BC06BA9894089752DC0100E4B407372B03F34C734C06C475ABE6244D1C01C6AC03FF557E940A005C73E5C32E2BF4CCB46C0F94348402D7EB13F89D41A3F543FFD401BDF374008D9A53F60F2BCBFC8479A3FEBB797BE094F823D3FF638BF2AED5A3FE71F2D3E73EF77BE42A51CBD7162F23EB667CFBCEF01523F7FB27ABF3260A5BE103B813F7487C63F05ED1F3FC0CA3AC02884D4BEDAF687BF55136740E44DB8C05D2AC33FBE7BDEBF27EB634053BC76402D3059BC257A99C0E7E9773F4F9B493F419FE7BF103B81C091208240F4090040CE2611C0B9D089C08FE4DE3F474916C0B4CEAA4080120DC083E83E40E48596402972163E62B90BC03CCE14C0B394A4BFA9F41C3F4AFEF23FDC0B884086D9214069701440342C11C0B757434034F8ABBFC1219E40187B9C3D91E8114079A91B40A91FE43EEB778ABF369C13C0C52825C0A50C8EBE53196140EB33FD3EEA32C5BF6A616B40300B2A3F1B15EC3F644CE9BF0012BB3DC155E33FBA6319C0B23E20C02DA4373E6F704B3FAEA94C3F8760FEBE78188ABF1566053E251C5DC0AC074EC0545632C0711EACBFF52CB23F65C2E6C0B0FC2ABE95F05BC0C3AB4540E6ADD3404F6AABBE288598C0E1689CBE02C6CF3F6A2FB73EB4C465C0D04B0741D6B80540373C2CC0BE61A9C0D00F9940F92D80C01E840741960851C08896D040B2DED6403CBF893ECD9799C0423006C04827BFBF6E3B26BFF677F13E1AD6B84026B816BF2B231DBF107FB2BD72E1004026A343C0DC1F3440D2EAA9BFA2F801C0897927BF7B6B81BEDD8AF53FE9DAAFBEA966403F81CFD63F3BDD363FEE47FF3ED6C70740E22FC8BEA468D1BEA0600840F95A93BF20D275BEF3ECA54075B13BC0E8559BC011DE7C3FE4E395BF89E1B8BF6EBB8BC00AD44CC0C66BA1BFFCD00CC046EADEC0744897C0669229C069FCD1BE4EE11940B2C7C13FEAF484C0B012E93F80F9FA3FE0117E3E85944640D4F8DD40783B0A418751C4BFE4685B4008797A3FF6829DBE6ADE7DBFE14B2740C4D2014068CA84BF39608AC030C222C14A4CF83FF8747A4085900DC0BC000D3F2940A940988272BF83D4A4BF91729CBFE2FBAA3F382A1BC0C4C707C0332DB4BFA3F2ADBFF22D19BF961CB9BF091A5CC0EA40D23FC3946A40A2CB4ABF62A391BF13DE81405CAFB0BF467D82BFB66182C0462B394056DD453F560488C00529923EA64BA9C0FA9038C076ADD23F648A70C03F06644002570D4095240CBFD1BCC23FE52559BF776532402CDC80403C0078BF3163973EA1280BC0E90F5540ACB94A3F6C9F87409B77BA402BB3D3BFDFEFE8C0897FEE407DFF2F404C4926C0C68C5F40A751E14035B97940764F94BF14C3A2403EEB9EBFA679B2BF13908EC02622893F6D63AB4043856640245E17C02E2331C1A252F8BF2F620DC050BF00BE978B1340B8AD06417E76D73FB52B9EC050536FBF747203C0BB52574068D325C173AAA840840C99BFFB0E67C032D88140BCB652C05C59153FE4047EC0BBC40C3F0BC9D43F76C444C0ACCF11BF6EA935C0CAF0853EB015F1BF553184BFAAD44740E73813BDDFA84D3FA9CAF13F479716BF77F242402242A8BFFA7587C093CACC3E8AB1C6BDC5F61040549748BF254B4DC04FC1B1BF9FB8C9C088D3DEBF46402DC0C5FD523F88DB60C0EC1CF1BF60047CC092B0CEBF142035C0EFAFB63F4C820DBF215CA73F0A461DBF2ECDF53F39133840BB82A4BEBA2582406DEEF83F3E4014C0A0848EBD8A1D733FF09E4E3FF08A144054FCF6BF2EBF7240874523401EBDA5BD9CED8DBFAB415CBFAC91C93D88F62B3FB28E9E3D2606434010E723C0F51590BF7E20A5BF780C68408335A3C0B68E1B407C83ECBF018C2E40A2A42B40E8AB88BD908C6CC0218C913F78357B3F9D66BBBFD35270C0FDC1454036B80E40D88578C02ACAA2BF3B8FA7BF8B6B703EF20B0C40264321C0D62808BEC46C05404F9AA5BEEF03E33F9B7C0BC0479CBE3E015950402CA6224017466D40ABEC9F4085E9BCBF0EDAF43FB470A9BF41A058406290C93FCCA3E2BFAA9AB33F5A78EC3F6CD965BEF2FA51409F9E61C0D45525BFDA218740BBE2AA40002B414040F4AABC911BF43FACC957400CDDB93FF408893FA8BEEFBE5084263F50EE803DFD7619C01E1A70BDBA04B13F6A336A3F60B2EF3E8DE0E5BDD8AEDFBEB14F0FC00FE1B1BE4EC00D3F4E1E16404F3031C02322814056396BC028F9F73F03FF5BC0098A9BC0F049D8BD096946407B0AC93FAD60443F89953B3A4E92AABEE61693C0409CE53F1E99AEC0662E73C0D81B893E5E41363FE885BA3F22756CBFDFC9B9C0FF7E02C1F26637402EFF2B40307CC8BFA1FB724061172C40A2F1D2BF5974C1C0D8C3273F210ABE3F6B13873FE7E86740E8E56D403B9C4540B2892240CA7CCF3FA838D1BEBA679EBFB85F2DBE9ED719C06B5D58C08ABA14C0F50936403CB0F8BEFCA72FC0448E174000862C3DB7680640B02084BFAE2B1CC09AFFBD40FDBE60C0EA8419C0D2639B3FC6C43EC0908BA33FAD2769C0559092C00FEEA83E4364D43EBA6295C0DE0C7CC0F22AA13E898097C09612ABC09448B33FBB1701407E0BA6C0AC06C9BF74C4C13F8CB2A0BFF0357E406E94034088390BC0EB29484038935DBE58837C40662BAA3EC39788400045CDBC24C1B5C0463FFEBF40A6D0BF912476C0FB52893FD7FD20C0D3FD93BF6BD5E6BFD861E6C0A8C1A6BF0507363CA873DABE5CAD4B40DE76F93F067D743E6E59A24056CDB2BE48A224C0B2D0D9400832B23EBCD4F9BFD87596BF3F09A1BFD52348C06B7C09C166C2AAC06B8232C080CF1EBE698295C04EB986BFD36408C01F052DC0F56D45C0B3B800C0DADB4540BB2AF83F0E48C83F926389BE82310CBFF8021FC0407045BC1FCE3040260CE03E224E353FFA556740DE7D3B40B0A82440DFB204C0D4AF8D3FF57D444052D52A40E2D1BC3FAA41AF3F1138533FE04117BF7B18A6C07E5FC83F48F71C40D54F373E535B0B408C0248400EE3933FC9B21140DDC569C0F3A2D440490600C028060D40A96A87C0564CA5C060AD3DBC2600BD400C5748BF976D34BFF643024002DE8C404937AAC0DC35243FBA084440944D2D405301E7BFBBFB4B4026C274C0B3CD0D406CFA99BEDA21C2BF183E313E97A7433F85BB833DF3963DBFEE6606BFF36B733F15C018C0BBA479C0C9246B40B6FF89BF872F32407A0A21C0F2113CBF962425403407C53E9EBBE4BF52F9EF3EAE8A76C0B8C74F403312D0BE9FE1A2C0CEA391C0E8CB82C0A6E717C0380DF13EC6655CC0FC8F87BECCE017C0469FADBE04FC8C3F3F45CFBFA421E33C3CA27A3E888E04C091AF7C3FE53DF0BE5AE609C005C9CABF03C48FBFE530693F40DDD63FB6D30BC08CAA84BD9EC7093FFEED893FB51FB43FCE25F2BE207FE2BDCCBABE3EFDABB7BE758530BFED11DFBFF2CB80BFBFBEE83FB950EBBFBC626DC0D618824042E6933EC40AE53F89D1D9BF48DBC9BFE4553E40C07823C0D04082C0EE36993E0C6C5CBF3FCE43400FD5A5BC658E65C013B846C0BEA6B5C0F85F3F3E694C84BFE767D2BF18B631C0081B943C6E86DDBF9833CDBD6CF07FBFDBF7DE3F27CF56BCD1F35BBEDB3394BF5A0DB7BE463F583FBC4C973F1D3FF23FDDD5B8BF71F581BF0C221C3F92FCB83F43BE2EC0CC780F3FD92EB8BFD71EFD3E30CA743F7FE676BE4D4B20BF9427EB3E139B993FCCFFDE3EC72ADABFE8260740E8D44C40182D7B408DA7C33FA98F2EC0E4F171C05F782EBFCA79A44076A393BF63DA3740752666BFD48A83C07140FFC0C67FF9C0EFAD4D40328D5FC096113240AC660D3F2481774092C9A0C0C9DF933FEC017640B0E72CBEA608A240FC3189405A68FC3F00E96BBB3FF6E43FFCF01FBE942B654059328E3F98AEC6BF19F6C73F832751C0D29B4BC0F80899C0F60889BF9C8ED63E60B4F53E01C6F13F45339CC0CE4B12C1FD3987403E1C0D3E3E972640B65783408D2BD93FB2A5FE3E8ABAC4C0DE82B4BFA92CA1C07C178EC0E51E82BF99DC973F7C4B96407E0306C00B7439C1D9B599C0A3EEA13F586D8C3ED0B0E33FD0887B3E1A01923F4E4701BEE5CB88C045278ABF0AC25DC0DF1083C0B7BC993EE65D3740A1AB48400D6D8EBF9998B2C0628681BFB01B423FB07E31BD2E1BB23F3CC0B03D2463BFBE473B44C0BC010EBE9424E6BFD659C8C00C1CABBF1D83B4C0BCE492BEDE0DD34060FF2440E51CD0BF3DCB4FC08BA47D4004C9A9BD18ADF5BECDC8D6403234913F1CA9C93D80E4503EE81B1540C2FDAF3EBEBDC0BFC10A6140B626C23FCBAC3FC03F1805C1B5D482402F5D94403F2155C05ACC8E4089DC0A40A68935404409184046AA2CBEF33C02BED80E5ABF690B0F40E0AB90406EBAA03F54CDA540D8D9ABBD0AAD00C19CC11C417E9695401652DCBF47A0D03F24F58F3F2A4251408CFEC23FF67D2D40E40BEF3F1D4E8BBF6CB5893F84A808C05DEF254092AB2BC0DB78EC3F709AC83D9DFE3640A99E1240A0B5A73EECB27AC054E0FB3EDF2D58BF976223C03CDAEABFBF805B3FA4EF06C0845933C0D0CC8BBEA44513BE42FD7AC02076C63D773B0FC08A1B16C059644A3F83E800BF22A27E3F3B75993B6E91FC3F68440A403EE888BF92A04A4016C48540B795D13F865BC23E58EC95BF1DFDF240A783773F728426407C69803E8C9B78C04EE9DD3E327D1C406C6C57BEB42102C0BE5D6ABF9778484082F9C1C0CC27B53FD0D68A40AEB3863F9D7A16C05A8B4140687D3CC044634940F5D922C0365A03C0CB1CB43EAE1403404CA58BBF1064FFBF9E2E62BD57FB694034A870C0E8F928C0AC9C104066A1BE3F3070E73E9D1318C0542122C036F8653F80E9AEBFD53731BF7B96DDBCEB8F0BBFA099893FE6C70C3F783250BFD6E4D5BFE54D1CBF363328C05724AEBF4AF2B23E486AC7BDC714A6BFB30ABABF17A9ABBEB4C386BF7AAF9ABF386265BEDA8EF5BEA369FF3F06DCD73F51A237BF9BCC56C0431E7BBE8EB4994036E0ACC038FE653F40CFAAC057298940BD3E39BF05E03DC0BEB157BF181B14406D9318BF6A44944085477CC0FB3E1B3F77B8C8401428AD404BA2A740F0564340FB2AF8BFCEFC5040E796843F7CB5463F6F48D33FC97F41C00A858040AE7051404E18C2BED137623FB6030EC0F866273FCD1F524012C4EF3F1D8DA640AE5F30C0C22A5FC0960D76C04BB2F43F1A66564066C1D3BE0A9FA8C054AECCBE3FC7C9BF2E33403F9AE555408605BD4066AFCA405E2998BEF30B133D735A01C0003FB63FE22D00C089EA0641837B1CC00055BE3BE00E9440F974A4C0B24BDC40E155AC40F5E1A0BF0699C6BD226D95BF42F0CE3FC04DB6BF1BE5524040579240E270E73F7E8F90401865F9BFF8C2643ECCB898C090ECFEC0E4AF843FD68280C0046091BFF842C1BD32970EC00A3B58C0E4F3ADC0810E9840CD9490C092DBEABFE4FD4D4098EC82BFFF05F6C0962E494069059340A69231405E64C54078E36AC0B060AEC04EFD523F3E90A73F614F13C0FFFB22C0905673BEA0E095C05A1F70C0340388C02B5E59C056584FC04030E03D944E9940FC876040A4E843BF8CE6A940BC58E43F302E5C3E558E1640D1464B3F0498BA40DC61483F06B4A53FBA59A13FF0737A3E3465E33F1CB089400DAED1BF601D40BF18FDC33E38C7BCBF4E32184094372B3EABF2203F04FE1DBFE1247FBF703FF93FF896C13FCC185240BD6C113EBD51F040EADCE4400B48B940C924A2409F9494BF1BE747C0CB271C40DECC3940D9508440456B74C05E68B1BFCBE18FC0E5AB18C1740772C0053D3BBF09A73540C279C8BEE684374058807B3FEA27A040E0AEBBBEE5B4C1C0072F44405B24F94082B8913F209F00C0B9BBA13F783903BDA44223C05E2476C04739423F3E14053F4C798D3FF707C4BF99E6D83FA9FC0EC029A6DC3FABF2A9BF59F43DBF8E87FCBFF3D561BFC103B1BE6F37484000BC65BF4898543F8DAA2E409C97E33F8375333F3928BBBFDBC71CC06E1CC63F4DDF833FA2CD18C03B5B06BF3E541EC02E85334006B72D400B9EC2BEFAF1FCBF1656173F08CBF53F2ECE0B3FEFCE47C0BDD79240728F7D40005C6D3BFE2834C04E9B513FA9F6554053118A40F4C6F63E587E35409DC44D3F693BF23EB4B31EBFE8F9BDBFBF361BC0B16A5FBFB6093B403CCFABBFFB7361BF761B6A4036C3F53F52671FBF906E863F337A06C034332C4062F698C00CA79CC02F72A53D29775740041C573FC97B90BE5C66E9BD368BA53F60ABAFC01D3943BFBEF605C098B1304096475BC060D5183E1A6391C0D0D9AABFB0ADC2BF31D3613F0D480BBFAEE9D33FBDD7FEBE8E4AF33F3DD83540408462BE4C3D5D40EC602A40995298BFD063F53D1AC7A23E0B1A2940402EEC3F196440BF24AD45402E10923F076B823D61CE95BEAD4F57BF8B040CBF35189A3E3C52823FEA9F673F7DC8D7BFEAC9923F5DC1E9BEC48A0940841011C0227A4E3FEA39973ED346273F7BEBA4BB78BDFB3D57EEE1BF752A8E3FFFF8453D9555DABFD73CF9BF54A217BF702F5BBF66CD3BBF181BD5BDD5747FBF2435B13D7B9A61BFD0ED203EDCDB03C09346BDBF04AE01BEE68F8B3FB5DE203F5280293F03D9923E7C2B00BFD4FB75BF"> : tensor<2x18x16x8xf32>
    %got = call @model(%open0, %in1) : (tensor<?x?x?x3xf32>, tensor<3x3x3x8xf32>) -> (tensor<?x?x?x8xf32>)
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<?x?x?x8xf32>, tensor<2x18x16x8xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x?x?x3xf32>, %arg1: tensor<3x3x3x8xf32>) -> (tensor<?x?x?x8xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x?x?x3xf32>) -> tensor<i32>
    %1 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<?x?x?x3xf32>) -> tensor<i32>
    %2 = stablehlo.get_dimension_size %arg0, dim = 2 : (tensor<?x?x?x3xf32>) -> tensor<i32>
    %3 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%3, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, h, w, 3). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %4 = stablehlo.compare GE, %1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%4, %0, %1) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'h'. Using the following polymorphic shapes specifications: args[0].shape = (b, h, w, 3). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), 'h' = {1} from specification 'h' for dimension args[0].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %5 = stablehlo.compare GE, %2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%5, %0, %1, %2) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'w'. Using the following polymorphic shapes specifications: args[0].shape = (b, h, w, 3). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), 'h' = {1} from specification 'h' for dimension args[0].shape[1] (= {1}), 'w' = {2} from specification 'w' for dimension args[0].shape[2] (= {2}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %6 = call @_wrapped_jax_export_main(%0, %1, %2, %arg0, %arg1) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<?x?x?x3xf32>, tensor<3x3x3x8xf32>) -> tensor<?x?x?x8xf32>
    return %6 : tensor<?x?x?x8xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "h"}, %arg2: tensor<i32> {jax.global_constant = "w"}, %arg3: tensor<?x?x?x3xf32>, %arg4: tensor<3x3x3x8xf32>) -> (tensor<?x?x?x8xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg3, %arg4) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<?x?x?x3xf32>, tensor<3x3x3x8xf32>) -> tensor<?x?x?x8xf32>
    return %0 : tensor<?x?x?x8xf32>
  }
}
// -----
// max_pooling
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x155BB5BF6B3BE33ECF3EED3E7AEEC3BF41FD6A3E2C4F3C3F95AFBF3E8AC9213F17BFB3BF187EA93EFAF09ABE4630F7BEBBDC5E3FDE58BD3FEBADE53FA04BA83F51BCE0BDBD97B43E814E443F252CF83D0CE7053E7CE1523F5CD272BD8CB23ABFD035D4BEF347223F182B443B0130AE3E508A2B3F38EBBFBE7B99413FA8F7C13E5B0E9EBF729DB83FCF3000BF2ADAD3BFFEC385BF9CB182BFB1B3553D22368CBE3D75ACBECAA41E3F2504AE3E07D1A13E09D5D13E00BB1D3FB5E806C0A797BABE90880BC093B3133D30D097BB00D4853F6704983F43A44F3EAA1700BF0A67F83E9C2507BFA189B6BA6E737C3F1ACA0EBFF5404E3F2D6A2D3F3D6D74BF2051793F3ED5323F85BED03DA12743BFEDF45BBF41A409BF79E70A3FDAA374BF9B01E03ED8F19EBF5BF750BE008FE03D037D1C40E14BB0BFF96ABC3F4A70193E2085D23E6460F23D3CB3E33EA15F1DBE511EBA3F96B6E9BE10ED903F3EF524BFA4CA76BD123689BFDEF8E83EE3F9B83FEB6C9EBD689C49BEC5AB8EBFB2CB6ABEAFE0CBBF5FB269BF9A3A683E6DD5A83F1CCA3340712A16BFEAB7B73F409A793EAAE01ABE057DDD3E249C7D3D2717E23D0B11D1BE42F5B2BF8395C5BF0F3B273FA2AB8DBE489918BF2F5B0B3CAE804B3F53B1383E37F327BF2BF79C3FC022CA3F8836FD3E0342793F8CF89E3F18A7903F9B351D3F462D193F7A08053F90758CBF9862333F508BADBFDF6A4BBF38DBA63FAB18573F1163BE3FE8188BBEE47C93BF2B3576BEC9F5D03DD6C4A13D711C913F70F8B8BEDD3DB43EAB167DBFFC8FE63ED1B84B3BC4F33FBF417D71BE91983CBEC6518ABE4FBBE23F0F9EC9BDE7BF79BEA33C06C0C6EA64BF8FB186BE0A942FBFCBDBB03F73E528BEBEEBA43F00BE7C3D377C183DE9DAB5BD89CA783B7A01DC3F817414C0531900C03E0D0BBF5A066E3CAFAA303F7C38F23EE1BBC4BE0670823F71DD833FA8793C3EBA70763F29988B3E5ABD0FBF20A4323F2289E23DCC9DAF3ABE89BC3F17DB1CC0AD76B5BFECF197BF4DFDB9BE015C82BE0CF0C0BF51337CBF1F605CBF70461D407B9FE63FD2D0D2BE9727BABE1E1993BF9E3DF4BFE15EEFBD3A737FBF1EC6ADBD8CD3CCBFC21043BFB431183ED37FBB3EE2BED53EC805A9BFAFCC5A3FACDA4CBFFA02223FD84D2EBC772DB0BFAAE4A1BEF510BB3E4DEB1C3F225F10BE5511C43F1DF6803F2B6883BEFC07403F8C86F73F29F1FA3F1A2F9DBF46316DBFD211BE3FC17587BF0749A9BF70EEF8BEF527D73E5DB5D1BD568B26BF30992CBFB95B36BF8B2761BF460612405F53983EA402633F5D68FABE6D6B3EBE79AB36BF97B529C09C62B0BF5AC2E7BF75FC0FC0860199BF2698A93FB30236BD3231A53F4F6CD23EC655483F2FA166BFA621063F048D3A3F289F13BF0A3E0F3FAEF1103F7BAF0CBFE0B68FBF849197BFD129B13DD66DA73EF9E24ABF80C9D93CB70E123FBF411E3F02A4C63F1C74A33F512A80BFC17FD73F14EE07BF64BE853F923C8B3D3E05D3BE9C62E7BF9BAE2FBEDF99C7BFECA0773F4326C23F5C024CBFE99B9A3E42B339BF60E420BF4945463F4CDA1DBDC9ACDE3F2DE7F6BE82D47F3FAF80C73D1CB84B3FD9F1E4BE35FE4ABDAD8AECBDD70756BF2D7E293FB876263F33F3173F4ABBC43F2184B93FC0F8BFBEB700BF3E4BA41FBFA653BF3C2E8919BF775ECF3FA536BA3E07435FBE7EC8983F5DEB0AC00FE700C015BC4B3FC3AD773D7F3A803E59C7A9BFA054BEBC80390040BFFE523F8DC72D3EADCBE0BE7405CABEC74408C072E9833E9571583FE5ADC9BF9E5229BFCD2794BF422177BF8D0F5B3DD86605C0D4401D3FA5FC403F859080BEEEC31EC04B157FBFBBCF9D3FA9CA31C097EEB1BE440A97BF52F84D3F45D42CBF10D3CE3E04C2103F7309EB3F03D04FBEE388C03E4C16BEBF795F983FB5B042BF968D0FBF0241B6BC980CC8BFB1426A3EDFAB773F6CFB953EFF60CBBFBA8FFDBD9BF53D3FF061F0BFEF9189BF2965603FF3498A3EF0EDD23EED03EE3F26E6EF3E596B283FDB7C2D4095EF5ABE0B424CBF2108DB3E6FC3E03ED2D606BF962584BF7ED413400758A73E0E773BBF697A6A3F7E87DFBDAD7981BE1DF10F3F665CA5BF8E8BB43EB4DBF43FD7AEEE3EDF9EC0BEA7D101BF1518D2BE650782BEDC6FC1BE63936A3FCCD9DDBF09AC5C3F4666C2BE4DFFC03E244190BF9510AA3FF7709F3FBAA7753F7CE3C1BF4741543F2B49CF3E8779CDBF4F0BC7BC44A4BA3EF35A0E3F0184353E491C953E4C9FBC3FAEEE9C3FD47D37C04E87A2BE479A28BEC444E0BF0CE3C03D4BD79F3FA8148BBFBE3CAC3E68736ABF6D022CBF3C1BBD3F12E50ABF1EA7EC3E1384EFBF6C60EE3F6E471A3F3DE13ABE0457133FF774B4BF2B5D973F55E1A5BE99F750BE49BAFBBE92A514BFEFD5313F3906833EF7D8263F9A1710BC1061033F"> : tensor<2x9x8x3xf32>
    %shape0 = stablehlo.constant dense<"0x02000000090000000800000003000000"> : tensor<4xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<2x9x8x3xf32>, tensor<4xi32>) -> tensor<?x?x?x3xf32>
    %expected0 = stablehlo.constant dense<"0x0130AE3E508A2B3F2C4F3C3F729DB83F8AC9213F4630F7BEA04BA83FDE58BD3FEBADE53F7CE1523F07D1A13E09D5D13E037D1C406704983FF96ABC3F3CB3E33E6E737C3F511EBA3F2051793F10ED903FDEF8E83EE3F9B83FEB6C9EBD9B01E03E1CCA33408CF89E3FEAB7B73F409A793E38DBA63FAB18573F1163BE3FC9F5D03D0F3B273F2BF79C3FC022CA3F8836FD3E71DD833F4FBBE23F0670823F29988B3ECC9DAF3ABE89BC3F377C183DBEEBA43F00BE7C3D7B9FE63F5A066E3C70461D408C86F73F29F1FA3FC655483F5DB5D1BD0A3E0F3F048D3A3F5F53983EA402633F4606124002A4C63F1C74A33FBF411E3FC17FD73F4ABBC43F2184B93F4326C23FB700BF3E775ECF3FA536BA3EC9ACDE3F7EC8983F82D47F3F80390040BFFE523F04C2103F7309EB3F795F983FB5B042BFB1426A3EDFAB773F9BF53D3FA5FC403FBBCF9D3FED03EE3F26E6EF3E596B283FDB7C2D4009AC5C3F9510AA3FF7709F3F7ED413400758A73E8E8BB43EB4DBF43F4C9FBC3FAEEE9C3FDC6FC1BE63936A3F"> : tensor<2x4x4x3xf32>
    %got = call @model(%open0) : (tensor<?x?x?x3xf32>) -> (tensor<?x?x?x3xf32>)
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<?x?x?x3xf32>, tensor<2x4x4x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x?x?x3xf32>) -> (tensor<?x?x?x3xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x?x?x3xf32>) -> tensor<i32>
    %1 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<?x?x?x3xf32>) -> tensor<i32>
    %2 = stablehlo.get_dimension_size %arg0, dim = 2 : (tensor<?x?x?x3xf32>) -> tensor<i32>
    %3 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%3, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, h, w, 3). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %4 = stablehlo.compare GE, %1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%4, %0, %1) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'h'. Using the following polymorphic shapes specifications: args[0].shape = (b, h, w, 3). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), 'h' = {1} from specification 'h' for dimension args[0].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %5 = stablehlo.compare GE, %2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%5, %0, %1, %2) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'w'. Using the following polymorphic shapes specifications: args[0].shape = (b, h, w, 3). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), 'h' = {1} from specification 'h' for dimension args[0].shape[1] (= {1}), 'w' = {2} from specification 'w' for dimension args[0].shape[2] (= {2}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %6 = call @_wrapped_jax_export_main(%0, %1, %2, %arg0) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<?x?x?x3xf32>) -> tensor<?x?x?x3xf32>
    return %6 : tensor<?x?x?x3xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "h"}, %arg2: tensor<i32> {jax.global_constant = "w"}, %arg3: tensor<?x?x?x3xf32>) -> (tensor<?x?x?x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg3, %0) <{window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %2 = stablehlo.maximum %arg4, %arg5 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<?x?x?x3xf32>, tensor<f32>) -> tensor<?x?x?x3xf32>
    return %1 : tensor<?x?x?x3xf32>
  }
}
// -----
// average_pooling
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x155BB5BF6B3BE33ECF3EED3E7AEEC3BF41FD6A3E2C4F3C3F95AFBF3E8AC9213F17BFB3BF187EA93EFAF09ABE4630F7BEBBDC5E3FDE58BD3FEBADE53FA04BA83F51BCE0BDBD97B43E814E443F252CF83D0CE7053E7CE1523F5CD272BD8CB23ABFD035D4BEF347223F182B443B0130AE3E508A2B3F38EBBFBE7B99413FA8F7C13E5B0E9EBF729DB83FCF3000BF2ADAD3BFFEC385BF9CB182BFB1B3553D22368CBE3D75ACBECAA41E3F2504AE3E07D1A13E09D5D13E00BB1D3FB5E806C0A797BABE90880BC093B3133D30D097BB00D4853F6704983F43A44F3EAA1700BF0A67F83E9C2507BFA189B6BA6E737C3F1ACA0EBFF5404E3F2D6A2D3F3D6D74BF2051793F3ED5323F85BED03DA12743BFEDF45BBF41A409BF79E70A3FDAA374BF9B01E03ED8F19EBF5BF750BE008FE03D037D1C40E14BB0BFF96ABC3F4A70193E2085D23E6460F23D3CB3E33EA15F1DBE511EBA3F96B6E9BE10ED903F3EF524BFA4CA76BD123689BFDEF8E83EE3F9B83FEB6C9EBD689C49BEC5AB8EBFB2CB6ABEAFE0CBBF5FB269BF9A3A683E6DD5A83F1CCA3340712A16BFEAB7B73F409A793EAAE01ABE057DDD3E249C7D3D2717E23D0B11D1BE42F5B2BF8395C5BF0F3B273FA2AB8DBE489918BF2F5B0B3CAE804B3F53B1383E37F327BF2BF79C3FC022CA3F8836FD3E0342793F8CF89E3F18A7903F9B351D3F462D193F7A08053F90758CBF9862333F508BADBFDF6A4BBF38DBA63FAB18573F1163BE3FE8188BBEE47C93BF2B3576BEC9F5D03DD6C4A13D711C913F70F8B8BEDD3DB43EAB167DBFFC8FE63ED1B84B3BC4F33FBF417D71BE91983CBEC6518ABE4FBBE23F0F9EC9BDE7BF79BEA33C06C0C6EA64BF8FB186BE0A942FBFCBDBB03F73E528BEBEEBA43F00BE7C3D377C183DE9DAB5BD89CA783B7A01DC3F817414C0531900C03E0D0BBF5A066E3CAFAA303F7C38F23EE1BBC4BE0670823F71DD833FA8793C3EBA70763F29988B3E5ABD0FBF20A4323F2289E23DCC9DAF3ABE89BC3F17DB1CC0AD76B5BFECF197BF4DFDB9BE015C82BE0CF0C0BF51337CBF1F605CBF70461D407B9FE63FD2D0D2BE9727BABE1E1993BF9E3DF4BFE15EEFBD3A737FBF1EC6ADBD8CD3CCBFC21043BFB431183ED37FBB3EE2BED53EC805A9BFAFCC5A3FACDA4CBFFA02223FD84D2EBC772DB0BFAAE4A1BEF510BB3E4DEB1C3F225F10BE5511C43F1DF6803F2B6883BEFC07403F8C86F73F29F1FA3F1A2F9DBF46316DBFD211BE3FC17587BF0749A9BF70EEF8BEF527D73E5DB5D1BD568B26BF30992CBFB95B36BF8B2761BF460612405F53983EA402633F5D68FABE6D6B3EBE79AB36BF97B529C09C62B0BF5AC2E7BF75FC0FC0860199BF2698A93FB30236BD3231A53F4F6CD23EC655483F2FA166BFA621063F048D3A3F289F13BF0A3E0F3FAEF1103F7BAF0CBFE0B68FBF849197BFD129B13DD66DA73EF9E24ABF80C9D93CB70E123FBF411E3F02A4C63F1C74A33F512A80BFC17FD73F14EE07BF64BE853F923C8B3D3E05D3BE9C62E7BF9BAE2FBEDF99C7BFECA0773F4326C23F5C024CBFE99B9A3E42B339BF60E420BF4945463F4CDA1DBDC9ACDE3F2DE7F6BE82D47F3FAF80C73D1CB84B3FD9F1E4BE35FE4ABDAD8AECBDD70756BF2D7E293FB876263F33F3173F4ABBC43F2184B93FC0F8BFBEB700BF3E4BA41FBFA653BF3C2E8919BF775ECF3FA536BA3E07435FBE7EC8983F5DEB0AC00FE700C015BC4B3FC3AD773D7F3A803E59C7A9BFA054BEBC80390040BFFE523F8DC72D3EADCBE0BE7405CABEC74408C072E9833E9571583FE5ADC9BF9E5229BFCD2794BF422177BF8D0F5B3DD86605C0D4401D3FA5FC403F859080BEEEC31EC04B157FBFBBCF9D3FA9CA31C097EEB1BE440A97BF52F84D3F45D42CBF10D3CE3E04C2103F7309EB3F03D04FBEE388C03E4C16BEBF795F983FB5B042BF968D0FBF0241B6BC980CC8BFB1426A3EDFAB773F6CFB953EFF60CBBFBA8FFDBD9BF53D3FF061F0BFEF9189BF2965603FF3498A3EF0EDD23EED03EE3F26E6EF3E596B283FDB7C2D4095EF5ABE0B424CBF2108DB3E6FC3E03ED2D606BF962584BF7ED413400758A73E0E773BBF697A6A3F7E87DFBDAD7981BE1DF10F3F665CA5BF8E8BB43EB4DBF43FD7AEEE3EDF9EC0BEA7D101BF1518D2BE650782BEDC6FC1BE63936A3FCCD9DDBF09AC5C3F4666C2BE4DFFC03E244190BF9510AA3FF7709F3FBAA7753F7CE3C1BF4741543F2B49CF3E8779CDBF4F0BC7BC44A4BA3EF35A0E3F0184353E491C953E4C9FBC3FAEEE9C3FD47D37C04E87A2BE479A28BEC444E0BF0CE3C03D4BD79F3FA8148BBFBE3CAC3E68736ABF6D022CBF3C1BBD3F12E50ABF1EA7EC3E1384EFBF6C60EE3F6E471A3F3DE13ABE0457133FF774B4BF2B5D973F55E1A5BE99F750BE49BAFBBE92A514BFEFD5313F3906833EF7D8263F9A1710BC1061033F"> : tensor<2x9x8x3xf32>
    %shape0 = stablehlo.constant dense<"0x02000000090000000800000003000000"> : tensor<4xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<2x9x8x3xf32>, tensor<4xi32>) -> tensor<?x?x?x3xf32>
    %expected0 = stablehlo.constant dense<"0x826541C0A417FD3F24BD533FCDDA39404870543EECDC98C0EFD05D3FE0163F3CEE69344044FB2240F970DDBF189A0DBFE0B08C3D2023B7BEA1D0E33F0C16BE3DCE48DD3FF031F93E0FA5A13FB4D6B73F1E6785BFA0E0E23D55C607C0F6E5F1BF6CFB5E404A81BD3F2BEE8C40D60ACBBFE151FB3FF28FFBBEFA0EDBBE83CC13C062B1D2BE4FA40A40CD9EEC3FD14A463EF074F73EE4EBAA3F707BD93F425CFDBD08FB55C01B212A4027473CC079FEF1BED23F28C0AE00FF3F9DF864C0584B483F5E6909C0001AFFBF7AC9DBBFA262B0BE92FF95BF4C469C3F664D0BC04A21A23E869EB53EC46BCF3FBC97CBBEAA0A1240951D8D3F8DCDA5400F2AC6BF44C239C0E02D5ABDBE3C853F4ABC60BFBDDB49BF5C843CBE008F6D3C3C392DBF621BA9C03829C13F07C2A03F451BAB3F1D5F7E3FBA4F25C0E1011140C28824C0E67B8FBFB1071240CDE3163FDC5013404C5B363E614D82BFC0D42D3EE61CB83FDEA89BC0909E70BF48FC12C093DB54BFA1676DC084FA5DBEB23A433F066791BEA26E963EC521E43FC00623BDAC55C0BEF6C19E3E16E39240BCBF39C02C63813E33624840161C9A3F50C7DC3E4E21B0C025C0903E5C76AA3EDE15E1BF6C2AE83FE3EDA83F7E4D883F1D7003C0B3CC803EEA93CEBF32DD303F289B913D91952F3F2CE4443F"> : tensor<2x5x4x3xf32>
    %got = call @model(%open0) : (tensor<?x?x?x3xf32>) -> (tensor<?x?x?x3xf32>)
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<?x?x?x3xf32>, tensor<2x5x4x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x?x?x3xf32>) -> (tensor<?x?x?x3xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x?x?x3xf32>) -> tensor<i32>
    %1 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<?x?x?x3xf32>) -> tensor<i32>
    %2 = stablehlo.get_dimension_size %arg0, dim = 2 : (tensor<?x?x?x3xf32>) -> tensor<i32>
    %3 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%3, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, h, w, 3). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %4 = stablehlo.compare GE, %1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%4, %0, %1) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'h'. Using the following polymorphic shapes specifications: args[0].shape = (b, h, w, 3). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), 'h' = {1} from specification 'h' for dimension args[0].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %5 = stablehlo.compare GE, %2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%5, %0, %1, %2) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'w'. Using the following polymorphic shapes specifications: args[0].shape = (b, h, w, 3). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), 'h' = {1} from specification 'h' for dimension args[0].shape[1] (= {1}), 'w' = {2} from specification 'w' for dimension args[0].shape[2] (= {2}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %6 = call @_wrapped_jax_export_main(%0, %1, %2, %arg0) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<?x?x?x3xf32>) -> tensor<?x?x?x3xf32>
    return %6 : tensor<?x?x?x3xf32>
  }
  func.func @reduce_window_float32_reducer(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "h"}, %arg2: tensor<i32> {jax.global_constant = "w"}, %arg3: tensor<?x?x?x3xf32>) -> (tensor<?x?x?x3xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<2> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<1xi32>
    %c_1 = stablehlo.constant dense<-2> : tensor<i32>
    %c_2 = stablehlo.constant dense<2> : tensor<i32>
    %c_3 = stablehlo.constant dense<-1> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<1xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = stablehlo.concatenate %c_4, %c_4, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %2 = stablehlo.reshape %1 : (tensor<2xi32>) -> tensor<1x2xi32>
    %3 = stablehlo.convert %arg1 : tensor<i32>
    %4 = stablehlo.multiply %3, %c_3 : tensor<i32>
    %5:2 = call @divmod(%arg0, %arg1, %arg2, %4, %c_2) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %6 = stablehlo.multiply %5#0, %c_1 : tensor<i32>
    %7 = stablehlo.convert %arg1 : tensor<i32>
    %8 = stablehlo.multiply %7, %c_3 : tensor<i32>
    %9 = stablehlo.add %6, %8 : tensor<i32>
    %10:2 = call @divmod(%arg0, %arg1, %arg2, %9, %c_2) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %11 = stablehlo.convert %arg1 : tensor<i32>
    %12 = stablehlo.multiply %11, %c_3 : tensor<i32>
    %13:2 = call @divmod(%arg0, %arg1, %arg2, %12, %c_2) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %14 = stablehlo.multiply %13#0, %c_1 : tensor<i32>
    %15 = stablehlo.convert %arg1 : tensor<i32>
    %16 = stablehlo.multiply %15, %c_3 : tensor<i32>
    %17 = stablehlo.add %14, %16 : tensor<i32>
    %18:2 = call @divmod(%arg0, %arg1, %arg2, %17, %c_2) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %19 = stablehlo.multiply %18#0, %c_3 : tensor<i32>
    %20 = stablehlo.convert %arg1 : tensor<i32>
    %21 = stablehlo.multiply %20, %c_3 : tensor<i32>
    %22:2 = call @divmod(%arg0, %arg1, %arg2, %21, %c_2) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %23 = stablehlo.multiply %22#0, %c_1 : tensor<i32>
    %24 = stablehlo.convert %arg1 : tensor<i32>
    %25 = stablehlo.multiply %24, %c_3 : tensor<i32>
    %26 = stablehlo.add %19, %23 : tensor<i32>
    %27 = stablehlo.add %26, %25 : tensor<i32>
    %28 = stablehlo.reshape %10#0 : (tensor<i32>) -> tensor<1xi32>
    %29 = stablehlo.reshape %27 : (tensor<i32>) -> tensor<1xi32>
    %30 = stablehlo.concatenate %28, %29, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %31 = stablehlo.reshape %30 : (tensor<2xi32>) -> tensor<1x2xi32>
    %32 = stablehlo.convert %arg2 : tensor<i32>
    %33 = stablehlo.multiply %32, %c_3 : tensor<i32>
    %34:2 = call @divmod(%arg0, %arg1, %arg2, %33, %c_2) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %35 = stablehlo.multiply %34#0, %c_1 : tensor<i32>
    %36 = stablehlo.convert %arg2 : tensor<i32>
    %37 = stablehlo.multiply %36, %c_3 : tensor<i32>
    %38 = stablehlo.add %35, %37 : tensor<i32>
    %39:2 = call @divmod(%arg0, %arg1, %arg2, %38, %c_2) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %40 = stablehlo.convert %arg2 : tensor<i32>
    %41 = stablehlo.multiply %40, %c_3 : tensor<i32>
    %42:2 = call @divmod(%arg0, %arg1, %arg2, %41, %c_2) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %43 = stablehlo.multiply %42#0, %c_1 : tensor<i32>
    %44 = stablehlo.convert %arg2 : tensor<i32>
    %45 = stablehlo.multiply %44, %c_3 : tensor<i32>
    %46 = stablehlo.add %43, %45 : tensor<i32>
    %47:2 = call @divmod(%arg0, %arg1, %arg2, %46, %c_2) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %48 = stablehlo.multiply %47#0, %c_3 : tensor<i32>
    %49 = stablehlo.convert %arg2 : tensor<i32>
    %50 = stablehlo.multiply %49, %c_3 : tensor<i32>
    %51:2 = call @divmod(%arg0, %arg1, %arg2, %50, %c_2) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %52 = stablehlo.multiply %51#0, %c_1 : tensor<i32>
    %53 = stablehlo.convert %arg2 : tensor<i32>
    %54 = stablehlo.multiply %53, %c_3 : tensor<i32>
    %55 = stablehlo.add %48, %52 : tensor<i32>
    %56 = stablehlo.add %55, %54 : tensor<i32>
    %57 = stablehlo.reshape %39#0 : (tensor<i32>) -> tensor<1xi32>
    %58 = stablehlo.reshape %56 : (tensor<i32>) -> tensor<1xi32>
    %59 = stablehlo.concatenate %57, %58, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %60 = stablehlo.reshape %59 : (tensor<2xi32>) -> tensor<1x2xi32>
    %61 = stablehlo.concatenate %c_4, %c_4, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %62 = stablehlo.reshape %61 : (tensor<2xi32>) -> tensor<1x2xi32>
    %63 = stablehlo.concatenate %2, %31, %60, %62, dim = 0 : (tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<4x2xi32>
    %64 = stablehlo.concatenate %c_0, %c, %c, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %65 = stablehlo.concatenate %c_0, %c, %c, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %66 = stablehlo.concatenate %c_0, %c_0, %c_0, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %67 = stablehlo.concatenate %c_0, %c_0, %c_0, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %68 = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%arg3, %0, %64, %65, %66, %67, %63) {api_version = 2 : i32, called_computations = [@reduce_window_float32_reducer]} : (tensor<?x?x?x3xf32>, tensor<f32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4x2xi32>) -> tensor<?x?x?x3xf32>
    return %68 : tensor<?x?x?x3xf32>
  }
  func.func private @divmod(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "h"}, %arg2: tensor<i32> {jax.global_constant = "w"}, %arg3: tensor<i32>, %arg4: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = call @floor_divide(%arg0, %arg1, %arg2, %arg3, %arg4) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1 = call @remainder(%arg0, %arg1, %arg2, %arg3, %arg4) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %0, %1 : tensor<i32>, tensor<i32>
  }
  func.func private @floor_divide(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "h"}, %arg2: tensor<i32> {jax.global_constant = "w"}, %arg3: tensor<i32>, %arg4: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.divide %arg3, %arg4 : tensor<i32>
    %1 = stablehlo.sign %arg3 : tensor<i32>
    %2 = stablehlo.sign %arg4 : tensor<i32>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.remainder %arg3, %arg4 : tensor<i32>
    %5 = stablehlo.compare NE, %4, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.and %3, %5 : tensor<i1>
    %7 = stablehlo.subtract %0, %c : tensor<i32>
    %8 = call @_where(%arg0, %arg1, %arg2, %6, %7, %0) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %8 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "h"}, %arg2: tensor<i32> {jax.global_constant = "w"}, %arg3: tensor<i1>, %arg4: tensor<i32>, %arg5: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg3, %arg4, %arg5 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @remainder(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "h"}, %arg2: tensor<i32> {jax.global_constant = "w"}, %arg3: tensor<i32>, %arg4: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare EQ, %arg4, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = call @_where(%arg0, %arg1, %arg2, %0, %c, %arg4) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = stablehlo.remainder %arg3, %1 : tensor<i32>
    %3 = stablehlo.compare NE, %2, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.compare LT, %2, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %7 = stablehlo.and %6, %3 : tensor<i1>
    %8 = stablehlo.add %2, %1 : tensor<i32>
    %9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<i32>
    return %9 : tensor<i32>
  }
}
// -----
// max_pooling_gradient
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x155BB5BF6B3BE33ECF3EED3E7AEEC3BF41FD6A3E2C4F3C3F95AFBF3E8AC9213F17BFB3BF187EA93EFAF09ABE4630F7BEBBDC5E3FDE58BD3FEBADE53FA04BA83F51BCE0BDBD97B43E814E443F252CF83D0CE7053E7CE1523F5CD272BD8CB23ABFD035D4BEF347223F182B443B0130AE3E508A2B3F38EBBFBE7B99413FA8F7C13E5B0E9EBF729DB83FCF3000BF2ADAD3BFFEC385BF9CB182BFB1B3553D22368CBE3D75ACBECAA41E3F2504AE3E07D1A13E09D5D13E00BB1D3FB5E806C0A797BABE90880BC093B3133D30D097BB00D4853F6704983F43A44F3EAA1700BF0A67F83E9C2507BFA189B6BA6E737C3F1ACA0EBFF5404E3F2D6A2D3F3D6D74BF2051793F3ED5323F85BED03DA12743BFEDF45BBF41A409BF79E70A3FDAA374BF9B01E03ED8F19EBF5BF750BE008FE03D037D1C40E14BB0BFF96ABC3F4A70193E2085D23E6460F23D3CB3E33EA15F1DBE511EBA3F96B6E9BE10ED903F3EF524BFA4CA76BD123689BFDEF8E83EE3F9B83FEB6C9EBD689C49BEC5AB8EBFB2CB6ABEAFE0CBBF5FB269BF9A3A683E6DD5A83F1CCA3340712A16BFEAB7B73F409A793EAAE01ABE057DDD3E249C7D3D2717E23D0B11D1BE42F5B2BF8395C5BF0F3B273FA2AB8DBE489918BF2F5B0B3CAE804B3F53B1383E37F327BF2BF79C3FC022CA3F8836FD3E0342793F8CF89E3F18A7903F9B351D3F462D193F7A08053F90758CBF9862333F508BADBFDF6A4BBF38DBA63FAB18573F1163BE3FE8188BBEE47C93BF2B3576BEC9F5D03DD6C4A13D711C913F70F8B8BEDD3DB43EAB167DBFFC8FE63ED1B84B3BC4F33FBF417D71BE91983CBEC6518ABE4FBBE23F0F9EC9BDE7BF79BEA33C06C0C6EA64BF8FB186BE0A942FBFCBDBB03F73E528BEBEEBA43F00BE7C3D377C183DE9DAB5BD89CA783B7A01DC3F817414C0531900C03E0D0BBF5A066E3CAFAA303F7C38F23EE1BBC4BE0670823F71DD833FA8793C3EBA70763F29988B3E5ABD0FBF20A4323F2289E23DCC9DAF3ABE89BC3F17DB1CC0AD76B5BFECF197BF4DFDB9BE015C82BE0CF0C0BF51337CBF1F605CBF70461D407B9FE63FD2D0D2BE9727BABE1E1993BF9E3DF4BFE15EEFBD3A737FBF1EC6ADBD8CD3CCBFC21043BFB431183ED37FBB3EE2BED53EC805A9BFAFCC5A3FACDA4CBFFA02223FD84D2EBC772DB0BFAAE4A1BEF510BB3E4DEB1C3F225F10BE5511C43F1DF6803F2B6883BEFC07403F8C86F73F29F1FA3F1A2F9DBF46316DBFD211BE3FC17587BF0749A9BF70EEF8BEF527D73E5DB5D1BD568B26BF30992CBFB95B36BF8B2761BF460612405F53983EA402633F5D68FABE6D6B3EBE79AB36BF97B529C09C62B0BF5AC2E7BF75FC0FC0860199BF2698A93FB30236BD3231A53F4F6CD23EC655483F2FA166BFA621063F048D3A3F289F13BF0A3E0F3FAEF1103F7BAF0CBFE0B68FBF849197BFD129B13DD66DA73EF9E24ABF80C9D93CB70E123FBF411E3F02A4C63F1C74A33F512A80BFC17FD73F14EE07BF64BE853F923C8B3D3E05D3BE9C62E7BF9BAE2FBEDF99C7BFECA0773F4326C23F5C024CBFE99B9A3E42B339BF60E420BF4945463F4CDA1DBDC9ACDE3F2DE7F6BE82D47F3FAF80C73D1CB84B3FD9F1E4BE35FE4ABDAD8AECBDD70756BF2D7E293FB876263F33F3173F4ABBC43F2184B93FC0F8BFBEB700BF3E4BA41FBFA653BF3C2E8919BF775ECF3FA536BA3E07435FBE7EC8983F5DEB0AC00FE700C015BC4B3FC3AD773D7F3A803E59C7A9BFA054BEBC80390040BFFE523F8DC72D3EADCBE0BE7405CABEC74408C072E9833E9571583FE5ADC9BF9E5229BFCD2794BF422177BF8D0F5B3DD86605C0D4401D3FA5FC403F859080BEEEC31EC04B157FBFBBCF9D3FA9CA31C097EEB1BE440A97BF52F84D3F45D42CBF10D3CE3E04C2103F7309EB3F03D04FBEE388C03E4C16BEBF795F983FB5B042BF968D0FBF0241B6BC980CC8BFB1426A3EDFAB773F6CFB953EFF60CBBFBA8FFDBD9BF53D3FF061F0BFEF9189BF2965603FF3498A3EF0EDD23EED03EE3F26E6EF3E596B283FDB7C2D4095EF5ABE0B424CBF2108DB3E6FC3E03ED2D606BF962584BF7ED413400758A73E0E773BBF697A6A3F7E87DFBDAD7981BE1DF10F3F665CA5BF8E8BB43EB4DBF43FD7AEEE3EDF9EC0BEA7D101BF1518D2BE650782BEDC6FC1BE63936A3FCCD9DDBF09AC5C3F4666C2BE4DFFC03E244190BF9510AA3FF7709F3FBAA7753F7CE3C1BF4741543F2B49CF3E8779CDBF4F0BC7BC44A4BA3EF35A0E3F0184353E491C953E4C9FBC3FAEEE9C3FD47D37C04E87A2BE479A28BEC444E0BF0CE3C03D4BD79F3FA8148BBFBE3CAC3E68736ABF6D022CBF3C1BBD3F12E50ABF1EA7EC3E1384EFBF6C60EE3F6E471A3F3DE13ABE0457133FF774B4BF2B5D973F55E1A5BE99F750BE49BAFBBE92A514BFEFD5313F3906833EF7D8263F9A1710BC1061033F"> : tensor<2x9x8x3xf32>
    %shape0 = stablehlo.constant dense<"0x02000000090000000800000003000000"> : tensor<4xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<2x9x8x3xf32>, tensor<4xi32>) -> tensor<?x?x?x3xf32>
    %expected0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000002C4FBC3F000000008AC9A13F000000000000000000000000463077BF00000000DE583D40EBAD6540A04B284000000000000000000000000000000000000000007CE1D23F000000000000000000000000000000000000000001302E3F508AAB3F00000000000000000000000000000000729D384000000000000000000000000000000000000000000000000000000000000000000000000007D1213F09D5513F000000000000000000000000000000000000000000000000000000006704184000000000000000000000000000000000000000006E73FC3F000000000000000000000000000000002051F93F000000000000000000000000000000000000000000000000000000009B01603F000000000000000000000000037D9C4000000000F96A3C400000000000000000000000003CB3633F00000000511E3A400000000010ED1040000000000000000000000000DEF8683FE3F93840EB6C1EBE000000000000000000000000000000000000000000000000000000001CCAB34000000000EAB73740409AF93E000000000000000000000000000000000000000000000000000000000F3BA73F0000000000000000000000000000000000000000000000002BF71C40C0224A4088367D3F000000008CF81E40000000000000000000000000000000000000000000000000000000000000000038DB2640AB18D73F11633E40000000000000000000000000C9F5503E00000000000000000000000000000000000000000000000000000000000000000000000000000000000000004FBB62400000000000000000000000000000000000000000000000000000000000000000BEEB244000BEFC3D377C983D0000000000000000000000000000000000000000000000005A06EE3C0000000000000000000000000670024071DD0340000000000000000029980B3F000000000000000000000000CC9D2F3BBE893C40000000000000000000000000000000000000000000000000000000000000000070469D407B9F664000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008C86774029F17A40000000000000000000000000000000000000000000000000000000005DB551BE00000000000000000000000000000000460692405F53183FA402E33F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000C655C83F0000000000000000048DBA3F000000000A3E8F3F000000000000000000000000000000000000000000000000000000000000000000000000BF419E3F02A446401C74234000000000C17F5740000000000000000000000000000000000000000000000000000000000000000043264240000000000000000000000000000000000000000000000000C9AC5E400000000082D4FF3F0000000000000000000000000000000000000000000000000000000000000000000000004ABB44402184394000000000B7003F3F000000000000000000000000775E4F40A5363A3F000000007EC818400000000000000000000000000000000000000000000000000000000080398040BFFED23F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A5FCC03F000000000000000000000000BBCF1D4000000000000000000000000000000000000000000000000004C2903F73096B40000000000000000000000000795F1840B5B0C2BF000000000000000000000000B142EA3EDFABF73F0000000000000000000000009BF5BD3F0000000000000000000000000000000000000000ED036E4026E66F3F596BA83FDB7CAD400000000000000000000000000000000000000000000000007ED493400758273F0000000000000000000000000000000000000000000000008E8B343FB4DB74400000000000000000000000000000000000000000DC6F41BF6393EA3F0000000009ACDC3F00000000000000000000000095102A40F7701F40000000000000000000000000000000000000000000000000000000000000000000000000000000004C9F3C40AEEE1C400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x9x8x3xf32>
    %got = call @model(%open0) : (tensor<?x?x?x3xf32>) -> (tensor<?x?x?x3xf32>)
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<?x?x?x3xf32>, tensor<2x9x8x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x?x?x3xf32>) -> (tensor<?x?x?x3xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x?x?x3xf32>) -> tensor<i32>
    %1 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<?x?x?x3xf32>) -> tensor<i32>
    %2 = stablehlo.get_dimension_size %arg0, dim = 2 : (tensor<?x?x?x3xf32>) -> tensor<i32>
    %3 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%3, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, h, w, 3). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %4 = stablehlo.compare GE, %1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%4, %0, %1) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'h'. Using the following polymorphic shapes specifications: args[0].shape = (b, h, w, 3). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), 'h' = {1} from specification 'h' for dimension args[0].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %5 = stablehlo.compare GE, %2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%5, %0, %1, %2) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'w'. Using the following polymorphic shapes specifications: args[0].shape = (b, h, w, 3). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), 'h' = {1} from specification 'h' for dimension args[0].shape[1] (= {1}), 'w' = {2} from specification 'w' for dimension args[0].shape[2] (= {2}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %6 = call @_wrapped_jax_export_main(%0, %1, %2, %arg0) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<?x?x?x3xf32>) -> tensor<?x?x?x3xf32>
    return %6 : tensor<?x?x?x3xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "h"}, %arg2: tensor<i32> {jax.global_constant = "w"}, %arg3: tensor<?x?x?x3xf32>) -> (tensor<?x?x?x3xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<1xi32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c_2 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %c_4 = stablehlo.constant dense<2> : tensor<i32>
    %c_5 = stablehlo.constant dense<-2> : tensor<i32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg3, %0) <{window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %39 = stablehlo.maximum %arg4, %arg5 : tensor<f32>
      stablehlo.return %39 : tensor<f32>
    }) : (tensor<?x?x?x3xf32>, tensor<f32>) -> tensor<?x?x?x3xf32>
    %2 = stablehlo.convert %arg1 : tensor<i32>
    %3 = stablehlo.add %2, %c_5 : tensor<i32>
    %4:2 = call @divmod(%arg0, %arg1, %arg2, %3, %c_4) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %5 = stablehlo.add %4#0, %c_3 : tensor<i32>
    %6 = stablehlo.convert %arg2 : tensor<i32>
    %7 = stablehlo.add %6, %c_5 : tensor<i32>
    %8:2 = call @divmod(%arg0, %arg1, %arg2, %7, %c_4) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %9 = stablehlo.add %8#0, %c_3 : tensor<i32>
    %10 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %11 = stablehlo.reshape %5 : (tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.reshape %9 : (tensor<i32>) -> tensor<1xi32>
    %13 = stablehlo.concatenate %10, %11, %12, %c_2, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %14 = stablehlo.dynamic_broadcast_in_dim %cst_6, %13, dims = [] : (tensor<f32>, tensor<4xi32>) -> tensor<?x?x?x3xf32>
    %15 = stablehlo.multiply %14, %1 : tensor<?x?x?x3xf32>
    %16 = stablehlo.convert %arg1 : tensor<i32>
    %17 = stablehlo.add %16, %c_5 : tensor<i32>
    %18:2 = call @divmod(%arg0, %arg1, %arg2, %17, %c_4) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %19 = stablehlo.add %18#0, %c_3 : tensor<i32>
    %20 = stablehlo.convert %arg2 : tensor<i32>
    %21 = stablehlo.add %20, %c_5 : tensor<i32>
    %22:2 = call @divmod(%arg0, %arg1, %arg2, %21, %c_4) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %23 = stablehlo.add %22#0, %c_3 : tensor<i32>
    %24 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %25 = stablehlo.reshape %19 : (tensor<i32>) -> tensor<1xi32>
    %26 = stablehlo.reshape %23 : (tensor<i32>) -> tensor<1xi32>
    %27 = stablehlo.concatenate %24, %25, %26, %c_2, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %28 = stablehlo.dynamic_broadcast_in_dim %cst, %27, dims = [] : (tensor<f32>, tensor<4xi32>) -> tensor<?x?x?x3xf32>
    %29 = stablehlo.multiply %28, %15 : tensor<?x?x?x3xf32>
    %30 = stablehlo.pad %arg3, %cst_7, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<?x?x?x3xf32>, tensor<f32>) -> tensor<?x?x?x3xf32>
    %31 = "stablehlo.select_and_scatter"(%30, %29, %cst_1) <{window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %39 = stablehlo.compare GE, %arg4, %arg5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %39 : tensor<i1>
    }, {
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %39 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %39 : tensor<f32>
    }) : (tensor<?x?x?x3xf32>, tensor<?x?x?x3xf32>, tensor<f32>) -> tensor<?x?x?x3xf32>
    %32 = stablehlo.concatenate %c_0, %c_0, %c_0, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %33 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %34 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %35 = stablehlo.reshape %arg2 : (tensor<i32>) -> tensor<1xi32>
    %36 = stablehlo.concatenate %33, %34, %35, %c_2, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %37 = stablehlo.concatenate %c, %c, %c, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %38 = stablehlo.real_dynamic_slice %31, %32, %36, %37 : (tensor<?x?x?x3xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<?x?x?x3xf32>
    return %38 : tensor<?x?x?x3xf32>
  }
  func.func private @divmod(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "h"}, %arg2: tensor<i32> {jax.global_constant = "w"}, %arg3: tensor<i32>, %arg4: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = call @floor_divide(%arg0, %arg1, %arg2, %arg3, %arg4) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1 = call @remainder(%arg0, %arg1, %arg2, %arg3, %arg4) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %0, %1 : tensor<i32>, tensor<i32>
  }
  func.func private @floor_divide(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "h"}, %arg2: tensor<i32> {jax.global_constant = "w"}, %arg3: tensor<i32>, %arg4: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.divide %arg3, %arg4 : tensor<i32>
    %1 = stablehlo.sign %arg3 : tensor<i32>
    %2 = stablehlo.sign %arg4 : tensor<i32>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.remainder %arg3, %arg4 : tensor<i32>
    %5 = stablehlo.compare NE, %4, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.and %3, %5 : tensor<i1>
    %7 = stablehlo.subtract %0, %c : tensor<i32>
    %8 = call @_where(%arg0, %arg1, %arg2, %6, %7, %0) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %8 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "h"}, %arg2: tensor<i32> {jax.global_constant = "w"}, %arg3: tensor<i1>, %arg4: tensor<i32>, %arg5: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg3, %arg4, %arg5 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @remainder(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "h"}, %arg2: tensor<i32> {jax.global_constant = "w"}, %arg3: tensor<i32>, %arg4: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare EQ, %arg4, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = call @_where(%arg0, %arg1, %arg2, %0, %c, %arg4) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = stablehlo.remainder %arg3, %1 : tensor<i32>
    %3 = stablehlo.compare NE, %2, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.compare LT, %2, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %7 = stablehlo.and %6, %3 : tensor<i1>
    %8 = stablehlo.add %2, %1 : tensor<i32>
    %9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<i32>
    return %9 : tensor<i32>
  }
}
// -----
// attention
module @jit_attention attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xFA0816C0F193CB3F2508C03EC5F6893FE3249CBF56AD54BFD970153E0B938BBC5EEE903E65D18A3FBDF2E1BF354C793FD9B0073C31AC50BE814DBCBFCCC7003FBE801AC026FD253F53FDBEBFAFF65A3DCB0EF4BD6DB3953F61F136BE11B331BFB7B001BFD3EDA23FC24A093F4B71C5BE031F72BE4299C8BF17E6C63EA441E1BFBC75403F61B5033ED1C318403ED18CBF8140D2BD4B2EE63F757F983FF43A32BFB857653EA207033B855C903EB9DC32BF9EEDB6BDFB8CCCBFCD5D0A3E1C69E63EA2E068BEFDB9CEBF6D107D3F07A3BA3E20DC39BFDDAA8FBEEF15C0BFA44083BF01AE09BFE53C9D3F7FB623BF0BE5233F17CF09BFF7E57D3EFCC910BEA3805F3F65E908BF9B48C9BFB5E3B0BF202908BF32E19FBF4F07D23E2A79EEBE8EF917406F6DDEBF3785503EC46090BF1A9FFCBE44D0103EE2D214C08C82723E7992F33F"> : tensor<2x5x2x4xf32>
    %shape0 = stablehlo.constant dense<"0x02000000050000000200000004000000"> : tensor<4xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<2x5x2x4xf32>, tensor<4xi32>) -> tensor<?x?x2x4xf32>
    %in1 = stablehlo.constant dense<"0x1129E8BE8905853EA230833F6DE327BECFB914BFAAA511C0F817243FD7C4E7BDA09F81BF91A2013E136C15BFEF4607BFE6351B3F1D50ABBF6D0E863F61E7B2BFCDA629BF1A23F63F294D903F9AE4C73D97C670BF647E07BF5E11963DF6B1193D8A1ABABD7894FCBC26855BBEC292B8BF0C3A04BFCD246A3F9425AFBFD71A42BE65DB51BFB20BE43DEEFAC6BE3C1BBD3F6FAF013F2BE9A7BF99D52B3F964F46BF09B613BFE3ACA03E51C6FBBE3392643F4B4646BF48731EBFEC0728BFB3CD10BF4FB28C3FCBF8203F72DFDA3F1521114089EE83BFE737903DBB8D96BF2F1147BF164D21BFDA5087BF3EA486BF49BF13BE6EBD9BBFA295573FE5F16ABFFACF3340DD1BE7BEFC7D933DBDCDA5BF3761DA3FCC4B8F3F5B05983E0764ACBF0FB9573E0D8B8FBF752EBB3F63274F3F8B75C33D94ED1BC026C17BBF1D11303FC63F9B3F"> : tensor<2x5x2x4xf32>
    %shape1 = stablehlo.constant dense<"0x02000000050000000200000004000000"> : tensor<4xi32>
    %open1 = stablehlo.dynamic_reshape %in1, %shape1 : (tensor<2x5x2x4xf32>, tensor<4xi32>) -> tensor<?x?x2x4xf32>
    %in2 = stablehlo.constant dense<"0x47F98D3F15C7CBBF10659A3E67FC813F5744D4BFF18101BC12358C3ED1FD99BEA413EDBFE7C1A6BE9494A7BE4BA017BEAA3F10BF7DD2E2BE0EA322BD6989E23ED3DD9BBE81BDD1BE1D24BD3D93E0F5BFF33DF43ECF9C13BAAE95223DAFF2753FDCF5F9BF97A6FCBF05308C3E8234E9BBDD422E3EEC9BECBE15132A3F6BC16E3F87CCF73E4F8B85BE62E406C0AAEC443F9B619C3FC801253F3F3061BFCA7D2C3FAD4B5C3F4A87C73FBD4860BFB6E367BE394D3F3FD3266B3D97048FBF9648D43E2B23143FE425B43DDFDA603E1A7584BE3F38BD3FC39366BFA75A16BF95FC333C2203613FEDA9BFBFCEB7A7BF256A02C06EEB053DA5248FBFC1E3C4BE1550293F253C24BF32D56C3ED14299BEAF0F2C3FFC43F33E912231BF0CB32CBE6299853FB168C93EA7CFB2BF96D6273F85D48ABF3ACDB43FAC15833FDE6B943EA601213E"> : tensor<2x5x2x4xf32>
    %shape2 = stablehlo.constant dense<"0x02000000050000000200000004000000"> : tensor<4xi32>
    %open2 = stablehlo.dynamic_reshape %in2, %shape2 : (tensor<2x5x2x4xf32>, tensor<4xi32>) -> tensor<?x?x2x4xf32>
    %expected0 = stablehlo.constant dense<"0x47F98D3F15C7CBBF10659A3E67FC813F5744D4BFF18101BC12358C3ED1FD99BE1DC48DBF3EE424BFFD3D2DBE9BF9133EBA27A6BF1BB21ABE2BC52E3E994666BD52F297BFA876F6BE91C829BEE78ED5BE1E0189BE277A31BEA0AB3D3D0AE80E3F0ECAEEBE268451BF1EF1C63D459563BF417860BFEC6C7BBE1956CC3DE4045C3E1B2826BE8DB690BFAA20043E1660A7BE2D45E73D546C1CBEB94D9E3D7532323FAD4B5C3F4A87C73FBD4860BFB6E367BE394D3F3FD3266B3D97048FBF9648D43E0F16293F8ED5033FF4C1C9BDB7537FBEABC8993F3BB009BF1DBD49BF4DC7273E5B6E473F2B74083FF6DB20BF99CA14BFC9A9A23ED89071BF67A800BFC3D80A3F0A9D143F803A4ABFDA7386BFFE8DA4BFD624753D5FE08CBF4A69C8BEDBE0273FCB5ED33EB04DDABE33BE0ABF57D94EBF38276E3FA128623E385C1DBD28E5B73E"> : tensor<2x5x2x4xf32>
    %got = call @model(%open0, %open1, %open2) : (tensor<?x?x2x4xf32>, tensor<?x?x2x4xf32>, tensor<?x?x2x4xf32>) -> (tensor<?x?x2x4xf32>)
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<?x?x2x4xf32>, tensor<2x5x2x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x?x2x4xf32>, %arg1: tensor<?x?x2x4xf32>, %arg2: tensor<?x?x2x4xf32>) -> (tensor<?x?x2x4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x?x2x4xf32>) -> tensor<i32>
    %1 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<?x?x2x4xf32>) -> tensor<i32>
    %2 = stablehlo.get_dimension_size %arg1, dim = 0 : (tensor<?x?x2x4xf32>) -> tensor<i32>
    %3 = stablehlo.get_dimension_size %arg1, dim = 1 : (tensor<?x?x2x4xf32>) -> tensor<i32>
    %4 = stablehlo.get_dimension_size %arg2, dim = 0 : (tensor<?x?x2x4xf32>) -> tensor<i32>
    %5 = stablehlo.get_dimension_size %arg2, dim = 1 : (tensor<?x?x2x4xf32>) -> tensor<i32>
    %6 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%6, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, t, 2, 4),args[1].shape = (b, t, 2, 4),args[2].shape = (b, t, 2, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %7 = stablehlo.compare GE, %1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%7, %0, %1) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 't'. Using the following polymorphic shapes specifications: args[0].shape = (b, t, 2, 4),args[1].shape = (b, t, 2, 4),args[2].shape = (b, t, 2, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), 't' = {1} from specification 't' for dimension args[0].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %8 = stablehlo.compare EQ, %2, %0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%8, %2, %0, %1) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[1].shape[0] (= {0}) and the specification 'b' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, t, 2, 4),args[1].shape = (b, t, 2, 4),args[2].shape = (b, t, 2, 4). Obtained dimension variables: 'b' = {1} from specification 'b' for dimension args[0].shape[0] (= {1}), 't' = {2} from specification 't' for dimension args[0].shape[1] (= {2}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %9 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%9, %3, %1, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[1].shape[1] (= {0}) and the specification 't' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, t, 2, 4),args[1].shape = (b, t, 2, 4),args[2].shape = (b, t, 2, 4). Obtained dimension variables: 'b' = {2} from specification 'b' for dimension args[0].shape[0] (= {2}), 't' = {1} from specification 't' for dimension args[0].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %10 = stablehlo.compare EQ, %4, %0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%10, %4, %0, %1) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[2].shape[0] (= {0}) and the specification 'b' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, t, 2, 4),args[1].shape = (b, t, 2, 4),args[2].shape = (b, t, 2, 4). Obtained dimension variables: 'b' = {1} from specification 'b' for dimension args[0].shape[0] (= {1}), 't' = {2} from specification 't' for dimension args[0].shape[1] (= {2}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %11 = stablehlo.compare EQ, %5, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%11, %5, %1, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[2].shape[1] (= {0}) and the specification 't' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, t, 2, 4),args[1].shape = (b, t, 2, 4),args[2].shape = (b, t, 2, 4). Obtained dimension variables: 'b' = {2} from specification 'b' for dimension args[0].shape[0] (= {2}), 't' = {1} from specification 't' for dimension args[0].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %12 = call @_wrapped_jax_export_main(%0, %1, %arg0, %arg1, %arg2) : (tensor<i32>, tensor<i32>, tensor<?x?x2x4xf32>, tensor<?x?x2x4xf32>, tensor<?x?x2x4xf32>) -> tensor<?x?x2x4xf32>
    return %12 : tensor<?x?x2x4xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "t"}, %arg2: tensor<?x?x2x4xf32>, %arg3: tensor<?x?x2x4xf32>, %arg4: tensor<?x?x2x4xf32>) -> (tensor<?x?x2x4xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<1> : tensor<1xi32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %cst_1 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %c_3 = stablehlo.constant dense<2> : tensor<1xi32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.dot_general %arg2, %arg3, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<?x?x2x4xf32>, tensor<?x?x2x4xf32>) -> tensor<?x2x?x?xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %3 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.concatenate %1, %c_3, %2, %3, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %5 = stablehlo.dynamic_broadcast_in_dim %cst_4, %4, dims = [] : (tensor<f32>, tensor<4xi32>) -> tensor<?x2x?x?xf32>
    %6 = stablehlo.divide %0, %5 : tensor<?x2x?x?xf32>
    %7 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %8 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %9 = stablehlo.concatenate %7, %8, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %10 = stablehlo.dynamic_broadcast_in_dim %c_2, %9, dims = [] : (tensor<i1>, tensor<2xi32>) -> tensor<?x?xi1>
    %11 = call @tril(%arg0, %arg1, %10) : (tensor<i32>, tensor<i32>, tensor<?x?xi1>) -> tensor<?x?xi1>
    %12 = call @_where(%arg0, %arg1, %11, %6, %cst_1) : (tensor<i32>, tensor<i32>, tensor<?x?xi1>, tensor<?x2x?x?xf32>, tensor<f32>) -> tensor<?x2x?x?xf32>
    %13 = stablehlo.reduce(%12 init: %cst_0) applies stablehlo.maximum across dimensions = [3] : (tensor<?x2x?x?xf32>, tensor<f32>) -> tensor<?x2x?xf32>
    %14 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %15 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %16 = stablehlo.concatenate %14, %c_3, %15, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %17 = stablehlo.dynamic_broadcast_in_dim %cst_0, %16, dims = [] : (tensor<f32>, tensor<3xi32>) -> tensor<?x2x?xf32>
    %18 = stablehlo.maximum %17, %13 : tensor<?x2x?xf32>
    %19 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %20 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %21 = stablehlo.concatenate %19, %c_3, %20, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %22 = stablehlo.dynamic_broadcast_in_dim %18, %21, dims = [0, 1, 2] : (tensor<?x2x?xf32>, tensor<4xi32>) -> tensor<?x2x?x1xf32>
    %23 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %24 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %25 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %26 = stablehlo.concatenate %23, %c_3, %24, %25, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %27 = stablehlo.dynamic_broadcast_in_dim %22, %26, dims = [0, 1, 2, 3] : (tensor<?x2x?x1xf32>, tensor<4xi32>) -> tensor<?x2x?x?xf32>
    %28 = stablehlo.subtract %12, %27 : tensor<?x2x?x?xf32>
    %29 = stablehlo.exponential %28 : tensor<?x2x?x?xf32>
    %30 = stablehlo.reduce(%29 init: %cst) applies stablehlo.add across dimensions = [3] : (tensor<?x2x?x?xf32>, tensor<f32>) -> tensor<?x2x?xf32>
    %31 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %32 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %33 = stablehlo.concatenate %31, %c_3, %32, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %34 = stablehlo.dynamic_broadcast_in_dim %30, %33, dims = [0, 1, 2] : (tensor<?x2x?xf32>, tensor<4xi32>) -> tensor<?x2x?x1xf32>
    %35 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %36 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %37 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %38 = stablehlo.concatenate %35, %c_3, %36, %37, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %39 = stablehlo.dynamic_broadcast_in_dim %34, %38, dims = [0, 1, 2, 3] : (tensor<?x2x?x1xf32>, tensor<4xi32>) -> tensor<?x2x?x?xf32>
    %40 = stablehlo.divide %29, %39 : tensor<?x2x?x?xf32>
    %41 = stablehlo.dot_general %arg4, %40, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<?x?x2x4xf32>, tensor<?x2x?x?xf32>) -> tensor<?x2x4x?xf32>
    %42 = stablehlo.transpose %41, dims = [0, 3, 1, 2] : (tensor<?x2x4x?xf32>) -> tensor<?x?x2x4xf32>
    return %42 : tensor<?x?x2x4xf32>
  }
  func.func private @tril(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "t"}, %arg2: tensor<?x?xi1>) -> tensor<?x?xi1> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %3 = stablehlo.dynamic_iota %2, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>
    %4 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %5 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %7 = stablehlo.dynamic_broadcast_in_dim %c_0, %6, dims = [] : (tensor<i32>, tensor<2xi32>) -> tensor<?x?xi32>
    %8 = stablehlo.add %3, %7 : tensor<?x?xi32>
    %9 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %10 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %11 = stablehlo.concatenate %9, %10, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %12 = stablehlo.dynamic_iota %11, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
    %13 = stablehlo.compare GE, %8, %12, SIGNED : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
    %14 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %15 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %16 = stablehlo.concatenate %14, %15, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %17 = stablehlo.dynamic_broadcast_in_dim %c, %16, dims = [] : (tensor<i1>, tensor<2xi32>) -> tensor<?x?xi1>
    %18 = stablehlo.select %13, %arg2, %17 : tensor<?x?xi1>, tensor<?x?xi1>
    return %18 : tensor<?x?xi1>
  }
  func.func private @_where(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "t"}, %arg2: tensor<?x?xi1>, %arg3: tensor<?x2x?x?xf32>, %arg4: tensor<f32>) -> tensor<?x2x?x?xf32> {
    %c = stablehlo.constant dense<2> : tensor<1xi32>
    %0 = stablehlo.convert %arg4 : tensor<f32>
    %1 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %3 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.concatenate %1, %c, %2, %3, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %5 = stablehlo.dynamic_broadcast_in_dim %arg2, %4, dims = [2, 3] : (tensor<?x?xi1>, tensor<4xi32>) -> tensor<?x2x?x?xi1>
    %6 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %7 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %8 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %9 = stablehlo.concatenate %6, %c, %7, %8, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %10 = stablehlo.dynamic_broadcast_in_dim %0, %9, dims = [] : (tensor<f32>, tensor<4xi32>) -> tensor<?x2x?x?xf32>
    %11 = stablehlo.select %5, %arg3, %10 : tensor<?x2x?x?xi1>, tensor<?x2x?x?xf32>
    return %11 : tensor<?x2x?x?xf32>
  }
}
// -----
// attention_gradient
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xFA0816C0F193CB3F2508C03EC5F6893FE3249CBF56AD54BFD970153E0B938BBC5EEE903E65D18A3FBDF2E1BF354C793FD9B0073C31AC50BE814DBCBFCCC7003FBE801AC026FD253F53FDBEBFAFF65A3DCB0EF4BD6DB3953F61F136BE11B331BFB7B001BFD3EDA23FC24A093F4B71C5BE031F72BE4299C8BF17E6C63EA441E1BFBC75403F61B5033ED1C318403ED18CBF8140D2BD4B2EE63F757F983FF43A32BFB857653EA207033B855C903EB9DC32BF9EEDB6BDFB8CCCBFCD5D0A3E1C69E63EA2E068BEFDB9CEBF6D107D3F07A3BA3E20DC39BFDDAA8FBEEF15C0BFA44083BF01AE09BFE53C9D3F7FB623BF0BE5233F17CF09BFF7E57D3EFCC910BEA3805F3F65E908BF9B48C9BFB5E3B0BF202908BF32E19FBF4F07D23E2A79EEBE8EF917406F6DDEBF3785503EC46090BF1A9FFCBE44D0103EE2D214C08C82723E7992F33F"> : tensor<2x5x2x4xf32>
    %shape0 = stablehlo.constant dense<"0x02000000050000000200000004000000"> : tensor<4xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<2x5x2x4xf32>, tensor<4xi32>) -> tensor<?x?x2x4xf32>
    %in1 = stablehlo.constant dense<"0x1129E8BE8905853EA230833F6DE327BECFB914BFAAA511C0F817243FD7C4E7BDA09F81BF91A2013E136C15BFEF4607BFE6351B3F1D50ABBF6D0E863F61E7B2BFCDA629BF1A23F63F294D903F9AE4C73D97C670BF647E07BF5E11963DF6B1193D8A1ABABD7894FCBC26855BBEC292B8BF0C3A04BFCD246A3F9425AFBFD71A42BE65DB51BFB20BE43DEEFAC6BE3C1BBD3F6FAF013F2BE9A7BF99D52B3F964F46BF09B613BFE3ACA03E51C6FBBE3392643F4B4646BF48731EBFEC0728BFB3CD10BF4FB28C3FCBF8203F72DFDA3F1521114089EE83BFE737903DBB8D96BF2F1147BF164D21BFDA5087BF3EA486BF49BF13BE6EBD9BBFA295573FE5F16ABFFACF3340DD1BE7BEFC7D933DBDCDA5BF3761DA3FCC4B8F3F5B05983E0764ACBF0FB9573E0D8B8FBF752EBB3F63274F3F8B75C33D94ED1BC026C17BBF1D11303FC63F9B3F"> : tensor<2x5x2x4xf32>
    %shape1 = stablehlo.constant dense<"0x02000000050000000200000004000000"> : tensor<4xi32>
    %open1 = stablehlo.dynamic_reshape %in1, %shape1 : (tensor<2x5x2x4xf32>, tensor<4xi32>) -> tensor<?x?x2x4xf32>
    %in2 = stablehlo.constant dense<"0x47F98D3F15C7CBBF10659A3E67FC813F5744D4BFF18101BC12358C3ED1FD99BEA413EDBFE7C1A6BE9494A7BE4BA017BEAA3F10BF7DD2E2BE0EA322BD6989E23ED3DD9BBE81BDD1BE1D24BD3D93E0F5BFF33DF43ECF9C13BAAE95223DAFF2753FDCF5F9BF97A6FCBF05308C3E8234E9BBDD422E3EEC9BECBE15132A3F6BC16E3F87CCF73E4F8B85BE62E406C0AAEC443F9B619C3FC801253F3F3061BFCA7D2C3FAD4B5C3F4A87C73FBD4860BFB6E367BE394D3F3FD3266B3D97048FBF9648D43E2B23143FE425B43DDFDA603E1A7584BE3F38BD3FC39366BFA75A16BF95FC333C2203613FEDA9BFBFCEB7A7BF256A02C06EEB053DA5248FBFC1E3C4BE1550293F253C24BF32D56C3ED14299BEAF0F2C3FFC43F33E912231BF0CB32CBE6299853FB168C93EA7CFB2BF96D6273F85D48ABF3ACDB43FAC15833FDE6B943EA601213E"> : tensor<2x5x2x4xf32>
    %shape2 = stablehlo.constant dense<"0x02000000050000000200000004000000"> : tensor<4xi32>
    %open2 = stablehlo.dynamic_reshape %in2, %shape2 : (tensor<2x5x2x4xf32>, tensor<4xi32>) -> tensor<?x?x2x4xf32>
    %expected0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000CD7981BE19BA76BDF0353ABFB1C328BE98B2C2BE7FB799BE404405BEFEA5D23E324B59BE5F4976BE644030BF28CE3ABE9F8DDE3C75868B3C9D2E283CDE89ECBC0ABC8D3CA5C0E03E3B9E28BCDB4244BD63E1B6BD5B3494BEF4F6163DA0C4EF3D9F530D3E8D8462BE342324BEE842B8BEE981B9BD4FCF8A3E731B5CBE3431A53D00000000000000000000000000000000000000000000000000000000000000001D84B8BE18B18ABD295DF2BE795697BE74A360BD491B173EB6E3E3BD8AD939BD5AD110BF83B434BE44B144BF48E403BF7AECECBCCC14C03D39FCADBC5914493E28CA73BE11D5CFBFE9128DBD18230CC013693FBC0EF3A83CC4744FB967E0783D9D59E3BD396955BF3299FBBCB1E08DBF6A1BDBBE0A150CBFAD47013F9F67DBBE"> : tensor<2x5x2x4xf32>
    %got = call @model(%open0, %open1, %open2) : (tensor<?x?x2x4xf32>, tensor<?x?x2x4xf32>, tensor<?x?x2x4xf32>) -> (tensor<?x?x2x4xf32>)
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<?x?x2x4xf32>, tensor<2x5x2x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x?x2x4xf32>, %arg1: tensor<?x?x2x4xf32>, %arg2: tensor<?x?x2x4xf32>) -> (tensor<?x?x2x4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x?x2x4xf32>) -> tensor<i32>
    %1 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<?x?x2x4xf32>) -> tensor<i32>
    %2 = stablehlo.get_dimension_size %arg1, dim = 0 : (tensor<?x?x2x4xf32>) -> tensor<i32>
    %3 = stablehlo.get_dimension_size %arg1, dim = 1 : (tensor<?x?x2x4xf32>) -> tensor<i32>
    %4 = stablehlo.get_dimension_size %arg2, dim = 0 : (tensor<?x?x2x4xf32>) -> tensor<i32>
    %5 = stablehlo.get_dimension_size %arg2, dim = 1 : (tensor<?x?x2x4xf32>) -> tensor<i32>
    %6 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%6, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, t, 2, 4),args[1].shape = (b, t, 2, 4),args[2].shape = (b, t, 2, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %7 = stablehlo.compare GE, %1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%7, %0, %1) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 't'. Using the following polymorphic shapes specifications: args[0].shape = (b, t, 2, 4),args[1].shape = (b, t, 2, 4),args[2].shape = (b, t, 2, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), 't' = {1} from specification 't' for dimension args[0].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %8 = stablehlo.compare EQ, %2, %0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%8, %2, %0, %1) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[1].shape[0] (= {0}) and the specification 'b' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, t, 2, 4),args[1].shape = (b, t, 2, 4),args[2].shape = (b, t, 2, 4). Obtained dimension variables: 'b' = {1} from specification 'b' for dimension args[0].shape[0] (= {1}), 't' = {2} from specification 't' for dimension args[0].shape[1] (= {2}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %9 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%9, %3, %1, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[1].shape[1] (= {0}) and the specification 't' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, t, 2, 4),args[1].shape = (b, t, 2, 4),args[2].shape = (b, t, 2, 4). Obtained dimension variables: 'b' = {2} from specification 'b' for dimension args[0].shape[0] (= {2}), 't' = {1} from specification 't' for dimension args[0].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %10 = stablehlo.compare EQ, %4, %0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%10, %4, %0, %1) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[2].shape[0] (= {0}) and the specification 'b' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, t, 2, 4),args[1].shape = (b, t, 2, 4),args[2].shape = (b, t, 2, 4). Obtained dimension variables: 'b' = {1} from specification 'b' for dimension args[0].shape[0] (= {1}), 't' = {2} from specification 't' for dimension args[0].shape[1] (= {2}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %11 = stablehlo.compare EQ, %5, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%11, %5, %1, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[2].shape[1] (= {0}) and the specification 't' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, t, 2, 4),args[1].shape = (b, t, 2, 4),args[2].shape = (b, t, 2, 4). Obtained dimension variables: 'b' = {2} from specification 'b' for dimension args[0].shape[0] (= {2}), 't' = {1} from specification 't' for dimension args[0].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %12 = call @_wrapped_jax_export_main(%0, %1, %arg0, %arg1, %arg2) : (tensor<i32>, tensor<i32>, tensor<?x?x2x4xf32>, tensor<?x?x2x4xf32>, tensor<?x?x2x4xf32>) -> tensor<?x?x2x4xf32>
    return %12 : tensor<?x?x2x4xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "t"}, %arg2: tensor<?x?x2x4xf32>, %arg3: tensor<?x?x2x4xf32>, %arg4: tensor<?x?x2x4xf32>) -> (tensor<?x?x2x4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<4> : tensor<1xi32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c_1 = stablehlo.constant dense<1> : tensor<1xi32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %cst_3 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %c_4 = stablehlo.constant dense<true> : tensor<i1>
    %c_5 = stablehlo.constant dense<2> : tensor<1xi32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.dot_general %arg2, %arg3, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<?x?x2x4xf32>, tensor<?x?x2x4xf32>) -> tensor<?x2x?x?xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %3 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.concatenate %1, %c_5, %2, %3, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %5 = stablehlo.dynamic_broadcast_in_dim %cst_6, %4, dims = [] : (tensor<f32>, tensor<4xi32>) -> tensor<?x2x?x?xf32>
    %6 = stablehlo.divide %0, %5 : tensor<?x2x?x?xf32>
    %7 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %8 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %9 = stablehlo.concatenate %7, %8, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %10 = stablehlo.dynamic_broadcast_in_dim %c_4, %9, dims = [] : (tensor<i1>, tensor<2xi32>) -> tensor<?x?xi1>
    %11 = call @tril(%arg0, %arg1, %10) : (tensor<i32>, tensor<i32>, tensor<?x?xi1>) -> tensor<?x?xi1>
    %12:3 = call @_where(%arg0, %arg1, %11, %6, %cst_3) : (tensor<i32>, tensor<i32>, tensor<?x?xi1>, tensor<?x2x?x?xf32>, tensor<f32>) -> (tensor<?x2x?x?xf32>, tensor<?x2x?x?xi1>, tensor<?x2x?x?xf32>)
    %13 = stablehlo.reduce(%12#0 init: %cst_2) applies stablehlo.maximum across dimensions = [3] : (tensor<?x2x?x?xf32>, tensor<f32>) -> tensor<?x2x?xf32>
    %14 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %15 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %16 = stablehlo.concatenate %14, %c_5, %15, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %17 = stablehlo.dynamic_broadcast_in_dim %cst_2, %16, dims = [] : (tensor<f32>, tensor<3xi32>) -> tensor<?x2x?xf32>
    %18 = stablehlo.maximum %17, %13 : tensor<?x2x?xf32>
    %19 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %20 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %21 = stablehlo.concatenate %19, %c_5, %20, %c_1, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %22 = stablehlo.dynamic_broadcast_in_dim %18, %21, dims = [0, 1, 2] : (tensor<?x2x?xf32>, tensor<4xi32>) -> tensor<?x2x?x1xf32>
    %23 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %24 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %25 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %26 = stablehlo.concatenate %23, %c_5, %24, %25, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %27 = stablehlo.dynamic_broadcast_in_dim %22, %26, dims = [0, 1, 2, 3] : (tensor<?x2x?x1xf32>, tensor<4xi32>) -> tensor<?x2x?x?xf32>
    %28 = stablehlo.subtract %12#0, %27 : tensor<?x2x?x?xf32>
    %29 = stablehlo.exponential %28 : tensor<?x2x?x?xf32>
    %30 = stablehlo.reduce(%29 init: %cst_0) applies stablehlo.add across dimensions = [3] : (tensor<?x2x?x?xf32>, tensor<f32>) -> tensor<?x2x?xf32>
    %31 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %32 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %33 = stablehlo.concatenate %31, %c_5, %32, %c_1, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %34 = stablehlo.dynamic_broadcast_in_dim %30, %33, dims = [0, 1, 2] : (tensor<?x2x?xf32>, tensor<4xi32>) -> tensor<?x2x?x1xf32>
    %35 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %36 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %37 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %38 = stablehlo.concatenate %35, %c_5, %36, %37, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %39 = stablehlo.dynamic_broadcast_in_dim %34, %38, dims = [0, 1, 2, 3] : (tensor<?x2x?x1xf32>, tensor<4xi32>) -> tensor<?x2x?x?xf32>
    %40 = stablehlo.divide %29, %39 : tensor<?x2x?x?xf32>
    %41 = stablehlo.multiply %34, %34 : tensor<?x2x?x1xf32>
    %42 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %43 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %44 = stablehlo.concatenate %42, %c_5, %43, %c_1, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %45 = stablehlo.dynamic_broadcast_in_dim %cst, %44, dims = [] : (tensor<f32>, tensor<4xi32>) -> tensor<?x2x?x1xf32>
    %46 = stablehlo.divide %45, %41 : tensor<?x2x?x1xf32>
    %47 = stablehlo.dot_general %arg4, %40, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<?x?x2x4xf32>, tensor<?x2x?x?xf32>) -> tensor<?x2x4x?xf32>
    %48 = stablehlo.transpose %47, dims = [0, 3, 1, 2] : (tensor<?x2x4x?xf32>) -> tensor<?x?x2x4xf32>
    %49 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %50 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %51 = stablehlo.concatenate %49, %50, %c_5, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %52 = stablehlo.dynamic_broadcast_in_dim %cst_6, %51, dims = [] : (tensor<f32>, tensor<4xi32>) -> tensor<?x?x2x4xf32>
    %53 = stablehlo.multiply %52, %48 : tensor<?x?x2x4xf32>
    %54 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %55 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %56 = stablehlo.concatenate %54, %55, %c_5, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %57 = stablehlo.dynamic_broadcast_in_dim %cst, %56, dims = [] : (tensor<f32>, tensor<4xi32>) -> tensor<?x?x2x4xf32>
    %58 = stablehlo.multiply %57, %53 : tensor<?x?x2x4xf32>
    %59 = stablehlo.transpose %58, dims = [0, 2, 3, 1] : (tensor<?x?x2x4xf32>) -> tensor<?x2x4x?xf32>
    %60 = stablehlo.dot_general %59, %arg4, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<?x2x4x?xf32>, tensor<?x?x2x4xf32>) -> tensor<?x2x?x?xf32>
    %61 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %62 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %63 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %64 = stablehlo.concatenate %61, %c_5, %62, %63, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %65 = stablehlo.dynamic_broadcast_in_dim %46, %64, dims = [0, 1, 2, 3] : (tensor<?x2x?x1xf32>, tensor<4xi32>) -> tensor<?x2x?x?xf32>
    %66 = stablehlo.multiply %60, %65 : tensor<?x2x?x?xf32>
    %67 = stablehlo.multiply %66, %29 : tensor<?x2x?x?xf32>
    %68 = stablehlo.reduce(%67 init: %cst_0) applies stablehlo.add across dimensions = [3] : (tensor<?x2x?x?xf32>, tensor<f32>) -> tensor<?x2x?xf32>
    %69 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %70 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %71 = stablehlo.concatenate %69, %c_5, %70, %c_1, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %72 = stablehlo.dynamic_reshape %68, %71 : (tensor<?x2x?xf32>, tensor<4xi32>) -> tensor<?x2x?x1xf32>
    %73 = stablehlo.negate %72 : tensor<?x2x?x1xf32>
    %74 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %75 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %76 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %77 = stablehlo.concatenate %74, %c_5, %75, %76, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %78 = stablehlo.dynamic_broadcast_in_dim %34, %77, dims = [0, 1, 2, 3] : (tensor<?x2x?x1xf32>, tensor<4xi32>) -> tensor<?x2x?x?xf32>
    %79 = stablehlo.divide %60, %78 : tensor<?x2x?x?xf32>
    %80 = stablehlo.reduce(%73 init: %cst_0) applies stablehlo.add across dimensions = [3] : (tensor<?x2x?x1xf32>, tensor<f32>) -> tensor<?x2x?xf32>
    %81 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %82 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %83 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %84 = stablehlo.concatenate %81, %c_5, %82, %83, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %85 = stablehlo.dynamic_broadcast_in_dim %80, %84, dims = [0, 1, 2] : (tensor<?x2x?xf32>, tensor<4xi32>) -> tensor<?x2x?x?xf32>
    %86 = stablehlo.add %79, %85 : tensor<?x2x?x?xf32>
    %87 = stablehlo.multiply %86, %29 : tensor<?x2x?x?xf32>
    %88 = call @_where_0(%arg0, %arg1, %12#1, %12#2, %87) : (tensor<i32>, tensor<i32>, tensor<?x2x?x?xi1>, tensor<?x2x?x?xf32>, tensor<?x2x?x?xf32>) -> tensor<?x2x?x?xf32>
    %89 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %90 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %91 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %92 = stablehlo.concatenate %89, %c_5, %90, %91, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %93 = stablehlo.dynamic_broadcast_in_dim %cst_6, %92, dims = [] : (tensor<f32>, tensor<4xi32>) -> tensor<?x2x?x?xf32>
    %94 = stablehlo.divide %88, %93 : tensor<?x2x?x?xf32>
    %95 = stablehlo.dot_general %94, %arg3, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<?x2x?x?xf32>, tensor<?x?x2x4xf32>) -> tensor<?x2x?x4xf32>
    %96 = stablehlo.transpose %95, dims = [0, 2, 1, 3] : (tensor<?x2x?x4xf32>) -> tensor<?x?x2x4xf32>
    return %96 : tensor<?x?x2x4xf32>
  }
  func.func private @tril(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "t"}, %arg2: tensor<?x?xi1>) -> tensor<?x?xi1> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %3 = stablehlo.dynamic_iota %2, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>
    %4 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %5 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %7 = stablehlo.dynamic_broadcast_in_dim %c_0, %6, dims = [] : (tensor<i32>, tensor<2xi32>) -> tensor<?x?xi32>
    %8 = stablehlo.add %3, %7 : tensor<?x?xi32>
    %9 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %10 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %11 = stablehlo.concatenate %9, %10, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %12 = stablehlo.dynamic_iota %11, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
    %13 = stablehlo.compare GE, %8, %12, SIGNED : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
    %14 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %15 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %16 = stablehlo.concatenate %14, %15, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %17 = stablehlo.dynamic_broadcast_in_dim %c, %16, dims = [] : (tensor<i1>, tensor<2xi32>) -> tensor<?x?xi1>
    %18 = stablehlo.select %13, %arg2, %17 : tensor<?x?xi1>, tensor<?x?xi1>
    return %18 : tensor<?x?xi1>
  }
  func.func private @_where(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "t"}, %arg2: tensor<?x?xi1>, %arg3: tensor<?x2x?x?xf32>, %arg4: tensor<f32>) -> (tensor<?x2x?x?xf32>, tensor<?x2x?x?xi1>, tensor<?x2x?x?xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<2> : tensor<1xi32>
    %0 = stablehlo.convert %arg4 : tensor<f32>
    %1 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %3 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.concatenate %1, %c, %2, %3, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %5 = stablehlo.dynamic_broadcast_in_dim %arg2, %4, dims = [2, 3] : (tensor<?x?xi1>, tensor<4xi32>) -> tensor<?x2x?x?xi1>
    %6 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %7 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %8 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %9 = stablehlo.concatenate %6, %c, %7, %8, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %10 = stablehlo.dynamic_broadcast_in_dim %0, %9, dims = [] : (tensor<f32>, tensor<4xi32>) -> tensor<?x2x?x?xf32>
    %11 = stablehlo.select %5, %arg3, %10 : tensor<?x2x?x?xi1>, tensor<?x2x?x?xf32>
    %12 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %13 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %14 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %15 = stablehlo.concatenate %12, %c, %13, %14, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %16 = stablehlo.dynamic_broadcast_in_dim %cst, %15, dims = [] : (tensor<f32>, tensor<4xi32>) -> tensor<?x2x?x?xf32>
    return %11, %5, %16 : tensor<?x2x?x?xf32>, tensor<?x2x?x?xi1>, tensor<?x2x?x?xf32>
  }
  func.func private @_where_0(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "t"}, %arg2: tensor<?x2x?x?xi1>, %arg3: tensor<?x2x?x?xf32>, %arg4: tensor<?x2x?x?xf32>) -> tensor<?x2x?x?xf32> {
    %c = stablehlo.constant dense<2> : tensor<1xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %3 = stablehlo.concatenate %0, %c, %1, %2, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %4 = stablehlo.dynamic_broadcast_in_dim %cst, %3, dims = [] : (tensor<f32>, tensor<4xi32>) -> tensor<?x2x?x?xf32>
    %5 = stablehlo.select %arg2, %arg4, %4 : tensor<?x2x?x?xi1>, tensor<?x2x?x?xf32>
    return %5 : tensor<?x2x?x?xf32>
  }
}
// -----
// layer_norm
module @jit_layer_norm attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xECC7DABF3F063DBFA6BD1DBF51CF59BF3FEE89BF206C99BEACB99BBFAC8AAB3E9EC1533D6449F63E7EFA013FA85E1A3F752FBFBED0C00740B60E703EE665EEBFD94D80BFCDC8DEBF5A018E3C0475F9BD7ED5EFBE03B30040248A0C3F95E1393FD55A6EBFF6C77FBF5DC1163DC928313E9E9BEDBF67A238BE988E663C10505CBE5B3A50BFFA1E0ABF941A35BE5DF5B93D9FD31A3F7F598A3FBFB496BE4E8DE9BE6814E03E55601C3F854FDEBE3A574A3F1BC67A3FFB55A53F05A0E33F73CD5DBF"> : tensor<2x3x8xf32>
    %shape0 = stablehlo.constant dense<"0x020000000300000008000000"> : tensor<3xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<2x3x8xf32>, tensor<3xi32>) -> tensor<?x?x8xf32>
    %in1 = stablehlo.constant dense<"0x51B5633C17C6383CCCDAC8BD183626BFE526BEBFB9CEBD3DF5B244BF5A1DB03D"> : tensor<8xf32>
    %in2 = stablehlo.constant dense<"0x70464BBF9BC18CBFE9EB6F3E2C8B1A3ED34B143F31E50B40E5F88D3EA35CF83E"> : tensor<8xf32>
    %expected0 = stablehlo.constant dense<"0x3A1251BF3AAC8CBF88C9543EF8F8753E5738AF3F93C21040470D5F3F9783263F61DA4BBFDE648CBF3523543EB9C3B4BD5ADDB63F26C01640A5A7883E4110A03E62994EBF091A8FBF7FF16D3EF6FC633E4AD09C3F0E131740D3BFF5BD13360B3F73A24DBFE7DC8DBFB3C81E3EBD0E02BFFBD26940EBBA0E403345A2BE5E89053FF9CB4FBFDBEB8DBF1AA5813E3FD594BC0AE58CBFA7621740140F143F800BDB3E9BDE4BBFA0B08CBF6632B63E3DA9B6BC69A726BE8E2211407E815CBFA662AA3E"> : tensor<2x3x8xf32>
    %got = call @model(%open0, %in1, %in2) : (tensor<?x?x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<?x?x8xf32>)
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<?x?x8xf32>, tensor<2x3x8xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x?x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>) -> (tensor<?x?x8xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x?x8xf32>) -> tensor<i32>
    %1 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<?x?x8xf32>) -> tensor<i32>
    %2 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%2, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, t, 8). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %3 = stablehlo.compare GE, %1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%3, %0, %1) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 't'. Using the following polymorphic shapes specifications: args[0].shape = (b, t, 8). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), 't' = {1} from specification 't' for dimension args[0].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %4 = call @_wrapped_jax_export_main(%0, %1, %arg0, %arg1, %arg2) : (tensor<i32>, tensor<i32>, tensor<?x?x8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<?x?x8xf32>
    return %4 : tensor<?x?x8xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "t"}, %arg2: tensor<?x?x8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<8xf32>) -> (tensor<?x?x8xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<8> : tensor<1xi32>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %c_2 = stablehlo.constant dense<1> : tensor<1xi32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg2 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<?x?x8xf32>, tensor<f32>) -> tensor<?x?xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %3 = stablehlo.concatenate %1, %2, %c_2, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %4 = stablehlo.dynamic_broadcast_in_dim %0, %3, dims = [0, 1] : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x1xf32>
    %5 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %7 = stablehlo.concatenate %5, %6, %c_2, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %8 = stablehlo.dynamic_broadcast_in_dim %cst_1, %7, dims = [] : (tensor<f32>, tensor<3xi32>) -> tensor<?x?x1xf32>
    %9 = stablehlo.divide %4, %8 : tensor<?x?x1xf32>
    %10 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %11 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.concatenate %10, %11, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %13 = stablehlo.dynamic_broadcast_in_dim %9, %12, dims = [0, 1, 2] : (tensor<?x?x1xf32>, tensor<3xi32>) -> tensor<?x?x8xf32>
    %14 = stablehlo.subtract %arg2, %13 : tensor<?x?x8xf32>
    %15 = call @_var(%arg0, %arg1, %arg2, %c) : (tensor<i32>, tensor<i32>, tensor<?x?x8xf32>, tensor<i32>) -> tensor<?x?x1xf32>
    %16 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %18 = stablehlo.concatenate %16, %17, %c_2, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %19 = stablehlo.dynamic_broadcast_in_dim %cst, %18, dims = [] : (tensor<f32>, tensor<3xi32>) -> tensor<?x?x1xf32>
    %20 = stablehlo.add %15, %19 : tensor<?x?x1xf32>
    %21 = stablehlo.sqrt %20 : tensor<?x?x1xf32>
    %22 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %23 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %24 = stablehlo.concatenate %22, %23, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %25 = stablehlo.dynamic_broadcast_in_dim %21, %24, dims = [0, 1, 2] : (tensor<?x?x1xf32>, tensor<3xi32>) -> tensor<?x?x8xf32>
    %26 = stablehlo.divide %14, %25 : tensor<?x?x8xf32>
    %27 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %28 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %29 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %30 = stablehlo.concatenate %28, %29, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %31 = stablehlo.dynamic_broadcast_in_dim %27, %30, dims = [0, 1, 2] : (tensor<1x1x8xf32>, tensor<3xi32>) -> tensor<?x?x8xf32>
    %32 = stablehlo.multiply %26, %31 : tensor<?x?x8xf32>
    %33 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %34 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %35 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %36 = stablehlo.concatenate %34, %35, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %37 = stablehlo.dynamic_broadcast_in_dim %33, %36, dims = [0, 1, 2] : (tensor<1x1x8xf32>, tensor<3xi32>) -> tensor<?x?x8xf32>
    %38 = stablehlo.add %32, %37 : tensor<?x?x8xf32>
    return %38 : tensor<?x?x8xf32>
  }
  func.func private @_var(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "t"}, %arg2: tensor<?x?x8xf32>, %arg3: tensor<i32>) -> tensor<?x?x1xf32> {
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %c = stablehlo.constant dense<8> : tensor<1xi32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %c_1 = stablehlo.constant dense<1> : tensor<1xi32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg2 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<?x?x8xf32>, tensor<f32>) -> tensor<?x?xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %3 = stablehlo.concatenate %1, %2, %c_1, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %4 = stablehlo.dynamic_broadcast_in_dim %0, %3, dims = [0, 1] : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x1xf32>
    %5 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %7 = stablehlo.concatenate %5, %6, %c_1, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %8 = stablehlo.dynamic_broadcast_in_dim %cst_0, %7, dims = [] : (tensor<f32>, tensor<3xi32>) -> tensor<?x?x1xf32>
    %9 = stablehlo.divide %4, %8 : tensor<?x?x1xf32>
    %10 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %11 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.concatenate %10, %11, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %13 = stablehlo.dynamic_broadcast_in_dim %9, %12, dims = [0, 1, 2] : (tensor<?x?x1xf32>, tensor<3xi32>) -> tensor<?x?x8xf32>
    %14 = stablehlo.subtract %arg2, %13 : tensor<?x?x8xf32>
    %15 = stablehlo.multiply %14, %14 : tensor<?x?x8xf32>
    %16 = stablehlo.convert %arg3 : (tensor<i32>) -> tensor<f32>
    %17 = stablehlo.subtract %cst_0, %16 : tensor<f32>
    %18 = stablehlo.reduce(%15 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<?x?x8xf32>, tensor<f32>) -> tensor<?x?xf32>
    %19 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %20 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %21 = stablehlo.concatenate %19, %20, %c_1, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %22 = stablehlo.dynamic_broadcast_in_dim %18, %21, dims = [0, 1] : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x1xf32>
    %23 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %24 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %25 = stablehlo.concatenate %23, %24, %c_1, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %26 = stablehlo.dynamic_broadcast_in_dim %17, %25, dims = [] : (tensor<f32>, tensor<3xi32>) -> tensor<?x?x1xf32>
    %27 = stablehlo.divide %22, %26 : tensor<?x?x1xf32>
    %28 = stablehlo.compare GT, %17, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %29 = call @_where(%arg0, %arg1, %28, %27, %cst) : (tensor<i32>, tensor<i32>, tensor<i1>, tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    return %29 : tensor<?x?x1xf32>
  }
  func.func private @_where(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "t"}, %arg2: tensor<i1>, %arg3: tensor<?x?x1xf32>, %arg4: tensor<f32>) -> tensor<?x?x1xf32> {
    %c = stablehlo.constant dense<1> : tensor<1xi32>
    %0 = stablehlo.convert %arg4 : tensor<f32>
    %1 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %3 = stablehlo.concatenate %1, %2, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %4 = stablehlo.dynamic_broadcast_in_dim %0, %3, dims = [] : (tensor<f32>, tensor<3xi32>) -> tensor<?x?x1xf32>
    %5 = stablehlo.select %arg2, %arg3, %4 : tensor<i1>, tensor<?x?x1xf32>
    return %5 : tensor<?x?x1xf32>
  }
}
// -----
// cross_entropy
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x88ED89BF62B9A4BF289ACA3F2C696CBFF69F85BF312620BDCDB6B8BDAB0A67BF73259CBE2F5C9D3F99554EBFDC63B2BFD14D713F570EFC3E4FDA1EBF7384CABFA39F3EBFC21160BDBE34953FB8AE84BFC218ADBD48D62C3FAF6618C01B53843F8A5A97BF50FBA93E829A7C3EBAD38A3F61090D3F872518C04BE748BFA5850D3ECFA847BE6589F43EED134A3F7EC31B3FE46A5BBEC554ECBFD734E9BE352ED53EC7938BBF399B213F778C683F6BE9013EF81444C06698A3BFA56EF13FE7E90BBF68F8FDBF961C9E3F"> : tensor<5x10xf32>
    %shape0 = stablehlo.constant dense<"0x050000000A000000"> : tensor<2xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<5x10xf32>, tensor<2xi32>) -> tensor<?x10xf32>
    %in1 = stablehlo.constant dense<"0x0100000003000000030000000800000003000000"> : tensor<5xi32>
    %shape1 = stablehlo.constant dense<"0x05000000"> : tensor<1xi32>
    %open1 = stablehlo.dynamic_reshape %in1, %shape1 : (tensor<5xi32>, tensor<1xi32>) -> tensor<?xi32>
    %expected0 = stablehlo.constant dense<"0x0B602440"> : tensor<f32>
    %got = call @model(%open0, %open1) : (tensor<?x10xf32>, tensor<?xi32>) -> (tensor<f32>)
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x10xf32>, %arg1: tensor<?xi32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x10xf32>) -> tensor<i32>
    %1 = stablehlo.get_dimension_size %arg1, dim = 0 : (tensor<?xi32>) -> tensor<i32>
    %2 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%2, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, 10),args[1].shape = (b,). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %3 = stablehlo.compare EQ, %1, %0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%3, %1, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[1].shape[0] (= {0}) and the specification 'b' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, 10),args[1].shape = (b,). Obtained dimension variables: 'b' = {1} from specification 'b' for dimension args[0].shape[0] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %4 = call @_wrapped_jax_export_main(%0, %arg0, %arg1) : (tensor<i32>, tensor<?x10xf32>, tensor<?xi32>) -> tensor<f32>
    return %4 : tensor<f32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x10xf32>, %arg2: tensor<?xi32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<1> : tensor<1xi32>
    %0 = call @log_softmax(%arg0, %arg1) : (tensor<i32>, tensor<?x10xf32>) -> tensor<?x10xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.concatenate %1, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %3 = stablehlo.dynamic_broadcast_in_dim %arg2, %2, dims = [0] : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x1xi32>
    %4 = call @take_along_axis(%arg0, %0, %3) : (tensor<i32>, tensor<?x10xf32>, tensor<?x1xi32>) -> tensor<?x1xf32>
    %5 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %6 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<?x1xf32>, tensor<f32>) -> tensor<f32>
    %7 = stablehlo.divide %6, %5 : tensor<f32>
    %8 = stablehlo.negate %7 : tensor<f32>
    return %8 : tensor<f32>
  }
  func.func private @log_softmax(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x10xf32>) -> tensor<?x10xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<10> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<1xi32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg1 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<?x10xf32>, tensor<f32>) -> tensor<?xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.dynamic_broadcast_in_dim %cst_1, %1, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
    %3 = stablehlo.maximum %2, %0 : tensor<?xf32>
    %4 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %5 = stablehlo.concatenate %4, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %6 = stablehlo.dynamic_broadcast_in_dim %3, %5, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x1xf32>
    %7 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %8 = stablehlo.concatenate %7, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %9 = stablehlo.dynamic_broadcast_in_dim %6, %8, dims = [0, 1] : (tensor<?x1xf32>, tensor<2xi32>) -> tensor<?x10xf32>
    %10 = stablehlo.subtract %arg1, %9 : tensor<?x10xf32>
    %11 = stablehlo.exponential %10 : tensor<?x10xf32>
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<?x10xf32>, tensor<f32>) -> tensor<?xf32>
    %13 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %14 = stablehlo.concatenate %13, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %15 = stablehlo.dynamic_broadcast_in_dim %12, %14, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x1xf32>
    %16 = stablehlo.log %15 : tensor<?x1xf32>
    %17 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %18 = stablehlo.concatenate %17, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %19 = stablehlo.dynamic_broadcast_in_dim %16, %18, dims = [0, 1] : (tensor<?x1xf32>, tensor<2xi32>) -> tensor<?x10xf32>
    %20 = stablehlo.subtract %10, %19 : tensor<?x10xf32>
    return %20 : tensor<?x10xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x10xf32>, %arg2: tensor<?x1xi32>) -> tensor<?x1xf32> {
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %c_1 = stablehlo.constant dense<false> : tensor<1xi1>
    %c_2 = stablehlo.constant dense<10> : tensor<i32>
    %c_3 = stablehlo.constant dense<1> : tensor<1xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.concatenate %0, %c_3, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %2 = stablehlo.dynamic_broadcast_in_dim %c_4, %1, dims = [] : (tensor<i32>, tensor<2xi32>) -> tensor<?x1xi32>
    %3 = stablehlo.compare LT, %arg2, %2, SIGNED : (tensor<?x1xi32>, tensor<?x1xi32>) -> tensor<?x1xi1>
    %4 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %5 = stablehlo.concatenate %4, %c_3, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %6 = stablehlo.dynamic_broadcast_in_dim %c_2, %5, dims = [] : (tensor<i32>, tensor<2xi32>) -> tensor<?x1xi32>
    %7 = stablehlo.add %arg2, %6 : tensor<?x1xi32>
    %8 = stablehlo.select %3, %7, %arg2 : tensor<?x1xi1>, tensor<?x1xi32>
    %9 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %10 = stablehlo.concatenate %9, %c_3, %c_3, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %11 = stablehlo.dynamic_reshape %8, %10 : (tensor<?x1xi32>, tensor<3xi32>) -> tensor<?x1x1xi32>
    %12 = stablehlo.convert %arg0 : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %15 = stablehlo.concatenate %13, %14, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %16 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.add %c_3, %16 : tensor<1xi32>
    %18 = stablehlo.select %c_1, %17, %c_3 : tensor<1xi1>, tensor<1xi32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %20 = "stablehlo.gather"(%15, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<1x1xi32>) -> tensor<1xi32>
    %21 = stablehlo.subtract %20, %c_3 : tensor<1xi32>
    %22 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %23 = stablehlo.concatenate %22, %c_3, %c_3, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %24 = stablehlo.dynamic_broadcast_in_dim %c_4, %23, dims = [] : (tensor<i32>, tensor<3xi32>) -> tensor<?x1x1xi32>
    %25 = stablehlo.compare GE, %11, %24, SIGNED : (tensor<?x1x1xi32>, tensor<?x1x1xi32>) -> tensor<?x1x1xi1>
    %26 = stablehlo.broadcast_in_dim %21, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %27 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %28 = stablehlo.concatenate %27, %c_3, %c_3, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %29 = stablehlo.dynamic_broadcast_in_dim %26, %28, dims = [0, 1, 2] : (tensor<1x1x1xi32>, tensor<3xi32>) -> tensor<?x1x1xi32>
    %30 = stablehlo.compare LE, %11, %29, SIGNED : (tensor<?x1x1xi32>, tensor<?x1x1xi32>) -> tensor<?x1x1xi1>
    %31 = stablehlo.and %25, %30 : tensor<?x1x1xi1>
    %32 = stablehlo.reduce(%31 init: %c) applies stablehlo.and across dimensions = [2] : (tensor<?x1x1xi1>, tensor<i1>) -> tensor<?x1xi1>
    %33 = "stablehlo.gather"(%arg1, %11) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<?x10xf32>, tensor<?x1x1xi32>) -> tensor<?x1xf32>
    %34 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %35 = stablehlo.concatenate %34, %c_3, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %36 = stablehlo.dynamic_broadcast_in_dim %cst, %35, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x1xf32>
    %37 = stablehlo.select %32, %33, %36 : tensor<?x1xi1>, tensor<?x1xf32>
    return %37 : tensor<?x1xf32>
  }
}
// -----
// fori_loop
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE"> : tensor<7x4xf32>
    %shape0 = stablehlo.constant dense<"0x0700000004000000"> : tensor<2xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<7x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %expected0 = stablehlo.constant dense<"0x2A4D9FC048316C3E4AEC7440A8DAAF3D"> : tensor<4xf32>
    %got = call @model(%open0) : (tensor<?x4xf32>) -> (tensor<4xf32>)
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x4xf32>) -> (tensor<4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %1 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%1, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %2 = call @_wrapped_jax_export_main(%0, %arg0) : (tensor<i32>, tensor<?x4xf32>) -> tensor<4xf32>
    return %2 : tensor<4xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x4xf32>) -> (tensor<4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<4> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1:4 = stablehlo.while(%iterArg = %arg1, %iterArg_2 = %c_1, %iterArg_3 = %arg0, %iterArg_4 = %0) : tensor<?x4xf32>, tensor<i32>, tensor<i32>, tensor<4xf32>
    cond {
      %2 = stablehlo.compare LT, %iterArg_2, %iterArg_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = stablehlo.add %iterArg_2, %c_0 : tensor<i32>
      %3 = stablehlo.convert %iterArg_2 : tensor<i32>
      %4 = stablehlo.convert %arg0 : tensor<i32>
      %5 = stablehlo.compare LT, %3, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %6 = stablehlo.add %3, %4 : tensor<i32>
      %7 = stablehlo.select %5, %6, %3 : tensor<i1>, tensor<i32>
      %8 = stablehlo.compare LT, %c_1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %9 = stablehlo.add %c_1, %c : tensor<i32>
      %10 = stablehlo.select %8, %9, %c_1 : tensor<i1>, tensor<i32>
      %11 = stablehlo.dynamic_slice %iterArg, %7, %10, sizes = [1, 4] : (tensor<?x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
      %12 = stablehlo.reshape %11 : (tensor<1x4xf32>) -> tensor<4xf32>
      %13 = stablehlo.add %iterArg_4, %12 : tensor<4xf32>
      stablehlo.return %iterArg, %2, %iterArg_3, %13 : tensor<?x4xf32>, tensor<i32>, tensor<i32>, tensor<4xf32>
    }
    return %1#3 : tensor<4xf32>
  }
}
// -----
// scan
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x43C8EA3E59DCB93E988E323F6CC11140DF93783F8F48CABFD1B0E43E0B1C923F1AF2993FF86BDABEE61C953F87806D3F20A424401D0040BF01E501BFA3BB9CBE66FEFABE66D863BFADCF30C0EE90DEBE801CBD3E9387FCBE92BAF73F3A265B3C7140A53FE5D8853E6E8F533FC0F88E3E5634AF3FA920653D8903FE3EFE8FBB3E279A93BED859CF3E2F000F4078718ABE1AC4D63EE7FEA03FD2F3913F38F63F3C718918C0A346043FDE0B0EC0E726BC3F8F8A2D3EA3EA7F3FC1F066BF91B8C6BF9981853EC3A309BD3DABFBBEE562AD3DAB1D314077A3553FF855863F400C583F045FBD3F26A242BE368103C0B91C41BEE9CD4F3FD74478BF479934BED21731BF7F42C03F6ADC3F3F5ECB263F43211F3FAC9218BD324C4A3E21B497BFAAEE0BC0DEAE193E0DE2A53E2EC99A3F8821C93FB6F5C83F797E7FBF155CB4BE60EEF53EBA0A2240E473BD3F68488F3F258CC6BE"> : tensor<7x3x4xf32>
    %shape0 = stablehlo.constant dense<"0x070000000300000004000000"> : tensor<3xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<7x3x4xf32>, tensor<3xi32>) -> tensor<?x?x4xf32>
    %in1 = stablehlo.constant dense<"0x5F1962BFDEF5493F78E28CBFA92874BEB410EBBD8BE4CB3FE39AB5BEAB1C1CC04923013F19F332BFDE9D2E3D3C92B1BDEE228CBEC3534A3FEB34C4BF0B5B04BF"> : tensor<4x4xf32>
    %expected0 = stablehlo.constant dense<"0x927F32BFAA74103F66BA7EBF999E29BFD4F37CBF44BF5A3F2C037FBFF417303FE4527CBF63A17F3F46AE6EBFFCC57FBF"> : tensor<3x4xf32>
    %expected1 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000016A31DBFB6667A3FA0DB7FBFF02D7ABF5B9D24BFFF4C52BFF63F7ABF4AB87E3F145A17BFD3753E3E9EDD7CBF29922F3E97AA7EBF8258753F89FF7EBF213CD43E49AB61BFB9F846BFF2EDCD3E22B77F3F4A08E43DC9CE6DBFDFF651BFADFF4D3FE80473BFF06C773F6B767EBFB02322BF65C775BF3020A53E154B6EBFD4DC963E57A7683F34C57ABFBA310BBEA2CB2ABE246336BF63A97C3FA72574BFFDCA7FBFC236D2BEEC64763FCE612FBF96193FBF570F0C3F8990183E58486E3FA26A71BFFE3056BF17EA693FDC7E61BF82D840BFBF777DBF94EC7F3F94FC7FBF44D17FBF832C70BF4BE97A3F78F7CEBE4B6001BF29445FBF56B2C8BE2790B8BEF828723F454F7ABF4A727F3FF6C37FBFCB967FBFEEB73ABF4A63B33E0B5A7E3F3E697F3E"> : tensor<7x3x4xf32>
    %got:2 = call @model(%open0, %in1) : (tensor<?x?x4xf32>, tensor<4x4xf32>) -> (tensor<?x4xf32>, tensor<?x?x4xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<?x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<?x?x4xf32>, tensor<7x3x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x?x4xf32>, %arg1: tensor<4x4xf32>) -> (tensor<?x4xf32> {jax.result_info = "result[0]"}, tensor<?x?x4xf32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x?x4xf32>) -> tensor<i32>
    %1 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<?x?x4xf32>) -> tensor<i32>
    %2 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%2, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 't'. Using the following polymorphic shapes specifications: args[0].shape = (t, b, 4). Obtained dimension variables: 't' = {0} from specification 't' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %3 = stablehlo.compare GE, %1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%3, %0, %1) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (t, b, 4). Obtained dimension variables: 't' = {0} from specification 't' for dimension args[0].shape[0] (= {0}), 'b' = {1} from specification 'b' for dimension args[0].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %4:2 = call @_wrapped_jax_export_main(%1, %0, %arg0, %arg1) : (tensor<i32>, tensor<i32>, tensor<?x?x4xf32>, tensor<4x4xf32>) -> (tensor<?x4xf32>, tensor<?x?x4xf32>)
    return %4#0, %4#1 : tensor<?x4xf32>, tensor<?x?x4xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "t"}, %arg2: tensor<?x?x4xf32>, %arg3: tensor<4x4xf32>) -> (tensor<?x4xf32> {jax.result_info = "result[0]"}, tensor<?x?x4xf32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<4> : tensor<1xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.concatenate %0, %c_1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %2 = stablehlo.dynamic_broadcast_in_dim %cst, %1, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
    %3 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %5 = stablehlo.concatenate %3, %4, %c_1, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %6 = stablehlo.dynamic_broadcast_in_dim %cst, %5, dims = [] : (tensor<f32>, tensor<3xi32>) -> tensor<?x?x4xf32>
    %7:5 = stablehlo.while(%iterArg = %arg2, %iterArg_2 = %arg3, %iterArg_3 = %c_0, %iterArg_4 = %2, %iterArg_5 = %6) : tensor<?x?x4xf32>, tensor<4x4xf32>, tensor<i32>, tensor<?x4xf32>, tensor<?x?x4xf32>
    cond {
      %8 = stablehlo.compare LT, %iterArg_3, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %8 = func.call @dynamic_index_in_dim(%arg0, %arg1, %iterArg, %iterArg_3) : (tensor<i32>, tensor<i32>, tensor<?x?x4xf32>, tensor<i32>) -> tensor<?x4xf32>
      %9:2 = func.call @closed_call(%arg0, %arg1, %iterArg_2, %iterArg_4, %8) : (tensor<i32>, tensor<i32>, tensor<4x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<?x4xf32>)
      %10 = func.call @dynamic_update_index_in_dim(%arg0, %arg1, %iterArg_5, %9#1, %iterArg_3) : (tensor<i32>, tensor<i32>, tensor<?x?x4xf32>, tensor<?x4xf32>, tensor<i32>) -> tensor<?x?x4xf32>
      %11 = stablehlo.add %iterArg_3, %c : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %11, %9#0, %10 : tensor<?x?x4xf32>, tensor<4x4xf32>, tensor<i32>, tensor<?x4xf32>, tensor<?x?x4xf32>
    }
    return %7#3, %7#4 : tensor<?x4xf32>, tensor<?x?x4xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "t"}, %arg2: tensor<?x?x4xf32>, %arg3: tensor<i32>) -> tensor<?x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<4> : tensor<1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<1xi32>
    %0 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.concatenate %c_2, %0, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %2 = stablehlo.concatenate %c, %c, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %3 = stablehlo.reshape %arg3 : (tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.reshape %c_1 : (tensor<i32>) -> tensor<1xi32>
    %5 = stablehlo.reshape %c_1 : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.concatenate %3, %4, %5, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %7 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %8 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %9 = stablehlo.concatenate %7, %8, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %10 = stablehlo.subtract %9, %1 : tensor<3xi32>
    %11 = stablehlo.clamp %2, %6, %10 : tensor<3xi32>
    %12 = stablehlo.add %11, %1 : tensor<3xi32>
    %13 = stablehlo.concatenate %c_2, %c_2, %c_2, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %14 = stablehlo.real_dynamic_slice %arg2, %11, %12, %13 : (tensor<?x?x4xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x?x4xf32>
    %15 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %16 = stablehlo.concatenate %15, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %17 = stablehlo.dynamic_reshape %14, %16 : (tensor<1x?x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    return %17 : tensor<?x4xf32>
  }
  func.func private @closed_call(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "t"}, %arg2: tensor<4x4xf32>, %arg3: tensor<?x4xf32>, %arg4: tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
    %0 = stablehlo.dot_general %arg4, %arg2, contracting_dims = [1] x [0] : (tensor<?x4xf32>, tensor<4x4xf32>) -> tensor<?x4xf32>
    %1 = stablehlo.add %0, %arg3 : tensor<?x4xf32>
    %2 = stablehlo.tanh %1 : tensor<?x4xf32>
    return %2, %arg3 : tensor<?x4xf32>, tensor<?x4xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "t"}, %arg2: tensor<?x?x4xf32>, %arg3: tensor<?x4xf32>, %arg4: tensor<i32>) -> tensor<?x?x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<4> : tensor<1xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<1xi32>
    %0 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.concatenate %c_1, %0, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %2 = stablehlo.dynamic_broadcast_in_dim %arg3, %1, dims = [1, 2] : (tensor<?x4xf32>, tensor<3xi32>) -> tensor<1x?x4xf32>
    %3 = stablehlo.dynamic_update_slice %arg2, %2, %arg4, %c, %c : (tensor<?x?x4xf32>, tensor<1x?x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<?x?x4xf32>
    return %3 : tensor<?x?x4xf32>
  }
}
// -----
// cumulative
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE"> : tensor<7x4xf32>
    %shape0 = stablehlo.constant dense<"0x0700000004000000"> : tensor<2xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<7x4xf32>, tensor<2xi32>) -> tensor<?x?xf32>
    %expected0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF4EE01BC07141E93F8004D5BB8D4D8A3FC2FF1BC0FCBD0E40BA20CE3F0C139B3F2A265CC036B80740D691C93F78E61CBEB8856CC04670B03F98F11F4059EAF2BD0B9F7EC0E7D8A23F3A392E407C14FF3E2A4D9FC048316C3E4AEC7440A8DAAF3D"> : tensor<7x4xf32>
    %expected1 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FBA7EF43E028C0F4095A3FBBAE36DAF3FBEF5CE3F028C0F4095A3FBBAE36DAF3FBEF5CE3F028C0F4095A3FBBAE36DAF3FBEF5CE3F028C0F4095A3FBBAE36DAF3FBEF5CE3F028C0F4095A3FBBAE36DAF3FBEF5CE3F028C0F40"> : tensor<7x4xf32>
    %got:2 = call @model(%open0) : (tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<?x?xf32>, tensor<7x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<?x?xf32>, tensor<7x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x?xf32>) -> (tensor<?x?xf32> {jax.result_info = "result[0]"}, tensor<?x?xf32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
    %1 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
    %2 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%2, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, n). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %3 = stablehlo.compare GE, %1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%3, %0, %1) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'n'. Using the following polymorphic shapes specifications: args[0].shape = (b, n). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), 'n' = {1} from specification 'n' for dimension args[0].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %4:2 = call @_wrapped_jax_export_main(%0, %1, %arg0) : (tensor<i32>, tensor<i32>, tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>)
    return %4#0, %4#1 : tensor<?x?xf32>, tensor<?x?xf32>
  }
  func.func @reduce_window_float32_reducer_1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @reduce_window_float32_reducer(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "n"}, %arg2: tensor<?x?xf32>) -> (tensor<?x?xf32> {jax.result_info = "result[0]"}, tensor<?x?xf32> {jax.result_info = "result[1]"}) {
    %0 = call @cumsum(%arg0, %arg1, %arg2) : (tensor<i32>, tensor<i32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %1 = call @cummax(%arg0, %arg1, %arg2) : (tensor<i32>, tensor<i32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0, %1 : tensor<?x?xf32>, tensor<?x?xf32>
  }
  func.func private @cumsum(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32> {jax.global_constant = "n"}, %arg2: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = call @cumsum_0(%arg0, %arg1, %arg2) : (tensor<i32>, tensor<i32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %c = stablehlo.constant dense<1> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<1xi32>
    %c_1 = stablehlo.constant dense<-1> : tensor<i32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = stablehlo.convert %arg0 : tensor<i32>
    %2 = stablehlo.add %1, %c_1 : tensor<i32>
    %3 = stablehlo.reshape %2 : (tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.concatenate %3, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %5 = stablehlo.reshape %4 : (tensor<2xi32>) -> tensor<1x2xi32>
    %6 = stablehlo.concatenate %c_0, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %7 = stablehlo.reshape %6 : (tensor<2xi32>) -> tensor<1x2xi32>
    %8 = stablehlo.concatenate %5, %7, dim = 0 : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
    %9 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %10 = stablehlo.concatenate %9, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %11 = stablehlo.concatenate %c, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %12 = stablehlo.concatenate %c, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %13 = stablehlo.concatenate %c, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %14 = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%arg2, %0, %10, %11, %12, %13, %8) {api_version = 2 : i32, called_computations = [@reduce_window_float32_reducer]} : (tensor<?x?xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<?x?xf32>
    return %14 : tensor<?x?xf32>
  }
  func.func private @cummax(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %c = stablehlo.constant dense<1> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<1xi32>
    %c_1 = stablehlo.constant dense<-1> : tensor<i32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = stablehlo.convert %arg0 : tensor<i32>
    %2 = stablehlo.add %1, %c_1 : tensor<i32>
    %3 = stablehlo.reshape %2 : (tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.concatenate %3, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %5 = stablehlo.reshape %4 : (tensor<2xi32>) -> tensor<1x2xi32>
    %6 = stablehlo.concatenate %c_0, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %7 = stablehlo.reshape %6 : (tensor<2xi32>) -> tensor<1x2xi32>
    %8 = stablehlo.concatenate %5, %7, dim = 0 : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
    %9 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %10 = stablehlo.concatenate %9, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %11 = stablehlo.concatenate %c, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %12 = stablehlo.concatenate %c, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %13 = stablehlo.concatenate %c, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %14 = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%arg2, %0, %10, %11, %12, %13, %8) {api_version = 2 : i32, called_computations = [@reduce_window_float32_reducer_1]} : (tensor<?x?xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<?x?xf32>
    return %14 : tensor<?x?xf32>
  }
}
// -----
// moments
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE"> : tensor<7x4xf32>
    %shape0 = stablehlo.constant dense<"0x0700000004000000"> : tensor<2xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<7x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %expected0 = stablehlo.constant dense<"0xA59F983E07A50E3F7D7DE33E6323A13F"> : tensor<4xf32>
    %expected1 = stablehlo.constant dense<"0x2CA86A3F"> : tensor<f32>
    %expected2 = stablehlo.constant dense<"0x7237F4BC"> : tensor<f32>
    %got:3 = call @model(%open0) : (tensor<?x4xf32>) -> (tensor<4xf32>, tensor<f32>, tensor<f32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x4xf32>) -> (tensor<4xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %1 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%1, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %2:3 = call @_wrapped_jax_export_main(%0, %arg0) : (tensor<i32>, tensor<?x4xf32>) -> (tensor<4xf32>, tensor<f32>, tensor<f32>)
    return %2#0, %2#1, %2#2 : tensor<4xf32>, tensor<f32>, tensor<f32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x4xf32>) -> (tensor<4xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<4> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_var(%arg0, %arg1, %c_0) : (tensor<i32>, tensor<?x4xf32>, tensor<i32>) -> tensor<4xf32>
    %1 = call @_std(%arg0, %arg1, %c_0) : (tensor<i32>, tensor<?x4xf32>, tensor<i32>) -> tensor<f32>
    %2 = stablehlo.convert %arg0 : tensor<i32>
    %3 = stablehlo.multiply %2, %c : tensor<i32>
    %4 = stablehlo.convert %3 : (tensor<i32>) -> tensor<f32>
    %5 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<?x4xf32>, tensor<f32>) -> tensor<f32>
    %6 = stablehlo.divide %5, %4 : tensor<f32>
    return %0, %1, %6 : tensor<4xf32>, tensor<f32>, tensor<f32>
  }
  func.func private @_var(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x4xf32>, %arg2: tensor<i32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %c = stablehlo.constant dense<4> : tensor<1xi32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.reduce(%arg1 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<?x4xf32>, tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %4 = stablehlo.divide %2, %3 : tensor<1x4xf32>
    %5 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.concatenate %5, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %7 = stablehlo.dynamic_broadcast_in_dim %4, %6, dims = [0, 1] : (tensor<1x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %8 = stablehlo.subtract %arg1, %7 : tensor<?x4xf32>
    %9 = stablehlo.multiply %8, %8 : tensor<?x4xf32>
    %10 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %11 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %12 = stablehlo.subtract %10, %11 : tensor<f32>
    %13 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<?x4xf32>, tensor<f32>) -> tensor<4xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %15 = stablehlo.divide %13, %14 : tensor<4xf32>
    %16 = stablehlo.compare GT, %12, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %17 = call @_where(%arg0, %16, %15, %cst) : (tensor<i32>, tensor<i1>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    return %17 : tensor<4xf32>
  }
  func.func private @_where(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i1>, %arg2: tensor<4xf32>, %arg3: tensor<f32>) -> tensor<4xf32> {
    %0 = stablehlo.convert %arg3 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.select %arg1, %arg2, %1 : tensor<i1>, tensor<4xf32>
    return %2 : tensor<4xf32>
  }
  func.func private @_std(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x4xf32>, %arg2: tensor<i32>) -> tensor<f32> {
    %0 = call @_var_0(%arg0, %arg1, %arg2) : (tensor<i32>, tensor<?x4xf32>, tensor<i32>) -> tensor<f32>
    %1 = stablehlo.sqrt %0 : tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_var_0(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x4xf32>, %arg2: tensor<i32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %c = stablehlo.constant dense<4> : tensor<1xi32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %0 = stablehlo.convert %arg0 : tensor<i32>
    %1 = stablehlo.multiply %0, %c_1 : tensor<i32>
    %2 = stablehlo.convert %1 : (tensor<i32>) -> tensor<f32>
    %3 = stablehlo.reduce(%arg1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<?x4xf32>, tensor<f32>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %5 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %6 = stablehlo.divide %4, %5 : tensor<1x1xf32>
    %7 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %8 = stablehlo.concatenate %7, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %9 = stablehlo.dynamic_broadcast_in_dim %6, %8, dims = [0, 1] : (tensor<1x1xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %10 = stablehlo.subtract %arg1, %9 : tensor<?x4xf32>
    %11 = stablehlo.multiply %10, %10 : tensor<?x4xf32>
    %12 = stablehlo.convert %arg0 : tensor<i32>
    %13 = stablehlo.multiply %12, %c_1 : tensor<i32>
    %14 = stablehlo.convert %13 : (tensor<i32>) -> tensor<f32>
    %15 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %16 = stablehlo.subtract %14, %15 : tensor<f32>
    %17 = stablehlo.reduce(%11 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<?x4xf32>, tensor<f32>) -> tensor<f32>
    %18 = stablehlo.divide %17, %16 : tensor<f32>
    %19 = stablehlo.compare GT, %16, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %20 = call @_where_1(%arg0, %19, %18, %cst) : (tensor<i32>, tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    return %20 : tensor<f32>
  }
  func.func private @_where_1(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i1>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg3 : tensor<f32>
    %1 = stablehlo.select %arg1, %arg2, %0 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
}
// -----
// one_hot
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x000000000400000003000000000000000400000000000000"> : tensor<6xi32>
    %shape0 = stablehlo.constant dense<"0x06000000"> : tensor<1xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<6xi32>, tensor<1xi32>) -> tensor<?xi32>
    %expected0 = stablehlo.constant dense<"0x0000803F00000000000000000000000000000000000000000000000000000000000000000000803F0000000000000000000000000000803F000000000000803F00000000000000000000000000000000000000000000000000000000000000000000803F0000803F00000000000000000000000000000000"> : tensor<6x5xf32>
    %got = call @model(%open0) : (tensor<?xi32>) -> (tensor<?x5xf32>)
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<?x5xf32>, tensor<6x5xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?xi32>) -> (tensor<?x5xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?xi32>) -> tensor<i32>
    %1 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%1, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b,). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %2 = call @_wrapped_jax_export_main(%0, %arg0) : (tensor<i32>, tensor<?xi32>) -> tensor<?x5xf32>
    return %2 : tensor<?x5xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?xi32>) -> (tensor<?x5xf32> {jax.result_info = "result"}) {
    %0 = call @_one_hot(%arg0, %arg1) : (tensor<i32>, tensor<?xi32>) -> tensor<?x5xf32>
    return %0 : tensor<?x5xf32>
  }
  func.func private @_one_hot(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?xi32>) -> tensor<?x5xf32> {
    %c = stablehlo.constant dense<5> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<1xi32>
    %0 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.concatenate %0, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %2 = stablehlo.dynamic_broadcast_in_dim %arg1, %1, dims = [0] : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x1xi32>
    %3 = stablehlo.iota dim = 1 : tensor<1x5xi32>
    %4 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %5 = stablehlo.concatenate %4, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %6 = stablehlo.dynamic_broadcast_in_dim %2, %5, dims = [0, 1] : (tensor<?x1xi32>, tensor<2xi32>) -> tensor<?x5xi32>
    %7 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %8 = stablehlo.concatenate %7, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %9 = stablehlo.dynamic_broadcast_in_dim %3, %8, dims = [0, 1] : (tensor<1x5xi32>, tensor<2xi32>) -> tensor<?x5xi32>
    %10 = stablehlo.compare EQ, %6, %9, SIGNED : (tensor<?x5xi32>, tensor<?x5xi32>) -> tensor<?x5xi1>
    %11 = stablehlo.convert %10 : (tensor<?x5xi1>) -> tensor<?x5xf32>
    return %11 : tensor<?x5xf32>
  }
}
// -----
// repeat
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE"> : tensor<7x4xf32>
    %shape0 = stablehlo.constant dense<"0x0700000004000000"> : tensor<2xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<7x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %expected0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F40524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063E95A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBFCF4C80BFC9B8E0BD90DC11BDDBAFAEBF6CFC82BE4D003EBFB6A26C3F2EC50D3D6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE24ED7FBFBE5285BF21668D3FD21DD3BE"> : tensor<14x4xf32>
    %expected1 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE"> : tensor<14x4xf32>
    %got:2 = call @model(%open0) : (tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<?x4xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<?x4xf32>, tensor<14x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<?x4xf32>, tensor<14x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x4xf32>) -> (tensor<?x4xf32> {jax.result_info = "result[0]"}, tensor<?x4xf32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %1 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%1, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %2:2 = call @_wrapped_jax_export_main(%0, %arg0) : (tensor<i32>, tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<?x4xf32>)
    return %2#0, %2#1 : tensor<?x4xf32>, tensor<?x4xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x4xf32>) -> (tensor<?x4xf32> {jax.result_info = "result[0]"}, tensor<?x4xf32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<1> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<4> : tensor<1xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<2> : tensor<i32>
    %0 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.concatenate %0, %c_1, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %2 = stablehlo.dynamic_broadcast_in_dim %arg1, %1, dims = [0, 2] : (tensor<?x4xf32>, tensor<3xi32>) -> tensor<?x2x4xf32>
    %3 = stablehlo.convert %arg0 : tensor<i32>
    %4 = stablehlo.multiply %3, %c_2 : tensor<i32>
    %5 = stablehlo.reshape %4 : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.concatenate %5, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %7 = stablehlo.dynamic_reshape %2, %6 : (tensor<?x2x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %8 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %9 = stablehlo.concatenate %c, %8, %c, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %10 = stablehlo.dynamic_reshape %arg1, %9 : (tensor<?x4xf32>, tensor<4xi32>) -> tensor<1x?x1x4xf32>
    %11 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.concatenate %c_1, %11, %c, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %13 = stablehlo.dynamic_broadcast_in_dim %10, %12, dims = [0, 1, 2, 3] : (tensor<1x?x1x4xf32>, tensor<4xi32>) -> tensor<2x?x1x4xf32>
    %14 = stablehlo.convert %arg0 : tensor<i32>
    %15 = stablehlo.multiply %14, %c_2 : tensor<i32>
    %16 = stablehlo.reshape %15 : (tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.concatenate %16, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %18 = stablehlo.dynamic_reshape %13, %17 : (tensor<2x?x1x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    return %7, %18 : tensor<?x4xf32>, tensor<?x4xf32>
  }
}
// -----
// triangle
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x71262B3F91C18F3FE54C38BDFDFCFABF6FBA343F3577D4BFF01A9E3ED43063BF9D7594BF0842E2BE5BB23BBED5EA24BF42B5163F3563E4BECAED7A3FEEF58F3E1C9332BF3CAE5DBF29E1D2BFFBDA943E808CB5BE0DD217C09C2409BF2BAA66BFCEAFC93F"> : tensor<5x5xf32>
    %shape0 = stablehlo.constant dense<"0x0500000005000000"> : tensor<2xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<5x5xf32>, tensor<2xi32>) -> tensor<?x?xf32>
    %expected0 = stablehlo.constant dense<"0x71262B3F000000000000000000000000000000003577D4BFF01A9E3E0000000000000000000000005BB23BBED5EA24BF42B5163F0000000000000000EEF58F3E1C9332BF3CAE5DBF29E1D2BF00000000808CB5BE0DD217C09C2409BF2BAA66BFCEAFC93F"> : tensor<5x5xf32>
    %expected1 = stablehlo.constant dense<"0x71262B3FF01A9E3E42B5163F29E1D2BFCEAFC93F"> : tensor<5xf32>
    %expected2 = stablehlo.constant dense<"0x71262B3F91C18F3FE54C38BDFDFCFABF6FBA343F3577D4BFF01A9E3ED43063BF9D7594BF0842E2BE5BB23BBED5EA24BF42B5163F3563E4BECAED7A3FEEF58F3E1C9332BF3CAE5DBF29E1D2BFFBDA943E808CB5BE0DD217C09C2409BF2BAA66BFCEAFC93F"> : tensor<5x5xf32>
    %got:3 = call @model(%open0) : (tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>, tensor<?x?xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<?x?xf32>, tensor<5x5xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<?xf32>, tensor<5xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<?x?xf32>, tensor<5x5xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x?xf32>) -> (tensor<?x?xf32> {jax.result_info = "result[0]"}, tensor<?xf32> {jax.result_info = "result[1]"}, tensor<?x?xf32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
    %1 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
    %2 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%2, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'n'. Using the following polymorphic shapes specifications: args[0].shape = (n, n). Obtained dimension variables: 'n' = {0} from specification 'n' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %3 = stablehlo.compare EQ, %1, %0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%3, %1, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[0].shape[1] (= {0}) and the specification 'n' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (n, n). Obtained dimension variables: 'n' = {1} from specification 'n' for dimension args[0].shape[0] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %4:3 = call @_wrapped_jax_export_main(%0, %arg0) : (tensor<i32>, tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>, tensor<?x?xf32>)
    return %4#0, %4#1, %4#2 : tensor<?x?xf32>, tensor<?xf32>, tensor<?x?xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "n"}, %arg1: tensor<?x?xf32>) -> (tensor<?x?xf32> {jax.result_info = "result[0]"}, tensor<?xf32> {jax.result_info = "result[1]"}, tensor<?x?xf32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @tril(%arg0, %arg1) : (tensor<i32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %1 = call @diagonal(%arg0, %arg1) : (tensor<i32>, tensor<?x?xf32>) -> tensor<?xf32>
    %2 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %3 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %5 = stablehlo.dynamic_iota %4, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>
    %6 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %7 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %8 = stablehlo.concatenate %6, %7, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %9 = stablehlo.dynamic_iota %8, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
    %10 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %11 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.concatenate %10, %11, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %13 = stablehlo.dynamic_broadcast_in_dim %c, %12, dims = [] : (tensor<i32>, tensor<2xi32>) -> tensor<?x?xi32>
    %14 = stablehlo.add %5, %13 : tensor<?x?xi32>
    %15 = stablehlo.compare EQ, %14, %9, SIGNED : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
    %16 = stablehlo.convert %15 : (tensor<?x?xi1>) -> tensor<?x?xf32>
    %17 = stablehlo.dot_general %arg1, %16, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0, %1, %17 : tensor<?x?xf32>, tensor<?xf32>, tensor<?x?xf32>
  }
  func.func private @tril(%arg0: tensor<i32> {jax.global_constant = "n"}, %arg1: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %3 = stablehlo.dynamic_iota %2, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>
    %4 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %5 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %7 = stablehlo.dynamic_broadcast_in_dim %c, %6, dims = [] : (tensor<i32>, tensor<2xi32>) -> tensor<?x?xi32>
    %8 = stablehlo.add %3, %7 : tensor<?x?xi32>
    %9 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %10 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %11 = stablehlo.concatenate %9, %10, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %12 = stablehlo.dynamic_iota %11, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
    %13 = stablehlo.compare GE, %8, %12, SIGNED : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
    %14 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %15 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %16 = stablehlo.concatenate %14, %15, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %17 = stablehlo.dynamic_broadcast_in_dim %cst, %16, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
    %18 = stablehlo.select %13, %arg1, %17 : tensor<?x?xi1>, tensor<?x?xf32>
    return %18 : tensor<?x?xf32>
  }
  func.func private @diagonal(%arg0: tensor<i32> {jax.global_constant = "n"}, %arg1: tensor<?x?xf32>) -> tensor<?xf32> {
    %c = stablehlo.constant dense<1> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = "stablehlo.case"(%c_0) ({
      stablehlo.return %c_1 : tensor<i32>
    }, {
      stablehlo.return %c_1 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
      %3 = stablehlo.dynamic_iota %2, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
      %4 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
      %5 = stablehlo.dynamic_broadcast_in_dim %c_0, %4, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
      %6 = stablehlo.multiply %5, %3 : tensor<?xi32>
      %7 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
      %8 = stablehlo.dynamic_broadcast_in_dim %c_1, %7, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
      %9 = stablehlo.add %8, %6 : tensor<?xi32>
      %10 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
      %11 = stablehlo.dynamic_iota %10, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
      %12 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
      %13 = stablehlo.dynamic_broadcast_in_dim %c_0, %12, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
      %14 = stablehlo.multiply %13, %11 : tensor<?xi32>
      %15 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
      %16 = stablehlo.dynamic_broadcast_in_dim %c_1, %15, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
      %17 = stablehlo.add %16, %14 : tensor<?xi32>
      %18 = stablehlo.convert %arg0 : tensor<i32>
      %19 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
      %20 = stablehlo.dynamic_broadcast_in_dim %c_1, %19, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
      %21 = stablehlo.compare LT, %9, %20, SIGNED : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi1>
      %22 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
      %23 = stablehlo.dynamic_broadcast_in_dim %18, %22, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
      %24 = stablehlo.add %9, %23 : tensor<?xi32>
      %25 = stablehlo.select %21, %24, %9 : tensor<?xi1>, tensor<?xi32>
      %26 = stablehlo.convert %arg0 : tensor<i32>
      %27 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
      %28 = stablehlo.dynamic_broadcast_in_dim %c_1, %27, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
      %29 = stablehlo.compare LT, %17, %28, SIGNED : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi1>
      %30 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
      %31 = stablehlo.dynamic_broadcast_in_dim %26, %30, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
      %32 = stablehlo.add %17, %31 : tensor<?xi32>
      %33 = stablehlo.select %29, %32, %17 : tensor<?xi1>, tensor<?xi32>
      %34 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
      %35 = stablehlo.concatenate %34, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
      %36 = stablehlo.dynamic_broadcast_in_dim %25, %35, dims = [0] : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x1xi32>
      %37 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
      %38 = stablehlo.concatenate %37, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
      %39 = stablehlo.dynamic_broadcast_in_dim %33, %38, dims = [0] : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x1xi32>
      %40 = stablehlo.concatenate %36, %39, dim = 1 : (tensor<?x1xi32>, tensor<?x1xi32>) -> tensor<?x2xi32>
      %41 = "stablehlo.gather"(%arg1, %40) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<?x?xf32>, tensor<?x2xi32>) -> tensor<?xf32>
      stablehlo.return %41 : tensor<?xf32>
    }) : (tensor<i32>) -> tensor<?xf32>
    return %1 : tensor<?xf32>
  }
}
// -----
// arange
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE"> : tensor<7x4xf32>
    %shape0 = stablehlo.constant dense<"0x0700000004000000"> : tensor<2xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<7x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %expected0 = stablehlo.constant dense<"0x00000080000000000000000000000080524C36BFE36DAF3FCCD2F7BE028C0F4095A37BBB1EEA503FBEF54E40F92B863E367340C0978AA8BED8CADABDE40383C06CFC82BF4D003EC0B6A26C402EC50D3E42FDB4BFB2E907BF50CC8E3F6B614540DBF1BFC01DFCC7C03219D4405E561EC0"> : tensor<7x4xf32>
    %got = call @model(%open0) : (tensor<?x4xf32>) -> (tensor<?x4xf32>)
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<?x4xf32>, tensor<7x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x4xf32>) -> (tensor<?x4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %1 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%1, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %2 = call @_wrapped_jax_export_main(%0, %arg0) : (tensor<i32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    return %2 : tensor<?x4xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x4xf32>) -> (tensor<?x4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<4> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<1xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_iota %0, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
    %2 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %3 = stablehlo.dynamic_broadcast_in_dim %cst_1, %2, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
    %4 = stablehlo.multiply %3, %1 : tensor<?xf32>
    %5 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.dynamic_broadcast_in_dim %cst, %5, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
    %7 = stablehlo.add %6, %4 : tensor<?xf32>
    %8 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %9 = stablehlo.concatenate %8, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %10 = stablehlo.dynamic_broadcast_in_dim %7, %9, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x1xf32>
    %11 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.concatenate %11, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %13 = stablehlo.dynamic_broadcast_in_dim %10, %12, dims = [0, 1] : (tensor<?x1xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %14 = stablehlo.multiply %arg1, %13 : tensor<?x4xf32>
    return %14 : tensor<?x4xf32>
  }
}
// -----
// percentile
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE"> : tensor<7x4xf32>
    %shape0 = stablehlo.constant dense<"0x0700000004000000"> : tensor<2xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<7x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %expected0 = stablehlo.constant dense<"0xD20780BFBEE371BE0E7D2F3E83F60FBF"> : tensor<4xf32>
    %got = call @model(%open0) : (tensor<?x4xf32>) -> (tensor<4xf32>)
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x4xf32>) -> (tensor<4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %1 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%1, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %2 = call @_wrapped_jax_export_main(%0, %arg0) : (tensor<i32>, tensor<?x4xf32>) -> tensor<4xf32>
    return %2 : tensor<4xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x4xf32>) -> (tensor<4xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<3.000000e+01> : tensor<f32>
    %0 = call @percentile(%arg0, %arg1, %cst) : (tensor<i32>, tensor<?x4xf32>, tensor<f32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @percentile(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x4xf32>, %arg2: tensor<f32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %0 = stablehlo.divide %arg2, %cst : tensor<f32>
    %1 = call @quantile(%arg0, %arg1, %0) : (tensor<i32>, tensor<?x4xf32>, tensor<f32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func private @quantile(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x4xf32>, %arg2: tensor<f32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xi1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<?x4xi1>, tensor<i1>) -> tensor<4xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<4xi1>) -> tensor<1x4xi1>
    %3 = call @_where(%arg0, %2, %cst_1, %arg1) : (tensor<i32>, tensor<1x4xi1>, tensor<f32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    %4 = "stablehlo.sort"(%3) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %27 = stablehlo.compare EQ, %arg3, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %28 = stablehlo.select %27, %cst_0, %arg3 : tensor<i1>, tensor<f32>
      %29 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %30 = stablehlo.select %29, %cst_1, %28 : tensor<i1>, tensor<f32>
      %31 = stablehlo.compare EQ, %arg4, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %32 = stablehlo.select %31, %cst_0, %arg4 : tensor<i1>, tensor<f32>
      %33 = stablehlo.compare NE, %arg4, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %34 = stablehlo.select %33, %cst_1, %32 : tensor<i1>, tensor<f32>
      %35 = stablehlo.compare LT, %30, %34, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %35 : tensor<i1>
    }) : (tensor<?x4xf32>) -> tensor<?x4xf32>
    %5 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %6 = stablehlo.subtract %5, %cst : tensor<f32>
    %7 = stablehlo.multiply %arg2, %6 : tensor<f32>
    %8 = stablehlo.floor %7 : tensor<f32>
    %9 = stablehlo.ceil %7 : tensor<f32>
    %10 = stablehlo.subtract %7, %8 : tensor<f32>
    %11 = stablehlo.subtract %cst, %10 : tensor<f32>
    %12 = stablehlo.subtract %5, %cst : tensor<f32>
    %13 = stablehlo.clamp %cst_0, %8, %12 : tensor<f32>
    %14 = stablehlo.subtract %5, %cst : tensor<f32>
    %15 = stablehlo.clamp %cst_0, %9, %14 : tensor<f32>
    %16 = stablehlo.convert %13 : (tensor<f32>) -> tensor<i32>
    %17 = stablehlo.convert %15 : (tensor<f32>) -> tensor<i32>
    %18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %19 = "stablehlo.gather"(%4, %18) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0]>, slice_sizes = array<i64: 1, 4>}> : (tensor<?x4xf32>, tensor<1xi32>) -> tensor<4xf32>
    %20 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %21 = "stablehlo.gather"(%4, %20) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0]>, slice_sizes = array<i64: 1, 4>}> : (tensor<?x4xf32>, tensor<1xi32>) -> tensor<4xf32>
    %22 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %23 = stablehlo.multiply %19, %22 : tensor<4xf32>
    %24 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %25 = stablehlo.multiply %21, %24 : tensor<4xf32>
    %26 = stablehlo.add %23, %25 : tensor<4xf32>
    return %26 : tensor<4xf32>
  }
  func.func private @_where(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<1x4xi1>, %arg2: tensor<f32>, %arg3: tensor<?x4xf32>) -> tensor<?x4xf32> {
    %c = stablehlo.constant dense<4> : tensor<1xi32>
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.concatenate %1, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %3 = stablehlo.dynamic_broadcast_in_dim %arg1, %2, dims = [0, 1] : (tensor<1x4xi1>, tensor<2xi32>) -> tensor<?x4xi1>
    %4 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %5 = stablehlo.concatenate %4, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %6 = stablehlo.dynamic_broadcast_in_dim %0, %5, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
    %7 = stablehlo.select %3, %6, %arg3 : tensor<?x4xi1>, tensor<?x4xf32>
    return %7 : tensor<?x4xf32>
  }
}
// -----
// update_slice
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE"> : tensor<7x4xf32>
    %shape0 = stablehlo.constant dense<"0x0700000004000000"> : tensor<2xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<7x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %in1 = stablehlo.constant dense<"0xA6F4D9BF2F7EB8BF7C138E3F6AAAAD3F34B73EBF60D021BF9AC11D3F34EF14C0983BEEBF4ABC8FBED062C63F0418DFBEF3B7CE3D0220913F33D7064057AC13BF2BED89BC1B39E93F6DD7C2BFC787833F"> : tensor<5x4xf32>
    %shape1 = stablehlo.constant dense<"0x0500000004000000"> : tensor<2xi32>
    %open1 = stablehlo.dynamic_reshape %in1, %shape1 : (tensor<5x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %expected0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BFA6F4D9BF2F7EB8BF7C138E3F6AAAAD3F34B73EBF60D021BF9AC11D3F34EF14C0983BEEBF4ABC8FBED062C63F0418DFBEF3B7CE3D0220913F33D7064057AC13BF2BED89BC1B39E93F6DD7C2BFC787833F24ED7FBFBE5285BF21668D3FD21DD3BE"> : tensor<7x4xf32>
    %got = call @model(%open0, %open1) : (tensor<?x4xf32>, tensor<?x4xf32>) -> (tensor<?x4xf32>)
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<?x4xf32>, tensor<7x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x4xf32>, %arg1: tensor<?x4xf32>) -> (tensor<?x4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<-2> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %1 = stablehlo.get_dimension_size %arg1, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %2 = stablehlo.compare GE, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%2, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, 4),args[1].shape = (b - 2, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %3 = stablehlo.convert %0 : tensor<i32>
    %4 = stablehlo.add %3, %c : tensor<i32>
    %5 = stablehlo.compare EQ, %1, %4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.convert %0 : tensor<i32>
    %7 = stablehlo.add %6, %c : tensor<i32>
    stablehlo.custom_call @shape_assertion(%5, %1, %7, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[1].shape[0] (= {0}) and the specification 'b - 2' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, 4),args[1].shape = (b - 2, 4). Obtained dimension variables: 'b' = {2} from specification 'b' for dimension args[0].shape[0] (= {2}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %8 = call @_wrapped_jax_export_main(%0, %arg0, %arg1) : (tensor<i32>, tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    return %8 : tensor<?x4xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x4xf32>, %arg2: tensor<?x4xf32>) -> (tensor<?x4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_update_slice %arg1, %arg2, %c, %c_0 : (tensor<?x4xf32>, tensor<?x4xf32>, tensor<i32>, tensor<i32>) -> tensor<?x4xf32>
    return %0 : tensor<?x4xf32>
  }
}
// -----
// cond
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE"> : tensor<7x4xf32>
    %shape0 = stablehlo.constant dense<"0x0700000004000000"> : tensor<2xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<7x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %expected0 = stablehlo.constant dense<"0x3A4D2EC0E4580CBFA3C005BF3C650AC02926DBBF8CB7BD3EB3F4BDBF04189F3FE93E80BFF18A17BF7CEB1D3F02755EBF682600C08D0B8EBFE48E84BFEE5717C01BBFA0BF2600DFBF50EA9ABDAD2377BFA732A4BF5F978DBF7AE146BFEE30C4BE92F6FFBF5FA902C01062D63D74C7B4BF"> : tensor<7x4xf32>
    %got = call @model(%open0) : (tensor<?x4xf32>) -> (tensor<?x4xf32>)
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<?x4xf32>, tensor<7x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x4xf32>) -> (tensor<?x4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %1 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%1, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %2 = call @_wrapped_jax_export_main(%0, %arg0) : (tensor<i32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    return %2 : tensor<?x4xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x4xf32>) -> (tensor<?x4xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<4> : tensor<1xi32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg1 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<?x4xf32>, tensor<f32>) -> tensor<f32>
    %1 = stablehlo.compare GT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.convert %1 : (tensor<i1>) -> tensor<i32>
    %3 = "stablehlo.case"(%2) ({
      %4 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
      %5 = stablehlo.concatenate %4, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
      %6 = stablehlo.dynamic_broadcast_in_dim %cst_0, %5, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
      %7 = stablehlo.subtract %arg1, %6 : tensor<?x4xf32>
      stablehlo.return %7 : tensor<?x4xf32>
    }, {
      %4 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
      %5 = stablehlo.concatenate %4, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
      %6 = stablehlo.dynamic_broadcast_in_dim %cst, %5, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
      %7 = stablehlo.multiply %arg1, %6 : tensor<?x4xf32>
      stablehlo.return %7 : tensor<?x4xf32>
    }) : (tensor<i32>) -> tensor<?x4xf32>
    return %3 : tensor<?x4xf32>
  }
}
// -----
// normal
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE"> : tensor<7x4xf32>
    %shape0 = stablehlo.constant dense<"0x0700000004000000"> : tensor<2xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<7x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %expected0 = stablehlo.constant dense<"0x5E7BCEBDB7871E401CF5333D99DA9EBF073809BFDE01CC3E4CB57ABFE82F2F40FA94293FDBC80ABF4CF87240E17CE9BF54CE24BF9EE2443D9FE89E3F7138153EB3FE363F8B0112BE7FF5723FF6E0F0BFE71809C0749CCF3F62668A3E1D29B73F734E5EBFD23C42BF1D4A1640934E8E3E"> : tensor<7x4xf32>
    %got = call @model(%open0) : (tensor<?x4xf32>) -> (tensor<?x4xf32>)
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<?x4xf32>, tensor<7x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x4xf32>) -> (tensor<?x4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %1 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%1, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %2 = call @_wrapped_jax_export_main(%0, %arg0) : (tensor<i32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    return %2 : tensor<?x4xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x4xf32>) -> (tensor<?x4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<32> : tensor<i32>
    %0 = stablehlo.shift_right_logical %c_0, %c_1 : tensor<i32>
    %1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %3 = stablehlo.and %c_0, %c : tensor<i32>
    %4 = stablehlo.convert %3 : (tensor<i32>) -> tensor<ui32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %6 = stablehlo.concatenate %2, %5, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %7 = call @_normal(%arg0, %6) : (tensor<i32>, tensor<2xui32>) -> tensor<?x4xf32>
    %8 = stablehlo.add %arg1, %7 : tensor<?x4xf32>
    return %8 : tensor<?x4xf32>
  }
  func.func private @_normal(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<2xui32>) -> tensor<?x4xf32> {
    %0 = call @_normal_real(%arg0, %arg1) : (tensor<i32>, tensor<2xui32>) -> tensor<?x4xf32>
    return %0 : tensor<?x4xf32>
  }
  func.func private @_normal_real(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<2xui32>) -> tensor<?x4xf32> {
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %cst_0 = stablehlo.constant dense<2.83297682> : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.50140941> : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.00167406> : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.246640727> : tensor<f32>
    %cst_4 = stablehlo.constant dense<0.00943887047> : tensor<f32>
    %cst_5 = stablehlo.constant dense<-0.00417768164> : tensor<f32>
    %cst_6 = stablehlo.constant dense<-0.0076224613> : tensor<f32>
    %cst_7 = stablehlo.constant dense<-0.00125372503> : tensor<f32>
    %cst_8 = stablehlo.constant dense<0.00573950773> : tensor<f32>
    %cst_9 = stablehlo.constant dense<2.1858087E-4> : tensor<f32>
    %cst_10 = stablehlo.constant dense<-0.00367342844> : tensor<f32>
    %cst_11 = stablehlo.constant dense<-4.39150654E-6> : tensor<f32>
    %cst_12 = stablehlo.constant dense<0.00134934322> : tensor<f32>
    %cst_13 = stablehlo.constant dense<-3.5233877E-6> : tensor<f32>
    %cst_14 = stablehlo.constant dense<1.00950558E-4> : tensor<f32>
    %cst_15 = stablehlo.constant dense<3.43273939E-7> : tensor<f32>
    %cst_16 = stablehlo.constant dense<-2.00214257E-4> : tensor<f32>
    %cst_17 = stablehlo.constant dense<2.81022636E-8> : tensor<f32>
    %cst_18 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %cst_19 = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %cst_20 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<4> : tensor<1xi32>
    %cst_21 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %cst_22 = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %arg1, %cst_22, %cst_23) : (tensor<i32>, tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<?x4xf32>
    %1 = stablehlo.negate %0 : tensor<?x4xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<?x4xf32>
    %3 = stablehlo.log_plus_one %2 : tensor<?x4xf32>
    %4 = stablehlo.negate %3 : tensor<?x4xf32>
    %5 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %6 = stablehlo.reshape %5 : (tensor<i32>) -> tensor<1xi32>
    %7 = stablehlo.get_dimension_size %0, dim = 1 : (tensor<?x4xf32>) -> tensor<i32>
    %8 = stablehlo.reshape %7 : (tensor<i32>) -> tensor<1xi32>
    %9 = stablehlo.concatenate %6, %8, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %10 = stablehlo.dynamic_broadcast_in_dim %cst_20, %9, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
    %11 = stablehlo.compare LT, %4, %10 : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xi1>
    %12 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %13 = stablehlo.reshape %12 : (tensor<i32>) -> tensor<1xi32>
    %14 = stablehlo.get_dimension_size %0, dim = 1 : (tensor<?x4xf32>) -> tensor<i32>
    %15 = stablehlo.reshape %14 : (tensor<i32>) -> tensor<1xi32>
    %16 = stablehlo.concatenate %13, %15, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %17 = stablehlo.dynamic_broadcast_in_dim %cst_19, %16, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
    %18 = stablehlo.subtract %4, %17 : tensor<?x4xf32>
    %19 = stablehlo.sqrt %4 : tensor<?x4xf32>
    %20 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %21 = stablehlo.reshape %20 : (tensor<i32>) -> tensor<1xi32>
    %22 = stablehlo.get_dimension_size %0, dim = 1 : (tensor<?x4xf32>) -> tensor<i32>
    %23 = stablehlo.reshape %22 : (tensor<i32>) -> tensor<1xi32>
    %24 = stablehlo.concatenate %21, %23, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %25 = stablehlo.dynamic_broadcast_in_dim %cst_18, %24, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
    %26 = stablehlo.subtract %19, %25 : tensor<?x4xf32>
    %27 = stablehlo.select %11, %18, %26 : tensor<?x4xi1>, tensor<?x4xf32>
    %28 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %29 = stablehlo.reshape %28 : (tensor<i32>) -> tensor<1xi32>
    %30 = stablehlo.get_dimension_size %0, dim = 1 : (tensor<?x4xf32>) -> tensor<i32>
    %31 = stablehlo.reshape %30 : (tensor<i32>) -> tensor<1xi32>
    %32 = stablehlo.concatenate %29, %31, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %33 = stablehlo.dynamic_broadcast_in_dim %cst_17, %32, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
    %34 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %35 = stablehlo.reshape %34 : (tensor<i32>) -> tensor<1xi32>
    %36 = stablehlo.get_dimension_size %0, dim = 1 : (tensor<?x4xf32>) -> tensor<i32>
    %37 = stablehlo.reshape %36 : (tensor<i32>) -> tensor<1xi32>
    %38 = stablehlo.concatenate %35, %37, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %39 = stablehlo.dynamic_broadcast_in_dim %cst_16, %38, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
    %40 = stablehlo.select %11, %33, %39 : tensor<?x4xi1>, tensor<?x4xf32>
    %41 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %42 = stablehlo.reshape %41 : (tensor<i32>) -> tensor<1xi32>
    %43 = stablehlo.get_dimension_size %0, dim = 1 : (tensor<?x4xf32>) -> tensor<i32>
    %44 = stablehlo.reshape %43 : (tensor<i32>) -> tensor<1xi32>
    %45 = stablehlo.concatenate %42, %44, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %46 = stablehlo.dynamic_broadcast_in_dim %cst_15, %45, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
    %47 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %48 = stablehlo.reshape %47 : (tensor<i32>) -> tensor<1xi32>
    %49 = stablehlo.get_dimension_size %0, dim = 1 : (tensor<?x4xf32>) -> tensor<i32>
    %50 = stablehlo.reshape %49 : (tensor<i32>) -> tensor<1xi32>
    %51 = stablehlo.concatenate %48, %50, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %52 = stablehlo.dynamic_broadcast_in_dim %cst_14, %51, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
    %53 = stablehlo.select %11, %46, %52 : tensor<?x4xi1>, tensor<?x4xf32>
    %54 = stablehlo.multiply %40, %27 : tensor<?x4xf32>
    %55 = stablehlo.add %53, %54 : tensor<?x4xf32>
    %56 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %57 = stablehlo.reshape %56 : (tensor<i32>) -> tensor<1xi32>
    %58 = stablehlo.get_dimension_size %0, dim = 1 : (tensor<?x4xf32>) -> tensor<i32>
    %59 = stablehlo.reshape %58 : (tensor<i32>) -> tensor<1xi32>
    %60 = stablehlo.concatenate %57, %59, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %61 = stablehlo.dynamic_broadcast_in_dim %cst_13, %60, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
    %62 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %63 = stablehlo.reshape %62 : (tensor<i32>) -> tensor<1xi32>
    %64 = stablehlo.get_dimension_size %0, dim = 1 : (tensor<?x4xf32>) -> tensor<i32>
    %65 = stablehlo.reshape %64 : (tensor<i32>) -> tensor<1xi32>
    %66 = stablehlo.concatenate %63, %65, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %67 = stablehlo.dynamic_broadcast_in_dim %cst_12, %66, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
    %68 = stablehlo.select %11, %61, %67 : tensor<?x4xi1>, tensor<?x4xf32>
    %69 = stablehlo.multiply %55, %27 : tensor<?x4xf32>
    %70 = stablehlo.add %68, %69 : tensor<?x4xf32>
    %71 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %72 = stablehlo.reshape %71 : (tensor<i32>) -> tensor<1xi32>
    %73 = stablehlo.get_dimension_size %0, dim = 1 : (tensor<?x4xf32>) -> tensor<i32>
    %74 = stablehlo.reshape %73 : (tensor<i32>) -> tensor<1xi32>
    %75 = stablehlo.concatenate %72, %74, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %76 = stablehlo.dynamic_broadcast_in_dim %cst_11, %75, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
    %77 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %78 = stablehlo.reshape %77 : (tensor<i32>) -> tensor<1xi32>
    %79 = stablehlo.get_dimension_size %0, dim = 1 : (tensor<?x4xf32>) -> tensor<i32>
    %80 = stablehlo.reshape %79 : (tensor<i32>) -> tensor<1xi32>
    %81 = stablehlo.concatenate %78, %80, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %82 = stablehlo.dynamic_broadcast_in_dim %cst_10, %81, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
    %83 = stablehlo.select %11, %76, %82 : tensor<?x4xi1>, tensor<?x4xf32>
    %84 = stablehlo.multiply %70, %27 : tensor<?x4xf32>
    %85 = stablehlo.add %83, %84 : tensor<?x4xf32>
    %86 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %87 = stablehlo.reshape %86 : (tensor<i32>) -> tensor<1xi32>
    %88 = stablehlo.get_dimension_size %0, dim = 1 : (tensor<?x4xf32>) -> tensor<i32>
    %89 = stablehlo.reshape %88 : (tensor<i32>) -> tensor<1xi32>
    %90 = stablehlo.concatenate %87, %89, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %91 = stablehlo.dynamic_broadcast_in_dim %cst_9, %90, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
    %92 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %93 = stablehlo.reshape %92 : (tensor<i32>) -> tensor<1xi32>
    %94 = stablehlo.get_dimension_size %0, dim = 1 : (tensor<?x4xf32>) -> tensor<i32>
    %95 = stablehlo.reshape %94 : (tensor<i32>) -> tensor<1xi32>
    %96 = stablehlo.concatenate %93, %95, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %97 = stablehlo.dynamic_broadcast_in_dim %cst_8, %96, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
    %98 = stablehlo.select %11, %91, %97 : tensor<?x4xi1>, tensor<?x4xf32>
    %99 = stablehlo.multiply %85, %27 : tensor<?x4xf32>
    %100 = stablehlo.add %98, %99 : tensor<?x4xf32>
    %101 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %102 = stablehlo.reshape %101 : (tensor<i32>) -> tensor<1xi32>
    %103 = stablehlo.get_dimension_size %0, dim = 1 : (tensor<?x4xf32>) -> tensor<i32>
    %104 = stablehlo.reshape %103 : (tensor<i32>) -> tensor<1xi32>
    %105 = stablehlo.concatenate %102, %104, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %106 = stablehlo.dynamic_broadcast_in_dim %cst_7, %105, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
    %107 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %108 = stablehlo.reshape %107 : (tensor<i32>) -> tensor<1xi32>
    %109 = stablehlo.get_dimension_size %0, dim = 1 : (tensor<?x4xf32>) -> tensor<i32>
    %110 = stablehlo.reshape %109 : (tensor<i32>) -> tensor<1xi32>
    %111 = stablehlo.concatenate %108, %110, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %112 = stablehlo.dynamic_broadcast_in_dim %cst_6, %111, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
    %113 = stablehlo.select %11, %106, %112 : tensor<?x4xi1>, tensor<?x4xf32>
    %114 = stablehlo.multiply %100, %27 : tensor<?x4xf32>
    %115 = stablehlo.add %113, %114 : tensor<?x4xf32>
    %116 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %117 = stablehlo.reshape %116 : (tensor<i32>) -> tensor<1xi32>
    %118 = stablehlo.get_dimension_size %0, dim = 1 : (tensor<?x4xf32>) -> tensor<i32>
    %119 = stablehlo.reshape %118 : (tensor<i32>) -> tensor<1xi32>
    %120 = stablehlo.concatenate %117, %119, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %121 = stablehlo.dynamic_broadcast_in_dim %cst_5, %120, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
    %122 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %123 = stablehlo.reshape %122 : (tensor<i32>) -> tensor<1xi32>
    %124 = stablehlo.get_dimension_size %0, dim = 1 : (tensor<?x4xf32>) -> tensor<i32>
    %125 = stablehlo.reshape %124 : (tensor<i32>) -> tensor<1xi32>
    %126 = stablehlo.concatenate %123, %125, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %127 = stablehlo.dynamic_broadcast_in_dim %cst_4, %126, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
    %128 = stablehlo.select %11, %121, %127 : tensor<?x4xi1>, tensor<?x4xf32>
    %129 = stablehlo.multiply %115, %27 : tensor<?x4xf32>
    %130 = stablehlo.add %128, %129 : tensor<?x4xf32>
    %131 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %132 = stablehlo.reshape %131 : (tensor<i32>) -> tensor<1xi32>
    %133 = stablehlo.get_dimension_size %0, dim = 1 : (tensor<?x4xf32>) -> tensor<i32>
    %134 = stablehlo.reshape %133 : (tensor<i32>) -> tensor<1xi32>
    %135 = stablehlo.concatenate %132, %134, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %136 = stablehlo.dynamic_broadcast_in_dim %cst_3, %135, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
    %137 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %138 = stablehlo.reshape %137 : (tensor<i32>) -> tensor<1xi32>
    %139 = stablehlo.get_dimension_size %0, dim = 1 : (tensor<?x4xf32>) -> tensor<i32>
    %140 = stablehlo.reshape %139 : (tensor<i32>) -> tensor<1xi32>
    %141 = stablehlo.concatenate %138, %140, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %142 = stablehlo.dynamic_broadcast_in_dim %cst_2, %141, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
    %143 = stablehlo.select %11, %136, %142 : tensor<?x4xi1>, tensor<?x4xf32>
    %144 = stablehlo.multiply %130, %27 : tensor<?x4xf32>
    %145 = stablehlo.add %143, %144 : tensor<?x4xf32>
    %146 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %147 = stablehlo.reshape %146 : (tensor<i32>) -> tensor<1xi32>
    %148 = stablehlo.get_dimension_size %0, dim = 1 : (tensor<?x4xf32>) -> tensor<i32>
    %149 = stablehlo.reshape %148 : (tensor<i32>) -> tensor<1xi32>
    %150 = stablehlo.concatenate %147, %149, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %151 = stablehlo.dynamic_broadcast_in_dim %cst_1, %150, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
    %152 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %153 = stablehlo.reshape %152 : (tensor<i32>) -> tensor<1xi32>
    %154 = stablehlo.get_dimension_size %0, dim = 1 : (tensor<?x4xf32>) -> tensor<i32>
    %155 = stablehlo.reshape %154 : (tensor<i32>) -> tensor<1xi32>
    %156 = stablehlo.concatenate %153, %155, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %157 = stablehlo.dynamic_broadcast_in_dim %cst_0, %156, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
    %158 = stablehlo.select %11, %151, %157 : tensor<?x4xi1>, tensor<?x4xf32>
    %159 = stablehlo.multiply %145, %27 : tensor<?x4xf32>
    %160 = stablehlo.add %158, %159 : tensor<?x4xf32>
    %161 = stablehlo.multiply %160, %0 : tensor<?x4xf32>
    %162 = stablehlo.abs %0 : tensor<?x4xf32>
    %163 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %164 = stablehlo.reshape %163 : (tensor<i32>) -> tensor<1xi32>
    %165 = stablehlo.get_dimension_size %0, dim = 1 : (tensor<?x4xf32>) -> tensor<i32>
    %166 = stablehlo.reshape %165 : (tensor<i32>) -> tensor<1xi32>
    %167 = stablehlo.concatenate %164, %166, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %168 = stablehlo.dynamic_broadcast_in_dim %cst_23, %167, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
    %169 = stablehlo.compare EQ, %162, %168 : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xi1>
    %170 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %171 = stablehlo.reshape %170 : (tensor<i32>) -> tensor<1xi32>
    %172 = stablehlo.get_dimension_size %0, dim = 1 : (tensor<?x4xf32>) -> tensor<i32>
    %173 = stablehlo.reshape %172 : (tensor<i32>) -> tensor<1xi32>
    %174 = stablehlo.concatenate %171, %173, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %175 = stablehlo.dynamic_broadcast_in_dim %cst, %174, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
    %176 = stablehlo.multiply %0, %175 : tensor<?x4xf32>
    %177 = stablehlo.select %169, %176, %161 : tensor<?x4xi1>, tensor<?x4xf32>
    %178 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %179 = stablehlo.concatenate %178, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %180 = stablehlo.dynamic_broadcast_in_dim %cst_21, %179, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
    %181 = stablehlo.multiply %180, %177 : tensor<?x4xf32>
    return %181 : tensor<?x4xf32>
  }
  func.func private @_uniform(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<2xui32>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> tensor<?x4xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<1065353216> : tensor<ui32>
    %c_0 = stablehlo.constant dense<9> : tensor<ui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %c_2 = stablehlo.constant dense<1> : tensor<ui64>
    %c_3 = stablehlo.constant dense<4> : tensor<ui64>
    %c_4 = stablehlo.constant dense<4> : tensor<1xi32>
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg1 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg1 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %7 = stablehlo.concatenate %6, %c_4, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %8 = stablehlo.dynamic_iota %7, dim = 0 : (tensor<2xi32>) -> tensor<?x4xui64>
    %9 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %10 = stablehlo.concatenate %9, %c_4, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %11 = stablehlo.dynamic_iota %10, dim = 1 : (tensor<2xi32>) -> tensor<?x4xui64>
    %12 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %13 = stablehlo.concatenate %12, %c_4, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %14 = stablehlo.dynamic_broadcast_in_dim %c_3, %13, dims = [] : (tensor<ui64>, tensor<2xi32>) -> tensor<?x4xui64>
    %15 = stablehlo.multiply %14, %8 : tensor<?x4xui64>
    %16 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.concatenate %16, %c_4, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %18 = stablehlo.dynamic_broadcast_in_dim %c_2, %17, dims = [] : (tensor<ui64>, tensor<2xi32>) -> tensor<?x4xui64>
    %19 = stablehlo.multiply %18, %11 : tensor<?x4xui64>
    %20 = stablehlo.add %15, %19 : tensor<?x4xui64>
    %21 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %22 = stablehlo.concatenate %21, %c_4, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %23 = stablehlo.dynamic_broadcast_in_dim %c_1, %22, dims = [] : (tensor<ui64>, tensor<2xi32>) -> tensor<?x4xui64>
    %24 = stablehlo.shift_right_logical %20, %23 : tensor<?x4xui64>
    %25 = stablehlo.convert %20 : (tensor<?x4xui64>) -> tensor<?x4xui32>
    %26 = stablehlo.convert %24 : (tensor<?x4xui64>) -> tensor<?x4xui32>
    %27:2 = call @threefry2x32(%arg0, %3, %5, %26, %25) : (tensor<i32>, tensor<ui32>, tensor<ui32>, tensor<?x4xui32>, tensor<?x4xui32>) -> (tensor<?x4xui32>, tensor<?x4xui32>)
    %28 = stablehlo.xor %27#0, %27#1 : tensor<?x4xui32>
    %29 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %30 = stablehlo.concatenate %29, %c_4, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %31 = stablehlo.dynamic_broadcast_in_dim %c_0, %30, dims = [] : (tensor<ui32>, tensor<2xi32>) -> tensor<?x4xui32>
    %32 = stablehlo.shift_right_logical %28, %31 : tensor<?x4xui32>
    %33 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %34 = stablehlo.concatenate %33, %c_4, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %35 = stablehlo.dynamic_broadcast_in_dim %c, %34, dims = [] : (tensor<ui32>, tensor<2xi32>) -> tensor<?x4xui32>
    %36 = stablehlo.or %32, %35 : tensor<?x4xui32>
    %37 = stablehlo.bitcast_convert %36 : (tensor<?x4xui32>) -> tensor<?x4xf32>
    %38 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %39 = stablehlo.concatenate %38, %c_4, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %40 = stablehlo.dynamic_broadcast_in_dim %cst, %39, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
    %41 = stablehlo.subtract %37, %40 : tensor<?x4xf32>
    %42 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %43 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %44 = stablehlo.concatenate %43, %c_4, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %45 = stablehlo.dynamic_broadcast_in_dim %42, %44, dims = [0, 1] : (tensor<1x1xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %46 = stablehlo.multiply %41, %45 : tensor<?x4xf32>
    %47 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %48 = stablehlo.concatenate %47, %c_4, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %49 = stablehlo.dynamic_broadcast_in_dim %0, %48, dims = [0, 1] : (tensor<1x1xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %50 = stablehlo.add %46, %49 : tensor<?x4xf32>
    %51 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %52 = stablehlo.concatenate %51, %c_4, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %53 = stablehlo.dynamic_broadcast_in_dim %0, %52, dims = [0, 1] : (tensor<1x1xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %54 = stablehlo.maximum %53, %50 : tensor<?x4xf32>
    return %54 : tensor<?x4xf32>
  }
  func.func private @threefry2x32(%arg0: tensor<i32>, %arg1: tensor<ui32>, %arg2: tensor<ui32>, %arg3: tensor<?x4xui32>, %arg4: tensor<?x4xui32>) -> (tensor<?x4xui32>, tensor<?x4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<4> : tensor<1xi32>
    %c_3 = stablehlo.constant dense<466688986> : tensor<ui32>
    %c_4 = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_5 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg1, %arg2 : tensor<ui32>
    %1 = stablehlo.xor %0, %c_3 : tensor<ui32>
    %2 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %3 = stablehlo.concatenate %2, %c_2, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %4 = stablehlo.dynamic_broadcast_in_dim %arg1, %3, dims = [] : (tensor<ui32>, tensor<2xi32>) -> tensor<?x4xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<?x4xui32>
    %6 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %7 = stablehlo.concatenate %6, %c_2, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %8 = stablehlo.dynamic_broadcast_in_dim %arg2, %7, dims = [] : (tensor<ui32>, tensor<2xi32>) -> tensor<?x4xui32>
    %9 = stablehlo.add %arg4, %8 : tensor<?x4xui32>
    %10:9 = stablehlo.while(%iterArg = %c_1, %iterArg_6 = %c_1, %iterArg_7 = %5, %iterArg_8 = %9, %iterArg_9 = %arg2, %iterArg_10 = %1, %iterArg_11 = %arg1, %iterArg_12 = %c_4, %iterArg_13 = %c_5) : tensor<i32>, tensor<i32>, tensor<?x4xui32>, tensor<?x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %11 = stablehlo.compare LT, %iterArg, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    } do {
      %11:8 = func.call @closed_call(%arg0, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13) : (tensor<i32>, tensor<i32>, tensor<?x4xui32>, tensor<?x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<?x4xui32>, tensor<?x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %12 = stablehlo.add %iterArg, %c : tensor<i32>
      stablehlo.return %12, %11#0, %11#1, %11#2, %11#3, %11#4, %11#5, %11#6, %11#7 : tensor<i32>, tensor<i32>, tensor<?x4xui32>, tensor<?x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %10#2, %10#3 : tensor<?x4xui32>, tensor<?x4xui32>
  }
  func.func private @closed_call(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<i32>, %arg2: tensor<?x4xui32>, %arg3: tensor<?x4xui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<ui32>, %arg7: tensor<4xui32>, %arg8: tensor<4xui32>) -> (tensor<i32>, tensor<?x4xui32>, tensor<?x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<32> : tensor<ui32>
    %c_0 = stablehlo.constant dense<4> : tensor<1xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c_1 : tensor<i32>
    %1 = stablehlo.slice %arg7 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg2, %arg3 : tensor<?x4xui32>
    %4 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %5 = stablehlo.concatenate %4, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %6 = stablehlo.dynamic_broadcast_in_dim %2, %5, dims = [] : (tensor<ui32>, tensor<2xi32>) -> tensor<?x4xui32>
    %7 = stablehlo.shift_left %arg3, %6 : tensor<?x4xui32>
    %8 = stablehlo.subtract %c, %2 : tensor<ui32>
    %9 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %10 = stablehlo.concatenate %9, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %11 = stablehlo.dynamic_broadcast_in_dim %8, %10, dims = [] : (tensor<ui32>, tensor<2xi32>) -> tensor<?x4xui32>
    %12 = stablehlo.shift_right_logical %arg3, %11 : tensor<?x4xui32>
    %13 = stablehlo.or %7, %12 : tensor<?x4xui32>
    %14 = stablehlo.xor %3, %13 : tensor<?x4xui32>
    %15 = stablehlo.slice %arg7 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %16 = stablehlo.reshape %15 : (tensor<1xui32>) -> tensor<ui32>
    %17 = stablehlo.add %3, %14 : tensor<?x4xui32>
    %18 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %19 = stablehlo.concatenate %18, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %20 = stablehlo.dynamic_broadcast_in_dim %16, %19, dims = [] : (tensor<ui32>, tensor<2xi32>) -> tensor<?x4xui32>
    %21 = stablehlo.shift_left %14, %20 : tensor<?x4xui32>
    %22 = stablehlo.subtract %c, %16 : tensor<ui32>
    %23 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %24 = stablehlo.concatenate %23, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %25 = stablehlo.dynamic_broadcast_in_dim %22, %24, dims = [] : (tensor<ui32>, tensor<2xi32>) -> tensor<?x4xui32>
    %26 = stablehlo.shift_right_logical %14, %25 : tensor<?x4xui32>
    %27 = stablehlo.or %21, %26 : tensor<?x4xui32>
    %28 = stablehlo.xor %17, %27 : tensor<?x4xui32>
    %29 = stablehlo.slice %arg7 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %30 = stablehlo.reshape %29 : (tensor<1xui32>) -> tensor<ui32>
    %31 = stablehlo.add %17, %28 : tensor<?x4xui32>
    %32 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %33 = stablehlo.concatenate %32, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %34 = stablehlo.dynamic_broadcast_in_dim %30, %33, dims = [] : (tensor<ui32>, tensor<2xi32>) -> tensor<?x4xui32>
    %35 = stablehlo.shift_left %28, %34 : tensor<?x4xui32>
    %36 = stablehlo.subtract %c, %30 : tensor<ui32>
    %37 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %38 = stablehlo.concatenate %37, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %39 = stablehlo.dynamic_broadcast_in_dim %36, %38, dims = [] : (tensor<ui32>, tensor<2xi32>) -> tensor<?x4xui32>
    %40 = stablehlo.shift_right_logical %28, %39 : tensor<?x4xui32>
    %41 = stablehlo.or %35, %40 : tensor<?x4xui32>
    %42 = stablehlo.xor %31, %41 : tensor<?x4xui32>
    %43 = stablehlo.slice %arg7 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %44 = stablehlo.reshape %43 : (tensor<1xui32>) -> tensor<ui32>
    %45 = stablehlo.add %31, %42 : tensor<?x4xui32>
    %46 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %47 = stablehlo.concatenate %46, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %48 = stablehlo.dynamic_broadcast_in_dim %44, %47, dims = [] : (tensor<ui32>, tensor<2xi32>) -> tensor<?x4xui32>
    %49 = stablehlo.shift_left %42, %48 : tensor<?x4xui32>
    %50 = stablehlo.subtract %c, %44 : tensor<ui32>
    %51 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %52 = stablehlo.concatenate %51, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %53 = stablehlo.dynamic_broadcast_in_dim %50, %52, dims = [] : (tensor<ui32>, tensor<2xi32>) -> tensor<?x4xui32>
    %54 = stablehlo.shift_right_logical %42, %53 : tensor<?x4xui32>
    %55 = stablehlo.or %49, %54 : tensor<?x4xui32>
    %56 = stablehlo.xor %45, %55 : tensor<?x4xui32>
    %57 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %58 = stablehlo.concatenate %57, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %59 = stablehlo.dynamic_broadcast_in_dim %arg4, %58, dims = [] : (tensor<ui32>, tensor<2xi32>) -> tensor<?x4xui32>
    %60 = stablehlo.add %45, %59 : tensor<?x4xui32>
    %61 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %62 = stablehlo.concatenate %61, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %63 = stablehlo.dynamic_broadcast_in_dim %arg5, %62, dims = [] : (tensor<ui32>, tensor<2xi32>) -> tensor<?x4xui32>
    %64 = stablehlo.add %56, %63 : tensor<?x4xui32>
    %65 = stablehlo.add %arg1, %c_1 : tensor<i32>
    %66 = stablehlo.convert %65 : (tensor<i32>) -> tensor<ui32>
    %67 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %68 = stablehlo.concatenate %67, %c_0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %69 = stablehlo.dynamic_broadcast_in_dim %66, %68, dims = [] : (tensor<ui32>, tensor<2xi32>) -> tensor<?x4xui32>
    %70 = stablehlo.add %64, %69 : tensor<?x4xui32>
    return %0, %60, %70, %arg5, %arg6, %arg4, %arg8, %arg7 : tensor<i32>, tensor<?x4xui32>, tensor<?x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
}
// -----
// cholesky
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x2A5882BF08DDD13D217178BE404075BF91AC7BBF2F868D3EAADB7E3F91D904BE7D978F3D7738123F02BC78BF7D5C3D3F78C0513FD0A12640BA90C0BEB389EABEF3DA443FD0B0513F79FB08BF576BCEBE8D870A3F90DC53BF8331D2BE6A7CB73DD6F57E3FFAC61ABF41D3EBBF1153F5BF7334A1BFE115A8BF48521EBE3A2D98BF"> : tensor<2x4x4xf32>
    %shape0 = stablehlo.constant dense<"0x020000000400000004000000"> : tensor<3xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<2x4x4xf32>, tensor<3xi32>) -> tensor<?x4x4xf32>
    %expected0 = stablehlo.constant dense<"0x04151D400000000000000000000000002149BE3E679F1B400000000000000000B4AA4ABE1CA9BDBE6012184000000000C6017ABC436726BEBD76223F03D3574054F21840000000000000000000000000E50E06BDCF48114000000000000000000D5E593FBC443A3F99F15540000000000AC21EBF4E3B1A3E3DFD403FAC6C3240"> : tensor<2x4x4xf32>
    %got = call @model(%open0) : (tensor<?x4x4xf32>) -> (tensor<?x4x4xf32>)
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<?x4x4xf32>, tensor<2x4x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x4x4xf32>) -> (tensor<?x4x4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x4x4xf32>) -> tensor<i32>
    %1 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%1, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, 4, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %2 = call @_wrapped_jax_export_main(%0, %arg0) : (tensor<i32>, tensor<?x4x4xf32>) -> tensor<?x4x4xf32>
    return %2 : tensor<?x4x4xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x4x4xf32>) -> (tensor<?x4x4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<4> : tensor<1xi32>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.transpose %arg1, dims = [0, 2, 1] : (tensor<?x4x4xf32>) -> tensor<?x4x4xf32>
    %1 = stablehlo.dot_general %arg1, %0, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<?x4x4xf32>, tensor<?x4x4xf32>) -> tensor<?x4x4xf32>
    %2 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %5 = stablehlo.add %2, %4 : tensor<4x4xi32>
    %6 = stablehlo.compare EQ, %5, %3, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %7 = stablehlo.convert %6 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<4x4xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
    %11 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.concatenate %11, %c, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %13 = stablehlo.dynamic_broadcast_in_dim %10, %12, dims = [0, 1, 2] : (tensor<1x4x4xf32>, tensor<3xi32>) -> tensor<?x4x4xf32>
    %14 = stablehlo.add %1, %13 : tensor<?x4x4xf32>
    %15 = call @cholesky(%arg0, %14) : (tensor<i32>, tensor<?x4x4xf32>) -> tensor<?x4x4xf32>
    return %15 : tensor<?x4x4xf32>
  }
  func.func private @cholesky(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x4x4xf32>) -> tensor<?x4x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %c = stablehlo.constant dense<1> : tensor<1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<4> : tensor<1xi32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.transpose %arg1, dims = [0, 2, 1] : (tensor<?x4x4xf32>) -> tensor<?x4x4xf32>
    %1 = stablehlo.add %arg1, %0 : tensor<?x4x4xf32>
    %2 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %3 = stablehlo.concatenate %2, %c_2, %c_2, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %4 = stablehlo.dynamic_broadcast_in_dim %cst_3, %3, dims = [] : (tensor<f32>, tensor<3xi32>) -> tensor<?x4x4xf32>
    %5 = stablehlo.divide %1, %4 : tensor<?x4x4xf32>
    %6 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %7 = stablehlo.concatenate %6, %c_2, %c_2, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %8 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %9:2 = stablehlo.custom_call @lapack_spotrf_ffi(%5, %7, %8) {indices_of_shape_operands = dense<[1, 2]> : tensor<2xi64>, mhlo.backend_config = {uplo = 76 : ui8}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<?x4x4xf32>, tensor<3xi32>, tensor<1xi32>) -> (tensor<?x4x4xf32>, tensor<?xi32>)
    %10 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %11 = stablehlo.dynamic_broadcast_in_dim %c_1, %10, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
    %12 = stablehlo.compare EQ, %9#1, %11, SIGNED : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi1>
    %13 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %14 = stablehlo.concatenate %13, %c, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %15 = stablehlo.dynamic_broadcast_in_dim %12, %14, dims = [0] : (tensor<?xi1>, tensor<3xi32>) -> tensor<?x1x1xi1>
    %16 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.concatenate %16, %c_2, %c_2, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %18 = stablehlo.dynamic_broadcast_in_dim %cst_0, %17, dims = [] : (tensor<f32>, tensor<3xi32>) -> tensor<?x4x4xf32>
    %19 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %20 = stablehlo.concatenate %19, %c_2, %c_2, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %21 = stablehlo.dynamic_broadcast_in_dim %15, %20, dims = [0, 1, 2] : (tensor<?x1x1xi1>, tensor<3xi32>) -> tensor<?x4x4xi1>
    %22 = stablehlo.select %21, %9#0, %18 : tensor<?x4x4xi1>, tensor<?x4x4xf32>
    %23 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %24 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %25 = stablehlo.add %23, %24 : tensor<4x4xi32>
    %26 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %27 = stablehlo.compare GE, %25, %26, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %28 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %29 = stablehlo.concatenate %28, %c_2, %c_2, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %30 = stablehlo.dynamic_broadcast_in_dim %27, %29, dims = [1, 2] : (tensor<4x4xi1>, tensor<3xi32>) -> tensor<?x4x4xi1>
    %31 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %32 = stablehlo.concatenate %31, %c_2, %c_2, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %33 = stablehlo.dynamic_broadcast_in_dim %cst, %32, dims = [] : (tensor<f32>, tensor<3xi32>) -> tensor<?x4x4xf32>
    %34 = stablehlo.select %30, %22, %33 : tensor<?x4x4xi1>, tensor<?x4x4xf32>
    return %34 : tensor<?x4x4xf32>
  }
}
// -----
// triangular_solve
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x3F8E9140000000000000000000000000B976BC3E7F0994400000000000000000CAD6693F9509673FE3879A4000000000EEC11E3F71A3233F51C4303F06878040"> : tensor<4x4xf32>
    %shape0 = stablehlo.constant dense<"0x0400000004000000"> : tensor<2xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<4x4xf32>, tensor<2xi32>) -> tensor<?x?xf32>
    %in1 = stablehlo.constant dense<"0xF583E83FD89861BFB3A85E3EF8BC12BDDD68CDBDBE21EABDE259DB3DD313593FA959B03FD77813BB8EB8503F00A733BF"> : tensor<4x3xf32>
    %shape1 = stablehlo.constant dense<"0x0400000003000000"> : tensor<2xi32>
    %open1 = stablehlo.dynamic_reshape %in1, %shape1 : (tensor<4x3xf32>, tensor<2xi32>) -> tensor<?x?xf32>
    %expected0 = stablehlo.constant dense<"0xB378CC3E336346BEC6CD433DBDDF21BDCD4CCDBBDA99E9BCF94F3CBD5F885A3E1A2C903E19B944BD88F2493E9D6567BE"> : tensor<4x3xf32>
    %got = call @model(%open0, %open1) : (tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<?x?xf32>)
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<?x?xf32>, tensor<4x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> (tensor<?x?xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
    %1 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
    %2 = stablehlo.get_dimension_size %arg1, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
    %3 = stablehlo.get_dimension_size %arg1, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
    %4 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%4, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'n'. Using the following polymorphic shapes specifications: args[0].shape = (n, n),args[1].shape = (n, m). Obtained dimension variables: 'n' = {0} from specification 'n' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %5 = stablehlo.compare EQ, %1, %0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%5, %1, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[0].shape[1] (= {0}) and the specification 'n' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (n, n),args[1].shape = (n, m). Obtained dimension variables: 'n' = {1} from specification 'n' for dimension args[0].shape[0] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %6 = stablehlo.compare EQ, %2, %0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%6, %2, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[1].shape[0] (= {0}) and the specification 'n' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (n, n),args[1].shape = (n, m). Obtained dimension variables: 'n' = {1} from specification 'n' for dimension args[0].shape[0] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %7 = stablehlo.compare GE, %3, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%7, %0, %3) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'm'. Using the following polymorphic shapes specifications: args[0].shape = (n, n),args[1].shape = (n, m). Obtained dimension variables: 'n' = {0} from specification 'n' for dimension args[0].shape[0] (= {0}), 'm' = {1} from specification 'm' for dimension args[1].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %8 = call @_wrapped_jax_export_main(%3, %0, %arg0, %arg1) : (tensor<i32>, tensor<i32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    return %8 : tensor<?x?xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "m"}, %arg1: tensor<i32> {jax.global_constant = "n"}, %arg2: tensor<?x?xf32>, %arg3: tensor<?x?xf32>) -> (tensor<?x?xf32> {jax.result_info = "result"}) {
    %0 = call @_solve_triangular(%arg0, %arg1, %arg2, %arg3) : (tensor<i32>, tensor<i32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  func.func private @_solve_triangular(%arg0: tensor<i32> {jax.global_constant = "m"}, %arg1: tensor<i32> {jax.global_constant = "n"}, %arg2: tensor<?x?xf32>, %arg3: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %3 = stablehlo.custom_call @lapack_strsm_ffi(%arg2, %arg3, %2) {indices_of_shape_operands = dense<2> : tensor<1xi64>, mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
    return %3 : tensor<?x?xf32>
  }
}
// -----
// complex
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE"> : tensor<7x4xf32>
    %shape0 = stablehlo.constant dense<"0x0700000004000000"> : tensor<2xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<7x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %expected0 = stablehlo.constant dense<"0x760CFF3F760CFF3F760CFF3FBD748C3FBD748C3FBD748C3F6BD88D3F6BD88D3F6BD88D3FA745C43FA745C43FA745C43F2B239D3F2B239D3F2B239D3F8529D93F8529D93F8529D93FB8348E3FB8348E3FB8348E3FF52A1D40F52A1D40F52A1D400F00803F0F00803F0F00803FDC3E8A3FDC3E8A3FDC3E8A3F2058F33F2058F33F2058F33F1618813F1618813F1618813F4B3BB53F4B3BB53F4B3BB53FADC4803FADC4803FADC4803FC514803FC514803FC514803F1F90D83F1F90D83F1F90D83F571F843F571F843F571F843F01679F3F01679F3F01679F3FB74EAE3FB74EAE3FB74EAE3F9F13803F9F13803F9F13803F1605853F1605853F1605853F34B8803F34B8803F34B8803FBF25833FBF25833FBF25833F1964963F1964963F1964963F48FEB43F48FEB43F48FEB43F5ED2B83F5ED2B83F5ED2B83FB2BABE3FB2BABE3FB2BABE3F57748A3F57748A3F57748A3F"> : tensor<7x4x3xf32>
    %got = call @model(%open0) : (tensor<?x4xf32>) -> (tensor<?x4x3xf32>)
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<?x4x3xf32>, tensor<7x4x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x4xf32>) -> (tensor<?x4x3xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
    %1 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%1, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %2 = call @_wrapped_jax_export_main(%0, %arg0) : (tensor<i32>, tensor<?x4xf32>) -> tensor<?x4x3xf32>
    return %2 : tensor<?x4x3xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x4xf32>) -> (tensor<?x4x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>
    %c = stablehlo.constant dense<3> : tensor<1xi32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %c_1 = stablehlo.constant dense<1> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<4> : tensor<1xi32>
    %0 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.concatenate %0, %c_2, %c_1, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %2 = stablehlo.dynamic_broadcast_in_dim %arg1, %1, dims = [0, 1] : (tensor<?x4xf32>, tensor<3xi32>) -> tensor<?x4x1xf32>
    %3 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.concatenate %3, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %5 = stablehlo.dynamic_broadcast_in_dim %cst_0, %4, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x3xf32>
    %6 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %7 = stablehlo.concatenate %6, %c_1, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %8 = stablehlo.dynamic_broadcast_in_dim %5, %7, dims = [0, 2] : (tensor<?x3xf32>, tensor<3xi32>) -> tensor<?x1x3xf32>
    %9 = stablehlo.convert %8 : (tensor<?x1x3xf32>) -> tensor<?x1x3xcomplex<f32>>
    %10 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %11 = stablehlo.concatenate %10, %c_1, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %12 = stablehlo.dynamic_broadcast_in_dim %cst, %11, dims = [] : (tensor<complex<f32>>, tensor<3xi32>) -> tensor<?x1x3xcomplex<f32>>
    %13 = stablehlo.multiply %12, %9 : tensor<?x1x3xcomplex<f32>>
    %14 = stablehlo.convert %2 : (tensor<?x4x1xf32>) -> tensor<?x4x1xcomplex<f32>>
    %15 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %16 = stablehlo.concatenate %15, %c_2, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %17 = stablehlo.dynamic_broadcast_in_dim %14, %16, dims = [0, 1, 2] : (tensor<?x4x1xcomplex<f32>>, tensor<3xi32>) -> tensor<?x4x3xcomplex<f32>>
    %18 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %19 = stablehlo.concatenate %18, %c_2, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %20 = stablehlo.dynamic_broadcast_in_dim %13, %19, dims = [0, 1, 2] : (tensor<?x1x3xcomplex<f32>>, tensor<3xi32>) -> tensor<?x4x3xcomplex<f32>>
    %21 = stablehlo.add %17, %20 : tensor<?x4x3xcomplex<f32>>
    %22 = stablehlo.abs %21 : (tensor<?x4x3xcomplex<f32>>) -> tensor<?x4x3xf32>
    return %22 : tensor<?x4x3xf32>
  }
}
// -----
// resize
module @jit__lambda attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xA815443FE01143BFBF9A8B3F247B0D401E07FABDA2520CC0824E0CBF16AE9D3F71960D3F35E37E3E0B1C813F480AF83E6BDE9B3F5A5F6B3F15C7C23F1FB4B73E15BF673FC23F9DBE56F919BF5D77DA3FC2645D3EA70C4E3F686BFD3DE42516BF97F1333CA7CEB73F37240E3F8D11DBBF0B695CBE3422E43F91ED5ABE1676E6BF6D4FF23F47B12E3FE7628FBD772ABEBE828A8A3F6DBF0ABF11FA923F4FCD0A3FE68D7A3ED501153ED22A33BE89D7853F1C875DBF3E9BCFBFF34B1D3FD698213F2BE2F53EC6C1D03EDE1DA4BE7798493F299B3ABDF366F9BE38B09FBE29520140B213DEBF3AE4FF3E17EDD6BF71A9DDBD6C04DEBE1B7105C0EF2FC73E5994C2BE665906C0EFED563F48AEB73F65BCBE3F23C9B73E75A73C3D0901AA3F5858D73FC718913F9C0871BF582D4E3E4308E13E87A1E7BF0A50F03EB3781140DBD2233FCD98BC3F004E3B3E7DF395BD0136C33E04DA50BFF8B976BF4516A23FEAA8AF3F25B97DBFC5CE773F1218B2BD64FBAD3EC7A1EB3EC18D7E3F2968A93D3080B43F"> : tensor<2x4x4x3xf32>
    %shape0 = stablehlo.constant dense<"0x02000000040000000400000003000000"> : tensor<4xi32>
    %open0 = stablehlo.dynamic_reshape %in0, %shape0 : (tensor<2x4x4x3xf32>, tensor<4xi32>) -> tensor<?x4x4x3xf32>
    %expected0 = stablehlo.constant dense<"0xA815443FE01143BFBF9A8B3FB145903FA11D1ABFF82A8A3E6BBBEC3F466A90BE4395AFBFE6AEC23F81995D3E25C9C0BF0A01113EE8B4643F348708BE5C99B2BE9389963F1E32093F986F4B3D8E40883F7769003F35E37E3E0B1C813F480AF83E74FF603F23EBAEBED465993FCA4C8C3F9AE163BE8DE1EF3EE8E6C33FF03D803CFCC47DBFD3CF953F109FE03E0F3B96BF60E2813C31F8853FF414A1BDF0EEA5BEFBDA9A3FE3C7CF3E15301A3E44A06D3F243B8F3E889BC63E6B95493F88E95D3E85698D3F1786FF3E00FCB43FFA5A843F0E52093F5DA75D3FC67B643F14701C3FA0E76BBEB846F03ED621623FC83D02BF344D71BEAB33AD3FB877FB3C1A9A8CBECB7DA33F601E153E3A6CB43E96DE273FE6E827BEB1772A3F2EA0B03E4436A3BE92816A3F6C37863FD7D9A33FDFB7253F5255713F87C6813FC223E13D45223B3FA17FF63E8B197BBE8F242D3F18FBA33E6411D6BE315C473F40C6073FBF473DBEC02B243F0BCFAF3EC9BBE83E7826873E937A76BECF35463FD4379A3DBA6108BF1516A03EE846A73FB4FE4B3F600583BD61117F3FDCA1693F193851BF0531C03E1674923F941D79BF38A13ABEEE1DA83F1C1108BF11312DBF75CEB53F0C6260BD91B932BFBBC37F3FBE06EA3E31077DBE00054B3D1F88363F4DBDB0BCCBB2D9BE2CC28E3E1F06713F3218343F7C879FBDE2592E3F01F35E3FFA944ABFA405243E4E549A3F0E7D69BFECE2B1BEF453AA3F5552E1BEBA7E57BF70789F3F548601BE979B4ABF97555F3F4C36EB3C362049BE3758573EB0BAD93DB90DCF3DB84DF7BDB583503FE48342BD1400803F15071B3F102C51BB7A80633F5337403EC2E7AE3D20812A3F094D7EBD6224393E5C83BE3E6D4313BE69E6903EC012E13B97C8CCBE540BB93E2A2E16BD219F54BFEF00D53E564A773E46DE85BFBEFBE23EA3DAC23E828A8A3F6DBF0ABF11FA923F1783723F67CDB0BE37C7653F3C5F2D3FFCAB443DC1DACA3E9CCEB93EBFCCE33E788BDBBD20A68D3B2C6C583F38D51CBFA66509BF4B16703F3F7EFBBEC54DA1BFBAE4383FB3A1833E3E9BCFBFF34B1D3FD698213F2BE2F53EC6C1D03EDE1DA4BEEE9A0E3F7BBC963E2370B9BE9EEE353F96C78A3DAE14E4BE523C033FC625F13E74904CBF74BF17BD0886C03F3525B6BF6E2CDFBDF83F8C3F6C05AABF1EFF973E791141BFBCD103BF3AE4FF3E17EDD6BF71A9DDBD85E8803EC4A15CBED69412BE4B1EA03E00499ABEC0BA15BED689DE3E3A39F2BE94061CBE3C4ACE3EA82A583DE3C2D6BEFBBE5E3EAC5CA33F168E72BF61C7423E5D93973F3CE252BFD656A43EAAD464BE30DE45BD68D0C53E1E636DBF93C8AD3E8C1552BE8C1DBBBFF8B8583EAD2134BEFD14BFBF2848923EDC73F0BDDE03C7BF7F1FDE3EDADA3B3EC69D48BF2AF9AD3E2B073A3FE813523F40946A3BA4E0493F283AAE3FF4BB3D3E4406BD3E7283563FCF89623F8351233E028B133F9C0B9E3F50542BBDBC4AE6BF9E29AF3ED0EC99BDAC93EDBF70FDE23E103911BE8B25FCBF8B52253F2A3D8F3EF2B099BF4C3B383F7944983F7A28E73EFC382A3FE370A03FFBEF993FB044513F2652F13EA5C0863F34AF963FCC65A43DF2517A3FA2B5AD3F9DE43D3FC81B9DBFFA397E3E9A6F1D3F4C0EB2BF7E42A73E240BB93E54F3DBBF7F8DF73EBA1C313FD76499BFB65A383F889ACD3F54E92C3E91AE843F9EDACA3FAD69353F6E4F893F3D9D203FB588D73EE71F543FF744183E62E38D3E6CE0343FA96E253FF37472BF4667EF3EE220273FEE478EBF4E96FF3E54852A3FD662B8BF31FA0F3F00E06C3F860088BFA323403F7318B73FE0C0B73CBF23883FC3E9AD3F8F8AD43E1490893FE2C7353FB1A5EC3D9DAD483F2084C53E28390CBD5874233F3F2EA8BEA14D75BF1E02803F28641D3D904082BF72FC753F06B1453F107491BFDFEC613F6AE87A3FF9074BBF14964F3F6F7C293F40D5473C12F83E3FA13C133F8EE5A43E8FC8523F0129383F74C90B3EC583853F319F4A3F7F22333D8493933F04DA50BFF8B976BF4516A23F1C9E89BEC37978BF8D8A983FDF46533F5AF97BBF1B73853F50F6803F708B28BF4D4F573F66448E3E20FEE73B5C50163FBAC43B3E0E138D3EC29C323F9059393FC284163E401A963FC18D7E3F2968A93D3080B43F"> : tensor<2x8x8x3xf32>
    %got = call @model(%open0) : (tensor<?x4x4x3xf32>) -> (tensor<?x8x8x3xf32>)
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<?x8x8x3xf32>, tensor<2x8x8x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<?x4x4x3xf32>) -> (tensor<?x8x8x3xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x4x4x3xf32>) -> tensor<i32>
    %1 = stablehlo.compare GE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%1, %0) {api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, 4, 4, 3). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details.", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %2 = call @_wrapped_jax_export_main(%0, %arg0) : (tensor<i32>, tensor<?x4x4x3xf32>) -> tensor<?x8x8x3xf32>
    return %2 : tensor<?x8x8x3xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x4x4x3xf32>) -> (tensor<?x8x8x3xf32> {jax.result_info = "result"}) {
    %0 = call @_resize(%arg0, %arg1) : (tensor<i32>, tensor<?x4x4x3xf32>) -> tensor<?x8x8x3xf32>
    return %0 : tensor<?x8x8x3xf32>
  }
  func.func private @_resize(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<?x4x4x3xf32>) -> tensor<?x8x8x3xf32> {
    %cst = stablehlo.constant dense<3.500000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %cst_2 = stablehlo.constant dense<1.1920929E-4> : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.maximum %cst_4, %cst_5 : tensor<f32>
    %1 = stablehlo.iota dim = 0 : tensor<8xf32>
    %2 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %3 = stablehlo.add %1, %2 : tensor<8xf32>
    %4 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<8xf32>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %7 = stablehlo.subtract %5, %6 : tensor<8xf32>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %9 = stablehlo.subtract %7, %8 : tensor<8xf32>
    %10 = stablehlo.iota dim = 0 : tensor<4xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<4x8xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x8xf32>
    %15 = stablehlo.subtract %13, %14 : tensor<4x8xf32>
    %16 = stablehlo.abs %15 : tensor<4x8xf32>
    %17 = stablehlo.convert %0 : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %19 = stablehlo.divide %16, %18 : tensor<4x8xf32>
    %20 = stablehlo.abs %19 : tensor<4x8xf32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %22 = stablehlo.subtract %21, %20 : tensor<4x8xf32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %24 = stablehlo.maximum %23, %22 : tensor<4x8xf32>
    %25 = stablehlo.reduce(%24 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<8xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %27 = stablehlo.abs %26 : tensor<1x8xf32>
    %28 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x8xf32>
    %29 = stablehlo.compare GT, %27, %28, FLOAT : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xi1>
    %30 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x8xf32>
    %31 = stablehlo.compare NE, %26, %30, FLOAT : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xi1>
    %32 = call @_where(%arg0, %31, %26, %c_1) : (tensor<i32>, tensor<1x8xi1>, tensor<1x8xf32>, tensor<i32>) -> tensor<1x8xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<4x8xf32>
    %34 = stablehlo.divide %24, %33 : tensor<4x8xf32>
    %35 = call @_where_0(%arg0, %29, %34, %c) : (tensor<i32>, tensor<1x8xi1>, tensor<4x8xf32>, tensor<i32>) -> tensor<4x8xf32>
    %36 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %37 = stablehlo.compare GE, %9, %36, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %38 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %39 = stablehlo.compare LE, %9, %38, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %40 = stablehlo.and %37, %39 : tensor<8xi1>
    %41 = stablehlo.broadcast_in_dim %40, dims = [1] : (tensor<8xi1>) -> tensor<1x8xi1>
    %42 = call @_where_0(%arg0, %41, %35, %c) : (tensor<i32>, tensor<1x8xi1>, tensor<4x8xf32>, tensor<i32>) -> tensor<4x8xf32>
    %43 = stablehlo.maximum %cst_4, %cst_5 : tensor<f32>
    %44 = stablehlo.iota dim = 0 : tensor<8xf32>
    %45 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %46 = stablehlo.add %44, %45 : tensor<8xf32>
    %47 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %48 = stablehlo.multiply %46, %47 : tensor<8xf32>
    %49 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %50 = stablehlo.subtract %48, %49 : tensor<8xf32>
    %51 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %52 = stablehlo.subtract %50, %51 : tensor<8xf32>
    %53 = stablehlo.iota dim = 0 : tensor<4xf32>
    %54 = stablehlo.broadcast_in_dim %52, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %55 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %56 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<4x8xf32>
    %57 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x8xf32>
    %58 = stablehlo.subtract %56, %57 : tensor<4x8xf32>
    %59 = stablehlo.abs %58 : tensor<4x8xf32>
    %60 = stablehlo.convert %43 : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %62 = stablehlo.divide %59, %61 : tensor<4x8xf32>
    %63 = stablehlo.abs %62 : tensor<4x8xf32>
    %64 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %65 = stablehlo.subtract %64, %63 : tensor<4x8xf32>
    %66 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %67 = stablehlo.maximum %66, %65 : tensor<4x8xf32>
    %68 = stablehlo.reduce(%67 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<8xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %70 = stablehlo.abs %69 : tensor<1x8xf32>
    %71 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x8xf32>
    %72 = stablehlo.compare GT, %70, %71, FLOAT : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xi1>
    %73 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x8xf32>
    %74 = stablehlo.compare NE, %69, %73, FLOAT : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xi1>
    %75 = call @_where(%arg0, %74, %69, %c_1) : (tensor<i32>, tensor<1x8xi1>, tensor<1x8xf32>, tensor<i32>) -> tensor<1x8xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<4x8xf32>
    %77 = stablehlo.divide %67, %76 : tensor<4x8xf32>
    %78 = call @_where_0(%arg0, %72, %77, %c) : (tensor<i32>, tensor<1x8xi1>, tensor<4x8xf32>, tensor<i32>) -> tensor<4x8xf32>
    %79 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %80 = stablehlo.compare GE, %52, %79, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %81 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %82 = stablehlo.compare LE, %52, %81, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %83 = stablehlo.and %80, %82 : tensor<8xi1>
    %84 = stablehlo.broadcast_in_dim %83, dims = [1] : (tensor<8xi1>) -> tensor<1x8xi1>
    %85 = call @_where_0(%arg0, %84, %78, %c) : (tensor<i32>, tensor<1x8xi1>, tensor<4x8xf32>, tensor<i32>) -> tensor<4x8xf32>
    %86 = stablehlo.dot_general %42, %arg1, contracting_dims = [0] x [1], precision = [HIGHEST, HIGHEST] : (tensor<4x8xf32>, tensor<?x4x4x3xf32>) -> tensor<8x?x4x3xf32>
    %87 = stablehlo.dot_general %86, %85, contracting_dims = [2] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x?x4x3xf32>, tensor<4x8xf32>) -> tensor<8x?x3x8xf32>
    %88 = stablehlo.transpose %87, dims = [1, 0, 3, 2] : (tensor<8x?x3x8xf32>) -> tensor<?x8x8x3xf32>
    return %88 : tensor<?x8x8x3xf32>
  }
  func.func private @_where(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<1x8xi1>, %arg2: tensor<1x8xf32>, %arg3: tensor<i32>) -> tensor<1x8xf32> {
    %0 = stablehlo.convert %arg3 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x8xf32>
    %2 = stablehlo.select %arg1, %arg2, %1 : tensor<1x8xi1>, tensor<1x8xf32>
    return %2 : tensor<1x8xf32>
  }
  func.func private @_where_0(%arg0: tensor<i32> {jax.global_constant = "b"}, %arg1: tensor<1x8xi1>, %arg2: tensor<4x8xf32>, %arg3: tensor<i32>) -> tensor<4x8xf32> {
    %0 = stablehlo.convert %arg3 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x8xi1>) -> tensor<4x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %3 = stablehlo.select %1, %arg2, %2 : tensor<4x8xi1>, tensor<4x8xf32>
    return %3 : tensor<4x8xf32>
  }
}
