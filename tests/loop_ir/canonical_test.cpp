// Lists that differ in slots and order only have one canonical form, which computes the same.
#include <weft/loop_ir/canonical.hpp>
#include <weft/reference/fused_loop.hpp>

#include <gtest/gtest.h>

#include <vector>

namespace weft::canonical_test {

constexpr Instruction load(std::uint8_t slot, Extent extent = Extent::full) {
  return {Opcode::load, 0, 0, 0, DType::f32, extent, slot};
}
constexpr Instruction op(Opcode code, std::uint8_t a, std::uint8_t b = 0, std::uint8_t c = 0) {
  return {code, a, b, c, DType::f32, Extent::full, 0};
}
constexpr Instruction store(std::uint8_t a, std::uint8_t slot) {
  return {Opcode::store, a, 0, 0, DType::f32, Extent::full, slot};
}
constexpr Buffer<Instruction> list_of(std::initializer_list<Instruction> instructions) {
  Buffer<Instruction> list;
  for (const Instruction& instruction : instructions) list.push_back(instruction);
  return list;
}
std::vector<Instruction> form_of(std::initializer_list<Instruction> instructions) {
  const CanonicalList list = canonicalize(list_of(instructions));
  return {list.instructions.begin(), list.instructions.end()};
}

// exp(x) * y, and x + y.
constexpr auto one = {load(0),     load(1),    op(Opcode::exp, 0), op(Opcode::multiply, 2, 1), op(Opcode::add, 0, 1),
                      store(3, 0), store(4, 1)};
// The same from other slots, the sum first.
constexpr auto other = {
    load(3), load(1), op(Opcode::add, 1, 0), store(2, 1), op(Opcode::exp, 1), op(Opcode::multiply, 4, 0), store(5, 0)};

TEST(Canonical, SlotsAndOrderDoNotMatter) { EXPECT_EQ(form_of(one), form_of(other)); }

TEST(Canonical, ItSaysWhichSlotEachSlotWas) {
  const CanonicalList a = canonicalize(list_of(one)), b = canonicalize(list_of(other));
  ASSERT_EQ(a.loads.size(), 2);
  ASSERT_EQ(b.loads.size(), 2);
  // x and y; the product and the sum.
  EXPECT_EQ(a.loads[0] == 0, b.loads[0] == 1);
  EXPECT_EQ(a.loads[1] == 1, b.loads[1] == 3);
  ASSERT_EQ(a.stores.size(), 2);
  EXPECT_EQ(a.stores[0], b.stores[0]);
  EXPECT_EQ(a.stores[1], b.stores[1]);
}

TEST(Canonical, ACanonicalListStaysAsItIs) {
  const CanonicalList once = canonicalize(list_of(other)), twice = canonicalize(once.instructions);
  EXPECT_EQ(std::vector(once.instructions.begin(), once.instructions.end()),
            std::vector(twice.instructions.begin(), twice.instructions.end()));
  for (Index i = 0; i < twice.loads.size(); ++i) EXPECT_EQ(twice.loads[i], i);
  for (Index i = 0; i < twice.stores.size(); ++i) EXPECT_EQ(twice.stores[i], i);
}

TEST(Canonical, OperandsThatChangePlacesAreAnotherList) {
  EXPECT_NE(form_of({load(0), load(1), op(Opcode::exp, 0), op(Opcode::subtract, 2, 1), store(3, 0)}),
            form_of({load(0), load(1), op(Opcode::exp, 0), op(Opcode::subtract, 1, 2), store(3, 0)}));
  EXPECT_NE(form_of({load(0), load(1), op(Opcode::add, 0, 1), store(2, 0)}),
            form_of({load(0), op(Opcode::add, 0, 0), store(1, 0)}))
      << "one operand twice is not two operands";
}

TEST(Canonical, WhatNoOutputNeedsIsGone) {
  EXPECT_EQ(form_of({load(0), load(1), op(Opcode::exp, 1), op(Opcode::negate, 0), store(3, 0)}),
            form_of({load(0), op(Opcode::negate, 0), store(1, 0)}));
}

TEST(Canonical, TheValuesAreTheSame) {
  const CanonicalList list = canonicalize(list_of(other));
  const std::vector<float> x = {1, 2, 3}, y = {4, 5, 6};
  std::vector<float> plain[2] = {std::vector<float>(3), std::vector<float>(3)}, canonical[2] = {plain[0], plain[1]};
  const auto run = [](const Buffer<Instruction>& instructions, const LoopArguments& arguments) {
    std::vector<EncodedInstruction> encoded;
    for (const Instruction& instruction : instructions) encoded.push_back(encode(instruction));
    reference::fused_loop(encoded.data(), static_cast<int>(encoded.size()), arguments);
  };
  LoopArguments before;
  before.rows = 1, before.cols = 3, before.stride = 3;
  before.load[1] = x.data(), before.load[3] = y.data();
  before.store[0] = plain[0].data(), before.store[1] = plain[1].data();
  run(list_of(other), before);
  LoopArguments after = before;
  for (Index i = 0; i < list.loads.size(); ++i) after.load[i] = before.load[list.loads[i]];
  for (Index i = 0; i < list.stores.size(); ++i) after.store[i] = canonical[list.stores[i]].data();
  run(list.instructions, after);
  EXPECT_EQ(canonical[0], plain[0]);
  EXPECT_EQ(canonical[1], plain[1]);
  EXPECT_EQ(plain[1], (std::vector<float>{5, 7, 9}));
}

}  // namespace weft::canonical_test
