#include <support/partitioned.hpp>
#include <weft/graph/functions.hpp>
#include <weft/sharding/known_layouts.hpp>
#include <weft/sharding/propagate.hpp>

#include <gtest/gtest.h>

namespace weft::known_layouts_test {

using testing::cut;
using testing::Program;

TEST(KnownLayouts, WhatIsAtHandOfAValueIsAtHandOfWhatIsMadeOfIt) {
  Program program;
  const Var x = program.input("x", {4, 6}), made = exp(x), other = program.input("y", {4, 6});
  program.output(made + other);
  const detail::Sources sources(program.graph);
  detail::KnownLayouts known(sources, program.graph.size());
  known.add(x.id, cut({{0}, {}}));
  EXPECT_TRUE(known.has(made.id, cut({{0}, {}})));
  EXPECT_FALSE(known.has(made.id, cut({{}, {0}})));
  EXPECT_FALSE(known.has(other.id, cut({{0}, {}})));
  known.clear();
  EXPECT_FALSE(known.has(x.id, cut({{0}, {}})));
}
TEST(SharedNeeds, ANeedOfOneReaderIsFreeForTheOthers) {
  Program program;
  const Var x = program.input("x", {4, 4}), y = program.input("y", {4, 4}), both = x + y;
  program.output(both);
  const Mesh mesh{{"a", 2, AxisType::automatic}};
  const detail::Reads reads(program.graph, true);
  const Buffer<Layout> inputs{cut({{0}, {}}), cut({{}, {0}})};
  const Layouts layouts = propagate(program.graph, mesh, inputs);
  const detail::SharedNeeds shared(program.graph, reads, layouts);
  const Index moved = layouts.needed(both.id, 0) == inputs[0] ? 1 : 0;  // one of them is
  const Id operand = moved == 0 ? x.id : y.id;
  EXPECT_FALSE(shared.has(operand, layouts.needed(both.id, moved), both.id));
  EXPECT_TRUE(shared.has(operand, layouts.needed(both.id, moved), x.id));
  EXPECT_FALSE(detail::SharedNeeds().has(x.id, replicated(2), both.id));
}

}  // namespace weft::known_layouts_test
