// What it costs to join maxima over devices, beside what the partitioned graph sends.
#include <support/partitioned.hpp>
#include <weft/sharding/joined_extrema.hpp>
#include <weft/sharding/propagate.hpp>

#include <gtest/gtest.h>

namespace weft::joined_extrema_test {

using testing::cut;
using testing::Program;

struct Joined {
  AxisList axes;
  Index bytes = 0, sent = 0;
};
// `make` reduces a value of [8, 8] whose rows are cut over the first of two axes.
template <class Function>
Joined run(DType dtype, Function make) {
  Program program;
  const Var x{&program.graph, program.graph.add_input("x", InputKind::data, dtype, {8, 8})}, result = make(x);
  program.output(result);
  const Mesh mesh{{"a", 4, AxisType::automatic}, {"b", 2, AxisType::automatic}};
  const MeshSizes sizes = mesh.sizes();
  const Buffer<Layout> inputs{cut({{0}, {}})}, outputs{replicated(1)};
  const Layouts layouts = propagate(program.graph, mesh, inputs, outputs);
  detail::ReshardPrices prices(program.graph, sizes);
  const Layout &needed = layouts.needed(result.id, 0), &made = layouts.of_value[result.id];
  Joined found;
  found.axes = detail::axes_joined(program.graph, result.id, needed, made);
  found.bytes = detail::bytes_to_join(program.graph, prices, result.id, needed, made);
  found.sent = testing::bytes_sent(partition(program.graph, mesh, inputs, outputs));
  const detail::Reads reads(program.graph, true);
  EXPECT_EQ(detail::bytes_moved_by(program.graph, reads, sizes, prices, layouts, outputs), found.sent);
  return found;
}

TEST(JoinedExtrema, AMaximumCostsWhatASumDoes) {
  const Joined found = run(DType::f32, [](Var x) { return max(x, 0); });
  EXPECT_EQ(found.axes, AxisList{0});
  EXPECT_EQ(found.bytes, 8 * 4 * 2 * 3 / 4);
  EXPECT_EQ(found.sent, found.bytes);
}
TEST(JoinedExtrema, PredicatesTravelAsPredicates) {
  const Joined found = run(DType::pred, [](Var x) { return max(convert(x, DType::i32), 0); });
  EXPECT_EQ(found.bytes, 8 * 2 * 3 / 4);
  EXPECT_EQ(found.sent, found.bytes);
}
TEST(JoinedExtrema, NothingIsJoinedAlongWholeRows) {
  EXPECT_TRUE(run(DType::f32, [](Var x) { return max(x, 1); }).axes.empty());
}
TEST(JoinedExtrema, ASumIsLeftUnreduced) {
  EXPECT_EQ(run(DType::f32, [](Var x) { return sum(x, 0); }).bytes, 0);
}

}  // namespace weft::joined_extrema_test
