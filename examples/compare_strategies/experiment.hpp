// What one training run showed; of one that was only planned, `losses` and all that is measured are empty.
#ifndef EXAMPLES_COMPARE_STRATEGIES_EXPERIMENT_HPP
#define EXAMPLES_COMPARE_STRATEGIES_EXPERIMENT_HPP

#include "candidate.hpp"

#include <weft/observe/step_timer.hpp>

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace examples {

// What every run is given.
struct Work {
  Workload of;
  weft::dynamic::Options options;
  weft::Index steps = 0;  // 0: plans alone
  std::uint32_t seed = 0;
};

// A part of one step of one device, in seconds from the begin of the step.
struct TimedStep {
  std::int32_t step = 0;                   // of the plan; StepSpan::transfer: the batch came
  double begin = 0, matched = 0, end = 0;  // until `matched` a collective waited for others
};

struct Experiment {
  std::string strategy;
  weft::Index devices = 0;
  bool sums_otherwise = false;                                 // see Candidate
  weft::PlanView plan;                                         // what was known before the first step, ...
  std::vector<float> losses;                                   // ... and what was measured: one a step
  double accuracy = 0;                                         // on the test set, after the last step
  double median_seconds = 0;                                   // of a step
  double waiting_seconds = 0;                                  // of a device for others, in a step, the mean
  weft::Index allocated_bytes = 0, sent_bytes = 0;             // by each device; the latter in each step, ...
  weft::Index sent_dcn_bytes = 0;                              // ... of them to other granules
  std::array<weft::Index, weft::collective_count> calls = {};  // of each collective in a step
  weft::Index heap_calls = 0;                                  // by all threads in all steps after the first
  std::vector<std::vector<TimedStep>> timeline;                // of one more step, a device of this process
  std::shared_ptr<const void> run;                             // keeps what `plan` refers to

  [[nodiscard]] bool has_run() const { return !losses.empty(); }
  [[nodiscard]] bool is_hybrid() const { return plan.granules() > 1; }
  // "4", or "2 x 2": granules times devices in each.
  [[nodiscard]] std::string devices_text() const {
    const std::string all = std::to_string(plan.devices()), granules = std::to_string(plan.granules());
    return plan.granules() == 1 ? all : granules + " x " + std::to_string(plan.devices() / plan.granules());
  }

  // Whether everything that was measured is what was planned.
  [[nodiscard]] bool kept_its_plan() const {
    bool kept = allocated_bytes == plan.peak_bytes && sent_bytes == plan.bytes_sent() &&
                sent_dcn_bytes == plan.bytes_sent(weft::Link::dcn) && heap_calls == 0;
    for (int op = 0; op < weft::collective_count; ++op)
      kept = kept && calls[weft::to_size(op)] == plan.count(static_cast<weft::Collective>(op));
    return kept;
  }
};

// All candidates take turns of a few steps, so that a busy machine is as unfair to one as to another. Batches are the
// same whatever the number of devices. Throws UsageError that names the candidate whose step cannot be made.
[[nodiscard]] std::vector<Experiment> measure(const std::vector<Candidate>& candidates, const Work& work);
// What is known of each before it runs, on more devices and in more memory than there are. The same errors.
[[nodiscard]] std::vector<Experiment> plan(const std::vector<Candidate>& candidates, const Work& work);

}  // namespace examples

#endif
