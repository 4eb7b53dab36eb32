// The plan of a fused loop: passes, what each computes, and which lists are refused.
#include <weft/kernels/loop_plan.hpp>

#include <gtest/gtest.h>

#include <initializer_list>

namespace weft::loop_plan_test {

constexpr Instruction load(std::uint8_t slot, Extent extent = Extent::full) {
  return {Opcode::load, 0, 0, 0, DType::f32, extent, slot};
}
constexpr Instruction op(Opcode code, std::uint8_t a, std::uint8_t b = 0, Extent extent = Extent::full) {
  return {code, a, b, 0, DType::f32, extent, 0};
}
constexpr Instruction store(std::uint8_t a, std::uint8_t slot, Extent extent = Extent::full) {
  return {Opcode::store, a, 0, 0, DType::f32, extent, slot};
}
constexpr LoopPlan plan_of(std::initializer_list<Instruction> list) {
  EncodedInstruction encoded[max_instructions + 1] = {};
  int size = 0;
  for (const Instruction& instruction : list) encoded[size++] = encode(instruction);
  return plan_loop(encoded, size);
}
constexpr InstructionSet set(std::initializer_list<int> members) {
  InstructionSet result = 0;
  for (const int i : members) result |= InstructionSet{1} << i;
  return result;
}

constexpr LoopPlan softmax() {
  return plan_of({load(0), op(Opcode::max_cols, 0, 0, Extent::row), op(Opcode::subtract, 0, 1), op(Opcode::exp, 2),
                  op(Opcode::sum_cols, 3, 0, Extent::row), op(Opcode::divide, 3, 4), store(5, 0)});
}

TEST(LoopPlan, CutsSoftmaxIntoThreePasses) {
  static_assert(softmax().valid && softmax().passes == 3);
  const LoopPlan plan = softmax();
  EXPECT_TRUE(plan.valid);
  EXPECT_TRUE(plan.reduces_columns);
  EXPECT_FALSE(plan.flattens);
  EXPECT_EQ(plan.passes, 3);
  EXPECT_EQ(plan.inner[0], set({0}));
  EXPECT_EQ(plan.inner[1], set({0, 2, 3}));
  EXPECT_EQ(plan.kept, 3) << "the exponential waits in the output";
  EXPECT_EQ(plan.inner[2], set({5, 6}));
  EXPECT_EQ(plan.reductions[0], set({1}));
  EXPECT_EQ(plan.reductions[1], set({4}));
  EXPECT_EQ(plan.full_stores, set({6}));
}

// A maximum waits longer for its last value than a sum, so that more work is done beside it.
TEST(LoopPlan, KnowsHowLongReductionsWait) {
  const LoopPlan plan = softmax();
  EXPECT_EQ(plan.wait[0], 16);
  EXPECT_EQ(plan.wait[1], 8);
  EXPECT_EQ(plan.wait[2], 0);
  const LoopPlan both = plan_of({load(0), op(Opcode::sum_rows, 0, 0, Extent::col), op(Opcode::max_rows, 0, 0, Extent::col),
                                 store(1, 0, Extent::col), store(2, 1, Extent::col)});
  EXPECT_EQ(both.passes, 1);
  EXPECT_EQ(both.wait[0], 16);
}

TEST(LoopPlan, ComputesAgainWhatCannotWaitInAnOutput) {
  // The last pass needs the operand itself, which the output may overwrite.
  const LoopPlan again = plan_of({load(0), op(Opcode::exp, 0), op(Opcode::sum_cols, 1, 0, Extent::row),
                                  op(Opcode::divide, 1, 2), op(Opcode::multiply, 3, 0), store(4, 0)});
  EXPECT_EQ(again.kept, -1);
  EXPECT_EQ(again.inner[1], set({0, 1, 3, 4, 5}));
  // A bf16 output cannot hold it.
  Instruction narrow = store(3, 0);
  narrow.dtype = DType::bf16;
  EXPECT_EQ(
      plan_of({load(0), op(Opcode::exp, 0), op(Opcode::sum_cols, 1, 0, Extent::row), op(Opcode::divide, 1, 2), narrow})
          .kept,
      -1);
}

TEST(LoopPlan, StoresInTheLastPassSoThatOperandsMayBeOverwritten) {
  const LoopPlan plan =
      plan_of({load(0), store(0, 0), op(Opcode::sum_cols, 0, 0, Extent::row), op(Opcode::subtract, 0, 2),
               op(Opcode::sum_cols, 3, 0, Extent::row), store(4, 1, Extent::row)});
  EXPECT_EQ(plan.passes, 2);
  EXPECT_EQ(plan.inner[0] & plan.full_stores, set({}));
  EXPECT_EQ(plan.inner[1] & plan.full_stores, set({1}));
}

TEST(LoopPlan, ComputesValuesOfRowsOnceARow) {
  const LoopPlan plan = plan_of({load(0, Extent::row), op(Opcode::exp, 0, 0, Extent::row), load(1),
                                 op(Opcode::sum_cols, 2, 0, Extent::row), op(Opcode::log, 3, 0, Extent::row),
                                 op(Opcode::add, 4, 1, Extent::row), store(5, 0, Extent::row)});
  EXPECT_EQ(plan.passes, 1);
  EXPECT_EQ(plan.rows_before[0], set({0, 1}));
  EXPECT_EQ(plan.rows_before[1], set({4, 5}));
  EXPECT_EQ(plan.inner[0], set({2}));
}

TEST(LoopPlan, FlattensOnlyMapsOfFullAndScalarValues) {
  static_assert(plan_of({load(0), load(1, Extent::scalar), op(Opcode::add, 0, 1), store(2, 0)}).flattens);
  EXPECT_TRUE(plan_of({load(0), load(1, Extent::scalar), op(Opcode::add, 0, 1), store(2, 0)}).flattens);
  EXPECT_FALSE(plan_of({load(0), load(1, Extent::row), op(Opcode::add, 0, 1), store(2, 0)}).flattens);
  EXPECT_FALSE(plan_of({load(0), load(1, Extent::col), op(Opcode::add, 0, 1), store(2, 0)}).flattens);
  EXPECT_FALSE(plan_of({op(Opcode::row_index, 0), store(0, 0)}).flattens);
  EXPECT_FALSE(softmax().flattens);
}

TEST(LoopPlan, RefusesListsThatCannotRun) {
  static_assert(!plan_of({op(Opcode::exp, 0), store(0, 0)}).valid);
  EXPECT_FALSE(plan_of({op(Opcode::exp, 0), store(0, 0)}).valid) << "an operand that is not earlier";
  EXPECT_FALSE(plan_of({load(0), store(0, 0), op(Opcode::exp, 1), store(2, 0)}).valid) << "the value of a store";
  EXPECT_FALSE(plan_of({load(0), op(Opcode::exp, 0, 0, Extent::row), store(1, 0, Extent::row)}).valid)
      << "one value a row of one value an element";
  EXPECT_FALSE(plan_of({load(0), store(0, 0, Extent::col)}).valid) << "an output smaller than its value";
  EXPECT_FALSE(plan_of({load(max_loads), store(0, 0)}).valid) << "an operand beyond the last";
  EXPECT_FALSE(plan_of({load(0), op(Opcode::sum_cols, 0, 0, Extent::row), op(Opcode::sum_rows, 0, 0, Extent::col),
                        store(1, 0, Extent::row), store(2, 1, Extent::col)})
                   .valid)
      << "reductions in both directions";
}

TEST(LoopPlan, RefusesMoreWaitingReductionsThanPasses) {
  EncodedInstruction encoded[2 * max_passes + 4] = {encode(load(0))};
  int size = 1;
  const auto chain = [&](int reductions) {
    size = 1;
    for (int i = 0; i < reductions; ++i) {
      const auto value = static_cast<std::uint8_t>(size - 1);
      encoded[size] = encode(op(Opcode::sum_cols, value, 0, Extent::row));
      encoded[size + 1] = encode(op(Opcode::subtract, value, static_cast<std::uint8_t>(size)));
      size += 2;
    }
    encoded[size] = encode(store(static_cast<std::uint8_t>(size - 1), 0));
    return plan_loop(encoded, size + 1).valid;
  };
  EXPECT_TRUE(chain(max_passes - 1));
  EXPECT_FALSE(chain(max_passes));
}

}  // namespace weft::loop_plan_test
