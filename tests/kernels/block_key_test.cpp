// What shares a function, and what does not exist.
#include <weft/kernels/block_key.hpp>

#include <gtest/gtest.h>

namespace weft::block_key_test {

constexpr Instruction now(Opcode opcode, DType dtype = DType::f32, Extent extent = Extent::full) {
  return {opcode, 3, 2, 1, dtype, extent, 5};
}

static_assert(block_key(now(Opcode::load, DType::i32), DType::f32) == block_key(now(Opcode::load), DType::pred),
              "words are words");
static_assert(!(block_key(now(Opcode::load, DType::bf16), DType::f32) == block_key(now(Opcode::load), DType::f32)));
static_assert(!(block_key(now(Opcode::store, DType::f32, Extent::row), DType::f32) ==
                block_key(now(Opcode::store), DType::f32)));
static_assert(!(block_key(now(Opcode::add, DType::bf16), DType::bf16) == block_key(now(Opcode::add), DType::f32)),
              "sums are rounded");
static_assert(block_key(now(Opcode::negate, DType::bf16), DType::bf16) == block_key(now(Opcode::negate), DType::f32),
              "nothing is to round");
static_assert(!(block_key(now(Opcode::less, DType::pred), DType::i32) ==
                block_key(now(Opcode::less, DType::pred), DType::u32)));

TEST(BlockKey, EveryOneIsInTheListOnce) {
  EXPECT_LT(block_keys.size(), most_block_keys);
  for (int i = 0; i < block_keys.size(); ++i) EXPECT_EQ(find_block_key(block_keys[i]), i);
}

TEST(BlockKey, WhatFusedLoopsRefuseIsNotInTheList) {
  for (const Opcode opcode : {Opcode::exp, Opcode::power})
    EXPECT_EQ(find_block_key(block_key(now(opcode, DType::i32), DType::i32)), -1);
  EXPECT_EQ(find_block_key(block_key(now(Opcode::shift_right), DType::f32)), -1);
  EXPECT_EQ(find_block_key(block_key(now(Opcode::add, DType::pred), DType::pred)), -1);
  EXPECT_GE(find_block_key(block_key(now(Opcode::maximum, DType::pred), DType::pred)), 0);
}

}  // namespace weft::block_key_test
