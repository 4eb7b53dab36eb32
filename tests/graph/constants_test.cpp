// Constants whose elements differ have the values that they are given, of every type, and equal ones are one node.
#include <support/program.hpp>
#include <weft/graph/constants.hpp>

namespace weft::constants_test {

using testing::Program;

TEST(Constants, HaveTheNumbersThatTheyAreGiven) {
  Program program;
  program.output(constants(program.graph, {2, 2}, {0.5F, -2, 0, 1e30F}));
  program.output(constants(program.graph, DType::i32, {3}, [](Index i) { return static_cast<std::uint32_t>(1 - i); }));
  program.output(constants(program.graph, DType::f64, {2},
                           [](Index i) { return element_bits(DType::f64, 0.1 * static_cast<double>(i + 1)).low; }));
  const std::vector<Value> made = interpret(program.graph, std::vector<Value>());
  EXPECT_EQ(made[0].elements, (std::vector<double>{0.5, -2, 0, static_cast<double>(1e30F)}));
  EXPECT_EQ(made[1].elements, (std::vector<double>{1, 0, -1}));
  EXPECT_EQ(made[2].elements, (std::vector<double>{0.1, 0.2}));
}

TEST(Constants, ThatAreEqualAreOneNode) {
  Graph graph;
  const Var first = constants(graph, {2}, {1, 2});
  EXPECT_EQ(constants(graph, {2}, {1, 2}).id, first.id);
  EXPECT_NE(constants(graph, {2}, {2, 1}).id, first.id);
}

}  // namespace weft::constants_test
