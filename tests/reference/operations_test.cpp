// The reference meaning of each operation on one device, against numbers worked out by hand.
#include <support/expect_error.hpp>
#include <support/program.hpp>

#include <cstring>
#include <limits>

namespace weft::operations_test {

using testing::expect_equal;
using testing::f32_value;
using testing::Program;

constexpr double infinity = std::numeric_limits<double>::infinity();
const double nan = std::numeric_limits<double>::quiet_NaN();

// The result of one unary or binary operation on vectors.
Value unary(Op op, DType dtype, std::vector<double> x) {
  Program program;
  const Shape shape{static_cast<Index>(x.size())};
  const Var a = program.input("a", shape, dtype);
  return program.value(emit_var(op, {a}), {make_value(dtype, shape, x)});
}
Value binary_of(Op op, DType dtype, std::vector<double> x, std::vector<double> y) {
  Program program;
  const Shape shape{static_cast<Index>(x.size())};
  const Var a = program.input("a", shape, dtype), b = program.input("b", shape, dtype);
  return program.value(emit_var(op, {a, b}), {make_value(dtype, shape, x), make_value(dtype, shape, y)});
}
Value converted(DType from, DType to, std::vector<double> x) {
  Program program;
  const Shape shape{static_cast<Index>(x.size())};
  const Var a = program.input("a", shape, from);
  return program.value(convert(a, to), {make_value(from, shape, x)});
}
std::vector<double> singles(std::vector<float> x) { return {x.begin(), x.end()}; }

TEST(InterpretOps, UnaryFunctionsOfFloats) {
  EXPECT_EQ(unary(Op::negate, DType::f32, {1, -2}).elements, (std::vector<double>{-1, 2}));
  EXPECT_EQ(unary(Op::abs, DType::f32, {1, -2}).elements, (std::vector<double>{1, 2}));
  EXPECT_EQ(unary(Op::sign, DType::f32, {3, -2, 0}).elements, (std::vector<double>{1, -1, 0}));
  EXPECT_EQ(unary(Op::floor, DType::f32, {1.5, -1.5}).elements, (std::vector<double>{1, -2}));
  EXPECT_EQ(unary(Op::sqrt, DType::f32, {2, 9}).elements, singles({std::sqrt(2.0F), 3}));
  EXPECT_EQ(unary(Op::rsqrt, DType::f32, {4}).elements, (std::vector<double>{0.5}));
  EXPECT_EQ(unary(Op::exponential, DType::f32, {0, 1}).elements, singles({1, 2.71828182845904523F}));
  EXPECT_EQ(unary(Op::exponential_minus_one, DType::f32, {0, 1e-10}).elements, singles({0, 1e-10F}));
  EXPECT_EQ(unary(Op::log_plus_one, DType::f32, {1e-10, -1}).elements, singles({1e-10F, -HUGE_VALF}));
  EXPECT_EQ(unary(Op::log, DType::f32, {1, 0}).elements, (std::vector<double>{0, -infinity}));
  EXPECT_EQ(unary(Op::tanh, DType::f32, {0, 100}).elements, (std::vector<double>{0, 1}));
  EXPECT_EQ(unary(Op::erf, DType::f32, {0, -1, 9}).elements, singles({0, -0.842700792949714869F, 1}));
  EXPECT_EQ(unary(Op::erfc, DType::f32, {0, -1, 9}).elements,
            singles({1, 1.842700792949714869F, 4.13703174651381e-37F}));
  EXPECT_EQ(unary(Op::sine, DType::f32, {0, 1}).elements, singles({0, 0.841470984807896507F}));
  EXPECT_EQ(unary(Op::cosine, DType::f32, {0, 1}).elements, singles({1, 0.540302305868139717F}));
  EXPECT_EQ(unary(Op::logistic, DType::f32, {0, 1}).elements, singles({0.5F, 0.731058578630004879F}));
}

TEST(InterpretOps, BinaryFunctionsOfFloatsRoundOnce) {
  EXPECT_EQ(binary_of(Op::add, DType::f32, {0.1, 1}, {0.2, 0x1p-25}).elements, singles({0.1F + 0.2F, 1}));
  EXPECT_EQ(binary_of(Op::subtract, DType::f32, {0.3}, {0.1}).elements, singles({0.3F - 0.1F}));
  EXPECT_EQ(binary_of(Op::multiply, DType::f32, {0.1}, {0.2}).elements, singles({0.1F * 0.2F}));
  EXPECT_EQ(binary_of(Op::divide, DType::f32, {1, 1}, {3, 0}).elements, singles({1.0F / 3.0F, INFINITY}));
  EXPECT_EQ(binary_of(Op::power, DType::f32, {2, 4}, {10, 0.5}).elements, (std::vector<double>{1024, 2}));
  EXPECT_EQ(binary_of(Op::remainder, DType::f32, {5.5, -5.5}, {3, 3}).elements, (std::vector<double>{2.5, -2.5}));
  EXPECT_EQ(binary_of(Op::add, DType::bf16, {1}, {0x1p-8}).elements, (std::vector<double>{1}));
}

TEST(InterpretOps, MaximumAndMinimumKeepNanOfEitherSide) {
  for (Op op : {Op::maximum, Op::minimum}) {
    const Value result = binary_of(op, DType::f32, {nan, 1}, {1, nan});
    EXPECT_TRUE(std::isnan(result[0]) && std::isnan(result[1]));
  }
  EXPECT_EQ(binary_of(Op::maximum, DType::f32, {1, -1}, {2, -2}).elements, (std::vector<double>{2, -1}));
  EXPECT_EQ(binary_of(Op::minimum, DType::u32, {1, 4e9}, {2, 3}).elements, (std::vector<double>{1, 3}));
  EXPECT_EQ(binary_of(Op::maximum, DType::i32, {-1, 4}, {2, -3}).elements, (std::vector<double>{2, 4}));
}

TEST(InterpretOps, IntegersWrapAround) {
  EXPECT_EQ(binary_of(Op::add, DType::u32, {4294967295.0}, {2}).elements, (std::vector<double>{1}));
  EXPECT_EQ(binary_of(Op::subtract, DType::u32, {0}, {1}).elements, (std::vector<double>{4294967295.0}));
  EXPECT_EQ(binary_of(Op::add, DType::i32, {2147483647}, {1}).elements, (std::vector<double>{-2147483648.0}));
  EXPECT_EQ(binary_of(Op::multiply, DType::u32, {65537}, {65537}).elements, (std::vector<double>{131073}));
  EXPECT_EQ(binary_of(Op::multiply, DType::i32, {-3}, {5}).elements, (std::vector<double>{-15}));
  EXPECT_EQ(unary(Op::negate, DType::u32, {1}).elements, (std::vector<double>{4294967295.0}));
  EXPECT_EQ(unary(Op::abs, DType::i32, {-5, -2147483648.0}).elements, (std::vector<double>{5, -2147483648.0}));
  EXPECT_EQ(unary(Op::sign, DType::i32, {-5, 0, 9}).elements, (std::vector<double>{-1, 0, 1}));
}

TEST(InterpretOps, IntegerQuotientsAreCutAndAllOnesOverZero) {
  EXPECT_EQ(binary_of(Op::divide, DType::i32, {-7, 7, 1}, {2, -2, 0}).elements, (std::vector<double>{-3, -3, -1}));
  EXPECT_EQ(binary_of(Op::divide, DType::i32, {-2147483648.0}, {-1}).elements, (std::vector<double>{-2147483648.0}));
  EXPECT_EQ(binary_of(Op::divide, DType::u32, {4e9, 1}, {2, 0}).elements, (std::vector<double>{2e9, 4294967295.0}));
}

TEST(InterpretOps, BitsAndShifts) {
  EXPECT_EQ(binary_of(Op::bit_and, DType::u32, {12}, {10}).elements, (std::vector<double>{8}));
  EXPECT_EQ(binary_of(Op::bit_or, DType::u32, {12}, {10}).elements, (std::vector<double>{14}));
  EXPECT_EQ(binary_of(Op::bit_xor, DType::pred, {1, 1}, {1, 0}).elements, (std::vector<double>{0, 1}));
  EXPECT_EQ(unary(Op::logical_not, DType::pred, {1, 0}).elements, (std::vector<double>{0, 1}));
  EXPECT_EQ(unary(Op::logical_not, DType::i32, {0}).elements, (std::vector<double>{-1}));
  EXPECT_EQ(binary_of(Op::shift_left, DType::u32, {1, 1, 3}, {31, 32, 31}).elements,
            (std::vector<double>{2147483648.0, 0, 2147483648.0}));
  EXPECT_EQ(binary_of(Op::shift_right, DType::u32, {4294967295.0, 8}, {28, 32}).elements, (std::vector<double>{15, 0}));
  EXPECT_EQ(binary_of(Op::shift_right, DType::i32, {-8, -8, 8}, {1, 40, 40}).elements,
            (std::vector<double>{-4, -1, 0}));
}

TEST(InterpretOps, ComparisonsYieldPredAndNanIsUnordered) {
  const std::vector<double> a{1, 2, 3, nan}, b{2, 2, 2, 2};
  EXPECT_EQ(binary_of(Op::less, DType::f32, a, b).elements, (std::vector<double>{1, 0, 0, 0}));
  EXPECT_EQ(binary_of(Op::less_equal, DType::f32, a, b).elements, (std::vector<double>{1, 1, 0, 0}));
  EXPECT_EQ(binary_of(Op::greater, DType::f32, a, b).elements, (std::vector<double>{0, 0, 1, 0}));
  EXPECT_EQ(binary_of(Op::greater_equal, DType::f32, a, b).elements, (std::vector<double>{0, 1, 1, 0}));
  EXPECT_EQ(binary_of(Op::equal, DType::f32, a, b).elements, (std::vector<double>{0, 1, 0, 0}));
  EXPECT_EQ(binary_of(Op::not_equal, DType::f32, a, b).elements, (std::vector<double>{1, 0, 1, 1}));
  EXPECT_EQ(binary_of(Op::less, DType::i32, {-1}, {0}).dtype, DType::pred);
}

TEST(InterpretOps, Conversions) {
  EXPECT_EQ(converted(DType::f32, DType::i32, {1.9, -1.9, 1e10}).elements, (std::vector<double>{1, -1, 2147483647}));
  EXPECT_EQ(converted(DType::i32, DType::u32, {-1}).elements, (std::vector<double>{4294967295.0}));
  EXPECT_EQ(converted(DType::u32, DType::i32, {4294967295.0}).elements, (std::vector<double>{-1}));
  EXPECT_EQ(converted(DType::u32, DType::f32, {16777217}).elements, (std::vector<double>{16777216}));
  EXPECT_EQ(converted(DType::f32, DType::bf16, {1 + 0x3p-8}).elements, (std::vector<double>{1 + 0x1p-6}));
  EXPECT_EQ(converted(DType::pred, DType::f32, {1, 0}).elements, (std::vector<double>{1, 0}));
  EXPECT_EQ(converted(DType::f32, DType::pred, {0.5, 0}).elements, (std::vector<double>{1, 0}));
}

TEST(InterpretOps, SelectAndRandomBits) {
  Program program;
  const Var condition = program.input("c", {3}, DType::pred), a = program.input("a", {3}), b = program.input("b", {3});
  const Value result = program.value(select(condition, a, b), {make_value(DType::pred, {3}, {1, 0, 1}),
                                                               f32_value({3}, {1, 2, 3}), f32_value({3}, {4, 5, 6})});
  EXPECT_EQ(result.elements, (std::vector<double>{1, 5, 3}));

  Program random;
  const Var seed = random.input("seed", {}, DType::u32);
  const Var bits = random_bits(seed, iota(random.graph, {3}, 0, DType::u32), constant(random.graph, 99, DType::u32));
  const Value drawn = random.value(bits, {make_value(DType::u32, {}, {42})});
  for (Index i = 0; i < 3; ++i)
    EXPECT_EQ(drawn[i], static_cast<double>(random_bits(42u, static_cast<std::uint32_t>(i), 99u)));
}

TEST(InterpretOps, LeavesHoldTheirNumbers) {
  Program program;
  Var one = constant(program.graph, 0.1);
  expect_equal(program.value(one), f32_value({}, {0.1}));
  expect_equal(program.value(iota(program.graph, {2, 3}, 1)), make_value(DType::i32, {2, 3}, {0, 1, 2, 0, 1, 2}));
  expect_equal(program.value(iota(program.graph, {2, 3}, 0, DType::u32)),
               make_value(DType::u32, {2, 3}, {0, 0, 0, 1, 1, 1}));
}

// The bytes of `elements`, as a machine that stores the lowest first has them.
template <class T>
Buffer<std::uint8_t> bytes_of(std::vector<T> elements) {
  Buffer<std::uint8_t> bytes(static_cast<Index>(sizeof(T) * elements.size()));
  std::memcpy(bytes.data(), elements.data(), to_size(bytes.size()));
  return bytes;
}

TEST(InterpretOps, LiteralsHoldAllTheirElements) {
  Program program;
  Graph& graph = program.graph;
  const auto literal = [&](DType dtype, const Shape& shape, const Buffer<std::uint8_t>& bytes) {
    return program.value({&graph, graph.add_literal(dtype, shape, bytes)});
  };
  expect_equal(literal(DType::u8, {3}, {7, 255, 0}), make_value(DType::u8, {3}, {7, 255, 0}));
  expect_equal(literal(DType::i64, {2, 1}, bytes_of<std::int64_t>({-1, std::int64_t{1} << 40})),
               make_value(DType::i64, {2, 1}, {-1, 0x1p40}));
  expect_equal(literal(DType::f64, {2}, bytes_of<double>({0.1, -infinity})),
               make_value(DType::f64, {2}, {0.1, -infinity}));
  expect_equal(literal(DType::f32, {2, 2}, bytes_of<float>({1, 0.1F, -2, 3})),
               f32_value({2, 2}, {1, static_cast<double>(0.1F), -2, 3}));
  expect_equal(literal(DType::f16, {2}, bytes_of<std::uint16_t>({0x3C00, 0xC000})),
               make_value(DType::f16, {2}, {1, -2}));
  expect_equal(literal(DType::pred, {4}, {1, 0, 0, 1}), make_value(DType::pred, {4}, {1, 0, 0, 1}));
  expect_equal(literal(DType::i32, {0, 3}, {}), make_value(DType::i32, {0, 3}, {}));
}

TEST(InterpretOps, WhatIsOnlyStoredIsMoved) {
  Program program;
  const Var x = program.input("x", {2, 2}, DType::i64);
  const std::vector<Value> in{make_value(DType::i64, {2, 2}, {1, -2, 0x1p40, 4})};
  expect_equal(program.value(transpose(x), in), make_value(DType::i64, {2, 2}, {1, 0x1p40, -2, 4}));
  expect_equal(program.value(pad(slice(x, {0, 1}, {2, 2}), {0, 0}, {1, 0}), in),
               make_value(DType::i64, {3, 1}, {-2, 4, 0}));
}

TEST(InterpretOps, DynamicSlicesAreClampedToLieInside) {
  Program program;
  const Var x = program.input("x", {3, 4}, DType::f64), update = program.input("update", {2, 3}, DType::f64);
  const Var row = program.input("row", {}, DType::i32), column = program.input("column", {}, DType::i32);
  const Value whole = testing::random_value(DType::f64, {3, 4}, 1), part = testing::random_value(DType::f64, {2, 3}, 2);
  for (int i = -2; i <= 3; ++i)
    for (int j = -2; j <= 3; ++j) {
      SCOPED_TRACE(::testing::Message() << "at " << i << ", " << j);
      const std::vector<Value> in{whole, part, make_value(DType::i32, {}, {1.0 * i}),
                                  make_value(DType::i32, {}, {1.0 * j})};
      const Index first_row = i < 0 ? 0 : i > 1 ? 1 : i, first_column = j < 0 ? 0 : j > 1 ? 1 : j;
      Value taken = part, written = whole;
      for (Index r = 0; r < 2; ++r)
        for (Index c = 0; c < 3; ++c) {
          const Index at = (first_row + r) * 4 + first_column + c;
          taken[3 * r + c] = whole[at];
          written[at] = part[3 * r + c];
        }
      expect_equal(program.value(dynamic_slice(x, {row, column}, {2, 3}), in), taken);
      expect_equal(program.value(dynamic_update_slice(x, update, {row, column}), in), written);
    }
}

TEST(InterpretOps, MovementsOfData) {
  Program program;
  const Var x = program.input("x", {2, 3});
  const std::vector<Value> in{f32_value({2, 3}, {1, 2, 3, 4, 5, 6})};
  expect_equal(program.value(transpose(x), in), f32_value({3, 2}, {1, 4, 2, 5, 3, 6}));
  expect_equal(program.value(reshape(x, {3, 2}), in), f32_value({3, 2}, {1, 2, 3, 4, 5, 6}));
  expect_equal(program.value(slice(x, {0, 1}, {2, 3}), in), f32_value({2, 2}, {2, 3, 5, 6}));
  expect_equal(program.value(slice(x, {1, 1}, {1, 3}), in), f32_value({0, 2}, {}));
  expect_equal(program.value(pad(x, {1, 0}, {0, 1}), in), f32_value({3, 4}, {0, 0, 0, 0, 1, 2, 3, 0, 4, 5, 6, 0}));
  expect_equal(program.value(concatenate({x, transpose(transpose(x))}, 0), in),
               f32_value({4, 3}, {1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6}));
  expect_equal(program.value(concatenate({x, slice(x, {0, 0}, {2, 1})}, 1), in),
               f32_value({2, 4}, {1, 2, 3, 1, 4, 5, 6, 4}));
  expect_equal(program.value(broadcast_in_dim(slice(x, {0, 0}, {1, 3}), {3, 2}, {1, 0}), in),
               f32_value({3, 2}, {1, 1, 2, 2, 3, 3}));
  expect_equal(program.value(stop_gradient(x), in), in[0]);
  expect_equal(program.value(emit_var(Op::after, {x, x}), in), in[0]);
}

TEST(InterpretOps, TransposeOfRankThreeFollowsItsOrder) {
  Program program;
  const Var x = program.input("x", {2, 1, 3});
  // result[i][j][k] = x[j][k][i]
  expect_equal(program.value(transpose(x, {2, 0, 1}), {f32_value({2, 1, 3}, {1, 2, 3, 4, 5, 6})}),
               f32_value({3, 2, 1}, {1, 4, 2, 5, 3, 6}));
}

TEST(InterpretOps, RowsAreTakenAndScattered) {
  Program program;
  const Var table = program.input("table", {3, 2}), index = program.input("index", {4}, DType::i32);
  const std::vector<Value> in{f32_value({3, 2}, {1, 2, 3, 4, 5, 6}), make_value(DType::i32, {4}, {2, 0, 2, 1})};
  const Var taken = take(table, index);
  expect_equal(program.value(taken, in), f32_value({4, 2}, {5, 6, 1, 2, 5, 6, 3, 4}));
  expect_equal(program.value(scatter_add(taken, index, 4), in), f32_value({4, 2}, {1, 2, 3, 4, 10, 12, 0, 0}));
  const std::vector<Value> some{in[0], make_value(DType::i32, {3}, {2, -1, 2})};
  Program left_out;
  const Var updates = left_out.input("updates", {3, 2}), rows = left_out.input("rows", {3}, DType::i32);
  expect_equal(left_out.value(scatter_add(updates, rows, 3), some), f32_value({3, 2}, {0, 0, 0, 0, 6, 8}));
  for (double outside : {-1.0, 3.0})
    testing::expect_error(
        [&] {
          (void)program.value(taken, {in[0], make_value(DType::i32, {4}, {0, outside, 0, 0})});
        },
        "row_index_out_of_range", {"gather", std::to_string(static_cast<int>(outside)), "3 rows"});
}

TEST(InterpretOps, ReductionsSumInDoubleAndRoundOnce) {
  Program program;
  const Var x = program.input("x", {2, 3});
  const std::vector<Value> in{f32_value({2, 3}, {1, 2, 3, 4, 5, 6})};
  expect_equal(program.value(sum(x), in), f32_value({}, {21}));
  expect_equal(program.value(sum(x, 0), in), f32_value({3}, {5, 7, 9}));
  expect_equal(program.value(max(x, 1), in), f32_value({2}, {3, 6}));
  expect_equal(program.value(min(x, -1), in), f32_value({2}, {1, 4}));

  Program fine;
  const Var y = fine.input("y", {3});
  expect_equal(fine.value(sum(y), {f32_value({3}, {1, 0x1p-24, 0x1p-24})}), f32_value({}, {1 + 0x1p-23}));
  EXPECT_TRUE(std::isnan(fine.value(max(y), {f32_value({3}, {1, nan, 2})})[0]));
}

TEST(InterpretOps, ReductionsOfNothingGiveTheNeutralElement) {
  Program program;
  const Var x = program.input("x", {2, 0}), n = program.input("n", {0}, DType::i32);
  const std::vector<Value> in{f32_value({2, 0}, {}), make_value(DType::i32, {0}, {})};
  expect_equal(program.value(sum(x, 1), in), f32_value({2}, {0, 0}));
  expect_equal(program.value(max(x, 1), in), f32_value({2}, {-infinity, -infinity}));
  expect_equal(program.value(min(n, 0), in), make_value(DType::i32, {}, {2147483647}));
}

TEST(InterpretOps, DotGeneralContractsBatchesInAnyOrder) {
  Program program;
  const Var a = program.input("a", {2, 3}), b = program.input("b", {3, 2});
  const std::vector<Value> in{f32_value({2, 3}, {1, 2, 3, 4, 5, 6}), f32_value({3, 2}, {1, 0, 0, 1, 1, 1})};
  expect_equal(program.value(matmul(a, b), in), f32_value({2, 2}, {4, 5, 10, 11}));

  // left [K, B, M], right [N, K, B] -> [B, M, N], by its definition.
  Program batched;
  const Var left = batched.input("left", {3, 2, 4}), right = batched.input("right", {5, 3, 2});
  DotDims dot;
  dot.left_batch = {1};
  dot.right_batch = {2};
  dot.left_contracting = {0};
  dot.right_contracting = {1};
  const std::vector<Value> values{testing::random_value(DType::f32, {3, 2, 4}, 1),
                                  testing::random_value(DType::f32, {5, 3, 2}, 2)};
  const Value result = batched.value(dot_general(left, right, dot), values, Arithmetic::unrounded);
  ASSERT_TRUE(result.shape == (Shape{2, 4, 5}));
  for (Index i = 0; i < 2; ++i)
    for (Index m = 0; m < 4; ++m)
      for (Index n = 0; n < 5; ++n) {
        double expected = 0;
        for (Index k = 0; k < 3; ++k) expected += values[0][k * 8 + i * 4 + m] * values[1][n * 6 + k * 2 + i];
        EXPECT_EQ(result[i * 20 + m * 5 + n], expected);
      }
}

TEST(InterpretOps, IntegerDotWrapsAround) {
  Program program;
  const Var a = program.input("a", {1, 2}, DType::u32), b = program.input("b", {2, 1}, DType::u32);
  expect_equal(program.value(matmul(a, b), {make_value(DType::u32, {1, 2}, {4294967295.0, 1}),
                                            make_value(DType::u32, {2, 1}, {2, 3})}),
               make_value(DType::u32, {1, 1}, {1}));
}

}  // namespace weft::operations_test
