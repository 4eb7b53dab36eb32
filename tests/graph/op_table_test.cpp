// The op table: complete, in order, consistent with the instructions of fused kernels; flops.
#include <support/expect_error.hpp>
#include <support/program.hpp>

#include <set>

namespace weft {
namespace {

constexpr bool rows_are_in_order() {
  for (int i = 0; i < op_count; ++i)
    if (op_table[i].op != static_cast<Op>(i) || op_table[i].shape == nullptr || op_table[i].name == nullptr)
      return false;
  return true;
}
static_assert(rows_are_in_order());
static_assert(row_of(Op::dot_general).flops == 2);

TEST(OpTable, EveryOperationHasItsRowInOrder) {
  for (int i = 0; i < op_count; ++i) EXPECT_EQ(op_table[i].op, static_cast<Op>(i)) << op_table[i].name;
}

TEST(OpTable, NamesAreDifferent) {
  std::set<std::string> names;
  for (const OpRow& row : op_table) EXPECT_TRUE(names.insert(row.name).second) << row.name;
  EXPECT_STREQ(name_of(Op::broadcast), "broadcast_in_dim");
}

TEST(OpTable, ElementwiseRowsHaveTheInstructionOfTheirArity) {
  std::set<Opcode> codes;
  for (const OpRow& row : op_table) {
    if (!is_elementwise(row.op)) continue;
    EXPECT_EQ(operand_count(row.code), row.arity) << row.name;
    EXPECT_TRUE(codes.insert(row.code).second) << row.name;
  }
}

TEST(OpTable, ReductionRowsHaveAReducingInstruction) {
  for (const OpRow& row : op_table) EXPECT_EQ(is_reduction(row.op), reduces_columns(row.code)) << row.name;
  EXPECT_TRUE(is_reduction(Op::reduce_max));
  EXPECT_TRUE(is_collective(Op::all_reduce));
  EXPECT_FALSE(is_collective(Op::shard_slice));
}

TEST(OpTable, OperandsAreCounted) {
  Graph graph;
  const Id x = constant(graph, 1).id;
  testing::expect_error([&] { emit(graph, Op::add, {x}); }, "graph_is_invalid", {"as many operands"});
  testing::expect_error([&] { emit(graph, Op::negate, {x, x}); }, "graph_is_invalid", {"as many operands"});
}

constexpr Index flops_of_product(const Shape& left, const Shape& right) {
  Graph graph;
  const Var a{&graph, graph.add_input("a", InputKind::data, DType::f32, left)};
  const Var b{&graph, graph.add_input("b", InputKind::data, DType::f32, right)};
  return flops_of(graph, matmul(a, b).id);
}
static_assert(flops_of_product({4, 5}, {5, 6}) == 2 * 4 * 5 * 6);

TEST(OpTable, FlopsCountMultiplicationsAndAdditions) {
  EXPECT_EQ(flops_of_product({4, 5}, {5, 6}), 240);
  EXPECT_EQ(flops_of_product({7, 4, 5}, {7, 5, 6}), 7 * 240);
  testing::Program program;
  const Var x = program.input("x", {4, 5});
  EXPECT_EQ(flops_of(program.graph, (x + x).id), 20);
  EXPECT_EQ(flops_of(program.graph, sum(x, 1).id), 20);
  EXPECT_EQ(flops_of(program.graph, transpose(x).id), 0);
}

}  // namespace
}  // namespace weft
