// Shape rules: the shape and type of every operation's result, and every error that a rule can raise.
#include <support/expect_error.hpp>
#include <support/program.hpp>
#include <support/shape_rules.hpp>

namespace weft::shape_rules_test {

using testing::expect_error;
using testing::expect_shape;
using testing::result_of;
using testing::shape_of;
using testing::Typed;
using testing::with_dims;

constexpr DotDims batched{{0}, {2}, {2}, {0}};  // [B, M, K] x [K, N, B]

static_assert(shape_of(Op::add, {{{2, 3}}, {{2, 3}}}) == Shape{2, 3});
static_assert(result_of(Op::less, {{{2}}, {{2}}}).dtype == DType::pred);
static_assert(shape_of(Op::broadcast, {{{3}}}, with_dims({1}), {2, 3}) == Shape{2, 3});
static_assert(shape_of(Op::transpose, {{{2, 3, 4}}}, with_dims({2, 0, 1})) == Shape{4, 2, 3});
static_assert(shape_of(Op::slice, {{{5, 6}}}, SliceBounds{{1, 2}, {4, 6}}) == Shape{3, 4});
static_assert(shape_of(Op::pad, {{{5, 6}}}, Padding{{1, 2}, {4, 0}}) == Shape{10, 8});
static_assert(shape_of(Op::concatenate, {{{2, 3}}, {{2, 5}}}, with_dims({1})) == Shape{2, 8});
static_assert(shape_of(Op::gather, {{{9, 4}}, {{5}, DType::i32}}) == Shape{5, 4});
static_assert(shape_of(Op::gather, {{{9, 4}}, {{5, 2}, DType::i32}}) == Shape{5, 2, 4});
static_assert(shape_of(Op::scatter, {{{5, 4}}, {{5}, DType::i32}}, {}, {9, 4}) == Shape{9, 4});
static_assert(shape_of(Op::reduce_sum, {{{2, 3, 4}}}, with_dims({0, 2})) == Shape{3});
static_assert(shape_of(Op::dot_general, {{{2, 3, 4}}, {{4, 5, 2}}}, batched) == Shape{2, 3, 5});

TEST(ShapeRules, ElementwiseResultsAreLikeTheirOperands) {
  for (Op op : {Op::add, Op::subtract, Op::multiply, Op::divide, Op::maximum, Op::minimum})
    for (DType dtype : {DType::f32, DType::bf16, DType::i32, DType::u32})
      expect_shape(result_of(op, {{{2, 3}, dtype}, {{2, 3}, dtype}}), {2, 3}, dtype);
  for (Op op : {Op::negate, Op::abs, Op::sign})
    for (DType dtype : {DType::f32, DType::bf16, DType::i32, DType::u32})
      expect_shape(result_of(op, {{{2}, dtype}}), {2}, dtype);
  for (Op op : {Op::exponential, Op::exponential_minus_one, Op::log, Op::log_plus_one, Op::tanh, Op::logistic, Op::erf,
                Op::erfc, Op::sine, Op::cosine, Op::sqrt, Op::rsqrt, Op::floor})
    for (DType dtype : {DType::f32, DType::bf16}) expect_shape(result_of(op, {{{}, dtype}}), {}, dtype);
  for (Op op : {Op::bit_and, Op::bit_or, Op::bit_xor, Op::shift_left, Op::shift_right})
    for (DType dtype : {DType::i32, DType::u32, DType::pred})
      expect_shape(result_of(op, {{{4}, dtype}, {{4}, dtype}}), {4}, dtype);
  expect_shape(result_of(Op::logical_not, {{{4}, DType::pred}}), {4}, DType::pred);
  expect_shape(result_of(Op::convert, {{{4}, DType::pred}}, {}, {{4}, DType::bf16}), {4}, DType::bf16);
  for (DType dtype : {DType::f32, DType::bf16, DType::i32, DType::u32, DType::pred}) {
    expect_shape(result_of(Op::select, {{{4}, DType::pred}, {{4}, dtype}, {{4}, dtype}}), {4}, dtype);
    expect_shape(result_of(Op::equal, {{{4}, dtype}, {{4}, dtype}}), {4}, DType::pred);
  }
  for (DType dtype : {DType::f32, DType::bf16, DType::i32, DType::u32})
    expect_shape(result_of(Op::multiply_add, {{{4}, dtype}, {{4}, dtype}, {{4}, dtype}}), {4}, dtype);
  const Typed bits{{4}, DType::u32};
  expect_shape(result_of(Op::random_bits, {bits, bits, bits}), {4}, DType::u32);
}

TEST(ShapeRules, ElementwiseOperandsMustAgree) {
  expect_error(
      [] {
        (void)shape_of(Op::add, {{{2, 3}}, {{2, 4}}});
      },
      "operand_shapes_differ", {"add", "dimension 1", "3 against 4"});
  expect_error([] { (void)shape_of(Op::multiply, {{{2}}, {{2, 4}}}); }, "operand_ranks_differ", {"multiply", "2", "1"});
  expect_error([] { (void)shape_of(Op::less, {{{2}}, {{2}, DType::i32}}); }, "element_types_differ", {"f32", "i32"});
  expect_error(
      [] {
        (void)shape_of(Op::select, {{{2}, DType::pred}, {{2}}, {{2}, DType::i32}});
      },
      "element_types_differ", {"select"});
  expect_error(
      [] {
        (void)shape_of(Op::select, {{{3}, DType::pred}, {{2}}, {{2}}});
      },
      "operand_shapes_differ", {"select"});
  expect_error(
      [] {
        (void)shape_of(Op::select, {{{2}, DType::pred}, {{2}}, {{3}}});
      },
      "operand_shapes_differ", {"select"});
}

TEST(ShapeRules, ElementTypesMustHaveTheOperation) {
  const auto refuses = [](Op op, std::initializer_list<Typed> types, const char* dtype) {
    expect_error([&] { (void)result_of(op, types); }, "element_type_not_supported", {name_of(op), dtype});
  };
  refuses(Op::add, {{{2}, DType::pred}, {{2}, DType::pred}}, "pred");
  refuses(Op::negate, {{{2}, DType::pred}}, "pred");
  refuses(Op::exponential, {{{2}, DType::i32}}, "i32");
  refuses(Op::power, {{{2}, DType::u32}, {{2}, DType::u32}}, "u32");
  refuses(Op::bit_and, {{{2}}, {{2}}}, "f32");
  refuses(Op::logical_not, {{{2}, DType::bf16}}, "bf16");
  refuses(Op::random_bits, {{{2}, DType::i32}, {{2}, DType::i32}, {{2}, DType::i32}}, "i32");
  refuses(Op::select, {{{2}}, {{2}}, {{2}}}, "f32");
  refuses(Op::gather, {{{2}}, {{2}, DType::u32}}, "u32");
  refuses(Op::scatter, {{{2}}, {{2}}}, "f32");
  expect_error(
      [] {
        (void)result_of(Op::dot_general, {{{2}, DType::pred}, {{2}, DType::pred}}, DotDims{});
      },
      "element_type_not_supported", {"dot_general", "pred"});
  expect_error(
      [] {
        (void)shape_of(Op::reduce_sum, {{{2}, DType::pred}}, with_dims({0}));
      },
      "element_type_not_supported", {"reduce_sum", "pred"});
  expect_error(
      [] {
        (void)result_of(Op::iota, {}, with_dims({0}), {{3}, DType::f32});
      },
      "element_type_not_supported", {"iota", "f32"});
}

TEST(ShapeRules, WhatHasNoArithmeticIsStoredAndMoved) {
  for (DType dtype : {DType::c64, DType::c128}) {
    const Typed pair{{2, 3}, dtype};
    const auto refuses = [&](auto make) { expect_error(make, "element_type_not_supported", {name_of(dtype)}); };
    refuses([&] { (void)result_of(Op::add, {pair, pair}); });
    refuses([&] { (void)result_of(Op::negate, {pair}); });
    refuses([&] { (void)result_of(Op::exponential, {pair}); });
    refuses([&] { (void)result_of(Op::bit_and, {pair, pair}); });
    refuses([&] { (void)result_of(Op::less, {pair, pair}); });
    refuses([&] { (void)result_of(Op::select, {{{2, 3}, DType::pred}, pair, pair}); });
    refuses([&] { (void)result_of(Op::convert, {pair}, {}, {{2, 3}, DType::f32}); });
    refuses([&] { (void)result_of(Op::convert, {{{2, 3}, DType::f32}}, {}, pair); });
    refuses([&] { (void)result_of(Op::reduce_sum, {pair}, with_dims({0})); });
    refuses([&] { (void)result_of(Op::dot_general, {pair, pair}, DotDims{}); });
    refuses([&] { (void)result_of(Op::scatter, {pair, {{2}, DType::i32}}, {}, {{9, 3}, dtype}); });
    expect_shape(result_of(Op::transpose, {pair}, with_dims({1, 0})), {3, 2}, dtype);
    expect_shape(result_of(Op::reshape, {pair}, {}, {{6}, dtype}), {6}, dtype);
    expect_shape(result_of(Op::broadcast, {pair}, with_dims({1, 2}), {{4, 2, 3}, dtype}), {4, 2, 3}, dtype);
    expect_shape(result_of(Op::slice, {pair}, SliceBounds{{0, 1}, {2, 3}}), {2, 2}, dtype);
    expect_shape(result_of(Op::pad, {pair}, Padding{{0, 1}, {0, 0}}), {2, 4}, dtype);
    expect_shape(result_of(Op::concatenate, {pair, pair}, with_dims({0})), {4, 3}, dtype);
    expect_shape(result_of(Op::gather, {pair, {{5}, DType::i32}}), {5, 3}, dtype);
    expect_shape(result_of(Op::all_gather, {pair}, with_dims({0}, {0}), {}, {2}), {4, 3}, dtype);
  }
}

TEST(ShapeRules, NumbersOfEveryWidthAreComputedWith) {
  for (DType dtype : {DType::i8, DType::i16, DType::i64, DType::u8, DType::u16, DType::u64, DType::f64}) {
    const Typed pair{{2, 3}, dtype};
    expect_shape(result_of(Op::add, {pair, pair}), {2, 3}, dtype);
    expect_shape(result_of(Op::less, {pair, pair}), {2, 3}, DType::pred);
    expect_shape(result_of(Op::convert, {pair}, {}, {{2, 3}, DType::f32}), {2, 3}, DType::f32);
    expect_shape(result_of(Op::reduce_max, {pair}, with_dims({0})), {3}, dtype);
  }
}

TEST(ShapeRules, AnOrderIsOfKeys) {
  expect_shape(result_of(Op::argsort, {{{2, 3}, DType::i32}}), {2, 3}, DType::i32);
  expect_error([] { (void)result_of(Op::argsort, {{{2}, DType::f32}}); }, "element_type_not_supported", {"argsort", "f32"});
  expect_error([] { (void)result_of(Op::argsort, {{{}, DType::i32}}); }, "operand_ranks_differ", {"argsort"});
}

TEST(ShapeRules, BitsAreThoseOfATypeOfTheSameSize) {
  expect_shape(result_of(Op::bitcast_convert, {{{2}, DType::f32}}, {}, {{2}, DType::u32}), {2}, DType::u32);
  expect_shape(result_of(Op::bitcast_convert, {{{2}, DType::i64}}, {}, {{2}, DType::f64}), {2}, DType::f64);
  const auto refused = [](DType from, DType to) {
    expect_error([&] { (void)result_of(Op::bitcast_convert, {{{2}, from}}, {}, {{2}, to}); }, "element_type_not_supported",
                 {"bitcast_convert"});
  };
  refused(DType::f32, DType::f16);
  refused(DType::pred, DType::i8);
  refused(DType::u8, DType::pred);
}

TEST(ShapeRules, TheGivenElementTypeIsThatOfTheOperand) {
  expect_error(
      [] {
        (void)result_of(Op::reshape, {{{6}}}, {}, {{2, 3}, DType::i32});
      },
      "element_types_differ", {"reshape", "f32", "i32"});
  expect_error(
      [] {
        (void)result_of(Op::broadcast, {{{3}}}, with_dims({0}), {{3}, DType::bf16});
      },
      "element_types_differ", {"broadcast_in_dim", "f32", "bf16"});
  expect_error(
      [] {
        (void)result_of(Op::scatter, {{{5, 4}}, {{5}, DType::i32}}, {}, {{9, 4}, DType::bf16});
      },
      "element_types_differ", {"scatter", "bf16"});
  expect_error(
      [] {
        (void)result_of(Op::convert, {{{4}}}, {}, {{5}, DType::i32});
      },
      "operand_shapes_differ", {"convert", "4 against 5"});
}

TEST(ShapeRules, ExactSumsAreWordsOfTheirOwn) {
  const Typed sum{{exact_sum::words}, DType::u32};
  const auto is_sum = [&](const TensorType& type) { return type.dtype == DType::u32 && type.shape == sum.shape; };
  EXPECT_TRUE(is_sum(result_of(Op::exact_square_sum, {{{5, 6}}})));
  EXPECT_TRUE(is_sum(result_of(Op::exact_square_sum, {{{}}, sum})));
  EXPECT_TRUE(result_of(Op::exact_norm, {sum}).shape == Shape{});
  EXPECT_EQ(result_of(Op::exact_norm, {sum}).dtype, DType::f32);
  expect_error([&] { (void)result_of(Op::exact_square_sum, {{{5}, DType::bf16}}); }, "element_type_not_supported",
               {"bf16"});
  expect_error([&] { (void)result_of(Op::exact_square_sum, {{{5}}, {{5}}}); }, "graph_is_invalid",
               {"a sum of squares"});
  expect_error([&] { (void)result_of(Op::exact_square_sum, {{{5}}, sum, sum}); }, "graph_is_invalid", {"or two"});
  expect_error([&] { (void)result_of(Op::exact_norm, {{{5}}}); }, "graph_is_invalid", {"the root"});
}

TEST(ShapeRules, ReductionsDropTheirDimensions) {
  for (Op op : {Op::reduce_sum, Op::reduce_max, Op::reduce_min})
    expect_shape(result_of(op, {{{2, 3, 4}, DType::i32}}, with_dims({2, 0})), {3}, DType::i32);
  expect_error([] { (void)shape_of(Op::reduce_sum, {{{2, 3}}}, with_dims({2})); }, "dimension_out_of_range", {"2"});
  expect_error([] { (void)shape_of(Op::reduce_max, {{{2, 3}}}, with_dims({1, 1})); }, "dimension_named_twice", {"1"});
}

TEST(ShapeRules, DotGeneralIsBatchThenLeftFreeThenRightFree) {
  for (const DType sums : {DType::bf16, DType::f32})
    expect_shape(result_of(Op::dot_general, {{{2, 3, 4}, DType::bf16}, {{4, 5, 2}, DType::bf16}}, batched, {{}, sums}),
                 {2, 3, 5}, sums);
  expect_shape(result_of(Op::dot_general, {{{3}}, {{4}}}, DotDims{}), {3, 4}, DType::f32);  // outer product
  expect_shape(result_of(Op::dot_general, {{{3, 4}}, {{4, 3}}}, DotDims{{}, {}, {0, 1}, {1, 0}}), {}, DType::f32);
}

TEST(ShapeRules, DotGeneralChecksItsDimensionNumbers) {
  const auto refuses = [](const DotDims& dot, const char* code, const std::vector<std::string>& pieces) {
    expect_error([&] { (void)shape_of(Op::dot_general, {{{2, 3, 4}}, {{4, 5, 2}}}, dot); }, code, pieces);
  };
  refuses({{}, {}, {1}, {0}}, "inner_dimensions_differ", {"3", "4"});
  refuses({{0}, {1}, {2}, {0}}, "operand_shapes_differ", {"2 against 5"});
  refuses({{}, {}, {2, 0}, {0}}, "operand_ranks_differ", {"2", "1"});
  refuses({{0}, {}, {2}, {0}}, "operand_ranks_differ", {"1", "0"});
  refuses({{}, {}, {3}, {0}}, "dimension_out_of_range", {"3"});
  refuses({{}, {}, {2}, {-1}}, "dimension_out_of_range", {"-1"});
  refuses({{0}, {5}, {2}, {0}}, "dimension_out_of_range", {"5"});
  refuses({{2}, {0}, {2}, {0}}, "dimension_named_twice", {"2"});
  refuses({{0}, {2}, {2, 2}, {0, 0}}, "dimension_named_twice", {"2"});
  expect_error(
      [] {
        (void)shape_of(Op::dot_general, {{{2}}, {{2}, DType::bf16}}, DotDims{});
      },
      "element_types_differ", {"dot_general"});
}

}  // namespace weft::shape_rules_test
