module @jit_heat_step attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) -> (tensor<64x64xf32> {jax.result_info = "result", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<64x64xf32>, tensor<i32>) -> tensor<66x66xf32>
    %1 = stablehlo.slice %0 [2:66, 1:65] : (tensor<66x66xf32>) -> tensor<64x64xf32>
    %2 = stablehlo.slice %0 [0:64, 1:65] : (tensor<66x66xf32>) -> tensor<64x64xf32>
    %3 = stablehlo.add %1, %2 : tensor<64x64xf32>
    %4 = stablehlo.slice %0 [1:65, 2:66] : (tensor<66x66xf32>) -> tensor<64x64xf32>
    %5 = stablehlo.add %3, %4 : tensor<64x64xf32>
    %6 = stablehlo.slice %0 [1:65, 0:64] : (tensor<66x66xf32>) -> tensor<64x64xf32>
    %7 = stablehlo.add %5, %6 : tensor<64x64xf32>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %9 = stablehlo.multiply %8, %arg0 : tensor<64x64xf32>
    %10 = stablehlo.subtract %7, %9 : tensor<64x64xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %12 = stablehlo.multiply %11, %10 : tensor<64x64xf32>
    %13 = stablehlo.add %arg0, %12 : tensor<64x64xf32>
    return %13 : tensor<64x64xf32>
  }
  func.func private @_pad(%arg0: tensor<64x64xf32>, %arg1: tensor<i32>) -> tensor<66x66xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [1, 1], high = [1, 1], interior = [0, 0] : (tensor<64x64xf32>, tensor<f32>) -> tensor<66x66xf32>
    return %1 : tensor<66x66xf32>
  }
}
