module @jit_rows_convolved_and_summed attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<4x24x24x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}, {}]>}, %arg1: tensor<2x3x4x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}) -> (tensor<4x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x24x24x4xf32>, tensor<2x3x4x6xf32>) -> tensor<4x23x22x6xf32>
    %1 = call @relu(%0) : (tensor<4x23x22x6xf32>) -> tensor<4x23x22x6xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<4x23x22x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x23x22x6xf32>, tensor<f32>) -> tensor<4x6xf32>
    return %3 : tensor<4x6xf32>
  }
  func.func private @relu(%arg0: tensor<4x23x22x6xf32>) -> tensor<4x23x22x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x23x22x6xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x23x22x6xf32>
    return %1 : tensor<4x23x22x6xf32>
  }
}
