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

// One element after the other.
template <class T, class Join>
void join_elements(const void* const* in, int in_count, void* const* out, int out_count, Index count,
                   Join join) noexcept {
  for (Index i = 0; i < count; ++i) {
    const auto load = [&](int array) {
      T element;
      __builtin_memcpy(&element, static_cast<const char*>(in[array]) + i * static_cast<Index>(sizeof(T)), sizeof(T));
      return element;
    };
    T total = load(0);
    for (int array = 1; array < in_count; ++array) total = join(total, load(array));
    for (int array = 0; array < out_count; ++array)
      __builtin_memcpy(static_cast<char*>(out[array]) + i * static_cast<Index>(sizeof(T)), &total, sizeof(T));
  }
}

// Sums and products of integers wrap, which the unsigned type U does.
template <class T, class U>
void reduce_elements(ReductionKind kind, const void* const* in, int in_count, void* const* out, int out_count,
                     Index count) noexcept {
  const auto each = [=](auto join) { join_elements<T>(in, in_count, out, out_count, count, join); };
  switch (kind) {
    case ReductionKind::sum:
      return each([](T a, T b) { return static_cast<T>(static_cast<U>(a) + static_cast<U>(b)); });
    case ReductionKind::product:
      return each([](T a, T b) { return static_cast<T>(U{1} * static_cast<U>(a) * static_cast<U>(b)); });
    case ReductionKind::min: return each([](T a, T b) { return minimum_of(a, b); });
    case ReductionKind::max: return each([](T a, T b) { return maximum_of(a, b); });
    default: break;
  }
  if constexpr (std::is_integral_v<T>) {
    if (kind == ReductionKind::bit_and) return each([](T a, T b) { return static_cast<T>(a & b); });
    each([](T a, T b) { return static_cast<T>(a | b); });
  }
}

template <class Real>
struct ComplexElement {
  Real real, imaginary;
};
template <class Real>
void reduce_complex(ReductionKind kind, const void* const* in, int in_count, void* const* out, int out_count,
                    Index count) noexcept {
  using T = ComplexElement<Real>;
  const auto each = [=](auto join) { join_elements<T>(in, in_count, out, out_count, count, join); };
  if (kind == ReductionKind::sum) return each([](T a, T b) { return T{a.real + b.real, a.imaginary + b.imaginary}; });
  each([](T a, T b) {
    return T{a.real * b.real - a.imaginary * b.imaginary, a.real * b.imaginary + a.imaginary * b.real};
  });
}

}  // namespace weft::detail

namespace weft {

void reduce_any(ReductionKind kind, DType dtype, const void* const* in, int in_count, void* const* out, int out_count,
                Index count) noexcept {
  const auto elements = [=](auto reduce) { reduce(kind, in, in_count, out, out_count, count); };
  switch (dtype) {
    case DType::i8: return elements(detail::reduce_elements<std::int8_t, std::uint32_t>);
    case DType::u8: return elements(detail::reduce_elements<std::uint8_t, std::uint32_t>);
    case DType::i16: return elements(detail::reduce_elements<std::int16_t, std::uint32_t>);
    case DType::u16: return elements(detail::reduce_elements<std::uint16_t, std::uint32_t>);
    case DType::i64: return elements(detail::reduce_elements<std::int64_t, std::uint64_t>);
    case DType::u64: return elements(detail::reduce_elements<std::uint64_t, std::uint64_t>);
    case DType::f64: return elements(detail::reduce_elements<double, double>);
    case DType::c64: return elements(detail::reduce_complex<float>);
    case DType::c128: return elements(detail::reduce_complex<double>);
    default: break;  // words of 32 bits, and what is widened to them
  }
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
