module @jit__lambda attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) -> (tensor<64x32xf32> {jax.result_info = "result", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) {
    %0 = stablehlo.slice %arg0 [1:63, 0:32] : (tensor<64x32xf32>) -> tensor<62x32xf32>
    %cst = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<62x32xf32>
    %2 = stablehlo.multiply %1, %0 : tensor<62x32xf32>
    %3 = stablehlo.slice %arg0 [2:64, 0:32] : (tensor<64x32xf32>) -> tensor<62x32xf32>
    %4 = stablehlo.slice %arg0 [0:62, 0:32] : (tensor<64x32xf32>) -> tensor<62x32xf32>
    %5 = stablehlo.subtract %3, %4 : tensor<62x32xf32>
    %6 = stablehlo.multiply %2, %5 : tensor<62x32xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %8 = "stablehlo.scatter"(%arg0, %7, %6) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %9 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }) : (tensor<64x32xf32>, tensor<1xi32>, tensor<62x32xf32>) -> tensor<64x32xf32>
    return %8 : tensor<64x32xf32>
  }
}
