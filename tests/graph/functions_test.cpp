// What is made of other operations: values of NumPy and JAX (tests/golden/print_function_values.py), gradients beside
// finite differences, mistakes.
#include <support/expect_error.hpp>
#include <support/gradients.hpp>
#include <weft/graph/differentiate.hpp>
#include <weft/graph/functions.hpp>

#include <cmath>
#include <limits>

namespace weft::functions_test {

using testing::expect_equal;
using testing::expect_error;
using testing::expect_gradients;
using testing::expect_near;
using testing::f32_value;
using testing::Program;
using testing::random_value;
using testing::Vars;

constexpr double infinity = std::numeric_limits<double>::infinity(), not_a_number = std::numeric_limits<double>::quiet_NaN();

// function(x) at some points.
template <class Function>
std::vector<double> at(std::vector<double> points, Function function, DType dtype = DType::f32) {
  Program program;
  const Shape shape{static_cast<Index>(points.size())};
  return program.value(function(program.input("x", shape, dtype)), {make_value(dtype, shape, std::move(points))}).elements;
}
using Numbers = std::vector<double>;

TEST(Functions, Rounding) {
  const Numbers points{-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 2.4999, 1e10, -infinity};
  EXPECT_EQ(at(points, [](Var x) { return round(x); }), (Numbers{-2, -2, 0, 0, 2, 2, 2, 1e10, -infinity}));
  EXPECT_EQ(at(points, [](Var x) { return round_away(x); }), (Numbers{-3, -2, -1, 1, 2, 3, 2, 1e10, -infinity}));
  EXPECT_EQ(at(points, [](Var x) { return ceil(x); }), (Numbers{-2, -1, 0, 1, 2, 3, 3, 1e10, -infinity}));
  for (const auto function : {+[](Var x) { return round(x); }, +[](Var x) { return round_away(x); },
                              +[](Var x) { return ceil(x); }}) {
    for (const double zero : at({-0.0, -0.25}, function)) EXPECT_TRUE(zero == 0 && std::signbit(zero));
    EXPECT_EQ(at({-7, 7}, function, DType::i32), (Numbers{-7, 7}));
  }
}
TEST(Functions, RemaindersAreThoseOfPythonAndOfC) {
  const Numbers points{5.5, -5.5, 6, -6, 0, infinity};
  const auto near = [](const Numbers& made, const Numbers& wanted) {
    for (std::size_t i = 0; i < wanted.size(); ++i) EXPECT_NEAR(made[i], wanted[i], 1e-6) << i;
    EXPECT_TRUE(std::isnan(made.back()));
  };
  near(at(points, [](Var x) { return remainder(x, 3.0); }), {2.5, 0.5, 0, 0, 0});
  near(at(points, [](Var x) { return remainder(x, -3.0); }), {-0.5, -2.5, 0, 0, 0});
  near(at(points, [](Var x) { return fmod(x, like(x, -3)); }), {2.5, -2.5, 0, 0, 0});
  EXPECT_EQ(at({5, -5, 7, -9}, [](Var x) { return remainder(x, 3.0); }, DType::i32), (Numbers{2, 1, 1, 0}));
  EXPECT_EQ(at({5, -5}, [](Var x) { return remainder(x, like(x, infinity)); }), (Numbers{5, infinity}));
  EXPECT_FALSE(std::signbit(at({-6}, [](Var x) { return remainder(x, 3.0); })[0]));
  EXPECT_TRUE(std::signbit(at({6}, [](Var x) { return remainder(x, -3.0); })[0]));
  const Numbers zeros = at({0, -0.0, 3, -3}, [](Var x) { return remainder(x, 3.0); });
  for (const double zero : zeros) EXPECT_FALSE(std::signbit(zero));
  const auto slope = [](Var x) { return Var{x.graph, differentiate(*x.graph, sum(remainder(x, 3.0)).id, {x.id})[0]}; };
  EXPECT_EQ(at({0, 3, -6, 1.5}, slope), (Numbers{1, 1, 1, 1})) << "at multiples, too";
  expect_gradients({f32_value({3}, {5.5, -5.5, 2}), f32_value({3}, {3, 3, -1.5})},
                   [](const Vars& x) { return remainder(x[0], x[1]); });
}
TEST(Functions, NumbersAreTold) {
  const Numbers points{0, -3, infinity, -infinity, not_a_number};
  EXPECT_EQ(at(points, [](Var x) { return isnan(x); }), (Numbers{0, 0, 0, 0, 1}));
  EXPECT_EQ(at(points, [](Var x) { return isinf(x); }), (Numbers{0, 0, 1, 1, 0}));
  EXPECT_EQ(at(points, [](Var x) { return isfinite(x); }), (Numbers{1, 1, 0, 0, 0}));
  EXPECT_EQ(at({7}, [](Var x) { return isfinite(x); }, DType::i32), (Numbers{1}));
  EXPECT_EQ(at({-3, 0.5, 3}, [](Var x) { return clip(x, -1, 1); }), (Numbers{-1, 0.5, 1}));
  EXPECT_EQ(at({-3, 2}, [](Var x) { return where(x > 0, x, 0.0); }), (Numbers{0, 2}));
  expect_gradients({f32_value({3}, {-3, 0.5, 3})}, [](const Vars& x) { return clip(x[0], -1, 1); });
}

// Also where the quotient is beyond 2^24, and where no product of bf16 is exact: as numpy.fmod and numpy.remainder of
// the same numbers.
TEST(Functions, RemaindersOfFloatsAreExact) {
  const auto by = [](double divisor, bool is_signed) {
    return [=](Var x) { return is_signed ? fmod(x, like(x, divisor)) : remainder(x, divisor); };
  };
  const double third = static_cast<double>(0.3F);
  EXPECT_EQ(at({1e10, -3e38, 16777217}, by(third, true), DType::f64),
            (Numbers{std::fmod(1e10, third), std::fmod(-3e38, third), std::fmod(16777217.0, third)}));
  EXPECT_EQ(at({1e10}, by(third, true)), (Numbers{std::fmod(1e10, third)}));
  for (const DType dtype : {DType::bf16, DType::f16}) {
    EXPECT_EQ(at({1000, -1000, 3, 60160}, by(7, true), dtype), (Numbers{6, -6, 3, 2}));
    EXPECT_EQ(at({1000, -1000}, by(7, false), dtype), (Numbers{6, 1}));
  }
}

TEST(Functions, SinesKeepTheirDigitsForAnglesOfAnySize) {
  const auto as_float = [](double x) { return static_cast<double>(static_cast<float>(x)); };
  Numbers points;
  for (int i = 0; i < 4000; ++i) points.push_back(as_float((i - 2000) * 50.00137));
  for (int i = 1; i < 60000; i += 997) points.push_back(as_float(i * M_PI / 2));
  for (const double large : {1.7e9, -3e9, 1e10, 1e20, 3.4e38}) points.push_back(as_float(large));
  const Numbers sine = at(points, [](Var x) { return sin(x); }), cosine = at(points, [](Var x) { return cos(x); });
  for (std::size_t i = 0; i < points.size(); ++i) {
    EXPECT_NEAR(sine[i], std::sin(points[i]), 3e-7) << points[i];
    EXPECT_NEAR(cosine[i], std::cos(points[i]), 3e-7) << points[i];
  }
  const Numbers far{1, -30000.25, 99999.5, 1e22, 1e300};
  const Numbers wide = at(far, [](Var x) { return sin(x); }, DType::f64);
  for (std::size_t i = 0; i < far.size(); ++i) EXPECT_NEAR(wide[i], std::sin(far[i]), 1e-15);
  EXPECT_TRUE(std::isnan(at({infinity}, [](Var x) { return cos(x); })[0]));
  expect_gradients({random_value(DType::f64, {6}, 1, -4, 4)}, [](const Vars& x) { return sin(x[0]) * cos(x[0]); }, 1e-5);
  expect_gradients({random_value(DType::f64, {4}, 1)}, [](const Vars& x) { return tan(x[0]); }, 1e-5);
  Program program;
  expect_error([&] { (void)sin(program.input("n", {2}, DType::i32)); }, "element_type_not_supported", {"sin", "i32"});
}

TEST(Functions, ElementsInAnotherOrder) {
  Program program;
  const Var x = program.input("x", {2, 3});
  const std::vector<Value> given{f32_value({2, 3}, {1, 2, 3, 4, 5, 6})};
  expect_equal(program.value(flip(x, 1), given), f32_value({2, 3}, {3, 2, 1, 6, 5, 4}));
  expect_equal(program.value(flip(x, 0), given), f32_value({2, 3}, {4, 5, 6, 1, 2, 3}));
  expect_equal(program.value(roll(x, 1, -1), given), f32_value({2, 3}, {3, 1, 2, 6, 4, 5}));
  expect_equal(program.value(roll(x, -4, 1), given), f32_value({2, 3}, {2, 3, 1, 5, 6, 4}));
  EXPECT_EQ(roll(x, 6, 1).id, x.id);
  expect_equal(program.value(stack({x, x}, -1), given), f32_value({2, 3, 2}, {1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6}));
  const Buffer<Var> parts = split(x, 3, 1);
  ASSERT_EQ(parts.size(), 3);
  expect_equal(program.value(parts[1], given), f32_value({2, 1}, {2, 5}));
  expect_error([&] { (void)split(x, 2, 1); }, "extent_does_not_divide", {"split", "3", "2"});
  expect_error([&] { (void)flip(x, 2); }, "dimension_out_of_range", {"flip", "2"});
  const Value random = random_value(DType::f32, {2, 3}, 4);
  expect_gradients({random}, [](const Vars& v) { return flip(v[0], 1); });
  expect_gradients({random}, [](const Vars& v) { return roll(v[0], 1, 0); });
  expect_gradients({random, random}, [](const Vars& v) { return stack({v[0], v[1] * v[0]}, 1); });
  expect_gradients({random}, [](const Vars& v) { return split(v[0], 3, 1)[2]; });
  Program other;
  const Var labels = other.input("labels", {3}, DType::i32);
  expect_equal(other.value(one_hot(labels, 2), {make_value(DType::i32, {3}, {1, 0, 7})}), f32_value({3, 2}, {0, 1, 1, 0, 0, 0}));
}

TEST(Functions, RunningResults) {
  Program program;
  const Var x = program.input("x", {2, 5});
  const std::vector<Value> given{f32_value({2, 5}, {1, 3, 2, 5, 4, -1, 2, -3, 0, 1})};
  expect_equal(program.value(cumsum(x, 1), given), f32_value({2, 5}, {1, 4, 6, 11, 15, -1, 1, -2, -2, -1}));
  expect_equal(program.value(cumsum(x, 1, true), given), f32_value({2, 5}, {15, 14, 11, 9, 4, -1, 0, -2, 1, 1}));
  expect_equal(program.value(cumprod(x, -1), given), f32_value({2, 5}, {1, 3, 6, 30, 120, -1, -2, 6, 0, 0}));
  expect_equal(program.value(cummax(x, 1), given), f32_value({2, 5}, {1, 3, 3, 5, 5, -1, 2, 2, 2, 2}));
  expect_equal(program.value(cummin(x, 0), given), f32_value({2, 5}, {1, 3, 2, 5, 4, -1, 2, -3, 0, 1}));
  const Value ones = filled_value(DType::bf16, {400}, 1);
  Program narrow;
  EXPECT_EQ(narrow.value(cumsum(narrow.input("x", {400}, DType::bf16), 0), {ones})[399], 400);
  const Value random = random_value(DType::f32, {3, 4}, 9, 0.5, 2);
  for (bool is_reversed : {false, true}) {
    expect_gradients({random}, [&](const Vars& v) { return cumsum(v[0], 1, is_reversed); });
    expect_gradients({random}, [&](const Vars& v) { return cumprod(v[0], 0, is_reversed); });
    expect_gradients({random}, [&](const Vars& v) { return cummax(v[0], 1, is_reversed); });
  }
}

TEST(Functions, Statistics) {
  Program program;
  const Var x = program.input("x", {2, 4});
  const std::vector<Value> given{f32_value({2, 4}, {1, 2, 3, 4, 100000.5, 100000.5, 100000.5, 100000.5})};
  expect_near(program.value(variance(x, 1), given), f32_value({2}, {1.25, 0}), 1e-6);
  expect_near(program.value(standard_deviation(x, 1, 1), given), f32_value({2}, {std::sqrt(5.0 / 3), 0}), 1e-6);
  expect_near(program.value(norm(x, 0), given), f32_value({4}, {100000.5, 100000.5, 100000.5, 100000.5}), 1e-6, 1e-6);
  expect_near(program.value(prod(x * 0.1, 1), given), f32_value({2}, {0.0024, 1.00002e16}), 1e-6, 1e-5);
  expect_equal(program.value(any(x > 3.5, 1), given), make_value(DType::pred, {2}, {1, 1}));
  expect_equal(program.value(all(x > 3.5, 1), given), make_value(DType::pred, {2}, {0, 1}));
  expect_equal(program.value(any(x < 0), given), make_value(DType::pred, {}, {0}));
  expect_equal(program.value(all(x > 0), given), make_value(DType::pred, {}, {1}));
  expect_error([&] { (void)any(x); }, "element_type_not_supported", {"any", "f32"});
  expect_error([&] { (void)variance(program.input("one", {1, 2}), 0, 1); }, "variance_of_too_few",
               {"variance: of 1 elements less a correction of 1", "correction 0"});
  expect_error([&] { (void)standard_deviation(program.input("few", {2, 2}), 1, 3); }, "variance_of_too_few",
               {"standard_deviation: of 2 elements less a correction of 3"});
  const Value random = random_value(DType::f32, {3, 5}, 9, 0.5, 2);
  expect_gradients({random}, [](const Vars& v) { return variance(v[0], 1); });
  expect_gradients({random}, [](const Vars& v) { return standard_deviation(v[0], 0, 1); });
  expect_gradients({random}, [](const Vars& v) { return norm(v[0], -1); });
  expect_gradients({random}, [](const Vars& v) { return prod(v[0], 1); });
}

TEST(Functions, VariancesOfNumbersThatAreFarFromZeroAndOfNarrowOnes) {
  Program program;
  const Var x = program.input("x", {4});
  const Value far = f32_value({4}, {1e8, 100000008, 1e8, 100000008});  // whose mean lies between two numbers
  expect_near(program.value(variance(x, 0), {far}), f32_value({}, {16}), 1e-6);
  const Var deviation = standard_deviation(convert(x, DType::f16), 0);  // of which the square is too large
  expect_near(program.value(convert(deviation, DType::f32), {f32_value({4}, {300, -300, 300, -300})}),
              f32_value({}, {300}), 1e-6);
}

TEST(Functions, LoopsAndChoices) {
  Program program;
  const Var x = program.input("x", {}), n = program.input("n", {}, DType::i32);
  const auto value = [&](Var made, double at_x, double at_n) {
    return program.value(made, {f32_value({}, {at_x}), make_value(DType::i32, {}, {at_n})})[0];
  };
  const Var doubled = while_loop([](Var v) { return v < 100.0; }, [](Var v) { return v * 2.0; }, x);
  EXPECT_EQ(value(doubled, 3, 0), 192);
  EXPECT_EQ(value(doubled, 300, 0), 300);
  const Buffer<Var> both = while_loop([](const Buffer<Var>& v) { return v[0] > 0; },
                                      [](const Buffer<Var>& v) { return Buffer<Var>{v[0] - 1, v[1] * 2.0}; }, Buffer<Var>{n, x});
  EXPECT_EQ(value(both[1], 1, 5), 32);
  const auto pair =
      while_loop([](const std::pair<Var, Var>& v) { return v.first > 0; },
                 [](const std::pair<Var, Var>& v) { return std::pair(v.first - 1, v.second * 2.0); }, std::pair(n, x));
  EXPECT_EQ(value(pair.second, 1, 5), 32);
  const Var factorial = fori_loop(1, 6, [](Var i, Var product) { return product * convert(i, DType::f32); }, x);
  EXPECT_EQ(value(factorial, 1, 0), 120);
  EXPECT_EQ(fori_loop(3, 3, [](Var, Var v) { return v * 2.0; }, x).id, x.id);
  const Var choice = cond(n > 0, [](Var v) { return v + 1; }, [](Var v) { return v - 1; }, x);
  EXPECT_EQ(value(choice, 5, 1), 6);
  EXPECT_EQ(value(choice, 5, 0), 4);
  const auto times = [](double factor) { return [factor](const Buffer<Var>& v) { return v[0] * factor; }; };
  const Var switched = switch_(n, {x}, times(10), times(20), times(30));
  EXPECT_EQ(value(switched, 1, -3), 10);
  EXPECT_EQ(value(switched, 1, 1), 20);
  EXPECT_EQ(value(switched, 1, 9), 30);
  EXPECT_EQ(value({&program.graph, differentiate(program.graph, doubled.id, {x.id})[0]}, 3, 0), 64);
  expect_error([&] { (void)while_loop([](Var v) { return v; }, [](Var v) { return v; }, x); }, "element_type_not_supported",
               {"while_loop", "f32"});
  expect_error([&] { (void)cond(n > 0, [&] { return x; }, [&] { return broadcast_to(x, {2}); }); }, "operand_ranks_differ",
               {"cond"});
  expect_gradients({f32_value({3}, {0.5, 1, 1.5})},
                   [](const Vars& v) { return fori_loop(0, 3, [&](Var, Var y) { return y * v[0] + y; }, v[0]); });
}

TEST(Functions, EinsumIsAnyContractionOfTwo) {
  const Value a = random_value(DType::f32, {2, 3, 4}, 1), b = random_value(DType::f32, {2, 5, 4}, 2);
  Program program;
  const Var x = program.input("x", {2, 3, 4}), y = program.input("y", {2, 5, 4});
  const auto naive = [&](const char* order) {
    const Index extents[] = {2, 3, 5};  // b, q, k
    const auto letter = [](char c) { return c == 'b' ? 0 : c == 'q' ? 1 : 2; };
    Dims shape;
    for (const char* c = order; *c != 0; ++c) shape.push_back(extents[letter(*c)]);
    Value made{DType::f32, Shape(shape), Numbers(to_size(Shape(shape).elements()), 0)};
    for (Index batch = 0; batch < 2; ++batch)
      for (Index q = 0; q < 3; ++q)
        for (Index k = 0; k < 5; ++k) {
          const Index places[] = {batch, q, k};
          Index place = 0;
          for (const char* c = order; *c != 0; ++c) place = place * extents[letter(*c)] + places[letter(*c)];
          for (Index d = 0; d < 4; ++d) made[place] += a[(batch * 3 + q) * 4 + d] * b[(batch * 5 + k) * 4 + d];
        }
    return made;
  };
  for (const char* result : {"bqk", "bkq", "kqb", "qk", "b", "k", ""})
    expect_near(program.value(einsum(std::string("bqd,bkd->") + result, x, y), {a, b}), naive(result), 1e-5, 1e-5);
  expect_near(program.value(einsum("bqd, bkd", x, y), {a, b}), naive("kq"), 1e-5, 1e-5) ;
  expect_near(program.value(einsum("abc->cab", x), {a, b}), program.value(transpose(x, {2, 0, 1}), {a, b}), 0);
  expect_near(program.value(einsum("abc->b", x), {a, b}), program.value(sum(x, AxisList{0, 2}), {a, b}), 1e-6);
  expect_gradients({a, b}, [](const Vars& v) { return einsum("bqd,bkd->kqb", v[0], v[1]); });
  for (DType dtype : {DType::f64, DType::i32, DType::bf16}) {
    Program typed;
    const Var l = typed.input("l", {2, 2}, dtype), r = typed.input("r", {2, 2}, dtype);
    expect_equal(typed.value(einsum("ij,jk->ki", l, r), {make_value(dtype, {2, 2}, {1, 2, 3, 4}), make_value(dtype, {2, 2}, {5, 6, 7, 8})}),
                 make_value(dtype, {2, 2}, {19, 43, 22, 50}));
  }
  for (const auto& [equation, what] : {std::pair{"bbd,bkd->bk", "twice"}, std::pair{"...d,bkd->b", "ellipsis"},
                                       std::pair{"bqd,bkd->bx", "no operand has"}, std::pair{"bqd->b", "one operand"},
                                       std::pair{"a,b,c->abc", "more than two"}, std::pair{"b1d,bkd->b", "no letter"}})
    expect_error([&, text = equation] { (void)einsum(text, x, y); }, "einsum_is_refused", {equation, what});
  expect_error([&] { (void)einsum("bq,bkd->bqk", x, y); }, "operand_ranks_differ", {"einsum"});
  expect_error([&] { (void)einsum("bkd,bkd->bk", x, y); }, "operand_shapes_differ", {"einsum", "3", "5"});
}

// The compiler computes the same graph.
constexpr Index nodes_at_compile_time() {
  Graph graph;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {2, 3})};
  (void)einsum("ij,kj->ik", cumsum(x, 1), flip(x, 0));
  (void)fori_loop(0, 3, [](Var, Var y) { return sin(y); }, x);
  return graph.size();
}
static_assert(nodes_at_compile_time() > 10);

}  // namespace weft::functions_test
