// analyze(step): what stands out in what was timed, as sentences with their numbers and a cure, in the manner of
// PyTorch/XLA's automatic metrics analysis: waiting for data, communication, one slow device, a step that changed.
#ifndef WEFT_REPORT_ANALYSIS_HPP
#define WEFT_REPORT_ANALYSIS_HPP

#include <weft/report/metrics.hpp>

namespace weft {

// All times in nanoseconds.
struct DeviceTimes {
  double kernels = 0;      // and the transfer of the batch
  double collectives = 0;  // after everybody had come
  double waiting = 0;      // for others, in collectives
};
// One step of the plan on one device, each time that it ran; of a collective without its waiting.
struct StepTimes {
  std::string name;
  std::vector<double> lengths;
};
struct TimesToAnalyze {
  double executing = 0, between_calls = 0;  // of all calls, seen from the host
  double loader_waits = -1;                 // -1: there is no loader
  std::vector<double> calls;                // the last ones, in order
  std::vector<DeviceTimes> devices;         // of the calls that were timed; empty: none
  std::vector<StepTimes> steps;             // of those
};

namespace detail {

// Shares from which on something is worth a sentence.
inline constexpr double share_between_calls = 0.1, share_of_collectives = 0.3, lateness_of_a_device = 0.1,
                        change_worth_telling = 0.2, share_of_a_step = 0.05;
inline constexpr Index fewest_to_compare = 20;

[[nodiscard]] WEFT_DECL std::string percent(double share);

[[nodiscard]] WEFT_DECL std::string waiting_for_data(const TimesToAnalyze& times);

[[nodiscard]] WEFT_DECL std::string communication(const TimesToAnalyze& times);

// The one that works longest, if the others wait for it.
[[nodiscard]] WEFT_DECL std::string slow_device(const TimesToAnalyze& times);

// Medians of the first and of the second half.
struct Halves {
  double before = 0, after = 0;

  [[nodiscard]] bool differ() const {
    return after >= (1 + change_worth_telling) * before || before >= (1 + change_worth_telling) * after;
  }
};
[[nodiscard]] WEFT_DECL double median(std::vector<double> values);
[[nodiscard]] WEFT_DECL Halves halves_of(const std::vector<double>& lengths);
[[nodiscard]] WEFT_DECL std::string change(const std::string& what, const Halves& halves, Index count);
[[nodiscard]] WEFT_DECL std::string changed_call(const TimesToAnalyze& times);
// The step whose change matters most, if it is a noticeable part of a call.
[[nodiscard]] WEFT_DECL std::string changed_step(const TimesToAnalyze& times);

}  // namespace detail

// Each of them starts with "weft-profiler: ". None: nothing stands out.
[[nodiscard]] WEFT_DECL std::vector<std::string> analyze(const TimesToAnalyze& times);

[[nodiscard]] WEFT_DECL TimesToAnalyze times_of(const Executable& executable, const SpanRing* loader_waits = nullptr);
// What a TrainStep, Program, Evaluation or Prediction did since its start or clear_times; what devices do is analyzed
// if it was timed. `loader_waits`: of the loader, or null.
template <detail::HasExecutable Step>
[[nodiscard]] std::vector<std::string> analyze(const Step& step, const SpanRing* loader_waits = nullptr) {
  return analyze(times_of(step.executable(), loader_waits));
}

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/report/analysis.ipp>
#endif

#endif
