module {
  func.func @main() -> (tensor<2xi2>, tensor<3xi4>, tensor<5xui2>, tensor<2xui4>, tensor<3xf8E4M3FN>, tensor<2xf8E5M2>, tensor<4xf8E4M3>, tensor<2xf8E3M4>, tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3FNUZ>, tensor<1xf8E5M2FNUZ>, tensor<2xf4E2M1FN>, tensor<2xf6E2M3FN>, tensor<2xf6E3M2FN>, tensor<2xf8E8M0FNU>) {
    %c = stablehlo.constant dense<[-2, 1]> : tensor<2xi2>
    %c_0 = stablehlo.constant dense<[-8, 7, 3]> : tensor<3xi4>
    %c_1 = stablehlo.constant dense<3> : tensor<5xui2>
    %c_2 = stablehlo.constant dense<[15, 0]> : tensor<2xui4>
    %cst = stablehlo.constant dense<[1.500000e+00, -0.000000e+00, 0x7F]> : tensor<3xf8E4M3FN>
    %cst_3 = stablehlo.constant dense<[5.734400e+04, 0x7C]> : tensor<2xf8E5M2>
    %cst_4 = stablehlo.constant dense<1.015630e-01> : tensor<4xf8E4M3>
    %cst_5 = stablehlo.constant dense<[9.375000e-02, 1.550000e+01]> : tensor<2xf8E3M4>
    %cst_6 = stablehlo.constant dense<[1.015630e-01, 0x80]> : tensor<2xf8E4M3B11FNUZ>
    %cst_7 = stablehlo.constant dense<[1.015630e-01, -2.400000e+02]> : tensor<2xf8E4M3FNUZ>
    %cst_8 = stablehlo.constant dense<9.375000e-02> : tensor<1xf8E5M2FNUZ>
    %cst_9 = stablehlo.constant dense<[5.000000e-01, 6.000000e+00]> : tensor<2xf4E2M1FN>
    %cst_10 = stablehlo.constant dense<[7.500000e+00, 1.250000e-01]> : tensor<2xf6E2M3FN>
    %cst_11 = stablehlo.constant dense<[2.800000e+01, 1.250000e-01]> : tensor<2xf6E3M2FN>
    %cst_12 = stablehlo.constant dense<[2.000000e+00, 0xFF]> : tensor<2xf8E8M0FNU>
    return %c, %c_0, %c_1, %c_2, %cst, %cst_3, %cst_4, %cst_5, %cst_6, %cst_7, %cst_8, %cst_9, %cst_10, %cst_11, %cst_12 : tensor<2xi2>, tensor<3xi4>, tensor<5xui2>, tensor<2xui4>, tensor<3xf8E4M3FN>, tensor<2xf8E5M2>, tensor<4xf8E4M3>, tensor<2xf8E3M4>, tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3FNUZ>, tensor<1xf8E5M2FNUZ>, tensor<2xf4E2M1FN>, tensor<2xf6E2M3FN>, tensor<2xf6E3M2FN>, tensor<2xf8E8M0FNU>
  }
}
