module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %cst = stablehlo.constant dense<[[0.304717094, -1.03998411, 0.750451207, 0.940564692, -1.95103514, -1.30217946], [0.1278404, -0.316242605, -0.016801158, -0.853043913, 0.879397988, 0.777791917], [0.066030696, 1.12724125, 0.467509329, -0.859292447, 0.368750781, -0.958882629], [0.878450274, -0.0499259122, -0.18486236, -0.680929542, 1.22254133, -0.154529482], [-0.428327829, -0.352133542, 0.532309175, 0.365444064, 0.412732601, 4.308210e-01], [2.14164758, -0.406415015, -0.512242734, -0.813772737, 0.615979433, 1.12897229], [-0.113947459, -0.840156495, -0.824481189, 0.650592803, 0.743254184, 0.54315424], [-0.6655097, 0.232161328, 0.116685808, 0.218688592, 0.871428787, 0.223595545]]> : tensor<8x6xf32>
    %c = stablehlo.constant dense<[6, 7, 1, 6, 6]> : tensor<5xi32>
    %c_0 = stablehlo.constant dense<[[true, false, true, true, false, false], [true, true, true, true, true, true], [true, true, true, false, true, false], [true, false, false, false, true, false], [false, false, true, true, true, true], [true, false, false, false, true, true], [true, true, true, true, true, true], [true, true, true, true, true, true]]> : tensor<8x6xi1>
    %0 = call @model(%cst, %c) : (tensor<8x6xf32>, tensor<5xi32>) -> tensor<8x6xi1>
    stablehlo.custom_call @check.expect_eq(%0, %c_0) {has_side_effect = true} : (tensor<8x6xi1>, tensor<8x6xi1>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>, %arg1: tensor<5xi32>) -> (tensor<8x6xi1> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<true> : tensor<i1>
    %c_0 = stablehlo.constant dense<8> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<8x6xf32>, tensor<8x6xf32>) -> tensor<8x6xi1>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %3 = stablehlo.compare LT, %arg1, %2, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %5 = stablehlo.add %arg1, %4 : tensor<5xi32>
    %6 = stablehlo.select %3, %5, %arg1 : tensor<5xi1>, tensor<5xi32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<5x6xi1>
    %9 = "stablehlo.scatter"(%1, %7, %8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg2: tensor<i1>, %arg3: tensor<i1>):
      stablehlo.return %arg3 : tensor<i1>
    }) : (tensor<8x6xi1>, tensor<5x1xi32>, tensor<5x6xi1>) -> tensor<8x6xi1>
    return %9 : tensor<8x6xi1>
  }
}
