// Quantized types as MLIR writes them, and texts that are none.
#include <weft/stablehlo/quantized_type.hpp>

#include <support/expect_error.hpp>

#include <gtest/gtest.h>

namespace weft::stablehlo_quantized_type_test {

using stablehlo::quantized_type;
using stablehlo::QuantizedType;

static_assert(quantized_type("!quant.uniform<i8:f32, 0.5:-10>", {}).zero_points[0] == -10);

TEST(QuantizedType, HasAScaleForAllElements) {
  const QuantizedType made = quantized_type("!quant.uniform<i8:f32, 0.0039215482917486456:-128>", {});
  EXPECT_EQ(made.storage, DType::i8);
  EXPECT_EQ(made.expressed, DType::f32);
  EXPECT_EQ(made.least, -128);
  EXPECT_EQ(made.most, 127);
  EXPECT_EQ(made.axis, -1);
  EXPECT_EQ(made.scales, (Buffer<double>{0.0039215482917486456}));
  EXPECT_EQ(made.zero_points, (Buffer<double>{-128}));
  EXPECT_EQ(quantized_type("!quant.uniform<i32:f32, 1.5E-5>", {}).zero_points, (Buffer<double>{0}));
  EXPECT_EQ(quantized_type("!quant.uniform<i32:f32, 1.5E-5>", {}).most, 2147483647);
}
TEST(QuantizedType, HasAScaleAlongAnAxisAndARange) {
  const QuantizedType made = quantized_type("!quant.uniform<ui8<1:200>:bf16:1, {0.5, 0.25:3}>", {});
  EXPECT_EQ(made.axis, 1);
  EXPECT_EQ(made.least, 1);
  EXPECT_EQ(made.most, 200);
  EXPECT_EQ(made.scales, (Buffer<double>{0.5, 0.25}));
  EXPECT_EQ(made.zero_points, (Buffer<double>{0, 3}));
}
TEST(QuantizedType, NarrowIntegersAreStoredAsBytes) {
  const QuantizedType made = quantized_type("!quant.uniform<i4:f32, 1.0>", {});
  EXPECT_EQ(made.storage, DType::i8);
  EXPECT_EQ(made.least, -8);
  EXPECT_EQ(made.most, 7);
  EXPECT_EQ(quantized_type("!quant.uniform<ui2:f32, 1.0>", {}).most, 3);
}
TEST(QuantizedType, IsRefusedWithWhatIsExpected) {
  const auto refused = [](const char* text, const char* expected) {
    testing::expect_error([&] { static_cast<void>(quantized_type(text, {3, 4})); }, "stablehlo_is_malformed",
                          {"line 3, column 4", expected});
  };
  refused("!quant.calibrated<f32, 1>", "!quant.uniform");
  refused("!quant.uniform<i8:f32, 0.0>", "scales above 0");
  refused("!quant.uniform<i8:f32, -1.0>", "scales above 0");
  refused("!quant.uniform<i8:f32:0, 0.5>", "a scale for each place along an axis");
  refused("!quant.uniform<i8:f32, {0.5}>", "a scale for each place along an axis");
  refused("!quant.uniform<f32:f32, 0.5>", "integers that are stored");
  refused("!quant.uniform<i8:i32, 0.5>", "a floating type that is expressed");
  refused("!quant.uniform<i8<5:4>:f32, 0.5>", "a least number");
  refused("!quant.uniform<i8:f32, 0.5", "a quantized type");
  refused("!quant.uniform<i7:f32, 0.5>", "an element type that is stored");
}

}  // namespace weft::stablehlo_quantized_type_test
