// softmax
module @jit_softmax attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0xB2234C3E2DCF543D51659F3E69C5C03E4D24AB3C23BA233DED07143ED2E5BD3D9218003EC2085E3D5EEF9C3ED6C58D3EBFAA083E8679C53E522F4C3E72B3583DCEFB383ED528443DD5BA893E71B8D93DE93CBE3DFDAD673DE24BC23EC918C43DC5CAB03D02CABE3DBE02673EEF81433E93F94C3E5FB7503E48B50F3F3AE2333DD8D1213D3564EF3C3306FA3D39CE503E578DF33DA8A16B3DAA5A6F3DB3C9823E717C8F3EF3ED6A3E193B873D94EB253E4BD3133E28B3233E91379D3E4C81243E"> : tensor<8x6xf32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8x6xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<8xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x6xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<8x6xf32>
    %6 = stablehlo.exponential %5 : tensor<8x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<8xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x6xf32>
    %10 = stablehlo.divide %6, %9 : tensor<8x6xf32>
    return %10 : tensor<8x6xf32>
  }
}
// -----
// log_softmax
module @jit_log_softmax attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0xEC6BCEBF8C453DC01C5E95BFF1107ABF359477C05B0D4EC0F68EF7BF563318C04A0905C04A8E3AC0EC5B97BF5A5DA4BF24E400C013E573BFA264CEBFA31C3CC0C008DBBF537C42C06411A8BF36730FC0031618C093D537C06F0C78BF092516C0FAC61CC09CE617C0CE97BEBFA4F3D3BF17E6CDBF5E95CBBF09D013BF770748C059CD4EC09D1962C08E9806C05C87CBBF414608C077C036C0A4BF35C00EB0AEBFBAD3A2BF9A70BCBFBEED2DC09AF4E8BF81BCF7BF14AEEABF162197BF490DEABF"> : tensor<8x6xf32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8x6xf32> {jax.result_info = "result"}) {
    %0 = call @log_softmax(%arg0) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    return %0 : tensor<8x6xf32>
  }
  func.func private @log_softmax(%arg0: tensor<8x6xf32>) -> tensor<8x6xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<8xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x6xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<8x6xf32>
    %6 = stablehlo.exponential %5 : tensor<8x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<8xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %9 = stablehlo.log %8 : tensor<8x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x6xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<8x6xf32>
    return %11 : tensor<8x6xf32>
  }
}
// -----
// layer_norm
module @jit_layer_norm attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %in1 = stablehlo.constant dense<"0xEF82183F57172D3F117FE43FCA07813F860918BF927E80BF"> : tensor<6xf32>
    %in2 = stablehlo.constant dense<"0xBA2AAFBF9E92BC3F6E3647BF2C78BD3F1F6B063F08E9A83E"> : tensor<6xf32>
    %expected0 = stablehlo.constant dense<"0x7DE57EBF4BD2883F2511883F2D702C4045B1AF3F06B9953FCB9BABBF2C99803F96FD8FBF69EFF4BDB9F57BBE04BC4DBF67FDABBFB3321E4092F2873EA374853EE8AB833E02FED63F61093BBF997F9F3FB315DFBFF210363E5246D7BE0585533F4EAE10C0C57F173F7099693FD9700040E1C2123EFB20B9BE0B8AB4BE46687A3F930511C0CCDAB23EF018C23EB0A3D1BE9D39BFBFE117183F34A943C0E8271B4018DEE8BDCE98E5BE536E1EC0F654C93FF0BD79BFA99BCC3FAD49D2BEEBF14D3E"> : tensor<8x6xf32>
    %got = call @model(%in0, %in1, %in2) : (tensor<8x6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<8x6xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>) -> (tensor<8x6xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<8xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<8x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x6xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<8x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = call @_var(%arg0, %c) : (tensor<8x6xf32>, tensor<i32>) -> tensor<8x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %8 = stablehlo.add %6, %7 : tensor<8x1xf32>
    %9 = stablehlo.rsqrt %8 : tensor<8x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x6xf32>
    %11 = stablehlo.multiply %5, %10 : tensor<8x6xf32>
    %12 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<8x6xf32>
    %14 = stablehlo.multiply %11, %13 : tensor<8x6xf32>
    %15 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<8x6xf32>
    %17 = stablehlo.add %14, %16 : tensor<8x6xf32>
    return %17 : tensor<8x6xf32>
  }
  func.func private @_var(%arg0: tensor<8x6xf32>, %arg1: tensor<i32>) -> tensor<8x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<8xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<8x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x6xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<8x6xf32>
    %6 = chlo.square %5 : tensor<8x6xf32> -> tensor<8x6xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<8xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<8x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<8x1xf32>, tensor<f32>) -> tensor<8x1xf32>
    return %14 : tensor<8x1xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<8x1xf32>, %arg2: tensor<f32>) -> tensor<8x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<8x1xf32>
    return %2 : tensor<8x1xf32>
  }
}
// -----
// cross_entropy
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %in1 = stablehlo.constant dense<"0x0500000000000000010000000400000003000000030000000400000000000000"> : tensor<8xi32>
    %expected0 = stablehlo.constant dense<"0x88070240"> : tensor<f32>
    %got = call @model(%in0, %in1) : (tensor<8x6xf32>, tensor<8xi32>) -> tensor<f32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>, %arg1: tensor<8xi32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = call @log_softmax(%arg0) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %2 = call @take_along_axis(%0, %1) : (tensor<8x6xf32>, tensor<8x1xi32>) -> tensor<8x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %4 = stablehlo.divide %3, %cst_0 : tensor<f32>
    %5 = stablehlo.negate %4 : tensor<f32>
    return %5 : tensor<f32>
  }
  func.func private @log_softmax(%arg0: tensor<8x6xf32>) -> tensor<8x6xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<8xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x6xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<8x6xf32>
    %6 = stablehlo.exponential %5 : tensor<8x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<8xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %9 = stablehlo.log %8 : tensor<8x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x6xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<8x6xf32>
    return %11 : tensor<8x6xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<8x6xf32>, %arg1: tensor<8x1xi32>) -> tensor<8x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<8x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<8x1xi1>, tensor<8x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %c_1 = stablehlo.constant dense<5> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<8x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<8x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<8x1x1xi1>, tensor<i1>) -> tensor<8x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x6xf32>, tensor<8x1x1xi32>) -> tensor<8x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<8x1xi1>, tensor<8x1xf32>
    return %15 : tensor<8x1xf32>
  }
}
// -----
// cross_entropy_gradient
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %in1 = stablehlo.constant dense<"0x0400000003000000020000000200000003000000030000000200000001000000"> : tensor<8xi32>
    %expected0 = stablehlo.constant dense<"0xB223CC3C2DCFD43B51651F3D69C5403DDEA6FABD23BAA33BED07943CD2E53D3C9218803C741FF2BD5EEF1C3DD6C50D3DBFAA883C8679453D2BF4CCBD72B3D83BCEFBB83CD528C43BD5BA093D71B8593C6338E8BDFDADE73BE24B423DC918443CC5CA303C02CA3E3CBE02E73C841FCFBD93F9CC3C5FB7D03C48B58F3D3AE2B33BD8D1A13BDE84F8BD33067A3C39CED03C578D733CA8A1EB3B550AF1BDB3C9023D717C0F3DF3EDEA3C193B073C1B85D6BD4BD3933C28B3A33C91371D3D4C81A43C"> : tensor<8x6xf32>
    %got = call @model(%in0, %in1) : (tensor<8x6xf32>, tensor<8xi32>) -> tensor<8x6xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>, %arg1: tensor<8xi32>) -> (tensor<8x6xf32> {jax.result_info = "result"}) {
    %0:2 = call @log_softmax(%arg0) : (tensor<8x6xf32>) -> (tensor<8x6xf32>, tensor<8x1xf32>)
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %2 = call @take_along_axis(%1) : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.negate %cst : tensor<f32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %4 = stablehlo.divide %3, %cst_0 : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %6 = call @take_along_axis_0(%2, %5) : (tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x6xf32>
    %7 = call @log_softmax_1(%0#0, %0#1, %6) : (tensor<8x6xf32>, tensor<8x1xf32>, tensor<8x6xf32>) -> tensor<8x6xf32>
    return %7 : tensor<8x6xf32>
  }
  func.func private @log_softmax(%arg0: tensor<8x6xf32>) -> (tensor<8x6xf32>, tensor<8x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<8xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x6xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<8x6xf32>
    %6 = stablehlo.exponential %5 : tensor<8x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<8xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    return %6, %8 : tensor<8x6xf32>, tensor<8x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<8x1xi32>) -> tensor<8x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<8x1xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<8x1xi1>, tensor<8x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    return %5 : tensor<8x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<8x1x1xi32>, %arg1: tensor<8x1xf32>) -> tensor<8x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x6xf32>, tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x6xf32>
    return %1 : tensor<8x6xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<8x6xf32>, %arg1: tensor<8x1xf32>, %arg2: tensor<8x6xf32>) -> tensor<8x6xf32> {
    %0 = stablehlo.negate %arg2 : tensor<8x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.reshape %1 : (tensor<8xf32>) -> tensor<8x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<8x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xf32>) -> tensor<8x6xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<8x6xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<8x6xf32>
    return %7 : tensor<8x6xf32>
  }
}
// -----
// attention
module @jit_attention attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x1C875DBF3E9BCFBFF34B1D3FD698213F2BE2F53EC6C1D03EDE1DA4BE7798493F299B3ABDF366F9BE38B09FBE29520140B213DEBF3AE4FF3E17EDD6BF71A9DDBD6C04DEBE1B7105C0EF2FC73E5994C2BE665906C0EFED563F48AEB73F65BCBE3F23C9B73E75A73C3D0901AA3F5858D73FC718913F9C0871BF582D4E3E4308E13E87A1E7BF0A50F03EB3781140DBD2233FCD98BC3F004E3B3E7DF395BD0136C33E04DA50BFF8B976BF4516A23FEAA8AF3F25B97DBFC5CE773F1218B2BD64FBAD3EC7A1EB3EC18D7E3F2968A93D3080B43F5C6B9E3E8ACA1F3FB25055BF78270A40E48CF03E0087363F08D9CDBF9A9C52BFF9729E3F65E3923EBCF6F4BFAFE6843F5A350BBF09A6B43F31E3B3BDA19E513EFCE7963F19C265BF352B7EBFE23649BE99C1533F305AAABF2882D5BF60DF523FC95C1ABFD9D1C8BEF7ABEDBF97D12DBF"> : tensor<2x5x2x4xf32>
    %in1 = stablehlo.constant dense<"0x16F7F7BB3E2D6E3F576F45BFE724D43F103F2FBF1BDF2EBF22C8C43F0389583E7E510DBF38DB1EBE8431AD3F89ACBB3F5C1951BF13CF2DBD25A4B83D3B7A7CBF031664BD646BAE3B62F2913FE78C9A3F228EA8BE88165BBE0F0F2A3FE9CE15BF1FB1163F5108B4BD812A78BF40F374BF3839B93FF42C20BE1FF7D13FAA7D03BFD918953E9E211940735887BF96EBF2BFFCAEA43FC3A953BF65A0A9BCBCFE15BFA24C893E575673BF374238BE324EE63E441081BFB53833BF2ADCB1BE6DE3B6BFEA59D8BE9A4BF33DAE91CCBEDCF18ABED408A3BCCEDE27BF7AE9303F22CEB73F44C3EDBEE76BF83E335E75BE2821BB3E776BC83F8337023F3FFFE2BF1E72E83E7BCE9D3F1BEA62BEECE17E3F69AB30BF2626BEBF9C8E103E3BD4E0BF888675BE3FB7A43F1C73F4BF8DC6A3BFA21984BFD8AD81BD3B3FBBBEE716B33F2C50743F"> : tensor<2x5x2x4xf32>
    %in2 = stablehlo.constant dense<"0x6A94FD3E1D20153E6A55C93EE0AA5CBF23725B3F77578EBF44DB553F84D3973FE4EC573E327134BE6CF5CC3E1E2337C097C19A3E2426E8BD6D5F4FBD51DF343F732099BD4CF291BFDDCB10BE885A8A3D7862EB3D31CE253E0B0A853F2E038BBFD2EA333E6B1CA53FC007DEBF4DF5373E5EDB15BFC0CDBDBE77A167BFB49E2DBE44AEEB3FDBD8A1BFC8B595BFCBA5A6BF0B1CDD3FCAB7ECBE0209D2BC9139CEBEB3C571BF55CB70BEDD531D40612FB23F225A5ABF6BC7253FADDE54BF0460E3BF557F823FEC7D943F0AE5853F2E92F0BE42C72ABEA3F03F3F2B72C83EDA8AC9BEBF3DCFBF6637E93DFD1C8A3F934A99BFBC85233FD5BFA93EB709403FC9395F3F79C831BF87F8CEBFBC9408BFD99D633FC5C00ABFD3AC31BF0222E9BFC156E03FF861533FE717453FDABC773F29A3133F58317ABEC7B127BEB7E9DABE989F2840"> : tensor<2x5x2x4xf32>
    %expected0 = stablehlo.constant dense<"0x6A94FD3E1D20153E6A55C93EE0AA5CBF23725B3F77578EBF44DB553F84D3973F8DBDBD3EF984943B42ECCA3E1B8ADEBF8E50CC3EF63893BE6FCDD43D97494A3F5853003ED75806BF75463F3E46F1C2BFAC35263FBD8D3FBFA7EE3C3F46203B3F79421A3E3C03E7BEF97F2D3EEBBEB9BFE99258BD6955D7BE9142CABDC4548D3D3CB0203E0B8CE8BEA0884E3EAF8FEBBF11D4F13E0BF2C8BE42D137BED29727BEB3C571BF55CB70BEDD531D40612FB23F225A5ABF6BC7253FADDE54BF0460E3BFF51109BDDDF4D23E81CFE63FC246073F021352BE157A3E3FE56CA53EE222F1BE0AE79BBE5166FF3E7746AF3F157F9BBE17FB133F5245B63ECC7F353F1B9B453FA11C18BFFE131A3E34B4823F5937B5BEDA0A433EAE23943E7019233EB3ACF43E9311B33E10A2FD3E5120973F1DCF143F1579CEBE93F42BBEE7258BBF74F63E3F"> : tensor<2x5x2x4xf32>
    %got = call @model(%in0, %in1, %in2) : (tensor<2x5x2x4xf32>, tensor<2x5x2x4xf32>, tensor<2x5x2x4xf32>) -> tensor<2x5x2x4xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<2x5x2x4xf32>, tensor<2x5x2x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x5x2x4xf32>, %arg1: tensor<2x5x2x4xf32>, %arg2: tensor<2x5x2x4xf32>) -> (tensor<2x5x2x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x2x4xf32>, tensor<2x5x2x4xf32>) -> tensor<2x2x5x5xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x5x5xf32>
    %2 = stablehlo.divide %0, %1 : tensor<2x2x5x5xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %4 = call @tril(%3) : (tensor<5x5xi1>) -> tensor<5x5xi1>
    %cst_0 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %5 = call @_where(%4, %2, %cst_0) : (tensor<5x5xi1>, tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5x5xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x5xf32>
    %8 = stablehlo.maximum %7, %6 : tensor<2x2x5xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x2x5x5xf32>
    %12 = stablehlo.exponential %11 : tensor<2x2x5x5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %16 = stablehlo.divide %12, %15 : tensor<2x2x5x5xf32>
    %17 = stablehlo.dot_general %arg2, %16, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x2x4xf32>, tensor<2x2x5x5xf32>) -> tensor<2x2x4x5xf32>
    %18 = stablehlo.transpose %17, dims = [0, 3, 1, 2] : (tensor<2x2x4x5xf32>) -> tensor<2x5x2x4xf32>
    return %18 : tensor<2x5x2x4xf32>
  }
  func.func private @tril(%arg0: tensor<5x5xi1>) -> tensor<5x5xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %2 = stablehlo.add %0, %1 : tensor<5x5xi32>
    %3 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<5x5xi1>, tensor<5x5xi1>
    return %6 : tensor<5x5xi1>
  }
  func.func private @_where(%arg0: tensor<5x5xi1>, %arg1: tensor<2x2x5x5xf32>, %arg2: tensor<f32>) -> tensor<2x2x5x5xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<5x5xi1>) -> tensor<2x2x5x5xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x5x5xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x5x5xi1>, tensor<2x2x5x5xf32>
    return %3 : tensor<2x2x5x5xf32>
  }
}
// -----
// attention_gradient
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x1C875DBF3E9BCFBFF34B1D3FD698213F2BE2F53EC6C1D03EDE1DA4BE7798493F299B3ABDF366F9BE38B09FBE29520140B213DEBF3AE4FF3E17EDD6BF71A9DDBD6C04DEBE1B7105C0EF2FC73E5994C2BE665906C0EFED563F48AEB73F65BCBE3F23C9B73E75A73C3D0901AA3F5858D73FC718913F9C0871BF582D4E3E4308E13E87A1E7BF0A50F03EB3781140DBD2233FCD98BC3F004E3B3E7DF395BD0136C33E04DA50BFF8B976BF4516A23FEAA8AF3F25B97DBFC5CE773F1218B2BD64FBAD3EC7A1EB3EC18D7E3F2968A93D3080B43F5C6B9E3E8ACA1F3FB25055BF78270A40E48CF03E0087363F08D9CDBF9A9C52BFF9729E3F65E3923EBCF6F4BFAFE6843F5A350BBF09A6B43F31E3B3BDA19E513EFCE7963F19C265BF352B7EBFE23649BE99C1533F305AAABF2882D5BF60DF523FC95C1ABFD9D1C8BEF7ABEDBF97D12DBF"> : tensor<2x5x2x4xf32>
    %in1 = stablehlo.constant dense<"0x16F7F7BB3E2D6E3F576F45BFE724D43F103F2FBF1BDF2EBF22C8C43F0389583E7E510DBF38DB1EBE8431AD3F89ACBB3F5C1951BF13CF2DBD25A4B83D3B7A7CBF031664BD646BAE3B62F2913FE78C9A3F228EA8BE88165BBE0F0F2A3FE9CE15BF1FB1163F5108B4BD812A78BF40F374BF3839B93FF42C20BE1FF7D13FAA7D03BFD918953E9E211940735887BF96EBF2BFFCAEA43FC3A953BF65A0A9BCBCFE15BFA24C893E575673BF374238BE324EE63E441081BFB53833BF2ADCB1BE6DE3B6BFEA59D8BE9A4BF33DAE91CCBEDCF18ABED408A3BCCEDE27BF7AE9303F22CEB73F44C3EDBEE76BF83E335E75BE2821BB3E776BC83F8337023F3FFFE2BF1E72E83E7BCE9D3F1BEA62BEECE17E3F69AB30BF2626BEBF9C8E103E3BD4E0BF888675BE3FB7A43F1C73F4BF8DC6A3BFA21984BFD8AD81BD3B3FBBBEE716B33F2C50743F"> : tensor<2x5x2x4xf32>
    %in2 = stablehlo.constant dense<"0x6A94FD3E1D20153E6A55C93EE0AA5CBF23725B3F77578EBF44DB553F84D3973FE4EC573E327134BE6CF5CC3E1E2337C097C19A3E2426E8BD6D5F4FBD51DF343F732099BD4CF291BFDDCB10BE885A8A3D7862EB3D31CE253E0B0A853F2E038BBFD2EA333E6B1CA53FC007DEBF4DF5373E5EDB15BFC0CDBDBE77A167BFB49E2DBE44AEEB3FDBD8A1BFC8B595BFCBA5A6BF0B1CDD3FCAB7ECBE0209D2BC9139CEBEB3C571BF55CB70BEDD531D40612FB23F225A5ABF6BC7253FADDE54BF0460E3BF557F823FEC7D943F0AE5853F2E92F0BE42C72ABEA3F03F3F2B72C83EDA8AC9BEBF3DCFBF6637E93DFD1C8A3F934A99BFBC85233FD5BFA93EB709403FC9395F3F79C831BF87F8CEBFBC9408BFD99D633FC5C00ABFD3AC31BF0222E9BFC156E03FF861533FE717453FDABC773F29A3133F58317ABEC7B127BEB7E9DABE989F2840"> : tensor<2x5x2x4xf32>
    %expected0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000D173E7BE9BBA66BF8CC3E13FC88922BE72D1983C6517B9BDDB0D513E48032D3E3692FBBE02FA88BE1E95DF3E75314C3E3FEAD1BDF10796BEA03A183F68D2043F4D0B01BF5C3F94BE11F31D3F8F91943EA5214E3D40EEC2BCBC35AF3DE51A433D8D5C18BFAD2F91BE5DE4033F50B8B53E34F1C83D673B17BEBB3D8BBE352D803B0000000000000000000000000000000000000000000000000000000000000000BBDB043FB7AE4DBFC5F6283E01B80A3FCD2589BC97E444BA221790BCEAC046BDC349F93D936738BEA92E323D9F74153E199E823E1A29173E955B7CBEA6E6363D6C6CE2BEBA4AF43DDB8CADBE1C39F73EBD11153FC2458A3EA9DCB2BE95EAA63EC66C9ABA9DFB8EBED5E12EBE1A62DB3D650BC6BFADA0A03EFCDC51BF678C503E"> : tensor<2x5x2x4xf32>
    %expected1 = stablehlo.constant dense<"0xD6784F3E9C341A3F601257BE9393FABF58BAABBF531CFA3E565D113F54A7553F80F20BC0EC18EFBFF20B7C40D107664063BF193FFF9468BEF95728BD384493BEFB46F63FDFFBA43FCD6863C08CCFC1BFC974193FA45076BEEB6107BFB5BA16BF89653E3DC78BA2BC09B521BEAFF9F0BD43AB34BE4E0577BDB0BA923CD8C125BD7DDA5D3C2F2B66BBB6548BBC8DE89CBBBAD6A23E1BB9213D9F7881BCAD8CA83D4B0A073FECD4483F16AC12BF69948D3F931D353C6377B43EE4AD983FC30AB13E902FA8BEE57799BF09CC9D3ED95772BFC1EBB3BD062CE23C3123993E0F575ABD269496BE68D73B3FE2E2B63D7DA7BABC43F02C3F1A1998BC54658C3E0457B63E1FE48A3D7B028DBE8BF56B3E3ABD27BEA5E217BFA248B7BEF6EADFBFE27924BF4D61DF3C10B433BD7B3A61BDA972DE3C7C4CB2BBC1F567BB644389BCA5C5C8BB"> : tensor<2x5x2x4xf32>
    %expected2 = stablehlo.constant dense<"0x0ADCBE3FFEB18D3CBA30AB3FC48892C0383433408DA766C00ED22840396B6940B6204B3F9C32C4BF810E743FD5DBD8C051C3683F6B0157BFD2B8B03E2DA3C13F2FA29A3EA99881BF6F2AC83E48CC56C0E5FF9A3E514EF5BEF3B9353E0AD7703EBC61EC3B650DAFBC75220B3CA16D98BDBC59A13E250A3BBF8B7775BE10C36DBD9E57723BA15B2FBCEDBD9B3B81A131BDBD41A53EA35189BE773AFBBDD80DE5BDA6B905C04128CE3E4606024165015540E231ECBF4A28B23F583104C0C88C46C0F50120BF29D5783F3C456940226D913D5D509FBE0D2FBF3FE66F283F62CF2CBFFA542DBF30B3033FD7D8F43FEC98E5BE2ED7973FDDB1783F240A953F92A91240D8170EBEBF6FA13DFD57BE3EF24560BD43CACEBE2D91E9BD350C97BF4D0A763F3D0EF43E20D72C3FF2F8CD3F75D04A3F3A213EBC2A589EBB482200BDE3D8AF3C"> : tensor<2x5x2x4xf32>
    %got:3 = call @model(%in0, %in1, %in2) : (tensor<2x5x2x4xf32>, tensor<2x5x2x4xf32>, tensor<2x5x2x4xf32>) -> (tensor<2x5x2x4xf32>, tensor<2x5x2x4xf32>, tensor<2x5x2x4xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<2x5x2x4xf32>, tensor<2x5x2x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<2x5x2x4xf32>, tensor<2x5x2x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<2x5x2x4xf32>, tensor<2x5x2x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x5x2x4xf32>, %arg1: tensor<2x5x2x4xf32>, %arg2: tensor<2x5x2x4xf32>) -> (tensor<2x5x2x4xf32> {jax.result_info = "result[0]"}, tensor<2x5x2x4xf32> {jax.result_info = "result[1]"}, tensor<2x5x2x4xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x2x4xf32>, tensor<2x5x2x4xf32>) -> tensor<2x2x5x5xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x5x5xf32>
    %2 = stablehlo.divide %0, %1 : tensor<2x2x5x5xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %4 = call @tril(%3) : (tensor<5x5xi1>) -> tensor<5x5xi1>
    %cst_0 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %5:2 = call @_where(%4, %2, %cst_0) : (tensor<5x5xi1>, tensor<2x2x5x5xf32>, tensor<f32>) -> (tensor<2x2x5x5xf32>, tensor<2x2x5x5xi1>)
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5#0 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x5xf32>
    %8 = stablehlo.maximum %7, %6 : tensor<2x2x5xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %11 = stablehlo.subtract %5#0, %10 : tensor<2x2x5x5xf32>
    %12 = stablehlo.exponential %11 : tensor<2x2x5x5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %16 = stablehlo.divide %12, %15 : tensor<2x2x5x5xf32>
    %17 = stablehlo.multiply %14, %14 : tensor<2x2x5x1xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2x5x1xf32>
    %19 = stablehlo.divide %18, %17 : tensor<2x2x5x1xf32>
    %20 = stablehlo.dot_general %arg2, %16, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x2x4xf32>, tensor<2x2x5x5xf32>) -> tensor<2x2x4x5xf32>
    %21 = stablehlo.transpose %20, dims = [0, 3, 1, 2] : (tensor<2x2x4x5xf32>) -> tensor<2x5x2x4xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x5x2x4xf32>
    %23 = stablehlo.multiply %22, %21 : tensor<2x5x2x4xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x5x2x4xf32>
    %25 = stablehlo.multiply %24, %23 : tensor<2x5x2x4xf32>
    %26 = stablehlo.transpose %25, dims = [0, 2, 3, 1] : (tensor<2x5x2x4xf32>) -> tensor<2x2x4x5xf32>
    %27 = stablehlo.dot_general %26, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x5xf32>, tensor<2x5x2x4xf32>) -> tensor<2x2x5x5xf32>
    %28 = stablehlo.dot_general %26, %16, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x5xf32>, tensor<2x2x5x5xf32>) -> tensor<2x2x4x5xf32>
    %29 = stablehlo.transpose %28, dims = [0, 3, 1, 2] : (tensor<2x2x4x5xf32>) -> tensor<2x5x2x4xf32>
    %30 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %31 = stablehlo.multiply %27, %30 : tensor<2x2x5x5xf32>
    %32 = stablehlo.multiply %31, %12 : tensor<2x2x5x5xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %34 = stablehlo.reshape %33 : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %35 = stablehlo.negate %34 : tensor<2x2x5x1xf32>
    %36 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %37 = stablehlo.divide %27, %36 : tensor<2x2x5x5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%35 init: %cst_8) applies stablehlo.add across dimensions = [3] : (tensor<2x2x5x1xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<2x2x5xf32>) -> tensor<2x2x5x5xf32>
    %40 = stablehlo.add %37, %39 : tensor<2x2x5x5xf32>
    %41 = stablehlo.multiply %40, %12 : tensor<2x2x5x5xf32>
    %42 = call @_where_0(%5#1, %41) : (tensor<2x2x5x5xi1>, tensor<2x2x5x5xf32>) -> tensor<2x2x5x5xf32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x2x5x5xf32>
    %44 = stablehlo.divide %42, %43 : tensor<2x2x5x5xf32>
    %45 = stablehlo.dot_general %44, %arg0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x5x5xf32>, tensor<2x5x2x4xf32>) -> tensor<2x2x5x4xf32>
    %46 = stablehlo.transpose %45, dims = [0, 2, 1, 3] : (tensor<2x2x5x4xf32>) -> tensor<2x5x2x4xf32>
    %47 = stablehlo.dot_general %44, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x5x5xf32>, tensor<2x5x2x4xf32>) -> tensor<2x2x5x4xf32>
    %48 = stablehlo.transpose %47, dims = [0, 2, 1, 3] : (tensor<2x2x5x4xf32>) -> tensor<2x5x2x4xf32>
    return %48, %46, %29 : tensor<2x5x2x4xf32>, tensor<2x5x2x4xf32>, tensor<2x5x2x4xf32>
  }
  func.func private @tril(%arg0: tensor<5x5xi1>) -> tensor<5x5xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %2 = stablehlo.add %0, %1 : tensor<5x5xi32>
    %3 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<5x5xi1>, tensor<5x5xi1>
    return %6 : tensor<5x5xi1>
  }
  func.func private @_where(%arg0: tensor<5x5xi1>, %arg1: tensor<2x2x5x5xf32>, %arg2: tensor<f32>) -> (tensor<2x2x5x5xf32>, tensor<2x2x5x5xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<5x5xi1>) -> tensor<2x2x5x5xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x5x5xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x5x5xi1>, tensor<2x2x5x5xf32>
    return %3, %1 : tensor<2x2x5x5xf32>, tensor<2x2x5x5xi1>
  }
  func.func private @_where_0(%arg0: tensor<2x2x5x5xi1>, %arg1: tensor<2x2x5x5xf32>) -> tensor<2x2x5x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x5x5xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x5x5xi1>, tensor<2x2x5x5xf32>
    return %1 : tensor<2x2x5x5xf32>
  }
}
// -----
// dot_product_attention
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x1C875DBF3E9BCFBFF34B1D3FD698213F2BE2F53EC6C1D03EDE1DA4BE7798493F299B3ABDF366F9BE38B09FBE29520140B213DEBF3AE4FF3E17EDD6BF71A9DDBD6C04DEBE1B7105C0EF2FC73E5994C2BE665906C0EFED563F48AEB73F65BCBE3F23C9B73E75A73C3D0901AA3F5858D73FC718913F9C0871BF582D4E3E4308E13E87A1E7BF0A50F03EB3781140DBD2233FCD98BC3F004E3B3E7DF395BD0136C33E04DA50BFF8B976BF4516A23FEAA8AF3F25B97DBFC5CE773F1218B2BD64FBAD3EC7A1EB3EC18D7E3F2968A93D3080B43F5C6B9E3E8ACA1F3FB25055BF78270A40E48CF03E0087363F08D9CDBF9A9C52BFF9729E3F65E3923EBCF6F4BFAFE6843F5A350BBF09A6B43F31E3B3BDA19E513EFCE7963F19C265BF352B7EBFE23649BE99C1533F305AAABF2882D5BF60DF523FC95C1ABFD9D1C8BEF7ABEDBF97D12DBF"> : tensor<2x5x2x4xf32>
    %in1 = stablehlo.constant dense<"0x16F7F7BB3E2D6E3F576F45BFE724D43F103F2FBF1BDF2EBF22C8C43F0389583E7E510DBF38DB1EBE8431AD3F89ACBB3F5C1951BF13CF2DBD25A4B83D3B7A7CBF031664BD646BAE3B62F2913FE78C9A3F228EA8BE88165BBE0F0F2A3FE9CE15BF1FB1163F5108B4BD812A78BF40F374BF3839B93FF42C20BE1FF7D13FAA7D03BFD918953E9E211940735887BF96EBF2BFFCAEA43FC3A953BF65A0A9BCBCFE15BFA24C893E575673BF374238BE324EE63E441081BFB53833BF2ADCB1BE6DE3B6BFEA59D8BE9A4BF33DAE91CCBEDCF18ABED408A3BCCEDE27BF7AE9303F22CEB73F44C3EDBEE76BF83E335E75BE2821BB3E776BC83F8337023F3FFFE2BF1E72E83E7BCE9D3F1BEA62BEECE17E3F69AB30BF2626BEBF9C8E103E3BD4E0BF888675BE3FB7A43F1C73F4BF8DC6A3BFA21984BFD8AD81BD3B3FBBBEE716B33F2C50743F"> : tensor<2x5x2x4xf32>
    %in2 = stablehlo.constant dense<"0x6A94FD3E1D20153E6A55C93EE0AA5CBF23725B3F77578EBF44DB553F84D3973FE4EC573E327134BE6CF5CC3E1E2337C097C19A3E2426E8BD6D5F4FBD51DF343F732099BD4CF291BFDDCB10BE885A8A3D7862EB3D31CE253E0B0A853F2E038BBFD2EA333E6B1CA53FC007DEBF4DF5373E5EDB15BFC0CDBDBE77A167BFB49E2DBE44AEEB3FDBD8A1BFC8B595BFCBA5A6BF0B1CDD3FCAB7ECBE0209D2BC9139CEBEB3C571BF55CB70BEDD531D40612FB23F225A5ABF6BC7253FADDE54BF0460E3BF557F823FEC7D943F0AE5853F2E92F0BE42C72ABEA3F03F3F2B72C83EDA8AC9BEBF3DCFBF6637E93DFD1C8A3F934A99BFBC85233FD5BFA93EB709403FC9395F3F79C831BF87F8CEBFBC9408BFD99D633FC5C00ABFD3AC31BF0222E9BFC156E03FF861533FE717453FDABC773F29A3133F58317ABEC7B127BEB7E9DABE989F2840"> : tensor<2x5x2x4xf32>
    %expected0 = stablehlo.constant dense<"0x6A94FD3E1D20153E6A55C93EE0AA5CBF23725B3F77578EBF44DB553F84D3973F8DBDBD3EF984943B42ECCA3E1B8ADEBF8E50CC3EF63893BE6FCDD43D97494A3F5853003ED75806BF75463F3E46F1C2BFAC35263FBD8D3FBFA7EE3C3F46203B3F79421A3E3C03E7BEF97F2D3EEBBEB9BFE99258BD6955D7BE9142CABDC4548D3D3CB0203E0B8CE8BEA0884E3EAF8FEBBF11D4F13E0BF2C8BE42D137BED29727BEB3C571BF55CB70BEDD531D40612FB23F225A5ABF6BC7253FADDE54BF0460E3BFF51109BDDDF4D23E81CFE63FC246073F021352BE157A3E3FE56CA53EE222F1BE0AE79BBE5166FF3E7746AF3F157F9BBE17FB133F5245B63ECC7F353F1B9B453FA11C18BFFE131A3E34B4823F5937B5BEDA0A433EAE23943E7019233EB3ACF43E9311B33E10A2FD3E5120973F1DCF143F1579CEBE93F42BBEE7258BBF74F63E3F"> : tensor<2x5x2x4xf32>
    %got = call @model(%in0, %in1, %in2) : (tensor<2x5x2x4xf32>, tensor<2x5x2x4xf32>, tensor<2x5x2x4xf32>) -> tensor<2x5x2x4xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<2x5x2x4xf32>, tensor<2x5x2x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x5x2x4xf32>, %arg1: tensor<2x5x2x4xf32>, %arg2: tensor<2x5x2x4xf32>) -> (tensor<2x5x2x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<2x5x2x4xf32>) -> tensor<2x5x2x1x4xf32>
    %1 = stablehlo.dot_general %0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x2x1x4xf32>, tensor<2x5x2x4xf32>) -> tensor<2x2x5x1x5xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x5x1x5xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<2x2x5x1x5xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<2x2x5x5xi1>
    %c_0 = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %6 = call @tril(%5) : (tensor<5x5xi1>) -> tensor<5x5xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [2, 3] : (tensor<5x5xi1>) -> tensor<1x1x5x5xi1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<1x1x5x5xi1>) -> tensor<2x2x5x5xi1>
    %9 = stablehlo.and %4, %8 : tensor<2x2x5x5xi1>
    %cst_1 = stablehlo.constant dense<-2.38197633E+38> : tensor<f32>
    %10 = call @_where(%9, %3, %cst_1) : (tensor<2x2x5x5xi1>, tensor<2x2x5x1x5xf32>, tensor<f32>) -> tensor<1x2x2x5x5xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.maximum across dimensions = [4] : (tensor<1x2x2x5x5xf32>, tensor<f32>) -> tensor<1x2x2x5xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x2x2x5xf32>
    %13 = stablehlo.maximum %12, %11 : tensor<1x2x2x5xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<1x2x2x5xf32>) -> tensor<1x2x2x5x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x5x1xf32>) -> tensor<1x2x2x5x5xf32>
    %16 = stablehlo.subtract %10, %15 : tensor<1x2x2x5x5xf32>
    %17 = stablehlo.exponential %16 : tensor<1x2x2x5x5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_4) applies stablehlo.add across dimensions = [4] : (tensor<1x2x2x5x5xf32>, tensor<f32>) -> tensor<1x2x2x5xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<1x2x2x5xf32>) -> tensor<1x2x2x5x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x5x1xf32>) -> tensor<1x2x2x5x5xf32>
    %21 = stablehlo.divide %17, %20 : tensor<1x2x2x5x5xf32>
    %22 = stablehlo.dot_general %arg2, %21, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x5x2x4xf32>, tensor<1x2x2x5x5xf32>) -> tensor<2x2x4x1x5xf32>
    %23 = stablehlo.transpose %22, dims = [3, 0, 4, 1, 2] : (tensor<2x2x4x1x5xf32>) -> tensor<1x2x5x2x4xf32>
    %24 = stablehlo.transpose %23, dims = [1, 2, 3, 0, 4] : (tensor<1x2x5x2x4xf32>) -> tensor<2x5x2x1x4xf32>
    %25 = stablehlo.reshape %24 : (tensor<2x5x2x1x4xf32>) -> tensor<2x5x2x4xf32>
    return %25 : tensor<2x5x2x4xf32>
  }
  func.func private @tril(%arg0: tensor<5x5xi1>) -> tensor<5x5xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %2 = stablehlo.add %0, %1 : tensor<5x5xi32>
    %3 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<5x5xi1>, tensor<5x5xi1>
    return %6 : tensor<5x5xi1>
  }
  func.func private @_where(%arg0: tensor<2x2x5x5xi1>, %arg1: tensor<2x2x5x1x5xf32>, %arg2: tensor<f32>) -> tensor<1x2x2x5x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x2x5x5xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2, 3, 4] : (tensor<2x2x5x5xi1>) -> tensor<1x2x2x5x5xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1, 2, 3, 4] : (tensor<2x2x5x5xf32>) -> tensor<1x2x2x5x5xf32>
    %3 = stablehlo.transpose %arg1, dims = [3, 0, 1, 2, 4] : (tensor<2x2x5x1x5xf32>) -> tensor<1x2x2x5x5xf32>
    %4 = stablehlo.select %1, %3, %2 : tensor<1x2x2x5x5xi1>, tensor<1x2x2x5x5xf32>
    return %4 : tensor<1x2x2x5x5xf32>
  }
}
// -----
// rotary
module @jit_rotary attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE90A83BD6A52FA3E5260E8BE7DC49ABFE716DE3F5DF7C53FBB3F623F1F8FC6BE47C399BE1BF0B03F3629B5BE31EF21BF63A5EF3FAC4943BDC35BE23F82FEB2BFC4A7043F9E8C0440D5B7F33C992B87BEE57895BF388A8A3F1D2745BFFD2AC2BD2C049EBF5248C73F48D3933F035F01BD27BB93BF9A98C43F675BBBBE5A778DBF158DE1BFF95D25BF9531BABF30711FBF92913E3F7334C0BE711DB63E762C39BF5C77853D14E0F53FC46CB2BEEFD3C43E3263C8BFD692C23F6D54F4BEE377863FF345FCBD77901C3F78C72B3F43A6E7BE97C38B3FD54C42BFB226473FFDC8C7BE42F9B23E598AECBE9CB34C3D908F89BF947F7D3E4EFE343D81470ABF016561BD7838093E93C91DBF4AD903BEEDB580BF7D2016403391873FFED28B3ECC07963F2558FDBF06B123C0E16FCCBECA74B0BFB84872BEA897523E49A06B3FA2B291BF"> : tensor<2x5x8xf32>
    %expected0 = stablehlo.constant dense<"0xE90A83BD6A52FA3E5260E8BE7DC49ABFE716DE3F5DF7C53FBB3F623F1F8FC6BEBE6CDEBFC9A9B03FC334BEBE879321BFE744423F1679B93DECE4E13F3613B3BF16A0583F664AE83F5BEB383DAD1287BE2807753F0072BC3F07F644BFB73FC3BD6348B13FA248843FED29953F6494E7BC21E8773F1BB5F63F4F89A9BE4C7A8DBF9C8ADB3F3AC7E5BE8BDDBBBF3FB31EBFD0D4583FC6E918BFB02F983E5ACF39BF5C77853D14E0F53FC46CB2BEEFD3C43E3263C8BFD692C23F6D54F4BEE377863FB2407CBF072E2F3F73C7293F1773E7BE37FDF83EF7B231BFE4DB483F4404C8BE66BBBDBEF251ECBE37E8783DE38B89BFF0FC5B3EA18F46BDEDFE09BFAE326ABD3469EDBEA2DD66BF7B2D0CBE002981BF0B6A13C02C65543FAAC8893EC6A4953F3FAD8E3F38E51BC05A1EDFBE3CDFAFBF0D87D33F5B7C4EBF9959673F076792BF"> : tensor<2x5x8xf32>
    %got = call @model(%in0) : (tensor<2x5x8xf32>) -> tensor<2x5x8xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x5x8xf32>) -> (tensor<2x5x8xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<5xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %2 = stablehlo.iota dim = 0 : tensor<4xi32>
    %3 = stablehlo.negate %2 : tensor<4xi32>
    %4 = stablehlo.convert %3 : (tensor<4xi32>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %6 = stablehlo.divide %4, %5 : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %8 = stablehlo.power %7, %6 : tensor<4xf32>
    %9 = stablehlo.convert %1 : (tensor<5x1xi32>) -> tensor<5x1xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x4xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<5x4xf32>
    %13 = stablehlo.multiply %11, %12 : tensor<5x4xf32>
    %14 = stablehlo.slice %arg0 [0:2, 0:5, 0:4] : (tensor<2x5x8xf32>) -> tensor<2x5x4xf32>
    %15 = stablehlo.slice %arg0 [0:2, 0:5, 4:8] : (tensor<2x5x8xf32>) -> tensor<2x5x4xf32>
    %16 = stablehlo.cosine %13 : tensor<5x4xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<5x4xf32>) -> tensor<1x5x4xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<1x5x4xf32>) -> tensor<2x5x4xf32>
    %19 = stablehlo.multiply %14, %18 : tensor<2x5x4xf32>
    %20 = stablehlo.sine %13 : tensor<5x4xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<5x4xf32>) -> tensor<1x5x4xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<1x5x4xf32>) -> tensor<2x5x4xf32>
    %23 = stablehlo.multiply %15, %22 : tensor<2x5x4xf32>
    %24 = stablehlo.subtract %19, %23 : tensor<2x5x4xf32>
    %25 = stablehlo.sine %13 : tensor<5x4xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [1, 2] : (tensor<5x4xf32>) -> tensor<1x5x4xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<1x5x4xf32>) -> tensor<2x5x4xf32>
    %28 = stablehlo.multiply %14, %27 : tensor<2x5x4xf32>
    %29 = stablehlo.cosine %13 : tensor<5x4xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [1, 2] : (tensor<5x4xf32>) -> tensor<1x5x4xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1x5x4xf32>) -> tensor<2x5x4xf32>
    %32 = stablehlo.multiply %15, %31 : tensor<2x5x4xf32>
    %33 = stablehlo.add %28, %32 : tensor<2x5x4xf32>
    %34 = stablehlo.concatenate %24, %33, dim = 2 : (tensor<2x5x4xf32>, tensor<2x5x4xf32>) -> tensor<2x5x8xf32>
    return %34 : tensor<2x5x8xf32>
  }
}
// -----
// mlp
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xDEAE193E0DE2A53E2EC99A3F8821C93FB6F5C83F797E7FBF155CB4BE60EEF53EBA0A2240E473BD3F68488F3F258CC6BE5F1962BFDEF5493F78E28CBFA92874BEB410EBBD8BE4CB3FE39AB5BEAB1C1CC04923013F19F332BFDE9D2E3D3C92B1BDEE228CBEC3534A3FEB34C4BF0B5B04BF1C1D2F3FA9341DBF61EDCDBF71262B3F91C18F3FE54C38BDFDFCFABF6FBA343F3577D4BFF01A9E3ED43063BF9D7594BF0842E2BE5BB23BBED5EA24BF42B5163F3563E4BECAED7A3FEEF58F3E1C9332BF3CAE5DBF29E1D2BFFBDA943E808CB5BE0DD217C09C2409BF2BAA66BFCEAFC93FA6F4D9BF2F7EB8BF7C138E3F6AAAAD3F34B73EBF60D021BF9AC11D3F34EF14C0983BEEBF4ABC8FBED062C63F0418DFBEF3B7CE3D0220913F33D7064057AC13BF2BED89BC1B39E93F6DD7C2BFC787833F2A5882BF08DDD13D217178BE404075BF91AC7BBF2F868D3EAADB7E3F91D904BE7D978F3D7738123F02BC78BF7D5C3D3F78C0513FD0A12640BA90C0BEB389EABEF3DA443FD0B0513F79FB08BF576BCEBE"> : tensor<6x16xf32>
    %in1 = stablehlo.constant dense<"0x8D870A3F90DC53BF8331D2BE6A7CB73DD6F57E3FFAC61ABF41D3EBBF1153F5BF7334A1BFE115A8BF48521EBE3A2D98BFC0E733BF7E2A46BF3F8AE1BED247A93F"> : tensor<16xf32>
    %in2 = stablehlo.constant dense<"0x6675293FD621843CA30BECBEACD0DDBE63CEA73E1B8C153F9F5968BFD86C153D0E0602C080CB583E361C433F28658FBEF583E83FD89861BFB3A85E3EF8BC12BDDD68CDBDBE21EABDE259DB3DD313593FA959B03FD77813BB8EB8503F00A733BFA815443FE01143BFBF9A8B3F247B0D401E07FABDA2520CC0824E0CBF16AE9D3F71960D3F35E37E3E0B1C813F480AF83E6BDE9B3F5A5F6B3F15C7C23F1FB4B73E15BF673FC23F9DBE56F919BF5D77DA3FC2645D3EA70C4E3F686BFD3DE42516BF97F1333CA7CEB73F37240E3F8D11DBBF0B695CBE3422E43F91ED5ABE1676E6BF6D4FF23F47B12E3FE7628FBD772ABEBE828A8A3F6DBF0ABF11FA923F4FCD0A3F"> : tensor<16x4xf32>
    %in3 = stablehlo.constant dense<"0xE68D7A3ED501153ED22A33BE89D7853F"> : tensor<4xf32>
    %in4 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0x90FBB54116F061C0DD31A8C02630ED406B09D54034CF51409BB13541F8B372400F85C54065DC9ABF5C7B00404799AA40CF328B409D99333F99B54341B5011741F69F4340DE40F93E2D65F53E68CB1E3E37822D41CDDBFF40CA20B84103011E41C1E5EEBFB9B9C63EA5831A40A752983F0FBABA3F2441403E6A41523FC802BA3E"> : tensor<8x4xf32>
    %got = call @model(%in0, %in1, %in2, %in3, %in4) : (tensor<6x16xf32>, tensor<16xf32>, tensor<16x4xf32>, tensor<4xf32>, tensor<8x6xf32>) -> tensor<8x4xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<8x4xf32>, tensor<8x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<6x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16x4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<8x6xf32>) -> (tensor<8x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6xf32>, tensor<6x16xf32>) -> tensor<8x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<8x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<8x16xf32>
    %4 = call @relu(%3) : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %5 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<8x4xf32>
    %8 = stablehlo.add %5, %7 : tensor<8x4xf32>
    return %8 : tensor<8x4xf32>
  }
  func.func private @relu(%arg0: tensor<8x16xf32>) -> tensor<8x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x16xf32>
    return %1 : tensor<8x16xf32>
  }
}
// -----
// mlp_step
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xDEAE193E0DE2A53E2EC99A3F8821C93FB6F5C83F797E7FBF155CB4BE60EEF53EBA0A2240E473BD3F68488F3F258CC6BE5F1962BFDEF5493F78E28CBFA92874BEB410EBBD8BE4CB3FE39AB5BEAB1C1CC04923013F19F332BFDE9D2E3D3C92B1BDEE228CBEC3534A3FEB34C4BF0B5B04BF1C1D2F3FA9341DBF61EDCDBF71262B3F91C18F3FE54C38BDFDFCFABF6FBA343F3577D4BFF01A9E3ED43063BF9D7594BF0842E2BE5BB23BBED5EA24BF42B5163F3563E4BECAED7A3FEEF58F3E1C9332BF3CAE5DBF29E1D2BFFBDA943E808CB5BE0DD217C09C2409BF2BAA66BFCEAFC93FA6F4D9BF2F7EB8BF7C138E3F6AAAAD3F34B73EBF60D021BF9AC11D3F34EF14C0983BEEBF4ABC8FBED062C63F0418DFBEF3B7CE3D0220913F33D7064057AC13BF2BED89BC1B39E93F6DD7C2BFC787833F2A5882BF08DDD13D217178BE404075BF91AC7BBF2F868D3EAADB7E3F91D904BE7D978F3D7738123F02BC78BF7D5C3D3F78C0513FD0A12640BA90C0BEB389EABEF3DA443FD0B0513F79FB08BF576BCEBE"> : tensor<6x16xf32>
    %in1 = stablehlo.constant dense<"0x8D870A3F90DC53BF8331D2BE6A7CB73DD6F57E3FFAC61ABF41D3EBBF1153F5BF7334A1BFE115A8BF48521EBE3A2D98BFC0E733BF7E2A46BF3F8AE1BED247A93F"> : tensor<16xf32>
    %in2 = stablehlo.constant dense<"0x6675293FD621843CA30BECBEACD0DDBE63CEA73E1B8C153F9F5968BFD86C153D0E0602C080CB583E361C433F28658FBEF583E83FD89861BFB3A85E3EF8BC12BDDD68CDBDBE21EABDE259DB3DD313593FA959B03FD77813BB8EB8503F00A733BFA815443FE01143BFBF9A8B3F247B0D401E07FABDA2520CC0824E0CBF16AE9D3F71960D3F35E37E3E0B1C813F480AF83E6BDE9B3F5A5F6B3F15C7C23F1FB4B73E15BF673FC23F9DBE56F919BF5D77DA3FC2645D3EA70C4E3F686BFD3DE42516BF97F1333CA7CEB73F37240E3F8D11DBBF0B695CBE3422E43F91ED5ABE1676E6BF6D4FF23F47B12E3FE7628FBD772ABEBE828A8A3F6DBF0ABF11FA923F4FCD0A3F"> : tensor<16x4xf32>
    %in3 = stablehlo.constant dense<"0xE68D7A3ED501153ED22A33BE89D7853F"> : tensor<4xf32>
    %in4 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0x97AF7642"> : tensor<f32>
    %expected1 = stablehlo.constant dense<"0x93588C3EE9F10BC0FAD555BF45DC68400CA8D93F781DDB3E5D330740B636603BD0EFC040B1F81A412A1D0740FD251EBD00000000F6A822C0EA57183F8F7AE3404C825DBF3F7DE03E3BAE87BD680E5CC081E5BEBDD05AA8BEF331A23F77A5CE3C54CCA9BFA8570BC08AAE28C01C160A3C00000000AE1EDC3EF7A51AC0C76909C016E0303F2314FD3EC121B4BD0850D73F9946ACBE1135EF3DC867153E73CACA3CC9B0B2BFB6CD0FC08EACBE3F9F3D7D3D0000000064C2123FB5800C40962049BCB2764A3FD247AC3FF06F553F2EC21C3F4C7D96BF219194BF703C28C05C05A0BC3AEE66C0060EB9C06128D03F06EF063C000000009361D03F2FB10E40DE1C52C04663DBBFE786BFBFBA5009BFDA9E4EC0985DAE3F866CE13F51E45140E5CFB6BC0D8F76408480C1408B5587C07496BB3C00000000C9F709C0541E96C02BC6EF3F42709ABF097E87BFAE0FF5BEFF20E4BF1B15FE3EB230483FFF48C4BF5C9885BC83D04D40A528AB40751917C06882813C00000000E5684FBF505F45C03F73533F"> : tensor<6x16xf32>
    %expected2 = stablehlo.constant dense<"0xBDB4703FD8DFDCBFD6471DBF06E3A6403482D53FB8A4F43F9C81624034F6F5BC0A89924050A7E94032873A40B4C1623D000000006CB20BC0D1AA2140D5BCF540"> : tensor<16xf32>
    %expected3 = stablehlo.constant dense<"0x1B740C41684DB2BFB022CEBF4BEB5040B8DEAA3F16736C3EBDD7B83F22BB9A3F20689240C8044940989D32411903AC404AA217413512A43F1B88BD40B627AD40E999064148B98540B8E68141F05D0B412E7F453F22E2AD3E319BA23F9DEFFE3E5E4DED3EA7D6243D4314883FC424613F4DC6D5BBC2D3B13AE8430A3CE94D883B06F4B540777F6F4074E243412ECBB640938BDB408F888840D4AC674117A3D640EF510C4137EC4ABF123CDBBEC81F554057EFC03CA647463C90652B3D59909E3C0000000000000000000000000000000043C5EB3F80D29F3F45047440975AD13FD134834015DF17BF760C4FBFBB42B13FB7B787406690803FD70CB24090377940"> : tensor<16x4xf32>
    %expected4 = stablehlo.constant dense<"0x20AF554095C4043FB6473C40813A1640"> : tensor<4xf32>
    %got:5 = call @model(%in0, %in1, %in2, %in3, %in4) : (tensor<6x16xf32>, tensor<16xf32>, tensor<16x4xf32>, tensor<4xf32>, tensor<8x6xf32>) -> (tensor<f32>, tensor<6x16xf32>, tensor<16xf32>, tensor<16x4xf32>, tensor<4xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<6x16xf32>, tensor<6x16xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<16xf32>, tensor<16xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<16x4xf32>, tensor<16x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<6x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16x4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<8x6xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<6x16xf32> {jax.result_info = "result[1][0]"}, tensor<16xf32> {jax.result_info = "result[1][1]"}, tensor<16x4xf32> {jax.result_info = "result[1][2]"}, tensor<4xf32> {jax.result_info = "result[1][3]"}) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6xf32>, tensor<6x16xf32>) -> tensor<8x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<8x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<8x16xf32>
    %4 = call @relu(%3) : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xi1>
    %7 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
    %8 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<8x4xf32>
    %10 = stablehlo.add %7, %9 : tensor<8x4xf32>
    %11 = stablehlo.multiply %10, %10 : tensor<8x4xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %13 = stablehlo.multiply %12, %10 : tensor<8x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %15 = stablehlo.divide %14, %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %16 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %18 = stablehlo.multiply %17, %13 : tensor<8x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %20 = stablehlo.reshape %19 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %22 = stablehlo.dot_general %18, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
    %23 = stablehlo.transpose %22, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
    %24 = stablehlo.dot_general %18, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<16x4xf32>) -> tensor<8x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %26 = stablehlo.select %6, %24, %25 : tensor<8x16xi1>, tensor<8x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %28 = stablehlo.reshape %27 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %30 = stablehlo.dot_general %26, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<8x6xf32>) -> tensor<16x6xf32>
    %31 = stablehlo.transpose %30, dims = [1, 0] : (tensor<16x6xf32>) -> tensor<6x16xf32>
    return %15, %31, %29, %23, %21 : tensor<f32>, tensor<6x16xf32>, tensor<16xf32>, tensor<16x4xf32>, tensor<4xf32>
  }
  func.func private @relu(%arg0: tensor<8x16xf32>) -> tensor<8x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x16xf32>
    return %1 : tensor<8x16xf32>
  }
}
// -----
// gpt_block
module @jit_gpt_block attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x80609DBF92D9B63E03B98B3F4840F93E4F730E3E9F5EC4BDCEB855BFFF7393BD0B3EA13F38C5F3BD32CA63BFCF07FCBEB3AB4D3E3A3DBFBEAC79F83E17D9053F6794633F3237B63F99F07E3F4B2A6FBF094E67BF132E9BBD7500E7BEB1B491BF6D25E2BE5CF3F2BE37FE2BBF29AFA1BE7AD7963F0F054C3E1F321E40B3992E3E808394BE226D873BEB52833E9BD9DE3ED7E80440EC6658BF71EA5B3F93BC543EBB19C9BF844C453F7D41A23FEA6F5BBF5C5F12BC69D8DCBF9220A1BFD525863F25CEEEBE42ED8DBFA8F76A3ED2BC05BF890FF1BE78443D3FAEB394BF04C667BF25C71D3E3D2B783F097C9E3F7C412ABFF0F76F3F8DBD48BF3AC1E93F691F91BF980BAA3F790F28BF08D90040CC60173FD40C82BF6CB105BF7EFB473F0DBD863F56D390BD9AEB363D6D23423F2BF6063E9191A5BF111F50BF48C3703EEE949B3F"> : tensor<2x5x8xf32>
    %in1 = stablehlo.constant dense<"0x9AB3633E00F93DBEE0AA3E3EA506CFBEBE0F1A3F0F6387BE9F3E4D3EED4FDA3EE8991D3E97C71A3DC8958D3B3AF2B8BC38376CBEC11B38BE9382173F90D331BD5BEEA0BEBA7953BE1D5BE13E3F5D8A3EC782653E1DF6D2BD6AD96A3E23CD83BE02ADD4BDAF9DC63E540DB33E5B18C9BE3A36AFBEFD18323D87C1303F642744BFA702E43D27E80CBF37E981BE174515BE7F3D2CBE90A45ABEC3ED3C3B9D3D5BBE72C115BFA1B79F3E2F309A3E9FAEAC3E6FC51DBFAFDFF43DC3708A3EB030D3BEA078703BC47D3EBDE0A23C3F8311453F1B6E2ABFCD607F3F3070BBBE87D7C83E0BC2C63ED8EACBBEE10A4A3EEC2E30BDB70D633E7DF7BC3DA502F53EB811F73C"> : tensor<8x8xf32>
    %in2 = stablehlo.constant dense<"0xBF8589BD5579E03EEDBA6D3E19E0953E7B1B88BEE011D6BEFB8968BED7497EBE7C03A13EACE1C73E5D2A7EBDAF86123F9B210C3F7464C73DCD52A8BE8E51213F10F1C7BC85B54E3D2B1A0BBEA33AB6BE806316BF879C813EC770A0BEE3A59C3F8A6DDEBE87C100BFEBF3503E099A1C3FBBA5D33CF8636A3E7EC73CBF1FC18ABE62E0DBBE7E0D42BF11A93F3D62AA65BF936407BFDA085CBE523FAABE725E223ED054FA3DCC0CB73E93169A3E72A3E93EA92849BA9F99F83D1A84513E2017683DD7B022BE202B08BE9B6FA7BEBBB12C3ED3081ABD67D187BEB3A087BEC0E3F7BE7B77C83EA4CE003D92B3B0BE3097A53E528F65BE920610BF7525D13EB3FE5BBE"> : tensor<8x8xf32>
    %in3 = stablehlo.constant dense<"0x2E7C27BE4FF0863C9500EA3EFF50033C4794F5BEA3C55E3EDCA646BECB52413F9FD2EAB91DDE64BF6F60123E7720473FCF5F213F5F7D3B3FCDD8D0BE0FCFBA3E4FDD93BEE6BCB73DAF5902BF0BFC83BECE7E8ABE2D06B83EBFFCA33E4FC5E23D7D480ABF874BFFBDFECD98BE0F1CB23ED24AF13E0859D83E3FAB9ABE9C438CBFD9EF34BF1993113FA25A24BE97BF99BE5B35283F698D013F273A203C175BF0BD436F58BD7E17BA3D47D8233FEB0A2D3ED5B0943E6F77EF3EB58CEFBE81989A3E8B4FF1BDF7D280BFB0EC59BFB082D0BECB96593EFF723A3D8008973DD0C6473F6CF401BF88C933BCC264F93DEBC996BE64A4393CB7D523BFD95F103F3C988BBE"> : tensor<8x8xf32>
    %in4 = stablehlo.constant dense<"0xF003503FE0D254BC9D8BD23EB0A9AEBC977B49BCEA376FBE332C433D9540023EBB9DA0BE6FDF4CBD80E579BE507C6B3FD00313BD563B1E3FFA40A0BD9068D43DC44E07BFF61E37BE5378AC3D2368223F2AD9B53D67B10D3FA938833E5AA5263F3478C1BC42C2743F7BD146BEADF89CBE9FD1F7BE6AB26E3FA7D2A73E19DB08BEC3CCFF3EE0D68C3EDB54493F837F1EBF0D62D9BDE2723DBEE81A4ABFAF27D93E4582DDBDFA79973E02A4713F49B010BE17812CBE5C6B423D3230CA3E2B2068BE8F3881BE2A83D83E36171B3E536151BFD2F5FABEFFB9193F3CA1243E05199CBE7F998BBDE77EAD3B9FAD963E0F160BBFF439ACBEF89ADF3DA99123BDC83B6A3E"> : tensor<8x8xf32>
    %in5 = stablehlo.constant dense<"0x0437F83EB0786F3EEE82B03D1F09663E6CD34CBE4C4A3CBD472C7DBE8FCEBFBEBAEECC3D71F5633D313F533EFCC3273EA514953D1EFE2A3EC4CB51BC34AEFD3D52125FBEB725E33D82564D3EE5B94DBEE0C37E3C19923FBE2DBE21BE06CAACBE4D6CC23E72B0A33E8519253EF476173F8D8B68BDE0D6683F49CB8BBD72CA9C3D0F65F4BDC0C1E43DB859803E00FB0BBDBC73083FEFEE923DAC2FA63D3F9F8BBE1C90003E52B124BDEBD93ABE6F886EBE02314D3F63E1A1BD01CBDFBE5F7E56BE5D777DBCA6EF273EFA6E2A3E22DB4F3EE21946BEA82AD13D109086BEB55A3EBECAF58CBE5A89B6BE6C76A33EA18A533E0C04963E4A3B413CA6A26E3E5C4407BFFC91843E16A5593DE8A5403E807CE93D979C97BE5219E6BE39BE5ABEE78A2D3E00FF533EAF1DD2BE66B296BE922D5EBE3A87DBBD0536D1BE5B6DDABEC2777CBE39FAD33CDC56B5BEA34C0EBDFE97A23E11F4C7BE39AE7DBD14679D3EF77D00BE383B30BE84B6B23E6D21BCBD84A6A93E36C7033ECEA4D2BD665C133E5AE2C43DC0CE9C3EA77328BE3B894A3C522E97BC7750583EB0779DBE2B359C3E97410F3E9A47CABED496B93E10942B3FB7E1993E542FDB3E08CFD13C0835FFBEE3A00DBFF0B89C3D1CDB35BE9B7A8CBECD349ABC991B3D3EC124DFBE2DE509BE88EAE73E102AA5BE6798853EC7E814BEF8AA273EAC8CA83EC5B8633E9DA58B3E81E2B0BEE20EAB3E43F982BE65769F3D9DAA9E3D9807153EB506CF3DF69B81BEF356CFBE26FE853E815A643D578BB03E10DF5BBC50D5D7BEC465943E438EE3BD7F20D23D49E646BE9390FC3EEFA386BE1D51CFBD7108043D5BC2A7BE3B12CB3DE796F73E84AB16BE98C6F23D1A2853BF46583FBC4C55C0BD46717BBE5D1CA63EB271C8BD98155ABD50BFE7BD233613BF86DFADBEBC9F933E510B22BF7E696BBE8796F5BD00E9053F761D6C3EAC292BBE915FC83E897C63BE6CFF9A3E3BB9D0BE37DAA43E4D87F9BD6FFA9DBEBD6985BD7866AA3D9AFC17BEAE2C2A3E811833BE13943E3EC2D9073E79B995BCB89707BE9E363A3DB809293E9F581E3F844B903E7DE9953E9F326D3FA1801E3EEBE1143E0046583E28FA9ABED95D08BEC67E1BBE71F2463E950656BD55D9293D7608A73E7894843E08B946BD8FD24DBED260AE3E49BD6D3E97B8F6BEDC66C0BDAB624B3DA9416F3EA6CA8B3E8E6EAE3DBDC9333E649F9D3CDB014FBE5685A0BDE4B0BA3B98742ABCE0CF10BFBA36F4BD8A218A3CACDFACBD07A697BD34E9153E53BAA5BE3A11FABE61EAD5BD67BC6A3EA59A013F1145703E7B86E1BE35C48EBD1AAD9D3D56395A3DA3AC253ED5DB8CBEA99A9F3C891F013E69A57D3E428477BE7C10D4BD38A74FBFC3E93EBEAB1921BEB29B9CBE14814B3DD37D89BCF4812DBF7968843D31978EBE2334153E72E4C4BEF77C133CBEF9ADBD"> : tensor<8x32xf32>
    %in6 = stablehlo.constant dense<"0x134D783DD44DCC3CCF0751BD75509DBE1F4497BEFB28EFBD5D0DD9BA6B23F9BD1D0B003EDFBC64BD76A245BE05D163BD3E06393DA212853D9558C03E1DFE08BE5FC670BC568AAE3D348199BB9F0DCDBDD9A49EBEE33CD1BDEFE45BBEF6CDB0BE7DF422BEC37156BE751EEF3D0D35F63D4F1D39BEE72D55BDB748BEBE4D7BCABD496CA33D81F2283E340812BE7D6B573EF4349BBEA2837FBEB856113E711FAB3E181CCA3DA63104BC6DC9E0BE3D19CFBE4B06D43C97A992BD9D7962BEB7BC563C99A1BC3C976A413E27CFDF3C3F937B3E078FD13A01F7BCBC9DF8593E7B6248BE8719103F9AB4993DD7FC9B3D4F14D73D0238C03E374E223E945BA4BE23B78F3E99A18BBD1890AF3CE0FE82BE4888D73DC66605BE311EA43CE2BB68BD0F1FC53EC4FBCA3E136A183C65A4513C56F698BD9582623EBFB986BD6B94ACBD736A483EC07CDCBD706EF7BB1DEDA1BEDB37103EAABEC63EFBB4133E30B0953E1F482DBECB98413DBF2841BEE6953ABD1F261E3EA9D2A63C8AA790BEB3A886BE636E8DBE8B4CC93DC257D33E07848B3E1E26C2BEA784913E5AC63F3E1C3D9EBEFD6178BDED5C603E2375E13D240D86BEF528FA3D4BE1DABE338936BDB50D693EBF18713B655DCCBD5B23363E12A1473EE725863EBA10333E2F775D3E8419163E6585593DCCA6923CF85C42BD034B78BED7A543BEBA0667BD30CC453D0A8A933E0FF608BC0F834D3E3A0B5D3EEA993DBDCA95F33D887F47BD0063873E8138023EA3CF73BE2D52043D46C4A83EE77614BD5362B73D8B97DF3DE54C54BE9D2FD13D8EBA8EBEB92000BEDD4E5C3E9C20923DA06D79BDD5DEB63D08E944BC73DE243B3584063E05F714BEA12C043C63CF7FBDA45DA2BE64823CBE9795A03E2A959D3D138987BE77BB9DBEF3C4B7BC92DD9F3E05FE18BD36D6853E9E26903D3106C13D1DC788BE3401403E2B3089BDE7C2303EF5BD26BEF109113D2F2E903D425EFCBCA3B3A53D853B5ABD6DED04BEC966A43E57D3563E3AD31BBEB5D5E83DC31918BE989F72BE63B9533EF37FAEBEF2D13D3EB7074FBD8A4C2DBD87D5A73D1D0FEE3D2F3C29BE7FFD123E0DBFB93CB99E80BE43290BBD67718D3EEEAEAB3EB8E9123E48C873BEDDF3C83D9E412E3E00A0143E37C2203EE5CA943DE0476DBCF52FF9BD3E59C2BE061E8B3D1C6A183D1062E43DE8F688BE7319043EAB62D23E5F88803C9F104ABC7F227D3D7F1CD03EA0A451BE9577263D14C523BE9A0DE0BD5E7F22BC46F7893EE36BB83E1C8FB73DD2409ABDA841FF3E5720AFBDF2EFE9BD11C1B5BEB4F58E3EF44B463E5295F73E86498EBE1351953EF0D1653CDE16253E7EBBA8BEE354963E2114213E3500FFBB7C1E043E00C61CBEB256EDBDB1D3BDBD27B8BDBEF77C303ED309743EA2A20FBEBB9F8E3DE08759BD0576863D1F8700BEECEC34BE0777573E"> : tensor<32x8xf32>
    %in7 = stablehlo.constant dense<"0x95CE82BD3C6A014085AF3D3D73136DBF660C9D3F1F7C213F57143A3F9A65983F"> : tensor<8xf32>
    %in8 = stablehlo.constant dense<"0xA81D27BFB14E02BE8B902FBE2F37A5BF4AF586BE7B0EAB3FC308733EBD4BACBF"> : tensor<8xf32>
    %expected0 = stablehlo.constant dense<"0x743F173E5A81823F34BE5A40F8E46D3E0D62A4BE831F0040687A9A3D84992840A5252C40D4C021BFDC993D3F80E7A0BE81F13F3FC05C58BCBB77003FFDBAD83FEE1385400048DC401C901F40BFABB1C0960646C039F9274030763CBEBA04703F37F73440F5DC6A408AF8444035C79AC08F3B4DBFD4BEB83FCBCE4340DFA4CE3FFC71713F1F4A72BE118B5740691A36BF1A8FB33FA555F7BF8E9EF23EBACBD53E485B27BE363B5D406A9573400FC138C012B06FBF607D23BFF635DABFCE7F4440C2B49F3F3BDA97BF70573B3FD5A8A23FE0399F3D79FD2940A2E464BFC4B9A33F89AF963FE9C50B40AE098640AC2108C0408F04BFC8F52ABF8C89DB3FF89D01BF2271744060E70EBEB09FEE4026EE45BF65D381BF6DF26FBFFA5DD33E7D3F3240C56B2640E1AD903EEC78B240DAB8C4BF73808CBF5CA4D0BFDA17323E4ECD3D40"> : tensor<2x5x8xf32>
    %got = call @model(%in0, %in1, %in2, %in3, %in4, %in5, %in6, %in7, %in8) : (tensor<2x5x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x32xf32>, tensor<32x8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<2x5x8xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x5x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>, %arg4: tensor<8x8xf32>, %arg5: tensor<8x32xf32>, %arg6: tensor<32x8xf32>, %arg7: tensor<8xf32>, %arg8: tensor<8xf32>) -> (tensor<2x5x8xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x5x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x8xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x5x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = call @_var(%arg0, %c) : (tensor<2x5x8xf32>, tensor<i32>) -> tensor<2x5x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %8 = stablehlo.add %6, %7 : tensor<2x5x1xf32>
    %9 = stablehlo.rsqrt %8 : tensor<2x5x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x8xf32>
    %11 = stablehlo.multiply %5, %10 : tensor<2x5x8xf32>
    %12 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x5x8xf32>
    %14 = stablehlo.multiply %11, %13 : tensor<2x5x8xf32>
    %15 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x5x8xf32>
    %17 = stablehlo.add %14, %16 : tensor<2x5x8xf32>
    %18 = stablehlo.dot_general %17, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %19 = stablehlo.reshape %18 : (tensor<2x5x8xf32>) -> tensor<2x5x2x4xf32>
    %20 = stablehlo.dot_general %17, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %21 = stablehlo.reshape %20 : (tensor<2x5x8xf32>) -> tensor<2x5x2x4xf32>
    %22 = stablehlo.dot_general %17, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %23 = stablehlo.reshape %22 : (tensor<2x5x8xf32>) -> tensor<2x5x2x4xf32>
    %24 = stablehlo.dot_general %19, %21, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x2x4xf32>, tensor<2x5x2x4xf32>) -> tensor<2x2x5x5xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x5x5xf32>
    %26 = stablehlo.divide %24, %25 : tensor<2x2x5x5xf32>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %27 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %28 = call @tril(%27) : (tensor<5x5xi1>) -> tensor<5x5xi1>
    %cst_4 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %29 = call @_where_0(%28, %26, %cst_4) : (tensor<5x5xi1>, tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5x5xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_5) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x2x5xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<2x2x5xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %35 = stablehlo.subtract %29, %34 : tensor<2x2x5x5xf32>
    %36 = stablehlo.exponential %35 : tensor<2x2x5x5xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %40 = stablehlo.divide %36, %39 : tensor<2x2x5x5xf32>
    %41 = stablehlo.dot_general %23, %40, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x2x4xf32>, tensor<2x2x5x5xf32>) -> tensor<2x2x4x5xf32>
    %42 = stablehlo.transpose %41, dims = [0, 3, 1, 2] : (tensor<2x2x4x5xf32>) -> tensor<2x5x2x4xf32>
    %43 = stablehlo.reshape %42 : (tensor<2x5x2x4xf32>) -> tensor<2x5x8xf32>
    %44 = stablehlo.dot_general %43, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %45 = stablehlo.add %arg0, %44 : tensor<2x5x8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %cst_9 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %49 = stablehlo.divide %47, %48 : tensor<2x5x1xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x8xf32>
    %51 = stablehlo.subtract %45, %50 : tensor<2x5x8xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %52 = call @_var(%45, %c_10) : (tensor<2x5x8xf32>, tensor<i32>) -> tensor<2x5x1xf32>
    %cst_11 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %54 = stablehlo.add %52, %53 : tensor<2x5x1xf32>
    %55 = stablehlo.rsqrt %54 : tensor<2x5x1xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x8xf32>
    %57 = stablehlo.multiply %51, %56 : tensor<2x5x8xf32>
    %58 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x5x8xf32>
    %60 = stablehlo.multiply %57, %59 : tensor<2x5x8xf32>
    %61 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x5x8xf32>
    %63 = stablehlo.add %60, %62 : tensor<2x5x8xf32>
    %64 = stablehlo.dot_general %63, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x32xf32>) -> tensor<2x5x32xf32>
    %65 = stablehlo.multiply %64, %64 : tensor<2x5x32xf32>
    %66 = stablehlo.multiply %65, %64 : tensor<2x5x32xf32>
    %cst_12 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x5x32xf32>
    %68 = stablehlo.multiply %67, %66 : tensor<2x5x32xf32>
    %69 = stablehlo.add %64, %68 : tensor<2x5x32xf32>
    %cst_13 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x5x32xf32>
    %71 = stablehlo.multiply %70, %69 : tensor<2x5x32xf32>
    %72 = stablehlo.tanh %71 : tensor<2x5x32xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x5x32xf32>
    %74 = stablehlo.add %73, %72 : tensor<2x5x32xf32>
    %cst_15 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x5x32xf32>
    %76 = stablehlo.multiply %75, %74 : tensor<2x5x32xf32>
    %77 = stablehlo.multiply %64, %76 : tensor<2x5x32xf32>
    %78 = stablehlo.dot_general %77, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x32xf32>, tensor<32x8xf32>) -> tensor<2x5x8xf32>
    %79 = stablehlo.add %45, %78 : tensor<2x5x8xf32>
    return %79 : tensor<2x5x8xf32>
  }
  func.func private @_var(%arg0: tensor<2x5x8xf32>, %arg1: tensor<i32>) -> tensor<2x5x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x5x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x8xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x5x8xf32>
    %6 = chlo.square %5 : tensor<2x5x8xf32> -> tensor<2x5x8xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<2x5x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5x1xf32>
    return %14 : tensor<2x5x1xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<2x5x1xf32>, %arg2: tensor<f32>) -> tensor<2x5x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<2x5x1xf32>
    return %2 : tensor<2x5x1xf32>
  }
  func.func private @tril(%arg0: tensor<5x5xi1>) -> tensor<5x5xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %2 = stablehlo.add %0, %1 : tensor<5x5xi32>
    %3 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<5x5xi1>, tensor<5x5xi1>
    return %6 : tensor<5x5xi1>
  }
  func.func private @_where_0(%arg0: tensor<5x5xi1>, %arg1: tensor<2x2x5x5xf32>, %arg2: tensor<f32>) -> tensor<2x2x5x5xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<5x5xi1>) -> tensor<2x2x5x5xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x5x5xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x5x5xi1>, tensor<2x2x5x5xf32>
    return %3 : tensor<2x2x5x5xf32>
  }
}
// -----
// gpt_block_gradient
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x80609DBF92D9B63E03B98B3F4840F93E4F730E3E9F5EC4BDCEB855BFFF7393BD0B3EA13F38C5F3BD32CA63BFCF07FCBEB3AB4D3E3A3DBFBEAC79F83E17D9053F6794633F3237B63F99F07E3F4B2A6FBF094E67BF132E9BBD7500E7BEB1B491BF6D25E2BE5CF3F2BE37FE2BBF29AFA1BE7AD7963F0F054C3E1F321E40B3992E3E808394BE226D873BEB52833E9BD9DE3ED7E80440EC6658BF71EA5B3F93BC543EBB19C9BF844C453F7D41A23FEA6F5BBF5C5F12BC69D8DCBF9220A1BFD525863F25CEEEBE42ED8DBFA8F76A3ED2BC05BF890FF1BE78443D3FAEB394BF04C667BF25C71D3E3D2B783F097C9E3F7C412ABFF0F76F3F8DBD48BF3AC1E93F691F91BF980BAA3F790F28BF08D90040CC60173FD40C82BF6CB105BF7EFB473F0DBD863F56D390BD9AEB363D6D23423F2BF6063E9191A5BF111F50BF48C3703EEE949B3F"> : tensor<2x5x8xf32>
    %in1 = stablehlo.constant dense<"0x9AB3633E00F93DBEE0AA3E3EA506CFBEBE0F1A3F0F6387BE9F3E4D3EED4FDA3EE8991D3E97C71A3DC8958D3B3AF2B8BC38376CBEC11B38BE9382173F90D331BD5BEEA0BEBA7953BE1D5BE13E3F5D8A3EC782653E1DF6D2BD6AD96A3E23CD83BE02ADD4BDAF9DC63E540DB33E5B18C9BE3A36AFBEFD18323D87C1303F642744BFA702E43D27E80CBF37E981BE174515BE7F3D2CBE90A45ABEC3ED3C3B9D3D5BBE72C115BFA1B79F3E2F309A3E9FAEAC3E6FC51DBFAFDFF43DC3708A3EB030D3BEA078703BC47D3EBDE0A23C3F8311453F1B6E2ABFCD607F3F3070BBBE87D7C83E0BC2C63ED8EACBBEE10A4A3EEC2E30BDB70D633E7DF7BC3DA502F53EB811F73C"> : tensor<8x8xf32>
    %in2 = stablehlo.constant dense<"0xBF8589BD5579E03EEDBA6D3E19E0953E7B1B88BEE011D6BEFB8968BED7497EBE7C03A13EACE1C73E5D2A7EBDAF86123F9B210C3F7464C73DCD52A8BE8E51213F10F1C7BC85B54E3D2B1A0BBEA33AB6BE806316BF879C813EC770A0BEE3A59C3F8A6DDEBE87C100BFEBF3503E099A1C3FBBA5D33CF8636A3E7EC73CBF1FC18ABE62E0DBBE7E0D42BF11A93F3D62AA65BF936407BFDA085CBE523FAABE725E223ED054FA3DCC0CB73E93169A3E72A3E93EA92849BA9F99F83D1A84513E2017683DD7B022BE202B08BE9B6FA7BEBBB12C3ED3081ABD67D187BEB3A087BEC0E3F7BE7B77C83EA4CE003D92B3B0BE3097A53E528F65BE920610BF7525D13EB3FE5BBE"> : tensor<8x8xf32>
    %in3 = stablehlo.constant dense<"0x2E7C27BE4FF0863C9500EA3EFF50033C4794F5BEA3C55E3EDCA646BECB52413F9FD2EAB91DDE64BF6F60123E7720473FCF5F213F5F7D3B3FCDD8D0BE0FCFBA3E4FDD93BEE6BCB73DAF5902BF0BFC83BECE7E8ABE2D06B83EBFFCA33E4FC5E23D7D480ABF874BFFBDFECD98BE0F1CB23ED24AF13E0859D83E3FAB9ABE9C438CBFD9EF34BF1993113FA25A24BE97BF99BE5B35283F698D013F273A203C175BF0BD436F58BD7E17BA3D47D8233FEB0A2D3ED5B0943E6F77EF3EB58CEFBE81989A3E8B4FF1BDF7D280BFB0EC59BFB082D0BECB96593EFF723A3D8008973DD0C6473F6CF401BF88C933BCC264F93DEBC996BE64A4393CB7D523BFD95F103F3C988BBE"> : tensor<8x8xf32>
    %in4 = stablehlo.constant dense<"0xF003503FE0D254BC9D8BD23EB0A9AEBC977B49BCEA376FBE332C433D9540023EBB9DA0BE6FDF4CBD80E579BE507C6B3FD00313BD563B1E3FFA40A0BD9068D43DC44E07BFF61E37BE5378AC3D2368223F2AD9B53D67B10D3FA938833E5AA5263F3478C1BC42C2743F7BD146BEADF89CBE9FD1F7BE6AB26E3FA7D2A73E19DB08BEC3CCFF3EE0D68C3EDB54493F837F1EBF0D62D9BDE2723DBEE81A4ABFAF27D93E4582DDBDFA79973E02A4713F49B010BE17812CBE5C6B423D3230CA3E2B2068BE8F3881BE2A83D83E36171B3E536151BFD2F5FABEFFB9193F3CA1243E05199CBE7F998BBDE77EAD3B9FAD963E0F160BBFF439ACBEF89ADF3DA99123BDC83B6A3E"> : tensor<8x8xf32>
    %in5 = stablehlo.constant dense<"0x0437F83EB0786F3EEE82B03D1F09663E6CD34CBE4C4A3CBD472C7DBE8FCEBFBEBAEECC3D71F5633D313F533EFCC3273EA514953D1EFE2A3EC4CB51BC34AEFD3D52125FBEB725E33D82564D3EE5B94DBEE0C37E3C19923FBE2DBE21BE06CAACBE4D6CC23E72B0A33E8519253EF476173F8D8B68BDE0D6683F49CB8BBD72CA9C3D0F65F4BDC0C1E43DB859803E00FB0BBDBC73083FEFEE923DAC2FA63D3F9F8BBE1C90003E52B124BDEBD93ABE6F886EBE02314D3F63E1A1BD01CBDFBE5F7E56BE5D777DBCA6EF273EFA6E2A3E22DB4F3EE21946BEA82AD13D109086BEB55A3EBECAF58CBE5A89B6BE6C76A33EA18A533E0C04963E4A3B413CA6A26E3E5C4407BFFC91843E16A5593DE8A5403E807CE93D979C97BE5219E6BE39BE5ABEE78A2D3E00FF533EAF1DD2BE66B296BE922D5EBE3A87DBBD0536D1BE5B6DDABEC2777CBE39FAD33CDC56B5BEA34C0EBDFE97A23E11F4C7BE39AE7DBD14679D3EF77D00BE383B30BE84B6B23E6D21BCBD84A6A93E36C7033ECEA4D2BD665C133E5AE2C43DC0CE9C3EA77328BE3B894A3C522E97BC7750583EB0779DBE2B359C3E97410F3E9A47CABED496B93E10942B3FB7E1993E542FDB3E08CFD13C0835FFBEE3A00DBFF0B89C3D1CDB35BE9B7A8CBECD349ABC991B3D3EC124DFBE2DE509BE88EAE73E102AA5BE6798853EC7E814BEF8AA273EAC8CA83EC5B8633E9DA58B3E81E2B0BEE20EAB3E43F982BE65769F3D9DAA9E3D9807153EB506CF3DF69B81BEF356CFBE26FE853E815A643D578BB03E10DF5BBC50D5D7BEC465943E438EE3BD7F20D23D49E646BE9390FC3EEFA386BE1D51CFBD7108043D5BC2A7BE3B12CB3DE796F73E84AB16BE98C6F23D1A2853BF46583FBC4C55C0BD46717BBE5D1CA63EB271C8BD98155ABD50BFE7BD233613BF86DFADBEBC9F933E510B22BF7E696BBE8796F5BD00E9053F761D6C3EAC292BBE915FC83E897C63BE6CFF9A3E3BB9D0BE37DAA43E4D87F9BD6FFA9DBEBD6985BD7866AA3D9AFC17BEAE2C2A3E811833BE13943E3EC2D9073E79B995BCB89707BE9E363A3DB809293E9F581E3F844B903E7DE9953E9F326D3FA1801E3EEBE1143E0046583E28FA9ABED95D08BEC67E1BBE71F2463E950656BD55D9293D7608A73E7894843E08B946BD8FD24DBED260AE3E49BD6D3E97B8F6BEDC66C0BDAB624B3DA9416F3EA6CA8B3E8E6EAE3DBDC9333E649F9D3CDB014FBE5685A0BDE4B0BA3B98742ABCE0CF10BFBA36F4BD8A218A3CACDFACBD07A697BD34E9153E53BAA5BE3A11FABE61EAD5BD67BC6A3EA59A013F1145703E7B86E1BE35C48EBD1AAD9D3D56395A3DA3AC253ED5DB8CBEA99A9F3C891F013E69A57D3E428477BE7C10D4BD38A74FBFC3E93EBEAB1921BEB29B9CBE14814B3DD37D89BCF4812DBF7968843D31978EBE2334153E72E4C4BEF77C133CBEF9ADBD"> : tensor<8x32xf32>
    %in6 = stablehlo.constant dense<"0x134D783DD44DCC3CCF0751BD75509DBE1F4497BEFB28EFBD5D0DD9BA6B23F9BD1D0B003EDFBC64BD76A245BE05D163BD3E06393DA212853D9558C03E1DFE08BE5FC670BC568AAE3D348199BB9F0DCDBDD9A49EBEE33CD1BDEFE45BBEF6CDB0BE7DF422BEC37156BE751EEF3D0D35F63D4F1D39BEE72D55BDB748BEBE4D7BCABD496CA33D81F2283E340812BE7D6B573EF4349BBEA2837FBEB856113E711FAB3E181CCA3DA63104BC6DC9E0BE3D19CFBE4B06D43C97A992BD9D7962BEB7BC563C99A1BC3C976A413E27CFDF3C3F937B3E078FD13A01F7BCBC9DF8593E7B6248BE8719103F9AB4993DD7FC9B3D4F14D73D0238C03E374E223E945BA4BE23B78F3E99A18BBD1890AF3CE0FE82BE4888D73DC66605BE311EA43CE2BB68BD0F1FC53EC4FBCA3E136A183C65A4513C56F698BD9582623EBFB986BD6B94ACBD736A483EC07CDCBD706EF7BB1DEDA1BEDB37103EAABEC63EFBB4133E30B0953E1F482DBECB98413DBF2841BEE6953ABD1F261E3EA9D2A63C8AA790BEB3A886BE636E8DBE8B4CC93DC257D33E07848B3E1E26C2BEA784913E5AC63F3E1C3D9EBEFD6178BDED5C603E2375E13D240D86BEF528FA3D4BE1DABE338936BDB50D693EBF18713B655DCCBD5B23363E12A1473EE725863EBA10333E2F775D3E8419163E6585593DCCA6923CF85C42BD034B78BED7A543BEBA0667BD30CC453D0A8A933E0FF608BC0F834D3E3A0B5D3EEA993DBDCA95F33D887F47BD0063873E8138023EA3CF73BE2D52043D46C4A83EE77614BD5362B73D8B97DF3DE54C54BE9D2FD13D8EBA8EBEB92000BEDD4E5C3E9C20923DA06D79BDD5DEB63D08E944BC73DE243B3584063E05F714BEA12C043C63CF7FBDA45DA2BE64823CBE9795A03E2A959D3D138987BE77BB9DBEF3C4B7BC92DD9F3E05FE18BD36D6853E9E26903D3106C13D1DC788BE3401403E2B3089BDE7C2303EF5BD26BEF109113D2F2E903D425EFCBCA3B3A53D853B5ABD6DED04BEC966A43E57D3563E3AD31BBEB5D5E83DC31918BE989F72BE63B9533EF37FAEBEF2D13D3EB7074FBD8A4C2DBD87D5A73D1D0FEE3D2F3C29BE7FFD123E0DBFB93CB99E80BE43290BBD67718D3EEEAEAB3EB8E9123E48C873BEDDF3C83D9E412E3E00A0143E37C2203EE5CA943DE0476DBCF52FF9BD3E59C2BE061E8B3D1C6A183D1062E43DE8F688BE7319043EAB62D23E5F88803C9F104ABC7F227D3D7F1CD03EA0A451BE9577263D14C523BE9A0DE0BD5E7F22BC46F7893EE36BB83E1C8FB73DD2409ABDA841FF3E5720AFBDF2EFE9BD11C1B5BEB4F58E3EF44B463E5295F73E86498EBE1351953EF0D1653CDE16253E7EBBA8BEE354963E2114213E3500FFBB7C1E043E00C61CBEB256EDBDB1D3BDBD27B8BDBEF77C303ED309743EA2A20FBEBB9F8E3DE08759BD0576863D1F8700BEECEC34BE0777573E"> : tensor<32x8xf32>
    %in7 = stablehlo.constant dense<"0x95CE82BD3C6A014085AF3D3D73136DBF660C9D3F1F7C213F57143A3F9A65983F"> : tensor<8xf32>
    %in8 = stablehlo.constant dense<"0xA81D27BFB14E02BE8B902FBE2F37A5BF4AF586BE7B0EAB3FC308733EBD4BACBF"> : tensor<8xf32>
    %expected0 = stablehlo.constant dense<"0x084DC13F60D91542606809C10889B4C0B5CD1E412CBD5F40B9788FC0053A74C154038AC04ACD5D41D0D648C1D2A83D41408D5D412BEC44C1D4670D40084CE2BFCA0929C2455FB5420EE243C2845C9CC0949FC3C1F01526418EC70042C8F37540ED4E3C4071FA9E4199ED5040ABB1044072219EC1F011B53E06165441C4A0F1BF11A70840E48938C1EA27CC408C087441FB8C9FC025F311C1A410974038509340BA6A90C06475634274981FC15645C6C0AE37C8C08682ADC000EA20406A1498C1D0E47B3F467ED3408DB38CBF57FB2041FD3357C13DDF1441364908C040FEAE3D40C1C8C0AAA37B42CC6DAEC1C852984098BFB440C05B7341382B93C1A34DF9C1358FE740CD29E43FF6414B4195368B3F773C1DC11EA7A13F4DC89A401067844089D40C4106E670C193A905416DA9C04168A88DC19A198CBFFFD39A41430541C1"> : tensor<2x5x8xf32>
    %expected1 = stablehlo.constant dense<"0x9C51A5BEB65A40C1EF6161C0A47C87C17CD6A4C1E69B30C12F26E241DF818EC1F0741E41F7151F401F905CC15B1E2C428E8CBEC0C5F55DC10A4236C15F3210C0F7C029BF1A675DC0BBC775BFF7EC8EC0F30BA8C031BF36C04954BC40E0D992C08D9709403C5338C1AEC88AC051832EC1D451FDC1BAE1A9C1122D2542E985D0C1E02B98C089A255C11EDCFB3F31276AC1CE63BD4177E8AF40CCEDD941FAF17A41E169ACC017B9AC414B1792418036AB41B826A841F3C650414A33DEC1578597416F8529415A68A641291247C0A79F0B42B2CC064235C55C4155B325C2157DE04158E72D41C2C2A6C12AA763C1921E42C2F2365AC2D7868AC19FA96C42251B31C2"> : tensor<8x8xf32>
    %expected2 = stablehlo.constant dense<"0x3062DB3FB52AE7BF5930213DBC3DA9BFFF29B3BE966968BC0BD70E3F6F4C74BE20AD7CC1803FBC418BD2B64131222642C621AAC25B344F42F5C9ACC22A0AC141BE532BBF5557BA3E4A01D73E5E3E7E3F10FA42BFF4C6983EE9C15EBF9AD23DBB49591AC1EB693F417A69B43E6BF70A418B874BC14944374101CD88C1DDA8FF40DB21D8418956CEC146EA07C135770FC2AF89C63FDD68C340057A3441A8DDB640607B2AC1FADFD43F5CA0BDC034542FC07670D941031B7EC1B28E83410E9ED8C0831A01C13FEA2741F037E9BF0C6F4341AAA9A9C1FEBC9E413E4089C1B5C74C4154A65442023013C2822827BF74002EC24FC7E5414AA500C217183F422C55B0C1"> : tensor<8x8xf32>
    %expected3 = stablehlo.constant dense<"0x7F7914C2127BE2413CF00741573322C2BF3682C2F9F137C2BFB305C27441F4C109701142E95269C2C73D41C2599E3343671F8B429A0337426889CA41F93BF7415C5BEDC01B13AF403BB9A93FDBD2CFC0D5F36BC1900425C16FCF03C10F63DFC03F0B58C27FB5E941DA8A4EC025F81AC293CE99C2500B60C27B3E1EC2058B13C2530800C25A2B004244FC9641D5A26FC2514C8141B8492C4146A0A2C092BAAC40D58A66421EA017C2A2320CC186828E42FE70B642F1668A42FB854C42C8E63142A3D0044115AC26C10D1E65C06F73ABC18E214C424A3D15420FE87A41E726B341ED388EC2AE82714223DEE641117A04C3AF3326C3427100C333E95DC22CD397C2"> : tensor<8x8xf32>
    %expected4 = stablehlo.constant dense<"0x4D6F78425C75C942D642B742A1843AC2E5BA71C28F2096416818A7419E6B584278F005C26B5CFBC21D3C39C2634F6D42BDA8464285F50DC110302AC14744A7C13DD6C741D97F55422C110F42061B87C1B2BD00C2380591414F87A6405D85D241BE4719426ED5144324BD394219596EC277E878C255F8CC415C47414143BEC241E272D941B87FEA41E74B5F425B7FAFC1D43D9FC15E33DFC012C3F64082E1EA41DAA75A4218D631420B59DB42364309C2F11117C25E9715C154ECB641EE60604289933CC225912EC2534FAFC23553E6415FDC0B4267D1F93FF098A3C1B3B037C2E93B7242D0108142DB72DD42439A13C2B24E40C2A16385401F8BC241F7997A42"> : tensor<8x8xf32>
    %expected5 = stablehlo.constant dense<"0x13E90CC018766F40F5A7CCBF285FAE40679115C0158DC53F9B57E93F40CE81C1C3F4C440DAEB0FC116D67FBED9632C4186CFAFC179AECE3FFD2562C0B975A74086BC8C3F223DADBF2E6AD6C07D51533F0A3AECBEE14090C181A02EC0C8F01CC0A421EC4001E52DBF36C664C132F3C7C01197CD3FD1084DC09784E7C0BB6C1CC1035B3D406AE001C0D0E7BA40240136C1D6C3B34088FC7E3D0046FBBFBB1EA6C189CAD6C025FC83402728AF3F43A33FC18C9A6B42342EF440816DC8C06CFFD840DC1B623FF63DFABE7A186A41E6A2BD41A9F7413FF6C3E64063DEFAC0A34376C0DC4E0A40BB442F4073CABF41F9FAA341F853CBC055D43341F1819341C71A6BC1B42DC6BE3EDDE33E7E8F9EBE760B7C3F5526C8BEDE934C3E3D2B8D3E005126C02E495B3F3FEFC3BF67A8223CF71EF03F021A77C09DE4E43DD85DF7BEF508243FB842973D48744CBE936B87BFA6EA76BE4B229F3DA3F631C0DE0A80BEC56DCDBEB07D523FA13C16BD58511DC03F8D97BFCE75C23E2A1C4DBF050E9DBF2A02B4BFAACF8A3F3D7F84408568A83EA7E947C0CB99D1BD1D20413F15821C3F14A884C1A7EEB9BF7FFAD3BF9E12AABF28F2673E92F8FC40E4688F409DD8D0C0620CF340765E7D3F9A4B83BF3FF2463E148F214172BD51BE4E35F2C0A43FD4C02E06CEBF4F94BA40C78AB53E5998CF3D5D084840581C4BC0FB5E13C0798E9A3F221F1DC1D86A64C0115EF2409D1A83C0DE2F0B41511DABC02D4CE03FE1E34040AD03EBC1270DA140844C66C1BD2F45C0E0B2A641498A23C282CCBFBF0DA2DFC0CF5C1041C5F67D3F3A9098BFE58B46C19E4A2AC05C2D3740EDC3FFC134CF94C0AC8EBEBFFA9D5741F67E473F4231E3C16B1C57C107D51240F5E32EC1F41844C1B52376C121D570401B9FA2C032805E40076006C1FA488740D4398FBF6F4B04C0568AC341B85085C0711B47414D6B843FCD9D95C188D514425C19C3BEDFCAE240816BE5C00DC1DA3EDD33DB3FC6132341C8F38A40A948C6BF9FEFCA4155BD8740526910407B3FC4C0E8CAFEBE46DFC8417A2C4241E24162C082674C41AC593541B6712A4124274A40017BC23F5F0E383F7AEABDC05E76533E4F85AEBE5DB810BD78E303407014BFC02988914029CDC8BFF500ECC0A0ED52414FE69B3F063A28BF14AD623F2CBAE93ED8AB4B3FAA2D3340A3DA9C403F6C6C3F4571DA405D4BB1BF613FA73F0F5146BF86D3473F9786024113D9594019575EC0B83115C0F7D9174080989B3FEB8EACC0FFF40E40C27E8AC06F1B474111B91FC01DE3E73FA6CE543FAD2C5BC1ACCA604139C240C1CE82323F54D78D41687E24C26169343E966190C0E9CEA440D57590BF9A2543C01E5E29C16DFEFEC076D658C0871FC7C112F782C003A947C08CF8CB4035FF53C08CF8CBC1653C4CC1CC22BF4000F0AEC00D1838C12038EAC0"> : tensor<8x32xf32>
    %expected6 = stablehlo.constant dense<"0x59F631C0B3E381BFBACF93C0695EE83EDD87C53F14DE04BF1D60124040B76DC05BCF3D3D52F8D83F0987833F27F17CBF089E9FBFC866FB3E0797FEBEED6EAA3F8C311DBFD4E06040D5C2D0BF6AF028C0260E3ABF91357F3E9E81AD3F246E6FC090544A3F68282C40CB87504097DC50C05F336A3E38CB12C0D12F5840318B60C0B5F98F41FB4C2E42CD74C441864C17C237F97DC19C692441B1FEAF3F8D21384138FAA5C02FA880C0CCCC1AC1B0458C403BDBCE3FB56F72BFEE1C6DBF40F798C0F2FB50C04AE505C087759CC0B20310406D0D2F3F8132A5BF48C1DEBF47624BBFC61B56414FFB3DC041868F41B4E383BF472826BFCD24A03FF237C43FCF7947410AD4A2412E60B041AC840642E15F9AC11A6804C175245441A8651140B0DD6541174B9340DA9DF54016876B40EEFFFEC0CCDF0FC0AD2F0740402F39405FD2883FF7F997C0726583C080D709C1C47B9040FA41ED3F802C20BE432F2ABF203980C0DE18E3406CF84F3E470FAA40F0DA0CC0302EDB3D746E8540D5C7124035349340BCCCB34137B84C42FF87D641313334C25FD497C1DAE05541434B2A3FDC1F6B41E13D1B40469525BE5E1552401EB2BF3D45A7383FD1A72C40F487B8BD21304B3F80134441B13901C1A8D06B418A0796404947D23F8E27754062D1D4BFFEAF2741234D2741BB630EC1551E64417163F740BDDBF63FF7F92041AF893FC03DAE4741B3F8ABBF104B1AC048016FBD6A86284072796E3E79D328BFE78AF6BF0C38ED3F65BA9EC09B3182C03967CAC063607C409D6035404E5C38C0BF0168BECF69A3C0EC3F0C410C8B514169987A4186AF31C1574CC4C06E068E40255F443F507DF0409DA93042D453754228E2874266F96EC2ED64B2C1F78458418B5E834173C6A94102720740277C49BFD7231B40B0108DBFB611A03F7724D8BF7CF6304032BC50BF8FF303427F27E341136C61421112D6C106175FC1A259724199673F402F7BEC41B444BF40E8368BC0E16D2C4182BDD73FB54E1140ADD61BBF3A01A93F70014940638E32C0A67285C07B0BB1C01A053C4050785640700025C00A212B3FCECD62C086FAF640B04C0EC1901F27412EEF064104A97E3F785415410DE95CC070B7214147C18D400A4999BF100C0641EB7D06BF58ACC43F1BD9A73E12CE1140AF295D3EEC0FD8419D3A1E422B633A429C320EC2AB608EC1C5EA27419FCD16405C5FC6416BD33740422F30411892073E960B11C1DD6A82C01E124940CC42BC3F7321D3BFF0432340E3A37341E8248940CF263AC169F3BDC0674E5940F6893FC0B47884401B339D41D3B1D6419F21B941B8BDBAC10E5938C1DA2A79413D7D644077663941EA231140CA0B3141681CC03FE5B11BC1390E56C04C5F0840B2DB923F9459D7BD9DCDB041FBFA42C1B3C0F7414CA40D4168AAAD3F25D7654179F16BC09250B841"> : tensor<32x8xf32>
    %expected7 = stablehlo.constant dense<"0x809B36BF2EF24743D606A3C13886F0C1A288F342B052D141A139A642554E9A42"> : tensor<8xf32>
    %expected8 = stablehlo.constant dense<"0x9947B2C1D21B3E433F1A81C13D8E26C2CB1170C2389F5E41D46B0B43841CBDC2"> : tensor<8xf32>
    %got:9 = call @model(%in0, %in1, %in2, %in3, %in4, %in5, %in6, %in7, %in8) : (tensor<2x5x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x32xf32>, tensor<32x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<2x5x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x32xf32>, tensor<32x8xf32>, tensor<8xf32>, tensor<8xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<8x8xf32>, tensor<8x8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<8x8xf32>, tensor<8x8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<8x8xf32>, tensor<8x8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<8x8xf32>, tensor<8x8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#5, %expected5) {has_side_effect = true} : (tensor<8x32xf32>, tensor<8x32xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#6, %expected6) {has_side_effect = true} : (tensor<32x8xf32>, tensor<32x8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#7, %expected7) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#8, %expected8) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x5x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>, %arg4: tensor<8x8xf32>, %arg5: tensor<8x32xf32>, %arg6: tensor<32x8xf32>, %arg7: tensor<8xf32>, %arg8: tensor<8xf32>) -> (tensor<2x5x8xf32> {jax.result_info = "result[0]"}, tensor<8x8xf32> {jax.result_info = "result[1]"}, tensor<8x8xf32> {jax.result_info = "result[2]"}, tensor<8x8xf32> {jax.result_info = "result[3]"}, tensor<8x8xf32> {jax.result_info = "result[4]"}, tensor<8x32xf32> {jax.result_info = "result[5]"}, tensor<32x8xf32> {jax.result_info = "result[6]"}, tensor<8xf32> {jax.result_info = "result[7]"}, tensor<8xf32> {jax.result_info = "result[8]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x5x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x8xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x5x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6:4 = call @_var(%arg0, %c) : (tensor<2x5x8xf32>, tensor<i32>) -> (tensor<2x5x1xf32>, tensor<2x5x8xf32>, tensor<f32>, tensor<i1>)
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %8 = stablehlo.add %6#0, %7 : tensor<2x5x1xf32>
    %9 = stablehlo.rsqrt %8 : tensor<2x5x1xf32>
    %10 = stablehlo.divide %9, %8 : tensor<2x5x1xf32>
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %12 = stablehlo.multiply %11, %10 : tensor<2x5x1xf32>
    %13 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x8xf32>
    %14 = stablehlo.multiply %5, %13 : tensor<2x5x8xf32>
    %15 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x5x8xf32>
    %17 = stablehlo.multiply %14, %16 : tensor<2x5x8xf32>
    %18 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x5x8xf32>
    %20 = stablehlo.add %17, %19 : tensor<2x5x8xf32>
    %21 = stablehlo.dot_general %20, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %22 = stablehlo.reshape %21 : (tensor<2x5x8xf32>) -> tensor<2x5x2x4xf32>
    %23 = stablehlo.dot_general %20, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %24 = stablehlo.reshape %23 : (tensor<2x5x8xf32>) -> tensor<2x5x2x4xf32>
    %25 = stablehlo.dot_general %20, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %26 = stablehlo.reshape %25 : (tensor<2x5x8xf32>) -> tensor<2x5x2x4xf32>
    %27 = stablehlo.dot_general %22, %24, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x2x4xf32>, tensor<2x5x2x4xf32>) -> tensor<2x2x5x5xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x2x5x5xf32>
    %29 = stablehlo.divide %27, %28 : tensor<2x2x5x5xf32>
    %c_4 = stablehlo.constant dense<true> : tensor<i1>
    %30 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %31 = call @tril(%30) : (tensor<5x5xi1>) -> tensor<5x5xi1>
    %cst_5 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %32:2 = call @_where_0(%31, %29, %cst_5) : (tensor<5x5xi1>, tensor<2x2x5x5xf32>, tensor<f32>) -> (tensor<2x2x5x5xf32>, tensor<2x2x5x5xi1>)
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %33 = stablehlo.reduce(%32#0 init: %cst_6) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x2x5xf32>
    %35 = stablehlo.maximum %34, %33 : tensor<2x2x5xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %38 = stablehlo.subtract %32#0, %37 : tensor<2x2x5x5xf32>
    %39 = stablehlo.exponential %38 : tensor<2x2x5x5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_8) applies stablehlo.add across dimensions = [3] : (tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %43 = stablehlo.divide %39, %42 : tensor<2x2x5x5xf32>
    %44 = stablehlo.multiply %41, %41 : tensor<2x2x5x1xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x2x5x1xf32>
    %46 = stablehlo.divide %45, %44 : tensor<2x2x5x1xf32>
    %47 = stablehlo.dot_general %26, %43, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x2x4xf32>, tensor<2x2x5x5xf32>) -> tensor<2x2x4x5xf32>
    %48 = stablehlo.transpose %47, dims = [0, 3, 1, 2] : (tensor<2x2x4x5xf32>) -> tensor<2x5x2x4xf32>
    %49 = stablehlo.reshape %48 : (tensor<2x5x2x4xf32>) -> tensor<2x5x8xf32>
    %50 = stablehlo.dot_general %49, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %51 = stablehlo.add %arg0, %50 : tensor<2x5x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %cst_11 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %55 = stablehlo.divide %53, %54 : tensor<2x5x1xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x8xf32>
    %57 = stablehlo.subtract %51, %56 : tensor<2x5x8xf32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %58:4 = call @_var(%51, %c_12) : (tensor<2x5x8xf32>, tensor<i32>) -> (tensor<2x5x1xf32>, tensor<2x5x8xf32>, tensor<f32>, tensor<i1>)
    %cst_13 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %60 = stablehlo.add %58#0, %59 : tensor<2x5x1xf32>
    %61 = stablehlo.rsqrt %60 : tensor<2x5x1xf32>
    %62 = stablehlo.divide %61, %60 : tensor<2x5x1xf32>
    %cst_14 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %64 = stablehlo.multiply %63, %62 : tensor<2x5x1xf32>
    %65 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x8xf32>
    %66 = stablehlo.multiply %57, %65 : tensor<2x5x8xf32>
    %67 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x5x8xf32>
    %69 = stablehlo.multiply %66, %68 : tensor<2x5x8xf32>
    %70 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x5x8xf32>
    %72 = stablehlo.add %69, %71 : tensor<2x5x8xf32>
    %73 = stablehlo.dot_general %72, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x32xf32>) -> tensor<2x5x32xf32>
    %74 = stablehlo.multiply %73, %73 : tensor<2x5x32xf32>
    %75 = stablehlo.multiply %74, %73 : tensor<2x5x32xf32>
    %76 = stablehlo.multiply %73, %73 : tensor<2x5x32xf32>
    %cst_15 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x5x32xf32>
    %78 = stablehlo.multiply %77, %76 : tensor<2x5x32xf32>
    %cst_16 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x5x32xf32>
    %80 = stablehlo.multiply %79, %75 : tensor<2x5x32xf32>
    %81 = stablehlo.add %73, %80 : tensor<2x5x32xf32>
    %cst_17 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x5x32xf32>
    %83 = stablehlo.multiply %82, %81 : tensor<2x5x32xf32>
    %84 = stablehlo.tanh %83 : tensor<2x5x32xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x5x32xf32>
    %86 = stablehlo.subtract %85, %84 : tensor<2x5x32xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x5x32xf32>
    %88 = stablehlo.add %87, %84 : tensor<2x5x32xf32>
    %cst_20 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x5x32xf32>
    %90 = stablehlo.multiply %89, %88 : tensor<2x5x32xf32>
    %91 = stablehlo.multiply %73, %90 : tensor<2x5x32xf32>
    %92 = stablehlo.dot_general %91, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x32xf32>, tensor<32x8xf32>) -> tensor<2x5x8xf32>
    %93 = stablehlo.add %51, %92 : tensor<2x5x8xf32>
    %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x5x8xf32>
    %95 = stablehlo.multiply %94, %93 : tensor<2x5x8xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x5x8xf32>
    %97 = stablehlo.multiply %96, %95 : tensor<2x5x8xf32>
    %98 = stablehlo.dot_general %97, %91, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<2x5x32xf32>) -> tensor<8x32xf32>
    %99 = stablehlo.transpose %98, dims = [1, 0] : (tensor<8x32xf32>) -> tensor<32x8xf32>
    %100 = stablehlo.dot_general %97, %arg6, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<32x8xf32>) -> tensor<2x5x32xf32>
    %101 = stablehlo.multiply %73, %100 : tensor<2x5x32xf32>
    %102 = stablehlo.multiply %100, %90 : tensor<2x5x32xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x5x32xf32>
    %104 = stablehlo.multiply %103, %101 : tensor<2x5x32xf32>
    %105 = stablehlo.multiply %104, %86 : tensor<2x5x32xf32>
    %106 = stablehlo.multiply %105, %84 : tensor<2x5x32xf32>
    %107 = stablehlo.add %105, %106 : tensor<2x5x32xf32>
    %cst_24 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x5x32xf32>
    %109 = stablehlo.multiply %108, %107 : tensor<2x5x32xf32>
    %110 = stablehlo.add %102, %109 : tensor<2x5x32xf32>
    %cst_25 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x5x32xf32>
    %112 = stablehlo.multiply %111, %109 : tensor<2x5x32xf32>
    %113 = stablehlo.multiply %112, %78 : tensor<2x5x32xf32>
    %114 = stablehlo.add %110, %113 : tensor<2x5x32xf32>
    %115 = stablehlo.dot_general %114, %72, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x32xf32>, tensor<2x5x8xf32>) -> tensor<32x8xf32>
    %116 = stablehlo.transpose %115, dims = [1, 0] : (tensor<32x8xf32>) -> tensor<8x32xf32>
    %117 = stablehlo.dot_general %114, %arg5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x32xf32>, tensor<8x32xf32>) -> tensor<2x5x8xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.reduce(%117 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %119 = stablehlo.reshape %118 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.reduce(%119 init: %cst_27) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %121 = stablehlo.multiply %66, %117 : tensor<2x5x8xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.reduce(%121 init: %cst_28) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %123 = stablehlo.reshape %122 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %124 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x5x8xf32>
    %125 = stablehlo.multiply %117, %124 : tensor<2x5x8xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.reduce(%123 init: %cst_29) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %127 = stablehlo.multiply %57, %125 : tensor<2x5x8xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.reduce(%127 init: %cst_30) applies stablehlo.add across dimensions = [2] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5xf32>
    %129 = stablehlo.reshape %128 : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %130 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x8xf32>
    %131 = stablehlo.multiply %125, %130 : tensor<2x5x8xf32>
    %132 = stablehlo.multiply %129, %64 : tensor<2x5x1xf32>
    %133 = call @_var_1(%58#1, %58#2, %58#3, %132) : (tensor<2x5x8xf32>, tensor<f32>, tensor<i1>, tensor<2x5x1xf32>) -> tensor<2x5x8xf32>
    %134 = stablehlo.add %97, %133 : tensor<2x5x8xf32>
    %135 = stablehlo.negate %131 : tensor<2x5x8xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.reduce(%135 init: %cst_31) applies stablehlo.add across dimensions = [2] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5xf32>
    %137 = stablehlo.reshape %136 : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %138 = stablehlo.add %134, %131 : tensor<2x5x8xf32>
    %cst_32 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %140 = stablehlo.divide %137, %139 : tensor<2x5x1xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.reduce(%140 init: %cst_33) applies stablehlo.add across dimensions = [2] : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5xf32>
    %142 = stablehlo.broadcast_in_dim %141, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x8xf32>
    %143 = stablehlo.add %138, %142 : tensor<2x5x8xf32>
    %144 = stablehlo.dot_general %143, %49, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<8x8xf32>
    %145 = stablehlo.transpose %144, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %146 = stablehlo.dot_general %143, %arg4, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %147 = stablehlo.reshape %146 : (tensor<2x5x8xf32>) -> tensor<2x5x2x4xf32>
    %148 = stablehlo.transpose %147, dims = [0, 2, 3, 1] : (tensor<2x5x2x4xf32>) -> tensor<2x2x4x5xf32>
    %149 = stablehlo.dot_general %148, %26, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x5xf32>, tensor<2x5x2x4xf32>) -> tensor<2x2x5x5xf32>
    %150 = stablehlo.dot_general %148, %43, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x5xf32>, tensor<2x2x5x5xf32>) -> tensor<2x2x4x5xf32>
    %151 = stablehlo.transpose %150, dims = [0, 3, 1, 2] : (tensor<2x2x4x5xf32>) -> tensor<2x5x2x4xf32>
    %152 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %153 = stablehlo.multiply %149, %152 : tensor<2x2x5x5xf32>
    %154 = stablehlo.multiply %153, %39 : tensor<2x2x5x5xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.reduce(%154 init: %cst_34) applies stablehlo.add across dimensions = [3] : (tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %156 = stablehlo.reshape %155 : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %157 = stablehlo.negate %156 : tensor<2x2x5x1xf32>
    %158 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %159 = stablehlo.divide %149, %158 : tensor<2x2x5x5xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.reduce(%157 init: %cst_35) applies stablehlo.add across dimensions = [3] : (tensor<2x2x5x1xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [0, 1, 2] : (tensor<2x2x5xf32>) -> tensor<2x2x5x5xf32>
    %162 = stablehlo.add %159, %161 : tensor<2x2x5x5xf32>
    %163 = stablehlo.multiply %162, %39 : tensor<2x2x5x5xf32>
    %164 = call @_where_3(%32#1, %163) : (tensor<2x2x5x5xi1>, tensor<2x2x5x5xf32>) -> tensor<2x2x5x5xf32>
    %cst_36 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x2x5x5xf32>
    %166 = stablehlo.divide %164, %165 : tensor<2x2x5x5xf32>
    %167 = stablehlo.dot_general %166, %22, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x5x5xf32>, tensor<2x5x2x4xf32>) -> tensor<2x2x5x4xf32>
    %168 = stablehlo.transpose %167, dims = [0, 2, 1, 3] : (tensor<2x2x5x4xf32>) -> tensor<2x5x2x4xf32>
    %169 = stablehlo.dot_general %166, %24, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x5x5xf32>, tensor<2x5x2x4xf32>) -> tensor<2x2x5x4xf32>
    %170 = stablehlo.transpose %169, dims = [0, 2, 1, 3] : (tensor<2x2x5x4xf32>) -> tensor<2x5x2x4xf32>
    %171 = stablehlo.reshape %151 : (tensor<2x5x2x4xf32>) -> tensor<2x5x8xf32>
    %172 = stablehlo.dot_general %171, %20, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<8x8xf32>
    %173 = stablehlo.transpose %172, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %174 = stablehlo.dot_general %171, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %175 = stablehlo.reshape %168 : (tensor<2x5x2x4xf32>) -> tensor<2x5x8xf32>
    %176 = stablehlo.dot_general %175, %20, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<8x8xf32>
    %177 = stablehlo.transpose %176, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %178 = stablehlo.dot_general %175, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %179 = stablehlo.add %174, %178 : tensor<2x5x8xf32>
    %180 = stablehlo.reshape %170 : (tensor<2x5x2x4xf32>) -> tensor<2x5x8xf32>
    %181 = stablehlo.dot_general %180, %20, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<8x8xf32>
    %182 = stablehlo.transpose %181, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %183 = stablehlo.dot_general %180, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %184 = stablehlo.add %179, %183 : tensor<2x5x8xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %185 = stablehlo.reduce(%184 init: %cst_37) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %186 = stablehlo.reshape %185 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %187 = stablehlo.reduce(%186 init: %cst_38) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %188 = stablehlo.add %120, %187 : tensor<8xf32>
    %189 = stablehlo.multiply %14, %184 : tensor<2x5x8xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %190 = stablehlo.reduce(%189 init: %cst_39) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %191 = stablehlo.reshape %190 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %192 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x5x8xf32>
    %193 = stablehlo.multiply %184, %192 : tensor<2x5x8xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %194 = stablehlo.reduce(%191 init: %cst_40) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %195 = stablehlo.add %126, %194 : tensor<8xf32>
    %196 = stablehlo.multiply %5, %193 : tensor<2x5x8xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %197 = stablehlo.reduce(%196 init: %cst_41) applies stablehlo.add across dimensions = [2] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5xf32>
    %198 = stablehlo.reshape %197 : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %199 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x8xf32>
    %200 = stablehlo.multiply %193, %199 : tensor<2x5x8xf32>
    %201 = stablehlo.multiply %198, %12 : tensor<2x5x1xf32>
    %202 = call @_var_1(%6#1, %6#2, %6#3, %201) : (tensor<2x5x8xf32>, tensor<f32>, tensor<i1>, tensor<2x5x1xf32>) -> tensor<2x5x8xf32>
    %203 = stablehlo.add %143, %202 : tensor<2x5x8xf32>
    %204 = stablehlo.negate %200 : tensor<2x5x8xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %205 = stablehlo.reduce(%204 init: %cst_42) applies stablehlo.add across dimensions = [2] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5xf32>
    %206 = stablehlo.reshape %205 : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %207 = stablehlo.add %203, %200 : tensor<2x5x8xf32>
    %cst_43 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %209 = stablehlo.divide %206, %208 : tensor<2x5x1xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %210 = stablehlo.reduce(%209 init: %cst_44) applies stablehlo.add across dimensions = [2] : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5xf32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x8xf32>
    %212 = stablehlo.add %207, %211 : tensor<2x5x8xf32>
    return %212, %182, %177, %173, %145, %116, %99, %195, %188 : tensor<2x5x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x32xf32>, tensor<32x8xf32>, tensor<8xf32>, tensor<8xf32>
  }
  func.func private @_var(%arg0: tensor<2x5x8xf32>, %arg1: tensor<i32>) -> (tensor<2x5x1xf32>, tensor<2x5x8xf32>, tensor<f32>, tensor<i1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x5x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x8xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x5x8xf32>
    %6 = chlo.square %5 : tensor<2x5x8xf32> -> tensor<2x5x8xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x5x8xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<2x5x8xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<2x5x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %16 = call @_where(%15, %14, %cst_5) : (tensor<i1>, tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5x1xf32>
    return %16, %8, %10, %15 : tensor<2x5x1xf32>, tensor<2x5x8xf32>, tensor<f32>, tensor<i1>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<2x5x1xf32>, %arg2: tensor<f32>) -> tensor<2x5x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<2x5x1xf32>
    return %2 : tensor<2x5x1xf32>
  }
  func.func private @tril(%arg0: tensor<5x5xi1>) -> tensor<5x5xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %2 = stablehlo.add %0, %1 : tensor<5x5xi32>
    %3 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<5x5xi1>, tensor<5x5xi1>
    return %6 : tensor<5x5xi1>
  }
  func.func private @_where_0(%arg0: tensor<5x5xi1>, %arg1: tensor<2x2x5x5xf32>, %arg2: tensor<f32>) -> (tensor<2x2x5x5xf32>, tensor<2x2x5x5xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<5x5xi1>) -> tensor<2x2x5x5xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x5x5xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x5x5xi1>, tensor<2x2x5x5xf32>
    return %3, %1 : tensor<2x2x5x5xf32>, tensor<2x2x5x5xi1>
  }
  func.func private @_var_1(%arg0: tensor<2x5x8xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<2x5x1xf32>) -> tensor<2x5x8xf32> {
    %0 = call @_where_2(%arg2, %arg3) : (tensor<i1>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %2 = stablehlo.divide %0, %1 : tensor<2x5x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x8xf32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<2x5x8xf32>
    %6 = stablehlo.negate %5 : tensor<2x5x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5xf32>
    %8 = stablehlo.reshape %7 : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<2x5x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x8xf32>
    %13 = stablehlo.add %5, %12 : tensor<2x5x8xf32>
    return %13 : tensor<2x5x8xf32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<2x5x1xf32>) -> tensor<2x5x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<2x5x1xf32>
    return %1 : tensor<2x5x1xf32>
  }
  func.func private @_where_3(%arg0: tensor<2x2x5x5xi1>, %arg1: tensor<2x2x5x5xf32>) -> tensor<2x2x5x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x5x5xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x5x5xi1>, tensor<2x2x5x5xf32>
    return %1 : tensor<2x2x5x5xf32>
  }
}
// -----
// llama_block
module @jit_llama_block attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xBF25C7BF6217D53F2CF9B8BDADBC25BFA6488CBE6C18BDBFFB27B63F3C3EC9BE0307AF3FC090533DE7FAB63F766D833E756D5A3F7B16383F01901F3F7824B23E6B706EBEF72CF53F062D68BF1F278D3BE3E3733CB70CCE3ED7E3DBBE6E26A13E12E52CBE6C7DCABF31811C3C53DF8CBF5A00DEBF85280C3ED8CBF93EAFD5063F1932113F145FF7BFCD35AEBF5A9CFC3FF00A86BF14601C3F25DB2FBF762BA33DF31C22BF29C10F3F840E0C3E3D86E5BE0A6C86BFB319893E5F3A9BBFCCDEDA3E541828405FD2AC3FA6E5373FE152AFBD0C29F8BFAE40A9BF8E32A43F742D4ABF2F0233BF47A029BE22F187BFC2069DBFE7BD4EBD463B64BF65B33DBF23FC47BF66B9053F5BB26DBE92DB36BE72D1183FD57211BE47778EBEDEDEF03E040F2B3F6F9A16BEB115A53D682348BFB9555CBFDAE6443F72CFE33EE01CE93E24CC8F3E"> : tensor<2x5x8xf32>
    %in1 = stablehlo.constant dense<"0x9AB3633E00F93DBEE0AA3E3EA506CFBEBE0F1A3F0F6387BE9F3E4D3EED4FDA3EE8991D3E97C71A3DC8958D3B3AF2B8BC38376CBEC11B38BE9382173F90D331BD5BEEA0BEBA7953BE1D5BE13E3F5D8A3EC782653E1DF6D2BD6AD96A3E23CD83BE02ADD4BDAF9DC63E540DB33E5B18C9BE3A36AFBEFD18323D87C1303F642744BFA702E43D27E80CBF37E981BE174515BE7F3D2CBE90A45ABEC3ED3C3B9D3D5BBE72C115BFA1B79F3E2F309A3E9FAEAC3E6FC51DBFAFDFF43DC3708A3EB030D3BEA078703BC47D3EBDE0A23C3F8311453F1B6E2ABFCD607F3F3070BBBE87D7C83E0BC2C63ED8EACBBEE10A4A3EEC2E30BDB70D633E7DF7BC3DA502F53EB811F73C"> : tensor<8x8xf32>
    %in2 = stablehlo.constant dense<"0xBF8589BD5579E03EEDBA6D3E19E0953E7B1B88BEE011D6BEFB8968BED7497EBE7C03A13EACE1C73E5D2A7EBDAF86123F9B210C3F7464C73DCD52A8BE8E51213F10F1C7BC85B54E3D2B1A0BBEA33AB6BE806316BF879C813EC770A0BEE3A59C3F8A6DDEBE87C100BFEBF3503E099A1C3FBBA5D33CF8636A3E7EC73CBF1FC18ABE62E0DBBE7E0D42BF11A93F3D62AA65BF936407BFDA085CBE523FAABE725E223ED054FA3DCC0CB73E93169A3E72A3E93EA92849BA9F99F83D1A84513E2017683DD7B022BE202B08BE9B6FA7BEBBB12C3ED3081ABD67D187BEB3A087BEC0E3F7BE7B77C83EA4CE003D92B3B0BE3097A53E528F65BE920610BF7525D13EB3FE5BBE"> : tensor<8x8xf32>
    %in3 = stablehlo.constant dense<"0x2E7C27BE4FF0863C9500EA3EFF50033C4794F5BEA3C55E3EDCA646BECB52413F9FD2EAB91DDE64BF6F60123E7720473FCF5F213F5F7D3B3FCDD8D0BE0FCFBA3E4FDD93BEE6BCB73DAF5902BF0BFC83BECE7E8ABE2D06B83EBFFCA33E4FC5E23D7D480ABF874BFFBDFECD98BE0F1CB23ED24AF13E0859D83E3FAB9ABE9C438CBFD9EF34BF1993113FA25A24BE97BF99BE5B35283F698D013F273A203C175BF0BD436F58BD7E17BA3D47D8233FEB0A2D3ED5B0943E6F77EF3EB58CEFBE81989A3E8B4FF1BDF7D280BFB0EC59BFB082D0BECB96593EFF723A3D8008973DD0C6473F6CF401BF88C933BCC264F93DEBC996BE64A4393CB7D523BFD95F103F3C988BBE"> : tensor<8x8xf32>
    %in4 = stablehlo.constant dense<"0xF003503FE0D254BC9D8BD23EB0A9AEBC977B49BCEA376FBE332C433D9540023EBB9DA0BE6FDF4CBD80E579BE507C6B3FD00313BD563B1E3FFA40A0BD9068D43DC44E07BFF61E37BE5378AC3D2368223F2AD9B53D67B10D3FA938833E5AA5263F3478C1BC42C2743F7BD146BEADF89CBE9FD1F7BE6AB26E3FA7D2A73E19DB08BEC3CCFF3EE0D68C3EDB54493F837F1EBF0D62D9BDE2723DBEE81A4ABFAF27D93E4582DDBDFA79973E02A4713F49B010BE17812CBE5C6B423D3230CA3E2B2068BE8F3881BE2A83D83E36171B3E536151BFD2F5FABEFFB9193F3CA1243E05199CBE7F998BBDE77EAD3B9FAD963E0F160BBFF439ACBEF89ADF3DA99123BDC83B6A3E"> : tensor<8x8xf32>
    %in5 = stablehlo.constant dense<"0x2D19633C10F0553EFAA18F3EF2F68B3EFCABF7BCC60AD53EC35D8C3D1744423E9750AD3DCCC2973DE50562BE7B74573EC5845A3F2C46E6BD037AAE3C031309BE73EB15BE3A3AED3E99BC4EBE35A311BEC3D6F3BE04BD68BE833403BF2517423E4A04573F9749E1BDCC0100BF6E3D8A3EB54F5FBE6794C73E5647ADBD021842BE9BAC5ABDFDC9683E2CBA8BBD059818BE045374BD635BC3BEADEFF33D7A3809BF226F08BE7D48693E6031BA3DB458353E33DB9FBC4BACB33EA7088E3EF50D093E96788E3EB687663ED20007BE426CCEBEA022013E35C2273E1B7FA73EA7D18FBE523A8BBE08480D3E67E6AEBC95D310BF6A77E63D1E440EBF003191BE479ECF3E95260C3F8EB9BABED060CABD8C7F513C59CC083FCB6817BEB07F12BE5FE2ED3E3D45E6BD41DC5D3EA0E3E2BE2B6952BD01EAFEBE581DA2BEBEE6803E844B75BCFF0EC4BD110466BE339287BD0201B93DD7F9963E7C9C49BF5D847FBE5A7F433D4CF7F2BC9AD5F73D7360A43D924FBBBD6CD921BE0CD696BD6372B03E73DF60BE945A9ABC7A4A613D7FABEF3E6882B8BDD045933E673BBD3EB8AE9CBC3B7781BDAB2BCABD802D9DBD1536833EBBEE8D3DDF8F903D97D5ACBE429B94BEE29D243F23835ABD8D026EBE1DD1DB3EA824AD3DF49B313EDBA129BDF3CAC3BD436350BD7A63D4BE2517D8BCFBE1B53D971D0E3FEF59D33CCA4333BF86FAE6BCD864523FE812853EE71A79BE8396353E51F263BEE2F1CFBEC409D6BD76EFE03C14C80FBFC982B0BE98344B3B17C8FABD7292F23DB492BABE32605B3E4ED3B5BEF152FC3E2FC503BFFBD0A7BE6037003E51A0FF3EFD8FC13DF3E82C3E0F65AC3BA1A79DBE0D9216BE3C26BABEED68C4BEA5D5F63D2885ACBE8055C43DC2F5C7BE0519B63D901F16BE600ED83E95E4C63DF6D0BD3E7A2268BE56FA893CEBB196BE7B1EFEBD6E09A1BDD1FB5EBE85B3BABEC41DD9BE52B133BF3C41A2BE22C4403E8687F5BEC824D2BE808A093F178843BE2C40C53DE151453E2D874B3ED5D3E9BE8CF68DBD498FF8BE92E03B3F0CF9F4BEC2F2A0BE18D69FBE16E3E5BE29C2CF3E440B3A3F"> : tensor<8x24xf32>
    %in6 = stablehlo.constant dense<"0x6F2612BE27D1CABEC0CB2BBFFCFA95BDFB5FC2BD041448BE5203883D5DCBF23D9B80C63D263AC2BD8935A9BE408B4C3ED107763BA473883E12B6723EF761DABEEA4BDCBE251A68BE0C3EA2BE6B03683E3DD8D73DADD5A83EFD99F33DBE31803D4C47B83EDD4C103E6D5DA73CC965E33EC6880D3DA4FCBABD8EB080BE2DF8573ECF02BE3EAFA578BC56E5C83E134C17BF404888BC141345BC2B555FBE9E14373FCEACA2BC8182FABDCD37FF3BECD019BF726E69BE9206973E473641BE66A17EBEA524C93EF3DCCD3ECAD11E3EE3CF0BBE8B2193BDEE0877BE12CC98BE226CA0BEC7DD3DBEE3EE9EBE632FF0BE0FCD863DB222903DF39E023F45504DBE99ECB53D7021C03D32F59BBDC7A8643E82266E3E5029C93DA6109DBDA1AADBBD4616D2BEF59377BEAA143FBE5FA4ACBE0825073E53CDB73E787A8BBE7C25AE3DE8D69EBE1C58BBBDBA1154BE00E7383E148650BE1C649B3E8AF896BDEB8E47BEF981C0BEA1919B3D6C81893EB8EDA73D3AF12B3F889DDB3EEFF1BCBD6565C3BD754A103E42B880BE5224B33ED92ADE3D80919D3D3D08533E3750043FE711523D6EE70ABD46BDE73EA29D943EC435C5BD81F0CB3A8615703D424CDE3DAD5FD0BEF7ECECBE994D88BE0F2F94BE63C845BEAEFB423E85944FBD6754713D920DBCBE06D10DBED367343EF8C4363ECF965EBE97A6463D1CDF283FA4FEACBB71F254BEED8455BDD388E23C76C139BD581D1ABCA3B6DDBE2CDC93BECE8037BDD0144BBDF0EE2DBEAA8359BD3BF3953C2A9D883EA1D2F3BC8235F53D2E6126BE71BF2F3E45D9E63D50FD843ED12C5B3E0EDC343EE2DEF1BC9C7D963DE05AA33E3C5148BE000C41BE63F15E3DD925FF3D602A7DBE8ABCB7BCEB02E7BC2E222ABF26EB86BDEA4F41BDCDF744BD057CD93E22BFBABEF6527DBEDC9D48BFD4BC13BE5B15F3BD3DAA1CBEA623AA3EDC30843E3857BF3C66B4E3BD6C9F9D3E493AC2BB605F7BBED3CE03BF639207BE97D3673E92D62E3FE169973C031E6BBEBB02B6BE818F293EC48507BFE710293E75337B3E6A06063ECBF586BDBE8C2D3E910C523D270A6FBE971C0E3F"> : tensor<8x24xf32>
    %in7 = stablehlo.constant dense<"0x420C90BDC3DF1E3E87AAF7BEEBB5823EC366963ECB84C33B63DFE43D90C4E43D5FA403BEEF19E03D879B25BECA58F9BD47CC663E239C473E6BAA10BE873C16BEDB3704BE6A0B163E01CC4CBE081C923D48F4183ED39490BC6DDC4E3E784A79BDC5302FBDD92348BE6351503EBFFB1CBE3C448F3D40B069BC279C57BE187DF9BD2B9B8D3EA732253D8BAC4EBEFB1F7A3DAB64EFBCE1D8303FCF92693D69E79BBD2F69913EA985BCBEBE889A3CBF3ACC3E8361BEBC737DB1BE022BA2BD52F1943EC2099A3D38CC2BBE76560CBED340E5BD58F2933D0308893E4789573E58C8BA3D455C88BEF4FA87BE876BDA3DB8C689BED6C838BDF828793DB0FA68BED8C451BE3C359ABC904BCE3D2866593E2BA6F83DA25B713C19D218BE5F525BBE5841D1BDDDE8A73D8EE1893DAB07D7BE1BE820BEE3AE763E33C9813C0A1A91BE703CF13E2BACBDBB576C9D3D35A5A33D2E9196BDD10115BE7042D93EE2744D3E2F55283E4D0CEC3DBA7A4DBEB0D1823E6FAC2CBE8D11683D9FDFA7BEE3FBD0BE415F823D1BB425BED6B0CBBE036FDD3DA518D93E7D4A8E3E78CB52BDDADFE73A60CD353ED3CF653E55B68CBDB2FCDF3B7F43763D25DEE23D4F08DABC67BFC4BC7B4B8D3EB8B5773E218CC33D6A09B03EC7499EBD4731A63EDF36DE3DFF79273F653874BE8B2D0DBE238AAB3D03B5A23DB9B1C73E15E208BECB53393E8A126E3ED74F103EE3CF44BE8E27903E08C47B3EFF96F53DD166273D4A3A393D2F0081BC993B033E9E0BCC3B26C72DBE67C056BE5C041ABE82F8353D63A8B0BBDE68303D1022CD3DAF7900BE6715963E084F5BBD1D88B1BDDD95C53D030FBCBEC6E621BE78EC483E79E9B1BE13E1643E8ABD9A3E335497BD930D6F3D6530653E6532BFBD6EB8313E877309BE3BA0C3BD41B423BE2A598C3DED266D3E48D316BD092D82BE05BD5DBEBFA0A13D68D6BC3E0F45A13D0B799EBD1BEA1C3E813244BD15F29ABDDC4A44BEA439903EE80102BFCD66233E2FF3BDBD5813A8BD074BAD3E0A4112BE36470BBE4FA3D5BC0B83A93DF0FBB4BDC529A1BE844B31BE6635833E5207753CEFC3B83D"> : tensor<24x8xf32>
    %in8 = stablehlo.constant dense<"0x00D985BED7D428BF99BAD63F5EB540BE6001E3BE654E8C3F9CEC38BF0D4018BF"> : tensor<8xf32>
    %expected0 = stablehlo.constant dense<"0x48C444C0D86F3A3F94B326C0834CF13FA457F93EF042CDBE42A2E33F36E2DBBF600B6EBDFE9164BFC6EF8EBFBA44FB3FBC4AB33F8D3AE33F6E79833F74BD7FBFA3F4A8BF58F0DD3F186B34BF39D1913FF99E05BE5D3A8C3F22C0F53EF844CEBEBB7574BF7DD81BC0020892BF620B7C3EB3CBA2BF05042E3F606795BD68F0F0BD50C6A93E5008F5BF851908BF6A0F1940C90A85BF096E743FAAC521BFFCD412BD8AE1D4BEBA84C43D42D3BC3FF8E201C0B89393BFCA7F9FBFF4C4DDBF18B02F3C4C2A0B4039F0563F0898E33E07E1FABD9C59D2BF21D8F5BFFB3E073F587FC0BFBC6AB7BF9A9604BF336208C00C95C2BF1E42703EB4B9CDBF6EF998BFC6080DC030FE5C3F36672BBFF0DBF3BE6A94303F48F188BCC1995ABF449A65BE203AE43D4BA456BFA02383BE817856BFD8417FBFE620953F0E0C243FBEF96F3E72C195BF"> : tensor<2x5x8xf32>
    %got = call @model(%in0, %in1, %in2, %in3, %in4, %in5, %in6, %in7, %in8) : (tensor<2x5x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x24xf32>, tensor<8x24xf32>, tensor<24x8xf32>, tensor<8xf32>) -> tensor<2x5x8xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x5x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>, %arg4: tensor<8x8xf32>, %arg5: tensor<8x24xf32>, %arg6: tensor<8x24xf32>, %arg7: tensor<24x8xf32>, %arg8: tensor<8xf32>) -> (tensor<2x5x8xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2x5x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<2x5x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %6 = stablehlo.add %4, %5 : tensor<2x5x1xf32>
    %7 = stablehlo.rsqrt %6 : tensor<2x5x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x8xf32>
    %9 = stablehlo.multiply %arg0, %8 : tensor<2x5x8xf32>
    %10 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x5x8xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<2x5x8xf32>
    %13 = stablehlo.dot_general %12, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %14 = stablehlo.reshape %13 : (tensor<2x5x8xf32>) -> tensor<2x5x2x4xf32>
    %15 = stablehlo.iota dim = 0 : tensor<5xi32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %17 = stablehlo.iota dim = 0 : tensor<2xi32>
    %18 = stablehlo.negate %17 : tensor<2xi32>
    %19 = stablehlo.convert %18 : (tensor<2xi32>) -> tensor<2xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %21 = stablehlo.divide %19, %20 : tensor<2xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %23 = stablehlo.power %22, %21 : tensor<2xf32>
    %24 = stablehlo.convert %16 : (tensor<5x1xi32>) -> tensor<5x1xf32>
    %25 = stablehlo.broadcast_in_dim %23, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %26 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x2xf32>
    %27 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<5x2xf32>
    %28 = stablehlo.multiply %26, %27 : tensor<5x2xf32>
    %29 = stablehlo.slice %14 [0:2, 0:5, 0:2, 0:2] : (tensor<2x5x2x4xf32>) -> tensor<2x5x2x2xf32>
    %30 = stablehlo.slice %14 [0:2, 0:5, 0:2, 2:4] : (tensor<2x5x2x4xf32>) -> tensor<2x5x2x2xf32>
    %31 = stablehlo.cosine %28 : tensor<5x2xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [1, 2] : (tensor<5x2xf32>) -> tensor<1x5x2xf32>
    %33 = stablehlo.transpose %29, dims = [2, 0, 1, 3] : (tensor<2x5x2x2xf32>) -> tensor<2x2x5x2xf32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [1, 2, 3] : (tensor<1x5x2xf32>) -> tensor<1x1x5x2xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3] : (tensor<1x1x5x2xf32>) -> tensor<2x2x5x2xf32>
    %36 = stablehlo.multiply %33, %35 : tensor<2x2x5x2xf32>
    %37 = stablehlo.sine %28 : tensor<5x2xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [1, 2] : (tensor<5x2xf32>) -> tensor<1x5x2xf32>
    %39 = stablehlo.transpose %30, dims = [2, 0, 1, 3] : (tensor<2x5x2x2xf32>) -> tensor<2x2x5x2xf32>
    %40 = stablehlo.broadcast_in_dim %38, dims = [1, 2, 3] : (tensor<1x5x2xf32>) -> tensor<1x1x5x2xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3] : (tensor<1x1x5x2xf32>) -> tensor<2x2x5x2xf32>
    %42 = stablehlo.multiply %39, %41 : tensor<2x2x5x2xf32>
    %43 = stablehlo.subtract %36, %42 : tensor<2x2x5x2xf32>
    %44 = stablehlo.sine %28 : tensor<5x2xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [1, 2] : (tensor<5x2xf32>) -> tensor<1x5x2xf32>
    %46 = stablehlo.transpose %29, dims = [2, 0, 1, 3] : (tensor<2x5x2x2xf32>) -> tensor<2x2x5x2xf32>
    %47 = stablehlo.broadcast_in_dim %45, dims = [1, 2, 3] : (tensor<1x5x2xf32>) -> tensor<1x1x5x2xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2, 3] : (tensor<1x1x5x2xf32>) -> tensor<2x2x5x2xf32>
    %49 = stablehlo.multiply %46, %48 : tensor<2x2x5x2xf32>
    %50 = stablehlo.cosine %28 : tensor<5x2xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [1, 2] : (tensor<5x2xf32>) -> tensor<1x5x2xf32>
    %52 = stablehlo.transpose %30, dims = [2, 0, 1, 3] : (tensor<2x5x2x2xf32>) -> tensor<2x2x5x2xf32>
    %53 = stablehlo.broadcast_in_dim %51, dims = [1, 2, 3] : (tensor<1x5x2xf32>) -> tensor<1x1x5x2xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2, 3] : (tensor<1x1x5x2xf32>) -> tensor<2x2x5x2xf32>
    %55 = stablehlo.multiply %52, %54 : tensor<2x2x5x2xf32>
    %56 = stablehlo.add %49, %55 : tensor<2x2x5x2xf32>
    %57 = stablehlo.concatenate %43, %56, dim = 3 : (tensor<2x2x5x2xf32>, tensor<2x2x5x2xf32>) -> tensor<2x2x5x4xf32>
    %58 = stablehlo.transpose %57, dims = [1, 2, 0, 3] : (tensor<2x2x5x4xf32>) -> tensor<2x5x2x4xf32>
    %59 = stablehlo.dot_general %12, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %60 = stablehlo.reshape %59 : (tensor<2x5x8xf32>) -> tensor<2x5x2x4xf32>
    %61 = stablehlo.iota dim = 0 : tensor<5xi32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %63 = stablehlo.iota dim = 0 : tensor<2xi32>
    %64 = stablehlo.negate %63 : tensor<2xi32>
    %65 = stablehlo.convert %64 : (tensor<2xi32>) -> tensor<2xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %67 = stablehlo.divide %65, %66 : tensor<2xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %69 = stablehlo.power %68, %67 : tensor<2xf32>
    %70 = stablehlo.convert %62 : (tensor<5x1xi32>) -> tensor<5x1xf32>
    %71 = stablehlo.broadcast_in_dim %69, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %72 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x2xf32>
    %73 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<5x2xf32>
    %74 = stablehlo.multiply %72, %73 : tensor<5x2xf32>
    %75 = stablehlo.slice %60 [0:2, 0:5, 0:2, 0:2] : (tensor<2x5x2x4xf32>) -> tensor<2x5x2x2xf32>
    %76 = stablehlo.slice %60 [0:2, 0:5, 0:2, 2:4] : (tensor<2x5x2x4xf32>) -> tensor<2x5x2x2xf32>
    %77 = stablehlo.cosine %74 : tensor<5x2xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [1, 2] : (tensor<5x2xf32>) -> tensor<1x5x2xf32>
    %79 = stablehlo.transpose %75, dims = [2, 0, 1, 3] : (tensor<2x5x2x2xf32>) -> tensor<2x2x5x2xf32>
    %80 = stablehlo.broadcast_in_dim %78, dims = [1, 2, 3] : (tensor<1x5x2xf32>) -> tensor<1x1x5x2xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2, 3] : (tensor<1x1x5x2xf32>) -> tensor<2x2x5x2xf32>
    %82 = stablehlo.multiply %79, %81 : tensor<2x2x5x2xf32>
    %83 = stablehlo.sine %74 : tensor<5x2xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [1, 2] : (tensor<5x2xf32>) -> tensor<1x5x2xf32>
    %85 = stablehlo.transpose %76, dims = [2, 0, 1, 3] : (tensor<2x5x2x2xf32>) -> tensor<2x2x5x2xf32>
    %86 = stablehlo.broadcast_in_dim %84, dims = [1, 2, 3] : (tensor<1x5x2xf32>) -> tensor<1x1x5x2xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1, 2, 3] : (tensor<1x1x5x2xf32>) -> tensor<2x2x5x2xf32>
    %88 = stablehlo.multiply %85, %87 : tensor<2x2x5x2xf32>
    %89 = stablehlo.subtract %82, %88 : tensor<2x2x5x2xf32>
    %90 = stablehlo.sine %74 : tensor<5x2xf32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [1, 2] : (tensor<5x2xf32>) -> tensor<1x5x2xf32>
    %92 = stablehlo.transpose %75, dims = [2, 0, 1, 3] : (tensor<2x5x2x2xf32>) -> tensor<2x2x5x2xf32>
    %93 = stablehlo.broadcast_in_dim %91, dims = [1, 2, 3] : (tensor<1x5x2xf32>) -> tensor<1x1x5x2xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2, 3] : (tensor<1x1x5x2xf32>) -> tensor<2x2x5x2xf32>
    %95 = stablehlo.multiply %92, %94 : tensor<2x2x5x2xf32>
    %96 = stablehlo.cosine %74 : tensor<5x2xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [1, 2] : (tensor<5x2xf32>) -> tensor<1x5x2xf32>
    %98 = stablehlo.transpose %76, dims = [2, 0, 1, 3] : (tensor<2x5x2x2xf32>) -> tensor<2x2x5x2xf32>
    %99 = stablehlo.broadcast_in_dim %97, dims = [1, 2, 3] : (tensor<1x5x2xf32>) -> tensor<1x1x5x2xf32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1, 2, 3] : (tensor<1x1x5x2xf32>) -> tensor<2x2x5x2xf32>
    %101 = stablehlo.multiply %98, %100 : tensor<2x2x5x2xf32>
    %102 = stablehlo.add %95, %101 : tensor<2x2x5x2xf32>
    %103 = stablehlo.concatenate %89, %102, dim = 3 : (tensor<2x2x5x2xf32>, tensor<2x2x5x2xf32>) -> tensor<2x2x5x4xf32>
    %104 = stablehlo.transpose %103, dims = [1, 2, 0, 3] : (tensor<2x2x5x4xf32>) -> tensor<2x5x2x4xf32>
    %105 = stablehlo.dot_general %12, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %106 = stablehlo.reshape %105 : (tensor<2x5x8xf32>) -> tensor<2x5x2x4xf32>
    %107 = stablehlo.dot_general %58, %104, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x2x4xf32>, tensor<2x5x2x4xf32>) -> tensor<2x2x5x5xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x2x5x5xf32>
    %109 = stablehlo.divide %107, %108 : tensor<2x2x5x5xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %110 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %111 = call @tril(%110) : (tensor<5x5xi1>) -> tensor<5x5xi1>
    %cst_7 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %112 = call @_where(%111, %109, %cst_7) : (tensor<5x5xi1>, tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5x5xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %113 = stablehlo.reduce(%112 init: %cst_8) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x2x5xf32>
    %115 = stablehlo.maximum %114, %113 : tensor<2x2x5xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2] : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %118 = stablehlo.subtract %112, %117 : tensor<2x2x5x5xf32>
    %119 = stablehlo.exponential %118 : tensor<2x2x5x5xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.reduce(%119 init: %cst_10) applies stablehlo.add across dimensions = [3] : (tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [0, 1, 2] : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %123 = stablehlo.divide %119, %122 : tensor<2x2x5x5xf32>
    %124 = stablehlo.dot_general %106, %123, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x2x4xf32>, tensor<2x2x5x5xf32>) -> tensor<2x2x4x5xf32>
    %125 = stablehlo.transpose %124, dims = [0, 3, 1, 2] : (tensor<2x2x4x5xf32>) -> tensor<2x5x2x4xf32>
    %126 = stablehlo.reshape %125 : (tensor<2x5x2x4xf32>) -> tensor<2x5x8xf32>
    %127 = stablehlo.dot_general %126, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %128 = stablehlo.add %arg0, %127 : tensor<2x5x8xf32>
    %129 = stablehlo.multiply %128, %128 : tensor<2x5x8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.reduce(%129 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5xf32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %cst_12 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %133 = stablehlo.divide %131, %132 : tensor<2x5x1xf32>
    %cst_13 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %135 = stablehlo.add %133, %134 : tensor<2x5x1xf32>
    %136 = stablehlo.rsqrt %135 : tensor<2x5x1xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x8xf32>
    %138 = stablehlo.multiply %128, %137 : tensor<2x5x8xf32>
    %139 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x5x8xf32>
    %141 = stablehlo.multiply %138, %140 : tensor<2x5x8xf32>
    %142 = stablehlo.dot_general %141, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x24xf32>) -> tensor<2x5x24xf32>
    %143 = call @silu(%142) : (tensor<2x5x24xf32>) -> tensor<2x5x24xf32>
    %144 = stablehlo.dot_general %141, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x24xf32>) -> tensor<2x5x24xf32>
    %145 = stablehlo.multiply %143, %144 : tensor<2x5x24xf32>
    %146 = stablehlo.dot_general %145, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x24xf32>, tensor<24x8xf32>) -> tensor<2x5x8xf32>
    %147 = stablehlo.add %128, %146 : tensor<2x5x8xf32>
    return %147 : tensor<2x5x8xf32>
  }
  func.func private @tril(%arg0: tensor<5x5xi1>) -> tensor<5x5xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %2 = stablehlo.add %0, %1 : tensor<5x5xi32>
    %3 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<5x5xi1>, tensor<5x5xi1>
    return %6 : tensor<5x5xi1>
  }
  func.func private @_where(%arg0: tensor<5x5xi1>, %arg1: tensor<2x2x5x5xf32>, %arg2: tensor<f32>) -> tensor<2x2x5x5xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<5x5xi1>) -> tensor<2x2x5x5xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x5x5xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x5x5xi1>, tensor<2x2x5x5xf32>
    return %3 : tensor<2x2x5x5xf32>
  }
  func.func private @silu(%arg0: tensor<2x5x24xf32>) -> tensor<2x5x24xf32> {
    %0 = stablehlo.negate %arg0 : tensor<2x5x24xf32>
    %1 = stablehlo.exponential %0 : tensor<2x5x24xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5x24xf32>
    %3 = stablehlo.add %2, %1 : tensor<2x5x24xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5x24xf32>
    %5 = stablehlo.divide %4, %3 : tensor<2x5x24xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<2x5x24xf32>
    return %6 : tensor<2x5x24xf32>
  }
}
// -----
// llama_block_gradient
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xBF25C7BF6217D53F2CF9B8BDADBC25BFA6488CBE6C18BDBFFB27B63F3C3EC9BE0307AF3FC090533DE7FAB63F766D833E756D5A3F7B16383F01901F3F7824B23E6B706EBEF72CF53F062D68BF1F278D3BE3E3733CB70CCE3ED7E3DBBE6E26A13E12E52CBE6C7DCABF31811C3C53DF8CBF5A00DEBF85280C3ED8CBF93EAFD5063F1932113F145FF7BFCD35AEBF5A9CFC3FF00A86BF14601C3F25DB2FBF762BA33DF31C22BF29C10F3F840E0C3E3D86E5BE0A6C86BFB319893E5F3A9BBFCCDEDA3E541828405FD2AC3FA6E5373FE152AFBD0C29F8BFAE40A9BF8E32A43F742D4ABF2F0233BF47A029BE22F187BFC2069DBFE7BD4EBD463B64BF65B33DBF23FC47BF66B9053F5BB26DBE92DB36BE72D1183FD57211BE47778EBEDEDEF03E040F2B3F6F9A16BEB115A53D682348BFB9555CBFDAE6443F72CFE33EE01CE93E24CC8F3E"> : tensor<2x5x8xf32>
    %in1 = stablehlo.constant dense<"0x9AB3633E00F93DBEE0AA3E3EA506CFBEBE0F1A3F0F6387BE9F3E4D3EED4FDA3EE8991D3E97C71A3DC8958D3B3AF2B8BC38376CBEC11B38BE9382173F90D331BD5BEEA0BEBA7953BE1D5BE13E3F5D8A3EC782653E1DF6D2BD6AD96A3E23CD83BE02ADD4BDAF9DC63E540DB33E5B18C9BE3A36AFBEFD18323D87C1303F642744BFA702E43D27E80CBF37E981BE174515BE7F3D2CBE90A45ABEC3ED3C3B9D3D5BBE72C115BFA1B79F3E2F309A3E9FAEAC3E6FC51DBFAFDFF43DC3708A3EB030D3BEA078703BC47D3EBDE0A23C3F8311453F1B6E2ABFCD607F3F3070BBBE87D7C83E0BC2C63ED8EACBBEE10A4A3EEC2E30BDB70D633E7DF7BC3DA502F53EB811F73C"> : tensor<8x8xf32>
    %in2 = stablehlo.constant dense<"0xBF8589BD5579E03EEDBA6D3E19E0953E7B1B88BEE011D6BEFB8968BED7497EBE7C03A13EACE1C73E5D2A7EBDAF86123F9B210C3F7464C73DCD52A8BE8E51213F10F1C7BC85B54E3D2B1A0BBEA33AB6BE806316BF879C813EC770A0BEE3A59C3F8A6DDEBE87C100BFEBF3503E099A1C3FBBA5D33CF8636A3E7EC73CBF1FC18ABE62E0DBBE7E0D42BF11A93F3D62AA65BF936407BFDA085CBE523FAABE725E223ED054FA3DCC0CB73E93169A3E72A3E93EA92849BA9F99F83D1A84513E2017683DD7B022BE202B08BE9B6FA7BEBBB12C3ED3081ABD67D187BEB3A087BEC0E3F7BE7B77C83EA4CE003D92B3B0BE3097A53E528F65BE920610BF7525D13EB3FE5BBE"> : tensor<8x8xf32>
    %in3 = stablehlo.constant dense<"0x2E7C27BE4FF0863C9500EA3EFF50033C4794F5BEA3C55E3EDCA646BECB52413F9FD2EAB91DDE64BF6F60123E7720473FCF5F213F5F7D3B3FCDD8D0BE0FCFBA3E4FDD93BEE6BCB73DAF5902BF0BFC83BECE7E8ABE2D06B83EBFFCA33E4FC5E23D7D480ABF874BFFBDFECD98BE0F1CB23ED24AF13E0859D83E3FAB9ABE9C438CBFD9EF34BF1993113FA25A24BE97BF99BE5B35283F698D013F273A203C175BF0BD436F58BD7E17BA3D47D8233FEB0A2D3ED5B0943E6F77EF3EB58CEFBE81989A3E8B4FF1BDF7D280BFB0EC59BFB082D0BECB96593EFF723A3D8008973DD0C6473F6CF401BF88C933BCC264F93DEBC996BE64A4393CB7D523BFD95F103F3C988BBE"> : tensor<8x8xf32>
    %in4 = stablehlo.constant dense<"0xF003503FE0D254BC9D8BD23EB0A9AEBC977B49BCEA376FBE332C433D9540023EBB9DA0BE6FDF4CBD80E579BE507C6B3FD00313BD563B1E3FFA40A0BD9068D43DC44E07BFF61E37BE5378AC3D2368223F2AD9B53D67B10D3FA938833E5AA5263F3478C1BC42C2743F7BD146BEADF89CBE9FD1F7BE6AB26E3FA7D2A73E19DB08BEC3CCFF3EE0D68C3EDB54493F837F1EBF0D62D9BDE2723DBEE81A4ABFAF27D93E4582DDBDFA79973E02A4713F49B010BE17812CBE5C6B423D3230CA3E2B2068BE8F3881BE2A83D83E36171B3E536151BFD2F5FABEFFB9193F3CA1243E05199CBE7F998BBDE77EAD3B9FAD963E0F160BBFF439ACBEF89ADF3DA99123BDC83B6A3E"> : tensor<8x8xf32>
    %in5 = stablehlo.constant dense<"0x2D19633C10F0553EFAA18F3EF2F68B3EFCABF7BCC60AD53EC35D8C3D1744423E9750AD3DCCC2973DE50562BE7B74573EC5845A3F2C46E6BD037AAE3C031309BE73EB15BE3A3AED3E99BC4EBE35A311BEC3D6F3BE04BD68BE833403BF2517423E4A04573F9749E1BDCC0100BF6E3D8A3EB54F5FBE6794C73E5647ADBD021842BE9BAC5ABDFDC9683E2CBA8BBD059818BE045374BD635BC3BEADEFF33D7A3809BF226F08BE7D48693E6031BA3DB458353E33DB9FBC4BACB33EA7088E3EF50D093E96788E3EB687663ED20007BE426CCEBEA022013E35C2273E1B7FA73EA7D18FBE523A8BBE08480D3E67E6AEBC95D310BF6A77E63D1E440EBF003191BE479ECF3E95260C3F8EB9BABED060CABD8C7F513C59CC083FCB6817BEB07F12BE5FE2ED3E3D45E6BD41DC5D3EA0E3E2BE2B6952BD01EAFEBE581DA2BEBEE6803E844B75BCFF0EC4BD110466BE339287BD0201B93DD7F9963E7C9C49BF5D847FBE5A7F433D4CF7F2BC9AD5F73D7360A43D924FBBBD6CD921BE0CD696BD6372B03E73DF60BE945A9ABC7A4A613D7FABEF3E6882B8BDD045933E673BBD3EB8AE9CBC3B7781BDAB2BCABD802D9DBD1536833EBBEE8D3DDF8F903D97D5ACBE429B94BEE29D243F23835ABD8D026EBE1DD1DB3EA824AD3DF49B313EDBA129BDF3CAC3BD436350BD7A63D4BE2517D8BCFBE1B53D971D0E3FEF59D33CCA4333BF86FAE6BCD864523FE812853EE71A79BE8396353E51F263BEE2F1CFBEC409D6BD76EFE03C14C80FBFC982B0BE98344B3B17C8FABD7292F23DB492BABE32605B3E4ED3B5BEF152FC3E2FC503BFFBD0A7BE6037003E51A0FF3EFD8FC13DF3E82C3E0F65AC3BA1A79DBE0D9216BE3C26BABEED68C4BEA5D5F63D2885ACBE8055C43DC2F5C7BE0519B63D901F16BE600ED83E95E4C63DF6D0BD3E7A2268BE56FA893CEBB196BE7B1EFEBD6E09A1BDD1FB5EBE85B3BABEC41DD9BE52B133BF3C41A2BE22C4403E8687F5BEC824D2BE808A093F178843BE2C40C53DE151453E2D874B3ED5D3E9BE8CF68DBD498FF8BE92E03B3F0CF9F4BEC2F2A0BE18D69FBE16E3E5BE29C2CF3E440B3A3F"> : tensor<8x24xf32>
    %in6 = stablehlo.constant dense<"0x6F2612BE27D1CABEC0CB2BBFFCFA95BDFB5FC2BD041448BE5203883D5DCBF23D9B80C63D263AC2BD8935A9BE408B4C3ED107763BA473883E12B6723EF761DABEEA4BDCBE251A68BE0C3EA2BE6B03683E3DD8D73DADD5A83EFD99F33DBE31803D4C47B83EDD4C103E6D5DA73CC965E33EC6880D3DA4FCBABD8EB080BE2DF8573ECF02BE3EAFA578BC56E5C83E134C17BF404888BC141345BC2B555FBE9E14373FCEACA2BC8182FABDCD37FF3BECD019BF726E69BE9206973E473641BE66A17EBEA524C93EF3DCCD3ECAD11E3EE3CF0BBE8B2193BDEE0877BE12CC98BE226CA0BEC7DD3DBEE3EE9EBE632FF0BE0FCD863DB222903DF39E023F45504DBE99ECB53D7021C03D32F59BBDC7A8643E82266E3E5029C93DA6109DBDA1AADBBD4616D2BEF59377BEAA143FBE5FA4ACBE0825073E53CDB73E787A8BBE7C25AE3DE8D69EBE1C58BBBDBA1154BE00E7383E148650BE1C649B3E8AF896BDEB8E47BEF981C0BEA1919B3D6C81893EB8EDA73D3AF12B3F889DDB3EEFF1BCBD6565C3BD754A103E42B880BE5224B33ED92ADE3D80919D3D3D08533E3750043FE711523D6EE70ABD46BDE73EA29D943EC435C5BD81F0CB3A8615703D424CDE3DAD5FD0BEF7ECECBE994D88BE0F2F94BE63C845BEAEFB423E85944FBD6754713D920DBCBE06D10DBED367343EF8C4363ECF965EBE97A6463D1CDF283FA4FEACBB71F254BEED8455BDD388E23C76C139BD581D1ABCA3B6DDBE2CDC93BECE8037BDD0144BBDF0EE2DBEAA8359BD3BF3953C2A9D883EA1D2F3BC8235F53D2E6126BE71BF2F3E45D9E63D50FD843ED12C5B3E0EDC343EE2DEF1BC9C7D963DE05AA33E3C5148BE000C41BE63F15E3DD925FF3D602A7DBE8ABCB7BCEB02E7BC2E222ABF26EB86BDEA4F41BDCDF744BD057CD93E22BFBABEF6527DBEDC9D48BFD4BC13BE5B15F3BD3DAA1CBEA623AA3EDC30843E3857BF3C66B4E3BD6C9F9D3E493AC2BB605F7BBED3CE03BF639207BE97D3673E92D62E3FE169973C031E6BBEBB02B6BE818F293EC48507BFE710293E75337B3E6A06063ECBF586BDBE8C2D3E910C523D270A6FBE971C0E3F"> : tensor<8x24xf32>
    %in7 = stablehlo.constant dense<"0x420C90BDC3DF1E3E87AAF7BEEBB5823EC366963ECB84C33B63DFE43D90C4E43D5FA403BEEF19E03D879B25BECA58F9BD47CC663E239C473E6BAA10BE873C16BEDB3704BE6A0B163E01CC4CBE081C923D48F4183ED39490BC6DDC4E3E784A79BDC5302FBDD92348BE6351503EBFFB1CBE3C448F3D40B069BC279C57BE187DF9BD2B9B8D3EA732253D8BAC4EBEFB1F7A3DAB64EFBCE1D8303FCF92693D69E79BBD2F69913EA985BCBEBE889A3CBF3ACC3E8361BEBC737DB1BE022BA2BD52F1943EC2099A3D38CC2BBE76560CBED340E5BD58F2933D0308893E4789573E58C8BA3D455C88BEF4FA87BE876BDA3DB8C689BED6C838BDF828793DB0FA68BED8C451BE3C359ABC904BCE3D2866593E2BA6F83DA25B713C19D218BE5F525BBE5841D1BDDDE8A73D8EE1893DAB07D7BE1BE820BEE3AE763E33C9813C0A1A91BE703CF13E2BACBDBB576C9D3D35A5A33D2E9196BDD10115BE7042D93EE2744D3E2F55283E4D0CEC3DBA7A4DBEB0D1823E6FAC2CBE8D11683D9FDFA7BEE3FBD0BE415F823D1BB425BED6B0CBBE036FDD3DA518D93E7D4A8E3E78CB52BDDADFE73A60CD353ED3CF653E55B68CBDB2FCDF3B7F43763D25DEE23D4F08DABC67BFC4BC7B4B8D3EB8B5773E218CC33D6A09B03EC7499EBD4731A63EDF36DE3DFF79273F653874BE8B2D0DBE238AAB3D03B5A23DB9B1C73E15E208BECB53393E8A126E3ED74F103EE3CF44BE8E27903E08C47B3EFF96F53DD166273D4A3A393D2F0081BC993B033E9E0BCC3B26C72DBE67C056BE5C041ABE82F8353D63A8B0BBDE68303D1022CD3DAF7900BE6715963E084F5BBD1D88B1BDDD95C53D030FBCBEC6E621BE78EC483E79E9B1BE13E1643E8ABD9A3E335497BD930D6F3D6530653E6532BFBD6EB8313E877309BE3BA0C3BD41B423BE2A598C3DED266D3E48D316BD092D82BE05BD5DBEBFA0A13D68D6BC3E0F45A13D0B799EBD1BEA1C3E813244BD15F29ABDDC4A44BEA439903EE80102BFCD66233E2FF3BDBD5813A8BD074BAD3E0A4112BE36470BBE4FA3D5BC0B83A93DF0FBB4BDC529A1BE844B31BE6635833E5207753CEFC3B83D"> : tensor<24x8xf32>
    %in8 = stablehlo.constant dense<"0x00D985BED7D428BF99BAD63F5EB540BE6001E3BE654E8C3F9CEC38BF0D4018BF"> : tensor<8xf32>
    %expected0 = stablehlo.constant dense<"0x552A8F40688EED4086F9F0C09AA0FF407056C440553ABF40147C3841EE28ECC01C5223C0424ED340388883C06209724058625F3FFFD7F43F244A5A415BA3C9C0149E28C0EACBA54033080DC0B6241B400FFC2DBE106328402707F240E37D6FC0CBF6CFBFF92A07C017D649C0F2AC343D8BC231C093FF6540A14E874082E125BC627D343FB6DF52C02680A0BF2802A440AD216FC07C90E93F1A5B973F0A2BFB3D81F29940B8EBE5C0EB2ADE408EB43BC070EA3DBF21C03BC1BE2C82C18E496CC0D254854019B932407135CC405C91E8BE7D0B3CBF8087F4C0D3982EC0E60F2DC0FC6C3BBFCCFD7440663BDDC090D4E63E82B0F43F73BCA4C0F5878AC08AFA84C07CA3923F757F3640DA389F3F920E4E3F2751DCBF6941A8C016A9064041090FBF1F241EC0EDB68B3F89F9D8C0681E9B3F38A1BABF60EC4D3D7FB1CD3F0EA990C0"> : tensor<2x5x8xf32>
    %expected1 = stablehlo.constant dense<"0xC694F43D6B27013FFB04A8BE989CE5BE67EB8DBE99A4D33E783A623C4F97CF3F2C4B093FD132F1BFBF8354BFE78A1EC0AB582D3E3E3B29BFE0EF1939A77848C0D5A64BC06D8E8A3F37FE9ABEF136194105CF833FB05FE23FB4114840D9662D3F02C094BD4F23993EDF6FDA3E91740EBE65E5CDBEF4BD613ECC1B353EDC029D3F7482C03E7BC4DB3DA38A883E93AC2F3FE7585F3F53284BBFAB97453ED4F96EC04C12DBBEB5A518C048D7D2BF14B121C0DB07333F1F68E6BF77BE4A3F8A2A85C0E0359C3D32AEEE3E58190CBF232191BF81C610BC895D5B3F4B5AE0BDD53D3140984EFDBEF7E88D3F768B293FD56F243FDD7424BFF770A33F1D94D93E89768240"> : tensor<8x8xf32>
    %expected2 = stablehlo.constant dense<"0x26A9AFBFDB2D59BFFAEA83BED40BC03EA9A6633E0D218ABF79A92B3DCF32C2BF8F5128BEB0C9C1BF1135A0BF3E09B43EEEFE6F3D3790723DF262433F988EA23E6F6D054167C50940DD4896C064729AC05CD20EC0BAE0CA3FC2C8CB3FB0BA8C3FDFFE0ABF4E2377BDE4F073BDD717EC3D67AF9A3E2920E8BD5377F6BD382D53BE3D7B4ABF86EB433E5B6133401171FABE71BB253F4F3FCF3E38C751BF103D5FBE7CB0C64005812FC06873B3BF36BC4FC0BB8165C00FE515C08035663F749044C07F4B8C3F5BBB41C0BB3406409595C8BF9AC421C089244EC0D6CF6EBF416385C0E222CFBF2354943FC58B5FBFD634233FEB603E3F6D85853F7AF3CEBEE80FBB3F"> : tensor<8x8xf32>
    %expected3 = stablehlo.constant dense<"0xF75F56C0B926DA3F44D7D03F16CC8F3F192165C0842E28BF3054B9BEC1396DBF6E8D4D41410825C1BBF0EC3F17B8F2C04AE8B841E0A76641196153BFAE020641E2039CBE72AB4A4022A9B1BEB5DCBB4045DFC03FDC2F7E4024A8B64019600CC0D76DC7BFF6BFA03E92A18BBFD182043F20D00AC0D2FADEBFD618AABE18897FBF4EEDA7BCFF81A2C0B74729C1345C82BFAF2F284013F959C0FBD22A3F060170BE1AEA49410D8A20C144E9D33F72A08EBFF5C70F4238889D41A8602541B11E8741A4622F41B038A8C1966779C12F1C4BC0B54D1142186A6E41F3FF1C41906D7441511EDDBBEBB685BD03F0B0BDB9DE0EBFF800C0C015A025C0E60F2DC08E2646C0"> : tensor<8x8xf32>
    %expected4 = stablehlo.constant dense<"0xEDF2A4BF27D129C0DED80340DD2932406D8D4240C54186400D476F40DDCA9540BAE804C118A073BFD67ED0C1D14681410D7688BEDBFEF54099036140CF4468C1709FD7BFC954B8C08B30784095D4AB4086878A4021C5FB405400CF40DEA706410F882040D824A3C0665926410B2C433E0345744047054F40F5319F40ED362C41DDFE0C41CB1240BF50629041455B28C1CC9ACBC028B206C1E0919DC0FCA5094101200C415285D440D764BA4119FA08C173D7D5C045545FC0B8B5ABC0769516411F2A9DC05D683F400CEC89C1A9E7CE40EBAB7D40D705353F7B750E3F372F39C173A31141F2AD9E4072EFE241CDAD7BC10CFFE8C03FBBD9C0A38189C081654C41"> : tensor<8x8xf32>
    %expected5 = stablehlo.constant dense<"0x09E120BFDFFF49BE0CBF5BBF6CD5EE3D9F2A51BD0BD242BF0E337F3D6543923DE8424CBE78C48DBDCDAD70BEEAF141BF3B72353E40C60040213E7ABE1A9057BE3AA4963DC1763C3D52FAB2BD16FF3FBD66794B3E3E13F3BD1A5B1FBF1452BC3C4E55A23D72D90E3F7F2DBD3F29CBB63BA09EB83E7C65D03F070D443D8FD72E40B9B5BFBF46918A3E05F2C43CD9871140D71234BD413A69BED0BF0B3F8325BF3E84A4C63DFDDF12BE2EBF6B3F2FF83240E6D2293DC18102C0C7F2403FF487AABEDE755440082D66402A3FE3408B9DB6BFD790F4BFAEC493BF8438823F1012DBC08AAF8440CB18673FA4137F40B8740AC0402627BFB93EA9C1BF57ECBFF1B0443FDA4155BDEF3CE8BF0E7E26BF2548CEC0DB37CB3DDF276640B5081A40DDF5DD3E5CD913BDF831713D78BEED3EB2AD213E3E42AABEFEC12EBFBB26143EEC3E0A3F1FCD2D3EE2389B3ED4632BBEBA751BBEC61E7ABD0307093F11A9ECBEF7A8823EA6EB00BC3D92543EC84492BE879420BF3220EA3DC283A33E5C9C843EFB4E1E3D4DAC84BD0645243EA784AB3E7722AE3D36AC0F3FAF450A3FF19D023EFEBDBD3DF0B998BE48954CBE9DAFEB3D491CD1BE04E834BF17E4C0BF62043DBF2998A13EF2BBECBDC4BEB8BEF142A83EEFF2F93EBA6948BE7FF04CBF9D33E5BD2A74203E5AA5084080C7473E4BF469BE317B813EE536193ED44905BE512A8BBEB5A1383F29C56DBF943EA7BE65F82E402584B03F2E97AD3F446C10C0420E45409E2EBFBF031C763EB6045CBF892DD33F24734F3D95B6A23E03777ABF695C633E87268BBD142B02BFEBC2D73E9755883F6841633E674D473FE6A9233D11170C3F0FFF013F4A63EB3EF14F683F60E785BE8938D63EE89899BE0C1CC33D4B695DBFBA16DD3E6735E03D7484DF3E63684ABF7AFD5E3F17C7A23EDF23773E10EA283FF14BF7BD4585E2BE214E1DBF54CC55BFDE2508BEE9B55E3E24B0BEBF3C6224BE2896B6BF4C63AA3E873442BEEF774ABFAB490C3D562119BFAC56584014BB5ABF2B92F13ED6CF0DBE77FA0F3FE70770BF81B52EBFAF090BBED8941D3F7F2B4DBEA7F309BE"> : tensor<8x24xf32>
    %expected6 = stablehlo.constant dense<"0xCC159EBE9FC324BEFF01253F2DA6E1BEE63A183E719F1CBF26BAE83D150730BFBFB9B7BDEE44063FA80C223E436737C0015E083FC75A12C0931B44BDBB25403D9302E13D48B18D3E6584C0BD8FF199BD2539533DC531243AB7F0E6BE9394093D33405F3FACAF7E3EE070C2BF65D1B43FE7371ABE7AB065BC2A4ACABE86C32D40118155BF8E29043FBA70B53D730B4C4071BD67BF0A56BD3F01ED04C0BA565B3FBAEFD43FD56AB23F391B96BFAAFE39BFCFD50FBEA0675AC03CD3B83D170A34BEA6775F4097E43B403F1670C086523DBE95425EBF5675E1C01EE45C3D0B4A3AC0B2EA9540652E44BF1A21ECBFCF10A2410E21AB3E8A0BA841ECB9483FEEB29AC03AF023C0FDACE9C0C7DBF03FDA9DAF3FF43D97407246A140D3B94540897EC1BEACC9413E79D102BED757BBBE0FCB1F3F3F25E93D10A229BFFABB84BD2335F83EF00CF13D261180BCEEAEC93D6DCDFC3F869A413E270C803E7923843E13EC7FBED20DEF3D42EFCD3EBC101C3E5699983E0A150C3D96A2273F74FCF33C599A94BDF2FA20BEBDB2CA3E2A2581BDB303DBBD546C723EA9C60CBF22DA9DBEEE96A2BDB42E253EF71626BFA5409E3BE684A63FFD217ABFEAB6B63F34C307C0B8180EC04D3C6ABDF49026BE3D820CBF0539893DE7C386BEF79CCBBFD422CB3DDD0DB33C67F9CA3EDE91893EF864543F657084BFF50C81BF5A073FBF2DE3543E45DC07BFCDCB1ABFC94EE73FE4620EBFE3948BC00CC98A3FA69EFE3EBA99A43F731E5B401AD282BEA703F0BF1DA51EBF55DDA1BFCF08D63F05D39ABFC173D93F00442CBFA6A4053F17B1B53D9FC955BF4DDB183FA226113EC9C397BF3060BEBE2D3792BE218AAD3E2B2D073FABA7053F6BFBBB405E9BE5BE9A48E33F61D1753E7E3101C0F977523F434E5F3FC2B40B3E618C0DBDDFF2673E543C1C3EFB3C983EF291D1BD6EA76ABFCF210DBFF8CFCA3E15BA2FBF10E4023F17D07CBF1245183DFF78FFBF5D7C213DA3102FBFBB41F03E73B98DBF93A83BBFC4FC34C081EFFB3E22073EBFF18847BEF5088A3FBE37CB3E8099243F43569EBFFB23EA3ED67995BFD2F4883D"> : tensor<8x24xf32>
    %expected7 = stablehlo.constant dense<"0x631054C017DCD83FFAADF3BFC0A3C7BD7D3AA93F2461113F89074C3F8D590EC0B15933C0275C3CBF6EA15CC0ACF920BEFAC17D3F087608BF9E59FE3E70DA48C0924E154051FBF4BFB855C33FB152C8BF7F981C3ECAA251BF0BEB89BFD033903F62914CC0CDC920C1A5E5C2C08E041F40FE33CCBF8F3F6F40735E9E3C8F656FC096043E3D2549F33E7D0EAFBDAD8DE6BDE66AE6BEC45F1BBFF8AEC1BDA81378BDFB34B23F4CA18CBFD33390BD02330EBFB31F45BFF1DBFFBF24B38BBFA4DEB6BD6A1C3440FC5A9D3EB53F1C40DB331E3ECB5AE5BEFE58183FE3C33FBED1330840BFA5F2C0D060A2C094BD06C139F57A40E2FC22406896D640F27376404C98EFC0E7CE17C0D6468FC0FB7260C0701EE73F141B67BF68C5CC3FFEBC2D3F81C8FBBFE201563E2212123F6D3778BC6467A0BEF7E37EBE6118A0BFA08694BCBFA8E6BEACE9D4BE03574FBFD3A0133FBC33F13F017708BF3493FF3F841E703FFE6F1D3F7EBC27BEAA78B0406A6EE83EDD85143F4A598D3EDA0F80C086313F3D9D263E3E83A2D33E6DFFEEBE7B861C3E48CC393E6DA710BF0D3E553EC724A3BEB24943BF8774A841CA8D544022F9CE4176BD4F3E50EC14C1F8C61E409CD93FC0BB9EB8415ABAB2C049FA273FB2C8ABC0ACB8F03FEEDA4940CA0AA13F3D1543408F4AA4C0B25087C0A935DE3F4AB0D8BF3A5F403F5A192B4028F21140DD92223F4D29383FEC271ABFCD54D6BE5D717ABFF8EC163FE08A4FBF53CF4CBEF41A653E7CD688BFBF0632C0427FCFBEEB728CC0165D89C0A799E03F9BC349C085FF1CC095BBA8C0067CA4BE3F68E43F4F445E3FAFFAF4BEA52C003FA78AE43E061AF23E9247133E6D9484BF5EB20B40F97AD73E158ADEBF73F9B43F64E341BF5585893E809E54BEAFEFE43F01DFC5BFB3CE05C06540C23F605DF4BD4C8E94BED4C6843F1D19A4BFF73620BF38E826C0B8A99DBFB9607A3F759181BFA4545B3F19F030BD631614BE291CE0BF086651BF5FFC98BE081FE33EADEEBF3F316ED33F3BA1BA3E133F743FABA888405AFDAA3EE0D58840CD8AC63E40A451BF0F05923F5ECB17BF831F6540"> : tensor<24x8xf32>
    %expected8 = stablehlo.constant dense<"0x980487C063FA3AC24542CF416CE5A5C0E9160EC118E17141BD58A0C20E5515C1"> : tensor<8xf32>
    %got:9 = call @model(%in0, %in1, %in2, %in3, %in4, %in5, %in6, %in7, %in8) : (tensor<2x5x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x24xf32>, tensor<8x24xf32>, tensor<24x8xf32>, tensor<8xf32>) -> (tensor<2x5x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x24xf32>, tensor<8x24xf32>, tensor<24x8xf32>, tensor<8xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<8x8xf32>, tensor<8x8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<8x8xf32>, tensor<8x8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<8x8xf32>, tensor<8x8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<8x8xf32>, tensor<8x8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#5, %expected5) {has_side_effect = true} : (tensor<8x24xf32>, tensor<8x24xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#6, %expected6) {has_side_effect = true} : (tensor<8x24xf32>, tensor<8x24xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#7, %expected7) {has_side_effect = true} : (tensor<24x8xf32>, tensor<24x8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#8, %expected8) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x5x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>, %arg4: tensor<8x8xf32>, %arg5: tensor<8x24xf32>, %arg6: tensor<8x24xf32>, %arg7: tensor<24x8xf32>, %arg8: tensor<8xf32>) -> (tensor<2x5x8xf32> {jax.result_info = "result[0]"}, tensor<8x8xf32> {jax.result_info = "result[1]"}, tensor<8x8xf32> {jax.result_info = "result[2]"}, tensor<8x8xf32> {jax.result_info = "result[3]"}, tensor<8x8xf32> {jax.result_info = "result[4]"}, tensor<8x24xf32> {jax.result_info = "result[5]"}, tensor<8x24xf32> {jax.result_info = "result[6]"}, tensor<24x8xf32> {jax.result_info = "result[7]"}, tensor<8xf32> {jax.result_info = "result[8]"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2x5x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<2x5x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %6 = stablehlo.add %4, %5 : tensor<2x5x1xf32>
    %7 = stablehlo.rsqrt %6 : tensor<2x5x1xf32>
    %8 = stablehlo.divide %7, %6 : tensor<2x5x1xf32>
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %10 = stablehlo.multiply %9, %8 : tensor<2x5x1xf32>
    %11 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x8xf32>
    %12 = stablehlo.multiply %arg0, %11 : tensor<2x5x8xf32>
    %13 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x5x8xf32>
    %15 = stablehlo.multiply %12, %14 : tensor<2x5x8xf32>
    %16 = stablehlo.dot_general %15, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %17 = stablehlo.reshape %16 : (tensor<2x5x8xf32>) -> tensor<2x5x2x4xf32>
    %18 = stablehlo.iota dim = 0 : tensor<5xi32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %20 = stablehlo.iota dim = 0 : tensor<2xi32>
    %21 = stablehlo.negate %20 : tensor<2xi32>
    %22 = stablehlo.convert %21 : (tensor<2xi32>) -> tensor<2xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %24 = stablehlo.divide %22, %23 : tensor<2xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %26 = stablehlo.power %25, %24 : tensor<2xf32>
    %27 = stablehlo.convert %19 : (tensor<5x1xi32>) -> tensor<5x1xf32>
    %28 = stablehlo.broadcast_in_dim %26, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %29 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x2xf32>
    %30 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<5x2xf32>
    %31 = stablehlo.multiply %29, %30 : tensor<5x2xf32>
    %32 = stablehlo.slice %17 [0:2, 0:5, 0:2, 0:2] : (tensor<2x5x2x4xf32>) -> tensor<2x5x2x2xf32>
    %33 = stablehlo.slice %17 [0:2, 0:5, 0:2, 2:4] : (tensor<2x5x2x4xf32>) -> tensor<2x5x2x2xf32>
    %34 = stablehlo.cosine %31 : tensor<5x2xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [1, 2] : (tensor<5x2xf32>) -> tensor<1x5x2xf32>
    %36 = stablehlo.transpose %32, dims = [2, 0, 1, 3] : (tensor<2x5x2x2xf32>) -> tensor<2x2x5x2xf32>
    %37 = stablehlo.broadcast_in_dim %35, dims = [1, 2, 3] : (tensor<1x5x2xf32>) -> tensor<1x1x5x2xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2, 3] : (tensor<1x1x5x2xf32>) -> tensor<2x2x5x2xf32>
    %39 = stablehlo.multiply %36, %38 : tensor<2x2x5x2xf32>
    %40 = stablehlo.sine %31 : tensor<5x2xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [1, 2] : (tensor<5x2xf32>) -> tensor<1x5x2xf32>
    %42 = stablehlo.transpose %33, dims = [2, 0, 1, 3] : (tensor<2x5x2x2xf32>) -> tensor<2x2x5x2xf32>
    %43 = stablehlo.broadcast_in_dim %41, dims = [1, 2, 3] : (tensor<1x5x2xf32>) -> tensor<1x1x5x2xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3] : (tensor<1x1x5x2xf32>) -> tensor<2x2x5x2xf32>
    %45 = stablehlo.multiply %42, %44 : tensor<2x2x5x2xf32>
    %46 = stablehlo.subtract %39, %45 : tensor<2x2x5x2xf32>
    %47 = stablehlo.sine %31 : tensor<5x2xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [1, 2] : (tensor<5x2xf32>) -> tensor<1x5x2xf32>
    %49 = stablehlo.transpose %32, dims = [2, 0, 1, 3] : (tensor<2x5x2x2xf32>) -> tensor<2x2x5x2xf32>
    %50 = stablehlo.broadcast_in_dim %48, dims = [1, 2, 3] : (tensor<1x5x2xf32>) -> tensor<1x1x5x2xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3] : (tensor<1x1x5x2xf32>) -> tensor<2x2x5x2xf32>
    %52 = stablehlo.multiply %49, %51 : tensor<2x2x5x2xf32>
    %53 = stablehlo.cosine %31 : tensor<5x2xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [1, 2] : (tensor<5x2xf32>) -> tensor<1x5x2xf32>
    %55 = stablehlo.transpose %33, dims = [2, 0, 1, 3] : (tensor<2x5x2x2xf32>) -> tensor<2x2x5x2xf32>
    %56 = stablehlo.broadcast_in_dim %54, dims = [1, 2, 3] : (tensor<1x5x2xf32>) -> tensor<1x1x5x2xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2, 3] : (tensor<1x1x5x2xf32>) -> tensor<2x2x5x2xf32>
    %58 = stablehlo.multiply %55, %57 : tensor<2x2x5x2xf32>
    %59 = stablehlo.add %52, %58 : tensor<2x2x5x2xf32>
    %60 = stablehlo.concatenate %46, %59, dim = 3 : (tensor<2x2x5x2xf32>, tensor<2x2x5x2xf32>) -> tensor<2x2x5x4xf32>
    %61 = stablehlo.transpose %60, dims = [1, 2, 0, 3] : (tensor<2x2x5x4xf32>) -> tensor<2x5x2x4xf32>
    %62 = stablehlo.dot_general %15, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %63 = stablehlo.reshape %62 : (tensor<2x5x8xf32>) -> tensor<2x5x2x4xf32>
    %64 = stablehlo.iota dim = 0 : tensor<5xi32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %66 = stablehlo.iota dim = 0 : tensor<2xi32>
    %67 = stablehlo.negate %66 : tensor<2xi32>
    %68 = stablehlo.convert %67 : (tensor<2xi32>) -> tensor<2xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %70 = stablehlo.divide %68, %69 : tensor<2xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %72 = stablehlo.power %71, %70 : tensor<2xf32>
    %73 = stablehlo.convert %65 : (tensor<5x1xi32>) -> tensor<5x1xf32>
    %74 = stablehlo.broadcast_in_dim %72, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %75 = stablehlo.broadcast_in_dim %73, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x2xf32>
    %76 = stablehlo.broadcast_in_dim %74, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<5x2xf32>
    %77 = stablehlo.multiply %75, %76 : tensor<5x2xf32>
    %78 = stablehlo.slice %63 [0:2, 0:5, 0:2, 0:2] : (tensor<2x5x2x4xf32>) -> tensor<2x5x2x2xf32>
    %79 = stablehlo.slice %63 [0:2, 0:5, 0:2, 2:4] : (tensor<2x5x2x4xf32>) -> tensor<2x5x2x2xf32>
    %80 = stablehlo.cosine %77 : tensor<5x2xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [1, 2] : (tensor<5x2xf32>) -> tensor<1x5x2xf32>
    %82 = stablehlo.transpose %78, dims = [2, 0, 1, 3] : (tensor<2x5x2x2xf32>) -> tensor<2x2x5x2xf32>
    %83 = stablehlo.broadcast_in_dim %81, dims = [1, 2, 3] : (tensor<1x5x2xf32>) -> tensor<1x1x5x2xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2, 3] : (tensor<1x1x5x2xf32>) -> tensor<2x2x5x2xf32>
    %85 = stablehlo.multiply %82, %84 : tensor<2x2x5x2xf32>
    %86 = stablehlo.sine %77 : tensor<5x2xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [1, 2] : (tensor<5x2xf32>) -> tensor<1x5x2xf32>
    %88 = stablehlo.transpose %79, dims = [2, 0, 1, 3] : (tensor<2x5x2x2xf32>) -> tensor<2x2x5x2xf32>
    %89 = stablehlo.broadcast_in_dim %87, dims = [1, 2, 3] : (tensor<1x5x2xf32>) -> tensor<1x1x5x2xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2, 3] : (tensor<1x1x5x2xf32>) -> tensor<2x2x5x2xf32>
    %91 = stablehlo.multiply %88, %90 : tensor<2x2x5x2xf32>
    %92 = stablehlo.subtract %85, %91 : tensor<2x2x5x2xf32>
    %93 = stablehlo.sine %77 : tensor<5x2xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [1, 2] : (tensor<5x2xf32>) -> tensor<1x5x2xf32>
    %95 = stablehlo.transpose %78, dims = [2, 0, 1, 3] : (tensor<2x5x2x2xf32>) -> tensor<2x2x5x2xf32>
    %96 = stablehlo.broadcast_in_dim %94, dims = [1, 2, 3] : (tensor<1x5x2xf32>) -> tensor<1x1x5x2xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2, 3] : (tensor<1x1x5x2xf32>) -> tensor<2x2x5x2xf32>
    %98 = stablehlo.multiply %95, %97 : tensor<2x2x5x2xf32>
    %99 = stablehlo.cosine %77 : tensor<5x2xf32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [1, 2] : (tensor<5x2xf32>) -> tensor<1x5x2xf32>
    %101 = stablehlo.transpose %79, dims = [2, 0, 1, 3] : (tensor<2x5x2x2xf32>) -> tensor<2x2x5x2xf32>
    %102 = stablehlo.broadcast_in_dim %100, dims = [1, 2, 3] : (tensor<1x5x2xf32>) -> tensor<1x1x5x2xf32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0, 1, 2, 3] : (tensor<1x1x5x2xf32>) -> tensor<2x2x5x2xf32>
    %104 = stablehlo.multiply %101, %103 : tensor<2x2x5x2xf32>
    %105 = stablehlo.add %98, %104 : tensor<2x2x5x2xf32>
    %106 = stablehlo.concatenate %92, %105, dim = 3 : (tensor<2x2x5x2xf32>, tensor<2x2x5x2xf32>) -> tensor<2x2x5x4xf32>
    %107 = stablehlo.transpose %106, dims = [1, 2, 0, 3] : (tensor<2x2x5x4xf32>) -> tensor<2x5x2x4xf32>
    %108 = stablehlo.dot_general %15, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %109 = stablehlo.reshape %108 : (tensor<2x5x8xf32>) -> tensor<2x5x2x4xf32>
    %110 = stablehlo.dot_general %61, %107, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x2x4xf32>, tensor<2x5x2x4xf32>) -> tensor<2x2x5x5xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x2x5x5xf32>
    %112 = stablehlo.divide %110, %111 : tensor<2x2x5x5xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %113 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %114 = call @tril(%113) : (tensor<5x5xi1>) -> tensor<5x5xi1>
    %cst_8 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %115:2 = call @_where(%114, %112, %cst_8) : (tensor<5x5xi1>, tensor<2x2x5x5xf32>, tensor<f32>) -> (tensor<2x2x5x5xf32>, tensor<2x2x5x5xi1>)
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %116 = stablehlo.reduce(%115#0 init: %cst_9) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x2x5xf32>
    %118 = stablehlo.maximum %117, %116 : tensor<2x2x5xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2] : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %121 = stablehlo.subtract %115#0, %120 : tensor<2x2x5x5xf32>
    %122 = stablehlo.exponential %121 : tensor<2x2x5x5xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.reduce(%122 init: %cst_11) applies stablehlo.add across dimensions = [3] : (tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1, 2] : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %126 = stablehlo.divide %122, %125 : tensor<2x2x5x5xf32>
    %127 = stablehlo.multiply %124, %124 : tensor<2x2x5x1xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x2x5x1xf32>
    %129 = stablehlo.divide %128, %127 : tensor<2x2x5x1xf32>
    %130 = stablehlo.dot_general %109, %126, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x2x4xf32>, tensor<2x2x5x5xf32>) -> tensor<2x2x4x5xf32>
    %131 = stablehlo.transpose %130, dims = [0, 3, 1, 2] : (tensor<2x2x4x5xf32>) -> tensor<2x5x2x4xf32>
    %132 = stablehlo.reshape %131 : (tensor<2x5x2x4xf32>) -> tensor<2x5x8xf32>
    %133 = stablehlo.dot_general %132, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %134 = stablehlo.add %arg0, %133 : tensor<2x5x8xf32>
    %135 = stablehlo.multiply %134, %134 : tensor<2x5x8xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.reduce(%135 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %cst_14 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %139 = stablehlo.divide %137, %138 : tensor<2x5x1xf32>
    %cst_15 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %141 = stablehlo.add %139, %140 : tensor<2x5x1xf32>
    %142 = stablehlo.rsqrt %141 : tensor<2x5x1xf32>
    %143 = stablehlo.divide %142, %141 : tensor<2x5x1xf32>
    %cst_16 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %145 = stablehlo.multiply %144, %143 : tensor<2x5x1xf32>
    %146 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x8xf32>
    %147 = stablehlo.multiply %134, %146 : tensor<2x5x8xf32>
    %148 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x5x8xf32>
    %150 = stablehlo.multiply %147, %149 : tensor<2x5x8xf32>
    %151 = stablehlo.dot_general %150, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x24xf32>) -> tensor<2x5x24xf32>
    %152:3 = call @silu(%151) : (tensor<2x5x24xf32>) -> (tensor<2x5x24xf32>, tensor<2x5x24xf32>, tensor<2x5x24xf32>)
    %153 = stablehlo.dot_general %150, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x24xf32>) -> tensor<2x5x24xf32>
    %154 = stablehlo.multiply %152#0, %153 : tensor<2x5x24xf32>
    %155 = stablehlo.dot_general %154, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x24xf32>, tensor<24x8xf32>) -> tensor<2x5x8xf32>
    %156 = stablehlo.add %134, %155 : tensor<2x5x8xf32>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x5x8xf32>
    %158 = stablehlo.multiply %157, %156 : tensor<2x5x8xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x5x8xf32>
    %160 = stablehlo.multiply %159, %158 : tensor<2x5x8xf32>
    %161 = stablehlo.dot_general %160, %154, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<2x5x24xf32>) -> tensor<8x24xf32>
    %162 = stablehlo.transpose %161, dims = [1, 0] : (tensor<8x24xf32>) -> tensor<24x8xf32>
    %163 = stablehlo.dot_general %160, %arg7, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<24x8xf32>) -> tensor<2x5x24xf32>
    %164 = stablehlo.multiply %152#0, %163 : tensor<2x5x24xf32>
    %165 = stablehlo.multiply %163, %153 : tensor<2x5x24xf32>
    %166 = stablehlo.dot_general %164, %150, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x24xf32>, tensor<2x5x8xf32>) -> tensor<24x8xf32>
    %167 = stablehlo.transpose %166, dims = [1, 0] : (tensor<24x8xf32>) -> tensor<8x24xf32>
    %168 = stablehlo.dot_general %164, %arg6, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x24xf32>, tensor<8x24xf32>) -> tensor<2x5x8xf32>
    %169 = call @silu_0(%152#1, %152#2, %151, %165) : (tensor<2x5x24xf32>, tensor<2x5x24xf32>, tensor<2x5x24xf32>, tensor<2x5x24xf32>) -> tensor<2x5x24xf32>
    %170 = stablehlo.dot_general %169, %150, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x24xf32>, tensor<2x5x8xf32>) -> tensor<24x8xf32>
    %171 = stablehlo.transpose %170, dims = [1, 0] : (tensor<24x8xf32>) -> tensor<8x24xf32>
    %172 = stablehlo.dot_general %169, %arg5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x24xf32>, tensor<8x24xf32>) -> tensor<2x5x8xf32>
    %173 = stablehlo.add %168, %172 : tensor<2x5x8xf32>
    %174 = stablehlo.multiply %147, %173 : tensor<2x5x8xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.reduce(%174 init: %cst_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %176 = stablehlo.reshape %175 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %177 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x5x8xf32>
    %178 = stablehlo.multiply %173, %177 : tensor<2x5x8xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %179 = stablehlo.reduce(%176 init: %cst_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %180 = stablehlo.multiply %134, %178 : tensor<2x5x8xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.reduce(%180 init: %cst_21) applies stablehlo.add across dimensions = [2] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5xf32>
    %182 = stablehlo.reshape %181 : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %183 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x8xf32>
    %184 = stablehlo.multiply %178, %183 : tensor<2x5x8xf32>
    %185 = stablehlo.add %160, %184 : tensor<2x5x8xf32>
    %186 = stablehlo.multiply %182, %145 : tensor<2x5x1xf32>
    %cst_22 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %188 = stablehlo.divide %186, %187 : tensor<2x5x1xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %189 = stablehlo.reduce(%188 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5xf32>
    %190 = stablehlo.broadcast_in_dim %189, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x8xf32>
    %191 = stablehlo.multiply %134, %190 : tensor<2x5x8xf32>
    %192 = stablehlo.add %185, %191 : tensor<2x5x8xf32>
    %193 = stablehlo.multiply %190, %134 : tensor<2x5x8xf32>
    %194 = stablehlo.add %192, %193 : tensor<2x5x8xf32>
    %195 = stablehlo.dot_general %194, %132, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<8x8xf32>
    %196 = stablehlo.transpose %195, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %197 = stablehlo.dot_general %194, %arg4, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %198 = stablehlo.reshape %197 : (tensor<2x5x8xf32>) -> tensor<2x5x2x4xf32>
    %199 = stablehlo.transpose %198, dims = [0, 2, 3, 1] : (tensor<2x5x2x4xf32>) -> tensor<2x2x4x5xf32>
    %200 = stablehlo.dot_general %199, %109, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x5xf32>, tensor<2x5x2x4xf32>) -> tensor<2x2x5x5xf32>
    %201 = stablehlo.dot_general %199, %126, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x5xf32>, tensor<2x2x5x5xf32>) -> tensor<2x2x4x5xf32>
    %202 = stablehlo.transpose %201, dims = [0, 3, 1, 2] : (tensor<2x2x4x5xf32>) -> tensor<2x5x2x4xf32>
    %203 = stablehlo.broadcast_in_dim %129, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %204 = stablehlo.multiply %200, %203 : tensor<2x2x5x5xf32>
    %205 = stablehlo.multiply %204, %122 : tensor<2x2x5x5xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %206 = stablehlo.reduce(%205 init: %cst_24) applies stablehlo.add across dimensions = [3] : (tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %207 = stablehlo.reshape %206 : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %208 = stablehlo.negate %207 : tensor<2x2x5x1xf32>
    %209 = stablehlo.broadcast_in_dim %124, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %210 = stablehlo.divide %200, %209 : tensor<2x2x5x5xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %211 = stablehlo.reduce(%208 init: %cst_25) applies stablehlo.add across dimensions = [3] : (tensor<2x2x5x1xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %212 = stablehlo.broadcast_in_dim %211, dims = [0, 1, 2] : (tensor<2x2x5xf32>) -> tensor<2x2x5x5xf32>
    %213 = stablehlo.add %210, %212 : tensor<2x2x5x5xf32>
    %214 = stablehlo.multiply %213, %122 : tensor<2x2x5x5xf32>
    %215 = call @_where_1(%115#1, %214) : (tensor<2x2x5x5xi1>, tensor<2x2x5x5xf32>) -> tensor<2x2x5x5xf32>
    %cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x2x5x5xf32>
    %217 = stablehlo.divide %215, %216 : tensor<2x2x5x5xf32>
    %218 = stablehlo.dot_general %217, %61, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x5x5xf32>, tensor<2x5x2x4xf32>) -> tensor<2x2x5x4xf32>
    %219 = stablehlo.transpose %218, dims = [0, 2, 1, 3] : (tensor<2x2x5x4xf32>) -> tensor<2x5x2x4xf32>
    %220 = stablehlo.dot_general %217, %107, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x5x5xf32>, tensor<2x5x2x4xf32>) -> tensor<2x2x5x4xf32>
    %221 = stablehlo.transpose %220, dims = [0, 2, 1, 3] : (tensor<2x2x5x4xf32>) -> tensor<2x5x2x4xf32>
    %222 = stablehlo.reshape %202 : (tensor<2x5x2x4xf32>) -> tensor<2x5x8xf32>
    %223 = stablehlo.dot_general %222, %15, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<8x8xf32>
    %224 = stablehlo.transpose %223, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %225 = stablehlo.dot_general %222, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %226 = stablehlo.transpose %219, dims = [2, 0, 1, 3] : (tensor<2x5x2x4xf32>) -> tensor<2x2x5x4xf32>
    %227 = stablehlo.slice %226 [0:2, 0:2, 0:5, 0:2] : (tensor<2x2x5x4xf32>) -> tensor<2x2x5x2xf32>
    %228 = stablehlo.slice %226 [0:2, 0:2, 0:5, 2:4] : (tensor<2x2x5x4xf32>) -> tensor<2x2x5x2xf32>
    %229 = stablehlo.broadcast_in_dim %102, dims = [0, 1, 2, 3] : (tensor<1x1x5x2xf32>) -> tensor<2x2x5x2xf32>
    %230 = stablehlo.multiply %228, %229 : tensor<2x2x5x2xf32>
    %231 = stablehlo.transpose %230, dims = [1, 2, 0, 3] : (tensor<2x2x5x2xf32>) -> tensor<2x5x2x2xf32>
    %232 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2, 3] : (tensor<1x1x5x2xf32>) -> tensor<2x2x5x2xf32>
    %233 = stablehlo.multiply %228, %232 : tensor<2x2x5x2xf32>
    %234 = stablehlo.transpose %233, dims = [1, 2, 0, 3] : (tensor<2x2x5x2xf32>) -> tensor<2x5x2x2xf32>
    %235 = stablehlo.negate %227 : tensor<2x2x5x2xf32>
    %236 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2, 3] : (tensor<1x1x5x2xf32>) -> tensor<2x2x5x2xf32>
    %237 = stablehlo.multiply %235, %236 : tensor<2x2x5x2xf32>
    %238 = stablehlo.transpose %237, dims = [1, 2, 0, 3] : (tensor<2x2x5x2xf32>) -> tensor<2x5x2x2xf32>
    %239 = stablehlo.add %231, %238 : tensor<2x5x2x2xf32>
    %240 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2, 3] : (tensor<1x1x5x2xf32>) -> tensor<2x2x5x2xf32>
    %241 = stablehlo.multiply %227, %240 : tensor<2x2x5x2xf32>
    %242 = stablehlo.transpose %241, dims = [1, 2, 0, 3] : (tensor<2x2x5x2xf32>) -> tensor<2x5x2x2xf32>
    %243 = stablehlo.add %234, %242 : tensor<2x5x2x2xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %244 = stablehlo.pad %239, %cst_27, low = [0, 0, 0, 2], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x5x2x2xf32>, tensor<f32>) -> tensor<2x5x2x4xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %245 = stablehlo.pad %243, %cst_28, low = [0, 0, 0, 0], high = [0, 0, 0, 2], interior = [0, 0, 0, 0] : (tensor<2x5x2x2xf32>, tensor<f32>) -> tensor<2x5x2x4xf32>
    %246 = stablehlo.add %244, %245 : tensor<2x5x2x4xf32>
    %247 = stablehlo.reshape %246 : (tensor<2x5x2x4xf32>) -> tensor<2x5x8xf32>
    %248 = stablehlo.dot_general %247, %15, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<8x8xf32>
    %249 = stablehlo.transpose %248, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %250 = stablehlo.dot_general %247, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %251 = stablehlo.add %225, %250 : tensor<2x5x8xf32>
    %252 = stablehlo.transpose %221, dims = [2, 0, 1, 3] : (tensor<2x5x2x4xf32>) -> tensor<2x2x5x4xf32>
    %253 = stablehlo.slice %252 [0:2, 0:2, 0:5, 0:2] : (tensor<2x2x5x4xf32>) -> tensor<2x2x5x2xf32>
    %254 = stablehlo.slice %252 [0:2, 0:2, 0:5, 2:4] : (tensor<2x2x5x4xf32>) -> tensor<2x2x5x2xf32>
    %255 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2, 3] : (tensor<1x1x5x2xf32>) -> tensor<2x2x5x2xf32>
    %256 = stablehlo.multiply %254, %255 : tensor<2x2x5x2xf32>
    %257 = stablehlo.transpose %256, dims = [1, 2, 0, 3] : (tensor<2x2x5x2xf32>) -> tensor<2x5x2x2xf32>
    %258 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3] : (tensor<1x1x5x2xf32>) -> tensor<2x2x5x2xf32>
    %259 = stablehlo.multiply %254, %258 : tensor<2x2x5x2xf32>
    %260 = stablehlo.transpose %259, dims = [1, 2, 0, 3] : (tensor<2x2x5x2xf32>) -> tensor<2x5x2x2xf32>
    %261 = stablehlo.negate %253 : tensor<2x2x5x2xf32>
    %262 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3] : (tensor<1x1x5x2xf32>) -> tensor<2x2x5x2xf32>
    %263 = stablehlo.multiply %261, %262 : tensor<2x2x5x2xf32>
    %264 = stablehlo.transpose %263, dims = [1, 2, 0, 3] : (tensor<2x2x5x2xf32>) -> tensor<2x5x2x2xf32>
    %265 = stablehlo.add %257, %264 : tensor<2x5x2x2xf32>
    %266 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2, 3] : (tensor<1x1x5x2xf32>) -> tensor<2x2x5x2xf32>
    %267 = stablehlo.multiply %253, %266 : tensor<2x2x5x2xf32>
    %268 = stablehlo.transpose %267, dims = [1, 2, 0, 3] : (tensor<2x2x5x2xf32>) -> tensor<2x5x2x2xf32>
    %269 = stablehlo.add %260, %268 : tensor<2x5x2x2xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %270 = stablehlo.pad %265, %cst_29, low = [0, 0, 0, 2], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x5x2x2xf32>, tensor<f32>) -> tensor<2x5x2x4xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %271 = stablehlo.pad %269, %cst_30, low = [0, 0, 0, 0], high = [0, 0, 0, 2], interior = [0, 0, 0, 0] : (tensor<2x5x2x2xf32>, tensor<f32>) -> tensor<2x5x2x4xf32>
    %272 = stablehlo.add %270, %271 : tensor<2x5x2x4xf32>
    %273 = stablehlo.reshape %272 : (tensor<2x5x2x4xf32>) -> tensor<2x5x8xf32>
    %274 = stablehlo.dot_general %273, %15, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<8x8xf32>
    %275 = stablehlo.transpose %274, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %276 = stablehlo.dot_general %273, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %277 = stablehlo.add %251, %276 : tensor<2x5x8xf32>
    %278 = stablehlo.multiply %12, %277 : tensor<2x5x8xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %279 = stablehlo.reduce(%278 init: %cst_31) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %280 = stablehlo.reshape %279 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %281 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x5x8xf32>
    %282 = stablehlo.multiply %277, %281 : tensor<2x5x8xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %283 = stablehlo.reduce(%280 init: %cst_32) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %284 = stablehlo.add %179, %283 : tensor<8xf32>
    %285 = stablehlo.multiply %arg0, %282 : tensor<2x5x8xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %286 = stablehlo.reduce(%285 init: %cst_33) applies stablehlo.add across dimensions = [2] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5xf32>
    %287 = stablehlo.reshape %286 : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %288 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x8xf32>
    %289 = stablehlo.multiply %282, %288 : tensor<2x5x8xf32>
    %290 = stablehlo.add %194, %289 : tensor<2x5x8xf32>
    %291 = stablehlo.multiply %287, %10 : tensor<2x5x1xf32>
    %cst_34 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %293 = stablehlo.divide %291, %292 : tensor<2x5x1xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %294 = stablehlo.reduce(%293 init: %cst_35) applies stablehlo.add across dimensions = [2] : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5xf32>
    %295 = stablehlo.broadcast_in_dim %294, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x8xf32>
    %296 = stablehlo.multiply %arg0, %295 : tensor<2x5x8xf32>
    %297 = stablehlo.add %290, %296 : tensor<2x5x8xf32>
    %298 = stablehlo.multiply %295, %arg0 : tensor<2x5x8xf32>
    %299 = stablehlo.add %297, %298 : tensor<2x5x8xf32>
    return %299, %275, %249, %224, %196, %171, %167, %162, %284 : tensor<2x5x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x24xf32>, tensor<8x24xf32>, tensor<24x8xf32>, tensor<8xf32>
  }
  func.func private @tril(%arg0: tensor<5x5xi1>) -> tensor<5x5xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %2 = stablehlo.add %0, %1 : tensor<5x5xi32>
    %3 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<5x5xi1>, tensor<5x5xi1>
    return %6 : tensor<5x5xi1>
  }
  func.func private @_where(%arg0: tensor<5x5xi1>, %arg1: tensor<2x2x5x5xf32>, %arg2: tensor<f32>) -> (tensor<2x2x5x5xf32>, tensor<2x2x5x5xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<5x5xi1>) -> tensor<2x2x5x5xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x5x5xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x5x5xi1>, tensor<2x2x5x5xf32>
    return %3, %1 : tensor<2x2x5x5xf32>, tensor<2x2x5x5xi1>
  }
  func.func private @silu(%arg0: tensor<2x5x24xf32>) -> (tensor<2x5x24xf32>, tensor<2x5x24xf32>, tensor<2x5x24xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<2x5x24xf32>
    %1 = stablehlo.exponential %0 : tensor<2x5x24xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5x24xf32>
    %3 = stablehlo.add %2, %1 : tensor<2x5x24xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5x24xf32>
    %5 = stablehlo.divide %4, %3 : tensor<2x5x24xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x5x24xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<2x5x24xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<2x5x24xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<2x5x24xf32>
    return %9, %8, %5 : tensor<2x5x24xf32>, tensor<2x5x24xf32>, tensor<2x5x24xf32>
  }
  func.func private @silu_0(%arg0: tensor<2x5x24xf32>, %arg1: tensor<2x5x24xf32>, %arg2: tensor<2x5x24xf32>, %arg3: tensor<2x5x24xf32>) -> tensor<2x5x24xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<2x5x24xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<2x5x24xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<2x5x24xf32>
    %3 = stablehlo.add %1, %2 : tensor<2x5x24xf32>
    return %3 : tensor<2x5x24xf32>
  }
  func.func private @_where_1(%arg0: tensor<2x2x5x5xi1>, %arg1: tensor<2x2x5x5xf32>) -> tensor<2x2x5x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x5x5xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x5x5xi1>, tensor<2x2x5x5xf32>
    return %1 : tensor<2x2x5x5xf32>
  }
}
// -----
// lstm
module @jit_lstm attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xB5E1273CC29C8D39C7EB843EE8DD0540BB28AC3E093218C0A810A73E0E281B3DA7F8313D9DD97B3EBAEEEABCC77F57BD77F01C3FCFC50ABF929B72BFA38541406F4237BFBA17CD3DCC71BFBFFE86EE3DDFE76EBFD08BE2BEAEC4853F3DABF13E4983113FD7B6E2BF621FEB3F918F98BFE1A7C33FF3C1823F14CC133F48E05ABF5E3A1B3E9C1CF1BE65E4ED3C83DE7FBE987802C0A0968F3F821BA6BDC237F8BE9B710FBF0388B73E"> : tensor<7x2x3xf32>
    %in1 = stablehlo.constant dense<"0xEE4789BE8F322DBFFB23FA3DEC771F3EBF4E75BD6151B0BE6891DA3CC2F3E0BE5AC89DBE4A9D66BE09A1813EC5C9DEBDA69509BED21E163F8F8DD83D3A47D03DE724E3BD943437BE80EA27BF6ECC943E83B8093EC0285CBDCA9F28BDBE24623EB0CDEEBE293635BE3F89AEBE4B0D083F2E80863EB42A29BF8883E8BE5AA022BD362211BED46CCBBE955B153F4706C03D14DD113E459654BEF3E15D3EE7BCE9BD0716AEBD27B33B3ECB36FABEB24DF53EB01E603DC7C0C43E3A2FA5BE55CC8DBEC677B2BE6CC8993D1B29A23CD5AA0EBED3C29BBE998CC2BEDE4E6EBC3C070FBE559E52BE09A2ED3ED752CABC1F14C33E"> : tensor<3x20xf32>
    %in2 = stablehlo.constant dense<"0xA9D023BEFB63963D7E5688BC9D6002BF8D64DB3EA61326BDB94C653EF20567BE8F8F4ABD062685BE71D9BD3E7554BF3D8884E13DF99DD03E319DB13EFD1C6B3E9860DABE6FB655BE7D329ABE957F5F3E76B2513D2D95D5BECDED67BDE47EE5BE2CA382BCE643FEBEB074223E6238E83DCC87123FBC3B823E55EB01BEA74F7B3E61AED6BEF7D593BECAAECC3DEAC025BF17A736BC63B69CBEE4F8F83C528AA5BE3B54023E0FFFBD3BA218D73E0668043B88206CBECAAF97BD8779CEBEDF87F93DB633353E5FA23D3F2D073FBE7288A4BD7EDF30BE9A52823DBB82EA3D8D2C83BC13DCA63E3E893DBEF179973E326D253E92846CBB417FC1BD3B5E3A3F2EFC7ABED70CB73DA17766BEBC22093F6F37883E9B6350BE1D781D3E09549E3D06B51EBE77E8683E7230EF3D7A86843D350B4EBC826B043E8FEF8C3D503A913C8BEB44BECD14023F3258A1BEAE5E033E84C1C4BD1C22073F62C68ABE76DF61BECDF694BEA8BCC63D8DE6D2BE040113BE3D4D25BF03B7933D80AA19BEC790E4BEE7BFA63E8FDBC8BE34D2743E185C57BE5900F63E"> : tensor<5x20xf32>
    %in3 = stablehlo.constant dense<"0x0982993DBD72CEBD8AD1BBBDEB05783DAFF0D6BCB3B98ABCFB46023EDC5499BD6393153CFE81C33D0FB5A53D34C182BCF5ABECBC010E32BEA851D8BD6366023DFBE761BC6385F53BD2D6D43DED29F3BD"> : tensor<20xf32>
    %expected0 = stablehlo.constant dense<"0x08946BBA7FC683BC0859D83C97CAAF3CCCE181BB7E8A103E983F933CF23FBABE66686BBE98A3C6BD1DB9963CF80288BC7E1E523B145C5BBC730285BB6A72A83D351418BDAAC921BECC13EABD174476BD15F5803D716ED2BB84740BBEC0D1E2BD43A154BDF6C3C43D556F32BDEC46B4BD6960FBBED110133EFBE8F73CE10EDF3DFBDC22BE7755603D97DF3EBE882E593D41C633BDC30323BD81809EBC4505823D451B9EBD2061B0BDA49C953DBBE93CBEB6F4053D8E69AD3CF905E03B4A4FA23C07BF803D744DB7BC4E14B8BC51B3B3BD6D7B863D251254BE290EA73D3142B03C0A5C0D3DB3F9533B69C8383ECD63B9BDCBBE07BB5CDFD23DACE1A63D5141F93CE0FAAABD6B3E0ABD43EF7F3A860FA13DB012153E158DA6BD"> : tensor<7x2x5xf32>
    %got = call @model(%in0, %in1, %in2, %in3) : (tensor<7x2x3xf32>, tensor<3x20xf32>, tensor<5x20xf32>, tensor<20xf32>) -> tensor<7x2x5xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<7x2x5xf32>, tensor<7x2x5xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<7x2x3xf32>, %arg1: tensor<3x20xf32>, %arg2: tensor<5x20xf32>, %arg3: tensor<20xf32>) -> (tensor<7x2x5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x2x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:8 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %arg1, %iterArg_2 = %arg2, %iterArg_3 = %arg3, %iterArg_4 = %c, %iterArg_5 = %0, %iterArg_6 = %0, %iterArg_7 = %1) : tensor<7x2x3xf32>, tensor<3x20xf32>, tensor<5x20xf32>, tensor<20xf32>, tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<7x2x5xf32>
    cond {
      %c_8 = stablehlo.constant dense<7> : tensor<i32>
      %3 = stablehlo.compare LT, %iterArg_4, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_4) : (tensor<7x2x3xf32>, tensor<i32>) -> tensor<2x3xf32>
      %4:3 = func.call @closed_call(%iterArg_1, %iterArg_2, %iterArg_3, %iterArg_5, %iterArg_6, %3) : (tensor<3x20xf32>, tensor<5x20xf32>, tensor<20xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x3xf32>) -> (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>)
      %5 = func.call @dynamic_update_index_in_dim(%iterArg_7, %4#2, %iterArg_4) : (tensor<7x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<7x2x5xf32>
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %6 = stablehlo.add %iterArg_4, %c_8 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %iterArg_2, %iterArg_3, %6, %4#0, %4#1, %5 : tensor<7x2x3xf32>, tensor<3x20xf32>, tensor<5x20xf32>, tensor<20xf32>, tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<7x2x5xf32>
    }
    return %2#7 : tensor<7x2x5xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<7x2x3xf32>, %arg1: tensor<i32>) -> tensor<2x3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 3] : (tensor<7x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
  func.func private @closed_call(%arg0: tensor<3x20xf32>, %arg1: tensor<5x20xf32>, %arg2: tensor<20xf32>, %arg3: tensor<2x5xf32>, %arg4: tensor<2x5xf32>, %arg5: tensor<2x3xf32>) -> (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>) {
    %0 = stablehlo.dot_general %arg5, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<3x20xf32>) -> tensor<2x20xf32>
    %1 = stablehlo.dot_general %arg3, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<5x20xf32>) -> tensor<2x20xf32>
    %2 = stablehlo.add %0, %1 : tensor<2x20xf32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<2x20xf32>
    %5 = stablehlo.add %2, %4 : tensor<2x20xf32>
    %6 = stablehlo.slice %5 [0:2, 0:5] : (tensor<2x20xf32>) -> tensor<2x5xf32>
    %7 = stablehlo.slice %5 [0:2, 5:10] : (tensor<2x20xf32>) -> tensor<2x5xf32>
    %8 = stablehlo.slice %5 [0:2, 10:15] : (tensor<2x20xf32>) -> tensor<2x5xf32>
    %9 = stablehlo.slice %5 [0:2, 15:20] : (tensor<2x20xf32>) -> tensor<2x5xf32>
    %10 = stablehlo.negate %7 : tensor<2x5xf32>
    %11 = stablehlo.exponential %10 : tensor<2x5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %13 = stablehlo.add %12, %11 : tensor<2x5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %15 = stablehlo.divide %14, %13 : tensor<2x5xf32>
    %16 = stablehlo.multiply %15, %arg4 : tensor<2x5xf32>
    %17 = stablehlo.negate %6 : tensor<2x5xf32>
    %18 = stablehlo.exponential %17 : tensor<2x5xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %20 = stablehlo.add %19, %18 : tensor<2x5xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %22 = stablehlo.divide %21, %20 : tensor<2x5xf32>
    %23 = stablehlo.tanh %9 : tensor<2x5xf32>
    %24 = stablehlo.multiply %22, %23 : tensor<2x5xf32>
    %25 = stablehlo.add %16, %24 : tensor<2x5xf32>
    %26 = stablehlo.negate %8 : tensor<2x5xf32>
    %27 = stablehlo.exponential %26 : tensor<2x5xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %29 = stablehlo.add %28, %27 : tensor<2x5xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %31 = stablehlo.divide %30, %29 : tensor<2x5xf32>
    %32 = stablehlo.tanh %25 : tensor<2x5xf32>
    %33 = stablehlo.multiply %31, %32 : tensor<2x5xf32>
    return %33, %25, %33 : tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<7x2x5xf32>, %arg1: tensor<2x5xf32>, %arg2: tensor<i32>) -> tensor<7x2x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<7x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x2x5xf32>
    return %1 : tensor<7x2x5xf32>
  }
}
// -----
// lstm_gradient
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xB5E1273CC29C8D39C7EB843EE8DD0540BB28AC3E093218C0A810A73E0E281B3DA7F8313D9DD97B3EBAEEEABCC77F57BD77F01C3FCFC50ABF929B72BFA38541406F4237BFBA17CD3DCC71BFBFFE86EE3DDFE76EBFD08BE2BEAEC4853F3DABF13E4983113FD7B6E2BF621FEB3F918F98BFE1A7C33FF3C1823F14CC133F48E05ABF5E3A1B3E9C1CF1BE65E4ED3C83DE7FBE987802C0A0968F3F821BA6BDC237F8BE9B710FBF0388B73E"> : tensor<7x2x3xf32>
    %in1 = stablehlo.constant dense<"0xEE4789BE8F322DBFFB23FA3DEC771F3EBF4E75BD6151B0BE6891DA3CC2F3E0BE5AC89DBE4A9D66BE09A1813EC5C9DEBDA69509BED21E163F8F8DD83D3A47D03DE724E3BD943437BE80EA27BF6ECC943E83B8093EC0285CBDCA9F28BDBE24623EB0CDEEBE293635BE3F89AEBE4B0D083F2E80863EB42A29BF8883E8BE5AA022BD362211BED46CCBBE955B153F4706C03D14DD113E459654BEF3E15D3EE7BCE9BD0716AEBD27B33B3ECB36FABEB24DF53EB01E603DC7C0C43E3A2FA5BE55CC8DBEC677B2BE6CC8993D1B29A23CD5AA0EBED3C29BBE998CC2BEDE4E6EBC3C070FBE559E52BE09A2ED3ED752CABC1F14C33E"> : tensor<3x20xf32>
    %in2 = stablehlo.constant dense<"0xA9D023BEFB63963D7E5688BC9D6002BF8D64DB3EA61326BDB94C653EF20567BE8F8F4ABD062685BE71D9BD3E7554BF3D8884E13DF99DD03E319DB13EFD1C6B3E9860DABE6FB655BE7D329ABE957F5F3E76B2513D2D95D5BECDED67BDE47EE5BE2CA382BCE643FEBEB074223E6238E83DCC87123FBC3B823E55EB01BEA74F7B3E61AED6BEF7D593BECAAECC3DEAC025BF17A736BC63B69CBEE4F8F83C528AA5BE3B54023E0FFFBD3BA218D73E0668043B88206CBECAAF97BD8779CEBEDF87F93DB633353E5FA23D3F2D073FBE7288A4BD7EDF30BE9A52823DBB82EA3D8D2C83BC13DCA63E3E893DBEF179973E326D253E92846CBB417FC1BD3B5E3A3F2EFC7ABED70CB73DA17766BEBC22093F6F37883E9B6350BE1D781D3E09549E3D06B51EBE77E8683E7230EF3D7A86843D350B4EBC826B043E8FEF8C3D503A913C8BEB44BECD14023F3258A1BEAE5E033E84C1C4BD1C22073F62C68ABE76DF61BECDF694BEA8BCC63D8DE6D2BE040113BE3D4D25BF03B7933D80AA19BEC790E4BEE7BFA63E8FDBC8BE34D2743E185C57BE5900F63E"> : tensor<5x20xf32>
    %in3 = stablehlo.constant dense<"0x0982993DBD72CEBD8AD1BBBDEB05783DAFF0D6BCB3B98ABCFB46023EDC5499BD6393153CFE81C33D0FB5A53D34C182BCF5ABECBC010E32BEA851D8BD6366023DFBE761BC6385F53BD2D6D43DED29F3BD"> : tensor<20xf32>
    %expected0 = stablehlo.constant dense<"0x5A48EC3DC6BD24BBBF9F023E7272133F7ED9653CC4BB9B3C3FE42E3C82B522BB8D0A8D3D197890BBF3A16B3DC3B38BBC05BD723EDA07623E0B73713CD968C13E919290BE46B86EBE1654EABEF847333E1A2A89BCD84FCFBC23A4B4BCB0EEE7BD64AB9F3B942B99BAC09FA43A7CA8D2B950FD1EBDA9CFCABBE0BA43BAB03720BC5A1FA33CC18001BE3C1584BC4EA1A73D0E72313E6A482F3DE7AAA93EED3DC8BD9F308CBDED64073DED5400BE2E15F2BD7FDA15BD867A29BBA9B80ABC586B7CBCBA0F9CBCE76118BC602445BD3710143C69AA96BE26F8EA3C60B333BDA8F28CBE6687A4BD4306B83E702FB73C4285F73D"> : tensor<3x20xf32>
    %expected1 = stablehlo.constant dense<"0x4316D23A8A41D23AA833043B3ACA613C4BEB6C3B1221C13AB8A888B9667A7C3B9AD4223BD61E8CB88631DC3A88BB513AFA4BC03BD85F013C32009A3BC3BB593CAD95E2BB4A19B7BC5BDD1BBC827E78BB9577853A0F11823AC4D3DA38C53266BBFC7C07BB02B3CBB9FA3BBDB96CC509BA67DEE0BAF61B1F3A9C5EC1373C1360BAAA841FBA2E9A8CBAEBDFEABA91E38ABBFE5526BCB47A2BBB1D766BBBF891863B58FE88BB39F5AABB21FF8FBBA9C7EBBC1E77BDBB30EA63BBDA46643AFB1125BCB073C8BB56A33039F4B071BBD94141BB93FC5DBC693492BC99B013BC6F6CC7BC278ED73C2CC12D3DACE7603D60DAB6BB1C225CBA3CC452BB085412BBD81CA6BC32E7D8BBD7A254BBCC3C1C3958290DBCF20DEEBAC12EBA3AEC5949BB59A5C5BBF21235BC249417BCE21C11BC046DD0BC30E1AE3B53178F3C28A5233D9F3AD7BB09C549BB4E2F58BB30EB63BB0E755ABCDD9DFCBA204911BAD96A423A397D1DBB25568BBBA527FFB9F08197BA16E495BAE1B597BBBB964FBCE6D375BB587FCC3A7CAD663C20B7603CD5BEF53C6487FCBA"> : tensor<5x20xf32>
    %expected2 = stablehlo.constant dense<"0xAAD8883D0828183DCEFA003E7477B33E207FC73DB0564B3CFE380ABCF065233DF810943D03B9BBBBD094333DFDFB373DF22E573E7EEE783E5A1DDF3D12D4323ED6D3303D9C4D82BEED49A7BE88FFA3BE"> : tensor<20xf32>
    %got:3 = call @model(%in0, %in1, %in2, %in3) : (tensor<7x2x3xf32>, tensor<3x20xf32>, tensor<5x20xf32>, tensor<20xf32>) -> (tensor<3x20xf32>, tensor<5x20xf32>, tensor<20xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3x20xf32>, tensor<3x20xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<5x20xf32>, tensor<5x20xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<20xf32>, tensor<20xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<7x2x3xf32>, %arg1: tensor<3x20xf32>, %arg2: tensor<5x20xf32>, %arg3: tensor<20xf32>) -> (tensor<3x20xf32> {jax.result_info = "result[0]"}, tensor<5x20xf32> {jax.result_info = "result[1]"}, tensor<20xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %1 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<20xf32>) -> tensor<1x20xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x2x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x2x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x2x5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x2x5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x2x5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x2x5xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7x2x5xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7x2x5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7x2x5xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7x2x5xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7x2x5xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7x2x5xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<7x2x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %15:20 = stablehlo.while(%iterArg = %arg0, %iterArg_21 = %arg1, %iterArg_22 = %arg2, %iterArg_23 = %1, %iterArg_24 = %c, %iterArg_25 = %0, %iterArg_26 = %0, %iterArg_27 = %2, %iterArg_28 = %3, %iterArg_29 = %4, %iterArg_30 = %5, %iterArg_31 = %6, %iterArg_32 = %7, %iterArg_33 = %8, %iterArg_34 = %9, %iterArg_35 = %10, %iterArg_36 = %11, %iterArg_37 = %12, %iterArg_38 = %13, %iterArg_39 = %14) : tensor<7x2x3xf32>, tensor<3x20xf32>, tensor<5x20xf32>, tensor<1x20xf32>, tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>
    cond {
      %c_40 = stablehlo.constant dense<7> : tensor<i32>
      %26 = stablehlo.compare LT, %iterArg_24, %c_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %26 : tensor<i1>
    } do {
      %26 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_24) : (tensor<7x2x3xf32>, tensor<i32>) -> tensor<2x3xf32>
      %27:15 = func.call @closed_call(%iterArg_21, %iterArg_22, %iterArg_23, %iterArg_25, %iterArg_26, %26) : (tensor<3x20xf32>, tensor<5x20xf32>, tensor<1x20xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x3xf32>) -> (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>)
      %28 = func.call @dynamic_update_index_in_dim(%iterArg_27, %27#2, %iterArg_24) : (tensor<7x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<7x2x5xf32>
      %29 = func.call @dynamic_update_index_in_dim(%iterArg_28, %27#3, %iterArg_24) : (tensor<7x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<7x2x5xf32>
      %30 = func.call @dynamic_update_index_in_dim(%iterArg_29, %27#4, %iterArg_24) : (tensor<7x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<7x2x5xf32>
      %31 = func.call @dynamic_update_index_in_dim(%iterArg_30, %27#5, %iterArg_24) : (tensor<7x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<7x2x5xf32>
      %32 = func.call @dynamic_update_index_in_dim(%iterArg_31, %27#6, %iterArg_24) : (tensor<7x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<7x2x5xf32>
      %33 = func.call @dynamic_update_index_in_dim(%iterArg_32, %27#7, %iterArg_24) : (tensor<7x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<7x2x5xf32>
      %34 = func.call @dynamic_update_index_in_dim(%iterArg_33, %27#8, %iterArg_24) : (tensor<7x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<7x2x5xf32>
      %35 = func.call @dynamic_update_index_in_dim(%iterArg_34, %27#9, %iterArg_24) : (tensor<7x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<7x2x5xf32>
      %36 = func.call @dynamic_update_index_in_dim(%iterArg_35, %27#10, %iterArg_24) : (tensor<7x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<7x2x5xf32>
      %37 = func.call @dynamic_update_index_in_dim(%iterArg_36, %27#11, %iterArg_24) : (tensor<7x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<7x2x5xf32>
      %38 = func.call @dynamic_update_index_in_dim(%iterArg_37, %27#12, %iterArg_24) : (tensor<7x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<7x2x5xf32>
      %39 = func.call @dynamic_update_index_in_dim(%iterArg_38, %27#13, %iterArg_24) : (tensor<7x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<7x2x5xf32>
      %40 = func.call @dynamic_update_index_in_dim(%iterArg_39, %27#14, %iterArg_24) : (tensor<7x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<7x2x5xf32>
      %c_40 = stablehlo.constant dense<1> : tensor<i32>
      %41 = stablehlo.add %iterArg_24, %c_40 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_21, %iterArg_22, %iterArg_23, %41, %27#0, %27#1, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40 : tensor<7x2x3xf32>, tensor<3x20xf32>, tensor<5x20xf32>, tensor<1x20xf32>, tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>
    }
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<7x2x5xf32>
    %17 = stablehlo.multiply %16, %15#7 : tensor<7x2x5xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<7x2x5xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<7x2x5xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x20xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<5x20xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %25:21 = stablehlo.while(%iterArg = %19, %iterArg_21 = %arg0, %iterArg_22 = %15#8, %iterArg_23 = %15#9, %iterArg_24 = %15#10, %iterArg_25 = %15#11, %iterArg_26 = %15#12, %iterArg_27 = %15#13, %iterArg_28 = %15#14, %iterArg_29 = %15#15, %iterArg_30 = %15#16, %iterArg_31 = %15#17, %iterArg_32 = %15#18, %iterArg_33 = %15#19, %iterArg_34 = %arg2, %iterArg_35 = %c_20, %iterArg_36 = %22, %iterArg_37 = %23, %iterArg_38 = %24, %iterArg_39 = %20, %iterArg_40 = %21) : tensor<7x2x5xf32>, tensor<7x2x3xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<5x20xf32>, tensor<i32>, tensor<3x20xf32>, tensor<5x20xf32>, tensor<20xf32>, tensor<2x5xf32>, tensor<2x5xf32>
    cond {
      %c_41 = stablehlo.constant dense<7> : tensor<i32>
      %26 = stablehlo.compare LT, %iterArg_35, %c_41, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %26 : tensor<i1>
    } do {
      %c_41 = stablehlo.constant dense<7> : tensor<i32>
      %26 = stablehlo.subtract %c_41, %iterArg_35 : tensor<i32>
      %c_42 = stablehlo.constant dense<1> : tensor<i32>
      %27 = stablehlo.subtract %26, %c_42 : tensor<i32>
      %28 = func.call @dynamic_index_in_dim_0(%iterArg, %27) : (tensor<7x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %29 = func.call @dynamic_index_in_dim(%iterArg_21, %27) : (tensor<7x2x3xf32>, tensor<i32>) -> tensor<2x3xf32>
      %30 = func.call @dynamic_index_in_dim_0(%iterArg_22, %27) : (tensor<7x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %31 = func.call @dynamic_index_in_dim_0(%iterArg_23, %27) : (tensor<7x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %32 = func.call @dynamic_index_in_dim_0(%iterArg_24, %27) : (tensor<7x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %33 = func.call @dynamic_index_in_dim_0(%iterArg_25, %27) : (tensor<7x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %34 = func.call @dynamic_index_in_dim_0(%iterArg_26, %27) : (tensor<7x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %35 = func.call @dynamic_index_in_dim_0(%iterArg_27, %27) : (tensor<7x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %36 = func.call @dynamic_index_in_dim_0(%iterArg_28, %27) : (tensor<7x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %37 = func.call @dynamic_index_in_dim_0(%iterArg_29, %27) : (tensor<7x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %38 = func.call @dynamic_index_in_dim_0(%iterArg_30, %27) : (tensor<7x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %39 = func.call @dynamic_index_in_dim_0(%iterArg_31, %27) : (tensor<7x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %40 = func.call @dynamic_index_in_dim_0(%iterArg_32, %27) : (tensor<7x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %41 = func.call @dynamic_index_in_dim_0(%iterArg_33, %27) : (tensor<7x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %42:5 = func.call @closed_call_1(%iterArg_34, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41) : (tensor<5x20xf32>, tensor<3x20xf32>, tensor<5x20xf32>, tensor<20xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x3xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>) -> (tensor<3x20xf32>, tensor<5x20xf32>, tensor<20xf32>, tensor<2x5xf32>, tensor<2x5xf32>)
      %c_43 = stablehlo.constant dense<1> : tensor<i32>
      %43 = stablehlo.add %iterArg_35, %c_43 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %43, %42#0, %42#1, %42#2, %42#3, %42#4 : tensor<7x2x5xf32>, tensor<7x2x3xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<7x2x5xf32>, tensor<5x20xf32>, tensor<i32>, tensor<3x20xf32>, tensor<5x20xf32>, tensor<20xf32>, tensor<2x5xf32>, tensor<2x5xf32>
    }
    return %25#16, %25#17, %25#18 : tensor<3x20xf32>, tensor<5x20xf32>, tensor<20xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<7x2x3xf32>, %arg1: tensor<i32>) -> tensor<2x3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 3] : (tensor<7x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
  func.func private @closed_call(%arg0: tensor<3x20xf32>, %arg1: tensor<5x20xf32>, %arg2: tensor<1x20xf32>, %arg3: tensor<2x5xf32>, %arg4: tensor<2x5xf32>, %arg5: tensor<2x3xf32>) -> (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>) {
    %0 = stablehlo.dot_general %arg5, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<3x20xf32>) -> tensor<2x20xf32>
    %1 = stablehlo.dot_general %arg3, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<5x20xf32>) -> tensor<2x20xf32>
    %2 = stablehlo.add %0, %1 : tensor<2x20xf32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x20xf32>) -> tensor<2x20xf32>
    %4 = stablehlo.add %2, %3 : tensor<2x20xf32>
    %5 = stablehlo.slice %4 [0:2, 0:5] : (tensor<2x20xf32>) -> tensor<2x5xf32>
    %6 = stablehlo.slice %4 [0:2, 5:10] : (tensor<2x20xf32>) -> tensor<2x5xf32>
    %7 = stablehlo.slice %4 [0:2, 10:15] : (tensor<2x20xf32>) -> tensor<2x5xf32>
    %8 = stablehlo.slice %4 [0:2, 15:20] : (tensor<2x20xf32>) -> tensor<2x5xf32>
    %9 = stablehlo.negate %6 : tensor<2x5xf32>
    %10 = stablehlo.exponential %9 : tensor<2x5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %12 = stablehlo.add %11, %10 : tensor<2x5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %14 = stablehlo.divide %13, %12 : tensor<2x5xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %16 = stablehlo.subtract %15, %14 : tensor<2x5xf32>
    %17 = stablehlo.multiply %14, %16 : tensor<2x5xf32>
    %18 = stablehlo.multiply %14, %arg4 : tensor<2x5xf32>
    %19 = stablehlo.negate %5 : tensor<2x5xf32>
    %20 = stablehlo.exponential %19 : tensor<2x5xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %22 = stablehlo.add %21, %20 : tensor<2x5xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %24 = stablehlo.divide %23, %22 : tensor<2x5xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %26 = stablehlo.subtract %25, %24 : tensor<2x5xf32>
    %27 = stablehlo.multiply %24, %26 : tensor<2x5xf32>
    %28 = stablehlo.tanh %8 : tensor<2x5xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<2x5xf32>
    %31 = stablehlo.multiply %24, %28 : tensor<2x5xf32>
    %32 = stablehlo.add %18, %31 : tensor<2x5xf32>
    %33 = stablehlo.negate %7 : tensor<2x5xf32>
    %34 = stablehlo.exponential %33 : tensor<2x5xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %36 = stablehlo.add %35, %34 : tensor<2x5xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %38 = stablehlo.divide %37, %36 : tensor<2x5xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %40 = stablehlo.subtract %39, %38 : tensor<2x5xf32>
    %41 = stablehlo.multiply %38, %40 : tensor<2x5xf32>
    %42 = stablehlo.tanh %32 : tensor<2x5xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %44 = stablehlo.subtract %43, %42 : tensor<2x5xf32>
    %45 = stablehlo.multiply %38, %42 : tensor<2x5xf32>
    return %45, %32, %45, %arg3, %17, %arg4, %14, %27, %28, %30, %24, %41, %42, %44, %38 : tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<7x2x5xf32>, %arg1: tensor<2x5xf32>, %arg2: tensor<i32>) -> tensor<7x2x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<7x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x2x5xf32>
    return %1 : tensor<7x2x5xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<7x2x5xf32>, %arg1: tensor<i32>) -> tensor<2x5xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 5] : (tensor<7x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
    return %1 : tensor<2x5xf32>
  }
  func.func private @closed_call_1(%arg0: tensor<5x20xf32>, %arg1: tensor<3x20xf32>, %arg2: tensor<5x20xf32>, %arg3: tensor<20xf32>, %arg4: tensor<2x5xf32>, %arg5: tensor<2x5xf32>, %arg6: tensor<2x5xf32>, %arg7: tensor<2x3xf32>, %arg8: tensor<2x5xf32>, %arg9: tensor<2x5xf32>, %arg10: tensor<2x5xf32>, %arg11: tensor<2x5xf32>, %arg12: tensor<2x5xf32>, %arg13: tensor<2x5xf32>, %arg14: tensor<2x5xf32>, %arg15: tensor<2x5xf32>, %arg16: tensor<2x5xf32>, %arg17: tensor<2x5xf32>, %arg18: tensor<2x5xf32>, %arg19: tensor<2x5xf32>) -> (tensor<3x20xf32>, tensor<5x20xf32>, tensor<20xf32>, tensor<2x5xf32>, tensor<2x5xf32>) {
    %0 = stablehlo.add %arg4, %arg6 : tensor<2x5xf32>
    %1 = stablehlo.multiply %arg19, %0 : tensor<2x5xf32>
    %2 = stablehlo.multiply %0, %arg17 : tensor<2x5xf32>
    %3 = stablehlo.multiply %1, %arg18 : tensor<2x5xf32>
    %4 = stablehlo.add %arg5, %3 : tensor<2x5xf32>
    %5 = stablehlo.multiply %3, %arg17 : tensor<2x5xf32>
    %6 = stablehlo.add %4, %5 : tensor<2x5xf32>
    %7 = stablehlo.multiply %2, %arg16 : tensor<2x5xf32>
    %8 = stablehlo.multiply %arg15, %6 : tensor<2x5xf32>
    %9 = stablehlo.multiply %6, %arg13 : tensor<2x5xf32>
    %10 = stablehlo.multiply %8, %arg14 : tensor<2x5xf32>
    %11 = stablehlo.multiply %10, %arg13 : tensor<2x5xf32>
    %12 = stablehlo.add %10, %11 : tensor<2x5xf32>
    %13 = stablehlo.multiply %9, %arg12 : tensor<2x5xf32>
    %14 = stablehlo.multiply %arg11, %6 : tensor<2x5xf32>
    %15 = stablehlo.multiply %6, %arg10 : tensor<2x5xf32>
    %16 = stablehlo.multiply %15, %arg9 : tensor<2x5xf32>
    %17 = stablehlo.concatenate %13, %16, %7, %12, dim = 1 : (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x20xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2x20xf32>, tensor<f32>) -> tensor<20xf32>
    %19 = stablehlo.reshape %18 : (tensor<20xf32>) -> tensor<1x20xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<1x20xf32>, tensor<f32>) -> tensor<20xf32>
    %21 = stablehlo.add %arg3, %20 : tensor<20xf32>
    %22 = stablehlo.dot_general %17, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x20xf32>, tensor<2x5xf32>) -> tensor<20x5xf32>
    %23 = stablehlo.transpose %22, dims = [1, 0] : (tensor<20x5xf32>) -> tensor<5x20xf32>
    %24 = stablehlo.add %arg2, %23 : tensor<5x20xf32>
    %25 = stablehlo.dot_general %17, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x20xf32>, tensor<5x20xf32>) -> tensor<2x5xf32>
    %26 = stablehlo.dot_general %17, %arg7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x20xf32>, tensor<2x3xf32>) -> tensor<20x3xf32>
    %27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<20x3xf32>) -> tensor<3x20xf32>
    %28 = stablehlo.add %arg1, %27 : tensor<3x20xf32>
    return %28, %24, %21, %25, %14 : tensor<3x20xf32>, tensor<5x20xf32>, tensor<20xf32>, tensor<2x5xf32>, tensor<2x5xf32>
  }
}
// -----
// experts
module @jit_experts attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %in1 = stablehlo.constant dense<"0x659CCC3EBFC26B3CBEECB13EC60F05BF920AB13F58FCD3BD6718E33FE9564ABFEF293E3FF06674BDDBCDA7BE6BDF213F442D99BEA45D2AC0080644C0BBDEA23F1C799D3F6394F13F67978FBC0F75A5BFB2D3D6BEE42D3B3CA1E680BF7F04D33F"> : tensor<6x4xf32>
    %in2 = stablehlo.constant dense<"0x04540F4035E1F43EDBFD31BC7AC1A5BF8CF1C53FBF469C3D5B0D94BE735CF63E31F115BF7266163EC1A2B8BFAC258B3F75D5D5BD9653943FA4F64DBEF0770BBE382D9BBF6F7F423F0C3760BF5A0CF9BEBC41893A6344F83D6261DABF5F586CBE35944B3F86B5C1BE152066BEC64D263EC6FB00BEEFE783BFACDF14BD947B7E3FEF8C86BF17BCBFBE4CD9B0BF68FE703F4D26BDBDAFA659BFBFF5BC3D920F9ABF954984BFA8E5BABF398C88BF3DBDAD3FA5AD3BBF0FB5EE3EDA1756BFCE70423FA85683BF77AD203D9D7A583DC3FA14408D63213F8FC817BF5E5F2F3FDAD70840EA97D0BFE7AC57BF469572BE978CD5BE165FAABE15F1A6BFD5B4B33F0A18B6BF96044DBEC7DD853F3C46F7BC93B97ABF67A1ACBFE9846BBEB1CC41BF1928523EC062B3BF1C23503F3AA5EC3D7964423E3475B83FBB26E0BE1FCF39BF3D3A0CBFAF2545BECE4BBABD9BA854BF3B7A01C00B990FBF123BB83E4C870B3E008B993F624DFA3FB363423F70F6B03F524B443FFBDDDA3FC6E8EC3F907F733F54D5343F622852BE485129BD04F9ACBE580A1F3FBB6838BF59B143BE1ABB16C0368EDC3F17C461BED741E93EC198BA3F10C0993E41E0B83F44F19EBF9E6E19406D268B3F2E39563E0069B63FD49595BF54C593BE32DDB83FD4FBEEBF297A0F3FB23C083F"> : tensor<4x6x5xf32>
    %expected0 = stablehlo.constant dense<"0xC96796C0D60414C0D9C78D3FC722743DBBA1D4BD43BE653FE3BCB53FD2D9EFBEE8C8CB3DBA82E73EC781483E604E8EBF0A051CC029322FC0C42CE3BE98C6E8BE2C4C5740A6B80BBE30AD79BF81A44DBE2A26DFBE044E5F3FC814F3BFF49AA13FDF1F98BF968FD83F11CD09404C85B9BFA084A2BFFE89DDBF8CF8CA3F2CD41140355FA33FCE2C103E28BF53BF7DF2DABE1DFA6F3D991DFFBD858B123D85B91E3E"> : tensor<8x5xf32>
    %got = call @model(%in0, %in1, %in2) : (tensor<8x6xf32>, tensor<6x4xf32>, tensor<4x6x5xf32>) -> tensor<8x5xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<8x5xf32>, tensor<8x5xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>, %arg1: tensor<6x4xf32>, %arg2: tensor<4x6x5xf32>) -> (tensor<8x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6xf32>, tensor<6x4xf32>) -> tensor<8x4xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %3 = stablehlo.maximum %2, %1 : tensor<8xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x4xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<8x4xf32>
    %7 = stablehlo.exponential %6 : tensor<8x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x4xf32>
    %11 = stablehlo.divide %7, %10 : tensor<8x4xf32>
    %values, %indices = chlo.top_k(%11, k = 2) : tensor<8x4xf32> -> (tensor<8x2xf32>, tensor<8x2xi32>)
    %12 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x6xf32>, tensor<4x6x5xf32>) -> tensor<8x4x5xf32>
    %13 = stablehlo.broadcast_in_dim %indices, dims = [0, 1] : (tensor<8x2xi32>) -> tensor<8x2x1xi32>
    %14 = call @take_along_axis(%12, %13) : (tensor<8x4x5xf32>, tensor<8x2x1xi32>) -> tensor<8x2x5xf32>
    %15 = stablehlo.broadcast_in_dim %values, dims = [0, 1] : (tensor<8x2xf32>) -> tensor<8x2x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<8x2x1xf32>) -> tensor<8x2x5xf32>
    %17 = stablehlo.multiply %14, %16 : tensor<8x2x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<8x2x5xf32>, tensor<f32>) -> tensor<8x5xf32>
    return %18 : tensor<8x5xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<8x4x5xf32>, %arg1: tensor<8x2x1xi32>) -> tensor<8x2x5xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x2x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8x2x1xi32>, tensor<8x2x1xi32>) -> tensor<8x2x1xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x2x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<8x2x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<8x2x1xi1>, tensor<8x2x1xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x2x1xi32>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<8x2x1xi32>, tensor<8x2x1xi32>) -> tensor<8x2x1xi1>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<8x2x1xi32>
    %9 = stablehlo.compare LE, %4, %8, SIGNED : (tensor<8x2x1xi32>, tensor<8x2x1xi32>) -> tensor<8x2x1xi1>
    %10 = stablehlo.and %6, %9 : tensor<8x2x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.reduce(%10 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<8x2x1xi1>, tensor<i1>) -> tensor<8x2xi1>
    %12 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<8x4x5xf32>, tensor<8x2x1xi32>) -> tensor<8x2x5xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<8x2xi1>) -> tensor<8x2x5xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x2x5xf32>
    %15 = stablehlo.select %13, %12, %14 : tensor<8x2x5xi1>, tensor<8x2x5xf32>
    return %15 : tensor<8x2x5xf32>
  }
}
// -----
// experts_gradient
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %in1 = stablehlo.constant dense<"0x970FFC3F489ECABF6408CE3F7A390FBF6DDEE4BEA46A9CBFBC3E8BBF7B9ACE3EE4608EBF46833D3F25B829BFB1449BBF801E07BFE364AC3E3F018EBEE91F0C3DA73A323FC98C8A3FD0C49EBE11A985BF6CD79B3DFCF8F03E0CF9BABFE8FE63BF"> : tensor<6x4xf32>
    %in2 = stablehlo.constant dense<"0xA21C38BF57CF54BE1ED342BF9F00353F0175CDBF3934CABF79F3AABE54DE33BEC531BABFE4531BBF9E55CDBE595EC9BED2861B3E3C5D29BFBD29BD3FF5F5F93EFE9E4EBF3E8FC13DBEFBFD3DFE7B9B3FAAB219BF4F70443F996F2B3DA7EBBE3FEE3BA53FF1B4493EE84986BEEDB0013FE4C738BE4E14D73FECB4A03D64B0CFBEAB52EBBEC0449BBFA97A0E3F41EC51BF1F908C3FE57EA5BF954B023E883A933F6ABE09C0432B0140FBBED9BE4F7B103E7F4A123F98E3393F843A8C3E99547F3FD1E1043F8E64E13F42B7053F2D79FB3F1AAD663FD222E7BF4E1C2740370813BFFC6DBF3FEC7DDB3CCED1873F274030BFCB30203F31A281BEC61CCA3F1D99E03EF0996F3F3C800AC0BB40AFBDD333D23E4EFB643E660E763FCD57BBBEFDD4473D7032973F0AD611C0ADDF163FF4F2AABEAE8D69BF864FAC3E201D9D3FAA02853F125B0ABE8F30603FB3395E3FB5EFB2BDBA6D31BFB39E22BF8F7D563F23A22CBD4DE985BF96A9D7BFE8F2543FACF90BBF9528A93EB7AE9E3FD68AA7BFF9E138BD72CA2EBEA86DC23ECB9C9E3F7A2BAABF47DE113FF908843FA1D93EBEE8BE0CBEFF3ED63EDD8BB03E0F15153F15B00F3F89627BBF1B827D3F2759953F848C3E3E7B40BFBFCCFFEABD5612473E438292BF0464B8BE3766B4BF81771B3F31F0293E"> : tensor<4x6x5xf32>
    %expected0 = stablehlo.constant dense<"0xCF3EC3403CEB3DC0F6B0D8BFF173B8BFC60022BFC480F9BF5C9DE4C0DA9E1B411F9BB5BF76200FC08C62074122CE99C00C6785C063553540FAC32141D3650CC13FAE8240C91BB1400837B6C119895241E8E6AC3F73F86240A3B24FC1B2570141"> : tensor<6x4xf32>
    %expected1 = stablehlo.constant dense<"0xF408CCC07095A6408DBA90C0CA6670416FDE2AC1C0AA03BD8A72A9BFA84D57BEA84B38C09D9A623F9287A53E258E95BFD8A45C3E008172C03D7CEE3F168B8340CC957EC06A791140E879DDC0CEA9904086D833C088D4A3400C0C21BFF67E0141607057C022BBDDBF6E1C2B40821E9CBFDAB1CB40B44762C04A7A143EAC2E95C01CE7FABF183C5C3DE73F67C09939C8BFEDA05EBF46EB03C01CC284BFF98C99BF5CFC23C062B72640F4139FBEAC0530BEBE61AC3ED273B13F915ECB3FE23605407C29AD3E133F0640B03E933F0C40D94035406740E206E63EACE1BB40D3A5283F0C557140D43118406A153C3FA2453F40EBF93C3FA81558BFC4A8CD3C1853A03F9E609D3F686085C0029F98408C8194BE6023D7BEA26BD3C0DCBE4B4041C85EC030AF503FA2558A3EE0469740429F84403EAC96C04CE6F53E801CB2BE4487CC40DF7E07C18AF91741FB58BEBF20CE1D3D4FF54BC10BB0ABC06913BA401923B9BF45774ABFF9AE00C1965C773EE435E8BE88E7AA3C3DD19E3D81253C3E53D74ABFBC818C3F13BBDD3E7EB2483E30BCBABFA7E71A3F46C113BF52AAB53ECEF24F3E99F8523FB0A6383F26235ABFB0908CBED8101ABE64ECB13FBDF1C3BF844C0040801BDABC04400BBE3EEB0DC01FCF86BF58058E3F713E27BF5C7AD2BEBBD7A4BF"> : tensor<4x6x5xf32>
    %got:2 = call @model(%in0, %in1, %in2) : (tensor<8x6xf32>, tensor<6x4xf32>, tensor<4x6x5xf32>) -> (tensor<6x4xf32>, tensor<4x6x5xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<6x4xf32>, tensor<6x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<4x6x5xf32>, tensor<4x6x5xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>, %arg1: tensor<6x4xf32>, %arg2: tensor<4x6x5xf32>) -> (tensor<6x4xf32> {jax.result_info = "result[0]"}, tensor<4x6x5xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6xf32>, tensor<6x4xf32>) -> tensor<8x4xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %3 = stablehlo.maximum %2, %1 : tensor<8xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x4xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<8x4xf32>
    %7 = stablehlo.exponential %6 : tensor<8x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x4xf32>
    %11 = stablehlo.divide %7, %10 : tensor<8x4xf32>
    %12 = stablehlo.multiply %9, %9 : tensor<8x1xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %14 = stablehlo.divide %13, %12 : tensor<8x1xf32>
    %values, %indices = chlo.top_k(%11, k = 2) : tensor<8x4xf32> -> (tensor<8x2xf32>, tensor<8x2xi32>)
    %15 = stablehlo.reshape %indices : (tensor<8x2xi32>) -> tensor<8x2x1xi32>
    %16 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x6xf32>, tensor<4x6x5xf32>) -> tensor<8x4x5xf32>
    %17 = stablehlo.broadcast_in_dim %indices, dims = [0, 1] : (tensor<8x2xi32>) -> tensor<8x2x1xi32>
    %18:2 = call @take_along_axis(%16, %17) : (tensor<8x4x5xf32>, tensor<8x2x1xi32>) -> (tensor<8x2x5xf32>, tensor<8x2x1xi32>)
    %19 = stablehlo.broadcast_in_dim %values, dims = [0, 1] : (tensor<8x2xf32>) -> tensor<8x2x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<8x2x1xf32>) -> tensor<8x2x5xf32>
    %21 = stablehlo.multiply %18#0, %20 : tensor<8x2x5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<8x2x5xf32>, tensor<f32>) -> tensor<8x5xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x5xf32>
    %24 = stablehlo.multiply %23, %22 : tensor<8x5xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x5xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<8x5xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 2] : (tensor<8x5xf32>) -> tensor<8x2x5xf32>
    %28 = stablehlo.multiply %18#0, %27 : tensor<8x2x5xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<8x2x5xf32>, tensor<f32>) -> tensor<8x2xf32>
    %30 = stablehlo.reshape %29 : (tensor<8x2xf32>) -> tensor<8x2x1xf32>
    %31 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<8x2x1xf32>) -> tensor<8x2x5xf32>
    %32 = stablehlo.multiply %27, %31 : tensor<8x2x5xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%30 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<8x2x1xf32>, tensor<f32>) -> tensor<8x2xf32>
    %34 = call @take_along_axis_0(%18#1, %32) : (tensor<8x2x1xi32>, tensor<8x2x5xf32>) -> tensor<8x4x5xf32>
    %35 = stablehlo.dot_general %34, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4x5xf32>, tensor<8x6xf32>) -> tensor<4x5x6xf32>
    %36 = stablehlo.transpose %35, dims = [0, 2, 1] : (tensor<4x5x6xf32>) -> tensor<4x6x5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %38 = "stablehlo.scatter"(%37, %15, %33) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %53 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %53 : tensor<f32>
    }) : (tensor<8x4xf32>, tensor<8x2x1xi32>, tensor<8x2xf32>) -> tensor<8x4xf32>
    %39 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x4xf32>
    %40 = stablehlo.multiply %38, %39 : tensor<8x4xf32>
    %41 = stablehlo.multiply %40, %7 : tensor<8x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
    %43 = stablehlo.reshape %42 : (tensor<8xf32>) -> tensor<8x1xf32>
    %44 = stablehlo.negate %43 : tensor<8x1xf32>
    %45 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x4xf32>
    %46 = stablehlo.divide %38, %45 : tensor<8x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%44 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<8xf32>) -> tensor<8x4xf32>
    %49 = stablehlo.add %46, %48 : tensor<8x4xf32>
    %50 = stablehlo.multiply %49, %7 : tensor<8x4xf32>
    %51 = stablehlo.dot_general %50, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
    %52 = stablehlo.transpose %51, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
    return %52, %36 : tensor<6x4xf32>, tensor<4x6x5xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<8x4x5xf32>, %arg1: tensor<8x2x1xi32>) -> (tensor<8x2x5xf32>, tensor<8x2x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x2x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8x2x1xi32>, tensor<8x2x1xi32>) -> tensor<8x2x1xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x2x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<8x2x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<8x2x1xi1>, tensor<8x2x1xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x2x1xi32>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<8x2x1xi32>, tensor<8x2x1xi32>) -> tensor<8x2x1xi1>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<8x2x1xi32>
    %9 = stablehlo.compare LE, %4, %8, SIGNED : (tensor<8x2x1xi32>, tensor<8x2x1xi32>) -> tensor<8x2x1xi1>
    %10 = stablehlo.and %6, %9 : tensor<8x2x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.reduce(%10 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<8x2x1xi1>, tensor<i1>) -> tensor<8x2xi1>
    %12 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<8x4x5xf32>, tensor<8x2x1xi32>) -> tensor<8x2x5xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<8x2xi1>) -> tensor<8x2x5xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x2x5xf32>
    %15 = stablehlo.select %13, %12, %14 : tensor<8x2x5xi1>, tensor<8x2x5xf32>
    return %15, %4 : tensor<8x2x5xf32>, tensor<8x2x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<8x2x1xi32>, %arg1: tensor<8x2x5xf32>) -> tensor<8x4x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4x5xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x4x5xf32>, tensor<8x2x1xi32>, tensor<8x2x5xf32>) -> tensor<8x4x5xf32>
    return %1 : tensor<8x4x5xf32>
  }
}
// -----
// residual_block
module @jit_residual_block attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xD152503FADC3883F93776E3ECA06703E6E6A8A3E32045DBFC21117BEDE2E1CBE334CC43E7BF47F3F1C7E87BF5E0200BE56A0BD3FCC5B3EBFFA7E52BF5B294F3EA129583F5A343B3C611BAA3FDA565B3F8581573F94DA0D3F45F81440E81552BEB63900C03558CD3F9457EABE6CF0DC3D5B9FA73FD716CDBFFA35A0BFADF6CCBF844C4BBF0D18E13E2D31063FCF738D3E83D5B4BFBCD813C0DDA15E3DA18CF1BE9D34EB3E3CB3333F298F0D3E1598423F63B66A3E52B2073F786534BF0EEC37BEAC7F493E270E523F7198C9BE386B053F061C88BEF3B9F0BD5C5B543F9A1CFFBFCEF2A5BF40B8BDBFF75915C0BDA22DBFE6DA3F3F53DC91BE7C894A3E7B6B8B3F9FF1A93F31988DBD4D42AD3FE7ACBC3DBB5F56BF9F2A18BF3882BDBFBE5C63BFF74DB7BEBFB74D3F3042DC3F53EBB0BFAF20C93E8B3085BF7F0BF33E943B06BE1F5BEABFDFA46D3F54E11ABFB0AD08BFA6ED88BF1C7F27BF7514DB3E45C941BE6346A83ED24DB93E710BA93FAB81AFBEAD09BDBFBF9A883FD1B8A9BEF7AA8E3F014AC43EEB4806BEC192B23EC8BAF93F40ED0440B2178E3D0109243E3DC2893F3E7D58BF3388AA3E53DED3BC94B8A03EA85755BFF376CBBFC3AB04C071068FBF7DD7EABE351D96BE31F7F73F31918D3F9A4B76BFD806B23E8F6CD0BE239891BE02C63D3E00821E3F4AB3ADBE492C883F082B92BFE9B7CF3B49402640046F643E9373B73FEE6EBB3DCFAD143F7F9568BD537F2EBE298C47BF7650DC3E57FE59BFCB632A3FAFEA8A3F01AABB3E328F92BE2D6EE83E650A9EBE04806F3F846BEABFBBD4ABBEEDD2FEBF275EBFBF0A93AE3FD82A653FDB2F38BF0952C0BFD7BA3DC086220BBF14E81A4027A9DE3E21400FBFFE1EEE3E7CCDC7BFC53A98BED8BACB3D8A55B0BD45724A3F5775B03E6A172B3F2A3930BF3BD7653F0281D03FB85B78BF064063BFFBFAAA3FAEEF43BE6BB0B33F0A94E2BEEF3EBA3F38A4063E9136843EAE48C83FFB39B9BE61ED70BF35AAE5BE5198E73ECB6AC8BF4B31233FEBEC09BF86EB923F903B19C0605C49BF30DED7BFC68353BF219C7D3E2F8737BEB4BA81BE5C0123BE0245503EB61781BF19F4343F7AA4293FB123C53EFA780E3F1AC4973EA43E02406E5EB2BD033A9DBE2FE740BF2F2184BFDA4A9FBF398863BFE0C090BDBB28AB3E567A513D1FFA43BF7F72663F264A3D3FD97A23BE832527BFC6650C3F267C403E3C5CB9BF3C398BBD8F29863E665266BF4E66423EA037BABF2508AB3FD3BC9F3FF44981BEB016BA3E293C1AC0330394BF316A96BEA83B89BFB0E2363F6AA7FF3F509B96BF006456BF6119713E0E39CE3FC3769CBF53037F3E5220E93FD86CD3BF13FAA3BFF7E2D8BE484505BFA306503FA575773EF531E3BFF0F1033F97D913BF1621A33F94A920BF38F922BF9A870A3F264F433F486DE53EA7C1D7BFA0BC093F356484BF39EC703EEE3CB6BF5684E43E447D4EBF5F2DA4BFEBBC363FA971773E952D1DBF3BC0B93F329DE1BE5683033D06AF893E6DA21EBFC738F13E559008BF42C2D2BE136BAE3FEC3185BFFE6A1AC02F33CE3F30282340747FCFBE4FEAF7BFC1F79EBED18B92BE657B42BE80838EBF1E5E143F1E46063FAF48BFBF8FFE323F315F03405F16303EE2B5ACBE4A6911BE78811D3FA686DDBF0956283EE4EAC7BE8885EC3F565A32BE577DD53F60478DBF9E56163F6E88A33EE1795EBF54A7353ED1339B3F07C8A5BE3B92D8BFEBDF8FBC330567BF5047AFBE7D17A7BDD052DABFE4CDCEBF77D1F63EE4D005BFC52424C08AEB483F0C748B3E80C036BFE48DA8BF82F7553F16DEB23E8E7C1840F622D73E0781C63E28EF2ABE3918513F9505203F8638A03F6B7505BFBAEDDEBE034DF5BEFB714A3FBCCABF3F24EDEABEF17BD9BEBBCEA03EE7A87BBECAB9733F1E1D10C0F1A253BF704C48BFB78014C002B176BFAC476ABF61EE4DBEAB758E3F2EF17ABEB4F183BF2A4969BD524B863F70D879BF701B69BF11FD0E3F5DDA62BE8FC1253FCB965FBC3BA0333F717D84BFB3FE45BC20BF57BE50A29BBF0C20C8BF408D2F3F08B0B3BE15DA82BF76F9C4BDEC62903F9CF711C0DB91BFBF49426CBFE907BB3F3EAF903EE76E443FCBF091BFF44C8FBFD747E53E11B16E3D267A0C3FD32C40BEDB688E3EF8E9213EC31B473F18984E3FF757CFBF3FD30FC03139803F6007983FC6A382BF160FEEBFC5D2CA3D6A4B6E3F9417E63F142C043FA751BEBE35A464BF339E3B3C393999BEBFED81BFD01E03406680E43F0B6A913FDABC6BBF8CE25A3F8EBE233F5795E23E08F59F3FAFA7223F93713D3F4A0C233F367CAE3E5F4DE4BF8741AB3D99620EBFD4D1A3BFC445D73FB84FDD3FF1FAAD3F55AB823E49E1AC3FB47A453C17AA4F3EDFF68BBF7242CB3E3C57773D4EBDA6BF10B451BD4149A3BD7C16E63F2AEB643FA7853B3C1AC27E3E0A18353DAFC84FBEF98C8ABF58AD1ABE4C003FBF570AA0BF6FDF023FD753C83ED5B2E4BF1542FBBD49E67E3FA594873F9F4E833F74631F3DE45458BFA5B68ABF0E70B03EFE30C23E44C7A43F22CC8C3FF36607BE23429FBFF161A3BEDB715E3EE9EE4EBEDEF013BF1E7A813E600301BFF0C820BFBF769F3EF9D1CDBE80F6793E66E18B3ECFD891BF3D65F6BE1309B83F05BF94BF447707C0F150EEBFFC77EE3C3B46FD3CF6DDF0BD936A9B3FB80F2BC0D8B7CA3E35DDC73F1F5B90BF0076C2BE86BD40BFDDF364BFD00BA7BED6B7B63F7D2FEB3F"> : tensor<2x3x9x9xf32>
    %in1 = stablehlo.constant dense<"0xF41B91BD56E3673D645158BEF9DFDB3E178F8B3E0742B23D09CC093FF73AE6BEA6E717BBD313E13DC5798CBE50C2B83D99F8A9BEA323543EC27BA23E5852A73D7D4B0EBFDF7F94BE9B7A2D3E2364D03B40E64EBF15E6BE3E6CEC273DA89E7BBE3FD3983EEB2350BE157E53BE012CDC3DA4C8083F0C62F93EBB01DD3D7D0B0E3E0326733E9C12C1BEE4E1453EE38161BE46ACC33D91C18BBDA0F8193E2420113D3C026CBF79D25B3DF744453E3CFD083E801DFCBC6E3CFC3EC24EBF3D0874063E186FA03EF3C6DE3D7FEF89BEAA433BBF519212BE31C3693E41F1D8BD3C1F763ED7C1363DD2D8C53E9361B5BDBAA60F3E6C681B3E63A5E63EDB1103BFB2D20CBE0355823E2173ED3EFC7F933D63D6B3BD3696683EC86E853EE4F9DCBDD9F0CA3D3854B53EF02F113FD520643E97F3583C29E584BC733B2B3E88230EBDBE07693D637DA2BE5D3AC73EE421AFBEA7BE04BE60D8EF3C65E8183F25D901BE9E994CBE013629BE7ECEFE3EFEFC57BF44059ABE53C3513FDC84353E19E1A9BE08094EBCBFC6A53C00F7813E15460D3FE6B9EE3DAED225BED8CA713ED48056BE7CB89EBE382907BF5B67F0BEA9B189BE95E8B4BED973C03D673AB8BEFF6E71BF4958A0BE8EF410BE7DFE39BE2566E93EF47A3CBE524F873E489BBABBAAEF4FBC7E5080BED97690BC9C096BBE07ED503DDB2691BD491891BEE05A983E1A20033E17A509BE28C8323D9200CEBC114385BE6540AD3C5AC63EBE502491BECF41F9BE1054DCBD632C2E3E3D6655BE2797413F940A883E5958C83E754C743ECF4C0E3F5BC471BE26AA44BFBF0C09BE197C2B3E1F2F3A3D1940A93D4CE4CA3E77BCEA3D136D753E1D5190BEA240A8BE8BEDF73EC3F9F73CBE743FBE74E43EBE1F6947BECFCA59BE6D17C5BEEF76E6BE139F6FBD962536BE460FAA3EFA10B43DDD02A33D5F4964BE40B814BD91CCDD3DEE035C3EA2BFE6BCE0C0A53E82131D3B0990733E8C7B16BEF0340BBF38E1A43DCED15E3E28BF303E1DB2013EFE2BD6BD1CD577BEAD7D293E3101033EE64E2CBE5668AA3EAF9B87BE264233BEDD5AFB3E096A853EFFF5DBBD1491B03D6F353E3DF7DC52BF023C8BBEDBEB79BC241ADBBDE0D1973D0D7DAD3E368DC5BDAE74A2BEC096C73D69ADC8BD55C53FBD0A44B3BD532C2C3F0A162CBFA597EEBDF30E91BA8CF76FBE98368A3E31D5793E38B96ABC4D4DA6BD949209BD"> : tensor<8x3x3x3xf32>
    %in2 = stablehlo.constant dense<"0xB6AEABBC086880BC45021ABD75CE4E3D02421A3E10F57BBE0D2D57BE5A0CB3BE2D70313E9A104D3D23F5CE3D706192BE58C7B63EA562F9BD51CB093D5DFA2E3E2B224ABE43C6DFBD0BC7123D794D123F70AE763DCB7DA43EFFEB763EA7BC963D59964ABE9D09593E106899BEFBEDA33E27D8233D03B107BFA7788BBDB3ED053E832B42BDE66E123EBF152EBE8BBB85BEC01C6ABC67DECE3BBFB28EBD67597B3E5B1F2EBECB45803D58B95E3C60689FBE961187BEBD1E1C3BF8DFCA3ED844ED3D7BB4B0BECB411FBF1F21163EDCA29DBC35BB693EFC5E34BE71728F3DDC4B2D3EF747B7BD4F86AEBDFF8FA53BBD47DE3DF0E03BBB7679473E6B35BDBD160788BE3971CA3E72A8F7BD7AD5E8BDD39F57BC9A235C3CB8629EBD738264BBFB4A02BC45360F3D1F68F1BE0B9AC03E3251F1BCB2D2ED3D1A1E8DBEF5EBC0BDB7B009BEEE7F963E02F3EFBD3A411B3EC33405BE8964B9BD9B2749BD3B77833E5B85C1BE55B986BE7067C7BE6FB85EBE373726BEA852A5BE7C5A16BE884ECEBEED7B50BE9AD8753E474FA53DD392193D7A5E4DBE8C4B9DBE974C69BE08970DBC77CD313E0BCE383E4026013E390D17BEC9E3A03B359F83BD8DD024BD179AD03EC76DB4BE4C3F40BD8B2A783E771B96BEE8D603BEB5B1D8BD40EB36BD0F6DA3BE45D4F33DA574083E053BD03DA64032BE42BD8D3C933438BE4A3B88BDDF83DC3E8DC99C3C983473BE10BB133D856C8ABEAD8E75BED73855BE39FDB5BD29E43F3E73E9EC3D0A38D63D4B0F61BEEDB8DDBDC5D25E3D10AE00BEAD0964BDD0C7B43D77DB8EBD2230393D6C18A33E67C90CBD4587713E331EE53DDF3E96BEBAB761BE6FB82ABEF8112FBE44EE93BC1AC2FB3D3A87803E00757C3DE38CB6BDB538D5BED34E673C36E3A83BF1DA153DD3ADD73EFD127E3ECEC7203E8D0845BE671FD2BDB7649BBCABCD1EBE82FDCC3D9B30923DABE25EBEAA1B753E11A0A73C900EB1BE833D28BC455D663D573A473EF73A8ABDCF8F293E854E193D5FA986BEBFE990BE78E6653E03F0743E7D43843D0E29993ECA64583ED6010C3EF8A23ABE5E4CB13E48ABDB3D210A9EBD98DC08BE775B523DD01DABBE084B0F3E934A43BE14CD973DDBA7D5BDA09C58BDE0031BBE431404BDF378C13E82D48D3ED031913DBCC4A5BB75E42C3EFF6A673E62F229BE6FC07DBC8B91BABEE502663E6075D33E1735833CDD99D9BECD66F93D4F2839BE9EDA07BEA652003EDF87503DEBEDC7BD0B0A05BE782BCE3C93B7A7BDF82B63BEC73788BDDF188B3D01E711BD48BE90BE798F4A3E273A0CBFC7D4B6BD8508FEBDBAC6F23C820EE63DEDC2663E88E611BE9F43F03D186A203DFB42AFBE869DC23EA15493BE7BD3AB3D43BA9F3D3ACD613D2594CABDDD6B293E19C89FBE30B557BC8BF6E6BDEBB50ABE779DAF3DE8AA5C3EFA988CBD2CE21F3E7FFD223CE1D436BE7A5053BDBF5675BD0BAD0EBEB181AF3DDF38403DEEE1A2BEC31DA9BE65F3AD3D7EF826BE9F6E773D4FEF1F3E442582BE9B8A90BE3976AB3EDF00903D92B8ABBD61453FBE9A13D1BD48D473BE3EEC343E22141FBEB5F45F3EFD18A4BD9AAD55BEF79CAEBD7B5B06BF03DEC5BC955C0BBD46E8283E5B28C1BE42F36D3E0A0F283E9335803EE6C12CBC65A54F3EC7A796BE3B08123E23EF1DBE831AA9BE573966BED8FE903A05D128BE2B0A9A3DDD29B9BE97D0D9BE50888C3E2819393E60E556BE89441DBA88CB503E5FB4AB3D47D9F23C9D49603E61A615BEC254CC3B18F269BB5A725FBD13AA9FBD4FC66E3C337EE13BCFB756BE3335243EB5F647BEDFC632BDCFE471BDE3AD923D0AFFD8BE5575363ECBA50ABE37D9793E3ADBC3BDF80C20BCC1F8C33E0A3263BD6AB77D3EC8E2FF3BD327AA3D853D653CD8A32D3E9A650CBE7C8849BEC9C702BE905DA33C0FE534BDDC76113EC39A853E09DA47BE0E5016BE271293BE03E9CF3ED395793DEB86C43DC33C89BE4F5D75B98596D03D220F4FBDF54D5C3E45BBEC3E5FF541BECF5251BEB3C333BE8C79A43E7079553E7D0CDEBCF098EF3B673A27BE0F47363E989B9BBD020E55BD3B5CF93D66011ABDF17B40BD809C0A3B88E3223ED499A83EAFD0EF3DCD84243E6FB823BDFFF410BEB7EF053ECE470C3D5BAD91BE986086BD88D187BC6315D1BDCFBA973EC58AC43DF59C8C3E48CC573D8858853CB3D03FBEDF5C1C3BB5192B3B12FE8BBE8FFDDCBDA36A84BD795CA93D11F8BC3DAA1BEEBD8B0CC03DB82815BDAFEC12BFB188C6BD15FA5C3E8737ACBE1EA2B83CAC54A23E07C61BBEF058E139018885BEE3A0A63E3D8888BC6FC9183C2DAE8A3E8578073E2A5433BE029004BE4FB9CA3DD7A3FFBD43CED8BE9F752EBCE39297BEDB81A53E0FD3103D3E6139BE76140FBE6D79C1BE782B61BE9B24503EF088E43E19C4143E70CD96BC39EEB0BDEEE343BE87EBD23E799F1ABDF8A3D83E47B28E3EEF41B2BE166308BE3C0509BEFFD182BC43A345BC4F68193FC39D5CBE7A923B3D8785FC3D2DD6A4B91685B43C13FA55BE8C77AE3C1278D13D6A2F863DE78DE93DABA6903E08E43F3E429E693CE2F96FBE1DC3F5BDFEEB33BDC2B84E3DD3ECC3BD5FA33FBED55773BEA314A9BEBC7840BD667E96BE5DE84CBE9B57A1BD46CC88BEE78B9B3D0299173E9A0BE1BDA301B3BD9821DC3DE83912BECD4D20BEFB0A753EE714353E1765F63D70923D3E2D79CABEFDA18A3EB296A03D0F024F3EDB949E3D1F51203C878861BDE161963D47627FBDB4BD313E0374A2BE58D4DDBDD063D13EA63800BE9B8743BDA9C034BEF98F893D7CC916BE6F0D18BD0ED92D3E541B0FBEEF81213E7F64283E150E583E2B43E63CD5F3253FF0F7573EE311853DAB6333BE8C059FBC4F0E923E6D0EAF3E8361973EB1CE203E619480BE9F8AC73D3D3D7EBE2B5198BE37EB433D704DD63DFB02393E83A0CB3DD5BCD93D27A849BE6AFEABBC2A549ABE1F25CDBE03AF173E693D1ABE0DB0323E55FD623E22ACFDBD9BCAF13DA76707BE9B04BDBEB707CA3CB5DEC0BDAE42B4BD6F46CA3E6D3F9CBEF3D29C3D8DBC4BBE0F033A3E9279743D23619B3D6E8341BEDBCA1CBEA2E63D3E6754B53EEDBBC43DB1CA37BE48D48A3DBA92F83E3ECFA73C48B1953E959E17BE57E809BC1FC6FD3DE5BEA23DD7F41CBE07CA25BE91664A3E9507743EF0D79A3EF5B8B83E7B8FDC3C37EF7EBD6B578A3E5E09123EF33449BE47B053BE9F7EC93D313911BD1B36ADBBA3A75B3E68731B3ED42D883E"> : tensor<8x8x3x3xf32>
    %in3 = stablehlo.constant dense<"0x933CF7BF5FBD813E1BD7313F2A67C3BF3EA727BF092A57BF5DC0B13C855DD03F1B720140267550BF75CC063F600D0F3FE376C63E0F47CC3E23849B3E4C02D83F9F1D8D3F1FB387BF60B44B3F9572643F6443A13E84D2903F7B96403E69474D3E"> : tensor<8x3x1x1xf32>
    %expected0 = stablehlo.constant dense<"0x00000000000000000000000002EF933C159E133E00000000000000000000000075B40B40474FFD3E44FC094000000000000000000000000031E1503F00000000F5FD8D3EBFB6174000000000850E623F6B24033F00000000444C1A3E0000000076621C4000000000C76E683F00000000CA07A23F7E73953E000000000000000000000000B65D0940F648C93FC534603F0000000000000000D781933E0F48553E8191813FBAE7E73E6CB7F33E00000000C64B053CFD98C43F00000000FFE0EF3F90EEF73D7B1809400000000000000000000000000000000000000000109CD03F1CB9D73F62DA01400000000000000000C3D8B33FBE165040D996224000000000000000000000000000000000000000000E300E3FEC5FAE3E0000000052DA393F0000000000000000000000007B166B3F000000000000000000000000F38F1E3FA15D9C3F00000000000000006A4B3B40AABE183E000000000F14253FF1F4903F00000000000000000000000045126E3E513DDC3F00000000D9DB453EEC0E8E3F430BBE3E00000000000000006E02604000000000000000000EE10E3F000000007FF33F3E55080540EDEE3A3F5B95474000000000D9F3263E32D09F3F1CDB0C408CA38E3F00000000C1C5873E00000000F10D0F3F0000000079522C3F0000000000000000F0C9F33F0000000000000000BABD363D58DFB23F482C0640E99B1D3F00000000E8DBFD3EA3182740B16F063FD052193F0D92053FB9B2E13F00000000000000007E3FFE3C892A133FD352383D22DA0F3E00000000000000004A6FA03E0000000086DBE93D62CB233C00000000EBD2FE3E00000000B410813F000000000000000000000000000000002FE8A53F1473BB3F84232840000000000000000000000000D1171D4094797F3F000000007375303F00000000000000000000000048F0CE3F00000000A9AD143FE5F2873F0000000080AEC03E0DA71C3D9336B73F2024863F06443F3E0000000083FD6F3E2521AA3F000000006FCE0040000000000000000000000000B7A98A3F9CE2C73FA4AAF73F000000007B6EFD3E000000000F43063F7055E03E0000000000000000C044243F0000000000000000000000007F50533F00000000ABBD8B3F000000008E9FCA3FB821033F5320FC3E0000000027D4AB3F0000000000000000AE750C3F74462D4000000000D42C594000000000000000000000000020D3813F0000000000000000748F8A3F44A7DF3F000000002F379C3EFC38F73E00000000000000002052003E5CBA833F144AA83F7444D73E0000000000000000431FBA3E7D6C004000000000000000000000000037F9333D1E00603E0000000000000000E70B9B3F4219F13E950E063F00000000AFEE5E3E000000000000000000000000BC5F4B3F9B5AB33F000000002489E93C00000000000000007D8F963F6817223F0000000000000000944D593FF2FFAA3F000000002C2A0240000000000000000000000000FF90873F00000000338DEF3D41967D3FF366DB3E0000000030AF3640D5A6F93F00000000116BE63F000000009311D23F0000000000000000AA4BB73F0000000032164F3F000000000000000000000000000000001B7B294000000000000000000000000030D7B13F000000000000000000000000ACAE1B40000000001A056B3F64FB833E8AC1493D1ACD004000000000000000000000000000000000000000000000000083B4023F0000000000000000FCA5E23F0000000022D00F3F00000000461E1C3F6392A73F0000000000000000C820353E000000003216E63E00000000EFE572404B51DD3EB73CCF3E9DD19B3FCEB09C3FF0431A3FA63F393D0000000000000000C11DFC3C00000000E1FC613F00000000000000000000000000000000A6011A4099D1263F18A36F3F0000000000000000000000000000000000000000FAC0AE3F4D4AB43E00000000D0180E3F688EC43FD4BD373A00000000000000000000000008C79D3F8BFC293F000000000000000000000000000000002FA9A73D66CA683E6D60613F4BD69B3F3BA39F3F2070983F00000000000000005116043F0D3BF83F32320140E8EA333F00000000D6262A3FA7F6B63F3F04C43F00000000000000001E60903DC26FF73E0000000046A1163F0000000000000000CB22FE3F00000000000000004EE8F63FC5370A40000000005CF4423F8C7CBA3F000000000000000000000000000000001AD4C73F"> : tensor<2x8x5x5xf32>
    %got = call @model(%in0, %in1, %in2, %in3) : (tensor<2x3x9x9xf32>, tensor<8x3x3x3xf32>, tensor<8x8x3x3xf32>, tensor<8x3x1x1xf32>) -> tensor<2x8x5x5xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<2x8x5x5xf32>, tensor<2x8x5x5xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x3x9x9xf32>, %arg1: tensor<8x3x3x3xf32>, %arg2: tensor<8x8x3x3xf32>, %arg3: tensor<8x3x1x1xf32>) -> (tensor<2x8x5x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x9x9xf32>, tensor<8x3x3x3xf32>) -> tensor<2x8x5x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x8x5x5xf32>, tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<8xf32>) -> tensor<1x8x1x1xf32>
    %cst_0 = stablehlo.constant dense<5.000000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x8x1x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<1x8x1x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x8x1x1xf32>) -> tensor<2x8x5x5xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<2x8x5x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = call @_var(%0, %c) : (tensor<2x8x5x5xf32>, tensor<i32>) -> tensor<1x8x1x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x8x1x1xf32>
    %9 = stablehlo.add %7, %8 : tensor<1x8x1x1xf32>
    %10 = stablehlo.rsqrt %9 : tensor<1x8x1x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2, 3] : (tensor<1x8x1x1xf32>) -> tensor<2x8x5x5xf32>
    %12 = stablehlo.multiply %6, %11 : tensor<2x8x5x5xf32>
    %13 = call @relu(%12) : (tensor<2x8x5x5xf32>) -> tensor<2x8x5x5xf32>
    %14 = stablehlo.convolution(%13, %arg2) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x5x5xf32>, tensor<8x8x3x3xf32>) -> tensor<2x8x5x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x8x5x5xf32>, tensor<f32>) -> tensor<8xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [1] : (tensor<8xf32>) -> tensor<1x8x1x1xf32>
    %cst_3 = stablehlo.constant dense<5.000000e+01> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x8x1x1xf32>
    %18 = stablehlo.divide %16, %17 : tensor<1x8x1x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<1x8x1x1xf32>) -> tensor<2x8x5x5xf32>
    %20 = stablehlo.subtract %14, %19 : tensor<2x8x5x5xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %21 = call @_var(%14, %c_4) : (tensor<2x8x5x5xf32>, tensor<i32>) -> tensor<1x8x1x1xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x8x1x1xf32>
    %23 = stablehlo.add %21, %22 : tensor<1x8x1x1xf32>
    %24 = stablehlo.rsqrt %23 : tensor<1x8x1x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<1x8x1x1xf32>) -> tensor<2x8x5x5xf32>
    %26 = stablehlo.multiply %20, %25 : tensor<2x8x5x5xf32>
    %27 = stablehlo.convolution(%arg0, %arg3) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x9x9xf32>, tensor<8x3x1x1xf32>) -> tensor<2x8x5x5xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_6) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x8x5x5xf32>, tensor<f32>) -> tensor<8xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [1] : (tensor<8xf32>) -> tensor<1x8x1x1xf32>
    %cst_7 = stablehlo.constant dense<5.000000e+01> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<1x8x1x1xf32>
    %31 = stablehlo.divide %29, %30 : tensor<1x8x1x1xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2, 3] : (tensor<1x8x1x1xf32>) -> tensor<2x8x5x5xf32>
    %33 = stablehlo.subtract %27, %32 : tensor<2x8x5x5xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %34 = call @_var(%27, %c_8) : (tensor<2x8x5x5xf32>, tensor<i32>) -> tensor<1x8x1x1xf32>
    %cst_9 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1x8x1x1xf32>
    %36 = stablehlo.add %34, %35 : tensor<1x8x1x1xf32>
    %37 = stablehlo.rsqrt %36 : tensor<1x8x1x1xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2, 3] : (tensor<1x8x1x1xf32>) -> tensor<2x8x5x5xf32>
    %39 = stablehlo.multiply %33, %38 : tensor<2x8x5x5xf32>
    %40 = stablehlo.add %26, %39 : tensor<2x8x5x5xf32>
    %41 = call @relu(%40) : (tensor<2x8x5x5xf32>) -> tensor<2x8x5x5xf32>
    return %41 : tensor<2x8x5x5xf32>
  }
  func.func private @_var(%arg0: tensor<2x8x5x5xf32>, %arg1: tensor<i32>) -> tensor<1x8x1x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x8x5x5xf32>, tensor<f32>) -> tensor<8xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<8xf32>) -> tensor<1x8x1x1xf32>
    %cst_0 = stablehlo.constant dense<5.000000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x8x1x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x8x1x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x8x1x1xf32>) -> tensor<2x8x5x5xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x8x5x5xf32>
    %6 = chlo.square %5 : tensor<2x8x5x5xf32> -> tensor<2x8x5x5xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<5.000000e+01> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x8x5x5xf32>, tensor<f32>) -> tensor<8xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<8xf32>) -> tensor<1x8x1x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<1x8x1x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<1x8x1x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<1x8x1x1xf32>, tensor<f32>) -> tensor<1x8x1x1xf32>
    return %14 : tensor<1x8x1x1xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<1x8x1x1xf32>, %arg2: tensor<f32>) -> tensor<1x8x1x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x8x1x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<1x8x1x1xf32>
    return %2 : tensor<1x8x1x1xf32>
  }
  func.func private @relu(%arg0: tensor<2x8x5x5xf32>) -> tensor<2x8x5x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x5x5xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x8x5x5xf32>
    return %1 : tensor<2x8x5x5xf32>
  }
}
// -----
// residual_block_gradient
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xD152503FADC3883F93776E3ECA06703E6E6A8A3E32045DBFC21117BEDE2E1CBE334CC43E7BF47F3F1C7E87BF5E0200BE56A0BD3FCC5B3EBFFA7E52BF5B294F3EA129583F5A343B3C611BAA3FDA565B3F8581573F94DA0D3F45F81440E81552BEB63900C03558CD3F9457EABE6CF0DC3D5B9FA73FD716CDBFFA35A0BFADF6CCBF844C4BBF0D18E13E2D31063FCF738D3E83D5B4BFBCD813C0DDA15E3DA18CF1BE9D34EB3E3CB3333F298F0D3E1598423F63B66A3E52B2073F786534BF0EEC37BEAC7F493E270E523F7198C9BE386B053F061C88BEF3B9F0BD5C5B543F9A1CFFBFCEF2A5BF40B8BDBFF75915C0BDA22DBFE6DA3F3F53DC91BE7C894A3E7B6B8B3F9FF1A93F31988DBD4D42AD3FE7ACBC3DBB5F56BF9F2A18BF3882BDBFBE5C63BFF74DB7BEBFB74D3F3042DC3F53EBB0BFAF20C93E8B3085BF7F0BF33E943B06BE1F5BEABFDFA46D3F54E11ABFB0AD08BFA6ED88BF1C7F27BF7514DB3E45C941BE6346A83ED24DB93E710BA93FAB81AFBEAD09BDBFBF9A883FD1B8A9BEF7AA8E3F014AC43EEB4806BEC192B23EC8BAF93F40ED0440B2178E3D0109243E3DC2893F3E7D58BF3388AA3E53DED3BC94B8A03EA85755BFF376CBBFC3AB04C071068FBF7DD7EABE351D96BE31F7F73F31918D3F9A4B76BFD806B23E8F6CD0BE239891BE02C63D3E00821E3F4AB3ADBE492C883F082B92BFE9B7CF3B49402640046F643E9373B73FEE6EBB3DCFAD143F7F9568BD537F2EBE298C47BF7650DC3E57FE59BFCB632A3FAFEA8A3F01AABB3E328F92BE2D6EE83E650A9EBE04806F3F846BEABFBBD4ABBEEDD2FEBF275EBFBF0A93AE3FD82A653FDB2F38BF0952C0BFD7BA3DC086220BBF14E81A4027A9DE3E21400FBFFE1EEE3E7CCDC7BFC53A98BED8BACB3D8A55B0BD45724A3F5775B03E6A172B3F2A3930BF3BD7653F0281D03FB85B78BF064063BFFBFAAA3FAEEF43BE6BB0B33F0A94E2BEEF3EBA3F38A4063E9136843EAE48C83FFB39B9BE61ED70BF35AAE5BE5198E73ECB6AC8BF4B31233FEBEC09BF86EB923F903B19C0605C49BF30DED7BFC68353BF219C7D3E2F8737BEB4BA81BE5C0123BE0245503EB61781BF19F4343F7AA4293FB123C53EFA780E3F1AC4973EA43E02406E5EB2BD033A9DBE2FE740BF2F2184BFDA4A9FBF398863BFE0C090BDBB28AB3E567A513D1FFA43BF7F72663F264A3D3FD97A23BE832527BFC6650C3F267C403E3C5CB9BF3C398BBD8F29863E665266BF4E66423EA037BABF2508AB3FD3BC9F3FF44981BEB016BA3E293C1AC0330394BF316A96BEA83B89BFB0E2363F6AA7FF3F509B96BF006456BF6119713E0E39CE3FC3769CBF53037F3E5220E93FD86CD3BF13FAA3BFF7E2D8BE484505BFA306503FA575773EF531E3BFF0F1033F97D913BF1621A33F94A920BF38F922BF9A870A3F264F433F486DE53EA7C1D7BFA0BC093F356484BF39EC703EEE3CB6BF5684E43E447D4EBF5F2DA4BFEBBC363FA971773E952D1DBF3BC0B93F329DE1BE5683033D06AF893E6DA21EBFC738F13E559008BF42C2D2BE136BAE3FEC3185BFFE6A1AC02F33CE3F30282340747FCFBE4FEAF7BFC1F79EBED18B92BE657B42BE80838EBF1E5E143F1E46063FAF48BFBF8FFE323F315F03405F16303EE2B5ACBE4A6911BE78811D3FA686DDBF0956283EE4EAC7BE8885EC3F565A32BE577DD53F60478DBF9E56163F6E88A33EE1795EBF54A7353ED1339B3F07C8A5BE3B92D8BFEBDF8FBC330567BF5047AFBE7D17A7BDD052DABFE4CDCEBF77D1F63EE4D005BFC52424C08AEB483F0C748B3E80C036BFE48DA8BF82F7553F16DEB23E8E7C1840F622D73E0781C63E28EF2ABE3918513F9505203F8638A03F6B7505BFBAEDDEBE034DF5BEFB714A3FBCCABF3F24EDEABEF17BD9BEBBCEA03EE7A87BBECAB9733F1E1D10C0F1A253BF704C48BFB78014C002B176BFAC476ABF61EE4DBEAB758E3F2EF17ABEB4F183BF2A4969BD524B863F70D879BF701B69BF11FD0E3F5DDA62BE8FC1253FCB965FBC3BA0333F717D84BFB3FE45BC20BF57BE50A29BBF0C20C8BF408D2F3F08B0B3BE15DA82BF76F9C4BDEC62903F9CF711C0DB91BFBF49426CBFE907BB3F3EAF903EE76E443FCBF091BFF44C8FBFD747E53E11B16E3D267A0C3FD32C40BEDB688E3EF8E9213EC31B473F18984E3FF757CFBF3FD30FC03139803F6007983FC6A382BF160FEEBFC5D2CA3D6A4B6E3F9417E63F142C043FA751BEBE35A464BF339E3B3C393999BEBFED81BFD01E03406680E43F0B6A913FDABC6BBF8CE25A3F8EBE233F5795E23E08F59F3FAFA7223F93713D3F4A0C233F367CAE3E5F4DE4BF8741AB3D99620EBFD4D1A3BFC445D73FB84FDD3FF1FAAD3F55AB823E49E1AC3FB47A453C17AA4F3EDFF68BBF7242CB3E3C57773D4EBDA6BF10B451BD4149A3BD7C16E63F2AEB643FA7853B3C1AC27E3E0A18353DAFC84FBEF98C8ABF58AD1ABE4C003FBF570AA0BF6FDF023FD753C83ED5B2E4BF1542FBBD49E67E3FA594873F9F4E833F74631F3DE45458BFA5B68ABF0E70B03EFE30C23E44C7A43F22CC8C3FF36607BE23429FBFF161A3BEDB715E3EE9EE4EBEDEF013BF1E7A813E600301BFF0C820BFBF769F3EF9D1CDBE80F6793E66E18B3ECFD891BF3D65F6BE1309B83F05BF94BF447707C0F150EEBFFC77EE3C3B46FD3CF6DDF0BD936A9B3FB80F2BC0D8B7CA3E35DDC73F1F5B90BF0076C2BE86BD40BFDDF364BFD00BA7BED6B7B63F7D2FEB3F"> : tensor<2x3x9x9xf32>
    %in1 = stablehlo.constant dense<"0xF41B91BD56E3673D645158BEF9DFDB3E178F8B3E0742B23D09CC093FF73AE6BEA6E717BBD313E13DC5798CBE50C2B83D99F8A9BEA323543EC27BA23E5852A73D7D4B0EBFDF7F94BE9B7A2D3E2364D03B40E64EBF15E6BE3E6CEC273DA89E7BBE3FD3983EEB2350BE157E53BE012CDC3DA4C8083F0C62F93EBB01DD3D7D0B0E3E0326733E9C12C1BEE4E1453EE38161BE46ACC33D91C18BBDA0F8193E2420113D3C026CBF79D25B3DF744453E3CFD083E801DFCBC6E3CFC3EC24EBF3D0874063E186FA03EF3C6DE3D7FEF89BEAA433BBF519212BE31C3693E41F1D8BD3C1F763ED7C1363DD2D8C53E9361B5BDBAA60F3E6C681B3E63A5E63EDB1103BFB2D20CBE0355823E2173ED3EFC7F933D63D6B3BD3696683EC86E853EE4F9DCBDD9F0CA3D3854B53EF02F113FD520643E97F3583C29E584BC733B2B3E88230EBDBE07693D637DA2BE5D3AC73EE421AFBEA7BE04BE60D8EF3C65E8183F25D901BE9E994CBE013629BE7ECEFE3EFEFC57BF44059ABE53C3513FDC84353E19E1A9BE08094EBCBFC6A53C00F7813E15460D3FE6B9EE3DAED225BED8CA713ED48056BE7CB89EBE382907BF5B67F0BEA9B189BE95E8B4BED973C03D673AB8BEFF6E71BF4958A0BE8EF410BE7DFE39BE2566E93EF47A3CBE524F873E489BBABBAAEF4FBC7E5080BED97690BC9C096BBE07ED503DDB2691BD491891BEE05A983E1A20033E17A509BE28C8323D9200CEBC114385BE6540AD3C5AC63EBE502491BECF41F9BE1054DCBD632C2E3E3D6655BE2797413F940A883E5958C83E754C743ECF4C0E3F5BC471BE26AA44BFBF0C09BE197C2B3E1F2F3A3D1940A93D4CE4CA3E77BCEA3D136D753E1D5190BEA240A8BE8BEDF73EC3F9F73CBE743FBE74E43EBE1F6947BECFCA59BE6D17C5BEEF76E6BE139F6FBD962536BE460FAA3EFA10B43DDD02A33D5F4964BE40B814BD91CCDD3DEE035C3EA2BFE6BCE0C0A53E82131D3B0990733E8C7B16BEF0340BBF38E1A43DCED15E3E28BF303E1DB2013EFE2BD6BD1CD577BEAD7D293E3101033EE64E2CBE5668AA3EAF9B87BE264233BEDD5AFB3E096A853EFFF5DBBD1491B03D6F353E3DF7DC52BF023C8BBEDBEB79BC241ADBBDE0D1973D0D7DAD3E368DC5BDAE74A2BEC096C73D69ADC8BD55C53FBD0A44B3BD532C2C3F0A162CBFA597EEBDF30E91BA8CF76FBE98368A3E31D5793E38B96ABC4D4DA6BD949209BD"> : tensor<8x3x3x3xf32>
    %in2 = stablehlo.constant dense<"0xB6AEABBC086880BC45021ABD75CE4E3D02421A3E10F57BBE0D2D57BE5A0CB3BE2D70313E9A104D3D23F5CE3D706192BE58C7B63EA562F9BD51CB093D5DFA2E3E2B224ABE43C6DFBD0BC7123D794D123F70AE763DCB7DA43EFFEB763EA7BC963D59964ABE9D09593E106899BEFBEDA33E27D8233D03B107BFA7788BBDB3ED053E832B42BDE66E123EBF152EBE8BBB85BEC01C6ABC67DECE3BBFB28EBD67597B3E5B1F2EBECB45803D58B95E3C60689FBE961187BEBD1E1C3BF8DFCA3ED844ED3D7BB4B0BECB411FBF1F21163EDCA29DBC35BB693EFC5E34BE71728F3DDC4B2D3EF747B7BD4F86AEBDFF8FA53BBD47DE3DF0E03BBB7679473E6B35BDBD160788BE3971CA3E72A8F7BD7AD5E8BDD39F57BC9A235C3CB8629EBD738264BBFB4A02BC45360F3D1F68F1BE0B9AC03E3251F1BCB2D2ED3D1A1E8DBEF5EBC0BDB7B009BEEE7F963E02F3EFBD3A411B3EC33405BE8964B9BD9B2749BD3B77833E5B85C1BE55B986BE7067C7BE6FB85EBE373726BEA852A5BE7C5A16BE884ECEBEED7B50BE9AD8753E474FA53DD392193D7A5E4DBE8C4B9DBE974C69BE08970DBC77CD313E0BCE383E4026013E390D17BEC9E3A03B359F83BD8DD024BD179AD03EC76DB4BE4C3F40BD8B2A783E771B96BEE8D603BEB5B1D8BD40EB36BD0F6DA3BE45D4F33DA574083E053BD03DA64032BE42BD8D3C933438BE4A3B88BDDF83DC3E8DC99C3C983473BE10BB133D856C8ABEAD8E75BED73855BE39FDB5BD29E43F3E73E9EC3D0A38D63D4B0F61BEEDB8DDBDC5D25E3D10AE00BEAD0964BDD0C7B43D77DB8EBD2230393D6C18A33E67C90CBD4587713E331EE53DDF3E96BEBAB761BE6FB82ABEF8112FBE44EE93BC1AC2FB3D3A87803E00757C3DE38CB6BDB538D5BED34E673C36E3A83BF1DA153DD3ADD73EFD127E3ECEC7203E8D0845BE671FD2BDB7649BBCABCD1EBE82FDCC3D9B30923DABE25EBEAA1B753E11A0A73C900EB1BE833D28BC455D663D573A473EF73A8ABDCF8F293E854E193D5FA986BEBFE990BE78E6653E03F0743E7D43843D0E29993ECA64583ED6010C3EF8A23ABE5E4CB13E48ABDB3D210A9EBD98DC08BE775B523DD01DABBE084B0F3E934A43BE14CD973DDBA7D5BDA09C58BDE0031BBE431404BDF378C13E82D48D3ED031913DBCC4A5BB75E42C3EFF6A673E62F229BE6FC07DBC8B91BABEE502663E6075D33E1735833CDD99D9BECD66F93D4F2839BE9EDA07BEA652003EDF87503DEBEDC7BD0B0A05BE782BCE3C93B7A7BDF82B63BEC73788BDDF188B3D01E711BD48BE90BE798F4A3E273A0CBFC7D4B6BD8508FEBDBAC6F23C820EE63DEDC2663E88E611BE9F43F03D186A203DFB42AFBE869DC23EA15493BE7BD3AB3D43BA9F3D3ACD613D2594CABDDD6B293E19C89FBE30B557BC8BF6E6BDEBB50ABE779DAF3DE8AA5C3EFA988CBD2CE21F3E7FFD223CE1D436BE7A5053BDBF5675BD0BAD0EBEB181AF3DDF38403DEEE1A2BEC31DA9BE65F3AD3D7EF826BE9F6E773D4FEF1F3E442582BE9B8A90BE3976AB3EDF00903D92B8ABBD61453FBE9A13D1BD48D473BE3EEC343E22141FBEB5F45F3EFD18A4BD9AAD55BEF79CAEBD7B5B06BF03DEC5BC955C0BBD46E8283E5B28C1BE42F36D3E0A0F283E9335803EE6C12CBC65A54F3EC7A796BE3B08123E23EF1DBE831AA9BE573966BED8FE903A05D128BE2B0A9A3DDD29B9BE97D0D9BE50888C3E2819393E60E556BE89441DBA88CB503E5FB4AB3D47D9F23C9D49603E61A615BEC254CC3B18F269BB5A725FBD13AA9FBD4FC66E3C337EE13BCFB756BE3335243EB5F647BEDFC632BDCFE471BDE3AD923D0AFFD8BE5575363ECBA50ABE37D9793E3ADBC3BDF80C20BCC1F8C33E0A3263BD6AB77D3EC8E2FF3BD327AA3D853D653CD8A32D3E9A650CBE7C8849BEC9C702BE905DA33C0FE534BDDC76113EC39A853E09DA47BE0E5016BE271293BE03E9CF3ED395793DEB86C43DC33C89BE4F5D75B98596D03D220F4FBDF54D5C3E45BBEC3E5FF541BECF5251BEB3C333BE8C79A43E7079553E7D0CDEBCF098EF3B673A27BE0F47363E989B9BBD020E55BD3B5CF93D66011ABDF17B40BD809C0A3B88E3223ED499A83EAFD0EF3DCD84243E6FB823BDFFF410BEB7EF053ECE470C3D5BAD91BE986086BD88D187BC6315D1BDCFBA973EC58AC43DF59C8C3E48CC573D8858853CB3D03FBEDF5C1C3BB5192B3B12FE8BBE8FFDDCBDA36A84BD795CA93D11F8BC3DAA1BEEBD8B0CC03DB82815BDAFEC12BFB188C6BD15FA5C3E8737ACBE1EA2B83CAC54A23E07C61BBEF058E139018885BEE3A0A63E3D8888BC6FC9183C2DAE8A3E8578073E2A5433BE029004BE4FB9CA3DD7A3FFBD43CED8BE9F752EBCE39297BEDB81A53E0FD3103D3E6139BE76140FBE6D79C1BE782B61BE9B24503EF088E43E19C4143E70CD96BC39EEB0BDEEE343BE87EBD23E799F1ABDF8A3D83E47B28E3EEF41B2BE166308BE3C0509BEFFD182BC43A345BC4F68193FC39D5CBE7A923B3D8785FC3D2DD6A4B91685B43C13FA55BE8C77AE3C1278D13D6A2F863DE78DE93DABA6903E08E43F3E429E693CE2F96FBE1DC3F5BDFEEB33BDC2B84E3DD3ECC3BD5FA33FBED55773BEA314A9BEBC7840BD667E96BE5DE84CBE9B57A1BD46CC88BEE78B9B3D0299173E9A0BE1BDA301B3BD9821DC3DE83912BECD4D20BEFB0A753EE714353E1765F63D70923D3E2D79CABEFDA18A3EB296A03D0F024F3EDB949E3D1F51203C878861BDE161963D47627FBDB4BD313E0374A2BE58D4DDBDD063D13EA63800BE9B8743BDA9C034BEF98F893D7CC916BE6F0D18BD0ED92D3E541B0FBEEF81213E7F64283E150E583E2B43E63CD5F3253FF0F7573EE311853DAB6333BE8C059FBC4F0E923E6D0EAF3E8361973EB1CE203E619480BE9F8AC73D3D3D7EBE2B5198BE37EB433D704DD63DFB02393E83A0CB3DD5BCD93D27A849BE6AFEABBC2A549ABE1F25CDBE03AF173E693D1ABE0DB0323E55FD623E22ACFDBD9BCAF13DA76707BE9B04BDBEB707CA3CB5DEC0BDAE42B4BD6F46CA3E6D3F9CBEF3D29C3D8DBC4BBE0F033A3E9279743D23619B3D6E8341BEDBCA1CBEA2E63D3E6754B53EEDBBC43DB1CA37BE48D48A3DBA92F83E3ECFA73C48B1953E959E17BE57E809BC1FC6FD3DE5BEA23DD7F41CBE07CA25BE91664A3E9507743EF0D79A3EF5B8B83E7B8FDC3C37EF7EBD6B578A3E5E09123EF33449BE47B053BE9F7EC93D313911BD1B36ADBBA3A75B3E68731B3ED42D883E"> : tensor<8x8x3x3xf32>
    %in3 = stablehlo.constant dense<"0x933CF7BF5FBD813E1BD7313F2A67C3BF3EA727BF092A57BF5DC0B13C855DD03F1B720140267550BF75CC063F600D0F3FE376C63E0F47CC3E23849B3E4C02D83F9F1D8D3F1FB387BF60B44B3F9572643F6443A13E84D2903F7B96403E69474D3E"> : tensor<8x3x1x1xf32>
    %expected0 = stablehlo.constant dense<"0x4757024136CBDB40D4D71BC1CE31E3C08D4A04C18024F03E84A7A14085890AC01DBE3C4178A6854150623A403C539BC02026DDC08A0927418C14C8C040D627C1D76B40C0AFF2F9404F025DBF15F73141C8492B403F3013C1047D48C031ECA7C08D474840C0949EBFDD4FDDC0359CC03F2E3EBFC0D4E5A4BE08470FC1B2B0E43F1B4E2540BE3FD9C02E2E563FB62038C05FB5663E22660A40DDE1514098C5A73F8DE704C14E4F9F3FCE82F0C06B601FC14CB7B8C0C9E006C103C29440448F9C40B598F140D20A2EC1E1C1DD40D2ADA83F16B534C092F2B2C0C62116C142A4DD3FBF1123C0D4AA2BC0F9919A40E487EC403358574036BCAFBFB47AA440EFE045C0B376A14000B4DB3CBF5E0740B306F840E4BCED40F72287C053BCC6C049558FC08A1DACBF34C4BB40B9741AC004FF573F01EBF440965AEBC07BA4D740289CD33FBD2C4340C585514069D40BBF416D2AC11214A9C086343AC153E6BBC0F04E9EC00EE79D40ED567A4055E508C1505731406C968CC0F878E8C07CF58F40FC33AC3F22DE9040BF0A3541AD844A3F302676408EA580C04E4E6DBF6A81CE3F0BE40B40E370F13E94F5B240170539C0E2EF30BF0A4313C1029B5CC1F1D15CC08DC8FBC02DB346408B4A354160DDA6BF8A1229409BCC93C0FE7436C188D485C10B8D2EC0C655DBBF314F0D4154B59F3F5512CFBF86340241422C0D40C2BB0841C6B890C0485599C048550541B9352941A17830C16D9AA8C06B95044123B693BFCD18D3C0BCC208C19F98DB40EB16B83FDB5D40419A199940ADF78E3EC7EAEE3EDD4268C03335B3C054C478BFD1FFF0401A590240D3C789C0721496BEE997D5BFDE2303C1B68062BE857B0A4053D59FC01B5735C14566A1C0E91E0A412C2098402EC65C40FEA8813FA10D9C402FA03341F9621CC02FB40D41E1A767C0F9913C41F90803BF1F678BC1D371C14093131BC0C9532D41757A6F41380D99412FF92BC1919201C224515E418F98E34035FDD9BFB2658FC160990FC10B72CCBF8882F93D0C9C85C1A5DA40C10F2514C15D5A23411A5BBE3FBC2B84BF74510F3F9E9994C03DFFE84056F48DC03FE2524132B08ABF5FFC16C119F8BC4039B131C1D1AB50C0F96E9FC0C26B46400D3602BE21D414C1B13D6B406FB3FBBC6FD11741BC64E93E81D98FC0F43684C0F6280F4067221841B6B52ABF651112407F89DF406E811D411C5097C0"> : tensor<8x3x3x3xf32>
    %expected1 = stablehlo.constant dense<"0x9740B64071C1774081F51F40E12EA0BF3B742FC158B8974044038C40629A02C037AD03C0EDC5803F6A3612C0AC3A98C0573317C08E4191C036B29ABF17C28C408DB9D040116648BF56C5B9C0929AA840884A273FD844A6C0639F6B4084FB3EC0A56C41404CA3FC3FBCA7DEBF145587403CF1ADC0E84744BFFDDA40BF059F07C17826384060383C411EE70241F1F7B1C0B6C7A640F158D7C01088BEBFE61D0241DC56C43F4EDC79BF109715C1005EACBD06380241517CC0C055C7174159CC9840521E1DC0212E05BF67ED68C0792412411E8E574044F552C0E4EE5EC0D54521C009979140FC25F9BE6ED290BF833F9EC086D0E34038820841221FF73D5F6ACF402F103DC1A2371D401116EBBF0D56B94074FC68C011B1B1BF31A8D0406D14463F6D0BED403B4088BF464E513F486607C0068F52C1A27FDC3FCEEA2BBFFC9B95C02C8BC03EFBDD4F3FC8DEB8BF1A9E81405412CA3F25DED8C031346BC0805882C007023D401CE89940314784C0BE4B2B3F4BC6933FD534C2C00CAD91C0EE0918C077A796C06CCB3C4053A4A5BF282505C082C22540DB8736BE536AF54053B11CC1DCB6D1BF7BF030407B0DABC09DB1B840262DEF3F589649C0DF8C5D40273A36405FB0354021470B41064CE7C0EAF29EC01B1FE03F085E92C0C8298C3F619E513FB876C7C02F87CDC08E209A3F1EE511407970963F126C58C036B9DBBFBF3DE340ABB91CC08C933E3F2B74D53F51680840B757D43DF9877DBF6AABE6BF88125A4079F1ADC0A8B39A3E85363B3FE28DD73F6833E83F2ED037C086C09CC02058A8BD31F10041679311413757BA3E295CC53FF54D2A410D44F43F3F656C3FBE2681BCFA948F3E8670E2C0EE259E3F9C2B9AC04BEC2FC0A55001C005D52640F8F48DBFDAE54C4077E10CBFF6B7B4C0A12A884083D4E5C029A44C3F8BF800C0C4333B40EF46844023E39F3F857CCC40E9BF08C067D555402169E73EDC7ED4BFC712EA40987E89403371B93C2CA76B40B9E883C0B54A55C02337A5BF6A9EEEBE666984C053D1ABC08FE3CBC06A121F40D08CDE402D8FCB3F265D59BF6792C140A9E3EBC09601C63FB52DAA3FB3049A40C0188E404F1A0BBF094BE23FE139014012D13FC032C2B4BF80DEBFBF5EBC0AC0F94D4DC082AD4840D0FF9A4068D4C63FDE612C40DA7224BE43EB4B406761E1C0B455384071A863C0039AEC3F9A8B4440236127BB65491F411A7F1940105E123F9AA82CBFE87F1CC1E6B663C0FA61CEBD2AF8A8C08704C13F5BD646406867BCC00C3F10C14EA954BF3F2E10C0A7778CBDD3B05A40647464400E524140199263C020D6E63EA66F98C0823A5AC015DA4840EEDDA13F23AFB13F4E948F3F7D1AA04098525D40207994C0024464C0E23EAE40F42DD5C0116B47BF782FB340C98D9C401475B6C03E1546406673E0C01F429FBF5B7D07414A5934C057B3E8BFA6EAE5C0A1FD2E4003F0F440EDD650C01A224740219C64BFA54264C0312E053E23C6B7BFCA61A140863466402584B83FD2811FC0BCA81B3EC8B3443D41E5A43FDEA7E4C078E0D1BEDD0BFD4072835D4158D480BD6D49F240D625BDC05442FBBF373AA1C0EEA55C4053DC5DC0C50AF4BE8035044132543440515B9540D56B2C4150B6DABF8EE68B4015AFBE41ED2E534072E2DEBFF50711C1DF04CA3E770701C14BC15E406703D9C0D5C497C075B14240EEBA31413B4763C085E09FC0C9EBC0C01B5801C1A33B5A40D55707C1DD474940C98F00C164D77740A69091BFAF891E40214FAB40AE0E53C04C1FD54000AD57BD789173BE909180411ACC32414990DE401AB8C9C0CE3BBBC08369AFBF1DE7F03FB7E8BC40DE1AA7BFABC729C14E04D8C06980A54079E3BA407630E740F7ED1BC09060C14031213AC11B2F1A408A9899BFDC260B4151502BBD80C5643E9570174048F1FF3E43D862400044AF40724B94C09B0570C022A7F2BE04D684C07D952FBFD97EB0408A724740D670EC40CB8D5A40B441A8C0254E79C0208D10C05486AD3FCCF39B40733C86C03BBAD3C0122968C04A8928C0AB13AABF350C0F41999C4B418EF9A23F1800314050A86140F6B394BF554C22C045A389C0999898C0DF074E40ABC32D412DA980BE25612DC05B3BD2C025D040C04A9C44C008480CC119A0E4BEB06DC74031F37A3F648DD840DD308E402401C13F5D6AF23FC0DE52C025CED9BFCEC78FC051B4A43FF5AB0C4168FAACBE90EF2FC1D39D1A4193A3BEBF0C9DA1C0752191407A9C553EF7CA06C1576E3FC1E6E70140D2DFD3BFCE754C404B798CC0F3E237C07645AEC0FA721E40398B3C41D02C2540378A4B40E6440F40CAA0B54066C7E3C0CFA9893FD2E9064114CD01C1FBBC61C170515DBF7EB34EC0A06663C0BC6AD9BEE177BEC01F7309C00BA0A0402F5C8FBE02F33AC1B8FEBAC03C6A56C0B059FE40076ECEC0E9307940AE0BD240A5D7C8BFF49CD94076F2814174B6FA4069156AC0A0458CBF0DA3F33FD65221C01F808B4076CF1CBFC6D335C08E866CBF3C642F41BA1FB5C02A27D3C046628AC02D0460C03012333F05481BC19AA7F740B55919BFCD2E45BF4FB14DC0D9D8B8BF8401F74039FDF54011BB514065843541D70F84C020AF8B41DEFBFA40AE5F083E6CCEAFC0B40706406CD692C0EEDB18C0A79ADB407F473FC0E0A080C07B2A72C00EDD1A414CBD0F4158F6F9BDE7CE8440EBF17C3DA92DF5C04D203F4144FFD44056B04240617FB9C051A2F9BEB5B6F440F24AA1C0521E174055B11A415B619BC0419E19C16401FA4038FF103C2C7ACCC0CAA21B4095C0E2BEE584C140BC260741EB33C5C087C013C03E5BB4C06379F040CB63F83F5B1DBFC07145843F77651E3F4BE6B5BF6D9502BEE91820419A8879BF650690C0C413324088462240DF7584C04A01AE40E94129C0997BA6BF2E0DBF4055F19340446EC2BF27870EC012D16DC0531A7FC07D032B4062A9EFC049985140D95C553DB96AE43F36A6EE40C893CB3EB52EAE40333964BFB7EE5B404693E8BE677B96BF39536C41E8AA2440609467C06C7DBEC0EE0672BF9BFE9ABF4B6C364056DEF23F98017EC0E096CAC0013DABC0F1211941D5751640E188B3C08071B9BFEC2FDD3D1BE707C18FCB30401BCEB9405D388C40D89D943E07B904C0A259E4404E53EBBDC2DF053F6569CD3E37AD84C025A096BF7BAC6DC0E5BE7AC08AD508C080D62140548B81BF76B940406B4A87405EE7AAC0298153BF69EC56C00BFBFA3FB62B36C0FA7D6DC0"> : tensor<8x8x3x3xf32>
    %expected2 = stablehlo.constant dense<"0x131DEF3CC3726340AE839BBFD6F1BABDCAEF494047BE12C04D67804061A440C0124B1840DFD892C0D5981C41618A7EC100C205C12CFF5DC099AE73419F34893FD054953F26D83A40CB929FBF98D7B23F29D94EBFD3CDAEBFB2FFEE404FBC333F"> : tensor<8x3x1x1xf32>
    %got:3 = call @model(%in0, %in1, %in2, %in3) : (tensor<2x3x9x9xf32>, tensor<8x3x3x3xf32>, tensor<8x8x3x3xf32>, tensor<8x3x1x1xf32>) -> (tensor<8x3x3x3xf32>, tensor<8x8x3x3xf32>, tensor<8x3x1x1xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<8x3x3x3xf32>, tensor<8x3x3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<8x3x1x1xf32>, tensor<8x3x1x1xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x3x9x9xf32>, %arg1: tensor<8x3x3x3xf32>, %arg2: tensor<8x8x3x3xf32>, %arg3: tensor<8x3x1x1xf32>) -> (tensor<8x3x3x3xf32> {jax.result_info = "result[0]"}, tensor<8x8x3x3xf32> {jax.result_info = "result[1]"}, tensor<8x3x1x1xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x9x9xf32>, tensor<8x3x3x3xf32>) -> tensor<2x8x5x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x8x5x5xf32>, tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<8xf32>) -> tensor<1x8x1x1xf32>
    %cst_0 = stablehlo.constant dense<5.000000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x8x1x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<1x8x1x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x8x1x1xf32>) -> tensor<2x8x5x5xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<2x8x5x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7:4 = call @_var(%0, %c) : (tensor<2x8x5x5xf32>, tensor<i32>) -> (tensor<1x8x1x1xf32>, tensor<2x8x5x5xf32>, tensor<f32>, tensor<i1>)
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x8x1x1xf32>
    %9 = stablehlo.add %7#0, %8 : tensor<1x8x1x1xf32>
    %10 = stablehlo.rsqrt %9 : tensor<1x8x1x1xf32>
    %11 = stablehlo.divide %10, %9 : tensor<1x8x1x1xf32>
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x8x1x1xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<1x8x1x1xf32>
    %14 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2, 3] : (tensor<1x8x1x1xf32>) -> tensor<2x8x5x5xf32>
    %15 = stablehlo.multiply %6, %14 : tensor<2x8x5x5xf32>
    %16 = call @relu(%15) : (tensor<2x8x5x5xf32>) -> tensor<2x8x5x5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x8x5x5xf32>
    %18 = stablehlo.compare GT, %15, %17, FLOAT : (tensor<2x8x5x5xf32>, tensor<2x8x5x5xf32>) -> tensor<2x8x5x5xi1>
    %19 = stablehlo.convolution(%16, %arg2) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x5x5xf32>, tensor<8x8x3x3xf32>) -> tensor<2x8x5x5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_4) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x8x5x5xf32>, tensor<f32>) -> tensor<8xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [1] : (tensor<8xf32>) -> tensor<1x8x1x1xf32>
    %cst_5 = stablehlo.constant dense<5.000000e+01> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x8x1x1xf32>
    %23 = stablehlo.divide %21, %22 : tensor<1x8x1x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2, 3] : (tensor<1x8x1x1xf32>) -> tensor<2x8x5x5xf32>
    %25 = stablehlo.subtract %19, %24 : tensor<2x8x5x5xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %26:4 = call @_var(%19, %c_6) : (tensor<2x8x5x5xf32>, tensor<i32>) -> (tensor<1x8x1x1xf32>, tensor<2x8x5x5xf32>, tensor<f32>, tensor<i1>)
    %cst_7 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<1x8x1x1xf32>
    %28 = stablehlo.add %26#0, %27 : tensor<1x8x1x1xf32>
    %29 = stablehlo.rsqrt %28 : tensor<1x8x1x1xf32>
    %30 = stablehlo.divide %29, %28 : tensor<1x8x1x1xf32>
    %cst_8 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<1x8x1x1xf32>
    %32 = stablehlo.multiply %31, %30 : tensor<1x8x1x1xf32>
    %33 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (tensor<1x8x1x1xf32>) -> tensor<2x8x5x5xf32>
    %34 = stablehlo.multiply %25, %33 : tensor<2x8x5x5xf32>
    %35 = stablehlo.convolution(%arg0, %arg3) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x9x9xf32>, tensor<8x3x1x1xf32>) -> tensor<2x8x5x5xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_9) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x8x5x5xf32>, tensor<f32>) -> tensor<8xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [1] : (tensor<8xf32>) -> tensor<1x8x1x1xf32>
    %cst_10 = stablehlo.constant dense<5.000000e+01> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1x8x1x1xf32>
    %39 = stablehlo.divide %37, %38 : tensor<1x8x1x1xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<1x8x1x1xf32>) -> tensor<2x8x5x5xf32>
    %41 = stablehlo.subtract %35, %40 : tensor<2x8x5x5xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %42:4 = call @_var(%35, %c_11) : (tensor<2x8x5x5xf32>, tensor<i32>) -> (tensor<1x8x1x1xf32>, tensor<2x8x5x5xf32>, tensor<f32>, tensor<i1>)
    %cst_12 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<1x8x1x1xf32>
    %44 = stablehlo.add %42#0, %43 : tensor<1x8x1x1xf32>
    %45 = stablehlo.rsqrt %44 : tensor<1x8x1x1xf32>
    %46 = stablehlo.divide %45, %44 : tensor<1x8x1x1xf32>
    %cst_13 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<1x8x1x1xf32>
    %48 = stablehlo.multiply %47, %46 : tensor<1x8x1x1xf32>
    %49 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3] : (tensor<1x8x1x1xf32>) -> tensor<2x8x5x5xf32>
    %50 = stablehlo.multiply %41, %49 : tensor<2x8x5x5xf32>
    %51 = stablehlo.add %34, %50 : tensor<2x8x5x5xf32>
    %52 = call @relu(%51) : (tensor<2x8x5x5xf32>) -> tensor<2x8x5x5xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x8x5x5xf32>
    %54 = stablehlo.compare GT, %51, %53, FLOAT : (tensor<2x8x5x5xf32>, tensor<2x8x5x5xf32>) -> tensor<2x8x5x5xi1>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x8x5x5xf32>
    %56 = stablehlo.multiply %55, %52 : tensor<2x8x5x5xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x8x5x5xf32>
    %58 = stablehlo.multiply %57, %56 : tensor<2x8x5x5xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x8x5x5xf32>
    %60 = stablehlo.select %54, %58, %59 : tensor<2x8x5x5xi1>, tensor<2x8x5x5xf32>
    %61 = stablehlo.multiply %41, %60 : tensor<2x8x5x5xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%61 init: %cst_18) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x8x5x5xf32>, tensor<f32>) -> tensor<8xf32>
    %63 = stablehlo.reshape %62 : (tensor<8xf32>) -> tensor<1x8x1x1xf32>
    %64 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3] : (tensor<1x8x1x1xf32>) -> tensor<2x8x5x5xf32>
    %65 = stablehlo.multiply %60, %64 : tensor<2x8x5x5xf32>
    %66 = stablehlo.multiply %63, %48 : tensor<1x8x1x1xf32>
    %67 = call @_var_0(%42#1, %42#2, %42#3, %66) : (tensor<2x8x5x5xf32>, tensor<f32>, tensor<i1>, tensor<1x8x1x1xf32>) -> tensor<2x8x5x5xf32>
    %68 = stablehlo.negate %65 : tensor<2x8x5x5xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_19) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x8x5x5xf32>, tensor<f32>) -> tensor<8xf32>
    %70 = stablehlo.reshape %69 : (tensor<8xf32>) -> tensor<1x8x1x1xf32>
    %71 = stablehlo.add %67, %65 : tensor<2x8x5x5xf32>
    %cst_20 = stablehlo.constant dense<5.000000e+01> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1x8x1x1xf32>
    %73 = stablehlo.divide %70, %72 : tensor<1x8x1x1xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_21) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<1x8x1x1xf32>, tensor<f32>) -> tensor<8xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [1] : (tensor<8xf32>) -> tensor<2x8x5x5xf32>
    %76 = stablehlo.add %71, %75 : tensor<2x8x5x5xf32>
    %77 = stablehlo.convolution(%arg0, %76) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x9x9xf32>, tensor<2x8x5x5xf32>) -> tensor<8x3x1x1xf32>
    %78 = stablehlo.multiply %25, %60 : tensor<2x8x5x5xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_22) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x8x5x5xf32>, tensor<f32>) -> tensor<8xf32>
    %80 = stablehlo.reshape %79 : (tensor<8xf32>) -> tensor<1x8x1x1xf32>
    %81 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (tensor<1x8x1x1xf32>) -> tensor<2x8x5x5xf32>
    %82 = stablehlo.multiply %60, %81 : tensor<2x8x5x5xf32>
    %83 = stablehlo.multiply %80, %32 : tensor<1x8x1x1xf32>
    %84 = call @_var_0(%26#1, %26#2, %26#3, %83) : (tensor<2x8x5x5xf32>, tensor<f32>, tensor<i1>, tensor<1x8x1x1xf32>) -> tensor<2x8x5x5xf32>
    %85 = stablehlo.negate %82 : tensor<2x8x5x5xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.reduce(%85 init: %cst_23) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x8x5x5xf32>, tensor<f32>) -> tensor<8xf32>
    %87 = stablehlo.reshape %86 : (tensor<8xf32>) -> tensor<1x8x1x1xf32>
    %88 = stablehlo.add %84, %82 : tensor<2x8x5x5xf32>
    %cst_24 = stablehlo.constant dense<5.000000e+01> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<1x8x1x1xf32>
    %90 = stablehlo.divide %87, %89 : tensor<1x8x1x1xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%90 init: %cst_25) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<1x8x1x1xf32>, tensor<f32>) -> tensor<8xf32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [1] : (tensor<8xf32>) -> tensor<2x8x5x5xf32>
    %93 = stablehlo.add %88, %92 : tensor<2x8x5x5xf32>
    %94 = stablehlo.convolution(%16, %93) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x5x5xf32>, tensor<2x8x5x5xf32>) -> tensor<8x8x3x3xf32>
    %95 = stablehlo.reverse %arg2, dims = [2, 3] : tensor<8x8x3x3xf32>
    %96 = stablehlo.convolution(%93, %95) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x5x5xf32>, tensor<8x8x3x3xf32>) -> tensor<2x8x5x5xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x8x5x5xf32>
    %98 = stablehlo.select %18, %96, %97 : tensor<2x8x5x5xi1>, tensor<2x8x5x5xf32>
    %99 = stablehlo.multiply %6, %98 : tensor<2x8x5x5xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%99 init: %cst_27) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x8x5x5xf32>, tensor<f32>) -> tensor<8xf32>
    %101 = stablehlo.reshape %100 : (tensor<8xf32>) -> tensor<1x8x1x1xf32>
    %102 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2, 3] : (tensor<1x8x1x1xf32>) -> tensor<2x8x5x5xf32>
    %103 = stablehlo.multiply %98, %102 : tensor<2x8x5x5xf32>
    %104 = stablehlo.multiply %101, %13 : tensor<1x8x1x1xf32>
    %105 = call @_var_0(%7#1, %7#2, %7#3, %104) : (tensor<2x8x5x5xf32>, tensor<f32>, tensor<i1>, tensor<1x8x1x1xf32>) -> tensor<2x8x5x5xf32>
    %106 = stablehlo.negate %103 : tensor<2x8x5x5xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.reduce(%106 init: %cst_28) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x8x5x5xf32>, tensor<f32>) -> tensor<8xf32>
    %108 = stablehlo.reshape %107 : (tensor<8xf32>) -> tensor<1x8x1x1xf32>
    %109 = stablehlo.add %105, %103 : tensor<2x8x5x5xf32>
    %cst_29 = stablehlo.constant dense<5.000000e+01> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<1x8x1x1xf32>
    %111 = stablehlo.divide %108, %110 : tensor<1x8x1x1xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.reduce(%111 init: %cst_30) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<1x8x1x1xf32>, tensor<f32>) -> tensor<8xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [1] : (tensor<8xf32>) -> tensor<2x8x5x5xf32>
    %114 = stablehlo.add %109, %113 : tensor<2x8x5x5xf32>
    %115 = stablehlo.convolution(%arg0, %114) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x9x9xf32>, tensor<2x8x5x5xf32>) -> tensor<8x3x3x3xf32>
    return %115, %94, %77 : tensor<8x3x3x3xf32>, tensor<8x8x3x3xf32>, tensor<8x3x1x1xf32>
  }
  func.func private @_var(%arg0: tensor<2x8x5x5xf32>, %arg1: tensor<i32>) -> (tensor<1x8x1x1xf32>, tensor<2x8x5x5xf32>, tensor<f32>, tensor<i1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x8x5x5xf32>, tensor<f32>) -> tensor<8xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<8xf32>) -> tensor<1x8x1x1xf32>
    %cst_0 = stablehlo.constant dense<5.000000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x8x1x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x8x1x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x8x1x1xf32>) -> tensor<2x8x5x5xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x8x5x5xf32>
    %6 = chlo.square %5 : tensor<2x8x5x5xf32> -> tensor<2x8x5x5xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x8x5x5xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<2x8x5x5xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<5.000000e+01> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x8x5x5xf32>, tensor<f32>) -> tensor<8xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<8xf32>) -> tensor<1x8x1x1xf32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<1x8x1x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<1x8x1x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %16 = call @_where(%15, %14, %cst_5) : (tensor<i1>, tensor<1x8x1x1xf32>, tensor<f32>) -> tensor<1x8x1x1xf32>
    return %16, %8, %10, %15 : tensor<1x8x1x1xf32>, tensor<2x8x5x5xf32>, tensor<f32>, tensor<i1>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<1x8x1x1xf32>, %arg2: tensor<f32>) -> tensor<1x8x1x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x8x1x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<1x8x1x1xf32>
    return %2 : tensor<1x8x1x1xf32>
  }
  func.func private @relu(%arg0: tensor<2x8x5x5xf32>) -> tensor<2x8x5x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x5x5xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x8x5x5xf32>
    return %1 : tensor<2x8x5x5xf32>
  }
  func.func private @_var_0(%arg0: tensor<2x8x5x5xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<1x8x1x1xf32>) -> tensor<2x8x5x5xf32> {
    %0 = call @_where_1(%arg2, %arg3) : (tensor<i1>, tensor<1x8x1x1xf32>) -> tensor<1x8x1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x8x1x1xf32>
    %2 = stablehlo.divide %0, %1 : tensor<1x8x1x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<1x8x1x1xf32>, tensor<f32>) -> tensor<8xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<8xf32>) -> tensor<2x8x5x5xf32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<2x8x5x5xf32>
    %6 = stablehlo.negate %5 : tensor<2x8x5x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x8x5x5xf32>, tensor<f32>) -> tensor<8xf32>
    %8 = stablehlo.reshape %7 : (tensor<8xf32>) -> tensor<1x8x1x1xf32>
    %cst_1 = stablehlo.constant dense<5.000000e+01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x8x1x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<1x8x1x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<1x8x1x1xf32>, tensor<f32>) -> tensor<8xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<8xf32>) -> tensor<2x8x5x5xf32>
    %13 = stablehlo.add %5, %12 : tensor<2x8x5x5xf32>
    return %13 : tensor<2x8x5x5xf32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<1x8x1x1xf32>) -> tensor<1x8x1x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x8x1x1xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<1x8x1x1xf32>
    return %1 : tensor<1x8x1x1xf32>
  }
}
// -----
// unet_block
module @jit_unet_block attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xF64CF83DE92A01C0EAA7A4BD78122BBF87DD97BFE98DB73FBE13013F5060F4BCF49610BF8AA3973EC1CE7D3F09B453BF53379EBB9B395E3FE3CEF7BF45CE6BBD14CCDBBEB20A09BEBB6A00BF77ED0C3E6B39F63F2BD9A5BE255B953EDA53FF3FD2CD0CBF4847E83F9E6CAE3B2D15E43F2E0D403F4F3D9D3E616986BD2EC11FBF9A389B3D7BB9653F54D156BC621CA2BE916680BEF3127E3F17D29C3F60CA2ABF93282BBF553BC23E2C86C33FCFAF923FB13CA0BFF73487BE093C6EBF67F788BE4F5DCD3FC717B6BFFA36CFBF201C54BF601A933ECAE91E3F3EF9DF3EDC7C963FCAACE1BF691B983FF5CA9FBE36433B3F0166A9BFCA6BA23BF7F0713EA6EF933FA0E9CABFC5ECFB3CFDE88ABF3068013FAAF7463FFFC1A43FB1F708BFB75E6D3F0632AE3FEB55D2BFA3C21C3FFE60753FC97784BEA1FA9ABF8C65713F818999BFC2A136BE205924BD802D373FED6A20BFE0402FBF3394CA3D67D1803F9565124025F5C0BF8274A13E94138BBF6868823F754470BFBFB52CBF74DA16BF300E9CBD287AA53EB6A7F73EAFFDBCBBDE39AABF31503A3F2FEB58BDBAB3943F5E2E35BF5717CDBFDA5E0BBDC7E1A53F04CE243E3D764CBE10CF5EBF7EFEE03F05CA83BF70B339BFC3ED113F1692EDBFC925A33F1FCB1F3F0234663FC2E00E3F90FD24BE421588BFF06F0FBE16A979BF59E9F83E1F894E3F1108BD3F5458BE3EF8B06C3F5B2398BEBEE0F4BE1F85F23EC6DFC5BEB8D2893E25D587BF5AB261BF2FAA223F1FFE623FF6537CBF61AD2B3F5D6108BFDD35873C6F5EB53F7CB74E3F44BE4B3F3E53F43F703134BF4D627CBF01DD38BFF64D82BEF5B016C0116854BEFD680BBF7BA4483F5070B43E41C719BFAD07173FC527393F6BBF44BFAD6DFCBE5A6C0EC0BF9A8BBF7C123EBF70E4973D990472BF977103BFA3D79CBF7B382F3E43F7D93ED502CE3E58864A3CE141C5BF49B51EBF808AD0BEB97CCEBEC18F993D2478B63F8AE54F3FF7CD7CBFD0AB2D3FDBEA233F705A4EBF474F593FC63924BE5B79B4BF5510E93E3E2B5E3E532469BE686819BDFC1538BF83311C3F4BF931BD91712A3E4EDBB63E76C993BFBBEF64BFBB6F0DC0F392103FB3299BBF5BC0073E2BF2BD3ECC331A3F3A1D9ABF747385BDC0CBD53FAA6EDB3F35C17C3FE7CBAC3E53A780BF96F7373F51D021BEC87E0F3F070222BF611531BE3F16283E53307C3E39C9FC3E1F4614BFBFF0ABBFF5F8CF3FF14F1F405414E53E9378A9BF1DF045BF8755023FADA9AB3F00409BBF35A2FEBD6AA2483E03555D3F7CECAFBE142BC8BFCE061F3F50F98F3FB625A9BDA17BCF3E84F0F2BE918458BFEB61833FDB65C63E9811FB3E4F45C03F130587BF98510DBF48B9213ED57610BFA37B483F95E53FBEA1167EBF4DB3863D496D2E3E53476F3FC449C93E611BEC3E46FDA33E68BD40BE235A37BF9FE2933E548FAABE1C4CD83FA1CCAB3FBF01223F6BC6C13EE023B4BD816CA1BF405C5DBED2AACF3DA3F66A3E1267F03E4CDC6B3F023131BF0BDE2EBFACB5B93F0D5F453F2113C8BE8891DBBDB15BD2BDDE53013D8503F23E523D22408B4F423E08A0293F78DED7BFD044F8BECF499D3F48FCCD3EA0738CC0C98C2C3F6986F53FE679FFBF4C7BC23FB96731C0B320703FF7B20DBCEE6516C02D6CE43EB84E933F664FBA3E44B7153F36C7D2BE0542EEBF001E313FF0F7DF3F1B96903FB772FEBF0FE8C1BF589158BF9FE6CBBF7D00353DCC6DC93E8A12B7BFE4F1463FF3E1193F28540CBF9AA930BE1693F9BF441EAABEA7FDF13B2BCC2C3E28FCC13E821A7A3E0F5887BE2588923E9642803F7E94C3BDCC9BA23EA1A33EBEFE9125BF71DB053F4A230EBF0CB5C53ECF77E73C539D9BBE5602A8BE381402BF9DA9D2BFD30AC43E9C1A6D3EFD83593F8F0D08BFEE9BF23FC06CC2BE2F0760BF23627EBF2BF1DDBF272DC43F237FAF3F6FCA193F136665BF9FD7E73F8914B4BEC1BD89BE1BF8B73F5DAE283FE0DE0C400CB17E3E9F47CBBE3F9F1CBF5F6AECBF1BA48EBE0982923F324D193FFA5CA63C06B47EBF6751683EE1A3813F3C87DC3EA0BC2A3E6B054CBFA1FF5D3F217148C05A04C43E288024406112C1BF8E2977BE199D01BCA8D7ECBEE9A7843F19E5F13EA1F41B3E0E1A4C3FC838893CE6824B40B1FA1A3E08F8473E9EF0DABF901F0BBF46DD923F40F0AABF6B150AC03A5D043D8E74AF3FF0972D3D8618ACBEEFE2EDBFDA8DE73E5349293FCF0FE4BF5C38913F9F04443FBBEF903FE761153FC057273FF74D053F34545E3F0ECDE8BFB722C0BF046B3CBF94EF04BEE2B9C63EAC3CA63E53FD8E3FE501933FA1545FBF4C4D743E7D0B59BFD5C340BED7C1A43E57285AC0D3511A402900113F038018BF0DB4F63F80E2B1BE29B3073E3E67F9BE7874D33F3902D7BD5C12193E89159A3FB3CB153F149C5EBD4B218E3F827622409F83A23EEA1FEF3DDEB82E3E27BCA73F066519BFA47F8EBEEECAC4BFFB8897BF8A8E04BF311E65BD5371E23FD336093FFA7D69BFEE5C3ABFC4F7AF3FC534903FA49AE63CD492E2BECDFD8F3FB04A7EBF35B8C83E3F731140C348523E588E46BFD91BD23EFCA4F0BE6372B2BF1977333F33158F3F292F9FBE0925C1BE262976BFB88819BE60F70FBF856981BF9732F23F25D8EE3E7C88123F7926623FA162453F2683D3BE048C8B3E5DBE89BE4E7EE03E1CF2AE3E0CECC3BE7626AABF2BBF153E052C51BEB8F7F1BF1FF6013FA920773F98D021400A4BC8BE06E909BF82018EBF39A6553E7F2C4F3E1EB14FBFD22033BEEB44FDBF07276D3F3C4B45BFD1F30DBDE49DB6BF201515BF92268FBE3FFD38BC809FF53E9D33B83FF2923B3F6A50763FF119B93F60D8113F495A16BD942A813F5E58893F6908263F3D31BABF"> : tensor<2x8x8x4xf32>
    %in1 = stablehlo.constant dense<"0xBF542CBE152961BD98AA1F3E59E58BBBA8D4683E24AE863E1297753E0BE5763E586054BE00B0C53D0AD8F8BD49DDA8BE127F6BBD2FA7873E4DB8BC3DAA9FCE3EDB2F113DAFA7FA3EE76C113DAE53933B720283BE7871633EA3ABCDBDEF8304BEB132833E3A346D3E18D8673E7F5A94BDA80927BC832144BC7E42203EC4159F3EF7CA963D963ACA3ED4BE373E015940BD58B8293E33B0AE3EF39FCC3E4A13733E9642A83BDF8331BD43F5EB3D3D6AAB3EFEABB13D1F2DBA3DA56B283CDF4D86BD13D204BDC7E1DD3CF6EEAF3E9F5F44BD36662C3CB73A31BE1BC4123EADF28B3E3D59A63EA298263D6A41EB3DAD93FBBCC546D83DA299803DB6EB3E3C17B2E13C7D1BB93D3DF870BD43A746BD79D5AE3EAEC70A3F83A776BE48F880BE600644BE4D3AA9BCB374373E5D2DF23D8BED0C3DEAA6D83D3FBD0DBE42FC47BD0FB183BB4839A2BE1AD66DBE5DB265BE477D1C3EAAFE483D6A4AFA3D7461BCBECFEA97BE97D3073E94440EBFDACD7A3E2BB5BABE8FB72C3E6DFB35BEC3D0563E0242243FFDC5E8BECB690E3EE727B9BEF7CDAE3D446329BDA7A2D43C9FB63ABED6DA1F3ED54F94BE8D497E3E02A1A7BDB2A28FBE5052A33E1DAB5CBC8857C33E3D227A3ED37523BE4F3F8BBCFE4EC63C1F4B9C3E0F35B33D3F6B103DCABD23BD51AA25BC1A97853E6044423A77CAA1BDDF38E7BD7DD2E2BD1B938FBE47AD19BE3070993E023F29BD7643103E1DD3FDBEC3C7E83D1E2E04BDA632C5BD0E3E143D0C17CBBD1B7CD9BE5BE03C3E7A14473D419780BDF1DF45BE6F8396BEB469373D6337A53E196F263D44988DBE676A383D52CB2EBCC6F4303E9784F83DC6DF18BFCA54DF3D38834DBEC49591BEBD651ABD7255A83DDF02A8BE194C103EF1541C3E7EEE193C77B031BE9D9348BE631C523ECCBF9ABEE8005A3EC75407BDE7039DBC7FE8AEBE6A61F0BC1B53FB3D30D988BEC33DCC3D72D6913C56D703BE7C092F3ED782E1BE1D008E3D86D4A53E3F73933E33AA9F3D0B2377BD5E3602BE252878BD53BEDE3DD35225BED31E1B3E876FDA3E6BC74ABC81AA89BEAEB389BE670A1F3EBBC643BC3193333E9B93DABD991C2A3EBFAD01BD4F0416BEBD3FA4BD202875BEDFB5CB3E77E99DBC1AFF033ECFE6DBBD506F57BE4C983FBD3386613EB04AD5BDF34832BE6FB6FE3C5066CC3D473AA83E6DE5903DC3E3033EBD4E133E37236CBE584A45BE62FB5DBE676988BE02E9223EEA9B6D3D113F823C41BF04BF187BD23E9C2537BE0A1BD23EFF6694BE386126BE6092E1BE8F53943D938961BE1DC05BBEA38B8CBECB331F3E2FB5113E628DB93EC76E0CBEBF41333D270784BE633B89BDE084D4BD1C3DBE3D3B49503E70F84A3EA39B2CBE7A7C4C3E4B7510BC73F484BD681A11BE8759E5BDB769B23EB7D47B3DC30A0F3D27D556BDDD77FA3E11A2853E6CAC13BE3D2560BD57822FBD25FFEE3C709C0FBE3FBDB33D9FB1943EF98386BE620B67BED9E6C5BD56E9B2BD96A4CC3E6A264D3EB065413E829158BD478C6ABD97A794BEB419203ECF22C93DA7AF833E33B62CBD7B4AE8BC224D0B3D1FA9363ED38C96BE8BBE163ED95186BB15CF58BEB076D5BE3A99DFBCEE3E943EDB7CAB3EE68F913D"> : tensor<3x3x4x8xf32>
    %in2 = stablehlo.constant dense<"0xCDE8C83E97B50CBC903C433EFDD2B8BD9AC7D2BDFEC00ABE88FFD2BE5ACC833E056803BE7A2224BE80A871BE486927BDE594B43E2867D63EA112AABE912E91BD23D653BE5D694A3E07C76A3D915E02BEB7CE6D3CF98CC3BD7F4CA53EDD08E03D0A2E093ED38B08BF68DA5ABC2052D53EAECB873E5824BDBE156180BD3A1276BE8037AF3EDF1C483D9A3E1DBE85DBDF3B437F05BF38335EBE6DD6EE3BBF312D3E63CAC6BE081F9CBD9DC84E3EFBA094BE20BF3B3D6D2F583C738DAF3E0F873CBD41930CBD83182F3E6FD187BE91F234BD3BAABABDD797E3BCEFC02D3E0BFCE23D845419BECDF7DF3C089F983E82432ABE5DD7ED3CBB3C1EBD70744EBCB7FAA6BE4E76903E57961EBEBA23523E1084FEBD761A00BE9872783E2E8C4B3E69F02A3D36E21B3EE8616CBD335ADBBA2C8007BE0B27393ED4020EBE7B14983E9D5D81BDA967863B33631B3EDB659C3BE70B74BDFDC2C4BBD30D373E8CC007BEA3D3CEBC87D4063B2B11313E2F96A3BC7A2BB93E853C00BDDFB542BD091C0CBDF7D286BE585254BE755CD9BD329E683E4F18D9BBA182C6BDBF317B3E2ED79E3E198D803E7CB62EBE95DACABD01BAB93EA98A453D773D5BBD1F1E133E7B4B4E3ED510EABDE5C3333D6FC23D3E77A06DBE7BD0213B1D3A64BEF26F49BE53A5E6BD9C6DC33D85E683BDC9CB04BE1BEF283CE2E56ABE47A3AF3D40B5673E95C481BC930226BD0FF6983D1BB7CFBE63E1DB3D0AD11E3F23FEC8BCA92CC3BC6C4A183E697BA83E65AC473EF2BBDCBEA7C4E63DCEAE033FADF3FE3D65766CBEF5DF663D732483BE6B7A7C3EC7C343BE1348733C60AC2FBE3BD3DFBD8C2E983E1581A93CA20CE5BDEF8A6ABE88A9BFBE932180BE1C6FB73C7BC0483E1D85E5BDDCD2A03EB0F112BEADFA42BDEA185DBE73E84A3EFBC8D63EFA68B4BEBAC98DBD7283813ECF2A94BE1D1DE83D52287A3E8B2B803C4363E13D0051B43ED684C73EDE0D4BBCDD0FDABD74693CBE0F15483E46788CBE9DE84EBD373FA83CA307CEBD903A653D974D033F263AC7BC9757B2BDA2F04F3E5544443D5363933E7FE9063D1F824BBD47A7B6BE5FDCA5BEBEF9BBBE98609B3D8E7E8BBE3592803E5139C63BB60948BD4FD22CBE8FE0FE3DDBC224BE30CE49BEC35F733EBA40913D467440BD905D033ECA24EA3AD7E19C3D5B4A27BE4202D43E8F69EDBD09569F3EABB81ABD234B253E755E163E10E06A3EE5282CBE474A5C3E5013BD3EDAEB53BD1F73E33B5B67D6BD7AE68DBDEC3FAF3ED0AA4DBE29F240BECDF4A43EA7D0FF3D3B20D93EEB7FB8BD27E6CE3C804E07BEDFC8EA3CE2AAB5BE59470C3EB77E843D5A983CBCABE49FBDE13E37BE1E09153ED8D66FBE2DACD13D806CD43E0E1E983E07209ABE10D9DBBD50A0AC3DC04C66BC954C8FBE4FD39D3D1F4B03BBE406C43EE8714FBD05356F3EF7BF81BE4B8952BEDFCB133EB5F25D3EF41244BE2FCB9D3B45798DBE8E7414BDDB662B3EB428B2BD5D024CBDD26167BEA7C804BED307B43ED5F56E3CCB454DBE3BEE80BD9B93A3BE2DB34FBE7E4C8B3E7771E9BC5B9CC13EC8379CBC3DCAEBBB5041033E24D608BFE4E2273DD88420BC9F2B983EFC90453E182E68BED7637E3E58E356BD"> : tensor<3x3x8x4xf32>
    %in3 = stablehlo.constant dense<"0x663B39BE8C77213DD11B26BDF2899D3ECF848B3DCE79283DD973383EF3D15F3E7A7B203E635A913EFA50F93D0F57093D4FC87D3E9BEC94BC67E2D93B1B4AB03EC515A63EEA52D6BA55C6B9BD37D4953EFAEC233E1843813DCDD683BDE8DC873DC1448EBB740E08BE476CD33C756F593D07C399BD7F1A393EF8F9833E93A2463E7D4D62BDD1CA1A3EC3767F3CAF147DBE65C6093E0D6CEF3C27CA043F7B39953EC0A4113ED71E4C3D0C1F063D3B8E4DBE8212B2BE3BB332BEF05B1CBC739BD7BE47F4DEBD37D84ABD397A30BD608507BE52E28BBDD886B03E7B9B073ECB7FE5BD48F65FBCE58DB9BBFB461DBE93841DBE90F44E3E95F1ABBD9F3160BEBF5C0DBCE158C13C4201CABE868405BC26C3313ED5D2B83DBF54E43E161D803EF05E943E4A5D0F3F39451B3E4D96053D096C473E3010E5BDEB6EB03C96A704BEB503A33DD08205BED7AE0CBED15BA93D5DA0E1BCCF60C5BE8D0C95BECFF56ABE28D534BE6FBFA93DCE5A333D522B5A3E7F2C1A3E97865B3EF732F93DF0C42B3DB225613EB64B3C3E750C9A3D6328823E6F35F0BE8BF26DBDE8807ABDC8116C3E2EE9A03E957F94BEE780903E77E96FBE8BB869BE46ED3FBD5E5682BDFA949FBE5318053E41240B3E23DE573E168BB1BD63B401BC5068C7BBCAD9AC3E031D11BF72FB43BEF73F913A25535EBEB59D53BDEA8FCEBCB2B106BE7540533C1DA5003EAB8C41BDEAA0B9BD6CCB07BD7BF0C2BA6F35B2BE700DBD3DE8BAB8BD632E813E7318F23D2DA16F3EB80D4FBEB71E98BD9B747EBE546C10BE3237803EAC51983E40236BBEE6B5BBBD90AD79BC33DDEF3D5F34B4BEAF25A4BE068DC83DE194C7BE1B02B7BD1EC9043DBD41AA3DE030E8BC5FD095BDD7F72C3E05A4693D4F8204BE8538F73B2FF29C3D8FF2AF3E020A213EC2BD783ED31AFABD90B4D6BDC3D240BDBB3AEBBC8A714EBEB1A1813E11E9343E4B697ABD1F6C033E5899363DB86B133E34A889BEAFA6EEBC3F2E3EBC9D71FF3D3BB400BE2FFEFFBE38885DBEC30A48BCFA55513C736AAC3E65B1EE3D4794853C8B47D4BB0323623E92B5F1BD4AD7E5BC7F145FBEC64B913E7FC4A03D99E610BEE985BBBCC2C0D03D92634DBD4FEBDABDC9FE05BEBBD68A3DB7A892BDF3DBB9BD0FD088BEA3697E3C4F7514BD47BF83BD3BD5223DDD30193E3CAE0F3EC865E23D372845BD173EE8BD3FCB55BEF8F4F2BD63C7803B0A0821BE49619D3CBCB945BEE815AABE7BD0273EFA51C2BDAB6C2BBE180560BE8A46AD3D62CA8C3E5B19A5BDEB9630BD5F785B3EBF63B9BE4868C93EA046FA3E82900ABFD2BF9FBC883D13BEAAE658BDDB5EABBD8F3F263E3E6FB8BCC68D3ABED90D0DBD0ADBD23D176D72BE0793A8BE8F0ECC3EA99103BE050AE1BCDFEFA2BD2A7FE03DA088B53E788AED3D087B9BBEF7BB8DBE7D6AA3BD95BC5BBDEB53B0BE10CD273E7B7A5EBE01EA983ECB6EBA3E8B5E4BBD9FCDB33D834D7CBE3375FF3D430FCCBD72AA5EBEF2056DBD38C5BEBD6F2F85BD947E423EBCD420BE97AAB13EA5AF87BE896BA53E6F2E50BE827D54B9CAC8C8BD90CA8CBD331E243E0F95993EC8D1733E43D4A5BD1FF1163D672B20BECB114BBE2FC36ABEE33AB3BD187A4C3D"> : tensor<3x3x8x4xf32>
    %in4 = stablehlo.constant dense<"0x5CB6F4BF61DD3DBD1C0DC23FC89A8F3FA0CE15BFBBCCB2BFE16EEB3EBF5014C088198E3FACB65ABE0D68EA3F340DDDBFA20B6B3F94D7CDBD757FA9BE0857AFBF"> : tensor<2x8xf32>
    %expected0 = stablehlo.constant dense<"0x415BB8BFA4B0A7BF588D79BF1988323EE237DE3E5E024FBF78977DBE4E86293F395E0C3FD51807BFD6721DBF984A0D3FB7CBF53E3A9AA9BFED7CBF3F7D0B0E3E32E07E3F6B4B823E97B2603F52BFF93E85DBAA3E2637623E8359EABE403723C03E55973FD41106BF5C183F3F8FC1ADBFE3F492BF986DB9BFEB39A13F6ADA183F6740CA3EAA2A953F8F13C83DCFD7AD3F69E2F63F7E930B3ED6114240F89C1D406A3C6DBE59A23E3F9B4494BEB821A2BF80D4F2BE4FF91ABF5C7B26BF2938BF3FF87710BFD40142C0908387BF2C6C014023D9DE3F8425933E425A693F924F47C0B3684E405053CBBFACCB2440CA8C1F402A5F96BD067197BF4CB83540B2C69740F111AE3FDB96583FC6440F407B022C408DC7A73FEF62E03FA061973FB67E1240911C80BF19DF8BBF457A803EDE7E02C0ADD999BFEA4309C0AA73D4BFDA61B1BE6514D93F8470E6BF92B0A0BDD041D9BE73B11E3F5565D73EB87E473F2777C63EC30737403F1B9DBEAAB1343F6DCBA0406E31D1BE18CD32C035F04640164CA3409FD1DDBFBDF8623FF588B63EC31804403E4E883F3878DFBFDF9CF23E02E3D2BF3EF70D3FD047FA3E955823C075E8953D54FE1C4066E303C09EB427BF9EBF2540D53B8E3F1F110F4008A84E3F9E7C8C3E2A2AA33F432D123F940A4EBFB5388DBE2071C33F567C223FB4814B40EDA7DB3FAF86273E94790EC0605509402087D33F31F7AF3D018ECB3E3C15B63ECDD0D73E85DEF6BEB8A96940A181A73C1D9B1ABF2F6F0E402DB8A03C966795BFAD75DD3EBBC1923FE5519F3F18848E3F2BB96D3EA82171BE4942913FF534EEBD3CA0293F0C345C40754BF7BDC997AE3F3B0B243EF870E93FC111AF3F9271933F57A8BF3F05F619BDA45621C0CB903E40DF081A3F5C7FECBFE17FD2BEF05367BF74FD98BF7C129CBD3163903F652FEFBF53D5ADBF17A80040B7A409405458B6BF70DC8BBFC258F93FE40B7DBE48492840854E4BBFDA0D8D3F2403E83E6AF817C0B3FACABF811307400A60883F7DB986BFE39A3CBFB3C91840D6EC03BDEDBD0A406CF612C0890F2A3F278272BEA2280540AD519C3F816925BFD721B03FFE61C1BF09DA73BF3978FA3F37329B3FA8F2213F005E74C051A5903F7E294A403046A6BFA4096CBF81F33E403AE98FBF572B3CBFF1CEEBBF930B74405ACF1D401506B4BD071680C0B0AC9D40D1B5A03F513F7A40A18BE03E043C72401C5A8C3F1D753C40A135DBBE579394BF94AA70BF7E1F10BEDF676E3FAF30883ED602FDBEAC9721BF0E163DBF70FD86BFF9D6FC3D93ED15BF239521C08DDD353F13F682BF4DF571BE6485C3BFFD4E9140C1A2D73F6697D03FB574673F35A348407B68153F7BD6DFBE984ED43FCBC85C406B4908BFC667B93F0C26273F4B7DAC3FFC8BD3BFFB7C873F984FD43EA3EBE2BD1192DFBF9F8C5CBED695563ECE0F0140C119D8BF60629C3F7CE91BBFD94DCBBF0CCD78BF829FB5BE0E4F1AC0FF08A13F524F19C0FF4D0C401FBDCCBEB30E643F27284FBFE0F50CBFE94DDCBFC0D3A73FDEFCB5BFD52A9CBEDAFA9CC0F6BB873FD6EFDDBE4A7F1E40D45F87C0259EFF3F65A9683F22C60F40C3D95DC005F96CBF6078C43EEC818D3D141B30C0C8EA7640C6154A3DF845DC3FBA50EC3F74662440889ECDBFB686683DCA8B3F40370B4BC04D78ABBF78B0DBBF4B334EBFC393B3407B46333F4AAE4E3D456944C086501E41CA31554076863C40E6FBBC3C340C9A4065A319C0E54F0040BC2EC33E84E2123F8FB609BD231AFD3F50F3EA3EF344A83DD85E8CBE7C48BEBFCEBF19C034620C40B89344C02AA6803E34515940B3C8F43FB8FE3FBFB2D76BC04E624DC0034B9D40FA22F33E9A1A9F3E7E6F19BF41E77A4080733C407F00A14048790FBE0FFD9A40A5AC17408CC21A3F11190CC0391CBC3FC831A7BE66CB6ABEB87B6D3F95F82E409640C83FA1C60F40D612983F26C7073FCF00C5BF18CE8A40FDEF71BE47C3BBBFF15EBFBF1EE18ABF0C0191BF0E8C34403D21F43F099C593F0A73BABF73A80540289B853F7A4557C0293D25C0CBCD25403BC39EBFBB5E8840DD04D53E106CD8BF4D3398BEB9DB994002169DC01C13604061F10BBEEF06DFBE9A8D8F3D4F61143F1B9EE8BFF6AA0040ACA7F4BFB3EFA8BEDEF9E1BFBFB33A40664FD2BFFE42E0BFEEFC323E14FC39C091C0EFBF28E27A4031AE823FD99778BE0623183F071492400E8B95BFDED0F9BE9D22693F22BAA9409A0031C071F26F40AC24333FF02F3E40474B16BFE9465D4056D8F2BFE6548D40CA86E3BE19C809401B01B53FAB218840C44982BF278668404FD763BFA54E12BF90C81DBF4A5A3440D5DB5D3FE76EBC3F8416853F2A5734C023D017C038655640C268DB3FCF8A90BF97746DC027B9FD40841A043F89A61140EE5D3C3F3F61ED4000C8AABEE7B8D1401AFA13407D4A0141708958BF7655A240598A0240335FAD40405BC7BF332994408CCD1740C6F29C40A474B63E00A29140807607C0492F5F3F16E6A7BFFAF5D33F2EFD1E40C8359E3FC3A30A40B49C89BF54F756C08A0093407889833F2F784140FCB4803FD4975840143FD7BF96D5503F8FC10240E987184050A449BF077BAB3F9F59313E7C086640ADE7753FB1D30240B8260F401EA29D3EB980143F40862240BF796340BDD841BE7E0BDFBF4E47953F932944BF1CEC093FD268B4BFD3D79DBE8EE56EBF57E33540534FBE3FC356A63EE344D23E2E032840A286B7BF53B3E53FE6A2A63F39D553404C08413FB6932440BFCB4840FC2DE43F8F95613F3DFAD23EBBC7C93EE4E0C73F3272403F24BC903F98BCDC3FB25F553F6D6CD8BFC3E60F408F77C0BF66EFDBBEB0E48BBE13D7C33F0C4E403F05DC613F6FC2FABE924B443F5B9D0D3F"> : tensor<2x8x8x4xf32>
    %got = call @model(%in0, %in1, %in2, %in3, %in4) : (tensor<2x8x8x4xf32>, tensor<3x3x4x8xf32>, tensor<3x3x8x4xf32>, tensor<3x3x8x4xf32>, tensor<2x8xf32>) -> tensor<2x8x8x4xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x8x8x4xf32>, %arg1: tensor<3x3x4x8xf32>, %arg2: tensor<3x3x8x4xf32>, %arg3: tensor<3x3x8x4xf32>, %arg4: tensor<2x8xf32>) -> (tensor<2x8x8x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<3x3x4x8xf32>) -> tensor<2x4x4x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x4x4x8xf32>) -> tensor<2x4x4x2x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [4] : (tensor<2x4x4x2x4xf32>, tensor<f32>) -> tensor<2x4x4x2xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<2x4x4x2xf32>) -> tensor<2x4x4x2x1xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x1xf32>
    %5 = stablehlo.divide %3, %4 : tensor<2x4x4x2x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3, 4] : (tensor<2x4x4x2x1xf32>) -> tensor<2x4x4x2x4xf32>
    %7 = stablehlo.subtract %1, %6 : tensor<2x4x4x2x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = call @_var(%1, %c) : (tensor<2x4x4x2x4xf32>, tensor<i32>) -> tensor<2x4x4x2x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x1xf32>
    %10 = stablehlo.add %8, %9 : tensor<2x4x4x2x1xf32>
    %11 = stablehlo.rsqrt %10 : tensor<2x4x4x2x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3, 4] : (tensor<2x4x4x2x1xf32>) -> tensor<2x4x4x2x4xf32>
    %13 = stablehlo.multiply %7, %12 : tensor<2x4x4x2x4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x4xf32>
    %15 = stablehlo.multiply %13, %14 : tensor<2x4x4x2x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x4xf32>
    %17 = stablehlo.add %15, %16 : tensor<2x4x4x2x4xf32>
    %18 = stablehlo.reshape %17 : (tensor<2x4x4x2x4xf32>) -> tensor<2x4x4x8xf32>
    %19 = stablehlo.broadcast_in_dim %arg4, dims = [0, 3] : (tensor<2x8xf32>) -> tensor<2x1x1x8xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3] : (tensor<2x1x1x8xf32>) -> tensor<2x4x4x8xf32>
    %21 = stablehlo.add %18, %20 : tensor<2x4x4x8xf32>
    %22 = call @silu(%21) : (tensor<2x4x4x8xf32>) -> tensor<2x4x4x8xf32>
    %23 = stablehlo.convolution(%22, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x8xf32>, tensor<3x3x8x4xf32>) -> tensor<2x4x4x4xf32>
    %24 = call @_resize(%23) : (tensor<2x4x4x4xf32>) -> tensor<2x8x8x4xf32>
    %25 = stablehlo.concatenate %arg0, %24, dim = 3 : (tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>) -> tensor<2x8x8x8xf32>
    %26 = stablehlo.convolution(%25, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x8xf32>, tensor<3x3x8x4xf32>) -> tensor<2x8x8x4xf32>
    return %26 : tensor<2x8x8x4xf32>
  }
  func.func private @_var(%arg0: tensor<2x4x4x2x4xf32>, %arg1: tensor<i32>) -> tensor<2x4x4x2x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [4] : (tensor<2x4x4x2x4xf32>, tensor<f32>) -> tensor<2x4x4x2xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<2x4x4x2xf32>) -> tensor<2x4x4x2x1xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x4x4x2x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3, 4] : (tensor<2x4x4x2x1xf32>) -> tensor<2x4x4x2x4xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x4x4x2x4xf32>
    %6 = chlo.square %5 : tensor<2x4x4x2x4xf32> -> tensor<2x4x4x2x4xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [4] : (tensor<2x4x4x2x4xf32>, tensor<f32>) -> tensor<2x4x4x2xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (tensor<2x4x4x2xf32>) -> tensor<2x4x4x2x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<2x4x4x2x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<2x4x4x2x1xf32>, tensor<f32>) -> tensor<2x4x4x2x1xf32>
    return %14 : tensor<2x4x4x2x1xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<2x4x4x2x1xf32>, %arg2: tensor<f32>) -> tensor<2x4x4x2x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<2x4x4x2x1xf32>
    return %2 : tensor<2x4x4x2x1xf32>
  }
  func.func private @silu(%arg0: tensor<2x4x4x8xf32>) -> tensor<2x4x4x8xf32> {
    %0 = stablehlo.negate %arg0 : tensor<2x4x4x8xf32>
    %1 = stablehlo.exponential %0 : tensor<2x4x4x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x4x8xf32>
    %3 = stablehlo.add %2, %1 : tensor<2x4x4x8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x4x8xf32>
    %5 = stablehlo.divide %4, %3 : tensor<2x4x4x8xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<2x4x4x8xf32>
    return %6 : tensor<2x4x4x8xf32>
  }
  func.func private @_resize(%arg0: tensor<2x4x4x4xf32>) -> tensor<2x8x8x4xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<8xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.add %0, %1 : tensor<8xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<8xf32>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %6 = stablehlo.divide %4, %5 : tensor<8xf32>
    %7 = stablehlo.floor %6 : tensor<8xf32>
    %8 = stablehlo.convert %7 : (tensor<8xf32>) -> tensor<8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %10 = stablehlo.compare LT, %8, %9, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_2 = stablehlo.constant dense<4> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %12 = stablehlo.add %8, %11 : tensor<8xi32>
    %13 = stablehlo.select %10, %12, %8 : tensor<8xi1>, tensor<8xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %15 = "stablehlo.gather"(%arg0, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2, 3], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 4, 4>}> : (tensor<2x4x4x4xf32>, tensor<8x1xi32>) -> tensor<2x8x4x4xf32>
    %16 = stablehlo.iota dim = 0 : tensor<8xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %18 = stablehlo.add %16, %17 : tensor<8xf32>
    %cst_4 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %20 = stablehlo.multiply %18, %19 : tensor<8xf32>
    %cst_5 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %22 = stablehlo.divide %20, %21 : tensor<8xf32>
    %23 = stablehlo.floor %22 : tensor<8xf32>
    %24 = stablehlo.convert %23 : (tensor<8xf32>) -> tensor<8xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %26 = stablehlo.compare LT, %24, %25, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_7 = stablehlo.constant dense<4> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %28 = stablehlo.add %24, %27 : tensor<8xi32>
    %29 = stablehlo.select %26, %28, %24 : tensor<8xi1>, tensor<8xi32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %31 = "stablehlo.gather"(%15, %30) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 8, 1, 4>}> : (tensor<2x8x4x4xf32>, tensor<8x1xi32>) -> tensor<2x8x8x4xf32>
    return %31 : tensor<2x8x8x4xf32>
  }
}
// -----
// unet_block_gradient
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xF64CF83DE92A01C0EAA7A4BD78122BBF87DD97BFE98DB73FBE13013F5060F4BCF49610BF8AA3973EC1CE7D3F09B453BF53379EBB9B395E3FE3CEF7BF45CE6BBD14CCDBBEB20A09BEBB6A00BF77ED0C3E6B39F63F2BD9A5BE255B953EDA53FF3FD2CD0CBF4847E83F9E6CAE3B2D15E43F2E0D403F4F3D9D3E616986BD2EC11FBF9A389B3D7BB9653F54D156BC621CA2BE916680BEF3127E3F17D29C3F60CA2ABF93282BBF553BC23E2C86C33FCFAF923FB13CA0BFF73487BE093C6EBF67F788BE4F5DCD3FC717B6BFFA36CFBF201C54BF601A933ECAE91E3F3EF9DF3EDC7C963FCAACE1BF691B983FF5CA9FBE36433B3F0166A9BFCA6BA23BF7F0713EA6EF933FA0E9CABFC5ECFB3CFDE88ABF3068013FAAF7463FFFC1A43FB1F708BFB75E6D3F0632AE3FEB55D2BFA3C21C3FFE60753FC97784BEA1FA9ABF8C65713F818999BFC2A136BE205924BD802D373FED6A20BFE0402FBF3394CA3D67D1803F9565124025F5C0BF8274A13E94138BBF6868823F754470BFBFB52CBF74DA16BF300E9CBD287AA53EB6A7F73EAFFDBCBBDE39AABF31503A3F2FEB58BDBAB3943F5E2E35BF5717CDBFDA5E0BBDC7E1A53F04CE243E3D764CBE10CF5EBF7EFEE03F05CA83BF70B339BFC3ED113F1692EDBFC925A33F1FCB1F3F0234663FC2E00E3F90FD24BE421588BFF06F0FBE16A979BF59E9F83E1F894E3F1108BD3F5458BE3EF8B06C3F5B2398BEBEE0F4BE1F85F23EC6DFC5BEB8D2893E25D587BF5AB261BF2FAA223F1FFE623FF6537CBF61AD2B3F5D6108BFDD35873C6F5EB53F7CB74E3F44BE4B3F3E53F43F703134BF4D627CBF01DD38BFF64D82BEF5B016C0116854BEFD680BBF7BA4483F5070B43E41C719BFAD07173FC527393F6BBF44BFAD6DFCBE5A6C0EC0BF9A8BBF7C123EBF70E4973D990472BF977103BFA3D79CBF7B382F3E43F7D93ED502CE3E58864A3CE141C5BF49B51EBF808AD0BEB97CCEBEC18F993D2478B63F8AE54F3FF7CD7CBFD0AB2D3FDBEA233F705A4EBF474F593FC63924BE5B79B4BF5510E93E3E2B5E3E532469BE686819BDFC1538BF83311C3F4BF931BD91712A3E4EDBB63E76C993BFBBEF64BFBB6F0DC0F392103FB3299BBF5BC0073E2BF2BD3ECC331A3F3A1D9ABF747385BDC0CBD53FAA6EDB3F35C17C3FE7CBAC3E53A780BF96F7373F51D021BEC87E0F3F070222BF611531BE3F16283E53307C3E39C9FC3E1F4614BFBFF0ABBFF5F8CF3FF14F1F405414E53E9378A9BF1DF045BF8755023FADA9AB3F00409BBF35A2FEBD6AA2483E03555D3F7CECAFBE142BC8BFCE061F3F50F98F3FB625A9BDA17BCF3E84F0F2BE918458BFEB61833FDB65C63E9811FB3E4F45C03F130587BF98510DBF48B9213ED57610BFA37B483F95E53FBEA1167EBF4DB3863D496D2E3E53476F3FC449C93E611BEC3E46FDA33E68BD40BE235A37BF9FE2933E548FAABE1C4CD83FA1CCAB3FBF01223F6BC6C13EE023B4BD816CA1BF405C5DBED2AACF3DA3F66A3E1267F03E4CDC6B3F023131BF0BDE2EBFACB5B93F0D5F453F2113C8BE8891DBBDB15BD2BDDE53013D8503F23E523D22408B4F423E08A0293F78DED7BFD044F8BECF499D3F48FCCD3EA0738CC0C98C2C3F6986F53FE679FFBF4C7BC23FB96731C0B320703FF7B20DBCEE6516C02D6CE43EB84E933F664FBA3E44B7153F36C7D2BE0542EEBF001E313FF0F7DF3F1B96903FB772FEBF0FE8C1BF589158BF9FE6CBBF7D00353DCC6DC93E8A12B7BFE4F1463FF3E1193F28540CBF9AA930BE1693F9BF441EAABEA7FDF13B2BCC2C3E28FCC13E821A7A3E0F5887BE2588923E9642803F7E94C3BDCC9BA23EA1A33EBEFE9125BF71DB053F4A230EBF0CB5C53ECF77E73C539D9BBE5602A8BE381402BF9DA9D2BFD30AC43E9C1A6D3EFD83593F8F0D08BFEE9BF23FC06CC2BE2F0760BF23627EBF2BF1DDBF272DC43F237FAF3F6FCA193F136665BF9FD7E73F8914B4BEC1BD89BE1BF8B73F5DAE283FE0DE0C400CB17E3E9F47CBBE3F9F1CBF5F6AECBF1BA48EBE0982923F324D193FFA5CA63C06B47EBF6751683EE1A3813F3C87DC3EA0BC2A3E6B054CBFA1FF5D3F217148C05A04C43E288024406112C1BF8E2977BE199D01BCA8D7ECBEE9A7843F19E5F13EA1F41B3E0E1A4C3FC838893CE6824B40B1FA1A3E08F8473E9EF0DABF901F0BBF46DD923F40F0AABF6B150AC03A5D043D8E74AF3FF0972D3D8618ACBEEFE2EDBFDA8DE73E5349293FCF0FE4BF5C38913F9F04443FBBEF903FE761153FC057273FF74D053F34545E3F0ECDE8BFB722C0BF046B3CBF94EF04BEE2B9C63EAC3CA63E53FD8E3FE501933FA1545FBF4C4D743E7D0B59BFD5C340BED7C1A43E57285AC0D3511A402900113F038018BF0DB4F63F80E2B1BE29B3073E3E67F9BE7874D33F3902D7BD5C12193E89159A3FB3CB153F149C5EBD4B218E3F827622409F83A23EEA1FEF3DDEB82E3E27BCA73F066519BFA47F8EBEEECAC4BFFB8897BF8A8E04BF311E65BD5371E23FD336093FFA7D69BFEE5C3ABFC4F7AF3FC534903FA49AE63CD492E2BECDFD8F3FB04A7EBF35B8C83E3F731140C348523E588E46BFD91BD23EFCA4F0BE6372B2BF1977333F33158F3F292F9FBE0925C1BE262976BFB88819BE60F70FBF856981BF9732F23F25D8EE3E7C88123F7926623FA162453F2683D3BE048C8B3E5DBE89BE4E7EE03E1CF2AE3E0CECC3BE7626AABF2BBF153E052C51BEB8F7F1BF1FF6013FA920773F98D021400A4BC8BE06E909BF82018EBF39A6553E7F2C4F3E1EB14FBFD22033BEEB44FDBF07276D3F3C4B45BFD1F30DBDE49DB6BF201515BF92268FBE3FFD38BC809FF53E9D33B83FF2923B3F6A50763FF119B93F60D8113F495A16BD942A813F5E58893F6908263F3D31BABF"> : tensor<2x8x8x4xf32>
    %in1 = stablehlo.constant dense<"0xBF542CBE152961BD98AA1F3E59E58BBBA8D4683E24AE863E1297753E0BE5763E586054BE00B0C53D0AD8F8BD49DDA8BE127F6BBD2FA7873E4DB8BC3DAA9FCE3EDB2F113DAFA7FA3EE76C113DAE53933B720283BE7871633EA3ABCDBDEF8304BEB132833E3A346D3E18D8673E7F5A94BDA80927BC832144BC7E42203EC4159F3EF7CA963D963ACA3ED4BE373E015940BD58B8293E33B0AE3EF39FCC3E4A13733E9642A83BDF8331BD43F5EB3D3D6AAB3EFEABB13D1F2DBA3DA56B283CDF4D86BD13D204BDC7E1DD3CF6EEAF3E9F5F44BD36662C3CB73A31BE1BC4123EADF28B3E3D59A63EA298263D6A41EB3DAD93FBBCC546D83DA299803DB6EB3E3C17B2E13C7D1BB93D3DF870BD43A746BD79D5AE3EAEC70A3F83A776BE48F880BE600644BE4D3AA9BCB374373E5D2DF23D8BED0C3DEAA6D83D3FBD0DBE42FC47BD0FB183BB4839A2BE1AD66DBE5DB265BE477D1C3EAAFE483D6A4AFA3D7461BCBECFEA97BE97D3073E94440EBFDACD7A3E2BB5BABE8FB72C3E6DFB35BEC3D0563E0242243FFDC5E8BECB690E3EE727B9BEF7CDAE3D446329BDA7A2D43C9FB63ABED6DA1F3ED54F94BE8D497E3E02A1A7BDB2A28FBE5052A33E1DAB5CBC8857C33E3D227A3ED37523BE4F3F8BBCFE4EC63C1F4B9C3E0F35B33D3F6B103DCABD23BD51AA25BC1A97853E6044423A77CAA1BDDF38E7BD7DD2E2BD1B938FBE47AD19BE3070993E023F29BD7643103E1DD3FDBEC3C7E83D1E2E04BDA632C5BD0E3E143D0C17CBBD1B7CD9BE5BE03C3E7A14473D419780BDF1DF45BE6F8396BEB469373D6337A53E196F263D44988DBE676A383D52CB2EBCC6F4303E9784F83DC6DF18BFCA54DF3D38834DBEC49591BEBD651ABD7255A83DDF02A8BE194C103EF1541C3E7EEE193C77B031BE9D9348BE631C523ECCBF9ABEE8005A3EC75407BDE7039DBC7FE8AEBE6A61F0BC1B53FB3D30D988BEC33DCC3D72D6913C56D703BE7C092F3ED782E1BE1D008E3D86D4A53E3F73933E33AA9F3D0B2377BD5E3602BE252878BD53BEDE3DD35225BED31E1B3E876FDA3E6BC74ABC81AA89BEAEB389BE670A1F3EBBC643BC3193333E9B93DABD991C2A3EBFAD01BD4F0416BEBD3FA4BD202875BEDFB5CB3E77E99DBC1AFF033ECFE6DBBD506F57BE4C983FBD3386613EB04AD5BDF34832BE6FB6FE3C5066CC3D473AA83E6DE5903DC3E3033EBD4E133E37236CBE584A45BE62FB5DBE676988BE02E9223EEA9B6D3D113F823C41BF04BF187BD23E9C2537BE0A1BD23EFF6694BE386126BE6092E1BE8F53943D938961BE1DC05BBEA38B8CBECB331F3E2FB5113E628DB93EC76E0CBEBF41333D270784BE633B89BDE084D4BD1C3DBE3D3B49503E70F84A3EA39B2CBE7A7C4C3E4B7510BC73F484BD681A11BE8759E5BDB769B23EB7D47B3DC30A0F3D27D556BDDD77FA3E11A2853E6CAC13BE3D2560BD57822FBD25FFEE3C709C0FBE3FBDB33D9FB1943EF98386BE620B67BED9E6C5BD56E9B2BD96A4CC3E6A264D3EB065413E829158BD478C6ABD97A794BEB419203ECF22C93DA7AF833E33B62CBD7B4AE8BC224D0B3D1FA9363ED38C96BE8BBE163ED95186BB15CF58BEB076D5BE3A99DFBCEE3E943EDB7CAB3EE68F913D"> : tensor<3x3x4x8xf32>
    %in2 = stablehlo.constant dense<"0xCDE8C83E97B50CBC903C433EFDD2B8BD9AC7D2BDFEC00ABE88FFD2BE5ACC833E056803BE7A2224BE80A871BE486927BDE594B43E2867D63EA112AABE912E91BD23D653BE5D694A3E07C76A3D915E02BEB7CE6D3CF98CC3BD7F4CA53EDD08E03D0A2E093ED38B08BF68DA5ABC2052D53EAECB873E5824BDBE156180BD3A1276BE8037AF3EDF1C483D9A3E1DBE85DBDF3B437F05BF38335EBE6DD6EE3BBF312D3E63CAC6BE081F9CBD9DC84E3EFBA094BE20BF3B3D6D2F583C738DAF3E0F873CBD41930CBD83182F3E6FD187BE91F234BD3BAABABDD797E3BCEFC02D3E0BFCE23D845419BECDF7DF3C089F983E82432ABE5DD7ED3CBB3C1EBD70744EBCB7FAA6BE4E76903E57961EBEBA23523E1084FEBD761A00BE9872783E2E8C4B3E69F02A3D36E21B3EE8616CBD335ADBBA2C8007BE0B27393ED4020EBE7B14983E9D5D81BDA967863B33631B3EDB659C3BE70B74BDFDC2C4BBD30D373E8CC007BEA3D3CEBC87D4063B2B11313E2F96A3BC7A2BB93E853C00BDDFB542BD091C0CBDF7D286BE585254BE755CD9BD329E683E4F18D9BBA182C6BDBF317B3E2ED79E3E198D803E7CB62EBE95DACABD01BAB93EA98A453D773D5BBD1F1E133E7B4B4E3ED510EABDE5C3333D6FC23D3E77A06DBE7BD0213B1D3A64BEF26F49BE53A5E6BD9C6DC33D85E683BDC9CB04BE1BEF283CE2E56ABE47A3AF3D40B5673E95C481BC930226BD0FF6983D1BB7CFBE63E1DB3D0AD11E3F23FEC8BCA92CC3BC6C4A183E697BA83E65AC473EF2BBDCBEA7C4E63DCEAE033FADF3FE3D65766CBEF5DF663D732483BE6B7A7C3EC7C343BE1348733C60AC2FBE3BD3DFBD8C2E983E1581A93CA20CE5BDEF8A6ABE88A9BFBE932180BE1C6FB73C7BC0483E1D85E5BDDCD2A03EB0F112BEADFA42BDEA185DBE73E84A3EFBC8D63EFA68B4BEBAC98DBD7283813ECF2A94BE1D1DE83D52287A3E8B2B803C4363E13D0051B43ED684C73EDE0D4BBCDD0FDABD74693CBE0F15483E46788CBE9DE84EBD373FA83CA307CEBD903A653D974D033F263AC7BC9757B2BDA2F04F3E5544443D5363933E7FE9063D1F824BBD47A7B6BE5FDCA5BEBEF9BBBE98609B3D8E7E8BBE3592803E5139C63BB60948BD4FD22CBE8FE0FE3DDBC224BE30CE49BEC35F733EBA40913D467440BD905D033ECA24EA3AD7E19C3D5B4A27BE4202D43E8F69EDBD09569F3EABB81ABD234B253E755E163E10E06A3EE5282CBE474A5C3E5013BD3EDAEB53BD1F73E33B5B67D6BD7AE68DBDEC3FAF3ED0AA4DBE29F240BECDF4A43EA7D0FF3D3B20D93EEB7FB8BD27E6CE3C804E07BEDFC8EA3CE2AAB5BE59470C3EB77E843D5A983CBCABE49FBDE13E37BE1E09153ED8D66FBE2DACD13D806CD43E0E1E983E07209ABE10D9DBBD50A0AC3DC04C66BC954C8FBE4FD39D3D1F4B03BBE406C43EE8714FBD05356F3EF7BF81BE4B8952BEDFCB133EB5F25D3EF41244BE2FCB9D3B45798DBE8E7414BDDB662B3EB428B2BD5D024CBDD26167BEA7C804BED307B43ED5F56E3CCB454DBE3BEE80BD9B93A3BE2DB34FBE7E4C8B3E7771E9BC5B9CC13EC8379CBC3DCAEBBB5041033E24D608BFE4E2273DD88420BC9F2B983EFC90453E182E68BED7637E3E58E356BD"> : tensor<3x3x8x4xf32>
    %in3 = stablehlo.constant dense<"0x663B39BE8C77213DD11B26BDF2899D3ECF848B3DCE79283DD973383EF3D15F3E7A7B203E635A913EFA50F93D0F57093D4FC87D3E9BEC94BC67E2D93B1B4AB03EC515A63EEA52D6BA55C6B9BD37D4953EFAEC233E1843813DCDD683BDE8DC873DC1448EBB740E08BE476CD33C756F593D07C399BD7F1A393EF8F9833E93A2463E7D4D62BDD1CA1A3EC3767F3CAF147DBE65C6093E0D6CEF3C27CA043F7B39953EC0A4113ED71E4C3D0C1F063D3B8E4DBE8212B2BE3BB332BEF05B1CBC739BD7BE47F4DEBD37D84ABD397A30BD608507BE52E28BBDD886B03E7B9B073ECB7FE5BD48F65FBCE58DB9BBFB461DBE93841DBE90F44E3E95F1ABBD9F3160BEBF5C0DBCE158C13C4201CABE868405BC26C3313ED5D2B83DBF54E43E161D803EF05E943E4A5D0F3F39451B3E4D96053D096C473E3010E5BDEB6EB03C96A704BEB503A33DD08205BED7AE0CBED15BA93D5DA0E1BCCF60C5BE8D0C95BECFF56ABE28D534BE6FBFA93DCE5A333D522B5A3E7F2C1A3E97865B3EF732F93DF0C42B3DB225613EB64B3C3E750C9A3D6328823E6F35F0BE8BF26DBDE8807ABDC8116C3E2EE9A03E957F94BEE780903E77E96FBE8BB869BE46ED3FBD5E5682BDFA949FBE5318053E41240B3E23DE573E168BB1BD63B401BC5068C7BBCAD9AC3E031D11BF72FB43BEF73F913A25535EBEB59D53BDEA8FCEBCB2B106BE7540533C1DA5003EAB8C41BDEAA0B9BD6CCB07BD7BF0C2BA6F35B2BE700DBD3DE8BAB8BD632E813E7318F23D2DA16F3EB80D4FBEB71E98BD9B747EBE546C10BE3237803EAC51983E40236BBEE6B5BBBD90AD79BC33DDEF3D5F34B4BEAF25A4BE068DC83DE194C7BE1B02B7BD1EC9043DBD41AA3DE030E8BC5FD095BDD7F72C3E05A4693D4F8204BE8538F73B2FF29C3D8FF2AF3E020A213EC2BD783ED31AFABD90B4D6BDC3D240BDBB3AEBBC8A714EBEB1A1813E11E9343E4B697ABD1F6C033E5899363DB86B133E34A889BEAFA6EEBC3F2E3EBC9D71FF3D3BB400BE2FFEFFBE38885DBEC30A48BCFA55513C736AAC3E65B1EE3D4794853C8B47D4BB0323623E92B5F1BD4AD7E5BC7F145FBEC64B913E7FC4A03D99E610BEE985BBBCC2C0D03D92634DBD4FEBDABDC9FE05BEBBD68A3DB7A892BDF3DBB9BD0FD088BEA3697E3C4F7514BD47BF83BD3BD5223DDD30193E3CAE0F3EC865E23D372845BD173EE8BD3FCB55BEF8F4F2BD63C7803B0A0821BE49619D3CBCB945BEE815AABE7BD0273EFA51C2BDAB6C2BBE180560BE8A46AD3D62CA8C3E5B19A5BDEB9630BD5F785B3EBF63B9BE4868C93EA046FA3E82900ABFD2BF9FBC883D13BEAAE658BDDB5EABBD8F3F263E3E6FB8BCC68D3ABED90D0DBD0ADBD23D176D72BE0793A8BE8F0ECC3EA99103BE050AE1BCDFEFA2BD2A7FE03DA088B53E788AED3D087B9BBEF7BB8DBE7D6AA3BD95BC5BBDEB53B0BE10CD273E7B7A5EBE01EA983ECB6EBA3E8B5E4BBD9FCDB33D834D7CBE3375FF3D430FCCBD72AA5EBEF2056DBD38C5BEBD6F2F85BD947E423EBCD420BE97AAB13EA5AF87BE896BA53E6F2E50BE827D54B9CAC8C8BD90CA8CBD331E243E0F95993EC8D1733E43D4A5BD1FF1163D672B20BECB114BBE2FC36ABEE33AB3BD187A4C3D"> : tensor<3x3x8x4xf32>
    %in4 = stablehlo.constant dense<"0x5CB6F4BF61DD3DBD1C0DC23FC89A8F3FA0CE15BFBBCCB2BFE16EEB3EBF5014C088198E3FACB65ABE0D68EA3F340DDDBFA20B6B3F94D7CDBD757FA9BE0857AFBF"> : tensor<2x8xf32>
    %expected0 = stablehlo.constant dense<"0x86B27FC263D3A5C102D09642D7F01341C1618AC25E1E82420AF8704103DD2EC119EEAEC29840AAC2AAE7B0C2988582433B6F9442733FF641BB6F41C35EE0B0425047BEC16A2851420987E34148C863C2AFFE18C2244705C2094F2E43267BCDC2560ACF42392431C30B97E442E8B122C22F1F89C3A8C56E431646B643BC89A4C36EB15C409B2556C2CBD561C338F68943895CB64267F846C1E49B2EC2145F0CC2C265193C86E4674323603BC2E20E39C3746B9B439E9035C35A1AA1C36BEE4043146C8F41FEB4A54235C8ED421BAC5BC338AFB3C0AD77F4C2532445C1962B0C43B9789742C6EBEC426A4FAC412EBC57C37EFA52C2AC6128C30F8919437F2E87421D190A43410AAAC2E87906C226AC9BC1DE681DC3D6BBE842220D0A436804C2C2B672EB42B2826AC2F6223F42D8C2D5C2722D65C1B94EC942B3E314C1930C9AC243243C420647BBC193D50B412B7601C2DBC1FAC12DB18E42990046C2ADFC17413E167FC13368F9C156BF1643D941CFC28D855A3F9171D2C218E3D44255D204C06F019D4254CB17C3681F65420816804174EA1DC290741F43556498C22A1F2FC2E5C050C140BF454343A2ABC224C4C5C2E69E6F4382002EC3F757DFC26536384235B24FC289ABC641840699C2BD34CF422642E34215D6D942C63047C39EDABAC1B0E932C06339D4C212BDFA4282B183C1B12B72C2C4CBC442D398EE4261271DC3EF23314340E0E6421F3EC1C1283686C347A2F742846C04C332052B42B39708C21C1C814207A79FC267CFF6427F44D8C2CF9A39C2822456422A6A12439A8C19C3A614104359E4EA416DA7A2C2F53AB8C26D169BC229468EC1C4E600432A4B06C224F66CC12EB8C04180AEBB40A35172C17B5BC842AE7BF4C2F6EC07C310FD1D43B2D22643398D7242BE07BAC2247206C390691642B71D30422BD215C21DB530C26AF9804124E6C4C1AE1044C079DD3841A0E7DD42CBF84CC28386E0C2933652423B4F19C2C99C48C1381E14C24ECAAF42F45C3C4320BB87C2942AFFC2D7BCE2400E42CE42CA9AA5C2A80EA242EFB5CAC2DCED05C3FDC393424351F6420F737CC2C01A8BC20DD412C19C749A413DB06D4285849FC2C2F43042EEB9B742935F61C27A5CE74180DF9341A19A97C15DA1E3C149A7BBC28D58AF4230A727419C628AC008C5A741EC9714C21E046EC2C75C974234025BC2D04A7242CC6517426AAE2EC2ABC4C7C2890EC6C233AB5E42CF3E0F4324A6C3C2B614DA417C2427430528C1C2A54C734262DEA642154A81C11B1900C3130C9042FFD4B7C27A5A87C26C23AF425E888142D6061043D5F513C292CD2BC3D6E0004343E308C373AB9AC24CB0AA42B066EFC1CC665EC149B91E42379E84404501CE42A5468EC2CA49DDC22F8F9D4252496F420EF0D9C27A4A5142D53A4BC0789D42C215857D42EEA821C0383443C1C9FF03C265729AC16ECF40412305214225A6BAC2E367A24037C9DE423D26B9C1F6A1004260B8E6C0AFDDDAC068DE90C1983B8BC2FAFE2B423447A942371668C2CFD4BAC18EB499C2A1289541991FA3424C26CAC2F9D62442179EE54292C65BC2FEA90CC2CC0A06C394B52C42CE0FFC42346737C38F9AE1424A4D1E43BB66AFC2"> : tensor<3x3x4x8xf32>
    %expected1 = stablehlo.constant dense<"0x1D8396C22F527EC37852BC424CCA904164BB53C21383B9C288F22C4195DBE3C105D990C369AA89C4DC11A9433D39CD42C47227424F8A41C01CE298C1CC35D1411334F1C2D00188C32D27D442F2769EC14F352942245FF1C227E37F428AB70442A03FFCC11C2712C255C0E1C0BE680E41A393EA41E8BEC24204B704C267F587408337CDC28A38F8C2D4B2BF421228D1C29A04D4C1DE1595C24C247FC005BDA741965021C35F148EC4EFE6BD4342DE734186FE97411BC47442227D364110EEA3C1F52F36C213094FC36273BE421D7883C2F5F6FB4159F0C0C15CEAAF415EA185423A5F9AC209B8B8C289DEC0409CBA61C24C337E411EE9B342FD8BF0C1EAB042C0318187C25B8B82C30A52D642A0879AC2B0DBF1C1F6BDF63EAAB478C0BE681141E4F84E43C56E2EC4F0E69143E2A04B434BEEAE416B26A1C1B230B6417E3264C070CC464218B75FC398AF72425BD430429A8FAFC0FC416641961B5241625C13C2AF1F0D424EE9AEC29F4DF0413B9A8E425F97B5C1E34E4A42A6539DC1196D24C150E9B8C2831790C30B0C194351813E42454C9CC1F3F459C3DE995842973A8E421DF412C3D70791C47E63F043907DF0420ACD8D42C074A7C13F8CFE4166680542CBEA68C28AA6C6C3A6214F43BDC2C842236652C139505BC23D60D541542C334264D5004288504641A28FEDC01DD515C1F795CA412EA0EC4258232DC2D024E1C146F3CEC25E4E21C4087183439647194397865041F0955FC10F07C541F2FFDE41309A18C22E58B3C4B00D03447637A643E8C284C03B54CEC175A8C4BEF23B60C29308A0C26AE6FAC328DE3C431DEDA842013422C1F0ABB54252AFF5403DE368C2850517C201C2F7C21A3BDB407DB6F2418A7A8F4181EBE042517A26C2F75F36C1C61E59423C130AC41A813D4300866E43081730C27DA528C355A19742B3549FC154A174430A33C6C3E0B17E4325E810435DAE3742D2FF7D42AD22A8C170185541A3B66440505450C320F36C429AF0E941139E2540DC511DC317EB1E423A5F8E4244E82642A9261242E7724E3FC608A040ACD584C1868795427A47C4C17176FFC15ECD1AC2BFA2B1C3BB162E43F6157D42FAF8AD405BEFE7C1E5D982C01FD72541508889C2382480C4B169B443CF7D894370BE914054FC03C02007AEC158D51AC14E8AF9C08F679EC3F9633D4301EB0F42B5413340B2DA7FC1CD1FFB4108520242C203A2C05DF6D5413EEA26C227A884C167858941A80D8742DBEBBEC1307A5AC0455EA1C10222ECC3B1342843B036BB42F38C4841DF4749C27E518242860780C0198FF2C18A014CC452F77A43DCC796430684A8C2F2E5F6BF6738AAC234D380C29ADC6CC1FE2CFBC375994B43D921144347E956C1B85820C3243046428A3F5542DF2C91C2FFA2214131665FC2698C38C2C60A88414F4BEB4204B2DAC1878BE7C146D2BF423627F5C23F3FD54221D8864115722FC187DC22C3595A43426E779E420F463C42D33FCCC367F609438C2E3243A7EDED40E0199042598A3EC254F6A2C1E35C9B40D48F8FC39301B1426836D842450D2642EF1C05420BBA19C10E8B8141CA5F98C00955D2417D5AF3C145D011BFEDD3E7C0A0FFD841B0E21FC0B54F9FC1"> : tensor<3x3x8x4xf32>
    %expected2 = stablehlo.constant dense<"0xF968BDC100B5CB41CE20FEC0D52C88425C54E6C20082D5C11B3868C2AF2E674241A18942AA3E5E421C400F42B3CAA842A1D7154348CE72C2393A40427CF30143239D24C3B94FEF418A08CBC2B86894C26CF304C45A8C354386D807C4941CFFC274F55141F5EBA2C2A8B26A4279231742A3922844B8BFD7C27E9B0644AE6BD2429FDF7040E10A7E4100B43941940CCFC20091D3C1AE501DC203ED1643C31D1143D6DD2F422677954199FF76410B2D85C205637B4249C9A4C20CDE96423959BBC2536F24C3E413C441CB3BE6C229F18CC2EAFB52C48678104337190AC4AD7E41C37B2F1A42D6579BC26D13B6426450DE3F6F376644D5CBAEC2F268C9438041FD42CE63C9C09B7BC7C20C5829C1B52C64403A123542837298425BE4024283C61E42C467D942BB1B20422535C33F0A4D8C42A2FD8242BA7AEDC119345D4248157C424BB047C396026F417641E5C2CF808DC215377FC496B390C250CDF0C36DAB4BC2E9D3BF42C77297C208F018438461E341067572442A1BA242A572994323618941B8AA1442DDB1F441B26F7F4296B705C3933E2F42AA99D9C01FCEFF424B62F7424DC70CC11806FA41C663F7C1543D36C160A726C29EA8B1C2D3521BC261338F4214BF1BC3477A9B424273D9C2BF41AEC2F5C819C4C2D63243999D27C403E5E1C156CDF2424DDE6AC1E582CA4245D68E414DD828441E11D4C238100F4439F5A7C2030174C235E71AC26338AD408D38F6C254C45042697BC5C1A4029542B0379142B1AC5341D50175C203BC2FC10359A0C2887FE34217F26742CA7E154349EB99C2EE953DC399EDA5420B6F0AC34BE0D2C2BDF861C48620F9420BE421C4EAB343C29EF62C4349D97B419D78FC42AA9009C22718554493D3E1C25DFAE0433C4C01C36600A242B38B4942642AA842E350AA420FA193C2DB474DC2DE09D5C26372384079BC3AC25354EB40EEAE40C19A5C89C10E342A43B2F449BF09900F43D6D366C12B8485C32F496242AA7A31C34F08ACC2655080C4DD2BFFC1C6F3CEC3453BF34219337943D97AAA4146574043A33B58C2D9A25E44D2E75CC2D3E68043500848C397607042FAA83C41868D32C28D8518C2FC0F8EC113732DC2C80B07C21D7735C2AE95C441514E47C2FBFC27C2AD9B37C15509FE3EB13CF6C185779442DDB6AA41EF498EC2ABAAC542E125FDC26573A1C2048D03C4BD68B8425DDB02C4392FC742A3A73643D25BD3417A80DF4272D139C24A3D134472BD33C23903C94386F82EC3F5077E41003174422EDF2142F8FEDEC0975D9742E49DAEC289072443EE95084385B0C7C23EB3AABD3D2033C245DF48C1579A6E42FA253C42133B5D41C797D3C2969C15C3C65DB142CFF320C3DA70ACC2315614C486C3B542F67EDEC34E54DF421791694334FA8442F5BBEE423F9AC1C295EEE6438BB3E9C2BC778643AB7A90C34B32E4425F3112C2CA0AB242E50D7F4201E9324096A8B4417B55AEC20AEE1A416BE2A641A978BFC07AA2EEC0BDB6494277C6C8419813F3C0AA653CC253B7094248694CC376FA4E42515313C3814B4CC190322FC451CBD94127109BC394762543290A8B43ECDF9742ED9ADD4233B9F0C25A4BE24354C701C36DE00043555D53C3"> : tensor<3x3x8x4xf32>
    %got:3 = call @model(%in0, %in1, %in2, %in3, %in4) : (tensor<2x8x8x4xf32>, tensor<3x3x4x8xf32>, tensor<3x3x8x4xf32>, tensor<3x3x8x4xf32>, tensor<2x8xf32>) -> (tensor<3x3x4x8xf32>, tensor<3x3x8x4xf32>, tensor<3x3x8x4xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3x3x4x8xf32>, tensor<3x3x4x8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<3x3x8x4xf32>, tensor<3x3x8x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<3x3x8x4xf32>, tensor<3x3x8x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x8x8x4xf32>, %arg1: tensor<3x3x4x8xf32>, %arg2: tensor<3x3x8x4xf32>, %arg3: tensor<3x3x8x4xf32>, %arg4: tensor<2x8xf32>) -> (tensor<3x3x4x8xf32> {jax.result_info = "result[0]"}, tensor<3x3x8x4xf32> {jax.result_info = "result[1]"}, tensor<3x3x8x4xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<3x3x4x8xf32>) -> tensor<2x4x4x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x4x4x8xf32>) -> tensor<2x4x4x2x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [4] : (tensor<2x4x4x2x4xf32>, tensor<f32>) -> tensor<2x4x4x2xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<2x4x4x2xf32>) -> tensor<2x4x4x2x1xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x1xf32>
    %5 = stablehlo.divide %3, %4 : tensor<2x4x4x2x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3, 4] : (tensor<2x4x4x2x1xf32>) -> tensor<2x4x4x2x4xf32>
    %7 = stablehlo.subtract %1, %6 : tensor<2x4x4x2x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8:4 = call @_var(%1, %c) : (tensor<2x4x4x2x4xf32>, tensor<i32>) -> (tensor<2x4x4x2x1xf32>, tensor<2x4x4x2x4xf32>, tensor<f32>, tensor<i1>)
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x1xf32>
    %10 = stablehlo.add %8#0, %9 : tensor<2x4x4x2x1xf32>
    %11 = stablehlo.rsqrt %10 : tensor<2x4x4x2x1xf32>
    %12 = stablehlo.divide %11, %10 : tensor<2x4x4x2x1xf32>
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x1xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<2x4x4x2x1xf32>
    %15 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3, 4] : (tensor<2x4x4x2x1xf32>) -> tensor<2x4x4x2x4xf32>
    %16 = stablehlo.multiply %7, %15 : tensor<2x4x4x2x4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x4xf32>
    %18 = stablehlo.multiply %16, %17 : tensor<2x4x4x2x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x4xf32>
    %20 = stablehlo.add %18, %19 : tensor<2x4x4x2x4xf32>
    %21 = stablehlo.reshape %20 : (tensor<2x4x4x2x4xf32>) -> tensor<2x4x4x8xf32>
    %22 = stablehlo.broadcast_in_dim %arg4, dims = [0, 3] : (tensor<2x8xf32>) -> tensor<2x1x1x8xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2, 3] : (tensor<2x1x1x8xf32>) -> tensor<2x4x4x8xf32>
    %24 = stablehlo.add %21, %23 : tensor<2x4x4x8xf32>
    %25:3 = call @silu(%24) : (tensor<2x4x4x8xf32>) -> (tensor<2x4x4x8xf32>, tensor<2x4x4x8xf32>, tensor<2x4x4x8xf32>)
    %26 = stablehlo.convolution(%25#0, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x8xf32>, tensor<3x3x8x4xf32>) -> tensor<2x4x4x4xf32>
    %27:3 = call @_resize(%26) : (tensor<2x4x4x4xf32>) -> (tensor<2x8x8x4xf32>, tensor<8x1xi32>, tensor<8x1xi32>)
    %28 = stablehlo.concatenate %arg0, %27#0, dim = 3 : (tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>) -> tensor<2x8x8x8xf32>
    %29 = stablehlo.convolution(%28, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x8xf32>, tensor<3x3x8x4xf32>) -> tensor<2x8x8x4xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %31 = stablehlo.multiply %30, %29 : tensor<2x8x8x4xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<2x8x8x4xf32>
    %34 = stablehlo.convolution(%28, %33) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x8xf32>, tensor<2x8x8x4xf32>) -> tensor<3x3x8x4xf32>
    %35 = stablehlo.reverse %arg3, dims = [0, 1] : tensor<3x3x8x4xf32>
    %36 = stablehlo.convolution(%33, %35) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<3x3x8x4xf32>) -> tensor<2x8x8x8xf32>
    %37 = stablehlo.slice %36 [0:2, 0:8, 0:8, 0:4] : (tensor<2x8x8x8xf32>) -> tensor<2x8x8x4xf32>
    %38 = stablehlo.slice %36 [0:2, 0:8, 0:8, 4:8] : (tensor<2x8x8x8xf32>) -> tensor<2x8x8x4xf32>
    %39 = call @_resize_0(%27#1, %27#2, %38) : (tensor<8x1xi32>, tensor<8x1xi32>, tensor<2x8x8x4xf32>) -> tensor<2x4x4x4xf32>
    %40 = stablehlo.convolution(%25#0, %39) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x8xf32>, tensor<2x4x4x4xf32>) -> tensor<3x3x8x4xf32>
    %41 = stablehlo.reverse %arg2, dims = [0, 1] : tensor<3x3x8x4xf32>
    %42 = stablehlo.convolution(%39, %41) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x4xf32>, tensor<3x3x8x4xf32>) -> tensor<2x4x4x8xf32>
    %43 = call @silu_1(%25#1, %25#2, %24, %42) : (tensor<2x4x4x8xf32>, tensor<2x4x4x8xf32>, tensor<2x4x4x8xf32>, tensor<2x4x4x8xf32>) -> tensor<2x4x4x8xf32>
    %44 = stablehlo.reshape %43 : (tensor<2x4x4x8xf32>) -> tensor<2x4x4x2x4xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x4xf32>
    %46 = stablehlo.multiply %44, %45 : tensor<2x4x4x2x4xf32>
    %47 = stablehlo.multiply %7, %46 : tensor<2x4x4x2x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_8) applies stablehlo.add across dimensions = [4] : (tensor<2x4x4x2x4xf32>, tensor<f32>) -> tensor<2x4x4x2xf32>
    %49 = stablehlo.reshape %48 : (tensor<2x4x4x2xf32>) -> tensor<2x4x4x2x1xf32>
    %50 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3, 4] : (tensor<2x4x4x2x1xf32>) -> tensor<2x4x4x2x4xf32>
    %51 = stablehlo.multiply %46, %50 : tensor<2x4x4x2x4xf32>
    %52 = stablehlo.multiply %49, %14 : tensor<2x4x4x2x1xf32>
    %53 = call @_var_2(%8#1, %8#2, %8#3, %52) : (tensor<2x4x4x2x4xf32>, tensor<f32>, tensor<i1>, tensor<2x4x4x2x1xf32>) -> tensor<2x4x4x2x4xf32>
    %54 = stablehlo.negate %51 : tensor<2x4x4x2x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_9) applies stablehlo.add across dimensions = [4] : (tensor<2x4x4x2x4xf32>, tensor<f32>) -> tensor<2x4x4x2xf32>
    %56 = stablehlo.reshape %55 : (tensor<2x4x4x2xf32>) -> tensor<2x4x4x2x1xf32>
    %57 = stablehlo.add %53, %51 : tensor<2x4x4x2x4xf32>
    %cst_10 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x1xf32>
    %59 = stablehlo.divide %56, %58 : tensor<2x4x4x2x1xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_11) applies stablehlo.add across dimensions = [4] : (tensor<2x4x4x2x1xf32>, tensor<f32>) -> tensor<2x4x4x2xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2, 3] : (tensor<2x4x4x2xf32>) -> tensor<2x4x4x2x4xf32>
    %62 = stablehlo.add %57, %61 : tensor<2x4x4x2x4xf32>
    %63 = stablehlo.reshape %62 : (tensor<2x4x4x2x4xf32>) -> tensor<2x4x4x8xf32>
    %64 = stablehlo.convolution(%arg0, %63) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<2x4x4x8xf32>) -> tensor<3x3x4x8xf32>
    return %64, %40, %34 : tensor<3x3x4x8xf32>, tensor<3x3x8x4xf32>, tensor<3x3x8x4xf32>
  }
  func.func private @_var(%arg0: tensor<2x4x4x2x4xf32>, %arg1: tensor<i32>) -> (tensor<2x4x4x2x1xf32>, tensor<2x4x4x2x4xf32>, tensor<f32>, tensor<i1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [4] : (tensor<2x4x4x2x4xf32>, tensor<f32>) -> tensor<2x4x4x2xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<2x4x4x2xf32>) -> tensor<2x4x4x2x1xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x4x4x2x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3, 4] : (tensor<2x4x4x2x1xf32>) -> tensor<2x4x4x2x4xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x4x4x2x4xf32>
    %6 = chlo.square %5 : tensor<2x4x4x2x4xf32> -> tensor<2x4x4x2x4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x4xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<2x4x4x2x4xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [4] : (tensor<2x4x4x2x4xf32>, tensor<f32>) -> tensor<2x4x4x2xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<2x4x4x2xf32>) -> tensor<2x4x4x2x1xf32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<2x4x4x2x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %16 = call @_where(%15, %14, %cst_5) : (tensor<i1>, tensor<2x4x4x2x1xf32>, tensor<f32>) -> tensor<2x4x4x2x1xf32>
    return %16, %8, %10, %15 : tensor<2x4x4x2x1xf32>, tensor<2x4x4x2x4xf32>, tensor<f32>, tensor<i1>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<2x4x4x2x1xf32>, %arg2: tensor<f32>) -> tensor<2x4x4x2x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<2x4x4x2x1xf32>
    return %2 : tensor<2x4x4x2x1xf32>
  }
  func.func private @silu(%arg0: tensor<2x4x4x8xf32>) -> (tensor<2x4x4x8xf32>, tensor<2x4x4x8xf32>, tensor<2x4x4x8xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<2x4x4x8xf32>
    %1 = stablehlo.exponential %0 : tensor<2x4x4x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x4x8xf32>
    %3 = stablehlo.add %2, %1 : tensor<2x4x4x8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x4x8xf32>
    %5 = stablehlo.divide %4, %3 : tensor<2x4x4x8xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x4x8xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<2x4x4x8xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<2x4x4x8xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<2x4x4x8xf32>
    return %9, %8, %5 : tensor<2x4x4x8xf32>, tensor<2x4x4x8xf32>, tensor<2x4x4x8xf32>
  }
  func.func private @_resize(%arg0: tensor<2x4x4x4xf32>) -> (tensor<2x8x8x4xf32>, tensor<8x1xi32>, tensor<8x1xi32>) {
    %0 = stablehlo.iota dim = 0 : tensor<8xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.add %0, %1 : tensor<8xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<8xf32>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %6 = stablehlo.divide %4, %5 : tensor<8xf32>
    %7 = stablehlo.floor %6 : tensor<8xf32>
    %8 = stablehlo.convert %7 : (tensor<8xf32>) -> tensor<8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %10 = stablehlo.compare LT, %8, %9, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_2 = stablehlo.constant dense<4> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %12 = stablehlo.add %8, %11 : tensor<8xi32>
    %13 = stablehlo.select %10, %12, %8 : tensor<8xi1>, tensor<8xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %15 = "stablehlo.gather"(%arg0, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2, 3], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 4, 4>}> : (tensor<2x4x4x4xf32>, tensor<8x1xi32>) -> tensor<2x8x4x4xf32>
    %16 = stablehlo.iota dim = 0 : tensor<8xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %18 = stablehlo.add %16, %17 : tensor<8xf32>
    %cst_4 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %20 = stablehlo.multiply %18, %19 : tensor<8xf32>
    %cst_5 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %22 = stablehlo.divide %20, %21 : tensor<8xf32>
    %23 = stablehlo.floor %22 : tensor<8xf32>
    %24 = stablehlo.convert %23 : (tensor<8xf32>) -> tensor<8xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %26 = stablehlo.compare LT, %24, %25, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_7 = stablehlo.constant dense<4> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %28 = stablehlo.add %24, %27 : tensor<8xi32>
    %29 = stablehlo.select %26, %28, %24 : tensor<8xi1>, tensor<8xi32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %31 = "stablehlo.gather"(%15, %30) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 8, 1, 4>}> : (tensor<2x8x4x4xf32>, tensor<8x1xi32>) -> tensor<2x8x8x4xf32>
    return %31, %14, %30 : tensor<2x8x8x4xf32>, tensor<8x1xi32>, tensor<8x1xi32>
  }
  func.func private @_resize_0(%arg0: tensor<8x1xi32>, %arg1: tensor<8x1xi32>, %arg2: tensor<2x8x8x4xf32>) -> tensor<2x4x4x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x4x4xf32>
    %1 = "stablehlo.scatter"(%0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 3], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %4 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %4 : tensor<f32>
    }) : (tensor<2x8x4x4xf32>, tensor<8x1xi32>, tensor<2x8x8x4xf32>) -> tensor<2x8x4x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x4x4xf32>
    %3 = "stablehlo.scatter"(%2, %arg0, %1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2, 3], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %4 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %4 : tensor<f32>
    }) : (tensor<2x4x4x4xf32>, tensor<8x1xi32>, tensor<2x8x4x4xf32>) -> tensor<2x4x4x4xf32>
    return %3 : tensor<2x4x4x4xf32>
  }
  func.func private @silu_1(%arg0: tensor<2x4x4x8xf32>, %arg1: tensor<2x4x4x8xf32>, %arg2: tensor<2x4x4x8xf32>, %arg3: tensor<2x4x4x8xf32>) -> tensor<2x4x4x8xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<2x4x4x8xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<2x4x4x8xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<2x4x4x8xf32>
    %3 = stablehlo.add %1, %2 : tensor<2x4x4x8xf32>
    return %3 : tensor<2x4x4x8xf32>
  }
  func.func private @_var_2(%arg0: tensor<2x4x4x2x4xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<2x4x4x2x1xf32>) -> tensor<2x4x4x2x4xf32> {
    %0 = call @_where_3(%arg2, %arg3) : (tensor<i1>, tensor<2x4x4x2x1xf32>) -> tensor<2x4x4x2x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x1xf32>
    %2 = stablehlo.divide %0, %1 : tensor<2x4x4x2x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [4] : (tensor<2x4x4x2x1xf32>, tensor<f32>) -> tensor<2x4x4x2xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<2x4x4x2xf32>) -> tensor<2x4x4x2x4xf32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<2x4x4x2x4xf32>
    %6 = stablehlo.negate %5 : tensor<2x4x4x2x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [4] : (tensor<2x4x4x2x4xf32>, tensor<f32>) -> tensor<2x4x4x2xf32>
    %8 = stablehlo.reshape %7 : (tensor<2x4x4x2xf32>) -> tensor<2x4x4x2x1xf32>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<2x4x4x2x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [4] : (tensor<2x4x4x2x1xf32>, tensor<f32>) -> tensor<2x4x4x2xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<2x4x4x2xf32>) -> tensor<2x4x4x2x4xf32>
    %13 = stablehlo.add %5, %12 : tensor<2x4x4x2x4xf32>
    return %13 : tensor<2x4x4x2x4xf32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<2x4x4x2x1xf32>) -> tensor<2x4x4x2x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x1xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<2x4x4x2x1xf32>
    return %1 : tensor<2x4x4x2x1xf32>
  }
}
// -----
// generate
module @jit_generate attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x06A9D2BF34F3B33EED7567BDBA33043FF076C8BEC12D4DBF135645BF86C509BF17379A3C6D82173E124C43BE57BDD8BE21EBB3BE907E20403E4E45BF41D70EBF81CE52400E8FD73E35A3B0BF59BA573F4FF868BF41B8683F7F0658BEEC2CE1BE1EF9CD3FAEFF103FD615793FCBADDE3E3C8EE3BEB9811C3F92C79A3FC5F8093E3A9CE63F88B9593FF411593ED8C2803EE4870C3E9828A0BFC577B8BDB67E623E1C09D5BE01E4AC3E0C8DAE3CAC10463FBCC1293F3B2A2B3ED500AFBF6736E53FE04B11BE"> : tensor<7x7xf32>
    %in1 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xui32>
    %expected0 = stablehlo.constant dense<"0x060000000500000004000000020000000200000002000000030000000500000006000000010000000600000005000000"> : tensor<12xi32>
    %got = call @model(%in0, %in1) : (tensor<7x7xf32>, tensor<2xui32>) -> tensor<12xi32>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<12xi32>, tensor<12xi32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<7x7xf32>, %arg1: tensor<2xui32>) -> (tensor<12xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %1:5 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %c_0, %iterArg_3 = %arg1, %iterArg_4 = %c_1, %iterArg_5 = %0) : tensor<7x7xf32>, tensor<i32>, tensor<2xui32>, tensor<i32>, tensor<12xi32>
    cond {
      %c_6 = stablehlo.constant dense<0> : tensor<i32>
      %2 = stablehlo.compare NE, %iterArg_4, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_7 = stablehlo.constant dense<12> : tensor<i32>
      %3 = stablehlo.compare LT, %iterArg_2, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_8 = stablehlo.constant dense<false> : tensor<i1>
      %4 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i1>) -> tensor<i1>
      %5 = stablehlo.compare NE, %2, %4, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.convert %5 : tensor<i1>
      %c_9 = stablehlo.constant dense<false> : tensor<i1>
      %7 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i1>) -> tensor<i1>
      %8 = stablehlo.compare NE, %3, %7, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %9 = stablehlo.convert %8 : tensor<i1>
      %10 = stablehlo.and %6, %9 : tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %2 = func.call @_threefry_split(%iterArg_3) : (tensor<2xui32>) -> tensor<2x2xui32>
      %3 = stablehlo.slice %2 [0:1, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
      %4 = stablehlo.reshape %3 : (tensor<1x2xui32>) -> tensor<2xui32>
      %5 = stablehlo.slice %2 [1:2, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
      %6 = stablehlo.reshape %5 : (tensor<1x2xui32>) -> tensor<2xui32>
      %7 = stablehlo.convert %iterArg_4 : tensor<i32>
      %c_6 = stablehlo.constant dense<0> : tensor<i32>
      %8 = stablehlo.compare LT, %7, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_7 = stablehlo.constant dense<7> : tensor<i32>
      %9 = stablehlo.add %7, %c_7 : tensor<i32>
      %10 = stablehlo.select %8, %9, %7 : tensor<i1>, tensor<i32>
      %c_8 = stablehlo.constant dense<0> : tensor<i32>
      %c_9 = stablehlo.constant dense<0> : tensor<i32>
      %11 = stablehlo.compare LT, %c_8, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_10 = stablehlo.constant dense<0> : tensor<i32>
      %c_11 = stablehlo.constant dense<7> : tensor<i32>
      %12 = stablehlo.add %c_10, %c_11 : tensor<i32>
      %c_12 = stablehlo.constant dense<0> : tensor<i32>
      %13 = stablehlo.select %11, %12, %c_12 : tensor<i1>, tensor<i32>
      %14 = stablehlo.dynamic_slice %iterArg, %10, %13, sizes = [1, 7] : (tensor<7x7xf32>, tensor<i32>, tensor<i32>) -> tensor<1x7xf32>
      %15 = stablehlo.reshape %14 : (tensor<1x7xf32>) -> tensor<7xf32>
      %values, %indices = chlo.top_k(%15, k = 3) : tensor<7xf32> -> (tensor<3xf32>, tensor<3xi32>)
      %16 = func.call @_gumbel(%6) : (tensor<2xui32>) -> tensor<3xf32>
      %17 = stablehlo.add %16, %values : tensor<3xf32>
      %18 = func.call @argmax(%17) : (tensor<3xf32>) -> tensor<i32>
      %c_13 = stablehlo.constant dense<0> : tensor<i32>
      %19 = stablehlo.compare LT, %18, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_14 = stablehlo.constant dense<3> : tensor<i32>
      %20 = stablehlo.add %18, %c_14 : tensor<i32>
      %21 = stablehlo.select %19, %20, %18 : tensor<i1>, tensor<i32>
      %22 = stablehlo.dynamic_slice %indices, %21, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
      %23 = stablehlo.reshape %22 : (tensor<1xi32>) -> tensor<i32>
      %c_15 = stablehlo.constant dense<1> : tensor<i32>
      %24 = stablehlo.add %iterArg_2, %c_15 : tensor<i32>
      %c_16 = stablehlo.constant dense<0> : tensor<i32>
      %25 = stablehlo.compare LT, %iterArg_2, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_17 = stablehlo.constant dense<12> : tensor<i32>
      %26 = stablehlo.add %iterArg_2, %c_17 : tensor<i32>
      %27 = stablehlo.select %25, %26, %iterArg_2 : tensor<i1>, tensor<i32>
      %28 = stablehlo.convert %27 : tensor<i32>
      %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %30 = stablehlo.convert %iterArg_5 : tensor<12xi32>
      %31 = "stablehlo.scatter"(%30, %29, %23) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
        stablehlo.return %arg3 : tensor<i32>
      }) : (tensor<12xi32>, tensor<1xi32>, tensor<i32>) -> tensor<12xi32>
      %32 = stablehlo.convert %31 : tensor<12xi32>
      stablehlo.return %iterArg, %24, %4, %23, %32 : tensor<7x7xf32>, tensor<i32>, tensor<2xui32>, tensor<i32>, tensor<12xi32>
    }
    return %1#4 : tensor<12xi32>
  }
  func.func private @_threefry_split(%arg0: tensor<2xui32>) -> tensor<2x2xui32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<2xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<2xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<2xui64>
    %9 = stablehlo.convert %6 : (tensor<2xui64>) -> tensor<2xui32>
    %10 = stablehlo.convert %8 : (tensor<2xui64>) -> tensor<2xui32>
    %11:2 = call @threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x2xui32>
    return %14 : tensor<2x2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2xui32>, %arg3: tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2xui32>, tensor<2xui32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<2xui32>, %arg2: tensor<2xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<2xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<2xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2xui32>
    %9 = stablehlo.or %5, %8 : tensor<2xui32>
    %10 = stablehlo.xor %3, %9 : tensor<2xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<2xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<2xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<2xui32>
    %19 = stablehlo.or %15, %18 : tensor<2xui32>
    %20 = stablehlo.xor %13, %19 : tensor<2xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<2xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<2xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<2xui32>
    %29 = stablehlo.or %25, %28 : tensor<2xui32>
    %30 = stablehlo.xor %23, %29 : tensor<2xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<2xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<2xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<2xui32>
    %39 = stablehlo.or %35, %38 : tensor<2xui32>
    %40 = stablehlo.xor %33, %39 : tensor<2xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %42 = stablehlo.add %33, %41 : tensor<2xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %44 = stablehlo.add %40, %43 : tensor<2xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %48 = stablehlo.add %44, %47 : tensor<2xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_gumbel(%arg0: tensor<2xui32>) -> tensor<3xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.log %0 : tensor<3xf32>
    %2 = stablehlo.negate %1 : tensor<3xf32>
    %3 = stablehlo.log %2 : tensor<3xf32>
    %4 = stablehlo.negate %3 : tensor<3xf32>
    return %4 : tensor<3xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %4 = stablehlo.reshape %3 : (tensor<1xui32>) -> tensor<ui32>
    %5 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
    %7 = stablehlo.iota dim = 0 : tensor<3xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3xui64>
    %9 = stablehlo.multiply %8, %7 : tensor<3xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3xui64>
    %11 = stablehlo.shift_right_logical %9, %10 : tensor<3xui64>
    %12 = stablehlo.convert %9 : (tensor<3xui64>) -> tensor<3xui32>
    %13 = stablehlo.convert %11 : (tensor<3xui64>) -> tensor<3xui32>
    %14:2 = call @threefry2x32_0(%4, %6, %13, %12) : (tensor<ui32>, tensor<ui32>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>)
    %15 = stablehlo.xor %14#0, %14#1 : tensor<3xui32>
    %c_1 = stablehlo.constant dense<9> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %17 = stablehlo.shift_right_logical %15, %16 : tensor<3xui32>
    %c_2 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %19 = stablehlo.or %17, %18 : tensor<3xui32>
    %20 = stablehlo.bitcast_convert %19 : (tensor<3xui32>) -> tensor<3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %22 = stablehlo.subtract %20, %21 : tensor<3xf32>
    %23 = stablehlo.subtract %2, %1 : tensor<1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<1xf32>) -> tensor<3xf32>
    %25 = stablehlo.multiply %22, %24 : tensor<3xf32>
    %26 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<1xf32>) -> tensor<3xf32>
    %27 = stablehlo.add %25, %26 : tensor<3xf32>
    %28 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<1xf32>) -> tensor<3xf32>
    %29 = stablehlo.maximum %28, %27 : tensor<3xf32>
    return %29 : tensor<3xf32>
  }
  func.func private @threefry2x32_0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3xui32>, %arg3: tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<3xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<3xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call_1(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<3xui32>, tensor<3xui32>
  }
  func.func private @closed_call_1(%arg0: tensor<i32>, %arg1: tensor<3xui32>, %arg2: tensor<3xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<3xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<3xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<3xui32>
    %9 = stablehlo.or %5, %8 : tensor<3xui32>
    %10 = stablehlo.xor %3, %9 : tensor<3xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<3xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<3xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<3xui32>
    %19 = stablehlo.or %15, %18 : tensor<3xui32>
    %20 = stablehlo.xor %13, %19 : tensor<3xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<3xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<3xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<3xui32>
    %29 = stablehlo.or %25, %28 : tensor<3xui32>
    %30 = stablehlo.xor %23, %29 : tensor<3xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<3xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<3xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<3xui32>
    %39 = stablehlo.or %35, %38 : tensor<3xui32>
    %40 = stablehlo.xor %33, %39 : tensor<3xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %42 = stablehlo.add %33, %41 : tensor<3xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %44 = stablehlo.add %40, %43 : tensor<3xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %48 = stablehlo.add %44, %47 : tensor<3xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @argmax(%arg0: tensor<3xf32>) -> tensor<i32> {
    %0 = stablehlo.iota dim = 0 : tensor<3xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<3xf32>, tensor<3xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<i32>
  }
}
// -----
// dropout
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xui32>
    %in1 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0x00000000331E05C0921DC03FD9C8F03F85BB79C000000000000000008DEA21BF95A209BD00000000000000005F1DC73F0000000071491040625D6F3F97FADBBFE7CC3C3F5579F5BF1EE2E03F0000000000000000000000003C7C1C40FA3C9EBEC94D5BBFD94A34BF6A45883F000000000000000000000000C110894000000000572283BF6953D0BF000000002A821040495D69BE7F14D7BF3311D3BF0000000000000000280C8B3FD85EAABFB3BBED3EF8F86E3EE7EFDF3E0000000000000000"> : tensor<8x6xf32>
    %got = call @model(%in0, %in1) : (tensor<2xui32>, tensor<8x6xf32>) -> tensor<8x6xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui32>, %arg1: tensor<8x6xf32>) -> (tensor<8x6xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = call @_bernoulli(%arg0, %cst) : (tensor<2xui32>, tensor<f32>) -> tensor<8x6xi1>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %2 = stablehlo.divide %arg1, %1 : tensor<8x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = call @_where(%0, %2, %c) : (tensor<8x6xi1>, tensor<8x6xf32>, tensor<i32>) -> tensor<8x6xf32>
    return %3 : tensor<8x6xf32>
  }
  func.func private @_bernoulli(%arg0: tensor<2xui32>, %arg1: tensor<f32>) -> tensor<8x6xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<8x6xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<8x6xf32>, tensor<8x6xf32>) -> tensor<8x6xi1>
    return %2 : tensor<8x6xi1>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<8x6xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.convert %arg2 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<8x6xui64>
    %9 = stablehlo.iota dim = 1 : tensor<8x6xui64>
    %c = stablehlo.constant dense<6> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<8x6xui64>
    %11 = stablehlo.multiply %10, %8 : tensor<8x6xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<8x6xui64>
    %13 = stablehlo.multiply %12, %9 : tensor<8x6xui64>
    %14 = stablehlo.add %11, %13 : tensor<8x6xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<8x6xui64>
    %16 = stablehlo.shift_right_logical %14, %15 : tensor<8x6xui64>
    %17 = stablehlo.convert %14 : (tensor<8x6xui64>) -> tensor<8x6xui32>
    %18 = stablehlo.convert %16 : (tensor<8x6xui64>) -> tensor<8x6xui32>
    %19:2 = call @threefry2x32(%5, %7, %18, %17) : (tensor<ui32>, tensor<ui32>, tensor<8x6xui32>, tensor<8x6xui32>) -> (tensor<8x6xui32>, tensor<8x6xui32>)
    %20 = stablehlo.xor %19#0, %19#1 : tensor<8x6xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<8x6xui32>
    %22 = stablehlo.shift_right_logical %20, %21 : tensor<8x6xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<8x6xui32>
    %24 = stablehlo.or %22, %23 : tensor<8x6xui32>
    %25 = stablehlo.bitcast_convert %24 : (tensor<8x6xui32>) -> tensor<8x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %27 = stablehlo.subtract %25, %26 : tensor<8x6xf32>
    %28 = stablehlo.subtract %3, %2 : tensor<1x1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x6xf32>
    %30 = stablehlo.multiply %27, %29 : tensor<8x6xf32>
    %31 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x6xf32>
    %32 = stablehlo.add %30, %31 : tensor<8x6xf32>
    %33 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x6xf32>
    %34 = stablehlo.maximum %33, %32 : tensor<8x6xf32>
    return %34 : tensor<8x6xf32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<8x6xui32>, %arg3: tensor<8x6xui32>) -> (tensor<8x6xui32>, tensor<8x6xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<8x6xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<8x6xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<8x6xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<8x6xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<8x6xui32>, tensor<8x6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x6xui32>, tensor<8x6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x6xui32>, tensor<8x6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<8x6xui32>, tensor<8x6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<8x6xui32>, tensor<8x6xui32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<8x6xui32>, %arg2: tensor<8x6xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x6xui32>, tensor<8x6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<8x6xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<8x6xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<8x6xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<8x6xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<8x6xui32>
    %9 = stablehlo.or %5, %8 : tensor<8x6xui32>
    %10 = stablehlo.xor %3, %9 : tensor<8x6xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<8x6xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<8x6xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<8x6xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<8x6xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<8x6xui32>
    %19 = stablehlo.or %15, %18 : tensor<8x6xui32>
    %20 = stablehlo.xor %13, %19 : tensor<8x6xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<8x6xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<8x6xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<8x6xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<8x6xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<8x6xui32>
    %29 = stablehlo.or %25, %28 : tensor<8x6xui32>
    %30 = stablehlo.xor %23, %29 : tensor<8x6xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<8x6xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<8x6xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<8x6xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<8x6xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<8x6xui32>
    %39 = stablehlo.or %35, %38 : tensor<8x6xui32>
    %40 = stablehlo.xor %33, %39 : tensor<8x6xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<8x6xui32>
    %42 = stablehlo.add %33, %41 : tensor<8x6xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<8x6xui32>
    %44 = stablehlo.add %40, %43 : tensor<8x6xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<8x6xui32>
    %48 = stablehlo.add %44, %47 : tensor<8x6xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<8x6xui32>, tensor<8x6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_where(%arg0: tensor<8x6xi1>, %arg1: tensor<8x6xf32>, %arg2: tensor<i32>) -> tensor<8x6xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<8x6xi1>, tensor<8x6xf32>
    return %2 : tensor<8x6xf32>
  }
}
// -----
// vmap
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %in1 = stablehlo.constant dense<"0xCCA7A5BDE55EAFBE1811FABEB2A3C53FE669B13F8887E33E"> : tensor<6xf32>
    %expected0 = stablehlo.constant dense<"0xA13785C097D7733F023BD3BFF61CD23F1AC50B4002091E40BF9648409DCA2340"> : tensor<8xf32>
    %got = call @model(%in0, %in1) : (tensor<8x6xf32>, tensor<6xf32>) -> tensor<8xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>, %arg1: tensor<6xf32>) -> (tensor<8xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6xf32>, tensor<6xf32>) -> tensor<8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.add %0, %1 : tensor<8xf32>
    return %2 : tensor<8xf32>
  }
}
// -----
// jvp
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %in1 = stablehlo.constant dense<"0x47CD2D3FE5668A3D7507943E1B9C213F1584BABFF2ABA3BEAFD4F0BE808D23BF72DF8CBE3D5ABF3F1CA75DBF17E1773F4768D7BF0D76ABBEBDA8263EAB12163FF212363FCE184B3F188CB2BE60B9ECBE4FA45B3F48E543BEB049A3BF8E0F91BF3A616BBFDA8BFE3E0DD8113EA6C3303FDCC0DABE3B58223EB126203FAB629EBE72DEE93EFA7329BF32E2B9BE2673C3BE461199BF7554F93E8155F0BE22B44C3C6D24F63EBC9FE43EAE562A3FC2B2C9BD8EBAD8BE4D43A3BD93FAD7BFFB3AB9BF"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0x943BBB3DD199653F4C04033F1687423F47E5E73FA2B3A03FD384853C1A6CC93D0EFD93398280243F496D2D3F6CB80B3F33C48E3B1153823F0EBF573E969B263F3C1B083EC9EE483FA11A2D3F7649233B622E0B3DC378DB3E6817933F95D7C23C032D363E73BBF83D65528A3E1CBB053EAD86293E763C383E41AAE63FFB84243EE38B803EB66D173FD836B63EBCA1823F2B45543C2C2E203FF1F61A3F34BFC93E62C1003FF4BA8F3EDB64D23EBECA5A3D5E925E3C1255423D5EB72A3FCB134B3D"> : tensor<8x6xf32>
    %expected1 = stablehlo.constant dense<"0x9854CD3EF538C0BD0C33B63EE8245C3F278B983ED35DD63E8DF6F4BD420BC83E7176173CF17FFBBF998493BF86A69B3FCC3E63BEA6D0EDBE49A9103E17DE45BF5E41003F970E8BBFD68EEDBE0CF13C3D9391A0BE6FF6623E129CDDBF8AE7B13E157A3D3F75EDABBE6BE90C3E7D00F73E3C73AABE2C59033EAF4C4ABEAF7A733E5C0CDBBED5DF593F19DAC8BE1B8407BF0DEE8A3E90BD22BFFE7D1B3F3EF4653C32A1163FEC77E03E1B5942BF5DF437BD6565C9BDE08B0CBDAB370FC090EA22BF"> : tensor<8x6xf32>
    %got:2 = call @model(%in0, %in1) : (tensor<8x6xf32>, tensor<8x6xf32>) -> (tensor<8x6xf32>, tensor<8x6xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>, %arg1: tensor<8x6xf32>) -> (tensor<8x6xf32> {jax.result_info = "result[0]"}, tensor<8x6xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.sine %arg0 : tensor<8x6xf32>
    %1 = stablehlo.cosine %arg0 : tensor<8x6xf32>
    %2 = stablehlo.multiply %arg1, %1 : tensor<8x6xf32>
    %3 = stablehlo.multiply %0, %arg0 : tensor<8x6xf32>
    %4 = stablehlo.multiply %2, %arg0 : tensor<8x6xf32>
    %5 = stablehlo.multiply %0, %arg1 : tensor<8x6xf32>
    %6 = stablehlo.add %4, %5 : tensor<8x6xf32>
    return %3, %6 : tensor<8x6xf32>, tensor<8x6xf32>
  }
}
// -----
// hessian
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0x0060AC3F00000000000000000000000000000000000000000000000034D824BF0000000000000000000000000000000000000000000000009CFD80BE0000000000000000000000000000000000000000000000005B6212BF000000000000000000000000000000000000000000000000007A8CBE0000000000000000000000000000000000000000000000006C9721BF"> : tensor<6x6xf32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<6x6xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<6x6xf32>, tensor<6x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<6x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<8x6xf32>) -> tensor<1x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf32>) -> tensor<6xf32>
    %2 = stablehlo.iota dim = 0 : tensor<6x6xi32>
    %3 = stablehlo.iota dim = 1 : tensor<6x6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %5 = stablehlo.add %2, %4 : tensor<6x6xi32>
    %6 = stablehlo.compare EQ, %5, %3, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %7 = stablehlo.convert %6 : (tensor<6x6xi1>) -> tensor<6x6xf32>
    %8 = stablehlo.slice %7 [0:6, 0:6] : (tensor<6x6xf32>) -> tensor<6x6xf32>
    %9 = stablehlo.convert %8 : tensor<6x6xf32>
    %10 = stablehlo.tanh %1 : tensor<6xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<6x6xf32>
    %13 = stablehlo.multiply %9, %12 : tensor<6x6xf32>
    %14 = stablehlo.add %9, %13 : tensor<6x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %16 = stablehlo.subtract %15, %10 : tensor<6xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<6x6xf32>
    %19 = stablehlo.multiply %14, %18 : tensor<6x6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %21 = stablehlo.subtract %20, %10 : tensor<6xf32>
    %22 = stablehlo.negate %19 : tensor<6x6xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %24 = stablehlo.multiply %23, %10 : tensor<6xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %26 = stablehlo.multiply %25, %19 : tensor<6x6xf32>
    %27 = stablehlo.iota dim = 0 : tensor<1x1xi32>
    %28 = stablehlo.iota dim = 1 : tensor<1x1xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %30 = stablehlo.add %27, %29 : tensor<1x1xi32>
    %31 = stablehlo.compare EQ, %30, %28, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %32 = stablehlo.convert %31 : (tensor<1x1xi1>) -> tensor<1x1xf32>
    %33 = stablehlo.slice %32 [0:1, 0:1] : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %34 = stablehlo.reshape %33 : (tensor<1x1xf32>) -> tensor<1xf32>
    %35 = stablehlo.convert %34 : tensor<1xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<1xf32>) -> tensor<1x6xf32>
    %37 = stablehlo.broadcast_in_dim %24, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %38 = stablehlo.broadcast_in_dim %26, dims = [0, 2] : (tensor<6x6xf32>) -> tensor<6x1x6xf32>
    %39 = stablehlo.multiply %36, %37 : tensor<1x6xf32>
    %40 = stablehlo.broadcast_in_dim %36, dims = [1, 2] : (tensor<1x6xf32>) -> tensor<1x1x6xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<1x1x6xf32>) -> tensor<6x1x6xf32>
    %42 = stablehlo.multiply %41, %38 : tensor<6x1x6xf32>
    %43 = stablehlo.broadcast_in_dim %21, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %44 = stablehlo.broadcast_in_dim %22, dims = [0, 2] : (tensor<6x6xf32>) -> tensor<6x1x6xf32>
    %45 = stablehlo.multiply %39, %43 : tensor<1x6xf32>
    %46 = stablehlo.broadcast_in_dim %43, dims = [1, 2] : (tensor<1x6xf32>) -> tensor<1x1x6xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2] : (tensor<1x1x6xf32>) -> tensor<6x1x6xf32>
    %48 = stablehlo.multiply %42, %47 : tensor<6x1x6xf32>
    %49 = stablehlo.broadcast_in_dim %39, dims = [1, 2] : (tensor<1x6xf32>) -> tensor<1x1x6xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<1x1x6xf32>) -> tensor<6x1x6xf32>
    %51 = stablehlo.multiply %50, %44 : tensor<6x1x6xf32>
    %52 = stablehlo.add %48, %51 : tensor<6x1x6xf32>
    %53 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %54 = stablehlo.broadcast_in_dim %19, dims = [0, 2] : (tensor<6x6xf32>) -> tensor<6x1x6xf32>
    %55 = stablehlo.broadcast_in_dim %53, dims = [1, 2] : (tensor<1x6xf32>) -> tensor<1x1x6xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2] : (tensor<1x1x6xf32>) -> tensor<6x1x6xf32>
    %57 = stablehlo.multiply %52, %56 : tensor<6x1x6xf32>
    %58 = stablehlo.broadcast_in_dim %45, dims = [1, 2] : (tensor<1x6xf32>) -> tensor<1x1x6xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2] : (tensor<1x1x6xf32>) -> tensor<6x1x6xf32>
    %60 = stablehlo.multiply %59, %54 : tensor<6x1x6xf32>
    %61 = stablehlo.add %57, %60 : tensor<6x1x6xf32>
    %62 = stablehlo.add %52, %61 : tensor<6x1x6xf32>
    %63 = stablehlo.slice %62 [0:6, 0:1, 0:6] : (tensor<6x1x6xf32>) -> tensor<6x1x6xf32>
    %64 = stablehlo.reshape %63 : (tensor<6x1x6xf32>) -> tensor<6x6xf32>
    %65 = stablehlo.transpose %64, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
    %66 = stablehlo.slice %65 [0:6, 0:6] : (tensor<6x6xf32>) -> tensor<6x6xf32>
    return %66 : tensor<6x6xf32>
  }
}
// -----
// remat
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0x15B931BE5415413F42EF01BF9CEE2BBFC2875D3F8E2D6E3F17DD8EBD2A23393E3BC1143C889D183F65761EBFE7F007BF2A8512BD5E4252BF44BF90BEAF001A3FA0D65BBE88EA2F3FA1401EBF0B51DD3C04C3D03D52D1E53E8AC162BF3176AD3D5A93823E4BB0503EFE36A9BE629B59BE88217ABE9D7683BE34B838BF6AB5753E7C80A13EE4E50F3FC8A0CABE0D9552BF562A7E3DE3C0153FFE45123FE5FED8BE745C00BFE76EADBE6F46DF3EC89104BE992F82BD27E6F8BD1CB21CBFD6CBFEBD"> : tensor<8x6xf32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8x6xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %1:2 = stablehlo.optimization_barrier %arg0, %0 : tensor<8x6xf32>, tensor<8x6xf32>
    %2 = stablehlo.cosine %1#0 : tensor<8x6xf32>
    %3 = stablehlo.sine %1#0 : tensor<8x6xf32>
    %4 = stablehlo.cosine %2 : tensor<8x6xf32>
    %5 = stablehlo.multiply %1#1, %4 : tensor<8x6xf32>
    %6 = stablehlo.negate %5 : tensor<8x6xf32>
    %7 = stablehlo.multiply %6, %3 : tensor<8x6xf32>
    return %7 : tensor<8x6xf32>
  }
}
// -----
// adam
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x0A29DCBD847E1E3FDF22973DCCC942BE381CAD3E"> : tensor<5xf32>
    %in1 = stablehlo.constant dense<"0x6EDFE1BEC828813E4A1F513E045A1A3FC27F1EBF"> : tensor<5xf32>
    %in2 = stablehlo.constant dense<"0x7FCB353F080468BFBA9312BFA26707BFFE3889BF"> : tensor<5xf32>
    %in3 = stablehlo.constant dense<"0xBDAF983E9D20573FBB46093F7DA2523FA3610C3F"> : tensor<5xf32>
    %expected0 = stablehlo.constant dense<"0x6464DEBD0DB71E3F5B85983D9E5142BEFCD1AD3E"> : tensor<5xf32>
    %expected1 = stablehlo.constant dense<"0x6052183F305B4ABFF161FDBEBCDBD4BEE16C83BF"> : tensor<5xf32>
    %expected2 = stablehlo.constant dense<"0x29A2983EB6ED563F5226093F6484523FD2560C3F"> : tensor<5xf32>
    %got:3 = call @model(%in0, %in1, %in2, %in3) : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<5xf32>, %arg3: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result[0]"}, tensor<5xf32> {jax.result_info = "result[1]"}, tensor<5xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.multiply %arg2, %0 : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.multiply %arg1, %2 : tensor<5xf32>
    %4 = stablehlo.add %1, %3 : tensor<5xf32>
    %cst_1 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<5xf32>
    %cst_2 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %8 = stablehlo.multiply %arg3, %7 : tensor<5xf32>
    %9 = stablehlo.multiply %arg1, %arg1 : tensor<5xf32>
    %cst_3 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<5xf32>
    %12 = stablehlo.add %8, %11 : tensor<5xf32>
    %13 = stablehlo.sqrt %12 : tensor<5xf32>
    %cst_4 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %15 = stablehlo.add %13, %14 : tensor<5xf32>
    %16 = stablehlo.divide %6, %15 : tensor<5xf32>
    %17 = stablehlo.subtract %arg0, %16 : tensor<5xf32>
    %cst_5 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %19 = stablehlo.multiply %arg2, %18 : tensor<5xf32>
    %cst_6 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %21 = stablehlo.multiply %arg1, %20 : tensor<5xf32>
    %22 = stablehlo.add %19, %21 : tensor<5xf32>
    %cst_7 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %24 = stablehlo.multiply %arg3, %23 : tensor<5xf32>
    %25 = stablehlo.multiply %arg1, %arg1 : tensor<5xf32>
    %cst_8 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %27 = stablehlo.multiply %25, %26 : tensor<5xf32>
    %28 = stablehlo.add %24, %27 : tensor<5xf32>
    return %17, %22, %28 : tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
  }
}
