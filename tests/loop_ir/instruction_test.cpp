// The instructions of fused loops: every field survives, at its own place, and every opcode has its number of operands.
#include <weft/loop_ir/instruction.hpp>

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace weft::instruction_test {

static_assert(max_instructions <= 64, "a set of instructions is one 64-bit word");
static_assert(max_loads <= 32 && max_stores <= 32, "a set of slots is one 32-bit word");

constexpr int code_count = static_cast<int>(Opcode::store) + 1;

// An encoding is part of a kernel's key: its layout is pinned, so that a key means the same in every binary.
static_assert(encode({Opcode::load, 0, 0, 0, DType::f32, Extent::full, 0}) == 0);
static_assert(encode({static_cast<Opcode>(1), 2, 3, 4, static_cast<DType>(3), static_cast<Extent>(2), 7}) ==
              0x0007'02'03'04'03'02'01u);
static_assert(decode(encode({Opcode::multiply_add, 1, 2, 3, DType::u32, Extent::col, 15})) ==
              Instruction{Opcode::multiply_add, 1, 2, 3, DType::u32, Extent::col, 15});

std::vector<Instruction> instructions() {
  std::vector<Instruction> all;
  for (int code = 0; code < code_count; ++code)
    for (DType dtype : {DType::f32, DType::bf16, DType::i32, DType::u32, DType::pred})
      for (Extent extent : {Extent::full, Extent::row, Extent::col, Extent::scalar})
        for (int at : {0, 1, 47, 255}) {
          const auto byte = [at](int bit) { return static_cast<std::uint8_t>(at ^ bit); };
          all.push_back({static_cast<Opcode>(code), byte(0), byte(2), byte(4), dtype, extent, byte(8)});
        }
  return all;
}

TEST(Instruction, SurvivesAsAWord) {
  for (const Instruction& instruction : instructions()) ASSERT_TRUE(decode(encode(instruction)) == instruction);
}

TEST(Instruction, DifferentInstructionsHaveDifferentEncodings) {
  std::set<EncodedInstruction> encoded;
  for (const Instruction& instruction : instructions()) encoded.insert(encode(instruction));
  EXPECT_EQ(encoded.size(), instructions().size());
}

TEST(Instruction, EveryCodeHasItsNumberOfOperands) {
  const std::vector<std::vector<Opcode>> by_count = {
      {Opcode::load, Opcode::accumulator, Opcode::row_index, Opcode::col_index},
      {Opcode::negate,   Opcode::absolute, Opcode::exp,      Opcode::expm1,       Opcode::log,      Opcode::log1p,
       Opcode::tanh,     Opcode::logistic, Opcode::erf,      Opcode::erfc,        Opcode::sine,     Opcode::cosine, Opcode::sqrt,     Opcode::rsqrt,
       Opcode::sign,
       Opcode::floor,    Opcode::bitcast,  Opcode::convert, Opcode::logical_not, Opcode::sum_cols, Opcode::max_cols, Opcode::min_cols,
       Opcode::sum_rows, Opcode::max_rows, Opcode::min_rows, Opcode::store},
      {Opcode::add, Opcode::subtract, Opcode::multiply, Opcode::divide, Opcode::maximum, Opcode::minimum, Opcode::power, Opcode::remainder,
       Opcode::equal, Opcode::not_equal, Opcode::less, Opcode::less_equal, Opcode::greater, Opcode::greater_equal,
       Opcode::bit_and, Opcode::bit_or, Opcode::bit_xor, Opcode::shift_left, Opcode::shift_right},
      {Opcode::random_bits, Opcode::select, Opcode::multiply_add}};
  std::size_t listed = 0;
  for (std::size_t count = 0; count < by_count.size(); ++count)
    for (Opcode code : by_count[count]) {
      EXPECT_EQ(operand_count(code), static_cast<int>(count)) << "code " << static_cast<int>(code);
      ++listed;
    }
  EXPECT_EQ(listed, std::size_t{code_count}) << "a code is missing here";
  static_assert(operand_count(Opcode::store) == 1 && operand_count(Opcode::select) == 3);
}

TEST(Instruction, ReductionsGoOneWay) {
  const std::set<Opcode> columns = {Opcode::sum_cols, Opcode::max_cols, Opcode::min_cols},
                         rows = {Opcode::sum_rows, Opcode::max_rows, Opcode::min_rows};
  for (int i = 0; i < code_count; ++i) {
    const auto code = static_cast<Opcode>(i);
    EXPECT_EQ(reduces_columns(code), columns.count(code) == 1) << i;
    EXPECT_EQ(reduces_rows(code), rows.count(code) == 1) << i;
  }
}

}  // namespace weft::instruction_test
