module @jit_experts_of_few_places attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %arg1: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, %arg2: tensor<8x16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}, {}]>}, %arg3: tensor<8x32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}, {}]>}) -> (tensor<32x16xf32> {jax.result_info = "result", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x16xf32>, tensor<16x8xf32>) -> tensor<32x8xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<32x8xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %3 = stablehlo.maximum %2, %1 : tensor<32xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x8xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<32x8xf32>
    %7 = stablehlo.exponential %6 : tensor<32x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<32x8xf32>, tensor<f32>) -> tensor<32xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x8xf32>
    %11 = stablehlo.divide %7, %10 : tensor<32x8xf32>
    %12 = call @argmax(%11) : (tensor<32x8xf32>) -> tensor<32xi32>
    %13 = call @_one_hot(%12) : (tensor<32xi32>) -> tensor<32x8xi32>
    %14 = call @cumsum(%13) : (tensor<32x8xi32>) -> tensor<32x8xi32>
    %15 = stablehlo.multiply %14, %13 : tensor<32x8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.reduce(%15 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<32x8xi32>, tensor<i32>) -> tensor<32xi32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %18 = stablehlo.subtract %16, %17 : tensor<32xi32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x4x16xf32>
    %c_4 = stablehlo.constant dense<4> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %21 = stablehlo.compare LT, %18, %20, SIGNED : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %c_5 = stablehlo.constant dense<4> : tensor<i32>
    %22 = call @_where(%21, %18, %c_5) : (tensor<32xi1>, tensor<32xi32>, tensor<i32>) -> tensor<32xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %24 = stablehlo.compare LT, %12, %23, SIGNED : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %c_7 = stablehlo.constant dense<8> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %26 = stablehlo.add %12, %25 : tensor<32xi32>
    %27 = stablehlo.select %24, %26, %12 : tensor<32xi1>, tensor<32xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %29 = stablehlo.compare LT, %22, %28, SIGNED : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %c_9 = stablehlo.constant dense<4> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %31 = stablehlo.add %22, %30 : tensor<32xi32>
    %32 = stablehlo.select %29, %31, %22 : tensor<32xi1>, tensor<32xi32>
    %33 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %35 = stablehlo.concatenate %33, %34, dim = 1 : (tensor<32x1xi32>, tensor<32x1xi32>) -> tensor<32x2xi32>
    %36 = "stablehlo.scatter"(%19, %35, %arg0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      stablehlo.return %arg5 : tensor<f32>
    }) : (tensor<8x4x16xf32>, tensor<32x2xi32>, tensor<32x16xf32>) -> tensor<8x4x16xf32>
    %37 = stablehlo.dot_general %36, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x16xf32>, tensor<8x16x32xf32>) -> tensor<8x4x32xf32>
    %38 = call @relu(%37) : (tensor<8x4x32xf32>) -> tensor<8x4x32xf32>
    %39 = stablehlo.dot_general %38, %arg3, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x32xf32>, tensor<8x32x16xf32>) -> tensor<8x4x16xf32>
    %c_10 = stablehlo.constant dense<4> : tensor<i32>
    %40 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %41 = stablehlo.compare LT, %18, %40, SIGNED : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0] : (tensor<32xi1>) -> tensor<32x1xi1>
    %c_11 = stablehlo.constant dense<3> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %44 = stablehlo.minimum %18, %43 : tensor<32xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %45 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %46 = stablehlo.compare LT, %12, %45, SIGNED : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %c_13 = stablehlo.constant dense<8> : tensor<i32>
    %47 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %48 = stablehlo.add %12, %47 : tensor<32xi32>
    %49 = stablehlo.select %46, %48, %12 : tensor<32xi1>, tensor<32xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %50 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %51 = stablehlo.compare LT, %44, %50, SIGNED : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %c_15 = stablehlo.constant dense<4> : tensor<i32>
    %52 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %53 = stablehlo.add %44, %52 : tensor<32xi32>
    %54 = stablehlo.select %51, %53, %44 : tensor<32xi1>, tensor<32xi32>
    %55 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %56 = stablehlo.broadcast_in_dim %54, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %57 = stablehlo.concatenate %55, %56, dim = 1 : (tensor<32x1xi32>, tensor<32x1xi32>) -> tensor<32x2xi32>
    %58 = "stablehlo.gather"(%39, %57) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 16>}> : (tensor<8x4x16xf32>, tensor<32x2xi32>) -> tensor<32x16xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %59 = call @_where_1(%42, %58, %c_16) : (tensor<32x1xi1>, tensor<32x16xf32>, tensor<i32>) -> tensor<32x16xf32>
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %60 = stablehlo.reduce(%11 init: %cst_17) applies stablehlo.maximum across dimensions = [1] : (tensor<32x8xf32>, tensor<f32>) -> tensor<32xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x16xf32>
    %63 = stablehlo.multiply %59, %62 : tensor<32x16xf32>
    return %63 : tensor<32x16xf32>
  }
  func.func private @argmax(%arg0: tensor<32x8xf32>) -> tensor<32xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<32x8xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<32x8xf32>, tensor<32x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<32xf32>, tensor<32xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<32xi32>
  }
  func.func private @_one_hot(%arg0: tensor<32xi32>) -> tensor<32x8xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x8xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<32x1xi32>) -> tensor<32x8xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<32x8xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<32x8xi32>, tensor<32x8xi32>) -> tensor<32x8xi1>
    %5 = stablehlo.convert %4 : (tensor<32x8xi1>) -> tensor<32x8xi32>
    return %5 : tensor<32x8xi32>
  }
  func.func private @cumsum(%arg0: tensor<32x8xi32>) -> tensor<32x8xi32> {
    %0 = call @cumsum_0(%arg0) : (tensor<32x8xi32>) -> tensor<32x8xi32>
    return %0 : tensor<32x8xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<32x8xi32>) -> tensor<32x8xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[31, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 32, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<32x8xi32>, tensor<i32>) -> tensor<32x8xi32>
    return %1 : tensor<32x8xi32>
  }
  func.func private @_where(%arg0: tensor<32xi1>, %arg1: tensor<32xi32>, %arg2: tensor<i32>) -> tensor<32xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<32xi1>, tensor<32xi32>
    return %2 : tensor<32xi32>
  }
  func.func private @relu(%arg0: tensor<8x4x32xf32>) -> tensor<8x4x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x4x32xf32>
    return %1 : tensor<8x4x32xf32>
  }
  func.func private @_where_1(%arg0: tensor<32x1xi1>, %arg1: tensor<32x16xf32>, %arg2: tensor<i32>) -> tensor<32x16xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<32x1xi1>) -> tensor<32x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<32x16xi1>, tensor<32x16xf32>
    return %3 : tensor<32x16xf32>
  }
}
