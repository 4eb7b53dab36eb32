// Definitions of kernels/reduce_any.hpp.
#ifndef WEFT_KERNELS_REDUCE_ANY_IPP
#define WEFT_KERNELS_REDUCE_ANY_IPP

#include <weft/kernels/reduce_any.hpp>

namespace weft::detail {

void widen(DType dtype, const char* from, Index count, std::uint32_t* words) noexcept {
  for (Index i = 0; i < count; ++i) {
    std::uint16_t half;
    __builtin_memcpy(&half, from + 2 * i, 2);
    words[i] = dtype == DType::bf16 ? std::uint32_t{half} << 16
                                    : __builtin_bit_cast(std::uint32_t, static_cast<float>(half_value(half)));
  }
}

void narrow(DType dtype, const std::uint32_t* words, Index count, char* to) noexcept {
  for (Index i = 0; i < count; ++i) {
    const auto value = __builtin_bit_cast(float, words[i]);
    const std::uint16_t half = dtype == DType::bf16 ? bfloat16(value).bits : half_bits(static_cast<double>(value));
    __builtin_memcpy(to + 2 * i, &half, 2);
  }
}

}  // namespace weft::detail

namespace weft {

void reduce_any(ReductionKind kind, DType dtype, const void* const* in, int in_count, void* const* out, int out_count,
                Index count) noexcept {
  // A pred is 0 or 1: its minimum is an `and`, its maximum an `or`. Bits are bits, whatever the type.
  if (dtype == DType::pred && kind == ReductionKind::min) kind = ReductionKind::bit_and;
  if (dtype == DType::pred && kind == ReductionKind::max) kind = ReductionKind::bit_or;
  const bool is_bits = kind == ReductionKind::bit_and || kind == ReductionKind::bit_or;
  const bool halves = is_narrow(dtype) && !is_bits;
  const bool is_float = is_floating(dtype) && !is_bits;
  // With the sign bit flipped, signed numbers have the order of unsigned ones. Sums and products wrap alike.
  const bool is_signed = dtype == DType::i32 && (kind == ReductionKind::min || kind == ReductionKind::max);

  constexpr Index chunk = 512;
  std::uint32_t total[chunk], next[chunk];
  const Index end = count * size_bytes(dtype), step = halves ? 2 * chunk : 4 * chunk;
  for (Index offset = 0; offset < end; offset += step) {
    const Index bytes = end - offset < step ? end - offset : step;
    const Index words = halves ? bytes / 2 : (bytes + 3) / 4;
    const auto flip = [&](std::uint32_t* numbers) {
      for (Index i = 0; is_signed && i < words; ++i) numbers[i] ^= 0x80000000u;
    };
    const auto load = [&](int i, std::uint32_t* to) {
      const char* from = static_cast<const char*>(in[i]) + offset;
      if (halves) return detail::widen(dtype, from, words, to);
      to[words - 1] = 0;  // bytes of a last word that is not full
      __builtin_memcpy(to, from, to_size(bytes));
      flip(to);
    };
    load(0, total);
    for (int i = 1; i < in_count; ++i) {
      load(i, next);
      is_float ? detail::join_words<float>(kind, total, next, words)
               : detail::join_words<std::uint32_t>(kind, total, next, words);
    }
    flip(total);
    for (int i = 0; i < out_count; ++i) {
      char* to = static_cast<char*>(out[i]) + offset;
      if (halves)
        detail::narrow(dtype, total, words, to);
      else
        __builtin_memcpy(to, total, to_size(bytes));
    }
  }
}

}  // namespace weft

#endif
