// Definitions of observe/ticks.hpp.
#ifndef WEFT_OBSERVE_TICKS_IPP
#define WEFT_OBSERVE_TICKS_IPP

#include <weft/observe/ticks.hpp>

namespace weft {

std::uint64_t steady_nanoseconds() noexcept {
  timespec now{};
  ::clock_gettime(CLOCK_MONOTONIC, &now);
  return static_cast<std::uint64_t>(now.tv_sec) * 1000000000u + static_cast<std::uint64_t>(now.tv_nsec);
}

std::uint64_t ticks_now() noexcept {
#if defined(__x86_64__)
  return __builtin_ia32_rdtsc();
#else
  return steady_nanoseconds();
#endif
}

TickPair::TickPair() noexcept {
  std::uint64_t narrowest = ~std::uint64_t{0};
  for (int reading = 0; reading < 5; ++reading) {
    const std::uint64_t before = ticks_now(), now = steady_nanoseconds(), width = ticks_now() - before;
    if (width >= narrowest) continue;
    narrowest = width;
    ticks = before + width / 2;
    nanoseconds = now;
  }
}

const TickPair& ticks_origin() noexcept {
  static const TickPair origin;
  return origin;
}

TickScale::TickScale() {
  const TickPair& origin = ticks_origin();
  TickPair now;
  while (now.nanoseconds - origin.nanoseconds < 200000) now = TickPair{};
  rate_ = static_cast<double>(now.nanoseconds - origin.nanoseconds) / static_cast<double>(now.ticks - origin.ticks);
}

std::uint64_t ticks_to_nanoseconds(std::uint64_t ticks) noexcept {
  return static_cast<std::uint64_t>(TickScale().nanoseconds(ticks));
}

}  // namespace weft

#endif
