// One list for all lists that differ only in how they number slots and order independent instructions: equal loops then
// share one kernel, whatever graph they come from.
#ifndef WEFT_LOOP_IR_CANONICAL_HPP
#define WEFT_LOOP_IR_CANONICAL_HPP

#include <weft/base/buffer.hpp>
#include <weft/loop_ir/instruction.hpp>

namespace weft {

// `loads` and `stores`: by new slot, the slot that it had.
struct CanonicalList {
  Buffer<Instruction> instructions;
  Buffer<std::int32_t> loads, stores;
};

namespace detail {

class Canonicalizer {
 public:
  constexpr explicit Canonicalizer(const Buffer<Instruction>& list) : list_(list) {}

  constexpr CanonicalList run() {
    find_keys();
    bool stored[max_instructions] = {};
    for (Index left = store_count_; left > 0; --left) {
      Index next = -1;
      for (Index i = 0; i < list_.size(); ++i)
        if (list_[i].opcode == Opcode::store && !stored[i] && (next < 0 || key_[i] < key_[next])) next = i;
      stored[next] = true;
      emit(next);
    }
    return static_cast<CanonicalList&&>(result_);
  }

 private:
  const Buffer<Instruction>& list_;
  CanonicalList result_;
  std::uint64_t key_[max_instructions] = {};  // what an instruction computes, whatever the slots: a hash
  std::int16_t at_[max_instructions] = {};    // 1 + where it is in the new list; 0: not yet there
  Index store_count_ = 0;

  [[nodiscard]] static constexpr std::uint64_t mix(std::uint64_t hash, std::uint64_t more) {
    hash = (hash ^ more) * 0x9E3779B97F4A7C15u;  // 2^64 / golden ratio
    return hash ^ hash >> 32;
  }
  constexpr void find_keys() {
    for (Index i = 0; i < list_.size(); ++i) {
      const Instruction& now = list_[i];
      const std::uint8_t operands[3] = {now.a, now.b, now.c};
      std::uint64_t key = encode({now.opcode, 0, 0, 0, now.dtype, now.extent, 0});
      for (int k = 0; k < operand_count(now.opcode); ++k) key = mix(key, key_[operands[k]]);
      key_[i] = key;
      store_count_ += now.opcode == Opcode::store ? 1 : 0;
    }
  }
  // Operands come first, in their order; stores in the order of their keys, equal ones as they were.
  constexpr std::uint8_t emit(Index i) {
    if (at_[i] != 0) return static_cast<std::uint8_t>(at_[i] - 1);
    Instruction now = list_[i];
    std::uint8_t* const operands[3] = {&now.a, &now.b, &now.c};
    for (int k = 0; k < operand_count(now.opcode); ++k) *operands[k] = emit(*operands[k]);
    if (now.opcode == Opcode::load) now.slot = slot_of(result_.loads, now.slot);
    if (now.opcode == Opcode::store) now.slot = slot_of(result_.stores, now.slot);
    result_.instructions.push_back(now);
    at_[i] = static_cast<std::int16_t>(result_.instructions.size());
    return static_cast<std::uint8_t>(at_[i] - 1);
  }
  [[nodiscard]] static constexpr std::uint8_t slot_of(Buffer<std::int32_t>& slots, std::uint8_t old) {
    Index slot = 0;
    while (slot < slots.size() && slots[slot] != old) ++slot;
    if (slot == slots.size()) slots.push_back(old);
    return static_cast<std::uint8_t>(slot);
  }
};

}  // namespace detail

// The canonical form of a list of at most max_instructions: what no store needs is gone. The values are the same, to
// the bit. O(size x stores).
[[nodiscard]] constexpr CanonicalList canonicalize(const Buffer<Instruction>& list) {
  return detail::Canonicalizer(list).run();
}

}  // namespace weft

#endif
