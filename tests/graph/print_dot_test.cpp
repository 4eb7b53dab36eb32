// The DOT text of graphs, letter by letter.
#include <weft/graph/print_dot.hpp>
#include <weft/graph/var.hpp>

#include <support/printed_graphs.hpp>

#include <gtest/gtest.h>

namespace weft::print_dot_test {

TEST(PrintDot, NodesEdgesResultsAndUpdates) {
  EXPECT_EQ(to_dot(testing::graph_with_a_collective()), R"(digraph weft {
  node [shape=box];
  n0 [label="%0 parameter x\nf32[2,3]", shape=ellipse];
  n1 [label="%1 parameter w \"1\"\nf32[3,3]", shape=ellipse];
  n2 [label="%2 dot_general\nf32[2,3]", style=filled, fillcolor=lightblue];
  n0 -> n2;
  n1 -> n2;
  n3 [label="%3 all_reduce\nf32[2,3]", style=filled, fillcolor=orange, color=blue];
  n2 -> n3;
  n4 [label="%4 constant 0.5\nf32[]", shape=ellipse, color=red];
  n5 [label="%5 broadcast_in_dim\nf32[3,3]", color=red];
  n4 -> n5;
  n6 [label="%6 multiply\nf32[3,3]", color=red];
  n1 -> n6;
  n5 -> n6;
  r0 [label="total", shape=doubleoctagon];
  n3 -> r0;
  n6 -> n1 [style=dashed, constraint=false];
}
)");
}

}  // namespace weft::print_dot_test
