// Graphs through an archive: bodies, literals and updates included, at run time and from one constant to the next.
#include <support/archived.hpp>
#include <support/program.hpp>
#include <weft/graph/convolution.hpp>
#include <weft/graph/describe_graph.hpp>
#include <weft/graph/map.hpp>
#include <weft/graph/print.hpp>
#include <weft/graph/verify.hpp>

namespace weft::describe_graph_test {

using testing::fingerprint;
using testing::through_an_archive;

// One of every table: a map with two results, dense literals, a collective, slices, a pad, a dot; an update.
constexpr Graph graph_with_everything() {
  Graph graph;
  graph.mesh = {2, 2};
  graph.dcn = {2, 1};
  graph.collective_options = {.combine_threshold_bytes = 4096, .async = true};
  const Var w{&graph, graph.add_input("hidden.weight", InputKind::weight, DType::f32, {4, 4},
                                      {Initializer::Kind::uniform, 0.5F}, "Linear")};
  const Var rate{&graph, graph.add_input("rate", InputKind::scalar, DType::f32, {})};
  const Var kernel{&graph, graph.add_literal(DType::f32, {4}, Buffer<std::uint8_t>(16, 1))};
  graph.add_literal(DType::u8, {3}, {1, 2, 3});
  const Var middle = slice(w, {1, 0}, {3, 4});
  const Var product = matmul(w, transpose(pad(middle, {1, 0}, {1, 0}))) + kernel;
  graph.phase = Phase::backward;
  const CollectiveAttributes over{{}, {0, 1}, {}, ReductionKind::sum, 3};
  const Var gradient = emit_var(Op::all_reduce, {product}, over);
  graph.phase = Phase::update;
  const MapBody body = make_map_body(graph, {DType::f32, DType::f32, DType::f32}, [](const Buffer<Var>& s) {
    const Var step = s[2] * s[1];
    return Buffer<Var>{s[0] - step, 0.5 * step};
  });
  const Buffer<Var> results = map(graph, body, {w, gradient, rate});
  graph.add_output("hidden.weight", results[0].id, 0);
  graph.add_output("step", results[1].id);
  const Var at = constant(graph, 1, DType::i32);
  graph.add_output("part", dynamic_slice(results[1], {at, at}, {2, 3}).id);
  const Var image = reshape(w, {1, 1, 4, 4}), taps = reshape(middle, {2, 1, 2, 2});
  graph.add_output("image", max_pool2d(conv2d(image, taps, {.padding = 1}), {.kernel = 2}).id);
  return graph;
}

constexpr bool survives(const Graph& graph) {
  const Graph read = through_an_archive(graph);
  verify(read);
  return fingerprint(read) == fingerprint(graph) && read.bodies.size() == graph.bodies.size() &&
         fingerprint(read.bodies[0]) == fingerprint(graph.bodies[0]) && read.literal_bytes == graph.literal_bytes &&
         read.mesh == graph.mesh && read.dcn == graph.dcn && read.outputs[0].updates == 0 && read.phase == graph.phase &&
         read.collective_options == graph.collective_options;
}
static_assert(survives(graph_with_everything()));

// From the constant that one evaluation made to the next one.
constexpr FrozenWords frozen(graph_with_everything());
static_assert(fingerprint(frozen.thaw<Graph>()) == fingerprint(graph_with_everything()));

TEST(DescribeGraph, AGraphReadIsTheGraphWritten) {
  const Graph graph = graph_with_everything(), read = through_an_archive(graph);
  EXPECT_TRUE(survives(graph));
  EXPECT_EQ(fingerprint(read), fingerprint(graph));
  EXPECT_EQ(std::string(to_text(read)), std::string(to_text(graph)));
  const Input &weight = read.inputs[0], &original = graph.inputs[0];
  EXPECT_TRUE(weight.initializer == original.initializer);
  EXPECT_EQ(weight.kind, InputKind::weight);
  EXPECT_TRUE(read.name(weight.module_type) == Name("Linear"));
  EXPECT_EQ(read.outputs[0].updates, 0);
  EXPECT_EQ(read.outputs[1].updates, -1);
}

TEST(DescribeGraph, AGraphReadGoesOn) {
  Graph read = through_an_archive(graph_with_everything());
  EXPECT_EQ(read.find_input("rate"), 1);
  EXPECT_EQ(read.find_input("step"), -1);
  const Index nodes = read.size();
  const Var w{&read, read.inputs[read.find_input("hidden.weight")].node};
  (void)slice(w, {1, 0}, {3, 4});
  EXPECT_EQ(read.add_literal(DType::u8, {3}, {1, 2, 3}),
            graph_with_everything().add_literal(DType::u8, {3}, {1, 2, 3}));
  EXPECT_EQ(read.size(), nodes) << "what is known is found again";
  (void)slice(w, {0, 0}, {3, 4});
  EXPECT_EQ(read.size(), nodes + 1);
  verify(read);
}

TEST(DescribeGraph, NamesOfEveryLengthSurvive) {
  for (int letters : {0, 1, 7, 8, 9, 63, 64, 100, 254, 255}) {
    std::string text;
    for (int i = 0; i < letters; ++i) text += static_cast<char>('a' + i % 26);
    if (letters > 0) text.back() = static_cast<char>(0xC4);  // not ASCII
    Name name(text.c_str()), read("something else");
    ArchiveWriter writer;
    writer(name);
    ArchiveReader reader(writer.words.data());
    reader(read);
    EXPECT_TRUE(read == name) << letters;
    EXPECT_EQ(read.c_str(), text);
    EXPECT_EQ(read.hash(), name.hash());
    EXPECT_EQ(writer.words.size(), 1 + (letters + 7) / 8);
  }
}

TEST(DescribeGraph, AnEmptyGraphIsOne) {
  const Graph read = through_an_archive(Graph());
  EXPECT_EQ(read.size(), 0);
  EXPECT_TRUE(read.inputs.empty() && read.outputs.empty() && read.bodies.empty());
  EXPECT_EQ(read.devices(), 1);
}

}  // namespace weft::describe_graph_test
