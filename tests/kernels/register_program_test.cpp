// Loops on a few elements as one program of registers: the bits of the interpreted loops one after another, also where
// one reads what another stored.
#include "fused_loop_case.hpp"

#include <weft/kernels/register_program.hpp>
#include <weft/kernels/scalar_loop.hpp>

namespace weft::test::register_program_test {

ListView<EncodedInstruction> view(const std::vector<EncodedInstruction>& list) { return {list.data(), list.size()}; }

std::unique_ptr<const InterpretedLoop> loop_of(const std::vector<EncodedInstruction>& list, Isa isa) {
  const auto size = static_cast<int>(list.size());
  if (needs_scalars(list.data(), size)) return std::make_unique<const ScalarLoop>(list.data(), size);
  return interpreted_loop(list, isa);
}
bool fits(const std::vector<EncodedInstruction>& list, Index rows, Index cols) {
  return RegisterProgram::fits(view(list), *loop_of(list, active_isa()), rows, cols);
}

// Runs `list` twice, the second time on what the first run stored in output 0, in loops and in a program.
void expect_same_bits(const std::vector<EncodedInstruction>& list, Index rows, Index cols, Isa isa) {
  const auto size = static_cast<int>(list.size());
  CaseMemory whole = make_memory(list.data(), size, rows, cols, {.special = true}),
             called = make_memory(list.data(), size, rows, cols, {.special = true});
  CaseMemory whole_next = make_memory(list.data(), size, rows, cols, {}),
             called_next = make_memory(list.data(), size, rows, cols, {});
  whole_next.arguments.load[0] = whole.arguments.store[0];
  called_next.arguments.load[0] = called.arguments.store[0];

  const std::unique_ptr<const InterpretedLoop> loop = loop_of(list, isa);
  ASSERT_TRUE(RegisterProgram::fits(view(list), *loop, rows, cols)) << rows << " x " << cols;
  for (CaseMemory* const one : {&whole, &whole_next, &called, &called_next}) one->arguments.program = loop.get();
  for (CaseMemory* const one : {&whole, &whole_next})
    (loop->is_scalar() ? run_scalar_loop : interpreting_loop(isa))(one->arguments);

  RegisterProgram program;
  program.add_loop(view(list), called.arguments);
  program.add_loop(view(list), called_next.arguments);
  program.finish();
  program.run();
  EXPECT_EQ(called.store, whole.store) << name_of(isa) << ", " << rows << " x " << cols;
  EXPECT_EQ(called_next.store, whole_next.store) << name_of(isa) << ", " << rows << " x " << cols;
}
void expect_same_bits(const std::vector<EncodedInstruction>& list) {
  for (const Isa isa : available_isas())
    for (Index cols = 1; cols <= vector_bytes(isa) / 4; cols += cols < 4 ? 1 : 3) expect_same_bits(list, 1, cols, isa);
}

TEST(RegisterProgram, HasTheBitsOfTheLoops) {
  expect_same_bits({load(0), load(1, scalar), op(Opcode::multiply, 0, 1), op(Opcode::sine, 2),
                    op(Opcode::subtract, 3, 0), store(4, 0), store(2, 1)});
  expect_same_bits({load(0, full, i32), op(Opcode::multiply, 0, 0, i32), op(Opcode::convert, 1), op(Opcode::exp, 2),
                    op(Opcode::less, 2, 3, pred), store(1, 0, full, i32), store(4, 1, full, pred)});
  expect_same_bits({load(0, full, bf16), load(1, full, f16), op(Opcode::add, 0, 0, bf16),
                    op(Opcode::tanh, 1, full, f16), store(2, 0, full, bf16), store(3, 1, full, f16)});
}

TEST(RegisterProgram, OneElementOfAnyTypeIsAScalar) {
  constexpr DType f64 = DType::f64, i64 = DType::i64, u8 = DType::u8;
  const std::vector<std::vector<EncodedInstruction>> lists = {
      {load(0, full, f64), load(1, full, f64), op(Opcode::divide, 0, 1, f64), op(Opcode::sine, 2, full, f64),
       op(Opcode::less, 3, 0, pred), op(Opcode::select, 4, 3, 1, full, f64), store(5, 0, full, f64),
       store(4, 1, full, pred)},
      {load(0, full, i64), op(Opcode::multiply, 0, 0, i64), op(Opcode::convert, 1, full, f32), op(Opcode::exp, 2),
       op(Opcode::convert, 3, full, u8), op(Opcode::col_index, 0, full, i32), store(1, 0, full, i64),
       store(4, 1, full, u8), store(5, 2, full, i32)}};
  for (const auto& list : lists) expect_same_bits(list, 1, 1, active_isa());
  EXPECT_FALSE(fits(lists[0], 1, 2));
}

TEST(RegisterProgram, NumbersRowsAndColumns) {
  expect_same_bits({load(0), op(Opcode::col_index, 0, col, i32), op(Opcode::convert, 1, col), op(Opcode::add, 0, 2),
                    store(3, 0), store(1, 1, col, i32)});
}

TEST(RegisterProgram, RowsOfAMapAreOneVector) {
  const std::vector<EncodedInstruction> list{load(0), op(Opcode::sqrt, 0), store(1, 0)};
  for (const Isa isa : available_isas()) expect_same_bits(list, 2, 2, isa);
  EXPECT_FALSE(fits(list, 5, 20));
  EXPECT_FALSE(fits({load(0), load(1, row), op(Opcode::add, 0, 1), store(2, 0)}, 2, 2));
  EXPECT_FALSE(fits({load(0), op(Opcode::sum_cols, 0, row), store(1, 0, row)}, 1, 4));
}

// x = x + y; y = x, once a run.
TEST(RegisterProgram, CopiesAreSeenByWhatFollows) {
  for (const Isa isa : available_isas())
    for (const Index elements : {Index{1}, Index{3}}) {
      alignas(64) float x[4] = {1, 2, 3, 9}, y[4] = {1, 1, 1, 9}, sum[4] = {9, 9, 9, 9};
      RegisterProgram program;
      LoopArguments arguments{.rows = 1, .cols = elements, .stride = elements};
      arguments.load[0] = x;
      arguments.load[1] = y;
      arguments.store[0] = sum;
      const auto bytes = elements * 4;
      const std::vector<EncodedInstruction> sum_of_both{load(0), load(1), op(Opcode::add, 0, 1), store(2, 0)};
      const auto loop = loop_of(sum_of_both, isa);
      arguments.program = loop.get();
      program.add_loop(view(sum_of_both), arguments);
      program.add_copy(reinterpret_cast<const char*>(x), reinterpret_cast<char*>(y), bytes);
      program.add_copy(reinterpret_cast<const char*>(sum), reinterpret_cast<char*>(x), bytes);
      program.finish();
      for (int run = 0; run < 5; ++run) program.run();  // Fibonacci
      EXPECT_EQ(x[0], 13);
      EXPECT_EQ(y[0], 8);
      EXPECT_EQ(x[3], 9);
      EXPECT_EQ(x[1], elements == 1 ? 2 : 21);
    }
}

}  // namespace weft::test::register_program_test
