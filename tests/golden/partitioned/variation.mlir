module @jit_total_variation attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) -> (tensor<f32> {jax.result_info = "result", sdy.sharding = #sdy.sharding<@mesh, []>}) {
    %0 = stablehlo.slice %arg0 [1:64, 0:32] : (tensor<64x32xf32>) -> tensor<63x32xf32>
    %1 = stablehlo.slice %arg0 [0:63, 0:32] : (tensor<64x32xf32>) -> tensor<63x32xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<63x32xf32>
    %3 = stablehlo.abs %2 : tensor<63x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<63x32xf32>, tensor<f32>) -> tensor<f32>
    %5 = stablehlo.slice %arg0 [0:64, 1:32] : (tensor<64x32xf32>) -> tensor<64x31xf32>
    %6 = stablehlo.slice %arg0 [0:64, 0:31] : (tensor<64x32xf32>) -> tensor<64x31xf32>
    %7 = stablehlo.subtract %5, %6 : tensor<64x31xf32>
    %8 = stablehlo.abs %7 : tensor<64x31xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x31xf32>, tensor<f32>) -> tensor<f32>
    %10 = stablehlo.add %4, %9 : tensor<f32>
    return %10 : tensor<f32>
  }
}
