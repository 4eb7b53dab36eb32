// Which values are an operand but for one operation with a number.
#include <support/program.hpp>
#include <weft/graph/almost_operand.hpp>

namespace weft::almost_operand_test {

using testing::Program;

TEST(AlmostOperand, IsTheOneThatIsNoNumber) {
  Program program;
  const Var x = program.input("x", {4}), y = program.input("y", {4});
  const auto of = [&](Var value) { return almost_operand(program.graph, value.id); };
  EXPECT_EQ(of(2.0 * x), x.id);
  EXPECT_EQ(of(x + 1.0), x.id);
  EXPECT_EQ(of(-x), x.id);
  EXPECT_EQ(of(x * y), no_id);
  EXPECT_EQ(of(tanh(x)), no_id) << "more than one operation";
  EXPECT_EQ(of(x < 1.0), no_id) << "of another type";
  EXPECT_EQ(of(x), no_id);
  EXPECT_EQ(of(reshape(x, {2, 2})), no_id);
}

}  // namespace weft::almost_operand_test
