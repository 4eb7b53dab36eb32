module @jit_stages_passed attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<4x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}, {}]>}, %arg1: tensor<4x2x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}) -> (tensor<4x2x8xf32> {jax.result_info = "result", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}) {
    %0 = sdy.manual_computation(%arg0, %arg1) in_shardings=[<@mesh, [{"y", ?}, {?}, {?}]>, <@mesh, [{?}, {?}, {?}]>] out_shardings=[<@mesh, [{?}, {?}, {?}]>] manual_axes={"y"} (%arg2: tensor<1x8x8xf32>, %arg3: tensor<4x2x8xf32>) {
      %1 = sdy.manual_computation() in_shardings=[] out_shardings=[<@mesh, []>] manual_axes={"x"} () {
        %c_4 = stablehlo.constant dense<1> : tensor<ui32>
        %c_5 = stablehlo.constant dense<4> : tensor<ui32>
        %14 = stablehlo.partition_id : tensor<ui32>
        %15 = stablehlo.divide %14, %c_4 : tensor<ui32>
        %16 = stablehlo.remainder %15, %c_5 : tensor<ui32>
        %17 = stablehlo.convert %16 : (tensor<ui32>) -> tensor<i32>
        sdy.return %17 : tensor<i32>
      } : () -> tensor<i32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
      %3 = sdy.sharding_constraint %2 <@mesh, [{?}, {?}]> : tensor<2x8xf32>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x2x8xf32>
      %5 = sdy.sharding_constraint %4 <@mesh, [{?}, {?}, {?}]> : tensor<4x2x8xf32>
      %c = stablehlo.constant dense<0> : tensor<i32>
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      %6:7 = stablehlo.while(%iterArg = %1, %iterArg_4 = %arg3, %iterArg_5 = %arg2, %iterArg_6 = %c_1, %iterArg_7 = %c, %iterArg_8 = %3, %iterArg_9 = %5) : tensor<i32>, tensor<4x2x8xf32>, tensor<1x8x8xf32>, tensor<i32>, tensor<i32>, tensor<2x8xf32>, tensor<4x2x8xf32>
      cond {
        %c_10 = stablehlo.constant dense<7> : tensor<i32>
        %14 = sdy.sharding_constraint %iterArg_6 <@mesh, []> : tensor<i32>
        %15 = sdy.sharding_constraint %c_10 <@mesh, []> : tensor<i32>
        %16 = stablehlo.compare LT, %14, %15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %16 : tensor<i1>
      } do {
        %14:3 = func.call @closed_call(%iterArg, %iterArg_4, %iterArg_5, %iterArg_7, %iterArg_8, %iterArg_9) : (tensor<i32>, tensor<4x2x8xf32>, tensor<1x8x8xf32>, tensor<i32>, tensor<2x8xf32>, tensor<4x2x8xf32>) -> (tensor<i32>, tensor<2x8xf32>, tensor<4x2x8xf32>)
        %c_10 = stablehlo.constant dense<1> : tensor<i32>
        %15 = sdy.sharding_constraint %iterArg_6 <@mesh, []> : tensor<i32>
        %16 = sdy.sharding_constraint %c_10 <@mesh, []> : tensor<i32>
        %17 = stablehlo.add %15, %16 : tensor<i32>
        %18 = sdy.sharding_constraint %17 <@mesh, []> : tensor<i32>
        stablehlo.return %iterArg, %iterArg_4, %iterArg_5, %18, %14#0, %14#1, %14#2 : tensor<i32>, tensor<4x2x8xf32>, tensor<1x8x8xf32>, tensor<i32>, tensor<i32>, tensor<2x8xf32>, tensor<4x2x8xf32>
      }
      %7 = sdy.sharding_constraint %6#3 <@mesh, []> : tensor<i32>
      %8 = sdy.sharding_constraint %6#4 <@mesh, []> : tensor<i32>
      %9 = sdy.sharding_constraint %6#5 <@mesh, [{?}, {?}]> : tensor<2x8xf32>
      %10 = sdy.sharding_constraint %6#6 <@mesh, [{?}, {?}, {?}]> : tensor<4x2x8xf32>
      %c_2 = stablehlo.constant dense<3> : tensor<i32>
      %11 = stablehlo.compare EQ, %1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_3 = stablehlo.constant dense<0> : tensor<i32>
      %12 = func.call @_where_1(%11, %10, %c_3) : (tensor<i1>, tensor<4x2x8xf32>, tensor<i32>) -> tensor<4x2x8xf32>
      %13 = "stablehlo.all_reduce"(%12) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
        %14 = stablehlo.add %arg4, %arg5 : tensor<f32>
        %15 = sdy.sharding_constraint %14 <@mesh, []> : tensor<f32>
        stablehlo.return %15 : tensor<f32>
      }) : (tensor<4x2x8xf32>) -> tensor<4x2x8xf32>
      sdy.return %13 : tensor<4x2x8xf32>
    } : (tensor<4x8x8xf32>, tensor<4x2x8xf32>) -> tensor<4x2x8xf32>
    return %0 : tensor<4x2x8xf32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<4x2x8xf32>, %arg2: tensor<1x8x8xf32>, %arg3: tensor<i32>, %arg4: tensor<2x8xf32>, %arg5: tensor<4x2x8xf32>) -> (tensor<i32>, tensor<2x8xf32>, tensor<4x2x8xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = sdy.sharding_constraint %arg3 <@mesh, []> : tensor<i32>
    %1 = sdy.sharding_constraint %c <@mesh, []> : tensor<i32>
    %2 = stablehlo.add %0, %1 : tensor<i32>
    %3 = sdy.sharding_constraint %2 <@mesh, []> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare EQ, %arg0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<3> : tensor<i32>
    %5 = sdy.sharding_constraint %arg3 <@mesh, []> : tensor<i32>
    %6 = sdy.sharding_constraint %c_1 <@mesh, []> : tensor<i32>
    %7 = stablehlo.minimum %5, %6 : tensor<i32>
    %8 = sdy.sharding_constraint %7 <@mesh, []> : tensor<i32>
    %9 = stablehlo.convert %8 : tensor<i32>
    %10 = sdy.sharding_constraint %9 <@mesh, []> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.compare LT, %10, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<4> : tensor<i32>
    %12 = stablehlo.add %10, %c_3 : tensor<i32>
    %13 = sdy.sharding_constraint %12 <@mesh, []> : tensor<i32>
    %14 = stablehlo.select %11, %13, %10 : tensor<i1>, tensor<i32>
    %15 = sdy.sharding_constraint %14 <@mesh, []> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.compare LT, %c_4, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %c_7 = stablehlo.constant dense<2> : tensor<i32>
    %17 = stablehlo.add %c_6, %c_7 : tensor<i32>
    %18 = sdy.sharding_constraint %17 <@mesh, []> : tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.select %16, %18, %c_8 : tensor<i1>, tensor<i32>
    %20 = sdy.sharding_constraint %19 <@mesh, []> : tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.compare LT, %c_9, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %c_12 = stablehlo.constant dense<8> : tensor<i32>
    %22 = stablehlo.add %c_11, %c_12 : tensor<i32>
    %23 = sdy.sharding_constraint %22 <@mesh, []> : tensor<i32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.select %21, %23, %c_13 : tensor<i1>, tensor<i32>
    %25 = sdy.sharding_constraint %24 <@mesh, []> : tensor<i32>
    %26 = stablehlo.dynamic_slice %arg1, %15, %20, %25, sizes = [1, 2, 8] : (tensor<4x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8xf32>
    %27 = sdy.sharding_constraint %26 <@mesh, [{?}, {?}, {?}]> : tensor<1x2x8xf32>
    %28 = stablehlo.reshape %27 : (tensor<1x2x8xf32>) -> tensor<2x8xf32>
    %29 = sdy.sharding_constraint %28 <@mesh, [{?}, {?}]> : tensor<2x8xf32>
    %30 = call @_where(%4, %29, %arg4) : (tensor<i1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %31 = stablehlo.reshape %arg2 : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
    %32 = sdy.sharding_constraint %31 <@mesh, [{?}, {?}]> : tensor<8x8xf32>
    %33 = stablehlo.dot_general %30, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8xf32>, tensor<8x8xf32>) -> tensor<2x8xf32>
    %34 = sdy.sharding_constraint %33 <@mesh, [{?}, {?}]> : tensor<2x8xf32>
    %35 = stablehlo.tanh %34 : tensor<2x8xf32>
    %36 = sdy.sharding_constraint %35 <@mesh, [{?}, {?}]> : tensor<2x8xf32>
    %c_14 = stablehlo.constant dense<3> : tensor<i32>
    %37 = stablehlo.compare EQ, %arg0, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_15 = stablehlo.constant dense<3> : tensor<i32>
    %38 = sdy.sharding_constraint %arg3 <@mesh, []> : tensor<i32>
    %39 = sdy.sharding_constraint %c_15 <@mesh, []> : tensor<i32>
    %40 = stablehlo.compare GE, %38, %39, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_16 = stablehlo.constant dense<false> : tensor<i1>
    %41 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i1>) -> tensor<i1>
    %42 = stablehlo.compare NE, %40, %41, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %43 = stablehlo.convert %42 : tensor<i1>
    %44 = sdy.sharding_constraint %43 <@mesh, []> : tensor<i1>
    %45 = stablehlo.and %37, %44 : tensor<i1>
    %46 = sdy.sharding_constraint %45 <@mesh, []> : tensor<i1>
    %c_17 = stablehlo.constant dense<3> : tensor<i32>
    %47 = sdy.sharding_constraint %arg3 <@mesh, []> : tensor<i32>
    %48 = sdy.sharding_constraint %c_17 <@mesh, []> : tensor<i32>
    %49 = stablehlo.subtract %47, %48 : tensor<i32>
    %50 = sdy.sharding_constraint %49 <@mesh, []> : tensor<i32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %51 = sdy.sharding_constraint %c_18 <@mesh, []> : tensor<i32>
    %52 = stablehlo.maximum %50, %51 : tensor<i32>
    %53 = sdy.sharding_constraint %52 <@mesh, []> : tensor<i32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %54 = sdy.sharding_constraint %c_19 <@mesh, []> : tensor<i32>
    %55 = stablehlo.compare LT, %53, %54, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_20 = stablehlo.constant dense<4> : tensor<i32>
    %56 = sdy.sharding_constraint %c_20 <@mesh, []> : tensor<i32>
    %57 = stablehlo.add %53, %56 : tensor<i32>
    %58 = sdy.sharding_constraint %57 <@mesh, []> : tensor<i32>
    %59 = stablehlo.select %55, %58, %53 : tensor<i1>, tensor<i32>
    %60 = sdy.sharding_constraint %59 <@mesh, []> : tensor<i32>
    %61 = stablehlo.convert %60 : tensor<i32>
    %62 = sdy.sharding_constraint %61 <@mesh, []> : tensor<i32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %64 = sdy.sharding_constraint %63 <@mesh, [{?}]> : tensor<1xi32>
    %65 = "stablehlo.scatter"(%arg5, %64, %36) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      stablehlo.return %arg7 : tensor<f32>
    }) : (tensor<4x2x8xf32>, tensor<1xi32>, tensor<2x8xf32>) -> tensor<4x2x8xf32>
    %66 = sdy.sharding_constraint %65 <@mesh, [{?}, {?}, {?}]> : tensor<4x2x8xf32>
    %67 = call @_where_0(%46, %66, %arg5) : (tensor<i1>, tensor<4x2x8xf32>, tensor<4x2x8xf32>) -> tensor<4x2x8xf32>
    %68 = "stablehlo.collective_permute"(%36) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 0], [4, 5], [5, 6], [6, 7], [7, 4]]> : tensor<8x2xi64>}> : (tensor<2x8xf32>) -> tensor<2x8xf32>
    return %3, %68, %67 : tensor<i32>, tensor<2x8xf32>, tensor<4x2x8xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<2x8xf32>, %arg2: tensor<2x8xf32>) -> tensor<2x8xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<2x8xf32>
    %1 = sdy.sharding_constraint %0 <@mesh, [{?}, {?}]> : tensor<2x8xf32>
    return %1 : tensor<2x8xf32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<4x2x8xf32>, %arg2: tensor<4x2x8xf32>) -> tensor<4x2x8xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<4x2x8xf32>
    %1 = sdy.sharding_constraint %0 <@mesh, [{?}, {?}, {?}]> : tensor<4x2x8xf32>
    return %1 : tensor<4x2x8xf32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<4x2x8xf32>, %arg2: tensor<i32>) -> tensor<4x2x8xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = sdy.sharding_constraint %0 <@mesh, []> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<4x2x8xf32>
    %3 = sdy.sharding_constraint %2 <@mesh, [{?}, {?}, {?}]> : tensor<4x2x8xf32>
    %4 = stablehlo.select %arg0, %arg1, %3 : tensor<i1>, tensor<4x2x8xf32>
    %5 = sdy.sharding_constraint %4 <@mesh, [{?}, {?}, {?}]> : tensor<4x2x8xf32>
    return %5 : tensor<4x2x8xf32>
  }
}
