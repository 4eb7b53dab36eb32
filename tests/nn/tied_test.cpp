// Weights are shared where a model says so, and nowhere else.
#include <weft/nn/tied.hpp>

#include <support/expect_error.hpp>
#include <support/program.hpp>
#include <weft/nn/dropout.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/normalization.hpp>

namespace weft::tied_test {

using testing::expect_error;
using testing::f32_value;
using testing::Program;

TEST(Tied, TwoLayersOfOneNameAndShapeAreAnErrorThatNamesBoth) {
  Program program;
  const Var x = program.input("x", {2, 3});
  const nn::Linear first{"layer", 3, 3}, second{"layer", 3, 3};
  (void)first(x);
  expect_error([&] { (void)second(x); }, "weight_declared_twice", {"'layer.weight'", "a Linear and a Linear", "nn::tied"});
  expect_error([&] { (void)first(x); }, "weight_declared_twice", {"'layer.weight'"});
  const nn::LayerNorm norm{"norm", 3};
  const nn::RmsNorm other{"norm", 3};
  (void)norm(x);
  expect_error([&] { (void)other(x); }, "weight_declared_twice", {"'norm.weight'", "a LayerNorm and a RmsNorm"});
}

// Two layers in one, of which the second is optional: what is called with further arguments.
struct Block {
  Name name;
  constexpr Var operator()(Var x, bool training = true) const {
    const Var y = nn::LayerNorm{name / "norm", 2}(nn::Linear{name / "linear", 2, 2}(x));
    return nn::Dropout{name / "drop", 0.5}(y, training);
  }
};
constexpr Index inputs_of_tied_blocks() {
  Graph graph;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {4, 2})};
  const Block block{"block"};
  const Var twice = nn::tied(block)(block(x, false), false);
  static_cast<void>(nn::Linear{"last", 2, 2}(twice));  // weights are not tied any more
  return graph.inputs.size();
}
static_assert(inputs_of_tied_blocks() == 1 + 4 + 2);

TEST(Tied, TakesAllWeightsOfTheEarlierLayer) {
  EXPECT_EQ(inputs_of_tied_blocks(), 7);
  Program program;
  const nn::Linear layer{"layer", 2, 2, false};
  const Var x = program.input("x", {1, 2});
  const Var once = layer(x), twice = nn::tied(layer)(once);
  const Value in = f32_value({1, 2}, {1, 2}), weight = f32_value({2, 2}, {1, 1, 0, 1});
  testing::expect_equal(program.value(twice, {in, weight}), f32_value({1, 2}, {1, 4}));
}

TEST(Tied, ANameThatNoLayerHasIsAnError) {
  Program program;
  const Var x = program.input("x", {2, 3});
  (void)nn::Linear{"layer", 3, 3}(x);
  expect_error([&] { (void)nn::tied(nn::Linear{"lajer", 3, 3})(x); }, "tied_weight_is_unknown",
               {"tied Linear", "'lajer.weight'"});
  expect_error([&] { (void)nn::tied(nn::Linear{"layer", 3, 4})(x); }, "parameter_declared_twice", {"'layer.weight'"});
}

}  // namespace weft::tied_test
