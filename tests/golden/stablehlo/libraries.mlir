// ormqr_left
module @jit_function attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xB70D0C3D350CAE3FA9C39C3F7CA302BF768F98BEA70207BF96D9113FD3A365BDE5333F3F2475ECBFAC84C83F397EC5BD482D2E3F0CD80BBE3519C2BEC61CED3E"> : tensor<4x4xf32>
    %in1 = stablehlo.constant dense<"0x5213533FFE634FBEFB731CBEF2892F3FA5CE5EBF52D7C1BF103BCA3E34AA2BBF"> : tensor<4x2xf32>
    %expected0 = stablehlo.constant dense<"0xD60B3ABF8A4329BF98E4A13EC31DB2BF5A837EBF4A5740BFC0CC30BC16F30F3F"> : tensor<4x2xf32>
    %got = call @model(%in0, %in1) : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<4x2xf32>, tensor<4x2xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x4xf32>, %arg1: tensor<4x2xf32>) -> (tensor<4x2xf32> {jax.result_info = "result"}) {
    %0:2 = call @qr(%arg0) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
    %1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = stablehlo.custom_call @lapack_sormqr_ffi(%1, %0#1, %arg1) {backend_config = "", mhlo.backend_config = {left = true, transpose = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=4, j=4, k=4, l=4, m=2, n=4, o=2}, custom>} : (tensor<4x4xf32>, tensor<4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    return %2 : tensor<4x2xf32>
  }
  func.func private @qr(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>) {
    %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
    %1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    return %1, %0#1 : tensor<4x4xf32>, tensor<4xf32>
  }
}
// -----
// ormqr_left_transposed
module @jit_function attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xB8CDF5BFD26550BFF268EFBEDCBA98BF0E09BFBF8C11163D21B2653F2DBA6EBE4F5C3EBFE91DC53EC49C373FFD9A99BE596F0B3FF27C853F63EC53BE8E4250BF"> : tensor<4x4xf32>
    %in1 = stablehlo.constant dense<"0x42FFB13EA17C7D3EE6A58C3F256DA4BF775F29BF1C9256BF33F4DDBF0F78013E"> : tensor<4x2xf32>
    %expected0 = stablehlo.constant dense<"0xB6D487BF8909523F82DCA83F3A45573F0E878DBF8A22823F96B053BFA8AB013E"> : tensor<4x2xf32>
    %got = call @model(%in0, %in1) : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<4x2xf32>, tensor<4x2xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x4xf32>, %arg1: tensor<4x2xf32>) -> (tensor<4x2xf32> {jax.result_info = "result"}) {
    %0:2 = call @qr(%arg0) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
    %1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = stablehlo.custom_call @lapack_sormqr_ffi(%1, %0#1, %arg1) {backend_config = "", mhlo.backend_config = {left = true, transpose = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=4, j=4, k=4, l=4, m=2, n=4, o=2}, custom>} : (tensor<4x4xf32>, tensor<4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    return %2 : tensor<4x2xf32>
  }
  func.func private @qr(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>) {
    %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
    %1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    return %1, %0#1 : tensor<4x4xf32>, tensor<4xf32>
  }
}
// -----
// ormqr_right
module @jit_function attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x2D1E073F58213DBFE25CB13FA269523FBF9B203F8DACCD3EC3A6743F517EAABF7E2A1D3F954F1A3F9A44E2BFEEADB13E3A3780BEDF11483FC2CCE0BEDA6D95BC"> : tensor<4x4xf32>
    %in1 = stablehlo.constant dense<"0x3C8AAF3EB05260BFA13D193FF1F6D6BDAF26FC3E259705BFA7088B3F84EE1A3F"> : tensor<2x4xf32>
    %expected0 = stablehlo.constant dense<"0x602EC2BC904B813ED8B373BF7676083F0376D9BE1A22D5BE30B64ABFA509853F"> : tensor<2x4xf32>
    %got = call @model(%in0, %in1) : (tensor<4x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<2x4xf32>, tensor<2x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x4xf32>, %arg1: tensor<2x4xf32>) -> (tensor<2x4xf32> {jax.result_info = "result"}) {
    %0:2 = call @qr(%arg0) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
    %1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = stablehlo.custom_call @lapack_sormqr_ffi(%1, %0#1, %arg1) {backend_config = "", mhlo.backend_config = {left = false, transpose = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=4, j=4, k=4, l=2, m=4, n=2, o=4}, custom>} : (tensor<4x4xf32>, tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    return %2 : tensor<2x4xf32>
  }
  func.func private @qr(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>) {
    %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
    %1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    return %1, %0#1 : tensor<4x4xf32>, tensor<4xf32>
  }
}
// -----
// ormqr_right_transposed
module @jit_function attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x314C36BEF2C7213FA83FA13F3D45E53FF36AC9BFED14623F761DEE3E153AC0BD66DA80BF8EEBA03FA180A1BF5723113F9CA3A63FF7C1CCBF9EE39ABE6B94A7BF"> : tensor<4x4xf32>
    %in1 = stablehlo.constant dense<"0x52E9793E0BD7C13FF18101404199E3BFDC2F13BF881B343FE228CA3FECA8D73E"> : tensor<2x4xf32>
    %expected0 = stablehlo.constant dense<"0xBED4943FED0984BFD686E1BF286A01C0026BD73FD4F9D93E0459CBBE212E12BF"> : tensor<2x4xf32>
    %got = call @model(%in0, %in1) : (tensor<4x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<2x4xf32>, tensor<2x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x4xf32>, %arg1: tensor<2x4xf32>) -> (tensor<2x4xf32> {jax.result_info = "result"}) {
    %0:2 = call @qr(%arg0) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
    %1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = stablehlo.custom_call @lapack_sormqr_ffi(%1, %0#1, %arg1) {backend_config = "", mhlo.backend_config = {left = false, transpose = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=4, j=4, k=4, l=2, m=4, n=2, o=4}, custom>} : (tensor<4x4xf32>, tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    return %2 : tensor<2x4xf32>
  }
  func.func private @qr(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>) {
    %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
    %1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    return %1, %0#1 : tensor<4x4xf32>, tensor<4xf32>
  }
}
// -----
// ormqr_tall
module @jit_function attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x6F40A93FFFD54F3FC62C823FF0B3E4BDD1C232BF70473BBFE5E0F9BE3E9E90BF43250CBFD894BDBD48D3803E1883ADBE3D3BF6BF160994BD0CC1663E"> : tensor<5x3xf32>
    %in1 = stablehlo.constant dense<"0x19D08A3FE3EE133F65C024BF6C4939BFA1AD004006B3413F9F6CEA3FD2480840EE6D51BF0542C53E"> : tensor<5x2xf32>
    %expected0 = stablehlo.constant dense<"0x1EAB4EBFBC45463ED8DA3FBF88780F3F805984BC352B023FFA59374042C71540A33FF8BEBCB425BE"> : tensor<5x2xf32>
    %got = call @model(%in0, %in1) : (tensor<5x3xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<5x2xf32>, tensor<5x2xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<5x3xf32>, %arg1: tensor<5x2xf32>) -> (tensor<5x2xf32> {jax.result_info = "result"}) {
    %0:2 = call @qr(%arg0) : (tensor<5x3xf32>) -> (tensor<3x5xf32>, tensor<3xf32>)
    %1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %2 = stablehlo.custom_call @lapack_sormqr_ffi(%1, %0#1, %arg1) {backend_config = "", mhlo.backend_config = {left = true, transpose = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=5, j=3, k=3, l=5, m=2, n=5, o=2}, custom>} : (tensor<5x3xf32>, tensor<3xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    return %2 : tensor<5x2xf32>
  }
  func.func private @qr(%arg0: tensor<5x3xf32>) -> (tensor<3x5xf32>, tensor<3xf32>) {
    %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>)
    %1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
    return %1, %0#1 : tensor<3x5xf32>, tensor<3xf32>
  }
}
// -----
// ormqr_stack
module @jit_function attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xDE94EA3EBF420F3F1BBA0A3F69E74E3EF04E323EEB51C0BFEE5E29BE01643FBF081D013E3962EFBE60571E3FF2AE513FED0C9E3ECAE0A13ED55ABE3DC445E5BE057328BE52C5FDBE40A6C63EF13B673C80CF143F2611AABF7B45633F104043BF"> : tensor<2x4x3xf32>
    %in1 = stablehlo.constant dense<"0xEBF93BBF7E2E4ABEF93910BF5D0E953E76FC12BFA4E488BF888658BF12EFA73F3948353DA27195BF6041093C4129C7BF8410E53F1A22C3BF131FF53E0D2B0B3F"> : tensor<2x4x2xf32>
    %expected0 = stablehlo.constant dense<"0xD06869BDBA0D2A3FEC360C3F6FF8BEBF00E059B9B096FFBEA9D3A1BF7BCB89BE6BB03BBDE440283F273F3A3FD0B70FBE89B2ABBFA0A2F2BD536F863F6AF41BC0"> : tensor<2x4x2xf32>
    %got = call @model(%in0, %in1) : (tensor<2x4x3xf32>, tensor<2x4x2xf32>) -> tensor<2x4x2xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<2x4x2xf32>, tensor<2x4x2xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x4x3xf32>, %arg1: tensor<2x4x2xf32>) -> (tensor<2x4x2xf32> {jax.result_info = "result"}) {
    %0:2 = call @qr(%arg0) : (tensor<2x4x3xf32>) -> (tensor<2x3x4xf32>, tensor<2x3xf32>)
    %1 = stablehlo.transpose %0#0, dims = [0, 2, 1] : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
    %2 = stablehlo.custom_call @lapack_sormqr_ffi(%1, %0#1, %arg1) {backend_config = "", mhlo.backend_config = {left = true, transpose = true}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l], [i, m, n])->([i, o, p]) {i=2, j=4, k=3, l=3, m=4, n=2, o=4, p=2}, custom>} : (tensor<2x4x3xf32>, tensor<2x3xf32>, tensor<2x4x2xf32>) -> tensor<2x4x2xf32>
    return %2 : tensor<2x4x2xf32>
  }
  func.func private @qr(%arg0: tensor<2x4x3xf32>) -> (tensor<2x3x4xf32>, tensor<2x3xf32>) {
    %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n]) {i=2, j=4, k=3, l=4, m=3, n=3}, custom>} : (tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<2x3xf32>)
    %1 = stablehlo.transpose %0#0, dims = [0, 2, 1] : (tensor<2x4x3xf32>) -> tensor<2x3x4xf32>
    return %1, %0#1 : tensor<2x3x4xf32>, tensor<2x3xf32>
  }
}
// -----
// ormqr_f64
module @jit_function attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x5A109B543B33F7BF27409700BB37D33FD0EB9F56D5E8EF3F22F630E4C0ECDD3F6D5A3A9A7DB4D03FA7BFF300005FEE3F6B91A02F8598C43F46A775EEFD87D53FF047167E1538C0BF252F55A4C037E43F4C6FABA5D11FEEBFE340E1E61F56E93F99B0471F6E2BE0BF411889F35073F1BF9F14FC273D60D73FD602768F5816FB3F"> : tensor<4x4xf64>
    %in1 = stablehlo.constant dense<"0xFDDA816211C6EE3F4EBA37113480E0BF6E7FBC3C8156E63FFAE2AF20C311DDBF51552C34BDBFBFBFC1706DDE56EBB63FDA445AB4A98902C0669D0C29D586C83F9A261A7C4779F0BFCF1CA2E51651E6BFCC4D39661A97F7BF0AB0D68CD243F8BF"> : tensor<3x4xf64>
    %expected0 = stablehlo.constant dense<"0xD7DB23751C99E1BFFEE3502816E1DC3FC92B41C7A1E1E2BF63B69943363DF0BF8044BD2E6845D7BF74DA67909312EEBFCC623374AA75004092914F73B83CDB3F7A568504CF92F13F348A6FE762DAF6BF103FAD5003E7F43FE2C220583687F0BF"> : tensor<3x4xf64>
    %got = call @model(%in0, %in1) : (tensor<4x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x4xf64>, %arg1: tensor<3x4xf64>) -> (tensor<3x4xf64> {jax.result_info = "result"}) {
    %0:2 = call @qr(%arg0) : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>)
    %1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %2 = stablehlo.custom_call @lapack_dormqr_ffi(%1, %0#1, %arg1) {backend_config = "", mhlo.backend_config = {left = false, transpose = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=4, j=4, k=4, l=3, m=4, n=3, o=4}, custom>} : (tensor<4x4xf64>, tensor<4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    return %2 : tensor<3x4xf64>
  }
  func.func private @qr(%arg0: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>) {
    %0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>)
    %1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
    return %1, %0#1 : tensor<4x4xf64>, tensor<4xf64>
  }
}
// -----
// ormqr_complex
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xD1033FBF9F21983EFE2488BC68A150BE4C063CBFE946C63E66A29D3E766EBEBD2A0263BE2578A4BF04ECF8BEF16C9A3F"> : tensor<4x3xf32>
    %in1 = stablehlo.constant dense<"0xB42143BE0048B8BF06CFAA3F79BF073FE6EA06406106803D993AECBE6C4CB9BF8973A93FE0722440CB2852BF89A725BF"> : tensor<4x3xf32>
    %in2 = stablehlo.constant dense<"0xD49F183F859154BFA0868ABEED1DB3BEDF90443E03238C3F17C7B43CB13D6B3F"> : tensor<4x2xf32>
    %in3 = stablehlo.constant dense<"0xADFBD6BE36D5A73EB0D808C0E697B9BFFBC04B3F081417BF4E75143F13D70A3F"> : tensor<4x2xf32>
    %expected0 = stablehlo.constant dense<"0x78DFC0BD1CC3623E0494E0BF624372BF8A25923F9EC9723F2CF3B63E7ED91D3F"> : tensor<4x2xf32>
    %expected1 = stablehlo.constant dense<"0x36E3323EE1E85CBF7838633F13C0853F289959BE90F06ABE6345653F0E97A1BF"> : tensor<4x2xf32>
    %got:2 = call @model(%in0, %in1, %in2, %in3) : (tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x2xf32>, tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<4x2xf32>, tensor<4x2xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<4x2xf32>, tensor<4x2xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x3xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<4x2xf32>, %arg3: tensor<4x2xf32>) -> (tensor<4x2xf32> {jax.result_info = "result[0]"}, tensor<4x2xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.complex %arg0, %arg1 : tensor<4x3xcomplex<f32>>
    %1 = stablehlo.complex %arg2, %arg3 : tensor<4x2xcomplex<f32>>
    %2:2 = call @qr(%0) : (tensor<4x3xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>, tensor<3xcomplex<f32>>)
    %3 = stablehlo.transpose %2#0, dims = [1, 0] : (tensor<3x4xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %4 = stablehlo.custom_call @lapack_cunmqr_ffi(%3, %2#1, %1) {backend_config = "", mhlo.backend_config = {left = true, transpose = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=4, j=3, k=3, l=4, m=2, n=4, o=2}, custom>} : (tensor<4x3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
    %5 = stablehlo.real %4 : (tensor<4x2xcomplex<f32>>) -> tensor<4x2xf32>
    %6 = stablehlo.imag %4 : (tensor<4x2xcomplex<f32>>) -> tensor<4x2xf32>
    return %5, %6 : tensor<4x2xf32>, tensor<4x2xf32>
  }
  func.func private @qr(%arg0: tensor<4x3xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>, tensor<3xcomplex<f32>>) {
    %0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=3, k=4, l=3, m=3}, custom>} : (tensor<4x3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>, tensor<3xcomplex<f32>>)
    %1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<4x3xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    return %1, %0#1 : tensor<3x4xcomplex<f32>>, tensor<3xcomplex<f32>>
  }
}
// -----
// qr_multiply
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xC77971BF585A533FD840D53FEF7ACEBCCEBF8B3F792887BE87BBF4BFBE83193E022CE43EA173DBBE23BD9A3E0C93123F47085DBFE608BDBF749062BE412058BE"> : tensor<4x4xf32>
    %in1 = stablehlo.constant dense<"0x4690B4BE34BC7C3F18E0DC3FC252D5BE3DEA323FDDE0703F6B91363F0814863FFC4AC7BEF3633D3F1D91014007BD4D3F"> : tensor<3x4xf32>
    %expected0 = stablehlo.constant dense<"0xDCD9BA3F9C43C83E4CDF92BFE1594E3F24A400BEC8D75C3F50F2DEBDB930BE3F32904B3F5E04BB3FFAF2AABFB6DA713F"> : tensor<3x4xf32>
    %expected1 = stablehlo.constant dense<"0xA7A7DE3F4056213C2E47F5BF5EEAB73E0000000043F2E1BF030298BF982EB0BA0000000000000000F8359CBF0C6DF2BE000000000000000000000000037D523E"> : tensor<4x4xf32>
    %got:2 = call @model(%in0, %in1) : (tensor<4x4xf32>, tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<4x4xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x4xf32>, %arg1: tensor<3x4xf32>) -> (tensor<3x4xf32> {jax.result_info = "result[0]"}, tensor<4x4xf32> {jax.result_info = "result[1]"}) {
    %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
    %1 = stablehlo.custom_call @lapack_sormqr_ffi(%0#0, %0#1, %arg1) {backend_config = "", mhlo.backend_config = {left = false, transpose = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=4, j=4, k=4, l=3, m=4, n=3, o=4}, custom>} : (tensor<4x4xf32>, tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %2 = call @triu(%0#0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    return %1, %2 : tensor<3x4xf32>, tensor<4x4xf32>
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
// csr_times_matrix
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xAA83C53F5EF89FBF77E0003FA38284BC0ACA98BFED169C3F531EB23E"> : tensor<7xf32>
    %in1 = stablehlo.constant dense<"0xA55995BFDF0A1A3FBBFADCBE938EF3BF165C30BF37F0863E6DBD223FD989293EF2FE383D88A2F03E1F0A58BE73A6963F8435183EE37C963ECD710A3F4F5187BFE48F35BF7BA8C33F"> : tensor<6x3xf32>
    %expected0 = stablehlo.constant dense<"0x958161C031A34CBFF43888BFAF3975BF5B91B1BED9DC073EF4158C3CB0F53B3C6F8DCABC7DA2FB3FD0BC79BF7BA7F93FFA75623EDCEB6B3D2EB7803C"> : tensor<5x3xf32>
    %got = call @model(%in0, %in1) : (tensor<7xf32>, tensor<6x3xf32>) -> tensor<5x3xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<7xf32>, %arg1: tensor<6x3xf32>) -> (tensor<5x3xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<[1, 3, 1, 5, 0, 3, 2]> : tensor<7xi32>
    %c_0 = stablehlo.constant dense<[0, 2, 3, 4, 6, 7]> : tensor<6xi32>
    %0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %c_0, %c, %arg1) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7xf32>, tensor<6xi32>, tensor<7xi32>, tensor<6x3xf32>) -> tensor<5x3xf32>
    return %0 : tensor<5x3xf32>
  }
}
// -----
// csr_times_vector
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x57528D3E28F2C9BF945BAA3F355103BF1D66CABFC23665BE37F3BDBE"> : tensor<7xf32>
    %in1 = stablehlo.constant dense<"0x550E1C3E929792BF9C80CB3E88E8674062ABA3BF0EE9AC3E"> : tensor<6xf32>
    %expected0 = stablehlo.constant dense<"0x000000002D5359BF4438AEBF76D19ABD564C00BE"> : tensor<5xf32>
    %got = call @model(%in0, %in1) : (tensor<7xf32>, tensor<6xf32>) -> tensor<5xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<7xf32>, %arg1: tensor<6xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<[1, 5, 1, 3, 4, 5, 5]> : tensor<7xi32>
    %c_0 = stablehlo.constant dense<[0, 0, 2, 5, 6, 7]> : tensor<6xi32>
    %0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %c_0, %c, %arg1) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<7xf32>, tensor<6xi32>, tensor<7xi32>, tensor<6xf32>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
// -----
// csr_f64
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x56EF26210056C63F6C68BF9E124E074038CD8FB27A7FE8BFFE46F03734ECECBF9AD0750B92FCA1BF164F7160EBD0A6BF89588F196B03EB3F8D150234F195C03FCF92B65C3537E8BF"> : tensor<9xf64>
    %in1 = stablehlo.constant dense<"0xAD63C585DC0FCB3F3B423D9DD81B054024B81E5A2F59F43F3910E1E1E14106C00EE6AE379C2DC2BFFC349AD6BD00ECBF03B39C1393E9E33FE9916F6B7F2DC6BF321F6C6052ECFE3FCCB05386AECCED3F"> : tensor<5x2xf64>
    %expected0 = stablehlo.constant dense<"0x985CC517DFCC04C00613E7BAFE6106C000000000000000000000000000000000B9043306BCC9E83F6367B4E5B44CB4BF9CEAF0BC2383BB3FB1D29859DE30E53F"> : tensor<4x2xf64>
    %got = call @model(%in0, %in1) : (tensor<9xf64>, tensor<5x2xf64>) -> tensor<4x2xf64>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<4x2xf64>, tensor<4x2xf64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<9xf64>, %arg1: tensor<5x2xf64>) -> (tensor<4x2xf64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<[0, 2, 3, 4, 0, 2, 3, 4, 2]> : tensor<9xi32>
    %c_0 = stablehlo.constant dense<[0, 4, 4, 8, 9]> : tensor<5xi32>
    %0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %c_0, %c, %arg1) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf64>, tensor<5xi32>, tensor<9xi32>, tensor<5x2xf64>) -> tensor<4x2xf64>
    return %0 : tensor<4x2xf64>
  }
}
// -----
// csr_of_dense
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x72F1633F7C0C3F3E270F25BD102CAE3EBACBA53FC5CD083FA6C7B3BEF935A33F95B8443EA5F49EBDAC974ABFDFE410BFF6D322BFFBB532C00428823FAD04113FC0695BBECCE2853FEF3FE03E183EBE3E"> : tensor<4x5xf32>
    %in1 = stablehlo.constant dense<"0x87621EC0BA9B6EBE8C3D083F380ACE3FC88EEB3FDE81B63F9FAF94BFA6A60CC04B0A123F9B3AE23C"> : tensor<5x2xf32>
    %expected0 = stablehlo.constant dense<"0xA478BBBF2DD42FBED913833F05C6D83F1C80143F3F0AE63CAAE4053FFF00AE3F"> : tensor<4x2xf32>
    %got = call @model(%in0, %in1) : (tensor<4x5xf32>, tensor<5x2xf32>) -> tensor<4x2xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<4x2xf32>, tensor<4x2xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x5xf32>, %arg1: tensor<5x2xf32>) -> (tensor<4x2xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = call @_where(%1, %arg0, %c) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<i64>) -> tensor<4x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %5 = call @cumsum(%4) : (tensor<4x5xi1>) -> tensor<20xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<16xi64>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = call @clip(%5, %c_2) : (tensor<20xi64>, tensor<i64>) -> tensor<20xi64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<20xi64>
    %9 = stablehlo.compare LT, %7, %8, SIGNED : (tensor<20xi64>, tensor<20xi64>) -> tensor<20xi1>
    %c_4 = stablehlo.constant dense<16> : tensor<i64>
    %10 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<20xi64>
    %11 = stablehlo.add %7, %10 : tensor<20xi64>
    %12 = stablehlo.select %9, %11, %7 : tensor<20xi1>, tensor<20xi64>
    %13 = stablehlo.convert %12 : (tensor<20xi64>) -> tensor<20xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %c_5 = stablehlo.constant dense<1> : tensor<i64>
    %15 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i64>) -> tensor<20xi64>
    %16 = "stablehlo.scatter"(%6, %14, %15) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i64>, %arg3: tensor<i64>):
      %91 = stablehlo.add %arg2, %arg3 : tensor<i64>
      stablehlo.return %91 : tensor<i64>
    }) : (tensor<16xi64>, tensor<20x1xi32>, tensor<20xi64>) -> tensor<16xi64>
    %17 = call @cumsum_1(%16) : (tensor<16xi64>) -> tensor<16xi64>
    %c_6 = stablehlo.constant dense<5> : tensor<i64>
    %18 = call @floor_divide(%17, %c_6) : (tensor<16xi64>, tensor<i64>) -> tensor<16xi64>
    %c_7 = stablehlo.constant dense<4> : tensor<i64>
    %19 = call @remainder(%18, %c_7) : (tensor<16xi64>, tensor<i64>) -> tensor<16xi64>
    %c_8 = stablehlo.constant dense<1> : tensor<i64>
    %20 = call @floor_divide(%17, %c_8) : (tensor<16xi64>, tensor<i64>) -> tensor<16xi64>
    %c_9 = stablehlo.constant dense<5> : tensor<i64>
    %21 = call @remainder(%20, %c_9) : (tensor<16xi64>, tensor<i64>) -> tensor<16xi64>
    %22 = stablehlo.iota dim = 0 : tensor<16xi64>
    %23 = stablehlo.convert %4 : (tensor<4x5xi1>) -> tensor<4x5xi32>
    %24 = stablehlo.convert %23 : (tensor<4x5xi32>) -> tensor<4x5xi64>
    %c_10 = stablehlo.constant dense<0> : tensor<i64>
    %25 = stablehlo.reduce(%24 init: %c_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x5xi64>, tensor<i64>) -> tensor<i64>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<i64>) -> tensor<16xi64>
    %27 = stablehlo.compare GE, %22, %26, SIGNED : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
    %c_11 = stablehlo.constant dense<4> : tensor<i64>
    %28 = call @_where_5(%27, %c_11, %19) : (tensor<16xi1>, tensor<i64>, tensor<16xi64>) -> tensor<16xi64>
    %c_12 = stablehlo.constant dense<5> : tensor<i64>
    %29 = call @_where_5(%27, %c_12, %21) : (tensor<16xi1>, tensor<i64>, tensor<16xi64>) -> tensor<16xi64>
    %30 = stablehlo.convert %28 : (tensor<16xi64>) -> tensor<16xi32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %32 = stablehlo.convert %29 : (tensor<16xi64>) -> tensor<16xi32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %34 = stablehlo.concatenate %31, %33, dim = 0 : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<2x16xi32>
    %35 = stablehlo.transpose %34, dims = [1, 0] : (tensor<2x16xi32>) -> tensor<16x2xi32>
    %36 = stablehlo.slice %35 [0:16, 0:1] : (tensor<16x2xi32>) -> tensor<16x1xi32>
    %37 = stablehlo.reshape %36 : (tensor<16x1xi32>) -> tensor<16xi32>
    %38 = stablehlo.slice %35 [0:16, 1:2] : (tensor<16x2xi32>) -> tensor<16x1xi32>
    %39 = stablehlo.reshape %38 : (tensor<16x1xi32>) -> tensor<16xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %40 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %41 = stablehlo.compare LT, %37, %40, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_14 = stablehlo.constant dense<4> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %43 = stablehlo.add %37, %42 : tensor<16xi32>
    %44 = stablehlo.select %41, %43, %37 : tensor<16xi1>, tensor<16xi32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %45 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %46 = stablehlo.compare LT, %39, %45, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_16 = stablehlo.constant dense<5> : tensor<i32>
    %47 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %48 = stablehlo.add %39, %47 : tensor<16xi32>
    %49 = stablehlo.select %46, %48, %39 : tensor<16xi1>, tensor<16xi32>
    %50 = stablehlo.broadcast_in_dim %44, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %51 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %52 = stablehlo.concatenate %50, %51, dim = 1 : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x2xi32>
    %c_17 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %53 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<16x2xi32>
    %54 = stablehlo.compare GE, %52, %53, SIGNED : (tensor<16x2xi32>, tensor<16x2xi32>) -> tensor<16x2xi1>
    %55 = stablehlo.broadcast_in_dim %c_17, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<1x2xi32>) -> tensor<16x2xi32>
    %57 = stablehlo.compare LE, %52, %56, SIGNED : (tensor<16x2xi32>, tensor<16x2xi32>) -> tensor<16x2xi1>
    %58 = stablehlo.and %54, %57 : tensor<16x2xi1>
    %c_19 = stablehlo.constant dense<true> : tensor<i1>
    %59 = stablehlo.reduce(%58 init: %c_19) applies stablehlo.and across dimensions = [1] : (tensor<16x2xi1>, tensor<i1>) -> tensor<16xi1>
    %60 = "stablehlo.gather"(%2, %52) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x5xf32>, tensor<16x2xi32>) -> tensor<16xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %62 = stablehlo.select %59, %60, %61 : tensor<16xi1>, tensor<16xf32>
    %63 = stablehlo.convert %4 : (tensor<4x5xi1>) -> tensor<4x5xi32>
    %64 = stablehlo.convert %63 : (tensor<4x5xi32>) -> tensor<4x5xi64>
    %c_21 = stablehlo.constant dense<0> : tensor<i64>
    %65 = stablehlo.reduce(%64 init: %c_21) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x5xi64>, tensor<i64>) -> tensor<i64>
    %66 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %67 = stablehlo.iota dim = 0 : tensor<16xi64>
    %68 = stablehlo.broadcast_in_dim %66, dims = [0] : (tensor<1xi64>) -> tensor<16xi64>
    %69 = stablehlo.compare LT, %67, %68, SIGNED : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
    %c_22 = stablehlo.constant dense<0> : tensor<i64>
    %70 = call @_where_6(%69, %62, %c_22) : (tensor<16xi1>, tensor<16xf32>, tensor<i64>) -> tensor<16xf32>
    %71 = stablehlo.slice %35 [0:16, 1:2] : (tensor<16x2xi32>) -> tensor<16x1xi32>
    %72 = stablehlo.reshape %71 : (tensor<16x1xi32>) -> tensor<16xi32>
    %73 = stablehlo.slice %35 [0:16, 0:1] : (tensor<16x2xi32>) -> tensor<16x1xi32>
    %74 = stablehlo.reshape %73 : (tensor<16x1xi32>) -> tensor<16xi32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %75 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %c_24 = stablehlo.constant dense<0> : tensor<i64>
    %76 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %c_25 = stablehlo.constant dense<0> : tensor<i64>
    %77 = call @clip_7(%74, %c_25) : (tensor<16xi32>, tensor<i64>) -> tensor<16xi32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %78 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %79 = stablehlo.compare LT, %77, %78, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_27 = stablehlo.constant dense<4> : tensor<i32>
    %80 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %81 = stablehlo.add %77, %80 : tensor<16xi32>
    %82 = stablehlo.select %79, %81, %77 : tensor<16xi1>, tensor<16xi32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %c_28 = stablehlo.constant dense<1> : tensor<i64>
    %84 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i64>) -> tensor<16xi64>
    %85 = "stablehlo.scatter"(%76, %83, %84) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i64>, %arg3: tensor<i64>):
      %91 = stablehlo.add %arg2, %arg3 : tensor<i64>
      stablehlo.return %91 : tensor<i64>
    }) : (tensor<4xi64>, tensor<16x1xi32>, tensor<16xi64>) -> tensor<4xi64>
    %86 = stablehlo.convert %85 : (tensor<4xi64>) -> tensor<4xi32>
    %87 = call @cumsum_8(%86) : (tensor<4xi32>) -> tensor<4xi32>
    %c_29 = stablehlo.constant dense<1> : tensor<i32>
    %88 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %89 = "stablehlo.scatter"(%75, %88, %87) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      stablehlo.return %arg3 : tensor<i32>
    }) : (tensor<5xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<5xi32>
    %90 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%70, %89, %72, %arg1) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<16xf32>, tensor<5xi32>, tensor<16xi32>, tensor<5x2xf32>) -> tensor<4x2xf32>
    return %90 : tensor<4x2xf32>
  }
  func.func private @_where(%arg0: tensor<4x5xi1>, %arg1: tensor<4x5xf32>, %arg2: tensor<i64>) -> tensor<4x5xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<4x5xi1>, tensor<4x5xf32>
    return %2 : tensor<4x5xf32>
  }
  func.func private @cumsum(%arg0: tensor<4x5xi1>) -> tensor<20xi64> {
    %0 = stablehlo.reshape %arg0 : (tensor<4x5xi1>) -> tensor<20xi1>
    %1 = stablehlo.convert %0 : (tensor<20xi1>) -> tensor<20xi64>
    %2 = call @cumsum_0(%1) : (tensor<20xi64>) -> tensor<20xi64>
    return %2 : tensor<20xi64>
  }
  func.func private @cumsum_0(%arg0: tensor<20xi64>) -> tensor<20xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[19, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 20>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<20xi64>, tensor<i64>) -> tensor<20xi64>
    return %1 : tensor<20xi64>
  }
  func.func private @clip(%arg0: tensor<20xi64>, %arg1: tensor<i64>) -> tensor<20xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<20xi64>
    %2 = stablehlo.maximum %1, %arg0 : tensor<20xi64>
    return %2 : tensor<20xi64>
  }
  func.func private @cumsum_1(%arg0: tensor<16xi64>) -> tensor<16xi64> {
    %0 = call @cumsum_2(%arg0) : (tensor<16xi64>) -> tensor<16xi64>
    return %0 : tensor<16xi64>
  }
  func.func private @cumsum_2(%arg0: tensor<16xi64>) -> tensor<16xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[15, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 16>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<16xi64>, tensor<i64>) -> tensor<16xi64>
    return %1 : tensor<16xi64>
  }
  func.func private @floor_divide(%arg0: tensor<16xi64>, %arg1: tensor<i64>) -> tensor<16xi64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i64>) -> tensor<16xi64>
    %1 = stablehlo.divide %arg0, %0 : tensor<16xi64>
    %2 = stablehlo.sign %arg0 : tensor<16xi64>
    %3 = stablehlo.sign %arg1 : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i64>) -> tensor<16xi64>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i64>) -> tensor<16xi64>
    %7 = stablehlo.remainder %arg0, %6 : tensor<16xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<16xi64>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
    %10 = stablehlo.and %5, %9 : tensor<16xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<16xi64>
    %12 = stablehlo.subtract %1, %11 : tensor<16xi64>
    %13 = call @_where_3(%10, %12, %1) : (tensor<16xi1>, tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
    return %13 : tensor<16xi64>
  }
  func.func private @_where_3(%arg0: tensor<16xi1>, %arg1: tensor<16xi64>, %arg2: tensor<16xi64>) -> tensor<16xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<16xi1>, tensor<16xi64>
    return %0 : tensor<16xi64>
  }
  func.func private @remainder(%arg0: tensor<16xi64>, %arg1: tensor<i64>) -> tensor<16xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = call @_where_4(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<16xi64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<16xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<16xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<16xi64>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<16xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %12 = stablehlo.and %11, %6 : tensor<16xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<16xi64>
    %14 = stablehlo.add %4, %13 : tensor<16xi64>
    %15 = stablehlo.select %12, %14, %4 : tensor<16xi1>, tensor<16xi64>
    return %15 : tensor<16xi64>
  }
  func.func private @_where_4(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @_where_5(%arg0: tensor<16xi1>, %arg1: tensor<i64>, %arg2: tensor<16xi64>) -> tensor<16xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<16xi64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<16xi1>, tensor<16xi64>
    return %2 : tensor<16xi64>
  }
  func.func private @_where_6(%arg0: tensor<16xi1>, %arg1: tensor<16xf32>, %arg2: tensor<i64>) -> tensor<16xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<16xi1>, tensor<16xf32>
    return %2 : tensor<16xf32>
  }
  func.func private @clip_7(%arg0: tensor<16xi32>, %arg1: tensor<i64>) -> tensor<16xi32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<16xi32>
    return %2 : tensor<16xi32>
  }
  func.func private @cumsum_8(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    %0 = call @cumsum_9(%arg0) : (tensor<4xi32>) -> tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func private @cumsum_9(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[3, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 4>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
}
// -----
// csr_gradients
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x4831B33E4337EB3E2A12F0BDC233A23E06F05EBCE65A423F3A72003F"> : tensor<7xf32>
    %in1 = stablehlo.constant dense<"0x5F160CBFBD8016BFD532DF3F4D11D0BD1DE77D3FDB69C93EAD6910BFBFBC3FBF7504F63D3568833EF1461D3FE02AA2BF2A3D18BF3649C2BD5CE5CC3F2A0D17C03ED3E03E72400ABF"> : tensor<6x3xf32>
    %expected0 = stablehlo.constant dense<"0x98795D40FEF8BE3F008E2FBFCDD3B63F56DA063F14A41741AD8D933F"> : tensor<7xf32>
    %expected1 = stablehlo.constant dense<"0xD383A1BEF00DC5BE897EEE3E00C39ABF5485673F38CCE63CF302D4BEC45401BF6B871C3F40B64B3D8D818EBCC71CEF3B04E285BC33DC2ABBD930343D249831C09B78783FC674D0BE"> : tensor<6x3xf32>
    %got:2 = call @model(%in0, %in1) : (tensor<7xf32>, tensor<6x3xf32>) -> (tensor<7xf32>, tensor<6x3xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<7xf32>, tensor<7xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<6x3xf32>, tensor<6x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<7xf32>, %arg1: tensor<6x3xf32>) -> (tensor<7xf32> {jax.result_info = "result[0]"}, tensor<6x3xf32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<[0, 2, 4, 1, 3, 5, 1]> : tensor<7xi32>
    %c_0 = stablehlo.constant dense<[0, 2, 3, 6, 7, 7]> : tensor<6xi32>
    %0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %c_0, %c, %arg1) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7xf32>, tensor<6xi32>, tensor<7xi32>, tensor<6x3xf32>) -> tensor<5x3xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %2 = stablehlo.multiply %1, %0 : tensor<5x3xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<5x3xf32>
    %5:2 = call @_csr_to_coo(%c, %c_0) : (tensor<7xi32>, tensor<6xi32>) -> (tensor<7xi32>, tensor<7xi32>)
    %6 = stablehlo.broadcast_in_dim %5#0, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %7 = stablehlo.broadcast_in_dim %5#1, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %8 = stablehlo.concatenate %6, %7, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x2xi32>
    %c_2 = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %10 = stablehlo.compare LT, %c_2, %9, SIGNED : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %c_4 = stablehlo.constant dense<2> : tensor<i64>
    %11 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %12 = stablehlo.add %c_2, %11 : tensor<2xi64>
    %13 = stablehlo.select %10, %12, %c_2 : tensor<2xi1>, tensor<2xi64>
    %14 = stablehlo.convert %13 : (tensor<2xi64>) -> tensor<2xi32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %16 = "stablehlo.gather"(%8, %15) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 7, 1>}> : (tensor<7x2xi32>, tensor<2x1xi32>) -> tensor<7x2xi32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %18 = stablehlo.slice %16 [0:7, 0:1] : (tensor<7x2xi32>) -> tensor<7x1xi32>
    %19 = stablehlo.reshape %18 : (tensor<7x1xi32>) -> tensor<7xi32>
    %20 = stablehlo.slice %16 [0:7, 1:2] : (tensor<7x2xi32>) -> tensor<7x1xi32>
    %21 = stablehlo.reshape %20 : (tensor<7x1xi32>) -> tensor<7xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %23 = stablehlo.compare LT, %19, %22, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_7 = stablehlo.constant dense<5> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %25 = stablehlo.add %19, %24 : tensor<7xi32>
    %26 = stablehlo.select %23, %25, %19 : tensor<7xi1>, tensor<7xi32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %c_8 = stablehlo.constant dense<4> : tensor<1xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %29 = stablehlo.compare GE, %27, %28, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %30 = stablehlo.broadcast_in_dim %c_8, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<7x1xi32>
    %32 = stablehlo.compare LE, %27, %31, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %33 = stablehlo.and %29, %32 : tensor<7x1xi1>
    %c_10 = stablehlo.constant dense<true> : tensor<i1>
    %34 = stablehlo.reduce(%33 init: %c_10) applies stablehlo.and across dimensions = [1] : (tensor<7x1xi1>, tensor<i1>) -> tensor<7xi1>
    %35 = "stablehlo.gather"(%4, %27) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<7x1xi32>) -> tensor<7x3xf32>
    %36 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<7xi1>) -> tensor<7x3xi1>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %38 = stablehlo.select %36, %35, %37 : tensor<7x3xi1>, tensor<7x3xf32>
    %39 = stablehlo.dot_general %arg0, %38, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<7xf32>, tensor<7x3xf32>) -> tensor<7x3xf32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %40 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %41 = stablehlo.compare LT, %21, %40, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_13 = stablehlo.constant dense<6> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %43 = stablehlo.add %21, %42 : tensor<7xi32>
    %44 = stablehlo.select %41, %43, %21 : tensor<7xi1>, tensor<7xi32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %46 = "stablehlo.scatter"(%17, %45, %39) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %90 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %90 : tensor<f32>
    }) : (tensor<6x3xf32>, tensor<7x1xi32>, tensor<7x3xf32>) -> tensor<6x3xf32>
    %47:2 = call @_csr_to_coo(%c, %c_0) : (tensor<7xi32>, tensor<6xi32>) -> (tensor<7xi32>, tensor<7xi32>)
    %48 = stablehlo.broadcast_in_dim %47#0, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %49 = stablehlo.broadcast_in_dim %47#1, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %50 = stablehlo.concatenate %48, %49, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x2xi32>
    %51 = stablehlo.slice %50 [0:7, 0:1] : (tensor<7x2xi32>) -> tensor<7x1xi32>
    %52 = stablehlo.reshape %51 : (tensor<7x1xi32>) -> tensor<7xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %53 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %54 = stablehlo.compare LT, %52, %53, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_15 = stablehlo.constant dense<5> : tensor<i32>
    %55 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %56 = stablehlo.add %52, %55 : tensor<7xi32>
    %57 = stablehlo.select %54, %56, %52 : tensor<7xi1>, tensor<7xi32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %c_16 = stablehlo.constant dense<4> : tensor<1xi32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %59 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %60 = stablehlo.compare GE, %58, %59, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %61 = stablehlo.broadcast_in_dim %c_16, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<7x1xi32>
    %63 = stablehlo.compare LE, %58, %62, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %64 = stablehlo.and %60, %63 : tensor<7x1xi1>
    %c_18 = stablehlo.constant dense<true> : tensor<i1>
    %65 = stablehlo.reduce(%64 init: %c_18) applies stablehlo.and across dimensions = [1] : (tensor<7x1xi1>, tensor<i1>) -> tensor<7xi1>
    %66 = "stablehlo.gather"(%4, %58) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<7x1xi32>) -> tensor<7x3xf32>
    %67 = stablehlo.broadcast_in_dim %65, dims = [0] : (tensor<7xi1>) -> tensor<7x3xi1>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %69 = stablehlo.select %67, %66, %68 : tensor<7x3xi1>, tensor<7x3xf32>
    %70 = stablehlo.slice %50 [0:7, 1:2] : (tensor<7x2xi32>) -> tensor<7x1xi32>
    %71 = stablehlo.reshape %70 : (tensor<7x1xi32>) -> tensor<7xi32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %73 = stablehlo.compare LT, %71, %72, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_21 = stablehlo.constant dense<6> : tensor<i32>
    %74 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %75 = stablehlo.add %71, %74 : tensor<7xi32>
    %76 = stablehlo.select %73, %75, %71 : tensor<7xi1>, tensor<7xi32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %c_22 = stablehlo.constant dense<5> : tensor<1xi32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %78 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %79 = stablehlo.compare GE, %77, %78, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %80 = stablehlo.broadcast_in_dim %c_22, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<7x1xi32>
    %82 = stablehlo.compare LE, %77, %81, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %83 = stablehlo.and %79, %82 : tensor<7x1xi1>
    %c_24 = stablehlo.constant dense<true> : tensor<i1>
    %84 = stablehlo.reduce(%83 init: %c_24) applies stablehlo.and across dimensions = [1] : (tensor<7x1xi1>, tensor<i1>) -> tensor<7xi1>
    %85 = "stablehlo.gather"(%arg1, %77) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<6x3xf32>, tensor<7x1xi32>) -> tensor<7x3xf32>
    %86 = stablehlo.broadcast_in_dim %84, dims = [0] : (tensor<7xi1>) -> tensor<7x3xi1>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %88 = stablehlo.select %86, %85, %87 : tensor<7x3xi1>, tensor<7x3xf32>
    %89 = stablehlo.dot_general %69, %88, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7xf32>
    return %89, %46 : tensor<7xf32>, tensor<6x3xf32>
  }
  func.func private @_csr_to_coo(%arg0: tensor<7xi32>, %arg1: tensor<6xi32>) -> (tensor<7xi32>, tensor<7xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_1 = stablehlo.constant dense<7> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<6xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<6xi1>, tensor<6xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %8 = "stablehlo.scatter"(%0, %6, %7) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %12 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %12 : tensor<i32>
    }) : (tensor<7xi32>, tensor<6x1xi32>, tensor<6xi32>) -> tensor<7xi32>
    %9 = call @cumsum(%8) : (tensor<7xi32>) -> tensor<7xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %11 = stablehlo.subtract %9, %10 : tensor<7xi32>
    return %11, %arg0 : tensor<7xi32>, tensor<7xi32>
  }
  func.func private @cumsum(%arg0: tensor<7xi32>) -> tensor<7xi32> {
    %0 = call @cumsum_0(%arg0) : (tensor<7xi32>) -> tensor<7xi32>
    return %0 : tensor<7xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<7xi32>) -> tensor<7xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[6, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 7>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    return %1 : tensor<7xi32>
  }
}
// -----
// while_to_a_limit
module @jit_halved attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x00000041000000410000004100000041"> : tensor<4xf32>
    %in1 = stablehlo.constant dense<"0x7EDDDC3EA9E4FBBE70A6BA3E0F46C83F"> : tensor<4xf32>
    %expected0 = stablehlo.constant dense<"0x20E5823D065D023C72D3EF3D8BAD0CC0"> : tensor<4xf32>
    %got = call @model(%in0, %in1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg1, %arg1 : tensor<4xf32>
    %1:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %0) : tensor<4xf32>, tensor<4xf32>
    cond {
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.reduce(%iterArg init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
      %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %4 = stablehlo.reduce(%iterArg_0 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
      %5 = stablehlo.compare GT, %3, %4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %4 = stablehlo.multiply %iterArg, %3 : tensor<4xf32>
      %cst_1 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %6 = stablehlo.multiply %iterArg_0, %5 : tensor<4xf32>
      stablehlo.return %4, %6 : tensor<4xf32>, tensor<4xf32>
    }
    %2 = stablehlo.subtract %1#0, %0 : tensor<4xf32>
    return %2 : tensor<4xf32>
  }
}
// -----
// conjugate_gradients
module @jit_conjugate_gradients attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x3E59B53E99E6DD3E3BE7BE3E8C1440BF38030B3FCD5855BE77CC4FBF6EE41DBD4FBE68BE0DE4403F2F782FBD848907BF475DBA3FFB067D3F7F86A23F17901B3F"> : tensor<4x4xf32>
    %in1 = stablehlo.constant dense<"0xDEA9E0BD6993D6BEA7058FBEDA9B723F"> : tensor<4xf32>
    %expected0 = stablehlo.constant dense<"0xDCA519BD88749FBDF0B667BDCF2AD63D"> : tensor<4xf32>
    %expected1 = stablehlo.constant dense<true> : tensor<i1>
    %expected2 = stablehlo.constant dense<"0xD6D119BDF6AA9FBD7E0668BDF3BCD53D"> : tensor<4xf32>
    %got:3 = call @model(%in0, %in1) : (tensor<4x4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<i1>, tensor<4xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4x4xf32>, %arg1: tensor<4xf32>) -> (tensor<4xf32> {jax.result_info = "result[0]"}, tensor<i1> {jax.result_info = "result[1]"}, tensor<4xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %5 = stablehlo.add %2, %4 : tensor<4x4xi64>
    %6 = stablehlo.compare EQ, %5, %3, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %7 = stablehlo.convert %6 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<4x4xf32>
    %10 = stablehlo.add %1, %9 : tensor<4x4xf32>
    %11 = stablehlo.abs %arg1 : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %15 = stablehlo.add %13, %14 : tensor<4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %17:5 = stablehlo.while(%iterArg = %10, %iterArg_6 = %16, %iterArg_7 = %arg1, %iterArg_8 = %arg1, %iterArg_9 = %15) : tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
    cond {
      %25 = stablehlo.abs %iterArg_7 : tensor<4xf32>
      %26 = stablehlo.divide %25, %iterArg_9 : tensor<4xf32>
      %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %27 = stablehlo.reduce(%26 init: %cst_10) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
      %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %28 = stablehlo.compare GT, %27, %cst_11, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %28 : tensor<i1>
    } do {
      %25 = stablehlo.dot_general %iterArg, %iterArg_8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %26 = stablehlo.dot_general %iterArg_7, %iterArg_7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
      %27 = stablehlo.dot_general %iterArg_8, %25, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
      %28 = stablehlo.divide %26, %27 : tensor<f32>
      %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %30 = stablehlo.multiply %29, %25 : tensor<4xf32>
      %31 = stablehlo.subtract %iterArg_7, %30 : tensor<4xf32>
      %32 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %33 = stablehlo.multiply %32, %iterArg_8 : tensor<4xf32>
      %34 = stablehlo.add %iterArg_6, %33 : tensor<4xf32>
      %35 = stablehlo.dot_general %31, %31, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
      %36 = stablehlo.dot_general %iterArg_7, %iterArg_7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
      %37 = stablehlo.divide %35, %36 : tensor<f32>
      %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %39 = stablehlo.multiply %38, %iterArg_8 : tensor<4xf32>
      %40 = stablehlo.add %31, %39 : tensor<4xf32>
      stablehlo.return %iterArg, %34, %31, %40, %iterArg_9 : tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
    }
    %18 = stablehlo.abs %17#2 : tensor<4xf32>
    %19 = stablehlo.divide %18, %15 : tensor<4xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_3) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.compare LE, %20, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %23 = stablehlo.multiply %22, %15 : tensor<4xf32>
    %24 = stablehlo.subtract %17#1, %23 : tensor<4xf32>
    return %17#1, %21, %24 : tensor<4xf32>, tensor<i1>, tensor<4xf32>
  }
}
// -----
// principal_components
module @jit_components attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x8C2DE53DCECDBDBF491520BDE742B5BFBCD8293EC3169ABFA9C8A1BFC9D9F23DD52EA0BD9BB4D4BF978B3F3F2D700A40B89DBDBFD6F0E83FF81230BF72F9FCBE362E37BED8FEB8BFCD49A63F5742FC3E4D5F40BF0FDD8DBE1118C2BF4D0DB2BEAAAB6F3F9E8EDBBFE45ADFBE9350163EB52C863FDDB6AC3F0F1DEABEC0843DBFC99AE63E88FCB9BEDCBA9EBE75438A3F5549D83FCB1F883EF3D344BE393E123F1E9AF1BF0F7F95BCFBC087BF63EC1840065F383F42C3103E850747BE0AF520C05B7A363F298FD03FF1933ABF99F32E3F97F8383F0C29C6BFAE8C6F3F7769AD3FB1F6693E906581BDFAB7493F6D37C5BF"> : tensor<12x5xf32>
    %expected0 = stablehlo.constant dense<"0x50D307C0A57623BE320AC2BF548142BE2E6A17406CDEF53F970F913FE4FB1CBF50EA47BCECC366BF0075663D1B10D7BFDA1EB7BF2019F13C0076313B887BEA3F3C98DD3F6678D2BF8579BE3F74EE5CBF9E1BD8BFF4A7FB3D607D03BCE7620940"> : tensor<12x2xf32>
    %got = call @model(%in0) : (tensor<12x5xf32>) -> tensor<12x2xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<12x2xf32>, tensor<12x2xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<12x5xf32>) -> (tensor<12x2xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<12x5xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_0 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.divide %0, %1 : tensor<5xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<12x5xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<12x5xf32>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<12x5xf32>) -> tensor<5x12xf32>
    %7 = stablehlo.dot_general %6, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x12xf32>, tensor<12x5xf32>) -> tensor<5x5xf32>
    %8 = call @eigh(%7) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %9 = stablehlo.reverse %8, dims = [1] : tensor<5x5xf32>
    %10 = stablehlo.slice %9 [0:5, 0:2] : (tensor<5x5xf32>) -> tensor<5x2xf32>
    %11 = stablehlo.dot_general %5, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x5xf32>, tensor<5x2xf32>) -> tensor<12x2xf32>
    return %11 : tensor<12x2xf32>
  }
  func.func private @eigh(%arg0: tensor<5x5xf32>) -> tensor<5x5xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<5x5xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %3 = stablehlo.divide %1, %2 : tensor<5x5xf32>
    %4:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%3) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=5, j=5, k=5, l=5, m=5}, custom>} : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %6 = stablehlo.compare EQ, %4#2, %5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %10 = stablehlo.select %9, %4#0, %8 : tensor<5x5xi1>, tensor<5x5xf32>
    %11 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<1xi1>) -> tensor<5xi1>
    %14 = stablehlo.select %13, %4#1, %12 : tensor<5xi1>, tensor<5xf32>
    return %10 : tensor<5x5xf32>
  }
}
// -----
// principal_components_f64
module @jit_components attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x4DFD20803EE1B73FACA010AC95DEF03FD43CC3DE03E1F3BF337648B224C3EF3FA870D65446C4DABFB034139A88A500C0CA2E09454C12BBBF1F0A2AEBC619EFBF6D5BC1FCBF6ED43F2218521417C1F2BFDC67781CEECDF03F4801B77C7FA4E7BFB636D9AA8FCED63FFAB4F039E201E3BF8F1EDB0A7BAAD4BFE62B07FB7211F33F67A70B7F3E8ECB3FCE9523AE3448D9BF114B93442D06F4BF16BD2511298FF23FB362C7683073E73F8105C676F5E5D4BF57707FC9D024CF3F832AA64F2679F0BFF65587FDCD3CF0BFF9A188342170EABFFFFEAD318D9ED63FD2C2F39D23EFD23F56C2368885D9E7BF1C135D78D99BE73F56C7F1A0351CE93F9ACF6DCFDA21C63F3CCAB0543D9DF03F2757DD792564D2BFC3E6CAFFF3EEBCBF8A251C085143DE3F698AF164376EA1BF3562B54A9F67E93F2BF28CBDED0AF4BF6782F105EFCFF63F2737580F2D00E9BF0DACAFB3D114C5BF25BB96366A0AF6BFD93241700535E33F837F3DFAB161F43FF861AE1A0223F13F3A7965FD01ABEA3FFE72BA0F0FEAF8BF5B3DA34C8507E9BF0EDAEDCDA19ADDBF784182D657E9EDBF9C7B45468FF6F13F021955952E9DC73F690680A2B51099BFCA054112C933DF3FFE25B7C4A973EEBF6592E68B3511EDBFB4757BC6EF34ECBFEF5C678905D9DF3F23122B0FB7DCD53F"> : tensor<12x5xf64>
    %expected0 = stablehlo.constant dense<"0x0A03E470E154F23F308F68407FF8EF3F5172F3470072024034DAD9B1CBD1D73F1F2FD05CEA74F2BF78D60851F905E23F3DC3A5E8254DF7BF2629BB01E595D0BF652AD233EFD7EEBF5E106C350187F03F70DE0B5F244F8CBFD7441DB179BFF0BFFDFE9ADBF40AF2BFEBC2E639E967C13F215EB0A158D1F8BFFD162029F8D4F3BFCF98F34791BEF43F6D611BFF2A9CEBBF9C0F6CDB401CD3BFDB5FA5C270BAF73FD61871710195E13F6F962CE04AE7E7BF6B73CCDA0F48F43FB23FB528E199DBBF"> : tensor<12x2xf64>
    %got = call @model(%in0) : (tensor<12x5xf64>) -> tensor<12x2xf64>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<12x2xf64>, tensor<12x2xf64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<12x5xf64>) -> (tensor<12x2xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<12x5xf64>, tensor<f64>) -> tensor<5xf64>
    %cst_0 = stablehlo.constant dense<1.200000e+01> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %2 = stablehlo.divide %0, %1 : tensor<5xf64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<5xf64>) -> tensor<1x5xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x5xf64>) -> tensor<12x5xf64>
    %5 = stablehlo.subtract %arg0, %4 : tensor<12x5xf64>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<12x5xf64>) -> tensor<5x12xf64>
    %7 = stablehlo.dot_general %6, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x12xf64>, tensor<12x5xf64>) -> tensor<5x5xf64>
    %8 = call @eigh(%7) : (tensor<5x5xf64>) -> tensor<5x5xf64>
    %9 = stablehlo.reverse %8, dims = [1] : tensor<5x5xf64>
    %10 = stablehlo.slice %9 [0:5, 0:2] : (tensor<5x5xf64>) -> tensor<5x2xf64>
    %11 = stablehlo.dot_general %5, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x5xf64>, tensor<5x2xf64>) -> tensor<12x2xf64>
    return %11 : tensor<12x2xf64>
  }
  func.func private @eigh(%arg0: tensor<5x5xf64>) -> tensor<5x5xf64> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x5xf64>) -> tensor<5x5xf64>
    %1 = stablehlo.add %arg0, %0 : tensor<5x5xf64>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5x5xf64>
    %3 = stablehlo.divide %1, %2 : tensor<5x5xf64>
    %4:3 = stablehlo.custom_call @lapack_dsyevd_ffi(%3) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=5, j=5, k=5, l=5, m=5}, custom>} : (tensor<5x5xf64>) -> (tensor<5x5xf64>, tensor<5xf64>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %6 = stablehlo.compare EQ, %4#2, %5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<5x5xf64>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %10 = stablehlo.select %9, %4#0, %8 : tensor<5x5xi1>, tensor<5x5xf64>
    %11 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<1xi1>) -> tensor<5xi1>
    %14 = stablehlo.select %13, %4#1, %12 : tensor<5xi1>, tensor<5xf64>
    return %10 : tensor<5x5xf64>
  }
}
// -----
// eigenvectors_stack
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xDEFD133F75088A3F09BCADBF8F7C0FBF3A14173E9DA3ACBFA33C08BFB3CB813F71238D3F88D1893F5033303D050E59BEDD2D8A3F75CBBEBEA92DAD3EBDA2A93F3D32BCBE284D1CBFF88919BC612F193F51FEF63E2E991F3E8D710E3FA7BFCCBFDBF85BBFBF24273EC3BC6DBFFDBBABBFD7999ABFCA0C6BBF1FC236BE67E582BF5289703EDF1DD93F5A2B17BE5529A33F53AD933E60568FBF1E4883BE86597BBF6A97443FA19893BF104AA93F2004143F876D01C099CA483F3DC9C63FC35F4ABF7D397C3F5F31E6BFAC1A813E68A8D4BFF4FBF63EF7DBE4BFF28028C0B9CCCA3EC96C1240CD7D18BFBB85543F80BCE23D6AA2A5BED3891D3F573AD23FAD189EBF8D5B103F97B5B03EF550B6BFD8AECE3F9684F93FDDE873BF8673DE3F79F9653D932A27BE0471C03F29E4683E5077A53E2C43C23F64E4A43F71A5643F3845B3BF1644C9BF6525903F7E3D6DBF120C183E317B89BF52183CBE48ACA3BF8BA9D03FB96B82BF21D8F9BD5DB740BE6A619A3F34BFB5BFA89108BD824156BE33A9073F2FACF13E3070EDBE0856753EA9CFBFBECDACEF3E8D15D2BD60D327BF44BFE1BCE441BA3E38041140BE82FBBE49029D3ECA44BB3FB70005C0E01BDFBFFD2598BFD9F4E9BD94281C404061C83E36A29A3F495E63BEA6AD1DC0A71214C01D62823FD24B3D3E3935A6BF5D048F3F7AFCC4BFD92E913F89C5B93F77CB43BFC7D68DBFD125583F6B328CBF97A45C3F96FD98BF78BD4E3F503DC03D2195DDBE974B65BFCD46733EB442F2BF2D4B8DBEB8D4CABEFFA82D3F2F7DA0BFF151DB3F84879FBE79AF91BF076BB13FEDDAD43F4E4740BE591D64BF8481833CD3BE30BFDCC29FBE9D7AC73F3FA7C83E1EE2143E8328B13E94EF6DBDFE70573F2819613F834BBDBE9538D73D8C781A40D8DBD73E59503EBE262E0340008B1A3C64748CBF55B12C3F025B66BFF393FEBE1F14A73E30CF01BEDC7343BF7E0B0DBF7DE717BF9945953F789338BFF37C12BF6674024080C30DBF3DA5BE3FEA69A83FEC6A1CBE9EAEB5BF78F1E73E70342C3F09C2773F493D933DF12E9A3F45F7B13FFEF586BF79F9B63F3BBB323E9AD410BF2C23A3BE4954F03F63E97B3F75FFE4BFC5EBAA3DD3340FBE26CD33BE245E03BF1668BABFB9945C3F828F70BF0776BDBEEC351ABFAA523ABFC2443E3F0C7EC43EDB952CBF1DDF71BF1657F0BEE68E773F88F1003E7EAD6E3E"> : tensor<2x3x6x6xf32>
    %expected0 = stablehlo.constant dense<"0x82F45AC071E5D1BF304AF03E4684463F89475D4005479540AB4EC0C09E2887C0083DB6BDF42B6040DDB677403588A74088F2C7C0B0843AC0C2B009C0B8DA663EB0E33140CB6C83400B53B1C0F29B5FC0E2E2D8BE2E3C7240F94EA44018E2B840BFA48DC0AD3951C0E3C1F4BF2E2725BFDD9EC73F23F29D40BD249FC0BA530BC0A7010E3E9FD51040D6585B40F6739740"> : tensor<2x3x6xf32>
    %expected1 = stablehlo.constant dense<"0xA404823EF2D1EB3D2DCC073F4AF71FBF43ADD2BE89CD913E5875ABBDE203A0BE0ECFFE3E4972F23E36B3563EBEB11D3F43F28E3E8C5802BF6729C2BE8F81F1BE6440EB3ED29B953E8FCAF93DE92B493F970B39BDAEC133BD7D84043F855E9E3EF50B633FD52C8C3C9EF3F2BDEC5BCA3E99C053BEB63909BC41DF623E3A5FE0BD56C40E3FE02A8CBD8FC1033F353E19BF52F8F2BE8095BC3E5571ABBD62F8253F44AE733EC2B0C93EEE91D13EA4F0CB3E56D68EBEFBCBB73E927A503E3B0527BF0296D13E2C2DE73EC5F693BEC6B44BBD1E2316BF952FE43EA3E412BF1259743EE46C15BF10DBEABE665794BD177675BE18FF28BE4F6404BF85DD89BE82BAF93E9ABD16BFC3C760BE90B193BEDDA8D73E6899253FEB79B83B4062E8BEFF8BADBE921AB43E9083C4BE9741ECBEBBB377BE19FD253F0E3845BE19593EBF8067263C60F0DC3DBA0806BFF4673D3EAF80B6BE4293ACBEEB7C56BF8D61F0BDCCEF9F3EC44C88BE246A3F3D2C63AB3E9EE266BEDDE3253FE196AE3DD2B148BC22E023BF106787BE761B3E3DE67AB23E36B0043F9718303FC919823E1DBB2ABEAFF59F3E0946F0BE8DC60A3FBAE20CBD667419BF1E25823E495EC33ECBB61B3E325EAA3E8D7A4B3F59331FBE5826F03EC8E4403EEE1295BEFB44BABD609B373C599B4E3F0F99203E887FDE3E4936FE3D3BEF57BFF9A5BC3C1F0379BECA9D4D3F222412BEA8FC653EB615453E204AC0BEA2AEA6BE29290A3E666A98BD70B666BFD9F0F8BCED55CF3DCA31C8BE81BA293E97FB46BF9BC3F23DBCB4B9BEC91BEE3E13E9A43D22EF26BF933FDC3EB13850BE874BD73EA571B9BE6BC74DBE5EEC20BE9411E6BE2F73213F894FCE3E449DE43D0E71E5BEDBA3A33EF5A0EFBDBBEF0DBFC833223C97C4F03C754142BFF74580BED8E38EBD1A26753E292240BFA2D5F1BE2C7698BED9971DBF8B1890BE165A93BEE80985BE0E21203F2783793CC35CA13D30C3373FEF64AC3E7F1C31BEB86BFB3E5E0F9DBE01E20C3EC404D13E26CADABBDA12C0BD21220D3FC35035BF182604BDF19944BF6550A6BEFC9814BCA41DF5BDAEAE09BF36B703BF0DF0993ECE6A08BF9E35173F3F78B1BDE1CD89BDA781263FB5279F3EC06CAFBEF5B44DBB2DA315BF0F5215BE8944943E4AB8F3BDF44625BFDE7412BE8C1F083F2C68DA3E3ABCE9BEECC7523EDB658DBEE8DC49BFE69464BEB09B16BD"> : tensor<2x3x6x6xf32>
    %got:2 = call @model(%in0) : (tensor<2x3x6x6xf32>) -> (tensor<2x3x6xf32>, tensor<2x3x6x6xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<2x3x6x6xf32>, tensor<2x3x6x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x3x6x6xf32>) -> (tensor<2x3x6xf32> {jax.result_info = "result.eigenvalues"}, tensor<2x3x6x6xf32> {jax.result_info = "result.eigenvectors"}) {
    %0 = stablehlo.transpose %arg0, dims = [0, 1, 3, 2] : (tensor<2x3x6x6xf32>) -> tensor<2x3x6x6xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<2x3x6x6xf32>
    %2:2 = call @eigh(%1) : (tensor<2x3x6x6xf32>) -> (tensor<2x3x6xf32>, tensor<2x3x6x6xf32>)
    return %2#0, %2#1 : tensor<2x3x6xf32>, tensor<2x3x6x6xf32>
  }
  func.func private @eigh(%arg0: tensor<2x3x6x6xf32>) -> (tensor<2x3x6xf32>, tensor<2x3x6x6xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [0, 1, 3, 2] : (tensor<2x3x6x6xf32>) -> tensor<2x3x6x6xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<2x3x6x6xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x6x6xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x3x6x6xf32>
    %4:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%3) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=3, k=6, l=6, m=6, n=6, o=6}, custom>} : (tensor<2x3x6x6xf32>) -> (tensor<2x3x6x6xf32>, tensor<2x3x6xf32>, tensor<2x3xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %6 = stablehlo.compare EQ, %4#2, %5, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3x6x6xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x6x6xi1>
    %10 = stablehlo.select %9, %4#0, %8 : tensor<2x3x6x6xi1>, tensor<2x3x6x6xf32>
    %11 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3x6xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x6xi1>
    %14 = stablehlo.select %13, %4#1, %12 : tensor<2x3x6xi1>, tensor<2x3x6xf32>
    return %14, %10 : tensor<2x3x6xf32>, tensor<2x3x6x6xf32>
  }
}
// -----
// eigenvectors_complex_f64
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x2A6B842FA200D5BF492AE3D91C81D0BF91181470B4B7CB3F9E4C3139AB7EFDBF92987472FDCAF93F5490F63F6034E9BF0EC435A6A12FE2BF71431CDA7B6AF53FE21DC553B578CC3FC6C9DFC1F98BA53F7F8B053B8DAAE2BFE5EAC3C28CFAF8BFBB5103164AACC73FF3E8EB67CA1FF33FC3884FB7F9C9ECBF9A8DBD0AD8CDF53FF7A94E2FC608F2BF7ACA7BE6047DE7BF02AD90794330E03F2581F3856619113FC50E4027C11BE63F1563D38551BCE7BF194416791882F0BFADED8F237DDFFDBFCA4131BA6642F3BF"> : tensor<5x5xf64>
    %in1 = stablehlo.constant dense<"0xD645D2C3BC37F1BF19910AE7D9D4F6BF34FC0AF1D3BDD33FF7313B1A8C3EE5BF8AF6A07B0ED0FFBF46D1BA252CDE0340C76283061FB7EABF7E78D1F29016F4BFA90A6D302CD6F33FD75547F19DA5F23FD0306277E46BF2BF4CF01A086E95F7BF696828FE4500F0BF1AD603B25F12F23FE5290348B2EBD3BF4DABC054DAE0E9BF63A96163A80D9DBF1EA40B4D5E44F33FC8AEB72B993BF6BF17D6E7573590D8BFC021E654B722F6BFD7DDB60F93600140ADA45C39D617FD3F1C58E274EB6FEE3F370080994D13C1BF"> : tensor<5x5xf64>
    %expected0 = stablehlo.constant dense<"0x0FEE368AD34AE1BF0926CAD85688DABF445D255370F7CE3F7B637256E272DABF70BD7EFE85B9E13F187376A7AE6BB0BFFE86D52CB17ECEBF6CCB9FF7BB7FBF3FAEED9BD314A3D93F806DED94795A713F40981939193991BF0068C5B99C23B83F5655A05A627BE33F86D69EA405A9BD3FC7271452E509C0BFAC4E18FBE657B2BF6402AEFAF691C2BFD4F97F8212ADE4BFEFCD15678F20D1BF41D4178E0C90B8BFF13794F9FA77DE3F78C148A63B55D1BFE0C746C910C6C0BFA84C37DD3104BA3F528DF8E0A344D93F"> : tensor<5x5xf64>
    %expected1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000001BC19F55358DE13FAC6F5EEDD598D33F45BD9CD9ED1BCE3FE8E95566D887DDBF58629F4D684ED43F5256BE755BC6BF3F3D4F6E40AEA9DFBFDABB8A83D616D03F95FED0F2E316C6BFB266CED65E37DFBFD550A853D54CC93F866FED734DB9CFBFDC65AC4E4C92A83F1212288BB8E4DEBF94128BF2F3EBD7BFF9E4CB9017D8D53FA46F14A8FE91E0BF60213724E8858CBF35146B1AD300D43FE08080600AA4C73F"> : tensor<5x5xf64>
    %got:2 = call @model(%in0, %in1) : (tensor<5x5xf64>, tensor<5x5xf64>) -> (tensor<5x5xf64>, tensor<5x5xf64>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<5x5xf64>, tensor<5x5xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<5x5xf64>, tensor<5x5xf64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<5x5xf64>, %arg1: tensor<5x5xf64>) -> (tensor<5x5xf64> {jax.result_info = "result[0]"}, tensor<5x5xf64> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x5xf64>) -> tensor<5x5xf64>
    %1 = stablehlo.add %arg0, %0 : tensor<5x5xf64>
    %2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<5x5xf64>) -> tensor<5x5xf64>
    %3 = stablehlo.subtract %arg1, %2 : tensor<5x5xf64>
    %4 = stablehlo.complex %1, %3 : tensor<5x5xcomplex<f64>>
    %5 = call @eigh(%4) : (tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
    %6 = stablehlo.real %5 : (tensor<5x5xcomplex<f64>>) -> tensor<5x5xf64>
    %7 = stablehlo.imag %5 : (tensor<5x5xcomplex<f64>>) -> tensor<5x5xf64>
    return %6, %7 : tensor<5x5xf64>, tensor<5x5xf64>
  }
  func.func private @eigh(%arg0: tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
    %1 = stablehlo.real %0 : (tensor<5x5xcomplex<f64>>) -> tensor<5x5xf64>
    %2 = stablehlo.imag %0 : (tensor<5x5xcomplex<f64>>) -> tensor<5x5xf64>
    %3 = stablehlo.negate %2 : tensor<5x5xf64>
    %4 = stablehlo.complex %1, %3 : tensor<5x5xcomplex<f64>>
    %5 = stablehlo.add %arg0, %4 : tensor<5x5xcomplex<f64>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<5x5xcomplex<f64>>
    %7 = stablehlo.divide %5, %6 : tensor<5x5xcomplex<f64>>
    %8:3 = stablehlo.custom_call @lapack_zheevd_ffi(%7) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=5, j=5, k=5, l=5, m=5}, custom>} : (tensor<5x5xcomplex<f64>>) -> (tensor<5x5xcomplex<f64>>, tensor<5xf64>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %10 = stablehlo.compare EQ, %8#2, %9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<5x5xcomplex<f64>>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %14 = stablehlo.select %13, %8#0, %12 : tensor<5x5xi1>, tensor<5x5xcomplex<f64>>
    %15 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<1xi1>) -> tensor<5xi1>
    %18 = stablehlo.select %17, %8#1, %16 : tensor<5xi1>, tensor<5xf64>
    return %14 : tensor<5x5xcomplex<f64>>
  }
}
// -----
// normal_by_eigenvectors
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x0300000009000000"> : tensor<2xui32>
    %in1 = stablehlo.constant dense<"0x86BC283F648706C0CF878D3E7607ABBF2892A9BFEB6834BF9C4FB3BE0800133FAF5F333F"> : tensor<3x3xf32>
    %expected0 = stablehlo.constant dense<"0x6A2627C081DC573FCB69733F1B2233401CDAA63EF75159C042EDC03F1711A83E5953603E6F4D7D3FBAB29CBF8C967A3F"> : tensor<4x3xf32>
    %got = call @model(%in0, %in1) : (tensor<2xui32>, tensor<3x3xf32>) -> tensor<4x3xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui32>, %arg1: tensor<3x3xf32>) -> (tensor<4x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %2 = stablehlo.dot_general %arg1, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %3 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %4 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %6 = stablehlo.add %3, %5 : tensor<3x3xi64>
    %7 = stablehlo.compare EQ, %6, %4, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %8 = stablehlo.convert %7 : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %9 = stablehlo.add %2, %8 : tensor<3x3xf32>
    %10 = call @_multivariate_normal(%arg0, %0, %9) : (tensor<2xui32>, tensor<3xf32>, tensor<3x3xf32>) -> tensor<4x3xf32>
    return %10 : tensor<4x3xf32>
  }
  func.func private @_multivariate_normal(%arg0: tensor<2xui32>, %arg1: tensor<3xf32>, %arg2: tensor<3x3xf32>) -> tensor<4x3xf32> {
    %0:2 = call @eigh(%arg2) : (tensor<3x3xf32>) -> (tensor<3xf32>, tensor<3x3xf32>)
    %1 = stablehlo.broadcast_in_dim %0#0, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %2 = stablehlo.sqrt %1 : tensor<1x3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
    %4 = stablehlo.multiply %0#1, %3 : tensor<3x3xf32>
    %5 = call @_normal(%arg0) : (tensor<2xui32>) -> tensor<4x3xf32>
    %6 = stablehlo.dot_general %5, %4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf32>, tensor<3x3xf32>) -> tensor<4x3xf32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<4x3xf32>
    %9 = stablehlo.add %8, %6 : tensor<4x3xf32>
    return %9 : tensor<4x3xf32>
  }
  func.func private @eigh(%arg0: tensor<3x3xf32>) -> (tensor<3xf32>, tensor<3x3xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<3x3xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %3 = stablehlo.divide %1, %2 : tensor<3x3xf32>
    %4:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%3) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %6 = stablehlo.compare EQ, %4#2, %5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %10 = stablehlo.select %9, %4#0, %8 : tensor<3x3xi1>, tensor<3x3xf32>
    %11 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %14 = stablehlo.select %13, %4#1, %12 : tensor<3xi1>, tensor<3xf32>
    return %14, %10 : tensor<3xf32>, tensor<3x3xf32>
  }
  func.func private @_normal(%arg0: tensor<2xui32>) -> tensor<4x3xf32> {
    %0 = call @_normal_real(%arg0) : (tensor<2xui32>) -> tensor<4x3xf32>
    return %0 : tensor<4x3xf32>
  }
  func.func private @_normal_real(%arg0: tensor<2xui32>) -> tensor<4x3xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<4x3xf32>
    %1 = chlo.erf_inv %0 : tensor<4x3xf32> -> tensor<4x3xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<4x3xf32>
    return %3 : tensor<4x3xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<4x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<4x3xui64>
    %7 = stablehlo.iota dim = 1 : tensor<4x3xui64>
    %c = stablehlo.constant dense<3> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<4x3xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<4x3xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<4x3xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<4x3xui64>
    %12 = stablehlo.add %9, %11 : tensor<4x3xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<4x3xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<4x3xui64>
    %15 = stablehlo.convert %12 : (tensor<4x3xui64>) -> tensor<4x3xui32>
    %16 = stablehlo.convert %14 : (tensor<4x3xui64>) -> tensor<4x3xui32>
    %17:2 = call @threefry2x32(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<4x3xui32>, tensor<4x3xui32>) -> (tensor<4x3xui32>, tensor<4x3xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<4x3xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<4x3xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<4x3xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<4x3xui32>
    %22 = stablehlo.or %20, %21 : tensor<4x3xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<4x3xui32>) -> tensor<4x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<4x3xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<4x3xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<4x3xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<4x3xf32>
    %30 = stablehlo.add %28, %29 : tensor<4x3xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<4x3xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<4x3xf32>
    return %32 : tensor<4x3xf32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<4x3xui32>, %arg3: tensor<4x3xui32>) -> (tensor<4x3xui32>, tensor<4x3xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<4x3xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<4x3xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<4x3xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<4x3xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<4x3xui32>, tensor<4x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i64>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i64>, tensor<4x3xui32>, tensor<4x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<4x3xui32>, tensor<4x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i64>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i64>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i64>, tensor<i64>, tensor<4x3xui32>, tensor<4x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<4x3xui32>, tensor<4x3xui32>
  }
  func.func private @closed_call(%arg0: tensor<i64>, %arg1: tensor<4x3xui32>, %arg2: tensor<4x3xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i64>, tensor<4x3xui32>, tensor<4x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg0, %c : tensor<i64>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<4x3xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<4x3xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<4x3xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<4x3xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<4x3xui32>
    %9 = stablehlo.or %5, %8 : tensor<4x3xui32>
    %10 = stablehlo.xor %3, %9 : tensor<4x3xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<4x3xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<4x3xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<4x3xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<4x3xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<4x3xui32>
    %19 = stablehlo.or %15, %18 : tensor<4x3xui32>
    %20 = stablehlo.xor %13, %19 : tensor<4x3xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<4x3xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<4x3xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<4x3xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<4x3xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<4x3xui32>
    %29 = stablehlo.or %25, %28 : tensor<4x3xui32>
    %30 = stablehlo.xor %23, %29 : tensor<4x3xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<4x3xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<4x3xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<4x3xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<4x3xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<4x3xui32>
    %39 = stablehlo.or %35, %38 : tensor<4x3xui32>
    %40 = stablehlo.xor %33, %39 : tensor<4x3xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<4x3xui32>
    %42 = stablehlo.add %33, %41 : tensor<4x3xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<4x3xui32>
    %44 = stablehlo.add %40, %43 : tensor<4x3xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i64>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i64>
    %46 = stablehlo.convert %45 : (tensor<i64>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<4x3xui32>
    %48 = stablehlo.add %44, %47 : tensor<4x3xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i64>, tensor<4x3xui32>, tensor<4x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
}
// -----
// components_by_svd
module @jit_components attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x057D863E0BC071BF780D2D3F0DB3F7BDBD11973F13C96ABFAED830C03B13F4BE4DAE09401C1FF03E3AFE46BEFD35623F91D0003FED34EC3EBA7703BF90FF9B3D47054E3E7B8524BF8D328FBFF55B0E3E59EC773FBCB5253FA1EAFC3EC91A013F4D6025407B0F853E8161853F4182FA3FB358593D7C70873E51A3853F5A05D83F574FA03E79DDB93E1A0ABA3D13519ABFBE0F8F3F844781BE1600DCBF939813BE510FDDBFE19980BF52B8AC3CA6BB6ABF2DA4893FEB68BBBFC9CB893EE073103F1DD6BB3FA1126E3F4DFE763E7A9AB53D4DEE4CBD79E0923F1FD625BFB7BD073FC44AACBD3D34803ECA3881BED24D0940"> : tensor<12x5xf32>
    %expected0 = stablehlo.constant dense<"0xE2B612BFA39AAABE857A63C0EA69C4BD1E142C3F4A0D343E33C92A3FECF5893F4C5ADE3E6C29EEBFD4B5A23F758425BF2F98D13FE2EB4FBF3071B23FE0EE064012D573BFBD22CB3F688D57BF80575EBEFFED6ABE880C36BEA4B0993D5F394EBF"> : tensor<12x2xf32>
    %got = call @model(%in0) : (tensor<12x5xf32>) -> tensor<12x2xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<12x2xf32>, tensor<12x2xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<12x5xf32>) -> (tensor<12x2xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<12x5xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_0 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.divide %0, %1 : tensor<5xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<12x5xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<12x5xf32>
    %6 = call @svd(%5) : (tensor<12x5xf32>) -> tensor<5x5xf32>
    %7 = stablehlo.slice %6 [0:2, 0:5] : (tensor<5x5xf32>) -> tensor<2x5xf32>
    %8 = stablehlo.transpose %7, dims = [1, 0] : (tensor<2x5xf32>) -> tensor<5x2xf32>
    %9 = stablehlo.dot_general %5, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x5xf32>, tensor<5x2xf32>) -> tensor<12x2xf32>
    return %9 : tensor<12x2xf32>
  }
  func.func private @svd(%arg0: tensor<12x5xf32>) -> tensor<5x5xf32> {
    %0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=12, j=5, k=12, l=5, m=5, n=12, o=5, p=5, q=5}, custom>} : (tensor<12x5xf32>) -> (tensor<12x5xf32>, tensor<5xf32>, tensor<12x5xf32>, tensor<5x5xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<5xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<5xi1>, tensor<5xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x5xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<12x5xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<12x5xi1>, tensor<12x5xf32>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<5x5xi1>, tensor<5x5xf32>
    return %14 : tensor<5x5xf32>
  }
}
// -----
// nearest_rotation
module @jit_nearest_rotation attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x4E9025BFE811873EF6E2923E4D861E3FEA6AEC3EE53FDF3EE4557E3F5323BFBF010CB23C10609CBF51777A3E75D695BF2FA472BFDB9D45BD0F55B43F3409173F6A5F9E3E4944B53FA4A86EBFB60E05C05447D2BED0A887BEB3BF9F3F58C30940A17DA8BF036B1F40FAFDC93F"> : tensor<9x3xf32>
    %in1 = stablehlo.constant dense<"0xCC2E5A3F587CC33E17271C40A347C13DD971EBBE66A61C3E837BADBFE6D2F83EF139C4BD4B6FB03EC39BBF3EB5BB85BFFB47AA3FFC1580BF3901673F271FCABFB591C53E74394EBF57796A3DB6FF22BF4CC80AC039C58CBF067AAB3DFF9E233F951ABABFBD0707C0765A5BBF"> : tensor<9x3xf32>
    %expected0 = stablehlo.constant dense<"0xD1D3E4BEC41E4C3F69A8CF3E12495A3DA591DBBEAADC663F639A64BF9E6CD9BE45C018BE"> : tensor<3x3xf32>
    %expected1 = stablehlo.constant dense<"0xF7197A41"> : tensor<f32>
    %expected2 = stablehlo.constant dense<"0x50777B3D5A997C3FFA051ABE4B1029BFE72B95BD8F533FBFDF963FBFC3B3143E43AC253F"> : tensor<3x3xf32>
    %got:3 = call @model(%in0, %in1) : (tensor<9x3xf32>, tensor<9x3xf32>) -> (tensor<3x3xf32>, tensor<f32>, tensor<3x3xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<9x3xf32>, %arg1: tensor<9x3xf32>) -> (tensor<3x3xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}, tensor<3x3xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<9x3xf32>) -> tensor<3x9xf32>
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x9xf32>, tensor<9x3xf32>) -> tensor<3x3xf32>
    %2:3 = call @svd(%1) : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<3x3xf32>)
    %3 = stablehlo.dot_general %2#0, %2#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%2#1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    return %3, %4, %2#0 : tensor<3x3xf32>, tensor<f32>, tensor<3x3xf32>
  }
  func.func private @svd(%arg0: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<3x3xf32>) {
    %0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=3, k=3, l=3, m=3, n=3, o=3, p=3, q=3}, custom>} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<i32>)
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
    %10 = stablehlo.select %9, %0#2, %8 : tensor<3x3xi1>, tensor<3x3xf32>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<3x3xi1>, tensor<3x3xf32>
    return %10, %6, %14 : tensor<3x3xf32>, tensor<3xf32>, tensor<3x3xf32>
  }
}
// -----
// singular_vectors_stack
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x83BE48BE49291EBFAD534BBFF9B35D3F8B377B3F70D7413FE12B6CBFF1C6BB3D7D8236BEABBDB4BFD3DC653F98AFD33D2F64F0BE6E6AB73F1C7A473FB5125F3F07929B3FB8B03B3FCC00A0BF004FBFBE2357823F7AFE40BF5470543D022FD33E9D63BA3FCF1AA83F24AF693FBA4930BE66D36D3F5EC50A3FD08717BEBE89AF3F0E13023FD31E3EBFD7C3A33FA8F377BE15411B3FE782C1BF5C42E8BB23276FBFC70576BFB918F3BF04E3094078660EBE81DA7E3EBD2A8F3FD65BE4BDA80C063FFDAFACBFD31D533EF7FECEBEF791023F5BE2423EDD2FB0BF08E2EBBF3DC780BFD0F33E3FAA08DE3EF3B6D23E20B700C0329E2BC0F5C41DBFC3B1A6BEA8BE18BF30D8B83E790829BE321297BF58E25FBF94AC173EED819E3D8CFB8EBD69611140D37E84BEA182FD3D951F7EBF7049B6BE29E6063FA0CA113F21111FBE3521CB3EE4C2673D41AAF0BF009151C03CEA1340F3B6543F088168BD0A78DEBFD442A3BF798EAD3F807132C0BC0EA6BE3C5A5E3F2FAB123E1A3A413F3A6606BE502E19405F9583BF755DAEBF818F8C3E80FCB63FE3EE64BDCB45863FF4E407BF13B797BF9930B33F97CBC83F923DC43FA362E0BED5DD93BF03AE95BFC50666BEA51A153F1459023F9B9AB7BF62DB473E033F913CE594B83DC020C2BC2EC44EBEE1E0173F"> : tensor<2x3x4x5xf32>
    %expected0 = stablehlo.constant dense<"0xB29F0E3F59AB8ABC71F4873D7CDD53BF28EC82BE61785DBFAE6BC7BE64243EBE01CBFA3E51282A3EE7A850BF5B9D853EA3B21EBF2525F23E97F1D8BEFB04ECBEDA5D1D3F6723EF3E01F59EBCABA222BFF43AE33E4AF4493C5D8D44BFEA83EC3E79CDD93EA0BE5EBFDD72BE3DF4756CBE4103FDBED4B320BE8F3522BF96FD12BF189BDBBE0C7C66BF2817493D1E4961BD1096FFBDA862A2BC3E584EBF6E06143F334C1C3F4C1A91BE5749F9BE0D810EBFB26B273F0FCDA8BE4575AA3E890C183F53F8433F5457203F56E0E63CCF13143E3ED9A53E263091BE5F10293FA7801DBF4D380EBFFA65303F66B0E43E0AC605BED8C9ABBC329F6A3EE05B1ABFF88C43BFC5E14E3F980F053ED9960C3FB3B12C3ECA63E83E4B4A42BF9EBBE5BEC02A04BEEC1235BD15CFB3BDCB38BD3E6D8A6CBF37DBBE3EE6C9213F63B419BFA2D5A2BE0066EC3E6AD5343FB1FFE93EEAE08FBE74114D3FE2D713BF2253093EC018A93DF31AC13EB441A73E5AB35DBFF1A6043DEF495C3D9B787C3E3AD01B3E02A2743F"> : tensor<2x3x4x4xf32>
    %expected1 = stablehlo.constant dense<"0xDB563A40F5E8EB3F9204C43FDC96D73E8BD22B401195FD3FBCD2F43F82FB623F9BBD4B40D4104140FC830C40F5DB103F6C084940EE971D40A8F79E3F83C55B3E01C2AB40AACA6640D26801408945703FD0D94340346C0F40C75F8A3FE6715C3E"> : tensor<2x3x4xf32>
    %expected2 = stablehlo.constant dense<"0x69CE0DBE68A28EBE864DCABE6047303F40BE053F9AF848BD8889423FB867E13D784AEDBD56CF203FE68A6BBF29D83BBEFD7B2FBC84F9AABE58FFB83D2C30B1BE0E8FB53E0F9EDA3E0F0E223F0400D4BE2B2BE13DDC88DCBEA7494E3FB9CE5E3C872EC83E9C58F13E9FEFAB3D7934AF3EF4CD063E08364C3F5932AA3E488952BFCBE8BCBD3209DC3E309F10BE89D2EDBE9E6BFCBEC317183F915CD2BE7AA70E3E4592193E3F1D883E6547383FE1E0C53EB075FABE79AF27BF16435B3D60A769BD5153313F724B953E96594BBE21E5023F67AA3DBE20CDDCBD9CE64EBF2CD5DA3ECB50E03EBF3336BFD4EF093E8074A23E6B72FDBEB3D4C8BAC3CBF6BDE61D5C3F3088093D11FB133FC924B43E72F7173F9F89D73E2BA3E4BD683BE4BE9A76263F3C7E9B3E764D6DBE74E5F63E59E227BF305B2DBFFC9F02BEF49C1ABEBCAA893ECD3937BFEFF1293FC2ADC7BAA33418BEF2BC21BEF70168BA7AC7A4BD2F8D57BF8A9A3D3E601200BFD7B9C3BC2C8594BE5B24D63E7EBCB2BE165449BFF2AD743E8212CE3D4BC6A1BEFDD264BFB6C83C3EEEC1303E233402BF155832BFBA72F33E87DF28BCD9F7E13EB81AC63DB1F5BBBD517C30BEA2D75E3FADF43DBF3D94AD3E4CD933BE2F3BC43EFBB3CA3E5891F2BE93061BBF2A35BDBD71761BBF00C8353EA3DC9FBC691400BF17EB2E3F62C3F43E1EC16D3E7EE9BF3EC809223F49A707BE2F5C29BFC56777BD81C5E7BE43E2F83C43278D3C054C9DBEE11A563FAAF3B43EAA15383EC6A430BFC3D9F33E9373BF3ECF32383F2F5596BE8714FE3E8C6202BC8D20C63E1BFEDFBD4758313F247A023F9560FB3E4214AF3D"> : tensor<2x3x5x5xf32>
    %got:3 = call @model(%in0) : (tensor<2x3x4x5xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4xf32>, tensor<2x3x5x5xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x3x4x5xf32>) -> (tensor<2x3x4x4xf32> {jax.result_info = "result.U"}, tensor<2x3x4xf32> {jax.result_info = "result.S"}, tensor<2x3x5x5xf32> {jax.result_info = "result.Vh"}) {
    %0:3 = call @svd(%arg0) : (tensor<2x3x4x5xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4xf32>, tensor<2x3x5x5xf32>)
    return %0#0, %0#1, %0#2 : tensor<2x3x4x4xf32>, tensor<2x3x4xf32>, tensor<2x3x5x5xf32>
  }
  func.func private @svd(%arg0: tensor<2x3x4x5xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4xf32>, tensor<2x3x5x5xf32>) {
    %0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p, q], [i, j, r, s], [i, j]) {i=2, j=3, k=4, l=5, m=4, n=5, o=4, p=4, q=4, r=5, s=5}, custom>} : (tensor<2x3x4x5xf32>) -> (tensor<2x3x4x5xf32>, tensor<2x3x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x5x5xf32>, tensor<2x3xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x4xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x4xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<2x3x4xi1>, tensor<2x3x4xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3x4x4xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>
    %11 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3x5x5xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x5x5xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xf32>
    return %10, %6, %14 : tensor<2x3x4x4xf32>, tensor<2x3x4xf32>, tensor<2x3x5x5xf32>
  }
}
// -----
// singular_vectors_wide_f64
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xDABDD720EF3CC03F5082FCF942DACC3FC21CEFF1AB1AE6BF99B939546C54D93FEB0144ADD103BFBF2A0585A3D9EB00C0CC5F9BB277F3DE3F7773AC1D51EAD0BFAE47A9EF19A4ED3FEC9A6C01A7BFC4BFF6ED1BFD9482B8BF83251AE8A718CB3F221C7C172C4888BF10D4A0807F9ADCBF7B6E1409F3B0FCBFCD823DB4A67BFD3F58F0FA50B542F9BF0467D1D67EDBD5BF8AABEF4A82E6E43F06CB0CE03252D83F44E64B351027E23F"> : tensor<3x7xf64>
    %expected0 = stablehlo.constant dense<"0xE0EBE2F7C536B9BF82D3B13879D6EF3FCCFE20A975C894BFFD5767455481CEBFDD64CE977336A6BFC8B7F9FA030CEFBF1DD54F69F0EAEEBF397701A38839B7BF0656C692C2E5CE3F"> : tensor<3x3xf64>
    %expected1 = stablehlo.constant dense<"0x730CBFD3EC390A40857C4C92328B02406E52CB3CA847E93F"> : tensor<3xf64>
    %expected2 = stablehlo.constant dense<"0xC9D7939D9967E13F79F6698203C0E3BF3B6991F695DCDF3F83DF966F5181B83F5D5DB62AA224CABF6A4D7552AB5DA8BFDCB0F525CD19C3BF7A7926311E96C03F7765DCABC5E17D3F7757ADD831A7CDBF819896E546AFC73F536727D6EADEB4BF193A8DFD6285EDBF07F03E1B7FCCC83FEF0BFFAFA900CDBFA4D6219E2992E2BFA04467B543FFD0BF4E6F9BFFC216693F2927691D8156ADBF92D0E5AFA9AEC73FFD769BEF9FB6E63FE41506263457C6BFC21554D4410BA23F54DF4F08B6F3AA3F19D149C4C30DEF3F17FD535802FE8A3F6F25470DD2ABC23FDB63990777C1A8BF0B65FFE7B207BF3F549D6888EEECC4BF6D323B7351DEAE3F60D081771C69983F89FD34F96128EF3F9BAC63811845B3BF40A91BAC59539A3F40F4F7E99C7BE83FEF3FB507217AD03F40C49C9FC806DDBF88C9B4A49A95BE3F838FE797820884BF758492F160ADD23F4E9FEC759F94CA3F9D198E44E808B33F0F3039917EBFDB3F80724289BDA2E43F88D1E9C3DB5D6DBF6C87805BA3C4773FAA1E0579FB8892BF2F64DEE6A9FDE33F"> : tensor<7x7xf64>
    %got:3 = call @model(%in0) : (tensor<3x7xf64>) -> (tensor<3x3xf64>, tensor<3xf64>, tensor<7x7xf64>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<3xf64>, tensor<3xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<7x7xf64>, tensor<7x7xf64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x7xf64>) -> (tensor<3x3xf64> {jax.result_info = "result.U"}, tensor<3xf64> {jax.result_info = "result.S"}, tensor<7x7xf64> {jax.result_info = "result.Vh"}) {
    %0:3 = call @svd(%arg0) : (tensor<3x7xf64>) -> (tensor<3x3xf64>, tensor<3xf64>, tensor<7x7xf64>)
    return %0#0, %0#1, %0#2 : tensor<3x3xf64>, tensor<3xf64>, tensor<7x7xf64>
  }
  func.func private @svd(%arg0: tensor<3x7xf64>) -> (tensor<3x3xf64>, tensor<3xf64>, tensor<7x7xf64>) {
    %0:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=7, k=3, l=7, m=3, n=3, o=3, p=7, q=7}, custom>} : (tensor<3x7xf64>) -> (tensor<3x7xf64>, tensor<3xf64>, tensor<3x3xf64>, tensor<7x7xf64>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf64>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<3x3xi1>, tensor<3x3xf64>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<7x7xf64>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<7x7xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<7x7xi1>, tensor<7x7xf64>
    return %10, %6, %14 : tensor<3x3xf64>, tensor<3xf64>, tensor<7x7xf64>
  }
}
// -----
// singular_vectors_25
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xD43A99E3339DE83F859C434BC636F43FC7391ACBB006D33F00A2E8D8CD4007403D5E9949EF36F0BF8D08427EC01ACD3FBCD60BDB3618D7BF4EBB74CBC371E1BF17275E738D62D23F5ABF932BF454F73F8AB1E95C07BAE6BF8DD4C03426C0E6BF80B0B537032FE73F0918BF4C6668E13F77F5DDE7F852FF3F4EEE9C433272F03FDF5B50583F63CD3FFC9E36A47214D5BF104A9442BB8DCB3FF1653AEE826DC6BFC3FC0EA569D7F5BFD6219A8B63DD803F12AFC05B676AC6BF982A1E85E5C3CDBF2244C37CCB79DBBF62AB8A3B860AFB3FB9CC7E04D047E63FA0D35E95C7FAED3F8D82D7EE0A72E3BF131B7161A85CF0BFB7C54108C41AD2BF34FE6D7FBE3DCF3FC4A9C882DE19D6BF6338DF89DA17C8BFE60FB3E3F2C3EE3FEC1C5AE87C26D33F68C117E20C7DEFBFBF7ABB1A5764DBBFCCA21549910AE5BF2E555637FD28C73F24495B2F10ADF2BF15096E8731E1C6BFDD4C180B1F2AE63F41291182D0699D3FF02F29DD793EEDBF435194F8A9B9E3BF418DFF8277D5BF3FBA56D1DDCEEADE3F16E6D0BB47C9EA3FA92E71BB4996C2BF0BFFAF867413F5BFF73A6C0EC5CCF63FA87B7CB89110D33FDBD6D9E814FDD93FA55D7E9D958DD33F64146A758F99F0BFA840A3477C6FD4BFAEB1098AEC76D03FCB122D0AA585F03F039115C627D0AE3FB2AE028AA7F508C0CD63003499E4CEBF5E55FA79E291D63FA2264C16C5B3F43F79783E4C1AC3E63FB90ECC92F2EB034009AE59241BCAF63F6444BBEC0790F53F27C3E95E502BEE3FB79D1277741EF6BF7ACF68A2091BEB3F35149F50F92EE33FF0F8120A29D5E0BFCF7F0DC6CDC5E23F0FB8A38298C1DA3F138A1686E1C2DDBF15EFA63C9296BFBF8A9EEF83D2D9D0BFAC2F3BC15680CD3F0E15183E3E2CDBBF558FE4BFED6FE13FE73DE49A70AEFEBFF6021AAD1C0BD2BF4BF8C5CF7AF4FABF46897CE8D2E7DEBFA01C7489BE8AE03FFA8E84F17821963FB615250D9752BCBF09A24D75609CB13FBDA364FEAC1CF93F0CDD0F4335B3F1BFB0CF4F614F68EC3F7B141EB39833F8BFF2968E758DEADDBF5B7DE003C3F0C43FA0837400F740EBBF855F1A06F141CA3F39E258C07251E73F06CD3ED39119F3BFBAC78FA4A4CEB3BF96157B4DA919D8BFE379C6D4CF0BFFBFB52B35CA0BF2C7BF50DB05585687E9BFEC785F43E46CF53F74290B1D9C04ECBF51CB84C20931FB3F76E8E90AFF11E1BF0FF69C53A302FF3FD72232A5AC42E13F398198C5D20BDD3F1171FCCD68C8E93F3977A457B4DFEC3F4C6A28B3E173F63F644FA14F2CB9FB3FFEF4D6B98E30D6BFCAB803648D00F4BF5F3453C6C15F05C011B01AFDC0C8D8BFCBEE254FF453E83FBA1050581637D83FFE95B726D47CBD3FA167F8889E69D6BFF1F41E91D17AE4BFEBB7CF87B827D2BF13249AA6FBE4D83F2D083EE8D43BFCBF6AAE41E65353E73FCC33BE99D855F7BFD8D86AC18C41C4BFD99A2363F94DE4BFC9E0BE2061A6D7BF227584269FC3F0BF3146E782D57DF2BF0F4B9C1332DFCDBF56B8E1C19468F1BFB290E6CE63A4034038FCF26D2BF2DABF24E8ED80FC2BE5BF5530D8683FC6E1BF8AD544CF823EF1BFFFC5551AC4B303C054E7E73617CDD0BF4B6ACD9B766FD33F0A00B350FC2BF8BF518E10A6CFB658BFFF08F6064978F3BFD4520EAD7DFEA5BF45A6EB8DC985D63FA4D7B4710298DE3F6F47DEB4EB5DDB3FDAB3CBA1BFC7E6BF5C1138C5E1E9EB3F92951AF10A2FDDBF8185714D67E2D53F45339AF37B49E63F03CB6DBF24FED3BFB811397C60AFF4BF5533751CE75CE33F9FE4E541DC02F2BF076B6EF8EBC9ECBF3085925ABAC7F1BF022E1A8835AFEA3F608C4771C804C6BF8270C48D700F02C07E3340D6FA3AE73F0DD240DCC17E00407FB9B41FE9A7FC3FC952178CBA77E2BF42E2E516FB6AB13F05C24A90F9F5DF3F2DA1C196B448EC3F05B3CDE4E6B7993FE3036B405AABF1BF28B073590DD5E73F40F7916F005DE33F851C532E0474F5BF3EF8ECC8882AD8BFD07AC3E6088AD03F83601CC64EB98BBF7D8E340F976EE03FB6756B9E2B1BE93F5D1DA18472FAE03F5476492C7D25C0BFEE8048F650C4F5BFDFF57376A555E33F3CF31D90BA3BF63F991686142B6CFF3FA96F8154852AA7BFE9AA2476677AA8BF428C0DF2CFF2F63FD0F7248F1ED3F63FF07A7B9077FFD43F7A1D79E86B66E63F81B5DBBA6BC7E8BFAE996D1D9F45E23FEA1AD4C0EFDCEABF90DFB4F35B4EC4BF3314E0A7EC7FC1BF593C99F79BE1DEBF2A089D01650101C03DC3A93152E3EABFC0D4D42B246ED43F84FF27F5412FB3BF766210386419DABF28D15F1E7788DA3F066F99713696E53FE837032C0BABEA3F9A3971D9E44CEABFE5542B32E388793F604F05AD0962D6BFCCFF0368749DECBF5CFE577E6434F8BF9106F4A2AE56BDBFBF221DA1D775ECBF6DF270AE6718014019A8BA0EED7FBDBFDAFCF6EA68DDCEBF182D154B2084DABFAA14E21B12BEFD3FDE02EA0344ACEEBF1CC47B523BBEC6BFB757054FBF29E9BFEE28F5C42618C2BFE38E8A4C0EE1AABF4F4CADE5B150F13F2B210F1458EDF6BF18ADAD099C44A3BF09D740644E98F93F6ED0A4D9BAD9E0BF15454D30F0DDC8BFDBD83C0DBFEBECBFBD93C235B21405C075EED1063A17BFBF5DC07815868AF23F9AF99D1FCD04DFBFC8536889A6D0FDBF106915C6EDF0CF3F5F1770BC50CFAF3FB1812D0A0179EF3F25562F0A5398EC3FECAD75281560D2BF640A776F0882D83F1E09A68F980FFDBF754B5394BF8CF13F1BC2F0FDD5A0C53F398ED67BB317F13F01E8114377BBF03F3BC40CAB657AD3BFC6AD8C9AB64DC5BF8ACFD4BB6289ECBF8C5652B4B5AA00C0C3BBD4108311C3BFFA91AC7A967DC13FE12F9CB918A5F1BF5A357CB0DA3BE63FE6B27B8934DBB43F06E86B3589F1DB3F4E7147FC1F2CE9BF2715D0731481FCBFD15E8EA27559E83F501FAF3B1702E33F25B1D2D9353BC0BFC332B49DEF09DCBF1F30B87335D1D2BF02E3B9913FB4C3BF777260A68AD3E0BF8A9263AE443900C03F3D1104768DE83FA3ED28CE2730F8BF5C1BF2B63A63D6BFB0C1DC7C0BB6D4BF81F36BCE0048CF3FC9B4F26DC714FABF5453E0D38D0DF33F88766323A779E43F9C1D67CF8826E83F176A87FFF20AF43FBE87E3920AFEE9BF0AAB4E095A3009C05ACE7504167FD43FBB4D40B214D0F43F4C94DC26FA6CF23F7057663D9574E1BF8491CE3A66C9B9BF03D75DE438BFD13F5116BB55100CFDBF679E7FE31795E5BF3766DCF57795E4BFCCD92CC9353CF93F51C7F176AA07E5BF36DF2B96500DF93F09AC5029E98E823F05E2CFD14DE3FABFB01196983EB701404D99959E532EEFBF957F57FA48BCE33FCB5C9B94154AFB3F39EF905CEC1FE1BF44115EE56FB0F3BFC2D61E7C9CA7F03F3CAACB8A30BFB03FACCC7BA927A3F3BF11714C1A9A4CF1BFF649BA3636F0D8BF68DFA3D23FD9EE3FAC603BA6285FD2BF97767910D4F1E43F9D94C21A8471FA3FD538F5A3904FF43FF1EE7F835200F73FC0D5F7C3E2B5F33FB05E63DE86BCF9BF618BF1392D91F33FFEE05AF4CE06D53FC2C30CD589D8BFBF03AFC703B95AF1BF9B7AA954936CF9BF6A6165A610C7F1BF0953616C71E095BFEF7658FA28CDF2BFDBB069CA8F20EABF438910A213BCE3BFF1DA51DA4854E53FC428F5D639E4D2BFA3D378D9A9ACC2BF0E7C04B83C38F53F027EB6B03E8FD4BF13157B1EFE2CE33FEE0C42F5B0EAF0BF7966F1D1BB10D53FE049C54C8598BE3F4555B6739E71C63F581C580518D9DDBFE9E449BD547DF0BF6CA56B9F7C2BD3BF3C1B3F9D49F3DDBFC5B02896B488F03F9A3705B2FA0CED3FEDAFAC72E33BF3BF23D8C2D80713E43F5E60F0FBEBB3DEBFDFC2E76FF35EDD3FD1E0967DD6D1DEBFD4956D165C8CF7BFAD78E0B3A142F03FA5E42F5668F2DC3FBA9470166A9CF3BF9AA76A533943FEBFC45898985C18E1BF30C30EDBD4E8F2BFE32E7D9E604AD7BF92974D884ED9E33F5F5EE62F5F81F73F80450F43D6D5D6BF5849D15CA309F63F1211368027A1F23F9AB1085B88CDDBBF220FA77920ACFABFF5FC527B9D50EB3FAF7B98F57488E33F17ED3FF7E0D602409E485E3A8DE8F63F7210DC487319E93F4AB60B2F330DFB3F1312BE6F6EB9F0BFB63B4C734537C93F78D76E6D5A40D1BF6900005370F2FB3F07A2B75CEA3BE23FEC59D7656E6F08C0B341F1062405F63FBA2EF00E43CFECBF2CE39B135E1DE93F44CED005F11ADEBFCF97BB9B2545D03F4FF04BF4F5AAE43F86DD35767A4ACA3F57310AE7DD24EEBF7665DF547797F63F0C2E6C214B44DA3F027C6CEFC22367BFF5DA68D9A70FE73F8CDB19E3ACA6E0BF49240C23E66CFE3FDF04D1B35ED9CE3F78BEEDE24375D83FACD3F80C834DD73F13544F2B40A7ECBF86084D7E0982F2BFBD20A4B4FE18CE3FD670EC2F1DB9D73FB08DD7ED54D5F53FE565C4D87515DE3F503A48B7F91FF1BFFBCDD81F2F74E13F2D6671DFA717EB3FDA3C6946A95BF03F4BBC803EC397D63F173DB7678F3CF3BFF3BD939828E4F23F41A4A337FDCDE6BF3E3A78134AFAE23FCC2DFCF12FDCF8BF92CF0859F315E93F98A6B32DB581E8BFCC5911C8FA9FF13F482900DAA087FC3F97AB31C9E003F33F530D7C56FC63F2BF1C8183BA54A0EDBF1803D3898C48EBBF8143200026C6E53FF42D93DACD3ED73F68BD035A5883C63F4C12C4023BE7D43FA859FAF6FB18E33FCEBC5537F061E53FD6B26CCBBA4CFB3F3357FC3F1D75A4BF27CEB93E9E0ECC3FF5B110734274FDBF10B0C01A14F3F4BFB2D4682E5BBFE5BF8A71ED4B28C5F2BFBE63991833D8CD3F3795A31EE9D8F03FEBBBCD50302DDBBF28A07FBF7C6DDEBFA16E7A8B1F14E0BF23E3E539ECD7C13F7D2A2D58772FE1BFA6C1417EB1C5DB3F30C90FFF01AFD33FF196D88C596CD63FBE3B67E1FC9EE83F0EE92331E879A23FEFE5A672EFEBC23FBD59317C4235FC3F4AB0C20F64F0A5BF4E5C29FA829CE93F8BDBF1E90385AC3F4615C0398342DDBF24285FAE5A3CDDBF88F80C91B840EABF906C4D19073F873F92348F20915AE3BF235BAD6A9F23DBBFB50EBAD9617EF33F4E6961F4203DC1BF4FCA4ACD1E39F23F8D46DC2F45E8D03F1BFD0F67ED88EB3FC2739357FF99E3BFA3575D64D19AC23F312E6AC4461105403FB2554BED65EA3FAD48BB726302F03F3F18239FAD72CD3F95192FA7EF52EB3FCD10DE7DC9A8F2BF566CCB56E85FEBBF29D247F74022DB3F955818053513EA3FFB259143C39BDABFAB4C51533FCAC8BF3276A7DF9A94D7BFE3D8800890F7C8BFB84CBD706A55F3BF189237E60210F7BF474A0003F452B7BFC87F7B24EEF6FBBF638F918437A9EFBF8BE63C423F80E5BFBBE8EC501A0CF1BF8AB4287A75BFCC3F4E11B3817D7DDDBFE8C21DB915C4B8BFD478EE56E56FF0BFFF0FEF77E754E8BF8BD1FD34DB8BDF3F57E3027D4DEDD53FDCE2E253DF25DFBF55099FF133D7D53F7A21F519E900C53FB3079B4E4D45C13FB6D70657171CF93F50B7D2A64D55DBBF6B0E7BB8FE1BD93F3D41F96FF530D93FA91007AC08D0D0BF8849F03CB21BF3BFEF272672AA23E53F11789012AF85CD3F81201F096DD0913FCB47FA71E88684BF6AB0B2CCDBD58ABF1311429808BFEDBF8514285EF057D03FC4B6E206D474FDBF29ABB3C737C2B0BF0CFEA0115097F8BFD6CCE1320D38D9BF214102C0D081E53FC45EC68C0E6FD3BF7F29CF7020CEE0BF9507DFF408E3DD3F6E715087B248D4BF64AFF3AB0537DDBFA01E6FDAC755DCBF4A11A918C162F73F85DE049D689FE33FC94D67BE5C74DB3FB3ECE0A776E2F3BFC94EABB3BC19E23F7BBAF20D8F8EF5BFE7A01386EF25DB3FAE05FA90C8BFF2BFABCA3A906454FE3FFE1B384249DCFBBF993CA6EDFC9DF23FC0E10BF0CEC0E73F02DAC6F7C759FDBF1EE9962F7738D3BFF0EC9415C425F63F058A64A6AF35F13F16F76BE8EB80FBBF8F4736642697E2BFE4750D17CEC1F3BF862490DDF060F1BF9CD7D0F6DD86E6BF801D05634676FC3FA2B024109418B23FC95E6243177BD2BFBBE773202777D9BF29C17EC98F48E33F278CEF4E0813E43F1D89E048ED73EFBF5561E1568173F63FA4F2A3086C59F2BF72690313B8D8D5BFBBB3F94400B5D83FA288A805CE55FA3F2DCFD2C2954ADABF45F57F92C34DCC3F0BA0B860CDCCF33F9437230EB9DDE13FA93722B94FFEF03F559018821824EF3FB337218126F0C83F8A997CF8271AE23FDB787F4E523FEB3F97177084F3C4B7BFA0AA07EF6D87F83FC2FBF9E26E6800C0230E730A338AEFBF4D619B2B120FF63FBC4430A7D62AD73F6D5B868BF9AEE6BF96303E81F80BD43FC199F4FC8859F03F88FEAD5CC2F3E3BFE14B1662CA81E63FB11822774BE0C7BF2550CA2911BFC6BF11D0F42DC313C1BFB3CED88AD9C1F03FD8C169DFB0EFF2BF7A85E2A84A9BDBBFC19CDD6CE427E33F12767E53BF85F4BFC5DE5FC7874FFABFE1332B51582BE03F175301370BC0AFBF4714077A7FF6CABFBE7624B7AF30B43FFE9214615E91F0BF238ED4581CCB0640FE6C64BB1FC2F0BF77678947A5E9DFBF3399C1E9DDC1F7BF4630B80CAEAADEBF611B4B41D167F73FD09FD5CD78BDA6BFAFE239BCAE01E13F3E97D8BBD67EE1BF324A9D84BFFEFB3FC3329BD4F7BCB93FC7FBB06467FCF4BF61EBEADCCD9CE63FB13A59EE48B5DBBF92A959B94765E13F334C90397668B33FA54F7FCA229DC93F0040D15151BDB23F6D62055EED00EFBF3722CE55A40CF9BF59CD38701F31ED3F01964732BE7CC9BF1B08139F2368CC3F8A9ACF9430E2E0BFD3E9A23427B200C03427B771ED73F5BF252A0BB1024DF53F0EAFAC1B662EEBBFBDDA3A58B99ADCBF32959B6ED381F8BF4D1A81CA50F4E2BFB1F37E3591FFDBBF1C53FF8CF25AD2BF646375B035D1C1BFF4C48FD80150E6BF1FAF7E2E797EE4BFD323AC72E983B4BFF2FC0C9F3A64D03FF645B83EB8BFCABFC23B0F0BA8CEFA3F851CA03A38ABC13F4B4118C2C3F2B73F82960DF4B129E7BF374BCC8D5BAFEE3F546F57B9D478F1BF27D56E8B28FDFABF65830E433AB5F0BF099286409F97E13F"> : tensor<25x25xf64>
    %expected0 = stablehlo.constant dense<"0x1DE95AAB884F2240413782B039D021402B98295260D11F404F48B46193FB1C40A894B94EEB4C1B40B8C0DD1543351A4026C899379F9417407AEBD1C94041164063FFAE7826C61540A720E898C209144090B7BFFC9F811240775484A5AFA40F4021CD7127EFB20E4045CAE95FB03A0E40D967523A04DB08404A0244A5B6C5074023452132C5DA034000E533637508034091F00F439973FD3FFF17BBFC043DFC3FA7B848B448E0F63FCABA2089EECAEC3F4A88D47ED08FE13FF3377C9A438FD63F85E08BFE05B1B03F"> : tensor<25xf64>
    %expected1 = stablehlo.constant dense<"0xE74269510E5DB2BF656D6617F62DDABF99A1233E1963B1BFD5B805FFD614C5BF953C913D30D4BB3F4BCC80BC488E9CBF5A8E328E745BAE3FD97B138D2DB68B3FCBCA10D4B68AAABF7E8AABEB5299B9BFD52B32DAD7D9CC3F3AAE3CB29EADE03F72BBE9B056F6603F2817A01E284DA5BF3213C0C4C771AC3F5EA5F9DF8105D2BF8A61545577D1D2BFEC895142CC23D5BF6E303C32EFC4CF3F26AC7B5FCB66CABFC566EFB0A22591BFDD1D2950BD31C1BFF1091330A737C6BFFB0CD8A1BF34693FAB94169A4323BC3FFBEFE68CF73C9B3F17410A9DE64EB33FBF960C1E5514AB3F2D9E559D27D7C83F0C3772730160D4BF0D3E49F821D7B43F4358ABE4259FAD3FF5C8AA5597F29CBFE4179DA3B315C4BF90FEA74D49FECC3FEA85F3AE189AD03F425BB9F4B7EC64BF0F36E9F3D74FB2BFDD7D055BA6CC94BFF4B8EAD92122D93F1107BB9485B4CBBFCC84AF66C066ACBFFA2442CEB547D5BF7D992B872ED2C5BF39695F1A82EFD43FCD9201E85359DCBF9D1D0F8FC2E8A63FF73E61E0E5ACC63F270662C61154A53F5444519145CFB9BFC562F1D59F5ED1BF869DF7E56D6DC0BF8D1246926568C6BF90518B61C802E23F7DA113FC005DAABFDF5AF72BD1EC90BF9E477C68DBBCCDBF74BC173D6FC6D1BFDC8E8A77FCFFC9BFFF0E8C7B93EDC5BF15DE07F142A666BF0A1979BC42C2B9BFECBFF31B8B1DC73F941A3A4CDB95AEBF5C37EC115BB5C03F92C6B0F8F46DB63FCDE65CF5A798CC3F55C6D635CBA9C0BF2E83A9FEB15EC53FAD92010C2EB5BABFF243572A75A8A33F9E3BCD5AF134C83FE7682D8D4615C6BFC31C58EE2669CCBFA4A04F8E284DD03FBD6C081BAF0DB9BF61B775AFCD66D83FB62A964E5AB9B8BFCDB30F275A64C83F5F192B440E03D33F415F79C0545FC03FA6F4CDBA50AC81BF94192D491B83753F2C3E386FC097CD3F73CA8534C79FD33FD996DD6F8CDDC2BFAEE0AEB57FC9C73F0EA2DEBB126EC63F6DB6C30CAD43D53FC5EE01C6DB04CE3FE3B78709E167CA3F4D08178A6BA2C9BFC0835876B440B4BF5324A6AF9CA9C43F2B608D15979FC2BFAF339D135E86C2BF621BC7C3C7A9A33FF784B90FFD3BD1BFA60725B67ED1C93FCBBDEF6D3E74C3BF63377E54F696A53F14C6ED7BB2F6B5BFB99C1C3A3B4CD4BF0355DAE143FB93BF720FC7A89B07C93F129D6B1FD8DB7BBFF511EE7753FFCFBFCAB09A3FAACBDCBFA1DE95E956DDBD3F4F7AE05F5714C63F9AD036C8033CBD3FF88069F4F8FCB3BFD1035848C8D9D1BFEF33CB5BB1D9B63F7DD7907C06EDBABF72AEDBA781B1AFBF78F5A19E855DD7BF145F2A0D5567A6BF0E4A3EC930A6D4BF5031D3564318B93F1DCEB73B01A3CC3FDD24F91D569ED13F2116603C3707C03F292DB0189272C03F543B55866B7CC03F432495AA76F8B4BFA03FEB4649BCBC3F2834360CFCA2D13F7843B0761F41693F8A1A9C2FEEDBC13FF91A2C6895EAC0BF4E0B4283E3CAC0BFC633AEF97026C4BFCAD227478213D2BFF9EB95941029C73F048F0940E30ABDBF662914113F89D33FC3F472F8884BA83F8AFBF8747795D3BF20EF4EFA0FEF7CBF8E54EB26C4ECC4BF4882F460C8CE7A3F8918BF85EF21D83F7F8CA184E552D03F9A4455D9030294BFC19D75E9D4DBBFBF18DFD6C7B072D43F9C13B121486ED13F6A3D547BB310D23F234DCE0AD3FFB23F34C934B2485AD2BFEF678C3A9600D7BF02F64A96FE87B73F438E49D725A7B5BFD2C331DEC749CB3FB79009421930D6BFE9C542753F6DCC3F13A65E0D448A82BF6D0A7F986684D03FC4BC4A6475CAAEBFA0627CC1FC5BC4BF939C610D1BFCA13FA5B1D815D8F081BFC1F7A8D973C1B63F74E3BD42E7CBCF3F1E4CDD81BCBFD03F0A534782ED97B93FE8969CA75A0AA4BF244A3631614DB23F7CC40452F2FBE03FB381E94AF660633FA97E333743D7BD3FD6201B99BFFFB33FBE8A71DB0DFBAC3F6BFBDA257F94A53FF385BD934723C23F43B26C56CB37AEBF8B60BE170490D23F6356BEE56809813F195618B1A9FBAD3FB66BA4E7905CD1BF806C5BAD2777DBBF07646EC90D70AEBFD3ABFF4567E4C23F2081499B5E6DC43F0561A9249185D9BFBDB314A588E3BEBF5074EE284DC7AFBF7F40275A4D2ACABFC291D612F7C1D23F7A3E717CC2BAA6BF03075D0FF6D5BFBF13BDAA0D8DB4C5BFD433DB088827B8BFE1ABAD7689C2C5BF415FE1D1A05D86BFCF0099A63374D9BF738DEDA9895FAA3FF5550AF2B4D0C2BFBC446F77D4BCB73F4678ED0642CFE1BFBBCF8BA2C8CECC3F0F83D4EC869B413F54BE598EAD92BDBF4E577F01897EB23FD1DF852378D9C23F3FA90520066AD1BFE7D84FE0206DD23F7FEA2C3B417CC8BF013A510DE52ABEBF9D36841A30EAB6BF1854BC2DC9C3A03F659BFB5DA68CD8BF46AD26971B2FB9BFC3E1AB3D589BCEBFC8B145F4ECF9C73FED619AAC6056C2BF690BB4E0A16FC4BF5BED9F5B313CACBF8EF1D0E3A3B7C13FBCF0EAE3423AC9BFAF3D83EF467CB5BF79B253EE981B98BF0AF85B27A371A3BF5847D0890505C13FDE7AD8F765B59C3FAA93262A2E2DD73F3CB9C3FFBB1FD1BF756A131AA9C2A33F867B33FBDD0D98BF7CB925FD9099DFBFF4335023DDC1AEBFAF8558798FBFD03FA0B7AAB6C0CFC53F3328DA0D920076BFCDB8D098A2FED43FA3431E49AD32B3BF643E00F6B201C5BFF9F80F6CA645B7BF7860D12B4B87B73F61F232646781BBBFFAC647EAF737CB3FCA7CFBB0A18BC0BF604E4FF2C369CB3FEE0811876C75AABF24105078968AC83F74D6439202D3AEBF08A35DD807BEB13F63E83B7989CED13F4DF884E3EA0BCC3FE4B746BE5E748B3F0310C4E5E8C7C7BF38EE5BD8E902BBBFD74E65C8FF8BBC3F736249197DBCE1BFC24F17453B0BC9BF1A1F7FBCA90B98BF6A11F65855ABB8BFEAE9E495F861C0BF99AA7BDAC59FA83F5714CC628EFBC4BF5D3AC1944B23D03F03634C93F160D3BF695E9941B8B2D23F3B81775053E17BBFFAC2459DE08FD03FBCD697C60DD887BF71C67A0ABD86D03F69D995FC52E7A5BFCA2E4A7C879ABABF73E7F5D679B7ACBF05DAEB4C0641C9BF6DA1DD509322BFBF37332CFBCCB6D33FBE015C3EBA02A73FA492A93068DABEBFE83C518ED9E3D43F42B226BF3F90C43F3301703BECFE8EBF656138BA8A88D2BF1A55BBD174A7D1BF84796548C253D63F8CA1FA0E2285B4BF3D7CCCAA4452A6BFDF0ECB8B08E4D1BF9C676A7CF383CCBF3D382DA2FFC8A3BF9B9F6BB166BABD3FF7772A2EA6AAB93F800BACA8EAA3883F89A0AD231C07A5BF5D27FFC27374DEBF016007645174C5BF5FD55EBF5DC99EBF26DCDCF5B48BC2BFADC8B50E3E74C33FF1194AE4868DCE3F2E598C43BEEBC13F2B871D4A6411C3BF597CD6173893B93FAC580A61EC0CBBBFD10FAB4675B6883F074385BCEC66A1BF9066A6B986AED3BF9AA49D1145C1C1BF1163EFC8E9D6BD3F0434176C44D4C1BF4C9C0BA6F3DFAA3F0385B019E95A903FF306C3C8C0D3B4BF9EC0725727D4C4BFB13FD6E65DB5C2BFD44590FB9FE5D4BF809995F6D432B83F40D1BF93D182DB3F9B291241485ED7BF7EFB1C09B960B83FF0C909D4F868C53FB807F28C4AEBC33F88ABCB4ECE9298BFB77FA6BD6C2DC13FA4DBDE1E302ED53F762132FF7519D6BFBBF21F11D8E7B8BFC5ADC5B0BABBC6BF7D6615BA8742913F06F0C6B0C1A3B2BFB5584105FC4DA63F4A894254A0FACC3F83B395547CDDA33F5BF448841CD1B5BF212349957AE2D53F4B9459B49AAEB0BFFA56CCB07B7AA3BFB1D14B283AC8CC3F4E3435E5538097BF97062BB4FDCCD8BFA8F6A72BAFB9C8BFE25085EE0526D5BFA8549C46BC23CABF08C3EDF0B23EBABFD21CFF6E4307D3BF473D647E86F4B83F889165DA377ACF3F793C1CBB31D0C23F8A57F0D23271B3BF842C7274822DBFBFB8AD975052B5DCBFA957BA21C7F9B63F69C5D0E231437C3F4106C03A6C04B13F827281CB6ACBC53F49B26667F613D1BF6FEE9F35EFE4B33F92C9CEC38A94B03FFE0625A90130CCBFDD29311A4EB1CDBF6B058B566F54B9BF14ECD54AAB03C8BF3CF54B6F6E68D5BF6740C94FDD77A33FD367C3F72E13C23F8982797DAFA8C33FCCD97B8C84AAB0BFF2182762BCA6A93F0DE63E143050AABF177E7ACFE27CCDBF5CF7262102F9CA3F892B3A4FDE63AE3F65B484A095F4D73F11E7A17B7A11B13FA816D324116FD1BFAF637BC28AA7A7BFC5D35FE0BAC5BDBFE433CB5F851ADFBF30E495F5F63DC63FFC980D4A97F8C53FB16D4B7596E5BE3FCC26629B59D3A8BF52F2C730168DA03FDD298E8A3CEAAF3F157D9D1D2DC4B7BFAF44F810EA37D1BFE2986FFA2EDBD03FC7044D58D323DABF2951CDF90899B4BF12C4E63EEA3E4D3F36FDB97432B2A53FD9F3296E912BCD3F3EDBF03F6F24C5BFF84A2E3F0BF4D2BF1F9C18CB3B00B83F041D119298AFA83FA80FA34C1BABA73F405B41768D42CB3F94815B5DD8B7D9BFC259AECF3141B9BF1D2996DCAB9AC5BF6633E0861B73C23F93944740708AD83F80C98125EA38C2BF022932FEDC80AABF6E1D3F8D9FD6C1BF92025D6C1A69893FFF9129F09949D23F827E0C1284DEABBFF8BFE83664BEC63F26FF259A8006A43F4154937C8B66DFBFEB22668F0513B83FE5C4201BC0C0D0BF2EAE89814E5BCBBFF1AB917F90FEAE3F8BE48858490ADA3F20A2DC347E90843FA34D96FA0E34D8BF660A01483B34C03F6E41C77F1D50AEBFEEC7452530F2B3BF55860CF5C1B38DBFB44CB7708C57B83F161ECCAAFB49D1BF37F323DF1C65C33F95339FC7A1D5C53F2ACE3CC51C7BAF3F1C9E04B5A2BFD1BFA0062AA52D7DC13F124BE8D07561C63F39DF0373958E90BF0813C190064EB7BF1085A30F700AD3BF59DD030BACC289BF14F025B9A9FEB5BF280765E85DCDB53F4C8A963F4B31D63FE6E7AAEC9CCEB63F0A661FC9324BD13FB8E342ABC521C23F33707E503430AF3F219D9EC42E33D1BF550538893FD3D0BF25CEF5315B99CD3F65833C615FBE8F3F6AFF18DA7C13D7BF43675F675851B93F3BF5BAE384A8BD3FB0EB8E3B21BB67BF7E16B7E3EE83D6BFCABF2EC19AF2CFBF2ADDA9A8C493AABF8B599CD1D112AE3FC620B48D9C42BABF56EBD4E004F3BD3F92874570AA24D3BFAB577D69674D973F27253C37E30CD7BFA54A7F2DD0A2CEBF9BB88B0F9334B2BF780B9536359AC9BFE2DFD606AA52BD3F5DF3C5846E67D13F03B998CF8351D4BF36E7A5D01049B63F5A0C394EC6CFD53F3DC4C0268778C6BFE372D1432ABAC73F22FD527B23EEADBF4D3B281C7604B2BFE6AA0B6D9825D03F1C6DC7FE83F2C0BFD2EB8EAD26BFD5BF536BBC182955C43F381479283AFEA2BF4814A64D877FC2BFF7FB24700E8EC2BF650F84F40D24B93F2F514EF0754AB1BF534AB7641D4ACABF41A9E5C875EFD33FB4476DFCDFF7AE3FF9DE2FFEC98DB4BFF9530165668CAB3F1ECF26831C99CE3F76F49A057602CC3F40D61A6D8CDBC03F4221D6946A39C2BF300D007A3B4BC23F06C559FE11CDD1BFBD50C881001AC93FADE0494743EFC4BF690EBC8D9D20CBBFB92AC9C4B17EA9BF84FDF75F1325C93FEBD94BFAF209C93F91E01681DE3488BF6ED38BA064CDCABFE9152AE7AE36B43F03EEB52D481DD33F08C8AC56B071E0BF2E7CE70B42308D3FC318C1A9FD6AC03F5FA9D15E5459B9BF737687D3B644D83F36D64C39FCE4D03F3C0FC6484313B63F146C61A051C59C3F5058F4E617D4C8BF90BEFAE37D12DC3F73DE5D264340BEBF9A1F1DCBFCF9ACBF5F0C88E5A8A6D13F57849ABEF16B96BF125101CF72F3B13F98FBE1FEBB87D03FD5DBAE2C414BC13FDAE7785F470583BFEB6221E84C57D2BF8209A9E83D68D03F8BAC674EF0C3C1BFEABC941064FCC33FB6DC2670D482CC3F2FC6AC22AC3DB33F3A78FA82E1ECC1BFF3358A86DF5A9A3F70C2CDCF6C17D13FF4A45C602F69E03F3EA50F91703FC03F06D5F5B167EAC6BFF2FE4C8A3E9BC0BFD1707EE5BCAFC43FF26EC358B129C0BF332E8DFEE3A2B93FAE8790F39087BA3FA03D568DD1E4D7BFE99A86BAC155A73F7915E6C5F870CDBF1790A9C8DCD4CB3F532C1626458DB7BF0025C8A8E4E5B9BF8E661F7AB229A73F8BF765E66399CB3FD89A2AEC5189BB3F695DDAFA6260C6BFF6A67DADC54DC1BF1E7F2AED209CC33F499D06092955AEBFE87A9A1E6B2ACD3FE883332FD9CBD1BFE6E79E7E54FDC5BF488825B520C9CD3FDBAF0253AEDBC23FBFD7F9C44B5DC43F72B432A920A9DA3F5CE7234C8267C13FECC6A3B0AD39AF3FAD904D2A3D60C13FF5AD19AD85969C3FD24381B5A7F5D1BF682AD5156B17B8BF29DCC1983D193EBF402E545FD6C2B53FD863339A94D6C03F623B7A0EB928D9BF0C5B55D7103ACA3F5642AF2E4B90B9BF7346EA9C000AB63FD79044AD722CC53F4DC298098E80D1BF3AA346F6002ED53FB9EB3B7864BCC23F4A9B7719774CD73F999C622E62F5BABF6DAE35850893B23FB4A92E5F7B3AB5BF5656E685AD79C3BFD31C4819790FB5BFA97513AE11F7B53FD3CEE6FBD89EBF3FBBF6D23A4720B43F90CEB7F94FB3D63F6B2A7B2A9AC1C2BF350A3EC13BB6D13F603A8AC28449C8BF9FFF8FEA8EF9ACBFE45870C9542ACFBF4C4635196844D23FA3E6A809217E943F70B23D9D5C5FD5BF638587EBF730A2BF2B53C0810BE4D03F76604419841FB93F5328912F2EE2B33F84EC75BDAE6BCF3FA6F9812B8FA5D4BF161BC8C6AB2FD6BF6ED3A5A20516CCBFA020B2E91554B9BF257C4E594138A4BFCB911261BA9FBEBFB5C024AC8C90AFBF66594314DD5EBA3FFF878F25CA71C6BF91E7E4DDA105C03F586A1E3580B1D33F263F10B591BCB83FF40CF8DE3828C5BF517A1853EEFBB9BF4823B087AD61CB3F86363250ADA7B13FE4138CEF3EDBD0BF2D01C222ABCAC7BFD9F343C309A6693F933B839DCFC2BABFDB293EB20DA49EBF7F7D8DE7E55BCFBF3BF3905B6A3BC1BFF8AE191D8F34B63FC95915A3C36ED2BF30B298DA7FF4C9BF3DBEBAD24BD8C1BF3A58FD78EB56B7BF31BE8C2B75C2D33FA707897A0A5CB3BFEB446BF84B67D53FF78D95872781DBBF"> : tensor<25x25xf64>
    %got:2 = call @model(%in0) : (tensor<25x25xf64>) -> (tensor<25xf64>, tensor<25x25xf64>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<25xf64>, tensor<25xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<25x25xf64>, tensor<25x25xf64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<25x25xf64>) -> (tensor<25xf64> {jax.result_info = "result[0]"}, tensor<25x25xf64> {jax.result_info = "result[1]"}) {
    %0:2 = call @svd(%arg0) : (tensor<25x25xf64>) -> (tensor<25xf64>, tensor<25x25xf64>)
    return %0#0, %0#1 : tensor<25xf64>, tensor<25x25xf64>
  }
  func.func private @svd(%arg0: tensor<25x25xf64>) -> (tensor<25xf64>, tensor<25x25xf64>) {
    %0:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=25, j=25, k=25, l=25, m=25, n=25, o=25, p=25, q=25}, custom>} : (tensor<25x25xf64>) -> (tensor<25x25xf64>, tensor<25xf64>, tensor<25x25xf64>, tensor<25x25xf64>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<25xf64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<25xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<25xi1>, tensor<25xf64>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<25x25xf64>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<25x25xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<25x25xi1>, tensor<25x25xf64>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<25x25xf64>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<25x25xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<25x25xi1>, tensor<25x25xf64>
    return %6, %14 : tensor<25xf64>, tensor<25x25xf64>
  }
}
// -----
// singular_vectors_complex_f64
module @jit_complex_vectors attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xCD91FF2F816CF3BF0D72F3CCC095F33F11975C4E42B9B7BF4FFB5AC68961F9BF745E329D6E2AD3BF9695B460DD67FB3F951FA756E1C8EDBF805A4F613417F6BF6D399ACBAE3EDC3F36E8D788D5C2F33F8CF970B66D3DEE3FADD8D1FC6998D9BF8B983BA0D2BABD3F6B6B60324F39D03F8C8987F3C5A3F13F34F69116DF9D004085450AA998F4C6BFE16C261596A4F33FC9AF75849498DABFE5DD61AD888EE03F1E5B5532AB13F0BF4F3240DA84BDEABF28EC7D8A49FDD53FF4D9D406F2FCEEBF"> : tensor<6x4xf64>
    %in1 = stablehlo.constant dense<"0x812037B3CF17EA3F16215BE08DE9E3BF7E3AF5A785EA773F196A5C6187DCC3BFBD5F60BD17ECD9BF607AFD1BFB5EAE3F2BBC0AA8251FF03F6E6E1A77C8440840E52E6F0CB622F4BF7EF1C66FD93FCD3F6BF5CCA685A2CFBF59AA53492884EFBFAB88B4617E7CCB3F0C145E23A768EEBF76004FFFC32AC3BFFB115AF7B8B0F23F16E0D1CE7DBD00C0302B63EC8089C63F13F2A2C19902D83FF20F9D798676F0BF0264ECF6ABF2DC3FD612457D66EBD13FC63D593392E9DABFF4DDBCAD553FF23F"> : tensor<6x4xf64>
    %expected0 = stablehlo.constant dense<"0xA8215F4D7769D7BFEADE165D817AD33FC07B4DB77AE6B9BF8A6DF466208794BFBB0C188469AFE1BF872BA21C1FB9D0BF159450DB22B0B63FBCC2EABBB5C6C23F3FD7BA4ACDBA6CBFB925ED14F250933FB64E2DE474EEE2BF82F6FAD67EADDDBF32C8AE59E788D23FEFA38CC6022DC63F24397DC31786C8BF5880B92D8E3CD8BF552E60BB5787A83F14B56FF63511A43F7A85389D417DCB3FC4D27D3C7822CB3FED8524EAB081CBBFFB9D1FE187DCB03F34F486FB6E84CF3FF4F4DCD150EAE1BF"> : tensor<6x4xf64>
    %expected1 = stablehlo.constant dense<"0x76778B64AD79A3BFBC5EC9648B0EA1BF7816638A2BE1E1BFEBC0EAD020D3D93FD33EC581D2D9D83F91D13A6B8702D83F77F97BE8E96FC13F7D7C3134F25DB53F53058149F266CFBFC4EA6A090ACAD83F867FE59B8C64B0BFD1DAFB23D19E7FBF40C43B09796BD83F2DACD7263BC1C43FCB05481582B5B13FDF8B42333CB2C73F1EEF315094AFCEBF2624EC642AFBE33F6EA2511597AEC83FCA9C85DC25EDA83FE5A92C6A6219BD3FBBE6FFB159B4D3BF5BE169A24362D53F29C8DE2302F5CDBF"> : tensor<6x4xf64>
    %expected2 = stablehlo.constant dense<"0x16A8581F636D1540D9BC02DF4B010E40AF29CFD35CB3FB3F2E6519EB6C41F93F"> : tensor<4xf64>
    %expected3 = stablehlo.constant dense<"0x052F7D434C2BD33FF3C21CEEC98DD1BF73C4FD0D288CC83F74A89F547D71EA3FBCF56178AE97E4BF13C2706E20AB6DBF31FEA9742DF2D13FDA0BBE98F9B3A33F4FBFACAD7015E5BF49D2BE32137AC5BF1939F0D2B7B6DCBF2359C03D474AD53F566FF1B7CEE3CF3F1E08ABC74493BFBFDFD72A7B302BE6BFAD69356D844F8DBF"> : tensor<4x4xf64>
    %expected4 = stablehlo.constant dense<"0x0000000000000000FF6C9E83D4CA9DBF526C1F8CB61DB6BF8166EB2C22F2D4BF0000000000000000BB93CB52AD33E5BFD4602A246BE9A2BFB1EECDF2855ED0BF00000000000000006E6763E8F8B3DC3F4BEF29EE289CC33FCF1F5DBE5D98A13F0000000000000000EE2134199261DFBFCACE72CE9378DA3FC234A5D80391C6BF"> : tensor<4x4xf64>
    %got:5 = call @model(%in0, %in1) : (tensor<6x4xf64>, tensor<6x4xf64>) -> (tensor<6x4xf64>, tensor<6x4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x4xf64>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<6x4xf64>, tensor<6x4xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<6x4xf64>, tensor<6x4xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<4xf64>, tensor<4xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<6x4xf64>, %arg1: tensor<6x4xf64>) -> (tensor<6x4xf64> {jax.result_info = "result[0]"}, tensor<6x4xf64> {jax.result_info = "result[1]"}, tensor<4xf64> {jax.result_info = "result[2]"}, tensor<4x4xf64> {jax.result_info = "result[3]"}, tensor<4x4xf64> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.complex %arg0, %arg1 : tensor<6x4xcomplex<f64>>
    %1:3 = call @svd(%0) : (tensor<6x4xcomplex<f64>>) -> (tensor<6x4xcomplex<f64>>, tensor<4xf64>, tensor<4x4xcomplex<f64>>)
    %2 = stablehlo.real %1#0 : (tensor<6x4xcomplex<f64>>) -> tensor<6x4xf64>
    %3 = stablehlo.imag %1#0 : (tensor<6x4xcomplex<f64>>) -> tensor<6x4xf64>
    %4 = stablehlo.real %1#2 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %5 = stablehlo.imag %1#2 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    return %2, %3, %1#1, %4, %5 : tensor<6x4xf64>, tensor<6x4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x4xf64>
  }
  func.func private @svd(%arg0: tensor<6x4xcomplex<f64>>) -> (tensor<6x4xcomplex<f64>>, tensor<4xf64>, tensor<4x4xcomplex<f64>>) {
    %0:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=6, j=4, k=6, l=4, m=4, n=6, o=4, p=4, q=4}, custom>} : (tensor<6x4xcomplex<f64>>) -> (tensor<6x4xcomplex<f64>>, tensor<4xf64>, tensor<6x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<4xi1>, tensor<4xf64>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<6x4xcomplex<f64>>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x4xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<6x4xi1>, tensor<6x4xcomplex<f64>>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
    return %10, %6, %14 : tensor<6x4xcomplex<f64>>, tensor<4xf64>, tensor<4x4xcomplex<f64>>
  }
}
// -----
// equal_singular_values
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x000000400000803F000080BF0000004000000000"> : tensor<5xf32>
    %expected0 = stablehlo.constant dense<"0x000000000000803F0000000000000000000000000000000000000000000000000000803F0000000000000000000000000000803F00000000000000000000803F00000000000000000000000000000000000000000000000000000000000000000000803F"> : tensor<5x5xf32>
    %expected1 = stablehlo.constant dense<"0x00000040000000400000803F0000803F00000000"> : tensor<5xf32>
    %expected2 = stablehlo.constant dense<"0x0000000000000000000000000000803F000000000000803F000000000000000000000000000000000000008000000080000080BF0000008000000080000000000000803F000000000000000000000000000000000000000000000000000000000000803F"> : tensor<5x5xf32>
    %got:3 = call @model(%in0) : (tensor<5xf32>) -> (tensor<5x5xf32>, tensor<5xf32>, tensor<5x5xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<5xf32>) -> (tensor<5x5xf32> {jax.result_info = "result.U"}, tensor<5xf32> {jax.result_info = "result.S"}, tensor<5x5xf32> {jax.result_info = "result.Vh"}) {
    %0 = call @_diag(%arg0) : (tensor<5xf32>) -> tensor<5x5xf32>
    %1:3 = call @svd(%0) : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5xf32>, tensor<5x5xf32>)
    return %1#0, %1#1, %1#2 : tensor<5x5xf32>, tensor<5xf32>, tensor<5x5xf32>
  }
  func.func private @_diag(%arg0: tensor<5xf32>) -> tensor<5x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0], high = [0], interior = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.iota dim = 0 : tensor<5x5xi64>
    %2 = stablehlo.iota dim = 1 : tensor<5x5xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x5xi64>
    %4 = stablehlo.add %1, %3 : tensor<5x5xi64>
    %5 = stablehlo.compare EQ, %4, %2, SIGNED : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %6 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = call @_where(%5, %6, %cst_0) : (tensor<5x5xi1>, tensor<5x1xf32>, tensor<f32>) -> tensor<5x5xf32>
    return %7 : tensor<5x5xf32>
  }
  func.func private @_where(%arg0: tensor<5x5xi1>, %arg1: tensor<5x1xf32>, %arg2: tensor<f32>) -> tensor<5x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<5x5xi1>, tensor<5x5xf32>
    return %2 : tensor<5x5xf32>
  }
  func.func private @svd(%arg0: tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5xf32>, tensor<5x5xf32>) {
    %0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=5, k=5, l=5, m=5, n=5, o=5, p=5, q=5}, custom>} : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<5xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<5xi1>, tensor<5xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<5x5xi1>, tensor<5x5xf32>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<5x5xi1>, tensor<5x5xf32>
    return %10, %6, %14 : tensor<5x5xf32>, tensor<5xf32>, tensor<5x5xf32>
  }
}
// -----
// normal_by_singular_vectors
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x0300000009000000"> : tensor<2xui32>
    %in1 = stablehlo.constant dense<"0x3880B0BF9B50123FFB399CBEC26090BF681E7FBE2C7BD7BE27493F3FEA8DC8BF375688BE"> : tensor<3x3xf32>
    %expected0 = stablehlo.constant dense<"0x1C9EAEBE6A0FC23FBFAECD3F2CA26D40CC3FAF3D589A7CC0CD671BBFF29E8ABF92021B3F7C19E7BF9E95CCBF599D003F"> : tensor<4x3xf32>
    %got = call @model(%in0, %in1) : (tensor<2xui32>, tensor<3x3xf32>) -> tensor<4x3xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui32>, %arg1: tensor<3x3xf32>) -> (tensor<4x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %2 = stablehlo.dot_general %arg1, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %3 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %4 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %6 = stablehlo.add %3, %5 : tensor<3x3xi64>
    %7 = stablehlo.compare EQ, %6, %4, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %8 = stablehlo.convert %7 : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %9 = stablehlo.add %2, %8 : tensor<3x3xf32>
    %10 = call @_multivariate_normal(%arg0, %0, %9) : (tensor<2xui32>, tensor<3xf32>, tensor<3x3xf32>) -> tensor<4x3xf32>
    return %10 : tensor<4x3xf32>
  }
  func.func private @_multivariate_normal(%arg0: tensor<2xui32>, %arg1: tensor<3xf32>, %arg2: tensor<3x3xf32>) -> tensor<4x3xf32> {
    %0:2 = call @svd(%arg2) : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>)
    %1 = stablehlo.broadcast_in_dim %0#1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %2 = stablehlo.sqrt %1 : tensor<1x3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
    %4 = stablehlo.multiply %0#0, %3 : tensor<3x3xf32>
    %5 = call @_normal(%arg0) : (tensor<2xui32>) -> tensor<4x3xf32>
    %6 = stablehlo.dot_general %5, %4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf32>, tensor<3x3xf32>) -> tensor<4x3xf32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<4x3xf32>
    %9 = stablehlo.add %8, %6 : tensor<4x3xf32>
    return %9 : tensor<4x3xf32>
  }
  func.func private @svd(%arg0: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>) {
    %0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=3, k=3, l=3, m=3, n=3, o=3, p=3, q=3}, custom>} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<i32>)
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
    %10 = stablehlo.select %9, %0#2, %8 : tensor<3x3xi1>, tensor<3x3xf32>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<3x3xi1>, tensor<3x3xf32>
    return %10, %6 : tensor<3x3xf32>, tensor<3xf32>
  }
  func.func private @_normal(%arg0: tensor<2xui32>) -> tensor<4x3xf32> {
    %0 = call @_normal_real(%arg0) : (tensor<2xui32>) -> tensor<4x3xf32>
    return %0 : tensor<4x3xf32>
  }
  func.func private @_normal_real(%arg0: tensor<2xui32>) -> tensor<4x3xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<4x3xf32>
    %1 = chlo.erf_inv %0 : tensor<4x3xf32> -> tensor<4x3xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<4x3xf32>
    return %3 : tensor<4x3xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<4x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<4x3xui64>
    %7 = stablehlo.iota dim = 1 : tensor<4x3xui64>
    %c = stablehlo.constant dense<3> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<4x3xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<4x3xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<4x3xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<4x3xui64>
    %12 = stablehlo.add %9, %11 : tensor<4x3xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<4x3xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<4x3xui64>
    %15 = stablehlo.convert %12 : (tensor<4x3xui64>) -> tensor<4x3xui32>
    %16 = stablehlo.convert %14 : (tensor<4x3xui64>) -> tensor<4x3xui32>
    %17:2 = call @threefry2x32(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<4x3xui32>, tensor<4x3xui32>) -> (tensor<4x3xui32>, tensor<4x3xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<4x3xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<4x3xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<4x3xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<4x3xui32>
    %22 = stablehlo.or %20, %21 : tensor<4x3xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<4x3xui32>) -> tensor<4x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<4x3xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<4x3xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<4x3xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<4x3xf32>
    %30 = stablehlo.add %28, %29 : tensor<4x3xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<4x3xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<4x3xf32>
    return %32 : tensor<4x3xf32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<4x3xui32>, %arg3: tensor<4x3xui32>) -> (tensor<4x3xui32>, tensor<4x3xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<4x3xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<4x3xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<4x3xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<4x3xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<4x3xui32>, tensor<4x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i64>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i64>, tensor<4x3xui32>, tensor<4x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<4x3xui32>, tensor<4x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i64>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i64>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i64>, tensor<i64>, tensor<4x3xui32>, tensor<4x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<4x3xui32>, tensor<4x3xui32>
  }
  func.func private @closed_call(%arg0: tensor<i64>, %arg1: tensor<4x3xui32>, %arg2: tensor<4x3xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i64>, tensor<4x3xui32>, tensor<4x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg0, %c : tensor<i64>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<4x3xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<4x3xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<4x3xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<4x3xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<4x3xui32>
    %9 = stablehlo.or %5, %8 : tensor<4x3xui32>
    %10 = stablehlo.xor %3, %9 : tensor<4x3xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<4x3xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<4x3xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<4x3xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<4x3xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<4x3xui32>
    %19 = stablehlo.or %15, %18 : tensor<4x3xui32>
    %20 = stablehlo.xor %13, %19 : tensor<4x3xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<4x3xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<4x3xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<4x3xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<4x3xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<4x3xui32>
    %29 = stablehlo.or %25, %28 : tensor<4x3xui32>
    %30 = stablehlo.xor %23, %29 : tensor<4x3xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<4x3xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<4x3xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<4x3xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<4x3xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<4x3xui32>
    %39 = stablehlo.or %35, %38 : tensor<4x3xui32>
    %40 = stablehlo.xor %33, %39 : tensor<4x3xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<4x3xui32>
    %42 = stablehlo.add %33, %41 : tensor<4x3xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<4x3xui32>
    %44 = stablehlo.add %40, %43 : tensor<4x3xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i64>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i64>
    %46 = stablehlo.convert %45 : (tensor<i64>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<4x3xui32>
    %48 = stablehlo.add %44, %47 : tensor<4x3xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i64>, tensor<4x3xui32>, tensor<4x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
}
// -----
// eigenvalues_in_order
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x26FF06BF4224C03FCE5198BF558C7C3F601AEABF75A88A3E7FFF56BE6F389B3E893E47BF4BBB01C055A4CFBF26009E3F6562093E40B171BF39AC513F92A253BF2B3F52BFC4E5A5BF34FB8B3FEC5FF03F554D86BF5210503EFE0D643F5FC701401F201FC092F1543D94320E3F61FDC8BF4C21A23EBBFBD73D0286213F40E82CBF4015A63EE7EF32BF900D033FA2EA823D"> : tensor<6x6xf32>
    %expected0 = stablehlo.constant dense<"0xFA5BF9BFC85A044075997E3F75B9B5BD88979C3D88979C3D"> : tensor<6xf32>
    %expected1 = stablehlo.constant dense<"0x0000000000000000000000000000000042881440428814C0"> : tensor<6xf32>
    %got:2 = call @model(%in0) : (tensor<6x6xf32>) -> (tensor<6xf32>, tensor<6xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<6xf32>, tensor<6xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<6x6xf32>) -> (tensor<6xf32> {jax.result_info = "result[0]"}, tensor<6xf32> {jax.result_info = "result[1]"}) {
    %0 = call @eigvals(%arg0) : (tensor<6x6xf32>) -> tensor<6xcomplex<f32>>
    %1 = stablehlo.real %0 : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
    %2 = stablehlo.imag %0 : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
    return %1, %2 : tensor<6xf32>, tensor<6xf32>
  }
  func.func private @eigvals(%arg0: tensor<6x6xf32>) -> tensor<6xcomplex<f32>> {
    %0:5 = stablehlo.custom_call @lapack_sgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k], [l], [m, n], [o, p], []) {i=6, j=6, k=6, l=6, m=6, n=6, o=6, p=6}, custom>} : (tensor<6x6xf32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>, tensor<i32>)
    %1 = stablehlo.complex %0#0, %0#1 : tensor<6xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %3 = stablehlo.compare EQ, %0#4, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<6xcomplex<f32>>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xi1>) -> tensor<6xi1>
    %7 = stablehlo.select %6, %1, %5 : tensor<6xi1>, tensor<6xcomplex<f32>>
    return %7 : tensor<6xcomplex<f32>>
  }
}
// -----
// eigenvectors_of_any
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE65FF1BEB153C1BF81C7C63F4CC6813F48DB483F188042BFD239E4BEA392C93F3730263FAA6372BF011746BDFFC8403DA96596BE21C084BFF4B6943F9475FE3EABE593BE9E00D5BF99802CBFC949C0BD7681473F8639EABE6BC3823F93F65E3D795A54BF"> : tensor<5x5xf32>
    %expected0 = stablehlo.constant dense<"0x460DAC3FA498893F381A08C0381A08C0C75461BF"> : tensor<5xf32>
    %expected1 = stablehlo.constant dense<"0x00000000000000001E0BC73E1E0BC7BE00000000"> : tensor<5xf32>
    %expected2 = stablehlo.constant dense<"0x56092EBF4823DEBE5626433F5626433FA88A9E3EFD87683ED927EA3EE953F63EE953F63E47B22B3F70BDE5BE102CE83EFC22AEBDFC22AEBDCD79773C2EDF453EFF8220BFD24690BED24690BE2870033F9EC2FEBE213F7EBD402719BE402719BE1571DF3E"> : tensor<5x5xf32>
    %expected3 = stablehlo.constant dense<"0x0000000000000000000000000000008000000000000000000000000011F80EBE11F80E3E000000000000000000000000AFE0073EAFE007BE0000000000000000000000004B07133D4B0713BD00000000000000000000000094E24CBE94E24C3E00000000"> : tensor<5x5xf32>
    %got:4 = call @model(%in0) : (tensor<5x5xf32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5x5xf32>, tensor<5x5xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<5x5xf32>) -> (tensor<5xf32> {jax.result_info = "result[0]"}, tensor<5xf32> {jax.result_info = "result[1]"}, tensor<5x5xf32> {jax.result_info = "result[2]"}, tensor<5x5xf32> {jax.result_info = "result[3]"}) {
    %0:5 = stablehlo.custom_call @lapack_sgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k], [l], [m, n], [o, p], []) {i=5, j=5, k=5, l=5, m=5, n=5, o=5, p=5}, custom>} : (tensor<5x5xf32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<i32>)
    %1 = stablehlo.complex %0#0, %0#1 : tensor<5xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %3 = stablehlo.compare EQ, %0#4, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xi1>) -> tensor<5xi1>
    %7 = stablehlo.select %6, %1, %5 : tensor<5xi1>, tensor<5xcomplex<f32>>
    %8 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<5x5xcomplex<f32>>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %11 = stablehlo.select %10, %0#3, %9 : tensor<5x5xi1>, tensor<5x5xcomplex<f32>>
    %12 = stablehlo.real %7 : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
    %13 = stablehlo.imag %7 : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
    %14 = stablehlo.real %11 : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xf32>
    %15 = stablehlo.imag %11 : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xf32>
    return %12, %13, %14, %15 : tensor<5xf32>, tensor<5xf32>, tensor<5x5xf32>, tensor<5x5xf32>
  }
}
// -----
// eigenvectors_of_any_f64
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x29D9F0E0F90307C097E4C8132A20F4BFD92C78DF2C2CF9BFE0B3D68BA3DDCDBF33C861A5EA1AD03FAFE913F40EF6F43FDD7D7F74DF80B7BF2FDA7435C6C9F3BFFF736B64C43202407DAF869C2A03CE3F6D9A146BBFBFD5BF63BF9E69B0A2D5BFED78D48D7ED5F6BFDC199A17E0F7E13FD93B5F20B733D33FD5B88CE3B040F83F15C89FE2D87AF03FD1BDB5747682E93F921162A1DB01F33FA941602EE1A4D6BFDCD8EB028865E0BFD07A1F7B7A0FBEBFE07AA5A1BE01F5BFD665468D49C0CABFA0B0A6135E3ED9BFA8B81FE4DE5BE33F237F6190C1D7B3BF63AE8AA49D86FFBF1D8272BB3A449FBF476382F7A2B2F53FC639137F5A50FEBF718BBEAA812AEABFFA6ED86A0BBAA4BF1584A34B7520F6BF9C3BEF320B5DE3BF6C2B5AD4520E503FAECB360110FAF5BF80BA431F20D8CE3F37F2C5BDA4D7D63FAE7BFDCFC51DF5BF4EB77412072A98BF5D13F40BB17BF03FDA3940E1BABDCCBF6FA950522CD3D83FF58083452B15E33FEDA313B1E0F9D1BFF7F7E25D8A00EE3F9FF4FC881BCED53F3BA4222ADC8CF0BF91BE88B6CAB8DE3FE8D2918E8E5BEA3FA652D7487A78E83F749BAE26AADBE5BF13998B5141FCDA3F3D5825CFCE5EF53F250AEA5E7BF1C83FDFE569B25865F23F58E1BD51D645F43F76F17FE544ABB1BFE17E4833A520E43F0F8CC7697E8ED4BF22503BC11D9DF03F9933E9EA9DA7BEBF06D840E83080E2BF812F4ECDDE3CABBFCB5233CFBB79B9BF9D295C81A3C5D63F0EFAEC7E1823DC3FA35B2913B509F3BFDEE8B93F6AA1E5BF645717AC6582D53F31B491C61150DD3F"> : tensor<2x6x6xf64>
    %expected0 = stablehlo.constant dense<"0x063F505F817B04C0063F505F817B04C0B9FDC4268DA6ECBFB9FDC4268DA6ECBF8E486EBBE09AF73F8E486EBBE09AF73F636F1E906A41E9BF636F1E906A41E9BF63206C5F98F6EEBF365BF1D2C0CDF63F365BF1D2C0CDF63F3AEE8F41AB49F33F"> : tensor<2x6xf64>
    %expected1 = stablehlo.constant dense<"0xC85C7B773EA2DA3FC85C7B773EA2DABF5FC9ABABB832F73F5FC9ABABB832F7BFC99B2A645E6CE33FC99B2A645E6CE3BFA110D3E1F9B8F13FA110D3E1F9B8F1BF000000000000000035899019421CEC3F35899019421CECBF0000000000000000"> : tensor<2x6xf64>
    %expected2 = stablehlo.constant dense<"0xF8CBC195D0C7DA3FF8CBC195D0C7DA3F654BD03DF40DD2BF654BD03DF40DD2BF2EDE623F211BBFBF2EDE623F211BBFBF9261A03C3C8DE5BF9261A03C3C8DE5BFA0218ED92962B63FA0218ED92962B63F742D99095818BC3F742D99095818BC3F46D88BD81B37DC3F46D88BD81B37DC3FFF2E99F70744B43FFF2E99F70744B43F492E7CA3622D863F492E7CA3622D863F821C8DDAB257C9BF821C8DDAB257C9BF345054D8FB3EA5BF345054D8FB3EA5BF8476537DA49AE03F8476537DA49AE03F066639AD4178AB3F066639AD4178AB3FF9AD3C45B8C3B8BFF9AD3C45B8C3B8BFD5BE6A834503E7BFD5BE6A834503E7BF298B45C9FA74993F298B45C9FA74993F66583F14B18DE4BF66583F14B18DE4BF7E827B761F6DC0BF7E827B761F6DC0BF2BF28773358CE43F2BF28773358CE43F14D26E83A5F9D73FC83BA02B8283D1BFC83BA02B8283D1BF17AA8BAB85DECABF42FA897F5569BE3F42FA897F5569BE3FE83B58377CF4E13FE9E9619EBCE4B1BFE9E9619EBCE4B1BF891E86F56E74E13F5C404C4820BBD23F5C404C4820BBD23F73B87334ACBFA6BF97DCAD0129EAD93F97DCAD0129EAD93FF7F77D33F323DC3F35F512A71A92D4BF35F512A71A92D4BFDBCAFEC070E3C9BFA627E1C4BAAAB13FA627E1C4BAAAB13FFC6F63E3060DCD3FEF1001AB65339BBFEF1001AB65339BBF2E49D5F1204DE5BFBB05314C7192B5BFBB05314C7192B5BFDFDC8AE8B06FD93FE2B31EBF89B3C6BFE2B31EBF89B3C6BF05DC80F9110DCFBF088418DF8EA8E6BF088418DF8EA8E6BF19293EE1A52DE0BF"> : tensor<2x6x6xf64>
    %expected3 = stablehlo.constant dense<"0xA5EFA9FE616DD1BFA5EFA9FE616DD13F58A1B4FA8077D73F58A1B4FA8077D7BF60747A519B54C43F60747A519B54C4BF00000000000000000000000000000080007B5FA66D61D2BF007B5FA66D61D23F172F19892F1FCFBF172F19892F1FCF3F0D75D35A10A7C2BF0D75D35A10A7C23F247BE7CAABA4B63F247BE7CAABA4B6BFD45106A93C7BD1BFD45106A93C7BD13F85D860035CA4BE3F85D860035CA4BEBF88A29A73585EBF3F88A29A73585EBFBF14CB2D30B99EB23F14CB2D30B99EB2BFEB009DCC7FFABC3FEB009DCC7FFABCBF1826B46F6F8EDF3F1826B46F6F8EDFBF00000000000000000000000000000080F235C8B8BDBABBBFF235C8B8BDBABB3F00000000000000000000000000000080569120C347C0B3BF569120C347C0B33F0000000000000000000000000000008000000000000000005C313E87BEDCB5BF5C313E87BEDCB53F0000000000000000E513E46BFF3CC4BFE513E46BFF3CC43F0000000000000000CBF5000B6CDBA4BFCBF5000B6CDBA43F00000000000000003D7665C6FA47D93F3D7665C6FA47D9BF000000000000000038F8A83F0190CA3F38F8A83F0190CABF0000000000000000FFF2F3327CCED9BFFFF2F3327CCED93F000000000000000057CE9AF8C185DA3F57CE9AF8C185DABF0000000000000000EE7787D61C80AEBFEE7787D61C80AE3F0000000000000000466DCF7302C6C1BF466DCF7302C6C13F00000000000000005A6C9D737F95B23F5A6C9D737F95B2BF0000000000000000000000000000000000000000000000800000000000000000"> : tensor<2x6x6xf64>
    %got:4 = call @model(%in0) : (tensor<2x6x6xf64>) -> (tensor<2x6xf64>, tensor<2x6xf64>, tensor<2x6x6xf64>, tensor<2x6x6xf64>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<2x6xf64>, tensor<2x6xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<2x6xf64>, tensor<2x6xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<2x6x6xf64>, tensor<2x6x6xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<2x6x6xf64>, tensor<2x6x6xf64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2x6x6xf64>) -> (tensor<2x6xf64> {jax.result_info = "result[0]"}, tensor<2x6xf64> {jax.result_info = "result[1]"}, tensor<2x6x6xf64> {jax.result_info = "result[2]"}, tensor<2x6x6xf64> {jax.result_info = "result[3]"}) {
    %0:5 = stablehlo.custom_call @lapack_dgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l], [i, m], [i, n, o], [i, p, q], [i]) {i=2, j=6, k=6, l=6, m=6, n=6, o=6, p=6, q=6}, custom>} : (tensor<2x6x6xf64>) -> (tensor<2x6xf64>, tensor<2x6xf64>, tensor<2x6x6xcomplex<f64>>, tensor<2x6x6xcomplex<f64>>, tensor<2xi32>)
    %1 = stablehlo.complex %0#0, %0#1 : tensor<2x6xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %3 = stablehlo.compare EQ, %0#4, %2, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x6xcomplex<f64>>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x6xi1>
    %7 = stablehlo.select %6, %1, %5 : tensor<2x6xi1>, tensor<2x6xcomplex<f64>>
    %8 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<2x6x6xcomplex<f64>>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x6x6xi1>
    %11 = stablehlo.select %10, %0#3, %9 : tensor<2x6x6xi1>, tensor<2x6x6xcomplex<f64>>
    %12 = stablehlo.real %7 : (tensor<2x6xcomplex<f64>>) -> tensor<2x6xf64>
    %13 = stablehlo.imag %7 : (tensor<2x6xcomplex<f64>>) -> tensor<2x6xf64>
    %14 = stablehlo.real %11 : (tensor<2x6x6xcomplex<f64>>) -> tensor<2x6x6xf64>
    %15 = stablehlo.imag %11 : (tensor<2x6x6xcomplex<f64>>) -> tensor<2x6x6xf64>
    return %12, %13, %14, %15 : tensor<2x6xf64>, tensor<2x6xf64>, tensor<2x6x6xf64>, tensor<2x6x6xf64>
  }
}
// -----
// roots
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x6148823D473627402CB68C3F5936C1BDA738363F7750A93F"> : tensor<6xf32>
    %expected0 = stablehlo.constant dense<"0xCB9322C27E7E023F7E7E023F170D39BF170D39BF"> : tensor<5xf32>
    %expected1 = stablehlo.constant dense<"0x000000001685293F168529BFF1ABEA3EF1ABEABE"> : tensor<5xf32>
    %got:2 = call @model(%in0) : (tensor<6xf32>) -> (tensor<5xf32>, tensor<5xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<6xf32>) -> (tensor<5xf32> {jax.result_info = "result[0]"}, tensor<5xf32> {jax.result_info = "result[1]"}) {
    %0 = call @atleast_1d(%arg0) : (tensor<6xf32>) -> tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %3 = stablehlo.reduce(%2 init: %c) applies stablehlo.and across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.compare EQ, %0, %4, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %6 = call @argmin(%5) : (tensor<6xi1>) -> tensor<i64>
    %c_1 = stablehlo.constant dense<6> : tensor<i64>
    %7 = call @_where(%3, %c_1, %6) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %8 = call @_roots_with_zeros(%0, %7) : (tensor<6xf32>, tensor<i64>) -> tensor<5xcomplex<f32>>
    %9 = stablehlo.real %8 : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
    %10 = stablehlo.imag %8 : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
    return %9, %10 : tensor<5xf32>, tensor<5xf32>
  }
  func.func private @atleast_1d(%arg0: tensor<6xf32>) -> tensor<6xf32> {
    return %arg0 : tensor<6xf32>
  }
  func.func private @argmin(%arg0: tensor<6xi1>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<6xi64>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<6xi1>, tensor<6xi64>, tensor<i1>, tensor<i64>) -> (tensor<i1>, tensor<i64>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
    }
    return %1#1 : tensor<i64>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<i64>
    return %1 : tensor<i64>
  }
  func.func private @_roots_with_zeros(%arg0: tensor<6xf32>, %arg1: tensor<i64>) -> tensor<5xcomplex<f32>> {
    %c = stablehlo.constant dense<6> : tensor<i64>
    %0 = stablehlo.compare EQ, %arg1, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %1 = call @_where_0(%0, %cst, %arg0) : (tensor<i1>, tensor<f64>, tensor<6xf32>) -> tensor<6xf32>
    %2 = stablehlo.negate %arg1 : tensor<i64>
    %3 = call @_roll_dynamic(%1, %2) : (tensor<6xf32>, tensor<i64>) -> tensor<6xf32>
    %4 = call @_roots_no_zeros(%3) : (tensor<6xf32>) -> tensor<5xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
    %6 = stablehlo.compare EQ, %4, %5, FLOAT : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5xi1>
    %7:2 = "stablehlo.sort"(%6, %4) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<i1>, %arg3: tensor<i1>, %arg4: tensor<complex<f32>>, %arg5: tensor<complex<f32>>):
      %13 = stablehlo.compare LT, %arg2, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    }) : (tensor<5xi1>, tensor<5xcomplex<f32>>) -> (tensor<5xi1>, tensor<5xcomplex<f32>>)
    %8 = stablehlo.iota dim = 0 : tensor<5xi64>
    %c_1 = stablehlo.constant dense<5> : tensor<i64>
    %9 = stablehlo.subtract %c_1, %arg1 : tensor<i64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %11 = stablehlo.compare LT, %8, %10, SIGNED : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %cst_2 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %12 = call @_where_3(%11, %7#1, %cst_2) : (tensor<5xi1>, tensor<5xcomplex<f32>>, tensor<complex<f64>>) -> tensor<5xcomplex<f32>>
    return %12 : tensor<5xcomplex<f32>>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<6xf32>) -> tensor<6xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<i1>, tensor<6xf32>
    return %2 : tensor<6xf32>
  }
  func.func private @_roll_dynamic(%arg0: tensor<6xf32>, %arg1: tensor<i64>) -> tensor<6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %1 = stablehlo.slice %0 [0:1] : (tensor<1xi64>) -> tensor<1xi64>
    %2 = stablehlo.reshape %1 : (tensor<1xi64>) -> tensor<i64>
    %3 = stablehlo.convert %2 : (tensor<i64>) -> tensor<i32>
    %c = stablehlo.constant dense<6> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %4 = stablehlo.maximum %c, %c_0 : tensor<i32>
    %5 = call @remainder(%3, %4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %6 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<6xf32>, tensor<6xf32>) -> tensor<12xf32>
    %c_1 = stablehlo.constant dense<6> : tensor<i32>
    %7 = stablehlo.subtract %c_1, %5 : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %7, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<12> : tensor<i32>
    %9 = stablehlo.add %7, %c_3 : tensor<i32>
    %10 = stablehlo.select %8, %9, %7 : tensor<i1>, tensor<i32>
    %11 = stablehlo.dynamic_slice %6, %10, sizes = [6] : (tensor<12xf32>, tensor<i32>) -> tensor<6xf32>
    return %11 : tensor<6xf32>
  }
  func.func private @remainder(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare EQ, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = call @_where_1(%0, %c_0, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare NE, %2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %2, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %7 = stablehlo.and %6, %3 : tensor<i1>
    %8 = stablehlo.add %2, %1 : tensor<i32>
    %9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_roots_no_zeros(%arg0: tensor<6xf32>) -> tensor<5xcomplex<f32>> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = call @_diag(%0) : (tensor<4xf32>) -> tensor<5x5xf32>
    %2 = stablehlo.slice %arg0 [1:6] : (tensor<6xf32>) -> tensor<5xf32>
    %3 = stablehlo.negate %2 : tensor<5xf32>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<6xf32>) -> tensor<1xf32>
    %5 = stablehlo.reshape %4 : (tensor<1xf32>) -> tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %7 = stablehlo.divide %3, %6 : tensor<5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %9 = "stablehlo.scatter"(%1, %8, %7) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      stablehlo.return %arg2 : tensor<f32>
    }) : (tensor<5x5xf32>, tensor<1xi32>, tensor<5xf32>) -> tensor<5x5xf32>
    %10 = call @eigvals(%9) : (tensor<5x5xf32>) -> tensor<5xcomplex<f32>>
    return %10 : tensor<5xcomplex<f32>>
  }
  func.func private @_diag(%arg0: tensor<4xf32>) -> tensor<5x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [1], high = [0], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.iota dim = 0 : tensor<5x5xi64>
    %2 = stablehlo.iota dim = 1 : tensor<5x5xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x5xi64>
    %4 = stablehlo.add %1, %3 : tensor<5x5xi64>
    %5 = stablehlo.compare EQ, %4, %2, SIGNED : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %6 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = call @_where_2(%5, %6, %cst_0) : (tensor<5x5xi1>, tensor<5x1xf32>, tensor<f32>) -> tensor<5x5xf32>
    return %7 : tensor<5x5xf32>
  }
  func.func private @_where_2(%arg0: tensor<5x5xi1>, %arg1: tensor<5x1xf32>, %arg2: tensor<f32>) -> tensor<5x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<5x5xi1>, tensor<5x5xf32>
    return %2 : tensor<5x5xf32>
  }
  func.func private @eigvals(%arg0: tensor<5x5xf32>) -> tensor<5xcomplex<f32>> {
    %0:5 = stablehlo.custom_call @lapack_sgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k], [l], [m, n], [o, p], []) {i=5, j=5, k=5, l=5, m=5, n=5, o=5, p=5}, custom>} : (tensor<5x5xf32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<i32>)
    %1 = stablehlo.complex %0#0, %0#1 : tensor<5xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %3 = stablehlo.compare EQ, %0#4, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xi1>) -> tensor<5xi1>
    %7 = stablehlo.select %6, %1, %5 : tensor<5xi1>, tensor<5xcomplex<f32>>
    return %7 : tensor<5xcomplex<f32>>
  }
  func.func private @_where_3(%arg0: tensor<5xi1>, %arg1: tensor<5xcomplex<f32>>, %arg2: tensor<complex<f64>>) -> tensor<5xcomplex<f32>> {
    %0 = stablehlo.convert %arg2 : (tensor<complex<f64>>) -> tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<5xi1>, tensor<5xcomplex<f32>>
    return %2 : tensor<5xcomplex<f32>>
  }
}
// -----
// schur_form
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x400BB43EEA04E1BF06DAB03D0417293D28FC0740DC13ECBF3644C53FC0C023BECBC96D3F762196BEA7C9333EE407913F76F9B13DF068873F831F9CBD6EFFCEBE8B8D59BE14DEFDBE59DAE5BD927AAF3F9A8C94BFA638D3BFBD70F0BBEF2AD93F0DA0873F"> : tensor<5x5xf32>
    %expected0 = stablehlo.constant dense<"0x62DB4A40CA28D7BEEE8BD9BF53BB0ABD80CA313F00000000E0DB4DBFB058CA3EE19735BFB47698BF00000000B3E592BFE0DB4DBF643B703EB5EEB03E0000000000000000000000002CCE2E3FEC8F32C00000000000000000000000002A79D83E2CCE2E3F"> : tensor<5x5xf32>
    %expected1 = stablehlo.constant dense<"0xD280223F056D823CCCA2983E7E08C1BE64D41ABF9C0E30BF1EF693BED022C83ED6BDF8BE75806FBEBDFF3DBECEF7133FD1041BBF1172F7BE44FA34BEB080E23DF07E023FA83D083F9F18A1BE9984163FC6798E3E015611BFCB96A8BE4FAF09BF5E71E63E"> : tensor<5x5xf32>
    %got:2 = call @model(%in0) : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<5x5xf32>) -> (tensor<5x5xf32> {jax.result_info = "result[0]"}, tensor<5x5xf32> {jax.result_info = "result[1]"}) {
    %0:2 = call @_schur(%arg0) : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>)
    return %0#0, %0#1 : tensor<5x5xf32>, tensor<5x5xf32>
  }
  func.func private @_schur(%arg0: tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>) {
    %0:6 = stablehlo.custom_call @lapack_sgees_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m, n], [o], [p], [], []) {i=5, j=5, k=5, l=5, m=5, n=5, o=5, p=5}, custom>} : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#5, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %6 = stablehlo.select %5, %0#0, %4 : tensor<5x5xi1>, tensor<5x5xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %10 = stablehlo.select %9, %0#1, %8 : tensor<5x5xi1>, tensor<5x5xf32>
    return %6, %10 : tensor<5x5xf32>, tensor<5x5xf32>
  }
}
// -----
// schur_form_f64
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xBA8D0BF2D661F53FE7672EACC13DF43F5C58260E5DD7E6BF4AE7E7C13B41C13F6FF402E44D2605C05A0315731FEEE2BF143F7F669708E43FB9DB6FA0E899F8BF6D66ADE53B5300C006A2C680F872F4BFC843A2D9C1D8CE3F9476311BB80FF33FB40A2AB612E6044034AB42100E54F73FAA7CBC3FA3CAF7BFAEAE42D1E95102C0751257835354C73FA10F41ACE77FF13FE6609D491850F9BF5798DF37F200DFBFDD325478A537DABFC4CB39DE359BB33F13B05C15FC47C1BF265ED2AD5507E23F8B17D601E4B5F13FB794D7ACD381BF3FBA27AF2792B7E93F08B98A71056300403436368BA9E2EEBF5383C27228A8EFBF42170AF1D138E23F36338E29F2A0FE3FB2274F48AA85CD3FA1803E937B88F23FC569A5B3D8E0CEBF2516DFB3AD81EF3FB0CF24E0FDCDE1BF88182F1192E4E73F9228BF37E808DE3F522AAF7BC31BDE3F826EAA782A46F73F19921309045EF23FB132E95BC786E0BFAE272722CF09EF3F07AC6FAF99CBF9BFD080897E2A41F13FBD8E34774EBB0640E6327762AEFEE33F46992ED67C59E33FB1CC4B5416D5C43F95C5AB885AE4ED3F4B646164A12AD6BFF20FB78696EAE83F2EB960BAB3AAC4BF315B4E9E65F2D3BFAE239ADFB798CE3F5BBCFEFF1427AD3FF7589E3A81DFF9BFD6BF5F62ED920140656572F013BDD03FBE6D42DECC2BF9BF73D2BCD91537F33F62B1E285406BB83FEC4C4E61A30AD53FE5399B160B9DEA3F7D8CB32268A6E8BF3A07B6E0EA8C06C0D596DD465CD3993F8EE57DC50E82D73F56E34E073B0CF23F0AB73B6D1736E4BFD8F08E901F1AC2BF0F7D2AB8FAC9E03F1AD94B710B72C8BFC96250FD24C5BFBF270B768FE255D83FD166492AD4DCEBBF100EA4737659FB3F450E0B730083E9BFB71FE339E39AC43F6B49AF060E3ACABF"> : tensor<9x9xf64>
    %expected0 = stablehlo.constant dense<"0x0453D09A9595A03F192812DF30B9124053FBB8A97F83D6BF30D0C5BDC41EDB3FFFFEBDC34694C4BFB20EEA9C5303C83F454FEF9E283CE73F1E70FA658818F83FB0C1043B19F1F1BF904BC1D79BAB09C00453D09A9595A03F3324D7091B35E73FE251AFD341ACE13F595F30B2C8A4C73F7DE70157FE4300409775EF0FDB95E7BF4AB387B66D1FCA3F3DE20204F4B4C53F0000000000000000000000000000000050B423D37571084012A0662C9B51EB3FB8E259E0A412E63F4F5B8A7FAC92DA3F9258032C51E5EA3F91A7FD9D09D6FD3FF4D85881F8BE00C0000000000000000000000000000000000000000000000000EE39A9662AE20240CACD341228C7F8BFD73E008BFC7AF7BF1320159D0AE5F53F21A79D59A466FB3F3ACB56E121DACEBF000000000000000000000000000000000000000000000000CE203AA3E116E43FEE39A9662AE20240BE4001A65F52D0BFC6609DD22529CCBFB60811F89217D8BF25ABDCEE1C9CE6BF000000000000000000000000000000000000000000000000000000000000000000000000000000007F666A8D8160FDBFFE73EC4EB14EF73F88A2E7677669F8BF3E7EDCC61924D1BF000000000000000000000000000000000000000000000000000000000000000000000000000000006C1108711D2CECBF7F666A8D8160FDBFDA603F35D898F8BFB6CC0E61DACDFC3F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000213B25968698FBBF494A8D889428B2BF00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000EEB24A75714BE7BF"> : tensor<9x9xf64>
    %expected1 = stablehlo.constant dense<"0x69E5A1689715D2BF3D03E2A97715E0BFD936577C8033DBBF681697598B5EB4BFE4B62D3D1D32DBBFBC992A54F870B03F9DF3123E34AAC53F641A39ECAD32D23F4176930CF5A0DB3F47216593B6D8E33FB0968A1ED46EDBBF9E5346114336C13FD5235AE0BC2DD53F4B6397D89F00B8BF113587BA5F0FDBBF9A479A5FCC38D0BF2B3ABF194E22CD3F4FE2213CA3D5943F9555F5C92838CC3FD96DE850689CC73FA2908CB3DE73C93F9DE0EB16B8EA693F83AE665A442BD83FA98BDA3B69DBB4BFB55CA57DDFFAE33FFED6E14062D1D13FFBFE4191E05AE03F5C80044E1AF4A7BFA855C5DF3ADBE33FD575C177617EC3BF2F744F16451BD53F9A7B61C0909AE1BF68F5832C39F0D9BF3A35BF96D09CB73FA172ACEE1C19983F9F5D221E15DFB13F88DFC4017463B9BFE6F4926C8E466E3F2972DA7B7B0AE43F9B023AAF7AF3C83FC18AA4FBA044D8BF21DC2D045AE8DD3FC71653CCE27FAE3F697C0D44DD92DA3F820B7135F0E7C2BF270FECF14EC9D6BF96A73AB78DB6D2BF8CE1DE686B85B93FA57BDB6408ECE63FCF5F021EE4CDC43F931AB737634BA8BF7847C6F819D0D03F0021FB55CB25DABF149F199B91C884BF4CCFADFB6A85D0BFD55EBADC6831B03FC0EA45484F02DA3F011CCB6CA42EB2BFFE6BABD11BBD8A3F7241D7DB83F9BEBFDD9A31EFD409E1BF3C6EF60A88AEC7BF89D87E3AB2E6E43FCD83660A4E7EE0BFF977DBE92792B9BF345F2766F75FC83FC5466DADEE14C8BF0D0C40888119C83F709FC0785F13E3BF25EEB1D24B709E3FB7AEA4E5E61EDA3F8260EA1E2DABD3BF6D344E292C19C0BF543E899F812ECB3FF841FF640483D7BFD93558DB1571DB3F436B8ACFF290D93FA7133116D22DCE3F8F7A34C7A3EFD8BFE9CDF55A1EF2DF3FF5671F1BD67BB03F"> : tensor<9x9xf64>
    %got:2 = call @model(%in0) : (tensor<9x9xf64>) -> (tensor<9x9xf64>, tensor<9x9xf64>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<9x9xf64>, tensor<9x9xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<9x9xf64>, tensor<9x9xf64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<9x9xf64>) -> (tensor<9x9xf64> {jax.result_info = "result[0]"}, tensor<9x9xf64> {jax.result_info = "result[1]"}) {
    %0:2 = call @_schur(%arg0) : (tensor<9x9xf64>) -> (tensor<9x9xf64>, tensor<9x9xf64>)
    return %0#0, %0#1 : tensor<9x9xf64>, tensor<9x9xf64>
  }
  func.func private @_schur(%arg0: tensor<9x9xf64>) -> (tensor<9x9xf64>, tensor<9x9xf64>) {
    %0:6 = stablehlo.custom_call @lapack_dgees_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m, n], [o], [p], [], []) {i=9, j=9, k=9, l=9, m=9, n=9, o=9, p=9}, custom>} : (tensor<9x9xf64>) -> (tensor<9x9xf64>, tensor<9x9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<i32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#5, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<9x9xf64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<9x9xi1>
    %6 = stablehlo.select %5, %0#0, %4 : tensor<9x9xi1>, tensor<9x9xf64>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<9x9xf64>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<9x9xi1>
    %10 = stablehlo.select %9, %0#1, %8 : tensor<9x9xi1>, tensor<9x9xf64>
    return %6, %10 : tensor<9x9xf64>, tensor<9x9xf64>
  }
}
