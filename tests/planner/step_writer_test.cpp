// Steps as they are written: operands in order, members, payloads, and how long each allocation is in use.
#include <support/expect_error.hpp>
#include <support/program.hpp>
#include <weft/planner/step_writer.hpp>

namespace weft::step_writer_test {

using testing::Program;

// x, y, and their sum: each value in an allocation of its own, numbered like its node.
struct Written {
  Program program;
  Var x = program.input("x", {4}), y = program.input("y", {2}, DType::i64), z = program.input("z", {4});
  BufferAssignment assignment;

  Written() {
    for (Id id = 0; id < program.graph.size(); ++id) {
      assignment.allocations.push_back({Allocation::Kind::transient, program.graph.bytes(id), -1, id});
      assignment.slice_of.push_back({id, 8 * id});
    }
  }
};

TEST(StepWriter, AStepListsWhatItReadsAndWrites) {
  Written w;
  const Loops loops(w.program.graph);
  StepWriter writer(w.program.graph, w.assignment, loops);
  writer.begin(StepKind::copy, w.x.id);
  writer.read(w.y.id);
  writer.write(w.z.id);
  writer.finish(writer.plan.strided, StridedStep{}, 7);
  writer.begin(StepKind::reduce, w.z.id);
  writer.read(w.z.id);
  writer.finish(writer.plan.strided, StridedStep{});
  ASSERT_EQ(writer.plan.steps.size(), 2);
  const PlanStep &first = writer.plan.steps[0], &second = writer.plan.steps[1];
  EXPECT_EQ(first.kind, StepKind::copy);
  EXPECT_EQ(first.operand_count, 2);
  EXPECT_EQ(first.flops, 7);
  EXPECT_EQ(second.first_operand, 2);
  EXPECT_EQ(second.operand_count, 1);
  EXPECT_EQ(second.payload, 1);
  EXPECT_EQ(second.flops, 0);
  EXPECT_EQ(writer.plan.operands[0].dtype, DType::i64);
  EXPECT_EQ(writer.plan.operands[0].access, Access::read);
  EXPECT_EQ(writer.plan.operands[1].access, Access::write);
  EXPECT_EQ(writer.slices[1], (BufferSlice{w.z.id, 8 * w.z.id}));
}

TEST(StepWriter, MembersAreNamedOrTheStepItself) {
  Written w;
  const Var sum = w.x + w.z;
  const Loops loops(w.program.graph);
  StepWriter writer(w.program.graph, w.assignment, loops);
  writer.begin(StepKind::loop, sum.id);
  writer.finish(writer.plan.loops, LoopStep{});
  writer.begin(StepKind::loop, sum.id);
  writer.member(w.x.id);
  writer.member(sum.id);
  writer.finish(writer.plan.loops, LoopStep{});
  EXPECT_EQ(writer.plan.steps[0].member_count, 1);
  EXPECT_EQ(writer.plan.steps[1].first_member, 1);
  EXPECT_EQ(writer.plan.steps[1].member_count, 2);
  EXPECT_TRUE((writer.plan.members == Buffer<Op>{Op::add, Op::parameter, Op::add}));
}

TEST(StepWriter, AnAllocationIsInUseFromItsFirstStepToItsLast) {
  Written w;
  const Loops loops(w.program.graph);
  StepWriter writer(w.program.graph, w.assignment, loops);
  const auto touch = [&](std::initializer_list<Var> values) {
    writer.begin(StepKind::loop, w.x.id);
    for (Var value : values) writer.read(value.id);
    if (values.size() == 2) writer.workspace(100);
    writer.finish(writer.plan.loops, LoopStep{});
  };
  touch({w.x});
  touch({w.x, w.y});
  touch({w.y});
  ASSERT_EQ(writer.lifetimes.size(), 4);
  EXPECT_EQ(writer.lifetimes[w.x.id].first, 0);
  EXPECT_EQ(writer.lifetimes[w.x.id].last, 1);
  EXPECT_EQ(writer.lifetimes[w.x.id].bytes, 16);
  EXPECT_EQ(writer.lifetimes[w.y.id].first, 1);
  EXPECT_EQ(writer.lifetimes[w.y.id].last, 2);
  EXPECT_LT(writer.lifetimes[w.z.id].last, writer.lifetimes[w.z.id].first) << "never used";
  EXPECT_EQ(writer.lifetimes[3].first, 1) << "the workspace, of one step";
  EXPECT_EQ(writer.lifetimes[3].last, 1);
  EXPECT_EQ(writer.lifetimes[3].bytes, 100);
}

TEST(StepWriter, WhatLiesNowhereIsNotTouched) {
  Written w;
  w.assignment.slice_of[w.y.id].allocation = -1;
  const Loops loops(w.program.graph);
  StepWriter writer(w.program.graph, w.assignment, loops);
  writer.begin(StepKind::copy, w.x.id);
  testing::expect_error([&] { writer.read(w.y.id); }, "graph_is_invalid", {"lies in memory"});
}

TEST(StepWriter, AZeroIsFoundByItsType) {
  Program program;
  Graph& graph = program.graph;
  program.output(constant(graph, 1));
  const Var zero = constant(graph, 0), whole = constant(graph, 0, DType::i32);
  program.output(constant(graph, 2, DType::u32));
  const BufferAssignment nowhere;
  const Loops loops(graph);
  StepWriter writer(graph, nowhere, loops);
  EXPECT_EQ(writer.zero(DType::f32), zero.id);
  EXPECT_EQ(writer.zero(DType::i32), whole.id);
  testing::expect_error([&] { (void)writer.zero(DType::u32); }, "graph_is_invalid", {"constant zero"});
}

}  // namespace weft::step_writer_test
