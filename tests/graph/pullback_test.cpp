// Pullback: what a gradient rule is shown of its node, and what it has given.
#include <weft/graph/pullback.hpp>

#include <support/program.hpp>

namespace weft::pullback_test {

using testing::Program;

TEST(Pullback, ShowsTheNodeItsOperandsAndItsAttributes) {
  Program program;
  const Var x = program.input("x", {2, 3}), g = program.input("g", {3});
  const Var z = sum(x, 0);
  const Pullback rule(program.graph, z.id, g.id);
  EXPECT_EQ(rule.z.id, z.id);
  EXPECT_EQ(rule.g.id, g.id);
  EXPECT_EQ(rule.operand_count(), 1);
  EXPECT_EQ(rule.operand(0).id, x.id);
  EXPECT_EQ(rule.dims(), (AxisList{0}));
  EXPECT_TRUE(rule.given.empty());
}

// A rule adds nodes while it reads attributes: they must not lie in the graph.
TEST(Pullback, AttributesOutliveNodesThatAreAdded) {
  Program program;
  const Var x = program.input("x", {4, 6}), g = program.input("g", {2, 3});
  const Var z = slice(x, {1, 2}, {3, 5});
  const Pullback rule(program.graph, z.id, g.id);
  const auto attributes = rule.attributes<SliceBounds>();
  for (int i = 0; i < 500; ++i) (void)slice(x, {0, 0}, {1 + i % 4, 1 + i % 6});
  EXPECT_EQ(attributes, program.graph.attributes<SliceBounds>(z.id));
}

TEST(Pullback, OperandsThatAreGivenNothingHaveNoGradient) {
  Program program;
  const Var p = program.input("p", {3}, DType::pred), a = program.input("a", {3}), b = program.input("b", {3}),
            g = program.input("g", {3});
  Pullback rule(program.graph, select(p, a, b).id, g.id);
  rule.give(2, g);
  EXPECT_EQ(rule.given, (Buffer<Id>{no_id, no_id, g.id}));
  const Var other = g * 2.0;
  rule.give(1, other);
  EXPECT_EQ(rule.given, (Buffer<Id>{no_id, other.id, g.id}));
}

}  // namespace weft::pullback_test
