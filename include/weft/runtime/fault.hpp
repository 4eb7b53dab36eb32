// The abort word that all waits of a runtime watch, and the one error with which all devices then end.
#ifndef WEFT_RUNTIME_FAULT_HPP
#define WEFT_RUNTIME_FAULT_HPP

#include <weft/base/error_runtime.hpp>

#include <atomic>
#include <exception>
#include <utility>

namespace weft {

// First come, first served: one device claims the fault, describes it and publishes it; until then others go on.
class Fault {
 public:
  Fault() = default;
  Fault(const Fault&) = delete;
  Fault& operator=(const Fault&) = delete;

  [[nodiscard]] bool is_set() const noexcept { return state_.load(std::memory_order_seq_cst) == published; }

  // True for exactly one caller until reset(); it must publish.
  [[nodiscard]] WEFT_DECL bool claim() noexcept;

  // `error` is what every device throws; `device` is to blame, -1: nobody alone. `cause` is what that device threw,
  // which the caller of run() sees instead of `error`.
  WEFT_DECL void publish(int device, const Error& error, std::exception_ptr cause = nullptr) noexcept;

  // What follows is for when is_set().
  [[noreturn]] void raise_error() const { raise(error_.code(), Sentence() << error_.what()); }
  [[nodiscard]] const Error& error() const noexcept { return error_; }
  [[nodiscard]] int device() const noexcept { return device_; }
  [[nodiscard]] const std::exception_ptr& cause() const noexcept { return cause_; }

  // For when no device is running.
  WEFT_DECL void reset() noexcept;

 private:
  static constexpr std::uint32_t untouched = 0, claimed = 1, published = 2;

  std::atomic<std::uint32_t> state_{untouched};
  int device_ = -1;
  Error error_{"none", Sentence()};
  std::exception_ptr cause_;
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/runtime/fault.ipp>
#endif

#endif
