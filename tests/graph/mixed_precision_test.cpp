// Mixed precision: what is made in which type, and that a plan computes what the graph says.
#include <support/planned.hpp>
#include <weft/graph/activations.hpp>
#include <weft/graph/differentiate.hpp>
#include <weft/graph/mixed_precision.hpp>
#include <weft/graph/scan.hpp>
#include <weft/graph/simplify.hpp>
#include <weft/graph/softmax.hpp>

#include <set>
#include <string>

namespace weft::mixed_precision_test {

using testing::expect_plan_computes;
using testing::random_value;

constexpr Precision bf16{.compute = DType::bf16, .reduce = DType::bf16};

// function(x [4, 6], w [6, 5]) with its output, in a precision.
template <class Function>
constexpr Graph lowered(Function function, const Precision& precision = bf16, DType result = DType::bf16) {
  Graph graph;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {4, 6})};
  const Var w{&graph, graph.add_input("w", InputKind::weight, DType::f32, {6, 5})};
  graph.add_output("result", function(x, w).id);
  return simplify(in_precision(graph, precision, 1, result));
}
// How many nodes of an operation have an element type.
constexpr Index count(const Graph& graph, Op op, DType dtype) {
  Index found = 0;
  for (Id id = 0; id < graph.size(); ++id) found += graph[id].op == op && graph.dtype(id) == dtype ? 1 : 0;
  return found;
}

constexpr Var product(Var x, Var w) { return matmul(x, w); }
static_assert(count(lowered(product), Op::dot_general, DType::bf16) == 1);
static_assert(count(lowered(product, {}), Op::dot_general, DType::f32) == 1);

TEST(MixedPrecision, ProductsAreMadeInTheTypeToComputeIn) {
  const Graph graph = lowered(product);
  EXPECT_EQ(count(graph, Op::dot_general, DType::bf16), 1);
  EXPECT_EQ(count(graph, Op::parameter, DType::f32), 2) << "masters and batches stay what they are";
  EXPECT_EQ(count(graph, Op::convert, DType::bf16), 2);
}

TEST(MixedPrecision, WeightsAreKeptInTheTypeOfParameters) {
  const Graph graph = lowered(product, {.parameters = DType::bf16, .compute = DType::bf16});
  EXPECT_EQ(graph.dtype(graph.inputs[1].node), DType::bf16);
  EXPECT_EQ(graph.dtype(graph.inputs[0].node), DType::f32);
  EXPECT_EQ(count(graph, Op::convert, DType::bf16), 1) << "of the batch";
}

TEST(MixedPrecision, ExponentialsAndSumsAreMadeInF32) {
  const Graph graph = lowered([](Var x, Var w) { return softmax(matmul(x, w)); });
  EXPECT_EQ(count(graph, Op::exponential, DType::f32), 1);
  EXPECT_EQ(count(graph, Op::reduce_sum, DType::f32), 1);
  EXPECT_EQ(count(graph, Op::divide, DType::f32), 1) << "of what is wide already";
  EXPECT_EQ(count(graph, Op::reduce_max, DType::bf16), 1);
}

// The lists of torch.autocast (docs of torch.amp, "Autocast Op Reference") as far as there are such operations: products
// and convolutions in the lower type; exp, expm1, log, log1p, pow, rsqrt, sum, norm and losses in f32, of
// which losses, softmax and norms are made of these here; all others promote. avg_pool is a sum of windows.
TEST(MixedPrecision, TheListsAreThoseOfAutocast) {
  const std::set<std::string> lower{"dot_general", "convolution"};
  const std::set<std::string> f32{"exponential",   "exponential_minus_one", "log",        "log_plus_one",
                                  "power",         "rsqrt",                 "reduce_sum", "reduce_window_sum",
                                  "exact_norm",    "exact_square_sum",      "cholesky",   "triangular_solve",
                                  "quantized_matmul", "custom_call"};
  const std::set<std::string> sums_of_gradients{"scatter"}, updates{"map"};  // weft's own: added up in f32
  for (const OpRow& row : op_table) {
    const bool is_wide = f32.count(row.name) + sums_of_gradients.count(row.name) + updates.count(row.name) > 0;
    const Autocast wanted = lower.count(row.name) > 0 ? Autocast::lower : is_wide ? Autocast::f32 : Autocast::promote;
    EXPECT_EQ(row.autocast, wanted) << row.name;
  }
  std::set<std::string> names;
  for (const OpRow& row : op_table) names.insert(row.name);
  for (const auto& list : {lower, f32, sums_of_gradients, updates})
    for (const std::string& name : list) EXPECT_EQ(names.count(name), 1u) << name;
}

TEST(MixedPrecision, WhatOnlySumsReadIsWide) {
  const Graph squares = lowered([](Var x, Var w) { return sum(square(matmul(x, w)), 1); });
  EXPECT_EQ(count(squares, Op::multiply, DType::f32), 1);
  EXPECT_EQ(count(squares, Op::dot_general, DType::bf16), 1);
  const Graph also_read = lowered([](Var x, Var w) {
    const Var y = square(matmul(x, w));
    return y + broadcast_to(sum(y), y.shape());
  });
  EXPECT_EQ(count(also_read, Op::multiply, DType::bf16), 1);
}

// 300^2 is infinite in f16: the norm of +-300 was 0, and its gradients.
// Values: tests/golden/print_edge_values.py.
TEST(MixedPrecision, SquaresOfF16AreAddedUpInF32) {
  Graph graph;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {2, 4})};
  const Var w{&graph, graph.add_input("w", InputKind::weight, DType::f32, {4})};
  const Var y = x * w, normal = y * expand_dims(rsqrt(mean(square(y), -1) + 1e-6), -1);
  const Var error = mean(square(y));
  const Buffer<Id> gradients = differentiate(graph, (error + sum(normal)).id, {w.id});
  graph.add_output("normal", sum(normal, 1).id);
  graph.add_output("error", error.id);
  graph.add_output("gradient", gradients[0]);
  const Graph narrow = simplify(in_precision(graph, {.compute = DType::f16}, 2));
  const auto made = interpret(narrow, {filled_value(DType::f32, {2, 4}, 300), filled_value(DType::f32, {4}, 1)});
  EXPECT_EQ(made[0][0], 4);
  EXPECT_EQ(made[1][0], 90000);
  for (Index i = 0; i < 4; ++i) EXPECT_NEAR(made[2][i], 45000, 50);  // d/dw mean (300 w)^2
}

TEST(MixedPrecision, OthersHaveTheWidestTypeOfTheirOperands) {
  const Graph narrow = lowered([](Var x, Var w) { return matmul(x, w) * matmul(x, w + w); });
  EXPECT_EQ(count(narrow, Op::multiply, DType::bf16), 1);
  EXPECT_EQ(count(narrow, Op::add, DType::bf16), 1);
  const Graph wide = lowered([](Var x, Var w) { return matmul(x, w) * exp(matmul(x, w)); });
  EXPECT_EQ(count(wide, Op::multiply, DType::f32), 1);
}

TEST(MixedPrecision, AConstantKeepsItsDigitsAndWidensNothing) {
  const Graph graph = lowered([](Var x, Var w) { return matmul(x, w) * 0.3; });
  EXPECT_EQ(count(graph, Op::constant, DType::f32), 1);
  EXPECT_EQ(count(graph, Op::multiply, DType::f32), 1);
  EXPECT_EQ(graph.dtype(graph.outputs[0].node), DType::bf16);
  const auto value = [&](double x, double w) {
    const Value ones{DType::f32, Shape{4, 6}, std::vector<double>(24, x)}, factors{DType::f32, Shape{6, 5}, std::vector<double>(30, w)};
    return interpret(graph, {ones, factors})[0].elements[0];
  };
  EXPECT_EQ(value(1, 1), static_cast<double>(static_cast<float>(bfloat16(6 * 0.3F))));
  EXPECT_NE(value(1, 1), 6 * static_cast<double>(static_cast<float>(bfloat16(0.3F))));
}

TEST(MixedPrecision, WhatIsNoF32StaysWhatItIs) {
  const Graph graph = lowered([](Var x, Var w) {
    const Var y = matmul(x, w);
    return select(convert(y, DType::i32) == 3.0, y, 0.0);
  });
  EXPECT_EQ(count(graph, Op::convert, DType::i32), 1);
  EXPECT_EQ(count(graph, Op::equal, DType::pred), 1);
  EXPECT_EQ(graph.dtype(graph.outputs[0].node), DType::bf16);
  const Graph same = lowered([](Var x, Var w) { return exp(matmul(x, w)); }, Precision{}, DType::f32);
  for (Id id = 0; id < same.size(); ++id) EXPECT_NE(same.dtype(id), DType::bf16);
}

TEST(MixedPrecision, ACarryKeepsTheTypeThatItBeginsWith) {
  const Graph graph = lowered([](Var x, Var w) {
    const Var start = broadcast_to(constant(*x.graph, 0), Shape{4, 6});
    const auto body = [&](const Buffer<Var>& carry, const Buffer<Var>&) {
      const Var next = matmul(matmul(carry[0], w), transpose(w));
      return Scanned{{next, carry[1] + next}, {next}};
    };
    const Scanned made = scan(*x.graph, 3, {x, start}, {}, body);
    return made.carry[1] + sum(made.stacked[0], 0);
  });
  EXPECT_EQ(count(graph, Op::loop_carry, DType::bf16), 1);
  EXPECT_EQ(count(graph, Op::loop_carry, DType::f32), 1);
  EXPECT_EQ(count(graph, Op::loop_stack, DType::bf16), 1);
  verify(graph);
  expect_plan_computes(graph, {random_value(DType::f32, {4, 6}, 1), random_value(DType::f32, {6, 5}, 2)}, 1e-2);
}

// Blocks that normalize in f32 before a product: what the gradient of its weight reads is kept as the product reads it.
TEST(MixedPrecision, WhatALoopKeepsForProductsAloneIsKeptAsTheyReadIt) {
  const auto trained_in = [](const Precision& precision) {
    Graph graph;
    const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {4, 6})};
    const Var w{&graph, graph.add_input("w", InputKind::weight, DType::f32, {6, 6})};
    const auto body = [&](const Buffer<Var>& carry, const Buffer<Var>&) {
      return Scanned{{carry[0] + matmul(log(carry[0] * 0.25 + 4.0), w)}, {}};
    };
    const Var loss = mean(scan(graph, 3, {x}, {}, body).carry[0]);
    const Buffer<Id> gradients = differentiate(graph, loss.id, {w.id});
    graph.add_output("loss", loss.id);
    graph.add_output("gradient", gradients[0]);
    return simplify(in_precision(graph, precision, 1));
  };
  const Graph graph = trained_in(bf16);
  verify(graph);
  EXPECT_EQ(count(graph, Op::log, DType::f32), 1);
  EXPECT_EQ(count(graph, Op::loop_stack, DType::bf16), count(trained_in({}), Op::loop_stack, DType::f32));
  expect_plan_computes(graph, {random_value(DType::f32, {4, 6}, 1), random_value(DType::f32, {6, 6}, 2)}, 1e-2);
}

// The gradients of a small network, whose parts are of all kinds.
Graph trained(const Precision& precision) {
  Graph graph;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {8, 6})};
  const Var w{&graph, graph.add_input("w", InputKind::weight, DType::f32, {6, 5})};
  const Var b{&graph, graph.add_input("b", InputKind::weight, DType::f32, {5})};
  const Var loss = mean(square(softmax(gelu(matmul(x, w) + b)) - tanh(b)));
  const Buffer<Id> gradients = differentiate(graph, loss.id, {w.id, b.id});
  graph.add_output("loss", loss.id);
  for (const Id gradient : gradients) graph.add_output("gradient", gradient);
  return simplify(in_precision(graph, precision, 1));
}

TEST(MixedPrecision, GradientsHaveTheTypeToReduceIn) {
  for (const DType reduce : {DType::f32, DType::bf16}) {
    const Graph graph = trained({.compute = DType::bf16, .reduce = reduce});
    EXPECT_EQ(graph.dtype(graph.outputs[0].node), DType::f32);
    EXPECT_EQ(graph.dtype(graph.outputs[1].node), reduce);
    EXPECT_EQ(graph.dtype(graph.outputs[2].node), reduce);
  }
}

TEST(MixedPrecision, APlanComputesWhatTheGraphSays) {
  const std::vector<Value> inputs = {random_value(DType::f32, {8, 6}, 1), random_value(DType::f32, {6, 5}, 2),
                                     random_value(DType::f32, {5}, 3)};
  const auto exact = interpret(trained({}), inputs);
  for (const DType parameters : {DType::f32, DType::bf16}) {
    std::vector<Value> given = inputs;
    for (std::size_t i = 1; i < 3; ++i)
      for (double& element : given[i].elements) element = rounded(element, parameters);
    for (std::size_t i = 1; i < 3; ++i) given[i].dtype = parameters;
    const Graph graph = trained({.parameters = parameters, .compute = DType::bf16, .reduce = DType::f32});
    expect_plan_computes(graph, given, 1e-2);
    const auto made = interpret(graph, given);
    for (std::size_t output = 0; output < 3; ++output)
      for (std::size_t i = 0; i < made[output].elements.size(); ++i)
        EXPECT_NEAR(made[output].elements[i], exact[output].elements[i], 4e-3) << output;
  }
}

}  // namespace weft::mixed_precision_test
