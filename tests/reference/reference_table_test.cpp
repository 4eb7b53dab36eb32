// The reference column of the op table: complete, and how members of a group become one.
#include <support/program.hpp>
#include <weft/graph/map.hpp>
#include <weft/reference/reference_table.hpp>

#include <set>

namespace weft::reference_table_test {

using testing::f32_value;

TEST(ReferenceTable, EveryOperationHasItsLoop) {
  static_assert(has_every_operation(reference::reference_table));
  const std::set<Op> without{Op::parameter,    Op::map,      Op::get_tuple_element, Op::loop_carry,
                             Op::loop_element, Op::loop_end, Op::loop_result,       Op::loop_stack};
  for (const reference::ReferenceRow& row : reference::reference_table)
    EXPECT_EQ(row.evaluate == nullptr, without.count(row.op) == 1) << name_of(row.op);
}

TEST(ReferenceTable, ElementwiseOperationsHaveAFunctionEach) {
  std::set<Value (*)(const reference::Evaluation&)> functions;
  for (const reference::ReferenceRow& row : reference::reference_table)
    EXPECT_TRUE(!is_elementwise(row.op) || functions.insert(row.evaluate).second) << name_of(row.op);
}

TEST(ReferenceTable, AMapIsItsBodyOnWholeTensors) {
  Graph graph;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {2})};
  const Var rate{&graph, graph.add_input("rate", InputKind::scalar, DType::f32, {})};
  const MapBody body = make_map_body(graph, {DType::f32, DType::f32}, [](const Buffer<Var>& s) -> Buffer<Var> {
    return {s[0] * s[1] + 0.5, convert(s[0] > s[1], DType::i32)};
  });
  const Var all{&graph, graph.operand(map(graph, body, {x, rate})[0].id, 0)};
  const Value values = f32_value({2}, {1, 4}), two = f32_value({}, {2}), half = f32_value({}, {0.5});
  const std::vector<Value> results = reference::map({graph, all.id, {&values, &two, &half}});
  ASSERT_EQ(results.size(), 2u);
  EXPECT_EQ(results[0], f32_value({2}, {2.5, 8.5}));
  EXPECT_EQ(results[1], make_value(DType::i32, {2}, {0, 1}));
}

TEST(ReferenceTable, WhatKeepsItsBytesKeepsItsElements) {
  for (const reference::ReferenceRow& row : reference::reference_table)
    EXPECT_EQ(row.evaluate == reference::same_elements, is_whole_view(row.op) && row.op != Op::loop_result)
        << name_of(row.op);
}

TEST(ReferenceTable, MembersAreReducedInRankOrderAndRoundedAtEachStep) {
  const Value one = f32_value({2}, {1, 1}), tiny = f32_value({2}, {0x1p-24, 2}), less = f32_value({2}, {0x1p-24, -5});
  const std::vector<reference::Operand> members{&one, &tiny, &less};
  const auto reduced = [&](ReductionKind kind, Arithmetic arithmetic = Arithmetic::typed) {
    return reference::reduced(members, kind, arithmetic).elements;
  };
  EXPECT_EQ(reduced(ReductionKind::sum), (std::vector<double>{1, -2})) << "half an ulp is lost twice";
  EXPECT_EQ(reduced(ReductionKind::sum, Arithmetic::unrounded), (std::vector<double>{1 + 0x1p-23, -2}));
  EXPECT_EQ(reduced(ReductionKind::product), (std::vector<double>{0x1p-48, -10}));
  EXPECT_EQ(reduced(ReductionKind::max), (std::vector<double>{1, 2}));
  EXPECT_EQ(reduced(ReductionKind::min), (std::vector<double>{0x1p-24, -5}));
  EXPECT_EQ(one.elements, (std::vector<double>{1, 1})) << "members keep what they have";
}

TEST(ReferenceTable, AGroupKnowsItsMembersAndItsPlace) {
  Graph graph;
  graph.mesh = {2, 3};
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {})};
  const Var total = emit_var(Op::all_reduce, {x}, CollectiveAttributes{{}, {1}, {}, ReductionKind::sum});
  std::vector<Value> everywhere;
  for (int device = 0; device < 6; ++device) everywhere.push_back(f32_value({}, {1.0 * device}));
  const reference::GroupOf group({graph, total.id, {&everywhere[4]}, Arithmetic::typed, 4, &everywhere});
  EXPECT_EQ(group.positions, (std::vector<Index>{3, 4, 5}));
  EXPECT_EQ(group.rank, 1);
  EXPECT_EQ(group.size(), 3);
  EXPECT_EQ(group.reduced(Arithmetic::typed)[0], 3 + 4 + 5);
}

}  // namespace weft::reference_table_test
