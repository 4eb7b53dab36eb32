module @jit_bodies_attracted attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<32x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %arg1: tensor<32x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<32x3xf32> {jax.result_info = "result[0]", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, tensor<32x3xf32> {jax.result_info = "result[1]", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:3 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg0, %iterArg_1 = %arg1) : tensor<i32>, tensor<32x3xf32>, tensor<32x3xf32>
    cond {
      %c_2 = stablehlo.constant dense<2> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1:2 = func.call @closed_call(%iterArg_0, %iterArg_1) : (tensor<32x3xf32>, tensor<32x3xf32>) -> (tensor<32x3xf32>, tensor<32x3xf32>)
      %c_2 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.add %iterArg, %c_2 : tensor<i32>
      stablehlo.return %2, %1#0, %1#1 : tensor<i32>, tensor<32x3xf32>, tensor<32x3xf32>
    }
    return %0#1, %0#2 : tensor<32x3xf32>, tensor<32x3xf32>
  }
  func.func private @closed_call(%arg0: tensor<32x3xf32>, %arg1: tensor<32x3xf32>) -> (tensor<32x3xf32>, tensor<32x3xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<32x3xf32>) -> tensor<1x32x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<32x3xf32>) -> tensor<32x1x3xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x32x3xf32>) -> tensor<32x32x3xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<32x1x3xf32>) -> tensor<32x32x3xf32>
    %4 = stablehlo.subtract %2, %3 : tensor<32x32x3xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<32x32x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<32x32x3xf32>, tensor<f32>) -> tensor<32x32xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<32x32xf32>) -> tensor<32x32x1xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x32x1xf32>
    %9 = stablehlo.add %7, %8 : tensor<32x32x1xf32>
    %cst_1 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x32x1xf32>
    %11 = stablehlo.power %9, %10 : tensor<32x32x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<32x32x1xf32>) -> tensor<32x32x3xf32>
    %13 = stablehlo.divide %4, %12 : tensor<32x32x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<32x32x3xf32>, tensor<f32>) -> tensor<32x3xf32>
    %cst_3 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32x3xf32>
    %16 = stablehlo.multiply %15, %arg1 : tensor<32x3xf32>
    %17 = stablehlo.add %arg0, %16 : tensor<32x3xf32>
    %cst_4 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32x3xf32>
    %19 = stablehlo.multiply %18, %14 : tensor<32x3xf32>
    %20 = stablehlo.add %arg1, %19 : tensor<32x3xf32>
    return %17, %20 : tensor<32x3xf32>, tensor<32x3xf32>
  }
}
