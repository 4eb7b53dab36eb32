// sum
module @jit_sum attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0x8B197440"> : tensor<f32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<f32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
// sum_of_columns
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0xCEE51340469ED2BF103AA83E551084BF696F4A407F51303F"> : tensor<6xf32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<6xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<6xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<8x6xf32>, tensor<f32>) -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
}
// -----
// sum_of_rows
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0xAE0913C04D54193FFC6D583E6EEF833FF8F9753FE7DD0940D037223EB23E7F3F"> : tensor<8xf32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<8xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}
// -----
// mean
module @jit_mean attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0xB2BBA23D"> : tensor<f32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<f32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %1 = stablehlo.divide %0, %cst_0 : tensor<f32>
    return %1 : tensor<f32>
  }
}
// -----
// mean_of_columns
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0xCEE5933E469E52BE103A283D551004BE696FCA3E7F51B03D"> : tensor<6xf32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<6xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<6xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<8x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.divide %0, %1 : tensor<6xf32>
    return %2 : tensor<6xf32>
  }
}
// -----
// mean_of_rows
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0xE80CC4BE6770CC3D5349103DE8E92F3EFBFB233E8AD2B73E6B4AD83CCC292A3E"> : tensor<8xf32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<8xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.divide %0, %1 : tensor<8xf32>
    return %2 : tensor<8xf32>
  }
}
// -----
// max
module @jit_max attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0xC1100940"> : tensor<f32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<f32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
// max_of_columns
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0xC11009407149903F921D403FD9C8703F3C7C9C3F2A82903F"> : tensor<6xf32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<6xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<6xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<8x6xf32>, tensor<f32>) -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
}
// -----
// max_of_rows
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0xD9C8703F3A20613F7149903F3C7C9C3F6A45083FC1100940E8453E3FF5155F3F"> : tensor<8xf32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<8xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}
// -----
// min
module @jit_min attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0x85BBF9BF"> : tensor<f32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<f32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
// min_of_columns
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0xD85E2ABF331E85BF331153BF97FA5BBF85BBF9BFD1ADA6BF"> : tensor<6xf32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<6xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<6xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.minimum across dimensions = [0] : (tensor<8x6xf32>, tensor<f32>) -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
}
// -----
// min_of_rows
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0x85BBF9BF16615ABF557975BF66512EBFC94DDBBE695350BF7F1457BFD85E2ABF"> : tensor<8xf32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<8xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.minimum across dimensions = [1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}
// -----
// prod
module @jit_prod attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0x601D70A4"> : tensor<f32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<f32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
// prod_of_columns
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0x0DD224B97471073AEEC9EF3771B9A23C106C02BE683E11BC"> : tensor<6xf32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<6xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<6xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.multiply across dimensions = [0] : (tensor<8x6xf32>, tensor<f32>) -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
}
// -----
// prod_of_rows
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0x817B11BF6CC9CFB9C8392D3C05B4883AB7F4AA3BAC2F81BE91D3A9BC1E6249BA"> : tensor<8xf32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<8xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.multiply across dimensions = [1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}
// -----
// std
module @jit_std attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0x9080453F"> : tensor<f32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<f32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_std(%arg0, %c) : (tensor<8x6xf32>, tensor<i32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @_std(%arg0: tensor<8x6xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = call @_var(%arg0, %arg1) : (tensor<8x6xf32>, tensor<i32>) -> tensor<f32>
    %1 = stablehlo.sqrt %0 : tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_var(%arg0: tensor<8x6xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %cst_0 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x6xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<8x6xf32>
    %6 = chlo.square %5 : tensor<8x6xf32> -> tensor<8x6xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<f32>
    %10 = stablehlo.divide %9, %8 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = call @_where(%11, %10, %cst_4) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    return %12 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
}
// -----
// std_of_columns
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0xC32C533FD706213FEE54013FEED7333F6A646C3F3C2E4A3F"> : tensor<6xf32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<6xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<6xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_std(%arg0, %c) : (tensor<8x6xf32>, tensor<i32>) -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func private @_std(%arg0: tensor<8x6xf32>, %arg1: tensor<i32>) -> tensor<6xf32> {
    %0 = call @_var(%arg0, %arg1) : (tensor<8x6xf32>, tensor<i32>) -> tensor<6xf32>
    %1 = stablehlo.sqrt %0 : tensor<6xf32>
    return %1 : tensor<6xf32>
  }
  func.func private @_var(%arg0: tensor<8x6xf32>, %arg1: tensor<i32>) -> tensor<6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<8x6xf32>, tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x6xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x6xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<8x6xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<8x6xf32>
    %6 = chlo.square %5 : tensor<8x6xf32> -> tensor<8x6xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<8x6xf32>, tensor<f32>) -> tensor<6xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %11 = stablehlo.divide %9, %10 : tensor<6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %13 = call @_where(%12, %11, %cst_4) : (tensor<i1>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    return %13 : tensor<6xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<6xf32>, %arg2: tensor<f32>) -> tensor<6xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<6xf32>
    return %2 : tensor<6xf32>
  }
}
// -----
// std_of_rows
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0xE8A68C3F5CB3193F11473D3F48F4283F7F30C93E5BCF853F399E2A3F8F28E53E"> : tensor<8xf32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<8xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_std(%arg0, %c) : (tensor<8x6xf32>, tensor<i32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func private @_std(%arg0: tensor<8x6xf32>, %arg1: tensor<i32>) -> tensor<8xf32> {
    %0 = call @_var(%arg0, %arg1) : (tensor<8x6xf32>, tensor<i32>) -> tensor<8xf32>
    %1 = stablehlo.sqrt %0 : tensor<8xf32>
    return %1 : tensor<8xf32>
  }
  func.func private @_var(%arg0: tensor<8x6xf32>, %arg1: tensor<i32>) -> tensor<8xf32> {
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
    %10 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %11 = stablehlo.divide %9, %10 : tensor<8xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %13 = call @_where(%12, %11, %cst_4) : (tensor<i1>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    return %13 : tensor<8xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<8xf32>, %arg2: tensor<f32>) -> tensor<8xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<8xf32>
    return %2 : tensor<8xf32>
  }
}
// -----
// argmax
module @jit_argmax attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<30> : tensor<i32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<i32>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<i32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<8x6xf32>) -> tensor<48xf32>
    %1 = call @argmax(%0) : (tensor<48xf32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @argmax(%arg0: tensor<48xf32>) -> tensor<i32> {
    %0 = stablehlo.iota dim = 0 : tensor<48xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<48xf32>, tensor<48xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
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
// argmax_of_columns
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0x050000000200000000000000000000000300000005000000"> : tensor<6xi32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<6xi32>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<6xi32>, tensor<6xi32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<6xi32> {jax.result_info = "result"}) {
    %0 = call @argmax(%arg0) : (tensor<8x6xf32>) -> tensor<6xi32>
    return %0 : tensor<6xi32>
  }
  func.func private @argmax(%arg0: tensor<8x6xf32>) -> tensor<6xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<8x6xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<8x6xf32>, tensor<8x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<6xf32>, tensor<6xi32>)
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
    return %1#1 : tensor<6xi32>
  }
}
// -----
// argmax_of_rows
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0x0300000004000000010000000400000002000000000000000400000004000000"> : tensor<8xi32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<8xi32>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<8xi32>, tensor<8xi32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8xi32> {jax.result_info = "result"}) {
    %0 = call @argmax(%arg0) : (tensor<8x6xf32>) -> tensor<8xi32>
    return %0 : tensor<8xi32>
  }
  func.func private @argmax(%arg0: tensor<8x6xf32>) -> tensor<8xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<8x6xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<8x6xf32>, tensor<8x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xi32>)
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
    return %1#1 : tensor<8xi32>
  }
}
// -----
// argmin
module @jit_argmin attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<4> : tensor<i32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<i32>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<i32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<8x6xf32>) -> tensor<48xf32>
    %1 = call @argmin(%0) : (tensor<48xf32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @argmin(%arg0: tensor<48xf32>) -> tensor<i32> {
    %0 = stablehlo.iota dim = 0 : tensor<48xi32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<48xf32>, tensor<48xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
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
// argmin_of_columns
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0x070000000000000006000000020000000000000000000000"> : tensor<6xi32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<6xi32>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<6xi32>, tensor<6xi32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<6xi32> {jax.result_info = "result"}) {
    %0 = call @argmin(%arg0) : (tensor<8x6xf32>) -> tensor<6xi32>
    return %0 : tensor<6xi32>
  }
  func.func private @argmin(%arg0: tensor<8x6xf32>) -> tensor<6xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<8x6xi32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<8x6xf32>, tensor<8x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<6xf32>, tensor<6xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
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
    return %1#1 : tensor<6xi32>
  }
}
// -----
// argmin_of_rows
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0x0400000003000000050000000300000000000000030000000100000000000000"> : tensor<8xi32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<8xi32>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<8xi32>, tensor<8xi32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8xi32> {jax.result_info = "result"}) {
    %0 = call @argmin(%arg0) : (tensor<8x6xf32>) -> tensor<8xi32>
    return %0 : tensor<8xi32>
  }
  func.func private @argmin(%arg0: tensor<8x6xf32>) -> tensor<8xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<8x6xi32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<8x6xf32>, tensor<8x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
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
    return %1#1 : tensor<8xi32>
  }
}
// -----
// any
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<true> : tensor<i1>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<i1>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<i1> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<8x6xf32>, tensor<8x6xf32>) -> tensor<8x6xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<8x6xi1>, tensor<i1>) -> tensor<i1>
    return %2 : tensor<i1>
  }
}
// -----
// any_of_columns
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<[true, true, false, false, true, true]> : tensor<6xi1>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<6xi1>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<6xi1>, tensor<6xi1>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<6xi1> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<8x6xf32>, tensor<8x6xf32>) -> tensor<8x6xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<8x6xi1>, tensor<i1>) -> tensor<6xi1>
    return %2 : tensor<6xi1>
  }
}
// -----
// any_of_rows
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<[false, false, true, true, false, true, false, false]> : tensor<8xi1>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<8xi1>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<8xi1>, tensor<8xi1>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8xi1> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<8x6xf32>, tensor<8x6xf32>) -> tensor<8x6xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.or across dimensions = [1] : (tensor<8x6xi1>, tensor<i1>) -> tensor<8xi1>
    return %2 : tensor<8xi1>
  }
}
// -----
// all
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<false> : tensor<i1>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<i1>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<i1> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<8x6xf32>, tensor<8x6xf32>) -> tensor<8x6xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.and across dimensions = [0, 1] : (tensor<8x6xi1>, tensor<i1>) -> tensor<i1>
    return %2 : tensor<i1>
  }
}
// -----
// all_of_columns
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<[true, false, true, true, false, false]> : tensor<6xi1>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<6xi1>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<6xi1>, tensor<6xi1>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<6xi1> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<8x6xf32>, tensor<8x6xf32>) -> tensor<8x6xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.and across dimensions = [0] : (tensor<8x6xi1>, tensor<i1>) -> tensor<6xi1>
    return %2 : tensor<6xi1>
  }
}
// -----
// all_of_rows
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<[false, true, true, true, true, true, true, true]> : tensor<8xi1>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<8xi1>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<8xi1>, tensor<8xi1>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8xi1> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<8x6xf32>, tensor<8x6xf32>) -> tensor<8x6xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.and across dimensions = [1] : (tensor<8x6xi1>, tensor<i1>) -> tensor<8xi1>
    return %2 : tensor<8xi1>
  }
}
// -----
// logsumexp
module @jit_logsumexp attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0xE1C68740"> : tensor<f32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<f32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.maximum %cst_0, %0 : tensor<f32>
    %2 = stablehlo.is_finite %1 : (tensor<f32>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.select %2, %1, %cst_1 : tensor<i1>, tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x6xf32>
    %6 = stablehlo.subtract %arg0, %5 : tensor<8x6xf32>
    %7 = stablehlo.exponential %6 : tensor<8x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<f32>
    %9 = stablehlo.abs %8 : tensor<f32>
    %10 = stablehlo.log %9 : tensor<f32>
    %11 = stablehlo.add %10, %3 : tensor<f32>
    return %11 : tensor<f32>
  }
}
// -----
// logsumexp_of_columns
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0x579133400C8806402D5B0F401D5B0C403C5E2E40F8231B40"> : tensor<6xf32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<6xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<6xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<8x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<6xf32>
    %3 = stablehlo.is_finite %2 : (tensor<6xf32>) -> tensor<6xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.select %3, %2, %4 : tensor<6xi1>, tensor<6xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<8x6xf32>
    %8 = stablehlo.subtract %arg0, %7 : tensor<8x6xf32>
    %9 = stablehlo.exponential %8 : tensor<8x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<8x6xf32>, tensor<f32>) -> tensor<6xf32>
    %11 = stablehlo.abs %10 : tensor<6xf32>
    %12 = stablehlo.log %11 : tensor<6xf32>
    %13 = stablehlo.add %12, %5 : tensor<6xf32>
    return %13 : tensor<6xf32>
  }
}
// -----
// logsumexp_of_rows
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0xE56CF53F04F60340FD1D05403A410C40425D0140C3042E4057FB004008560340"> : tensor<8xf32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<8xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<8xf32>
    %3 = stablehlo.is_finite %2 : (tensor<8xf32>) -> tensor<8xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %5 = stablehlo.select %3, %2, %4 : tensor<8xi1>, tensor<8xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x6xf32>
    %8 = stablehlo.subtract %arg0, %7 : tensor<8x6xf32>
    %9 = stablehlo.exponential %8 : tensor<8x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<8xf32>
    %11 = stablehlo.abs %10 : tensor<8xf32>
    %12 = stablehlo.log %11 : tensor<8xf32>
    %13 = stablehlo.add %12, %5 : tensor<8xf32>
    return %13 : tensor<8xf32>
  }
}
// -----
// count
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<27> : tensor<i32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<i32>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<i32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<8x6xf32>, tensor<8x6xf32>) -> tensor<8x6xi1>
    %2 = call @count_nonzero(%1) : (tensor<8x6xi1>) -> tensor<i32>
    return %2 : tensor<i32>
  }
  func.func private @count_nonzero(%arg0: tensor<8x6xi1>) -> tensor<i32> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<8x6xi1>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<8x6xi1>, tensor<8x6xi1>) -> tensor<8x6xi1>
    %2 = stablehlo.convert %1 : (tensor<8x6xi1>) -> tensor<8x6xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.reduce(%2 init: %c_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x6xi32>, tensor<i32>) -> tensor<i32>
    return %3 : tensor<i32>
  }
}
// -----
// count_of_columns
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0x050000000200000004000000040000000700000005000000"> : tensor<6xi32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<6xi32>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<6xi32>, tensor<6xi32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<6xi32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<8x6xf32>, tensor<8x6xf32>) -> tensor<8x6xi1>
    %2 = call @count_nonzero(%1) : (tensor<8x6xi1>) -> tensor<6xi32>
    return %2 : tensor<6xi32>
  }
  func.func private @count_nonzero(%arg0: tensor<8x6xi1>) -> tensor<6xi32> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<8x6xi1>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<8x6xi1>, tensor<8x6xi1>) -> tensor<8x6xi1>
    %2 = stablehlo.convert %1 : (tensor<8x6xi1>) -> tensor<8x6xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.reduce(%2 init: %c_0) applies stablehlo.add across dimensions = [0] : (tensor<8x6xi32>, tensor<i32>) -> tensor<6xi32>
    return %3 : tensor<6xi32>
  }
}
// -----
// count_of_rows
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0x0300000003000000040000000200000004000000030000000300000005000000"> : tensor<8xi32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<8xi32>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<8xi32>, tensor<8xi32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8xi32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<8x6xf32>, tensor<8x6xf32>) -> tensor<8x6xi1>
    %2 = call @count_nonzero(%1) : (tensor<8x6xi1>) -> tensor<8xi32>
    return %2 : tensor<8xi32>
  }
  func.func private @count_nonzero(%arg0: tensor<8x6xi1>) -> tensor<8xi32> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<8x6xi1>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<8x6xi1>, tensor<8x6xi1>) -> tensor<8x6xi1>
    %2 = stablehlo.convert %1 : (tensor<8x6xi1>) -> tensor<8x6xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.reduce(%2 init: %c_0) applies stablehlo.add across dimensions = [1] : (tensor<8x6xi32>, tensor<i32>) -> tensor<8xi32>
    return %3 : tensor<8xi32>
  }
}
// -----
// cumsum
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF2D78DD3ED698ADBF7DD03B3F183EB33D682B89BF433E06BFF446FF3E287B6ABE97BF993FD49245BF5CF033BFCCDBBDBFCC42B03F78CD8EBE0516823F1DF2B9BF1C08053F6BA3D1BFB4DE723F288C21BFBA38C63F3E2B8BBFF4B06E3F467E9ABF6EC845407CCB84BF8EA7843FF254F3BFE430C63FC0C19FBD847D3E40BC55F0BFA4F7583E520EA0BFECA91240E027EE3ECEE51340469ED2BF103AA83E551084BF696F4A407F51303F"> : tensor<8x6xf32>
    %expected1 = stablehlo.constant dense<"0xE1039C3E763A3CBF00C7783CF5AB743F15CB7EBFAE0913C098E8023E82EC40BED52052BEA67487BF482437BE4D54193F1A3B873D23BD983F7C94D43F612E4D3F6ACA953FFC6D583E1EE2603F2C1A543F08C7243FE0A518BD0DB7973F6EEF833FC94DDBBE51CC47BF9C1B7EBEB836F03DAFAF073FF8F9753FC11009401A1CDE3FEE8A9C3FE684D13EA439833FE7DD0940495DE9BD284074BFAEA8E3BF0E6290BF68FCC4BED037223ED85E2ABFD6DFDDBE9821A2BE92A6C8BD2301463FB23E7F3F"> : tensor<8x6xf32>
    %got:2 = call @model(%in0) : (tensor<8x6xf32>) -> (tensor<8x6xf32>, tensor<8x6xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8x6xf32> {jax.result_info = "result[0]"}, tensor<8x6xf32> {jax.result_info = "result[1]"}) {
    %0 = call @cumsum(%arg0) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    %1 = call @cumsum_1(%arg0) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    return %0, %1 : tensor<8x6xf32>, tensor<8x6xf32>
  }
  func.func private @cumsum(%arg0: tensor<8x6xf32>) -> tensor<8x6xf32> {
    %0 = call @cumsum_0(%arg0) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    return %0 : tensor<8x6xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<8x6xf32>) -> tensor<8x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[7, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 8, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x6xf32>, tensor<f32>) -> tensor<8x6xf32>
    return %1 : tensor<8x6xf32>
  }
  func.func private @cumsum_1(%arg0: tensor<8x6xf32>) -> tensor<8x6xf32> {
    %0 = call @cumsum_2(%arg0) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    return %0 : tensor<8x6xf32>
  }
  func.func private @cumsum_2(%arg0: tensor<8x6xf32>) -> tensor<8x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [5, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 6>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x6xf32>, tensor<f32>) -> tensor<8x6xf32>
    return %1 : tensor<8x6xf32>
  }
}
// -----
// cumprod
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF718F1F3DEA63A83EAB934EBC5A664DBF409DDBBF3DA481BFF692283B05D1BD3E3727C1BB9E7F303F42F721BF409F783F7D15143BD0A097BCB7D38E3AB85DF0BE8C0246BF82AD19BEC1B67DBACF92D53B670E183A44AE2FBE4873A3BE4C6A84BD68D707BB54992DBB89C79BB9D5F60E3E345D49BE3D7E95BD1BA97739ACD9113BED6F8039E005BA3D29AA15BE496522BD0DD224B97471073AEEC9EF3771B9A23C106C02BE683E11BC"> : tensor<8x6xf32>
    %expected1 = stablehlo.constant dense<"0xE1039C3ED740A2BEBE8673BE620D65BECC71DF3E817B11BF98E8023E719825BD7F0F323AB9E417BA269305BA6CC9CFB91A3B873D1470983D3E880E3D24F4F4BC5AA734BCC8392D3C1EE2603FDAA333BDB1D5043CF6E6B4BB1029DDBB05B4883AC94DDBBED0721A3EBF6DA43DA35BF03C3A68463CB7F4AA3BC110094063D25EBF1947E43E25C4B9BE37DB64BEAC2F81BE495DE9BD0710C43D62A6A1BD295652BD62551CBD91D3A9BCD85E2ABFB8361EBEBDB093BC5C3181BB282A61BB1E6249BA"> : tensor<8x6xf32>
    %got:2 = call @model(%in0) : (tensor<8x6xf32>) -> (tensor<8x6xf32>, tensor<8x6xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8x6xf32> {jax.result_info = "result[0]"}, tensor<8x6xf32> {jax.result_info = "result[1]"}) {
    %0 = call @cumprod(%arg0) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    %1 = call @cumprod_1(%arg0) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    return %0, %1 : tensor<8x6xf32>, tensor<8x6xf32>
  }
  func.func private @cumprod(%arg0: tensor<8x6xf32>) -> tensor<8x6xf32> {
    %0 = call @cumprod_0(%arg0) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    return %0 : tensor<8x6xf32>
  }
  func.func private @cumprod_0(%arg0: tensor<8x6xf32>) -> tensor<8x6xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[7, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 8, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<8x6xf32>, tensor<f32>) -> tensor<8x6xf32>
    return %0 : tensor<8x6xf32>
  }
  func.func private @cumprod_1(%arg0: tensor<8x6xf32>) -> tensor<8x6xf32> {
    %0 = call @cumprod_2(%arg0) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    return %0 : tensor<8x6xf32>
  }
  func.func private @cumprod_2(%arg0: tensor<8x6xf32>) -> tensor<8x6xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [5, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 6>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<8x6xf32>, tensor<f32>) -> tensor<8x6xf32>
    return %0 : tensor<8x6xf32>
  }
}
// -----
// cummax
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BFE1039C3E8DEAA1BE921D403FD9C8703F3A20613F5F1D473FE1039C3E7149903F921D403FD9C8703F3A20613F5F1D473F1EE2603F7149903F921D403FD9C8703F3C7C9C3F5F1D473F1EE2603F7149903F921D403FD9C8703F3C7C9C3F5F1D473FC11009407149903F921D403FD9C8703F3C7C9C3F2A82903FC11009407149903F921D403FD9C8703F3C7C9C3F2A82903FC11009407149903F921D403FD9C8703F3C7C9C3F2A82903F"> : tensor<8x6xf32>
    %expected1 = stablehlo.constant dense<"0xE1039C3EE1039C3E921D403FD9C8703FD9C8703FD9C8703F98E8023E98E8023E98E8023E98E8023E3A20613F3A20613F1A3B873D7149903F7149903F7149903F7149903F7149903F1EE2603F1EE2603F1EE2603F1EE2603F3C7C9C3F3C7C9C3FC94DDBBED94AB4BE6A45083F6A45083F6A45083F6A45083FC1100940C1100940C1100940C1100940C1100940C1100940495DE9BD495DE9BD495DE9BD408D263FE8453E3FE8453E3FD85E2ABFB3BB6D3EB3BB6D3EB3BB6D3EF5155F3FF5155F3F"> : tensor<8x6xf32>
    %got:2 = call @model(%in0) : (tensor<8x6xf32>) -> (tensor<8x6xf32>, tensor<8x6xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8x6xf32> {jax.result_info = "result[0]"}, tensor<8x6xf32> {jax.result_info = "result[1]"}) {
    %0 = call @cummax(%arg0) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    %1 = call @cummax_0(%arg0) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    return %0, %1 : tensor<8x6xf32>, tensor<8x6xf32>
  }
  func.func private @cummax(%arg0: tensor<8x6xf32>) -> tensor<8x6xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[7, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 8, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x6xf32>, tensor<f32>) -> tensor<8x6xf32>
    return %1 : tensor<8x6xf32>
  }
  func.func private @cummax_0(%arg0: tensor<8x6xf32>) -> tensor<8x6xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [5, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 6>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x6xf32>, tensor<f32>) -> tensor<8x6xf32>
    return %1 : tensor<8x6xf32>
  }
}
// -----
// cummin
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E331E85BF95A289BC16615ABF85BBF9BFD1ADA6BF1A3B873D331E85BF95A289BC97FA5BBF85BBF9BFD1ADA6BF1A3B873D331E85BF8F4C3DBE97FA5BBF85BBF9BFD1ADA6BFC94DDBBE331E85BF8F4C3DBE97FA5BBF85BBF9BFD1ADA6BFC94DDBBE331E85BF572203BF97FA5BBF85BBF9BFD1ADA6BFC94DDBBE331E85BF331153BF97FA5BBF85BBF9BFD1ADA6BFD85E2ABF331E85BF331153BF97FA5BBF85BBF9BFD1ADA6BF"> : tensor<8x6xf32>
    %expected1 = stablehlo.constant dense<"0xE1039C3E331E85BF331E85BF331E85BF85BBF9BF85BBF9BF98E8023E8DEAA1BE8DEAA1BE16615ABF16615ABF16615ABF1A3B873D1A3B873D1A3B873D97FA5BBF97FA5BBF557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF66512EBF66512EBFC94DDBBEC94DDBBEC94DDBBEC94DDBBEC94DDBBEC94DDBBEC1100940A115D0BE572203BF695350BF695350BF695350BF495DE9BD7F1457BF7F1457BF7F1457BF7F1457BF7F1457BFD85E2ABFD85E2ABFD85E2ABFD85E2ABFD85E2ABFD85E2ABF"> : tensor<8x6xf32>
    %got:2 = call @model(%in0) : (tensor<8x6xf32>) -> (tensor<8x6xf32>, tensor<8x6xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8x6xf32> {jax.result_info = "result[0]"}, tensor<8x6xf32> {jax.result_info = "result[1]"}) {
    %0 = call @cummin(%arg0) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    %1 = call @cummin_0(%arg0) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    return %0, %1 : tensor<8x6xf32>, tensor<8x6xf32>
  }
  func.func private @cummin(%arg0: tensor<8x6xf32>) -> tensor<8x6xf32> {
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[7, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 8, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x6xf32>, tensor<f32>) -> tensor<8x6xf32>
    return %1 : tensor<8x6xf32>
  }
  func.func private @cummin_0(%arg0: tensor<8x6xf32>) -> tensor<8x6xf32> {
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [5, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 6>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x6xf32>, tensor<f32>) -> tensor<8x6xf32>
    return %1 : tensor<8x6xf32>
  }
}
// -----
// cumsum_from_behind
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0xCEE51340469ED2BF103AA83E551084BF696F4A407F51303F5265004025001BBF1001D8BEBF74FCBF97A6A3408FD6FE3F906DF03FBE1594BEE866CFBE37448FBF8F828740E0479B3FDEF9E73FE14EB5BF25625FBFAC1B85BE806B774045020B409E116F3FE8EAAEBF010F30BF1E87D73E622D294015E61440425CAE3F32D881BF362A9CBF0C5D633D2CC30E4005A7F23F818A47BF92A51BBF143235BF3A895E3FEEADCE3FB749443FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected1 = stablehlo.constant dense<"0xAE0913C02A8A26C020F6C7BF740214C0AB3450C0D1ADA6BF4D54193F5234F13E6E8F493F83DC4D3FCC1ED43F5F1D473FFC6D583E6CD0143EC85E7BBFBC86B9BFE21217BF557975BF6EEF833FF6F21B3EBE124F3EA72FC63E9DB4883FFA3C1EBEF8F9753F6ED0B13F24E3DE3F70C09A3F21F3573F9294DC3EE7DD094000264D3CD07ED63EBF616E3F945ADF3F2A82903FD037223E3C738B3E0E678E3FA8EFF73F08A9A43F280C0B3FB23E7F3FC5CED43F4E17B73FBE27A83FC2298C3F3BF6643E"> : tensor<8x6xf32>
    %got:2 = call @model(%in0) : (tensor<8x6xf32>) -> (tensor<8x6xf32>, tensor<8x6xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8x6xf32> {jax.result_info = "result[0]"}, tensor<8x6xf32> {jax.result_info = "result[1]"}) {
    %0 = call @cumsum(%arg0) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    %1 = call @cumsum_0(%arg0) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    return %0, %1 : tensor<8x6xf32>, tensor<8x6xf32>
  }
  func.func private @cumsum(%arg0: tensor<8x6xf32>) -> tensor<8x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 7], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 8, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x6xf32>, tensor<f32>) -> tensor<8x6xf32>
    return %1 : tensor<8x6xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<8x6xf32>) -> tensor<8x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 5]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 6>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x6xf32>, tensor<f32>) -> tensor<8x6xf32>
    return %1 : tensor<8x6xf32>
  }
}
// -----
// cumlogsumexp
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF18D0693FDC0DA23D78DF903FFC168C3F4CCC6F3F8B40653F8B8FA23FCCC1B63FC303C63F900E9D3FA25DB13F033E853F5CA9E43F2410D13FB6DEDA3F45C4AE3F6E0900409013A73FD9ECF13F9088E13F3A3DFD3FEEDDD63F16F00B4092B2D33F6CE12D40B864EF3FC9B60340E509E13F2C071840A4970740148C3140ACA2F73F6D330740F6C90240CE742340DCA01340579133400C8806402D5B0F401E5B0C403C5E2E40F9231B40"> : tensor<8x6xf32>
    %expected1 = stablehlo.constant dense<"0xE1039C3E314C093FF2CEAB3F3E63ED3F2F34F03FE66CF53F98E8023EF9961F3F60FE853F5CD6973F666CDE3F05F603401A3B873DED52B63FC4EDDF3FB505E93FF0F90140FC1D05401EE2603FEC119B3F4660B73F74F9C53F2ED005403A410C40C94DDBBEF9769B3EFB0E8F3FDA7CC03F848DE53F415D0140C1100940DBE20D40CCEE114003C51440786C1F40C3042E40495DE9BD2BAD8F3E1812113FB7BDA63FCF9AE03F57FB0040D85E2ABFF1F0123F483E883F68F5B53F8241F03F08560340"> : tensor<8x6xf32>
    %got:2 = call @model(%in0) : (tensor<8x6xf32>) -> (tensor<8x6xf32>, tensor<8x6xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8x6xf32> {jax.result_info = "result[0]"}, tensor<8x6xf32> {jax.result_info = "result[1]"}) {
    %0 = call @cumlogsumexp(%arg0) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    %1 = call @cumlogsumexp_0(%arg0) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    return %0, %1 : tensor<8x6xf32>, tensor<8x6xf32>
  }
  func.func private @cumlogsumexp(%arg0: tensor<8x6xf32>) -> tensor<8x6xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[7, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 8, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      %2 = stablehlo.subtract %arg1, %arg2 : tensor<f32>
      %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.add %arg1, %arg2 : tensor<f32>
      %5 = stablehlo.abs %2 : tensor<f32>
      %6 = stablehlo.negate %5 : tensor<f32>
      %7 = stablehlo.exponential %6 : tensor<f32>
      %8 = stablehlo.log_plus_one %7 : tensor<f32>
      %9 = stablehlo.add %1, %8 : tensor<f32>
      %10 = stablehlo.select %3, %4, %9 : tensor<i1>, tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<8x6xf32>, tensor<f32>) -> tensor<8x6xf32>
    return %0 : tensor<8x6xf32>
  }
  func.func private @cumlogsumexp_0(%arg0: tensor<8x6xf32>) -> tensor<8x6xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [5, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 6>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      %2 = stablehlo.subtract %arg1, %arg2 : tensor<f32>
      %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.add %arg1, %arg2 : tensor<f32>
      %5 = stablehlo.abs %2 : tensor<f32>
      %6 = stablehlo.negate %5 : tensor<f32>
      %7 = stablehlo.exponential %6 : tensor<f32>
      %8 = stablehlo.log_plus_one %7 : tensor<f32>
      %9 = stablehlo.add %1, %8 : tensor<f32>
      %10 = stablehlo.select %3, %4, %9 : tensor<i1>, tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<8x6xf32>, tensor<f32>) -> tensor<8x6xf32>
    return %0 : tensor<8x6xf32>
  }
}
// -----
// associative_scan
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF2D78DD3ED698ADBF7DD03B3F183EB33D682B89BF433E06BFF446FF3E287B6ABE97BF993FD49245BF5CF033BFCCDBBDBFCC42B03F78CD8EBE0516823F1CF2B9BF1C08053F6CA3D1BFB4DE723F288C21BFBA38C63F3D2B8BBFF4B06E3F487E9ABF6EC845407CCB84BF8EA7843FF254F3BFE430C63FE0C19FBD847D3E40BC55F0BFA4F7583E520EA0BFECA91240D827EE3ECEE51340469ED2BF123AA83E541084BF696F4A407C51303F"> : tensor<8x6xf32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:7:2, 0:6] : (tensor<8x6xf32>) -> tensor<4x6xf32>
    %1 = stablehlo.slice %arg0 [1:8:2, 0:6] : (tensor<8x6xf32>) -> tensor<4x6xf32>
    %2 = stablehlo.add %0, %1 : tensor<4x6xf32>
    %3 = stablehlo.slice %2 [0:3:2, 0:6] : (tensor<4x6xf32>) -> tensor<2x6xf32>
    %4 = stablehlo.slice %2 [1:4:2, 0:6] : (tensor<4x6xf32>) -> tensor<2x6xf32>
    %5 = stablehlo.add %3, %4 : tensor<2x6xf32>
    %6 = stablehlo.slice %5 [0:1:2, 0:6] : (tensor<2x6xf32>) -> tensor<1x6xf32>
    %7 = stablehlo.slice %5 [1:2:2, 0:6] : (tensor<2x6xf32>) -> tensor<1x6xf32>
    %8 = stablehlo.add %6, %7 : tensor<1x6xf32>
    %9 = stablehlo.slice %8 [0:0, 0:6] : (tensor<1x6xf32>) -> tensor<0x6xf32>
    %10 = stablehlo.slice %5 [2:2:2, 0:6] : (tensor<2x6xf32>) -> tensor<0x6xf32>
    %11 = stablehlo.add %9, %10 : tensor<0x6xf32>
    %12 = stablehlo.slice %5 [0:1, 0:6] : (tensor<2x6xf32>) -> tensor<1x6xf32>
    %13 = stablehlo.concatenate %12, %11, dim = 0 : (tensor<1x6xf32>, tensor<0x6xf32>) -> tensor<1x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.pad %13, %cst, low = [0, 0], high = [1, 0], interior = [1, 0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.pad %8, %cst_0, low = [1, 0], high = [0, 0], interior = [1, 0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %16 = stablehlo.add %14, %15 : tensor<2x6xf32>
    %17 = stablehlo.slice %16 [0:1, 0:6] : (tensor<2x6xf32>) -> tensor<1x6xf32>
    %18 = stablehlo.slice %2 [2:4:2, 0:6] : (tensor<4x6xf32>) -> tensor<1x6xf32>
    %19 = stablehlo.add %17, %18 : tensor<1x6xf32>
    %20 = stablehlo.slice %2 [0:1, 0:6] : (tensor<4x6xf32>) -> tensor<1x6xf32>
    %21 = stablehlo.concatenate %20, %19, dim = 0 : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<2x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.pad %21, %cst_1, low = [0, 0], high = [1, 0], interior = [1, 0] : (tensor<2x6xf32>, tensor<f32>) -> tensor<4x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.pad %16, %cst_2, low = [1, 0], high = [0, 0], interior = [1, 0] : (tensor<2x6xf32>, tensor<f32>) -> tensor<4x6xf32>
    %24 = stablehlo.add %22, %23 : tensor<4x6xf32>
    %25 = stablehlo.slice %24 [0:3, 0:6] : (tensor<4x6xf32>) -> tensor<3x6xf32>
    %26 = stablehlo.slice %arg0 [2:8:2, 0:6] : (tensor<8x6xf32>) -> tensor<3x6xf32>
    %27 = stablehlo.add %25, %26 : tensor<3x6xf32>
    %28 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<8x6xf32>) -> tensor<1x6xf32>
    %29 = stablehlo.concatenate %28, %27, dim = 0 : (tensor<1x6xf32>, tensor<3x6xf32>) -> tensor<4x6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.pad %29, %cst_3, low = [0, 0], high = [1, 0], interior = [1, 0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<8x6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.pad %24, %cst_4, low = [1, 0], high = [0, 0], interior = [1, 0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<8x6xf32>
    %32 = stablehlo.add %30, %31 : tensor<8x6xf32>
    return %32 : tensor<8x6xf32>
  }
}
// -----
// i32_sum
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x2D000000EFFFFFFF040000000200000022000000F9FFFFFFEAFFFFFFD0FFFFFFF2FFFFFF20000000CEFFFFFF2700000004000000DCFFFFFFECFFFFFF05000000EDFFFFFFD8FFFFFF1000000011000000D9FFFFFFEAFFFFFFE6FFFFFF0F00000017000000160000002B0000001A000000EEFFFFFFD8FFFFFF0B000000290000002F000000E5FFFFFFE5FFFFFFD1FFFFFFDCFFFFFF0500000004000000F3FFFFFFECFFFFFF20000000FCFFFFFF1E0000002E000000EDFFFFFFE2FFFFFF2D000000"> : tensor<8x6xi32>
    %expected0 = stablehlo.constant dense<"0x250000000E00000047000000F0FFFFFF64FFFFFFFDFFFFFF"> : tensor<6xi32>
    %got = call @model(%in0) : (tensor<8x6xi32>) -> tensor<6xi32>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<6xi32>, tensor<6xi32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xi32>) -> (tensor<6xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<8x6xi32>, tensor<i32>) -> tensor<6xi32>
    return %0 : tensor<6xi32>
  }
}
// -----
// i32_prod
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x060000000300000006000000050000000900000003000000090000000900000002000000020000000500000001000000030000000400000009000000090000000200000009000000010000000700000008000000090000000300000009000000020000000500000005000000030000000100000007000000040000000600000004000000040000000800000001000000070000000700000004000000030000000100000009000000090000000300000001000000020000000100000008000000"> : tensor<8x6xi32>
    %expected0 = stablehlo.constant dense<"0xF43800005406000058440000283500001A040000000C0000AC140000B0010000"> : tensor<8xi32>
    %got = call @model(%in0) : (tensor<8x6xi32>) -> tensor<8xi32>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<8xi32>, tensor<8xi32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xi32>) -> (tensor<8xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<8x6xi32>, tensor<i32>) -> tensor<8xi32>
    return %0 : tensor<8xi32>
  }
}
// -----
// middle
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE2D337BE2131C4BE9B10BB3FACB38DBFD40C65BF11B1243FAF09CABE55D5A7BB935D27BE92D6AC3E5E28B43F9484B93D2CD9243F053603C0F28C47BDF0DD57BF11029CBF98CE60BF3A12ABBE97786A3F3DC7A9BFE5EEFA3C0EE5F7BEC5C4A7BE5E5A803FEFC1093FDC2FAB3FBD361EBE4C2932BF3F3B65BE1451783EA5CF343E3ACD8ABFB552B93DB0B4693E4B1E2140723CF03F286E5ABFE92393BE1152BBBF933817BFFB96A13E69599A3F3DA53ABF247627BF2F6D09C0E59126BE32FD87BF588907BFF37960BFBA0CC1BD3EFDE0BF23C8BBBF9645084043CAA4BF78638CBFFC1FEB3F9FEC3940E5F595BF218BBCBE5FE0AE3EF745DD3FAAA27CBF1E2A7BBE98FF463FA999DE3E8797C0BEE30809BE96FCAFBFD1E373BEF16388BEF2BD6D3EED290EBF7F6DF13EACA0813FDE281F3E6A19B43E6CB9593D32FCB03807B838BF890BA23E323EC7BD78F60540B263C93FAE8DC53EB85743BF80638EBF5F77983F1187863E5BD5F53E984EDFBF9C6C6D3FC8A9E83E98228EBFB36BF1BEF105873E6DE7563D769795BEA8F1D3BD2E0381BE59391C3ED959BC3F224424C0E08872BEACBF343E868C973E976BBEBE42DCE0BF06EFA73ED019DD3F9255C4BFD5235D3F7534A8BE3D2F7BBD61C586BFD73DABBEDC67A63FE528153F63BCDD3F6FB5963F"> : tensor<4x5x6xf32>
    %expected0 = stablehlo.constant dense<"0xFB0A3D3FC9057CBF2051A13F1C48DEBF066EF1BF261E32BF0D11C13F184858C0580891BEA1DD17C0FC7A4AC0C306624088E450BEB4F0143FEF4609C0B30D443FEFFD4D407E823140507A9FC0AE49E53F5C56963E6C98C23E3E81363F081B8C3F"> : tensor<4x6xf32>
    %got = call @model(%in0) : (tensor<4x5x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x5x6xf32>) -> (tensor<4x6xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x5x6xf32>, tensor<f32>) -> tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }
}
// -----
// outer
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE2D337BE2131C4BE9B10BB3FACB38DBFD40C65BF11B1243FAF09CABE55D5A7BB935D27BE92D6AC3E5E28B43F9484B93D2CD9243F053603C0F28C47BDF0DD57BF11029CBF98CE60BF3A12ABBE97786A3F3DC7A9BFE5EEFA3C0EE5F7BEC5C4A7BE5E5A803FEFC1093FDC2FAB3FBD361EBE4C2932BF3F3B65BE1451783EA5CF343E3ACD8ABFB552B93DB0B4693E4B1E2140723CF03F286E5ABFE92393BE1152BBBF933817BFFB96A13E69599A3F3DA53ABF247627BF2F6D09C0E59126BE32FD87BF588907BFF37960BFBA0CC1BD3EFDE0BF23C8BBBF9645084043CAA4BF78638CBFFC1FEB3F9FEC3940E5F595BF218BBCBE5FE0AE3EF745DD3FAAA27CBF1E2A7BBE98FF463FA999DE3E8797C0BEE30809BE96FCAFBFD1E373BEF16388BEF2BD6D3EED290EBF7F6DF13EACA0813FDE281F3E6A19B43E6CB9593D32FCB03807B838BF890BA23E323EC7BD78F60540B263C93FAE8DC53EB85743BF80638EBF5F77983F1187863E5BD5F53E984EDFBF9C6C6D3FC8A9E83E98228EBFB36BF1BEF105873E6DE7563D769795BEA8F1D3BD2E0381BE59391C3ED959BC3F224424C0E08872BEACBF343E868C973E976BBEBE42DCE0BF06EFA73ED019DD3F9255C4BFD5235D3F7534A8BE3D2F7BBD61C586BFD73DABBEDC67A63FE528153F63BCDD3F6FB5963F"> : tensor<4x5x6xf32>
    %expected0 = stablehlo.constant dense<"0x4B1E2140723CF03F69599A3F964508409FEC3940"> : tensor<5xf32>
    %got = call @model(%in0) : (tensor<4x5x6xf32>) -> tensor<5xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x5x6xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<4x5x6xf32>, tensor<f32>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
// -----
// max_pool
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xD152503FADC3883F93776E3ECA06703E6E6A8A3E32045DBFC21117BEDE2E1CBE334CC43E7BF47F3F1C7E87BF5E0200BE56A0BD3FCC5B3EBFFA7E52BF5B294F3EA129583F5A343B3C611BAA3FDA565B3F8581573F94DA0D3F45F81440E81552BEB63900C03558CD3F9457EABE6CF0DC3D5B9FA73FD716CDBFFA35A0BFADF6CCBF844C4BBF0D18E13E2D31063FCF738D3E83D5B4BFBCD813C0DDA15E3DA18CF1BE9D34EB3E3CB3333F298F0D3E1598423F63B66A3E52B2073F786534BF0EEC37BEAC7F493E270E523F7198C9BE386B053F061C88BEF3B9F0BD5C5B543F9A1CFFBFCEF2A5BF40B8BDBFF75915C0BDA22DBFE6DA3F3F53DC91BE7C894A3E7B6B8B3F9FF1A93F31988DBD4D42AD3FE7ACBC3DBB5F56BF9F2A18BF3882BDBFBE5C63BFF74DB7BEBFB74D3F3042DC3F53EBB0BFAF20C93E8B3085BF7F0BF33E943B06BE1F5BEABFDFA46D3F54E11ABFB0AD08BFA6ED88BF1C7F27BF7514DB3E45C941BE6346A83ED24DB93E710BA93FAB81AFBEAD09BDBFBF9A883FD1B8A9BEF7AA8E3F014AC43EEB4806BEC192B23EC8BAF93F40ED0440B2178E3D0109243E3DC2893F3E7D58BF3388AA3E53DED3BC94B8A03EA85755BFF376CBBFC3AB04C071068FBF7DD7EABE351D96BE31F7F73F31918D3F9A4B76BFD806B23E8F6CD0BE239891BE02C63D3E00821E3F4AB3ADBE492C883F082B92BFE9B7CF3B49402640046F643E9373B73FEE6EBB3DCFAD143F7F9568BD537F2EBE298C47BF7650DC3E57FE59BFCB632A3FAFEA8A3F01AABB3E328F92BE2D6EE83E650A9EBE04806F3F846BEABFBBD4ABBEEDD2FEBF275EBFBF0A93AE3FD82A653FDB2F38BF0952C0BFD7BA3DC086220BBF14E81A4027A9DE3E21400FBFFE1EEE3E7CCDC7BFC53A98BED8BACB3D8A55B0BD45724A3F5775B03E6A172B3F2A3930BF3BD7653F0281D03FB85B78BF064063BFFBFAAA3FAEEF43BE6BB0B33F0A94E2BEEF3EBA3F38A4063E9136843EAE48C83FFB39B9BE61ED70BF35AAE5BE5198E73ECB6AC8BF4B31233FEBEC09BF86EB923F903B19C0605C49BF30DED7BFC68353BF219C7D3E2F8737BEB4BA81BE5C0123BE0245503EB61781BF19F4343F7AA4293FB123C53EFA780E3F1AC4973EA43E02406E5EB2BD033A9DBE2FE740BF2F2184BFDA4A9FBF398863BFE0C090BDBB28AB3E567A513D1FFA43BF7F72663F264A3D3FD97A23BE832527BFC6650C3F267C403E3C5CB9BF3C398BBD8F29863E665266BF4E66423EA037BABF2508AB3FD3BC9F3FF44981BEB016BA3E293C1AC0330394BF316A96BEA83B89BFB0E2363F6AA7FF3F509B96BF006456BF6119713E0E39CE3FC3769CBF53037F3E5220E93FD86CD3BF13FAA3BFF7E2D8BE484505BFA306503FA575773EF531E3BFF0F1033F97D913BF1621A33F94A920BF38F922BF9A870A3F264F433F486DE53EA7C1D7BFA0BC093F356484BF39EC703EEE3CB6BF5684E43E447D4EBF5F2DA4BFEBBC363FA971773E952D1DBF3BC0B93F329DE1BE5683033D06AF893E6DA21EBFC738F13E559008BF42C2D2BE136BAE3FEC3185BFFE6A1AC02F33CE3F30282340747FCFBE4FEAF7BFC1F79EBED18B92BE657B42BE80838EBF1E5E143F1E46063FAF48BFBF8FFE323F315F03405F16303EE2B5ACBE4A6911BE78811D3FA686DDBF0956283EE4EAC7BE8885EC3F565A32BE577DD53F60478DBF9E56163F6E88A33EE1795EBF54A7353ED1339B3F07C8A5BE3B92D8BFEBDF8FBC330567BF5047AFBE7D17A7BDD052DABFE4CDCEBF77D1F63EE4D005BFC52424C08AEB483F0C748B3E80C036BFE48DA8BF82F7553F16DEB23E8E7C1840F622D73E0781C63E28EF2ABE3918513F9505203F8638A03F6B7505BFBAEDDEBE034DF5BEFB714A3FBCCABF3F24EDEABEF17BD9BEBBCEA03EE7A87BBECAB9733F1E1D10C0F1A253BF704C48BFB78014C002B176BFAC476ABF61EE4DBEAB758E3F2EF17ABEB4F183BF2A4969BD524B863F70D879BF701B69BF11FD0E3F5DDA62BE8FC1253FCB965FBC3BA0333F717D84BFB3FE45BC20BF57BE50A29BBF0C20C8BF408D2F3F08B0B3BE15DA82BF76F9C4BDEC62903F9CF711C0DB91BFBF49426CBFE907BB3F3EAF903EE76E443FCBF091BFF44C8FBFD747E53E11B16E3D267A0C3FD32C40BEDB688E3EF8E9213EC31B473F18984E3FF757CFBF3FD30FC03139803F6007983FC6A382BF160FEEBFC5D2CA3D6A4B6E3F9417E63F142C043FA751BEBE35A464BF339E3B3C393999BEBFED81BFD01E03406680E43F0B6A913FDABC6BBF8CE25A3F8EBE233F5795E23E08F59F3FAFA7223F93713D3F4A0C233F367CAE3E5F4DE4BF8741AB3D99620EBFD4D1A3BFC445D73FB84FDD3FF1FAAD3F55AB823E49E1AC3FB47A453C17AA4F3EDFF68BBF7242CB3E3C57773D4EBDA6BF10B451BD4149A3BD7C16E63F2AEB643FA7853B3C1AC27E3E0A18353DAFC84FBEF98C8ABF58AD1ABE4C003FBF570AA0BF6FDF023FD753C83ED5B2E4BF1542FBBD49E67E3FA594873F9F4E833F74631F3DE45458BFA5B68ABF0E70B03EFE30C23E44C7A43F22CC8C3FF36607BE23429FBFF161A3BEDB715E3EE9EE4EBEDEF013BF1E7A813E600301BFF0C820BFBF769F3EF9D1CDBE80F6793E66E18B3ECFD891BF3D65F6BE1309B83F05BF94BF447707C0F150EEBFFC77EE3C3B46FD3CF6DDF0BD936A9B3FB80F2BC0D8B7CA3E35DDC73F1F5B90BF0076C2BE86BD40BFDDF364BFD00BA7BED6B7B63F7D2FEB3F"> : tensor<2x3x9x9xf32>
    %expected0 = stablehlo.constant dense<"0xADC3883F56A0BD3F6E6A8A3EA129583F611BAA3F8581573F45F814403558CD3F52B2073FAC7F493E270E523F1598423F9FF1A93F4D42AD3FE7ACBC3DE6DA3F3F710BA93FBF9A883FF7AA8E3F014AC43E40ED04400109243E3DC2893F31F7F73F494026409373B73F00821E3F492C883FCB632A3F0A93AE3FD82A653F04806F3F6BB0B33FEF3EBA3F0281D03FFBFAAA3F5198E73E4B31233F86EB923F19F4343FFA780E3FA43E02407F72663FD97A23BEB016BA3E8F29863E4E66423E6AA7FF3FA306503F486DE53EA0BC093F1621A33FC738F13EEBBC363F3BC0B93F2F33CE3F315F03405F16303E78811D3F1E5E143F8885EC3F577DD53F9E56163F54A7353EBCCABF3F3918513F8638A03FCAB9733F524B863F11FD0E3FAB758E3F3BA0333FB3FE45BCE907BB3FE76E443F76F9C4BD6007983FDB688E3E6A4B6E3F9417E63F8EBE233FB84FDD3FF1FAAD3F49E1AC3F7242CB3E3C57773D10B451BD7C16E63F44C7A43F22CC8C3F9F4E833FDB715E3E1309B83FBF769F3E80F6793E936A9B3F"> : tensor<2x3x4x4xf32>
    %got = call @model(%in0) : (tensor<2x3x9x9xf32>) -> tensor<2x3x4x4xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x3x9x9xf32>) -> (tensor<2x3x4x4xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x3x9x9xf32>, tensor<f32>) -> tensor<2x3x4x4xf32>
    return %1 : tensor<2x3x4x4xf32>
  }
}
// -----
// average_pool
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xD152503FADC3883F93776E3ECA06703E6E6A8A3E32045DBFC21117BEDE2E1CBE334CC43E7BF47F3F1C7E87BF5E0200BE56A0BD3FCC5B3EBFFA7E52BF5B294F3EA129583F5A343B3C611BAA3FDA565B3F8581573F94DA0D3F45F81440E81552BEB63900C03558CD3F9457EABE6CF0DC3D5B9FA73FD716CDBFFA35A0BFADF6CCBF844C4BBF0D18E13E2D31063FCF738D3E83D5B4BFBCD813C0DDA15E3DA18CF1BE9D34EB3E3CB3333F298F0D3E1598423F63B66A3E52B2073F786534BF0EEC37BEAC7F493E270E523F7198C9BE386B053F061C88BEF3B9F0BD5C5B543F9A1CFFBFCEF2A5BF40B8BDBFF75915C0BDA22DBFE6DA3F3F53DC91BE7C894A3E7B6B8B3F9FF1A93F31988DBD4D42AD3FE7ACBC3DBB5F56BF9F2A18BF3882BDBFBE5C63BFF74DB7BEBFB74D3F3042DC3F53EBB0BFAF20C93E8B3085BF7F0BF33E943B06BE1F5BEABFDFA46D3F54E11ABFB0AD08BFA6ED88BF1C7F27BF7514DB3E45C941BE6346A83ED24DB93E710BA93FAB81AFBEAD09BDBFBF9A883FD1B8A9BEF7AA8E3F014AC43EEB4806BEC192B23EC8BAF93F40ED0440B2178E3D0109243E3DC2893F3E7D58BF3388AA3E53DED3BC94B8A03EA85755BFF376CBBFC3AB04C071068FBF7DD7EABE351D96BE31F7F73F31918D3F9A4B76BFD806B23E8F6CD0BE239891BE02C63D3E00821E3F4AB3ADBE492C883F082B92BFE9B7CF3B49402640046F643E9373B73FEE6EBB3DCFAD143F7F9568BD537F2EBE298C47BF7650DC3E57FE59BFCB632A3FAFEA8A3F01AABB3E328F92BE2D6EE83E650A9EBE04806F3F846BEABFBBD4ABBEEDD2FEBF275EBFBF0A93AE3FD82A653FDB2F38BF0952C0BFD7BA3DC086220BBF14E81A4027A9DE3E21400FBFFE1EEE3E7CCDC7BFC53A98BED8BACB3D8A55B0BD45724A3F5775B03E6A172B3F2A3930BF3BD7653F0281D03FB85B78BF064063BFFBFAAA3FAEEF43BE6BB0B33F0A94E2BEEF3EBA3F38A4063E9136843EAE48C83FFB39B9BE61ED70BF35AAE5BE5198E73ECB6AC8BF4B31233FEBEC09BF86EB923F903B19C0605C49BF30DED7BFC68353BF219C7D3E2F8737BEB4BA81BE5C0123BE0245503EB61781BF19F4343F7AA4293FB123C53EFA780E3F1AC4973EA43E02406E5EB2BD033A9DBE2FE740BF2F2184BFDA4A9FBF398863BFE0C090BDBB28AB3E567A513D1FFA43BF7F72663F264A3D3FD97A23BE832527BFC6650C3F267C403E3C5CB9BF3C398BBD8F29863E665266BF4E66423EA037BABF2508AB3FD3BC9F3FF44981BEB016BA3E293C1AC0330394BF316A96BEA83B89BFB0E2363F6AA7FF3F509B96BF006456BF6119713E0E39CE3FC3769CBF53037F3E5220E93FD86CD3BF13FAA3BFF7E2D8BE484505BFA306503FA575773EF531E3BFF0F1033F97D913BF1621A33F94A920BF38F922BF9A870A3F264F433F486DE53EA7C1D7BFA0BC093F356484BF39EC703EEE3CB6BF5684E43E447D4EBF5F2DA4BFEBBC363FA971773E952D1DBF3BC0B93F329DE1BE5683033D06AF893E6DA21EBFC738F13E559008BF42C2D2BE136BAE3FEC3185BFFE6A1AC02F33CE3F30282340747FCFBE4FEAF7BFC1F79EBED18B92BE657B42BE80838EBF1E5E143F1E46063FAF48BFBF8FFE323F315F03405F16303EE2B5ACBE4A6911BE78811D3FA686DDBF0956283EE4EAC7BE8885EC3F565A32BE577DD53F60478DBF9E56163F6E88A33EE1795EBF54A7353ED1339B3F07C8A5BE3B92D8BFEBDF8FBC330567BF5047AFBE7D17A7BDD052DABFE4CDCEBF77D1F63EE4D005BFC52424C08AEB483F0C748B3E80C036BFE48DA8BF82F7553F16DEB23E8E7C1840F622D73E0781C63E28EF2ABE3918513F9505203F8638A03F6B7505BFBAEDDEBE034DF5BEFB714A3FBCCABF3F24EDEABEF17BD9BEBBCEA03EE7A87BBECAB9733F1E1D10C0F1A253BF704C48BFB78014C002B176BFAC476ABF61EE4DBEAB758E3F2EF17ABEB4F183BF2A4969BD524B863F70D879BF701B69BF11FD0E3F5DDA62BE8FC1253FCB965FBC3BA0333F717D84BFB3FE45BC20BF57BE50A29BBF0C20C8BF408D2F3F08B0B3BE15DA82BF76F9C4BDEC62903F9CF711C0DB91BFBF49426CBFE907BB3F3EAF903EE76E443FCBF091BFF44C8FBFD747E53E11B16E3D267A0C3FD32C40BEDB688E3EF8E9213EC31B473F18984E3FF757CFBF3FD30FC03139803F6007983FC6A382BF160FEEBFC5D2CA3D6A4B6E3F9417E63F142C043FA751BEBE35A464BF339E3B3C393999BEBFED81BFD01E03406680E43F0B6A913FDABC6BBF8CE25A3F8EBE233F5795E23E08F59F3FAFA7223F93713D3F4A0C233F367CAE3E5F4DE4BF8741AB3D99620EBFD4D1A3BFC445D73FB84FDD3FF1FAAD3F55AB823E49E1AC3FB47A453C17AA4F3EDFF68BBF7242CB3E3C57773D4EBDA6BF10B451BD4149A3BD7C16E63F2AEB643FA7853B3C1AC27E3E0A18353DAFC84FBEF98C8ABF58AD1ABE4C003FBF570AA0BF6FDF023FD753C83ED5B2E4BF1542FBBD49E67E3FA594873F9F4E833F74631F3DE45458BFA5B68ABF0E70B03EFE30C23E44C7A43F22CC8C3FF36607BE23429FBFF161A3BEDB715E3EE9EE4EBEDEF013BF1E7A813E600301BFF0C820BFBF769F3EF9D1CDBE80F6793E66E18B3ECFD891BF3D65F6BE1309B83F05BF94BF447707C0F150EEBFFC77EE3C3B46FD3CF6DDF0BD936A9B3FB80F2BC0D8B7CA3E35DDC73F1F5B90BF0076C2BE86BD40BFDDF364BFD00BA7BED6B7B63F7D2FEB3F"> : tensor<2x3x9x9xf32>
    %expected0 = stablehlo.constant dense<"0xF9794F3E3EA1503E599B49BD1AAAD5BDDB47F73D24A4C93E59FCE43DA508F0BD7D6BBFBC25739F3E4D168DBE2E110DBF64C684BEE7A3393E1C05203EF779F53DCBF7A1BE0E95B9BE2DB6B9BE0D84A1BEC5D7A23E1094D53EA1BE21BEC853CDBED95DF6BE5F0B143EC773A8BED2367C3DEA0F5C3EC7ABCE3DAEF0923E2E83B7BE263B293D6592CB3E22D1933DF4071A3D4F49C9BE5F6DB3BDFBDE163EE58F18BE20590C3D9B56463E33FE983EF86A11BFC33207BFF9B2703D64B54ABEA239853CAB9A1BBF4A7A9FBE67A0603E2B08663E29BDC73E44DFECBC773ADFBC195F18BC0C2ED0BD0DEFB4BDDD76F1BE4B66A2BEC9D3063E89C8103EA8DA0CBE98039CBED36607BE0E86C9BDDA9509BFCE7A6EBEFF523A3E87C0BB3EBD7E5FBDF2B192BE807F3EBE0450703D6228C9BDF098353ED6FE07BE5EA2E4BEA70375BEC50B7FBE4478D4BD552511BE2CB107BE3EF3ABBE9631C63E80CAED3C27E7FEBD9D942FBE56729FBEA7A2A83EF516893E074E18BD01DE1DBEF26E06BF9D465C3B7E2811BF445AEABE047CAFBEE813C9BEA7DB353E5230B03E0EFF3B3EE5F4843E2D470EBE2D28E3BE597AA8BDD4BA0BBF062A8E3D10B529BD1EFBFFBE2966DFBE801516BF1EF6803E1E0939BE6472423B2B35DFBDE7E764BEB0B3A43EA862433E5DFCF9BE2DCC143ECD6AAABEBB4A623EA231153F0E5C0F3C958BABBD64A4FD3E2C57183F2AC5B83DD5F928BE8ECE7EBEAB43A23B00DEFDBB3E259C3E052C663E1DD7B63B0F9BA73E5D7C30BE0D4BD1BEAC4E8CBDD16C403E86D5D2BE8939BEBE9555B73C048DDBBEDD127E3E6DB010BFDAD1D9BE72D2173E30824D3E"> : tensor<2x3x5x5xf32>
    %got = call @model(%in0) : (tensor<2x3x9x9xf32>) -> tensor<2x3x5x5xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x3x9x9xf32>) -> (tensor<2x3x5x5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %4 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %4 : tensor<f32>
    }) : (tensor<2x3x9x9xf32>, tensor<f32>) -> tensor<2x3x5x5xf32>
    %cst_0 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3x5x5xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x3x5x5xf32>
    return %3 : tensor<2x3x5x5xf32>
  }
}
// -----
// min_pool
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xD152503FADC3883F93776E3ECA06703E6E6A8A3E32045DBFC21117BEDE2E1CBE334CC43E7BF47F3F1C7E87BF5E0200BE56A0BD3FCC5B3EBFFA7E52BF5B294F3EA129583F5A343B3C611BAA3FDA565B3F8581573F94DA0D3F45F81440E81552BEB63900C03558CD3F9457EABE6CF0DC3D5B9FA73FD716CDBFFA35A0BFADF6CCBF844C4BBF0D18E13E2D31063FCF738D3E83D5B4BFBCD813C0DDA15E3DA18CF1BE9D34EB3E3CB3333F298F0D3E1598423F63B66A3E52B2073F786534BF0EEC37BEAC7F493E270E523F7198C9BE386B053F061C88BEF3B9F0BD5C5B543F9A1CFFBFCEF2A5BF40B8BDBFF75915C0BDA22DBFE6DA3F3F53DC91BE7C894A3E7B6B8B3F9FF1A93F31988DBD4D42AD3FE7ACBC3DBB5F56BF9F2A18BF3882BDBFBE5C63BFF74DB7BEBFB74D3F3042DC3F53EBB0BFAF20C93E8B3085BF7F0BF33E943B06BE1F5BEABFDFA46D3F54E11ABFB0AD08BFA6ED88BF1C7F27BF7514DB3E45C941BE6346A83ED24DB93E710BA93FAB81AFBEAD09BDBFBF9A883FD1B8A9BEF7AA8E3F014AC43EEB4806BEC192B23EC8BAF93F40ED0440B2178E3D0109243E3DC2893F3E7D58BF3388AA3E53DED3BC94B8A03EA85755BFF376CBBFC3AB04C071068FBF7DD7EABE351D96BE31F7F73F31918D3F9A4B76BFD806B23E8F6CD0BE239891BE02C63D3E00821E3F4AB3ADBE492C883F082B92BFE9B7CF3B49402640046F643E9373B73FEE6EBB3DCFAD143F7F9568BD537F2EBE298C47BF7650DC3E57FE59BFCB632A3FAFEA8A3F01AABB3E328F92BE2D6EE83E650A9EBE04806F3F846BEABFBBD4ABBEEDD2FEBF275EBFBF0A93AE3FD82A653FDB2F38BF0952C0BFD7BA3DC086220BBF14E81A4027A9DE3E21400FBFFE1EEE3E7CCDC7BFC53A98BED8BACB3D8A55B0BD45724A3F5775B03E6A172B3F2A3930BF3BD7653F0281D03FB85B78BF064063BFFBFAAA3FAEEF43BE6BB0B33F0A94E2BEEF3EBA3F38A4063E9136843EAE48C83FFB39B9BE61ED70BF35AAE5BE5198E73ECB6AC8BF4B31233FEBEC09BF86EB923F903B19C0605C49BF30DED7BFC68353BF219C7D3E2F8737BEB4BA81BE5C0123BE0245503EB61781BF19F4343F7AA4293FB123C53EFA780E3F1AC4973EA43E02406E5EB2BD033A9DBE2FE740BF2F2184BFDA4A9FBF398863BFE0C090BDBB28AB3E567A513D1FFA43BF7F72663F264A3D3FD97A23BE832527BFC6650C3F267C403E3C5CB9BF3C398BBD8F29863E665266BF4E66423EA037BABF2508AB3FD3BC9F3FF44981BEB016BA3E293C1AC0330394BF316A96BEA83B89BFB0E2363F6AA7FF3F509B96BF006456BF6119713E0E39CE3FC3769CBF53037F3E5220E93FD86CD3BF13FAA3BFF7E2D8BE484505BFA306503FA575773EF531E3BFF0F1033F97D913BF1621A33F94A920BF38F922BF9A870A3F264F433F486DE53EA7C1D7BFA0BC093F356484BF39EC703EEE3CB6BF5684E43E447D4EBF5F2DA4BFEBBC363FA971773E952D1DBF3BC0B93F329DE1BE5683033D06AF893E6DA21EBFC738F13E559008BF42C2D2BE136BAE3FEC3185BFFE6A1AC02F33CE3F30282340747FCFBE4FEAF7BFC1F79EBED18B92BE657B42BE80838EBF1E5E143F1E46063FAF48BFBF8FFE323F315F03405F16303EE2B5ACBE4A6911BE78811D3FA686DDBF0956283EE4EAC7BE8885EC3F565A32BE577DD53F60478DBF9E56163F6E88A33EE1795EBF54A7353ED1339B3F07C8A5BE3B92D8BFEBDF8FBC330567BF5047AFBE7D17A7BDD052DABFE4CDCEBF77D1F63EE4D005BFC52424C08AEB483F0C748B3E80C036BFE48DA8BF82F7553F16DEB23E8E7C1840F622D73E0781C63E28EF2ABE3918513F9505203F8638A03F6B7505BFBAEDDEBE034DF5BEFB714A3FBCCABF3F24EDEABEF17BD9BEBBCEA03EE7A87BBECAB9733F1E1D10C0F1A253BF704C48BFB78014C002B176BFAC476ABF61EE4DBEAB758E3F2EF17ABEB4F183BF2A4969BD524B863F70D879BF701B69BF11FD0E3F5DDA62BE8FC1253FCB965FBC3BA0333F717D84BFB3FE45BC20BF57BE50A29BBF0C20C8BF408D2F3F08B0B3BE15DA82BF76F9C4BDEC62903F9CF711C0DB91BFBF49426CBFE907BB3F3EAF903EE76E443FCBF091BFF44C8FBFD747E53E11B16E3D267A0C3FD32C40BEDB688E3EF8E9213EC31B473F18984E3FF757CFBF3FD30FC03139803F6007983FC6A382BF160FEEBFC5D2CA3D6A4B6E3F9417E63F142C043FA751BEBE35A464BF339E3B3C393999BEBFED81BFD01E03406680E43F0B6A913FDABC6BBF8CE25A3F8EBE233F5795E23E08F59F3FAFA7223F93713D3F4A0C233F367CAE3E5F4DE4BF8741AB3D99620EBFD4D1A3BFC445D73FB84FDD3FF1FAAD3F55AB823E49E1AC3FB47A453C17AA4F3EDFF68BBF7242CB3E3C57773D4EBDA6BF10B451BD4149A3BD7C16E63F2AEB643FA7853B3C1AC27E3E0A18353DAFC84FBEF98C8ABF58AD1ABE4C003FBF570AA0BF6FDF023FD753C83ED5B2E4BF1542FBBD49E67E3FA594873F9F4E833F74631F3DE45458BFA5B68ABF0E70B03EFE30C23E44C7A43F22CC8C3FF36607BE23429FBFF161A3BEDB715E3EE9EE4EBEDEF013BF1E7A813E600301BFF0C820BFBF769F3EF9D1CDBE80F6793E66E18B3ECFD891BF3D65F6BE1309B83F05BF94BF447707C0F150EEBFFC77EE3C3B46FD3CF6DDF0BD936A9B3FB80F2BC0D8B7CA3E35DDC73F1F5B90BF0076C2BE86BD40BFDDF364BFD00BA7BED6B7B63F7D2FEB3F"> : tensor<2x3x9x9xf32>
    %expected0 = stablehlo.constant dense<"0x1C7E87BF1C7E87BF5E0200BECC5B3EBF32045DBF32045DBFDE2E1CBEDE2E1CBE5A343B3C1C7E87BF1C7E87BF5E0200BECC5B3EBFFA7E52BFB63900C0B63900C09457EABE9457EABE6CF0DC3DD716CDBFD716CDBFADF6CCBFADF6CCBFB63900C0B63900C09457EABE9457EABEBCD813C0BCD813C0D716CDBFADF6CCBFADF6CCBF844C4BBF298F0D3E63B66A3E63B66A3EBCD813C0BCD813C0A18CF1BEA18CF1BE7198C9BE7198C9BE061C88BE061C88BEF3B9F0BD9A1CFFBF9A1CFFBF40B8BDBFF75915C0F75915C0BDA22DBF53DC91BE53DC91BEF3B9F0BD9A1CFFBF9A1CFFBF40B8BDBFF75915C0F75915C0BB5F56BF3882BDBF3882BDBFBE5C63BFF74DB7BE31988DBD53EBB0BF53EBB0BF8B3085BF8B3085BF3882BDBF1F5BEABF1F5BEABFF74DB7BEBFB74D3F53EBB0BF53EBB0BF8B3085BF8B3085BF943B06BE1F5BEABF1F5BEABF54E11ABFAD09BDBFAD09BDBFA6ED88BF1C7F27BF45C941BE45C941BEEB4806BEC192B23EAB81AFBEAD09BDBFAD09BDBFD1B8A9BE3E7D58BF3E7D58BFEB4806BEEB4806BE94B8A03EF376CBBFC3AB04C0C3AB04C071068FBF3E7D58BF3E7D58BF53DED3BC9A4B76BF9A4B76BFF376CBBFC3AB04C0C3AB04C071068FBF7DD7EABE4AB3ADBE082B92BF082B92BF9A4B76BF8F6CD0BE8F6CD0BE239891BEEE6EBB3D4AB3ADBE4AB3ADBE082B92BF082B92BFE9B7CF3B57FE59BF046F643EEE6EBB3D328F92BE328F92BE650A9EBE298C47BF846BEABF846BEABFEDD2FEBFEDD2FEBF275EBFBF328F92BEDB2F38BF0952C0BFD7BA3DC0D7BA3DC0846BEABFEDD2FEBFEDD2FEBF275EBFBF7CCDC7BF7CCDC7BF0952C0BFD7BA3DC0D7BA3DC086220BBF27A9DE3E21400FBF21400FBF7CCDC7BF7CCDC7BFC53A98BE8A55B0BD8A55B0BD45724A3F0A94E2BE2A3930BF2A3930BF38A4063EB85B78BFB85B78BF61ED70BF61ED70BF35AAE5BECB6AC8BFCB6AC8BFEBEC09BFEBEC09BF903B19C0903B19C030DED7BF30DED7BFC68353BFCB6AC8BFCB6AC8BFEBEC09BFEBEC09BF903B19C0903B19C030DED7BF30DED7BFC68353BF2F8737BEB4BA81BEB4BA81BE033A9DBEB61781BF2F2184BFDA4A9FBFDA4A9FBF398863BFE0C090BD567A513D1FFA43BF1FFA43BF2FE740BF2F2184BFDA4A9FBFDA4A9FBF398863BF3C5CB9BF3C5CB9BF1FFA43BF665266BF665266BFA037BABFA037BABF832527BFC6650C3F3C5CB9BF293C1AC0293C1AC0330394BFA83B89BFA037BABFA037BABF509B96BF509B96BF006456BF293C1AC0293C1AC0C3769CBFA83B89BFD86CD3BFD86CD3BF13FAA3BF509B96BF006456BF6119713EC3769CBFC3769CBF53037F3ED86CD3BFD86CD3BF13FAA3BFF7E2D8BE484505BFA575773EF531E3BFF531E3BF356484BF356484BFEE3CB6BFEE3CB6BF38F922BF5F2DA4BF5F2DA4BFA7C1D7BFA7C1D7BF356484BF356484BFEE3CB6BFEE3CB6BF06AF893E5F2DA4BF5F2DA4BF559008BF952D1DBFEC3185BFFE6A1AC0FE6A1AC05683033D06AF893E4FEAF7BF4FEAF7BF559008BF42C2D2BE80838EBFFE6A1AC0FE6A1AC0AF48BFBFAF48BFBF4FEAF7BF4FEAF7BFE2B5ACBEE2B5ACBE80838EBFA686DDBFA686DDBFAF48BFBFAF48BFBF565A32BE565A32BE60478DBF60478DBF4A6911BEA686DDBFA686DDBFE4EAC7BEE4EAC7BE3B92D8BF3B92D8BF60478DBF60478DBF5047AFBED052DABFD052DABFE4CDCEBF77D1F63EC52424C0C52424C0330567BF330567BFE48DA8BFD052DABFD052DABFE4CDCEBF77D1F63EC52424C0C52424C00C748B3E80C036BFE48DA8BFE48DA8BF16DEB23E16DEB23E8E7C18400781C63E24EDEABE24EDEABEF17BD9BEE7A87BBE6B7505BF1E1D10C01E1D10C0F1A253BFB78014C0B78014C002B176BFAC476ABFE7A87BBEE7A87BBE1E1D10C01E1D10C0F1A253BFB78014C0B78014C002B176BFAC476ABF5DDA62BE2EF17ABEB4F183BF717D84BF717D84BF70D879BF50A29BBF0C20C8BF0C20C8BF08B0B3BE15DA82BF15DA82BF717D84BF717D84BF9CF711C0DB91BFBF0C20C8BF0C20C8BF08B0B3BECBF091BFCBF091BFF44C8FBFD747E53E9CF711C0DB91BFBF49426CBFF8E9213EF8E9213ECBF091BFF757CFBF3FD30FC03FD30FC011B16E3DC6A382BF160FEEBF160FEEBFC5D2CA3DC31B473FF757CFBF3FD30FC03FD30FC035A464BFC6A382BF160FEEBF160FEEBFC5D2CA3D6A4B6E3FDABC6BBFDABC6BBFA751BEBE35A464BF393999BEBFED81BFBFED81BF6680E43F0B6A913FDABC6BBFDABC6BBF8CE25A3FD4D1A3BFD4D1A3BFAFA7223FAFA7223F55AB823E55AB823E5F4DE4BF5F4DE4BF8741AB3DD4D1A3BFD4D1A3BF4EBDA6BF4EBDA6BF4149A3BD4149A3BDB47A453CA7853B3CA7853B3CDFF68BBFAFC84FBE4EBDA6BF4EBDA6BF4C003FBF570AA0BF570AA0BFA7853B3CA7853B3CD5B2E4BFAFC84FBEF98C8ABFF98C8ABF4C003FBF570AA0BF570AA0BFA5B68ABF0E70B03ED5B2E4BF1542FBBDF36607BE23429FBF23429FBFE45458BFA5B68ABFA5B68ABFDEF013BF600301BFF0C820BFF0C820BF23429FBF23429FBFF161A3BECFD891BFCFD891BFDEF013BF05BF94BF447707C0447707C0F150EEBFF9D1CDBEF6DDF0BDCFD891BFB80F2BC0B80F2BC005BF94BF447707C0447707C0F150EEBFDDF364BFDDF364BFD00BA7BEB80F2BC0B80F2BC0D8B7CA3E1F5B90BF1F5B90BF86BD40BFDDF364BFDDF364BFD00BA7BED6B7B63F7D2FEB3F"> : tensor<2x3x9x9xf32>
    %got = call @model(%in0) : (tensor<2x3x9x9xf32>) -> tensor<2x3x9x9xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<2x3x9x9xf32>, tensor<2x3x9x9xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x3x9x9xf32>) -> (tensor<2x3x9x9xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 1], [0, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x3x9x9xf32>, tensor<f32>) -> tensor<2x3x9x9xf32>
    return %1 : tensor<2x3x9x9xf32>
  }
}
// -----
// max_pool_gradient
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xD152503FADC3883F93776E3ECA06703E6E6A8A3E32045DBFC21117BEDE2E1CBE334CC43E7BF47F3F1C7E87BF5E0200BE56A0BD3FCC5B3EBFFA7E52BF5B294F3EA129583F5A343B3C611BAA3FDA565B3F8581573F94DA0D3F45F81440E81552BEB63900C03558CD3F9457EABE6CF0DC3D5B9FA73FD716CDBFFA35A0BFADF6CCBF844C4BBF0D18E13E2D31063FCF738D3E83D5B4BFBCD813C0DDA15E3DA18CF1BE9D34EB3E3CB3333F298F0D3E1598423F63B66A3E52B2073F786534BF0EEC37BEAC7F493E270E523F7198C9BE386B053F061C88BEF3B9F0BD5C5B543F9A1CFFBFCEF2A5BF40B8BDBFF75915C0BDA22DBFE6DA3F3F53DC91BE7C894A3E7B6B8B3F9FF1A93F31988DBD4D42AD3FE7ACBC3DBB5F56BF9F2A18BF3882BDBFBE5C63BFF74DB7BEBFB74D3F3042DC3F53EBB0BFAF20C93E8B3085BF7F0BF33E943B06BE1F5BEABFDFA46D3F54E11ABFB0AD08BFA6ED88BF1C7F27BF7514DB3E45C941BE6346A83ED24DB93E710BA93FAB81AFBEAD09BDBFBF9A883FD1B8A9BEF7AA8E3F014AC43EEB4806BEC192B23EC8BAF93F40ED0440B2178E3D0109243E3DC2893F3E7D58BF3388AA3E53DED3BC94B8A03EA85755BFF376CBBFC3AB04C071068FBF7DD7EABE351D96BE31F7F73F31918D3F9A4B76BFD806B23E8F6CD0BE239891BE02C63D3E00821E3F4AB3ADBE492C883F082B92BFE9B7CF3B49402640046F643E9373B73FEE6EBB3DCFAD143F7F9568BD537F2EBE298C47BF7650DC3E57FE59BFCB632A3FAFEA8A3F01AABB3E328F92BE2D6EE83E650A9EBE04806F3F846BEABFBBD4ABBEEDD2FEBF275EBFBF0A93AE3FD82A653FDB2F38BF0952C0BFD7BA3DC086220BBF14E81A4027A9DE3E21400FBFFE1EEE3E7CCDC7BFC53A98BED8BACB3D8A55B0BD45724A3F5775B03E6A172B3F2A3930BF3BD7653F0281D03FB85B78BF064063BFFBFAAA3FAEEF43BE6BB0B33F0A94E2BEEF3EBA3F38A4063E9136843EAE48C83FFB39B9BE61ED70BF35AAE5BE5198E73ECB6AC8BF4B31233FEBEC09BF86EB923F903B19C0605C49BF30DED7BFC68353BF219C7D3E2F8737BEB4BA81BE5C0123BE0245503EB61781BF19F4343F7AA4293FB123C53EFA780E3F1AC4973EA43E02406E5EB2BD033A9DBE2FE740BF2F2184BFDA4A9FBF398863BFE0C090BDBB28AB3E567A513D1FFA43BF7F72663F264A3D3FD97A23BE832527BFC6650C3F267C403E3C5CB9BF3C398BBD8F29863E665266BF4E66423EA037BABF2508AB3FD3BC9F3FF44981BEB016BA3E293C1AC0330394BF316A96BEA83B89BFB0E2363F6AA7FF3F509B96BF006456BF6119713E0E39CE3FC3769CBF53037F3E5220E93FD86CD3BF13FAA3BFF7E2D8BE484505BFA306503FA575773EF531E3BFF0F1033F97D913BF1621A33F94A920BF38F922BF9A870A3F264F433F486DE53EA7C1D7BFA0BC093F356484BF39EC703EEE3CB6BF5684E43E447D4EBF5F2DA4BFEBBC363FA971773E952D1DBF3BC0B93F329DE1BE5683033D06AF893E6DA21EBFC738F13E559008BF42C2D2BE136BAE3FEC3185BFFE6A1AC02F33CE3F30282340747FCFBE4FEAF7BFC1F79EBED18B92BE657B42BE80838EBF1E5E143F1E46063FAF48BFBF8FFE323F315F03405F16303EE2B5ACBE4A6911BE78811D3FA686DDBF0956283EE4EAC7BE8885EC3F565A32BE577DD53F60478DBF9E56163F6E88A33EE1795EBF54A7353ED1339B3F07C8A5BE3B92D8BFEBDF8FBC330567BF5047AFBE7D17A7BDD052DABFE4CDCEBF77D1F63EE4D005BFC52424C08AEB483F0C748B3E80C036BFE48DA8BF82F7553F16DEB23E8E7C1840F622D73E0781C63E28EF2ABE3918513F9505203F8638A03F6B7505BFBAEDDEBE034DF5BEFB714A3FBCCABF3F24EDEABEF17BD9BEBBCEA03EE7A87BBECAB9733F1E1D10C0F1A253BF704C48BFB78014C002B176BFAC476ABF61EE4DBEAB758E3F2EF17ABEB4F183BF2A4969BD524B863F70D879BF701B69BF11FD0E3F5DDA62BE8FC1253FCB965FBC3BA0333F717D84BFB3FE45BC20BF57BE50A29BBF0C20C8BF408D2F3F08B0B3BE15DA82BF76F9C4BDEC62903F9CF711C0DB91BFBF49426CBFE907BB3F3EAF903EE76E443FCBF091BFF44C8FBFD747E53E11B16E3D267A0C3FD32C40BEDB688E3EF8E9213EC31B473F18984E3FF757CFBF3FD30FC03139803F6007983FC6A382BF160FEEBFC5D2CA3D6A4B6E3F9417E63F142C043FA751BEBE35A464BF339E3B3C393999BEBFED81BFD01E03406680E43F0B6A913FDABC6BBF8CE25A3F8EBE233F5795E23E08F59F3FAFA7223F93713D3F4A0C233F367CAE3E5F4DE4BF8741AB3D99620EBFD4D1A3BFC445D73FB84FDD3FF1FAAD3F55AB823E49E1AC3FB47A453C17AA4F3EDFF68BBF7242CB3E3C57773D4EBDA6BF10B451BD4149A3BD7C16E63F2AEB643FA7853B3C1AC27E3E0A18353DAFC84FBEF98C8ABF58AD1ABE4C003FBF570AA0BF6FDF023FD753C83ED5B2E4BF1542FBBD49E67E3FA594873F9F4E833F74631F3DE45458BFA5B68ABF0E70B03EFE30C23E44C7A43F22CC8C3FF36607BE23429FBFF161A3BEDB715E3EE9EE4EBEDEF013BF1E7A813E600301BFF0C820BFBF769F3EF9D1CDBE80F6793E66E18B3ECFD891BF3D65F6BE1309B83F05BF94BF447707C0F150EEBFFC77EE3C3B46FD3CF6DDF0BD936A9B3FB80F2BC0D8B7CA3E35DDC73F1F5B90BF0076C2BE86BD40BFDDF364BFD00BA7BED6B7B63F7D2FEB3F"> : tensor<2x3x9x9xf32>
    %expected0 = stablehlo.constant dense<"0x00000000ADC308400000000000000000000000000000000000000000000000000000000000000000000000000000000040380E41000000000000000000000000A129584000000000611B2A4000000000000000000000000045F8944000000000000000003558CD4000000000000000005B9FA7400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000159842400000000000000000000000000000000000000000270ED23F00000000000000000000000000000000000000000000000000000000000000000000000000000000E6DABF3F000000007C89CA3E000000009FF1A94000000000BAF101410000000000000000000000000000000000000000000000000000000030425C400000000000000000000000007F0B733F943B86BE000000000000000000000000000000000000000000000000000000000000000000000000D24D393F710B29400000000000000000BF9A0840000000007200D6400000000000000000000000000000000040ED04410000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000031F7F74031918D40000000000000000000000000000000000000000000829E3F0000000000000000000000000000000049402641000000009373B7400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004806F400000000000000000000000000000000048EE0241000000000000000000000000000000000000000014E89A400000000000000000000000000000000000000000D8BA4B3E000000004572CA3F00000000000000000000000000000000028150400000000000000000FBFA2A40000000006BB0B34000000000EF3EBA40000000000000000082361641000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007AA4294000000000FA788E3F00000000A43E8240000000000000000000000000000000000000000000000000000000000000000000000000000000007F726640264ABD3F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004910B4000000000000000000000000000000000000000006AA77F410000000000000000000000000E394E4000000000000000005220694000000000000000000000000000000000A30650400000000000000000000000000000000016212340000000000000000000000000264F43400000000000000000A0BC893F0000000000000000000000005684643F00000000000000000000000000000000000000003BC0394000000000000000000000000000000000000000000000000000000000136B2E4000000000000000002F33CE403028234100000000000000000000000000000000000000000000000000000000000000000000000000000000315F834100000000000000000000000078811D400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000D1331B4007C825BF000000000000000000000000000000000000000000000000000000000000000000000000000000008AEBC83F0C740B3F000000000000000082F7D53F000000008E7C984000000000000000000000000000000000000000008638A04000000000BAED5EBF0000000000000000BCCA3F41000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000AB758E40000000000000000000000000524B06400000000000000000000000000000000000000000000000003BA0B33F000000000000000000000000000000000000000000000000000000000000000000000000EC621040000000000000000000000000E9073B4100000000E76EC43F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100BE440000000000000000000000000000000009417E640142C843F0000000000000000000000000000000000000000D01E83400000000000000000000000008CE2DA3F8EBEA33F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000B84F5D41000000000000000049E12C400000000017AACF3E0000000072424B3F000000000000000000000000000000007C1666402AEBE43F00000000000000000000000000000000000000000000000000000000000000006FDF024000000000000000000000000000000000A5940740000000000000000000000000000000000000000000000000E62AF74000000000000000000000000000000000000000000000000000000000000000000000000000000000BF761F3F000000000000000000000000000000000000000013093840000000000000000000000000000000003B467D3D00000000936A9B40000000000000000035DDC7400000000000000000000000000000000000000000D6B736407D2F6B40"> : tensor<2x3x9x9xf32>
    %got = call @model(%in0) : (tensor<2x3x9x9xf32>) -> tensor<2x3x9x9xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<2x3x9x9xf32>, tensor<2x3x9x9xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x3x9x9xf32>) -> (tensor<2x3x9x9xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %9 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }) : (tensor<2x3x9x9xf32>, tensor<f32>) -> tensor<2x3x5x5xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3x5x5xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<2x3x5x5xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3x5x5xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<2x3x5x5xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.pad %arg0, %cst_2, low = [0, 0, 1, 1], high = [0, 0, 1, 1], interior = [0, 0, 0, 0] : (tensor<2x3x9x9xf32>, tensor<f32>) -> tensor<2x3x11x11xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = "stablehlo.select_and_scatter"(%6, %5, %cst_3) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %9 = stablehlo.compare GE, %arg1, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }, {
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %9 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }) : (tensor<2x3x11x11xf32>, tensor<2x3x5x5xf32>, tensor<f32>) -> tensor<2x3x11x11xf32>
    %8 = stablehlo.slice %7 [0:2, 0:3, 1:10, 1:10] : (tensor<2x3x11x11xf32>) -> tensor<2x3x9x9xf32>
    return %8 : tensor<2x3x9x9xf32>
  }
}
// -----
// average_pool_gradient
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xD152503FADC3883F93776E3ECA06703E6E6A8A3E32045DBFC21117BEDE2E1CBE334CC43E7BF47F3F1C7E87BF5E0200BE56A0BD3FCC5B3EBFFA7E52BF5B294F3EA129583F5A343B3C611BAA3FDA565B3F8581573F94DA0D3F45F81440E81552BEB63900C03558CD3F9457EABE6CF0DC3D5B9FA73FD716CDBFFA35A0BFADF6CCBF844C4BBF0D18E13E2D31063FCF738D3E83D5B4BFBCD813C0DDA15E3DA18CF1BE9D34EB3E3CB3333F298F0D3E1598423F63B66A3E52B2073F786534BF0EEC37BEAC7F493E270E523F7198C9BE386B053F061C88BEF3B9F0BD5C5B543F9A1CFFBFCEF2A5BF40B8BDBFF75915C0BDA22DBFE6DA3F3F53DC91BE7C894A3E7B6B8B3F9FF1A93F31988DBD4D42AD3FE7ACBC3DBB5F56BF9F2A18BF3882BDBFBE5C63BFF74DB7BEBFB74D3F3042DC3F53EBB0BFAF20C93E8B3085BF7F0BF33E943B06BE1F5BEABFDFA46D3F54E11ABFB0AD08BFA6ED88BF1C7F27BF7514DB3E45C941BE6346A83ED24DB93E710BA93FAB81AFBEAD09BDBFBF9A883FD1B8A9BEF7AA8E3F014AC43EEB4806BEC192B23EC8BAF93F40ED0440B2178E3D0109243E3DC2893F3E7D58BF3388AA3E53DED3BC94B8A03EA85755BFF376CBBFC3AB04C071068FBF7DD7EABE351D96BE31F7F73F31918D3F9A4B76BFD806B23E8F6CD0BE239891BE02C63D3E00821E3F4AB3ADBE492C883F082B92BFE9B7CF3B49402640046F643E9373B73FEE6EBB3DCFAD143F7F9568BD537F2EBE298C47BF7650DC3E57FE59BFCB632A3FAFEA8A3F01AABB3E328F92BE2D6EE83E650A9EBE04806F3F846BEABFBBD4ABBEEDD2FEBF275EBFBF0A93AE3FD82A653FDB2F38BF0952C0BFD7BA3DC086220BBF14E81A4027A9DE3E21400FBFFE1EEE3E7CCDC7BFC53A98BED8BACB3D8A55B0BD45724A3F5775B03E6A172B3F2A3930BF3BD7653F0281D03FB85B78BF064063BFFBFAAA3FAEEF43BE6BB0B33F0A94E2BEEF3EBA3F38A4063E9136843EAE48C83FFB39B9BE61ED70BF35AAE5BE5198E73ECB6AC8BF4B31233FEBEC09BF86EB923F903B19C0605C49BF30DED7BFC68353BF219C7D3E2F8737BEB4BA81BE5C0123BE0245503EB61781BF19F4343F7AA4293FB123C53EFA780E3F1AC4973EA43E02406E5EB2BD033A9DBE2FE740BF2F2184BFDA4A9FBF398863BFE0C090BDBB28AB3E567A513D1FFA43BF7F72663F264A3D3FD97A23BE832527BFC6650C3F267C403E3C5CB9BF3C398BBD8F29863E665266BF4E66423EA037BABF2508AB3FD3BC9F3FF44981BEB016BA3E293C1AC0330394BF316A96BEA83B89BFB0E2363F6AA7FF3F509B96BF006456BF6119713E0E39CE3FC3769CBF53037F3E5220E93FD86CD3BF13FAA3BFF7E2D8BE484505BFA306503FA575773EF531E3BFF0F1033F97D913BF1621A33F94A920BF38F922BF9A870A3F264F433F486DE53EA7C1D7BFA0BC093F356484BF39EC703EEE3CB6BF5684E43E447D4EBF5F2DA4BFEBBC363FA971773E952D1DBF3BC0B93F329DE1BE5683033D06AF893E6DA21EBFC738F13E559008BF42C2D2BE136BAE3FEC3185BFFE6A1AC02F33CE3F30282340747FCFBE4FEAF7BFC1F79EBED18B92BE657B42BE80838EBF1E5E143F1E46063FAF48BFBF8FFE323F315F03405F16303EE2B5ACBE4A6911BE78811D3FA686DDBF0956283EE4EAC7BE8885EC3F565A32BE577DD53F60478DBF9E56163F6E88A33EE1795EBF54A7353ED1339B3F07C8A5BE3B92D8BFEBDF8FBC330567BF5047AFBE7D17A7BDD052DABFE4CDCEBF77D1F63EE4D005BFC52424C08AEB483F0C748B3E80C036BFE48DA8BF82F7553F16DEB23E8E7C1840F622D73E0781C63E28EF2ABE3918513F9505203F8638A03F6B7505BFBAEDDEBE034DF5BEFB714A3FBCCABF3F24EDEABEF17BD9BEBBCEA03EE7A87BBECAB9733F1E1D10C0F1A253BF704C48BFB78014C002B176BFAC476ABF61EE4DBEAB758E3F2EF17ABEB4F183BF2A4969BD524B863F70D879BF701B69BF11FD0E3F5DDA62BE8FC1253FCB965FBC3BA0333F717D84BFB3FE45BC20BF57BE50A29BBF0C20C8BF408D2F3F08B0B3BE15DA82BF76F9C4BDEC62903F9CF711C0DB91BFBF49426CBFE907BB3F3EAF903EE76E443FCBF091BFF44C8FBFD747E53E11B16E3D267A0C3FD32C40BEDB688E3EF8E9213EC31B473F18984E3FF757CFBF3FD30FC03139803F6007983FC6A382BF160FEEBFC5D2CA3D6A4B6E3F9417E63F142C043FA751BEBE35A464BF339E3B3C393999BEBFED81BFD01E03406680E43F0B6A913FDABC6BBF8CE25A3F8EBE233F5795E23E08F59F3FAFA7223F93713D3F4A0C233F367CAE3E5F4DE4BF8741AB3D99620EBFD4D1A3BFC445D73FB84FDD3FF1FAAD3F55AB823E49E1AC3FB47A453C17AA4F3EDFF68BBF7242CB3E3C57773D4EBDA6BF10B451BD4149A3BD7C16E63F2AEB643FA7853B3C1AC27E3E0A18353DAFC84FBEF98C8ABF58AD1ABE4C003FBF570AA0BF6FDF023FD753C83ED5B2E4BF1542FBBD49E67E3FA594873F9F4E833F74631F3DE45458BFA5B68ABF0E70B03EFE30C23E44C7A43F22CC8C3FF36607BE23429FBFF161A3BEDB715E3EE9EE4EBEDEF013BF1E7A813E600301BFF0C820BFBF769F3EF9D1CDBE80F6793E66E18B3ECFD891BF3D65F6BE1309B83F05BF94BF447707C0F150EEBFFC77EE3C3B46FD3CF6DDF0BD936A9B3FB80F2BC0D8B7CA3E35DDC73F1F5B90BF0076C2BE86BD40BFDDF364BFD00BA7BED6B7B63F7D2FEB3F"> : tensor<2x3x9x9xf32>
    %expected0 = stablehlo.constant dense<"0x386969404F0FEA4066B56A40B5013240C4CE62BF60E330C05D5FF0BFE445973E6B180B40A2C62B41BC538341ACC1B540CBCA2B408EB83FC0AD69A9C0CC1A13C05860AF40BEEDF840A8D8E240D09F1141F2CD004060DDC6BDDD0407C0FAEF21C0EC58D7BEFAEBA5408961B340243F08401EE0B8C0AFFFFCC0A7F06AC19EE1D8C0F6D57BC046ED3540862D344134B2064116B99EC0DF0F6EC154B31EC1EC6269C1305F95C0F8CBB3BF64D85040126FC240BF053440915D33C00D5393C1B6CE79C11371D6C1701333C1D05367C1820151C06F32C4C05D6337C09B140A40ED5862C0C436B6C03A7F43C1B0C7D0C052DA50C1F3ECD0C0C05043C18EB4B5C00C3DFC406D261B41383FE83F1CB3F1C075E115C188EBB8C19AF55BC155B2E0C1116F65C1BE32B740A8BC53419246F040584B954075F635C0BEFC20C141FEE6C0EA137EC1CA940AC1CB8C2640B57754C04082BDC08A0A9AC0D6DE8D3FA9409F40E791774044E9B5404081E83F2A95F840AA6093C0EAFA45C1E65828C11C10ED3FD6084E41D36630416440624143664740C44EA5404093A4BF9473CEC043A7B6C08B623E3F03D1FC40B204E540C24B0741464BA63FE2F7BA402BEEF5C0067358C13FC865C18B5355BFD69B0F4110F11C4100D206417EF8B0BFF2482D3F5BC9CCC07972E2C09E740AC10BDBC9BFA99A893FDABA29400084F3BCE2A12BC09B96A53F36F812C084C365C080AE583E6C4E7340165871C04153F2C09A159EC1940143C144E41D3F404D83406E215F4058D70D41F91DAC40B5129BC0579823C1B9D89DC11B1918C1CE56D63F8C81CC3F40549DBDB506B340067CB54054E877C12C53A9C10F1D11C2E4CD71C1AC64873FBA5920C0100C64C0F54F51C0D6E0953EF95E2AC1000E2FC1656184C19369B3C074B47C40D2BEFF4098648140B30C3141CEB4E0401B0DD040963D05BF3C6781BFC621FBBEC4FD714087D6BF404AAF0D4036A9F44092D1AD40B0F764C0B52610C14E5973C13065C6C0FC6A2BBE2CA1FFBFCD33EABF5EE05AC0EE8CCBBF7A4421C1DCD207C1662C63C114B3B6C092F70C4046BF3A40CE1E373FC17456C03A1E82C0FF5190C1E2945FC1AC81B0C1756E01C142AE1740EE479D409AE12240A0738D3DFD751EC00ABFFEC00B84AFC0E2ADFBC0AD5318C0684B193FF0F6D0C05D20E4C038C05CC11260D5C0B70A0EC1B76A0DC0CCB20040C20E8740D0B6E2BF6F1F37C195C81AC11FDB5DC1142586C024B36ABF5F9D5140A4031E419838D3400D3730C038AD8CC1AD4C6DC18AF9B2C1CC4CF1C0B7654DC0F0998A40969F12413CA59A40946E7BBF0276C4C03008A5C0F41708C1704F56C0EFB812C0022D873FD84036BF6E4DE2BF0E4C4C4074354D3FB1FE18C001DB26C1559B00C15C8445C10ED289C056A40CC19F768FC0D090A93F498067C058249EC055D775C129C526C18233A6C1DAA125C189C2FBC054021F404C07EFBFD3668DC0004A23C0A8F89DC051A718C0A7E206C1A671C1C018316C3FC9F7DE405826ACBF995FC4C0035699C0A23624C14017AFC062FA88C124693AC1F8719F3F62574E41E8C1053F18E3DBBF06620FC09B74AAC0308745C01C120BC1A160B3C0B065A53EFCB6BD4011F2AA402AAC1B40F8373AC03A560CC17890BBC0AE5AA7C120ED70C1D31911C19BA6BF40D4399A40DBCE8440C8572BBFB36F5CC0C19931C040A343C1D03C17C1014516C170CF773D4861ACC0E6B864C142880EC13AD28EC1321C0FC11ABACBC1012C84C16D3A54C15A7650408E4D23C12A9093C1C6D203C1888866C1846BC5C0F4D053C16536E2C0AED577C01C974C405C36C640EAFA1741F07E5340F952FF4081939540F0160B40121020C09ECA27C1328DFFC0F3D39640C043E7BFE4A4D0C08AAC18BF538FBD40A8532B40FECA4FC04DDBA1C1EDE187C1A489BDBF62E334C12E321DC1453409C147EF9F3FDCF2003FB2EB3EBFFCEB1BC141FD0FC1AC5A15C184B2EDC12F05A3C1038269C1B410B9407478E43F2EE57FC0CB1B4FC180220FC1EE52FBC0D44093C130D828C17E9BC0C0E214914004FFA33F422A50C03FBF4CC0B0C05A3DF10C1DC12E23C3C1693969C1CA1388C0842F2541B3182841B04B3A3E04DA08C133C30BC1D01BFBBF6689BFC072C280C0D01EE23F264AB940D2981341FDCE5B406A54ABC0F49D0CC1285F273F5AC715C14C3D20C120CD7CBE184A1C41D68ABD4195CB5E417E65A940D6180AC1B26527409A0A58C026B8BFC03ADC00C012947E40DA7C6741D6D72741F45C2A419047213E07FDC0BFAE19ED4078AC0E4144079D4111622B41CB5D4541CFDDCF3F4F54ACBF0F193EC07293BFC05D3F41409019104136A09C41DE262941C67B8D415AA1E340CA060341EEB0893F30548FC0007A8CC0208CB63D401B4EBDE0CC0EBE7F33AB40E6A9AF4054911841C3788140681D8CC0E42CCD3FA268BF408C582F40B6784FC0E486A3C0242AEFBFC6C0713F4605344000B2CD3D39C5BF40718EBC40FA903240E88B46C0325D27C16F74EBC0487509C181D89DBFFBE75E40DC48FB3F1887C2BF3AF434C157A31CC1C7F585C16A90DEC098827EC1623A0FC16B7A584002F380C03730EDC0789861C1BA00D6C0B61CC9C04840CE3EA01AEAC0A4FEF6C0D227FB40ADCA1BC14BAF8CC17E72FFC1688665C1366134C1C9944440146C84BF696583C09CEA8E4058A2B6C07AC622C142A68EC1150CF5C0B5A59FC0C0CC2A409BFFC84076326740"> : tensor<2x3x9x9xf32>
    %got = call @model(%in0) : (tensor<2x3x9x9xf32>) -> tensor<2x3x9x9xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<2x3x9x9xf32>, tensor<2x3x9x9xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x3x9x9xf32>) -> (tensor<2x3x9x9xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %9 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }) : (tensor<2x3x9x9xf32>, tensor<f32>) -> tensor<2x3x5x5xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3x5x5xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<2x3x5x5xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3x5x5xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<2x3x5x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.pad %5, %cst_2, low = [0, 0, 1, 1], high = [0, 0, 1, 1], interior = [0, 0, 1, 1] : (tensor<2x3x5x5xf32>, tensor<f32>) -> tensor<2x3x11x11xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.reduce_window"(%6, %7) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %9 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }) : (tensor<2x3x11x11xf32>, tensor<f32>) -> tensor<2x3x9x9xf32>
    return %8 : tensor<2x3x9x9xf32>
  }
}
// -----
// sort
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0x85BBF9BFD1ADA6BF331E85BFE1039C3E921D403FD9C8703F16615ABF8DEAA1BE95A289BC98E8023E5F1D473F3A20613F557975BF97FA5BBF1A3B873DE7CCBC3E625DEF3E7149903F66512EBF8F4C3DBEFA3C1EBE1D7F4CBD1EE2603F3C7C9C3FC94DDBBED94AB4BE7C1BBB3EB051D33E9294DC3E6A45083F695350BF572203BFA115D0BED4B01D3F2A82903FC11009407F1457BF331153BF495DE9BD280C0B3F408D263FE8453E3FD85E2ABFF8F8EE3DE7EF5F3E3BF6643EB3BB6D3EF5155F3F"> : tensor<8x6xf32>
    %expected1 = stablehlo.constant dense<"0xD85E2ABF331E85BF331153BF97FA5BBF85BBF9BFD1ADA6BFC94DDBBE7F1457BF572203BF16615ABFE7CCBC3E557975BF495DE9BDA115D0BE8F4C3DBE695350BFB051D33EFA3C1EBE1A3B873DD94AB4BE95A289BC66512EBFD4B01D3F3BF6643E98E8023E8DEAA1BEF8F8EE3DE7EF5F3EE8453E3F9294DC3EE1039C3E1D7F4CBD625DEF3E7C1BBB3EF5155F3F280C0B3F1EE2603FB3BB6D3E6A45083F408D263F3A20613F5F1D473FC11009407149903F921D403FD9C8703F3C7C9C3F2A82903F"> : tensor<8x6xf32>
    %expected2 = stablehlo.constant dense<"0x040000000500000001000000000000000200000003000000030000000100000002000000000000000500000004000000050000000300000000000000040000000200000001000000030000000200000005000000010000000000000004000000000000000100000003000000040000000500000002000000030000000200000001000000040000000500000000000000010000000200000000000000050000000300000004000000000000000200000003000000050000000100000004000000"> : tensor<8x6xi32>
    %expected3 = stablehlo.constant dense<"0xD9C8703F921D403FE1039C3E331E85BFD1ADA6BF85BBF9BF3A20613F5F1D473F98E8023E95A289BC8DEAA1BE16615ABF7149903F625DEF3EE7CCBC3E1A3B873D97FA5BBF557975BF3C7C9C3F1EE2603F1D7F4CBDFA3C1EBE8F4C3DBE66512EBF6A45083F9294DC3EB051D33E7C1BBB3ED94AB4BEC94DDBBEC11009402A82903FD4B01D3FA115D0BE572203BF695350BFE8453E3F408D263F280C0B3F495DE9BD331153BF7F1457BFF5155F3FB3BB6D3E3BF6643EE7EF5F3EF8F8EE3DD85E2ABF"> : tensor<8x6xf32>
    %got:4 = call @model(%in0) : (tensor<8x6xf32>) -> (tensor<8x6xf32>, tensor<8x6xf32>, tensor<8x6xi32>, tensor<8x6xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#2, %expected2) {has_side_effect = true} : (tensor<8x6xi32>, tensor<8x6xi32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8x6xf32> {jax.result_info = "result[0]"}, tensor<8x6xf32> {jax.result_info = "result[1]"}, tensor<8x6xi32> {jax.result_info = "result[2]"}, tensor<8x6xf32> {jax.result_info = "result[3]"}) {
    %0 = call @sort(%arg0) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    %1 = call @sort_0(%arg0) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    %2 = call @argsort(%arg0) : (tensor<8x6xf32>) -> tensor<8x6xi32>
    %3 = stablehlo.negate %arg0 : tensor<8x6xf32>
    %4 = call @sort(%3) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    %5 = stablehlo.negate %4 : tensor<8x6xf32>
    return %0, %1, %2, %5 : tensor<8x6xf32>, tensor<8x6xf32>, tensor<8x6xi32>, tensor<8x6xf32>
  }
  func.func private @sort(%arg0: tensor<8x6xf32>) -> tensor<8x6xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
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
    }) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    return %0 : tensor<8x6xf32>
  }
  func.func private @sort_0(%arg0: tensor<8x6xf32>) -> tensor<8x6xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
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
    }) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    return %0 : tensor<8x6xf32>
  }
  func.func private @argsort(%arg0: tensor<8x6xf32>) -> tensor<8x6xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<8x6xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f32>
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<8x6xf32>, tensor<8x6xi32>) -> (tensor<8x6xf32>, tensor<8x6xi32>)
    return %1#1 : tensor<8x6xi32>
  }
}
// -----
// top_k
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0xD9C8703F921D403FE1039C3E3A20613F5F1D473F98E8023E7149903F625DEF3EE7CCBC3E3C7C9C3F1EE2603F1D7F4CBD6A45083F9294DC3EB051D33EC11009402A82903FD4B01D3FE8453E3F408D263F280C0B3FF5155F3FB3BB6D3E3BF6643E"> : tensor<8x3xf32>
    %expected1 = stablehlo.constant dense<"0x030000000200000000000000040000000500000000000000010000000200000004000000040000000000000001000000020000000500000004000000000000000500000004000000040000000300000005000000040000000100000005000000"> : tensor<8x3xi32>
    %got:2 = call @model(%in0) : (tensor<8x6xf32>) -> (tensor<8x3xf32>, tensor<8x3xi32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<8x3xf32>, tensor<8x3xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<8x3xi32>, tensor<8x3xi32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8x3xf32> {jax.result_info = "result[0]"}, tensor<8x3xi32> {jax.result_info = "result[1]"}) {
    %values, %indices = chlo.top_k(%arg0, k = 3) : tensor<8x6xf32> -> (tensor<8x3xf32>, tensor<8x3xi32>)
    return %values, %indices : tensor<8x3xf32>, tensor<8x3xi32>
  }
}
// -----
// median
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0x763ABCBE8B68633DAE9B5E3EC15CD1BD9636C73E0E98D63DFEC05B3E1173623E"> : tensor<8xf32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<8xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8xf32> {jax.result_info = "result"}) {
    %0 = call @median(%arg0) : (tensor<8x6xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func private @median(%arg0: tensor<8x6xf32>) -> tensor<8xf32> {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = call @quantile(%arg0, %cst) : (tensor<8x6xf32>, tensor<f32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func private @quantile(%arg0: tensor<8x6xf32>, %arg1: tensor<f32>) -> tensor<8xf32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<8x6xf32>, tensor<8x6xf32>) -> tensor<8x6xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.or across dimensions = [1] : (tensor<8x6xi1>, tensor<i1>) -> tensor<8xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %3 = call @_where(%2, %cst, %arg0) : (tensor<8x1xi1>, tensor<f32>, tensor<8x6xf32>) -> tensor<8x6xf32>
    %4 = "stablehlo.sort"(%3) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %22 = stablehlo.compare EQ, %arg2, %cst_9, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %23 = stablehlo.select %22, %cst_10, %arg2 : tensor<i1>, tensor<f32>
      %24 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_11 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %25 = stablehlo.select %24, %cst_11, %23 : tensor<i1>, tensor<f32>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %26 = stablehlo.compare EQ, %arg3, %cst_12, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %27 = stablehlo.select %26, %cst_13, %arg3 : tensor<i1>, tensor<f32>
      %28 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_14 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %29 = stablehlo.select %28, %cst_14, %27 : tensor<i1>, tensor<f32>
      %30 = stablehlo.compare LT, %25, %29, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %30 : tensor<i1>
    }) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.subtract %cst_0, %cst_1 : tensor<f32>
    %6 = stablehlo.multiply %arg1, %5 : tensor<f32>
    %7 = stablehlo.floor %6 : tensor<f32>
    %8 = stablehlo.ceil %6 : tensor<f32>
    %cst_2 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.subtract %cst_2, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.clamp %cst_4, %7, %9 : tensor<f32>
    %cst_5 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.subtract %cst_5, %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.clamp %cst_7, %8, %11 : tensor<f32>
    %13 = stablehlo.convert %10 : (tensor<f32>) -> tensor<i32>
    %14 = stablehlo.convert %12 : (tensor<f32>) -> tensor<i32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %16 = "stablehlo.gather"(%4, %15) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 8, 1>}> : (tensor<8x6xf32>, tensor<1xi32>) -> tensor<8xf32>
    %17 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %18 = "stablehlo.gather"(%4, %17) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 8, 1>}> : (tensor<8x6xf32>, tensor<1xi32>) -> tensor<8xf32>
    %19 = stablehlo.add %16, %18 : tensor<8xf32>
    %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %21 = stablehlo.multiply %19, %20 : tensor<8xf32>
    return %21 : tensor<8xf32>
  }
  func.func private @_where(%arg0: tensor<8x1xi1>, %arg1: tensor<f32>, %arg2: tensor<8x6xf32>) -> tensor<8x6xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<8x1xi1>) -> tensor<8x6xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<8x6xi1>, tensor<8x6xf32>
    return %3 : tensor<8x6xf32>
  }
}
// -----
// i32_sort
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x2D000000EFFFFFFF040000000200000022000000F9FFFFFFEAFFFFFFD0FFFFFFF2FFFFFF20000000CEFFFFFF2700000004000000DCFFFFFFECFFFFFF05000000EDFFFFFFD8FFFFFF1000000011000000D9FFFFFFEAFFFFFFE6FFFFFF0F00000017000000160000002B0000001A000000EEFFFFFFD8FFFFFF0B000000290000002F000000E5FFFFFFE5FFFFFFD1FFFFFFDCFFFFFF0500000004000000F3FFFFFFECFFFFFF20000000FCFFFFFF1E0000002E000000EDFFFFFFE2FFFFFF2D000000"> : tensor<8x6xi32>
    %expected0 = stablehlo.constant dense<"0xDCFFFFFFD0FFFFFFD9FFFFFFE5FFFFFFCEFFFFFFD1FFFFFFEAFFFFFFDCFFFFFFECFFFFFFEAFFFFFFE2FFFFFFD8FFFFFFFCFFFFFFEFFFFFFFF2FFFFFFEDFFFFFFE5FFFFFFD8FFFFFF040000000500000004000000F3FFFFFFE6FFFFFFF9FFFFFF0B000000110000000400000002000000ECFFFFFF0F00000010000000160000002B00000005000000EDFFFFFF20000000170000001E0000002E0000001A000000EEFFFFFF270000002D000000290000002F00000020000000220000002D000000"> : tensor<8x6xi32>
    %got = call @model(%in0) : (tensor<8x6xi32>) -> tensor<8x6xi32>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<8x6xi32>, tensor<8x6xi32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xi32>) -> (tensor<8x6xi32> {jax.result_info = "result"}) {
    %0 = call @sort(%arg0) : (tensor<8x6xi32>) -> tensor<8x6xi32>
    return %0 : tensor<8x6xi32>
  }
  func.func private @sort(%arg0: tensor<8x6xi32>) -> tensor<8x6xi32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<8x6xi32>) -> tensor<8x6xi32>
    return %0 : tensor<8x6xi32>
  }
}
// -----
// sort_by_key
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x2D000000EFFFFFFF040000000200000022000000F9FFFFFFEAFFFFFFD0FFFFFFF2FFFFFF20000000CEFFFFFF2700000004000000DCFFFFFFECFFFFFF05000000EDFFFFFFD8FFFFFF1000000011000000D9FFFFFFEAFFFFFFE6FFFFFF0F00000017000000160000002B0000001A000000EEFFFFFFD8FFFFFF0B000000290000002F000000E5FFFFFFE5FFFFFFD1FFFFFFDCFFFFFF0500000004000000F3FFFFFFECFFFFFF20000000FCFFFFFF1E0000002E000000EDFFFFFFE2FFFFFF2D000000"> : tensor<8x6xi32>
    %in1 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0xDCFFFFFFEAFFFFFFFCFFFFFF040000000B00000010000000170000002D000000"> : tensor<8xi32>
    %expected1 = stablehlo.constant dense<"0x495DE9BD98E8023ED85E2ABF1A3B873DC11009401EE2603FC94DDBBEE1039C3E"> : tensor<8xf32>
    %got:2 = call @model(%in0, %in1) : (tensor<8x6xi32>, tensor<8x6xf32>) -> (tensor<8xi32>, tensor<8xf32>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<8xi32>, tensor<8xi32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xi32>, %arg1: tensor<8x6xf32>) -> (tensor<8xi32> {jax.result_info = "result[0]"}, tensor<8xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg0 [0:8, 0:1] : (tensor<8x6xi32>) -> tensor<8x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<8x1xi32>) -> tensor<8xi32>
    %2 = stablehlo.slice %arg1 [0:8, 0:1] : (tensor<8x6xf32>) -> tensor<8x1xf32>
    %3 = stablehlo.reshape %2 : (tensor<8x1xf32>) -> tensor<8xf32>
    %4:2 = "stablehlo.sort"(%1, %3) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<f32>, %arg5: tensor<f32>):
      %5 = stablehlo.compare LT, %arg2, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    }) : (tensor<8xi32>, tensor<8xf32>) -> (tensor<8xi32>, tensor<8xf32>)
    return %4#0, %4#1 : tensor<8xi32>, tensor<8xf32>
  }
}
// -----
// unique
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x060000000300000006000000050000000900000003000000090000000900000002000000020000000500000001000000030000000400000009000000090000000200000009000000010000000700000008000000090000000300000009000000020000000500000005000000030000000100000007000000040000000600000004000000040000000800000001000000070000000700000004000000030000000100000009000000090000000300000001000000020000000100000008000000"> : tensor<8x6xi32>
    %expected0 = stablehlo.constant dense<"0x01000000020000000300000004000000050000000600000007000000080000000900000000000000"> : tensor<10xi32>
    %got = call @model(%in0) : (tensor<8x6xi32>) -> tensor<10xi32>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<10xi32>, tensor<10xi32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xi32>) -> (tensor<10xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<8x6xi32>) -> tensor<48xi32>
    %1:2 = call @_unique_sorted_mask(%0) : (tensor<48xi32>) -> (tensor<48xi32>, tensor<48xi1>)
    %2 = call @cumsum(%1#1) : (tensor<48xi1>) -> tensor<48xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %4 = call @clip(%2, %c_0) : (tensor<48xi32>, tensor<i32>) -> tensor<48xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<48xi32>
    %6 = stablehlo.compare LT, %4, %5, SIGNED : (tensor<48xi32>, tensor<48xi32>) -> tensor<48xi1>
    %c_2 = stablehlo.constant dense<10> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<48xi32>
    %8 = stablehlo.add %4, %7 : tensor<48xi32>
    %9 = stablehlo.select %6, %8, %4 : tensor<48xi1>, tensor<48xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<48xi32>) -> tensor<48x1xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<48xi32>
    %12 = "stablehlo.scatter"(%3, %10, %11) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %29 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %29 : tensor<i32>
    }) : (tensor<10xi32>, tensor<48x1xi32>, tensor<48xi32>) -> tensor<10xi32>
    %13 = call @cumsum_1(%12) : (tensor<10xi32>) -> tensor<10xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %14 = call @floor_divide(%13, %c_4) : (tensor<10xi32>, tensor<i32>) -> tensor<10xi32>
    %c_5 = stablehlo.constant dense<48> : tensor<i32>
    %15 = call @remainder(%14, %c_5) : (tensor<10xi32>, tensor<i32>) -> tensor<10xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %17 = stablehlo.compare LT, %15, %16, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_7 = stablehlo.constant dense<48> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %19 = stablehlo.add %15, %18 : tensor<10xi32>
    %20 = stablehlo.select %17, %19, %15 : tensor<10xi1>, tensor<10xi32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<10xi32>) -> tensor<10x1xi32>
    %22 = "stablehlo.gather"(%1#0, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<48xi32>, tensor<10x1xi32>) -> tensor<10xi32>
    %23 = stablehlo.iota dim = 0 : tensor<10xi32>
    %24 = stablehlo.convert %1#1 : (tensor<48xi1>) -> tensor<48xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.reduce(%24 init: %c_8) applies stablehlo.add across dimensions = [0] : (tensor<48xi32>, tensor<i32>) -> tensor<i32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %27 = stablehlo.compare LT, %23, %26, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %28 = call @_where_4(%27, %22, %c_9) : (tensor<10xi1>, tensor<10xi32>, tensor<i32>) -> tensor<10xi32>
    return %28 : tensor<10xi32>
  }
  func.func private @_unique_sorted_mask(%arg0: tensor<48xi32>) -> (tensor<48xi32>, tensor<48xi1>) {
    %0 = stablehlo.reshape %arg0 : (tensor<48xi32>) -> tensor<48x1xi32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<48x1xi32>) -> tensor<1x48xi32>
    %2 = stablehlo.reverse %1, dims = [0] : tensor<1x48xi32>
    %3 = call @lexsort(%2) : (tensor<1x48xi32>) -> tensor<48xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<48xi32>
    %5 = stablehlo.compare LT, %3, %4, SIGNED : (tensor<48xi32>, tensor<48xi32>) -> tensor<48xi1>
    %c_0 = stablehlo.constant dense<48> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<48xi32>
    %7 = stablehlo.add %3, %6 : tensor<48xi32>
    %8 = stablehlo.select %5, %7, %3 : tensor<48xi1>, tensor<48xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<48xi32>) -> tensor<48x1xi32>
    %10 = "stablehlo.gather"(%arg0, %9) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<48xi32>, tensor<48x1xi32>) -> tensor<48xi32>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<48xi1>
    %12 = stablehlo.slice %10 [1:48] : (tensor<48xi32>) -> tensor<47xi32>
    %13 = stablehlo.slice %10 [0:47] : (tensor<48xi32>) -> tensor<47xi32>
    %14 = stablehlo.compare NE, %12, %13, SIGNED : (tensor<47xi32>, tensor<47xi32>) -> tensor<47xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %15 = stablehlo.reduce(%14 init: %c_2) applies stablehlo.or across dimensions = [] : (tensor<47xi1>, tensor<i1>) -> tensor<47xi1>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %17 = "stablehlo.scatter"(%11, %16, %15) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
      stablehlo.return %arg2 : tensor<i1>
    }) : (tensor<48xi1>, tensor<1xi32>, tensor<47xi1>) -> tensor<48xi1>
    return %10, %17 : tensor<48xi32>, tensor<48xi1>
  }
  func.func private @lexsort(%arg0: tensor<1x48xi32>) -> tensor<48xi32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:48] : (tensor<1x48xi32>) -> tensor<1x48xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x48xi32>) -> tensor<48xi32>
    %2 = stablehlo.iota dim = 0 : tensor<48xi32>
    %3:2 = "stablehlo.sort"(%1, %2) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %4 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    }) : (tensor<48xi32>, tensor<48xi32>) -> (tensor<48xi32>, tensor<48xi32>)
    return %3#1 : tensor<48xi32>
  }
  func.func private @cumsum(%arg0: tensor<48xi1>) -> tensor<48xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<48xi1>) -> tensor<48xi32>
    %1 = call @cumsum_0(%0) : (tensor<48xi32>) -> tensor<48xi32>
    return %1 : tensor<48xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<48xi32>) -> tensor<48xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[47, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 48>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<48xi32>, tensor<i32>) -> tensor<48xi32>
    return %1 : tensor<48xi32>
  }
  func.func private @clip(%arg0: tensor<48xi32>, %arg1: tensor<i32>) -> tensor<48xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<48xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<48xi32>
    return %2 : tensor<48xi32>
  }
  func.func private @cumsum_1(%arg0: tensor<10xi32>) -> tensor<10xi32> {
    %0 = call @cumsum_2(%arg0) : (tensor<10xi32>) -> tensor<10xi32>
    return %0 : tensor<10xi32>
  }
  func.func private @cumsum_2(%arg0: tensor<10xi32>) -> tensor<10xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[9, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 10>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<10xi32>, tensor<i32>) -> tensor<10xi32>
    return %1 : tensor<10xi32>
  }
  func.func private @floor_divide(%arg0: tensor<10xi32>, %arg1: tensor<i32>) -> tensor<10xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %1 = stablehlo.divide %arg0, %0 : tensor<10xi32>
    %2 = stablehlo.sign %arg0 : tensor<10xi32>
    %3 = stablehlo.sign %arg1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %7 = stablehlo.remainder %arg0, %6 : tensor<10xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %10 = stablehlo.and %5, %9 : tensor<10xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %12 = stablehlo.subtract %1, %11 : tensor<10xi32>
    %13 = call @_where(%10, %12, %1) : (tensor<10xi1>, tensor<10xi32>, tensor<10xi32>) -> tensor<10xi32>
    return %13 : tensor<10xi32>
  }
  func.func private @_where(%arg0: tensor<10xi1>, %arg1: tensor<10xi32>, %arg2: tensor<10xi32>) -> tensor<10xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<10xi1>, tensor<10xi32>
    return %0 : tensor<10xi32>
  }
  func.func private @remainder(%arg0: tensor<10xi32>, %arg1: tensor<i32>) -> tensor<10xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<10xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<10xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<10xi1>, tensor<10xi1>) -> tensor<10xi1>
    %12 = stablehlo.and %11, %6 : tensor<10xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %14 = stablehlo.add %4, %13 : tensor<10xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<10xi1>, tensor<10xi32>
    return %15 : tensor<10xi32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_4(%arg0: tensor<10xi1>, %arg1: tensor<10xi32>, %arg2: tensor<i32>) -> tensor<10xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<10xi1>, tensor<10xi32>
    return %1 : tensor<10xi32>
  }
}
// -----
// searchsorted
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %in1 = stablehlo.constant dense<"0x47CD2D3FE5668A3D7507943E1B9C213F1584BABFF2ABA3BEAFD4F0BE808D23BF72DF8CBE3D5ABF3F1CA75DBF17E1773F4768D7BF0D76ABBEBDA8263EAB12163FF212363FCE184B3F188CB2BE60B9ECBE4FA45B3F48E543BEB049A3BF8E0F91BF3A616BBFDA8BFE3E0DD8113EA6C3303FDCC0DABE3B58223EB126203FAB629EBE72DEE93EFA7329BF32E2B9BE2673C3BE461199BF7554F93E8155F0BE22B44C3C6D24F63EBC9FE43EAE562A3FC2B2C9BD8EBAD8BE4D43A3BD93FAD7BFFB3AB9BF"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0x0600000001000000000000000200000000000000060000000000000006000000"> : tensor<8xi32>
    %got = call @model(%in0, %in1) : (tensor<8x6xf32>, tensor<8x6xf32>) -> tensor<8xi32>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<8xi32>, tensor<8xi32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>, %arg1: tensor<8x6xf32>) -> (tensor<8xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:8, 0:1] : (tensor<8x6xf32>) -> tensor<8x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<8x1xf32>) -> tensor<8xf32>
    %2 = call @sort(%1) : (tensor<8xf32>) -> tensor<8xf32>
    %3 = stablehlo.slice %arg1 [0:8, 0:1] : (tensor<8x6xf32>) -> tensor<8x1xf32>
    %4 = stablehlo.reshape %3 : (tensor<8x1xf32>) -> tensor<8xf32>
    %5 = call @searchsorted(%2, %4) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi32>
    return %5 : tensor<8xi32>
  }
  func.func private @sort(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
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
    }) : (tensor<8xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func private @searchsorted(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> tensor<8xi32> {
    %0 = call @_searchsorted_scan_impl(%arg0, %arg1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi32>
    return %0 : tensor<8xi32>
  }
  func.func private @_searchsorted_scan_impl(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> tensor<8xi32> {
    %0 = call @_searchsorted_scan_impl_0(%arg0, %arg1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi32>
    return %0 : tensor<8xi32>
  }
  func.func private @_searchsorted_scan_impl_0(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> tensor<8xi32> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %c_0 = stablehlo.constant dense<8> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2:5 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %c_1, %iterArg_4 = %0, %iterArg_5 = %1) : tensor<8xf32>, tensor<8xf32>, tensor<i32>, tensor<8xui32>, tensor<8xui32>
    cond {
      %c_6 = stablehlo.constant dense<4> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4:2 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_4, %iterArg_5) : (tensor<8xf32>, tensor<8xf32>, tensor<8xui32>, tensor<8xui32>) -> (tensor<8xui32>, tensor<8xui32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %5, %4#0, %4#1 : tensor<8xf32>, tensor<8xf32>, tensor<i32>, tensor<8xui32>, tensor<8xui32>
    }
    %3 = stablehlo.convert %2#4 : (tensor<8xui32>) -> tensor<8xi32>
    return %3 : tensor<8xi32>
  }
  func.func private @closed_call(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xui32>, %arg3: tensor<8xui32>) -> (tensor<8xui32>, tensor<8xui32>) {
    %0 = stablehlo.subtract %arg3, %arg2 : tensor<8xui32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %1 = call @floor_divide(%0, %c) : (tensor<8xui32>, tensor<i32>) -> tensor<8xui32>
    %2 = stablehlo.add %arg2, %1 : tensor<8xui32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<8xui32>) -> tensor<8x1xui32>
    %4 = "stablehlo.gather"(%arg0, %3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8xf32>, tensor<8x1xui32>) -> tensor<8x1xf32>
    %5 = stablehlo.reshape %4 : (tensor<8x1xf32>) -> tensor<8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %7 = stablehlo.compare EQ, %arg1, %6, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %9 = stablehlo.select %7, %8, %arg1 : tensor<8xi1>, tensor<8xf32>
    %10 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %12 = stablehlo.select %10, %11, %9 : tensor<8xi1>, tensor<8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %14 = stablehlo.compare EQ, %5, %13, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %16 = stablehlo.select %14, %15, %5 : tensor<8xi1>, tensor<8xf32>
    %17 = stablehlo.compare NE, %5, %5, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %19 = stablehlo.select %17, %18, %16 : tensor<8xi1>, tensor<8xf32>
    %20 = stablehlo.compare LE, %12, %19, TOTALORDER : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %21 = stablehlo.select %20, %arg2, %2 : tensor<8xi1>, tensor<8xui32>
    %22 = stablehlo.select %20, %2, %arg3 : tensor<8xi1>, tensor<8xui32>
    return %21, %22 : tensor<8xui32>, tensor<8xui32>
  }
  func.func private @floor_divide(%arg0: tensor<8xui32>, %arg1: tensor<i32>) -> tensor<8xui32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %2 = stablehlo.divide %arg0, %1 : tensor<8xui32>
    return %2 : tensor<8xui32>
  }
}
// -----
// quantile
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0x3C81C4BD264ECDBEEE162CBECFEC4CBFB0B9DD3E4809EFBD"> : tensor<6xf32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<6xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<6xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %0 = call @quantile(%arg0, %cst) : (tensor<8x6xf32>, tensor<f32>) -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func private @quantile(%arg0: tensor<8x6xf32>, %arg1: tensor<f32>) -> tensor<6xf32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<8x6xf32>, tensor<8x6xf32>) -> tensor<8x6xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<8x6xi1>, tensor<i1>) -> tensor<6xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %3 = call @_where(%2, %cst, %arg0) : (tensor<1x6xi1>, tensor<f32>, tensor<8x6xf32>) -> tensor<8x6xf32>
    %4 = "stablehlo.sort"(%3) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %26 = stablehlo.compare EQ, %arg2, %cst_9, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %27 = stablehlo.select %26, %cst_10, %arg2 : tensor<i1>, tensor<f32>
      %28 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_11 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %29 = stablehlo.select %28, %cst_11, %27 : tensor<i1>, tensor<f32>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %30 = stablehlo.compare EQ, %arg3, %cst_12, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %31 = stablehlo.select %30, %cst_13, %arg3 : tensor<i1>, tensor<f32>
      %32 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_14 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %33 = stablehlo.select %32, %cst_14, %31 : tensor<i1>, tensor<f32>
      %34 = stablehlo.compare LT, %29, %33, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %34 : tensor<i1>
    }) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.subtract %cst_0, %cst_1 : tensor<f32>
    %6 = stablehlo.multiply %arg1, %5 : tensor<f32>
    %7 = stablehlo.floor %6 : tensor<f32>
    %8 = stablehlo.ceil %6 : tensor<f32>
    %9 = stablehlo.subtract %6, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.subtract %cst_3, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.clamp %cst_5, %7, %11 : tensor<f32>
    %cst_6 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.subtract %cst_6, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.clamp %cst_8, %8, %13 : tensor<f32>
    %15 = stablehlo.convert %12 : (tensor<f32>) -> tensor<i32>
    %16 = stablehlo.convert %14 : (tensor<f32>) -> tensor<i32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %18 = "stablehlo.gather"(%4, %17) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<8x6xf32>, tensor<1xi32>) -> tensor<6xf32>
    %19 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %20 = "stablehlo.gather"(%4, %19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<8x6xf32>, tensor<1xi32>) -> tensor<6xf32>
    %21 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %22 = stablehlo.multiply %18, %21 : tensor<6xf32>
    %23 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %24 = stablehlo.multiply %20, %23 : tensor<6xf32>
    %25 = stablehlo.add %22, %24 : tensor<6xf32>
    return %25 : tensor<6xf32>
  }
  func.func private @_where(%arg0: tensor<1x6xi1>, %arg1: tensor<f32>, %arg2: tensor<8x6xf32>) -> tensor<8x6xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x6xi1>) -> tensor<8x6xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<8x6xi1>, tensor<8x6xf32>
    return %3 : tensor<8x6xf32>
  }
}
// -----
// lexsort
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x2D000000EFFFFFFF040000000200000022000000F9FFFFFFEAFFFFFFD0FFFFFFF2FFFFFF20000000CEFFFFFF2700000004000000DCFFFFFFECFFFFFF05000000EDFFFFFFD8FFFFFF1000000011000000D9FFFFFFEAFFFFFFE6FFFFFF0F00000017000000160000002B0000001A000000EEFFFFFFD8FFFFFF0B000000290000002F000000E5FFFFFFE5FFFFFFD1FFFFFFDCFFFFFF0500000004000000F3FFFFFFECFFFFFF20000000FCFFFFFF1E0000002E000000EDFFFFFFE2FFFFFF2D000000"> : tensor<8x6xi32>
    %in1 = stablehlo.constant dense<"0x060000000300000006000000050000000900000003000000090000000900000002000000020000000500000001000000030000000400000009000000090000000200000009000000010000000700000008000000090000000300000009000000020000000500000005000000030000000100000007000000040000000600000004000000040000000800000001000000070000000700000004000000030000000100000009000000090000000300000001000000020000000100000008000000"> : tensor<8x6xi32>
    %expected0 = stablehlo.constant dense<"0x0300000004000000020000000500000000000000060000000100000007000000"> : tensor<8xi32>
    %got = call @model(%in0, %in1) : (tensor<8x6xi32>, tensor<8x6xi32>) -> tensor<8xi32>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<8xi32>, tensor<8xi32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xi32>, %arg1: tensor<8x6xi32>) -> (tensor<8xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:8, 0:1] : (tensor<8x6xi32>) -> tensor<8x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<8x1xi32>) -> tensor<8xi32>
    %2 = stablehlo.slice %arg1 [0:8, 0:1] : (tensor<8x6xi32>) -> tensor<8x1xi32>
    %3 = stablehlo.reshape %2 : (tensor<8x1xi32>) -> tensor<8xi32>
    %4 = call @lexsort(%1, %3) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    return %4 : tensor<8xi32>
  }
  func.func private @lexsort(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<8xi32>
    %1:3 = "stablehlo.sort"(%arg1, %arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<i32>):
      %2 = stablehlo.compare LT, %arg4, %arg5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.compare LT, %arg2, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %4 = stablehlo.compare EQ, %arg2, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %5 = stablehlo.and %4, %2 : tensor<i1>
      %6 = stablehlo.or %3, %5 : tensor<i1>
      stablehlo.return %6 : tensor<i1>
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>)
    return %1#2 : tensor<8xi32>
  }
}
