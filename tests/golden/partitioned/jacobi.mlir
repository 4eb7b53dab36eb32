module @jit_jacobi attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, %arg1: tensor<32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) -> (tensor<32x32xf32> {jax.result_info = "result", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:3 = stablehlo.while(%iterArg = %arg1, %iterArg_0 = %c, %iterArg_1 = %arg0) : tensor<32x32xf32>, tensor<i32>, tensor<32x32xf32>
    cond {
      %c_2 = stablehlo.constant dense<3> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg_0, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = func.call @closed_call(%iterArg, %iterArg_1) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
      %c_2 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.add %iterArg_0, %c_2 : tensor<i32>
      stablehlo.return %iterArg, %2, %1 : tensor<32x32xf32>, tensor<i32>, tensor<32x32xf32>
    }
    return %0#2 : tensor<32x32xf32>
  }
  func.func private @closed_call(%arg0: tensor<32x32xf32>, %arg1: tensor<32x32xf32>) -> tensor<32x32xf32> {
    %0 = stablehlo.slice %arg1 [2:32, 1:31] : (tensor<32x32xf32>) -> tensor<30x30xf32>
    %1 = stablehlo.slice %arg1 [0:30, 1:31] : (tensor<32x32xf32>) -> tensor<30x30xf32>
    %2 = stablehlo.add %0, %1 : tensor<30x30xf32>
    %3 = stablehlo.slice %arg1 [1:31, 2:32] : (tensor<32x32xf32>) -> tensor<30x30xf32>
    %4 = stablehlo.add %2, %3 : tensor<30x30xf32>
    %5 = stablehlo.slice %arg1 [1:31, 0:30] : (tensor<32x32xf32>) -> tensor<30x30xf32>
    %6 = stablehlo.add %4, %5 : tensor<30x30xf32>
    %7 = stablehlo.slice %arg0 [1:31, 1:31] : (tensor<32x32xf32>) -> tensor<30x30xf32>
    %8 = stablehlo.subtract %6, %7 : tensor<30x30xf32>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<30x30xf32>
    %10 = stablehlo.divide %8, %9 : tensor<30x30xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %11 = call @_pad(%10, %c) : (tensor<30x30xf32>, tensor<i32>) -> tensor<32x32xf32>
    return %11 : tensor<32x32xf32>
  }
  func.func private @_pad(%arg0: tensor<30x30xf32>, %arg1: tensor<i32>) -> tensor<32x32xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [1, 1], high = [1, 1], interior = [0, 0] : (tensor<30x30xf32>, tensor<f32>) -> tensor<32x32xf32>
    return %1 : tensor<32x32xf32>
  }
}
