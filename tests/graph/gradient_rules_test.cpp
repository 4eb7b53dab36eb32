// The gradient rule of every differentiable operation against central finite differences.
#include <support/expect_error.hpp>
#include <support/gradients.hpp>
#include <weft/graph/control.hpp>
#include <weft/graph/map.hpp>
#include <weft/graph/statistics.hpp>

#include <set>

namespace weft::gradient_rules_test {

using testing::expect_gradients;
using testing::random_value;
using testing::Vars;

const std::vector<Shape> shapes{{}, {5}, {3, 4}, {2, 3, 2}, {2, 1, 3, 2}};  // rank 0 to 4

Value in_range(const Shape& shape, std::uint32_t stream, double low, double high) {
  return random_value(DType::f32, shape, stream, low, high);
}
// A value whose elements keep away from 0 and, with another stream, from each other.
Value away_from_zero(const Shape& shape, std::uint32_t stream) {
  Value value = in_range(shape, stream, 0.2, 1.2);
  for (Index i = 0; i < shape.elements(); i += 2) value[i] = -value[i];
  return value;
}

struct UnaryCase {
  Op op;
  double low, high;
};
const UnaryCase unary_cases[] = {
    {Op::negate, -1, 1}, {Op::exponential, -1, 1}, {Op::exponential_minus_one, -1, 1}, {Op::log, 0.5, 2},
    {Op::log_plus_one, -0.5, 1}, {Op::tanh, -1, 1}, {Op::logistic, -2, 2}, {Op::sqrt, 0.5, 2},
    {Op::rsqrt, 0.5, 2}, {Op::abs, 0.2, 1}, {Op::abs, -1, -0.2}, {Op::erf, -2, 2},
    {Op::erfc, -2, 2}, {Op::sine, -4, 4}, {Op::cosine, -4, 4}};
const Op binary_cases[] = {Op::add, Op::subtract, Op::multiply, Op::divide, Op::power, Op::remainder,
                           Op::maximum, Op::minimum};
// Tested one by one below.
const Op single_cases[] = {Op::select,
                           Op::multiply_add,
                           Op::convert,
                           Op::sharding_constraint,
                           Op::broadcast,
                           Op::reshape,
                           Op::transpose,
                           Op::slice,
                           Op::pad,
                           Op::concatenate,
                           Op::gather,
                           Op::scatter,
                           Op::dynamic_slice,
                           Op::dynamic_update_slice,
                           Op::reduce_sum,
                           Op::reduce_max,
                           Op::reduce_min,
                           Op::dot_general};
// Tested in window_gradients_test.cpp.
const Op window_cases[] = {Op::convolution, Op::reduce_window_sum, Op::reduce_window_max, Op::select_and_scatter};
// Tested in linear_algebra_test.cpp.
const Op matrix_cases[] = {Op::cholesky, Op::triangular_solve};
// Through these flows nothing.
const Op flat_cases[] = {Op::sign,        Op::floor,         Op::stop_gradient, Op::checked_label, Op::logical_not,
                         Op::bitcast_convert, Op::argsort,
                         Op::random_bits, Op::equal,         Op::not_equal,     Op::less,          Op::less_equal,
                         Op::greater,     Op::greater_equal, Op::bit_and,       Op::bit_or,        Op::bit_xor,
                         Op::shift_left,  Op::shift_right};
const Op refused_cases[] = {Op::shard_slice, Op::map, Op::get_tuple_element, Op::after, Op::exact_square_sum, Op::exact_norm};
// On meshes: see shard_map_test.
const Op mapped_cases[] = {Op::all_reduce,         Op::all_gather,    Op::reduce_scatter, Op::all_to_all,
                           Op::collective_permute, Op::full_to_shard, Op::shard_to_full};
// Loops have no rule by node: see scan_test.
const Op loop_cases[] = {Op::loop_carry, Op::loop_element, Op::loop_end, Op::loop_result, Op::loop_stack};
const Op leaves[] = {Op::parameter, Op::constant, Op::iota, Op::device_index};

TEST(GradientRules, EveryOperationIsTestedHere) {
  std::set<Op> tested(std::begin(single_cases), std::end(single_cases));
  for (const UnaryCase& unary : unary_cases) tested.insert(unary.op);
  tested.insert(std::begin(binary_cases), std::end(binary_cases));
  tested.insert(std::begin(window_cases), std::end(window_cases));
  tested.insert(std::begin(matrix_cases), std::end(matrix_cases));
  tested.insert(Op::quantized_matmul);  // in quantized_test.cpp
  tested.insert(Op::custom_call);       // in custom_call_test.cpp
  tested.insert(std::begin(flat_cases), std::end(flat_cases));
  tested.insert(std::begin(refused_cases), std::end(refused_cases));
  tested.insert(std::begin(mapped_cases), std::end(mapped_cases));
  tested.insert(std::begin(loop_cases), std::end(loop_cases));
  tested.insert(std::begin(leaves), std::end(leaves));
  for (const OpRow& row : op_table) EXPECT_TRUE(tested.count(row.op) == 1) << row.name;
}

TEST(GradientRules, UnaryFunctions) {
  for (const UnaryCase& unary : unary_cases)
    for (const Shape& shape : shapes) {
      SCOPED_TRACE(name_of(unary.op));
      expect_gradients({in_range(shape, 1, unary.low, unary.high)},
                       [&](const Vars& x) { return emit_var(unary.op, {x[0]}); });
    }
}

TEST(GradientRules, BinaryFunctions) {
  for (Op op : binary_cases)
    for (const Shape& shape : shapes) {
      SCOPED_TRACE(name_of(op));
      expect_gradients({in_range(shape, 1, 0.5, 2), in_range(shape, 2, 0.5, 2)}, [&](const Vars& x) {
        return emit_var(op, {x[0], x[1]});
      });
      expect_gradients({in_range(shape, 3, 0.5, 2)}, [&](const Vars& x) { return emit_var(op, {x[0], x[0] * x[0]}); });
    }
}

TEST(GradientRules, BinaryFunctionsOfBroadcastOperands) {
  const std::pair<Shape, Shape> pairs[] = {{{3, 4}, {4}}, {{3, 4}, {3, 1}}, {{}, {2, 3}}, {{2, 1, 3}, {4, 1}}};
  for (Op op : binary_cases)
    for (const auto& [left, right] : pairs) {
      SCOPED_TRACE(name_of(op));
      expect_gradients({in_range(left, 1, 0.5, 2), in_range(right, 2, 0.5, 2)},
                       [&](const Vars& x) { return binary(op, x[0], x[1]); });
    }
}

TEST(GradientRules, ExtremaAgainstConstants) {
  const auto x = away_from_zero({7}, 1);
  expect_gradients({x}, [](const Vars& v) { return maximum(v[0], 0.0); });
  expect_gradients({x}, [](const Vars& v) { return minimum(v[0], 0.0); });
  expect_gradients({x}, [](const Vars& v) { return maximum(like(v[0], 0.1), v[0]); });
  expect_gradients({x}, [](const Vars& v) { return minimum(like(v[0], 0.1), v[0]); });
}

// d sum(f(x)) / dx at given points, in f32.
template <class Function>
std::vector<double> gradient_at(std::vector<double> points, Function function, Index which = 0) {
  testing::Program program;
  const Shape shape{static_cast<Index>(points.size())};
  const Var a = program.input("a", shape), b = program.input("b", shape);
  const Buffer<Id> gradients = differentiate(program.graph, sum(function(a, b)).id, {a.id, b.id});
  return program
      .value({&program.graph, gradients[which]}, {testing::f32_value(shape, points), testing::f32_value(shape, points)})
      .elements;
}

TEST(GradientRules, PowersAtZero) {
  const auto power = [](Var a, Var b) { return pow(a, b); };
  testing::Program program;
  const Var a = program.input("a", {5}), b = program.input("b", {5});
  const Buffer<Id> gradients = differentiate(program.graph, sum(power(a, b)).id, {a.id, b.id});
  const std::vector<Value> in{testing::f32_value({5}, {0, 0, 0, 3, 2}), testing::f32_value({5}, {2, 1, 0, 0, 3})};
  EXPECT_EQ(program.value({&program.graph, gradients[0]}, in).elements, (std::vector<double>{0, 1, 0, 0, 12}));
  const auto to_exponent = program.value({&program.graph, gradients[1]}, in).elements;
  for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(to_exponent[i], 0) << i;
  EXPECT_NEAR(to_exponent[3], std::log(3.0), 1e-6);
  EXPECT_NEAR(to_exponent[4], 8 * std::log(2.0), 1e-5);
}

TEST(GradientRules, TiesOfExtrema) {
  const auto relu = [](Var a, Var) { return maximum(a, 0.0); };
  EXPECT_EQ(gradient_at({0, -0.0, 1}, relu), (std::vector<double>{0, 0, 1}));
  for (Index which : {0, 1}) {
    EXPECT_EQ(gradient_at(
                  {3}, [](Var a, Var b) { return maximum(a, b); }, which),
              (std::vector<double>{0.5}));
    EXPECT_EQ(gradient_at(
                  {3}, [](Var a, Var b) { return minimum(a, b); }, which),
              (std::vector<double>{0.5}));
  }
  EXPECT_EQ(gradient_at({2, 5, 5, 1}, [](Var a, Var) { return max(a, 0); }), (std::vector<double>{0, 0.5, 0.5, 0}));
  EXPECT_EQ(gradient_at({2, 1, 5, 1}, [](Var a, Var) { return min(a, 0); }), (std::vector<double>{0, 0.5, 0, 0.5}));
}

TEST(GradientRules, AbsoluteValueIsFlatAtZero) {
  EXPECT_EQ(gradient_at({0, -2, 2}, [](Var a, Var) { return abs(a); }), (std::vector<double>{0, -1, 1}));
}

TEST(GradientRules, SelectPassesToTheChosenSide) {
  for (const Shape& shape : shapes)
    expect_gradients({random_value(DType::pred, shape, 3), in_range(shape, 1, -1, 1), in_range(shape, 2, -1, 1)},
                     [](const Vars& x) { return select(x[0], x[1], x[2]); });
}

TEST(GradientRules, AProductAndASumInOnePassToAllThree) {
  for (const Shape& shape : shapes)
    expect_gradients({in_range(shape, 1, -1, 1), in_range(shape, 2, -1, 1), in_range(shape, 3, -1, 1)},
                     [](const Vars& x) { return multiply_add(x[0], x[1], x[2]); });
  expect_gradients({in_range({2, 3}, 1, -1, 1), in_range({3}, 2, -1, 1), in_range({2, 1}, 3, -1, 1)},
                   [](const Vars& x) { return multiply_add(x[0], x[1], x[2]); });
}

TEST(GradientRules, ConversionsBetweenFloatingTypes) {
  expect_gradients({in_range({4}, 1, -1, 1)}, [](const Vars& x) { return convert(x[0], DType::bf16); });
  expect_gradients({random_value(DType::bf16, {4}, 1)}, [](const Vars& x) { return convert(x[0], DType::f32); });
  expect_gradients({random_value(DType::bf16, {4}, 1)}, [](const Vars& x) { return x[0] * x[0]; });
  expect_gradients({in_range({4}, 1, 0.2, 0.8), random_value(DType::i32, {4}, 2, -5, 5)}, [](const Vars& x) {
    return convert(convert(x[0], DType::i32), DType::f32) + convert(x[1], DType::f32);
  });
}

TEST(GradientRules, Broadcasts) {
  const auto broadcasts = [](const Shape& from, const Shape& to, const AxisList& dims) {
    expect_gradients({in_range(from, 1, -1, 1)}, [&](const Vars& x) { return broadcast_in_dim(x[0], to, dims); });
  };
  broadcasts({}, {3, 2}, {});
  broadcasts({3}, {2, 3}, {1});
  broadcasts({3}, {3, 2}, {0});
  broadcasts({2, 3}, {3, 4, 2}, {2, 0});           // permuted
  broadcasts({1, 3}, {2, 3}, {0, 1});              // an extent of 1 repeated
  broadcasts({1, 3, 1}, {3, 5, 2, 1}, {2, 0, 3});  // permuted, one extent of 1 repeated, one kept
  broadcasts({2, 3, 2}, {2, 2, 3}, {0, 2, 1});     // permuted, nothing repeated
}

TEST(GradientRules, AGradientLiesAsItsValueDoes) {
  const ShardingConstraint held{P("data")};
  expect_gradients({in_range({4, 3}, 1, -1, 1)},
                   [&](const Vars& x) { return emit_var(Op::sharding_constraint, {x[0]}, held) * x[0]; });
  testing::Program program;
  const Var x = program.input("x", {4, 3});
  const Var loss = sum(emit_var(Op::sharding_constraint, {x}, ShardingConstraint{P("data").unreduced(axes("model"))}));
  const Id gradient = differentiate(program.graph, loss.id, {x.id})[0];
  ASSERT_EQ(program.graph[gradient].op, Op::sharding_constraint);
  EXPECT_TRUE(program.graph.attributes<ShardingConstraint>(gradient).spec == P("data").reduced(axes("model")));
}

TEST(GradientRules, DynamicSlices) {
  const Value matrix = in_range({3, 4}, 1, -1, 1), part = in_range({2, 2}, 2, -1, 1);
  for (const double at : {-3.0, 0.0, 1.0, 9.0}) {  // clamped where it lies outside
    const Value start = make_value(DType::i32, {}, {at});
    expect_gradients({matrix, start}, [](const Vars& x) { return dynamic_slice(x[0], {x[1], x[1]}, {2, 3}); });
    expect_gradients({matrix, part, start}, [](const Vars& x) {
      return dynamic_update_slice(x[0], x[1], {x[2], x[2]});
    });
    // Both sides read one value.
    expect_gradients({matrix, start}, [](const Vars& x) {
      return dynamic_update_slice(x[0] * x[0], dynamic_slice(x[0], {x[1], x[1]}, {1, 2}), {x[1], x[1]});
    });
  }
  expect_gradients({in_range({}, 1, -1, 1)}, [](const Vars& x) { return dynamic_slice(x[0], {}, {}); });
}

TEST(GradientRules, MovementsOfData) {
  const Value matrix = in_range({3, 4}, 1, -1, 1), cube = in_range({2, 3, 4}, 2, -1, 1);
  expect_gradients({matrix}, [](const Vars& x) { return reshape(x[0], {2, 6}); });
  expect_gradients({cube}, [](const Vars& x) { return transpose(x[0], {2, 0, 1}); });
  expect_gradients({matrix}, [](const Vars& x) { return transpose(x[0]); });
  expect_gradients({cube}, [](const Vars& x) { return slice(x[0], {0, 1, 2}, {2, 2, 4}); });
  expect_gradients({cube}, [](const Vars& x) { return pad(x[0], {0, 1, 2}, {1, 0, 3}); });
  expect_gradients({matrix, in_range({3, 2}, 3, -1, 1), in_range({3, 1}, 4, -1, 1)}, [](const Vars& x) {
    return concatenate({x[0], x[1], x[2], x[1]}, 1);
  });
  expect_gradients({matrix, in_range({2, 4}, 3, -1, 1)}, [](const Vars& x) { return concatenate({x[1], x[0]}, 0); });
}

TEST(GradientRules, RowsTakenAndScattered) {
  const Value indices = make_value(DType::i32, {5}, {2, 0, 2, 3, 2});
  expect_gradients({in_range({4, 3}, 1, -1, 1), indices}, [](const Vars& x) { return take(x[0], x[1]); });
  expect_gradients({in_range({4}, 1, -1, 1), indices}, [](const Vars& x) { return take(x[0], x[1]); });
  const auto pairs = [](Var rows) { return reshape(concatenate({rows, rows}, 0), {2, rows.shape()[0]}); };
  expect_gradients({in_range({4, 3}, 1, -1, 1), indices}, [&](const Vars& x) { return take(x[0], pairs(x[1])); });
  expect_gradients({in_range({5, 2, 2}, 1, -1, 1), indices}, [](const Vars& x) { return scatter_add(x[0], x[1], 6); });
  const Value some = make_value(DType::i32, {5}, {2, -1, 2, 3, -1});  // -1: left out
  expect_gradients({in_range({5, 2}, 1, -1, 1), some}, [](const Vars& x) { return scatter_add(x[0], x[1], 4); });
}

TEST(GradientRules, Reductions) {
  for (Op op : {Op::reduce_sum, Op::reduce_max, Op::reduce_min})
    for (const AxisList& dims : {AxisList{0}, AxisList{1}, AxisList{2, 0}, AxisList{0, 1, 2}}) {
      SCOPED_TRACE(name_of(op));
      expect_gradients({in_range({2, 3, 4}, 1, -1, 1)}, [&](const Vars& x) { return reduce(op, x[0], dims); });
    }
  expect_gradients({in_range({3, 4}, 1, -1, 1)}, [](const Vars& x) { return mean(x[0]); });
  expect_gradients({in_range({3, 4}, 1, -1, 1)}, [](const Vars& x) { return mean(x[0], 1); });
}

TEST(GradientRules, DotGeneral) {
  const auto dots = [](const Shape& left, const Shape& right, const DotDims& dot) {
    expect_gradients({in_range(left, 1, -1, 1), in_range(right, 2, -1, 1)},
                     [&](const Vars& x) { return dot_general(x[0], x[1], dot); });
  };
  dots({3, 4}, {4, 2}, {{}, {}, {1}, {0}});
  dots({4, 3}, {2, 4}, {{}, {}, {0}, {1}});                 // both transposed
  dots({4}, {4}, {{}, {}, {0}, {0}});                       // inner product
  dots({3}, {2}, {{}, {}, {}, {}});                         // outer product
  dots({2, 3, 4}, {2, 4, 5}, {{0}, {0}, {2}, {1}});         // a batch
  dots({3, 2, 4}, {4, 5, 2}, {{1}, {2}, {2}, {0}});         // a batch in the middle and at the end
  dots({2, 3, 4, 2}, {4, 2, 3}, {{}, {}, {2, 1}, {0, 2}});  // two contracted dimensions, in other orders
  dots({2, 3, 4, 2}, {3, 2, 4}, {{}, {}, {1, 2}, {0, 2}});
  dots({2, 3, 2, 4}, {3, 4, 2, 2}, {{0, 1}, {2, 0}, {3}, {1}});  // two batch dimensions, permuted
  dots({4, 2, 3, 2}, {2, 3, 4}, {{1}, {0}, {0, 2}, {2, 1}});     // batch and two contracted, crossed
  expect_gradients({in_range({3, 3}, 1, -1, 1)}, [](const Vars& x) { return matmul(x[0], x[0]); });
  expect_gradients({in_range({2, 3, 4}, 1, -1, 1), in_range({4, 2}, 2, -1, 1)},
                   [](const Vars& x) { return matmul(x[0], x[1]); });
  expect_gradients({random_value(DType::f64, {2, 3, 4}, 1, -1, 1), random_value(DType::f64, {2, 4, 5}, 2, -1, 1)},
                   [](const Vars& x) { return dot_general(x[0], x[1], {{0}, {0}, {2}, {1}}); }, 1e-6);
  // Sums of a wider type than the operands.
  expect_gradients({random_value(DType::bf16, {3, 4}, 1, -1, 1), random_value(DType::bf16, {2, 4}, 2, -1, 1)},
                   [](const Vars& x) {
                     const TypeId wide = x[0].graph->types.intern(DType::f32, Shape{3, 2});
                     return emit_var(Op::dot_general, {x[0], x[1]}, DotDims{{}, {}, {1}, {1}}, wide);
                   });
}

TEST(GradientRules, NothingFlowsThroughFlatOperations) {
  const auto zeros = std::vector<double>(3, 0);
  const std::vector<double> points{0.5, 1.5, -2.5};
  EXPECT_EQ(gradient_at(points, [](Var a, Var) { return sign(a); }), zeros);
  EXPECT_EQ(gradient_at(points, [](Var a, Var) { return floor(a); }), zeros);
  EXPECT_EQ(gradient_at(points, [](Var a, Var) { return stop_gradient(a); }), zeros);
  for (Op op : {Op::equal, Op::not_equal, Op::less, Op::less_equal, Op::greater, Op::greater_equal})
    EXPECT_EQ(gradient_at(points, [op](Var a, Var b) { return convert(emit_var(op, {a, b}), DType::f32); }), zeros);
  EXPECT_EQ(gradient_at(points, [](Var a, Var b) { return convert(!(a > b), DType::f32); }), zeros);
  for (Op op : {Op::bit_and, Op::bit_or, Op::bit_xor, Op::shift_left, Op::shift_right})
    EXPECT_EQ(gradient_at(points,
                          [op](Var a, Var b) {
                            const Var bits = emit_var(op, {convert(a, DType::u32), convert(b, DType::u32)});
                            return convert(bits, DType::f32);
                          }),
              zeros);
  EXPECT_EQ(gradient_at(points,
                        [](Var a, Var) {
                          const Var bits = convert(a, DType::u32);
                          return convert(random_bits(bits, bits, bits), DType::f32);
                        }),
            zeros);
  EXPECT_EQ(gradient_at({2, 3}, [](Var a, Var) { return a * stop_gradient(a); }), (std::vector<double>{2, 3}));
}

TEST(GradientRules, WhatOptimizersWriteIsRefused) {
  testing::Program program;
  const Var x = program.input("x", {4});
  const MapBody body =
      make_map_body(program.graph, {DType::f32}, [](const Buffer<Var>& s) { return Buffer<Var>{s[0] * s[0]}; });
  const Var y = map(program.graph, body, {x})[0];
  testing::expect_error([&] { (void)differentiate(program.graph, sum(y).id, {x.id}); }, "operation_has_no_gradient",
                        {"get_tuple_element", "stop_gradient"});
  EXPECT_EQ(gradient_table[static_cast<int>(Op::map)].pull_back, nullptr);
}

TEST(GradientRules, MovementOfStrategiesAndOrderAreRefused) {
  for (Op op : refused_cases) {
    if (op == Op::map || op == Op::get_tuple_element) continue;                // above
    if (op == Op::exact_square_sum || op == Op::exact_norm) continue;  // below
    testing::Program program;
    program.graph.mesh = {1};
    const Var x = program.input("x", {4});
    CollectiveAttributes attributes;
    attributes.axes = {0};
    attributes.dims = {0};
    const Var y = op == Op::after ? emit_var(op, {x, x}) : emit_var(op, {x}, attributes);
    testing::expect_error([&] { (void)differentiate(program.graph, sum(y).id, {x.id}); }, "operation_has_no_gradient",
                          {name_of(op), "stop_gradient"});
  }
}

TEST(GradientRules, CollectivesThatSumNothingAreRefused) {
  for (const Op op : {Op::all_reduce, Op::reduce_scatter}) {
    testing::Program program;
    program.graph.mesh = {1};
    const Var x = program.input("x", {4});
    CollectiveAttributes attributes{{}, {0}, {}, ReductionKind::max};
    if (op == Op::reduce_scatter) attributes.dims = {0};
    const Var y = emit_var(op, {x}, attributes);
    testing::expect_error([&] { (void)differentiate(program.graph, sum(y).id, {x.id}); }, "operation_has_no_gradient",
                          {name_of(op), "no sum"});
  }
}

TEST(GradientRules, ExactNormsAreRefused) {
  testing::Program program;
  const Var x = program.input("x", {4});
  testing::expect_error([&] { (void)differentiate(program.graph, exact_norm(exact_square_sum(x)).id, {x.id}); },
                        "operation_has_no_gradient", {"exact_norm", "stop_gradient"});
}

// What depends on a target by stop_gradient, or by integers, alone has no part in a gradient.
TEST(GradientRules, WhatIsBehindStopGradientNeedsNoRule) {
  EXPECT_EQ(gradient_at({3, 4}, [](Var a, Var) { return a * exact_norm(exact_square_sum(stop_gradient(a))); }),
            (std::vector<double>{5, 5}));
  EXPECT_EQ(gradient_at({3, 4},
                        [](Var a, Var) {
                          const Var n = convert(a, DType::i32);
                          return a * while_loop([](Var v) { return all(v < 9); }, [](Var v) { return v + v; }, convert(n, DType::f32));
                        }),
            (std::vector<double>{12, 16}));
}

TEST(GradientRules, ManyEqualElementsOfF16ShareTheGradientOfTheirMaximum) {
  testing::Program program;
  const Index many = 70000;  // no number of f16
  const Var x = program.input("x", {many}, DType::f16);
  const Buffer<Id> slope = differentiate(program.graph, max(x).id, {x.id});
  const Value share = program.value({&program.graph, slope[0]}, {filled_value(DType::f16, {many}, 2)});
  EXPECT_EQ(share[0], rounded(1.0 / static_cast<double>(many), DType::f16));
  EXPECT_EQ(share[many - 1], share[0]);
}

}  // namespace weft::gradient_rules_test
