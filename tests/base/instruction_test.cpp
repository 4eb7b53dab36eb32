// The words of fused kernels: every field survives, at its own place, and every code has its number of operands.
#include <weft/base/instruction.hpp>

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace weft {
namespace {

static_assert(max_instructions <= 64, "a set of instructions is one 64-bit word");
static_assert(max_loads <= 32 && max_stores <= 32, "a set of slots is one 32-bit word");

constexpr int code_count = static_cast<int>(Code::store) + 1;

// A word is a kernel's key: its layout is pinned, so that a key means the same in every binary.
static_assert(encode({Code::load, 0, 0, 0, DType::f32, Extent::full, 0}) == 0);
static_assert(encode({static_cast<Code>(1), 2, 3, 4, static_cast<DType>(3), static_cast<Extent>(2), 7}) ==
              0x0007'02'03'04'03'02'01u);
static_assert(decode(encode({Code::multiply_add, 1, 2, 3, DType::u32, Extent::col, 15})) ==
              Instruction{Code::multiply_add, 1, 2, 3, DType::u32, Extent::col, 15});

std::vector<Instruction> instructions() {
  std::vector<Instruction> all;
  for (int code = 0; code < code_count; ++code)
    for (DType dtype : {DType::f32, DType::bf16, DType::i32, DType::u32, DType::pred})
      for (Extent extent : {Extent::full, Extent::row, Extent::col, Extent::scalar})
        for (int at : {0, 1, 47, 255}) {
          const auto byte = [at](int bit) { return static_cast<std::uint8_t>(at ^ bit); };
          all.push_back({static_cast<Code>(code), byte(0), byte(2), byte(4), dtype, extent, byte(8)});
        }
  return all;
}

TEST(Instruction, SurvivesAsAWord) {
  for (const Instruction& instruction : instructions()) ASSERT_TRUE(decode(encode(instruction)) == instruction);
}

TEST(Instruction, DifferentInstructionsAreDifferentWords) {
  std::set<std::uint64_t> words;
  for (const Instruction& instruction : instructions()) words.insert(encode(instruction));
  EXPECT_EQ(words.size(), instructions().size());
}

TEST(Instruction, EveryCodeHasItsNumberOfOperands) {
  const std::vector<std::vector<Code>> by_count = {
      {Code::load, Code::accumulator, Code::row_index, Code::col_index},
      {Code::negate, Code::absolute, Code::exp, Code::log, Code::tanh, Code::logistic, Code::sqrt, Code::rsqrt,
       Code::sign, Code::floor, Code::convert, Code::logical_not, Code::sum_cols, Code::max_cols, Code::min_cols,
       Code::sum_rows, Code::max_rows, Code::min_rows, Code::store},
      {Code::add, Code::subtract, Code::multiply, Code::divide, Code::maximum, Code::minimum, Code::power, Code::equal,
       Code::not_equal, Code::less, Code::less_equal, Code::greater, Code::greater_equal, Code::bit_and, Code::bit_or,
       Code::bit_xor, Code::shift_left, Code::shift_right},
      {Code::random_bits, Code::select, Code::multiply_add}};
  std::size_t listed = 0;
  for (std::size_t count = 0; count < by_count.size(); ++count)
    for (Code code : by_count[count]) {
      EXPECT_EQ(operand_count(code), static_cast<int>(count)) << "code " << static_cast<int>(code);
      ++listed;
    }
  EXPECT_EQ(listed, std::size_t{code_count}) << "a code is missing here";
  static_assert(operand_count(Code::store) == 1 && operand_count(Code::select) == 3);
}

TEST(Instruction, ReductionsGoOneWay) {
  const std::set<Code> columns = {Code::sum_cols, Code::max_cols, Code::min_cols},
                       rows = {Code::sum_rows, Code::max_rows, Code::min_rows};
  for (int i = 0; i < code_count; ++i) {
    const auto code = static_cast<Code>(i);
    EXPECT_EQ(reduces_columns(code), columns.count(code) == 1) << i;
    EXPECT_EQ(reduces_rows(code), rows.count(code) == 1) << i;
  }
}

}  // namespace
}  // namespace weft
