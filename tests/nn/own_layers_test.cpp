// What nn/OWN_LAYERS.md shows: layers with weights and loops of one's own.
#include <support/gradients.hpp>
#include <support/page.hpp>
#include <weft/graph/scan.hpp>
#include <weft/nn/activations.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/nn/sequential.hpp>

namespace weft::own_layers_test {

// y = s (W x) + b, s a scale for each output: a product whose rows learn how long they are.
struct ScaledLinear {
  weft::Name name = {};
  weft::Index in = 0, out = 0;

  constexpr weft::Var operator()(weft::Var x) const {
    using namespace weft::nn;
    const char* const type = "ScaledLinear";
    const weft::LayerScope layer(*x.graph, name, type);
    const weft::Var weight = declare_weight(x, name / "weight", {in, out}, init::kaiming_normal().of({in, out}), type);
    const weft::Var scale = declare_weight(x, name / "scale", {out}, init::ones().of({in, out}), type);
    const weft::Var bias = declare_weight(x, name / "bias", {out}, init::zeros().of({in, out}), type);
    return layer(matmul(x, weight) * scale + bias);
  }
};

struct OwnLoss {
  constexpr weft::Var operator()(weft::Var x, weft::Var label) const {
    const weft::nn::Sequential net{"net", ScaledLinear{{}, 8, 16}, weft::nn::Relu{}, ScaledLinear{{}, 16, 4}};
    return mean(cross_entropy(net(x), label));
  }
};

// What a leaky memory makes of a sequence [time, batch, features], and the memory after it: m' = a m + (1 - a) x,
// a = sigmoid(rate), and how much has come so far.
struct Memory {
  weft::Var now, total;
};
struct LeakyMemory {
  weft::Name name = {};
  weft::Index features = 0;

  constexpr weft::Var operator()(weft::Var sequence) const {
    const weft::Var rate =
        weft::nn::declare_weight(sequence, name / "rate", {features}, weft::nn::init::zeros().of({}));
    const weft::Var kept = sigmoid(rate);
    const weft::Shape shape{sequence.shape()[1], features};
    const weft::Var nothing = broadcast_to(like(sequence, 0), shape);
    const auto [last, all] = scan(
        [&](Memory memory, weft::Var x) {
          const weft::Var old = memory.now * kept, fresh = x * (1.0 - kept);
          const Memory next{old + fresh, memory.total + x};
          return std::pair(next, next.now);
        },
        Memory{nothing, nothing}, sequence);
    return all + expand_dims(last.total * 0.01, 0);
  }
};

TEST(OwnLayers, AreWhatThePageShows) {
  testing::expect_page_is_compiled("include/weft/nn/OWN_LAYERS.md", {"tests/nn/own_layers_test.cpp"});
}

constexpr bool stands_in_a_row() {
  Graph graph;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {2, 8})},
      label{&graph, graph.add_input("label", InputKind::data, DType::i32, {2})};
  const Var loss = OwnLoss{}(x, label);
  return loss.rank() == 0 && graph.find_input("net.0.scale") >= 0 && graph.find_input("net.2.bias") >= 0;
}
static_assert(stands_in_a_row());

// So Wrap::by_type finds its weights, and a summary has a line for it.
TEST(OwnLayers, HaveATypeOfTheirOwn) {
  struct Types final : LayerObserver {
    std::vector<std::string> entered;
    void enter(const Graph&, const Name&, const char* type) override { entered.emplace_back(type); }
    void leave(const Graph&) override {}
    void returns(Var) override {}
  } types;
  Graph graph;
  graph.observer = &types;
  ScaledLinear{"own", 8, 4}(Var{&graph, graph.add_input("x", InputKind::data, DType::f32, {2, 8})});
  EXPECT_EQ(types.entered, std::vector<std::string>{"ScaledLinear"});
  for (const char* const weight : {"own.weight", "own.scale", "own.bias"})
    EXPECT_EQ(graph.name(graph.inputs[graph.find_input(weight)].module_type), Name("ScaledLinear")) << weight;
}

TEST(OwnLayers, Gradients) {
  testing::expect_gradients({testing::random_value(DType::f32, {2, 3}, 1)}, [](const testing::Vars& v) {
    return ScaledLinear{"own", 3, 2}(v[0]);
  });
  testing::expect_gradients({testing::random_value(DType::f32, {4, 2, 3}, 1)}, [](const testing::Vars& v) {
    return LeakyMemory{"memory", 3}(v[0]);
  });
}

}  // namespace weft::own_layers_test
