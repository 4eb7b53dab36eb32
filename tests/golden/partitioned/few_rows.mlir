module @jit__lambda attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}) -> (tensor<32xf32> {jax.result_info = "result[0]"}, tensor<32xf32> {jax.result_info = "result[1]"}, tensor<2x32xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.slice %arg0 [0:1, 0:32] : (tensor<64x32xf32>) -> tensor<1x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32xf32>) -> tensor<32xf32>
    %2 = stablehlo.slice %arg0 [63:64, 0:32] : (tensor<64x32xf32>) -> tensor<1x32xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x32xf32>) -> tensor<32xf32>
    %4 = stablehlo.slice %arg0 [3:5, 0:32] : (tensor<64x32xf32>) -> tensor<2x32xf32>
    return %1, %3, %4 : tensor<32xf32>, tensor<32xf32>, tensor<2x32xf32>
  }
}
