module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %cst = stablehlo.constant dense<[[0.304717094, -1.03998411, 0.750451207, 0.940564692, -1.95103514, -1.30217946], [0.1278404, -0.316242605, -0.016801158, -0.853043913, 0.879397988, 0.777791917], [0.066030696, 1.12724125, 0.467509329, -0.859292447, 0.368750781, -0.958882629], [0.878450274, -0.0499259122, -0.18486236, -0.680929542, 1.22254133, -0.154529482], [-0.428327829, -0.352133542, 0.532309175, 0.365444064, 0.412732601, 4.308210e-01], [2.14164758, -0.406415015, -0.512242734, -0.813772737, 0.615979433, 1.12897229], [-0.113947459, -0.840156495, -0.824481189, 0.650592803, 0.743254184, 0.54315424], [-0.6655097, 0.232161328, 0.116685808, 0.218688592, 0.871428787, 0.223595545]]> : tensor<8x6xf32>
    %c = stablehlo.constant dense<[[6, 1], [6, 7], [5, 2]]> : tensor<3x2xi32>
    %cst_0 = stablehlo.constant dense<[[[-0.113947459, -0.840156495, -0.824481189, 0.650592803, 0.743254184, 0.54315424], [0.1278404, -0.316242605, -0.016801158, -0.853043913, 0.879397988, 0.777791917]], [[-0.113947459, -0.840156495, -0.824481189, 0.650592803, 0.743254184, 0.54315424], [-0.6655097, 0.232161328, 0.116685808, 0.218688592, 0.871428787, 0.223595545]], [[2.14164758, -0.406415015, -0.512242734, -0.813772737, 0.615979433, 1.12897229], [0.066030696, 1.12724125, 0.467509329, -0.859292447, 0.368750781, -0.958882629]]]> : tensor<3x2x6xf32>
    %0 = call @model(%cst, %c) : (tensor<8x6xf32>, tensor<3x2xi32>) -> tensor<3x2x6xf32>
    stablehlo.custom_call @check.expect_close(%0, %cst_0) {has_side_effect = true} : (tensor<3x2x6xf32>, tensor<3x2x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>, %arg1: tensor<3x2xi32>) -> (tensor<3x2x6xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<8> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x2xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x2xi1>, tensor<3x2xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 6>}> : (tensor<8x6xf32>, tensor<3x2x1xi32>) -> tensor<3x2x6xf32>
    return %6 : tensor<3x2x6xf32>
  }
}
