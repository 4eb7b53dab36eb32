// What elementwise operations make of one element, of floating numbers and of integers.
#include <support/expect_error.hpp>
#include <weft/reference/elementwise.hpp>

#include <gtest/gtest.h>

#include <limits>

namespace weft::elementwise_test {

using reference::ElementTypes;
using reference::OnElement;

constexpr ElementTypes f32{DType::f32, DType::f32}, i32{DType::i32, DType::i32}, u32{DType::u32, DType::u32},
    pred{DType::pred, DType::pred}, bf16{DType::bf16, DType::bf16};
constexpr double lowest = -0x1p31, highest_u32 = 0x1p32 - 1;

TEST(ReferenceElementwise, FloatingNumbersAreRoundedOnce) {
  const OnElement add = reference::numeric<std::plus<>>;
  EXPECT_EQ(add(1, 0x1p-24, 0, f32), 1);
  EXPECT_EQ(add(1, 0x1p-24, 0, {DType::f32, DType::f32, Arithmetic::unrounded}), 1 + 0x1p-24);
  EXPECT_EQ(reference::floating<reference::Exponential>(0, 7, 0, f32), 1) << "of one operand";
  EXPECT_EQ(reference::floating<reference::Sqrt>(2, 0, 0, bf16), 1.4140625);
  EXPECT_EQ(reference::floating<reference::Power>(2, 10, 0, f32), 1024);
}

TEST(ReferenceElementwise, IntegersWrap) {
  const auto of = [](OnElement function, double a, double b, const ElementTypes& types) {
    return function(a, b, 0, types);
  };
  const OnElement add = reference::numeric<std::plus<>>, subtract = reference::numeric<std::minus<>>,
                  multiply = reference::numeric<std::multiplies<>>, divide = reference::numeric<std::divides<>>,
                  negate = reference::numeric<std::negate<>>;
  EXPECT_EQ(of(add, 0x1p31 - 1, 1, i32), lowest);
  EXPECT_EQ(of(subtract, 0, 1, u32), highest_u32);
  EXPECT_EQ(of(multiply, 0x1p16, 0x1p16, i32), 0);
  EXPECT_EQ(of(negate, lowest, 0, i32), lowest);
  EXPECT_EQ(of(divide, -7, 2, i32), -3);
  EXPECT_EQ(of(divide, highest_u32, 2, u32), 0x1p31 - 1);
  EXPECT_EQ(of(divide, lowest, -1, i32), lowest);
  EXPECT_EQ(of(divide, 7, 0, i32), -1) << "all bits set";
  EXPECT_EQ(of(divide, 7, 0, u32), highest_u32);
  EXPECT_EQ(of(add, 1, 1, pred), 0) << "pred takes the lowest bit";
}

TEST(ReferenceElementwise, TheSignDecidesOrderAndShifts) {
  const OnElement larger = reference::numeric<reference::Maximum>, smaller = reference::numeric<reference::Minimum>;
  EXPECT_EQ(larger(-1, 1, 0, i32), 1);
  EXPECT_EQ(smaller(-1, 1, 0, i32), -1);
  EXPECT_EQ(larger(highest_u32, 1, 0, u32), highest_u32);
  EXPECT_EQ(smaller(highest_u32, 1, 0, u32), 1);
  const double nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_NE(larger(nan, 1, 0, f32), larger(nan, 1, 0, f32)) << "a NaN remains";
  const OnElement left = reference::integral<reference::ShiftLeft>, right = reference::integral<reference::ShiftRight>;
  EXPECT_EQ(left(1, 31, 0, i32), lowest);
  EXPECT_EQ(left(1, 32, 0, u32), 0);
  EXPECT_EQ(right(-5, 1, 0, i32), -3);
  EXPECT_EQ(right(-5, 40, 0, i32), -1);
  EXPECT_EQ(right(5, 40, 0, i32), 0);
  EXPECT_EQ(right(highest_u32, 32, 0, u32), 0);
  EXPECT_EQ(right(highest_u32, 28, 0, u32), 15);
  const OnElement sign = reference::numeric<reference::Sign>, magnitude = reference::numeric<reference::Absolute>;
  for (const auto& [x, of_signed, of_unsigned] : {std::tuple{-4.0, -1.0, 1.0}, {0.0, 0.0, 0.0}, {9.0, 1.0, 1.0}}) {
    EXPECT_EQ(sign(x, 0, 0, i32), of_signed);
    EXPECT_EQ(sign(x < 0 ? x + 0x1p32 : x, 0, 0, u32), of_unsigned);
    EXPECT_EQ(magnitude(x, 0, 0, i32), std::fabs(x));
  }
  EXPECT_EQ(magnitude(highest_u32, 0, 0, u32), highest_u32);
}

TEST(ReferenceElementwise, BitsAreThoseOfTheType) {
  EXPECT_EQ(reference::integral<std::bit_not<>>(5, 0, 0, i32), -6);
  EXPECT_EQ(reference::integral<std::bit_not<>>(1, 0, 0, pred), 0);
  EXPECT_EQ(reference::integral<std::bit_and<>>(12, 10, 0, u32), 8);
  EXPECT_EQ(reference::integral<std::bit_or<>>(12, 10, 0, u32), 14);
  EXPECT_EQ(reference::integral<std::bit_xor<>>(12, -1, 0, i32), -13);
}

TEST(ReferenceElementwise, ConversionsKeepBitsBetweenIntegersAndRoundNumbers) {
  EXPECT_EQ(reference::converted(-1, 0, 0, {DType::i32, DType::u32}), highest_u32);
  EXPECT_EQ(reference::converted(highest_u32, 0, 0, {DType::u32, DType::i32}), -1);
  EXPECT_EQ(reference::converted(-1.5, 0, 0, {DType::f32, DType::i32}), -1);
  EXPECT_EQ(reference::converted(3e9, 0, 0, {DType::f32, DType::i32}), 0x1p31 - 1);
  EXPECT_EQ(reference::converted(0.5, 0, 0, {DType::f32, DType::pred}), 1);
}

// By way of f32, 1077936129 would be half way between two numbers of bf16.
TEST(ReferenceElementwise, AnIntegerIsRoundedToBf16Once) {
  EXPECT_EQ(reference::converted(1077936129, 0, 0, {DType::i32, DType::bf16}), 1082130432);
  EXPECT_EQ(reference::converted(-1077936129, 0, 0, {DType::i32, DType::bf16}), -1082130432);
  EXPECT_EQ(reference::converted(1077936128, 0, 0, {DType::i32, DType::bf16}), 1073741824);
  EXPECT_EQ(reference::converted(highest_u32, 0, 0, {DType::u32, DType::bf16}), 0x1p32);
  EXPECT_EQ(reference::converted(0, 0, 0, {DType::i32, DType::bf16}), 0);
}

TEST(ReferenceElementwise, AStepTakesTwoMembersOfAGroupTogether) {
  const auto step = [](ReductionKind kind, const ElementTypes& types) {
    return reference::step_of(kind)(6, 5, 0, types);
  };
  for (const ElementTypes& types : {f32, i32}) {
    EXPECT_EQ(step(ReductionKind::sum, types), 11);
    EXPECT_EQ(step(ReductionKind::product, types), 30);
    EXPECT_EQ(step(ReductionKind::min, types), 5);
    EXPECT_EQ(step(ReductionKind::max, types), 6);
  }
  EXPECT_EQ(step(ReductionKind::bit_and, u32), 4);
  EXPECT_EQ(step(ReductionKind::bit_or, u32), 7);
  testing::expect_error([] { (void)reference::step_of(ReductionKind::none); }, "operation_is_not_elementwise",
                        {"none"});
}

}  // namespace weft::elementwise_test
