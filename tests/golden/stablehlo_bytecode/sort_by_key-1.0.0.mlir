module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %c = stablehlo.constant dense<[[45, -17, 4, 2, 34, -7], [-22, -48, -14, 32, -50, 39], [4, -36, -20, 5, -19, -40], [16, 17, -39, -22, -26, 15], [23, 22, 43, 26, -18, -40], [11, 41, 47, -27, -27, -47], [-36, 5, 4, -13, -20, 32], [-4, 30, 46, -19, -30, 45]]> : tensor<8x6xi32>
    %cst = stablehlo.constant dense<[[0.304717094, -1.03998411, 0.750451207, 0.940564692, -1.95103514, -1.30217946], [0.1278404, -0.316242605, -0.016801158, -0.853043913, 0.879397988, 0.777791917], [0.066030696, 1.12724125, 0.467509329, -0.859292447, 0.368750781, -0.958882629], [0.878450274, -0.0499259122, -0.18486236, -0.680929542, 1.22254133, -0.154529482], [-0.428327829, -0.352133542, 0.532309175, 0.365444064, 0.412732601, 4.308210e-01], [2.14164758, -0.406415015, -0.512242734, -0.813772737, 0.615979433, 1.12897229], [-0.113947459, -0.840156495, -0.824481189, 0.650592803, 0.743254184, 0.54315424], [-0.6655097, 0.232161328, 0.116685808, 0.218688592, 0.871428787, 0.223595545]]> : tensor<8x6xf32>
    %c_0 = stablehlo.constant dense<[-36, -22, -4, 4, 11, 16, 23, 45]> : tensor<8xi32>
    %cst_1 = stablehlo.constant dense<[-0.113947459, 0.1278404, -0.6655097, 0.066030696, 2.14164758, 0.878450274, -0.428327829, 0.304717094]> : tensor<8xf32>
    %0:2 = call @model(%c, %cst) : (tensor<8x6xi32>, tensor<8x6xf32>) -> (tensor<8xi32>, tensor<8xf32>)
    stablehlo.custom_call @check.expect_eq(%0#0, %c_0) {has_side_effect = true} : (tensor<8xi32>, tensor<8xi32>) -> ()
    stablehlo.custom_call @check.expect_close(%0#1, %cst_1) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
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
