// MultiHeadAttention: against plain loops, what a causal position cannot see, gradients, dropout, and wrong inputs.
#include <support/expect_error.hpp>
#include <support/gradients.hpp>
#include <weft/nn/attention.hpp>
#include <weft/nn/tied.hpp>

namespace weft {
namespace {

using nn::MultiHeadAttention;
using testing::expect_error;
using testing::expect_gradients;
using testing::Program;
using testing::random_value;
using testing::Vars;

constexpr Index batch = 2, time_steps = 5, features = 6, heads = 2, width = features / heads;

constexpr int inputs_of(const MultiHeadAttention& layer) {
  Graph graph;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {batch, time_steps, features})};
  return layer(x).shape() == x.shape() ? static_cast<int>(graph.inputs.size()) : -1;
}
static_assert(inputs_of({"attention", features, heads}) == 9);
static_assert(inputs_of({.name = "attention", .features = features, .heads = 3, .bias = false}) == 5);

// x [rows, features] W + b.
Value linear(const Value& x, const Value& weight, const Value& bias) {
  const Index rows = x.shape.elements() / features;
  Value y = filled_value(DType::f32, {rows, features}, 0);
  for (Index row = 0; row < rows; ++row)
    for (Index j = 0; j < features; ++j) {
      y[row * features + j] = bias[j];
      for (Index i = 0; i < features; ++i) y[row * features + j] += x[row * features + i] * weight[i * features + j];
    }
  return y;
}
// `given`: x and the weights of query, key, value and out, in order, each with its bias.
Value attention(const std::vector<Value>& given, bool causal) {
  const Value query = linear(given[0], given[1], given[2]), key = linear(given[0], given[3], given[4]),
              value = linear(given[0], given[5], given[6]);
  Value mixed = filled_value(DType::f32, {batch * time_steps, features}, 0);
  const auto at = [](Index b, Index t, Index head, Index i) {
    return (b * time_steps + t) * features + head * width + i;
  };
  for (Index b = 0; b < batch; ++b)
    for (Index head = 0; head < heads; ++head)
      for (Index t = 0; t < time_steps; ++t) {
        std::vector<double> shares;
        double total = 0;
        for (Index s = 0; s < (causal ? t + 1 : time_steps); ++s) {
          double product = 0;
          for (Index i = 0; i < width; ++i) product += query[at(b, t, head, i)] * key[at(b, s, head, i)];
          shares.push_back(std::exp(product / std::sqrt(static_cast<double>(width))));
          total += shares.back();
        }
        for (std::size_t s = 0; s < shares.size(); ++s)
          for (Index i = 0; i < width; ++i)
            mixed[at(b, t, head, i)] += shares[s] / total * value[at(b, static_cast<Index>(s), head, i)];
      }
  return linear(mixed, given[7], given[8]);
}

struct Case {
  Program program;
  Var result;
  std::vector<Value> values;

  explicit Case(const MultiHeadAttention& layer) {
    result = layer(program.input("x", {batch, time_steps, features}));
    for (const Input& input : program.graph.inputs) {
      const TensorType& type = program.graph.type(input.node);
      values.push_back(random_value(type.dtype, type.shape, static_cast<std::uint32_t>(values.size() + 1)));
    }
  }
  [[nodiscard]] Value run() { return program.value(result, values); }
};

TEST(Attention, AGainIsThatOfTheLayerThatWritesTheResult) {
  const Case plain({"attention", features, heads}),
      gentle({.name = "attention", .features = features, .heads = heads, .gain = 0.5});
  for (Index i = 1; i < plain.program.graph.inputs.size(); ++i)
    EXPECT_EQ(gentle.program.graph.inputs[i].initializer.scale,
              plain.program.graph.inputs[i].initializer.scale * (i < 7 ? 1.0F : 0.5F));
}

TEST(Attention, ByItsFormula) {
  for (const bool causal : {true, false}) {
    Case one({"attention", features, heads, causal});
    const Value expected = attention(one.values, causal), result = one.run();
    for (Index i = 0; i < batch * time_steps * features; ++i) EXPECT_NEAR(result[i], expected[i], 2e-6) << i;
  }
}

TEST(Attention, DeclaresItsFourLayers) {
  Case one({"h.0.attention", features, heads});
  const char* names[] = {"query", "key", "value", "out"};
  ASSERT_EQ(one.program.graph.inputs.size(), 9);
  for (Index i = 0; i < 4; ++i) {
    EXPECT_EQ(one.program.graph.input_name(1 + 2 * i).view(), std::string("h.0.attention.") + names[i] + ".weight");
    EXPECT_EQ(one.program.graph.input_name(2 + 2 * i).view(), std::string("h.0.attention.") + names[i] + ".bias");
  }
}

// A change at the last position, even to NaN, changes that position alone.
TEST(Attention, ACausalPositionDoesNotSeeTheFuture) {
  Case one({"attention", features, heads});
  const Value before = one.run();
  for (Index b = 0; b < batch; ++b)
    for (Index i = 0; i < features; ++i) one.values[0][((b + 1) * time_steps - 1) * features + i] += 100;
  const Value after = one.run();
  for (Index b = 0; b < batch; ++b)
    for (Index t = 0; t < time_steps; ++t)
      for (Index i = 0; i < features; ++i) {
        const Index at = (b * time_steps + t) * features + i;
        if (t + 1 < time_steps)
          EXPECT_EQ(after[at], before[at]);
        else
          EXPECT_NE(after[at], before[at]);
      }
}

TEST(Attention, ScoresOfAnySizeStayFinite) {
  Case one({"attention", features, heads});
  for (double& x : one.values[0].elements) x *= 1e10;
  for (double y : one.run().elements) EXPECT_TRUE(std::isfinite(y));
}

TEST(Attention, DropoutIsOfTheSoftmaxAndOnlyInTraining) {
  const MultiHeadAttention layer{.name = "attention", .features = features, .heads = heads, .dropout = 0.5};
  Program program;
  const Var x = program.input("x", {batch, time_steps, features});
  const Var asked = layer(x, false), without = nn::tied(MultiHeadAttention{"attention", features, heads})(x);
  EXPECT_EQ(asked.id, without.id);
  EXPECT_EQ(program.graph.find_input("seed"), -1);
  (void)nn::tied(layer)(x);
  EXPECT_GE(program.graph.find_input("seed"), 0);
}

TEST(Attention, Gradients) {
  const Value x = random_value(DType::f32, {2, 3, 4}, 1);
  expect_gradients({x}, [](const Vars& v) { return MultiHeadAttention{"attention", 4, 2}(v[0]); });
  expect_gradients({x}, [](const Vars& v) { return MultiHeadAttention{"attention", 4, 1, false}(v[0]); });
  expect_gradients({x}, [](const Vars& v) {
    return MultiHeadAttention{.name = "attention", .features = 4, .heads = 4, .dropout = 0.3}(v[0]);
  });
}

TEST(Attention, AWrongInputIsNamed) {
  Program program;
  const Var x = program.input("x", {2, 3, 10}), matrix = program.input("m", {3, 10});
  expect_error(
      [&] {
        (void)MultiHeadAttention{"attention", 10, 4}(x);
      },
      "heads_do_not_divide", {"'attention'", "10 features", "4 heads"});
  expect_error(
      [&] {
        (void)MultiHeadAttention{"attention", 10, 0}(x);
      },
      "layer_extent_is_not_positive", {"heads is 0"});
  expect_error(
      [&] {
        (void)MultiHeadAttention{"attention", 0, 1}(x);
      },
      "layer_extent_is_not_positive", {"features is 0"});
  expect_error(
      [&] {
        (void)MultiHeadAttention{"attention", 10, 2}(matrix);
      },
      "attention_input_rank_differs", {"'attention'", "rank 2"});
  expect_error(
      [&] {
        (void)MultiHeadAttention{"attention", 12, 2}(x);
      },
      "layer_input_differs", {"'attention.query'", "10", "12"});
  expect_error([&] { (void)MultiHeadAttention{.name = "attention", .features = 10, .heads = 2, .dropout = 1.5}(x); },
               "dropout_rate_out_of_range", {"'attention.dropout'", "1.5"});
}

}  // namespace
}  // namespace weft
