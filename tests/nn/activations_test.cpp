// Activations as layers: each makes the graph of the function whose name it has, alone and in a row of layers.
#include <weft/nn/activations.hpp>

#include <support/program.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/sequential.hpp>

namespace weft::activations_test {

using testing::fingerprint;
using testing::Program;

template <class Layer>
void expect_same_graph(Var (*function)(LocatedVar)) {
  Program layer, by_hand, row, row_by_hand;
  layer.output(Layer{}(layer.input("x", {2, 3})));
  by_hand.output(function(by_hand.input("x", {2, 3})));
  EXPECT_EQ(fingerprint(layer.graph), fingerprint(by_hand.graph));
  row.output(nn::Sequential{nn::Linear{"up", 3, 4}, Layer{}, nn::Linear{"down", 4, 1}}(row.input("x", {2, 3})));
  const Var up = nn::Linear{"up", 3, 4}(row_by_hand.input("x", {2, 3}));
  row_by_hand.output(nn::Linear{"down", 4, 1}(function(up)));
  EXPECT_EQ(fingerprint(row.graph), fingerprint(row_by_hand.graph));
}

TEST(ActivationLayers, AreTheirFunctions) {
  expect_same_graph<nn::Relu>([](LocatedVar x) { return relu(x); });
  expect_same_graph<nn::Gelu>([](LocatedVar x) { return gelu(x); });
  expect_same_graph<nn::GeluTanh>([](LocatedVar x) { return gelu_tanh(x); });
  expect_same_graph<nn::Silu>([](LocatedVar x) { return silu(x); });
  expect_same_graph<nn::Sigmoid>([](LocatedVar x) { return sigmoid(x); });
  expect_same_graph<nn::Tanh>([](LocatedVar x) { return tanh(x); });
  expect_same_graph<nn::Softplus>([](LocatedVar x) { return softplus(x); });
}

}  // namespace weft::activations_test
