module {
  func.func @main() -> (tensor<3xi1>, tensor<i1>, tensor<20xi1>, tensor<20xi1>, tensor<8xi1>, tensor<11xi1>, tensor<2xi8>, tensor<2xui16>, tensor<2xi64>, tensor<2x3xui64>, tensor<3xbf16>, tensor<2xf16>, tensor<2xf32>, tensor<f64>, tensor<2xcomplex<f32>>, tensor<4xcomplex<f64>>, tensor<0x3xf32>) {
    %c = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
    %c_0 = stablehlo.constant dense<true> : tensor<i1>
    %c_1 = stablehlo.constant dense<true> : tensor<20xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<20xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<8xi1>
    %c_4 = stablehlo.constant dense<[true, false, false, true, false, false, true, true, true, false, true]> : tensor<11xi1>
    %c_5 = stablehlo.constant dense<[-1, 127]> : tensor<2xi8>
    %c_6 = stablehlo.constant dense<[1, 65535]> : tensor<2xui16>
    %c_7 = stablehlo.constant dense<[-9223372036854775808, 5]> : tensor<2xi64>
    %c_8 = stablehlo.constant dense<18446744073709551615> : tensor<2x3xui64>
    %cst = stablehlo.constant dense<[1.500000e+00, -0.000000e+00, 0x7FC0]> : tensor<3xbf16>
    %cst_9 = stablehlo.constant dense<[1.500000e+00, 6.097560e-05]> : tensor<2xf16>
    %cst_10 = stablehlo.constant dense<[0x7F800000, 1.100000e+00]> : tensor<2xf32>
    %cst_11 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %cst_12 = stablehlo.constant dense<[(1.000000e+00,-2.000000e+00), (5.000000e-01,3.000000e+00)]> : tensor<2xcomplex<f32>>
    %cst_13 = stablehlo.constant dense<(1.000000e+00,-2.000000e+00)> : tensor<4xcomplex<f64>>
    %cst_14 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %c, %c_0, %c_1, %c_2, %c_3, %c_4, %c_5, %c_6, %c_7, %c_8, %cst, %cst_9, %cst_10, %cst_11, %cst_12, %cst_13, %cst_14 : tensor<3xi1>, tensor<i1>, tensor<20xi1>, tensor<20xi1>, tensor<8xi1>, tensor<11xi1>, tensor<2xi8>, tensor<2xui16>, tensor<2xi64>, tensor<2x3xui64>, tensor<3xbf16>, tensor<2xf16>, tensor<2xf32>, tensor<f64>, tensor<2xcomplex<f32>>, tensor<4xcomplex<f64>>, tensor<0x3xf32>
  }
}
