module @jit_scaled_by_chosen attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<i32> {sdy.sharding = #sdy.sharding<@mesh, []>}, %arg1: tensor<64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) -> (tensor<64x32xf32> {jax.result_info = "result", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %0 = stablehlo.clamp %c, %arg0, %c_0 : tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.multiply %arg1, %arg1 : tensor<64x32xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<64x32xf32>, tensor<f32>) -> tensor<32xf32>
      %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %5 = stablehlo.add %4, %3 : tensor<32xf32>
      %6 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
      %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<64x32xf32>
      %8 = stablehlo.divide %arg1, %7 : tensor<64x32xf32>
      stablehlo.return %8 : tensor<64x32xf32>
    }, {
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<64xf32>
      %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
      %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
      %5 = stablehlo.divide %3, %4 : tensor<64x1xf32>
      %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x32xf32>
      %7 = stablehlo.subtract %arg1, %6 : tensor<64x32xf32>
      stablehlo.return %7 : tensor<64x32xf32>
    }, {
      %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %2 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<f32>
      %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %3 = stablehlo.compare GT, %2, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.convert %3 : (tensor<i1>) -> tensor<i32>
      %5 = "stablehlo.case"(%4) ({
        %6 = stablehlo.tanh %arg1 : tensor<64x32xf32>
        stablehlo.return %6 : tensor<64x32xf32>
      }, {
        %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %6 = stablehlo.reduce(%arg1 init: %cst_2) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<f32>
        %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
        %8 = stablehlo.divide %arg1, %7 : tensor<64x32xf32>
        stablehlo.return %8 : tensor<64x32xf32>
      }) : (tensor<i32>) -> tensor<64x32xf32>
      stablehlo.return %5 : tensor<64x32xf32>
    }, {
      %2 = stablehlo.sine %arg1 : tensor<64x32xf32>
      stablehlo.return %2 : tensor<64x32xf32>
    }) : (tensor<i32>) -> tensor<64x32xf32>
    return %1 : tensor<64x32xf32>
  }
}
