// bf16
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0xCE3F8ABF204038403AC0CEBFA13FBC3E773F34BF30402440913F5040F83F38BFDE3F6ABF3040663F223FB8BE5C40313F143E983E0440DE3FEA3FEE3FA940403EC0BC20BF0F405140463F2EBF26BF14401F400640A8BEBC3F9E3FB83F3040B93F"> : tensor<8x6xbf16>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<8x6xbf16>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<8x6xbf16>, tensor<8x6xbf16>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8x6xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<8x6xf32>) -> tensor<8x6xbf16>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<8x6xbf16>
    %2 = stablehlo.multiply %0, %1 : tensor<8x6xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<8x6xbf16>
    %4 = stablehlo.add %2, %3 : tensor<8x6xbf16>
    return %4 : tensor<8x6xbf16>
  }
}
// -----
// f16
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0x703E52BC0041C341CEC16ABE063DE235BB3BA6B984411C41873C8242BE3FC0B9F33E58BB8441343B0B39CCB5E44287399830BC342140EC3E4E3F723F4945FC3140A606B9774084422D3A72B932B99A40F9402C404CB5DC3DEF3CC03D7C41CA3D"> : tensor<8x6xf16>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<8x6xf16>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<8x6xf16>, tensor<8x6xf16>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8x6xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<8x6xf32>) -> tensor<8x6xf16>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<8x6xf16>
    %2 = stablehlo.multiply %0, %1 : tensor<8x6xf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<8x6xf16>
    %4 = stablehlo.add %2, %3 : tensor<8x6xf16>
    return %4 : tensor<8x6xf16>
  }
}
// -----
// i32_to_f32
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x2D000000EFFFFFFF040000000200000022000000F9FFFFFFEAFFFFFFD0FFFFFFF2FFFFFF20000000CEFFFFFF2700000004000000DCFFFFFFECFFFFFF05000000EDFFFFFFD8FFFFFF1000000011000000D9FFFFFFEAFFFFFFE6FFFFFF0F00000017000000160000002B0000001A000000EEFFFFFFD8FFFFFF0B000000290000002F000000E5FFFFFFE5FFFFFFD1FFFFFFDCFFFFFF0500000004000000F3FFFFFFECFFFFFF20000000FCFFFFFF1E0000002E000000EDFFFFFFE2FFFFFF2D000000"> : tensor<8x6xi32>
    %expected0 = stablehlo.constant dense<"0x0000B441000008C1000000400000803F00008841000060C0000030C10000C0C10000E0C0000080410000C8C100009C4100000040000090C1000020C100002040000018C10000A0C1000000410000084100009CC1000030C1000050C10000F04000003841000030410000AC4100005041000010C10000A0C10000B0400000A4410000BC41000058C1000058C10000BCC1000090C100002040000000400000D0C0000020C100008041000000C0000070410000B841000018C1000070C10000B441"> : tensor<8x6xf32>
    %got = call @model(%in0) : (tensor<8x6xi32>) -> tensor<8x6xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xi32>) -> (tensor<8x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<8x6xi32>) -> tensor<8x6xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<8x6xf32>
    return %2 : tensor<8x6xf32>
  }
}
// -----
// f32_to_i32
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0x03000000F6FFFFFF0700000009000000EDFFFFFFF3FFFFFF01000000FDFFFFFF00000000F8FFFFFF0800000007000000000000000B00000004000000F8FFFFFF03000000F7FFFFFF0800000000000000FFFFFFFFFAFFFFFF0C000000FFFFFFFFFCFFFFFFFDFFFFFF0500000003000000040000000400000015000000FCFFFFFFFBFFFFFFF8FFFFFF060000000B000000FFFFFFFFF8FFFFFFF8FFFFFF060000000700000005000000FAFFFFFF0200000001000000020000000800000002000000"> : tensor<8x6xi32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<8x6xi32>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<8x6xi32>, tensor<8x6xi32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8x6xi32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<8x6xf32>
    %2 = stablehlo.convert %1 : (tensor<8x6xf32>) -> tensor<8x6xi32>
    return %2 : tensor<8x6xi32>
  }
}
// -----
// u32
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x2D000000EFFFFFFF040000000200000022000000F9FFFFFFEAFFFFFFD0FFFFFFF2FFFFFF20000000CEFFFFFF2700000004000000DCFFFFFFECFFFFFF05000000EDFFFFFFD8FFFFFF1000000011000000D9FFFFFFEAFFFFFFE6FFFFFF0F00000017000000160000002B0000001A000000EEFFFFFFD8FFFFFF0B000000290000002F000000E5FFFFFFE5FFFFFFD1FFFFFFDCFFFFFF0500000004000000F3FFFFFFECFFFFFF20000000FCFFFFFF1E0000002E000000EDFFFFFFE2FFFFFF2D000000"> : tensor<8x6xi32>
    %expected0 = stablehlo.constant dense<"0x0F0000004F55555501000000000000000B000000535555554E55555545555555505555550A000000445555550D00000001000000495555554E555555010000004F555555485555550500000005000000485555554E5555554C5555550500000007000000070000000E000000080000004F55555548555555030000000D0000000F0000004C5555554C55555545555555495555550100000001000000515555554E5555550A000000545555550A0000000F0000004F5555554B5555550F000000"> : tensor<8x6xui32>
    %got = call @model(%in0) : (tensor<8x6xi32>) -> tensor<8x6xui32>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<8x6xui32>, tensor<8x6xui32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xi32>) -> (tensor<8x6xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<8x6xi32>) -> tensor<8x6xui32>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %1 = call @floor_divide(%0, %c) : (tensor<8x6xui32>, tensor<i32>) -> tensor<8x6xui32>
    return %1 : tensor<8x6xui32>
  }
  func.func private @floor_divide(%arg0: tensor<8x6xui32>, %arg1: tensor<i32>) -> tensor<8x6xui32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui32>) -> tensor<8x6xui32>
    %2 = stablehlo.divide %arg0, %1 : tensor<8x6xui32>
    return %2 : tensor<8x6xui32>
  }
}
// -----
// bool_to_f32
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0x0000803F000000000000803F0000803F00000000000000000000803F0000000000000000000000000000803F0000803F0000803F0000803F0000803F000000000000803F000000000000803F0000000000000000000000000000803F0000000000000000000000000000803F0000803F0000803F0000803F0000803F0000000000000000000000000000803F0000803F0000000000000000000000000000803F0000803F0000803F000000000000803F0000803F0000803F0000803F0000803F"> : tensor<8x6xf32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8x6xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<8x6xf32>, tensor<8x6xf32>) -> tensor<8x6xi1>
    %2 = stablehlo.convert %1 : (tensor<8x6xi1>) -> tensor<8x6xf32>
    return %2 : tensor<8x6xf32>
  }
}
// -----
// i8
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0x03F60809ECF301FD00F70908010B05F704F60900FEF90CFEFCFC0504040415FCFBF8060BFFF8F8070705F90201020902"> : tensor<8x6xi8>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<8x6xi8>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<8x6xi8>, tensor<8x6xi8>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8x6xi8> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<8x6xf32>
    %2 = call @round(%1) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    %c = stablehlo.constant dense<-128> : tensor<i32>
    %c_0 = stablehlo.constant dense<127> : tensor<i32>
    %3 = call @clip(%2, %c, %c_0) : (tensor<8x6xf32>, tensor<i32>, tensor<i32>) -> tensor<8x6xf32>
    %4 = stablehlo.convert %3 : (tensor<8x6xf32>) -> tensor<8x6xi8>
    return %4 : tensor<8x6xi8>
  }
  func.func private @round(%arg0: tensor<8x6xf32>) -> tensor<8x6xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<8x6xf32>
    return %0 : tensor<8x6xf32>
  }
  func.func private @clip(%arg0: tensor<8x6xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<8x6xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<8x6xf32>
    %3 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<8x6xf32>
    return %5 : tensor<8x6xf32>
  }
}
// -----
// bitcast
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0x7D0000007F0100007E0000007E0000007F0100007F0100007C0000007D010000790100007E0100007E0000007E0000007B0000007F0000007D0000007E0100007D0000007E0100007E0000007A0100007C0100007E0100007F0000007C0100007D0100007D0100007E0000007D0000007D0000007D000000800000007D0100007E0100007E0100007E0000007F0000007B0100007E0100007E0100007E0000007E0000007E0000007E0100007C0000007B0000007C0000007E0000007C000000"> : tensor<8x6xui32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<8x6xui32>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<8x6xui32>, tensor<8x6xui32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8x6xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<8x6xf32>) -> tensor<8x6xui32>
    %c = stablehlo.constant dense<23> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<8x6xui32>
    %2 = stablehlo.shift_right_logical %0, %1 : tensor<8x6xui32>
    return %2 : tensor<8x6xui32>
  }
}
// -----
// int8_arithmetic
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x2DEF040222F9EAD0F220CE2704DCEC05EDD81011D9EAE60F17162B1AEED80B292FE5E5D1DC0504F3EC20FC1E2EEDE22D"> : tensor<8x6xi8>
    %in1 = stablehlo.constant dense<"0x060306050903090902020501030409090209010708090309020505030107040604040801070704030109090301020108"> : tensor<8x6xi8>
    %expected0 = stablehlo.constant dense<"0x33F20A072BFCF3D9F422D32807E0F50EEFE11118E1F3E918191B301DEFDF0F2F33E9EDD2E30C08F6ED2905212FEFE335"> : tensor<8x6xi8>
    %expected1 = stablehlo.constant dense<"0x27ECFEFD19F6E1C7F01EC92601D8E3FCEBCF0F0AD1E1E30615112617EDD107232BE1DDD0D5FE00F0EB17F31B2DEBE125"> : tensor<8x6xi8>
    %expected2 = stablehlo.constant dense<"0x0ECD180A32EB3A50E44006270C704C2DDA981077C83AB2872E6ED74EEEE82CF6BC9428D1042310D9EC20DC5A2EDAE268"> : tensor<8x6xi8>
    %expected3 = stablehlo.constant dense<"0x07FB000003FEFEFBF910F62701F7FE00F7FC1002FCFEF8010B040808EEFB02060BFAFDD1FB0001FCEC03000A2EF7E205"> : tensor<8x6xi8>
    %expected4 = stablehlo.constant dense<"0x03FE040207FFFCFD000000000100FE05FFFC0003F9FCFE060102030200FB030503FDFD00FF0500FF0005FC0000FF0005"> : tensor<8x6xi8>
    %got:5 = call @model(%in0, %in1) : (tensor<8x6xi8>, tensor<8x6xi8>) -> (tensor<8x6xi8>, tensor<8x6xi8>, tensor<8x6xi8>, tensor<8x6xi8>, tensor<8x6xi8>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<8x6xi8>, tensor<8x6xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<8x6xi8>, tensor<8x6xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#2, %expected2) {has_side_effect = true} : (tensor<8x6xi8>, tensor<8x6xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#3, %expected3) {has_side_effect = true} : (tensor<8x6xi8>, tensor<8x6xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#4, %expected4) {has_side_effect = true} : (tensor<8x6xi8>, tensor<8x6xi8>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xi8>, %arg1: tensor<8x6xi8>) -> (tensor<8x6xi8> {jax.result_info = "result[0]"}, tensor<8x6xi8> {jax.result_info = "result[1]"}, tensor<8x6xi8> {jax.result_info = "result[2]"}, tensor<8x6xi8> {jax.result_info = "result[3]"}, tensor<8x6xi8> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<8x6xi8>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<8x6xi8>
    %2 = stablehlo.multiply %arg0, %arg1 : tensor<8x6xi8>
    %3 = stablehlo.divide %arg0, %arg1 : tensor<8x6xi8>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<8x6xi8>
    return %0, %1, %2, %3, %4 : tensor<8x6xi8>, tensor<8x6xi8>, tensor<8x6xi8>, tensor<8x6xi8>, tensor<8x6xi8>
  }
}
// -----
// int8_bits
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x2DEF040222F9EAD0F220CE2704DCEC05EDD81011D9EAE60F17162B1AEED80B292FE5E5D1DC0504F3EC20FC1E2EEDE22D"> : tensor<8x6xi8>
    %in1 = stablehlo.constant dense<"0x060306050903090902020501030409090209010708090309020505030107040604040801070704030109090301020108"> : tensor<8x6xi8>
    %expected0 = stablehlo.constant dense<"0x040304000001080002000401000408010008000108080209020401020000000004040001040504030000080200000008"> : tensor<8x6xi8>
    %expected1 = stablehlo.constant dense<"0x2FEF06072BFBEBD9F222CF2707DCED0DEFD91117D9EBE70F17172F1BEFDF0F2F2FE5EDD1DF0704F3ED29FD1F2FEFE32D"> : tensor<8x6xi8>
    %expected2 = stablehlo.constant dense<"0x2BEC02072BFAE3D9F022CB2607D8E50CEFD11116D1E3E50615132E19EFDF0F2F2BE1EDD0DB0200F0ED29F51D2FEFE325"> : tensor<8x6xi8>
    %expected3 = stablehlo.constant dense<"0x6878201010C850809000703820E0602868C08088C8503078B8B058D070C0584878282888E02820986000E0F070681068"> : tensor<8x6xi8>
    %expected4 = stablehlo.constant dense<"0x0BFB010008FEFAF4FC08F30901F7FB01FBF60404F6FAF90305050A06FBF6020A0BF9F9F4F70101FCFB08FF070BFBF80B"> : tensor<8x6xi8>
    %expected5 = stablehlo.constant dense<"0x040701010206050305010504010505020604010205050504040304030604030305050504050201060501060404060404"> : tensor<8x6xi8>
    %expected6 = stablehlo.constant dense<"0x020005060200000000020002050000050000030300000004030302030000040202000000000505000002000302000002"> : tensor<8x6xi8>
    %got:7 = call @model(%in0, %in1) : (tensor<8x6xi8>, tensor<8x6xi8>) -> (tensor<8x6xi8>, tensor<8x6xi8>, tensor<8x6xi8>, tensor<8x6xi8>, tensor<8x6xi8>, tensor<8x6xi8>, tensor<8x6xi8>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<8x6xi8>, tensor<8x6xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<8x6xi8>, tensor<8x6xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#2, %expected2) {has_side_effect = true} : (tensor<8x6xi8>, tensor<8x6xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#3, %expected3) {has_side_effect = true} : (tensor<8x6xi8>, tensor<8x6xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#4, %expected4) {has_side_effect = true} : (tensor<8x6xi8>, tensor<8x6xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#5, %expected5) {has_side_effect = true} : (tensor<8x6xi8>, tensor<8x6xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#6, %expected6) {has_side_effect = true} : (tensor<8x6xi8>, tensor<8x6xi8>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xi8>, %arg1: tensor<8x6xi8>) -> (tensor<8x6xi8> {jax.result_info = "result[0]"}, tensor<8x6xi8> {jax.result_info = "result[1]"}, tensor<8x6xi8> {jax.result_info = "result[2]"}, tensor<8x6xi8> {jax.result_info = "result[3]"}, tensor<8x6xi8> {jax.result_info = "result[4]"}, tensor<8x6xi8> {jax.result_info = "result[5]"}, tensor<8x6xi8> {jax.result_info = "result[6]"}) {
    %0 = stablehlo.and %arg0, %arg1 : tensor<8x6xi8>
    %1 = stablehlo.or %arg0, %arg1 : tensor<8x6xi8>
    %2 = stablehlo.xor %arg0, %arg1 : tensor<8x6xi8>
    %c = stablehlo.constant dense<3> : tensor<i8>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<8x6xi8>
    %4 = stablehlo.shift_left %arg0, %3 : tensor<8x6xi8>
    %c_0 = stablehlo.constant dense<2> : tensor<i8>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i8>) -> tensor<8x6xi8>
    %6 = stablehlo.shift_right_arithmetic %arg0, %5 : tensor<8x6xi8>
    %7 = stablehlo.popcnt %arg0 : tensor<8x6xi8>
    %8 = stablehlo.count_leading_zeros %arg0 : tensor<8x6xi8>
    return %0, %1, %2, %4, %6, %7, %8 : tensor<8x6xi8>, tensor<8x6xi8>, tensor<8x6xi8>, tensor<8x6xi8>, tensor<8x6xi8>, tensor<8x6xi8>, tensor<8x6xi8>
  }
}
// -----
// int8_order
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x2DEF040222F9EAD0F220CE2704DCEC05EDD81011D9EAE60F17162B1AEED80B292FE5E5D1DC0504F3EC20FC1E2EEDE22D"> : tensor<8x6xi8>
    %in1 = stablehlo.constant dense<"0x060306050903090902020501030409090209010708090309020505030107040604040801070704030109090301020108"> : tensor<8x6xi8>
    %expected0 = stablehlo.constant dense<[[false, true, true, true, false, true], [true, true, true, false, true, false], [false, true, true, true, true, true], [false, false, true, true, true, false], [false, false, false, false, true, true], [false, false, false, true, true, true], [true, true, false, true, true, false], [true, false, false, true, true, false]]> : tensor<8x6xi1>
    %expected1 = stablehlo.constant dense<"0x2D030605220309090220052704040909020910110809030F17162B1A01070B292F040801070704030120091E2E02012D"> : tensor<8x6xi8>
    %expected2 = stablehlo.constant dense<47> : tensor<i8>
    %expected3 = stablehlo.constant dense<"0x250000000E00000047000000F0FFFFFF64FFFFFFFDFFFFFF"> : tensor<6xi32>
    %expected4 = stablehlo.constant dense<"0xEFF90204222DCED0EAF22027D8DCECED0405D9E6EA0F1011D8EE16171A2BD1E5E50B292FDCECF3040520E2EDFC1E2D2E"> : tensor<8x6xi8>
    %got:5 = call @model(%in0, %in1) : (tensor<8x6xi8>, tensor<8x6xi8>) -> (tensor<8x6xi1>, tensor<8x6xi8>, tensor<i8>, tensor<6xi32>, tensor<8x6xi8>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<8x6xi1>, tensor<8x6xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<8x6xi8>, tensor<8x6xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#2, %expected2) {has_side_effect = true} : (tensor<i8>, tensor<i8>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#3, %expected3) {has_side_effect = true} : (tensor<6xi32>, tensor<6xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#4, %expected4) {has_side_effect = true} : (tensor<8x6xi8>, tensor<8x6xi8>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xi8>, %arg1: tensor<8x6xi8>) -> (tensor<8x6xi1> {jax.result_info = "result[0]"}, tensor<8x6xi8> {jax.result_info = "result[1]"}, tensor<i8> {jax.result_info = "result[2]"}, tensor<6xi32> {jax.result_info = "result[3]"}, tensor<8x6xi8> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<8x6xi8>, tensor<8x6xi8>) -> tensor<8x6xi1>
    %1 = stablehlo.maximum %arg0, %arg1 : tensor<8x6xi8>
    %c = stablehlo.constant dense<-128> : tensor<i8>
    %2 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<8x6xi8>, tensor<i8>) -> tensor<i8>
    %3 = stablehlo.convert %arg0 : (tensor<8x6xi8>) -> tensor<8x6xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.reduce(%3 init: %c_0) applies stablehlo.add across dimensions = [0] : (tensor<8x6xi32>, tensor<i32>) -> tensor<6xi32>
    %5 = call @sort(%arg0) : (tensor<8x6xi8>) -> tensor<8x6xi8>
    return %0, %1, %2, %4, %5 : tensor<8x6xi1>, tensor<8x6xi8>, tensor<i8>, tensor<6xi32>, tensor<8x6xi8>
  }
  func.func private @sort(%arg0: tensor<8x6xi8>) -> tensor<8x6xi8> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<8x6xi8>) -> tensor<8x6xi8>
    return %0 : tensor<8x6xi8>
  }
}
// -----
// uint8_arithmetic
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x2DEF040222F9EAD0F220CE2704DCEC05EDD81011D9EAE60F17162B1AEED80B292FE5E5D1DC0504F3EC20FC1E2EEDE22D"> : tensor<8x6xui8>
    %in1 = stablehlo.constant dense<"0x060306050903090902020501030409090209010708090309020505030107040604040801070704030109090301020108"> : tensor<8x6xui8>
    %expected0 = stablehlo.constant dense<"0x33F20A072BFCF3D9F422D32807E0F50EEFE11118E1F3E918191B301DEFDF0F2F33E9EDD2E30C08F6ED2905212FEFE335"> : tensor<8x6xui8>
    %expected1 = stablehlo.constant dense<"0x27ECFEFD19F6E1C7F01EC92601D8E3FCEBCF0F0AD1E1E30615112617EDD107232BE1DDD0D5FE00F0EB17F31B2DEBE125"> : tensor<8x6xui8>
    %expected2 = stablehlo.constant dense<"0x0ECD180A32EB3A50E44006270C704C2DDA981077C83AB2872E6ED74EEEE82CF6BC9428D1042310D9EC20DC5A2EDAE268"> : tensor<8x6xui8>
    %expected3 = stablehlo.constant dense<"0x074F000003531A177910292701371A00761810021B1A4C010B040808EE1E02060B391CD11F000151EC031C0A2E76E205"> : tensor<8x6xui8>
    %expected4 = stablehlo.constant dense<"0x030204020700000100000100010002050100000301000206010203020006030503010500030500000005000000010005"> : tensor<8x6xui8>
    %got:5 = call @model(%in0, %in1) : (tensor<8x6xui8>, tensor<8x6xui8>) -> (tensor<8x6xui8>, tensor<8x6xui8>, tensor<8x6xui8>, tensor<8x6xui8>, tensor<8x6xui8>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<8x6xui8>, tensor<8x6xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<8x6xui8>, tensor<8x6xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#2, %expected2) {has_side_effect = true} : (tensor<8x6xui8>, tensor<8x6xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#3, %expected3) {has_side_effect = true} : (tensor<8x6xui8>, tensor<8x6xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#4, %expected4) {has_side_effect = true} : (tensor<8x6xui8>, tensor<8x6xui8>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xui8>, %arg1: tensor<8x6xui8>) -> (tensor<8x6xui8> {jax.result_info = "result[0]"}, tensor<8x6xui8> {jax.result_info = "result[1]"}, tensor<8x6xui8> {jax.result_info = "result[2]"}, tensor<8x6xui8> {jax.result_info = "result[3]"}, tensor<8x6xui8> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<8x6xui8>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<8x6xui8>
    %2 = stablehlo.multiply %arg0, %arg1 : tensor<8x6xui8>
    %3 = stablehlo.divide %arg0, %arg1 : tensor<8x6xui8>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<8x6xui8>
    return %0, %1, %2, %3, %4 : tensor<8x6xui8>, tensor<8x6xui8>, tensor<8x6xui8>, tensor<8x6xui8>, tensor<8x6xui8>
  }
}
// -----
// uint8_bits
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x2DEF040222F9EAD0F220CE2704DCEC05EDD81011D9EAE60F17162B1AEED80B292FE5E5D1DC0504F3EC20FC1E2EEDE22D"> : tensor<8x6xui8>
    %in1 = stablehlo.constant dense<"0x060306050903090902020501030409090209010708090309020505030107040604040801070704030109090301020108"> : tensor<8x6xui8>
    %expected0 = stablehlo.constant dense<"0x040304000001080002000401000408010008000108080209020401020000000004040001040504030000080200000008"> : tensor<8x6xui8>
    %expected1 = stablehlo.constant dense<"0x2FEF06072BFBEBD9F222CF2707DCED0DEFD91117D9EBE70F17172F1BEFDF0F2F2FE5EDD1DF0704F3ED29FD1F2FEFE32D"> : tensor<8x6xui8>
    %expected2 = stablehlo.constant dense<"0x2BEC02072BFAE3D9F022CB2607D8E50CEFD11116D1E3E50615132E19EFDF0F2F2BE1EDD0DB0200F0ED29F51D2FEFE325"> : tensor<8x6xui8>
    %expected3 = stablehlo.constant dense<"0x6878201010C850809000703820E0602868C08088C8503078B8B058D070C0584878282888E02820986000E0F070681068"> : tensor<8x6xui8>
    %expected4 = stablehlo.constant dense<"0x0B3B0100083E3A343C08330901373B013B360404363A390305050A063B36020A0B3939343701013C3B083F070B3B380B"> : tensor<8x6xui8>
    %expected5 = stablehlo.constant dense<"0x040701010206050305010504010505020604010205050504040304030604030305050504050201060501060404060404"> : tensor<8x6xui8>
    %expected6 = stablehlo.constant dense<"0x020005060200000000020002050000050000030300000004030302030000040202000000000505000002000302000002"> : tensor<8x6xui8>
    %got:7 = call @model(%in0, %in1) : (tensor<8x6xui8>, tensor<8x6xui8>) -> (tensor<8x6xui8>, tensor<8x6xui8>, tensor<8x6xui8>, tensor<8x6xui8>, tensor<8x6xui8>, tensor<8x6xui8>, tensor<8x6xui8>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<8x6xui8>, tensor<8x6xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<8x6xui8>, tensor<8x6xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#2, %expected2) {has_side_effect = true} : (tensor<8x6xui8>, tensor<8x6xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#3, %expected3) {has_side_effect = true} : (tensor<8x6xui8>, tensor<8x6xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#4, %expected4) {has_side_effect = true} : (tensor<8x6xui8>, tensor<8x6xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#5, %expected5) {has_side_effect = true} : (tensor<8x6xui8>, tensor<8x6xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#6, %expected6) {has_side_effect = true} : (tensor<8x6xui8>, tensor<8x6xui8>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xui8>, %arg1: tensor<8x6xui8>) -> (tensor<8x6xui8> {jax.result_info = "result[0]"}, tensor<8x6xui8> {jax.result_info = "result[1]"}, tensor<8x6xui8> {jax.result_info = "result[2]"}, tensor<8x6xui8> {jax.result_info = "result[3]"}, tensor<8x6xui8> {jax.result_info = "result[4]"}, tensor<8x6xui8> {jax.result_info = "result[5]"}, tensor<8x6xui8> {jax.result_info = "result[6]"}) {
    %0 = stablehlo.and %arg0, %arg1 : tensor<8x6xui8>
    %1 = stablehlo.or %arg0, %arg1 : tensor<8x6xui8>
    %2 = stablehlo.xor %arg0, %arg1 : tensor<8x6xui8>
    %c = stablehlo.constant dense<3> : tensor<ui8>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<8x6xui8>
    %4 = stablehlo.shift_left %arg0, %3 : tensor<8x6xui8>
    %c_0 = stablehlo.constant dense<2> : tensor<ui8>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui8>) -> tensor<8x6xui8>
    %6 = stablehlo.shift_right_logical %arg0, %5 : tensor<8x6xui8>
    %7 = stablehlo.popcnt %arg0 : tensor<8x6xui8>
    %8 = stablehlo.count_leading_zeros %arg0 : tensor<8x6xui8>
    return %0, %1, %2, %4, %6, %7, %8 : tensor<8x6xui8>, tensor<8x6xui8>, tensor<8x6xui8>, tensor<8x6xui8>, tensor<8x6xui8>, tensor<8x6xui8>, tensor<8x6xui8>
  }
}
// -----
// uint8_order
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x2DEF040222F9EAD0F220CE2704DCEC05EDD81011D9EAE60F17162B1AEED80B292FE5E5D1DC0504F3EC20FC1E2EEDE22D"> : tensor<8x6xui8>
    %in1 = stablehlo.constant dense<"0x060306050903090902020501030409090209010708090309020505030107040604040801070704030109090301020108"> : tensor<8x6xui8>
    %expected0 = stablehlo.constant dense<[[false, false, true, true, false, false], [false, false, false, false, false, false], [false, false, false, true, false, false], [false, false, false, false, false, false], [false, false, false, false, false, false], [false, false, false, false, false, false], [false, true, false, false, false, false], [false, false, false, false, false, false]]> : tensor<8x6xi1>
    %expected1 = stablehlo.constant dense<"0x2DEF060522F9EAD0F220CE2704DCEC09EDD81011D9EAE60F17162B1AEED80B292FE5E5D1DC0704F3EC20FC1E2EEDE22D"> : tensor<8x6xui8>
    %expected2 = stablehlo.constant dense<252> : tensor<ui8>
    %expected3 = stablehlo.constant dense<"0x250300000E03000047030000F003000064060000FD030000"> : tensor<6xui32>
    %expected4 = stablehlo.constant dense<"0x0204222DEFF92027CED0EAF20405D8DCECED0F1011D9E6EA16171A2BD8EE0B292FD1E5E5040520DCECF31E2D2EE2EDFC"> : tensor<8x6xui8>
    %got:5 = call @model(%in0, %in1) : (tensor<8x6xui8>, tensor<8x6xui8>) -> (tensor<8x6xi1>, tensor<8x6xui8>, tensor<ui8>, tensor<6xui32>, tensor<8x6xui8>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<8x6xi1>, tensor<8x6xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<8x6xui8>, tensor<8x6xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#2, %expected2) {has_side_effect = true} : (tensor<ui8>, tensor<ui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#3, %expected3) {has_side_effect = true} : (tensor<6xui32>, tensor<6xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#4, %expected4) {has_side_effect = true} : (tensor<8x6xui8>, tensor<8x6xui8>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xui8>, %arg1: tensor<8x6xui8>) -> (tensor<8x6xi1> {jax.result_info = "result[0]"}, tensor<8x6xui8> {jax.result_info = "result[1]"}, tensor<ui8> {jax.result_info = "result[2]"}, tensor<6xui32> {jax.result_info = "result[3]"}, tensor<8x6xui8> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<8x6xui8>, tensor<8x6xui8>) -> tensor<8x6xi1>
    %1 = stablehlo.maximum %arg0, %arg1 : tensor<8x6xui8>
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %2 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<8x6xui8>, tensor<ui8>) -> tensor<ui8>
    %3 = stablehlo.convert %arg0 : (tensor<8x6xui8>) -> tensor<8x6xui32>
    %c_0 = stablehlo.constant dense<0> : tensor<ui32>
    %4 = stablehlo.reduce(%3 init: %c_0) applies stablehlo.add across dimensions = [0] : (tensor<8x6xui32>, tensor<ui32>) -> tensor<6xui32>
    %5 = call @sort(%arg0) : (tensor<8x6xui8>) -> tensor<8x6xui8>
    return %0, %1, %2, %4, %5 : tensor<8x6xi1>, tensor<8x6xui8>, tensor<ui8>, tensor<6xui32>, tensor<8x6xui8>
  }
  func.func private @sort(%arg0: tensor<8x6xui8>) -> tensor<8x6xui8> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
      %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<8x6xui8>) -> tensor<8x6xui8>
    return %0 : tensor<8x6xui8>
  }
}
// -----
// int16_arithmetic
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x2D00EFFF040002002200F9FFEAFFD0FFF2FF2000CEFF27000400DCFFECFF0500EDFFD8FF10001100D9FFEAFFE6FF0F00170016002B001A00EEFFD8FF0B0029002F00E5FFE5FFD1FFDCFF05000400F3FFECFF2000FCFF1E002E00EDFFE2FF2D00"> : tensor<8x6xi16>
    %in1 = stablehlo.constant dense<"0x060003000600050009000300090009000200020005000100030004000900090002000900010007000800090003000900020005000500030001000700040006000400040008000100070007000400030001000900090003000100020001000800"> : tensor<8x6xi16>
    %expected0 = stablehlo.constant dense<"0x3300F2FF0A0007002B00FCFFF3FFD9FFF4FF2200D3FF28000700E0FFF5FF0E00EFFFE1FF11001800E1FFF3FFE9FF180019001B0030001D00EFFFDFFF0F002F003300E9FFEDFFD2FFE3FF0C000800F6FFEDFF2900050021002F00EFFFE3FF3500"> : tensor<8x6xi16>
    %expected1 = stablehlo.constant dense<"0x2700ECFFFEFFFDFF1900F6FFE1FFC7FFF0FF1E00C9FF26000100D8FFE3FFFCFFEBFFCFFF0F000A00D1FFE1FFE3FF06001500110026001700EDFFD1FF070023002B00E1FFDDFFD0FFD5FFFEFF0000F0FFEBFF1700F3FF1B002D00EBFFE1FF2500"> : tensor<8x6xi16>
    %expected2 = stablehlo.constant dense<"0x0E01CDFF18000A003201EBFF3AFF50FEE4FF400006FF27000C0070FF4CFF2D00DAFF98FE10007700C8FE3AFFB2FF87002E006E00D7004E00EEFFE8FE2C00F600BC0094FF28FFD1FF04FF23001000D9FFECFF2001DCFF5A002E00DAFFE2FF6801"> : tensor<8x6xi16>
    %expected3 = stablehlo.constant dense<"0x0700FBFF000000000300FEFFFEFFFBFFF9FF1000F6FF27000100F7FFFEFF0000F7FFFCFF10000200FCFFFEFFF8FF01000B00040008000800EEFFFBFF020006000B00FAFFFDFFD1FFFBFF00000100FCFFECFF030000000A002E00F7FFE2FF0500"> : tensor<8x6xi16>
    %expected4 = stablehlo.constant dense<"0x0300FEFF040002000700FFFFFCFFFDFF000000000000000001000000FEFF0500FFFFFCFF00000300F9FFFCFFFEFF060001000200030002000000FBFF030005000300FDFFFDFF0000FFFF05000000FFFF00000500FCFF00000000FFFF00000500"> : tensor<8x6xi16>
    %got:5 = call @model(%in0, %in1) : (tensor<8x6xi16>, tensor<8x6xi16>) -> (tensor<8x6xi16>, tensor<8x6xi16>, tensor<8x6xi16>, tensor<8x6xi16>, tensor<8x6xi16>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<8x6xi16>, tensor<8x6xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<8x6xi16>, tensor<8x6xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#2, %expected2) {has_side_effect = true} : (tensor<8x6xi16>, tensor<8x6xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#3, %expected3) {has_side_effect = true} : (tensor<8x6xi16>, tensor<8x6xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#4, %expected4) {has_side_effect = true} : (tensor<8x6xi16>, tensor<8x6xi16>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xi16>, %arg1: tensor<8x6xi16>) -> (tensor<8x6xi16> {jax.result_info = "result[0]"}, tensor<8x6xi16> {jax.result_info = "result[1]"}, tensor<8x6xi16> {jax.result_info = "result[2]"}, tensor<8x6xi16> {jax.result_info = "result[3]"}, tensor<8x6xi16> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<8x6xi16>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<8x6xi16>
    %2 = stablehlo.multiply %arg0, %arg1 : tensor<8x6xi16>
    %3 = stablehlo.divide %arg0, %arg1 : tensor<8x6xi16>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<8x6xi16>
    return %0, %1, %2, %3, %4 : tensor<8x6xi16>, tensor<8x6xi16>, tensor<8x6xi16>, tensor<8x6xi16>, tensor<8x6xi16>
  }
}
// -----
// int16_bits
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x2D00EFFF040002002200F9FFEAFFD0FFF2FF2000CEFF27000400DCFFECFF0500EDFFD8FF10001100D9FFEAFFE6FF0F00170016002B001A00EEFFD8FF0B0029002F00E5FFE5FFD1FFDCFF05000400F3FFECFF2000FCFF1E002E00EDFFE2FF2D00"> : tensor<8x6xi16>
    %in1 = stablehlo.constant dense<"0x060003000600050009000300090009000200020005000100030004000900090002000900010007000800090003000900020005000500030001000700040006000400040008000100070007000400030001000900090003000100020001000800"> : tensor<8x6xi16>
    %expected0 = stablehlo.constant dense<"0x040003000400000000000100080000000200000004000100000004000800010000000800000001000800080002000900020004000100020000000000000000000400040000000100040005000400030000000000080002000000000000000800"> : tensor<8x6xi16>
    %expected1 = stablehlo.constant dense<"0x2F00EFFF060007002B00FBFFEBFFD9FFF2FF2200CFFF27000700DCFFEDFF0D00EFFFD9FF11001700D9FFEBFFE7FF0F00170017002F001B00EFFFDFFF0F002F002F00E5FFEDFFD1FFDFFF07000400F3FFEDFF2900FDFF1F002F00EFFFE3FF2D00"> : tensor<8x6xi16>
    %expected2 = stablehlo.constant dense<"0x2B00ECFF020007002B00FAFFE3FFD9FFF0FF2200CBFF26000700D8FFE5FF0C00EFFFD1FF11001600D1FFE3FFE5FF0600150013002E001900EFFFDFFF0F002F002B00E1FFEDFFD0FFDBFF02000000F0FFEDFF2900F5FF1D002F00EFFFE3FF2500"> : tensor<8x6xi16>
    %expected3 = stablehlo.constant dense<"0x680178FF200010001001C8FF50FF80FE90FF000170FE38012000E0FE60FF280068FFC0FE80008800C8FE50FF30FF7800B800B0005801D00070FFC0FE58004801780128FF28FF88FEE0FE2800200098FF60FF0001E0FFF000700168FF10FF6801"> : tensor<8x6xi16>
    %expected4 = stablehlo.constant dense<"0x0B00FBFF010000000800FEFFFAFFF4FFFCFF0800F3FF09000100F7FFFBFF0100FBFFF6FF04000400F6FFFAFFF9FF0300050005000A000600FBFFF6FF02000A000B00F9FFF9FFF4FFF7FF01000100FCFFFBFF0800FFFF07000B00FBFFF8FF0B00"> : tensor<8x6xi16>
    %expected5 = stablehlo.constant dense<"0x04000F000100010002000E000D000B000D0001000D00040001000D000D0002000E000C00010002000D000D000D00040004000300040003000E000C000300030005000D000D000C000D00020001000E000D0001000E00040004000E000C000400"> : tensor<8x6xi16>
    %expected6 = stablehlo.constant dense<"0x0A0000000D000E000A0000000000000000000A0000000A000D00000000000D00000000000B000B000000000000000C000B000B000A000B00000000000C000A000A0000000000000000000D000D00000000000A0000000B000A00000000000A00"> : tensor<8x6xi16>
    %got:7 = call @model(%in0, %in1) : (tensor<8x6xi16>, tensor<8x6xi16>) -> (tensor<8x6xi16>, tensor<8x6xi16>, tensor<8x6xi16>, tensor<8x6xi16>, tensor<8x6xi16>, tensor<8x6xi16>, tensor<8x6xi16>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<8x6xi16>, tensor<8x6xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<8x6xi16>, tensor<8x6xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#2, %expected2) {has_side_effect = true} : (tensor<8x6xi16>, tensor<8x6xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#3, %expected3) {has_side_effect = true} : (tensor<8x6xi16>, tensor<8x6xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#4, %expected4) {has_side_effect = true} : (tensor<8x6xi16>, tensor<8x6xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#5, %expected5) {has_side_effect = true} : (tensor<8x6xi16>, tensor<8x6xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#6, %expected6) {has_side_effect = true} : (tensor<8x6xi16>, tensor<8x6xi16>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xi16>, %arg1: tensor<8x6xi16>) -> (tensor<8x6xi16> {jax.result_info = "result[0]"}, tensor<8x6xi16> {jax.result_info = "result[1]"}, tensor<8x6xi16> {jax.result_info = "result[2]"}, tensor<8x6xi16> {jax.result_info = "result[3]"}, tensor<8x6xi16> {jax.result_info = "result[4]"}, tensor<8x6xi16> {jax.result_info = "result[5]"}, tensor<8x6xi16> {jax.result_info = "result[6]"}) {
    %0 = stablehlo.and %arg0, %arg1 : tensor<8x6xi16>
    %1 = stablehlo.or %arg0, %arg1 : tensor<8x6xi16>
    %2 = stablehlo.xor %arg0, %arg1 : tensor<8x6xi16>
    %c = stablehlo.constant dense<3> : tensor<i16>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<8x6xi16>
    %4 = stablehlo.shift_left %arg0, %3 : tensor<8x6xi16>
    %c_0 = stablehlo.constant dense<2> : tensor<i16>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i16>) -> tensor<8x6xi16>
    %6 = stablehlo.shift_right_arithmetic %arg0, %5 : tensor<8x6xi16>
    %7 = stablehlo.popcnt %arg0 : tensor<8x6xi16>
    %8 = stablehlo.count_leading_zeros %arg0 : tensor<8x6xi16>
    return %0, %1, %2, %4, %6, %7, %8 : tensor<8x6xi16>, tensor<8x6xi16>, tensor<8x6xi16>, tensor<8x6xi16>, tensor<8x6xi16>, tensor<8x6xi16>, tensor<8x6xi16>
  }
}
// -----
// int16_order
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x2D00EFFF040002002200F9FFEAFFD0FFF2FF2000CEFF27000400DCFFECFF0500EDFFD8FF10001100D9FFEAFFE6FF0F00170016002B001A00EEFFD8FF0B0029002F00E5FFE5FFD1FFDCFF05000400F3FFECFF2000FCFF1E002E00EDFFE2FF2D00"> : tensor<8x6xi16>
    %in1 = stablehlo.constant dense<"0x060003000600050009000300090009000200020005000100030004000900090002000900010007000800090003000900020005000500030001000700040006000400040008000100070007000400030001000900090003000100020001000800"> : tensor<8x6xi16>
    %expected0 = stablehlo.constant dense<[[false, true, true, true, false, true], [true, true, true, false, true, false], [false, true, true, true, true, true], [false, false, true, true, true, false], [false, false, false, false, true, true], [false, false, false, true, true, true], [true, true, false, true, true, false], [true, false, false, true, true, false]]> : tensor<8x6xi1>
    %expected1 = stablehlo.constant dense<"0x2D0003000600050022000300090009000200200005002700040004000900090002000900100011000800090003000F00170016002B001A00010007000B0029002F0004000800010007000700040003000100200009001E002E00020001002D00"> : tensor<8x6xi16>
    %expected2 = stablehlo.constant dense<47> : tensor<i16>
    %expected3 = stablehlo.constant dense<"0x250000000E00000047000000F0FFFFFF64FFFFFFFDFFFFFF"> : tensor<6xi32>
    %expected4 = stablehlo.constant dense<"0xEFFFF9FF0200040022002D00CEFFD0FFEAFFF2FF20002700D8FFDCFFECFFEDFF04000500D9FFE6FFEAFF0F0010001100D8FFEEFF160017001A002B00D1FFE5FFE5FF0B0029002F00DCFFECFFF3FF040005002000E2FFEDFFFCFF1E002D002E00"> : tensor<8x6xi16>
    %got:5 = call @model(%in0, %in1) : (tensor<8x6xi16>, tensor<8x6xi16>) -> (tensor<8x6xi1>, tensor<8x6xi16>, tensor<i16>, tensor<6xi32>, tensor<8x6xi16>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<8x6xi1>, tensor<8x6xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<8x6xi16>, tensor<8x6xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#2, %expected2) {has_side_effect = true} : (tensor<i16>, tensor<i16>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#3, %expected3) {has_side_effect = true} : (tensor<6xi32>, tensor<6xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#4, %expected4) {has_side_effect = true} : (tensor<8x6xi16>, tensor<8x6xi16>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xi16>, %arg1: tensor<8x6xi16>) -> (tensor<8x6xi1> {jax.result_info = "result[0]"}, tensor<8x6xi16> {jax.result_info = "result[1]"}, tensor<i16> {jax.result_info = "result[2]"}, tensor<6xi32> {jax.result_info = "result[3]"}, tensor<8x6xi16> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<8x6xi16>, tensor<8x6xi16>) -> tensor<8x6xi1>
    %1 = stablehlo.maximum %arg0, %arg1 : tensor<8x6xi16>
    %c = stablehlo.constant dense<-32768> : tensor<i16>
    %2 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<8x6xi16>, tensor<i16>) -> tensor<i16>
    %3 = stablehlo.convert %arg0 : (tensor<8x6xi16>) -> tensor<8x6xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.reduce(%3 init: %c_0) applies stablehlo.add across dimensions = [0] : (tensor<8x6xi32>, tensor<i32>) -> tensor<6xi32>
    %5 = call @sort(%arg0) : (tensor<8x6xi16>) -> tensor<8x6xi16>
    return %0, %1, %2, %4, %5 : tensor<8x6xi1>, tensor<8x6xi16>, tensor<i16>, tensor<6xi32>, tensor<8x6xi16>
  }
  func.func private @sort(%arg0: tensor<8x6xi16>) -> tensor<8x6xi16> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i16>, %arg2: tensor<i16>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<8x6xi16>) -> tensor<8x6xi16>
    return %0 : tensor<8x6xi16>
  }
}
// -----
// uint16_arithmetic
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x2D00EFFF040002002200F9FFEAFFD0FFF2FF2000CEFF27000400DCFFECFF0500EDFFD8FF10001100D9FFEAFFE6FF0F00170016002B001A00EEFFD8FF0B0029002F00E5FFE5FFD1FFDCFF05000400F3FFECFF2000FCFF1E002E00EDFFE2FF2D00"> : tensor<8x6xui16>
    %in1 = stablehlo.constant dense<"0x060003000600050009000300090009000200020005000100030004000900090002000900010007000800090003000900020005000500030001000700040006000400040008000100070007000400030001000900090003000100020001000800"> : tensor<8x6xui16>
    %expected0 = stablehlo.constant dense<"0x3300F2FF0A0007002B00FCFFF3FFD9FFF4FF2200D3FF28000700E0FFF5FF0E00EFFFE1FF11001800E1FFF3FFE9FF180019001B0030001D00EFFFDFFF0F002F003300E9FFEDFFD2FFE3FF0C000800F6FFEDFF2900050021002F00EFFFE3FF3500"> : tensor<8x6xui16>
    %expected1 = stablehlo.constant dense<"0x2700ECFFFEFFFDFF1900F6FFE1FFC7FFF0FF1E00C9FF26000100D8FFE3FFFCFFEBFFCFFF0F000A00D1FFE1FFE3FF06001500110026001700EDFFD1FF070023002B00E1FFDDFFD0FFD5FFFEFF0000F0FFEBFF1700F3FF1B002D00EBFFE1FF2500"> : tensor<8x6xui16>
    %expected2 = stablehlo.constant dense<"0x0E01CDFF18000A003201EBFF3AFF50FEE4FF400006FF27000C0070FF4CFF2D00DAFF98FE10007700C8FE3AFFB2FF87002E006E00D7004E00EEFFE8FE2C00F600BC0094FF28FFD1FF04FF23001000D9FFECFF2001DCFF5A002E00DAFFE2FF6801"> : tensor<8x6xui16>
    %expected3 = stablehlo.constant dense<"0x07004F5500000000030053556F1C6C1CF97F1000293327000100F73F6F1C0000F67F6D1C10000200FB1F6F1C4C5501000B00040008000800EEFF8C24020006000B00F93FFC1FD1FF8D24000001005155ECFF0300711C0A002E00F67FE2FF0500"> : tensor<8x6xui16>
    %expected4 = stablehlo.constant dense<"0x030002000400020007000000030004000000000001000000010000000500050001000300000003000100030002000600010002000300020000000400030005000300010005000000010005000000000000000500030000000000010000000500"> : tensor<8x6xui16>
    %got:5 = call @model(%in0, %in1) : (tensor<8x6xui16>, tensor<8x6xui16>) -> (tensor<8x6xui16>, tensor<8x6xui16>, tensor<8x6xui16>, tensor<8x6xui16>, tensor<8x6xui16>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<8x6xui16>, tensor<8x6xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<8x6xui16>, tensor<8x6xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#2, %expected2) {has_side_effect = true} : (tensor<8x6xui16>, tensor<8x6xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#3, %expected3) {has_side_effect = true} : (tensor<8x6xui16>, tensor<8x6xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#4, %expected4) {has_side_effect = true} : (tensor<8x6xui16>, tensor<8x6xui16>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xui16>, %arg1: tensor<8x6xui16>) -> (tensor<8x6xui16> {jax.result_info = "result[0]"}, tensor<8x6xui16> {jax.result_info = "result[1]"}, tensor<8x6xui16> {jax.result_info = "result[2]"}, tensor<8x6xui16> {jax.result_info = "result[3]"}, tensor<8x6xui16> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<8x6xui16>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<8x6xui16>
    %2 = stablehlo.multiply %arg0, %arg1 : tensor<8x6xui16>
    %3 = stablehlo.divide %arg0, %arg1 : tensor<8x6xui16>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<8x6xui16>
    return %0, %1, %2, %3, %4 : tensor<8x6xui16>, tensor<8x6xui16>, tensor<8x6xui16>, tensor<8x6xui16>, tensor<8x6xui16>
  }
}
// -----
// uint16_bits
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x2D00EFFF040002002200F9FFEAFFD0FFF2FF2000CEFF27000400DCFFECFF0500EDFFD8FF10001100D9FFEAFFE6FF0F00170016002B001A00EEFFD8FF0B0029002F00E5FFE5FFD1FFDCFF05000400F3FFECFF2000FCFF1E002E00EDFFE2FF2D00"> : tensor<8x6xui16>
    %in1 = stablehlo.constant dense<"0x060003000600050009000300090009000200020005000100030004000900090002000900010007000800090003000900020005000500030001000700040006000400040008000100070007000400030001000900090003000100020001000800"> : tensor<8x6xui16>
    %expected0 = stablehlo.constant dense<"0x040003000400000000000100080000000200000004000100000004000800010000000800000001000800080002000900020004000100020000000000000000000400040000000100040005000400030000000000080002000000000000000800"> : tensor<8x6xui16>
    %expected1 = stablehlo.constant dense<"0x2F00EFFF060007002B00FBFFEBFFD9FFF2FF2200CFFF27000700DCFFEDFF0D00EFFFD9FF11001700D9FFEBFFE7FF0F00170017002F001B00EFFFDFFF0F002F002F00E5FFEDFFD1FFDFFF07000400F3FFEDFF2900FDFF1F002F00EFFFE3FF2D00"> : tensor<8x6xui16>
    %expected2 = stablehlo.constant dense<"0x2B00ECFF020007002B00FAFFE3FFD9FFF0FF2200CBFF26000700D8FFE5FF0C00EFFFD1FF11001600D1FFE3FFE5FF0600150013002E001900EFFFDFFF0F002F002B00E1FFEDFFD0FFDBFF02000000F0FFEDFF2900F5FF1D002F00EFFFE3FF2500"> : tensor<8x6xui16>
    %expected3 = stablehlo.constant dense<"0x680178FF200010001001C8FF50FF80FE90FF000170FE38012000E0FE60FF280068FFC0FE80008800C8FE50FF30FF7800B800B0005801D00070FFC0FE58004801780128FF28FF88FEE0FE2800200098FF60FF0001E0FFF000700168FF10FF6801"> : tensor<8x6xui16>
    %expected4 = stablehlo.constant dense<"0x0B00FB3F010000000800FE3FFA3FF43FFC3F0800F33F09000100F73FFB3F0100FB3FF63F04000400F63FFA3FF93F0300050005000A000600FB3FF63F02000A000B00F93FF93FF43FF73F01000100FC3FFB3F0800FF3F07000B00FB3FF83F0B00"> : tensor<8x6xui16>
    %expected5 = stablehlo.constant dense<"0x04000F000100010002000E000D000B000D0001000D00040001000D000D0002000E000C00010002000D000D000D00040004000300040003000E000C000300030005000D000D000C000D00020001000E000D0001000E00040004000E000C000400"> : tensor<8x6xui16>
    %expected6 = stablehlo.constant dense<"0x0A0000000D000E000A0000000000000000000A0000000A000D00000000000D00000000000B000B000000000000000C000B000B000A000B00000000000C000A000A0000000000000000000D000D00000000000A0000000B000A00000000000A00"> : tensor<8x6xui16>
    %got:7 = call @model(%in0, %in1) : (tensor<8x6xui16>, tensor<8x6xui16>) -> (tensor<8x6xui16>, tensor<8x6xui16>, tensor<8x6xui16>, tensor<8x6xui16>, tensor<8x6xui16>, tensor<8x6xui16>, tensor<8x6xui16>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<8x6xui16>, tensor<8x6xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<8x6xui16>, tensor<8x6xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#2, %expected2) {has_side_effect = true} : (tensor<8x6xui16>, tensor<8x6xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#3, %expected3) {has_side_effect = true} : (tensor<8x6xui16>, tensor<8x6xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#4, %expected4) {has_side_effect = true} : (tensor<8x6xui16>, tensor<8x6xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#5, %expected5) {has_side_effect = true} : (tensor<8x6xui16>, tensor<8x6xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#6, %expected6) {has_side_effect = true} : (tensor<8x6xui16>, tensor<8x6xui16>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xui16>, %arg1: tensor<8x6xui16>) -> (tensor<8x6xui16> {jax.result_info = "result[0]"}, tensor<8x6xui16> {jax.result_info = "result[1]"}, tensor<8x6xui16> {jax.result_info = "result[2]"}, tensor<8x6xui16> {jax.result_info = "result[3]"}, tensor<8x6xui16> {jax.result_info = "result[4]"}, tensor<8x6xui16> {jax.result_info = "result[5]"}, tensor<8x6xui16> {jax.result_info = "result[6]"}) {
    %0 = stablehlo.and %arg0, %arg1 : tensor<8x6xui16>
    %1 = stablehlo.or %arg0, %arg1 : tensor<8x6xui16>
    %2 = stablehlo.xor %arg0, %arg1 : tensor<8x6xui16>
    %c = stablehlo.constant dense<3> : tensor<ui16>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<8x6xui16>
    %4 = stablehlo.shift_left %arg0, %3 : tensor<8x6xui16>
    %c_0 = stablehlo.constant dense<2> : tensor<ui16>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui16>) -> tensor<8x6xui16>
    %6 = stablehlo.shift_right_logical %arg0, %5 : tensor<8x6xui16>
    %7 = stablehlo.popcnt %arg0 : tensor<8x6xui16>
    %8 = stablehlo.count_leading_zeros %arg0 : tensor<8x6xui16>
    return %0, %1, %2, %4, %6, %7, %8 : tensor<8x6xui16>, tensor<8x6xui16>, tensor<8x6xui16>, tensor<8x6xui16>, tensor<8x6xui16>, tensor<8x6xui16>, tensor<8x6xui16>
  }
}
// -----
// uint16_order
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x2D00EFFF040002002200F9FFEAFFD0FFF2FF2000CEFF27000400DCFFECFF0500EDFFD8FF10001100D9FFEAFFE6FF0F00170016002B001A00EEFFD8FF0B0029002F00E5FFE5FFD1FFDCFF05000400F3FFECFF2000FCFF1E002E00EDFFE2FF2D00"> : tensor<8x6xui16>
    %in1 = stablehlo.constant dense<"0x060003000600050009000300090009000200020005000100030004000900090002000900010007000800090003000900020005000500030001000700040006000400040008000100070007000400030001000900090003000100020001000800"> : tensor<8x6xui16>
    %expected0 = stablehlo.constant dense<[[false, false, true, true, false, false], [false, false, false, false, false, false], [false, false, false, true, false, false], [false, false, false, false, false, false], [false, false, false, false, false, false], [false, false, false, false, false, false], [false, true, false, false, false, false], [false, false, false, false, false, false]]> : tensor<8x6xi1>
    %expected1 = stablehlo.constant dense<"0x2D00EFFF060005002200F9FFEAFFD0FFF2FF2000CEFF27000400DCFFECFF0900EDFFD8FF10001100D9FFEAFFE6FF0F00170016002B001A00EEFFD8FF0B0029002F00E5FFE5FFD1FFDCFF07000400F3FFECFF2000FCFF1E002E00EDFFE2FF2D00"> : tensor<8x6xui16>
    %expected2 = stablehlo.constant dense<65532> : tensor<ui16>
    %expected3 = stablehlo.constant dense<"0x250003000E00030047000300F0FF030064FF0600FDFF0300"> : tensor<6xui32>
    %expected4 = stablehlo.constant dense<"0x0200040022002D00EFFFF9FF20002700CEFFD0FFEAFFF2FF04000500D8FFDCFFECFFEDFF0F0010001100D9FFE6FFEAFF160017001A002B00D8FFEEFF0B0029002F00D1FFE5FFE5FF040005002000DCFFECFFF3FF1E002D002E00E2FFEDFFFCFF"> : tensor<8x6xui16>
    %got:5 = call @model(%in0, %in1) : (tensor<8x6xui16>, tensor<8x6xui16>) -> (tensor<8x6xi1>, tensor<8x6xui16>, tensor<ui16>, tensor<6xui32>, tensor<8x6xui16>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<8x6xi1>, tensor<8x6xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<8x6xui16>, tensor<8x6xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#2, %expected2) {has_side_effect = true} : (tensor<ui16>, tensor<ui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#3, %expected3) {has_side_effect = true} : (tensor<6xui32>, tensor<6xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#4, %expected4) {has_side_effect = true} : (tensor<8x6xui16>, tensor<8x6xui16>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xui16>, %arg1: tensor<8x6xui16>) -> (tensor<8x6xi1> {jax.result_info = "result[0]"}, tensor<8x6xui16> {jax.result_info = "result[1]"}, tensor<ui16> {jax.result_info = "result[2]"}, tensor<6xui32> {jax.result_info = "result[3]"}, tensor<8x6xui16> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<8x6xui16>, tensor<8x6xui16>) -> tensor<8x6xi1>
    %1 = stablehlo.maximum %arg0, %arg1 : tensor<8x6xui16>
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %2 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<8x6xui16>, tensor<ui16>) -> tensor<ui16>
    %3 = stablehlo.convert %arg0 : (tensor<8x6xui16>) -> tensor<8x6xui32>
    %c_0 = stablehlo.constant dense<0> : tensor<ui32>
    %4 = stablehlo.reduce(%3 init: %c_0) applies stablehlo.add across dimensions = [0] : (tensor<8x6xui32>, tensor<ui32>) -> tensor<6xui32>
    %5 = call @sort(%arg0) : (tensor<8x6xui16>) -> tensor<8x6xui16>
    return %0, %1, %2, %4, %5 : tensor<8x6xi1>, tensor<8x6xui16>, tensor<ui16>, tensor<6xui32>, tensor<8x6xui16>
  }
  func.func private @sort(%arg0: tensor<8x6xui16>) -> tensor<8x6xui16> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui16>, %arg2: tensor<ui16>):
      %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<8x6xui16>) -> tensor<8x6xui16>
    return %0 : tensor<8x6xui16>
  }
}
