// How the processor treats numbers below 1.2e-38 (subnormals): exactly, or as 0.
#ifndef WEFT_RUNTIME_SUBNORMALS_HPP
#define WEFT_RUNTIME_SUBNORMALS_HPP

#include <weft/base/build_mode.hpp>

#include <cstdint>

namespace weft {

// While it lives, subnormal numbers count, and become, 0 on this thread, as torch.set_flush_denormal asks for and XLA
// always does. Intel's processors take a hundred times as long for a vector that has one. Without effect where
// `active` is false, and on processors other than x86-64 and AArch64.
class FlushSubnormals {
 public:
  WEFT_DECL explicit FlushSubnormals(bool active) noexcept;
  FlushSubnormals(const FlushSubnormals&) = delete;
  FlushSubnormals& operator=(const FlushSubnormals&) = delete;
  WEFT_DECL ~FlushSubnormals();

 private:
  std::uint64_t before_;  // of the control register
  bool active_;
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/runtime/subnormals.ipp>
#endif

#endif
