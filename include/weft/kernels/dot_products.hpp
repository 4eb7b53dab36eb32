// Instructions that multiply narrow numbers and add their products to sums of 32 bits, where a processor has them
// beside an instruction set: kernels of matrices ask for them when a process starts, and loops do not know them.
#ifndef WEFT_KERNELS_DOT_PRODUCTS_HPP
#define WEFT_KERNELS_DOT_PRODUCTS_HPP

#include <weft/kernels/isa.hpp>
#include <weft/kernels/tile_permission.hpp>

namespace weft {

struct DotProducts {
  bool bf16 = false;   // AVX512-BF16: vdpbf16ps of 64 bytes, where it is faster than f32
  bool int8 = false;   // vpdpbusd: AVX512-VNNI of 64 bytes, AVX-VNNI of 32
  bool tiles = false;  // AMX, beside AVX-512: tile registers for bytes and bf16, see tile_array.hpp

  friend constexpr bool operator==(DotProducts, DotProducts) = default;
};

#if WEFT_HAS_X86_TARGETS
// AVX-VNNI, which __builtin_cpu_supports has no name for in Clang 14.
[[nodiscard]] inline bool has_avx_vnni() noexcept {
  unsigned a = 0, b = 0, c = 0, d = 0;
  return __get_cpuid_count(7, 1, &a, &b, &c, &d) != 0 && (a >> 4 & 1u) != 0;
}
#endif

// What this processor has beside `isa`. Not cached.
[[nodiscard, gnu::cold, gnu::noinline]] inline DotProducts dot_products_of([[maybe_unused]] Isa isa) noexcept {
#if WEFT_HAS_X86_TARGETS
  __builtin_cpu_init();
  if (isa == Isa::avx512)
    // Intel's processors make two thirds as many products with vdpbf16ps as with multiply-adds of the same numbers in
    // f32 (a Xeon of 2023).
    return {__builtin_cpu_supports("avx512bf16") != 0 && __builtin_cpu_is("intel") == 0,
            __builtin_cpu_supports("avx512vnni") != 0, may_use_tiles()};
  if (isa == Isa::avx2) return {false, has_avx_vnni(), false};
#endif
  return {};
}

// `all`, those of vectors, or none if that is the wish (null, empty or "native": no wish). Errors:
// dot_products_unknown.
[[nodiscard, gnu::cold, gnu::noinline]] inline DotProducts choose_dot_products(DotProducts all, const char* wish) {
  if (wish == nullptr || *wish == '\0' || is_word(wish, "native")) return all;
  if (is_word(wish, "vectors")) return {all.bf16, all.int8, false};
  if (is_word(wish, "widened")) return {};
  dot_products_unknown(wish);
}

// Those that this process uses, beside active_isa(). For the same bits of bf16 on processors with and without:
// WEFT_DOT_PRODUCTS=vectors is without tiles, whose sums have another order; WEFT_DOT_PRODUCTS=widened without any, to
// which subnormal numbers are 0. Decided at the first call. Errors: dot_products_unknown, and those of active_isa.
[[nodiscard]] inline DotProducts active_dot_products() {
  static const DotProducts all = choose_dot_products(dot_products_of(active_isa()), std::getenv("WEFT_DOT_PRODUCTS"));
  return all;
}
// The same for the copy of a kernel for `isa`: none where another one is active.
[[nodiscard]] inline DotProducts active_dot_products(Isa isa) {
  return isa == active_isa() ? active_dot_products() : DotProducts{};
}

}  // namespace weft

#endif
