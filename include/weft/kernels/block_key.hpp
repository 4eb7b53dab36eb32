// What function the interpreter of fused loops needs for an instruction: instructions whose operands and slots alone
// differ share one, and so do types that are the same bits to it. An ordinary constexpr table, the same for every
// instruction set.
#ifndef WEFT_KERNELS_BLOCK_KEY_HPP
#define WEFT_KERNELS_BLOCK_KEY_HPP

#include <weft/base/fixed_vector.hpp>
#include <weft/loop_ir/instruction.hpp>

#include <utility>

namespace weft {

// `of`: the type of value a.
struct BlockKey {
  Opcode opcode = Opcode::load;
  DType of = DType::f32, to = DType::f32;
  Extent extent = Extent::full;

  friend constexpr bool operator==(const BlockKey&, const BlockKey&) = default;
  // The instruction of the function.
  [[nodiscard]] constexpr EncodedInstruction instruction() const { return encode({opcode, 0, 0, 0, to, extent, 0}); }
};

namespace detail {

// In registers the narrow types are f32.
[[nodiscard]] constexpr DType in_register(DType dtype) noexcept { return is_floating(dtype) ? DType::f32 : dtype; }
[[nodiscard]] constexpr bool is_comparison(Opcode code) noexcept {
  return code >= Opcode::equal && code <= Opcode::greater_equal;
}
// Whether a fused loop may have an instruction: the rules that the kernels assert.
[[nodiscard]] constexpr bool is_defined(const BlockKey& key) noexcept {
  const bool real = is_floating(key.of), pred = key.of == DType::pred;
  if (real && rounds(key.opcode)) return is_floating(key.to);
  switch (key.opcode) {
    case Opcode::convert:
    case Opcode::select:
    case Opcode::random_bits:
    case Opcode::bitcast:
    case Opcode::logical_not: return true;
    case Opcode::negate:
    case Opcode::absolute:
    case Opcode::sign:
    case Opcode::floor: return !pred;
    case Opcode::add:
    case Opcode::subtract:
    case Opcode::multiply:
    case Opcode::divide:
    case Opcode::multiply_add: return !pred;
    case Opcode::maximum:
    case Opcode::minimum: return true;
    case Opcode::bit_and:
    case Opcode::bit_or:
    case Opcode::bit_xor:
    case Opcode::shift_left:
    case Opcode::shift_right: return !real;
    default: return operand_count(key.opcode) == 0 || key.opcode == Opcode::store || is_comparison(key.opcode) || real;
  }
}

// The type that an operation takes its operands for: a sign matters where integers are ordered, divided or become
// floats; pred, all bits or none, is ordered as an integer without one.
[[nodiscard]] constexpr DType taken_for(Opcode code, DType of) noexcept {
  if (is_floating(of)) return DType::f32;
  switch (code) {
    case Opcode::negate:
    case Opcode::floor:
    case Opcode::add:
    case Opcode::subtract:
    case Opcode::multiply:
    case Opcode::multiply_add: return of == DType::i32 ? DType::u32 : of;
    case Opcode::equal:
    case Opcode::not_equal: return DType::u32;
    case Opcode::maximum:
    case Opcode::minimum:
    case Opcode::less:
    case Opcode::less_equal:
    case Opcode::greater:
    case Opcode::greater_equal:
    case Opcode::shift_right: return of == DType::pred ? DType::u32 : of;
    default: return of;
  }
}

// A conversion may change no bit: it is then a bitcast.
[[nodiscard]] constexpr BlockKey conversion_key(DType of, DType to) noexcept {
  const DType word = DType::u32;
  const bool is_pred = of == DType::pred;
  const bool is_same = is_pred ? to == of : is_floating(of) ? to == DType::f32 : is_integer(to);
  if (is_same) return {Opcode::bitcast, word, word};
  if (to == DType::pred) return {Opcode::convert, is_floating(of) ? DType::f32 : word, to};
  if (is_pred) return {Opcode::convert, of, is_integer(to) ? word : DType::f32};
  return {Opcode::convert, in_register(of), to};
}

}  // namespace detail

// The key of an instruction whose value a has type `of`; not of a reduction.
[[nodiscard]] constexpr BlockKey block_key(const Instruction& now, DType of) noexcept {
  const DType word = DType::u32;
  const DType to = now.dtype, taken = detail::taken_for(now.opcode, of);
  switch (now.opcode) {
    case Opcode::load:
    case Opcode::store: {
      const bool is_word = to == DType::i32 || to == DType::u32;
      return {now.opcode, DType::f32, is_word ? DType::f32 : to, now.extent};
    }
    case Opcode::accumulator: return {now.opcode};
    case Opcode::row_index:
    case Opcode::col_index:
    case Opcode::random_bits:
    case Opcode::bitcast:
    case Opcode::logical_not:
    case Opcode::select:
    case Opcode::bit_and:
    case Opcode::bit_or:
    case Opcode::bit_xor:
    case Opcode::shift_left: return {now.opcode, word, word};
    case Opcode::convert: return detail::conversion_key(of, to);
    default: break;
  }
  if (detail::is_comparison(now.opcode)) return {now.opcode, taken, DType::pred};
  return {now.opcode, taken, rounds(now.opcode) && is_floating(of) ? to : taken};
}

inline constexpr int most_block_keys = 192;
using BlockKeys = fixed_vector<BlockKey, most_block_keys>;

// All of them.
[[nodiscard]] constexpr BlockKeys list_block_keys() {
  constexpr DType types[] = {DType::f32, DType::bf16, DType::f16, DType::i32, DType::u32, DType::pred};
  BlockKeys keys;
  for (int code = 0; code <= static_cast<int>(Opcode::store); ++code) {
    const auto opcode = static_cast<Opcode>(code);
    if (reduces_columns(opcode) || reduces_rows(opcode)) continue;
    const bool in_memory = opcode == Opcode::load || opcode == Opcode::store;
    for (const DType of : types)
      for (const DType to : types)
        for (int extent = 0; extent < (in_memory ? 4 : 1); ++extent) {
          const BlockKey key{opcode, of, to, static_cast<Extent>(extent)};
          const Instruction now{opcode, 0, 0, 0, to, key.extent, 0};
          if (block_key(now, of) == key && detail::is_defined(key)) keys.push_back(key);
        }
  }
  return keys;
}
inline constexpr BlockKeys block_keys = list_block_keys();

// The number of a key in that list; -1: there is no such instruction.
[[nodiscard]] constexpr int find_block_key(const BlockKey& key) noexcept {
  for (int i = 0; i < block_keys.size(); ++i)
    if (block_keys[i] == key) return i;
  return -1;
}

}  // namespace weft

#endif
