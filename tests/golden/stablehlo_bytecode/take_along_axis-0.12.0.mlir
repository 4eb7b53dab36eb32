module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %cst = stablehlo.constant dense<[[0.304717094, -1.03998411, 0.750451207, 0.940564692, -1.95103514, -1.30217946], [0.1278404, -0.316242605, -0.016801158, -0.853043913, 0.879397988, 0.777791917], [0.066030696, 1.12724125, 0.467509329, -0.859292447, 0.368750781, -0.958882629], [0.878450274, -0.0499259122, -0.18486236, -0.680929542, 1.22254133, -0.154529482], [-0.428327829, -0.352133542, 0.532309175, 0.365444064, 0.412732601, 4.308210e-01], [2.14164758, -0.406415015, -0.512242734, -0.813772737, 0.615979433, 1.12897229], [-0.113947459, -0.840156495, -0.824481189, 0.650592803, 0.743254184, 0.54315424], [-0.6655097, 0.232161328, 0.116685808, 0.218688592, 0.871428787, 0.223595545]]> : tensor<8x6xf32>
    %c = stablehlo.constant dense<[[3, 0, 5], [2, 0, 4], [3, 3, 0], [4, 3, 4], [4, 1, 1], [5, 3, 2], [1, 3, 4], [0, 3, 5]]> : tensor<8x3xi32>
    %cst_0 = stablehlo.constant dense<[[0.940564692, 0.304717094, -1.30217946], [-0.016801158, 0.1278404, 0.879397988], [-0.859292447, -0.859292447, 0.066030696], [1.22254133, -0.680929542, 1.22254133], [0.412732601, -0.352133542, -0.352133542], [1.12897229, -0.813772737, -0.512242734], [-0.840156495, 0.650592803, 0.743254184], [-0.6655097, 0.218688592, 0.223595545]]> : tensor<8x3xf32>
    %0 = call @model(%cst, %c) : (tensor<8x6xf32>, tensor<8x3xi32>) -> tensor<8x3xf32>
    stablehlo.custom_call @check.expect_close(%0, %cst_0) {has_side_effect = true} : (tensor<8x3xf32>, tensor<8x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>, %arg1: tensor<8x3xi32>) -> (tensor<8x3xf32> {jax.result_info = "result"}) {
    %0 = call @take_along_axis(%arg0, %arg1) : (tensor<8x6xf32>, tensor<8x3xi32>) -> tensor<8x3xf32>
    return %0 : tensor<8x3xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<8x6xf32>, %arg1: tensor<8x3xi32>) -> tensor<8x3xf32> {
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<1xi32>
    %c_1 = stablehlo.constant dense<6> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x3xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8x3xi32>, tensor<8x3xi32>) -> tensor<8x3xi1>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8x3xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<8x3xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<8x3xi1>, tensor<8x3xi32>
    %5 = stablehlo.reshape %4 : (tensor<8x3xi32>) -> tensor<8x3x1xi32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x3x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8x3x1xi32>, tensor<8x3x1xi32>) -> tensor<8x3x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<8x3x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8x3x1xi32>, tensor<8x3x1xi32>) -> tensor<8x3x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<8x3x1xi1>
    %12 = stablehlo.reduce(%11 init: %c) applies stablehlo.and across dimensions = [2] : (tensor<8x3x1xi1>, tensor<i1>) -> tensor<8x3xi1>
    %13 = stablehlo.iota dim = 0 : tensor<8x3x1xi32>
    %14 = stablehlo.concatenate %13, %5, dim = 2 : (tensor<8x3x1xi32>, tensor<8x3x1xi32>) -> tensor<8x3x2xi32>
    %15 = "stablehlo.gather"(%arg0, %14) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x6xf32>, tensor<8x3x2xi32>) -> tensor<8x3xf32>
    %16 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %17 = stablehlo.select %12, %15, %16 : tensor<8x3xi1>, tensor<8x3xf32>
    return %17 : tensor<8x3xf32>
  }
}
