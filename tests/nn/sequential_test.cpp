// Sequential: layers in a row under their numbers or names, in stacks and in programs.
#include <weft/nn/sequential.hpp>

#include <support/expect_error.hpp>
#include <support/program.hpp>
#include <weft/nn/activations.hpp>
#include <weft/nn/convolution.hpp>
#include <weft/nn/dropout.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/stack.hpp>
#include <weft/nn/tied.hpp>
#include <weft/train/program.hpp>
#include <weft/weft.hpp>

namespace weft::sequential_test {

using nn::Dropout;
using nn::Linear;
using nn::Sequential;
using testing::expect_error;
using testing::Program;

constexpr Var halved(Var x) { return x * 0.5; }

struct Model {
  constexpr Var operator()(Var x) const {
    return Sequential{"net", Linear{{}, 4, 6}, nn::Relu{}, Linear{"up", 6, 3}, halved}(x);
  }
};
struct ByHand {
  constexpr Var operator()(Var x) const { return halved(Linear{"net.up", 6, 3}(relu(Linear{"net.0", 4, 6}(x)))); }
};
constexpr Index inputs_of_model() {
  Graph graph;
  (void)Model{}(Var{&graph, graph.add_input("x", InputKind::data, DType::f32, {2, 4})});
  return graph.inputs.size();
}
static_assert(inputs_of_model() == 5);

std::vector<std::string> names_of(const Graph& graph) {
  std::vector<std::string> names;
  for (std::int32_t i = 1; i < graph.inputs.size(); ++i) names.emplace_back(graph.input_name(i).view());
  return names;
}

TEST(Sequential, IsItsLayersOneAfterTheOther) {
  Program row, hand;
  const Var made = Model{}(row.input("x", {2, 4})), expected = ByHand{}(hand.input("x", {2, 4}));
  EXPECT_EQ(testing::fingerprint(row.graph), testing::fingerprint(hand.graph));
  EXPECT_EQ(made.id, expected.id);
  EXPECT_EQ(names_of(row.graph),
            (std::vector<std::string>{"net.0.weight", "net.0.bias", "net.up.weight", "net.up.bias"}));
}
TEST(Sequential, WithoutANameItsNumbersStandAlone) {
  Program program;
  const Sequential row{Linear{{}, 4, 4, false}, [](Var x) { return tanh(x); }, Linear{{}, 4, 2, false}};
  (void)row(program.input("x", {2, 4}));
  EXPECT_EQ(names_of(program.graph), (std::vector<std::string>{"0.weight", "2.weight"}));
  (void)nn::tied(row)(program.input("y", {3, 4}));
  EXPECT_EQ(program.graph.inputs.size(), 4);
  expect_error([&] { (void)row(program.input("x", {2, 4})); }, "weight_declared_twice", {"0.weight"});
}
TEST(Sequential, MayBeALayerOfAnother) {
  Program program;
  const Sequential inner{"block", Linear{{}, 4, 4, false}, nn::Gelu{}};
  const Sequential nameless{Linear{{}, 4, 4, false}};
  (void)Sequential{"net", inner, nameless, Sequential{"block2", inner}}(program.input("x", {2, 4}));
  EXPECT_EQ(names_of(program.graph),
            (std::vector<std::string>{"net.block.0.weight", "net.1.0.weight", "net.block2.block.0.weight"}));
}
TEST(Sequential, EveryActivationIsTheFunctionOfItsName) {
  const auto expect_same = [](const auto& layer, Var (*function)(LocatedVar)) {
    Program row, hand;
    (void)Sequential{layer}(row.input("x", {2, 4}));
    (void)function(hand.input("x", {2, 4}));
    EXPECT_EQ(testing::fingerprint(row.graph), testing::fingerprint(hand.graph));
  };
  expect_same(nn::Relu{}, relu);
  expect_same(nn::Gelu{}, gelu);
  expect_same(nn::GeluTanh{}, gelu_tanh);
  expect_same(nn::Silu{}, silu);
  expect_same(nn::Sigmoid{}, sigmoid);
  expect_same(nn::Tanh{}, tanh);
  expect_same(nn::Softplus{}, softplus);
}
TEST(Sequential, TellsLayersThatAskWhetherThisIsTraining) {
  const Sequential row{"net", Linear{{}, 4, 4, false}, Dropout{{}, 0.5}, Sequential{Dropout{{}, 0.25}}};
  Program training, inference, plain;
  (void)row(training.input("x", {2, 4}));
  (void)row(inference.input("x", {2, 4}), false);
  (void)Linear{"net.0", 4, 4, false}(plain.input("x", {2, 4}));
  EXPECT_EQ(testing::fingerprint(inference.graph), testing::fingerprint(plain.graph));
  EXPECT_EQ(names_of(training.graph), (std::vector<std::string>{"net.0.weight", "seed", "step"}));
  Program by_hand;
  const Var y = Dropout{"net.1", 0.5}(Linear{"net.0", 4, 4, false}(by_hand.input("x", {2, 4})));
  (void)Dropout{"net.2.0", 0.25}(y);
  EXPECT_EQ(testing::fingerprint(training.graph), testing::fingerprint(by_hand.graph));
  // A number that is no flag is left alone.
  const auto scaled = [](Var x, double factor = 2) { return x * factor; };
  Program numbers, doubled;
  (void)Sequential{scaled}(numbers.input("x", {2}), false);
  (void)(doubled.input("x", {2}) * 2);
  EXPECT_EQ(testing::fingerprint(numbers.graph), testing::fingerprint(doubled.graph));
}
TEST(Sequential, TakesFunctionsOfImages) {
  Program program;
  const Var pooled = Sequential{"net", nn::Conv2d{.in = 3, .out = 8, .kernel = 3}, nn::Relu{}, nn::MaxPool2d{2},
                                nn::flatten}(program.input("image", {2, 3, 10, 10}));
  EXPECT_TRUE(pooled.shape() == Shape({2, 8 * 4 * 4}));
}
TEST(Sequential, AStackOfItHasNumbersOfBoth) {
  const Sequential block{Linear{{}, 4, 8}, nn::Relu{}, Linear{{}, 8, 4}};
  Program program;
  (void)nn::Stack<std::remove_const_t<decltype(block)>, 3>{"h", block}(program.input("x", {2, 4}));
  EXPECT_EQ(names_of(program.graph),
            (std::vector<std::string>{"h.*.0.weight", "h.*.0.bias", "h.*.2.weight", "h.*.2.bias"}));
}
TEST(Sequential, ErrorsNameTheLayer) {
  Program program;
  const Var x = program.input("x", {2, 4});
  expect_error(
      [&] {
        (void)Sequential{"net", Linear{{}, 4, 6}, nn::Relu{}, Linear{{}, 5, 3}}(x);
      },
      "layer_input_differs", {"'net.2'", "6", "5"});
  expect_error(
      [&] {
        (void)Sequential{"other", Linear{"up", 4, 6}, Linear{"up", 6, 6}}(x);
      },
      "parameter_declared_twice", {"other.up.weight"});
}

using Batch = Inputs<f32[4][4]>;
inline constexpr Mesh two{{"data", 2}};
template <class Function>
std::vector<float> answer() {
  Runtime runtime(2);
  weft::Program<Function, Batch, two, Fsdp{}> program(runtime);
  for (Index i = 0; i < program.tensors().size(); ++i) {
    const StoredTensor& tensor = program.tensors()[i];
    const Value values = testing::random_value(DType::f32, tensor.shape, static_cast<std::uint32_t>(i));
    program.tensors().write(tensor.name.c_str(), std::vector<float>(values.elements.begin(), values.elements.end()));
  }
  std::vector<float> batch(16);
  for (std::size_t i = 0; i < 16; ++i) batch[i] = static_cast<float>(i) - 8;
  const auto result = program(batch);
  return {result.begin(), result.end()};
}
TEST(Sequential, AProgramOfItIsTheSame) {
  const std::vector<float> made = answer<Model>();
  ASSERT_EQ(made.size(), 12U);
  EXPECT_EQ(made, answer<ByHand>());
}

}  // namespace weft::sequential_test
