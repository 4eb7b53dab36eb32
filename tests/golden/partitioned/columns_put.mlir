module @jit__lambda attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, %arg1: tensor<64x8xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<64x32xf32> {jax.result_info = "result", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @put_along_axis(%arg0, %arg1, %cst) : (tensor<64x32xf32>, tensor<64x8xi32>, tensor<f32>) -> tensor<64x32xf32>
    return %0 : tensor<64x32xf32>
  }
  func.func private @put_along_axis(%arg0: tensor<64x32xf32>, %arg1: tensor<64x8xi32>, %arg2: tensor<f32>) -> tensor<64x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
    %1 = stablehlo.iota dim = 0 : tensor<64xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<64x1xi32>
    %4 = stablehlo.compare LT, %2, %3, SIGNED : (tensor<64x1xi32>, tensor<64x1xi32>) -> tensor<64x1xi1>
    %c_0 = stablehlo.constant dense<64> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<64x1xi32>
    %6 = stablehlo.add %2, %5 : tensor<64x1xi32>
    %7 = stablehlo.select %4, %6, %2 : tensor<64x1xi1>, tensor<64x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<64x8xi32>
    %9 = stablehlo.compare LT, %arg1, %8, SIGNED : (tensor<64x8xi32>, tensor<64x8xi32>) -> tensor<64x8xi1>
    %c_2 = stablehlo.constant dense<32> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<64x8xi32>
    %11 = stablehlo.add %arg1, %10 : tensor<64x8xi32>
    %12 = stablehlo.select %9, %11, %arg1 : tensor<64x8xi1>, tensor<64x8xi32>
    %13 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<64x1xi32>) -> tensor<64x8xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<64x8xi32>) -> tensor<64x8x1xi32>
    %15 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<64x8xi32>) -> tensor<64x8x1xi32>
    %16 = stablehlo.concatenate %14, %15, dim = 2 : (tensor<64x8x1xi32>, tensor<64x8x1xi32>) -> tensor<64x8x2xi32>
    %17 = stablehlo.convert %0 : tensor<64x8xf32>
    %18 = "stablehlo.scatter"(%arg0, %16, %17) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<64x32xf32>, tensor<64x8x2xi32>, tensor<64x8xf32>) -> tensor<64x32xf32>
    return %18 : tensor<64x32xf32>
  }
}
