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
static_assert(block_key(now(Opcode::less, DType::pred), DType::pred) ==
                  block_key(now(Opcode::less, DType::pred), DType::u32),
              "false < true");
static_assert(!(block_key(now(Opcode::convert, DType::f32), DType::pred) ==
                block_key(now(Opcode::convert, DType::f32), DType::u32)));

TEST(BlockKey, IntegersOfEitherSignShareWhatWrapsAround) {
  for (const Opcode opcode : {Opcode::negate, Opcode::add, Opcode::subtract, Opcode::multiply, Opcode::multiply_add})
    EXPECT_EQ(block_key(now(opcode, DType::i32), DType::i32), block_key(now(opcode, DType::u32), DType::u32));
  for (const Opcode opcode : {Opcode::equal, Opcode::not_equal})
    EXPECT_EQ(block_key(now(opcode, DType::pred), DType::i32), block_key(now(opcode, DType::pred), DType::u32));
  for (const Opcode opcode : {Opcode::divide, Opcode::maximum, Opcode::shift_right})
    EXPECT_NE(block_key(now(opcode, DType::i32), DType::i32), block_key(now(opcode, DType::u32), DType::u32));
}

TEST(BlockKey, AConversionThatChangesNoBitIsABitcast) {
  const BlockKey bitcast = block_key(now(Opcode::bitcast, DType::u32), DType::f32);
  EXPECT_EQ(block_key(now(Opcode::convert, DType::u32), DType::i32), bitcast);
  EXPECT_EQ(block_key(now(Opcode::convert, DType::f32), DType::bf16), bitcast);
  EXPECT_EQ(block_key(now(Opcode::convert, DType::pred), DType::pred), bitcast);
  EXPECT_NE(block_key(now(Opcode::convert, DType::bf16), DType::f32), bitcast);
  EXPECT_NE(block_key(now(Opcode::convert, DType::i32), DType::pred), bitcast);
  EXPECT_NE(block_key(now(Opcode::convert, DType::pred), DType::i32), bitcast);
}

TEST(BlockKey, EveryOneIsInTheListOnce) {
  EXPECT_LT(block_keys.size(), most_block_keys);
  for (int i = 0; i < block_keys.size(); ++i) EXPECT_EQ(find_block_key(block_keys[i]), i);
}

TEST(BlockKey, WhatFusedLoopsRefuseIsNotInTheList) {
  for (const Opcode opcode : {Opcode::exp, Opcode::power})
    for (const DType of : {DType::i32, DType::f32})
      EXPECT_EQ(find_block_key(block_key(now(opcode, DType::i32), of)), -1);
  EXPECT_EQ(find_block_key(block_key(now(Opcode::shift_right), DType::f32)), -1);
  EXPECT_EQ(find_block_key(block_key(now(Opcode::add, DType::pred), DType::pred)), -1);
  EXPECT_GE(find_block_key(block_key(now(Opcode::maximum, DType::pred), DType::pred)), 0);
}

}  // namespace weft::block_key_test
