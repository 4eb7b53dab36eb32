module @jit_gradient_through_mapped attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}, %arg1: tensor<128x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<32x128xf32> {jax.result_info = "result[0]", sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}, tensor<128x24xf32> {jax.result_info = "result[1]", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
    %0:2 = sdy.manual_computation(%arg0, %arg1) in_shardings=[<@mesh, [{?}, {"y", ?}]>, <@mesh, [{"y", ?}, {?}]>] out_shardings=[<@mesh, [{?}, {?}]>, <@mesh, [{?}, {?}]>] manual_axes={"y"} (%arg2: tensor<32x32xf32>, %arg3: tensor<32x24xf32>) {
      %6 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xf32>, tensor<32x24xf32>) -> tensor<32x24xf32>
      %7 = sdy.sharding_constraint %6 <@mesh, [{?}, {?}]> : tensor<32x24xf32>
      %8 = "stablehlo.all_reduce"(%7) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
        %15 = stablehlo.add %arg4, %arg5 : tensor<f32>
        %16 = sdy.sharding_constraint %15 <@mesh, []> : tensor<f32>
        stablehlo.return %16 : tensor<f32>
      }) : (tensor<32x24xf32>) -> tensor<32x24xf32>
      %9 = stablehlo.tanh %8 : tensor<32x24xf32>
      %10 = sdy.sharding_constraint %9 <@mesh, [{?}, {?}]> : tensor<32x24xf32>
      %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x24xf32>
      %12 = sdy.sharding_constraint %11 <@mesh, [{?}, {?}]> : tensor<32x24xf32>
      %13 = stablehlo.subtract %12, %10 : tensor<32x24xf32>
      %14 = sdy.sharding_constraint %13 <@mesh, [{?}, {?}]> : tensor<32x24xf32>
      sdy.return %14, %10 : tensor<32x24xf32>, tensor<32x24xf32>
    } : (tensor<32x128xf32>, tensor<128x24xf32>) -> (tensor<32x24xf32>, tensor<32x24xf32>)
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x24xf32>
    %2 = stablehlo.multiply %1, %0#1 : tensor<32x24xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x24xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<32x24xf32>
    %5:2 = sdy.manual_computation(%4, %arg1, %arg0, %0#1, %0#0) in_shardings=[<@mesh, [{?}, {?}]>, <@mesh, [{"y", ?}, {?}]>, <@mesh, [{?}, {"y", ?}]>, <@mesh, [{?}, {?}]>, <@mesh, [{?}, {?}]>] out_shardings=[<@mesh, [{?}, {"y", ?}]>, <@mesh, [{"y", ?}, {?}]>] manual_axes={"y"} (%arg2: tensor<32x24xf32>, %arg3: tensor<32x24xf32>, %arg4: tensor<32x32xf32>, %arg5: tensor<32x24xf32>, %arg6: tensor<32x24xf32>) {
      %6 = stablehlo.multiply %arg2, %arg6 : tensor<32x24xf32>
      %7 = sdy.sharding_constraint %6 <@mesh, [{?}, {?}]> : tensor<32x24xf32>
      %8 = stablehlo.multiply %7, %arg5 : tensor<32x24xf32>
      %9 = sdy.sharding_constraint %8 <@mesh, [{?}, {?}]> : tensor<32x24xf32>
      %10 = stablehlo.add %7, %9 : tensor<32x24xf32>
      %11 = sdy.sharding_constraint %10 <@mesh, [{?}, {?}]> : tensor<32x24xf32>
      %12 = stablehlo.dot_general %11, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x24xf32>, tensor<32x32xf32>) -> tensor<24x32xf32>
      %13 = sdy.sharding_constraint %12 <@mesh, [{?}, {?}]> : tensor<24x32xf32>
      %14 = stablehlo.transpose %13, dims = [1, 0] : (tensor<24x32xf32>) -> tensor<32x24xf32>
      %15 = sdy.sharding_constraint %14 <@mesh, [{?}, {?}]> : tensor<32x24xf32>
      %16 = stablehlo.dot_general %11, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x24xf32>, tensor<32x24xf32>) -> tensor<32x32xf32>
      %17 = sdy.sharding_constraint %16 <@mesh, [{?}, {?}]> : tensor<32x32xf32>
      sdy.return %17, %15 : tensor<32x32xf32>, tensor<32x24xf32>
    } : (tensor<32x24xf32>, tensor<128x24xf32>, tensor<32x128xf32>, tensor<32x24xf32>, tensor<32x24xf32>) -> (tensor<32x128xf32>, tensor<128x24xf32>)
    return %5#0, %5#1 : tensor<32x128xf32>, tensor<128x24xf32>
  }
}
