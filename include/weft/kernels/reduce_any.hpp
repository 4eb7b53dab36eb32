// Reductions that are rare in training, of any kind and type, in plain loops: a chunk of elements at a time as 32-bit
// words, elements of other sizes one by one. Sums of real numbers have kernels of their own: see reduce_slices.inc.
#ifndef WEFT_KERNELS_REDUCE_ANY_HPP
#define WEFT_KERNELS_REDUCE_ANY_HPP

#include <weft/base/collective.hpp>
#include <weft/base/element.hpp>
#include <weft/base/extremum.hpp>

#include <type_traits>

namespace weft {

namespace detail {

// total[i] = total[i] op next[i] of words that hold numbers of type A: float or std::uint32_t.
template <class A>
void join_words(ReductionKind kind, std::uint32_t* total, const std::uint32_t* next, Index count) noexcept {
  const auto each = [=](auto join) {
    for (Index i = 0; i < count; ++i)
      total[i] = __builtin_bit_cast(
          std::uint32_t, static_cast<A>(join(__builtin_bit_cast(A, total[i]), __builtin_bit_cast(A, next[i]))));
  };
  switch (kind) {
    case ReductionKind::sum: return each([](A a, A b) { return a + b; });
    case ReductionKind::product: return each([](A a, A b) { return a * b; });
    case ReductionKind::min: return each([](A a, A b) { return minimum_of(a, b); });
    case ReductionKind::max: return each([](A a, A b) { return maximum_of(a, b); });
    default: break;
  }
  if constexpr (std::is_same_v<A, std::uint32_t>) {
    if (kind == ReductionKind::bit_and) return each([](A a, A b) { return a & b; });
    each([](A a, A b) { return a | b; });
  }
}

// bf16 and f16 are widened to float, and rounded back once, to nearest even.
WEFT_DECL void widen(DType dtype, const char* from, Index count, std::uint32_t* words) noexcept;
WEFT_DECL void narrow(DType dtype, const std::uint32_t* words, Index count, char* to) noexcept;

}  // namespace detail

// What reduce_slices computes; same arguments, same order of operands.
WEFT_DECL void reduce_any(ReductionKind kind, DType dtype, const void* const* in, int in_count, void* const* out,
                          int out_count, Index count) noexcept;

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/kernels/reduce_any.ipp>
#endif

#endif
