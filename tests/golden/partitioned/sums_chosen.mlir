module @jit__lambda attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<i1> {sdy.sharding = #sdy.sharding<@mesh, []>}, %arg1: tensor<64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, %arg2: tensor<64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, %arg3: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}) -> (tensor<64x16xf32> {jax.result_info = "result", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
    %0 = stablehlo.slice %arg1 [0:64, 0:1] : (tensor<64x32xf32>) -> tensor<64x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %2 = stablehlo.compare GT, %0, %1, FLOAT : (tensor<64x1xf32>, tensor<64x1xf32>) -> tensor<64x1xi1>
    %3 = stablehlo.dot_general %arg1, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<32x16xf32>) -> tensor<64x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = call @_where(%2, %3, %c) : (tensor<64x1xi1>, tensor<64x16xf32>, tensor<i32>) -> tensor<64x16xf32>
    %5 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32xf32>, tensor<32x16xf32>) -> tensor<64x16xf32>
    %6 = call @_where_0(%arg0, %4, %5) : (tensor<i1>, tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<64x16xf32>
    return %6 : tensor<64x16xf32>
  }
  func.func private @_where(%arg0: tensor<64x1xi1>, %arg1: tensor<64x16xf32>, %arg2: tensor<i32>) -> tensor<64x16xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<64x1xi1>) -> tensor<64x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<64x16xi1>, tensor<64x16xf32>
    return %3 : tensor<64x16xf32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<64x16xf32>, %arg2: tensor<64x16xf32>) -> tensor<64x16xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<64x16xf32>
    return %0 : tensor<64x16xf32>
  }
}
