module @jit_times_decayed attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<12x16x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>}, %arg1: tensor<12x16x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>}, %arg2: tensor<24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>}, %arg3: tensor<24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>}) -> (tensor<12x16x24xf32> {jax.result_info = "result", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}]>}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x16x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:8 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %arg1, %iterArg_2 = %arg3, %iterArg_3 = %arg2, %iterArg_4 = %c, %iterArg_5 = %0, %iterArg_6 = %0, %iterArg_7 = %1) : tensor<12x16x24xf32>, tensor<12x16x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<16x24xf32>, tensor<16x24xf32>, tensor<12x16x24xf32>
    cond {
      %c_8 = stablehlo.constant dense<12> : tensor<i32>
      %3 = stablehlo.compare LT, %iterArg_4, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_4) : (tensor<12x16x24xf32>, tensor<i32>) -> tensor<16x24xf32>
      %4 = func.call @dynamic_index_in_dim(%iterArg_1, %iterArg_4) : (tensor<12x16x24xf32>, tensor<i32>) -> tensor<16x24xf32>
      %5:3 = func.call @closed_call(%iterArg_2, %iterArg_3, %iterArg_5, %iterArg_6, %3, %4) : (tensor<24xf32>, tensor<24xf32>, tensor<16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>) -> (tensor<16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_7, %5#2, %iterArg_4) : (tensor<12x16x24xf32>, tensor<16x24xf32>, tensor<i32>) -> tensor<12x16x24xf32>
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_4, %c_8 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %iterArg_2, %iterArg_3, %7, %5#0, %5#1, %6 : tensor<12x16x24xf32>, tensor<12x16x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<16x24xf32>, tensor<16x24xf32>, tensor<12x16x24xf32>
    }
    return %2#7 : tensor<12x16x24xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<12x16x24xf32>, %arg1: tensor<i32>) -> tensor<16x24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 24] : (tensor<12x16x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x24xf32>) -> tensor<16x24xf32>
    return %1 : tensor<16x24xf32>
  }
  func.func private @closed_call(%arg0: tensor<24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<16x24xf32>, %arg3: tensor<16x24xf32>, %arg4: tensor<16x24xf32>, %arg5: tensor<16x24xf32>) -> (tensor<16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<16x24xf32>
    %2 = stablehlo.add %1, %arg4 : tensor<16x24xf32>
    %3 = stablehlo.exponential %2 : tensor<16x24xf32>
    %4 = stablehlo.exponential %arg4 : tensor<16x24xf32>
    %5 = stablehlo.negate %arg1 : tensor<24xf32>
    %6 = stablehlo.exponential %5 : tensor<24xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<16x24xf32>
    %9 = stablehlo.multiply %arg2, %8 : tensor<16x24xf32>
    %10 = stablehlo.multiply %4, %arg5 : tensor<16x24xf32>
    %11 = stablehlo.add %9, %10 : tensor<16x24xf32>
    %12 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<16x24xf32>
    %14 = stablehlo.multiply %arg3, %13 : tensor<16x24xf32>
    %15 = stablehlo.add %14, %4 : tensor<16x24xf32>
    %16 = stablehlo.multiply %3, %arg5 : tensor<16x24xf32>
    %17 = stablehlo.add %arg2, %16 : tensor<16x24xf32>
    %18 = stablehlo.add %arg3, %3 : tensor<16x24xf32>
    %19 = stablehlo.divide %17, %18 : tensor<16x24xf32>
    return %11, %15, %19 : tensor<16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<12x16x24xf32>, %arg1: tensor<16x24xf32>, %arg2: tensor<i32>) -> tensor<12x16x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x24xf32>) -> tensor<1x16x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<12x16x24xf32>, tensor<1x16x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<12x16x24xf32>
    return %1 : tensor<12x16x24xf32>
  }
}
