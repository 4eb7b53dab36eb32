module @jit_rot90 attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<24x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) -> (tensor<24x24xf32> {jax.result_info = "result", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) {
    %0 = call @rot90(%arg0) : (tensor<24x24xf32>) -> tensor<24x24xf32>
    return %0 : tensor<24x24xf32>
  }
  func.func private @rot90(%arg0: tensor<24x24xf32>) -> tensor<24x24xf32> {
    %0 = call @_flip(%arg0) : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<24x24xf32>) -> tensor<24x24xf32>
    return %1 : tensor<24x24xf32>
  }
  func.func private @_flip(%arg0: tensor<24x24xf32>) -> tensor<24x24xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<24x24xf32>
    return %0 : tensor<24x24xf32>
  }
}
