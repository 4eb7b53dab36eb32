// Definitions of runtime/subnormals.hpp.
#ifndef WEFT_RUNTIME_SUBNORMALS_IPP
#define WEFT_RUNTIME_SUBNORMALS_IPP

#include <weft/runtime/subnormals.hpp>

namespace weft {

namespace detail {

#if defined(__x86_64__)
inline constexpr std::uint64_t flushes_subnormals = 1u << 15 | 1u << 6;  // MXCSR: FTZ, of results, and DAZ, of operands
[[nodiscard]] inline std::uint64_t float_control() noexcept { return __builtin_ia32_stmxcsr(); }
inline void set_float_control(std::uint64_t bits) noexcept { __builtin_ia32_ldmxcsr(static_cast<unsigned>(bits)); }
#elif defined(__aarch64__)
inline constexpr std::uint64_t flushes_subnormals = 1u << 24;  // FPCR: FZ, of both
[[nodiscard]] inline std::uint64_t float_control() noexcept {
  std::uint64_t bits = 0;
  asm volatile("mrs %0, fpcr" : "=r"(bits));
  return bits;
}
inline void set_float_control(std::uint64_t bits) noexcept { asm volatile("msr fpcr, %0" : : "r"(bits)); }
#else
inline constexpr std::uint64_t flushes_subnormals = 0;
[[nodiscard]] inline std::uint64_t float_control() noexcept { return 0; }
inline void set_float_control(std::uint64_t) noexcept {}
#endif

}  // namespace detail

FlushSubnormals::FlushSubnormals(bool active) noexcept
    : before_(active ? detail::float_control() : 0), active_(active) {
  if (active) detail::set_float_control(before_ | detail::flushes_subnormals);
}
FlushSubnormals::~FlushSubnormals() {
  if (active_) detail::set_float_control(before_);
}

}  // namespace weft

#endif
