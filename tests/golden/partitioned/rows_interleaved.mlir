module @jit__lambda attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", "y"}, {}]>}) -> (tensor<64x32xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:64:2, 0:32] : (tensor<64x32xf32>) -> tensor<32x32xf32>
    %1 = stablehlo.slice %arg0 [1:64:2, 0:32] : (tensor<64x32xf32>) -> tensor<32x32xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : (tensor<32x32xf32>) -> tensor<32x1x32xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 2] : (tensor<32x32xf32>) -> tensor<32x1x32xf32>
    %4 = stablehlo.concatenate %2, %3, dim = 1 : (tensor<32x1x32xf32>, tensor<32x1x32xf32>) -> tensor<32x2x32xf32>
    %5 = stablehlo.reshape %4 : (tensor<32x2x32xf32>) -> tensor<64x32xf32>
    return %5 : tensor<64x32xf32>
  }
}
