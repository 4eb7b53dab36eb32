// Instruction lists as types, and sets of instructions as packs of indices.
#include <weft/kernels/instruction_list.hpp>

#include <gtest/gtest.h>

#include <type_traits>

namespace weft::instruction_list_test {

constexpr Instruction add{Opcode::add, 1, 0, 0, DType::i32, Extent::full, 0};
using List = InstructionList<encode({Opcode::load, 0, 0, 0, DType::u32, Extent::full, 1}),
                             encode({Opcode::load, 0, 0, 0, DType::bf16, Extent::col, 2}), encode(add),
                             encode({Opcode::store, 2, 0, 0, DType::i32, Extent::full, 0})>;

TEST(InstructionList, KeepsItsInstructionsInOrder) {
  static_assert(List::size == 4 && List::list[2] == add);
  EXPECT_EQ(List::size, 4);
  EXPECT_EQ(List::list[2], add);
  EXPECT_EQ(List::operand_type(2), DType::bf16);
  EXPECT_EQ(List::plan.size, 4);
}

TEST(InstructionList, GivesEqualShapesToInstructionsThatDifferInOperandsOnly) {
  constexpr Instruction other{Opcode::add, 0, 1, 0, DType::i32, Extent::full, 0};
  constexpr Instruction unsigned_one{Opcode::add, 1, 0, 0, DType::u32, Extent::full, 0};
  static_assert(decode(List::shape(2)) == Instruction{Opcode::add, 0, 0, 0, DType::i32, Extent::full, 0});
  EXPECT_EQ(List::shape(2), InstructionList<encode(other)>::shape(0));
  EXPECT_NE(List::shape(2), InstructionList<encode(unsigned_one)>::shape(0));
}

constexpr EncodedInstruction full_f32(Opcode opcode, int a, int b, int c = 0, DType dtype = DType::f32) {
  return encode({opcode, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c),
                 dtype, Extent::full, 0});
}
template <Opcode compare, int a, int b, DType type = DType::f32>
constexpr std::uint8_t bound =
    InstructionList<full_f32(Opcode::load, 0, 0, 0, type), full_f32(Opcode::load, 0, 0, 0, type),
                    full_f32(compare, 0, 1, 0, DType::pred), full_f32(Opcode::select, 2, a, b, type)>::bound_of(3);

TEST(InstructionList, KnowsSelectsThatAreBounds) {
  EXPECT_EQ((bound<Opcode::less, 1, 0>), bounds_below);
  EXPECT_EQ((bound<Opcode::greater, 1, 0>), bounds_above);
  EXPECT_EQ((bound<Opcode::less, 1, 0, DType::bf16>), bounds_below);
  EXPECT_EQ((bound<Opcode::less, 0, 1>), 0) << "NaN and zeros come from the other side";
  EXPECT_EQ((bound<Opcode::less_equal, 1, 0>), 0);
  EXPECT_EQ((bound<Opcode::less, 1, 1>), 0);
  EXPECT_EQ((bound<Opcode::less, 1, 0, DType::i32>), 0);
}

TEST(InstructionList, ListsTheMembersOfASet) {
  static_assert(std::is_same_v<IndicesOf<0>, Indices<>>);
  static_assert(std::is_same_v<IndicesOf<0b101001>, Indices<0, 3, 5>>);
  static_assert(std::is_same_v<FirstIndices<3>, Indices<0, 1, 2>>);
  EXPECT_TRUE((std::is_same_v<IndicesOf<InstructionSet{1} << 47>, Indices<47>>));
}

}  // namespace weft::instruction_list_test
