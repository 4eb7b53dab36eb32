// Resharding: the basic table, and right values between every two layouts of a matrix and random ones, with the bytes of
// the plan.
#include <support/expect_error.hpp>
#include <support/mesh_values.hpp>
#include <support/sanitized.hpp>
#include <weft/graph/print.hpp>
#include <weft/graph/verify.hpp>
#include <weft/sharding/reshard.hpp>

namespace weft::reshard_test {

using Texts = std::vector<std::string>;

Layout cut(std::initializer_list<AxisList> dims, const AxisList& unreduced = {}) {
  Layout layout;
  for (const AxisList& dim : dims) layout.dims.push_back(dim);
  layout.unreduced = unreduced;
  return layout;
}

Graph resharding(const Shape& shape, const MeshSizes& mesh, const Layout& from, const Layout& to) {
  Graph graph;
  graph.mesh = mesh;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, local_shape(shape, from, mesh))};
  graph.add_output("y", reshard(x, from, to).id);
  verify(graph);
  return graph;
}
// Operations with their mesh axes, such as "all_gather 0".
Texts emitted(const Shape& shape, const MeshSizes& mesh, const Layout& from, const Layout& to) {
  const Graph graph = resharding(shape, mesh, from, to);
  Texts texts;
  for (Id id = 1; id < graph.size(); ++id) {
    std::string text = name_of(graph[id].op);
    if (row_of(graph[id].op).attributes == AttributeFamily::collective)
      for (const auto axis : graph.attributes<CollectiveAttributes>(id).axes) text += " " + std::to_string(axis);
    texts.push_back(text);
  }
  return texts;
}

TEST(Reshard, TheBasicTable) {
  const MeshSizes mesh{2, 2};
  const auto rows = [&](const AxisList& from, const AxisList& to) {
    return emitted({8}, mesh, cut({from}), cut({to}));
  };
  EXPECT_EQ(rows({0}, {0}), Texts{});
  EXPECT_EQ(rows({0}, {}), Texts{"all_gather 0"});       // S -> R
  EXPECT_EQ(rows({}, {0}), Texts{"shard_slice 0"});      // R -> S: free
  EXPECT_EQ(rows({0, 1}, {0}), Texts{"all_gather 1"});   // the suffix
  EXPECT_EQ(rows({0, 1}, {}), Texts{"all_gather 0 1"});  // both at once
  EXPECT_EQ(rows({0}, {0, 1}), Texts{"shard_slice 1"});  //
  EXPECT_EQ(rows({0, 1}, {1}), (Texts{"collective_permute 1 0", "all_gather 0"}));
  EXPECT_EQ(rows({0, 1}, {1, 0}), Texts{"collective_permute 1 0"});
  EXPECT_EQ(rows({0}, {1}), Texts{"collective_permute 1 0"});  // equal sizes
  EXPECT_EQ(emitted({8, 8}, mesh, cut({{0}, {}}), cut({{}, {0}})), Texts{"all_to_all 0"});
  EXPECT_EQ(emitted({8, 8}, mesh, cut({{0}, {1}}), cut({{1}, {0}})), Texts{"collective_permute 1 0"});
  EXPECT_EQ(emitted({8, 8}, mesh, cut({{0}, {1}}), cut({{}, {1, 0}})), Texts{"all_to_all 0"});
  EXPECT_EQ(emitted({8, 8}, mesh, cut({{0, 1}, {}}), cut({{0}, {1}})), Texts{"all_to_all 1"});
}

TEST(Reshard, AxesOfOtherSizesAreGatheredAndCut) {
  EXPECT_EQ(emitted({8}, {2, 4}, cut({{0}}), cut({{1}})), (Texts{"all_gather 0", "shard_slice 1"}));
}

TEST(Reshard, SumsAreReducedWhereTheyAreNeeded) {
  const MeshSizes mesh{2, 2};
  const auto from_sum = [&](const AxisList& axes, const Layout& to) {
    return emitted({8, 8}, mesh, cut({{}, {}}, axes), to);
  };
  EXPECT_EQ(from_sum({0}, cut({{}, {}})), Texts{"all_reduce 0"});
  EXPECT_EQ(from_sum({0}, cut({{0}, {}})), Texts{"reduce_scatter 0"});
  EXPECT_EQ(from_sum({0, 1}, cut({{}, {0, 1}})), Texts{"reduce_scatter 0 1"});
  EXPECT_EQ(from_sum({0, 1}, cut({{}, {0}})), (Texts{"reduce_scatter 0", "all_reduce 1"}));
  EXPECT_EQ(from_sum({0}, cut({{1}, {}})), (Texts{"shard_slice 1", "all_reduce 0"}));  // the free cut comes first
  EXPECT_EQ(from_sum({0}, cut({{}, {}}, {0})), Texts{});
}

TEST(Reshard, AReplicatedValueBecomesASumOfItselfAndZeros) {
  const Texts texts = emitted({8}, {2, 2}, cut({{}}), cut({{}}, {1}));
  EXPECT_EQ(texts.front(), "device_index 1");
  EXPECT_EQ(texts.back(), "select");
}

// Every layout of a matrix over the axes of `mesh`: each axis unused, unreduced, or in one of the dimensions, in any
// order there.
std::vector<Layout> all_layouts(const MeshSizes& mesh) {
  std::vector<Layout> layouts{cut({{}, {}})};
  for (std::int8_t axis = 0; axis < mesh.size(); ++axis) {
    std::vector<Layout> more = layouts;
    for (const Layout& layout : layouts) {
      Layout sum = layout;
      sum.unreduced.push_back(axis);
      more.push_back(sum);
      for (int d = 0; d < 2; ++d)
        for (int at = 0; at <= layout.dims[d].size(); ++at) {
          Layout next = layout;
          next.dims[d].insert(at, axis);
          more.push_back(next);
        }
    }
    layouts = more;
  }
  return layouts;
}
void expect_right_values(const MeshSizes& mesh, const Shape& shape) {
  const Value whole = testing::random_value(DType::f32, shape, 3);
  const std::vector<Layout> layouts = all_layouts(mesh);
  for (std::size_t i = 0; i < layouts.size(); ++i)
    for (std::size_t j = 0; j < layouts.size(); ++j) {
      SCOPED_TRACE(::testing::Message() << "from " << i << " to " << j);
      const Graph graph = resharding(shape, mesh, layouts[i], layouts[j]);
      std::vector<std::vector<Value>> inputs;
      for (Index device = 0; device < graph.devices(); ++device)
        inputs.push_back({testing::piece_of(whole, layouts[i], mesh, device)});
      std::vector<Value> pieces;
      for (const auto& outputs : interpret(graph, inputs)) pieces.push_back(outputs[0]);
      testing::expect_near(testing::assembled(pieces, shape, layouts[j], mesh), whole, 1e-6);
      if (::testing::Test::HasFailure()) return;
    }
}
TEST(Reshard, BetweenAllLayoutsOnTwoEqualAxes) { expect_right_values({2, 2}, {8, 4}); }
TEST(Reshard, BetweenAllLayoutsOnTwoDifferentAxes) { expect_right_values({2, 3}, {6, 12}); }

// ---- Random pairs --------------------------------------------------------------------------------------------------

// A layout that divides `shape`: each axis unused, unreduced, or in one of the dimensions, in any order there.
template <class Pick>
Layout random_layout(const Pick& pick, const MeshSizes& mesh, const Shape& shape) {
  Layout layout = replicated(shape.rank());
  for (std::int8_t axis = 0; axis < mesh.size(); ++axis) {
    const int d = pick(shape.rank() + 2);
    if (d == shape.rank()) layout.unreduced.push_back(axis);
    if (d >= shape.rank()) continue;
    if (shape[d] % (parts_of(mesh, layout.dims[d]) * mesh[axis]) == 0)
      layout.dims[d].insert(pick(layout.dims[d].size() + 1), axis);
  }
  return layout;
}
// What one device sends, by the ring formulas.
Index bytes_of_collectives(const Graph& graph) {
  Index bytes = 0;
  for (Id id = 0; id < graph.size(); ++id) {
    if (!is_collective(graph[id].op)) continue;
    const Index members = parts_of(graph.mesh, graph.attributes<CollectiveAttributes>(id).axes);
    const Index in = graph.shape(graph.operand(id, 0)).elements(), out = graph.shape(id).elements();
    switch (graph[id].op) {
      case Op::all_reduce: bytes += bytes_sent_by(Collective::all_reduce, members, in, 4); break;
      case Op::reduce_scatter: bytes += bytes_sent_by(Collective::reduce_scatter, members, out, 4); break;
      case Op::all_gather: bytes += bytes_sent_by(Collective::all_gather, members, in, 4); break;
      case Op::all_to_all: bytes += bytes_sent_by(Collective::all_to_all, members, in / members, 4); break;
      case Op::collective_permute: bytes += bytes_sent_by(Collective::collective_permute, members, in, 4); break;
      default: ADD_FAILURE() << name_of(graph[id].op);
    }
  }
  return bytes;
}

TEST(Reshard, RandomPairsBringTheRightPiecesWithThePlannedBytes) {
  const MeshSizes meshes[] = {{2}, {3}, {4}, {16}, {2, 2}, {2, 4}, {4, 2}, {3, 2}, {2, 8}, {4, 3}, {2, 1, 2}, {2, 2, 2},
                              {2, 3, 2}, {4, 2, 2}, {2, 2, 4}, {2, 2, 2, 2}};
  const std::uint32_t seeds = testing::random_cases(3000);
  Index cheaper = 0;
  for (std::uint32_t seed = 0; seed < seeds; ++seed) {
    SCOPED_TRACE(::testing::Message() << "seed " << seed);
    std::uint32_t draws = 0;
    const auto pick = [&](int below) {
      return static_cast<int>(random_bits(seed, draws++, 23) % static_cast<std::uint32_t>(below));
    };
    const MeshSizes& mesh = meshes[pick(16)];
    const Index extents[] = {4, 8, 12, 16, 24};
    Dims dims;
    for (int rank = 1 + pick(3); rank > 0; --rank) dims.push_back(extents[pick(5)]);
    const Shape shape(dims);
    const Layout from = random_layout(pick, mesh, shape), to = random_layout(pick, mesh, shape);
    const Graph graph = resharding(shape, mesh, from, to);

    const Value whole = testing::random_value(DType::f32, shape, seed);
    std::vector<std::vector<Value>> inputs;
    for (Index device = 0; device < graph.devices(); ++device)
      inputs.push_back({testing::piece_of(whole, from, mesh, device)});
    std::vector<Value> pieces;
    for (const auto& outputs : interpret(graph, inputs)) pieces.push_back(outputs[0]);
    testing::expect_near(testing::assembled(pieces, shape, to, mesh), whole, 1e-6);

    const ReshardPlan plan = cheapest_reshard(shape, 4, mesh, from, to);
    EXPECT_EQ(bytes_of_collectives(graph), plan.wire_bytes());
    const Index in_order = detail::InOrderPlanner(shape, 4, mesh, from, to).run().wire_bytes();
    EXPECT_LE(plan.wire_bytes(), in_order);
    cheaper += plan.wire_bytes() < in_order ? 1 : 0;
    if (HasFailure()) return;
  }
  EXPECT_GT(cheaper, Index{seeds / 10});
}

// From (a | b, c) to ( | a): c takes the place of a, so that b and c are gathered where they are not in the way.
TEST(Reshard, AnAxisComesToAnotherDimensionByThePermuteThatPutsItFirst) {
  EXPECT_EQ(emitted({36, 144}, {2, 3, 2}, cut({{0}, {1, 2}}), cut({{}, {0}})),
            (Texts{"collective_permute 2 0 1", "all_gather 2", "all_gather 1"}));
}
// From ( | b, a) to (b | ): two pieces are joined to one that moves; no piece moves first to make room for b.
TEST(Reshard, AnAxisInTheWayIsGatheredFirstWhereThatSendsLess) {
  EXPECT_EQ(emitted({54, 216}, {2, 3}, cut({{}, {1, 0}}), cut({{1}, {}})), (Texts{"all_gather 0", "all_to_all 1"}));
  EXPECT_EQ(emitted({54, 216}, {3, 3}, cut({{}, {1, 0}}), cut({{1}, {}})),
            (Texts{"collective_permute 0 1", "all_to_all 1", "all_gather 0"}));
}
TEST(Reshard, ASumIsCutWhereItIsReduced) {
  const MeshSizes mesh{2, 2};
  // The free cut first, then half as much is reduced; and one that has to change places with what is there already.
  EXPECT_EQ(emitted({8, 8}, mesh, cut({{}, {}}, {1}), cut({{0, 1}, {}})), (Texts{"shard_slice 0", "reduce_scatter 1"}));
  EXPECT_EQ(emitted({8, 8}, mesh, cut({{0}, {}}, {1}), cut({{1, 0}, {}})),
            (Texts{"reduce_scatter 1", "collective_permute 1 0"}));
}
TEST(Reshard, APartBecomesATermOfASumWithoutACollective) {
  const Graph graph = resharding({8, 4}, {2, 2}, cut({{0}, {1}}), cut({{}, {1}}, {0}));
  EXPECT_EQ(bytes_of_collectives(graph), 0);
}

TEST(Reshard, AnExtentThatDoesNotDivideIsAnError) {
  const auto from_to = [](const Shape& shape, const Layout& from, const Layout& to) {
    return [=] { (void)resharding(shape, {2, 2}, from, to); };
  };
  testing::expect_error(from_to({3}, cut({{}}), cut({{0}})), "dimension_does_not_divide", {"3", "2"});
  testing::expect_error(from_to({3}, cut({{}}, {0}), cut({{0}})), "dimension_does_not_divide", {"3", "2"});
  testing::expect_error(from_to({4, 3}, cut({{0}, {}}), cut({{}, {0}})), "dimension_does_not_divide", {"3", "2"});
}

constexpr bool reshards_at_compile_time() {
  Graph graph;
  graph.mesh = {2};
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {4})};
  Layout sum = replicated(1), part = replicated(1);
  sum.unreduced = {0};
  part.dims[0] = {0};
  return graph[reshard(x, sum, part).id].op == Op::reduce_scatter;
}
static_assert(reshards_at_compile_time());

}  // namespace weft::reshard_test
