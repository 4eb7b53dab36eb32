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
