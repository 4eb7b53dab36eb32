module @jit_heads_exchanged attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}, {}]>}, %arg1: tensor<16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}, {}]>}, %arg2: tensor<16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}, {}]>}) -> (tensor<16x4x8xf32> {jax.result_info = "result[0]", sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}, {}]>}, tensor<16x4x8xf32> {jax.result_info = "result[1]", sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}, {}]>}, tensor<16x4x8xf32> {jax.result_info = "result[2]", sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}, {}]>}) {
    %0:8 = sdy.manual_computation(%arg0, %arg1, %arg2) in_shardings=[<@mesh, [{"y"}, {}, {}]>, <@mesh, [{"y"}, {}, {}]>, <@mesh, [{"y"}, {}, {}]>] out_shardings=[<@mesh, [{"y"}, {}, {}]>, <@mesh, [{"y"}, {}, {}]>, <@mesh, [{"y"}, {}, {}]>, <@mesh, [{"y"}, {}, {}]>, <@mesh, [{"y"}, {}, {}]>, <@mesh, [{"y"}, {}, {}]>, <@mesh, [{"y"}, {}, {}]>, <@mesh, [{"y"}, {}, {}]>] manual_axes={"x", "y"} (%arg3: tensor<4x4x8xf32>, %arg4: tensor<4x4x8xf32>, %arg5: tensor<4x4x8xf32>) {
      %6 = "stablehlo.all_to_all"(%arg3) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, split_count = 4 : i64, split_dimension = 1 : i64}> : (tensor<4x4x8xf32>) -> tensor<16x1x8xf32>
      %7 = "stablehlo.all_to_all"(%arg4) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, split_count = 4 : i64, split_dimension = 1 : i64}> : (tensor<4x4x8xf32>) -> tensor<16x1x8xf32>
      %8 = "stablehlo.all_to_all"(%arg5) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, split_count = 4 : i64, split_dimension = 1 : i64}> : (tensor<4x4x8xf32>) -> tensor<16x1x8xf32>
      %9 = stablehlo.dot_general %6, %7, batching_dims = [1] x [1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x1x8xf32>, tensor<16x1x8xf32>) -> tensor<1x16x16xf32>
      %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.maximum across dimensions = [2] : (tensor<1x16x16xf32>, tensor<f32>) -> tensor<1x16xf32>
      %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
      %12 = stablehlo.maximum %11, %10 : tensor<1x16xf32>
      %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<1x16x1xf32>
      %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<1x16x1xf32>) -> tensor<1x16x16xf32>
      %15 = stablehlo.subtract %9, %14 : tensor<1x16x16xf32>
      %16 = stablehlo.exponential %15 : tensor<1x16x16xf32>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %17 = stablehlo.reduce(%16 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<1x16x16xf32>, tensor<f32>) -> tensor<1x16xf32>
      %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<1x16x1xf32>
      %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<1x16x1xf32>) -> tensor<1x16x16xf32>
      %20 = stablehlo.divide %16, %19 : tensor<1x16x16xf32>
      %21 = stablehlo.multiply %18, %18 : tensor<1x16x1xf32>
      %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x16x1xf32>
      %23 = stablehlo.divide %22, %21 : tensor<1x16x1xf32>
      %24 = stablehlo.dot_general %8, %20, batching_dims = [1] x [0], contracting_dims = [0] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x1x8xf32>, tensor<1x16x16xf32>) -> tensor<1x8x16xf32>
      %25 = stablehlo.transpose %24, dims = [2, 0, 1] : (tensor<1x8x16xf32>) -> tensor<16x1x8xf32>
      %26 = "stablehlo.all_to_all"(%25) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 1 : i64, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, split_count = 4 : i64, split_dimension = 0 : i64}> : (tensor<16x1x8xf32>) -> tensor<4x4x8xf32>
      sdy.return %7, %6, %16, %18, %23, %20, %8, %26 : tensor<16x1x8xf32>, tensor<16x1x8xf32>, tensor<1x16x16xf32>, tensor<1x16x1xf32>, tensor<1x16x1xf32>, tensor<1x16x16xf32>, tensor<16x1x8xf32>, tensor<4x4x8xf32>
    } : (tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>) -> (tensor<64x1x8xf32>, tensor<64x1x8xf32>, tensor<4x16x16xf32>, tensor<4x16x1xf32>, tensor<4x16x1xf32>, tensor<4x16x16xf32>, tensor<64x1x8xf32>, tensor<16x4x8xf32>)
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x4x8xf32>
    %2 = stablehlo.multiply %1, %0#7 : tensor<16x4x8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x4x8xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<16x4x8xf32>
    %5:3 = sdy.manual_computation(%4, %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6) in_shardings=[<@mesh, [{"y"}, {}, {}]>, <@mesh, [{"y"}, {}, {}]>, <@mesh, [{"y"}, {}, {}]>, <@mesh, [{"y"}, {}, {}]>, <@mesh, [{"y"}, {}, {}]>, <@mesh, [{"y"}, {}, {}]>, <@mesh, [{"y"}, {}, {}]>, <@mesh, [{"y"}, {}, {}]>] out_shardings=[<@mesh, [{"y"}, {}, {}]>, <@mesh, [{"y"}, {}, {}]>, <@mesh, [{"y"}, {}, {}]>] manual_axes={"x", "y"} (%arg3: tensor<4x4x8xf32>, %arg4: tensor<16x1x8xf32>, %arg5: tensor<16x1x8xf32>, %arg6: tensor<1x16x16xf32>, %arg7: tensor<1x16x1xf32>, %arg8: tensor<1x16x1xf32>, %arg9: tensor<1x16x16xf32>, %arg10: tensor<16x1x8xf32>) {
      %6 = "stablehlo.all_to_all"(%arg3) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, split_count = 4 : i64, split_dimension = 1 : i64}> : (tensor<4x4x8xf32>) -> tensor<16x1x8xf32>
      %7 = stablehlo.transpose %6, dims = [1, 2, 0] : (tensor<16x1x8xf32>) -> tensor<1x8x16xf32>
      %8 = stablehlo.dot_general %7, %arg10, batching_dims = [0] x [1], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x8x16xf32>, tensor<16x1x8xf32>) -> tensor<1x16x16xf32>
      %9 = stablehlo.dot_general %7, %arg9, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x8x16xf32>, tensor<1x16x16xf32>) -> tensor<1x8x16xf32>
      %10 = stablehlo.transpose %9, dims = [2, 0, 1] : (tensor<1x8x16xf32>) -> tensor<16x1x8xf32>
      %11 = stablehlo.broadcast_in_dim %arg8, dims = [0, 1, 2] : (tensor<1x16x1xf32>) -> tensor<1x16x16xf32>
      %12 = stablehlo.multiply %8, %11 : tensor<1x16x16xf32>
      %13 = stablehlo.multiply %12, %arg6 : tensor<1x16x16xf32>
      %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %14 = stablehlo.reduce(%13 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<1x16x16xf32>, tensor<f32>) -> tensor<1x16xf32>
      %15 = stablehlo.reshape %14 : (tensor<1x16xf32>) -> tensor<1x16x1xf32>
      %16 = stablehlo.negate %15 : tensor<1x16x1xf32>
      %17 = stablehlo.broadcast_in_dim %arg7, dims = [0, 1, 2] : (tensor<1x16x1xf32>) -> tensor<1x16x16xf32>
      %18 = stablehlo.divide %8, %17 : tensor<1x16x16xf32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %19 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [0, 2] : (tensor<1x16x1xf32>, tensor<f32>) -> tensor<16xf32>
      %20 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
      %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<1x16x16xf32>
      %22 = stablehlo.add %18, %21 : tensor<1x16x16xf32>
      %23 = stablehlo.multiply %22, %arg6 : tensor<1x16x16xf32>
      %24 = stablehlo.dot_general %23, %arg5, batching_dims = [0] x [1], contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x16x16xf32>, tensor<16x1x8xf32>) -> tensor<1x16x8xf32>
      %25 = stablehlo.transpose %24, dims = [1, 0, 2] : (tensor<1x16x8xf32>) -> tensor<16x1x8xf32>
      %26 = stablehlo.dot_general %23, %arg4, batching_dims = [0] x [1], contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x16x16xf32>, tensor<16x1x8xf32>) -> tensor<1x16x8xf32>
      %27 = stablehlo.transpose %26, dims = [1, 0, 2] : (tensor<1x16x8xf32>) -> tensor<16x1x8xf32>
      %28 = "stablehlo.all_to_all"(%10) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 1 : i64, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, split_count = 4 : i64, split_dimension = 0 : i64}> : (tensor<16x1x8xf32>) -> tensor<4x4x8xf32>
      %29 = "stablehlo.all_to_all"(%25) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 1 : i64, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, split_count = 4 : i64, split_dimension = 0 : i64}> : (tensor<16x1x8xf32>) -> tensor<4x4x8xf32>
      %30 = "stablehlo.all_to_all"(%27) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 1 : i64, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, split_count = 4 : i64, split_dimension = 0 : i64}> : (tensor<16x1x8xf32>) -> tensor<4x4x8xf32>
      sdy.return %30, %29, %28 : tensor<4x4x8xf32>, tensor<4x4x8xf32>, tensor<4x4x8xf32>
    } : (tensor<16x4x8xf32>, tensor<64x1x8xf32>, tensor<64x1x8xf32>, tensor<4x16x16xf32>, tensor<4x16x1xf32>, tensor<4x16x1xf32>, tensor<4x16x16xf32>, tensor<64x1x8xf32>) -> (tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>)
    return %5#0, %5#1, %5#2 : tensor<16x4x8xf32>, tensor<16x4x8xf32>, tensor<16x4x8xf32>
  }
}
