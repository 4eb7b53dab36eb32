module @jit_rows_at_most_gradient attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<512x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, %arg1: tensor<256xi32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %arg2: tensor<256x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}) -> (tensor<512x16xf32> {jax.result_info = "result[0]", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, tensor<256x16xf32> {jax.result_info = "result[1]", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<256xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<256xi32>, tensor<256xi32>) -> tensor<256xi1>
    %c_0 = stablehlo.constant dense<512> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<256xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<256xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<256xi1>, tensor<256xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<256xi32>) -> tensor<256x1xi32>
    %6 = "stablehlo.scatter"(%arg0, %5, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %59 = stablehlo.minimum %arg3, %arg4 : tensor<f32>
      stablehlo.return %59 : tensor<f32>
    }) : (tensor<512x16xf32>, tensor<256x1xi32>, tensor<256x16xf32>) -> tensor<512x16xf32>
    %7 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<512x16xf32>, tensor<256x1xi32>) -> tensor<256x16xf32>
    %8 = "stablehlo.gather"(%6, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<512x16xf32>, tensor<256x1xi32>) -> tensor<256x16xf32>
    %9 = stablehlo.compare EQ, %arg2, %8, FLOAT : (tensor<256x16xf32>, tensor<256x16xf32>) -> tensor<256x16xi1>
    %10 = stablehlo.compare EQ, %7, %8, FLOAT : (tensor<256x16xf32>, tensor<256x16xf32>) -> tensor<256x16xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x16xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
    %14 = stablehlo.select %9, %12, %13 : tensor<256x16xi1>, tensor<256x16xf32>
    %15 = "stablehlo.scatter"(%11, %5, %14) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %59 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %59 : tensor<f32>
    }) : (tensor<512x16xf32>, tensor<256x1xi32>, tensor<256x16xf32>) -> tensor<512x16xf32>
    %16 = "stablehlo.gather"(%15, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<512x16xf32>, tensor<256x1xi32>) -> tensor<256x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<512x16xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
    %19 = "stablehlo.scatter"(%17, %5, %18) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %59 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %59 : tensor<f32>
    }) : (tensor<512x16xf32>, tensor<256x1xi32>, tensor<256x16xf32>) -> tensor<512x16xf32>
    %20 = "stablehlo.gather"(%19, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<512x16xf32>, tensor<256x1xi32>) -> tensor<256x16xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
    %22 = stablehlo.add %16, %21 : tensor<256x16xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
    %24 = stablehlo.divide %23, %22 : tensor<256x16xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
    %26 = stablehlo.divide %25, %16 : tensor<256x16xf32>
    %27 = stablehlo.select %10, %24, %26 : tensor<256x16xi1>, tensor<256x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
    %29 = stablehlo.select %9, %27, %28 : tensor<256x16xi1>, tensor<256x16xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
    %31 = stablehlo.add %16, %30 : tensor<256x16xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
    %33 = stablehlo.divide %32, %31 : tensor<256x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
    %35 = stablehlo.select %10, %33, %34 : tensor<256x16xi1>, tensor<256x16xf32>
    %cst_12 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
    %37 = stablehlo.add %36, %35 : tensor<256x16xf32>
    %38 = stablehlo.divide %37, %20 : tensor<256x16xf32>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<512x16xf32>
    %40 = stablehlo.multiply %39, %6 : tensor<512x16xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<512x16xf32>
    %42 = stablehlo.multiply %41, %40 : tensor<512x16xf32>
    %c_15 = stablehlo.constant dense<511> : tensor<1xi32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<256x1xi32>
    %44 = stablehlo.compare GE, %5, %43, SIGNED : (tensor<256x1xi32>, tensor<256x1xi32>) -> tensor<256x1xi1>
    %45 = stablehlo.broadcast_in_dim %c_15, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<256x1xi32>
    %47 = stablehlo.compare LE, %5, %46, SIGNED : (tensor<256x1xi32>, tensor<256x1xi32>) -> tensor<256x1xi1>
    %48 = stablehlo.and %44, %47 : tensor<256x1xi1>
    %c_17 = stablehlo.constant dense<true> : tensor<i1>
    %49 = stablehlo.reduce(%48 init: %c_17) applies stablehlo.and across dimensions = [1] : (tensor<256x1xi1>, tensor<i1>) -> tensor<256xi1>
    %50 = "stablehlo.gather"(%42, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<512x16xf32>, tensor<256x1xi32>) -> tensor<256x16xf32>
    %51 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<256xi1>) -> tensor<256x16xi1>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<256x16xf32>
    %53 = stablehlo.select %51, %50, %52 : tensor<256x16xi1>, tensor<256x16xf32>
    %54 = stablehlo.multiply %53, %29 : tensor<256x16xf32>
    %55 = stablehlo.multiply %53, %38 : tensor<256x16xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<512x16xf32>
    %57 = "stablehlo.scatter"(%56, %5, %55) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %59 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %59 : tensor<f32>
    }) : (tensor<512x16xf32>, tensor<256x1xi32>, tensor<256x16xf32>) -> tensor<512x16xf32>
    %58 = stablehlo.add %42, %57 : tensor<512x16xf32>
    return %58, %54 : tensor<512x16xf32>, tensor<256x16xf32>
  }
}
