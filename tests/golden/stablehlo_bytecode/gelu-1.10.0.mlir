module @jit_gelu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %cst = stablehlo.constant dense<[[0.91415131, -3.1199522, 2.25135374, 2.82169414, -5.85310555, -3.90653849], [0.383521199, -0.948727846, -0.0504034758, -2.55913162, 2.63819408, 2.33337569], [0.198092088, 3.38172388, 1.40252805, -2.57787728, 1.10625231, -2.87664795], [2.6353507, -0.14977774, -0.554587066, -2.04278851, 3.667624, -0.463588446], [-1.28498352, -1.05640066, 1.59692752, 1.09633219, 1.2381978, 1.29246306], [6.42494297, -1.21924508, -1.53672814, -2.44131827, 1.8479383, 3.38691688], [-0.341842383, -2.52046943, -2.47344351, 1.95177841, 2.22976255, 1.62946272], [-1.9965291, 0.69648397, 0.350057423, 0.656065762, 2.61428642, 0.670786619]]> : tensor<8x6xf32>
    %cst_0 = stablehlo.constant dense<[[0.74919045, -0.00245723058, 2.22423339, 2.81541634, -0.000000e+00, -1.08739943E-4], [0.249026656, -0.162727118, -0.0241886526, -0.0129698422, 2.62766981, 2.31083536], [0.114598453, 3.38075352, 1.28956199, -0.0123522021, 0.957484841, -0.00533082616], [2.62474561, -0.0659727603, -0.160627067, -0.0418170244, 3.66731215, -0.149043441], [-0.127954736, -0.153764978, 1.50868595, 0.946534276, 1.10447216, 1.16544497], [6.42494297, -0.136011913, -0.0957611948, -0.0174458809, 1.788210e+00, 3.38596535], [-0.125198707, -0.0143232392, -0.0161191933, 1.90209901, 2.20132852, 1.54519928], [-0.0457018055, 0.527140141, 0.222930297, 0.488139838, 2.60306621, 0.502251565]]> : tensor<8x6xf32>
    %0 = call @model(%cst) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    stablehlo.custom_call @check.expect_close(%0, %cst_0) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8x6xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %cst_2 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<8x6xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<8x6xf32>
    %2 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<8x6xf32>
    %4 = stablehlo.add %arg0, %3 : tensor<8x6xf32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<8x6xf32>
    %7 = stablehlo.tanh %6 : tensor<8x6xf32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %9 = stablehlo.add %8, %7 : tensor<8x6xf32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<8x6xf32>
    %12 = stablehlo.multiply %arg0, %11 : tensor<8x6xf32>
    return %12 : tensor<8x6xf32>
  }
}
