// The order of groups: dependencies, old values read before they are overwritten, gathers late and reductions early.
#include <support/random_graph.hpp>
#include <weft/planner/schedule.hpp>
#include <weft/planner/legalize.hpp>
#include <weft/graph/simplify.hpp>

namespace weft::schedule_test {

using testing::Program;
using testing::RandomGraph;

struct Scheduled {
  Graph graph;
  Fusion fusion;
  BufferAssignment assignment;
  Buffer<ScheduleEntry> order;
  std::vector<Index> position;  // by group

  explicit Scheduled(const Graph& source)
      : graph(legalize(simplify(source))),
        fusion(fuse(graph)),
        assignment(assign_buffers(graph, fusion)),
        order(schedule(graph, fusion, assignment)),
        position(to_size(fusion.groups.size()), -1) {
    for (Index i = 0; i < order.size(); ++i) position[to_size(order[i].number)] = i;
  }
  // When the group of the n-th node of this kind runs; -1: there is none.
  [[nodiscard]] Index time_of(Op op, int number = 0) const {
    for (Id id = 0; id < graph.size(); ++id)
      if (graph[id].op == op && number-- == 0) return position[to_size(fusion.group_of[id])];
    return -1;
  }
};

void expect_dependencies(const Scheduled& s) {
  ASSERT_EQ(s.order.size(), s.fusion.groups.size());
  for (Index at : s.position) ASSERT_GE(at, 0);
  // Every value is written before it is read, through any number of virtual nodes.
  for (Id id = 0; id < s.graph.size(); ++id) {
    const std::int32_t group = s.fusion.group_of[id];
    if (group < 0) continue;
    std::vector<Id> behind;
    for (Index i = 0; i < s.graph[id].operand_count; ++i) behind.push_back(s.graph.operand(id, i));
    while (!behind.empty()) {
      const Id operand = behind.back();
      behind.pop_back();
      const std::int32_t writer = s.fusion.group_of[operand];
      if (writer >= 0) {
        EXPECT_TRUE(writer == group || s.position[to_size(writer)] < s.position[to_size(group)])
            << "node " << operand << " for node " << id;
      } else {
        for (Index i = 0; i < s.graph[operand].operand_count; ++i) behind.push_back(s.graph.operand(operand, i));
      }
    }
  }
  // Old values are read before they are overwritten.
  for (Id id = 0; id < s.graph.size(); ++id) {
    if (s.fusion.group_of[id] < 0 || !s.fusion.in_memory[id]) continue;
    const Allocation& allocation = s.assignment.allocations[s.assignment.slice_of[id].allocation];
    if (allocation.kind != Allocation::Kind::input) continue;
    for (std::int32_t reader : s.assignment.readers[allocation.input])
      EXPECT_LE(s.position[to_size(reader)], s.position[to_size(s.fusion.group_of[id])]) << "input " << allocation.input;
  }
}

TEST(Schedule, RandomProgramsRunInTheOrderOfTheirDependencies) {
  for (std::uint32_t seed = 0; seed < 300; ++seed) {
    SCOPED_TRACE(::testing::Message() << "seed " << seed);
    expect_dependencies(Scheduled(RandomGraph(seed, 40).program.graph));
  }
}

Var collective(Op op, Var x) {
  CollectiveAttributes attributes;
  if (op != Op::all_reduce) attributes.dims = {0};
  attributes.axes = {0};
    attributes.reduction = ReductionKind::sum;
  return emit_var(op, {x}, attributes);
}

TEST(Schedule, AGatherWaitsUntilItIsNeeded) {
  Program program;
  program.graph.mesh = {2};
  const Var x = program.input("x", {4, 4});
  const Var first = collective(Op::all_gather, program.input("a", {2, 4}));
  const Var second = collective(Op::all_gather, program.input("b", {2, 4}));
  program.output(matmul(transpose(matmul(x, first)), second));
  const Scheduled s(program.graph);
  expect_dependencies(s);
  EXPECT_LT(s.time_of(Op::all_gather, 0), s.time_of(Op::dot_general, 0));
  EXPECT_LT(s.time_of(Op::dot_general, 0), s.time_of(Op::all_gather, 1));
}

TEST(Schedule, AGradientIsReducedAsSoonAsItIsThere) {
  Program program;
  program.graph.mesh = {2};
  const Var x = program.input("x", {4, 4}), w = program.input("w", {4, 4});
  program.graph.phase = Phase::backward;
  const Var late = matmul(x, transpose(w));
  const Var early = matmul(transpose(x), w);
  const Var next = matmul(late, late);
  program.output(matmul(next, next));
  program.output(collective(Op::reduce_scatter, early));
  const Scheduled s(program.graph);
  expect_dependencies(s);
  EXPECT_EQ(s.time_of(Op::reduce_scatter), s.time_of(Op::dot_general, 1) + 1);
}

TEST(Schedule, AnOrderedGatherRunsAfterWhatItWaitsFor) {
  Program program;
  program.graph.mesh = {2};
  const Var x = program.input("x", {4, 4}), w = program.input("w", {2, 4});
  const Var first = matmul(x, x);
  program.output(matmul(first, collective(Op::all_gather, emit_var(Op::after, {w, first}))));
  const Scheduled s(program.graph);
  EXPECT_LT(s.time_of(Op::dot_general, 0), s.time_of(Op::all_gather));
}

constexpr bool scheduled_at_compile_time() {
  Graph graph;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {4, 4})};
  graph.add_output("y", matmul(transpose(exp(x)), x).id);
  const Graph legal = legalize(graph);
  const Fusion fusion = fuse(legal);
  return schedule(legal, fusion, assign_buffers(legal, fusion)).size() == fusion.groups.size();
}
static_assert(scheduled_at_compile_time());

}  // namespace weft::schedule_test
