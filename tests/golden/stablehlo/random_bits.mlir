// threefry_uint8_0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x01000000000000000200000000000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0x01000000000000000300000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x54"> : tensor<1xui8>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui8>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<1xui8>, tensor<1xui8>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<1xui8> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui8>)
    return %output_state, %output : tensor<2xui64>, tensor<1xui8>
  }
}
// -----
// threefry_uint8_1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0100000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x3251FCE7C4"> : tensor<5xui8>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui8>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<5xui8>, tensor<5xui8>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<5xui8> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui8>)
    return %output_state, %output : tensor<2xui64>, tensor<5xui8>
  }
}
// -----
// threefry_uint8_2
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFF00000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xF0DEBC9A785634120100000001000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x9F8BD3BBCF68748B"> : tensor<8xui8>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui8>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<8xui8>, tensor<8xui8>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<8xui8> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui8>)
    return %output_state, %output : tensor<2xui64>, tensor<8xui8>
  }
}
// -----
// threefry_uint8_3
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x01000000000000000200000000000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0x01000000000000000B00000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x543BD303D36034ADE517D082654EF2"> : tensor<3x5xui8>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui8>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<3x5xui8>, tensor<3x5xui8>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<3x5xui8> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui8>)
    return %output_state, %output : tensor<2xui64>, tensor<3x5xui8>
  }
}
// -----
// threefry_uint8_4
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF1300000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x32FCC4616E981751E73F97E7868222764114D56444E5C6E87674905E7C8F739576BD344D8012E2F5E648"> : tensor<3x2x7xui8>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x7xui8>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<3x2x7xui8>, tensor<3x2x7xui8>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<3x2x7xui8> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x7xui8>)
    return %output_state, %output : tensor<2xui64>, tensor<3x2x7xui8>
  }
}
// -----
// threefry_uint8_5
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFF00000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xF0DEBC9A785634123900000001000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x9FD3CF7473AA7CF0038CB1E1F672098BBB688B8A95A77588B1A91F57DBF0BAD6450C49AA979DABB9B77505644F54378FECE6B2C1536A27C748D9A3908361E0291FBF193048CD848D3DCB726A67A117B84BBAA70F12A8F7964817DF7596536B55E6BCCED6C52ED5E4B1"> : tensor<7x3x5xui8>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x3x5xui8>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<7x3x5xui8>, tensor<7x3x5xui8>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<7x3x5xui8> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x3x5xui8>)
    return %output_state, %output : tensor<2xui64>, tensor<7x3x5xui8>
  }
}
// -----
// threefry_uint16_0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x01000000000000000200000000000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0x01000000000000000300000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x54E9"> : tensor<1xui16>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui16>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<1xui16>, tensor<1xui16>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<1xui16> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui16>)
    return %output_state, %output : tensor<2xui64>, tensor<1xui16>
  }
}
// -----
// threefry_uint16_1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0100000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x328351D1FC96E72BC479"> : tensor<5xui16>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui16>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<5xui16>, tensor<5xui16>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<5xui16> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui16>)
    return %output_state, %output : tensor<2xui64>, tensor<5xui16>
  }
}
// -----
// threefry_uint16_2
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFF00000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xF0DEBC9A785634120100000001000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x9F728B2AD352BBCECF3A68B674578BF7"> : tensor<8xui16>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui16>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<8xui16>, tensor<8xui16>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<8xui16> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui16>)
    return %output_state, %output : tensor<2xui64>, tensor<8xui16>
  }
}
// -----
// threefry_uint16_3
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x01000000000000000200000000000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0x01000000000000000B00000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x54E93BD5D3920350D30B601D34D3ADC0E54C175AD07382A465D74E7AF2A6"> : tensor<3x5xui16>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui16>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<3x5xui16>, tensor<3x5xui16>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<3x5xui16> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui16>)
    return %output_state, %output : tensor<2xui64>, tensor<3x5xui16>
  }
}
// -----
// threefry_uint16_4
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF1300000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x3283FC96C47961E16EFF9866172151D1E72B3FFB97EAE7E3865A82B022EB760B41E41410D533647544DFE5AEC6CCE84A7619742C90CB5E447C188F9E7395953E764BBDAB34204D1B8043125AE212F578E647486B"> : tensor<3x2x7xui16>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x7xui16>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<3x2x7xui16>, tensor<3x2x7xui16>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<3x2x7xui16> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x7xui16>)
    return %output_state, %output : tensor<2xui64>, tensor<3x2x7xui16>
  }
}
// -----
// threefry_uint16_5
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFF00000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xF0DEBC9A785634123900000001000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x9F72D352CF3A74577339AA437CC9F0FF036E8CDFB1FCE153F6A8726809788B2ABBCE68B68BF78A8D952AA76D75E28879B1E5A9851F635704DB15F070BA1CD63945370CDC49B7AA19971A9DE0ABC0B9C4B76D7545053964054F62542937478FF4EC6DE6AAB2B6C17553906A79271AC71848C4D9C1A365905D83EE6165E02829891F5DBFA9195030FD489FCD0684578DC23DBACBB0722E6A42670AA1041737B8CC4BE2BA80A73B0F4A1274A859F74596AA48D51716DFAC756296D753176B8D5552E626BCABCE1BD626C58E2E5BD5E1E4B4B12A"> : tensor<7x3x5xui16>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x3x5xui16>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<7x3x5xui16>, tensor<7x3x5xui16>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<7x3x5xui16> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x3x5xui16>)
    return %output_state, %output : tensor<2xui64>, tensor<7x3x5xui16>
  }
}
// -----
// threefry_uint32_0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x01000000000000000200000000000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0x01000000000000000300000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x54E99602"> : tensor<1xui32>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<1xui32>, tensor<1xui32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<1xui32> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>)
    return %output_state, %output : tensor<2xui64>, tensor<1xui32>
  }
}
// -----
// threefry_uint32_1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0100000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x328309BA51D14564FC96B91CE72B00BBC4793941"> : tensor<5xui32>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<5xui32>, tensor<5xui32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<5xui32> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
    return %output_state, %output : tensor<2xui64>, tensor<5xui32>
  }
}
// -----
// threefry_uint32_2
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFF00000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xF0DEBC9A785634120100000001000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x9F72786A8B2A28C3D3521E84BBCE2266CF3ABA1A68B607C974573CAA8BF708DF"> : tensor<8xui32>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui32>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<8xui32>, tensor<8xui32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<8xui32> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui32>)
    return %output_state, %output : tensor<2xui64>, tensor<8xui32>
  }
}
// -----
// threefry_uint32_3
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x01000000000000000200000000000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0x01000000000000000B00000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x54E996023BD52F80D39234ED035043DFD30BB463601DBB7D34D3E424ADC01897E54CF0E3175AFEAAD073C2AD82A42BE565D756BC4E7AFAB9F2A6DC11"> : tensor<3x5xui32>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<3x5xui32> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
    return %output_state, %output : tensor<2xui64>, tensor<3x5xui32>
  }
}
// -----
// threefry_uint32_4
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF1300000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x328309BAFC96B91CC479394161E1EA9F6EFFFB239866565117216D9551D14564E72B00BB3FFB584E97EA8AF4E7E35F86865AA99D82B03CCF22EBBA2E760BB17341E4F74B14102729D5332EF4647530C544DFBF36E5AEF9D2C6CCFCE5E84A34E97619EEE5742C0A8290CB7DBE5E44996F7C1833198F9E1066739573EF953EB7A6764B914FBDAB58913420E6344D1B06D180438109125A7A34E212C06CF578B563E64754BD486B58B3"> : tensor<3x2x7xui32>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x7xui32>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<3x2x7xui32>, tensor<3x2x7xui32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<3x2x7xui32> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x7xui32>)
    return %output_state, %output : tensor<2xui64>, tensor<3x2x7xui32>
  }
}
// -----
// threefry_uint32_5
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFF00000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xF0DEBC9A785634123900000001000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x9F72786AD3521E84CF3ABA1A74573CAA7339058AAA43C35A7CC99C0EF0FF5C75036EA0E78CDF44EDB1FC10D4E153DDA8F6A868B77268CF08097813B98B2A28C3BBCE226668B607C98BF708DF8A8D1E9F952A12CEA76D45C275E2B1178879435DB1E5C41EA9852F931F6300D757045EA6DB157919F0705A86BA1C9F0FD639B19145370BEC0CDC441B49B75F0DAA19E112971A01489DE0C32DABC03C9CB9C459FBB76DA8DD7545BD370539E143640592204F627CF8542973673747BCF88FF4CA39EC6D1507E6AA7A5CB2B681D4C17575D453908A866A79C41C271AA1CFC718E79248C46A26D9C17C08A3651662905D96C183EE15EF6165519FE028D6602989E9D31F5D361DBFA9E9621950507E30FD9B47489F51EBCD0618A28457FF0D8DC230543DBA47CACBB073CB722ED1996A42B4B1670A2CE7A1043E191737F733B8CC6F004BE286F1BA802523A73B97BA0F4A57EE1274C042A8599C2EF745606D96AAC95148D5DFC11716A953DFACB8DB75626E5096D79E855317FF886B8DC2D65552AD08E626EE9ABCAB8944CE1B2836D626EEA2C58EDE162E5B8BDED5E19F90E4B46F18B12A8F0C"> : tensor<7x3x5xui32>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x3x5xui32>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<7x3x5xui32>, tensor<7x3x5xui32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<7x3x5xui32> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x3x5xui32>)
    return %output_state, %output : tensor<2xui64>, tensor<7x3x5xui32>
  }
}
// -----
// threefry_uint64_0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x01000000000000000200000000000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0x01000000000000000300000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x54E996023BD52F80"> : tensor<1xui64>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<1xui64>, tensor<1xui64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<1xui64> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    return %output_state, %output : tensor<2xui64>, tensor<1xui64>
  }
}
// -----
// threefry_uint64_1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0300000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x328309BA51D14564FC96B91CE72B00BBC47939413FFB584E61E1EA9F97EA8AF46EFFFB23E7E35F86"> : tensor<5xui64>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<5xui64>, tensor<5xui64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<5xui64> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
    return %output_state, %output : tensor<2xui64>, tensor<5xui64>
  }
}
// -----
// threefry_uint64_2
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFF00000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xF0DEBC9A785634120500000001000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x9F72786A8B2A28C3D3521E84BBCE2266CF3ABA1A68B607C974573CAA8BF708DF7339058A8A8D1E9FAA43C35A952A12CE7CC99C0EA76D45C2F0FF5C7575E2B117"> : tensor<8xui64>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui64>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<8xui64>, tensor<8xui64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<8xui64> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui64>)
    return %output_state, %output : tensor<2xui64>, tensor<8xui64>
  }
}
// -----
// threefry_uint64_3
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x01000000000000000200000000000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0x01000000000000001100000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x54E996023BD52F80D39234ED035043DFD30BB46361F2C0FC601DBB7D34D3E424ADC01897E54CF0E3175AFEAA3158BFDFD073C2AD82A42BE565D756BC4E7AFAB9F2A6DC114CE9FAC9391EC1A2035A2565E45B712FBB67D80B9C5EE12A81A9402B7F49804C6D71CB517BC8A8F0D0BF59F48239C7DED72C6756"> : tensor<3x5xui64>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<3x5xui64>, tensor<3x5xui64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<3x5xui64> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
    return %output_state, %output : tensor<2xui64>, tensor<3x5xui64>
  }
}
// -----
// threefry_uint64_4
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF2800000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x328309BA51D14564FC96B91CE72B00BBC47939413FFB584E61E1EA9F97EA8AF46EFFFB23E7E35F8698665651865AA99D17216D9582B03CCF22EBBA2EE5AEF9D2760BB173C6CCFCE541E4F74BE84A34E9141027297619EEE5D5332EF4742C0A82647530C590CB7DBE44DFBF365E44996F7C1833194D1B06D18F9E106680438109739573EF125A7A34953EB7A6E212C06C764B914FF578B563BDAB5891E64754BD3420E634486B58B3FADE4808399611FA0BE6E52F9626772F1E15FCA9F5FB828E2529BE9CC25A537EAD2665A58375D5297BE82D3A9815109D0B9886DBF5D237F104931B4E09D5FAFA2D2C4901A5386CE7874901B18B66C4DD1BBA851EF6BAF5D194E2FF86F5C6B34F5E8BA91C38E68E70FEE5ADA7A6B07C40C297964D9DD7D619295D6F89FE52E178F2371C220B581238548191A5B5CE2F0A0BC1B04670F5F193BFF88BA3DF742FAE5BAD31922B890DF1"> : tensor<3x2x7xui64>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x7xui64>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<3x2x7xui64>, tensor<3x2x7xui64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<3x2x7xui64> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x7xui64>)
    return %output_state, %output : tensor<2xui64>, tensor<3x2x7xui64>
  }
}
// -----
// threefry_uint64_5
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFF00000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xF0DEBC9A785634126600000001000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x9F72786A8B2A28C3D3521E84BBCE2266CF3ABA1A68B607C974573CAA8BF708DF7339058A8A8D1E9FAA43C35A952A12CE7CC99C0EA76D45C2F0FF5C7575E2B117036EA0E78879435D8CDF44EDB1E5C41EB1FC10D4A9852F93E153DDA81F6300D7F6A868B757045EA67268CF08DB157919097813B9F0705A86BA1C9F0F54297367D639B1913747BCF845370BEC8FF4CA390CDC441BEC6D150749B75F0DE6AA7A5CAA19E112B2B681D4971A0148C17575D49DE0C32D53908A86ABC03C9C6A79C41CB9C459FB271AA1CFB76DA8DDC718E7927545BD3748C46A260539E143D9C17C0864059220A36516624F627CF8905D96C183EE15EF6A42B4B16165519F670A2CE7E028D660A1043E192989E9D31737F7331F5D361DB8CC6F00BFA9E9624BE286F11950507EBA80252330FD9B47A73B97BA489F51EB0F4A57EECD0618A21274C0428457FF0DA8599C2E8DC23054F745606D3DBA47CA96AAC951CBB073CB48D5DFC1722ED1991716A953DFACB8DB3010391575626E501AF57DAC96D79E859547A4755317FF88E404624E6B8DC2D6DAE5C70F5552AD08DBF27082E626EE9A204E5941BCAB8944590BD101CE1B28366DC821F7D626EEA2560673F9C58EDE16E157F6B42E5B8BDEC5DCDA61D5E19F90439BB298E4B46F18EB69AA8AB12A8F0C527E0FFC0D70549E8797D381A31C3EEDAB9A0BFAC458403BE9D80BC50ABC9F9611B09AB68D59138F1F97701402CB4659AC0D6FCD478EFAA93C256C46BCDD61920D9544EE06BD19760F4F45A0DB3DF59D0A0663F489C9185104D0E7484D8A41D338D562DA703B70D51A643435B4B3EA6F1C7D35A6EEEFB2CB07113ED7E9A7EFC8DAF48CF9662473A12F79DAE474E772956462204A6F9ACBD6E911578DD01D7F400D59C3A0286CB9FA1DFA989704B64CC18F4AC3B8EA9FB4F8A09F042284EB7835E9F45B6CE2D959F58B564F2B6264BBE4A8CEC6E6E1CD5D2B2F73176D1B1DE94060B7A1770FBD5202D3D6770FDC8ECD9973BC737228C44F402CEE6C233AD46823CE9365038569388EFBD3A71B682D1E8E07FB511669291CAFF11AC7565C7815CA8E878983A87DCB4A2E1FD0115DCF421B4F694C08C404E3292C08498CF8DD7546961B547E789C1DCC3622C0966BDD1CE90A85C658E97DA2BC8C434FF91475038FC40AD2FFD25D24FAF92864D1"> : tensor<7x3x5xui64>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x3x5xui64>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<7x3x5xui64>, tensor<7x3x5xui64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<7x3x5xui64> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x3x5xui64>)
    return %output_state, %output : tensor<2xui64>, tensor<7x3x5xui64>
  }
}
// -----
// threefry_words
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x01000000020000000300000004000000"> : tensor<4xui32>
    %expected0 = stablehlo.constant dense<"0x01000000020000000900000004000000"> : tensor<4xui32>
    %expected1 = stablehlo.constant dense<"0xEC33F45DA8A8242C436638918E1917865EFA9490191949595BFB974F55BB54ED6A7139E3A775B8865666A6EBD0BC9678"> : tensor<4x3xui32>
    %got:2 = call @model(%in0) : (tensor<4xui32>) -> (tensor<4xui32>, tensor<4x3xui32>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<4xui32>, tensor<4xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<4x3xui32>, tensor<4x3xui32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4xui32>) -> (tensor<4xui32> {jax.result_info = "result[0]"}, tensor<4x3xui32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %1, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x3xui32>)
    %2 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
    %3 = stablehlo.reshape %2 : (tensor<2x2xui32>) -> tensor<4xui32>
    return %3, %output : tensor<4xui32>, tensor<4x3xui32>
  }
}
// -----
// threefry_scalar
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x01000000000000000200000000000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0x01000000000000000300000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<43444564> : tensor<ui32>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<ui32>, tensor<ui32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<ui32> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
    return %output_state, %output : tensor<2xui64>, tensor<ui32>
  }
}
// -----
// philox_uint8_0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x01000000000000000200000000000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0x01000000000000000300000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x49"> : tensor<1xui8>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui8>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<1xui8>, tensor<1xui8>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<1xui8> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui8>)
    return %output_state, %output : tensor<2xui64>, tensor<1xui8>
  }
}
// -----
// philox_uint8_1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0000000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x58A937726D"> : tensor<5xui8>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui8>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<5xui8>, tensor<5xui8>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<5xui8> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui8>)
    return %output_state, %output : tensor<2xui64>, tensor<5xui8>
  }
}
// -----
// philox_uint8_2
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFF00000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xF0DEBC9A78563412FFFFFFFF00000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x0AC4482D3F8429A9"> : tensor<8xui8>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui8>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<8xui8>, tensor<8xui8>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<8xui8> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui8>)
    return %output_state, %output : tensor<2xui64>, tensor<8xui8>
  }
}
// -----
// philox_uint8_3
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x01000000000000000200000000000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0x01000000000000000600000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x49E8D7D9FEC3D74C63342170E3C1A4"> : tensor<3x5xui8>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui8>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<3x5xui8>, tensor<3x5xui8>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<3x5xui8> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui8>)
    return %output_state, %output : tensor<2xui64>, tensor<3x5xui8>
  }
}
// -----
// philox_uint8_4
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0900000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x58A937726D0EC6FD09391F5A1134E2B48216AA921473A92FEE626FD7E24477DDE27E774CB1745084C0FF"> : tensor<3x2x7xui8>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x7xui8>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<3x2x7xui8>, tensor<3x2x7xui8>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<3x2x7xui8> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x7xui8>)
    return %output_state, %output : tensor<2xui64>, tensor<3x2x7xui8>
  }
}
// -----
// philox_uint8_5
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFF00000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xF0DEBC9A785634121800000001000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x0AC4482D3F8429A9F33891C5BBD5E596CE2429208E59CFFC7700F927DF4D6BA07CF35EB693E83AD259765DED4FB221B37BBAB0F4EEF51EAA8B2832A88CBB17C7DD6F2D220FE6443C18600ABEDFE2676974E6727FFE1BF6E6F4379C0B7D813AFE32B38F849517B8C37C"> : tensor<7x3x5xui8>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x3x5xui8>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<7x3x5xui8>, tensor<7x3x5xui8>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<7x3x5xui8> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x3x5xui8>)
    return %output_state, %output : tensor<2xui64>, tensor<7x3x5xui8>
  }
}
// -----
// philox_uint16_0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x01000000000000000200000000000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0x01000000000000000300000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x49A7"> : tensor<1xui16>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui16>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<1xui16>, tensor<1xui16>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<1xui16> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui16>)
    return %output_state, %output : tensor<2xui64>, tensor<1xui16>
  }
}
// -----
// philox_uint16_1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0000000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x580CA97D3759728B6D27"> : tensor<5xui16>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui16>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<5xui16>, tensor<5xui16>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<5xui16> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui16>)
    return %output_state, %output : tensor<2xui64>, tensor<5xui16>
  }
}
// -----
// philox_uint16_2
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFF00000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xF0DEBC9A78563412FFFFFFFF00000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x0AD3C484489D2D673F718477290BA908"> : tensor<8xui16>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui16>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<8xui16>, tensor<8xui16>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<8xui16> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui16>)
    return %output_state, %output : tensor<2xui64>, tensor<8xui16>
  }
}
// -----
// philox_uint16_3
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x01000000000000000200000000000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0x01000000000000000600000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x49A7E8BBD723D924FE23C379D7E24CE76330341C21AD7053E34EC19FA493"> : tensor<3x5xui16>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui16>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<3x5xui16>, tensor<3x5xui16>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<3x5xui16> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui16>)
    return %output_state, %output : tensor<2xui64>, tensor<3x5xui16>
  }
}
// -----
// philox_uint16_4
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0900000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x580CA97D3759728B6D270E3BC6C7FD51097739471FB05A9A11D534E0E202B45782521686AA54929014D073EEA9E12F70EE1F62266F8BD761E204442C778CDD74E2967ED877B64C11B1F2743A50788464C063FFFE"> : tensor<3x2x7xui16>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x7xui16>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<3x2x7xui16>, tensor<3x2x7xui16>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<3x2x7xui16> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x7xui16>)
    return %output_state, %output : tensor<2xui64>, tensor<3x2x7xui16>
  }
}
// -----
// philox_uint16_5
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFF00000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xF0DEBC9A785634121800000001000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x0AD3C484489D2D673F718477290BA908F3DD38EF915AC5E6BB20D5E2E59D961ACE3B241229ED209F8E9959A7CFF5FC8877670093F982276EDFDA4D846B53A0F27C6DF3315E79B6419336E8AF3A57D2E4590076E25D11EDF14FACB20A2143B3F07BACBA5BB029F48DEE23F5521E54AA188B1B2842329AA8228C8ABBBA17FEC766DDAB6FF32D0F22C60FD0E61D44703C8818F460AC0A3EBEB9DF35E274671B6933749DE60872BB7FDEFE151BF2F6DCE67FF4E737E49CFB0BD37D5581A43A90FE223209B3318F5784D99509173BB849C3C67C85"> : tensor<7x3x5xui16>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x3x5xui16>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<7x3x5xui16>, tensor<7x3x5xui16>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<7x3x5xui16> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x3x5xui16>)
    return %output_state, %output : tensor<2xui64>, tensor<7x3x5xui16>
  }
}
// -----
// philox_uint32_0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x01000000000000000200000000000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0x01000000000000000300000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x49A7347D"> : tensor<1xui32>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<1xui32>, tensor<1xui32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<1xui32> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>)
    return %output_state, %output : tensor<2xui64>, tensor<1xui32>
  }
}
// -----
// philox_uint32_1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0000000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x580C8401A97DBBE3375996B9728BC1A16D278F40"> : tensor<5xui32>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<5xui32>, tensor<5xui32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<5xui32> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
    return %output_state, %output : tensor<2xui64>, tensor<5xui32>
  }
}
// -----
// philox_uint32_2
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFF00000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xF0DEBC9A78563412FFFFFFFF00000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x0AD3AEA5C484E049489DA3FD2D67C9983F71338284771C8F290BCC70A9087CC3"> : tensor<8xui32>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui32>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<8xui32>, tensor<8xui32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<8xui32> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui32>)
    return %output_state, %output : tensor<2xui64>, tensor<8xui32>
  }
}
// -----
// philox_uint32_3
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x01000000000000000200000000000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0x01000000000000000600000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x49A7347DE8BBB8A9D723A47BD924B32FFE23F96CC379DFBAD7E2CAEC4CE775816330D819341CB39521AD24CB70531CC9E34E7E22C19FA09CA4934B97"> : tensor<3x5xui32>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<3x5xui32> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
    return %output_state, %output : tensor<2xui64>, tensor<3x5xui32>
  }
}
// -----
// philox_uint32_4
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0900000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x580C8401A97DBBE3375996B9728BC1A16D278F400E3BC841C6C70BA2FD51546D0977A472394747151FB0419F5A9A792211D5FE1934E0674BE2022C9DB457E89F8252621716863D6FAA54C1E29290E39814D08F8E73EE51AEA9E13C572F709293EE1FF099622611C86F8B0EE9D761116CE2045F6E442C68D7778C10E4DD748240E296D9637ED8634677B6CBD34C11B2CAB1F2206E743A40C15078C1908464F55CC06319DBFFFE387A"> : tensor<3x2x7xui32>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x7xui32>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<3x2x7xui32>, tensor<3x2x7xui32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<3x2x7xui32> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x7xui32>)
    return %output_state, %output : tensor<2xui64>, tensor<3x2x7xui32>
  }
}
// -----
// philox_uint32_5
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFF00000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xF0DEBC9A785634121800000001000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x0AD3AEA5C484E049489DA3FD2D67C9983F71338284771C8F290BCC70A9087CC3F3DD78EC38EFA7CE915AE782C5E6C149BB20D244D5E2C036E59D2FCA961A3068CE3B5EE72412065629EDFEEF209FB9B78E9946DD59A7FAE7CFF5DD8DFC88538B7767793100931596F982FDF0276E2920DFDAE13C4D84CD3A6B53CF1CA0F2AEE17C6D1FB2F331438E5E791683B641421393362D36E8AF7F163A57A1BED2E4F4075900F91E76E2D3175D11232AEDF10CD74FAC800BB20AB87121430504B3F072AE7BAC926DBA5B6340B0297F8EF48DA543EE23D5D5F552A4E61E54A5EEAA188DB68B1BA1152842BEE6329A4D0BA822FEFB8C8A1F9BBBBAAF1217FE3741C7662C06DDAB6B346FF3BD7A2D0F471422C683920FD02943E61D0FFA44709ABA3C8813A518F40FB360AC25AE0A3E7981BEB9FD57DF35F176E2744DD1671B306A6933CA3D749DDBAEE608A5E472BBE86D7FDE2B77FE15F8631BF26064F6DCF48BE67F7436F4E71E6C37E4F9299CFBC5370BD3CF4C7D55CA6D81A46B7C3A90F850FE22EF10320920AFB33124628F579B2A84D93AC695099A1A173B196DB84910D7C3C6350A7C8564B3"> : tensor<7x3x5xui32>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x3x5xui32>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<7x3x5xui32>, tensor<7x3x5xui32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<7x3x5xui32> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x3x5xui32>)
    return %output_state, %output : tensor<2xui64>, tensor<7x3x5xui32>
  }
}
// -----
// philox_uint64_0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x01000000000000000200000000000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0x01000000000000000300000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x49A7347DE8BBB8A9"> : tensor<1xui64>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<1xui64>, tensor<1xui64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<1xui64> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    return %output_state, %output : tensor<2xui64>, tensor<1xui64>
  }
}
// -----
// philox_uint64_1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0100000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x580C8401A97DBBE3375996B9728BC1A16D278F400E3BC841C6C70BA2FD51546D0977A47239474715"> : tensor<5xui64>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<5xui64>, tensor<5xui64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<5xui64> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
    return %output_state, %output : tensor<2xui64>, tensor<5xui64>
  }
}
// -----
// philox_uint64_2
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFF00000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xF0DEBC9A785634120100000001000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x0AD3AEA5C484E049489DA3FD2D67C9983F71338284771C8F290BCC70A9087CC3F3DD78EC38EFA7CE915AE782C5E6C149BB20D244D5E2C036E59D2FCA961A3068"> : tensor<8xui64>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui64>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<8xui64>, tensor<8xui64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<8xui64> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui64>)
    return %output_state, %output : tensor<2xui64>, tensor<8xui64>
  }
}
// -----
// philox_uint64_3
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x01000000000000000200000000000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0x01000000000000000A00000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x49A7347DE8BBB8A9D723A47BD924B32FFE23F96CC379DFBAD7E2CAEC4CE775816330D819341CB39521AD24CB70531CC9E34E7E22C19FA09CA4934B9752C66F4F4CABADB0366DB405C5AE105C0C193C764560A001921898C6BA4BDE2AE15EBE5655034012AA9AA9FDC0C1BEB446C141CE4DCB99248AFBE4D0"> : tensor<3x5xui64>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<3x5xui64>, tensor<3x5xui64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<3x5xui64> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
    return %output_state, %output : tensor<2xui64>, tensor<3x5xui64>
  }
}
// -----
// philox_uint64_4
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF1300000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x580C8401A97DBBE3375996B9728BC1A16D278F400E3BC841C6C70BA2FD51546D0977A472394747151FB0419F5A9A792211D5FE1934E0674BE2022C9DB457E89F8252621716863D6FAA54C1E29290E39814D08F8E73EE51AEA9E13C572F709293EE1FF099622611C86F8B0EE9D761116CE2045F6E442C68D7778C10E4DD748240E296D9637ED8634677B6CBD34C11B2CAB1F2206E743A40C15078C1908464F55CC06319DBFFFE387A2542990045E8B51B4A56B32572AECD958FFA65E76A871F2FA2204595257C7D2785B1D4EA694C6DE92E5E408D421060E32BFCD7FE1B4655E576D8A0CF6067937C910398937E1559C9FAC9190AB10748B93AA7191874BA66D22CC26BA60725842C6840F901CADE889DC664C849512C5C158AF0585877A3E6C9F758D8673B5444BEF91D61F6EA6DA1D0EE03F26E61ABC5B8B40E07C48C6975BE3C5903E2F395FDAE19D5336368CF309F"> : tensor<3x2x7xui64>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x7xui64>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<3x2x7xui64>, tensor<3x2x7xui64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<3x2x7xui64> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x7xui64>)
    return %output_state, %output : tensor<2xui64>, tensor<3x2x7xui64>
  }
}
// -----
// philox_uint64_5
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFF00000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xF0DEBC9A785634123200000001000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x0AD3AEA5C484E049489DA3FD2D67C9983F71338284771C8F290BCC70A9087CC3F3DD78EC38EFA7CE915AE782C5E6C149BB20D244D5E2C036E59D2FCA961A3068CE3B5EE72412065629EDFEEF209FB9B78E9946DD59A7FAE7CFF5DD8DFC88538B7767793100931596F982FDF0276E2920DFDAE13C4D84CD3A6B53CF1CA0F2AEE17C6D1FB2F331438E5E791683B641421393362D36E8AF7F163A57A1BED2E4F4075900F91E76E2D3175D11232AEDF10CD74FAC800BB20AB87121430504B3F072AE7BAC926DBA5B6340B0297F8EF48DA543EE23D5D5F552A4E61E54A5EEAA188DB68B1BA1152842BEE6329A4D0BA822FEFB8C8A1F9BBBBAAF1217FE3741C7662C06DDAB6B346FF3BD7A2D0F471422C683920FD02943E61D0FFA44709ABA3C8813A518F40FB360AC25AE0A3E7981BEB9FD57DF35F176E2744DD1671B306A6933CA3D749DDBAEE608A5E472BBE86D7FDE2B77FE15F8631BF26064F6DCF48BE67F7436F4E71E6C37E4F9299CFBC5370BD3CF4C7D55CA6D81A46B7C3A90F850FE22EF10320920AFB33124628F579B2A84D93AC695099A1A173B196DB84910D7C3C6350A7C8564B3E8CAB7ECD8B7C10DA32FA802B88B9C485F097634EAD9C1E1365FB2A64AFCBB89406CC4B381430FF41D721EC2594B9CA75C84D0FB20161A81F8B230B55A2B5AC90C3669704B167C98693117C55AC3FD6EDC9C9C216D014EAC4D2BB0180D3E10478C65E5CAD94177A19DFAB42B53B67B1A6191FB614A33AFE5047DFA4166BF941E77D8150BF7203C8F17568ADA94FEDE667D35ACA3CE8B1B277FC2752612F754A6E5CAC55AE3D8D0FCF869C5BD474C7F2B0368EA9FFAFEA3FF1B64B26C685F5A8585E8DCCDFAC5A907A192522ECFF871CC37AA485B1C5ECF46439B15C94CE43DE591AADB86473E04503AEACCC0A335A997F23A3363B9627EA58527FB074F71318D3F18CBF15B2401B1F8D3BEF1F9A60FC2DAD6F62FAD68E8A9CF4C8CA3CE3648ED01E845A94D6908D9CED0ADCC7AE130FC1006344B1AC9FEE38BA8EFFE468B8E773300CA90E35FC69A0C61512F833BD7346BEA644A9A9B4A173BF8F651BC709B32574D654EFEF10737BA085140139B6F256823D7EAC128227FD6FC4F8752314EBA3E0B809F8D3D94965899B73162D9D76D420BD5A5826F9D55F6B6C15D2E89CD438B06BDBB"> : tensor<7x3x5xui64>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x3x5xui64>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<7x3x5xui64>, tensor<7x3x5xui64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<7x3x5xui64> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x3x5xui64>)
    return %output_state, %output : tensor<2xui64>, tensor<7x3x5xui64>
  }
}
// -----
// philox_words
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x01000000020000000300000004000000"> : tensor<4xui32>
    %expected0 = stablehlo.constant dense<"0x01000000020000000600000004000000"> : tensor<4xui32>
    %expected1 = stablehlo.constant dense<"0x64E88F1ED70B5E4DBEC9874B0192682D7B4873529656C061746548A4EFD76F80B7322C9A40BE31CF1083186B29EBA612"> : tensor<4x3xui32>
    %got:2 = call @model(%in0) : (tensor<4xui32>) -> (tensor<4xui32>, tensor<4x3xui32>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<4xui32>, tensor<4xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<4x3xui32>, tensor<4x3xui32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4xui32>) -> (tensor<4xui32> {jax.result_info = "result[0]"}, tensor<4x3xui32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %1, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x3xui32>)
    %2 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
    %3 = stablehlo.reshape %2 : (tensor<2x2xui32>) -> tensor<4xui32>
    return %3, %output : tensor<4xui32>, tensor<4x3xui32>
  }
}
// -----
// philox_scalar
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x01000000000000000200000000000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0x01000000000000000300000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<2100602697> : tensor<ui32>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<ui32>, tensor<ui32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<ui32> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
    return %output_state, %output : tensor<2xui64>, tensor<ui32>
  }
}
// -----
// default_uint8_0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x01000000000000000200000000000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0x01000000000000000300000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x49"> : tensor<1xui8>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui8>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<1xui8>, tensor<1xui8>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<1xui8> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui8>)
    return %output_state, %output : tensor<2xui64>, tensor<1xui8>
  }
}
// -----
// default_uint8_1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0000000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x58A937726D"> : tensor<5xui8>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui8>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<5xui8>, tensor<5xui8>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<5xui8> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui8>)
    return %output_state, %output : tensor<2xui64>, tensor<5xui8>
  }
}
// -----
// default_uint8_2
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFF00000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xF0DEBC9A78563412FFFFFFFF00000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x0AC4482D3F8429A9"> : tensor<8xui8>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui8>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<8xui8>, tensor<8xui8>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<8xui8> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui8>)
    return %output_state, %output : tensor<2xui64>, tensor<8xui8>
  }
}
// -----
// default_uint8_3
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x01000000000000000200000000000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0x01000000000000000600000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x49E8D7D9FEC3D74C63342170E3C1A4"> : tensor<3x5xui8>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui8>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<3x5xui8>, tensor<3x5xui8>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<3x5xui8> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui8>)
    return %output_state, %output : tensor<2xui64>, tensor<3x5xui8>
  }
}
// -----
// default_uint8_4
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0900000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x58A937726D0EC6FD09391F5A1134E2B48216AA921473A92FEE626FD7E24477DDE27E774CB1745084C0FF"> : tensor<3x2x7xui8>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x7xui8>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<3x2x7xui8>, tensor<3x2x7xui8>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<3x2x7xui8> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x7xui8>)
    return %output_state, %output : tensor<2xui64>, tensor<3x2x7xui8>
  }
}
// -----
// default_uint8_5
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFF00000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xF0DEBC9A785634121800000001000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x0AC4482D3F8429A9F33891C5BBD5E596CE2429208E59CFFC7700F927DF4D6BA07CF35EB693E83AD259765DED4FB221B37BBAB0F4EEF51EAA8B2832A88CBB17C7DD6F2D220FE6443C18600ABEDFE2676974E6727FFE1BF6E6F4379C0B7D813AFE32B38F849517B8C37C"> : tensor<7x3x5xui8>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x3x5xui8>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<7x3x5xui8>, tensor<7x3x5xui8>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<7x3x5xui8> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x3x5xui8>)
    return %output_state, %output : tensor<2xui64>, tensor<7x3x5xui8>
  }
}
// -----
// default_uint16_0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x01000000000000000200000000000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0x01000000000000000300000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x49A7"> : tensor<1xui16>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui16>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<1xui16>, tensor<1xui16>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<1xui16> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui16>)
    return %output_state, %output : tensor<2xui64>, tensor<1xui16>
  }
}
// -----
// default_uint16_1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0000000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x580CA97D3759728B6D27"> : tensor<5xui16>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui16>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<5xui16>, tensor<5xui16>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<5xui16> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui16>)
    return %output_state, %output : tensor<2xui64>, tensor<5xui16>
  }
}
// -----
// default_uint16_2
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFF00000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xF0DEBC9A78563412FFFFFFFF00000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x0AD3C484489D2D673F718477290BA908"> : tensor<8xui16>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui16>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<8xui16>, tensor<8xui16>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<8xui16> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui16>)
    return %output_state, %output : tensor<2xui64>, tensor<8xui16>
  }
}
// -----
// default_uint16_3
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x01000000000000000200000000000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0x01000000000000000600000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x49A7E8BBD723D924FE23C379D7E24CE76330341C21AD7053E34EC19FA493"> : tensor<3x5xui16>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui16>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<3x5xui16>, tensor<3x5xui16>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<3x5xui16> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui16>)
    return %output_state, %output : tensor<2xui64>, tensor<3x5xui16>
  }
}
// -----
// default_uint16_4
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0900000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x580CA97D3759728B6D270E3BC6C7FD51097739471FB05A9A11D534E0E202B45782521686AA54929014D073EEA9E12F70EE1F62266F8BD761E204442C778CDD74E2967ED877B64C11B1F2743A50788464C063FFFE"> : tensor<3x2x7xui16>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x7xui16>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<3x2x7xui16>, tensor<3x2x7xui16>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<3x2x7xui16> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x7xui16>)
    return %output_state, %output : tensor<2xui64>, tensor<3x2x7xui16>
  }
}
// -----
// default_uint16_5
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFF00000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xF0DEBC9A785634121800000001000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x0AD3C484489D2D673F718477290BA908F3DD38EF915AC5E6BB20D5E2E59D961ACE3B241229ED209F8E9959A7CFF5FC8877670093F982276EDFDA4D846B53A0F27C6DF3315E79B6419336E8AF3A57D2E4590076E25D11EDF14FACB20A2143B3F07BACBA5BB029F48DEE23F5521E54AA188B1B2842329AA8228C8ABBBA17FEC766DDAB6FF32D0F22C60FD0E61D44703C8818F460AC0A3EBEB9DF35E274671B6933749DE60872BB7FDEFE151BF2F6DCE67FF4E737E49CFB0BD37D5581A43A90FE223209B3318F5784D99509173BB849C3C67C85"> : tensor<7x3x5xui16>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x3x5xui16>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<7x3x5xui16>, tensor<7x3x5xui16>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<7x3x5xui16> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x3x5xui16>)
    return %output_state, %output : tensor<2xui64>, tensor<7x3x5xui16>
  }
}
// -----
// default_uint32_0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x01000000000000000200000000000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0x01000000000000000300000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x49A7347D"> : tensor<1xui32>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<1xui32>, tensor<1xui32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<1xui32> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>)
    return %output_state, %output : tensor<2xui64>, tensor<1xui32>
  }
}
// -----
// default_uint32_1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0000000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x580C8401A97DBBE3375996B9728BC1A16D278F40"> : tensor<5xui32>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<5xui32>, tensor<5xui32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<5xui32> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
    return %output_state, %output : tensor<2xui64>, tensor<5xui32>
  }
}
// -----
// default_uint32_2
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFF00000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xF0DEBC9A78563412FFFFFFFF00000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x0AD3AEA5C484E049489DA3FD2D67C9983F71338284771C8F290BCC70A9087CC3"> : tensor<8xui32>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui32>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<8xui32>, tensor<8xui32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<8xui32> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui32>)
    return %output_state, %output : tensor<2xui64>, tensor<8xui32>
  }
}
// -----
// default_uint32_3
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x01000000000000000200000000000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0x01000000000000000600000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x49A7347DE8BBB8A9D723A47BD924B32FFE23F96CC379DFBAD7E2CAEC4CE775816330D819341CB39521AD24CB70531CC9E34E7E22C19FA09CA4934B97"> : tensor<3x5xui32>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<3x5xui32> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
    return %output_state, %output : tensor<2xui64>, tensor<3x5xui32>
  }
}
// -----
// default_uint32_4
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0900000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x580C8401A97DBBE3375996B9728BC1A16D278F400E3BC841C6C70BA2FD51546D0977A472394747151FB0419F5A9A792211D5FE1934E0674BE2022C9DB457E89F8252621716863D6FAA54C1E29290E39814D08F8E73EE51AEA9E13C572F709293EE1FF099622611C86F8B0EE9D761116CE2045F6E442C68D7778C10E4DD748240E296D9637ED8634677B6CBD34C11B2CAB1F2206E743A40C15078C1908464F55CC06319DBFFFE387A"> : tensor<3x2x7xui32>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x7xui32>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<3x2x7xui32>, tensor<3x2x7xui32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<3x2x7xui32> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x7xui32>)
    return %output_state, %output : tensor<2xui64>, tensor<3x2x7xui32>
  }
}
// -----
// default_uint32_5
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFF00000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xF0DEBC9A785634121800000001000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x0AD3AEA5C484E049489DA3FD2D67C9983F71338284771C8F290BCC70A9087CC3F3DD78EC38EFA7CE915AE782C5E6C149BB20D244D5E2C036E59D2FCA961A3068CE3B5EE72412065629EDFEEF209FB9B78E9946DD59A7FAE7CFF5DD8DFC88538B7767793100931596F982FDF0276E2920DFDAE13C4D84CD3A6B53CF1CA0F2AEE17C6D1FB2F331438E5E791683B641421393362D36E8AF7F163A57A1BED2E4F4075900F91E76E2D3175D11232AEDF10CD74FAC800BB20AB87121430504B3F072AE7BAC926DBA5B6340B0297F8EF48DA543EE23D5D5F552A4E61E54A5EEAA188DB68B1BA1152842BEE6329A4D0BA822FEFB8C8A1F9BBBBAAF1217FE3741C7662C06DDAB6B346FF3BD7A2D0F471422C683920FD02943E61D0FFA44709ABA3C8813A518F40FB360AC25AE0A3E7981BEB9FD57DF35F176E2744DD1671B306A6933CA3D749DDBAEE608A5E472BBE86D7FDE2B77FE15F8631BF26064F6DCF48BE67F7436F4E71E6C37E4F9299CFBC5370BD3CF4C7D55CA6D81A46B7C3A90F850FE22EF10320920AFB33124628F579B2A84D93AC695099A1A173B196DB84910D7C3C6350A7C8564B3"> : tensor<7x3x5xui32>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x3x5xui32>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<7x3x5xui32>, tensor<7x3x5xui32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<7x3x5xui32> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x3x5xui32>)
    return %output_state, %output : tensor<2xui64>, tensor<7x3x5xui32>
  }
}
// -----
// default_uint64_0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x01000000000000000200000000000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0x01000000000000000300000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x49A7347DE8BBB8A9"> : tensor<1xui64>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<1xui64>, tensor<1xui64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<1xui64> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
    return %output_state, %output : tensor<2xui64>, tensor<1xui64>
  }
}
// -----
// default_uint64_1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0100000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x580C8401A97DBBE3375996B9728BC1A16D278F400E3BC841C6C70BA2FD51546D0977A47239474715"> : tensor<5xui64>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<5xui64>, tensor<5xui64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<5xui64> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
    return %output_state, %output : tensor<2xui64>, tensor<5xui64>
  }
}
// -----
// default_uint64_2
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFF00000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xF0DEBC9A785634120100000001000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x0AD3AEA5C484E049489DA3FD2D67C9983F71338284771C8F290BCC70A9087CC3F3DD78EC38EFA7CE915AE782C5E6C149BB20D244D5E2C036E59D2FCA961A3068"> : tensor<8xui64>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui64>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<8xui64>, tensor<8xui64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<8xui64> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui64>)
    return %output_state, %output : tensor<2xui64>, tensor<8xui64>
  }
}
// -----
// default_uint64_3
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x01000000000000000200000000000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0x01000000000000000A00000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x49A7347DE8BBB8A9D723A47BD924B32FFE23F96CC379DFBAD7E2CAEC4CE775816330D819341CB39521AD24CB70531CC9E34E7E22C19FA09CA4934B9752C66F4F4CABADB0366DB405C5AE105C0C193C764560A001921898C6BA4BDE2AE15EBE5655034012AA9AA9FDC0C1BEB446C141CE4DCB99248AFBE4D0"> : tensor<3x5xui64>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<3x5xui64>, tensor<3x5xui64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<3x5xui64> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
    return %output_state, %output : tensor<2xui64>, tensor<3x5xui64>
  }
}
// -----
// default_uint64_4
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF1300000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x580C8401A97DBBE3375996B9728BC1A16D278F400E3BC841C6C70BA2FD51546D0977A472394747151FB0419F5A9A792211D5FE1934E0674BE2022C9DB457E89F8252621716863D6FAA54C1E29290E39814D08F8E73EE51AEA9E13C572F709293EE1FF099622611C86F8B0EE9D761116CE2045F6E442C68D7778C10E4DD748240E296D9637ED8634677B6CBD34C11B2CAB1F2206E743A40C15078C1908464F55CC06319DBFFFE387A2542990045E8B51B4A56B32572AECD958FFA65E76A871F2FA2204595257C7D2785B1D4EA694C6DE92E5E408D421060E32BFCD7FE1B4655E576D8A0CF6067937C910398937E1559C9FAC9190AB10748B93AA7191874BA66D22CC26BA60725842C6840F901CADE889DC664C849512C5C158AF0585877A3E6C9F758D8673B5444BEF91D61F6EA6DA1D0EE03F26E61ABC5B8B40E07C48C6975BE3C5903E2F395FDAE19D5336368CF309F"> : tensor<3x2x7xui64>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x7xui64>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<3x2x7xui64>, tensor<3x2x7xui64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<3x2x7xui64> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x7xui64>)
    return %output_state, %output : tensor<2xui64>, tensor<3x2x7xui64>
  }
}
// -----
// default_uint64_5
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xF0DEBC9A78563412FDFFFFFF00000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0xF0DEBC9A785634123200000001000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<"0x0AD3AEA5C484E049489DA3FD2D67C9983F71338284771C8F290BCC70A9087CC3F3DD78EC38EFA7CE915AE782C5E6C149BB20D244D5E2C036E59D2FCA961A3068CE3B5EE72412065629EDFEEF209FB9B78E9946DD59A7FAE7CFF5DD8DFC88538B7767793100931596F982FDF0276E2920DFDAE13C4D84CD3A6B53CF1CA0F2AEE17C6D1FB2F331438E5E791683B641421393362D36E8AF7F163A57A1BED2E4F4075900F91E76E2D3175D11232AEDF10CD74FAC800BB20AB87121430504B3F072AE7BAC926DBA5B6340B0297F8EF48DA543EE23D5D5F552A4E61E54A5EEAA188DB68B1BA1152842BEE6329A4D0BA822FEFB8C8A1F9BBBBAAF1217FE3741C7662C06DDAB6B346FF3BD7A2D0F471422C683920FD02943E61D0FFA44709ABA3C8813A518F40FB360AC25AE0A3E7981BEB9FD57DF35F176E2744DD1671B306A6933CA3D749DDBAEE608A5E472BBE86D7FDE2B77FE15F8631BF26064F6DCF48BE67F7436F4E71E6C37E4F9299CFBC5370BD3CF4C7D55CA6D81A46B7C3A90F850FE22EF10320920AFB33124628F579B2A84D93AC695099A1A173B196DB84910D7C3C6350A7C8564B3E8CAB7ECD8B7C10DA32FA802B88B9C485F097634EAD9C1E1365FB2A64AFCBB89406CC4B381430FF41D721EC2594B9CA75C84D0FB20161A81F8B230B55A2B5AC90C3669704B167C98693117C55AC3FD6EDC9C9C216D014EAC4D2BB0180D3E10478C65E5CAD94177A19DFAB42B53B67B1A6191FB614A33AFE5047DFA4166BF941E77D8150BF7203C8F17568ADA94FEDE667D35ACA3CE8B1B277FC2752612F754A6E5CAC55AE3D8D0FCF869C5BD474C7F2B0368EA9FFAFEA3FF1B64B26C685F5A8585E8DCCDFAC5A907A192522ECFF871CC37AA485B1C5ECF46439B15C94CE43DE591AADB86473E04503AEACCC0A335A997F23A3363B9627EA58527FB074F71318D3F18CBF15B2401B1F8D3BEF1F9A60FC2DAD6F62FAD68E8A9CF4C8CA3CE3648ED01E845A94D6908D9CED0ADCC7AE130FC1006344B1AC9FEE38BA8EFFE468B8E773300CA90E35FC69A0C61512F833BD7346BEA644A9A9B4A173BF8F651BC709B32574D654EFEF10737BA085140139B6F256823D7EAC128227FD6FC4F8752314EBA3E0B809F8D3D94965899B73162D9D76D420BD5A5826F9D55F6B6C15D2E89CD438B06BDBB"> : tensor<7x3x5xui64>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x3x5xui64>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<7x3x5xui64>, tensor<7x3x5xui64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<7x3x5xui64> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x3x5xui64>)
    return %output_state, %output : tensor<2xui64>, tensor<7x3x5xui64>
  }
}
// -----
// default_words
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x01000000020000000300000004000000"> : tensor<4xui32>
    %expected0 = stablehlo.constant dense<"0x01000000020000000600000004000000"> : tensor<4xui32>
    %expected1 = stablehlo.constant dense<"0x64E88F1ED70B5E4DBEC9874B0192682D7B4873529656C061746548A4EFD76F80B7322C9A40BE31CF1083186B29EBA612"> : tensor<4x3xui32>
    %got:2 = call @model(%in0) : (tensor<4xui32>) -> (tensor<4xui32>, tensor<4x3xui32>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<4xui32>, tensor<4xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<4x3xui32>, tensor<4x3xui32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4xui32>) -> (tensor<4xui32> {jax.result_info = "result[0]"}, tensor<4x3xui32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %1, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x3xui32>)
    %2 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
    %3 = stablehlo.reshape %2 : (tensor<2x2xui32>) -> tensor<4xui32>
    return %3, %output : tensor<4xui32>, tensor<4x3xui32>
  }
}
// -----
// default_scalar
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x01000000000000000200000000000000"> : tensor<2xui64>
    %expected0 = stablehlo.constant dense<"0x01000000000000000300000000000000"> : tensor<2xui64>
    %expected1 = stablehlo.constant dense<2100602697> : tensor<ui32>
    %got:2 = call @model(%in0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<ui32>, tensor<ui32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xui64>) -> (tensor<2xui64> {jax.result_info = "result[0]"}, tensor<ui32> {jax.result_info = "result[1]"}) {
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
    return %output_state, %output : tensor<2xui64>, tensor<ui32>
  }
}
// -----
// rbg
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<7> : tensor<i32>
    %expected0 = stablehlo.constant dense<"0x3C3F183F51DDF1BE4FF35D3EBAB93D3F15E0CF3E6BB3B9BEA9CC2ABF95C9723F7553C13D80093E3FC4A046BF3922933E"> : tensor<4x3xf32>
    %got = call @model(%in0) : (tensor<i32>) -> tensor<4x3xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<i32>) -> (tensor<4x3xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<32> : tensor<i32>
    %0 = stablehlo.shift_right_logical %arg0, %c : tensor<i32>
    %1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %3 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<i64>
    %c_0 = stablehlo.constant dense<4294967295> : tensor<i64>
    %4 = stablehlo.and %3, %c_0 : tensor<i64>
    %5 = stablehlo.convert %4 : (tensor<i64>) -> tensor<ui32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %7 = stablehlo.concatenate %2, %6, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %8 = stablehlo.concatenate %7, %7, dim = 0 : (tensor<2xui32>, tensor<2xui32>) -> tensor<4xui32>
    %9 = call @_normal(%8) : (tensor<4xui32>) -> tensor<4x3xf32>
    return %9 : tensor<4x3xf32>
  }
  func.func private @_normal(%arg0: tensor<4xui32>) -> tensor<4x3xf32> {
    %0 = call @_normal_real(%arg0) : (tensor<4xui32>) -> tensor<4x3xf32>
    return %0 : tensor<4x3xf32>
  }
  func.func private @_normal_real(%arg0: tensor<4xui32>) -> tensor<4x3xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<4xui32>, tensor<f32>, tensor<f32>) -> tensor<4x3xf32>
    %1 = chlo.erf_inv %0 : tensor<4x3xf32> -> tensor<4x3xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<4x3xf32>
    return %3 : tensor<4x3xf32>
  }
  func.func private @_uniform(%arg0: tensor<4xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<4x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
    %3 = stablehlo.bitcast_convert %2 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %3, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x3xui32>)
    %4 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
    %5 = stablehlo.reshape %4 : (tensor<2x2xui32>) -> tensor<4xui32>
    %c = stablehlo.constant dense<9> : tensor<ui32>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<4x3xui32>
    %7 = stablehlo.shift_right_logical %output, %6 : tensor<4x3xui32>
    %c_0 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<4x3xui32>
    %9 = stablehlo.or %7, %8 : tensor<4x3xui32>
    %10 = stablehlo.bitcast_convert %9 : (tensor<4x3xui32>) -> tensor<4x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %12 = stablehlo.subtract %10, %11 : tensor<4x3xf32>
    %13 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<4x3xf32>
    %15 = stablehlo.multiply %12, %14 : tensor<4x3xf32>
    %16 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<4x3xf32>
    %17 = stablehlo.add %15, %16 : tensor<4x3xf32>
    %18 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<4x3xf32>
    %19 = stablehlo.maximum %18, %17 : tensor<4x3xf32>
    return %19 : tensor<4x3xf32>
  }
}
// -----
// unsafe_rbg
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<7> : tensor<i32>
    %expected0 = stablehlo.constant dense<"0x3C3F183F51DDF1BE4FF35D3EBAB93D3F15E0CF3E6BB3B9BEA9CC2ABF95C9723F7553C13D80093E3FC4A046BF3922933E"> : tensor<4x3xf32>
    %got = call @model(%in0) : (tensor<i32>) -> tensor<4x3xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<i32>) -> (tensor<4x3xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<32> : tensor<i32>
    %0 = stablehlo.shift_right_logical %arg0, %c : tensor<i32>
    %1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %3 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<i64>
    %c_0 = stablehlo.constant dense<4294967295> : tensor<i64>
    %4 = stablehlo.and %3, %c_0 : tensor<i64>
    %5 = stablehlo.convert %4 : (tensor<i64>) -> tensor<ui32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %7 = stablehlo.concatenate %2, %6, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %8 = stablehlo.concatenate %7, %7, dim = 0 : (tensor<2xui32>, tensor<2xui32>) -> tensor<4xui32>
    %9 = call @_normal(%8) : (tensor<4xui32>) -> tensor<4x3xf32>
    return %9 : tensor<4x3xf32>
  }
  func.func private @_normal(%arg0: tensor<4xui32>) -> tensor<4x3xf32> {
    %0 = call @_normal_real(%arg0) : (tensor<4xui32>) -> tensor<4x3xf32>
    return %0 : tensor<4x3xf32>
  }
  func.func private @_normal_real(%arg0: tensor<4xui32>) -> tensor<4x3xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<4xui32>, tensor<f32>, tensor<f32>) -> tensor<4x3xf32>
    %1 = chlo.erf_inv %0 : tensor<4x3xf32> -> tensor<4x3xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<4x3xf32>
    return %3 : tensor<4x3xf32>
  }
  func.func private @_uniform(%arg0: tensor<4xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<4x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
    %3 = stablehlo.bitcast_convert %2 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %3, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x3xui32>)
    %4 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
    %5 = stablehlo.reshape %4 : (tensor<2x2xui32>) -> tensor<4xui32>
    %c = stablehlo.constant dense<9> : tensor<ui32>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<4x3xui32>
    %7 = stablehlo.shift_right_logical %output, %6 : tensor<4x3xui32>
    %c_0 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<4x3xui32>
    %9 = stablehlo.or %7, %8 : tensor<4x3xui32>
    %10 = stablehlo.bitcast_convert %9 : (tensor<4x3xui32>) -> tensor<4x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %12 = stablehlo.subtract %10, %11 : tensor<4x3xf32>
    %13 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<4x3xf32>
    %15 = stablehlo.multiply %12, %14 : tensor<4x3xf32>
    %16 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<4x3xf32>
    %17 = stablehlo.add %15, %16 : tensor<4x3xf32>
    %18 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<4x3xf32>
    %19 = stablehlo.maximum %18, %17 : tensor<4x3xf32>
    return %19 : tensor<4x3xf32>
  }
}
// -----
// bits_to_uint8
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x0000000004030201080604020C090603100C0804140F0A0518120C061C150E0720181008241B1209281E140A2C21160B"> : tensor<3x4xui32>
    %expected0 = stablehlo.constant dense<"0x0000000004030201080604020C090603100C0804140F0A0518120C061C150E0720181008241B1209281E140A2C21160B"> : tensor<3x4x4xui8>
    %got = call @model(%in0) : (tensor<3x4xui32>) -> tensor<3x4x4xui8>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<3x4x4xui8>, tensor<3x4x4xui8>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x4xui32>) -> (tensor<3x4x4xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xui32>) -> tensor<3x4x4xui8>
    return %0 : tensor<3x4x4xui8>
  }
}
// -----
// bits_to_uint16
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x0000000004030201080604020C090603100C0804140F0A0518120C061C150E0720181008241B1209281E140A2C21160B"> : tensor<3x4xui32>
    %expected0 = stablehlo.constant dense<"0x0000000004030201080604020C090603100C0804140F0A0518120C061C150E0720181008241B1209281E140A2C21160B"> : tensor<3x4x2xui16>
    %got = call @model(%in0) : (tensor<3x4xui32>) -> tensor<3x4x2xui16>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<3x4x2xui16>, tensor<3x4x2xui16>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x4xui32>) -> (tensor<3x4x2xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xui32>) -> tensor<3x4x2xui16>
    return %0 : tensor<3x4x2xui16>
  }
}
// -----
// bits_to_int16
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x0000000004030201080604020C090603100C0804140F0A0518120C061C150E0720181008241B1209281E140A2C21160B"> : tensor<3x4xui32>
    %expected0 = stablehlo.constant dense<"0x0000000004030201080604020C090603100C0804140F0A0518120C061C150E0720181008241B1209281E140A2C21160B"> : tensor<3x4x2xi16>
    %got = call @model(%in0) : (tensor<3x4xui32>) -> tensor<3x4x2xi16>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<3x4x2xi16>, tensor<3x4x2xi16>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x4xui32>) -> (tensor<3x4x2xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xui32>) -> tensor<3x4x2xi16>
    return %0 : tensor<3x4x2xi16>
  }
}
// -----
// bits_from_uint64
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x0000000004030201100C0804140F0A0520181008241B1209"> : tensor<3x2xui32>
    %expected0 = stablehlo.constant dense<"0x0000000004030201100C0804140F0A0520181008241B1209"> : tensor<3xui64>
    %got = call @model(%in0) : (tensor<3x2xui32>) -> tensor<3xui64>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x2xui32>) -> (tensor<3xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x2xui32>) -> tensor<3xui64>
    return %0 : tensor<3xui64>
  }
}
// -----
// bits_from_float64
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x0000000004030201100C0804140F0A0520181008241B1209"> : tensor<3x2xui32>
    %expected0 = stablehlo.constant dense<"0x0000000004030201100C0804140F0A0520181008241B1209"> : tensor<3xf64>
    %got = call @model(%in0) : (tensor<3x2xui32>) -> tensor<3xf64>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<3xf64>, tensor<3xf64>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x2xui32>) -> (tensor<3xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x2xui32>) -> tensor<3xf64>
    return %0 : tensor<3xf64>
  }
}
// -----
// bits_from_uint32
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x0000000004030201080604020C090603100C0804140F0A0518120C061C150E0720181008241B1209281E140A2C21160B"> : tensor<3x4x4xui8>
    %expected0 = stablehlo.constant dense<"0x0000000004030201080604020C090603100C0804140F0A0518120C061C150E0720181008241B1209281E140A2C21160B"> : tensor<3x4xui32>
    %got = call @model(%in0) : (tensor<3x4x4xui8>) -> tensor<3x4xui32>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x4x4xui8>) -> (tensor<3x4xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4x4xui8>) -> tensor<3x4xui32>
    return %0 : tensor<3x4xui32>
  }
}
// -----
// bits_from_float32
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x0000000004030201080604020C090603100C0804140F0A0518120C061C150E0720181008241B1209281E140A2C21160B"> : tensor<3x4x2xi16>
    %expected0 = stablehlo.constant dense<"0x0000000004030201080604020C090603100C0804140F0A0518120C061C150E0720181008241B1209281E140A2C21160B"> : tensor<3x4xf32>
    %got = call @model(%in0) : (tensor<3x4x2xi16>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x4x2xi16>) -> (tensor<3x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4x2xi16>) -> tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
}
