// bessel_i1e_float32
module @jit_i1e attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x000020C2000018C2000010C2000008C2000000C20000F0C10000E0C10000D0C10000C0C10000B0C10000A0C1000090C1000080C1000060C1000040C1000020C1000000C10000C0C0000080C0000000C00000000000000040000080400000C0400000004100002041000040410000604100008041000090410000A0410000B0410000C0410000D0410000E0410000F04100000042000008420000104200001842000020420000000077CC2B32F4FD9F410C02A04100401C46C0E1E4CB"> : tensor<47xf32>
    %expected0 = stablehlo.constant dense<"0x5EED7FBDAE3883BDC0BD86BD638F8ABD14B98EBDDF4893BD285098BDC8E49DBD9C22A4BDD52DABBD7636B3BDCA7DBCBD3C5FC7BD715FD4BD6547E4BD9258F8BDAF5C09BE64B31BBE780A37BE8D6F5CBE000000008D6F5C3E780A373E64B31B3EAF5C093E9258F83D6547E43D715FD43D3C5FC73DCA7DBC3D7636B33DD52DAB3D9C22A43DC8E49D3D2850983DDF48933D14B98E3D638F8A3DC0BD863DAE38833D5EED7F3D0000000077CCAB319037B33D5C35B33D72B8823BD5BF98B8"> : tensor<47xf32>
    %got = call @model(%in0) : (tensor<47xf32>) -> tensor<47xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<47xf32>, tensor<47xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<47xf32>) -> (tensor<47xf32> {jax.result_info = "result"}) {
    %0 = chlo.bessel_i1e %arg0 : tensor<47xf32> -> tensor<47xf32>
    return %0 : tensor<47xf32>
  }
}
// -----
// bessel_i1e_float64
module @jit_i1e attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x00000000000044C000000000000043C000000000000042C000000000000041C000000000000040C00000000000003EC00000000000003CC00000000000003AC000000000000038C000000000000036C000000000000034C000000000000032C000000000000030C00000000000002CC000000000000028C000000000000024C000000000000020C000000000000018C000000000000010C000000000000000C000000000000000000000000000000040000000000000104000000000000018400000000000002040000000000000244000000000000028400000000000002C40000000000000304000000000000032400000000000003440000000000000364000000000000038400000000000003A400000000000003C400000000000003E400000000000004040000000000000414000000000000042400000000000004340000000000000444000000000000000003A8C30E28E79453E39B4C876BEFF3340C74B378941003440000000000088C34000000000389C7CC1"> : tensor<47xf64>
    %expected0 = stablehlo.constant dense<"0xE86CE9B4ABFDAFBFC5A02FBF1567B0BF34ECC802B8D7B0BF83E26E6CEC51B1BF73C34D8222D7B1BF2732F8CF1B69B2BF17842401050AB3BF5377A90B99BCB3BF30A628895384B4BF3C16B4A3BA65B5BFAC4679CACE66B6BF5E0B9838B98FB7BF3040A883E7EBB8BF75F96C2AEE8BBABF48751FA0EC88BCBF5181C532120BBFBFC417D9CA942BC1BF770185166C76C3BF18D3E5B84EE1C6BF1B2494AEF18DCBBF00000000000000001B2494AEF18DCB3F18D3E5B84EE1C63F770185166C76C33FC417D9CA942BC13F5181C532120BBF3F48751FA0EC88BC3F75F96C2AEE8BBA3F3040A883E7EBB83F5E0B9838B98FB73FAC4679CACE66B63F3C16B4A3BA65B53F30A628895384B43F5377A90B99BCB33F17842401050AB33F2732F8CF1B69B23F73C34D8222D7B13F83E26E6CEC51B13F34ECC802B8D7B03FC5A02FBF1567B03FE86CE9B4ABFDAF3F0000000000000000E63596DE8E79353EC9A3790BF266B63F8BE41E8AAB66B63F21BF955E0E57703F1CE58D97FA1713BF"> : tensor<47xf64>
    %got = call @model(%in0) : (tensor<47xf64>) -> tensor<47xf64>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<47xf64>, tensor<47xf64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<47xf64>) -> (tensor<47xf64> {jax.result_info = "result"}) {
    %0 = chlo.bessel_i1e %arg0 : tensor<47xf64> -> tensor<47xf64>
    return %0 : tensor<47xf64>
  }
}
// -----
// approx_max_k
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0xD9C8703F921D403FE1039C3E3A20613F5F1D473F98E8023E7149903F625DEF3EE7CCBC3E3C7C9C3F1EE2603F1D7F4CBD6A45083F9294DC3EB051D33EC11009402A82903FD4B01D3FE8453E3F408D263F280C0B3FF5155F3FB3BB6D3E3BF6643E"> : tensor<8x3xf32>
    %expected1 = stablehlo.constant dense<"0x030000000200000000000000040000000500000000000000010000000200000004000000040000000000000001000000020000000500000004000000000000000500000004000000040000000300000005000000040000000100000005000000"> : tensor<8x3xi32>
    %got:2 = call @model(%in0) : (tensor<8x6xf32>) -> (tensor<8x3xf32>, tensor<8x3xi32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<8x3xf32>, tensor<8x3xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<8x3xi32>, tensor<8x3xi32>) -> ()
    return
  }
  func.func @top_k_gt_f32_comparator(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> tensor<i1> {
    %0 = stablehlo.compare GT, %arg0, %arg1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8x3xf32> {jax.result_info = "result[0]"}, tensor<8x3xi32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.iota dim = 1 : tensor<8x6xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1:2 = stablehlo.custom_call @ApproxTopK(%arg0, %0, %cst, %c) {backend_config = "", called_computations = [@top_k_gt_f32_comparator], mhlo.backend_config = {aggregate_to_topk = true, is_fallback = true, recall_target = 0.949999988 : f32, reduction_dim = 1 : i64, reduction_input_size_override = -1 : i64, top_k = 3 : i64}} : (tensor<8x6xf32>, tensor<8x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<8x3xf32>, tensor<8x3xi32>)
    return %1#0, %1#1 : tensor<8x3xf32>, tensor<8x3xi32>
  }
}
// -----
// approx_max_k_more
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0xD9C8703F921D403FE1039C3E331E85BFD1ADA6BF85BBF9BF3A20613F5F1D473F98E8023E95A289BC8DEAA1BE16615ABF7149903F625DEF3EE7CCBC3E1A3B873D97FA5BBF557975BF3C7C9C3F1EE2603F1D7F4CBDFA3C1EBE8F4C3DBE66512EBF6A45083F9294DC3EB051D33E7C1BBB3ED94AB4BEC94DDBBEC11009402A82903FD4B01D3FA115D0BE572203BF695350BFE8453E3F408D263F280C0B3F495DE9BD331153BF7F1457BFF5155F3FB3BB6D3E3BF6643EE7EF5F3EF8F8EE3DD85E2ABF"> : tensor<8x6xf32>
    %expected1 = stablehlo.constant dense<"0x030000000200000000000000010000000500000004000000040000000500000000000000020000000100000003000000010000000200000004000000000000000300000005000000040000000000000001000000050000000200000003000000020000000500000004000000030000000100000000000000000000000500000004000000010000000200000003000000040000000300000005000000000000000200000001000000040000000100000005000000030000000200000000000000"> : tensor<8x6xi32>
    %got:2 = call @model(%in0) : (tensor<8x6xf32>) -> (tensor<8x6xf32>, tensor<8x6xi32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<8x6xi32>, tensor<8x6xi32>) -> ()
    return
  }
  func.func @top_k_gt_f32_comparator(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> tensor<i1> {
    %0 = stablehlo.compare GT, %arg0, %arg1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8x6xf32> {jax.result_info = "result[0]"}, tensor<8x6xi32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.iota dim = 1 : tensor<8x6xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1:2 = stablehlo.custom_call @ApproxTopK(%arg0, %0, %cst, %c) {backend_config = "", called_computations = [@top_k_gt_f32_comparator], mhlo.backend_config = {aggregate_to_topk = false, is_fallback = true, recall_target = 0.949999988 : f32, reduction_dim = 1 : i64, reduction_input_size_override = -1 : i64, top_k = 2 : i64}} : (tensor<8x6xf32>, tensor<8x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<8x6xf32>, tensor<8x6xi32>)
    return %1#0, %1#1 : tensor<8x6xf32>, tensor<8x6xi32>
  }
}
// -----
// approx_min_k_of_columns
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE1039C3E331E85BF921D403FD9C8703F85BBF9BFD1ADA6BF98E8023E8DEAA1BE95A289BC16615ABF3A20613F5F1D473F1A3B873D7149903F625DEF3E97FA5BBFE7CCBC3E557975BF1EE2603F1D7F4CBD8F4C3DBE66512EBF3C7C9C3FFA3C1EBEC94DDBBED94AB4BE6A45083F7C1BBB3EB051D33E9294DC3EC1100940A115D0BE572203BF695350BFD4B01D3F2A82903F495DE9BD7F1457BF331153BF408D263FE8453E3F280C0B3FD85E2ABFB3BB6D3EF8F8EE3DE7EF5F3EF5155F3F3BF6643E"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0xD85E2ABF331E85BF331153BF97FA5BBF85BBF9BFD1ADA6BFC94DDBBE7F1457BF572203BF16615ABFE7CCBC3E557975BF"> : tensor<2x6xf32>
    %expected1 = stablehlo.constant dense<"0x070000000000000006000000020000000000000000000000040000000600000005000000010000000200000002000000"> : tensor<2x6xi32>
    %got:2 = call @model(%in0) : (tensor<8x6xf32>) -> (tensor<2x6xf32>, tensor<2x6xi32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<2x6xf32>, tensor<2x6xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<2x6xi32>, tensor<2x6xi32>) -> ()
    return
  }
  func.func @top_k_lt_f32_comparator(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> tensor<i1> {
    %0 = stablehlo.compare LT, %arg0, %arg1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<2x6xf32> {jax.result_info = "result[0]"}, tensor<2x6xi32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<8x6xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1:2 = stablehlo.custom_call @ApproxTopK(%arg0, %0, %cst, %c) {backend_config = "", called_computations = [@top_k_lt_f32_comparator], mhlo.backend_config = {aggregate_to_topk = true, is_fallback = true, recall_target = 0.949999988 : f32, reduction_dim = 0 : i64, reduction_input_size_override = -1 : i64, top_k = 2 : i64}} : (tensor<8x6xf32>, tensor<8x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x6xf32>, tensor<2x6xi32>)
    return %1#0, %1#1 : tensor<2x6xf32>, tensor<2x6xi32>
  }
}
// -----
// mulhi_int8
module @jit_mulhi attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x807FC83705807FC83705807FC83705807FC83705807FC83705"> : tensor<5x5xi8>
    %in1 = stablehlo.constant dense<"0x80808080807F7F7F7F7FC8C8C8C8C837373737370505050505"> : tensor<5x5xi8>
    %expected0 = stablehlo.constant dense<"0x40C01CE4FDC03FE41B021CE40CF3FEE41BF30B01FD02FE0100"> : tensor<5x5xi8>
    %got = call @model(%in0, %in1) : (tensor<5x5xi8>, tensor<5x5xi8>) -> tensor<5x5xi8>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<5x5xi8>, tensor<5x5xi8>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<5x5xi8>, %arg1: tensor<5x5xi8>) -> (tensor<5x5xi8> {jax.result_info = "result"}) {
    %0 = chlo.mulhi %arg0, %arg1 : tensor<5x5xi8>, tensor<5x5xi8> -> tensor<5x5xi8>
    return %0 : tensor<5x5xi8>
  }
}
// -----
// mulhi_uint16
module @jit_mulhi attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x0000FFFF0100B76D05000000FFFF0100B76D05000000FFFF0100B76D05000000FFFF0100B76D05000000FFFF0100B76D0500"> : tensor<5x5xui16>
    %in1 = stablehlo.constant dense<"0x00000000000000000000FFFFFFFFFFFFFFFFFFFF01000100010001000100B76DB76DB76DB76DB76D05000500050005000500"> : tensor<5x5xui16>
    %expected0 = stablehlo.constant dense<"0x000000000000000000000000FEFF0000B66D0400000000000000000000000000B66D0000052F020000000400000002000000"> : tensor<5x5xui16>
    %got = call @model(%in0, %in1) : (tensor<5x5xui16>, tensor<5x5xui16>) -> tensor<5x5xui16>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<5x5xui16>, tensor<5x5xui16>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<5x5xui16>, %arg1: tensor<5x5xui16>) -> (tensor<5x5xui16> {jax.result_info = "result"}) {
    %0 = chlo.mulhi %arg0, %arg1 : tensor<5x5xui16>, tensor<5x5xui16> -> tensor<5x5xui16>
    return %0 : tensor<5x5xui16>
  }
}
// -----
// mulhi_int32
module @jit_mulhi attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x00000080FFFFFF7F489224C9B76DDB360500000000000080FFFFFF7F489224C9B76DDB360500000000000080FFFFFF7F489224C9B76DDB360500000000000080FFFFFF7F489224C9B76DDB360500000000000080FFFFFF7F489224C9B76DDB3605000000"> : tensor<5x5xi32>
    %in1 = stablehlo.constant dense<"0x0000008000000080000000800000008000000080FFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F489224C9489224C9489224C9489224C9489224C9B76DDB36B76DDB36B76DDB36B76DDB36B76DDB360500000005000000050000000500000005000000"> : tensor<5x5xi32>
    %expected0 = stablehlo.constant dense<"0x00000040000000C0DCB66D1B244992E4FDFFFFFF000000C0FFFFFF3F244992E4DBB66D1B02000000DCB66D1B244992E45E4EC10BA1B13EF4FEFFFFFF244992E4DBB66D1BA1B13EF45E4EC10B01000000FDFFFFFF02000000FEFFFFFF0100000000000000"> : tensor<5x5xi32>
    %got = call @model(%in0, %in1) : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi32>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<5x5xi32>, tensor<5x5xi32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<5x5xi32>, %arg1: tensor<5x5xi32>) -> (tensor<5x5xi32> {jax.result_info = "result"}) {
    %0 = chlo.mulhi %arg0, %arg1 : tensor<5x5xi32>, tensor<5x5xi32> -> tensor<5x5xi32>
    return %0 : tensor<5x5xi32>
  }
}
// -----
// mulhi_uint32
module @jit_mulhi attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x00000000FFFFFFFF010000006DDBB66D0500000000000000FFFFFFFF010000006DDBB66D0500000000000000FFFFFFFF010000006DDBB66D0500000000000000FFFFFFFF010000006DDBB66D0500000000000000FFFFFFFF010000006DDBB66D05000000"> : tensor<5x5xui32>
    %in1 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000010000000100000001000000010000006DDBB66D6DDBB66D6DDBB66D6DDBB66D6DDBB66D0500000005000000050000000500000005000000"> : tensor<5x5xui32>
    %expected0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000FEFFFFFF000000006CDBB66D040000000000000000000000000000000000000000000000000000006CDBB66D000000007739052F020000000000000004000000000000000200000000000000"> : tensor<5x5xui32>
    %got = call @model(%in0, %in1) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<5x5xui32>, tensor<5x5xui32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<5x5xui32>, %arg1: tensor<5x5xui32>) -> (tensor<5x5xui32> {jax.result_info = "result"}) {
    %0 = chlo.mulhi %arg0, %arg1 : tensor<5x5xui32>, tensor<5x5xui32> -> tensor<5x5xui32>
    return %0 : tensor<5x5xui32>
  }
}
// -----
// mulhi_int64
module @jit_mulhi attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x0000000000000080FFFFFFFFFFFFFF7F23499224499224C9DCB66DDBB66DDB3605000000000000000000000000000080FFFFFFFFFFFFFF7F23499224499224C9DCB66DDBB66DDB3605000000000000000000000000000080FFFFFFFFFFFFFF7F23499224499224C9DCB66DDBB66DDB3605000000000000000000000000000080FFFFFFFFFFFFFF7F23499224499224C9DCB66DDBB66DDB3605000000000000000000000000000080FFFFFFFFFFFFFF7F23499224499224C9DCB66DDBB66DDB360500000000000000"> : tensor<5x5xi64>
    %in1 = stablehlo.constant dense<"0x00000000000000800000000000000080000000000000008000000000000000800000000000000080FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F23499224499224C923499224499224C923499224499224C923499224499224C923499224499224C9DCB66DDBB66DDB36DCB66DDBB66DDB36DCB66DDBB66DDB36DCB66DDBB66DDB36DCB66DDBB66DDB3605000000000000000500000000000000050000000000000005000000000000000500000000000000"> : tensor<5x5xi64>
    %expected0 = stablehlo.constant dense<"0x000000000000004000000000000000C06EDBB66DDBB66D1B92244992244992E4FDFFFFFFFFFFFFFF00000000000000C0FFFFFFFFFFFFFF3F91244992244992E46DDBB66DDBB66D1B02000000000000006EDBB66DDBB66D1B91244992244992E454F0720A5E4EC10BAB0F8DF5A1B13EF4FEFFFFFFFFFFFFFF92244992244992E46DDBB66DDBB66D1BAB0F8DF5A1B13EF453F0720A5E4EC10B0100000000000000FDFFFFFFFFFFFFFF0200000000000000FEFFFFFFFFFFFFFF01000000000000000000000000000000"> : tensor<5x5xi64>
    %got = call @model(%in0, %in1) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<5x5xi64>, tensor<5x5xi64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<5x5xi64>, %arg1: tensor<5x5xi64>) -> (tensor<5x5xi64> {jax.result_info = "result"}) {
    %0 = chlo.mulhi %arg0, %arg1 : tensor<5x5xi64>, tensor<5x5xi64> -> tensor<5x5xi64>
    return %0 : tensor<5x5xi64>
  }
}
// -----
// mulhi_uint64
module @jit_mulhi attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x0000000000000000FFFFFFFFFFFFFFFF0100000000000000B76DDBB66DDBB66D05000000000000000000000000000000FFFFFFFFFFFFFFFF0100000000000000B76DDBB66DDBB66D05000000000000000000000000000000FFFFFFFFFFFFFFFF0100000000000000B76DDBB66DDBB66D05000000000000000000000000000000FFFFFFFFFFFFFFFF0100000000000000B76DDBB66DDBB66D05000000000000000000000000000000FFFFFFFFFFFFFFFF0100000000000000B76DDBB66DDBB66D0500000000000000"> : tensor<5x5xui64>
    %in1 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000100000000000000010000000000000001000000000000000100000000000000B76DDBB66DDBB66DB76DDBB66DDBB66DB76DDBB66DDBB66DB76DDBB66DDBB66DB76DDBB66DDBB66D05000000000000000500000000000000050000000000000005000000000000000500000000000000"> : tensor<5x5xui64>
    %expected0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FEFFFFFFFFFFFFFF0000000000000000B66DDBB66DDBB66D0400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000B66DDBB66DDBB66D00000000000000004EC1CB297839052F020000000000000000000000000000000400000000000000000000000000000002000000000000000000000000000000"> : tensor<5x5xui64>
    %got = call @model(%in0, %in1) : (tensor<5x5xui64>, tensor<5x5xui64>) -> tensor<5x5xui64>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<5x5xui64>, tensor<5x5xui64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<5x5xui64>, %arg1: tensor<5x5xui64>) -> (tensor<5x5xui64> {jax.result_info = "result"}) {
    %0 = chlo.mulhi %arg0, %arg1 : tensor<5x5xui64>, tensor<5x5xui64> -> tensor<5x5xui64>
    return %0 : tensor<5x5xui64>
  }
}
// -----
// all_reduce_alone
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x47CD2D3FE5668A3D7507943E1B9C213F1584BABFF2ABA3BEAFD4F0BE808D23BF72DF8CBE3D5ABF3F1CA75DBF17E1773F4768D7BF0D76ABBEBDA8263EAB12163FF212363FCE184B3F188CB2BE60B9ECBE4FA45B3F48E543BEB049A3BF8E0F91BF3A616BBFDA8BFE3E0DD8113EA6C3303FDCC0DABE3B58223EB126203FAB629EBE72DEE93EFA7329BF32E2B9BE2673C3BE461199BF7554F93E8155F0BE22B44C3C6D24F63EBC9FE43EAE562A3FC2B2C9BD8EBAD8BE4D43A3BD93FAD7BFFB3AB9BF"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0x47CD2D3FE5668A3D7507943E1B9C213F1584BABFF2ABA3BEAFD4F0BE808D23BF72DF8CBE3D5ABF3F1CA75DBF17E1773F4768D7BF0D76ABBEBDA8263EAB12163FF212363FCE184B3F188CB2BE60B9ECBE4FA45B3F48E543BEB049A3BF8E0F91BF3A616BBFDA8BFE3E0DD8113EA6C3303FDCC0DABE3B58223EB126203FAB629EBE72DEE93EFA7329BF32E2B9BE2673C3BE461199BF7554F93E8155F0BE22B44C3C6D24F63EBC9FE43EAE562A3FC2B2C9BD8EBAD8BE4D43A3BD93FAD7BFFB3AB9BF"> : tensor<8x6xf32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8x6xf32> {jax.result_info = "result"}) {
    %0 = "stablehlo.all_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<0> : tensor<1x1xi64>, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    return %0 : tensor<8x6xf32>
  }
}
// -----
// all_gather_alone
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x47CD2D3FE5668A3D7507943E1B9C213F1584BABFF2ABA3BEAFD4F0BE808D23BF72DF8CBE3D5ABF3F1CA75DBF17E1773F4768D7BF0D76ABBEBDA8263EAB12163FF212363FCE184B3F188CB2BE60B9ECBE4FA45B3F48E543BEB049A3BF8E0F91BF3A616BBFDA8BFE3E0DD8113EA6C3303FDCC0DABE3B58223EB126203FAB629EBE72DEE93EFA7329BF32E2B9BE2673C3BE461199BF7554F93E8155F0BE22B44C3C6D24F63EBC9FE43EAE562A3FC2B2C9BD8EBAD8BE4D43A3BD93FAD7BFFB3AB9BF"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0x47CD2D3FE5668A3D7507943E1B9C213F1584BABFF2ABA3BEAFD4F0BE808D23BF72DF8CBE3D5ABF3F1CA75DBF17E1773F4768D7BF0D76ABBEBDA8263EAB12163FF212363FCE184B3F188CB2BE60B9ECBE4FA45B3F48E543BEB049A3BF8E0F91BF3A616BBFDA8BFE3E0DD8113EA6C3303FDCC0DABE3B58223EB126203FAB629EBE72DEE93EFA7329BF32E2B9BE2673C3BE461199BF7554F93E8155F0BE22B44C3C6D24F63EBC9FE43EAE562A3FC2B2C9BD8EBAD8BE4D43A3BD93FAD7BFFB3AB9BF"> : tensor<8x6xf32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8x6xf32> {jax.result_info = "result"}) {
    %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<0> : tensor<1x1xi64>, use_global_device_ids}> : (tensor<8x6xf32>) -> tensor<8x6xf32>
    return %0 : tensor<8x6xf32>
  }
}
// -----
// collective_permute_alone
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x47CD2D3FE5668A3D7507943E1B9C213F1584BABFF2ABA3BEAFD4F0BE808D23BF72DF8CBE3D5ABF3F1CA75DBF17E1773F4768D7BF0D76ABBEBDA8263EAB12163FF212363FCE184B3F188CB2BE60B9ECBE4FA45B3F48E543BEB049A3BF8E0F91BF3A616BBFDA8BFE3E0DD8113EA6C3303FDCC0DABE3B58223EB126203FAB629EBE72DEE93EFA7329BF32E2B9BE2673C3BE461199BF7554F93E8155F0BE22B44C3C6D24F63EBC9FE43EAE562A3FC2B2C9BD8EBAD8BE4D43A3BD93FAD7BFFB3AB9BF"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0x47CD2D3FE5668A3D7507943E1B9C213F1584BABFF2ABA3BEAFD4F0BE808D23BF72DF8CBE3D5ABF3F1CA75DBF17E1773F4768D7BF0D76ABBEBDA8263EAB12163FF212363FCE184B3F188CB2BE60B9ECBE4FA45B3F48E543BEB049A3BF8E0F91BF3A616BBFDA8BFE3E0DD8113EA6C3303FDCC0DABE3B58223EB126203FAB629EBE72DEE93EFA7329BF32E2B9BE2673C3BE461199BF7554F93E8155F0BE22B44C3C6D24F63EBC9FE43EAE562A3FC2B2C9BD8EBAD8BE4D43A3BD93FAD7BFFB3AB9BF"> : tensor<8x6xf32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8x6xf32> {jax.result_info = "result"}) {
    %0 = "stablehlo.collective_permute"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<0> : tensor<1x2xi64>}> : (tensor<8x6xf32>) -> tensor<8x6xf32>
    return %0 : tensor<8x6xf32>
  }
}
// -----
// reduce_scatter_alone
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x47CD2D3FE5668A3D7507943E1B9C213F1584BABFF2ABA3BEAFD4F0BE808D23BF72DF8CBE3D5ABF3F1CA75DBF17E1773F4768D7BF0D76ABBEBDA8263EAB12163FF212363FCE184B3F188CB2BE60B9ECBE4FA45B3F48E543BEB049A3BF8E0F91BF3A616BBFDA8BFE3E0DD8113EA6C3303FDCC0DABE3B58223EB126203FAB629EBE72DEE93EFA7329BF32E2B9BE2673C3BE461199BF7554F93E8155F0BE22B44C3C6D24F63EBC9FE43EAE562A3FC2B2C9BD8EBAD8BE4D43A3BD93FAD7BFFB3AB9BF"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0x47CD2D3FE5668A3D7507943E1B9C213F1584BABFF2ABA3BEAFD4F0BE808D23BF72DF8CBE3D5ABF3F1CA75DBF17E1773F4768D7BF0D76ABBEBDA8263EAB12163FF212363FCE184B3F188CB2BE60B9ECBE4FA45B3F48E543BEB049A3BF8E0F91BF3A616BBFDA8BFE3E0DD8113EA6C3303FDCC0DABE3B58223EB126203FAB629EBE72DEE93EFA7329BF32E2B9BE2673C3BE461199BF7554F93E8155F0BE22B44C3C6D24F63EBC9FE43EAE562A3FC2B2C9BD8EBAD8BE4D43A3BD93FAD7BFFB3AB9BF"> : tensor<8x6xf32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8x6xf32> {jax.result_info = "result"}) {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<0> : tensor<1x1xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    return %0 : tensor<8x6xf32>
  }
}
// -----
// all_to_all_alone
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x47CD2D3FE5668A3D7507943E1B9C213F1584BABFF2ABA3BEAFD4F0BE808D23BF72DF8CBE3D5ABF3F1CA75DBF17E1773F4768D7BF0D76ABBEBDA8263EAB12163FF212363FCE184B3F188CB2BE60B9ECBE4FA45B3F48E543BEB049A3BF8E0F91BF3A616BBFDA8BFE3E0DD8113EA6C3303FDCC0DABE3B58223EB126203FAB629EBE72DEE93EFA7329BF32E2B9BE2673C3BE461199BF7554F93E8155F0BE22B44C3C6D24F63EBC9FE43EAE562A3FC2B2C9BD8EBAD8BE4D43A3BD93FAD7BFFB3AB9BF"> : tensor<8x6xf32>
    %expected0 = stablehlo.constant dense<"0x47CD2D3FE5668A3D7507943E1B9C213F1584BABFF2ABA3BEAFD4F0BE808D23BF72DF8CBE3D5ABF3F1CA75DBF17E1773F4768D7BF0D76ABBEBDA8263EAB12163FF212363FCE184B3F188CB2BE60B9ECBE4FA45B3F48E543BEB049A3BF8E0F91BF3A616BBFDA8BFE3E0DD8113EA6C3303FDCC0DABE3B58223EB126203FAB629EBE72DEE93EFA7329BF32E2B9BE2673C3BE461199BF7554F93E8155F0BE22B44C3C6D24F63EBC9FE43EAE562A3FC2B2C9BD8EBAD8BE4D43A3BD93FAD7BFFB3AB9BF"> : tensor<8x6xf32>
    %got = call @model(%in0) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x6xf32>) -> (tensor<8x6xf32> {jax.result_info = "result"}) {
    return %arg0 : tensor<8x6xf32>
  }
}
