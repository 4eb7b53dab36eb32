// Where values lie while a list is interpreted: registers that are shared, what is read and written in place, and
// pairs.
#include <weft/kernels/block_layout.hpp>

#include <gtest/gtest.h>

namespace weft::block_layout_test {

constexpr Instruction load(int slot, Extent extent = Extent::full, DType dtype = DType::f32) {
  return {Opcode::load, 0, 0, 0, dtype, extent, static_cast<std::uint8_t>(slot)};
}
constexpr Instruction store(int a, int slot, DType dtype = DType::f32) {
  return {Opcode::store, static_cast<std::uint8_t>(a), 0, 0, dtype, Extent::full, static_cast<std::uint8_t>(slot)};
}
constexpr Instruction op(Opcode code, int a, int b = 0, int c = 0, DType dtype = DType::f32) {
  return {code,
          static_cast<std::uint8_t>(a),
          static_cast<std::uint8_t>(b),
          static_cast<std::uint8_t>(c),
          dtype,
          Extent::full,
          0};
}
constexpr bool has(InstructionSet set, int i) { return (set >> i & 1u) != 0; }

template <std::size_t size>
constexpr BlockLayout lay_out(const Instruction (&list)[size], bool joins_pairs = false) {
  EncodedInstruction encoded[size] = {};
  for (std::size_t i = 0; i < size; ++i) encoded[i] = encode(list[i]);
  return lay_out_block(encoded, static_cast<int>(size), joins_pairs);
}
constexpr int full = static_cast<int>(Extent::full);

TEST(BlockLayout, WordsAreReadInPlaceAndOtherTypesConverted) {
  constexpr BlockLayout layout = lay_out({load(0), load(1, Extent::col), load(2, Extent::row),
                                          load(3, Extent::full, DType::bf16), op(Opcode::multiply, 0, 1), store(4, 0)});
  EXPECT_TRUE(has(layout.in_place, 0));
  EXPECT_TRUE(has(layout.in_place, 1));
  EXPECT_FALSE(has(layout.in_place, 2));
  EXPECT_FALSE(has(layout.in_place, 3));
  EXPECT_EQ(layout.whole.of[0], -1);
  EXPECT_GE(layout.part.of[0], 0);  // a part of a vector is copied
  EXPECT_EQ(layout.streams, 3);
  EXPECT_FALSE(has(lay_out({load(0), store(0, 0)}).in_place, 0)) << "an earlier store may be to where it lies";
}

TEST(BlockLayout, ValuesShareRegistersOnceTheyAreRead) {
  // A chain needs one; what a later instruction or a store reads keeps its own.
  EXPECT_EQ(
      lay_out({load(0), op(Opcode::exp, 0), op(Opcode::tanh, 1), op(Opcode::log, 2), store(3, 0)}).whole.count[full],
      1);
  const BlockLayout kept = lay_out({load(0), op(Opcode::exp, 0), store(1, 0), op(Opcode::tanh, 1), store(3, 1)});
  EXPECT_EQ(kept.whole.count[full], 2);
  EXPECT_NE(kept.whole.of[1], kept.whole.of[3]);
}

TEST(BlockLayout, WhatIsReadAfterAValueIsKnown) {
  const BlockLayout layout = lay_out({load(0), load(1), op(Opcode::exp, 0), op(Opcode::divide, 2, 1), store(3, 0),
                                      store(2, 1), store(0, 2), store(2, 3, DType::bf16)});
  EXPECT_EQ(layout.stored_by[3], 4);
  EXPECT_EQ(layout.stored_by[2], 5);
  EXPECT_EQ(layout.stored_by[0], -1);  // an operand
  // Operand 0 is stored after all is computed, operand 1 is last read by the quotient.
  EXPECT_EQ(layout.read_after[2], 3u);
  EXPECT_EQ(layout.read_after[3], 1u);
}

TEST(BlockLayout, ExtentsAreThoseOfTheOperands) {
  const BlockLayout layout = lay_out({load(0, Extent::row), load(1, Extent::scalar), op(Opcode::add, 0, 1),
                                      op(Opcode::col_index, 0), op(Opcode::add, 2, 3), store(4, 0)});
  EXPECT_EQ(layout.list[2].extent, Extent::row);
  EXPECT_EQ(layout.list[3].extent, Extent::col);
  EXPECT_EQ(layout.list[4].extent, Extent::full);
}

TEST(BlockLayout, PairsReadTheOperandsOfBoth) {
  const BlockLayout layout = lay_out({load(0), load(1), load(2), op(Opcode::multiply, 0, 1), op(Opcode::subtract, 2, 3),
                                      op(Opcode::negate, 4), op(Opcode::multiply, 5, 5), store(6, 0)},
                                     true);
  EXPECT_TRUE(has(layout.absorbed, 3));
  EXPECT_EQ(block_pairs[layout.pair[4]], (BlockPair{Opcode::multiply, Opcode::subtract, 1}));
  EXPECT_EQ(layout.operand_counts[4], 3);
  EXPECT_EQ(layout.operands[4][0], 0);
  EXPECT_EQ(layout.operands[4][1], 1);
  EXPECT_EQ(layout.operands[4][2], 2);
  EXPECT_EQ(block_pairs[layout.pair[6]], (BlockPair{Opcode::negate, Opcode::multiply, BlockPair::both}));
  EXPECT_EQ(layout.operands[6][0], 4);
}

TEST(BlockLayout, ValuesThatOthersReadAreNotJoined) {
  EXPECT_EQ(
      lay_out({load(0), op(Opcode::multiply, 0, 0), op(Opcode::add, 1, 0), store(1, 0), store(2, 1)}, true).absorbed,
      0u);
  EXPECT_EQ(
      lay_out({load(0), op(Opcode::multiply, 0, 0, 0, DType::bf16), op(Opcode::add, 1, 0), store(2, 0)}, true).absorbed,
      0u)
      << "it is rounded between";
  const auto bound = [](int b, int c) {
    return lay_out({load(0), load(1), op(Opcode::less, 0, 1, 0, DType::pred), op(Opcode::select, 2, b, c), store(3, 0)},
                   true)
        .absorbed;
  };
  EXPECT_NE(bound(1, 0), 0u);
  EXPECT_EQ(bound(0, 1), 0u) << "the other way around it is no bound";
}

static_assert(!lay_out({op(Opcode::add, 0, 1), store(0, 0)}).plan.valid);

}  // namespace weft::block_layout_test
