// How broadcasts and reductions lie in a space of rows and columns.
#include <support/program.hpp>
#include <weft/planner/iteration_space.hpp>

namespace weft::iteration_space_test {

constexpr Split of_broadcast(const Shape& from, const Shape& to, const AxisList& dims) {
  Graph graph;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, from)};
  return split_of_broadcast(graph, broadcast_in_dim(x, to, dims).id);
}
constexpr Split of_reduction(const Shape& from, const AxisList& dims) {
  Graph graph;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, from)};
  return split_of_reduction(graph, reduce(Op::reduce_sum, x, dims).id);
}
constexpr bool is(const Split& split, Extent extent, Index cols) {
  return split.found && split.extent == extent && split.cols == cols;
}

constexpr bool broadcasts_are_read() {
  return is(of_broadcast({}, {2, 3}, {}), Extent::scalar, 0) &&           //
         is(of_broadcast({1, 1}, {2, 3}, {0, 1}), Extent::scalar, 0) &&   //
         is(of_broadcast({3}, {2, 3}, {1}), Extent::col, 3) &&            //
         is(of_broadcast({2}, {2, 3}, {0}), Extent::row, 3) &&            //
         is(of_broadcast({2, 1}, {2, 3}, {0, 1}), Extent::row, 3) &&      //
         is(of_broadcast({3, 4}, {2, 3, 4}, {1, 2}), Extent::col, 12) &&  //
         is(of_broadcast({2, 3}, {2, 3, 4}, {0, 1}), Extent::row, 4) &&   //
         is(of_broadcast({2}, {2, 3, 4}, {0}), Extent::row, 12) &&        //
         is(of_broadcast({2, 3}, {2, 1, 3}, {0, 2}), Extent::full, 0) &&  //
         is(of_broadcast({1, 3}, {2, 1, 3}, {1, 2}), Extent::col, 3) &&   //
         is(of_broadcast({2, 1}, {2, 1, 1}, {0, 1}), Extent::full, 0) &&  //
         !of_broadcast({2, 4}, {2, 3, 4}, {0, 2}).found &&                // the middle is repeated
         !of_broadcast({3}, {2, 3, 4}, {1}).found &&                      // only the middle is kept
         !of_broadcast({2, 3}, {3, 2}, {1, 0}).found;                     // permuted
}
static_assert(broadcasts_are_read());

constexpr bool reductions_are_read() {
  return is(of_reduction({2, 3}, {1}), Extent::row, 3) &&         //
         is(of_reduction({2, 3}, {0}), Extent::col, 3) &&         //
         is(of_reduction({2, 3}, {0, 1}), Extent::row, 6) &&      // everything: one row
         is(of_reduction({2, 3, 4}, {1, 2}), Extent::row, 12) &&  //
         is(of_reduction({2, 3, 4}, {0, 1}), Extent::col, 4) &&   //
         is(of_reduction({2, 1, 4}, {0, 1}), Extent::col, 4) &&   //
         is(of_reduction({1, 4}, {0}), Extent::row, 1) &&         // nothing to sum: rows of one element
         is(of_reduction({1, 1}, {0, 1}), Extent::row, 1) &&      //
         !of_reduction({2, 3, 4}, {1}).found &&                   //
         !of_reduction({2, 3, 4}, {0, 2}).found;
}
static_assert(reductions_are_read());

constexpr bool domains_are_fixed_once() {
  IterationSpace space{12, 0};
  const bool any = space.fix(0) && space.cols == 0 && space.rows() == 1;
  const bool first = space.fix(4) && space.rows() == 3;
  return any && first && space.fix(4) && space.fix(0) && !space.fix(3) && space.cols == 4;
}
static_assert(domains_are_fixed_once());

TEST(IterationSpace, BroadcastsAreScalarsRowsOrColumns) { EXPECT_TRUE(broadcasts_are_read()); }
TEST(IterationSpace, ReductionsYieldRowsOrColumns) { EXPECT_TRUE(reductions_are_read()); }
TEST(IterationSpace, AnOpenSplitIsFixedOnce) { EXPECT_TRUE(domains_are_fixed_once()); }
TEST(IterationSpace, ASplitFitsAnyColumnsOrItsOwn) {
  EXPECT_TRUE((Split{true, Extent::full, 0}.fits(7)));
  EXPECT_TRUE((Split{true, Extent::row, 7}.fits(7)));
  EXPECT_FALSE((Split{true, Extent::row, 6}.fits(7)));
  EXPECT_FALSE(Split{}.fits(7));
}

}  // namespace weft::iteration_space_test
