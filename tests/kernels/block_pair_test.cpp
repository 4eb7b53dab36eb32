// Which instructions run as one, and with how many operands.
#include <weft/kernels/block_pair.hpp>

#include <gtest/gtest.h>

namespace weft::block_pair_test {

static_assert(BlockPair{Opcode::multiply, Opcode::add, 1}.operands() == 3);
static_assert(BlockPair{Opcode::negate, Opcode::add, 0}.operands() == 2);
static_assert(BlockPair{Opcode::multiply, Opcode::exp, 0}.operands() == 2);
static_assert(BlockPair{Opcode::subtract, Opcode::multiply, BlockPair::both}.operands() == 2, "a square");
static_assert(BlockPair{Opcode::less, Opcode::select, 0}.operands() == 2, "a bound");

TEST(BlockPair, EveryOneIsInTheListOnce) {
  for (int i = 0; i < block_pairs.size(); ++i) EXPECT_EQ(find_block_pair(block_pairs[i]), i);
}

TEST(BlockPair, WhatIsMoreWorkIsNone) {
  EXPECT_EQ(find_block_pair({Opcode::exp, Opcode::add, 0}), -1);
  EXPECT_EQ(find_block_pair({Opcode::add, Opcode::divide, 0}), -1);
  EXPECT_EQ(find_block_pair({Opcode::multiply, Opcode::add, BlockPair::both}), -1);
}

}  // namespace weft::block_pair_test
