// Linear: values, declared parameters, gradients and the errors of a wrong input.
#include <support/expect_error.hpp>
#include <support/gradients.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/tied.hpp>

namespace weft::linear_test {

using testing::expect_error;
using testing::expect_gradients;
using testing::f32_value;
using testing::Program;
using testing::random_value;
using testing::Vars;

struct Classifier {
  nn::Linear hidden{"hidden", 784, 512};
  nn::Linear output{"output", 512, 10, false};
  constexpr Var operator()(Var image) const { return output(hidden(image)); }
};
constexpr bool classifier_is_traced() {
  Graph graph;
  const Var image{&graph, graph.add_input("image", InputKind::data, DType::f32, {64, 784})};
  return Classifier{}(image).shape() == Shape{64, 10} && graph.inputs.size() == 4;
}
static_assert(classifier_is_traced());
static_assert(static_cast<float>(nn::detail::inverse_root(784)) == 1.0F / 28.0F);

TEST(Linear, MultipliesByTheWeightAndAddsTheBias) {
  Program program;
  const Var y = nn::Linear{"layer", 2, 3}(program.input("x", {2, 2}));
  const Value result = program.value(
      y, {f32_value({2, 2}, {1, 2, 3, 4}), f32_value({2, 3}, {1, 0, 2, 0, 1, 3}), f32_value({3}, {10, 20, 30})});
  testing::expect_equal(result, f32_value({2, 3}, {11, 22, 38, 13, 24, 48}));
}

TEST(Linear, DeclaresItsParametersByName) {
  Program program;
  (void)Classifier{}(program.input("image", {1, 784}));
  const Graph& graph = program.graph;
  ASSERT_EQ(graph.inputs.size(), 4);
  const char* names[] = {"image", "hidden.weight", "hidden.bias", "output.weight"};
  const Shape shapes[] = {{1, 784}, {784, 512}, {512}, {512, 10}};
  for (Index i = 0; i < 4; ++i) {
    EXPECT_STREQ(graph.input_name(i).c_str(), names[i]);
    EXPECT_TRUE(graph.shape(graph.inputs[i].node) == shapes[i]) << names[i];
    if (i == 0) continue;
    EXPECT_EQ(graph.inputs[i].kind, InputKind::weight);
    EXPECT_TRUE(graph.name(graph.inputs[i].module_type) == Name("Linear"));
    EXPECT_EQ(graph.inputs[i].initializer.kind, Initializer::Kind::uniform);
    EXPECT_EQ(graph.inputs[i].initializer.scale, i < 3 ? 1.0F / std::sqrt(784.0F) : 1.0F / std::sqrt(512.0F));
  }
}

TEST(Linear, AGainWidensWhatItStartsWith) {
  Program program;
  (void)nn::Linear{.name = "layer", .in = 16, .out = 3, .gain = nn::residual_gain(4)}(program.input("x", {2, 16}));
  EXPECT_EQ(program.graph.inputs[1].initializer.scale, 0.125F);  // 1/2 1/4
  EXPECT_EQ(program.graph.inputs[2].initializer.scale, 0.125F);
}

TEST(Linear, TakesVectorsAndBatchesOfMatrices) {
  Program program;
  const nn::Linear layer{"layer", 3, 5};
  EXPECT_TRUE(layer(program.input("a", {3})).shape() == (Shape{5}));
  EXPECT_TRUE(nn::tied(layer)(program.input("b", {2, 4, 3})).shape() == (Shape{2, 4, 5}));
  EXPECT_EQ(nn::tied(layer)(program.input("c", {2, 3}, DType::bf16)).dtype(), DType::bf16);
}

TEST(Linear, Gradients) {
  for (const Shape& shape : {Shape{4}, Shape{3, 4}, Shape{2, 3, 4}})
    expect_gradients({random_value(DType::f32, shape, 1)}, [](const Vars& x) {
      return nn::Linear{"layer", 4, 2}(x[0]);
    });
}

TEST(Linear, InverseRootsAreExactToTheLastDigitOfFloat) {
  for (double x : {1.0, 2.0, 3.0, 10.0, 784.0, 512.0, 65536.0, 1e9})
    EXPECT_EQ(static_cast<float>(nn::detail::inverse_root(x)), static_cast<float>(1 / std::sqrt(x))) << x;
}

TEST(Linear, AWrongInputIsNamedWithBothNumbers) {
  Program program;
  const Var x = program.input("x", {2, 512}), scalar = program.input("s", {});
  expect_error([&] { (void)Classifier{}(x); }, "layer_input_differs", {"'hidden'", "512", "784"});
  expect_error([&] { (void)Classifier{}(scalar); }, "layer_input_is_scalar", {"'hidden'"});
  expect_error([&] { (void)nn::Linear{"empty", 512, 0}(x); }, "layer_extent_is_not_positive", {"'empty'", "out is 0"});
  expect_error([&] { (void)nn::Linear{"empty", 0, 2}(x); }, "layer_extent_is_not_positive", {"in is 0"});
  const nn::Linear first{"same", 512, 3}, second{"same", 512, 4};
  (void)first(x);
  expect_error([&] { (void)second(x); }, "parameter_declared_twice", {"same.weight"});
}

}  // namespace weft::linear_test
