// likeliest_path
module @jit_likeliest_path attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x44A81F3FC75ED93FAB7A66BFE84DC23FAE758EBFB9DAF23FBD39923FA1C20D3F8C299DBE1F00CC3F77766E3F3F3CA43FFFB9A5BF67B8C33CACA5AF3ED7FB1C3FDB12D1BF5794CDBF36D6083F8BCCC3BECE387C3E69B98DBF309F053E61D562BF224197BF359795BF262FB03E03D6D4BF"> : tensor<7x4xf32>
    %in1 = stablehlo.constant dense<"0x3C90E7BF0BE463BFAEAD8F3E64F4203F8F8F283FB9566F3F96D60FBFED47F3BE38E6C63F0EFF1CBEBEA1963EAB1774BFB427E53E24BDA2BF313FFCBEA5BA94BE"> : tensor<4x4xf32>
    %expected0 = stablehlo.constant dense<"0x7B990C419F6BF740DDA526417D1B0C41"> : tensor<4xf32>
    %expected1 = stablehlo.constant dense<"0x010000000100000001000000010000000200000000000000"> : tensor<6xi32>
    %got:2 = call @model(%in0, %in1) : (tensor<7x4xf32>, tensor<4x4xf32>) -> (tensor<4xf32>, tensor<6xi32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<6xi32>, tensor<6xi32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<7x4xf32>, %arg1: tensor<4x4xf32>) -> (tensor<4xf32> {jax.result_info = "result[0]"}, tensor<6xi32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg0 [0:1, 0:4] : (tensor<7x4xf32>) -> tensor<1x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4xf32>) -> tensor<4xf32>
    %2 = stablehlo.slice %arg0 [1:7, 0:4] : (tensor<7x4xf32>) -> tensor<6x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %4:5 = stablehlo.while(%iterArg = %2, %iterArg_3 = %arg1, %iterArg_4 = %c_0, %iterArg_5 = %1, %iterArg_6 = %3) : tensor<6x4xf32>, tensor<4x4xf32>, tensor<i32>, tensor<4xf32>, tensor<6x4xi32>
    cond {
      %c_7 = stablehlo.constant dense<6> : tensor<i32>
      %8 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %8 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_4) : (tensor<6x4xf32>, tensor<i32>) -> tensor<4xf32>
      %9:2 = func.call @closed_call(%iterArg_3, %iterArg_5, %8) : (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xi32>)
      %10 = func.call @dynamic_update_index_in_dim(%iterArg_6, %9#1, %iterArg_4) : (tensor<6x4xi32>, tensor<4xi32>, tensor<i32>) -> tensor<6x4xi32>
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg_4, %c_7 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_3, %11, %9#0, %10 : tensor<6x4xf32>, tensor<4x4xf32>, tensor<i32>, tensor<4xf32>, tensor<6x4xi32>
    }
    %5 = call @argmax_0(%4#3) : (tensor<4xf32>) -> tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7:4 = stablehlo.while(%iterArg = %4#4, %iterArg_3 = %c_2, %iterArg_4 = %5, %iterArg_5 = %6) : tensor<6x4xi32>, tensor<i32>, tensor<i32>, tensor<6xi32>
    cond {
      %c_6 = stablehlo.constant dense<6> : tensor<i32>
      %8 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %c_6 = stablehlo.constant dense<6> : tensor<i32>
      %8 = stablehlo.subtract %c_6, %iterArg_3 : tensor<i32>
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %9 = stablehlo.subtract %8, %c_7 : tensor<i32>
      %10 = func.call @dynamic_index_in_dim_1(%iterArg, %9) : (tensor<6x4xi32>, tensor<i32>) -> tensor<4xi32>
      %11:2 = func.call @closed_call_2(%iterArg_4, %10) : (tensor<i32>, tensor<4xi32>) -> (tensor<i32>, tensor<i32>)
      %12 = func.call @dynamic_update_index_in_dim_3(%iterArg_5, %11#1, %9) : (tensor<6xi32>, tensor<i32>, tensor<i32>) -> tensor<6xi32>
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.add %iterArg_3, %c_8 : tensor<i32>
      stablehlo.return %iterArg, %13, %11#0, %12 : tensor<6x4xi32>, tensor<i32>, tensor<i32>, tensor<6xi32>
    }
    return %4#3, %7#3 : tensor<4xf32>, tensor<6xi32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6x4xf32>, %arg1: tensor<i32>) -> tensor<4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 4] : (tensor<6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4xf32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func private @closed_call(%arg0: tensor<4x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xi32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x4xf32>
    %2 = stablehlo.add %1, %arg0 : tensor<4x4xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %4 = stablehlo.add %3, %arg2 : tensor<4xf32>
    %5 = call @argmax(%2) : (tensor<4x4xf32>) -> tensor<4xi32>
    return %4, %5 : tensor<4xf32>, tensor<4xi32>
  }
  func.func private @argmax(%arg0: tensor<4x4xf32>) -> tensor<4xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<4x4xf32>, tensor<4x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<4xi32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x4xi32>, %arg1: tensor<4xi32>, %arg2: tensor<i32>) -> tensor<6x4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x4xi32>, tensor<1x4xi32>, tensor<i32>, tensor<i32>) -> tensor<6x4xi32>
    return %1 : tensor<6x4xi32>
  }
  func.func private @argmax_0(%arg0: tensor<4xf32>) -> tensor<i32> {
    %0 = stablehlo.iota dim = 0 : tensor<4xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<4xf32>, tensor<4xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<6x4xi32>, %arg1: tensor<i32>) -> tensor<4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 4] : (tensor<6x4xi32>, tensor<i32>, tensor<i32>) -> tensor<1x4xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x4xi32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
  func.func private @closed_call_2(%arg0: tensor<i32>, %arg1: tensor<4xi32>) -> (tensor<i32>, tensor<i32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %1 = stablehlo.add %arg0, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg0 : tensor<i1>, tensor<i32>
    %3 = stablehlo.dynamic_slice %arg1, %2, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %arg0, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<4> : tensor<i32>
    %6 = stablehlo.add %arg0, %c_2 : tensor<i32>
    %7 = stablehlo.select %5, %6, %arg0 : tensor<i1>, tensor<i32>
    %8 = stablehlo.dynamic_slice %arg1, %7, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %9 = stablehlo.reshape %8 : (tensor<1xi32>) -> tensor<i32>
    return %4, %9 : tensor<i32>, tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<6xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<6xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<6xi32>, tensor<1xi32>, tensor<i32>) -> tensor<6xi32>
    return %1 : tensor<6xi32>
  }
}
// -----
// edit_distance
module @jit_edit_distance attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x030000000100000000000000010000000200000000000000000000000200000003000000"> : tensor<9xi32>
    %in1 = stablehlo.constant dense<"0x02000000000000000200000001000000020000000300000003000000"> : tensor<7xi32>
    %expected0 = stablehlo.constant dense<6> : tensor<i32>
    %got = call @model(%in0, %in1) : (tensor<9xi32>, tensor<7xi32>) -> tensor<i32>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<9xi32>, %arg1: tensor<7xi32>) -> (tensor<i32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:4 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1, %iterArg_1 = %c, %iterArg_2 = %0) : tensor<9xi32>, tensor<7xi32>, tensor<i32>, tensor<8xi32>
    cond {
      %c_3 = stablehlo.constant dense<9> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<9xi32>, tensor<i32>) -> tensor<i32>
      %5 = func.call @closed_call(%iterArg_0, %iterArg_2, %4) : (tensor<7xi32>, tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %6 = stablehlo.add %iterArg_1, %c_3 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_0, %6, %5 : tensor<9xi32>, tensor<7xi32>, tensor<i32>, tensor<8xi32>
    }
    %2 = stablehlo.slice %1#3 [7:8] : (tensor<8xi32>) -> tensor<1xi32>
    %3 = stablehlo.reshape %2 : (tensor<1xi32>) -> tensor<i32>
    return %3 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<9xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<9xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<7xi32>, %arg1: tensor<8xi32>, %arg2: tensor<i32>) -> tensor<8xi32> {
    %0 = stablehlo.slice %arg1 [0:1] : (tensor<8xi32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.add %1, %c : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.slice %arg1 [0:7] : (tensor<8xi32>) -> tensor<7xi32>
    %5 = stablehlo.slice %arg1 [1:8] : (tensor<8xi32>) -> tensor<7xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %7:7 = stablehlo.while(%iterArg = %4, %iterArg_2 = %5, %iterArg_3 = %arg0, %iterArg_4 = %arg2, %iterArg_5 = %c_1, %iterArg_6 = %2, %iterArg_7 = %6) : tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<7xi32>
    cond {
      %c_8 = stablehlo.constant dense<7> : tensor<i32>
      %9 = stablehlo.compare LT, %iterArg_5, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %9 = func.call @dynamic_index_in_dim_0(%iterArg, %iterArg_5) : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
      %10 = func.call @dynamic_index_in_dim_0(%iterArg_2, %iterArg_5) : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
      %11 = func.call @dynamic_index_in_dim_0(%iterArg_3, %iterArg_5) : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
      %12:2 = func.call @closed_call_1(%iterArg_4, %iterArg_6, %9, %10, %11) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
      %13 = func.call @dynamic_update_index_in_dim(%iterArg_7, %12#1, %iterArg_5) : (tensor<7xi32>, tensor<i32>, tensor<i32>) -> tensor<7xi32>
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.add %iterArg_5, %c_8 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %iterArg_3, %iterArg_4, %14, %12#0, %13 : tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<7xi32>
    }
    %8 = stablehlo.concatenate %3, %7#6, dim = 0 : (tensor<1xi32>, tensor<7xi32>) -> tensor<8xi32>
    return %8 : tensor<8xi32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<7xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<7xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call_1(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = stablehlo.minimum %arg1, %arg3 : tensor<i32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %0, %c : tensor<i32>
    %2 = stablehlo.compare NE, %arg0, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %2 : (tensor<i1>) -> tensor<i32>
    %4 = stablehlo.add %arg2, %3 : tensor<i32>
    %5 = stablehlo.minimum %1, %4 : tensor<i32>
    return %5, %5 : tensor<i32>, tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<7xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<7xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<7xi32>, tensor<1xi32>, tensor<i32>) -> tensor<7xi32>
    return %1 : tensor<7xi32>
  }
}
// -----
// without_overlaps
module @jit_without_overlaps attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xCEAF913FA26E453F49921D40D01BF53F1536933F59493C3F93802640C6660B40E956B93FACD4583BEEA820403D529A3FD725B63FB20C6B3DAED54040C0DCB13F9519F73E9493D43E9D238D3FBE582A4075CD193FF9D3034011AD4F407E987F40DC120640FE95343BCB463F40F72E12400B6AEE3E6540233F159AB13FB43D973F"> : tensor<8x4xf32>
    %in1 = stablehlo.constant dense<"0x89B76BBF622FCB3FD5BCA3BF1259243FA0D20FBFC7C8EFBF5A78FB3FFCBAFEBE"> : tensor<8xf32>
    %expected0 = stablehlo.constant dense<[true, true, false, true, true, false, true, true]> : tensor<8xi1>
    %expected1 = stablehlo.constant dense<"0x0600000001000000030000000700000004000000000000000200000005000000"> : tensor<8xi32>
    %got:2 = call @model(%in0, %in1) : (tensor<8x4xf32>, tensor<8xf32>) -> (tensor<8xi1>, tensor<8xi32>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<8xi1>, tensor<8xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<8xi32>, tensor<8xi32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x4xf32>, %arg1: tensor<8xf32>) -> (tensor<8xi1> {jax.result_info = "result[0]"}, tensor<8xi32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.negate %arg1 : tensor<8xf32>
    %1 = call @argsort(%0) : (tensor<8xf32>) -> tensor<8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %3 = stablehlo.compare LT, %1, %2, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_0 = stablehlo.constant dense<8> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %5 = stablehlo.add %1, %4 : tensor<8xi32>
    %6 = stablehlo.select %3, %5, %1 : tensor<8xi1>, tensor<8xi32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %8 = "stablehlo.gather"(%arg0, %7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<8x4xf32>, tensor<8x1xi32>) -> tensor<8x4xf32>
    %9 = stablehlo.slice %8 [0:8, 2:3] : (tensor<8x4xf32>) -> tensor<8x1xf32>
    %10 = stablehlo.reshape %9 : (tensor<8x1xf32>) -> tensor<8xf32>
    %11 = stablehlo.slice %8 [0:8, 0:1] : (tensor<8x4xf32>) -> tensor<8x1xf32>
    %12 = stablehlo.reshape %11 : (tensor<8x1xf32>) -> tensor<8xf32>
    %13 = stablehlo.subtract %10, %12 : tensor<8xf32>
    %14 = stablehlo.slice %8 [0:8, 3:4] : (tensor<8x4xf32>) -> tensor<8x1xf32>
    %15 = stablehlo.reshape %14 : (tensor<8x1xf32>) -> tensor<8xf32>
    %16 = stablehlo.slice %8 [0:8, 1:2] : (tensor<8x4xf32>) -> tensor<8x1xf32>
    %17 = stablehlo.reshape %16 : (tensor<8x1xf32>) -> tensor<8xf32>
    %18 = stablehlo.subtract %15, %17 : tensor<8xf32>
    %19 = stablehlo.multiply %13, %18 : tensor<8xf32>
    %20 = stablehlo.slice %8 [0:8, 0:2] : (tensor<8x4xf32>) -> tensor<8x2xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 2] : (tensor<8x2xf32>) -> tensor<8x1x2xf32>
    %22 = stablehlo.slice %8 [0:8, 0:2] : (tensor<8x4xf32>) -> tensor<8x2xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<8x2xf32>) -> tensor<1x8x2xf32>
    %24 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<8x1x2xf32>) -> tensor<8x8x2xf32>
    %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x8x2xf32>) -> tensor<8x8x2xf32>
    %26 = stablehlo.maximum %24, %25 : tensor<8x8x2xf32>
    %27 = stablehlo.slice %8 [0:8, 2:4] : (tensor<8x4xf32>) -> tensor<8x2xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 2] : (tensor<8x2xf32>) -> tensor<8x1x2xf32>
    %29 = stablehlo.slice %8 [0:8, 2:4] : (tensor<8x4xf32>) -> tensor<8x2xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [1, 2] : (tensor<8x2xf32>) -> tensor<1x8x2xf32>
    %31 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<8x1x2xf32>) -> tensor<8x8x2xf32>
    %32 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1x8x2xf32>) -> tensor<8x8x2xf32>
    %33 = stablehlo.minimum %31, %32 : tensor<8x8x2xf32>
    %34 = stablehlo.subtract %33, %26 : tensor<8x8x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x8x2xf32>
    %36 = stablehlo.maximum %34, %35 : tensor<8x8x2xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_1) applies stablehlo.multiply across dimensions = [2] : (tensor<8x8x2xf32>, tensor<f32>) -> tensor<8x8xf32>
    %38 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %39 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %40 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x8xf32>
    %41 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<8x8xf32>
    %42 = stablehlo.add %40, %41 : tensor<8x8xf32>
    %43 = stablehlo.subtract %42, %37 : tensor<8x8xf32>
    %44 = stablehlo.divide %37, %43 : tensor<8x8xf32>
    %cst_2 = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %46 = stablehlo.compare GT, %44, %45, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1>
    %47 = stablehlo.iota dim = 0 : tensor<8xi32>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %48 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i1>) -> tensor<8xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %49:5 = stablehlo.while(%iterArg = %47, %iterArg_6 = %46, %iterArg_7 = %c_5, %iterArg_8 = %c_4, %iterArg_9 = %48) : tensor<8xi32>, tensor<8x8xi1>, tensor<i32>, tensor<i32>, tensor<8xi1>
    cond {
      %c_10 = stablehlo.constant dense<8> : tensor<i32>
      %50 = stablehlo.compare LT, %iterArg_7, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %50 : tensor<i1>
    } do {
      %50:2 = func.call @closed_call(%iterArg, %iterArg_6, %iterArg_8, %iterArg_9) : (tensor<8xi32>, tensor<8x8xi1>, tensor<i32>, tensor<8xi1>) -> (tensor<i32>, tensor<8xi1>)
      %c_10 = stablehlo.constant dense<1> : tensor<i32>
      %51 = stablehlo.add %iterArg_7, %c_10 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_6, %51, %50#0, %50#1 : tensor<8xi32>, tensor<8x8xi1>, tensor<i32>, tensor<i32>, tensor<8xi1>
    }
    return %49#4, %1 : tensor<8xi1>, tensor<8xi32>
  }
  func.func private @argsort(%arg0: tensor<8xf32>) -> tensor<8xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<8xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f32>
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<8xf32>, tensor<8xi32>) -> (tensor<8xf32>, tensor<8xi32>)
    return %1#1 : tensor<8xi32>
  }
  func.func private @closed_call(%arg0: tensor<8xi32>, %arg1: tensor<8x8xi1>, %arg2: tensor<i32>, %arg3: tensor<8xi1>) -> (tensor<i32>, tensor<8xi1>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg2, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg2, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg2 : tensor<i32>
    %c_1 = stablehlo.constant dense<8> : tensor<i32>
    %3 = stablehlo.add %2, %c_1 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg2 : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_slice %arg3, %4, sizes = [1] : (tensor<8xi1>, tensor<i32>) -> tensor<1xi1>
    %6 = stablehlo.reshape %5 : (tensor<1xi1>) -> tensor<i1>
    %7 = stablehlo.convert %arg2 : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %9 = stablehlo.compare GT, %arg0, %8, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %10 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<8xi1>
    %11 = stablehlo.and %10, %9 : tensor<8xi1>
    %12 = stablehlo.convert %arg2 : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare LT, %12, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<8> : tensor<i32>
    %14 = stablehlo.add %12, %c_3 : tensor<i32>
    %15 = stablehlo.select %13, %14, %12 : tensor<i1>, tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.compare LT, %c_4, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %c_7 = stablehlo.constant dense<8> : tensor<i32>
    %17 = stablehlo.add %c_6, %c_7 : tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.select %16, %17, %c_8 : tensor<i1>, tensor<i32>
    %19 = stablehlo.dynamic_slice %arg1, %15, %18, sizes = [1, 8] : (tensor<8x8xi1>, tensor<i32>, tensor<i32>) -> tensor<1x8xi1>
    %20 = stablehlo.reshape %19 : (tensor<1x8xi1>) -> tensor<8xi1>
    %21 = stablehlo.and %11, %20 : tensor<8xi1>
    %c_9 = stablehlo.constant dense<false> : tensor<i1>
    %22 = call @_where(%21, %c_9, %arg3) : (tensor<8xi1>, tensor<i1>, tensor<8xi1>) -> tensor<8xi1>
    return %0, %22 : tensor<i32>, tensor<8xi1>
  }
  func.func private @_where(%arg0: tensor<8xi1>, %arg1: tensor<i1>, %arg2: tensor<8xi1>) -> tensor<8xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i1>) -> tensor<8xi1>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<8xi1>, tensor<8xi1>
    return %1 : tensor<8xi1>
  }
}
// -----
// transport
module @jit_transport attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x6BA09BBF89FE0E40844ACDBEE079BF3CCFABBF3F28AD8CBF5A298ABFED9B213FC6B9B13E3C0D71BF1EAFCCBF76F7BDBF5A40E93E8C869F3F7D46983FE34BD33E4707C33EE6D311C02B5B50BDEDD20CBF4FBDAF3FC11A6CBE7820EC3DAE1D2D3E0433DF3EE2A10E3F7C4D0C40782EC23F53E2E23E3CE73DBF"> : tensor<5x6xf32>
    %expected0 = stablehlo.constant dense<"0x88F8933E648BA93C6971EF3E47B6183E71AAD93C913C403D5EBC1F3E1660803DD565093EF605753E1195B83EA3F6413DC40BB73D01A3AB3DC0D30D3E587C1E3E20C7013EB448D03EA24CDA3D2E9DD53E272CCE3D9EDA723EE01C043EB11B193CC0C6243E07019D3E7A9AC23D5895BF3DF17F5C3E4F9F033E"> : tensor<5x6xf32>
    %got = call @model(%in0) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    stablehlo.custom_call @check.expect_close(%got, %expected0) {has_side_effect = true} : (tensor<5x6xf32>, tensor<5x6xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<5x6xf32>) -> (tensor<5x6xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<15x5x6xf32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<15x5xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<15x5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<15x5x6xf32>
    %c_5 = stablehlo.constant dense<false> : tensor<i1>
    %7 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i1>) -> tensor<15x6xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<15x6xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %9:11 = stablehlo.while(%iterArg = %arg0, %iterArg_12 = %1, %iterArg_13 = %2, %iterArg_14 = %c_7, %iterArg_15 = %0, %iterArg_16 = %3, %iterArg_17 = %4, %iterArg_18 = %5, %iterArg_19 = %6, %iterArg_20 = %7, %iterArg_21 = %8) : tensor<5x6xf32>, tensor<5xf32>, tensor<6xf32>, tensor<i32>, tensor<6xf32>, tensor<15x5x6xf32>, tensor<15x5xi1>, tensor<15x5xf32>, tensor<15x5x6xf32>, tensor<15x6xi1>, tensor<15x6xf32>
    cond {
      %c_22 = stablehlo.constant dense<15> : tensor<i32>
      %14 = stablehlo.compare LT, %iterArg_14, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %14:7 = func.call @closed_call(%iterArg, %iterArg_12, %iterArg_13, %iterArg_15) : (tensor<5x6xf32>, tensor<5xf32>, tensor<6xf32>, tensor<6xf32>) -> (tensor<6xf32>, tensor<5x6xf32>, tensor<5xi1>, tensor<5xf32>, tensor<5x6xf32>, tensor<6xi1>, tensor<6xf32>)
      %15 = func.call @dynamic_update_index_in_dim(%iterArg_16, %14#1, %iterArg_14) : (tensor<15x5x6xf32>, tensor<5x6xf32>, tensor<i32>) -> tensor<15x5x6xf32>
      %16 = func.call @dynamic_update_index_in_dim_0(%iterArg_17, %14#2, %iterArg_14) : (tensor<15x5xi1>, tensor<5xi1>, tensor<i32>) -> tensor<15x5xi1>
      %17 = func.call @dynamic_update_index_in_dim_1(%iterArg_18, %14#3, %iterArg_14) : (tensor<15x5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<15x5xf32>
      %18 = func.call @dynamic_update_index_in_dim(%iterArg_19, %14#4, %iterArg_14) : (tensor<15x5x6xf32>, tensor<5x6xf32>, tensor<i32>) -> tensor<15x5x6xf32>
      %19 = func.call @dynamic_update_index_in_dim_2(%iterArg_20, %14#5, %iterArg_14) : (tensor<15x6xi1>, tensor<6xi1>, tensor<i32>) -> tensor<15x6xi1>
      %20 = func.call @dynamic_update_index_in_dim_3(%iterArg_21, %14#6, %iterArg_14) : (tensor<15x6xf32>, tensor<6xf32>, tensor<i32>) -> tensor<15x6xf32>
      %c_22 = stablehlo.constant dense<1> : tensor<i32>
      %21 = stablehlo.add %iterArg_14, %c_22 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_12, %iterArg_13, %21, %14#0, %15, %16, %17, %18, %19, %20 : tensor<5x6xf32>, tensor<5xf32>, tensor<6xf32>, tensor<i32>, tensor<6xf32>, tensor<15x5x6xf32>, tensor<15x5xi1>, tensor<15x5xf32>, tensor<15x5x6xf32>, tensor<15x6xi1>, tensor<15x6xf32>
    }
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5x6xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %13:10 = stablehlo.while(%iterArg = %9#5, %iterArg_12 = %9#6, %iterArg_13 = %9#7, %iterArg_14 = %9#8, %iterArg_15 = %9#9, %iterArg_16 = %9#10, %iterArg_17 = %c_11, %iterArg_18 = %12, %iterArg_19 = %11, %iterArg_20 = %10) : tensor<15x5x6xf32>, tensor<15x5xi1>, tensor<15x5xf32>, tensor<15x5x6xf32>, tensor<15x6xi1>, tensor<15x6xf32>, tensor<i32>, tensor<5x6xf32>, tensor<5xf32>, tensor<6xf32>
    cond {
      %c_21 = stablehlo.constant dense<15> : tensor<i32>
      %14 = stablehlo.compare LT, %iterArg_17, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %c_21 = stablehlo.constant dense<15> : tensor<i32>
      %14 = stablehlo.subtract %c_21, %iterArg_17 : tensor<i32>
      %c_22 = stablehlo.constant dense<1> : tensor<i32>
      %15 = stablehlo.subtract %14, %c_22 : tensor<i32>
      %16 = func.call @dynamic_index_in_dim(%iterArg, %15) : (tensor<15x5x6xf32>, tensor<i32>) -> tensor<5x6xf32>
      %17 = func.call @dynamic_index_in_dim_4(%iterArg_12, %15) : (tensor<15x5xi1>, tensor<i32>) -> tensor<5xi1>
      %18 = func.call @dynamic_index_in_dim_5(%iterArg_13, %15) : (tensor<15x5xf32>, tensor<i32>) -> tensor<5xf32>
      %19 = func.call @dynamic_index_in_dim(%iterArg_14, %15) : (tensor<15x5x6xf32>, tensor<i32>) -> tensor<5x6xf32>
      %20 = func.call @dynamic_index_in_dim_6(%iterArg_15, %15) : (tensor<15x6xi1>, tensor<i32>) -> tensor<6xi1>
      %21 = func.call @dynamic_index_in_dim_7(%iterArg_16, %15) : (tensor<15x6xf32>, tensor<i32>) -> tensor<6xf32>
      %22:3 = func.call @closed_call_8(%iterArg_18, %iterArg_19, %iterArg_20, %16, %17, %18, %19, %20, %21) : (tensor<5x6xf32>, tensor<5xf32>, tensor<6xf32>, tensor<5x6xf32>, tensor<5xi1>, tensor<5xf32>, tensor<5x6xf32>, tensor<6xi1>, tensor<6xf32>) -> (tensor<5x6xf32>, tensor<5xf32>, tensor<6xf32>)
      %c_23 = stablehlo.constant dense<1> : tensor<i32>
      %23 = stablehlo.add %iterArg_17, %c_23 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %23, %22#0, %22#1, %22#2 : tensor<15x5x6xf32>, tensor<15x5xi1>, tensor<15x5xf32>, tensor<15x5x6xf32>, tensor<15x6xi1>, tensor<15x6xf32>, tensor<i32>, tensor<5x6xf32>, tensor<5xf32>, tensor<6xf32>
    }
    return %13#7 : tensor<5x6xf32>
  }
  func.func private @closed_call(%arg0: tensor<5x6xf32>, %arg1: tensor<5xf32>, %arg2: tensor<6xf32>, %arg3: tensor<6xf32>) -> (tensor<6xf32>, tensor<5x6xf32>, tensor<5xi1>, tensor<5xf32>, tensor<5x6xf32>, tensor<6xi1>, tensor<6xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<5x6xf32>
    %2 = stablehlo.subtract %1, %arg0 : tensor<5x6xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<5x6xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %5 = stablehlo.maximum %4, %3 : tensor<5xf32>
    %6 = stablehlo.is_finite %5 : (tensor<5xf32>) -> tensor<5xi1>
    %7 = stablehlo.select %6, %5, %arg1 : tensor<5xi1>, tensor<5xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x6xf32>
    %10 = stablehlo.subtract %2, %9 : tensor<5x6xf32>
    %11 = stablehlo.exponential %10 : tensor<5x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<5x6xf32>, tensor<f32>) -> tensor<5xf32>
    %13 = stablehlo.abs %12 : tensor<5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %15 = stablehlo.compare GE, %12, %14, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %16 = stablehlo.log %13 : tensor<5xf32>
    %17 = stablehlo.add %16, %7 : tensor<5xf32>
    %18 = stablehlo.negate %17 : tensor<5xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x6xf32>
    %21 = stablehlo.subtract %20, %arg0 : tensor<5x6xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.maximum across dimensions = [0] : (tensor<5x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %24 = stablehlo.maximum %23, %22 : tensor<6xf32>
    %25 = stablehlo.is_finite %24 : (tensor<6xf32>) -> tensor<6xi1>
    %26 = stablehlo.select %25, %24, %arg2 : tensor<6xi1>, tensor<6xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<5x6xf32>
    %29 = stablehlo.subtract %21, %28 : tensor<5x6xf32>
    %30 = stablehlo.exponential %29 : tensor<5x6xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<5x6xf32>, tensor<f32>) -> tensor<6xf32>
    %32 = stablehlo.abs %31 : tensor<6xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %34 = stablehlo.compare GE, %31, %33, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %35 = stablehlo.log %32 : tensor<6xf32>
    %36 = stablehlo.add %35, %26 : tensor<6xf32>
    %37 = stablehlo.negate %36 : tensor<6xf32>
    return %37, %11, %15, %13, %30, %34, %32 : tensor<6xf32>, tensor<5x6xf32>, tensor<5xi1>, tensor<5xf32>, tensor<5x6xf32>, tensor<6xi1>, tensor<6xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<15x5x6xf32>, %arg1: tensor<5x6xf32>, %arg2: tensor<i32>) -> tensor<15x5x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<5x6xf32>) -> tensor<1x5x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<15x5x6xf32>, tensor<1x5x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<15x5x6xf32>
    return %1 : tensor<15x5x6xf32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<15x5xi1>, %arg1: tensor<5xi1>, %arg2: tensor<i32>) -> tensor<15x5xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xi1>) -> tensor<1x5xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<15x5xi1>, tensor<1x5xi1>, tensor<i32>, tensor<i32>) -> tensor<15x5xi1>
    return %1 : tensor<15x5xi1>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<15x5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<i32>) -> tensor<15x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<15x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<i32>) -> tensor<15x5xf32>
    return %1 : tensor<15x5xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<15x6xi1>, %arg1: tensor<6xi1>, %arg2: tensor<i32>) -> tensor<15x6xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<15x6xi1>, tensor<1x6xi1>, tensor<i32>, tensor<i32>) -> tensor<15x6xi1>
    return %1 : tensor<15x6xi1>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<15x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<i32>) -> tensor<15x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<15x6xf32>, tensor<1x6xf32>, tensor<i32>, tensor<i32>) -> tensor<15x6xf32>
    return %1 : tensor<15x6xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<15x5x6xf32>, %arg1: tensor<i32>) -> tensor<5x6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 5, 6] : (tensor<15x5x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x5x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x5x6xf32>) -> tensor<5x6xf32>
    return %1 : tensor<5x6xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<15x5xi1>, %arg1: tensor<i32>) -> tensor<5xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 5] : (tensor<15x5xi1>, tensor<i32>, tensor<i32>) -> tensor<1x5xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x5xi1>) -> tensor<5xi1>
    return %1 : tensor<5xi1>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<15x5xf32>, %arg1: tensor<i32>) -> tensor<5xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 5] : (tensor<15x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x5xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x5xf32>) -> tensor<5xf32>
    return %1 : tensor<5xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<15x6xi1>, %arg1: tensor<i32>) -> tensor<6xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<15x6xi1>, tensor<i32>, tensor<i32>) -> tensor<1x6xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi1>) -> tensor<6xi1>
    return %1 : tensor<6xi1>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<15x6xf32>, %arg1: tensor<i32>) -> tensor<6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<15x6xf32>, tensor<i32>, tensor<i32>) -> tensor<1x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf32>) -> tensor<6xf32>
    return %1 : tensor<6xf32>
  }
  func.func private @closed_call_8(%arg0: tensor<5x6xf32>, %arg1: tensor<5xf32>, %arg2: tensor<6xf32>, %arg3: tensor<5x6xf32>, %arg4: tensor<5xi1>, %arg5: tensor<5xf32>, %arg6: tensor<5x6xf32>, %arg7: tensor<6xi1>, %arg8: tensor<6xf32>) -> (tensor<5x6xf32>, tensor<5xf32>, tensor<6xf32>) {
    %0 = stablehlo.negate %arg2 : tensor<6xf32>
    %1 = stablehlo.divide %0, %arg8 : tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %3 = stablehlo.select %arg7, %2, %1 : tensor<6xi1>, tensor<6xf32>
    %4 = stablehlo.select %arg7, %1, %2 : tensor<6xi1>, tensor<6xf32>
    %5 = stablehlo.negate %3 : tensor<6xf32>
    %6 = stablehlo.add %4, %5 : tensor<6xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<6xf32>) -> tensor<5x6xf32>
    %8 = stablehlo.multiply %7, %arg6 : tensor<5x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<5x6xf32>, tensor<f32>) -> tensor<5xf32>
    %10 = stablehlo.reshape %9 : (tensor<5xf32>) -> tensor<5x1xf32>
    %11 = stablehlo.negate %8 : tensor<5x6xf32>
    %12 = stablehlo.add %arg0, %11 : tensor<5x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<5x1xf32>, tensor<f32>) -> tensor<5xf32>
    %14 = stablehlo.add %arg1, %13 : tensor<5xf32>
    %15 = stablehlo.negate %14 : tensor<5xf32>
    %16 = stablehlo.divide %15, %arg5 : tensor<5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %18 = stablehlo.select %arg4, %17, %16 : tensor<5xi1>, tensor<5xf32>
    %19 = stablehlo.select %arg4, %16, %17 : tensor<5xi1>, tensor<5xf32>
    %20 = stablehlo.negate %18 : tensor<5xf32>
    %21 = stablehlo.add %19, %20 : tensor<5xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<5xf32>) -> tensor<5x6xf32>
    %23 = stablehlo.multiply %22, %arg3 : tensor<5x6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<5x6xf32>, tensor<f32>) -> tensor<6xf32>
    %25 = stablehlo.reshape %24 : (tensor<6xf32>) -> tensor<1x6xf32>
    %26 = stablehlo.negate %23 : tensor<5x6xf32>
    %27 = stablehlo.add %12, %26 : tensor<5x6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%25 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5xf32>
    return %27, %29, %28 : tensor<5x6xf32>, tensor<5xf32>, tensor<6xf32>
  }
}
// -----
// clusters
module @jit_clusters attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x6202E53F2DF5693F8ADAFB3DBD3306BF17757DBFBE488B3FBC918F3FB127A73D8CF1EC3C39FDEF3FFA40133FB1F1F5BD84362BBFDF5A813F51BB613F8B3787BF46530EC02FA8353FAAF8353F49C68F3F7979413FB1A2E1BFEE5F953F3FE4B7BE5D44C73FA7E0B83E5124A1BE0C378FBF3273FCBE3970D13E580108BE4E15A53F157A7EBB4987BF3E1BB62BBF40432DBF666412BF9CDA75BF1B538A3F7E3BC73F"> : tensor<20x2xf32>
    %in1 = stablehlo.constant dense<"0x534115BFA6E5B4BE6696A83FE095213F21E7523F9D8486BF"> : tensor<3x2xf32>
    %expected0 = stablehlo.constant dense<"0xF53C60BF3BE2373F43C3563F2EE1973F9D7AAE3E2DCE38BF"> : tensor<3x2xf32>
    %expected1 = stablehlo.constant dense<"0x0100000000000000000000000100000001000000020000000000000002000000000000000100000002000000020000000100000000000000000000000100000000000000000000000000000001000000010000000200000000000000020000000100000002000000000000000200000000000000010000000200000002000000010000000200000000000000010000000000000000000000000000000100000001000000020000000000000002000000010000000200000000000000020000000000000001000000020000000200000001000000020000000000000001000000000000000000000002000000010000000100000002000000000000000200000001000000020000000000000002000000000000000100000002000000020000000100000002000000000000000100000000000000020000000200000001000000"> : tensor<4x20xi32>
    %got:2 = call @model(%in0, %in1) : (tensor<20x2xf32>, tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<4x20xi32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<4x20xi32>, tensor<4x20xi32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<20x2xf32>, %arg1: tensor<3x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<4x20xi32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x20xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %arg1, %iterArg_3 = %0) : tensor<20x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<4x20xi32>
    cond {
      %c_4 = stablehlo.constant dense<4> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2:2 = func.call @closed_call(%iterArg, %iterArg_2) : (tensor<20x2xf32>, tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<20xi32>)
      %3 = func.call @dynamic_update_index_in_dim(%iterArg_3, %2#1, %iterArg_1) : (tensor<4x20xi32>, tensor<20xi32>, tensor<i32>) -> tensor<4x20xi32>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %4 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %4, %2#0, %3 : tensor<20x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<4x20xi32>
    }
    return %1#2, %1#3 : tensor<3x2xf32>, tensor<4x20xi32>
  }
  func.func private @closed_call(%arg0: tensor<20x2xf32>, %arg1: tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<20xi32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<20x2xf32>) -> tensor<20x1x2xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x2xf32>) -> tensor<1x3x2xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<20x1x2xf32>) -> tensor<20x3x2xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x3x2xf32>) -> tensor<20x3x2xf32>
    %4 = stablehlo.subtract %2, %3 : tensor<20x3x2xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<20x3x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<20x3x2xf32>, tensor<f32>) -> tensor<20x3xf32>
    %7 = call @argmin(%6) : (tensor<20x3xf32>) -> tensor<20xi32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %11 = "stablehlo.scatter"(%9, %10, %8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %20 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %20 : tensor<f32>
    }) : (tensor<3xf32>, tensor<20x1xi32>, tensor<20xf32>) -> tensor<3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %13 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %14 = "stablehlo.scatter"(%12, %13, %arg0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %20 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %20 : tensor<f32>
    }) : (tensor<3x2xf32>, tensor<20x1xi32>, tensor<20x2xf32>) -> tensor<3x2xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %16 = stablehlo.maximum %11, %15 : tensor<3xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x2xf32>
    %19 = stablehlo.divide %14, %18 : tensor<3x2xf32>
    return %19, %7 : tensor<3x2xf32>, tensor<20xi32>
  }
  func.func private @argmin(%arg0: tensor<20x3xf32>) -> tensor<20xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<20x3xi32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<20x3xf32>, tensor<20x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<20xf32>, tensor<20xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<20xi32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x20xi32>, %arg1: tensor<20xi32>, %arg2: tensor<i32>) -> tensor<4x20xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<20xi32>) -> tensor<1x20xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x20xi32>, tensor<1x20xi32>, tensor<i32>, tensor<i32>) -> tensor<4x20xi32>
    return %1 : tensor<4x20xi32>
  }
}
// -----
// kalman_filter
module @jit_kalman_filter attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE382FF3FDEA7E33E9676D03E44E66BBEDA1483BDCBC5DEBC"> : tensor<6x1xf32>
    %in1 = stablehlo.constant dense<"0x588CDABD41A3333E2A86EA3E31A586BE"> : tensor<2x2xf32>
    %in2 = stablehlo.constant dense<"0x0110E1BDB0355C3F"> : tensor<1x2xf32>
    %expected0 = stablehlo.constant dense<"0xBFBFDF3B8659ABBC"> : tensor<2xf32>
    %expected1 = stablehlo.constant dense<"0x9B39D23DC24303BBBC4303BBF635B13D"> : tensor<2x2xf32>
    %expected2 = stablehlo.constant dense<"0x23F6C6BE31E4AB3F75804C3EBE091FBE35178BBD70B0763EBA35713D15B617BE382DC6BCC61DA03CBFBFDF3B8659ABBC"> : tensor<6x2xf32>
    %got:3 = call @model(%in0, %in1, %in2) : (tensor<6x1xf32>, tensor<2x2xf32>, tensor<1x2xf32>) -> (tensor<2xf32>, tensor<2x2xf32>, tensor<6x2xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<6x2xf32>, tensor<6x2xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<6x1xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<1x2xf32>) -> (tensor<2xf32> {jax.result_info = "result[0][0]"}, tensor<2x2xf32> {jax.result_info = "result[0][1]"}, tensor<6x2xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %1 = stablehlo.iota dim = 0 : tensor<2x2xi32>
    %2 = stablehlo.iota dim = 1 : tensor<2x2xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
    %4 = stablehlo.add %1, %3 : tensor<2x2xi32>
    %5 = stablehlo.compare EQ, %4, %2, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %6 = stablehlo.convert %5 : (tensor<2x2xi1>) -> tensor<2x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %8:7 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %arg2, %iterArg_4 = %c_1, %iterArg_5 = %0, %iterArg_6 = %6, %iterArg_7 = %7) : tensor<6x1xf32>, tensor<2x2xf32>, tensor<1x2xf32>, tensor<i32>, tensor<2xf32>, tensor<2x2xf32>, tensor<6x2xf32>
    cond {
      %c_8 = stablehlo.constant dense<6> : tensor<i32>
      %9 = stablehlo.compare LT, %iterArg_4, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %9 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_4) : (tensor<6x1xf32>, tensor<i32>) -> tensor<1xf32>
      %10:3 = func.call @closed_call(%iterArg_2, %iterArg_3, %iterArg_5, %iterArg_6, %9) : (tensor<2x2xf32>, tensor<1x2xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<1xf32>) -> (tensor<2xf32>, tensor<2x2xf32>, tensor<2xf32>)
      %11 = func.call @dynamic_update_index_in_dim(%iterArg_7, %10#2, %iterArg_4) : (tensor<6x2xf32>, tensor<2xf32>, tensor<i32>) -> tensor<6x2xf32>
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %12 = stablehlo.add %iterArg_4, %c_8 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %iterArg_3, %12, %10#0, %10#1, %11 : tensor<6x1xf32>, tensor<2x2xf32>, tensor<1x2xf32>, tensor<i32>, tensor<2xf32>, tensor<2x2xf32>, tensor<6x2xf32>
    }
    return %8#4, %8#5, %8#6 : tensor<2xf32>, tensor<2x2xf32>, tensor<6x2xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6x1xf32>, %arg1: tensor<i32>) -> tensor<1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 1] : (tensor<6x1xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1xf32>) -> tensor<1xf32>
    return %1 : tensor<1xf32>
  }
  func.func private @closed_call(%arg0: tensor<2x2xf32>, %arg1: tensor<1x2xf32>, %arg2: tensor<2xf32>, %arg3: tensor<2x2xf32>, %arg4: tensor<1xf32>) -> (tensor<2xf32>, tensor<2x2xf32>, tensor<2xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %1 = stablehlo.dot_general %arg0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %2 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %3 = stablehlo.dot_general %1, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %4 = stablehlo.iota dim = 0 : tensor<2x2xi32>
    %5 = stablehlo.iota dim = 1 : tensor<2x2xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
    %7 = stablehlo.add %4, %6 : tensor<2x2xi32>
    %8 = stablehlo.compare EQ, %7, %5, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %9 = stablehlo.convert %8 : (tensor<2x2xi1>) -> tensor<2x2xf32>
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<2x2xf32>
    %12 = stablehlo.add %3, %11 : tensor<2x2xf32>
    %13 = stablehlo.dot_general %arg1, %12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x2xf32>, tensor<2x2xf32>) -> tensor<1x2xf32>
    %14 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<1x2xf32>) -> tensor<2x1xf32>
    %15 = stablehlo.dot_general %13, %14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x2xf32>, tensor<2x1xf32>) -> tensor<1x1xf32>
    %cst_0 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %17 = stablehlo.add %15, %16 : tensor<1x1xf32>
    %18 = stablehlo.dot_general %arg1, %12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x2xf32>, tensor<2x2xf32>) -> tensor<1x2xf32>
    %19 = call @solve(%17, %18) : (tensor<1x1xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %20 = stablehlo.transpose %19, dims = [1, 0] : (tensor<1x2xf32>) -> tensor<2x1xf32>
    %21 = stablehlo.dot_general %arg1, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x2xf32>, tensor<2xf32>) -> tensor<1xf32>
    %22 = stablehlo.subtract %arg4, %21 : tensor<1xf32>
    %23 = stablehlo.dot_general %20, %22, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %24 = stablehlo.add %0, %23 : tensor<2xf32>
    %25 = stablehlo.dot_general %20, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x1xf32>, tensor<1x2xf32>) -> tensor<2x2xf32>
    %26 = stablehlo.dot_general %25, %12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %27 = stablehlo.subtract %12, %26 : tensor<2x2xf32>
    return %24, %27, %24 : tensor<2xf32>, tensor<2x2xf32>, tensor<2xf32>
  }
  func.func private @solve(%arg0: tensor<1x1xf32>, %arg1: tensor<1x2xf32>) -> tensor<1x2xf32> {
    %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=1, j=1, k=1, l=1, m=1}, custom>} : (tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1xi32>, tensor<i32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %7 = stablehlo.select %5, %0#0, %6 : tensor<1x1xi1>, tensor<1x1xf32>
    %8 = stablehlo.iota dim = 0 : tensor<1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %9:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %8) : tensor<1xi32>, tensor<i32>, tensor<i32>, tensor<1xi32>
    cond {
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    } do {
      %13:2 = func.call @closed_call_0(%iterArg, %iterArg_4, %iterArg_5) : (tensor<1xi32>, tensor<i32>, tensor<1xi32>) -> (tensor<i32>, tensor<1xi32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %14, %13#0, %13#1 : tensor<1xi32>, tensor<i32>, tensor<i32>, tensor<1xi32>
    }
    %10 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<1x2xf32>) -> tensor<2x1xf32>
    %11 = call @_lu_solve(%7, %9#3, %10) : (tensor<1x1xf32>, tensor<1xi32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<2x1xf32>) -> tensor<1x2xf32>
    return %12 : tensor<1x2xf32>
  }
  func.func private @closed_call_0(%arg0: tensor<1xi32>, %arg1: tensor<i32>, %arg2: tensor<1xi32>) -> (tensor<i32>, tensor<1xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.add %2, %c_1 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_slice %arg0, %4, sizes = [1] : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.reshape %5 : (tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = stablehlo.convert %arg1 : tensor<i32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %9 = stablehlo.add %8, %c_3 : tensor<i32>
    %10 = stablehlo.select %7, %9, %arg1 : tensor<i1>, tensor<i32>
    %11 = stablehlo.dynamic_slice %arg2, %10, sizes = [1] : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.reshape %11 : (tensor<1xi32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.add %6, %c_5 : tensor<i32>
    %15 = stablehlo.select %13, %14, %6 : tensor<i1>, tensor<i32>
    %16 = stablehlo.dynamic_slice %arg2, %15, sizes = [1] : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %19 = stablehlo.add %arg1, %c_7 : tensor<i32>
    %20 = stablehlo.select %18, %19, %arg1 : tensor<i1>, tensor<i32>
    %21 = stablehlo.convert %20 : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %23 = "stablehlo.scatter"(%arg2, %22, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.compare LT, %6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<1> : tensor<i32>
    %25 = stablehlo.add %6, %c_9 : tensor<i32>
    %26 = stablehlo.select %24, %25, %6 : tensor<i1>, tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%23, %27, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
    return %0, %28 : tensor<i32>, tensor<1xi32>
  }
  func.func private @_lu_solve(%arg0: tensor<1x1xf32>, %arg1: tensor<1xi32>, %arg2: tensor<2x1xf32>) -> tensor<2x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x1x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<1xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<1xi1>, tensor<1xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<2x1x1xf32>, tensor<1x1xi32>) -> tensor<2x1x1xf32>
    %8 = stablehlo.transpose %7, dims = [1, 2, 0] : (tensor<2x1x1xf32>) -> tensor<1x1x2xf32>
    %9 = stablehlo.reshape %8 : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
    %10 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=1, j=1, k=1, l=2, m=1, n=2}, custom>} : (tensor<1x1xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %11 = stablehlo.reshape %10 : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    %12 = stablehlo.reshape %11 : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
    %13 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=1, j=1, k=1, l=2, m=1, n=2}, custom>} : (tensor<1x1xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %14 = stablehlo.reshape %13 : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    %15 = stablehlo.transpose %14, dims = [2, 0, 1] : (tensor<1x1x2xf32>) -> tensor<2x1x1xf32>
    %16 = stablehlo.reshape %15 : (tensor<2x1x1xf32>) -> tensor<2x1xf32>
    return %16 : tensor<2x1xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<i32>) -> tensor<6x2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x2xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<6x2xf32>
    return %1 : tensor<6x2xf32>
  }
}
// -----
// life
module @jit_life attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x000100010100010101000101010001000101010100010001000100000101000000000100000001010000010001000000010100010000010100000000000100010101010100010100"> : tensor<8x9xi8>
    %expected0 = stablehlo.constant dense<"0x000000000000000000000000000001000000000000010001010100010100000000000000010101010101010000000101010101000000000001010000000100010100000000000100"> : tensor<8x9xi8>
    %got = call @model(%in0) : (tensor<8x9xi8>) -> tensor<8x9xi8>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<8x9xi8>, tensor<8x9xi8>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<8x9xi8>) -> (tensor<8x9xi8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:2 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg0) : tensor<i32>, tensor<8x9xi8>
    cond {
      %c_1 = stablehlo.constant dense<5> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = func.call @closed_call(%iterArg_0) : (tensor<8x9xi8>) -> tensor<8x9xi8>
      %c_1 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.add %iterArg, %c_1 : tensor<i32>
      stablehlo.return %2, %1 : tensor<i32>, tensor<8x9xi8>
    }
    return %0#1 : tensor<8x9xi8>
  }
  func.func private @closed_call(%arg0: tensor<8x9xi8>) -> tensor<8x9xi8> {
    %0 = call @_roll_static(%arg0) : (tensor<8x9xi8>) -> tensor<8x9xi8>
    %c = stablehlo.constant dense<0> : tensor<i8>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<8x9xi8>
    %2 = stablehlo.add %1, %0 : tensor<8x9xi8>
    %3 = call @_roll_static_0(%arg0) : (tensor<8x9xi8>) -> tensor<8x9xi8>
    %4 = stablehlo.add %2, %3 : tensor<8x9xi8>
    %5 = call @_roll_static_1(%arg0) : (tensor<8x9xi8>) -> tensor<8x9xi8>
    %6 = stablehlo.add %4, %5 : tensor<8x9xi8>
    %7 = call @_roll_static_2(%arg0) : (tensor<8x9xi8>) -> tensor<8x9xi8>
    %8 = stablehlo.add %6, %7 : tensor<8x9xi8>
    %9 = call @_roll_static_3(%arg0) : (tensor<8x9xi8>) -> tensor<8x9xi8>
    %10 = stablehlo.add %8, %9 : tensor<8x9xi8>
    %11 = call @_roll_static_4(%arg0) : (tensor<8x9xi8>) -> tensor<8x9xi8>
    %12 = stablehlo.add %10, %11 : tensor<8x9xi8>
    %13 = call @_roll_static_5(%arg0) : (tensor<8x9xi8>) -> tensor<8x9xi8>
    %14 = stablehlo.add %12, %13 : tensor<8x9xi8>
    %15 = call @_roll_static_6(%arg0) : (tensor<8x9xi8>) -> tensor<8x9xi8>
    %16 = stablehlo.add %14, %15 : tensor<8x9xi8>
    %c_0 = stablehlo.constant dense<3> : tensor<i8>
    %17 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i8>) -> tensor<8x9xi8>
    %18 = stablehlo.compare EQ, %16, %17, SIGNED : (tensor<8x9xi8>, tensor<8x9xi8>) -> tensor<8x9xi1>
    %c_1 = stablehlo.constant dense<2> : tensor<i8>
    %19 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i8>) -> tensor<8x9xi8>
    %20 = stablehlo.compare EQ, %16, %19, SIGNED : (tensor<8x9xi8>, tensor<8x9xi8>) -> tensor<8x9xi1>
    %c_2 = stablehlo.constant dense<1> : tensor<i8>
    %21 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i8>) -> tensor<8x9xi8>
    %22 = stablehlo.compare EQ, %arg0, %21, SIGNED : (tensor<8x9xi8>, tensor<8x9xi8>) -> tensor<8x9xi1>
    %23 = stablehlo.and %20, %22 : tensor<8x9xi1>
    %24 = stablehlo.or %18, %23 : tensor<8x9xi1>
    %25 = stablehlo.convert %24 : (tensor<8x9xi1>) -> tensor<8x9xi8>
    return %25 : tensor<8x9xi8>
  }
  func.func private @_roll_static(%arg0: tensor<8x9xi8>) -> tensor<8x9xi8> {
    %0 = stablehlo.slice %arg0 [1:8, 0:9] : (tensor<8x9xi8>) -> tensor<7x9xi8>
    %1 = stablehlo.slice %arg0 [0:1, 0:9] : (tensor<8x9xi8>) -> tensor<1x9xi8>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<7x9xi8>, tensor<1x9xi8>) -> tensor<8x9xi8>
    %3 = stablehlo.slice %2 [0:8, 1:9] : (tensor<8x9xi8>) -> tensor<8x8xi8>
    %4 = stablehlo.slice %2 [0:8, 0:1] : (tensor<8x9xi8>) -> tensor<8x1xi8>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<8x8xi8>, tensor<8x1xi8>) -> tensor<8x9xi8>
    return %5 : tensor<8x9xi8>
  }
  func.func private @_roll_static_0(%arg0: tensor<8x9xi8>) -> tensor<8x9xi8> {
    %0 = stablehlo.slice %arg0 [1:8, 0:9] : (tensor<8x9xi8>) -> tensor<7x9xi8>
    %1 = stablehlo.slice %arg0 [0:1, 0:9] : (tensor<8x9xi8>) -> tensor<1x9xi8>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<7x9xi8>, tensor<1x9xi8>) -> tensor<8x9xi8>
    %3 = stablehlo.slice %2 [0:8, 0:9] : (tensor<8x9xi8>) -> tensor<8x9xi8>
    %4 = stablehlo.slice %2 [0:8, 0:0] : (tensor<8x9xi8>) -> tensor<8x0xi8>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<8x9xi8>, tensor<8x0xi8>) -> tensor<8x9xi8>
    return %5 : tensor<8x9xi8>
  }
  func.func private @_roll_static_1(%arg0: tensor<8x9xi8>) -> tensor<8x9xi8> {
    %0 = stablehlo.slice %arg0 [1:8, 0:9] : (tensor<8x9xi8>) -> tensor<7x9xi8>
    %1 = stablehlo.slice %arg0 [0:1, 0:9] : (tensor<8x9xi8>) -> tensor<1x9xi8>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<7x9xi8>, tensor<1x9xi8>) -> tensor<8x9xi8>
    %3 = stablehlo.slice %2 [0:8, 8:9] : (tensor<8x9xi8>) -> tensor<8x1xi8>
    %4 = stablehlo.slice %2 [0:8, 0:8] : (tensor<8x9xi8>) -> tensor<8x8xi8>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<8x1xi8>, tensor<8x8xi8>) -> tensor<8x9xi8>
    return %5 : tensor<8x9xi8>
  }
  func.func private @_roll_static_2(%arg0: tensor<8x9xi8>) -> tensor<8x9xi8> {
    %0 = stablehlo.slice %arg0 [0:8, 0:9] : (tensor<8x9xi8>) -> tensor<8x9xi8>
    %1 = stablehlo.slice %arg0 [0:0, 0:9] : (tensor<8x9xi8>) -> tensor<0x9xi8>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<8x9xi8>, tensor<0x9xi8>) -> tensor<8x9xi8>
    %3 = stablehlo.slice %2 [0:8, 1:9] : (tensor<8x9xi8>) -> tensor<8x8xi8>
    %4 = stablehlo.slice %2 [0:8, 0:1] : (tensor<8x9xi8>) -> tensor<8x1xi8>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<8x8xi8>, tensor<8x1xi8>) -> tensor<8x9xi8>
    return %5 : tensor<8x9xi8>
  }
  func.func private @_roll_static_3(%arg0: tensor<8x9xi8>) -> tensor<8x9xi8> {
    %0 = stablehlo.slice %arg0 [0:8, 0:9] : (tensor<8x9xi8>) -> tensor<8x9xi8>
    %1 = stablehlo.slice %arg0 [0:0, 0:9] : (tensor<8x9xi8>) -> tensor<0x9xi8>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<8x9xi8>, tensor<0x9xi8>) -> tensor<8x9xi8>
    %3 = stablehlo.slice %2 [0:8, 8:9] : (tensor<8x9xi8>) -> tensor<8x1xi8>
    %4 = stablehlo.slice %2 [0:8, 0:8] : (tensor<8x9xi8>) -> tensor<8x8xi8>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<8x1xi8>, tensor<8x8xi8>) -> tensor<8x9xi8>
    return %5 : tensor<8x9xi8>
  }
  func.func private @_roll_static_4(%arg0: tensor<8x9xi8>) -> tensor<8x9xi8> {
    %0 = stablehlo.slice %arg0 [7:8, 0:9] : (tensor<8x9xi8>) -> tensor<1x9xi8>
    %1 = stablehlo.slice %arg0 [0:7, 0:9] : (tensor<8x9xi8>) -> tensor<7x9xi8>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x9xi8>, tensor<7x9xi8>) -> tensor<8x9xi8>
    %3 = stablehlo.slice %2 [0:8, 1:9] : (tensor<8x9xi8>) -> tensor<8x8xi8>
    %4 = stablehlo.slice %2 [0:8, 0:1] : (tensor<8x9xi8>) -> tensor<8x1xi8>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<8x8xi8>, tensor<8x1xi8>) -> tensor<8x9xi8>
    return %5 : tensor<8x9xi8>
  }
  func.func private @_roll_static_5(%arg0: tensor<8x9xi8>) -> tensor<8x9xi8> {
    %0 = stablehlo.slice %arg0 [7:8, 0:9] : (tensor<8x9xi8>) -> tensor<1x9xi8>
    %1 = stablehlo.slice %arg0 [0:7, 0:9] : (tensor<8x9xi8>) -> tensor<7x9xi8>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x9xi8>, tensor<7x9xi8>) -> tensor<8x9xi8>
    %3 = stablehlo.slice %2 [0:8, 0:9] : (tensor<8x9xi8>) -> tensor<8x9xi8>
    %4 = stablehlo.slice %2 [0:8, 0:0] : (tensor<8x9xi8>) -> tensor<8x0xi8>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<8x9xi8>, tensor<8x0xi8>) -> tensor<8x9xi8>
    return %5 : tensor<8x9xi8>
  }
  func.func private @_roll_static_6(%arg0: tensor<8x9xi8>) -> tensor<8x9xi8> {
    %0 = stablehlo.slice %arg0 [7:8, 0:9] : (tensor<8x9xi8>) -> tensor<1x9xi8>
    %1 = stablehlo.slice %arg0 [0:7, 0:9] : (tensor<8x9xi8>) -> tensor<7x9xi8>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x9xi8>, tensor<7x9xi8>) -> tensor<8x9xi8>
    %3 = stablehlo.slice %2 [0:8, 8:9] : (tensor<8x9xi8>) -> tensor<8x1xi8>
    %4 = stablehlo.slice %2 [0:8, 0:8] : (tensor<8x9xi8>) -> tensor<8x8xi8>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<8x1xi8>, tensor<8x8xi8>) -> tensor<8x9xi8>
    return %5 : tensor<8x9xi8>
  }
}
// -----
// escape_times
module @jit_escape_times attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xDC9932BF2D10733E0B3FA63F2AA587BF42283EBEEE97043E5037C5BE417DA0BE54034EBFAA08F5BF36EE873D42580740"> : tensor<12xf32>
    %in1 = stablehlo.constant dense<"0x21225EBFA88FDD3EB02D463EBFED20BFEB7092BECCD0643FF8FBD73B2D7D8CBD1D47553FA6F8B2BE6AF186BF837668BE"> : tensor<12xf32>
    %expected0 = stablehlo.constant dense<"0x040000001E00000002000000040000001E000000050000001E0000001E00000004000000030000000400000001000000"> : tensor<12xi32>
    %got = call @model(%in0, %in1) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi32>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<12xi32>, tensor<12xi32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<12xf32>, %arg1: tensor<12xf32>) -> (tensor<12xi32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<12xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.multiply %2, %arg1 : tensor<12xf32>
    %4 = stablehlo.complex %1, %3 : tensor<12xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6:5 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %c_1, %iterArg_4 = %4, %iterArg_5 = %5) : tensor<12xf32>, tensor<12xf32>, tensor<i32>, tensor<12xcomplex<f32>>, tensor<12xi32>
    cond {
      %c_6 = stablehlo.constant dense<30> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:2 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_4, %iterArg_5) : (tensor<12xf32>, tensor<12xf32>, tensor<12xcomplex<f32>>, tensor<12xi32>) -> (tensor<12xcomplex<f32>>, tensor<12xi32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %8, %7#0, %7#1 : tensor<12xf32>, tensor<12xf32>, tensor<i32>, tensor<12xcomplex<f32>>, tensor<12xi32>
    }
    return %6#4 : tensor<12xi32>
  }
  func.func private @closed_call(%arg0: tensor<12xf32>, %arg1: tensor<12xf32>, %arg2: tensor<12xcomplex<f32>>, %arg3: tensor<12xi32>) -> (tensor<12xcomplex<f32>>, tensor<12xi32>) {
    %0 = stablehlo.abs %arg2 : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %3 = stablehlo.multiply %arg2, %arg2 : tensor<12xcomplex<f32>>
    %4 = stablehlo.complex %arg0, %arg1 : tensor<12xcomplex<f32>>
    %5 = stablehlo.add %3, %4 : tensor<12xcomplex<f32>>
    %6 = call @_where(%2, %5, %arg2) : (tensor<12xi1>, tensor<12xcomplex<f32>>, tensor<12xcomplex<f32>>) -> tensor<12xcomplex<f32>>
    %7 = stablehlo.abs %arg2 : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %9 = stablehlo.compare LT, %7, %8, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %10 = stablehlo.convert %9 : (tensor<12xi1>) -> tensor<12xi32>
    %11 = stablehlo.add %arg3, %10 : tensor<12xi32>
    return %6, %11 : tensor<12xcomplex<f32>>, tensor<12xi32>
  }
  func.func private @_where(%arg0: tensor<12xi1>, %arg1: tensor<12xcomplex<f32>>, %arg2: tensor<12xcomplex<f32>>) -> tensor<12xcomplex<f32>> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<12xi1>, tensor<12xcomplex<f32>>
    return %0 : tensor<12xcomplex<f32>>
  }
}
// -----
// collatz
module @jit_collatz attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<27> : tensor<i32>
    %expected0 = stablehlo.constant dense<111> : tensor<i32>
    %got = call @model(%in0) : (tensor<i32>) -> tensor<i32>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<i32>) -> (tensor<i32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c) : tensor<i32>, tensor<i32>
    cond {
      %c_1 = stablehlo.constant dense<1> : tensor<i32>
      %1 = stablehlo.compare NE, %iterArg, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %c_1 = stablehlo.constant dense<2> : tensor<i32>
      %1 = func.call @remainder(%iterArg, %c_1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_2 = stablehlo.constant dense<0> : tensor<i32>
      %2 = stablehlo.compare EQ, %1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.convert %2 : (tensor<i1>) -> tensor<i32>
      %4 = "stablehlo.case"(%3) ({
        %c_4 = stablehlo.constant dense<3> : tensor<i32>
        %6 = stablehlo.multiply %c_4, %iterArg : tensor<i32>
        %c_5 = stablehlo.constant dense<1> : tensor<i32>
        %7 = stablehlo.add %6, %c_5 : tensor<i32>
        stablehlo.return %7 : tensor<i32>
      }, {
        %c_4 = stablehlo.constant dense<2> : tensor<i32>
        %6 = func.call @floor_divide(%iterArg, %c_4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        stablehlo.return %6 : tensor<i32>
      }) : (tensor<i32>) -> tensor<i32>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_0, %c_3 : tensor<i32>
      stablehlo.return %4, %5 : tensor<i32>, tensor<i32>
    }
    return %0#1 : tensor<i32>
  }
  func.func private @remainder(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.remainder %arg0, %2 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare NE, %3, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %3, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.compare NE, %5, %6, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.and %7, %4 : tensor<i1>
    %9 = stablehlo.add %3, %2 : tensor<i32>
    %10 = stablehlo.select %8, %9, %3 : tensor<i1>, tensor<i32>
    return %10 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @floor_divide(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.divide %arg0, %0 : tensor<i32>
    %2 = stablehlo.sign %arg0 : tensor<i32>
    %3 = stablehlo.sign %0 : tensor<i32>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.remainder %arg0, %0 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare NE, %5, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.and %4, %6 : tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.subtract %1, %c_0 : tensor<i32>
    %9 = call @_where(%7, %8, %1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %9 : tensor<i32>
  }
}
// -----
// collatz_of_each
module @jit_collatz attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x0100000006000000090000001B000000"> : tensor<4xi32>
    %expected0 = stablehlo.constant dense<"0x0000000008000000130000006F000000"> : tensor<4xi32>
    %got = call @model(%in0) : (tensor<4xi32>) -> tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%got, %expected0) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<4xi32>) -> (tensor<4xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %0) : tensor<4xi32>, tensor<4xi32>
    cond {
      %c_1 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %3 = stablehlo.compare NE, %iterArg, %2, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %c_2 = stablehlo.constant dense<false> : tensor<i1>
      %4 = stablehlo.reduce(%3 init: %c_2) applies stablehlo.or across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %c_1 = stablehlo.constant dense<2> : tensor<i32>
      %2 = func.call @remainder(%iterArg, %c_1) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
      %c_2 = stablehlo.constant dense<0> : tensor<i32>
      %3 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %5 = stablehlo.convert %4 : (tensor<4xi1>) -> tensor<4xi32>
      %c_3 = stablehlo.constant dense<0> : tensor<i32>
      %6 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %7 = stablehlo.compare EQ, %5, %6, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %8 = stablehlo.select %7, %iterArg, %iterArg : tensor<4xi1>, tensor<4xi32>
      %c_4 = stablehlo.constant dense<3> : tensor<i32>
      %9 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %10 = stablehlo.multiply %9, %8 : tensor<4xi32>
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %12 = stablehlo.add %10, %11 : tensor<4xi32>
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %14 = stablehlo.compare EQ, %5, %13, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %15 = stablehlo.select %14, %iterArg, %iterArg : tensor<4xi1>, tensor<4xi32>
      %c_7 = stablehlo.constant dense<2> : tensor<i32>
      %16 = func.call @floor_divide(%15, %c_7) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %18 = stablehlo.compare LT, %5, %17, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %19 = stablehlo.select %18, %12, %16 : tensor<4xi1>, tensor<4xi32>
      %c_9 = stablehlo.constant dense<1> : tensor<i32>
      %20 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %21 = stablehlo.add %iterArg_0, %20 : tensor<4xi32>
      %c_10 = stablehlo.constant dense<1> : tensor<i32>
      %22 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %23 = stablehlo.compare NE, %iterArg, %22, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<4xi1>) -> tensor<4xi1>
      %25 = stablehlo.select %24, %19, %iterArg : tensor<4xi1>, tensor<4xi32>
      %26 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<4xi1>) -> tensor<4xi1>
      %27 = stablehlo.select %26, %21, %iterArg_0 : tensor<4xi1>, tensor<4xi32>
      stablehlo.return %25, %27 : tensor<4xi32>, tensor<4xi32>
    }
    return %1#1 : tensor<4xi32>
  }
  func.func private @remainder(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %12 = stablehlo.and %11, %6 : tensor<4xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %14 = stablehlo.add %4, %13 : tensor<4xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<4xi1>, tensor<4xi32>
    return %15 : tensor<4xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @floor_divide(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.divide %arg0, %1 : tensor<4xi32>
    %3 = stablehlo.sign %arg0 : tensor<4xi32>
    %4 = stablehlo.sign %0 : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %8 = stablehlo.remainder %arg0, %7 : tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %11 = stablehlo.and %6, %10 : tensor<4xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %13 = stablehlo.subtract %2, %12 : tensor<4xi32>
    %14 = call @_where_0(%11, %13, %2) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    return %14 : tensor<4xi32>
  }
  func.func private @_where_0(%arg0: tensor<4xi1>, %arg1: tensor<4xi32>, %arg2: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4xi1>, tensor<4xi32>
    return %0 : tensor<4xi32>
  }
}
// -----
// checksums
module @jit_checksums attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x4FE6FB2C8C887D1BC350393072654018BB71AB1BAD767B0F"> : tensor<6xui32>
    %expected0 = stablehlo.constant dense<"0xECB088ABEC8D5D584ED219208FB63F6C3267D658966809B3"> : tensor<6xui32>
    %expected1 = stablehlo.constant dense<676691067> : tensor<ui32>
    %got:2 = call @model(%in0) : (tensor<6xui32>) -> (tensor<6xui32>, tensor<ui32>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<6xui32>, tensor<6xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<ui32>, tensor<ui32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<6xui32>) -> (tensor<6xui32> {jax.result_info = "result[0]"}, tensor<ui32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:2 = stablehlo.while(%iterArg = %c, %iterArg_3 = %arg0) : tensor<i32>, tensor<6xui32>
    cond {
      %c_4 = stablehlo.constant dense<32> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @closed_call(%iterArg_3) : (tensor<6xui32>) -> tensor<6xui32>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %3 = stablehlo.add %iterArg, %c_4 : tensor<i32>
      stablehlo.return %3, %2 : tensor<i32>, tensor<6xui32>
    }
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<2166136261> : tensor<ui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1:4 = stablehlo.while(%iterArg = %arg0, %iterArg_3 = %c_2, %iterArg_4 = %c_0, %iterArg_5 = %c_1) : tensor<6xui32>, tensor<i32>, tensor<i32>, tensor<ui32>
    cond {
      %c_6 = stablehlo.constant dense<6> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2:2 = func.call @closed_call_0(%iterArg, %iterArg_4, %iterArg_5) : (tensor<6xui32>, tensor<i32>, tensor<ui32>) -> (tensor<i32>, tensor<ui32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %3 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %3, %2#0, %2#1 : tensor<6xui32>, tensor<i32>, tensor<i32>, tensor<ui32>
    }
    return %0#1, %1#3 : tensor<6xui32>, tensor<ui32>
  }
  func.func private @closed_call(%arg0: tensor<6xui32>) -> tensor<6xui32> {
    %c = stablehlo.constant dense<1> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %1 = stablehlo.and %arg0, %0 : tensor<6xui32>
    %c_0 = stablehlo.constant dense<1> : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %3 = stablehlo.compare EQ, %1, %2, UNSIGNED : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xi1>
    %c_1 = stablehlo.constant dense<1> : tensor<ui32>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %5 = stablehlo.shift_right_logical %arg0, %4 : tensor<6xui32>
    %c_2 = stablehlo.constant dense<3988292384> : tensor<ui32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %7 = stablehlo.xor %5, %6 : tensor<6xui32>
    %c_3 = stablehlo.constant dense<1> : tensor<ui32>
    %8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %9 = stablehlo.shift_right_logical %arg0, %8 : tensor<6xui32>
    %10 = call @_where(%3, %7, %9) : (tensor<6xi1>, tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    return %10 : tensor<6xui32>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<6xui32>, %arg2: tensor<6xui32>) -> tensor<6xui32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<6xi1>, tensor<6xui32>
    return %0 : tensor<6xui32>
  }
  func.func private @closed_call_0(%arg0: tensor<6xui32>, %arg1: tensor<i32>, %arg2: tensor<ui32>) -> (tensor<i32>, tensor<ui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i32>
    %c_1 = stablehlo.constant dense<6> : tensor<i32>
    %3 = stablehlo.add %2, %c_1 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_slice %arg0, %4, sizes = [1] : (tensor<6xui32>, tensor<i32>) -> tensor<1xui32>
    %6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
    %7 = stablehlo.xor %arg2, %6 : tensor<ui32>
    %c_2 = stablehlo.constant dense<16777619> : tensor<ui32>
    %8 = stablehlo.multiply %7, %c_2 : tensor<ui32>
    return %0, %8 : tensor<i32>, tensor<ui32>
  }
}
// -----
// weights_of_four_bits
module @jit_weights_of_four_bits attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x3CEB4BBF7DCD41BF3196633F67FC963FB7DF02BF067226BE48F159BF5E10783FD4628EBCD711B63EE0915CBF28B19A3E5FB1D0BDC155923EB89A9C3EF092F6BFE48EA3BFE93AFE3F32A7E63D3398613FFD981B3EA49E2FBC3F8D483FCB5D36BE"> : tensor<3x8xf32>
    %in1 = stablehlo.constant dense<"0x6A50533E43182F3FC68E60BF58998B3FA35D3FBF19E8F1BFD12599BFB9F1B7BD81F8F73F56B8AEBE5FAEC8BD8FEE2ABF79ED443F3CA04B3F58C9663F372BF13E50DD9FBFC74B043EE36E4CBFB772C93D861115BF7E992ABF63F0973EAC63A4BEC2E5E73E622D183F970593BF22BE2B3FD4082940019B793FEE9F22BFED68953F"> : tensor<8x4xf32>
    %expected0 = stablehlo.constant dense<"0x9DE0B840F43A0B40C4864B40AE6A8CBEFDD7D7C00CD011C0DEBB903FC35BC1BFB098B8BF579A77C018F2BFBF20858EBF"> : tensor<3x4xf32>
    %expected1 = stablehlo.constant dense<4> : tensor<i32>
    %expected2 = stablehlo.constant dense<"0x317B9EF9F5CF32350D1BEEE22149477C"> : tensor<16xi8>
    %got:3 = call @model(%in0, %in1) : (tensor<3x8xf32>, tensor<8x4xf32>) -> (tensor<3x4xf32>, tensor<i32>, tensor<16xi8>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#2, %expected2) {has_side_effect = true} : (tensor<16xi8>, tensor<16xi8>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<3x8xf32>, %arg1: tensor<8x4xf32>) -> (tensor<3x4xf32> {jax.result_info = "result[0]"}, tensor<i32> {jax.result_info = "result[1]"}, tensor<16xi8> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.abs %arg1 : tensor<8x4xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.divide %1, %2 : tensor<4xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<8x4xf32>
    %6 = stablehlo.divide %arg1, %5 : tensor<8x4xf32>
    %7 = call @round(%6) : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %8 = stablehlo.convert %7 : (tensor<8x4xf32>) -> tensor<8x4xi4>
    %9 = stablehlo.convert %8 : (tensor<8x4xi4>) -> tensor<8x4xf32>
    %10 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<8x4xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<8x4xf32>
    %13 = stablehlo.dot_general %arg0, %12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x8xf32>, tensor<8x4xf32>) -> tensor<3x4xf32>
    %14 = stablehlo.convert %8 : (tensor<8x4xi4>) -> tensor<8x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.reduce(%14 init: %c) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xi32>, tensor<i32>) -> tensor<i32>
    %16 = stablehlo.reshape %8 : (tensor<8x4xi4>) -> tensor<16x2xi4>
    %17 = stablehlo.bitcast_convert %16 : (tensor<16x2xi4>) -> tensor<16xi8>
    return %13, %15, %17 : tensor<3x4xf32>, tensor<i32>, tensor<16xi8>
  }
  func.func private @round(%arg0: tensor<8x4xf32>) -> tensor<8x4xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<8x4xf32>
    return %0 : tensor<8x4xf32>
  }
}
// -----
// few_bits
module @jit_few_bits attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x52B89E3E000080BE9A99193F666666BF1F85CB3F0000A041286B6ECE0000807F000080FF"> : tensor<9xf32>
    %expected0 = stablehlo.constant dense<"0x00004040000000C00000C040000000C10000E0400000E040000000C10000E040000000C1"> : tensor<9xf32>
    %expected1 = stablehlo.constant dense<"0x00004040000000000000C040000000000000704100007041000000000000704100000000"> : tensor<9xf32>
    %expected2 = stablehlo.constant dense<"0x0000803F000000C00000803F000000C00000803F0000803F000000C00000803F000000C0"> : tensor<9xf32>
    %expected3 = stablehlo.constant dense<"0x000040400000000000004040000000000000404000004040000000000000404000000000"> : tensor<9xf32>
    %expected4 = stablehlo.constant dense<"0x00004040000020C00000C040000010C100008041000040430000C0FF0000C07F0000C0FF"> : tensor<9xf32>
    %expected5 = stablehlo.constant dense<"0x00004040000000C00000C0400000C0C00000C0400000C0400000C0C00000C0400000C0C0"> : tensor<9xf32>
    %got:6 = call @model(%in0) : (tensor<9xf32>) -> (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#5, %expected5) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<9xf32>) -> (tensor<9xf32> {jax.result_info = "result[0]"}, tensor<9xf32> {jax.result_info = "result[1]"}, tensor<9xf32> {jax.result_info = "result[2]"}, tensor<9xf32> {jax.result_info = "result[3]"}, tensor<9xf32> {jax.result_info = "result[4]"}, tensor<9xf32> {jax.result_info = "result[5]"}) {
    %cst = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<9xf32>
    %2 = stablehlo.convert %1 : (tensor<9xf32>) -> tensor<9xi4>
    %3 = stablehlo.convert %2 : (tensor<9xi4>) -> tensor<9xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<9xf32>
    %6 = stablehlo.convert %5 : (tensor<9xf32>) -> tensor<9xui4>
    %7 = stablehlo.convert %6 : (tensor<9xui4>) -> tensor<9xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %9 = stablehlo.multiply %8, %arg0 : tensor<9xf32>
    %10 = stablehlo.convert %9 : (tensor<9xf32>) -> tensor<9xi2>
    %11 = stablehlo.convert %10 : (tensor<9xi2>) -> tensor<9xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %13 = stablehlo.multiply %12, %arg0 : tensor<9xf32>
    %14 = stablehlo.convert %13 : (tensor<9xf32>) -> tensor<9xui2>
    %15 = stablehlo.convert %14 : (tensor<9xui2>) -> tensor<9xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %17 = stablehlo.multiply %16, %arg0 : tensor<9xf32>
    %18 = stablehlo.convert %17 : (tensor<9xf32>) -> tensor<9xf8E4M3FN>
    %19 = stablehlo.convert %18 : (tensor<9xf8E4M3FN>) -> tensor<9xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %21 = stablehlo.multiply %20, %arg0 : tensor<9xf32>
    %22 = stablehlo.convert %21 : (tensor<9xf32>) -> tensor<9xf4E2M1FN>
    %23 = stablehlo.convert %22 : (tensor<9xf4E2M1FN>) -> tensor<9xf32>
    return %3, %7, %11, %15, %19, %23 : tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>
  }
}
// -----
// implicit_root
module @jit_implicit_root attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x0000A040"> : tensor<f32>
    %expected0 = stablehlo.constant dense<"0x7EE0DA3F"> : tensor<f32>
    %expected1 = stablehlo.constant dense<"0xFF77E93D"> : tensor<f32>
    %got:2 = call @model(%in0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:3 = stablehlo.while(%iterArg = %arg0, %iterArg_3 = %c, %iterArg_4 = %cst) : tensor<f32>, tensor<i32>, tensor<f32>
    cond {
      %c_5 = stablehlo.constant dense<20> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg_3, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7 = func.call @closed_call(%iterArg, %iterArg_4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg_3, %c_5 : tensor<i32>
      stablehlo.return %iterArg, %8, %7 : tensor<f32>, tensor<i32>, tensor<f32>
    }
    %1 = stablehlo.multiply %0#2, %0#2 : tensor<f32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %2 = stablehlo.multiply %cst_0, %1 : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.multiply %cst_1, %2 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.negate %cst_2 : tensor<f32>
    %5 = stablehlo.divide %4, %3 : tensor<f32>
    %6 = stablehlo.negate %5 : tensor<f32>
    return %0#2, %6 : tensor<f32>, tensor<f32>
  }
  func.func private @closed_call(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg1, %arg1 : tensor<f32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<f32>
    %2 = stablehlo.subtract %1, %arg0 : tensor<f32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %3 = stablehlo.multiply %cst, %arg1 : tensor<f32>
    %4 = stablehlo.multiply %3, %arg1 : tensor<f32>
    %5 = stablehlo.divide %2, %4 : tensor<f32>
    %6 = stablehlo.subtract %arg1, %5 : tensor<f32>
    return %6 : tensor<f32>
  }
}
// -----
// pendulum
module @jit_pendulum attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xB363A43F30359F3D"> : tensor<2xf32>
    %in1 = stablehlo.constant dense<"0x6666A63F"> : tensor<f32>
    %expected0 = stablehlo.constant dense<"0x9ED182BF"> : tensor<f32>
    %expected1 = stablehlo.constant dense<"0xFF704BC0"> : tensor<f32>
    %got:2 = call @model(%in0, %in1) : (tensor<2xf32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<2xf32>, %arg1: tensor<f32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %0 = call @_linspace(%cst, %c) : (tensor<f32>, tensor<i32>) -> tensor<4xf32>
    %1:2 = call @_odeint_wrapper(%arg0, %0, %arg1) : (tensor<2xf32>, tensor<4xf32>, tensor<f32>) -> (tensor<4x2xf32>, tensor<4x2xf32>)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1#0 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %4 = call @_odeint_wrapper_9(%1#1, %0, %arg1, %3) : (tensor<4x2xf32>, tensor<4xf32>, tensor<f32>, tensor<4x2xf32>) -> tensor<f32>
    return %2, %4 : tensor<f32>, tensor<f32>
  }
  func.func private @_linspace(%arg0: tensor<f32>, %arg1: tensor<i32>) -> tensor<4xf32> {
    %0 = stablehlo.convert %arg0 : tensor<f32>
    %1 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %2 = stablehlo.iota dim = 0 : tensor<3xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %4 = stablehlo.divide %2, %3 : tensor<3xf32>
    %5 = stablehlo.reshape %0 : (tensor<f32>) -> tensor<1xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.subtract %6, %4 : tensor<3xf32>
    %8 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xf32>) -> tensor<3xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<3xf32>
    %10 = stablehlo.reshape %1 : (tensor<f32>) -> tensor<1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<1xf32>) -> tensor<3xf32>
    %12 = stablehlo.multiply %11, %4 : tensor<3xf32>
    %13 = stablehlo.add %9, %12 : tensor<3xf32>
    %14 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %15 = stablehlo.concatenate %13, %14, dim = 0 : (tensor<3xf32>, tensor<1xf32>) -> tensor<4xf32>
    return %15 : tensor<4xf32>
  }
  func.func private @_odeint_wrapper(%arg0: tensor<2xf32>, %arg1: tensor<4xf32>, %arg2: tensor<f32>) -> (tensor<4x2xf32>, tensor<4x2xf32>) {
    %cst = stablehlo.constant dense<[2.000000e-01, 3.000000e-01, 8.000000e-01, 0.888888895, 1.000000e+00, 1.000000e+00, 0.000000e+00]> : tensor<7xf32>
    %cst_0 = stablehlo.constant dense<[[2.000000e-01, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [7.500000e-02, 2.250000e-01, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.977777779, -3.73333335, 3.55555558, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [2.95259857, -11.5957937, 9.82289314, -0.290809333, 0.000000e+00, 0.000000e+00, 0.000000e+00], [2.84627533, -10.757576, 8.90642261, 0.278409094, -0.273531318, 0.000000e+00, 0.000000e+00], [0.0911458358, 0.000000e+00, 0.449236304, 0.651041686, -0.322376192, 0.130952388, 0.000000e+00]]> : tensor<6x7xf32>
    %cst_1 = stablehlo.constant dense<[0.0911458358, 0.000000e+00, 0.449236304, 0.651041686, -0.322376192, 0.130952388, 0.000000e+00]> : tensor<7xf32>
    %cst_2 = stablehlo.constant dense<[8.21759284E-4, 0.000000e+00, -0.00283518014, 0.0246527772, -0.0339091979, 0.027936507, -0.0166666675]> : tensor<7xf32>
    %cst_3 = stablehlo.constant dense<[0.100134321, 0.000000e+00, 0.391832173, -0.0298246015, 0.0589326844, -0.0449788868, 0.0239043087]> : tensor<7xf32>
    %0 = stablehlo.slice %arg0 [0:2] : (tensor<2xf32>) -> tensor<2xf32>
    %1 = stablehlo.slice %0 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %2 = stablehlo.reshape %1 : (tensor<1xf32>) -> tensor<f32>
    %3 = stablehlo.negate %arg2 : tensor<f32>
    %4 = stablehlo.slice %0 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %5 = stablehlo.reshape %4 : (tensor<1xf32>) -> tensor<f32>
    %6 = stablehlo.sine %5 : tensor<f32>
    %7 = stablehlo.multiply %3, %6 : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %10 = stablehlo.concatenate %8, %9, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %11 = stablehlo.abs %arg0 : tensor<2xf32>
    %cst_4 = stablehlo.constant dense<1.400000e-08> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %13 = stablehlo.multiply %11, %12 : tensor<2xf32>
    %cst_5 = stablehlo.constant dense<1.400000e-08> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %15 = stablehlo.add %14, %13 : tensor<2xf32>
    %16 = stablehlo.divide %arg0, %15 : tensor<2xf32>
    %17 = call @norm(%16) : (tensor<2xf32>) -> tensor<f32>
    %18 = stablehlo.divide %10, %15 : tensor<2xf32>
    %19 = call @norm(%18) : (tensor<2xf32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %20 = stablehlo.compare LT, %17, %cst_6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_7 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %21 = stablehlo.compare LT, %19, %cst_7, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %22 = stablehlo.or %20, %21 : tensor<i1>
    %cst_8 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %23 = stablehlo.multiply %cst_8, %17 : tensor<f32>
    %24 = stablehlo.divide %23, %19 : tensor<f32>
    %cst_9 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %25 = call @_where(%22, %cst_9, %24) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %27 = stablehlo.multiply %26, %10 : tensor<2xf32>
    %28 = stablehlo.add %arg0, %27 : tensor<2xf32>
    %29 = stablehlo.slice %28 [0:2] : (tensor<2xf32>) -> tensor<2xf32>
    %30 = stablehlo.slice %29 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %31 = stablehlo.reshape %30 : (tensor<1xf32>) -> tensor<f32>
    %32 = stablehlo.negate %arg2 : tensor<f32>
    %33 = stablehlo.slice %29 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %34 = stablehlo.reshape %33 : (tensor<1xf32>) -> tensor<f32>
    %35 = stablehlo.sine %34 : tensor<f32>
    %36 = stablehlo.multiply %32, %35 : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %38 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %39 = stablehlo.concatenate %37, %38, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %40 = stablehlo.subtract %39, %10 : tensor<2xf32>
    %41 = stablehlo.divide %40, %15 : tensor<2xf32>
    %42 = call @norm(%41) : (tensor<2xf32>) -> tensor<f32>
    %43 = stablehlo.divide %42, %25 : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e-15> : tensor<f32>
    %44 = stablehlo.compare LE, %19, %cst_10, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_11 = stablehlo.constant dense<1.000000e-15> : tensor<f32>
    %45 = stablehlo.compare LE, %43, %cst_11, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %46 = stablehlo.and %44, %45 : tensor<i1>
    %cst_12 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %47 = stablehlo.multiply %25, %cst_12 : tensor<f32>
    %cst_13 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %48 = stablehlo.maximum %cst_13, %47 : tensor<f32>
    %49 = stablehlo.maximum %19, %43 : tensor<f32>
    %cst_14 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %50 = stablehlo.divide %cst_14, %49 : tensor<f32>
    %cst_15 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
    %51 = stablehlo.power %50, %cst_15 : tensor<f32>
    %52 = call @_where_0(%46, %48, %51) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %53 = stablehlo.multiply %cst_16, %25 : tensor<f32>
    %54 = stablehlo.minimum %53, %52 : tensor<f32>
    %cst_17 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = call @clip(%54, %cst_17, %cst_18) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %56 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %57 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %58 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %59 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %60 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %61 = stablehlo.concatenate %56, %57, %58, %59, %60, dim = 0 : (tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
    %62 = stablehlo.slice %arg1 [0:1] : (tensor<4xf32>) -> tensor<1xf32>
    %63 = stablehlo.reshape %62 : (tensor<1xf32>) -> tensor<f32>
    %64 = stablehlo.slice %arg1 [0:1] : (tensor<4xf32>) -> tensor<1xf32>
    %65 = stablehlo.reshape %64 : (tensor<1xf32>) -> tensor<f32>
    %66 = stablehlo.slice %arg1 [1:4] : (tensor<4xf32>) -> tensor<3xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %68:15 = stablehlo.while(%iterArg = %66, %iterArg_20 = %cst, %iterArg_21 = %cst_0, %iterArg_22 = %cst_1, %iterArg_23 = %cst_2, %iterArg_24 = %arg2, %iterArg_25 = %cst_3, %iterArg_26 = %c, %iterArg_27 = %arg0, %iterArg_28 = %10, %iterArg_29 = %63, %iterArg_30 = %55, %iterArg_31 = %65, %iterArg_32 = %61, %iterArg_33 = %67) : tensor<3xf32>, tensor<7xf32>, tensor<6x7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<f32>, tensor<7xf32>, tensor<i32>, tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5x2xf32>, tensor<3x2xf32>
    cond {
      %c_34 = stablehlo.constant dense<3> : tensor<i32>
      %72 = stablehlo.compare LT, %iterArg_26, %c_34, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %72 : tensor<i1>
    } do {
      %72 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_26) : (tensor<3xf32>, tensor<i32>) -> tensor<f32>
      %73:7 = func.call @closed_call(%iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %72) : (tensor<7xf32>, tensor<6x7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<f32>, tensor<7xf32>, tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5x2xf32>, tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5x2xf32>, tensor<2xf32>)
      %74 = func.call @dynamic_update_index_in_dim(%iterArg_33, %73#6, %iterArg_26) : (tensor<3x2xf32>, tensor<2xf32>, tensor<i32>) -> tensor<3x2xf32>
      %c_34 = stablehlo.constant dense<1> : tensor<i32>
      %75 = stablehlo.add %iterArg_26, %c_34 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %75, %73#0, %73#1, %73#2, %73#3, %73#4, %73#5, %74 : tensor<3xf32>, tensor<7xf32>, tensor<6x7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<f32>, tensor<7xf32>, tensor<i32>, tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5x2xf32>, tensor<3x2xf32>
    }
    %69 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %70 = stablehlo.concatenate %69, %68#14, dim = 0 : (tensor<1x2xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
    %71 = stablehlo.slice %70 [0:4, 0:2] : (tensor<4x2xf32>) -> tensor<4x2xf32>
    return %71, %70 : tensor<4x2xf32>, tensor<4x2xf32>
  }
  func.func private @norm(%arg0: tensor<2xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @clip(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<f32>
    %2 = stablehlo.convert %arg1 : tensor<f32>
    %3 = stablehlo.minimum %2, %1 : tensor<f32>
    return %3 : tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @closed_call(%arg0: tensor<7xf32>, %arg1: tensor<6x7xf32>, %arg2: tensor<7xf32>, %arg3: tensor<7xf32>, %arg4: tensor<f32>, %arg5: tensor<7xf32>, %arg6: tensor<2xf32>, %arg7: tensor<2xf32>, %arg8: tensor<f32>, %arg9: tensor<f32>, %arg10: tensor<f32>, %arg11: tensor<5x2xf32>, %arg12: tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5x2xf32>, tensor<2xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:14 = stablehlo.while(%iterArg = %arg12, %iterArg_0 = %arg0, %iterArg_1 = %arg1, %iterArg_2 = %arg2, %iterArg_3 = %arg3, %iterArg_4 = %arg4, %iterArg_5 = %arg5, %iterArg_6 = %c, %iterArg_7 = %arg6, %iterArg_8 = %arg7, %iterArg_9 = %arg8, %iterArg_10 = %arg9, %iterArg_11 = %arg10, %iterArg_12 = %arg11) : tensor<f32>, tensor<7xf32>, tensor<6x7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<f32>, tensor<7xf32>, tensor<i32>, tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5x2xf32>
    cond {
      %5 = stablehlo.compare LT, %iterArg_9, %iterArg, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.convert %iterArg_6 : (tensor<i32>) -> tensor<f32>
      %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
      %7 = stablehlo.compare LT, %6, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_13 = stablehlo.constant dense<false> : tensor<i1>
      %8 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i1>) -> tensor<i1>
      %9 = stablehlo.compare NE, %7, %8, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %10 = stablehlo.convert %9 : tensor<i1>
      %11 = stablehlo.and %5, %10 : tensor<i1>
      %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %12 = stablehlo.compare GT, %iterArg_10, %cst_14, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %13 = stablehlo.and %11, %12 : tensor<i1>
      stablehlo.return %13 : tensor<i1>
    } do {
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x2xf32>
      %c_13 = stablehlo.constant dense<0> : tensor<i32>
      %6 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %7 = "stablehlo.scatter"(%5, %6, %iterArg_8) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
        stablehlo.return %arg14 : tensor<f32>
      }) : (tensor<7x2xf32>, tensor<1xi32>, tensor<2xf32>) -> tensor<7x2xf32>
      %c_14 = stablehlo.constant dense<1> : tensor<i32>
      %c_15 = stablehlo.constant dense<0> : tensor<i32>
      %8:9 = stablehlo.while(%iterArg_47 = %iterArg_0, %iterArg_48 = %iterArg_10, %iterArg_49 = %iterArg_9, %iterArg_50 = %iterArg_1, %iterArg_51 = %iterArg_7, %iterArg_52 = %iterArg_4, %iterArg_53 = %c_15, %iterArg_54 = %c_14, %iterArg_55 = %7) : tensor<7xf32>, tensor<f32>, tensor<f32>, tensor<6x7xf32>, tensor<2xf32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<7x2xf32>
      cond {
        %c_56 = stablehlo.constant dense<6> : tensor<i32>
        %116 = stablehlo.compare LT, %iterArg_53, %c_56, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %116 : tensor<i1>
      } do {
        %116:2 = func.call @closed_call_1(%iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_54, %iterArg_55) : (tensor<7xf32>, tensor<f32>, tensor<f32>, tensor<6x7xf32>, tensor<2xf32>, tensor<f32>, tensor<i32>, tensor<7x2xf32>) -> (tensor<i32>, tensor<7x2xf32>)
        %c_56 = stablehlo.constant dense<1> : tensor<i32>
        %117 = stablehlo.add %iterArg_53, %c_56 : tensor<i32>
        stablehlo.return %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %117, %116#0, %116#1 : tensor<7xf32>, tensor<f32>, tensor<f32>, tensor<6x7xf32>, tensor<2xf32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<7x2xf32>
      }
      %9 = stablehlo.dot_general %iterArg_2, %8#8, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<7xf32>, tensor<7x2xf32>) -> tensor<2xf32>
      %10 = stablehlo.broadcast_in_dim %iterArg_10, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %11 = stablehlo.multiply %10, %9 : tensor<2xf32>
      %12 = stablehlo.add %11, %iterArg_7 : tensor<2xf32>
      %13 = stablehlo.dot_general %iterArg_3, %8#8, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<7xf32>, tensor<7x2xf32>) -> tensor<2xf32>
      %14 = stablehlo.broadcast_in_dim %iterArg_10, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %15 = stablehlo.multiply %14, %13 : tensor<2xf32>
      %16 = stablehlo.slice %8#8 [6:7, 0:2] : (tensor<7x2xf32>) -> tensor<1x2xf32>
      %17 = stablehlo.reshape %16 : (tensor<1x2xf32>) -> tensor<2xf32>
      %18 = stablehlo.add %iterArg_9, %iterArg_10 : tensor<f32>
      %19 = stablehlo.abs %iterArg_7 : tensor<2xf32>
      %20 = stablehlo.abs %12 : tensor<2xf32>
      %21 = stablehlo.maximum %19, %20 : tensor<2xf32>
      %cst_16 = stablehlo.constant dense<1.400000e-08> : tensor<f32>
      %22 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %23 = stablehlo.multiply %22, %21 : tensor<2xf32>
      %cst_17 = stablehlo.constant dense<1.400000e-08> : tensor<f32>
      %24 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %25 = stablehlo.add %24, %23 : tensor<2xf32>
      %26 = stablehlo.divide %15, %25 : tensor<2xf32>
      %27 = stablehlo.multiply %26, %26 : tensor<2xf32>
      %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %28 = stablehlo.reduce(%27 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
      %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %29 = stablehlo.divide %28, %cst_19 : tensor<f32>
      %30 = stablehlo.sqrt %29 : tensor<f32>
      %31 = stablehlo.dot_general %iterArg_5, %8#8, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<7xf32>, tensor<7x2xf32>) -> tensor<2xf32>
      %32 = stablehlo.broadcast_in_dim %iterArg_10, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %33 = stablehlo.multiply %32, %31 : tensor<2xf32>
      %34 = stablehlo.add %iterArg_7, %33 : tensor<2xf32>
      %35 = stablehlo.slice %8#8 [0:1, 0:2] : (tensor<7x2xf32>) -> tensor<1x2xf32>
      %36 = stablehlo.reshape %35 : (tensor<1x2xf32>) -> tensor<2xf32>
      %37 = stablehlo.slice %8#8 [6:7, 0:2] : (tensor<7x2xf32>) -> tensor<1x2xf32>
      %38 = stablehlo.reshape %37 : (tensor<1x2xf32>) -> tensor<2xf32>
      %cst_20 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
      %39 = stablehlo.multiply %cst_20, %iterArg_10 : tensor<f32>
      %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %41 = stablehlo.multiply %40, %36 : tensor<2xf32>
      %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %42 = stablehlo.multiply %cst_21, %iterArg_10 : tensor<f32>
      %43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %44 = stablehlo.multiply %43, %38 : tensor<2xf32>
      %45 = stablehlo.add %41, %44 : tensor<2xf32>
      %cst_22 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %46 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %47 = stablehlo.multiply %46, %iterArg_7 : tensor<2xf32>
      %48 = stablehlo.subtract %45, %47 : tensor<2xf32>
      %cst_23 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %49 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %50 = stablehlo.multiply %49, %12 : tensor<2xf32>
      %51 = stablehlo.subtract %48, %50 : tensor<2xf32>
      %cst_24 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %52 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %53 = stablehlo.multiply %52, %34 : tensor<2xf32>
      %54 = stablehlo.add %51, %53 : tensor<2xf32>
      %cst_25 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
      %55 = stablehlo.multiply %cst_25, %iterArg_10 : tensor<f32>
      %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %57 = stablehlo.multiply %56, %36 : tensor<2xf32>
      %cst_26 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
      %58 = stablehlo.multiply %cst_26, %iterArg_10 : tensor<f32>
      %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %60 = stablehlo.multiply %59, %38 : tensor<2xf32>
      %61 = stablehlo.subtract %57, %60 : tensor<2xf32>
      %cst_27 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
      %62 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %63 = stablehlo.multiply %62, %iterArg_7 : tensor<2xf32>
      %64 = stablehlo.add %61, %63 : tensor<2xf32>
      %cst_28 = stablehlo.constant dense<1.400000e+01> : tensor<f32>
      %65 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %66 = stablehlo.multiply %65, %12 : tensor<2xf32>
      %67 = stablehlo.add %64, %66 : tensor<2xf32>
      %cst_29 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %68 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %69 = stablehlo.multiply %68, %34 : tensor<2xf32>
      %70 = stablehlo.subtract %67, %69 : tensor<2xf32>
      %cst_30 = stablehlo.constant dense<-4.000000e+00> : tensor<f32>
      %71 = stablehlo.multiply %cst_30, %iterArg_10 : tensor<f32>
      %72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %73 = stablehlo.multiply %72, %36 : tensor<2xf32>
      %74 = stablehlo.broadcast_in_dim %iterArg_10, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %75 = stablehlo.multiply %74, %38 : tensor<2xf32>
      %76 = stablehlo.add %73, %75 : tensor<2xf32>
      %cst_31 = stablehlo.constant dense<1.100000e+01> : tensor<f32>
      %77 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %78 = stablehlo.multiply %77, %iterArg_7 : tensor<2xf32>
      %79 = stablehlo.subtract %76, %78 : tensor<2xf32>
      %cst_32 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
      %80 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %81 = stablehlo.multiply %80, %12 : tensor<2xf32>
      %82 = stablehlo.subtract %79, %81 : tensor<2xf32>
      %cst_33 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %84 = stablehlo.multiply %83, %34 : tensor<2xf32>
      %85 = stablehlo.add %82, %84 : tensor<2xf32>
      %86 = stablehlo.broadcast_in_dim %iterArg_10, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %87 = stablehlo.multiply %86, %36 : tensor<2xf32>
      %88 = stablehlo.broadcast_in_dim %54, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
      %89 = stablehlo.broadcast_in_dim %70, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
      %90 = stablehlo.broadcast_in_dim %85, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
      %91 = stablehlo.broadcast_in_dim %87, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
      %92 = stablehlo.broadcast_in_dim %iterArg_7, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
      %93 = stablehlo.concatenate %88, %89, %90, %91, %92, dim = 0 : (tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
      %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %94 = stablehlo.compare LT, %30, %cst_34, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_36 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
      %95 = func.call @_where_2(%94, %cst_35, %cst_36) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %cst_37 = stablehlo.constant dense<-2.000000e-01> : tensor<f32>
      %96 = stablehlo.power %30, %cst_37 : tensor<f32>
      %cst_38 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %97 = stablehlo.multiply %96, %cst_38 : tensor<f32>
      %98 = stablehlo.convert %95 : tensor<f32>
      %99 = stablehlo.maximum %97, %98 : tensor<f32>
      %cst_39 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
      %100 = stablehlo.minimum %cst_39, %99 : tensor<f32>
      %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %101 = stablehlo.compare EQ, %30, %cst_40, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_41 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
      %102 = stablehlo.multiply %iterArg_10, %cst_41 : tensor<f32>
      %103 = stablehlo.multiply %iterArg_10, %100 : tensor<f32>
      %104 = func.call @_where_3(%101, %102, %103) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %cst_42 = stablehlo.constant dense<0x7F800000> : tensor<f32>
      %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %105 = func.call @clip_4(%104, %cst_42, %cst_43) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %c_44 = stablehlo.constant dense<1> : tensor<i32>
      %106 = stablehlo.add %iterArg_6, %c_44 : tensor<i32>
      %c_45 = stablehlo.constant dense<1> : tensor<i32>
      %107 = stablehlo.add %iterArg_6, %c_45 : tensor<i32>
      %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %108 = stablehlo.compare LE, %30, %cst_46, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %109 = func.call @_where_5(%108, %106, %107) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %110 = func.call @_where_6(%108, %12, %iterArg_7) : (tensor<i1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %111 = func.call @_where_6(%108, %17, %iterArg_8) : (tensor<i1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %112 = func.call @_where_3(%108, %18, %iterArg_9) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %113 = func.call @_where_3(%108, %105, %105) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %114 = func.call @_where_3(%108, %iterArg_9, %iterArg_11) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %115 = func.call @_where_7(%108, %93, %iterArg_12) : (tensor<i1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
      stablehlo.return %iterArg, %iterArg_0, %iterArg_1, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %109, %110, %111, %112, %113, %114, %115 : tensor<f32>, tensor<7xf32>, tensor<6x7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<f32>, tensor<7xf32>, tensor<i32>, tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5x2xf32>
    }
    %1 = stablehlo.subtract %arg12, %0#12 : tensor<f32>
    %2 = stablehlo.subtract %0#10, %0#12 : tensor<f32>
    %3 = stablehlo.divide %1, %2 : tensor<f32>
    %4 = call @polyval(%0#13, %3) : (tensor<5x2xf32>, tensor<f32>) -> tensor<2xf32>
    return %0#8, %0#9, %0#10, %0#11, %0#12, %0#13, %4 : tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5x2xf32>, tensor<2xf32>
  }
  func.func private @closed_call_1(%arg0: tensor<7xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<6x7xf32>, %arg4: tensor<2xf32>, %arg5: tensor<f32>, %arg6: tensor<i32>, %arg7: tensor<7x2xf32>) -> (tensor<i32>, tensor<7x2xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg6, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.subtract %arg6, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<7> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %5, sizes = [1] : (tensor<7xf32>, tensor<i32>) -> tensor<1xf32>
    %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
    %8 = stablehlo.multiply %arg1, %7 : tensor<f32>
    %9 = stablehlo.add %arg2, %8 : tensor<f32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %10 = stablehlo.subtract %arg6, %c_3 : tensor<i32>
    %11 = stablehlo.convert %10 : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.compare LT, %11, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<6> : tensor<i32>
    %13 = stablehlo.add %11, %c_5 : tensor<i32>
    %14 = stablehlo.select %12, %13, %11 : tensor<i1>, tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.compare LT, %c_6, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %c_9 = stablehlo.constant dense<7> : tensor<i32>
    %16 = stablehlo.add %c_8, %c_9 : tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.select %15, %16, %c_10 : tensor<i1>, tensor<i32>
    %18 = stablehlo.dynamic_slice %arg3, %14, %17, sizes = [1, 7] : (tensor<6x7xf32>, tensor<i32>, tensor<i32>) -> tensor<1x7xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x7xf32>) -> tensor<7xf32>
    %20 = stablehlo.dot_general %19, %arg7, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<7xf32>, tensor<7x2xf32>) -> tensor<2xf32>
    %21 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<2xf32>
    %23 = stablehlo.add %arg4, %22 : tensor<2xf32>
    %24 = stablehlo.slice %23 [0:2] : (tensor<2xf32>) -> tensor<2xf32>
    %25 = stablehlo.slice %24 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %26 = stablehlo.reshape %25 : (tensor<1xf32>) -> tensor<f32>
    %27 = stablehlo.negate %arg5 : tensor<f32>
    %28 = stablehlo.slice %24 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %29 = stablehlo.reshape %28 : (tensor<1xf32>) -> tensor<f32>
    %30 = stablehlo.sine %29 : tensor<f32>
    %31 = stablehlo.multiply %27, %30 : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %33 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %34 = stablehlo.concatenate %32, %33, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.compare LT, %arg6, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_12 = stablehlo.constant dense<7> : tensor<i32>
    %36 = stablehlo.add %arg6, %c_12 : tensor<i32>
    %37 = stablehlo.select %35, %36, %arg6 : tensor<i1>, tensor<i32>
    %38 = stablehlo.convert %37 : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %40 = "stablehlo.scatter"(%arg7, %39, %34) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      stablehlo.return %arg9 : tensor<f32>
    }) : (tensor<7x2xf32>, tensor<1xi32>, tensor<2xf32>) -> tensor<7x2xf32>
    return %0, %40 : tensor<i32>, tensor<7x2xf32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @clip_4(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<f32>
    %2 = stablehlo.convert %arg1 : tensor<f32>
    %3 = stablehlo.minimum %2, %1 : tensor<f32>
    return %3 : tensor<f32>
  }
  func.func private @_where_5(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_6(%arg0: tensor<i1>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func private @_where_7(%arg0: tensor<i1>, %arg1: tensor<5x2xf32>, %arg2: tensor<5x2xf32>) -> tensor<5x2xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<5x2xf32>
    return %0 : tensor<5x2xf32>
  }
  func.func private @polyval(%arg0: tensor<5x2xf32>, %arg1: tensor<f32>) -> tensor<2xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %1 = stablehlo.slice %arg0 [0:0, 0:2] : (tensor<5x2xf32>) -> tensor<0x2xf32>
    %2 = stablehlo.slice %arg0 [0:5, 0:2] : (tensor<5x2xf32>) -> tensor<5x2xf32>
    %3 = stablehlo.slice %2 [0:1, 0:2] : (tensor<5x2xf32>) -> tensor<1x2xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x2xf32>) -> tensor<2xf32>
    %5 = call @closed_call_8(%arg1, %0, %4) : (tensor<f32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %6 = stablehlo.slice %2 [1:2, 0:2] : (tensor<5x2xf32>) -> tensor<1x2xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x2xf32>) -> tensor<2xf32>
    %8 = call @closed_call_8(%arg1, %5, %7) : (tensor<f32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %9 = stablehlo.slice %2 [2:3, 0:2] : (tensor<5x2xf32>) -> tensor<1x2xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x2xf32>) -> tensor<2xf32>
    %11 = call @closed_call_8(%arg1, %8, %10) : (tensor<f32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %12 = stablehlo.slice %2 [3:4, 0:2] : (tensor<5x2xf32>) -> tensor<1x2xf32>
    %13 = stablehlo.reshape %12 : (tensor<1x2xf32>) -> tensor<2xf32>
    %14 = call @closed_call_8(%arg1, %11, %13) : (tensor<f32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %15 = stablehlo.slice %2 [4:5, 0:2] : (tensor<5x2xf32>) -> tensor<1x2xf32>
    %16 = stablehlo.reshape %15 : (tensor<1x2xf32>) -> tensor<2xf32>
    %17 = call @closed_call_8(%arg1, %14, %16) : (tensor<f32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    return %17 : tensor<2xf32>
  }
  func.func private @closed_call_8(%arg0: tensor<f32>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %1 = stablehlo.multiply %arg1, %0 : tensor<2xf32>
    %2 = stablehlo.add %1, %arg2 : tensor<2xf32>
    return %2 : tensor<2xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<i32>) -> tensor<3x2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x2xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<3x2xf32>
    return %1 : tensor<3x2xf32>
  }
  func.func private @_odeint_wrapper_9(%arg0: tensor<4x2xf32>, %arg1: tensor<4xf32>, %arg2: tensor<f32>, %arg3: tensor<4x2xf32>) -> tensor<f32> {
    %0 = stablehlo.slice %arg3 [3:4, 0:2] : (tensor<4x2xf32>) -> tensor<1x2xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2xf32>) -> tensor<2xf32>
    %2 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.multiply %3, %2 : tensor<3xi32>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %6 = stablehlo.add %5, %4 : tensor<3xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7:9 = stablehlo.while(%iterArg = %6, %iterArg_3 = %arg0, %iterArg_4 = %arg1, %iterArg_5 = %arg2, %iterArg_6 = %arg3, %iterArg_7 = %c_2, %iterArg_8 = %1, %iterArg_9 = %cst, %iterArg_10 = %cst_1) : tensor<3xi32>, tensor<4x2xf32>, tensor<4xf32>, tensor<f32>, tensor<4x2xf32>, tensor<i32>, tensor<2xf32>, tensor<f32>, tensor<f32>
    cond {
      %c_11 = stablehlo.constant dense<3> : tensor<i32>
      %8 = stablehlo.compare LT, %iterArg_7, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %8 = func.call @dynamic_index_in_dim_10(%iterArg, %iterArg_7) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %9:3 = func.call @closed_call_11(%iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_8, %iterArg_9, %iterArg_10, %8) : (tensor<4x2xf32>, tensor<4xf32>, tensor<f32>, tensor<4x2xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<f32>, tensor<f32>)
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %10 = stablehlo.add %iterArg_7, %c_11 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %10, %9#0, %9#1, %9#2 : tensor<3xi32>, tensor<4x2xf32>, tensor<4xf32>, tensor<f32>, tensor<4x2xf32>, tensor<i32>, tensor<2xf32>, tensor<f32>, tensor<f32>
    }
    return %7#8 : tensor<f32>
  }
  func.func private @dynamic_index_in_dim_10(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call_11(%arg0: tensor<4x2xf32>, %arg1: tensor<4xf32>, %arg2: tensor<f32>, %arg3: tensor<4x2xf32>, %arg4: tensor<2xf32>, %arg5: tensor<f32>, %arg6: tensor<f32>, %arg7: tensor<i32>) -> (tensor<2xf32>, tensor<f32>, tensor<f32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg7, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %1 = stablehlo.add %arg7, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg7 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %c_1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<2> : tensor<i32>
    %4 = stablehlo.add %c_3, %c_4 : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.select %3, %4, %c_5 : tensor<i1>, tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %2, %5, sizes = [1, 2] : (tensor<4x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x2xf32>) -> tensor<2xf32>
    %8 = stablehlo.slice %7 [0:2] : (tensor<2xf32>) -> tensor<2xf32>
    %9 = stablehlo.slice %8 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %10 = stablehlo.reshape %9 : (tensor<1xf32>) -> tensor<f32>
    %11 = stablehlo.negate %arg2 : tensor<f32>
    %12 = stablehlo.slice %8 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %13 = stablehlo.reshape %12 : (tensor<1xf32>) -> tensor<f32>
    %14 = stablehlo.sine %13 : tensor<f32>
    %15 = stablehlo.multiply %11, %14 : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %18 = stablehlo.concatenate %16, %17, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.compare LT, %arg7, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<4> : tensor<i32>
    %20 = stablehlo.add %arg7, %c_7 : tensor<i32>
    %21 = stablehlo.select %19, %20, %arg7 : tensor<i1>, tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.compare LT, %c_8, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %c_11 = stablehlo.constant dense<2> : tensor<i32>
    %23 = stablehlo.add %c_10, %c_11 : tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.select %22, %23, %c_12 : tensor<i1>, tensor<i32>
    %25 = stablehlo.dynamic_slice %arg3, %21, %24, sizes = [1, 2] : (tensor<4x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
    %26 = stablehlo.reshape %25 : (tensor<1x2xf32>) -> tensor<2xf32>
    %27 = stablehlo.dot_general %18, %26, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
    %28 = stablehlo.convert %arg5 : tensor<f32>
    %29 = stablehlo.subtract %28, %27 : tensor<f32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %30 = stablehlo.compare LT, %arg7, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_14 = stablehlo.constant dense<4> : tensor<i32>
    %31 = stablehlo.add %arg7, %c_14 : tensor<i32>
    %32 = stablehlo.select %30, %31, %arg7 : tensor<i1>, tensor<i32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %33 = stablehlo.compare LT, %c_15, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %c_18 = stablehlo.constant dense<2> : tensor<i32>
    %34 = stablehlo.add %c_17, %c_18 : tensor<i32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.select %33, %34, %c_19 : tensor<i1>, tensor<i32>
    %36 = stablehlo.dynamic_slice %arg0, %32, %35, sizes = [1, 2] : (tensor<4x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
    %37 = stablehlo.reshape %36 : (tensor<1x2xf32>) -> tensor<2xf32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %38 = stablehlo.compare LT, %arg7, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_21 = stablehlo.constant dense<4> : tensor<i32>
    %39 = stablehlo.add %arg7, %c_21 : tensor<i32>
    %40 = stablehlo.select %38, %39, %arg7 : tensor<i1>, tensor<i32>
    %41 = stablehlo.dynamic_slice %arg1, %40, sizes = [1] : (tensor<4xf32>, tensor<i32>) -> tensor<1xf32>
    %42 = stablehlo.reshape %41 : (tensor<1xf32>) -> tensor<f32>
    %43 = stablehlo.negate %42 : tensor<f32>
    %c_22 = stablehlo.constant dense<1> : tensor<i32>
    %44 = stablehlo.subtract %arg7, %c_22 : tensor<i32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %45 = stablehlo.compare LT, %44, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_24 = stablehlo.constant dense<4> : tensor<i32>
    %46 = stablehlo.add %44, %c_24 : tensor<i32>
    %47 = stablehlo.select %45, %46, %44 : tensor<i1>, tensor<i32>
    %48 = stablehlo.dynamic_slice %arg1, %47, sizes = [1] : (tensor<4xf32>, tensor<i32>) -> tensor<1xf32>
    %49 = stablehlo.reshape %48 : (tensor<1xf32>) -> tensor<f32>
    %50 = stablehlo.negate %49 : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %52 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %53 = stablehlo.concatenate %51, %52, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %54:3 = call @_odeint_wrapper_12(%37, %arg4, %29, %arg6, %53, %arg2) : (tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<2xf32>, tensor<f32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>)
    %55 = stablehlo.slice %54#0 [1:2, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %56 = stablehlo.reshape %55 : (tensor<1x2xf32>) -> tensor<2xf32>
    %57 = stablehlo.slice %54#1 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %58 = stablehlo.reshape %57 : (tensor<1xf32>) -> tensor<f32>
    %59 = stablehlo.slice %54#2 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %60 = stablehlo.reshape %59 : (tensor<1xf32>) -> tensor<f32>
    %c_25 = stablehlo.constant dense<1> : tensor<i32>
    %61 = stablehlo.subtract %arg7, %c_25 : tensor<i32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %62 = stablehlo.compare LT, %61, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_27 = stablehlo.constant dense<4> : tensor<i32>
    %63 = stablehlo.add %61, %c_27 : tensor<i32>
    %64 = stablehlo.select %62, %63, %61 : tensor<i1>, tensor<i32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %65 = stablehlo.compare LT, %c_28, %c_29, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %c_31 = stablehlo.constant dense<2> : tensor<i32>
    %66 = stablehlo.add %c_30, %c_31 : tensor<i32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %67 = stablehlo.select %65, %66, %c_32 : tensor<i1>, tensor<i32>
    %68 = stablehlo.dynamic_slice %arg3, %64, %67, sizes = [1, 2] : (tensor<4x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
    %69 = stablehlo.reshape %68 : (tensor<1x2xf32>) -> tensor<2xf32>
    %70 = stablehlo.add %56, %69 : tensor<2xf32>
    return %70, %58, %60 : tensor<2xf32>, tensor<f32>, tensor<f32>
  }
  func.func private @_odeint_wrapper_12(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<2xf32>, %arg5: tensor<f32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>) {
    %cst = stablehlo.constant dense<[2.000000e-01, 3.000000e-01, 8.000000e-01, 0.888888895, 1.000000e+00, 1.000000e+00, 0.000000e+00]> : tensor<7xf32>
    %cst_0 = stablehlo.constant dense<[[2.000000e-01, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [7.500000e-02, 2.250000e-01, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.977777779, -3.73333335, 3.55555558, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [2.95259857, -11.5957937, 9.82289314, -0.290809333, 0.000000e+00, 0.000000e+00, 0.000000e+00], [2.84627533, -10.757576, 8.90642261, 0.278409094, -0.273531318, 0.000000e+00, 0.000000e+00], [0.0911458358, 0.000000e+00, 0.449236304, 0.651041686, -0.322376192, 0.130952388, 0.000000e+00]]> : tensor<6x7xf32>
    %cst_1 = stablehlo.constant dense<[0.0911458358, 0.000000e+00, 0.449236304, 0.651041686, -0.322376192, 0.130952388, 0.000000e+00]> : tensor<7xf32>
    %cst_2 = stablehlo.constant dense<[8.21759284E-4, 0.000000e+00, -0.00283518014, 0.0246527772, -0.0339091979, 0.027936507, -0.0166666675]> : tensor<7xf32>
    %cst_3 = stablehlo.constant dense<[0.100134321, 0.000000e+00, 0.391832173, -0.0298246015, 0.0589326844, -0.0449788868, 0.0239043087]> : tensor<7xf32>
    %0 = stablehlo.reshape %arg2 : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %arg3 : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.concatenate %arg0, %arg1, %0, %1, dim = 0 : (tensor<2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<6xf32>
    %3 = stablehlo.slice %2 [0:2] : (tensor<6xf32>) -> tensor<2xf32>
    %4 = stablehlo.slice %2 [2:4] : (tensor<6xf32>) -> tensor<2xf32>
    %5 = stablehlo.slice %2 [4:5] : (tensor<6xf32>) -> tensor<1xf32>
    %6 = stablehlo.slice %2 [5:6] : (tensor<6xf32>) -> tensor<1xf32>
    %7 = stablehlo.slice %3 [0:2] : (tensor<2xf32>) -> tensor<2xf32>
    %8 = stablehlo.slice %7 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %9 = stablehlo.reshape %8 : (tensor<1xf32>) -> tensor<f32>
    %10 = stablehlo.negate %arg5 : tensor<f32>
    %11 = stablehlo.slice %7 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %12 = stablehlo.reshape %11 : (tensor<1xf32>) -> tensor<f32>
    %13 = stablehlo.sine %12 : tensor<f32>
    %14 = stablehlo.cosine %12 : tensor<f32>
    %15 = stablehlo.multiply %10, %13 : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %18 = stablehlo.concatenate %16, %17, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %19 = stablehlo.negate %18 : tensor<2xf32>
    %20 = stablehlo.slice %4 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %21 = stablehlo.slice %4 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%20 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %24 = stablehlo.multiply %10, %22 : tensor<f32>
    %25 = stablehlo.multiply %22, %13 : tensor<f32>
    %26 = stablehlo.multiply %24, %14 : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.pad %27, %cst_6, low = [0], high = [1], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %29 = stablehlo.negate %25 : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.pad %30, %cst_7, low = [1], high = [0], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %32 = stablehlo.add %28, %31 : tensor<2xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reshape %cst_8 : (tensor<f32>) -> tensor<1xf32>
    %34 = stablehlo.reshape %29 : (tensor<f32>) -> tensor<1xf32>
    %35 = stablehlo.concatenate %19, %32, %33, %34, dim = 0 : (tensor<2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<6xf32>
    %36 = stablehlo.abs %2 : tensor<6xf32>
    %cst_9 = stablehlo.constant dense<1.400000e-08> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %38 = stablehlo.multiply %36, %37 : tensor<6xf32>
    %cst_10 = stablehlo.constant dense<1.400000e-08> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %40 = stablehlo.add %39, %38 : tensor<6xf32>
    %41 = stablehlo.divide %2, %40 : tensor<6xf32>
    %42 = call @norm_13(%41) : (tensor<6xf32>) -> tensor<f32>
    %43 = stablehlo.divide %35, %40 : tensor<6xf32>
    %44 = call @norm_13(%43) : (tensor<6xf32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %45 = stablehlo.compare LT, %42, %cst_11, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_12 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %46 = stablehlo.compare LT, %44, %cst_12, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %47 = stablehlo.or %45, %46 : tensor<i1>
    %cst_13 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %48 = stablehlo.multiply %cst_13, %42 : tensor<f32>
    %49 = stablehlo.divide %48, %44 : tensor<f32>
    %cst_14 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %50 = call @_where_14(%47, %cst_14, %49) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %52 = stablehlo.multiply %51, %35 : tensor<6xf32>
    %53 = stablehlo.add %2, %52 : tensor<6xf32>
    %54 = stablehlo.slice %53 [0:2] : (tensor<6xf32>) -> tensor<2xf32>
    %55 = stablehlo.slice %53 [2:4] : (tensor<6xf32>) -> tensor<2xf32>
    %56 = stablehlo.slice %53 [4:5] : (tensor<6xf32>) -> tensor<1xf32>
    %57 = stablehlo.slice %53 [5:6] : (tensor<6xf32>) -> tensor<1xf32>
    %58 = stablehlo.slice %54 [0:2] : (tensor<2xf32>) -> tensor<2xf32>
    %59 = stablehlo.slice %58 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %60 = stablehlo.reshape %59 : (tensor<1xf32>) -> tensor<f32>
    %61 = stablehlo.negate %arg5 : tensor<f32>
    %62 = stablehlo.slice %58 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %63 = stablehlo.reshape %62 : (tensor<1xf32>) -> tensor<f32>
    %64 = stablehlo.sine %63 : tensor<f32>
    %65 = stablehlo.cosine %63 : tensor<f32>
    %66 = stablehlo.multiply %61, %64 : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %68 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %69 = stablehlo.concatenate %67, %68, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %70 = stablehlo.negate %69 : tensor<2xf32>
    %71 = stablehlo.slice %55 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %72 = stablehlo.slice %55 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%71 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %75 = stablehlo.multiply %61, %73 : tensor<f32>
    %76 = stablehlo.multiply %73, %64 : tensor<f32>
    %77 = stablehlo.multiply %75, %65 : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.pad %78, %cst_17, low = [0], high = [1], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %80 = stablehlo.negate %76 : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %74, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.pad %81, %cst_18, low = [1], high = [0], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %83 = stablehlo.add %79, %82 : tensor<2xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.reshape %cst_19 : (tensor<f32>) -> tensor<1xf32>
    %85 = stablehlo.reshape %80 : (tensor<f32>) -> tensor<1xf32>
    %86 = stablehlo.concatenate %70, %83, %84, %85, dim = 0 : (tensor<2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<6xf32>
    %87 = stablehlo.subtract %86, %35 : tensor<6xf32>
    %88 = stablehlo.divide %87, %40 : tensor<6xf32>
    %89 = call @norm_13(%88) : (tensor<6xf32>) -> tensor<f32>
    %90 = stablehlo.divide %89, %50 : tensor<f32>
    %cst_20 = stablehlo.constant dense<1.000000e-15> : tensor<f32>
    %91 = stablehlo.compare LE, %44, %cst_20, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_21 = stablehlo.constant dense<1.000000e-15> : tensor<f32>
    %92 = stablehlo.compare LE, %90, %cst_21, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %93 = stablehlo.and %91, %92 : tensor<i1>
    %cst_22 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %94 = stablehlo.multiply %50, %cst_22 : tensor<f32>
    %cst_23 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %95 = stablehlo.maximum %cst_23, %94 : tensor<f32>
    %96 = stablehlo.maximum %44, %90 : tensor<f32>
    %cst_24 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %97 = stablehlo.divide %cst_24, %96 : tensor<f32>
    %cst_25 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
    %98 = stablehlo.power %97, %cst_25 : tensor<f32>
    %99 = call @_where_15(%93, %95, %98) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_26 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %100 = stablehlo.multiply %cst_26, %50 : tensor<f32>
    %101 = stablehlo.minimum %100, %99 : tensor<f32>
    %cst_27 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = call @clip_16(%101, %cst_27, %cst_28) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %103 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %104 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %105 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %106 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %107 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %108 = stablehlo.concatenate %103, %104, %105, %106, %107, dim = 0 : (tensor<1x6xf32>, tensor<1x6xf32>, tensor<1x6xf32>, tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<5x6xf32>
    %109 = stablehlo.slice %arg4 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %110 = stablehlo.reshape %109 : (tensor<1xf32>) -> tensor<f32>
    %111 = stablehlo.slice %arg4 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %112 = stablehlo.reshape %111 : (tensor<1xf32>) -> tensor<f32>
    %113 = stablehlo.slice %arg4 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<1x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %115:15 = stablehlo.while(%iterArg = %113, %iterArg_30 = %cst, %iterArg_31 = %cst_0, %iterArg_32 = %cst_1, %iterArg_33 = %cst_2, %iterArg_34 = %arg5, %iterArg_35 = %cst_3, %iterArg_36 = %c, %iterArg_37 = %2, %iterArg_38 = %35, %iterArg_39 = %110, %iterArg_40 = %102, %iterArg_41 = %112, %iterArg_42 = %108, %iterArg_43 = %114) : tensor<1xf32>, tensor<7xf32>, tensor<6x7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<f32>, tensor<7xf32>, tensor<i32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5x6xf32>, tensor<1x6xf32>
    cond {
      %c_44 = stablehlo.constant dense<1> : tensor<i32>
      %124 = stablehlo.compare LT, %iterArg_36, %c_44, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %124 : tensor<i1>
    } do {
      %124 = func.call @dynamic_index_in_dim_17(%iterArg, %iterArg_36) : (tensor<1xf32>, tensor<i32>) -> tensor<f32>
      %125:7 = func.call @closed_call_18(%iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %124) : (tensor<7xf32>, tensor<6x7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<f32>, tensor<7xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5x6xf32>, tensor<f32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5x6xf32>, tensor<6xf32>)
      %126 = func.call @dynamic_update_index_in_dim_24(%iterArg_43, %125#6, %iterArg_36) : (tensor<1x6xf32>, tensor<6xf32>, tensor<i32>) -> tensor<1x6xf32>
      %c_44 = stablehlo.constant dense<1> : tensor<i32>
      %127 = stablehlo.add %iterArg_36, %c_44 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %127, %125#0, %125#1, %125#2, %125#3, %125#4, %125#5, %126 : tensor<1xf32>, tensor<7xf32>, tensor<6x7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<f32>, tensor<7xf32>, tensor<i32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5x6xf32>, tensor<1x6xf32>
    }
    %116 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %117 = stablehlo.concatenate %116, %115#14, dim = 0 : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<2x6xf32>
    %118 = stablehlo.slice %117 [0:2, 0:2] : (tensor<2x6xf32>) -> tensor<2x2xf32>
    %119 = stablehlo.slice %117 [0:2, 2:4] : (tensor<2x6xf32>) -> tensor<2x2xf32>
    %120 = stablehlo.slice %117 [0:2, 4:5] : (tensor<2x6xf32>) -> tensor<2x1xf32>
    %121 = stablehlo.slice %117 [0:2, 5:6] : (tensor<2x6xf32>) -> tensor<2x1xf32>
    %122 = stablehlo.reshape %120 : (tensor<2x1xf32>) -> tensor<2xf32>
    %123 = stablehlo.reshape %121 : (tensor<2x1xf32>) -> tensor<2xf32>
    return %119, %122, %123 : tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>
  }
  func.func private @norm_13(%arg0: tensor<6xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @_where_14(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_where_15(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @clip_16(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<f32>
    %2 = stablehlo.convert %arg1 : tensor<f32>
    %3 = stablehlo.minimum %2, %1 : tensor<f32>
    return %3 : tensor<f32>
  }
  func.func private @dynamic_index_in_dim_17(%arg0: tensor<1xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<1xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @closed_call_18(%arg0: tensor<7xf32>, %arg1: tensor<6x7xf32>, %arg2: tensor<7xf32>, %arg3: tensor<7xf32>, %arg4: tensor<f32>, %arg5: tensor<7xf32>, %arg6: tensor<6xf32>, %arg7: tensor<6xf32>, %arg8: tensor<f32>, %arg9: tensor<f32>, %arg10: tensor<f32>, %arg11: tensor<5x6xf32>, %arg12: tensor<f32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5x6xf32>, tensor<6xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:14 = stablehlo.while(%iterArg = %arg12, %iterArg_0 = %arg0, %iterArg_1 = %arg1, %iterArg_2 = %arg2, %iterArg_3 = %arg3, %iterArg_4 = %arg4, %iterArg_5 = %arg5, %iterArg_6 = %c, %iterArg_7 = %arg6, %iterArg_8 = %arg7, %iterArg_9 = %arg8, %iterArg_10 = %arg9, %iterArg_11 = %arg10, %iterArg_12 = %arg11) : tensor<f32>, tensor<7xf32>, tensor<6x7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<f32>, tensor<7xf32>, tensor<i32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5x6xf32>
    cond {
      %5 = stablehlo.compare LT, %iterArg_9, %iterArg, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.convert %iterArg_6 : (tensor<i32>) -> tensor<f32>
      %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
      %7 = stablehlo.compare LT, %6, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_13 = stablehlo.constant dense<false> : tensor<i1>
      %8 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i1>) -> tensor<i1>
      %9 = stablehlo.compare NE, %7, %8, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %10 = stablehlo.convert %9 : tensor<i1>
      %11 = stablehlo.and %5, %10 : tensor<i1>
      %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %12 = stablehlo.compare GT, %iterArg_10, %cst_14, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %13 = stablehlo.and %11, %12 : tensor<i1>
      stablehlo.return %13 : tensor<i1>
    } do {
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x6xf32>
      %c_13 = stablehlo.constant dense<0> : tensor<i32>
      %6 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %7 = "stablehlo.scatter"(%5, %6, %iterArg_8) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
        stablehlo.return %arg14 : tensor<f32>
      }) : (tensor<7x6xf32>, tensor<1xi32>, tensor<6xf32>) -> tensor<7x6xf32>
      %c_14 = stablehlo.constant dense<1> : tensor<i32>
      %c_15 = stablehlo.constant dense<0> : tensor<i32>
      %8:9 = stablehlo.while(%iterArg_47 = %iterArg_0, %iterArg_48 = %iterArg_10, %iterArg_49 = %iterArg_9, %iterArg_50 = %iterArg_1, %iterArg_51 = %iterArg_7, %iterArg_52 = %iterArg_4, %iterArg_53 = %c_15, %iterArg_54 = %c_14, %iterArg_55 = %7) : tensor<7xf32>, tensor<f32>, tensor<f32>, tensor<6x7xf32>, tensor<6xf32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<7x6xf32>
      cond {
        %c_56 = stablehlo.constant dense<6> : tensor<i32>
        %116 = stablehlo.compare LT, %iterArg_53, %c_56, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %116 : tensor<i1>
      } do {
        %116:2 = func.call @closed_call_19(%iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_54, %iterArg_55) : (tensor<7xf32>, tensor<f32>, tensor<f32>, tensor<6x7xf32>, tensor<6xf32>, tensor<f32>, tensor<i32>, tensor<7x6xf32>) -> (tensor<i32>, tensor<7x6xf32>)
        %c_56 = stablehlo.constant dense<1> : tensor<i32>
        %117 = stablehlo.add %iterArg_53, %c_56 : tensor<i32>
        stablehlo.return %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %117, %116#0, %116#1 : tensor<7xf32>, tensor<f32>, tensor<f32>, tensor<6x7xf32>, tensor<6xf32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<7x6xf32>
      }
      %9 = stablehlo.dot_general %iterArg_2, %8#8, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<7xf32>, tensor<7x6xf32>) -> tensor<6xf32>
      %10 = stablehlo.broadcast_in_dim %iterArg_10, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %11 = stablehlo.multiply %10, %9 : tensor<6xf32>
      %12 = stablehlo.add %11, %iterArg_7 : tensor<6xf32>
      %13 = stablehlo.dot_general %iterArg_3, %8#8, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<7xf32>, tensor<7x6xf32>) -> tensor<6xf32>
      %14 = stablehlo.broadcast_in_dim %iterArg_10, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %15 = stablehlo.multiply %14, %13 : tensor<6xf32>
      %16 = stablehlo.slice %8#8 [6:7, 0:6] : (tensor<7x6xf32>) -> tensor<1x6xf32>
      %17 = stablehlo.reshape %16 : (tensor<1x6xf32>) -> tensor<6xf32>
      %18 = stablehlo.add %iterArg_9, %iterArg_10 : tensor<f32>
      %19 = stablehlo.abs %iterArg_7 : tensor<6xf32>
      %20 = stablehlo.abs %12 : tensor<6xf32>
      %21 = stablehlo.maximum %19, %20 : tensor<6xf32>
      %cst_16 = stablehlo.constant dense<1.400000e-08> : tensor<f32>
      %22 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %23 = stablehlo.multiply %22, %21 : tensor<6xf32>
      %cst_17 = stablehlo.constant dense<1.400000e-08> : tensor<f32>
      %24 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %25 = stablehlo.add %24, %23 : tensor<6xf32>
      %26 = stablehlo.divide %15, %25 : tensor<6xf32>
      %27 = stablehlo.multiply %26, %26 : tensor<6xf32>
      %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %28 = stablehlo.reduce(%27 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
      %cst_19 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
      %29 = stablehlo.divide %28, %cst_19 : tensor<f32>
      %30 = stablehlo.sqrt %29 : tensor<f32>
      %31 = stablehlo.dot_general %iterArg_5, %8#8, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<7xf32>, tensor<7x6xf32>) -> tensor<6xf32>
      %32 = stablehlo.broadcast_in_dim %iterArg_10, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %33 = stablehlo.multiply %32, %31 : tensor<6xf32>
      %34 = stablehlo.add %iterArg_7, %33 : tensor<6xf32>
      %35 = stablehlo.slice %8#8 [0:1, 0:6] : (tensor<7x6xf32>) -> tensor<1x6xf32>
      %36 = stablehlo.reshape %35 : (tensor<1x6xf32>) -> tensor<6xf32>
      %37 = stablehlo.slice %8#8 [6:7, 0:6] : (tensor<7x6xf32>) -> tensor<1x6xf32>
      %38 = stablehlo.reshape %37 : (tensor<1x6xf32>) -> tensor<6xf32>
      %cst_20 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
      %39 = stablehlo.multiply %cst_20, %iterArg_10 : tensor<f32>
      %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %41 = stablehlo.multiply %40, %36 : tensor<6xf32>
      %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %42 = stablehlo.multiply %cst_21, %iterArg_10 : tensor<f32>
      %43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %44 = stablehlo.multiply %43, %38 : tensor<6xf32>
      %45 = stablehlo.add %41, %44 : tensor<6xf32>
      %cst_22 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %46 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %47 = stablehlo.multiply %46, %iterArg_7 : tensor<6xf32>
      %48 = stablehlo.subtract %45, %47 : tensor<6xf32>
      %cst_23 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %49 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %50 = stablehlo.multiply %49, %12 : tensor<6xf32>
      %51 = stablehlo.subtract %48, %50 : tensor<6xf32>
      %cst_24 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %52 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %53 = stablehlo.multiply %52, %34 : tensor<6xf32>
      %54 = stablehlo.add %51, %53 : tensor<6xf32>
      %cst_25 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
      %55 = stablehlo.multiply %cst_25, %iterArg_10 : tensor<f32>
      %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %57 = stablehlo.multiply %56, %36 : tensor<6xf32>
      %cst_26 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
      %58 = stablehlo.multiply %cst_26, %iterArg_10 : tensor<f32>
      %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %60 = stablehlo.multiply %59, %38 : tensor<6xf32>
      %61 = stablehlo.subtract %57, %60 : tensor<6xf32>
      %cst_27 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
      %62 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %63 = stablehlo.multiply %62, %iterArg_7 : tensor<6xf32>
      %64 = stablehlo.add %61, %63 : tensor<6xf32>
      %cst_28 = stablehlo.constant dense<1.400000e+01> : tensor<f32>
      %65 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %66 = stablehlo.multiply %65, %12 : tensor<6xf32>
      %67 = stablehlo.add %64, %66 : tensor<6xf32>
      %cst_29 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %68 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %69 = stablehlo.multiply %68, %34 : tensor<6xf32>
      %70 = stablehlo.subtract %67, %69 : tensor<6xf32>
      %cst_30 = stablehlo.constant dense<-4.000000e+00> : tensor<f32>
      %71 = stablehlo.multiply %cst_30, %iterArg_10 : tensor<f32>
      %72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %73 = stablehlo.multiply %72, %36 : tensor<6xf32>
      %74 = stablehlo.broadcast_in_dim %iterArg_10, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %75 = stablehlo.multiply %74, %38 : tensor<6xf32>
      %76 = stablehlo.add %73, %75 : tensor<6xf32>
      %cst_31 = stablehlo.constant dense<1.100000e+01> : tensor<f32>
      %77 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %78 = stablehlo.multiply %77, %iterArg_7 : tensor<6xf32>
      %79 = stablehlo.subtract %76, %78 : tensor<6xf32>
      %cst_32 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
      %80 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %81 = stablehlo.multiply %80, %12 : tensor<6xf32>
      %82 = stablehlo.subtract %79, %81 : tensor<6xf32>
      %cst_33 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %84 = stablehlo.multiply %83, %34 : tensor<6xf32>
      %85 = stablehlo.add %82, %84 : tensor<6xf32>
      %86 = stablehlo.broadcast_in_dim %iterArg_10, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %87 = stablehlo.multiply %86, %36 : tensor<6xf32>
      %88 = stablehlo.broadcast_in_dim %54, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
      %89 = stablehlo.broadcast_in_dim %70, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
      %90 = stablehlo.broadcast_in_dim %85, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
      %91 = stablehlo.broadcast_in_dim %87, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
      %92 = stablehlo.broadcast_in_dim %iterArg_7, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
      %93 = stablehlo.concatenate %88, %89, %90, %91, %92, dim = 0 : (tensor<1x6xf32>, tensor<1x6xf32>, tensor<1x6xf32>, tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<5x6xf32>
      %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %94 = stablehlo.compare LT, %30, %cst_34, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_36 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
      %95 = func.call @_where_2(%94, %cst_35, %cst_36) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %cst_37 = stablehlo.constant dense<-2.000000e-01> : tensor<f32>
      %96 = stablehlo.power %30, %cst_37 : tensor<f32>
      %cst_38 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %97 = stablehlo.multiply %96, %cst_38 : tensor<f32>
      %98 = stablehlo.convert %95 : tensor<f32>
      %99 = stablehlo.maximum %97, %98 : tensor<f32>
      %cst_39 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
      %100 = stablehlo.minimum %cst_39, %99 : tensor<f32>
      %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %101 = stablehlo.compare EQ, %30, %cst_40, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_41 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
      %102 = stablehlo.multiply %iterArg_10, %cst_41 : tensor<f32>
      %103 = stablehlo.multiply %iterArg_10, %100 : tensor<f32>
      %104 = func.call @_where_3(%101, %102, %103) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %cst_42 = stablehlo.constant dense<0x7F800000> : tensor<f32>
      %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %105 = func.call @clip_4(%104, %cst_42, %cst_43) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %c_44 = stablehlo.constant dense<1> : tensor<i32>
      %106 = stablehlo.add %iterArg_6, %c_44 : tensor<i32>
      %c_45 = stablehlo.constant dense<1> : tensor<i32>
      %107 = stablehlo.add %iterArg_6, %c_45 : tensor<i32>
      %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %108 = stablehlo.compare LE, %30, %cst_46, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %109 = func.call @_where_5(%108, %106, %107) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %110 = func.call @_where_20(%108, %12, %iterArg_7) : (tensor<i1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
      %111 = func.call @_where_20(%108, %17, %iterArg_8) : (tensor<i1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
      %112 = func.call @_where_3(%108, %18, %iterArg_9) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %113 = func.call @_where_3(%108, %105, %105) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %114 = func.call @_where_3(%108, %iterArg_9, %iterArg_11) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %115 = func.call @_where_21(%108, %93, %iterArg_12) : (tensor<i1>, tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
      stablehlo.return %iterArg, %iterArg_0, %iterArg_1, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %109, %110, %111, %112, %113, %114, %115 : tensor<f32>, tensor<7xf32>, tensor<6x7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<f32>, tensor<7xf32>, tensor<i32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5x6xf32>
    }
    %1 = stablehlo.subtract %arg12, %0#12 : tensor<f32>
    %2 = stablehlo.subtract %0#10, %0#12 : tensor<f32>
    %3 = stablehlo.divide %1, %2 : tensor<f32>
    %4 = call @polyval_22(%0#13, %3) : (tensor<5x6xf32>, tensor<f32>) -> tensor<6xf32>
    return %0#8, %0#9, %0#10, %0#11, %0#12, %0#13, %4 : tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5x6xf32>, tensor<6xf32>
  }
  func.func private @closed_call_19(%arg0: tensor<7xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<6x7xf32>, %arg4: tensor<6xf32>, %arg5: tensor<f32>, %arg6: tensor<i32>, %arg7: tensor<7x6xf32>) -> (tensor<i32>, tensor<7x6xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg6, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.subtract %arg6, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<7> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %5, sizes = [1] : (tensor<7xf32>, tensor<i32>) -> tensor<1xf32>
    %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
    %8 = stablehlo.multiply %arg1, %7 : tensor<f32>
    %9 = stablehlo.add %arg2, %8 : tensor<f32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %10 = stablehlo.subtract %arg6, %c_3 : tensor<i32>
    %11 = stablehlo.convert %10 : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.compare LT, %11, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<6> : tensor<i32>
    %13 = stablehlo.add %11, %c_5 : tensor<i32>
    %14 = stablehlo.select %12, %13, %11 : tensor<i1>, tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.compare LT, %c_6, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %c_9 = stablehlo.constant dense<7> : tensor<i32>
    %16 = stablehlo.add %c_8, %c_9 : tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.select %15, %16, %c_10 : tensor<i1>, tensor<i32>
    %18 = stablehlo.dynamic_slice %arg3, %14, %17, sizes = [1, 7] : (tensor<6x7xf32>, tensor<i32>, tensor<i32>) -> tensor<1x7xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x7xf32>) -> tensor<7xf32>
    %20 = stablehlo.dot_general %19, %arg7, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<7xf32>, tensor<7x6xf32>) -> tensor<6xf32>
    %21 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<6xf32>
    %23 = stablehlo.add %arg4, %22 : tensor<6xf32>
    %24 = stablehlo.slice %23 [0:2] : (tensor<6xf32>) -> tensor<2xf32>
    %25 = stablehlo.slice %23 [2:4] : (tensor<6xf32>) -> tensor<2xf32>
    %26 = stablehlo.slice %23 [4:5] : (tensor<6xf32>) -> tensor<1xf32>
    %27 = stablehlo.slice %23 [5:6] : (tensor<6xf32>) -> tensor<1xf32>
    %28 = stablehlo.reshape %26 : (tensor<1xf32>) -> tensor<f32>
    %29 = stablehlo.reshape %27 : (tensor<1xf32>) -> tensor<f32>
    %30 = stablehlo.negate %9 : tensor<f32>
    %31 = stablehlo.slice %24 [0:2] : (tensor<2xf32>) -> tensor<2xf32>
    %32 = stablehlo.slice %31 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %33 = stablehlo.reshape %32 : (tensor<1xf32>) -> tensor<f32>
    %34 = stablehlo.negate %arg5 : tensor<f32>
    %35 = stablehlo.slice %31 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %36 = stablehlo.reshape %35 : (tensor<1xf32>) -> tensor<f32>
    %37 = stablehlo.sine %36 : tensor<f32>
    %38 = stablehlo.cosine %36 : tensor<f32>
    %39 = stablehlo.multiply %34, %37 : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %41 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %42 = stablehlo.concatenate %40, %41, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %43 = stablehlo.negate %42 : tensor<2xf32>
    %44 = stablehlo.slice %25 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %45 = stablehlo.slice %25 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%44 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %48 = stablehlo.multiply %34, %46 : tensor<f32>
    %49 = stablehlo.multiply %46, %37 : tensor<f32>
    %50 = stablehlo.multiply %48, %38 : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.pad %51, %cst_12, low = [0], high = [1], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %53 = stablehlo.negate %49 : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.pad %54, %cst_13, low = [1], high = [0], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %56 = stablehlo.add %52, %55 : tensor<2xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reshape %cst_14 : (tensor<f32>) -> tensor<1xf32>
    %58 = stablehlo.reshape %53 : (tensor<f32>) -> tensor<1xf32>
    %59 = stablehlo.concatenate %43, %56, %57, %58, dim = 0 : (tensor<2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<6xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %60 = stablehlo.compare LT, %arg6, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_16 = stablehlo.constant dense<7> : tensor<i32>
    %61 = stablehlo.add %arg6, %c_16 : tensor<i32>
    %62 = stablehlo.select %60, %61, %arg6 : tensor<i1>, tensor<i32>
    %63 = stablehlo.convert %62 : tensor<i32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %65 = "stablehlo.scatter"(%arg7, %64, %59) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      stablehlo.return %arg9 : tensor<f32>
    }) : (tensor<7x6xf32>, tensor<1xi32>, tensor<6xf32>) -> tensor<7x6xf32>
    return %0, %65 : tensor<i32>, tensor<7x6xf32>
  }
  func.func private @_where_20(%arg0: tensor<i1>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>) -> tensor<6xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func private @_where_21(%arg0: tensor<i1>, %arg1: tensor<5x6xf32>, %arg2: tensor<5x6xf32>) -> tensor<5x6xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<5x6xf32>
    return %0 : tensor<5x6xf32>
  }
  func.func private @polyval_22(%arg0: tensor<5x6xf32>, %arg1: tensor<f32>) -> tensor<6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.slice %arg0 [0:0, 0:6] : (tensor<5x6xf32>) -> tensor<0x6xf32>
    %2 = stablehlo.slice %arg0 [0:5, 0:6] : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %3 = stablehlo.slice %2 [0:1, 0:6] : (tensor<5x6xf32>) -> tensor<1x6xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x6xf32>) -> tensor<6xf32>
    %5 = call @closed_call_23(%arg1, %0, %4) : (tensor<f32>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %6 = stablehlo.slice %2 [1:2, 0:6] : (tensor<5x6xf32>) -> tensor<1x6xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x6xf32>) -> tensor<6xf32>
    %8 = call @closed_call_23(%arg1, %5, %7) : (tensor<f32>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %9 = stablehlo.slice %2 [2:3, 0:6] : (tensor<5x6xf32>) -> tensor<1x6xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x6xf32>) -> tensor<6xf32>
    %11 = call @closed_call_23(%arg1, %8, %10) : (tensor<f32>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %12 = stablehlo.slice %2 [3:4, 0:6] : (tensor<5x6xf32>) -> tensor<1x6xf32>
    %13 = stablehlo.reshape %12 : (tensor<1x6xf32>) -> tensor<6xf32>
    %14 = call @closed_call_23(%arg1, %11, %13) : (tensor<f32>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %15 = stablehlo.slice %2 [4:5, 0:6] : (tensor<5x6xf32>) -> tensor<1x6xf32>
    %16 = stablehlo.reshape %15 : (tensor<1x6xf32>) -> tensor<6xf32>
    %17 = call @closed_call_23(%arg1, %14, %16) : (tensor<f32>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    return %17 : tensor<6xf32>
  }
  func.func private @closed_call_23(%arg0: tensor<f32>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>) -> tensor<6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.multiply %arg1, %0 : tensor<6xf32>
    %2 = stablehlo.add %1, %arg2 : tensor<6xf32>
    return %2 : tensor<6xf32>
  }
  func.func private @dynamic_update_index_in_dim_24(%arg0: tensor<1x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<i32>) -> tensor<1x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<1x6xf32>, tensor<1x6xf32>, tensor<i32>, tensor<i32>) -> tensor<1x6xf32>
    return %1 : tensor<1x6xf32>
  }
}
// -----
// sets
module @jit_sets attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x0700000003000000FDFFFFFF0600000004000000FEFFFFFF0300000004000000FDFFFFFFFEFFFFFF07000000030000000500000007000000FFFFFFFFFEFFFFFF0300000006000000FFFFFFFFFDFFFFFF"> : tensor<20xi32>
    %in1 = stablehlo.constant dense<"0x06000000FEFFFFFF05000000FFFFFFFF0300000003000000040000000600000007000000FFFFFFFF04000000FEFFFFFF06000000060000000100000006000000FDFFFFFFFEFFFFFF0600000002000000"> : tensor<20xi32>
    %expected0 = stablehlo.constant dense<"0xFDFFFFFFFEFFFFFFFFFFFFFF0300000004000000050000000600000007000000FFFFFFFF"> : tensor<9xi32>
    %expected1 = stablehlo.constant dense<"0x02000000050000000E00000001000000040000000C000000030000000000000002000000"> : tensor<9xi32>
    %expected2 = stablehlo.constant dense<"0x0700000003000000000000000600000004000000010000000300000004000000000000000100000007000000030000000500000007000000020000000100000003000000060000000200000000000000"> : tensor<20xi32>
    %expected3 = stablehlo.constant dense<"0x030000000300000002000000040000000200000001000000020000000300000000000000"> : tensor<9xi32>
    %expected4 = stablehlo.constant dense<"0xFDFFFFFFFEFFFFFFFFFFFFFF0100000002000000030000000400000005000000060000000700000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<20xi32>
    %expected5 = stablehlo.constant dense<"0xFDFFFFFFFEFFFFFFFFFFFFFF03000000040000000500000006000000"> : tensor<7xi32>
    %expected6 = stablehlo.constant dense<"0x63000000630000006300000063000000630000006300000063000000"> : tensor<7xi32>
    %expected7 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<20xi1>
    %expected8 = stablehlo.constant dense<"0x0000000001000000030000000400000006000000"> : tensor<5xi32>
    %expected9 = stablehlo.constant dense<"0xFDFFFFFFFEFFFFFF07000000030000000300000006000000FFFFFFFFFDFFFFFF04000000FEFFFFFF03000000040000000500000007000000FFFFFFFFFEFFFFFF0700000003000000FDFFFFFF06000000FDFFFFFFFEFFFFFF0700000003000000"> : tensor<6x4xi32>
    %expected10 = stablehlo.constant dense<"0x10000000010000000B0000001100000009000000030000000E000000130000000500000004000000060000000A000000020000000F00000012000000070000000C000000000000000D00000008000000"> : tensor<20xi32>
    %expected11 = stablehlo.constant dense<"0xDB3CC0"> : tensor<3xui8>
    %got:12 = call @model(%in0, %in1) : (tensor<20xi32>, tensor<20xi32>) -> (tensor<9xi32>, tensor<9xi32>, tensor<20xi32>, tensor<9xi32>, tensor<20xi32>, tensor<7xi32>, tensor<7xi32>, tensor<20xi1>, tensor<5xi32>, tensor<6x4xi32>, tensor<20xi32>, tensor<3xui8>)
    stablehlo.custom_call @check.expect_eq(%got#0, %expected0) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#2, %expected2) {has_side_effect = true} : (tensor<20xi32>, tensor<20xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#3, %expected3) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#4, %expected4) {has_side_effect = true} : (tensor<20xi32>, tensor<20xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#5, %expected5) {has_side_effect = true} : (tensor<7xi32>, tensor<7xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#6, %expected6) {has_side_effect = true} : (tensor<7xi32>, tensor<7xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#7, %expected7) {has_side_effect = true} : (tensor<20xi1>, tensor<20xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#8, %expected8) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#9, %expected9) {has_side_effect = true} : (tensor<6x4xi32>, tensor<6x4xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#10, %expected10) {has_side_effect = true} : (tensor<20xi32>, tensor<20xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#11, %expected11) {has_side_effect = true} : (tensor<3xui8>, tensor<3xui8>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<20xi32>, %arg1: tensor<20xi32>) -> (tensor<9xi32> {jax.result_info = "result[0]"}, tensor<9xi32> {jax.result_info = "result[1]"}, tensor<20xi32> {jax.result_info = "result[2]"}, tensor<9xi32> {jax.result_info = "result[3]"}, tensor<20xi32> {jax.result_info = "result[4]"}, tensor<7xi32> {jax.result_info = "result[5]"}, tensor<7xi32> {jax.result_info = "result[6]"}, tensor<20xi1> {jax.result_info = "result[7]"}, tensor<5xi32> {jax.result_info = "result[8]"}, tensor<6x4xi32> {jax.result_info = "result[9]"}, tensor<20xi32> {jax.result_info = "result[10]"}, tensor<3xui8> {jax.result_info = "result[11]"}) {
    %0:3 = call @_unique_sorted_mask(%arg0) : (tensor<20xi32>) -> (tensor<20xi32>, tensor<20xi1>, tensor<20xi32>)
    %1 = call @cumsum(%0#1) : (tensor<20xi1>) -> tensor<20xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = call @clip(%1, %c_0) : (tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %5 = stablehlo.compare LT, %3, %4, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_2 = stablehlo.constant dense<9> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %7 = stablehlo.add %3, %6 : tensor<20xi32>
    %8 = stablehlo.select %5, %7, %3 : tensor<20xi1>, tensor<20xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %11 = "stablehlo.scatter"(%2, %9, %10) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %207 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %207 : tensor<i32>
    }) : (tensor<9xi32>, tensor<20x1xi32>, tensor<20xi32>) -> tensor<9xi32>
    %12 = call @cumsum_1(%11) : (tensor<9xi32>) -> tensor<9xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %13 = call @floor_divide(%12, %c_4) : (tensor<9xi32>, tensor<i32>) -> tensor<9xi32>
    %c_5 = stablehlo.constant dense<20> : tensor<i32>
    %14 = call @remainder(%13, %c_5) : (tensor<9xi32>, tensor<i32>) -> tensor<9xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %16 = stablehlo.compare LT, %14, %15, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_7 = stablehlo.constant dense<20> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %18 = stablehlo.add %14, %17 : tensor<9xi32>
    %19 = stablehlo.select %16, %18, %14 : tensor<9xi1>, tensor<9xi32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %21 = "stablehlo.gather"(%0#0, %20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<20xi32>, tensor<9x1xi32>) -> tensor<9xi32>
    %22 = stablehlo.iota dim = 0 : tensor<9xi32>
    %23 = stablehlo.convert %0#1 : (tensor<20xi1>) -> tensor<20xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.reduce(%23 init: %c_8) applies stablehlo.add across dimensions = [0] : (tensor<20xi32>, tensor<i32>) -> tensor<i32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %26 = stablehlo.compare LT, %22, %25, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_9 = stablehlo.constant dense<-1> : tensor<i32>
    %27 = call @_where_4(%26, %21, %c_9) : (tensor<9xi1>, tensor<9xi32>, tensor<i32>) -> tensor<9xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %29 = stablehlo.compare LT, %14, %28, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_11 = stablehlo.constant dense<20> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %31 = stablehlo.add %14, %30 : tensor<9xi32>
    %32 = stablehlo.select %29, %31, %14 : tensor<9xi1>, tensor<9xi32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %34 = "stablehlo.gather"(%0#2, %33) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<20xi32>, tensor<9x1xi32>) -> tensor<9xi32>
    %35 = call @cumsum(%0#1) : (tensor<20xi1>) -> tensor<20xi32>
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %37 = stablehlo.subtract %35, %36 : tensor<20xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %40 = stablehlo.compare LT, %0#2, %39, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_15 = stablehlo.constant dense<20> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %42 = stablehlo.add %0#2, %41 : tensor<20xi32>
    %43 = stablehlo.select %40, %42, %0#2 : tensor<20xi1>, tensor<20xi32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %45 = "stablehlo.scatter"(%38, %44, %37) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      stablehlo.return %arg3 : tensor<i32>
    }) : (tensor<20xi32>, tensor<20x1xi32>, tensor<20xi32>) -> tensor<20xi32>
    %46 = call @cumsum(%0#1) : (tensor<20xi1>) -> tensor<20xi32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %47 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %48 = call @clip(%46, %c_17) : (tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %50 = stablehlo.compare LT, %48, %49, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_19 = stablehlo.constant dense<10> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %52 = stablehlo.add %48, %51 : tensor<20xi32>
    %53 = stablehlo.select %50, %52, %48 : tensor<20xi1>, tensor<20xi32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %c_20 = stablehlo.constant dense<1> : tensor<i32>
    %55 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %56 = "stablehlo.scatter"(%47, %54, %55) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %207 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %207 : tensor<i32>
    }) : (tensor<10xi32>, tensor<20x1xi32>, tensor<20xi32>) -> tensor<10xi32>
    %57 = call @cumsum_5(%56) : (tensor<10xi32>) -> tensor<10xi32>
    %c_21 = stablehlo.constant dense<1> : tensor<i32>
    %58 = call @floor_divide_7(%57, %c_21) : (tensor<10xi32>, tensor<i32>) -> tensor<10xi32>
    %c_22 = stablehlo.constant dense<20> : tensor<i32>
    %59 = call @remainder_9(%58, %c_22) : (tensor<10xi32>, tensor<i32>) -> tensor<10xi32>
    %60 = stablehlo.slice %59 [1:10] : (tensor<10xi32>) -> tensor<9xi32>
    %61 = stablehlo.slice %59 [1:10] : (tensor<10xi32>) -> tensor<9xi32>
    %c_23 = stablehlo.constant dense<20> : tensor<i32>
    %62 = call @_where_10(%60, %61, %c_23) : (tensor<9xi32>, tensor<9xi32>, tensor<i32>) -> tensor<9xi32>
    %c_24 = stablehlo.constant dense<1> : tensor<i32>
    %63 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %64 = "stablehlo.scatter"(%59, %63, %62) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      stablehlo.return %arg3 : tensor<i32>
    }) : (tensor<10xi32>, tensor<1xi32>, tensor<9xi32>) -> tensor<10xi32>
    %65 = call @diff(%64) : (tensor<10xi32>) -> tensor<9xi32>
    %66 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<20xi32>, tensor<20xi32>) -> tensor<40xi32>
    %67:2 = call @_unique_sorted_mask_11(%66) : (tensor<40xi32>) -> (tensor<40xi32>, tensor<40xi1>)
    %68 = call @cumsum_13(%67#1) : (tensor<40xi1>) -> tensor<40xi32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %69 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %70 = call @clip_15(%68, %c_26) : (tensor<40xi32>, tensor<i32>) -> tensor<40xi32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %71 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %72 = stablehlo.compare LT, %70, %71, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %c_28 = stablehlo.constant dense<20> : tensor<i32>
    %73 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %74 = stablehlo.add %70, %73 : tensor<40xi32>
    %75 = stablehlo.select %72, %74, %70 : tensor<40xi1>, tensor<40xi32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0] : (tensor<40xi32>) -> tensor<40x1xi32>
    %c_29 = stablehlo.constant dense<1> : tensor<i32>
    %77 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %78 = "stablehlo.scatter"(%69, %76, %77) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %207 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %207 : tensor<i32>
    }) : (tensor<20xi32>, tensor<40x1xi32>, tensor<40xi32>) -> tensor<20xi32>
    %79 = call @cumsum_16(%78) : (tensor<20xi32>) -> tensor<20xi32>
    %c_30 = stablehlo.constant dense<1> : tensor<i32>
    %80 = call @floor_divide_17(%79, %c_30) : (tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
    %c_31 = stablehlo.constant dense<40> : tensor<i32>
    %81 = call @remainder_19(%80, %c_31) : (tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %82 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %83 = stablehlo.compare LT, %81, %82, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_33 = stablehlo.constant dense<40> : tensor<i32>
    %84 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %85 = stablehlo.add %81, %84 : tensor<20xi32>
    %86 = stablehlo.select %83, %85, %81 : tensor<20xi1>, tensor<20xi32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %88 = "stablehlo.gather"(%67#0, %87) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<40xi32>, tensor<20x1xi32>) -> tensor<20xi32>
    %89 = stablehlo.iota dim = 0 : tensor<20xi32>
    %90 = stablehlo.convert %67#1 : (tensor<40xi1>) -> tensor<40xi32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %91 = stablehlo.reduce(%90 init: %c_34) applies stablehlo.add across dimensions = [0] : (tensor<40xi32>, tensor<i32>) -> tensor<i32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %93 = stablehlo.compare LT, %89, %92, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %94 = call @_where_20(%93, %88, %c_35) : (tensor<20xi1>, tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
    %95 = call @_intersect1d_size(%arg0, %arg1) : (tensor<20xi32>, tensor<20xi32>) -> tensor<7xi32>
    %96:2 = call @_unique_sorted_mask_21(%arg0) : (tensor<20xi32>) -> (tensor<20xi32>, tensor<20xi1>)
    %97 = call @cumsum(%96#1) : (tensor<20xi1>) -> tensor<20xi32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %98 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %99 = call @clip(%97, %c_37) : (tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %100 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %101 = stablehlo.compare LT, %99, %100, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_39 = stablehlo.constant dense<20> : tensor<i32>
    %102 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %103 = stablehlo.add %99, %102 : tensor<20xi32>
    %104 = stablehlo.select %101, %103, %99 : tensor<20xi1>, tensor<20xi32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %c_40 = stablehlo.constant dense<1> : tensor<i32>
    %106 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %107 = "stablehlo.scatter"(%98, %105, %106) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %207 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %207 : tensor<i32>
    }) : (tensor<20xi32>, tensor<20x1xi32>, tensor<20xi32>) -> tensor<20xi32>
    %108 = call @cumsum_16(%107) : (tensor<20xi32>) -> tensor<20xi32>
    %c_41 = stablehlo.constant dense<1> : tensor<i32>
    %109 = call @floor_divide_17(%108, %c_41) : (tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
    %c_42 = stablehlo.constant dense<20> : tensor<i32>
    %110 = call @remainder_19(%109, %c_42) : (tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %111 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %112 = stablehlo.compare LT, %110, %111, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_44 = stablehlo.constant dense<20> : tensor<i32>
    %113 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %114 = stablehlo.add %110, %113 : tensor<20xi32>
    %115 = stablehlo.select %112, %114, %110 : tensor<20xi1>, tensor<20xi32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %117 = "stablehlo.gather"(%96#0, %116) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<20xi32>, tensor<20x1xi32>) -> tensor<20xi32>
    %118 = call @_in1d(%117, %arg1) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %119 = stablehlo.slice %117 [0:1] : (tensor<20xi32>) -> tensor<1xi32>
    %120 = stablehlo.reshape %119 : (tensor<1xi32>) -> tensor<i32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %122 = stablehlo.compare EQ, %117, %121, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %123 = stablehlo.convert %122 : (tensor<20xi1>) -> tensor<20xi32>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %124 = stablehlo.reduce(%123 init: %c_45) applies stablehlo.add across dimensions = [0] : (tensor<20xi32>, tensor<i32>) -> tensor<i32>
    %c_46 = stablehlo.constant dense<21> : tensor<i32>
    %125 = stablehlo.subtract %c_46, %124 : tensor<i32>
    %126 = stablehlo.iota dim = 0 : tensor<20xi32>
    %127 = stablehlo.broadcast_in_dim %125, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %128 = stablehlo.compare LT, %126, %127, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_47 = stablehlo.constant dense<false> : tensor<i1>
    %129 = call @_where_32(%128, %118, %c_47) : (tensor<20xi1>, tensor<20xi1>, tensor<i1>) -> tensor<20xi1>
    %130 = stablehlo.iota dim = 0 : tensor<7xi32>
    %131 = stablehlo.convert %129 : (tensor<20xi1>) -> tensor<20xi32>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %132 = stablehlo.reduce(%131 init: %c_48) applies stablehlo.add across dimensions = [0] : (tensor<20xi32>, tensor<i32>) -> tensor<i32>
    %133 = stablehlo.broadcast_in_dim %132, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %134 = stablehlo.compare LT, %130, %133, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %135 = call @cumsum(%129) : (tensor<20xi1>) -> tensor<20xi32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %136 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %137 = call @clip(%135, %c_50) : (tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %138 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %139 = stablehlo.compare LT, %137, %138, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_52 = stablehlo.constant dense<7> : tensor<i32>
    %140 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %141 = stablehlo.add %137, %140 : tensor<20xi32>
    %142 = stablehlo.select %139, %141, %137 : tensor<20xi1>, tensor<20xi32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %c_53 = stablehlo.constant dense<1> : tensor<i32>
    %144 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %145 = "stablehlo.scatter"(%136, %143, %144) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %207 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %207 : tensor<i32>
    }) : (tensor<7xi32>, tensor<20x1xi32>, tensor<20xi32>) -> tensor<7xi32>
    %146 = call @cumsum_25(%145) : (tensor<7xi32>) -> tensor<7xi32>
    %c_54 = stablehlo.constant dense<1> : tensor<i32>
    %147 = call @floor_divide_27(%146, %c_54) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_55 = stablehlo.constant dense<20> : tensor<i32>
    %148 = call @remainder_29(%147, %c_55) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %149 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %150 = stablehlo.compare LT, %148, %149, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_57 = stablehlo.constant dense<20> : tensor<i32>
    %151 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %152 = stablehlo.add %148, %151 : tensor<7xi32>
    %153 = stablehlo.select %150, %152, %148 : tensor<7xi1>, tensor<7xi32>
    %154 = stablehlo.broadcast_in_dim %153, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %155 = "stablehlo.gather"(%117, %154) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<20xi32>, tensor<7x1xi32>) -> tensor<7xi32>
    %c_58 = stablehlo.constant dense<99> : tensor<i32>
    %156 = call @_where_33(%134, %155, %c_58) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %157 = call @_in1d_34(%arg0, %arg1) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_59 = stablehlo.constant dense<2> : tensor<i32>
    %158 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %159 = stablehlo.compare GT, %arg0, %158, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %160 = call @cumsum(%159) : (tensor<20xi1>) -> tensor<20xi32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %161 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %c_61 = stablehlo.constant dense<0> : tensor<i32>
    %162 = call @clip(%160, %c_61) : (tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %163 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %164 = stablehlo.compare LT, %162, %163, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_63 = stablehlo.constant dense<5> : tensor<i32>
    %165 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %166 = stablehlo.add %162, %165 : tensor<20xi32>
    %167 = stablehlo.select %164, %166, %162 : tensor<20xi1>, tensor<20xi32>
    %168 = stablehlo.broadcast_in_dim %167, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %c_64 = stablehlo.constant dense<1> : tensor<i32>
    %169 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %170 = "stablehlo.scatter"(%161, %168, %169) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %207 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %207 : tensor<i32>
    }) : (tensor<5xi32>, tensor<20x1xi32>, tensor<20xi32>) -> tensor<5xi32>
    %171 = call @cumsum_35(%170) : (tensor<5xi32>) -> tensor<5xi32>
    %c_65 = stablehlo.constant dense<1> : tensor<i32>
    %172 = call @floor_divide_37(%171, %c_65) : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
    %c_66 = stablehlo.constant dense<20> : tensor<i32>
    %173 = call @remainder_39(%172, %c_66) : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
    %174 = stablehlo.iota dim = 0 : tensor<5xi32>
    %175 = stablehlo.convert %159 : (tensor<20xi1>) -> tensor<20xi32>
    %c_67 = stablehlo.constant dense<0> : tensor<i32>
    %176 = stablehlo.reduce(%175 init: %c_67) applies stablehlo.add across dimensions = [0] : (tensor<20xi32>, tensor<i32>) -> tensor<i32>
    %177 = stablehlo.broadcast_in_dim %176, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %178 = stablehlo.compare GE, %174, %177, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_68 = stablehlo.constant dense<-7> : tensor<i32>
    %179 = call @_where_40(%178, %c_68, %173) : (tensor<5xi1>, tensor<i32>, tensor<5xi32>) -> tensor<5xi32>
    %180 = stablehlo.reshape %arg0 : (tensor<20xi32>) -> tensor<5x4xi32>
    %181:2 = call @_unique_sorted_mask_41(%180) : (tensor<5x4xi32>) -> (tensor<5x4xi32>, tensor<5xi1>)
    %182 = call @cumsum_43(%181#1) : (tensor<5xi1>) -> tensor<5xi32>
    %c_69 = stablehlo.constant dense<0> : tensor<i32>
    %183 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %c_70 = stablehlo.constant dense<0> : tensor<i32>
    %184 = call @clip_44(%182, %c_70) : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %185 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %186 = stablehlo.compare LT, %184, %185, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_72 = stablehlo.constant dense<6> : tensor<i32>
    %187 = stablehlo.broadcast_in_dim %c_72, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %188 = stablehlo.add %184, %187 : tensor<5xi32>
    %189 = stablehlo.select %186, %188, %184 : tensor<5xi1>, tensor<5xi32>
    %190 = stablehlo.broadcast_in_dim %189, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %c_73 = stablehlo.constant dense<1> : tensor<i32>
    %191 = stablehlo.broadcast_in_dim %c_73, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %192 = "stablehlo.scatter"(%183, %190, %191) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %207 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %207 : tensor<i32>
    }) : (tensor<6xi32>, tensor<5x1xi32>, tensor<5xi32>) -> tensor<6xi32>
    %193 = call @cumsum_45(%192) : (tensor<6xi32>) -> tensor<6xi32>
    %c_74 = stablehlo.constant dense<1> : tensor<i32>
    %194 = call @floor_divide_47(%193, %c_74) : (tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %c_75 = stablehlo.constant dense<5> : tensor<i32>
    %195 = call @remainder_49(%194, %c_75) : (tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %c_76 = stablehlo.constant dense<0> : tensor<i32>
    %196 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %197 = stablehlo.compare LT, %195, %196, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_77 = stablehlo.constant dense<5> : tensor<i32>
    %198 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %199 = stablehlo.add %195, %198 : tensor<6xi32>
    %200 = stablehlo.select %197, %199, %195 : tensor<6xi1>, tensor<6xi32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %202 = "stablehlo.gather"(%181#0, %201) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xi32>, tensor<6x1xi32>) -> tensor<6x4xi32>
    %203 = call @lexsort_50(%arg0, %arg1) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
    %c_78 = stablehlo.constant dense<0> : tensor<i32>
    %204 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %205 = stablehlo.compare GT, %arg0, %204, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %206 = call @packbits(%205) : (tensor<20xi1>) -> tensor<3xui8>
    return %27, %34, %45, %65, %94, %95, %156, %157, %179, %202, %203, %206 : tensor<9xi32>, tensor<9xi32>, tensor<20xi32>, tensor<9xi32>, tensor<20xi32>, tensor<7xi32>, tensor<7xi32>, tensor<20xi1>, tensor<5xi32>, tensor<6x4xi32>, tensor<20xi32>, tensor<3xui8>
  }
  func.func private @_unique_sorted_mask(%arg0: tensor<20xi32>) -> (tensor<20xi32>, tensor<20xi1>, tensor<20xi32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<20xi32>) -> tensor<20x1xi32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<20x1xi32>) -> tensor<1x20xi32>
    %2 = stablehlo.reverse %1, dims = [0] : tensor<1x20xi32>
    %3 = call @lexsort(%2) : (tensor<1x20xi32>) -> tensor<20xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %5 = stablehlo.compare LT, %3, %4, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_0 = stablehlo.constant dense<20> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %7 = stablehlo.add %3, %6 : tensor<20xi32>
    %8 = stablehlo.select %5, %7, %3 : tensor<20xi1>, tensor<20xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %10 = "stablehlo.gather"(%arg0, %9) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<20xi32>, tensor<20x1xi32>) -> tensor<20xi32>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<20xi1>
    %12 = stablehlo.slice %10 [1:20] : (tensor<20xi32>) -> tensor<19xi32>
    %13 = stablehlo.slice %10 [0:19] : (tensor<20xi32>) -> tensor<19xi32>
    %14 = stablehlo.compare NE, %12, %13, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %15 = stablehlo.reduce(%14 init: %c_2) applies stablehlo.or across dimensions = [] : (tensor<19xi1>, tensor<i1>) -> tensor<19xi1>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %17 = "stablehlo.scatter"(%11, %16, %15) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
      stablehlo.return %arg2 : tensor<i1>
    }) : (tensor<20xi1>, tensor<1xi32>, tensor<19xi1>) -> tensor<20xi1>
    return %10, %17, %3 : tensor<20xi32>, tensor<20xi1>, tensor<20xi32>
  }
  func.func private @lexsort(%arg0: tensor<1x20xi32>) -> tensor<20xi32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:20] : (tensor<1x20xi32>) -> tensor<1x20xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x20xi32>) -> tensor<20xi32>
    %2 = stablehlo.iota dim = 0 : tensor<20xi32>
    %3:2 = "stablehlo.sort"(%1, %2) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %4 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    }) : (tensor<20xi32>, tensor<20xi32>) -> (tensor<20xi32>, tensor<20xi32>)
    return %3#1 : tensor<20xi32>
  }
  func.func private @cumsum(%arg0: tensor<20xi1>) -> tensor<20xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<20xi1>) -> tensor<20xi32>
    %1 = call @cumsum_0(%0) : (tensor<20xi32>) -> tensor<20xi32>
    return %1 : tensor<20xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<20xi32>) -> tensor<20xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[19, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 20>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
    return %1 : tensor<20xi32>
  }
  func.func private @clip(%arg0: tensor<20xi32>, %arg1: tensor<i32>) -> tensor<20xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<20xi32>
    return %2 : tensor<20xi32>
  }
  func.func private @cumsum_1(%arg0: tensor<9xi32>) -> tensor<9xi32> {
    %0 = call @cumsum_2(%arg0) : (tensor<9xi32>) -> tensor<9xi32>
    return %0 : tensor<9xi32>
  }
  func.func private @cumsum_2(%arg0: tensor<9xi32>) -> tensor<9xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[8, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 9>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<9xi32>, tensor<i32>) -> tensor<9xi32>
    return %1 : tensor<9xi32>
  }
  func.func private @floor_divide(%arg0: tensor<9xi32>, %arg1: tensor<i32>) -> tensor<9xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %1 = stablehlo.divide %arg0, %0 : tensor<9xi32>
    %2 = stablehlo.sign %arg0 : tensor<9xi32>
    %3 = stablehlo.sign %arg1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %7 = stablehlo.remainder %arg0, %6 : tensor<9xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %10 = stablehlo.and %5, %9 : tensor<9xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %12 = stablehlo.subtract %1, %11 : tensor<9xi32>
    %13 = call @_where(%10, %12, %1) : (tensor<9xi1>, tensor<9xi32>, tensor<9xi32>) -> tensor<9xi32>
    return %13 : tensor<9xi32>
  }
  func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<9xi32>, %arg2: tensor<9xi32>) -> tensor<9xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<9xi1>, tensor<9xi32>
    return %0 : tensor<9xi32>
  }
  func.func private @remainder(%arg0: tensor<9xi32>, %arg1: tensor<i32>) -> tensor<9xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<9xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<9xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
    %12 = stablehlo.and %11, %6 : tensor<9xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %14 = stablehlo.add %4, %13 : tensor<9xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<9xi1>, tensor<9xi32>
    return %15 : tensor<9xi32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_4(%arg0: tensor<9xi1>, %arg1: tensor<9xi32>, %arg2: tensor<i32>) -> tensor<9xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<9xi1>, tensor<9xi32>
    return %1 : tensor<9xi32>
  }
  func.func private @cumsum_5(%arg0: tensor<10xi32>) -> tensor<10xi32> {
    %0 = call @cumsum_6(%arg0) : (tensor<10xi32>) -> tensor<10xi32>
    return %0 : tensor<10xi32>
  }
  func.func private @cumsum_6(%arg0: tensor<10xi32>) -> tensor<10xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[9, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 10>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<10xi32>, tensor<i32>) -> tensor<10xi32>
    return %1 : tensor<10xi32>
  }
  func.func private @floor_divide_7(%arg0: tensor<10xi32>, %arg1: tensor<i32>) -> tensor<10xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %1 = stablehlo.divide %arg0, %0 : tensor<10xi32>
    %2 = stablehlo.sign %arg0 : tensor<10xi32>
    %3 = stablehlo.sign %arg1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %7 = stablehlo.remainder %arg0, %6 : tensor<10xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %10 = stablehlo.and %5, %9 : tensor<10xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %12 = stablehlo.subtract %1, %11 : tensor<10xi32>
    %13 = call @_where_8(%10, %12, %1) : (tensor<10xi1>, tensor<10xi32>, tensor<10xi32>) -> tensor<10xi32>
    return %13 : tensor<10xi32>
  }
  func.func private @_where_8(%arg0: tensor<10xi1>, %arg1: tensor<10xi32>, %arg2: tensor<10xi32>) -> tensor<10xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<10xi1>, tensor<10xi32>
    return %0 : tensor<10xi32>
  }
  func.func private @remainder_9(%arg0: tensor<10xi32>, %arg1: tensor<i32>) -> tensor<10xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<10xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<10xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<10xi1>, tensor<10xi1>) -> tensor<10xi1>
    %12 = stablehlo.and %11, %6 : tensor<10xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %14 = stablehlo.add %4, %13 : tensor<10xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<10xi1>, tensor<10xi32>
    return %15 : tensor<10xi32>
  }
  func.func private @_where_10(%arg0: tensor<9xi32>, %arg1: tensor<9xi32>, %arg2: tensor<i32>) -> tensor<9xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %2 = stablehlo.convert %arg2 : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %4 = stablehlo.select %1, %arg1, %3 : tensor<9xi1>, tensor<9xi32>
    return %4 : tensor<9xi32>
  }
  func.func private @diff(%arg0: tensor<10xi32>) -> tensor<9xi32> {
    %0 = stablehlo.slice %arg0 [1:10] : (tensor<10xi32>) -> tensor<9xi32>
    %1 = stablehlo.slice %arg0 [0:9] : (tensor<10xi32>) -> tensor<9xi32>
    %2 = stablehlo.subtract %0, %1 : tensor<9xi32>
    return %2 : tensor<9xi32>
  }
  func.func private @_unique_sorted_mask_11(%arg0: tensor<40xi32>) -> (tensor<40xi32>, tensor<40xi1>) {
    %0 = stablehlo.reshape %arg0 : (tensor<40xi32>) -> tensor<40x1xi32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<40x1xi32>) -> tensor<1x40xi32>
    %2 = stablehlo.reverse %1, dims = [0] : tensor<1x40xi32>
    %3 = call @lexsort_12(%2) : (tensor<1x40xi32>) -> tensor<40xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %5 = stablehlo.compare LT, %3, %4, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %7 = stablehlo.add %3, %6 : tensor<40xi32>
    %8 = stablehlo.select %5, %7, %3 : tensor<40xi1>, tensor<40xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<40xi32>) -> tensor<40x1xi32>
    %10 = "stablehlo.gather"(%arg0, %9) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<40xi32>, tensor<40x1xi32>) -> tensor<40xi32>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<40xi1>
    %12 = stablehlo.slice %10 [1:40] : (tensor<40xi32>) -> tensor<39xi32>
    %13 = stablehlo.slice %10 [0:39] : (tensor<40xi32>) -> tensor<39xi32>
    %14 = stablehlo.compare NE, %12, %13, SIGNED : (tensor<39xi32>, tensor<39xi32>) -> tensor<39xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %15 = stablehlo.reduce(%14 init: %c_2) applies stablehlo.or across dimensions = [] : (tensor<39xi1>, tensor<i1>) -> tensor<39xi1>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %17 = "stablehlo.scatter"(%11, %16, %15) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
      stablehlo.return %arg2 : tensor<i1>
    }) : (tensor<40xi1>, tensor<1xi32>, tensor<39xi1>) -> tensor<40xi1>
    return %10, %17 : tensor<40xi32>, tensor<40xi1>
  }
  func.func private @lexsort_12(%arg0: tensor<1x40xi32>) -> tensor<40xi32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:40] : (tensor<1x40xi32>) -> tensor<1x40xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x40xi32>) -> tensor<40xi32>
    %2 = stablehlo.iota dim = 0 : tensor<40xi32>
    %3:2 = "stablehlo.sort"(%1, %2) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %4 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    }) : (tensor<40xi32>, tensor<40xi32>) -> (tensor<40xi32>, tensor<40xi32>)
    return %3#1 : tensor<40xi32>
  }
  func.func private @cumsum_13(%arg0: tensor<40xi1>) -> tensor<40xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<40xi1>) -> tensor<40xi32>
    %1 = call @cumsum_14(%0) : (tensor<40xi32>) -> tensor<40xi32>
    return %1 : tensor<40xi32>
  }
  func.func private @cumsum_14(%arg0: tensor<40xi32>) -> tensor<40xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[39, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 40>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<40xi32>, tensor<i32>) -> tensor<40xi32>
    return %1 : tensor<40xi32>
  }
  func.func private @clip_15(%arg0: tensor<40xi32>, %arg1: tensor<i32>) -> tensor<40xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<40xi32>
    return %2 : tensor<40xi32>
  }
  func.func private @cumsum_16(%arg0: tensor<20xi32>) -> tensor<20xi32> {
    %0 = call @cumsum_0(%arg0) : (tensor<20xi32>) -> tensor<20xi32>
    return %0 : tensor<20xi32>
  }
  func.func private @floor_divide_17(%arg0: tensor<20xi32>, %arg1: tensor<i32>) -> tensor<20xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %1 = stablehlo.divide %arg0, %0 : tensor<20xi32>
    %2 = stablehlo.sign %arg0 : tensor<20xi32>
    %3 = stablehlo.sign %arg1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %7 = stablehlo.remainder %arg0, %6 : tensor<20xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %10 = stablehlo.and %5, %9 : tensor<20xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %12 = stablehlo.subtract %1, %11 : tensor<20xi32>
    %13 = call @_where_18(%10, %12, %1) : (tensor<20xi1>, tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
    return %13 : tensor<20xi32>
  }
  func.func private @_where_18(%arg0: tensor<20xi1>, %arg1: tensor<20xi32>, %arg2: tensor<20xi32>) -> tensor<20xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<20xi1>, tensor<20xi32>
    return %0 : tensor<20xi32>
  }
  func.func private @remainder_19(%arg0: tensor<20xi32>, %arg1: tensor<i32>) -> tensor<20xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<20xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<20xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<20xi1>, tensor<20xi1>) -> tensor<20xi1>
    %12 = stablehlo.and %11, %6 : tensor<20xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %14 = stablehlo.add %4, %13 : tensor<20xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<20xi1>, tensor<20xi32>
    return %15 : tensor<20xi32>
  }
  func.func private @_where_20(%arg0: tensor<20xi1>, %arg1: tensor<20xi32>, %arg2: tensor<i32>) -> tensor<20xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<20xi1>, tensor<20xi32>
    return %1 : tensor<20xi32>
  }
  func.func private @_intersect1d_size(%arg0: tensor<20xi32>, %arg1: tensor<20xi32>) -> tensor<7xi32> {
    %0:2 = call @_unique_sorted_mask_21(%arg0) : (tensor<20xi32>) -> (tensor<20xi32>, tensor<20xi1>)
    %1 = call @cumsum(%0#1) : (tensor<20xi1>) -> tensor<20xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = call @clip(%1, %c_0) : (tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %5 = stablehlo.compare LT, %3, %4, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_2 = stablehlo.constant dense<20> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %7 = stablehlo.add %3, %6 : tensor<20xi32>
    %8 = stablehlo.select %5, %7, %3 : tensor<20xi1>, tensor<20xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %11 = "stablehlo.scatter"(%2, %9, %10) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %120 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %120 : tensor<i32>
    }) : (tensor<20xi32>, tensor<20x1xi32>, tensor<20xi32>) -> tensor<20xi32>
    %12 = call @cumsum_16(%11) : (tensor<20xi32>) -> tensor<20xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %13 = call @floor_divide_17(%12, %c_4) : (tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
    %c_5 = stablehlo.constant dense<20> : tensor<i32>
    %14 = call @remainder_19(%13, %c_5) : (tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %16 = stablehlo.compare LT, %14, %15, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_7 = stablehlo.constant dense<20> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %18 = stablehlo.add %14, %17 : tensor<20xi32>
    %19 = stablehlo.select %16, %18, %14 : tensor<20xi1>, tensor<20xi32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %21 = "stablehlo.gather"(%0#0, %20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<20xi32>, tensor<20x1xi32>) -> tensor<20xi32>
    %22 = stablehlo.iota dim = 0 : tensor<20xi32>
    %23 = stablehlo.convert %0#1 : (tensor<20xi1>) -> tensor<20xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.reduce(%23 init: %c_8) applies stablehlo.add across dimensions = [0] : (tensor<20xi32>, tensor<i32>) -> tensor<i32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %26 = stablehlo.compare LT, %22, %25, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %27 = call @_where_20(%26, %21, %c_9) : (tensor<20xi1>, tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
    %28 = stablehlo.convert %0#1 : (tensor<20xi1>) -> tensor<20xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %29 = stablehlo.reduce(%28 init: %c_10) applies stablehlo.add across dimensions = [0] : (tensor<20xi32>, tensor<i32>) -> tensor<i32>
    %30:2 = call @_unique_sorted_mask_21(%arg1) : (tensor<20xi32>) -> (tensor<20xi32>, tensor<20xi1>)
    %31 = call @cumsum(%30#1) : (tensor<20xi1>) -> tensor<20xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %33 = call @clip(%31, %c_12) : (tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %35 = stablehlo.compare LT, %33, %34, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_14 = stablehlo.constant dense<20> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %37 = stablehlo.add %33, %36 : tensor<20xi32>
    %38 = stablehlo.select %35, %37, %33 : tensor<20xi1>, tensor<20xi32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %c_15 = stablehlo.constant dense<1> : tensor<i32>
    %40 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %41 = "stablehlo.scatter"(%32, %39, %40) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %120 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %120 : tensor<i32>
    }) : (tensor<20xi32>, tensor<20x1xi32>, tensor<20xi32>) -> tensor<20xi32>
    %42 = call @cumsum_16(%41) : (tensor<20xi32>) -> tensor<20xi32>
    %c_16 = stablehlo.constant dense<1> : tensor<i32>
    %43 = call @floor_divide_17(%42, %c_16) : (tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
    %c_17 = stablehlo.constant dense<20> : tensor<i32>
    %44 = call @remainder_19(%43, %c_17) : (tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %45 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %46 = stablehlo.compare LT, %44, %45, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_19 = stablehlo.constant dense<20> : tensor<i32>
    %47 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %48 = stablehlo.add %44, %47 : tensor<20xi32>
    %49 = stablehlo.select %46, %48, %44 : tensor<20xi1>, tensor<20xi32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %51 = "stablehlo.gather"(%30#0, %50) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<20xi32>, tensor<20x1xi32>) -> tensor<20xi32>
    %52 = stablehlo.iota dim = 0 : tensor<20xi32>
    %53 = stablehlo.convert %30#1 : (tensor<20xi1>) -> tensor<20xi32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %54 = stablehlo.reduce(%53 init: %c_20) applies stablehlo.add across dimensions = [0] : (tensor<20xi32>, tensor<i32>) -> tensor<i32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %56 = stablehlo.compare LT, %52, %55, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %57 = call @_where_20(%56, %51, %c_21) : (tensor<20xi1>, tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
    %58 = stablehlo.convert %30#1 : (tensor<20xi1>) -> tensor<20xi32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %59 = stablehlo.reduce(%58 init: %c_22) applies stablehlo.add across dimensions = [0] : (tensor<20xi32>, tensor<i32>) -> tensor<i32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %60 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %61 = stablehlo.dynamic_update_slice %60, %27, %c_24 : (tensor<40xi32>, tensor<20xi32>, tensor<i32>) -> tensor<40xi32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %62 = stablehlo.compare LT, %29, %c_25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_26 = stablehlo.constant dense<40> : tensor<i32>
    %63 = stablehlo.add %29, %c_26 : tensor<i32>
    %64 = stablehlo.select %62, %63, %29 : tensor<i1>, tensor<i32>
    %65 = stablehlo.dynamic_update_slice %61, %57, %64 : (tensor<40xi32>, tensor<20xi32>, tensor<i32>) -> tensor<40xi32>
    %66 = stablehlo.iota dim = 0 : tensor<40xi32>
    %67 = stablehlo.add %29, %59 : tensor<i32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %69 = stablehlo.compare LT, %66, %68, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %70 = stablehlo.not %69 : tensor<40xi1>
    %71 = stablehlo.iota dim = 0 : tensor<40xi32>
    %72:3 = "stablehlo.sort"(%70, %65, %71) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<i1>, %arg3: tensor<i1>, %arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<i32>):
      %120 = stablehlo.compare LT, %arg4, %arg5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %121 = stablehlo.compare LT, %arg2, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %122 = stablehlo.compare EQ, %arg2, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %123 = stablehlo.and %122, %120 : tensor<i1>
      %124 = stablehlo.or %121, %123 : tensor<i1>
      stablehlo.return %124 : tensor<i1>
    }) : (tensor<40xi1>, tensor<40xi32>, tensor<40xi32>) -> (tensor<40xi1>, tensor<40xi32>, tensor<40xi32>)
    %73 = stablehlo.slice %72#1 [1:40] : (tensor<40xi32>) -> tensor<39xi32>
    %74 = stablehlo.slice %72#1 [0:39] : (tensor<40xi32>) -> tensor<39xi32>
    %75 = stablehlo.compare EQ, %73, %74, SIGNED : (tensor<39xi32>, tensor<39xi32>) -> tensor<39xi1>
    %76 = stablehlo.slice %69 [1:40] : (tensor<40xi1>) -> tensor<39xi1>
    %77 = stablehlo.and %75, %76 : tensor<39xi1>
    %78 = stablehlo.convert %77 : (tensor<39xi1>) -> tensor<39xi32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %79 = stablehlo.reduce(%78 init: %c_27) applies stablehlo.add across dimensions = [0] : (tensor<39xi32>, tensor<i32>) -> tensor<i32>
    %80 = call @cumsum_22(%77) : (tensor<39xi1>) -> tensor<39xi32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %81 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %82 = call @clip_24(%80, %c_29) : (tensor<39xi32>, tensor<i32>) -> tensor<39xi32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %83 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<39xi32>
    %84 = stablehlo.compare LT, %82, %83, SIGNED : (tensor<39xi32>, tensor<39xi32>) -> tensor<39xi1>
    %c_31 = stablehlo.constant dense<7> : tensor<i32>
    %85 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<39xi32>
    %86 = stablehlo.add %82, %85 : tensor<39xi32>
    %87 = stablehlo.select %84, %86, %82 : tensor<39xi1>, tensor<39xi32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0] : (tensor<39xi32>) -> tensor<39x1xi32>
    %c_32 = stablehlo.constant dense<1> : tensor<i32>
    %89 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<39xi32>
    %90 = "stablehlo.scatter"(%81, %88, %89) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %120 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %120 : tensor<i32>
    }) : (tensor<7xi32>, tensor<39x1xi32>, tensor<39xi32>) -> tensor<7xi32>
    %91 = call @cumsum_25(%90) : (tensor<7xi32>) -> tensor<7xi32>
    %c_33 = stablehlo.constant dense<1> : tensor<i32>
    %92 = call @floor_divide_27(%91, %c_33) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_34 = stablehlo.constant dense<39> : tensor<i32>
    %93 = call @remainder_29(%92, %c_34) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %94 = stablehlo.iota dim = 0 : tensor<7xi32>
    %95 = stablehlo.convert %77 : (tensor<39xi1>) -> tensor<39xi32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %96 = stablehlo.reduce(%95 init: %c_35) applies stablehlo.add across dimensions = [0] : (tensor<39xi32>, tensor<i32>) -> tensor<i32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %98 = stablehlo.compare GE, %94, %97, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_36 = stablehlo.constant dense<40> : tensor<i32>
    %99 = call @_where_30(%98, %c_36, %93) : (tensor<7xi1>, tensor<i32>, tensor<7xi32>) -> tensor<7xi32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %100 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %101 = stablehlo.compare LT, %99, %100, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_38 = stablehlo.constant dense<40> : tensor<i32>
    %102 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %103 = stablehlo.add %99, %102 : tensor<7xi32>
    %104 = stablehlo.select %101, %103, %99 : tensor<7xi1>, tensor<7xi32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %c_39 = stablehlo.constant dense<39> : tensor<1xi32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %106 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %107 = stablehlo.compare GE, %105, %106, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %108 = stablehlo.broadcast_in_dim %c_39, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<7x1xi32>
    %110 = stablehlo.compare LE, %105, %109, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %111 = stablehlo.and %107, %110 : tensor<7x1xi1>
    %c_41 = stablehlo.constant dense<true> : tensor<i1>
    %112 = stablehlo.reduce(%111 init: %c_41) applies stablehlo.and across dimensions = [1] : (tensor<7x1xi1>, tensor<i1>) -> tensor<7xi1>
    %113 = "stablehlo.gather"(%72#1, %105) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<40xi32>, tensor<7x1xi32>) -> tensor<7xi32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %114 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %115 = stablehlo.select %112, %113, %114 : tensor<7xi1>, tensor<7xi32>
    %116 = stablehlo.iota dim = 0 : tensor<7xi32>
    %117 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %118 = stablehlo.compare LT, %116, %117, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_43 = stablehlo.constant dense<99> : tensor<i32>
    %119 = call @_where_31(%118, %115, %c_43) : (tensor<7xi1>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    return %119 : tensor<7xi32>
  }
  func.func private @_unique_sorted_mask_21(%arg0: tensor<20xi32>) -> (tensor<20xi32>, tensor<20xi1>) {
    %0 = stablehlo.reshape %arg0 : (tensor<20xi32>) -> tensor<20x1xi32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<20x1xi32>) -> tensor<1x20xi32>
    %2 = stablehlo.reverse %1, dims = [0] : tensor<1x20xi32>
    %3 = call @lexsort(%2) : (tensor<1x20xi32>) -> tensor<20xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %5 = stablehlo.compare LT, %3, %4, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_0 = stablehlo.constant dense<20> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %7 = stablehlo.add %3, %6 : tensor<20xi32>
    %8 = stablehlo.select %5, %7, %3 : tensor<20xi1>, tensor<20xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %10 = "stablehlo.gather"(%arg0, %9) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<20xi32>, tensor<20x1xi32>) -> tensor<20xi32>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<20xi1>
    %12 = stablehlo.slice %10 [1:20] : (tensor<20xi32>) -> tensor<19xi32>
    %13 = stablehlo.slice %10 [0:19] : (tensor<20xi32>) -> tensor<19xi32>
    %14 = stablehlo.compare NE, %12, %13, SIGNED : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %15 = stablehlo.reduce(%14 init: %c_2) applies stablehlo.or across dimensions = [] : (tensor<19xi1>, tensor<i1>) -> tensor<19xi1>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %17 = "stablehlo.scatter"(%11, %16, %15) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
      stablehlo.return %arg2 : tensor<i1>
    }) : (tensor<20xi1>, tensor<1xi32>, tensor<19xi1>) -> tensor<20xi1>
    return %10, %17 : tensor<20xi32>, tensor<20xi1>
  }
  func.func private @cumsum_22(%arg0: tensor<39xi1>) -> tensor<39xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<39xi1>) -> tensor<39xi32>
    %1 = call @cumsum_23(%0) : (tensor<39xi32>) -> tensor<39xi32>
    return %1 : tensor<39xi32>
  }
  func.func private @cumsum_23(%arg0: tensor<39xi32>) -> tensor<39xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[38, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 39>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<39xi32>, tensor<i32>) -> tensor<39xi32>
    return %1 : tensor<39xi32>
  }
  func.func private @clip_24(%arg0: tensor<39xi32>, %arg1: tensor<i32>) -> tensor<39xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<39xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<39xi32>
    return %2 : tensor<39xi32>
  }
  func.func private @cumsum_25(%arg0: tensor<7xi32>) -> tensor<7xi32> {
    %0 = call @cumsum_26(%arg0) : (tensor<7xi32>) -> tensor<7xi32>
    return %0 : tensor<7xi32>
  }
  func.func private @cumsum_26(%arg0: tensor<7xi32>) -> tensor<7xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[6, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 7>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    return %1 : tensor<7xi32>
  }
  func.func private @floor_divide_27(%arg0: tensor<7xi32>, %arg1: tensor<i32>) -> tensor<7xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %1 = stablehlo.divide %arg0, %0 : tensor<7xi32>
    %2 = stablehlo.sign %arg0 : tensor<7xi32>
    %3 = stablehlo.sign %arg1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %7 = stablehlo.remainder %arg0, %6 : tensor<7xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %10 = stablehlo.and %5, %9 : tensor<7xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %12 = stablehlo.subtract %1, %11 : tensor<7xi32>
    %13 = call @_where_28(%10, %12, %1) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    return %13 : tensor<7xi32>
  }
  func.func private @_where_28(%arg0: tensor<7xi1>, %arg1: tensor<7xi32>, %arg2: tensor<7xi32>) -> tensor<7xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7xi1>, tensor<7xi32>
    return %0 : tensor<7xi32>
  }
  func.func private @remainder_29(%arg0: tensor<7xi32>, %arg1: tensor<i32>) -> tensor<7xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<7xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7xi1>, tensor<7xi1>) -> tensor<7xi1>
    %12 = stablehlo.and %11, %6 : tensor<7xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %14 = stablehlo.add %4, %13 : tensor<7xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<7xi1>, tensor<7xi32>
    return %15 : tensor<7xi32>
  }
  func.func private @_where_30(%arg0: tensor<7xi1>, %arg1: tensor<i32>, %arg2: tensor<7xi32>) -> tensor<7xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7xi1>, tensor<7xi32>
    return %2 : tensor<7xi32>
  }
  func.func private @_where_31(%arg0: tensor<7xi1>, %arg1: tensor<7xi32>, %arg2: tensor<i32>) -> tensor<7xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7xi1>, tensor<7xi32>
    return %2 : tensor<7xi32>
  }
  func.func private @_in1d(%arg0: tensor<20xi32>, %arg1: tensor<20xi32>) -> tensor<20xi1> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<20xi32>) -> tensor<1x20xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<20x1xi32>) -> tensor<20x20xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x20xi32>) -> tensor<20x20xi32>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<20x20xi32>, tensor<20x20xi32>) -> tensor<20x20xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.reduce(%4 init: %c) applies stablehlo.and across dimensions = [1] : (tensor<20x20xi1>, tensor<i1>) -> tensor<20xi1>
    return %5 : tensor<20xi1>
  }
  func.func private @_where_32(%arg0: tensor<20xi1>, %arg1: tensor<20xi1>, %arg2: tensor<i1>) -> tensor<20xi1> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i1>) -> tensor<20xi1>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<20xi1>, tensor<20xi1>
    return %1 : tensor<20xi1>
  }
  func.func private @_where_33(%arg0: tensor<7xi1>, %arg1: tensor<7xi32>, %arg2: tensor<i32>) -> tensor<7xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<7xi1>, tensor<7xi32>
    return %1 : tensor<7xi32>
  }
  func.func private @_in1d_34(%arg0: tensor<20xi32>, %arg1: tensor<20xi32>) -> tensor<20xi1> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<20xi32>) -> tensor<1x20xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<20x1xi32>) -> tensor<20x20xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x20xi32>) -> tensor<20x20xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<20x20xi32>, tensor<20x20xi32>) -> tensor<20x20xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.reduce(%4 init: %c) applies stablehlo.or across dimensions = [1] : (tensor<20x20xi1>, tensor<i1>) -> tensor<20xi1>
    return %5 : tensor<20xi1>
  }
  func.func private @cumsum_35(%arg0: tensor<5xi32>) -> tensor<5xi32> {
    %0 = call @cumsum_36(%arg0) : (tensor<5xi32>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @cumsum_36(%arg0: tensor<5xi32>) -> tensor<5xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[4, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 5>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
    return %1 : tensor<5xi32>
  }
  func.func private @floor_divide_37(%arg0: tensor<5xi32>, %arg1: tensor<i32>) -> tensor<5xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %1 = stablehlo.divide %arg0, %0 : tensor<5xi32>
    %2 = stablehlo.sign %arg0 : tensor<5xi32>
    %3 = stablehlo.sign %arg1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %7 = stablehlo.remainder %arg0, %6 : tensor<5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %10 = stablehlo.and %5, %9 : tensor<5xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %12 = stablehlo.subtract %1, %11 : tensor<5xi32>
    %13 = call @_where_38(%10, %12, %1) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    return %13 : tensor<5xi32>
  }
  func.func private @_where_38(%arg0: tensor<5xi1>, %arg1: tensor<5xi32>, %arg2: tensor<5xi32>) -> tensor<5xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5xi1>, tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @remainder_39(%arg0: tensor<5xi32>, %arg1: tensor<i32>) -> tensor<5xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<5xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %12 = stablehlo.and %11, %6 : tensor<5xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %14 = stablehlo.add %4, %13 : tensor<5xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<5xi1>, tensor<5xi32>
    return %15 : tensor<5xi32>
  }
  func.func private @_where_40(%arg0: tensor<5xi1>, %arg1: tensor<i32>, %arg2: tensor<5xi32>) -> tensor<5xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<5xi1>, tensor<5xi32>
    return %2 : tensor<5xi32>
  }
  func.func private @_unique_sorted_mask_41(%arg0: tensor<5x4xi32>) -> (tensor<5x4xi32>, tensor<5xi1>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x4xi32>) -> tensor<4x5xi32>
    %1 = stablehlo.reverse %0, dims = [0] : tensor<4x5xi32>
    %2 = call @lexsort_42(%1) : (tensor<4x5xi32>) -> tensor<5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %4 = stablehlo.compare LT, %2, %3, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %6 = stablehlo.add %2, %5 : tensor<5xi32>
    %7 = stablehlo.select %4, %6, %2 : tensor<5xi1>, tensor<5xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %9 = "stablehlo.gather"(%arg0, %8) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xi32>, tensor<5x1xi32>) -> tensor<5x4xi32>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<5xi1>
    %11 = stablehlo.slice %9 [1:5, 0:4] : (tensor<5x4xi32>) -> tensor<4x4xi32>
    %12 = stablehlo.slice %9 [0:4, 0:4] : (tensor<5x4xi32>) -> tensor<4x4xi32>
    %13 = stablehlo.compare NE, %11, %12, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %14 = stablehlo.reduce(%13 init: %c_2) applies stablehlo.or across dimensions = [1] : (tensor<4x4xi1>, tensor<i1>) -> tensor<4xi1>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %16 = "stablehlo.scatter"(%10, %15, %14) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
      stablehlo.return %arg2 : tensor<i1>
    }) : (tensor<5xi1>, tensor<1xi32>, tensor<4xi1>) -> tensor<5xi1>
    return %9, %16 : tensor<5x4xi32>, tensor<5xi1>
  }
  func.func private @lexsort_42(%arg0: tensor<4x5xi32>) -> tensor<5xi32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<4x5xi32>) -> tensor<1x5xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x5xi32>) -> tensor<5xi32>
    %2 = stablehlo.slice %arg0 [1:2, 0:5] : (tensor<4x5xi32>) -> tensor<1x5xi32>
    %3 = stablehlo.reshape %2 : (tensor<1x5xi32>) -> tensor<5xi32>
    %4 = stablehlo.slice %arg0 [2:3, 0:5] : (tensor<4x5xi32>) -> tensor<1x5xi32>
    %5 = stablehlo.reshape %4 : (tensor<1x5xi32>) -> tensor<5xi32>
    %6 = stablehlo.slice %arg0 [3:4, 0:5] : (tensor<4x5xi32>) -> tensor<1x5xi32>
    %7 = stablehlo.reshape %6 : (tensor<1x5xi32>) -> tensor<5xi32>
    %8 = stablehlo.iota dim = 0 : tensor<5xi32>
    %9:5 = "stablehlo.sort"(%7, %5, %3, %1, %8) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<i32>, %arg8: tensor<i32>, %arg9: tensor<i32>, %arg10: tensor<i32>):
      %10 = stablehlo.compare LT, %arg7, %arg8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %11 = stablehlo.compare LT, %arg5, %arg6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %12 = stablehlo.compare EQ, %arg5, %arg6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %13 = stablehlo.and %12, %10 : tensor<i1>
      %14 = stablehlo.or %11, %13 : tensor<i1>
      %15 = stablehlo.compare LT, %arg3, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %16 = stablehlo.compare EQ, %arg3, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %17 = stablehlo.and %16, %14 : tensor<i1>
      %18 = stablehlo.or %15, %17 : tensor<i1>
      %19 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %20 = stablehlo.compare EQ, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %21 = stablehlo.and %20, %18 : tensor<i1>
      %22 = stablehlo.or %19, %21 : tensor<i1>
      stablehlo.return %22 : tensor<i1>
    }) : (tensor<5xi32>, tensor<5xi32>, tensor<5xi32>, tensor<5xi32>, tensor<5xi32>) -> (tensor<5xi32>, tensor<5xi32>, tensor<5xi32>, tensor<5xi32>, tensor<5xi32>)
    return %9#4 : tensor<5xi32>
  }
  func.func private @cumsum_43(%arg0: tensor<5xi1>) -> tensor<5xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<5xi1>) -> tensor<5xi32>
    %1 = call @cumsum_36(%0) : (tensor<5xi32>) -> tensor<5xi32>
    return %1 : tensor<5xi32>
  }
  func.func private @clip_44(%arg0: tensor<5xi32>, %arg1: tensor<i32>) -> tensor<5xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<5xi32>
    return %2 : tensor<5xi32>
  }
  func.func private @cumsum_45(%arg0: tensor<6xi32>) -> tensor<6xi32> {
    %0 = call @cumsum_46(%arg0) : (tensor<6xi32>) -> tensor<6xi32>
    return %0 : tensor<6xi32>
  }
  func.func private @cumsum_46(%arg0: tensor<6xi32>) -> tensor<6xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    return %1 : tensor<6xi32>
  }
  func.func private @floor_divide_47(%arg0: tensor<6xi32>, %arg1: tensor<i32>) -> tensor<6xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %1 = stablehlo.divide %arg0, %0 : tensor<6xi32>
    %2 = stablehlo.sign %arg0 : tensor<6xi32>
    %3 = stablehlo.sign %arg1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %7 = stablehlo.remainder %arg0, %6 : tensor<6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %10 = stablehlo.and %5, %9 : tensor<6xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %12 = stablehlo.subtract %1, %11 : tensor<6xi32>
    %13 = call @_where_48(%10, %12, %1) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    return %13 : tensor<6xi32>
  }
  func.func private @_where_48(%arg0: tensor<6xi1>, %arg1: tensor<6xi32>, %arg2: tensor<6xi32>) -> tensor<6xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<6xi1>, tensor<6xi32>
    return %0 : tensor<6xi32>
  }
  func.func private @remainder_49(%arg0: tensor<6xi32>, %arg1: tensor<i32>) -> tensor<6xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<6xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<6xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %12 = stablehlo.and %11, %6 : tensor<6xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %14 = stablehlo.add %4, %13 : tensor<6xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<6xi1>, tensor<6xi32>
    return %15 : tensor<6xi32>
  }
  func.func private @lexsort_50(%arg0: tensor<20xi32>, %arg1: tensor<20xi32>) -> tensor<20xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<20xi32>
    %1:3 = "stablehlo.sort"(%arg1, %arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<i32>):
      %2 = stablehlo.compare LT, %arg4, %arg5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.compare LT, %arg2, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %4 = stablehlo.compare EQ, %arg2, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %5 = stablehlo.and %4, %2 : tensor<i1>
      %6 = stablehlo.or %3, %5 : tensor<i1>
      stablehlo.return %6 : tensor<i1>
    }) : (tensor<20xi32>, tensor<20xi32>, tensor<20xi32>) -> (tensor<20xi32>, tensor<20xi32>, tensor<20xi32>)
    return %1#2 : tensor<20xi32>
  }
  func.func private @packbits(%arg0: tensor<20xi1>) -> tensor<3xui8> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<20xi1>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<20xi1>, tensor<20xi1>) -> tensor<20xi1>
    %2 = stablehlo.convert %1 : (tensor<20xi1>) -> tensor<20xui8>
    %3 = stablehlo.iota dim = 0 : tensor<8xui8>
    %4 = stablehlo.reverse %3, dims = [0] : tensor<8xui8>
    %c_0 = stablehlo.constant dense<0> : tensor<ui8>
    %5 = stablehlo.pad %2, %c_0, low = [0], high = [4], interior = [0] : (tensor<20xui8>, tensor<ui8>) -> tensor<24xui8>
    %6 = stablehlo.reshape %5 : (tensor<24xui8>) -> tensor<3x8xui8>
    %7 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<8xui8>) -> tensor<1x8xui8>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x8xui8>) -> tensor<3x8xui8>
    %9 = stablehlo.shift_left %6, %8 : tensor<3x8xui8>
    %10 = stablehlo.convert %9 : (tensor<3x8xui8>) -> tensor<3x8xui32>
    %c_1 = stablehlo.constant dense<0> : tensor<ui32>
    %11 = stablehlo.reduce(%10 init: %c_1) applies stablehlo.add across dimensions = [1] : (tensor<3x8xui32>, tensor<ui32>) -> tensor<3xui32>
    %12 = stablehlo.convert %11 : (tensor<3xui32>) -> tensor<3xui8>
    return %12 : tensor<3xui8>
  }
}
// -----
// tables
module @jit_tables attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x774BD43D0D2CEA3CEB2530BFF86F133F31F3523F902B8B3F5079033FB2D3693F29F5A1BFAD91BD3F88F6B03ED31080BFB740253D027852BF230CFF3E5E85CB3E1BA95B3EEE7898BF230179BE6F1EBD3FBE31773F49B302BF5653A9BF79C9A1BE9364493F48A4833EEB238F3F45891C3FD23894BFAE09803E"> : tensor<30xf32>
    %in1 = stablehlo.constant dense<"0xDA79BDBF67B1B43C1990FB3EFE172F3F22C7213FD0702E3F5791CF3E3992113F0B39A3BFA45AC03E2A012F3C"> : tensor<11xf32>
    %expected0 = stablehlo.constant dense<"0x774BD43D76EDBE3EB8539DBE22BB58BF06001BBF1BB455BF2CF18EBFC441833F81E3293D27A219BF0543D73E"> : tensor<11xf32>
    %expected1 = stablehlo.constant dense<"0x000000000A00000012000000160000001600000016000000120000001400000001000000110000000A000000"> : tensor<11xi32>
    %expected2 = stablehlo.constant dense<"0x000000000A00000012000000160000001600000016000000120000001400000001000000110000000A000000"> : tensor<11xi32>
    %expected3 = stablehlo.constant dense<"0x000000000A00000012000000160000001600000016000000120000001400000001000000110000000A000000"> : tensor<11xi32>
    %expected4 = stablehlo.constant dense<"0x0000C040000080400000E040000000410000A040"> : tensor<5xf32>
    %expected5 = stablehlo.constant dense<"0x5653A9BFDE1743BF40244EBE7E0BB83E8D946B3FAD91BD3F"> : tensor<6xf32>
    %expected6 = stablehlo.constant dense<"0xA1A594BFFBD6813E32918B3F"> : tensor<3xf32>
    %expected7 = stablehlo.constant dense<"0x6BE7223E"> : tensor<f32>
    %expected8 = stablehlo.constant dense<"0x0698D3BE"> : tensor<f32>
    %expected9 = stablehlo.constant dense<"0x00000000000000000000000001000000010000000000000001000000000000000000000000000000000000000200000000000000000000000000000003000000"> : tensor<4x4xi32>
    %expected10 = stablehlo.constant dense<"0x99389F3E0AA1AF3D701C04C0DFC591C053E973C0605E41C05EC297C0F2C062C0C0EF72C0658AEBBFE6B8843F780652405EEFCC40B24574401649BF3F02A4983FCCBE243F516A2D40C0B7B140D4D68D4050653940A00C9840B522144014BAAA40700B17407476453FE2B55640ECCDEA3F7BCA33408D0E403F"> : tensor<30xf32>
    %got:11 = call @model(%in0, %in1) : (tensor<30xf32>, tensor<11xf32>) -> (tensor<11xf32>, tensor<11xi32>, tensor<11xi32>, tensor<11xi32>, tensor<5xf32>, tensor<6xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<4x4xi32>, tensor<30xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<11xf32>, tensor<11xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#1, %expected1) {has_side_effect = true} : (tensor<11xi32>, tensor<11xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#2, %expected2) {has_side_effect = true} : (tensor<11xi32>, tensor<11xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#3, %expected3) {has_side_effect = true} : (tensor<11xi32>, tensor<11xi32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#5, %expected5) {has_side_effect = true} : (tensor<6xf32>, tensor<6xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#6, %expected6) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#7, %expected7) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#8, %expected8) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_eq(%got#9, %expected9) {has_side_effect = true} : (tensor<4x4xi32>, tensor<4x4xi32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#10, %expected10) {has_side_effect = true} : (tensor<30xf32>, tensor<30xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<30xf32>, %arg1: tensor<11xf32>) -> (tensor<11xf32> {jax.result_info = "result[0]"}, tensor<11xi32> {jax.result_info = "result[1]"}, tensor<11xi32> {jax.result_info = "result[2]"}, tensor<11xi32> {jax.result_info = "result[3]"}, tensor<5xf32> {jax.result_info = "result[4][0]"}, tensor<6xf32> {jax.result_info = "result[4][1]"}, tensor<3xf32> {jax.result_info = "result[5]"}, tensor<f32> {jax.result_info = "result[6]"}, tensor<f32> {jax.result_info = "result[7]"}, tensor<4x4xi32> {jax.result_info = "result[8]"}, tensor<30xf32> {jax.result_info = "result[9]"}) {
    %cst = stablehlo.constant dense<[1.000000e+01, 5.000000e+01, 9.000000e+01]> : tensor<3xf32>
    %0 = call @sort(%arg0) : (tensor<30xf32>) -> tensor<30xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %2 = stablehlo.compare GT, %arg0, %1, FLOAT : (tensor<30xf32>, tensor<30xf32>) -> tensor<30xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %3 = call @_where(%2, %cst_1, %arg0) : (tensor<30xi1>, tensor<f32>, tensor<30xf32>) -> tensor<30xf32>
    %4 = call @_interp(%arg1, %0, %arg0) : (tensor<11xf32>, tensor<30xf32>, tensor<30xf32>) -> tensor<11xf32>
    %5 = call @searchsorted_4(%0, %arg1) : (tensor<30xf32>, tensor<11xf32>) -> tensor<11xi32>
    %6 = call @searchsorted_8(%0, %arg1) : (tensor<30xf32>, tensor<11xf32>) -> tensor<11xi32>
    %7 = call @digitize(%arg1, %0) : (tensor<11xf32>, tensor<30xf32>) -> tensor<11xi32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %cst_3 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %9 = stablehlo.reduce(%arg0 init: %cst_3) applies stablehlo.minimum across dimensions = [0] : (tensor<30xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %10 = stablehlo.reduce(%arg0 init: %cst_4) applies stablehlo.maximum across dimensions = [0] : (tensor<30xf32>, tensor<f32>) -> tensor<f32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %13 = stablehlo.concatenate %11, %12, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %14 = call @_ptp(%13) : (tensor<2xf32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.compare EQ, %14, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %16 = stablehlo.slice %13 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %17 = stablehlo.reshape %16 : (tensor<1xf32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %18 = stablehlo.subtract %17, %cst_6 : tensor<f32>
    %19 = stablehlo.slice %13 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %20 = stablehlo.reshape %19 : (tensor<1xf32>) -> tensor<f32>
    %21 = call @_where_10(%15, %18, %20) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %22 = call @_ptp(%13) : (tensor<2xf32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.compare EQ, %22, %cst_7, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %24 = stablehlo.slice %13 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %25 = stablehlo.reshape %24 : (tensor<1xf32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %26 = stablehlo.add %25, %cst_8 : tensor<f32>
    %27 = stablehlo.slice %13 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %28 = stablehlo.reshape %27 : (tensor<1xf32>) -> tensor<f32>
    %29 = call @_where_10(%23, %26, %28) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %30 = call @_linspace(%21, %29) : (tensor<f32>, tensor<f32>) -> tensor<6xf32>
    %31 = call @searchsorted_11(%30, %arg0) : (tensor<6xf32>, tensor<30xf32>) -> tensor<30xi32>
    %32 = stablehlo.slice %30 [5:6] : (tensor<6xf32>) -> tensor<1xf32>
    %33 = stablehlo.reshape %32 : (tensor<1xf32>) -> tensor<f32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %35 = stablehlo.compare EQ, %arg0, %34, FLOAT : (tensor<30xf32>, tensor<30xf32>) -> tensor<30xi1>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %36 = call @_where_16(%35, %c, %31) : (tensor<30xi1>, tensor<i32>, tensor<30xi32>) -> tensor<30xi32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<30xi32>
    %39 = stablehlo.compare LT, %36, %38, SIGNED : (tensor<30xi32>, tensor<30xi32>) -> tensor<30xi1>
    %c_11 = stablehlo.constant dense<6> : tensor<i32>
    %40 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<30xi32>
    %41 = stablehlo.add %36, %40 : tensor<30xi32>
    %42 = stablehlo.select %39, %41, %36 : tensor<30xi1>, tensor<30xi32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<30xi32>) -> tensor<30x1xi32>
    %44 = "stablehlo.scatter"(%37, %43, %8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %151 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %151 : tensor<f32>
    }) : (tensor<6xf32>, tensor<30x1xi32>, tensor<30xf32>) -> tensor<6xf32>
    %45 = stablehlo.slice %44 [1:6] : (tensor<6xf32>) -> tensor<5xf32>
    %46 = call @percentile(%arg0, %cst) : (tensor<30xf32>, tensor<3xf32>) -> tensor<3xf32>
    %47 = call @nanmedian(%3) : (tensor<30xf32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %48 = call @nanquantile_18(%3, %cst_12) : (tensor<30xf32>, tensor<f32>) -> tensor<f32>
    %49 = stablehlo.slice %arg0 [0:8] : (tensor<30xf32>) -> tensor<8xf32>
    %50 = stablehlo.slice %arg1 [0:8] : (tensor<11xf32>) -> tensor<8xf32>
    %51 = stablehlo.broadcast_in_dim %49, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %52 = stablehlo.broadcast_in_dim %50, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %53 = stablehlo.concatenate %51, %52, dim = 0 : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<2x8xf32>
    %54 = stablehlo.transpose %53, dims = [1, 0] : (tensor<2x8xf32>) -> tensor<8x2xf32>
    %55 = stablehlo.slice %54 [0:8, 0:1] : (tensor<8x2xf32>) -> tensor<8x1xf32>
    %56 = stablehlo.reshape %55 : (tensor<8x1xf32>) -> tensor<8xf32>
    %cst_13 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_13) applies stablehlo.minimum across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %58 = stablehlo.reduce(%56 init: %cst_14) applies stablehlo.maximum across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %59 = stablehlo.broadcast_in_dim %57, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %60 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %61 = stablehlo.concatenate %59, %60, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %62 = call @_ptp(%61) : (tensor<2xf32>) -> tensor<f32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.compare EQ, %62, %cst_15, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %64 = stablehlo.slice %61 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %65 = stablehlo.reshape %64 : (tensor<1xf32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %66 = stablehlo.subtract %65, %cst_16 : tensor<f32>
    %67 = stablehlo.slice %61 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %68 = stablehlo.reshape %67 : (tensor<1xf32>) -> tensor<f32>
    %69 = call @_where_10(%63, %66, %68) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %70 = call @_ptp(%61) : (tensor<2xf32>) -> tensor<f32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.compare EQ, %70, %cst_17, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %72 = stablehlo.slice %61 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %73 = stablehlo.reshape %72 : (tensor<1xf32>) -> tensor<f32>
    %cst_18 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %74 = stablehlo.add %73, %cst_18 : tensor<f32>
    %75 = stablehlo.slice %61 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %76 = stablehlo.reshape %75 : (tensor<1xf32>) -> tensor<f32>
    %77 = call @_where_10(%71, %74, %76) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %78 = call @_linspace_19(%69, %77) : (tensor<f32>, tensor<f32>) -> tensor<5xf32>
    %79 = stablehlo.slice %54 [0:8, 0:1] : (tensor<8x2xf32>) -> tensor<8x1xf32>
    %80 = stablehlo.reshape %79 : (tensor<8x1xf32>) -> tensor<8xf32>
    %81 = call @searchsorted_20(%78, %80) : (tensor<5xf32>, tensor<8xf32>) -> tensor<8xi32>
    %82 = stablehlo.slice %54 [0:8, 0:1] : (tensor<8x2xf32>) -> tensor<8x1xf32>
    %83 = stablehlo.reshape %82 : (tensor<8x1xf32>) -> tensor<8xf32>
    %84 = stablehlo.slice %78 [4:5] : (tensor<5xf32>) -> tensor<1xf32>
    %85 = stablehlo.reshape %84 : (tensor<1xf32>) -> tensor<f32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %87 = stablehlo.compare EQ, %83, %86, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %c_19 = stablehlo.constant dense<1> : tensor<i32>
    %88 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %89 = stablehlo.subtract %81, %88 : tensor<8xi32>
    %90 = call @_where_25(%87, %89, %81) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %91 = stablehlo.slice %54 [0:8, 1:2] : (tensor<8x2xf32>) -> tensor<8x1xf32>
    %92 = stablehlo.reshape %91 : (tensor<8x1xf32>) -> tensor<8xf32>
    %cst_20 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %93 = stablehlo.reduce(%92 init: %cst_20) applies stablehlo.minimum across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %94 = stablehlo.reduce(%92 init: %cst_21) applies stablehlo.maximum across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %95 = stablehlo.broadcast_in_dim %93, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %96 = stablehlo.broadcast_in_dim %94, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %97 = stablehlo.concatenate %95, %96, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %98 = call @_ptp(%97) : (tensor<2xf32>) -> tensor<f32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.compare EQ, %98, %cst_22, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %100 = stablehlo.slice %97 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %101 = stablehlo.reshape %100 : (tensor<1xf32>) -> tensor<f32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %102 = stablehlo.subtract %101, %cst_23 : tensor<f32>
    %103 = stablehlo.slice %97 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %104 = stablehlo.reshape %103 : (tensor<1xf32>) -> tensor<f32>
    %105 = call @_where_10(%99, %102, %104) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %106 = call @_ptp(%97) : (tensor<2xf32>) -> tensor<f32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.compare EQ, %106, %cst_24, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %108 = stablehlo.slice %97 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %109 = stablehlo.reshape %108 : (tensor<1xf32>) -> tensor<f32>
    %cst_25 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %110 = stablehlo.add %109, %cst_25 : tensor<f32>
    %111 = stablehlo.slice %97 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %112 = stablehlo.reshape %111 : (tensor<1xf32>) -> tensor<f32>
    %113 = call @_where_10(%107, %110, %112) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %114 = call @_linspace_19(%105, %113) : (tensor<f32>, tensor<f32>) -> tensor<5xf32>
    %115 = stablehlo.slice %54 [0:8, 1:2] : (tensor<8x2xf32>) -> tensor<8x1xf32>
    %116 = stablehlo.reshape %115 : (tensor<8x1xf32>) -> tensor<8xf32>
    %117 = call @searchsorted_20(%114, %116) : (tensor<5xf32>, tensor<8xf32>) -> tensor<8xi32>
    %118 = stablehlo.slice %54 [0:8, 1:2] : (tensor<8x2xf32>) -> tensor<8x1xf32>
    %119 = stablehlo.reshape %118 : (tensor<8x1xf32>) -> tensor<8xf32>
    %120 = stablehlo.slice %114 [4:5] : (tensor<5xf32>) -> tensor<1xf32>
    %121 = stablehlo.reshape %120 : (tensor<1xf32>) -> tensor<f32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %123 = stablehlo.compare EQ, %119, %122, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %c_26 = stablehlo.constant dense<1> : tensor<i32>
    %124 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %125 = stablehlo.subtract %117, %124 : tensor<8xi32>
    %126 = call @_where_25(%123, %125, %117) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %c_28 = stablehlo.constant dense<5> : tensor<i32>
    %127 = call @clip_26(%90, %c_27, %c_28) : (tensor<8xi32>, tensor<i32>, tensor<i32>) -> tensor<8xi32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %c_30 = stablehlo.constant dense<5> : tensor<i32>
    %128 = call @clip_26(%126, %c_29, %c_30) : (tensor<8xi32>, tensor<i32>, tensor<i32>) -> tensor<8xi32>
    %c_31 = stablehlo.constant dense<6> : tensor<i32>
    %129 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %130 = stablehlo.multiply %127, %129 : tensor<8xi32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %131 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %132 = stablehlo.add %131, %130 : tensor<8xi32>
    %c_33 = stablehlo.constant dense<1> : tensor<i32>
    %133 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %134 = stablehlo.multiply %128, %133 : tensor<8xi32>
    %135 = stablehlo.add %132, %134 : tensor<8xi32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %136 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<36xi32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %137 = call @clip_27(%135, %c_35) : (tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %138 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %139 = stablehlo.compare LT, %137, %138, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_37 = stablehlo.constant dense<36> : tensor<i32>
    %140 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %141 = stablehlo.add %137, %140 : tensor<8xi32>
    %142 = stablehlo.select %139, %141, %137 : tensor<8xi1>, tensor<8xi32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %c_38 = stablehlo.constant dense<1> : tensor<i32>
    %144 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %145 = "stablehlo.scatter"(%136, %143, %144) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %151 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %151 : tensor<i32>
    }) : (tensor<36xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<36xi32>
    %146 = stablehlo.reshape %145 : (tensor<36xi32>) -> tensor<6x6xi32>
    %147 = stablehlo.slice %146 [1:5, 1:5] : (tensor<6x6xi32>) -> tensor<4x4xi32>
    %cst_39 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %149 = stablehlo.multiply %148, %arg0 : tensor<30xf32>
    %150 = call @unwrap(%149) : (tensor<30xf32>) -> tensor<30xf32>
    return %4, %5, %6, %7, %45, %30, %46, %47, %48, %147, %150 : tensor<11xf32>, tensor<11xi32>, tensor<11xi32>, tensor<11xi32>, tensor<5xf32>, tensor<6xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<4x4xi32>, tensor<30xf32>
  }
  func.func private @sort(%arg0: tensor<30xf32>) -> tensor<30xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<30xf32>) -> tensor<30xf32>
    return %0 : tensor<30xf32>
  }
  func.func private @_where(%arg0: tensor<30xi1>, %arg1: tensor<f32>, %arg2: tensor<30xf32>) -> tensor<30xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<30xi1>, tensor<30xf32>
    return %2 : tensor<30xf32>
  }
  func.func private @_interp(%arg0: tensor<11xf32>, %arg1: tensor<30xf32>, %arg2: tensor<30xf32>) -> tensor<11xf32> {
    %0 = call @searchsorted(%arg1, %arg0) : (tensor<30xf32>, tensor<11xf32>) -> tensor<11xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %c_0 = stablehlo.constant dense<29> : tensor<i32>
    %1 = call @clip(%0, %c, %c_0) : (tensor<11xi32>, tensor<i32>, tensor<i32>) -> tensor<11xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %3 = stablehlo.compare LT, %1, %2, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %c_2 = stablehlo.constant dense<30> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %5 = stablehlo.add %1, %4 : tensor<11xi32>
    %6 = stablehlo.select %3, %5, %1 : tensor<11xi1>, tensor<11xi32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %8 = "stablehlo.gather"(%arg2, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<30xf32>, tensor<11x1xi32>) -> tensor<11xf32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %10 = stablehlo.subtract %1, %9 : tensor<11xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %12 = stablehlo.compare LT, %10, %11, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %c_5 = stablehlo.constant dense<30> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %14 = stablehlo.add %10, %13 : tensor<11xi32>
    %15 = stablehlo.select %12, %14, %10 : tensor<11xi1>, tensor<11xi32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %17 = "stablehlo.gather"(%arg2, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<30xf32>, tensor<11x1xi32>) -> tensor<11xf32>
    %18 = stablehlo.subtract %8, %17 : tensor<11xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %20 = stablehlo.compare LT, %1, %19, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %c_7 = stablehlo.constant dense<30> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %22 = stablehlo.add %1, %21 : tensor<11xi32>
    %23 = stablehlo.select %20, %22, %1 : tensor<11xi1>, tensor<11xi32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %25 = "stablehlo.gather"(%arg1, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<30xf32>, tensor<11x1xi32>) -> tensor<11xf32>
    %c_8 = stablehlo.constant dense<1> : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %27 = stablehlo.subtract %1, %26 : tensor<11xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %29 = stablehlo.compare LT, %27, %28, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %c_10 = stablehlo.constant dense<30> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %31 = stablehlo.add %27, %30 : tensor<11xi32>
    %32 = stablehlo.select %29, %31, %27 : tensor<11xi1>, tensor<11xi32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %34 = "stablehlo.gather"(%arg1, %33) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<30xf32>, tensor<11x1xi32>) -> tensor<11xf32>
    %35 = stablehlo.subtract %25, %34 : tensor<11xf32>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %37 = stablehlo.subtract %1, %36 : tensor<11xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %39 = stablehlo.compare LT, %37, %38, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %c_13 = stablehlo.constant dense<30> : tensor<i32>
    %40 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %41 = stablehlo.add %37, %40 : tensor<11xi32>
    %42 = stablehlo.select %39, %41, %37 : tensor<11xi1>, tensor<11xi32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %44 = "stablehlo.gather"(%arg1, %43) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<30xf32>, tensor<11x1xi32>) -> tensor<11xf32>
    %45 = stablehlo.subtract %arg0, %44 : tensor<11xf32>
    %46 = stablehlo.abs %35 : tensor<11xf32>
    %cst = stablehlo.constant dense<1.42108547E-14> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %48 = stablehlo.compare LE, %46, %47, FLOAT : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %c_14 = stablehlo.constant dense<1> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %50 = stablehlo.subtract %1, %49 : tensor<11xi32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %52 = stablehlo.compare LT, %50, %51, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %c_16 = stablehlo.constant dense<30> : tensor<i32>
    %53 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %54 = stablehlo.add %50, %53 : tensor<11xi32>
    %55 = stablehlo.select %52, %54, %50 : tensor<11xi1>, tensor<11xi32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %57 = "stablehlo.gather"(%arg2, %56) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<30xf32>, tensor<11x1xi32>) -> tensor<11xf32>
    %c_17 = stablehlo.constant dense<1> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %59 = stablehlo.subtract %1, %58 : tensor<11xi32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %60 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %61 = stablehlo.compare LT, %59, %60, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %c_19 = stablehlo.constant dense<30> : tensor<i32>
    %62 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %63 = stablehlo.add %59, %62 : tensor<11xi32>
    %64 = stablehlo.select %61, %63, %59 : tensor<11xi1>, tensor<11xi32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %66 = "stablehlo.gather"(%arg2, %65) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<30xf32>, tensor<11x1xi32>) -> tensor<11xf32>
    %c_20 = stablehlo.constant dense<1> : tensor<i32>
    %67 = call @_where_1(%48, %c_20, %35) : (tensor<11xi1>, tensor<i32>, tensor<11xf32>) -> tensor<11xf32>
    %68 = stablehlo.divide %45, %67 : tensor<11xf32>
    %69 = stablehlo.multiply %68, %18 : tensor<11xf32>
    %70 = stablehlo.add %66, %69 : tensor<11xf32>
    %71 = call @_where_2(%48, %57, %70) : (tensor<11xi1>, tensor<11xf32>, tensor<11xf32>) -> tensor<11xf32>
    %72 = stablehlo.slice %arg2 [0:1] : (tensor<30xf32>) -> tensor<1xf32>
    %73 = stablehlo.reshape %72 : (tensor<1xf32>) -> tensor<f32>
    %74 = stablehlo.slice %arg1 [0:1] : (tensor<30xf32>) -> tensor<1xf32>
    %75 = stablehlo.reshape %74 : (tensor<1xf32>) -> tensor<f32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %77 = stablehlo.compare LT, %arg0, %76, FLOAT : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %78 = call @_where_3(%77, %73, %71) : (tensor<11xi1>, tensor<f32>, tensor<11xf32>) -> tensor<11xf32>
    %79 = stablehlo.slice %arg2 [29:30] : (tensor<30xf32>) -> tensor<1xf32>
    %80 = stablehlo.reshape %79 : (tensor<1xf32>) -> tensor<f32>
    %81 = stablehlo.slice %arg1 [29:30] : (tensor<30xf32>) -> tensor<1xf32>
    %82 = stablehlo.reshape %81 : (tensor<1xf32>) -> tensor<f32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %84 = stablehlo.compare GT, %arg0, %83, FLOAT : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %85 = call @_where_3(%84, %80, %78) : (tensor<11xi1>, tensor<f32>, tensor<11xf32>) -> tensor<11xf32>
    return %85 : tensor<11xf32>
  }
  func.func private @searchsorted(%arg0: tensor<30xf32>, %arg1: tensor<11xf32>) -> tensor<11xi32> {
    %0 = call @_searchsorted_scan_impl(%arg0, %arg1) : (tensor<30xf32>, tensor<11xf32>) -> tensor<11xi32>
    return %0 : tensor<11xi32>
  }
  func.func private @_searchsorted_scan_impl(%arg0: tensor<30xf32>, %arg1: tensor<11xf32>) -> tensor<11xi32> {
    %0 = call @_searchsorted_scan_impl_0(%arg0, %arg1) : (tensor<30xf32>, tensor<11xf32>) -> tensor<11xi32>
    return %0 : tensor<11xi32>
  }
  func.func private @_searchsorted_scan_impl_0(%arg0: tensor<30xf32>, %arg1: tensor<11xf32>) -> tensor<11xi32> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<11xui32>
    %c_0 = stablehlo.constant dense<30> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<11xui32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2:5 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %c_1, %iterArg_4 = %0, %iterArg_5 = %1) : tensor<30xf32>, tensor<11xf32>, tensor<i32>, tensor<11xui32>, tensor<11xui32>
    cond {
      %c_6 = stablehlo.constant dense<5> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4:2 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_4, %iterArg_5) : (tensor<30xf32>, tensor<11xf32>, tensor<11xui32>, tensor<11xui32>) -> (tensor<11xui32>, tensor<11xui32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %5, %4#0, %4#1 : tensor<30xf32>, tensor<11xf32>, tensor<i32>, tensor<11xui32>, tensor<11xui32>
    }
    %3 = stablehlo.convert %2#4 : (tensor<11xui32>) -> tensor<11xi32>
    return %3 : tensor<11xi32>
  }
  func.func private @closed_call(%arg0: tensor<30xf32>, %arg1: tensor<11xf32>, %arg2: tensor<11xui32>, %arg3: tensor<11xui32>) -> (tensor<11xui32>, tensor<11xui32>) {
    %0 = stablehlo.subtract %arg3, %arg2 : tensor<11xui32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %1 = call @floor_divide(%0, %c) : (tensor<11xui32>, tensor<i32>) -> tensor<11xui32>
    %2 = stablehlo.add %arg2, %1 : tensor<11xui32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<11xui32>) -> tensor<11x1xui32>
    %4 = "stablehlo.gather"(%arg0, %3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<30xf32>, tensor<11x1xui32>) -> tensor<11x1xf32>
    %5 = stablehlo.reshape %4 : (tensor<11x1xf32>) -> tensor<11xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %7 = stablehlo.compare EQ, %arg1, %6, FLOAT : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %9 = stablehlo.select %7, %8, %arg1 : tensor<11xi1>, tensor<11xf32>
    %10 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %12 = stablehlo.select %10, %11, %9 : tensor<11xi1>, tensor<11xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %14 = stablehlo.compare EQ, %5, %13, FLOAT : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %16 = stablehlo.select %14, %15, %5 : tensor<11xi1>, tensor<11xf32>
    %17 = stablehlo.compare NE, %5, %5, FLOAT : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %19 = stablehlo.select %17, %18, %16 : tensor<11xi1>, tensor<11xf32>
    %20 = stablehlo.compare LT, %12, %19, TOTALORDER : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %21 = stablehlo.select %20, %arg2, %2 : tensor<11xi1>, tensor<11xui32>
    %22 = stablehlo.select %20, %2, %arg3 : tensor<11xi1>, tensor<11xui32>
    return %21, %22 : tensor<11xui32>, tensor<11xui32>
  }
  func.func private @floor_divide(%arg0: tensor<11xui32>, %arg1: tensor<i32>) -> tensor<11xui32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui32>) -> tensor<11xui32>
    %2 = stablehlo.divide %arg0, %1 : tensor<11xui32>
    return %2 : tensor<11xui32>
  }
  func.func private @clip(%arg0: tensor<11xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<11xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<11xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<11xi32>
    return %5 : tensor<11xi32>
  }
  func.func private @_where_1(%arg0: tensor<11xi1>, %arg1: tensor<i32>, %arg2: tensor<11xf32>) -> tensor<11xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<11xi1>, tensor<11xf32>
    return %2 : tensor<11xf32>
  }
  func.func private @_where_2(%arg0: tensor<11xi1>, %arg1: tensor<11xf32>, %arg2: tensor<11xf32>) -> tensor<11xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<11xi1>, tensor<11xf32>
    return %0 : tensor<11xf32>
  }
  func.func private @_where_3(%arg0: tensor<11xi1>, %arg1: tensor<f32>, %arg2: tensor<11xf32>) -> tensor<11xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<11xi1>, tensor<11xf32>
    return %1 : tensor<11xf32>
  }
  func.func private @searchsorted_4(%arg0: tensor<30xf32>, %arg1: tensor<11xf32>) -> tensor<11xi32> {
    %0 = call @_searchsorted_scan_impl_5(%arg0, %arg1) : (tensor<30xf32>, tensor<11xf32>) -> tensor<11xi32>
    return %0 : tensor<11xi32>
  }
  func.func private @_searchsorted_scan_impl_5(%arg0: tensor<30xf32>, %arg1: tensor<11xf32>) -> tensor<11xi32> {
    %0 = call @_searchsorted_scan_impl_6(%arg0, %arg1) : (tensor<30xf32>, tensor<11xf32>) -> tensor<11xi32>
    return %0 : tensor<11xi32>
  }
  func.func private @_searchsorted_scan_impl_6(%arg0: tensor<30xf32>, %arg1: tensor<11xf32>) -> tensor<11xi32> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<11xui32>
    %c_0 = stablehlo.constant dense<30> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<11xui32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2:5 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %c_1, %iterArg_4 = %0, %iterArg_5 = %1) : tensor<30xf32>, tensor<11xf32>, tensor<i32>, tensor<11xui32>, tensor<11xui32>
    cond {
      %c_6 = stablehlo.constant dense<5> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4:2 = func.call @closed_call_7(%iterArg, %iterArg_2, %iterArg_4, %iterArg_5) : (tensor<30xf32>, tensor<11xf32>, tensor<11xui32>, tensor<11xui32>) -> (tensor<11xui32>, tensor<11xui32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %5, %4#0, %4#1 : tensor<30xf32>, tensor<11xf32>, tensor<i32>, tensor<11xui32>, tensor<11xui32>
    }
    %3 = stablehlo.convert %2#4 : (tensor<11xui32>) -> tensor<11xi32>
    return %3 : tensor<11xi32>
  }
  func.func private @closed_call_7(%arg0: tensor<30xf32>, %arg1: tensor<11xf32>, %arg2: tensor<11xui32>, %arg3: tensor<11xui32>) -> (tensor<11xui32>, tensor<11xui32>) {
    %0 = stablehlo.subtract %arg3, %arg2 : tensor<11xui32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %1 = call @floor_divide(%0, %c) : (tensor<11xui32>, tensor<i32>) -> tensor<11xui32>
    %2 = stablehlo.add %arg2, %1 : tensor<11xui32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<11xui32>) -> tensor<11x1xui32>
    %4 = "stablehlo.gather"(%arg0, %3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<30xf32>, tensor<11x1xui32>) -> tensor<11x1xf32>
    %5 = stablehlo.reshape %4 : (tensor<11x1xf32>) -> tensor<11xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %7 = stablehlo.compare EQ, %arg1, %6, FLOAT : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %9 = stablehlo.select %7, %8, %arg1 : tensor<11xi1>, tensor<11xf32>
    %10 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %12 = stablehlo.select %10, %11, %9 : tensor<11xi1>, tensor<11xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %14 = stablehlo.compare EQ, %5, %13, FLOAT : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %16 = stablehlo.select %14, %15, %5 : tensor<11xi1>, tensor<11xf32>
    %17 = stablehlo.compare NE, %5, %5, FLOAT : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %19 = stablehlo.select %17, %18, %16 : tensor<11xi1>, tensor<11xf32>
    %20 = stablehlo.compare LE, %12, %19, TOTALORDER : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %21 = stablehlo.select %20, %arg2, %2 : tensor<11xi1>, tensor<11xui32>
    %22 = stablehlo.select %20, %2, %arg3 : tensor<11xi1>, tensor<11xui32>
    return %21, %22 : tensor<11xui32>, tensor<11xui32>
  }
  func.func private @searchsorted_8(%arg0: tensor<30xf32>, %arg1: tensor<11xf32>) -> tensor<11xi32> {
    %0 = call @_searchsorted_sort_impl(%arg0, %arg1) : (tensor<30xf32>, tensor<11xf32>) -> tensor<11xi32>
    return %0 : tensor<11xi32>
  }
  func.func private @_searchsorted_sort_impl(%arg0: tensor<30xf32>, %arg1: tensor<11xf32>) -> tensor<11xi32> {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<30xf32>, tensor<11xf32>) -> tensor<41xf32>
    %1 = stablehlo.iota dim = 0 : tensor<41xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<41xi32>
    %3:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<i32>, %arg5: tensor<i32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %23 = stablehlo.compare EQ, %arg2, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %24 = stablehlo.select %23, %cst_5, %arg2 : tensor<i1>, tensor<f32>
      %25 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_6 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %26 = stablehlo.select %25, %cst_6, %24 : tensor<i1>, tensor<f32>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %27 = stablehlo.compare EQ, %arg3, %cst_7, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %28 = stablehlo.select %27, %cst_8, %arg3 : tensor<i1>, tensor<f32>
      %29 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_9 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %30 = stablehlo.select %29, %cst_9, %28 : tensor<i1>, tensor<f32>
      %31 = stablehlo.compare LT, %26, %30, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %31 : tensor<i1>
    }) : (tensor<41xf32>, tensor<41xi32>) -> (tensor<41xf32>, tensor<41xi32>)
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<41xi32>
    %5 = stablehlo.compare LT, %3#1, %4, SIGNED : (tensor<41xi32>, tensor<41xi32>) -> tensor<41xi1>
    %c_1 = stablehlo.constant dense<41> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<41xi32>
    %7 = stablehlo.add %3#1, %6 : tensor<41xi32>
    %8 = stablehlo.select %5, %7, %3#1 : tensor<41xi1>, tensor<41xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<41xi32>) -> tensor<41x1xi32>
    %10 = "stablehlo.scatter"(%2, %9, %1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      stablehlo.return %arg3 : tensor<i32>
    }) : (tensor<41xi32>, tensor<41x1xi32>, tensor<41xi32>) -> tensor<41xi32>
    %11 = stablehlo.slice %10 [30:41] : (tensor<41xi32>) -> tensor<11xi32>
    %12 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %14:2 = "stablehlo.sort"(%arg1, %12) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<i32>, %arg5: tensor<i32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %23 = stablehlo.compare EQ, %arg2, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %24 = stablehlo.select %23, %cst_5, %arg2 : tensor<i1>, tensor<f32>
      %25 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_6 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %26 = stablehlo.select %25, %cst_6, %24 : tensor<i1>, tensor<f32>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %27 = stablehlo.compare EQ, %arg3, %cst_7, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %28 = stablehlo.select %27, %cst_8, %arg3 : tensor<i1>, tensor<f32>
      %29 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_9 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %30 = stablehlo.select %29, %cst_9, %28 : tensor<i1>, tensor<f32>
      %31 = stablehlo.compare LT, %26, %30, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %31 : tensor<i1>
    }) : (tensor<11xf32>, tensor<11xi32>) -> (tensor<11xf32>, tensor<11xi32>)
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %16 = stablehlo.compare LT, %14#1, %15, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %c_4 = stablehlo.constant dense<11> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %18 = stablehlo.add %14#1, %17 : tensor<11xi32>
    %19 = stablehlo.select %16, %18, %14#1 : tensor<11xi1>, tensor<11xi32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %21 = "stablehlo.scatter"(%13, %20, %12) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      stablehlo.return %arg3 : tensor<i32>
    }) : (tensor<11xi32>, tensor<11x1xi32>, tensor<11xi32>) -> tensor<11xi32>
    %22 = stablehlo.subtract %11, %21 : tensor<11xi32>
    return %22 : tensor<11xi32>
  }
  func.func private @digitize(%arg0: tensor<11xf32>, %arg1: tensor<30xf32>) -> tensor<11xi32> {
    %0 = stablehlo.slice %arg1 [29:30] : (tensor<30xf32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    %2 = stablehlo.slice %arg1 [0:1] : (tensor<30xf32>) -> tensor<1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
    %4 = stablehlo.compare GE, %1, %3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %5 = call @searchsorted(%arg1, %arg0) : (tensor<30xf32>, tensor<11xf32>) -> tensor<11xi32>
    %6 = stablehlo.reverse %arg1, dims = [0] : tensor<30xf32>
    %7 = call @searchsorted(%6, %arg0) : (tensor<30xf32>, tensor<11xf32>) -> tensor<11xi32>
    %c = stablehlo.constant dense<30> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %9 = stablehlo.subtract %8, %7 : tensor<11xi32>
    %10 = call @_where_9(%4, %5, %9) : (tensor<i1>, tensor<11xi32>, tensor<11xi32>) -> tensor<11xi32>
    return %10 : tensor<11xi32>
  }
  func.func private @_where_9(%arg0: tensor<i1>, %arg1: tensor<11xi32>, %arg2: tensor<11xi32>) -> tensor<11xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<11xi32>
    return %0 : tensor<11xi32>
  }
  func.func private @_ptp(%arg0: tensor<2xf32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.minimum across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.subtract %0, %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @_where_10(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @_linspace(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<6xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<5xf32>
    %cst = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.divide %0, %1 : tensor<5xf32>
    %3 = stablehlo.reshape %arg0 : (tensor<f32>) -> tensor<1xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %5 = stablehlo.subtract %4, %2 : tensor<5xf32>
    %6 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<5xf32>
    %8 = stablehlo.reshape %arg1 : (tensor<f32>) -> tensor<1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %10 = stablehlo.multiply %9, %2 : tensor<5xf32>
    %11 = stablehlo.add %7, %10 : tensor<5xf32>
    %12 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %13 = stablehlo.concatenate %11, %12, dim = 0 : (tensor<5xf32>, tensor<1xf32>) -> tensor<6xf32>
    return %13 : tensor<6xf32>
  }
  func.func private @searchsorted_11(%arg0: tensor<6xf32>, %arg1: tensor<30xf32>) -> tensor<30xi32> {
    %0 = call @_searchsorted_scan_impl_12(%arg0, %arg1) : (tensor<6xf32>, tensor<30xf32>) -> tensor<30xi32>
    return %0 : tensor<30xi32>
  }
  func.func private @_searchsorted_scan_impl_12(%arg0: tensor<6xf32>, %arg1: tensor<30xf32>) -> tensor<30xi32> {
    %0 = call @_searchsorted_scan_impl_13(%arg0, %arg1) : (tensor<6xf32>, tensor<30xf32>) -> tensor<30xi32>
    return %0 : tensor<30xi32>
  }
  func.func private @_searchsorted_scan_impl_13(%arg0: tensor<6xf32>, %arg1: tensor<30xf32>) -> tensor<30xi32> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<30xui32>
    %c_0 = stablehlo.constant dense<6> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<30xui32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2:5 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %c_1, %iterArg_4 = %0, %iterArg_5 = %1) : tensor<6xf32>, tensor<30xf32>, tensor<i32>, tensor<30xui32>, tensor<30xui32>
    cond {
      %c_6 = stablehlo.constant dense<3> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4:2 = func.call @closed_call_14(%iterArg, %iterArg_2, %iterArg_4, %iterArg_5) : (tensor<6xf32>, tensor<30xf32>, tensor<30xui32>, tensor<30xui32>) -> (tensor<30xui32>, tensor<30xui32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %5, %4#0, %4#1 : tensor<6xf32>, tensor<30xf32>, tensor<i32>, tensor<30xui32>, tensor<30xui32>
    }
    %3 = stablehlo.convert %2#4 : (tensor<30xui32>) -> tensor<30xi32>
    return %3 : tensor<30xi32>
  }
  func.func private @closed_call_14(%arg0: tensor<6xf32>, %arg1: tensor<30xf32>, %arg2: tensor<30xui32>, %arg3: tensor<30xui32>) -> (tensor<30xui32>, tensor<30xui32>) {
    %0 = stablehlo.subtract %arg3, %arg2 : tensor<30xui32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %1 = call @floor_divide_15(%0, %c) : (tensor<30xui32>, tensor<i32>) -> tensor<30xui32>
    %2 = stablehlo.add %arg2, %1 : tensor<30xui32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<30xui32>) -> tensor<30x1xui32>
    %4 = "stablehlo.gather"(%arg0, %3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<6xf32>, tensor<30x1xui32>) -> tensor<30x1xf32>
    %5 = stablehlo.reshape %4 : (tensor<30x1xf32>) -> tensor<30xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %7 = stablehlo.compare EQ, %arg1, %6, FLOAT : (tensor<30xf32>, tensor<30xf32>) -> tensor<30xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %9 = stablehlo.select %7, %8, %arg1 : tensor<30xi1>, tensor<30xf32>
    %10 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<30xf32>, tensor<30xf32>) -> tensor<30xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %12 = stablehlo.select %10, %11, %9 : tensor<30xi1>, tensor<30xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %14 = stablehlo.compare EQ, %5, %13, FLOAT : (tensor<30xf32>, tensor<30xf32>) -> tensor<30xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %16 = stablehlo.select %14, %15, %5 : tensor<30xi1>, tensor<30xf32>
    %17 = stablehlo.compare NE, %5, %5, FLOAT : (tensor<30xf32>, tensor<30xf32>) -> tensor<30xi1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %19 = stablehlo.select %17, %18, %16 : tensor<30xi1>, tensor<30xf32>
    %20 = stablehlo.compare LT, %12, %19, TOTALORDER : (tensor<30xf32>, tensor<30xf32>) -> tensor<30xi1>
    %21 = stablehlo.select %20, %arg2, %2 : tensor<30xi1>, tensor<30xui32>
    %22 = stablehlo.select %20, %2, %arg3 : tensor<30xi1>, tensor<30xui32>
    return %21, %22 : tensor<30xui32>, tensor<30xui32>
  }
  func.func private @floor_divide_15(%arg0: tensor<30xui32>, %arg1: tensor<i32>) -> tensor<30xui32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui32>) -> tensor<30xui32>
    %2 = stablehlo.divide %arg0, %1 : tensor<30xui32>
    return %2 : tensor<30xui32>
  }
  func.func private @_where_16(%arg0: tensor<30xi1>, %arg1: tensor<i32>, %arg2: tensor<30xi32>) -> tensor<30xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<30xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<30xi1>, tensor<30xi32>
    return %2 : tensor<30xi32>
  }
  func.func private @percentile(%arg0: tensor<30xf32>, %arg1: tensor<3xf32>) -> tensor<3xf32> {
    %cst = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.divide %arg1, %0 : tensor<3xf32>
    %2 = call @quantile(%arg0, %1) : (tensor<30xf32>, tensor<3xf32>) -> tensor<3xf32>
    return %2 : tensor<3xf32>
  }
  func.func private @quantile(%arg0: tensor<30xf32>, %arg1: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<30xf32>, tensor<30xf32>) -> tensor<30xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<30xi1>, tensor<i1>) -> tensor<i1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %3 = call @_where_17(%2, %cst, %arg0) : (tensor<1xi1>, tensor<f32>, tensor<30xf32>) -> tensor<30xf32>
    %4 = "stablehlo.sort"(%3) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %30 = stablehlo.compare EQ, %arg2, %cst_9, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %31 = stablehlo.select %30, %cst_10, %arg2 : tensor<i1>, tensor<f32>
      %32 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_11 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %33 = stablehlo.select %32, %cst_11, %31 : tensor<i1>, tensor<f32>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %34 = stablehlo.compare EQ, %arg3, %cst_12, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %35 = stablehlo.select %34, %cst_13, %arg3 : tensor<i1>, tensor<f32>
      %36 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_14 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %37 = stablehlo.select %36, %cst_14, %35 : tensor<i1>, tensor<f32>
      %38 = stablehlo.compare LT, %33, %37, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %38 : tensor<i1>
    }) : (tensor<30xf32>) -> tensor<30xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+01> : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.subtract %cst_0, %cst_1 : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.multiply %arg1, %6 : tensor<3xf32>
    %8 = stablehlo.floor %7 : tensor<3xf32>
    %9 = stablehlo.ceil %7 : tensor<3xf32>
    %10 = stablehlo.subtract %7, %8 : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %12 = stablehlo.subtract %11, %10 : tensor<3xf32>
    %cst_3 = stablehlo.constant dense<3.000000e+01> : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.subtract %cst_3, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %16 = stablehlo.clamp %14, %8, %15 : tensor<3xf32>
    %cst_6 = stablehlo.constant dense<3.000000e+01> : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.subtract %cst_6, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %19 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %20 = stablehlo.clamp %18, %9, %19 : tensor<3xf32>
    %21 = stablehlo.convert %16 : (tensor<3xf32>) -> tensor<3xi32>
    %22 = stablehlo.convert %20 : (tensor<3xf32>) -> tensor<3xi32>
    %23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %24 = "stablehlo.gather"(%4, %23) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<30xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %25 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %26 = "stablehlo.gather"(%4, %25) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<30xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %27 = stablehlo.multiply %24, %12 : tensor<3xf32>
    %28 = stablehlo.multiply %26, %10 : tensor<3xf32>
    %29 = stablehlo.add %27, %28 : tensor<3xf32>
    return %29 : tensor<3xf32>
  }
  func.func private @_where_17(%arg0: tensor<1xi1>, %arg1: tensor<f32>, %arg2: tensor<30xf32>) -> tensor<30xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<1xi1>) -> tensor<30xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<30xi1>, tensor<30xf32>
    return %3 : tensor<30xf32>
  }
  func.func private @nanmedian(%arg0: tensor<30xf32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = call @nanquantile(%arg0, %cst) : (tensor<30xf32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @nanquantile(%arg0: tensor<30xf32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<30xf32>, tensor<30xf32>) -> tensor<30xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %1 = call @_where(%0, %cst, %arg0) : (tensor<30xi1>, tensor<f32>, tensor<30xf32>) -> tensor<30xf32>
    %2 = "stablehlo.sort"(%1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %32 = stablehlo.compare EQ, %arg2, %cst_10, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %33 = stablehlo.select %32, %cst_11, %arg2 : tensor<i1>, tensor<f32>
      %34 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_12 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %35 = stablehlo.select %34, %cst_12, %33 : tensor<i1>, tensor<f32>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %36 = stablehlo.compare EQ, %arg3, %cst_13, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %37 = stablehlo.select %36, %cst_14, %arg3 : tensor<i1>, tensor<f32>
      %38 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_15 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %39 = stablehlo.select %38, %cst_15, %37 : tensor<i1>, tensor<f32>
      %40 = stablehlo.compare LT, %35, %39, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %40 : tensor<i1>
    }) : (tensor<30xf32>) -> tensor<30xf32>
    %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<30xf32>, tensor<30xf32>) -> tensor<30xi1>
    %4 = stablehlo.not %3 : tensor<30xi1>
    %5 = stablehlo.convert %4 : (tensor<30xi1>) -> tensor<30xi32>
    %6 = stablehlo.convert %5 : (tensor<30xi32>) -> tensor<30xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<30xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.subtract %7, %cst_1 : tensor<f32>
    %9 = stablehlo.multiply %arg1, %8 : tensor<f32>
    %10 = stablehlo.floor %9 : tensor<f32>
    %11 = stablehlo.ceil %9 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.subtract %7, %cst_2 : tensor<f32>
    %13 = stablehlo.minimum %10, %12 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.maximum %cst_3, %13 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.subtract %7, %cst_4 : tensor<f32>
    %16 = stablehlo.minimum %11, %15 : tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.maximum %cst_5, %16 : tensor<f32>
    %18 = stablehlo.convert %14 : (tensor<f32>) -> tensor<i32>
    %19 = stablehlo.convert %17 : (tensor<f32>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.compare LT, %18, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_6 = stablehlo.constant dense<30> : tensor<i32>
    %21 = stablehlo.add %18, %c_6 : tensor<i32>
    %22 = stablehlo.select %20, %21, %18 : tensor<i1>, tensor<i32>
    %23 = stablehlo.dynamic_slice %2, %22, sizes = [1] : (tensor<30xf32>, tensor<i32>) -> tensor<1xf32>
    %24 = stablehlo.reshape %23 : (tensor<1xf32>) -> tensor<f32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.compare LT, %19, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<30> : tensor<i32>
    %26 = stablehlo.add %19, %c_8 : tensor<i32>
    %27 = stablehlo.select %25, %26, %19 : tensor<i1>, tensor<i32>
    %28 = stablehlo.dynamic_slice %2, %27, sizes = [1] : (tensor<30xf32>, tensor<i32>) -> tensor<1xf32>
    %29 = stablehlo.reshape %28 : (tensor<1xf32>) -> tensor<f32>
    %30 = stablehlo.add %24, %29 : tensor<f32>
    %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %31 = stablehlo.multiply %30, %cst_9 : tensor<f32>
    return %31 : tensor<f32>
  }
  func.func private @nanquantile_18(%arg0: tensor<30xf32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<30xf32>, tensor<30xf32>) -> tensor<30xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %1 = call @_where(%0, %cst, %arg0) : (tensor<30xi1>, tensor<f32>, tensor<30xf32>) -> tensor<30xf32>
    %2 = "stablehlo.sort"(%1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %32 = stablehlo.compare EQ, %arg2, %cst_10, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %33 = stablehlo.select %32, %cst_11, %arg2 : tensor<i1>, tensor<f32>
      %34 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_12 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %35 = stablehlo.select %34, %cst_12, %33 : tensor<i1>, tensor<f32>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %36 = stablehlo.compare EQ, %arg3, %cst_13, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %37 = stablehlo.select %36, %cst_14, %arg3 : tensor<i1>, tensor<f32>
      %38 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_15 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %39 = stablehlo.select %38, %cst_15, %37 : tensor<i1>, tensor<f32>
      %40 = stablehlo.compare LT, %35, %39, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %40 : tensor<i1>
    }) : (tensor<30xf32>) -> tensor<30xf32>
    %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<30xf32>, tensor<30xf32>) -> tensor<30xi1>
    %4 = stablehlo.not %3 : tensor<30xi1>
    %5 = stablehlo.convert %4 : (tensor<30xi1>) -> tensor<30xi32>
    %6 = stablehlo.convert %5 : (tensor<30xi32>) -> tensor<30xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<30xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.subtract %7, %cst_1 : tensor<f32>
    %9 = stablehlo.multiply %arg1, %8 : tensor<f32>
    %10 = stablehlo.floor %9 : tensor<f32>
    %11 = stablehlo.ceil %9 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.subtract %7, %cst_2 : tensor<f32>
    %13 = stablehlo.minimum %10, %12 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.maximum %cst_3, %13 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.subtract %7, %cst_4 : tensor<f32>
    %16 = stablehlo.minimum %11, %15 : tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.maximum %cst_5, %16 : tensor<f32>
    %18 = stablehlo.convert %14 : (tensor<f32>) -> tensor<i32>
    %19 = stablehlo.convert %17 : (tensor<f32>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.compare LT, %18, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_6 = stablehlo.constant dense<30> : tensor<i32>
    %21 = stablehlo.add %18, %c_6 : tensor<i32>
    %22 = stablehlo.select %20, %21, %18 : tensor<i1>, tensor<i32>
    %23 = stablehlo.dynamic_slice %2, %22, sizes = [1] : (tensor<30xf32>, tensor<i32>) -> tensor<1xf32>
    %24 = stablehlo.reshape %23 : (tensor<1xf32>) -> tensor<f32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.compare LT, %19, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<30> : tensor<i32>
    %26 = stablehlo.add %19, %c_8 : tensor<i32>
    %27 = stablehlo.select %25, %26, %19 : tensor<i1>, tensor<i32>
    %28 = stablehlo.dynamic_slice %2, %27, sizes = [1] : (tensor<30xf32>, tensor<i32>) -> tensor<1xf32>
    %29 = stablehlo.reshape %28 : (tensor<1xf32>) -> tensor<f32>
    %30 = stablehlo.add %24, %29 : tensor<f32>
    %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %31 = stablehlo.multiply %30, %cst_9 : tensor<f32>
    return %31 : tensor<f32>
  }
  func.func private @_linspace_19(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<5xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<4xf32>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.divide %0, %1 : tensor<4xf32>
    %3 = stablehlo.reshape %arg0 : (tensor<f32>) -> tensor<1xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.subtract %4, %2 : tensor<4xf32>
    %6 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xf32>) -> tensor<4xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<4xf32>
    %8 = stablehlo.reshape %arg1 : (tensor<f32>) -> tensor<1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<1xf32>) -> tensor<4xf32>
    %10 = stablehlo.multiply %9, %2 : tensor<4xf32>
    %11 = stablehlo.add %7, %10 : tensor<4xf32>
    %12 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %13 = stablehlo.concatenate %11, %12, dim = 0 : (tensor<4xf32>, tensor<1xf32>) -> tensor<5xf32>
    return %13 : tensor<5xf32>
  }
  func.func private @searchsorted_20(%arg0: tensor<5xf32>, %arg1: tensor<8xf32>) -> tensor<8xi32> {
    %0 = call @_searchsorted_scan_impl_21(%arg0, %arg1) : (tensor<5xf32>, tensor<8xf32>) -> tensor<8xi32>
    return %0 : tensor<8xi32>
  }
  func.func private @_searchsorted_scan_impl_21(%arg0: tensor<5xf32>, %arg1: tensor<8xf32>) -> tensor<8xi32> {
    %0 = call @_searchsorted_scan_impl_22(%arg0, %arg1) : (tensor<5xf32>, tensor<8xf32>) -> tensor<8xi32>
    return %0 : tensor<8xi32>
  }
  func.func private @_searchsorted_scan_impl_22(%arg0: tensor<5xf32>, %arg1: tensor<8xf32>) -> tensor<8xi32> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %c_0 = stablehlo.constant dense<5> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2:5 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %c_1, %iterArg_4 = %0, %iterArg_5 = %1) : tensor<5xf32>, tensor<8xf32>, tensor<i32>, tensor<8xui32>, tensor<8xui32>
    cond {
      %c_6 = stablehlo.constant dense<3> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4:2 = func.call @closed_call_23(%iterArg, %iterArg_2, %iterArg_4, %iterArg_5) : (tensor<5xf32>, tensor<8xf32>, tensor<8xui32>, tensor<8xui32>) -> (tensor<8xui32>, tensor<8xui32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %5, %4#0, %4#1 : tensor<5xf32>, tensor<8xf32>, tensor<i32>, tensor<8xui32>, tensor<8xui32>
    }
    %3 = stablehlo.convert %2#4 : (tensor<8xui32>) -> tensor<8xi32>
    return %3 : tensor<8xi32>
  }
  func.func private @closed_call_23(%arg0: tensor<5xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xui32>, %arg3: tensor<8xui32>) -> (tensor<8xui32>, tensor<8xui32>) {
    %0 = stablehlo.subtract %arg3, %arg2 : tensor<8xui32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %1 = call @floor_divide_24(%0, %c) : (tensor<8xui32>, tensor<i32>) -> tensor<8xui32>
    %2 = stablehlo.add %arg2, %1 : tensor<8xui32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<8xui32>) -> tensor<8x1xui32>
    %4 = "stablehlo.gather"(%arg0, %3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<5xf32>, tensor<8x1xui32>) -> tensor<8x1xf32>
    %5 = stablehlo.reshape %4 : (tensor<8x1xf32>) -> tensor<8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %7 = stablehlo.compare EQ, %arg1, %6, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %9 = stablehlo.select %7, %8, %arg1 : tensor<8xi1>, tensor<8xf32>
    %10 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %12 = stablehlo.select %10, %11, %9 : tensor<8xi1>, tensor<8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %14 = stablehlo.compare EQ, %5, %13, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %16 = stablehlo.select %14, %15, %5 : tensor<8xi1>, tensor<8xf32>
    %17 = stablehlo.compare NE, %5, %5, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %19 = stablehlo.select %17, %18, %16 : tensor<8xi1>, tensor<8xf32>
    %20 = stablehlo.compare LT, %12, %19, TOTALORDER : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %21 = stablehlo.select %20, %arg2, %2 : tensor<8xi1>, tensor<8xui32>
    %22 = stablehlo.select %20, %2, %arg3 : tensor<8xi1>, tensor<8xui32>
    return %21, %22 : tensor<8xui32>, tensor<8xui32>
  }
  func.func private @floor_divide_24(%arg0: tensor<8xui32>, %arg1: tensor<i32>) -> tensor<8xui32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %2 = stablehlo.divide %arg0, %1 : tensor<8xui32>
    return %2 : tensor<8xui32>
  }
  func.func private @_where_25(%arg0: tensor<8xi1>, %arg1: tensor<8xi32>, %arg2: tensor<8xi32>) -> tensor<8xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8xi1>, tensor<8xi32>
    return %0 : tensor<8xi32>
  }
  func.func private @clip_26(%arg0: tensor<8xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<8xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<8xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<8xi32>
    return %5 : tensor<8xi32>
  }
  func.func private @clip_27(%arg0: tensor<8xi32>, %arg1: tensor<i32>) -> tensor<8xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<8xi32>
    return %2 : tensor<8xi32>
  }
  func.func private @unwrap(%arg0: tensor<30xf32>) -> tensor<30xf32> {
    %cst = stablehlo.constant dense<6.28318548> : tensor<f32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.divide %cst, %cst_0 : tensor<f32>
    %cst_1 = stablehlo.constant dense<6.28318548> : tensor<f32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.divide %cst_1, %cst_2 : tensor<f32>
    %2 = call @diff(%arg0) : (tensor<30xf32>) -> tensor<29xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %4 = stablehlo.add %2, %3 : tensor<29xf32>
    %cst_3 = stablehlo.constant dense<6.28318548> : tensor<f32>
    %5 = call @remainder(%4, %cst_3) : (tensor<29xf32>, tensor<f32>) -> tensor<29xf32>
    %6 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %7 = stablehlo.subtract %5, %6 : tensor<29xf32>
    %8 = stablehlo.negate %1 : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %10 = stablehlo.compare EQ, %7, %9, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %12 = stablehlo.compare GT, %2, %11, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %13 = stablehlo.and %10, %12 : tensor<29xi1>
    %14 = call @_where_28(%13, %1, %7) : (tensor<29xi1>, tensor<f32>, tensor<29xf32>) -> tensor<29xf32>
    %15 = stablehlo.abs %2 : tensor<29xf32>
    %16 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %17 = stablehlo.compare LT, %15, %16, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %18 = stablehlo.subtract %14, %2 : tensor<29xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %19 = call @_where_29(%17, %c, %18) : (tensor<29xi1>, tensor<i32>, tensor<29xf32>) -> tensor<29xf32>
    %20 = stablehlo.slice %arg0 [0:1] : (tensor<30xf32>) -> tensor<1xf32>
    %21 = stablehlo.slice %arg0 [1:30] : (tensor<30xf32>) -> tensor<29xf32>
    %22 = call @cumsum(%19) : (tensor<29xf32>) -> tensor<29xf32>
    %23 = stablehlo.add %21, %22 : tensor<29xf32>
    %24 = stablehlo.concatenate %20, %23, dim = 0 : (tensor<1xf32>, tensor<29xf32>) -> tensor<30xf32>
    return %24 : tensor<30xf32>
  }
  func.func private @diff(%arg0: tensor<30xf32>) -> tensor<29xf32> {
    %0 = stablehlo.slice %arg0 [1:30] : (tensor<30xf32>) -> tensor<29xf32>
    %1 = stablehlo.slice %arg0 [0:29] : (tensor<30xf32>) -> tensor<29xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<29xf32>
    return %2 : tensor<29xf32>
  }
  func.func private @remainder(%arg0: tensor<29xf32>, %arg1: tensor<f32>) -> tensor<29xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %1 = stablehlo.remainder %arg0, %0 : tensor<29xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %3 = stablehlo.compare NE, %1, %2, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %5 = stablehlo.compare LT, %1, %4, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.compare LT, %arg1, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<29xi1>
    %8 = stablehlo.compare NE, %5, %7, UNSIGNED : (tensor<29xi1>, tensor<29xi1>) -> tensor<29xi1>
    %9 = stablehlo.and %8, %3 : tensor<29xi1>
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %11 = stablehlo.add %1, %10 : tensor<29xf32>
    %12 = stablehlo.select %9, %11, %1 : tensor<29xi1>, tensor<29xf32>
    return %12 : tensor<29xf32>
  }
  func.func private @_where_28(%arg0: tensor<29xi1>, %arg1: tensor<f32>, %arg2: tensor<29xf32>) -> tensor<29xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<29xi1>, tensor<29xf32>
    return %1 : tensor<29xf32>
  }
  func.func private @_where_29(%arg0: tensor<29xi1>, %arg1: tensor<i32>, %arg2: tensor<29xf32>) -> tensor<29xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<29xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<29xi1>, tensor<29xf32>
    return %2 : tensor<29xf32>
  }
  func.func private @cumsum(%arg0: tensor<29xf32>) -> tensor<29xf32> {
    %0 = call @cumsum_30(%arg0) : (tensor<29xf32>) -> tensor<29xf32>
    return %0 : tensor<29xf32>
  }
  func.func private @cumsum_30(%arg0: tensor<29xf32>) -> tensor<29xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[28, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 29>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<29xf32>, tensor<f32>) -> tensor<29xf32>
    return %1 : tensor<29xf32>
  }
}
// -----
// resampled
module @jit_resampled attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0xE51F2EBC71E7C53F1BAA313F2F96C6BE0522533F6CA3AEBF9616CF3EF4A4C7BF5730713FDF58E23FE298363D419930BF1A7EDEBFC313223F8B1C97BEA21B0EBE6881FC3EE1E45EBF3684E93EBD67F13F1E701DBF0A5D16BE1C0E193F8D30CA3EAA3462BF7D0C05BF53E59CBF9696C93E729814C0137699BE0969B8BF58FC87BFC8C4F3BFD98E97BDC94E873F703F8C3F5A59C0BF4C5F4C3F2AFA043F3481A93E237F423F86B8143F848640C04340833F4B25CF3E383043BFFF16C1BF62FF13BF7BCDF63E59913C3F064CFEBED89AA53EFCF412BE590D483FCAFA8BBF7DC3843F97F9C13F74FCED3FF257BC3F26D9B03F40CEDE3DD3AA90BE2FF1C23EA453953EEE5B5B3E3B71193EC9DD9ABE0C526B3FD8AB8FBDB89DB53F"> : tensor<5x7x2xf32>
    %in1 = stablehlo.constant dense<"0x0000C03F9A99993F"> : tensor<2xf32>
    %in2 = stablehlo.constant dense<"0x9A99993E333333BF"> : tensor<2xf32>
    %expected0 = stablehlo.constant dense<"0xE51F2EBC71E7C53F0522533F6CA3AEBF5730713FDF58E23F1A7EDEBFC313223FE51F2EBC71E7C53F0522533F6CA3AEBF5730713FDF58E23F1A7EDEBFC313223F8B1C97BEA21B0EBE3684E93EBD67F13F1C0E193F8D30CA3E53E59CBF9696C93E8B1C97BEA21B0EBE3684E93EBD67F13F1C0E193F8D30CA3E53E59CBF9696C93E729814C0137699BEC8C4F3BFD98E97BD5A59C0BF4C5F4C3F237F423F86B8143F848640C04340833FFF16C1BF62FF13BF064CFEBED89AA53ECAFA8BBF7DC3843F848640C04340833FFF16C1BF62FF13BF064CFEBED89AA53ECAFA8BBF7DC3843F97F9C13F74FCED3F40CEDE3DD3AA90BEEE5B5B3E3B71193ED8AB8FBDB89DB53F97F9C13F74FCED3F40CEDE3DD3AA90BEEE5B5B3E3B71193ED8AB8FBDB89DB53F"> : tensor<9x4x2xf32>
    %expected1 = stablehlo.constant dense<"0xE51F2EBC71E7C53FE51F2EBC71E7C53F1BAA313F2F96C6BE0522533F6CA3AEBF0522533F6CA3AEBF9616CF3EF4A4C7BF5730713FDF58E23F5730713FDF58E23FE298363D419930BF1A7EDEBFC313223F1A7EDEBFC313223F729814C0137699BE729814C0137699BE0969B8BF58FC87BFC8C4F3BFD98E97BDC8C4F3BFD98E97BDC94E873F703F8C3F5A59C0BF4C5F4C3F5A59C0BF4C5F4C3F2AFA043F3481A93E237F423F86B8143F237F423F86B8143F97F9C13F74FCED3F97F9C13F74FCED3FF257BC3F26D9B03F40CEDE3DD3AA90BE40CEDE3DD3AA90BE2FF1C23EA453953EEE5B5B3E3B71193EEE5B5B3E3B71193EC9DD9ABE0C526B3FD8AB8FBDB89DB53FD8AB8FBDB89DB53F"> : tensor<3x11x2xf32>
    %expected2 = stablehlo.constant dense<"0x9D8AA93E3E24143F7A502E3F47A49CBF69B11C3F9B8FB03E18B658BF8A27F63D04D87C3E55C2883E992B023F5A890FBF166FCA3E51FE7F3E1D2665BF29ADA53D5539DA3D3F1D81BE3363623EFD5F0B3F3E1C0C3DA739BC3DCFE079BFFA5E7C3C58C84FBF7968F1BEA207B1BE6F6FE63E474743BE677EC43EAA509DBE5BAD5D3E0050F6BF4FA71DBFE0827BBFFDB0643DB659C3BE47C3493FEC8C0C3F61E9F73E5A4DD6BF034530BE54A440BFB30EE6BD070F82BE6027253F74E9F8BDF02E363F5B6593BFD686AB3E79B9E8BE20B048BEE5DEF0BDF989023FEF2B1ABF6AE56B3F3760EC3E57498C3FE978EC3DB5486F3D1A915E3D05CDCF3EF09AA5BE71C6873FDBFCB63FB3BAC63F2F39EA3E4D20583EAC49213EADD5AF3ED4EC1FBEAE78923F"> : tensor<9x4x2xf32>
    %expected3 = stablehlo.constant dense<"0x0CFED7BD9F077C3FF0F5683E5C38933E9644223F554206BFE0732E3F4E3CB5BE9CB6F03E0D1E13BF9866843D835C8BBF95CE0C3F0E49E03E228E073FBBCA473F1D8029BE1AB2E9BE5EAE79BFA0BD653C83A0C8BF46A60D3F729814C0137699BE52EDF5BFF87925BF77CEBDBF12F878BF7D94E3BF6FE7AFBE72D853BFA0E2B33EC94E873F703F8C3FF26612BFB00D683F988373BFA9BF2B3FECD4AB3EF640BF3E8388263FD849EF3E237F423F86B8143F505CF73B6368CA3FFFE4023F2535953F9AAA793F4658123F008D0DBC9414C3BD881DFCBD04FDA8BD9E3AD43E5643E13EB6860B3E2C97953E8B3AADBDF549C73EDC5D6ABE0C13503F3FEDACBEBBFD8C3FB795D2BEF954A53F"> : tensor<3x11x2xf32>
    %expected4 = stablehlo.constant dense<"0x9022AD3EBE70493F1E50413F8AF6CABFABC7403FF1A8C33E1BFC6ABF6CC71C3EC688AA3E09F6CB3EEE7C1A3F97B542BFA195023F0920763EF5D881BF7D50AE3DA751573EF088A3BE19808A3EF623313F5230573DFB75E23CBC308DBF900B5EBC5CBF5CBFA99229BF97F5B4BE28842E3F59E867BE68D6C63ECCD690BE4EAB203EEF3D02C0217232BF5D5C6BBFED8C9D3D772DB6BEEFCC5C3F813C133FF1B3E73EC8C404C0AA50A3BEB58E4ABFE1B159BE366978BECB82413F40BBC8BDFA22383F5042A3BF7E76A53EB60EC7BEE55594BEC30F86BDF017073F027F37BF1327743FFC242E3F2CECA13F8157473E3E71D1BBEB36B23DE9B0B33EFC95BEBEF530913F0A8BDF3F8849E13F7812013FBC5C253E8290273E4131863E11BB13BE453D9C3F"> : tensor<9x4x2xf32>
    %expected5 = stablehlo.constant dense<"0xE1B58FBD2788993FB77E8D3E67FAD43E4EAE3D3F12A510BF2CD15A3FFE5AD2BE53CB073FCC3E45BF024F863D3E3D9BBFF316313F42F1213FE52E403FF806883F85C70BBE538717BF3F6F92BFE81773BD42CFE1BFDFB5253F788F18C0CB027CBE423BF7BF40262BBFACFCB8BFD0FD84BFFA8BFEBF26D9CEBE51F058BF2FA7CC3EC94E873F703F8C3F5A4C2DBFB20E7B3FC3E39DBF9CEB293F5E4AC53E8AC9B13ECA46443FF2B1E73E7CD2463FF437193F38EF313EBC42DE3F43873D3F61E7AF3F76D5973FC27C323F8035033C062E45BE0EA540BE95CF4BBE8718C73EABD4CD3EAF3F603E8290703E82C333BDAE19A23EDF6584BEDFBC563FB48BC1BE32FF973F2C0CDABEF10BAE3F"> : tensor<3x11x2xf32>
    %expected6 = stablehlo.constant dense<"0x66588B3EC6E4603FDB253B3FBABDE7BFAA88513F7921D13EA8485CBF72E6793E6939E53E70CCF33E784E263F0E7252BFBBE50B3FD4F5383E434389BF5B92033E2ED9963E4EBE7EBE1C03A13E93F5213F8B81613D7E3F39BC95998EBFE881553C927A65BFA7A34ABFBDDFC3BE14E0663F9D4C97BEEEDCC83ED73D5BBEB7AEE73D0B8608C0C23640BF866D5ABFC7B0983D7A2E9EBEBFC36B3F09CDFC3E8AFCD13EC32621C072ABFEBE4F724EBFBCFBBABEBA8470BE05C6693FDC73E1BD4C262C3F77C497BF78F0B13E6BC676BE76BCA4BEC90B68BD077A0D3F9F0B48BF9A2B703FB54B3D3FB40BA83F7B77893EC9F338BD1F52A83DD66DA73EDE5BE4BEBD92933F29F4EC3F2105E73F3E2D053FDAD42F3E59C3103E9D0E6A3EA1AEA8BD2DD89D3F"> : tensor<9x4x2xf32>
    %expected7 = stablehlo.constant dense<"0x216FA0BC3340A43FAAD4A53E9C8CE13E5B97603FE7BD13BF4738883F4D2CA6BE0BF5F43E96B25ABF695E783A11DAA2BF1111343FDD722C3FC14B753FC94D8E3F5129E3BDC83818BF5482AABF4AD03FBEBF32EFBFF08F3F3FC31B1BC0886546BEB960EFBF5BA52CBF52F4BCBF296589BF2B8008C08157FCBE9D303CBF0A98F43EC94E873F703F8C3F75BC1ABF3C3F863FB410B7BF02BD1A3FF1B6A13EC2CFAC3E3654673FAAD3E23EBED4383FC9BA1E3FE914E23D6589E43F7E905B3F09D6BF3FFD76A53F4F022C3F707FCF3DBEBF84BE68848BBE043D55BEFFCDB13ED646BE3E8824A43E9FFC743E8C7544BC3ED37D3E828F93BE2C62523FA460F0BE86639F3F8A2802BF4217AF3F"> : tensor<3x11x2xf32>
    %expected8 = stablehlo.constant dense<"0xBEBAAD3EFA76573F5B2B533FDB4C66BFA7B0533F8240ECBF456F043F09AADBBFE5FC773FE743D13FB91D0E3FF43FD43D1F106EBFC6440EBE7FECFFBF9BBB4D3F88DCA03EC260BF3E72EC4F3FB5E219BFB7E3373FF27325BF5515E23DC8D8A0BF8DA5613FB2B79B3F3215833EBBC135BD713687BF80350EBE51C5E9BF0D77333F8041E73DCF791EBFFD611E3FC6410DBD597DB23E7A20E13F39301FBFCE6645BEEC8F0F3F11D1BE3E0E13B9BE1F1D9ABEF4C796BFF7A4CABD0C2FA7BFFF9AFC3E2455A3BFA2B350BF45A981BF75C90DBF567074BFBBA05D3F1B43FD3E38DF433F486741BF42BF303FDD3093BE61D2283EECE25C3EA740653EF41C8B3E19B0053F9A1AFBBFC2A00ABF0174B2BF44777DBF4A2ED7BF63990ABEDC74843F6FDF8D3FE24B99BFF6A1493FF94D3EBE7D84093F40D4083F1CB9183FD415C73E0E8E383F9C4DACBF6FCA073E7D08FABC5B756ABF3D8AB2BFE14DCBBEFF74FD3EC831403F44B7CEBEF416C03E46505BBE4FB11B3FE90F1BBF292B6E3F634B96BFF355863FA2D8333FD5DAA33FF87F4B3F5C02963E05C0C0BE9AF7B7BEA57BC73EEC45D53EF179D03D1ADF393E9AFF3EBEDDE1243F3149CABE8F79943F105CF7BE095DAE3FACE7ED3FCC83F13FEB1C943F074D803F107E533EF2DC98BE13CEBD3E7E857D3E0181A93EC607D93D5DB72CBEDE17273FA7BA2CBEA6EDA03FF6488B3D5083C13F"> : tensor<8x8x2xf32>
    %got:9 = call @model(%in0, %in1, %in2) : (tensor<5x7x2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<9x4x2xf32>, tensor<3x11x2xf32>, tensor<9x4x2xf32>, tensor<3x11x2xf32>, tensor<9x4x2xf32>, tensor<3x11x2xf32>, tensor<9x4x2xf32>, tensor<3x11x2xf32>, tensor<8x8x2xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<9x4x2xf32>, tensor<9x4x2xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<3x11x2xf32>, tensor<3x11x2xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<9x4x2xf32>, tensor<9x4x2xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<3x11x2xf32>, tensor<3x11x2xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<9x4x2xf32>, tensor<9x4x2xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#5, %expected5) {has_side_effect = true} : (tensor<3x11x2xf32>, tensor<3x11x2xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#6, %expected6) {has_side_effect = true} : (tensor<9x4x2xf32>, tensor<9x4x2xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#7, %expected7) {has_side_effect = true} : (tensor<3x11x2xf32>, tensor<3x11x2xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#8, %expected8) {has_side_effect = true} : (tensor<8x8x2xf32>, tensor<8x8x2xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<5x7x2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> (tensor<9x4x2xf32> {jax.result_info = "result[0][0]"}, tensor<3x11x2xf32> {jax.result_info = "result[0][1]"}, tensor<9x4x2xf32> {jax.result_info = "result[1][0]"}, tensor<3x11x2xf32> {jax.result_info = "result[1][1]"}, tensor<9x4x2xf32> {jax.result_info = "result[2][0]"}, tensor<3x11x2xf32> {jax.result_info = "result[2][1]"}, tensor<9x4x2xf32> {jax.result_info = "result[3][0]"}, tensor<3x11x2xf32> {jax.result_info = "result[3][1]"}, tensor<8x8x2xf32> {jax.result_info = "result[4]"}) {
    %0 = call @_resize(%arg0) : (tensor<5x7x2xf32>) -> tensor<9x4x2xf32>
    %1 = call @_resize_0(%arg0) : (tensor<5x7x2xf32>) -> tensor<3x11x2xf32>
    %2 = call @_resize_1(%arg0) : (tensor<5x7x2xf32>) -> tensor<9x4x2xf32>
    %3 = call @_resize_5(%arg0) : (tensor<5x7x2xf32>) -> tensor<3x11x2xf32>
    %4 = call @_resize_10(%arg0) : (tensor<5x7x2xf32>) -> tensor<9x4x2xf32>
    %5 = call @_resize_15(%arg0) : (tensor<5x7x2xf32>) -> tensor<3x11x2xf32>
    %6 = call @_resize_20(%arg0) : (tensor<5x7x2xf32>) -> tensor<9x4x2xf32>
    %7 = call @_resize_23(%arg0) : (tensor<5x7x2xf32>) -> tensor<3x11x2xf32>
    %8 = stablehlo.slice %arg1 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %9 = stablehlo.reshape %8 : (tensor<1xf32>) -> tensor<f32>
    %10 = stablehlo.slice %arg2 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %11 = stablehlo.reshape %10 : (tensor<1xf32>) -> tensor<f32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.divide %cst, %9 : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.maximum %12, %cst_0 : tensor<f32>
    %14 = stablehlo.iota dim = 0 : tensor<8xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %16 = stablehlo.add %14, %15 : tensor<8xf32>
    %17 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %18 = stablehlo.multiply %16, %17 : tensor<8xf32>
    %19 = stablehlo.multiply %11, %12 : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %21 = stablehlo.subtract %18, %20 : tensor<8xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %23 = stablehlo.subtract %21, %22 : tensor<8xf32>
    %24 = stablehlo.iota dim = 0 : tensor<5xf32>
    %25 = stablehlo.broadcast_in_dim %23, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %26 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %27 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<5x8xf32>
    %28 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x8xf32>
    %29 = stablehlo.subtract %27, %28 : tensor<5x8xf32>
    %30 = stablehlo.abs %29 : tensor<5x8xf32>
    %31 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %32 = stablehlo.divide %30, %31 : tensor<5x8xf32>
    %cst_3 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %34 = stablehlo.multiply %33, %32 : tensor<5x8xf32>
    %cst_4 = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %36 = stablehlo.subtract %34, %35 : tensor<5x8xf32>
    %37 = stablehlo.multiply %36, %32 : tensor<5x8xf32>
    %38 = stablehlo.multiply %37, %32 : tensor<5x8xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %40 = stablehlo.add %38, %39 : tensor<5x8xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %42 = stablehlo.compare GE, %32, %41, FLOAT : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xi1>
    %cst_7 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %44 = stablehlo.multiply %43, %32 : tensor<5x8xf32>
    %cst_8 = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %46 = stablehlo.add %44, %45 : tensor<5x8xf32>
    %47 = stablehlo.multiply %46, %32 : tensor<5x8xf32>
    %cst_9 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %49 = stablehlo.subtract %47, %48 : tensor<5x8xf32>
    %50 = stablehlo.multiply %49, %32 : tensor<5x8xf32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %52 = stablehlo.add %50, %51 : tensor<5x8xf32>
    %53 = call @_where_26(%42, %52, %40) : (tensor<5x8xi1>, tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %55 = stablehlo.compare GE, %32, %54, FLOAT : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xi1>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = call @_where_27(%55, %cst_12, %53) : (tensor<5x8xi1>, tensor<f32>, tensor<5x8xf32>) -> tensor<5x8xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %59 = stablehlo.abs %58 : tensor<1x8xf32>
    %cst_14 = stablehlo.constant dense<1.1920929E-4> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<1x8xf32>
    %61 = stablehlo.compare GT, %59, %60, FLOAT : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xi1>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<1x8xf32>
    %63 = stablehlo.compare NE, %58, %62, FLOAT : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xi1>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %64 = call @_where_28(%63, %58, %c) : (tensor<1x8xi1>, tensor<1x8xf32>, tensor<i32>) -> tensor<1x8xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<5x8xf32>
    %66 = stablehlo.divide %56, %65 : tensor<5x8xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %67 = call @_where_29(%61, %66, %c_16) : (tensor<1x8xi1>, tensor<5x8xf32>, tensor<i32>) -> tensor<5x8xf32>
    %cst_17 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %69 = stablehlo.compare GE, %23, %68, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_18 = stablehlo.constant dense<4.500000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %71 = stablehlo.compare LE, %23, %70, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %72 = stablehlo.and %69, %71 : tensor<8xi1>
    %73 = stablehlo.broadcast_in_dim %72, dims = [1] : (tensor<8xi1>) -> tensor<1x8xi1>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %74 = call @_where_29(%73, %67, %c_19) : (tensor<1x8xi1>, tensor<5x8xf32>, tensor<i32>) -> tensor<5x8xf32>
    %75 = stablehlo.slice %arg1 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %76 = stablehlo.reshape %75 : (tensor<1xf32>) -> tensor<f32>
    %77 = stablehlo.slice %arg2 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %78 = stablehlo.reshape %77 : (tensor<1xf32>) -> tensor<f32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %79 = stablehlo.divide %cst_20, %76 : tensor<f32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %80 = stablehlo.maximum %79, %cst_21 : tensor<f32>
    %81 = stablehlo.iota dim = 0 : tensor<8xf32>
    %cst_22 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %83 = stablehlo.add %81, %82 : tensor<8xf32>
    %84 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %85 = stablehlo.multiply %83, %84 : tensor<8xf32>
    %86 = stablehlo.multiply %78, %79 : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %88 = stablehlo.subtract %85, %87 : tensor<8xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %90 = stablehlo.subtract %88, %89 : tensor<8xf32>
    %91 = stablehlo.iota dim = 0 : tensor<7xf32>
    %92 = stablehlo.broadcast_in_dim %90, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %93 = stablehlo.broadcast_in_dim %91, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %94 = stablehlo.broadcast_in_dim %92, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<7x8xf32>
    %95 = stablehlo.broadcast_in_dim %93, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x8xf32>
    %96 = stablehlo.subtract %94, %95 : tensor<7x8xf32>
    %97 = stablehlo.abs %96 : tensor<7x8xf32>
    %98 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<f32>) -> tensor<7x8xf32>
    %99 = stablehlo.divide %97, %98 : tensor<7x8xf32>
    %cst_24 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<7x8xf32>
    %101 = stablehlo.multiply %100, %99 : tensor<7x8xf32>
    %cst_25 = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<7x8xf32>
    %103 = stablehlo.subtract %101, %102 : tensor<7x8xf32>
    %104 = stablehlo.multiply %103, %99 : tensor<7x8xf32>
    %105 = stablehlo.multiply %104, %99 : tensor<7x8xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<7x8xf32>
    %107 = stablehlo.add %105, %106 : tensor<7x8xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<7x8xf32>
    %109 = stablehlo.compare GE, %99, %108, FLOAT : (tensor<7x8xf32>, tensor<7x8xf32>) -> tensor<7x8xi1>
    %cst_28 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<7x8xf32>
    %111 = stablehlo.multiply %110, %99 : tensor<7x8xf32>
    %cst_29 = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<7x8xf32>
    %113 = stablehlo.add %111, %112 : tensor<7x8xf32>
    %114 = stablehlo.multiply %113, %99 : tensor<7x8xf32>
    %cst_30 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x8xf32>
    %116 = stablehlo.subtract %114, %115 : tensor<7x8xf32>
    %117 = stablehlo.multiply %116, %99 : tensor<7x8xf32>
    %cst_31 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<7x8xf32>
    %119 = stablehlo.add %117, %118 : tensor<7x8xf32>
    %120 = call @_where_30(%109, %119, %107) : (tensor<7x8xi1>, tensor<7x8xf32>, tensor<7x8xf32>) -> tensor<7x8xf32>
    %cst_32 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<7x8xf32>
    %122 = stablehlo.compare GE, %99, %121, FLOAT : (tensor<7x8xf32>, tensor<7x8xf32>) -> tensor<7x8xi1>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = call @_where_31(%122, %cst_33, %120) : (tensor<7x8xi1>, tensor<f32>, tensor<7x8xf32>) -> tensor<7x8xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.reduce(%123 init: %cst_34) applies stablehlo.add across dimensions = [0] : (tensor<7x8xf32>, tensor<f32>) -> tensor<8xf32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %126 = stablehlo.abs %125 : tensor<1x8xf32>
    %cst_35 = stablehlo.constant dense<1.1920929E-4> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<1x8xf32>
    %128 = stablehlo.compare GT, %126, %127, FLOAT : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xi1>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<1x8xf32>
    %130 = stablehlo.compare NE, %125, %129, FLOAT : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xi1>
    %c_37 = stablehlo.constant dense<1> : tensor<i32>
    %131 = call @_where_28(%130, %125, %c_37) : (tensor<1x8xi1>, tensor<1x8xf32>, tensor<i32>) -> tensor<1x8xf32>
    %132 = stablehlo.broadcast_in_dim %131, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<7x8xf32>
    %133 = stablehlo.divide %123, %132 : tensor<7x8xf32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %134 = call @_where_32(%128, %133, %c_38) : (tensor<1x8xi1>, tensor<7x8xf32>, tensor<i32>) -> tensor<7x8xf32>
    %cst_39 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %136 = stablehlo.compare GE, %90, %135, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_40 = stablehlo.constant dense<6.500000e+00> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %138 = stablehlo.compare LE, %90, %137, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %139 = stablehlo.and %136, %138 : tensor<8xi1>
    %140 = stablehlo.broadcast_in_dim %139, dims = [1] : (tensor<8xi1>) -> tensor<1x8xi1>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %141 = call @_where_32(%140, %134, %c_41) : (tensor<1x8xi1>, tensor<7x8xf32>, tensor<i32>) -> tensor<7x8xf32>
    %142 = stablehlo.dot_general %141, %arg0, contracting_dims = [0] x [1], precision = [HIGHEST, HIGHEST] : (tensor<7x8xf32>, tensor<5x7x2xf32>) -> tensor<8x5x2xf32>
    %143 = stablehlo.dot_general %74, %142, contracting_dims = [0] x [1], precision = [HIGHEST, HIGHEST] : (tensor<5x8xf32>, tensor<8x5x2xf32>) -> tensor<8x8x2xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %143 : tensor<9x4x2xf32>, tensor<3x11x2xf32>, tensor<9x4x2xf32>, tensor<3x11x2xf32>, tensor<9x4x2xf32>, tensor<3x11x2xf32>, tensor<9x4x2xf32>, tensor<3x11x2xf32>, tensor<8x8x2xf32>
  }
  func.func private @_resize(%arg0: tensor<5x7x2xf32>) -> tensor<9x4x2xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<9xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %2 = stablehlo.add %0, %1 : tensor<9xf32>
    %cst_0 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<9xf32>
    %cst_1 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %6 = stablehlo.divide %4, %5 : tensor<9xf32>
    %7 = stablehlo.floor %6 : tensor<9xf32>
    %8 = stablehlo.convert %7 : (tensor<9xf32>) -> tensor<9xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %10 = stablehlo.compare LT, %8, %9, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %12 = stablehlo.add %8, %11 : tensor<9xi32>
    %13 = stablehlo.select %10, %12, %8 : tensor<9xi1>, tensor<9xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %15 = "stablehlo.gather"(%arg0, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 7, 2>}> : (tensor<5x7x2xf32>, tensor<9x1xi32>) -> tensor<9x7x2xf32>
    %16 = stablehlo.iota dim = 0 : tensor<4xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %18 = stablehlo.add %16, %17 : tensor<4xf32>
    %cst_4 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %20 = stablehlo.multiply %18, %19 : tensor<4xf32>
    %cst_5 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %22 = stablehlo.divide %20, %21 : tensor<4xf32>
    %23 = stablehlo.floor %22 : tensor<4xf32>
    %24 = stablehlo.convert %23 : (tensor<4xf32>) -> tensor<4xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %26 = stablehlo.compare LT, %24, %25, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_7 = stablehlo.constant dense<7> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %28 = stablehlo.add %24, %27 : tensor<4xi32>
    %29 = stablehlo.select %26, %28, %24 : tensor<4xi1>, tensor<4xi32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %31 = "stablehlo.gather"(%15, %30) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 9, 1, 2>}> : (tensor<9x7x2xf32>, tensor<4x1xi32>) -> tensor<9x4x2xf32>
    return %31 : tensor<9x4x2xf32>
  }
  func.func private @_resize_0(%arg0: tensor<5x7x2xf32>) -> tensor<3x11x2xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.add %0, %1 : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<3xf32>
    %cst_1 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %6 = stablehlo.divide %4, %5 : tensor<3xf32>
    %7 = stablehlo.floor %6 : tensor<3xf32>
    %8 = stablehlo.convert %7 : (tensor<3xf32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %10 = stablehlo.compare LT, %8, %9, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %12 = stablehlo.add %8, %11 : tensor<3xi32>
    %13 = stablehlo.select %10, %12, %8 : tensor<3xi1>, tensor<3xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %15 = "stablehlo.gather"(%arg0, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 7, 2>}> : (tensor<5x7x2xf32>, tensor<3x1xi32>) -> tensor<3x7x2xf32>
    %16 = stablehlo.iota dim = 0 : tensor<11xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %18 = stablehlo.add %16, %17 : tensor<11xf32>
    %cst_4 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %20 = stablehlo.multiply %18, %19 : tensor<11xf32>
    %cst_5 = stablehlo.constant dense<1.100000e+01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %22 = stablehlo.divide %20, %21 : tensor<11xf32>
    %23 = stablehlo.floor %22 : tensor<11xf32>
    %24 = stablehlo.convert %23 : (tensor<11xf32>) -> tensor<11xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %26 = stablehlo.compare LT, %24, %25, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %c_7 = stablehlo.constant dense<7> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %28 = stablehlo.add %24, %27 : tensor<11xi32>
    %29 = stablehlo.select %26, %28, %24 : tensor<11xi1>, tensor<11xi32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %31 = "stablehlo.gather"(%15, %30) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1, 2>}> : (tensor<3x7x2xf32>, tensor<11x1xi32>) -> tensor<3x11x2xf32>
    return %31 : tensor<3x11x2xf32>
  }
  func.func private @_resize_1(%arg0: tensor<5x7x2xf32>) -> tensor<9x4x2xf32> {
    %cst = stablehlo.constant dense<0.555555582> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.maximum %cst, %cst_0 : tensor<f32>
    %1 = stablehlo.iota dim = 0 : tensor<9xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %3 = stablehlo.add %1, %2 : tensor<9xf32>
    %cst_2 = stablehlo.constant dense<0.555555582> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<9xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %7 = stablehlo.subtract %5, %6 : tensor<9xf32>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %9 = stablehlo.subtract %7, %8 : tensor<9xf32>
    %10 = stablehlo.iota dim = 0 : tensor<5xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<9xf32>) -> tensor<1x9xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x9xf32>) -> tensor<5x9xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x9xf32>
    %15 = stablehlo.subtract %13, %14 : tensor<5x9xf32>
    %16 = stablehlo.abs %15 : tensor<5x9xf32>
    %17 = stablehlo.convert %0 : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<5x9xf32>
    %19 = stablehlo.divide %16, %18 : tensor<5x9xf32>
    %20 = stablehlo.abs %19 : tensor<5x9xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5x9xf32>
    %22 = stablehlo.subtract %21, %20 : tensor<5x9xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5x9xf32>
    %24 = stablehlo.maximum %23, %22 : tensor<5x9xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<5x9xf32>, tensor<f32>) -> tensor<9xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [1] : (tensor<9xf32>) -> tensor<1x9xf32>
    %27 = stablehlo.abs %26 : tensor<1x9xf32>
    %cst_8 = stablehlo.constant dense<1.1920929E-4> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<1x9xf32>
    %29 = stablehlo.compare GT, %27, %28, FLOAT : (tensor<1x9xf32>, tensor<1x9xf32>) -> tensor<1x9xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1x9xf32>
    %31 = stablehlo.compare NE, %26, %30, FLOAT : (tensor<1x9xf32>, tensor<1x9xf32>) -> tensor<1x9xi1>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %32 = call @_where(%31, %26, %c) : (tensor<1x9xi1>, tensor<1x9xf32>, tensor<i32>) -> tensor<1x9xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x9xf32>) -> tensor<5x9xf32>
    %34 = stablehlo.divide %24, %33 : tensor<5x9xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %35 = call @_where_2(%29, %34, %c_10) : (tensor<1x9xi1>, tensor<5x9xf32>, tensor<i32>) -> tensor<5x9xf32>
    %cst_11 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %37 = stablehlo.compare GE, %9, %36, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %cst_12 = stablehlo.constant dense<4.500000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %39 = stablehlo.compare LE, %9, %38, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %40 = stablehlo.and %37, %39 : tensor<9xi1>
    %41 = stablehlo.broadcast_in_dim %40, dims = [1] : (tensor<9xi1>) -> tensor<1x9xi1>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %42 = call @_where_2(%41, %35, %c_13) : (tensor<1x9xi1>, tensor<5x9xf32>, tensor<i32>) -> tensor<5x9xf32>
    %cst_14 = stablehlo.constant dense<1.750000e+00> : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.maximum %cst_14, %cst_15 : tensor<f32>
    %44 = stablehlo.iota dim = 0 : tensor<4xf32>
    %cst_16 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %46 = stablehlo.add %44, %45 : tensor<4xf32>
    %cst_17 = stablehlo.constant dense<1.750000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %48 = stablehlo.multiply %46, %47 : tensor<4xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %50 = stablehlo.subtract %48, %49 : tensor<4xf32>
    %cst_19 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %52 = stablehlo.subtract %50, %51 : tensor<4xf32>
    %53 = stablehlo.iota dim = 0 : tensor<7xf32>
    %54 = stablehlo.broadcast_in_dim %52, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %55 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %56 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<7x4xf32>
    %57 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x4xf32>
    %58 = stablehlo.subtract %56, %57 : tensor<7x4xf32>
    %59 = stablehlo.abs %58 : tensor<7x4xf32>
    %60 = stablehlo.convert %43 : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
    %62 = stablehlo.divide %59, %61 : tensor<7x4xf32>
    %63 = stablehlo.abs %62 : tensor<7x4xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
    %65 = stablehlo.subtract %64, %63 : tensor<7x4xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
    %67 = stablehlo.maximum %66, %65 : tensor<7x4xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%67 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<7x4xf32>, tensor<f32>) -> tensor<4xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %70 = stablehlo.abs %69 : tensor<1x4xf32>
    %cst_23 = stablehlo.constant dense<1.1920929E-4> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %72 = stablehlo.compare GT, %70, %71, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %74 = stablehlo.compare NE, %69, %73, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %c_25 = stablehlo.constant dense<1> : tensor<i32>
    %75 = call @_where_3(%74, %69, %c_25) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<i32>) -> tensor<1x4xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<7x4xf32>
    %77 = stablehlo.divide %67, %76 : tensor<7x4xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %78 = call @_where_4(%72, %77, %c_26) : (tensor<1x4xi1>, tensor<7x4xf32>, tensor<i32>) -> tensor<7x4xf32>
    %cst_27 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %80 = stablehlo.compare GE, %52, %79, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_28 = stablehlo.constant dense<6.500000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %82 = stablehlo.compare LE, %52, %81, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %83 = stablehlo.and %80, %82 : tensor<4xi1>
    %84 = stablehlo.broadcast_in_dim %83, dims = [1] : (tensor<4xi1>) -> tensor<1x4xi1>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %85 = call @_where_4(%84, %78, %c_29) : (tensor<1x4xi1>, tensor<7x4xf32>, tensor<i32>) -> tensor<7x4xf32>
    %86 = stablehlo.dot_general %85, %arg0, contracting_dims = [0] x [1], precision = [HIGHEST, HIGHEST] : (tensor<7x4xf32>, tensor<5x7x2xf32>) -> tensor<4x5x2xf32>
    %87 = stablehlo.dot_general %42, %86, contracting_dims = [0] x [1], precision = [HIGHEST, HIGHEST] : (tensor<5x9xf32>, tensor<4x5x2xf32>) -> tensor<9x4x2xf32>
    return %87 : tensor<9x4x2xf32>
  }
  func.func private @_where(%arg0: tensor<1x9xi1>, %arg1: tensor<1x9xf32>, %arg2: tensor<i32>) -> tensor<1x9xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x9xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1x9xi1>, tensor<1x9xf32>
    return %2 : tensor<1x9xf32>
  }
  func.func private @_where_2(%arg0: tensor<1x9xi1>, %arg1: tensor<5x9xf32>, %arg2: tensor<i32>) -> tensor<5x9xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x9xi1>) -> tensor<5x9xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5x9xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<5x9xi1>, tensor<5x9xf32>
    return %3 : tensor<5x9xf32>
  }
  func.func private @_where_3(%arg0: tensor<1x4xi1>, %arg1: tensor<1x4xf32>, %arg2: tensor<i32>) -> tensor<1x4xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1x4xi1>, tensor<1x4xf32>
    return %2 : tensor<1x4xf32>
  }
  func.func private @_where_4(%arg0: tensor<1x4xi1>, %arg1: tensor<7x4xf32>, %arg2: tensor<i32>) -> tensor<7x4xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x4xi1>) -> tensor<7x4xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<7x4xi1>, tensor<7x4xf32>
    return %3 : tensor<7x4xf32>
  }
  func.func private @_resize_5(%arg0: tensor<5x7x2xf32>) -> tensor<3x11x2xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.add %0, %1 : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<1.66666663> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %6 = stablehlo.subtract %4, %5 : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %8 = stablehlo.subtract %6, %7 : tensor<3xf32>
    %9 = stablehlo.iota dim = 0 : tensor<5xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<5x3xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x3xf32>
    %14 = stablehlo.subtract %12, %13 : tensor<5x3xf32>
    %15 = stablehlo.abs %14 : tensor<5x3xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %17 = stablehlo.divide %15, %16 : tensor<5x3xf32>
    %18 = stablehlo.abs %17 : tensor<5x3xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %20 = stablehlo.subtract %19, %18 : tensor<5x3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %22 = stablehlo.maximum %21, %20 : tensor<5x3xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<5x3xf32>, tensor<f32>) -> tensor<3xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %25 = stablehlo.abs %24 : tensor<1x3xf32>
    %cst_7 = stablehlo.constant dense<1.1920929E-4> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %27 = stablehlo.compare GT, %25, %26, FLOAT : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %29 = stablehlo.compare NE, %24, %28, FLOAT : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %30 = call @_where_6(%29, %24, %c) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<i32>) -> tensor<1x3xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<5x3xf32>
    %32 = stablehlo.divide %22, %31 : tensor<5x3xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %33 = call @_where_7(%27, %32, %c_9) : (tensor<1x3xi1>, tensor<5x3xf32>, tensor<i32>) -> tensor<5x3xf32>
    %cst_10 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %35 = stablehlo.compare GE, %8, %34, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_11 = stablehlo.constant dense<4.500000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %37 = stablehlo.compare LE, %8, %36, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %38 = stablehlo.and %35, %37 : tensor<3xi1>
    %39 = stablehlo.broadcast_in_dim %38, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %40 = call @_where_7(%39, %33, %c_12) : (tensor<1x3xi1>, tensor<5x3xf32>, tensor<i32>) -> tensor<5x3xf32>
    %41 = stablehlo.iota dim = 0 : tensor<11xf32>
    %cst_13 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %43 = stablehlo.add %41, %42 : tensor<11xf32>
    %cst_14 = stablehlo.constant dense<0.636363626> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %45 = stablehlo.multiply %43, %44 : tensor<11xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %47 = stablehlo.subtract %45, %46 : tensor<11xf32>
    %cst_16 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %49 = stablehlo.subtract %47, %48 : tensor<11xf32>
    %50 = stablehlo.iota dim = 0 : tensor<7xf32>
    %51 = stablehlo.broadcast_in_dim %49, dims = [1] : (tensor<11xf32>) -> tensor<1x11xf32>
    %52 = stablehlo.broadcast_in_dim %50, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %53 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<7x11xf32>
    %54 = stablehlo.broadcast_in_dim %52, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x11xf32>
    %55 = stablehlo.subtract %53, %54 : tensor<7x11xf32>
    %56 = stablehlo.abs %55 : tensor<7x11xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<7x11xf32>
    %58 = stablehlo.divide %56, %57 : tensor<7x11xf32>
    %59 = stablehlo.abs %58 : tensor<7x11xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<7x11xf32>
    %61 = stablehlo.subtract %60, %59 : tensor<7x11xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<7x11xf32>
    %63 = stablehlo.maximum %62, %61 : tensor<7x11xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<7x11xf32>, tensor<f32>) -> tensor<11xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [1] : (tensor<11xf32>) -> tensor<1x11xf32>
    %66 = stablehlo.abs %65 : tensor<1x11xf32>
    %cst_21 = stablehlo.constant dense<1.1920929E-4> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<1x11xf32>
    %68 = stablehlo.compare GT, %66, %67, FLOAT : (tensor<1x11xf32>, tensor<1x11xf32>) -> tensor<1x11xi1>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<1x11xf32>
    %70 = stablehlo.compare NE, %65, %69, FLOAT : (tensor<1x11xf32>, tensor<1x11xf32>) -> tensor<1x11xi1>
    %c_23 = stablehlo.constant dense<1> : tensor<i32>
    %71 = call @_where_8(%70, %65, %c_23) : (tensor<1x11xi1>, tensor<1x11xf32>, tensor<i32>) -> tensor<1x11xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<7x11xf32>
    %73 = stablehlo.divide %63, %72 : tensor<7x11xf32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %74 = call @_where_9(%68, %73, %c_24) : (tensor<1x11xi1>, tensor<7x11xf32>, tensor<i32>) -> tensor<7x11xf32>
    %cst_25 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %76 = stablehlo.compare GE, %49, %75, FLOAT : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %cst_26 = stablehlo.constant dense<6.500000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %78 = stablehlo.compare LE, %49, %77, FLOAT : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %79 = stablehlo.and %76, %78 : tensor<11xi1>
    %80 = stablehlo.broadcast_in_dim %79, dims = [1] : (tensor<11xi1>) -> tensor<1x11xi1>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %81 = call @_where_9(%80, %74, %c_27) : (tensor<1x11xi1>, tensor<7x11xf32>, tensor<i32>) -> tensor<7x11xf32>
    %82 = stablehlo.dot_general %40, %arg0, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<5x3xf32>, tensor<5x7x2xf32>) -> tensor<3x7x2xf32>
    %83 = stablehlo.dot_general %82, %81, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x7x2xf32>, tensor<7x11xf32>) -> tensor<3x2x11xf32>
    %84 = stablehlo.transpose %83, dims = [0, 2, 1] : (tensor<3x2x11xf32>) -> tensor<3x11x2xf32>
    return %84 : tensor<3x11x2xf32>
  }
  func.func private @_where_6(%arg0: tensor<1x3xi1>, %arg1: tensor<1x3xf32>, %arg2: tensor<i32>) -> tensor<1x3xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1x3xi1>, tensor<1x3xf32>
    return %2 : tensor<1x3xf32>
  }
  func.func private @_where_7(%arg0: tensor<1x3xi1>, %arg1: tensor<5x3xf32>, %arg2: tensor<i32>) -> tensor<5x3xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x3xi1>) -> tensor<5x3xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<5x3xi1>, tensor<5x3xf32>
    return %3 : tensor<5x3xf32>
  }
  func.func private @_where_8(%arg0: tensor<1x11xi1>, %arg1: tensor<1x11xf32>, %arg2: tensor<i32>) -> tensor<1x11xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x11xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1x11xi1>, tensor<1x11xf32>
    return %2 : tensor<1x11xf32>
  }
  func.func private @_where_9(%arg0: tensor<1x11xi1>, %arg1: tensor<7x11xf32>, %arg2: tensor<i32>) -> tensor<7x11xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x11xi1>) -> tensor<7x11xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x11xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<7x11xi1>, tensor<7x11xf32>
    return %3 : tensor<7x11xf32>
  }
  func.func private @_resize_10(%arg0: tensor<5x7x2xf32>) -> tensor<9x4x2xf32> {
    %cst = stablehlo.constant dense<0.555555582> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.maximum %cst, %cst_0 : tensor<f32>
    %1 = stablehlo.iota dim = 0 : tensor<9xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %3 = stablehlo.add %1, %2 : tensor<9xf32>
    %cst_2 = stablehlo.constant dense<0.555555582> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<9xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %7 = stablehlo.subtract %5, %6 : tensor<9xf32>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %9 = stablehlo.subtract %7, %8 : tensor<9xf32>
    %10 = stablehlo.iota dim = 0 : tensor<5xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<9xf32>) -> tensor<1x9xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x9xf32>) -> tensor<5x9xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x9xf32>
    %15 = stablehlo.subtract %13, %14 : tensor<5x9xf32>
    %16 = stablehlo.abs %15 : tensor<5x9xf32>
    %17 = stablehlo.convert %0 : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<5x9xf32>
    %19 = stablehlo.divide %16, %18 : tensor<5x9xf32>
    %cst_5 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5x9xf32>
    %21 = stablehlo.multiply %20, %19 : tensor<5x9xf32>
    %cst_6 = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5x9xf32>
    %23 = stablehlo.subtract %21, %22 : tensor<5x9xf32>
    %24 = stablehlo.multiply %23, %19 : tensor<5x9xf32>
    %25 = stablehlo.multiply %24, %19 : tensor<5x9xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5x9xf32>
    %27 = stablehlo.add %25, %26 : tensor<5x9xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5x9xf32>
    %29 = stablehlo.compare GE, %19, %28, FLOAT : (tensor<5x9xf32>, tensor<5x9xf32>) -> tensor<5x9xi1>
    %cst_9 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5x9xf32>
    %31 = stablehlo.multiply %30, %19 : tensor<5x9xf32>
    %cst_10 = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5x9xf32>
    %33 = stablehlo.add %31, %32 : tensor<5x9xf32>
    %34 = stablehlo.multiply %33, %19 : tensor<5x9xf32>
    %cst_11 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<5x9xf32>
    %36 = stablehlo.subtract %34, %35 : tensor<5x9xf32>
    %37 = stablehlo.multiply %36, %19 : tensor<5x9xf32>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<5x9xf32>
    %39 = stablehlo.add %37, %38 : tensor<5x9xf32>
    %40 = call @_where_11(%29, %39, %27) : (tensor<5x9xi1>, tensor<5x9xf32>, tensor<5x9xf32>) -> tensor<5x9xf32>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<5x9xf32>
    %42 = stablehlo.compare GE, %19, %41, FLOAT : (tensor<5x9xf32>, tensor<5x9xf32>) -> tensor<5x9xi1>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = call @_where_12(%42, %cst_14, %40) : (tensor<5x9xi1>, tensor<f32>, tensor<5x9xf32>) -> tensor<5x9xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<5x9xf32>, tensor<f32>) -> tensor<9xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [1] : (tensor<9xf32>) -> tensor<1x9xf32>
    %46 = stablehlo.abs %45 : tensor<1x9xf32>
    %cst_16 = stablehlo.constant dense<1.1920929E-4> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1x9xf32>
    %48 = stablehlo.compare GT, %46, %47, FLOAT : (tensor<1x9xf32>, tensor<1x9xf32>) -> tensor<1x9xi1>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<1x9xf32>
    %50 = stablehlo.compare NE, %45, %49, FLOAT : (tensor<1x9xf32>, tensor<1x9xf32>) -> tensor<1x9xi1>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %51 = call @_where(%50, %45, %c) : (tensor<1x9xi1>, tensor<1x9xf32>, tensor<i32>) -> tensor<1x9xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<1x9xf32>) -> tensor<5x9xf32>
    %53 = stablehlo.divide %43, %52 : tensor<5x9xf32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %54 = call @_where_2(%48, %53, %c_18) : (tensor<1x9xi1>, tensor<5x9xf32>, tensor<i32>) -> tensor<5x9xf32>
    %cst_19 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %56 = stablehlo.compare GE, %9, %55, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %cst_20 = stablehlo.constant dense<4.500000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %58 = stablehlo.compare LE, %9, %57, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %59 = stablehlo.and %56, %58 : tensor<9xi1>
    %60 = stablehlo.broadcast_in_dim %59, dims = [1] : (tensor<9xi1>) -> tensor<1x9xi1>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %61 = call @_where_2(%60, %54, %c_21) : (tensor<1x9xi1>, tensor<5x9xf32>, tensor<i32>) -> tensor<5x9xf32>
    %cst_22 = stablehlo.constant dense<1.750000e+00> : tensor<f32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %62 = stablehlo.maximum %cst_22, %cst_23 : tensor<f32>
    %63 = stablehlo.iota dim = 0 : tensor<4xf32>
    %cst_24 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %65 = stablehlo.add %63, %64 : tensor<4xf32>
    %cst_25 = stablehlo.constant dense<1.750000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %67 = stablehlo.multiply %65, %66 : tensor<4xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %69 = stablehlo.subtract %67, %68 : tensor<4xf32>
    %cst_27 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %71 = stablehlo.subtract %69, %70 : tensor<4xf32>
    %72 = stablehlo.iota dim = 0 : tensor<7xf32>
    %73 = stablehlo.broadcast_in_dim %71, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %74 = stablehlo.broadcast_in_dim %72, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %75 = stablehlo.broadcast_in_dim %73, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<7x4xf32>
    %76 = stablehlo.broadcast_in_dim %74, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x4xf32>
    %77 = stablehlo.subtract %75, %76 : tensor<7x4xf32>
    %78 = stablehlo.abs %77 : tensor<7x4xf32>
    %79 = stablehlo.convert %62 : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
    %81 = stablehlo.divide %78, %80 : tensor<7x4xf32>
    %cst_28 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
    %83 = stablehlo.multiply %82, %81 : tensor<7x4xf32>
    %cst_29 = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
    %85 = stablehlo.subtract %83, %84 : tensor<7x4xf32>
    %86 = stablehlo.multiply %85, %81 : tensor<7x4xf32>
    %87 = stablehlo.multiply %86, %81 : tensor<7x4xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
    %89 = stablehlo.add %87, %88 : tensor<7x4xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
    %91 = stablehlo.compare GE, %81, %90, FLOAT : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xi1>
    %cst_32 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
    %93 = stablehlo.multiply %92, %81 : tensor<7x4xf32>
    %cst_33 = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
    %95 = stablehlo.add %93, %94 : tensor<7x4xf32>
    %96 = stablehlo.multiply %95, %81 : tensor<7x4xf32>
    %cst_34 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
    %98 = stablehlo.subtract %96, %97 : tensor<7x4xf32>
    %99 = stablehlo.multiply %98, %81 : tensor<7x4xf32>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
    %101 = stablehlo.add %99, %100 : tensor<7x4xf32>
    %102 = call @_where_13(%91, %101, %89) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
    %cst_36 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
    %104 = stablehlo.compare GE, %81, %103, FLOAT : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xi1>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = call @_where_14(%104, %cst_37, %102) : (tensor<7x4xi1>, tensor<f32>, tensor<7x4xf32>) -> tensor<7x4xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.reduce(%105 init: %cst_38) applies stablehlo.add across dimensions = [0] : (tensor<7x4xf32>, tensor<f32>) -> tensor<4xf32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %108 = stablehlo.abs %107 : tensor<1x4xf32>
    %cst_39 = stablehlo.constant dense<1.1920929E-4> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %110 = stablehlo.compare GT, %108, %109, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %112 = stablehlo.compare NE, %107, %111, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %c_41 = stablehlo.constant dense<1> : tensor<i32>
    %113 = call @_where_3(%112, %107, %c_41) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<i32>) -> tensor<1x4xf32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<7x4xf32>
    %115 = stablehlo.divide %105, %114 : tensor<7x4xf32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %116 = call @_where_4(%110, %115, %c_42) : (tensor<1x4xi1>, tensor<7x4xf32>, tensor<i32>) -> tensor<7x4xf32>
    %cst_43 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %118 = stablehlo.compare GE, %71, %117, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_44 = stablehlo.constant dense<6.500000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %120 = stablehlo.compare LE, %71, %119, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %121 = stablehlo.and %118, %120 : tensor<4xi1>
    %122 = stablehlo.broadcast_in_dim %121, dims = [1] : (tensor<4xi1>) -> tensor<1x4xi1>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %123 = call @_where_4(%122, %116, %c_45) : (tensor<1x4xi1>, tensor<7x4xf32>, tensor<i32>) -> tensor<7x4xf32>
    %124 = stablehlo.dot_general %123, %arg0, contracting_dims = [0] x [1], precision = [HIGHEST, HIGHEST] : (tensor<7x4xf32>, tensor<5x7x2xf32>) -> tensor<4x5x2xf32>
    %125 = stablehlo.dot_general %61, %124, contracting_dims = [0] x [1], precision = [HIGHEST, HIGHEST] : (tensor<5x9xf32>, tensor<4x5x2xf32>) -> tensor<9x4x2xf32>
    return %125 : tensor<9x4x2xf32>
  }
  func.func private @_where_11(%arg0: tensor<5x9xi1>, %arg1: tensor<5x9xf32>, %arg2: tensor<5x9xf32>) -> tensor<5x9xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5x9xi1>, tensor<5x9xf32>
    return %0 : tensor<5x9xf32>
  }
  func.func private @_where_12(%arg0: tensor<5x9xi1>, %arg1: tensor<f32>, %arg2: tensor<5x9xf32>) -> tensor<5x9xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5x9xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<5x9xi1>, tensor<5x9xf32>
    return %2 : tensor<5x9xf32>
  }
  func.func private @_where_13(%arg0: tensor<7x4xi1>, %arg1: tensor<7x4xf32>, %arg2: tensor<7x4xf32>) -> tensor<7x4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x4xi1>, tensor<7x4xf32>
    return %0 : tensor<7x4xf32>
  }
  func.func private @_where_14(%arg0: tensor<7x4xi1>, %arg1: tensor<f32>, %arg2: tensor<7x4xf32>) -> tensor<7x4xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7x4xi1>, tensor<7x4xf32>
    return %2 : tensor<7x4xf32>
  }
  func.func private @_resize_15(%arg0: tensor<5x7x2xf32>) -> tensor<3x11x2xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.add %0, %1 : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<1.66666663> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %6 = stablehlo.subtract %4, %5 : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %8 = stablehlo.subtract %6, %7 : tensor<3xf32>
    %9 = stablehlo.iota dim = 0 : tensor<5xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<5x3xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x3xf32>
    %14 = stablehlo.subtract %12, %13 : tensor<5x3xf32>
    %15 = stablehlo.abs %14 : tensor<5x3xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %17 = stablehlo.divide %15, %16 : tensor<5x3xf32>
    %cst_4 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<5x3xf32>
    %cst_5 = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %21 = stablehlo.subtract %19, %20 : tensor<5x3xf32>
    %22 = stablehlo.multiply %21, %17 : tensor<5x3xf32>
    %23 = stablehlo.multiply %22, %17 : tensor<5x3xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %25 = stablehlo.add %23, %24 : tensor<5x3xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %27 = stablehlo.compare GE, %17, %26, FLOAT : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xi1>
    %cst_8 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %29 = stablehlo.multiply %28, %17 : tensor<5x3xf32>
    %cst_9 = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %31 = stablehlo.add %29, %30 : tensor<5x3xf32>
    %32 = stablehlo.multiply %31, %17 : tensor<5x3xf32>
    %cst_10 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %34 = stablehlo.subtract %32, %33 : tensor<5x3xf32>
    %35 = stablehlo.multiply %34, %17 : tensor<5x3xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %37 = stablehlo.add %35, %36 : tensor<5x3xf32>
    %38 = call @_where_16(%27, %37, %25) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %40 = stablehlo.compare GE, %17, %39, FLOAT : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xi1>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = call @_where_17(%40, %cst_13, %38) : (tensor<5x3xi1>, tensor<f32>, tensor<5x3xf32>) -> tensor<5x3xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<5x3xf32>, tensor<f32>) -> tensor<3xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %44 = stablehlo.abs %43 : tensor<1x3xf32>
    %cst_15 = stablehlo.constant dense<1.1920929E-4> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %46 = stablehlo.compare GT, %44, %45, FLOAT : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %48 = stablehlo.compare NE, %43, %47, FLOAT : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %49 = call @_where_6(%48, %43, %c) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<i32>) -> tensor<1x3xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<5x3xf32>
    %51 = stablehlo.divide %41, %50 : tensor<5x3xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %52 = call @_where_7(%46, %51, %c_17) : (tensor<1x3xi1>, tensor<5x3xf32>, tensor<i32>) -> tensor<5x3xf32>
    %cst_18 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %54 = stablehlo.compare GE, %8, %53, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_19 = stablehlo.constant dense<4.500000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %56 = stablehlo.compare LE, %8, %55, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %57 = stablehlo.and %54, %56 : tensor<3xi1>
    %58 = stablehlo.broadcast_in_dim %57, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %59 = call @_where_7(%58, %52, %c_20) : (tensor<1x3xi1>, tensor<5x3xf32>, tensor<i32>) -> tensor<5x3xf32>
    %60 = stablehlo.iota dim = 0 : tensor<11xf32>
    %cst_21 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %62 = stablehlo.add %60, %61 : tensor<11xf32>
    %cst_22 = stablehlo.constant dense<0.636363626> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %64 = stablehlo.multiply %62, %63 : tensor<11xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %66 = stablehlo.subtract %64, %65 : tensor<11xf32>
    %cst_24 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %68 = stablehlo.subtract %66, %67 : tensor<11xf32>
    %69 = stablehlo.iota dim = 0 : tensor<7xf32>
    %70 = stablehlo.broadcast_in_dim %68, dims = [1] : (tensor<11xf32>) -> tensor<1x11xf32>
    %71 = stablehlo.broadcast_in_dim %69, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %72 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<7x11xf32>
    %73 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x11xf32>
    %74 = stablehlo.subtract %72, %73 : tensor<7x11xf32>
    %75 = stablehlo.abs %74 : tensor<7x11xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<7x11xf32>
    %77 = stablehlo.divide %75, %76 : tensor<7x11xf32>
    %cst_26 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<7x11xf32>
    %79 = stablehlo.multiply %78, %77 : tensor<7x11xf32>
    %cst_27 = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<7x11xf32>
    %81 = stablehlo.subtract %79, %80 : tensor<7x11xf32>
    %82 = stablehlo.multiply %81, %77 : tensor<7x11xf32>
    %83 = stablehlo.multiply %82, %77 : tensor<7x11xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<7x11xf32>
    %85 = stablehlo.add %83, %84 : tensor<7x11xf32>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<7x11xf32>
    %87 = stablehlo.compare GE, %77, %86, FLOAT : (tensor<7x11xf32>, tensor<7x11xf32>) -> tensor<7x11xi1>
    %cst_30 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x11xf32>
    %89 = stablehlo.multiply %88, %77 : tensor<7x11xf32>
    %cst_31 = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<7x11xf32>
    %91 = stablehlo.add %89, %90 : tensor<7x11xf32>
    %92 = stablehlo.multiply %91, %77 : tensor<7x11xf32>
    %cst_32 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<7x11xf32>
    %94 = stablehlo.subtract %92, %93 : tensor<7x11xf32>
    %95 = stablehlo.multiply %94, %77 : tensor<7x11xf32>
    %cst_33 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<7x11xf32>
    %97 = stablehlo.add %95, %96 : tensor<7x11xf32>
    %98 = call @_where_18(%87, %97, %85) : (tensor<7x11xi1>, tensor<7x11xf32>, tensor<7x11xf32>) -> tensor<7x11xf32>
    %cst_34 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<7x11xf32>
    %100 = stablehlo.compare GE, %77, %99, FLOAT : (tensor<7x11xf32>, tensor<7x11xf32>) -> tensor<7x11xi1>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = call @_where_19(%100, %cst_35, %98) : (tensor<7x11xi1>, tensor<f32>, tensor<7x11xf32>) -> tensor<7x11xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.reduce(%101 init: %cst_36) applies stablehlo.add across dimensions = [0] : (tensor<7x11xf32>, tensor<f32>) -> tensor<11xf32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [1] : (tensor<11xf32>) -> tensor<1x11xf32>
    %104 = stablehlo.abs %103 : tensor<1x11xf32>
    %cst_37 = stablehlo.constant dense<1.1920929E-4> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<1x11xf32>
    %106 = stablehlo.compare GT, %104, %105, FLOAT : (tensor<1x11xf32>, tensor<1x11xf32>) -> tensor<1x11xi1>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<1x11xf32>
    %108 = stablehlo.compare NE, %103, %107, FLOAT : (tensor<1x11xf32>, tensor<1x11xf32>) -> tensor<1x11xi1>
    %c_39 = stablehlo.constant dense<1> : tensor<i32>
    %109 = call @_where_8(%108, %103, %c_39) : (tensor<1x11xi1>, tensor<1x11xf32>, tensor<i32>) -> tensor<1x11xf32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<7x11xf32>
    %111 = stablehlo.divide %101, %110 : tensor<7x11xf32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %112 = call @_where_9(%106, %111, %c_40) : (tensor<1x11xi1>, tensor<7x11xf32>, tensor<i32>) -> tensor<7x11xf32>
    %cst_41 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %114 = stablehlo.compare GE, %68, %113, FLOAT : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %cst_42 = stablehlo.constant dense<6.500000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %116 = stablehlo.compare LE, %68, %115, FLOAT : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %117 = stablehlo.and %114, %116 : tensor<11xi1>
    %118 = stablehlo.broadcast_in_dim %117, dims = [1] : (tensor<11xi1>) -> tensor<1x11xi1>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %119 = call @_where_9(%118, %112, %c_43) : (tensor<1x11xi1>, tensor<7x11xf32>, tensor<i32>) -> tensor<7x11xf32>
    %120 = stablehlo.dot_general %59, %arg0, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<5x3xf32>, tensor<5x7x2xf32>) -> tensor<3x7x2xf32>
    %121 = stablehlo.dot_general %120, %119, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x7x2xf32>, tensor<7x11xf32>) -> tensor<3x2x11xf32>
    %122 = stablehlo.transpose %121, dims = [0, 2, 1] : (tensor<3x2x11xf32>) -> tensor<3x11x2xf32>
    return %122 : tensor<3x11x2xf32>
  }
  func.func private @_where_16(%arg0: tensor<5x3xi1>, %arg1: tensor<5x3xf32>, %arg2: tensor<5x3xf32>) -> tensor<5x3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5x3xi1>, tensor<5x3xf32>
    return %0 : tensor<5x3xf32>
  }
  func.func private @_where_17(%arg0: tensor<5x3xi1>, %arg1: tensor<f32>, %arg2: tensor<5x3xf32>) -> tensor<5x3xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<5x3xi1>, tensor<5x3xf32>
    return %2 : tensor<5x3xf32>
  }
  func.func private @_where_18(%arg0: tensor<7x11xi1>, %arg1: tensor<7x11xf32>, %arg2: tensor<7x11xf32>) -> tensor<7x11xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x11xi1>, tensor<7x11xf32>
    return %0 : tensor<7x11xf32>
  }
  func.func private @_where_19(%arg0: tensor<7x11xi1>, %arg1: tensor<f32>, %arg2: tensor<7x11xf32>) -> tensor<7x11xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x11xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7x11xi1>, tensor<7x11xf32>
    return %2 : tensor<7x11xf32>
  }
  func.func private @_resize_20(%arg0: tensor<5x7x2xf32>) -> tensor<9x4x2xf32> {
    %cst = stablehlo.constant dense<0.555555582> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.maximum %cst, %cst_0 : tensor<f32>
    %1 = stablehlo.iota dim = 0 : tensor<9xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %3 = stablehlo.add %1, %2 : tensor<9xf32>
    %cst_2 = stablehlo.constant dense<0.555555582> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<9xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %7 = stablehlo.subtract %5, %6 : tensor<9xf32>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %9 = stablehlo.subtract %7, %8 : tensor<9xf32>
    %10 = stablehlo.iota dim = 0 : tensor<5xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<9xf32>) -> tensor<1x9xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x9xf32>) -> tensor<5x9xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x9xf32>
    %15 = stablehlo.subtract %13, %14 : tensor<5x9xf32>
    %16 = stablehlo.abs %15 : tensor<5x9xf32>
    %17 = stablehlo.convert %0 : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<5x9xf32>
    %19 = stablehlo.divide %16, %18 : tensor<5x9xf32>
    %cst_5 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5x9xf32>
    %21 = stablehlo.multiply %20, %19 : tensor<5x9xf32>
    %22 = stablehlo.sine %21 : tensor<5x9xf32>
    %cst_6 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5x9xf32>
    %24 = stablehlo.multiply %23, %22 : tensor<5x9xf32>
    %cst_7 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5x9xf32>
    %26 = stablehlo.multiply %25, %19 : tensor<5x9xf32>
    %cst_8 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5x9xf32>
    %28 = stablehlo.divide %26, %27 : tensor<5x9xf32>
    %29 = stablehlo.sine %28 : tensor<5x9xf32>
    %30 = stablehlo.multiply %24, %29 : tensor<5x9xf32>
    %cst_9 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5x9xf32>
    %32 = stablehlo.compare GT, %19, %31, FLOAT : (tensor<5x9xf32>, tensor<5x9xf32>) -> tensor<5x9xi1>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5x9xf32>
    %34 = stablehlo.compare NE, %19, %33, FLOAT : (tensor<5x9xf32>, tensor<5x9xf32>) -> tensor<5x9xi1>
    %35 = stablehlo.multiply %19, %19 : tensor<5x9xf32>
    %cst_11 = stablehlo.constant dense<9.86960411> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<5x9xf32>
    %37 = stablehlo.multiply %36, %35 : tensor<5x9xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %38 = call @_where_21(%34, %37, %c) : (tensor<5x9xi1>, tensor<5x9xf32>, tensor<i32>) -> tensor<5x9xf32>
    %39 = stablehlo.divide %30, %38 : tensor<5x9xf32>
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %40 = call @_where_21(%32, %39, %c_12) : (tensor<5x9xi1>, tensor<5x9xf32>, tensor<i32>) -> tensor<5x9xf32>
    %cst_13 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<5x9xf32>
    %42 = stablehlo.compare GT, %19, %41, FLOAT : (tensor<5x9xf32>, tensor<5x9xf32>) -> tensor<5x9xi1>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = call @_where_12(%42, %cst_14, %40) : (tensor<5x9xi1>, tensor<f32>, tensor<5x9xf32>) -> tensor<5x9xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<5x9xf32>, tensor<f32>) -> tensor<9xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [1] : (tensor<9xf32>) -> tensor<1x9xf32>
    %46 = stablehlo.abs %45 : tensor<1x9xf32>
    %cst_16 = stablehlo.constant dense<1.1920929E-4> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1x9xf32>
    %48 = stablehlo.compare GT, %46, %47, FLOAT : (tensor<1x9xf32>, tensor<1x9xf32>) -> tensor<1x9xi1>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<1x9xf32>
    %50 = stablehlo.compare NE, %45, %49, FLOAT : (tensor<1x9xf32>, tensor<1x9xf32>) -> tensor<1x9xi1>
    %c_18 = stablehlo.constant dense<1> : tensor<i32>
    %51 = call @_where(%50, %45, %c_18) : (tensor<1x9xi1>, tensor<1x9xf32>, tensor<i32>) -> tensor<1x9xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<1x9xf32>) -> tensor<5x9xf32>
    %53 = stablehlo.divide %43, %52 : tensor<5x9xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %54 = call @_where_2(%48, %53, %c_19) : (tensor<1x9xi1>, tensor<5x9xf32>, tensor<i32>) -> tensor<5x9xf32>
    %cst_20 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %56 = stablehlo.compare GE, %9, %55, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %cst_21 = stablehlo.constant dense<4.500000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %58 = stablehlo.compare LE, %9, %57, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %59 = stablehlo.and %56, %58 : tensor<9xi1>
    %60 = stablehlo.broadcast_in_dim %59, dims = [1] : (tensor<9xi1>) -> tensor<1x9xi1>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %61 = call @_where_2(%60, %54, %c_22) : (tensor<1x9xi1>, tensor<5x9xf32>, tensor<i32>) -> tensor<5x9xf32>
    %cst_23 = stablehlo.constant dense<1.750000e+00> : tensor<f32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %62 = stablehlo.maximum %cst_23, %cst_24 : tensor<f32>
    %63 = stablehlo.iota dim = 0 : tensor<4xf32>
    %cst_25 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %65 = stablehlo.add %63, %64 : tensor<4xf32>
    %cst_26 = stablehlo.constant dense<1.750000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %67 = stablehlo.multiply %65, %66 : tensor<4xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %69 = stablehlo.subtract %67, %68 : tensor<4xf32>
    %cst_28 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %71 = stablehlo.subtract %69, %70 : tensor<4xf32>
    %72 = stablehlo.iota dim = 0 : tensor<7xf32>
    %73 = stablehlo.broadcast_in_dim %71, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %74 = stablehlo.broadcast_in_dim %72, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %75 = stablehlo.broadcast_in_dim %73, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<7x4xf32>
    %76 = stablehlo.broadcast_in_dim %74, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x4xf32>
    %77 = stablehlo.subtract %75, %76 : tensor<7x4xf32>
    %78 = stablehlo.abs %77 : tensor<7x4xf32>
    %79 = stablehlo.convert %62 : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
    %81 = stablehlo.divide %78, %80 : tensor<7x4xf32>
    %cst_29 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
    %83 = stablehlo.multiply %82, %81 : tensor<7x4xf32>
    %84 = stablehlo.sine %83 : tensor<7x4xf32>
    %cst_30 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
    %86 = stablehlo.multiply %85, %84 : tensor<7x4xf32>
    %cst_31 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
    %88 = stablehlo.multiply %87, %81 : tensor<7x4xf32>
    %cst_32 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
    %90 = stablehlo.divide %88, %89 : tensor<7x4xf32>
    %91 = stablehlo.sine %90 : tensor<7x4xf32>
    %92 = stablehlo.multiply %86, %91 : tensor<7x4xf32>
    %cst_33 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
    %94 = stablehlo.compare GT, %81, %93, FLOAT : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xi1>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
    %96 = stablehlo.compare NE, %81, %95, FLOAT : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xi1>
    %97 = stablehlo.multiply %81, %81 : tensor<7x4xf32>
    %cst_35 = stablehlo.constant dense<9.86960411> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
    %99 = stablehlo.multiply %98, %97 : tensor<7x4xf32>
    %c_36 = stablehlo.constant dense<1> : tensor<i32>
    %100 = call @_where_22(%96, %99, %c_36) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<i32>) -> tensor<7x4xf32>
    %101 = stablehlo.divide %92, %100 : tensor<7x4xf32>
    %c_37 = stablehlo.constant dense<1> : tensor<i32>
    %102 = call @_where_22(%94, %101, %c_37) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<i32>) -> tensor<7x4xf32>
    %cst_38 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
    %104 = stablehlo.compare GT, %81, %103, FLOAT : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xi1>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = call @_where_14(%104, %cst_39, %102) : (tensor<7x4xi1>, tensor<f32>, tensor<7x4xf32>) -> tensor<7x4xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.reduce(%105 init: %cst_40) applies stablehlo.add across dimensions = [0] : (tensor<7x4xf32>, tensor<f32>) -> tensor<4xf32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %108 = stablehlo.abs %107 : tensor<1x4xf32>
    %cst_41 = stablehlo.constant dense<1.1920929E-4> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %110 = stablehlo.compare GT, %108, %109, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %112 = stablehlo.compare NE, %107, %111, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %c_43 = stablehlo.constant dense<1> : tensor<i32>
    %113 = call @_where_3(%112, %107, %c_43) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<i32>) -> tensor<1x4xf32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<7x4xf32>
    %115 = stablehlo.divide %105, %114 : tensor<7x4xf32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %116 = call @_where_4(%110, %115, %c_44) : (tensor<1x4xi1>, tensor<7x4xf32>, tensor<i32>) -> tensor<7x4xf32>
    %cst_45 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %118 = stablehlo.compare GE, %71, %117, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_46 = stablehlo.constant dense<6.500000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %120 = stablehlo.compare LE, %71, %119, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %121 = stablehlo.and %118, %120 : tensor<4xi1>
    %122 = stablehlo.broadcast_in_dim %121, dims = [1] : (tensor<4xi1>) -> tensor<1x4xi1>
    %c_47 = stablehlo.constant dense<0> : tensor<i32>
    %123 = call @_where_4(%122, %116, %c_47) : (tensor<1x4xi1>, tensor<7x4xf32>, tensor<i32>) -> tensor<7x4xf32>
    %124 = stablehlo.dot_general %123, %arg0, contracting_dims = [0] x [1], precision = [HIGHEST, HIGHEST] : (tensor<7x4xf32>, tensor<5x7x2xf32>) -> tensor<4x5x2xf32>
    %125 = stablehlo.dot_general %61, %124, contracting_dims = [0] x [1], precision = [HIGHEST, HIGHEST] : (tensor<5x9xf32>, tensor<4x5x2xf32>) -> tensor<9x4x2xf32>
    return %125 : tensor<9x4x2xf32>
  }
  func.func private @_where_21(%arg0: tensor<5x9xi1>, %arg1: tensor<5x9xf32>, %arg2: tensor<i32>) -> tensor<5x9xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5x9xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<5x9xi1>, tensor<5x9xf32>
    return %2 : tensor<5x9xf32>
  }
  func.func private @_where_22(%arg0: tensor<7x4xi1>, %arg1: tensor<7x4xf32>, %arg2: tensor<i32>) -> tensor<7x4xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7x4xi1>, tensor<7x4xf32>
    return %2 : tensor<7x4xf32>
  }
  func.func private @_resize_23(%arg0: tensor<5x7x2xf32>) -> tensor<3x11x2xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.add %0, %1 : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<1.66666663> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %6 = stablehlo.subtract %4, %5 : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %8 = stablehlo.subtract %6, %7 : tensor<3xf32>
    %9 = stablehlo.iota dim = 0 : tensor<5xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<5x3xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x3xf32>
    %14 = stablehlo.subtract %12, %13 : tensor<5x3xf32>
    %15 = stablehlo.abs %14 : tensor<5x3xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %17 = stablehlo.divide %15, %16 : tensor<5x3xf32>
    %cst_4 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<5x3xf32>
    %20 = stablehlo.sine %19 : tensor<5x3xf32>
    %cst_5 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<5x3xf32>
    %cst_6 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %24 = stablehlo.multiply %23, %17 : tensor<5x3xf32>
    %cst_7 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %26 = stablehlo.divide %24, %25 : tensor<5x3xf32>
    %27 = stablehlo.sine %26 : tensor<5x3xf32>
    %28 = stablehlo.multiply %22, %27 : tensor<5x3xf32>
    %cst_8 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %30 = stablehlo.compare GT, %17, %29, FLOAT : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %32 = stablehlo.compare NE, %17, %31, FLOAT : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xi1>
    %33 = stablehlo.multiply %17, %17 : tensor<5x3xf32>
    %cst_10 = stablehlo.constant dense<9.86960411> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %35 = stablehlo.multiply %34, %33 : tensor<5x3xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %36 = call @_where_24(%32, %35, %c) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<i32>) -> tensor<5x3xf32>
    %37 = stablehlo.divide %28, %36 : tensor<5x3xf32>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %38 = call @_where_24(%30, %37, %c_11) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<i32>) -> tensor<5x3xf32>
    %cst_12 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %40 = stablehlo.compare GT, %17, %39, FLOAT : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xi1>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = call @_where_17(%40, %cst_13, %38) : (tensor<5x3xi1>, tensor<f32>, tensor<5x3xf32>) -> tensor<5x3xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<5x3xf32>, tensor<f32>) -> tensor<3xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %44 = stablehlo.abs %43 : tensor<1x3xf32>
    %cst_15 = stablehlo.constant dense<1.1920929E-4> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %46 = stablehlo.compare GT, %44, %45, FLOAT : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %48 = stablehlo.compare NE, %43, %47, FLOAT : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
    %c_17 = stablehlo.constant dense<1> : tensor<i32>
    %49 = call @_where_6(%48, %43, %c_17) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<i32>) -> tensor<1x3xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<5x3xf32>
    %51 = stablehlo.divide %41, %50 : tensor<5x3xf32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %52 = call @_where_7(%46, %51, %c_18) : (tensor<1x3xi1>, tensor<5x3xf32>, tensor<i32>) -> tensor<5x3xf32>
    %cst_19 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %54 = stablehlo.compare GE, %8, %53, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_20 = stablehlo.constant dense<4.500000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %56 = stablehlo.compare LE, %8, %55, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %57 = stablehlo.and %54, %56 : tensor<3xi1>
    %58 = stablehlo.broadcast_in_dim %57, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %59 = call @_where_7(%58, %52, %c_21) : (tensor<1x3xi1>, tensor<5x3xf32>, tensor<i32>) -> tensor<5x3xf32>
    %60 = stablehlo.iota dim = 0 : tensor<11xf32>
    %cst_22 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %62 = stablehlo.add %60, %61 : tensor<11xf32>
    %cst_23 = stablehlo.constant dense<0.636363626> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %64 = stablehlo.multiply %62, %63 : tensor<11xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %66 = stablehlo.subtract %64, %65 : tensor<11xf32>
    %cst_25 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %68 = stablehlo.subtract %66, %67 : tensor<11xf32>
    %69 = stablehlo.iota dim = 0 : tensor<7xf32>
    %70 = stablehlo.broadcast_in_dim %68, dims = [1] : (tensor<11xf32>) -> tensor<1x11xf32>
    %71 = stablehlo.broadcast_in_dim %69, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %72 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<7x11xf32>
    %73 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x11xf32>
    %74 = stablehlo.subtract %72, %73 : tensor<7x11xf32>
    %75 = stablehlo.abs %74 : tensor<7x11xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<7x11xf32>
    %77 = stablehlo.divide %75, %76 : tensor<7x11xf32>
    %cst_27 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<7x11xf32>
    %79 = stablehlo.multiply %78, %77 : tensor<7x11xf32>
    %80 = stablehlo.sine %79 : tensor<7x11xf32>
    %cst_28 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<7x11xf32>
    %82 = stablehlo.multiply %81, %80 : tensor<7x11xf32>
    %cst_29 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<7x11xf32>
    %84 = stablehlo.multiply %83, %77 : tensor<7x11xf32>
    %cst_30 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x11xf32>
    %86 = stablehlo.divide %84, %85 : tensor<7x11xf32>
    %87 = stablehlo.sine %86 : tensor<7x11xf32>
    %88 = stablehlo.multiply %82, %87 : tensor<7x11xf32>
    %cst_31 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<7x11xf32>
    %90 = stablehlo.compare GT, %77, %89, FLOAT : (tensor<7x11xf32>, tensor<7x11xf32>) -> tensor<7x11xi1>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<7x11xf32>
    %92 = stablehlo.compare NE, %77, %91, FLOAT : (tensor<7x11xf32>, tensor<7x11xf32>) -> tensor<7x11xi1>
    %93 = stablehlo.multiply %77, %77 : tensor<7x11xf32>
    %cst_33 = stablehlo.constant dense<9.86960411> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<7x11xf32>
    %95 = stablehlo.multiply %94, %93 : tensor<7x11xf32>
    %c_34 = stablehlo.constant dense<1> : tensor<i32>
    %96 = call @_where_25(%92, %95, %c_34) : (tensor<7x11xi1>, tensor<7x11xf32>, tensor<i32>) -> tensor<7x11xf32>
    %97 = stablehlo.divide %88, %96 : tensor<7x11xf32>
    %c_35 = stablehlo.constant dense<1> : tensor<i32>
    %98 = call @_where_25(%90, %97, %c_35) : (tensor<7x11xi1>, tensor<7x11xf32>, tensor<i32>) -> tensor<7x11xf32>
    %cst_36 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<7x11xf32>
    %100 = stablehlo.compare GT, %77, %99, FLOAT : (tensor<7x11xf32>, tensor<7x11xf32>) -> tensor<7x11xi1>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = call @_where_19(%100, %cst_37, %98) : (tensor<7x11xi1>, tensor<f32>, tensor<7x11xf32>) -> tensor<7x11xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.reduce(%101 init: %cst_38) applies stablehlo.add across dimensions = [0] : (tensor<7x11xf32>, tensor<f32>) -> tensor<11xf32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [1] : (tensor<11xf32>) -> tensor<1x11xf32>
    %104 = stablehlo.abs %103 : tensor<1x11xf32>
    %cst_39 = stablehlo.constant dense<1.1920929E-4> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<1x11xf32>
    %106 = stablehlo.compare GT, %104, %105, FLOAT : (tensor<1x11xf32>, tensor<1x11xf32>) -> tensor<1x11xi1>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<1x11xf32>
    %108 = stablehlo.compare NE, %103, %107, FLOAT : (tensor<1x11xf32>, tensor<1x11xf32>) -> tensor<1x11xi1>
    %c_41 = stablehlo.constant dense<1> : tensor<i32>
    %109 = call @_where_8(%108, %103, %c_41) : (tensor<1x11xi1>, tensor<1x11xf32>, tensor<i32>) -> tensor<1x11xf32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<7x11xf32>
    %111 = stablehlo.divide %101, %110 : tensor<7x11xf32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %112 = call @_where_9(%106, %111, %c_42) : (tensor<1x11xi1>, tensor<7x11xf32>, tensor<i32>) -> tensor<7x11xf32>
    %cst_43 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %114 = stablehlo.compare GE, %68, %113, FLOAT : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %cst_44 = stablehlo.constant dense<6.500000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %116 = stablehlo.compare LE, %68, %115, FLOAT : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %117 = stablehlo.and %114, %116 : tensor<11xi1>
    %118 = stablehlo.broadcast_in_dim %117, dims = [1] : (tensor<11xi1>) -> tensor<1x11xi1>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %119 = call @_where_9(%118, %112, %c_45) : (tensor<1x11xi1>, tensor<7x11xf32>, tensor<i32>) -> tensor<7x11xf32>
    %120 = stablehlo.dot_general %59, %arg0, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<5x3xf32>, tensor<5x7x2xf32>) -> tensor<3x7x2xf32>
    %121 = stablehlo.dot_general %120, %119, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x7x2xf32>, tensor<7x11xf32>) -> tensor<3x2x11xf32>
    %122 = stablehlo.transpose %121, dims = [0, 2, 1] : (tensor<3x2x11xf32>) -> tensor<3x11x2xf32>
    return %122 : tensor<3x11x2xf32>
  }
  func.func private @_where_24(%arg0: tensor<5x3xi1>, %arg1: tensor<5x3xf32>, %arg2: tensor<i32>) -> tensor<5x3xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<5x3xi1>, tensor<5x3xf32>
    return %2 : tensor<5x3xf32>
  }
  func.func private @_where_25(%arg0: tensor<7x11xi1>, %arg1: tensor<7x11xf32>, %arg2: tensor<i32>) -> tensor<7x11xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x11xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7x11xi1>, tensor<7x11xf32>
    return %2 : tensor<7x11xf32>
  }
  func.func private @_where_26(%arg0: tensor<5x8xi1>, %arg1: tensor<5x8xf32>, %arg2: tensor<5x8xf32>) -> tensor<5x8xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5x8xi1>, tensor<5x8xf32>
    return %0 : tensor<5x8xf32>
  }
  func.func private @_where_27(%arg0: tensor<5x8xi1>, %arg1: tensor<f32>, %arg2: tensor<5x8xf32>) -> tensor<5x8xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<5x8xi1>, tensor<5x8xf32>
    return %2 : tensor<5x8xf32>
  }
  func.func private @_where_28(%arg0: tensor<1x8xi1>, %arg1: tensor<1x8xf32>, %arg2: tensor<i32>) -> tensor<1x8xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x8xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1x8xi1>, tensor<1x8xf32>
    return %2 : tensor<1x8xf32>
  }
  func.func private @_where_29(%arg0: tensor<1x8xi1>, %arg1: tensor<5x8xf32>, %arg2: tensor<i32>) -> tensor<5x8xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x8xi1>) -> tensor<5x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<5x8xi1>, tensor<5x8xf32>
    return %3 : tensor<5x8xf32>
  }
  func.func private @_where_30(%arg0: tensor<7x8xi1>, %arg1: tensor<7x8xf32>, %arg2: tensor<7x8xf32>) -> tensor<7x8xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x8xi1>, tensor<7x8xf32>
    return %0 : tensor<7x8xf32>
  }
  func.func private @_where_31(%arg0: tensor<7x8xi1>, %arg1: tensor<f32>, %arg2: tensor<7x8xf32>) -> tensor<7x8xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x8xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7x8xi1>, tensor<7x8xf32>
    return %2 : tensor<7x8xf32>
  }
  func.func private @_where_32(%arg0: tensor<1x8xi1>, %arg1: tensor<7x8xf32>, %arg2: tensor<i32>) -> tensor<7x8xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x8xi1>) -> tensor<7x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x8xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<7x8xi1>, tensor<7x8xf32>
    return %3 : tensor<7x8xf32>
  }
}
// -----
// at_coordinates
module @jit_at_coordinates attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x4D539B3BF15052BF55812C3F4086583F0D00A9BFBC1AC9BE08316CBF71E90B3F91A05D3F71666FBFB6E88BBF7BF261BF17E2053D55FC503EC5CE2A3EB5D9C9BED238773B8DB9463F209BB3BF5E518AB8B20EF4BF91843BBFB73CD43EE16F2BBF3ADDFFBED3A20B3FFE977B3EB1AB3F3E1E83AA3EE490413F"> : tensor<5x6xf32>
    %in1 = stablehlo.constant dense<"0x7ADE0E41487ED9BEAD7B11415C3447C0C4867D3FF6326240A60F1040163E884056AF5AC05CA6574022A08FBF64C1F14098DF3CBFEA5E614046E5883F00AEE040004BCCBF782380BE"> : tensor<2x9xf32>
    %expected0 = stablehlo.constant dense<"0x75DC763E4D539B3BE490413F4D539B3B6E5481BF60DA5F3E60A9D33E3ADDFFBE4D539B3B"> : tensor<9xf32>
    %expected1 = stablehlo.constant dense<"0x96124F3E4035063CA082B03E9AA4D43E6E5481BF60DA5F3E2482113E6BB2053EF78281BE"> : tensor<9xf32>
    %expected2 = stablehlo.constant dense<"0x71666FBFF15052BF91A05D3F5E518AB8B6E88BBFD3A20B3FB5D9C9BEFE977B3E209BB3BF"> : tensor<9xf32>
    %expected3 = stablehlo.constant dense<"0x34FAE5BCF7DEC4BDD98BF2BD480B04BE6E5481BF60DA5F3E4758C13D2564FC3D2EE510BF"> : tensor<9xf32>
    %expected4 = stablehlo.constant dense<"0x000000400000004000000040000000406E5481BF60DA5F3E000000400000004000000040"> : tensor<9xf32>
    %got:5 = call @model(%in0, %in1) : (tensor<5x6xf32>, tensor<2x9xf32>) -> (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<5x6xf32>, %arg1: tensor<2x9xf32>) -> (tensor<9xf32> {jax.result_info = "result[0]"}, tensor<9xf32> {jax.result_info = "result[1]"}, tensor<9xf32> {jax.result_info = "result[2]"}, tensor<9xf32> {jax.result_info = "result[3]"}, tensor<9xf32> {jax.result_info = "result[4]"}) {
    %0 = call @_map_coordinates(%arg0, %arg1) : (tensor<5x6xf32>, tensor<2x9xf32>) -> tensor<9xf32>
    %1 = call @_map_coordinates_0(%arg0, %arg1) : (tensor<5x6xf32>, tensor<2x9xf32>) -> tensor<9xf32>
    %2 = call @_map_coordinates_1(%arg0, %arg1) : (tensor<5x6xf32>, tensor<2x9xf32>) -> tensor<9xf32>
    %3 = call @_map_coordinates_2(%arg0, %arg1) : (tensor<5x6xf32>, tensor<2x9xf32>) -> tensor<9xf32>
    %4 = call @_map_coordinates_4(%arg0, %arg1) : (tensor<5x6xf32>, tensor<2x9xf32>) -> tensor<9xf32>
    return %0, %1, %2, %3, %4 : tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>
  }
  func.func private @_map_coordinates(%arg0: tensor<5x6xf32>, %arg1: tensor<2x9xf32>) -> tensor<9xf32> {
    %0 = stablehlo.slice %arg1 [0:1, 0:9] : (tensor<2x9xf32>) -> tensor<1x9xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x9xf32>) -> tensor<9xf32>
    %2 = stablehlo.slice %arg1 [1:2, 0:9] : (tensor<2x9xf32>) -> tensor<1x9xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x9xf32>) -> tensor<9xf32>
    %4 = stablehlo.floor %1 : tensor<9xf32>
    %5 = stablehlo.subtract %1, %4 : tensor<9xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<9xf32>
    %8 = stablehlo.convert %4 : (tensor<9xf32>) -> tensor<9xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %10 = stablehlo.add %8, %9 : tensor<9xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %11 = call @clip(%8, %c_0, %c_1) : (tensor<9xi32>, tensor<i32>, tensor<i32>) -> tensor<9xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<4> : tensor<i32>
    %12 = call @clip(%10, %c_2, %c_3) : (tensor<9xi32>, tensor<i32>, tensor<i32>) -> tensor<9xi32>
    %13 = stablehlo.floor %3 : tensor<9xf32>
    %14 = stablehlo.subtract %3, %13 : tensor<9xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %16 = stablehlo.subtract %15, %14 : tensor<9xf32>
    %17 = stablehlo.convert %13 : (tensor<9xf32>) -> tensor<9xi32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %19 = stablehlo.add %17, %18 : tensor<9xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %c_7 = stablehlo.constant dense<5> : tensor<i32>
    %20 = call @clip(%17, %c_6, %c_7) : (tensor<9xi32>, tensor<i32>, tensor<i32>) -> tensor<9xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %c_9 = stablehlo.constant dense<5> : tensor<i32>
    %21 = call @clip(%19, %c_8, %c_9) : (tensor<9xi32>, tensor<i32>, tensor<i32>) -> tensor<9xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %23 = stablehlo.compare LT, %11, %22, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_11 = stablehlo.constant dense<5> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %25 = stablehlo.add %11, %24 : tensor<9xi32>
    %26 = stablehlo.select %23, %25, %11 : tensor<9xi1>, tensor<9xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %28 = stablehlo.compare LT, %20, %27, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_13 = stablehlo.constant dense<6> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %30 = stablehlo.add %20, %29 : tensor<9xi32>
    %31 = stablehlo.select %28, %30, %20 : tensor<9xi1>, tensor<9xi32>
    %32 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %33 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %34 = stablehlo.concatenate %32, %33, dim = 1 : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x2xi32>
    %35 = "stablehlo.gather"(%arg0, %34) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x6xf32>, tensor<9x2xi32>) -> tensor<9xf32>
    %36 = stablehlo.multiply %7, %16 : tensor<9xf32>
    %37 = stablehlo.multiply %36, %35 : tensor<9xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %39 = stablehlo.compare LT, %11, %38, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_15 = stablehlo.constant dense<5> : tensor<i32>
    %40 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %41 = stablehlo.add %11, %40 : tensor<9xi32>
    %42 = stablehlo.select %39, %41, %11 : tensor<9xi1>, tensor<9xi32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %44 = stablehlo.compare LT, %21, %43, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_17 = stablehlo.constant dense<6> : tensor<i32>
    %45 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %46 = stablehlo.add %21, %45 : tensor<9xi32>
    %47 = stablehlo.select %44, %46, %21 : tensor<9xi1>, tensor<9xi32>
    %48 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %49 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %50 = stablehlo.concatenate %48, %49, dim = 1 : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x2xi32>
    %51 = "stablehlo.gather"(%arg0, %50) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x6xf32>, tensor<9x2xi32>) -> tensor<9xf32>
    %52 = stablehlo.multiply %7, %14 : tensor<9xf32>
    %53 = stablehlo.multiply %52, %51 : tensor<9xf32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %54 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %55 = stablehlo.compare LT, %12, %54, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_19 = stablehlo.constant dense<5> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %57 = stablehlo.add %12, %56 : tensor<9xi32>
    %58 = stablehlo.select %55, %57, %12 : tensor<9xi1>, tensor<9xi32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %59 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %60 = stablehlo.compare LT, %20, %59, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_21 = stablehlo.constant dense<6> : tensor<i32>
    %61 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %62 = stablehlo.add %20, %61 : tensor<9xi32>
    %63 = stablehlo.select %60, %62, %20 : tensor<9xi1>, tensor<9xi32>
    %64 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %65 = stablehlo.broadcast_in_dim %63, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %66 = stablehlo.concatenate %64, %65, dim = 1 : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x2xi32>
    %67 = "stablehlo.gather"(%arg0, %66) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x6xf32>, tensor<9x2xi32>) -> tensor<9xf32>
    %68 = stablehlo.multiply %5, %16 : tensor<9xf32>
    %69 = stablehlo.multiply %68, %67 : tensor<9xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %70 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %71 = stablehlo.compare LT, %12, %70, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_23 = stablehlo.constant dense<5> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %73 = stablehlo.add %12, %72 : tensor<9xi32>
    %74 = stablehlo.select %71, %73, %12 : tensor<9xi1>, tensor<9xi32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %75 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %76 = stablehlo.compare LT, %21, %75, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_25 = stablehlo.constant dense<6> : tensor<i32>
    %77 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %78 = stablehlo.add %21, %77 : tensor<9xi32>
    %79 = stablehlo.select %76, %78, %21 : tensor<9xi1>, tensor<9xi32>
    %80 = stablehlo.broadcast_in_dim %74, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %81 = stablehlo.broadcast_in_dim %79, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %82 = stablehlo.concatenate %80, %81, dim = 1 : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x2xi32>
    %83 = "stablehlo.gather"(%arg0, %82) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x6xf32>, tensor<9x2xi32>) -> tensor<9xf32>
    %84 = stablehlo.multiply %5, %14 : tensor<9xf32>
    %85 = stablehlo.multiply %84, %83 : tensor<9xf32>
    %86 = stablehlo.add %37, %53 : tensor<9xf32>
    %87 = stablehlo.add %86, %69 : tensor<9xf32>
    %88 = stablehlo.add %87, %85 : tensor<9xf32>
    return %88 : tensor<9xf32>
  }
  func.func private @clip(%arg0: tensor<9xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<9xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<9xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<9xi32>
    return %5 : tensor<9xi32>
  }
  func.func private @_map_coordinates_0(%arg0: tensor<5x6xf32>, %arg1: tensor<2x9xf32>) -> tensor<9xf32> {
    %0 = stablehlo.slice %arg1 [0:1, 0:9] : (tensor<2x9xf32>) -> tensor<1x9xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x9xf32>) -> tensor<9xf32>
    %2 = stablehlo.slice %arg1 [1:2, 0:9] : (tensor<2x9xf32>) -> tensor<1x9xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x9xf32>) -> tensor<9xf32>
    %4 = stablehlo.floor %1 : tensor<9xf32>
    %5 = stablehlo.subtract %1, %4 : tensor<9xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<9xf32>
    %8 = stablehlo.convert %4 : (tensor<9xf32>) -> tensor<9xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %10 = stablehlo.add %8, %9 : tensor<9xi32>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %11 = call @remainder(%8, %c_0) : (tensor<9xi32>, tensor<i32>) -> tensor<9xi32>
    %c_1 = stablehlo.constant dense<5> : tensor<i32>
    %12 = call @remainder(%10, %c_1) : (tensor<9xi32>, tensor<i32>) -> tensor<9xi32>
    %13 = stablehlo.floor %3 : tensor<9xf32>
    %14 = stablehlo.subtract %3, %13 : tensor<9xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %16 = stablehlo.subtract %15, %14 : tensor<9xf32>
    %17 = stablehlo.convert %13 : (tensor<9xf32>) -> tensor<9xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %19 = stablehlo.add %17, %18 : tensor<9xi32>
    %c_4 = stablehlo.constant dense<6> : tensor<i32>
    %20 = call @remainder(%17, %c_4) : (tensor<9xi32>, tensor<i32>) -> tensor<9xi32>
    %c_5 = stablehlo.constant dense<6> : tensor<i32>
    %21 = call @remainder(%19, %c_5) : (tensor<9xi32>, tensor<i32>) -> tensor<9xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %23 = stablehlo.compare LT, %11, %22, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_7 = stablehlo.constant dense<5> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %25 = stablehlo.add %11, %24 : tensor<9xi32>
    %26 = stablehlo.select %23, %25, %11 : tensor<9xi1>, tensor<9xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %28 = stablehlo.compare LT, %20, %27, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_9 = stablehlo.constant dense<6> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %30 = stablehlo.add %20, %29 : tensor<9xi32>
    %31 = stablehlo.select %28, %30, %20 : tensor<9xi1>, tensor<9xi32>
    %32 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %33 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %34 = stablehlo.concatenate %32, %33, dim = 1 : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x2xi32>
    %35 = "stablehlo.gather"(%arg0, %34) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x6xf32>, tensor<9x2xi32>) -> tensor<9xf32>
    %36 = stablehlo.multiply %7, %16 : tensor<9xf32>
    %37 = stablehlo.multiply %36, %35 : tensor<9xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %39 = stablehlo.compare LT, %11, %38, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_11 = stablehlo.constant dense<5> : tensor<i32>
    %40 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %41 = stablehlo.add %11, %40 : tensor<9xi32>
    %42 = stablehlo.select %39, %41, %11 : tensor<9xi1>, tensor<9xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %44 = stablehlo.compare LT, %21, %43, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_13 = stablehlo.constant dense<6> : tensor<i32>
    %45 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %46 = stablehlo.add %21, %45 : tensor<9xi32>
    %47 = stablehlo.select %44, %46, %21 : tensor<9xi1>, tensor<9xi32>
    %48 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %49 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %50 = stablehlo.concatenate %48, %49, dim = 1 : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x2xi32>
    %51 = "stablehlo.gather"(%arg0, %50) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x6xf32>, tensor<9x2xi32>) -> tensor<9xf32>
    %52 = stablehlo.multiply %7, %14 : tensor<9xf32>
    %53 = stablehlo.multiply %52, %51 : tensor<9xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %54 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %55 = stablehlo.compare LT, %12, %54, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_15 = stablehlo.constant dense<5> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %57 = stablehlo.add %12, %56 : tensor<9xi32>
    %58 = stablehlo.select %55, %57, %12 : tensor<9xi1>, tensor<9xi32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %59 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %60 = stablehlo.compare LT, %20, %59, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_17 = stablehlo.constant dense<6> : tensor<i32>
    %61 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %62 = stablehlo.add %20, %61 : tensor<9xi32>
    %63 = stablehlo.select %60, %62, %20 : tensor<9xi1>, tensor<9xi32>
    %64 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %65 = stablehlo.broadcast_in_dim %63, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %66 = stablehlo.concatenate %64, %65, dim = 1 : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x2xi32>
    %67 = "stablehlo.gather"(%arg0, %66) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x6xf32>, tensor<9x2xi32>) -> tensor<9xf32>
    %68 = stablehlo.multiply %5, %16 : tensor<9xf32>
    %69 = stablehlo.multiply %68, %67 : tensor<9xf32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %70 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %71 = stablehlo.compare LT, %12, %70, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_19 = stablehlo.constant dense<5> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %73 = stablehlo.add %12, %72 : tensor<9xi32>
    %74 = stablehlo.select %71, %73, %12 : tensor<9xi1>, tensor<9xi32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %75 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %76 = stablehlo.compare LT, %21, %75, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_21 = stablehlo.constant dense<6> : tensor<i32>
    %77 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %78 = stablehlo.add %21, %77 : tensor<9xi32>
    %79 = stablehlo.select %76, %78, %21 : tensor<9xi1>, tensor<9xi32>
    %80 = stablehlo.broadcast_in_dim %74, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %81 = stablehlo.broadcast_in_dim %79, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %82 = stablehlo.concatenate %80, %81, dim = 1 : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x2xi32>
    %83 = "stablehlo.gather"(%arg0, %82) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x6xf32>, tensor<9x2xi32>) -> tensor<9xf32>
    %84 = stablehlo.multiply %5, %14 : tensor<9xf32>
    %85 = stablehlo.multiply %84, %83 : tensor<9xf32>
    %86 = stablehlo.add %37, %53 : tensor<9xf32>
    %87 = stablehlo.add %86, %69 : tensor<9xf32>
    %88 = stablehlo.add %87, %85 : tensor<9xf32>
    return %88 : tensor<9xf32>
  }
  func.func private @remainder(%arg0: tensor<9xi32>, %arg1: tensor<i32>) -> tensor<9xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<9xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<9xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
    %12 = stablehlo.and %11, %6 : tensor<9xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %14 = stablehlo.add %4, %13 : tensor<9xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<9xi1>, tensor<9xi32>
    return %15 : tensor<9xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_map_coordinates_1(%arg0: tensor<5x6xf32>, %arg1: tensor<2x9xf32>) -> tensor<9xf32> {
    %0 = stablehlo.slice %arg1 [0:1, 0:9] : (tensor<2x9xf32>) -> tensor<1x9xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x9xf32>) -> tensor<9xf32>
    %2 = stablehlo.slice %arg1 [1:2, 0:9] : (tensor<2x9xf32>) -> tensor<1x9xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x9xf32>) -> tensor<9xf32>
    %4 = stablehlo.round_nearest_afz %1 : tensor<9xf32>
    %5 = stablehlo.convert %4 : (tensor<9xf32>) -> tensor<9xi32>
    %c = stablehlo.constant dense<4> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %7 = stablehlo.add %5, %6 : tensor<9xi32>
    %c_0 = stablehlo.constant dense<8> : tensor<i32>
    %8 = call @remainder(%7, %c_0) : (tensor<9xi32>, tensor<i32>) -> tensor<9xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %10 = stablehlo.subtract %8, %9 : tensor<9xi32>
    %11 = stablehlo.abs %10 : tensor<9xi32>
    %12 = stablehlo.round_nearest_afz %3 : tensor<9xf32>
    %13 = stablehlo.convert %12 : (tensor<9xf32>) -> tensor<9xi32>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %15 = stablehlo.add %13, %14 : tensor<9xi32>
    %c_3 = stablehlo.constant dense<10> : tensor<i32>
    %16 = call @remainder(%15, %c_3) : (tensor<9xi32>, tensor<i32>) -> tensor<9xi32>
    %c_4 = stablehlo.constant dense<5> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %18 = stablehlo.subtract %16, %17 : tensor<9xi32>
    %19 = stablehlo.abs %18 : tensor<9xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %21 = stablehlo.compare LT, %11, %20, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_6 = stablehlo.constant dense<5> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %23 = stablehlo.add %11, %22 : tensor<9xi32>
    %24 = stablehlo.select %21, %23, %11 : tensor<9xi1>, tensor<9xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %26 = stablehlo.compare LT, %19, %25, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_8 = stablehlo.constant dense<6> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %28 = stablehlo.add %19, %27 : tensor<9xi32>
    %29 = stablehlo.select %26, %28, %19 : tensor<9xi1>, tensor<9xi32>
    %30 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %31 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %32 = stablehlo.concatenate %30, %31, dim = 1 : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x2xi32>
    %33 = "stablehlo.gather"(%arg0, %32) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x6xf32>, tensor<9x2xi32>) -> tensor<9xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %35 = stablehlo.multiply %34, %33 : tensor<9xf32>
    return %35 : tensor<9xf32>
  }
  func.func private @_map_coordinates_2(%arg0: tensor<5x6xf32>, %arg1: tensor<2x9xf32>) -> tensor<9xf32> {
    %0 = stablehlo.slice %arg1 [0:1, 0:9] : (tensor<2x9xf32>) -> tensor<1x9xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x9xf32>) -> tensor<9xf32>
    %2 = stablehlo.slice %arg1 [1:2, 0:9] : (tensor<2x9xf32>) -> tensor<1x9xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x9xf32>) -> tensor<9xf32>
    %4 = stablehlo.floor %1 : tensor<9xf32>
    %5 = stablehlo.subtract %1, %4 : tensor<9xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<9xf32>
    %8 = stablehlo.convert %4 : (tensor<9xf32>) -> tensor<9xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %10 = stablehlo.add %8, %9 : tensor<9xi32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %12 = stablehlo.multiply %11, %8 : tensor<9xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %14 = stablehlo.add %12, %13 : tensor<9xi32>
    %c_2 = stablehlo.constant dense<10> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %16 = stablehlo.add %14, %15 : tensor<9xi32>
    %c_3 = stablehlo.constant dense<20> : tensor<i32>
    %17 = call @remainder(%16, %c_3) : (tensor<9xi32>, tensor<i32>) -> tensor<9xi32>
    %c_4 = stablehlo.constant dense<10> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %19 = stablehlo.subtract %17, %18 : tensor<9xi32>
    %20 = stablehlo.abs %19 : tensor<9xi32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %22 = stablehlo.subtract %20, %21 : tensor<9xi32>
    %c_6 = stablehlo.constant dense<2> : tensor<i32>
    %23 = call @floor_divide(%22, %c_6) : (tensor<9xi32>, tensor<i32>) -> tensor<9xi32>
    %c_7 = stablehlo.constant dense<2> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %25 = stablehlo.multiply %24, %10 : tensor<9xi32>
    %c_8 = stablehlo.constant dense<1> : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %27 = stablehlo.add %25, %26 : tensor<9xi32>
    %c_9 = stablehlo.constant dense<10> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %29 = stablehlo.add %27, %28 : tensor<9xi32>
    %c_10 = stablehlo.constant dense<20> : tensor<i32>
    %30 = call @remainder(%29, %c_10) : (tensor<9xi32>, tensor<i32>) -> tensor<9xi32>
    %c_11 = stablehlo.constant dense<10> : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %32 = stablehlo.subtract %30, %31 : tensor<9xi32>
    %33 = stablehlo.abs %32 : tensor<9xi32>
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %35 = stablehlo.subtract %33, %34 : tensor<9xi32>
    %c_13 = stablehlo.constant dense<2> : tensor<i32>
    %36 = call @floor_divide(%35, %c_13) : (tensor<9xi32>, tensor<i32>) -> tensor<9xi32>
    %37 = stablehlo.floor %3 : tensor<9xf32>
    %38 = stablehlo.subtract %3, %37 : tensor<9xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %40 = stablehlo.subtract %39, %38 : tensor<9xf32>
    %41 = stablehlo.convert %37 : (tensor<9xf32>) -> tensor<9xi32>
    %c_15 = stablehlo.constant dense<1> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %43 = stablehlo.add %41, %42 : tensor<9xi32>
    %c_16 = stablehlo.constant dense<2> : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %45 = stablehlo.multiply %44, %41 : tensor<9xi32>
    %c_17 = stablehlo.constant dense<1> : tensor<i32>
    %46 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %47 = stablehlo.add %45, %46 : tensor<9xi32>
    %c_18 = stablehlo.constant dense<12> : tensor<i32>
    %48 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %49 = stablehlo.add %47, %48 : tensor<9xi32>
    %c_19 = stablehlo.constant dense<24> : tensor<i32>
    %50 = call @remainder(%49, %c_19) : (tensor<9xi32>, tensor<i32>) -> tensor<9xi32>
    %c_20 = stablehlo.constant dense<12> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %52 = stablehlo.subtract %50, %51 : tensor<9xi32>
    %53 = stablehlo.abs %52 : tensor<9xi32>
    %c_21 = stablehlo.constant dense<1> : tensor<i32>
    %54 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %55 = stablehlo.subtract %53, %54 : tensor<9xi32>
    %c_22 = stablehlo.constant dense<2> : tensor<i32>
    %56 = call @floor_divide(%55, %c_22) : (tensor<9xi32>, tensor<i32>) -> tensor<9xi32>
    %c_23 = stablehlo.constant dense<2> : tensor<i32>
    %57 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %58 = stablehlo.multiply %57, %43 : tensor<9xi32>
    %c_24 = stablehlo.constant dense<1> : tensor<i32>
    %59 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %60 = stablehlo.add %58, %59 : tensor<9xi32>
    %c_25 = stablehlo.constant dense<12> : tensor<i32>
    %61 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %62 = stablehlo.add %60, %61 : tensor<9xi32>
    %c_26 = stablehlo.constant dense<24> : tensor<i32>
    %63 = call @remainder(%62, %c_26) : (tensor<9xi32>, tensor<i32>) -> tensor<9xi32>
    %c_27 = stablehlo.constant dense<12> : tensor<i32>
    %64 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %65 = stablehlo.subtract %63, %64 : tensor<9xi32>
    %66 = stablehlo.abs %65 : tensor<9xi32>
    %c_28 = stablehlo.constant dense<1> : tensor<i32>
    %67 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %68 = stablehlo.subtract %66, %67 : tensor<9xi32>
    %c_29 = stablehlo.constant dense<2> : tensor<i32>
    %69 = call @floor_divide(%68, %c_29) : (tensor<9xi32>, tensor<i32>) -> tensor<9xi32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %70 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %71 = stablehlo.compare LT, %23, %70, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_31 = stablehlo.constant dense<5> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %73 = stablehlo.add %23, %72 : tensor<9xi32>
    %74 = stablehlo.select %71, %73, %23 : tensor<9xi1>, tensor<9xi32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %75 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %76 = stablehlo.compare LT, %56, %75, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_33 = stablehlo.constant dense<6> : tensor<i32>
    %77 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %78 = stablehlo.add %56, %77 : tensor<9xi32>
    %79 = stablehlo.select %76, %78, %56 : tensor<9xi1>, tensor<9xi32>
    %80 = stablehlo.broadcast_in_dim %74, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %81 = stablehlo.broadcast_in_dim %79, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %82 = stablehlo.concatenate %80, %81, dim = 1 : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x2xi32>
    %83 = "stablehlo.gather"(%arg0, %82) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x6xf32>, tensor<9x2xi32>) -> tensor<9xf32>
    %84 = stablehlo.multiply %7, %40 : tensor<9xf32>
    %85 = stablehlo.multiply %84, %83 : tensor<9xf32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %86 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %87 = stablehlo.compare LT, %23, %86, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_35 = stablehlo.constant dense<5> : tensor<i32>
    %88 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %89 = stablehlo.add %23, %88 : tensor<9xi32>
    %90 = stablehlo.select %87, %89, %23 : tensor<9xi1>, tensor<9xi32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %91 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %92 = stablehlo.compare LT, %69, %91, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_37 = stablehlo.constant dense<6> : tensor<i32>
    %93 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %94 = stablehlo.add %69, %93 : tensor<9xi32>
    %95 = stablehlo.select %92, %94, %69 : tensor<9xi1>, tensor<9xi32>
    %96 = stablehlo.broadcast_in_dim %90, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %97 = stablehlo.broadcast_in_dim %95, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %98 = stablehlo.concatenate %96, %97, dim = 1 : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x2xi32>
    %99 = "stablehlo.gather"(%arg0, %98) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x6xf32>, tensor<9x2xi32>) -> tensor<9xf32>
    %100 = stablehlo.multiply %7, %38 : tensor<9xf32>
    %101 = stablehlo.multiply %100, %99 : tensor<9xf32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %102 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %103 = stablehlo.compare LT, %36, %102, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_39 = stablehlo.constant dense<5> : tensor<i32>
    %104 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %105 = stablehlo.add %36, %104 : tensor<9xi32>
    %106 = stablehlo.select %103, %105, %36 : tensor<9xi1>, tensor<9xi32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %107 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %108 = stablehlo.compare LT, %56, %107, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_41 = stablehlo.constant dense<6> : tensor<i32>
    %109 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %110 = stablehlo.add %56, %109 : tensor<9xi32>
    %111 = stablehlo.select %108, %110, %56 : tensor<9xi1>, tensor<9xi32>
    %112 = stablehlo.broadcast_in_dim %106, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %113 = stablehlo.broadcast_in_dim %111, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %114 = stablehlo.concatenate %112, %113, dim = 1 : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x2xi32>
    %115 = "stablehlo.gather"(%arg0, %114) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x6xf32>, tensor<9x2xi32>) -> tensor<9xf32>
    %116 = stablehlo.multiply %5, %40 : tensor<9xf32>
    %117 = stablehlo.multiply %116, %115 : tensor<9xf32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %118 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %119 = stablehlo.compare LT, %36, %118, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_43 = stablehlo.constant dense<5> : tensor<i32>
    %120 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %121 = stablehlo.add %36, %120 : tensor<9xi32>
    %122 = stablehlo.select %119, %121, %36 : tensor<9xi1>, tensor<9xi32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %123 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %124 = stablehlo.compare LT, %69, %123, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_45 = stablehlo.constant dense<6> : tensor<i32>
    %125 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %126 = stablehlo.add %69, %125 : tensor<9xi32>
    %127 = stablehlo.select %124, %126, %69 : tensor<9xi1>, tensor<9xi32>
    %128 = stablehlo.broadcast_in_dim %122, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %129 = stablehlo.broadcast_in_dim %127, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %130 = stablehlo.concatenate %128, %129, dim = 1 : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x2xi32>
    %131 = "stablehlo.gather"(%arg0, %130) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x6xf32>, tensor<9x2xi32>) -> tensor<9xf32>
    %132 = stablehlo.multiply %5, %38 : tensor<9xf32>
    %133 = stablehlo.multiply %132, %131 : tensor<9xf32>
    %134 = stablehlo.add %85, %101 : tensor<9xf32>
    %135 = stablehlo.add %134, %117 : tensor<9xf32>
    %136 = stablehlo.add %135, %133 : tensor<9xf32>
    return %136 : tensor<9xf32>
  }
  func.func private @floor_divide(%arg0: tensor<9xi32>, %arg1: tensor<i32>) -> tensor<9xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %2 = stablehlo.divide %arg0, %1 : tensor<9xi32>
    %3 = stablehlo.sign %arg0 : tensor<9xi32>
    %4 = stablehlo.sign %0 : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %8 = stablehlo.remainder %arg0, %7 : tensor<9xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %11 = stablehlo.and %6, %10 : tensor<9xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %13 = stablehlo.subtract %2, %12 : tensor<9xi32>
    %14 = call @_where_3(%11, %13, %2) : (tensor<9xi1>, tensor<9xi32>, tensor<9xi32>) -> tensor<9xi32>
    return %14 : tensor<9xi32>
  }
  func.func private @_where_3(%arg0: tensor<9xi1>, %arg1: tensor<9xi32>, %arg2: tensor<9xi32>) -> tensor<9xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<9xi1>, tensor<9xi32>
    return %0 : tensor<9xi32>
  }
  func.func private @_map_coordinates_4(%arg0: tensor<5x6xf32>, %arg1: tensor<2x9xf32>) -> tensor<9xf32> {
    %0 = stablehlo.slice %arg1 [0:1, 0:9] : (tensor<2x9xf32>) -> tensor<1x9xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x9xf32>) -> tensor<9xf32>
    %2 = stablehlo.slice %arg1 [1:2, 0:9] : (tensor<2x9xf32>) -> tensor<1x9xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x9xf32>) -> tensor<9xf32>
    %4 = stablehlo.floor %1 : tensor<9xf32>
    %5 = stablehlo.subtract %1, %4 : tensor<9xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<9xf32>
    %8 = stablehlo.convert %4 : (tensor<9xf32>) -> tensor<9xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %10 = stablehlo.add %8, %9 : tensor<9xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %12 = stablehlo.compare GE, %8, %11, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_1 = stablehlo.constant dense<5> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %14 = stablehlo.compare LT, %8, %13, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %15 = stablehlo.and %12, %14 : tensor<9xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %17 = stablehlo.compare GE, %10, %16, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_3 = stablehlo.constant dense<5> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %19 = stablehlo.compare LT, %10, %18, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %20 = stablehlo.and %17, %19 : tensor<9xi1>
    %21 = stablehlo.floor %3 : tensor<9xf32>
    %22 = stablehlo.subtract %3, %21 : tensor<9xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %24 = stablehlo.subtract %23, %22 : tensor<9xf32>
    %25 = stablehlo.convert %21 : (tensor<9xf32>) -> tensor<9xi32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %27 = stablehlo.add %25, %26 : tensor<9xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %29 = stablehlo.compare GE, %25, %28, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_7 = stablehlo.constant dense<6> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %31 = stablehlo.compare LT, %25, %30, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %32 = stablehlo.and %29, %31 : tensor<9xi1>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %34 = stablehlo.compare GE, %27, %33, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_9 = stablehlo.constant dense<6> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %36 = stablehlo.compare LT, %27, %35, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %37 = stablehlo.and %34, %36 : tensor<9xi1>
    %38 = stablehlo.and %15, %32 : tensor<9xi1>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %40 = stablehlo.compare LT, %8, %39, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_11 = stablehlo.constant dense<5> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %42 = stablehlo.add %8, %41 : tensor<9xi32>
    %43 = stablehlo.select %40, %42, %8 : tensor<9xi1>, tensor<9xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %45 = stablehlo.compare LT, %25, %44, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_13 = stablehlo.constant dense<6> : tensor<i32>
    %46 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %47 = stablehlo.add %25, %46 : tensor<9xi32>
    %48 = stablehlo.select %45, %47, %25 : tensor<9xi1>, tensor<9xi32>
    %49 = stablehlo.broadcast_in_dim %43, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %50 = stablehlo.broadcast_in_dim %48, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %51 = stablehlo.concatenate %49, %50, dim = 1 : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x2xi32>
    %52 = "stablehlo.gather"(%arg0, %51) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x6xf32>, tensor<9x2xi32>) -> tensor<9xf32>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %53 = call @_where_5(%38, %52, %cst_14) : (tensor<9xi1>, tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
    %54 = stablehlo.multiply %7, %24 : tensor<9xf32>
    %55 = stablehlo.multiply %54, %53 : tensor<9xf32>
    %56 = stablehlo.and %15, %37 : tensor<9xi1>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %57 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %58 = stablehlo.compare LT, %8, %57, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_16 = stablehlo.constant dense<5> : tensor<i32>
    %59 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %60 = stablehlo.add %8, %59 : tensor<9xi32>
    %61 = stablehlo.select %58, %60, %8 : tensor<9xi1>, tensor<9xi32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %62 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %63 = stablehlo.compare LT, %27, %62, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_18 = stablehlo.constant dense<6> : tensor<i32>
    %64 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %65 = stablehlo.add %27, %64 : tensor<9xi32>
    %66 = stablehlo.select %63, %65, %27 : tensor<9xi1>, tensor<9xi32>
    %67 = stablehlo.broadcast_in_dim %61, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %68 = stablehlo.broadcast_in_dim %66, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %69 = stablehlo.concatenate %67, %68, dim = 1 : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x2xi32>
    %70 = "stablehlo.gather"(%arg0, %69) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x6xf32>, tensor<9x2xi32>) -> tensor<9xf32>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %71 = call @_where_5(%56, %70, %cst_19) : (tensor<9xi1>, tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
    %72 = stablehlo.multiply %7, %22 : tensor<9xf32>
    %73 = stablehlo.multiply %72, %71 : tensor<9xf32>
    %74 = stablehlo.and %20, %32 : tensor<9xi1>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %75 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %76 = stablehlo.compare LT, %10, %75, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_21 = stablehlo.constant dense<5> : tensor<i32>
    %77 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %78 = stablehlo.add %10, %77 : tensor<9xi32>
    %79 = stablehlo.select %76, %78, %10 : tensor<9xi1>, tensor<9xi32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %80 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %81 = stablehlo.compare LT, %25, %80, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_23 = stablehlo.constant dense<6> : tensor<i32>
    %82 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %83 = stablehlo.add %25, %82 : tensor<9xi32>
    %84 = stablehlo.select %81, %83, %25 : tensor<9xi1>, tensor<9xi32>
    %85 = stablehlo.broadcast_in_dim %79, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %86 = stablehlo.broadcast_in_dim %84, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %87 = stablehlo.concatenate %85, %86, dim = 1 : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x2xi32>
    %88 = "stablehlo.gather"(%arg0, %87) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x6xf32>, tensor<9x2xi32>) -> tensor<9xf32>
    %cst_24 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %89 = call @_where_5(%74, %88, %cst_24) : (tensor<9xi1>, tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
    %90 = stablehlo.multiply %5, %24 : tensor<9xf32>
    %91 = stablehlo.multiply %90, %89 : tensor<9xf32>
    %92 = stablehlo.and %20, %37 : tensor<9xi1>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %93 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %94 = stablehlo.compare LT, %10, %93, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_26 = stablehlo.constant dense<5> : tensor<i32>
    %95 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %96 = stablehlo.add %10, %95 : tensor<9xi32>
    %97 = stablehlo.select %94, %96, %10 : tensor<9xi1>, tensor<9xi32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %98 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %99 = stablehlo.compare LT, %27, %98, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_28 = stablehlo.constant dense<6> : tensor<i32>
    %100 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %101 = stablehlo.add %27, %100 : tensor<9xi32>
    %102 = stablehlo.select %99, %101, %27 : tensor<9xi1>, tensor<9xi32>
    %103 = stablehlo.broadcast_in_dim %97, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %104 = stablehlo.broadcast_in_dim %102, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %105 = stablehlo.concatenate %103, %104, dim = 1 : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x2xi32>
    %106 = "stablehlo.gather"(%arg0, %105) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x6xf32>, tensor<9x2xi32>) -> tensor<9xf32>
    %cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %107 = call @_where_5(%92, %106, %cst_29) : (tensor<9xi1>, tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
    %108 = stablehlo.multiply %5, %22 : tensor<9xf32>
    %109 = stablehlo.multiply %108, %107 : tensor<9xf32>
    %110 = stablehlo.add %55, %73 : tensor<9xf32>
    %111 = stablehlo.add %110, %91 : tensor<9xf32>
    %112 = stablehlo.add %111, %109 : tensor<9xf32>
    return %112 : tensor<9xf32>
  }
  func.func private @_where_5(%arg0: tensor<9xi1>, %arg1: tensor<9xf32>, %arg2: tensor<f32>) -> tensor<9xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<9xi1>, tensor<9xf32>
    return %1 : tensor<9xf32>
  }
}
// -----
// spectra
module @jit_spectra attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x7121893F4B430E3FA630353F55399DBFF79F913E4FE35DBF8FDA97BFC17C68BF7F458A3EE47D933F5EC9C8BEEEF0E43FDB039E3FD5486E3D5D49E0BD3FD2513E7A5E48BF428BBCBF9AAD9BBF728D343E31B58BBEDD15F8BF2FE2DEBF89C4FC3EDC289F3ED08132BEA6AF7A3EACB03ABFF5326ABEA3E614BEAE81933F628C93BE2428333FAB45243EB14684BF02F9A93F97F723BE39954BBF5894DDBE74FE163EAC0038BFD93CC43FF1F7AFBFAE0C933F964C20C0274B19BFD51D223F2BE9B8BDD9AD9FBFC4ED2E3F9DBAFB3D037B1D3FAE47C4BFC21CBD3EFCB3B73EDE08C93F7A048C3F026BC93F071801BFCC4C6F3F72CBC73F3F265FBFB1E6C13E490089BF"> : tensor<64xf32>
    %expected0 = stablehlo.constant dense<"0x000000000000803D0000003E0000403E0000803E0000A03E0000C03E0000E03E0000003F"> : tensor<9xf32>
    %expected1 = stablehlo.constant dense<"0x0000000000000041000080410000C0410000004200002042000040420000604200008042"> : tensor<9xf32>
    %expected2 = stablehlo.constant dense<"0xD07B033E1C921E3D9960B2BEE68AB4BE2A70CD3D4C2B48BEADFA4CBE6A731C3F4C0502BDA35876BE9C6DB03C99E49D3E9107F33D92F115BE5C1E0A3DC8CF623D156504BF3C8C083EB6A0843EA90B7FBDDF7A8ABE60D6813E74B08F3DA89C363E674BEB3D341EA83E0E3C1FBE976323BE04D061BD74FCE23D860BC4BE45CBA03DA931EEBD61541B3E50CB3EBEDE9C80BC307DC83D2E83923E2032123EC7612C3E98DD5C3D504466BD61D8F0BE1244143E94F2873DF87BEF3C263888BE58A275BDD6F7A53DB02F6CBE2AB5093D3EE6993E7008FABD4AEBAF3D4834DBBCB91876BD26FD39BD50C9E7BD3B151D3EC029CCBCE5BE9F3DE0DC6EBD8D3D22BD09B928BE1891283E7878033DDC73E33CA45252BDA612D13E28C5ED3DFBA88E3E446E50BE60AE903E1E28C5BDCC65B4BD144F3C3D147B363D07B937BF700EFCBE2D9EB1BED012943E"> : tensor<9x9xf32>
    %expected3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000AFA349BD45E7EB3EB241CBBE357B753E1CB206BD14303DBD4307193ED827F73DC04E17BD69DDC4BDA073CEBEBCDFFF3D20FB42BE1C40BC3DC0D122BE226A99BD38F17D3CD46F00BE5C94063E394EE23DC46614BEB18B963D8AA632BEC3295B3ED01A9EBC72C584BE5A9C303ED44C13BE78838EBD7F8AB43E6CB64F3EB9A19E3D57A4983D7B9A2C3D60BAC73DC015CBBCD427BA3D78B7053E709406BE465E90BE8AD1393E4862A33C3474093E3A8D803ED0B3AF3C4F66C93D30B950BEE9407DBDA232163EA30BB3BE5C91D7BE39377DBEA84E36BE3C1866BE58B924BE2E27793E80D8D9BB0BD501BE5A9E9C3E7815B13E5C6F763DF8EC11BE521D4F3E000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<9x9xf32>
    %expected4 = stablehlo.constant dense<"0x7021893F4A430E3FA530353F54399DBFF79F913E4DE35DBF8EDA97BFBF7C68BF7F458A3EE17D933F5EC9C8BEECF0E43FD9039E3FD2486E3D5B49E0BD3DD2513E795E48BF428BBCBF99AD9BBF6D8D343E30B58BBEDB15F8BF2DE2DEBF88C4FC3EDB289F3ECE8132BEA4AF7A3EAAB03ABFF3326ABEA1E614BEAC81933F618C93BE2328333FAB45243EB04684BF01F9A93F91F723BE38954BBF5894DDBE77FE163EAB0038BFD73CC43FF0F7AFBFAD0C933F944C20C0254B19BFD41D223F29E9B8BDD7AD9FBFC4ED2E3F97BAFB3D047B1D3FAE47C4BFC01CBD3EFCB3B73EDC08C93F79048C3F006BC93F061801BFCB4C6F3F71CBC73F3C265FBFB0E6C13E480089BF"> : tensor<64xf32>
    %expected5 = stablehlo.constant dense<"0x000000000000003D0000803D0000C03D0000003E0000203E0000403E0000603E0000803E0000903E0000A03E0000B03E0000C03E0000D03E0000E03E0000F03E0000003F"> : tensor<17xf32>
    %expected6 = stablehlo.constant dense<"0xCC4CE63E7E353D40735753402305883F71759C3F1EBB4B3F5E40C13F70D0E43FC2BF23401C781340B6FC963FC700CB3FAC7BF83F73CAAA3F16D9403FFA0D174085311840"> : tensor<17xf32>
    %expected7 = stablehlo.constant dense<"0x9B03A03FA6D43A3F098F603FA02388BFDB90E33ED61D36BF4E9184BF381D43BFA09ED23EB0FAA43F203C85BEC23AF53F32B4AD3F0D49343E0092713BAA78A03EADC92DBF58DAAFBF2C968FBF803E883EB64640BEE4CAEDBFB230D5BF4692103FEE22C13E1AB3E6BD04869A3E8C4C2DBF586E39BECFDBD1BD4967983FE65B82BE6A8D3A3FE00E3D3E07C781BF30DFAB3F089219BECE2E4ABF722DDDBE5E00133E2A333ABF1E8AC23F2844B2BFFA26903F2E0C22C07F7C21BF84B9183FBAD106BEFA92A5BF8AF0213F0A398A3DD8170E3FC092CCBF8A8A993ED4BB913E58F1BE3F7753813F8320BE3FFDDF18BFDE51563F7FB4BA3F1E877ABF02BF883EB1E397BF"> : tensor<64xf32>
    %expected8 = stablehlo.constant dense<"0xA1E9923F3369983FC6A4E93F4630ECBFDB7682BECDE751C0FC05CCBFC1F286C0E686A13E66714A40FC36CD3FEEBD7E406347394092B06A4051B035C0DFDDEABFA4C3CDBF56159DC091258FC030C9F7BE87BAF73E65CE17BFC417BFBFC92FB03F06F53D40B9A3F93FD1C8A43FEE1B3340B250BB3FC94800C080ABDE3F2400983E4F23EE3F512716BD0B740E3F6F564EBF0AE4A3BFB34B863F1F727AC0CE66223FD4E9423C39665D3E30F60DBF58E57240510997C0A61CAD3FBB236DC0A4DF26408F6A8FBE463729BE6C3C5A4073433840643145C030F89A3F6A40A8BE3439524014D53A3FA1D06A4052C7473F9A61413E2D75C9BF661B93BFA8563BC0464C94C016D7793F6EAE7BC0FCFCA63E758ACD3E51F2F43E4888A23F"> : tensor<70xf32>
    %expected9 = stablehlo.constant dense<"0x3AD87FBEEF1C42BF470FA33F4CE5DF3D1280893F6BED7BBEA9D501C00639BB3E75B1A0BE220E0C40509B6A3FD1EC0040A3D5273F61CF8B3F7429D7BE80FF9A3E35BFFC3E50AA87BF7B574ABEB92A093E2E3FD8BD37F79D3FF8C0EFBE12892DBFAEF56DBF9AD3E03F973D1E3E8A8A903E50B5BD3ECD839BBF90E9083FD38BE13D9971853F919E9B3F0A2E4ABF511B91BF4AD196BEBA9100C08D03B03E3B247B3EAA7105BFE2C48DBE91895DBE30DCA23F6546AC3EDE86BFBECF7127BFED5CB03F238AFABFD61EA53E746C343F86FE4ABD44A401BF70A3C03F1C14363D4484C03FBF31523E593F33BC4C64353F490A933FF4FD31BFC1BD8ABFD652DC3FFC5CCABF"> : tensor<64xf32>
    %expected10 = stablehlo.constant dense<"0x8E487CC05A0FBD40CF2A4F40902FB6BDA2833740469E6AC0F28FD8BF5EA2863F7123BB405EA2863FF28FD8BF469E6AC0A2833740902FB6BDCF2A4F405A0FBD40"> : tensor<16xf32>
    %expected11 = stablehlo.constant dense<"0x443E1F3FD596483F8261D33D8261D33DD596483F"> : tensor<5xf32>
    %expected12 = stablehlo.constant dense<"0x000000003ED31FBF218D403F218D40BF3ED31F3F"> : tensor<5xf32>
    %got:13 = call @model(%in0) : (tensor<64xf32>) -> (tensor<9xf32>, tensor<9xf32>, tensor<9x9xf32>, tensor<9x9xf32>, tensor<64xf32>, tensor<17xf32>, tensor<17xf32>, tensor<64xf32>, tensor<70xf32>, tensor<64xf32>, tensor<16xf32>, tensor<5xf32>, tensor<5xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<9x9xf32>, tensor<9x9xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<9x9xf32>, tensor<9x9xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<64xf32>, tensor<64xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#5, %expected5) {has_side_effect = true} : (tensor<17xf32>, tensor<17xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#6, %expected6) {has_side_effect = true} : (tensor<17xf32>, tensor<17xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#7, %expected7) {has_side_effect = true} : (tensor<64xf32>, tensor<64xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#8, %expected8) {has_side_effect = true} : (tensor<70xf32>, tensor<70xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#9, %expected9) {has_side_effect = true} : (tensor<64xf32>, tensor<64xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#10, %expected10) {has_side_effect = true} : (tensor<16xf32>, tensor<16xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#11, %expected11) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#12, %expected12) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<64xf32>) -> (tensor<9xf32> {jax.result_info = "result[0]"}, tensor<9xf32> {jax.result_info = "result[1]"}, tensor<9x9xf32> {jax.result_info = "result[2]"}, tensor<9x9xf32> {jax.result_info = "result[3]"}, tensor<64xf32> {jax.result_info = "result[4]"}, tensor<17xf32> {jax.result_info = "result[5]"}, tensor<17xf32> {jax.result_info = "result[6]"}, tensor<64xf32> {jax.result_info = "result[7]"}, tensor<70xf32> {jax.result_info = "result[8]"}, tensor<64xf32> {jax.result_info = "result[9]"}, tensor<16xf32> {jax.result_info = "result[10]"}, tensor<5xf32> {jax.result_info = "result[11]"}, tensor<5xf32> {jax.result_info = "result[12]"}) {
    %c = stablehlo.constant dense<> : tensor<0xi32>
    %cst = stablehlo.constant dense<(5.000000e+00,0.000000e+00)> : tensor<1xcomplex<f32>>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %cst_1 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %0 = call @_linspace(%c_0, %cst_1) : (tensor<i32>, tensor<f32>) -> tensor<16xf32>
    %1 = stablehlo.sine %0 : tensor<16xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = call @_pad(%arg0, %cst_2) : (tensor<64xf32>, tensor<f32>) -> tensor<80xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %5 = stablehlo.concatenate %3, %4, dim = 0 : (tensor<80xf32>, tensor<0xf32>) -> tensor<80xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%2 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %7 = stablehlo.multiply %6, %6 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.divide %cst_5, %7 : tensor<f32>
    %9 = stablehlo.sqrt %8 : tensor<f32>
    %10 = stablehlo.convert %9 : (tensor<f32>) -> tensor<complex<f32>>
    %11 = stablehlo.iota dim = 0 : tensor<9xf32>
    %cst_6 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %13 = stablehlo.divide %11, %12 : tensor<9xf32>
    %14 = stablehlo.iota dim = 0 : tensor<9xi32>
    %c_7 = stablehlo.constant dense<8> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %16 = stablehlo.multiply %15, %14 : tensor<9xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %18 = stablehlo.add %17, %16 : tensor<9xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %20 = stablehlo.compare LT, %18, %19, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_10 = stablehlo.constant dense<80> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %22 = stablehlo.add %18, %21 : tensor<9xi32>
    %23 = stablehlo.select %20, %22, %18 : tensor<9xi1>, tensor<9xi32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %25 = "stablehlo.gather"(%5, %24) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 16>}> : (tensor<80xf32>, tensor<9x1xi32>) -> tensor<9x16xf32>
    %26 = stablehlo.reshape %2 : (tensor<16xf32>) -> tensor<1x16xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<9x16xf32>
    %28 = stablehlo.multiply %27, %25 : tensor<9x16xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %29 = call @_pad_0(%28, %c_11) : (tensor<9x16xf32>, tensor<i32>) -> tensor<9x16xf32>
    %30 = call @fft(%29) : (tensor<9x16xf32>) -> tensor<9x9xcomplex<f32>>
    %31 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<complex<f32>>) -> tensor<9x9xcomplex<f32>>
    %32 = stablehlo.multiply %30, %31 : tensor<9x9xcomplex<f32>>
    %33 = stablehlo.iota dim = 0 : tensor<9xf32>
    %cst_12 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %35 = stablehlo.multiply %34, %33 : tensor<9xf32>
    %cst_13 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %37 = stablehlo.add %36, %35 : tensor<9xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %39 = stablehlo.divide %37, %38 : tensor<9xf32>
    %cst_15 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %41 = stablehlo.subtract %39, %40 : tensor<9xf32>
    %42 = stablehlo.transpose %32, dims = [1, 0] : (tensor<9x9xcomplex<f32>>) -> tensor<9x9xcomplex<f32>>
    %43 = stablehlo.transpose %42, dims = [1, 0] : (tensor<9x9xcomplex<f32>>) -> tensor<9x9xcomplex<f32>>
    %44 = call @fft_1(%43) : (tensor<9x9xcomplex<f32>>) -> tensor<9x16xf32>
    %45 = stablehlo.transpose %44, dims = [1, 0] : (tensor<9x16xf32>) -> tensor<16x9xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %cst_17 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %46 = call @_linspace(%c_16, %cst_17) : (tensor<i32>, tensor<f32>) -> tensor<16xf32>
    %47 = stablehlo.sine %46 : tensor<16xf32>
    %48 = stablehlo.multiply %47, %47 : tensor<16xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f32>) -> tensor<16x9xf32>
    %51 = stablehlo.multiply %45, %50 : tensor<16x9xf32>
    %52 = stablehlo.broadcast_in_dim %48, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x9xf32>
    %54 = stablehlo.multiply %51, %53 : tensor<16x9xf32>
    %55 = stablehlo.transpose %54, dims = [1, 0] : (tensor<16x9xf32>) -> tensor<9x16xf32>
    %56 = stablehlo.reshape %55 : (tensor<9x16xf32>) -> tensor<1x9x16xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %57 = call @_pad_2(%56, %c_19) : (tensor<1x9x16xf32>, tensor<i32>) -> tensor<1x9x16xf32>
    %58 = stablehlo.reshape %57 : (tensor<1x9x16xf32>) -> tensor<1x9x2x8xf32>
    %59 = stablehlo.transpose %58, dims = [0, 2, 1, 3] : (tensor<1x9x2x8xf32>) -> tensor<1x2x9x8xf32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %60 = call @_pad_3(%59, %c_20) : (tensor<1x2x9x8xf32>, tensor<i32>) -> tensor<1x2x18x8xf32>
    %61 = stablehlo.reshape %60 : (tensor<1x2x18x8xf32>) -> tensor<1x288xf32>
    %62 = stablehlo.slice %61 [0:1, 0:272] : (tensor<1x288xf32>) -> tensor<1x272xf32>
    %63 = stablehlo.reshape %62 : (tensor<1x272xf32>) -> tensor<1x2x136xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_21) applies stablehlo.add across dimensions = [1] : (tensor<1x2x136xf32>, tensor<f32>) -> tensor<1x136xf32>
    %65 = stablehlo.slice %64 [0:1, 0:80] : (tensor<1x136xf32>) -> tensor<1x80xf32>
    %66 = stablehlo.reshape %65 : (tensor<1x80xf32>) -> tensor<80xf32>
    %67 = stablehlo.multiply %52, %52 : tensor<16x1xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x1x9xf32>
    %69 = stablehlo.reshape %68 : (tensor<16x1x9xf32>) -> tensor<16x9xf32>
    %70 = stablehlo.transpose %69, dims = [1, 0] : (tensor<16x9xf32>) -> tensor<9x16xf32>
    %71 = stablehlo.reshape %70 : (tensor<9x16xf32>) -> tensor<1x9x16xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %72 = call @_pad_2(%71, %c_22) : (tensor<1x9x16xf32>, tensor<i32>) -> tensor<1x9x16xf32>
    %73 = stablehlo.reshape %72 : (tensor<1x9x16xf32>) -> tensor<1x9x2x8xf32>
    %74 = stablehlo.transpose %73, dims = [0, 2, 1, 3] : (tensor<1x9x2x8xf32>) -> tensor<1x2x9x8xf32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %75 = call @_pad_3(%74, %c_23) : (tensor<1x2x9x8xf32>, tensor<i32>) -> tensor<1x2x18x8xf32>
    %76 = stablehlo.reshape %75 : (tensor<1x2x18x8xf32>) -> tensor<1x288xf32>
    %77 = stablehlo.slice %76 [0:1, 0:272] : (tensor<1x288xf32>) -> tensor<1x272xf32>
    %78 = stablehlo.reshape %77 : (tensor<1x272xf32>) -> tensor<1x2x136xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_24) applies stablehlo.add across dimensions = [1] : (tensor<1x2x136xf32>, tensor<f32>) -> tensor<1x136xf32>
    %80 = stablehlo.slice %79 [0:1, 0:80] : (tensor<1x136xf32>) -> tensor<1x80xf32>
    %81 = stablehlo.reshape %80 : (tensor<1x80xf32>) -> tensor<80xf32>
    %82 = stablehlo.slice %66 [8:72] : (tensor<80xf32>) -> tensor<64xf32>
    %83 = stablehlo.slice %81 [8:72] : (tensor<80xf32>) -> tensor<64xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-10> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %85 = stablehlo.compare GT, %83, %84, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %86 = call @_where(%85, %83, %cst_26) : (tensor<64xi1>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %87 = stablehlo.divide %82, %86 : tensor<64xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %cst_28 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %88 = call @_linspace_4(%c_27, %cst_28) : (tensor<i32>, tensor<f32>) -> tensor<32xf32>
    %89 = stablehlo.sine %88 : tensor<32xf32>
    %90 = stablehlo.multiply %89, %89 : tensor<32xf32>
    %91 = stablehlo.multiply %90, %90 : tensor<32xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.reduce(%91 init: %cst_29) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %93 = stablehlo.multiply %cst_30, %92 : tensor<f32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %94 = stablehlo.divide %cst_31, %93 : tensor<f32>
    %95 = stablehlo.convert %94 : (tensor<f32>) -> tensor<complex<f32>>
    %96 = stablehlo.iota dim = 0 : tensor<17xf32>
    %cst_32 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<17xf32>
    %98 = stablehlo.divide %96, %97 : tensor<17xf32>
    %99 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_33 = stablehlo.constant dense<16> : tensor<i32>
    %100 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %101 = stablehlo.multiply %100, %99 : tensor<3xi32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %102 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %103 = stablehlo.add %102, %101 : tensor<3xi32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %104 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %105 = stablehlo.compare LT, %103, %104, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_36 = stablehlo.constant dense<64> : tensor<i32>
    %106 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %107 = stablehlo.add %103, %106 : tensor<3xi32>
    %108 = stablehlo.select %105, %107, %103 : tensor<3xi1>, tensor<3xi32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %110 = "stablehlo.gather"(%arg0, %109) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 32>}> : (tensor<64xf32>, tensor<3x1xi32>) -> tensor<3x32xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.reduce(%110 init: %cst_37) applies stablehlo.add across dimensions = [1] : (tensor<3x32xf32>, tensor<f32>) -> tensor<3xf32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %cst_38 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %114 = stablehlo.divide %112, %113 : tensor<3x1xf32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x32xf32>
    %116 = stablehlo.subtract %110, %115 : tensor<3x32xf32>
    %117 = stablehlo.reshape %90 : (tensor<32xf32>) -> tensor<1x32xf32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<3x32xf32>
    %119 = stablehlo.multiply %118, %116 : tensor<3x32xf32>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %120 = call @_pad_5(%119, %c_39) : (tensor<3x32xf32>, tensor<i32>) -> tensor<3x32xf32>
    %121 = call @fft_6(%120) : (tensor<3x32xf32>) -> tensor<3x17xcomplex<f32>>
    %122 = stablehlo.real %121 : (tensor<3x17xcomplex<f32>>) -> tensor<3x17xf32>
    %123 = stablehlo.imag %121 : (tensor<3x17xcomplex<f32>>) -> tensor<3x17xf32>
    %124 = stablehlo.negate %123 : tensor<3x17xf32>
    %125 = stablehlo.complex %122, %124 : tensor<3x17xcomplex<f32>>
    %126 = stablehlo.multiply %125, %121 : tensor<3x17xcomplex<f32>>
    %127 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<complex<f32>>) -> tensor<3x17xcomplex<f32>>
    %128 = stablehlo.multiply %126, %127 : tensor<3x17xcomplex<f32>>
    %c_40 = stablehlo.constant dense<1> : tensor<i32>
    %129 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_41 = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %130 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<complex<f32>>) -> tensor<3x15xcomplex<f32>>
    %131 = "stablehlo.scatter"(%128, %129, %130) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<complex<f32>>, %arg2: tensor<complex<f32>>):
      %201 = stablehlo.multiply %arg1, %arg2 : tensor<complex<f32>>
      stablehlo.return %201 : tensor<complex<f32>>
    }) : (tensor<3x17xcomplex<f32>>, tensor<1xi32>, tensor<3x15xcomplex<f32>>) -> tensor<3x17xcomplex<f32>>
    %132 = stablehlo.real %131 : (tensor<3x17xcomplex<f32>>) -> tensor<3x17xf32>
    %133 = stablehlo.transpose %132, dims = [1, 0] : (tensor<3x17xf32>) -> tensor<17x3xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.reduce(%133 init: %cst_42) applies stablehlo.add across dimensions = [1] : (tensor<17x3xf32>, tensor<f32>) -> tensor<17xf32>
    %cst_43 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<17xf32>
    %136 = stablehlo.divide %134, %135 : tensor<17xf32>
    %137 = stablehlo.reshape %arg0 : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %139 = stablehlo.iota dim = 0 : tensor<64xf32>
    %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %141 = stablehlo.add %140, %139 : tensor<64xf32>
    %cst_46 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %143 = stablehlo.divide %141, %142 : tensor<64xf32>
    %144 = call @atleast_2d(%138) : (tensor<64xf32>) -> tensor<1x64xf32>
    %145 = call @atleast_2d(%143) : (tensor<64xf32>) -> tensor<1x64xf32>
    %146 = stablehlo.concatenate %144, %145, dim = 0 : (tensor<1x64xf32>, tensor<1x64xf32>) -> tensor<2x64xf32>
    %147 = stablehlo.transpose %146, dims = [1, 0] : (tensor<2x64xf32>) -> tensor<64x2xf32>
    %148 = call @_lstsq(%147, %137) : (tensor<64x2xf32>, tensor<64x1xf32>) -> tensor<2x1xf32>
    %149 = stablehlo.dot_general %147, %148, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<64x2xf32>, tensor<2x1xf32>) -> tensor<64x1xf32>
    %150 = stablehlo.negate %149 : tensor<64x1xf32>
    %151 = "stablehlo.scatter"(%137, %c, %150) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %201 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %201 : tensor<f32>
    }) : (tensor<64x1xf32>, tensor<0xi32>, tensor<64x1xf32>) -> tensor<64x1xf32>
    %152 = stablehlo.reshape %151 : (tensor<64x1xf32>) -> tensor<64xf32>
    %153 = stablehlo.slice %arg0 [0:7] : (tensor<64xf32>) -> tensor<7xf32>
    %c_47 = stablehlo.constant dense<0> : tensor<i32>
    %154 = call @_pad_8(%arg0, %c_47) : (tensor<64xf32>, tensor<i32>) -> tensor<70xf32>
    %155 = call @fft_9(%154) : (tensor<70xf32>) -> tensor<36xcomplex<f32>>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %156 = call @_pad_10(%153, %c_48) : (tensor<7xf32>, tensor<i32>) -> tensor<70xf32>
    %157 = call @fft_9(%156) : (tensor<70xf32>) -> tensor<36xcomplex<f32>>
    %158 = stablehlo.multiply %155, %157 : tensor<36xcomplex<f32>>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %159 = call @_pad_11(%158, %c_49) : (tensor<36xcomplex<f32>>, tensor<i32>) -> tensor<36xcomplex<f32>>
    %160 = call @fft_12(%159) : (tensor<36xcomplex<f32>>) -> tensor<70xf32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %161 = stablehlo.dynamic_slice %160, %c_50, sizes = [70] : (tensor<70xf32>, tensor<i32>) -> tensor<70xf32>
    %162 = stablehlo.slice %arg0 [0:64:2] : (tensor<64xf32>) -> tensor<32xf32>
    %163 = stablehlo.slice %arg0 [1:64:2] : (tensor<64xf32>) -> tensor<32xf32>
    %164 = stablehlo.reverse %163, dims = [0] : tensor<32xf32>
    %165 = stablehlo.concatenate %162, %164, dim = 0 : (tensor<32xf32>, tensor<32xf32>) -> tensor<64xf32>
    %166 = call @fft_13(%165) : (tensor<64xf32>) -> tensor<64xcomplex<f32>>
    %167 = stablehlo.iota dim = 0 : tensor<64xf32>
    %168 = stablehlo.convert %167 : (tensor<64xf32>) -> tensor<64xcomplex<f32>>
    %cst_51 = stablehlo.constant dense<(0.000000e+00,-1.57079637)> : tensor<complex<f32>>
    %169 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<complex<f32>>) -> tensor<64xcomplex<f32>>
    %170 = stablehlo.multiply %169, %168 : tensor<64xcomplex<f32>>
    %cst_52 = stablehlo.constant dense<(6.400000e+01,0.000000e+00)> : tensor<complex<f32>>
    %171 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<complex<f32>>) -> tensor<64xcomplex<f32>>
    %172 = stablehlo.divide %170, %171 : tensor<64xcomplex<f32>>
    %173 = stablehlo.exponential %172 : tensor<64xcomplex<f32>>
    %174 = stablehlo.multiply %166, %173 : tensor<64xcomplex<f32>>
    %175 = stablehlo.real %174 : (tensor<64xcomplex<f32>>) -> tensor<64xf32>
    %cst_53 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %177 = stablehlo.multiply %176, %175 : tensor<64xf32>
    %cst_54 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_55 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<63xf32>
    %180 = stablehlo.concatenate %178, %179, dim = 0 : (tensor<1xf32>, tensor<63xf32>) -> tensor<64xf32>
    %cst_56 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %182 = stablehlo.multiply %180, %181 : tensor<64xf32>
    %183 = stablehlo.sqrt %182 : tensor<64xf32>
    %184 = stablehlo.divide %177, %183 : tensor<64xf32>
    %185 = stablehlo.slice %arg0 [0:9] : (tensor<64xf32>) -> tensor<9xf32>
    %186 = call @fft_14(%185) : (tensor<9xf32>) -> tensor<16xf32>
    %cst_57 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %188 = stablehlo.multiply %186, %187 : tensor<16xf32>
    %189 = stablehlo.slice %arg0 [0:5] : (tensor<64xf32>) -> tensor<5xf32>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %190 = call @_pad_15(%189, %c_58) : (tensor<5xf32>, tensor<i32>) -> tensor<5xf32>
    %191 = call @fft_16(%190) : (tensor<5xf32>) -> tensor<5xcomplex<f32>>
    %cst_59 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %192 = stablehlo.reduce(%cst init: %cst_59) applies stablehlo.multiply across dimensions = [0] : (tensor<1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    %193 = stablehlo.sqrt %192 : tensor<complex<f32>>
    %cst_60 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %194 = stablehlo.divide %cst_60, %193 : tensor<complex<f32>>
    %195 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
    %196 = stablehlo.multiply %191, %195 : tensor<5xcomplex<f32>>
    %197 = stablehlo.real %42 : (tensor<9x9xcomplex<f32>>) -> tensor<9x9xf32>
    %198 = stablehlo.imag %42 : (tensor<9x9xcomplex<f32>>) -> tensor<9x9xf32>
    %199 = stablehlo.real %196 : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
    %200 = stablehlo.imag %196 : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
    return %13, %41, %197, %198, %87, %98, %136, %152, %161, %184, %188, %199, %200 : tensor<9xf32>, tensor<9xf32>, tensor<9x9xf32>, tensor<9x9xf32>, tensor<64xf32>, tensor<17xf32>, tensor<17xf32>, tensor<64xf32>, tensor<70xf32>, tensor<64xf32>, tensor<16xf32>, tensor<5xf32>, tensor<5xf32>
  }
  func.func private @_linspace(%arg0: tensor<i32>, %arg1: tensor<f32>) -> tensor<16xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.convert %arg1 : tensor<f32>
    %2 = stablehlo.iota dim = 0 : tensor<16xf32>
    %cst = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4 = stablehlo.divide %2, %3 : tensor<16xf32>
    %5 = stablehlo.reshape %0 : (tensor<f32>) -> tensor<1xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %7 = stablehlo.subtract %6, %4 : tensor<16xf32>
    %8 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xf32>) -> tensor<16xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<16xf32>
    %10 = stablehlo.reshape %1 : (tensor<f32>) -> tensor<1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<1xf32>) -> tensor<16xf32>
    %12 = stablehlo.multiply %11, %4 : tensor<16xf32>
    %13 = stablehlo.add %9, %12 : tensor<16xf32>
    return %13 : tensor<16xf32>
  }
  func.func private @_pad(%arg0: tensor<64xf32>, %arg1: tensor<f32>) -> tensor<80xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [8], high = [8], interior = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<80xf32>
    return %1 : tensor<80xf32>
  }
  func.func private @_pad_0(%arg0: tensor<9x16xf32>, %arg1: tensor<i32>) -> tensor<9x16xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<9x16xf32>, tensor<f32>) -> tensor<9x16xf32>
    return %1 : tensor<9x16xf32>
  }
  func.func private @fft(%arg0: tensor<9x16xf32>) -> tensor<9x9xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [16] : (tensor<9x16xf32>) -> tensor<9x9xcomplex<f32>>
    return %0 : tensor<9x9xcomplex<f32>>
  }
  func.func private @fft_1(%arg0: tensor<9x9xcomplex<f32>>) -> tensor<9x16xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [16] : (tensor<9x9xcomplex<f32>>) -> tensor<9x16xf32>
    return %0 : tensor<9x16xf32>
  }
  func.func private @_pad_2(%arg0: tensor<1x9x16xf32>, %arg1: tensor<i32>) -> tensor<1x9x16xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x9x16xf32>, tensor<f32>) -> tensor<1x9x16xf32>
    return %1 : tensor<1x9x16xf32>
  }
  func.func private @_pad_3(%arg0: tensor<1x2x9x8xf32>, %arg1: tensor<i32>) -> tensor<1x2x18x8xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0, 0, 0], high = [0, 0, 9, 0], interior = [0, 0, 0, 0] : (tensor<1x2x9x8xf32>, tensor<f32>) -> tensor<1x2x18x8xf32>
    return %1 : tensor<1x2x18x8xf32>
  }
  func.func private @_where(%arg0: tensor<64xi1>, %arg1: tensor<64xf32>, %arg2: tensor<f32>) -> tensor<64xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<64xi1>, tensor<64xf32>
    return %2 : tensor<64xf32>
  }
  func.func private @_linspace_4(%arg0: tensor<i32>, %arg1: tensor<f32>) -> tensor<32xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.convert %arg1 : tensor<f32>
    %2 = stablehlo.iota dim = 0 : tensor<32xf32>
    %cst = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %4 = stablehlo.divide %2, %3 : tensor<32xf32>
    %5 = stablehlo.reshape %0 : (tensor<f32>) -> tensor<1xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %7 = stablehlo.subtract %6, %4 : tensor<32xf32>
    %8 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xf32>) -> tensor<32xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<32xf32>
    %10 = stablehlo.reshape %1 : (tensor<f32>) -> tensor<1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<1xf32>) -> tensor<32xf32>
    %12 = stablehlo.multiply %11, %4 : tensor<32xf32>
    %13 = stablehlo.add %9, %12 : tensor<32xf32>
    return %13 : tensor<32xf32>
  }
  func.func private @_pad_5(%arg0: tensor<3x32xf32>, %arg1: tensor<i32>) -> tensor<3x32xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x32xf32>, tensor<f32>) -> tensor<3x32xf32>
    return %1 : tensor<3x32xf32>
  }
  func.func private @fft_6(%arg0: tensor<3x32xf32>) -> tensor<3x17xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [32] : (tensor<3x32xf32>) -> tensor<3x17xcomplex<f32>>
    return %0 : tensor<3x17xcomplex<f32>>
  }
  func.func private @atleast_2d(%arg0: tensor<64xf32>) -> tensor<1x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    return %0 : tensor<1x64xf32>
  }
  func.func private @_lstsq(%arg0: tensor<64x2xf32>, %arg1: tensor<64x1xf32>) -> tensor<2x1xf32> {
    %0:3 = call @svd(%arg0) : (tensor<64x2xf32>) -> (tensor<64x2xf32>, tensor<2xf32>, tensor<2x2xf32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.compare GT, %0#1, %1, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %3 = stablehlo.slice %0#1 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<7.62939453E-6> : tensor<f32>
    %5 = stablehlo.multiply %cst_0, %4 : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %7 = stablehlo.compare GE, %0#1, %6, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %8 = stablehlo.and %2, %7 : tensor<2xi1>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %9 = call @_where_7(%8, %0#1, %c) : (tensor<2xi1>, tensor<2xf32>, tensor<i32>) -> tensor<2xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %11 = stablehlo.divide %10, %9 : tensor<2xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %12 = call @_where_7(%8, %11, %c_2) : (tensor<2xi1>, tensor<2xf32>, tensor<i32>) -> tensor<2xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %14 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<64x2xf32>) -> tensor<2x64xf32>
    %15 = stablehlo.dot_general %14, %arg1, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x64xf32>, tensor<64x1xf32>) -> tensor<2x1xf32>
    %16 = stablehlo.transpose %0#2, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %17 = stablehlo.multiply %13, %15 : tensor<2x1xf32>
    %18 = stablehlo.dot_general %16, %17, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    return %18 : tensor<2x1xf32>
  }
  func.func private @svd(%arg0: tensor<64x2xf32>) -> (tensor<64x2xf32>, tensor<2xf32>, tensor<2x2xf32>) {
    %0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=64, j=2, k=64, l=2, m=2, n=64, o=2, p=2, q=2}, custom>} : (tensor<64x2xf32>) -> (tensor<64x2xf32>, tensor<2xf32>, tensor<64x2xf32>, tensor<2x2xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<2xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<2xi1>, tensor<2xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x2xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<64x2xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<64x2xi1>, tensor<64x2xf32>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<2x2xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<2x2xi1>, tensor<2x2xf32>
    return %10, %6, %14 : tensor<64x2xf32>, tensor<2xf32>, tensor<2x2xf32>
  }
  func.func private @_where_7(%arg0: tensor<2xi1>, %arg1: tensor<2xf32>, %arg2: tensor<i32>) -> tensor<2xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2xi1>, tensor<2xf32>
    return %2 : tensor<2xf32>
  }
  func.func private @_pad_8(%arg0: tensor<64xf32>, %arg1: tensor<i32>) -> tensor<70xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [6], interior = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<70xf32>
    return %1 : tensor<70xf32>
  }
  func.func private @fft_9(%arg0: tensor<70xf32>) -> tensor<36xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [70] : (tensor<70xf32>) -> tensor<36xcomplex<f32>>
    return %0 : tensor<36xcomplex<f32>>
  }
  func.func private @_pad_10(%arg0: tensor<7xf32>, %arg1: tensor<i32>) -> tensor<70xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [63], interior = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<70xf32>
    return %1 : tensor<70xf32>
  }
  func.func private @_pad_11(%arg0: tensor<36xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<36xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<36xcomplex<f32>>, tensor<complex<f32>>) -> tensor<36xcomplex<f32>>
    return %1 : tensor<36xcomplex<f32>>
  }
  func.func private @fft_12(%arg0: tensor<36xcomplex<f32>>) -> tensor<70xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [70] : (tensor<36xcomplex<f32>>) -> tensor<70xf32>
    return %0 : tensor<70xf32>
  }
  func.func private @fft_13(%arg0: tensor<64xf32>) -> tensor<64xcomplex<f32>> {
    %0 = stablehlo.convert %arg0 : (tensor<64xf32>) -> tensor<64xcomplex<f32>>
    %1 = stablehlo.fft %0, type = FFT, length = [64] : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    return %1 : tensor<64xcomplex<f32>>
  }
  func.func private @fft_14(%arg0: tensor<9xf32>) -> tensor<16xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xcomplex<f32>>
    %1 = stablehlo.fft %0, type = IRFFT, length = [16] : (tensor<9xcomplex<f32>>) -> tensor<16xf32>
    return %1 : tensor<16xf32>
  }
  func.func private @_pad_15(%arg0: tensor<5xf32>, %arg1: tensor<i32>) -> tensor<5xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
    return %1 : tensor<5xf32>
  }
  func.func private @fft_16(%arg0: tensor<5xf32>) -> tensor<5xcomplex<f32>> {
    %0 = stablehlo.convert %arg0 : (tensor<5xf32>) -> tensor<5xcomplex<f32>>
    %1 = stablehlo.fft %0, type = FFT, length = [5] : (tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    return %1 : tensor<5xcomplex<f32>>
  }
}
// -----
// at_any_place
module @jit_at_any_place attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    %in0 = stablehlo.constant dense<"0x4BBBE0BE7DDD923FEE5EC93DE50C253FAA5D743FDEAD8BBF9E87BABF5EFE69BFFE1A4CBF799DD73F9CB28D3FEE26D13EEAC9813F51BE47BB9D1FD9BFE698C9BFC208893FF66128BF023B66BF39DB763F6B49143D1C825A3E82C3253EF707F4BFC72A783FA28E9FBD8B871A3FA6A360BFB7C8CBBE686483BF"> : tensor<5x6xf32>
    %in1 = stablehlo.constant dense<"0xD5AC6ABFFB8AECBED5E531BF522FFD3C9C729E3E6AF62CBE"> : tensor<2x3xf32>
    %in2 = stablehlo.constant dense<"0xF7FFFFFFFFFFFFFF03000000FFFFFF7F0000008004000000"> : tensor<6xi32>
    %expected0 = stablehlo.constant dense<"0x4BBBE0BE7DDD923FEE5EC93DD5AC6ABFFB8AECBED5E531BF9E87BABF5EFE69BFFE1A4CBF522FFD3C9C729E3E6AF62CBEEAC9813F51BE47BB9D1FD9BFE698C9BFC208893FF66128BF023B66BF39DB763F6B49143D1C825A3E82C3253EF707F4BFC72A783FA28E9FBD8B871A3FA6A360BFB7C8CBBE686483BF"> : tensor<5x6xf32>
    %expected1 = stablehlo.constant dense<"0x4BBBE0BE7DDD923FEE5EC93DE50C253FAA5D743FDEAD8BBF9E87BABF5EFE69BFFE1A4CBF799DD73F9CB28D3FEE26D13EEAC9813F51BE47BB9D1FD9BFE698C9BFC208893FF66128BF023B66BF39DB763F6B49143DD5AC6ABFFB8AECBED5E531BFC72A783FA28E9FBD8B871A3F522FFD3C9C729E3E6AF62CBE"> : tensor<5x6xf32>
    %expected2 = stablehlo.constant dense<"0x4BBBE0BE7DDD923FEE5EC93DE50C253FAA5D743FDEAD8BBF9E87BABF5EFE69BFFE1A4CBF799DD73F9CB28D3FEE26D13EEAC9813F51BE47BB9D1FD9BFE698C9BFC208893FF66128BF023B66BF39DB763F6B49143DD5AC6ABFFB8AECBED5E531BFC72A783FA28E9FBD8B871A3F522FFD3C9C729E3E6AF62CBE"> : tensor<5x6xf32>
    %expected3 = stablehlo.constant dense<"0x4BBBE0BE7DDD923FEE5EC93DE50C253FAA5D743FDEAD8BBF9E87BABF5EFE69BFFE1A4CBF799DD73F9CB28D3FEE26D13EEAC9813F51BE47BB9D1FD9BFE698C9BFC208893FF66128BFD5AC6ABFFB8AECBED5E531BF1C825A3E82C3253EF707F4BF522FFD3C9C729E3E6AF62CBEA6A360BFB7C8CBBE686483BF"> : tensor<5x6xf32>
    %expected4 = stablehlo.constant dense<"0x4BBBE0BE7DDD923FEE5EC93DD5AC6ABFFB8AECBED5E531BF9E87BABF5EFE69BFFE1A4CBF522FFD3C9C729E3E6AF62CBEEAC9813F51BE47BB9D1FD9BFE698C9BFC208893FF66128BF023B66BF39DB763F6B49143D1C825A3E82C3253EF707F4BFC72A783FA28E9FBD8B871A3FA6A360BFB7C8CBBE686483BF"> : tensor<5x6xf32>
    %expected5 = stablehlo.constant dense<"0xE50C253FAA5D743FDEAD8BBF799DD73F9CB28D3FEE26D13E"> : tensor<2x3xf32>
    %expected6 = stablehlo.constant dense<"0x1C825A3E82C3253EF707F4BFA6A360BFB7C8CBBE686483BF"> : tensor<2x3xf32>
    %expected7 = stablehlo.constant dense<"0x1C825A3E82C3253EF707F4BFA6A360BFB7C8CBBE686483BF"> : tensor<2x3xf32>
    %expected8 = stablehlo.constant dense<"0x023B66BF39DB763F6B49143DC72A783FA28E9FBD8B871A3F"> : tensor<2x3xf32>
    %expected9 = stablehlo.constant dense<"0xE50C253FAA5D743FDEAD8BBF799DD73F9CB28D3FEE26D13E"> : tensor<2x3xf32>
    %got:10 = call @model(%in0, %in1, %in2) : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<6xi32>) -> (tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    stablehlo.custom_call @check.expect_close(%got#0, %expected0) {has_side_effect = true} : (tensor<5x6xf32>, tensor<5x6xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#1, %expected1) {has_side_effect = true} : (tensor<5x6xf32>, tensor<5x6xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#2, %expected2) {has_side_effect = true} : (tensor<5x6xf32>, tensor<5x6xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#3, %expected3) {has_side_effect = true} : (tensor<5x6xf32>, tensor<5x6xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#4, %expected4) {has_side_effect = true} : (tensor<5x6xf32>, tensor<5x6xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#5, %expected5) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#6, %expected6) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#7, %expected7) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#8, %expected8) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%got#9, %expected9) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    return
  }
  func.func private @model(%arg0: tensor<5x6xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<6xi32>) -> (tensor<5x6xf32> {jax.result_info = "result[0]"}, tensor<5x6xf32> {jax.result_info = "result[1]"}, tensor<5x6xf32> {jax.result_info = "result[2]"}, tensor<5x6xf32> {jax.result_info = "result[3]"}, tensor<5x6xf32> {jax.result_info = "result[4]"}, tensor<2x3xf32> {jax.result_info = "result[5]"}, tensor<2x3xf32> {jax.result_info = "result[6]"}, tensor<2x3xf32> {jax.result_info = "result[7]"}, tensor<2x3xf32> {jax.result_info = "result[8]"}, tensor<2x3xf32> {jax.result_info = "result[9]"}) {
    %0 = stablehlo.slice %arg2 [0:1] : (tensor<6xi32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    %2 = stablehlo.slice %arg2 [1:2] : (tensor<6xi32>) -> tensor<1xi32>
    %3 = stablehlo.reshape %2 : (tensor<1xi32>) -> tensor<i32>
    %4 = stablehlo.slice %arg2 [1:2] : (tensor<6xi32>) -> tensor<1xi32>
    %5 = stablehlo.reshape %4 : (tensor<1xi32>) -> tensor<i32>
    %6 = stablehlo.slice %arg2 [2:3] : (tensor<6xi32>) -> tensor<1xi32>
    %7 = stablehlo.reshape %6 : (tensor<1xi32>) -> tensor<i32>
    %8 = stablehlo.slice %arg2 [2:3] : (tensor<6xi32>) -> tensor<1xi32>
    %9 = stablehlo.reshape %8 : (tensor<1xi32>) -> tensor<i32>
    %10 = stablehlo.slice %arg2 [3:4] : (tensor<6xi32>) -> tensor<1xi32>
    %11 = stablehlo.reshape %10 : (tensor<1xi32>) -> tensor<i32>
    %12 = stablehlo.slice %arg2 [3:4] : (tensor<6xi32>) -> tensor<1xi32>
    %13 = stablehlo.reshape %12 : (tensor<1xi32>) -> tensor<i32>
    %14 = stablehlo.slice %arg2 [4:5] : (tensor<6xi32>) -> tensor<1xi32>
    %15 = stablehlo.reshape %14 : (tensor<1xi32>) -> tensor<i32>
    %16 = stablehlo.slice %arg2 [4:5] : (tensor<6xi32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %18 = stablehlo.slice %arg2 [5:6] : (tensor<6xi32>) -> tensor<1xi32>
    %19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.compare LT, %1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %21 = stablehlo.add %1, %c_0 : tensor<i32>
    %22 = stablehlo.select %20, %21, %1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.compare LT, %3, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %24 = stablehlo.add %3, %c_2 : tensor<i32>
    %25 = stablehlo.select %23, %24, %3 : tensor<i1>, tensor<i32>
    %26 = stablehlo.dynamic_update_slice %arg0, %arg1, %22, %25 : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.compare LT, %5, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_4 = stablehlo.constant dense<5> : tensor<i32>
    %28 = stablehlo.add %5, %c_4 : tensor<i32>
    %29 = stablehlo.select %27, %28, %5 : tensor<i1>, tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %30 = stablehlo.compare LT, %7, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_6 = stablehlo.constant dense<6> : tensor<i32>
    %31 = stablehlo.add %7, %c_6 : tensor<i32>
    %32 = stablehlo.select %30, %31, %7 : tensor<i1>, tensor<i32>
    %33 = stablehlo.dynamic_update_slice %arg0, %arg1, %29, %32 : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.compare LT, %9, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<5> : tensor<i32>
    %35 = stablehlo.add %9, %c_8 : tensor<i32>
    %36 = stablehlo.select %34, %35, %9 : tensor<i1>, tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %37 = stablehlo.compare LT, %11, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_10 = stablehlo.constant dense<6> : tensor<i32>
    %38 = stablehlo.add %11, %c_10 : tensor<i32>
    %39 = stablehlo.select %37, %38, %11 : tensor<i1>, tensor<i32>
    %40 = stablehlo.dynamic_update_slice %arg0, %arg1, %36, %39 : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %41 = stablehlo.compare LT, %13, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_12 = stablehlo.constant dense<5> : tensor<i32>
    %42 = stablehlo.add %13, %c_12 : tensor<i32>
    %43 = stablehlo.select %41, %42, %13 : tensor<i1>, tensor<i32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %44 = stablehlo.compare LT, %15, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_14 = stablehlo.constant dense<6> : tensor<i32>
    %45 = stablehlo.add %15, %c_14 : tensor<i32>
    %46 = stablehlo.select %44, %45, %15 : tensor<i1>, tensor<i32>
    %47 = stablehlo.dynamic_update_slice %arg0, %arg1, %43, %46 : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %48 = stablehlo.compare LT, %17, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_16 = stablehlo.constant dense<5> : tensor<i32>
    %49 = stablehlo.add %17, %c_16 : tensor<i32>
    %50 = stablehlo.select %48, %49, %17 : tensor<i1>, tensor<i32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %51 = stablehlo.compare LT, %19, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_18 = stablehlo.constant dense<6> : tensor<i32>
    %52 = stablehlo.add %19, %c_18 : tensor<i32>
    %53 = stablehlo.select %51, %52, %19 : tensor<i1>, tensor<i32>
    %54 = stablehlo.dynamic_update_slice %arg0, %arg1, %50, %53 : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %55 = stablehlo.compare LT, %1, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_20 = stablehlo.constant dense<5> : tensor<i32>
    %56 = stablehlo.add %1, %c_20 : tensor<i32>
    %57 = stablehlo.select %55, %56, %1 : tensor<i1>, tensor<i32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %58 = stablehlo.compare LT, %3, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_22 = stablehlo.constant dense<6> : tensor<i32>
    %59 = stablehlo.add %3, %c_22 : tensor<i32>
    %60 = stablehlo.select %58, %59, %3 : tensor<i1>, tensor<i32>
    %61 = stablehlo.dynamic_slice %arg0, %57, %60, sizes = [2, 3] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %62 = stablehlo.compare LT, %5, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_24 = stablehlo.constant dense<5> : tensor<i32>
    %63 = stablehlo.add %5, %c_24 : tensor<i32>
    %64 = stablehlo.select %62, %63, %5 : tensor<i1>, tensor<i32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %65 = stablehlo.compare LT, %7, %c_25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_26 = stablehlo.constant dense<6> : tensor<i32>
    %66 = stablehlo.add %7, %c_26 : tensor<i32>
    %67 = stablehlo.select %65, %66, %7 : tensor<i1>, tensor<i32>
    %68 = stablehlo.dynamic_slice %arg0, %64, %67, sizes = [2, 3] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %69 = stablehlo.compare LT, %9, %c_27, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_28 = stablehlo.constant dense<5> : tensor<i32>
    %70 = stablehlo.add %9, %c_28 : tensor<i32>
    %71 = stablehlo.select %69, %70, %9 : tensor<i1>, tensor<i32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %72 = stablehlo.compare LT, %11, %c_29, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_30 = stablehlo.constant dense<6> : tensor<i32>
    %73 = stablehlo.add %11, %c_30 : tensor<i32>
    %74 = stablehlo.select %72, %73, %11 : tensor<i1>, tensor<i32>
    %75 = stablehlo.dynamic_slice %arg0, %71, %74, sizes = [2, 3] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %76 = stablehlo.compare LT, %13, %c_31, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_32 = stablehlo.constant dense<5> : tensor<i32>
    %77 = stablehlo.add %13, %c_32 : tensor<i32>
    %78 = stablehlo.select %76, %77, %13 : tensor<i1>, tensor<i32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %79 = stablehlo.compare LT, %15, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_34 = stablehlo.constant dense<6> : tensor<i32>
    %80 = stablehlo.add %15, %c_34 : tensor<i32>
    %81 = stablehlo.select %79, %80, %15 : tensor<i1>, tensor<i32>
    %82 = stablehlo.dynamic_slice %arg0, %78, %81, sizes = [2, 3] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %83 = stablehlo.compare LT, %17, %c_35, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_36 = stablehlo.constant dense<5> : tensor<i32>
    %84 = stablehlo.add %17, %c_36 : tensor<i32>
    %85 = stablehlo.select %83, %84, %17 : tensor<i1>, tensor<i32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %86 = stablehlo.compare LT, %19, %c_37, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_38 = stablehlo.constant dense<6> : tensor<i32>
    %87 = stablehlo.add %19, %c_38 : tensor<i32>
    %88 = stablehlo.select %86, %87, %19 : tensor<i1>, tensor<i32>
    %89 = stablehlo.dynamic_slice %arg0, %85, %88, sizes = [2, 3] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
    return %26, %33, %40, %47, %54, %61, %68, %75, %82, %89 : tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>
  }
}
