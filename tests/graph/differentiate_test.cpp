// Reverse mode: whole functions, second derivatives, targets that are not reached, phases and errors.
#include <support/expect_error.hpp>
#include <support/gradients.hpp>

namespace weft::differentiate_test {

using testing::expect_gradients;
using testing::f32_value;
using testing::Program;
using testing::random_value;
using testing::Vars;

// d (x^3) / dx has this many nodes; at compile time.
constexpr bool a_cube_is_differentiated() {
  Graph graph;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {})};
  const Buffer<Id> gradients = differentiate(graph, (x * x * x).id, {x.id});
  verify(graph);
  return gradients.size() == 1 && graph.shape(gradients[0]).rank() == 0 && graph[gradients[0]].phase == Phase::backward;
}
static_assert(a_cube_is_differentiated());

// The gradient of sum(function(x)) as a Var: something to differentiate again.
template <class Function>
Var gradient_of(Var x, Function function) {
  const Buffer<Id> gradients = differentiate(*x.graph, sum(function(x)).id, {x.id});
  return {x.graph, gradients[0]};
}

TEST(Differentiate, APolynomialByHand) {
  EXPECT_TRUE(a_cube_is_differentiated());
  Program program;
  const Var x = program.input("x", {});
  const Var slope = gradient_of(x, [](Var v) { return v * v * v + 2.0 * v; });
  EXPECT_EQ(program.value(slope, {f32_value({}, {3})})[0], 29);
}

TEST(Differentiate, AValueUsedManyTimesCollectsAllItsCotangents) {
  expect_gradients({random_value(DType::f32, {3, 3}, 1)}, [](const Vars& x) {
    const Var shared = tanh(x[0]);
    return matmul(shared, shared) + shared * sum(shared) - transpose(shared);
  });
}

TEST(Differentiate, ATwoLayerPerceptron) {
  expect_gradients({random_value(DType::f32, {4, 3}, 1), random_value(DType::f32, {3, 5}, 2),
                    random_value(DType::f32, {5}, 3), random_value(DType::f32, {5, 2}, 4)},
                   [](const Vars& x) { return mean(logistic(matmul(tanh(matmul(x[0], x[1]) + x[2]), x[3]))); });
}

TEST(Differentiate, SoftmaxOverTheLastDimension) {
  expect_gradients({random_value(DType::f32, {2, 3, 4}, 1)}, [](const Vars& x) {
    const Var shifted = x[0] - expand_dims(stop_gradient(max(x[0], -1)), -1);
    const Var powers = exp(shifted);
    return powers / expand_dims(sum(powers, -1), -1);
  });
}

TEST(Differentiate, SecondDerivatives) {
  const auto twice = [](Value at, auto function) {
    expect_gradients(
        {at}, [&](const Vars& x) { return gradient_of(x[0], function); }, 1e-5);
  };
  const Value positive = random_value(DType::f32, {3}, 1, 0.5, 2), any = random_value(DType::f32, {3}, 2);
  twice(any, [](Var x) { return x * x * x; });
  twice(any, [](Var x) { return tanh(x); });
  twice(any, [](Var x) { return logistic(x) * exp(x); });
  twice(positive, [](Var x) { return log(x) / x; });
  twice(positive, [](Var x) { return sqrt(x) * rsqrt(x + 1.0); });
  twice(positive, [](Var x) { return pow(x, 2.5); });
  twice(positive, [](Var x) { return max(x * x, 0); });
  twice(random_value(DType::f32, {2, 2}, 3), [](Var x) { return matmul(matmul(x, transpose(x)), x); });
  twice(random_value(DType::f32, {2, 3}, 4), [](Var x) { return sum(x, 0) * sum(x * x, 0); });
  twice(random_value(DType::f32, {4}, 5), [](Var x) {
    return concatenate({slice(x, {1}, {3}), pad(x * x, {1}, {0})}, 0) * 3.0;
  });
}

TEST(Differentiate, IntermediateValuesMayBeTargets) {
  Program program;
  const Var x = program.input("x", {2});
  const Var hidden = x * 3.0;
  const Var loss = sum(hidden * hidden);
  const Buffer<Id> gradients = differentiate(program.graph, loss.id, {hidden.id, x.id, loss.id});
  const std::vector<Value> at{f32_value({2}, {1, 2})};
  EXPECT_EQ(program.value({&program.graph, gradients[0]}, at).elements, (std::vector<double>{6, 12}));
  EXPECT_EQ(program.value({&program.graph, gradients[1]}, at).elements, (std::vector<double>{18, 36}));
  EXPECT_EQ(program.value({&program.graph, gradients[2]}, at).elements, (std::vector<double>{1}));
}

TEST(Differentiate, TargetsThatTheLossDoesNotReadGetZeros) {
  Program program;
  const Var x = program.input("x", {2}), unused = program.input("unused", {3, 2}, DType::bf16);
  const Var loss = sum(x);
  const Var later = x * 2.0;  // added after the loss
  const Buffer<Id> gradients = differentiate(program.graph, loss.id, {unused.id, later.id, x.id});
  const std::vector<Value> at{f32_value({2}, {1, 2}), filled_value(DType::bf16, {3, 2}, 1)};
  testing::expect_equal(program.value({&program.graph, gradients[0]}, at), filled_value(DType::bf16, {3, 2}, 0));
  testing::expect_equal(program.value({&program.graph, gradients[1]}, at), f32_value({2}, {0, 0}));
  testing::expect_equal(program.value({&program.graph, gradients[2]}, at), f32_value({2}, {1, 1}));
}

TEST(Differentiate, NodesAreMarkedBackwardAndThePhaseIsRestored) {
  Program program;
  const Var x = program.input("x", {});
  const Var loss = exp(x * x);
  const Index forward = program.graph.size();
  const Buffer<Id> gradients = differentiate(program.graph, loss.id, {x.id});
  EXPECT_EQ(program.graph.phase, Phase::forward);
  for (Id id = 0; id < program.graph.size(); ++id)
    EXPECT_EQ(program.graph[id].phase, id < forward ? Phase::forward : Phase::backward) << id;
  EXPECT_GE(gradients[0], forward);
}

TEST(Differentiate, PathsToNoTargetCostNothing) {
  Program program;
  const Var x = program.input("x", {}), data = program.input("data", {});
  Var frozen = data;
  for (int i = 0; i < 20; ++i) frozen = tanh(frozen);
  const Var loss = x * frozen;
  const Index forward = program.graph.size();
  const Buffer<Id> gradients = differentiate(program.graph, loss.id, {x.id});
  EXPECT_LE(program.graph.size(), forward + 3);
  EXPECT_EQ(gradients.size(), 1);
}

TEST(Differentiate, TheNumberOfNodesGrowsLinearly) {
  const auto nodes = [](int layers) {
    Program program;
    Var x = program.input("x", {4, 4});
    const Var w = program.input("w", {4, 4});
    for (int i = 0; i < layers; ++i) x = tanh(matmul(x, w));
    (void)differentiate(program.graph, sum(x).id, {w.id});
    return program.graph.size();
  };
  EXPECT_EQ(nodes(30) - nodes(20), nodes(20) - nodes(10));
}

TEST(Differentiate, TheLossIsAFloatingScalar) {
  Program program;
  const Var x = program.input("x", {2, 3}), n = program.input("n", {}, DType::i32);
  testing::expect_error([&] { (void)differentiate(program.graph, x.id, {x.id}); }, "gradient_needs_a_scalar",
                        {"rank 2", "mean or sum"});
  testing::expect_error([&] { (void)differentiate(program.graph, n.id, {x.id}); }, "element_type_not_supported",
                        {"gradient", "i32"});
}

}  // namespace weft::differentiate_test
