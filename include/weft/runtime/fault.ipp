// Definitions of runtime/fault.hpp.
#ifndef WEFT_RUNTIME_FAULT_IPP
#define WEFT_RUNTIME_FAULT_IPP

#include <weft/runtime/fault.hpp>

namespace weft {

bool Fault::claim() noexcept {
  std::uint32_t expected = untouched;
  return state_.load(std::memory_order_relaxed) == untouched && state_.compare_exchange_strong(expected, claimed);
}

void Fault::publish(int device, const Error& error, std::exception_ptr cause) noexcept {
  device_ = device;
  error_ = error;
  cause_ = std::move(cause);
  state_.store(published, std::memory_order_seq_cst);
}

void Fault::reset() noexcept {
  cause_ = nullptr;
  state_.store(untouched, std::memory_order_relaxed);
}

}  // namespace weft

#endif
