// Graph: hash-consing, inputs, outputs, phases and literals.
#include <support/expect_error.hpp>
#include <support/program.hpp>

namespace weft::graph_test {

using testing::Program;

constexpr bool equal_nodes_are_one() {
  Graph graph;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {3})};
  const Var a = x + 1.0, b = x + 1.0;
  return a.id == b.id && (x + 2.0).id != a.id;
}
static_assert(equal_nodes_are_one());

constexpr Index size_of_a_long_chain(int links) {
  Graph graph;
  Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {3})};
  for (int i = 0; i < links; ++i) x = exp(x);
  return graph.size();
}
static_assert(size_of_a_long_chain(200) == 201);

TEST(Graph, AddingAnEqualNodeReturnsTheFirst) {
  EXPECT_TRUE(equal_nodes_are_one());
  Program program;
  const Var x = program.input("x", {2, 3}), y = program.input("y", {2, 3});
  const Index before = program.graph.size();
  const Var sum_of_both = x + y;
  EXPECT_EQ((x + y).id, sum_of_both.id);
  EXPECT_NE((y + x).id, sum_of_both.id);
  EXPECT_EQ(program.graph.size(), before + 2);
}

TEST(Graph, NodesThatDifferInOneAttributeStayApart) {
  Program program;
  const Var x = program.input("x", {2, 2});
  EXPECT_NE(sum(x, 0).id, sum(x, 1).id);
  EXPECT_NE(slice(x, {0, 0}, {1, 2}).id, slice(x, {0, 0}, {2, 2}).id);
  EXPECT_NE(iota(program.graph, {2, 2}, 0).id, iota(program.graph, {2, 2}, 1).id);
  EXPECT_NE(iota(program.graph, {2}, 0).id, iota(program.graph, {2}, 0, DType::u32).id);
  EXPECT_NE(constant(program.graph, 1).id, constant(program.graph, 1, DType::i32).id);
  CollectiveAttributes one{{}, {}, {}, ReductionKind::sum}, two = one;
  two.channel = 1;
  EXPECT_EQ(emit_var(Op::all_reduce, {x}, one).id, emit_var(Op::all_reduce, {x}, one).id);
  EXPECT_NE(emit_var(Op::all_reduce, {x}, one).id, emit_var(Op::all_reduce, {x}, two).id);
}

TEST(Graph, ZeroAndMinusZeroAreDifferentConstants) {
  Graph graph;
  // Many others, so that probe sequences meet.
  for (int i = 1; i < 40; ++i) (void)constant(graph, i);
  EXPECT_NE(constant(graph, 0.0).id, constant(graph, -0.0).id);
}

TEST(Graph, HashConsingSurvivesGrowth) {
  Graph graph;
  std::vector<Id> ids;
  for (int i = 0; i < 1000; ++i) ids.push_back(constant(graph, i).id);
  EXPECT_EQ(graph.size(), 1000);
  for (int i = 0; i < 1000; ++i) EXPECT_EQ(constant(graph, i).id, ids[static_cast<std::size_t>(i)]);
  EXPECT_EQ(graph.size(), 1000);
  EXPECT_EQ(size_of_a_long_chain(5000), 5001);
}

TEST(Graph, InputsAreDeclaredOnceByName) {
  Graph graph;
  const Id weight = graph.add_input("w", InputKind::weight, DType::f32, {3}, {Initializer::Kind::uniform, 0.5F});
  const Id scalar = graph.add_input("seed", InputKind::scalar, DType::u32, {});
  EXPECT_EQ(graph.add_input("seed", InputKind::scalar, DType::u32, {}), scalar);
  EXPECT_EQ(graph.inputs.size(), 2);
  EXPECT_EQ(graph.inputs[0].initializer.scale, 0.5F);
  EXPECT_EQ(graph.find_input("w"), 0);
  EXPECT_EQ(graph.find_input("v"), -1);
  EXPECT_TRUE(graph.input_name(0) == Name("w"));
  EXPECT_EQ(graph.number(weight), 0);
  using testing::expect_error;
  const auto again = [&](InputKind kind, DType dtype, const Shape& shape) {
    expect_error([&] { graph.add_input("w", kind, dtype, shape); }, "parameter_declared_twice", {"'w'"});
  };
  again(InputKind::state, DType::f32, {3});
  again(InputKind::weight, DType::bf16, {3});
  again(InputKind::weight, DType::f32, {4});
}

TEST(Graph, AWeightIsSharedOnlyWhereWeightsAreTied) {
  Graph graph;
  const auto declare = [&](const char* name) {
    return graph.add_input(name, InputKind::weight, DType::f32, {3}, {}, "Scale");
  };
  const Id weight = declare("w");
  testing::expect_error([&] { declare("w"); }, "weight_declared_twice", {"'w'", "a Scale and a Scale"});
  graph.ties_weights = true;
  EXPECT_EQ(declare("w"), weight);
  testing::expect_error([&] { declare("v"); }, "tied_weight_is_unknown", {"'v'", "Scale"});
  EXPECT_EQ(graph.inputs.size(), 1);
}

TEST(Graph, InputsOfEqualTypeAreDifferentNodes) {
  Program program;
  EXPECT_NE(program.input("a", {3}).id, program.input("b", {3}).id);
}

TEST(Graph, ANodeKeepsThePhaseInWhichItWasFirstAdded) {
  Program program;
  const Var x = program.input("x", {});
  const Var forward = x * 2.0;
  program.graph.phase = Phase::backward;
  EXPECT_EQ((x * 2.0).id, forward.id);
  EXPECT_EQ(program.graph[forward.id].phase, Phase::forward);
  EXPECT_EQ(program.graph[(x * 3.0).id].phase, Phase::backward);
}

TEST(Graph, ANameThatIsNoInputIsNotFound) {
  Graph graph;
  const Id x = graph.add_input("x", InputKind::data, DType::f32, {});
  graph.add_output("total", x);
  EXPECT_EQ(graph.find_input("total"), -1);
  EXPECT_TRUE(graph.output_name(0) == Name("total"));
  EXPECT_EQ(graph.add_input("total", InputKind::data, DType::f32, {}), 1);
  EXPECT_EQ(graph.find_input("total"), 1);
}

TEST(Graph, LongNamesTellInputsApart) {
  for (int letters : {100, 255}) {
    Graph graph;
    const std::string stem(static_cast<std::size_t>(letters - 1), 'n');
    const Name first((stem + "a").c_str()), second((stem + "b").c_str());
    EXPECT_EQ(first.size, letters);
    const Id a = graph.add_input(first, InputKind::weight, DType::f32, {3});
    const Id b = graph.add_input(second, InputKind::weight, DType::f32, {3});
    EXPECT_NE(a, b);
    EXPECT_EQ(graph.find_input(first), 0);
    EXPECT_EQ(graph.find_input(second), 1);
    EXPECT_EQ(graph.input_name(1).c_str(), stem + "b");
  }
}

TEST(Graph, ManyInputsAreFoundByName) {
  Graph graph;
  for (int i = 0; i < 300; ++i) graph.add_input(("w" + std::to_string(i)).c_str(), InputKind::weight, DType::f32, {});
  for (int i = 0; i < 300; ++i) EXPECT_EQ(graph.find_input(("w" + std::to_string(i)).c_str()), i);
  Graph other;
  other.start_from(graph);
  EXPECT_EQ(other.find_input("w7"), -1) << "names are taken over, inputs are not";
  other.inputs = graph.inputs;
  other.index_inputs();
  EXPECT_EQ(other.find_input("w7"), 7);
}

using Bytes = Buffer<std::uint8_t>;

constexpr bool equal_literals_are_one() {
  Graph graph;
  const Id first = graph.add_literal(DType::u8, {3}, {1, 2, 3});
  const Id other = graph.add_literal(DType::u8, {3}, {1, 2, 4});
  const Id again = graph.add_literal(DType::u8, {3}, {1, 2, 3});
  return first == again && first != other && graph.size() == 2 && graph.literal_bytes.size() == 6;
}
static_assert(equal_literals_are_one());

TEST(Graph, EqualLiteralsAreOneNodeAndShareTheirBytes) {
  EXPECT_TRUE(equal_literals_are_one());
  Graph graph;
  const Bytes bytes{1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0};
  const Id longs = graph.add_literal(DType::i64, {2}, bytes);
  EXPECT_EQ(graph.add_literal(DType::i64, {2}, bytes), longs);
  EXPECT_NE(graph.add_literal(DType::u64, {2}, bytes), longs);
  EXPECT_NE(graph.add_literal(DType::f64, {2}, bytes), longs);
  const Index held = graph.literal_bytes.size();
  EXPECT_NE(graph.add_literal(DType::i64, {2, 1}, bytes), longs);
  EXPECT_EQ(graph.literal_bytes.size(), held) << "another shape of the same bytes";
  EXPECT_EQ(graph.bytes(longs), 16);
  EXPECT_FALSE(graph.attributes<Literal>(longs).is_splat());
}

TEST(Graph, ALiteralIsFoundInsideALongerOneOfItsTypeOrNotAtAll) {
  Graph graph;
  const Id three = graph.add_literal(DType::u8, {3}, {0, 0, 0}), two = graph.add_literal(DType::u8, {2}, {0, 0});
  EXPECT_NE(three, two);
  const Id four = graph.add_literal(DType::u8, {4}, {0, 0, 0, 0});
  for (Id id : {three, two, four}) {
    const Literal& literal = graph.attributes<Literal>(id);
    ASSERT_LE(literal.first_byte + graph.bytes(id), graph.literal_bytes.size());
    for (Index i = 0; i < graph.bytes(id); ++i) EXPECT_EQ(graph.literal_bytes[literal.first_byte + i], 0);
  }
}

TEST(Graph, TheLiteralOfAScalarIsTheConstant) {
  Graph graph;
  EXPECT_EQ(graph.add_literal(DType::f32, {}, {0, 0, 0xC0, 0x3F}), constant(graph, 1.5).id);
  EXPECT_EQ(graph.add_literal(DType::u64, {}, {0, 1, 0, 0, 0, 0, 0, 0}), constant(graph, 256, DType::u64).id);
  EXPECT_TRUE(graph.literal_bytes.empty());
}

TEST(Graph, ALiteralHasTheBytesOfItsType) {
  Graph graph;
  testing::expect_error([&] { graph.add_literal(DType::f64, {2}, Bytes(12)); }, "literal_bytes_differ", {"12", "16"});
  testing::expect_error([&] { graph.add_literal(DType::u8, {}, Bytes(2)); }, "literal_bytes_differ", {"2", "1"});
  EXPECT_EQ(graph.size(), 0);
}

TEST(Graph, DevicesAreTheProductOfTheMesh) {
  Graph graph;
  EXPECT_EQ(graph.devices(), 1);
  graph.mesh = {2, 3};
  EXPECT_EQ(graph.devices(), 6);
}

TEST(Graph, ACopyIsIndependent) {
  Program program;
  const Var x = program.input("x", {});
  Graph copy = program.graph;
  const Id added = emit(copy, Op::negate, {x.id});
  EXPECT_EQ(program.graph.size(), 1);
  EXPECT_EQ(emit(copy, Op::negate, {x.id}), added);
}

}  // namespace weft::graph_test
