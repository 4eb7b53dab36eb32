// Rotary: against std::cos and std::sin, products that know distances alone, positions from outside, gradients, errors.
#include <support/expect_error.hpp>
#include <support/gradients.hpp>
#include <weft/nn/rotary.hpp>

namespace weft::rotary_test {

using nn::Rotary;
using testing::expect_error;
using testing::Program;
using testing::random_value;
using testing::Vars;

Value rotated_by_hand(const Value& x, double base, Index first = 0) {
  const Index time = x.shape[x.shape.rank() - 2], width = x.shape[x.shape.rank() - 1], half = width / 2;
  Value y = x;
  for (Index row = 0; row < x.shape.elements() / width; ++row)
    for (Index i = 0; i < half; ++i) {
      const double angle = static_cast<double>(first + row % time) *
                           std::pow(base, -2 * static_cast<double>(i) / static_cast<double>(width));
      const double left = x[row * width + i], right = x[row * width + half + i];
      y[row * width + i] = left * std::cos(angle) - right * std::sin(angle);
      y[row * width + half + i] = right * std::cos(angle) + left * std::sin(angle);
    }
  return y;
}

TEST(Rotary, ByItsFormula) {
  for (const double base : {10000.0, 500000.0, 1.5}) {
    Program program;
    const Value x = random_value(DType::f32, {2, 3, 40, 6}, 1);
    const Value y = program.value(Rotary{"rotary", base}(program.input("x", x.shape)), {x});
    testing::expect_near(y, rotated_by_hand(x, base), 3e-7);
  }
}

// Each row is turned on from the one before it: 1e5 turns cost less than half a digit of an f32.
TEST(Rotary, AnglesOfFarPositionsAreExact) {
  Program program;
  constexpr Index far = 100000;
  const Value x = random_value(DType::f32, {1, 8}, 1);
  const Var first = program.input("first", {}, DType::i32);
  const Var y = Rotary{"rotary", 10000, far + 1, first}(program.input("x", x.shape));
  testing::expect_near(program.value(y, {make_value(DType::i32, {}, {double{far}}), x}), rotated_by_hand(x, 10000, far),
                       2e-7);
}

TEST(Rotary, ProductsKnowDistancesAlone) {
  Program program;
  const Value query = random_value(DType::f32, {1, 8}, 1), key = random_value(DType::f32, {1, 8}, 2);
  const auto product = [&](Index at_query, Index at_key) {
    const Value q = rotated_by_hand(query, 10000, at_query), k = rotated_by_hand(key, 10000, at_key);
    double sum = 0;
    for (Index i = 0; i < 8; ++i) sum += q[i] * k[i];
    return sum;
  };
  EXPECT_NEAR(product(5, 3), product(105, 103), 1e-12);
  EXPECT_GT(std::fabs(product(5, 3) - product(5, 4)), 1e-3);
}

TEST(Rotary, RowsBeginWhereTheyAreToldTo) {
  Program program;
  const Value x = random_value(DType::f32, {2, 3, 4}, 1);
  const Var first = program.input("first", {}, DType::i32), y = Rotary{"r", 100, 8, first}(program.input("x", x.shape));
  for (const double at : {0.0, 2.0, 5.0})
    testing::expect_near(program.value(y, {make_value(DType::i32, {}, {at}), x}),
                         rotated_by_hand(x, 100, static_cast<Index>(at)), 3e-7);
  for (const double at : {-1.0, 6.0})
    EXPECT_THROW((void)program.value(y, {make_value(DType::i32, {}, {at}), x}), Error) << "a row is beyond position 7";
}

TEST(Rotary, Gradients) {
  const Value x = random_value(DType::f32, {2, 3, 4}, 1);
  testing::expect_gradients({x}, [](const Vars& v) { return Rotary{"rotary", 10}(v[0]); });
}

TEST(Rotary, ExponentialsAndLogarithmsAreThoseOfTheStandardLibrary) {
  for (const double x : {-20.0, -1.0, -1e-5, 0.0, 0.3, 13.0})
    EXPECT_NEAR(nn::detail::exponential(x) / std::exp(x), 1, 1e-13) << x;
  for (const double x : {1.0, 1.5, 2.0, 3.0, 100.0, 10000.0, 500000.0, 1e9})
    EXPECT_NEAR(nn::detail::logarithm(x), std::log(x), 1e-14 * (1 + std::log(x))) << x;
}

TEST(Rotary, WhatCannotBeTurnedIsNamed) {
  Program program;
  const Var x = program.input("x", {2, 3, 5}), vector = program.input("v", {4}), even = program.input("e", {2, 4});
  expect_error([&] { (void)Rotary{"rotary"}(x); }, "rotary_width_is_odd", {"'rotary'", "width 5"});
  expect_error([&] { (void)Rotary{"rotary"}(vector); }, "operand_ranks_differ", {"rotary", "rank 1", "rank 2"});
  expect_error([&] { (void)Rotary{"rotary", 1}(even); }, "rotary_base_out_of_range", {"'rotary'", "base 1"});
}

}  // namespace weft::rotary_test
