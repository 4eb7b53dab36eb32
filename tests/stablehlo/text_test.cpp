// Types, literals and attributes in MLIR's text form, letter by letter.
#include <weft/stablehlo/text.hpp>

#include <gtest/gtest.h>

namespace weft::stablehlo {
namespace stablehlo_text_test {

TEST(StablehloText, TypesOfEveryElement) {
  const char* const names[] = {"f32", "bf16", "i32",  "ui32", "i1",  "i8",           "i16",         "i64",
                               "ui8", "ui16", "ui64", "f16",  "f64", "complex<f32>", "complex<f64>"};
  for (int i = 0; i < dtype_count; ++i) EXPECT_EQ(name_of_element(static_cast<DType>(i)), names[i]);
  EXPECT_EQ(name_of(TensorType{DType::u32, {}}), "tensor<ui32>");
  EXPECT_EQ(name_of(TensorType{DType::c64, {2, 0}}), "tensor<2x0xcomplex<f32>>");
}

TEST(StablehloText, Lists) {
  EXPECT_EQ(array_of(Dims{}), "array<i64>");
  EXPECT_EQ(array_of(Dims{3, -1}), "array<i64: 3, -1>");
  EXPECT_EQ(list_of(dims_of({1, 0})), "[1, 0]");
  EXPECT_EQ(rows_of({0, 2, 1, 3}, 2), "dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>");
  EXPECT_EQ(rows_of({}, 2), "dense<> : tensor<0x2xi64>");
}

std::string element(DType dtype, double number) { return element_text(dtype, element_bits(dtype, number)); }

TEST(StablehloText, ElementsAreExact) {
  EXPECT_EQ(element(DType::f32, 1), "1.0");
  EXPECT_EQ(element(DType::f32, -0.0), "-0.0");
  EXPECT_EQ(element(DType::f32, 0.1), "0.1");
  EXPECT_EQ(element(DType::f32, 1e10), "1.0e+10");
  EXPECT_EQ(element(DType::f32, -1.5e-7), "-1.5e-07");
  EXPECT_EQ(element(DType::f64, 1.0 / 3), "0.3333333333333333");
  EXPECT_EQ(element(DType::f32, __builtin_inf()), "0x7F800000");
  EXPECT_EQ(element(DType::bf16, -__builtin_inf()), "0xFF80");
  EXPECT_EQ(element(DType::f16, __builtin_inf()), "0x7C00");
  EXPECT_EQ(element(DType::f64, -__builtin_inf()), "0xFFF0000000000000");
  EXPECT_EQ(element(DType::f32, __builtin_nan("")), "0x7FC00000");
  EXPECT_EQ(element(DType::i32, -7), "-7");
  EXPECT_EQ(element(DType::i64, -0x1p63), "-9223372036854775808");
  EXPECT_EQ(element(DType::u64, 0x1p63), "9223372036854775808");
  EXPECT_EQ(element(DType::pred, 1), "true");
  EXPECT_EQ(element(DType::pred, 0), "false");
  // -2 is 0xC0000000 as f32 and 0xC000000000000000 as f64.
  EXPECT_EQ(element_text(DType::c64, {0xC00000003F800000u, 0}), "(1.0, -2.0)");
  EXPECT_EQ(element_text(DType::c128, {0x3FF0000000000000u, 0xC000000000000000u}), "(1.0, -2.0)");
}

TEST(StablehloText, LiteralsAreNestedAsTheirShape) {
  const std::uint8_t bytes[] = {1, 2, 3, 4};
  EXPECT_EQ(dense_text({DType::u8, {2, 1, 2}}, bytes), "dense<[[[1, 2]], [[3, 4]]]> : tensor<2x1x2xui8>");
  EXPECT_EQ(dense_text({DType::i16, {2}}, bytes), "dense<[513, 1027]> : tensor<2xi16>");
  EXPECT_EQ(dense_text({DType::f32, {2, 0}}, bytes), "dense<> : tensor<2x0xf32>");
  EXPECT_EQ(splat_text({DType::f32, {2, 3}}, element_bits(DType::f32, 2)), "dense<2.0> : tensor<2x3xf32>");
  EXPECT_EQ(splat_text({DType::f32, {0}}, element_bits(DType::f32, 2)), "dense<> : tensor<0xf32>");
}

TEST(StablehloText, AttributesAreListed) {
  Attributes some;
  some.number("dimension", 1).array("sizes", {2, 3}).direction("LT").region("{ a }").region("{ b }");
  some.note("weft.name", "a \"quoted\\name").note("weft.kind", "data");
  EXPECT_EQ(some.own,
            "dimension = 1 : i64, sizes = array<i64: 2, 3>, "
            "comparison_direction = #stablehlo<comparison_direction LT>");
  EXPECT_EQ(some.regions, "{ a }, { b }");
  EXPECT_EQ(some.notes, R"(weft.name = "a \"quoted\\name", weft.kind = "data")");
}

}  // namespace stablehlo_text_test
}  // namespace weft::stablehlo
