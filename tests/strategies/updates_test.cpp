// The optimizer's rule on single weights: what they share, and rules in two parts.
#include <support/program.hpp>
#include <weft/optim/lamb.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/updates.hpp>

#include <cmath>

namespace weft::updates_test {

using testing::Program;

TEST(Updates, AllWeightsShareTheScalarsAndOneBody) {
  Program program;
  Updates<Sgd> updates;
  Buffer<std::int32_t> states;
  for (const char* name : {"a", "b"}) {
    const Var weight = program.input(name, {4}, DType::f32, InputKind::weight);
    program.output(updates.update(program.graph, name, weight, weight, states));
  }
  EXPECT_TRUE(states.empty());
  EXPECT_EQ(program.graph.bodies.size(), 1);
  EXPECT_EQ(program.graph.inputs.size(), 2 + Sgd::scalar_count);
}

// Of a weight of 3 and one of 1 behind it the second takes half the ratio.
TEST(Updates, AfterADirectionEveryWeightTakesANumberOfItsOwn) {
  Program program;
  Graph& graph = program.graph;
  const Var weight = program.input("weight", {4}), direction = program.input("direction", {4});
  Updates<Lamb> updates;
  const GroupRuns groups{{GroupRun{0, 4}}, {3, 4}, {}, iota(graph, {4}, 0)};
  const Buffer<Var> scalars = updates.operands_of(graph, groups);
  const auto ratio = [](Index i, Var norm, Var) { return i == 0 ? norm : norm * 0.5; };
  program.output(updates.finish(graph, weight, direction, {}, groups, scalars, ratio)[0]);
  std::vector<Value> inputs{testing::f32_value({4}, {1, 2, 2, 8}), testing::f32_value({4}, {1, 1, -1, 1})};
  for (int i = 0; i < Lamb::scalar_count; ++i) inputs.push_back(filled_value(DType::f32, {}, i == 0 ? 0.25 : 1));
  const Value made = interpret(graph, inputs)[0];  // weight - 1/4 ratio direction; norms are 3 and 8
  EXPECT_EQ(made.elements, (std::vector<double>{0.25, 1.25, 2.75, 7}));
}

}  // namespace weft::updates_test
