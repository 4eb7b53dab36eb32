// Weights that lie one after another in a vector are updated by rows and columns as each of them by itself is.
#include <support/program.hpp>
#include <weft/optim/adafactor.hpp>
#include <weft/strategies/flat.hpp>
#include <weft/strategies/whole_update.hpp>

namespace weft::whole_update_test {

using testing::Program;

const Shape shapes[] = {{3, 4}, {5}};
constexpr Index elements = 17, padding = 3;

StoredTensor stored(int i) {
  StoredTensor weight;
  weight.name = i == 0 ? "matrix" : "vector";
  weight.shape = shapes[i];
  weight.layout = replicated(shapes[i].rank());
  return weight;
}
// New weights and states, on numbers that the length of an input's name tells apart: those of a weight and of its
// states are the same in every program.
std::vector<Value> updated(Program& program) {
  std::vector<Value> inputs;
  for (std::int32_t i = 0; i < program.graph.inputs.size(); ++i) {
    const Input& input = program.graph.inputs[i];
    const bool is_scalar = input.kind == InputKind::scalar;
    inputs.push_back(is_scalar
                         ? filled_value(DType::f32, {}, 0.5)
                         : testing::random_value(DType::f32, program.graph.shape(input.node),
                                                 static_cast<std::uint32_t>(program.graph.input_name(i).size), 0, 1));
  }
  return interpret(program.graph, inputs);
}

TEST(WholeUpdate, AVectorOfWeightsHasTheBitsOfEachOfThem) {
  Program together;
  Buffer<StoredTensor> recorded;
  {
    Graph& graph = together.graph;
    Updates<Adafactor> updates;
    WholeUpdate<Adafactor> whole(graph, updates);
    Buffer<Var> weights, gradients;
    for (int i = 0; i < 2; ++i) {
      weights.push_back(together.input(i == 0 ? "weight0" : "weight-1", shapes[i]));
      gradients.push_back(together.input(i == 0 ? "gradient0" : "gradient-1", shapes[i]));
      whole.add(stored(i), recorded);
    }
    const GroupRuns groups{
        {GroupRun{0, elements + padding}}, {12, elements + padding}, {}, iota(graph, {elements + padding}, 0)};
    const Buffer<Var> made = whole.apply(pack(weights, padding), {}, whole.states(), gradients, groups,
                                         [](const Buffer<Var>& directions) { return pack(directions, padding); });
    together.output(unpack(made[0], 0, shapes[0]));
    together.output(unpack(made[0], 12, shapes[1]));
    together.output(unpack(made[0], elements, {padding}));
    whole.put_out(made, 1);
  }
  ASSERT_EQ(recorded.size(), 3);
  EXPECT_TRUE(recorded[0].name == Name("matrix.adafactor.row"));
  EXPECT_TRUE(recorded[0].shape == (Shape{3}));
  EXPECT_TRUE(recorded[1].shape == (Shape{4}));
  EXPECT_TRUE(recorded[2].name == Name("vector.adafactor.variance"));
  const std::vector<Value> all = updated(together);
  ASSERT_EQ(all.size(), 6U);
  EXPECT_EQ(all[2].elements, (std::vector<double>{0, 0, 0}));
  for (int i = 0; i < 2; ++i) {
    Program alone;
    Updates<Adafactor> updates;
    WholeUpdate<Adafactor> whole(alone.graph, updates);
    const Var weight = alone.input(i == 0 ? "weight0" : "weight-1", shapes[i]),
              gradient = alone.input(i == 0 ? "gradient0" : "gradient-1", shapes[i]);
    Buffer<StoredTensor> own;
    whole.add(stored(i), own);
    const Buffer<Var> made =
        whole.apply(weight, {}, whole.states(), {gradient}, {{GroupRun{}}, {weight.elements()}, {}, {}},
                    [](const Buffer<Var>& directions) { return directions[0]; });
    alone.output(made[0]);
    whole.put_out(made, 1);
    const std::vector<Value> single = updated(alone);
    EXPECT_EQ(single[0].elements, all[i == 0 ? 0 : 1].elements);
    EXPECT_NE(single[0].elements, testing::random_value(DType::f32, shapes[i], i == 0 ? 7 : 8, 0, 1).elements);
    EXPECT_EQ(single[1].elements, all[i == 0 ? 3 : 5].elements);
    EXPECT_EQ(single.back().elements, all[i == 0 ? 4 : 5].elements);
  }
}

}  // namespace weft::whole_update_test
