// MultiHeadAttention: against plain loops, what a causal position cannot see, gradients, dropout, and wrong inputs;
// with grouped queries and rotary positions against PyTorch; with a cache against the whole sequence at once.
#include <support/expect_error.hpp>
#include <support/golden_layers.hpp>
#include <support/gradients.hpp>
#include <support/planned_program.hpp>
#include <weft/nn/attention.hpp>
#include <weft/nn/stack.hpp>
#include <weft/nn/tied.hpp>
#include <weft/strategies/ddp.hpp>

namespace weft::attention_test {

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

  explicit Case(const MultiHeadAttention& layer, Index width_of_x = features) {
    result = layer(program.input("x", {batch, time_steps, width_of_x}));
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

TEST(Attention, MasksInF16) {
  Program program;
  const Var x = program.input("x", {1, 3, 4}, DType::f16);
  const Var y = MultiHeadAttention{.name = "attend", .features = 4, .heads = 2, .causal = true}(x);
  std::vector<Value> in{random_value(DType::f16, {1, 3, 4}, 1)};
  for (Index i = 1; i < program.graph.inputs.size(); ++i) {
    const TensorType& type = program.graph.type(program.graph.inputs[i].node);
    in.push_back(random_value(type.dtype, type.shape, static_cast<std::uint32_t>(i)));
  }
  for (double element : program.value(y, in).elements) EXPECT_TRUE(std::isfinite(element));
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

// Heads of keys that serve several queries are the same as that many equal heads.
TEST(Attention, GroupedQueriesShareKeysAndValues) {
  Case grouped({.name = "attention", .features = 8, .heads = 4, .kv_heads = 2}, 8),
      equal({.name = "attention", .features = 8, .heads = 4}, 8);
  ASSERT_EQ(grouped.values[3].shape, (Shape{8, 4}));
  for (const std::size_t i : {1u, 2u, 7u, 8u}) equal.values[i] = grouped.values[i];
  for (const std::size_t i : {3u, 4u, 5u, 6u})  // keys and values: columns 0, 1 twice, then 2, 3 twice
    for (Index e = 0; e < equal.values[i].shape.elements(); ++e) {
      const Index row = e / 8, column = e % 8;
      equal.values[i][e] = grouped.values[i][row * 4 + column / 4 * 2 + column % 2];
    }
  testing::expect_near(grouped.run(), equal.run(), 1e-6);
}

// tests/golden/attention.json: forward and backward.
TEST(Attention, OfLlamaAsInPyTorch) {
  const testing::Json golden = testing::golden_file("attention.json");
  Program program;
  const Var x = program.input("x", {2, 5, 16});
  const Var out =
      MultiHeadAttention{.name = "", .features = 16, .heads = 4, .bias = false, .kv_heads = 2, .rotary_base = 10000}(x);
  const Var loss = sum(out * program.input("pull", out.shape()));
  std::vector<Value> values;
  Buffer<Id> targets;
  for (Index i = 0; i < program.graph.inputs.size(); ++i) {
    const Shape shape = program.graph.shape(program.graph.inputs[i].node);
    const Name& name = program.graph.input_name(i);
    values.push_back(filled_value(DType::f32, shape, 0));
    for (Index e = 0; e < shape.elements(); ++e) {
      const std::uint32_t bits =
          random_bits_at(testing::seed_of(golden), name.c_str(), 0, static_cast<std::uint32_t>(e));
      values.back()[e] = 2 * static_cast<double>(uniform_from_bits(bits)) - 1;
    }
    targets.push_back(program.graph.inputs[i].node);
  }
  program.output(out);
  for (const Id gradient : differentiate(program.graph, loss.id, targets)) program.output({&program.graph, gradient});
  const std::vector<Value> results = interpret(program.graph, values, Arithmetic::typed);
  const auto expect_values = [](const Value& result, const testing::Json& expected) {
    ASSERT_EQ(static_cast<std::size_t>(result.shape.elements()), expected.as_array().size());
    for (Index i = 0; i < result.shape.elements(); ++i)
      EXPECT_NEAR(result[i], expected.as_array()[to_size(i)].as_double(), 2e-5) << i;
  };
  expect_values(results[0], golden.at("out"));
  for (const testing::Json& gradient : golden.at("gradients").as_array()) {
    SCOPED_TRACE(gradient.at("name").as_string());
    expect_values(results[to_size(1 + program.graph.find_input(gradient.at("name").as_string().c_str()))],
                  gradient.at("values"));
  }
}

TEST(Attention, GradientsOfGroupedQueriesAndRotaryPositions) {
  const Value x = random_value(DType::f32, {2, 3, 8}, 1);
  expect_gradients({x}, [](const Vars& v) {
    return MultiHeadAttention{.name = "attention", .features = 8, .heads = 4, .kv_heads = 1, .rotary_base = 100}(v[0]);
  });
}

// Two layers, of which each has a cache; `time` positions of a sequence a call.
inline constexpr Index length = 6;
template <Index kv_heads, Index rotary_base>
struct CachedBlock {
  Name name;
  nn::KeyValueCache cache = {};
  constexpr Var operator()(Var x) const {
    return x + MultiHeadAttention{.name = name / "attention",
                                  .features = 8,
                                  .heads = 4,
                                  .kv_heads = kv_heads,
                                  .rotary_base = rotary_base,
                                  .cache = cache}(x, false);
  }
};
template <Index kv_heads, Index rotary_base>
struct Whole {
  constexpr Var operator()(Var x) const { return nn::Stack<CachedBlock<kv_heads, rotary_base>, 2>{"h", {}}(x); }
};
template <Index kv_heads, Index rotary_base>
struct FromCache {
  constexpr Var operator()(Var x, Var position) const {
    return nn::Stack<CachedBlock<kv_heads, rotary_base>, 2>{"h", {{}, {length, position}}}(x);
  }
};
template <Index time, Index kv_heads, Index rotary_base>
void expect_cache_gives_the_bits_of_the_whole() {
  const Mesh one{{"data", 1}};
  testing::PlannedProgram<Whole<kv_heads, rotary_base>, Inputs<f32[2][length][8]>> whole(Ddp{}, one);
  testing::PlannedProgram<FromCache<kv_heads, rotary_base>, Inputs<f32[2][to_size(time)][8], i32>> cached(Ddp{}, one);
  whole.initialize(5);
  cached.initialize(5);
  for (const std::uint32_t sequence : {1u, 2u}) {  // what the first left behind is not seen by the second
    const Value x = random_value(DType::f32, {2, length, 8}, sequence);
    const std::vector<float> expected = whole.call(0, std::vector<float>(x.elements.begin(), x.elements.end()));
    const auto at = [](Index b, Index t, Index i) { return to_size((b * length + t) * 8 + i); };
    for (Index position = 0; position < length; position += time) {
      std::vector<float> part;
      for (Index b = 0; b < 2; ++b)
        for (Index t = 0; t < time; ++t)
          for (Index i = 0; i < 8; ++i) part.push_back(static_cast<float>(x.elements[at(b, position + t, i)]));
      const std::vector<float> result = cached.call(0, part, std::array{static_cast<std::int32_t>(position)});
      for (Index b = 0; b < 2; ++b)
        for (Index t = 0; t < time; ++t)
          for (Index i = 0; i < 8; ++i)
            ASSERT_EQ(result[to_size((b * time + t) * 8 + i)], expected[at(b, position + t, i)])
                << "position " << position + t;
    }
  }
}
TEST(Attention, ACacheGivesTheBitsOfTheWholeSequence) {
  expect_cache_gives_the_bits_of_the_whole<1, 4, 0>();
  expect_cache_gives_the_bits_of_the_whole<1, 2, 10000>();
  expect_cache_gives_the_bits_of_the_whole<1, 1, 10000>();
  expect_cache_gives_the_bits_of_the_whole<3, 2, 10000>();
  expect_cache_gives_the_bits_of_the_whole<length, 4, 0>();
}

TEST(Attention, APositionBeyondTheCacheIsAnError) {
  testing::PlannedProgram<FromCache<2, 0>, Inputs<f32[2][3][8], i32>> cached(Ddp{}, Mesh{{"data", 1}});
  const std::vector<float> x(48, 1);
  (void)cached.call(0, x, std::array{3});
  for (const int position : {-1, 4, 6})
    expect_error([&] { (void)cached.call(0, x, std::array{position}); }, "row_index_out_of_range",
                 {"index " + std::to_string(position), "[0, 4)"});
}

TEST(Attention, ACacheThatDoesNotFitIsNamed) {
  Program program;
  const Var x = program.input("x", {2, 3, 8}), position = program.input("position", {}, DType::i32);
  const auto refuses = [&](const MultiHeadAttention& layer, const char* code, const std::vector<std::string>& pieces) {
    expect_error([&] { (void)layer(x, false); }, code, pieces);
  };
  const nn::KeyValueCache fits{3, position}, is_short{2, position};
  refuses({.name = "attention", .features = 8, .cache = is_short}, "cache_is_too_short", {"'attention'", "3 pos", "2"});
  refuses({.name = "attention", .features = 8, .causal = false, .cache = fits}, "cache_is_not_causal", {"'attention'"});
  expect_error([&] { (void)MultiHeadAttention{.name = "attention", .features = 8, .cache = fits}(x); },
               "cache_is_for_inference", {"'attention'", "training = false"});
  refuses({.name = "attention", .features = 8, .heads = 4, .kv_heads = 3}, "head_groups_do_not_divide",
          {"'attention'", "4 heads", "3 heads"});
  refuses({.name = "attention", .features = 8, .heads = 4, .kv_heads = -1}, "layer_extent_is_not_positive",
          {"kv_heads is -1"});
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

TEST(Attention, OfAnotherSequenceAsInPyTorch) {
  const MultiHeadAttention cross{.name = "", .features = 6, .heads = 2, .causal = false, .memory_features = 5};
  testing::expect_golden_layer("cross_attention", {{"x", {2, 3, 6}}, {"memory", {2, 4, 5}}},
                               [&](const Vars& v) { return Vars{cross(v[0], v[1])}; });
  expect_gradients({random_value(DType::f32, {1, 2, 6}, 1), random_value(DType::f32, {1, 3, 5}, 2)},
                   [&](const Vars& v) { return cross(v[0], v[1]); });
  Program program;
  const Var x = program.input("x", {2, 3, 6}), memory = program.input("memory", {2, 4, 5}),
            other = program.input("y", {1, 4, 5});
  const auto refuses = [&](MultiHeadAttention layer, Var from, const char* code,
                           const std::vector<std::string>& pieces) {
    layer.name = "cross", layer.features = 6, layer.memory_features = 5;
    expect_error([&] { (void)layer(x, from); }, code, pieces);
  };
  refuses({.causal = true}, memory, "cross_attention_takes_none", {"'cross'", "causal", "leave it out"});
  refuses({.causal = false, .rotary_base = 100}, memory, "cross_attention_takes_none", {"rotary_base"});
  refuses({.causal = false}, other, "operand_shapes_differ", {"cross", "2", "1"});
  refuses({.causal = false}, x, "layer_input_differs", {"'cross.key'", "is 6", "for 5"});
}

TEST(Attention, NobodyReadsPaddingAsInPyTorch) {
  testing::expect_golden_layer(
      "cross_attention_padding", {{"x", {2, 3, 6}}, {"memory", {2, 4, 5}}, {"padding", {2, 4}, DType::i32}},
      [&](const Vars& v) {
        const MultiHeadAttention cross{
            .name = "", .features = 6, .heads = 2, .causal = false, .memory_features = 5, .key_padding = v[2] != 0};
        return Vars{cross(v[0], v[1])};
      });
  // Of grouped queries, beside a causal mask: what is padding may as well be another sequence.
  Program program;
  const Var x = program.input("x", {1, 4, 8}), y = program.input("y", {1, 4, 8});
  const Var padding = program.input("padding", {1, 4}, DType::pred);
  const MultiHeadAttention layer{.name = "a", .features = 8, .heads = 4, .kv_heads = 2, .key_padding = padding};
  const Var is_read = reshape(!padding, {1, 4, 1});
  program.output(layer(x));
  const nn::TiedWeights tied(program.graph);
  program.output(layer(where(is_read, x, y)));
  std::vector<Value> values;
  for (const Input& input : program.graph.inputs)
    values.push_back(random_value(program.graph.type(input.node).dtype, program.graph.type(input.node).shape,
                                  static_cast<std::uint32_t>(values.size() + 1)));
  values[2] = make_value(DType::pred, {1, 4}, {0, 1, 0, 1});
  const std::vector<Value> made = interpret(program.graph, values);
  for (const Index row : {0, 2})
    for (Index i = 0; i < 8; ++i) EXPECT_EQ(made[0][row * 8 + i], made[1][row * 8 + i]) << "row " << row;
}
TEST(Attention, PaddingThatDoesNotFitIsNamed) {
  Program program;
  const Var x = program.input("x", {2, 3, 6}), memory = program.input("memory", {2, 4, 6});
  const auto refuses = [&](const Shape& shape, DType dtype, const char* code, const std::vector<std::string>& pieces) {
    const Var padding = broadcast_to(constant(program.graph, 0, dtype), shape);
    const MultiHeadAttention cross{.name = "a", .features = 6, .heads = 2, .causal = false, .key_padding = padding};
    expect_error([&] { (void)cross(x, memory); }, code, pieces);
  };
  refuses({2, 3}, DType::pred, "operand_shapes_differ", {"key_padding", "3", "4"});
  refuses({1, 4}, DType::pred, "operand_shapes_differ", {"key_padding", "1", "2"});
  refuses({4}, DType::pred, "operand_ranks_differ", {"key_padding", "rank 1"});
  refuses({2, 4}, DType::f32, "element_type_not_supported", {"key_padding", "f32"});
}

}  // namespace weft::attention_test
