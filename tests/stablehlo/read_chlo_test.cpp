// Operations of CHLO that broadcast, and special functions, against JAX 0.10 (jax.scipy.special.zeta,
// jax.lax.polygamma).
#include <weft/stablehlo/read_chlo.hpp>

#include <support/expect_module_passes.hpp>

#include <gtest/gtest.h>

namespace weft::stablehlo_read_chlo_test {

using testing::expect_passes;

TEST(StablehloReadChlo, OperandsHaveOneShape) {
  expect_passes(R"(
%x = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
%row = stablehlo.constant dense<[10.0, 20.0, 30.0]> : tensor<3xf32>
%column = stablehlo.constant dense<[[2.0], [3.0]]> : tensor<2x1xf32>
%one = chlo.constant dense<1.0> : tensor<f32>
%0 = chlo.broadcast_add %x, %row : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
%1 = chlo.broadcast_multiply %column, %row : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
%2 = chlo.broadcast_compare %1, %one {comparison_direction = #chlo<comparison_direction GT>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xi1>
%3 = chlo.broadcast_select %2, %0, %one : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
check.expect_eq_const %3, dense<[[11.0, 22.0, 33.0], [14.0, 25.0, 36.0]]> : tensor<2x3xf32>
%two = stablehlo.constant dense<[100.0, 200.0]> : tensor<2xf32>
%4 = "chlo.broadcast_add"(%x, %two) {broadcast_dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
check.expect_eq_const %4, dense<[[101.0, 102.0, 103.0], [204.0, 205.0, 206.0]]> : tensor<2x3xf32>
%z = stablehlo.constant dense<[(1.0, 2.0), (0.0, -1.0)]> : tensor<2xcomplex<f32>>
%i = stablehlo.constant dense<(0.0, 1.0)> : tensor<complex<f32>>
%5 = chlo.broadcast_multiply %z, %i : (tensor<2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
check.expect_eq_const %5, dense<[(-2.0, 1.0), (1.0, 0.0)]> : tensor<2xcomplex<f32>>)");
}
TEST(StablehloReadChlo, OlderOperations) {
  expect_passes(R"(
%x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
%0 = "stablehlo.einsum"(%x, %x) {einsum_config = "ij,kj->ik"} : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
check.expect_eq_const %0, dense<[[5.0, 11.0], [11.0, 25.0]]> : tensor<2x2xf32>
%1 = "stablehlo.unary_einsum"(%x) {einsum_config = "ij->j"} : (tensor<2x2xf32>) -> tensor<2xf32>
check.expect_eq_const %1, dense<[4.0, 6.0]> : tensor<2xf32>
%2 = stablehlo.broadcast %1, sizes = [2] : (tensor<2xf32>) -> tensor<2x2xf32>
check.expect_eq_const %2, dense<[[4.0, 6.0], [4.0, 6.0]]> : tensor<2x2xf32>
%i = stablehlo.constant dense<[[1, 0, 1]]> : tensor<1x3xi64>
%7 = "stablehlo.torch_index_select"(%x, %i) {dim = 1 : i64, batch_dims = 0 : i64} : (tensor<2x2xf32>, tensor<1x3xi64>) -> tensor<2x1x3xf32>
check.expect_eq_const %7, dense<[[[2.0, 1.0, 2.0]], [[4.0, 3.0, 4.0]]]> : tensor<2x1x3xf32>
%8 = "stablehlo.torch_index_select"(%x, %i) {dim = 0 : i64, batch_dims = 0 : i64} : (tensor<2x2xf32>, tensor<1x3xi64>) -> tensor<1x3x2xf32>
check.expect_eq_const %8, dense<[[[3.0, 4.0], [1.0, 2.0], [3.0, 4.0]]]> : tensor<1x3x2xf32>
%3 = "chlo.constant_like"(%1) {value = 7.0 : f32} : (tensor<2xf32>) -> tensor<2xf32>
check.expect_eq_const %3, dense<7.0> : tensor<2xf32>
%4 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 1.0]> : tensor<3xf32>
%5 = chlo.is_pos_inf %4 : tensor<3xf32> -> tensor<3xi1>
%6 = chlo.is_neg_inf %4 : tensor<3xf32> -> tensor<3xi1>
check.expect_eq_const %5, dense<[true, false, false]> : tensor<3xi1>
check.expect_eq_const %6, dense<[false, true, false]> : tensor<3xi1>)");
}
// Forms of others: numbers of a convolution by their names, constants of arith, what a check of IREE expects in
// parentheses.
TEST(StablehloReadChlo, OtherForms) {
  expect_passes(R"(
%x = arith.constant dense<[[[1.0], [2.0], [4.0]]]> : tensor <1x3x1xf32>
%w = stablehlo.constant dense<[[[1.0]], [[10.0]]]> : tensor<2x1x1xf32>
%0 = "stablehlo.convolution"(%x, %w) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<raw
  input_batch_dimension = 0, input_feature_dimension = 2, input_spatial_dimensions = [1],
  kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [0],
  output_batch_dimension = 0, output_feature_dimension = 2, output_spatial_dimensions = [1]>,
  feature_group_count = 1 : i64} : (tensor<1x3x1xf32>, tensor<2x1x1xf32>) -> tensor<1x2x1xf32>
check.expect_eq_const(%0, dense<[[[21.0], [42.0]]]> : tensor<1x2x1xf32>) : tensor<1x2x1xf32>)");
}
// As PyTorch/XLA stores operations of CHLO.
TEST(StablehloReadChlo, OperationsThatAreStoredAsCalls) {
  expect_passes(R"(
%x = stablehlo.constant dense<[[0.5, 2.0, -1.0, 1.0]]> : tensor<1x4xf32>
%0 = stablehlo.custom_call @mhlo.erf(%x) {mhlo.attributes = {}, mhlo.version = 1 : i64} : (tensor<1x4xf32>) -> tensor<1x4xf32>
check.expect_close_const %0, dense<[[0.5204998778, 0.9953222650, -0.8427007929, 0.8427007929]]> : tensor<1x4xf32>
%1:2 = stablehlo.custom_call @mhlo.topk(%x) {mhlo.attributes = {k = 2 : i64, largest = true}, mhlo.version = 1 : i64} : (tensor<1x4xf32>) -> (tensor<1x2xf32>, tensor<1x2xi32>)
check.expect_eq_const %1#0, dense<[[2.0, 1.0]]> : tensor<1x2xf32>
check.expect_eq_const %1#1, dense<[[1, 3]]> : tensor<1x2xi32>)");
}
// Of the upper halves of products Python says what they are; squares and sums of products of complex numbers as JAX has
// them.
TEST(StablehloReadChlo, UpperHalvesOfProducts) {
  expect_passes(R"(
%x0 = stablehlo.constant dense<[-128, 127, 42, -19, 113]> : tensor<5xi8>
%y0 = stablehlo.constant dense<[127, 127, 36, 5, -128]> : tensor<5xi8>
%z0 = chlo.mulhi %x0, %y0 : tensor<5xi8>, tensor<5xi8> -> tensor<5xi8>
check.expect_eq_const %z0, dense<[-64, 63, 5, -1, -57]> : tensor<5xi8>
%x1 = stablehlo.constant dense<[0, 255, 85, 7, 227]> : tensor<5xui8>
%y1 = stablehlo.constant dense<[255, 255, 72, 5, 9]> : tensor<5xui8>
%z1 = chlo.mulhi %x1, %y1 : tensor<5xui8>, tensor<5xui8> -> tensor<5xui8>
check.expect_eq_const %z1, dense<[0, 254, 23, 0, 7]> : tensor<5xui8>
%x2 = stablehlo.constant dense<[-32768, 32767, 10922, -6547, 29127]> : tensor<5xi16>
%y2 = stablehlo.constant dense<[32767, 32767, 9362, 5, -32768]> : tensor<5xi16>
%z2 = chlo.mulhi %x2, %y2 : tensor<5xi16>, tensor<5xi16> -> tensor<5xi16>
check.expect_eq_const %z2, dense<[-16384, 16383, 1560, -1, -14564]> : tensor<5xi16>
%x3 = stablehlo.constant dense<[-2147483648, 2147483647, 715827882, -429496723, 1908874353]> : tensor<5xi32>
%y3 = stablehlo.constant dense<[2147483647, 2147483647, 613566756, 5, -2147483648]> : tensor<5xi32>
%z3 = chlo.mulhi %x3, %y3 : tensor<5xi32>, tensor<5xi32> -> tensor<5xi32>
check.expect_eq_const %z3, dense<[-1073741824, 1073741823, 102261125, -1, -954437177]> : tensor<5xi32>
%x4 = stablehlo.constant dense<[0, 4294967295, 1431655765, 7, 3817748707]> : tensor<5xui32>
%y4 = stablehlo.constant dense<[4294967295, 4294967295, 1227133512, 5, 9]> : tensor<5xui32>
%z4 = chlo.mulhi %x4, %y4 : tensor<5xui32>, tensor<5xui32> -> tensor<5xui32>
check.expect_eq_const %z4, dense<[0, 4294967294, 409044503, 0, 7]> : tensor<5xui32>
%x5 = stablehlo.constant dense<[-9223372036854775808, 9223372036854775807, 3074457345618258602, -1844674407370955155, 8198552921648689607]> : tensor<5xi64>
%y5 = stablehlo.constant dense<[9223372036854775807, 9223372036854775807, 2635249153387078802, 5, -9223372036854775808]> : tensor<5xi64>
%z5 = chlo.mulhi %x5, %y5 : tensor<5xi64>, tensor<5xi64> -> tensor<5xi64>
check.expect_eq_const %z5, dense<[-4611686018427387904, 4611686018427387903, 439208192231179800, -1, -4099276460824344804]> : tensor<5xi64>
%x6 = stablehlo.constant dense<[0, 18446744073709551615, 6148914691236517205, 7, 16397105843297379214]> : tensor<5xui64>
%y6 = stablehlo.constant dense<[18446744073709551615, 18446744073709551615, 5270498306774157604, 5, 9]> : tensor<5xui64>
%z6 = chlo.mulhi %x6, %y6 : tensor<5xui64>, tensor<5xui64> -> tensor<5xui64>
check.expect_eq_const %z6, dense<[0, 18446744073709551614, 1756832768924719201, 0, 7]> : tensor<5xui64>)");
}
TEST(StablehloReadChlo, SquaresAndEinsumsOfComplexNumbers) {
  expect_passes(R"(
%z = stablehlo.constant dense<[(1.0, 2.0), (-0.5, 3.0), (1.0e30, 1.0e30), (1.0, 1.0e-4)]> : tensor<4xcomplex<f32>>
%0 = chlo.square %z : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
check.expect_close_const %0, dense<[(-3.0, 4.0), (-8.75, -3.0), (0.0, 0x7F800000), (1.0, 2.0e-4)]> : tensor<4xcomplex<f32>>
%x = stablehlo.constant dense<[[(1.0, 1.0), (0.0, 2.0)], [(3.0, 0.0), (0.0, -1.0)]]> : tensor<2x2xcomplex<f32>>
%1 = "stablehlo.einsum"(%x, %x) {einsum_config = "ij,kj->ik"} : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
check.expect_eq_const %1, dense<[[(-4.0, 2.0), (5.0, 3.0)], [(5.0, 3.0), (8.0, 0.0)]]> : tensor<2x2xcomplex<f32>>
%2 = "stablehlo.unary_einsum"(%x) {einsum_config = "ij->j"} : (tensor<2x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
check.expect_eq_const %2, dense<[(4.0, 1.0), (0.0, 1.0)]> : tensor<2xcomplex<f32>>)");
}
// At poles, beside them, and where series are all that there is.
TEST(StablehloReadChlo, ZetaAndPolygamma) {
  expect_passes(R"(
%x = stablehlo.constant dense<[2.0, 1.5, 3.0, 10.0, 1.0, 0.5, 2.0, 3.0, 2.5, 1.0001, 40.0, 4.0, 3.0]> : tensor<13xf32>
%q = stablehlo.constant dense<[1.0, 2.0, 0.25, 3.0, 2.0, 2.0, 0.0, -1.0, -0.5, 1.0, 2.0, -0.5, -2.25]> : tensor<13xf32>
%0 = chlo.zeta %x, %q : tensor<13xf32>, tensor<13xf32> -> tensor<13xf32>
check.expect_close_const %0, dense<[1.644934058, 1.612375259, 64.66387176, 1.801262806e-05, 0x7F800000, 0x7FC00000, 0x7F800000, 0x7FC00000, 0x7FC00000, 9998.91796875, 9.094948101e-13, 32.23484802, -61.94847869]> : tensor<13xf32>
%n = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 1.5, -1.0, 1.0, 2.0]> : tensor<9xf32>
%y = stablehlo.constant dense<[1.5, 0.5, 2.0, 10.0, 1.0, 2.0, 2.0, -0.5, -0.25]> : tensor<9xf32>
%1 = chlo.polygamma %n, %y : tensor<9xf32>, tensor<9xf32> -> tensor<9xf32>
check.expect_close_const %1, dense<[0.03649008274, 4.934802055, -0.4041139185, 0.002319903345, 122.0812912, 0x7FC00000, 0x7FC00000, 8.934802055, 122.6974029]> : tensor<9xf32>)");
}
TEST(StablehloReadChlo, InverseFunctionsAreNoNumbersOutsideOfWhatTheyInvert) {
  expect_passes(R"(
%x = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 2.0]> : tensor<4xf32>
%none = stablehlo.constant dense<0x7FC00000> : tensor<4xf32>
%0 = chlo.asin %x : tensor<4xf32> -> tensor<4xf32>
check.expect_eq %0, %none : tensor<4xf32>
%1 = chlo.acos %x : tensor<4xf32> -> tensor<4xf32>
check.expect_eq %1, %none : tensor<4xf32>
%2 = chlo.acosh %x : tensor<4xf32> -> tensor<4xf32>
check.expect_close_const %2, dense<[0x7F800000, 0x7FC00000, 0x7FC00000, 1.316957897]> : tensor<4xf32>
%y = stablehlo.constant dense<[0x7FC00000, 0.0, 0x7F800000, 0x7FC00000]> : tensor<4xf32>
%z = stablehlo.constant dense<[0.0, 0x7FC00000, 0x7FC00000, 0x7F800000]> : tensor<4xf32>
%3 = stablehlo.atan2 %y, %z : tensor<4xf32>
check.expect_eq %3, %none : tensor<4xf32>)");
}
TEST(StablehloReadChlo, RealNumbersAreTheirConjugates) {
  expect_passes(R"(
%x = stablehlo.constant dense<[1.0, -2.0]> : tensor<2xf32>
%0 = chlo.conj %x : tensor<2xf32> -> tensor<2xf32>
check.expect_eq %0, %x : tensor<2xf32>)");
}
}  // namespace weft::stablehlo_read_chlo_test
