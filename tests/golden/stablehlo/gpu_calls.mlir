// qr
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF"> : tensor<4x4xf32>
    %expected0 = stablehlo.constant dense<"0xC26650BFCAE90F3EBE6537BE32C708BF0737ACBED8935CBF3375AD3E646A303E70B86DBAF703A2BEBACB6BBF7458683E3A68F2BEA0FFBD3E795E8D3D8CBC4B3F"> : tensor<4x4xf32>
    %expected1 = stablehlo.constant dense<"0x917E074058F546BFF49757BE2E80563F0000000074C4A4BFE0A526BDB93429C00000000000000000AEE0DEBF7CCF403F000000000000000000000000E45348BD"> : tensor<4x4xf32>
    %got:2 = call @model(%in0) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32> {jax.result_info = "result.Q"}, tensor<4x4xf32> {jax.result_info = "result.R"}) {
    %0:2 = call @qr(%arg0) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
    return %0#0, %0#1 : tensor<4x4xf32>, tensor<4x4xf32>
  }
  func.func private @qr(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
    %0:2 = stablehlo.custom_call @cusolver_geqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
    %1 = stablehlo.custom_call @cusolver_orgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
    %2 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %4 = stablehlo.add %2, %3 : tensor<4x4xi64>
    %5 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %8 = stablehlo.select %6, %7, %0#0 : tensor<4x4xi1>, tensor<4x4xf32>
    return %1, %8 : tensor<4x4xf32>, tensor<4x4xf32>
  }
}
// -----
// qr_tall
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE155BB5BF6B3BE33ECF3EED3E7AEEC3BF41FD6A3E2C4F3C3F"> : tensor<6x3xf32>
    %expected0 = stablehlo.constant dense<"0x505DDEBD9CCB19BFEC5CC0BC05AC703CE0434ABE3EA95BBFF9EEC13D3374003F0D50FDBE0555E2BEF2650E3F3526A33DC4EF19BF40DD60BCBC9937BD024F26BFC86F49BEFC6FCDBD"> : tensor<6x3xf32>
    %expected1 = stablehlo.constant dense<"0xA4CC164028FA44BFF05345BF00000000E2EEAF3F6D4CB5BF0000000000000000088BDF3E"> : tensor<3x3xf32>
    %got:2 = call @model(%in0) : (tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<3x3xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<6x3xf32>, tensor<6x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<6x3xf32>) -> (tensor<6x3xf32> {jax.result_info = "result.Q"}, tensor<3x3xf32> {jax.result_info = "result.R"}) {
    %0:2 = call @qr(%arg0) : (tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<3x3xf32>)
    return %0#0, %0#1 : tensor<6x3xf32>, tensor<3x3xf32>
  }
  func.func private @qr(%arg0: tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<3x3xf32>) {
    %0:2 = stablehlo.custom_call @hipsolver_geqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=6, j=3, k=6, l=3, m=3}, custom>} : (tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<3xf32>)
    %1 = stablehlo.custom_call @hipsolver_orgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=6, j=3, k=3, l=6, m=3}, custom>} : (tensor<6x3xf32>, tensor<3xf32>) -> tensor<6x3xf32>
    %2 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<6x3xf32>) -> tensor<3x3xf32>
    %3 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %5 = stablehlo.add %3, %4 : tensor<3x3xi64>
    %6 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %9 = stablehlo.select %7, %8, %2 : tensor<3x3xi1>, tensor<3x3xf32>
    return %1, %9 : tensor<6x3xf32>, tensor<3x3xf32>
  }
}
// -----
// qr_low
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x95AFBF3E8AC9213F17BFB3BF187EA93EFAF09ABE4630F7BEBBDC5E3FDE58BD3FEBADE53FA04BA83F51BCE0BDBD97B43E814E443F252CF83D0CE7053E"> : tensor<3x5xf32>
    %expected0 = stablehlo.constant dense<"0xF4671ABF182A4ABF33AFE5BD4A1D473F9E170DBF3AB19ABE3807353ECEF689BE5B57723F"> : tensor<3x3xf32>
    %expected1 = stablehlo.constant dense<"0x80E71EBF6371B73EE8840840C6D39B3F84389D3F000000004A7689BFB441B23D483AA4BFC35905BF0000000000000000C977DF3EDFD9EDBE024575BE"> : tensor<3x5xf32>
    %got:2 = call @model(%in0) : (tensor<3x5xf32>) -> (tensor<3x3xf32>, tensor<3x5xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x5xf32>) -> (tensor<3x3xf32> {jax.result_info = "result.Q"}, tensor<3x5xf32> {jax.result_info = "result.R"}) {
    %0:2 = call @qr(%arg0) : (tensor<3x5xf32>) -> (tensor<3x3xf32>, tensor<3x5xf32>)
    return %0#0, %0#1 : tensor<3x3xf32>, tensor<3x5xf32>
  }
  func.func private @qr(%arg0: tensor<3x5xf32>) -> (tensor<3x3xf32>, tensor<3x5xf32>) {
    %0:2 = stablehlo.custom_call @cusolver_geqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=5, k=3, l=5, m=3}, custom>} : (tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3xf32>)
    %1 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<3x5xf32>) -> tensor<3x3xf32>
    %2 = stablehlo.custom_call @cusolver_orgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
    %3 = stablehlo.iota dim = 0 : tensor<3x5xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x5xi64>
    %5 = stablehlo.add %3, %4 : tensor<3x5xi64>
    %6 = stablehlo.iota dim = 1 : tensor<3x5xi64>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %9 = stablehlo.select %7, %8, %0#0 : tensor<3x5xi1>, tensor<3x5xf32>
    return %2, %9 : tensor<3x3xf32>, tensor<3x5xf32>
  }
}
// -----
// qr_stack_f64
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x000000802F5CEA3F000000804B5AAEBF000000805156E7BF00000000BA86DABF00000060FE48E43F000000006385683F0000002000C6D53F000000004A71E53F0000000067FDD7BF000000602F33E83F00000000F53ED83F00000060CBC1F3BF00000040AE13F73F000000E01906E0BF00000040457BFABF000000C07FB8F0BF000000803356F0BF0000002076B6AA3F00000040C486D1BF000000A0A78ED5BF0000004099D4E33F000000A084C0D53F000000E0203AD43F00000020A13ADA3F0000000060B7E33F000000A016DD00C0000000E0F452D7BF00000000127101C0000000607276A23F0000000006FA72BF0000000080BAF03F000000E08C00F33F0000006088F4C93F00000040F502E0BF00000040E10CDF3F00000080B3E4E0BF0000002034D156BF000000C06D8EEF3F0000004043D9E1BF000000A01EC8E93F000000A045ADE53F000000A0A78DEEBF00000000242AEF3F000000C0A75AE63F000000A0D017BA3F00000020F464E8BF000000A09D7EEBBF000000208834E1BF00000020EF5CE13F000000407B94EEBF000000603300DC3F000000003BDEF3BF00000060EB1ECABF00000000E011BC3F00000060A08F0340000000207C09F6BF000000205F8DF73F00000040092EC33F00000000A450DA3F000000800C4CBE3F000000806776DC3F00000020F4ABC3BF00000020CA43F73F000000C0D236DDBF00000000A21DF23F000000C0A79EE4BF0000008054D9AEBF00000040C226F1BF000000C01B1FDD3F000000603C1FF73F000000609DCDB3BF000000008D33C9BF000000A078D5F1BF000000407659CDBF000000E0157CF9BF000000E04B36EDBF000000405307CD3F000000A0AD1AF53F0000008043790640000000204EC5E2BF00000040FDF6F63F000000004833CF3F00000040155CC3BF000000A0A0AFDB3F0000008084B3AF3F000000E0E442BC3F000000602122DABF00000040A85EF6BF00000060B0B2F8BF000000E061E7E43F0000004074B5D1BF000000002913E3BF000000E0656B813F000000C01570E93F000000602A16C73F000000E066FEE4BF"> : tensor<2x3x4x4xf64>
    %expected0 = stablehlo.constant dense<"0x3C8E3C863304DDBFB7E496FAD795D2BFA9C8799F1618BBBF610969FF99C0EABFE7D95FDD4A54D6BF3ABDA97592BED2BFA23EB5600EE5EB3F46D3F3C2931DC73FBED5A4BD4568CA3FB22D13F57817EDBFA85C0659B26CD1BF485EBA460083CE3F47AC99A2FF66E9BFD4F5B506D3DAAD3FF3303D09172ED9BFB420A1CB8D71DD3FF2BD798A884DE8BF6B303786305BD33F487CC6812376A8BF5AAF3432195EE2BF102E98F70E80DD3F1C66999197E1D7BF8E2EACA9CA1293BF7C1EE08B2DC2E9BF4CA272B29554DD3FD4A2150BC010EC3FE8E83C93EC4E60BF1CC313897171C2BF40097A3A2A779B3F66D31D5987F582BFEC43F6C534F5EFBFB350C54593E4A53F5081ACB15D2AD2BF600392FB06BEC23F3F3F57AD2A59C83FD1A594C5F3B4ED3FA626C82F44F05F3FDEC9D336ADDAEABFDA6D4AFD496EDFBF5E50509944E6CD3F252ABF09A257EEBFE9934E60B947BFBFB63BEC0D99CCB13FD05236A2803BD2BFC72A132C0F43C2BFE8BD4281294CE03F9C870CF67E1CEBBFC6D3CBFEBB6BA93F941BE6EE8921D5BF39D85E9CB859EDBFBD09534C3E7E9BBF571B7D48EA55CCBFB30CE1ED0FCABF3F6109FD33F77AB53FF959A579B492ECBFCE4904300D2CDBBFB860F988D1A9ECBF4A610DEBC831D83F71D2BB8A1442963F44D86BD97BD2CDBFC6EC5440D251D1BF89E7B46207FFB7BF74C04EA8F6BADCBF78AB1BA40516EB3F1C73927121B8E5BFE714D385C237DA3FC5F63C44B4E4BEBF8E151253571EE33FABD5EAEB0575D1BFAFE6EF73254DE5BF2D00308B063AE6BFA0D86CB90CA0793F0C9FC76C9D61E53FA09A687042F0913F7B3F6D0B0378D1BF8438420E2A24E63F18335E1FC466C1BF8C3F98A4CAF3E3BF43DA870969F2E43F3BDAD9B05AF0D93FB49172EBD6C7E5BF4D89D2F0D567DCBF1E5570B8C699D4BFFAC62A4D5B19DF3FE76B53990A119EBFF2DEAD679803BEBF1C0BE34CB417E8BF93F2FEF0CEB3E4BFCB2573EEA86CE73FF2CE97A92BFDDABF536642B8DEEBD4BFF070D54BBB1CDB3F2D046409738570BF8867F037A605E9BF2955F56D6F33DE3F3A8E0FD3D310DABF"> : tensor<2x3x4x4xf64>
    %expected1 = stablehlo.constant dense<"0x50568BED0F12FDBF57B2D06F148AE23F1A636551D0A9F93FC009D9B035EDE03F0000000000000000CCE116077C69E6BF02E4CE9FBA0AD5BFB78295B9548BEF3F00000000000000000000000000000000484EEB16417FED3F945A8E2E5B01F63F000000000000000000000000000000000000000000000000C4F3395CE4AFD3BF33A79DB6C682F53FDC0CB0171C2CEBBFE45ACC63C97ACB3F62083E1F0FB9E0BF0000000000000000091C3248375BFFBF1B32DA9045F6E0BF4F25DE0F686C01C00000000000000000000000000000000005A192646894F0BF50D4B809B7C5F2BF00000000000000000000000000000000000000000000000060331361203BCD3F66E13CA271DCE6BF936CA16E5087F23F4215164DA311EEBF99B06B74DECADBBF00000000000000007ADC2C6530C2F2BF200A956026E491BFC739EF163DCDF1BF000000000000000000000000000000001581F7EF0497F23FC0A1E1393B61803F000000000000000000000000000000000000000000000000289A179608E2E0BF4D32A2403D4BFABF5083F4E8E645CE3FD06F6975A548E3BF40C5AC1F3C6AD03F00000000000000004C886121BA9DEE3F40EFEF9540A7C6BF56E7BD6840C6F13F00000000000000000000000000000000053F3E5AEAB506C0D46DD9BBC187F73F0000000000000000000000000000000000000000000000009C112E345986DC3F4C28BD44D7B0FABF78CD8E83D684D2BF898A92A98925F6BFDC158B9F7411D03F0000000000000000C9513451436B00C06E891D18E70AFCBF038F1C8DAF56A53F000000000000000000000000000000000F8A9C1E57AD024018C24C90D1CEC03F0000000000000000000000000000000000000000000000002800B661462DF8BFF8687672B1DE00C0BB8CF059AF92D33FEEB4B9C17C9DB6BFA419BDA2A6FCE5BF00000000000000009811693D854AF0BFA0779F642535B73FECFED921A28FE73F000000000000000000000000000000001E2E19AC8503E13FCACD558F968EE93F0000000000000000000000000000000000000000000000008B00E478FA11F23F"> : tensor<2x3x4x4xf64>
    %got:2 = call @model(%in0) : (tensor<2x3x4x4xf64>) -> (tensor<2x3x4x4xf64>, tensor<2x3x4x4xf64>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<2x3x4x4xf64>, tensor<2x3x4x4xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<2x3x4x4xf64>, tensor<2x3x4x4xf64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x3x4x4xf64>) -> (tensor<2x3x4x4xf64> {jax.result_info = "result.Q"}, tensor<2x3x4x4xf64> {jax.result_info = "result.R"}) {
    %0:2 = call @qr(%arg0) : (tensor<2x3x4x4xf64>) -> (tensor<2x3x4x4xf64>, tensor<2x3x4x4xf64>)
    return %0#0, %0#1 : tensor<2x3x4x4xf64>, tensor<2x3x4x4xf64>
  }
  func.func private @qr(%arg0: tensor<2x3x4x4xf64>) -> (tensor<2x3x4x4xf64>, tensor<2x3x4x4xf64>) {
    %0:2 = stablehlo.custom_call @hipsolver_geqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x3x4x4xf64>) -> (tensor<2x3x4x4xf64>, tensor<2x3x4xf64>)
    %1 = stablehlo.custom_call @hipsolver_orgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m])->([i, j, n, o]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x3x4x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4x4xf64>
    %2 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %4 = stablehlo.add %2, %3 : tensor<4x4xi64>
    %5 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x3x4x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x3x4x4xf64>
    %9 = stablehlo.select %7, %8, %0#0 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf64>
    return %1, %9 : tensor<2x3x4x4xf64>, tensor<2x3x4x4xf64>
  }
}
// -----
// lu
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF"> : tensor<4x4xf32>
    %expected0 = stablehlo.constant dense<"0x0000803F000000000000000000000000000000000000803F000000000000000000000000000000000000803F000000000000000000000000000000000000803F"> : tensor<4x4xf32>
    %expected1 = stablehlo.constant dense<"0x0000803F000000000000000000000000718CD33E0000803F0000000000000000FB01923A9C3FB03E0000803F00000000E4E2143FAE15A1BE57F991BE0000803F"> : tensor<4x4xf32>
    %expected2 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF000000005889973F0B6C2EBF22492E400000000000000000B7E9EC3F501B4EBF00000000000000000000000080B77BBD"> : tensor<4x4xf32>
    %got:3 = call @model(%in0) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32> {jax.result_info = "result[0]"}, tensor<4x4xf32> {jax.result_info = "result[1]"}, tensor<4x4xf32> {jax.result_info = "result[2]"}) {
    %0:3 = call @lu(%arg0) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>)
    return %0#0, %0#1, %0#2 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
  }
  func.func private @lu(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
    %0:3 = call @_lu(%arg0) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>)
    return %0#0, %0#1, %0#2 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
  }
  func.func private @_lu(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
    %0:3 = stablehlo.custom_call @cusolver_getrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xi32>, tensor<i32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<4x4xi1>, tensor<4x4xf32>
    %9 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=4, j=4}, custom>} : (tensor<4xi32>) -> tensor<4xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
    %11 = stablehlo.iota dim = 0 : tensor<4xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<4x4xi32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<4x1xi32>) -> tensor<4x4xi32>
    %15 = stablehlo.compare EQ, %13, %14, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %16 = stablehlo.convert %15 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %17 = call @tril(%8) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %18 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %19 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %20 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %21 = stablehlo.add %18, %20 : tensor<4x4xi64>
    %22 = stablehlo.compare EQ, %21, %19, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %23 = stablehlo.convert %22 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %24 = stablehlo.add %17, %23 : tensor<4x4xf32>
    %25 = call @triu(%8) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    return %16, %24, %25 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
  }
  func.func private @tril(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %2 = stablehlo.add %0, %1 : tensor<4x4xi64>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<4x4xi1>, tensor<4x4xf32>
    return %6 : tensor<4x4xf32>
  }
  func.func private @triu(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %2 = stablehlo.add %0, %1 : tensor<4x4xi64>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<4x4xi1>, tensor<4x4xf32>
    return %6 : tensor<4x4xf32>
  }
}
// -----
// lu_tall
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE155BB5BF6B3BE33ECF3EED3E7AEEC3BF41FD6A3E2C4F3C3F"> : tensor<6x3xf32>
    %expected0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000803F00000000000000000000803F0000000000000000000000000000000000000000000000000000803F0000000000000000000000000000803F00000000000000000000000000000000000000000000000000000000000000000000803F000000000000803F0000000000000000000000000000000000000000"> : tensor<6x6xf32>
    %expected1 = stablehlo.constant dense<"0x0000803F000000000000000081322E3F0000803F00000000E63BB9BC0FD995BE0000803FF64215BE55802F3F50603F3FA4F46C3FACD0793EDA646FBCC0242B3ED0A952BFA72410BE"> : tensor<6x3xf32>
    %expected2 = stablehlo.constant dense<"0x7AEEC3BF41FD6A3E2C4F3C3F00000000A2D2723FDFB169BF000000000000000012A4B6BE"> : tensor<3x3xf32>
    %got:3 = call @model(%in0) : (tensor<6x3xf32>) -> (tensor<6x6xf32>, tensor<6x3xf32>, tensor<3x3xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<6x6xf32>, tensor<6x6xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<6x3xf32>, tensor<6x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<6x3xf32>) -> (tensor<6x6xf32> {jax.result_info = "result[0]"}, tensor<6x3xf32> {jax.result_info = "result[1]"}, tensor<3x3xf32> {jax.result_info = "result[2]"}) {
    %0:3 = call @lu(%arg0) : (tensor<6x3xf32>) -> (tensor<6x6xf32>, tensor<6x3xf32>, tensor<3x3xf32>)
    return %0#0, %0#1, %0#2 : tensor<6x6xf32>, tensor<6x3xf32>, tensor<3x3xf32>
  }
  func.func private @lu(%arg0: tensor<6x3xf32>) -> (tensor<6x6xf32>, tensor<6x3xf32>, tensor<3x3xf32>) {
    %0:3 = call @_lu(%arg0) : (tensor<6x3xf32>) -> (tensor<6x6xf32>, tensor<6x3xf32>, tensor<3x3xf32>)
    return %0#0, %0#1, %0#2 : tensor<6x6xf32>, tensor<6x3xf32>, tensor<3x3xf32>
  }
  func.func private @_lu(%arg0: tensor<6x3xf32>) -> (tensor<6x6xf32>, tensor<6x3xf32>, tensor<3x3xf32>) {
    %0:3 = stablehlo.custom_call @hipsolver_getrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=6, j=3, k=6, l=3, m=3}, custom>} : (tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<3xi32>, tensor<i32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x3xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<6x3xi1>, tensor<6x3xf32>
    %9 = stablehlo.custom_call @hip_lu_pivots_to_permutation(%2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=3, j=6}, custom>} : (tensor<3xi32>) -> tensor<6xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<6xi32>) -> tensor<1x6xi32>
    %11 = stablehlo.iota dim = 0 : tensor<6xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x6xi32>) -> tensor<6x6xi32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x6xi32>
    %15 = stablehlo.compare EQ, %13, %14, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %16 = stablehlo.convert %15 : (tensor<6x6xi1>) -> tensor<6x6xf32>
    %17 = call @tril(%8) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %18 = stablehlo.iota dim = 0 : tensor<6x3xi64>
    %19 = stablehlo.iota dim = 1 : tensor<6x3xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %20 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<6x3xi64>
    %21 = stablehlo.add %18, %20 : tensor<6x3xi64>
    %22 = stablehlo.compare EQ, %21, %19, SIGNED : (tensor<6x3xi64>, tensor<6x3xi64>) -> tensor<6x3xi1>
    %23 = stablehlo.convert %22 : (tensor<6x3xi1>) -> tensor<6x3xf32>
    %24 = stablehlo.add %17, %23 : tensor<6x3xf32>
    %25 = call @triu(%8) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %26 = stablehlo.slice %25 [0:3, 0:3] : (tensor<6x3xf32>) -> tensor<3x3xf32>
    return %16, %24, %26 : tensor<6x6xf32>, tensor<6x3xf32>, tensor<3x3xf32>
  }
  func.func private @tril(%arg0: tensor<6x3xf32>) -> tensor<6x3xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<6x3xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<6x3xi64>
    %2 = stablehlo.add %0, %1 : tensor<6x3xi64>
    %3 = stablehlo.iota dim = 1 : tensor<6x3xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<6x3xi64>, tensor<6x3xi64>) -> tensor<6x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<6x3xi1>, tensor<6x3xf32>
    return %6 : tensor<6x3xf32>
  }
  func.func private @triu(%arg0: tensor<6x3xf32>) -> tensor<6x3xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<6x3xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<6x3xi64>
    %2 = stablehlo.add %0, %1 : tensor<6x3xi64>
    %3 = stablehlo.iota dim = 1 : tensor<6x3xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<6x3xi64>, tensor<6x3xi64>) -> tensor<6x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<6x3xi1>, tensor<6x3xf32>
    return %6 : tensor<6x3xf32>
  }
}
// -----
// lu_low
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x95AFBF3E8AC9213F17BFB3BF187EA93EFAF09ABE4630F7BEBBDC5E3FDE58BD3FEBADE53FA04BA83F51BCE0BDBD97B43E814E443F252CF83D0CE7053E"> : tensor<3x5xf32>
    %expected0 = stablehlo.constant dense<"0x000000000000803F000000000000803F000000000000000000000000000000000000803F"> : tensor<3x3xf32>
    %expected1 = stablehlo.constant dense<"0x0000803F0000000000000000D18446BF0000803F0000000025BF683E38A1F23D0000803F"> : tensor<3x3xf32>
    %expected2 = stablehlo.constant dense<"0x4630F7BEBBDC5E3FDE58BD3FEBADE53FA04BA83F00000000F14DA73F7CA883BE337BDC3F1F8B373F00000000000000001E10EC3EBB41FBBEF28B81BE"> : tensor<3x5xf32>
    %got:3 = call @model(%in0) : (tensor<3x5xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x5xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x5xf32>) -> (tensor<3x3xf32> {jax.result_info = "result[0]"}, tensor<3x3xf32> {jax.result_info = "result[1]"}, tensor<3x5xf32> {jax.result_info = "result[2]"}) {
    %0:3 = call @lu(%arg0) : (tensor<3x5xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x5xf32>)
    return %0#0, %0#1, %0#2 : tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x5xf32>
  }
  func.func private @lu(%arg0: tensor<3x5xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x5xf32>) {
    %0:3 = call @_lu(%arg0) : (tensor<3x5xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x5xf32>)
    return %0#0, %0#1, %0#2 : tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x5xf32>
  }
  func.func private @_lu(%arg0: tensor<3x5xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x5xf32>) {
    %0:3 = stablehlo.custom_call @cusolver_getrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=3, j=5, k=3, l=5, m=3}, custom>} : (tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3xi32>, tensor<i32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x5xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<3x5xi1>, tensor<3x5xf32>
    %9 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=3, j=3}, custom>} : (tensor<3xi32>) -> tensor<3xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %11 = stablehlo.iota dim = 0 : tensor<3xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<3x3xi32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %15 = stablehlo.compare EQ, %13, %14, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %16 = stablehlo.convert %15 : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %17 = call @tril(%8) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %18 = stablehlo.slice %17 [0:3, 0:3] : (tensor<3x5xf32>) -> tensor<3x3xf32>
    %19 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %20 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %21 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %22 = stablehlo.add %19, %21 : tensor<3x3xi64>
    %23 = stablehlo.compare EQ, %22, %20, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %24 = stablehlo.convert %23 : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %25 = stablehlo.add %18, %24 : tensor<3x3xf32>
    %26 = call @triu(%8) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    return %16, %25, %26 : tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x5xf32>
  }
  func.func private @tril(%arg0: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x5xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x5xi64>
    %2 = stablehlo.add %0, %1 : tensor<3x5xi64>
    %3 = stablehlo.iota dim = 1 : tensor<3x5xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<3x5xi1>, tensor<3x5xf32>
    return %6 : tensor<3x5xf32>
  }
  func.func private @triu(%arg0: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x5xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x5xi64>
    %2 = stablehlo.add %0, %1 : tensor<3x5xi64>
    %3 = stablehlo.iota dim = 1 : tensor<3x5xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<3x5xi1>, tensor<3x5xf32>
    return %6 : tensor<3x5xf32>
  }
}
// -----
// inv_stack
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x7CE1523F5CD272BD8CB23ABFD035D4BEF347223F182B443B0130AE3E508A2B3F38EBBFBE7B99413FA8F7C13E5B0E9EBF729DB83FCF3000BF2ADAD3BFFEC385BF9CB182BFB1B3553D22368CBE3D75ACBECAA41E3F2504AE3E07D1A13E09D5D13E00BB1D3FB5E806C0A797BABE90880BC093B3133D30D097BB00D4853F6704983F43A44F3EAA1700BF0A67F83E9C2507BFA189B6BA6E737C3F1ACA0EBFF5404E3F2D6A2D3F3D6D74BF2051793F3ED5323F85BED03DA12743BFEDF45BBF41A409BF79E70A3FDAA374BF9B01E03ED8F19EBF5BF750BE008FE03D037D1C40E14BB0BFF96ABC3F4A70193E2085D23E6460F23D3CB3E33EA15F1DBE511EBA3F96B6E9BE10ED903F3EF524BFA4CA76BD123689BFDEF8E83EE3F9B83FEB6C9EBD689C49BEC5AB8EBFB2CB6ABEAFE0CBBF5FB269BF9A3A683E6DD5A83F1CCA3340712A16BFEAB7B73F409A793EAAE01ABE057DDD3E249C7D3D2717E23D0B11D1BE42F5B2BF8395C5BF0F3B273FA2AB8DBE489918BF2F5B0B3CAE804B3F53B1383E37F327BF"> : tensor<2x3x4x4xf32>
    %expected0 = stablehlo.constant dense<"0x5D0A2ABF28FB9C3FCA53B73E3F71203FB04FC640ADB1A1BF977649BECA4342C0FC6E85C08B2AE93F0D605C3F10FEE63FBCEF2D40754A16BF006146BF1D6FBFBFE5BB54BF8EDF773E485A9C3C937F91BE34A9ED3FDE7D41400E6C753DC039D0BE8915394047498040DF5F373F6373403F35DC20C0BB9661C0A18521BFF5BB3F3EB5146F4046DE2A40633A863EB0612C3F806AC53FB233923FB26DD1BE4621ABBE5C0D343EDEDAD6BEF9E2653D00823ABFD439E1BFB8AFE2BE363B0A3F20BBC0BD25601C3E2CFE093CA0CF333F707884BEA208DBBE3790943F3959733F8FE005C0C4CB7DBE593D37BE7C928EBEF02B923F574DFEBE1CDC73BF66D205BF6716F33F0C91CE3E7D599E3E74F6CEBE211C59BE98DB3ABEDCFF133F8DCF753D418C3C3DCD43F1BCFB3498BE4BB1BABD9C47973E6970CABEDEAA87BB2572EABE295489BECB86A73E5C74313E13EEABBE55301B3EEBB5223F1875B2BEB39B143F2C6B223F0F38A0BF7A3B0EBFEAD196BF57F1B63F114ADC3E0FA512BF800CC03ECEA2B8BE"> : tensor<2x3x4x4xf32>
    %got = call @model(%in0) : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x3x4x4xf32>) -> (tensor<2x3x4x4xf32> {jax.result_info = "result"}) {
    %0 = call @inv(%arg0) : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    return %0 : tensor<2x3x4x4xf32>
  }
  func.func private @inv(%arg0: tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %3 = stablehlo.add %0, %2 : tensor<4x4xi64>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [2, 3] : (tensor<4x4xf32>) -> tensor<2x3x4x4xf32>
    %7 = call @solve(%arg0, %6) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    return %7 : tensor<2x3x4x4xf32>
  }
  func.func private @solve(%arg0: tensor<2x3x4x4xf32>, %arg1: tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32> {
    %0:3 = stablehlo.custom_call @hipsolver_getrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x3x4x4xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4xi32>, tensor<2x3xi32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3x4xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<2x3x4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x4x4xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>
    %9 = stablehlo.custom_call @hip_lu_pivots_to_permutation(%2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, l]) {i=2, j=3, k=4, l=4}, custom>} : (tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
    %10 = stablehlo.transpose %arg1, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    %11 = call @_lu_solve(%8, %9, %10) : (tensor<2x3x4x4xf32>, tensor<2x3x4xi32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    %12 = stablehlo.transpose %11, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    return %12 : tensor<2x3x4x4xf32>
  }
  func.func private @_lu_solve(%arg0: tensor<2x3x4x4xf32>, %arg1: tensor<2x3x4xi32>, %arg2: tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3x4xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3x4xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<2x3x4xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<2x3x4xi1>, tensor<2x3x4xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<2x3x4xi32>) -> tensor<2x3x4x1xi32>
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 4], collapsed_slice_dims = [3], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [3], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 4, 1, 1>}> : (tensor<2x3x4x4x1xf32>, tensor<2x3x4x1xi32>) -> tensor<2x3x4x4x1xf32>
    %8 = stablehlo.transpose %7, dims = [0, 1, 3, 4, 2] : (tensor<2x3x4x4x1xf32>) -> tensor<2x3x4x1x4xf32>
    %9 = stablehlo.reshape %8 : (tensor<2x3x4x1x4xf32>) -> tensor<2x3x4x4xf32>
    %10 = "stablehlo.triangular_solve"(%arg0, %9) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    %11 = stablehlo.reshape %10 : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x1x4xf32>
    %12 = stablehlo.reshape %11 : (tensor<2x3x4x1x4xf32>) -> tensor<2x3x4x4xf32>
    %13 = "stablehlo.triangular_solve"(%arg0, %12) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    %14 = stablehlo.reshape %13 : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x1x4xf32>
    %15 = stablehlo.transpose %14, dims = [0, 1, 4, 2, 3] : (tensor<2x3x4x1x4xf32>) -> tensor<2x3x4x4x1xf32>
    %16 = stablehlo.reshape %15 : (tensor<2x3x4x4x1xf32>) -> tensor<2x3x4x4xf32>
    return %16 : tensor<2x3x4x4xf32>
  }
}
// -----
// det_stack_f64
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x000000802F5CEA3F000000804B5AAEBF000000805156E7BF00000000BA86DABF00000060FE48E43F000000006385683F0000002000C6D53F000000004A71E53F0000000067FDD7BF000000602F33E83F00000000F53ED83F00000060CBC1F3BF00000040AE13F73F000000E01906E0BF00000040457BFABF000000C07FB8F0BF000000803356F0BF0000002076B6AA3F00000040C486D1BF000000A0A78ED5BF0000004099D4E33F000000A084C0D53F000000E0203AD43F00000020A13ADA3F0000000060B7E33F000000A016DD00C0000000E0F452D7BF00000000127101C0000000607276A23F0000000006FA72BF0000000080BAF03F000000E08C00F33F0000006088F4C93F00000040F502E0BF00000040E10CDF3F00000080B3E4E0BF0000002034D156BF000000C06D8EEF3F0000004043D9E1BF000000A01EC8E93F000000A045ADE53F000000A0A78DEEBF00000000242AEF3F000000C0A75AE63F000000A0D017BA3F00000020F464E8BF000000A09D7EEBBF000000208834E1BF00000020EF5CE13F000000407B94EEBF000000603300DC3F000000003BDEF3BF00000060EB1ECABF00000000E011BC3F00000060A08F0340000000207C09F6BF000000205F8DF73F00000040092EC33F00000000A450DA3F000000800C4CBE3F000000806776DC3F00000020F4ABC3BF00000020CA43F73F000000C0D236DDBF00000000A21DF23F000000C0A79EE4BF0000008054D9AEBF00000040C226F1BF000000C01B1FDD3F000000603C1FF73F000000609DCDB3BF000000008D33C9BF000000A078D5F1BF000000407659CDBF000000E0157CF9BF000000E04B36EDBF000000405307CD3F000000A0AD1AF53F0000008043790640000000204EC5E2BF00000040FDF6F63F000000004833CF3F00000040155CC3BF000000A0A0AFDB3F0000008084B3AF3F000000E0E442BC3F000000602122DABF00000040A85EF6BF00000060B0B2F8BF000000E061E7E43F0000004074B5D1BF000000002913E3BF000000E0656B813F000000C01570E93F000000602A16C73F000000E066FEE4BF"> : tensor<2x3x4x4xf64>
    %expected0 = stablehlo.constant dense<"0xD88E6164BD17D73FC1794636ABF3E3BF549A4970076EE03F0B4E97D37AD4FFBF720145A1F827284010708B2FE2A0F4BF"> : tensor<2x3xf64>
    %got = call @model(%in0) : (tensor<2x3x4x4xf64>) -> tensor<2x3xf64>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x3x4x4xf64>) -> (tensor<2x3xf64> {jax.result_info = "result"}) {
    %0 = call @det(%arg0) : (tensor<2x3x4x4xf64>) -> tensor<2x3xf64>
    return %0 : tensor<2x3xf64>
  }
  func.func private @det(%arg0: tensor<2x3x4x4xf64>) -> tensor<2x3xf64> {
    %0:2 = call @slogdet(%arg0) : (tensor<2x3x4x4xf64>) -> (tensor<2x3xf64>, tensor<2x3xf64>)
    %1 = stablehlo.exponential %0#1 : tensor<2x3xf64>
    %2 = stablehlo.multiply %0#0, %1 : tensor<2x3xf64>
    return %2 : tensor<2x3xf64>
  }
  func.func private @slogdet(%arg0: tensor<2x3x4x4xf64>) -> (tensor<2x3xf64>, tensor<2x3xf64>) {
    %0:3 = stablehlo.custom_call @cusolver_getrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x3x4x4xf64>) -> (tensor<2x3x4x4xf64>, tensor<2x3x4xi32>, tensor<2x3xi32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3x4xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<2x3x4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x3x4x4xf64>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf64>
    %9 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, l]) {i=2, j=3, k=4, l=4}, custom>} : (tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
    %10 = call @diagonal(%8) : (tensor<2x3x4x4xf64>) -> tensor<2x3x4xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2x3x4xf64>
    %12 = stablehlo.compare EQ, %10, %11, FLOAT : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %13 = stablehlo.reduce(%12 init: %c_2) applies stablehlo.or across dimensions = [2] : (tensor<2x3x4xi1>, tensor<i1>) -> tensor<2x3xi1>
    %14 = stablehlo.iota dim = 0 : tensor<4xi32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [2] : (tensor<4xi32>) -> tensor<1x1x4xi32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x4xi32>) -> tensor<2x3x4xi32>
    %17 = stablehlo.compare NE, %2, %16, SIGNED : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi1>
    %18 = call @count_nonzero(%17) : (tensor<2x3x4xi1>) -> tensor<2x3xi64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<2x3x4xf64>
    %20 = stablehlo.compare LT, %10, %19, FLOAT : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xi1>
    %21 = call @count_nonzero(%20) : (tensor<2x3x4xi1>) -> tensor<2x3xi64>
    %22 = stablehlo.add %18, %21 : tensor<2x3xi64>
    %c_4 = stablehlo.constant dense<2> : tensor<i64>
    %23 = call @remainder(%22, %c_4) : (tensor<2x3xi64>, tensor<i64>) -> tensor<2x3xi64>
    %c_5 = stablehlo.constant dense<-2> : tensor<i64>
    %24 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %25 = stablehlo.multiply %24, %23 : tensor<2x3xi64>
    %c_6 = stablehlo.constant dense<1> : tensor<i64>
    %26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %27 = stablehlo.add %25, %26 : tensor<2x3xi64>
    %28 = stablehlo.convert %27 : (tensor<2x3xi64>) -> tensor<2x3xf64>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %29 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %30 = stablehlo.multiply %29, %28 : tensor<2x3xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %31 = call @_where_0(%13, %cst_8, %30) : (tensor<2x3xi1>, tensor<f64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %32 = stablehlo.abs %10 : tensor<2x3x4xf64>
    %33 = stablehlo.log %32 : tensor<2x3x4xf64>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %34 = stablehlo.reduce(%33 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<2x3x4xf64>, tensor<f64>) -> tensor<2x3xf64>
    %cst_10 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %35 = call @_where_0(%13, %cst_10, %34) : (tensor<2x3xi1>, tensor<f64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %31, %35 : tensor<2x3xf64>, tensor<2x3xf64>
  }
  func.func private @diagonal(%arg0: tensor<2x3x4x4xf64>) -> tensor<2x3x4xf64> {
    %0 = stablehlo.iota dim = 0 : tensor<4xi64>
    %1 = stablehlo.iota dim = 0 : tensor<4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %3 = stablehlo.compare LT, %0, %2, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %5 = stablehlo.add %0, %4 : tensor<4xi64>
    %6 = stablehlo.select %3, %5, %0 : tensor<4xi1>, tensor<4xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %8 = stablehlo.compare LT, %1, %7, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<4> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %10 = stablehlo.add %1, %9 : tensor<4xi64>
    %11 = stablehlo.select %8, %10, %1 : tensor<4xi1>, tensor<4xi64>
    %12 = stablehlo.convert %6 : (tensor<4xi64>) -> tensor<4xi32>
    %13 = stablehlo.convert %11 : (tensor<4xi64>) -> tensor<4xi32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %16 = stablehlo.concatenate %14, %15, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %17 = "stablehlo.gather"(%arg0, %16) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2, 3], start_index_map = [2, 3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 1>}> : (tensor<2x3x4x4xf64>, tensor<4x2xi32>) -> tensor<2x3x4xf64>
    return %17 : tensor<2x3x4xf64>
  }
  func.func private @count_nonzero(%arg0: tensor<2x3x4xi1>) -> tensor<2x3xi64> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<2x3x4xi1>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> tensor<2x3x4xi1>
    %2 = stablehlo.convert %1 : (tensor<2x3x4xi1>) -> tensor<2x3x4xi32>
    %3 = stablehlo.convert %2 : (tensor<2x3x4xi32>) -> tensor<2x3x4xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.reduce(%3 init: %c_0) applies stablehlo.add across dimensions = [2] : (tensor<2x3x4xi64>, tensor<i64>) -> tensor<2x3xi64>
    return %4 : tensor<2x3xi64>
  }
  func.func private @remainder(%arg0: tensor<2x3xi64>, %arg1: tensor<i64>) -> tensor<2x3xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<2x3xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2x3xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %12 = stablehlo.and %11, %6 : tensor<2x3xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %14 = stablehlo.add %4, %13 : tensor<2x3xi64>
    %15 = stablehlo.select %12, %14, %4 : tensor<2x3xi1>, tensor<2x3xi64>
    return %15 : tensor<2x3xi64>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @_where_0(%arg0: tensor<2x3xi1>, %arg1: tensor<f64>, %arg2: tensor<2x3xf64>) -> tensor<2x3xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<2x3xi1>, tensor<2x3xf64>
    return %1 : tensor<2x3xf64>
  }
}
// -----
// eigh
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF"> : tensor<4x4xf32>
    %expected0 = stablehlo.constant dense<"0xEF262AC0B64118BF2AC9963FDBBEFC3F"> : tensor<4xf32>
    %expected1 = stablehlo.constant dense<"0x719ADCBF514C36BF00A4FBBACD4C80BF514C36BFE96DAF3F16EAD03E87B8E0BD00A4FBBA16EAD03EB7F5CE3F45DC11BDCD4C80BF87B8E0BD45DC11BDDCAFAEBF"> : tensor<4x4xf32>
    %expected2 = stablehlo.constant dense<"0xFEFF7F3F00000000000040B3000000B3000000000100803F0000A03300009033000040B30000A0330300803F000020B4000000B300009033000020B40000803F"> : tensor<4x4xf32>
    %got:3 = call @model(%in0) : (tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x4xf32>) -> (tensor<4xf32> {jax.result_info = "result[0]"}, tensor<4x4xf32> {jax.result_info = "result[1]"}, tensor<4x4xf32> {jax.result_info = "result[2]"}) {
    %0:2 = call @eigh(%arg0) : (tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>)
    %1 = stablehlo.broadcast_in_dim %0#0, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %3 = stablehlo.multiply %0#1, %2 : tensor<4x4xf32>
    %4 = stablehlo.transpose %0#1, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %5 = stablehlo.dot_general %3, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %6 = stablehlo.transpose %0#1, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = stablehlo.dot_general %6, %0#1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    return %0#0, %5, %7 : tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
  }
  func.func private @eigh(%arg0: tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>) {
    %0:3 = stablehlo.custom_call @hipsolver_syevd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {algorithm = 0 : ui8, lower = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#2, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %6 = stablehlo.select %5, %0#0, %4 : tensor<4x4xi1>, tensor<4x4xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %10 = stablehlo.select %9, %0#1, %8 : tensor<4xi1>, tensor<4xf32>
    return %10, %6 : tensor<4xf32>, tensor<4x4xf32>
  }
}
// -----
// eigh_upper
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF"> : tensor<4x4xf32>
    %expected0 = stablehlo.constant dense<"0xFB3163C0C08C60BF34B8C73FBB053140"> : tensor<4xf32>
    %expected1 = stablehlo.constant dense<"0x749ADCBF364EE73EC27EF43E76CA94BF384EE73EEA6DAF3FCFD2F7BE028C0F40C27EF43ECCD2F7BEBEF5CE3FF02B063E77CA94BF028C0F40EC2B063EDCAFAEBF"> : tensor<4x4xf32>
    %expected2 = stablehlo.constant dense<"0x0000803F000000B30000A8B30000CAB3000000B30000803F00004033000000320000A8B3000040330000803F000000330000CAB300000032000000330100803F"> : tensor<4x4xf32>
    %got:3 = call @model(%in0) : (tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x4xf32>) -> (tensor<4xf32> {jax.result_info = "result[0]"}, tensor<4x4xf32> {jax.result_info = "result[1]"}, tensor<4x4xf32> {jax.result_info = "result[2]"}) {
    %0:2 = call @eigh(%arg0) : (tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>)
    %1 = stablehlo.broadcast_in_dim %0#0, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %3 = stablehlo.multiply %0#1, %2 : tensor<4x4xf32>
    %4 = stablehlo.transpose %0#1, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %5 = stablehlo.dot_general %3, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %6 = stablehlo.transpose %0#1, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = stablehlo.dot_general %6, %0#1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    return %0#0, %5, %7 : tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
  }
  func.func private @eigh(%arg0: tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>) {
    %0:3 = stablehlo.custom_call @cusolver_syevd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {algorithm = 0 : ui8, lower = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#2, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %6 = stablehlo.select %5, %0#0, %4 : tensor<4x4xi1>, tensor<4x4xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %10 = stablehlo.select %9, %0#1, %8 : tensor<4xi1>, tensor<4xf32>
    return %10, %6 : tensor<4xf32>, tensor<4x4xf32>
  }
}
// -----
// eigh_stack_f64
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x000000802F5CEA3F000000804B5AAEBF000000805156E7BF00000000BA86DABF00000060FE48E43F000000006385683F0000002000C6D53F000000004A71E53F0000000067FDD7BF000000602F33E83F00000000F53ED83F00000060CBC1F3BF00000040AE13F73F000000E01906E0BF00000040457BFABF000000C07FB8F0BF000000803356F0BF0000002076B6AA3F00000040C486D1BF000000A0A78ED5BF0000004099D4E33F000000A084C0D53F000000E0203AD43F00000020A13ADA3F0000000060B7E33F000000A016DD00C0000000E0F452D7BF00000000127101C0000000607276A23F0000000006FA72BF0000000080BAF03F000000E08C00F33F0000006088F4C93F00000040F502E0BF00000040E10CDF3F00000080B3E4E0BF0000002034D156BF000000C06D8EEF3F0000004043D9E1BF000000A01EC8E93F000000A045ADE53F000000A0A78DEEBF00000000242AEF3F000000C0A75AE63F000000A0D017BA3F00000020F464E8BF000000A09D7EEBBF000000208834E1BF00000020EF5CE13F000000407B94EEBF000000603300DC3F000000003BDEF3BF00000060EB1ECABF00000000E011BC3F00000060A08F0340000000207C09F6BF000000205F8DF73F00000040092EC33F00000000A450DA3F000000800C4CBE3F000000806776DC3F00000020F4ABC3BF00000020CA43F73F000000C0D236DDBF00000000A21DF23F000000C0A79EE4BF0000008054D9AEBF00000040C226F1BF000000C01B1FDD3F000000603C1FF73F000000609DCDB3BF000000008D33C9BF000000A078D5F1BF000000407659CDBF000000E0157CF9BF000000E04B36EDBF000000405307CD3F000000A0AD1AF53F0000008043790640000000204EC5E2BF00000040FDF6F63F000000004833CF3F00000040155CC3BF000000A0A0AFDB3F0000008084B3AF3F000000E0E442BC3F000000602122DABF00000040A85EF6BF00000060B0B2F8BF000000E061E7E43F0000004074B5D1BF000000002913E3BF000000E0656B813F000000C01570E93F000000602A16C73F000000E066FEE4BF"> : tensor<2x3x4x4xf64>
    %expected0 = stablehlo.constant dense<"0xCBD58279C20E04C079E41AA4A7C1ECBF1FE993400539F23F5C9AFFBA756B034020D622BC11F505C01E16B5BD85AAE4BF1420CF145250F03F9C8B28C9681A0440D62AA5AB1173F8BFCC6BCAB6F74DB23FECB2D3B8502AF03F9468B2A93B9200406D2A29EB71FDFBBFAC600311BCF3D7BFDC6F2C311BEDC43F4C3AA2B46389044010DF092F512211C05F06D47D18C5C93FB40A706260D4FE3F5E78FE5C316D0440E8805F40CF68F7BF7D197F8A6DEDF0BF9B4C9BCD66B7E73F0D7A083992240340"> : tensor<2x3x4xf64>
    %expected1 = stablehlo.constant dense<"0x020000802F5CEA3F02000060FE48E43F0D00000067FDD7BF00000040AE13F73F00000060FE48E43F400300006385683F040000602F33E83FF4FFFFDF1906E0BF0E00000067FDD7BF040000602F33E83F08000000F53ED83FFDFFFF3F457BFABF00000040AE13F73FF4FFFFDF1906E0BFFEFFFF3F457BFABFF8FFFFBF7FB8F0BF000000803356F0BF0300004099D4E33FFEFFFFFF5FB7E33F4F0000607276A23F0200004099D4E33FD2FFFF9F84C0D53FFEFFFF9F16DD00C00004000006FA72BFFFFFFFFF5FB7E33FFEFFFF9F16DD00C0080000E0F452D7BFFCFFFFFF7FBAF03F4D0000607276A23F0004000006FA72BFFCFFFFFF7FBAF03FFEFFFFDF8C00F33F0500006088F4C93F0001002034D156BF020000A045ADE53F060000A0D017BA3F0001002034D156BFF6FFFFBF6D8EEF3FFEFFFF9FA78DEEBF01000020F464E8BF020000A045ADE53FFEFFFF9FA78DEEBFF9FFFFFF232AEF3F070000A09D7EEBBF040000A0D017BA3F01000020F464E8BF070000A09D7EEBBF080000208834E1BFFAFFFF1FEF5CE13F01000060EB1ECABFFCFFFF1F5F8DF73FF7FFFF7F6776DC3F01000060EB1ECABF08000000E011BC3F09000040092EC33FE8FFFF1FF4ABC3BFFEFFFF1F5F8DF73F09000040092EC33FFAFFFFFFA350DA3FFAFFFF1FCA43F73FF9FFFF7F6776DC3FE9FFFF1FF4ABC3BFFAFFFF1FCA43F73F040000C0D236DDBF00000000A21DF23F080000C01B1FDD3F020000A078D5F1BFFEFFFF3F5307CD3F080000C01B1FDD3FFCFFFF5F3C1FF73FFCFFFF3F7659CDBFFCFFFF9FAD1AF53F020000A078D5F1BFFCFFFF3F7659CDBF040000E0157CF9BF0000008043790640FEFFFF3F5307CD3FFCFFFF9FAD1AF53F0100008043790640FEFFFF1F4EC5E2BFFFFFFF3FFDF6F63F0000008084B3AF3F04000060B0B2F8BF500000E0656B813F0800008084B3AF3F380000E0E442BC3FFAFFFFDF61E7E43FFEFFFFBF1570E93F04000060B0B2F8BFFBFFFFDF61E7E43FEEFFFF3F74B5D1BF180000602A16C73F400000E0656B813FFEFFFFBF1570E93F170000602A16C73F010000E066FEE4BF"> : tensor<2x3x4x4xf64>
    %expected2 = stablehlo.constant dense<"0xFAFFFFFFFFFFEF3F000000000040A63C000000000000923C000000000000B03C000000000040A63C010000000000F03F00000000000AA73C000000000000643C000000000000923C00000000000AA73CFFFFFFFFFFFFEF3F000000000000AABC000000000000B03C000000000000643C000000000000AABC010000000000F03FFEFFFFFFFFFFEF3F000000000000883C000000000000B23C000000000000A8BC000000000000883C000000000000F03F000000000000B6BC000000000000803C000000000000B23C000000000000B6BCF4FFFFFFFFFFEF3F000000000000C0BC000000000000A8BC000000000000803C000000000000C0BCFAFFFFFFFFFFEF3F030000000000F03F00000000000090BC000000000000B43C000000000080B73C00000000000090BC010000000000F03F000000000000ACBC000000000080AABC000000000000B43C000000000000ACBC020000000000F03F000000000080C1BC000000000080B73C000000000080AABC000000000080C1BCFDFFFFFFFFFFEF3FFAFFFFFFFFFFEF3F000000000000903C000000000080B0BC00000000000090BC000000000000903CFDFFFFFFFFFFEF3F000000000040B13C000000000000A03C000000000080B0BC000000000040B13CFDFFFFFFFFFFEF3F0000000000A0B1BC00000000000090BC000000000000A03C0000000000A0B1BCFAFFFFFFFFFFEF3F000000000000F03F000000000000B43C00000000000094BC000000000000A83C000000000000B43C000000000000F03F000000000000703C000000000000B4BC00000000000094BC000000000000703C020000000000F03F000000000000983C000000000000A83C000000000000B4BC000000000000983CFCFFFFFFFFFFEF3FFBFFFFFFFFFFEF3F000000000000AC3C000000000000C9BC000000000000B33C000000000000AC3C020000000000F03F000000000000903C000000000000803C000000000000C9BC000000000000903CFCFFFFFFFFFFEF3F0000000000000000000000000000B33C000000000000803C0000000000000000020000000000F03F"> : tensor<2x3x4x4xf64>
    %got:3 = call @model(%in0) : (tensor<2x3x4x4xf64>) -> (tensor<2x3x4xf64>, tensor<2x3x4x4xf64>, tensor<2x3x4x4xf64>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<2x3x4x4xf64>, tensor<2x3x4x4xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<2x3x4x4xf64>, tensor<2x3x4x4xf64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x3x4x4xf64>) -> (tensor<2x3x4xf64> {jax.result_info = "result[0]"}, tensor<2x3x4x4xf64> {jax.result_info = "result[1]"}, tensor<2x3x4x4xf64> {jax.result_info = "result[2]"}) {
    %0:2 = call @eigh(%arg0) : (tensor<2x3x4x4xf64>) -> (tensor<2x3x4xf64>, tensor<2x3x4x4xf64>)
    %1 = stablehlo.broadcast_in_dim %0#0, dims = [0, 1, 3] : (tensor<2x3x4xf64>) -> tensor<2x3x1x4xf64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<2x3x1x4xf64>) -> tensor<2x3x4x4xf64>
    %3 = stablehlo.multiply %0#1, %2 : tensor<2x3x4x4xf64>
    %4 = stablehlo.transpose %0#1, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xf64>) -> tensor<2x3x4x4xf64>
    %5 = stablehlo.dot_general %3, %4, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x4xf64>, tensor<2x3x4x4xf64>) -> tensor<2x3x4x4xf64>
    %6 = stablehlo.transpose %0#1, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xf64>) -> tensor<2x3x4x4xf64>
    %7 = stablehlo.dot_general %6, %0#1, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x4xf64>, tensor<2x3x4x4xf64>) -> tensor<2x3x4x4xf64>
    return %0#0, %5, %7 : tensor<2x3x4xf64>, tensor<2x3x4x4xf64>, tensor<2x3x4x4xf64>
  }
  func.func private @eigh(%arg0: tensor<2x3x4x4xf64>) -> (tensor<2x3x4xf64>, tensor<2x3x4x4xf64>) {
    %0:3 = stablehlo.custom_call @hipsolver_syevd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {algorithm = 0 : ui8, lower = true}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x3x4x4xf64>) -> (tensor<2x3x4x4xf64>, tensor<2x3x4xf64>, tensor<2x3xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %2 = stablehlo.compare EQ, %0#2, %1, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x3x4x4xf64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
    %6 = stablehlo.select %5, %0#0, %4 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf64>
    %7 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x3x4xf64>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x4xi1>
    %10 = stablehlo.select %9, %0#1, %8 : tensor<2x3x4xi1>, tensor<2x3x4xf64>
    return %10, %6 : tensor<2x3x4xf64>, tensor<2x3x4x4xf64>
  }
}
// -----
// svd
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF"> : tensor<4x4xf32>
    %expected0 = stablehlo.constant dense<"0xE9BC484003DD1440497DD73F79CB9A3C"> : tensor<4xf32>
    %expected1 = stablehlo.constant dense<"0x709ADCBF2E4EE73EBD7EF43E78CA94BF4D4C36BFDE6DAF3FCAD2F7BEFF8B0F4000A5FBBA1EEAD03EBDF5CE3FF52B063ECE4C80BFD0B8E0BD6EDC11BDDAAFAEBF"> : tensor<4x4xf32>
    %expected2 = stablehlo.constant dense<"0xF7FF7F3F000000340000E0B20000803200000034F4FF7F3F00000034000000B30000E0B200000034FCFF7F3F000000B300008032000000B3000000B3FCFF7F3F"> : tensor<4x4xf32>
    %expected3 = stablehlo.constant dense<"0x0100803F0000E0B3000020340000C0330000E0B3FFFF7F3F00000000000000B400002034000000000200803F000034340000C033000000B4000034340300803F"> : tensor<4x4xf32>
    %got:4 = call @model(%in0) : (tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x4xf32>) -> (tensor<4xf32> {jax.result_info = "result[0]"}, tensor<4x4xf32> {jax.result_info = "result[1]"}, tensor<4x4xf32> {jax.result_info = "result[2]"}, tensor<4x4xf32> {jax.result_info = "result[3]"}) {
    %0:3 = call @svd(%arg0) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>)
    %1 = stablehlo.broadcast_in_dim %0#1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %3 = stablehlo.multiply %0#0, %2 : tensor<4x4xf32>
    %4 = stablehlo.dot_general %3, %0#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %5 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %6 = stablehlo.dot_general %5, %0#0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = stablehlo.transpose %0#2, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %8 = stablehlo.dot_general %0#2, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    return %0#1, %4, %6, %8 : tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
  }
  func.func private @svd(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>) {
    %0:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<i32>)
    %1 = stablehlo.transpose %0#3, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = stablehlo.slice %0#2 [0:4, 0:4] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %3 = stablehlo.slice %1 [0:4, 0:4] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %5 = stablehlo.compare EQ, %0#4, %4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %9 = stablehlo.select %8, %0#1, %7 : tensor<4xi1>, tensor<4xf32>
    %10 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %13 = stablehlo.select %12, %2, %11 : tensor<4x4xi1>, tensor<4x4xf32>
    %14 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %17 = stablehlo.select %16, %3, %15 : tensor<4x4xi1>, tensor<4x4xf32>
    return %13, %9, %17 : tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>
  }
}
// -----
// svd_tall
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE155BB5BF6B3BE33ECF3EED3E7AEEC3BF41FD6A3E2C4F3C3F"> : tensor<6x3xf32>
    %expected0 = stablehlo.constant dense<"0x805C264059C7FF3F92608B3E"> : tensor<3xf32>
    %expected1 = stablehlo.constant dense<"0x6EFC82BE50003EBFAEA26C3F2FC50D3DA0CA90BECC75D9BD197A643E89E71D3F23ED7FBFBF5285BF22668D3FD81DD3BE165BB5BF6A3BE33EC53EED3E7DEEC3BF3AFD6A3E284F3C3F"> : tensor<6x3xf32>
    %expected2 = stablehlo.constant dense<"0xFFFF7F3F4DEE3E345C68ECB24DEE3E340100803F7B122DB45C68ECB27B122DB4FEFF7F3F"> : tensor<3x3xf32>
    %expected3 = stablehlo.constant dense<"0x0000803FC801353340D89FB2C8013533FFFF7F3F408A7CB340D89FB2408A7CB30200803F"> : tensor<3x3xf32>
    %got:4 = call @model(%in0) : (tensor<6x3xf32>) -> (tensor<3xf32>, tensor<6x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<6x3xf32>, tensor<6x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<6x3xf32>) -> (tensor<3xf32> {jax.result_info = "result[0]"}, tensor<6x3xf32> {jax.result_info = "result[1]"}, tensor<3x3xf32> {jax.result_info = "result[2]"}, tensor<3x3xf32> {jax.result_info = "result[3]"}) {
    %0:3 = call @svd(%arg0) : (tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<3xf32>, tensor<3x3xf32>)
    %1 = stablehlo.broadcast_in_dim %0#1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<6x3xf32>
    %3 = stablehlo.multiply %0#0, %2 : tensor<6x3xf32>
    %4 = stablehlo.dot_general %3, %0#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x3xf32>) -> tensor<6x3xf32>
    %5 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<6x3xf32>) -> tensor<3x6xf32>
    %6 = stablehlo.dot_general %5, %0#0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x6xf32>, tensor<6x3xf32>) -> tensor<3x3xf32>
    %7 = stablehlo.transpose %0#2, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %8 = stablehlo.dot_general %0#2, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    return %0#1, %4, %6, %8 : tensor<3xf32>, tensor<6x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>
  }
  func.func private @svd(%arg0: tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<3xf32>, tensor<3x3xf32>) {
    %0:5 = stablehlo.custom_call @hipsolver_gesvdj_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=6, j=3, k=6, l=3, m=3, n=6, o=6, p=3, q=3}, custom>} : (tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<3xf32>, tensor<6x6xf32>, tensor<3x3xf32>, tensor<i32>)
    %1 = stablehlo.transpose %0#3, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %2 = stablehlo.slice %0#2 [0:6, 0:3] : (tensor<6x6xf32>) -> tensor<6x3xf32>
    %3 = stablehlo.slice %1 [0:3, 0:3] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %5 = stablehlo.compare EQ, %0#4, %4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %9 = stablehlo.select %8, %0#1, %7 : tensor<3xi1>, tensor<3xf32>
    %10 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x3xi1>
    %13 = stablehlo.select %12, %2, %11 : tensor<6x3xi1>, tensor<6x3xf32>
    %14 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %17 = stablehlo.select %16, %3, %15 : tensor<3x3xi1>, tensor<3x3xf32>
    return %13, %9, %17 : tensor<6x3xf32>, tensor<3xf32>, tensor<3x3xf32>
  }
}
// -----
// svd_low
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x95AFBF3E8AC9213F17BFB3BF187EA93EFAF09ABE4630F7BEBBDC5E3FDE58BD3FEBADE53FA04BA83F51BCE0BDBD97B43E814E443F252CF83D0CE7053E"> : tensor<3x5xf32>
    %expected0 = stablehlo.constant dense<"0xF55040403AB1C53F5E2EDA3E"> : tensor<3xf32>
    %expected1 = stablehlo.constant dense<"0x9DAFBF3E8FC9213F19BFB3BF1E7EA93EFBF09ABE4430F7BEC2DC5E3FE358BD3FF6ADE53FA54BA83F4DBCE0BDBB97B43E824E443F2F2CF83D11E7053E"> : tensor<3x5xf32>
    %expected2 = stablehlo.constant dense<"0x0200803FA2AE7A33AF3C36B3A2AE7A330200803FDB97E8B2AF3C36B3DB97E8B20100803F"> : tensor<3x3xf32>
    %expected3 = stablehlo.constant dense<"0x0100803F53B8CAB342F997B353B8CAB30000803FF1B0033342F997B3F1B00333FFFF7F3F"> : tensor<3x3xf32>
    %got:4 = call @model(%in0) : (tensor<3x5xf32>) -> (tensor<3xf32>, tensor<3x5xf32>, tensor<3x3xf32>, tensor<3x3xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x5xf32>) -> (tensor<3xf32> {jax.result_info = "result[0]"}, tensor<3x5xf32> {jax.result_info = "result[1]"}, tensor<3x3xf32> {jax.result_info = "result[2]"}, tensor<3x3xf32> {jax.result_info = "result[3]"}) {
    %0:3 = call @svd(%arg0) : (tensor<3x5xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<3x5xf32>)
    %1 = stablehlo.broadcast_in_dim %0#1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
    %3 = stablehlo.multiply %0#0, %2 : tensor<3x3xf32>
    %4 = stablehlo.dot_general %3, %0#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %5 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %6 = stablehlo.dot_general %5, %0#0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %7 = stablehlo.transpose %0#2, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %8 = stablehlo.dot_general %0#2, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5xf32>, tensor<5x3xf32>) -> tensor<3x3xf32>
    return %0#1, %4, %6, %8 : tensor<3xf32>, tensor<3x5xf32>, tensor<3x3xf32>, tensor<3x3xf32>
  }
  func.func private @svd(%arg0: tensor<3x5xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<3x5xf32>) {
    %0:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=5, k=3, l=5, m=3, n=3, o=3, p=5, q=5}, custom>} : (tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<5x5xf32>, tensor<i32>)
    %1 = stablehlo.transpose %0#3, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %2 = stablehlo.slice %0#2 [0:3, 0:3] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %3 = stablehlo.slice %1 [0:3, 0:5] : (tensor<5x5xf32>) -> tensor<3x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %5 = stablehlo.compare EQ, %0#4, %4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %9 = stablehlo.select %8, %0#1, %7 : tensor<3xi1>, tensor<3xf32>
    %10 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %13 = stablehlo.select %12, %2, %11 : tensor<3x3xi1>, tensor<3x3xf32>
    %14 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x5xi1>
    %17 = stablehlo.select %16, %3, %15 : tensor<3x5xi1>, tensor<3x5xf32>
    return %13, %9, %17 : tensor<3x3xf32>, tensor<3xf32>, tensor<3x5xf32>
  }
}
// -----
// svd_full_f64
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x000000808D5FD0BF000000A009C0E7BF000000C05694ED3F000000C0A5B8A13F000000605319D2BF00000020BD2EBBBF00000020438FCC3F00000020F1BCE33F00000080A4FDEFBF000000C057AAF0BF00000020C4ACF13F00000040BA63DABF000000A062ABF6BF000000606D67DC3F000000E0D9A7DD3F00000040CF7DF8BF00000020A85FCD3F00000080E589E73F"> : tensor<6x3xf64>
    %expected0 = stablehlo.constant dense<"0x9BD14BE58FCB04404FD75F24EBF8FF3FE085F510126CD13F"> : tensor<3xf64>
    %expected1 = stablehlo.constant dense<"0xFFFFFF7F8D5FD0BF020000A009C0E7BF010000C05694ED3FFDFFFFBFA5B8A13F050000605319D2BFDAFFFF1FBD2EBBBF02000020438FCC3F00000020F1BCE33F01000080A4FDEFBF000000C057AAF0BF00000020C4ACF13F09000040BA63DABFFEFFFF9F62ABF6BFFAFFFF5F6D67DC3F000000E0D9A7DD3F00000040CF7DF8BFF8FFFF1FA85FCD3F00000080E589E73F"> : tensor<6x3xf64>
    %expected2 = stablehlo.constant dense<"0xFEFFFFFFFFFFEF3F00000000000098BC000000000000883C000000000000983C000000000000A03C00000000000090BC00000000000098BC010000000000F03F0000000000C0B4BC000000000080A33C00000000000088BC00000000000098BC000000000000883C0000000000C0B4BC000000000000F03F000000000080AFBC00000000000092BC00000000000080BC000000000000983C000000000080A33C000000000080AFBC010000000000F03F000000000000803C000000000000703C000000000000A03C00000000000088BC00000000000092BC000000000000803CFFFFFFFFFFFFEF3F00000000000090BC00000000000090BC00000000000098BC00000000000080BC000000000000703C00000000000090BCFEFFFFFFFFFFEF3F"> : tensor<6x6xf64>
    %expected3 = stablehlo.constant dense<"0xFFFFFFFFFFFFEF3F4290ACA8631BA0BC88FEA2E700EAAE3C4290ACA8631BA0BC000000000000F03FF0A89F9297B0923C88FEA2E700EAAE3CF0A89F9297B0923CFBFFFFFFFFFFEF3F"> : tensor<3x3xf64>
    %got:4 = call @model(%in0) : (tensor<6x3xf64>) -> (tensor<3xf64>, tensor<6x3xf64>, tensor<6x6xf64>, tensor<3x3xf64>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3xf64>, tensor<3xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<6x3xf64>, tensor<6x3xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<6x6xf64>, tensor<6x6xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<6x3xf64>) -> (tensor<3xf64> {jax.result_info = "result[0]"}, tensor<6x3xf64> {jax.result_info = "result[1]"}, tensor<6x6xf64> {jax.result_info = "result[2]"}, tensor<3x3xf64> {jax.result_info = "result[3]"}) {
    %0:3 = call @svd(%arg0) : (tensor<6x3xf64>) -> (tensor<6x6xf64>, tensor<3xf64>, tensor<3x3xf64>)
    %1 = stablehlo.slice %0#0 [0:6, 0:3] : (tensor<6x6xf64>) -> tensor<6x3xf64>
    %2 = stablehlo.broadcast_in_dim %0#1, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<6x3xf64>
    %4 = stablehlo.multiply %1, %3 : tensor<6x3xf64>
    %5 = stablehlo.dot_general %4, %0#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf64>, tensor<3x3xf64>) -> tensor<6x3xf64>
    %6 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<6x6xf64>) -> tensor<6x6xf64>
    %7 = stablehlo.dot_general %6, %0#0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf64>, tensor<6x6xf64>) -> tensor<6x6xf64>
    %8 = stablehlo.transpose %0#2, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %9 = stablehlo.dot_general %0#2, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
    return %0#1, %5, %7, %9 : tensor<3xf64>, tensor<6x3xf64>, tensor<6x6xf64>, tensor<3x3xf64>
  }
  func.func private @svd(%arg0: tensor<6x3xf64>) -> (tensor<6x6xf64>, tensor<3xf64>, tensor<3x3xf64>) {
    %0:5 = stablehlo.custom_call @hipsolver_gesvdj_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=6, j=3, k=6, l=3, m=3, n=6, o=6, p=3, q=3}, custom>} : (tensor<6x3xf64>) -> (tensor<6x3xf64>, tensor<3xf64>, tensor<6x6xf64>, tensor<3x3xf64>, tensor<i32>)
    %1 = stablehlo.transpose %0#3, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %3 = stablehlo.compare EQ, %0#4, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %7 = stablehlo.select %6, %0#1, %5 : tensor<3xi1>, tensor<3xf64>
    %8 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<6x6xf64>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x6xi1>
    %11 = stablehlo.select %10, %0#2, %9 : tensor<6x6xi1>, tensor<6x6xf64>
    %12 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %15 = stablehlo.select %14, %1, %13 : tensor<3x3xi1>, tensor<3x3xf64>
    return %11, %7, %15 : tensor<6x6xf64>, tensor<3xf64>, tensor<3x3xf64>
  }
}
// -----
// svd_full_low
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x95AFBF3E8AC9213F17BFB3BF187EA93EFAF09ABE4630F7BEBBDC5E3FDE58BD3FEBADE53FA04BA83F51BCE0BDBD97B43E814E443F252CF83D0CE7053E"> : tensor<3x5xf32>
    %expected0 = stablehlo.constant dense<"0xF55040403AB1C53F5E2EDA3E"> : tensor<3xf32>
    %expected1 = stablehlo.constant dense<"0x9CAFBF3E8FC9213F19BFB3BF1E7EA93EFBF09ABE4430F7BEC2DC5E3FE358BD3FF6ADE53FA54BA83F4FBCE0BDBB97B43E824E443F2F2CF83D11E7053E"> : tensor<3x5xf32>
    %expected2 = stablehlo.constant dense<"0x0200803FA2AE7A33AF3C36B3A2AE7A330200803FDB97E8B2AF3C36B3DB97E8B20100803F"> : tensor<3x3xf32>
    %expected3 = stablehlo.constant dense<"0x0100803F53B8BEB384F26FB31E85A333FADB873353B8BEB30000803FF1B003336F905332346C9E3384F26FB3F1B00333FFFF7F3FF1F191B3834791B31E85A3336F905332F1F191B30000803F50FD5BB3FADB8733346C9E33834791B350FD5BB3FEFF7F3F"> : tensor<5x5xf32>
    %got:4 = call @model(%in0) : (tensor<3x5xf32>) -> (tensor<3xf32>, tensor<3x5xf32>, tensor<3x3xf32>, tensor<5x5xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x5xf32>) -> (tensor<3xf32> {jax.result_info = "result[0]"}, tensor<3x5xf32> {jax.result_info = "result[1]"}, tensor<3x3xf32> {jax.result_info = "result[2]"}, tensor<5x5xf32> {jax.result_info = "result[3]"}) {
    %0:3 = call @svd(%arg0) : (tensor<3x5xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<5x5xf32>)
    %1 = stablehlo.broadcast_in_dim %0#1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
    %3 = stablehlo.multiply %0#0, %2 : tensor<3x3xf32>
    %4 = stablehlo.slice %0#2 [0:3, 0:5] : (tensor<5x5xf32>) -> tensor<3x5xf32>
    %5 = stablehlo.dot_general %3, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %6 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %7 = stablehlo.dot_general %6, %0#0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %8 = stablehlo.transpose %0#2, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %9 = stablehlo.dot_general %0#2, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    return %0#1, %5, %7, %9 : tensor<3xf32>, tensor<3x5xf32>, tensor<3x3xf32>, tensor<5x5xf32>
  }
  func.func private @svd(%arg0: tensor<3x5xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<5x5xf32>) {
    %0:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=5, k=3, l=5, m=3, n=3, o=3, p=5, q=5}, custom>} : (tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<5x5xf32>, tensor<i32>)
    %1 = stablehlo.transpose %0#3, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %3 = stablehlo.compare EQ, %0#4, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %7 = stablehlo.select %6, %0#1, %5 : tensor<3xi1>, tensor<3xf32>
    %8 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %11 = stablehlo.select %10, %0#2, %9 : tensor<3x3xi1>, tensor<3x3xf32>
    %12 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %15 = stablehlo.select %14, %1, %13 : tensor<5x5xi1>, tensor<5x5xf32>
    return %11, %7, %15 : tensor<3x3xf32>, tensor<3xf32>, tensor<5x5xf32>
  }
}
// -----
// svd_stack
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x7CE1523F5CD272BD8CB23ABFD035D4BEF347223F182B443B0130AE3E508A2B3F38EBBFBE7B99413FA8F7C13E5B0E9EBF729DB83FCF3000BF2ADAD3BFFEC385BF9CB182BFB1B3553D22368CBE3D75ACBECAA41E3F2504AE3E07D1A13E09D5D13E00BB1D3FB5E806C0A797BABE90880BC093B3133D30D097BB00D4853F6704983F43A44F3EAA1700BF0A67F83E9C2507BFA189B6BA6E737C3F1ACA0EBFF5404E3F2D6A2D3F3D6D74BF2051793F3ED5323F85BED03DA12743BFEDF45BBF41A409BF79E70A3FDAA374BF9B01E03ED8F19EBF5BF750BE008FE03D037D1C40E14BB0BFF96ABC3F4A70193E2085D23E6460F23D3CB3E33EA15F1DBE511EBA3F96B6E9BE10ED903F3EF524BFA4CA76BD123689BFDEF8E83EE3F9B83FEB6C9EBD689C49BEC5AB8EBFB2CB6ABEAFE0CBBF5FB269BF9A3A683E6DD5A83F1CCA3340712A16BFEAB7B73F409A793EAAE01ABE057DDD3E249C7D3D2717E23D0B11D1BE42F5B2BF8395C5BF0F3B273FA2AB8DBE489918BF2F5B0B3CAE804B3F53B1383E37F327BF"> : tensor<2x3x4x4xf32>
    %expected0 = stablehlo.constant dense<"0x1D912F4075DBD73F369D373FD0B5DE3D2C605440064AC33FF0296D3F801F083E78E5FD3FC121C73F5425613F10B9413EF2F5574050FACE3F2B44A73F89D98E3E282466401C86DB3F36BBC73FC5A6A03F14AD1740C80AC13F0D825B3F0364D73E"> : tensor<2x3x4xf32>
    %expected1 = stablehlo.constant dense<"0x7DE1523F3AD272BD89B23ABFCF35D4BEF047223F002A443B0030AE3E4E8A2B3F2AEBBFBE8299413FB4F7C13E5E0E9EBF729DB83FCD3000BF28DAD3BFFEC385BFA0B182BF90B3553D24368CBE4075ACBECFA41E3F2E04AE3E02D1A13E07D5D13E02BB1D3FBAE806C0A497BABE93880BC0C0B3133D00D097BB03D4853F6904983F46A44F3EA81700BF1467F83E962507BF008AB6BA6D737C3F16CA0EBFEE404E3F2B6A2D3F396D74BF2251793F3CD5323F7EBED03D9C2743BFE6F45BBF3EA409BF75E70A3FD6A374BF9A01E03ED6F19EBF62F750BE3F8FE03D027D1C40E14BB0BFF86ABC3F3870193E2885D23E4A60F23D36B3E33E985F1DBE4F1EBA3F92B6E9BE0CED903F36F524BF5CCA76BD113689BFCFF8E83EDEF9B83FF46C9EBD6C9C49BEBFAB8EBFA0CB6ABEAAE0CBBF5FB269BF9C3A683E6AD5A83F16CA33406D2A16BFEAB7B73F3A9A793EADE01ABE0A7DDD3E309C7D3D3E17E23D0A11D1BE42F5B2BF8195C5BF123B273FA6AB8DBE4C9918BF205B0B3CB2804B3F5BB1383E37F327BF"> : tensor<2x3x4x4xf32>
    %expected2 = stablehlo.constant dense<"0x0000803F000080B200002033000000B3000080B20400803F000060B40000000000002033000060B40100803F00000033000000B300000000000000330000803FFEFF7F3F000000B3000000330000C0B3000000B30000803F00004034000000B30000003300004034FFFF7F3F000000000000C0B3000000B3000000000000803FFCFF7F3F000020B400000000000080B4000020B4FBFF7F3F00000000000040340000000000000000FAFF7F3F0000C033000080B4000040340000C033FBFF7F3F0300803F00000000000000000000E033000000000100803F00008833000000000000000000008833FFFF7F3F0000E0B30000E033000000000000E0B3FFFF7F3FFCFF7F3F00000000000000B3000000B3000000000100803F00008032000060B4000000B300008032FCFF7F3F0000C0B3000000B3000060B40000C0B30000803F0100803F00008033000000B2000000B300008033FFFF7F3F000080B2000000B3000000B2000080B20200803F000000B4000000B3000000B3000000B40600803F"> : tensor<2x3x4x4xf32>
    %expected3 = stablehlo.constant dense<"0xFFFF7F3F000080B3000060B300000000000080B3FEFF7F3F000080B2000072B3000060B3000080B20000803F000000B300000000000072B3000000B30000803F0400803F00001833000050B400004033000018330400803F000000B300000000000050B4000000B30400803F000000B30000403300000000000000B3FEFF7F3F0000803F0000C0B30000C0B3000080320000C0B3FFFF7F3F00000000000000B30000C0B3000000000100803F0000803300008032000000B3000080330000803FFDFF7F3F0000C0B100000034000000330000C0B1F9FF7F3F00004032000080B200000034000040320000803F0000583400000033000080B2000058340100803FFBFF7F3F00000000000000000000003300000000F9FF7F3F00002833000080B300000000000028330200803F000000B200000033000080B3000000B2FAFF7F3F0200803F000000B40000F03300000032000000B4FFFF7F3F0000A0B3000080B20000F0330000A0B3FEFF7F3F000080B200000032000080B2000080B20100803F"> : tensor<2x3x4x4xf32>
    %got:4 = call @model(%in0) : (tensor<2x3x4x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x3x4x4xf32>) -> (tensor<2x3x4xf32> {jax.result_info = "result[0]"}, tensor<2x3x4x4xf32> {jax.result_info = "result[1]"}, tensor<2x3x4x4xf32> {jax.result_info = "result[2]"}, tensor<2x3x4x4xf32> {jax.result_info = "result[3]"}) {
    %0:3 = call @svd(%arg0) : (tensor<2x3x4x4xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4x4xf32>)
    %1 = stablehlo.broadcast_in_dim %0#1, dims = [0, 1, 3] : (tensor<2x3x4xf32>) -> tensor<2x3x1x4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<2x3x1x4xf32>) -> tensor<2x3x4x4xf32>
    %3 = stablehlo.multiply %0#0, %2 : tensor<2x3x4x4xf32>
    %4 = stablehlo.dot_general %3, %0#2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    %5 = stablehlo.transpose %0#0, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    %6 = stablehlo.dot_general %5, %0#0, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    %7 = stablehlo.transpose %0#2, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    %8 = stablehlo.dot_general %0#2, %7, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    return %0#1, %4, %6, %8 : tensor<2x3x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>
  }
  func.func private @svd(%arg0: tensor<2x3x4x4xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4x4xf32>) {
    %0:5 = stablehlo.custom_call @hipsolver_gesvdj_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p, q], [i, j, r, s], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4, s=4}, custom>} : (tensor<2x3x4x4xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3xi32>)
    %1 = stablehlo.transpose %0#3, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    %2 = stablehlo.slice %0#2 [0:2, 0:3, 0:4, 0:4] : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    %3 = stablehlo.slice %1 [0:2, 0:3, 0:4, 0:4] : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %5 = stablehlo.compare EQ, %0#4, %4, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x4xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x4xi1>
    %9 = stablehlo.select %8, %0#1, %7 : tensor<2x3x4xi1>, tensor<2x3x4xf32>
    %10 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3x4x4xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
    %13 = stablehlo.select %12, %2, %11 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>
    %14 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3x4x4xf32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
    %17 = stablehlo.select %16, %3, %15 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>
    return %13, %9, %17 : tensor<2x3x4x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4x4xf32>
  }
}
// -----
// svd_values
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE155BB5BF6B3BE33ECF3EED3E7AEEC3BF41FD6A3E2C4F3C3F"> : tensor<6x3xf32>
    %expected0 = stablehlo.constant dense<"0x805C26405BC7FF3F92608B3E"> : tensor<3xf32>
    %got = call @model(%in0) : (tensor<6x3xf32>) -> tensor<3xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<6x3xf32>) -> (tensor<3xf32> {jax.result_info = "result"}) {
    %0 = call @svd(%arg0) : (tensor<6x3xf32>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @svd(%arg0: tensor<6x3xf32>) -> tensor<3xf32> {
    %0:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = false, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=6, j=3, k=6, l=3, m=3, n=6, o=6, p=3, q=3}, custom>} : (tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<3xf32>, tensor<6x6xf32>, tensor<3x3xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf32>
    return %6 : tensor<3xf32>
  }
}
// -----
// complex_qr
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xC6518ABE4FBBE23F0F9EC9BDE7BF79BEA33C06C0C6EA64BF8FB186BE0A942FBFCBDBB03F"> : tensor<3x3xf32>
    %in1 = stablehlo.constant dense<"0x73E528BEBEEBA43F00BE7C3D377C183DE9DAB5BD89CA783B7A01DC3F817414C0531900C0"> : tensor<3x3xf32>
    %expected0 = stablehlo.constant dense<"0x68051BBEE14DE43E67B7053FFFF30BBEC12F4BBF6C4F173F1DF516BE40B60EBC500AB3BD"> : tensor<3x3xf32>
    %expected1 = stablehlo.constant dense<"0x424ABDBD9220D33ECD5A123FBBE5AA3C8612063DBF43B93C2592763FC02FA4BB28ED533E"> : tensor<3x3xf32>
    %expected2 = stablehlo.constant dense<"0x446BE43F6C120FC0560000C000000000950940402C7C303F0000000000000000D7308ABF"> : tensor<3x3xf32>
    %expected3 = stablehlo.constant dense<"0x000000002078833F6A9D84BF00000000000000006325F33D000000000000000000000000"> : tensor<3x3xf32>
    %got:4 = call @model(%in0, %in1) : (tensor<3x3xf32>, tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x3xf32>, %arg1: tensor<3x3xf32>) -> (tensor<3x3xf32> {jax.result_info = "result.Q[0]"}, tensor<3x3xf32> {jax.result_info = "result.Q[1]"}, tensor<3x3xf32> {jax.result_info = "result.R[0]"}, tensor<3x3xf32> {jax.result_info = "result.R[1]"}) {
    %0 = stablehlo.complex %arg0, %arg1 : tensor<3x3xcomplex<f32>>
    %1:2 = call @qr(%0) : (tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>)
    %2 = stablehlo.real %1#0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %3 = stablehlo.imag %1#0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %4 = stablehlo.real %1#1 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %5 = stablehlo.imag %1#1 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    return %2, %3, %4, %5 : tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>
  }
  func.func private @qr(%arg0: tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) {
    %0:2 = stablehlo.custom_call @hipsolver_geqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3xcomplex<f32>>)
    %1 = stablehlo.custom_call @hipsolver_orgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %2 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %4 = stablehlo.add %2, %3 : tensor<3x3xi64>
    %5 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %8 = stablehlo.select %6, %7, %0#0 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    return %1, %8 : tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>
  }
}
// -----
// complex_lu
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x4DFDB9BE015C82BE0CF0C0BF51337CBF1F605CBF70461D407B9FE63FD2D0D2BE9727BABE"> : tensor<3x3xf32>
    %in1 = stablehlo.constant dense<"0x1E1993BF9E3DF4BFE15EEFBD3A737FBF1EC6ADBD8CD3CCBFC21043BFB431183ED37FBB3E"> : tensor<3x3xf32>
    %expected0 = stablehlo.constant dense<"0x000000000000803F0000000000000000000000000000803F0000803F0000000000000000"> : tensor<3x3xf32>
    %expected1 = stablehlo.constant dense<"0x0000803F000000000000000010B76C3D0000803F0000000092C087BEB1EB5C3E0000803F"> : tensor<3x3xf32>
    %expected2 = stablehlo.constant dense<"0x0000000000000000000000000A071DBF0000000000000000287C2ABF50E9EBBE00000000"> : tensor<3x3xf32>
    %expected3 = stablehlo.constant dense<"0x7B9FE63FD2D0D2BE9727BABE0000000062DAA4BE2800DBBF0000000000000000B7C42940"> : tensor<3x3xf32>
    %expected4 = stablehlo.constant dense<"0xC21043BFB431183ED37FBB3E0000000085D50AC01DDDB8BE0000000000000000EE291DC0"> : tensor<3x3xf32>
    %got:5 = call @model(%in0, %in1) : (tensor<3x3xf32>, tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x3xf32>, %arg1: tensor<3x3xf32>) -> (tensor<3x3xf32> {jax.result_info = "result[0]"}, tensor<3x3xf32> {jax.result_info = "result[1][0]"}, tensor<3x3xf32> {jax.result_info = "result[1][1]"}, tensor<3x3xf32> {jax.result_info = "result[2][0]"}, tensor<3x3xf32> {jax.result_info = "result[2][1]"}) {
    %0 = stablehlo.complex %arg0, %arg1 : tensor<3x3xcomplex<f32>>
    %1:3 = call @lu(%0) : (tensor<3x3xcomplex<f32>>) -> (tensor<3x3xf32>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>)
    %2 = stablehlo.real %1#1 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %3 = stablehlo.imag %1#1 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %4 = stablehlo.real %1#2 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %5 = stablehlo.imag %1#2 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    return %1#0, %2, %3, %4, %5 : tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>
  }
  func.func private @lu(%arg0: tensor<3x3xcomplex<f32>>) -> (tensor<3x3xf32>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) {
    %0:3 = call @_lu(%arg0) : (tensor<3x3xcomplex<f32>>) -> (tensor<3x3xf32>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>)
    return %0#0, %0#1, %0#2 : tensor<3x3xf32>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>
  }
  func.func private @_lu(%arg0: tensor<3x3xcomplex<f32>>) -> (tensor<3x3xf32>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) {
    %0:3 = stablehlo.custom_call @cusolver_getrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3xi32>, tensor<i32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    %9 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=3, j=3}, custom>} : (tensor<3xi32>) -> tensor<3xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %11 = stablehlo.iota dim = 0 : tensor<3xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<3x3xi32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %15 = stablehlo.compare EQ, %13, %14, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %16 = stablehlo.convert %15 : (tensor<3x3xi1>) -> tensor<3x3xcomplex<f32>>
    %17 = stablehlo.real %16 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %18 = call @tril(%8) : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %19 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %20 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %21 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %22 = stablehlo.add %19, %21 : tensor<3x3xi64>
    %23 = stablehlo.compare EQ, %22, %20, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %24 = stablehlo.convert %23 : (tensor<3x3xi1>) -> tensor<3x3xcomplex<f32>>
    %25 = stablehlo.add %18, %24 : tensor<3x3xcomplex<f32>>
    %26 = call @triu(%8) : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    return %17, %25, %26 : tensor<3x3xf32>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>
  }
  func.func private @tril(%arg0: tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %2 = stablehlo.add %0, %1 : tensor<3x3xi64>
    %3 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    return %6 : tensor<3x3xcomplex<f32>>
  }
  func.func private @triu(%arg0: tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %2 = stablehlo.add %0, %1 : tensor<3x3xi64>
    %3 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    return %6 : tensor<3x3xcomplex<f32>>
  }
}
// -----
// complex_eigh_f64
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x0000000094CA97BF0000000030070040000000E0D75FEA3F000000A0F1B8C53F000000A07519DCBF00000080AE40D9BF000000E0980801C0000000402E7DD03F000000A0320EEB3F"> : tensor<3x3xf64>
    %in1 = stablehlo.constant dense<"0x000000A0BC35F9BF000000C0532AE5BF000000A0F984F2BF0000004028E4EEBF000000A0F161AB3F00000000DBAC00C0000000801AA8E33F000000A0941FE83F000000A01012D0BF"> : tensor<3x3xf64>
    %expected0 = stablehlo.constant dense<"0xF9FE33EBC3B204C0CEAC7ECAF321D33F6029E43D4E5F0540"> : tensor<3xf64>
    %expected1 = stablehlo.constant dense<"0x4001000094CA97BFF8FFFF9FF1B8C53FFCFFFFDF980801C0F9FFFF9FF1B8C53FDFFFFF9F7519DCBFFEFFFF3F2E7DD03FFCFFFFDF980801C0FDFFFF3F2E7DD03FFAFFFF9F320EEB3F"> : tensor<3x3xf64>
    %expected2 = stablehlo.constant dense<"0x0000000000000000FAFFFF3F28E4EE3FFCFFFF7F1AA8E3BFFAFFFF3F28E4EEBF00000000000070BCF4FFFF9F941FE8BFFCFFFF7F1AA8E33FF5FFFF9F941FE83F0000000000000000"> : tensor<3x3xf64>
    %expected3 = stablehlo.constant dense<"0xFAFFFFFFFFFFEF3F000000000000A83C000000000080B83C000000000000A83CFAFFFFFFFFFFEF3F000000000040B7BC000000000080B83C000000000040B7BCFBFFFFFFFFFFEF3F"> : tensor<3x3xf64>
    %expected4 = stablehlo.constant dense<"0x0000000000000000000000000000B9BC000000000000A23C000000000000B93C0000000000000000000000000000BCBC000000000000A2BC000000000000BC3C0000000000000000"> : tensor<3x3xf64>
    %got:5 = call @model(%in0, %in1) : (tensor<3x3xf64>, tensor<3x3xf64>) -> (tensor<3xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3x3xf64>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3xf64>, tensor<3xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x3xf64>, %arg1: tensor<3x3xf64>) -> (tensor<3xf64> {jax.result_info = "result[0]"}, tensor<3x3xf64> {jax.result_info = "result[1][0]"}, tensor<3x3xf64> {jax.result_info = "result[1][1]"}, tensor<3x3xf64> {jax.result_info = "result[2][0]"}, tensor<3x3xf64> {jax.result_info = "result[2][1]"}) {
    %0 = stablehlo.complex %arg0, %arg1 : tensor<3x3xcomplex<f64>>
    %1:2 = call @eigh(%0) : (tensor<3x3xcomplex<f64>>) -> (tensor<3xf64>, tensor<3x3xcomplex<f64>>)
    %2 = stablehlo.broadcast_in_dim %1#0, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %3 = stablehlo.convert %2 : (tensor<1x3xf64>) -> tensor<1x3xcomplex<f64>>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %5 = stablehlo.multiply %1#1, %4 : tensor<3x3xcomplex<f64>>
    %6 = stablehlo.transpose %1#1, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %7 = stablehlo.real %6 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %8 = stablehlo.imag %6 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %9 = stablehlo.negate %8 : tensor<3x3xf64>
    %10 = stablehlo.complex %7, %9 : tensor<3x3xcomplex<f64>>
    %11 = stablehlo.dot_general %5, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %12 = stablehlo.transpose %1#1, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %13 = stablehlo.real %12 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %14 = stablehlo.imag %12 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %15 = stablehlo.negate %14 : tensor<3x3xf64>
    %16 = stablehlo.complex %13, %15 : tensor<3x3xcomplex<f64>>
    %17 = stablehlo.dot_general %16, %1#1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %18 = stablehlo.real %11 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %19 = stablehlo.imag %11 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %20 = stablehlo.real %17 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %21 = stablehlo.imag %17 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    return %1#0, %18, %19, %20, %21 : tensor<3xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3x3xf64>
  }
  func.func private @eigh(%arg0: tensor<3x3xcomplex<f64>>) -> (tensor<3xf64>, tensor<3x3xcomplex<f64>>) {
    %0:3 = stablehlo.custom_call @hipsolver_syevd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {algorithm = 0 : ui8, lower = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#2, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %6 = stablehlo.select %5, %0#0, %4 : tensor<3x3xi1>, tensor<3x3xcomplex<f64>>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %10 = stablehlo.select %9, %0#1, %8 : tensor<3xi1>, tensor<3xf64>
    return %10, %6 : tensor<3xf64>, tensor<3x3xcomplex<f64>>
  }
}
// -----
// complex_svd
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xEEC31EC04B157FBFBBCF9D3FA9CA31C097EEB1BE440A97BF52F84D3F45D42CBF10D3CE3E"> : tensor<3x3xf32>
    %in1 = stablehlo.constant dense<"0x04C2103F7309EB3F03D04FBEE388C03E4C16BEBF795F983FB5B042BF968D0FBF0241B6BC"> : tensor<3x3xf32>
    %expected0 = stablehlo.constant dense<"0x8BFE8840CB5F40400895DF3E"> : tensor<3xf32>
    %expected1 = stablehlo.constant dense<"0xEEC31EC042157FBFBCCF9D3FA7CA31C08DEEB1BE450A97BF4FF84D3F49D42CBF0BD3CE3E"> : tensor<3x3xf32>
    %expected2 = stablehlo.constant dense<"0x00C2103F7C09EB3FF7CF4FBEE488C03E5016BEBF755F983FB3B042BF948D0FBFE040B6BC"> : tensor<3x3xf32>
    %expected3 = stablehlo.constant dense<"0x0000803F000080B300000033000080B3FEFF7F3F0000003300008032000000330000803F"> : tensor<3x3xf32>
    %expected4 = stablehlo.constant dense<"0x00000000000008B40000E0320000083400000000000040330000E0B2000040B300000000"> : tensor<3x3xf32>
    %expected5 = stablehlo.constant dense<"0x0000803F000000B3000020B3000000B30100803F000020B4000020B3000030B40000803F"> : tensor<3x3xf32>
    %expected6 = stablehlo.constant dense<"0x00000000000000B2000080B200000032000000000000C0B3000080320000C03300000000"> : tensor<3x3xf32>
    %got:7 = call @model(%in0, %in1) : (tensor<3x3xf32>, tensor<3x3xf32>) -> (tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#5, %expected5) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#6, %expected6) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x3xf32>, %arg1: tensor<3x3xf32>) -> (tensor<3xf32> {jax.result_info = "result[0]"}, tensor<3x3xf32> {jax.result_info = "result[1][0]"}, tensor<3x3xf32> {jax.result_info = "result[1][1]"}, tensor<3x3xf32> {jax.result_info = "result[2][0]"}, tensor<3x3xf32> {jax.result_info = "result[2][1]"}, tensor<3x3xf32> {jax.result_info = "result[3][0]"}, tensor<3x3xf32> {jax.result_info = "result[3][1]"}) {
    %0 = stablehlo.complex %arg0, %arg1 : tensor<3x3xcomplex<f32>>
    %1:3 = call @svd(%0) : (tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>)
    %2 = stablehlo.broadcast_in_dim %1#1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %3 = stablehlo.convert %2 : (tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %5 = stablehlo.multiply %1#0, %4 : tensor<3x3xcomplex<f32>>
    %6 = stablehlo.dot_general %5, %1#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %7 = stablehlo.transpose %1#0, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %8 = stablehlo.real %7 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %9 = stablehlo.imag %7 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %10 = stablehlo.negate %9 : tensor<3x3xf32>
    %11 = stablehlo.complex %8, %10 : tensor<3x3xcomplex<f32>>
    %12 = stablehlo.dot_general %11, %1#0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %13 = stablehlo.transpose %1#2, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %14 = stablehlo.real %13 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %15 = stablehlo.imag %13 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %16 = stablehlo.negate %15 : tensor<3x3xf32>
    %17 = stablehlo.complex %14, %16 : tensor<3x3xcomplex<f32>>
    %18 = stablehlo.dot_general %1#2, %17, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %19 = stablehlo.real %6 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %20 = stablehlo.imag %6 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %21 = stablehlo.real %12 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %22 = stablehlo.imag %12 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %23 = stablehlo.real %18 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %24 = stablehlo.imag %18 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    return %1#1, %19, %20, %21, %22, %23, %24 : tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>
  }
  func.func private @svd(%arg0: tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>) {
    %0:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=3, k=3, l=3, m=3, n=3, o=3, p=3, q=3}, custom>} : (tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<i32>)
    %1 = stablehlo.transpose %0#3, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %2 = stablehlo.real %1 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %3 = stablehlo.imag %1 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %4 = stablehlo.negate %3 : tensor<3x3xf32>
    %5 = stablehlo.complex %2, %4 : tensor<3x3xcomplex<f32>>
    %6 = stablehlo.slice %0#2 [0:3, 0:3] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %7 = stablehlo.slice %5 [0:3, 0:3] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %9 = stablehlo.compare EQ, %0#4, %8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %13 = stablehlo.select %12, %0#1, %11 : tensor<3xi1>, tensor<3xf32>
    %14 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %15 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %17 = stablehlo.select %16, %6, %15 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    %18 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %19 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %20 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %21 = stablehlo.select %20, %7, %19 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    return %17, %13, %21 : tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>
  }
}
// -----
// complex_svd_low
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x161995BF738F00400F9D75BF13CD3F3F02FBD7BFD4256EBF5E18C23FA99485BE"> : tensor<2x4xf32>
    %in1 = stablehlo.constant dense<"0x2B05573F6FA4723E4DF4D6BDA692AE3FB15672BE3AEFE3BF25A14DBFE71A0D3F"> : tensor<2x4xf32>
    %expected0 = stablehlo.constant dense<"0xCCDD5640347E3A40"> : tensor<2xf32>
    %expected1 = stablehlo.constant dense<"0x141995BF728F0040099D75BF12CD3F3F00FBD7BFD5256EBF5E18C23FA99485BE"> : tensor<2x4xf32>
    %expected2 = stablehlo.constant dense<"0x2A05573F58A4723E5CF4D6BDA692AE3FA85672BE3AEFE3BF23A14DBFE61A0D3F"> : tensor<2x4xf32>
    %expected3 = stablehlo.constant dense<"0x0000803F00C0C53200C0C5320000803F"> : tensor<2x2xf32>
    %expected4 = stablehlo.constant dense<"0x0000000000008030000080B000000000"> : tensor<2x2xf32>
    %expected5 = stablehlo.constant dense<"0xFEFF7F3F000080B2000080B30000A032000080B20000803F00000032000000B3000080B3000000320100803F000080320000A032000000B300008032FFFF7F3F"> : tensor<4x4xf32>
    %expected6 = stablehlo.constant dense<"0x0000000000007033000000B3000040B2000070B30000000000000000000080330000003300000000000000000000803200004032000080B3000080B200000000"> : tensor<4x4xf32>
    %got:7 = call @model(%in0, %in1) : (tensor<2x4xf32>, tensor<2x4xf32>) -> (tensor<2xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<4x4xf32>, tensor<4x4xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<2x4xf32>, tensor<2x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<2x4xf32>, tensor<2x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#5, %expected5) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#6, %expected6) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x4xf32>, %arg1: tensor<2x4xf32>) -> (tensor<2xf32> {jax.result_info = "result[0]"}, tensor<2x4xf32> {jax.result_info = "result[1][0]"}, tensor<2x4xf32> {jax.result_info = "result[1][1]"}, tensor<2x2xf32> {jax.result_info = "result[2][0]"}, tensor<2x2xf32> {jax.result_info = "result[2][1]"}, tensor<4x4xf32> {jax.result_info = "result[3][0]"}, tensor<4x4xf32> {jax.result_info = "result[3][1]"}) {
    %0 = stablehlo.complex %arg0, %arg1 : tensor<2x4xcomplex<f32>>
    %1:3 = call @svd(%0) : (tensor<2x4xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2xf32>, tensor<4x4xcomplex<f32>>)
    %2 = stablehlo.broadcast_in_dim %1#1, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %3 = stablehlo.convert %2 : (tensor<1x2xf32>) -> tensor<1x2xcomplex<f32>>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %5 = stablehlo.multiply %1#0, %4 : tensor<2x2xcomplex<f32>>
    %6 = stablehlo.slice %1#2 [0:2, 0:4] : (tensor<4x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %7 = stablehlo.dot_general %5, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x2xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %8 = stablehlo.transpose %1#0, dims = [1, 0] : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %9 = stablehlo.real %8 : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %10 = stablehlo.imag %8 : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %11 = stablehlo.negate %10 : tensor<2x2xf32>
    %12 = stablehlo.complex %9, %11 : tensor<2x2xcomplex<f32>>
    %13 = stablehlo.dot_general %12, %1#0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %14 = stablehlo.transpose %1#2, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %15 = stablehlo.real %14 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %16 = stablehlo.imag %14 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %17 = stablehlo.negate %16 : tensor<4x4xf32>
    %18 = stablehlo.complex %15, %17 : tensor<4x4xcomplex<f32>>
    %19 = stablehlo.dot_general %1#2, %18, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %20 = stablehlo.real %7 : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
    %21 = stablehlo.imag %7 : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
    %22 = stablehlo.real %13 : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %23 = stablehlo.imag %13 : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %24 = stablehlo.real %19 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %25 = stablehlo.imag %19 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    return %1#1, %20, %21, %22, %23, %24, %25 : tensor<2xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<4x4xf32>, tensor<4x4xf32>
  }
  func.func private @svd(%arg0: tensor<2x4xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2xf32>, tensor<4x4xcomplex<f32>>) {
    %0:5 = stablehlo.custom_call @hipsolver_gesvdj_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=2, j=4, k=2, l=4, m=2, n=2, o=2, p=4, q=4}, custom>} : (tensor<2x4xcomplex<f32>>) -> (tensor<2x4xcomplex<f32>>, tensor<2xf32>, tensor<2x2xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
    %1 = stablehlo.transpose %0#3, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %2 = stablehlo.real %1 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %3 = stablehlo.imag %1 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %4 = stablehlo.negate %3 : tensor<4x4xf32>
    %5 = stablehlo.complex %2, %4 : tensor<4x4xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %7 = stablehlo.compare EQ, %0#4, %6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<1xi1>) -> tensor<2xi1>
    %11 = stablehlo.select %10, %0#1, %9 : tensor<2xi1>, tensor<2xf32>
    %12 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<2x2xcomplex<f32>>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<2x2xi1>
    %15 = stablehlo.select %14, %0#2, %13 : tensor<2x2xi1>, tensor<2x2xcomplex<f32>>
    %16 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %17 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %18 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %19 = stablehlo.select %18, %5, %17 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    return %15, %11, %19 : tensor<2x2xcomplex<f32>>, tensor<2xf32>, tensor<4x4xcomplex<f32>>
  }
}
// -----
// complex_cholesky
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x0184353E491C953E4C9FBC3FAEEE9C3FD47D37C04E87A2BE479A28BEC444E0BF0CE3C03D"> : tensor<3x3xf32>
    %in1 = stablehlo.constant dense<"0x4BD79F3FA8148BBFBE3CAC3E68736ABF6D022CBF3C1BBD3F12E50ABF1EA7EC3E1384EFBF"> : tensor<3x3xf32>
    %expected0 = stablehlo.constant dense<"0x6D9B36400000000000000000B4CDB3BEDA0B7A4000000000014746BF2961EE3DD7732440"> : tensor<3x3xf32>
    %expected1 = stablehlo.constant dense<"0x000000000000000000000000E41474BF0000000000000000F194C7BFEF1F2FBF00000000"> : tensor<3x3xf32>
    %got:2 = call @model(%in0, %in1) : (tensor<3x3xf32>, tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x3xf32>, %arg1: tensor<3x3xf32>) -> (tensor<3x3xf32> {jax.result_info = "result[0]"}, tensor<3x3xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.complex %arg0, %arg1 : tensor<3x3xcomplex<f32>>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %2 = stablehlo.real %1 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %3 = stablehlo.imag %1 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %4 = stablehlo.negate %3 : tensor<3x3xf32>
    %5 = stablehlo.complex %2, %4 : tensor<3x3xcomplex<f32>>
    %6 = stablehlo.dot_general %0, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %7 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %8 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %10 = stablehlo.add %7, %9 : tensor<3x3xi64>
    %11 = stablehlo.compare EQ, %10, %8, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %12 = stablehlo.convert %11 : (tensor<3x3xi1>) -> tensor<3x3xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %14 = stablehlo.multiply %13, %12 : tensor<3x3xcomplex<f32>>
    %15 = stablehlo.add %6, %14 : tensor<3x3xcomplex<f32>>
    %16 = call @cholesky(%15) : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %17 = stablehlo.real %16 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %18 = stablehlo.imag %16 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    return %17, %18 : tensor<3x3xf32>, tensor<3x3xf32>
  }
  func.func private @cholesky(%arg0: tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %1 = stablehlo.real %0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %2 = stablehlo.imag %0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %3 = stablehlo.negate %2 : tensor<3x3xf32>
    %4 = stablehlo.complex %1, %3 : tensor<3x3xcomplex<f32>>
    %5 = stablehlo.add %arg0, %4 : tensor<3x3xcomplex<f32>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %7 = stablehlo.divide %5, %6 : tensor<3x3xcomplex<f32>>
    %8:2 = stablehlo.custom_call @cusolver_potrf_ffi(%7) {backend_config = "", mhlo.backend_config = {lower = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=3, j=3, k=3, l=3}, custom>} : (tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %10 = stablehlo.compare EQ, %8#1, %9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %14 = stablehlo.select %13, %8#0, %12 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    %15 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %17 = stablehlo.add %15, %16 : tensor<3x3xi64>
    %18 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %19 = stablehlo.compare GE, %17, %18, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %cst_2 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %21 = stablehlo.select %19, %14, %20 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    return %21 : tensor<3x3xcomplex<f32>>
  }
}
// -----
// complex_cholesky_f64
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x000000800DCCFD3F000000C0ED48E33F000000A0275CC7BF00000080E06AE23F000000E09E8EF6BF00000060A5EBF23F000000A02ABCD4BF00000020F31ECABF000000204977DFBF"> : tensor<3x3xf64>
    %in1 = stablehlo.constant dense<"0x00000040B294E2BF000000E0BD3AE63F00000020C760D03F000000E01EDBE43F00000040F30282BF00000000226CE03F000000006BCEDABF000000A07DD60140000000403E16F9BF"> : tensor<3x3xf64>
    %expected0 = stablehlo.constant dense<"0xA224F8D95D45064000000000000000000000000000000000E9931AE935B2B6BF7BFC51BB3AE204400000000000000000E363878D2357D13FAFFB224EB72AE6BF3D474DB2D39E0540"> : tensor<3x3xf64>
    %expected1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000F9CE178E556FE83F00000000000000000000000000000000C840620E675DD53FD0AC74A26FD4FBBF0000000000000000"> : tensor<3x3xf64>
    %got:2 = call @model(%in0, %in1) : (tensor<3x3xf64>, tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3x3xf64>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x3xf64>, %arg1: tensor<3x3xf64>) -> (tensor<3x3xf64> {jax.result_info = "result[0]"}, tensor<3x3xf64> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.complex %arg0, %arg1 : tensor<3x3xcomplex<f64>>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %2 = stablehlo.real %1 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %3 = stablehlo.imag %1 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %4 = stablehlo.negate %3 : tensor<3x3xf64>
    %5 = stablehlo.complex %2, %4 : tensor<3x3xcomplex<f64>>
    %6 = stablehlo.dot_general %0, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %7 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %8 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %10 = stablehlo.add %7, %9 : tensor<3x3xi64>
    %11 = stablehlo.compare EQ, %10, %8, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %12 = stablehlo.convert %11 : (tensor<3x3xi1>) -> tensor<3x3xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %14 = stablehlo.multiply %13, %12 : tensor<3x3xcomplex<f64>>
    %15 = stablehlo.add %6, %14 : tensor<3x3xcomplex<f64>>
    %16 = call @cholesky(%15) : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %17 = stablehlo.real %16 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %18 = stablehlo.imag %16 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    return %17, %18 : tensor<3x3xf64>, tensor<3x3xf64>
  }
  func.func private @cholesky(%arg0: tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %1 = stablehlo.real %0 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %2 = stablehlo.imag %0 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %3 = stablehlo.negate %2 : tensor<3x3xf64>
    %4 = stablehlo.complex %1, %3 : tensor<3x3xcomplex<f64>>
    %5 = stablehlo.add %arg0, %4 : tensor<3x3xcomplex<f64>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %7 = stablehlo.divide %5, %6 : tensor<3x3xcomplex<f64>>
    %8:2 = stablehlo.custom_call @hipsolver_potrf_ffi(%7) {backend_config = "", mhlo.backend_config = {lower = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=3, j=3, k=3, l=3}, custom>} : (tensor<3x3xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %10 = stablehlo.compare EQ, %8#1, %9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %14 = stablehlo.select %13, %8#0, %12 : tensor<3x3xi1>, tensor<3x3xcomplex<f64>>
    %15 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %17 = stablehlo.add %15, %16 : tensor<3x3xi64>
    %18 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %19 = stablehlo.compare GE, %17, %18, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %cst_2 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %21 = stablehlo.select %19, %14, %20 : tensor<3x3xi1>, tensor<3x3xcomplex<f64>>
    return %21 : tensor<3x3xcomplex<f64>>
  }
}
// -----
// complex_eig
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x2108DB3E6FC3E03ED2D606BF962584BF7ED413400758A73E0E773BBF697A6A3F7E87DFBD"> : tensor<3x3xf32>
    %in1 = stablehlo.constant dense<"0xAD7981BE1DF10F3F665CA5BF8E8BB43EB4DBF43FD7AEEE3EDF9EC0BEA7D101BF1518D2BE"> : tensor<3x3xf32>
    %expected0 = stablehlo.constant dense<"0xB5C816BF24DB793FEE7C0F40"> : tensor<3xf32>
    %expected1 = stablehlo.constant dense<"0x170AA1BFA1E14F3F8A10D93F"> : tensor<3xf32>
    %expected2 = stablehlo.constant dense<"0x6BC300356AB4F3342CCEEE347BF0033508670134AFB4B534C262CA3473811A35BD1B0F34"> : tensor<3x3xf32>
    %expected3 = stablehlo.constant dense<"0xFFFF4F35C262CA3496F196345AC1E634E7BAA43460AAC0348B70FA3480D19C34BD1B0F34"> : tensor<3x3xf32>
    %expected4 = stablehlo.constant dense<"0xFFFF7F3FFFFF7F3F0000803F"> : tensor<3xf32>
    %got:5 = call @model(%in0, %in1) : (tensor<3x3xf32>, tensor<3x3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x3xf32>, %arg1: tensor<3x3xf32>) -> (tensor<3xf32> {jax.result_info = "result[0][0]"}, tensor<3xf32> {jax.result_info = "result[0][1]"}, tensor<3x3xf32> {jax.result_info = "result[1]"}, tensor<3x3xf32> {jax.result_info = "result[2]"}, tensor<3xf32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.complex %arg0, %arg1 : tensor<3x3xcomplex<f32>>
    %1:4 = stablehlo.custom_call @cuhybrid_eig_comp(%0) {backend_config = "", mhlo.backend_config = {left = false, magma = "auto", right = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k], [l, m], [n, o], []) {i=3, j=3, k=3, l=3, m=3, n=3, o=3}, custom>} : (tensor<3x3xcomplex<f32>>) -> (tensor<3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %3 = stablehlo.compare EQ, %1#3, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %7 = stablehlo.select %6, %1#0, %5 : tensor<3xi1>, tensor<3xcomplex<f32>>
    %8 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %11 = stablehlo.select %10, %1#2, %9 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    %12:4 = stablehlo.custom_call @cuhybrid_eig_comp(%0) {backend_config = "", mhlo.backend_config = {left = true, magma = "auto", right = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k], [l, m], [n, o], []) {i=3, j=3, k=3, l=3, m=3, n=3, o=3}, custom>} : (tensor<3x3xcomplex<f32>>) -> (tensor<3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<i32>)
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<i32>
    %14 = stablehlo.compare EQ, %12#3, %13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_2 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %18 = stablehlo.select %17, %12#0, %16 : tensor<3xi1>, tensor<3xcomplex<f32>>
    %19 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_3 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %21 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %22 = stablehlo.select %21, %12#1, %20 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    %23 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_4 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %26 = stablehlo.select %25, %12#2, %24 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    %27 = stablehlo.real %7 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %28 = call @round(%27) : (tensor<3xf32>) -> tensor<3xf32>
    %29 = stablehlo.imag %7 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %30:2 = "stablehlo.sort"(%28, %29) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<f32>):
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %54 = stablehlo.compare EQ, %arg2, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %55 = stablehlo.select %54, %cst_6, %arg2 : tensor<i1>, tensor<f32>
      %56 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_7 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %57 = stablehlo.select %56, %cst_7, %55 : tensor<i1>, tensor<f32>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %58 = stablehlo.compare EQ, %arg3, %cst_8, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %59 = stablehlo.select %58, %cst_9, %arg3 : tensor<i1>, tensor<f32>
      %60 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_10 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %61 = stablehlo.select %60, %cst_10, %59 : tensor<i1>, tensor<f32>
      %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %62 = stablehlo.compare EQ, %arg4, %cst_11, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %63 = stablehlo.select %62, %cst_12, %arg4 : tensor<i1>, tensor<f32>
      %64 = stablehlo.compare NE, %arg4, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_13 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %65 = stablehlo.select %64, %cst_13, %63 : tensor<i1>, tensor<f32>
      %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %66 = stablehlo.compare EQ, %arg5, %cst_14, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %67 = stablehlo.select %66, %cst_15, %arg5 : tensor<i1>, tensor<f32>
      %68 = stablehlo.compare NE, %arg5, %arg5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_16 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %69 = stablehlo.select %68, %cst_16, %67 : tensor<i1>, tensor<f32>
      %70 = stablehlo.compare LT, %65, %69, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %71 = stablehlo.compare LT, %57, %61, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %72 = stablehlo.compare EQ, %57, %61, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %73 = stablehlo.and %72, %70 : tensor<i1>
      %74 = stablehlo.or %71, %73 : tensor<i1>
      stablehlo.return %74 : tensor<i1>
    }) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
    %31 = stablehlo.dot_general %0, %11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %32 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %34 = stablehlo.multiply %11, %33 : tensor<3x3xcomplex<f32>>
    %35 = stablehlo.subtract %31, %34 : tensor<3x3xcomplex<f32>>
    %36 = stablehlo.abs %35 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %37 = stablehlo.transpose %22, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %38 = stablehlo.real %37 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %39 = stablehlo.imag %37 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %40 = stablehlo.negate %39 : tensor<3x3xf32>
    %41 = stablehlo.complex %38, %40 : tensor<3x3xcomplex<f32>>
    %42 = stablehlo.dot_general %41, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %43 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<3xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
    %44 = stablehlo.transpose %22, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %45 = stablehlo.real %44 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %46 = stablehlo.imag %44 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %47 = stablehlo.negate %46 : tensor<3x3xf32>
    %48 = stablehlo.complex %45, %47 : tensor<3x3xcomplex<f32>>
    %49 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<3x1xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %50 = stablehlo.multiply %49, %48 : tensor<3x3xcomplex<f32>>
    %51 = stablehlo.subtract %42, %50 : tensor<3x3xcomplex<f32>>
    %52 = stablehlo.abs %51 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %53 = call @norm(%11) : (tensor<3x3xcomplex<f32>>) -> tensor<3xf32>
    return %30#0, %30#1, %36, %52, %53 : tensor<3xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>
  }
  func.func private @round(%arg0: tensor<3xf32>) -> tensor<3xf32> {
    %cst = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<3xf32>
    %2 = stablehlo.round_nearest_even %1 : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %4 = stablehlo.divide %2, %3 : tensor<3xf32>
    return %4 : tensor<3xf32>
  }
  func.func private @norm(%arg0: tensor<3x3xcomplex<f32>>) -> tensor<3xf32> {
    %0 = stablehlo.real %arg0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %1 = stablehlo.imag %arg0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %2 = stablehlo.negate %1 : tensor<3x3xf32>
    %3 = stablehlo.complex %0, %2 : tensor<3x3xcomplex<f32>>
    %4 = stablehlo.multiply %arg0, %3 : tensor<3x3xcomplex<f32>>
    %5 = stablehlo.real %4 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.sqrt %6 : tensor<3xf32>
    return %7 : tensor<3xf32>
  }
}
// -----
// eig
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF"> : tensor<4x4xf32>
    %expected0 = stablehlo.constant dense<"0xCFF72BC0C52030BDEC51A83FEC51A83F"> : tensor<4xf32>
    %expected1 = stablehlo.constant dense<"0x0000000000000000B62508BFB625083F"> : tensor<4xf32>
    %expected2 = stablehlo.constant dense<"0x0000A0350000A934837E4134837E413400008033000088340000C0330000C0330040B13200008D3373475E3473475E34000040350000AB349806693598066935"> : tensor<4x4xf32>
    %expected3 = stablehlo.constant dense<"0x0000D0350000803200001034000000350000873400008133000038330000C8343DB48834418313350000203455641E353DB48834418313350000203455641E35"> : tensor<4x4xf32>
    %expected4 = stablehlo.constant dense<"0xFFFF7F3FFFFF7F3FFFFF7F3FFFFF7F3F"> : tensor<4xf32>
    %got:5 = call @model(%in0) : (tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x4xf32>) -> (tensor<4xf32> {jax.result_info = "result[0][0]"}, tensor<4xf32> {jax.result_info = "result[0][1]"}, tensor<4x4xf32> {jax.result_info = "result[1]"}, tensor<4x4xf32> {jax.result_info = "result[2]"}, tensor<4xf32> {jax.result_info = "result[3]"}) {
    %0:5 = stablehlo.custom_call @hiphybrid_eig_real(%arg0) {backend_config = "", mhlo.backend_config = {left = false, magma = "auto", right = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k], [l], [m, n], [o, p], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
    %1 = stablehlo.complex %0#0, %0#1 : tensor<4xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %3 = stablehlo.compare EQ, %0#4, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %7 = stablehlo.select %6, %1, %5 : tensor<4xi1>, tensor<4xcomplex<f32>>
    %8 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %11 = stablehlo.select %10, %0#3, %9 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    %12:5 = stablehlo.custom_call @hiphybrid_eig_real(%arg0) {backend_config = "", mhlo.backend_config = {left = true, magma = "auto", right = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k], [l], [m, n], [o, p], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
    %13 = stablehlo.complex %12#0, %12#1 : tensor<4xcomplex<f32>>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<i32>
    %15 = stablehlo.compare EQ, %12#4, %14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_2 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %18 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %19 = stablehlo.select %18, %13, %17 : tensor<4xi1>, tensor<4xcomplex<f32>>
    %20 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_3 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %22 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %23 = stablehlo.select %22, %12#2, %21 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    %24 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_4 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %26 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %27 = stablehlo.select %26, %12#3, %25 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    %28 = stablehlo.real %7 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %29 = call @round(%28) : (tensor<4xf32>) -> tensor<4xf32>
    %30 = stablehlo.imag %7 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %31:2 = "stablehlo.sort"(%29, %30) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>):
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %59 = stablehlo.compare EQ, %arg1, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %60 = stablehlo.select %59, %cst_6, %arg1 : tensor<i1>, tensor<f32>
      %61 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_7 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %62 = stablehlo.select %61, %cst_7, %60 : tensor<i1>, tensor<f32>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %63 = stablehlo.compare EQ, %arg2, %cst_8, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %64 = stablehlo.select %63, %cst_9, %arg2 : tensor<i1>, tensor<f32>
      %65 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_10 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %66 = stablehlo.select %65, %cst_10, %64 : tensor<i1>, tensor<f32>
      %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %67 = stablehlo.compare EQ, %arg3, %cst_11, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %68 = stablehlo.select %67, %cst_12, %arg3 : tensor<i1>, tensor<f32>
      %69 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_13 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %70 = stablehlo.select %69, %cst_13, %68 : tensor<i1>, tensor<f32>
      %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %71 = stablehlo.compare EQ, %arg4, %cst_14, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %72 = stablehlo.select %71, %cst_15, %arg4 : tensor<i1>, tensor<f32>
      %73 = stablehlo.compare NE, %arg4, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_16 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %74 = stablehlo.select %73, %cst_16, %72 : tensor<i1>, tensor<f32>
      %75 = stablehlo.compare LT, %70, %74, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %76 = stablehlo.compare LT, %62, %66, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %77 = stablehlo.compare EQ, %62, %66, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %78 = stablehlo.and %77, %75 : tensor<i1>
      %79 = stablehlo.or %76, %78 : tensor<i1>
      stablehlo.return %79 : tensor<i1>
    }) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    %32 = stablehlo.convert %arg0 : (tensor<4x4xf32>) -> tensor<4x4xcomplex<f32>>
    %33 = stablehlo.convert %11 : tensor<4x4xcomplex<f32>>
    %34 = stablehlo.dot_general %32, %33, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %35 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %37 = stablehlo.multiply %11, %36 : tensor<4x4xcomplex<f32>>
    %38 = stablehlo.subtract %34, %37 : tensor<4x4xcomplex<f32>>
    %39 = stablehlo.abs %38 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %40 = stablehlo.transpose %23, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %41 = stablehlo.real %40 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %42 = stablehlo.imag %40 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %43 = stablehlo.negate %42 : tensor<4x4xf32>
    %44 = stablehlo.complex %41, %43 : tensor<4x4xcomplex<f32>>
    %45 = stablehlo.convert %44 : tensor<4x4xcomplex<f32>>
    %46 = stablehlo.convert %arg0 : (tensor<4x4xf32>) -> tensor<4x4xcomplex<f32>>
    %47 = stablehlo.dot_general %45, %46, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %48 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<4xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
    %49 = stablehlo.transpose %23, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %50 = stablehlo.real %49 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %51 = stablehlo.imag %49 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %52 = stablehlo.negate %51 : tensor<4x4xf32>
    %53 = stablehlo.complex %50, %52 : tensor<4x4xcomplex<f32>>
    %54 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<4x1xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %55 = stablehlo.multiply %54, %53 : tensor<4x4xcomplex<f32>>
    %56 = stablehlo.subtract %47, %55 : tensor<4x4xcomplex<f32>>
    %57 = stablehlo.abs %56 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %58 = call @norm(%11) : (tensor<4x4xcomplex<f32>>) -> tensor<4xf32>
    return %31#0, %31#1, %39, %57, %58 : tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>
  }
  func.func private @round(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<4xf32>
    %2 = stablehlo.round_nearest_even %1 : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %4 = stablehlo.divide %2, %3 : tensor<4xf32>
    return %4 : tensor<4xf32>
  }
  func.func private @norm(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4xf32> {
    %0 = stablehlo.real %arg0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %1 = stablehlo.imag %arg0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %2 = stablehlo.negate %1 : tensor<4x4xf32>
    %3 = stablehlo.complex %0, %2 : tensor<4x4xcomplex<f32>>
    %4 = stablehlo.multiply %arg0, %3 : tensor<4x4xcomplex<f32>>
    %5 = stablehlo.real %4 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %7 = stablehlo.sqrt %6 : tensor<4xf32>
    return %7 : tensor<4xf32>
  }
}
// -----
// eig_f64
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x000000802F5CEA3F000000804B5AAEBF000000805156E7BF00000000BA86DABF00000060FE48E43F000000006385683F0000002000C6D53F000000004A71E53F0000000067FDD7BF000000602F33E83F00000000F53ED83F00000060CBC1F3BF00000040AE13F73F000000E01906E0BF00000040457BFABF000000C07FB8F0BF000000803356F0BF0000002076B6AA3F00000040C486D1BF000000A0A78ED5BF0000004099D4E33F000000A084C0D53F000000E0203AD43F00000020A13ADA3F0000000060B7E33F000000A016DD00C0000000E0F452D7BF00000000127101C0000000607276A23F0000000006FA72BF0000000080BAF03F000000E08C00F33F0000006088F4C93F00000040F502E0BF00000040E10CDF3F00000080B3E4E0BF0000002034D156BF000000C06D8EEF3F0000004043D9E1BF000000A01EC8E93F000000A045ADE53F000000A0A78DEEBF00000000242AEF3F000000C0A75AE63F000000A0D017BA3F00000020F464E8BF000000A09D7EEBBF000000208834E1BF00000020EF5CE13F000000407B94EEBF000000603300DC3F000000003BDEF3BF00000060EB1ECABF00000000E011BC3F00000060A08F0340000000207C09F6BF000000205F8DF73F00000040092EC33F00000000A450DA3F000000800C4CBE3F000000806776DC3F00000020F4ABC3BF00000020CA43F73F000000C0D236DDBF00000000A21DF23F000000C0A79EE4BF0000008054D9AEBF00000040C226F1BF000000C01B1FDD3F000000603C1FF73F000000609DCDB3BF000000008D33C9BF000000A078D5F1BF000000407659CDBF000000E0157CF9BF000000E04B36EDBF000000405307CD3F000000A0AD1AF53F0000008043790640000000204EC5E2BF00000040FDF6F63F000000004833CF3F00000040155CC3BF000000A0A0AFDB3F0000008084B3AF3F000000E0E442BC3F000000602122DABF00000040A85EF6BF00000060B0B2F8BF000000E061E7E43F0000004074B5D1BF000000002913E3BF000000E0656B813F000000C01570E93F000000602A16C73F000000E066FEE4BF"> : tensor<2x3x4x4xf64>
    %expected0 = stablehlo.constant dense<"0x273108AC1C5AFABF653BDF4F8D97CEBF9EEFA7C64B37E53F54E3A59BC420F63F6BBC74931804EEBFA4703D0AD7A3D03F3E0AD7A3703DDA3F3E0AD7A3703DDA3FAAF1D24D6210D0BFAAF1D24D6210D0BF894160E5D022CB3FA4703D0AD7A3FE3FBB490C022B87FEBF5839B4C876BED73FF4FDD478E926F13FF4FDD478E926F13FC3F5285C8FC2F3BFC3F5285C8FC2F3BF8B6CE7FBA9F1F63F8B6CE7FBA9F1F63F1F85EB51B81EE1BF1904560E2DB2CDBF1904560E2DB2CDBF986E1283C0CAF93F"> : tensor<2x3x4xf64>
    %expected1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000143CCDE0F4B7F8BF143CCDE0F4B7F83F6E7C1B487788F1BF6E7C1B487788F13F000000000000000000000000000000000000000000000000000000000000000066F445EF6B9DF4BF66F445EF6B9DF43F95679370B6EAFCBF95679370B6EAFC3F56EC079C3FD0E5BF56EC079C3FD0E53F0000000000000000760AFC2DAC34F3BF760AFC2DAC34F33F0000000000000000"> : tensor<2x3x4xf64>
    %expected2 = stablehlo.constant dense<"0x000000000000C43C000000000040C23C000000000000A03C000000000000903C000000000000B83C000000000000AC3C000000000000D63C000000000000D23C000000000000D23C0000000000000000000000000000DE3C000000000080C43C00000000000000000000000000009C3C000000000000D03C000000000000C93C000000000000C43C0000000000F0D53C75A63C6F5318C53C75A63C6F5318C53C000000000000B83C000000000000B03CC00A1F00C648AC3CC00A1F00C648AC3C000000000000DA3C000000000080D03C3898125FD02FD83C3898125FD02FD83C000000000000B43C000000000000C13C68744E17B23DCF3C68744E17B23DCF3C0000000000000000C6228A8D321AC03CC6228A8D321AC03C000000000000B03C000000000000B03C07EDAF660F7EC03C07EDAF660F7EC03C0000000000009C3C000000000000C83CBF8F2B09895BC23CBF8F2B09895BC23C0000000000C0A63C000000000000AC3C000000000000A43C000000000000A43C000000000000B33C000000000000B83CF45961442BD8BC3CF45961442BD8BC3C000000000010B63C000000000000C83C352089A6CDC9D23C352089A6CDC9D23C000000000000A03C000000000000B83C5A79F746F743CE3C5A79F746F743CE3C000000000080C03C000000000000C43C5354AF998ACCD33C5354AF998ACCD33C000000000000B43C000000000000CD3C000000000000CD3CCD3B7F669EA0B63CCD3B7F669EA0B63C1367192E5576BA3C1367192E5576BA3CA8F4979B77E3B13CA8F4979B77E3B13CEF0D49F1F333DB3CEF0D49F1F333DB3C2AF24D47DC23C23C2AF24D47DC23C23C47234F33B274E93C47234F33B274E93C75A63C6F5318D53C75A63C6F5318D53C000000000000C03C000000000000C63C1B395EDE7B51BD3C1B395EDE7B51BD3C000000000000B03C000000000000A83C000000000000CD3C000000000000CD3C000000000000A03C000000000000A03C535BDA3A584CA93C535BDA3A584CA93C000000000000883C000000000000903C000000000000C93C000000000000C93C"> : tensor<2x3x4x4xf64>
    %expected3 = stablehlo.constant dense<"0x000000000000B83C0000000000F0C13C000000000000CC3C000000000000B03C000000000000903C000000000000B23C000000000000A43C000000000000BF3C000000000000C43C000000000000C03C000000000000DC3C000000000000B63C000000000000C03C000000000000B03C000000000000B43C000000000000A43C000000000000C83C000000000080B83C000000000080B63C000000000000C43C000000000080C83C000000000000CA3C000000000040A03C000000000000A33CB5B83D6941E8BA3C000000000000C23CF45961442BD8CC3C516699CBA913DA3CB5B83D6941E8BA3C000000000000C23CF45961442BD8CC3C516699CBA913DA3C000000000000B03C000000000000C83C0000000000000000000000000000C63C535BDA3A584CB93C000000000000C43CF398B3CAEA9EB03C4FDCC2BD5405C83C535BDA3A584CB93C000000000000C43CF398B3CAEA9EB03C4FDCC2BD5405C83C000000000000803C000000000000983C0000000000D5B43C0000000000C0A53C000000000000D43C000000000000C63C000000000000D03C000000000000D83C49E85B40939DD43CA8F4979B77E3A13C46C35CA8C169D83C38DC63B3BF54B83C49E85B40939DD43CA8F4979B77E3A13C46C35CA8C169D83C38DC63B3BF54B83C0000000000E0C13C000000000000A43C000000000000A43C000000000000A83C978A825A6D18E03C000000000080A43C000000000000E13CCC99D992295CE53C978A825A6D18E03C000000000080A43C000000000000E13CCC99D992295CE53C535BDA3A584CB93CA8F4979B77E3B13C5654DB642E50C33C000000000000B43C535BDA3A584CB93CA8F4979B77E3B13C5654DB642E50C33C000000000000B43C000000000000C83C0000000000000000000000000000983C000000000000B43C000000000000CE3C0000000000009C3C000000000000B43C0000000000000000056C2B840629AC3CA5F461F18A30C53CFCEE636933D5AA3CD2F17D82555CC63C056C2B840629AC3CA5F461F18A30C53CFCEE636933D5AA3CD2F17D82555CC63C"> : tensor<2x3x4x4xf64>
    %expected4 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F000000000000F03FFFFFFFFFFFFFEF3F000000000000F03F000000000000F03FFFFFFFFFFFFFEF3FFFFFFFFFFFFFEF3FFFFFFFFFFFFFEF3F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03FFFFFFFFFFFFFEF3F000000000000F03F000000000000F03FFFFFFFFFFFFFEF3FFFFFFFFFFFFFEF3FFFFFFFFFFFFFEF3F000000000000F03F010000000000F03F010000000000F03F"> : tensor<2x3x4xf64>
    %got:5 = call @model(%in0) : (tensor<2x3x4x4xf64>) -> (tensor<2x3x4xf64>, tensor<2x3x4xf64>, tensor<2x3x4x4xf64>, tensor<2x3x4x4xf64>, tensor<2x3x4xf64>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<2x3x4x4xf64>, tensor<2x3x4x4xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<2x3x4x4xf64>, tensor<2x3x4x4xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x3x4x4xf64>) -> (tensor<2x3x4xf64> {jax.result_info = "result[0][0]"}, tensor<2x3x4xf64> {jax.result_info = "result[0][1]"}, tensor<2x3x4x4xf64> {jax.result_info = "result[1]"}, tensor<2x3x4x4xf64> {jax.result_info = "result[2]"}, tensor<2x3x4xf64> {jax.result_info = "result[3]"}) {
    %0:5 = stablehlo.custom_call @cuhybrid_eig_real(%arg0) {backend_config = "", mhlo.backend_config = {left = false, magma = "auto", right = true}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m], [i, j, n], [i, j, o, p], [i, j, q, r], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4}, custom>} : (tensor<2x3x4x4xf64>) -> (tensor<2x3x4xf64>, tensor<2x3x4xf64>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3xi32>)
    %1 = stablehlo.complex %0#0, %0#1 : tensor<2x3x4xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %3 = stablehlo.compare EQ, %0#4, %2, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
    %cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x4xi1>
    %7 = stablehlo.select %6, %1, %5 : tensor<2x3x4xi1>, tensor<2x3x4xcomplex<f64>>
    %8 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
    %11 = stablehlo.select %10, %0#3, %9 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xcomplex<f64>>
    %12:5 = stablehlo.custom_call @cuhybrid_eig_real(%arg0) {backend_config = "", mhlo.backend_config = {left = true, magma = "auto", right = true}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m], [i, j, n], [i, j, o, p], [i, j, q, r], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4}, custom>} : (tensor<2x3x4x4xf64>) -> (tensor<2x3x4xf64>, tensor<2x3x4xf64>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3xi32>)
    %13 = stablehlo.complex %12#0, %12#1 : tensor<2x3x4xcomplex<f64>>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %15 = stablehlo.compare EQ, %12#4, %14, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
    %cst_2 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %18 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x4xi1>
    %19 = stablehlo.select %18, %13, %17 : tensor<2x3x4xi1>, tensor<2x3x4xcomplex<f64>>
    %20 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
    %cst_3 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
    %22 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
    %23 = stablehlo.select %22, %12#2, %21 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xcomplex<f64>>
    %24 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
    %cst_4 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
    %26 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
    %27 = stablehlo.select %26, %12#3, %25 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xcomplex<f64>>
    %28 = stablehlo.real %7 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
    %29 = call @round(%28) : (tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %30 = stablehlo.imag %7 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
    %31:2 = "stablehlo.sort"(%29, %30) <{dimension = 2 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<f64>, %arg4: tensor<f64>):
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %59 = stablehlo.compare EQ, %arg1, %cst_5, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %60 = stablehlo.select %59, %cst_6, %arg1 : tensor<i1>, tensor<f64>
      %61 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_7 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %62 = stablehlo.select %61, %cst_7, %60 : tensor<i1>, tensor<f64>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %63 = stablehlo.compare EQ, %arg2, %cst_8, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %64 = stablehlo.select %63, %cst_9, %arg2 : tensor<i1>, tensor<f64>
      %65 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_10 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %66 = stablehlo.select %65, %cst_10, %64 : tensor<i1>, tensor<f64>
      %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %67 = stablehlo.compare EQ, %arg3, %cst_11, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %68 = stablehlo.select %67, %cst_12, %arg3 : tensor<i1>, tensor<f64>
      %69 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_13 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %70 = stablehlo.select %69, %cst_13, %68 : tensor<i1>, tensor<f64>
      %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %71 = stablehlo.compare EQ, %arg4, %cst_14, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %72 = stablehlo.select %71, %cst_15, %arg4 : tensor<i1>, tensor<f64>
      %73 = stablehlo.compare NE, %arg4, %arg4, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_16 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %74 = stablehlo.select %73, %cst_16, %72 : tensor<i1>, tensor<f64>
      %75 = stablehlo.compare LT, %70, %74, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %76 = stablehlo.compare LT, %62, %66, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %77 = stablehlo.compare EQ, %62, %66, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %78 = stablehlo.and %77, %75 : tensor<i1>
      %79 = stablehlo.or %76, %78 : tensor<i1>
      stablehlo.return %79 : tensor<i1>
    }) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> (tensor<2x3x4xf64>, tensor<2x3x4xf64>)
    %32 = stablehlo.convert %arg0 : (tensor<2x3x4x4xf64>) -> tensor<2x3x4x4xcomplex<f64>>
    %33 = stablehlo.convert %11 : tensor<2x3x4x4xcomplex<f64>>
    %34 = stablehlo.dot_general %32, %33, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
    %35 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 3] : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x1x4xcomplex<f64>>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3] : (tensor<2x3x1x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
    %37 = stablehlo.multiply %11, %36 : tensor<2x3x4x4xcomplex<f64>>
    %38 = stablehlo.subtract %34, %37 : tensor<2x3x4x4xcomplex<f64>>
    %39 = stablehlo.abs %38 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
    %40 = stablehlo.transpose %23, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
    %41 = stablehlo.real %40 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
    %42 = stablehlo.imag %40 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
    %43 = stablehlo.negate %42 : tensor<2x3x4x4xf64>
    %44 = stablehlo.complex %41, %43 : tensor<2x3x4x4xcomplex<f64>>
    %45 = stablehlo.convert %44 : tensor<2x3x4x4xcomplex<f64>>
    %46 = stablehlo.convert %arg0 : (tensor<2x3x4x4xf64>) -> tensor<2x3x4x4xcomplex<f64>>
    %47 = stablehlo.dot_general %45, %46, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
    %48 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4x1xcomplex<f64>>
    %49 = stablehlo.transpose %23, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
    %50 = stablehlo.real %49 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
    %51 = stablehlo.imag %49 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
    %52 = stablehlo.negate %51 : tensor<2x3x4x4xf64>
    %53 = stablehlo.complex %50, %52 : tensor<2x3x4x4xcomplex<f64>>
    %54 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2, 3] : (tensor<2x3x4x1xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
    %55 = stablehlo.multiply %54, %53 : tensor<2x3x4x4xcomplex<f64>>
    %56 = stablehlo.subtract %47, %55 : tensor<2x3x4x4xcomplex<f64>>
    %57 = stablehlo.abs %56 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
    %58 = call @norm(%11) : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4xf64>
    return %31#0, %31#1, %39, %57, %58 : tensor<2x3x4xf64>, tensor<2x3x4xf64>, tensor<2x3x4x4xf64>, tensor<2x3x4x4xf64>, tensor<2x3x4xf64>
  }
  func.func private @round(%arg0: tensor<2x3x4xf64>) -> tensor<2x3x4xf64> {
    %cst = stablehlo.constant dense<1.000000e+03> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x3x4xf64>
    %1 = stablehlo.multiply %arg0, %0 : tensor<2x3x4xf64>
    %2 = stablehlo.round_nearest_even %1 : tensor<2x3x4xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+03> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x3x4xf64>
    %4 = stablehlo.divide %2, %3 : tensor<2x3x4xf64>
    return %4 : tensor<2x3x4xf64>
  }
  func.func private @norm(%arg0: tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4xf64> {
    %0 = stablehlo.real %arg0 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
    %1 = stablehlo.imag %arg0 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
    %2 = stablehlo.negate %1 : tensor<2x3x4x4xf64>
    %3 = stablehlo.complex %0, %2 : tensor<2x3x4x4xcomplex<f64>>
    %4 = stablehlo.multiply %arg0, %3 : tensor<2x3x4x4xcomplex<f64>>
    %5 = stablehlo.real %4 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x3x4x4xf64>, tensor<f64>) -> tensor<2x3x4xf64>
    %7 = stablehlo.sqrt %6 : tensor<2x3x4xf64>
    return %7 : tensor<2x3x4xf64>
  }
}
// -----
// complex_solve
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x47DD17BFD6ADA6BEB188023FC07FD7BD715DCABE98CCBB3FE0E6E9BD782C13403DD7B93D"> : tensor<3x3xf32>
    %in1 = stablehlo.constant dense<"0x5085E43F92F2B63E9684763F1C8039BFF78F5ABF945EEB3ED3117D3F00E4243D89A8A4BF"> : tensor<3x3xf32>
    %expected0 = stablehlo.constant dense<"0x01000040A99696B3888557B201000040DAED0F33DAED0F33"> : tensor<3x2xf32>
    %expected1 = stablehlo.constant dense<"0x000000003A452DB2BDDA95B300000033C6EA4B33C6EA4B33"> : tensor<3x2xf32>
    %got:2 = call @model(%in0, %in1) : (tensor<3x3xf32>, tensor<3x3xf32>) -> (tensor<3x2xf32>, tensor<3x2xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x3xf32>, %arg1: tensor<3x3xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<3x2xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.complex %arg0, %arg1 : tensor<3x3xcomplex<f32>>
    %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x2xcomplex<f32>>
    %3 = stablehlo.multiply %1, %2 : tensor<3x2xcomplex<f32>>
    %4 = call @solve(%0, %3) : (tensor<3x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    %5 = stablehlo.real %4 : (tensor<3x2xcomplex<f32>>) -> tensor<3x2xf32>
    %6 = stablehlo.imag %4 : (tensor<3x2xcomplex<f32>>) -> tensor<3x2xf32>
    return %5, %6 : tensor<3x2xf32>, tensor<3x2xf32>
  }
  func.func private @solve(%arg0: tensor<3x3xcomplex<f32>>, %arg1: tensor<3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>> {
    %0:3 = stablehlo.custom_call @hipsolver_getrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3xi32>, tensor<i32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    %9 = stablehlo.custom_call @hip_lu_pivots_to_permutation(%2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=3, j=3}, custom>} : (tensor<3xi32>) -> tensor<3xi32>
    %10 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<3x2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %11 = call @_lu_solve(%8, %9, %10) : (tensor<3x3xcomplex<f32>>, tensor<3xi32>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    return %12 : tensor<3x2xcomplex<f32>>
  }
  func.func private @_lu_solve(%arg0: tensor<3x3xcomplex<f32>>, %arg1: tensor<3xi32>, %arg2: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x1xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<2x3x1xcomplex<f32>>, tensor<3x1xi32>) -> tensor<2x3x1xcomplex<f32>>
    %8 = stablehlo.transpose %7, dims = [1, 2, 0] : (tensor<2x3x1xcomplex<f32>>) -> tensor<3x1x2xcomplex<f32>>
    %9 = stablehlo.reshape %8 : (tensor<3x1x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    %10 = "stablehlo.triangular_solve"(%arg0, %9) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<3x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    %11 = stablehlo.reshape %10 : (tensor<3x2xcomplex<f32>>) -> tensor<3x1x2xcomplex<f32>>
    %12 = stablehlo.reshape %11 : (tensor<3x1x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    %13 = "stablehlo.triangular_solve"(%arg0, %12) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    %14 = stablehlo.reshape %13 : (tensor<3x2xcomplex<f32>>) -> tensor<3x1x2xcomplex<f32>>
    %15 = stablehlo.transpose %14, dims = [2, 0, 1] : (tensor<3x1x2xcomplex<f32>>) -> tensor<2x3x1xcomplex<f32>>
    %16 = stablehlo.reshape %15 : (tensor<2x3x1xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    return %16 : tensor<2x3xcomplex<f32>>
  }
}
// -----
// pivoted_qr
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x6CFC82BE4D003EBFB6A26C3F2EC50D3D9BCA90BEE975D9BD197A643E89E71D3F24ED7FBFBE5285BF21668D3FD21DD3BE155BB5BF6B3BE33ECF3EED3E7AEEC3BF41FD6A3E2C4F3C3F"> : tensor<6x3xf32>
    %expected0 = stablehlo.constant dense<"0x505DDEBD4E33113F07324C3E566C60BE279DFDBE23CE13BF05AC703CC01283BD5ACF603FC20FEC3EC457D83D1433E5BCF9EEC13D621020BFE164A63E16AE29BFDBC462BED228A0BD0555E2BE821202BF26BE75BE860EF03EA402C7BE08D2AFBEC4EF19BF0080B9B88603403D53577BBE06E52B3F111AB5BE024F26BF7E3D223EC27F1D3E62CD10BE86B69BBEC241253F"> : tensor<6x6xf32>
    %expected1 = stablehlo.constant dense<"0xA4CC1640F05345BF28FA44BF0000000070B7BD3F6F20A8BF00000000000000005C4DCFBE000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x3xf32>
    %expected2 = stablehlo.constant dense<"0x000000000200000001000000"> : tensor<3xi32>
    %got:3 = call @model(%in0) : (tensor<6x3xf32>) -> (tensor<6x6xf32>, tensor<6x3xf32>, tensor<3xi32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<6x6xf32>, tensor<6x6xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<6x3xf32>, tensor<6x3xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#2, %expected2) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<6x3xf32>) -> (tensor<6x6xf32> {jax.result_info = "result[0]"}, tensor<6x3xf32> {jax.result_info = "result[1]"}, tensor<3xi32> {jax.result_info = "result[2]"}) {
    %0:3 = call @_qr(%arg0) : (tensor<6x3xf32>) -> (tensor<6x6xf32>, tensor<6x3xf32>, tensor<3xi32>)
    return %0#0, %0#1, %0#2 : tensor<6x6xf32>, tensor<6x3xf32>, tensor<3xi32>
  }
  func.func private @_qr(%arg0: tensor<6x3xf32>) -> (tensor<6x6xf32>, tensor<6x3xf32>, tensor<3xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1:3 = stablehlo.custom_call @cuhybrid_geqp3(%arg0, %0) {backend_config = "", mhlo.backend_config = {magma = "auto"}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m], [n], [o]) {i=6, j=3, k=3, l=6, m=3, n=3, o=3}, custom>} : (tensor<6x3xf32>, tensor<3xi32>) -> (tensor<6x3xf32>, tensor<3xi32>, tensor<3xf32>)
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.subtract %1#1, %2 : tensor<3xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.pad %1#0, %cst, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<6x3xf32>, tensor<f32>) -> tensor<6x6xf32>
    %5 = stablehlo.custom_call @cusolver_orgqr_ffi(%4, %1#2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=6, j=6, k=3, l=6, m=6}, custom>} : (tensor<6x6xf32>, tensor<3xf32>) -> tensor<6x6xf32>
    %6 = stablehlo.iota dim = 0 : tensor<6x3xi64>
    %c_1 = stablehlo.constant dense<-1> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<6x3xi64>
    %8 = stablehlo.add %6, %7 : tensor<6x3xi64>
    %9 = stablehlo.iota dim = 1 : tensor<6x3xi64>
    %10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<6x3xi64>, tensor<6x3xi64>) -> tensor<6x3xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %12 = stablehlo.select %10, %11, %1#0 : tensor<6x3xi1>, tensor<6x3xf32>
    return %5, %12, %3 : tensor<6x6xf32>, tensor<6x3xf32>, tensor<3xi32>
  }
}
// -----
// solve_positive
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF"> : tensor<4x4xf32>
    %in1 = stablehlo.constant dense<"0x2BF79C3FC022CA3F8836FD3E0342793F8CF89E3F18A7903F9B351D3F462D193F7A08053F90758CBF9862333F508BADBF"> : tensor<4x3xf32>
    %expected0 = stablehlo.constant dense<"0x7E21423F8FBB583E9326123F3C75A1BD4086553EEBDA50BD64748EBDA94CF43D98AF40BD400779BFDBCF143E1AF55CBF"> : tensor<4x3xf32>
    %got = call @model(%in0, %in1) : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x4xf32>, %arg1: tensor<4x3xf32>) -> (tensor<4x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %5 = stablehlo.add %2, %4 : tensor<4x4xi64>
    %6 = stablehlo.compare EQ, %5, %3, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %7 = stablehlo.convert %6 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %8 = stablehlo.add %1, %7 : tensor<4x4xf32>
    %9 = call @_solve(%8, %arg1) : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    return %9 : tensor<4x3xf32>
  }
  func.func private @_solve(%arg0: tensor<4x4xf32>, %arg1: tensor<4x3xf32>) -> tensor<4x3xf32> {
    %0 = call @_cholesky(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %2 = call @_cho_solve(%0, %1) : (tensor<4x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
    return %3 : tensor<4x3xf32>
  }
  func.func private @_cholesky(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %1:2 = stablehlo.custom_call @hipsolver_potrf_ffi(%0) {backend_config = "", mhlo.backend_config = {lower = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=4, j=4, k=4, l=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %3 = stablehlo.compare EQ, %1#1, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %7 = stablehlo.select %6, %1#0, %5 : tensor<4x4xi1>, tensor<4x4xf32>
    %8 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %10 = stablehlo.add %8, %9 : tensor<4x4xi64>
    %11 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %12 = stablehlo.compare GE, %10, %11, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %14 = stablehlo.select %12, %7, %13 : tensor<4x4xi1>, tensor<4x4xf32>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    return %15 : tensor<4x4xf32>
  }
  func.func private @_cho_solve(%arg0: tensor<4x4xf32>, %arg1: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
    %1 = stablehlo.transpose %0, dims = [1, 2, 0] : (tensor<3x4x1xf32>) -> tensor<4x1x3xf32>
    %2 = stablehlo.reshape %1 : (tensor<4x1x3xf32>) -> tensor<4x3xf32>
    %3 = "stablehlo.triangular_solve"(%arg0, %2) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %4 = stablehlo.reshape %3 : (tensor<4x3xf32>) -> tensor<4x1x3xf32>
    %5 = stablehlo.transpose %4, dims = [2, 0, 1] : (tensor<4x1x3xf32>) -> tensor<3x4x1xf32>
    %6 = stablehlo.reshape %5 : (tensor<3x4x1xf32>) -> tensor<3x4xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
    %8 = stablehlo.transpose %7, dims = [1, 2, 0] : (tensor<3x4x1xf32>) -> tensor<4x1x3xf32>
    %9 = stablehlo.reshape %8 : (tensor<4x1x3xf32>) -> tensor<4x3xf32>
    %10 = "stablehlo.triangular_solve"(%arg0, %9) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %11 = stablehlo.reshape %10 : (tensor<4x3xf32>) -> tensor<4x1x3xf32>
    %12 = stablehlo.transpose %11, dims = [2, 0, 1] : (tensor<4x1x3xf32>) -> tensor<3x4x1xf32>
    %13 = stablehlo.reshape %12 : (tensor<3x4x1xf32>) -> tensor<3x4xf32>
    return %13 : tensor<3x4xf32>
  }
}
// -----
// solve_gradient
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF"> : tensor<4x4xf32>
    %in1 = stablehlo.constant dense<"0x2BF79C3FC022CA3F8836FD3E0342793F8CF89E3F18A7903F9B351D3F462D193F7A08053F90758CBF9862333F508BADBF"> : tensor<4x3xf32>
    %expected0 = stablehlo.constant dense<"0x1FB72748FFB59948DA9886C7371118C8D73A64C7D12CD1C78E29B746FBEF4E470DC48EC784D802C81926E5463E728147B12A75C837B2E0C82BC1C447084B5E48"> : tensor<4x4xf32>
    %expected1 = stablehlo.constant dense<"0x7C206445475D47C3F0B53E457C379BC40805894204C381C41230C2C42CCAAA426F57A2C497BBA6C55441924376658BC5"> : tensor<4x3xf32>
    %got:2 = call @model(%in0, %in1) : (tensor<4x4xf32>, tensor<4x3xf32>) -> (tensor<4x4xf32>, tensor<4x3xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x4xf32>, %arg1: tensor<4x3xf32>) -> (tensor<4x4xf32> {jax.result_info = "result[0]"}, tensor<4x3xf32> {jax.result_info = "result[1]"}) {
    %0:4 = call @solve(%arg0, %arg1) : (tensor<4x4xf32>, tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3x4xf32>, tensor<4x4xf32>, tensor<4xi32>)
    %1 = stablehlo.abs %0#0 : tensor<4x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %3 = stablehlo.compare GE, %0#0, %2, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %5 = stablehlo.multiply %4, %1 : tensor<4x3xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<4x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %9 = stablehlo.select %3, %8, %7 : tensor<4x3xi1>, tensor<4x3xf32>
    %10 = stablehlo.select %3, %7, %8 : tensor<4x3xi1>, tensor<4x3xf32>
    %11 = stablehlo.negate %9 : tensor<4x3xf32>
    %12 = stablehlo.add %10, %11 : tensor<4x3xf32>
    %13:2 = call @solve_0(%0#1, %arg0, %0#2, %0#3, %12) : (tensor<3x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xi32>, tensor<4x3xf32>) -> (tensor<4x4xf32>, tensor<4x3xf32>)
    return %13#0, %13#1 : tensor<4x4xf32>, tensor<4x3xf32>
  }
  func.func private @solve(%arg0: tensor<4x4xf32>, %arg1: tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3x4xf32>, tensor<4x4xf32>, tensor<4xi32>) {
    %0:3 = stablehlo.custom_call @cusolver_getrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xi32>, tensor<i32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<4x4xi1>, tensor<4x4xf32>
    %9 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=4, j=4}, custom>} : (tensor<4xi32>) -> tensor<4xi32>
    %10 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %11 = call @_lu_solve(%8, %9, %10) : (tensor<4x4xf32>, tensor<4xi32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
    return %12, %11, %8, %9 : tensor<4x3xf32>, tensor<3x4xf32>, tensor<4x4xf32>, tensor<4xi32>
  }
  func.func private @_lu_solve(%arg0: tensor<4x4xf32>, %arg1: tensor<4xi32>, %arg2: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<4xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<4xi1>, tensor<4xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1, 1>}> : (tensor<3x4x1xf32>, tensor<4x1xi32>) -> tensor<3x4x1xf32>
    %8 = stablehlo.transpose %7, dims = [1, 2, 0] : (tensor<3x4x1xf32>) -> tensor<4x1x3xf32>
    %9 = stablehlo.reshape %8 : (tensor<4x1x3xf32>) -> tensor<4x3xf32>
    %10 = "stablehlo.triangular_solve"(%arg0, %9) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %11 = stablehlo.reshape %10 : (tensor<4x3xf32>) -> tensor<4x1x3xf32>
    %12 = stablehlo.reshape %11 : (tensor<4x1x3xf32>) -> tensor<4x3xf32>
    %13 = "stablehlo.triangular_solve"(%arg0, %12) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %14 = stablehlo.reshape %13 : (tensor<4x3xf32>) -> tensor<4x1x3xf32>
    %15 = stablehlo.transpose %14, dims = [2, 0, 1] : (tensor<4x1x3xf32>) -> tensor<3x4x1xf32>
    %16 = stablehlo.reshape %15 : (tensor<3x4x1xf32>) -> tensor<3x4xf32>
    return %16 : tensor<3x4xf32>
  }
  func.func private @solve_0(%arg0: tensor<3x4xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4xi32>, %arg4: tensor<4x3xf32>) -> (tensor<4x4xf32>, tensor<4x3xf32>) {
    %0 = stablehlo.transpose %arg4, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %1 = call @_lu_solve_1(%arg2, %arg3, %0) : (tensor<4x4xf32>, tensor<4xi32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %2 = stablehlo.negate %1 : tensor<3x4xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %4 = stablehlo.dot_general %3, %arg0, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x3xf32>, tensor<3x4xf32>) -> tensor<4x4xf32>
    %5 = stablehlo.transpose %1, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
    return %4, %5 : tensor<4x4xf32>, tensor<4x3xf32>
  }
  func.func private @_lu_solve_1(%arg0: tensor<4x4xf32>, %arg1: tensor<4xi32>, %arg2: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
    %1 = stablehlo.transpose %0, dims = [1, 2, 0] : (tensor<3x4x1xf32>) -> tensor<4x1x3xf32>
    %2 = stablehlo.reshape %1 : (tensor<4x1x3xf32>) -> tensor<4x3xf32>
    %3 = "stablehlo.triangular_solve"(%arg0, %2) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %4 = stablehlo.reshape %3 : (tensor<4x3xf32>) -> tensor<4x1x3xf32>
    %5 = stablehlo.reshape %4 : (tensor<4x1x3xf32>) -> tensor<4x3xf32>
    %6 = "stablehlo.triangular_solve"(%arg0, %5) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %7 = stablehlo.reshape %6 : (tensor<4x3xf32>) -> tensor<4x1x3xf32>
    %8 = stablehlo.iota dim = 0 : tensor<4xi32>
    %9:2 = "stablehlo.sort"(%arg1, %8) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<i32>):
      %19 = stablehlo.compare LT, %arg3, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %19 : tensor<i1>
    }) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %11 = stablehlo.compare LT, %9#1, %10, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %13 = stablehlo.add %9#1, %12 : tensor<4xi32>
    %14 = stablehlo.select %11, %13, %9#1 : tensor<4xi1>, tensor<4xi32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %16 = stablehlo.transpose %7, dims = [2, 0, 1] : (tensor<4x1x3xf32>) -> tensor<3x4x1xf32>
    %17 = "stablehlo.gather"(%16, %15) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1, 1>}> : (tensor<3x4x1xf32>, tensor<4x1xi32>) -> tensor<3x4x1xf32>
    %18 = stablehlo.reshape %17 : (tensor<3x4x1xf32>) -> tensor<3x4xf32>
    return %18 : tensor<3x4xf32>
  }
}
// -----
// tridiagonal
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF"> : tensor<4x4xf32>
    %expected0 = stablehlo.constant dense<"0x739A5CC0F2F1F7BFF8E9F73FBFB74F40"> : tensor<4xf32>
    %expected1 = stablehlo.constant dense<"0x33D30E4018D937C0D40992BD"> : tensor<3xf32>
    %got:2 = call @model(%in0) : (tensor<4x4xf32>) -> (tensor<4xf32>, tensor<3xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x4xf32>) -> (tensor<4xf32> {jax.result_info = "result[0]"}, tensor<3xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<4x4xf32>
    %2:5 = stablehlo.custom_call @hipsolver_sytrd_ffi(%1) {backend_config = "", mhlo.backend_config = {lower = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n], [o], []) {i=4, j=4, k=4, l=4, m=4, n=3, o=3}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.compare EQ, %2#4, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %8 = stablehlo.select %7, %2#0, %6 : tensor<4x4xi1>, tensor<4x4xf32>
    %9 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %12 = stablehlo.select %11, %2#1, %10 : tensor<4xi1>, tensor<4xf32>
    %13 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %16 = stablehlo.select %15, %2#2, %14 : tensor<3xi1>, tensor<3xf32>
    %17 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_2 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %19 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %20 = stablehlo.select %19, %2#3, %18 : tensor<3xi1>, tensor<3xf32>
    return %12, %16 : tensor<4xf32>, tensor<3xf32>
  }
}
// -----
// tridiagonal_solve
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x187ACFBFB90916C01959713FA1287CBF"> : tensor<4xf32>
    %in1 = stablehlo.constant dense<"0xF23AE9BEF176B1BFE379B4BF830232BE"> : tensor<4xf32>
    %in2 = stablehlo.constant dense<"0x92C53ABF6A85C13E1EB3E73E6846A43E"> : tensor<4xf32>
    %in3 = stablehlo.constant dense<"0x2BF79C3FC022CA3F8836FD3E0342793F8CF89E3F18A7903F9B351D3F462D193F7A08053F90758CBF9862333F508BADBF"> : tensor<4x3xf32>
    %expected0 = stablehlo.constant dense<"0x3CC06C3FF29D5E3F76E8BB3C328710C042472DC0523331BF53FDE93C7C3CA0BFA4D8173F92D1C4404BFC43408A078E40"> : tensor<4x3xf32>
    %got = call @model(%in0, %in1, %in2, %in3) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4x3xf32>) -> (tensor<4x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.custom_call @cusparse_gtsv2_ffi(%arg0, %arg1, %arg2, %arg3) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n, o]) {i=4, j=4, k=4, l=4, m=3, n=4, o=3}, custom>} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    return %0 : tensor<4x3xf32>
  }
}
// -----
// multivariate_normal
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xui32>
    %in1 = stablehlo.constant dense<"0x739ADCBF374EE73EBA7EF43E77CA94BF524C36BFE36DAF3FCCD2F7BE028C0F4095A3FBBA1EEAD03EBEF5CE3FF92B063ECF4C80BFC9B8E0BD90DC11BDDBAFAEBF"> : tensor<4x4xf32>
    %expected0 = stablehlo.constant dense<"0x9D0A923F754B45BF284BD53DAF9DACBF"> : tensor<4xf32>
    %got = call @model(%in0, %in1) : (tensor<2xui32>, tensor<4x4xf32>) -> tensor<4xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui32>, %arg1: tensor<4x4xf32>) -> (tensor<4xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = stablehlo.dot_general %arg1, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %3 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %4 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %6 = stablehlo.add %3, %5 : tensor<4x4xi64>
    %7 = stablehlo.compare EQ, %6, %4, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %8 = stablehlo.convert %7 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %9 = stablehlo.add %2, %8 : tensor<4x4xf32>
    %10 = call @_multivariate_normal(%arg0, %0, %9) : (tensor<2xui32>, tensor<4xf32>, tensor<4x4xf32>) -> tensor<4xf32>
    return %10 : tensor<4xf32>
  }
  func.func private @_multivariate_normal(%arg0: tensor<2xui32>, %arg1: tensor<4xf32>, %arg2: tensor<4x4xf32>) -> tensor<4xf32> {
    %0 = call @cholesky(%arg2) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = call @_normal(%arg0) : (tensor<2xui32>) -> tensor<4xf32>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %3 = stablehlo.add %arg1, %2 : tensor<4xf32>
    return %3 : tensor<4xf32>
  }
  func.func private @cholesky(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<4x4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %3 = stablehlo.divide %1, %2 : tensor<4x4xf32>
    %4:2 = stablehlo.custom_call @hipsolver_potrf_ffi(%3) {backend_config = "", mhlo.backend_config = {lower = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=4, j=4, k=4, l=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %6 = stablehlo.compare EQ, %4#1, %5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %10 = stablehlo.select %9, %4#0, %8 : tensor<4x4xi1>, tensor<4x4xf32>
    %11 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %13 = stablehlo.add %11, %12 : tensor<4x4xi64>
    %14 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %15 = stablehlo.compare GE, %13, %14, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %17 = stablehlo.select %15, %10, %16 : tensor<4x4xi1>, tensor<4x4xf32>
    return %17 : tensor<4x4xf32>
  }
  func.func private @_normal(%arg0: tensor<2xui32>) -> tensor<4xf32> {
    %0 = call @_normal_real(%arg0) : (tensor<2xui32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @_normal_real(%arg0: tensor<2xui32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
    %1 = chlo.erf_inv %0 : tensor<4xf32> -> tensor<4xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<4xf32>
    return %3 : tensor<4xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<4xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<4xui64>
    %8 = stablehlo.multiply %7, %6 : tensor<4xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<4xui64>
    %10 = stablehlo.shift_right_logical %8, %9 : tensor<4xui64>
    %11 = stablehlo.convert %8 : (tensor<4xui64>) -> tensor<4xui32>
    %12 = stablehlo.convert %10 : (tensor<4xui64>) -> tensor<4xui32>
    %13:2 = call @threefry2x32(%3, %5, %12, %11) : (tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<4xui32>, tensor<4xui32>)
    %14 = stablehlo.xor %13#0, %13#1 : tensor<4xui32>
    %c_1 = stablehlo.constant dense<9> : tensor<ui32>
    %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %16 = stablehlo.shift_right_logical %14, %15 : tensor<4xui32>
    %c_2 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %18 = stablehlo.or %16, %17 : tensor<4xui32>
    %19 = stablehlo.bitcast_convert %18 : (tensor<4xui32>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %21 = stablehlo.subtract %19, %20 : tensor<4xf32>
    %22 = stablehlo.subtract %1, %0 : tensor<1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<1xf32>) -> tensor<4xf32>
    %24 = stablehlo.multiply %21, %23 : tensor<4xf32>
    %25 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1xf32>) -> tensor<4xf32>
    %26 = stablehlo.add %24, %25 : tensor<4xf32>
    %27 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1xf32>) -> tensor<4xf32>
    %28 = stablehlo.maximum %27, %26 : tensor<4xf32>
    return %28 : tensor<4xf32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<4xui32>, %arg3: tensor<4xui32>) -> (tensor<4xui32>, tensor<4xui32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<4xui32>) -> tensor<4xui32>
    %3 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<4xui32>) -> tensor<4xui32>
    %4:2 = stablehlo.custom_call @hip_threefry2x32_ffi(%0, %1, %2, %3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<4xui32>, tensor<4xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<4xui32>, tensor<4xui32>)
    return %4#0, %4#1 : tensor<4xui32>, tensor<4xui32>
  }
}
// -----
// svd_by_qr_tall
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE53C9D3F7FB623BF0BE5233F17CF09BFF7E57D3EFCC910BEA3805F3F65E908BF9B48C9BFB5E3B0BF202908BF32E19FBF4F07D23E2A79EEBE8EF917406F6DDEBF3785503EC46090BF"> : tensor<6x3xf32>
    %expected0 = stablehlo.constant dense<"0xE83C9D3F82B623BF0CE5233F17CF09BFF7E57D3EF5C910BEA3805F3F63E908BF9E48C9BFB6E3B0BF1D2908BF34E19FBF5507D23E3579EEBE90F91740716DDEBF4085503EC56090BF"> : tensor<6x3xf32>
    %got = call @model(%in0) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<6x3xf32>, tensor<6x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<6x3xf32>) -> (tensor<6x3xf32> {jax.result_info = "result"}) {
    %0:5 = stablehlo.custom_call @cusolver_gesvd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = false, transposed = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=6, j=3, k=6, l=3, m=3, n=6, o=3, p=3, q=3}, custom>} : (tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<3xf32>, tensor<6x3xf32>, tensor<3x3xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x3xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<6x3xi1>, tensor<6x3xf32>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<3x3xi1>, tensor<3x3xf32>
    %15 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<6x3xf32>
    %17 = stablehlo.multiply %10, %16 : tensor<6x3xf32>
    %18 = stablehlo.dot_general %17, %14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x3xf32>) -> tensor<6x3xf32>
    return %18 : tensor<6x3xf32>
  }
}
// -----
// svd_by_qr_values_tall
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE53C9D3F7FB623BF0BE5233F17CF09BFF7E57D3EFCC910BEA3805F3F65E908BF9B48C9BFB5E3B0BF202908BF32E19FBF4F07D23E2A79EEBE8EF917406F6DDEBF3785503EC46090BF"> : tensor<6x3xf32>
    %expected0 = stablehlo.constant dense<"0x0D867040B94D11409847833F"> : tensor<3xf32>
    %got = call @model(%in0) : (tensor<6x3xf32>) -> tensor<3xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<6x3xf32>) -> (tensor<3xf32> {jax.result_info = "result"}) {
    %0:5 = stablehlo.custom_call @hipsolver_gesvd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = false, full_matrices = false, transposed = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [], [], []) {i=6, j=3, k=6, l=3, m=3}, custom>} : (tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf32>
    return %6 : tensor<3xf32>
  }
}
// -----
// svd_by_qr_low
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x1A9FFCBE44D0103EE2D214C08C82723E7992F33F1129E8BE8905853EA230833F6DE327BECFB914BFAAA511C0F817243FD7C4E7BDA09F81BF91A2013E"> : tensor<3x5xf32>
    %expected0 = stablehlo.constant dense<"0x1E9FFCBE44D0103EE3D214C08B82723E7992F33F0C29E8BE8805853EA230833F68E327BECEB914BFA8A511C0FD17243FCAC4E7BD9D9F81BF9FA2013E"> : tensor<3x5xf32>
    %got = call @model(%in0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0:5 = stablehlo.custom_call @cusolver_gesvd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = false, transposed = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=5, k=3, l=5, m=3, n=3, o=5, p=3, q=3}, custom>} : (tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3xf32>, tensor<3x5xf32>, tensor<3x3xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %10 = stablehlo.select %9, %0#3, %8 : tensor<3x3xi1>, tensor<3x3xf32>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x5xi1>
    %14 = stablehlo.select %13, %0#2, %12 : tensor<3x5xi1>, tensor<3x5xf32>
    %15 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
    %17 = stablehlo.multiply %10, %16 : tensor<3x3xf32>
    %18 = stablehlo.dot_general %17, %14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    return %18 : tensor<3x5xf32>
  }
}
// -----
// svd_by_qr_values_low
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x1A9FFCBE44D0103EE2D214C08C82723E7992F33F1129E8BE8905853EA230833F6DE327BECFB914BFAAA511C0F817243FD7C4E7BDA09F81BF91A2013E"> : tensor<3x5xf32>
    %expected0 = stablehlo.constant dense<"0x604F524019E52640EB18923E"> : tensor<3xf32>
    %got = call @model(%in0) : (tensor<3x5xf32>) -> tensor<3xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x5xf32>) -> (tensor<3xf32> {jax.result_info = "result"}) {
    %0:5 = stablehlo.custom_call @hipsolver_gesvd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = false, full_matrices = false, transposed = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [], [], []) {i=3, j=5, k=3, l=5, m=3}, custom>} : (tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf32>
    return %6 : tensor<3xf32>
  }
}
// -----
// random_normal
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xui32>
    %expected0 = stablehlo.constant dense<"0x2589F33E3CD849BEEA00B2BC3ACEDFBFB723D1BE08C0513FDD21183F62F2E1BD95FBA8BFC117053F8400A43D2B7BC4BEC751B83C9DA9B2BEC078C7BF"> : tensor<3x5xf32>
    %got = call @model(%in0) : (tensor<2xui32>) -> tensor<3x5xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = call @_normal(%arg0) : (tensor<2xui32>) -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
  func.func private @_normal(%arg0: tensor<2xui32>) -> tensor<3x5xf32> {
    %0 = call @_normal_real(%arg0) : (tensor<2xui32>) -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
  func.func private @_normal_real(%arg0: tensor<2xui32>) -> tensor<3x5xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>
    %1 = chlo.erf_inv %0 : tensor<3x5xf32> -> tensor<3x5xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<3x5xf32>
    return %3 : tensor<3x5xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<3x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<3x5xui64>
    %7 = stablehlo.iota dim = 1 : tensor<3x5xui64>
    %c = stablehlo.constant dense<5> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<3x5xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<3x5xui64>
    %12 = stablehlo.add %9, %11 : tensor<3x5xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<3x5xui64>
    %15 = stablehlo.convert %12 : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %16 = stablehlo.convert %14 : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %17:2 = call @threefry2x32(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<3x5xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<3x5xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %22 = stablehlo.or %20, %21 : tensor<3x5xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<3x5xui32>) -> tensor<3x5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<3x5xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<3x5xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %30 = stablehlo.add %28, %29 : tensor<3x5xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<3x5xf32>
    return %32 : tensor<3x5xf32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3x5xui32>, %arg3: tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x5xui32>) -> tensor<3x5xui32>
    %3 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<3x5xui32>) -> tensor<3x5xui32>
    %4:2 = stablehlo.custom_call @cu_threefry2x32_ffi(%0, %1, %2, %3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x5xui32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>)
    return %4#0, %4#1 : tensor<3x5xui32>, tensor<3x5xui32>
  }
}
// -----
// random_permutation
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xui32>
    %expected0 = stablehlo.constant dense<"0x020000000000000001000000000000000000000000000000050000000000000003000000000000000400000000000000070000000000000008000000000000000600000000000000"> : tensor<9xi64>
    %got = call @model(%in0) : (tensor<2xui32>) -> tensor<9xi64>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<9xi64>, tensor<9xi64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui32>) -> (tensor<9xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<9xi64>
    %1 = call @_shuffle(%arg0, %0) : (tensor<2xui32>, tensor<9xi64>) -> tensor<9xi64>
    return %1 : tensor<9xi64>
  }
  func.func private @_shuffle(%arg0: tensor<2xui32>, %arg1: tensor<9xi64>) -> tensor<9xi64> {
    %0 = call @_threefry_split(%arg0) : (tensor<2xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.slice %0 [1:2, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %2 = stablehlo.reshape %1 : (tensor<1x2xui32>) -> tensor<2xui32>
    %3 = stablehlo.slice %2 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %4 = stablehlo.reshape %3 : (tensor<1xui32>) -> tensor<ui32>
    %5 = stablehlo.slice %2 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
    %7 = stablehlo.iota dim = 0 : tensor<9xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %9 = stablehlo.multiply %8, %7 : tensor<9xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %11 = stablehlo.shift_right_logical %9, %10 : tensor<9xui64>
    %12 = stablehlo.convert %9 : (tensor<9xui64>) -> tensor<9xui32>
    %13 = stablehlo.convert %11 : (tensor<9xui64>) -> tensor<9xui32>
    %14:2 = call @threefry2x32_0(%4, %6, %13, %12) : (tensor<ui32>, tensor<ui32>, tensor<9xui32>, tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>)
    %15 = stablehlo.xor %14#0, %14#1 : tensor<9xui32>
    %16:2 = "stablehlo.sort"(%15, %arg1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<ui32>, %arg3: tensor<ui32>, %arg4: tensor<i64>, %arg5: tensor<i64>):
      %17 = stablehlo.compare LT, %arg2, %arg3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      stablehlo.return %17 : tensor<i1>
    }) : (tensor<9xui32>, tensor<9xi64>) -> (tensor<9xui32>, tensor<9xi64>)
    return %16#1 : tensor<9xi64>
  }
  func.func private @_threefry_split(%arg0: tensor<2xui32>) -> tensor<2x2xui32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<2xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<2xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<2xui64>
    %9 = stablehlo.convert %6 : (tensor<2xui64>) -> tensor<2xui32>
    %10 = stablehlo.convert %8 : (tensor<2xui64>) -> tensor<2xui32>
    %11:2 = call @threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x2xui32>
    return %14 : tensor<2x2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2xui32>, %arg3: tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<2xui32>) -> tensor<2xui32>
    %3 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<2xui32>) -> tensor<2xui32>
    %4:2 = stablehlo.custom_call @hip_threefry2x32_ffi(%0, %1, %2, %3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<2xui32>, tensor<2xui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
    return %4#0, %4#1 : tensor<2xui32>, tensor<2xui32>
  }
  func.func private @threefry2x32_0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<9xui32>, %arg3: tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<9xui32>) -> tensor<9xui32>
    %3 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<9xui32>) -> tensor<9xui32>
    %4:2 = stablehlo.custom_call @hip_threefry2x32_ffi(%0, %1, %2, %3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<9xui32>, tensor<9xui32>, tensor<9xui32>, tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>)
    return %4#0, %4#1 : tensor<9xui32>, tensor<9xui32>
  }
}
// -----
// pivots_of_a_stack
module @jit_other attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x0300000001000000060000000300000000000000060000000600000005000000"> : tensor<2x1x4xi32>
    %expected0 = stablehlo.constant dense<"0x0300000001000000060000000000000004000000050000000200000000000000060000000100000005000000040000000300000002000000"> : tensor<2x1x7xi32>
    %got = call @model(%in0) : (tensor<2x1x4xi32>) -> tensor<2x1x7xi32>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<2x1x7xi32>, tensor<2x1x7xi32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x1x4xi32>) -> (tensor<2x1x7xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, l]) {i=2, j=1, k=4, l=7}, custom>} : (tensor<2x1x4xi32>) -> tensor<2x1x7xi32>
    return %0 : tensor<2x1x7xi32>
  }
}
