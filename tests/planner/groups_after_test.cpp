// Which groups must run after one: what reads what it makes, what writes over what it reads, and loops as wholes.
#include <support/program.hpp>
#include <weft/graph/scan.hpp>
#include <weft/planner/groups_after.hpp>
#include <weft/planner/legalize.hpp>

namespace weft::groups_after_test {

using testing::Program;

struct Fused {
  Graph graph;
  Fusion fusion;
  detail::GroupsAfter after;

  explicit Fused(const Graph& source) : graph(legalize(source)), fusion(fuse(graph)), after(graph, fusion) {}
  // The group that makes the output of this number.
  [[nodiscard]] std::int32_t maker(Index output) const {
    return fusion.group_of[without_views(graph, graph.outputs[output].node)];
  }
};

TEST(GroupsAfter, AreThoseThatReadWhatItMakesAlsoByWayOfOthers) {
  Program program;
  const Var x = program.input("x", {4, 4}), first = matmul(x, x), second = matmul(first, x);
  program.output(first);
  program.output(matmul(x, second));
  program.output(transpose(x));
  Fused fused(program.graph);
  fused.after.find(fused.maker(0));
  EXPECT_TRUE(fused.after.contain(fused.maker(1)));
  EXPECT_FALSE(fused.after.contain(fused.maker(2)));
  fused.after.find(fused.maker(1));
  EXPECT_FALSE(fused.after.contain(fused.maker(0)));
}

TEST(GroupsAfter, AreThoseThatWriteOverWhatItReads) {
  Program program;
  const Var x = program.input("x", {4, 4});
  program.output(matmul(x, x));
  program.output(transpose(x));
  Fused fused(program.graph);
  fused.after.note(fused.maker(0), fused.maker(1));
  fused.after.find(fused.maker(0));
  EXPECT_TRUE(fused.after.contain(fused.maker(1)));
  fused.after.find(fused.maker(1));
  EXPECT_FALSE(fused.after.contain(fused.maker(0)));
}

// A product in the loop that needs nothing of `before` runs with the one that does.
TEST(GroupsAfter, AreAllOfALoopThatNeedsIt) {
  Program program;
  const Var x = program.input("x", {4, 4}), before = matmul(x, x);
  const auto body = [&](const Buffer<Var>& carry, const Buffer<Var>& element) {
    return Scanned{{matmul(carry[0], before)}, {matmul(element[0], x)}};
  };
  const Scanned all = scan(program.graph, 3, {x}, {program.input("rows", {3, 4, 4})}, body);
  program.output(before);
  program.output(transpose(all.stacked[0]));
  Fused fused(program.graph);
  fused.after.find(fused.maker(0));
  EXPECT_TRUE(fused.after.contain(fused.maker(1)));
}

}  // namespace weft::groups_after_test
