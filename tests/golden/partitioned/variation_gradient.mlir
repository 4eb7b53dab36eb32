module @jit__lambda attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) -> (tensor<64x32xf32> {jax.result_info = "result", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) {
    %0 = stablehlo.slice %arg0 [1:64, 0:32] : (tensor<64x32xf32>) -> tensor<63x32xf32>
    %1 = stablehlo.slice %arg0 [0:63, 0:32] : (tensor<64x32xf32>) -> tensor<63x32xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<63x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<63x32xf32>
    %4 = stablehlo.compare GE, %2, %3, FLOAT : (tensor<63x32xf32>, tensor<63x32xf32>) -> tensor<63x32xi1>
    %5 = stablehlo.slice %arg0 [0:64, 1:32] : (tensor<64x32xf32>) -> tensor<64x31xf32>
    %6 = stablehlo.slice %arg0 [0:64, 0:31] : (tensor<64x32xf32>) -> tensor<64x31xf32>
    %7 = stablehlo.subtract %5, %6 : tensor<64x31xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x31xf32>
    %9 = stablehlo.compare GE, %7, %8, FLOAT : (tensor<64x31xf32>, tensor<64x31xf32>) -> tensor<64x31xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x31xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64x31xf32>
    %12 = stablehlo.select %9, %11, %10 : tensor<64x31xi1>, tensor<64x31xf32>
    %13 = stablehlo.select %9, %10, %11 : tensor<64x31xi1>, tensor<64x31xf32>
    %14 = stablehlo.negate %12 : tensor<64x31xf32>
    %15 = stablehlo.add %13, %14 : tensor<64x31xf32>
    %16 = stablehlo.negate %15 : tensor<64x31xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.pad %16, %cst_3, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<64x31xf32>, tensor<f32>) -> tensor<64x32xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.pad %15, %cst_4, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<64x31xf32>, tensor<f32>) -> tensor<64x32xf32>
    %19 = stablehlo.add %17, %18 : tensor<64x32xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<63x32xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<63x32xf32>
    %22 = stablehlo.select %4, %21, %20 : tensor<63x32xi1>, tensor<63x32xf32>
    %23 = stablehlo.select %4, %20, %21 : tensor<63x32xi1>, tensor<63x32xf32>
    %24 = stablehlo.negate %22 : tensor<63x32xf32>
    %25 = stablehlo.add %23, %24 : tensor<63x32xf32>
    %26 = stablehlo.negate %25 : tensor<63x32xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.pad %26, %cst_7, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<63x32xf32>, tensor<f32>) -> tensor<64x32xf32>
    %28 = stablehlo.add %19, %27 : tensor<64x32xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.pad %25, %cst_8, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<63x32xf32>, tensor<f32>) -> tensor<64x32xf32>
    %30 = stablehlo.add %28, %29 : tensor<64x32xf32>
    return %30 : tensor<64x32xf32>
  }
}
