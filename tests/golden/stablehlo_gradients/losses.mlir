// solve
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<4x4xf32>, tensor<4x2xf32>) {
    %0 = stablehlo.constant dense<"0x364FC140049023C00D11D63E595911BFA6C1E7BEA8337240744701C0AE7F6DBE9B7E5DBF06AC5440A5398740068CB4BEE80490BE16052BBF2C0F87BF1EFD6640"> : tensor<4x4xf32>
    %1 = stablehlo.constant dense<"0x8CC1F63E664774BEAD2F753FEE984CBEFFBBC63C75DDC53F098C0B3FAC5601BF"> : tensor<4x2xf32>
    return %0, %1 : tensor<4x4xf32>, tensor<4x2xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<4x4xf32>, tensor<4x2xf32>) {
    %0 = stablehlo.constant dense<"0xC424963E"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x8B060BBDA7CC48BD6C178CBBDB93E3BCAD2DD1BC97F7DBBB8794843DE556D6BC5A25253CFD900C3CA3DA47BCC043183CCF015EBD4FDCB1BDBBE9D5BC1C962FBD"> : tensor<4x4xf32>
    %2 = stablehlo.constant dense<"0x71CC383E3F13B63D0471D93D7AE43CBEB87E43BDCBCDBF3CC8D9973E0A6C5A3E"> : tensor<4x2xf32>
    return %0, %1, %2 : tensor<f32>, tensor<4x4xf32>, tensor<4x2xf32>
  }
  func.func public @loss(%arg0: tensor<4x4xf32>, %arg1: tensor<4x2xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = call @solve(%arg0, %arg1) : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    %1 = stablehlo.iota dim = 0 : tensor<8xf32>
    %2 = stablehlo.cosine %1 : tensor<8xf32>
    %3 = stablehlo.reshape %2 : (tensor<8xf32>) -> tensor<4x2xf32>
    %4 = stablehlo.multiply %0, %3 : tensor<4x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.add %cst_0, %5 : tensor<f32>
    return %6 : tensor<f32>
  }
  func.func private @solve(%arg0: tensor<4x4xf32>, %arg1: tensor<4x2xf32>) -> tensor<4x2xf32> {
    %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xi32>, tensor<i32>)
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
    %9 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<4xi32>, tensor<i32>, tensor<i32>, tensor<4xi32>
    cond {
      %c_6 = stablehlo.constant dense<4> : tensor<i32>
      %14 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %14:2 = func.call @closed_call(%iterArg, %iterArg_4, %iterArg_5) : (tensor<4xi32>, tensor<i32>, tensor<4xi32>) -> (tensor<i32>, tensor<4xi32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %15 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %15, %14#0, %14#1 : tensor<4xi32>, tensor<i32>, tensor<i32>, tensor<4xi32>
    }
    %11 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x2xf32>) -> tensor<2x4xf32>
    %12 = call @_lu_solve(%8, %10#3, %11) : (tensor<4x4xf32>, tensor<4xi32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
    return %13 : tensor<4x2xf32>
  }
  func.func private @closed_call(%arg0: tensor<4xi32>, %arg1: tensor<i32>, %arg2: tensor<4xi32>) -> (tensor<i32>, tensor<4xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i32>
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.add %2, %c_1 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_slice %arg0, %4, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.reshape %5 : (tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = stablehlo.convert %arg1 : tensor<i32>
    %c_3 = stablehlo.constant dense<4> : tensor<i32>
    %9 = stablehlo.add %8, %c_3 : tensor<i32>
    %10 = stablehlo.select %7, %9, %arg1 : tensor<i1>, tensor<i32>
    %11 = stablehlo.dynamic_slice %arg2, %10, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.reshape %11 : (tensor<1xi32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<4> : tensor<i32>
    %14 = stablehlo.add %6, %c_5 : tensor<i32>
    %15 = stablehlo.select %13, %14, %6 : tensor<i1>, tensor<i32>
    %16 = stablehlo.dynamic_slice %arg2, %15, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<4> : tensor<i32>
    %19 = stablehlo.add %arg1, %c_7 : tensor<i32>
    %20 = stablehlo.select %18, %19, %arg1 : tensor<i1>, tensor<i32>
    %21 = stablehlo.convert %20 : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %23 = "stablehlo.scatter"(%arg2, %22, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.compare LT, %6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<4> : tensor<i32>
    %25 = stablehlo.add %6, %c_9 : tensor<i32>
    %26 = stablehlo.select %24, %25, %6 : tensor<i1>, tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%23, %27, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    return %0, %28 : tensor<i32>, tensor<4xi32>
  }
  func.func private @_lu_solve(%arg0: tensor<4x4xf32>, %arg1: tensor<4xi32>, %arg2: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<4xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<4xi1>, tensor<4xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<2x4x1xf32>, tensor<4x1xi32>) -> tensor<2x4x1xf32>
    %8 = stablehlo.transpose %7, dims = [1, 2, 0] : (tensor<2x4x1xf32>) -> tensor<4x1x2xf32>
    %9 = stablehlo.reshape %8 : (tensor<4x1x2xf32>) -> tensor<4x2xf32>
    %10 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=2, m=4, n=2}, custom>} : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    %11 = stablehlo.reshape %10 : (tensor<4x2xf32>) -> tensor<4x1x2xf32>
    %12 = stablehlo.reshape %11 : (tensor<4x1x2xf32>) -> tensor<4x2xf32>
    %13 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=2, m=4, n=2}, custom>} : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    %14 = stablehlo.reshape %13 : (tensor<4x2xf32>) -> tensor<4x1x2xf32>
    %15 = stablehlo.transpose %14, dims = [2, 0, 1] : (tensor<4x1x2xf32>) -> tensor<2x4x1xf32>
    %16 = stablehlo.reshape %15 : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
    return %16 : tensor<2x4xf32>
  }
}
// -----
// solve_stack
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<2x3x3xf32>, tensor<2x3x1xf32>) {
    %0 = stablehlo.constant dense<"0x5E4C7440DB5F0A3FF7B0F73FAD0B8ABE89697040D04B803F0AEF62BF5B5C95BEC23D9C403A9292401C6DBB3DF68B2B3F9C0035C08CAEA04047AB75BF5695D5BF4C8A8D3EDD6A9640"> : tensor<2x3x3xf32>
    %1 = stablehlo.constant dense<"0x8FB8E3BEABC789BFBF03D63C900D58BDA4EAB33F21563F3F"> : tensor<2x3x1xf32>
    return %0, %1 : tensor<2x3x3xf32>, tensor<2x3x1xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<2x3x3xf32>, tensor<2x3x1xf32>) {
    %0 = stablehlo.constant dense<"0x27D1A4BE"> : tensor<f32>
    %1 = stablehlo.constant dense<"0xC0E26B3C2E99823DF342AB3BFA98CB3BA771E13CB3D1133B58384CBC1F2262BD684594BBBB991FBC07F79C3DC2F00E3D960A99BB9D83163DE510893C5C6F2B3BA09AA8BC238A19BC"> : tensor<2x3x3xf32>
    %2 = stablehlo.constant dense<"0xFA2B653E78CDC53D4D6846BE3D058ABE235904BE3941943D"> : tensor<2x3x1xf32>
    return %0, %1, %2 : tensor<f32>, tensor<2x3x3xf32>, tensor<2x3x1xf32>
  }
  func.func public @loss(%arg0: tensor<2x3x3xf32>, %arg1: tensor<2x3x1xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = call @solve(%arg0, %arg1) : (tensor<2x3x3xf32>, tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
    %1 = stablehlo.iota dim = 0 : tensor<6xf32>
    %2 = stablehlo.cosine %1 : tensor<6xf32>
    %3 = stablehlo.reshape %2 : (tensor<6xf32>) -> tensor<2x3x1xf32>
    %4 = stablehlo.multiply %0, %3 : tensor<2x3x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.add %cst_0, %5 : tensor<f32>
    return %6 : tensor<f32>
  }
  func.func private @solve(%arg0: tensor<2x3x3xf32>, %arg1: tensor<2x3x1xf32>) -> tensor<2x3x1xf32> {
    %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=3, k=3, l=3, m=3, n=3}, custom>} : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2xi32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<2x3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x3xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x3x3xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<2x3x3xi1>, tensor<2x3x3xf32>
    %9 = stablehlo.iota dim = 1 : tensor<2x3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<2x3xi32>, tensor<i32>, tensor<i32>, tensor<2x3xi32>
    cond {
      %c_6 = stablehlo.constant dense<3> : tensor<i32>
      %14 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %14:2 = func.call @closed_call(%iterArg, %iterArg_4, %iterArg_5) : (tensor<2x3xi32>, tensor<i32>, tensor<2x3xi32>) -> (tensor<i32>, tensor<2x3xi32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %15 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %15, %14#0, %14#1 : tensor<2x3xi32>, tensor<i32>, tensor<i32>, tensor<2x3xi32>
    }
    %11 = stablehlo.transpose %arg1, dims = [0, 2, 1] : (tensor<2x3x1xf32>) -> tensor<2x1x3xf32>
    %12 = call @_lu_solve(%8, %10#3, %11) : (tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x1x3xf32>) -> tensor<2x1x3xf32>
    %13 = stablehlo.transpose %12, dims = [0, 2, 1] : (tensor<2x1x3xf32>) -> tensor<2x3x1xf32>
    return %13 : tensor<2x3x1xf32>
  }
  func.func private @closed_call(%arg0: tensor<2x3xi32>, %arg1: tensor<i32>, %arg2: tensor<2x3xi32>) -> (tensor<i32>, tensor<2x3xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i32>
    %c_1 = stablehlo.constant dense<3> : tensor<i32>
    %3 = stablehlo.add %2, %c_1 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xi32>, tensor<1xi32>) -> tensor<2x1xi32>
    %7 = stablehlo.reshape %6 : (tensor<2x1xi32>) -> tensor<2xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %9 = stablehlo.convert %arg1 : tensor<i32>
    %c_3 = stablehlo.constant dense<3> : tensor<i32>
    %10 = stablehlo.add %9, %c_3 : tensor<i32>
    %11 = stablehlo.select %8, %10, %arg1 : tensor<i1>, tensor<i32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %13 = "stablehlo.gather"(%arg2, %12) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xi32>, tensor<1xi32>) -> tensor<2x1xi32>
    %14 = stablehlo.reshape %13 : (tensor<2x1xi32>) -> tensor<2xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %16 = stablehlo.compare LT, %7, %15, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %18 = stablehlo.add %7, %17 : tensor<2xi32>
    %19 = stablehlo.select %16, %18, %7 : tensor<2xi1>, tensor<2xi32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %21 = "stablehlo.gather"(%arg2, %20) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
    %22 = stablehlo.reshape %21 : (tensor<2x1xi32>) -> tensor<2xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<3> : tensor<i32>
    %24 = stablehlo.add %arg1, %c_7 : tensor<i32>
    %25 = stablehlo.select %23, %24, %arg1 : tensor<i1>, tensor<i32>
    %26 = stablehlo.convert %25 : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%arg2, %27, %22) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<2x3xi32>, tensor<1xi32>, tensor<2xi32>) -> tensor<2x3xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %30 = stablehlo.compare LT, %7, %29, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_9 = stablehlo.constant dense<3> : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %32 = stablehlo.add %7, %31 : tensor<2xi32>
    %33 = stablehlo.select %30, %32, %7 : tensor<2xi1>, tensor<2xi32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %35 = "stablehlo.scatter"(%28, %34, %14) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<2x3xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x3xi32>
    return %0, %35 : tensor<i32>, tensor<2x3xi32>
  }
  func.func private @_lu_solve(%arg0: tensor<2x3x3xf32>, %arg1: tensor<2x3xi32>, %arg2: tensor<2x1x3xf32>) -> tensor<2x1x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2] : (tensor<2x1x3xf32>) -> tensor<2x1x3x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<2x3xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<2x3xi1>, tensor<2x3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<2x1x3x1xf32>, tensor<2x3x1xi32>) -> tensor<2x1x3x1xf32>
    %8 = stablehlo.transpose %7, dims = [0, 2, 3, 1] : (tensor<2x1x3x1xf32>) -> tensor<2x3x1x1xf32>
    %9 = stablehlo.reshape %8 : (tensor<2x3x1x1xf32>) -> tensor<2x3x1xf32>
    %10 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=3, k=3, l=3, m=1, n=3, o=1}, custom>} : (tensor<2x3x3xf32>, tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
    %11 = stablehlo.reshape %10 : (tensor<2x3x1xf32>) -> tensor<2x3x1x1xf32>
    %12 = stablehlo.reshape %11 : (tensor<2x3x1x1xf32>) -> tensor<2x3x1xf32>
    %13 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=3, k=3, l=3, m=1, n=3, o=1}, custom>} : (tensor<2x3x3xf32>, tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
    %14 = stablehlo.reshape %13 : (tensor<2x3x1xf32>) -> tensor<2x3x1x1xf32>
    %15 = stablehlo.transpose %14, dims = [0, 3, 1, 2] : (tensor<2x3x1x1xf32>) -> tensor<2x1x3x1xf32>
    %16 = stablehlo.reshape %15 : (tensor<2x1x3x1xf32>) -> tensor<2x1x3xf32>
    return %16 : tensor<2x1x3xf32>
  }
}
// -----
// inv
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<4x4xf32>) {
    %0 = stablehlo.constant dense<"0xBD338640FF498E3FA27452BEC1076DBFD884153F28A492401CFC5BBE256648BF52A76A3EF79B1FC0801596409F94FB3E12C6D1BFD14D7B3D3CCF76BF283B9840"> : tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<4x4xf32>) {
    %0 = stablehlo.constant dense<"0x7D9099BD"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x27F180BD08F613BD38610FBB128B493DE46E2C3D42314D3B7055D7BC1E711DBD4703F2BB92E4143D6A635A3D18DD863C906F0DBDA9E63CBD212413BD0E4FA43C"> : tensor<4x4xf32>
    return %0, %1 : tensor<f32>, tensor<4x4xf32>
  }
  func.func public @loss(%arg0: tensor<4x4xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = call @inv(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = stablehlo.iota dim = 0 : tensor<16xf32>
    %2 = stablehlo.cosine %1 : tensor<16xf32>
    %3 = stablehlo.reshape %2 : (tensor<16xf32>) -> tensor<4x4xf32>
    %4 = stablehlo.multiply %0, %3 : tensor<4x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.add %cst_0, %5 : tensor<f32>
    return %6 : tensor<f32>
  }
  func.func private @inv(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %1 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %3 = stablehlo.add %0, %2 : tensor<4x4xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %6 = call @solve(%arg0, %5) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    return %6 : tensor<4x4xf32>
  }
  func.func private @solve(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xi32>, tensor<i32>)
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
    %9 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<4xi32>, tensor<i32>, tensor<i32>, tensor<4xi32>
    cond {
      %c_6 = stablehlo.constant dense<4> : tensor<i32>
      %14 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %14:2 = func.call @closed_call(%iterArg, %iterArg_4, %iterArg_5) : (tensor<4xi32>, tensor<i32>, tensor<4xi32>) -> (tensor<i32>, tensor<4xi32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %15 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %15, %14#0, %14#1 : tensor<4xi32>, tensor<i32>, tensor<i32>, tensor<4xi32>
    }
    %11 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %12 = call @_lu_solve(%8, %10#3, %11) : (tensor<4x4xf32>, tensor<4xi32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    return %13 : tensor<4x4xf32>
  }
  func.func private @closed_call(%arg0: tensor<4xi32>, %arg1: tensor<i32>, %arg2: tensor<4xi32>) -> (tensor<i32>, tensor<4xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i32>
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.add %2, %c_1 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_slice %arg0, %4, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.reshape %5 : (tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = stablehlo.convert %arg1 : tensor<i32>
    %c_3 = stablehlo.constant dense<4> : tensor<i32>
    %9 = stablehlo.add %8, %c_3 : tensor<i32>
    %10 = stablehlo.select %7, %9, %arg1 : tensor<i1>, tensor<i32>
    %11 = stablehlo.dynamic_slice %arg2, %10, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.reshape %11 : (tensor<1xi32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<4> : tensor<i32>
    %14 = stablehlo.add %6, %c_5 : tensor<i32>
    %15 = stablehlo.select %13, %14, %6 : tensor<i1>, tensor<i32>
    %16 = stablehlo.dynamic_slice %arg2, %15, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<4> : tensor<i32>
    %19 = stablehlo.add %arg1, %c_7 : tensor<i32>
    %20 = stablehlo.select %18, %19, %arg1 : tensor<i1>, tensor<i32>
    %21 = stablehlo.convert %20 : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %23 = "stablehlo.scatter"(%arg2, %22, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.compare LT, %6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<4> : tensor<i32>
    %25 = stablehlo.add %6, %c_9 : tensor<i32>
    %26 = stablehlo.select %24, %25, %6 : tensor<i1>, tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%23, %27, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    return %0, %28 : tensor<i32>, tensor<4xi32>
  }
  func.func private @_lu_solve(%arg0: tensor<4x4xf32>, %arg1: tensor<4xi32>, %arg2: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<4xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<4xi1>, tensor<4xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1, 1>}> : (tensor<4x4x1xf32>, tensor<4x1xi32>) -> tensor<4x4x1xf32>
    %8 = stablehlo.transpose %7, dims = [1, 2, 0] : (tensor<4x4x1xf32>) -> tensor<4x1x4xf32>
    %9 = stablehlo.reshape %8 : (tensor<4x1x4xf32>) -> tensor<4x4xf32>
    %10 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %11 = stablehlo.reshape %10 : (tensor<4x4xf32>) -> tensor<4x1x4xf32>
    %12 = stablehlo.reshape %11 : (tensor<4x1x4xf32>) -> tensor<4x4xf32>
    %13 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %14 = stablehlo.reshape %13 : (tensor<4x4xf32>) -> tensor<4x1x4xf32>
    %15 = stablehlo.transpose %14, dims = [2, 0, 1] : (tensor<4x1x4xf32>) -> tensor<4x4x1xf32>
    %16 = stablehlo.reshape %15 : (tensor<4x4x1xf32>) -> tensor<4x4xf32>
    return %16 : tensor<4x4xf32>
  }
}
// -----
// det
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<3x3xf32>) {
    %0 = stablehlo.constant dense<"0x68A0FB3F501C6ABF09A7353FF304943F7AC6EB3F14FFFEBE40F2A73E97F51BBF86E6B240"> : tensor<3x3xf32>
    return %0 : tensor<3x3xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<3x3xf32>) {
    %0 = stablehlo.constant dense<"0x8A3EC641"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x88E91F41C41BD4C0CA83A7BF33C59540BF1E2C4108CC653FA8015ABF045AE63FE4B69540"> : tensor<3x3xf32>
    return %0, %1 : tensor<f32>, tensor<3x3xf32>
  }
  func.func public @loss(%arg0: tensor<3x3xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = call @det(%arg0) : (tensor<3x3xf32>) -> tensor<f32>
    %1 = stablehlo.iota dim = 0 : tensor<1xf32>
    %2 = stablehlo.cosine %1 : tensor<1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
    %4 = stablehlo.multiply %0, %3 : tensor<f32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.add %cst_0, %5 : tensor<f32>
    return %6 : tensor<f32>
  }
  func.func private @det(%arg0: tensor<3x3xf32>) -> tensor<f32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1xf32>) -> tensor<f32>
    %2 = stablehlo.slice %arg0 [1:2, 1:2] : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x1xf32>) -> tensor<f32>
    %4 = stablehlo.multiply %1, %3 : tensor<f32>
    %5 = stablehlo.slice %arg0 [2:3, 2:3] : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %6 = stablehlo.reshape %5 : (tensor<1x1xf32>) -> tensor<f32>
    %7 = stablehlo.multiply %4, %6 : tensor<f32>
    %8 = stablehlo.slice %arg0 [0:1, 1:2] : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %9 = stablehlo.reshape %8 : (tensor<1x1xf32>) -> tensor<f32>
    %10 = stablehlo.slice %arg0 [1:2, 2:3] : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %11 = stablehlo.reshape %10 : (tensor<1x1xf32>) -> tensor<f32>
    %12 = stablehlo.multiply %9, %11 : tensor<f32>
    %13 = stablehlo.slice %arg0 [2:3, 0:1] : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %14 = stablehlo.reshape %13 : (tensor<1x1xf32>) -> tensor<f32>
    %15 = stablehlo.multiply %12, %14 : tensor<f32>
    %16 = stablehlo.add %7, %15 : tensor<f32>
    %17 = stablehlo.slice %arg0 [0:1, 2:3] : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %18 = stablehlo.reshape %17 : (tensor<1x1xf32>) -> tensor<f32>
    %19 = stablehlo.slice %arg0 [1:2, 0:1] : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %20 = stablehlo.reshape %19 : (tensor<1x1xf32>) -> tensor<f32>
    %21 = stablehlo.multiply %18, %20 : tensor<f32>
    %22 = stablehlo.slice %arg0 [2:3, 1:2] : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %23 = stablehlo.reshape %22 : (tensor<1x1xf32>) -> tensor<f32>
    %24 = stablehlo.multiply %21, %23 : tensor<f32>
    %25 = stablehlo.add %16, %24 : tensor<f32>
    %26 = stablehlo.slice %arg0 [0:1, 2:3] : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %27 = stablehlo.reshape %26 : (tensor<1x1xf32>) -> tensor<f32>
    %28 = stablehlo.slice %arg0 [1:2, 1:2] : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %29 = stablehlo.reshape %28 : (tensor<1x1xf32>) -> tensor<f32>
    %30 = stablehlo.multiply %27, %29 : tensor<f32>
    %31 = stablehlo.slice %arg0 [2:3, 0:1] : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %32 = stablehlo.reshape %31 : (tensor<1x1xf32>) -> tensor<f32>
    %33 = stablehlo.multiply %30, %32 : tensor<f32>
    %34 = stablehlo.subtract %25, %33 : tensor<f32>
    %35 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %36 = stablehlo.reshape %35 : (tensor<1x1xf32>) -> tensor<f32>
    %37 = stablehlo.slice %arg0 [1:2, 2:3] : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %38 = stablehlo.reshape %37 : (tensor<1x1xf32>) -> tensor<f32>
    %39 = stablehlo.multiply %36, %38 : tensor<f32>
    %40 = stablehlo.slice %arg0 [2:3, 1:2] : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %41 = stablehlo.reshape %40 : (tensor<1x1xf32>) -> tensor<f32>
    %42 = stablehlo.multiply %39, %41 : tensor<f32>
    %43 = stablehlo.subtract %34, %42 : tensor<f32>
    %44 = stablehlo.slice %arg0 [0:1, 1:2] : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %45 = stablehlo.reshape %44 : (tensor<1x1xf32>) -> tensor<f32>
    %46 = stablehlo.slice %arg0 [1:2, 0:1] : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %47 = stablehlo.reshape %46 : (tensor<1x1xf32>) -> tensor<f32>
    %48 = stablehlo.multiply %45, %47 : tensor<f32>
    %49 = stablehlo.slice %arg0 [2:3, 2:3] : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %50 = stablehlo.reshape %49 : (tensor<1x1xf32>) -> tensor<f32>
    %51 = stablehlo.multiply %48, %50 : tensor<f32>
    %52 = stablehlo.subtract %43, %51 : tensor<f32>
    return %52 : tensor<f32>
  }
}
// -----
// slogdet
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<2x3x3xf32>) {
    %0 = stablehlo.constant dense<"0x1E7A98BF3685B53E273286BF98F6B33FEB5DB1BCA097BEBE7CEDDBBF0F46D73F19B6403F8FE9403F18A6913FD3CDB23EAAA523BF9CDC4CBFE8D94CBF885EAF3FC5EDBABFACAB18BF"> : tensor<2x3x3xf32>
    return %0 : tensor<2x3x3xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<2x3x3xf32>) {
    %0 = stablehlo.constant dense<"0xF421B53F"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x995C3CBED55D013EF9BC33BFFCC71C3FD45D503FB75AD7BE301F3F3D9014143F0003123EAC11803E87DA083FE2033CBFB0D879BD85E1AB3EEB5276BF26CD693E12B20CBE184938BD"> : tensor<2x3x3xf32>
    return %0, %1 : tensor<f32>, tensor<2x3x3xf32>
  }
  func.func public @loss(%arg0: tensor<2x3x3xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = call @slogdet(%arg0) : (tensor<2x3x3xf32>) -> tensor<2xf32>
    %1 = stablehlo.iota dim = 0 : tensor<2xf32>
    %2 = stablehlo.cosine %1 : tensor<2xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.add %cst_0, %4 : tensor<f32>
    return %5 : tensor<f32>
  }
  func.func private @slogdet(%arg0: tensor<2x3x3xf32>) -> tensor<2xf32> {
    %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=3, k=3, l=3, m=3, n=3}, custom>} : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2xi32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<2x3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x3xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x3x3xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<2x3x3xi1>, tensor<2x3x3xf32>
    %9 = stablehlo.iota dim = 1 : tensor<2x3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10:4 = stablehlo.while(%iterArg = %2, %iterArg_7 = %c_2, %iterArg_8 = %c_1, %iterArg_9 = %9) : tensor<2x3xi32>, tensor<i32>, tensor<i32>, tensor<2x3xi32>
    cond {
      %c_10 = stablehlo.constant dense<3> : tensor<i32>
      %19 = stablehlo.compare LT, %iterArg_7, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %19 : tensor<i1>
    } do {
      %19:2 = func.call @closed_call(%iterArg, %iterArg_8, %iterArg_9) : (tensor<2x3xi32>, tensor<i32>, tensor<2x3xi32>) -> (tensor<i32>, tensor<2x3xi32>)
      %c_10 = stablehlo.constant dense<1> : tensor<i32>
      %20 = stablehlo.add %iterArg_7, %c_10 : tensor<i32>
      stablehlo.return %iterArg, %20, %19#0, %19#1 : tensor<2x3xi32>, tensor<i32>, tensor<i32>, tensor<2x3xi32>
    }
    %11 = call @diagonal(%8) : (tensor<2x3x3xf32>) -> tensor<2x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %13 = stablehlo.compare EQ, %11, %12, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %c_4 = stablehlo.constant dense<false> : tensor<i1>
    %14 = stablehlo.reduce(%13 init: %c_4) applies stablehlo.or across dimensions = [1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
    %15 = stablehlo.abs %11 : tensor<2x3xf32>
    %16 = stablehlo.log %15 : tensor<2x3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = call @_where(%14, %cst_6, %17) : (tensor<2xi1>, tensor<f32>, tensor<2xf32>) -> tensor<2xf32>
    return %18 : tensor<2xf32>
  }
  func.func private @closed_call(%arg0: tensor<2x3xi32>, %arg1: tensor<i32>, %arg2: tensor<2x3xi32>) -> (tensor<i32>, tensor<2x3xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i32>
    %c_1 = stablehlo.constant dense<3> : tensor<i32>
    %3 = stablehlo.add %2, %c_1 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xi32>, tensor<1xi32>) -> tensor<2x1xi32>
    %7 = stablehlo.reshape %6 : (tensor<2x1xi32>) -> tensor<2xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %9 = stablehlo.convert %arg1 : tensor<i32>
    %c_3 = stablehlo.constant dense<3> : tensor<i32>
    %10 = stablehlo.add %9, %c_3 : tensor<i32>
    %11 = stablehlo.select %8, %10, %arg1 : tensor<i1>, tensor<i32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %13 = "stablehlo.gather"(%arg2, %12) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xi32>, tensor<1xi32>) -> tensor<2x1xi32>
    %14 = stablehlo.reshape %13 : (tensor<2x1xi32>) -> tensor<2xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %16 = stablehlo.compare LT, %7, %15, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %18 = stablehlo.add %7, %17 : tensor<2xi32>
    %19 = stablehlo.select %16, %18, %7 : tensor<2xi1>, tensor<2xi32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %21 = "stablehlo.gather"(%arg2, %20) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
    %22 = stablehlo.reshape %21 : (tensor<2x1xi32>) -> tensor<2xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<3> : tensor<i32>
    %24 = stablehlo.add %arg1, %c_7 : tensor<i32>
    %25 = stablehlo.select %23, %24, %arg1 : tensor<i1>, tensor<i32>
    %26 = stablehlo.convert %25 : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%arg2, %27, %22) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<2x3xi32>, tensor<1xi32>, tensor<2xi32>) -> tensor<2x3xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %30 = stablehlo.compare LT, %7, %29, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_9 = stablehlo.constant dense<3> : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %32 = stablehlo.add %7, %31 : tensor<2xi32>
    %33 = stablehlo.select %30, %32, %7 : tensor<2xi1>, tensor<2xi32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %35 = "stablehlo.scatter"(%28, %34, %14) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<2x3xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x3xi32>
    return %0, %35 : tensor<i32>, tensor<2x3xi32>
  }
  func.func private @diagonal(%arg0: tensor<2x3x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3xi32>
    %1 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.compare LT, %0, %2, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %5 = stablehlo.add %0, %4 : tensor<3xi32>
    %6 = stablehlo.select %3, %5, %0 : tensor<3xi1>, tensor<3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %8 = stablehlo.compare LT, %1, %7, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %10 = stablehlo.add %1, %9 : tensor<3xi32>
    %11 = stablehlo.select %8, %10, %1 : tensor<3xi1>, tensor<3xi32>
    %12 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
    %15 = "stablehlo.gather"(%arg0, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<2x3x3xf32>, tensor<3x2xi32>) -> tensor<2x3xf32>
    return %15 : tensor<2x3xf32>
  }
  func.func private @_where(%arg0: tensor<2xi1>, %arg1: tensor<f32>, %arg2: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<2xi1>, tensor<2xf32>
    return %1 : tensor<2xf32>
  }
}
// -----
// lu
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<4x4xf32>) {
    %0 = stablehlo.constant dense<"0x157AA4BE8802663E194A133F69E29FBF1571DDBF44A590BB0F569B3F8FCE413F8FD35C3E3962A2BEBA22963ED52C79BE7334513FE7604BBF3276093EB2E0E2BD"> : tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<4x4xf32>) {
    %0 = stablehlo.constant dense<"0xFAAC19C0"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x7E11A6BDF7B9613FD6EBBFBE17036A3E6274D63F5F224E3FEF01213EDDE918BFC461F5BF8A6F31C0A56EC9BFE87A42BF3AB2F33FDBCBD13F68AABD3F4D908F3F"> : tensor<4x4xf32>
    return %0, %1 : tensor<f32>, tensor<4x4xf32>
  }
  func.func public @loss(%arg0: tensor<4x4xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0:2 = call @lu(%arg0) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
    %1 = stablehlo.iota dim = 0 : tensor<16xf32>
    %2 = stablehlo.cosine %1 : tensor<16xf32>
    %3 = stablehlo.reshape %2 : (tensor<16xf32>) -> tensor<4x4xf32>
    %4 = stablehlo.multiply %0#0, %3 : tensor<4x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.add %cst_0, %5 : tensor<f32>
    %7 = stablehlo.iota dim = 0 : tensor<16xf32>
    %8 = stablehlo.cosine %7 : tensor<16xf32>
    %9 = stablehlo.reshape %8 : (tensor<16xf32>) -> tensor<4x4xf32>
    %10 = stablehlo.multiply %0#1, %9 : tensor<4x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
    %12 = stablehlo.add %6, %11 : tensor<f32>
    return %12 : tensor<f32>
  }
  func.func private @lu(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
    %0:2 = call @_lu(%arg0) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
    return %0#0, %0#1 : tensor<4x4xf32>, tensor<4x4xf32>
  }
  func.func private @_lu(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
    %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xi32>, tensor<i32>)
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
    %9 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10:4 = stablehlo.while(%iterArg = %2, %iterArg_4 = %c_2, %iterArg_5 = %c_1, %iterArg_6 = %9) : tensor<4xi32>, tensor<i32>, tensor<i32>, tensor<4xi32>
    cond {
      %c_7 = stablehlo.constant dense<4> : tensor<i32>
      %20 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %20 : tensor<i1>
    } do {
      %20:2 = func.call @closed_call(%iterArg, %iterArg_5, %iterArg_6) : (tensor<4xi32>, tensor<i32>, tensor<4xi32>) -> (tensor<i32>, tensor<4xi32>)
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %21 = stablehlo.add %iterArg_4, %c_7 : tensor<i32>
      stablehlo.return %iterArg, %21, %20#0, %20#1 : tensor<4xi32>, tensor<i32>, tensor<i32>, tensor<4xi32>
    }
    %11 = call @tril(%8) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %12 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %13 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %15 = stablehlo.add %12, %14 : tensor<4x4xi32>
    %16 = stablehlo.compare EQ, %15, %13, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %17 = stablehlo.convert %16 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %18 = stablehlo.add %11, %17 : tensor<4x4xf32>
    %19 = call @triu(%8) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    return %18, %19 : tensor<4x4xf32>, tensor<4x4xf32>
  }
  func.func private @closed_call(%arg0: tensor<4xi32>, %arg1: tensor<i32>, %arg2: tensor<4xi32>) -> (tensor<i32>, tensor<4xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i32>
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.add %2, %c_1 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_slice %arg0, %4, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.reshape %5 : (tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = stablehlo.convert %arg1 : tensor<i32>
    %c_3 = stablehlo.constant dense<4> : tensor<i32>
    %9 = stablehlo.add %8, %c_3 : tensor<i32>
    %10 = stablehlo.select %7, %9, %arg1 : tensor<i1>, tensor<i32>
    %11 = stablehlo.dynamic_slice %arg2, %10, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.reshape %11 : (tensor<1xi32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<4> : tensor<i32>
    %14 = stablehlo.add %6, %c_5 : tensor<i32>
    %15 = stablehlo.select %13, %14, %6 : tensor<i1>, tensor<i32>
    %16 = stablehlo.dynamic_slice %arg2, %15, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<4> : tensor<i32>
    %19 = stablehlo.add %arg1, %c_7 : tensor<i32>
    %20 = stablehlo.select %18, %19, %arg1 : tensor<i1>, tensor<i32>
    %21 = stablehlo.convert %20 : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %23 = "stablehlo.scatter"(%arg2, %22, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.compare LT, %6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<4> : tensor<i32>
    %25 = stablehlo.add %6, %c_9 : tensor<i32>
    %26 = stablehlo.select %24, %25, %6 : tensor<i1>, tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%23, %27, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    return %0, %28 : tensor<i32>, tensor<4xi32>
  }
  func.func private @tril(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %2 = stablehlo.add %0, %1 : tensor<4x4xi32>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<4x4xi1>, tensor<4x4xf32>
    return %6 : tensor<4x4xf32>
  }
  func.func private @triu(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %2 = stablehlo.add %0, %1 : tensor<4x4xi32>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<4x4xi1>, tensor<4x4xf32>
    return %6 : tensor<4x4xf32>
  }
}
// -----
// lu_tall
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<5x3xf32>) {
    %0 = stablehlo.constant dense<"0x9A190B3FA407663EC4332340EBD3BF3F1595BF3F3B8702C0FB3DAEBEE8CD1BBF7160083F92DB11C0F955963FE992883F42AAA6BF28827ABF9C194DBF"> : tensor<5x3xf32>
    return %0 : tensor<5x3xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<5x3xf32>) {
    %0 = stablehlo.constant dense<"0xBA686FC0"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x9F26ACBE036D883E5E89E4BDFA1BA43E5CDF07BF1D9AAE3E5A5E573E64E6BCBE4D01BB3A0D37963FDC57883DE8C079BE0A4305BEF310DA3EF68D343D"> : tensor<5x3xf32>
    return %0, %1 : tensor<f32>, tensor<5x3xf32>
  }
  func.func public @loss(%arg0: tensor<5x3xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0:2 = call @lu(%arg0) : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3x3xf32>)
    %1 = stablehlo.iota dim = 0 : tensor<15xf32>
    %2 = stablehlo.cosine %1 : tensor<15xf32>
    %3 = stablehlo.reshape %2 : (tensor<15xf32>) -> tensor<5x3xf32>
    %4 = stablehlo.multiply %0#0, %3 : tensor<5x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.add %cst_0, %5 : tensor<f32>
    %7 = stablehlo.iota dim = 0 : tensor<9xf32>
    %8 = stablehlo.cosine %7 : tensor<9xf32>
    %9 = stablehlo.reshape %8 : (tensor<9xf32>) -> tensor<3x3xf32>
    %10 = stablehlo.multiply %0#1, %9 : tensor<3x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<f32>
    %12 = stablehlo.add %6, %11 : tensor<f32>
    return %12 : tensor<f32>
  }
  func.func private @lu(%arg0: tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3x3xf32>) {
    %0:2 = call @_lu(%arg0) : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3x3xf32>)
    return %0#0, %0#1 : tensor<5x3xf32>, tensor<3x3xf32>
  }
  func.func private @_lu(%arg0: tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3x3xf32>) {
    %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xi32>, tensor<i32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x3xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<5x3xi1>, tensor<5x3xf32>
    %9 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10:4 = stablehlo.while(%iterArg = %2, %iterArg_4 = %c_2, %iterArg_5 = %c_1, %iterArg_6 = %9) : tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<5xi32>
    cond {
      %c_7 = stablehlo.constant dense<3> : tensor<i32>
      %21 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %21 : tensor<i1>
    } do {
      %21:2 = func.call @closed_call(%iterArg, %iterArg_5, %iterArg_6) : (tensor<3xi32>, tensor<i32>, tensor<5xi32>) -> (tensor<i32>, tensor<5xi32>)
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %22 = stablehlo.add %iterArg_4, %c_7 : tensor<i32>
      stablehlo.return %iterArg, %22, %21#0, %21#1 : tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<5xi32>
    }
    %11 = call @tril(%8) : (tensor<5x3xf32>) -> tensor<5x3xf32>
    %12 = stablehlo.iota dim = 0 : tensor<5x3xi32>
    %13 = stablehlo.iota dim = 1 : tensor<5x3xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5x3xi32>
    %15 = stablehlo.add %12, %14 : tensor<5x3xi32>
    %16 = stablehlo.compare EQ, %15, %13, SIGNED : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
    %17 = stablehlo.convert %16 : (tensor<5x3xi1>) -> tensor<5x3xf32>
    %18 = stablehlo.add %11, %17 : tensor<5x3xf32>
    %19 = call @triu(%8) : (tensor<5x3xf32>) -> tensor<5x3xf32>
    %20 = stablehlo.slice %19 [0:3, 0:3] : (tensor<5x3xf32>) -> tensor<3x3xf32>
    return %18, %20 : tensor<5x3xf32>, tensor<3x3xf32>
  }
  func.func private @closed_call(%arg0: tensor<3xi32>, %arg1: tensor<i32>, %arg2: tensor<5xi32>) -> (tensor<i32>, tensor<5xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i32>
    %c_1 = stablehlo.constant dense<3> : tensor<i32>
    %3 = stablehlo.add %2, %c_1 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_slice %arg0, %4, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.reshape %5 : (tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = stablehlo.convert %arg1 : tensor<i32>
    %c_3 = stablehlo.constant dense<5> : tensor<i32>
    %9 = stablehlo.add %8, %c_3 : tensor<i32>
    %10 = stablehlo.select %7, %9, %arg1 : tensor<i1>, tensor<i32>
    %11 = stablehlo.dynamic_slice %arg2, %10, sizes = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.reshape %11 : (tensor<1xi32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<5> : tensor<i32>
    %14 = stablehlo.add %6, %c_5 : tensor<i32>
    %15 = stablehlo.select %13, %14, %6 : tensor<i1>, tensor<i32>
    %16 = stablehlo.dynamic_slice %arg2, %15, sizes = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<5> : tensor<i32>
    %19 = stablehlo.add %arg1, %c_7 : tensor<i32>
    %20 = stablehlo.select %18, %19, %arg1 : tensor<i1>, tensor<i32>
    %21 = stablehlo.convert %20 : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %23 = "stablehlo.scatter"(%arg2, %22, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.compare LT, %6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<5> : tensor<i32>
    %25 = stablehlo.add %6, %c_9 : tensor<i32>
    %26 = stablehlo.select %24, %25, %6 : tensor<i1>, tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%23, %27, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
    return %0, %28 : tensor<i32>, tensor<5xi32>
  }
  func.func private @tril(%arg0: tensor<5x3xf32>) -> tensor<5x3xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<5x3xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x3xi32>
    %2 = stablehlo.add %0, %1 : tensor<5x3xi32>
    %3 = stablehlo.iota dim = 1 : tensor<5x3xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<5x3xi1>, tensor<5x3xf32>
    return %6 : tensor<5x3xf32>
  }
  func.func private @triu(%arg0: tensor<5x3xf32>) -> tensor<5x3xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<5x3xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x3xi32>
    %2 = stablehlo.add %0, %1 : tensor<5x3xi32>
    %3 = stablehlo.iota dim = 1 : tensor<5x3xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<5x3xi1>, tensor<5x3xf32>
    return %6 : tensor<5x3xf32>
  }
}
// -----
// lu_low
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<3x5xf32>) {
    %0 = stablehlo.constant dense<"0x0B57313DAE16243F91100340232F4ABE0C7B443FD9251F3E4445E13F0FFE3D3FA92CAF3F43F189BFC0DA44BE645350BF1EA2C03F175B283FE43B9CBE"> : tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<3x5xf32>) {
    %0 = stablehlo.constant dense<"0x28D06540"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0E155E4174D60DC0CF06583F6F4E683FD7040C3E80C3C53DDAB7F03FA58ECE3ECFBA05BF9CC977BF1788864039E1C73F28ECCC3DD59D9ABF12E3B3BF"> : tensor<3x5xf32>
    return %0, %1 : tensor<f32>, tensor<3x5xf32>
  }
  func.func public @loss(%arg0: tensor<3x5xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0:2 = call @lu(%arg0) : (tensor<3x5xf32>) -> (tensor<3x3xf32>, tensor<3x5xf32>)
    %1 = stablehlo.iota dim = 0 : tensor<9xf32>
    %2 = stablehlo.cosine %1 : tensor<9xf32>
    %3 = stablehlo.reshape %2 : (tensor<9xf32>) -> tensor<3x3xf32>
    %4 = stablehlo.multiply %0#0, %3 : tensor<3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.add %cst_0, %5 : tensor<f32>
    %7 = stablehlo.iota dim = 0 : tensor<15xf32>
    %8 = stablehlo.cosine %7 : tensor<15xf32>
    %9 = stablehlo.reshape %8 : (tensor<15xf32>) -> tensor<3x5xf32>
    %10 = stablehlo.multiply %0#1, %9 : tensor<3x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<f32>
    %12 = stablehlo.add %6, %11 : tensor<f32>
    return %12 : tensor<f32>
  }
  func.func private @lu(%arg0: tensor<3x5xf32>) -> (tensor<3x3xf32>, tensor<3x5xf32>) {
    %0:2 = call @_lu(%arg0) : (tensor<3x5xf32>) -> (tensor<3x3xf32>, tensor<3x5xf32>)
    return %0#0, %0#1 : tensor<3x3xf32>, tensor<3x5xf32>
  }
  func.func private @_lu(%arg0: tensor<3x5xf32>) -> (tensor<3x3xf32>, tensor<3x5xf32>) {
    %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=3, j=5, k=3, l=5, m=3}, custom>} : (tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3xi32>, tensor<i32>)
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
    %9 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10:4 = stablehlo.while(%iterArg = %2, %iterArg_4 = %c_2, %iterArg_5 = %c_1, %iterArg_6 = %9) : tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<3xi32>
    cond {
      %c_7 = stablehlo.constant dense<3> : tensor<i32>
      %21 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %21 : tensor<i1>
    } do {
      %21:2 = func.call @closed_call(%iterArg, %iterArg_5, %iterArg_6) : (tensor<3xi32>, tensor<i32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>)
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %22 = stablehlo.add %iterArg_4, %c_7 : tensor<i32>
      stablehlo.return %iterArg, %22, %21#0, %21#1 : tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<3xi32>
    }
    %11 = call @tril(%8) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %12 = stablehlo.slice %11 [0:3, 0:3] : (tensor<3x5xf32>) -> tensor<3x3xf32>
    %13 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %14 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %16 = stablehlo.add %13, %15 : tensor<3x3xi32>
    %17 = stablehlo.compare EQ, %16, %14, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %18 = stablehlo.convert %17 : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %19 = stablehlo.add %12, %18 : tensor<3x3xf32>
    %20 = call @triu(%8) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    return %19, %20 : tensor<3x3xf32>, tensor<3x5xf32>
  }
  func.func private @closed_call(%arg0: tensor<3xi32>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i32>
    %c_1 = stablehlo.constant dense<3> : tensor<i32>
    %3 = stablehlo.add %2, %c_1 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_slice %arg0, %4, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.reshape %5 : (tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = stablehlo.convert %arg1 : tensor<i32>
    %c_3 = stablehlo.constant dense<3> : tensor<i32>
    %9 = stablehlo.add %8, %c_3 : tensor<i32>
    %10 = stablehlo.select %7, %9, %arg1 : tensor<i1>, tensor<i32>
    %11 = stablehlo.dynamic_slice %arg2, %10, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.reshape %11 : (tensor<1xi32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %14 = stablehlo.add %6, %c_5 : tensor<i32>
    %15 = stablehlo.select %13, %14, %6 : tensor<i1>, tensor<i32>
    %16 = stablehlo.dynamic_slice %arg2, %15, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<3> : tensor<i32>
    %19 = stablehlo.add %arg1, %c_7 : tensor<i32>
    %20 = stablehlo.select %18, %19, %arg1 : tensor<i1>, tensor<i32>
    %21 = stablehlo.convert %20 : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %23 = "stablehlo.scatter"(%arg2, %22, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.compare LT, %6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<3> : tensor<i32>
    %25 = stablehlo.add %6, %c_9 : tensor<i32>
    %26 = stablehlo.select %24, %25, %6 : tensor<i1>, tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%23, %27, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    return %0, %28 : tensor<i32>, tensor<3xi32>
  }
  func.func private @tril(%arg0: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x5xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %2 = stablehlo.add %0, %1 : tensor<3x5xi32>
    %3 = stablehlo.iota dim = 1 : tensor<3x5xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<3x5xi1>, tensor<3x5xf32>
    return %6 : tensor<3x5xf32>
  }
  func.func private @triu(%arg0: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x5xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %2 = stablehlo.add %0, %1 : tensor<3x5xi32>
    %3 = stablehlo.iota dim = 1 : tensor<3x5xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<3x5xi1>, tensor<3x5xf32>
    return %6 : tensor<3x5xf32>
  }
}
// -----
// qr
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<5x3xf32>) {
    %0 = stablehlo.constant dense<"0xDFA9E7BEFF25F83E369533BF133B6EBF9C69F63EF5A31D406F0A7CBE384D0EBF78E895BFA4E1AABF4D65063F3ACE593F9251163C6647AA3EAC65ED3D"> : tensor<5x3xf32>
    return %0 : tensor<5x3xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<5x3xf32>) {
    %0 = stablehlo.constant dense<"0xB1F42C40"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x3DE75E3FBB59173D453E853EB64C9CBFE65316BDEBB30E3EF653AD3F192D9A3FB7C7F9BD315577BFFA2965BFC4CCBD3E10E3603F76E92D3FA8045C3E"> : tensor<5x3xf32>
    return %0, %1 : tensor<f32>, tensor<5x3xf32>
  }
  func.func public @loss(%arg0: tensor<5x3xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0:2 = call @qr(%arg0) : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3x3xf32>)
    %1 = stablehlo.iota dim = 0 : tensor<15xf32>
    %2 = stablehlo.cosine %1 : tensor<15xf32>
    %3 = stablehlo.reshape %2 : (tensor<15xf32>) -> tensor<5x3xf32>
    %4 = stablehlo.multiply %0#0, %3 : tensor<5x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.add %cst_0, %5 : tensor<f32>
    %7 = stablehlo.iota dim = 0 : tensor<9xf32>
    %8 = stablehlo.cosine %7 : tensor<9xf32>
    %9 = stablehlo.reshape %8 : (tensor<9xf32>) -> tensor<3x3xf32>
    %10 = stablehlo.multiply %0#1, %9 : tensor<3x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<f32>
    %12 = stablehlo.add %6, %11 : tensor<f32>
    return %12 : tensor<f32>
  }
  func.func private @qr(%arg0: tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3x3xf32>) {
    %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>)
    %1 = stablehlo.custom_call @lapack_sorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=3, k=3, l=5, m=3}, custom>} : (tensor<5x3xf32>, tensor<3xf32>) -> tensor<5x3xf32>
    %2 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<5x3xf32>) -> tensor<3x3xf32>
    %3 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %5 = stablehlo.add %3, %4 : tensor<3x3xi32>
    %6 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %9 = stablehlo.select %7, %8, %2 : tensor<3x3xi1>, tensor<3x3xf32>
    return %1, %9 : tensor<5x3xf32>, tensor<3x3xf32>
  }
}
// -----
// qr_square
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<3x3xf32>) {
    %0 = stablehlo.constant dense<"0xDC6F84402E59C3BF7A8EEABE434FE43D98E04D4099EEF3BEDCB151BF13C0AABEAA4C9B40"> : tensor<3x3xf32>
    return %0 : tensor<3x3xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<3x3xf32>) {
    %0 = stablehlo.constant dense<"0x894914C0"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x11DD78BFF8F535BFD119CC3EF5ACB2BD6C76F83E2FFA96BED6456A3E7BCC3DBF703B2EBE"> : tensor<3x3xf32>
    return %0, %1 : tensor<f32>, tensor<3x3xf32>
  }
  func.func public @loss(%arg0: tensor<3x3xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0:2 = call @qr(%arg0) : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>)
    %1 = stablehlo.iota dim = 0 : tensor<9xf32>
    %2 = stablehlo.cosine %1 : tensor<9xf32>
    %3 = stablehlo.reshape %2 : (tensor<9xf32>) -> tensor<3x3xf32>
    %4 = stablehlo.multiply %0#0, %3 : tensor<3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.add %cst_0, %5 : tensor<f32>
    %7 = stablehlo.iota dim = 0 : tensor<9xf32>
    %8 = stablehlo.cosine %7 : tensor<9xf32>
    %9 = stablehlo.reshape %8 : (tensor<9xf32>) -> tensor<3x3xf32>
    %10 = stablehlo.multiply %0#1, %9 : tensor<3x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<f32>
    %12 = stablehlo.add %6, %11 : tensor<f32>
    return %12 : tensor<f32>
  }
  func.func private @qr(%arg0: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>) {
    %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>)
    %1 = stablehlo.custom_call @lapack_sorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
    %2 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %4 = stablehlo.add %2, %3 : tensor<3x3xi32>
    %5 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %8 = stablehlo.select %6, %7, %0#0 : tensor<3x3xi1>, tensor<3x3xf32>
    return %1, %8 : tensor<3x3xf32>, tensor<3x3xf32>
  }
}
// -----
// eigvalsh
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<4x4xf32>) {
    %0 = stablehlo.constant dense<"0x4D2BD0BE47901DBED94F503FA90F253F90FCD83F82CA05C01C5B5B3FF1EDF6BEA7EC093EC774563F0AA88A3F7209853F4AD41E3E6D09CE3FFFE190BE905D10BE"> : tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<4x4xf32>) {
    %0 = stablehlo.constant dense<"0xC10E94C0"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x8FAD523E534BADBEB7844FBE96A3E9BE534BADBED1E0483F759CC1BE2A1AA1BEB7844FBE759CC1BEB1903FBF069C32BD96A3E9BE2A1AA1BE069C32BD2718DDBD"> : tensor<4x4xf32>
    return %0, %1 : tensor<f32>, tensor<4x4xf32>
  }
  func.func public @loss(%arg0: tensor<4x4xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = call @eigvalsh(%arg0) : (tensor<4x4xf32>) -> tensor<4xf32>
    %1 = stablehlo.iota dim = 0 : tensor<4xf32>
    %2 = stablehlo.cosine %1 : tensor<4xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.add %cst_0, %4 : tensor<f32>
    return %5 : tensor<f32>
  }
  func.func private @eigvalsh(%arg0: tensor<4x4xf32>) -> tensor<4xf32> {
    %0 = call @eigh(%arg0) : (tensor<4x4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @eigh(%arg0: tensor<4x4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<4x4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %3 = stablehlo.divide %1, %2 : tensor<4x4xf32>
    %4:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%3) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %6 = stablehlo.compare EQ, %4#2, %5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %10 = stablehlo.select %9, %4#0, %8 : tensor<4x4xi1>, tensor<4x4xf32>
    %11 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %14 = stablehlo.select %13, %4#1, %12 : tensor<4xi1>, tensor<4xf32>
    return %14 : tensor<4xf32>
  }
}
// -----
// eigh
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<4x4xf32>) {
    %0 = stablehlo.constant dense<"0x48A24C3FBE260DBF4A4C0A405C75823FA03C0B4091D1D9BC2F24C4BEA20E2B3E350D3C3FA96116BF4468C23E21A989BCA9CECE3FD3A629BFA1E8853F3ED424BF"> : tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<4x4xf32>) {
    %0 = stablehlo.constant dense<"0x3A09973F"> : tensor<f32>
    %1 = stablehlo.constant dense<"0xE49207BDF348B1BDB7D0173F09EB8B3E3F57D33E55DB47BE7F046F3E499EA9BE8E137EBED4789E3E4F4085BE64927DBE44C9423E56F6393E691011BFAC7CBE3E"> : tensor<4x4xf32>
    return %0, %1 : tensor<f32>, tensor<4x4xf32>
  }
  func.func public @loss(%arg0: tensor<4x4xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %5 = stablehlo.add %2, %4 : tensor<4x4xi32>
    %6 = stablehlo.compare EQ, %5, %3, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %7 = stablehlo.convert %6 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %8 = stablehlo.add %1, %7 : tensor<4x4xf32>
    %9:2 = call @eigh(%8) : (tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>)
    %10 = stablehlo.transpose %9#1, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %11 = stablehlo.log_plus_one %9#0 : tensor<4xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %14 = stablehlo.multiply %9#1, %13 : tensor<4x4xf32>
    %15 = stablehlo.dot_general %14, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %16 = stablehlo.iota dim = 0 : tensor<16xf32>
    %17 = stablehlo.cosine %16 : tensor<16xf32>
    %18 = stablehlo.reshape %17 : (tensor<16xf32>) -> tensor<4x4xf32>
    %19 = stablehlo.multiply %15, %18 : tensor<4x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.add %cst_0, %20 : tensor<f32>
    return %21 : tensor<f32>
  }
  func.func private @eigh(%arg0: tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<4x4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %3 = stablehlo.divide %1, %2 : tensor<4x4xf32>
    %4:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%3) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %6 = stablehlo.compare EQ, %4#2, %5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %10 = stablehlo.select %9, %4#0, %8 : tensor<4x4xi1>, tensor<4x4xf32>
    %11 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %14 = stablehlo.select %13, %4#1, %12 : tensor<4xi1>, tensor<4xf32>
    return %14, %10 : tensor<4xf32>, tensor<4x4xf32>
  }
}
// -----
// svd_values
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<5x3xf32>) {
    %0 = stablehlo.constant dense<"0x1FEC75BF2FD635BF035898BFDEDC153E5B00843F2942283EC5D31F3F16EBD03FE8408A3EA4D8473EDBD48CBEE2DACDBF407E423FB2D3E0BFCE15273F"> : tensor<5x3xf32>
    return %0 : tensor<5x3xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<5x3xf32>) {
    %0 = stablehlo.constant dense<"0x23A36040"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x73044EBD62899CBE642CD9BEF703E93CDC99BB3ECE46B43D012565BD1A3C173FC71B703E8D8DE2BEE4940ABE7D664ABE2D53BBBD841C12BFCB6D693E"> : tensor<5x3xf32>
    return %0, %1 : tensor<f32>, tensor<5x3xf32>
  }
  func.func public @loss(%arg0: tensor<5x3xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = call @svd(%arg0) : (tensor<5x3xf32>) -> tensor<3xf32>
    %1 = stablehlo.iota dim = 0 : tensor<3xf32>
    %2 = stablehlo.cosine %1 : tensor<3xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.add %cst_0, %4 : tensor<f32>
    return %5 : tensor<f32>
  }
  func.func private @svd(%arg0: tensor<5x3xf32>) -> tensor<3xf32> {
    %0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=5, p=3, q=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<5x5xf32>, tensor<3x3xf32>, tensor<i32>)
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
// svd
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<5x3xf32>) {
    %0 = stablehlo.constant dense<"0xD79F6ABC603A903F22CB8ABD3FBD52BF0440B73EA36B0FBFBF4C39BEB4802B3D66C709BE625541BE1D1B55BF49AC41BE93DA08C0AA1B21BEE65999BF"> : tensor<5x3xf32>
    return %0 : tensor<5x3xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<5x3xf32>) {
    %0 = stablehlo.constant dense<"0xCEFA4ABD"> : tensor<f32>
    %1 = stablehlo.constant dense<"0xB6EB1C3F2DB5593E9D4ECABEBE0334BF1C7FE8BE53A0EC3E341C183F7352E53E9AAD9EBEF7D5FCBEB496E5BEB4A8633D0F43C63E59B10A3FB877B2BD"> : tensor<5x3xf32>
    return %0, %1 : tensor<f32>, tensor<5x3xf32>
  }
  func.func public @loss(%arg0: tensor<5x3xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0:3 = call @svd(%arg0) : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<3x3xf32>)
    %1 = stablehlo.log_plus_one %0#1 : tensor<3xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<5x3xf32>
    %4 = stablehlo.multiply %0#0, %3 : tensor<5x3xf32>
    %5 = stablehlo.dot_general %4, %0#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<3x3xf32>) -> tensor<5x3xf32>
    %6 = stablehlo.iota dim = 0 : tensor<15xf32>
    %7 = stablehlo.cosine %6 : tensor<15xf32>
    %8 = stablehlo.reshape %7 : (tensor<15xf32>) -> tensor<5x3xf32>
    %9 = stablehlo.multiply %5, %8 : tensor<5x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.add %cst_0, %10 : tensor<f32>
    return %11 : tensor<f32>
  }
  func.func private @svd(%arg0: tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<3x3xf32>) {
    %0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=3, p=3, q=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<i32>)
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
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x3xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<5x3xi1>, tensor<5x3xf32>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<3x3xi1>, tensor<3x3xf32>
    return %10, %6, %14 : tensor<5x3xf32>, tensor<3xf32>, tensor<3x3xf32>
  }
}
// -----
// svd_low
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<3x5xf32>) {
    %0 = stablehlo.constant dense<"0xCD648F3FF68CA23F36BBF9BF1165143E8B6501BEC7FA85BF6C1A083F9262ECBEB040E2BFD88988BEAACF17BE81F8D93D0B999DBF449D1D3FEA463C3F"> : tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<3x5xf32>) {
    %0 = stablehlo.constant dense<"0x63DBBD3F"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x8BF7DC3EA4AEA83D085019BE1A47DBBE743D54BEFEA0893D59ECEC3E1ACDC13E2022E03B1D23CBBE741A0ABF8AB94E3EAC25AC3EAC40E43EB05EEE3C"> : tensor<3x5xf32>
    return %0, %1 : tensor<f32>, tensor<3x5xf32>
  }
  func.func public @loss(%arg0: tensor<3x5xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0:3 = call @svd(%arg0) : (tensor<3x5xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<3x5xf32>)
    %1 = stablehlo.log_plus_one %0#1 : tensor<3xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
    %4 = stablehlo.multiply %0#0, %3 : tensor<3x3xf32>
    %5 = stablehlo.dot_general %4, %0#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %6 = stablehlo.iota dim = 0 : tensor<15xf32>
    %7 = stablehlo.cosine %6 : tensor<15xf32>
    %8 = stablehlo.reshape %7 : (tensor<15xf32>) -> tensor<3x5xf32>
    %9 = stablehlo.multiply %5, %8 : tensor<3x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.add %cst_0, %10 : tensor<f32>
    return %11 : tensor<f32>
  }
  func.func private @svd(%arg0: tensor<3x5xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<3x5xf32>) {
    %0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=5, k=3, l=5, m=3, n=3, o=3, p=3, q=5}, custom>} : (tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x5xf32>, tensor<i32>)
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
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x5xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<3x5xi1>, tensor<3x5xf32>
    return %10, %6, %14 : tensor<3x3xf32>, tensor<3xf32>, tensor<3x5xf32>
  }
}
// -----
// pinv
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<5x3xf32>) {
    %0 = stablehlo.constant dense<"0x051208BF19843E3FDA49243EBA061F3F3D9C96BF8451E23F6AE3F8BDC7EE0B3D9B5A6FBF4FCD3ABFFF71103F428B7C3F4DD5403F8ABF9A3FBFE8363F"> : tensor<5x3xf32>
    return %0 : tensor<5x3xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<5x3xf32>) {
    %0 = stablehlo.constant dense<"0xCE4E25BF"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x41287E3F51AE833ECCDFA1BE7CBDE53D50484C3C882AE3BBFFF0A2BEF1D0433EC1796F3ED68915BF6C9B5EBEC01D5B3E550AAB3D795CEA3EC22E3A3D"> : tensor<5x3xf32>
    return %0, %1 : tensor<f32>, tensor<5x3xf32>
  }
  func.func public @loss(%arg0: tensor<5x3xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = call @_pinv(%arg0) : (tensor<5x3xf32>) -> tensor<3x5xf32>
    %1 = stablehlo.iota dim = 0 : tensor<15xf32>
    %2 = stablehlo.cosine %1 : tensor<15xf32>
    %3 = stablehlo.reshape %2 : (tensor<15xf32>) -> tensor<3x5xf32>
    %4 = stablehlo.multiply %0, %3 : tensor<3x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.add %cst_0, %5 : tensor<f32>
    return %6 : tensor<f32>
  }
  func.func private @_pinv(%arg0: tensor<5x3xf32>) -> tensor<3x5xf32> {
    %cst = stablehlo.constant dense<5.000000e+01> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
    %0 = stablehlo.multiply %cst, %cst_0 : tensor<f32>
    %1:3 = call @svd(%arg0) : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<3x3xf32>)
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.slice %1#1 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xf32>) -> tensor<3xf32>
    %6 = stablehlo.compare GT, %1#1, %5, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_1 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %7 = call @_where(%6, %1#1, %cst_1) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
    %8 = stablehlo.transpose %1#2, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %9 = stablehlo.transpose %1#0, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x5xf32>
    %12 = stablehlo.divide %9, %11 : tensor<3x5xf32>
    %13 = stablehlo.dot_general %8, %12, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    return %13 : tensor<3x5xf32>
  }
  func.func private @svd(%arg0: tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<3x3xf32>) {
    %0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=3, p=3, q=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<i32>)
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
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x3xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<5x3xi1>, tensor<5x3xf32>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<3x3xi1>, tensor<3x3xf32>
    return %10, %6, %14 : tensor<5x3xf32>, tensor<3xf32>, tensor<3x3xf32>
  }
  func.func private @_where(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<f32>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf32>
    return %2 : tensor<3xf32>
  }
}
// -----
// nuclear_norm
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<4x3xf32>) {
    %0 = stablehlo.constant dense<"0xCA28E93C9126563F62F6173F68FACDBDE7DF393FBB91A43F7733703E8460B6BE78FD373FDA4AF33F949D57BED40CBDBD"> : tensor<4x3xf32>
    return %0 : tensor<4x3xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<4x3xf32>) {
    %0 = stablehlo.constant dense<"0x4C459040"> : tensor<f32>
    %1 = stablehlo.constant dense<"0xE08EA83D368A373F24AE323EF92C78BC83BCB73E28673C3F2704923D9BF918BFD8F9263FC0727E3FD8CB34BC03E24CBD"> : tensor<4x3xf32>
    return %0, %1 : tensor<f32>, tensor<4x3xf32>
  }
  func.func public @loss(%arg0: tensor<4x3xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = call @norm(%arg0) : (tensor<4x3xf32>) -> tensor<f32>
    %1 = stablehlo.iota dim = 0 : tensor<1xf32>
    %2 = stablehlo.cosine %1 : tensor<1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
    %4 = stablehlo.multiply %0, %3 : tensor<f32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.add %cst_0, %5 : tensor<f32>
    return %6 : tensor<f32>
  }
  func.func private @norm(%arg0: tensor<4x3xf32>) -> tensor<f32> {
    %0 = call @svd(%arg0) : (tensor<4x3xf32>) -> tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @svd(%arg0: tensor<4x3xf32>) -> tensor<3xf32> {
    %0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=3, k=4, l=3, m=3, n=4, o=4, p=3, q=3}, custom>} : (tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<i32>)
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
// tridiagonal
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x2xf32>) {
    %0 = stablehlo.constant dense<"0xCBAB0BBED68B9C3F5029EBBF1650BB3E"> : tensor<4xf32>
    %1 = stablehlo.constant dense<"0x0727A64088F14B40B4A5AF4040219140"> : tensor<4xf32>
    %2 = stablehlo.constant dense<"0x9E8D0CBF070A513E3D6AC4BF43C910BF"> : tensor<4xf32>
    %3 = stablehlo.constant dense<"0xFCD7E93F58D064BFED1AEC3F0E10A7BD3AA27E3F5DCD333D6F740FC0479912BF"> : tensor<4x2xf32>
    return %0, %1, %2, %3 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x2xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x2xf32>) {
    %0 = stablehlo.constant dense<"0xD1361CBF"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x000000008029B13CAFAC4B3D1903E3BC"> : tensor<4xf32>
    %2 = stablehlo.constant dense<"0x48C182BDC3FA9E3D10ECBA3C108DDF3D"> : tensor<4xf32>
    %3 = stablehlo.constant dense<"0xD6D0D1BD6997D03CC4F169BD00000000"> : tensor<4xf32>
    %4 = stablehlo.constant dense<"0x8D696C3EE5DE273E756726BE3C2782BE08A9FEBD347F483DB1B52D3EA22D3B3E"> : tensor<4x2xf32>
    return %0, %1, %2, %3, %4 : tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x2xf32>
  }
  func.func public @loss(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4x2xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0:5 = stablehlo.custom_call @lapack_sgtsv_ffi(%arg0, %arg1, %arg2, %arg3) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=4, j=4, k=4, l=4, m=2, n=4, o=4, p=4, q=4, r=2}, custom>} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x2xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x2xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x2xi1>
    %6 = stablehlo.select %5, %0#3, %4 : tensor<4x2xi1>, tensor<4x2xf32>
    %7 = stablehlo.iota dim = 0 : tensor<8xf32>
    %8 = stablehlo.cosine %7 : tensor<8xf32>
    %9 = stablehlo.reshape %8 : (tensor<8xf32>) -> tensor<4x2xf32>
    %10 = stablehlo.multiply %6, %9 : tensor<4x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.add %cst_1, %11 : tensor<f32>
    return %12 : tensor<f32>
  }
}
// -----
// gaussian_process
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<5xf32>, tensor<5xf32>, tensor<f32>) {
    %0 = stablehlo.constant dense<"0xFB68423E525293BFF477ACBFB67CBB3E104026BF"> : tensor<5xf32>
    %1 = stablehlo.constant dense<"0xDE10D9BF2C222FBF4C595C3FD88EF2BE414D6F3F"> : tensor<5xf32>
    %2 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
    return %0, %1, %2 : tensor<5xf32>, tensor<5xf32>, tensor<f32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>) {
    %0 = stablehlo.constant dense<"0xAE40DB41"> : tensor<f32>
    %1 = stablehlo.constant dense<"0xDC4F89C1E88F88BECD546BC08EDDF340A1CA5741"> : tensor<5xf32>
    %2 = stablehlo.constant dense<"0x1DFD8CC100E7A1C1D4303141B8791B41B82F8041"> : tensor<5xf32>
    %3 = stablehlo.constant dense<"0x85C57D40"> : tensor<f32>
    return %0, %1, %2, %3 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>
  }
  func.func public @loss(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %4 = stablehlo.subtract %2, %3 : tensor<5x5xf32>
    %5 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %6 = stablehlo.divide %4, %5 : tensor<5x5xf32>
    %7 = stablehlo.multiply %6, %6 : tensor<5x5xf32>
    %cst = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<5x5xf32>
    %10 = stablehlo.exponential %9 : tensor<5x5xf32>
    %11 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %12 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %14 = stablehlo.add %11, %13 : tensor<5x5xi32>
    %15 = stablehlo.compare EQ, %14, %12, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %16 = stablehlo.convert %15 : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %18 = stablehlo.multiply %17, %16 : tensor<5x5xf32>
    %19 = stablehlo.add %10, %18 : tensor<5x5xf32>
    %20 = call @solve(%19, %arg1) : (tensor<5x5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %21 = stablehlo.dot_general %arg1, %20, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5xf32>, tensor<5xf32>) -> tensor<f32>
    %22 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %23 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %26 = stablehlo.subtract %24, %25 : tensor<5x5xf32>
    %27 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %28 = stablehlo.divide %26, %27 : tensor<5x5xf32>
    %29 = stablehlo.multiply %28, %28 : tensor<5x5xf32>
    %cst_1 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %31 = stablehlo.multiply %30, %29 : tensor<5x5xf32>
    %32 = stablehlo.exponential %31 : tensor<5x5xf32>
    %33 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %34 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %36 = stablehlo.add %33, %35 : tensor<5x5xi32>
    %37 = stablehlo.compare EQ, %36, %34, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %38 = stablehlo.convert %37 : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %cst_3 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %40 = stablehlo.multiply %39, %38 : tensor<5x5xf32>
    %41 = stablehlo.add %32, %40 : tensor<5x5xf32>
    %42 = call @slogdet(%41) : (tensor<5x5xf32>) -> tensor<f32>
    %43 = stablehlo.add %21, %42 : tensor<f32>
    %44 = stablehlo.iota dim = 0 : tensor<1xf32>
    %45 = stablehlo.cosine %44 : tensor<1xf32>
    %46 = stablehlo.reshape %45 : (tensor<1xf32>) -> tensor<f32>
    %47 = stablehlo.multiply %43, %46 : tensor<f32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_4) applies stablehlo.add across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.add %cst_5, %48 : tensor<f32>
    return %49 : tensor<f32>
  }
  func.func private @solve(%arg0: tensor<5x5xf32>, %arg1: tensor<5xf32>) -> tensor<5xf32> {
    %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=5, j=5, k=5, l=5, m=5}, custom>} : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5xi32>, tensor<i32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<5xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<5x5xi1>, tensor<5x5xf32>
    %9 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<5xi32>, tensor<i32>, tensor<i32>, tensor<5xi32>
    cond {
      %c_6 = stablehlo.constant dense<5> : tensor<i32>
      %12 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %12:2 = func.call @closed_call(%iterArg, %iterArg_4, %iterArg_5) : (tensor<5xi32>, tensor<i32>, tensor<5xi32>) -> (tensor<i32>, tensor<5xi32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %13, %12#0, %12#1 : tensor<5xi32>, tensor<i32>, tensor<i32>, tensor<5xi32>
    }
    %11 = call @_lu_solve(%8, %10#3, %arg1) : (tensor<5x5xf32>, tensor<5xi32>, tensor<5xf32>) -> tensor<5xf32>
    return %11 : tensor<5xf32>
  }
  func.func private @closed_call(%arg0: tensor<5xi32>, %arg1: tensor<i32>, %arg2: tensor<5xi32>) -> (tensor<i32>, tensor<5xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i32>
    %c_1 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.add %2, %c_1 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_slice %arg0, %4, sizes = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.reshape %5 : (tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = stablehlo.convert %arg1 : tensor<i32>
    %c_3 = stablehlo.constant dense<5> : tensor<i32>
    %9 = stablehlo.add %8, %c_3 : tensor<i32>
    %10 = stablehlo.select %7, %9, %arg1 : tensor<i1>, tensor<i32>
    %11 = stablehlo.dynamic_slice %arg2, %10, sizes = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.reshape %11 : (tensor<1xi32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<5> : tensor<i32>
    %14 = stablehlo.add %6, %c_5 : tensor<i32>
    %15 = stablehlo.select %13, %14, %6 : tensor<i1>, tensor<i32>
    %16 = stablehlo.dynamic_slice %arg2, %15, sizes = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<5> : tensor<i32>
    %19 = stablehlo.add %arg1, %c_7 : tensor<i32>
    %20 = stablehlo.select %18, %19, %arg1 : tensor<i1>, tensor<i32>
    %21 = stablehlo.convert %20 : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %23 = "stablehlo.scatter"(%arg2, %22, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.compare LT, %6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<5> : tensor<i32>
    %25 = stablehlo.add %6, %c_9 : tensor<i32>
    %26 = stablehlo.select %24, %25, %6 : tensor<i1>, tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%23, %27, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
    return %0, %28 : tensor<i32>, tensor<5xi32>
  }
  func.func private @_lu_solve(%arg0: tensor<5x5xf32>, %arg1: tensor<5xi32>, %arg2: tensor<5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<5xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<5xi1>, tensor<5xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x1xf32>, tensor<5x1xi32>) -> tensor<5x1xf32>
    %8 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %7) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=5, j=5, k=5, l=1, m=5, n=1}, custom>} : (tensor<5x5xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
    %9 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %8) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=5, j=5, k=5, l=1, m=5, n=1}, custom>} : (tensor<5x5xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
    %10 = stablehlo.reshape %9 : (tensor<5x1xf32>) -> tensor<5xf32>
    return %10 : tensor<5xf32>
  }
  func.func private @slogdet(%arg0: tensor<5x5xf32>) -> tensor<f32> {
    %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=5, j=5, k=5, l=5, m=5}, custom>} : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5xi32>, tensor<i32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<5xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<5x5xi1>, tensor<5x5xf32>
    %9 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10:4 = stablehlo.while(%iterArg = %2, %iterArg_7 = %c_2, %iterArg_8 = %c_1, %iterArg_9 = %9) : tensor<5xi32>, tensor<i32>, tensor<i32>, tensor<5xi32>
    cond {
      %c_10 = stablehlo.constant dense<5> : tensor<i32>
      %19 = stablehlo.compare LT, %iterArg_7, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %19 : tensor<i1>
    } do {
      %19:2 = func.call @closed_call(%iterArg, %iterArg_8, %iterArg_9) : (tensor<5xi32>, tensor<i32>, tensor<5xi32>) -> (tensor<i32>, tensor<5xi32>)
      %c_10 = stablehlo.constant dense<1> : tensor<i32>
      %20 = stablehlo.add %iterArg_7, %c_10 : tensor<i32>
      stablehlo.return %iterArg, %20, %19#0, %19#1 : tensor<5xi32>, tensor<i32>, tensor<i32>, tensor<5xi32>
    }
    %11 = call @diagonal(%8) : (tensor<5x5xf32>) -> tensor<5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %13 = stablehlo.compare EQ, %11, %12, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %c_4 = stablehlo.constant dense<false> : tensor<i1>
    %14 = stablehlo.reduce(%13 init: %c_4) applies stablehlo.or across dimensions = [0] : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
    %15 = stablehlo.abs %11 : tensor<5xf32>
    %16 = stablehlo.log %15 : tensor<5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = call @_where(%14, %cst_6, %17) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    return %18 : tensor<f32>
  }
  func.func private @diagonal(%arg0: tensor<5x5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %1 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %3 = stablehlo.add %0, %2 : tensor<5x5xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %5 = stablehlo.convert %4 : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %6 = "stablehlo.case"(%c_0) ({
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }, {
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %7 = "stablehlo.case"(%6) ({
      %8 = stablehlo.iota dim = 0 : tensor<5xi32>
      %9 = stablehlo.iota dim = 0 : tensor<5xi32>
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5xi32>
      %11 = stablehlo.compare LT, %8, %10, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %c_2 = stablehlo.constant dense<5> : tensor<i32>
      %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5xi32>
      %13 = stablehlo.add %8, %12 : tensor<5xi32>
      %14 = stablehlo.select %11, %13, %8 : tensor<5xi1>, tensor<5xi32>
      %c_3 = stablehlo.constant dense<0> : tensor<i32>
      %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5xi32>
      %16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %c_4 = stablehlo.constant dense<5> : tensor<i32>
      %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<5xi32>
      %18 = stablehlo.add %9, %17 : tensor<5xi32>
      %19 = stablehlo.select %16, %18, %9 : tensor<5xi1>, tensor<5xi32>
      %20 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
      %21 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
      %22 = stablehlo.concatenate %20, %21, dim = 1 : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
      %23 = "stablehlo.gather"(%arg0, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x5xf32>, tensor<5x2xi32>) -> tensor<5xf32>
      stablehlo.return %23 : tensor<5xf32>
    }) : (tensor<i32>) -> tensor<5xf32>
    return %7 : tensor<5xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
// arcs
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<5xf32>) {
    %0 = stablehlo.constant dense<"0x000000000000803F000080BF9A99993E0000E0C0"> : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<5xf32>) {
    %0 = stablehlo.constant dense<"0x5873B543"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x000040400933BE3F617E92BF2D0C39C03541B3C3"> : tensor<5xf32>
    return %0, %1 : tensor<f32>, tensor<5xf32>
  }
  func.func public @loss(%arg0: tensor<5xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = chlo.asinh %arg0 : tensor<5xf32> -> tensor<5xf32>
    %1 = chlo.sinh %arg0 : tensor<5xf32> -> tensor<5xf32>
    %2 = chlo.atan %arg0 : tensor<5xf32> -> tensor<5xf32>
    %3 = stablehlo.iota dim = 0 : tensor<5xf32>
    %4 = stablehlo.cosine %3 : tensor<5xf32>
    %5 = stablehlo.multiply %0, %4 : tensor<5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.add %cst_0, %6 : tensor<f32>
    %8 = stablehlo.iota dim = 0 : tensor<5xf32>
    %9 = stablehlo.cosine %8 : tensor<5xf32>
    %10 = stablehlo.multiply %1, %9 : tensor<5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %12 = stablehlo.add %7, %11 : tensor<f32>
    %13 = stablehlo.iota dim = 0 : tensor<5xf32>
    %14 = stablehlo.cosine %13 : tensor<5xf32>
    %15 = stablehlo.multiply %2, %14 : tensor<5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %17 = stablehlo.add %12, %16 : tensor<f32>
    return %17 : tensor<f32>
  }
}
// -----
// angles
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<6xf32>, tensor<6xf32>) {
    %0 = stablehlo.constant dense<"0x0000803F000080BF0000000000000040000000C000004040"> : tensor<6xf32>
    %1 = stablehlo.constant dense<"0x0000803F0000803F0000004000000000000000C00000A0C0"> : tensor<6xf32>
    return %0, %1 : tensor<6xf32>, tensor<6xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<6xf32>, tensor<6xf32>) {
    %0 = stablehlo.constant dense<"0x63BE8A3F"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0000003F40518A3E331155BE000000803055273E61DD2ABD"> : tensor<6xf32>
    %2 = stablehlo.constant dense<"0x000000BF40518A3E000000002670FD3E305527BEA809CDBC"> : tensor<6xf32>
    return %0, %1, %2 : tensor<f32>, tensor<6xf32>, tensor<6xf32>
  }
  func.func public @loss(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.atan2 %arg0, %arg1 : tensor<6xf32>
    %1 = stablehlo.iota dim = 0 : tensor<6xf32>
    %2 = stablehlo.cosine %1 : tensor<6xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.add %cst_0, %4 : tensor<f32>
    return %5 : tensor<f32>
  }
}
// -----
// arcs_at_zero
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x000000000000003F333333BF"> : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x87443B40"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x000080BF14B71FBF472D153F"> : tensor<3xf32>
    return %0, %1 : tensor<f32>, tensor<3xf32>
  }
  func.func public @loss(%arg0: tensor<3xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = chlo.asin %arg0 : tensor<3xf32> -> tensor<3xf32>
    %1 = chlo.acos %arg0 : tensor<3xf32> -> tensor<3xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<3xf32>
    %4 = stablehlo.iota dim = 0 : tensor<3xf32>
    %5 = stablehlo.cosine %4 : tensor<3xf32>
    %6 = stablehlo.multiply %0, %5 : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.add %cst_1, %7 : tensor<f32>
    %9 = stablehlo.iota dim = 0 : tensor<3xf32>
    %10 = stablehlo.cosine %9 : tensor<3xf32>
    %11 = stablehlo.multiply %3, %10 : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %13 = stablehlo.add %8, %12 : tensor<f32>
    return %13 : tensor<f32>
  }
}
// -----
// erf_inv
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0x000000009A99993E666666BFA4707D3F"> : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0xDD0196BF"> : tensor<f32>
    %1 = stablehlo.constant dense<"0xC5DF623FDA06043FCF99B6BF54A6C1C1"> : tensor<4xf32>
    return %0, %1 : tensor<f32>, tensor<4xf32>
  }
  func.func public @loss(%arg0: tensor<4xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = chlo.erf_inv %arg0 : tensor<4xf32> -> tensor<4xf32>
    %1 = stablehlo.iota dim = 0 : tensor<4xf32>
    %2 = stablehlo.cosine %1 : tensor<4xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.add %cst_0, %4 : tensor<f32>
    return %5 : tensor<f32>
  }
}
// -----
// lgamma
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<6xf32>) {
    %0 = stablehlo.constant dense<"0x0000803F00000040000040409A99993E0000C0BF00008841"> : tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<6xf32>) {
    %0 = stablehlo.constant dense<"0xE67AD840"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x63C413BFF2E9693E749DC4BE10EB5D408352EBBE8F954B3F"> : tensor<6xf32>
    return %0, %1 : tensor<f32>, tensor<6xf32>
  }
  func.func public @loss(%arg0: tensor<6xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = chlo.lgamma %arg0 : tensor<6xf32> -> tensor<6xf32>
    %1 = stablehlo.iota dim = 0 : tensor<6xf32>
    %2 = stablehlo.cosine %1 : tensor<6xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.add %cst_0, %4 : tensor<f32>
    return %5 : tensor<f32>
  }
}
// -----
// digamma
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<6xf32>) {
    %0 = stablehlo.constant dense<"0x0000803F00000040000040409A99993E0000C0BF00008841"> : tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<6xf32>) {
    %0 = stablehlo.constant dense<"0xFC7F4440"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x3A8DD23F4969B23E884B28BE17F741C1982EC4C07FCA8C3C"> : tensor<6xf32>
    return %0, %1 : tensor<f32>, tensor<6xf32>
  }
  func.func public @loss(%arg0: tensor<6xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = chlo.digamma %arg0 : tensor<6xf32> -> tensor<6xf32>
    %1 = stablehlo.iota dim = 0 : tensor<6xf32>
    %2 = stablehlo.cosine %1 : tensor<6xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.add %cst_0, %4 : tensor<f32>
    return %5 : tensor<f32>
  }
}
// -----
// i1e
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000080BF000080400000F041"> : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0xCA0D84BE"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0000003F7409DD3CB122E03B2882973A"> : tensor<4xf32>
    return %0, %1 : tensor<f32>, tensor<4xf32>
  }
  func.func public @loss(%arg0: tensor<4xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = chlo.bessel_i1e %arg0 : tensor<4xf32> -> tensor<4xf32>
    %1 = stablehlo.iota dim = 0 : tensor<4xf32>
    %2 = stablehlo.cosine %1 : tensor<4xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.add %cst_0, %4 : tensor<f32>
    return %5 : tensor<f32>
  }
}
// -----
// log_of_cond
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x000080BF0000000000000040"> : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x66222ABF"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x000000C0000000003311D5BF"> : tensor<3xf32>
    return %0, %1 : tensor<f32>, tensor<3xf32>
  }
  func.func public @loss(%arg0: tensor<3xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.compare GT, %1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.convert %2 : (tensor<i1>) -> tensor<i32>
    %4 = "stablehlo.case"(%3) ({
      %10 = stablehlo.multiply %arg0, %arg0 : tensor<3xf32>
      stablehlo.return %10 : tensor<3xf32>
    }, {
      %10 = stablehlo.log %arg0 : tensor<3xf32>
      stablehlo.return %10 : tensor<3xf32>
    }) : (tensor<i32>) -> tensor<3xf32>
    %5 = stablehlo.iota dim = 0 : tensor<3xf32>
    %6 = stablehlo.cosine %5 : tensor<3xf32>
    %7 = stablehlo.multiply %4, %6 : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.add %cst_1, %8 : tensor<f32>
    return %9 : tensor<f32>
  }
}
// -----
// root_of_cond
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x00000000"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<f32>) {
    %0 = stablehlo.constant dense<"0x00000000"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x00000040"> : tensor<f32>
    return %0, %1 : tensor<f32>, tensor<f32>
  }
  func.func public @loss(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.compare GT, %arg0, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1 = stablehlo.convert %0 : (tensor<i1>) -> tensor<i32>
    %2 = "stablehlo.case"(%1) ({
      %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %9 = stablehlo.multiply %cst_2, %arg0 : tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }, {
      %9 = stablehlo.sqrt %arg0 : tensor<f32>
      %10 = stablehlo.add %arg0, %9 : tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<i32>) -> tensor<f32>
    %3 = stablehlo.iota dim = 0 : tensor<1xf32>
    %4 = stablehlo.cosine %3 : tensor<1xf32>
    %5 = stablehlo.reshape %4 : (tensor<1xf32>) -> tensor<f32>
    %6 = stablehlo.multiply %2, %5 : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.add %cst_1, %7 : tensor<f32>
    return %8 : tensor<f32>
  }
}
// -----
// switch
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x000000000000803F000080BF"> : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0xF5084E3F"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0000803F6677953ECA3D66BE"> : tensor<3xf32>
    return %0, %1 : tensor<f32>, tensor<3xf32>
  }
  func.func public @loss(%arg0: tensor<3xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %2 = stablehlo.convert %1 : (tensor<3xi1>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.reduce(%2 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<2> : tensor<i32>
    %4 = stablehlo.clamp %c_0, %3, %c_1 : tensor<i32>
    %5 = "stablehlo.case"(%4) ({
      %11 = stablehlo.sine %arg0 : tensor<3xf32>
      stablehlo.return %11 : tensor<3xf32>
    }, {
      %11 = stablehlo.log %arg0 : tensor<3xf32>
      stablehlo.return %11 : tensor<3xf32>
    }, {
      %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %12 = stablehlo.divide %11, %arg0 : tensor<3xf32>
      stablehlo.return %12 : tensor<3xf32>
    }) : (tensor<i32>) -> tensor<3xf32>
    %6 = stablehlo.iota dim = 0 : tensor<3xf32>
    %7 = stablehlo.cosine %6 : tensor<3xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.add %cst_3, %9 : tensor<f32>
    return %10 : tensor<f32>
  }
}
// -----
// maximum_of_constant
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<5xf32>) {
    %0 = stablehlo.constant dense<"0x000000C0000080BF000000000000803F00000040"> : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<5xf32>) {
    %0 = stablehlo.constant dense<"0x2466CFC0"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0000803F40510A3FE6CC1FBF1C14BEBF305527BF"> : tensor<5xf32>
    return %0, %1 : tensor<f32>, tensor<5xf32>
  }
  func.func public @loss(%arg0: tensor<5xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.minimum %2, %arg0 : tensor<5xf32>
    %4 = stablehlo.add %1, %3 : tensor<5xf32>
    %5 = stablehlo.iota dim = 0 : tensor<5xf32>
    %6 = stablehlo.cosine %5 : tensor<5xf32>
    %7 = stablehlo.multiply %4, %6 : tensor<5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.add %cst_2, %8 : tensor<f32>
    return %9 : tensor<f32>
  }
}
// -----
// maximum_of_two
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<3xf32>, tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x0000803F0000004000004040"> : tensor<3xf32>
    %1 = stablehlo.constant dense<"0x0000803F0000404000004040"> : tensor<3xf32>
    return %0, %1 : tensor<3xf32>, tensor<3xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<3xf32>, tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0xFAACAF3F"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0000003F00000000331155BE"> : tensor<3xf32>
    %2 = stablehlo.constant dense<"0x0000003F40510A3F331155BE"> : tensor<3xf32>
    return %0, %1, %2 : tensor<f32>, tensor<3xf32>, tensor<3xf32>
  }
  func.func public @loss(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<3xf32>
    %1 = stablehlo.iota dim = 0 : tensor<3xf32>
    %2 = stablehlo.cosine %1 : tensor<3xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.add %cst_0, %4 : tensor<f32>
    return %5 : tensor<f32>
  }
}
// -----
// activations_at_0
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<5xf32>) {
    %0 = stablehlo.constant dense<"0x000000C0000080BF000000000000803F00000040"> : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<5xf32>) {
    %0 = stablehlo.constant dense<"0x86539EC1"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x36BCCC3E84558B3F59B3EFBF033DD5C0340376C0"> : tensor<5xf32>
    return %0, %1 : tensor<f32>, tensor<5xf32>
  }
  func.func public @loss(%arg0: tensor<5xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = call @relu(%arg0) : (tensor<5xf32>) -> tensor<5xf32>
    %1 = call @relu6(%arg0) : (tensor<5xf32>) -> tensor<5xf32>
    %2 = call @softplus(%arg0) : (tensor<5xf32>) -> tensor<5xf32>
    %3 = call @celu(%arg0) : (tensor<5xf32>) -> tensor<5xf32>
    %4 = call @elu(%arg0) : (tensor<5xf32>) -> tensor<5xf32>
    %5 = call @leaky_relu(%arg0) : (tensor<5xf32>) -> tensor<5xf32>
    %6 = call @hard_tanh(%arg0) : (tensor<5xf32>) -> tensor<5xf32>
    %7 = stablehlo.iota dim = 0 : tensor<5xf32>
    %8 = stablehlo.cosine %7 : tensor<5xf32>
    %9 = stablehlo.multiply %0, %8 : tensor<5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.add %cst_0, %10 : tensor<f32>
    %12 = stablehlo.iota dim = 0 : tensor<5xf32>
    %13 = stablehlo.cosine %12 : tensor<5xf32>
    %14 = stablehlo.multiply %1, %13 : tensor<5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %16 = stablehlo.add %11, %15 : tensor<f32>
    %17 = stablehlo.iota dim = 0 : tensor<5xf32>
    %18 = stablehlo.cosine %17 : tensor<5xf32>
    %19 = stablehlo.multiply %2, %18 : tensor<5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %21 = stablehlo.add %16, %20 : tensor<f32>
    %22 = stablehlo.iota dim = 0 : tensor<5xf32>
    %23 = stablehlo.cosine %22 : tensor<5xf32>
    %24 = stablehlo.multiply %3, %23 : tensor<5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %26 = stablehlo.add %21, %25 : tensor<f32>
    %27 = stablehlo.iota dim = 0 : tensor<5xf32>
    %28 = stablehlo.cosine %27 : tensor<5xf32>
    %29 = stablehlo.multiply %4, %28 : tensor<5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %31 = stablehlo.add %26, %30 : tensor<f32>
    %32 = stablehlo.iota dim = 0 : tensor<5xf32>
    %33 = stablehlo.cosine %32 : tensor<5xf32>
    %34 = stablehlo.multiply %5, %33 : tensor<5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %36 = stablehlo.add %31, %35 : tensor<f32>
    %37 = stablehlo.iota dim = 0 : tensor<5xf32>
    %38 = stablehlo.cosine %37 : tensor<5xf32>
    %39 = stablehlo.multiply %6, %38 : tensor<5xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %41 = stablehlo.add %36, %40 : tensor<f32>
    return %41 : tensor<f32>
  }
  func.func private @relu(%arg0: tensor<5xf32>) -> tensor<5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<5xf32>
    return %1 : tensor<5xf32>
  }
  func.func private @relu6(%arg0: tensor<5xf32>) -> tensor<5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<5xf32>
    return %3 : tensor<5xf32>
  }
  func.func private @softplus(%arg0: tensor<5xf32>) -> tensor<5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<5xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<5xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<5xf32>
    %7 = stablehlo.abs %3 : tensor<5xf32>
    %8 = stablehlo.negate %7 : tensor<5xf32>
    %9 = stablehlo.exponential %8 : tensor<5xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<5xf32>
    %11 = stablehlo.add %1, %10 : tensor<5xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<5xi1>, tensor<5xf32>
    return %12 : tensor<5xf32>
  }
  func.func private @celu(%arg0: tensor<5xf32>) -> tensor<5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.minimum %arg0, %2 : tensor<5xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %5 = stablehlo.divide %3, %4 : tensor<5xf32>
    %6 = stablehlo.exponential_minus_one %5 : tensor<5xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %8 = stablehlo.multiply %7, %6 : tensor<5xf32>
    %9 = stablehlo.add %1, %8 : tensor<5xf32>
    return %9 : tensor<5xf32>
  }
  func.func private @elu(%arg0: tensor<5xf32>) -> tensor<5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = call @_where(%3, %cst_1, %arg0) : (tensor<5xi1>, tensor<f32>, tensor<5xf32>) -> tensor<5xf32>
    %5 = stablehlo.exponential_minus_one %4 : tensor<5xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<5xf32>
    %8 = call @_where_0(%1, %arg0, %7) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    return %8 : tensor<5xf32>
  }
  func.func private @_where(%arg0: tensor<5xi1>, %arg1: tensor<f32>, %arg2: tensor<5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<5xi1>, tensor<5xf32>
    return %2 : tensor<5xf32>
  }
  func.func private @_where_0(%arg0: tensor<5xi1>, %arg1: tensor<5xf32>, %arg2: tensor<5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5xi1>, tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func private @leaky_relu(%arg0: tensor<5xf32>) -> tensor<5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_0 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<5xf32>
    %4 = call @_where_0(%1, %arg0, %3) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    return %4 : tensor<5xf32>
  }
  func.func private @hard_tanh(%arg0: tensor<5xf32>) -> tensor<5xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_0 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.compare LT, %arg0, %2, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %4 = call @_where_1(%3, %c, %arg0) : (tensor<5xi1>, tensor<i32>, tensor<5xf32>) -> tensor<5xf32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %5 = call @_where_1(%1, %c_1, %4) : (tensor<5xi1>, tensor<i32>, tensor<5xf32>) -> tensor<5xf32>
    return %5 : tensor<5xf32>
  }
  func.func private @_where_1(%arg0: tensor<5xi1>, %arg1: tensor<i32>, %arg2: tensor<5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<5xi1>, tensor<5xf32>
    return %2 : tensor<5xf32>
  }
}
// -----
// activations_inside
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<2x3xf32>, tensor<3x3xf32>) {
    %0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<2x3xf32>
    %1 = stablehlo.constant dense<"0xAD7DC33FDE2E053D779990BFAF99A6BF5312D7BCDD8C613F61BC893E0C190C3FB2FDE2BE"> : tensor<3x3xf32>
    return %0, %1 : tensor<2x3xf32>, tensor<3x3xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<2x3xf32>, tensor<3x3xf32>) {
    %0 = stablehlo.constant dense<"0x00000000"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<2x3xf32>
    %2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xf32>
    return %0, %1, %2 : tensor<f32>, tensor<2x3xf32>, tensor<3x3xf32>
  }
  func.func public @loss(%arg0: tensor<2x3xf32>, %arg1: tensor<3x3xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
    %1 = call @relu(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
    %3 = call @relu(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = stablehlo.iota dim = 0 : tensor<6xf32>
    %5 = stablehlo.cosine %4 : tensor<6xf32>
    %6 = stablehlo.reshape %5 : (tensor<6xf32>) -> tensor<2x3xf32>
    %7 = stablehlo.multiply %3, %6 : tensor<2x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.add %cst_0, %8 : tensor<f32>
    return %9 : tensor<f32>
  }
  func.func private @relu(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
}
// -----
// clip
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<5xf32>) {
    %0 = stablehlo.constant dense<"0x000000C0000080BF000000000000803F00000040"> : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<5xf32>) {
    %0 = stablehlo.constant dense<"0xA6C54BC0"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0000000040518A3E3311D5BE2670FDBE00000080"> : tensor<5xf32>
    return %0, %1 : tensor<f32>, tensor<5xf32>
  }
  func.func public @loss(%arg0: tensor<5xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @clip(%arg0, %cst, %cst_0) : (tensor<5xf32>, tensor<f32>, tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.iota dim = 0 : tensor<5xf32>
    %2 = stablehlo.cosine %1 : tensor<5xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.add %cst_2, %4 : tensor<f32>
    return %5 : tensor<f32>
  }
  func.func private @clip(%arg0: tensor<5xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<5xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<5xf32>
    %3 = stablehlo.convert %arg2 : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<5xf32>
    return %5 : tensor<5xf32>
  }
}
// -----
// clip_by_arguments
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) {
    %0 = stablehlo.constant dense<"0x000000C0000080BF000000000000803F00000040"> : tensor<5xf32>
    %1 = stablehlo.constant dense<"0x000080BF000080BF000000000000000000000040"> : tensor<5xf32>
    %2 = stablehlo.constant dense<"0x0000803F0000803F000000000000803F00000040"> : tensor<5xf32>
    return %0, %1, %2 : tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) {
    %0 = stablehlo.constant dense<"0xF29A75C0"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0000000040518A3E3311D5BD2670FDBE305527BE"> : tensor<5xf32>
    %2 = stablehlo.constant dense<"0x0000803F40518A3E3311D5BD00000080305527BE"> : tensor<5xf32>
    %3 = stablehlo.constant dense<"0x0000000000000000331155BE2670FDBE3055A7BE"> : tensor<5xf32>
    return %0, %1, %2, %3 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
  }
  func.func public @loss(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<5xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = call @clip(%arg0, %arg1, %arg2) : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1 = stablehlo.iota dim = 0 : tensor<5xf32>
    %2 = stablehlo.cosine %1 : tensor<5xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.add %cst_0, %4 : tensor<f32>
    return %5 : tensor<f32>
  }
  func.func private @clip(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.maximum %arg1, %arg0 : tensor<5xf32>
    %1 = stablehlo.minimum %arg2, %0 : tensor<5xf32>
    return %1 : tensor<5xf32>
  }
}
// -----
// clamp
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<5xf32>) {
    %0 = stablehlo.constant dense<"0x000000C0000080BF000000000000803F00000040"> : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<5xf32>) {
    %0 = stablehlo.constant dense<"0xA6C54BC0"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x00000000000000003311D5BE0000000000000000"> : tensor<5xf32>
    return %0, %1 : tensor<f32>, tensor<5xf32>
  }
  func.func public @loss(%arg0: tensor<5xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.clamp %0, %arg0, %1 : tensor<5xf32>
    %3 = stablehlo.iota dim = 0 : tensor<5xf32>
    %4 = stablehlo.cosine %3 : tensor<5xf32>
    %5 = stablehlo.multiply %2, %4 : tensor<5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.add %cst_2, %6 : tensor<f32>
    return %7 : tensor<f32>
  }
}
// -----
// clamp_by_arguments
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) {
    %0 = stablehlo.constant dense<"0x000080BF000080BF00000000000040400000803F"> : tensor<5xf32>
    %1 = stablehlo.constant dense<"0x000000C0000080BF000000000000803F00000040"> : tensor<5xf32>
    %2 = stablehlo.constant dense<"0x0000803F0000803F00000000000040C00000803F"> : tensor<5xf32>
    return %0, %1, %2 : tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) {
    %0 = stablehlo.constant dense<"0x02AA463F"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0000803F00000000000000000000000000000000"> : tensor<5xf32>
    %2 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000"> : tensor<5xf32>
    %3 = stablehlo.constant dense<"0x00000000000000000000000026707DBF305527BF"> : tensor<5xf32>
    return %0, %1, %2, %3 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
  }
  func.func public @loss(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<5xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.clamp %arg0, %arg1, %arg2 : tensor<5xf32>
    %1 = stablehlo.iota dim = 0 : tensor<5xf32>
    %2 = stablehlo.cosine %1 : tensor<5xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.add %cst_0, %4 : tensor<f32>
    return %5 : tensor<f32>
  }
}
// -----
// branch_of_each
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000080BF00000040"> : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x798045BD"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0000000040518ABF48A916BE"> : tensor<3xf32>
    return %0, %1 : tensor<f32>, tensor<3xf32>
  }
  func.func public @loss(%arg0: tensor<3xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %2 = stablehlo.convert %1 : (tensor<3xi1>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %5 = stablehlo.select %4, %arg0, %arg0 : tensor<3xi1>, tensor<3xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<3xf32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %8 = stablehlo.compare EQ, %2, %7, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %9 = stablehlo.select %8, %arg0, %arg0 : tensor<3xi1>, tensor<3xf32>
    %10 = stablehlo.sqrt %9 : tensor<3xf32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %12 = stablehlo.compare LT, %2, %11, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %13 = stablehlo.select %12, %6, %10 : tensor<3xi1>, tensor<3xf32>
    %14 = stablehlo.iota dim = 0 : tensor<3xf32>
    %15 = stablehlo.cosine %14 : tensor<3xf32>
    %16 = stablehlo.multiply %13, %15 : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.add %cst_3, %17 : tensor<f32>
    return %18 : tensor<f32>
  }
}
// -----
// case_of_each
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x000000000000003F00000040"> : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x1F2415BF"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0000803F40518A3F3311D53D"> : tensor<3xf32>
    return %0, %1 : tensor<f32>, tensor<3xf32>
  }
  func.func public @loss(%arg0: tensor<3xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %2 = stablehlo.convert %1 : (tensor<3xi1>) -> tensor<3xi32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %4 = stablehlo.compare GT, %arg0, %3, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %5 = stablehlo.convert %4 : (tensor<3xi1>) -> tensor<3xi32>
    %6 = stablehlo.add %2, %5 : tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<2> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %9 = stablehlo.clamp %7, %6, %8 : tensor<3xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %11 = stablehlo.compare EQ, %9, %10, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %12 = stablehlo.select %11, %arg0, %arg0 : tensor<3xi1>, tensor<3xf32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %14 = stablehlo.compare EQ, %9, %13, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %15 = stablehlo.select %14, %arg0, %arg0 : tensor<3xi1>, tensor<3xf32>
    %16 = stablehlo.log %15 : tensor<3xf32>
    %c_4 = stablehlo.constant dense<2> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %18 = stablehlo.compare EQ, %9, %17, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %19 = stablehlo.select %18, %arg0, %arg0 : tensor<3xi1>, tensor<3xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %21 = stablehlo.divide %20, %19 : tensor<3xf32>
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %23 = stablehlo.compare LT, %9, %22, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_7 = stablehlo.constant dense<2> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %25 = stablehlo.compare LT, %9, %24, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %26 = stablehlo.select %25, %16, %21 : tensor<3xi1>, tensor<3xf32>
    %27 = stablehlo.select %23, %12, %26 : tensor<3xi1>, tensor<3xf32>
    %28 = stablehlo.iota dim = 0 : tensor<3xf32>
    %29 = stablehlo.cosine %28 : tensor<3xf32>
    %30 = stablehlo.multiply %27, %29 : tensor<3xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.add %cst_9, %31 : tensor<f32>
    return %32 : tensor<f32>
  }
}
// -----
// size_of_complex
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0x000000000000404000000000000080BF"> : tensor<4xf32>
    %1 = stablehlo.constant dense<"0x0000000000008040000000C00000803F"> : tensor<4xf32>
    return %0, %1 : tensor<4xf32>, tensor<4xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<4xf32>, tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0x5335F03E"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x000000001AFBA53E000000803135333F"> : tensor<4xf32>
    %2 = stablehlo.constant dense<"0x00000080CD4EDD3E3311D53E313533BF"> : tensor<4xf32>
    return %0, %1, %2 : tensor<f32>, tensor<4xf32>, tensor<4xf32>
  }
  func.func public @loss(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.complex %arg0, %arg1 : tensor<4xcomplex<f32>>
    %1 = stablehlo.abs %0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %2 = stablehlo.iota dim = 0 : tensor<4xf32>
    %3 = stablehlo.cosine %2 : tensor<4xf32>
    %4 = stablehlo.multiply %1, %3 : tensor<4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.add %cst_0, %5 : tensor<f32>
    return %6 : tensor<f32>
  }
}
// -----
// spectrum
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F"> : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0x00008040"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F"> : tensor<4xf32>
    return %0, %1 : tensor<f32>, tensor<4xf32>
  }
  func.func public @loss(%arg0: tensor<4xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = call @fft(%arg0) : (tensor<4xf32>) -> tensor<3xcomplex<f32>>
    %1 = stablehlo.abs %0 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %2 = stablehlo.iota dim = 0 : tensor<3xf32>
    %3 = stablehlo.cosine %2 : tensor<3xf32>
    %4 = stablehlo.multiply %1, %3 : tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.add %cst_0, %5 : tensor<f32>
    return %6 : tensor<f32>
  }
  func.func private @fft(%arg0: tensor<4xf32>) -> tensor<3xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [4] : (tensor<4xf32>) -> tensor<3xcomplex<f32>>
    return %0 : tensor<3xcomplex<f32>>
  }
}
// -----
// reduced_precision
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<5xf32>) {
    %0 = stablehlo.constant dense<"0x000000C0000080BF000000000000803F00000040"> : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<5xf32>) {
    %0 = stablehlo.constant dense<"0x588C6F3F"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x000080C040518ABF000000802670FDBF305527C0"> : tensor<5xf32>
    return %0, %1 : tensor<f32>, tensor<5xf32>
  }
  func.func public @loss(%arg0: tensor<5xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.reduce_precision %arg0, format = e8m23 : tensor<5xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<5xf32>
    %2 = stablehlo.iota dim = 0 : tensor<5xf32>
    %3 = stablehlo.cosine %2 : tensor<5xf32>
    %4 = stablehlo.multiply %1, %3 : tensor<5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.add %cst_0, %5 : tensor<f32>
    return %6 : tensor<f32>
  }
}
// -----
// maximum_of_all
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<2x3xf32>) {
    %0 = stablehlo.constant dense<"0x0000803F0000803F0000000000000000000000000000803F"> : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<2x3xf32>) {
    %0 = stablehlo.constant dense<"0xA028C53F"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0000003F0000003F3311D5BE0000803F40510A3F40510A3F"> : tensor<2x3xf32>
    return %0, %1 : tensor<f32>, tensor<2x3xf32>
  }
  func.func public @loss(%arg0: tensor<2x3xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.minimum across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.iota dim = 0 : tensor<2xf32>
    %3 = stablehlo.cosine %2 : tensor<2xf32>
    %4 = stablehlo.multiply %0, %3 : tensor<2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.add %cst_2, %5 : tensor<f32>
    %7 = stablehlo.iota dim = 0 : tensor<3xf32>
    %8 = stablehlo.cosine %7 : tensor<3xf32>
    %9 = stablehlo.multiply %1, %8 : tensor<3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %11 = stablehlo.add %6, %10 : tensor<f32>
    return %11 : tensor<f32>
  }
}
// -----
// absolute
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<5xf32>) {
    %0 = stablehlo.constant dense<"0x000000C0000080BF000000000000803F00000040"> : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<5xf32>) {
    %0 = stablehlo.constant dense<"0x76ECE7BF"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x96D63EBFA7EA27BFB2BB4A3FB575ABBFDC674BBF"> : tensor<5xf32>
    return %0, %1 : tensor<f32>, tensor<5xf32>
  }
  func.func public @loss(%arg0: tensor<5xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<5xf32>
    %1 = call @norm(%arg0) : (tensor<5xf32>) -> tensor<f32>
    %2 = stablehlo.abs %arg0 : tensor<5xf32>
    %3 = stablehlo.negate %2 : tensor<5xf32>
    %4 = stablehlo.exponential %3 : tensor<5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %6 = stablehlo.maximum %arg0, %5 : tensor<5xf32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %8 = stablehlo.subtract %arg0, %7 : tensor<5xf32>
    %9 = stablehlo.compare NE, %8, %8, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %11 = stablehlo.add %arg0, %10 : tensor<5xf32>
    %12 = stablehlo.abs %8 : tensor<5xf32>
    %13 = stablehlo.negate %12 : tensor<5xf32>
    %14 = stablehlo.exponential %13 : tensor<5xf32>
    %15 = stablehlo.log_plus_one %14 : tensor<5xf32>
    %16 = stablehlo.add %6, %15 : tensor<5xf32>
    %17 = stablehlo.select %9, %11, %16 : tensor<5xi1>, tensor<5xf32>
    %18 = stablehlo.abs %arg0 : tensor<5xf32>
    %19 = stablehlo.sign %arg0 : tensor<5xf32>
    %20 = stablehlo.multiply %18, %19 : tensor<5xf32>
    %21 = stablehlo.iota dim = 0 : tensor<5xf32>
    %22 = stablehlo.cosine %21 : tensor<5xf32>
    %23 = stablehlo.multiply %0, %22 : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.add %cst_1, %24 : tensor<f32>
    %26 = stablehlo.iota dim = 0 : tensor<1xf32>
    %27 = stablehlo.cosine %26 : tensor<1xf32>
    %28 = stablehlo.reshape %27 : (tensor<1xf32>) -> tensor<f32>
    %29 = stablehlo.multiply %1, %28 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_2) applies stablehlo.add across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %31 = stablehlo.add %25, %30 : tensor<f32>
    %32 = stablehlo.iota dim = 0 : tensor<5xf32>
    %33 = stablehlo.cosine %32 : tensor<5xf32>
    %34 = stablehlo.multiply %4, %33 : tensor<5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %36 = stablehlo.add %31, %35 : tensor<f32>
    %37 = stablehlo.iota dim = 0 : tensor<5xf32>
    %38 = stablehlo.cosine %37 : tensor<5xf32>
    %39 = stablehlo.multiply %17, %38 : tensor<5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %41 = stablehlo.add %36, %40 : tensor<f32>
    %42 = stablehlo.iota dim = 0 : tensor<5xf32>
    %43 = stablehlo.cosine %42 : tensor<5xf32>
    %44 = stablehlo.multiply %20, %43 : tensor<5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %46 = stablehlo.add %41, %45 : tensor<f32>
    return %46 : tensor<f32>
  }
  func.func private @norm(%arg0: tensor<5xf32>) -> tensor<f32> {
    %0 = stablehlo.abs %arg0 : tensor<5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
}
// -----
// groups_of_batch
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<6x2x4x5xf32>, tensor<6x2x3x2xf32>) {
    %0 = stablehlo.constant dense<"0x03D1993E624FF1BE57B6A6BE5568A5BF473EC9BF07C3F6BED1C58DBF5C7075BFC4C92B3F3E4DDBBD0A813A40C1246D3F951822BF7D2B473F00AFB63ECC882FBFD5218D3FF07B46BF85BC43C0D4474B3FB2041EBF7A36BE3FEB5026BF9E3697BFFE33C63FEEA989BF7046503EA990B93F957DEA3DB409A5BD61C3D13D38CC563F3E8B4EBFF8521C3F37BB133F274B1540134DACBE4A326ABFFC553C3F3258CBBE0907943E24C2073EEF8D953F802628BF0DFDBCBDD05523C081DE63BFC0A6C43F2C772EBFFC9333BF62E49BBF0570143F0E43363E41EB97BF07DE2A3F992C853E5508413F003824BF1277DE3F2BDAD13EC563EFBD53D204BF07B47ABECBD95B3F01B689BE9E008A3F32A7143FF459AC3F2269503F4DE680BD4065F4BF3EDE983EE3004A3F3CCD263E4F720E3F3178F1BEF5CDC2BE694071BFC152AE3F1B32223E2327FCBE257AAABF95FC1CBE24A8B83FFE80EC3E3F7A39BFB1F9B63F6CD9B63F26147B3FE7EF493F66EC933F06130B3F7466463FBEAF47BF83F1BF3F80BA6C3EB08C014031B402C0AD95343F10417B3FDD94AFBEC8A6E73E52923F3F46CF133F1C270ABF275811BEE36F823F397FA33F5FB4CA3D34C39D3DEB4E4D3E37D2843FBCEA86BFD41EAABFD898FE3DBCA28DBFCE4C16BFD2BBB03DE30AF73E4E3A89BF04364D3F1509E3BF63A00B3F1DF3C9BFB130A3BFA868243FB60ED0BEB5A94BBFC8B9E3BEC118EE3E2C605DBD25B4F0BCEA02873F606537BF4BA1F1BEF9BD05BF3E9F953FC3CC7D3FEDBEA43F143E0ABDD99020BE554F5A3F54F0C9BE8DA6543F406B393FF8C432BFF761AABDDD39F4BD19DEDD3FE69E2540A8A6CCBD8A6F663C7B0512C0EC9B583ED974E6BBF25289BFB41C493F9F6AC8BF6A025CBE78300E3E3BDF9FBF5C535B3FA61C873F3D76B1BF0E34B4BFAD2D1A3FDAD4F9BC420F9BBFF52797BEB531DCBDCC7812BE4CD6533FA2B5C43ECA7DE23F0BEBAF3F75B02D3FBDDD893FEC72A93F14BC343F1FE59CBFC3025C3FA603943D3335CF3F656FBF3D71A7063F90C6A83E6632D73F486F353E22018ABE48419E3E3A07E1BE9DED253EF0D7F4BB1D128B3E2C2EF63FADB6CFBE3871173D91474CBE45302C3FD63D97BFB85631BFD9BF21BD58D00B3F5E913DBDC31200BF67E85DBF3802033FF799B83FF04FA53E78A6403E5343E33EB45171BFDA939FBEA72D89BEC229973E5F2D03BDFFB29BBF8107903FD7A0D83FC6C186BEDF34CC3E67C9883EB7DF483F8869BDBF1A77CE3F578AEFBE2AD2A13FEA36A53DD673C7BED5D20FBE20AD653FAAFF5CBF5217C0BE54E0F6BED093DBBF5674A63F0F32143FD79CAEBCE6F2943F96D874BF"> : tensor<6x2x4x5xf32>
    %1 = stablehlo.constant dense<"0xDB6C96BD00DADC3F6BCB7A3FC86D0EC0D24055C009DA84BF22D8873F6AE4F1BE4DF85EBEADB71B3F9E9C62BFAAFC593EF3C64A3F5B1CEF3E5DB9CA3EB21F1ABF53A8033F54F2DABE8008A73F667C2440796A3DBF0B2B0BC042D3D9BED8F1C03EB46A863F2E1D8A3F09B148BF79114BBFEB36A23F5CD38BBFB38C8B3F4F5568BE0733443F36C7343FB2D2463F7C07523FBA487DBFB054983E7C16653CA8E79D3E15DB9D3FB3CE8ABEB24336BFC7653ABF96239FBE16AB403FC29750BF9062943F0EB6943E9F8967BE8A73AABFC4CF7A3E2204313F9D04E2BF2292983F60E9D23F2C50AD3EB5CAFB3EFB791A4098AE9D3F6AD365BF7C5B88BC8AB220BE727F1ABE2A5017C012CB413F230123BF4094273E1D680BBE1B005F3F3D7497BE2CA14BBF"> : tensor<6x2x3x2xf32>
    return %0, %1 : tensor<6x2x4x5xf32>, tensor<6x2x3x2xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<6x2x4x5xf32>, tensor<6x2x3x2xf32>) {
    %0 = stablehlo.constant dense<"0xC4634FC1"> : tensor<f32>
    %1 = stablehlo.constant dense<"0xA2E5483F307C99C0B056363ECCB854C054A317BFF1D66DC096844E40150DD0BFC9123640B7DBFA3F9A906F401DA140C01C720540386346C0BBB9BEBF27087EC0380C8A3F7B2D4EC09CCCA13FFAE1F93E9C9538C041882DC0C4E02EC0FC0273C038778CBD9B02B53FD2BD344085EB044067748A40F683543F740497BFE1DE14C052B906C0E0AD8BC030268CBF26F706BF17878B3F686129BE799D0C40086AB23E2D4F55BFEB638D40EA85C2BE3ED783407E6AD83E456F6D40CE7D32C04D681B402EBB50C058008BBF998266C084DF1D40F59633C0B2A9594067C7113F13EC60409F7056BF2573724092C5ABBFE447143F3ADF1B4031A8F53FFC534440D2CA7740C31F613FE0C978BFD080F1BF3E3406C06E9D8AC017A6A5BF88D0323FA6FBA73FA121034001CB8640BAFEC13FCAC40B3F05BC11BF6289953EFA2206C01AE56BBE0CA967BFD7A01CBF68058FBFFEC5E4BF64E09ABE0CCA953F30C589BD8ED55640CAECD63E95411D40169C33BFB086123E28C74DC0E585BBBE517631C002628FBEFA5CE63DD4312040BC231CBFAA073F4019EB12BE405B9A3D388A58BD6271FD3FF4D6B03D0873143F768BE63EC0FB5E3EA148BEBD926BB0BEEC1017BF878D00BFB41096BE84DB033C96F88B3E88658B3E401A483D060B84BE2663F03E9D0A0DBFF38B2F3F7F0A1C3E9EF7953F779ECF3F5E90143F74C29EBE54844F3E6A6043C00A78A2BEA9473FC0482435BE715E8BBEC80B33406BB8803EA0CC4C402828893F94499FBE22DEF6BF26C9E93E2CF649C0D3B8153E4D17033F54B6AF3D48BFCEBF20235BBD64F716BF787509BF1A3AB3BEAB417ABDC084583E321B143F63EA113F49D4D33ED77A143E209E06BE3C61C5BE96F6B03D224D003EC0E1C8BEC559053F302DAA3EFE0C4ABE2C4842BFE053123EDE8393BF7D4DA93F3084253FE9F1B83FA85352BFB065743ECEEE97BF812156BF9FBAC2BFD867213F08F8E9BED41FDF3E4635473FEE397B3F80A9FEBE04EA1F3F8EE82D3EE886753EDE219DBE901990BE456000BFA7CABFBF10B4ACBE8A53863F00DC493FFE7828403DC7E53F8854FE3EA74A31BF101127BFE0C822C044B0C4BF6F6B8A3F388C243EAF52863F38EADA3FDDC51ABF4840883EE196023FFEF562BDB6F1933F429087BFCC837ABFA6D0C7BF6F77EE3E0AB720BFECF5613F125A913FD071CA3F417282BE7E90533FB03D49BE92C783BFCDB46BBFEC46293E20654CBF08AD91BEB037B6BED54B483ECFBA1D3E7DE5FD3EB9A400408A7C1E3FDCBAC8BE784D08BFD5C11BC07D380FC0BA1E42BF00047E3C7404C03EFB4A1040E181E43F51DB67BFD825AB3E18C995BF8545B6BF"> : tensor<6x2x4x5xf32>
    %2 = stablehlo.constant dense<"0xE0DF13C06D18EEBEF6F06B40C5A38940E90485C0617E96C0881763BFB68C13C0D854BCBFEAB54C40006CADBA803718C06C6BAABE031E6ABEDBEEAC3F15A69540E1E553C03AE9B6C0A0CF073EB48D89BF42AE77BF791D0540CCEBCF3E6B451FC0D0F5AFBE452256BF6738DA3F068F493FF9EAD5BFA8C8064025AAF3BF50624E3E7E4E0A40724A82BF824EDFBFE21B333F389B9FBFE06C45BF0C6CCE3F35C3773F2543ABBE216A693FB434B7BF840F09BE08EA294031CF89BF3A633CC0D0E79C3FB8250AC0313C5D40E7E26F4078C8B6BF5DB090C0D0FEE7BD32204EC0EAE7573F817E0D4083F7BABFBA8647C0D128CA3FF79731BEFF3E8A40C425D93F048C3CC0BC0724C0EF08FD3F8CC8BCBF53C7D73FBBF4103FB83722C0B981EBBF8A96FC3F"> : tensor<6x2x3x2xf32>
    return %0, %1, %2 : tensor<f32>, tensor<6x2x4x5xf32>, tensor<6x2x3x2xf32>
  }
  func.func public @loss(%arg0: tensor<6x2x4x5xf32>, %arg1: tensor<6x2x3x2xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 2], pad = [[1, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 3 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<6x2x4x5xf32>, tensor<6x2x3x2xf32>) -> tensor<2x6x4x3xf32>
    %1 = stablehlo.iota dim = 0 : tensor<144xf32>
    %2 = stablehlo.cosine %1 : tensor<144xf32>
    %3 = stablehlo.reshape %2 : (tensor<144xf32>) -> tensor<2x6x4x3xf32>
    %4 = stablehlo.multiply %0, %3 : tensor<2x6x4x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x6x4x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.add %cst_0, %5 : tensor<f32>
    return %6 : tensor<f32>
  }
}
// -----
// groups_of_batch_by_name
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<4x4x3x2xf32>, tensor<2x3x2x4xf32>) {
    %0 = stablehlo.constant dense<"0xD74C083F4BD3B33F3ABEA3BE755AAF3FDF3C863EF66008BF5F38C33F7F9151BF55CC813F3B12FFBE0F83E63E92F89DBF786C56BFA253883FB4A1403E23D91C3D8C2EE1BE1D99E43EB8D9B2BF0A5A8FBFCC9321BE719355BF1D5A33BF4D7092BD64D20CBECCD863BEC027D53FEF6A813FF1679D3FFFB3E6BCFD3201BF5E19BABF113FB2BE4C8005C0127015BF2AA5433F4E8ECF3F0432773FD9915CBF7F38FC3EA7064ABF69AE523F5511E4BD01B35B3F52AA24408E2A6C3FDC46154070B3353EC3D0A8BED3B6AA3FB7B7DC3F70150EBF38F19C3DAA9EB7BFD4D84CBEBE69633F89EAB0BD6AB811BF7020B4BFDB8BBC3EA02B4C3F45B4183FBDB8823E9314A3BFF282E13FAD9267BD854514BE35A13B3FA5710AC0660784BD93120CBEE59BBE3EBC6FAC3F37C4F13E3382EABF789BADBEE776523E02B3163E6C00A4BF0AF6D4BFFA8B0C3FD5E3AF3E947FAEBCA1DADCBF1514E33F6E9D39C0F66ABABE6DD505403F3421BED1A36D3E45EE96BFEBE7AD3FAB74A5BF3B43823EB5240A3E247E86BF"> : tensor<4x4x3x2xf32>
    %1 = stablehlo.constant dense<"0x1511633F1D3EB5BFD8F82EBFE220EBBCE632D3BE5B84EF3EDC8E6C3F846996BE839D0ABFAF5804BF212FBBBE26454F3F9BCE5EBE21B6D03E4FAEBABDDF2E58BFBD1C5D3F89DE84BFE316CB3BCC56BE3FEEEA8BBF5C0D62BD1BDACABF1B6902BF0B4FBFBFF421B9BEDDCD09BF9123073E5FCACA3F59E3903E1F7E283FD6AC4FBD66647ABED57F55BF7A82E6BFD6888C3D1F87D03F94DDF33E80B308BFBE1FD33FD480DDBE486C1EBF92399BBFF84876BF8C467CBEE9DFFF3FDB1F53BEBA0884BF"> : tensor<2x3x2x4xf32>
    return %0, %1 : tensor<4x4x3x2xf32>, tensor<2x3x2x4xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<4x4x3x2xf32>, tensor<2x3x2x4xf32>) {
    %0 = stablehlo.constant dense<"0x32A04640"> : tensor<f32>
    %1 = stablehlo.constant dense<"0xCF50D8BF825CDE3FC4F697BE0C9B15BF4DE4983F656DC9BF529A913F7E60D9BE24C7C43E305369BDAF38D9BFDAA1A83F4AE0D2BE48A9FB3E40F5703F6270E2BFD4D7193F20EEDD3D000000000000000000000000000000000000000000000000CC49AD3F1C03ABBF5752883F66045CBFEE3834BF80BFD43F1068F5BE2A548B3EB003BFBFC810833F6CA0833FC5E87ABF9426C23F427DCABFB07D93BD68A7883F917796BF45C49F3F0000000000000000000000000000000000000000000000007833BF3D521265BEB8816D3E2F84A43F5BD9FA3ECBEC45BF5DE1323FFC7944BFE79DB3BF0677F53FF8038F3E4D2B6F3F2298EF3EEF9121BFA3F0133FE90D86BC8893A3BD65E8B2BF0000000000000000000000000000000000000000000000007CBF933E183395BE6C77753ED439A6BFD31C0EBFFD38BCBE992DFABE315BAA3E80137E3F5AFFBABE9005573FEFDC0AC0EB036EBE665EC93E9EB5C3BEB09285BF9614BFBEAE808C3F000000000000000000000000000000000000000000000000"> : tensor<4x4x3x2xf32>
    %2 = stablehlo.constant dense<"0x05AB10BFC531B9BF3ABFD3BF5576E1BF1033B33F8F0DECBFA0C141BD66558CBF40F19D3F68F6CF3FDEF5153FB1387E3FF50933C0E267083ECB03A9BFDAA6F7BFEE93613D4AEDB0BFC3FF663E898131BF64B2534025981F40440471BE988AC13FCED328C051367B3F233DC2BF5AD0F53F3829C13F3002CD3DBC724DC03BE500C12B2402407A48933FECB4A53F2275B83FC8340BBF3208C7BE080262C06DC9103F4626A4BF8C6501C0808237BED5F7B3BF9A448A3E88E30D3FF20D91405A324540"> : tensor<2x3x2x4xf32>
    return %0, %1, %2 : tensor<f32>, tensor<4x4x3x2xf32>, tensor<2x3x2x4xf32>
  }
  func.func public @loss(%arg0: tensor<4x4x3x2xf32>, %arg1: tensor<2x3x2x4xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[1, 0], [0, 2]], lhs_dilate = [1, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 2 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x3x2xf32>, tensor<2x3x2x4xf32>) -> tensor<2x2x5x4xf32>
    %1 = stablehlo.iota dim = 0 : tensor<80xf32>
    %2 = stablehlo.cosine %1 : tensor<80xf32>
    %3 = stablehlo.reshape %2 : (tensor<80xf32>) -> tensor<2x2x5x4xf32>
    %4 = stablehlo.multiply %0, %3 : tensor<2x2x5x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x2x5x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.add %cst_0, %5 : tensor<f32>
    return %6 : tensor<f32>
  }
}
// -----
// gradient_by_kernel
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<2x4x3x3xf32>, tensor<4x2x2x2xf32>) {
    %0 = stablehlo.constant dense<"0xB7FC1ABFE03564BEB01ADBBFE2AA013E035F333F8141A43E9DC9193FE10FA5BF766BD9BFB58DA43F0D138C3F6327C5BFB755533ED31FD13CAB7D0B3FA097553EB78B00BF5BF1473EE6D0203EC42D47BD0E1CEDBF60B13FC0D0494ABF3140D1BFD04F813E1D52373F11B7863EC332BDBE4358903D6E6B953F2A933ABF821B6C3F5826353F7BFB853ED9D8B93FF5C237BF1348713FC5CF6DBF2E5C44BF9DA487BF0A44E43E1D9470BF9EA5553DC77F91BF217B883FBC07EB3FA380673ECC59D23FA7870F3FFAD50A40FE36CC3DA403C9BF75CBBE3F636601BE929684BF0A0128BFA32BD0BF06BA2BBE2C1F89BFA1F9BD3F261C2A3F2F88D4BF1D33C1BF532511BFBF67F6BFDEE1E0BDB0F631BDA3D645BF0EE70BBFA469FF3EC3F9B53F3872BF3F"> : tensor<2x4x3x3xf32>
    %1 = stablehlo.constant dense<"0x6B870C3DED185B3FDC043DBF9BEBD23E10AD75BF52C53A3FEE839EBFAF0F77BFFAB708BCD8960E3F1A16B8BF256109BF0A650A3E1D8B6A3E8CBB56BF5D6AC63D4BD388BEADB0B33FE3900E3FF57BA9BF50E60CC0D48ECC3D8C4E973FEAE8313E14CF613F1D27F8BEF394AEBFD7A33F3F3FA2CA3DD8052F3F27D7B0BF25E9393E"> : tensor<4x2x2x2xf32>
    return %0, %1 : tensor<2x4x3x3xf32>, tensor<4x2x2x2xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<2x4x3x3xf32>, tensor<4x2x2x2xf32>) {
    %0 = stablehlo.constant dense<"0xB605DFC2"> : tensor<f32>
    %1 = stablehlo.constant dense<"0xD921C0BFA38313C1B34E61C0119A49C0C1A837419AB65D416D2845C0DD5958C13FC959C19E098940FB9E844069D149C1C8E53CC08055213E922E9741D8547CBF480EEDC0C6A948C13EC6B44000770D3FF3A40AC10672F1BF46718440B948564154884E4007469E40FD17B5C088BD25400B5ACF4044A703C1C572F5C0582E6A40F0772A3FFDF3F8400328A6406C948A419D6308C1ACB5E6C0C5365440A0224EC08913A0C034EBD3BF4EEC9EC08E2FD7C0106B9B4030C28E40C03400BD3164B140C45339C11EDD4DC19D33EEC02DC229C0FFE9D1C0703E24C07E4AA6C0D4D6A0BFFC7F2641BE5244C0C93914C16E5511C23E5568C08B674741028D284278B73F3FB6BD6CC1EA9D4EC182214541A12628429561E741008F91C13E0267C24C6417C2"> : tensor<2x4x3x3xf32>
    %2 = stablehlo.constant dense<"0x46BFE94190442741A50C5BC14102A9C11F6E79C12BE98741599E83408EAF9040887A3FC002BEC0C10F0DD0C1A571A640D2DE2642AC2AAA41207DAA4135382C41CC3564C2C55D71C1A44C5442EE7E244252178841667F0EC09CC40AC2CCF8D5C1BDE112428E5555425181B54076AF82C15ADE16C2B2BB26C200AA8EBF00336641"> : tensor<4x2x2x2xf32>
    return %0, %1, %2 : tensor<f32>, tensor<2x4x3x3xf32>, tensor<4x2x2x2xf32>
  }
  func.func public @loss(%arg0: tensor<2x4x3x3xf32>, %arg1: tensor<4x2x2x2xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x3x3xf32>, tensor<4x2x2x2xf32>) -> tensor<2x4x3x3xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x3x3xf32>
    %2 = stablehlo.multiply %1, %0 : tensor<2x4x3x3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x3x3xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<2x4x3x3xf32>
    %5 = stablehlo.convolution(%arg0, %4) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 2 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x3x3xf32>, tensor<2x4x3x3xf32>) -> tensor<4x2x2x2xf32>
    %6 = stablehlo.iota dim = 0 : tensor<32xf32>
    %7 = stablehlo.cosine %6 : tensor<32xf32>
    %8 = stablehlo.reshape %7 : (tensor<32xf32>) -> tensor<4x2x2x2xf32>
    %9 = stablehlo.multiply %5, %8 : tensor<4x2x2x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<4x2x2x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.add %cst_2, %10 : tensor<f32>
    return %11 : tensor<f32>
  }
}
// -----
// wider_sums
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<3x4xf32>, tensor<4x2xf32>) {
    %0 = stablehlo.constant dense<"0xD52020BF9B7C4E3FEDA714BF3B7E1BBFC5F115BF7BC1A13F9B74EC3C2C8F42BF0AE482BFCEA585BF6137BB3F884AE8BF"> : tensor<3x4xf32>
    %1 = stablehlo.constant dense<"0x08B159BFC84C233FF3D8963F08D617BE9517493F4776423FC2767C3FB01D3E3D"> : tensor<4x2xf32>
    return %0, %1 : tensor<3x4xf32>, tensor<4x2xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<3x4xf32>, tensor<4x2xf32>) {
    %0 = stablehlo.constant dense<"0xB1C43D3F"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x000002BF00008D3F0000993F0000813F00008DBE0000B0BE00008ABF0000E9BE00003D3F000050BF000099BE000021BF"> : tensor<3x4xf32>
    %2 = stablehlo.constant dense<"0x0000933E000044BD0000763F00008FBF0000C6BF0000923D0000653F0000B3BD"> : tensor<4x2xf32>
    return %0, %1, %2 : tensor<f32>, tensor<3x4xf32>, tensor<4x2xf32>
  }
  func.func public @loss(%arg0: tensor<3x4xf32>, %arg1: tensor<4x2xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<3x4xf32>) -> tensor<3x4xbf16>
    %1 = stablehlo.convert %arg1 : (tensor<4x2xf32>) -> tensor<4x2xbf16>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xbf16>, tensor<4x2xbf16>) -> tensor<3x2xf32>
    %3 = stablehlo.iota dim = 0 : tensor<6xf32>
    %4 = stablehlo.cosine %3 : tensor<6xf32>
    %5 = stablehlo.reshape %4 : (tensor<6xf32>) -> tensor<3x2xf32>
    %6 = stablehlo.multiply %2, %5 : tensor<3x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.add %cst_0, %7 : tensor<f32>
    return %8 : tensor<f32>
  }
}
// -----
// window_maximum
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<6xf32>) {
    %0 = stablehlo.constant dense<"0x0000803F0000803F00000000000000000000004000000040"> : tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<6xf32>) {
    %0 = stablehlo.constant dense<"0xB69CDFBF"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0000803F40510A3F3311D5BE00000000AB62D2BF00000000"> : tensor<6xf32>
    return %0, %1 : tensor<f32>, tensor<6xf32>
  }
  func.func public @loss(%arg0: tensor<6xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %7 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %7 : tensor<f32>
    }) : (tensor<6xf32>, tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.iota dim = 0 : tensor<5xf32>
    %3 = stablehlo.cosine %2 : tensor<5xf32>
    %4 = stablehlo.multiply %1, %3 : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.add %cst_1, %5 : tensor<f32>
    return %6 : tensor<f32>
  }
}
// -----
// window_minimum
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<6xf32>) {
    %0 = stablehlo.constant dense<"0x0000803F0000803F00000000000000000000004000000040"> : tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<6xf32>) {
    %0 = stablehlo.constant dense<"0x331155BF"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0000000000000000A028C53F000000003311D5BE00000000"> : tensor<6xf32>
    return %0, %1 : tensor<f32>, tensor<6xf32>
  }
  func.func public @loss(%arg0: tensor<6xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[0, 1]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %7 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
      stablehlo.return %7 : tensor<f32>
    }) : (tensor<6xf32>, tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.iota dim = 0 : tensor<3xf32>
    %3 = stablehlo.cosine %2 : tensor<3xf32>
    %4 = stablehlo.multiply %1, %3 : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.add %cst_1, %5 : tensor<f32>
    return %6 : tensor<f32>
  }
}
// -----
// window_sum
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<3x5xf32>) {
    %0 = stablehlo.constant dense<"0xFFD5D33FF84F5D3E6C2BC63FD0988ABFBDEA753FB1159EBFEADFBCBF1C87063F0EBC4CBF8638F43E600685BFD3F7D13FFD023A3D2A118CBFBDD55C3E"> : tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<3x5xf32>) {
    %0 = stablehlo.constant dense<"0xC7241B40"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0000803FA028C53F40510A3F3445FE3D3311D5BE80F6233CB0A0D3BD801FE8BDD0B97BBE0EAA07BEC04DF4BCF840903D6854CD3D9624743E627A0D3E"> : tensor<3x5xf32>
    return %0, %1 : tensor<f32>, tensor<3x5xf32>
  }
  func.func public @loss(%arg0: tensor<3x5xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %8 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x3xf32>
    %2 = stablehlo.iota dim = 0 : tensor<9xf32>
    %3 = stablehlo.cosine %2 : tensor<9xf32>
    %4 = stablehlo.reshape %3 : (tensor<9xf32>) -> tensor<3x3xf32>
    %5 = stablehlo.multiply %1, %4 : tensor<3x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.add %cst_1, %6 : tensor<f32>
    return %7 : tensor<f32>
  }
}
// -----
// window_average
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<4x4xf32>) {
    %0 = stablehlo.constant dense<"0x81906C3F35153ABFD4CE0F3F69F90540475D6A3F78C2203DA1FF04BF310F213FA571BBBF75223FC096071DBFC8A483BF2661E63F7C96483ED3AB6DBF73778DBF"> : tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<4x4xf32>) {
    %0 = stablehlo.constant dense<"0x4253293F"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0000803E0000803E40510A3E40510A3E0000803E0000803E40510A3E40510A3E0000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4xf32>
    return %0, %1 : tensor<f32>, tensor<4x4xf32>
  }
  func.func public @loss(%arg0: tensor<4x4xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %11 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %11 : tensor<f32>
    }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<2x2xf32>
    %2 = call @relu(%1) : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %4 = stablehlo.divide %2, %3 : tensor<2x2xf32>
    %5 = stablehlo.iota dim = 0 : tensor<4xf32>
    %6 = stablehlo.cosine %5 : tensor<4xf32>
    %7 = stablehlo.reshape %6 : (tensor<4xf32>) -> tensor<2x2xf32>
    %8 = stablehlo.multiply %4, %7 : tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.add %cst_2, %9 : tensor<f32>
    return %10 : tensor<f32>
  }
  func.func private @relu(%arg0: tensor<2x2xf32>) -> tensor<2x2xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x2xf32>
    return %1 : tensor<2x2xf32>
  }
}
// -----
// fraction_and_exponent
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<5xf32>) {
    %0 = stablehlo.constant dense<"0x0000803F000040C0CDCCCC3E000000006F12833A"> : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<5xf32>) {
    %0 = stablehlo.constant dense<"0x8A646EC0"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0000904054F61240E6CC1FC02670FDBFDAA3A8C3"> : tensor<5xf32>
    return %0, %1 : tensor<f32>, tensor<5xf32>
  }
  func.func public @loss(%arg0: tensor<5xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = call @frexp(%arg0) : (tensor<5xf32>) -> tensor<5xf32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %1 = call @ldexp(%arg0, %c) : (tensor<5xf32>, tensor<i32>) -> tensor<5xf32>
    %2 = stablehlo.add %0, %1 : tensor<5xf32>
    %3 = stablehlo.iota dim = 0 : tensor<5xf32>
    %4 = stablehlo.cosine %3 : tensor<5xf32>
    %5 = stablehlo.multiply %2, %4 : tensor<5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.add %cst_0, %6 : tensor<f32>
    return %7 : tensor<f32>
  }
  func.func private @frexp(%arg0: tensor<5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.abs %arg0 : tensor<5xf32>
    %cst = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_0 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %4 = stablehlo.multiply %arg0, %3 : tensor<5xf32>
    %5 = call @_where(%2, %4, %arg0) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %6 = stablehlo.bitcast_convert %5 : (tensor<5xf32>) -> tensor<5xi32>
    %c = stablehlo.constant dense<-2139095041> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %8 = stablehlo.and %6, %7 : tensor<5xi32>
    %c_1 = stablehlo.constant dense<1056964608> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %10 = stablehlo.or %8, %9 : tensor<5xi32>
    %11 = stablehlo.bitcast_convert %10 : (tensor<5xi32>) -> tensor<5xf32>
    %12 = call @isinf(%arg0) : (tensor<5xf32>) -> tensor<5xi1>
    %13 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %14 = stablehlo.or %12, %13 : tensor<5xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %16 = stablehlo.compare EQ, %arg0, %15, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %17 = stablehlo.or %14, %16 : tensor<5xi1>
    %18 = call @_where(%17, %arg0, %11) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    return %18 : tensor<5xf32>
  }
  func.func private @_where(%arg0: tensor<5xi1>, %arg1: tensor<5xf32>, %arg2: tensor<5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5xi1>, tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func private @isinf(%arg0: tensor<5xf32>) -> tensor<5xi1> {
    %0 = stablehlo.abs %arg0 : tensor<5xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    return %2 : tensor<5xi1>
  }
  func.func private @ldexp(%arg0: tensor<5xf32>, %arg1: tensor<i32>) -> tensor<5xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1:2 = call @frexp_0(%arg0) : (tensor<5xf32>) -> (tensor<5xf32>, tensor<5xi32>)
    %2 = stablehlo.convert %1#1 : (tensor<5xi32>) -> tensor<5xf32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %4 = stablehlo.add %2, %3 : tensor<5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %6 = stablehlo.compare GT, %4, %5, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %8 = stablehlo.multiply %1#0, %7 : tensor<5xf32>
    %9 = call @_where(%6, %8, %1#0) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %11 = stablehlo.compare GT, %4, %10, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %13 = stablehlo.subtract %4, %12 : tensor<5xf32>
    %14 = call @_where(%11, %13, %4) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %16 = stablehlo.power %15, %14 : tensor<5xf32>
    %17 = stablehlo.multiply %9, %16 : tensor<5xf32>
    %18 = call @isinf(%arg0) : (tensor<5xf32>) -> tensor<5xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %20 = stablehlo.compare EQ, %arg0, %19, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %21 = stablehlo.or %18, %20 : tensor<5xi1>
    %22 = call @_where(%21, %arg0, %17) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    return %22 : tensor<5xf32>
  }
  func.func private @frexp_0(%arg0: tensor<5xf32>) -> (tensor<5xf32>, tensor<5xi32>) {
    %0 = stablehlo.abs %arg0 : tensor<5xf32>
    %cst = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_0 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %4 = stablehlo.multiply %arg0, %3 : tensor<5xf32>
    %5 = call @_where(%2, %4, %arg0) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %c = stablehlo.constant dense<-23> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = call @_where_1(%2, %c, %c_1) : (tensor<5xi1>, tensor<i32>, tensor<i32>) -> tensor<5xi32>
    %7 = stablehlo.bitcast_convert %5 : (tensor<5xf32>) -> tensor<5xi32>
    %c_2 = stablehlo.constant dense<23> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %9 = stablehlo.shift_right_arithmetic %7, %8 : tensor<5xi32>
    %c_3 = stablehlo.constant dense<255> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %11 = stablehlo.and %9, %10 : tensor<5xi32>
    %c_4 = stablehlo.constant dense<127> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %13 = stablehlo.subtract %11, %12 : tensor<5xi32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %15 = stablehlo.add %13, %14 : tensor<5xi32>
    %16 = stablehlo.add %6, %15 : tensor<5xi32>
    %c_6 = stablehlo.constant dense<-2139095041> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %18 = stablehlo.and %7, %17 : tensor<5xi32>
    %c_7 = stablehlo.constant dense<1056964608> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %20 = stablehlo.or %18, %19 : tensor<5xi32>
    %21 = stablehlo.bitcast_convert %20 : (tensor<5xi32>) -> tensor<5xf32>
    %22 = call @isinf(%arg0) : (tensor<5xf32>) -> tensor<5xi1>
    %23 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %24 = stablehlo.or %22, %23 : tensor<5xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %26 = stablehlo.compare EQ, %arg0, %25, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %27 = stablehlo.or %24, %26 : tensor<5xi1>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %29 = call @_where_2(%27, %28, %16) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %30 = call @_where(%27, %arg0, %21) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    return %30, %29 : tensor<5xf32>, tensor<5xi32>
  }
  func.func private @_where_1(%arg0: tensor<5xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<5xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<5xi1>, tensor<5xi32>
    return %2 : tensor<5xi32>
  }
  func.func private @_where_2(%arg0: tensor<5xi1>, %arg1: tensor<5xi32>, %arg2: tensor<5xi32>) -> tensor<5xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5xi1>, tensor<5xi32>
    return %0 : tensor<5xi32>
  }
}
// -----
// i0
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000080BF000080400000A041"> : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0xB17F24CC"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x00000000B7579CBEC1F681C0065520CC"> : tensor<4xf32>
    return %0, %1 : tensor<f32>, tensor<4xf32>
  }
  func.func public @loss(%arg0: tensor<4xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = call @i0(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %1 = stablehlo.iota dim = 0 : tensor<4xf32>
    %2 = stablehlo.cosine %1 : tensor<4xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.add %cst_0, %4 : tensor<f32>
    return %5 : tensor<f32>
  }
  func.func private @i0(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.abs %arg0 : tensor<4xf32>
    %1 = stablehlo.exponential %0 : tensor<4xf32>
    %2 = stablehlo.abs %0 : tensor<4xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %6 = stablehlo.multiply %3, %2 : tensor<4xf32>
    %7 = stablehlo.subtract %6, %4 : tensor<4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %11 = stablehlo.multiply %7, %8 : tensor<4xf32>
    %12 = stablehlo.subtract %11, %9 : tensor<4xf32>
    %cst_5 = stablehlo.constant dense<-1.30002498E-8> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %14 = stablehlo.add %12, %13 : tensor<4xf32>
    %15 = stablehlo.multiply %7, %14 : tensor<4xf32>
    %16 = stablehlo.subtract %15, %8 : tensor<4xf32>
    %cst_6 = stablehlo.constant dense<6.04699508E-8> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %18 = stablehlo.add %16, %17 : tensor<4xf32>
    %19 = stablehlo.multiply %7, %18 : tensor<4xf32>
    %20 = stablehlo.subtract %19, %14 : tensor<4xf32>
    %cst_7 = stablehlo.constant dense<-2.67079372E-7> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %22 = stablehlo.add %20, %21 : tensor<4xf32>
    %23 = stablehlo.multiply %7, %22 : tensor<4xf32>
    %24 = stablehlo.subtract %23, %18 : tensor<4xf32>
    %cst_8 = stablehlo.constant dense<1.11738757E-6> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %26 = stablehlo.add %24, %25 : tensor<4xf32>
    %27 = stablehlo.multiply %7, %26 : tensor<4xf32>
    %28 = stablehlo.subtract %27, %22 : tensor<4xf32>
    %cst_9 = stablehlo.constant dense<-4.41673819E-6> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %30 = stablehlo.add %28, %29 : tensor<4xf32>
    %31 = stablehlo.multiply %7, %30 : tensor<4xf32>
    %32 = stablehlo.subtract %31, %26 : tensor<4xf32>
    %cst_10 = stablehlo.constant dense<1.64484482E-5> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %34 = stablehlo.add %32, %33 : tensor<4xf32>
    %35 = stablehlo.multiply %7, %34 : tensor<4xf32>
    %36 = stablehlo.subtract %35, %30 : tensor<4xf32>
    %cst_11 = stablehlo.constant dense<-5.75419508E-5> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %38 = stablehlo.add %36, %37 : tensor<4xf32>
    %39 = stablehlo.multiply %7, %38 : tensor<4xf32>
    %40 = stablehlo.subtract %39, %34 : tensor<4xf32>
    %cst_12 = stablehlo.constant dense<1.88502891E-4> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %42 = stablehlo.add %40, %41 : tensor<4xf32>
    %43 = stablehlo.multiply %7, %42 : tensor<4xf32>
    %44 = stablehlo.subtract %43, %38 : tensor<4xf32>
    %cst_13 = stablehlo.constant dense<-5.76375576E-4> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %46 = stablehlo.add %44, %45 : tensor<4xf32>
    %47 = stablehlo.multiply %7, %46 : tensor<4xf32>
    %48 = stablehlo.subtract %47, %42 : tensor<4xf32>
    %cst_14 = stablehlo.constant dense<0.00163947558> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %50 = stablehlo.add %48, %49 : tensor<4xf32>
    %51 = stablehlo.multiply %7, %50 : tensor<4xf32>
    %52 = stablehlo.subtract %51, %46 : tensor<4xf32>
    %cst_15 = stablehlo.constant dense<-4.324310e-03> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %54 = stablehlo.add %52, %53 : tensor<4xf32>
    %55 = stablehlo.multiply %7, %54 : tensor<4xf32>
    %56 = stablehlo.subtract %55, %50 : tensor<4xf32>
    %cst_16 = stablehlo.constant dense<0.0105464607> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %58 = stablehlo.add %56, %57 : tensor<4xf32>
    %59 = stablehlo.multiply %7, %58 : tensor<4xf32>
    %60 = stablehlo.subtract %59, %54 : tensor<4xf32>
    %cst_17 = stablehlo.constant dense<-0.0237374157> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %62 = stablehlo.add %60, %61 : tensor<4xf32>
    %63 = stablehlo.multiply %7, %62 : tensor<4xf32>
    %64 = stablehlo.subtract %63, %58 : tensor<4xf32>
    %cst_18 = stablehlo.constant dense<0.0493052825> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %66 = stablehlo.add %64, %65 : tensor<4xf32>
    %67 = stablehlo.multiply %7, %66 : tensor<4xf32>
    %68 = stablehlo.subtract %67, %62 : tensor<4xf32>
    %cst_19 = stablehlo.constant dense<-9.490110e-02> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %70 = stablehlo.add %68, %69 : tensor<4xf32>
    %71 = stablehlo.multiply %7, %70 : tensor<4xf32>
    %72 = stablehlo.subtract %71, %66 : tensor<4xf32>
    %cst_20 = stablehlo.constant dense<0.171620905> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %74 = stablehlo.add %72, %73 : tensor<4xf32>
    %75 = stablehlo.multiply %7, %74 : tensor<4xf32>
    %76 = stablehlo.subtract %75, %70 : tensor<4xf32>
    %cst_21 = stablehlo.constant dense<-0.304682672> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %78 = stablehlo.add %76, %77 : tensor<4xf32>
    %79 = stablehlo.multiply %7, %78 : tensor<4xf32>
    %80 = stablehlo.subtract %79, %74 : tensor<4xf32>
    %cst_22 = stablehlo.constant dense<0.676795303> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %82 = stablehlo.add %80, %81 : tensor<4xf32>
    %83 = stablehlo.subtract %82, %74 : tensor<4xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %85 = stablehlo.multiply %84, %83 : tensor<4xf32>
    %86 = stablehlo.divide %5, %2 : tensor<4xf32>
    %87 = stablehlo.subtract %86, %4 : tensor<4xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %91 = stablehlo.multiply %87, %88 : tensor<4xf32>
    %92 = stablehlo.subtract %91, %89 : tensor<4xf32>
    %cst_27 = stablehlo.constant dense<3.39623196E-9> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %94 = stablehlo.add %92, %93 : tensor<4xf32>
    %95 = stablehlo.multiply %87, %94 : tensor<4xf32>
    %96 = stablehlo.subtract %95, %88 : tensor<4xf32>
    %cst_28 = stablehlo.constant dense<2.26666899E-8> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %98 = stablehlo.add %96, %97 : tensor<4xf32>
    %99 = stablehlo.multiply %87, %98 : tensor<4xf32>
    %100 = stablehlo.subtract %99, %94 : tensor<4xf32>
    %cst_29 = stablehlo.constant dense<2.04891862E-7> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %102 = stablehlo.add %100, %101 : tensor<4xf32>
    %103 = stablehlo.multiply %87, %102 : tensor<4xf32>
    %104 = stablehlo.subtract %103, %98 : tensor<4xf32>
    %cst_30 = stablehlo.constant dense<2.89137051E-6> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %106 = stablehlo.add %104, %105 : tensor<4xf32>
    %107 = stablehlo.multiply %87, %106 : tensor<4xf32>
    %108 = stablehlo.subtract %107, %102 : tensor<4xf32>
    %cst_31 = stablehlo.constant dense<6.88975852E-5> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %110 = stablehlo.add %108, %109 : tensor<4xf32>
    %111 = stablehlo.multiply %87, %110 : tensor<4xf32>
    %112 = stablehlo.subtract %111, %106 : tensor<4xf32>
    %cst_32 = stablehlo.constant dense<0.00336911646> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %114 = stablehlo.add %112, %113 : tensor<4xf32>
    %115 = stablehlo.multiply %87, %114 : tensor<4xf32>
    %116 = stablehlo.subtract %115, %110 : tensor<4xf32>
    %cst_33 = stablehlo.constant dense<0.804490387> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %118 = stablehlo.add %116, %117 : tensor<4xf32>
    %119 = stablehlo.subtract %118, %110 : tensor<4xf32>
    %cst_34 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %121 = stablehlo.multiply %120, %119 : tensor<4xf32>
    %122 = stablehlo.sqrt %2 : tensor<4xf32>
    %123 = stablehlo.divide %121, %122 : tensor<4xf32>
    %cst_35 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %125 = stablehlo.compare LE, %2, %124, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %126 = stablehlo.select %125, %85, %123 : tensor<4xi1>, tensor<4xf32>
    %127 = stablehlo.multiply %1, %126 : tensor<4xf32>
    return %127 : tensor<4xf32>
  }
}
// -----
// exponential_integral
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x9A99993E0000C03F0000E040"> : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x2B4CA93E"> : tensor<f32>
    %1 = stablehlo.constant dense<"0xF02FF0BE18C721BDBEAB3438"> : tensor<3xf32>
    return %0, %1 : tensor<f32>, tensor<3xf32>
  }
  func.func public @loss(%arg0: tensor<3xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<3> : tensor<i32>
    %0 = call @expn(%c, %arg0) : (tensor<i32>, tensor<3xf32>) -> tensor<3xf32>
    %1 = stablehlo.iota dim = 0 : tensor<3xf32>
    %2 = stablehlo.cosine %1 : tensor<3xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.add %cst_0, %4 : tensor<f32>
    return %5 : tensor<f32>
  }
  func.func private @expn(%arg0: tensor<i32>, %arg1: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.compare LT, %0, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %3 = stablehlo.compare LT, %arg1, %2, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %4 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i1>) -> tensor<3xi1>
    %5 = stablehlo.or %4, %3 : tensor<3xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.compare EQ, %arg1, %6, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.compare LT, %0, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i1>) -> tensor<3xi1>
    %10 = stablehlo.and %7, %9 : tensor<3xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %12 = stablehlo.compare EQ, %arg1, %11, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GE, %0, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<i1>) -> tensor<3xi1>
    %15 = stablehlo.and %12, %14 : tensor<3xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.compare EQ, %0, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %18 = stablehlo.compare GE, %arg1, %17, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %19 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i1>) -> tensor<3xi1>
    %20 = stablehlo.and %19, %18 : tensor<3xi1>
    %cst_7 = stablehlo.constant dense<5.000000e+03> : tensor<f32>
    %21 = stablehlo.compare GE, %0, %cst_7, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %23 = stablehlo.compare GT, %arg1, %22, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.compare EQ, %0, %cst_9, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %25 = stablehlo.add %0, %0 : tensor<f32>
    %26 = call @_where(%24, %25, %0) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.divide %cst_10, %26 : tensor<f32>
    %28 = stablehlo.negate %arg1 : tensor<3xf32>
    %29 = stablehlo.exponential %28 : tensor<3xf32>
    %30 = stablehlo.divide %29, %arg1 : tensor<3xf32>
    %31 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
    %32 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
    %33 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
    %34 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
    %35 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %36 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
    %37 = stablehlo.broadcast_in_dim %35, dims = [1] : (tensor<1xi1>) -> tensor<3x1xi1>
    %38 = stablehlo.concatenate %31, %32, %33, %34, %37, %36, dim = 1 : (tensor<3x1xi1>, tensor<3x1xi1>, tensor<3x1xi1>, tensor<3x1xi1>, tensor<3x1xi1>, tensor<3x1xi1>) -> tensor<3x6xi1>
    %cst_11 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %cst_12 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %39 = call @_piecewise(%arg1, %38, %cst_11, %cst_12, %27, %30, %0) : (tensor<3xf32>, tensor<3x6xi1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
    return %39 : tensor<3xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @_piecewise(%arg0: tensor<3xf32>, %arg1: tensor<3x6xi1>, %arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<3xf32>, %arg6: tensor<f32>) -> tensor<3xf32> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<1xi1>) -> tensor<3x1xi1>
    %2 = stablehlo.concatenate %1, %arg1, dim = 1 : (tensor<3x1xi1>, tensor<3x6xi1>) -> tensor<3x7xi1>
    %3 = call @cumsum(%2) : (tensor<3x7xi1>) -> tensor<3x7xi32>
    %4 = call @argmax(%3) : (tensor<3x7xi32>) -> tensor<3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<6> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %7 = stablehlo.clamp %5, %4, %6 : tensor<3xi32>
    %8 = stablehlo.broadcast_in_dim %arg6, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %10 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %11 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %13 = stablehlo.compare EQ, %7, %12, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %14 = stablehlo.select %13, %8, %8 : tensor<3xi1>, tensor<3xf32>
    %15 = stablehlo.select %13, %arg0, %arg0 : tensor<3xi1>, tensor<3xf32>
    %16 = stablehlo.log %15 : tensor<3xf32>
    %cst = stablehlo.constant dense<-0.577215672> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %18 = stablehlo.subtract %17, %16 : tensor<3xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %20:3 = stablehlo.while(%iterArg = %19, %iterArg_38 = %14, %iterArg_39 = %18) : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
    cond {
      %128 = stablehlo.compare LT, %iterArg, %iterArg_38, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %c_40 = stablehlo.constant dense<false> : tensor<i1>
      %129 = stablehlo.reduce(%128 init: %c_40) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %129 : tensor<i1>
    } do {
      %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %128 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %129 = stablehlo.add %iterArg, %128 : tensor<3xf32>
      %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %130 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %131 = stablehlo.divide %130, %iterArg : tensor<3xf32>
      %132 = stablehlo.add %iterArg_39, %131 : tensor<3xf32>
      %133 = stablehlo.compare LT, %iterArg, %iterArg_38, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %134 = stablehlo.broadcast_in_dim %133, dims = [0] : (tensor<3xi1>) -> tensor<3xi1>
      %135 = stablehlo.select %134, %129, %iterArg : tensor<3xi1>, tensor<3xf32>
      %136 = stablehlo.broadcast_in_dim %133, dims = [0] : (tensor<3xi1>) -> tensor<3xi1>
      %137 = stablehlo.select %136, %iterArg_38, %iterArg_38 : tensor<3xi1>, tensor<3xf32>
      %138 = stablehlo.broadcast_in_dim %133, dims = [0] : (tensor<3xi1>) -> tensor<3xi1>
      %139 = stablehlo.select %138, %132, %iterArg_39 : tensor<3xi1>, tensor<3xf32>
      stablehlo.return %135, %137, %139 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
    }
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %22 = stablehlo.compare EQ, %14, %21, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23 = call @_where_1(%22, %cst_5, %14) : (tensor<3xi1>, tensor<f32>, tensor<3xf32>) -> tensor<3xf32>
    %24 = stablehlo.negate %15 : tensor<3xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %26 = stablehlo.subtract %25, %14 : tensor<3xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %28 = stablehlo.compare EQ, %14, %27, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %30 = stablehlo.subtract %29, %23 : tensor<3xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %32 = stablehlo.divide %31, %30 : tensor<3xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = call @_where_1(%28, %cst_10, %32) : (tensor<3xi1>, tensor<f32>, tensor<3xf32>) -> tensor<3xf32>
    %cst_11 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %37:7 = stablehlo.while(%iterArg = %24, %iterArg_38 = %33, %iterArg_39 = %26, %iterArg_40 = %34, %iterArg_41 = %15, %iterArg_42 = %35, %iterArg_43 = %36) : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
    cond {
      %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %128 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %129 = stablehlo.compare GT, %iterArg_41, %128, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %130 = stablehlo.convert %iterArg_40 : tensor<3xf32>
      %cst_45 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %131 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %132 = stablehlo.compare GT, %130, %131, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %133 = stablehlo.and %129, %132 : tensor<3xi1>
      %c_46 = stablehlo.constant dense<false> : tensor<i1>
      %134 = stablehlo.reduce(%133 init: %c_46) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %134 : tensor<i1>
    } do {
      %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %128 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %129 = stablehlo.add %iterArg_42, %128 : tensor<3xf32>
      %130 = stablehlo.divide %iterArg, %129 : tensor<3xf32>
      %131 = stablehlo.multiply %iterArg_43, %130 : tensor<3xf32>
      %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %132 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %133 = stablehlo.add %iterArg_39, %132 : tensor<3xf32>
      %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %134 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %135 = stablehlo.compare NE, %133, %134, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %136 = stablehlo.divide %131, %133 : tensor<3xf32>
      %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %137 = func.call @_where_2(%135, %136, %cst_47) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
      %138 = stablehlo.add %iterArg_38, %137 : tensor<3xf32>
      %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %139 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %140 = stablehlo.compare NE, %138, %139, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %141 = stablehlo.divide %131, %138 : tensor<3xf32>
      %142 = stablehlo.abs %141 : tensor<3xf32>
      %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %143 = func.call @_where_2(%140, %142, %cst_49) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
      %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %144 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %145 = stablehlo.compare GT, %iterArg_41, %144, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %146 = stablehlo.convert %iterArg_40 : tensor<3xf32>
      %cst_51 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %147 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %148 = stablehlo.compare GT, %146, %147, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %149 = stablehlo.and %145, %148 : tensor<3xi1>
      %150 = stablehlo.broadcast_in_dim %149, dims = [0] : (tensor<3xi1>) -> tensor<3xi1>
      %151 = stablehlo.select %150, %138, %iterArg_38 : tensor<3xi1>, tensor<3xf32>
      %152 = stablehlo.broadcast_in_dim %149, dims = [0] : (tensor<3xi1>) -> tensor<3xi1>
      %153 = stablehlo.select %152, %133, %iterArg_39 : tensor<3xi1>, tensor<3xf32>
      %154 = stablehlo.broadcast_in_dim %149, dims = [0] : (tensor<3xi1>) -> tensor<3xi1>
      %155 = stablehlo.select %154, %143, %iterArg_40 : tensor<3xi1>, tensor<3xf32>
      %156 = stablehlo.broadcast_in_dim %149, dims = [0] : (tensor<3xi1>) -> tensor<3xi1>
      %157 = stablehlo.select %156, %iterArg_41, %iterArg_41 : tensor<3xi1>, tensor<3xf32>
      %158 = stablehlo.broadcast_in_dim %149, dims = [0] : (tensor<3xi1>) -> tensor<3xi1>
      %159 = stablehlo.select %158, %129, %iterArg_42 : tensor<3xi1>, tensor<3xf32>
      %160 = stablehlo.broadcast_in_dim %149, dims = [0] : (tensor<3xi1>) -> tensor<3xi1>
      %161 = stablehlo.select %160, %131, %iterArg_43 : tensor<3xi1>, tensor<3xf32>
      stablehlo.return %iterArg, %151, %153, %155, %157, %159, %161 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
    }
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %39 = stablehlo.subtract %14, %38 : tensor<3xf32>
    %40 = stablehlo.power %24, %39 : tensor<3xf32>
    %41 = stablehlo.multiply %40, %20#2 : tensor<3xf32>
    %42 = chlo.lgamma %14 : tensor<3xf32> -> tensor<3xf32>
    %43 = stablehlo.exponential %42 : tensor<3xf32>
    %44 = stablehlo.divide %41, %43 : tensor<3xf32>
    %45 = stablehlo.subtract %44, %37#1 : tensor<3xf32>
    %c_15 = stablehlo.constant dense<1> : tensor<i32>
    %46 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %47 = stablehlo.compare EQ, %7, %46, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %48 = stablehlo.select %47, %9, %9 : tensor<3xi1>, tensor<3xf32>
    %49 = stablehlo.convert %48 : tensor<3xf32>
    %c_16 = stablehlo.constant dense<2> : tensor<i32>
    %50 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %51 = stablehlo.compare EQ, %7, %50, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %52 = stablehlo.select %51, %10, %10 : tensor<3xi1>, tensor<3xf32>
    %53 = stablehlo.convert %52 : tensor<3xf32>
    %c_17 = stablehlo.constant dense<3> : tensor<i32>
    %54 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %55 = stablehlo.compare EQ, %7, %54, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %56 = stablehlo.select %55, %11, %11 : tensor<3xi1>, tensor<3xf32>
    %c_18 = stablehlo.constant dense<4> : tensor<i32>
    %57 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %58 = stablehlo.compare EQ, %7, %57, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %59 = stablehlo.select %58, %arg5, %arg5 : tensor<3xi1>, tensor<3xf32>
    %c_19 = stablehlo.constant dense<5> : tensor<i32>
    %60 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %61 = stablehlo.compare EQ, %7, %60, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %62 = stablehlo.select %61, %8, %8 : tensor<3xi1>, tensor<3xf32>
    %63 = stablehlo.select %61, %arg0, %arg0 : tensor<3xi1>, tensor<3xf32>
    %64 = stablehlo.add %63, %62 : tensor<3xf32>
    %65 = stablehlo.multiply %64, %64 : tensor<3xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %67 = stablehlo.divide %66, %65 : tensor<3xf32>
    %68 = stablehlo.multiply %67, %62 : tensor<3xf32>
    %cst_21 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %70 = stablehlo.multiply %69, %63 : tensor<3xf32>
    %71 = stablehlo.multiply %70, %63 : tensor<3xf32>
    %cst_22 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %73 = stablehlo.multiply %72, %62 : tensor<3xf32>
    %74 = stablehlo.multiply %73, %63 : tensor<3xf32>
    %75 = stablehlo.subtract %71, %74 : tensor<3xf32>
    %76 = stablehlo.multiply %62, %62 : tensor<3xf32>
    %77 = stablehlo.add %75, %76 : tensor<3xf32>
    %78 = stablehlo.multiply %68, %77 : tensor<3xf32>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %80 = stablehlo.multiply %79, %63 : tensor<3xf32>
    %81 = stablehlo.subtract %62, %80 : tensor<3xf32>
    %82 = stablehlo.multiply %62, %81 : tensor<3xf32>
    %83 = stablehlo.add %78, %82 : tensor<3xf32>
    %84 = stablehlo.multiply %67, %83 : tensor<3xf32>
    %85 = stablehlo.add %84, %62 : tensor<3xf32>
    %86 = stablehlo.multiply %67, %85 : tensor<3xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %88 = stablehlo.add %86, %87 : tensor<3xf32>
    %89 = stablehlo.negate %63 : tensor<3xf32>
    %90 = stablehlo.exponential %89 : tensor<3xf32>
    %91 = stablehlo.multiply %88, %90 : tensor<3xf32>
    %92 = stablehlo.divide %91, %64 : tensor<3xf32>
    %c_25 = stablehlo.constant dense<6> : tensor<i32>
    %93 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %94 = stablehlo.compare EQ, %7, %93, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %95 = stablehlo.select %94, %8, %8 : tensor<3xi1>, tensor<3xf32>
    %96 = stablehlo.select %94, %arg0, %arg0 : tensor<3xi1>, tensor<3xf32>
    %97 = stablehlo.add %96, %95 : tensor<3xf32>
    %98 = stablehlo.add %96, %95 : tensor<3xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %100 = stablehlo.divide %99, %98 : tensor<3xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_31 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %106:10 = stablehlo.while(%iterArg = %95, %iterArg_38 = %100, %iterArg_39 = %101, %iterArg_40 = %102, %iterArg_41 = %103, %iterArg_42 = %97, %iterArg_43 = %96, %iterArg_44 = %104, %iterArg_45 = %105, %iterArg_46 = %96) : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
    cond {
      %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %128 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %129 = stablehlo.compare GT, %iterArg_46, %128, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %cst_48 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %130 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %131 = stablehlo.compare GT, %iterArg_45, %130, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %132 = stablehlo.and %129, %131 : tensor<3xi1>
      %c_49 = stablehlo.constant dense<false> : tensor<i1>
      %133 = stablehlo.reduce(%132 init: %c_49) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %133 : tensor<i1>
    } do {
      %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %128 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %129 = stablehlo.add %iterArg_39, %128 : tensor<3xf32>
      %cst_48 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %130 = func.call @remainder(%129, %cst_48) : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
      %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %131 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %132 = stablehlo.compare EQ, %130, %131, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %133 = func.call @_where_3(%132, %cst_50, %iterArg_46) : (tensor<3xi1>, tensor<f32>, tensor<3xf32>) -> tensor<3xf32>
      %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %134 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %135 = stablehlo.subtract %129, %134 : tensor<3xf32>
      %cst_52 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %136 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %137 = stablehlo.divide %135, %136 : tensor<3xf32>
      %138 = stablehlo.add %iterArg, %137 : tensor<3xf32>
      %cst_53 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %139 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %140 = stablehlo.divide %129, %139 : tensor<3xf32>
      %141 = func.call @_where_4(%132, %138, %140) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %142 = stablehlo.multiply %iterArg_40, %133 : tensor<3xf32>
      %143 = stablehlo.multiply %iterArg_41, %141 : tensor<3xf32>
      %144 = stablehlo.add %142, %143 : tensor<3xf32>
      %145 = stablehlo.multiply %iterArg_42, %133 : tensor<3xf32>
      %146 = stablehlo.multiply %iterArg_43, %141 : tensor<3xf32>
      %147 = stablehlo.add %145, %146 : tensor<3xf32>
      %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %148 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %149 = stablehlo.compare NE, %147, %148, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %150 = stablehlo.divide %144, %147 : tensor<3xf32>
      %151 = func.call @_where_4(%149, %150, %iterArg_44) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %152 = stablehlo.subtract %iterArg_38, %151 : tensor<3xf32>
      %153 = stablehlo.divide %152, %151 : tensor<3xf32>
      %154 = stablehlo.abs %153 : tensor<3xf32>
      %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %155 = func.call @_where_2(%149, %154, %cst_55) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
      %156 = func.call @_where_4(%149, %151, %iterArg_38) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %157 = stablehlo.abs %144 : tensor<3xf32>
      %cst_56 = stablehlo.constant dense<1.44115188E+17> : tensor<f32>
      %158 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %159 = stablehlo.compare GT, %157, %158, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %cst_57 = stablehlo.constant dense<1.44115188E+17> : tensor<f32>
      %160 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %161 = stablehlo.divide %144, %160 : tensor<3xf32>
      %162 = func.call @_where_4(%159, %161, %144) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %cst_58 = stablehlo.constant dense<1.44115188E+17> : tensor<f32>
      %163 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %164 = stablehlo.divide %iterArg_40, %163 : tensor<3xf32>
      %165 = func.call @_where_4(%159, %164, %iterArg_40) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %cst_59 = stablehlo.constant dense<1.44115188E+17> : tensor<f32>
      %166 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %167 = stablehlo.divide %147, %166 : tensor<3xf32>
      %168 = func.call @_where_4(%159, %167, %147) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %cst_60 = stablehlo.constant dense<1.44115188E+17> : tensor<f32>
      %169 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %170 = stablehlo.divide %iterArg_42, %169 : tensor<3xf32>
      %171 = func.call @_where_4(%159, %170, %iterArg_42) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %172 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %173 = stablehlo.compare GT, %iterArg_46, %172, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %cst_62 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %174 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %175 = stablehlo.compare GT, %iterArg_45, %174, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %176 = stablehlo.and %173, %175 : tensor<3xi1>
      %177 = stablehlo.broadcast_in_dim %176, dims = [0] : (tensor<3xi1>) -> tensor<3xi1>
      %178 = stablehlo.select %177, %156, %iterArg_38 : tensor<3xi1>, tensor<3xf32>
      %179 = stablehlo.broadcast_in_dim %176, dims = [0] : (tensor<3xi1>) -> tensor<3xi1>
      %180 = stablehlo.select %179, %129, %iterArg_39 : tensor<3xi1>, tensor<3xf32>
      %181 = stablehlo.broadcast_in_dim %176, dims = [0] : (tensor<3xi1>) -> tensor<3xi1>
      %182 = stablehlo.select %181, %162, %iterArg_40 : tensor<3xi1>, tensor<3xf32>
      %183 = stablehlo.broadcast_in_dim %176, dims = [0] : (tensor<3xi1>) -> tensor<3xi1>
      %184 = stablehlo.select %183, %165, %iterArg_41 : tensor<3xi1>, tensor<3xf32>
      %185 = stablehlo.broadcast_in_dim %176, dims = [0] : (tensor<3xi1>) -> tensor<3xi1>
      %186 = stablehlo.select %185, %168, %iterArg_42 : tensor<3xi1>, tensor<3xf32>
      %187 = stablehlo.broadcast_in_dim %176, dims = [0] : (tensor<3xi1>) -> tensor<3xi1>
      %188 = stablehlo.select %187, %171, %iterArg_43 : tensor<3xi1>, tensor<3xf32>
      %189 = stablehlo.broadcast_in_dim %176, dims = [0] : (tensor<3xi1>) -> tensor<3xi1>
      %190 = stablehlo.select %189, %151, %iterArg_44 : tensor<3xi1>, tensor<3xf32>
      %191 = stablehlo.broadcast_in_dim %176, dims = [0] : (tensor<3xi1>) -> tensor<3xi1>
      %192 = stablehlo.select %191, %155, %iterArg_45 : tensor<3xi1>, tensor<3xf32>
      %193 = stablehlo.broadcast_in_dim %176, dims = [0] : (tensor<3xi1>) -> tensor<3xi1>
      %194 = stablehlo.select %193, %iterArg_46, %iterArg_46 : tensor<3xi1>, tensor<3xf32>
      stablehlo.return %iterArg, %178, %180, %182, %184, %186, %188, %190, %192, %194 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
    }
    %107 = stablehlo.negate %96 : tensor<3xf32>
    %108 = stablehlo.exponential %107 : tensor<3xf32>
    %109 = stablehlo.multiply %106#1, %108 : tensor<3xf32>
    %c_32 = stablehlo.constant dense<3> : tensor<i32>
    %110 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %111 = stablehlo.compare LT, %7, %110, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_33 = stablehlo.constant dense<1> : tensor<i32>
    %112 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %113 = stablehlo.compare LT, %7, %112, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_34 = stablehlo.constant dense<2> : tensor<i32>
    %114 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %115 = stablehlo.compare LT, %7, %114, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %116 = stablehlo.select %115, %49, %53 : tensor<3xi1>, tensor<3xf32>
    %117 = stablehlo.select %113, %45, %116 : tensor<3xi1>, tensor<3xf32>
    %c_35 = stablehlo.constant dense<5> : tensor<i32>
    %118 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %119 = stablehlo.compare LT, %7, %118, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_36 = stablehlo.constant dense<4> : tensor<i32>
    %120 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %121 = stablehlo.compare LT, %7, %120, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %122 = stablehlo.select %121, %56, %59 : tensor<3xi1>, tensor<3xf32>
    %c_37 = stablehlo.constant dense<6> : tensor<i32>
    %123 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %124 = stablehlo.compare LT, %7, %123, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %125 = stablehlo.select %124, %92, %109 : tensor<3xi1>, tensor<3xf32>
    %126 = stablehlo.select %119, %122, %125 : tensor<3xi1>, tensor<3xf32>
    %127 = stablehlo.select %111, %117, %126 : tensor<3xi1>, tensor<3xf32>
    return %127 : tensor<3xf32>
  }
  func.func private @cumsum(%arg0: tensor<3x7xi1>) -> tensor<3x7xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<3x7xi1>) -> tensor<3x7xi32>
    %1 = call @cumsum_0(%0) : (tensor<3x7xi32>) -> tensor<3x7xi32>
    return %1 : tensor<3x7xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<3x7xi32>) -> tensor<3x7xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 7>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3x7xi32>, tensor<i32>) -> tensor<3x7xi32>
    return %1 : tensor<3x7xi32>
  }
  func.func private @argmax(%arg0: tensor<3x7xi32>) -> tensor<3xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<3x7xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<3x7xi32>, tensor<3x7xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
     reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i32>, tensor<i32>
    }
    return %1#1 : tensor<3xi32>
  }
  func.func private @_where_1(%arg0: tensor<3xi1>, %arg1: tensor<f32>, %arg2: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3xi1>, tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @_where_2(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<f32>) -> tensor<3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @remainder(%arg0: tensor<3xf32>, %arg1: tensor<f32>) -> tensor<3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.remainder %arg0, %0 : tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %3 = stablehlo.compare NE, %1, %2, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.compare LT, %1, %4, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.compare LT, %arg1, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<3xi1>
    %8 = stablehlo.compare NE, %5, %7, UNSIGNED : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %9 = stablehlo.and %8, %3 : tensor<3xi1>
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %11 = stablehlo.add %1, %10 : tensor<3xf32>
    %12 = stablehlo.select %9, %11, %1 : tensor<3xi1>, tensor<3xf32>
    return %12 : tensor<3xf32>
  }
  func.func private @_where_3(%arg0: tensor<3xi1>, %arg1: tensor<f32>, %arg2: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3xi1>, tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @_where_4(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
// -----
// gammainc
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<6xf32>, tensor<6xf32>) {
    %0 = stablehlo.constant dense<"0x9A99993E0000803F000020400000E0400000A04100000040"> : tensor<6xf32>
    %1 = stablehlo.constant dense<"0xCDCC4C3E000040400000004000001041000070410AD7233C"> : tensor<6xf32>
    return %0, %1 : tensor<6xf32>, tensor<6xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<6xf32>, tensor<6xf32>) {
    %0 = stablehlo.constant dense<"0xC59416BF"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x24FE823F2F86553DCAFDE9BD73E6D5BD04E301BD6F5DA338"> : tensor<6xf32>
    %2 = stablehlo.constant dense<"0x2A2758BF805DDCBC8D69F53D91AFB83DB040153D120D38BB"> : tensor<6xf32>
    return %0, %1, %2 : tensor<f32>, tensor<6xf32>, tensor<6xf32>
  }
  func.func public @loss(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %2 = stablehlo.or %0, %1 : tensor<6xi1>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %4 = stablehlo.compare EQ, %arg1, %3, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %6 = stablehlo.compare EQ, %arg0, %5, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.compare EQ, %arg1, %7, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %10 = stablehlo.compare LT, %arg1, %9, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %12 = stablehlo.compare LT, %arg0, %11, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %13 = stablehlo.and %6, %8 : tensor<6xi1>
    %14 = stablehlo.or %10, %12 : tensor<6xi1>
    %15 = stablehlo.or %14, %13 : tensor<6xi1>
    %16 = stablehlo.or %15, %2 : tensor<6xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %18 = stablehlo.compare GE, %arg1, %17, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %19 = stablehlo.compare GT, %arg1, %arg0, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %20 = stablehlo.and %18, %19 : tensor<6xi1>
    %21 = stablehlo.log %arg1 : tensor<6xf32>
    %22 = stablehlo.multiply %arg0, %21 : tensor<6xf32>
    %23 = stablehlo.subtract %22, %arg1 : tensor<6xf32>
    %24 = chlo.lgamma %arg0 : tensor<6xf32> -> tensor<6xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<6xf32>
    %cst_5 = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
    %26 = stablehlo.log %cst_5 : tensor<f32>
    %27 = stablehlo.negate %26 : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %29 = stablehlo.compare LT, %25, %28, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %30 = stablehlo.exponential %25 : tensor<6xf32>
    %31 = stablehlo.or %8, %16 : tensor<6xi1>
    %32 = stablehlo.or %31, %29 : tensor<6xi1>
    %33 = stablehlo.or %32, %4 : tensor<6xi1>
    %34 = stablehlo.not %33 : tensor<6xi1>
    %35 = stablehlo.and %34, %20 : tensor<6xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %37 = stablehlo.subtract %36, %arg0 : tensor<6xf32>
    %38 = stablehlo.add %arg1, %37 : tensor<6xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %40 = stablehlo.add %38, %39 : tensor<6xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %43 = stablehlo.add %arg1, %42 : tensor<6xf32>
    %44 = stablehlo.multiply %40, %arg1 : tensor<6xf32>
    %45 = stablehlo.divide %43, %44 : tensor<6xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %50 = stablehlo.negate %arg1 : tensor<6xf32>
    %51 = stablehlo.multiply %45, %50 : tensor<6xf32>
    %52 = stablehlo.subtract %49, %51 : tensor<6xf32>
    %53 = stablehlo.divide %52, %44 : tensor<6xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54:15 = stablehlo.while(%iterArg = %35, %iterArg_50 = %45, %iterArg_51 = %46, %iterArg_52 = %37, %iterArg_53 = %40, %iterArg_54 = %cst_14, %iterArg_55 = %43, %iterArg_56 = %44, %iterArg_57 = %41, %iterArg_58 = %arg1, %iterArg_59 = %47, %iterArg_60 = %48, %iterArg_61 = %49, %iterArg_62 = %50, %iterArg_63 = %53) : tensor<6xi1>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
    cond {
      %cst_64 = stablehlo.constant dense<2.000000e+03> : tensor<f32>
      %159 = stablehlo.compare LT, %iterArg_54, %cst_64, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %160 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      %161 = stablehlo.and %159, %160 : tensor<i1>
      stablehlo.return %161 : tensor<i1>
    } do {
      %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %159 = stablehlo.add %iterArg_54, %cst_64 : tensor<f32>
      %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %160 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %161 = stablehlo.add %iterArg_52, %160 : tensor<6xf32>
      %cst_66 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %162 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %163 = stablehlo.add %iterArg_53, %162 : tensor<6xf32>
      %164 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %165 = stablehlo.multiply %161, %164 : tensor<6xf32>
      %166 = stablehlo.multiply %iterArg_55, %163 : tensor<6xf32>
      %167 = stablehlo.multiply %iterArg_57, %165 : tensor<6xf32>
      %168 = stablehlo.subtract %166, %167 : tensor<6xf32>
      %169 = stablehlo.multiply %iterArg_56, %163 : tensor<6xf32>
      %170 = stablehlo.multiply %iterArg_58, %165 : tensor<6xf32>
      %171 = stablehlo.subtract %169, %170 : tensor<6xf32>
      %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %172 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %173 = stablehlo.compare NE, %171, %172, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
      %174 = stablehlo.divide %168, %171 : tensor<6xf32>
      %175 = stablehlo.subtract %iterArg_50, %174 : tensor<6xf32>
      %176 = stablehlo.divide %175, %174 : tensor<6xf32>
      %177 = stablehlo.abs %176 : tensor<6xf32>
      %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %178 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %179 = stablehlo.select %173, %177, %178 : tensor<6xi1>, tensor<6xf32>
      %180 = stablehlo.select %173, %174, %iterArg_50 : tensor<6xi1>, tensor<6xf32>
      %181 = stablehlo.multiply %iterArg_61, %163 : tensor<6xf32>
      %182 = stablehlo.subtract %181, %iterArg_55 : tensor<6xf32>
      %183 = stablehlo.multiply %iterArg_59, %165 : tensor<6xf32>
      %184 = stablehlo.subtract %182, %183 : tensor<6xf32>
      %185 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %186 = stablehlo.multiply %iterArg_57, %185 : tensor<6xf32>
      %187 = stablehlo.add %184, %186 : tensor<6xf32>
      %188 = stablehlo.multiply %iterArg_62, %163 : tensor<6xf32>
      %189 = stablehlo.subtract %188, %iterArg_56 : tensor<6xf32>
      %190 = stablehlo.multiply %iterArg_60, %165 : tensor<6xf32>
      %191 = stablehlo.subtract %189, %190 : tensor<6xf32>
      %192 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %193 = stablehlo.multiply %iterArg_58, %192 : tensor<6xf32>
      %194 = stablehlo.add %191, %193 : tensor<6xf32>
      %195 = stablehlo.multiply %180, %194 : tensor<6xf32>
      %196 = stablehlo.subtract %187, %195 : tensor<6xf32>
      %197 = stablehlo.divide %196, %171 : tensor<6xf32>
      %198 = stablehlo.select %173, %197, %iterArg_63 : tensor<6xi1>, tensor<6xf32>
      %199 = stablehlo.subtract %198, %iterArg_63 : tensor<6xf32>
      %200 = stablehlo.abs %199 : tensor<6xf32>
      %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %201 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %202 = stablehlo.select %173, %200, %201 : tensor<6xi1>, tensor<6xf32>
      %203 = stablehlo.abs %168 : tensor<6xf32>
      %cst_70 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %cst_71 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %204 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<f32>
      %205 = stablehlo.divide %204, %cst_70 : tensor<f32>
      %206 = stablehlo.broadcast_in_dim %205, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %207 = stablehlo.compare GT, %203, %206, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
      %cst_72 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %208 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %209 = stablehlo.multiply %iterArg_55, %208 : tensor<6xf32>
      %210 = stablehlo.select %207, %209, %iterArg_55 : tensor<6xi1>, tensor<6xf32>
      %cst_73 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %211 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %212 = stablehlo.multiply %168, %211 : tensor<6xf32>
      %213 = stablehlo.select %207, %212, %168 : tensor<6xi1>, tensor<6xf32>
      %cst_74 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %214 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %215 = stablehlo.multiply %iterArg_56, %214 : tensor<6xf32>
      %216 = stablehlo.select %207, %215, %iterArg_56 : tensor<6xi1>, tensor<6xf32>
      %cst_75 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %217 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %218 = stablehlo.multiply %171, %217 : tensor<6xf32>
      %219 = stablehlo.select %207, %218, %171 : tensor<6xi1>, tensor<6xf32>
      %cst_76 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %220 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %221 = stablehlo.multiply %iterArg_61, %220 : tensor<6xf32>
      %222 = stablehlo.select %207, %221, %iterArg_61 : tensor<6xi1>, tensor<6xf32>
      %cst_77 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %223 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %224 = stablehlo.multiply %iterArg_62, %223 : tensor<6xf32>
      %225 = stablehlo.select %207, %224, %iterArg_62 : tensor<6xi1>, tensor<6xf32>
      %cst_78 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %226 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %227 = stablehlo.multiply %187, %226 : tensor<6xf32>
      %228 = stablehlo.select %207, %227, %187 : tensor<6xi1>, tensor<6xf32>
      %cst_79 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %229 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %230 = stablehlo.multiply %194, %229 : tensor<6xf32>
      %231 = stablehlo.select %207, %230, %194 : tensor<6xi1>, tensor<6xf32>
      %cst_80 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %232 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %233 = stablehlo.compare GT, %179, %232, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
      %234 = stablehlo.and %iterArg, %233 : tensor<6xi1>
      %235 = stablehlo.select %iterArg, %180, %iterArg_50 : tensor<6xi1>, tensor<6xf32>
      %236 = stablehlo.select %iterArg, %179, %iterArg_51 : tensor<6xi1>, tensor<6xf32>
      %237 = stablehlo.select %iterArg, %161, %iterArg_52 : tensor<6xi1>, tensor<6xf32>
      %238 = stablehlo.select %iterArg, %163, %iterArg_53 : tensor<6xi1>, tensor<6xf32>
      %239 = stablehlo.select %iterArg, %213, %iterArg_55 : tensor<6xi1>, tensor<6xf32>
      %240 = stablehlo.select %iterArg, %219, %iterArg_56 : tensor<6xi1>, tensor<6xf32>
      %241 = stablehlo.select %iterArg, %210, %iterArg_57 : tensor<6xi1>, tensor<6xf32>
      %242 = stablehlo.select %iterArg, %216, %iterArg_58 : tensor<6xi1>, tensor<6xf32>
      %243 = stablehlo.select %iterArg, %222, %iterArg_59 : tensor<6xi1>, tensor<6xf32>
      %244 = stablehlo.select %iterArg, %225, %iterArg_60 : tensor<6xi1>, tensor<6xf32>
      %245 = stablehlo.select %iterArg, %228, %iterArg_61 : tensor<6xi1>, tensor<6xf32>
      %246 = stablehlo.select %iterArg, %231, %iterArg_62 : tensor<6xi1>, tensor<6xf32>
      %247 = stablehlo.select %iterArg, %198, %iterArg_63 : tensor<6xi1>, tensor<6xf32>
      stablehlo.return %234, %235, %236, %237, %238, %159, %239, %240, %241, %242, %243, %244, %245, %246, %247 : tensor<6xi1>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
    }
    %55 = stablehlo.multiply %54#1, %30 : tensor<6xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %57 = stablehlo.subtract %56, %55 : tensor<6xf32>
    %58 = stablehlo.not %20 : tensor<6xi1>
    %59 = stablehlo.and %34, %58 : tensor<6xi1>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %64:7 = stablehlo.while(%iterArg = %59, %iterArg_50 = %arg0, %iterArg_51 = %60, %iterArg_52 = %61, %iterArg_53 = %arg1, %iterArg_54 = %62, %iterArg_55 = %63) : tensor<6xi1>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %159 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %159 : tensor<i1>
    } do {
      %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %159 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %160 = stablehlo.add %iterArg_50, %159 : tensor<6xf32>
      %161 = stablehlo.divide %iterArg_53, %160 : tensor<6xf32>
      %162 = stablehlo.multiply %iterArg_54, %161 : tensor<6xf32>
      %163 = stablehlo.multiply %iterArg_51, %iterArg_53 : tensor<6xf32>
      %164 = stablehlo.multiply %160, %160 : tensor<6xf32>
      %165 = stablehlo.divide %163, %164 : tensor<6xf32>
      %166 = stablehlo.subtract %162, %165 : tensor<6xf32>
      %167 = stablehlo.add %iterArg_55, %166 : tensor<6xf32>
      %168 = stablehlo.divide %iterArg_53, %160 : tensor<6xf32>
      %169 = stablehlo.multiply %iterArg_51, %168 : tensor<6xf32>
      %170 = stablehlo.add %iterArg_52, %169 : tensor<6xf32>
      %171 = stablehlo.divide %169, %170 : tensor<6xf32>
      %cst_57 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %172 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %173 = stablehlo.compare GT, %171, %172, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
      %174 = stablehlo.and %iterArg, %173 : tensor<6xi1>
      %175 = stablehlo.select %iterArg, %160, %iterArg_50 : tensor<6xi1>, tensor<6xf32>
      %176 = stablehlo.select %iterArg, %169, %iterArg_51 : tensor<6xi1>, tensor<6xf32>
      %177 = stablehlo.select %iterArg, %170, %iterArg_52 : tensor<6xi1>, tensor<6xf32>
      %178 = stablehlo.select %iterArg, %iterArg_53, %iterArg_53 : tensor<6xi1>, tensor<6xf32>
      %179 = stablehlo.select %iterArg, %166, %iterArg_54 : tensor<6xi1>, tensor<6xf32>
      %180 = stablehlo.select %iterArg, %167, %iterArg_55 : tensor<6xi1>, tensor<6xf32>
      stablehlo.return %174, %175, %176, %177, %178, %179, %180 : tensor<6xi1>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
    }
    %65 = stablehlo.multiply %64#3, %30 : tensor<6xf32>
    %66 = stablehlo.divide %65, %arg0 : tensor<6xf32>
    %67 = stablehlo.select %20, %57, %66 : tensor<6xi1>, tensor<6xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %69 = stablehlo.select %8, %68, %67 : tensor<6xi1>, tensor<6xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %71 = stablehlo.select %4, %70, %69 : tensor<6xi1>, tensor<6xf32>
    %cst_22 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %73 = stablehlo.select %16, %72, %71 : tensor<6xi1>, tensor<6xf32>
    %74 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %75 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %76 = stablehlo.or %74, %75 : tensor<6xi1>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %78 = stablehlo.compare EQ, %arg0, %77, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %80 = stablehlo.compare EQ, %arg1, %79, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_25 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %82 = stablehlo.compare EQ, %arg1, %81, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %84 = stablehlo.compare LT, %arg1, %83, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %86 = stablehlo.compare LT, %arg0, %85, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %87 = stablehlo.and %78, %80 : tensor<6xi1>
    %88 = stablehlo.or %84, %86 : tensor<6xi1>
    %89 = stablehlo.or %88, %87 : tensor<6xi1>
    %90 = stablehlo.or %89, %76 : tensor<6xi1>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %92 = stablehlo.compare LT, %arg1, %91, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %93 = stablehlo.compare LT, %arg1, %arg0, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %94 = stablehlo.or %92, %93 : tensor<6xi1>
    %95 = stablehlo.log %arg1 : tensor<6xf32>
    %96 = stablehlo.multiply %arg0, %95 : tensor<6xf32>
    %97 = stablehlo.subtract %96, %arg1 : tensor<6xf32>
    %98 = chlo.lgamma %arg0 : tensor<6xf32> -> tensor<6xf32>
    %99 = stablehlo.subtract %97, %98 : tensor<6xf32>
    %cst_29 = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
    %100 = stablehlo.log %cst_29 : tensor<f32>
    %101 = stablehlo.negate %100 : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %103 = stablehlo.compare LT, %99, %102, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %104 = stablehlo.or %90, %103 : tensor<6xi1>
    %105 = stablehlo.or %104, %82 : tensor<6xi1>
    %106 = stablehlo.or %105, %78 : tensor<6xi1>
    %107 = stablehlo.not %106 : tensor<6xi1>
    %108 = stablehlo.exponential %99 : tensor<6xf32>
    %109 = stablehlo.and %107, %94 : tensor<6xi1>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %114:7 = stablehlo.while(%iterArg = %109, %iterArg_50 = %arg0, %iterArg_51 = %110, %iterArg_52 = %111, %iterArg_53 = %arg1, %iterArg_54 = %112, %iterArg_55 = %113) : tensor<6xi1>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %159 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %159 : tensor<i1>
    } do {
      %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %159 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %160 = stablehlo.add %iterArg_50, %159 : tensor<6xf32>
      %161 = stablehlo.divide %iterArg_53, %160 : tensor<6xf32>
      %162 = stablehlo.multiply %iterArg_54, %161 : tensor<6xf32>
      %163 = stablehlo.multiply %iterArg_51, %iterArg_53 : tensor<6xf32>
      %164 = stablehlo.multiply %160, %160 : tensor<6xf32>
      %165 = stablehlo.divide %163, %164 : tensor<6xf32>
      %166 = stablehlo.subtract %162, %165 : tensor<6xf32>
      %167 = stablehlo.add %iterArg_55, %166 : tensor<6xf32>
      %168 = stablehlo.divide %iterArg_53, %160 : tensor<6xf32>
      %169 = stablehlo.multiply %iterArg_51, %168 : tensor<6xf32>
      %170 = stablehlo.add %iterArg_52, %169 : tensor<6xf32>
      %171 = stablehlo.divide %169, %170 : tensor<6xf32>
      %cst_57 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %172 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %173 = stablehlo.compare GT, %171, %172, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
      %174 = stablehlo.and %iterArg, %173 : tensor<6xi1>
      %175 = stablehlo.select %iterArg, %160, %iterArg_50 : tensor<6xi1>, tensor<6xf32>
      %176 = stablehlo.select %iterArg, %169, %iterArg_51 : tensor<6xi1>, tensor<6xf32>
      %177 = stablehlo.select %iterArg, %170, %iterArg_52 : tensor<6xi1>, tensor<6xf32>
      %178 = stablehlo.select %iterArg, %iterArg_53, %iterArg_53 : tensor<6xi1>, tensor<6xf32>
      %179 = stablehlo.select %iterArg, %166, %iterArg_54 : tensor<6xi1>, tensor<6xf32>
      %180 = stablehlo.select %iterArg, %167, %iterArg_55 : tensor<6xi1>, tensor<6xf32>
      stablehlo.return %174, %175, %176, %177, %178, %179, %180 : tensor<6xi1>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
    }
    %115 = stablehlo.multiply %114#3, %108 : tensor<6xf32>
    %116 = stablehlo.divide %115, %arg0 : tensor<6xf32>
    %117 = stablehlo.not %94 : tensor<6xi1>
    %118 = stablehlo.and %107, %117 : tensor<6xi1>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %120 = stablehlo.subtract %119, %arg0 : tensor<6xf32>
    %121 = stablehlo.add %arg1, %120 : tensor<6xf32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %123 = stablehlo.add %121, %122 : tensor<6xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %126 = stablehlo.add %arg1, %125 : tensor<6xf32>
    %127 = stablehlo.multiply %123, %arg1 : tensor<6xf32>
    %128 = stablehlo.divide %126, %127 : tensor<6xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %133 = stablehlo.negate %arg1 : tensor<6xf32>
    %134 = stablehlo.multiply %128, %133 : tensor<6xf32>
    %135 = stablehlo.subtract %132, %134 : tensor<6xf32>
    %136 = stablehlo.divide %135, %127 : tensor<6xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137:15 = stablehlo.while(%iterArg = %118, %iterArg_50 = %128, %iterArg_51 = %129, %iterArg_52 = %120, %iterArg_53 = %123, %iterArg_54 = %cst_42, %iterArg_55 = %126, %iterArg_56 = %127, %iterArg_57 = %124, %iterArg_58 = %arg1, %iterArg_59 = %130, %iterArg_60 = %131, %iterArg_61 = %132, %iterArg_62 = %133, %iterArg_63 = %136) : tensor<6xi1>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
    cond {
      %cst_64 = stablehlo.constant dense<2.000000e+03> : tensor<f32>
      %159 = stablehlo.compare LT, %iterArg_54, %cst_64, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %160 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      %161 = stablehlo.and %159, %160 : tensor<i1>
      stablehlo.return %161 : tensor<i1>
    } do {
      %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %159 = stablehlo.add %iterArg_54, %cst_64 : tensor<f32>
      %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %160 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %161 = stablehlo.add %iterArg_52, %160 : tensor<6xf32>
      %cst_66 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %162 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %163 = stablehlo.add %iterArg_53, %162 : tensor<6xf32>
      %164 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %165 = stablehlo.multiply %161, %164 : tensor<6xf32>
      %166 = stablehlo.multiply %iterArg_55, %163 : tensor<6xf32>
      %167 = stablehlo.multiply %iterArg_57, %165 : tensor<6xf32>
      %168 = stablehlo.subtract %166, %167 : tensor<6xf32>
      %169 = stablehlo.multiply %iterArg_56, %163 : tensor<6xf32>
      %170 = stablehlo.multiply %iterArg_58, %165 : tensor<6xf32>
      %171 = stablehlo.subtract %169, %170 : tensor<6xf32>
      %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %172 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %173 = stablehlo.compare NE, %171, %172, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
      %174 = stablehlo.divide %168, %171 : tensor<6xf32>
      %175 = stablehlo.subtract %iterArg_50, %174 : tensor<6xf32>
      %176 = stablehlo.divide %175, %174 : tensor<6xf32>
      %177 = stablehlo.abs %176 : tensor<6xf32>
      %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %178 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %179 = stablehlo.select %173, %177, %178 : tensor<6xi1>, tensor<6xf32>
      %180 = stablehlo.select %173, %174, %iterArg_50 : tensor<6xi1>, tensor<6xf32>
      %181 = stablehlo.multiply %iterArg_61, %163 : tensor<6xf32>
      %182 = stablehlo.subtract %181, %iterArg_55 : tensor<6xf32>
      %183 = stablehlo.multiply %iterArg_59, %165 : tensor<6xf32>
      %184 = stablehlo.subtract %182, %183 : tensor<6xf32>
      %185 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %186 = stablehlo.multiply %iterArg_57, %185 : tensor<6xf32>
      %187 = stablehlo.add %184, %186 : tensor<6xf32>
      %188 = stablehlo.multiply %iterArg_62, %163 : tensor<6xf32>
      %189 = stablehlo.subtract %188, %iterArg_56 : tensor<6xf32>
      %190 = stablehlo.multiply %iterArg_60, %165 : tensor<6xf32>
      %191 = stablehlo.subtract %189, %190 : tensor<6xf32>
      %192 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %193 = stablehlo.multiply %iterArg_58, %192 : tensor<6xf32>
      %194 = stablehlo.add %191, %193 : tensor<6xf32>
      %195 = stablehlo.multiply %180, %194 : tensor<6xf32>
      %196 = stablehlo.subtract %187, %195 : tensor<6xf32>
      %197 = stablehlo.divide %196, %171 : tensor<6xf32>
      %198 = stablehlo.select %173, %197, %iterArg_63 : tensor<6xi1>, tensor<6xf32>
      %199 = stablehlo.subtract %198, %iterArg_63 : tensor<6xf32>
      %200 = stablehlo.abs %199 : tensor<6xf32>
      %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %201 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %202 = stablehlo.select %173, %200, %201 : tensor<6xi1>, tensor<6xf32>
      %203 = stablehlo.abs %168 : tensor<6xf32>
      %cst_70 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %cst_71 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %204 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<f32>
      %205 = stablehlo.divide %204, %cst_70 : tensor<f32>
      %206 = stablehlo.broadcast_in_dim %205, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %207 = stablehlo.compare GT, %203, %206, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
      %cst_72 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %208 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %209 = stablehlo.multiply %iterArg_55, %208 : tensor<6xf32>
      %210 = stablehlo.select %207, %209, %iterArg_55 : tensor<6xi1>, tensor<6xf32>
      %cst_73 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %211 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %212 = stablehlo.multiply %168, %211 : tensor<6xf32>
      %213 = stablehlo.select %207, %212, %168 : tensor<6xi1>, tensor<6xf32>
      %cst_74 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %214 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %215 = stablehlo.multiply %iterArg_56, %214 : tensor<6xf32>
      %216 = stablehlo.select %207, %215, %iterArg_56 : tensor<6xi1>, tensor<6xf32>
      %cst_75 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %217 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %218 = stablehlo.multiply %171, %217 : tensor<6xf32>
      %219 = stablehlo.select %207, %218, %171 : tensor<6xi1>, tensor<6xf32>
      %cst_76 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %220 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %221 = stablehlo.multiply %iterArg_61, %220 : tensor<6xf32>
      %222 = stablehlo.select %207, %221, %iterArg_61 : tensor<6xi1>, tensor<6xf32>
      %cst_77 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %223 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %224 = stablehlo.multiply %iterArg_62, %223 : tensor<6xf32>
      %225 = stablehlo.select %207, %224, %iterArg_62 : tensor<6xi1>, tensor<6xf32>
      %cst_78 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %226 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %227 = stablehlo.multiply %187, %226 : tensor<6xf32>
      %228 = stablehlo.select %207, %227, %187 : tensor<6xi1>, tensor<6xf32>
      %cst_79 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %229 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %230 = stablehlo.multiply %194, %229 : tensor<6xf32>
      %231 = stablehlo.select %207, %230, %194 : tensor<6xi1>, tensor<6xf32>
      %cst_80 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %232 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %233 = stablehlo.compare GT, %179, %232, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
      %234 = stablehlo.and %iterArg, %233 : tensor<6xi1>
      %235 = stablehlo.select %iterArg, %180, %iterArg_50 : tensor<6xi1>, tensor<6xf32>
      %236 = stablehlo.select %iterArg, %179, %iterArg_51 : tensor<6xi1>, tensor<6xf32>
      %237 = stablehlo.select %iterArg, %161, %iterArg_52 : tensor<6xi1>, tensor<6xf32>
      %238 = stablehlo.select %iterArg, %163, %iterArg_53 : tensor<6xi1>, tensor<6xf32>
      %239 = stablehlo.select %iterArg, %213, %iterArg_55 : tensor<6xi1>, tensor<6xf32>
      %240 = stablehlo.select %iterArg, %219, %iterArg_56 : tensor<6xi1>, tensor<6xf32>
      %241 = stablehlo.select %iterArg, %210, %iterArg_57 : tensor<6xi1>, tensor<6xf32>
      %242 = stablehlo.select %iterArg, %216, %iterArg_58 : tensor<6xi1>, tensor<6xf32>
      %243 = stablehlo.select %iterArg, %222, %iterArg_59 : tensor<6xi1>, tensor<6xf32>
      %244 = stablehlo.select %iterArg, %225, %iterArg_60 : tensor<6xi1>, tensor<6xf32>
      %245 = stablehlo.select %iterArg, %228, %iterArg_61 : tensor<6xi1>, tensor<6xf32>
      %246 = stablehlo.select %iterArg, %231, %iterArg_62 : tensor<6xi1>, tensor<6xf32>
      %247 = stablehlo.select %iterArg, %198, %iterArg_63 : tensor<6xi1>, tensor<6xf32>
      stablehlo.return %234, %235, %236, %237, %238, %159, %239, %240, %241, %242, %243, %244, %245, %246, %247 : tensor<6xi1>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
    }
    %138 = stablehlo.multiply %137#1, %108 : tensor<6xf32>
    %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %140 = stablehlo.subtract %139, %116 : tensor<6xf32>
    %141 = stablehlo.select %94, %140, %138 : tensor<6xi1>, tensor<6xf32>
    %142 = stablehlo.or %82, %78 : tensor<6xi1>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %144 = stablehlo.select %142, %143, %141 : tensor<6xi1>, tensor<6xf32>
    %cst_45 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %146 = stablehlo.select %90, %145, %144 : tensor<6xi1>, tensor<6xf32>
    %cst_46 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %148 = stablehlo.multiply %147, %146 : tensor<6xf32>
    %149 = stablehlo.iota dim = 0 : tensor<6xf32>
    %150 = stablehlo.cosine %149 : tensor<6xf32>
    %151 = stablehlo.multiply %73, %150 : tensor<6xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.reduce(%151 init: %cst_47) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.add %cst_48, %152 : tensor<f32>
    %154 = stablehlo.iota dim = 0 : tensor<6xf32>
    %155 = stablehlo.cosine %154 : tensor<6xf32>
    %156 = stablehlo.multiply %148, %155 : tensor<6xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.reduce(%156 init: %cst_49) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %158 = stablehlo.add %153, %157 : tensor<f32>
    return %158 : tensor<f32>
  }
}
// -----
// betainc
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0xCDCCCC3D0000003F6666663FCDCCCC3E"> : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0xD97E083F"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x3F9C0840DE794F3F1CD37FBFA0C201BE"> : tensor<4xf32>
    return %0, %1 : tensor<f32>, tensor<4xf32>
  }
  func.func public @loss(%arg0: tensor<4xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<[5.000000e-01, 2.000000e+00, 3.000000e+00, 5.000000e+00]> : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<[2.000000e+00, 2.000000e+00, 5.000000e-01, 1.000000e+00]> : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.compare EQ, %cst, %0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.compare EQ, %cst_0, %2, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %4 = stablehlo.or %1, %3 : tensor<4xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %6 = stablehlo.compare EQ, %cst_0, %5, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_4 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %8 = stablehlo.compare EQ, %cst, %7, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %9 = stablehlo.or %6, %8 : tensor<4xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %11 = stablehlo.compare EQ, %arg0, %10, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %13 = stablehlo.compare EQ, %arg0, %12, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %14 = stablehlo.not %11 : tensor<4xi1>
    %15 = stablehlo.not %13 : tensor<4xi1>
    %16 = stablehlo.compare NE, %cst, %cst, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %17 = stablehlo.compare NE, %cst_0, %cst_0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %18 = stablehlo.or %16, %17 : tensor<4xi1>
    %19 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %20 = stablehlo.or %18, %19 : tensor<4xi1>
    %21 = stablehlo.and %9, %15 : tensor<4xi1>
    %22 = stablehlo.and %4, %11 : tensor<4xi1>
    %23 = stablehlo.or %21, %22 : tensor<4xi1>
    %24 = stablehlo.and %4, %14 : tensor<4xi1>
    %25 = stablehlo.and %9, %13 : tensor<4xi1>
    %26 = stablehlo.or %24, %25 : tensor<4xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %28 = stablehlo.compare LT, %cst, %27, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %30 = stablehlo.compare LT, %cst_0, %29, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %31 = stablehlo.or %28, %30 : tensor<4xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %33 = stablehlo.compare LT, %arg0, %32, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %34 = stablehlo.or %31, %33 : tensor<4xi1>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %36 = stablehlo.compare GT, %arg0, %35, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %37 = stablehlo.or %34, %36 : tensor<4xi1>
    %38 = stablehlo.and %4, %9 : tensor<4xi1>
    %39 = stablehlo.or %38, %20 : tensor<4xi1>
    %40 = stablehlo.or %37, %39 : tensor<4xi1>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %42 = stablehlo.add %cst, %41 : tensor<4xf32>
    %43 = stablehlo.add %cst, %cst_0 : tensor<4xf32>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %45 = stablehlo.add %43, %44 : tensor<4xf32>
    %46 = stablehlo.divide %42, %45 : tensor<4xf32>
    %47 = stablehlo.compare LT, %arg0, %46, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %48 = stablehlo.select %47, %cst, %cst_0 : tensor<4xi1>, tensor<4xf32>
    %49 = stablehlo.select %47, %cst_0, %cst : tensor<4xi1>, tensor<4xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %51 = stablehlo.subtract %50, %arg0 : tensor<4xf32>
    %52 = stablehlo.select %47, %arg0, %51 : tensor<4xi1>, tensor<4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %53 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %54 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %55 = stablehlo.compare EQ, %53, %54, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %58 = stablehlo.select %55, %56, %57 : tensor<4xi1>, tensor<4xf32>
    %59 = stablehlo.abs %58 : tensor<4xf32>
    %cst_17 = stablehlo.constant dense<5.96046448E-8> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %61 = stablehlo.compare LT, %59, %60, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_18 = stablehlo.constant dense<5.96046448E-8> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %63 = stablehlo.select %61, %62, %58 : tensor<4xi1>, tensor<4xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %c_20 = stablehlo.constant dense<1> : tensor<i32>
    %c_21 = stablehlo.constant dense<true> : tensor<i1>
    %65:8 = stablehlo.while(%iterArg = %48, %iterArg_29 = %49, %iterArg_30 = %52, %iterArg_31 = %c_20, %iterArg_32 = %c_21, %iterArg_33 = %63, %iterArg_34 = %64, %iterArg_35 = %63) : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<i1>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
    cond {
      %c_36 = stablehlo.constant dense<200> : tensor<i32>
      %104 = stablehlo.compare LT, %iterArg_31, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %105 = stablehlo.and %104, %iterArg_32 : tensor<i1>
      stablehlo.return %105 : tensor<i1>
    } do {
      %104 = stablehlo.broadcast_in_dim %iterArg_31, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %c_36 = stablehlo.constant dense<2> : tensor<i32>
      %105 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %106 = func.call @remainder(%104, %105) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      %c_37 = stablehlo.constant dense<0> : tensor<i32>
      %107 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %108 = stablehlo.compare EQ, %106, %107, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %c_38 = stablehlo.constant dense<1> : tensor<i32>
      %109 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %110 = stablehlo.compare EQ, %104, %109, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %c_39 = stablehlo.constant dense<1> : tensor<i32>
      %111 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %112 = stablehlo.subtract %104, %111 : tensor<4xi32>
      %c_40 = stablehlo.constant dense<2> : tensor<i32>
      %113 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %114 = func.call @floor_divide(%112, %113) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      %c_41 = stablehlo.constant dense<0> : tensor<i32>
      %115 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %116 = stablehlo.compare EQ, %114, %115, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %117 = stablehlo.convert %114 : (tensor<4xi32>) -> tensor<4xf32>
      %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %118 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %cst_43 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %119 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %120 = stablehlo.add %iterArg, %iterArg_29 : tensor<4xf32>
      %121 = stablehlo.negate %120 : tensor<4xf32>
      %122 = stablehlo.multiply %121, %iterArg_30 : tensor<4xf32>
      %123 = stablehlo.add %iterArg, %118 : tensor<4xf32>
      %124 = stablehlo.divide %122, %123 : tensor<4xf32>
      %125 = stablehlo.add %iterArg, %117 : tensor<4xf32>
      %126 = stablehlo.negate %125 : tensor<4xf32>
      %127 = stablehlo.add %iterArg, %iterArg_29 : tensor<4xf32>
      %128 = stablehlo.add %127, %117 : tensor<4xf32>
      %129 = stablehlo.multiply %126, %128 : tensor<4xf32>
      %130 = stablehlo.multiply %129, %iterArg_30 : tensor<4xf32>
      %131 = stablehlo.multiply %119, %117 : tensor<4xf32>
      %132 = stablehlo.add %iterArg, %131 : tensor<4xf32>
      %133 = stablehlo.multiply %119, %117 : tensor<4xf32>
      %134 = stablehlo.add %iterArg, %133 : tensor<4xf32>
      %135 = stablehlo.add %134, %118 : tensor<4xf32>
      %136 = stablehlo.multiply %132, %135 : tensor<4xf32>
      %137 = stablehlo.divide %130, %136 : tensor<4xf32>
      %138 = stablehlo.select %116, %124, %137 : tensor<4xi1>, tensor<4xf32>
      %139 = stablehlo.subtract %iterArg_29, %117 : tensor<4xf32>
      %140 = stablehlo.multiply %117, %139 : tensor<4xf32>
      %141 = stablehlo.multiply %140, %iterArg_30 : tensor<4xf32>
      %142 = stablehlo.multiply %119, %117 : tensor<4xf32>
      %143 = stablehlo.add %iterArg, %142 : tensor<4xf32>
      %144 = stablehlo.subtract %143, %118 : tensor<4xf32>
      %145 = stablehlo.multiply %119, %117 : tensor<4xf32>
      %146 = stablehlo.add %iterArg, %145 : tensor<4xf32>
      %147 = stablehlo.multiply %144, %146 : tensor<4xf32>
      %148 = stablehlo.divide %141, %147 : tensor<4xf32>
      %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %149 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %150 = stablehlo.select %108, %138, %148 : tensor<4xi1>, tensor<4xf32>
      %151 = stablehlo.select %110, %149, %150 : tensor<4xi1>, tensor<4xf32>
      %152 = stablehlo.broadcast_in_dim %iterArg_31, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %c_45 = stablehlo.constant dense<0> : tensor<i32>
      %153 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %154 = stablehlo.compare EQ, %152, %153, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %155 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %156 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %157 = stablehlo.select %154, %155, %156 : tensor<4xi1>, tensor<4xf32>
      %158 = stablehlo.divide %151, %iterArg_33 : tensor<4xf32>
      %159 = stablehlo.add %157, %158 : tensor<4xf32>
      %cst_48 = stablehlo.constant dense<5.96046448E-8> : tensor<f32>
      %160 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %161 = stablehlo.abs %159 : tensor<4xf32>
      %162 = stablehlo.compare LT, %161, %160, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %163 = stablehlo.select %162, %160, %159 : tensor<4xi1>, tensor<4xf32>
      %164 = stablehlo.multiply %151, %iterArg_34 : tensor<4xf32>
      %165 = stablehlo.add %157, %164 : tensor<4xf32>
      %166 = stablehlo.abs %165 : tensor<4xf32>
      %167 = stablehlo.compare LT, %166, %160, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %168 = stablehlo.select %167, %160, %165 : tensor<4xi1>, tensor<4xf32>
      %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %169 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %170 = stablehlo.divide %169, %168 : tensor<4xf32>
      %171 = stablehlo.multiply %163, %170 : tensor<4xf32>
      %172 = stablehlo.multiply %iterArg_35, %171 : tensor<4xf32>
      %c_50 = stablehlo.constant dense<1> : tensor<i32>
      %173 = stablehlo.add %iterArg_31, %c_50 : tensor<i32>
      %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %174 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %175 = stablehlo.subtract %171, %174 : tensor<4xf32>
      %176 = stablehlo.abs %175 : tensor<4xf32>
      %cst_52 = stablehlo.constant dense<5.96046448E-8> : tensor<f32>
      %177 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %178 = stablehlo.compare GE, %176, %177, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %c_53 = stablehlo.constant dense<false> : tensor<i1>
      %179 = stablehlo.reduce(%178 init: %c_53) applies stablehlo.or across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %iterArg, %iterArg_29, %iterArg_30, %173, %179, %163, %170, %172 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<i1>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
    }
    %66 = chlo.lgamma %49 : tensor<4xf32> -> tensor<4xf32>
    %67 = stablehlo.add %48, %49 : tensor<4xf32>
    %68 = chlo.lgamma %67 : tensor<4xf32> -> tensor<4xf32>
    %69 = stablehlo.subtract %66, %68 : tensor<4xf32>
    %70 = chlo.lgamma %48 : tensor<4xf32> -> tensor<4xf32>
    %71 = stablehlo.add %70, %69 : tensor<4xf32>
    %cst_22 = stablehlo.constant dense<2.3509887E-38> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %73 = stablehlo.compare LT, %48, %72, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %74 = stablehlo.negate %52 : tensor<4xf32>
    %75 = stablehlo.log_plus_one %74 : tensor<4xf32>
    %76 = stablehlo.multiply %75, %49 : tensor<4xf32>
    %77 = stablehlo.subtract %76, %69 : tensor<4xf32>
    %78 = stablehlo.exponential %77 : tensor<4xf32>
    %79 = stablehlo.log %52 : tensor<4xf32>
    %80 = stablehlo.multiply %79, %48 : tensor<4xf32>
    %81 = stablehlo.negate %52 : tensor<4xf32>
    %82 = stablehlo.log_plus_one %81 : tensor<4xf32>
    %83 = stablehlo.multiply %82, %49 : tensor<4xf32>
    %84 = stablehlo.add %80, %83 : tensor<4xf32>
    %85 = stablehlo.subtract %84, %71 : tensor<4xf32>
    %86 = stablehlo.exponential %85 : tensor<4xf32>
    %87 = stablehlo.divide %86, %48 : tensor<4xf32>
    %88 = stablehlo.select %73, %78, %87 : tensor<4xi1>, tensor<4xf32>
    %89 = stablehlo.multiply %65#7, %88 : tensor<4xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %91 = stablehlo.subtract %90, %89 : tensor<4xf32>
    %92 = stablehlo.select %47, %89, %91 : tensor<4xi1>, tensor<4xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %94 = stablehlo.select %23, %93, %92 : tensor<4xi1>, tensor<4xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %96 = stablehlo.select %26, %95, %94 : tensor<4xi1>, tensor<4xf32>
    %cst_26 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %98 = stablehlo.select %40, %97, %96 : tensor<4xi1>, tensor<4xf32>
    %99 = stablehlo.iota dim = 0 : tensor<4xf32>
    %100 = stablehlo.cosine %99 : tensor<4xf32>
    %101 = stablehlo.multiply %98, %100 : tensor<4xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.reduce(%101 init: %cst_27) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.add %cst_28, %102 : tensor<f32>
    return %103 : tensor<f32>
  }
  func.func private @remainder(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> tensor<4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.compare EQ, %arg1, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = call @_where(%1, %2, %arg1) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %10 = stablehlo.compare LT, %3, %9, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %12 = stablehlo.and %11, %6 : tensor<4xi1>
    %13 = stablehlo.add %4, %3 : tensor<4xi32>
    %14 = stablehlo.select %12, %13, %4 : tensor<4xi1>, tensor<4xi32>
    return %14 : tensor<4xi32>
  }
  func.func private @_where(%arg0: tensor<4xi1>, %arg1: tensor<4xi32>, %arg2: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4xi1>, tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func private @floor_divide(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<4xi32>
    %1 = stablehlo.sign %arg0 : tensor<4xi32>
    %2 = stablehlo.sign %arg1 : tensor<4xi32>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<4xi1>
    %8 = stablehlo.compare NE, %3, %7, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %9 = stablehlo.convert %8 : tensor<4xi1>
    %c_1 = stablehlo.constant dense<false> : tensor<i1>
    %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<4xi1>
    %11 = stablehlo.compare NE, %6, %10, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %12 = stablehlo.convert %11 : tensor<4xi1>
    %13 = stablehlo.and %9, %12 : tensor<4xi1>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %15 = stablehlo.subtract %0, %14 : tensor<4xi32>
    %16 = call @_where_0(%13, %15, %0) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    return %16 : tensor<4xi32>
  }
  func.func private @_where_0(%arg0: tensor<4xi1>, %arg1: tensor<4xi32>, %arg2: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4xi1>, tensor<4xi32>
    return %0 : tensor<4xi32>
  }
}
// -----
// xlogy
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0x000000000000803F0000000000000040"> : tensor<4xf32>
    %1 = stablehlo.constant dense<"0x0000003F00000040000040400000803F"> : tensor<4xf32>
    return %0, %1 : tensor<4xf32>, tensor<4xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<4xf32>, tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0xA5BFBF3E"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x187231BFA5BFBF3E0714EABE00000080"> : tensor<4xf32>
    %2 = stablehlo.constant dense<"0x0000000040518A3E000000802670FDBF"> : tensor<4xf32>
    return %0, %1, %2 : tensor<f32>, tensor<4xf32>, tensor<4xf32>
  }
  func.func public @loss(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %2 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %3 = stablehlo.or %1, %2 : tensor<4xi1>
    %4 = stablehlo.log %arg1 : tensor<4xf32>
    %5 = stablehlo.multiply %arg0, %4 : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %7 = call @_where(%3, %5, %6) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %8 = stablehlo.iota dim = 0 : tensor<4xf32>
    %9 = stablehlo.cosine %8 : tensor<4xf32>
    %10 = stablehlo.multiply %7, %9 : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.add %cst_2, %11 : tensor<f32>
    return %12 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<4xi1>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4xi1>, tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// -----
// xlog1py
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0x000000000000803F0000000000000040"> : tensor<4xf32>
    %1 = stablehlo.constant dense<"0x0000003F00000040000000BF0000803F"> : tensor<4xf32>
    return %0, %1 : tensor<4xf32>, tensor<4xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<4xf32>, tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0xF26147BF"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x1F99CF3E0AF5173FDAAF933E7EAB2FBF"> : tensor<4xf32>
    %2 = stablehlo.constant dense<"0x00000000556C383E0000008026707DBF"> : tensor<4xf32>
    return %0, %1, %2 : tensor<f32>, tensor<4xf32>, tensor<4xf32>
  }
  func.func public @loss(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %2 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %3 = stablehlo.or %1, %2 : tensor<4xi1>
    %4 = stablehlo.log_plus_one %arg1 : tensor<4xf32>
    %5 = stablehlo.multiply %arg0, %4 : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %7 = call @_where(%3, %5, %6) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %8 = stablehlo.iota dim = 0 : tensor<4xf32>
    %9 = stablehlo.cosine %8 : tensor<4xf32>
    %10 = stablehlo.multiply %7, %9 : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.add %cst_2, %11 : tensor<f32>
    return %12 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<4xi1>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4xi1>, tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// -----
// gradient_of_pool
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<7xf32>) {
    %0 = stablehlo.constant dense<"0x000040400000803F000080400000C03F00001041000000400000C040"> : tensor<7xf32>
    return %0 : tensor<7xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<7xf32>) {
    %0 = stablehlo.constant dense<"0xBE7240C2"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0000904100000000E6CC1FC100000000E02F0DC200000000B8430A42"> : tensor<7xf32>
    return %0, %1 : tensor<f32>, tensor<7xf32>
  }
  func.func public @loss(%arg0: tensor<7xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<1> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %15 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %15 : tensor<f32>
    }) : (tensor<7xf32>, tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<4xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.pad %arg0, %cst_2, low = [1], high = [1], interior = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<9xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = "stablehlo.select_and_scatter"(%7, %6, %cst_3) <{padding = dense<0> : tensor<1x2xi64>, window_dimensions = array<i64: 3>, window_strides = array<i64: 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %15 = stablehlo.compare GE, %arg1, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %15 : tensor<i1>
    }, {
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %15 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %15 : tensor<f32>
    }) : (tensor<9xf32>, tensor<4xf32>, tensor<f32>) -> tensor<9xf32>
    %9 = stablehlo.slice %8 [1:8] : (tensor<9xf32>) -> tensor<7xf32>
    %10 = stablehlo.iota dim = 0 : tensor<7xf32>
    %11 = stablehlo.cosine %10 : tensor<7xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.add %cst_5, %13 : tensor<f32>
    return %14 : tensor<f32>
  }
}
// -----
// gradient_of_tiles
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<4x6xf32>) {
    %0 = stablehlo.constant dense<"0x5CE20E3F166E45BF85B505BFF7C9F8BCBFF8193E0C66243E6CBA373E1B15AF3F1264E23F7ADECABFB45C2940D9E84B3E574DA83F41102BBF8B6CCB3E0B34933E10993E3E9CFB6C3F13AB343F39716EBF7EDB31BDBCAF4D3FEB0C433FC39D85BE"> : tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<4x6xf32>) {
    %0 = stablehlo.constant dense<"0x717242C1"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000001AFEC540A9A3C5BF00000000102955C1000000009A08D5400000000000000000000000000000000082A0C3BF000000000000000000000000A1FD28C00000000000000000"> : tensor<4x6xf32>
    return %0, %1 : tensor<f32>, tensor<4x6xf32>
  }
  func.func public @loss(%arg0: tensor<4x6xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %16 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %16 : tensor<f32>
    }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<2x3xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<2x3xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<2x3xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<2x3xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.pad %arg0, %cst_2, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = "stablehlo.select_and_scatter"(%7, %6, %cst_3) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %16 = stablehlo.compare GE, %arg1, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    }, {
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %16 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %16 : tensor<f32>
    }) : (tensor<4x6xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<4x6xf32>
    %9 = stablehlo.slice %8 [0:4, 0:6] : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %10 = stablehlo.iota dim = 0 : tensor<24xf32>
    %11 = stablehlo.cosine %10 : tensor<24xf32>
    %12 = stablehlo.reshape %11 : (tensor<24xf32>) -> tensor<4x6xf32>
    %13 = stablehlo.multiply %9, %12 : tensor<4x6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.add %cst_5, %14 : tensor<f32>
    return %15 : tensor<f32>
  }
}
// -----
// loop_of_integers
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x00000040"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<f32>) {
    %0 = stablehlo.constant dense<"0x0000E041"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x00006041"> : tensor<f32>
    return %0, %1 : tensor<f32>, tensor<f32>
  }
  func.func public @loss(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<f32>) -> tensor<i32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1:2 = stablehlo.while(%iterArg = %0, %iterArg_2 = %cst) : tensor<i32>, tensor<f32>
    cond {
      %c = stablehlo.constant dense<9> : tensor<i32>
      %9 = stablehlo.compare LT, %iterArg, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %c = stablehlo.constant dense<2> : tensor<i32>
      %9 = stablehlo.multiply %iterArg, %c : tensor<i32>
      %10 = stablehlo.convert %iterArg : (tensor<i32>) -> tensor<f32>
      %11 = stablehlo.convert %iterArg_2 : tensor<f32>
      %12 = stablehlo.add %11, %10 : tensor<f32>
      stablehlo.return %9, %12 : tensor<i32>, tensor<f32>
    }
    %2 = stablehlo.multiply %arg0, %1#1 : tensor<f32>
    %3 = stablehlo.iota dim = 0 : tensor<1xf32>
    %4 = stablehlo.cosine %3 : tensor<1xf32>
    %5 = stablehlo.reshape %4 : (tensor<1xf32>) -> tensor<f32>
    %6 = stablehlo.multiply %2, %5 : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.add %cst_1, %7 : tensor<f32>
    return %8 : tensor<f32>
  }
}
// -----
// infinite_arcs
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<3xf32>, tensor<3xf32>, tensor<2xf32>) {
    %0 = stablehlo.constant dense<"0x000080BF0000803F6666663F"> : tensor<3xf32>
    %1 = stablehlo.constant dense<"0x000080BF0000803F6666663F"> : tensor<3xf32>
    %2 = stablehlo.constant dense<"0x0000803F0000C03F"> : tensor<2xf32>
    return %0, %1, %2 : tensor<3xf32>, tensor<3xf32>, tensor<2xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<2xf32>) {
    %0 = stablehlo.constant dense<"0xDC4A1240"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0000807F0000807FA06774BF"> : tensor<3xf32>
    %2 = stablehlo.constant dense<"0x000080FF000080FFA067743F"> : tensor<3xf32>
    %3 = stablehlo.constant dense<"0x0000807FFE6DF73E"> : tensor<2xf32>
    return %0, %1, %2, %3 : tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<2xf32>
  }
  func.func public @loss(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<2xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = chlo.asin %arg0 : tensor<3xf32> -> tensor<3xf32>
    %1 = chlo.acos %arg1 : tensor<3xf32> -> tensor<3xf32>
    %2 = call @arccosh(%arg2) : (tensor<2xf32>) -> tensor<2xf32>
    %3 = stablehlo.iota dim = 0 : tensor<3xf32>
    %4 = stablehlo.cosine %3 : tensor<3xf32>
    %5 = stablehlo.multiply %0, %4 : tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.add %cst_0, %6 : tensor<f32>
    %8 = stablehlo.iota dim = 0 : tensor<3xf32>
    %9 = stablehlo.cosine %8 : tensor<3xf32>
    %10 = stablehlo.multiply %1, %9 : tensor<3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %12 = stablehlo.add %7, %11 : tensor<f32>
    %13 = stablehlo.iota dim = 0 : tensor<2xf32>
    %14 = stablehlo.cosine %13 : tensor<2xf32>
    %15 = stablehlo.multiply %2, %14 : tensor<2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %17 = stablehlo.add %12, %16 : tensor<f32>
    return %17 : tensor<f32>
  }
  func.func private @arccosh(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = chlo.acosh %arg0 : tensor<2xf32> -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
// -----
// log1mexp
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x000000009A99993E00000040"> : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x000080FF"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0000807F0FADC53F256585BD"> : tensor<3xf32>
    return %0, %1 : tensor<f32>, tensor<3xf32>
  }
  func.func public @loss(%arg0: tensor<3xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = call @log1mexp(%arg0) : (tensor<3xf32>) -> tensor<3xf32>
    %1 = stablehlo.iota dim = 0 : tensor<3xf32>
    %2 = stablehlo.cosine %1 : tensor<3xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.add %cst_0, %4 : tensor<f32>
    return %5 : tensor<f32>
  }
  func.func private @log1mexp(%arg0: tensor<3xf32>) -> tensor<3xf32> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.log %cst : tensor<f32>
    %1 = stablehlo.convert %0 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %3 = stablehlo.compare LT, %arg0, %2, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %4 = stablehlo.negate %arg0 : tensor<3xf32>
    %5 = stablehlo.exponential_minus_one %4 : tensor<3xf32>
    %6 = stablehlo.negate %5 : tensor<3xf32>
    %7 = stablehlo.log %6 : tensor<3xf32>
    %8 = stablehlo.negate %arg0 : tensor<3xf32>
    %9 = stablehlo.exponential %8 : tensor<3xf32>
    %10 = stablehlo.negate %9 : tensor<3xf32>
    %11 = stablehlo.log_plus_one %10 : tensor<3xf32>
    %12 = call @_where(%3, %7, %11) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    return %12 : tensor<3xf32>
  }
  func.func private @_where(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
// -----
// fresnel
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0x0000003F000040400000E040000020C2"> : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0xFA8ED93F"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x743DA73F40510A3F3311D5BE26707DBF"> : tensor<4xf32>
    return %0, %1 : tensor<f32>, tensor<4xf32>
  }
  func.func public @loss(%arg0: tensor<4xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<[1.64762948E-9, -1.52275476E-7, 8.42474855E-6, -3.12069315E-4, 0.00724472757, -0.0922805592, 0.52359879]> : tensor<7xf32>
    %cst_0 = stablehlo.constant dense<[1.4168025E-8, -1.1572314E-6, 5.38722343E-5, -0.00160438183, 0.0281848907, -0.24673982, 1.000000e+00]> : tensor<7xf32>
    %cst_1 = stablehlo.constant dense<[-1.90300986E+12, 1.35594238E+11, -4.15814323E+9, 0x4C8C12A3, -873235.687, 8560.51563, -103.287758, 2.99940181]> : tensor<8xf32>
    %cst_2 = stablehlo.constant dense<[-1.86084393E+11, 1.27835064E+10, 0xCDB4371B, 6492611.5, -77877.8984, 860.293151, -14.9343939, 0.999984204]> : tensor<8xf32>
    %0 = stablehlo.abs %arg0 : tensor<4xf32>
    %1 = stablehlo.multiply %0, %0 : tensor<4xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<4xf32>
    %3 = stablehlo.multiply %0, %1 : tensor<4xf32>
    %4 = call @polyval(%cst, %2) : (tensor<7xf32>, tensor<4xf32>) -> tensor<4xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<4xf32>
    %6 = call @polyval(%cst_0, %2) : (tensor<7xf32>, tensor<4xf32>) -> tensor<4xf32>
    %7 = stablehlo.multiply %0, %6 : tensor<4xf32>
    %8:2 = call @sincospisquaredhalf(%0) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    %cst_3 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %10 = stablehlo.multiply %9, %1 : tensor<4xf32>
    %11 = stablehlo.multiply %10, %10 : tensor<4xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %13 = stablehlo.divide %12, %11 : tensor<4xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %15 = stablehlo.divide %14, %10 : tensor<4xf32>
    %16 = call @polyval_1(%cst_1, %13) : (tensor<8xf32>, tensor<4xf32>) -> tensor<4xf32>
    %17 = stablehlo.multiply %13, %16 : tensor<4xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %19 = stablehlo.subtract %18, %17 : tensor<4xf32>
    %20 = call @polyval_1(%cst_2, %13) : (tensor<8xf32>, tensor<4xf32>) -> tensor<4xf32>
    %21 = stablehlo.multiply %15, %20 : tensor<4xf32>
    %cst_7 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %23 = stablehlo.multiply %22, %0 : tensor<4xf32>
    %24 = stablehlo.multiply %19, %8#0 : tensor<4xf32>
    %25 = stablehlo.multiply %21, %8#1 : tensor<4xf32>
    %26 = stablehlo.subtract %24, %25 : tensor<4xf32>
    %27 = stablehlo.divide %26, %23 : tensor<4xf32>
    %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %29 = stablehlo.add %28, %27 : tensor<4xf32>
    %30 = stablehlo.multiply %19, %8#1 : tensor<4xf32>
    %31 = stablehlo.multiply %21, %8#0 : tensor<4xf32>
    %32 = stablehlo.add %30, %31 : tensor<4xf32>
    %33 = stablehlo.divide %32, %23 : tensor<4xf32>
    %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %35 = stablehlo.subtract %34, %33 : tensor<4xf32>
    %36 = call @isinf(%arg0) : (tensor<4xf32>) -> tensor<4xi1>
    %cst_10 = stablehlo.constant dense<2.562500e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %38 = stablehlo.compare LT, %1, %37, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_11 = stablehlo.constant dense<3.697400e+04> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %40 = stablehlo.compare GT, %0, %39, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_12 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %41 = call @_where_0(%40, %cst_12, %35) : (tensor<4xi1>, tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
    %42 = call @_where(%38, %5, %41) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %cst_13 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %43 = call @_where_0(%36, %cst_13, %42) : (tensor<4xi1>, tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %44 = call @_where_0(%40, %cst_14, %29) : (tensor<4xi1>, tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
    %45 = call @_where(%38, %7, %44) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %cst_15 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %46 = call @_where_0(%36, %cst_15, %45) : (tensor<4xi1>, tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %48 = stablehlo.compare LT, %arg0, %47, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %49 = stablehlo.negate %43 : tensor<4xf32>
    %50 = call @_where(%48, %49, %43) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %51 = stablehlo.negate %46 : tensor<4xf32>
    %52 = call @_where(%48, %51, %46) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %53 = stablehlo.iota dim = 0 : tensor<4xf32>
    %54 = stablehlo.cosine %53 : tensor<4xf32>
    %55 = stablehlo.multiply %50, %54 : tensor<4xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.add %cst_18, %56 : tensor<f32>
    %58 = stablehlo.iota dim = 0 : tensor<4xf32>
    %59 = stablehlo.cosine %58 : tensor<4xf32>
    %60 = stablehlo.multiply %52, %59 : tensor<4xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %62 = stablehlo.add %57, %61 : tensor<f32>
    return %62 : tensor<f32>
  }
  func.func private @polyval(%arg0: tensor<7xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.slice %arg0 [0:0] : (tensor<7xf32>) -> tensor<0xf32>
    %2 = stablehlo.slice %arg0 [0:7] : (tensor<7xf32>) -> tensor<7xf32>
    %3 = stablehlo.slice %2 [0:1] : (tensor<7xf32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %5 = call @closed_call(%arg1, %0, %4) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %6 = stablehlo.slice %2 [1:2] : (tensor<7xf32>) -> tensor<1xf32>
    %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
    %8 = call @closed_call(%arg1, %5, %7) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.slice %2 [2:3] : (tensor<7xf32>) -> tensor<1xf32>
    %10 = stablehlo.reshape %9 : (tensor<1xf32>) -> tensor<f32>
    %11 = call @closed_call(%arg1, %8, %10) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %12 = stablehlo.slice %2 [3:4] : (tensor<7xf32>) -> tensor<1xf32>
    %13 = stablehlo.reshape %12 : (tensor<1xf32>) -> tensor<f32>
    %14 = call @closed_call(%arg1, %11, %13) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %15 = stablehlo.slice %2 [4:5] : (tensor<7xf32>) -> tensor<1xf32>
    %16 = stablehlo.reshape %15 : (tensor<1xf32>) -> tensor<f32>
    %17 = call @closed_call(%arg1, %14, %16) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %18 = stablehlo.slice %2 [5:6] : (tensor<7xf32>) -> tensor<1xf32>
    %19 = stablehlo.reshape %18 : (tensor<1xf32>) -> tensor<f32>
    %20 = call @closed_call(%arg1, %17, %19) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %21 = stablehlo.slice %2 [6:7] : (tensor<7xf32>) -> tensor<1xf32>
    %22 = stablehlo.reshape %21 : (tensor<1xf32>) -> tensor<f32>
    %23 = call @closed_call(%arg1, %20, %22) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    return %23 : tensor<4xf32>
  }
  func.func private @closed_call(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<f32>) -> tensor<4xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<4xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.add %0, %1 : tensor<4xf32>
    return %2 : tensor<4xf32>
  }
  func.func private @sincospisquaredhalf(%arg0: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = stablehlo.abs %arg0 : tensor<4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = call @fmod(%0, %cst) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.divide %1, %2 : tensor<4xf32>
    %4 = stablehlo.subtract %0, %3 : tensor<4xf32>
    %5 = stablehlo.multiply %1, %4 : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = call @fmod(%5, %cst_1) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %8 = stablehlo.compare LT, %6, %7, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_3 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %10 = stablehlo.multiply %9, %6 : tensor<4xf32>
    %11 = stablehlo.sine %10 : tensor<4xf32>
    %cst_4 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %13 = stablehlo.compare GT, %6, %12, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %15 = stablehlo.subtract %6, %14 : tensor<4xf32>
    %cst_6 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %17 = stablehlo.multiply %16, %15 : tensor<4xf32>
    %18 = stablehlo.sine %17 : tensor<4xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %20 = stablehlo.subtract %6, %19 : tensor<4xf32>
    %cst_8 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<4xf32>
    %23 = stablehlo.sine %22 : tensor<4xf32>
    %24 = stablehlo.negate %23 : tensor<4xf32>
    %25 = call @_where(%13, %18, %24) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %26 = call @_where(%8, %11, %25) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %28 = stablehlo.compare EQ, %6, %27, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %30 = stablehlo.compare LT, %6, %29, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_11 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %32 = stablehlo.subtract %6, %31 : tensor<4xf32>
    %cst_12 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %34 = stablehlo.multiply %33, %32 : tensor<4xf32>
    %35 = stablehlo.sine %34 : tensor<4xf32>
    %36 = stablehlo.negate %35 : tensor<4xf32>
    %cst_13 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %38 = stablehlo.subtract %6, %37 : tensor<4xf32>
    %cst_14 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %40 = stablehlo.multiply %39, %38 : tensor<4xf32>
    %41 = stablehlo.sine %40 : tensor<4xf32>
    %42 = call @_where(%30, %36, %41) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = call @_where_0(%28, %cst_15, %42) : (tensor<4xi1>, tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
    return %26, %43 : tensor<4xf32>, tensor<4xf32>
  }
  func.func private @fmod(%arg0: tensor<4xf32>, %arg1: tensor<f32>) -> tensor<4xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<4xf32>
    return %2 : tensor<4xf32>
  }
  func.func private @_where(%arg0: tensor<4xi1>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4xi1>, tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @_where_0(%arg0: tensor<4xi1>, %arg1: tensor<f32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<4xi1>, tensor<4xf32>
    return %2 : tensor<4xf32>
  }
  func.func private @polyval_1(%arg0: tensor<8xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.slice %arg0 [0:0] : (tensor<8xf32>) -> tensor<0xf32>
    %2 = stablehlo.slice %arg0 [0:8] : (tensor<8xf32>) -> tensor<8xf32>
    %3 = stablehlo.slice %2 [0:1] : (tensor<8xf32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %5 = call @closed_call_2(%arg1, %0, %4) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %6 = stablehlo.slice %2 [1:2] : (tensor<8xf32>) -> tensor<1xf32>
    %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
    %8 = call @closed_call_2(%arg1, %5, %7) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.slice %2 [2:3] : (tensor<8xf32>) -> tensor<1xf32>
    %10 = stablehlo.reshape %9 : (tensor<1xf32>) -> tensor<f32>
    %11 = call @closed_call_2(%arg1, %8, %10) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %12 = stablehlo.slice %2 [3:4] : (tensor<8xf32>) -> tensor<1xf32>
    %13 = stablehlo.reshape %12 : (tensor<1xf32>) -> tensor<f32>
    %14 = call @closed_call_2(%arg1, %11, %13) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %15 = stablehlo.slice %2 [4:5] : (tensor<8xf32>) -> tensor<1xf32>
    %16 = stablehlo.reshape %15 : (tensor<1xf32>) -> tensor<f32>
    %17 = call @closed_call_2(%arg1, %14, %16) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %18 = stablehlo.slice %2 [5:6] : (tensor<8xf32>) -> tensor<1xf32>
    %19 = stablehlo.reshape %18 : (tensor<1xf32>) -> tensor<f32>
    %20 = call @closed_call_2(%arg1, %17, %19) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %21 = stablehlo.slice %2 [6:7] : (tensor<8xf32>) -> tensor<1xf32>
    %22 = stablehlo.reshape %21 : (tensor<1xf32>) -> tensor<f32>
    %23 = call @closed_call_2(%arg1, %20, %22) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %24 = stablehlo.slice %2 [7:8] : (tensor<8xf32>) -> tensor<1xf32>
    %25 = stablehlo.reshape %24 : (tensor<1xf32>) -> tensor<f32>
    %26 = call @closed_call_2(%arg1, %23, %25) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    return %26 : tensor<4xf32>
  }
  func.func private @closed_call_2(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<f32>) -> tensor<4xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<4xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.add %0, %1 : tensor<4xf32>
    return %2 : tensor<4xf32>
  }
  func.func private @isinf(%arg0: tensor<4xf32>) -> tensor<4xi1> {
    %0 = stablehlo.abs %arg0 : tensor<4xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    return %2 : tensor<4xi1>
  }
}
// -----
// logaddexp2
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<3xf32>, tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x0000803F00000000000000C0"> : tensor<3xf32>
    %1 = stablehlo.constant dense<"0x0000803F00004040000000C0"> : tensor<3xf32>
    return %0, %1 : tensor<3xf32>, tensor<3xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<3xf32>, tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0xA91F8440"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0000003FC6E5753D331155BE"> : tensor<3xf32>
    %2 = stablehlo.constant dense<"0x0000003FC7E5F53E331155BE"> : tensor<3xf32>
    return %0, %1, %2 : tensor<f32>, tensor<3xf32>, tensor<3xf32>
  }
  func.func public @loss(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<3xf32>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<3xf32>
    %2 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %3 = stablehlo.add %arg0, %arg1 : tensor<3xf32>
    %4 = stablehlo.abs %1 : tensor<3xf32>
    %5 = stablehlo.negate %4 : tensor<3xf32>
    %cst = stablehlo.constant dense<0.693147182> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<3xf32>
    %8 = stablehlo.exponential %7 : tensor<3xf32>
    %9 = stablehlo.log_plus_one %8 : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<1.44269502> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<3xf32>
    %12 = stablehlo.add %0, %11 : tensor<3xf32>
    %13 = stablehlo.select %2, %3, %12 : tensor<3xi1>, tensor<3xf32>
    %14 = stablehlo.iota dim = 0 : tensor<3xf32>
    %15 = stablehlo.cosine %14 : tensor<3xf32>
    %16 = stablehlo.multiply %13, %15 : tensor<3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.add %cst_2, %17 : tensor<f32>
    return %18 : tensor<f32>
  }
}
// -----
// rounded
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x000000000000003FCDCC2CC0"> : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x30D3CC40"> : tensor<f32>
    %1 = stablehlo.constant dense<"0xABAAAA3EC1BD0C3EDD71C7BD"> : tensor<3xf32>
    return %0, %1 : tensor<f32>, tensor<3xf32>
  }
  func.func public @loss(%arg0: tensor<3xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = call @rint(%arg0) : (tensor<3xf32>) -> tensor<3xf32>
    %1 = stablehlo.round_nearest_afz %arg0 : tensor<3xf32>
    %2 = stablehlo.floor %arg0 : tensor<3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %4 = stablehlo.add %arg0, %3 : tensor<3xf32>
    %5 = stablehlo.cbrt %4 : tensor<3xf32>
    %6 = stablehlo.iota dim = 0 : tensor<3xf32>
    %7 = stablehlo.cosine %6 : tensor<3xf32>
    %8 = stablehlo.multiply %0, %7 : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.add %cst_1, %9 : tensor<f32>
    %11 = stablehlo.iota dim = 0 : tensor<3xf32>
    %12 = stablehlo.cosine %11 : tensor<3xf32>
    %13 = stablehlo.multiply %1, %12 : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %15 = stablehlo.add %10, %14 : tensor<f32>
    %16 = stablehlo.iota dim = 0 : tensor<3xf32>
    %17 = stablehlo.cosine %16 : tensor<3xf32>
    %18 = stablehlo.multiply %2, %17 : tensor<3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %20 = stablehlo.add %15, %19 : tensor<f32>
    %21 = stablehlo.iota dim = 0 : tensor<3xf32>
    %22 = stablehlo.cosine %21 : tensor<3xf32>
    %23 = stablehlo.multiply %5, %22 : tensor<3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %25 = stablehlo.add %20, %24 : tensor<f32>
    return %25 : tensor<f32>
  }
  func.func private @rint(%arg0: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
// -----
// on_the_real_axis
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<2xf32>, tensor<2xf32>) {
    %0 = stablehlo.constant dense<"0x9A99993E9A99193F"> : tensor<2xf32>
    %1 = stablehlo.constant dense<"0x0000000000000000"> : tensor<2xf32>
    return %0, %1 : tensor<2xf32>, tensor<2xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<2xf32>, tensor<2xf32>) {
    %0 = stablehlo.constant dense<"0xB0477F40"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0173EF3FC1E34F3F"> : tensor<2xf32>
    %2 = stablehlo.constant dense<"0x0173EF3FC1E34F3F"> : tensor<2xf32>
    return %0, %1, %2 : tensor<f32>, tensor<2xf32>, tensor<2xf32>
  }
  func.func public @loss(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.complex %arg0, %arg1 : tensor<2xcomplex<f32>>
    %1 = stablehlo.sqrt %0 : tensor<2xcomplex<f32>>
    %2 = stablehlo.complex %arg0, %arg1 : tensor<2xcomplex<f32>>
    %3 = chlo.asin %2 : tensor<2xcomplex<f32>> -> tensor<2xcomplex<f32>>
    %4 = stablehlo.complex %arg0, %arg1 : tensor<2xcomplex<f32>>
    %5 = chlo.acos %4 : tensor<2xcomplex<f32>> -> tensor<2xcomplex<f32>>
    %6 = stablehlo.complex %arg0, %arg1 : tensor<2xcomplex<f32>>
    %7 = chlo.asinh %6 : tensor<2xcomplex<f32>> -> tensor<2xcomplex<f32>>
    %8 = stablehlo.real %1 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %9 = stablehlo.imag %1 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %10 = stablehlo.real %3 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %11 = stablehlo.imag %3 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %12 = stablehlo.real %5 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %13 = stablehlo.imag %5 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %14 = stablehlo.real %7 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %15 = stablehlo.imag %7 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %16 = stablehlo.iota dim = 0 : tensor<2xf32>
    %17 = stablehlo.cosine %16 : tensor<2xf32>
    %18 = stablehlo.multiply %8, %17 : tensor<2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.add %cst_0, %19 : tensor<f32>
    %21 = stablehlo.iota dim = 0 : tensor<2xf32>
    %22 = stablehlo.cosine %21 : tensor<2xf32>
    %23 = stablehlo.multiply %9, %22 : tensor<2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %25 = stablehlo.add %20, %24 : tensor<f32>
    %26 = stablehlo.iota dim = 0 : tensor<2xf32>
    %27 = stablehlo.cosine %26 : tensor<2xf32>
    %28 = stablehlo.multiply %10, %27 : tensor<2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %30 = stablehlo.add %25, %29 : tensor<f32>
    %31 = stablehlo.iota dim = 0 : tensor<2xf32>
    %32 = stablehlo.cosine %31 : tensor<2xf32>
    %33 = stablehlo.multiply %11, %32 : tensor<2xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %35 = stablehlo.add %30, %34 : tensor<f32>
    %36 = stablehlo.iota dim = 0 : tensor<2xf32>
    %37 = stablehlo.cosine %36 : tensor<2xf32>
    %38 = stablehlo.multiply %12, %37 : tensor<2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %40 = stablehlo.add %35, %39 : tensor<f32>
    %41 = stablehlo.iota dim = 0 : tensor<2xf32>
    %42 = stablehlo.cosine %41 : tensor<2xf32>
    %43 = stablehlo.multiply %13, %42 : tensor<2xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %45 = stablehlo.add %40, %44 : tensor<f32>
    %46 = stablehlo.iota dim = 0 : tensor<2xf32>
    %47 = stablehlo.cosine %46 : tensor<2xf32>
    %48 = stablehlo.multiply %14, %47 : tensor<2xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %50 = stablehlo.add %45, %49 : tensor<f32>
    %51 = stablehlo.iota dim = 0 : tensor<2xf32>
    %52 = stablehlo.cosine %51 : tensor<2xf32>
    %53 = stablehlo.multiply %15, %52 : tensor<2xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %55 = stablehlo.add %50, %54 : tensor<f32>
    return %55 : tensor<f32>
  }
}
// -----
// complex_solve
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<2x3x3xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x48D77240AB37FA3E3733A1BD734FDD3E34B983BF3D2218BF5A2A9BBFBF95EDBEBFA0B440BF3A323F9EC0A3BE808AC03CABC72E3E253560BF3C372CBF469D0640CDEDAB400B6E0DBEFB7BBA40AA10FABE210E14BEFB8E20BF85F9163F18AC423FE9FD2DBF9BB7853F21E4BA40767BA13E6B25803FA13C703F0DBE43BF050FB7BFBF5DA93F8A349BBE9BED8D40C203CEBE"> : tensor<2x3x3xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x83D7943DB302643F86290E3F3FCA693FE799FCBF12629A3ECA3D4C406B7736C0DB7A4DBFFAC383BF6E32D13EC4A6503F"> : tensor<2x3x1xcomplex<f32>>
    return %0, %1 : tensor<2x3x3xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>
  }
  func.func public @expected() -> (tensor<f32>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0277873F"> : tensor<f32>
    %1 = stablehlo.constant dense<"0xD1C869BD3533623D1742ADBDC437AD3C4F048D3D4B91E03DB57BBBBCA267883C5E2BFDBCF66F553B2D679A3CAE822C3DF6B3E13B958A923A3871C23BFAD19E3B617E863B6DD62DBCEF912ABD75F67F3E36741CBEC8BCEE3C9E0B3C3E3973163DA2332D3DB5A4413E999BCCBD722C843D2D11103E72DBDABC957FD8BDC9EC12BE6965763D981DBBBDAA38DEBDDBE4983D"> : tensor<2x3x3xcomplex<f32>>
    %2 = stablehlo.constant dense<"0x50E2803E1B93A73EB09B943DA514033EF7F2203CFF0B0FBD50211ABE603C7DBE34F735BE1D3107BE7F484B3EB13D393D"> : tensor<2x3x1xcomplex<f32>>
    return %0, %1, %2 : tensor<f32>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>
  }
  func.func public @loss(%arg0: tensor<2x3x3xcomplex<f32>>, %arg1: tensor<2x3x1xcomplex<f32>>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = call @solve(%arg0, %arg1) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>) -> tensor<2x3x1xcomplex<f32>>
    %1 = stablehlo.real %0 : (tensor<2x3x1xcomplex<f32>>) -> tensor<2x3x1xf32>
    %2 = stablehlo.imag %0 : (tensor<2x3x1xcomplex<f32>>) -> tensor<2x3x1xf32>
    %3 = stablehlo.iota dim = 0 : tensor<6xf32>
    %4 = stablehlo.cosine %3 : tensor<6xf32>
    %5 = stablehlo.reshape %4 : (tensor<6xf32>) -> tensor<2x3x1xf32>
    %6 = stablehlo.multiply %1, %5 : tensor<2x3x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.add %cst_0, %7 : tensor<f32>
    %9 = stablehlo.iota dim = 0 : tensor<6xf32>
    %10 = stablehlo.cosine %9 : tensor<6xf32>
    %11 = stablehlo.reshape %10 : (tensor<6xf32>) -> tensor<2x3x1xf32>
    %12 = stablehlo.multiply %2, %11 : tensor<2x3x1xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x1xf32>, tensor<f32>) -> tensor<f32>
    %14 = stablehlo.add %8, %13 : tensor<f32>
    return %14 : tensor<f32>
  }
  func.func private @solve(%arg0: tensor<2x3x3xcomplex<f32>>, %arg1: tensor<2x3x1xcomplex<f32>>) -> tensor<2x3x1xcomplex<f32>> {
    %0:3 = stablehlo.custom_call @lapack_cgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=3, k=3, l=3, m=3, n=3}, custom>} : (tensor<2x3x3xcomplex<f32>>) -> (tensor<2x3x3xcomplex<f32>>, tensor<2x3xi32>, tensor<2xi32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<2x3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x3x3xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>
    %9 = stablehlo.iota dim = 1 : tensor<2x3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<2x3xi32>, tensor<i32>, tensor<i32>, tensor<2x3xi32>
    cond {
      %c_6 = stablehlo.constant dense<3> : tensor<i32>
      %14 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %14:2 = func.call @closed_call(%iterArg, %iterArg_4, %iterArg_5) : (tensor<2x3xi32>, tensor<i32>, tensor<2x3xi32>) -> (tensor<i32>, tensor<2x3xi32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %15 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %15, %14#0, %14#1 : tensor<2x3xi32>, tensor<i32>, tensor<i32>, tensor<2x3xi32>
    }
    %11 = stablehlo.transpose %arg1, dims = [0, 2, 1] : (tensor<2x3x1xcomplex<f32>>) -> tensor<2x1x3xcomplex<f32>>
    %12 = call @_lu_solve(%8, %10#3, %11) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3xi32>, tensor<2x1x3xcomplex<f32>>) -> tensor<2x1x3xcomplex<f32>>
    %13 = stablehlo.transpose %12, dims = [0, 2, 1] : (tensor<2x1x3xcomplex<f32>>) -> tensor<2x3x1xcomplex<f32>>
    return %13 : tensor<2x3x1xcomplex<f32>>
  }
  func.func private @closed_call(%arg0: tensor<2x3xi32>, %arg1: tensor<i32>, %arg2: tensor<2x3xi32>) -> (tensor<i32>, tensor<2x3xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i32>
    %c_1 = stablehlo.constant dense<3> : tensor<i32>
    %3 = stablehlo.add %2, %c_1 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xi32>, tensor<1xi32>) -> tensor<2x1xi32>
    %7 = stablehlo.reshape %6 : (tensor<2x1xi32>) -> tensor<2xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %9 = stablehlo.convert %arg1 : tensor<i32>
    %c_3 = stablehlo.constant dense<3> : tensor<i32>
    %10 = stablehlo.add %9, %c_3 : tensor<i32>
    %11 = stablehlo.select %8, %10, %arg1 : tensor<i1>, tensor<i32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %13 = "stablehlo.gather"(%arg2, %12) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xi32>, tensor<1xi32>) -> tensor<2x1xi32>
    %14 = stablehlo.reshape %13 : (tensor<2x1xi32>) -> tensor<2xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %16 = stablehlo.compare LT, %7, %15, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %18 = stablehlo.add %7, %17 : tensor<2xi32>
    %19 = stablehlo.select %16, %18, %7 : tensor<2xi1>, tensor<2xi32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %21 = "stablehlo.gather"(%arg2, %20) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
    %22 = stablehlo.reshape %21 : (tensor<2x1xi32>) -> tensor<2xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<3> : tensor<i32>
    %24 = stablehlo.add %arg1, %c_7 : tensor<i32>
    %25 = stablehlo.select %23, %24, %arg1 : tensor<i1>, tensor<i32>
    %26 = stablehlo.convert %25 : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%arg2, %27, %22) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<2x3xi32>, tensor<1xi32>, tensor<2xi32>) -> tensor<2x3xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %30 = stablehlo.compare LT, %7, %29, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_9 = stablehlo.constant dense<3> : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %32 = stablehlo.add %7, %31 : tensor<2xi32>
    %33 = stablehlo.select %30, %32, %7 : tensor<2xi1>, tensor<2xi32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %35 = "stablehlo.scatter"(%28, %34, %14) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<2x3xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x3xi32>
    return %0, %35 : tensor<i32>, tensor<2x3xi32>
  }
  func.func private @_lu_solve(%arg0: tensor<2x3x3xcomplex<f32>>, %arg1: tensor<2x3xi32>, %arg2: tensor<2x1x3xcomplex<f32>>) -> tensor<2x1x3xcomplex<f32>> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2] : (tensor<2x1x3xcomplex<f32>>) -> tensor<2x1x3x1xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<2x3xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<2x3xi1>, tensor<2x3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<2x1x3x1xcomplex<f32>>, tensor<2x3x1xi32>) -> tensor<2x1x3x1xcomplex<f32>>
    %8 = stablehlo.transpose %7, dims = [0, 2, 3, 1] : (tensor<2x1x3x1xcomplex<f32>>) -> tensor<2x3x1x1xcomplex<f32>>
    %9 = stablehlo.reshape %8 : (tensor<2x3x1x1xcomplex<f32>>) -> tensor<2x3x1xcomplex<f32>>
    %10 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=3, k=3, l=3, m=1, n=3, o=1}, custom>} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>) -> tensor<2x3x1xcomplex<f32>>
    %11 = stablehlo.reshape %10 : (tensor<2x3x1xcomplex<f32>>) -> tensor<2x3x1x1xcomplex<f32>>
    %12 = stablehlo.reshape %11 : (tensor<2x3x1x1xcomplex<f32>>) -> tensor<2x3x1xcomplex<f32>>
    %13 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=3, k=3, l=3, m=1, n=3, o=1}, custom>} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>) -> tensor<2x3x1xcomplex<f32>>
    %14 = stablehlo.reshape %13 : (tensor<2x3x1xcomplex<f32>>) -> tensor<2x3x1x1xcomplex<f32>>
    %15 = stablehlo.transpose %14, dims = [0, 3, 1, 2] : (tensor<2x3x1x1xcomplex<f32>>) -> tensor<2x1x3x1xcomplex<f32>>
    %16 = stablehlo.reshape %15 : (tensor<2x1x3x1xcomplex<f32>>) -> tensor<2x1x3xcomplex<f32>>
    return %16 : tensor<2x1x3xcomplex<f32>>
  }
}
// -----
// complex_inv
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<3x3xf32>, tensor<3x3xf32>) {
    %0 = stablehlo.constant dense<"0x41045EBF7A6F80BF638413C0EE1EA23F97780E3F655659BF393DBABD2EFA79BD2A228ABF"> : tensor<3x3xf32>
    %1 = stablehlo.constant dense<"0x26D574BE1612933E5871153F56D8A53F5FAB693DCA1ADFBE961BDB3E54FF1ABF463C9DBF"> : tensor<3x3xf32>
    return %0, %1 : tensor<3x3xf32>, tensor<3x3xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<3x3xf32>, tensor<3x3xf32>) {
    %0 = stablehlo.constant dense<"0x07370E40"> : tensor<f32>
    %1 = stablehlo.constant dense<"0xA336F13F3531B4C05C68BD3FFE812A3FACF65FC09D83B03F7812AA3E78CDB240291160C0"> : tensor<3x3xf32>
    %2 = stablehlo.constant dense<"0x04B3683F1EF6B13F8C23D1BF01E1933FD02B98BF4CA4CDBEA1FC65C0571C054109CCB9BF"> : tensor<3x3xf32>
    return %0, %1, %2 : tensor<f32>, tensor<3x3xf32>, tensor<3x3xf32>
  }
  func.func public @loss(%arg0: tensor<3x3xf32>, %arg1: tensor<3x3xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.complex %arg0, %arg1 : tensor<3x3xcomplex<f32>>
    %1 = call @inv(%0) : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %2 = stablehlo.real %1 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %3 = stablehlo.imag %1 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %4 = stablehlo.iota dim = 0 : tensor<9xf32>
    %5 = stablehlo.cosine %4 : tensor<9xf32>
    %6 = stablehlo.reshape %5 : (tensor<9xf32>) -> tensor<3x3xf32>
    %7 = stablehlo.multiply %2, %6 : tensor<3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.add %cst_0, %8 : tensor<f32>
    %10 = stablehlo.iota dim = 0 : tensor<9xf32>
    %11 = stablehlo.cosine %10 : tensor<9xf32>
    %12 = stablehlo.reshape %11 : (tensor<9xf32>) -> tensor<3x3xf32>
    %13 = stablehlo.multiply %3, %12 : tensor<3x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<f32>
    %15 = stablehlo.add %9, %14 : tensor<f32>
    return %15 : tensor<f32>
  }
  func.func private @inv(%arg0: tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %3 = stablehlo.add %0, %2 : tensor<3x3xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %5 = stablehlo.convert %4 : (tensor<3x3xi1>) -> tensor<3x3xcomplex<f32>>
    %6 = call @solve(%arg0, %5) : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    return %6 : tensor<3x3xcomplex<f32>>
  }
  func.func private @solve(%arg0: tensor<3x3xcomplex<f32>>, %arg1: tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>> {
    %0:3 = stablehlo.custom_call @lapack_cgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3xi32>, tensor<i32>)
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
    %9 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<3xi32>
    cond {
      %c_6 = stablehlo.constant dense<3> : tensor<i32>
      %14 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %14:2 = func.call @closed_call(%iterArg, %iterArg_4, %iterArg_5) : (tensor<3xi32>, tensor<i32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %15 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %15, %14#0, %14#1 : tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<3xi32>
    }
    %11 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %12 = call @_lu_solve(%8, %10#3, %11) : (tensor<3x3xcomplex<f32>>, tensor<3xi32>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    return %13 : tensor<3x3xcomplex<f32>>
  }
  func.func private @closed_call(%arg0: tensor<3xi32>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i32>
    %c_1 = stablehlo.constant dense<3> : tensor<i32>
    %3 = stablehlo.add %2, %c_1 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_slice %arg0, %4, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.reshape %5 : (tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = stablehlo.convert %arg1 : tensor<i32>
    %c_3 = stablehlo.constant dense<3> : tensor<i32>
    %9 = stablehlo.add %8, %c_3 : tensor<i32>
    %10 = stablehlo.select %7, %9, %arg1 : tensor<i1>, tensor<i32>
    %11 = stablehlo.dynamic_slice %arg2, %10, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.reshape %11 : (tensor<1xi32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %14 = stablehlo.add %6, %c_5 : tensor<i32>
    %15 = stablehlo.select %13, %14, %6 : tensor<i1>, tensor<i32>
    %16 = stablehlo.dynamic_slice %arg2, %15, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<3> : tensor<i32>
    %19 = stablehlo.add %arg1, %c_7 : tensor<i32>
    %20 = stablehlo.select %18, %19, %arg1 : tensor<i1>, tensor<i32>
    %21 = stablehlo.convert %20 : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %23 = "stablehlo.scatter"(%arg2, %22, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.compare LT, %6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<3> : tensor<i32>
    %25 = stablehlo.add %6, %c_9 : tensor<i32>
    %26 = stablehlo.select %24, %25, %6 : tensor<i1>, tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%23, %27, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    return %0, %28 : tensor<i32>, tensor<3xi32>
  }
  func.func private @_lu_solve(%arg0: tensor<3x3xcomplex<f32>>, %arg1: tensor<3xi32>, %arg2: tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3x1xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1, 1>}> : (tensor<3x3x1xcomplex<f32>>, tensor<3x1xi32>) -> tensor<3x3x1xcomplex<f32>>
    %8 = stablehlo.transpose %7, dims = [1, 2, 0] : (tensor<3x3x1xcomplex<f32>>) -> tensor<3x1x3xcomplex<f32>>
    %9 = stablehlo.reshape %8 : (tensor<3x1x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %10 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=3, j=3, k=3, l=3, m=3, n=3}, custom>} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %11 = stablehlo.reshape %10 : (tensor<3x3xcomplex<f32>>) -> tensor<3x1x3xcomplex<f32>>
    %12 = stablehlo.reshape %11 : (tensor<3x1x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %13 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=3, j=3, k=3, l=3, m=3, n=3}, custom>} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %14 = stablehlo.reshape %13 : (tensor<3x3xcomplex<f32>>) -> tensor<3x1x3xcomplex<f32>>
    %15 = stablehlo.transpose %14, dims = [2, 0, 1] : (tensor<3x1x3xcomplex<f32>>) -> tensor<3x3x1xcomplex<f32>>
    %16 = stablehlo.reshape %15 : (tensor<3x3x1xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    return %16 : tensor<3x3xcomplex<f32>>
  }
}
// -----
// complex_slogdet
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<3x3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x8139953FBDD13CBFB025B8BEB6F10BC03E4B113E356287BEF88B2B3F7A8264BF45338BBFF112633FEC3B293F71D0903EDDA4F03EFCF802BFF22AA1BDB956863D57E1D33EBA7FAF3F"> : tensor<3x3xcomplex<f32>>
    return %0 : tensor<3x3xcomplex<f32>>
  }
  func.func public @expected() -> (tensor<f32>, tensor<3x3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xF0F1933F"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x8B3FA4BE13711DBF92C958BEEC79CEBEF9669BBEC019AABC9C20243F253E6CBF49DBE23E68DD1E3FE5588FBEADBEF7BEE05433BF8F5DEE3BF30C9E3B8745CCBE9F9C763F1768333F"> : tensor<3x3xcomplex<f32>>
    return %0, %1 : tensor<f32>, tensor<3x3xcomplex<f32>>
  }
  func.func public @loss(%arg0: tensor<3x3xcomplex<f32>>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0:2 = call @slogdet(%arg0) : (tensor<3x3xcomplex<f32>>) -> (tensor<complex<f32>>, tensor<f32>)
    %1 = stablehlo.real %0#0 : (tensor<complex<f32>>) -> tensor<f32>
    %2 = stablehlo.imag %0#0 : (tensor<complex<f32>>) -> tensor<f32>
    %3 = stablehlo.iota dim = 0 : tensor<1xf32>
    %4 = stablehlo.cosine %3 : tensor<1xf32>
    %5 = stablehlo.reshape %4 : (tensor<1xf32>) -> tensor<f32>
    %6 = stablehlo.multiply %1, %5 : tensor<f32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.add %cst_0, %7 : tensor<f32>
    %9 = stablehlo.iota dim = 0 : tensor<1xf32>
    %10 = stablehlo.cosine %9 : tensor<1xf32>
    %11 = stablehlo.reshape %10 : (tensor<1xf32>) -> tensor<f32>
    %12 = stablehlo.multiply %2, %11 : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_1) applies stablehlo.add across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %14 = stablehlo.add %8, %13 : tensor<f32>
    %15 = stablehlo.iota dim = 0 : tensor<1xf32>
    %16 = stablehlo.cosine %15 : tensor<1xf32>
    %17 = stablehlo.reshape %16 : (tensor<1xf32>) -> tensor<f32>
    %18 = stablehlo.multiply %0#1, %17 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_2) applies stablehlo.add across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %20 = stablehlo.add %14, %19 : tensor<f32>
    return %20 : tensor<f32>
  }
  func.func private @slogdet(%arg0: tensor<3x3xcomplex<f32>>) -> (tensor<complex<f32>>, tensor<f32>) {
    %0:3 = stablehlo.custom_call @lapack_cgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3xi32>, tensor<i32>)
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
    %9 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10:4 = stablehlo.while(%iterArg = %2, %iterArg_12 = %c_2, %iterArg_13 = %c_1, %iterArg_14 = %9) : tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<3xi32>
    cond {
      %c_15 = stablehlo.constant dense<3> : tensor<i32>
      %34 = stablehlo.compare LT, %iterArg_12, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %34 : tensor<i1>
    } do {
      %34:2 = func.call @closed_call(%iterArg, %iterArg_13, %iterArg_14) : (tensor<3xi32>, tensor<i32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>)
      %c_15 = stablehlo.constant dense<1> : tensor<i32>
      %35 = stablehlo.add %iterArg_12, %c_15 : tensor<i32>
      stablehlo.return %iterArg, %35, %34#0, %34#1 : tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<3xi32>
    }
    %11 = call @diagonal(%8) : (tensor<3x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %cst_3 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
    %13 = stablehlo.compare EQ, %11, %12, FLOAT : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xi1>
    %c_4 = stablehlo.constant dense<false> : tensor<i1>
    %14 = stablehlo.reduce(%13 init: %c_4) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %15 = stablehlo.iota dim = 0 : tensor<3xi32>
    %16 = stablehlo.compare NE, %2, %15, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %17 = call @count_nonzero(%16) : (tensor<3xi1>) -> tensor<i32>
    %18 = stablehlo.abs %11 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %19 = stablehlo.convert %18 : (tensor<3xf32>) -> tensor<3xcomplex<f32>>
    %20 = stablehlo.divide %11, %19 : tensor<3xcomplex<f32>>
    %cst_5 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %21 = stablehlo.reduce(%20 init: %cst_5) applies stablehlo.multiply across dimensions = [0] : (tensor<3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    %c_6 = stablehlo.constant dense<2> : tensor<i32>
    %22 = call @remainder(%17, %c_6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_7 = stablehlo.constant dense<-2> : tensor<i32>
    %23 = stablehlo.multiply %c_7, %22 : tensor<i32>
    %c_8 = stablehlo.constant dense<1> : tensor<i32>
    %24 = stablehlo.add %23, %c_8 : tensor<i32>
    %25 = stablehlo.convert %24 : (tensor<i32>) -> tensor<complex<f32>>
    %26 = stablehlo.multiply %21, %25 : tensor<complex<f32>>
    %cst_9 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %27 = call @_where_0(%14, %cst_9, %26) : (tensor<i1>, tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    %28 = stablehlo.abs %11 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %29 = stablehlo.log %28 : tensor<3xf32>
    %30 = stablehlo.convert %29 : (tensor<3xf32>) -> tensor<3xcomplex<f32>>
    %cst_10 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %31 = stablehlo.reduce(%30 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    %cst_11 = stablehlo.constant dense<(0xFF800000,0.000000e+00)> : tensor<complex<f32>>
    %32 = call @_where_0(%14, %cst_11, %31) : (tensor<i1>, tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    %33 = stablehlo.real %32 : (tensor<complex<f32>>) -> tensor<f32>
    return %27, %33 : tensor<complex<f32>>, tensor<f32>
  }
  func.func private @closed_call(%arg0: tensor<3xi32>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i32>
    %c_1 = stablehlo.constant dense<3> : tensor<i32>
    %3 = stablehlo.add %2, %c_1 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_slice %arg0, %4, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.reshape %5 : (tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = stablehlo.convert %arg1 : tensor<i32>
    %c_3 = stablehlo.constant dense<3> : tensor<i32>
    %9 = stablehlo.add %8, %c_3 : tensor<i32>
    %10 = stablehlo.select %7, %9, %arg1 : tensor<i1>, tensor<i32>
    %11 = stablehlo.dynamic_slice %arg2, %10, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.reshape %11 : (tensor<1xi32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %14 = stablehlo.add %6, %c_5 : tensor<i32>
    %15 = stablehlo.select %13, %14, %6 : tensor<i1>, tensor<i32>
    %16 = stablehlo.dynamic_slice %arg2, %15, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<3> : tensor<i32>
    %19 = stablehlo.add %arg1, %c_7 : tensor<i32>
    %20 = stablehlo.select %18, %19, %arg1 : tensor<i1>, tensor<i32>
    %21 = stablehlo.convert %20 : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %23 = "stablehlo.scatter"(%arg2, %22, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.compare LT, %6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<3> : tensor<i32>
    %25 = stablehlo.add %6, %c_9 : tensor<i32>
    %26 = stablehlo.select %24, %25, %6 : tensor<i1>, tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%23, %27, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    return %0, %28 : tensor<i32>, tensor<3xi32>
  }
  func.func private @diagonal(%arg0: tensor<3x3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %3 = stablehlo.add %0, %2 : tensor<3x3xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %5 = stablehlo.convert %4 : (tensor<3x3xi1>) -> tensor<3x3xcomplex<f32>>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %6 = "stablehlo.case"(%c_0) ({
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }, {
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %7 = "stablehlo.case"(%6) ({
      %8 = stablehlo.iota dim = 0 : tensor<3xi32>
      %9 = stablehlo.iota dim = 0 : tensor<3xi32>
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %11 = stablehlo.compare LT, %8, %10, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_2 = stablehlo.constant dense<3> : tensor<i32>
      %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %13 = stablehlo.add %8, %12 : tensor<3xi32>
      %14 = stablehlo.select %11, %13, %8 : tensor<3xi1>, tensor<3xi32>
      %c_3 = stablehlo.constant dense<0> : tensor<i32>
      %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_4 = stablehlo.constant dense<3> : tensor<i32>
      %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %18 = stablehlo.add %9, %17 : tensor<3xi32>
      %19 = stablehlo.select %16, %18, %9 : tensor<3xi1>, tensor<3xi32>
      %20 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %21 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %22 = stablehlo.concatenate %20, %21, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
      %23 = "stablehlo.gather"(%arg0, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xcomplex<f32>>, tensor<3x2xi32>) -> tensor<3xcomplex<f32>>
      stablehlo.return %23 : tensor<3xcomplex<f32>>
    }) : (tensor<i32>) -> tensor<3xcomplex<f32>>
    return %7 : tensor<3xcomplex<f32>>
  }
  func.func private @count_nonzero(%arg0: tensor<3xi1>) -> tensor<i32> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<3xi1>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %2 = stablehlo.convert %1 : (tensor<3xi1>) -> tensor<3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.reduce(%2 init: %c_0) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
    return %3 : tensor<i32>
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
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<complex<f32>>, %arg2: tensor<complex<f32>>) -> tensor<complex<f32>> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<complex<f32>>
    return %0 : tensor<complex<f32>>
  }
}
// -----
// complex_lu
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<4x4xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xAE97933FED134F3F0C18C63EA03DF53E40A5E53EE137ADBF345485BE826A893FD824E7BDF6CF423EAF4E1B3F2973AB3F2F46D1BD3048B73E69DCA13EA1EB673F89A98CBFE176AC3E537FD3BF9D0970BF6D62D7BFAB1E5FBE27B0D7BE9ABB29BFB711AC3F7562583F5B8C993FEC547BBFF93E7BBFC67CC2BF2A39C5BF2E62323F"> : tensor<4x4xcomplex<f32>>
    return %0 : tensor<4x4xcomplex<f32>>
  }
  func.func public @expected() -> (tensor<f32>, tensor<4x4xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xB2C0C4BF"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x70AF853C973711C0CAF751BEBF17284065916CBFB61FAABF61B167BF40B0BA3E2FC72D3FA5E29CBD855F4DBF470EA2BE05EBE93EB14999BEE87A42BFE77A42BF0058943E3C8958BE3ACA983F33806D3F4443713ED45D733F87CA943EEB8E873F828FAC3F83844A407728353F663450BFE067BD3DBC81AE3FBEF309BF7BE24BBF"> : tensor<4x4xcomplex<f32>>
    return %0, %1 : tensor<f32>, tensor<4x4xcomplex<f32>>
  }
  func.func public @loss(%arg0: tensor<4x4xcomplex<f32>>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0:2 = call @lu(%arg0) : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>)
    %1 = stablehlo.real %0#0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %2 = stablehlo.imag %0#0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %3 = stablehlo.real %0#1 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %4 = stablehlo.imag %0#1 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %5 = stablehlo.iota dim = 0 : tensor<16xf32>
    %6 = stablehlo.cosine %5 : tensor<16xf32>
    %7 = stablehlo.reshape %6 : (tensor<16xf32>) -> tensor<4x4xf32>
    %8 = stablehlo.multiply %1, %7 : tensor<4x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.add %cst_0, %9 : tensor<f32>
    %11 = stablehlo.iota dim = 0 : tensor<16xf32>
    %12 = stablehlo.cosine %11 : tensor<16xf32>
    %13 = stablehlo.reshape %12 : (tensor<16xf32>) -> tensor<4x4xf32>
    %14 = stablehlo.multiply %2, %13 : tensor<4x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
    %16 = stablehlo.add %10, %15 : tensor<f32>
    %17 = stablehlo.iota dim = 0 : tensor<16xf32>
    %18 = stablehlo.cosine %17 : tensor<16xf32>
    %19 = stablehlo.reshape %18 : (tensor<16xf32>) -> tensor<4x4xf32>
    %20 = stablehlo.multiply %3, %19 : tensor<4x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
    %22 = stablehlo.add %16, %21 : tensor<f32>
    %23 = stablehlo.iota dim = 0 : tensor<16xf32>
    %24 = stablehlo.cosine %23 : tensor<16xf32>
    %25 = stablehlo.reshape %24 : (tensor<16xf32>) -> tensor<4x4xf32>
    %26 = stablehlo.multiply %4, %25 : tensor<4x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
    %28 = stablehlo.add %22, %27 : tensor<f32>
    return %28 : tensor<f32>
  }
  func.func private @lu(%arg0: tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) {
    %0:2 = call @_lu(%arg0) : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>)
    return %0#0, %0#1 : tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>
  }
  func.func private @_lu(%arg0: tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) {
    %0:3 = stablehlo.custom_call @lapack_cgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<i32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    %9 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10:4 = stablehlo.while(%iterArg = %2, %iterArg_4 = %c_2, %iterArg_5 = %c_1, %iterArg_6 = %9) : tensor<4xi32>, tensor<i32>, tensor<i32>, tensor<4xi32>
    cond {
      %c_7 = stablehlo.constant dense<4> : tensor<i32>
      %20 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %20 : tensor<i1>
    } do {
      %20:2 = func.call @closed_call(%iterArg, %iterArg_5, %iterArg_6) : (tensor<4xi32>, tensor<i32>, tensor<4xi32>) -> (tensor<i32>, tensor<4xi32>)
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %21 = stablehlo.add %iterArg_4, %c_7 : tensor<i32>
      stablehlo.return %iterArg, %21, %20#0, %20#1 : tensor<4xi32>, tensor<i32>, tensor<i32>, tensor<4xi32>
    }
    %11 = call @tril(%8) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %12 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %13 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %15 = stablehlo.add %12, %14 : tensor<4x4xi32>
    %16 = stablehlo.compare EQ, %15, %13, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %17 = stablehlo.convert %16 : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
    %18 = stablehlo.add %11, %17 : tensor<4x4xcomplex<f32>>
    %19 = call @triu(%8) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    return %18, %19 : tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>
  }
  func.func private @closed_call(%arg0: tensor<4xi32>, %arg1: tensor<i32>, %arg2: tensor<4xi32>) -> (tensor<i32>, tensor<4xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i32>
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.add %2, %c_1 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_slice %arg0, %4, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.reshape %5 : (tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = stablehlo.convert %arg1 : tensor<i32>
    %c_3 = stablehlo.constant dense<4> : tensor<i32>
    %9 = stablehlo.add %8, %c_3 : tensor<i32>
    %10 = stablehlo.select %7, %9, %arg1 : tensor<i1>, tensor<i32>
    %11 = stablehlo.dynamic_slice %arg2, %10, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.reshape %11 : (tensor<1xi32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<4> : tensor<i32>
    %14 = stablehlo.add %6, %c_5 : tensor<i32>
    %15 = stablehlo.select %13, %14, %6 : tensor<i1>, tensor<i32>
    %16 = stablehlo.dynamic_slice %arg2, %15, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<4> : tensor<i32>
    %19 = stablehlo.add %arg1, %c_7 : tensor<i32>
    %20 = stablehlo.select %18, %19, %arg1 : tensor<i1>, tensor<i32>
    %21 = stablehlo.convert %20 : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %23 = "stablehlo.scatter"(%arg2, %22, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.compare LT, %6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<4> : tensor<i32>
    %25 = stablehlo.add %6, %c_9 : tensor<i32>
    %26 = stablehlo.select %24, %25, %6 : tensor<i1>, tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%23, %27, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    return %0, %28 : tensor<i32>, tensor<4xi32>
  }
  func.func private @tril(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %2 = stablehlo.add %0, %1 : tensor<4x4xi32>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    return %6 : tensor<4x4xcomplex<f32>>
  }
  func.func private @triu(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %2 = stablehlo.add %0, %1 : tensor<4x4xi32>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    return %6 : tensor<4x4xcomplex<f32>>
  }
}
// -----
// complex_lu_tall
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<5x3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x6599943F7B41833F4DDEBA3F4BE2D73E9BAB8D3FA534CA3E9D4BBFBF1890B8BE030B2FBF2D50A03FDD1609BF7263EBBEBA3624BCEEA02FBF0F1609C07FA2373F7AAA213B2AFA36BFB8DD933E15EEDF3EAA6470BFB7C8883F36BE043E2625BD3D4FFD993F59ACF03D15B06B3DBF436E3F00C1883F5A2B443F"> : tensor<5x3xcomplex<f32>>
    return %0 : tensor<5x3xcomplex<f32>>
  }
  func.func public @expected() -> (tensor<f32>, tensor<5x3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x54C50340"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x149CB33FE372963FFBD70BBE00B92D3F8A8182BE1E329EBE3D2B213F756E833F724513BF0D72A3BD1C6AD1BD444BF23D15E2B03E807849BF80BF42BF3BE958BE7FB6D53E9D7EC73EC918F0BE83ED8FBF18EC033FCC8AAF3D68E558BB46F37A3BE33B023FCF7C9A3F0F36F4BECEF5ADBD0E28E1BDA38113BD"> : tensor<5x3xcomplex<f32>>
    return %0, %1 : tensor<f32>, tensor<5x3xcomplex<f32>>
  }
  func.func public @loss(%arg0: tensor<5x3xcomplex<f32>>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0:2 = call @lu(%arg0) : (tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>)
    %1 = stablehlo.real %0#0 : (tensor<5x3xcomplex<f32>>) -> tensor<5x3xf32>
    %2 = stablehlo.imag %0#0 : (tensor<5x3xcomplex<f32>>) -> tensor<5x3xf32>
    %3 = stablehlo.real %0#1 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %4 = stablehlo.imag %0#1 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %5 = stablehlo.iota dim = 0 : tensor<15xf32>
    %6 = stablehlo.cosine %5 : tensor<15xf32>
    %7 = stablehlo.reshape %6 : (tensor<15xf32>) -> tensor<5x3xf32>
    %8 = stablehlo.multiply %1, %7 : tensor<5x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.add %cst_0, %9 : tensor<f32>
    %11 = stablehlo.iota dim = 0 : tensor<15xf32>
    %12 = stablehlo.cosine %11 : tensor<15xf32>
    %13 = stablehlo.reshape %12 : (tensor<15xf32>) -> tensor<5x3xf32>
    %14 = stablehlo.multiply %2, %13 : tensor<5x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<f32>
    %16 = stablehlo.add %10, %15 : tensor<f32>
    %17 = stablehlo.iota dim = 0 : tensor<9xf32>
    %18 = stablehlo.cosine %17 : tensor<9xf32>
    %19 = stablehlo.reshape %18 : (tensor<9xf32>) -> tensor<3x3xf32>
    %20 = stablehlo.multiply %3, %19 : tensor<3x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<f32>
    %22 = stablehlo.add %16, %21 : tensor<f32>
    %23 = stablehlo.iota dim = 0 : tensor<9xf32>
    %24 = stablehlo.cosine %23 : tensor<9xf32>
    %25 = stablehlo.reshape %24 : (tensor<9xf32>) -> tensor<3x3xf32>
    %26 = stablehlo.multiply %4, %25 : tensor<3x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<f32>
    %28 = stablehlo.add %22, %27 : tensor<f32>
    return %28 : tensor<f32>
  }
  func.func private @lu(%arg0: tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) {
    %0:2 = call @_lu(%arg0) : (tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>)
    return %0#0, %0#1 : tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>
  }
  func.func private @_lu(%arg0: tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) {
    %0:3 = stablehlo.custom_call @lapack_cgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3xi32>, tensor<i32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<5x3xcomplex<f32>>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x3xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<5x3xi1>, tensor<5x3xcomplex<f32>>
    %9 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10:4 = stablehlo.while(%iterArg = %2, %iterArg_4 = %c_2, %iterArg_5 = %c_1, %iterArg_6 = %9) : tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<5xi32>
    cond {
      %c_7 = stablehlo.constant dense<3> : tensor<i32>
      %21 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %21 : tensor<i1>
    } do {
      %21:2 = func.call @closed_call(%iterArg, %iterArg_5, %iterArg_6) : (tensor<3xi32>, tensor<i32>, tensor<5xi32>) -> (tensor<i32>, tensor<5xi32>)
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %22 = stablehlo.add %iterArg_4, %c_7 : tensor<i32>
      stablehlo.return %iterArg, %22, %21#0, %21#1 : tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<5xi32>
    }
    %11 = call @tril(%8) : (tensor<5x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
    %12 = stablehlo.iota dim = 0 : tensor<5x3xi32>
    %13 = stablehlo.iota dim = 1 : tensor<5x3xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5x3xi32>
    %15 = stablehlo.add %12, %14 : tensor<5x3xi32>
    %16 = stablehlo.compare EQ, %15, %13, SIGNED : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
    %17 = stablehlo.convert %16 : (tensor<5x3xi1>) -> tensor<5x3xcomplex<f32>>
    %18 = stablehlo.add %11, %17 : tensor<5x3xcomplex<f32>>
    %19 = call @triu(%8) : (tensor<5x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
    %20 = stablehlo.slice %19 [0:3, 0:3] : (tensor<5x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    return %18, %20 : tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>
  }
  func.func private @closed_call(%arg0: tensor<3xi32>, %arg1: tensor<i32>, %arg2: tensor<5xi32>) -> (tensor<i32>, tensor<5xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i32>
    %c_1 = stablehlo.constant dense<3> : tensor<i32>
    %3 = stablehlo.add %2, %c_1 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_slice %arg0, %4, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.reshape %5 : (tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = stablehlo.convert %arg1 : tensor<i32>
    %c_3 = stablehlo.constant dense<5> : tensor<i32>
    %9 = stablehlo.add %8, %c_3 : tensor<i32>
    %10 = stablehlo.select %7, %9, %arg1 : tensor<i1>, tensor<i32>
    %11 = stablehlo.dynamic_slice %arg2, %10, sizes = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.reshape %11 : (tensor<1xi32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<5> : tensor<i32>
    %14 = stablehlo.add %6, %c_5 : tensor<i32>
    %15 = stablehlo.select %13, %14, %6 : tensor<i1>, tensor<i32>
    %16 = stablehlo.dynamic_slice %arg2, %15, sizes = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<5> : tensor<i32>
    %19 = stablehlo.add %arg1, %c_7 : tensor<i32>
    %20 = stablehlo.select %18, %19, %arg1 : tensor<i1>, tensor<i32>
    %21 = stablehlo.convert %20 : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %23 = "stablehlo.scatter"(%arg2, %22, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.compare LT, %6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<5> : tensor<i32>
    %25 = stablehlo.add %6, %c_9 : tensor<i32>
    %26 = stablehlo.select %24, %25, %6 : tensor<i1>, tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%23, %27, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
    return %0, %28 : tensor<i32>, tensor<5xi32>
  }
  func.func private @tril(%arg0: tensor<5x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>> {
    %0 = stablehlo.iota dim = 0 : tensor<5x3xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x3xi32>
    %2 = stablehlo.add %0, %1 : tensor<5x3xi32>
    %3 = stablehlo.iota dim = 1 : tensor<5x3xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<5x3xcomplex<f32>>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<5x3xi1>, tensor<5x3xcomplex<f32>>
    return %6 : tensor<5x3xcomplex<f32>>
  }
  func.func private @triu(%arg0: tensor<5x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>> {
    %0 = stablehlo.iota dim = 0 : tensor<5x3xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x3xi32>
    %2 = stablehlo.add %0, %1 : tensor<5x3xi32>
    %3 = stablehlo.iota dim = 1 : tensor<5x3xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<5x3xcomplex<f32>>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<5x3xi1>, tensor<5x3xcomplex<f32>>
    return %6 : tensor<5x3xcomplex<f32>>
  }
}
// -----
// complex_lu_low
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<3x5xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x3E83C3BFB7BAAA3F8519A6BF6345803FCE26AC3FCB3C2A3F5DE9CE3E979836BD134D04C03BFE91BF1AC6AABFFA2D5BBFFC39243DA03F493F39F176BFA834803F176FF83EAC719F3F87EEC23DCDC77B3F5504023F742F6D3F494893BFCF90D2BE6AAB233FB49A97BFE139FD3F033A693E099F46BF1F29063F"> : tensor<3x5xcomplex<f32>>
    return %0 : tensor<3x5xcomplex<f32>>
  }
  func.func public @expected() -> (tensor<f32>, tensor<3x5xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xFD259D3F"> : tensor<f32>
    %1 = stablehlo.constant dense<"0xC081CB3CEE98C43E06A7283F878FE9BE7EA045BF819782BF4F4AE0BFC6E485BF3E8E8FBF3882E1BDFD621F3E08536EBF262B20382CAA5A3FD006583FD206583F6F4E683F6F4E683FD7040C3ED7040C3E0B831B4068172CC0F35E9A3FFE0BE13FA07FE43F2254A63F1CA5763FB3DEE13EAC783EBF889E52BF"> : tensor<3x5xcomplex<f32>>
    return %0, %1 : tensor<f32>, tensor<3x5xcomplex<f32>>
  }
  func.func public @loss(%arg0: tensor<3x5xcomplex<f32>>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0:2 = call @lu(%arg0) : (tensor<3x5xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3x5xcomplex<f32>>)
    %1 = stablehlo.real %0#0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %2 = stablehlo.imag %0#0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %3 = stablehlo.real %0#1 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %4 = stablehlo.imag %0#1 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %5 = stablehlo.iota dim = 0 : tensor<9xf32>
    %6 = stablehlo.cosine %5 : tensor<9xf32>
    %7 = stablehlo.reshape %6 : (tensor<9xf32>) -> tensor<3x3xf32>
    %8 = stablehlo.multiply %1, %7 : tensor<3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.add %cst_0, %9 : tensor<f32>
    %11 = stablehlo.iota dim = 0 : tensor<9xf32>
    %12 = stablehlo.cosine %11 : tensor<9xf32>
    %13 = stablehlo.reshape %12 : (tensor<9xf32>) -> tensor<3x3xf32>
    %14 = stablehlo.multiply %2, %13 : tensor<3x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<f32>
    %16 = stablehlo.add %10, %15 : tensor<f32>
    %17 = stablehlo.iota dim = 0 : tensor<15xf32>
    %18 = stablehlo.cosine %17 : tensor<15xf32>
    %19 = stablehlo.reshape %18 : (tensor<15xf32>) -> tensor<3x5xf32>
    %20 = stablehlo.multiply %3, %19 : tensor<3x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<f32>
    %22 = stablehlo.add %16, %21 : tensor<f32>
    %23 = stablehlo.iota dim = 0 : tensor<15xf32>
    %24 = stablehlo.cosine %23 : tensor<15xf32>
    %25 = stablehlo.reshape %24 : (tensor<15xf32>) -> tensor<3x5xf32>
    %26 = stablehlo.multiply %4, %25 : tensor<3x5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<f32>
    %28 = stablehlo.add %22, %27 : tensor<f32>
    return %28 : tensor<f32>
  }
  func.func private @lu(%arg0: tensor<3x5xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3x5xcomplex<f32>>) {
    %0:2 = call @_lu(%arg0) : (tensor<3x5xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3x5xcomplex<f32>>)
    return %0#0, %0#1 : tensor<3x3xcomplex<f32>>, tensor<3x5xcomplex<f32>>
  }
  func.func private @_lu(%arg0: tensor<3x5xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3x5xcomplex<f32>>) {
    %0:3 = stablehlo.custom_call @lapack_cgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=3, j=5, k=3, l=5, m=3}, custom>} : (tensor<3x5xcomplex<f32>>) -> (tensor<3x5xcomplex<f32>>, tensor<3xi32>, tensor<i32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x5xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<3x5xi1>, tensor<3x5xcomplex<f32>>
    %9 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10:4 = stablehlo.while(%iterArg = %2, %iterArg_4 = %c_2, %iterArg_5 = %c_1, %iterArg_6 = %9) : tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<3xi32>
    cond {
      %c_7 = stablehlo.constant dense<3> : tensor<i32>
      %21 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %21 : tensor<i1>
    } do {
      %21:2 = func.call @closed_call(%iterArg, %iterArg_5, %iterArg_6) : (tensor<3xi32>, tensor<i32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>)
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %22 = stablehlo.add %iterArg_4, %c_7 : tensor<i32>
      stablehlo.return %iterArg, %22, %21#0, %21#1 : tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<3xi32>
    }
    %11 = call @tril(%8) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %12 = stablehlo.slice %11 [0:3, 0:3] : (tensor<3x5xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %13 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %14 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %16 = stablehlo.add %13, %15 : tensor<3x3xi32>
    %17 = stablehlo.compare EQ, %16, %14, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %18 = stablehlo.convert %17 : (tensor<3x3xi1>) -> tensor<3x3xcomplex<f32>>
    %19 = stablehlo.add %12, %18 : tensor<3x3xcomplex<f32>>
    %20 = call @triu(%8) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    return %19, %20 : tensor<3x3xcomplex<f32>>, tensor<3x5xcomplex<f32>>
  }
  func.func private @closed_call(%arg0: tensor<3xi32>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i32>
    %c_1 = stablehlo.constant dense<3> : tensor<i32>
    %3 = stablehlo.add %2, %c_1 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_slice %arg0, %4, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.reshape %5 : (tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = stablehlo.convert %arg1 : tensor<i32>
    %c_3 = stablehlo.constant dense<3> : tensor<i32>
    %9 = stablehlo.add %8, %c_3 : tensor<i32>
    %10 = stablehlo.select %7, %9, %arg1 : tensor<i1>, tensor<i32>
    %11 = stablehlo.dynamic_slice %arg2, %10, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.reshape %11 : (tensor<1xi32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %14 = stablehlo.add %6, %c_5 : tensor<i32>
    %15 = stablehlo.select %13, %14, %6 : tensor<i1>, tensor<i32>
    %16 = stablehlo.dynamic_slice %arg2, %15, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<3> : tensor<i32>
    %19 = stablehlo.add %arg1, %c_7 : tensor<i32>
    %20 = stablehlo.select %18, %19, %arg1 : tensor<i1>, tensor<i32>
    %21 = stablehlo.convert %20 : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %23 = "stablehlo.scatter"(%arg2, %22, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.compare LT, %6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<3> : tensor<i32>
    %25 = stablehlo.add %6, %c_9 : tensor<i32>
    %26 = stablehlo.select %24, %25, %6 : tensor<i1>, tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%23, %27, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    return %0, %28 : tensor<i32>, tensor<3xi32>
  }
  func.func private @tril(%arg0: tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>> {
    %0 = stablehlo.iota dim = 0 : tensor<3x5xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %2 = stablehlo.add %0, %1 : tensor<3x5xi32>
    %3 = stablehlo.iota dim = 1 : tensor<3x5xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<3x5xi1>, tensor<3x5xcomplex<f32>>
    return %6 : tensor<3x5xcomplex<f32>>
  }
  func.func private @triu(%arg0: tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>> {
    %0 = stablehlo.iota dim = 0 : tensor<3x5xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %2 = stablehlo.add %0, %1 : tensor<3x5xi32>
    %3 = stablehlo.iota dim = 1 : tensor<3x5xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<3x5xi1>, tensor<3x5xcomplex<f32>>
    return %6 : tensor<3x5xcomplex<f32>>
  }
}
// -----
// complex_qr
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<5x3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xCEABE03DC9AA9F3E528ABFBF3519113FC113FEBE1A451A3E30FDB9BFF521A2BFAD102E3E01D80ABF1E4F83BF1796063F57E511BEE23A0CBF82CCB13E83F7F73FCDFE253ECE67C1BFCB61B23F2DBDCEBE67348ABFE8FC913FAF1D0AC058C813BF7E8C783F840D8DBFE1D9B63F4412AABF7AB9BA3F393932BF"> : tensor<5x3xcomplex<f32>>
    return %0 : tensor<5x3xcomplex<f32>>
  }
  func.func public @expected() -> (tensor<f32>, tensor<5x3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xEE74A5C0"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x960B7FBE20E716BFA22EF93E65EA303B4EAA9CBD9B9EAC3DB515273FF9AA6C3F4FEB97BDFEEDE93E9B5DC9BD4483EEBEC8E850BF329C34BF8E86A0BDE460A2BEF32C85BD4607163D8D4A41BEE0B5803ECC20DBBE1206DCBEA3396ABDA512973DE9D01BBF171CD83DC2D4B4BE4F2F043F7A8B0E3F1DEB03BD"> : tensor<5x3xcomplex<f32>>
    return %0, %1 : tensor<f32>, tensor<5x3xcomplex<f32>>
  }
  func.func public @loss(%arg0: tensor<5x3xcomplex<f32>>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0:2 = call @qr(%arg0) : (tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>)
    %1 = stablehlo.real %0#0 : (tensor<5x3xcomplex<f32>>) -> tensor<5x3xf32>
    %2 = stablehlo.imag %0#0 : (tensor<5x3xcomplex<f32>>) -> tensor<5x3xf32>
    %3 = stablehlo.real %0#1 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %4 = stablehlo.imag %0#1 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %5 = stablehlo.iota dim = 0 : tensor<15xf32>
    %6 = stablehlo.cosine %5 : tensor<15xf32>
    %7 = stablehlo.reshape %6 : (tensor<15xf32>) -> tensor<5x3xf32>
    %8 = stablehlo.multiply %1, %7 : tensor<5x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.add %cst_0, %9 : tensor<f32>
    %11 = stablehlo.iota dim = 0 : tensor<15xf32>
    %12 = stablehlo.cosine %11 : tensor<15xf32>
    %13 = stablehlo.reshape %12 : (tensor<15xf32>) -> tensor<5x3xf32>
    %14 = stablehlo.multiply %2, %13 : tensor<5x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<f32>
    %16 = stablehlo.add %10, %15 : tensor<f32>
    %17 = stablehlo.iota dim = 0 : tensor<9xf32>
    %18 = stablehlo.cosine %17 : tensor<9xf32>
    %19 = stablehlo.reshape %18 : (tensor<9xf32>) -> tensor<3x3xf32>
    %20 = stablehlo.multiply %3, %19 : tensor<3x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<f32>
    %22 = stablehlo.add %16, %21 : tensor<f32>
    %23 = stablehlo.iota dim = 0 : tensor<9xf32>
    %24 = stablehlo.cosine %23 : tensor<9xf32>
    %25 = stablehlo.reshape %24 : (tensor<9xf32>) -> tensor<3x3xf32>
    %26 = stablehlo.multiply %4, %25 : tensor<3x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<f32>
    %28 = stablehlo.add %22, %27 : tensor<f32>
    return %28 : tensor<f32>
  }
  func.func private @qr(%arg0: tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) {
    %0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3xcomplex<f32>>)
    %1 = stablehlo.custom_call @lapack_cungqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=3, k=3, l=5, m=3}, custom>} : (tensor<5x3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
    %2 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<5x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %3 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %5 = stablehlo.add %3, %4 : tensor<3x3xi32>
    %6 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %9 = stablehlo.select %7, %8, %2 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    return %1, %9 : tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>
  }
}
// -----
// complex_cholesky
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<4x4xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x2A3EC53FB7BBF13E374EE13EAC7B83BD683E0C3FC6AD983EFEB7F9BE6C2A97BE1B46603F65E80C3F1F2D0E3E663A9ABED08B63BF85AC553FF100D7BE5F6091BF2DBA703E821A48BF510B9A3F212C1B3E2622CFBC327ADEBE9B76083F23293B3FEB6103406C35D4BB66EE43BF32A101BFAD849ABF55DE7B3ED32B823F58A1FBBE"> : tensor<4x4xcomplex<f32>>
    return %0 : tensor<4x4xcomplex<f32>>
  }
  func.func public @expected() -> (tensor<f32>, tensor<4x4xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x42CD603F"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x9DAF943FA4EB0D3EA8327C3DC3C2A7BE7EADD53D69A58CBEAC040D3F0EBD393EC2B0B43EBF459FBFC31BF9BF3E07163F12D067BEFC4CF83EBC4A983EDC37C7BE8DA0A7BEA5C710BEADE449BF46D1213E8C2B4E3FE03E1F3E7994A3BEC18DAE3E3A90B33E2CB36D3F34FE3D3F902A583D7834F1BEE08B013D2C1836BE936363BF"> : tensor<4x4xcomplex<f32>>
    return %0, %1 : tensor<f32>, tensor<4x4xcomplex<f32>>
  }
  func.func public @loss(%arg0: tensor<4x4xcomplex<f32>>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %1 = stablehlo.imag %arg0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %2 = stablehlo.negate %1 : tensor<4x4xf32>
    %3 = stablehlo.complex %0, %2 : tensor<4x4xcomplex<f32>>
    %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %6 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %7 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %9 = stablehlo.add %6, %8 : tensor<4x4xi32>
    %10 = stablehlo.compare EQ, %9, %7, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %11 = stablehlo.convert %10 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %12 = stablehlo.convert %11 : (tensor<4x4xf32>) -> tensor<4x4xcomplex<f32>>
    %13 = stablehlo.add %5, %12 : tensor<4x4xcomplex<f32>>
    %14 = call @cholesky(%13) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %15 = stablehlo.real %14 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %16 = stablehlo.imag %14 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %17 = stablehlo.iota dim = 0 : tensor<16xf32>
    %18 = stablehlo.cosine %17 : tensor<16xf32>
    %19 = stablehlo.reshape %18 : (tensor<16xf32>) -> tensor<4x4xf32>
    %20 = stablehlo.multiply %15, %19 : tensor<4x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.add %cst_0, %21 : tensor<f32>
    %23 = stablehlo.iota dim = 0 : tensor<16xf32>
    %24 = stablehlo.cosine %23 : tensor<16xf32>
    %25 = stablehlo.reshape %24 : (tensor<16xf32>) -> tensor<4x4xf32>
    %26 = stablehlo.multiply %16, %25 : tensor<4x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
    %28 = stablehlo.add %22, %27 : tensor<f32>
    return %28 : tensor<f32>
  }
  func.func private @cholesky(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %1 = stablehlo.real %0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %2 = stablehlo.imag %0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %3 = stablehlo.negate %2 : tensor<4x4xf32>
    %4 = stablehlo.complex %1, %3 : tensor<4x4xcomplex<f32>>
    %5 = stablehlo.add %arg0, %4 : tensor<4x4xcomplex<f32>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %7 = stablehlo.divide %5, %6 : tensor<4x4xcomplex<f32>>
    %8:2 = stablehlo.custom_call @lapack_cpotrf_ffi(%7) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=4, j=4, k=4, l=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %10 = stablehlo.compare EQ, %8#1, %9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %14 = stablehlo.select %13, %8#0, %12 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    %15 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %17 = stablehlo.add %15, %16 : tensor<4x4xi32>
    %18 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %19 = stablehlo.compare GE, %17, %18, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %cst_2 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %21 = stablehlo.select %19, %14, %20 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    return %21 : tensor<4x4xcomplex<f32>>
  }
}
// -----
// complex_cholesky_upper
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<3x3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x8AAAC2BF991616BEF9AA8CBF8FC7D83F3C9D43BF90B29C3FA93CDDBE9CC9D1BE9A5F0B3E4CFCB53E7532733FE9C6913F4762173FA7C0923E050AE93F64DD873FA375A83FA1C7E13E"> : tensor<3x3xcomplex<f32>>
    return %0 : tensor<3x3xcomplex<f32>>
  }
  func.func public @expected() -> (tensor<f32>, tensor<3x3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x08B7EF3F"> : tensor<f32>
    %1 = stablehlo.constant dense<"0xACA519BF51269BBE7F4A02BFA762683E3DEFB2BEB8D9EE3EC82D0EBDF8FFF03E983CE03D9FF3453F07466EBE5C23DF3DC0E64D3D35EB73BE32D824BE50F8EEBED9A03F3E00068BBE"> : tensor<3x3xcomplex<f32>>
    return %0, %1 : tensor<f32>, tensor<3x3xcomplex<f32>>
  }
  func.func public @loss(%arg0: tensor<3x3xcomplex<f32>>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %1 = stablehlo.imag %arg0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %2 = stablehlo.negate %1 : tensor<3x3xf32>
    %3 = stablehlo.complex %0, %2 : tensor<3x3xcomplex<f32>>
    %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %6 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %7 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %9 = stablehlo.add %6, %8 : tensor<3x3xi32>
    %10 = stablehlo.compare EQ, %9, %7, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %11 = stablehlo.convert %10 : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %12 = stablehlo.convert %11 : (tensor<3x3xf32>) -> tensor<3x3xcomplex<f32>>
    %13 = stablehlo.add %5, %12 : tensor<3x3xcomplex<f32>>
    %14 = call @_cholesky(%13) : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %15 = stablehlo.real %14 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %16 = stablehlo.imag %14 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %17 = stablehlo.iota dim = 0 : tensor<9xf32>
    %18 = stablehlo.cosine %17 : tensor<9xf32>
    %19 = stablehlo.reshape %18 : (tensor<9xf32>) -> tensor<3x3xf32>
    %20 = stablehlo.multiply %15, %19 : tensor<3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.add %cst_0, %21 : tensor<f32>
    %23 = stablehlo.iota dim = 0 : tensor<9xf32>
    %24 = stablehlo.cosine %23 : tensor<9xf32>
    %25 = stablehlo.reshape %24 : (tensor<9xf32>) -> tensor<3x3xf32>
    %26 = stablehlo.multiply %16, %25 : tensor<3x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<f32>
    %28 = stablehlo.add %22, %27 : tensor<f32>
    return %28 : tensor<f32>
  }
  func.func private @_cholesky(%arg0: tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %1 = stablehlo.real %0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %2 = stablehlo.imag %0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %3 = stablehlo.negate %2 : tensor<3x3xf32>
    %4 = stablehlo.complex %1, %3 : tensor<3x3xcomplex<f32>>
    %5:2 = stablehlo.custom_call @lapack_cpotrf_ffi(%4) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=3, j=3, k=3, l=3}, custom>} : (tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %7 = stablehlo.compare EQ, %5#1, %6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %11 = stablehlo.select %10, %5#0, %9 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    %12 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %14 = stablehlo.add %12, %13 : tensor<3x3xi32>
    %15 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %16 = stablehlo.compare GE, %14, %15, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst_1 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %17 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %18 = stablehlo.select %16, %11, %17 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    %19 = stablehlo.transpose %18, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %20 = stablehlo.real %19 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %21 = stablehlo.imag %19 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %22 = stablehlo.negate %21 : tensor<3x3xf32>
    %23 = stablehlo.complex %20, %22 : tensor<3x3xcomplex<f32>>
    return %23 : tensor<3x3xcomplex<f32>>
  }
}
// -----
// complex_eigvalsh
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<4x4xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x2ED23F3FF6D458BF275E8BBE8F1D863FA2BAD93E8B4EC3BFA07CA2BE72733DBFD3FC383F245A253C0A2FD2BFDD2E9A3F0073C33EBC1F11BFDA0EA63FDB3206C072A0203F18EBEE3E9243B13CD0A58F3CDD0D163F568F84BF14674CBF8D527FBF4EC848BFC63126BFFF949FBE8118143EB023CEBD95B5353F1DB0813F484FB7BF"> : tensor<4x4xcomplex<f32>>
    return %0 : tensor<4x4xcomplex<f32>>
  }
  func.func public @expected() -> (tensor<f32>, tensor<4x4xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x60CFB3C0"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x101C36BE00000080CAE4E7BDB86268BEC63593BE0A46023FC5EF223E2C3FDDBBCAE4E7BDB862683E503A343F000000805F1A86BD3781D53D79AA4EBEFCF6F03EC63593BE0A4602BF5F1A86BD3781D5BD14B1D8BC00000080A8553C3E4ED0C53EC5EF223E2C3FDD3B79AA4EBEFCF6F0BEA8553C3E4ED0C5BE862ABBBE00000080"> : tensor<4x4xcomplex<f32>>
    return %0, %1 : tensor<f32>, tensor<4x4xcomplex<f32>>
  }
  func.func public @loss(%arg0: tensor<4x4xcomplex<f32>>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = call @eigvalsh(%arg0) : (tensor<4x4xcomplex<f32>>) -> tensor<4xf32>
    %1 = stablehlo.iota dim = 0 : tensor<4xf32>
    %2 = stablehlo.cosine %1 : tensor<4xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.add %cst_0, %4 : tensor<f32>
    return %5 : tensor<f32>
  }
  func.func private @eigvalsh(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4xf32> {
    %0 = call @eigh(%arg0) : (tensor<4x4xcomplex<f32>>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @eigh(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %1 = stablehlo.real %0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %2 = stablehlo.imag %0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %3 = stablehlo.negate %2 : tensor<4x4xf32>
    %4 = stablehlo.complex %1, %3 : tensor<4x4xcomplex<f32>>
    %5 = stablehlo.add %arg0, %4 : tensor<4x4xcomplex<f32>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %7 = stablehlo.divide %5, %6 : tensor<4x4xcomplex<f32>>
    %8:3 = stablehlo.custom_call @lapack_cheevd_ffi(%7) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %10 = stablehlo.compare EQ, %8#2, %9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %14 = stablehlo.select %13, %8#0, %12 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    %15 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %18 = stablehlo.select %17, %8#1, %16 : tensor<4xi1>, tensor<4xf32>
    return %18 : tensor<4xf32>
  }
}
// -----
// complex_eigh
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<4x4xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xD67015409E237E3F2F62063C60C3F7BF8F66A7BEF57764BF31F9373FD064243F55391E3E73975F3D346F1840AC2AFD3C8E1C923F9E28E13EAE84A5BE14F10EBF97E3B0BE226403BEFCF7E7BE68CCA8BF87FE97BEDAA2EABFF6A8373FB642A73FAAF919BF192364BF4323D43F29B72CBF060C1BBDA005B83F3B3ED0BD3ADE8C3F"> : tensor<4x4xcomplex<f32>>
    return %0 : tensor<4x4xcomplex<f32>>
  }
  func.func public @expected() -> (tensor<f32>, tensor<4x4xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xA69E3441"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x985A1A40FE002E40021846C0FEE8E3C032D8243FA09F53C046435540E210BE3FCA0103C0D831EABE8046EB402CA90EBFE3C768403C8F0D4010591BC0AC97E33F88F1AF3D0072C53F0046D23E253A77C0DDF9DB3F819C96BF3251C73D22C00A3F28D805C083472B40FEF0EE40DABF293E9DC58640C45C2E3F60A624C0DED0623F"> : tensor<4x4xcomplex<f32>>
    return %0, %1 : tensor<f32>, tensor<4x4xcomplex<f32>>
  }
  func.func public @loss(%arg0: tensor<4x4xcomplex<f32>>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %1 = stablehlo.imag %arg0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %2 = stablehlo.negate %1 : tensor<4x4xf32>
    %3 = stablehlo.complex %0, %2 : tensor<4x4xcomplex<f32>>
    %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %6 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %7 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %9 = stablehlo.add %6, %8 : tensor<4x4xi32>
    %10 = stablehlo.compare EQ, %9, %7, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %11 = stablehlo.convert %10 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %12 = stablehlo.convert %11 : (tensor<4x4xf32>) -> tensor<4x4xcomplex<f32>>
    %13 = stablehlo.add %5, %12 : tensor<4x4xcomplex<f32>>
    %14:2 = call @eigh(%13) : (tensor<4x4xcomplex<f32>>) -> (tensor<4xf32>, tensor<4x4xcomplex<f32>>)
    %cst = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %16 = stablehlo.divide %14#0, %15 : tensor<4xf32>
    %17 = stablehlo.exponential %16 : tensor<4xf32>
    %18 = stablehlo.convert %17 : (tensor<4xf32>) -> tensor<4xcomplex<f32>>
    %19 = stablehlo.broadcast_in_dim %18, dims = [1] : (tensor<4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %21 = stablehlo.multiply %14#1, %20 : tensor<4x4xcomplex<f32>>
    %22 = stablehlo.real %14#1 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %23 = stablehlo.imag %14#1 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %24 = stablehlo.negate %23 : tensor<4x4xf32>
    %25 = stablehlo.complex %22, %24 : tensor<4x4xcomplex<f32>>
    %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %27 = stablehlo.dot_general %21, %26, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %28 = stablehlo.real %27 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %29 = stablehlo.imag %27 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %30 = stablehlo.iota dim = 0 : tensor<16xf32>
    %31 = stablehlo.cosine %30 : tensor<16xf32>
    %32 = stablehlo.reshape %31 : (tensor<16xf32>) -> tensor<4x4xf32>
    %33 = stablehlo.multiply %28, %32 : tensor<4x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.add %cst_1, %34 : tensor<f32>
    %36 = stablehlo.iota dim = 0 : tensor<16xf32>
    %37 = stablehlo.cosine %36 : tensor<16xf32>
    %38 = stablehlo.reshape %37 : (tensor<16xf32>) -> tensor<4x4xf32>
    %39 = stablehlo.multiply %29, %38 : tensor<4x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
    %41 = stablehlo.add %35, %40 : tensor<f32>
    return %41 : tensor<f32>
  }
  func.func private @eigh(%arg0: tensor<4x4xcomplex<f32>>) -> (tensor<4xf32>, tensor<4x4xcomplex<f32>>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %1 = stablehlo.real %0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %2 = stablehlo.imag %0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %3 = stablehlo.negate %2 : tensor<4x4xf32>
    %4 = stablehlo.complex %1, %3 : tensor<4x4xcomplex<f32>>
    %5 = stablehlo.add %arg0, %4 : tensor<4x4xcomplex<f32>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %7 = stablehlo.divide %5, %6 : tensor<4x4xcomplex<f32>>
    %8:3 = stablehlo.custom_call @lapack_cheevd_ffi(%7) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %10 = stablehlo.compare EQ, %8#2, %9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %14 = stablehlo.select %13, %8#0, %12 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    %15 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %18 = stablehlo.select %17, %8#1, %16 : tensor<4xi1>, tensor<4xf32>
    return %18, %14 : tensor<4xf32>, tensor<4x4xcomplex<f32>>
  }
}
// -----
// complex_svd
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<5x3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x9BAFF8BE42ED3F3F3120FBBE45EB29BF24E32ABD530F8EBE7C3E6ABFCEE28D3F8989163F98FC1FBFC1073D3E0E5A5BBF35052D3EB9FCBA3E97E84A3F197CA13FA7FF413F8A33113F77C5F03F36F3C1BFCC1FC73FEBD61CBF4DE9D5BFC3DCE8BD38C76F3F39FEFB3FC1398ABFD2876E3FEDDAB1BFA7CE633F"> : tensor<5x3xcomplex<f32>>
    return %0 : tensor<5x3xcomplex<f32>>
  }
  func.func public @expected() -> (tensor<f32>, tensor<5x3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xF656713F"> : tensor<f32>
    %1 = stablehlo.constant dense<"0xB489CE3E1DBED43E2D0E933E9C5B2E3EB09D2BBE7A6E21BE5AACABBEC0FDE4BE545F99BE07DC7EBE6ED9FF3D2D06563D844B923EB0BEB13E796CB93EA6759D3EBB39ABBD2157F2BD0396C0BEA68CA3BEBE33BCBE0413ABBE53FF05BE025A493CF472A73E4A07793E7574E43EB859853E3691A83D7050773C"> : tensor<5x3xcomplex<f32>>
    return %0, %1 : tensor<f32>, tensor<5x3xcomplex<f32>>
  }
  func.func public @loss(%arg0: tensor<5x3xcomplex<f32>>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0:3 = call @svd(%arg0) : (tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>)
    %1 = stablehlo.log_plus_one %0#1 : tensor<3xf32>
    %2 = stablehlo.convert %1 : (tensor<3xf32>) -> tensor<3xcomplex<f32>>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
    %5 = stablehlo.multiply %0#0, %4 : tensor<5x3xcomplex<f32>>
    %6 = stablehlo.dot_general %5, %0#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
    %7 = stablehlo.real %6 : (tensor<5x3xcomplex<f32>>) -> tensor<5x3xf32>
    %8 = stablehlo.imag %6 : (tensor<5x3xcomplex<f32>>) -> tensor<5x3xf32>
    %9 = stablehlo.iota dim = 0 : tensor<15xf32>
    %10 = stablehlo.cosine %9 : tensor<15xf32>
    %11 = stablehlo.reshape %10 : (tensor<15xf32>) -> tensor<5x3xf32>
    %12 = stablehlo.multiply %7, %11 : tensor<5x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.add %cst_0, %13 : tensor<f32>
    %15 = stablehlo.iota dim = 0 : tensor<15xf32>
    %16 = stablehlo.cosine %15 : tensor<15xf32>
    %17 = stablehlo.reshape %16 : (tensor<15xf32>) -> tensor<5x3xf32>
    %18 = stablehlo.multiply %8, %17 : tensor<5x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<f32>
    %20 = stablehlo.add %14, %19 : tensor<f32>
    return %20 : tensor<f32>
  }
  func.func private @svd(%arg0: tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>) {
    %0:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=3, p=3, q=3}, custom>} : (tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3xf32>, tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<5x3xcomplex<f32>>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x3xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<5x3xi1>, tensor<5x3xcomplex<f32>>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    return %10, %6, %14 : tensor<5x3xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>
  }
}
// -----
// complex_svd_low
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<3x5xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x4CE49E3F9C0140BFCD918ABE9ECF863E36A5043F14B1BA3FEE5E073F82141DBDD83D70BF8E61D63E02CAB13CA6CB2640D7451A3F3C79D839054885BF8D1B91BDACBD583F5E1778BFED154C3F0C601FBF193E893F86B3C23FA6823CBF2747D5BD1A34153E9C7893BFA5EEBE3F3CCE65BF7DBC543F3D19203D"> : tensor<3x5xcomplex<f32>>
    return %0 : tensor<3x5xcomplex<f32>>
  }
  func.func public @expected() -> (tensor<f32>, tensor<3x5xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x99F662BF"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x86EB9D3E4901C33E9BCF713E0FC6D93EB6C88DBDD6C7FEBDC7F101BF385DAEBE08C5D2BE28ABA3BE3A87203EC2625F3E8C61003F199BCD3EFEB5EB3ED080A63DBEB541BE2AFA85BDF5B5DDBEE11FAABEE65AA2BE51AA89BE385CE9BCDA7BCBBDABE6AB3E4F5FB83E03C1EC3E991E8F3E59F25E3ED41B8C3D"> : tensor<3x5xcomplex<f32>>
    return %0, %1 : tensor<f32>, tensor<3x5xcomplex<f32>>
  }
  func.func public @loss(%arg0: tensor<3x5xcomplex<f32>>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0:3 = call @svd(%arg0) : (tensor<3x5xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<3x5xcomplex<f32>>)
    %1 = stablehlo.log_plus_one %0#1 : tensor<3xf32>
    %2 = stablehlo.convert %1 : (tensor<3xf32>) -> tensor<3xcomplex<f32>>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %5 = stablehlo.multiply %0#0, %4 : tensor<3x3xcomplex<f32>>
    %6 = stablehlo.dot_general %5, %0#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %7 = stablehlo.real %6 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %8 = stablehlo.imag %6 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %9 = stablehlo.iota dim = 0 : tensor<15xf32>
    %10 = stablehlo.cosine %9 : tensor<15xf32>
    %11 = stablehlo.reshape %10 : (tensor<15xf32>) -> tensor<3x5xf32>
    %12 = stablehlo.multiply %7, %11 : tensor<3x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.add %cst_0, %13 : tensor<f32>
    %15 = stablehlo.iota dim = 0 : tensor<15xf32>
    %16 = stablehlo.cosine %15 : tensor<15xf32>
    %17 = stablehlo.reshape %16 : (tensor<15xf32>) -> tensor<3x5xf32>
    %18 = stablehlo.multiply %8, %17 : tensor<3x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<f32>
    %20 = stablehlo.add %14, %19 : tensor<f32>
    return %20 : tensor<f32>
  }
  func.func private @svd(%arg0: tensor<3x5xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<3x5xcomplex<f32>>) {
    %0:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=5, k=3, l=5, m=3, n=3, o=3, p=3, q=5}, custom>} : (tensor<3x5xcomplex<f32>>) -> (tensor<3x5xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x5xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<3x5xi1>, tensor<3x5xcomplex<f32>>
    return %10, %6, %14 : tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<3x5xcomplex<f32>>
  }
}
// -----
// complex_pinv
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<4x3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xC83B4C3F0AE2073F2E5B36BF7095873FBC8E3E3F36A2BFBC57A8EABE2C2230BEBA04C53E0A271C3E840F0C3FBF2739BFA03E223F3E764DBE7B3FD0BE0AFCD43E30FB14BE1925933E1945073F6E0785BF8CF9A2BF8133A5BE7CAD433EFF2607C0"> : tensor<4x3xcomplex<f32>>
    return %0 : tensor<4x3xcomplex<f32>>
  }
  func.func public @expected() -> (tensor<f32>, tensor<4x3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x3FC7ABBF"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x90161DBC06FC573D0DFC803D9F5F1D3E65303E3E87063CBEBA5BBBBEF726363E001415BB4C8ECF3E34DBC33D5654EE3DD0B76B3F978541BFEC49293EAC9582BF422F40BFDD46D63E8A5FEE3DF43C7ABE2BB8A7BD5C1E17BE248CFABC48C2993C"> : tensor<4x3xcomplex<f32>>
    return %0, %1 : tensor<f32>, tensor<4x3xcomplex<f32>>
  }
  func.func public @loss(%arg0: tensor<4x3xcomplex<f32>>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = call @_pinv(%arg0) : (tensor<4x3xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %1 = stablehlo.real %0 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %2 = stablehlo.imag %0 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %3 = stablehlo.iota dim = 0 : tensor<12xf32>
    %4 = stablehlo.cosine %3 : tensor<12xf32>
    %5 = stablehlo.reshape %4 : (tensor<12xf32>) -> tensor<3x4xf32>
    %6 = stablehlo.multiply %1, %5 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.add %cst_0, %7 : tensor<f32>
    %9 = stablehlo.iota dim = 0 : tensor<12xf32>
    %10 = stablehlo.cosine %9 : tensor<12xf32>
    %11 = stablehlo.reshape %10 : (tensor<12xf32>) -> tensor<3x4xf32>
    %12 = stablehlo.multiply %2, %11 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    %14 = stablehlo.add %8, %13 : tensor<f32>
    return %14 : tensor<f32>
  }
  func.func private @_pinv(%arg0: tensor<4x3xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
    %0 = stablehlo.real %arg0 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %1 = stablehlo.imag %arg0 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %2 = stablehlo.negate %1 : tensor<4x3xf32>
    %3 = stablehlo.complex %0, %2 : tensor<4x3xcomplex<f32>>
    %cst = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
    %4 = stablehlo.multiply %cst, %cst_0 : tensor<f32>
    %5:3 = call @svd(%3) : (tensor<4x3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>)
    %6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %7 = stablehlo.slice %5#1 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %8 = stablehlo.multiply %6, %7 : tensor<1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<1xf32>) -> tensor<3xf32>
    %10 = stablehlo.compare GT, %5#1, %9, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_1 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %11 = call @_where(%10, %5#1, %cst_1) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
    %12 = stablehlo.convert %11 : (tensor<3xf32>) -> tensor<3xcomplex<f32>>
    %13 = stablehlo.transpose %5#2, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %14 = stablehlo.transpose %5#0, dims = [1, 0] : (tensor<4x3xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %15 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<3xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<3x1xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %17 = stablehlo.divide %14, %16 : tensor<3x4xcomplex<f32>>
    %18 = stablehlo.dot_general %13, %17, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    return %18 : tensor<3x4xcomplex<f32>>
  }
  func.func private @svd(%arg0: tensor<4x3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>) {
    %0:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=3, k=4, l=3, m=3, n=4, o=3, p=3, q=3}, custom>} : (tensor<4x3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>, tensor<3xf32>, tensor<4x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<4x3xcomplex<f32>>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x3xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<4x3xi1>, tensor<4x3xcomplex<f32>>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    return %10, %6, %14 : tensor<4x3xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>
  }
  func.func private @_where(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<f32>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf32>
    return %2 : tensor<3xf32>
  }
}
// -----
// complex_tridiagonal
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x623C4D3FBA60B6BD1D4D08BF0A20E13E6D07733E114D793F12148DBF1E54AFBF"> : tensor<4xcomplex<f32>>
    %1 = stablehlo.constant dense<"0xDBA49A40F4D69DBEFBBF7440D13B9FBE449B4D40FE0B38BF48D38E402EED533E"> : tensor<4xcomplex<f32>>
    %2 = stablehlo.constant dense<"0xAD94A23CB85FC43EC8B843BEFB2EA13FAA1E79BF66B73CBD9BAF07BF4163B23F"> : tensor<4xcomplex<f32>>
    %3 = stablehlo.constant dense<"0x67F5F8BCB58E1C40C7098EBF05C3603E0A7C1C3F7A787A3E15307CBF88D7423F509FC33EC030F0BD5D64863F3288DBBD3EC9A7BE8251B93E383ADDBDBE231AC0"> : tensor<4x2xcomplex<f32>>
    return %0, %1, %2, %3 : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4x2xcomplex<f32>>
  }
  func.func public @expected() -> (tensor<f32>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0C56913E"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0000000000000080702F1ABC93D4AFBDB6F1F03D2858CF3C6F18D3BDE4AAB6BD"> : tensor<4xcomplex<f32>>
    %2 = stablehlo.constant dense<"0xF0D776BD54ED063EC23F0FBD279F5ABD53E0BEBDEB4FAA3D5E4C153DCB4A95BD"> : tensor<4xcomplex<f32>>
    %3 = stablehlo.constant dense<"0x263422BD62275C3CEA0DE13D15B09B3D7E301BBD6F21E6BD0000000000000080"> : tensor<4xcomplex<f32>>
    %4 = stablehlo.constant dense<"0x44FA5F3E5B00353E2E42CF3D6D0C833D8E2E8EBDB5FEB7BDD1F086BE6D8721BE4BAAB3BD60C071BE504A7B3EAED7F3BD46FC3D3E3451313E3E5B5B3EF2F5193E"> : tensor<4x2xcomplex<f32>>
    return %0, %1, %2, %3, %4 : tensor<f32>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4x2xcomplex<f32>>
  }
  func.func public @loss(%arg0: tensor<4xcomplex<f32>>, %arg1: tensor<4xcomplex<f32>>, %arg2: tensor<4xcomplex<f32>>, %arg3: tensor<4x2xcomplex<f32>>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0:5 = stablehlo.custom_call @lapack_cgtsv_ffi(%arg0, %arg1, %arg2, %arg3) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=4, j=4, k=4, l=4, m=2, n=4, o=4, p=4, q=4, r=2}, custom>} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4x2xcomplex<f32>>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x2xcomplex<f32>>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x2xi1>
    %6 = stablehlo.select %5, %0#3, %4 : tensor<4x2xi1>, tensor<4x2xcomplex<f32>>
    %7 = stablehlo.real %6 : (tensor<4x2xcomplex<f32>>) -> tensor<4x2xf32>
    %8 = stablehlo.imag %6 : (tensor<4x2xcomplex<f32>>) -> tensor<4x2xf32>
    %9 = stablehlo.iota dim = 0 : tensor<8xf32>
    %10 = stablehlo.cosine %9 : tensor<8xf32>
    %11 = stablehlo.reshape %10 : (tensor<8xf32>) -> tensor<4x2xf32>
    %12 = stablehlo.multiply %7, %11 : tensor<4x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.add %cst_1, %13 : tensor<f32>
    %15 = stablehlo.iota dim = 0 : tensor<8xf32>
    %16 = stablehlo.cosine %15 : tensor<8xf32>
    %17 = stablehlo.reshape %16 : (tensor<8xf32>) -> tensor<4x2xf32>
    %18 = stablehlo.multiply %8, %17 : tensor<4x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
    %20 = stablehlo.add %14, %19 : tensor<f32>
    return %20 : tensor<f32>
  }
}
// -----
// eigvals
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<4x4xf32>) {
    %0 = stablehlo.constant dense<"0x43A8AC4017D78ABFF8368CBF1F2B053F7571103C3CF12E40E756463E450C94BF739F36BFE769C2BF73034A40510EC23E1F57D73D3F09953E551A673F081F7C40"> : tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<4x4xf32>) {
    %0 = stablehlo.constant dense<"0x2135D63E"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x13B72E3FEF0F10BEEC32CEBE450B8EBD51B4333EB9E498BF46FA503FFC9736BF106629BF841C10BF63C733BF18BB583E94BC4C3FC8BCA1BD5D22653FB25A35BF"> : tensor<4x4xf32>
    return %0, %1 : tensor<f32>, tensor<4x4xf32>
  }
  func.func public @loss(%arg0: tensor<4x4xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = call @eigvals(%arg0) : (tensor<4x4xf32>) -> tensor<4xcomplex<f32>>
    %1 = stablehlo.real %0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %2 = stablehlo.imag %0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %4 = stablehlo.compare EQ, %1, %3, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %5 = stablehlo.sine %1 : tensor<4xf32>
    %6 = stablehlo.cosine %1 : tensor<4xf32>
    %7 = stablehlo.exponential_minus_one %2 : tensor<4xf32>
    %8 = stablehlo.negate %2 : tensor<4xf32>
    %9 = stablehlo.exponential_minus_one %8 : tensor<4xf32>
    %10 = stablehlo.subtract %7, %9 : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %12 = stablehlo.divide %10, %11 : tensor<4xf32>
    %13 = stablehlo.add %7, %9 : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %15 = stablehlo.add %13, %14 : tensor<4xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %17 = stablehlo.divide %15, %16 : tensor<4xf32>
    %18 = stablehlo.multiply %5, %17 : tensor<4xf32>
    %19 = stablehlo.multiply %6, %12 : tensor<4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %21 = stablehlo.complex %20, %19 : tensor<4xcomplex<f32>>
    %22 = stablehlo.complex %18, %19 : tensor<4xcomplex<f32>>
    %23 = stablehlo.select %4, %21, %22 : tensor<4xi1>, tensor<4xcomplex<f32>>
    %cst_4 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %24 = stablehlo.reduce(%23 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    %25 = stablehlo.real %24 : (tensor<complex<f32>>) -> tensor<f32>
    %26 = stablehlo.imag %24 : (tensor<complex<f32>>) -> tensor<f32>
    %27 = stablehlo.iota dim = 0 : tensor<1xf32>
    %28 = stablehlo.cosine %27 : tensor<1xf32>
    %29 = stablehlo.reshape %28 : (tensor<1xf32>) -> tensor<f32>
    %30 = stablehlo.multiply %25, %29 : tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_5) applies stablehlo.add across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.add %cst_6, %31 : tensor<f32>
    %33 = stablehlo.iota dim = 0 : tensor<1xf32>
    %34 = stablehlo.cosine %33 : tensor<1xf32>
    %35 = stablehlo.reshape %34 : (tensor<1xf32>) -> tensor<f32>
    %36 = stablehlo.multiply %26, %35 : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_7) applies stablehlo.add across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %38 = stablehlo.add %32, %37 : tensor<f32>
    return %38 : tensor<f32>
  }
  func.func private @eigvals(%arg0: tensor<4x4xf32>) -> tensor<4xcomplex<f32>> {
    %0:5 = stablehlo.custom_call @lapack_sgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k], [l], [m, n], [o, p], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
    %1 = stablehlo.complex %0#0, %0#1 : tensor<4xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %3 = stablehlo.compare EQ, %0#4, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %7 = stablehlo.select %6, %1, %5 : tensor<4xi1>, tensor<4xcomplex<f32>>
    return %7 : tensor<4xcomplex<f32>>
  }
}
// -----
// eigvals_stack
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<2x3x3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x956D57BF73FBDB3E104D1C3F25C7BDBE309D183F2CDCB63F0E49C2BF6B54033F0F69483F9981843F2124103FDC5CC7BF1B82D23F353AAA3E273F92BFC34493BFBDC3A5BF40F8AC3EAA56443F5FEC403E0489E7BFD4E490BF8DFA3EBFD4232C3E298E8DBF612F933F556D83BF42B7FC3ED87CF5BFDB7C153F1F8881BE1C495DBF7805753F734B2EBF16C1D93E8A4D8EBF"> : tensor<2x3x3xcomplex<f32>>
    return %0 : tensor<2x3x3xcomplex<f32>>
  }
  func.func public @expected() -> (tensor<f32>, tensor<2x3x3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xC4720141"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x2A2D83BFDB3A1A404BEC8540F82505C0B533FFBF4D0CDD3F389381BD2E6715C040AA9BBFB024BB40DF3B263FFC5772C0C1F05040F3DB813FD66D1D3E37BEDFBFF432BDBE02494240D412AFBE3CF5C0BE539B00BE66D2D5BDB0DFF8BC0EA3063F4A0E1CBE6AE5AEBEC0F3253B225222BE1E6B07BE8171463F570D95BF2AB1E4BEBCA7B3BE92A931BF3BFD063FF6D5B33F"> : tensor<2x3x3xcomplex<f32>>
    return %0, %1 : tensor<f32>, tensor<2x3x3xcomplex<f32>>
  }
  func.func public @loss(%arg0: tensor<2x3x3xcomplex<f32>>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = call @eigvals(%arg0) : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %1 = stablehlo.real %0 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %2 = stablehlo.imag %0 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %4 = stablehlo.compare EQ, %1, %3, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %5 = stablehlo.sine %1 : tensor<2x3xf32>
    %6 = stablehlo.cosine %1 : tensor<2x3xf32>
    %7 = stablehlo.exponential_minus_one %2 : tensor<2x3xf32>
    %8 = stablehlo.negate %2 : tensor<2x3xf32>
    %9 = stablehlo.exponential_minus_one %8 : tensor<2x3xf32>
    %10 = stablehlo.subtract %7, %9 : tensor<2x3xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %12 = stablehlo.divide %10, %11 : tensor<2x3xf32>
    %13 = stablehlo.add %7, %9 : tensor<2x3xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %15 = stablehlo.add %13, %14 : tensor<2x3xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %17 = stablehlo.divide %15, %16 : tensor<2x3xf32>
    %18 = stablehlo.multiply %5, %17 : tensor<2x3xf32>
    %19 = stablehlo.multiply %6, %12 : tensor<2x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %21 = stablehlo.complex %20, %19 : tensor<2x3xcomplex<f32>>
    %22 = stablehlo.complex %18, %19 : tensor<2x3xcomplex<f32>>
    %23 = stablehlo.select %4, %21, %22 : tensor<2x3xi1>, tensor<2x3xcomplex<f32>>
    %cst_4 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %24 = stablehlo.reduce(%23 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
    %25 = stablehlo.real %24 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %26 = stablehlo.imag %24 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %27 = stablehlo.iota dim = 0 : tensor<2xf32>
    %28 = stablehlo.cosine %27 : tensor<2xf32>
    %29 = stablehlo.multiply %25, %28 : tensor<2xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.add %cst_6, %30 : tensor<f32>
    %32 = stablehlo.iota dim = 0 : tensor<2xf32>
    %33 = stablehlo.cosine %32 : tensor<2xf32>
    %34 = stablehlo.multiply %26, %33 : tensor<2xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %36 = stablehlo.add %31, %35 : tensor<f32>
    return %36 : tensor<f32>
  }
  func.func private @eigvals(%arg0: tensor<2x3x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
    %0:4 = stablehlo.custom_call @lapack_cgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l], [i, m, n], [i, o, p], [i]) {i=2, j=3, k=3, l=3, m=3, n=3, o=3, p=3}, custom>} : (tensor<2x3x3xcomplex<f32>>) -> (tensor<2x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>, tensor<2xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %2 = stablehlo.compare EQ, %0#3, %1, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %6 = stablehlo.select %5, %0#0, %4 : tensor<2x3xi1>, tensor<2x3xcomplex<f32>>
    return %6 : tensor<2x3xcomplex<f32>>
  }
}
// -----
// eig
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<4x4xf32>) {
    %0 = stablehlo.constant dense<"0x72E1033E7562973F871ADD3EBC7260BBFDEB8EBF202BE23EF57373BEEBE5F2BF9263DCBFE5EEACBE560564BF0BB1D23F6617133D112A84BFA70BF8BED444CB3F"> : tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<4x4xf32>) {
    %0 = stablehlo.constant dense<"0xE004EABE"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x391846BF73D70ABF7F01ADBEBF60D3BEBAD0583E283107BEBF0A03BF6901D8BEC53B01BF3421133E65F9313F6031523CABFC143F603707BF91B4FEBFB31481BF"> : tensor<4x4xf32>
    return %0, %1 : tensor<f32>, tensor<4x4xf32>
  }
  func.func public @loss(%arg0: tensor<4x4xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0:5 = stablehlo.custom_call @lapack_sgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 86 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k], [l], [m, n], [o, p], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
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
    %11 = stablehlo.select %10, %0#2, %9 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    %12 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %15 = stablehlo.select %14, %0#3, %13 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    %16 = stablehlo.multiply %15, %15 : tensor<4x4xcomplex<f32>>
    %17 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %19 = stablehlo.multiply %16, %18 : tensor<4x4xcomplex<f32>>
    %cst_2 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %20 = stablehlo.reduce(%19 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<4x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %21 = stablehlo.multiply %11, %11 : tensor<4x4xcomplex<f32>>
    %22 = stablehlo.multiply %21, %11 : tensor<4x4xcomplex<f32>>
    %cst_3 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %23 = stablehlo.reduce(%22 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<4x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %24 = stablehlo.real %20 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %25 = stablehlo.imag %20 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %26 = stablehlo.real %23 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %27 = stablehlo.imag %23 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %28 = stablehlo.iota dim = 0 : tensor<4xf32>
    %29 = stablehlo.cosine %28 : tensor<4xf32>
    %30 = stablehlo.multiply %24, %29 : tensor<4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.add %cst_5, %31 : tensor<f32>
    %33 = stablehlo.iota dim = 0 : tensor<4xf32>
    %34 = stablehlo.cosine %33 : tensor<4xf32>
    %35 = stablehlo.multiply %25, %34 : tensor<4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %37 = stablehlo.add %32, %36 : tensor<f32>
    %38 = stablehlo.iota dim = 0 : tensor<4xf32>
    %39 = stablehlo.cosine %38 : tensor<4xf32>
    %40 = stablehlo.multiply %26, %39 : tensor<4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %42 = stablehlo.add %37, %41 : tensor<f32>
    %43 = stablehlo.iota dim = 0 : tensor<4xf32>
    %44 = stablehlo.cosine %43 : tensor<4xf32>
    %45 = stablehlo.multiply %27, %44 : tensor<4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %47 = stablehlo.add %42, %46 : tensor<f32>
    return %47 : tensor<f32>
  }
}
// -----
// complex_eig
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<3x3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xEF2271BF7CAD68BD9B01453FA0D0FC3F1FB3E03EB75BC2BDBB8DBB3F60AFE33EBA29083F446325BF2E60CBBE61F3083EE351073F3477143DF001903DD57A373EA36B793F5635683F"> : tensor<3x3xcomplex<f32>>
    return %0 : tensor<3x3xcomplex<f32>>
  }
  func.func public @expected() -> (tensor<f32>, tensor<3x3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xC8F024C0"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x098E033E12288E3FC66A58BFF61F73BFCC0AC03FB480E23FE7EA30BFB8F4B93E78B695BED38E13BE1426FF3F93E906401ABAE43E9FAA863E6E13C7BE58C9363F3C08363E757366BF"> : tensor<3x3xcomplex<f32>>
    return %0, %1 : tensor<f32>, tensor<3x3xcomplex<f32>>
  }
  func.func public @loss(%arg0: tensor<3x3xcomplex<f32>>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0:4 = stablehlo.custom_call @lapack_cgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 86 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k], [l, m], [n, o], []) {i=3, j=3, k=3, l=3, m=3, n=3, o=3}, custom>} : (tensor<3x3xcomplex<f32>>) -> (tensor<3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#3, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %6 = stablehlo.select %5, %0#0, %4 : tensor<3xi1>, tensor<3xcomplex<f32>>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %10 = stablehlo.select %9, %0#1, %8 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %14 = stablehlo.select %13, %0#2, %12 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    %15 = stablehlo.multiply %14, %14 : tensor<3x3xcomplex<f32>>
    %16 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %18 = stablehlo.multiply %15, %17 : tensor<3x3xcomplex<f32>>
    %cst_2 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %19 = stablehlo.reduce(%18 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
    %20 = stablehlo.multiply %10, %10 : tensor<3x3xcomplex<f32>>
    %21 = stablehlo.multiply %20, %10 : tensor<3x3xcomplex<f32>>
    %cst_3 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
    %23 = stablehlo.real %19 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %24 = stablehlo.imag %19 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %25 = stablehlo.real %22 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %26 = stablehlo.imag %22 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %27 = stablehlo.iota dim = 0 : tensor<3xf32>
    %28 = stablehlo.cosine %27 : tensor<3xf32>
    %29 = stablehlo.multiply %23, %28 : tensor<3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.add %cst_5, %30 : tensor<f32>
    %32 = stablehlo.iota dim = 0 : tensor<3xf32>
    %33 = stablehlo.cosine %32 : tensor<3xf32>
    %34 = stablehlo.multiply %24, %33 : tensor<3xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %36 = stablehlo.add %31, %35 : tensor<f32>
    %37 = stablehlo.iota dim = 0 : tensor<3xf32>
    %38 = stablehlo.cosine %37 : tensor<3xf32>
    %39 = stablehlo.multiply %25, %38 : tensor<3xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %41 = stablehlo.add %36, %40 : tensor<f32>
    %42 = stablehlo.iota dim = 0 : tensor<3xf32>
    %43 = stablehlo.cosine %42 : tensor<3xf32>
    %44 = stablehlo.multiply %26, %43 : tensor<3xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %46 = stablehlo.add %41, %45 : tensor<f32>
    return %46 : tensor<f32>
  }
}
// -----
// segment_max
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<250xf32>) {
    %0 = stablehlo.constant dense<"0x0000803F000040400000803F000080400000A040000000C0000080400000803F0000803F000000800000803F000000C0000080BF000080BF0000803F00000040000000400000803F000080BF000040C00000803F000000000000803F0000404000000080000000800000A0C00000803F00000080000080BF0000803F000000C0000080BF000080400000004000000040000000400000803F000000000000A040000000800000004000000080000080BF0000A0C0000080C00000404000004040000080BF000000800000803F000000C000008040000000C0000080BF0000A0C0000040400000000000004040000000C00000803F0000000000000000000080400000A04000004040000080BF00000040000040400000803F0000803F0000803F000000C00000803F00004040000000C00000000000000040000040C000000080000040C0000080BF000040C0000000C0000080BF000080BF000000800000A0C000004040000080BF000000C0000080BF0000803F000000C0000080BF000080BF0000803F000080BF0000803F0000803F000000800000004000000000000000C00000803F0000000000000080000000000000A040000000000000803F000000800000404000000080000000C0000000C00000803F0000803F000040C0000080BF0000803F00000040000040C0000080BF00000040000080BF000080BF000080BF000040C0000000000000803F000040C000000000000000400000000000000040000080BF00004040000000C000008040000080BF000080BF000000C0000080BF000080BF000080BF000080BF0000803F00000040000080BF00000040000000C0000000C0000000C00000803F000040C0000040C0000040400000404000004040000040C0000000000000004000000000000040C0000080BF000040C0000000C0000080400000803F000040C0000040C00000803F000080BF0000803F000080BF0000008000000000000000C0000080C0000000C0000080BF0000008000000080000000800000803F000000C000004040000080400000803F00000000000000400000803F0000000000000080000000C0000000C00000803F00000040000000C00000008000000000000080BF000000C0000080BF000080C000000080000080BF0000804000000040000080BF0000008000004040000040400000000000000080000040C0000080BF00000080000000C000004040000080C0000000800000803F0000803F00004040000040C0000000C00000000000000000000080BF000000C000000040000000C0000080BF000040400000404000000040000000C0000000C0000000C0000000C0000080BF0000404000000000000000C0000000C0000000C000000040000080C0"> : tensor<250xf32>
    return %0 : tensor<250xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<250xf32>) {
    %0 = stablehlo.constant dense<"0x62F0CAC0"> : tensor<f32>
    %1 = stablehlo.constant dense<"0xCCB9783F0D647CBFA99C02BF8E445C3E198F7FBE00000080EDD67F3F00000000E4CB873D012EF8BE0000000000000080EEC05C3F0014ABBE00000080A7D4B73EE0CACCBE00000080D752633FFD0A4BBF67C54DBF6824F4BD00000080B00033BFE75B7FBF389395BE00000000F3E099BDAA8FD53E408E043F2C2975BF00000000E3CE2FBE0000000078BF7D3F01EE3ABFC5E7703F1C2170BF0000000062A341BE0000000000000080FED370BE4336193F000000006C85883E9F3F7A3F576D76BF9466723FFED370BE84035F3F75007C3FB57F743F000000000000000000000000C3C238BE000000001470533E749A1EBF4164453FD4BF7FBF3BF76DBE2C43B53CD53F69BFE4F76B3F00000080B729043E7FCC373F1AE770BF9B4E7EBF5F5867BF0000008044E7993E05162EBF64CD56BF305527BF00000000D1FD3D3F00000080000000800E41793F0000008000000080494048BFE4D4463F0000000002BE513FC357AF3E000000809C0DBCBEBA17AB3E00000000141E733F71A649BF00000000000000000000008086D11C3FB512E2BDEA0803BE2DF2433F00000000000000000F694CBFFFD67FBFE156E1BEDF3636BF44C27CBF012EF8BEE869E5BE000000809A4079BFDFCD37BFFA7AEDBE80E023BFF2A8713F5B85EEBE00000080DE8E7EBF00000000F69A023FA64D54BFCFCCA63EB729043EE62504BE00000000697CF13ECB42C03E6AB613BF62B77ABF77783C3F00000000FAFC0FBF99A37F3FF16572BF000000001B8D15BF016417BF28DB113F836545BF3011BE3D00000000000000003460203F00000080E62504BE463361BFAA5E20BF0000000000000000000000808875F53E0000000000000000000000809F61B1BEAC5D663F00000000CB4562BF56D173BF3E827FBF0308773F00000000461B4FBF000000009F61B1BE0000008073E45DBF6D46DDBEC35B7F3F000000805B85EEBE3F6A4C3FA48F4ABE535B64BFEE5163BF78349E3E0000000020F76BBFB3097EBF7546C0BEB8637C3F0000008000000000FF78F5BE25BC2FBFACD62F3E6F1C4F3F353F7ABF00000080CBC97E3FEEBF5CBFFED370BE7A5BAFBE3311D5BE5A5E65BF22F0D03E000000000D24653E00000000B58E153F76E35D3F00000000000000000000000000000000000000000E3F483F9A6B5ABF0000000089D911BFBFA600BF00000000BC2222BF2A80FD3C000000000000000000000080F76A2C3F3634613F000000809DFF7EBF00000080000000007205913B00000000000000008BEF6D3EAA8FD53E00000080F8975B3FEDF2AB3D8E2C6A3FE5E87FBFBF6708BFA26C5A3FFC370CBF3A389EBE00000080C5876B3D0000000000000000000000001D2A7B3F40510A3F0000008000000080E87A42BFB78659BC"> : tensor<250xf32>
    return %0, %1 : tensor<f32>, tensor<250xf32>
  }
  func.func public @loss(%arg0: tensor<250xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<"0xEF000000240100000A010000AB00000010010000BA00000058000000FBFFFFFFBE00000005010000FCFFFFFF6700000064000000DA0000006F000000980000002A00000029000000E800000093000000BF00000029010000ED000000CD000000B30000001B00000016010000A8000000200000002001000010000000FEFFFFFF19010000F6FFFFFF1900000004010000CF000000B900000026000000ED0000003801000060000000AC000000AF000000F000000027000000B60000001C000000FB000000AC000000900000000E01000026000000A900000016010000FBFFFFFF60000000F7FFFFFFA2000000F1000000280100006E000000E400000037000000090000004B0000001B000000260100008B000000940000001E010000230000008D00000031000000540000000A000000040000002E010000330000008C0000000F0000008A000000B20000000900000067000000510000003900000001010000C40000000C01000082000000890000003800000052000000E600000032010000B600000060000000DB0000005000000024000000250000001400000098000000BA0000000B0100001F010000A100000029000000050100005A00000060000000D9000000D800000086000000300000007E0000008D000000ED0000005B000000920000005900000036000000F0000000260100003D000000F8FFFFFF9C0000006C0000006D000000CC0000001A01000014000000410000008400000068000000FC000000E000000099000000570000003B000000E70000003F01000039010000070100006D0000003D000000A70000005C000000FCFFFFFF37010000FE000000B10000007100000098000000BF000000800000003900000033010000D20000003C0000009A000000320000003D0100008E0000002F01000080000000B20000007A0000002E000000B0000000540000008D000000A90000008C000000FE0000007B0000001C010000FEFFFFFF180100002F000000F70000003F0000008C000000B6000000B2000000F90000004A000000D5000000AD0000002B01000071000000FF000000AC0000009F000000020000004F0000001400000038000000CE0000002E01000083000000E90000003F0000003100000035010000CF000000FCFFFFFFFC0000002B010000580000000C0100006F000000F6FFFFFF1D01000016010000C4000000E2000000100000003E000000BC000000D8000000870000002B010000D50000000B0000003C010000580000007F000000200000002401000015010000920000001F00000042000000170000003800000015000000470000000A0100008F000000370000002601000035010000E2000000010000008D0000008C0000000F00000021000000"> : tensor<250xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<300xf32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [0] : (tensor<250xi32>) -> tensor<250x1xi32>
    %2 = "stablehlo.scatter"(%0, %1, %arg0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %10 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<300xf32>, tensor<250x1xi32>, tensor<250xf32>) -> tensor<300xf32>
    %3 = stablehlo.is_finite %2 : (tensor<300xf32>) -> tensor<300xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %4 = call @_where(%3, %2, %c_0) : (tensor<300xi1>, tensor<300xf32>, tensor<i32>) -> tensor<300xf32>
    %5 = stablehlo.iota dim = 0 : tensor<300xf32>
    %6 = stablehlo.cosine %5 : tensor<300xf32>
    %7 = stablehlo.multiply %4, %6 : tensor<300xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<300xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.add %cst_2, %8 : tensor<f32>
    return %9 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<300xi1>, %arg1: tensor<300xf32>, %arg2: tensor<i32>) -> tensor<300xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<300xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<300xi1>, tensor<300xf32>
    return %2 : tensor<300xf32>
  }
}
// -----
// at_max
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<300xf32>, tensor<250xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000080BF000080BF000000C00000803F0000008000004040000080BF000080BF0000803F0000803F00000080000000C00000803F0000803F00000000000080BF0000803F000080BF00000000000000800000803F000080BF000000800000803F0000000000000080000000800000803F000080BF000000000000004000000000000080BF000080BF00000000000080BF000000C0000080BF000080BF0000803F000000C000000040000080BF000000000000803F000000000000803F000080BF000000C000000080000000C0000080BF0000803F00000080000080BF000080BF0000008000000080000000C000000000000080BF00000000000080BF0000803F0000803F0000008000000080000000000000803F0000803F000000000000000000000040000000C000000000000080BF0000803F000080BF00000080000080BF000000800000803F00000040000080BF00000080000080400000803F000000800000803F000040C00000004000000000000080BF0000803F000080BF000080BF0000803F000000000000008000000080000080BF000080BF0000803F0000803F00000000000000000000008000000080000080BF00000040000080BF0000000000000000000080BF0000004000000080000080BF00000000000080BF00000000000080BF0000803F00000000000080BF0000803F00000000000080BF000000000000000000000040000080BF0000803F000000800000803F00000080000000800000803F000080BF000000C00000008000000080000000000000803F000000800000803F00000080000000000000803F0000803F0000008000000000000080BF000080BF000000000000803F000000800000803F0000004000000040000000000000803F0000803F0000803F0000803F0000803F0000803F0000000000000080000000000000803F0000803F000000000000803F0000803F000080BF000000800000803F00000000000080BF0000803F00000080000080BF00000040000080BF00000000000080BF000000000000803F000080BF0000008000000080000080BF0000803F0000000000000080000080BF0000008000000000000000800000803F000040C0000000C000000080000000C000000080000080BF0000803F000000000000803F0000803F0000803F0000803F0000803F0000803F000080BF000080BF000080BF0000803F000000C000000000000080BF0000803F00000000000080BF00000000000000C0000000000000803F000000C00000803F0000008000000000000080BF0000803F0000803F00000000000080BF0000803F0000803F000000000000803F000080BF0000000000000000000000000000404000000000000000800000803F000080BF000000000000803F0000008000000080000080BF00000000000080BF000000400000803F00000080000080BF000000400000803F0000803F0000000000000000000000800000004000000000000080BF000080BF000000C00000803F0000803F0000004000000040000080BF0000803F0000803F0000803F000000800000803F0000803F0000803F00000000000000800000008000000080000080BF000000800000803F0000803F0000803F0000803F0000803F000080BF0000803F0000803F000080BF"> : tensor<300xf32>
    %1 = stablehlo.constant dense<"0x0000803F000040400000803F000080400000A040000000C0000080400000803F0000803F000000800000803F000000C0000080BF000080BF0000803F00000040000000400000803F000080BF000040C00000803F000000000000803F0000404000000080000000800000A0C00000803F00000080000080BF0000803F000000C0000080BF000080400000004000000040000000400000803F000000000000A040000000800000004000000080000080BF0000A0C0000080C00000404000004040000080BF000000800000803F000000C000008040000000C0000080BF0000A0C0000040400000000000004040000000C00000803F0000000000000000000080400000A04000004040000080BF00000040000040400000803F0000803F0000803F000000C00000803F00004040000000C00000000000000040000040C000000080000040C0000080BF000040C0000000C0000080BF000080BF000000800000A0C000004040000080BF000000C0000080BF0000803F000000C0000080BF000080BF0000803F000080BF0000803F0000803F000000800000004000000000000000C00000803F0000000000000080000000000000A040000000000000803F000000800000404000000080000000C0000000C00000803F0000803F000040C0000080BF0000803F00000040000040C0000080BF00000040000080BF000080BF000080BF000040C0000000000000803F000040C000000000000000400000000000000040000080BF00004040000000C000008040000080BF000080BF000000C0000080BF000080BF000080BF000080BF0000803F00000040000080BF00000040000000C0000000C0000000C00000803F000040C0000040C0000040400000404000004040000040C0000000000000004000000000000040C0000080BF000040C0000000C0000080400000803F000040C0000040C00000803F000080BF0000803F000080BF0000008000000000000000C0000080C0000000C0000080BF0000008000000080000000800000803F000000C000004040000080400000803F00000000000000400000803F0000000000000080000000C0000000C00000803F00000040000000C00000008000000000000080BF000000C0000080BF000080C000000080000080BF0000804000000040000080BF0000008000004040000040400000000000000080000040C0000080BF00000080000000C000004040000080C0000000800000803F0000803F00004040000040C0000000C00000000000000000000080BF000000C000000040000000C0000080BF000040400000404000000040000000C0000000C0000000C0000000C0000080BF0000404000000000000000C0000000C0000000C000000040000080C0"> : tensor<250xf32>
    return %0, %1 : tensor<300xf32>, tensor<250xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<300xf32>, tensor<250xf32>) {
    %0 = stablehlo.constant dense<"0xA6965CC1"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0000803F40510A3F3311D5BE26707DBF305527BF2C3C913EB8CD753FBDFF403FF6FD14BE0000000064CD56BF00000000D006583F6F4E683FD7040C3E000000000000000036E28CBE840A293FBF1B7D3F000000B3000000006FFD7FBF00000000FE2DD93E00000000819C253F389315BE00000000B3803FBF18F41D3E8E2C6A3FC85F8E3EB78659BCE73B59BF000000000000000000000000000000006C85883E74BC2ABF00000000E0CA4CBEE81B0E3FBBF57F3F807B063F00000000B3097EBF80E023BF0000000000000000D1FD3D3F0EE726BE95146BBFA64D54BF00000000000080B300000000B714F43D0000000056D173BF8932B0BDF76A2C3F0000000083A1C83E00000000E5E87FBF908C04BF6D5AE13ED54E7E3F3521223F3A389EBEBC9D77BF20773CBF00000000000000006107533F5ABFFDBCFC985BBF5A5E65BF00000000E4D4463F141E733F72877F3E000000001C007CBF1F74C4BE00000000000080B30000000000000000DE8E7EBF000000000486A23E7D2E783FA8EC3A3F0000003278D66CBFE0BC51BF381B233DEEC05C3F6E5A643F2A0CD03D494048BF00000000F8BD76BE95BD2F3F71977B3FCB42C03E00000000D4BF7FBF00000000C874E93E00000000E7981E3F8BD0A6BE44BA78BF6F5E39BF25AB413E4CB06D3F2A6E503F7E5347BD00000000EE51E3BE7301BEBDA9A7493F00000000000000009F6131BFBB297BBF9C0DBCBE0000000099A37F3FE45FFD3EFA7AEDBE9DFFFEBEF6CF1CBFBA17AB3E0E41F93E000000000000000000000033461B4FBFC5876B3D00000000DF44623F00000000FD0A4BBF1AE7F0BE591C65BE1A02333FFCB67A3F000080B2016417BF3E82FFBE366DF9BE697CF13E51307F3FE0031B3F7A5BAFBED8C279BFDF3636BF00000000A2556F3F3BC44D3FA9DB87BD1C1E60BF00000000000000003F6A4C3F6D20703F00000000FC9E34BE353FFABE0298B3BE4336993EC35B7F3F8875F53E0000003300000000AE3419BFB69BB33E000080B3979D343F464C5CBE0000000000000000B6F0993D00000000281D603F0000000000000000EF546FBF596853BE4238363F69C2793F0000000072051BBF29307FBFED78F1BEAA70F93E5D827F3F6962173F57D8B7BE00000000000000000D24653E00000000C9094B3FAC02ACBD000000008C025FBF36686BBD00000000A4846E3FE5874A3E00000000000000000014ABBE0000000070FF7E3F7A77ED3E5363FDBEB4A37FBF000000004911BC3E000000003260313F3BF76DBE99A971BF71A649BF3011BE3DD752633F76E3DD3EEC33473D506F50BF90AF6DBF00008032CC5F393FCCB9F83ECFCCA63E749A1EBF9AC97EBF4471E9BE74A8003FEABF7F3FCDB4133F7546C0BECF977BBF25BC2FBFA3C5763E9466723F00000000E31BD0BD535B64BF00000000A3FB22BD02BE513FB8D56C3FFDBA383E00000000000000004582A2BE3460203FA88E7E3F5F66E53E00000000FFD6FFBE89D911BFC577C43E75007C3F92142E3F00000000B21E73BFA6D346BF6A22E23D3B5F653FF8975B3F2A80FD3C7F0853BF20F76BBFE3CE2FBE77783C3F3C9D773F78349E3EBC22A2BE00000000E15661BE408E043FF3E87F3F0000000025A5C8BE0000803381692CBF000080B2F0D1F33E000000336824F4BD895E66BF00008033"> : tensor<300xf32>
    %2 = stablehlo.constant dense<"0xCCB9F83E0D647CBFA99C02BF8E445C3E198F7FBE00000080EDD67F3FF0D1F33EE4CB873D012EF8BE4164C53E00000080000000000000008000000080A7D4B73EE0CA4CBE00000080000000000000008067C54DBF0000008000000080B00033BFE75B7FBF389315BE00000000F3E099BDC75F8E3E000000002C2975BF000000800000008058FB0F3F78BF7D3F01EE3ABFC5E7703F1C2170BF0000000062A341BE0000000000000080FE9E34BE4336993E00000000000000009F3F7A3F576D76BF00000000FE9E34BE84035F3F00000000B57F743F000000000000000000000000C3C238BE000000801470533E000000804164C53E00000080000000802C43B53CD53F69BFE4F76B3F00000080B729043E7FCC373F1AE7F0BE9B4E7EBF5F5867BF0000008044E7993E05162EBF0000008000000080000000000000000000000080000000800E41F93E000000800000008000000080000000000000000000000000C357AF3E00000080000000800000000000000000000000000000008000000000000000000000008086D11C3FB512E2BDEA0803BE2DF2433F00000000000000000F694CBFFFD6FFBEE15661BE0000008044C27CBF012EF8BEE869E5BE000000809A4079BFDFCD37BF0000008000000080F2A8713F5B85EEBE000000800000008000000000F69A023F0000008000000000B729043E8832B0BD0000008000000000000000006AB613BF62B77ABF0000000000000000FAFC0FBF00000000F16572BF000000001B8D15BF0000008028DB113F836545BF00000000000000000000000000000000000000808832B0BD463361BFAA5E20BF0000000000000000000000800000000000000000000000000000008000000080AC5D663F00000000CB4562BF000000803E82FFBE0308773F000000000000008000000000000000800000008073E45DBF6D46DDBE00000000000000805B85EEBE00000000A48F4ABE00000080EE51E3BE0000000000000080000000800000008000000080B8637C3F0000008000000000FF78F5BE00000080ACD62F3E6F1C4F3F353FFABE00000080CBC97E3FEEBF5CBFFE9E34BE00000080000000800000008022F0D03E000000000000000000000000B58E153F76E3DD3E00000000000000000000000000000000000000000E3F483F9A6B5ABF0000000000000080BFA600BF00000000BC22A2BE00000000000000000000000000000080000000003634613F000000809DFFFEBE00000080000000007205913B00000000000000008BEF6D3EC75F8E3E0000008000000000EDF2AB3D0000000000000080BF6708BFA26C5A3FFC370CBF0000008000000080000000000000000000000000000000001D2A7B3F000000000000008000000080E87A42BF00000080"> : tensor<250xf32>
    return %0, %1, %2 : tensor<f32>, tensor<300xf32>, tensor<250xf32>
  }
  func.func public @loss(%arg0: tensor<300xf32>, %arg1: tensor<250xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<"0xEF000000240100000A010000AB00000010010000BA00000058000000FBFFFFFFBE00000005010000FCFFFFFF6700000064000000DA0000006F000000980000002A00000029000000E800000093000000BF00000029010000ED000000CD000000B30000001B00000016010000A8000000200000002001000010000000FEFFFFFF19010000F6FFFFFF1900000004010000CF000000B900000026000000ED0000003801000060000000AC000000AF000000F000000027000000B60000001C000000FB000000AC000000900000000E01000026000000A900000016010000FBFFFFFF60000000F7FFFFFFA2000000F1000000280100006E000000E400000037000000090000004B0000001B000000260100008B000000940000001E010000230000008D00000031000000540000000A000000040000002E010000330000008C0000000F0000008A000000B20000000900000067000000510000003900000001010000C40000000C01000082000000890000003800000052000000E600000032010000B600000060000000DB0000005000000024000000250000001400000098000000BA0000000B0100001F010000A100000029000000050100005A00000060000000D9000000D800000086000000300000007E0000008D000000ED0000005B000000920000005900000036000000F0000000260100003D000000F8FFFFFF9C0000006C0000006D000000CC0000001A01000014000000410000008400000068000000FC000000E000000099000000570000003B000000E70000003F01000039010000070100006D0000003D000000A70000005C000000FCFFFFFF37010000FE000000B10000007100000098000000BF000000800000003900000033010000D20000003C0000009A000000320000003D0100008E0000002F01000080000000B20000007A0000002E000000B0000000540000008D000000A90000008C000000FE0000007B0000001C010000FEFFFFFF180100002F000000F70000003F0000008C000000B6000000B2000000F90000004A000000D5000000AD0000002B01000071000000FF000000AC0000009F000000020000004F0000001400000038000000CE0000002E01000083000000E90000003F0000003100000035010000CF000000FCFFFFFFFC0000002B010000580000000C0100006F000000F6FFFFFF1D01000016010000C4000000E2000000100000003E000000BC000000D8000000870000002B010000D50000000B0000003C010000580000007F000000200000002401000015010000920000001F00000042000000170000003800000015000000470000000A0100008F000000370000002601000035010000E2000000010000008D0000008C0000000F00000021000000"> : tensor<250xi32>
    %c_0 = stablehlo.constant dense<"0x00000000000000010000010000000000000000000000000000000000000000010001000000000000000000000000000000000000000000010001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000001000000000001000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<250xi1>
    %c_1 = stablehlo.constant dense<300> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<250xi32>
    %1 = stablehlo.add %c, %0 : tensor<250xi32>
    %2 = stablehlo.select %c_0, %1, %c : tensor<250xi1>, tensor<250xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<250xi32>) -> tensor<250x1xi32>
    %4 = "stablehlo.scatter"(%arg0, %3, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %10 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<300xf32>, tensor<250x1xi32>, tensor<250xf32>) -> tensor<300xf32>
    %5 = stablehlo.iota dim = 0 : tensor<300xf32>
    %6 = stablehlo.cosine %5 : tensor<300xf32>
    %7 = stablehlo.multiply %4, %6 : tensor<300xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<300xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.add %cst_2, %8 : tensor<f32>
    return %9 : tensor<f32>
  }
}
// -----
// at_min
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<300xf32>, tensor<250xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000080BF000080BF000000C00000803F0000008000004040000080BF000080BF0000803F0000803F00000080000000C00000803F0000803F00000000000080BF0000803F000080BF00000000000000800000803F000080BF000000800000803F0000000000000080000000800000803F000080BF000000000000004000000000000080BF000080BF00000000000080BF000000C0000080BF000080BF0000803F000000C000000040000080BF000000000000803F000000000000803F000080BF000000C000000080000000C0000080BF0000803F00000080000080BF000080BF0000008000000080000000C000000000000080BF00000000000080BF0000803F0000803F0000008000000080000000000000803F0000803F000000000000000000000040000000C000000000000080BF0000803F000080BF00000080000080BF000000800000803F00000040000080BF00000080000080400000803F000000800000803F000040C00000004000000000000080BF0000803F000080BF000080BF0000803F000000000000008000000080000080BF000080BF0000803F0000803F00000000000000000000008000000080000080BF00000040000080BF0000000000000000000080BF0000004000000080000080BF00000000000080BF00000000000080BF0000803F00000000000080BF0000803F00000000000080BF000000000000000000000040000080BF0000803F000000800000803F00000080000000800000803F000080BF000000C00000008000000080000000000000803F000000800000803F00000080000000000000803F0000803F0000008000000000000080BF000080BF000000000000803F000000800000803F0000004000000040000000000000803F0000803F0000803F0000803F0000803F0000803F0000000000000080000000000000803F0000803F000000000000803F0000803F000080BF000000800000803F00000000000080BF0000803F00000080000080BF00000040000080BF00000000000080BF000000000000803F000080BF0000008000000080000080BF0000803F0000000000000080000080BF0000008000000000000000800000803F000040C0000000C000000080000000C000000080000080BF0000803F000000000000803F0000803F0000803F0000803F0000803F0000803F000080BF000080BF000080BF0000803F000000C000000000000080BF0000803F00000000000080BF00000000000000C0000000000000803F000000C00000803F0000008000000000000080BF0000803F0000803F00000000000080BF0000803F0000803F000000000000803F000080BF0000000000000000000000000000404000000000000000800000803F000080BF000000000000803F0000008000000080000080BF00000000000080BF000000400000803F00000080000080BF000000400000803F0000803F0000000000000000000000800000004000000000000080BF000080BF000000C00000803F0000803F0000004000000040000080BF0000803F0000803F0000803F000000800000803F0000803F0000803F00000000000000800000008000000080000080BF000000800000803F0000803F0000803F0000803F0000803F000080BF0000803F0000803F000080BF"> : tensor<300xf32>
    %1 = stablehlo.constant dense<"0x0000803F000040400000803F000080400000A040000000C0000080400000803F0000803F000000800000803F000000C0000080BF000080BF0000803F00000040000000400000803F000080BF000040C00000803F000000000000803F0000404000000080000000800000A0C00000803F00000080000080BF0000803F000000C0000080BF000080400000004000000040000000400000803F000000000000A040000000800000004000000080000080BF0000A0C0000080C00000404000004040000080BF000000800000803F000000C000008040000000C0000080BF0000A0C0000040400000000000004040000000C00000803F0000000000000000000080400000A04000004040000080BF00000040000040400000803F0000803F0000803F000000C00000803F00004040000000C00000000000000040000040C000000080000040C0000080BF000040C0000000C0000080BF000080BF000000800000A0C000004040000080BF000000C0000080BF0000803F000000C0000080BF000080BF0000803F000080BF0000803F0000803F000000800000004000000000000000C00000803F0000000000000080000000000000A040000000000000803F000000800000404000000080000000C0000000C00000803F0000803F000040C0000080BF0000803F00000040000040C0000080BF00000040000080BF000080BF000080BF000040C0000000000000803F000040C000000000000000400000000000000040000080BF00004040000000C000008040000080BF000080BF000000C0000080BF000080BF000080BF000080BF0000803F00000040000080BF00000040000000C0000000C0000000C00000803F000040C0000040C0000040400000404000004040000040C0000000000000004000000000000040C0000080BF000040C0000000C0000080400000803F000040C0000040C00000803F000080BF0000803F000080BF0000008000000000000000C0000080C0000000C0000080BF0000008000000080000000800000803F000000C000004040000080400000803F00000000000000400000803F0000000000000080000000C0000000C00000803F00000040000000C00000008000000000000080BF000000C0000080BF000080C000000080000080BF0000804000000040000080BF0000008000004040000040400000000000000080000040C0000080BF00000080000000C000004040000080C0000000800000803F0000803F00004040000040C0000000C00000000000000000000080BF000000C000000040000000C0000080BF000040400000404000000040000000C0000000C0000000C0000000C0000080BF0000404000000000000000C0000000C0000000C000000040000080C0"> : tensor<250xf32>
    return %0, %1 : tensor<300xf32>, tensor<250xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<300xf32>, tensor<250xf32>) {
    %0 = stablehlo.constant dense<"0x64FE6C41"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0000803F000000000000000026707DBF000000002C3C913EB8CD753FBDFF403FF6FD14BE00000000000000007205913BD006583F6F4E683FD7040C3E000000002C2975BF36E28CBE840A293FBF1B7D3FC44A0B3EFC370CBF6FFD7FBFBF6708BFFE2DD93E78BF7D3F819C253F00000000576D76BFB3803FBF18F41D3E00000000C85F8E3E00000000E73B59BF5F5867BFEA0803BE2DF2433FB57F743F0000000074BC2ABF44C27CBFE0CA4CBEE81B0E3FBBF57F3F807B063F6D46DDBE000000000000000044E7993E0308773F000000000EE726BE95146BBF0000000000000000A26C5A3FAC5DE63EB714F43D836545BF000000008932B0BD000000000000000083A1C83EFAFC0FBF00000000908C04BF6D5AE13ED54E7E3F3521223F00000000BC9D77BF20773CBFACD62F3EE4F76B3F6107533F5ABFFDBCFC985BBF00000000B512E2BD000000000000000072877F3E000000001C007CBF1F74C4BE28DB113F000080B3F69A023FE869E5BE00000000AA5E20BF0486A23E7D2E783FA8EC3A3FC4C2B8BD78D66CBFE0BC51BF381B233D000000006E5A643F2A0CD03D00000000F16572BFF8BD76BE95BD2F3F71977B3F000000006AB693BE00000000BFA600BFC874E93E00000000E7981E3F8BD0A6BE44BA78BF6F5E39BF25AB413E4CB06D3F2A6E503F7E5347BD73E45DBFEE51E3BE7301BEBDA9A7493FF2A8713F8BEF6D3E00000000BB297BBF00000000B58E153F00000000E45FFD3E000000009DFFFEBEF6CF1CBF000000000E41F93E7FCC373F0000000000000033000000000000000084035F3FDF44623FEDF2AB3D000000001AE7F0BE591C65BE1A02333FFCB67A3F000080B2000000003E82FFBE366DF9BE0000000051307F3FE0031B3F00000000D8C279BF000000001470533EA2556F3F3BC44D3FA9DB87BD1C1E60BF463361BFF3E099BD000000006D20703F8E445C3EFC9E34BE353FFABE0298B3BE4336993E000000000000000000000033E75B7FBFAE3419BFB69BB33E9F3F7A3F979D343F464C5CBE1C2170BF00000000B6F0993D3634613F281D603FE4CB873D00000000EF546FBF596853BE4238363F69C2793F0000000072051BBF29307FBFED78F1BEAA70F93E5D827F3F6962173F57D8B7BE62B77ABFB00033BF0000000000000000C9094B3FAC02ACBDCB4562BF8C025FBF36686BBD6E1CCF3EA4846E3FE5874A3E000000009A4079BF0000000086D11C3F70FF7E3F7A77ED3E5363FDBEB4A37FBF1B8D15BF4911BC3E1D2A7B3F3260313F0000000099A971BF00000000000000000000000076E3DD3EEC33473D506F50BF90AF6DBF00008032CC5F393FCCB9F83E00000000000000009AC97EBF4471E9BE74A8003FEABF7F3FCDB4133F00000000CF977BBF00000000A3C5763E0000000000000000E31BD0BD00000000EEBF5CBFA3FB22BD00000000B8D56C3FFDBA383E01EE3ABF012E78BF4582A2BE00000000A88E7E3F5F66E53E00000000FFD6FFBE00000000C577C43E0000000092142E3F198F7FBEB21E73BFA6D346BF6A22E23D3B5F653F00000000000000007F0853BF0000000000000000000000003C9D773F00000000BC22A2BE9B4E7EBFE15661BE00000000F3E87F3F58FB0F3F000000000000803381692CBF000080B2000000002A98833E00000000000000009A6B5ABF"> : tensor<300xf32>
    %2 = stablehlo.constant dense<"0xCCB9F83E000000800000008000000000000000800F694CBF0000000000000000000000000000008000000000494048BFEEC05C3F0014ABBE0000008000000000E0CA4CBE00000080D752633FFD0A4BBF000000806824F4BD000000800000008000000080000000802A80FD3C00000080C75F8E3E408E043F00000080895EE6BEE3CE2FBE000000000000000000000080000000000000008000000000000000800000000000000080FE9E34BE4336993ECFCCA63E6C85883E00000000000000809466723FFE9E34BE0000000075007C3F000000003F6A4C3F00000000F0D1733F0000008025A5C8BE00000000749A1EBF00000000D4BF7FBF3BF76DBE000000000000008000000000389395BE00000000000000001AE7F0BE00000080000000805B85EEBE000000000000008064CD56BF305527BF00000000D1FD3D3F00000080E87A42BF0E41F93EFF78F5BED53F69BF00000080E4D4463FAC5DE63E02BE513F0000000089D911BF9C0DBCBEBA17AB3E00000000141E733F71A649BF0000000000000000C3C2B8BD00000000000000800000008000000000C24A0B3EA7D4B73E00000080FFD6FFBEE15661BEDF3636BF000000800000008000000080000000800000008000000080FA7AEDBE80E023BF000000000000008062A341BEDE8E7EBF0000000000000000A64D54BF00000000000000008832B0BD0D64FCBE697CF13ECB42C03E000000800000008077783C3FC24A0B3E0000008099A37F3F000000800E3F483F00000080016417BF00000000000000803011BE3D00000000000000003460203F6AB693BE8832B0BD00000080000000802C98833E00000000535B64BF8875F53ECBC97E3F0000000067C54DBF9F61B1BE00000000000000000000008056D173BF3E82FFBE0000000000000000461B4FBF000000009F61B1BE000000800000008000000080C35B7F3F05162EBF00000080000000000000008000000080EE51E3BE78349E3E895EE6BE20F76BBFB3097EBF7546C0BE0000000000000080000000000000008025BC2FBF0000000000000000353FFABE000000800000000000000080FE9E34BE7A5BAFBE3311D5BE5A5E65BF00000000000000000D24653E000000000000000076E3DD3EB8637C3F0000000000000000C5E7703F2C98833E000000000000008000000000000000800000008000000000BC22A2BE00000000C357AF3E0000000000000080F76A2C3F00000000DFCD37BF9DFFFEBE000000806F1CCF3E0000000000000000EDD67F3F00000000C75F8E3E0D64FCBEF8975B3F000000008E2C6A3FE5E87FBF0000008000000000000000803A389EBEA99C02BFC5876B3D2C43B53CB729843E000000000000000040510A3F5B85EEBEA48F4ABE00000080B78659BC"> : tensor<250xf32>
    return %0, %1, %2 : tensor<f32>, tensor<300xf32>, tensor<250xf32>
  }
  func.func public @loss(%arg0: tensor<300xf32>, %arg1: tensor<250xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<"0xEF000000240100000A010000AB00000010010000BA00000058000000FBFFFFFFBE00000005010000FCFFFFFF6700000064000000DA0000006F000000980000002A00000029000000E800000093000000BF00000029010000ED000000CD000000B30000001B00000016010000A8000000200000002001000010000000FEFFFFFF19010000F6FFFFFF1900000004010000CF000000B900000026000000ED0000003801000060000000AC000000AF000000F000000027000000B60000001C000000FB000000AC000000900000000E01000026000000A900000016010000FBFFFFFF60000000F7FFFFFFA2000000F1000000280100006E000000E400000037000000090000004B0000001B000000260100008B000000940000001E010000230000008D00000031000000540000000A000000040000002E010000330000008C0000000F0000008A000000B20000000900000067000000510000003900000001010000C40000000C01000082000000890000003800000052000000E600000032010000B600000060000000DB0000005000000024000000250000001400000098000000BA0000000B0100001F010000A100000029000000050100005A00000060000000D9000000D800000086000000300000007E0000008D000000ED0000005B000000920000005900000036000000F0000000260100003D000000F8FFFFFF9C0000006C0000006D000000CC0000001A01000014000000410000008400000068000000FC000000E000000099000000570000003B000000E70000003F01000039010000070100006D0000003D000000A70000005C000000FCFFFFFF37010000FE000000B10000007100000098000000BF000000800000003900000033010000D20000003C0000009A000000320000003D0100008E0000002F01000080000000B20000007A0000002E000000B0000000540000008D000000A90000008C000000FE0000007B0000001C010000FEFFFFFF180100002F000000F70000003F0000008C000000B6000000B2000000F90000004A000000D5000000AD0000002B01000071000000FF000000AC0000009F000000020000004F0000001400000038000000CE0000002E01000083000000E90000003F0000003100000035010000CF000000FCFFFFFFFC0000002B010000580000000C0100006F000000F6FFFFFF1D01000016010000C4000000E2000000100000003E000000BC000000D8000000870000002B010000D50000000B0000003C010000580000007F000000200000002401000015010000920000001F00000042000000170000003800000015000000470000000A0100008F000000370000002601000035010000E2000000010000008D0000008C0000000F00000021000000"> : tensor<250xi32>
    %c_0 = stablehlo.constant dense<"0x00000000000000010000010000000000000000000000000000000000000000010001000000000000000000000000000000000000000000010001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000001000000000001000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<250xi1>
    %c_1 = stablehlo.constant dense<300> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<250xi32>
    %1 = stablehlo.add %c, %0 : tensor<250xi32>
    %2 = stablehlo.select %c_0, %1, %c : tensor<250xi1>, tensor<250xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<250xi32>) -> tensor<250x1xi32>
    %4 = "stablehlo.scatter"(%arg0, %3, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %10 = stablehlo.minimum %arg2, %arg3 : tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<300xf32>, tensor<250x1xi32>, tensor<250xf32>) -> tensor<300xf32>
    %5 = stablehlo.iota dim = 0 : tensor<300xf32>
    %6 = stablehlo.cosine %5 : tensor<300xf32>
    %7 = stablehlo.multiply %4, %6 : tensor<300xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<300xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.add %cst_2, %8 : tensor<f32>
    return %9 : tensor<f32>
  }
}
// -----
// at_max_of_few
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<7xf32>, tensor<20xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000080BF000080BF000000C00000803F0000008000004040"> : tensor<7xf32>
    %1 = stablehlo.constant dense<"0x0000803F000040400000803F000080400000A040000000C0000080400000803F0000803F000000800000803F000000C0000080BF000080BF0000803F00000040000000400000803F000080BF000040C0"> : tensor<20xf32>
    return %0, %1 : tensor<7xf32>, tensor<20xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<7xf32>, tensor<20xf32>) {
    %0 = stablehlo.constant dense<"0xCF2DC840"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x000080B3000000B300000000000000003055A7BE00000000B8CD753F"> : tensor<7xf32>
    %2 = stablehlo.constant dense<"0x00000000000000000000000040510A3F000000000000000000000000000000003055A7BE26707DBF2C3C913E000000000000008000000000000000000000803F000000003311D5BE0000000000000000"> : tensor<20xf32>
    return %0, %1, %2 : tensor<f32>, tensor<7xf32>, tensor<20xf32>
  }
  func.func public @loss(%arg0: tensor<7xf32>, %arg1: tensor<20xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<[0, 1, 6, 1, 7, 5, 8, 1, 4, 3, 5, 7, 3, 5, 0, 0, 6, 2, 6, 5]> : tensor<20xi32>
    %c_0 = stablehlo.constant dense<false> : tensor<20xi1>
    %c_1 = stablehlo.constant dense<7> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %1 = stablehlo.add %c, %0 : tensor<20xi32>
    %2 = stablehlo.select %c_0, %1, %c : tensor<20xi1>, tensor<20xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %4 = "stablehlo.scatter"(%arg0, %3, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %10 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<7xf32>, tensor<20x1xi32>, tensor<20xf32>) -> tensor<7xf32>
    %5 = stablehlo.iota dim = 0 : tensor<7xf32>
    %6 = stablehlo.cosine %5 : tensor<7xf32>
    %7 = stablehlo.multiply %4, %6 : tensor<7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.add %cst_2, %8 : tensor<f32>
    return %9 : tensor<f32>
  }
}
// -----
// at_max_beside_nan
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<300xf32>, tensor<250xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000080BF000080BF000000C00000803F000000800000C07F000080BF000080BF0000803F0000803F00000080000000C00000803F0000803F00000000000080BF0000803F000080BF00000000000000800000803F000080BF000000800000803F0000000000000080000000800000803F000080BF000000000000C07F00000000000080BF000080BF00000000000080BF000000C0000080BF000080BF0000803F000000C00000C07F000080BF000000000000803F000000000000803F000080BF000000C000000080000000C0000080BF0000803F00000080000080BF000080BF0000008000000080000000C000000000000080BF00000000000080BF0000803F0000803F0000008000000080000000000000803F0000803F00000000000000000000C07F000000C000000000000080BF0000803F000080BF00000080000080BF000000800000803F0000C07F000080BF000000800000C07F0000803F000000800000803F000040C00000C07F00000000000080BF0000803F000080BF000080BF0000803F000000000000008000000080000080BF000080BF0000803F0000803F00000000000000000000008000000080000080BF0000C07F000080BF0000000000000000000080BF0000C07F00000080000080BF00000000000080BF00000000000080BF0000803F00000000000080BF0000803F00000000000080BF00000000000000000000C07F000080BF0000803F000000800000803F00000080000000800000803F000080BF000000C00000008000000080000000000000803F000000800000803F00000080000000000000803F0000803F0000008000000000000080BF000080BF000000000000803F000000800000803F0000C07F0000C07F000000000000803F0000803F0000803F0000803F0000803F0000803F0000000000000080000000000000803F0000803F000000000000803F0000803F000080BF000000800000803F00000000000080BF0000803F00000080000080BF0000C07F000080BF00000000000080BF000000000000803F000080BF0000008000000080000080BF0000803F0000000000000080000080BF0000008000000000000000800000803F000040C0000000C000000080000000C000000080000080BF0000803F000000000000803F0000803F0000803F0000803F0000803F0000803F000080BF000080BF000080BF0000803F000000C000000000000080BF0000803F00000000000080BF00000000000000C0000000000000803F000000C00000803F0000008000000000000080BF0000803F0000803F00000000000080BF0000803F0000803F000000000000803F000080BF0000000000000000000000000000C07F00000000000000800000803F000080BF000000000000803F0000008000000080000080BF00000000000080BF0000C07F0000803F00000080000080BF0000C07F0000803F0000803F0000000000000000000000800000C07F00000000000080BF000080BF000000C00000803F0000803F0000C07F0000C07F000080BF0000803F0000803F0000803F000000800000803F0000803F0000803F00000000000000800000008000000080000080BF000000800000803F0000803F0000803F0000803F0000803F000080BF0000803F0000803F000080BF"> : tensor<300xf32>
    %1 = stablehlo.constant dense<"0x0000803F000040400000803F000080400000A040000000C0000080400000803F0000803F000000800000803F000000C0000080BF000080BF0000803F00000040000000400000803F000080BF000040C00000803F000000000000803F0000404000000080000000800000A0C00000803F00000080000080BF0000803F000000C0000080BF000080400000004000000040000000400000803F000000000000A040000000800000004000000080000080BF0000A0C0000080C00000404000004040000080BF000000800000803F000000C000008040000000C0000080BF0000A0C0000040400000000000004040000000C00000803F0000000000000000000080400000A04000004040000080BF00000040000040400000803F0000803F0000803F000000C00000803F00004040000000C00000000000000040000040C000000080000040C0000080BF000040C0000000C0000080BF000080BF000000800000A0C000004040000080BF000000C0000080BF0000803F000000C0000080BF000080BF0000803F000080BF0000803F0000803F000000800000004000000000000000C00000803F0000000000000080000000000000A040000000000000803F000000800000404000000080000000C0000000C00000803F0000803F000040C0000080BF0000803F00000040000040C0000080BF00000040000080BF000080BF000080BF000040C0000000000000803F000040C000000000000000400000000000000040000080BF00004040000000C000008040000080BF000080BF000000C0000080BF000080BF000080BF000080BF0000803F00000040000080BF00000040000000C0000000C0000000C00000803F000040C0000040C0000040400000404000004040000040C0000000000000004000000000000040C0000080BF000040C0000000C0000080400000803F000040C0000040C00000803F000080BF0000803F000080BF0000008000000000000000C0000080C0000000C0000080BF0000008000000080000000800000803F000000C000004040000080400000803F00000000000000400000803F0000000000000080000000C0000000C00000803F00000040000000C00000008000000000000080BF000000C0000080BF000080C000000080000080BF0000804000000040000080BF0000008000004040000040400000000000000080000040C0000080BF00000080000000C000004040000080C0000000800000803F0000803F00004040000040C0000000C00000000000000000000080BF000000C000000040000000C0000080BF000040400000404000000040000000C0000000C0000000C0000000C0000080BF0000404000000000000000C0000000C0000000C000000040000080C0"> : tensor<250xf32>
    return %0, %1 : tensor<300xf32>, tensor<250xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<300xf32>, tensor<250xf32>) {
    %0 = stablehlo.constant dense<"0x682979C1"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0000803F40510A3F3311D5BE26707DBF305527BF2C3C913E00000000BDFF403FF6FD14BE0000000064CD56BF00000000D006583F6F4E683FD7040C3E000000000000000036E28CBE840A293FBF1B7D3F000000B3000000006FFD7FBF00000000FE2DD93E00000000819C253F389315BE00000000B3803FBF18F41D3E00000000C85F8E3EB78659BCE73B59BF000000000000000000000000000000006C85883E74BC2ABF0000000000000000E81B0E3FBBF57F3F807B063F00000000B3097EBF80E023BF0000000000000000D1FD3D3F0EE726BE95146BBFA64D54BF00000000000080B300000000B714F43D0000000056D173BF8932B0BDF76A2C3F0000000083A1C83E00000000E5E87FBF908C04BF6D5AE13ED54E7E3F3521223F3A389EBEBC9D77BF0000000000000000000000006107533F5ABFFDBCFC985BBF5A5E65BF00000000E4D4463F141E733F00000000000000001C007CBF0000000000000000000080B3000000000000000000000000000000000486A23E7D2E783FA8EC3A3F0000003278D66CBFE0BC51BF381B233DEEC05C3F6E5A643F2A0CD03D494048BF00000000F8BD76BE95BD2F3F71977B3FCB42C03E000000000000000000000000C874E93E00000000E7981E3F0000000044BA78BF6F5E39BF25AB413E4CB06D3F2A6E503F7E5347BD00000000EE51E3BE7301BEBDA9A7493F00000000000000009F6131BFBB297BBF000000000000000099A37F3FE45FFD3EFA7AEDBE9DFFFEBEF6CF1CBFBA17AB3E0E41F93E000000000000000000000033461B4FBFC5876B3D00000000DF44623F00000000FD0A4BBF1AE7F0BE591C65BE1A02333FFCB67A3F000080B2016417BF3E82FFBE366DF9BE697CF13E51307F3F0000000000000000D8C279BFDF3636BF00000000A2556F3F3BC44D3FA9DB87BD1C1E60BF00000000000000003F6A4C3F6D20703F00000000FC9E34BE353FFABE0298B3BE4336993EC35B7F3F8875F53E0000003300000000AE3419BFB69BB33E000080B300000000464C5CBE0000000000000000B6F0993D00000000281D603F0000000000000000EF546FBF596853BE4238363F69C2793F0000000072051BBF29307FBFED78F1BEAA70F93E5D827F3F6962173F57D8B7BE00000000000000000D24653E00000000C9094B3FAC02ACBD000000008C025FBF36686BBD00000000A4846E3FE5874A3E00000000000000000014ABBE0000000070FF7E3F7A77ED3E5363FDBEB4A37FBF000000004911BC3E000000003260313F3BF76DBE99A971BF71A649BF3011BE3DD752633F76E3DD3EEC33473D506F50BF90AF6DBF00008032CC5F393FCCB9F83ECFCCA63E749A1EBF9AC97EBF4471E9BE74A8003FEABF7F3F000000007546C0BECF977BBF25BC2FBFA3C5763E9466723F00000000E31BD0BD535B64BF00000000A3FB22BD02BE513F00000000FDBA383E0000000000000000000000003460203FA88E7E3F5F66E53E00000000FFD6FFBE00000000C577C43E75007C3F92142E3F00000000B21E73BFA6D346BF0000000000000000F8975B3F2A80FD3C7F0853BF20F76BBFE3CE2FBE77783C3F3C9D773F78349E3EBC22A2BE00000000E15661BE408E043FF3E87F3F0000000025A5C8BE0000803381692CBF000080B2F0D1F33E000000336824F4BD895E66BF00008033"> : tensor<300xf32>
    %2 = stablehlo.constant dense<"0xCCB9F83E0D647CBFA99C02BF8E445C3E198F7FBE00000080EDD67F3FF0D1F33EE4CB873D012EF8BE4164C53E00000080000000000000008000000080A7D4B73E0000000000000080000000000000008067C54DBF0000008000000080B00033BFE75B7FBF389315BE00000000F3E099BDC75F8E3E000000002C2975BF000000800000008058FB0F3F78BF7D3F01EE3ABFC5E7703F1C2170BF0000000062A341BE0000000000000080FE9E34BE4336993E00000000000000009F3F7A3F576D76BF00000000FE9E34BE84035F3F00000000B57F743F000000000000000000000000C3C238BE000000801470533E000000804164C53E00000000000000802C43B53CD53F69BFE4F76B3F00000080B729043E7FCC373F1AE7F0BE9B4E7EBF5F5867BF0000008044E7993E05162EBF0000008000000080000000000000000000000080000000800E41F93E000000800000008000000080000000000000000000000000C357AF3E00000000000000000000000000000000000000000000008000000000000000000000008086D11C3FB512E2BDEA0803BE2DF2433F00000000000000000F694CBFFFD6FFBEE15661BE0000008044C27CBF012EF8BEE869E5BE000000809A4079BFDFCD37BF0000008000000080F2A8713F5B85EEBE000000800000000000000000F69A023F0000008000000000B729043E8832B0BD0000008000000000000000006AB613BF62B77ABF0000000000000000FAFC0FBF00000000F16572BF000000001B8D15BF0000008028DB113F836545BF00000000000000000000000000000000000000808832B0BD463361BFAA5E20BF0000000000000000000000800000000000000000000000000000008000000080AC5D663F00000000CB4562BF000000803E82FFBE0308773F000000000000008000000000000000800000008073E45DBF6D46DDBE00000000000000805B85EEBE00000000A48F4ABE00000080EE51E3BE0000000000000080000000800000008000000080B8637C3F0000008000000000FF78F5BE00000080ACD62F3E6F1C4F3F353FFABE00000080CBC97E3FEEBF5CBFFE9E34BE00000000000000800000008022F0D03E000000000000000000000000B58E153F76E3DD3E00000000000000000000000000000000000000000E3F483F9A6B5ABF0000000000000000BFA600BF00000000BC22A2BE00000000000000000000000000000080000000003634613F000000809DFFFEBE00000080000000007205913B00000000000000008BEF6D3EC75F8E3E0000008000000000EDF2AB3D0000000000000080BF6708BFA26C5A3FFC370CBF0000008000000080000000000000000000000000000000001D2A7B3F000000000000008000000080E87A42BF00000080"> : tensor<250xf32>
    return %0, %1, %2 : tensor<f32>, tensor<300xf32>, tensor<250xf32>
  }
  func.func public @loss(%arg0: tensor<300xf32>, %arg1: tensor<250xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<"0xEF000000240100000A010000AB00000010010000BA00000058000000FBFFFFFFBE00000005010000FCFFFFFF6700000064000000DA0000006F000000980000002A00000029000000E800000093000000BF00000029010000ED000000CD000000B30000001B00000016010000A8000000200000002001000010000000FEFFFFFF19010000F6FFFFFF1900000004010000CF000000B900000026000000ED0000003801000060000000AC000000AF000000F000000027000000B60000001C000000FB000000AC000000900000000E01000026000000A900000016010000FBFFFFFF60000000F7FFFFFFA2000000F1000000280100006E000000E400000037000000090000004B0000001B000000260100008B000000940000001E010000230000008D00000031000000540000000A000000040000002E010000330000008C0000000F0000008A000000B20000000900000067000000510000003900000001010000C40000000C01000082000000890000003800000052000000E600000032010000B600000060000000DB0000005000000024000000250000001400000098000000BA0000000B0100001F010000A100000029000000050100005A00000060000000D9000000D800000086000000300000007E0000008D000000ED0000005B000000920000005900000036000000F0000000260100003D000000F8FFFFFF9C0000006C0000006D000000CC0000001A01000014000000410000008400000068000000FC000000E000000099000000570000003B000000E70000003F01000039010000070100006D0000003D000000A70000005C000000FCFFFFFF37010000FE000000B10000007100000098000000BF000000800000003900000033010000D20000003C0000009A000000320000003D0100008E0000002F01000080000000B20000007A0000002E000000B0000000540000008D000000A90000008C000000FE0000007B0000001C010000FEFFFFFF180100002F000000F70000003F0000008C000000B6000000B2000000F90000004A000000D5000000AD0000002B01000071000000FF000000AC0000009F000000020000004F0000001400000038000000CE0000002E01000083000000E90000003F0000003100000035010000CF000000FCFFFFFFFC0000002B010000580000000C0100006F000000F6FFFFFF1D01000016010000C4000000E2000000100000003E000000BC000000D8000000870000002B010000D50000000B0000003C010000580000007F000000200000002401000015010000920000001F00000042000000170000003800000015000000470000000A0100008F000000370000002601000035010000E2000000010000008D0000008C0000000F00000021000000"> : tensor<250xi32>
    %c_0 = stablehlo.constant dense<"0x00000000000000010000010000000000000000000000000000000000000000010001000000000000000000000000000000000000000000010001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000001000000000001000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<250xi1>
    %c_1 = stablehlo.constant dense<300> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<250xi32>
    %1 = stablehlo.add %c, %0 : tensor<250xi32>
    %2 = stablehlo.select %c_0, %1, %c : tensor<250xi1>, tensor<250xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<250xi32>) -> tensor<250x1xi32>
    %4 = "stablehlo.scatter"(%arg0, %3, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %12 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
      stablehlo.return %12 : tensor<f32>
    }) : (tensor<300xf32>, tensor<250x1xi32>, tensor<250xf32>) -> tensor<300xf32>
    %5 = stablehlo.is_finite %4 : (tensor<300xf32>) -> tensor<300xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = call @_where(%5, %4, %c_2) : (tensor<300xi1>, tensor<300xf32>, tensor<i32>) -> tensor<300xf32>
    %7 = stablehlo.iota dim = 0 : tensor<300xf32>
    %8 = stablehlo.cosine %7 : tensor<300xf32>
    %9 = stablehlo.multiply %6, %8 : tensor<300xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<300xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.add %cst_3, %10 : tensor<f32>
    return %11 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<300xi1>, %arg1: tensor<300xf32>, %arg2: tensor<i32>) -> tensor<300xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<300xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<300xi1>, tensor<300xf32>
    return %2 : tensor<300xf32>
  }
}
// -----
// at_set
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<300xf32>, tensor<250xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000080BF000080BF000000C00000803F0000008000004040000080BF000080BF0000803F0000803F00000080000000C00000803F0000803F00000000000080BF0000803F000080BF00000000000000800000803F000080BF000000800000803F0000000000000080000000800000803F000080BF000000000000004000000000000080BF000080BF00000000000080BF000000C0000080BF000080BF0000803F000000C000000040000080BF000000000000803F000000000000803F000080BF000000C000000080000000C0000080BF0000803F00000080000080BF000080BF0000008000000080000000C000000000000080BF00000000000080BF0000803F0000803F0000008000000080000000000000803F0000803F000000000000000000000040000000C000000000000080BF0000803F000080BF00000080000080BF000000800000803F00000040000080BF00000080000080400000803F000000800000803F000040C00000004000000000000080BF0000803F000080BF000080BF0000803F000000000000008000000080000080BF000080BF0000803F0000803F00000000000000000000008000000080000080BF00000040000080BF0000000000000000000080BF0000004000000080000080BF00000000000080BF00000000000080BF0000803F00000000000080BF0000803F00000000000080BF000000000000000000000040000080BF0000803F000000800000803F00000080000000800000803F000080BF000000C00000008000000080000000000000803F000000800000803F00000080000000000000803F0000803F0000008000000000000080BF000080BF000000000000803F000000800000803F0000004000000040000000000000803F0000803F0000803F0000803F0000803F0000803F0000000000000080000000000000803F0000803F000000000000803F0000803F000080BF000000800000803F00000000000080BF0000803F00000080000080BF00000040000080BF00000000000080BF000000000000803F000080BF0000008000000080000080BF0000803F0000000000000080000080BF0000008000000000000000800000803F000040C0000000C000000080000000C000000080000080BF0000803F000000000000803F0000803F0000803F0000803F0000803F0000803F000080BF000080BF000080BF0000803F000000C000000000000080BF0000803F00000000000080BF00000000000000C0000000000000803F000000C00000803F0000008000000000000080BF0000803F0000803F00000000000080BF0000803F0000803F000000000000803F000080BF0000000000000000000000000000404000000000000000800000803F000080BF000000000000803F0000008000000080000080BF00000000000080BF000000400000803F00000080000080BF000000400000803F0000803F0000000000000000000000800000004000000000000080BF000080BF000000C00000803F0000803F0000004000000040000080BF0000803F0000803F0000803F000000800000803F0000803F0000803F00000000000000800000008000000080000080BF000000800000803F0000803F0000803F0000803F0000803F000080BF0000803F0000803F000080BF"> : tensor<300xf32>
    %1 = stablehlo.constant dense<"0x0000803F000040400000803F000080400000A040000000C0000080400000803F0000803F000000800000803F000000C0000080BF000080BF0000803F00000040000000400000803F000080BF000040C00000803F000000000000803F0000404000000080000000800000A0C00000803F00000080000080BF0000803F000000C0000080BF000080400000004000000040000000400000803F000000000000A040000000800000004000000080000080BF0000A0C0000080C00000404000004040000080BF000000800000803F000000C000008040000000C0000080BF0000A0C0000040400000000000004040000000C00000803F0000000000000000000080400000A04000004040000080BF00000040000040400000803F0000803F0000803F000000C00000803F00004040000000C00000000000000040000040C000000080000040C0000080BF000040C0000000C0000080BF000080BF000000800000A0C000004040000080BF000000C0000080BF0000803F000000C0000080BF000080BF0000803F000080BF0000803F0000803F000000800000004000000000000000C00000803F0000000000000080000000000000A040000000000000803F000000800000404000000080000000C0000000C00000803F0000803F000040C0000080BF0000803F00000040000040C0000080BF00000040000080BF000080BF000080BF000040C0000000000000803F000040C000000000000000400000000000000040000080BF00004040000000C000008040000080BF000080BF000000C0000080BF000080BF000080BF000080BF0000803F00000040000080BF00000040000000C0000000C0000000C00000803F000040C0000040C0000040400000404000004040000040C0000000000000004000000000000040C0000080BF000040C0000000C0000080400000803F000040C0000040C00000803F000080BF0000803F000080BF0000008000000000000000C0000080C0000000C0000080BF0000008000000080000000800000803F000000C000004040000080400000803F00000000000000400000803F0000000000000080000000C0000000C00000803F00000040000000C00000008000000000000080BF000000C0000080BF000080C000000080000080BF0000804000000040000080BF0000008000004040000040400000000000000080000040C0000080BF00000080000000C000004040000080C0000000800000803F0000803F00004040000040C0000000C00000000000000000000080BF000000C000000040000000C0000080BF000040400000404000000040000000C0000000C0000000C0000000C0000080BF0000404000000000000000C0000000C0000000C000000040000080C0"> : tensor<250xf32>
    return %0, %1 : tensor<300xf32>, tensor<250xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<300xf32>, tensor<250xf32>) {
    %0 = stablehlo.constant dense<"0x6E8AF240"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0000803F000000000000000026707DBF000000002C3C913EB8CD753FBDFF403FF6FD14BE000000000000000000000000D006583F6F4E683FD7040C3E000000000000000036E28CBE840A293FBF1B7D3F00000000000000006FFD7FBF00000000FE2DD93E00000000819C253F0000000000000000B3803FBF18F41D3E000000000000000000000000E73B59BF000000000000000000000000000000000000000074BC2ABF0000000000000000E81B0E3FBBF57F3F807B063F0000000000000000000000000000000000000000000000000EE726BE95146BBF00000000000000000000000000000000B714F43D000000000000000000000000000000000000000083A1C83E0000000000000000908C04BF6D5AE13ED54E7E3F3521223F00000000BC9D77BF20773CBF00000000000000006107533F5ABFFDBCFC985BBF0000000000000000000000000000000072877F3E000000001C007CBF1F74C4BE0000000000000000000000000000000000000000000000000486A23E7D2E783FA8EC3A3F0000000078D66CBFE0BC51BF381B233D000000006E5A643F2A0CD03D0000000000000000F8BD76BE95BD2F3F71977B3F00000000000000000000000000000000C874E93E00000000E7981E3F8BD0A6BE44BA78BF6F5E39BF25AB413E4CB06D3F2A6E503F7E5347BD00000000000000007301BEBDA9A7493F000000000000000000000000BB297BBF000000000000000000000000E45FFD3E0000000000000000F6CF1CBF0000000000000000000000000000000000000000000000000000000000000000DF44623F000000000000000000000000591C65BE1A02333FFCB67A3F000000000000000000000000366DF9BE0000000051307F3FE0031B3F00000000D8C279BF0000000000000000A2556F3F3BC44D3FA9DB87BD1C1E60BF0000000000000000000000006D20703F0000000000000000000000000298B3BE0000000000000000000000000000000000000000AE3419BFB69BB33E00000000979D343F464C5CBE0000000000000000B6F0993D00000000281D603F0000000000000000EF546FBF596853BE4238363F69C2793F0000000072051BBF29307FBFED78F1BEAA70F93E5D827F3F6962173F57D8B7BE00000000000000000000000000000000C9094B3FAC02ACBD000000008C025FBF36686BBD00000000A4846E3FE5874A3E0000000000000000000000000000000070FF7E3F7A77ED3E5363FDBEB4A37FBF000000004911BC3E000000003260313F0000000099A971BF00000000000000000000000000000000EC33473D506F50BF90AF6DBF00000000CC5F393F0000000000000000000000009AC97EBF4471E9BE74A8003FEABF7F3FCDB4133F00000000CF977BBF00000000A3C5763E0000000000000000E31BD0BD0000000000000000A3FB22BD00000000B8D56C3FFDBA383E00000000000000004582A2BE00000000A88E7E3F5F66E53E000000000000000000000000C577C43E0000000092142E3F00000000B21E73BFA6D346BF6A22E23D3B5F653F00000000000000007F0853BF0000000000000000000000003C9D773F0000000000000000000000000000000000000000F3E87F3F00000000000000000000000081692CBF000000000000000000000000000000000000000000000000"> : tensor<300xf32>
    %2 = stablehlo.constant dense<"0xCCB9783F00000000000000008E445C3E198F7FBE000000000000000000000000E4CB873D000000000000000000000000EEC05C3F0014ABBE0000000000000000E0CACCBE00000000D752633FFD0A4BBF000000006824F4BD00000000B00033BFE75B7FBF0000000000000000F3E099BD00000000408E043F0000000000000000E3CE2FBE0000000078BF7D3F01EE3ABF000000001C2170BF00000000000000000000000000000000000000004336193F000000006C85883E00000000576D76BF9466723F0000000084035F3F75007C3FB57F743F0000000000000000F0D1733F0000000025A5C8BE1470533E749A1EBF00000000D4BF7FBF3BF76DBE0000000000000000E4F76B3F389395BE000000007FCC373F1AE770BF9B4E7EBF5F5867BF00000000000000000000000064CD56BF305527BF00000000D1FD3D3F00000000000000000E41793F00000000D53F69BF494048BFE4D4463F0000000002BE513F00000000000000009C0DBCBEBA17AB3E00000000141E733F71A649BF00000000000000000000000086D11C3FB512E2BDEA0803BE2DF2433F00000000000000000F694CBFFFD67FBFE156E1BEDF3636BF44C27CBF012E78BFE869E5BEC3C238BE9A4079BF00000000FA7AEDBE80E023BFF2A8713F0000000062A341BEDE8E7EBF00000000F69A023FA64D54BFCFCCA63E000000000000000000000000697CF13ECB42C03E0000000062B77ABF77783C3F00000000FAFC0FBF99A37F3FF16572BF000000001B8D15BF016417BF28DB113F836545BF3011BE3D00000000000000003460203F6AB613BFE62584BE463361BFAA5E20BF0000000000000000000000008875F53E00000000A7D4B73E67C54DBF00000000AC5D663F00000000CB4562BF56D173BF3E827FBF0308773F00000000461B4FBF000000009F6131BF0000000073E45DBF6D46DDBEC35B7F3F05162EBF000000003F6A4C3F00000000535B64BFEE5163BF78349E3E895E66BF20F76BBFB3097EBF7546C0BE00000000000000009F3F7A3FFF78F5BE25BC2FBFACD62F3E00000000353F7ABF00000000CBC97E3FEEBF5CBFFE9E34BF7A5BAFBE3311D5BE5A5E65BF22F0D03E000000000D24653E00000000B58E153F76E35D3FB8637C3F44E7993E00000000C5E7703F4164453F0E3F483F000000000000000089D911BFBFA600BF58FB0F3FBC2222BF2A80FD3CC357AF3E000000002C2975BFF76A2C3F3634613FDFCD37BF9DFF7EBF9A6B5ABF6F1C4F3F7205913B00000000EDD67F3F8BEF6D3EAA8F553F0D647CBFF8975B3FEDF2AB3D8E2C6A3FE5E87FBFBF6708BFA26C5A3FFC370CBF3A389EBEA99C02BFC5876B3D2C43B53CB729843E000000001D2A7B3F40510A3F5B856EBFA48F4ABEE87A42BFB78659BC"> : tensor<250xf32>
    return %0, %1, %2 : tensor<f32>, tensor<300xf32>, tensor<250xf32>
  }
  func.func public @loss(%arg0: tensor<300xf32>, %arg1: tensor<250xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<"0xEF000000240100000A010000AB00000010010000BA00000058000000FBFFFFFFBE00000005010000FCFFFFFF6700000064000000DA0000006F000000980000002A00000029000000E800000093000000BF00000029010000ED000000CD000000B30000001B00000016010000A8000000200000002001000010000000FEFFFFFF19010000F6FFFFFF1900000004010000CF000000B900000026000000ED0000003801000060000000AC000000AF000000F000000027000000B60000001C000000FB000000AC000000900000000E01000026000000A900000016010000FBFFFFFF60000000F7FFFFFFA2000000F1000000280100006E000000E400000037000000090000004B0000001B000000260100008B000000940000001E010000230000008D00000031000000540000000A000000040000002E010000330000008C0000000F0000008A000000B20000000900000067000000510000003900000001010000C40000000C01000082000000890000003800000052000000E600000032010000B600000060000000DB0000005000000024000000250000001400000098000000BA0000000B0100001F010000A100000029000000050100005A00000060000000D9000000D800000086000000300000007E0000008D000000ED0000005B000000920000005900000036000000F0000000260100003D000000F8FFFFFF9C0000006C0000006D000000CC0000001A01000014000000410000008400000068000000FC000000E000000099000000570000003B000000E70000003F01000039010000070100006D0000003D000000A70000005C000000FCFFFFFF37010000FE000000B10000007100000098000000BF000000800000003900000033010000D20000003C0000009A000000320000003D0100008E0000002F01000080000000B20000007A0000002E000000B0000000540000008D000000A90000008C000000FE0000007B0000001C010000FEFFFFFF180100002F000000F70000003F0000008C000000B6000000B2000000F90000004A000000D5000000AD0000002B01000071000000FF000000AC0000009F000000020000004F0000001400000038000000CE0000002E01000083000000E90000003F0000003100000035010000CF000000FCFFFFFFFC0000002B010000580000000C0100006F000000F6FFFFFF1D01000016010000C4000000E2000000100000003E000000BC000000D8000000870000002B010000D50000000B0000003C010000580000007F000000200000002401000015010000920000001F00000042000000170000003800000015000000470000000A0100008F000000370000002601000035010000E2000000010000008D0000008C0000000F00000021000000"> : tensor<250xi32>
    %c_0 = stablehlo.constant dense<"0x00000000000000010000010000000000000000000000000000000000000000010001000000000000000000000000000000000000000000010001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000001000000000001000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<250xi1>
    %c_1 = stablehlo.constant dense<300> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<250xi32>
    %1 = stablehlo.add %c, %0 : tensor<250xi32>
    %2 = stablehlo.select %c_0, %1, %c : tensor<250xi1>, tensor<250xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<250xi32>) -> tensor<250x1xi32>
    %4 = "stablehlo.scatter"(%arg0, %3, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<300xf32>, tensor<250x1xi32>, tensor<250xf32>) -> tensor<300xf32>
    %5 = stablehlo.iota dim = 0 : tensor<300xf32>
    %6 = stablehlo.cosine %5 : tensor<300xf32>
    %7 = stablehlo.multiply %4, %6 : tensor<300xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<300xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.add %cst_2, %8 : tensor<f32>
    return %9 : tensor<f32>
  }
}
// -----
// at_multiply
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<300xf32>, tensor<250xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000080BF000080BF000000C00000803F0000008000004040000080BF000080BF0000803F0000803F00000080000000C00000803F0000803F00000000000080BF0000803F000080BF00000000000000800000803F000080BF000000800000803F0000000000000080000000800000803F000080BF000000000000004000000000000080BF000080BF00000000000080BF000000C0000080BF000080BF0000803F000000C000000040000080BF000000000000803F000000000000803F000080BF000000C000000080000000C0000080BF0000803F00000080000080BF000080BF0000008000000080000000C000000000000080BF00000000000080BF0000803F0000803F0000008000000080000000000000803F0000803F000000000000000000000040000000C000000000000080BF0000803F000080BF00000080000080BF000000800000803F00000040000080BF00000080000080400000803F000000800000803F000040C00000004000000000000080BF0000803F000080BF000080BF0000803F000000000000008000000080000080BF000080BF0000803F0000803F00000000000000000000008000000080000080BF00000040000080BF0000000000000000000080BF0000004000000080000080BF00000000000080BF00000000000080BF0000803F00000000000080BF0000803F00000000000080BF000000000000000000000040000080BF0000803F000000800000803F00000080000000800000803F000080BF000000C00000008000000080000000000000803F000000800000803F00000080000000000000803F0000803F0000008000000000000080BF000080BF000000000000803F000000800000803F0000004000000040000000000000803F0000803F0000803F0000803F0000803F0000803F0000000000000080000000000000803F0000803F000000000000803F0000803F000080BF000000800000803F00000000000080BF0000803F00000080000080BF00000040000080BF00000000000080BF000000000000803F000080BF0000008000000080000080BF0000803F0000000000000080000080BF0000008000000000000000800000803F000040C0000000C000000080000000C000000080000080BF0000803F000000000000803F0000803F0000803F0000803F0000803F0000803F000080BF000080BF000080BF0000803F000000C000000000000080BF0000803F00000000000080BF00000000000000C0000000000000803F000000C00000803F0000008000000000000080BF0000803F0000803F00000000000080BF0000803F0000803F000000000000803F000080BF0000000000000000000000000000404000000000000000800000803F000080BF000000000000803F0000008000000080000080BF00000000000080BF000000400000803F00000080000080BF000000400000803F0000803F0000000000000000000000800000004000000000000080BF000080BF000000C00000803F0000803F0000004000000040000080BF0000803F0000803F0000803F000000800000803F0000803F0000803F00000000000000800000008000000080000080BF000000800000803F0000803F0000803F0000803F0000803F000080BF0000803F0000803F000080BF"> : tensor<300xf32>
    %1 = stablehlo.constant dense<"0x0000803F000040400000803F000080400000A040000000C0000080400000803F0000803F000000800000803F000000C0000080BF000080BF0000803F00000040000000400000803F000080BF000040C00000803F000000000000803F0000404000000080000000800000A0C00000803F00000080000080BF0000803F000000C0000080BF000080400000004000000040000000400000803F000000000000A040000000800000004000000080000080BF0000A0C0000080C00000404000004040000080BF000000800000803F000000C000008040000000C0000080BF0000A0C0000040400000000000004040000000C00000803F0000000000000000000080400000A04000004040000080BF00000040000040400000803F0000803F0000803F000000C00000803F00004040000000C00000000000000040000040C000000080000040C0000080BF000040C0000000C0000080BF000080BF000000800000A0C000004040000080BF000000C0000080BF0000803F000000C0000080BF000080BF0000803F000080BF0000803F0000803F000000800000004000000000000000C00000803F0000000000000080000000000000A040000000000000803F000000800000404000000080000000C0000000C00000803F0000803F000040C0000080BF0000803F00000040000040C0000080BF00000040000080BF000080BF000080BF000040C0000000000000803F000040C000000000000000400000000000000040000080BF00004040000000C000008040000080BF000080BF000000C0000080BF000080BF000080BF000080BF0000803F00000040000080BF00000040000000C0000000C0000000C00000803F000040C0000040C0000040400000404000004040000040C0000000000000004000000000000040C0000080BF000040C0000000C0000080400000803F000040C0000040C00000803F000080BF0000803F000080BF0000008000000000000000C0000080C0000000C0000080BF0000008000000080000000800000803F000000C000004040000080400000803F00000000000000400000803F0000000000000080000000C0000000C00000803F00000040000000C00000008000000000000080BF000000C0000080BF000080C000000080000080BF0000804000000040000080BF0000008000004040000040400000000000000080000040C0000080BF00000080000000C000004040000080C0000000800000803F0000803F00004040000040C0000000C00000000000000000000080BF000000C000000040000000C0000080BF000040400000404000000040000000C0000000C0000000C0000000C0000080BF0000404000000000000000C0000000C0000000C000000040000080C0"> : tensor<250xf32>
    return %0, %1 : tensor<300xf32>, tensor<250xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<300xf32>, tensor<250xf32>) {
    %0 = stablehlo.constant dense<"0x66178440"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0000803FE079CF3F3311D5BE26707DC07C2A51C02C3C11BFB8CD7540BDFF403FF6FD14BE0000000064CD56BF720511BCD00658BF6F4E68BFD7040C3EE87AC2BF2C29F5BF36E28CBE840A29BFCFD43DC022F0D03E000000806FFD7FBF9E9BCCBF0000008000000080A1034FC0389395BE00000000B3803F3F18F41D3E8E2CEABFAA8F55BFB78659BDE73BD9BF5F58E7BFEA0883BE2DF2433F00000000C7A6AA3F0000000044C2FCBF00000000E81B0EBF95F99FC0807B06C0D2F4A5BF46873EC080E0233F000000800308773FD1FDBDBF0EE726BF9514EB3FA64D543FF793E2BD7AD1234000000000890FB73E8365C53F56D173BF0000008000000000B8637C40E4C9FA3F77FBD7BFE5E87F3F908C84BFD203A93FD54E7E3F3521223F3A389EBEBC9DF73F20773CBF01E1033FE4F7EBBF000000005ABF7DBDBDB2244000000000088EA93EE4D446BF8F5636C07287FFBE05162E3F1C007C3F00000000F25136C032E13F40F69A02BFE869653FDE8E7E3FAA5E20BF048622BF7D2E78BFA8EC3ABFC3C238BE78D66C3FE0BC51BF381B233D000000806E5AE43F000000004940C83FF16572BF0000008000000080000000007E53F03F00000080D4BF7FBF000000009617AF3F00000080E7989EBF8BD0263F44BA78BF6F5E39BF5C4011BF4CB06DBF2A6E503F7E53C7BD566B2640EE51633F73013EBEA9A749BFF2A871BF8BEF6DBE37090540000000809C0DBCBE1056E0BF00000000E45F7D3F000000809DFFFEBFF6CF1C3FCC51803F0E41F9BF7FCC3740A48F4A3E5B856E3F461BCF3FC5876BBD84035FBFDF4462BFEDF2ABBDFD0A4BBF1AE7F0BF591C653E1A02B33FFCB6FABFA7D437BF0164973F3E827FBFE811BB3F4F1DB5BF3D643F40D085E83F9C8483BF22523B40000000801470D33E000000002C531AC0A9DB873D951628404633E13FF3E099BE3F6A4C3F521834C06A3325BFFE9E34BF353F7A3F0298B3BE433619BF0000008000000000FF78753FE75B7F40AE34993FB69BB3BE0000008000000080000000001C2170BF0F69CC3F11E9663E36346140281D603F0000000067C5CDBFEF546FBF000000800000008069C2F9BFC3572FBF72051BBF2930FFBFED78713F0000008000000000696217BF57D8373F62B77A3FB000334000000080C5E770BFC9094B40AC022CBECB45623F00000000288E30BE53551B40000000000000008067DA09409A40793F0000000086D19CBF943F3F407A77EDBF00000000B4A37FBF1B8D15BFF70C8D3F965F3CC03260B1BF000000800000008071A6493F30113EBED752E33F76E3DDBFEC3347BD7C531CC0AC4332C062A3C1BECC5FB9BFCCB9F8BFCFCC26BF749A9E3F9AC97E3FF314AFBF00000000EABFFFBFCDB493BF7546403FCF97FBBF25BC2F40A3C5763E9466723F0E3F483FE31BD0BD535B64BFEEBF5CBFA3FB22BD02BE513FB8D56C3FFDBA383E01EE3ABF012E78BF4582A2BE3460203FA88E7E3F5F66E53EA99C02BFFFD67FBF89D911BFC577C43E75007C3F92142E3F198F7FBEB21E73BFA6D346BF6A22E23D3B5F653FF8975B3F2A80FD3C7F0853BF20F76BBFE3CE2FBE77783C3F3C9D773F78349E3EBC2222BF9B4E7EBFE156E1BE408E043FF3E87F3F58FB0F3F25A5C8BE0D647CBF81692CBFB729843EF0D1733F4164453F6824F4BD895E66BF9A6B5ABF"> : tensor<300xf32>
    %2 = stablehlo.constant dense<"0x0000000040510ABF3311D53E2670FD3F305527BF000000804A5A3840BDFF40BFF6FD143ED53F69BF64CD56BF00000080D006D8BF6F4E683FD7040C3E000000802C29753F36E28CBE840A29BF0000000000000080FC370CBF6FFD7F3F00000000FE2DD93E000000000000008000000000576D76BFB3803F3F000000008E2CEA3F00000000B786593CE73B593F00000080EA08033E2DF2C3BFB57F74BF6C8588BE74BC2ABF44C2FC3FE0CA4CBFE81B0EBF00000000807B063F00000080B3097EBF80E0233F44E719BF00000080D1FDBDBF0EE7263E95146BBF000000002C43B5BCA26C5ABF00000080000000808365C53F00000080E625843E00000000B8637CBF83A1C83EFAFC0FBF000000000000000000000000D54E7E3F3521223F00000080000000802077BCBFACD6AFBE00000000610753BF5ABFFDBCFC985B3F00000000B512E23D00000080141E733F7287FF3E05162E3F000000001F74C4BF28DB113F00000080F69A023F6E0FAC3FDE8EFEBF000000800486A2BE7D2E783FA8EC3ABFC3C2383E78D66CBF0000008000000080000000806E5A64BF2A0CD0BD494048BFF16572BF000000800000000000000080000000806AB6133FD4BFFFBFBFA6003F0000000000000000E7981EBF8BD026BF000000006F5E393F000000004CB06DBF000000007E53473D73E45DBF000000807301BE3DA9A7493F000000008BEF6DBE00000080000000809C0D3CBFB58E15BF99A37F3F00000080FA7AEDBE0000000000000000BA17AB3E0E4179BF7FCCB7BF000000000000000000000080C5876B3D00000080DF44623F00000080000000801AE770BF591C65BE0000008000000000A7D4B7BE0164173F00000080366DF9BE0000008051307F3FE0039B3F7A5B2FBF00000080DF3636BF1470533EA2556F3F3BC44D3FA9DB87BD1C1E60BF0000008000000000000000006D20703F8E445C3E00000080353F7ABF0298B3BE433619BF000000808875F53E00000080E75B7F3FAE3419BF000000809F3F7ABF979DB43F464C5C3E000000800F694C3F000000003634613F281D60BF0000008000000000EF546F3F596853BE0000000000000080C357AFBE000000000000008000000000AA70F93EC6A13FC0696297BF0000000062B7FA3F000000000D2465BEC5E7703F00000000AC02ACBDCB4562BF8C025FBF36686BBD6F1C4F3FA4846E3FE5874ABEDFCD373F9A40793F0014ABBE86D19CBF000000007A77EDBE5363FDBE000000801B8D153F000000001D2AFBBF000000003BF76DBE99A9F13F71A649BF000000800000000076E35DBFEC33473D506F50BF0000008062A3413ECC5F393FCCB9783F00000000749A1EBF9AC97E3F000000800000000000000000348FDD3F000000800000000025BC2FBF"> : tensor<250xf32>
    return %0, %1, %2 : tensor<f32>, tensor<300xf32>, tensor<250xf32>
  }
  func.func public @loss(%arg0: tensor<300xf32>, %arg1: tensor<250xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F000000200000002100000022000000230000002400000025000000260000002700000028000000290000002A0000002B0000002C0000002D0000002E0000002F000000300000003100000032000000330000003400000035000000360000003700000038000000390000003A0000003B0000003C0000003D0000003E0000003F000000400000004100000042000000430000004400000045000000460000004700000048000000490000004A0000004B0000004C0000004D0000004E0000004F000000500000005100000052000000530000005400000055000000560000005700000058000000590000005A0000005B0000005C0000005D0000005E0000005F000000600000006100000062000000630000006400000065000000660000006700000068000000690000006A0000006B0000006C0000006D0000006E0000006F000000700000007100000072000000730000007400000075000000760000007700000078000000790000007A0000007B0000007C0000007D0000007E0000007F000000800000008100000082000000830000008400000085000000860000008700000088000000890000008A0000008B0000008C0000008D0000008E0000008F000000900000009100000092000000930000009400000095000000960000009700000098000000990000009A0000009B0000009C0000009D0000009E0000009F000000A0000000A1000000A2000000A3000000A4000000A5000000A6000000A7000000A8000000A9000000AA000000AB000000AC000000AD000000AE000000AF000000B0000000B1000000B2000000B3000000B4000000B5000000B6000000B7000000B8000000B9000000BA000000BB000000BC000000BD000000BE000000BF000000C0000000C1000000C2000000C3000000C4000000C5000000C6000000C7000000C8000000C9000000CA000000CB000000CC000000CD000000CE000000CF000000D0000000D1000000D2000000D3000000D4000000D5000000D6000000D7000000D8000000D9000000DA000000DB000000DC000000DD000000DE000000DF000000E0000000E1000000E2000000E3000000E4000000E5000000E6000000E7000000E8000000E9000000EA000000EB000000EC000000ED000000EE000000EF000000F0000000F1000000F2000000F3000000F4000000F5000000F6000000F7000000F8000000F9000000"> : tensor<250xi32>
    %c_0 = stablehlo.constant dense<false> : tensor<250xi1>
    %c_1 = stablehlo.constant dense<300> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<250xi32>
    %1 = stablehlo.add %c, %0 : tensor<250xi32>
    %2 = stablehlo.select %c_0, %1, %c : tensor<250xi1>, tensor<250xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<250xi32>) -> tensor<250x1xi32>
    %4 = "stablehlo.scatter"(%arg0, %3, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %10 = stablehlo.multiply %arg2, %arg3 : tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<300xf32>, tensor<250x1xi32>, tensor<250xf32>) -> tensor<300xf32>
    %5 = stablehlo.iota dim = 0 : tensor<300xf32>
    %6 = stablehlo.cosine %5 : tensor<300xf32>
    %7 = stablehlo.multiply %4, %6 : tensor<300xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<300xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.add %cst_2, %8 : tensor<f32>
    return %9 : tensor<f32>
  }
}
// -----
// cho_factor
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<3x3xf32>) {
    %0 = stablehlo.constant dense<"0x2246B9407B0C0D3F7F59D63F7B0C0D3F253A8040F370DD3D7F59D63FF370DD3DE57C9040"> : tensor<3x3xf32>
    return %0 : tensor<3x3xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<3x3xf32>) {
    %0 = stablehlo.constant dense<"0x131B243F"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0BD4623EC6FF753E353834BECB75D1BC675927BE9A95113E49752C3C3624F6B9A56E14BD"> : tensor<3x3xf32>
    return %0, %1 : tensor<f32>, tensor<3x3xf32>
  }
  func.func public @loss(%arg0: tensor<3x3xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = call @_cholesky(%arg0) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %1 = stablehlo.iota dim = 0 : tensor<9xf32>
    %2 = stablehlo.cosine %1 : tensor<9xf32>
    %3 = stablehlo.reshape %2 : (tensor<9xf32>) -> tensor<3x3xf32>
    %4 = stablehlo.multiply %0, %3 : tensor<3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.add %cst_0, %5 : tensor<f32>
    return %6 : tensor<f32>
  }
  func.func private @_cholesky(%arg0: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %1:2 = stablehlo.custom_call @lapack_spotrf_ffi(%0) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=3, j=3, k=3, l=3}, custom>} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %3 = stablehlo.compare EQ, %1#1, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %7 = stablehlo.select %6, %1#0, %5 : tensor<3x3xi1>, tensor<3x3xf32>
    %8 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %10 = stablehlo.add %8, %9 : tensor<3x3xi32>
    %11 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %12 = stablehlo.compare GE, %10, %11, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %14 = stablehlo.select %12, %7, %13 : tensor<3x3xi1>, tensor<3x3xf32>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    return %15 : tensor<3x3xf32>
  }
}
// -----
// cho_solve
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<3x3xf32>, tensor<3x2xf32>) {
    %0 = stablehlo.constant dense<"0x2246B9407B0C0D3F7F59D63F7B0C0D3F253A8040F370DD3D7F59D63FF370DD3DE57C9040"> : tensor<3x3xf32>
    %1 = stablehlo.constant dense<"0x5F050EBF48B969BF196DF53F174A2A3FCEB77EBE9566DEBE"> : tensor<3x2xf32>
    return %0, %1 : tensor<3x3xf32>, tensor<3x2xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<3x3xf32>, tensor<3x2xf32>) {
    %0 = stablehlo.constant dense<"0xC8A01FBF"> : tensor<f32>
    %1 = stablehlo.constant dense<"0xD4185A3D6FF522BDB2A5413A83EB2CBE8F1EED3D1C310AB84E70A7BC2BB1CB3D5BAB26BB"> : tensor<3x3xf32>
    %2 = stablehlo.constant dense<"0xA2C4813E0EA1E13D668507BE16A486BEC03F71BEF082E73C"> : tensor<3x2xf32>
    return %0, %1, %2 : tensor<f32>, tensor<3x3xf32>, tensor<3x2xf32>
  }
  func.func public @loss(%arg0: tensor<3x3xf32>, %arg1: tensor<3x2xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = call @_cholesky(%arg0) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %1 = call @_cho_solve(%0, %arg1) : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    %2 = stablehlo.iota dim = 0 : tensor<6xf32>
    %3 = stablehlo.cosine %2 : tensor<6xf32>
    %4 = stablehlo.reshape %3 : (tensor<6xf32>) -> tensor<3x2xf32>
    %5 = stablehlo.multiply %1, %4 : tensor<3x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.add %cst_0, %6 : tensor<f32>
    return %7 : tensor<f32>
  }
  func.func private @_cholesky(%arg0: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0:2 = stablehlo.custom_call @lapack_spotrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=3, j=3, k=3, l=3}, custom>} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#1, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %6 = stablehlo.select %5, %0#0, %4 : tensor<3x3xi1>, tensor<3x3xf32>
    %7 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %9 = stablehlo.add %7, %8 : tensor<3x3xi32>
    %10 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %11 = stablehlo.compare GE, %9, %10, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %13 = stablehlo.select %11, %6, %12 : tensor<3x3xi1>, tensor<3x3xf32>
    return %13 : tensor<3x3xf32>
  }
  func.func private @_cho_solve(%arg0: tensor<3x3xf32>, %arg1: tensor<3x2xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=3, j=3, k=3, l=2, m=3, n=2}, custom>} : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    %1 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %0) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=3, j=3, k=3, l=2, m=3, n=2}, custom>} : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    return %1 : tensor<3x2xf32>
  }
}
// -----
// cho_factor_complex
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<3x3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xFB8ACD40260347B29F9EA5BEA9E90D3F3698CDBF248F49BF9F9EA5BEA8E90DBFD06D8640D0A385B1DCAF88BF18641C3D3698CDBF248F493FDCAF88BF18641CBD4A73EE4020F23932"> : tensor<3x3xcomplex<f32>>
    return %0 : tensor<3x3xcomplex<f32>>
  }
  func.func public @expected() -> (tensor<f32>, tensor<3x3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xC5F58C3F"> : tensor<f32>
    %1 = stablehlo.constant dense<"0xC73E273E50B8463E1EAE443E9E9A5C3EAB5D19BE24E337BE15B8603D29884FBBAC7811BEC74E16BEAF40083E694C063E74D429BC43CC97BB573F08BCDDF5D1BBF5D2E6BCF5D2E6BC"> : tensor<3x3xcomplex<f32>>
    return %0, %1 : tensor<f32>, tensor<3x3xcomplex<f32>>
  }
  func.func public @loss(%arg0: tensor<3x3xcomplex<f32>>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = call @_cholesky(%arg0) : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %1 = stablehlo.real %0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %2 = stablehlo.imag %0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %3 = stablehlo.iota dim = 0 : tensor<9xf32>
    %4 = stablehlo.cosine %3 : tensor<9xf32>
    %5 = stablehlo.reshape %4 : (tensor<9xf32>) -> tensor<3x3xf32>
    %6 = stablehlo.multiply %1, %5 : tensor<3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.add %cst_0, %7 : tensor<f32>
    %9 = stablehlo.iota dim = 0 : tensor<9xf32>
    %10 = stablehlo.cosine %9 : tensor<9xf32>
    %11 = stablehlo.reshape %10 : (tensor<9xf32>) -> tensor<3x3xf32>
    %12 = stablehlo.multiply %2, %11 : tensor<3x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<f32>
    %14 = stablehlo.add %8, %13 : tensor<f32>
    return %14 : tensor<f32>
  }
  func.func private @_cholesky(%arg0: tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %1 = stablehlo.real %0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %2 = stablehlo.imag %0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %3 = stablehlo.negate %2 : tensor<3x3xf32>
    %4 = stablehlo.complex %1, %3 : tensor<3x3xcomplex<f32>>
    %5:2 = stablehlo.custom_call @lapack_cpotrf_ffi(%4) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=3, j=3, k=3, l=3}, custom>} : (tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %7 = stablehlo.compare EQ, %5#1, %6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %11 = stablehlo.select %10, %5#0, %9 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    %12 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %14 = stablehlo.add %12, %13 : tensor<3x3xi32>
    %15 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %16 = stablehlo.compare GE, %14, %15, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst_1 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %17 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %18 = stablehlo.select %16, %11, %17 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    %19 = stablehlo.transpose %18, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %20 = stablehlo.real %19 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %21 = stablehlo.imag %19 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %22 = stablehlo.negate %21 : tensor<3x3xf32>
    %23 = stablehlo.complex %20, %22 : tensor<3x3xcomplex<f32>>
    return %23 : tensor<3x3xcomplex<f32>>
  }
}
// -----
// qr_wide
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<3x5xf32>) {
    %0 = stablehlo.constant dense<"0x647125C0F40CAFBF9BE643BE1C62AC3F4CFAFFBF8D4624BF608EFC3FCC843A3FB877F23ECC82A03F3A9979BD9F26F2BD1F3E463F943B693F04EE80BF"> : tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<3x5xf32>) {
    %0 = stablehlo.constant dense<"0x87C26940"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x888147BFA2967BBE358E0E3F435E653F0A9AD23EC2268CBF1BE08EBF157F19BFE297D33E0BE9853F9CA75E3F58FFB8BF3BAD623F872E6C3FD156E43D"> : tensor<3x5xf32>
    return %0, %1 : tensor<f32>, tensor<3x5xf32>
  }
  func.func public @loss(%arg0: tensor<3x5xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0:2 = call @qr(%arg0) : (tensor<3x5xf32>) -> (tensor<3x3xf32>, tensor<3x5xf32>)
    %1 = stablehlo.iota dim = 0 : tensor<9xf32>
    %2 = stablehlo.cosine %1 : tensor<9xf32>
    %3 = stablehlo.reshape %2 : (tensor<9xf32>) -> tensor<3x3xf32>
    %4 = stablehlo.multiply %0#0, %3 : tensor<3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.add %cst_0, %5 : tensor<f32>
    %7 = stablehlo.iota dim = 0 : tensor<15xf32>
    %8 = stablehlo.cosine %7 : tensor<15xf32>
    %9 = stablehlo.reshape %8 : (tensor<15xf32>) -> tensor<3x5xf32>
    %10 = stablehlo.multiply %0#1, %9 : tensor<3x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<f32>
    %12 = stablehlo.add %6, %11 : tensor<f32>
    return %12 : tensor<f32>
  }
  func.func private @qr(%arg0: tensor<3x5xf32>) -> (tensor<3x3xf32>, tensor<3x5xf32>) {
    %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=5, k=3, l=5, m=3}, custom>} : (tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3xf32>)
    %1 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<3x5xf32>) -> tensor<3x3xf32>
    %2 = stablehlo.custom_call @lapack_sorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
    %3 = stablehlo.iota dim = 0 : tensor<3x5xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %5 = stablehlo.add %3, %4 : tensor<3x5xi32>
    %6 = stablehlo.iota dim = 1 : tensor<3x5xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %9 = stablehlo.select %7, %8, %0#0 : tensor<3x5xi1>, tensor<3x5xf32>
    return %2, %9 : tensor<3x3xf32>, tensor<3x5xf32>
  }
}
// -----
// sigmoid_far_from_zero
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<7xf32>) {
    %0 = stablehlo.constant dense<"0x00007AC40000C8C20000B2C20000A0C1000000000000A0410000C842"> : tensor<7xf32>
    return %0 : tensor<7xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<7xf32>) {
    %0 = stablehlo.constant dense<"0xED36CD42"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0000000000000000000000007EC01D33C8FFFABE2C3C913EB8CD753F"> : tensor<7xf32>
    return %0, %1 : tensor<f32>, tensor<7xf32>
  }
  func.func public @loss(%arg0: tensor<7xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<7xf32>
    %1 = stablehlo.exponential %0 : tensor<7xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %3 = stablehlo.add %2, %1 : tensor<7xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.divide %4, %3 : tensor<7xf32>
    %6 = call @silu(%arg0) : (tensor<7xf32>) -> tensor<7xf32>
    %7 = stablehlo.iota dim = 0 : tensor<7xf32>
    %8 = stablehlo.cosine %7 : tensor<7xf32>
    %9 = stablehlo.multiply %5, %8 : tensor<7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.add %cst_2, %10 : tensor<f32>
    %12 = stablehlo.iota dim = 0 : tensor<7xf32>
    %13 = stablehlo.cosine %12 : tensor<7xf32>
    %14 = stablehlo.multiply %6, %13 : tensor<7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %16 = stablehlo.add %11, %15 : tensor<f32>
    return %16 : tensor<f32>
  }
  func.func private @silu(%arg0: tensor<7xf32>) -> tensor<7xf32> {
    %0 = stablehlo.negate %arg0 : tensor<7xf32>
    %1 = stablehlo.exponential %0 : tensor<7xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %3 = stablehlo.add %2, %1 : tensor<7xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.divide %4, %3 : tensor<7xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<7xf32>
    return %6 : tensor<7xf32>
  }
}
// -----
// pieces
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0x000000006F12833A0000003F000000C0"> : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0x69612C44"> : tensor<f32>
    %1 = stablehlo.constant dense<"0xDD447D4150AA06410626A9BEC87BB4C3"> : tensor<4xf32>
    return %0, %1 : tensor<f32>, tensor<4xf32>
  }
  func.func public @loss(%arg0: tensor<4xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<[1.64762948E-9, -1.52275476E-7, 8.42474855E-6, -3.12069315E-4, 0.00724472757, -0.0922805592, 0.52359879]> : tensor<7xf32>
    %cst_0 = stablehlo.constant dense<[1.4168025E-8, -1.1572314E-6, 5.38722343E-5, -0.00160438183, 0.0281848907, -0.24673982, 1.000000e+00]> : tensor<7xf32>
    %cst_1 = stablehlo.constant dense<[-1.90300986E+12, 1.35594238E+11, -4.15814323E+9, 0x4C8C12A3, -873235.687, 8560.51563, -103.287758, 2.99940181]> : tensor<8xf32>
    %cst_2 = stablehlo.constant dense<[-1.86084393E+11, 1.27835064E+10, 0xCDB4371B, 6492611.5, -77877.8984, 860.293151, -14.9343939, 0.999984204]> : tensor<8xf32>
    %cst_3 = stablehlo.constant dense<[6.562500e+00, -1.875000e+00, 7.500000e-01, -5.000000e-01, 1.000000e+00]> : tensor<5xf32>
    %0 = stablehlo.abs %arg0 : tensor<4xf32>
    %1 = stablehlo.multiply %0, %0 : tensor<4xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<4xf32>
    %3 = stablehlo.multiply %0, %1 : tensor<4xf32>
    %4 = call @polyval(%cst, %2) : (tensor<7xf32>, tensor<4xf32>) -> tensor<4xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<4xf32>
    %6 = call @polyval(%cst_0, %2) : (tensor<7xf32>, tensor<4xf32>) -> tensor<4xf32>
    %7 = stablehlo.multiply %0, %6 : tensor<4xf32>
    %8:2 = call @sincospisquaredhalf(%0) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    %cst_4 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %10 = stablehlo.multiply %9, %1 : tensor<4xf32>
    %11 = stablehlo.multiply %10, %10 : tensor<4xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %13 = stablehlo.divide %12, %11 : tensor<4xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %15 = stablehlo.divide %14, %10 : tensor<4xf32>
    %16 = call @polyval_1(%cst_1, %13) : (tensor<8xf32>, tensor<4xf32>) -> tensor<4xf32>
    %17 = stablehlo.multiply %13, %16 : tensor<4xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %19 = stablehlo.subtract %18, %17 : tensor<4xf32>
    %20 = call @polyval_1(%cst_2, %13) : (tensor<8xf32>, tensor<4xf32>) -> tensor<4xf32>
    %21 = stablehlo.multiply %15, %20 : tensor<4xf32>
    %cst_8 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %23 = stablehlo.multiply %22, %0 : tensor<4xf32>
    %24 = stablehlo.multiply %19, %8#0 : tensor<4xf32>
    %25 = stablehlo.multiply %21, %8#1 : tensor<4xf32>
    %26 = stablehlo.subtract %24, %25 : tensor<4xf32>
    %27 = stablehlo.divide %26, %23 : tensor<4xf32>
    %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %29 = stablehlo.add %28, %27 : tensor<4xf32>
    %30 = stablehlo.multiply %19, %8#1 : tensor<4xf32>
    %31 = stablehlo.multiply %21, %8#0 : tensor<4xf32>
    %32 = stablehlo.add %30, %31 : tensor<4xf32>
    %33 = stablehlo.divide %32, %23 : tensor<4xf32>
    %cst_10 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %35 = stablehlo.subtract %34, %33 : tensor<4xf32>
    %36 = call @isinf(%arg0) : (tensor<4xf32>) -> tensor<4xi1>
    %cst_11 = stablehlo.constant dense<2.562500e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %38 = stablehlo.compare LT, %1, %37, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_12 = stablehlo.constant dense<3.697400e+04> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %40 = stablehlo.compare GT, %0, %39, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_13 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %41 = call @_where_0(%40, %cst_13, %35) : (tensor<4xi1>, tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
    %42 = call @_where(%38, %5, %41) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %43 = call @_where_0(%36, %cst_14, %42) : (tensor<4xi1>, tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
    %cst_15 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %44 = call @_where_0(%40, %cst_15, %29) : (tensor<4xi1>, tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
    %45 = call @_where(%38, %7, %44) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %cst_16 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %46 = call @_where_0(%36, %cst_16, %45) : (tensor<4xi1>, tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %48 = stablehlo.compare LT, %arg0, %47, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %49 = stablehlo.negate %43 : tensor<4xf32>
    %50 = call @_where(%48, %49, %43) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %51 = stablehlo.negate %46 : tensor<4xf32>
    %52 = call @_where(%48, %51, %46) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %cst_18 = stablehlo.constant dense<9.419280e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %54 = stablehlo.compare GT, %arg0, %53, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %56 = stablehlo.select %54, %55, %arg0 : tensor<4xi1>, tensor<4xf32>
    %57 = chlo.square %56 : tensor<4xf32> -> tensor<4xf32>
    %58 = stablehlo.exponential %57 : tensor<4xf32>
    %59 = chlo.erfc %56 : tensor<4xf32> -> tensor<4xf32>
    %60 = stablehlo.multiply %58, %59 : tensor<4xf32>
    %61 = chlo.square %arg0 : tensor<4xf32> -> tensor<4xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %63 = stablehlo.divide %62, %61 : tensor<4xf32>
    %64 = call @polyval_3(%cst_3, %63) : (tensor<5xf32>, tensor<4xf32>) -> tensor<4xf32>
    %cst_21 = stablehlo.constant dense<1.7724539> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %66 = stablehlo.multiply %arg0, %65 : tensor<4xf32>
    %67 = stablehlo.divide %64, %66 : tensor<4xf32>
    %68 = stablehlo.select %54, %67, %60 : tensor<4xi1>, tensor<4xf32>
    %cst_22 = stablehlo.constant dense<2.000000e+01> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %70 = stablehlo.multiply %69, %arg0 : tensor<4xf32>
    %cst_23 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %72 = stablehlo.compare GT, %70, %71, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %73 = stablehlo.negate %70 : tensor<4xf32>
    %cst_24 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %75 = stablehlo.maximum %70, %74 : tensor<4xf32>
    %76 = call @_where(%72, %73, %75) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %cst_25 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %78 = stablehlo.multiply %76, %77 : tensor<4xf32>
    %79 = stablehlo.abs %78 : tensor<4xf32>
    %cst_26 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %81 = stablehlo.compare LT, %79, %80, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %82 = chlo.erf %78 : tensor<4xf32> -> tensor<4xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %84 = stablehlo.add %83, %82 : tensor<4xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %86 = stablehlo.compare GT, %78, %85, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %87 = chlo.erfc %79 : tensor<4xf32> -> tensor<4xf32>
    %cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %89 = stablehlo.subtract %88, %87 : tensor<4xf32>
    %90 = chlo.erfc %79 : tensor<4xf32> -> tensor<4xf32>
    %91 = stablehlo.select %86, %89, %90 : tensor<4xi1>, tensor<4xf32>
    %92 = stablehlo.select %81, %84, %91 : tensor<4xi1>, tensor<4xf32>
    %cst_30 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %94 = stablehlo.multiply %93, %92 : tensor<4xf32>
    %95 = stablehlo.negate %94 : tensor<4xf32>
    %cst_31 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %97 = stablehlo.compare GT, %70, %96, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %98 = stablehlo.log %94 : tensor<4xf32>
    %cst_32 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %100 = stablehlo.minimum %70, %99 : tensor<4xf32>
    %101 = chlo.square %100 : tensor<4xf32> -> tensor<4xf32>
    %cst_33 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %103 = stablehlo.multiply %102, %101 : tensor<4xf32>
    %104 = stablehlo.negate %100 : tensor<4xf32>
    %105 = stablehlo.log %104 : tensor<4xf32>
    %106 = stablehlo.subtract %103, %105 : tensor<4xf32>
    %cst_34 = stablehlo.constant dense<0.918938517> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %108 = stablehlo.subtract %106, %107 : tensor<4xf32>
    %109 = chlo.square %100 : tensor<4xf32> -> tensor<4xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %113 = stablehlo.divide %112, %109 : tensor<4xf32>
    %114 = stablehlo.add %111, %113 : tensor<4xf32>
    %115 = stablehlo.multiply %109, %109 : tensor<4xf32>
    %cst_38 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %117 = stablehlo.divide %116, %115 : tensor<4xf32>
    %118 = stablehlo.add %110, %117 : tensor<4xf32>
    %119 = stablehlo.multiply %115, %109 : tensor<4xf32>
    %cst_39 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %121 = stablehlo.divide %120, %119 : tensor<4xf32>
    %122 = stablehlo.add %114, %121 : tensor<4xf32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %124 = stablehlo.add %123, %118 : tensor<4xf32>
    %125 = stablehlo.subtract %124, %122 : tensor<4xf32>
    %126 = stablehlo.log %125 : tensor<4xf32>
    %127 = stablehlo.add %108, %126 : tensor<4xf32>
    %128 = call @_where(%97, %98, %127) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %129 = call @_where(%72, %95, %128) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %130 = stablehlo.iota dim = 0 : tensor<4xf32>
    %131 = stablehlo.cosine %130 : tensor<4xf32>
    %132 = stablehlo.multiply %50, %131 : tensor<4xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.reduce(%132 init: %cst_41) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.add %cst_42, %133 : tensor<f32>
    %135 = stablehlo.iota dim = 0 : tensor<4xf32>
    %136 = stablehlo.cosine %135 : tensor<4xf32>
    %137 = stablehlo.multiply %52, %136 : tensor<4xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.reduce(%137 init: %cst_43) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %139 = stablehlo.add %134, %138 : tensor<f32>
    %140 = stablehlo.iota dim = 0 : tensor<4xf32>
    %141 = stablehlo.cosine %140 : tensor<4xf32>
    %142 = stablehlo.multiply %68, %141 : tensor<4xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.reduce(%142 init: %cst_44) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %144 = stablehlo.add %139, %143 : tensor<f32>
    %145 = stablehlo.iota dim = 0 : tensor<4xf32>
    %146 = stablehlo.cosine %145 : tensor<4xf32>
    %147 = stablehlo.multiply %129, %146 : tensor<4xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.reduce(%147 init: %cst_45) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %149 = stablehlo.add %144, %148 : tensor<f32>
    return %149 : tensor<f32>
  }
  func.func private @polyval(%arg0: tensor<7xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.slice %arg0 [0:0] : (tensor<7xf32>) -> tensor<0xf32>
    %2 = stablehlo.slice %arg0 [0:7] : (tensor<7xf32>) -> tensor<7xf32>
    %3 = stablehlo.slice %2 [0:1] : (tensor<7xf32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %5 = call @closed_call(%arg1, %0, %4) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %6 = stablehlo.slice %2 [1:2] : (tensor<7xf32>) -> tensor<1xf32>
    %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
    %8 = call @closed_call(%arg1, %5, %7) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.slice %2 [2:3] : (tensor<7xf32>) -> tensor<1xf32>
    %10 = stablehlo.reshape %9 : (tensor<1xf32>) -> tensor<f32>
    %11 = call @closed_call(%arg1, %8, %10) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %12 = stablehlo.slice %2 [3:4] : (tensor<7xf32>) -> tensor<1xf32>
    %13 = stablehlo.reshape %12 : (tensor<1xf32>) -> tensor<f32>
    %14 = call @closed_call(%arg1, %11, %13) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %15 = stablehlo.slice %2 [4:5] : (tensor<7xf32>) -> tensor<1xf32>
    %16 = stablehlo.reshape %15 : (tensor<1xf32>) -> tensor<f32>
    %17 = call @closed_call(%arg1, %14, %16) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %18 = stablehlo.slice %2 [5:6] : (tensor<7xf32>) -> tensor<1xf32>
    %19 = stablehlo.reshape %18 : (tensor<1xf32>) -> tensor<f32>
    %20 = call @closed_call(%arg1, %17, %19) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %21 = stablehlo.slice %2 [6:7] : (tensor<7xf32>) -> tensor<1xf32>
    %22 = stablehlo.reshape %21 : (tensor<1xf32>) -> tensor<f32>
    %23 = call @closed_call(%arg1, %20, %22) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    return %23 : tensor<4xf32>
  }
  func.func private @closed_call(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<f32>) -> tensor<4xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<4xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.add %0, %1 : tensor<4xf32>
    return %2 : tensor<4xf32>
  }
  func.func private @sincospisquaredhalf(%arg0: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = stablehlo.abs %arg0 : tensor<4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = call @fmod(%0, %cst) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.divide %1, %2 : tensor<4xf32>
    %4 = stablehlo.subtract %0, %3 : tensor<4xf32>
    %5 = stablehlo.multiply %1, %4 : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = call @fmod(%5, %cst_1) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %8 = stablehlo.compare LT, %6, %7, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_3 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %10 = stablehlo.multiply %9, %6 : tensor<4xf32>
    %11 = stablehlo.sine %10 : tensor<4xf32>
    %cst_4 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %13 = stablehlo.compare GT, %6, %12, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %15 = stablehlo.subtract %6, %14 : tensor<4xf32>
    %cst_6 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %17 = stablehlo.multiply %16, %15 : tensor<4xf32>
    %18 = stablehlo.sine %17 : tensor<4xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %20 = stablehlo.subtract %6, %19 : tensor<4xf32>
    %cst_8 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<4xf32>
    %23 = stablehlo.sine %22 : tensor<4xf32>
    %24 = stablehlo.negate %23 : tensor<4xf32>
    %25 = call @_where(%13, %18, %24) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %26 = call @_where(%8, %11, %25) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %28 = stablehlo.compare EQ, %6, %27, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %30 = stablehlo.compare LT, %6, %29, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_11 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %32 = stablehlo.subtract %6, %31 : tensor<4xf32>
    %cst_12 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %34 = stablehlo.multiply %33, %32 : tensor<4xf32>
    %35 = stablehlo.sine %34 : tensor<4xf32>
    %36 = stablehlo.negate %35 : tensor<4xf32>
    %cst_13 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %38 = stablehlo.subtract %6, %37 : tensor<4xf32>
    %cst_14 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %40 = stablehlo.multiply %39, %38 : tensor<4xf32>
    %41 = stablehlo.sine %40 : tensor<4xf32>
    %42 = call @_where(%30, %36, %41) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = call @_where_0(%28, %cst_15, %42) : (tensor<4xi1>, tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
    return %26, %43 : tensor<4xf32>, tensor<4xf32>
  }
  func.func private @fmod(%arg0: tensor<4xf32>, %arg1: tensor<f32>) -> tensor<4xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<4xf32>
    return %2 : tensor<4xf32>
  }
  func.func private @_where(%arg0: tensor<4xi1>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4xi1>, tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @_where_0(%arg0: tensor<4xi1>, %arg1: tensor<f32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<4xi1>, tensor<4xf32>
    return %2 : tensor<4xf32>
  }
  func.func private @polyval_1(%arg0: tensor<8xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.slice %arg0 [0:0] : (tensor<8xf32>) -> tensor<0xf32>
    %2 = stablehlo.slice %arg0 [0:8] : (tensor<8xf32>) -> tensor<8xf32>
    %3 = stablehlo.slice %2 [0:1] : (tensor<8xf32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %5 = call @closed_call_2(%arg1, %0, %4) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %6 = stablehlo.slice %2 [1:2] : (tensor<8xf32>) -> tensor<1xf32>
    %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
    %8 = call @closed_call_2(%arg1, %5, %7) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.slice %2 [2:3] : (tensor<8xf32>) -> tensor<1xf32>
    %10 = stablehlo.reshape %9 : (tensor<1xf32>) -> tensor<f32>
    %11 = call @closed_call_2(%arg1, %8, %10) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %12 = stablehlo.slice %2 [3:4] : (tensor<8xf32>) -> tensor<1xf32>
    %13 = stablehlo.reshape %12 : (tensor<1xf32>) -> tensor<f32>
    %14 = call @closed_call_2(%arg1, %11, %13) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %15 = stablehlo.slice %2 [4:5] : (tensor<8xf32>) -> tensor<1xf32>
    %16 = stablehlo.reshape %15 : (tensor<1xf32>) -> tensor<f32>
    %17 = call @closed_call_2(%arg1, %14, %16) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %18 = stablehlo.slice %2 [5:6] : (tensor<8xf32>) -> tensor<1xf32>
    %19 = stablehlo.reshape %18 : (tensor<1xf32>) -> tensor<f32>
    %20 = call @closed_call_2(%arg1, %17, %19) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %21 = stablehlo.slice %2 [6:7] : (tensor<8xf32>) -> tensor<1xf32>
    %22 = stablehlo.reshape %21 : (tensor<1xf32>) -> tensor<f32>
    %23 = call @closed_call_2(%arg1, %20, %22) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %24 = stablehlo.slice %2 [7:8] : (tensor<8xf32>) -> tensor<1xf32>
    %25 = stablehlo.reshape %24 : (tensor<1xf32>) -> tensor<f32>
    %26 = call @closed_call_2(%arg1, %23, %25) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    return %26 : tensor<4xf32>
  }
  func.func private @closed_call_2(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<f32>) -> tensor<4xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<4xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.add %0, %1 : tensor<4xf32>
    return %2 : tensor<4xf32>
  }
  func.func private @isinf(%arg0: tensor<4xf32>) -> tensor<4xi1> {
    %0 = stablehlo.abs %arg0 : tensor<4xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    return %2 : tensor<4xi1>
  }
  func.func private @polyval_3(%arg0: tensor<5xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.slice %arg0 [0:0] : (tensor<5xf32>) -> tensor<0xf32>
    %2 = stablehlo.slice %arg0 [0:5] : (tensor<5xf32>) -> tensor<5xf32>
    %3 = stablehlo.slice %2 [0:1] : (tensor<5xf32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %5 = call @closed_call_4(%arg1, %0, %4) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %6 = stablehlo.slice %2 [1:2] : (tensor<5xf32>) -> tensor<1xf32>
    %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
    %8 = call @closed_call_4(%arg1, %5, %7) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.slice %2 [2:3] : (tensor<5xf32>) -> tensor<1xf32>
    %10 = stablehlo.reshape %9 : (tensor<1xf32>) -> tensor<f32>
    %11 = call @closed_call_4(%arg1, %8, %10) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %12 = stablehlo.slice %2 [3:4] : (tensor<5xf32>) -> tensor<1xf32>
    %13 = stablehlo.reshape %12 : (tensor<1xf32>) -> tensor<f32>
    %14 = call @closed_call_4(%arg1, %11, %13) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %15 = stablehlo.slice %2 [4:5] : (tensor<5xf32>) -> tensor<1xf32>
    %16 = stablehlo.reshape %15 : (tensor<1xf32>) -> tensor<f32>
    %17 = call @closed_call_4(%arg1, %14, %16) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    return %17 : tensor<4xf32>
  }
  func.func private @closed_call_4(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<f32>) -> tensor<4xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<4xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.add %0, %1 : tensor<4xf32>
    return %2 : tensor<4xf32>
  }
}
// -----
// divided_by_nothing
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<7xf32>, tensor<7xf32>) {
    %0 = stablehlo.constant dense<"0x0000803F000000C00000003F0000807F0000A0400000E0C000004040"> : tensor<7xf32>
    %1 = stablehlo.constant dense<"0x0000000000000000000000000000004000004040000040400000807F"> : tensor<7xf32>
    return %0, %1 : tensor<7xf32>, tensor<7xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<7xf32>, tensor<7xf32>) {
    %0 = stablehlo.constant dense<"0x0000C0FF"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0000C040E0794F40E6CC1FC01D14BEC0C8FF7AC042DAD93F4A5AB840"> : tensor<7xf32>
    %2 = stablehlo.constant dense<"0x000080FF0000807F0000807F0000807FC8FF7A404D297E4000000000"> : tensor<7xf32>
    return %0, %1, %2 : tensor<f32>, tensor<7xf32>, tensor<7xf32>
  }
  func.func public @loss(%arg0: tensor<7xf32>, %arg1: tensor<7xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<7xf32>
    %1 = call @remainder(%arg0, %arg1) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<7xf32>
    %4 = call @fmod(%arg0, %arg1) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<7xf32>
    %7 = stablehlo.iota dim = 0 : tensor<7xf32>
    %8 = stablehlo.cosine %7 : tensor<7xf32>
    %9 = stablehlo.multiply %0, %8 : tensor<7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.add %cst_2, %10 : tensor<f32>
    %12 = stablehlo.iota dim = 0 : tensor<7xf32>
    %13 = stablehlo.cosine %12 : tensor<7xf32>
    %14 = stablehlo.multiply %3, %13 : tensor<7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %16 = stablehlo.add %11, %15 : tensor<f32>
    %17 = stablehlo.iota dim = 0 : tensor<7xf32>
    %18 = stablehlo.cosine %17 : tensor<7xf32>
    %19 = stablehlo.multiply %6, %18 : tensor<7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %21 = stablehlo.add %16, %20 : tensor<f32>
    return %21 : tensor<f32>
  }
  func.func private @remainder(%arg0: tensor<7xf32>, %arg1: tensor<7xf32>) -> tensor<7xf32> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.compare NE, %0, %1, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %4 = stablehlo.compare LT, %0, %3, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %6 = stablehlo.compare LT, %arg1, %5, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %7 = stablehlo.compare NE, %4, %6, UNSIGNED : (tensor<7xi1>, tensor<7xi1>) -> tensor<7xi1>
    %8 = stablehlo.and %7, %2 : tensor<7xi1>
    %9 = stablehlo.add %0, %arg1 : tensor<7xf32>
    %10 = stablehlo.select %8, %9, %0 : tensor<7xi1>, tensor<7xf32>
    return %10 : tensor<7xf32>
  }
  func.func private @fmod(%arg0: tensor<7xf32>, %arg1: tensor<7xf32>) -> tensor<7xf32> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<7xf32>
    return %0 : tensor<7xf32>
  }
}
// -----
// acosh_where_it_is_none
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<7xf32>) {
    %0 = stablehlo.constant dense<"0x000000C0000040C00000B4C2000080FF0000807F0000803F0000C03F"> : tensor<7xf32>
    return %0 : tensor<7xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<7xf32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x3ACD133F3E9C433E178697BB00000080000000800000807F79DA5B3F"> : tensor<7xf32>
    return %0, %1 : tensor<f32>, tensor<7xf32>
  }
  func.func public @loss(%arg0: tensor<7xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = call @arccosh(%arg0) : (tensor<7xf32>) -> tensor<7xf32>
    %1 = stablehlo.iota dim = 0 : tensor<7xf32>
    %2 = stablehlo.cosine %1 : tensor<7xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.add %cst_0, %4 : tensor<f32>
    return %5 : tensor<f32>
  }
  func.func private @arccosh(%arg0: tensor<7xf32>) -> tensor<7xf32> {
    %0 = chlo.acosh %arg0 : tensor<7xf32> -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }
}
// -----
// sinh_that_overflows
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<5xf32>) {
    %0 = stablehlo.constant dense<"0x0000B4420000B4C20000807F0000004000000000"> : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<5xf32>) {
    %0 = stablehlo.constant dense<"0x0000C0FF"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0000807F0000807F000080FFF55E6EC0305527BF"> : tensor<5xf32>
    return %0, %1 : tensor<f32>, tensor<5xf32>
  }
  func.func public @loss(%arg0: tensor<5xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = chlo.sinh %arg0 : tensor<5xf32> -> tensor<5xf32>
    %1 = stablehlo.iota dim = 0 : tensor<5xf32>
    %2 = stablehlo.cosine %1 : tensor<5xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.add %cst_0, %4 : tensor<f32>
    return %5 : tensor<f32>
  }
}
// -----
// gammainc_that_ends
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<7xf32>, tensor<7xf32>) {
    %0 = stablehlo.constant dense<"0x0000803F0000803F000000400000004000004040000040400000A040"> : tensor<7xf32>
    %1 = stablehlo.constant dense<"0x0000803F000000400000004000004040000080400000F0410000B040"> : tensor<7xf32>
    return %0, %1 : tensor<7xf32>, tensor<7xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<7xf32>, tensor<7xf32>) {
    %0 = stablehlo.constant dense<"0x50A47C3F"> : tensor<f32>
    %1 = stablehlo.constant dense<"0xAC0BDD3E0D5AF43D2B92FABDF22348BEEA9CEEBD97190D2E5912263E"> : tensor<7xf32>
    %2 = stablehlo.constant dense<"0xAC5ABCBEF3C095BD1EAFE63D4F6A173EC825C43DA82252ADFE3319BE"> : tensor<7xf32>
    return %0, %1, %2 : tensor<f32>, tensor<7xf32>, tensor<7xf32>
  }
  func.func public @loss(%arg0: tensor<7xf32>, %arg1: tensor<7xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %2 = stablehlo.or %0, %1 : tensor<7xi1>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %4 = stablehlo.compare EQ, %arg1, %3, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %6 = stablehlo.compare EQ, %arg0, %5, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.compare EQ, %arg1, %7, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %10 = stablehlo.compare LT, %arg1, %9, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %12 = stablehlo.compare LT, %arg0, %11, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %13 = stablehlo.and %6, %8 : tensor<7xi1>
    %14 = stablehlo.or %10, %12 : tensor<7xi1>
    %15 = stablehlo.or %14, %13 : tensor<7xi1>
    %16 = stablehlo.or %15, %2 : tensor<7xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %18 = stablehlo.compare GE, %arg1, %17, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %19 = stablehlo.compare GT, %arg1, %arg0, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %20 = stablehlo.and %18, %19 : tensor<7xi1>
    %21 = stablehlo.log %arg1 : tensor<7xf32>
    %22 = stablehlo.multiply %arg0, %21 : tensor<7xf32>
    %23 = stablehlo.subtract %22, %arg1 : tensor<7xf32>
    %24 = chlo.lgamma %arg0 : tensor<7xf32> -> tensor<7xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<7xf32>
    %cst_5 = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
    %26 = stablehlo.log %cst_5 : tensor<f32>
    %27 = stablehlo.negate %26 : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %29 = stablehlo.compare LT, %25, %28, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %30 = stablehlo.exponential %25 : tensor<7xf32>
    %31 = stablehlo.or %8, %16 : tensor<7xi1>
    %32 = stablehlo.or %31, %29 : tensor<7xi1>
    %33 = stablehlo.or %32, %4 : tensor<7xi1>
    %34 = stablehlo.not %33 : tensor<7xi1>
    %35 = stablehlo.and %34, %20 : tensor<7xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %37 = stablehlo.subtract %36, %arg0 : tensor<7xf32>
    %38 = stablehlo.add %arg1, %37 : tensor<7xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %40 = stablehlo.add %38, %39 : tensor<7xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %43 = stablehlo.add %arg1, %42 : tensor<7xf32>
    %44 = stablehlo.multiply %40, %arg1 : tensor<7xf32>
    %45 = stablehlo.divide %43, %44 : tensor<7xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %50 = stablehlo.negate %arg1 : tensor<7xf32>
    %51 = stablehlo.multiply %45, %50 : tensor<7xf32>
    %52 = stablehlo.subtract %49, %51 : tensor<7xf32>
    %53 = stablehlo.divide %52, %44 : tensor<7xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54:15 = stablehlo.while(%iterArg = %35, %iterArg_50 = %45, %iterArg_51 = %46, %iterArg_52 = %37, %iterArg_53 = %40, %iterArg_54 = %cst_14, %iterArg_55 = %43, %iterArg_56 = %44, %iterArg_57 = %41, %iterArg_58 = %arg1, %iterArg_59 = %47, %iterArg_60 = %48, %iterArg_61 = %49, %iterArg_62 = %50, %iterArg_63 = %53) : tensor<7xi1>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<f32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>
    cond {
      %cst_64 = stablehlo.constant dense<2.000000e+03> : tensor<f32>
      %159 = stablehlo.compare LT, %iterArg_54, %cst_64, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %160 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
      %161 = stablehlo.and %159, %160 : tensor<i1>
      stablehlo.return %161 : tensor<i1>
    } do {
      %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %159 = stablehlo.add %iterArg_54, %cst_64 : tensor<f32>
      %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %160 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %161 = stablehlo.add %iterArg_52, %160 : tensor<7xf32>
      %cst_66 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %162 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %163 = stablehlo.add %iterArg_53, %162 : tensor<7xf32>
      %164 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %165 = stablehlo.multiply %161, %164 : tensor<7xf32>
      %166 = stablehlo.multiply %iterArg_55, %163 : tensor<7xf32>
      %167 = stablehlo.multiply %iterArg_57, %165 : tensor<7xf32>
      %168 = stablehlo.subtract %166, %167 : tensor<7xf32>
      %169 = stablehlo.multiply %iterArg_56, %163 : tensor<7xf32>
      %170 = stablehlo.multiply %iterArg_58, %165 : tensor<7xf32>
      %171 = stablehlo.subtract %169, %170 : tensor<7xf32>
      %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %172 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %173 = stablehlo.compare NE, %171, %172, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
      %174 = stablehlo.divide %168, %171 : tensor<7xf32>
      %175 = stablehlo.subtract %iterArg_50, %174 : tensor<7xf32>
      %176 = stablehlo.divide %175, %174 : tensor<7xf32>
      %177 = stablehlo.abs %176 : tensor<7xf32>
      %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %178 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %179 = stablehlo.select %173, %177, %178 : tensor<7xi1>, tensor<7xf32>
      %180 = stablehlo.select %173, %174, %iterArg_50 : tensor<7xi1>, tensor<7xf32>
      %181 = stablehlo.multiply %iterArg_61, %163 : tensor<7xf32>
      %182 = stablehlo.subtract %181, %iterArg_55 : tensor<7xf32>
      %183 = stablehlo.multiply %iterArg_59, %165 : tensor<7xf32>
      %184 = stablehlo.subtract %182, %183 : tensor<7xf32>
      %185 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %186 = stablehlo.multiply %iterArg_57, %185 : tensor<7xf32>
      %187 = stablehlo.add %184, %186 : tensor<7xf32>
      %188 = stablehlo.multiply %iterArg_62, %163 : tensor<7xf32>
      %189 = stablehlo.subtract %188, %iterArg_56 : tensor<7xf32>
      %190 = stablehlo.multiply %iterArg_60, %165 : tensor<7xf32>
      %191 = stablehlo.subtract %189, %190 : tensor<7xf32>
      %192 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %193 = stablehlo.multiply %iterArg_58, %192 : tensor<7xf32>
      %194 = stablehlo.add %191, %193 : tensor<7xf32>
      %195 = stablehlo.multiply %180, %194 : tensor<7xf32>
      %196 = stablehlo.subtract %187, %195 : tensor<7xf32>
      %197 = stablehlo.divide %196, %171 : tensor<7xf32>
      %198 = stablehlo.select %173, %197, %iterArg_63 : tensor<7xi1>, tensor<7xf32>
      %199 = stablehlo.subtract %198, %iterArg_63 : tensor<7xf32>
      %200 = stablehlo.abs %199 : tensor<7xf32>
      %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %201 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %202 = stablehlo.select %173, %200, %201 : tensor<7xi1>, tensor<7xf32>
      %203 = stablehlo.abs %168 : tensor<7xf32>
      %cst_70 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %cst_71 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %204 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<f32>
      %205 = stablehlo.divide %204, %cst_70 : tensor<f32>
      %206 = stablehlo.broadcast_in_dim %205, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %207 = stablehlo.compare GT, %203, %206, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
      %cst_72 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %208 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %209 = stablehlo.multiply %iterArg_55, %208 : tensor<7xf32>
      %210 = stablehlo.select %207, %209, %iterArg_55 : tensor<7xi1>, tensor<7xf32>
      %cst_73 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %211 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %212 = stablehlo.multiply %168, %211 : tensor<7xf32>
      %213 = stablehlo.select %207, %212, %168 : tensor<7xi1>, tensor<7xf32>
      %cst_74 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %214 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %215 = stablehlo.multiply %iterArg_56, %214 : tensor<7xf32>
      %216 = stablehlo.select %207, %215, %iterArg_56 : tensor<7xi1>, tensor<7xf32>
      %cst_75 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %217 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %218 = stablehlo.multiply %171, %217 : tensor<7xf32>
      %219 = stablehlo.select %207, %218, %171 : tensor<7xi1>, tensor<7xf32>
      %cst_76 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %220 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %221 = stablehlo.multiply %iterArg_61, %220 : tensor<7xf32>
      %222 = stablehlo.select %207, %221, %iterArg_61 : tensor<7xi1>, tensor<7xf32>
      %cst_77 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %223 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %224 = stablehlo.multiply %iterArg_62, %223 : tensor<7xf32>
      %225 = stablehlo.select %207, %224, %iterArg_62 : tensor<7xi1>, tensor<7xf32>
      %cst_78 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %226 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %227 = stablehlo.multiply %187, %226 : tensor<7xf32>
      %228 = stablehlo.select %207, %227, %187 : tensor<7xi1>, tensor<7xf32>
      %cst_79 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %229 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %230 = stablehlo.multiply %194, %229 : tensor<7xf32>
      %231 = stablehlo.select %207, %230, %194 : tensor<7xi1>, tensor<7xf32>
      %cst_80 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %232 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %233 = stablehlo.compare GT, %179, %232, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
      %234 = stablehlo.and %iterArg, %233 : tensor<7xi1>
      %235 = stablehlo.select %iterArg, %180, %iterArg_50 : tensor<7xi1>, tensor<7xf32>
      %236 = stablehlo.select %iterArg, %179, %iterArg_51 : tensor<7xi1>, tensor<7xf32>
      %237 = stablehlo.select %iterArg, %161, %iterArg_52 : tensor<7xi1>, tensor<7xf32>
      %238 = stablehlo.select %iterArg, %163, %iterArg_53 : tensor<7xi1>, tensor<7xf32>
      %239 = stablehlo.select %iterArg, %213, %iterArg_55 : tensor<7xi1>, tensor<7xf32>
      %240 = stablehlo.select %iterArg, %219, %iterArg_56 : tensor<7xi1>, tensor<7xf32>
      %241 = stablehlo.select %iterArg, %210, %iterArg_57 : tensor<7xi1>, tensor<7xf32>
      %242 = stablehlo.select %iterArg, %216, %iterArg_58 : tensor<7xi1>, tensor<7xf32>
      %243 = stablehlo.select %iterArg, %222, %iterArg_59 : tensor<7xi1>, tensor<7xf32>
      %244 = stablehlo.select %iterArg, %225, %iterArg_60 : tensor<7xi1>, tensor<7xf32>
      %245 = stablehlo.select %iterArg, %228, %iterArg_61 : tensor<7xi1>, tensor<7xf32>
      %246 = stablehlo.select %iterArg, %231, %iterArg_62 : tensor<7xi1>, tensor<7xf32>
      %247 = stablehlo.select %iterArg, %198, %iterArg_63 : tensor<7xi1>, tensor<7xf32>
      stablehlo.return %234, %235, %236, %237, %238, %159, %239, %240, %241, %242, %243, %244, %245, %246, %247 : tensor<7xi1>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<f32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>
    }
    %55 = stablehlo.multiply %54#1, %30 : tensor<7xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %57 = stablehlo.subtract %56, %55 : tensor<7xf32>
    %58 = stablehlo.not %20 : tensor<7xi1>
    %59 = stablehlo.and %34, %58 : tensor<7xi1>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %64:7 = stablehlo.while(%iterArg = %59, %iterArg_50 = %arg0, %iterArg_51 = %60, %iterArg_52 = %61, %iterArg_53 = %arg1, %iterArg_54 = %62, %iterArg_55 = %63) : tensor<7xi1>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %159 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %159 : tensor<i1>
    } do {
      %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %159 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %160 = stablehlo.add %iterArg_50, %159 : tensor<7xf32>
      %161 = stablehlo.divide %iterArg_53, %160 : tensor<7xf32>
      %162 = stablehlo.multiply %iterArg_54, %161 : tensor<7xf32>
      %163 = stablehlo.multiply %iterArg_51, %iterArg_53 : tensor<7xf32>
      %164 = stablehlo.multiply %160, %160 : tensor<7xf32>
      %165 = stablehlo.divide %163, %164 : tensor<7xf32>
      %166 = stablehlo.subtract %162, %165 : tensor<7xf32>
      %167 = stablehlo.add %iterArg_55, %166 : tensor<7xf32>
      %168 = stablehlo.divide %iterArg_53, %160 : tensor<7xf32>
      %169 = stablehlo.multiply %iterArg_51, %168 : tensor<7xf32>
      %170 = stablehlo.add %iterArg_52, %169 : tensor<7xf32>
      %171 = stablehlo.divide %169, %170 : tensor<7xf32>
      %cst_57 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %172 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %173 = stablehlo.compare GT, %171, %172, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
      %174 = stablehlo.and %iterArg, %173 : tensor<7xi1>
      %175 = stablehlo.select %iterArg, %160, %iterArg_50 : tensor<7xi1>, tensor<7xf32>
      %176 = stablehlo.select %iterArg, %169, %iterArg_51 : tensor<7xi1>, tensor<7xf32>
      %177 = stablehlo.select %iterArg, %170, %iterArg_52 : tensor<7xi1>, tensor<7xf32>
      %178 = stablehlo.select %iterArg, %iterArg_53, %iterArg_53 : tensor<7xi1>, tensor<7xf32>
      %179 = stablehlo.select %iterArg, %166, %iterArg_54 : tensor<7xi1>, tensor<7xf32>
      %180 = stablehlo.select %iterArg, %167, %iterArg_55 : tensor<7xi1>, tensor<7xf32>
      stablehlo.return %174, %175, %176, %177, %178, %179, %180 : tensor<7xi1>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>
    }
    %65 = stablehlo.multiply %64#3, %30 : tensor<7xf32>
    %66 = stablehlo.divide %65, %arg0 : tensor<7xf32>
    %67 = stablehlo.select %20, %57, %66 : tensor<7xi1>, tensor<7xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %69 = stablehlo.select %8, %68, %67 : tensor<7xi1>, tensor<7xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %71 = stablehlo.select %4, %70, %69 : tensor<7xi1>, tensor<7xf32>
    %cst_22 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %73 = stablehlo.select %16, %72, %71 : tensor<7xi1>, tensor<7xf32>
    %74 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %75 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %76 = stablehlo.or %74, %75 : tensor<7xi1>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %78 = stablehlo.compare EQ, %arg0, %77, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %80 = stablehlo.compare EQ, %arg1, %79, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_25 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %82 = stablehlo.compare EQ, %arg1, %81, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %84 = stablehlo.compare LT, %arg1, %83, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %86 = stablehlo.compare LT, %arg0, %85, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %87 = stablehlo.and %78, %80 : tensor<7xi1>
    %88 = stablehlo.or %84, %86 : tensor<7xi1>
    %89 = stablehlo.or %88, %87 : tensor<7xi1>
    %90 = stablehlo.or %89, %76 : tensor<7xi1>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %92 = stablehlo.compare LT, %arg1, %91, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %93 = stablehlo.compare LT, %arg1, %arg0, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %94 = stablehlo.or %92, %93 : tensor<7xi1>
    %95 = stablehlo.log %arg1 : tensor<7xf32>
    %96 = stablehlo.multiply %arg0, %95 : tensor<7xf32>
    %97 = stablehlo.subtract %96, %arg1 : tensor<7xf32>
    %98 = chlo.lgamma %arg0 : tensor<7xf32> -> tensor<7xf32>
    %99 = stablehlo.subtract %97, %98 : tensor<7xf32>
    %cst_29 = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
    %100 = stablehlo.log %cst_29 : tensor<f32>
    %101 = stablehlo.negate %100 : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %103 = stablehlo.compare LT, %99, %102, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %104 = stablehlo.or %90, %103 : tensor<7xi1>
    %105 = stablehlo.or %104, %82 : tensor<7xi1>
    %106 = stablehlo.or %105, %78 : tensor<7xi1>
    %107 = stablehlo.not %106 : tensor<7xi1>
    %108 = stablehlo.exponential %99 : tensor<7xf32>
    %109 = stablehlo.and %107, %94 : tensor<7xi1>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %114:7 = stablehlo.while(%iterArg = %109, %iterArg_50 = %arg0, %iterArg_51 = %110, %iterArg_52 = %111, %iterArg_53 = %arg1, %iterArg_54 = %112, %iterArg_55 = %113) : tensor<7xi1>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %159 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %159 : tensor<i1>
    } do {
      %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %159 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %160 = stablehlo.add %iterArg_50, %159 : tensor<7xf32>
      %161 = stablehlo.divide %iterArg_53, %160 : tensor<7xf32>
      %162 = stablehlo.multiply %iterArg_54, %161 : tensor<7xf32>
      %163 = stablehlo.multiply %iterArg_51, %iterArg_53 : tensor<7xf32>
      %164 = stablehlo.multiply %160, %160 : tensor<7xf32>
      %165 = stablehlo.divide %163, %164 : tensor<7xf32>
      %166 = stablehlo.subtract %162, %165 : tensor<7xf32>
      %167 = stablehlo.add %iterArg_55, %166 : tensor<7xf32>
      %168 = stablehlo.divide %iterArg_53, %160 : tensor<7xf32>
      %169 = stablehlo.multiply %iterArg_51, %168 : tensor<7xf32>
      %170 = stablehlo.add %iterArg_52, %169 : tensor<7xf32>
      %171 = stablehlo.divide %169, %170 : tensor<7xf32>
      %cst_57 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %172 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %173 = stablehlo.compare GT, %171, %172, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
      %174 = stablehlo.and %iterArg, %173 : tensor<7xi1>
      %175 = stablehlo.select %iterArg, %160, %iterArg_50 : tensor<7xi1>, tensor<7xf32>
      %176 = stablehlo.select %iterArg, %169, %iterArg_51 : tensor<7xi1>, tensor<7xf32>
      %177 = stablehlo.select %iterArg, %170, %iterArg_52 : tensor<7xi1>, tensor<7xf32>
      %178 = stablehlo.select %iterArg, %iterArg_53, %iterArg_53 : tensor<7xi1>, tensor<7xf32>
      %179 = stablehlo.select %iterArg, %166, %iterArg_54 : tensor<7xi1>, tensor<7xf32>
      %180 = stablehlo.select %iterArg, %167, %iterArg_55 : tensor<7xi1>, tensor<7xf32>
      stablehlo.return %174, %175, %176, %177, %178, %179, %180 : tensor<7xi1>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>
    }
    %115 = stablehlo.multiply %114#3, %108 : tensor<7xf32>
    %116 = stablehlo.divide %115, %arg0 : tensor<7xf32>
    %117 = stablehlo.not %94 : tensor<7xi1>
    %118 = stablehlo.and %107, %117 : tensor<7xi1>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %120 = stablehlo.subtract %119, %arg0 : tensor<7xf32>
    %121 = stablehlo.add %arg1, %120 : tensor<7xf32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %123 = stablehlo.add %121, %122 : tensor<7xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %126 = stablehlo.add %arg1, %125 : tensor<7xf32>
    %127 = stablehlo.multiply %123, %arg1 : tensor<7xf32>
    %128 = stablehlo.divide %126, %127 : tensor<7xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %133 = stablehlo.negate %arg1 : tensor<7xf32>
    %134 = stablehlo.multiply %128, %133 : tensor<7xf32>
    %135 = stablehlo.subtract %132, %134 : tensor<7xf32>
    %136 = stablehlo.divide %135, %127 : tensor<7xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137:15 = stablehlo.while(%iterArg = %118, %iterArg_50 = %128, %iterArg_51 = %129, %iterArg_52 = %120, %iterArg_53 = %123, %iterArg_54 = %cst_42, %iterArg_55 = %126, %iterArg_56 = %127, %iterArg_57 = %124, %iterArg_58 = %arg1, %iterArg_59 = %130, %iterArg_60 = %131, %iterArg_61 = %132, %iterArg_62 = %133, %iterArg_63 = %136) : tensor<7xi1>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<f32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>
    cond {
      %cst_64 = stablehlo.constant dense<2.000000e+03> : tensor<f32>
      %159 = stablehlo.compare LT, %iterArg_54, %cst_64, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %160 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
      %161 = stablehlo.and %159, %160 : tensor<i1>
      stablehlo.return %161 : tensor<i1>
    } do {
      %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %159 = stablehlo.add %iterArg_54, %cst_64 : tensor<f32>
      %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %160 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %161 = stablehlo.add %iterArg_52, %160 : tensor<7xf32>
      %cst_66 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %162 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %163 = stablehlo.add %iterArg_53, %162 : tensor<7xf32>
      %164 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %165 = stablehlo.multiply %161, %164 : tensor<7xf32>
      %166 = stablehlo.multiply %iterArg_55, %163 : tensor<7xf32>
      %167 = stablehlo.multiply %iterArg_57, %165 : tensor<7xf32>
      %168 = stablehlo.subtract %166, %167 : tensor<7xf32>
      %169 = stablehlo.multiply %iterArg_56, %163 : tensor<7xf32>
      %170 = stablehlo.multiply %iterArg_58, %165 : tensor<7xf32>
      %171 = stablehlo.subtract %169, %170 : tensor<7xf32>
      %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %172 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %173 = stablehlo.compare NE, %171, %172, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
      %174 = stablehlo.divide %168, %171 : tensor<7xf32>
      %175 = stablehlo.subtract %iterArg_50, %174 : tensor<7xf32>
      %176 = stablehlo.divide %175, %174 : tensor<7xf32>
      %177 = stablehlo.abs %176 : tensor<7xf32>
      %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %178 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %179 = stablehlo.select %173, %177, %178 : tensor<7xi1>, tensor<7xf32>
      %180 = stablehlo.select %173, %174, %iterArg_50 : tensor<7xi1>, tensor<7xf32>
      %181 = stablehlo.multiply %iterArg_61, %163 : tensor<7xf32>
      %182 = stablehlo.subtract %181, %iterArg_55 : tensor<7xf32>
      %183 = stablehlo.multiply %iterArg_59, %165 : tensor<7xf32>
      %184 = stablehlo.subtract %182, %183 : tensor<7xf32>
      %185 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %186 = stablehlo.multiply %iterArg_57, %185 : tensor<7xf32>
      %187 = stablehlo.add %184, %186 : tensor<7xf32>
      %188 = stablehlo.multiply %iterArg_62, %163 : tensor<7xf32>
      %189 = stablehlo.subtract %188, %iterArg_56 : tensor<7xf32>
      %190 = stablehlo.multiply %iterArg_60, %165 : tensor<7xf32>
      %191 = stablehlo.subtract %189, %190 : tensor<7xf32>
      %192 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %193 = stablehlo.multiply %iterArg_58, %192 : tensor<7xf32>
      %194 = stablehlo.add %191, %193 : tensor<7xf32>
      %195 = stablehlo.multiply %180, %194 : tensor<7xf32>
      %196 = stablehlo.subtract %187, %195 : tensor<7xf32>
      %197 = stablehlo.divide %196, %171 : tensor<7xf32>
      %198 = stablehlo.select %173, %197, %iterArg_63 : tensor<7xi1>, tensor<7xf32>
      %199 = stablehlo.subtract %198, %iterArg_63 : tensor<7xf32>
      %200 = stablehlo.abs %199 : tensor<7xf32>
      %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %201 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %202 = stablehlo.select %173, %200, %201 : tensor<7xi1>, tensor<7xf32>
      %203 = stablehlo.abs %168 : tensor<7xf32>
      %cst_70 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %cst_71 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %204 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<f32>
      %205 = stablehlo.divide %204, %cst_70 : tensor<f32>
      %206 = stablehlo.broadcast_in_dim %205, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %207 = stablehlo.compare GT, %203, %206, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
      %cst_72 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %208 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %209 = stablehlo.multiply %iterArg_55, %208 : tensor<7xf32>
      %210 = stablehlo.select %207, %209, %iterArg_55 : tensor<7xi1>, tensor<7xf32>
      %cst_73 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %211 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %212 = stablehlo.multiply %168, %211 : tensor<7xf32>
      %213 = stablehlo.select %207, %212, %168 : tensor<7xi1>, tensor<7xf32>
      %cst_74 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %214 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %215 = stablehlo.multiply %iterArg_56, %214 : tensor<7xf32>
      %216 = stablehlo.select %207, %215, %iterArg_56 : tensor<7xi1>, tensor<7xf32>
      %cst_75 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %217 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %218 = stablehlo.multiply %171, %217 : tensor<7xf32>
      %219 = stablehlo.select %207, %218, %171 : tensor<7xi1>, tensor<7xf32>
      %cst_76 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %220 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %221 = stablehlo.multiply %iterArg_61, %220 : tensor<7xf32>
      %222 = stablehlo.select %207, %221, %iterArg_61 : tensor<7xi1>, tensor<7xf32>
      %cst_77 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %223 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %224 = stablehlo.multiply %iterArg_62, %223 : tensor<7xf32>
      %225 = stablehlo.select %207, %224, %iterArg_62 : tensor<7xi1>, tensor<7xf32>
      %cst_78 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %226 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %227 = stablehlo.multiply %187, %226 : tensor<7xf32>
      %228 = stablehlo.select %207, %227, %187 : tensor<7xi1>, tensor<7xf32>
      %cst_79 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %229 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %230 = stablehlo.multiply %194, %229 : tensor<7xf32>
      %231 = stablehlo.select %207, %230, %194 : tensor<7xi1>, tensor<7xf32>
      %cst_80 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %232 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %233 = stablehlo.compare GT, %179, %232, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
      %234 = stablehlo.and %iterArg, %233 : tensor<7xi1>
      %235 = stablehlo.select %iterArg, %180, %iterArg_50 : tensor<7xi1>, tensor<7xf32>
      %236 = stablehlo.select %iterArg, %179, %iterArg_51 : tensor<7xi1>, tensor<7xf32>
      %237 = stablehlo.select %iterArg, %161, %iterArg_52 : tensor<7xi1>, tensor<7xf32>
      %238 = stablehlo.select %iterArg, %163, %iterArg_53 : tensor<7xi1>, tensor<7xf32>
      %239 = stablehlo.select %iterArg, %213, %iterArg_55 : tensor<7xi1>, tensor<7xf32>
      %240 = stablehlo.select %iterArg, %219, %iterArg_56 : tensor<7xi1>, tensor<7xf32>
      %241 = stablehlo.select %iterArg, %210, %iterArg_57 : tensor<7xi1>, tensor<7xf32>
      %242 = stablehlo.select %iterArg, %216, %iterArg_58 : tensor<7xi1>, tensor<7xf32>
      %243 = stablehlo.select %iterArg, %222, %iterArg_59 : tensor<7xi1>, tensor<7xf32>
      %244 = stablehlo.select %iterArg, %225, %iterArg_60 : tensor<7xi1>, tensor<7xf32>
      %245 = stablehlo.select %iterArg, %228, %iterArg_61 : tensor<7xi1>, tensor<7xf32>
      %246 = stablehlo.select %iterArg, %231, %iterArg_62 : tensor<7xi1>, tensor<7xf32>
      %247 = stablehlo.select %iterArg, %198, %iterArg_63 : tensor<7xi1>, tensor<7xf32>
      stablehlo.return %234, %235, %236, %237, %238, %159, %239, %240, %241, %242, %243, %244, %245, %246, %247 : tensor<7xi1>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<f32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>
    }
    %138 = stablehlo.multiply %137#1, %108 : tensor<7xf32>
    %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %140 = stablehlo.subtract %139, %116 : tensor<7xf32>
    %141 = stablehlo.select %94, %140, %138 : tensor<7xi1>, tensor<7xf32>
    %142 = stablehlo.or %82, %78 : tensor<7xi1>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %144 = stablehlo.select %142, %143, %141 : tensor<7xi1>, tensor<7xf32>
    %cst_45 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %146 = stablehlo.select %90, %145, %144 : tensor<7xi1>, tensor<7xf32>
    %cst_46 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %148 = stablehlo.multiply %147, %146 : tensor<7xf32>
    %149 = stablehlo.iota dim = 0 : tensor<7xf32>
    %150 = stablehlo.cosine %149 : tensor<7xf32>
    %151 = stablehlo.multiply %73, %150 : tensor<7xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.reduce(%151 init: %cst_47) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.add %cst_48, %152 : tensor<f32>
    %154 = stablehlo.iota dim = 0 : tensor<7xf32>
    %155 = stablehlo.cosine %154 : tensor<7xf32>
    %156 = stablehlo.multiply %148, %155 : tensor<7xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.reduce(%156 init: %cst_49) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %158 = stablehlo.add %153, %157 : tensor<f32>
    return %158 : tensor<f32>
  }
}
// -----
// gammainc_at_its_ends
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<3xf32>, tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x000000400000204100004040"> : tensor<3xf32>
    %1 = stablehlo.constant dense<"0x00000000000000000000807F"> : tensor<3xf32>
    return %0, %1 : tensor<3xf32>, tensor<3xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<3xf32>, tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x7A862A40"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x00000000000000000000C0FF"> : tensor<3xf32>
    %2 = stablehlo.constant dense<"0x00000000000000000000C0FF"> : tensor<3xf32>
    return %0, %1, %2 : tensor<f32>, tensor<3xf32>, tensor<3xf32>
  }
  func.func public @loss(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %2 = stablehlo.or %0, %1 : tensor<3xi1>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %4 = stablehlo.compare EQ, %arg1, %3, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %6 = stablehlo.compare EQ, %arg0, %5, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %8 = stablehlo.compare EQ, %arg1, %7, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %10 = stablehlo.compare LT, %arg1, %9, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %12 = stablehlo.compare LT, %arg0, %11, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %13 = stablehlo.and %6, %8 : tensor<3xi1>
    %14 = stablehlo.or %10, %12 : tensor<3xi1>
    %15 = stablehlo.or %14, %13 : tensor<3xi1>
    %16 = stablehlo.or %15, %2 : tensor<3xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %18 = stablehlo.compare GE, %arg1, %17, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %19 = stablehlo.compare GT, %arg1, %arg0, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %20 = stablehlo.and %18, %19 : tensor<3xi1>
    %21 = stablehlo.log %arg1 : tensor<3xf32>
    %22 = stablehlo.multiply %arg0, %21 : tensor<3xf32>
    %23 = stablehlo.subtract %22, %arg1 : tensor<3xf32>
    %24 = chlo.lgamma %arg0 : tensor<3xf32> -> tensor<3xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<3xf32>
    %cst_5 = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
    %26 = stablehlo.log %cst_5 : tensor<f32>
    %27 = stablehlo.negate %26 : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %29 = stablehlo.compare LT, %25, %28, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %30 = stablehlo.exponential %25 : tensor<3xf32>
    %31 = stablehlo.or %8, %16 : tensor<3xi1>
    %32 = stablehlo.or %31, %29 : tensor<3xi1>
    %33 = stablehlo.or %32, %4 : tensor<3xi1>
    %34 = stablehlo.not %33 : tensor<3xi1>
    %35 = stablehlo.and %34, %20 : tensor<3xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %37 = stablehlo.subtract %36, %arg0 : tensor<3xf32>
    %38 = stablehlo.add %arg1, %37 : tensor<3xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %40 = stablehlo.add %38, %39 : tensor<3xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %43 = stablehlo.add %arg1, %42 : tensor<3xf32>
    %44 = stablehlo.multiply %40, %arg1 : tensor<3xf32>
    %45 = stablehlo.divide %43, %44 : tensor<3xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %50 = stablehlo.negate %arg1 : tensor<3xf32>
    %51 = stablehlo.multiply %45, %50 : tensor<3xf32>
    %52 = stablehlo.subtract %49, %51 : tensor<3xf32>
    %53 = stablehlo.divide %52, %44 : tensor<3xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54:15 = stablehlo.while(%iterArg = %35, %iterArg_50 = %45, %iterArg_51 = %46, %iterArg_52 = %37, %iterArg_53 = %40, %iterArg_54 = %cst_14, %iterArg_55 = %43, %iterArg_56 = %44, %iterArg_57 = %41, %iterArg_58 = %arg1, %iterArg_59 = %47, %iterArg_60 = %48, %iterArg_61 = %49, %iterArg_62 = %50, %iterArg_63 = %53) : tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
    cond {
      %cst_64 = stablehlo.constant dense<2.000000e+03> : tensor<f32>
      %159 = stablehlo.compare LT, %iterArg_54, %cst_64, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %160 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %161 = stablehlo.and %159, %160 : tensor<i1>
      stablehlo.return %161 : tensor<i1>
    } do {
      %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %159 = stablehlo.add %iterArg_54, %cst_64 : tensor<f32>
      %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %160 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %161 = stablehlo.add %iterArg_52, %160 : tensor<3xf32>
      %cst_66 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %162 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %163 = stablehlo.add %iterArg_53, %162 : tensor<3xf32>
      %164 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %165 = stablehlo.multiply %161, %164 : tensor<3xf32>
      %166 = stablehlo.multiply %iterArg_55, %163 : tensor<3xf32>
      %167 = stablehlo.multiply %iterArg_57, %165 : tensor<3xf32>
      %168 = stablehlo.subtract %166, %167 : tensor<3xf32>
      %169 = stablehlo.multiply %iterArg_56, %163 : tensor<3xf32>
      %170 = stablehlo.multiply %iterArg_58, %165 : tensor<3xf32>
      %171 = stablehlo.subtract %169, %170 : tensor<3xf32>
      %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %172 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %173 = stablehlo.compare NE, %171, %172, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %174 = stablehlo.divide %168, %171 : tensor<3xf32>
      %175 = stablehlo.subtract %iterArg_50, %174 : tensor<3xf32>
      %176 = stablehlo.divide %175, %174 : tensor<3xf32>
      %177 = stablehlo.abs %176 : tensor<3xf32>
      %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %178 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %179 = stablehlo.select %173, %177, %178 : tensor<3xi1>, tensor<3xf32>
      %180 = stablehlo.select %173, %174, %iterArg_50 : tensor<3xi1>, tensor<3xf32>
      %181 = stablehlo.multiply %iterArg_61, %163 : tensor<3xf32>
      %182 = stablehlo.subtract %181, %iterArg_55 : tensor<3xf32>
      %183 = stablehlo.multiply %iterArg_59, %165 : tensor<3xf32>
      %184 = stablehlo.subtract %182, %183 : tensor<3xf32>
      %185 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %186 = stablehlo.multiply %iterArg_57, %185 : tensor<3xf32>
      %187 = stablehlo.add %184, %186 : tensor<3xf32>
      %188 = stablehlo.multiply %iterArg_62, %163 : tensor<3xf32>
      %189 = stablehlo.subtract %188, %iterArg_56 : tensor<3xf32>
      %190 = stablehlo.multiply %iterArg_60, %165 : tensor<3xf32>
      %191 = stablehlo.subtract %189, %190 : tensor<3xf32>
      %192 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %193 = stablehlo.multiply %iterArg_58, %192 : tensor<3xf32>
      %194 = stablehlo.add %191, %193 : tensor<3xf32>
      %195 = stablehlo.multiply %180, %194 : tensor<3xf32>
      %196 = stablehlo.subtract %187, %195 : tensor<3xf32>
      %197 = stablehlo.divide %196, %171 : tensor<3xf32>
      %198 = stablehlo.select %173, %197, %iterArg_63 : tensor<3xi1>, tensor<3xf32>
      %199 = stablehlo.subtract %198, %iterArg_63 : tensor<3xf32>
      %200 = stablehlo.abs %199 : tensor<3xf32>
      %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %201 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %202 = stablehlo.select %173, %200, %201 : tensor<3xi1>, tensor<3xf32>
      %203 = stablehlo.abs %168 : tensor<3xf32>
      %cst_70 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %cst_71 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %204 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<f32>
      %205 = stablehlo.divide %204, %cst_70 : tensor<f32>
      %206 = stablehlo.broadcast_in_dim %205, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %207 = stablehlo.compare GT, %203, %206, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %cst_72 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %208 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %209 = stablehlo.multiply %iterArg_55, %208 : tensor<3xf32>
      %210 = stablehlo.select %207, %209, %iterArg_55 : tensor<3xi1>, tensor<3xf32>
      %cst_73 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %211 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %212 = stablehlo.multiply %168, %211 : tensor<3xf32>
      %213 = stablehlo.select %207, %212, %168 : tensor<3xi1>, tensor<3xf32>
      %cst_74 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %214 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %215 = stablehlo.multiply %iterArg_56, %214 : tensor<3xf32>
      %216 = stablehlo.select %207, %215, %iterArg_56 : tensor<3xi1>, tensor<3xf32>
      %cst_75 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %217 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %218 = stablehlo.multiply %171, %217 : tensor<3xf32>
      %219 = stablehlo.select %207, %218, %171 : tensor<3xi1>, tensor<3xf32>
      %cst_76 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %220 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %221 = stablehlo.multiply %iterArg_61, %220 : tensor<3xf32>
      %222 = stablehlo.select %207, %221, %iterArg_61 : tensor<3xi1>, tensor<3xf32>
      %cst_77 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %223 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %224 = stablehlo.multiply %iterArg_62, %223 : tensor<3xf32>
      %225 = stablehlo.select %207, %224, %iterArg_62 : tensor<3xi1>, tensor<3xf32>
      %cst_78 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %226 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %227 = stablehlo.multiply %187, %226 : tensor<3xf32>
      %228 = stablehlo.select %207, %227, %187 : tensor<3xi1>, tensor<3xf32>
      %cst_79 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %229 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %230 = stablehlo.multiply %194, %229 : tensor<3xf32>
      %231 = stablehlo.select %207, %230, %194 : tensor<3xi1>, tensor<3xf32>
      %cst_80 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %232 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %233 = stablehlo.compare GT, %179, %232, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %234 = stablehlo.and %iterArg, %233 : tensor<3xi1>
      %235 = stablehlo.select %iterArg, %180, %iterArg_50 : tensor<3xi1>, tensor<3xf32>
      %236 = stablehlo.select %iterArg, %179, %iterArg_51 : tensor<3xi1>, tensor<3xf32>
      %237 = stablehlo.select %iterArg, %161, %iterArg_52 : tensor<3xi1>, tensor<3xf32>
      %238 = stablehlo.select %iterArg, %163, %iterArg_53 : tensor<3xi1>, tensor<3xf32>
      %239 = stablehlo.select %iterArg, %213, %iterArg_55 : tensor<3xi1>, tensor<3xf32>
      %240 = stablehlo.select %iterArg, %219, %iterArg_56 : tensor<3xi1>, tensor<3xf32>
      %241 = stablehlo.select %iterArg, %210, %iterArg_57 : tensor<3xi1>, tensor<3xf32>
      %242 = stablehlo.select %iterArg, %216, %iterArg_58 : tensor<3xi1>, tensor<3xf32>
      %243 = stablehlo.select %iterArg, %222, %iterArg_59 : tensor<3xi1>, tensor<3xf32>
      %244 = stablehlo.select %iterArg, %225, %iterArg_60 : tensor<3xi1>, tensor<3xf32>
      %245 = stablehlo.select %iterArg, %228, %iterArg_61 : tensor<3xi1>, tensor<3xf32>
      %246 = stablehlo.select %iterArg, %231, %iterArg_62 : tensor<3xi1>, tensor<3xf32>
      %247 = stablehlo.select %iterArg, %198, %iterArg_63 : tensor<3xi1>, tensor<3xf32>
      stablehlo.return %234, %235, %236, %237, %238, %159, %239, %240, %241, %242, %243, %244, %245, %246, %247 : tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
    }
    %55 = stablehlo.multiply %54#1, %30 : tensor<3xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %57 = stablehlo.subtract %56, %55 : tensor<3xf32>
    %58 = stablehlo.not %20 : tensor<3xi1>
    %59 = stablehlo.and %34, %58 : tensor<3xi1>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %64:7 = stablehlo.while(%iterArg = %59, %iterArg_50 = %arg0, %iterArg_51 = %60, %iterArg_52 = %61, %iterArg_53 = %arg1, %iterArg_54 = %62, %iterArg_55 = %63) : tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %159 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %159 : tensor<i1>
    } do {
      %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %159 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %160 = stablehlo.add %iterArg_50, %159 : tensor<3xf32>
      %161 = stablehlo.divide %iterArg_53, %160 : tensor<3xf32>
      %162 = stablehlo.multiply %iterArg_54, %161 : tensor<3xf32>
      %163 = stablehlo.multiply %iterArg_51, %iterArg_53 : tensor<3xf32>
      %164 = stablehlo.multiply %160, %160 : tensor<3xf32>
      %165 = stablehlo.divide %163, %164 : tensor<3xf32>
      %166 = stablehlo.subtract %162, %165 : tensor<3xf32>
      %167 = stablehlo.add %iterArg_55, %166 : tensor<3xf32>
      %168 = stablehlo.divide %iterArg_53, %160 : tensor<3xf32>
      %169 = stablehlo.multiply %iterArg_51, %168 : tensor<3xf32>
      %170 = stablehlo.add %iterArg_52, %169 : tensor<3xf32>
      %171 = stablehlo.divide %169, %170 : tensor<3xf32>
      %cst_57 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %172 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %173 = stablehlo.compare GT, %171, %172, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %174 = stablehlo.and %iterArg, %173 : tensor<3xi1>
      %175 = stablehlo.select %iterArg, %160, %iterArg_50 : tensor<3xi1>, tensor<3xf32>
      %176 = stablehlo.select %iterArg, %169, %iterArg_51 : tensor<3xi1>, tensor<3xf32>
      %177 = stablehlo.select %iterArg, %170, %iterArg_52 : tensor<3xi1>, tensor<3xf32>
      %178 = stablehlo.select %iterArg, %iterArg_53, %iterArg_53 : tensor<3xi1>, tensor<3xf32>
      %179 = stablehlo.select %iterArg, %166, %iterArg_54 : tensor<3xi1>, tensor<3xf32>
      %180 = stablehlo.select %iterArg, %167, %iterArg_55 : tensor<3xi1>, tensor<3xf32>
      stablehlo.return %174, %175, %176, %177, %178, %179, %180 : tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
    }
    %65 = stablehlo.multiply %64#3, %30 : tensor<3xf32>
    %66 = stablehlo.divide %65, %arg0 : tensor<3xf32>
    %67 = stablehlo.select %20, %57, %66 : tensor<3xi1>, tensor<3xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %69 = stablehlo.select %8, %68, %67 : tensor<3xi1>, tensor<3xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %71 = stablehlo.select %4, %70, %69 : tensor<3xi1>, tensor<3xf32>
    %cst_22 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %73 = stablehlo.select %16, %72, %71 : tensor<3xi1>, tensor<3xf32>
    %74 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %75 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %76 = stablehlo.or %74, %75 : tensor<3xi1>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %78 = stablehlo.compare EQ, %arg0, %77, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %80 = stablehlo.compare EQ, %arg1, %79, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_25 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %82 = stablehlo.compare EQ, %arg1, %81, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %84 = stablehlo.compare LT, %arg1, %83, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %86 = stablehlo.compare LT, %arg0, %85, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %87 = stablehlo.and %78, %80 : tensor<3xi1>
    %88 = stablehlo.or %84, %86 : tensor<3xi1>
    %89 = stablehlo.or %88, %87 : tensor<3xi1>
    %90 = stablehlo.or %89, %76 : tensor<3xi1>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %92 = stablehlo.compare LT, %arg1, %91, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %93 = stablehlo.compare LT, %arg1, %arg0, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %94 = stablehlo.or %92, %93 : tensor<3xi1>
    %95 = stablehlo.log %arg1 : tensor<3xf32>
    %96 = stablehlo.multiply %arg0, %95 : tensor<3xf32>
    %97 = stablehlo.subtract %96, %arg1 : tensor<3xf32>
    %98 = chlo.lgamma %arg0 : tensor<3xf32> -> tensor<3xf32>
    %99 = stablehlo.subtract %97, %98 : tensor<3xf32>
    %cst_29 = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
    %100 = stablehlo.log %cst_29 : tensor<f32>
    %101 = stablehlo.negate %100 : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %103 = stablehlo.compare LT, %99, %102, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %104 = stablehlo.or %90, %103 : tensor<3xi1>
    %105 = stablehlo.or %104, %82 : tensor<3xi1>
    %106 = stablehlo.or %105, %78 : tensor<3xi1>
    %107 = stablehlo.not %106 : tensor<3xi1>
    %108 = stablehlo.exponential %99 : tensor<3xf32>
    %109 = stablehlo.and %107, %94 : tensor<3xi1>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %114:7 = stablehlo.while(%iterArg = %109, %iterArg_50 = %arg0, %iterArg_51 = %110, %iterArg_52 = %111, %iterArg_53 = %arg1, %iterArg_54 = %112, %iterArg_55 = %113) : tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %159 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %159 : tensor<i1>
    } do {
      %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %159 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %160 = stablehlo.add %iterArg_50, %159 : tensor<3xf32>
      %161 = stablehlo.divide %iterArg_53, %160 : tensor<3xf32>
      %162 = stablehlo.multiply %iterArg_54, %161 : tensor<3xf32>
      %163 = stablehlo.multiply %iterArg_51, %iterArg_53 : tensor<3xf32>
      %164 = stablehlo.multiply %160, %160 : tensor<3xf32>
      %165 = stablehlo.divide %163, %164 : tensor<3xf32>
      %166 = stablehlo.subtract %162, %165 : tensor<3xf32>
      %167 = stablehlo.add %iterArg_55, %166 : tensor<3xf32>
      %168 = stablehlo.divide %iterArg_53, %160 : tensor<3xf32>
      %169 = stablehlo.multiply %iterArg_51, %168 : tensor<3xf32>
      %170 = stablehlo.add %iterArg_52, %169 : tensor<3xf32>
      %171 = stablehlo.divide %169, %170 : tensor<3xf32>
      %cst_57 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %172 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %173 = stablehlo.compare GT, %171, %172, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %174 = stablehlo.and %iterArg, %173 : tensor<3xi1>
      %175 = stablehlo.select %iterArg, %160, %iterArg_50 : tensor<3xi1>, tensor<3xf32>
      %176 = stablehlo.select %iterArg, %169, %iterArg_51 : tensor<3xi1>, tensor<3xf32>
      %177 = stablehlo.select %iterArg, %170, %iterArg_52 : tensor<3xi1>, tensor<3xf32>
      %178 = stablehlo.select %iterArg, %iterArg_53, %iterArg_53 : tensor<3xi1>, tensor<3xf32>
      %179 = stablehlo.select %iterArg, %166, %iterArg_54 : tensor<3xi1>, tensor<3xf32>
      %180 = stablehlo.select %iterArg, %167, %iterArg_55 : tensor<3xi1>, tensor<3xf32>
      stablehlo.return %174, %175, %176, %177, %178, %179, %180 : tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
    }
    %115 = stablehlo.multiply %114#3, %108 : tensor<3xf32>
    %116 = stablehlo.divide %115, %arg0 : tensor<3xf32>
    %117 = stablehlo.not %94 : tensor<3xi1>
    %118 = stablehlo.and %107, %117 : tensor<3xi1>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %120 = stablehlo.subtract %119, %arg0 : tensor<3xf32>
    %121 = stablehlo.add %arg1, %120 : tensor<3xf32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %123 = stablehlo.add %121, %122 : tensor<3xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %126 = stablehlo.add %arg1, %125 : tensor<3xf32>
    %127 = stablehlo.multiply %123, %arg1 : tensor<3xf32>
    %128 = stablehlo.divide %126, %127 : tensor<3xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %133 = stablehlo.negate %arg1 : tensor<3xf32>
    %134 = stablehlo.multiply %128, %133 : tensor<3xf32>
    %135 = stablehlo.subtract %132, %134 : tensor<3xf32>
    %136 = stablehlo.divide %135, %127 : tensor<3xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137:15 = stablehlo.while(%iterArg = %118, %iterArg_50 = %128, %iterArg_51 = %129, %iterArg_52 = %120, %iterArg_53 = %123, %iterArg_54 = %cst_42, %iterArg_55 = %126, %iterArg_56 = %127, %iterArg_57 = %124, %iterArg_58 = %arg1, %iterArg_59 = %130, %iterArg_60 = %131, %iterArg_61 = %132, %iterArg_62 = %133, %iterArg_63 = %136) : tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
    cond {
      %cst_64 = stablehlo.constant dense<2.000000e+03> : tensor<f32>
      %159 = stablehlo.compare LT, %iterArg_54, %cst_64, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %160 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %161 = stablehlo.and %159, %160 : tensor<i1>
      stablehlo.return %161 : tensor<i1>
    } do {
      %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %159 = stablehlo.add %iterArg_54, %cst_64 : tensor<f32>
      %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %160 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %161 = stablehlo.add %iterArg_52, %160 : tensor<3xf32>
      %cst_66 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %162 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %163 = stablehlo.add %iterArg_53, %162 : tensor<3xf32>
      %164 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %165 = stablehlo.multiply %161, %164 : tensor<3xf32>
      %166 = stablehlo.multiply %iterArg_55, %163 : tensor<3xf32>
      %167 = stablehlo.multiply %iterArg_57, %165 : tensor<3xf32>
      %168 = stablehlo.subtract %166, %167 : tensor<3xf32>
      %169 = stablehlo.multiply %iterArg_56, %163 : tensor<3xf32>
      %170 = stablehlo.multiply %iterArg_58, %165 : tensor<3xf32>
      %171 = stablehlo.subtract %169, %170 : tensor<3xf32>
      %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %172 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %173 = stablehlo.compare NE, %171, %172, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %174 = stablehlo.divide %168, %171 : tensor<3xf32>
      %175 = stablehlo.subtract %iterArg_50, %174 : tensor<3xf32>
      %176 = stablehlo.divide %175, %174 : tensor<3xf32>
      %177 = stablehlo.abs %176 : tensor<3xf32>
      %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %178 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %179 = stablehlo.select %173, %177, %178 : tensor<3xi1>, tensor<3xf32>
      %180 = stablehlo.select %173, %174, %iterArg_50 : tensor<3xi1>, tensor<3xf32>
      %181 = stablehlo.multiply %iterArg_61, %163 : tensor<3xf32>
      %182 = stablehlo.subtract %181, %iterArg_55 : tensor<3xf32>
      %183 = stablehlo.multiply %iterArg_59, %165 : tensor<3xf32>
      %184 = stablehlo.subtract %182, %183 : tensor<3xf32>
      %185 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %186 = stablehlo.multiply %iterArg_57, %185 : tensor<3xf32>
      %187 = stablehlo.add %184, %186 : tensor<3xf32>
      %188 = stablehlo.multiply %iterArg_62, %163 : tensor<3xf32>
      %189 = stablehlo.subtract %188, %iterArg_56 : tensor<3xf32>
      %190 = stablehlo.multiply %iterArg_60, %165 : tensor<3xf32>
      %191 = stablehlo.subtract %189, %190 : tensor<3xf32>
      %192 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %193 = stablehlo.multiply %iterArg_58, %192 : tensor<3xf32>
      %194 = stablehlo.add %191, %193 : tensor<3xf32>
      %195 = stablehlo.multiply %180, %194 : tensor<3xf32>
      %196 = stablehlo.subtract %187, %195 : tensor<3xf32>
      %197 = stablehlo.divide %196, %171 : tensor<3xf32>
      %198 = stablehlo.select %173, %197, %iterArg_63 : tensor<3xi1>, tensor<3xf32>
      %199 = stablehlo.subtract %198, %iterArg_63 : tensor<3xf32>
      %200 = stablehlo.abs %199 : tensor<3xf32>
      %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %201 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %202 = stablehlo.select %173, %200, %201 : tensor<3xi1>, tensor<3xf32>
      %203 = stablehlo.abs %168 : tensor<3xf32>
      %cst_70 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %cst_71 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %204 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<f32>
      %205 = stablehlo.divide %204, %cst_70 : tensor<f32>
      %206 = stablehlo.broadcast_in_dim %205, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %207 = stablehlo.compare GT, %203, %206, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %cst_72 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %208 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %209 = stablehlo.multiply %iterArg_55, %208 : tensor<3xf32>
      %210 = stablehlo.select %207, %209, %iterArg_55 : tensor<3xi1>, tensor<3xf32>
      %cst_73 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %211 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %212 = stablehlo.multiply %168, %211 : tensor<3xf32>
      %213 = stablehlo.select %207, %212, %168 : tensor<3xi1>, tensor<3xf32>
      %cst_74 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %214 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %215 = stablehlo.multiply %iterArg_56, %214 : tensor<3xf32>
      %216 = stablehlo.select %207, %215, %iterArg_56 : tensor<3xi1>, tensor<3xf32>
      %cst_75 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %217 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %218 = stablehlo.multiply %171, %217 : tensor<3xf32>
      %219 = stablehlo.select %207, %218, %171 : tensor<3xi1>, tensor<3xf32>
      %cst_76 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %220 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %221 = stablehlo.multiply %iterArg_61, %220 : tensor<3xf32>
      %222 = stablehlo.select %207, %221, %iterArg_61 : tensor<3xi1>, tensor<3xf32>
      %cst_77 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %223 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %224 = stablehlo.multiply %iterArg_62, %223 : tensor<3xf32>
      %225 = stablehlo.select %207, %224, %iterArg_62 : tensor<3xi1>, tensor<3xf32>
      %cst_78 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %226 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %227 = stablehlo.multiply %187, %226 : tensor<3xf32>
      %228 = stablehlo.select %207, %227, %187 : tensor<3xi1>, tensor<3xf32>
      %cst_79 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %229 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %230 = stablehlo.multiply %194, %229 : tensor<3xf32>
      %231 = stablehlo.select %207, %230, %194 : tensor<3xi1>, tensor<3xf32>
      %cst_80 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %232 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %233 = stablehlo.compare GT, %179, %232, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %234 = stablehlo.and %iterArg, %233 : tensor<3xi1>
      %235 = stablehlo.select %iterArg, %180, %iterArg_50 : tensor<3xi1>, tensor<3xf32>
      %236 = stablehlo.select %iterArg, %179, %iterArg_51 : tensor<3xi1>, tensor<3xf32>
      %237 = stablehlo.select %iterArg, %161, %iterArg_52 : tensor<3xi1>, tensor<3xf32>
      %238 = stablehlo.select %iterArg, %163, %iterArg_53 : tensor<3xi1>, tensor<3xf32>
      %239 = stablehlo.select %iterArg, %213, %iterArg_55 : tensor<3xi1>, tensor<3xf32>
      %240 = stablehlo.select %iterArg, %219, %iterArg_56 : tensor<3xi1>, tensor<3xf32>
      %241 = stablehlo.select %iterArg, %210, %iterArg_57 : tensor<3xi1>, tensor<3xf32>
      %242 = stablehlo.select %iterArg, %216, %iterArg_58 : tensor<3xi1>, tensor<3xf32>
      %243 = stablehlo.select %iterArg, %222, %iterArg_59 : tensor<3xi1>, tensor<3xf32>
      %244 = stablehlo.select %iterArg, %225, %iterArg_60 : tensor<3xi1>, tensor<3xf32>
      %245 = stablehlo.select %iterArg, %228, %iterArg_61 : tensor<3xi1>, tensor<3xf32>
      %246 = stablehlo.select %iterArg, %231, %iterArg_62 : tensor<3xi1>, tensor<3xf32>
      %247 = stablehlo.select %iterArg, %198, %iterArg_63 : tensor<3xi1>, tensor<3xf32>
      stablehlo.return %234, %235, %236, %237, %238, %159, %239, %240, %241, %242, %243, %244, %245, %246, %247 : tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
    }
    %138 = stablehlo.multiply %137#1, %108 : tensor<3xf32>
    %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %140 = stablehlo.subtract %139, %116 : tensor<3xf32>
    %141 = stablehlo.select %94, %140, %138 : tensor<3xi1>, tensor<3xf32>
    %142 = stablehlo.or %82, %78 : tensor<3xi1>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %144 = stablehlo.select %142, %143, %141 : tensor<3xi1>, tensor<3xf32>
    %cst_45 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %146 = stablehlo.select %90, %145, %144 : tensor<3xi1>, tensor<3xf32>
    %cst_46 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %148 = stablehlo.multiply %147, %146 : tensor<3xf32>
    %149 = stablehlo.iota dim = 0 : tensor<3xf32>
    %150 = stablehlo.cosine %149 : tensor<3xf32>
    %151 = stablehlo.multiply %73, %150 : tensor<3xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.reduce(%151 init: %cst_47) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.add %cst_48, %152 : tensor<f32>
    %154 = stablehlo.iota dim = 0 : tensor<3xf32>
    %155 = stablehlo.cosine %154 : tensor<3xf32>
    %156 = stablehlo.multiply %148, %155 : tensor<3xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.reduce(%156 init: %cst_49) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %158 = stablehlo.add %153, %157 : tensor<f32>
    return %158 : tensor<f32>
  }
}
// -----
// gammainc_where_pieces_meet
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<3xf32>, tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x000000400000204100004040"> : tensor<3xf32>
    %1 = stablehlo.constant dense<"0x00000000000000000000803F"> : tensor<3xf32>
    return %0, %1 : tensor<3xf32>, tensor<3xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<3xf32>, tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0xD5071240"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0000000000000000C37635BD"> : tensor<3xf32>
    %2 = stablehlo.constant dense<"0x00000000000000001BC49C3D"> : tensor<3xf32>
    return %0, %1, %2 : tensor<f32>, tensor<3xf32>, tensor<3xf32>
  }
  func.func public @loss(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %2 = stablehlo.or %0, %1 : tensor<3xi1>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %4 = stablehlo.compare EQ, %arg1, %3, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %6 = stablehlo.compare EQ, %arg0, %5, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %8 = stablehlo.compare EQ, %arg1, %7, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %10 = stablehlo.compare LT, %arg1, %9, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %12 = stablehlo.compare LT, %arg0, %11, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %13 = stablehlo.and %6, %8 : tensor<3xi1>
    %14 = stablehlo.or %10, %12 : tensor<3xi1>
    %15 = stablehlo.or %14, %13 : tensor<3xi1>
    %16 = stablehlo.or %15, %2 : tensor<3xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %18 = stablehlo.compare GE, %arg1, %17, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %19 = stablehlo.compare GT, %arg1, %arg0, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %20 = stablehlo.and %18, %19 : tensor<3xi1>
    %21 = stablehlo.log %arg1 : tensor<3xf32>
    %22 = stablehlo.multiply %arg0, %21 : tensor<3xf32>
    %23 = stablehlo.subtract %22, %arg1 : tensor<3xf32>
    %24 = chlo.lgamma %arg0 : tensor<3xf32> -> tensor<3xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<3xf32>
    %cst_5 = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
    %26 = stablehlo.log %cst_5 : tensor<f32>
    %27 = stablehlo.negate %26 : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %29 = stablehlo.compare LT, %25, %28, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %30 = stablehlo.exponential %25 : tensor<3xf32>
    %31 = stablehlo.or %8, %16 : tensor<3xi1>
    %32 = stablehlo.or %31, %29 : tensor<3xi1>
    %33 = stablehlo.or %32, %4 : tensor<3xi1>
    %34 = stablehlo.not %33 : tensor<3xi1>
    %35 = stablehlo.and %34, %20 : tensor<3xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %37 = stablehlo.subtract %36, %arg0 : tensor<3xf32>
    %38 = stablehlo.add %arg1, %37 : tensor<3xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %40 = stablehlo.add %38, %39 : tensor<3xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %43 = stablehlo.add %arg1, %42 : tensor<3xf32>
    %44 = stablehlo.multiply %40, %arg1 : tensor<3xf32>
    %45 = stablehlo.divide %43, %44 : tensor<3xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %50 = stablehlo.negate %arg1 : tensor<3xf32>
    %51 = stablehlo.multiply %45, %50 : tensor<3xf32>
    %52 = stablehlo.subtract %49, %51 : tensor<3xf32>
    %53 = stablehlo.divide %52, %44 : tensor<3xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54:15 = stablehlo.while(%iterArg = %35, %iterArg_50 = %45, %iterArg_51 = %46, %iterArg_52 = %37, %iterArg_53 = %40, %iterArg_54 = %cst_14, %iterArg_55 = %43, %iterArg_56 = %44, %iterArg_57 = %41, %iterArg_58 = %arg1, %iterArg_59 = %47, %iterArg_60 = %48, %iterArg_61 = %49, %iterArg_62 = %50, %iterArg_63 = %53) : tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
    cond {
      %cst_64 = stablehlo.constant dense<2.000000e+03> : tensor<f32>
      %159 = stablehlo.compare LT, %iterArg_54, %cst_64, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %160 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %161 = stablehlo.and %159, %160 : tensor<i1>
      stablehlo.return %161 : tensor<i1>
    } do {
      %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %159 = stablehlo.add %iterArg_54, %cst_64 : tensor<f32>
      %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %160 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %161 = stablehlo.add %iterArg_52, %160 : tensor<3xf32>
      %cst_66 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %162 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %163 = stablehlo.add %iterArg_53, %162 : tensor<3xf32>
      %164 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %165 = stablehlo.multiply %161, %164 : tensor<3xf32>
      %166 = stablehlo.multiply %iterArg_55, %163 : tensor<3xf32>
      %167 = stablehlo.multiply %iterArg_57, %165 : tensor<3xf32>
      %168 = stablehlo.subtract %166, %167 : tensor<3xf32>
      %169 = stablehlo.multiply %iterArg_56, %163 : tensor<3xf32>
      %170 = stablehlo.multiply %iterArg_58, %165 : tensor<3xf32>
      %171 = stablehlo.subtract %169, %170 : tensor<3xf32>
      %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %172 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %173 = stablehlo.compare NE, %171, %172, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %174 = stablehlo.divide %168, %171 : tensor<3xf32>
      %175 = stablehlo.subtract %iterArg_50, %174 : tensor<3xf32>
      %176 = stablehlo.divide %175, %174 : tensor<3xf32>
      %177 = stablehlo.abs %176 : tensor<3xf32>
      %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %178 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %179 = stablehlo.select %173, %177, %178 : tensor<3xi1>, tensor<3xf32>
      %180 = stablehlo.select %173, %174, %iterArg_50 : tensor<3xi1>, tensor<3xf32>
      %181 = stablehlo.multiply %iterArg_61, %163 : tensor<3xf32>
      %182 = stablehlo.subtract %181, %iterArg_55 : tensor<3xf32>
      %183 = stablehlo.multiply %iterArg_59, %165 : tensor<3xf32>
      %184 = stablehlo.subtract %182, %183 : tensor<3xf32>
      %185 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %186 = stablehlo.multiply %iterArg_57, %185 : tensor<3xf32>
      %187 = stablehlo.add %184, %186 : tensor<3xf32>
      %188 = stablehlo.multiply %iterArg_62, %163 : tensor<3xf32>
      %189 = stablehlo.subtract %188, %iterArg_56 : tensor<3xf32>
      %190 = stablehlo.multiply %iterArg_60, %165 : tensor<3xf32>
      %191 = stablehlo.subtract %189, %190 : tensor<3xf32>
      %192 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %193 = stablehlo.multiply %iterArg_58, %192 : tensor<3xf32>
      %194 = stablehlo.add %191, %193 : tensor<3xf32>
      %195 = stablehlo.multiply %180, %194 : tensor<3xf32>
      %196 = stablehlo.subtract %187, %195 : tensor<3xf32>
      %197 = stablehlo.divide %196, %171 : tensor<3xf32>
      %198 = stablehlo.select %173, %197, %iterArg_63 : tensor<3xi1>, tensor<3xf32>
      %199 = stablehlo.subtract %198, %iterArg_63 : tensor<3xf32>
      %200 = stablehlo.abs %199 : tensor<3xf32>
      %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %201 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %202 = stablehlo.select %173, %200, %201 : tensor<3xi1>, tensor<3xf32>
      %203 = stablehlo.abs %168 : tensor<3xf32>
      %cst_70 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %cst_71 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %204 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<f32>
      %205 = stablehlo.divide %204, %cst_70 : tensor<f32>
      %206 = stablehlo.broadcast_in_dim %205, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %207 = stablehlo.compare GT, %203, %206, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %cst_72 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %208 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %209 = stablehlo.multiply %iterArg_55, %208 : tensor<3xf32>
      %210 = stablehlo.select %207, %209, %iterArg_55 : tensor<3xi1>, tensor<3xf32>
      %cst_73 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %211 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %212 = stablehlo.multiply %168, %211 : tensor<3xf32>
      %213 = stablehlo.select %207, %212, %168 : tensor<3xi1>, tensor<3xf32>
      %cst_74 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %214 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %215 = stablehlo.multiply %iterArg_56, %214 : tensor<3xf32>
      %216 = stablehlo.select %207, %215, %iterArg_56 : tensor<3xi1>, tensor<3xf32>
      %cst_75 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %217 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %218 = stablehlo.multiply %171, %217 : tensor<3xf32>
      %219 = stablehlo.select %207, %218, %171 : tensor<3xi1>, tensor<3xf32>
      %cst_76 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %220 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %221 = stablehlo.multiply %iterArg_61, %220 : tensor<3xf32>
      %222 = stablehlo.select %207, %221, %iterArg_61 : tensor<3xi1>, tensor<3xf32>
      %cst_77 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %223 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %224 = stablehlo.multiply %iterArg_62, %223 : tensor<3xf32>
      %225 = stablehlo.select %207, %224, %iterArg_62 : tensor<3xi1>, tensor<3xf32>
      %cst_78 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %226 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %227 = stablehlo.multiply %187, %226 : tensor<3xf32>
      %228 = stablehlo.select %207, %227, %187 : tensor<3xi1>, tensor<3xf32>
      %cst_79 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %229 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %230 = stablehlo.multiply %194, %229 : tensor<3xf32>
      %231 = stablehlo.select %207, %230, %194 : tensor<3xi1>, tensor<3xf32>
      %cst_80 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %232 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %233 = stablehlo.compare GT, %179, %232, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %234 = stablehlo.and %iterArg, %233 : tensor<3xi1>
      %235 = stablehlo.select %iterArg, %180, %iterArg_50 : tensor<3xi1>, tensor<3xf32>
      %236 = stablehlo.select %iterArg, %179, %iterArg_51 : tensor<3xi1>, tensor<3xf32>
      %237 = stablehlo.select %iterArg, %161, %iterArg_52 : tensor<3xi1>, tensor<3xf32>
      %238 = stablehlo.select %iterArg, %163, %iterArg_53 : tensor<3xi1>, tensor<3xf32>
      %239 = stablehlo.select %iterArg, %213, %iterArg_55 : tensor<3xi1>, tensor<3xf32>
      %240 = stablehlo.select %iterArg, %219, %iterArg_56 : tensor<3xi1>, tensor<3xf32>
      %241 = stablehlo.select %iterArg, %210, %iterArg_57 : tensor<3xi1>, tensor<3xf32>
      %242 = stablehlo.select %iterArg, %216, %iterArg_58 : tensor<3xi1>, tensor<3xf32>
      %243 = stablehlo.select %iterArg, %222, %iterArg_59 : tensor<3xi1>, tensor<3xf32>
      %244 = stablehlo.select %iterArg, %225, %iterArg_60 : tensor<3xi1>, tensor<3xf32>
      %245 = stablehlo.select %iterArg, %228, %iterArg_61 : tensor<3xi1>, tensor<3xf32>
      %246 = stablehlo.select %iterArg, %231, %iterArg_62 : tensor<3xi1>, tensor<3xf32>
      %247 = stablehlo.select %iterArg, %198, %iterArg_63 : tensor<3xi1>, tensor<3xf32>
      stablehlo.return %234, %235, %236, %237, %238, %159, %239, %240, %241, %242, %243, %244, %245, %246, %247 : tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
    }
    %55 = stablehlo.multiply %54#1, %30 : tensor<3xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %57 = stablehlo.subtract %56, %55 : tensor<3xf32>
    %58 = stablehlo.not %20 : tensor<3xi1>
    %59 = stablehlo.and %34, %58 : tensor<3xi1>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %64:7 = stablehlo.while(%iterArg = %59, %iterArg_50 = %arg0, %iterArg_51 = %60, %iterArg_52 = %61, %iterArg_53 = %arg1, %iterArg_54 = %62, %iterArg_55 = %63) : tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %159 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %159 : tensor<i1>
    } do {
      %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %159 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %160 = stablehlo.add %iterArg_50, %159 : tensor<3xf32>
      %161 = stablehlo.divide %iterArg_53, %160 : tensor<3xf32>
      %162 = stablehlo.multiply %iterArg_54, %161 : tensor<3xf32>
      %163 = stablehlo.multiply %iterArg_51, %iterArg_53 : tensor<3xf32>
      %164 = stablehlo.multiply %160, %160 : tensor<3xf32>
      %165 = stablehlo.divide %163, %164 : tensor<3xf32>
      %166 = stablehlo.subtract %162, %165 : tensor<3xf32>
      %167 = stablehlo.add %iterArg_55, %166 : tensor<3xf32>
      %168 = stablehlo.divide %iterArg_53, %160 : tensor<3xf32>
      %169 = stablehlo.multiply %iterArg_51, %168 : tensor<3xf32>
      %170 = stablehlo.add %iterArg_52, %169 : tensor<3xf32>
      %171 = stablehlo.divide %169, %170 : tensor<3xf32>
      %cst_57 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %172 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %173 = stablehlo.compare GT, %171, %172, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %174 = stablehlo.and %iterArg, %173 : tensor<3xi1>
      %175 = stablehlo.select %iterArg, %160, %iterArg_50 : tensor<3xi1>, tensor<3xf32>
      %176 = stablehlo.select %iterArg, %169, %iterArg_51 : tensor<3xi1>, tensor<3xf32>
      %177 = stablehlo.select %iterArg, %170, %iterArg_52 : tensor<3xi1>, tensor<3xf32>
      %178 = stablehlo.select %iterArg, %iterArg_53, %iterArg_53 : tensor<3xi1>, tensor<3xf32>
      %179 = stablehlo.select %iterArg, %166, %iterArg_54 : tensor<3xi1>, tensor<3xf32>
      %180 = stablehlo.select %iterArg, %167, %iterArg_55 : tensor<3xi1>, tensor<3xf32>
      stablehlo.return %174, %175, %176, %177, %178, %179, %180 : tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
    }
    %65 = stablehlo.multiply %64#3, %30 : tensor<3xf32>
    %66 = stablehlo.divide %65, %arg0 : tensor<3xf32>
    %67 = stablehlo.select %20, %57, %66 : tensor<3xi1>, tensor<3xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %69 = stablehlo.select %8, %68, %67 : tensor<3xi1>, tensor<3xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %71 = stablehlo.select %4, %70, %69 : tensor<3xi1>, tensor<3xf32>
    %cst_22 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %73 = stablehlo.select %16, %72, %71 : tensor<3xi1>, tensor<3xf32>
    %74 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %75 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %76 = stablehlo.or %74, %75 : tensor<3xi1>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %78 = stablehlo.compare EQ, %arg0, %77, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %80 = stablehlo.compare EQ, %arg1, %79, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_25 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %82 = stablehlo.compare EQ, %arg1, %81, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %84 = stablehlo.compare LT, %arg1, %83, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %86 = stablehlo.compare LT, %arg0, %85, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %87 = stablehlo.and %78, %80 : tensor<3xi1>
    %88 = stablehlo.or %84, %86 : tensor<3xi1>
    %89 = stablehlo.or %88, %87 : tensor<3xi1>
    %90 = stablehlo.or %89, %76 : tensor<3xi1>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %92 = stablehlo.compare LT, %arg1, %91, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %93 = stablehlo.compare LT, %arg1, %arg0, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %94 = stablehlo.or %92, %93 : tensor<3xi1>
    %95 = stablehlo.log %arg1 : tensor<3xf32>
    %96 = stablehlo.multiply %arg0, %95 : tensor<3xf32>
    %97 = stablehlo.subtract %96, %arg1 : tensor<3xf32>
    %98 = chlo.lgamma %arg0 : tensor<3xf32> -> tensor<3xf32>
    %99 = stablehlo.subtract %97, %98 : tensor<3xf32>
    %cst_29 = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
    %100 = stablehlo.log %cst_29 : tensor<f32>
    %101 = stablehlo.negate %100 : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %103 = stablehlo.compare LT, %99, %102, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %104 = stablehlo.or %90, %103 : tensor<3xi1>
    %105 = stablehlo.or %104, %82 : tensor<3xi1>
    %106 = stablehlo.or %105, %78 : tensor<3xi1>
    %107 = stablehlo.not %106 : tensor<3xi1>
    %108 = stablehlo.exponential %99 : tensor<3xf32>
    %109 = stablehlo.and %107, %94 : tensor<3xi1>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %114:7 = stablehlo.while(%iterArg = %109, %iterArg_50 = %arg0, %iterArg_51 = %110, %iterArg_52 = %111, %iterArg_53 = %arg1, %iterArg_54 = %112, %iterArg_55 = %113) : tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %159 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %159 : tensor<i1>
    } do {
      %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %159 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %160 = stablehlo.add %iterArg_50, %159 : tensor<3xf32>
      %161 = stablehlo.divide %iterArg_53, %160 : tensor<3xf32>
      %162 = stablehlo.multiply %iterArg_54, %161 : tensor<3xf32>
      %163 = stablehlo.multiply %iterArg_51, %iterArg_53 : tensor<3xf32>
      %164 = stablehlo.multiply %160, %160 : tensor<3xf32>
      %165 = stablehlo.divide %163, %164 : tensor<3xf32>
      %166 = stablehlo.subtract %162, %165 : tensor<3xf32>
      %167 = stablehlo.add %iterArg_55, %166 : tensor<3xf32>
      %168 = stablehlo.divide %iterArg_53, %160 : tensor<3xf32>
      %169 = stablehlo.multiply %iterArg_51, %168 : tensor<3xf32>
      %170 = stablehlo.add %iterArg_52, %169 : tensor<3xf32>
      %171 = stablehlo.divide %169, %170 : tensor<3xf32>
      %cst_57 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %172 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %173 = stablehlo.compare GT, %171, %172, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %174 = stablehlo.and %iterArg, %173 : tensor<3xi1>
      %175 = stablehlo.select %iterArg, %160, %iterArg_50 : tensor<3xi1>, tensor<3xf32>
      %176 = stablehlo.select %iterArg, %169, %iterArg_51 : tensor<3xi1>, tensor<3xf32>
      %177 = stablehlo.select %iterArg, %170, %iterArg_52 : tensor<3xi1>, tensor<3xf32>
      %178 = stablehlo.select %iterArg, %iterArg_53, %iterArg_53 : tensor<3xi1>, tensor<3xf32>
      %179 = stablehlo.select %iterArg, %166, %iterArg_54 : tensor<3xi1>, tensor<3xf32>
      %180 = stablehlo.select %iterArg, %167, %iterArg_55 : tensor<3xi1>, tensor<3xf32>
      stablehlo.return %174, %175, %176, %177, %178, %179, %180 : tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
    }
    %115 = stablehlo.multiply %114#3, %108 : tensor<3xf32>
    %116 = stablehlo.divide %115, %arg0 : tensor<3xf32>
    %117 = stablehlo.not %94 : tensor<3xi1>
    %118 = stablehlo.and %107, %117 : tensor<3xi1>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %120 = stablehlo.subtract %119, %arg0 : tensor<3xf32>
    %121 = stablehlo.add %arg1, %120 : tensor<3xf32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %123 = stablehlo.add %121, %122 : tensor<3xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %126 = stablehlo.add %arg1, %125 : tensor<3xf32>
    %127 = stablehlo.multiply %123, %arg1 : tensor<3xf32>
    %128 = stablehlo.divide %126, %127 : tensor<3xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %133 = stablehlo.negate %arg1 : tensor<3xf32>
    %134 = stablehlo.multiply %128, %133 : tensor<3xf32>
    %135 = stablehlo.subtract %132, %134 : tensor<3xf32>
    %136 = stablehlo.divide %135, %127 : tensor<3xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137:15 = stablehlo.while(%iterArg = %118, %iterArg_50 = %128, %iterArg_51 = %129, %iterArg_52 = %120, %iterArg_53 = %123, %iterArg_54 = %cst_42, %iterArg_55 = %126, %iterArg_56 = %127, %iterArg_57 = %124, %iterArg_58 = %arg1, %iterArg_59 = %130, %iterArg_60 = %131, %iterArg_61 = %132, %iterArg_62 = %133, %iterArg_63 = %136) : tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
    cond {
      %cst_64 = stablehlo.constant dense<2.000000e+03> : tensor<f32>
      %159 = stablehlo.compare LT, %iterArg_54, %cst_64, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %160 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %161 = stablehlo.and %159, %160 : tensor<i1>
      stablehlo.return %161 : tensor<i1>
    } do {
      %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %159 = stablehlo.add %iterArg_54, %cst_64 : tensor<f32>
      %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %160 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %161 = stablehlo.add %iterArg_52, %160 : tensor<3xf32>
      %cst_66 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %162 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %163 = stablehlo.add %iterArg_53, %162 : tensor<3xf32>
      %164 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %165 = stablehlo.multiply %161, %164 : tensor<3xf32>
      %166 = stablehlo.multiply %iterArg_55, %163 : tensor<3xf32>
      %167 = stablehlo.multiply %iterArg_57, %165 : tensor<3xf32>
      %168 = stablehlo.subtract %166, %167 : tensor<3xf32>
      %169 = stablehlo.multiply %iterArg_56, %163 : tensor<3xf32>
      %170 = stablehlo.multiply %iterArg_58, %165 : tensor<3xf32>
      %171 = stablehlo.subtract %169, %170 : tensor<3xf32>
      %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %172 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %173 = stablehlo.compare NE, %171, %172, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %174 = stablehlo.divide %168, %171 : tensor<3xf32>
      %175 = stablehlo.subtract %iterArg_50, %174 : tensor<3xf32>
      %176 = stablehlo.divide %175, %174 : tensor<3xf32>
      %177 = stablehlo.abs %176 : tensor<3xf32>
      %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %178 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %179 = stablehlo.select %173, %177, %178 : tensor<3xi1>, tensor<3xf32>
      %180 = stablehlo.select %173, %174, %iterArg_50 : tensor<3xi1>, tensor<3xf32>
      %181 = stablehlo.multiply %iterArg_61, %163 : tensor<3xf32>
      %182 = stablehlo.subtract %181, %iterArg_55 : tensor<3xf32>
      %183 = stablehlo.multiply %iterArg_59, %165 : tensor<3xf32>
      %184 = stablehlo.subtract %182, %183 : tensor<3xf32>
      %185 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %186 = stablehlo.multiply %iterArg_57, %185 : tensor<3xf32>
      %187 = stablehlo.add %184, %186 : tensor<3xf32>
      %188 = stablehlo.multiply %iterArg_62, %163 : tensor<3xf32>
      %189 = stablehlo.subtract %188, %iterArg_56 : tensor<3xf32>
      %190 = stablehlo.multiply %iterArg_60, %165 : tensor<3xf32>
      %191 = stablehlo.subtract %189, %190 : tensor<3xf32>
      %192 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %193 = stablehlo.multiply %iterArg_58, %192 : tensor<3xf32>
      %194 = stablehlo.add %191, %193 : tensor<3xf32>
      %195 = stablehlo.multiply %180, %194 : tensor<3xf32>
      %196 = stablehlo.subtract %187, %195 : tensor<3xf32>
      %197 = stablehlo.divide %196, %171 : tensor<3xf32>
      %198 = stablehlo.select %173, %197, %iterArg_63 : tensor<3xi1>, tensor<3xf32>
      %199 = stablehlo.subtract %198, %iterArg_63 : tensor<3xf32>
      %200 = stablehlo.abs %199 : tensor<3xf32>
      %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %201 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %202 = stablehlo.select %173, %200, %201 : tensor<3xi1>, tensor<3xf32>
      %203 = stablehlo.abs %168 : tensor<3xf32>
      %cst_70 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %cst_71 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %204 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<f32>
      %205 = stablehlo.divide %204, %cst_70 : tensor<f32>
      %206 = stablehlo.broadcast_in_dim %205, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %207 = stablehlo.compare GT, %203, %206, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %cst_72 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %208 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %209 = stablehlo.multiply %iterArg_55, %208 : tensor<3xf32>
      %210 = stablehlo.select %207, %209, %iterArg_55 : tensor<3xi1>, tensor<3xf32>
      %cst_73 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %211 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %212 = stablehlo.multiply %168, %211 : tensor<3xf32>
      %213 = stablehlo.select %207, %212, %168 : tensor<3xi1>, tensor<3xf32>
      %cst_74 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %214 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %215 = stablehlo.multiply %iterArg_56, %214 : tensor<3xf32>
      %216 = stablehlo.select %207, %215, %iterArg_56 : tensor<3xi1>, tensor<3xf32>
      %cst_75 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %217 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %218 = stablehlo.multiply %171, %217 : tensor<3xf32>
      %219 = stablehlo.select %207, %218, %171 : tensor<3xi1>, tensor<3xf32>
      %cst_76 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %220 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %221 = stablehlo.multiply %iterArg_61, %220 : tensor<3xf32>
      %222 = stablehlo.select %207, %221, %iterArg_61 : tensor<3xi1>, tensor<3xf32>
      %cst_77 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %223 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %224 = stablehlo.multiply %iterArg_62, %223 : tensor<3xf32>
      %225 = stablehlo.select %207, %224, %iterArg_62 : tensor<3xi1>, tensor<3xf32>
      %cst_78 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %226 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %227 = stablehlo.multiply %187, %226 : tensor<3xf32>
      %228 = stablehlo.select %207, %227, %187 : tensor<3xi1>, tensor<3xf32>
      %cst_79 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %229 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %230 = stablehlo.multiply %194, %229 : tensor<3xf32>
      %231 = stablehlo.select %207, %230, %194 : tensor<3xi1>, tensor<3xf32>
      %cst_80 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %232 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %233 = stablehlo.compare GT, %179, %232, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %234 = stablehlo.and %iterArg, %233 : tensor<3xi1>
      %235 = stablehlo.select %iterArg, %180, %iterArg_50 : tensor<3xi1>, tensor<3xf32>
      %236 = stablehlo.select %iterArg, %179, %iterArg_51 : tensor<3xi1>, tensor<3xf32>
      %237 = stablehlo.select %iterArg, %161, %iterArg_52 : tensor<3xi1>, tensor<3xf32>
      %238 = stablehlo.select %iterArg, %163, %iterArg_53 : tensor<3xi1>, tensor<3xf32>
      %239 = stablehlo.select %iterArg, %213, %iterArg_55 : tensor<3xi1>, tensor<3xf32>
      %240 = stablehlo.select %iterArg, %219, %iterArg_56 : tensor<3xi1>, tensor<3xf32>
      %241 = stablehlo.select %iterArg, %210, %iterArg_57 : tensor<3xi1>, tensor<3xf32>
      %242 = stablehlo.select %iterArg, %216, %iterArg_58 : tensor<3xi1>, tensor<3xf32>
      %243 = stablehlo.select %iterArg, %222, %iterArg_59 : tensor<3xi1>, tensor<3xf32>
      %244 = stablehlo.select %iterArg, %225, %iterArg_60 : tensor<3xi1>, tensor<3xf32>
      %245 = stablehlo.select %iterArg, %228, %iterArg_61 : tensor<3xi1>, tensor<3xf32>
      %246 = stablehlo.select %iterArg, %231, %iterArg_62 : tensor<3xi1>, tensor<3xf32>
      %247 = stablehlo.select %iterArg, %198, %iterArg_63 : tensor<3xi1>, tensor<3xf32>
      stablehlo.return %234, %235, %236, %237, %238, %159, %239, %240, %241, %242, %243, %244, %245, %246, %247 : tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
    }
    %138 = stablehlo.multiply %137#1, %108 : tensor<3xf32>
    %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %140 = stablehlo.subtract %139, %116 : tensor<3xf32>
    %141 = stablehlo.select %94, %140, %138 : tensor<3xi1>, tensor<3xf32>
    %142 = stablehlo.or %82, %78 : tensor<3xi1>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %144 = stablehlo.select %142, %143, %141 : tensor<3xi1>, tensor<3xf32>
    %cst_45 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %146 = stablehlo.select %90, %145, %144 : tensor<3xi1>, tensor<3xf32>
    %cst_46 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %148 = stablehlo.multiply %147, %146 : tensor<3xf32>
    %149 = stablehlo.iota dim = 0 : tensor<3xf32>
    %150 = stablehlo.cosine %149 : tensor<3xf32>
    %151 = stablehlo.multiply %73, %150 : tensor<3xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.reduce(%151 init: %cst_47) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.add %cst_48, %152 : tensor<f32>
    %154 = stablehlo.iota dim = 0 : tensor<3xf32>
    %155 = stablehlo.cosine %154 : tensor<3xf32>
    %156 = stablehlo.multiply %148, %155 : tensor<3xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.reduce(%156 init: %cst_49) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %158 = stablehlo.add %153, %157 : tensor<f32>
    return %158 : tensor<f32>
  }
}
// -----
// gammaincc_near_zero
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<2xf32>, tensor<2xf32>) {
    %0 = stablehlo.constant dense<"0x0000004000004040"> : tensor<2xf32>
    %1 = stablehlo.constant dense<"0x6042A20D6042A20D"> : tensor<2xf32>
    return %0, %1 : tensor<2xf32>, tensor<2xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<2xf32>, tensor<2xf32>) {
    %0 = stablehlo.constant dense<"0xA028C53F"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0000000000000000"> : tensor<2xf32>
    %2 = stablehlo.constant dense<"0x6042A28D00000080"> : tensor<2xf32>
    return %0, %1, %2 : tensor<f32>, tensor<2xf32>, tensor<2xf32>
  }
  func.func public @loss(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %2 = stablehlo.or %0, %1 : tensor<2xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %4 = stablehlo.compare EQ, %arg0, %3, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %6 = stablehlo.compare EQ, %arg1, %5, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %cst_1 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %8 = stablehlo.compare EQ, %arg1, %7, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %10 = stablehlo.compare LT, %arg1, %9, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %12 = stablehlo.compare LT, %arg0, %11, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %13 = stablehlo.and %4, %6 : tensor<2xi1>
    %14 = stablehlo.or %10, %12 : tensor<2xi1>
    %15 = stablehlo.or %14, %13 : tensor<2xi1>
    %16 = stablehlo.or %15, %2 : tensor<2xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %18 = stablehlo.compare LT, %arg1, %17, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %19 = stablehlo.compare LT, %arg1, %arg0, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %20 = stablehlo.or %18, %19 : tensor<2xi1>
    %21 = stablehlo.log %arg1 : tensor<2xf32>
    %22 = stablehlo.multiply %arg0, %21 : tensor<2xf32>
    %23 = stablehlo.subtract %22, %arg1 : tensor<2xf32>
    %24 = chlo.lgamma %arg0 : tensor<2xf32> -> tensor<2xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<2xf32>
    %cst_5 = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
    %26 = stablehlo.log %cst_5 : tensor<f32>
    %27 = stablehlo.negate %26 : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %29 = stablehlo.compare LT, %25, %28, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %30 = stablehlo.or %16, %29 : tensor<2xi1>
    %31 = stablehlo.or %30, %8 : tensor<2xi1>
    %32 = stablehlo.or %31, %4 : tensor<2xi1>
    %33 = stablehlo.not %32 : tensor<2xi1>
    %34 = stablehlo.exponential %25 : tensor<2xf32>
    %35 = stablehlo.and %33, %20 : tensor<2xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %40:7 = stablehlo.while(%iterArg = %35, %iterArg_24 = %arg0, %iterArg_25 = %36, %iterArg_26 = %37, %iterArg_27 = %arg1, %iterArg_28 = %38, %iterArg_29 = %39) : tensor<2xi1>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %78 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %78 : tensor<i1>
    } do {
      %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %78 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %79 = stablehlo.add %iterArg_24, %78 : tensor<2xf32>
      %80 = stablehlo.divide %iterArg_27, %79 : tensor<2xf32>
      %81 = stablehlo.multiply %iterArg_28, %80 : tensor<2xf32>
      %82 = stablehlo.multiply %iterArg_25, %iterArg_27 : tensor<2xf32>
      %83 = stablehlo.multiply %79, %79 : tensor<2xf32>
      %84 = stablehlo.divide %82, %83 : tensor<2xf32>
      %85 = stablehlo.subtract %81, %84 : tensor<2xf32>
      %86 = stablehlo.add %iterArg_29, %85 : tensor<2xf32>
      %87 = stablehlo.divide %iterArg_27, %79 : tensor<2xf32>
      %88 = stablehlo.multiply %iterArg_25, %87 : tensor<2xf32>
      %89 = stablehlo.add %iterArg_26, %88 : tensor<2xf32>
      %90 = stablehlo.divide %88, %89 : tensor<2xf32>
      %cst_31 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %91 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %92 = stablehlo.compare GT, %90, %91, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %93 = stablehlo.and %iterArg, %92 : tensor<2xi1>
      %94 = stablehlo.select %iterArg, %79, %iterArg_24 : tensor<2xi1>, tensor<2xf32>
      %95 = stablehlo.select %iterArg, %88, %iterArg_25 : tensor<2xi1>, tensor<2xf32>
      %96 = stablehlo.select %iterArg, %89, %iterArg_26 : tensor<2xi1>, tensor<2xf32>
      %97 = stablehlo.select %iterArg, %iterArg_27, %iterArg_27 : tensor<2xi1>, tensor<2xf32>
      %98 = stablehlo.select %iterArg, %85, %iterArg_28 : tensor<2xi1>, tensor<2xf32>
      %99 = stablehlo.select %iterArg, %86, %iterArg_29 : tensor<2xi1>, tensor<2xf32>
      stablehlo.return %93, %94, %95, %96, %97, %98, %99 : tensor<2xi1>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
    }
    %41 = stablehlo.multiply %40#3, %34 : tensor<2xf32>
    %42 = stablehlo.divide %41, %arg0 : tensor<2xf32>
    %43 = stablehlo.not %20 : tensor<2xi1>
    %44 = stablehlo.and %33, %43 : tensor<2xi1>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %46 = stablehlo.subtract %45, %arg0 : tensor<2xf32>
    %47 = stablehlo.add %arg1, %46 : tensor<2xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %49 = stablehlo.add %47, %48 : tensor<2xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %52 = stablehlo.add %arg1, %51 : tensor<2xf32>
    %53 = stablehlo.multiply %49, %arg1 : tensor<2xf32>
    %54 = stablehlo.divide %52, %53 : tensor<2xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %59 = stablehlo.negate %arg1 : tensor<2xf32>
    %60 = stablehlo.multiply %54, %59 : tensor<2xf32>
    %61 = stablehlo.subtract %58, %60 : tensor<2xf32>
    %62 = stablehlo.divide %61, %53 : tensor<2xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63:15 = stablehlo.while(%iterArg = %44, %iterArg_24 = %54, %iterArg_25 = %55, %iterArg_26 = %46, %iterArg_27 = %49, %iterArg_28 = %cst_18, %iterArg_29 = %52, %iterArg_30 = %53, %iterArg_31 = %50, %iterArg_32 = %arg1, %iterArg_33 = %56, %iterArg_34 = %57, %iterArg_35 = %58, %iterArg_36 = %59, %iterArg_37 = %62) : tensor<2xi1>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
    cond {
      %cst_38 = stablehlo.constant dense<2.000000e+03> : tensor<f32>
      %78 = stablehlo.compare LT, %iterArg_28, %cst_38, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %79 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
      %80 = stablehlo.and %78, %79 : tensor<i1>
      stablehlo.return %80 : tensor<i1>
    } do {
      %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %78 = stablehlo.add %iterArg_28, %cst_38 : tensor<f32>
      %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %79 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %80 = stablehlo.add %iterArg_26, %79 : tensor<2xf32>
      %cst_40 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %81 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %82 = stablehlo.add %iterArg_27, %81 : tensor<2xf32>
      %83 = stablehlo.broadcast_in_dim %78, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %84 = stablehlo.multiply %80, %83 : tensor<2xf32>
      %85 = stablehlo.multiply %iterArg_29, %82 : tensor<2xf32>
      %86 = stablehlo.multiply %iterArg_31, %84 : tensor<2xf32>
      %87 = stablehlo.subtract %85, %86 : tensor<2xf32>
      %88 = stablehlo.multiply %iterArg_30, %82 : tensor<2xf32>
      %89 = stablehlo.multiply %iterArg_32, %84 : tensor<2xf32>
      %90 = stablehlo.subtract %88, %89 : tensor<2xf32>
      %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %91 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %92 = stablehlo.compare NE, %90, %91, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %93 = stablehlo.divide %87, %90 : tensor<2xf32>
      %94 = stablehlo.subtract %iterArg_24, %93 : tensor<2xf32>
      %95 = stablehlo.divide %94, %93 : tensor<2xf32>
      %96 = stablehlo.abs %95 : tensor<2xf32>
      %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %97 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %98 = stablehlo.select %92, %96, %97 : tensor<2xi1>, tensor<2xf32>
      %99 = stablehlo.select %92, %93, %iterArg_24 : tensor<2xi1>, tensor<2xf32>
      %100 = stablehlo.multiply %iterArg_35, %82 : tensor<2xf32>
      %101 = stablehlo.subtract %100, %iterArg_29 : tensor<2xf32>
      %102 = stablehlo.multiply %iterArg_33, %84 : tensor<2xf32>
      %103 = stablehlo.subtract %101, %102 : tensor<2xf32>
      %104 = stablehlo.broadcast_in_dim %78, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %105 = stablehlo.multiply %iterArg_31, %104 : tensor<2xf32>
      %106 = stablehlo.add %103, %105 : tensor<2xf32>
      %107 = stablehlo.multiply %iterArg_36, %82 : tensor<2xf32>
      %108 = stablehlo.subtract %107, %iterArg_30 : tensor<2xf32>
      %109 = stablehlo.multiply %iterArg_34, %84 : tensor<2xf32>
      %110 = stablehlo.subtract %108, %109 : tensor<2xf32>
      %111 = stablehlo.broadcast_in_dim %78, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %112 = stablehlo.multiply %iterArg_32, %111 : tensor<2xf32>
      %113 = stablehlo.add %110, %112 : tensor<2xf32>
      %114 = stablehlo.multiply %99, %113 : tensor<2xf32>
      %115 = stablehlo.subtract %106, %114 : tensor<2xf32>
      %116 = stablehlo.divide %115, %90 : tensor<2xf32>
      %117 = stablehlo.select %92, %116, %iterArg_37 : tensor<2xi1>, tensor<2xf32>
      %118 = stablehlo.subtract %117, %iterArg_37 : tensor<2xf32>
      %119 = stablehlo.abs %118 : tensor<2xf32>
      %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %120 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %121 = stablehlo.select %92, %119, %120 : tensor<2xi1>, tensor<2xf32>
      %122 = stablehlo.abs %87 : tensor<2xf32>
      %cst_44 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %123 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<f32>
      %124 = stablehlo.divide %123, %cst_44 : tensor<f32>
      %125 = stablehlo.broadcast_in_dim %124, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %126 = stablehlo.compare GT, %122, %125, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %cst_46 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %127 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %128 = stablehlo.multiply %iterArg_29, %127 : tensor<2xf32>
      %129 = stablehlo.select %126, %128, %iterArg_29 : tensor<2xi1>, tensor<2xf32>
      %cst_47 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %130 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %131 = stablehlo.multiply %87, %130 : tensor<2xf32>
      %132 = stablehlo.select %126, %131, %87 : tensor<2xi1>, tensor<2xf32>
      %cst_48 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %133 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %134 = stablehlo.multiply %iterArg_30, %133 : tensor<2xf32>
      %135 = stablehlo.select %126, %134, %iterArg_30 : tensor<2xi1>, tensor<2xf32>
      %cst_49 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %136 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %137 = stablehlo.multiply %90, %136 : tensor<2xf32>
      %138 = stablehlo.select %126, %137, %90 : tensor<2xi1>, tensor<2xf32>
      %cst_50 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %139 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %140 = stablehlo.multiply %iterArg_35, %139 : tensor<2xf32>
      %141 = stablehlo.select %126, %140, %iterArg_35 : tensor<2xi1>, tensor<2xf32>
      %cst_51 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %142 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %143 = stablehlo.multiply %iterArg_36, %142 : tensor<2xf32>
      %144 = stablehlo.select %126, %143, %iterArg_36 : tensor<2xi1>, tensor<2xf32>
      %cst_52 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %145 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %146 = stablehlo.multiply %106, %145 : tensor<2xf32>
      %147 = stablehlo.select %126, %146, %106 : tensor<2xi1>, tensor<2xf32>
      %cst_53 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %148 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %149 = stablehlo.multiply %113, %148 : tensor<2xf32>
      %150 = stablehlo.select %126, %149, %113 : tensor<2xi1>, tensor<2xf32>
      %cst_54 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %151 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %152 = stablehlo.compare GT, %98, %151, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %153 = stablehlo.and %iterArg, %152 : tensor<2xi1>
      %154 = stablehlo.select %iterArg, %99, %iterArg_24 : tensor<2xi1>, tensor<2xf32>
      %155 = stablehlo.select %iterArg, %98, %iterArg_25 : tensor<2xi1>, tensor<2xf32>
      %156 = stablehlo.select %iterArg, %80, %iterArg_26 : tensor<2xi1>, tensor<2xf32>
      %157 = stablehlo.select %iterArg, %82, %iterArg_27 : tensor<2xi1>, tensor<2xf32>
      %158 = stablehlo.select %iterArg, %132, %iterArg_29 : tensor<2xi1>, tensor<2xf32>
      %159 = stablehlo.select %iterArg, %138, %iterArg_30 : tensor<2xi1>, tensor<2xf32>
      %160 = stablehlo.select %iterArg, %129, %iterArg_31 : tensor<2xi1>, tensor<2xf32>
      %161 = stablehlo.select %iterArg, %135, %iterArg_32 : tensor<2xi1>, tensor<2xf32>
      %162 = stablehlo.select %iterArg, %141, %iterArg_33 : tensor<2xi1>, tensor<2xf32>
      %163 = stablehlo.select %iterArg, %144, %iterArg_34 : tensor<2xi1>, tensor<2xf32>
      %164 = stablehlo.select %iterArg, %147, %iterArg_35 : tensor<2xi1>, tensor<2xf32>
      %165 = stablehlo.select %iterArg, %150, %iterArg_36 : tensor<2xi1>, tensor<2xf32>
      %166 = stablehlo.select %iterArg, %117, %iterArg_37 : tensor<2xi1>, tensor<2xf32>
      stablehlo.return %153, %154, %155, %156, %157, %78, %158, %159, %160, %161, %162, %163, %164, %165, %166 : tensor<2xi1>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
    }
    %64 = stablehlo.multiply %63#1, %34 : tensor<2xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %66 = stablehlo.subtract %65, %42 : tensor<2xf32>
    %67 = stablehlo.select %20, %66, %64 : tensor<2xi1>, tensor<2xf32>
    %68 = stablehlo.or %8, %4 : tensor<2xi1>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %70 = stablehlo.select %68, %69, %67 : tensor<2xi1>, tensor<2xf32>
    %cst_21 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %72 = stablehlo.select %16, %71, %70 : tensor<2xi1>, tensor<2xf32>
    %73 = stablehlo.iota dim = 0 : tensor<2xf32>
    %74 = stablehlo.cosine %73 : tensor<2xf32>
    %75 = stablehlo.multiply %72, %74 : tensor<2xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.reduce(%75 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.add %cst_23, %76 : tensor<f32>
    return %77 : tensor<f32>
  }
}
// -----
// xlogy_of_infinite
module @jit_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @inputs() -> (tensor<3xf32>, tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x0000807F00000040000080FF"> : tensor<3xf32>
    %1 = stablehlo.constant dense<"0x00000040000040400000003F"> : tensor<3xf32>
    return %0, %1 : tensor<3xf32>, tensor<3xf32>
  }
  func.func public @expected() -> (tensor<f32>, tensor<3xf32>, tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x0000C0FF"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x1872313F0AF5173FDAAF933E"> : tensor<3xf32>
    %2 = stablehlo.constant dense<"0x0000807F556CB83E0000807F"> : tensor<3xf32>
    return %0, %1, %2 : tensor<f32>, tensor<3xf32>, tensor<3xf32>
  }
  func.func public @loss(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %2 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %3 = stablehlo.or %1, %2 : tensor<3xi1>
    %4 = stablehlo.log %arg1 : tensor<3xf32>
    %5 = stablehlo.multiply %arg0, %4 : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %7 = call @_where(%3, %5, %6) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %8 = stablehlo.iota dim = 0 : tensor<3xf32>
    %9 = stablehlo.cosine %8 : tensor<3xf32>
    %10 = stablehlo.multiply %7, %9 : tensor<3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.add %cst_2, %11 : tensor<f32>
    return %12 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
