// The op table: complete, in order, consistent with the instructions of fused kernels; flops.
#include <support/expect_error.hpp>
#include <support/program.hpp>
#include <weft/graph/map.hpp>

#include <set>

namespace weft::op_table_test {

constexpr bool rows_are_in_order() {
  for (int i = 0; i < op_count; ++i)
    if (op_table[i].op != static_cast<Op>(i) || op_table[i].shape == nullptr || op_table[i].name == nullptr)
      return false;
  return true;
}
static_assert(rows_are_in_order() && has_every_operation(op_table));
static_assert(row_of(Op::dot_general).cost.flops == 2);

TEST(OpTable, EveryOperationHasItsRowInOrder) {
  for (int i = 0; i < op_count; ++i) {
    EXPECT_EQ(op_table[i].op, static_cast<Op>(i)) << op_table[i].name;
    EXPECT_STREQ(name_of(static_cast<Op>(i)), op_table[i].name);
  }
}

TEST(OpTable, ATableInAnotherOrderIsNotComplete) {
  struct Row {
    Op op = Op::parameter;
  };
  Row rows[op_count];
  for (int i = 0; i < op_count; ++i) rows[i].op = static_cast<Op>(i);
  EXPECT_TRUE(has_every_operation(rows));
  std::swap(rows[3].op, rows[4].op);
  EXPECT_FALSE(has_every_operation(rows));
}

TEST(OpTable, ViewsAreBytesOfTheirOperand) {
  for (const OpRow& row : op_table) {
    EXPECT_TRUE(row.kind != OpClass::view || row.view == View::whole) << row.name;
    EXPECT_EQ(is_whole_view(row.op), row.view == View::whole) << row.name;
    EXPECT_TRUE(row.view == View::none || row.arity >= 1) << row.name;
  }
  EXPECT_TRUE(is_whole_view(Op::reshape) && is_whole_view(Op::after) && !is_whole_view(Op::transpose));
  EXPECT_EQ(row_of(Op::slice).view, View::part);
  EXPECT_EQ(row_of(Op::transpose).view, View::permuted);
  EXPECT_EQ(row_of(Op::broadcast).view, View::repeated);
}

TEST(OpTable, WhatIsCountedForABodyHasOne) {
  for (const OpRow& row : op_table) {
    EXPECT_EQ(row.cost.of == FlopsOf::body, row.kind == OpClass::map) << row.name;
    const bool multiplies = row.cost.of == FlopsOf::contraction || row.cost.of == FlopsOf::convolution;
    const bool has_rows = row.cost.of == FlopsOf::system;  // as many products an element as the last extent of x
    EXPECT_TRUE(!multiplies || row.kind == OpClass::contraction) << row.name;
    EXPECT_TRUE(multiplies || has_rows || row.kind != OpClass::contraction) << row.name;
  }
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

TEST(OpTable, AMapCostsItsBodyForEveryElement) {
  testing::Program program;
  const Var x = program.input("x", {4, 5}), rate = program.input("rate", {});
  const MapBody body = make_map_body(program.graph, {DType::f32, DType::f32}, [](const Buffer<Var>& s) {
    return Buffer<Var>{s[0] - s[1] * s[0], exp(s[0])};
  });
  const Var result = map(program.graph, body, {x, rate})[0];
  const Id node = program.graph.operand(result.id, 0);
  EXPECT_EQ(program.graph[node].op, Op::map);
  EXPECT_EQ(flops_of(program.graph, node), 20 * (1 + 1 + 10));
  EXPECT_EQ(flops_of(program.graph, result.id), 0);
}

}  // namespace weft::op_table_test
