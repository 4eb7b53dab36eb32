module @jit__lambda attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<8x32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"y"}]>}, %arg1: tensor<3x1x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"y"}]>}) -> (tensor<8x32x16xf32> {jax.result_info = "result[0]", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"y"}]>}, tensor<3x1x16xf32> {jax.result_info = "result[1]", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"y"}]>}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[2, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 16 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x16xf32>, tensor<3x1x16xf32>) -> tensor<8x32x16xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x32x16xf32>
    %2 = stablehlo.multiply %1, %0 : tensor<8x32x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x32x16xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<8x32x16xf32>
    %5 = stablehlo.convolution(%arg0, %4) dim_numbers = [f, 0, b]x[i, 0, o]->[0, b, f], window = {stride = [1], pad = [[2, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 16 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x16xf32>, tensor<8x32x16xf32>) -> tensor<3x1x16xf32>
    %6 = stablehlo.reshape %arg1 : (tensor<3x1x16xf32>) -> tensor<3x1x16x1xf32>
    %7 = stablehlo.transpose %6, dims = [0, 2, 1, 3] : (tensor<3x1x16x1xf32>) -> tensor<3x16x1x1xf32>
    %8 = stablehlo.reshape %7 : (tensor<3x16x1x1xf32>) -> tensor<3x16x1xf32>
    %9 = stablehlo.reverse %8, dims = [0] : tensor<3x16x1xf32>
    %10 = stablehlo.convolution(%4, %9) dim_numbers = [b, 0, f]x[0, o, i]->[b, 0, f], window = {stride = [1], pad = [[0, 2]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 16 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x16xf32>, tensor<3x16x1xf32>) -> tensor<8x32x16xf32>
    return %10, %5 : tensor<8x32x16xf32>, tensor<3x1x16xf32>
  }
}
