// NumberCheck: ends the step that makes the first NaN or infinity with an error that names its operations, the weights
// beside it, the device and the element; as torch.autograd.detect_anomaly and JAX's debug_nans and debug_infs do.
//
//   weft::NumberCheck check(step);   // until it is destroyed; also of a Program and of programs made at start-up
//   for (...) step(image, label);    // errors: step_made_nan, step_made_infinity, nan_was_given
//
// What it costs: a processor notes of its own accord that an operation was not defined, divided by zero or overflowed
// (IEEE 754's flags), so after each step these are read, and results are looked at only where one is up. Without a flag
// kernels make such numbers in log, log1p, power and remainder, and in f16: results of these are always looked at.
// A step that was ended has written a part of its results: go on from a checkpoint. Infinities that a model asks for
// are no errors: a mask of -inf is not made by arithmetic, but f16 with a scaled loss overflows by design:
// Numbers::no_nan.
#ifndef WEFT_REPORT_NUMBER_CHECK_HPP
#define WEFT_REPORT_NUMBER_CHECK_HPP

#include <weft/planner/step_results.hpp>
#include <weft/report/metrics.hpp>
#include <weft/runtime/executable.hpp>

#include <string>
#include <vector>

namespace weft {

// What steps may make.
enum class Numbers : std::uint8_t { finite, no_nan };

class NumberCheck final : public StepWatcher {
 public:
  // `executable` must outlive this, and has one watcher at a time. For between runs, as is the end of this.
  WEFT_DECL explicit NumberCheck(Executable& executable, Numbers allowed = Numbers::finite);
  template <detail::HasExecutable Step>
  explicit NumberCheck(Step& step, Numbers allowed = Numbers::finite) : NumberCheck(step.executable(), allowed) {}
  NumberCheck(const NumberCheck&) = delete;
  NumberCheck& operator=(const NumberCheck&) = delete;
  ~NumberCheck() override { executable_.watch(nullptr); }

  WEFT_DECL void begin(const Device& device, const Binding& binding) override;
  WEFT_DECL void after_step(const Device& device, const Binding& binding, Index step) override;
  WEFT_DECL void end(const Device& device, const Binding& binding) override;

 private:
  // The first input of one device that has a NaN, -1: none.
  struct Given {
    bool all_were_seen = false;
    Index input = -1, element = -1;
  };

  struct Looked {
    Buffer<StepResult> results;
    bool always = false;  // it makes them without a flag
  };

  Executable& executable_;
  const PlanView& plan_;
  Numbers allowed_;
  std::vector<Looked> steps_;
  std::vector<Given> given_;  // by device

  [[noreturn]] WEFT_DECL void report(bool is_nan, Index step, Index element, Index elements, const Device& device,
                                     const Binding& binding) const;
};

namespace detail {

// "'hidden.weight', 'hidden.bias'": the first weights, else batches, among what step `step` reads, or what made that,
// or what made that in turn; of stacked layers those of layer `iteration`.
[[nodiscard]] WEFT_DECL std::string inputs_behind(const PlanView& plan, Index step, Index iteration);

}  // namespace detail

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/report/number_check.ipp>
#endif

#endif
