// slice_set
module @IrToHlo.19 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x650248BFFFD76A3EE43FA3BF2457F6BFD7FBDD3E4E012A3FD80ADEBE6418D7BEF73073BF5F2D80BF819C45BFA6F4AB3F"> : tensor<3x4xf32>
    %in1 = stablehlo.constant dense<"0x29A5F63F535FBE3F6795663FDBC006C0D5AC2D3F91059EBF866730BDBA65CDBFF08B40BF5B09D33FF6F2C8BE66A9B3BF6E563ABFD1360FBFA0D244BF9F2F433F7137D23F856D23BEE4AAFEBE80D2DB3F4844A33E8D5AD9BE74879C3EB24B46BF3F000F3D9D67A43EBB6BC93F72E419BF6317A3BFB6DB07401D099EBFD9CFF9BEFD82B5BFD771653F97694C3D"> : tensor<5x7xf32>
    %expected0 = stablehlo.constant dense<"0x29A5F63F535FBE3F6795663FDBC006C0D5AC2D3F91059EBF866730BDBA65CDBFF08B40BF650248BFFFD76A3EE43FA3BF2457F6BFD1360FBFA0D244BF9F2F433FD7FBDD3E4E012A3FD80ADEBE6418D7BE4844A33E8D5AD9BE74879C3EF73073BF5F2D80BF819C45BFA6F4AB3F72E419BF6317A3BFB6DB07401D099EBFD9CFF9BEFD82B5BFD771653F97694C3D"> : tensor<5x7xf32>
    %got = call @model(%in0, %in1) : (tensor<3x4xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x4xf32>, %arg1: tensor<5x7xf32>) -> tensor<5x7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<[[false, false, false, false, false, false, false], [true, true, true, true, true, true, true], [true, true, true, true, true, true, true], [true, true, true, true, true, true, true], [false, false, false, false, false, false, false]]> : tensor<5x7xi1>
    %c_0 = stablehlo.constant dense<[[false, false, true, true, true, true, false], [false, false, true, true, true, true, false], [false, false, true, true, true, true, false]]> : tensor<3x7xi1>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 2], high = [0, 1], interior = [0, 0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x7xf32>
    %1 = stablehlo.slice %arg1 [1:4, 0:7] : (tensor<5x7xf32>) -> tensor<3x7xf32>
    %2 = stablehlo.select %c_0, %0, %1 : tensor<3x7xi1>, tensor<3x7xf32>
    %3 = stablehlo.pad %2, %cst, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<3x7xf32>, tensor<f32>) -> tensor<5x7xf32>
    %4 = stablehlo.select %c, %3, %arg1 : tensor<5x7xi1>, tensor<5x7xf32>
    return %4 : tensor<5x7xf32>
  }
}
// -----
// strides_set
module @IrToHlo.11 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xF9E522BFE23F2FBFD695A4BF5817FD3E96D99B3F6F3364BFB534493F5AC3803F2A43583F0C9D26BE93CBA83F581B123F4340A43F59625C3DDF0BADBE"> : tensor<5x3xf32>
    %in1 = stablehlo.constant dense<"0x63B411BED0CC493E0C7392BFAB38AD3E697ED93F4D10323CA36FADBE639BABBFA1B8EA3E247F10BFD834873F1C0DBCBFA271B73FA3733E3F3B92F6BEE85486BFF9DF753FD143CF3E1C5BADBFFCF463BFF2D2D13EEE7FBABF2395D1BD186219BFBD40F43EC0E6393FD4ADBA3DEA2381404DC5A33FC1D64FBCCC9D763E5AB7073E46A5433F47298C3F3006AE3E"> : tensor<5x7xf32>
    %expected0 = stablehlo.constant dense<"0x63B411BEF9E522BF0C7392BFE23F2FBF697ED93FD695A4BFA36FADBE639BABBF5817FD3E247F10BF96D99B3F1C0DBCBF6F3364BFA3733E3F3B92F6BEB534493FF9DF753F5AC3803F1C5BADBF2A43583FF2D2D13EEE7FBABF0C9D26BE186219BF93CBA83FC0E6393F581B123FEA2381404DC5A33F4340A43FCC9D763E59625C3D46A5433FDF0BADBE3006AE3E"> : tensor<5x7xf32>
    %got = call @model(%in0, %in1) : (tensor<5x3xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<5x3xf32>, %arg1: tensor<5x7xf32>) -> tensor<5x7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<[[false, true, false, true, false, true, false], [false, true, false, true, false, true, false], [false, true, false, true, false, true, false], [false, true, false, true, false, true, false], [false, true, false, true, false, true, false]]> : tensor<5x7xi1>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5x7xf32>
    %1 = stablehlo.select %c, %0, %arg1 : tensor<5x7xi1>, tensor<5x7xf32>
    return %1 : tensor<5x7xf32>
  }
}
// -----
// column_set
module @IrToHlo.8 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE89DDABE2FBC6D3F8FB569BE"> : tensor<3xf32>
    %in1 = stablehlo.constant dense<"0x01FA45BEA713273F5445F3BFF70F6A3EF3A5CB3C6420B1BEC0DB923E7D183BBFA76791BFF5C805BFF56E373FA848C43FABB9B9BF264049BF1AD174BF6DB19FBF384B343F6FBA353FCF2CC4BF34A239BF77CCEE3E7BAE2A3F69B233BDB97D723E"> : tensor<3x8xf32>
    %expected0 = stablehlo.constant dense<"0x01FA45BEA713273FE89DDABEF70F6A3EF3A5CB3C6420B1BEC0DB923E7D183BBFA76791BFF5C805BF2FBC6D3FA848C43FABB9B9BF264049BF1AD174BF6DB19FBF384B343F6FBA353F8FB569BE34A239BF77CCEE3E7BAE2A3F69B233BDB97D723E"> : tensor<3x8xf32>
    %got = call @model(%in0, %in1) : (tensor<3xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<3x8xf32>, tensor<3x8xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3xf32>, %arg1: tensor<3x8xf32>) -> tensor<3x8xf32> {
    %c = stablehlo.constant dense<2> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.reshape %arg0 : (tensor<3xf32>) -> tensor<3x1xf32>
    %1 = stablehlo.dynamic_update_slice %arg1, %0, %c_0, %c : (tensor<3x8xf32>, tensor<3x1xf32>, tensor<i64>, tensor<i64>) -> tensor<3x8xf32>
    return %1 : tensor<3x8xf32>
  }
}
// -----
// circular_pad
module @IrToHlo.57 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x1FB9713F7A5F3DBE44C8873F804D553EDAED13BFE2A2A63E638B50BFF8B782BFEFF302C021C5C3BF054BCF3EA8C2213F4204A03EE43809BD0BC6CBBE604D8A3FAA26913F0C0CB6BE6542B93E9BEAFF3FD8BA293F6169343F1D9F93BB7459D53FBBF309BF97D7EC3E20345FBF5327DEBCA1DCB4BEAA5FBB3F250D313E0D93863F759A5A3F6453033FD02B0A3FF0C4103F917B013FE4CA633E26116ABFB3F2BD3F"> : tensor<1x2x4x5xf32>
    %expected0 = stablehlo.constant dense<"0x6542B93E9BEAFF3F604D8A3FAA26913F0C0CB6BE6542B93E9BEAFF3F604D8A3F804D553EDAED13BF1FB9713F7A5F3DBE44C8873F804D553EDAED13BF1FB9713FEFF302C021C5C3BFE2A2A63E638B50BFF8B782BFEFF302C021C5C3BFE2A2A63EE43809BD0BC6CBBE054BCF3EA8C2213F4204A03EE43809BD0BC6CBBE054BCF3E6542B93E9BEAFF3F604D8A3FAA26913F0C0CB6BE6542B93E9BEAFF3F604D8A3F804D553EDAED13BF1FB9713F7A5F3DBE44C8873F804D553EDAED13BF1FB9713FEFF302C021C5C3BFE2A2A63E638B50BFF8B782BFEFF302C021C5C3BFE2A2A63E26116ABFB3F2BD3FF0C4103F917B013FE4CA633E26116ABFB3F2BD3FF0C4103F7459D53FBBF309BFD8BA293F6169343F1D9F93BB7459D53FBBF309BFD8BA293FA1DCB4BEAA5FBB3F97D7EC3E20345FBF5327DEBCA1DCB4BEAA5FBB3F97D7EC3E6453033FD02B0A3F250D313E0D93863F759A5A3F6453033FD02B0A3F250D313E26116ABFB3F2BD3FF0C4103F917B013FE4CA633E26116ABFB3F2BD3FF0C4103F7459D53FBBF309BFD8BA293F6169343F1D9F93BB7459D53FBBF309BFD8BA293FA1DCB4BEAA5FBB3F97D7EC3E20345FBF5327DEBCA1DCB4BEAA5FBB3F97D7EC3E"> : tensor<1x2x7x8xf32>
    %got = call @model(%in0) : (tensor<1x2x4x5xf32>) -> tensor<1x2x7x8xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<1x2x7x8xf32>, tensor<1x2x7x8xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<1x2x4x5xf32>) -> tensor<1x2x7x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<1x2x7x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<1x2x7x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<"0x0000000000FFFF0000000000FFFF"> : tensor<1x2x7x8xi1>
    %c_2 = stablehlo.constant dense<"0xFF000000000000FF000000000000"> : tensor<1x2x7x8xi1>
    %c_3 = stablehlo.constant dense<"0x8080808080808080808080808080"> : tensor<1x2x7x8xi1>
    %c_4 = stablehlo.constant dense<"0x0303030303030303030303030303"> : tensor<1x2x7x8xi1>
    %c_5 = stablehlo.constant dense<"0x7C7C7C7C7C7C7C7C7C7C7C7C7C7C"> : tensor<1x2x7x8xi1>
    %c_6 = stablehlo.constant dense<[[[[false, false, false, false, false], [true, true, true, true, true], [true, true, true, true, true], [true, true, true, true, true], [true, true, true, true, true], [false, false, false, false, false], [false, false, false, false, false]], [[false, false, false, false, false], [true, true, true, true, true], [true, true, true, true, true], [true, true, true, true, true], [true, true, true, true, true], [false, false, false, false, false], [false, false, false, false, false]]]]> : tensor<1x2x7x5xi1>
    %0 = stablehlo.pad %arg0, %cst_1, low = [0, 0, 1, 0], high = [0, 0, 2, 0], interior = [0, 0, 0, 0] : (tensor<1x2x4x5xf32>, tensor<f32>) -> tensor<1x2x7x5xf32>
    %1 = stablehlo.select %c_6, %0, %cst : tensor<1x2x7x5xi1>, tensor<1x2x7x5xf32>
    %2 = stablehlo.pad %1, %cst_1, low = [0, 0, 0, 2], high = [0, 0, 0, 1], interior = [0, 0, 0, 0] : (tensor<1x2x7x5xf32>, tensor<f32>) -> tensor<1x2x7x8xf32>
    %3 = stablehlo.select %c_5, %2, %cst_0 : tensor<1x2x7x8xi1>, tensor<1x2x7x8xf32>
    %4 = stablehlo.slice %3 [0:1, 0:2, 0:7, 5:7] : (tensor<1x2x7x8xf32>) -> tensor<1x2x7x2xf32>
    %5 = stablehlo.pad %4, %cst_1, low = [0, 0, 0, 0], high = [0, 0, 0, 6], interior = [0, 0, 0, 0] : (tensor<1x2x7x2xf32>, tensor<f32>) -> tensor<1x2x7x8xf32>
    %6 = stablehlo.select %c_4, %5, %3 : tensor<1x2x7x8xi1>, tensor<1x2x7x8xf32>
    %7 = stablehlo.slice %6 [0:1, 0:2, 0:7, 2:3] : (tensor<1x2x7x8xf32>) -> tensor<1x2x7x1xf32>
    %8 = stablehlo.pad %7, %cst_1, low = [0, 0, 0, 7], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x2x7x1xf32>, tensor<f32>) -> tensor<1x2x7x8xf32>
    %9 = stablehlo.select %c_3, %8, %6 : tensor<1x2x7x8xi1>, tensor<1x2x7x8xf32>
    %10 = stablehlo.slice %9 [0:1, 0:2, 4:5, 0:8] : (tensor<1x2x7x8xf32>) -> tensor<1x2x1x8xf32>
    %11 = stablehlo.pad %10, %cst_1, low = [0, 0, 0, 0], high = [0, 0, 6, 0], interior = [0, 0, 0, 0] : (tensor<1x2x1x8xf32>, tensor<f32>) -> tensor<1x2x7x8xf32>
    %12 = stablehlo.select %c_2, %11, %9 : tensor<1x2x7x8xi1>, tensor<1x2x7x8xf32>
    %13 = stablehlo.slice %12 [0:1, 0:2, 1:3, 0:8] : (tensor<1x2x7x8xf32>) -> tensor<1x2x2x8xf32>
    %14 = stablehlo.pad %13, %cst_1, low = [0, 0, 5, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x2x2x8xf32>, tensor<f32>) -> tensor<1x2x7x8xf32>
    %15 = stablehlo.select %c, %14, %12 : tensor<1x2x7x8xi1>, tensor<1x2x7x8xf32>
    return %15 : tensor<1x2x7x8xf32>
  }
}
// -----
// circular_pad_of_35
module @IrToHlo.57 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x363CFC3FCDF3043E5BA5523F74F74DBF4E2EBFBEBBFA223EECB4803F5F550EBFB1C5A53E3814C6BFB170E13DE8DAD93E"> : tensor<1x1x3x4xf32>
    %expected0 = stablehlo.constant dense<"0xB170E13DE8DAD93EB1C5A53E3814C6BFB170E13DE8DAD93EB1C5A53E5BA5523F74F74DBF363CFC3FCDF3043E5BA5523F74F74DBF363CFC3FECB4803F5F550EBF4E2EBFBEBBFA223EECB4803F5F550EBF4E2EBFBEB170E13DE8DAD93EB1C5A53E3814C6BFB170E13DE8DAD93EB1C5A53E5BA5523F74F74DBF363CFC3FCDF3043E5BA5523F74F74DBF363CFC3F"> : tensor<1x1x5x7xf32>
    %got = call @model(%in0) : (tensor<1x1x3x4xf32>) -> tensor<1x1x5x7xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<1x1x5x7xf32>, tensor<1x1x5x7xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<1x1x3x4xf32>) -> tensor<1x1x5x7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<1x1x5x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<1x1x5x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<[[[[false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [true, true, true, true, true, true, true]]]]> : tensor<1x1x5x7xi1>
    %c_2 = stablehlo.constant dense<[[[[true, true, true, true, true, true, true], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false]]]]> : tensor<1x1x5x7xi1>
    %c_3 = stablehlo.constant dense<[[[[false, false, false, false, false, false, true], [false, false, false, false, false, false, true], [false, false, false, false, false, false, true], [false, false, false, false, false, false, true], [false, false, false, false, false, false, true]]]]> : tensor<1x1x5x7xi1>
    %c_4 = stablehlo.constant dense<[[[[true, true, false, false, false, false, false], [true, true, false, false, false, false, false], [true, true, false, false, false, false, false], [true, true, false, false, false, false, false], [true, true, false, false, false, false, false]]]]> : tensor<1x1x5x7xi1>
    %c_5 = stablehlo.constant dense<[[[[false, false, true, true, true, true, false], [false, false, true, true, true, true, false], [false, false, true, true, true, true, false], [false, false, true, true, true, true, false], [false, false, true, true, true, true, false]]]]> : tensor<1x1x5x7xi1>
    %c_6 = stablehlo.constant dense<[[[[false, false, false, false], [true, true, true, true], [true, true, true, true], [true, true, true, true], [false, false, false, false]]]]> : tensor<1x1x5x4xi1>
    %0 = stablehlo.pad %arg0, %cst_1, low = [0, 0, 1, 0], high = [0, 0, 1, 0], interior = [0, 0, 0, 0] : (tensor<1x1x3x4xf32>, tensor<f32>) -> tensor<1x1x5x4xf32>
    %1 = stablehlo.select %c_6, %0, %cst : tensor<1x1x5x4xi1>, tensor<1x1x5x4xf32>
    %2 = stablehlo.pad %1, %cst_1, low = [0, 0, 0, 2], high = [0, 0, 0, 1], interior = [0, 0, 0, 0] : (tensor<1x1x5x4xf32>, tensor<f32>) -> tensor<1x1x5x7xf32>
    %3 = stablehlo.select %c_5, %2, %cst_0 : tensor<1x1x5x7xi1>, tensor<1x1x5x7xf32>
    %4 = stablehlo.slice %3 [0:1, 0:1, 0:5, 4:6] : (tensor<1x1x5x7xf32>) -> tensor<1x1x5x2xf32>
    %5 = stablehlo.pad %4, %cst_1, low = [0, 0, 0, 0], high = [0, 0, 0, 5], interior = [0, 0, 0, 0] : (tensor<1x1x5x2xf32>, tensor<f32>) -> tensor<1x1x5x7xf32>
    %6 = stablehlo.select %c_4, %5, %3 : tensor<1x1x5x7xi1>, tensor<1x1x5x7xf32>
    %7 = stablehlo.slice %6 [0:1, 0:1, 0:5, 2:3] : (tensor<1x1x5x7xf32>) -> tensor<1x1x5x1xf32>
    %8 = stablehlo.pad %7, %cst_1, low = [0, 0, 0, 6], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1x5x1xf32>, tensor<f32>) -> tensor<1x1x5x7xf32>
    %9 = stablehlo.select %c_3, %8, %6 : tensor<1x1x5x7xi1>, tensor<1x1x5x7xf32>
    %10 = stablehlo.slice %9 [0:1, 0:1, 3:4, 0:7] : (tensor<1x1x5x7xf32>) -> tensor<1x1x1x7xf32>
    %11 = stablehlo.pad %10, %cst_1, low = [0, 0, 0, 0], high = [0, 0, 4, 0], interior = [0, 0, 0, 0] : (tensor<1x1x1x7xf32>, tensor<f32>) -> tensor<1x1x5x7xf32>
    %12 = stablehlo.select %c_2, %11, %9 : tensor<1x1x5x7xi1>, tensor<1x1x5x7xf32>
    %13 = stablehlo.slice %12 [0:1, 0:1, 1:2, 0:7] : (tensor<1x1x5x7xf32>) -> tensor<1x1x1x7xf32>
    %14 = stablehlo.pad %13, %cst_1, low = [0, 0, 4, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1x1x7xf32>, tensor<f32>) -> tensor<1x1x5x7xf32>
    %15 = stablehlo.select %c, %14, %12 : tensor<1x1x5x7xi1>, tensor<1x1x5x7xf32>
    return %15 : tensor<1x1x5x7xf32>
  }
}
// -----
// rotary_gradient
module @IrToHlo.80 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x00000040"> : tensor<f32>
    %in1 = stablehlo.constant dense<"0x2D5A84BF20185FBE98744C3F9414693FE042B4BD088BAC3ECA29793F1AEE81BFCBECC53E69D33B3FD386803E69B19D3D0E4B53BEC5DD0A40DD530140AC01823EE7428EBEAD911CBFE4A30EBF98E577BF270C5F3F59DFC3BD43BFCE3E49C736BF3D5B5B3F7D0B2CBF58BC883FF76481BE37AB40BE4C6A45BF2B34383EE11C08C037FAED3F82E3653D00F9443FA4AC2340E554123F2C06AE3F96EBDD3ECD9937BF937DFCBFF8BBB4BFD339DE3F38E2EA3FB148613FE2B3653D9CA0C13E5C82343F"> : tensor<2x3x8xf32>
    %expected0 = stablehlo.constant dense<"0x2D5A04C02018DFBE9874CC3F9414E93FE04234BE088B2C3FCA29F93F1AEE01C0299AD33E4EC8823FB156EC3E422C1D3E973587BF1E9687400D2E81409DF7013F6B41103F619F91BF5EA690BFC587F7BFD8443E401005213D8888543F9048B6BF3D5BDB3F7D0BACBF58BC0840F76401BF37ABC0BE4C6AC5BF2B34B83EE11C88C0AADB103F6CC222BEF1D7C33F5AB8A340E866863E860B2F40F0005A3F6F41B8BF1E2C8ABC90FF2EC0522B5D40C7B36A40FF5DDC3F19982A3FEBEE2F3F0C92B33F"> : tensor<2x3x8xf32>
    %got = call @model(%in0, %in1) : (tensor<f32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<f32>, %arg1: tensor<2x3x8xf32>) -> tensor<2x3x8xf32> {
    %c = stablehlo.constant dense<[[[false, false, false, false, true, true, true, true], [false, false, false, false, true, true, true, true], [false, false, false, false, true, true, true, true]], [[false, false, false, false, true, true, true, true], [false, false, false, false, true, true, true, true], [false, false, false, false, true, true, true, true]]]> : tensor<2x3x8xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x3x8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<2x3x8xf32>
    %c_1 = stablehlo.constant dense<10> : tensor<8xi64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c_3 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi64>
    %cst_4 = stablehlo.constant dense<[0.000000e+00, 1.000000e+00, 2.000000e+00]> : tensor<3xf32>
    %c_5 = stablehlo.constant dense<[[[true, true, true, true, false, false, false, false], [true, true, true, true, false, false, false, false], [true, true, true, true, false, false, false, false]], [[true, true, true, true, false, false, false, false], [true, true, true, true, false, false, false, false], [true, true, true, true, false, false, false, false]]]> : tensor<2x3x8xi1>
    %0 = stablehlo.broadcast_in_dim %cst_4, dims = [0] : (tensor<3xf32>) -> tensor<3x8xf32>
    %1 = stablehlo.power %c_1, %c_3 : tensor<8xi64>
    %2 = stablehlo.convert %1 : (tensor<8xi64>) -> tensor<8xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<8xf32>) -> tensor<3x8xf32>
    %4 = stablehlo.divide %0, %3 : tensor<3x8xf32>
    %5 = stablehlo.cosine %4 : tensor<3x8xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1, 2] : (tensor<3x8xf32>) -> tensor<2x3x8xf32>
    %7 = stablehlo.multiply %arg1, %6 : tensor<2x3x8xf32>
    %8 = stablehlo.slice %arg1 [0:2, 0:3, 4:8] : (tensor<2x3x8xf32>) -> tensor<2x3x4xf32>
    %9 = stablehlo.negate %8 : tensor<2x3x4xf32>
    %10 = stablehlo.slice %arg1 [0:2, 0:3, 0:4] : (tensor<2x3x8xf32>) -> tensor<2x3x4xf32>
    %11 = stablehlo.concatenate %9, %10, dim = 2 : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x8xf32>
    %12 = stablehlo.sine %4 : tensor<3x8xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<3x8xf32>) -> tensor<2x3x8xf32>
    %14 = stablehlo.multiply %11, %13 : tensor<2x3x8xf32>
    %15 = stablehlo.add %7, %14 : tensor<2x3x8xf32>
    %16 = stablehlo.power %15, %cst_0 : tensor<2x3x8xf32>
    %17 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<2x3x8xf32>
    %18 = stablehlo.multiply %16, %17 : tensor<2x3x8xf32>
    %19 = stablehlo.multiply %18, %13 : tensor<2x3x8xf32>
    %20 = stablehlo.slice %19 [0:2, 0:3, 4:8] : (tensor<2x3x8xf32>) -> tensor<2x3x4xf32>
    %21 = stablehlo.pad %20, %cst_2, low = [0, 0, 0], high = [0, 0, 4], interior = [0, 0, 0] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3x8xf32>
    %22 = stablehlo.select %c_5, %21, %cst : tensor<2x3x8xi1>, tensor<2x3x8xf32>
    %23 = stablehlo.slice %19 [0:2, 0:3, 0:4] : (tensor<2x3x8xf32>) -> tensor<2x3x4xf32>
    %24 = stablehlo.negate %23 : tensor<2x3x4xf32>
    %25 = stablehlo.pad %24, %cst_2, low = [0, 0, 4], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3x8xf32>
    %26 = stablehlo.select %c, %25, %cst : tensor<2x3x8xi1>, tensor<2x3x8xf32>
    %27 = stablehlo.add %22, %26 : tensor<2x3x8xf32>
    %28 = stablehlo.multiply %18, %6 : tensor<2x3x8xf32>
    %29 = stablehlo.add %27, %28 : tensor<2x3x8xf32>
    return %29 : tensor<2x3x8xf32>
  }
}
// -----
// attention
module @IrToHlo.121 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x773B243E6EC3933E03C870BEDE04B8BA907D92BE427335BAEEB69ABE015AAEBE"> : tensor<8xf32>
    %in1 = stablehlo.constant dense<"0x29FD6D3E2128003EFA5A783D02C0D5BD3C18363DDA11CF3CC98553BED7C7A53BF41D9E3D777056BEDF56813DCA57F0BDF19996BE28D258BEA8AA8FBEDD92A73D61755D3ED991A43E727DB13EF9980E3EBF12313E76F676BD1BA5953E0A6A0ABE93C2C4BD17FBF0BDA3B172BE2E838BBECB9A93BD324D923EC85A34BEE956A4BE1E70A5BD5A07A43E98A4AE3DD513B7BC54FCCEBD25F19E3E4BF1ADBEA0254D3E5299C43DA9F3623E6DD651BE3869EDBDED2518BEB4A5AF3E6CFE3ABD409CACBEBF88353EAC9B8B3DDF29463D026D71BEF092A9BE9406A43E625588BE6B9789BDA7B584BD9FC24E3E549B98BE0A374FBE340342BE1D8C36BE957A5D3EE39C5D3E"> : tensor<8x8xf32>
    %in2 = stablehlo.constant dense<"0x1C73AA3EC3B0AEBECD1AA53DD7FCF7BC74DDF53D386D8CBDC518CA3D1E8EA6BE1979253E45E9AD3EB53782BDD0FC8FBEEF7996BEEFE78ABDBE3EAFBB4683213D62B3353D6B59883EC35C83BD5FA2CE3D286940BE490AB23EFBED0A3E9ED648BD"> : tensor<24xf32>
    %in3 = stablehlo.constant dense<"0xFF4ACA3CFC165ABE2B90E63D8E33E33D558041BE9C0B59BDA51754BEDAE0BB3D050BC3BD6F587E3ECE80803E2D86133D55581ABEC1A554BE2D091FBD95C6CBBD8D921F3E5C929ABE0B21AA3E17FF8DBED29D8A3E897A7BBD8B3A3A3EAD150D3EC87A723C6103873DB477893E8637BA3D2314403E74078CBE77DD803E8034F93DDD68B73D490E483D3A7B303E1141A63E6C1EA1BDBEB149BEC32CB6BD1CA85CBE71282E3E1EEF32BE3D3841BE3F309C3E81A5A53EF08E263D31C47ABD4FEF3ABDB8812B3E3508A9BEE2EF93BE8599903EA6B5B23EF91CACBC6B088FBEC0451E3C6D6D28BE0B2E32BA6F34313EED43203E5ED129BD936F1F3D390CC53D20E38DBE9E7DF5BD3ECD623C25954EBE5E1D1EBE8F33F33D0D5D503E5054A23BD7D30CBE7C39463E8B7546BE2FF5A9BDADC4AA3EEA5A853DE013CC3CE718F43DB691B0BD61E09A3E71A493BE672DC7BDB9567ABD17F814BEC635B3BDE85F603E01A6463E820BA13CA9B39D3E209E7FBE1BE257BE3293233E28AD9BBCFBF5A4BEBF967ABEDA655CBE00C98B3E6FF4233EC7098C3E6FC486BED67CB0BE1A6A6DBE00ED1A3DB2028FBDB42564BE05C7833E2681E9BD206551BE973B273E0318C3BDF9CD663E6E90AC3DD2E80E3CFE00983D6C0588BEF9B541BEDD272ABE7BDB4CBE7665803D82A8903DD06C16BE9E026C3EED6F49BE402F923DE1C1CEBD6A059DBE9EBD6BBE8AE2133EB0440F3E35DE5FBE93CAE1BDA339A9BE839C423E90869C3E79CAEC3DD00260BEF8F53E3EB139963EB02294BD74636DBDDA9DFA3D784D3A3DE150EFBD5B0DA8BE73DC7DBE0FD99C3C3A5E9BBCB57A953E5A3F463C2970BABD77DFB0BE2F6FA6BE2464163EFB3BA13EECC7AFBB9CCBA1BEBC89003E9F6F933ED29D6FBE5CA3BEBD2197F33CC7774EBE4ED9A7BE137E1E3E6F8A94BEB7BFB5BD883C40BE3B22883E41CE8B3DE9E4273E512975BEF68B983EE007013D99CC48BED077BDBCFA2B80BE07B185BC652A4A3E88C022BEBE02993E5714DD3D0D687DBDAB2FE23DAF6485BD8549A8BD58866DBEFFF3523E5254593E60EDF73D851E563EB3D8B43E"> : tensor<24x8xf32>
    %in4 = stablehlo.constant dense<"0x3A8563BE5D9C9FBF1AEEF8BEA207ACBE8963163D469FFC3E51A8623F99D23A3EDD52F23F3CAEE33E66A40B3E3D1B9E3ECDB1D43F0753333EA8C01B3F4AC0D03FC18636408F5A3EBF690F483EB1E2AABF9EFDC93EB55FDA3FDA3F4BBF681EC03E8CFD9B3D63D059BE49F610BF783FCC3E7B4BAF3FE4F780BE6B3DF33F66F8D83FCE799C3EB2F1943EB82CD13E4F66A1BFBFA06A3F0A6DE5BC94AF5FBE804A2A3EEDEFB1BD6B1397BFAFE4C53F11750B3F69537E3F34B5013F5D0A0FBED32297BF9891FD3F9C9DD6BDEC06FB3E86FBDFBE9B2C9CBFC5DD15BF79972A3F051898BDBB4B7E3F5FFD893ECE72EABFFFC7B63EE70E6A3F0F0C0C40E9327CBFEB421FC04A37B6BFE33232BF35F0A2BE0B939B3F89C1B53FC1D85FBD7F57CA3C063688BF6C4FBABEB16ECBBD87FE9E3EB62EBE3EF7138A3E133D4A3FB1D1713F428CCABFBFFEEE3EEF8DCA3EA27C2DC004EE1CBF2A24B23FE633643E73122F3F258CA9BFA7904F3F5C2D413F3B3AD43EC2E4AE3F4586B23FE5553DBFB176F7BEEE833DBF"> : tensor<2x6x8xf32>
    %in5 = stablehlo.constant dense<"0x000080FF"> : tensor<f32>
    %in6 = stablehlo.constant dense<[[true, false, false, false, false, false], [true, true, false, false, false, false], [true, true, true, false, false, false], [true, true, true, true, false, false], [true, true, true, true, true, false], [true, true, true, true, true, true]]> : tensor<6x6xi1>
    %in7 = stablehlo.constant dense<"0xF304353F"> : tensor<f32>
    %expected0 = stablehlo.constant dense<"0x82184D3E6223B23E5B83E4BD531A81BED48E69BE7748DABD9C0D70BE567B84BE6A4C3E3EAB2DB83E3E230DBF8E462B3EE40DBFBDCF292E3EC467813D4010EF3BF2B86A3EB0A8993E527315BF4D4BDA3E607EBCBC6D81DF3E9C6B8B3ECAAEC6BDCC8B5D3E5CE5B63E061B22BF2020A13ECEEF8EBD86F9953E04E03C3E30B7F63CC0B73F3E9486863E950B02BF68666B3E6ED78DBDCCD6813E48E9B23D100883BCAE4C1B3E3E5E113E3CD1B9BE3A679E3E741CBBBD8BF4C13E5020AA3D3C4E27BE7815C83ED8C7CC3E63E922BFB49C223FFCC4E9BD697E413F62368C3EDB1EC4BE5213C53EE147C43EA10E00BF8D0D0E3F58A881BDFFF4223F929E893ECE2BF7BECEC2843E6CE9A43E5B9B47BE92C6603E00A919BB4B21833ED068753D1EA217BFA3FB513EE24E4D3E9C9E01BDB1AA7B3BF22187BD13AF2D3E20EAF0BDE35D05BF3C5E813ED099543ECCB6C4BD99288E3D34C725BD871D473E6267B0BDE68011BF6416733E28DA8B3E4CCF17BE62172A3EB4642BBD1733503EC093103CAE400DBF"> : tensor<2x6x8xf32>
    %got = call @model(%in0, %in1, %in2, %in3, %in4, %in5, %in6, %in7) : (tensor<8xf32>, tensor<8x8xf32>, tensor<24xf32>, tensor<24x8xf32>, tensor<2x6x8xf32>, tensor<f32>, tensor<6x6xi1>, tensor<f32>) -> tensor<2x6x8xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<2x6x8xf32>, tensor<2x6x8xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24x8xf32>, %arg4: tensor<2x6x8xf32>, %arg5: tensor<f32>, %arg6: tensor<6x6xi1>, %arg7: tensor<f32>) -> tensor<2x6x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x2x6x6xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<2x2x6x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<6x6xf32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reshape %arg4 : (tensor<2x6x8xf32>) -> tensor<12x8xf32>
    %1 = stablehlo.transpose %arg3, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,24]{0,1}"} : (tensor<24x8xf32>) -> tensor<8x24xf32>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8xf32>, tensor<8x24xf32>) -> tensor<12x24xf32>
    %3 = stablehlo.reshape %2 : (tensor<12x24xf32>) -> tensor<2x6x24xf32>
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<24xf32>) -> tensor<2x6x24xf32>
    %5 = stablehlo.add %3, %4 : tensor<2x6x24xf32>
    %6 = stablehlo.slice %5 [0:2, 0:6, 0:8] : (tensor<2x6x24xf32>) -> tensor<2x6x8xf32>
    %7 = stablehlo.reshape %6 : (tensor<2x6x8xf32>) -> tensor<2x6x2x4xf32>
    %8 = stablehlo.transpose %7, dims = [0, 2, 1, 3] {result_layout = dense<[3, 1, 2, 0]> : tensor<4xindex>, xla_shape = "f32[2,2,6,4]{3,1,2,0}"} : (tensor<2x6x2x4xf32>) -> tensor<2x2x6x4xf32>
    %9 = stablehlo.broadcast_in_dim %arg7, dims = [] : (tensor<f32>) -> tensor<2x2x6x4xf32>
    %10 = stablehlo.multiply %8, %9 : tensor<2x2x6x4xf32>
    %11 = stablehlo.reshape %10 : (tensor<2x2x6x4xf32>) -> tensor<4x6x4xf32>
    %12 = stablehlo.slice %5 [0:2, 0:6, 8:16] : (tensor<2x6x24xf32>) -> tensor<2x6x8xf32>
    %13 = stablehlo.reshape %12 : (tensor<2x6x8xf32>) -> tensor<2x6x2x4xf32>
    %14 = stablehlo.transpose %13, dims = [0, 2, 3, 1] : (tensor<2x6x2x4xf32>) -> tensor<2x2x4x6xf32>
    %15 = stablehlo.broadcast_in_dim %arg7, dims = [] : (tensor<f32>) -> tensor<2x2x4x6xf32>
    %16 = stablehlo.multiply %14, %15 : tensor<2x2x4x6xf32>
    %17 = stablehlo.reshape %16 : (tensor<2x2x4x6xf32>) -> tensor<4x4x6xf32>
    %18 = stablehlo.dot_general %11, %17, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x6x4xf32>, tensor<4x4x6xf32>) -> tensor<4x6x6xf32>
    %19 = stablehlo.reshape %18 : (tensor<4x6x6xf32>) -> tensor<2x2x6x6xf32>
    %20 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %21 = stablehlo.select %arg6, %cst_1, %20 : tensor<6x6xi1>, tensor<6x6xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [2, 3] : (tensor<6x6xf32>) -> tensor<2x2x6x6xf32>
    %23 = stablehlo.add %19, %22 : tensor<2x2x6x6xf32>
    %24 = stablehlo.compare  EQ, %23, %cst_0 : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xi1>
    %25 = stablehlo.reduce(%24 init: %c_2) across dimensions = [3] : (tensor<2x2x6x6xi1>, tensor<i1>) -> tensor<2x2x6xi1>
     reducer(%arg8: tensor<i1>, %arg9: tensor<i1>)  {
      %49 = stablehlo.and %arg8, %arg9 : tensor<i1>
      %50 = stablehlo.select %49, %c_2, %c : tensor<i1>, tensor<i1>
      stablehlo.return %50 : tensor<i1>
    }
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<2x2x6xi1>) -> tensor<2x2x6x6xi1>
    %27 = stablehlo.reduce(%23 init: %cst_3) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x6xf32>
    %29 = stablehlo.subtract %23, %28 : tensor<2x2x6x6xf32>
    %30 = stablehlo.exponential %29 : tensor<2x2x6x6xf32>
    %31 = stablehlo.reduce(%30 init: %cst_4) applies stablehlo.add across dimensions = [3] : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x6xf32>
    %33 = stablehlo.divide %30, %32 : tensor<2x2x6x6xf32>
    %34 = stablehlo.select %26, %cst, %33 : tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>
    %35 = stablehlo.reshape %34 : (tensor<2x2x6x6xf32>) -> tensor<4x6x6xf32>
    %36 = stablehlo.slice %5 [0:2, 0:6, 16:24] : (tensor<2x6x24xf32>) -> tensor<2x6x8xf32>
    %37 = stablehlo.reshape %36 : (tensor<2x6x8xf32>) -> tensor<2x6x2x4xf32>
    %38 = stablehlo.transpose %37, dims = [0, 2, 1, 3] {result_layout = dense<[3, 1, 2, 0]> : tensor<4xindex>, xla_shape = "f32[2,2,6,4]{3,1,2,0}"} : (tensor<2x6x2x4xf32>) -> tensor<2x2x6x4xf32>
    %39 = stablehlo.reshape %38 : (tensor<2x2x6x4xf32>) -> tensor<4x6x4xf32>
    %40 = stablehlo.dot_general %35, %39, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x6x6xf32>, tensor<4x6x4xf32>) -> tensor<4x6x4xf32>
    %41 = stablehlo.reshape %40 : (tensor<4x6x4xf32>) -> tensor<2x2x6x4xf32>
    %42 = stablehlo.transpose %41, dims = [0, 2, 1, 3] {result_layout = dense<[3, 1, 2, 0]> : tensor<4xindex>, xla_shape = "f32[2,6,2,4]{3,1,2,0}"} : (tensor<2x2x6x4xf32>) -> tensor<2x6x2x4xf32>
    %43 = stablehlo.reshape %42 : (tensor<2x6x2x4xf32>) -> tensor<12x8xf32>
    %44 = stablehlo.transpose %arg1, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,8]{0,1}"} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %45 = stablehlo.dot_general %43, %44, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8xf32>, tensor<8x8xf32>) -> tensor<12x8xf32>
    %46 = stablehlo.reshape %45 : (tensor<12x8xf32>) -> tensor<2x6x8xf32>
    %47 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<8xf32>) -> tensor<2x6x8xf32>
    %48 = stablehlo.add %46, %47 : tensor<2x6x8xf32>
    return %48 : tensor<2x6x8xf32>
  }
}
// -----
// attention_gradients
module @IrToHlo.211 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x773B243E6EC3933E03C870BEDE04B8BA907D92BE427335BAEEB69ABE015AAEBE"> : tensor<8xf32>
    %in1 = stablehlo.constant dense<"0x29FD6D3E2128003EFA5A783D02C0D5BD3C18363DDA11CF3CC98553BED7C7A53BF41D9E3D777056BEDF56813DCA57F0BDF19996BE28D258BEA8AA8FBEDD92A73D61755D3ED991A43E727DB13EF9980E3EBF12313E76F676BD1BA5953E0A6A0ABE93C2C4BD17FBF0BDA3B172BE2E838BBECB9A93BD324D923EC85A34BEE956A4BE1E70A5BD5A07A43E98A4AE3DD513B7BC54FCCEBD25F19E3E4BF1ADBEA0254D3E5299C43DA9F3623E6DD651BE3869EDBDED2518BEB4A5AF3E6CFE3ABD409CACBEBF88353EAC9B8B3DDF29463D026D71BEF092A9BE9406A43E625588BE6B9789BDA7B584BD9FC24E3E549B98BE0A374FBE340342BE1D8C36BE957A5D3EE39C5D3E"> : tensor<8x8xf32>
    %in2 = stablehlo.constant dense<"0x1C73AA3EC3B0AEBECD1AA53DD7FCF7BC74DDF53D386D8CBDC518CA3D1E8EA6BE1979253E45E9AD3EB53782BDD0FC8FBEEF7996BEEFE78ABDBE3EAFBB4683213D62B3353D6B59883EC35C83BD5FA2CE3D286940BE490AB23EFBED0A3E9ED648BD"> : tensor<24xf32>
    %in3 = stablehlo.constant dense<"0xFF4ACA3CFC165ABE2B90E63D8E33E33D558041BE9C0B59BDA51754BEDAE0BB3D050BC3BD6F587E3ECE80803E2D86133D55581ABEC1A554BE2D091FBD95C6CBBD8D921F3E5C929ABE0B21AA3E17FF8DBED29D8A3E897A7BBD8B3A3A3EAD150D3EC87A723C6103873DB477893E8637BA3D2314403E74078CBE77DD803E8034F93DDD68B73D490E483D3A7B303E1141A63E6C1EA1BDBEB149BEC32CB6BD1CA85CBE71282E3E1EEF32BE3D3841BE3F309C3E81A5A53EF08E263D31C47ABD4FEF3ABDB8812B3E3508A9BEE2EF93BE8599903EA6B5B23EF91CACBC6B088FBEC0451E3C6D6D28BE0B2E32BA6F34313EED43203E5ED129BD936F1F3D390CC53D20E38DBE9E7DF5BD3ECD623C25954EBE5E1D1EBE8F33F33D0D5D503E5054A23BD7D30CBE7C39463E8B7546BE2FF5A9BDADC4AA3EEA5A853DE013CC3CE718F43DB691B0BD61E09A3E71A493BE672DC7BDB9567ABD17F814BEC635B3BDE85F603E01A6463E820BA13CA9B39D3E209E7FBE1BE257BE3293233E28AD9BBCFBF5A4BEBF967ABEDA655CBE00C98B3E6FF4233EC7098C3E6FC486BED67CB0BE1A6A6DBE00ED1A3DB2028FBDB42564BE05C7833E2681E9BD206551BE973B273E0318C3BDF9CD663E6E90AC3DD2E80E3CFE00983D6C0588BEF9B541BEDD272ABE7BDB4CBE7665803D82A8903DD06C16BE9E026C3EED6F49BE402F923DE1C1CEBD6A059DBE9EBD6BBE8AE2133EB0440F3E35DE5FBE93CAE1BDA339A9BE839C423E90869C3E79CAEC3DD00260BEF8F53E3EB139963EB02294BD74636DBDDA9DFA3D784D3A3DE150EFBD5B0DA8BE73DC7DBE0FD99C3C3A5E9BBCB57A953E5A3F463C2970BABD77DFB0BE2F6FA6BE2464163EFB3BA13EECC7AFBB9CCBA1BEBC89003E9F6F933ED29D6FBE5CA3BEBD2197F33CC7774EBE4ED9A7BE137E1E3E6F8A94BEB7BFB5BD883C40BE3B22883E41CE8B3DE9E4273E512975BEF68B983EE007013D99CC48BED077BDBCFA2B80BE07B185BC652A4A3E88C022BEBE02993E5714DD3D0D687DBDAB2FE23DAF6485BD8549A8BD58866DBEFFF3523E5254593E60EDF73D851E563EB3D8B43E"> : tensor<24x8xf32>
    %in4 = stablehlo.constant dense<"0x74FD533FFD2FE23D28689ABEA8A0B3BF5BDDA9BF41A87EBF7CEDFCBE867C913FB7B61D3F996E80BE8831523FDD4C8ABD07F6723FDBF2CBBE669D303F400EA8BF5C8D8FBFB46C06406273174041E121BFC618B9BE6F88D8BF2123B1BF3B47F93EED418E3E0E9BBB3D331AC23F37BBE0BE6FC0CCBE1121AABFDAB2CB3FF66CF7BD1AAF8F3F5FA6C83DE6B18F3F7AE29F3F2CAEB53F9E931B3EBD5E8C3F89062FBF19CE283FEB8F2B3F5B1201BE95D41CBFC393F7BE22B90ABFE9A487BFA4889C3E7EC1483E7B3BC2BF7ED0523EA95D8B3E3F43793D4DB696BFB093CF3F8CEC593F99B32F3FD03D2FBFC29E363FF1A3073F49FE68BF06B22F3F798EE6BE3B6F95BD667D7EBF05D1B7BE9F1E80BF5C3A81BD31EF75BF0ED6543F5708973FE8B0A9BE66C9863F7489B93FE0EC733F6033983F4D7C11BFB4A359BFC7BE76BF5B4624C033BA5C3EBD5F203F0C136A3F7137813FD705653F325A93BE0290AEBFBC96453EA51EF93E75D0BB3E2449C8BE31EE2D3ED6D25EBFD1EBF93CC28D053F0580EDBE"> : tensor<2x6x8xf32>
    %in5 = stablehlo.constant dense<"0x000080FF"> : tensor<f32>
    %in6 = stablehlo.constant dense<[[true, false, false, false, false, false], [true, true, false, false, false, false], [true, true, true, false, false, false], [true, true, true, true, false, false], [true, true, true, true, true, false], [true, true, true, true, true, true]]> : tensor<6x6xi1>
    %in7 = stablehlo.constant dense<"0xF304353F"> : tensor<f32>
    %in8 = stablehlo.constant dense<"0x00000040"> : tensor<f32>
    %expected0 = stablehlo.constant dense<"0x7E870341"> : tensor<f32>
    %expected1 = stablehlo.constant dense<"0x41B048BCC288923C1B8D52BD2646623C5C4219BDE80E853C17C319BD2401C43C79ED95BD296BD5BC8CCC36BE8AF0A83C89C6F3BDBF5EE23D0E30BEBD77C70E3E48A1543E7B5C2E3E41FBB63E78F5F13DD8B1DD3C11944CBE1A4C033D59909BBE3119C1BDE0EEE6BDB67BAABD721A1CBEF543A83D254FE13C0616DC3DC14A393EA319233F476A8C3F7335A73F16B4283FB8960E3C247D52BF0953C3BEA08482BF97BA7ABE7368ACBE07FED1BD3E6DBEBED1E81E3E40AE083E8F2D953EFE45243FC188633E6BFA9F3E641CD43E71201F3E64FE303D24DD82BEBEECD1BD8F3B67BEBD24F43EA2D0163F9037153F6CA4003FF8DC61BD3285C3BE05EEB6BEADF23EBF661688BCFCA101BE91610FBEC7A2E3BDDFB993BDA48575BD0A4BCE3DA7AE713EDE388DBB0B886EBD4E211CBDD6EAF7BC216D1CBD8AC2883DFCD89F3AB7ABA83DCC0FFE3D8F53E23DF26437BE802833BE3A82B7BEB425BFBD549583BE7926793E05A5B43D6C778DBB89375ABE76C04DBE3A8AAFBE7109CBBCFC752FBE4C6BA73EA6A6AA3E8F28C63FA195593FCE04DF3E55CF1CBE21B307BFDD94B5BF7B89A5BF3DB9473EC46C34BEF428F2BDAE70CC3C641A3C3DA3F9903DDDA9F43D693B19BE7BA6853EB8E95BBE6E4B1EBEB330B93CDC42693CE4E3CD3DF1CD0D3ED53740BED6EF063E0E42EE3D0D9A773D08F5FC3DD94D8F3DDEC32FBD58DD43BD62126ABEB6FE953E25FD293E5429B43EBF6A15BD05E2D4BEEFFC90BE9A6516BD1687A0BEBC92B1BFDB0CFE3F12B741BFB49F3D3E3665E23F24170840EB86DDBF596F8BBF9814AEBFBFFF2BBDC9D031BF753ACC3F2D2BAC3F7703FB3F3E267E3D1F0B7EBF76E27DBF2713AA3C521D19BEB36A7B3FFBCC983FD8228A3FB879803E3C2325BF467821BF28D8673F522E393F83E255BB505A4B3FDDBA203C4DBD49BEBC1B10BF059CE23FFEE5434000113540D60400C03A5CC6BF80F93CC0751F03C0FDC980BF0ECA09C02388173F4A4FABBF8967AA3E08AF13408E1D2040FB24CCBEE4CF51BD789A18C0190D36C060DE89C0EB7615408F031640063798408A83AA3FE0DB513F"> : tensor<24x8xf32>
    %expected2 = stablehlo.constant dense<"0x4B2737BD98D123BEE8E2DA3EBCFD26BE240B9A3F5E1585BE3A5FC83E0BF01E3F000080B1000020B2000040B1000090320000883400008031000000B20000403378425D3F6E6675C0E4D513C08438C0BF5289F8BE08345C4000278EC06907C1C0"> : tensor<24xf32>
    %expected3 = stablehlo.constant dense<"0xD63E423F4E2C573FFC17C3BF88A0223F77963ABF398AC63F7999ACBED6CAB0BF8F19863F346E35BD753061BF14C8033F4907E4BF7CA13DBE406663BFD5463A3F1F7CA0BFA40BDBBE8F190C40667C8FBEEDD0943F658AB8BF26E8143F78292C3F921C1F3F9171B63F54FD1BC0C045DB3E2256743E1D934E40E6CA41BC41A152C08B2B28BFA6D246BFAE07C43F3F9104BF6FC50D3F4868C7BF4C3698BC2EBC943FCE03313FF65436402A4C51C0C859CF3FC54BD0BE0210A0405017363EDB31A5C00D2BC3BD12B245BFCFFF193F871333BF07570B3FD99582BFEF8C9CBEC5EC2B3F7CDC16BF918123C042091740DAF0FABFCA8C973F1CDE79C00D78A63D0D847E40"> : tensor<8x8xf32>
    %expected4 = stablehlo.constant dense<"0xEB7789400C6969408E20ACC068B39F40CE8A84C0F2BF0D41206639C01F2F09C1"> : tensor<8xf32>
    %got:5 = call @model(%in0, %in1, %in2, %in3, %in4, %in5, %in6, %in7, %in8) : (tensor<8xf32>, tensor<8x8xf32>, tensor<24xf32>, tensor<24x8xf32>, tensor<2x6x8xf32>, tensor<f32>, tensor<6x6xi1>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<24x8xf32>, tensor<24xf32>, tensor<8x8xf32>, tensor<8xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<24x8xf32>, tensor<24x8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<24xf32>, tensor<24xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<8x8xf32>, tensor<8x8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24x8xf32>, %arg4: tensor<2x6x8xf32>, %arg5: tensor<f32>, %arg6: tensor<6x6xi1>, %arg7: tensor<f32>, %arg8: tensor<f32>) -> (tensor<f32>, tensor<24x8xf32>, tensor<24xf32>, tensor<8x8xf32>, tensor<8xf32>) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<2x6x8xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<2x6x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<2x2x6x6xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<2x2x6x6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<6x6xf32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_4 = stablehlo.constant dense<true> : tensor<i1>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reshape %arg4 : (tensor<2x6x8xf32>) -> tensor<12x8xf32>
    %1 = stablehlo.transpose %arg3, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,24]{0,1}"} : (tensor<24x8xf32>) -> tensor<8x24xf32>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8xf32>, tensor<8x24xf32>) -> tensor<12x24xf32>
    %3 = stablehlo.reshape %2 : (tensor<12x24xf32>) -> tensor<2x6x24xf32>
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<24xf32>) -> tensor<2x6x24xf32>
    %5 = stablehlo.add %3, %4 : tensor<2x6x24xf32>
    %6 = stablehlo.slice %5 [0:2, 0:6, 0:8] : (tensor<2x6x24xf32>) -> tensor<2x6x8xf32>
    %7 = stablehlo.reshape %6 : (tensor<2x6x8xf32>) -> tensor<2x6x2x4xf32>
    %8 = stablehlo.transpose %7, dims = [0, 2, 1, 3] {result_layout = dense<[3, 1, 2, 0]> : tensor<4xindex>, xla_shape = "f32[2,2,6,4]{3,1,2,0}"} : (tensor<2x6x2x4xf32>) -> tensor<2x2x6x4xf32>
    %9 = stablehlo.broadcast_in_dim %arg7, dims = [] : (tensor<f32>) -> tensor<2x2x6x4xf32>
    %10 = stablehlo.multiply %8, %9 : tensor<2x2x6x4xf32>
    %11 = stablehlo.reshape %10 : (tensor<2x2x6x4xf32>) -> tensor<4x6x4xf32>
    %12 = stablehlo.slice %5 [0:2, 0:6, 8:16] : (tensor<2x6x24xf32>) -> tensor<2x6x8xf32>
    %13 = stablehlo.reshape %12 : (tensor<2x6x8xf32>) -> tensor<2x6x2x4xf32>
    %14 = stablehlo.transpose %13, dims = [0, 2, 3, 1] : (tensor<2x6x2x4xf32>) -> tensor<2x2x4x6xf32>
    %15 = stablehlo.broadcast_in_dim %arg7, dims = [] : (tensor<f32>) -> tensor<2x2x4x6xf32>
    %16 = stablehlo.multiply %14, %15 : tensor<2x2x4x6xf32>
    %17 = stablehlo.reshape %16 : (tensor<2x2x4x6xf32>) -> tensor<4x4x6xf32>
    %18 = stablehlo.dot_general %11, %17, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x6x4xf32>, tensor<4x4x6xf32>) -> tensor<4x6x6xf32>
    %19 = stablehlo.reshape %18 : (tensor<4x6x6xf32>) -> tensor<2x2x6x6xf32>
    %20 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %21 = stablehlo.select %arg6, %cst_3, %20 : tensor<6x6xi1>, tensor<6x6xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [2, 3] : (tensor<6x6xf32>) -> tensor<2x2x6x6xf32>
    %23 = stablehlo.add %19, %22 : tensor<2x2x6x6xf32>
    %24 = stablehlo.compare  EQ, %23, %cst_2 : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xi1>
    %25 = stablehlo.reduce(%24 init: %c_4) across dimensions = [3] : (tensor<2x2x6x6xi1>, tensor<i1>) -> tensor<2x2x6xi1>
     reducer(%arg9: tensor<i1>, %arg10: tensor<i1>)  {
      %95 = stablehlo.and %arg9, %arg10 : tensor<i1>
      %96 = stablehlo.select %95, %c_4, %c : tensor<i1>, tensor<i1>
      stablehlo.return %96 : tensor<i1>
    }
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<2x2x6xi1>) -> tensor<2x2x6x6xi1>
    %27 = stablehlo.reduce(%23 init: %cst_5) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x6xf32>
    %29 = stablehlo.subtract %23, %28 : tensor<2x2x6x6xf32>
    %30 = stablehlo.exponential %29 : tensor<2x2x6x6xf32>
    %31 = stablehlo.reduce(%30 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x6xf32>
    %33 = stablehlo.divide %30, %32 : tensor<2x2x6x6xf32>
    %34 = stablehlo.select %26, %cst_1, %33 : tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>
    %35 = stablehlo.reshape %34 : (tensor<2x2x6x6xf32>) -> tensor<4x6x6xf32>
    %36 = stablehlo.slice %5 [0:2, 0:6, 16:24] : (tensor<2x6x24xf32>) -> tensor<2x6x8xf32>
    %37 = stablehlo.reshape %36 : (tensor<2x6x8xf32>) -> tensor<2x6x2x4xf32>
    %38 = stablehlo.transpose %37, dims = [0, 2, 1, 3] {result_layout = dense<[3, 1, 2, 0]> : tensor<4xindex>, xla_shape = "f32[2,2,6,4]{3,1,2,0}"} : (tensor<2x6x2x4xf32>) -> tensor<2x2x6x4xf32>
    %39 = stablehlo.reshape %38 : (tensor<2x2x6x4xf32>) -> tensor<4x6x4xf32>
    %40 = stablehlo.dot_general %35, %39, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x6x6xf32>, tensor<4x6x4xf32>) -> tensor<4x6x4xf32>
    %41 = stablehlo.reshape %40 : (tensor<4x6x4xf32>) -> tensor<2x2x6x4xf32>
    %42 = stablehlo.transpose %41, dims = [0, 2, 1, 3] {result_layout = dense<[3, 1, 2, 0]> : tensor<4xindex>, xla_shape = "f32[2,6,2,4]{3,1,2,0}"} : (tensor<2x2x6x4xf32>) -> tensor<2x6x2x4xf32>
    %43 = stablehlo.reshape %42 : (tensor<2x6x2x4xf32>) -> tensor<12x8xf32>
    %44 = stablehlo.transpose %arg1, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,8]{0,1}"} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %45 = stablehlo.dot_general %43, %44, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8xf32>, tensor<8x8xf32>) -> tensor<12x8xf32>
    %46 = stablehlo.reshape %45 : (tensor<12x8xf32>) -> tensor<2x6x8xf32>
    %47 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<8xf32>) -> tensor<2x6x8xf32>
    %48 = stablehlo.add %46, %47 : tensor<2x6x8xf32>
    %49 = stablehlo.power %48, %cst_0 : tensor<2x6x8xf32>
    %50 = stablehlo.reduce(%49 init: %cst_6) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x6x8xf32>, tensor<f32>) -> tensor<f32>
    %51 = stablehlo.transpose %0, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,12]{0,1}"} : (tensor<12x8xf32>) -> tensor<8x12xf32>
    %52 = stablehlo.power %48, %cst : tensor<2x6x8xf32>
    %53 = stablehlo.broadcast_in_dim %arg8, dims = [] : (tensor<f32>) -> tensor<2x6x8xf32>
    %54 = stablehlo.multiply %52, %53 : tensor<2x6x8xf32>
    %55 = stablehlo.reshape %54 : (tensor<2x6x8xf32>) -> tensor<12x8xf32>
    %56 = stablehlo.dot_general %55, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8xf32>, tensor<8x8xf32>) -> tensor<12x8xf32>
    %57 = stablehlo.reshape %56 : (tensor<12x8xf32>) -> tensor<2x6x2x4xf32>
    %58 = stablehlo.transpose %57, dims = [0, 2, 1, 3] {result_layout = dense<[3, 1, 2, 0]> : tensor<4xindex>, xla_shape = "f32[2,2,6,4]{3,1,2,0}"} : (tensor<2x6x2x4xf32>) -> tensor<2x2x6x4xf32>
    %59 = stablehlo.reshape %58 : (tensor<2x2x6x4xf32>) -> tensor<4x6x4xf32>
    %60 = stablehlo.transpose %39, dims = [0, 2, 1] {result_layout = dense<[1, 2, 0]> : tensor<3xindex>, xla_shape = "f32[4,4,6]{1,2,0}"} : (tensor<4x6x4xf32>) -> tensor<4x4x6xf32>
    %61 = stablehlo.dot_general %59, %60, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x6x4xf32>, tensor<4x4x6xf32>) -> tensor<4x6x6xf32>
    %62 = stablehlo.reshape %61 : (tensor<4x6x6xf32>) -> tensor<2x2x6x6xf32>
    %63 = stablehlo.multiply %62, %34 : tensor<2x2x6x6xf32>
    %64 = stablehlo.reduce(%63 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x6xf32>
    %66 = stablehlo.subtract %62, %65 : tensor<2x2x6x6xf32>
    %67 = stablehlo.multiply %34, %66 : tensor<2x2x6x6xf32>
    %68 = stablehlo.reshape %67 : (tensor<2x2x6x6xf32>) -> tensor<4x6x6xf32>
    %69 = stablehlo.transpose %17, dims = [0, 2, 1] {result_layout = dense<[1, 2, 0]> : tensor<3xindex>, xla_shape = "f32[4,6,4]{1,2,0}"} : (tensor<4x4x6xf32>) -> tensor<4x6x4xf32>
    %70 = stablehlo.dot_general %68, %69, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x6x6xf32>, tensor<4x6x4xf32>) -> tensor<4x6x4xf32>
    %71 = stablehlo.reshape %70 : (tensor<4x6x4xf32>) -> tensor<2x2x6x4xf32>
    %72 = stablehlo.multiply %71, %9 : tensor<2x2x6x4xf32>
    %73 = stablehlo.transpose %72, dims = [0, 2, 1, 3] {result_layout = dense<[3, 1, 2, 0]> : tensor<4xindex>, xla_shape = "f32[2,6,2,4]{3,1,2,0}"} : (tensor<2x2x6x4xf32>) -> tensor<2x6x2x4xf32>
    %74 = stablehlo.reshape %73 : (tensor<2x6x2x4xf32>) -> tensor<2x6x8xf32>
    %75 = stablehlo.transpose %11, dims = [0, 2, 1] {result_layout = dense<[1, 2, 0]> : tensor<3xindex>, xla_shape = "f32[4,4,6]{1,2,0}"} : (tensor<4x6x4xf32>) -> tensor<4x4x6xf32>
    %76 = stablehlo.dot_general %75, %68, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x6xf32>, tensor<4x6x6xf32>) -> tensor<4x4x6xf32>
    %77 = stablehlo.reshape %76 : (tensor<4x4x6xf32>) -> tensor<2x2x4x6xf32>
    %78 = stablehlo.multiply %77, %15 : tensor<2x2x4x6xf32>
    %79 = stablehlo.transpose %78, dims = [0, 3, 1, 2] : (tensor<2x2x4x6xf32>) -> tensor<2x6x2x4xf32>
    %80 = stablehlo.reshape %79 : (tensor<2x6x2x4xf32>) -> tensor<2x6x8xf32>
    %81 = stablehlo.transpose %35, dims = [0, 2, 1] {result_layout = dense<[1, 2, 0]> : tensor<3xindex>, xla_shape = "f32[4,6,6]{1,2,0}"} : (tensor<4x6x6xf32>) -> tensor<4x6x6xf32>
    %82 = stablehlo.dot_general %81, %59, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x6x6xf32>, tensor<4x6x4xf32>) -> tensor<4x6x4xf32>
    %83 = stablehlo.reshape %82 : (tensor<4x6x4xf32>) -> tensor<2x2x6x4xf32>
    %84 = stablehlo.transpose %83, dims = [0, 2, 1, 3] {result_layout = dense<[3, 1, 2, 0]> : tensor<4xindex>, xla_shape = "f32[2,6,2,4]{3,1,2,0}"} : (tensor<2x2x6x4xf32>) -> tensor<2x6x2x4xf32>
    %85 = stablehlo.reshape %84 : (tensor<2x6x2x4xf32>) -> tensor<2x6x8xf32>
    %86 = stablehlo.concatenate %74, %80, %85, dim = 2 : (tensor<2x6x8xf32>, tensor<2x6x8xf32>, tensor<2x6x8xf32>) -> tensor<2x6x24xf32>
    %87 = stablehlo.reshape %86 : (tensor<2x6x24xf32>) -> tensor<12x24xf32>
    %88 = stablehlo.dot_general %51, %87, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x12xf32>, tensor<12x24xf32>) -> tensor<8x24xf32>
    %89 = stablehlo.transpose %88, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[24,8]{0,1}"} : (tensor<8x24xf32>) -> tensor<24x8xf32>
    %90 = stablehlo.reduce(%86 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %91 = stablehlo.transpose %43, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,12]{0,1}"} : (tensor<12x8xf32>) -> tensor<8x12xf32>
    %92 = stablehlo.dot_general %91, %55, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x12xf32>, tensor<12x8xf32>) -> tensor<8x8xf32>
    %93 = stablehlo.transpose %92, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,8]{0,1}"} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %94 = stablehlo.reduce(%54 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x6x8xf32>, tensor<f32>) -> tensor<8xf32>
    return %50, %89, %90, %93, %94 : tensor<f32>, tensor<24x8xf32>, tensor<24xf32>, tensor<8x8xf32>, tensor<8xf32>
  }
}
// -----
// attention_step
module @IrToHlo.486 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x773B243E6EC3933E03C870BEDE04B8BA907D92BE427335BAEEB69ABE015AAEBE"> : tensor<8xf32>
    %in1 = stablehlo.constant dense<"0x29FD6D3E2128003EFA5A783D02C0D5BD3C18363DDA11CF3CC98553BED7C7A53BF41D9E3D777056BEDF56813DCA57F0BDF19996BE28D258BEA8AA8FBEDD92A73D61755D3ED991A43E727DB13EF9980E3EBF12313E76F676BD1BA5953E0A6A0ABE93C2C4BD17FBF0BDA3B172BE2E838BBECB9A93BD324D923EC85A34BEE956A4BE1E70A5BD5A07A43E98A4AE3DD513B7BC54FCCEBD25F19E3E4BF1ADBEA0254D3E5299C43DA9F3623E6DD651BE3869EDBDED2518BEB4A5AF3E6CFE3ABD409CACBEBF88353EAC9B8B3DDF29463D026D71BEF092A9BE9406A43E625588BE6B9789BDA7B584BD9FC24E3E549B98BE0A374FBE340342BE1D8C36BE957A5D3EE39C5D3E"> : tensor<8x8xf32>
    %in2 = stablehlo.constant dense<"0x1C73AA3EC3B0AEBECD1AA53DD7FCF7BC74DDF53D386D8CBDC518CA3D1E8EA6BE1979253E45E9AD3EB53782BDD0FC8FBEEF7996BEEFE78ABDBE3EAFBB4683213D62B3353D6B59883EC35C83BD5FA2CE3D286940BE490AB23EFBED0A3E9ED648BD"> : tensor<24xf32>
    %in3 = stablehlo.constant dense<"0xFF4ACA3CFC165ABE2B90E63D8E33E33D558041BE9C0B59BDA51754BEDAE0BB3D050BC3BD6F587E3ECE80803E2D86133D55581ABEC1A554BE2D091FBD95C6CBBD8D921F3E5C929ABE0B21AA3E17FF8DBED29D8A3E897A7BBD8B3A3A3EAD150D3EC87A723C6103873DB477893E8637BA3D2314403E74078CBE77DD803E8034F93DDD68B73D490E483D3A7B303E1141A63E6C1EA1BDBEB149BEC32CB6BD1CA85CBE71282E3E1EEF32BE3D3841BE3F309C3E81A5A53EF08E263D31C47ABD4FEF3ABDB8812B3E3508A9BEE2EF93BE8599903EA6B5B23EF91CACBC6B088FBEC0451E3C6D6D28BE0B2E32BA6F34313EED43203E5ED129BD936F1F3D390CC53D20E38DBE9E7DF5BD3ECD623C25954EBE5E1D1EBE8F33F33D0D5D503E5054A23BD7D30CBE7C39463E8B7546BE2FF5A9BDADC4AA3EEA5A853DE013CC3CE718F43DB691B0BD61E09A3E71A493BE672DC7BDB9567ABD17F814BEC635B3BDE85F603E01A6463E820BA13CA9B39D3E209E7FBE1BE257BE3293233E28AD9BBCFBF5A4BEBF967ABEDA655CBE00C98B3E6FF4233EC7098C3E6FC486BED67CB0BE1A6A6DBE00ED1A3DB2028FBDB42564BE05C7833E2681E9BD206551BE973B273E0318C3BDF9CD663E6E90AC3DD2E80E3CFE00983D6C0588BEF9B541BEDD272ABE7BDB4CBE7665803D82A8903DD06C16BE9E026C3EED6F49BE402F923DE1C1CEBD6A059DBE9EBD6BBE8AE2133EB0440F3E35DE5FBE93CAE1BDA339A9BE839C423E90869C3E79CAEC3DD00260BEF8F53E3EB139963EB02294BD74636DBDDA9DFA3D784D3A3DE150EFBD5B0DA8BE73DC7DBE0FD99C3C3A5E9BBCB57A953E5A3F463C2970BABD77DFB0BE2F6FA6BE2464163EFB3BA13EECC7AFBB9CCBA1BEBC89003E9F6F933ED29D6FBE5CA3BEBD2197F33CC7774EBE4ED9A7BE137E1E3E6F8A94BEB7BFB5BD883C40BE3B22883E41CE8B3DE9E4273E512975BEF68B983EE007013D99CC48BED077BDBCFA2B80BE07B185BC652A4A3E88C022BEBE02993E5714DD3D0D687DBDAB2FE23DAF6485BD8549A8BD58866DBEFFF3523E5254593E60EDF73D851E563EB3D8B43E"> : tensor<24x8xf32>
    %in4 = stablehlo.constant dense<"0x02D537BF9524DFBD553CEABF16BBBA3E98104A3F4BC2AABF4F03AC3FD267A5BF303D55BFD431EA3F5623473F39066CBDCE97A8BFABFB213E5D10823E4C5B37BEDB97143EEEA2D43F0B3B0B3F7B7B05BFF8EE41BF8CE29ABDC569DEBF2D5C00BEE04612BFAF33B4BF5DB3C0BE5BC77C3F7439243FAC69AABF21740040A565A0BFC1437BBF223C093FB92F6C3F946DF93E66F8BE3F1551593C0604EE3F41D12740C59B2ABE8FEE803E81E9A03F92D09B3FB07D153FFA98584092A3F23E737C263FCEB564BC468726BCD2536F3EB544B43F936404C07F5A5E3F849F4DBFAB798FBF69912B3FEB4CF33D25A81CBF58451A3FFC0F56BF06A1AABE49CFF5BE19C2A4BFBB024DBA0B696C3F6DCD97BF0438A63F0F8C653FEEA10BC024FD7A3D589DAE3D9D352F3FC71D363F17109C3ED655033F4E2FA0BFBDAF54BF2D0FFF3E229899BFC11DC63D5F9F833E0A0FF23E4361BA3E9EF98FBE60CC84BFDCD3EFBFA5DB1440F41659BE96F3503F84F1653F9D931DBE617511BFD0C1B1BDE42C59BF8910D33F"> : tensor<2x6x8xf32>
    %in5 = stablehlo.constant dense<"0x000080FF"> : tensor<f32>
    %in6 = stablehlo.constant dense<[[true, false, false, false, false, false], [true, true, false, false, false, false], [true, true, true, false, false, false], [true, true, true, true, false, false], [true, true, true, true, true, false], [true, true, true, true, true, true]]> : tensor<6x6xi1>
    %in7 = stablehlo.constant dense<"0xF304353F"> : tensor<f32>
    %in8 = stablehlo.constant dense<"0xCDCCCCBD"> : tensor<f32>
    %in9 = stablehlo.constant dense<"0x00000040"> : tensor<f32>
    %in10 = stablehlo.constant dense<"0x0000C042"> : tensor<f32>
    %in11 = stablehlo.constant dense<[[true, false, false, false, false, false], [true, true, false, false, false, false], [true, true, true, false, false, false], [true, true, true, true, false, false], [true, true, true, true, true, false], [true, true, true, true, true, true]]> : tensor<6x6xi1>
    %in12 = stablehlo.constant dense<"0x6666663F"> : tensor<f32>
    %expected0 = stablehlo.constant dense<"0x413AAA3D"> : tensor<f32>
    %expected1 = stablehlo.constant dense<"0x3D5E9C3D"> : tensor<f32>
    %expected2 = stablehlo.constant dense<"0xD29ECA3C51125ABE2C8AE63D3230E33DFF8D41BEAA9C59BD805154BECD3FBC3D199CC2BD17497E3E0F71803EB1C8123D679E1ABEC5B054BE4F5F21BDCCC4CBBDBCAF1F3EF4A19ABE0C17AA3E3C158EBECD908A3E0AB27ABD4C103A3E03E70C3EBA2B6E3C6998863D5C97893E37E7B93D9A5C403E13D48BBEEC12813EB36CF93DFE95B63DD2C64D3DAE46313E7646A63E34D3A1BD918F49BE1A9FB6BD0B775BBE7A812D3EEB2F32BE441840BE0EF09B3ECF8BA53EA3E62D3DE1417ABDD29E37BDCA2B2B3E1292A8BEB29793BE9982903E1FAAB23E1967A6BC53208FBE286B2F3CE99228BE7AB705BA2E86313EB4FD1F3E535129BD16EB223DEF20C53DF6B18DBED446F5BD00CE603C931B4EBE9F091EBEC701F13D2A60513EED64A13B5BBC0DBE9F30463E74A446BE6E09AABD78CEAA3E5234853D4B14CC3CF28FF43D090DB1BD9BF19A3ECB6D93BE7A94C7BDD0317BBDF76814BEAC2AB4BD4A38603EB209473E8495A23C7FD49D3E151D7FBEEE1B58BEC4DD223EE57E95BC3448A5BE9EA67ABE11AE5CBE80DA8B3E5273233E53278C3E1D3086BECC13B1BE88C66CBE26671D3D03D28EBD0E2465BE3D39833EE4F3E8BD68AB50BEB1B7263E1128C1BD3FD3653EEC7EAC3DCBA2F83B45CA943D45DA87BE062640BE1F782BBEE5B24BBE78B87E3D01E1903D501B17BE8D0B6C3E293D49BEE675903D031BCDBDECAF9CBE8E246DBEE8A4143EA6AC0D3E1EFB5EBE6D10E7BDA494A7BE7105433E12B29C3E225FF33D5DEF60BE3BBC433E35DA923E6C237FBD773F86BD1551EC3D3501393DF55A02BE20A6A5BEFC0D80BE77B6C23CDA3697BC9358943EE6BC7B3CB666C6BDD0A9AEBE2481A3BE83F6123E21ABA33E25F663BBEFEEA3BEA51F053E00B38F3E8A3A6CBE7934B2BDBAE4E03C8AF147BE6DC9A6BEB8E1173E447191BE69A3C8BD0FC23CBE4BF7843E5F0D8D3D2661203EAA7375BEF1239C3E839DD03C7CFF3DBE7AECDBBC59187CBE937760BCE6A8493E790017BE9942923E8BDBDA3D95F48FBD7394D33D72C481BD1EB0A0BD95DD6CBEE9DB583EDA80503EE579F63D5178503E25A0B23E"> : tensor<24x8xf32>
    %expected3 = stablehlo.constant dense<"0xE473AA3EE8D6AEBE2B60A43D8DBAF8BCE5ADF73D67488CBDF7BDCA3DB5B0A6BE1979253E45E9AD3EB53782BDD0FC8FBEEF7996BEEFE78ABDBE3EAFBB4683213DF109263D2B6F8F3E3CD58BBDA086C53DE2FD44BE4792B43E6D64143E954B2EBD"> : tensor<24xf32>
    %expected4 = stablehlo.constant dense<"0xC1ED6B3E067FF63D6BE97C3D94C9E2BDDB043E3DC569D73C228D4EBE239D0E3CDA24993DB9C95BBE384F863D0ABDFFBD0AA493BEF4EF56BEC8868BBE98E7B33D28195E3E856CA53E82EBAF3EE8A6103E80A52C3E938977BDBAE9923EF9910EBE401DC3BDCAF2ECBD73BD6FBE4B288ABEB1788CBDCFC6913EF59231BE504CA2BE87CFA2BD37BEA53ECD6EAE3D431794BC4A3ACFBD6DA19E3EF04CAFBE11824B3EFAB3C13DE7565E3E48FE4CBEB901F8BD47A310BEA145AF3E938029BD3219A9BE16AC373EA678973D3EC74B3DD8346ABEFB17A8BE7085A33E802689BEBC7088BDEEDB7ABD0E30573E5C0099BEA2B943BEFDD243BE638038BEDAAE543E42F8563E"> : tensor<8x8xf32>
    %expected5 = stablehlo.constant dense<"0x27D3133E8199893E254766BE310EBE3A60898CBED77026BC518F91BEBCA09FBE"> : tensor<8xf32>
    %got:6 = call @model(%in0, %in1, %in2, %in3, %in4, %in5, %in6, %in7, %in8, %in9, %in10, %in11, %in12) : (tensor<8xf32>, tensor<8x8xf32>, tensor<24xf32>, tensor<24x8xf32>, tensor<2x6x8xf32>, tensor<f32>, tensor<6x6xi1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<6x6xi1>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<24x8xf32>, tensor<24xf32>, tensor<8x8xf32>, tensor<8xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<24x8xf32>, tensor<24x8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<24xf32>, tensor<24xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<8x8xf32>, tensor<8x8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#5, %expected5) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24x8xf32>, %arg4: tensor<2x6x8xf32>, %arg5: tensor<f32>, %arg6: tensor<6x6xi1>, %arg7: tensor<f32>, %arg8: tensor<f32>, %arg9: tensor<f32>, %arg10: tensor<f32>, %arg11: tensor<6x6xi1>, %arg12: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<24x8xf32>, tensor<24xf32>, tensor<8x8xf32>, tensor<8xf32>) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<2x6x8xf32>
    %cst_0 = stablehlo.constant dense<0.010416667> : tensor<f32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<2x6x8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<2x2x6x6xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<2x2x6x6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<6x6xf32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_5 = stablehlo.constant dense<true> : tensor<i1>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reshape %arg4 : (tensor<2x6x8xf32>) -> tensor<12x8xf32>
    %1 = stablehlo.transpose %arg3, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,24]{0,1}"} : (tensor<24x8xf32>) -> tensor<8x24xf32>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8xf32>, tensor<8x24xf32>) -> tensor<12x24xf32>
    %3 = stablehlo.reshape %2 : (tensor<12x24xf32>) -> tensor<2x6x24xf32>
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<24xf32>) -> tensor<2x6x24xf32>
    %5 = stablehlo.add %3, %4 : tensor<2x6x24xf32>
    %6 = stablehlo.slice %5 [0:2, 0:6, 0:8] : (tensor<2x6x24xf32>) -> tensor<2x6x8xf32>
    %7 = stablehlo.reshape %6 : (tensor<2x6x8xf32>) -> tensor<2x6x2x4xf32>
    %8 = stablehlo.transpose %7, dims = [0, 2, 1, 3] {result_layout = dense<[3, 1, 2, 0]> : tensor<4xindex>, xla_shape = "f32[2,2,6,4]{3,1,2,0}"} : (tensor<2x6x2x4xf32>) -> tensor<2x2x6x4xf32>
    %9 = stablehlo.broadcast_in_dim %arg7, dims = [] : (tensor<f32>) -> tensor<2x2x6x4xf32>
    %10 = stablehlo.multiply %8, %9 : tensor<2x2x6x4xf32>
    %11 = stablehlo.reshape %10 : (tensor<2x2x6x4xf32>) -> tensor<4x6x4xf32>
    %12 = stablehlo.slice %5 [0:2, 0:6, 8:16] : (tensor<2x6x24xf32>) -> tensor<2x6x8xf32>
    %13 = stablehlo.reshape %12 : (tensor<2x6x8xf32>) -> tensor<2x6x2x4xf32>
    %14 = stablehlo.transpose %13, dims = [0, 2, 3, 1] : (tensor<2x6x2x4xf32>) -> tensor<2x2x4x6xf32>
    %15 = stablehlo.broadcast_in_dim %arg7, dims = [] : (tensor<f32>) -> tensor<2x2x4x6xf32>
    %16 = stablehlo.multiply %14, %15 : tensor<2x2x4x6xf32>
    %17 = stablehlo.reshape %16 : (tensor<2x2x4x6xf32>) -> tensor<4x4x6xf32>
    %18 = stablehlo.dot_general %11, %17, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x6x4xf32>, tensor<4x4x6xf32>) -> tensor<4x6x6xf32>
    %19 = stablehlo.reshape %18 : (tensor<4x6x6xf32>) -> tensor<2x2x6x6xf32>
    %20 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %21 = stablehlo.select %arg6, %cst_4, %20 : tensor<6x6xi1>, tensor<6x6xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [2, 3] : (tensor<6x6xf32>) -> tensor<2x2x6x6xf32>
    %23 = stablehlo.add %19, %22 : tensor<2x2x6x6xf32>
    %24 = stablehlo.compare  EQ, %23, %cst_3 : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xi1>
    %25 = stablehlo.reduce(%24 init: %c_5) across dimensions = [3] : (tensor<2x2x6x6xi1>, tensor<i1>) -> tensor<2x2x6xi1>
     reducer(%arg13: tensor<i1>, %arg14: tensor<i1>)  {
      %222 = stablehlo.and %arg13, %arg14 : tensor<i1>
      %223 = stablehlo.select %222, %c_5, %c : tensor<i1>, tensor<i1>
      stablehlo.return %223 : tensor<i1>
    }
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<2x2x6xi1>) -> tensor<2x2x6x6xi1>
    %27 = stablehlo.reduce(%23 init: %cst_6) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x6xf32>
    %29 = stablehlo.subtract %23, %28 : tensor<2x2x6x6xf32>
    %30 = stablehlo.exponential %29 : tensor<2x2x6x6xf32>
    %31 = stablehlo.reduce(%30 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x6xf32>
    %33 = stablehlo.divide %30, %32 : tensor<2x2x6x6xf32>
    %34 = stablehlo.select %26, %cst_2, %33 : tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>
    %35 = stablehlo.reshape %34 : (tensor<2x2x6x6xf32>) -> tensor<4x6x6xf32>
    %36 = stablehlo.slice %5 [0:2, 0:6, 16:24] : (tensor<2x6x24xf32>) -> tensor<2x6x8xf32>
    %37 = stablehlo.reshape %36 : (tensor<2x6x8xf32>) -> tensor<2x6x2x4xf32>
    %38 = stablehlo.transpose %37, dims = [0, 2, 1, 3] {result_layout = dense<[3, 1, 2, 0]> : tensor<4xindex>, xla_shape = "f32[2,2,6,4]{3,1,2,0}"} : (tensor<2x6x2x4xf32>) -> tensor<2x2x6x4xf32>
    %39 = stablehlo.reshape %38 : (tensor<2x2x6x4xf32>) -> tensor<4x6x4xf32>
    %40 = stablehlo.dot_general %35, %39, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x6x6xf32>, tensor<4x6x4xf32>) -> tensor<4x6x4xf32>
    %41 = stablehlo.reshape %40 : (tensor<4x6x4xf32>) -> tensor<2x2x6x4xf32>
    %42 = stablehlo.transpose %41, dims = [0, 2, 1, 3] {result_layout = dense<[3, 1, 2, 0]> : tensor<4xindex>, xla_shape = "f32[2,6,2,4]{3,1,2,0}"} : (tensor<2x2x6x4xf32>) -> tensor<2x6x2x4xf32>
    %43 = stablehlo.reshape %42 : (tensor<2x6x2x4xf32>) -> tensor<12x8xf32>
    %44 = stablehlo.transpose %arg1, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,8]{0,1}"} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %45 = stablehlo.dot_general %43, %44, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8xf32>, tensor<8x8xf32>) -> tensor<12x8xf32>
    %46 = stablehlo.reshape %45 : (tensor<12x8xf32>) -> tensor<2x6x8xf32>
    %47 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<8xf32>) -> tensor<2x6x8xf32>
    %48 = stablehlo.add %46, %47 : tensor<2x6x8xf32>
    %49 = stablehlo.power %48, %cst_1 : tensor<2x6x8xf32>
    %50 = stablehlo.reduce(%49 init: %cst_7) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x6x8xf32>, tensor<f32>) -> tensor<f32>
    %51 = stablehlo.multiply %50, %cst_0 : tensor<f32>
    %52 = stablehlo.transpose %0, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,12]{0,1}"} : (tensor<12x8xf32>) -> tensor<8x12xf32>
    %53 = stablehlo.broadcast_in_dim %arg10, dims = [] : (tensor<f32>) -> tensor<2x6x8xf32>
    %54 = stablehlo.divide %cst, %53 : tensor<2x6x8xf32>
    %55 = stablehlo.power %48, %cst : tensor<2x6x8xf32>
    %56 = stablehlo.broadcast_in_dim %arg9, dims = [] : (tensor<f32>) -> tensor<2x6x8xf32>
    %57 = stablehlo.multiply %55, %56 : tensor<2x6x8xf32>
    %58 = stablehlo.multiply %54, %57 : tensor<2x6x8xf32>
    %59 = stablehlo.reshape %58 : (tensor<2x6x8xf32>) -> tensor<12x8xf32>
    %60 = stablehlo.dot_general %59, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8xf32>, tensor<8x8xf32>) -> tensor<12x8xf32>
    %61 = stablehlo.reshape %60 : (tensor<12x8xf32>) -> tensor<2x6x2x4xf32>
    %62 = stablehlo.transpose %61, dims = [0, 2, 1, 3] {result_layout = dense<[3, 1, 2, 0]> : tensor<4xindex>, xla_shape = "f32[2,2,6,4]{3,1,2,0}"} : (tensor<2x6x2x4xf32>) -> tensor<2x2x6x4xf32>
    %63 = stablehlo.reshape %62 : (tensor<2x2x6x4xf32>) -> tensor<4x6x4xf32>
    %64 = stablehlo.transpose %39, dims = [0, 2, 1] {result_layout = dense<[1, 2, 0]> : tensor<3xindex>, xla_shape = "f32[4,4,6]{1,2,0}"} : (tensor<4x6x4xf32>) -> tensor<4x4x6xf32>
    %65 = stablehlo.dot_general %63, %64, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x6x4xf32>, tensor<4x4x6xf32>) -> tensor<4x6x6xf32>
    %66 = stablehlo.reshape %65 : (tensor<4x6x6xf32>) -> tensor<2x2x6x6xf32>
    %67 = stablehlo.multiply %66, %34 : tensor<2x2x6x6xf32>
    %68 = stablehlo.reduce(%67 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x6xf32>
    %70 = stablehlo.subtract %66, %69 : tensor<2x2x6x6xf32>
    %71 = stablehlo.multiply %34, %70 : tensor<2x2x6x6xf32>
    %72 = stablehlo.reshape %71 : (tensor<2x2x6x6xf32>) -> tensor<4x6x6xf32>
    %73 = stablehlo.transpose %17, dims = [0, 2, 1] {result_layout = dense<[1, 2, 0]> : tensor<3xindex>, xla_shape = "f32[4,6,4]{1,2,0}"} : (tensor<4x4x6xf32>) -> tensor<4x6x4xf32>
    %74 = stablehlo.dot_general %72, %73, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x6x6xf32>, tensor<4x6x4xf32>) -> tensor<4x6x4xf32>
    %75 = stablehlo.reshape %74 : (tensor<4x6x4xf32>) -> tensor<2x2x6x4xf32>
    %76 = stablehlo.multiply %75, %9 : tensor<2x2x6x4xf32>
    %77 = stablehlo.transpose %76, dims = [0, 2, 1, 3] {result_layout = dense<[3, 1, 2, 0]> : tensor<4xindex>, xla_shape = "f32[2,6,2,4]{3,1,2,0}"} : (tensor<2x2x6x4xf32>) -> tensor<2x6x2x4xf32>
    %78 = stablehlo.reshape %77 : (tensor<2x6x2x4xf32>) -> tensor<2x6x8xf32>
    %79 = stablehlo.transpose %11, dims = [0, 2, 1] {result_layout = dense<[1, 2, 0]> : tensor<3xindex>, xla_shape = "f32[4,4,6]{1,2,0}"} : (tensor<4x6x4xf32>) -> tensor<4x4x6xf32>
    %80 = stablehlo.dot_general %79, %72, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x6xf32>, tensor<4x6x6xf32>) -> tensor<4x4x6xf32>
    %81 = stablehlo.reshape %80 : (tensor<4x4x6xf32>) -> tensor<2x2x4x6xf32>
    %82 = stablehlo.multiply %81, %15 : tensor<2x2x4x6xf32>
    %83 = stablehlo.transpose %82, dims = [0, 3, 1, 2] : (tensor<2x2x4x6xf32>) -> tensor<2x6x2x4xf32>
    %84 = stablehlo.reshape %83 : (tensor<2x6x2x4xf32>) -> tensor<2x6x8xf32>
    %85 = stablehlo.transpose %35, dims = [0, 2, 1] {result_layout = dense<[1, 2, 0]> : tensor<3xindex>, xla_shape = "f32[4,6,6]{1,2,0}"} : (tensor<4x6x6xf32>) -> tensor<4x6x6xf32>
    %86 = stablehlo.dot_general %85, %63, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x6x6xf32>, tensor<4x6x4xf32>) -> tensor<4x6x4xf32>
    %87 = stablehlo.reshape %86 : (tensor<4x6x4xf32>) -> tensor<2x2x6x4xf32>
    %88 = stablehlo.transpose %87, dims = [0, 2, 1, 3] {result_layout = dense<[3, 1, 2, 0]> : tensor<4xindex>, xla_shape = "f32[2,6,2,4]{3,1,2,0}"} : (tensor<2x2x6x4xf32>) -> tensor<2x6x2x4xf32>
    %89 = stablehlo.reshape %88 : (tensor<2x6x2x4xf32>) -> tensor<2x6x8xf32>
    %90 = stablehlo.concatenate %78, %84, %89, dim = 2 : (tensor<2x6x8xf32>, tensor<2x6x8xf32>, tensor<2x6x8xf32>) -> tensor<2x6x24xf32>
    %91 = stablehlo.reshape %90 : (tensor<2x6x24xf32>) -> tensor<12x24xf32>
    %92 = stablehlo.dot_general %52, %91, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x12xf32>, tensor<12x24xf32>) -> tensor<8x24xf32>
    %93 = stablehlo.transpose %92, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[24,8]{0,1}"} : (tensor<8x24xf32>) -> tensor<24x8xf32>
    %94 = stablehlo.broadcast_in_dim %arg8, dims = [] : (tensor<f32>) -> tensor<24x8xf32>
    %95 = stablehlo.multiply %93, %94 : tensor<24x8xf32>
    %96 = stablehlo.add %arg3, %95 : tensor<24x8xf32>
    %97 = stablehlo.transpose %96, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,24]{0,1}"} : (tensor<24x8xf32>) -> tensor<8x24xf32>
    %98 = stablehlo.dot_general %0, %97, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8xf32>, tensor<8x24xf32>) -> tensor<12x24xf32>
    %99 = stablehlo.reshape %98 : (tensor<12x24xf32>) -> tensor<2x6x24xf32>
    %100 = stablehlo.reduce(%90 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %101 = stablehlo.broadcast_in_dim %arg8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %102 = stablehlo.multiply %100, %101 : tensor<24xf32>
    %103 = stablehlo.add %arg2, %102 : tensor<24xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [2] : (tensor<24xf32>) -> tensor<2x6x24xf32>
    %105 = stablehlo.add %99, %104 : tensor<2x6x24xf32>
    %106 = stablehlo.slice %105 [0:2, 0:6, 0:8] : (tensor<2x6x24xf32>) -> tensor<2x6x8xf32>
    %107 = stablehlo.reshape %106 : (tensor<2x6x8xf32>) -> tensor<2x6x2x4xf32>
    %108 = stablehlo.transpose %107, dims = [0, 2, 1, 3] {result_layout = dense<[3, 1, 2, 0]> : tensor<4xindex>, xla_shape = "f32[2,2,6,4]{3,1,2,0}"} : (tensor<2x6x2x4xf32>) -> tensor<2x2x6x4xf32>
    %109 = stablehlo.multiply %108, %9 : tensor<2x2x6x4xf32>
    %110 = stablehlo.reshape %109 : (tensor<2x2x6x4xf32>) -> tensor<4x6x4xf32>
    %111 = stablehlo.slice %105 [0:2, 0:6, 8:16] : (tensor<2x6x24xf32>) -> tensor<2x6x8xf32>
    %112 = stablehlo.reshape %111 : (tensor<2x6x8xf32>) -> tensor<2x6x2x4xf32>
    %113 = stablehlo.transpose %112, dims = [0, 2, 3, 1] : (tensor<2x6x2x4xf32>) -> tensor<2x2x4x6xf32>
    %114 = stablehlo.multiply %113, %15 : tensor<2x2x4x6xf32>
    %115 = stablehlo.reshape %114 : (tensor<2x2x4x6xf32>) -> tensor<4x4x6xf32>
    %116 = stablehlo.dot_general %110, %115, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x6x4xf32>, tensor<4x4x6xf32>) -> tensor<4x6x6xf32>
    %117 = stablehlo.reshape %116 : (tensor<4x6x6xf32>) -> tensor<2x2x6x6xf32>
    %118 = stablehlo.select %arg11, %cst_4, %20 : tensor<6x6xi1>, tensor<6x6xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [2, 3] : (tensor<6x6xf32>) -> tensor<2x2x6x6xf32>
    %120 = stablehlo.add %117, %119 : tensor<2x2x6x6xf32>
    %121 = stablehlo.compare  EQ, %120, %cst_3 : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xi1>
    %122 = stablehlo.reduce(%121 init: %c_5) across dimensions = [3] : (tensor<2x2x6x6xi1>, tensor<i1>) -> tensor<2x2x6xi1>
     reducer(%arg13: tensor<i1>, %arg14: tensor<i1>)  {
      %222 = stablehlo.and %arg13, %arg14 : tensor<i1>
      %223 = stablehlo.select %222, %c_5, %c : tensor<i1>, tensor<i1>
      stablehlo.return %223 : tensor<i1>
    }
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1, 2] : (tensor<2x2x6xi1>) -> tensor<2x2x6x6xi1>
    %124 = stablehlo.reduce(%120 init: %cst_6) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x6xf32>
    %126 = stablehlo.subtract %120, %125 : tensor<2x2x6x6xf32>
    %127 = stablehlo.exponential %126 : tensor<2x2x6x6xf32>
    %128 = stablehlo.reduce(%127 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x6xf32>
    %130 = stablehlo.divide %127, %129 : tensor<2x2x6x6xf32>
    %131 = stablehlo.select %123, %cst_2, %130 : tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>
    %132 = stablehlo.reshape %131 : (tensor<2x2x6x6xf32>) -> tensor<4x6x6xf32>
    %133 = stablehlo.slice %105 [0:2, 0:6, 16:24] : (tensor<2x6x24xf32>) -> tensor<2x6x8xf32>
    %134 = stablehlo.reshape %133 : (tensor<2x6x8xf32>) -> tensor<2x6x2x4xf32>
    %135 = stablehlo.transpose %134, dims = [0, 2, 1, 3] {result_layout = dense<[3, 1, 2, 0]> : tensor<4xindex>, xla_shape = "f32[2,2,6,4]{3,1,2,0}"} : (tensor<2x6x2x4xf32>) -> tensor<2x2x6x4xf32>
    %136 = stablehlo.reshape %135 : (tensor<2x2x6x4xf32>) -> tensor<4x6x4xf32>
    %137 = stablehlo.dot_general %132, %136, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x6x6xf32>, tensor<4x6x4xf32>) -> tensor<4x6x4xf32>
    %138 = stablehlo.reshape %137 : (tensor<4x6x4xf32>) -> tensor<2x2x6x4xf32>
    %139 = stablehlo.transpose %138, dims = [0, 2, 1, 3] {result_layout = dense<[3, 1, 2, 0]> : tensor<4xindex>, xla_shape = "f32[2,6,2,4]{3,1,2,0}"} : (tensor<2x2x6x4xf32>) -> tensor<2x6x2x4xf32>
    %140 = stablehlo.reshape %139 : (tensor<2x6x2x4xf32>) -> tensor<12x8xf32>
    %141 = stablehlo.transpose %43, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,12]{0,1}"} : (tensor<12x8xf32>) -> tensor<8x12xf32>
    %142 = stablehlo.dot_general %141, %59, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x12xf32>, tensor<12x8xf32>) -> tensor<8x8xf32>
    %143 = stablehlo.transpose %142, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,8]{0,1}"} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %144 = stablehlo.broadcast_in_dim %arg8, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %145 = stablehlo.multiply %143, %144 : tensor<8x8xf32>
    %146 = stablehlo.add %arg1, %145 : tensor<8x8xf32>
    %147 = stablehlo.transpose %146, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,8]{0,1}"} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %148 = stablehlo.dot_general %140, %147, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8xf32>, tensor<8x8xf32>) -> tensor<12x8xf32>
    %149 = stablehlo.reshape %148 : (tensor<12x8xf32>) -> tensor<2x6x8xf32>
    %150 = stablehlo.reduce(%58 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x6x8xf32>, tensor<f32>) -> tensor<8xf32>
    %151 = stablehlo.broadcast_in_dim %arg8, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %152 = stablehlo.multiply %150, %151 : tensor<8xf32>
    %153 = stablehlo.add %arg0, %152 : tensor<8xf32>
    %154 = stablehlo.broadcast_in_dim %153, dims = [2] : (tensor<8xf32>) -> tensor<2x6x8xf32>
    %155 = stablehlo.add %149, %154 : tensor<2x6x8xf32>
    %156 = stablehlo.power %155, %cst_1 : tensor<2x6x8xf32>
    %157 = stablehlo.reduce(%156 init: %cst_7) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x6x8xf32>, tensor<f32>) -> tensor<f32>
    %158 = stablehlo.multiply %157, %cst_0 : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %arg12, dims = [] : (tensor<f32>) -> tensor<24x8xf32>
    %160 = stablehlo.multiply %93, %159 : tensor<24x8xf32>
    %161 = stablehlo.power %155, %cst : tensor<2x6x8xf32>
    %162 = stablehlo.multiply %161, %56 : tensor<2x6x8xf32>
    %163 = stablehlo.multiply %54, %162 : tensor<2x6x8xf32>
    %164 = stablehlo.reshape %163 : (tensor<2x6x8xf32>) -> tensor<12x8xf32>
    %165 = stablehlo.dot_general %164, %146, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x8xf32>, tensor<8x8xf32>) -> tensor<12x8xf32>
    %166 = stablehlo.reshape %165 : (tensor<12x8xf32>) -> tensor<2x6x2x4xf32>
    %167 = stablehlo.transpose %166, dims = [0, 2, 1, 3] {result_layout = dense<[3, 1, 2, 0]> : tensor<4xindex>, xla_shape = "f32[2,2,6,4]{3,1,2,0}"} : (tensor<2x6x2x4xf32>) -> tensor<2x2x6x4xf32>
    %168 = stablehlo.reshape %167 : (tensor<2x2x6x4xf32>) -> tensor<4x6x4xf32>
    %169 = stablehlo.transpose %136, dims = [0, 2, 1] {result_layout = dense<[1, 2, 0]> : tensor<3xindex>, xla_shape = "f32[4,4,6]{1,2,0}"} : (tensor<4x6x4xf32>) -> tensor<4x4x6xf32>
    %170 = stablehlo.dot_general %168, %169, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x6x4xf32>, tensor<4x4x6xf32>) -> tensor<4x6x6xf32>
    %171 = stablehlo.reshape %170 : (tensor<4x6x6xf32>) -> tensor<2x2x6x6xf32>
    %172 = stablehlo.multiply %171, %131 : tensor<2x2x6x6xf32>
    %173 = stablehlo.reduce(%172 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
    %174 = stablehlo.broadcast_in_dim %173, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x6xf32>
    %175 = stablehlo.subtract %171, %174 : tensor<2x2x6x6xf32>
    %176 = stablehlo.multiply %131, %175 : tensor<2x2x6x6xf32>
    %177 = stablehlo.reshape %176 : (tensor<2x2x6x6xf32>) -> tensor<4x6x6xf32>
    %178 = stablehlo.transpose %115, dims = [0, 2, 1] {result_layout = dense<[1, 2, 0]> : tensor<3xindex>, xla_shape = "f32[4,6,4]{1,2,0}"} : (tensor<4x4x6xf32>) -> tensor<4x6x4xf32>
    %179 = stablehlo.dot_general %177, %178, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x6x6xf32>, tensor<4x6x4xf32>) -> tensor<4x6x4xf32>
    %180 = stablehlo.reshape %179 : (tensor<4x6x4xf32>) -> tensor<2x2x6x4xf32>
    %181 = stablehlo.multiply %180, %9 : tensor<2x2x6x4xf32>
    %182 = stablehlo.transpose %181, dims = [0, 2, 1, 3] {result_layout = dense<[3, 1, 2, 0]> : tensor<4xindex>, xla_shape = "f32[2,6,2,4]{3,1,2,0}"} : (tensor<2x2x6x4xf32>) -> tensor<2x6x2x4xf32>
    %183 = stablehlo.reshape %182 : (tensor<2x6x2x4xf32>) -> tensor<2x6x8xf32>
    %184 = stablehlo.transpose %110, dims = [0, 2, 1] {result_layout = dense<[1, 2, 0]> : tensor<3xindex>, xla_shape = "f32[4,4,6]{1,2,0}"} : (tensor<4x6x4xf32>) -> tensor<4x4x6xf32>
    %185 = stablehlo.dot_general %184, %177, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x6xf32>, tensor<4x6x6xf32>) -> tensor<4x4x6xf32>
    %186 = stablehlo.reshape %185 : (tensor<4x4x6xf32>) -> tensor<2x2x4x6xf32>
    %187 = stablehlo.multiply %186, %15 : tensor<2x2x4x6xf32>
    %188 = stablehlo.transpose %187, dims = [0, 3, 1, 2] : (tensor<2x2x4x6xf32>) -> tensor<2x6x2x4xf32>
    %189 = stablehlo.reshape %188 : (tensor<2x6x2x4xf32>) -> tensor<2x6x8xf32>
    %190 = stablehlo.transpose %132, dims = [0, 2, 1] {result_layout = dense<[1, 2, 0]> : tensor<3xindex>, xla_shape = "f32[4,6,6]{1,2,0}"} : (tensor<4x6x6xf32>) -> tensor<4x6x6xf32>
    %191 = stablehlo.dot_general %190, %168, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x6x6xf32>, tensor<4x6x4xf32>) -> tensor<4x6x4xf32>
    %192 = stablehlo.reshape %191 : (tensor<4x6x4xf32>) -> tensor<2x2x6x4xf32>
    %193 = stablehlo.transpose %192, dims = [0, 2, 1, 3] {result_layout = dense<[3, 1, 2, 0]> : tensor<4xindex>, xla_shape = "f32[2,6,2,4]{3,1,2,0}"} : (tensor<2x2x6x4xf32>) -> tensor<2x6x2x4xf32>
    %194 = stablehlo.reshape %193 : (tensor<2x6x2x4xf32>) -> tensor<2x6x8xf32>
    %195 = stablehlo.concatenate %183, %189, %194, dim = 2 : (tensor<2x6x8xf32>, tensor<2x6x8xf32>, tensor<2x6x8xf32>) -> tensor<2x6x24xf32>
    %196 = stablehlo.reshape %195 : (tensor<2x6x24xf32>) -> tensor<12x24xf32>
    %197 = stablehlo.dot_general %52, %196, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x12xf32>, tensor<12x24xf32>) -> tensor<8x24xf32>
    %198 = stablehlo.transpose %197, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[24,8]{0,1}"} : (tensor<8x24xf32>) -> tensor<24x8xf32>
    %199 = stablehlo.add %160, %198 : tensor<24x8xf32>
    %200 = stablehlo.multiply %199, %94 : tensor<24x8xf32>
    %201 = stablehlo.add %96, %200 : tensor<24x8xf32>
    %202 = stablehlo.broadcast_in_dim %arg12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %203 = stablehlo.multiply %100, %202 : tensor<24xf32>
    %204 = stablehlo.reduce(%195 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %205 = stablehlo.add %203, %204 : tensor<24xf32>
    %206 = stablehlo.multiply %205, %101 : tensor<24xf32>
    %207 = stablehlo.add %103, %206 : tensor<24xf32>
    %208 = stablehlo.broadcast_in_dim %arg12, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %209 = stablehlo.multiply %143, %208 : tensor<8x8xf32>
    %210 = stablehlo.transpose %140, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,12]{0,1}"} : (tensor<12x8xf32>) -> tensor<8x12xf32>
    %211 = stablehlo.dot_general %210, %164, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x12xf32>, tensor<12x8xf32>) -> tensor<8x8xf32>
    %212 = stablehlo.transpose %211, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,8]{0,1}"} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %213 = stablehlo.add %209, %212 : tensor<8x8xf32>
    %214 = stablehlo.multiply %213, %144 : tensor<8x8xf32>
    %215 = stablehlo.add %146, %214 : tensor<8x8xf32>
    %216 = stablehlo.broadcast_in_dim %arg12, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %217 = stablehlo.multiply %150, %216 : tensor<8xf32>
    %218 = stablehlo.reduce(%163 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x6x8xf32>, tensor<f32>) -> tensor<8xf32>
    %219 = stablehlo.add %217, %218 : tensor<8xf32>
    %220 = stablehlo.multiply %219, %151 : tensor<8xf32>
    %221 = stablehlo.add %153, %220 : tensor<8xf32>
    return %51, %158, %201, %207, %215, %221 : tensor<f32>, tensor<f32>, tensor<24x8xf32>, tensor<24xf32>, tensor<8x8xf32>, tensor<8xf32>
  }
}
// -----
// mlp_sgd
module @IrToHlo.680 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x01000000000000000000000000000000010000000000000001000000000000000000000000000000"> : tensor<5xi64>
    %in1 = stablehlo.constant dense<"0x61E09A3E71A493BE672DC7BD"> : tensor<3xf32>
    %in2 = stablehlo.constant dense<"0x6D6D28BE0B2E32BA6F34313EED43203E5ED129BD936F1F3D390CC53D20E38DBE9E7DF5BD3ECD623C25954EBE5E1D1EBE8F33F33D0D5D503E5054A23BD7D30CBE7C39463E8B7546BE2FF5A9BDADC4AA3EEA5A853DE013CC3CE718F43DB691B0BD"> : tensor<3x8xf32>
    %in3 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<8xf32>
    %in4 = stablehlo.constant dense<"0xF509463E712EC3BEAFD2AABE27F8A63E255BCE3E3BBDC6BC0029A5BEDEC1363C"> : tensor<8xf32>
    %in5 = stablehlo.constant dense<"0x7A96E93C12D47BBE9F1D053EBF2C033EA26F5FBE569F7ABD37E774BE76F1D83D6137E1BDAFD8923EF661943EA0582A3DE93832BE4E8B75BE87A337BDC84CEBBD2842383EEA7BB2BEB972C43EA0F6A3BE800FA03EF83091BDD209573E1AE9223EE5FE8B3C5BE69B3DE2BB9E3E5706D73D19CB5D3E13B1A1BEF4CC943EEDE00F3E7FC8D33D2A01673D7BC84B3E4AF9BF3E450BBABD84E568BE805BD2BDDACA7EBEAE19493E819D4EBE631C5FBED659B43EA945BF3E3453403DB1C790BD8DDA57BD"> : tensor<8x6xf32>
    %in6 = stablehlo.constant dense<"0x0B2655BF591D50BF2954783F69FF2CBF4A27513E86E4D8BCC9DBD3BE71B6043FAC06AF3EBAE62CC0C669883D727869BF9E86BC3EE178343FE69871BFC833313EA9D3F0BFC7C8153F77ADC33F8AB16EBF0E25AD3FF21F243EA391093FB720483F041C863FF523CABE1BC9CD3F1A724EBF75EA953D861806C0"> : tensor<5x6xf32>
    %in7 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %in8 = stablehlo.constant dense<"0xCDCCCCBD"> : tensor<f32>
    %in9 = stablehlo.constant dense<"0x6666663F"> : tensor<f32>
    %in10 = stablehlo.constant dense<"0x0AD7233C"> : tensor<f32>
    %expected0 = stablehlo.constant dense<"0xB94AB63F"> : tensor<f32>
    %expected1 = stablehlo.constant dense<"0x9A31673F"> : tensor<f32>
    %expected2 = stablehlo.constant dense<"0x18C1ACBB584E87BE4BF0EE3DB891383EC8DA16BE6DCADEBC4CCD75BEF29FD13DBF39E1BDA908963EF62A943E54923D3DD91B01BE4B6838BE245B1DBD748D70BE75F8203EB2E5E2BE34E7C53E18E48CBEB3B8883EDEFD6ABD438F7E3EF36EDF3DB0BC96BBF0F8BCBB3D68C53EE2FEF23D7F57533ECC7B88BE8C59B03E1E360E3E28E1D23D8524853D1EE4E23DA2A9DE3E8C0F9ABD800B51BE33EFF7BD86C280BE5CA63E3E9BFF57BE5E3767BEA970AC3EBEDFB33E3B89E23D4A36C4BD23476C3B"> : tensor<8x6xf32>
    %expected3 = stablehlo.constant dense<"0xEA42DB3D9190C3BE8E8696BEB071633EA4AAFD3E6EE79B3D485BAABE5A7F303C"> : tensor<8xf32>
    %expected4 = stablehlo.constant dense<"0x0CA27B3F4174773FA731843FDB0B693F097A7D3F097D803FBC10823F3F7A7E3F"> : tensor<8xf32>
    %expected5 = stablehlo.constant dense<"0xF22449BDF094E43C3639C3BCBF2E98BDA7EB533C0E3DF13C0C8DD4BC33173CBC"> : tensor<8xf32>
    %expected6 = stablehlo.constant dense<"0x498087BE5D7A9FBCFB00753E1FA2D43D1C7FAD3D06BE8BBD974D2E3E724F86BE5220663D932A1ABE543AACBE5F3B693DE4CE1E3EE8B77B3E7FAA14BE8A1524BEB2E6F13D576E20BC6C0C66BCB77A313E06CFC8BD7A3FB53D05F8463E67A39BBD"> : tensor<3x8xf32>
    %expected7 = stablehlo.constant dense<"0x5F869E3EBF7EEBBDE9038EBE"> : tensor<3xf32>
    %got:8 = call @model(%in0, %in1, %in2, %in3, %in4, %in5, %in6, %in7, %in8, %in9, %in10) : (tensor<5xi64>, tensor<3xf32>, tensor<3x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x6xf32>, tensor<5x6xf32>, tensor<8xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<8x6xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x8xf32>, tensor<3xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#5, %expected5) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#6, %expected6) {has_side_effect = true} : (tensor<3x8xf32>, tensor<3x8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#7, %expected7) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<5xi64>, %arg1: tensor<3xf32>, %arg2: tensor<3x8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<8xf32>, %arg5: tensor<8x6xf32>, %arg6: tensor<5x6xf32>, %arg7: tensor<8xf32>, %arg8: tensor<f32>, %arg9: tensor<f32>, %arg10: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<8x6xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x8xf32>, tensor<3xf32>) {
    %cst = stablehlo.constant dense<0.398942292> : tensor<5x8xf32>
    %cst_0 = stablehlo.constant dense<-5.000000e-01> : tensor<5x8xf32>
    %c = stablehlo.constant dense<-100> : tensor<5xi64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<5x3xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<5x3xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<5xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<5xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<5x8xf32>
    %cst_7 = stablehlo.constant dense<0.707106769> : tensor<5x8xf32>
    %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<5x8xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.transpose %arg5, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[6,8]{0,1}"} : (tensor<8x6xf32>) -> tensor<6x8xf32>
    %1 = stablehlo.dot_general %arg6, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<6x8xf32>) -> tensor<5x8xf32>
    %2 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<8xf32>) -> tensor<5x8xf32>
    %3 = stablehlo.add %1, %2 : tensor<5x8xf32>
    %4 = stablehlo.multiply %3, %cst_8 : tensor<5x8xf32>
    %5 = stablehlo.multiply %3, %cst_7 : tensor<5x8xf32>
    %6 = stablehlo.custom_call @mhlo.erf(%5) {mhlo.attributes = {}, mhlo.version = 1 : i64} : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %7 = stablehlo.add %6, %cst_6 : tensor<5x8xf32>
    %8 = stablehlo.multiply %4, %7 : tensor<5x8xf32>
    %9 = stablehlo.reshape %8 : (tensor<5x8xf32>) -> tensor<1x5x8xf32>
    %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%9, %cst_5, %cst_4) <{epsilon = 9.99999974E-6 : f32, feature_index = 1 : i64}> : (tensor<1x5x8xf32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<1x5x8xf32>, tensor<5xf32>, tensor<5xf32>)
    %10 = stablehlo.add %batch_var, %cst_3 : tensor<5xf32>
    %11 = stablehlo.rsqrt %10 : tensor<5xf32>
    %12 = stablehlo.divide %cst_5, %11 : tensor<5xf32>
    %13 = stablehlo.multiply %12, %12 : tensor<5xf32>
    %14 = stablehlo.subtract %13, %cst_3 : tensor<5xf32>
    %15 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<5xi64>) -> tensor<5x3xi64>
    %16 = stablehlo.iota dim = 0 : tensor<3xi64>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<3xi64>) -> tensor<5x3xi64>
    %18 = stablehlo.compare  EQ, %15, %17 : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
    %19 = stablehlo.select %18, %cst_2, %cst_1 : tensor<5x3xi1>, tensor<5x3xf32>
    %20 = stablehlo.negate %19 : tensor<5x3xf32>
    %21 = stablehlo.compare  NE, %arg0, %c : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<5xi1>) -> tensor<5x3xi1>
    %23 = stablehlo.select %22, %cst_2, %cst_1 : tensor<5x3xi1>, tensor<5x3xf32>
    %24 = stablehlo.multiply %23, %19 : tensor<5x3xf32>
    %25 = stablehlo.multiply %20, %24 : tensor<5x3xf32>
    %26 = stablehlo.reduce(%24 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<f32>
    %27 = stablehlo.compare  NE, %26, %cst_11 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %28 = stablehlo.select %27, %26, %cst_10 : tensor<i1>, tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %30 = stablehlo.divide %25, %29 : tensor<5x3xf32>
    %31 = stablehlo.broadcast_in_dim %arg7, dims = [1] : (tensor<8xf32>) -> tensor<5x8xf32>
    %32 = stablehlo.reshape %output : (tensor<1x5x8xf32>) -> tensor<5x8xf32>
    %33 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<8xf32>) -> tensor<5x8xf32>
    %34 = stablehlo.multiply %32, %33 : tensor<5x8xf32>
    %35 = stablehlo.add %31, %34 : tensor<5x8xf32>
    %36 = stablehlo.transpose %arg2, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,3]{0,1}"} : (tensor<3x8xf32>) -> tensor<8x3xf32>
    %37 = stablehlo.dot_general %35, %36, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x3xf32>) -> tensor<5x3xf32>
    %38 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<5x3xf32>
    %39 = stablehlo.add %37, %38 : tensor<5x3xf32>
    %40 = stablehlo.reduce(%39 init: %cst_9) applies stablehlo.maximum across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<5xf32>) -> tensor<5x3xf32>
    %42 = stablehlo.subtract %39, %41 : tensor<5x3xf32>
    %43 = stablehlo.exponential %42 : tensor<5x3xf32>
    %44 = stablehlo.reduce(%43 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %45 = stablehlo.log %44 : tensor<5xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0] : (tensor<5xf32>) -> tensor<5x3xf32>
    %47 = stablehlo.subtract %42, %46 : tensor<5x3xf32>
    %48 = stablehlo.exponential %47 : tensor<5x3xf32>
    %49 = stablehlo.reduce(%30 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<5xf32>) -> tensor<5x3xf32>
    %51 = stablehlo.multiply %48, %50 : tensor<5x3xf32>
    %52 = stablehlo.subtract %30, %51 : tensor<5x3xf32>
    %53 = stablehlo.dot_general %52, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<3x8xf32>) -> tensor<5x8xf32>
    %54 = stablehlo.multiply %53, %33 : tensor<5x8xf32>
    %55 = stablehlo.reshape %54 : (tensor<5x8xf32>) -> tensor<1x5x8xf32>
    %grad_operand, %grad_scale, %grad_offset = "stablehlo.batch_norm_grad"(%9, %cst_5, %batch_mean, %14, %55) <{epsilon = 9.99999974E-6 : f32, feature_index = 1 : i64}> : (tensor<1x5x8xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<1x5x8xf32>) -> (tensor<1x5x8xf32>, tensor<5xf32>, tensor<5xf32>)
    %56 = stablehlo.transpose %arg6, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[6,5]{0,1}"} : (tensor<5x6xf32>) -> tensor<6x5xf32>
    %57 = stablehlo.reshape %grad_operand : (tensor<1x5x8xf32>) -> tensor<5x8xf32>
    %58 = stablehlo.multiply %7, %cst_8 : tensor<5x8xf32>
    %59 = stablehlo.multiply %3, %3 : tensor<5x8xf32>
    %60 = stablehlo.multiply %59, %cst_0 : tensor<5x8xf32>
    %61 = stablehlo.exponential %60 : tensor<5x8xf32>
    %62 = stablehlo.multiply %3, %61 : tensor<5x8xf32>
    %63 = stablehlo.multiply %62, %cst : tensor<5x8xf32>
    %64 = stablehlo.add %58, %63 : tensor<5x8xf32>
    %65 = stablehlo.multiply %57, %64 : tensor<5x8xf32>
    %66 = stablehlo.dot_general %56, %65, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x5xf32>, tensor<5x8xf32>) -> tensor<6x8xf32>
    %67 = stablehlo.transpose %66, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,6]{0,1}"} : (tensor<6x8xf32>) -> tensor<8x6xf32>
    %68 = stablehlo.broadcast_in_dim %arg10, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %69 = stablehlo.multiply %arg5, %68 : tensor<8x6xf32>
    %70 = stablehlo.add %67, %69 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,6]{0,1}"} : tensor<8x6xf32>
    %71 = stablehlo.broadcast_in_dim %arg9, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %72 = stablehlo.multiply %70, %71 : tensor<8x6xf32>
    %73 = stablehlo.add %70, %72 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,6]{0,1}"} : tensor<8x6xf32>
    %74 = stablehlo.broadcast_in_dim %arg8, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %75 = stablehlo.multiply %73, %74 : tensor<8x6xf32>
    %76 = stablehlo.add %arg5, %75 : tensor<8x6xf32>
    %77 = stablehlo.transpose %76, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[6,8]{0,1}"} : (tensor<8x6xf32>) -> tensor<6x8xf32>
    %78 = stablehlo.dot_general %arg6, %77, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<6x8xf32>) -> tensor<5x8xf32>
    %79 = stablehlo.reduce(%65 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %80 = stablehlo.broadcast_in_dim %arg10, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %81 = stablehlo.multiply %arg4, %80 : tensor<8xf32>
    %82 = stablehlo.add %79, %81 : tensor<8xf32>
    %83 = stablehlo.broadcast_in_dim %arg9, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %84 = stablehlo.multiply %82, %83 : tensor<8xf32>
    %85 = stablehlo.add %82, %84 : tensor<8xf32>
    %86 = stablehlo.broadcast_in_dim %arg8, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %87 = stablehlo.multiply %85, %86 : tensor<8xf32>
    %88 = stablehlo.add %arg4, %87 : tensor<8xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [1] : (tensor<8xf32>) -> tensor<5x8xf32>
    %90 = stablehlo.add %78, %89 : tensor<5x8xf32>
    %91 = stablehlo.multiply %90, %cst_8 : tensor<5x8xf32>
    %92 = stablehlo.multiply %90, %cst_7 : tensor<5x8xf32>
    %93 = stablehlo.custom_call @mhlo.erf(%92) {mhlo.attributes = {}, mhlo.version = 1 : i64} : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %94 = stablehlo.add %93, %cst_6 : tensor<5x8xf32>
    %95 = stablehlo.multiply %91, %94 : tensor<5x8xf32>
    %96 = stablehlo.reshape %95 : (tensor<5x8xf32>) -> tensor<1x5x8xf32>
    %output_12, %batch_mean_13, %batch_var_14 = "stablehlo.batch_norm_training"(%96, %cst_5, %cst_4) <{epsilon = 9.99999974E-6 : f32, feature_index = 1 : i64}> : (tensor<1x5x8xf32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<1x5x8xf32>, tensor<5xf32>, tensor<5xf32>)
    %97 = stablehlo.add %batch_var_14, %cst_3 : tensor<5xf32>
    %98 = stablehlo.rsqrt %97 : tensor<5xf32>
    %99 = stablehlo.divide %cst_5, %98 : tensor<5xf32>
    %100 = stablehlo.multiply %99, %99 : tensor<5xf32>
    %101 = stablehlo.subtract %100, %cst_3 : tensor<5xf32>
    %102 = stablehlo.reduce(%53 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %103 = stablehlo.multiply %arg7, %80 : tensor<8xf32>
    %104 = stablehlo.add %102, %103 : tensor<8xf32>
    %105 = stablehlo.multiply %104, %83 : tensor<8xf32>
    %106 = stablehlo.add %104, %105 : tensor<8xf32>
    %107 = stablehlo.multiply %106, %86 : tensor<8xf32>
    %108 = stablehlo.add %arg7, %107 : tensor<8xf32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [1] : (tensor<8xf32>) -> tensor<5x8xf32>
    %110 = stablehlo.reshape %output_12 : (tensor<1x5x8xf32>) -> tensor<5x8xf32>
    %111 = stablehlo.multiply %53, %32 : tensor<5x8xf32>
    %112 = stablehlo.reduce(%111 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %113 = stablehlo.multiply %arg3, %80 : tensor<8xf32>
    %114 = stablehlo.add %112, %113 : tensor<8xf32>
    %115 = stablehlo.multiply %114, %83 : tensor<8xf32>
    %116 = stablehlo.add %114, %115 : tensor<8xf32>
    %117 = stablehlo.multiply %116, %86 : tensor<8xf32>
    %118 = stablehlo.add %arg3, %117 : tensor<8xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [1] : (tensor<8xf32>) -> tensor<5x8xf32>
    %120 = stablehlo.multiply %110, %119 : tensor<5x8xf32>
    %121 = stablehlo.add %109, %120 : tensor<5x8xf32>
    %122 = stablehlo.transpose %35, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,5]{0,1}"} : (tensor<5x8xf32>) -> tensor<8x5xf32>
    %123 = stablehlo.dot_general %122, %52, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x5xf32>, tensor<5x3xf32>) -> tensor<8x3xf32>
    %124 = stablehlo.transpose %123, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[3,8]{0,1}"} : (tensor<8x3xf32>) -> tensor<3x8xf32>
    %125 = stablehlo.broadcast_in_dim %arg10, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %126 = stablehlo.multiply %arg2, %125 : tensor<3x8xf32>
    %127 = stablehlo.add %124, %126 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[3,8]{0,1}"} : tensor<3x8xf32>
    %128 = stablehlo.broadcast_in_dim %arg9, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %129 = stablehlo.multiply %127, %128 : tensor<3x8xf32>
    %130 = stablehlo.add %127, %129 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[3,8]{0,1}"} : tensor<3x8xf32>
    %131 = stablehlo.broadcast_in_dim %arg8, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %132 = stablehlo.multiply %130, %131 : tensor<3x8xf32>
    %133 = stablehlo.add %arg2, %132 : tensor<3x8xf32>
    %134 = stablehlo.transpose %133, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,3]{0,1}"} : (tensor<3x8xf32>) -> tensor<8x3xf32>
    %135 = stablehlo.dot_general %121, %134, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x3xf32>) -> tensor<5x3xf32>
    %136 = stablehlo.reduce(%52 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<5x3xf32>, tensor<f32>) -> tensor<3xf32>
    %137 = stablehlo.broadcast_in_dim %arg10, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %138 = stablehlo.multiply %arg1, %137 : tensor<3xf32>
    %139 = stablehlo.add %136, %138 : tensor<3xf32>
    %140 = stablehlo.broadcast_in_dim %arg9, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %141 = stablehlo.multiply %139, %140 : tensor<3xf32>
    %142 = stablehlo.add %139, %141 : tensor<3xf32>
    %143 = stablehlo.broadcast_in_dim %arg8, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %144 = stablehlo.multiply %142, %143 : tensor<3xf32>
    %145 = stablehlo.add %arg1, %144 : tensor<3xf32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [1] : (tensor<3xf32>) -> tensor<5x3xf32>
    %147 = stablehlo.add %135, %146 : tensor<5x3xf32>
    %148 = stablehlo.reduce(%147 init: %cst_9) applies stablehlo.maximum across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0] : (tensor<5xf32>) -> tensor<5x3xf32>
    %150 = stablehlo.subtract %147, %149 : tensor<5x3xf32>
    %151 = stablehlo.exponential %150 : tensor<5x3xf32>
    %152 = stablehlo.reduce(%151 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %153 = stablehlo.log %152 : tensor<5xf32>
    %154 = stablehlo.broadcast_in_dim %153, dims = [0] : (tensor<5xf32>) -> tensor<5x3xf32>
    %155 = stablehlo.subtract %150, %154 : tensor<5x3xf32>
    %156 = stablehlo.exponential %155 : tensor<5x3xf32>
    %157 = stablehlo.multiply %156, %50 : tensor<5x3xf32>
    %158 = stablehlo.subtract %30, %157 : tensor<5x3xf32>
    %159 = stablehlo.dot_general %158, %133, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<3x8xf32>) -> tensor<5x8xf32>
    %160 = stablehlo.multiply %159, %119 : tensor<5x8xf32>
    %161 = stablehlo.reshape %160 : (tensor<5x8xf32>) -> tensor<1x5x8xf32>
    %grad_operand_15, %grad_scale_16, %grad_offset_17 = "stablehlo.batch_norm_grad"(%96, %cst_5, %batch_mean_13, %101, %161) <{epsilon = 9.99999974E-6 : f32, feature_index = 1 : i64}> : (tensor<1x5x8xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<1x5x8xf32>) -> (tensor<1x5x8xf32>, tensor<5xf32>, tensor<5xf32>)
    %162 = stablehlo.compare  NE, %19, %cst_2 : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xi1>
    %163 = stablehlo.multiply %20, %47 : tensor<5x3xf32>
    %164 = stablehlo.select %162, %cst_1, %163 : tensor<5x3xi1>, tensor<5x3xf32>
    %165 = stablehlo.multiply %164, %24 : tensor<5x3xf32>
    %166 = stablehlo.reduce(%165 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<f32>
    %167 = stablehlo.divide %166, %26 : tensor<f32>
    %168 = stablehlo.multiply %20, %155 : tensor<5x3xf32>
    %169 = stablehlo.select %162, %cst_1, %168 : tensor<5x3xi1>, tensor<5x3xf32>
    %170 = stablehlo.multiply %169, %24 : tensor<5x3xf32>
    %171 = stablehlo.reduce(%170 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<f32>
    %172 = stablehlo.divide %171, %26 : tensor<f32>
    %173 = stablehlo.reshape %grad_operand_15 : (tensor<1x5x8xf32>) -> tensor<5x8xf32>
    %174 = stablehlo.multiply %94, %cst_8 : tensor<5x8xf32>
    %175 = stablehlo.multiply %90, %90 : tensor<5x8xf32>
    %176 = stablehlo.multiply %175, %cst_0 : tensor<5x8xf32>
    %177 = stablehlo.exponential %176 : tensor<5x8xf32>
    %178 = stablehlo.multiply %90, %177 : tensor<5x8xf32>
    %179 = stablehlo.multiply %178, %cst : tensor<5x8xf32>
    %180 = stablehlo.add %174, %179 : tensor<5x8xf32>
    %181 = stablehlo.multiply %173, %180 : tensor<5x8xf32>
    %182 = stablehlo.dot_general %56, %181, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x5xf32>, tensor<5x8xf32>) -> tensor<6x8xf32>
    %183 = stablehlo.transpose %182, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,6]{0,1}"} : (tensor<6x8xf32>) -> tensor<8x6xf32>
    %184 = stablehlo.multiply %76, %68 : tensor<8x6xf32>
    %185 = stablehlo.add %183, %184 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,6]{0,1}"} : tensor<8x6xf32>
    %186 = stablehlo.add %72, %185 : tensor<8x6xf32>
    %187 = stablehlo.multiply %186, %71 : tensor<8x6xf32>
    %188 = stablehlo.add %185, %187 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,6]{0,1}"} : tensor<8x6xf32>
    %189 = stablehlo.multiply %188, %74 : tensor<8x6xf32>
    %190 = stablehlo.add %76, %189 : tensor<8x6xf32>
    %191 = stablehlo.reduce(%181 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %192 = stablehlo.multiply %88, %80 : tensor<8xf32>
    %193 = stablehlo.add %191, %192 : tensor<8xf32>
    %194 = stablehlo.add %84, %193 : tensor<8xf32>
    %195 = stablehlo.multiply %194, %83 : tensor<8xf32>
    %196 = stablehlo.add %193, %195 : tensor<8xf32>
    %197 = stablehlo.multiply %196, %86 : tensor<8xf32>
    %198 = stablehlo.add %88, %197 : tensor<8xf32>
    %199 = stablehlo.multiply %159, %110 : tensor<5x8xf32>
    %200 = stablehlo.reduce(%199 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %201 = stablehlo.multiply %118, %80 : tensor<8xf32>
    %202 = stablehlo.add %200, %201 : tensor<8xf32>
    %203 = stablehlo.add %115, %202 : tensor<8xf32>
    %204 = stablehlo.multiply %203, %83 : tensor<8xf32>
    %205 = stablehlo.add %202, %204 : tensor<8xf32>
    %206 = stablehlo.multiply %205, %86 : tensor<8xf32>
    %207 = stablehlo.add %118, %206 : tensor<8xf32>
    %208 = stablehlo.reduce(%159 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %209 = stablehlo.multiply %108, %80 : tensor<8xf32>
    %210 = stablehlo.add %208, %209 : tensor<8xf32>
    %211 = stablehlo.add %105, %210 : tensor<8xf32>
    %212 = stablehlo.multiply %211, %83 : tensor<8xf32>
    %213 = stablehlo.add %210, %212 : tensor<8xf32>
    %214 = stablehlo.multiply %213, %86 : tensor<8xf32>
    %215 = stablehlo.add %108, %214 : tensor<8xf32>
    %216 = stablehlo.transpose %121, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,5]{0,1}"} : (tensor<5x8xf32>) -> tensor<8x5xf32>
    %217 = stablehlo.dot_general %216, %158, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x5xf32>, tensor<5x3xf32>) -> tensor<8x3xf32>
    %218 = stablehlo.transpose %217, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[3,8]{0,1}"} : (tensor<8x3xf32>) -> tensor<3x8xf32>
    %219 = stablehlo.multiply %133, %125 : tensor<3x8xf32>
    %220 = stablehlo.add %218, %219 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[3,8]{0,1}"} : tensor<3x8xf32>
    %221 = stablehlo.add %129, %220 : tensor<3x8xf32>
    %222 = stablehlo.multiply %221, %128 : tensor<3x8xf32>
    %223 = stablehlo.add %220, %222 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[3,8]{0,1}"} : tensor<3x8xf32>
    %224 = stablehlo.multiply %223, %131 : tensor<3x8xf32>
    %225 = stablehlo.add %133, %224 : tensor<3x8xf32>
    %226 = stablehlo.reduce(%158 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<5x3xf32>, tensor<f32>) -> tensor<3xf32>
    %227 = stablehlo.multiply %145, %137 : tensor<3xf32>
    %228 = stablehlo.add %226, %227 : tensor<3xf32>
    %229 = stablehlo.add %141, %228 : tensor<3xf32>
    %230 = stablehlo.multiply %229, %140 : tensor<3xf32>
    %231 = stablehlo.add %228, %230 : tensor<3xf32>
    %232 = stablehlo.multiply %231, %143 : tensor<3xf32>
    %233 = stablehlo.add %145, %232 : tensor<3xf32>
    return %167, %172, %190, %198, %207, %215, %225, %233 : tensor<f32>, tensor<f32>, tensor<8x6xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x8xf32>, tensor<3xf32>
  }
}
// -----
// mlp_adam
module @IrToHlo.877 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x02000000000000000000000000000000020000000000000000000000000000000000000000000000"> : tensor<5xi64>
    %in1 = stablehlo.constant dense<"0x61E09A3E71A493BE672DC7BD"> : tensor<3xf32>
    %in2 = stablehlo.constant dense<"0x6D6D28BE0B2E32BA6F34313EED43203E5ED129BD936F1F3D390CC53D20E38DBE9E7DF5BD3ECD623C25954EBE5E1D1EBE8F33F33D0D5D503E5054A23BD7D30CBE7C39463E8B7546BE2FF5A9BDADC4AA3EEA5A853DE013CC3CE718F43DB691B0BD"> : tensor<3x8xf32>
    %in3 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<8xf32>
    %in4 = stablehlo.constant dense<"0xF509463E712EC3BEAFD2AABE27F8A63E255BCE3E3BBDC6BC0029A5BEDEC1363C"> : tensor<8xf32>
    %in5 = stablehlo.constant dense<"0x7A96E93C12D47BBE9F1D053EBF2C033EA26F5FBE569F7ABD37E774BE76F1D83D6137E1BDAFD8923EF661943EA0582A3DE93832BE4E8B75BE87A337BDC84CEBBD2842383EEA7BB2BEB972C43EA0F6A3BE800FA03EF83091BDD209573E1AE9223EE5FE8B3C5BE69B3DE2BB9E3E5706D73D19CB5D3E13B1A1BEF4CC943EEDE00F3E7FC8D33D2A01673D7BC84B3E4AF9BF3E450BBABD84E568BE805BD2BDDACA7EBEAE19493E819D4EBE631C5FBED659B43EA945BF3E3453403DB1C790BD8DDA57BD"> : tensor<8x6xf32>
    %in6 = stablehlo.constant dense<"0x2F24BCBED580813F4B39B4BFC64B0840A552C2BFCA0E0E3E460297BF1E9D07BF184B953E396C983E955C423FD1CA32C0390E36BF8905063F856AB1BFCB5CD33F170304BF9BD040BFC32463BD0AE1A43E8961E43E54F0C23F12C907C035D2383F9D2118BF4377493EF701D0BE7E9DAEBF0071063CE8CCCFBE"> : tensor<5x6xf32>
    %in7 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %in8 = stablehlo.constant dense<"0x9B9999999999B9BF"> : tensor<f64>
    %in9 = stablehlo.constant dense<"0x77CC2B32"> : tensor<f32>
    %in10 = stablehlo.constant dense<"0xE286013D"> : tensor<f32>
    %in11 = stablehlo.constant dense<"0x00AAF1D24D62503F"> : tensor<f64>
    %in12 = stablehlo.constant dense<"0x77BE7F3F"> : tensor<f32>
    %in13 = stablehlo.constant dense<"0xCDCCCC3D"> : tensor<f32>
    %in14 = stablehlo.constant dense<"0x2BAFA1BC86F2AABF"> : tensor<f64>
    %in15 = stablehlo.constant dense<"0x0522373D"> : tensor<f32>
    %expected0 = stablehlo.constant dense<"0x71EC883F"> : tensor<f32>
    %expected1 = stablehlo.constant dense<"0x9252723F"> : tensor<f32>
    %expected2 = stablehlo.constant dense<"0x81C40D3C7C9967BE4295E13DD47F173EF09F73BE8FB131BD4C8060BE8C53B03D797FB8BD87AC883E8E859E3E62527C3D5DA946BEF40085BEB39E84BD03200ABE57BA4C3E29B3BCBE7198CE3E5B35AEBEA84EAA3E2D28BABD94876B3EAF970E3E30EC173D24EB653D8FDFA83E2B65AE3D740B723E4E7797BE97B89E3E52F2F73DC2FCFA3DE4FF163DFAF55F3EC7D2B53E70C1E2BD95BD5CBE9795FABD8E8789BE79535D3E360F63BE30C14ABE071BBD3E7CDCB63E4391883D7B12B8BD76E706BD"> : tensor<8x6xf32>
    %expected3 = stablehlo.constant dense<"0x953D5A3EFB5BCDBE369AA0BE9ABB9C3EEE1BC43E5EA233BD49039BBE24B70FBC"> : tensor<8xf32>
    %expected4 = stablehlo.constant dense<"0x4A8F823FB3F07A3F578A823F60EC7A3F15F07A3F8A8F823FD00B7B3FD2127B3F"> : tensor<8xf32>
    %expected5 = stablehlo.constant dense<"0x9AD8A3BC2B8B9FBCF67FA33C5DB8A23CB9C9A2BC44BEA3BCA52AA33C8AF1A2BC"> : tensor<8xf32>
    %expected6 = stablehlo.constant dense<"0x373914BEB8F2A8BC54B1453E81C50B3E0579B0BC48379B3CE300EE3D07DA83BEFC350FBE84C3CC3B64BA3ABE20C009BEE6A4CA3DBFD1643E16FBC93C663A21BEECB75A3ED01D32BE1EDAD2BD59A6A03EE0F6383D76F2A13BEE2FCB3D3FC9BEBD"> : tensor<3x8xf32>
    %expected7 = stablehlo.constant dense<"0xFF19A53E57D99DBE785AA0BD"> : tensor<3xf32>
    %got:8 = call @model(%in0, %in1, %in2, %in3, %in4, %in5, %in6, %in7, %in8, %in9, %in10, %in11, %in12, %in13, %in14, %in15) : (tensor<5xi64>, tensor<3xf32>, tensor<3x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x6xf32>, tensor<5x6xf32>, tensor<8xf32>, tensor<f64>, tensor<f32>, tensor<f32>, tensor<f64>, tensor<f32>, tensor<f32>, tensor<f64>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<8x6xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x8xf32>, tensor<3xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#5, %expected5) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#6, %expected6) {has_side_effect = true} : (tensor<3x8xf32>, tensor<3x8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#7, %expected7) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<5xi64>, %arg1: tensor<3xf32>, %arg2: tensor<3x8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<8xf32>, %arg5: tensor<8x6xf32>, %arg6: tensor<5x6xf32>, %arg7: tensor<8xf32>, %arg8: tensor<f64>, %arg9: tensor<f32>, %arg10: tensor<f32>, %arg11: tensor<f64>, %arg12: tensor<f32>, %arg13: tensor<f32>, %arg14: tensor<f64>, %arg15: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<8x6xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x8xf32>, tensor<3xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<3x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<8xf32>
    %cst_2 = stablehlo.constant dense<0.398942292> : tensor<5x8xf32>
    %cst_3 = stablehlo.constant dense<-5.000000e-01> : tensor<5x8xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<8x6xf32>
    %c = stablehlo.constant dense<-100> : tensor<5xi64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<5x3xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<5x3xf32>
    %cst_7 = stablehlo.constant dense<9.99999974E-6> : tensor<5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<5xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<5xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<5x8xf32>
    %cst_11 = stablehlo.constant dense<0.707106769> : tensor<5x8xf32>
    %cst_12 = stablehlo.constant dense<5.000000e-01> : tensor<5x8xf32>
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.transpose %arg5, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[6,8]{0,1}"} : (tensor<8x6xf32>) -> tensor<6x8xf32>
    %1 = stablehlo.dot_general %arg6, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<6x8xf32>) -> tensor<5x8xf32>
    %2 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<8xf32>) -> tensor<5x8xf32>
    %3 = stablehlo.add %1, %2 : tensor<5x8xf32>
    %4 = stablehlo.multiply %3, %cst_12 : tensor<5x8xf32>
    %5 = stablehlo.multiply %3, %cst_11 : tensor<5x8xf32>
    %6 = stablehlo.custom_call @mhlo.erf(%5) {mhlo.attributes = {}, mhlo.version = 1 : i64} : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %7 = stablehlo.add %6, %cst_10 : tensor<5x8xf32>
    %8 = stablehlo.multiply %4, %7 : tensor<5x8xf32>
    %9 = stablehlo.reshape %8 : (tensor<5x8xf32>) -> tensor<1x5x8xf32>
    %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%9, %cst_9, %cst_8) <{epsilon = 9.99999974E-6 : f32, feature_index = 1 : i64}> : (tensor<1x5x8xf32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<1x5x8xf32>, tensor<5xf32>, tensor<5xf32>)
    %10 = stablehlo.add %batch_var, %cst_7 : tensor<5xf32>
    %11 = stablehlo.rsqrt %10 : tensor<5xf32>
    %12 = stablehlo.divide %cst_9, %11 : tensor<5xf32>
    %13 = stablehlo.multiply %12, %12 : tensor<5xf32>
    %14 = stablehlo.subtract %13, %cst_7 : tensor<5xf32>
    %15 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<5xi64>) -> tensor<5x3xi64>
    %16 = stablehlo.iota dim = 0 : tensor<3xi64>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<3xi64>) -> tensor<5x3xi64>
    %18 = stablehlo.compare  EQ, %15, %17 : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
    %19 = stablehlo.select %18, %cst_6, %cst_5 : tensor<5x3xi1>, tensor<5x3xf32>
    %20 = stablehlo.negate %19 : tensor<5x3xf32>
    %21 = stablehlo.compare  NE, %arg0, %c : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<5xi1>) -> tensor<5x3xi1>
    %23 = stablehlo.select %22, %cst_6, %cst_5 : tensor<5x3xi1>, tensor<5x3xf32>
    %24 = stablehlo.multiply %23, %19 : tensor<5x3xf32>
    %25 = stablehlo.multiply %20, %24 : tensor<5x3xf32>
    %26 = stablehlo.reduce(%24 init: %cst_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<f32>
    %27 = stablehlo.compare  NE, %26, %cst_15 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %28 = stablehlo.select %27, %26, %cst_14 : tensor<i1>, tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %30 = stablehlo.divide %25, %29 : tensor<5x3xf32>
    %31 = stablehlo.broadcast_in_dim %arg7, dims = [1] : (tensor<8xf32>) -> tensor<5x8xf32>
    %32 = stablehlo.reshape %output : (tensor<1x5x8xf32>) -> tensor<5x8xf32>
    %33 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<8xf32>) -> tensor<5x8xf32>
    %34 = stablehlo.multiply %32, %33 : tensor<5x8xf32>
    %35 = stablehlo.add %31, %34 : tensor<5x8xf32>
    %36 = stablehlo.transpose %arg2, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,3]{0,1}"} : (tensor<3x8xf32>) -> tensor<8x3xf32>
    %37 = stablehlo.dot_general %35, %36, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x3xf32>) -> tensor<5x3xf32>
    %38 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<5x3xf32>
    %39 = stablehlo.add %37, %38 : tensor<5x3xf32>
    %40 = stablehlo.reduce(%39 init: %cst_13) applies stablehlo.maximum across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<5xf32>) -> tensor<5x3xf32>
    %42 = stablehlo.subtract %39, %41 : tensor<5x3xf32>
    %43 = stablehlo.exponential %42 : tensor<5x3xf32>
    %44 = stablehlo.reduce(%43 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %45 = stablehlo.log %44 : tensor<5xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0] : (tensor<5xf32>) -> tensor<5x3xf32>
    %47 = stablehlo.subtract %42, %46 : tensor<5x3xf32>
    %48 = stablehlo.exponential %47 : tensor<5x3xf32>
    %49 = stablehlo.reduce(%30 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<5xf32>) -> tensor<5x3xf32>
    %51 = stablehlo.multiply %48, %50 : tensor<5x3xf32>
    %52 = stablehlo.subtract %30, %51 : tensor<5x3xf32>
    %53 = stablehlo.dot_general %52, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<3x8xf32>) -> tensor<5x8xf32>
    %54 = stablehlo.multiply %53, %33 : tensor<5x8xf32>
    %55 = stablehlo.reshape %54 : (tensor<5x8xf32>) -> tensor<1x5x8xf32>
    %grad_operand, %grad_scale, %grad_offset = "stablehlo.batch_norm_grad"(%9, %cst_9, %batch_mean, %14, %55) <{epsilon = 9.99999974E-6 : f32, feature_index = 1 : i64}> : (tensor<1x5x8xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<1x5x8xf32>) -> (tensor<1x5x8xf32>, tensor<5xf32>, tensor<5xf32>)
    %56 = stablehlo.broadcast_in_dim %arg13, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %57 = stablehlo.transpose %arg6, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[6,5]{0,1}"} : (tensor<5x6xf32>) -> tensor<6x5xf32>
    %58 = stablehlo.reshape %grad_operand : (tensor<1x5x8xf32>) -> tensor<5x8xf32>
    %59 = stablehlo.multiply %7, %cst_12 : tensor<5x8xf32>
    %60 = stablehlo.multiply %3, %3 : tensor<5x8xf32>
    %61 = stablehlo.multiply %60, %cst_3 : tensor<5x8xf32>
    %62 = stablehlo.exponential %61 : tensor<5x8xf32>
    %63 = stablehlo.multiply %3, %62 : tensor<5x8xf32>
    %64 = stablehlo.multiply %63, %cst_2 : tensor<5x8xf32>
    %65 = stablehlo.add %59, %64 : tensor<5x8xf32>
    %66 = stablehlo.multiply %58, %65 : tensor<5x8xf32>
    %67 = stablehlo.dot_general %57, %66, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x5xf32>, tensor<5x8xf32>) -> tensor<6x8xf32>
    %68 = stablehlo.transpose %67, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,6]{0,1}"} : (tensor<6x8xf32>) -> tensor<8x6xf32>
    %69 = stablehlo.subtract %68, %cst_4 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,6]{0,1}"} : tensor<8x6xf32>
    %70 = stablehlo.multiply %56, %69 : tensor<8x6xf32>
    %71 = stablehlo.broadcast_in_dim %arg12, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %72 = stablehlo.multiply %71, %cst_4 : tensor<8x6xf32>
    %73 = stablehlo.multiply %68, %68 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,6]{0,1}"} : tensor<8x6xf32>
    %74 = stablehlo.convert %arg11 : (tensor<f64>) -> tensor<f32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %76 = stablehlo.multiply %73, %75 : tensor<8x6xf32>
    %77 = stablehlo.add %72, %76 : tensor<8x6xf32>
    %78 = stablehlo.sqrt %77 : tensor<8x6xf32>
    %79 = stablehlo.broadcast_in_dim %arg10, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %80 = stablehlo.divide %78, %79 : tensor<8x6xf32>
    %81 = stablehlo.broadcast_in_dim %arg9, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %82 = stablehlo.add %80, %81 : tensor<8x6xf32>
    %83 = stablehlo.divide %70, %82 : tensor<8x6xf32>
    %84 = stablehlo.convert %arg8 : (tensor<f64>) -> tensor<f32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %86 = stablehlo.multiply %83, %85 : tensor<8x6xf32>
    %87 = stablehlo.add %arg5, %86 : tensor<8x6xf32>
    %88 = stablehlo.transpose %87, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[6,8]{0,1}"} : (tensor<8x6xf32>) -> tensor<6x8xf32>
    %89 = stablehlo.dot_general %arg6, %88, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<6x8xf32>) -> tensor<5x8xf32>
    %90 = stablehlo.broadcast_in_dim %arg13, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %91 = stablehlo.reduce(%66 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %92 = stablehlo.subtract %91, %cst_1 : tensor<8xf32>
    %93 = stablehlo.multiply %90, %92 : tensor<8xf32>
    %94 = stablehlo.broadcast_in_dim %arg12, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %95 = stablehlo.multiply %94, %cst_1 : tensor<8xf32>
    %96 = stablehlo.multiply %91, %91 : tensor<8xf32>
    %97 = stablehlo.broadcast_in_dim %74, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %98 = stablehlo.multiply %96, %97 : tensor<8xf32>
    %99 = stablehlo.add %95, %98 : tensor<8xf32>
    %100 = stablehlo.sqrt %99 : tensor<8xf32>
    %101 = stablehlo.broadcast_in_dim %arg10, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %102 = stablehlo.divide %100, %101 : tensor<8xf32>
    %103 = stablehlo.broadcast_in_dim %arg9, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %104 = stablehlo.add %102, %103 : tensor<8xf32>
    %105 = stablehlo.divide %93, %104 : tensor<8xf32>
    %106 = stablehlo.broadcast_in_dim %84, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %107 = stablehlo.multiply %105, %106 : tensor<8xf32>
    %108 = stablehlo.add %arg4, %107 : tensor<8xf32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [1] : (tensor<8xf32>) -> tensor<5x8xf32>
    %110 = stablehlo.add %89, %109 : tensor<5x8xf32>
    %111 = stablehlo.multiply %110, %cst_12 : tensor<5x8xf32>
    %112 = stablehlo.multiply %110, %cst_11 : tensor<5x8xf32>
    %113 = stablehlo.custom_call @mhlo.erf(%112) {mhlo.attributes = {}, mhlo.version = 1 : i64} : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %114 = stablehlo.add %113, %cst_10 : tensor<5x8xf32>
    %115 = stablehlo.multiply %111, %114 : tensor<5x8xf32>
    %116 = stablehlo.reshape %115 : (tensor<5x8xf32>) -> tensor<1x5x8xf32>
    %output_16, %batch_mean_17, %batch_var_18 = "stablehlo.batch_norm_training"(%116, %cst_9, %cst_8) <{epsilon = 9.99999974E-6 : f32, feature_index = 1 : i64}> : (tensor<1x5x8xf32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<1x5x8xf32>, tensor<5xf32>, tensor<5xf32>)
    %117 = stablehlo.add %batch_var_18, %cst_7 : tensor<5xf32>
    %118 = stablehlo.rsqrt %117 : tensor<5xf32>
    %119 = stablehlo.divide %cst_9, %118 : tensor<5xf32>
    %120 = stablehlo.multiply %119, %119 : tensor<5xf32>
    %121 = stablehlo.subtract %120, %cst_7 : tensor<5xf32>
    %122 = stablehlo.reduce(%53 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %123 = stablehlo.subtract %122, %cst_1 : tensor<8xf32>
    %124 = stablehlo.multiply %90, %123 : tensor<8xf32>
    %125 = stablehlo.multiply %122, %122 : tensor<8xf32>
    %126 = stablehlo.multiply %125, %97 : tensor<8xf32>
    %127 = stablehlo.add %95, %126 : tensor<8xf32>
    %128 = stablehlo.sqrt %127 : tensor<8xf32>
    %129 = stablehlo.divide %128, %101 : tensor<8xf32>
    %130 = stablehlo.add %129, %103 : tensor<8xf32>
    %131 = stablehlo.divide %124, %130 : tensor<8xf32>
    %132 = stablehlo.multiply %131, %106 : tensor<8xf32>
    %133 = stablehlo.add %arg7, %132 : tensor<8xf32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [1] : (tensor<8xf32>) -> tensor<5x8xf32>
    %135 = stablehlo.reshape %output_16 : (tensor<1x5x8xf32>) -> tensor<5x8xf32>
    %136 = stablehlo.multiply %53, %32 : tensor<5x8xf32>
    %137 = stablehlo.reduce(%136 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %138 = stablehlo.subtract %137, %cst_1 : tensor<8xf32>
    %139 = stablehlo.multiply %90, %138 : tensor<8xf32>
    %140 = stablehlo.multiply %137, %137 : tensor<8xf32>
    %141 = stablehlo.multiply %140, %97 : tensor<8xf32>
    %142 = stablehlo.add %95, %141 : tensor<8xf32>
    %143 = stablehlo.sqrt %142 : tensor<8xf32>
    %144 = stablehlo.divide %143, %101 : tensor<8xf32>
    %145 = stablehlo.add %144, %103 : tensor<8xf32>
    %146 = stablehlo.divide %139, %145 : tensor<8xf32>
    %147 = stablehlo.multiply %146, %106 : tensor<8xf32>
    %148 = stablehlo.add %arg3, %147 : tensor<8xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [1] : (tensor<8xf32>) -> tensor<5x8xf32>
    %150 = stablehlo.multiply %135, %149 : tensor<5x8xf32>
    %151 = stablehlo.add %134, %150 : tensor<5x8xf32>
    %152 = stablehlo.broadcast_in_dim %arg13, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %153 = stablehlo.transpose %35, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,5]{0,1}"} : (tensor<5x8xf32>) -> tensor<8x5xf32>
    %154 = stablehlo.dot_general %153, %52, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x5xf32>, tensor<5x3xf32>) -> tensor<8x3xf32>
    %155 = stablehlo.transpose %154, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[3,8]{0,1}"} : (tensor<8x3xf32>) -> tensor<3x8xf32>
    %156 = stablehlo.subtract %155, %cst_0 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[3,8]{0,1}"} : tensor<3x8xf32>
    %157 = stablehlo.multiply %152, %156 : tensor<3x8xf32>
    %158 = stablehlo.broadcast_in_dim %arg12, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %159 = stablehlo.multiply %158, %cst_0 : tensor<3x8xf32>
    %160 = stablehlo.multiply %155, %155 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[3,8]{0,1}"} : tensor<3x8xf32>
    %161 = stablehlo.broadcast_in_dim %74, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %162 = stablehlo.multiply %160, %161 : tensor<3x8xf32>
    %163 = stablehlo.add %159, %162 : tensor<3x8xf32>
    %164 = stablehlo.sqrt %163 : tensor<3x8xf32>
    %165 = stablehlo.broadcast_in_dim %arg10, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %166 = stablehlo.divide %164, %165 : tensor<3x8xf32>
    %167 = stablehlo.broadcast_in_dim %arg9, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %168 = stablehlo.add %166, %167 : tensor<3x8xf32>
    %169 = stablehlo.divide %157, %168 : tensor<3x8xf32>
    %170 = stablehlo.broadcast_in_dim %84, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %171 = stablehlo.multiply %169, %170 : tensor<3x8xf32>
    %172 = stablehlo.add %arg2, %171 : tensor<3x8xf32>
    %173 = stablehlo.transpose %172, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,3]{0,1}"} : (tensor<3x8xf32>) -> tensor<8x3xf32>
    %174 = stablehlo.dot_general %151, %173, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x3xf32>) -> tensor<5x3xf32>
    %175 = stablehlo.broadcast_in_dim %arg13, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %176 = stablehlo.reduce(%52 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<5x3xf32>, tensor<f32>) -> tensor<3xf32>
    %177 = stablehlo.subtract %176, %cst : tensor<3xf32>
    %178 = stablehlo.multiply %175, %177 : tensor<3xf32>
    %179 = stablehlo.broadcast_in_dim %arg12, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %180 = stablehlo.multiply %179, %cst : tensor<3xf32>
    %181 = stablehlo.multiply %176, %176 : tensor<3xf32>
    %182 = stablehlo.broadcast_in_dim %74, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %183 = stablehlo.multiply %181, %182 : tensor<3xf32>
    %184 = stablehlo.add %180, %183 : tensor<3xf32>
    %185 = stablehlo.sqrt %184 : tensor<3xf32>
    %186 = stablehlo.broadcast_in_dim %arg10, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %187 = stablehlo.divide %185, %186 : tensor<3xf32>
    %188 = stablehlo.broadcast_in_dim %arg9, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %189 = stablehlo.add %187, %188 : tensor<3xf32>
    %190 = stablehlo.divide %178, %189 : tensor<3xf32>
    %191 = stablehlo.broadcast_in_dim %84, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %192 = stablehlo.multiply %190, %191 : tensor<3xf32>
    %193 = stablehlo.add %arg1, %192 : tensor<3xf32>
    %194 = stablehlo.broadcast_in_dim %193, dims = [1] : (tensor<3xf32>) -> tensor<5x3xf32>
    %195 = stablehlo.add %174, %194 : tensor<5x3xf32>
    %196 = stablehlo.reduce(%195 init: %cst_13) applies stablehlo.maximum across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %197 = stablehlo.broadcast_in_dim %196, dims = [0] : (tensor<5xf32>) -> tensor<5x3xf32>
    %198 = stablehlo.subtract %195, %197 : tensor<5x3xf32>
    %199 = stablehlo.exponential %198 : tensor<5x3xf32>
    %200 = stablehlo.reduce(%199 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %201 = stablehlo.log %200 : tensor<5xf32>
    %202 = stablehlo.broadcast_in_dim %201, dims = [0] : (tensor<5xf32>) -> tensor<5x3xf32>
    %203 = stablehlo.subtract %198, %202 : tensor<5x3xf32>
    %204 = stablehlo.exponential %203 : tensor<5x3xf32>
    %205 = stablehlo.multiply %204, %50 : tensor<5x3xf32>
    %206 = stablehlo.subtract %30, %205 : tensor<5x3xf32>
    %207 = stablehlo.dot_general %206, %172, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<3x8xf32>) -> tensor<5x8xf32>
    %208 = stablehlo.multiply %207, %149 : tensor<5x8xf32>
    %209 = stablehlo.reshape %208 : (tensor<5x8xf32>) -> tensor<1x5x8xf32>
    %grad_operand_19, %grad_scale_20, %grad_offset_21 = "stablehlo.batch_norm_grad"(%116, %cst_9, %batch_mean_17, %121, %209) <{epsilon = 9.99999974E-6 : f32, feature_index = 1 : i64}> : (tensor<1x5x8xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<1x5x8xf32>) -> (tensor<1x5x8xf32>, tensor<5xf32>, tensor<5xf32>)
    %210 = stablehlo.compare  NE, %19, %cst_6 : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xi1>
    %211 = stablehlo.multiply %20, %47 : tensor<5x3xf32>
    %212 = stablehlo.select %210, %cst_5, %211 : tensor<5x3xi1>, tensor<5x3xf32>
    %213 = stablehlo.multiply %212, %24 : tensor<5x3xf32>
    %214 = stablehlo.reduce(%213 init: %cst_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<f32>
    %215 = stablehlo.divide %214, %26 : tensor<f32>
    %216 = stablehlo.multiply %20, %203 : tensor<5x3xf32>
    %217 = stablehlo.select %210, %cst_5, %216 : tensor<5x3xi1>, tensor<5x3xf32>
    %218 = stablehlo.multiply %217, %24 : tensor<5x3xf32>
    %219 = stablehlo.reduce(%218 init: %cst_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<f32>
    %220 = stablehlo.divide %219, %26 : tensor<f32>
    %221 = stablehlo.reshape %grad_operand_19 : (tensor<1x5x8xf32>) -> tensor<5x8xf32>
    %222 = stablehlo.multiply %114, %cst_12 : tensor<5x8xf32>
    %223 = stablehlo.multiply %110, %110 : tensor<5x8xf32>
    %224 = stablehlo.multiply %223, %cst_3 : tensor<5x8xf32>
    %225 = stablehlo.exponential %224 : tensor<5x8xf32>
    %226 = stablehlo.multiply %110, %225 : tensor<5x8xf32>
    %227 = stablehlo.multiply %226, %cst_2 : tensor<5x8xf32>
    %228 = stablehlo.add %222, %227 : tensor<5x8xf32>
    %229 = stablehlo.multiply %221, %228 : tensor<5x8xf32>
    %230 = stablehlo.dot_general %57, %229, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x5xf32>, tensor<5x8xf32>) -> tensor<6x8xf32>
    %231 = stablehlo.transpose %230, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,6]{0,1}"} : (tensor<6x8xf32>) -> tensor<8x6xf32>
    %232 = stablehlo.subtract %231, %70 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,6]{0,1}"} : tensor<8x6xf32>
    %233 = stablehlo.multiply %56, %232 : tensor<8x6xf32>
    %234 = stablehlo.add %70, %233 : tensor<8x6xf32>
    %235 = stablehlo.multiply %77, %71 : tensor<8x6xf32>
    %236 = stablehlo.multiply %231, %231 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,6]{0,1}"} : tensor<8x6xf32>
    %237 = stablehlo.multiply %236, %75 : tensor<8x6xf32>
    %238 = stablehlo.add %235, %237 : tensor<8x6xf32>
    %239 = stablehlo.sqrt %238 : tensor<8x6xf32>
    %240 = stablehlo.broadcast_in_dim %arg15, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %241 = stablehlo.divide %239, %240 : tensor<8x6xf32>
    %242 = stablehlo.add %241, %81 : tensor<8x6xf32>
    %243 = stablehlo.divide %234, %242 : tensor<8x6xf32>
    %244 = stablehlo.convert %arg14 : (tensor<f64>) -> tensor<f32>
    %245 = stablehlo.broadcast_in_dim %244, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %246 = stablehlo.multiply %243, %245 : tensor<8x6xf32>
    %247 = stablehlo.add %87, %246 : tensor<8x6xf32>
    %248 = stablehlo.reduce(%229 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %249 = stablehlo.subtract %248, %93 : tensor<8xf32>
    %250 = stablehlo.multiply %90, %249 : tensor<8xf32>
    %251 = stablehlo.add %93, %250 : tensor<8xf32>
    %252 = stablehlo.multiply %99, %94 : tensor<8xf32>
    %253 = stablehlo.multiply %248, %248 : tensor<8xf32>
    %254 = stablehlo.multiply %253, %97 : tensor<8xf32>
    %255 = stablehlo.add %252, %254 : tensor<8xf32>
    %256 = stablehlo.sqrt %255 : tensor<8xf32>
    %257 = stablehlo.broadcast_in_dim %arg15, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %258 = stablehlo.divide %256, %257 : tensor<8xf32>
    %259 = stablehlo.add %258, %103 : tensor<8xf32>
    %260 = stablehlo.divide %251, %259 : tensor<8xf32>
    %261 = stablehlo.broadcast_in_dim %244, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %262 = stablehlo.multiply %260, %261 : tensor<8xf32>
    %263 = stablehlo.add %108, %262 : tensor<8xf32>
    %264 = stablehlo.multiply %207, %135 : tensor<5x8xf32>
    %265 = stablehlo.reduce(%264 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %266 = stablehlo.subtract %265, %139 : tensor<8xf32>
    %267 = stablehlo.multiply %90, %266 : tensor<8xf32>
    %268 = stablehlo.add %139, %267 : tensor<8xf32>
    %269 = stablehlo.multiply %142, %94 : tensor<8xf32>
    %270 = stablehlo.multiply %265, %265 : tensor<8xf32>
    %271 = stablehlo.multiply %270, %97 : tensor<8xf32>
    %272 = stablehlo.add %269, %271 : tensor<8xf32>
    %273 = stablehlo.sqrt %272 : tensor<8xf32>
    %274 = stablehlo.divide %273, %257 : tensor<8xf32>
    %275 = stablehlo.add %274, %103 : tensor<8xf32>
    %276 = stablehlo.divide %268, %275 : tensor<8xf32>
    %277 = stablehlo.multiply %276, %261 : tensor<8xf32>
    %278 = stablehlo.add %148, %277 : tensor<8xf32>
    %279 = stablehlo.reduce(%207 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %280 = stablehlo.subtract %279, %124 : tensor<8xf32>
    %281 = stablehlo.multiply %90, %280 : tensor<8xf32>
    %282 = stablehlo.add %124, %281 : tensor<8xf32>
    %283 = stablehlo.multiply %127, %94 : tensor<8xf32>
    %284 = stablehlo.multiply %279, %279 : tensor<8xf32>
    %285 = stablehlo.multiply %284, %97 : tensor<8xf32>
    %286 = stablehlo.add %283, %285 : tensor<8xf32>
    %287 = stablehlo.sqrt %286 : tensor<8xf32>
    %288 = stablehlo.divide %287, %257 : tensor<8xf32>
    %289 = stablehlo.add %288, %103 : tensor<8xf32>
    %290 = stablehlo.divide %282, %289 : tensor<8xf32>
    %291 = stablehlo.multiply %290, %261 : tensor<8xf32>
    %292 = stablehlo.add %133, %291 : tensor<8xf32>
    %293 = stablehlo.transpose %151, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,5]{0,1}"} : (tensor<5x8xf32>) -> tensor<8x5xf32>
    %294 = stablehlo.dot_general %293, %206, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x5xf32>, tensor<5x3xf32>) -> tensor<8x3xf32>
    %295 = stablehlo.transpose %294, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[3,8]{0,1}"} : (tensor<8x3xf32>) -> tensor<3x8xf32>
    %296 = stablehlo.subtract %295, %157 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[3,8]{0,1}"} : tensor<3x8xf32>
    %297 = stablehlo.multiply %152, %296 : tensor<3x8xf32>
    %298 = stablehlo.add %157, %297 : tensor<3x8xf32>
    %299 = stablehlo.multiply %163, %158 : tensor<3x8xf32>
    %300 = stablehlo.multiply %295, %295 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[3,8]{0,1}"} : tensor<3x8xf32>
    %301 = stablehlo.multiply %300, %161 : tensor<3x8xf32>
    %302 = stablehlo.add %299, %301 : tensor<3x8xf32>
    %303 = stablehlo.sqrt %302 : tensor<3x8xf32>
    %304 = stablehlo.broadcast_in_dim %arg15, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %305 = stablehlo.divide %303, %304 : tensor<3x8xf32>
    %306 = stablehlo.add %305, %167 : tensor<3x8xf32>
    %307 = stablehlo.divide %298, %306 : tensor<3x8xf32>
    %308 = stablehlo.broadcast_in_dim %244, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %309 = stablehlo.multiply %307, %308 : tensor<3x8xf32>
    %310 = stablehlo.add %172, %309 : tensor<3x8xf32>
    %311 = stablehlo.reduce(%206 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<5x3xf32>, tensor<f32>) -> tensor<3xf32>
    %312 = stablehlo.subtract %311, %178 : tensor<3xf32>
    %313 = stablehlo.multiply %175, %312 : tensor<3xf32>
    %314 = stablehlo.add %178, %313 : tensor<3xf32>
    %315 = stablehlo.multiply %184, %179 : tensor<3xf32>
    %316 = stablehlo.multiply %311, %311 : tensor<3xf32>
    %317 = stablehlo.multiply %316, %182 : tensor<3xf32>
    %318 = stablehlo.add %315, %317 : tensor<3xf32>
    %319 = stablehlo.sqrt %318 : tensor<3xf32>
    %320 = stablehlo.broadcast_in_dim %arg15, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %321 = stablehlo.divide %319, %320 : tensor<3xf32>
    %322 = stablehlo.add %321, %188 : tensor<3xf32>
    %323 = stablehlo.divide %314, %322 : tensor<3xf32>
    %324 = stablehlo.broadcast_in_dim %244, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %325 = stablehlo.multiply %323, %324 : tensor<3xf32>
    %326 = stablehlo.add %193, %325 : tensor<3xf32>
    return %215, %220, %247, %263, %278, %292, %310, %326 : tensor<f32>, tensor<f32>, tensor<8x6xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x8xf32>, tensor<3xf32>
  }
}
// -----
// mlp_rmsprop
module @IrToHlo.922 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x00000000000000000100000000000000010000000000000001000000000000000200000000000000"> : tensor<5xi64>
    %in1 = stablehlo.constant dense<"0x61E09A3E71A493BE672DC7BD"> : tensor<3xf32>
    %in2 = stablehlo.constant dense<"0x6D6D28BE0B2E32BA6F34313EED43203E5ED129BD936F1F3D390CC53D20E38DBE9E7DF5BD3ECD623C25954EBE5E1D1EBE8F33F33D0D5D503E5054A23BD7D30CBE7C39463E8B7546BE2FF5A9BDADC4AA3EEA5A853DE013CC3CE718F43DB691B0BD"> : tensor<3x8xf32>
    %in3 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<8xf32>
    %in4 = stablehlo.constant dense<"0xF509463E712EC3BEAFD2AABE27F8A63E255BCE3E3BBDC6BC0029A5BEDEC1363C"> : tensor<8xf32>
    %in5 = stablehlo.constant dense<"0x7A96E93C12D47BBE9F1D053EBF2C033EA26F5FBE569F7ABD37E774BE76F1D83D6137E1BDAFD8923EF661943EA0582A3DE93832BE4E8B75BE87A337BDC84CEBBD2842383EEA7BB2BEB972C43EA0F6A3BE800FA03EF83091BDD209573E1AE9223EE5FE8B3C5BE69B3DE2BB9E3E5706D73D19CB5D3E13B1A1BEF4CC943EEDE00F3E7FC8D33D2A01673D7BC84B3E4AF9BF3E450BBABD84E568BE805BD2BDDACA7EBEAE19493E819D4EBE631C5FBED659B43EA945BF3E3453403DB1C790BD8DDA57BD"> : tensor<8x6xf32>
    %in6 = stablehlo.constant dense<"0x51A1753F0DFDD33DA33B543F73E5054068994B3F6AFE8E3E2FEC3E3EFB9CB53EAEA0B93D3902DF3F540CA2BF1640C73E528DAF3E9AC2BABFC610533F9DA3BB3F5C3684BAF67359BFF666D4BF1FD29C3E3C4D973F01EDA63EDDE99A3F834C08BE9709533F79604C3F7BCBF13F2EED173FFDA68E3D523DCDBF"> : tensor<5x6xf32>
    %in7 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %in8 = stablehlo.constant dense<"0x7B14AE47E17A84BF"> : tensor<f64>
    %in9 = stablehlo.constant dense<"0x77CC2B32"> : tensor<f32>
    %in10 = stablehlo.constant dense<"0x0AD7233C"> : tensor<f32>
    %in11 = stablehlo.constant dense<"0x8014AE47E17A843F"> : tensor<f64>
    %in12 = stablehlo.constant dense<"0xA4707D3F"> : tensor<f32>
    %expected0 = stablehlo.constant dense<"0x41139D3F"> : tensor<f32>
    %expected1 = stablehlo.constant dense<"0x256A513F"> : tensor<f32>
    %expected2 = stablehlo.constant dense<"0xA32C25BE002CF5BD2DB7873E107D1E3C875F2CBECCB83EBE0A2C7DBE9E5E023E22D621BD3B9FE13E4E6E953E02E3703E715AAFBDC63300BE4B8421BECEDD7ABEF60D603DD8987CBE295D093FF1912ABE43F1983EAB3B09BE96A3B23E060CC23D0432943CF62A10BD1A6CA83ECE42323E3BF9883DEB29D1BE7EBE1C3EE022163E9F78563EE73A113ECC43363EEE99003FB9F780BE8D6F15BEBB1B97BE3F9FDABEE0E056BB6601A8BDED80BFBE4F32F53ECB189D3E504616BE79406DBE6CD781BE"> : tensor<8x6xf32>
    %expected3 = stablehlo.constant dense<"0x9A97C53D37258BBEA221E6BEBDBD813E1275F73E5BC2713D026102BFB1F1423E"> : tensor<8xf32>
    %expected4 = stablehlo.constant dense<"0xBB316D3FD1CB6E3F7928863F4EB5793FAC96833FBF1F683FACB9883F8879983F"> : tensor<8xf32>
    %expected5 = stablehlo.constant dense<"0x8950C9BD2470D43D5CEC9DBDDA01BBBD07B6703D16FAD13DEE2D82BD20912B3C"> : tensor<8xf32>
    %expected6 = stablehlo.constant dense<"0xE02BA5BEDF3F1B3E2CE0E2BCFB15A13E87B60DBE22AE423E386A193E9E74E5BE001DBE39E50C48BD4BC48EBE8ADD1ABE58C9333EE870B43DDB8AA4BD0E69C13CDBCBC03DB22D27BE0362143CBF3A833E622A023DA81FD03C35F2573E6B1CC33D"> : tensor<3x8xf32>
    %expected7 = stablehlo.constant dense<"0xE3D6593EA5674EBE124B3BBE"> : tensor<3xf32>
    %got:8 = call @model(%in0, %in1, %in2, %in3, %in4, %in5, %in6, %in7, %in8, %in9, %in10, %in11, %in12) : (tensor<5xi64>, tensor<3xf32>, tensor<3x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x6xf32>, tensor<5x6xf32>, tensor<8xf32>, tensor<f64>, tensor<f32>, tensor<f32>, tensor<f64>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<8x6xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x8xf32>, tensor<3xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#5, %expected5) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#6, %expected6) {has_side_effect = true} : (tensor<3x8xf32>, tensor<3x8xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#7, %expected7) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<5xi64>, %arg1: tensor<3xf32>, %arg2: tensor<3x8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<8xf32>, %arg5: tensor<8x6xf32>, %arg6: tensor<5x6xf32>, %arg7: tensor<8xf32>, %arg8: tensor<f64>, %arg9: tensor<f32>, %arg10: tensor<f32>, %arg11: tensor<f64>, %arg12: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<8x6xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x8xf32>, tensor<3xf32>) {
    %cst = stablehlo.constant dense<-1.000000e+00> : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %cst_1 = stablehlo.constant dense<-1.000000e+00> : tensor<3x8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<3x8xf32>
    %cst_3 = stablehlo.constant dense<-1.000000e+00> : tensor<8xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<8xf32>
    %cst_5 = stablehlo.constant dense<-1.000000e+00> : tensor<8x6xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<8x6xf32>
    %cst_7 = stablehlo.constant dense<0.398942292> : tensor<5x8xf32>
    %cst_8 = stablehlo.constant dense<-5.000000e-01> : tensor<5x8xf32>
    %c = stablehlo.constant dense<-100> : tensor<5xi64>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<5x3xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<5x3xf32>
    %cst_11 = stablehlo.constant dense<9.99999974E-6> : tensor<5xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<5xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<5xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<5x8xf32>
    %cst_15 = stablehlo.constant dense<0.707106769> : tensor<5x8xf32>
    %cst_16 = stablehlo.constant dense<5.000000e-01> : tensor<5x8xf32>
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.transpose %arg5, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[6,8]{0,1}"} : (tensor<8x6xf32>) -> tensor<6x8xf32>
    %1 = stablehlo.dot_general %arg6, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<6x8xf32>) -> tensor<5x8xf32>
    %2 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<8xf32>) -> tensor<5x8xf32>
    %3 = stablehlo.add %1, %2 : tensor<5x8xf32>
    %4 = stablehlo.multiply %3, %cst_16 : tensor<5x8xf32>
    %5 = stablehlo.multiply %3, %cst_15 : tensor<5x8xf32>
    %6 = stablehlo.custom_call @mhlo.erf(%5) {mhlo.attributes = {}, mhlo.version = 1 : i64} : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %7 = stablehlo.add %6, %cst_14 : tensor<5x8xf32>
    %8 = stablehlo.multiply %4, %7 : tensor<5x8xf32>
    %9 = stablehlo.reshape %8 : (tensor<5x8xf32>) -> tensor<1x5x8xf32>
    %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%9, %cst_13, %cst_12) <{epsilon = 9.99999974E-6 : f32, feature_index = 1 : i64}> : (tensor<1x5x8xf32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<1x5x8xf32>, tensor<5xf32>, tensor<5xf32>)
    %10 = stablehlo.add %batch_var, %cst_11 : tensor<5xf32>
    %11 = stablehlo.rsqrt %10 : tensor<5xf32>
    %12 = stablehlo.divide %cst_13, %11 : tensor<5xf32>
    %13 = stablehlo.multiply %12, %12 : tensor<5xf32>
    %14 = stablehlo.subtract %13, %cst_11 : tensor<5xf32>
    %15 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<5xi64>) -> tensor<5x3xi64>
    %16 = stablehlo.iota dim = 0 : tensor<3xi64>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<3xi64>) -> tensor<5x3xi64>
    %18 = stablehlo.compare  EQ, %15, %17 : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
    %19 = stablehlo.select %18, %cst_10, %cst_9 : tensor<5x3xi1>, tensor<5x3xf32>
    %20 = stablehlo.negate %19 : tensor<5x3xf32>
    %21 = stablehlo.compare  NE, %arg0, %c : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<5xi1>) -> tensor<5x3xi1>
    %23 = stablehlo.select %22, %cst_10, %cst_9 : tensor<5x3xi1>, tensor<5x3xf32>
    %24 = stablehlo.multiply %23, %19 : tensor<5x3xf32>
    %25 = stablehlo.multiply %20, %24 : tensor<5x3xf32>
    %26 = stablehlo.reduce(%24 init: %cst_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<f32>
    %27 = stablehlo.compare  NE, %26, %cst_19 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %28 = stablehlo.select %27, %26, %cst_18 : tensor<i1>, tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %30 = stablehlo.divide %25, %29 : tensor<5x3xf32>
    %31 = stablehlo.broadcast_in_dim %arg7, dims = [1] : (tensor<8xf32>) -> tensor<5x8xf32>
    %32 = stablehlo.reshape %output : (tensor<1x5x8xf32>) -> tensor<5x8xf32>
    %33 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<8xf32>) -> tensor<5x8xf32>
    %34 = stablehlo.multiply %32, %33 : tensor<5x8xf32>
    %35 = stablehlo.add %31, %34 : tensor<5x8xf32>
    %36 = stablehlo.transpose %arg2, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,3]{0,1}"} : (tensor<3x8xf32>) -> tensor<8x3xf32>
    %37 = stablehlo.dot_general %35, %36, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x3xf32>) -> tensor<5x3xf32>
    %38 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<5x3xf32>
    %39 = stablehlo.add %37, %38 : tensor<5x3xf32>
    %40 = stablehlo.reduce(%39 init: %cst_17) applies stablehlo.maximum across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<5xf32>) -> tensor<5x3xf32>
    %42 = stablehlo.subtract %39, %41 : tensor<5x3xf32>
    %43 = stablehlo.exponential %42 : tensor<5x3xf32>
    %44 = stablehlo.reduce(%43 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %45 = stablehlo.log %44 : tensor<5xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0] : (tensor<5xf32>) -> tensor<5x3xf32>
    %47 = stablehlo.subtract %42, %46 : tensor<5x3xf32>
    %48 = stablehlo.exponential %47 : tensor<5x3xf32>
    %49 = stablehlo.reduce(%30 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<5xf32>) -> tensor<5x3xf32>
    %51 = stablehlo.multiply %48, %50 : tensor<5x3xf32>
    %52 = stablehlo.subtract %30, %51 : tensor<5x3xf32>
    %53 = stablehlo.dot_general %52, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<3x8xf32>) -> tensor<5x8xf32>
    %54 = stablehlo.multiply %53, %33 : tensor<5x8xf32>
    %55 = stablehlo.reshape %54 : (tensor<5x8xf32>) -> tensor<1x5x8xf32>
    %grad_operand, %grad_scale, %grad_offset = "stablehlo.batch_norm_grad"(%9, %cst_13, %batch_mean, %14, %55) <{epsilon = 9.99999974E-6 : f32, feature_index = 1 : i64}> : (tensor<1x5x8xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<1x5x8xf32>) -> (tensor<1x5x8xf32>, tensor<5xf32>, tensor<5xf32>)
    %56 = stablehlo.transpose %arg6, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[6,5]{0,1}"} : (tensor<5x6xf32>) -> tensor<6x5xf32>
    %57 = stablehlo.reshape %grad_operand : (tensor<1x5x8xf32>) -> tensor<5x8xf32>
    %58 = stablehlo.multiply %7, %cst_16 : tensor<5x8xf32>
    %59 = stablehlo.multiply %3, %3 : tensor<5x8xf32>
    %60 = stablehlo.multiply %59, %cst_8 : tensor<5x8xf32>
    %61 = stablehlo.exponential %60 : tensor<5x8xf32>
    %62 = stablehlo.multiply %3, %61 : tensor<5x8xf32>
    %63 = stablehlo.multiply %62, %cst_7 : tensor<5x8xf32>
    %64 = stablehlo.add %58, %63 : tensor<5x8xf32>
    %65 = stablehlo.multiply %57, %64 : tensor<5x8xf32>
    %66 = stablehlo.dot_general %56, %65, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x5xf32>, tensor<5x8xf32>) -> tensor<6x8xf32>
    %67 = stablehlo.transpose %66, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,6]{0,1}"} : (tensor<6x8xf32>) -> tensor<8x6xf32>
    %68 = stablehlo.broadcast_in_dim %arg12, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %69 = stablehlo.multiply %68, %cst_6 : tensor<8x6xf32>
    %70 = stablehlo.multiply %67, %67 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,6]{0,1}"} : tensor<8x6xf32>
    %71 = stablehlo.convert %arg11 : (tensor<f64>) -> tensor<f32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %73 = stablehlo.multiply %70, %72 : tensor<8x6xf32>
    %74 = stablehlo.add %69, %73 : tensor<8x6xf32>
    %75 = stablehlo.broadcast_in_dim %arg10, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %76 = stablehlo.subtract %67, %cst_6 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,6]{0,1}"} : tensor<8x6xf32>
    %77 = stablehlo.multiply %75, %76 : tensor<8x6xf32>
    %78 = stablehlo.multiply %77, %77 : tensor<8x6xf32>
    %79 = stablehlo.multiply %78, %cst_5 : tensor<8x6xf32>
    %80 = stablehlo.add %74, %79 : tensor<8x6xf32>
    %81 = stablehlo.sqrt %80 : tensor<8x6xf32>
    %82 = stablehlo.broadcast_in_dim %arg9, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %83 = stablehlo.add %81, %82 : tensor<8x6xf32>
    %84 = stablehlo.divide %67, %83 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,6]{0,1}"} : tensor<8x6xf32>
    %85 = stablehlo.convert %arg8 : (tensor<f64>) -> tensor<f32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %87 = stablehlo.multiply %84, %86 : tensor<8x6xf32>
    %88 = stablehlo.add %arg5, %87 : tensor<8x6xf32>
    %89 = stablehlo.transpose %88, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[6,8]{0,1}"} : (tensor<8x6xf32>) -> tensor<6x8xf32>
    %90 = stablehlo.dot_general %arg6, %89, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<6x8xf32>) -> tensor<5x8xf32>
    %91 = stablehlo.reduce(%65 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %92 = stablehlo.broadcast_in_dim %arg12, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %93 = stablehlo.multiply %92, %cst_4 : tensor<8xf32>
    %94 = stablehlo.multiply %91, %91 : tensor<8xf32>
    %95 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %96 = stablehlo.multiply %94, %95 : tensor<8xf32>
    %97 = stablehlo.add %93, %96 : tensor<8xf32>
    %98 = stablehlo.broadcast_in_dim %arg10, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %99 = stablehlo.subtract %91, %cst_4 : tensor<8xf32>
    %100 = stablehlo.multiply %98, %99 : tensor<8xf32>
    %101 = stablehlo.multiply %100, %100 : tensor<8xf32>
    %102 = stablehlo.multiply %101, %cst_3 : tensor<8xf32>
    %103 = stablehlo.add %97, %102 : tensor<8xf32>
    %104 = stablehlo.sqrt %103 : tensor<8xf32>
    %105 = stablehlo.broadcast_in_dim %arg9, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %106 = stablehlo.add %104, %105 : tensor<8xf32>
    %107 = stablehlo.divide %91, %106 : tensor<8xf32>
    %108 = stablehlo.broadcast_in_dim %85, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %109 = stablehlo.multiply %107, %108 : tensor<8xf32>
    %110 = stablehlo.add %arg4, %109 : tensor<8xf32>
    %111 = stablehlo.broadcast_in_dim %110, dims = [1] : (tensor<8xf32>) -> tensor<5x8xf32>
    %112 = stablehlo.add %90, %111 : tensor<5x8xf32>
    %113 = stablehlo.multiply %112, %cst_16 : tensor<5x8xf32>
    %114 = stablehlo.multiply %112, %cst_15 : tensor<5x8xf32>
    %115 = stablehlo.custom_call @mhlo.erf(%114) {mhlo.attributes = {}, mhlo.version = 1 : i64} : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %116 = stablehlo.add %115, %cst_14 : tensor<5x8xf32>
    %117 = stablehlo.multiply %113, %116 : tensor<5x8xf32>
    %118 = stablehlo.reshape %117 : (tensor<5x8xf32>) -> tensor<1x5x8xf32>
    %output_20, %batch_mean_21, %batch_var_22 = "stablehlo.batch_norm_training"(%118, %cst_13, %cst_12) <{epsilon = 9.99999974E-6 : f32, feature_index = 1 : i64}> : (tensor<1x5x8xf32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<1x5x8xf32>, tensor<5xf32>, tensor<5xf32>)
    %119 = stablehlo.add %batch_var_22, %cst_11 : tensor<5xf32>
    %120 = stablehlo.rsqrt %119 : tensor<5xf32>
    %121 = stablehlo.divide %cst_13, %120 : tensor<5xf32>
    %122 = stablehlo.multiply %121, %121 : tensor<5xf32>
    %123 = stablehlo.subtract %122, %cst_11 : tensor<5xf32>
    %124 = stablehlo.reduce(%53 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %125 = stablehlo.multiply %124, %124 : tensor<8xf32>
    %126 = stablehlo.multiply %125, %95 : tensor<8xf32>
    %127 = stablehlo.add %93, %126 : tensor<8xf32>
    %128 = stablehlo.subtract %124, %cst_4 : tensor<8xf32>
    %129 = stablehlo.multiply %98, %128 : tensor<8xf32>
    %130 = stablehlo.multiply %129, %129 : tensor<8xf32>
    %131 = stablehlo.multiply %130, %cst_3 : tensor<8xf32>
    %132 = stablehlo.add %127, %131 : tensor<8xf32>
    %133 = stablehlo.sqrt %132 : tensor<8xf32>
    %134 = stablehlo.add %133, %105 : tensor<8xf32>
    %135 = stablehlo.divide %124, %134 : tensor<8xf32>
    %136 = stablehlo.multiply %135, %108 : tensor<8xf32>
    %137 = stablehlo.add %arg7, %136 : tensor<8xf32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [1] : (tensor<8xf32>) -> tensor<5x8xf32>
    %139 = stablehlo.reshape %output_20 : (tensor<1x5x8xf32>) -> tensor<5x8xf32>
    %140 = stablehlo.multiply %53, %32 : tensor<5x8xf32>
    %141 = stablehlo.reduce(%140 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %142 = stablehlo.multiply %141, %141 : tensor<8xf32>
    %143 = stablehlo.multiply %142, %95 : tensor<8xf32>
    %144 = stablehlo.add %93, %143 : tensor<8xf32>
    %145 = stablehlo.subtract %141, %cst_4 : tensor<8xf32>
    %146 = stablehlo.multiply %98, %145 : tensor<8xf32>
    %147 = stablehlo.multiply %146, %146 : tensor<8xf32>
    %148 = stablehlo.multiply %147, %cst_3 : tensor<8xf32>
    %149 = stablehlo.add %144, %148 : tensor<8xf32>
    %150 = stablehlo.sqrt %149 : tensor<8xf32>
    %151 = stablehlo.add %150, %105 : tensor<8xf32>
    %152 = stablehlo.divide %141, %151 : tensor<8xf32>
    %153 = stablehlo.multiply %152, %108 : tensor<8xf32>
    %154 = stablehlo.add %arg3, %153 : tensor<8xf32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [1] : (tensor<8xf32>) -> tensor<5x8xf32>
    %156 = stablehlo.multiply %139, %155 : tensor<5x8xf32>
    %157 = stablehlo.add %138, %156 : tensor<5x8xf32>
    %158 = stablehlo.transpose %35, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,5]{0,1}"} : (tensor<5x8xf32>) -> tensor<8x5xf32>
    %159 = stablehlo.dot_general %158, %52, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x5xf32>, tensor<5x3xf32>) -> tensor<8x3xf32>
    %160 = stablehlo.transpose %159, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[3,8]{0,1}"} : (tensor<8x3xf32>) -> tensor<3x8xf32>
    %161 = stablehlo.broadcast_in_dim %arg12, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %162 = stablehlo.multiply %161, %cst_2 : tensor<3x8xf32>
    %163 = stablehlo.multiply %160, %160 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[3,8]{0,1}"} : tensor<3x8xf32>
    %164 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %165 = stablehlo.multiply %163, %164 : tensor<3x8xf32>
    %166 = stablehlo.add %162, %165 : tensor<3x8xf32>
    %167 = stablehlo.broadcast_in_dim %arg10, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %168 = stablehlo.subtract %160, %cst_2 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[3,8]{0,1}"} : tensor<3x8xf32>
    %169 = stablehlo.multiply %167, %168 : tensor<3x8xf32>
    %170 = stablehlo.multiply %169, %169 : tensor<3x8xf32>
    %171 = stablehlo.multiply %170, %cst_1 : tensor<3x8xf32>
    %172 = stablehlo.add %166, %171 : tensor<3x8xf32>
    %173 = stablehlo.sqrt %172 : tensor<3x8xf32>
    %174 = stablehlo.broadcast_in_dim %arg9, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %175 = stablehlo.add %173, %174 : tensor<3x8xf32>
    %176 = stablehlo.divide %160, %175 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[3,8]{0,1}"} : tensor<3x8xf32>
    %177 = stablehlo.broadcast_in_dim %85, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %178 = stablehlo.multiply %176, %177 : tensor<3x8xf32>
    %179 = stablehlo.add %arg2, %178 : tensor<3x8xf32>
    %180 = stablehlo.transpose %179, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,3]{0,1}"} : (tensor<3x8xf32>) -> tensor<8x3xf32>
    %181 = stablehlo.dot_general %157, %180, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x3xf32>) -> tensor<5x3xf32>
    %182 = stablehlo.reduce(%52 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<5x3xf32>, tensor<f32>) -> tensor<3xf32>
    %183 = stablehlo.broadcast_in_dim %arg12, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %184 = stablehlo.multiply %183, %cst_0 : tensor<3xf32>
    %185 = stablehlo.multiply %182, %182 : tensor<3xf32>
    %186 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %187 = stablehlo.multiply %185, %186 : tensor<3xf32>
    %188 = stablehlo.add %184, %187 : tensor<3xf32>
    %189 = stablehlo.broadcast_in_dim %arg10, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %190 = stablehlo.subtract %182, %cst_0 : tensor<3xf32>
    %191 = stablehlo.multiply %189, %190 : tensor<3xf32>
    %192 = stablehlo.multiply %191, %191 : tensor<3xf32>
    %193 = stablehlo.multiply %192, %cst : tensor<3xf32>
    %194 = stablehlo.add %188, %193 : tensor<3xf32>
    %195 = stablehlo.sqrt %194 : tensor<3xf32>
    %196 = stablehlo.broadcast_in_dim %arg9, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %197 = stablehlo.add %195, %196 : tensor<3xf32>
    %198 = stablehlo.divide %182, %197 : tensor<3xf32>
    %199 = stablehlo.broadcast_in_dim %85, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %200 = stablehlo.multiply %198, %199 : tensor<3xf32>
    %201 = stablehlo.add %arg1, %200 : tensor<3xf32>
    %202 = stablehlo.broadcast_in_dim %201, dims = [1] : (tensor<3xf32>) -> tensor<5x3xf32>
    %203 = stablehlo.add %181, %202 : tensor<5x3xf32>
    %204 = stablehlo.reduce(%203 init: %cst_17) applies stablehlo.maximum across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %205 = stablehlo.broadcast_in_dim %204, dims = [0] : (tensor<5xf32>) -> tensor<5x3xf32>
    %206 = stablehlo.subtract %203, %205 : tensor<5x3xf32>
    %207 = stablehlo.exponential %206 : tensor<5x3xf32>
    %208 = stablehlo.reduce(%207 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %209 = stablehlo.log %208 : tensor<5xf32>
    %210 = stablehlo.broadcast_in_dim %209, dims = [0] : (tensor<5xf32>) -> tensor<5x3xf32>
    %211 = stablehlo.subtract %206, %210 : tensor<5x3xf32>
    %212 = stablehlo.exponential %211 : tensor<5x3xf32>
    %213 = stablehlo.multiply %212, %50 : tensor<5x3xf32>
    %214 = stablehlo.subtract %30, %213 : tensor<5x3xf32>
    %215 = stablehlo.dot_general %214, %179, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<3x8xf32>) -> tensor<5x8xf32>
    %216 = stablehlo.multiply %215, %155 : tensor<5x8xf32>
    %217 = stablehlo.reshape %216 : (tensor<5x8xf32>) -> tensor<1x5x8xf32>
    %grad_operand_23, %grad_scale_24, %grad_offset_25 = "stablehlo.batch_norm_grad"(%118, %cst_13, %batch_mean_21, %123, %217) <{epsilon = 9.99999974E-6 : f32, feature_index = 1 : i64}> : (tensor<1x5x8xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<1x5x8xf32>) -> (tensor<1x5x8xf32>, tensor<5xf32>, tensor<5xf32>)
    %218 = stablehlo.compare  NE, %19, %cst_10 : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xi1>
    %219 = stablehlo.multiply %20, %47 : tensor<5x3xf32>
    %220 = stablehlo.select %218, %cst_9, %219 : tensor<5x3xi1>, tensor<5x3xf32>
    %221 = stablehlo.multiply %220, %24 : tensor<5x3xf32>
    %222 = stablehlo.reduce(%221 init: %cst_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<f32>
    %223 = stablehlo.divide %222, %26 : tensor<f32>
    %224 = stablehlo.multiply %20, %211 : tensor<5x3xf32>
    %225 = stablehlo.select %218, %cst_9, %224 : tensor<5x3xi1>, tensor<5x3xf32>
    %226 = stablehlo.multiply %225, %24 : tensor<5x3xf32>
    %227 = stablehlo.reduce(%226 init: %cst_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<f32>
    %228 = stablehlo.divide %227, %26 : tensor<f32>
    %229 = stablehlo.reshape %grad_operand_23 : (tensor<1x5x8xf32>) -> tensor<5x8xf32>
    %230 = stablehlo.multiply %116, %cst_16 : tensor<5x8xf32>
    %231 = stablehlo.multiply %112, %112 : tensor<5x8xf32>
    %232 = stablehlo.multiply %231, %cst_8 : tensor<5x8xf32>
    %233 = stablehlo.exponential %232 : tensor<5x8xf32>
    %234 = stablehlo.multiply %112, %233 : tensor<5x8xf32>
    %235 = stablehlo.multiply %234, %cst_7 : tensor<5x8xf32>
    %236 = stablehlo.add %230, %235 : tensor<5x8xf32>
    %237 = stablehlo.multiply %229, %236 : tensor<5x8xf32>
    %238 = stablehlo.dot_general %56, %237, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x5xf32>, tensor<5x8xf32>) -> tensor<6x8xf32>
    %239 = stablehlo.transpose %238, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,6]{0,1}"} : (tensor<6x8xf32>) -> tensor<8x6xf32>
    %240 = stablehlo.multiply %74, %68 : tensor<8x6xf32>
    %241 = stablehlo.multiply %239, %239 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,6]{0,1}"} : tensor<8x6xf32>
    %242 = stablehlo.multiply %241, %72 : tensor<8x6xf32>
    %243 = stablehlo.add %240, %242 : tensor<8x6xf32>
    %244 = stablehlo.subtract %239, %77 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,6]{0,1}"} : tensor<8x6xf32>
    %245 = stablehlo.multiply %75, %244 : tensor<8x6xf32>
    %246 = stablehlo.add %77, %245 : tensor<8x6xf32>
    %247 = stablehlo.multiply %246, %246 : tensor<8x6xf32>
    %248 = stablehlo.multiply %247, %cst_5 : tensor<8x6xf32>
    %249 = stablehlo.add %243, %248 : tensor<8x6xf32>
    %250 = stablehlo.sqrt %249 : tensor<8x6xf32>
    %251 = stablehlo.add %250, %82 : tensor<8x6xf32>
    %252 = stablehlo.divide %239, %251 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,6]{0,1}"} : tensor<8x6xf32>
    %253 = stablehlo.multiply %252, %86 : tensor<8x6xf32>
    %254 = stablehlo.add %88, %253 : tensor<8x6xf32>
    %255 = stablehlo.reduce(%237 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %256 = stablehlo.multiply %97, %92 : tensor<8xf32>
    %257 = stablehlo.multiply %255, %255 : tensor<8xf32>
    %258 = stablehlo.multiply %257, %95 : tensor<8xf32>
    %259 = stablehlo.add %256, %258 : tensor<8xf32>
    %260 = stablehlo.subtract %255, %100 : tensor<8xf32>
    %261 = stablehlo.multiply %98, %260 : tensor<8xf32>
    %262 = stablehlo.add %100, %261 : tensor<8xf32>
    %263 = stablehlo.multiply %262, %262 : tensor<8xf32>
    %264 = stablehlo.multiply %263, %cst_3 : tensor<8xf32>
    %265 = stablehlo.add %259, %264 : tensor<8xf32>
    %266 = stablehlo.sqrt %265 : tensor<8xf32>
    %267 = stablehlo.add %266, %105 : tensor<8xf32>
    %268 = stablehlo.divide %255, %267 : tensor<8xf32>
    %269 = stablehlo.multiply %268, %108 : tensor<8xf32>
    %270 = stablehlo.add %110, %269 : tensor<8xf32>
    %271 = stablehlo.multiply %215, %139 : tensor<5x8xf32>
    %272 = stablehlo.reduce(%271 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %273 = stablehlo.multiply %144, %92 : tensor<8xf32>
    %274 = stablehlo.multiply %272, %272 : tensor<8xf32>
    %275 = stablehlo.multiply %274, %95 : tensor<8xf32>
    %276 = stablehlo.add %273, %275 : tensor<8xf32>
    %277 = stablehlo.subtract %272, %146 : tensor<8xf32>
    %278 = stablehlo.multiply %98, %277 : tensor<8xf32>
    %279 = stablehlo.add %146, %278 : tensor<8xf32>
    %280 = stablehlo.multiply %279, %279 : tensor<8xf32>
    %281 = stablehlo.multiply %280, %cst_3 : tensor<8xf32>
    %282 = stablehlo.add %276, %281 : tensor<8xf32>
    %283 = stablehlo.sqrt %282 : tensor<8xf32>
    %284 = stablehlo.add %283, %105 : tensor<8xf32>
    %285 = stablehlo.divide %272, %284 : tensor<8xf32>
    %286 = stablehlo.multiply %285, %108 : tensor<8xf32>
    %287 = stablehlo.add %154, %286 : tensor<8xf32>
    %288 = stablehlo.reduce(%215 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %289 = stablehlo.multiply %127, %92 : tensor<8xf32>
    %290 = stablehlo.multiply %288, %288 : tensor<8xf32>
    %291 = stablehlo.multiply %290, %95 : tensor<8xf32>
    %292 = stablehlo.add %289, %291 : tensor<8xf32>
    %293 = stablehlo.subtract %288, %129 : tensor<8xf32>
    %294 = stablehlo.multiply %98, %293 : tensor<8xf32>
    %295 = stablehlo.add %129, %294 : tensor<8xf32>
    %296 = stablehlo.multiply %295, %295 : tensor<8xf32>
    %297 = stablehlo.multiply %296, %cst_3 : tensor<8xf32>
    %298 = stablehlo.add %292, %297 : tensor<8xf32>
    %299 = stablehlo.sqrt %298 : tensor<8xf32>
    %300 = stablehlo.add %299, %105 : tensor<8xf32>
    %301 = stablehlo.divide %288, %300 : tensor<8xf32>
    %302 = stablehlo.multiply %301, %108 : tensor<8xf32>
    %303 = stablehlo.add %137, %302 : tensor<8xf32>
    %304 = stablehlo.transpose %157, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[8,5]{0,1}"} : (tensor<5x8xf32>) -> tensor<8x5xf32>
    %305 = stablehlo.dot_general %304, %214, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x5xf32>, tensor<5x3xf32>) -> tensor<8x3xf32>
    %306 = stablehlo.transpose %305, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[3,8]{0,1}"} : (tensor<8x3xf32>) -> tensor<3x8xf32>
    %307 = stablehlo.multiply %166, %161 : tensor<3x8xf32>
    %308 = stablehlo.multiply %306, %306 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[3,8]{0,1}"} : tensor<3x8xf32>
    %309 = stablehlo.multiply %308, %164 : tensor<3x8xf32>
    %310 = stablehlo.add %307, %309 : tensor<3x8xf32>
    %311 = stablehlo.subtract %306, %169 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[3,8]{0,1}"} : tensor<3x8xf32>
    %312 = stablehlo.multiply %167, %311 : tensor<3x8xf32>
    %313 = stablehlo.add %169, %312 : tensor<3x8xf32>
    %314 = stablehlo.multiply %313, %313 : tensor<3x8xf32>
    %315 = stablehlo.multiply %314, %cst_1 : tensor<3x8xf32>
    %316 = stablehlo.add %310, %315 : tensor<3x8xf32>
    %317 = stablehlo.sqrt %316 : tensor<3x8xf32>
    %318 = stablehlo.add %317, %174 : tensor<3x8xf32>
    %319 = stablehlo.divide %306, %318 {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[3,8]{0,1}"} : tensor<3x8xf32>
    %320 = stablehlo.multiply %319, %177 : tensor<3x8xf32>
    %321 = stablehlo.add %179, %320 : tensor<3x8xf32>
    %322 = stablehlo.reduce(%214 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<5x3xf32>, tensor<f32>) -> tensor<3xf32>
    %323 = stablehlo.multiply %188, %183 : tensor<3xf32>
    %324 = stablehlo.multiply %322, %322 : tensor<3xf32>
    %325 = stablehlo.multiply %324, %186 : tensor<3xf32>
    %326 = stablehlo.add %323, %325 : tensor<3xf32>
    %327 = stablehlo.subtract %322, %191 : tensor<3xf32>
    %328 = stablehlo.multiply %189, %327 : tensor<3xf32>
    %329 = stablehlo.add %191, %328 : tensor<3xf32>
    %330 = stablehlo.multiply %329, %329 : tensor<3xf32>
    %331 = stablehlo.multiply %330, %cst : tensor<3xf32>
    %332 = stablehlo.add %326, %331 : tensor<3xf32>
    %333 = stablehlo.sqrt %332 : tensor<3xf32>
    %334 = stablehlo.add %333, %196 : tensor<3xf32>
    %335 = stablehlo.divide %322, %334 : tensor<3xf32>
    %336 = stablehlo.multiply %335, %199 : tensor<3xf32>
    %337 = stablehlo.add %201, %336 : tensor<3xf32>
    return %223, %228, %254, %270, %287, %303, %321, %337 : tensor<f32>, tensor<f32>, tensor<8x6xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x8xf32>, tensor<3xf32>
  }
}
// -----
// images_sgd
module @IrToHlo.522 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x010000000000000001000000000000000100000000000000"> : tensor<3xi64>
    %in1 = stablehlo.constant dense<"0xE093CC3DB0BB54BE"> : tensor<2xf32>
    %in2 = stablehlo.constant dense<"0xE80AF43DC01A4A3C48F7D63DEE5CC0BE68F988BEF4A270BE24DB90BE7094B53D"> : tensor<2x4xf32>
    %in3 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F"> : tensor<4xf32>
    %in4 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<4xf32>
    %in5 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<4xf32>
    %in6 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F"> : tensor<4xf32>
    %in7 = stablehlo.constant dense<"0xDEF5E3BD5C0FB63D286454BDAA44FB3D"> : tensor<4xf32>
    %in8 = stablehlo.constant dense<"0x8B3A5C3C146DEDBD61017B3D7558773D54A8D2BD004AECBC9DE5E6BD38894C3D025654BDB9720A3E82E50B3E9B9AA03C9407A8BD5280E7BDE422ADBCC8D75DBD73B8AD3DC04628BE8C36393E0E961ABE12E8163E3DE308BD78BDCA3DF297993D3BFD033CD8FB123DE0A7153E2FBA4A3DD81BD13DC37118BE614A0C3E6BA6873DCDAB473D0DCBD93CEA20C03D9FFE343E6B672FBDB393DBBDAE5346BD7738F0BD6499BD3D79CCC2BDD859D2BD56092A3E4455343E6553B53CFB7F08BD4382CBBC7EB6BA3DD00438BEAF0D21BE936B1D3EE98D423E835F3BBCE9B61BBE234EAC3B4F5CB7BD48FAC1B98BEAC03D8D79AE3DCFDFB8BC5E92AD3CB784563D9C771ABED2A085BD14E9F63B0EE6E0BD2D22ACBDD061843D62D6E23DC8B8303B465099BDB0CCD73D120ED8BDCE0639BDB1E8393EBF2D113DEE2B5E3CA7DE843D643940BDB09B283E8EBB20BE3BD658BD654408BD512DA2BD651943BDA744F43DD442D83DD3522F3C19AF2B3E01240BBE1E06EBBDF013B23D9F7A29BC2E9633BE3F6708BE55F0EFBDC62D183ECC7DB23D4C74183E51B712BEAA2240BE693B01BE6EA9A83CAEB01BBD1460F8BD0A760F3E1E357EBD"> : tensor<4x3x3x3xf32>
    %in9 = stablehlo.constant dense<"0x1146B7BFAB6C1BBF5DFC84BE9A1138BFA38BC5BE9E1E493DEEB99F3FA349BE3D3B051A3F51A590BEBFEE443F105344BF8F1173BFF548153F1640073D2D40A1BFDA38AC3F99DD013EBEEE1CC0D3FAD43E4A86F33F801DADBFFE6905BE15A8E03FC517B23E427C3D3F0746B53F2BF32E3FE3910DBE06847C3F724CC7BE7C221D3FB683B9BF3CED1ABF088C37BE1E594C3E4F839FBFBC99CE3EAB7DE43E919705BF4E0380BFCC2331BFC6A8F1BE2F0CA5BF94C3893F5C6C12C04981F7BE115C0F3F5571DE3E78625E3BE91283BFBD6C653E0A6741BFFAF85D3F1A84443E3C7B943FA7A8F53FED63D3BF55740940DB1029BF3C80E83D531DB63E98529A3F673CAF3FE756CB3F29A0B2BE6D74EABEF6B89DBF951B19BF132B0ABE6257183E727973BE2D15F73EAFECF93EFD0D813F315218BF3607C93E7D36B7BFC60323BD631600BFA1D2563FDED94CBE49B57E3F245E383F8C5909BE1C6828BE4661AB3F544D00405BA908BE2AB320BE47B5913F584480BE7DD1D53FDDC2F13FF2F940BFD66CDBBF23EB29BFED48BB3E2664CCBED054FE3E78A017C01DA78DBEDD5AADBE158B61BF402DA53F057996BF9F67A0BDAD7778BF9976BC3FC352B0BF002B9ABFBCFFF6BE3550A0BFF3CDCABFD3DB22C0AA9AAF3FD6B609BF8EDA33BE3695BCBE255D55BF1C9BAB3FF3846B3F3FECC1BEBCA6C7BF530B4DBF89B3B73E8CA3A43F3636523F629152BFF30219C0A7FDA43EBD0CF03FAB598D3F0669903F1E6C2FBEB2E16B3E80AF72BE158B023F09D7D53F19CACB3F2217D5BED73D40BF8339BEBFA58D08BD"> : tensor<3x3x4x4xf32>
    %in10 = stablehlo.constant dense<"0xCDCCCCBD"> : tensor<f32>
    %expected0 = stablehlo.constant dense<"0x4FFB8E3F"> : tensor<f32>
    %expected1 = stablehlo.constant dense<"0x922B1A3F"> : tensor<f32>
    %expected2 = stablehlo.constant dense<"0x489D243CD0CD16BE5F97743DF7F5343DAC1E7DBD0D8973BD236510BE6665E93C84EE4EBDC92D143E6D3A033EFB1020BC95BA67BD0915D1BD83F73FBD667466BD771ABC3D95421EBECD34433EB06520BED948213EB5AEB83B43EEDD3DC6EA813DB2C61F3C0FD62E3D6994093E8751553DA413C93D30580FBEDB42053EFC68BB3DF15DB53C150DD53C3E9D0B3E7CAE373EA1BC36BDDD05F3BD1F4925BDF620DFBDAAAC013E172987BDCB97E6BD2295363E55892F3E8277A43C57F5BCBCFBFDB5BC11B0BF3DA9063ABE81A014BE6B83203E7B0B2C3E909DCEBC68F225BE0F53493C2CE1EDBD048256BA12C70C3D1131C23DE438B4BCEA54C0BCB0B87B3DE9681BBE4C9891BD9101523C933BA1BD7B2A3DBDF7F5E1BB580C043E63F8A13C101F50BD6572EB3DD350E5BDD4AC80BDB2616D3E8FA1FA3CE2C80DBDE71A883C832568BDFCE2493E6A8D17BE3CA1AFBD1398C5BCD0169DBDAAE55DBD7F4C073E07D9093ED6D9FD3C4336343ED7D8FDBDEEE005BE6C9BC03D03773DBC111036BEC58332BE764410BEBB5CE83D641CA93DA36F043EC842D9BDA40223BEDFD8D8BDF3A2983B121BC1BDCEF1C1BD0A8E343E5E9117BD"> : tensor<4x3x3x3xf32>
    %expected3 = stablehlo.constant dense<"0xDEF5E3BD5C0FB63D286454BDAA44FB3D"> : tensor<4xf32>
    %expected4 = stablehlo.constant dense<"0x43B6753F91097B3FF68B763FF1168A3F"> : tensor<4xf32>
    %expected5 = stablehlo.constant dense<"0xEE7F12BD82F1B4BCBDA6FCBC2C18713D"> : tensor<4xf32>
    %expected6 = stablehlo.constant dense<"0x3D065939A3FDA8BD335780BB48C606BF9E2318BE76820FBEEA3732BE7E29753E"> : tensor<2x4xf32>
    %expected7 = stablehlo.constant dense<"0x2F3630BCBBDCC6BD"> : tensor<2xf32>
    %got:8 = call @model(%in0, %in1, %in2, %in3, %in4, %in5, %in6, %in7, %in8, %in9, %in10) : (tensor<3xi64>, tensor<2xf32>, tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x3x3x3xf32>, tensor<3x3x4x4xf32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x4xf32>, tensor<2xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<4x3x3x3xf32>, tensor<4x3x3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#5, %expected5) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#6, %expected6) {has_side_effect = true} : (tensor<2x4xf32>, tensor<2x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#7, %expected7) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3xi64>, %arg1: tensor<2xf32>, %arg2: tensor<2x4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<4xf32>, %arg5: tensor<4xf32>, %arg6: tensor<4xf32>, %arg7: tensor<4xf32>, %arg8: tensor<4x3x3x3xf32>, %arg9: tensor<3x3x4x4xf32>, %arg10: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x4xf32>, tensor<2xf32>) {
    %c = stablehlo.constant dense<-100> : tensor<3xi64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<3x2xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<3x4x2x2xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.convolution(%arg9, %arg8) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x3x4x4xf32>, tensor<4x3x3x3xf32>) -> tensor<3x4x2x2xf32>
    %1 = stablehlo.broadcast_in_dim %arg7, dims = [1] : (tensor<4xf32>) -> tensor<3x4x2x2xf32>
    %2 = stablehlo.add %0, %1 : tensor<3x4x2x2xf32>
    %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%2, %arg6, %arg5) <{epsilon = 9.99999974E-6 : f32, feature_index = 1 : i64}> : (tensor<3x4x2x2xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<3x4x2x2xf32>, tensor<4xf32>, tensor<4xf32>)
    %3 = stablehlo.maximum %output, %cst_3 : tensor<3x4x2x2xf32>
    %4 = "stablehlo.reduce_window"(%3, %cst_5) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %133 = stablehlo.maximum %arg11, %arg12 : tensor<f32>
      stablehlo.return %133 : tensor<f32>
    }) : (tensor<3x4x2x2xf32>, tensor<f32>) -> tensor<3x4x1x1xf32>
    %5 = stablehlo.add %batch_var, %cst_1 : tensor<4xf32>
    %6 = stablehlo.rsqrt %5 : tensor<4xf32>
    %7 = stablehlo.divide %cst_2, %6 : tensor<4xf32>
    %8 = stablehlo.multiply %7, %7 : tensor<4xf32>
    %9 = stablehlo.subtract %8, %cst_1 : tensor<4xf32>
    %10 = stablehlo.compare  GT, %3, %cst_3 : (tensor<3x4x2x2xf32>, tensor<3x4x2x2xf32>) -> tensor<3x4x2x2xi1>
    %11 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<3xi64>) -> tensor<3x2xi64>
    %12 = stablehlo.iota dim = 0 : tensor<2xi64>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<2xi64>) -> tensor<3x2xi64>
    %14 = stablehlo.compare  EQ, %11, %13 : (tensor<3x2xi64>, tensor<3x2xi64>) -> tensor<3x2xi1>
    %15 = stablehlo.select %14, %cst_0, %cst : tensor<3x2xi1>, tensor<3x2xf32>
    %16 = stablehlo.negate %15 : tensor<3x2xf32>
    %17 = stablehlo.compare  NE, %arg0, %c : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<3xi1>) -> tensor<3x2xi1>
    %19 = stablehlo.select %18, %cst_0, %cst : tensor<3x2xi1>, tensor<3x2xf32>
    %20 = stablehlo.multiply %19, %15 : tensor<3x2xf32>
    %21 = stablehlo.multiply %16, %20 : tensor<3x2xf32>
    %22 = stablehlo.reduce(%20 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
    %23 = stablehlo.compare  NE, %22, %cst_6 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %24 = stablehlo.select %23, %22, %cst_4 : tensor<i1>, tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %26 = stablehlo.divide %21, %25 : tensor<3x2xf32>
    %27 = stablehlo.reshape %4 : (tensor<3x4x1x1xf32>) -> tensor<3x4xf32>
    %28 = stablehlo.transpose %arg2, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[4,2]{0,1}"} : (tensor<2x4xf32>) -> tensor<4x2xf32>
    %29 = stablehlo.dot_general %27, %28, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x2xf32>) -> tensor<3x2xf32>
    %30 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<2xf32>) -> tensor<3x2xf32>
    %31 = stablehlo.add %29, %30 : tensor<3x2xf32>
    %32 = stablehlo.reduce(%31 init: %cst_5) applies stablehlo.maximum across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<3xf32>) -> tensor<3x2xf32>
    %34 = stablehlo.subtract %31, %33 : tensor<3x2xf32>
    %35 = stablehlo.exponential %34 : tensor<3x2xf32>
    %36 = stablehlo.reduce(%35 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
    %37 = stablehlo.log %36 : tensor<3xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0] : (tensor<3xf32>) -> tensor<3x2xf32>
    %39 = stablehlo.subtract %34, %38 : tensor<3x2xf32>
    %40 = stablehlo.exponential %39 : tensor<3x2xf32>
    %41 = stablehlo.reduce(%26 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0] : (tensor<3xf32>) -> tensor<3x2xf32>
    %43 = stablehlo.multiply %40, %42 : tensor<3x2xf32>
    %44 = stablehlo.subtract %26, %43 : tensor<3x2xf32>
    %45 = stablehlo.dot_general %44, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x2xf32>, tensor<2x4xf32>) -> tensor<3x4xf32>
    %46 = stablehlo.reshape %45 : (tensor<3x4xf32>) -> tensor<3x4x1x1xf32>
    %47 = "stablehlo.select_and_scatter"(%3, %46, %cst_6) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %133 = stablehlo.compare  GE, %arg11, %arg12 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %133 : tensor<i1>
    }, {
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %133 = stablehlo.add %arg11, %arg12 : tensor<f32>
      stablehlo.return %133 : tensor<f32>
    }) : (tensor<3x4x2x2xf32>, tensor<3x4x1x1xf32>, tensor<f32>) -> tensor<3x4x2x2xf32>
    %48 = stablehlo.select %10, %47, %cst_3 : tensor<3x4x2x2xi1>, tensor<3x4x2x2xf32>
    %grad_operand, %grad_scale, %grad_offset = "stablehlo.batch_norm_grad"(%2, %arg6, %batch_mean, %9, %48) <{epsilon = 9.99999974E-6 : f32, feature_index = 1 : i64}> : (tensor<3x4x2x2xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x4x2x2xf32>) -> (tensor<3x4x2x2xf32>, tensor<4xf32>, tensor<4xf32>)
    %49 = stablehlo.convolution(%arg9, %grad_operand) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x3x4x4xf32>, tensor<3x4x2x2xf32>) -> tensor<3x3x3x4xf32>
    %50 = stablehlo.transpose %49, dims = [3, 2, 0, 1] {result_layout = dense<[0, 1, 3, 2]> : tensor<4xindex>, xla_shape = "f32[4,3,3,3]{0,1,3,2}"} : (tensor<3x3x3x4xf32>) -> tensor<4x3x3x3xf32>
    %51 = stablehlo.broadcast_in_dim %arg10, dims = [] : (tensor<f32>) -> tensor<4x3x3x3xf32>
    %52 = stablehlo.multiply %50, %51 : tensor<4x3x3x3xf32>
    %53 = stablehlo.add %arg8, %52 : tensor<4x3x3x3xf32>
    %54 = stablehlo.convolution(%arg9, %53) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x3x4x4xf32>, tensor<4x3x3x3xf32>) -> tensor<3x4x2x2xf32>
    %55 = stablehlo.reduce(%grad_operand init: %cst_6) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<3x4x2x2xf32>, tensor<f32>) -> tensor<4xf32>
    %56 = stablehlo.broadcast_in_dim %arg10, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %57 = stablehlo.multiply %55, %56 : tensor<4xf32>
    %58 = stablehlo.add %arg7, %57 : tensor<4xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [1] : (tensor<4xf32>) -> tensor<3x4x2x2xf32>
    %60 = stablehlo.add %54, %59 : tensor<3x4x2x2xf32>
    %61 = stablehlo.multiply %grad_scale, %56 : tensor<4xf32>
    %62 = stablehlo.add %arg6, %61 : tensor<4xf32>
    %63 = stablehlo.multiply %grad_offset, %56 : tensor<4xf32>
    %64 = stablehlo.add %arg5, %63 : tensor<4xf32>
    %output_7, %batch_mean_8, %batch_var_9 = "stablehlo.batch_norm_training"(%60, %62, %64) <{epsilon = 9.99999974E-6 : f32, feature_index = 1 : i64}> : (tensor<3x4x2x2xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<3x4x2x2xf32>, tensor<4xf32>, tensor<4xf32>)
    %65 = stablehlo.maximum %output_7, %cst_3 : tensor<3x4x2x2xf32>
    %66 = "stablehlo.reduce_window"(%65, %cst_5) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %133 = stablehlo.maximum %arg11, %arg12 : tensor<f32>
      stablehlo.return %133 : tensor<f32>
    }) : (tensor<3x4x2x2xf32>, tensor<f32>) -> tensor<3x4x1x1xf32>
    %67 = stablehlo.add %batch_var_9, %cst_1 : tensor<4xf32>
    %68 = stablehlo.rsqrt %67 : tensor<4xf32>
    %69 = stablehlo.divide %cst_2, %68 : tensor<4xf32>
    %70 = stablehlo.multiply %69, %69 : tensor<4xf32>
    %71 = stablehlo.subtract %70, %cst_1 : tensor<4xf32>
    %72 = stablehlo.compare  GT, %65, %cst_3 : (tensor<3x4x2x2xf32>, tensor<3x4x2x2xf32>) -> tensor<3x4x2x2xi1>
    %73 = stablehlo.reshape %66 : (tensor<3x4x1x1xf32>) -> tensor<3x4xf32>
    %74 = stablehlo.transpose %27, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[4,3]{0,1}"} : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %75 = stablehlo.dot_general %74, %44, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
    %76 = stablehlo.transpose %75, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[2,4]{0,1}"} : (tensor<4x2xf32>) -> tensor<2x4xf32>
    %77 = stablehlo.broadcast_in_dim %arg10, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %78 = stablehlo.multiply %76, %77 : tensor<2x4xf32>
    %79 = stablehlo.add %arg2, %78 : tensor<2x4xf32>
    %80 = stablehlo.transpose %79, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[4,2]{0,1}"} : (tensor<2x4xf32>) -> tensor<4x2xf32>
    %81 = stablehlo.dot_general %73, %80, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x2xf32>) -> tensor<3x2xf32>
    %82 = stablehlo.reduce(%44 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<3x2xf32>, tensor<f32>) -> tensor<2xf32>
    %83 = stablehlo.broadcast_in_dim %arg10, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %84 = stablehlo.multiply %82, %83 : tensor<2xf32>
    %85 = stablehlo.add %arg1, %84 : tensor<2xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [1] : (tensor<2xf32>) -> tensor<3x2xf32>
    %87 = stablehlo.add %81, %86 : tensor<3x2xf32>
    %88 = stablehlo.reduce(%87 init: %cst_5) applies stablehlo.maximum across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0] : (tensor<3xf32>) -> tensor<3x2xf32>
    %90 = stablehlo.subtract %87, %89 : tensor<3x2xf32>
    %91 = stablehlo.exponential %90 : tensor<3x2xf32>
    %92 = stablehlo.reduce(%91 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
    %93 = stablehlo.log %92 : tensor<3xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0] : (tensor<3xf32>) -> tensor<3x2xf32>
    %95 = stablehlo.subtract %90, %94 : tensor<3x2xf32>
    %96 = stablehlo.exponential %95 : tensor<3x2xf32>
    %97 = stablehlo.multiply %96, %42 : tensor<3x2xf32>
    %98 = stablehlo.subtract %26, %97 : tensor<3x2xf32>
    %99 = stablehlo.dot_general %98, %79, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x2xf32>, tensor<2x4xf32>) -> tensor<3x4xf32>
    %100 = stablehlo.reshape %99 : (tensor<3x4xf32>) -> tensor<3x4x1x1xf32>
    %101 = "stablehlo.select_and_scatter"(%65, %100, %cst_6) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %133 = stablehlo.compare  GE, %arg11, %arg12 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %133 : tensor<i1>
    }, {
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %133 = stablehlo.add %arg11, %arg12 : tensor<f32>
      stablehlo.return %133 : tensor<f32>
    }) : (tensor<3x4x2x2xf32>, tensor<3x4x1x1xf32>, tensor<f32>) -> tensor<3x4x2x2xf32>
    %102 = stablehlo.select %72, %101, %cst_3 : tensor<3x4x2x2xi1>, tensor<3x4x2x2xf32>
    %grad_operand_10, %grad_scale_11, %grad_offset_12 = "stablehlo.batch_norm_grad"(%60, %62, %batch_mean_8, %71, %102) <{epsilon = 9.99999974E-6 : f32, feature_index = 1 : i64}> : (tensor<3x4x2x2xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x4x2x2xf32>) -> (tensor<3x4x2x2xf32>, tensor<4xf32>, tensor<4xf32>)
    %103 = stablehlo.compare  NE, %15, %cst_0 : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
    %104 = stablehlo.multiply %16, %39 : tensor<3x2xf32>
    %105 = stablehlo.select %103, %cst, %104 : tensor<3x2xi1>, tensor<3x2xf32>
    %106 = stablehlo.multiply %105, %20 : tensor<3x2xf32>
    %107 = stablehlo.reduce(%106 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
    %108 = stablehlo.divide %107, %22 : tensor<f32>
    %109 = stablehlo.multiply %16, %95 : tensor<3x2xf32>
    %110 = stablehlo.select %103, %cst, %109 : tensor<3x2xi1>, tensor<3x2xf32>
    %111 = stablehlo.multiply %110, %20 : tensor<3x2xf32>
    %112 = stablehlo.reduce(%111 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
    %113 = stablehlo.divide %112, %22 : tensor<f32>
    %114 = stablehlo.convolution(%arg9, %grad_operand_10) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x3x4x4xf32>, tensor<3x4x2x2xf32>) -> tensor<3x3x3x4xf32>
    %115 = stablehlo.transpose %114, dims = [3, 2, 0, 1] {result_layout = dense<[0, 1, 3, 2]> : tensor<4xindex>, xla_shape = "f32[4,3,3,3]{0,1,3,2}"} : (tensor<3x3x3x4xf32>) -> tensor<4x3x3x3xf32>
    %116 = stablehlo.multiply %115, %51 : tensor<4x3x3x3xf32>
    %117 = stablehlo.add %53, %116 : tensor<4x3x3x3xf32>
    %118 = stablehlo.reduce(%grad_operand_10 init: %cst_6) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<3x4x2x2xf32>, tensor<f32>) -> tensor<4xf32>
    %119 = stablehlo.multiply %118, %56 : tensor<4xf32>
    %120 = stablehlo.add %58, %119 : tensor<4xf32>
    %121 = stablehlo.multiply %grad_scale_11, %56 : tensor<4xf32>
    %122 = stablehlo.add %62, %121 : tensor<4xf32>
    %123 = stablehlo.multiply %grad_offset_12, %56 : tensor<4xf32>
    %124 = stablehlo.add %64, %123 : tensor<4xf32>
    %125 = stablehlo.transpose %73, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[4,3]{0,1}"} : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %126 = stablehlo.dot_general %125, %98, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
    %127 = stablehlo.transpose %126, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[2,4]{0,1}"} : (tensor<4x2xf32>) -> tensor<2x4xf32>
    %128 = stablehlo.multiply %127, %77 : tensor<2x4xf32>
    %129 = stablehlo.add %79, %128 : tensor<2x4xf32>
    %130 = stablehlo.reduce(%98 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<3x2xf32>, tensor<f32>) -> tensor<2xf32>
    %131 = stablehlo.multiply %130, %83 : tensor<2xf32>
    %132 = stablehlo.add %85, %131 : tensor<2xf32>
    return %108, %113, %117, %120, %122, %124, %129, %132 : tensor<f32>, tensor<f32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x4xf32>, tensor<2xf32>
  }
}
// -----
// embedding_gradients
module @IrToHlo.70 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x0500000000000000050000000000000004000000000000000000000000000000020000000000000004000000000000000400000000000000020000000000000004000000000000000500000000000000"> : tensor<2x5xi64>
    %in1 = stablehlo.constant dense<"0x56F451BF2B90CA3E3B93F63F4CF7A8BE2E354B3EEA35483F7B01853F897939BF135259BF58C49BBFCC69E8BF8EC3B0BE41EF03C0DD912C3F6563A9BFE90CAEBF28E05DBFBE6210BF"> : tensor<6x3xf32>
    %in2 = stablehlo.constant dense<"0x00000040"> : tensor<f32>
    %in3 = stablehlo.constant dense<6> : tensor<i64>
    %expected0 = stablehlo.constant dense<"0x2F112F42"> : tensor<f32>
    %expected1 = stablehlo.constant dense<"0x56F4D1BF2B904A3F3B9376400000000000000000000000007B018540897939C0135259C000000000000000000000000041EF83C1DD91AC40656329C1AF8902C11E68A6C01D9458C0"> : tensor<6x3xf32>
    %got:2 = call @model(%in0, %in1, %in2, %in3) : (tensor<2x5xi64>, tensor<6x3xf32>, tensor<f32>, tensor<i64>) -> (tensor<f32>, tensor<6x3xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<6x3xf32>, tensor<6x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x5xi64>, %arg1: tensor<6x3xf32>, %arg2: tensor<f32>, %arg3: tensor<i64>) -> (tensor<f32>, tensor<6x3xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<10x3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<2x5x3xf32>
    %c = stablehlo.constant dense<-1> : tensor<10xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<10xi64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<6x3xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<2x5x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reshape %arg0 : (tensor<2x5xi64>) -> tensor<10xi64>
    %1 = stablehlo.convert %0 : (tensor<10xi64>) -> tensor<10xui32>
    %2 = "stablehlo.gather"(%arg1, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<6x3xf32>, tensor<10xui32>) -> tensor<10x3xf32>
    %3 = stablehlo.reshape %2 : (tensor<10x3xf32>) -> tensor<2x5x3xf32>
    %4 = stablehlo.power %3, %cst_3 : tensor<2x5x3xf32>
    %5 = stablehlo.reduce(%4 init: %cst_4) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x5x3xf32>, tensor<f32>) -> tensor<f32>
    %6 = stablehlo.compare  LT, %0, %c_1 : (tensor<10xi64>, tensor<10xi64>) -> tensor<10xi1>
    %7 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<i64>) -> tensor<10xi64>
    %8 = stablehlo.add %0, %7 : tensor<10xi64>
    %9 = stablehlo.select %6, %8, %0 : tensor<10xi1>, tensor<10xi64>
    %10 = stablehlo.reshape %9 : (tensor<10xi64>) -> tensor<10x1xi64>
    %11 = stablehlo.compare  NE, %0, %c : (tensor<10xi64>, tensor<10xi64>) -> tensor<10xi1>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<10xi1>) -> tensor<10x3xi1>
    %13 = stablehlo.power %3, %cst_0 : tensor<2x5x3xf32>
    %14 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x5x3xf32>
    %15 = stablehlo.multiply %13, %14 : tensor<2x5x3xf32>
    %16 = stablehlo.reshape %15 : (tensor<2x5x3xf32>) -> tensor<10x3xf32>
    %17 = stablehlo.select %12, %16, %cst : tensor<10x3xi1>, tensor<10x3xf32>
    %18 = "stablehlo.scatter"(%cst_2, %10, %17) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %19 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %19 : tensor<f32>
    }) : (tensor<6x3xf32>, tensor<10x1xi64>, tensor<10x3xf32>) -> tensor<6x3xf32>
    return %5, %18 : tensor<f32>, tensor<6x3xf32>
  }
}
// -----
// bilinear_sizes
module @IrToHlo.91 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xFC43543DB32EA8BE3AD20FC0B952E5BEE4D0D83EFA60C6BE34266BBE8F6ED0BEF7A8BD3F65F3D9BF50DCAB3FDBD832BE74A9B7BE91AC493F11359FBF0D4F8ABFC12EC03F643809BDC93A913FCE1A133E9E01D73E3F1CB5BEA1D9E9BFBBC2283F"> : tensor<1x2x4x3xf32>
    %expected0 = stablehlo.constant dense<"0xFC43543DDC4324BB3B7729BEB32EA8BE274D93BFA28EFCBF3AD20FC0F69098BE359868BE66B16FBC0AA24A3E848C95BE073548BF9C0472BFEA72ADBE541294BE29E10FBE5025063C25E7743EFAB5F03EB8100C3FEBEB2BBF510D0FBF0FC661BE4C52F13DBA91FA3E70675C3F4B1C7C3F65F3D9BF7043A2BF258E193D50DCAB3FFA3F313F40752C3DDBD832BE74A9B7BE4F9B47BEBEC5973E91AC493FC6C4A9BDC21D74BF11359FBF7E2E5DBF29810EBFAC0DBB3E6AC7A43F92CE103FC4C61FBE350ECBBE8077DD3C010E103E9B95F63E1B92523F55860D3F20F5903E92DA453EAB27303F8F9F063FD073203D2922E5BE794938BDCA0FB73EC5C2FB3E3F1CB5BEDC6E10BF880899BFA1D9E9BF68EE42BFEBAC9B3EBBC2283F"> : tensor<1x2x5x7xf32>
    %got = call @model(%in0) : (tensor<1x2x4x3xf32>) -> tensor<1x2x5x7xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<1x2x5x7xf32>, tensor<1x2x5x7xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<1x2x4x3xf32>) -> tensor<1x2x5x7xf32> {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<7x3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<7xf32>
    %cst_1 = stablehlo.constant dense<0.428571433> : tensor<7xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<7xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<7x3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<7x3xf32>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<5x3xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<5xf32>
    %cst_8 = stablehlo.constant dense<8.000000e-01> : tensor<5xf32>
    %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<5xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<5x3xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<5x3xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<5xf32>
    %0 = stablehlo.iota dim = 0 : tensor<5xf32>
    %1 = stablehlo.add %0, %cst_9 : tensor<5xf32>
    %2 = stablehlo.multiply %1, %cst_8 : tensor<5xf32>
    %3 = stablehlo.subtract %2, %cst_7 : tensor<5xf32>
    %4 = stablehlo.subtract %3, %cst_9 : tensor<5xf32>
    %5 = stablehlo.ceil %4 : tensor<5xf32>
    %6 = stablehlo.clamp %cst_13, %5, %cst_7 : tensor<5xf32>
    %7 = stablehlo.subtract %6, %2 : tensor<5xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<5xf32>) -> tensor<5x3xf32>
    %9 = stablehlo.iota dim = 0 : tensor<3xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<3xf32>) -> tensor<5x3xf32>
    %11 = stablehlo.add %8, %10 : tensor<5x3xf32>
    %12 = stablehlo.add %11, %cst_6 : tensor<5x3xf32>
    %13 = stablehlo.abs %12 : tensor<5x3xf32>
    %14 = stablehlo.subtract %cst_12, %13 : tensor<5x3xf32>
    %15 = stablehlo.maximum %14, %cst_11 : tensor<5x3xf32>
    %16 = stablehlo.reduce(%15 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<5xf32>) -> tensor<5x3xf32>
    %18 = stablehlo.divide %15, %17 : tensor<5x3xf32>
    %19 = stablehlo.iota dim = 0 : tensor<7xf32>
    %20 = stablehlo.add %19, %cst_2 : tensor<7xf32>
    %21 = stablehlo.multiply %20, %cst_1 : tensor<7xf32>
    %22 = stablehlo.subtract %21, %cst_0 : tensor<7xf32>
    %23 = stablehlo.subtract %22, %cst_2 : tensor<7xf32>
    %24 = stablehlo.ceil %23 : tensor<7xf32>
    %25 = stablehlo.clamp %cst_3, %24, %cst_3 : tensor<7xf32>
    %26 = stablehlo.subtract %25, %21 : tensor<7xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<7xf32>) -> tensor<7x3xf32>
    %28 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<3xf32>) -> tensor<7x3xf32>
    %29 = stablehlo.add %27, %28 : tensor<7x3xf32>
    %30 = stablehlo.add %29, %cst : tensor<7x3xf32>
    %31 = stablehlo.abs %30 : tensor<7x3xf32>
    %32 = stablehlo.subtract %cst_4, %31 : tensor<7x3xf32>
    %33 = stablehlo.maximum %32, %cst_5 : tensor<7x3xf32>
    %34 = stablehlo.reduce(%33 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<7xf32>) -> tensor<7x3xf32>
    %36 = stablehlo.divide %33, %35 : tensor<7x3xf32>
    %37 = stablehlo.dot_general %18, %36, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<7x3xf32>) -> tensor<5x3x7x3xf32>
    %38 = stablehlo.transpose %arg0, dims = [0, 3, 2, 1] {result_layout = dense<[1, 2, 3, 0]> : tensor<4xindex>, xla_shape = "f32[1,3,4,2]{1,2,3,0}"} : (tensor<1x2x4x3xf32>) -> tensor<1x3x4x2xf32>
    %39 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<7xf32>) -> tensor<7x5x1xf32>
    %40 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<5xf32>) -> tensor<7x5x1xf32>
    %41 = stablehlo.concatenate %39, %40, dim = 2 : (tensor<7x5x1xf32>, tensor<7x5x1xf32>) -> tensor<7x5x2xf32>
    %42 = stablehlo.convert %41 : (tensor<7x5x2xf32>) -> tensor<7x5x2xi32>
    %43 = "stablehlo.gather"(%38, %42) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], start_index_map = [1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 3, 2>}> : (tensor<1x3x4x2xf32>, tensor<7x5x2xi32>) -> tensor<1x3x3x2x7x5xf32>
    %44 = stablehlo.dot_general %37, %43, batching_dims = [2, 0] x [4, 5], contracting_dims = [3, 1] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<5x3x7x3xf32>, tensor<1x3x3x2x7x5xf32>) -> tensor<7x5x1x2xf32>
    %45 = stablehlo.reshape %44 : (tensor<7x5x1x2xf32>) -> tensor<1x7x5x2xf32>
    %46 = stablehlo.transpose %45, dims = [0, 3, 2, 1] {result_layout = dense<[1, 0, 2, 3]> : tensor<4xindex>, xla_shape = "f32[1,2,5,7]{1,0,2,3}"} : (tensor<1x7x5x2xf32>) -> tensor<1x2x5x7xf32>
    return %46 : tensor<1x2x5x7xf32>
  }
}
// -----
// chosen
module @IrToHlo.28 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x03000000000000000100000000000000020000000000000002000000000000000300000000000000020000000000000004000000000000000100000000000000030000000000000004000000000000000100000000000000000000000000000002000000000000000400000000000000050000000000000005000000000000000300000000000000030000000000000001000000000000000000000000000000"> : tensor<4x5xi64>
    %in1 = stablehlo.constant dense<"0x0638E7BE1589B93EE637A53F46FEC53FD5DC58BF8661D1BE6B11683D6805743F181309BECAD96FBD38C3003EAA750DBFFA88983D9BDE18BE84600DBF0753BFBDA0A383BF2013CF3E4C20094072EF03BF8F968A3F8DFB9F3F366D7B3FB758683E"> : tensor<4x6xf32>
    %expected0 = stablehlo.constant dense<"0x46FEC53F1589B93EE637A53FE637A53F46FEC53F181309BE38C3003E6805743FCAD96FBD38C3003E9BDE18BEFA88983D84600DBFA0A383BF2013CF3EB758683E8DFB9F3F8DFB9F3F72EF03BF4C200940"> : tensor<4x5xf32>
    %expected1 = stablehlo.constant dense<"0x46FEC53FE637A53F6805743F38C3003E2013CF3EFA88983D4C2009408DFB9F3F"> : tensor<4x2xf32>
    %expected2 = stablehlo.constant dense<"0x03000000000000000200000000000000010000000000000004000000000000000500000000000000000000000000000000000000000000000300000000000000"> : tensor<4x2xi64>
    %got:3 = call @model(%in0, %in1) : (tensor<4x5xi64>, tensor<4x6xf32>) -> (tensor<4x5xf32>, tensor<4x2xf32>, tensor<4x2xi64>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<4x5xf32>, tensor<4x5xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<4x2xf32>, tensor<4x2xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#2, %expected2) {has_side_effect = true} : (tensor<4x2xi64>, tensor<4x2xi64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x5xi64>, %arg1: tensor<4x6xf32>) -> (tensor<4x5xf32>, tensor<4x2xf32>, tensor<4x2xi64>) {
    %0 = stablehlo.iota dim = 0 : tensor<4xui32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<4xui32>) -> tensor<4x5x1xui32>
    %2 = stablehlo.convert %arg0 : (tensor<4x5xi64>) -> tensor<4x5xui32>
    %3 = stablehlo.reshape %2 : (tensor<4x5xui32>) -> tensor<4x5x1xui32>
    %4 = stablehlo.concatenate %1, %3, dim = 2 : (tensor<4x5x1xui32>, tensor<4x5x1xui32>) -> tensor<4x5x2xui32>
    %5 = "stablehlo.gather"(%arg1, %4) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x6xf32>, tensor<4x5x2xui32>) -> tensor<4x5xf32>
    %6 = stablehlo.iota dim = 0 : tensor<6xi32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<6xi32>) -> tensor<4x6xi32>
    %8:2 = "stablehlo.sort"(%arg1, %7) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<i32>, %arg5: tensor<i32>):
      %12 = stablehlo.compare  GT, %arg2, %arg3,  TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    }) : (tensor<4x6xf32>, tensor<4x6xi32>) -> (tensor<4x6xf32>, tensor<4x6xi32>)
    %9 = stablehlo.slice %8#0 [0:4, 0:2] : (tensor<4x6xf32>) -> tensor<4x2xf32>
    %10 = stablehlo.slice %8#1 [0:4, 0:2] : (tensor<4x6xi32>) -> tensor<4x2xi32>
    %11 = stablehlo.convert %10 : (tensor<4x2xi32>) -> tensor<4x2xi64>
    return %5, %9, %11 : tensor<4x5xf32>, tensor<4x2xf32>, tensor<4x2xi64>
  }
}
// -----
// scattered
module @IrToHlo.13 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x317A703EA97BB53DFE03B2BE7C5C593F9BC7D5BE7C908D3FFA75813E033EDCBD1365F63C7097E23FFDAE73BFC971C93E306D763F806E8DBF867B4ABF87475DBECA7E5B3F95AE923FA3A9E7BD8C64B43F"> : tensor<4x5xf32>
    %in1 = stablehlo.constant dense<"0x00000000000000000400000000000000040000000000000005000000000000000100000000000000020000000000000002000000000000000000000000000000030000000000000000000000000000000300000000000000000000000000000002000000000000000200000000000000000000000000000003000000000000000300000000000000020000000000000002000000000000000500000000000000"> : tensor<4x5xi64>
    %in2 = stablehlo.constant dense<"0xCB6176BD1CEB8E3D5CEDD4BFB8DA43BFF6F74A3FC088933EC5DF96BF36F708C0B045063F8346553E60373340C229953F4FDF2E3F0ADBD93D7C5DB33EE102F83DFA0BCA3EF13442BF9CF7AEBF43822CBEFCC6503FBBF552BFC1AD643F5715C6BE"> : tensor<4x6xf32>
    %expected0 = stablehlo.constant dense<"0xBEE1323ED40CB2BE5CEDD4BFB8DA43BF6CA5083F6E90913F2CCFF73E36F708C0D210F13F2513743E60373340C229953F5C39923E0ADBD93DB8FB543EA1AE54BFFA0BCA3EF13442BF9CF7AEBF43822CBE7997EC3F48233BBEC1AD643F36DF823F"> : tensor<4x6xf32>
    %got = call @model(%in0, %in1, %in2) : (tensor<4x5xf32>, tensor<4x5xi64>, tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x5xf32>, %arg1: tensor<4x5xi64>, %arg2: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<4xi64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<4xi64>) -> tensor<4x5x1xi64>
    %2 = stablehlo.reshape %arg1 : (tensor<4x5xi64>) -> tensor<4x5x1xi64>
    %3 = stablehlo.concatenate %1, %2, dim = 2 : (tensor<4x5x1xi64>, tensor<4x5x1xi64>) -> tensor<4x5x2xi64>
    %4 = "stablehlo.scatter"(%arg2, %3, %arg0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %5 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %5 : tensor<f32>
    }) : (tensor<4x6xf32>, tensor<4x5x2xi64>, tensor<4x5xf32>) -> tensor<4x6xf32>
    return %4 : tensor<4x6xf32>
  }
}
// -----
// gru_gradients
module @IrToHlo.600 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x1AECF1BFBBFB463EA60ECD3F42C284BFFA03D0BF3603B83FF85AE43DE98BDA3F2172D83FE11C3E3FBCC19D3E054F03406D33B4BF2311A4BD37F8043FB0DF953F723547BE41D68FBF2474833E3C8F13BF7012B3BE6B45ABBFDBB8E0BEB4C315BF"> : tensor<2x3x4xf32>
    %in1 = stablehlo.constant dense<"0x84D9A13E8E0AA2BE1AC50ABE846E0B3F9EC4D93DF2A0263DFA4D473E0B2B10BE87E9FC3E"> : tensor<9xf32>
    %in2 = stablehlo.constant dense<"0x6AB3E7BE3B7148BECF2EB93C8AACA8BEA11981BEB792463EC920AA3E968A043C68F865BE"> : tensor<9xf32>
    %in3 = stablehlo.constant dense<"0x908D03BEC6AEA4BEC2BE14BE592AB4BE0B338E3E5B1992BE62C39DBE010EFF3EF33F073F8CFE873DF8BFCCBDB2A198BDDE088C3E9C030ABF8694F1BE5B21EC3E6EEA113FA2870CBD5D92E9BE9A3A813C3B8589BEB67B91BAE8AF903E29DB823EDBA78ABDC72D823D89E3203E"> : tensor<9x3xf32>
    %in4 = stablehlo.constant dense<"0xE82B253DCF11B2BE08413C3E5882393E3FFE9DBE7F37B1BD362CADBEEA66193E82401FBE15ACCF3E42D8D13EE8E7703D5E0B7CBE3DA0ADBE2BDA81BDD66126BE564A823E206AFCBEE9E80A3F14E1E7BE1B5CE23EDB54CDBD1A0E983EEB63663ED9FBC53CC379DC3DD07BE03EA30B183EE2D49C3EA5AAE4BE926FD23E9F794B3EDAC0153E4A58A33DAF18903EF7BE073F"> : tensor<9x4xf32>
    %in5 = stablehlo.constant dense<"0x00000040"> : tensor<f32>
    %expected0 = stablehlo.constant dense<"0x4DAADA3F"> : tensor<f32>
    %expected1 = stablehlo.constant dense<"0x987081BD6979313B4DB2353C740B6FBBE7EA43BD2C211D3DFDC0E03BADC5BB3CBC03CCBD6F7EBF3D61B2453D192DA93D01F00A3F56DC86BE0CE4A4BEA5AFC2BEE1742E3DC39510BE2AF9ABBD41BB84BEE15CC13E04F29ABE8C5AEEBC406E28BF4A2CD3BE8E5CEA3EBB07FC3E4009B93F44F9803F16AB67BFBAFD49BE578CB5BE55D876BF62C7643F54A9EC3E2475453F"> : tensor<9x4xf32>
    %expected2 = stablehlo.constant dense<"0xC01042BB6B89E23BDE9BADBB849B2E3B48ECE439CDF3AFBBCE4D363BA83DF8BB58FBEDBB29CC48BDD0D6423DA03B063A8A058CBDC2C26B3DF2DBC8BC437C10BE2BE4873D20E144BA432A453EC07A1DBE385AB53DDF5BDFBC1672323CF516543D403D283D920F14BDD3D51EBD"> : tensor<9x3xf32>
    %expected3 = stablehlo.constant dense<"0x58967A3C47FF6E3CE8F6323D1789DABEBC3B65BE674004BFE9B9B73F342417BE4D51DB3E"> : tensor<9xf32>
    %expected4 = stablehlo.constant dense<"0x59967A3C48FF6E3CE8F6323D1889DABEBC3B65BE674004BF76F8373F5EB6EBBD1960B93E"> : tensor<9xf32>
    %got:5 = call @model(%in0, %in1, %in2, %in3, %in4, %in5) : (tensor<2x3x4xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9x3xf32>, tensor<9x4xf32>, tensor<f32>) -> (tensor<f32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<9x4xf32>, tensor<9x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<9x3xf32>, tensor<9x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x3x4xf32>, %arg1: tensor<9xf32>, %arg2: tensor<9xf32>, %arg3: tensor<9x3xf32>, %arg4: tensor<9x4xf32>, %arg5: tensor<f32>) -> (tensor<f32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>) {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<2x3x3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<2x3x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<9xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<9x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<9x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<3x3x9xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<3x2x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %0 = stablehlo.transpose %arg0, dims = [1, 0, 2] {result_layout = dense<[2, 0, 1]> : tensor<3xindex>, xla_shape = "f32[3,2,4]{2,0,1}"} : (tensor<2x3x4xf32>) -> tensor<3x2x4xf32>
    %1 = call @scan.237(%c, %cst_7, %arg4, %arg3, %arg2, %arg1, %0, %cst_5, %cst_5, %cst_4, %cst_5, %cst_5, %cst_5, %cst_5, %cst_5) {xla_shape = "(s64[], f32[2,3]{1,0}, f32[9,4]{1,0}, f32[9,3]{1,0}, f32[9]{0}, /*index=5*/f32[9]{0}, f32[3,2,4]{2,1,0}, f32[3,2,3]{2,1,0}, f32[3,2,3]{2,1,0}, f32[3,3,9]{2,1,0}, /*index=10*/f32[3,2,3]{2,1,0}, f32[3,2,3]{2,1,0}, f32[3,2,3]{2,1,0}, f32[3,2,3]{2,1,0}, f32[3,2,3]{2,1,0})"} : (tensor<i64>, tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<3x2x4xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x3x9xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>) -> tuple<tensor<i64>, tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<3x2x4xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x3x9xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>>
    %2 = stablehlo.get_tuple_element %1[7] : (tuple<tensor<i64>, tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<3x2x4xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x3x9xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>>) -> tensor<3x2x3xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0, 2] {result_layout = dense<[2, 0, 1]> : tensor<3xindex>, xla_shape = "f32[2,3,3]{2,0,1}"} : (tensor<3x2x3xf32>) -> tensor<2x3x3xf32>
    %4 = stablehlo.power %3, %cst_0 : tensor<2x3x3xf32>
    %5 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<2x3x3xf32>
    %6 = stablehlo.multiply %4, %5 : tensor<2x3x3xf32>
    %7 = stablehlo.transpose %6, dims = [1, 0, 2] {result_layout = dense<[2, 0, 1]> : tensor<3xindex>, xla_shape = "f32[3,2,3]{2,0,1}"} : (tensor<2x3x3xf32>) -> tensor<3x2x3xf32>
    %8 = stablehlo.get_tuple_element %1[8] : (tuple<tensor<i64>, tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<3x2x4xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x3x9xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>>) -> tensor<3x2x3xf32>
    %9 = stablehlo.get_tuple_element %1[9] : (tuple<tensor<i64>, tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<3x2x4xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x3x9xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>>) -> tensor<3x3x9xf32>
    %10 = stablehlo.get_tuple_element %1[10] : (tuple<tensor<i64>, tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<3x2x4xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x3x9xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>>) -> tensor<3x2x3xf32>
    %11 = stablehlo.get_tuple_element %1[11] : (tuple<tensor<i64>, tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<3x2x4xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x3x9xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>>) -> tensor<3x2x3xf32>
    %12 = stablehlo.get_tuple_element %1[12] : (tuple<tensor<i64>, tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<3x2x4xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x3x9xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>>) -> tensor<3x2x3xf32>
    %13 = stablehlo.get_tuple_element %1[13] : (tuple<tensor<i64>, tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<3x2x4xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x3x9xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>>) -> tensor<3x2x3xf32>
    %14 = stablehlo.get_tuple_element %1[14] : (tuple<tensor<i64>, tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<3x2x4xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x3x9xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>>) -> tensor<3x2x3xf32>
    %15 = call @scan.565(%c, %cst_7, %cst_3, %cst_2, %cst_1, %cst_1, %7, %8, %0, %9, %10, %11, %12, %13, %14) {xla_shape = "(s64[], f32[2,3]{1,0}, f32[9,4]{1,0}, f32[9,3]{1,0}, f32[9]{0}, /*index=5*/f32[9]{0}, f32[3,2,3]{2,1,0}, f32[3,2,3]{2,1,0}, f32[3,2,4]{2,1,0}, f32[3,3,9]{2,1,0}, /*index=10*/f32[3,2,3]{2,1,0}, f32[3,2,3]{2,1,0}, f32[3,2,3]{2,1,0}, f32[3,2,3]{2,1,0}, f32[3,2,3]{2,1,0})"} : (tensor<i64>, tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x4xf32>, tensor<3x3x9xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>) -> tuple<tensor<i64>, tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x4xf32>, tensor<3x3x9xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>>
    %16 = stablehlo.power %3, %cst : tensor<2x3x3xf32>
    %17 = stablehlo.reduce(%16 init: %cst_6) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<f32>
    %18 = stablehlo.get_tuple_element %15[2] : (tuple<tensor<i64>, tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x4xf32>, tensor<3x3x9xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>>) -> tensor<9x4xf32>
    %19 = stablehlo.get_tuple_element %15[3] : (tuple<tensor<i64>, tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x4xf32>, tensor<3x3x9xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>>) -> tensor<9x3xf32>
    %20 = stablehlo.get_tuple_element %15[4] : (tuple<tensor<i64>, tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x4xf32>, tensor<3x3x9xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>>) -> tensor<9xf32>
    %21 = stablehlo.get_tuple_element %15[5] : (tuple<tensor<i64>, tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x4xf32>, tensor<3x3x9xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>>) -> tensor<9xf32>
    return %17, %18, %19, %20, %21 : tensor<f32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>
  }
  func.func private @scan.237(%arg0: tensor<i64>, %arg1: tensor<2x3xf32>, %arg2: tensor<9x4xf32>, %arg3: tensor<9x3xf32>, %arg4: tensor<9xf32>, %arg5: tensor<9xf32>, %arg6: tensor<3x2x4xf32>, %arg7: tensor<3x2x3xf32>, %arg8: tensor<3x2x3xf32>, %arg9: tensor<3x3x9xf32>, %arg10: tensor<3x2x3xf32>, %arg11: tensor<3x2x3xf32>, %arg12: tensor<3x2x3xf32>, %arg13: tensor<3x2x3xf32>, %arg14: tensor<3x2x3xf32>) -> tuple<tensor<i64>, tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<3x2x4xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x3x9xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %c_1 = stablehlo.constant dense<3> : tensor<i64>
    %0:14 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %arg2, %iterArg_4 = %arg3, %iterArg_5 = %arg4, %iterArg_6 = %arg5, %iterArg_7 = %arg7, %iterArg_8 = %arg8, %iterArg_9 = %arg9, %iterArg_10 = %arg10, %iterArg_11 = %arg11, %iterArg_12 = %arg12, %iterArg_13 = %arg13, %iterArg_14 = %arg14) : tensor<i64>, tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x3x9xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>
    cond {
      %2 = stablehlo.compare  LT, %iterArg, %c_1 : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = stablehlo.add %iterArg, %c_0 : tensor<i64>
      %3 = stablehlo.dynamic_slice %arg6, %iterArg, %c, %c, sizes = [1, 2, 4] : (tensor<3x2x4xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x2x4xf32>
      %4 = stablehlo.reshape %3 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
      %5 = func.call @FnComputation.56(%iterArg_2, %iterArg_6, %iterArg_4, %iterArg_5, %iterArg_3, %4) {result_layout = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>], xla_shape = "(f32[2,3]{1,0}, f32[9,4]{1,0}, f32[9,3]{1,0}, f32[9]{0}, f32[9]{0}, /*index=5*/f32[2,3]{1,0}, f32[2,3]{1,0}, f32[3,9]{0,1}, f32[2,3]{1,0}, f32[2,3]{1,0}, /*index=10*/f32[2,3]{1,0}, f32[2,3]{1,0}, f32[2,3]{1,0})"} : (tensor<2x3xf32>, tensor<9xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9x4xf32>, tensor<2x4xf32>) -> tuple<tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>>
      %6 = stablehlo.get_tuple_element %5[0] : (tuple<tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>>) -> tensor<2x3xf32>
      %7 = stablehlo.get_tuple_element %5[1] : (tuple<tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>>) -> tensor<9x4xf32>
      %8 = stablehlo.get_tuple_element %5[2] : (tuple<tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>>) -> tensor<9x3xf32>
      %9 = stablehlo.get_tuple_element %5[3] : (tuple<tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>>) -> tensor<9xf32>
      %10 = stablehlo.get_tuple_element %5[4] : (tuple<tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>>) -> tensor<9xf32>
      %11 = stablehlo.get_tuple_element %5[5] : (tuple<tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>>) -> tensor<2x3xf32>
      %12 = stablehlo.reshape %11 : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
      %13 = stablehlo.dynamic_update_slice %iterArg_7, %12, %iterArg, %c, %c : (tensor<3x2x3xf32>, tensor<1x2x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<3x2x3xf32>
      %14 = stablehlo.get_tuple_element %5[6] : (tuple<tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>>) -> tensor<2x3xf32>
      %15 = stablehlo.reshape %14 : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
      %16 = stablehlo.dynamic_update_slice %iterArg_8, %15, %iterArg, %c, %c : (tensor<3x2x3xf32>, tensor<1x2x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<3x2x3xf32>
      %17 = stablehlo.get_tuple_element %5[7] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[3,9]{0,1}"} : (tuple<tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>>) -> tensor<3x9xf32>
      %18 = stablehlo.reshape %17 : (tensor<3x9xf32>) -> tensor<1x3x9xf32>
      %19 = stablehlo.dynamic_update_slice %iterArg_9, %18, %iterArg, %c, %c : (tensor<3x3x9xf32>, tensor<1x3x9xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<3x3x9xf32>
      %20 = stablehlo.get_tuple_element %5[8] : (tuple<tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>>) -> tensor<2x3xf32>
      %21 = stablehlo.reshape %20 : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
      %22 = stablehlo.dynamic_update_slice %iterArg_10, %21, %iterArg, %c, %c : (tensor<3x2x3xf32>, tensor<1x2x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<3x2x3xf32>
      %23 = stablehlo.get_tuple_element %5[9] : (tuple<tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>>) -> tensor<2x3xf32>
      %24 = stablehlo.reshape %23 : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
      %25 = stablehlo.dynamic_update_slice %iterArg_11, %24, %iterArg, %c, %c : (tensor<3x2x3xf32>, tensor<1x2x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<3x2x3xf32>
      %26 = stablehlo.get_tuple_element %5[10] : (tuple<tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>>) -> tensor<2x3xf32>
      %27 = stablehlo.reshape %26 : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
      %28 = stablehlo.dynamic_update_slice %iterArg_12, %27, %iterArg, %c, %c : (tensor<3x2x3xf32>, tensor<1x2x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<3x2x3xf32>
      %29 = stablehlo.get_tuple_element %5[11] : (tuple<tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>>) -> tensor<2x3xf32>
      %30 = stablehlo.reshape %29 : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
      %31 = stablehlo.dynamic_update_slice %iterArg_13, %30, %iterArg, %c, %c : (tensor<3x2x3xf32>, tensor<1x2x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<3x2x3xf32>
      %32 = stablehlo.get_tuple_element %5[12] : (tuple<tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>>) -> tensor<2x3xf32>
      %33 = stablehlo.reshape %32 : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
      %34 = stablehlo.dynamic_update_slice %iterArg_14, %33, %iterArg, %c, %c : (tensor<3x2x3xf32>, tensor<1x2x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<3x2x3xf32>
      stablehlo.return %2, %6, %7, %8, %9, %10, %13, %16, %19, %22, %25, %28, %31, %34 : tensor<i64>, tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x3x9xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>
    }
    %1 = stablehlo.tuple %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %arg6, %0#6, %0#7, %0#8, %0#9, %0#10, %0#11, %0#12, %0#13 {xla_shape = "(s64[], f32[2,3]{1,0}, f32[9,4]{1,0}, f32[9,3]{1,0}, f32[9]{0}, /*index=5*/f32[9]{0}, f32[3,2,4]{2,1,0}, f32[3,2,3]{2,1,0}, f32[3,2,3]{2,1,0}, f32[3,3,9]{2,1,0}, /*index=10*/f32[3,2,3]{2,1,0}, f32[3,2,3]{2,1,0}, f32[3,2,3]{2,1,0}, f32[3,2,3]{2,1,0}, f32[3,2,3]{2,1,0})"} : tuple<tensor<i64>, tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<3x2x4xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x3x9xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>>
    return %1 : tuple<tensor<i64>, tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<3x2x4xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x3x9xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>>
  }
  func.func private @FnComputation.56(%arg0: tensor<2x3xf32>, %arg1: tensor<9xf32>, %arg2: tensor<9x3xf32>, %arg3: tensor<9xf32>, %arg4: tensor<9x4xf32>, %arg5: tensor<2x4xf32>) -> tuple<tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<2x3xf32>
    %0 = stablehlo.transpose %arg4, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[4,9]{0,1}"} : (tensor<9x4xf32>) -> tensor<4x9xf32>
    %1 = stablehlo.dot_general %arg5, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<4x9xf32>) -> tensor<2x9xf32>
    %2 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<9xf32>) -> tensor<2x9xf32>
    %3 = stablehlo.add %1, %2 : tensor<2x9xf32>
    %4 = stablehlo.slice %3 [0:2, 3:6] : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %5 = stablehlo.transpose %arg2, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[3,9]{0,1}"} : (tensor<9x3xf32>) -> tensor<3x9xf32>
    %6 = stablehlo.dot_general %arg0, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<3x9xf32>) -> tensor<2x9xf32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<9xf32>) -> tensor<2x9xf32>
    %8 = stablehlo.add %6, %7 : tensor<2x9xf32>
    %9 = stablehlo.slice %8 [0:2, 3:6] : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %10 = stablehlo.add %4, %9 : tensor<2x3xf32>
    %11 = stablehlo.logistic %10 : tensor<2x3xf32>
    %12 = stablehlo.subtract %cst, %11 : tensor<2x3xf32>
    %13 = stablehlo.slice %3 [0:2, 6:9] : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %14 = stablehlo.slice %3 [0:2, 0:3] : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %15 = stablehlo.slice %8 [0:2, 0:3] : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %16 = stablehlo.add %14, %15 : tensor<2x3xf32>
    %17 = stablehlo.logistic %16 : tensor<2x3xf32>
    %18 = stablehlo.slice %8 [0:2, 6:9] : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %19 = stablehlo.multiply %17, %18 : tensor<2x3xf32>
    %20 = stablehlo.add %13, %19 : tensor<2x3xf32>
    %21 = stablehlo.tanh %20 : tensor<2x3xf32>
    %22 = stablehlo.multiply %12, %21 : tensor<2x3xf32>
    %23 = stablehlo.multiply %11, %arg0 : tensor<2x3xf32>
    %24 = stablehlo.add %22, %23 : tensor<2x3xf32>
    %25 = stablehlo.tuple %24, %arg4, %arg2, %arg3, %arg1, %24, %arg0, %5, %18, %17, %11, %21, %12 {result_layout = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>], xla_shape = "(f32[2,3]{1,0}, f32[9,4]{1,0}, f32[9,3]{1,0}, f32[9]{0}, f32[9]{0}, /*index=5*/f32[2,3]{1,0}, f32[2,3]{1,0}, f32[3,9]{0,1}, f32[2,3]{1,0}, f32[2,3]{1,0}, /*index=10*/f32[2,3]{1,0}, f32[2,3]{1,0}, f32[2,3]{1,0})"} : tuple<tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>>
    return %25 : tuple<tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>>
  }
  func.func private @scan.565(%arg0: tensor<i64>, %arg1: tensor<2x3xf32>, %arg2: tensor<9x4xf32>, %arg3: tensor<9x3xf32>, %arg4: tensor<9xf32>, %arg5: tensor<9xf32>, %arg6: tensor<3x2x3xf32>, %arg7: tensor<3x2x3xf32>, %arg8: tensor<3x2x4xf32>, %arg9: tensor<3x3x9xf32>, %arg10: tensor<3x2x3xf32>, %arg11: tensor<3x2x3xf32>, %arg12: tensor<3x2x3xf32>, %arg13: tensor<3x2x3xf32>, %arg14: tensor<3x2x3xf32>) -> tuple<tensor<i64>, tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x4xf32>, tensor<3x3x9xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<2> : tensor<i64>
    %c_1 = stablehlo.constant dense<1> : tensor<i64>
    %c_2 = stablehlo.constant dense<3> : tensor<i64>
    %0:6 = stablehlo.while(%iterArg = %arg0, %iterArg_3 = %arg1, %iterArg_4 = %arg2, %iterArg_5 = %arg3, %iterArg_6 = %arg4, %iterArg_7 = %arg5) : tensor<i64>, tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>
    cond {
      %2 = stablehlo.compare  LT, %iterArg, %c_2 : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = stablehlo.add %iterArg, %c_1 : tensor<i64>
      %3 = stablehlo.subtract %c_0, %iterArg : tensor<i64>
      %4 = stablehlo.dynamic_slice %arg9, %3, %c, %c, sizes = [1, 3, 9] : (tensor<3x3x9xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x3x9xf32>
      %5 = stablehlo.reshape %4 : (tensor<1x3x9xf32>) -> tensor<3x9xf32>
      %6 = stablehlo.dynamic_slice %arg11, %3, %c, %c, sizes = [1, 2, 3] : (tensor<3x2x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x2x3xf32>
      %7 = stablehlo.reshape %6 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
      %8 = stablehlo.dynamic_slice %arg13, %3, %c, %c, sizes = [1, 2, 3] : (tensor<3x2x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x2x3xf32>
      %9 = stablehlo.reshape %8 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
      %10 = stablehlo.dynamic_slice %arg14, %3, %c, %c, sizes = [1, 2, 3] : (tensor<3x2x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x2x3xf32>
      %11 = stablehlo.reshape %10 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
      %12 = stablehlo.dynamic_slice %arg6, %3, %c, %c, sizes = [1, 2, 3] : (tensor<3x2x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x2x3xf32>
      %13 = stablehlo.reshape %12 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
      %14 = stablehlo.dynamic_slice %arg12, %3, %c, %c, sizes = [1, 2, 3] : (tensor<3x2x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x2x3xf32>
      %15 = stablehlo.reshape %14 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
      %16 = stablehlo.dynamic_slice %arg7, %3, %c, %c, sizes = [1, 2, 3] : (tensor<3x2x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x2x3xf32>
      %17 = stablehlo.reshape %16 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
      %18 = stablehlo.dynamic_slice %arg10, %3, %c, %c, sizes = [1, 2, 3] : (tensor<3x2x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x2x3xf32>
      %19 = stablehlo.reshape %18 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
      %20 = stablehlo.dynamic_slice %arg8, %3, %c, %c, sizes = [1, 2, 4] : (tensor<3x2x4xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x2x4xf32>
      %21 = stablehlo.reshape %20 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
      %22 = func.call @FnComputation.329(%5, %7, %9, %11, %13, %iterArg_3, %15, %17, %19, %21, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7) {xla_shape = "(f32[2,3]{1,0}, f32[9,4]{1,0}, f32[9,3]{1,0}, f32[9]{0}, f32[9]{0})"} : (tensor<3x9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x4xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>) -> tuple<tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>>
      %23 = stablehlo.get_tuple_element %22[0] : (tuple<tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>>) -> tensor<2x3xf32>
      %24 = stablehlo.get_tuple_element %22[1] : (tuple<tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>>) -> tensor<9x4xf32>
      %25 = stablehlo.get_tuple_element %22[2] : (tuple<tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>>) -> tensor<9x3xf32>
      %26 = stablehlo.get_tuple_element %22[3] : (tuple<tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>>) -> tensor<9xf32>
      %27 = stablehlo.get_tuple_element %22[4] : (tuple<tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>>) -> tensor<9xf32>
      stablehlo.return %2, %23, %24, %25, %26, %27 : tensor<i64>, tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>
    }
    %1 = stablehlo.tuple %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14 {xla_shape = "(s64[], f32[2,3]{1,0}, f32[9,4]{1,0}, f32[9,3]{1,0}, f32[9]{0}, /*index=5*/f32[9]{0}, f32[3,2,3]{2,1,0}, f32[3,2,3]{2,1,0}, f32[3,2,4]{2,1,0}, f32[3,3,9]{2,1,0}, /*index=10*/f32[3,2,3]{2,1,0}, f32[3,2,3]{2,1,0}, f32[3,2,3]{2,1,0}, f32[3,2,3]{2,1,0}, f32[3,2,3]{2,1,0})"} : tuple<tensor<i64>, tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x4xf32>, tensor<3x3x9xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>>
    return %1 : tuple<tensor<i64>, tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x4xf32>, tensor<3x3x9xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>, tensor<3x2x3xf32>>
  }
  func.func private @FnComputation.329(%arg0: tensor<3x9xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf32>, %arg4: tensor<2x3xf32>, %arg5: tensor<2x3xf32>, %arg6: tensor<2x3xf32>, %arg7: tensor<2x3xf32>, %arg8: tensor<2x3xf32>, %arg9: tensor<2x4xf32>, %arg10: tensor<9x4xf32>, %arg11: tensor<9x3xf32>, %arg12: tensor<9xf32>, %arg13: tensor<9xf32>) -> tuple<tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<2x3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<2x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.add %arg5, %arg4 : tensor<2x3xf32>
    %1 = stablehlo.multiply %0, %arg6 : tensor<2x3xf32>
    %2 = stablehlo.multiply %0, %arg3 : tensor<2x3xf32>
    %3 = stablehlo.power %arg2, %cst : tensor<2x3xf32>
    %4 = stablehlo.subtract %cst_0, %3 : tensor<2x3xf32>
    %5 = stablehlo.multiply %2, %4 : tensor<2x3xf32>
    %6 = stablehlo.multiply %5, %arg8 : tensor<2x3xf32>
    %7 = stablehlo.subtract %cst_0, %arg1 : tensor<2x3xf32>
    %8 = stablehlo.multiply %6, %7 : tensor<2x3xf32>
    %9 = stablehlo.multiply %8, %arg1 : tensor<2x3xf32>
    %10 = stablehlo.multiply %0, %arg7 : tensor<2x3xf32>
    %11 = stablehlo.multiply %0, %arg2 : tensor<2x3xf32>
    %12 = stablehlo.negate %11 : tensor<2x3xf32>
    %13 = stablehlo.add %10, %12 : tensor<2x3xf32>
    %14 = stablehlo.subtract %cst_0, %arg6 : tensor<2x3xf32>
    %15 = stablehlo.multiply %13, %14 : tensor<2x3xf32>
    %16 = stablehlo.multiply %15, %arg6 : tensor<2x3xf32>
    %17 = stablehlo.multiply %5, %arg1 : tensor<2x3xf32>
    %18 = stablehlo.concatenate %9, %16, %17, dim = 1 : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x9xf32>
    %19 = stablehlo.transpose %arg0, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[9,3]{0,1}"} : (tensor<3x9xf32>) -> tensor<9x3xf32>
    %20 = stablehlo.dot_general %18, %19, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x9xf32>, tensor<9x3xf32>) -> tensor<2x3xf32>
    %21 = stablehlo.add %1, %20 : tensor<2x3xf32>
    %22 = stablehlo.concatenate %9, %16, %5, dim = 1 : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x9xf32>
    %23 = stablehlo.transpose %22, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[9,2]{0,1}"} : (tensor<2x9xf32>) -> tensor<9x2xf32>
    %24 = stablehlo.dot_general %23, %arg9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9x2xf32>, tensor<2x4xf32>) -> tensor<9x4xf32>
    %25 = stablehlo.add %arg10, %24 : tensor<9x4xf32>
    %26 = stablehlo.transpose %18, dims = [1, 0] {result_layout = dense<[0, 1]> : tensor<2xindex>, xla_shape = "f32[9,2]{0,1}"} : (tensor<2x9xf32>) -> tensor<9x2xf32>
    %27 = stablehlo.dot_general %26, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9x2xf32>, tensor<2x3xf32>) -> tensor<9x3xf32>
    %28 = stablehlo.add %arg11, %27 : tensor<9x3xf32>
    %29 = stablehlo.reduce(%22 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<2x9xf32>, tensor<f32>) -> tensor<9xf32>
    %30 = stablehlo.add %arg12, %29 : tensor<9xf32>
    %31 = stablehlo.reduce(%18 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<2x9xf32>, tensor<f32>) -> tensor<9xf32>
    %32 = stablehlo.add %arg13, %31 : tensor<9xf32>
    %33 = stablehlo.tuple %21, %25, %28, %30, %32 {xla_shape = "(f32[2,3]{1,0}, f32[9,4]{1,0}, f32[9,3]{1,0}, f32[9]{0}, f32[9]{0})"} : tuple<tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>>
    return %33 : tuple<tensor<2x3xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>>
  }
}
