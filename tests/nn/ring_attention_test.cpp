// Ring attention on a mesh is attention on one device, values and gradients, with what it says of its bytes.
#include <weft/nn/ring_attention.hpp>

#include <support/partitioned.hpp>
#include <weft/graph/statistics.hpp>
#include <weft/nn/attention.hpp>
#include <weft/sharding/manual_axes.hpp>

namespace weft::ring_attention_test {

using testing::Model;

struct Sizes {
  Index batch = 2, heads = 4, kv_heads = 4, time = 8, width = 2;
  bool causal = true;
};

// The sum of squares of what attention gives, and its gradients; `ring`: or null.
Model attention(const Sizes& of, const nn::Ring* ring) {
  Model model;
  const Var x = model.input("x", {of.batch, of.time, of.heads * of.width});
  const nn::MultiHeadAttention layer{.name = "attention",
                                     .features = of.heads * of.width,
                                     .heads = of.heads,
                                     .causal = of.causal,
                                     .kv_heads = of.kv_heads,
                                     .rotary_base = 100,
                                     .ring = ring};
  const Var loss = sum(square(layer(x)));
  for (Index i = 1; i < model.program.graph.inputs.size(); ++i)
    model.values.push_back(testing::random_value(DType::f32, model.program.graph.shape(model.program.graph.inputs[i].node),
                                        static_cast<std::uint32_t>(i + 7), -0.4, 0.4));
  model.output_with_gradients(loss);
  return model;
}

Graph partitioned(const Model& model, const Mesh& mesh, const PartitionSpec& x, Buffer<Layout>& inputs) {
  const Graph graph = on_mesh(model.program.graph, mesh);
  Buffer<Layout> outputs;
  for (const Input& input : graph.inputs) {
    const int rank = graph.shape(input.node).rank();
    inputs.push_back(inputs.empty() ? x.resolve(mesh, rank) : replicated(rank));
  }
  for (const Output& output : graph.outputs) outputs.push_back(replicated(graph.shape(output.node).rank()));
  outputs[1] = inputs[0];
  Graph local = partition(graph, mesh, inputs, outputs);
  verify(local);
  return local;
}

void expect_same(const Sizes& of, const Mesh& mesh, const PartitionSpec& x) {
  const nn::Ring ring{mesh, "seq"};
  const Model mapped = attention(of, &ring), plain = attention(of, nullptr);
  Buffer<Layout> inputs;
  const Graph local = partitioned(mapped, mesh, x, inputs);
  const std::vector<std::vector<Value>> pieces = testing::pieces_of(mapped.values, inputs, mesh.sizes());
  const auto wanted = interpret(plain.program.graph, plain.values);
  const auto made = interpret(local, pieces);
  for (std::size_t o = 0; o < wanted.size(); ++o) {
    SCOPED_TRACE(::testing::Message() << "output " << o);
    std::vector<Value> parts;
    for (const auto& outputs : made) parts.push_back(outputs[o]);
    const Layout layout = o == 1 ? inputs[0] : replicated(wanted[o].shape.rank());
    testing::expect_near(testing::assembled(parts, wanted[o].shape, layout, mesh.sizes()), wanted[o], 1e-4, 1e-4);
  }
  testing::expect_plan_computes(local, pieces, 1e-4, 1);
}

TEST(RingAttention, IsAttention) {
  const Mesh two{{"seq", 2}}, four{{"data", 2}, {"seq", 4}};
  for (const bool causal : {true, false})
    for (const Index kv_heads : {4, 2, 1}) {
      SCOPED_TRACE(::testing::Message() << causal << kv_heads);
      expect_same({.kv_heads = kv_heads, .causal = causal}, two, P(nullptr, "seq"));
      expect_same({.kv_heads = kv_heads, .causal = causal}, four, P("data", "seq"));
    }
}

TEST(RingAttention, TakesAnySequence) {
  const Mesh four{{"data", 2}, {"seq", 4}};
  expect_same({.time = 4}, four, P("data", "seq"));  // one position a device
  expect_same({}, four, P("data"));                  // comes whole
  expect_same({}, Mesh{{"seq", 1}}, P());
}

// Forward keys and values go around, backward their gradients: nothing else of the sequence is sent.
TEST(RingAttention, SendsKeysAndValuesAround) {
  const Mesh mesh{{"data", 2}, {"seq", 4}};
  const nn::Ring ring{mesh, "seq"};
  const Sizes of{};
  Buffer<Layout> inputs;
  const Graph local = partitioned(attention(of, &ring), mesh, P("data", "seq"), inputs);
  Index permuted = 0, others = 0;
  for (Id id = 0; id < local.size(); ++id) {
    if (local[id].op == Op::collective_permute) permuted += testing::ring_bytes(local, id);
    if (local[id].op == Op::all_gather || local[id].op == Op::all_to_all) ++others;
  }
  const Index own = of.batch / 2 * of.heads * (of.time / 4) * of.width * 4;  // bytes of a device's keys
  EXPECT_EQ(permuted, 2 * 3 * 2 * own);
  EXPECT_EQ(others, 0);
}

TEST(RingAttention, LeavesHeadsCut) {
  const Mesh mesh{{"model", 2}, {"seq", 2}};
  const nn::Ring ring{mesh, "seq"};
  const Model model = attention({}, &ring);
  const Graph graph = on_mesh(model.program.graph, mesh);
  Buffer<Layout> inputs, outputs;
  for (Index i = 0; i < graph.inputs.size(); ++i) {
    const std::string name = graph.input_name(i).c_str();
    const PartitionSpec spec = name == "x" ? P(nullptr, "seq")
                               : name.find("out") != std::string::npos
                                   ? (name.find("weight") != std::string::npos ? P("model") : P())
                               : name.find("weight") != std::string::npos ? P(nullptr, "model") : P("model");
    inputs.push_back(spec.resolve(mesh, graph.shape(graph.inputs[i].node).rank()));
  }
  outputs.push_back(replicated(0));
  outputs.append(inputs.begin(), inputs.end());
  const Graph local = partition(graph, mesh, inputs, outputs);
  Index permuted = 0;
  for (Id id = 0; id < local.size(); ++id)
    if (local[id].op == Op::collective_permute) permuted += testing::ring_bytes(local, id);
  EXPECT_EQ(permuted, 2 * 2 * (2 * 2 * 4 * 2 * 4));  // one step; of half of the heads
}

TEST(RingAttention, RefusesWhatNeedsAllScores) {
  const Mesh mesh{{"seq", 2}};
  const nn::Ring ring{mesh, "seq"};
  const auto refuses = [&](const nn::MultiHeadAttention& layer, const char* piece) {
    Model model;
    const Var x = model.input("x", {2, 4, 8});
    try {
      static_cast<void>(layer(x));
    } catch (const Error& error) {
      EXPECT_EQ(error.code(), std::string("ring_attention_takes_none"));
      EXPECT_NE(std::string(error.what()).find(piece), std::string::npos) << error.what();
      return;
    }
    ADD_FAILURE() << piece;
  };
  refuses({.name = "a", .features = 8, .heads = 2, .dropout = 0.1, .ring = &ring}, "dropout");
}

}  // namespace weft::ring_attention_test
