module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %cst = stablehlo.constant dense<[[0.304717094, -1.03998411, 0.750451207, 0.940564692, -1.95103514, -1.30217946], [0.1278404, -0.316242605, -0.016801158, -0.853043913, 0.879397988, 0.777791917], [0.066030696, 1.12724125, 0.467509329, -0.859292447, 0.368750781, -0.958882629], [0.878450274, -0.0499259122, -0.18486236, -0.680929542, 1.22254133, -0.154529482], [-0.428327829, -0.352133542, 0.532309175, 0.365444064, 0.412732601, 4.308210e-01], [2.14164758, -0.406415015, -0.512242734, -0.813772737, 0.615979433, 1.12897229], [-0.113947459, -0.840156495, -0.824481189, 0.650592803, 0.743254184, 0.54315424], [-0.6655097, 0.232161328, 0.116685808, 0.218688592, 0.871428787, 0.223595545]]> : tensor<8x6xf32>
    %cst_0 = stablehlo.constant dense<[[1.60943413, 3.07996821, 2.50090241, 2.88112926, 4.902070e+00, 3.60435891], [1.2556808, 1.63248515, 1.03360236, 2.70608783, 2.75879598, 2.55558395], [1.13206136, 3.25448251, 1.93501866, 2.71858501, 1.73750162, 2.91776514], [2.75690055, 1.09985185, 1.36972475, 2.36185908, 3.44508266, 1.3090589], [1.8566556, 1.70426702, 2.06461835, 1.73088813, 1.8254652, 1.861642], [5.28329515, 1.812830e+00, 2.02448559, 2.62754536, 2.23195887, 3.25794458], [1.2278949, 2.68031311, 2.6489625, 2.30118561, 2.48650837, 2.08630848], [2.3310194, 1.46432269, 1.23337162, 1.43737721, 2.74285746, 1.44719112]]> : tensor<8x6xf32>
    %0 = call @model(%cst) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    stablehlo.custom_call @check.expect_close(%0, %cst_0) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8x6xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.abs %arg0 : tensor<8x6xf32>
    %1 = stablehlo.while(%iterArg = %0) : tensor<8x6xf32>
    cond {
      %2 = stablehlo.reduce(%iterArg init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<f32>
      %3 = stablehlo.compare LT, %2, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
      %3 = stablehlo.multiply %iterArg, %2 : tensor<8x6xf32>
      %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
      %5 = stablehlo.add %3, %4 : tensor<8x6xf32>
      stablehlo.return %5 : tensor<8x6xf32>
    }
    return %1 : tensor<8x6xf32>
  }
}
