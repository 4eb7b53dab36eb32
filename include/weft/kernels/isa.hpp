// The instruction sets that every kernel is compiled for, and the one that this process uses.
// Kernels live in `.inc` files that <weft/kernels/for_each_isa.inc> includes once per instruction set, inside the
// namespaces weft::baseline, weft::avx2 and weft::avx512; WEFT_SELECT_ISA picks one of the copies at run time.
#ifndef WEFT_KERNELS_ISA_HPP
#define WEFT_KERNELS_ISA_HPP

#include <weft/base/error_isa.hpp>

#include <cstdlib>

#if WEFT_HAS_X86_TARGETS
#include <cpuid.h>
#endif

namespace weft {

// baseline: what the compiler was told to assume (16-byte vectors). avx2: AVX2 + FMA + F16C (32). avx512: F, DQ, BW, VL (64).
// Ordered: a wider one includes the narrower ones.
enum class Isa { baseline, avx2, avx512 };

[[nodiscard]] constexpr const char* name_of(Isa isa) noexcept {
  return isa == Isa::avx512 ? "avx512" : isa == Isa::avx2 ? "avx2" : "baseline";
}

// Bytes of one vector register as the kernels of `isa` use it.
[[nodiscard]] constexpr Index vector_bytes(Isa isa) noexcept {
  return isa == Isa::avx512 ? 64 : isa == Isa::avx2 ? 32 : 16;
}

// A set of instruction sets, bit i for the one with number i; those that kernels are compiled for: see base/config.hpp.
using IsaSet = unsigned;
inline constexpr IsaSet compiled_isas = 1u | (WEFT_COMPILE_AVX2 ? 2u : 0u) | (WEFT_COMPILE_AVX512 ? 4u : 0u);
[[nodiscard]] constexpr bool contains(IsaSet set, Isa isa) noexcept { return (set >> static_cast<int>(isa) & 1u) != 0; }

#if WEFT_HAS_X86_TARGETS
// F16C, which __builtin_cpu_supports has no name for in Clang 14.
[[nodiscard]] inline bool has_f16c() noexcept {
  unsigned a = 0, b = 0, c = 0, d = 0;
  return __get_cpuid(1, &a, &b, &c, &d) != 0 && (c & bit_F16C) != 0;
}
#endif

// The widest instruction set that kernels are compiled for and that this processor and its operating system support.
// Not cached: about 1 us.
[[nodiscard, gnu::cold, gnu::noinline]] inline Isa widest_isa() noexcept {
#if WEFT_HAS_X86_TARGETS
  __builtin_cpu_init();
  const bool avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && has_f16c();
  const bool avx512 = avx2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
                      __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl");
  if (avx512 && contains(compiled_isas, Isa::avx512)) return Isa::avx512;
  if (avx2 && contains(compiled_isas, Isa::avx2)) return Isa::avx2;
#endif
  return Isa::baseline;
}

[[nodiscard]] constexpr bool is_word(const char* text, const char* word) noexcept {
  for (; *text != '\0' && *text == *word; ++text) ++word;
  return *text == *word;
}

// `widest` lowered to the one named by `wish` (null or empty: no wish). Errors: isa_unknown, isa_unsupported,
// isa_not_compiled.
[[nodiscard, gnu::cold, gnu::noinline]] inline Isa choose_isa(Isa widest, const char* wish,
                                                          IsaSet compiled = compiled_isas) {
  if (wish == nullptr || *wish == '\0') return widest;
  for (int i = 0; i < 3; ++i) {
    const Isa isa = static_cast<Isa>(i);
    if (!is_word(wish, name_of(isa))) continue;
    if (!contains(compiled, isa)) isa_not_compiled(wish);
    if (isa > widest) isa_unsupported(wish, name_of(widest));
    return isa;
  }
  isa_unknown(wish);
}

// The instruction set of this process: the widest one, or a narrower one named by the environment variable WEFT_ISA.
// Decided at the first call. Errors: isa_unknown, isa_unsupported, isa_not_compiled.
[[nodiscard]] inline Isa active_isa() {
  static const Isa isa = choose_isa(widest_isa(), std::getenv("WEFT_ISA"));
  return isa;
}

}  // namespace weft

// The copy of a kernel for `isa`, as a function pointer: WEFT_SELECT_ISA(active_isa(), gemm)(arguments). The name may
// be a template with its arguments: WEFT_SELECT_ISA(isa, run<a, b>). Used inside namespace weft.
#if WEFT_COMPILE_AVX2 && WEFT_COMPILE_AVX512
#define WEFT_SELECT_ISA(isa, ...)                              \
  ((isa) == ::weft::Isa::avx512 ? &::weft::avx512::__VA_ARGS__ \
   : (isa) == ::weft::Isa::avx2 ? &::weft::avx2::__VA_ARGS__   \
                                : &::weft::baseline::__VA_ARGS__)
#elif WEFT_COMPILE_AVX512
#define WEFT_SELECT_ISA(isa, ...) \
  ((isa) == ::weft::Isa::avx512 ? &::weft::avx512::__VA_ARGS__ : &::weft::baseline::__VA_ARGS__)
#elif WEFT_COMPILE_AVX2
#define WEFT_SELECT_ISA(isa, ...) \
  ((isa) == ::weft::Isa::avx2 ? &::weft::avx2::__VA_ARGS__ : &::weft::baseline::__VA_ARGS__)
#else
// A choice as well: only there do compilers take the address of a template without knowing the type that is wanted.
#define WEFT_SELECT_ISA(isa, ...) \
  ((isa) == ::weft::Isa::baseline ? &::weft::baseline::__VA_ARGS__ : &::weft::baseline::__VA_ARGS__)
#endif

#endif
