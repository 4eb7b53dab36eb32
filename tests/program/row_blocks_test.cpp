// Products by blocks of rows: the bits of the steps one after another, and steps that have to stay whole.
#include <support/program.hpp>
#include <support/sanitized.hpp>
#include <weft/graph/scan.hpp>
#include <weft/graph/simplify.hpp>
#include <weft/graph/softmax.hpp>
#include <weft/kernels/interpreted_loop.hpp>
#include <weft/planner/lower.hpp>
#include <weft/program/row_blocks.hpp>
#include <weft/reference/fused_loop.hpp>

#include <memory>
#include <vector>

namespace weft::row_blocks_test {

using testing::Program;
using testing::random_value;

// One device of a plan without collectives, whose loops are interpreted as those of programs made at start-up are.
class BoundPlan {
 public:
  explicit BoundPlan(const PlanView& plan)
      : plan_(plan), kernels_(kernels()), binding_(plan, kernels_.data(), arena(), 0) {
    for (Index i = 0; i < plan.input_count(); ++i) {
      const InputSlot& input = plan.input(i);
      const Value value = random_value(input.dtype, input.shape, static_cast<std::uint32_t>(i));
      for (Index k = 0; k < input.shape.elements(); ++k)
        reference::write_element(binding_.input(i), k, input.dtype, value[k]);
    }
  }
  void run(const Buffer<RowBlocks>& blocks) {
    binding_.for_each([&](Index i, const BoundStep& bound) {
      bool waits = false;
      for (const RowBlocks& one : blocks) {
        waits = waits || i == one.first || i == one.loop || i == one.second;
        if (i == one.second) run_row_blocks(one, plan_, binding_, run_step<every_step_kind>);
      }
      if (!waits) run_step(bound, plan_);
    });
  }
  [[nodiscard]] std::vector<std::byte> output(Index number) const {
    const OutputSlot& slot = plan_.output(number);
    const auto* const at = reinterpret_cast<const std::byte*>(binding_.at(slot.slice));
    return {at, at + slot.shape.elements() * size_bytes(slot.dtype)};
  }

 private:
  PlanView plan_;
  std::vector<std::byte> memory_;
  std::vector<std::unique_ptr<const InterpretedLoop>> loops_;
  std::vector<StepKernel> kernels_;
  Binding binding_;

  char* arena() {
    memory_.resize(to_size(plan_.peak_bytes + 64), std::byte{0xff});
    auto* const at = reinterpret_cast<char*>(memory_.data());
    return at + (64 - reinterpret_cast<std::uintptr_t>(at) % 64) % 64;
  }
  std::vector<StepKernel> kernels() {
    std::vector<StepKernel> made;
    for (const KernelCode& code : plan_.kernels) {
      const auto list = plan_.code.subspan(to_size(code.first), to_size(code.count));
      loops_.push_back(interpreted_loop({list.data(), list.size()}));
      made.push_back({code.is_epilogue ? nullptr : interpreting_loop(),
                      code.is_epilogue ? interpreting_epilogue() : nullptr, loops_.back().get()});
    }
    return made;
  }
};

// Runs the plan of a program whole and in blocks; returns how many products have blocks of rows.
Index expect_same_bits(const Program& program) {
  const Plan plan = make_plan(simplify(program.graph));
  BoundPlan whole(plan.view()), in_blocks(plan.view());
  const Buffer<RowBlocks> blocks = find_row_blocks(plan.view());
  for (int call = 0; call < 2; ++call) {
    whole.run({});
    in_blocks.run(blocks);
    for (Index o = 0; o < plan.view().output_count(); ++o)
      EXPECT_EQ(in_blocks.output(o), whole.output(o)) << "output " << o << " of call " << call;
  }
  return blocks.size();
}

constexpr Index batch = 3, time = 300;
constexpr DotDims scores_of = {{0}, {0}, {2}, {2}}, values_of = {{0}, {0}, {2}, {1}};

Var attention(Var q, Var k, Var v) { return dot_general(softmax(dot_general(q, k, scores_of) / 4.0), v, values_of); }

TEST(RowBlocks, AttentionOfInputs) {
  Program program;
  const Var q = program.input("q", {batch, time, 8}), k = program.input("k", {batch, time, 8}),
            v = program.input("v", {batch, time, 5});
  program.output(attention(q, k, v));
  EXPECT_EQ(expect_same_bits(program), 1);
  const Plan plan = make_plan(simplify(program.graph));
  const RowBlocks blocks = find_row_blocks(plan.view())[0];
  EXPECT_EQ(blocks.rows, 96);  // 128 KiB: a matrix has three blocks and a part of one
}

// Also where the plan has given the memory of the first operand to the last result, row by row.
TEST(RowBlocks, AttentionOfHeadsThatLieBesideEachOther) {
  for (const bool has_keys_first : {false, true}) {
    Program program;
    const Var x = program.input("x", {2, 200, 24}), w = program.input("w", {24, 24}),
              mask = program.input("mask", {200, 200});
    const auto heads = [&](Var y) { return transpose(reshape(matmul(y, w), {2, 200, 4, 6}), {0, 2, 1, 3}); };
    const DotDims scores{{0, 1}, {0, 1}, {3}, {3}}, values{{0, 1}, {0, 1}, {3}, {2}};
    const Var one = heads(x), two = heads(x * 2.0), v = heads(x + 1.0);
    const Var q = has_keys_first ? two : one, k = has_keys_first ? one : two;
    const Var masks = broadcast_to(mask, {2, 4, 200, 200}), odds = softmax(dot_general(q, k, scores) + masks);
    const Var y = transpose(dot_general(odds, v, values), {0, 2, 1, 3});
    program.output(matmul(reshape(y, {2, 200, 24}), w) + x);
    EXPECT_EQ(expect_same_bits(program), 1);
  }
}

// What follows the second product is done block by block, too: sums that lie in the result or in memory of their own,
// factors of rows and of columns.
TEST(RowBlocks, EpiloguesOfTheSecondProduct) {
  const auto blocks_of = [](auto after) {
    Program program;
    const Var q = program.input("q", {batch, time, 8}), k = program.input("k", {batch, time, 8}),
              v = program.input("v", {batch, time, 8});
    const Var y = attention(q, k, v);
    program.output(after(program, y, v));
    EXPECT_TRUE(make_plan(simplify(program.graph)).view().dots.back().epilogue.exists());
    return expect_same_bits(program);
  };
  EXPECT_EQ(blocks_of([](Program&, Var y, Var v) { return y * 0.5 + v; }), 1);
  EXPECT_EQ(blocks_of([](Program&, Var y, Var) { return convert(tanh(y), DType::bf16); }), 1);
  EXPECT_EQ(blocks_of([](Program& program, Var y, Var) {
              const Var rows = program.input("rows", {batch, time}), columns = program.input("columns", {8});
              return y * expand_dims(rows, 2) + columns;
            }),
            1);
}

TEST(RowBlocks, RowsOfTheRightOperandAreReadWhereTheyAre) {
  Program program;
  const Var q = program.input("q", {600, 8}), k = program.input("k", {8, 512}), v = program.input("v", {512, 7}),
            row = program.input("row", {600, 1}), column = program.input("column", {512});
  program.output(matmul(softmax(matmul(q, k) * row + column), v));
  EXPECT_EQ(expect_same_bits(program), 1);
}

TEST(RowBlocks, InLoops) {
  Program program;
  const Var x = program.input("x", {batch, time, 6}), w = program.input("w", {3, 6, 6});
  const Scanned layers = scan(program.graph, 3, {x}, {w}, [](const Buffer<Var>& carry, const Buffer<Var>& weights) {
    const Var y = matmul(carry[0], weights[0]);
    return Scanned{{attention(y, carry[0], y * 2.0)}, {}};
  });
  program.output(layers.carry[0]);
  EXPECT_EQ(expect_same_bits(program), 1);
}

TEST(RowBlocks, WhatOthersReadStaysWhole) {
  const auto blocks_of = [](auto more) {
    Program program;
    const Var q = program.input("q", {batch, time, 8}), k = program.input("k", {batch, time, 8});
    const Var scores = dot_general(q, k, scores_of), odds = softmax(scores);
    more(program, q, scores, odds, dot_general(odds, k, values_of));
    return expect_same_bits(program);
  };
  EXPECT_EQ(blocks_of([](Program& program, Var, Var, Var, Var y) { program.output(y); }), 1);
  EXPECT_EQ(blocks_of([](Program& program, Var, Var, Var odds, Var y) { program.output(odds), program.output(y); }), 0);
  EXPECT_EQ(blocks_of([](Program& program, Var, Var scores, Var, Var y) {
              program.output(transpose(scores, {2, 1, 0}));
              program.output(y);
            }),
            0);
  // The rows of the first operand, which the last product writes, too.
  EXPECT_EQ(blocks_of([](Program& program, Var, Var, Var odds, Var) {
              program.output(dot_general(odds, odds, {{0}, {0}, {2}, {1}}));
            }),
            0);
  // Small matrices stay in the cache.
  Program small;
  const Var q = small.input("q", {batch, 100, 8});
  small.output(attention(q, q, q));
  EXPECT_EQ(expect_same_bits(small), 0);
}

// Projections whose memory is used again, by turns and in several orders.
TEST(RowBlocks, RandomProgramsKeepTheirBits) {
  const std::uint32_t seeds = testing::random_cases(60);
  Index found = 0;
  for (std::uint32_t seed = 0; seed < seeds; ++seed) {
    SCOPED_TRACE(::testing::Message() << "seed " << seed);
    std::uint32_t state = seed * 2654435761u + 12345u;
    const auto draw = [&state](std::uint32_t count) {
      return ((state = state * 1664525u + 1013904223u) >> 20) % count;
    };
    Program program;
    Buffer<Var> values;
    values.push_back(program.input("x", {batch, time, 8}));
    const Var w = program.input("w", {8, 8});
    const auto any = [&] {
      return values[values.size() - 1 - draw(values.size() < 3 ? static_cast<std::uint32_t>(values.size()) : 3u)];
    };
    for (int i = 0; i < 6; ++i) switch (draw(5)) {
        case 0: values.push_back(matmul(any(), w)); break;
        case 1: values.push_back(any() * any()); break;
        case 2: values.push_back(transpose(reshape(any(), {batch, 8, time}), {0, 2, 1})); break;
        default: {
          const Var scores = dot_general(any(), any(), scores_of);
          values.push_back(dot_general(draw(2) == 0 ? softmax(scores) : scores * 0.25, any(), values_of));
        }
      }
    program.output(values.back());
    program.output(any());
    found += expect_same_bits(program);
    if (HasFailure()) return;
  }
  EXPECT_GT(found, Index{seeds / 3});
}

}  // namespace weft::row_blocks_test
