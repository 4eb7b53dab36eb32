// verify: accepts what tracing builds and names the rule that a graph breaks.
#include <support/expect_error.hpp>
#include <support/program.hpp>
#include <weft/graph/map.hpp>
#include <weft/graph/verify.hpp>

namespace weft::verify_test {

// A valid step on a mesh of 2 x 2: w, x -> w updated, loss returned.
constexpr Graph valid_graph() {
  Graph graph;
  graph.mesh = {2, 2};
  const Var w{&graph, graph.add_input("w", InputKind::weight, DType::f32, {3})};
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {4, 3})};
  CollectiveAttributes attributes{{}, {0, 1}, {}, ReductionKind::sum};
  const Var loss = emit_var(Op::all_reduce, {sum(x * w)}, attributes);
  attributes.source_axes = {1, 0};
  attributes.reduction = ReductionKind::none;
  const Var moved = emit_var(Op::collective_permute, {w}, attributes);
  graph.add_output("loss", loss.id);
  graph.add_output("w", (moved - 0.1 * w).id, 0);
  return graph;
}
static_assert((verify(valid_graph()), true));

void expect_refused(const Graph& graph, const char* rule) {
  testing::expect_error([&] { verify(graph); }, "graph_is_invalid", {rule});
}
// The valid graph after one change.
template <class Change>
Graph changed(Change change) {
  Graph graph = valid_graph();
  change(graph);
  return graph;
}
// The first node of `op`, and changes of it: its type, or its attributes.
Id first(const Graph& graph, Op op) {
  for (Id id = 0; id < graph.size(); ++id)
    if (graph[id].op == op) return id;
  return no_id;
}

void retype(Graph& graph, Op op, DType dtype, const Shape& shape) {
  graph.nodes[first(graph, op)].type = graph.types.intern(dtype, shape);
}
template <class Change>
Graph with_collective(Op op, Change change) {
  return changed([&](Graph& g) {
    Node& node = g.nodes[first(g, op)];
    CollectiveAttributes attributes = g.pools.collectives[node.attributes];
    change(attributes);
    node.attributes = g.pools.intern(attributes);
  });
}

TEST(Verify, AcceptsAValidGraph) { EXPECT_NO_THROW(verify(valid_graph())); }

TEST(Verify, GranulesDivideTheAxesOfTheMesh) {
  EXPECT_NO_THROW(verify(changed([](Graph& g) { g.dcn = {2, 1}; })));
  for (const MeshSizes& dcn : {MeshSizes{2}, MeshSizes{2, 3}, MeshSizes{0, 1}, MeshSizes{4, 1}})
    expect_refused(changed([&](Graph& g) { g.dcn = dcn; }), "granules divide the axes of the mesh");
}

TEST(Verify, OperandsAreCounted) {
  expect_refused(changed([](Graph& g) { g.nodes[first(g, Op::multiply)].operand_count = 1; }),
                 "as many operands as its row says");
}

TEST(Verify, OperandsComeBeforeUsers) {
  expect_refused(changed([](Graph& g) {
                   const Id id = first(g, Op::multiply);
                   g.operand_pool[g[id].first_operand] = id;
                 }),
                 "defined before their users");
  expect_refused(changed([](Graph& g) { g.operand_pool[g[first(g, Op::reduce_sum)].first_operand] = -1; }),
                 "defined before their users");
}

TEST(Verify, ShapesAndTypesFollowFromOperands) {
  expect_refused(changed([](Graph& g) { retype(g, Op::multiply, DType::f32, {3, 4}); }), "follow from the operands");
  expect_refused(changed([](Graph& g) { retype(g, Op::reduce_sum, DType::bf16, {}); }), "follow from the operands");
}

TEST(Verify, MeshAxesExistAndAreNamedOnce) {
  const auto over = [](const AxisList& axes) {
    return with_collective(Op::all_reduce, [&](CollectiveAttributes& a) { a.axes = axes; });
  };
  EXPECT_NO_THROW(verify(over({1})));
  expect_refused(over({2}), "mesh axes exist");
  expect_refused(over({-1}), "mesh axes exist");
  expect_refused(over({1, 1}), "a mesh axis is named once");
}

TEST(Verify, WhatReducesSaysHowAndNothingElseDoes) {
  const auto with = [](Op op, ReductionKind kind) {
    return with_collective(op, [&](CollectiveAttributes& a) { a.reduction = kind; });
  };
  EXPECT_NO_THROW(verify(with(Op::all_reduce, ReductionKind::max)));
  expect_refused(with(Op::all_reduce, ReductionKind::none), "a kind of reduction if it reduces");
  expect_refused(with(Op::collective_permute, ReductionKind::sum), "a kind of reduction if it reduces");
  expect_refused(with(Op::all_reduce, ReductionKind::bit_or), "one that the element type has");  // of f32
}

TEST(Verify, APermuteReordersItsAxes) {
  const auto with_source = [](const AxisList& axes) {
    return with_collective(Op::collective_permute, [&](CollectiveAttributes& a) { a.source_axes = axes; });
  };
  EXPECT_NO_THROW(verify(with_source({0, 1})));
  expect_refused(with_source({0}), "reorders its mesh axes");
  expect_refused(with_source({0, 0}), "reorders its mesh axes");
  expect_refused(with_source({}), "reorders its mesh axes");
  expect_refused(with_collective(Op::all_reduce, [](CollectiveAttributes& a) { a.source_axes = {0, 1}; }),
                 "and nothing else does");
}

TEST(Verify, AHopOfAPermuteHasASource) {
  const auto with_hop = [](Op op, const Hop& hop) {
    return with_collective(op, [&](CollectiveAttributes& a) {
      if (op == Op::collective_permute) a.source_axes = {0, 1};
      a.hop = hop;
    });
  };
  EXPECT_NO_THROW(verify(with_hop(Op::collective_permute, {1})));
  EXPECT_NO_THROW(verify(with_hop(Op::collective_permute, {0, true})));
  EXPECT_NO_THROW(verify(with_hop(Op::collective_permute, {100, false, true})));
  expect_refused(with_hop(Op::collective_permute, {100}), "from one member of its group to another");
  Hop listed;
  listed.list(14, 0);
  expect_refused(with_hop(Op::collective_permute, listed), "from one member of its group to another");
  expect_refused(with_hop(Op::all_reduce, {1}), "from one member of its group to another");
}

TEST(Verify, ParametersAndInputsBelongTogether) {
  expect_refused(changed([](Graph& g) { g.nodes[g.inputs[1].node].attributes = 0; }),
                 "a parameter belongs to one input");
  expect_refused(changed([](Graph& g) { g.nodes[g.inputs[1].node].attributes = 2; }),
                 "a parameter belongs to one input");
  expect_refused(changed([](Graph& g) {
                   g.inputs.push_back({g.names.intern("y"), InputKind::data, no_id, {}, no_name});
                 }),
                 "an input names its parameter");
  expect_refused(changed([](Graph& g) {
                   g.inputs.push_back({g.names.intern("y"), InputKind::data, first(g, Op::multiply), {}, no_name});
                 }),
                 "an input names its parameter");
  expect_refused(changed([](Graph& g) { g.inputs[1].name = g.inputs[0].name; }), "inputs have different names");
  for (NameId none : {no_name, NameId{1000}})
    expect_refused(changed([&](Graph& g) { g.inputs[1].name = none; }), "an input has a name");
}

TEST(Verify, OutputsNameNodesAndUpdatesFit) {
  expect_refused(changed([](Graph& g) { g.outputs[0].node = static_cast<Id>(g.size()); }), "an output names a node");
  expect_refused(changed([](Graph& g) { g.outputs[0].node = no_id; }), "an output names a node");
  expect_refused(changed([](Graph& g) { g.outputs[1].updates = 2; }), "an update names an input");
  expect_refused(changed([](Graph& g) { g.outputs.push_back(g.outputs[1]); }), "an input is updated once");
  expect_refused(changed([](Graph& g) { g.outputs[0].updates = 1; }), "shape and type of its input");
}

TEST(Verify, ANodeHasATypeOfTheTable) {
  for (Op op : {Op::multiply, Op::parameter, Op::constant, Op::all_reduce}) {
    expect_refused(changed([&](Graph& g) { g.nodes[first(g, op)].type = no_type; }), "a node has a type");
    expect_refused(changed([&](Graph& g) { g.nodes[first(g, op)].type = static_cast<TypeId>(g.types.tensors.size()); }),
                   "a node has a type");
    expect_refused(changed([&](Graph& g) { g.nodes[first(g, op)].type = -2; }), "a node has a type");
  }
}

TEST(Verify, AttributesAreOfTheFamilyOfTheirOperation) {
  const char* const rule = "an operation has the attributes of its family";
  for (Op op : {Op::reduce_sum, Op::broadcast, Op::constant, Op::all_reduce, Op::parameter})
    expect_refused(changed([&](Graph& g) { g.nodes[first(g, op)].attributes = no_attributes; }), rule);
  for (Op op : {Op::reduce_sum, Op::broadcast, Op::constant, Op::all_reduce})
    expect_refused(changed([&](Graph& g) { g.nodes[first(g, op)].attributes = 1000; }), rule);
  // An operation without attributes has none, not even those that another one has.
  expect_refused(changed([](Graph& g) { g.nodes[first(g, Op::multiply)].attributes = 0; }), rule);
  // The number of a dot's attributes means nothing to a slice, of which there is none.
  expect_refused(changed([](Graph& g) {
                   const AttributeId dot = g.pools.intern(DotDims{{}, {}, {0}, {0}});
                   Node& node = g.nodes[first(g, Op::reduce_sum)];
                   node.op = Op::slice;
                   node.attributes = dot;
                 }),
                 rule);
}

TEST(Verify, ADynamicSliceHasItsSizesAndItsStarts) {
  const auto sliced = [](auto change) {
    Graph graph;
    const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {5})};
    const Var at{&graph, graph.add_input("at", InputKind::data, DType::i32, {})};
    graph.add_output("y", dynamic_update_slice(x, dynamic_slice(x, {at}, {2}), {at}).id);
    change(graph);
    return graph;
  };
  EXPECT_NO_THROW(verify(sliced([](Graph&) {})));
  expect_refused(sliced([](Graph& g) { g.nodes[2].attributes = 1; }), "an operation has the attributes of its family");
  expect_refused(sliced([](Graph& g) { g.nodes[2].type = g.types.intern(DType::f32, {3}); }),
                 "shape and element type follow");
  testing::expect_error([&] { verify(sliced([](Graph& g) { g.nodes[3].operand_count = 2; })); }, "start_count_differs",
                        {"dynamic_update_slice", "0 starts"});
}

// A valid graph with literals of three types: i64 [2], f64 [1, 2] and u8 [3].
Graph with_literals() {
  Graph graph;
  graph.add_output("longs", graph.add_literal(DType::i64, {2}, {1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0}));
  graph.add_output("doubles", graph.add_literal(DType::f64, {1, 2}, Buffer<std::uint8_t>(16)));
  graph.add_output("bytes", graph.add_literal(DType::u8, {3}, {7, 8, 9}));
  return graph;
}

TEST(Verify, ALiteralHasItsBytesAndItsType) {
  EXPECT_NO_THROW(verify(with_literals()));
  const auto after = [](auto change) {
    Graph graph = with_literals();
    change(graph);
    return graph;
  };
  expect_refused(after([](Graph& g) { g.literal_bytes.pop_back(); }), "a literal has all its bytes");
  expect_refused(after([](Graph& g) { g.literal_bytes.clear(); }), "a literal has all its bytes");
  expect_refused(after([](Graph& g) { g.nodes[2].type = g.types.intern(DType::u8, {4}); }),
                 "a literal has all its bytes");
  expect_refused(after([](Graph& g) { g.nodes[0].type = g.types.intern(DType::u64, {2}); }),
                 "a constant has the element type of its literal");
  expect_refused(after([](Graph& g) { g.nodes[0].attributes = g.nodes[2].attributes; }),
                 "a constant has the element type of its literal");
}

// x, y -> (x + y, x * y), used once each.
Graph with_map() {
  Graph graph;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {3})};
  const Var y{&graph, graph.add_input("y", InputKind::data, DType::f32, {3})};
  const MapBody body = make_map_body(graph, {DType::f32, DType::f32}, [](const Buffer<Var>& s) {
    return Buffer<Var>{s[0] + s[1], s[0] * s[1]};
  });
  const Buffer<Var> results = map(graph, body, {x, y});
  graph.add_output("sum", (results[0] + 1.0).id);
  graph.add_output("product", results[1].id);
  return graph;
}
template <class Change>
Graph changed_map(Change change) {
  Graph graph = with_map();
  change(graph);
  return graph;
}

TEST(Verify, SeveralResultsAreReadOneByOne) {
  EXPECT_NO_THROW(verify(with_map()));
  expect_refused(changed_map([](Graph& g) { g.operand_pool[g[first(g, Op::add)].first_operand] = first(g, Op::map); }),
                 "several results are read one by one");
  expect_refused(changed_map([](Graph& g) { g.outputs[1].node = first(g, Op::map); }),
                 "several results are read one by one");
  expect_refused(changed_map([](Graph& g) {
                   g.operand_pool[g[first(g, Op::get_tuple_element)].first_operand] = g.inputs[0].node;
                 }),
                 "get_tuple_element has a tuple as operand");
  for (AttributeId outside : {2, 1000})
    expect_refused(changed_map([&](Graph& g) { g.nodes[first(g, Op::get_tuple_element)].attributes = outside; }),
                   "a tuple has the element");
}

TEST(Verify, AMapHasTheTypeAndTheOperandsOfItsBody) {
  expect_refused(changed_map([](Graph& g) { g.nodes[first(g, Op::map)].type = g[0].type; }),
                 "follow from the operands");
  expect_refused(changed_map([](Graph& g) { g.nodes[first(g, Op::map)].attributes = 1; }), "a map has a body");
  expect_refused(changed_map([](Graph& g) { g.bodies.clear(); }), "a map has a body");
  expect_refused(changed_map([](Graph& g) { g.nodes[first(g, Op::map)].operand_count = 1; }),
                 "a body has an input for every operand");
  expect_refused(changed_map([](Graph& g) { g.nodes[first(g, Op::map)].attributes = no_attributes; }),
                 "attributes of its family");
}

TEST(Verify, ABodyIsElementwiseOnScalars) {
  const char* const rule = "the body of a map is elementwise, on scalars";
  const auto with_body = [](auto change) { return changed_map([&](Graph& g) { change(g.bodies[0]); }); };
  expect_refused(with_body([](Graph& body) { (void)constant(body, 1); }), rule);
  expect_refused(with_body([](Graph& body) { (void)reshape({&body, 0}, {1}); }), rule);
  expect_refused(with_body([](Graph& body) { (void)stop_gradient({&body, 0}); }), rule);
  expect_refused(with_body([](Graph& body) {
                   const TypeId vector = body.types.intern(DType::f32, {3});
                   for (Node& node : body.nodes) node.type = vector;
                 }),
                 rule);
  expect_refused(with_body([](Graph& body) { body.add_input("vector", InputKind::data, DType::f32, {3}); }), rule);
  expect_refused(with_body([](Graph& body) { body.outputs[0].updates = 0; }), "a body updates nothing");
  expect_refused(with_body([](Graph& body) { body.nodes[first(body, Op::add)].operand_count = 1; }),
                 "as many operands as its row says");
}

}  // namespace weft::verify_test
