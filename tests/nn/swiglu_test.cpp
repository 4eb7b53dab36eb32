// SwiGlu.
#include <support/expect_error.hpp>
#include <support/gradients.hpp>
#include <weft/nn/swiglu.hpp>

namespace weft::swiglu_test {

using nn::SwiGlu;
using testing::Program;
using testing::random_value;
using testing::Vars;

TEST(SwiGlu, ByItsFormula) {
  Program program;
  const Var y = SwiGlu{"mlp", 3, 5}(program.input("x", {2, 3}));
  std::vector<Value> values;
  const char* names[] = {"x", "mlp.gate.weight", "mlp.up.weight", "mlp.down.weight"};
  const Shape shapes[] = {{2, 3}, {3, 5}, {3, 5}, {5, 3}};
  ASSERT_EQ(program.graph.inputs.size(), 4);
  for (Index i = 0; i < 4; ++i) {
    EXPECT_EQ(program.graph.input_name(i).view(), names[i]);
    EXPECT_EQ(program.graph.shape(program.graph.inputs[i].node), shapes[i]);
    values.push_back(random_value(DType::f32, shapes[i], static_cast<std::uint32_t>(i + 1)));
  }
  const Value result = program.value(y, values);
  for (Index row = 0; row < 2; ++row)
    for (Index out = 0; out < 3; ++out) {
      double expected = 0;
      for (Index h = 0; h < 5; ++h) {
        double gate = 0, up = 0;
        for (Index i = 0; i < 3; ++i) {
          gate += values[0][row * 3 + i] * values[1][i * 5 + h];
          up += values[0][row * 3 + i] * values[2][i * 5 + h];
        }
        expected += gate / (1 + std::exp(-gate)) * up * values[3][h * 3 + out];
      }
      EXPECT_NEAR(result[row * 3 + out], expected, 1e-6);
    }
}

TEST(SwiGlu, AGainIsThatOfTheLayerThatWritesTheResult) {
  Program plain, gentle;
  (void)SwiGlu{"mlp", 4, 6, true}(plain.input("x", {2, 4}));
  (void)SwiGlu{"mlp", 4, 6, true, 0.5}(gentle.input("x", {2, 4}));
  ASSERT_EQ(plain.graph.inputs.size(), 7);
  for (Index i = 1; i < 7; ++i)
    EXPECT_EQ(gentle.graph.inputs[i].initializer.scale,
              plain.graph.inputs[i].initializer.scale * (i < 5 ? 1.0F : 0.5F));
}

TEST(SwiGlu, Gradients) {
  const Value x = random_value(DType::f32, {2, 3, 4}, 1);
  testing::expect_gradients({x}, [](const Vars& v) { return SwiGlu{"mlp", 4, 6}(v[0]); });
}

TEST(SwiGlu, AWrongInputIsNamed) {
  Program program;
  const Var x = program.input("x", {2, 4});
  testing::expect_error([&] { (void)SwiGlu{"mlp", 5, 6}(x); }, "layer_input_differs", {"'mlp.gate'", "4", "5"});
  testing::expect_error([&] { (void)SwiGlu{"mlp", 4, 0}(x); }, "layer_extent_is_not_positive", {"'mlp.gate'"});
}

}  // namespace weft::swiglu_test
