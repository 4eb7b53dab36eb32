// map: one node for a function of single elements, with several results.
#include <support/expect_error.hpp>
#include <support/program.hpp>
#include <weft/graph/map.hpp>
#include <weft/graph/simplify.hpp>
#include <weft/graph/verify.hpp>

namespace weft::map_test {

using testing::expect_error;
using testing::f32_value;
using testing::Program;

// (p, g, rate) -> (p - rate * g, 0.5 * g + 0.25): two results, two constants.
constexpr Buffer<Var> update(const Buffer<Var>& s) {
  const Var step = s[2] * s[1], half = 0.5 * s[1];
  return {s[0] - step, half + 0.25};
}
constexpr MapBody update_body(Graph& graph) {
  return make_map_body(graph, {DType::f32, DType::f32, DType::f32}, [](const Buffer<Var>& s) { return update(s); });
}
constexpr bool a_map_is_built_and_verified() {
  Graph graph;
  const Var p{&graph, graph.add_input("p", InputKind::weight, DType::f32, {2, 3})};
  const Var g{&graph, graph.add_input("g", InputKind::data, DType::f32, {2, 3})};
  const Var rate{&graph, graph.add_input("rate", InputKind::scalar, DType::f32, {})};
  const Buffer<Var> results = map(graph, update_body(graph), {p, g, rate});
  graph.add_output("p", results[0].id, 0);
  verify(graph);
  return results.size() == 2 && results[1].shape() == Shape{2, 3};
}
static_assert(a_map_is_built_and_verified());

struct Updated {
  Program program;
  Var p = program.input("p", {2, 2}), g = program.input("g", {2, 2}), rate = program.input("rate", {});
  MapBody body = update_body(program.graph);
};

TEST(Map, IsOneNodeAndOneForEveryResult) {
  EXPECT_TRUE(a_map_is_built_and_verified());
  Updated u;
  const Graph& graph = u.program.graph;
  const Index before = graph.size();
  const Buffer<Var> results = map(u.program.graph, u.body, {u.p, u.g, u.rate});
  ASSERT_EQ(results.size(), 2);
  EXPECT_EQ(graph.size(), before + 3);
  const Id node = graph.operand(results[0].id, 0);
  EXPECT_EQ(graph[node].op, Op::map);
  EXPECT_EQ(graph.operand(results[1].id, 0), node);
  EXPECT_EQ(graph.number(results[0].id), 0);
  EXPECT_EQ(graph.number(results[1].id), 1);
  ASSERT_TRUE(TypeTable::is_tuple(graph[node].type));
  for (TypeId part : graph.types.tuple(graph[node].type).parts) EXPECT_EQ(part, u.p.type());
  EXPECT_EQ(map(u.program.graph, u.body, {u.p, u.g, u.rate})[0].id, results[0].id) << "equal maps are one";
  verify(graph);
}

TEST(Map, AppliesItsBodyToEveryElement) {
  Updated u;
  const Buffer<Var> results = map(u.program.graph, u.body, {u.p, u.g, u.rate});
  const std::vector<Value> in{f32_value({2, 2}, {1, 2, 3, 4}), f32_value({2, 2}, {10, 20, -30, 0}),
                              f32_value({}, {0.5})};
  testing::expect_equal(u.program.value(results[0], in), f32_value({2, 2}, {-4, -8, 18, 4}));
  testing::expect_equal(u.program.value(results[1], in), f32_value({2, 2}, {5.25, 10.25, -14.75, 0.25}));
}

TEST(Map, IsTheSameAsTheFunctionOnWholeTensors) {
  Updated u;
  const Buffer<Var> mapped = map(u.program.graph, u.body, {u.p, u.g, u.rate}), whole = update({u.p, u.g, u.rate});
  for (Index i = 0; i < 2; ++i) {
    u.program.output(mapped[i]);
    u.program.output(whole[i]);
  }
  const std::vector<Value> in{testing::random_value(DType::f32, {2, 2}, 1),
                              testing::random_value(DType::f32, {2, 2}, 2), f32_value({}, {0.3})};
  for (const Graph& graph : {u.program.graph, simplify(u.program.graph)}) {
    verify(graph);
    const std::vector<Value> results = interpret(graph, in);
    testing::expect_equal(results[0], results[1]);
    testing::expect_equal(results[2], results[3]);
  }
}

TEST(Map, ScalarsAreRepeatedAndScalarsAloneGiveScalars) {
  Program program;
  const Var x = program.input("x", {3}), s = program.input("s", {}), t = program.input("t", {});
  const MapBody body = make_map_body(program.graph, {DType::f32, DType::f32},
                                     [](const Buffer<Var>& v) { return Buffer<Var>{v[0] - v[1]}; });
  const std::vector<Value> in{f32_value({3}, {1, 2, 3}), f32_value({}, {10}), f32_value({}, {4})};
  testing::expect_equal(program.value(map(program.graph, body, {s, x})[0], in), f32_value({3}, {9, 8, 7}));
  testing::expect_equal(program.value(map(program.graph, body, {s, t})[0], in), f32_value({}, {6}));
  EXPECT_EQ(program.graph.bodies.size(), 1) << "a body serves many maps";
}

TEST(Map, OneBodyServesEveryShape) {
  Updated u;
  const Var q = u.program.input("q", {5, 1, 2}), h = u.program.input("h", {5, 1, 2});
  EXPECT_TRUE(map(u.program.graph, u.body, {q, h, u.rate})[1].shape() == (Shape{5, 1, 2}));
  EXPECT_TRUE(map(u.program.graph, u.body, {u.p, u.g, u.rate})[1].shape() == (Shape{2, 2}));
  EXPECT_EQ(u.program.graph.bodies.size(), 1);
}

TEST(Map, ConstantsOfABodyBecomeItsOperands) {
  Updated u;
  const Graph& body = u.program.graph.bodies[u.body.id];
  EXPECT_EQ(body.inputs.size(), 5);
  for (const Node& node : body.nodes) EXPECT_NE(node.op, Op::constant);
  ASSERT_EQ(u.body.constants.size(), 2);
  for (Index i = 0; i < 2; ++i)
    EXPECT_EQ(u.program.graph.attributes<Literal>(u.body.constants[i]).value(), i == 0 ? 0.5 : 0.25);
}

TEST(Map, TypesMayDifferFromOneOperandAndResultToTheNext) {
  Program program;
  const Var x = program.input("x", {3}), n = program.input("n", {3}, DType::i32);
  const MapBody body = make_map_body(program.graph, {DType::f32, DType::i32}, [](const Buffer<Var>& v) {
    const Var where = v[1] > 1.0;
    return Buffer<Var>{select(where, v[0], -v[0]), where, convert(v[0], DType::bf16)};
  });
  const Buffer<Var> results = map(program.graph, body, {x, n});
  verify(program.graph);
  const std::vector<Value> in{f32_value({3}, {1, 2, 3}), make_value(DType::i32, {3}, {0, 2, 1})};
  testing::expect_equal(program.value(results[0], in), f32_value({3}, {-1, 2, -3}));
  testing::expect_equal(program.value(results[1], in), make_value(DType::pred, {3}, {0, 1, 0}));
  testing::expect_equal(program.value(results[2], in), make_value(DType::bf16, {3}, {1, 2, 3}));
}

TEST(Map, AResultThatIsAnOperandNeedsNoMap) {
  Program program;
  const Var x = program.input("x", {3}), y = program.input("y", {});
  const MapBody body = make_map_body(program.graph, {DType::f32, DType::f32}, [](const Buffer<Var>& v) {
    return Buffer<Var>{v[0], v[0] + v[1], v[1]};
  });
  const Buffer<Var> results = map(program.graph, body, {x, y});
  EXPECT_EQ(results[0].id, x.id);
  EXPECT_NE(results[2].id, y.id) << "a scalar is repeated";
  testing::expect_equal(program.value(results[2], {f32_value({3}, {1, 2, 3}), f32_value({}, {7})}),
                        f32_value({3}, {7, 7, 7}));
}

TEST(Map, OperandsFitTheBody) {
  Updated u;
  Graph& graph = u.program.graph;
  const Var other = u.program.input("other", {2, 3}), flat = u.program.input("flat", {4}),
            whole = u.program.input("whole", {2, 2}, DType::i32);
  expect_error(
      [&] {
        (void)map(graph, u.body, {u.p, other, u.rate});
      },
      "operand_shapes_differ", {"map", "dimension 1", "2 against 3"});
  expect_error([&] { (void)map(graph, u.body, {u.p, flat, u.rate}); }, "operand_ranks_differ", {"map"});
  expect_error([&] { (void)map(graph, u.body, {u.p, whole, u.rate}); }, "element_types_differ", {"map", "f32", "i32"});
  expect_error([&] { (void)map(graph, u.body, {u.p, u.g}); }, "graph_is_invalid", {"an input for every operand"});
  expect_error(
      [&] {
        (void)map(graph, u.body, {u.p, u.g, u.rate, u.rate});
      },
      "graph_is_invalid", {"an input for every operand"});
  expect_error([&] { (void)emit(graph, Op::map, {u.p.id}, 7); }, "graph_is_invalid", {"a map has a body"});
  graph.bodies.push_back(Graph());
  expect_error([&] { (void)emit(graph, Op::map, {}, 1); }, "graph_is_invalid", {"at least one operand"});
}

// An input of the body that no operand gives would be read from where nothing lies.
TEST(Map, ABodyDeclaresNoInputsOfItsOwn) {
  Graph graph;
  const auto scaled = [](const Buffer<Var>& x) {
    Graph& body = *x[0].graph;
    return Buffer<Var>{x[0] * Var{&body, body.add_input("seed", InputKind::scalar, DType::f32, {})}};
  };
  expect_error([&] { (void)make_map_body(graph, {DType::f32}, scaled); }, "function_declares_input", {"map", "'seed'"});
}

TEST(Map, ResultsAreReadOneByOne) {
  Updated u;
  Graph& graph = u.program.graph;
  const Id node = graph.operand(map(graph, u.body, {u.p, u.g, u.rate})[0].id, 0);
  expect_error([&] { (void)emit(graph, Op::get_tuple_element, {node}, 2); }, "graph_is_invalid",
               {"a tuple has the element"});
  expect_error([&] { (void)emit(graph, Op::get_tuple_element, {u.p.id}, 0); }, "graph_is_invalid",
               {"a tuple as operand"});
}

}  // namespace weft::map_test
