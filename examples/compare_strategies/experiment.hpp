// What one training run showed, and what it takes to make one.
#ifndef EXAMPLES_COMPARE_STRATEGIES_EXPERIMENT_HPP
#define EXAMPLES_COMPARE_STRATEGIES_EXPERIMENT_HPP

#include <weft/data/batch.hpp>
#include <weft/data/dataset.hpp>
#include <weft/planner/plan.hpp>
#include <weft/runtime/runtime.hpp>

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace examples {

inline constexpr weft::Index batch_size = 256;  // of all devices together

// What every run is given.
struct Work {
  weft::Index steps = 0;
  std::uint32_t seed = 0;
  const weft::Dataset& train;
  const weft::Dataset& test;
};

// "4", or "2 x 2": granules times devices in each.
[[nodiscard]] inline std::string devices_text(const weft::PlanView& plan) {
  const std::string all = std::to_string(plan.devices()), granules = std::to_string(plan.granules());
  return plan.granules() == 1 ? all : granules + " x " + std::to_string(plan.devices() / plan.granules());
}

struct Experiment {
  std::string strategy;
  weft::Index devices = 0;
  weft::PlanView plan;                                         // what was known when this program was compiled, ...
  std::vector<float> losses;                                   // ... and what was measured: one a step
  double accuracy = 0;                                         // on the test set, after the last step
  double median_seconds = 0;                                   // of a step
  weft::Index allocated_bytes = 0, sent_bytes = 0;             // by each device; the latter in each step, ...
  weft::Index sent_dcn_bytes = 0;                              // ... of them to other granules
  std::array<weft::Index, weft::collective_count> calls = {};  // of each collective in a step
  weft::Index heap_calls = 0;                                  // by all threads in all steps after the first

  [[nodiscard]] bool is_hybrid() const { return plan.granules() > 1; }
  [[nodiscard]] std::string devices_text() const { return examples::devices_text(plan); }

  // Whether everything that was measured is what was planned.
  [[nodiscard]] bool kept_its_plan() const {
    bool kept = allocated_bytes == plan.peak_bytes && sent_bytes == plan.bytes_sent() &&
                sent_dcn_bytes == plan.bytes_sent(weft::Link::dcn) && heap_calls == 0;
    for (int op = 0; op < weft::collective_count; ++op)
      kept = kept && calls[weft::to_size(op)] == plan.count(static_cast<weft::Collective>(op));
    return kept;
  }
};

// A training step of any mesh and strategy, behind one interface: the loop that measures it is compiled once.
class AnyStep {
 public:
  AnyStep() = default;
  AnyStep(const AnyStep&) = delete;
  AnyStep& operator=(const AnyStep&) = delete;
  virtual ~AnyStep() = default;
  virtual float take(const weft::Batch& batch) = 0;
  // A weight by its name, as a whole tensor.
  [[nodiscard]] virtual weft::AlignedArray<float> read(const char* name) const = 0;
};

// A strategy on a number of devices, compiled in.
struct Candidate {
  const char* strategy;
  weft::Index devices;
  weft::PlanView plan;
  std::unique_ptr<AnyStep> (*make)(weft::Runtime& runtime, std::uint32_t seed);
};

// The candidates of each number of devices: a translation unit each, so that they compile beside one another.
template <weft::Index devices>
[[nodiscard]] std::vector<Candidate> candidates();
// Some on four devices that stand in two granules, between which the network is slow.
[[nodiscard]] std::vector<Candidate> candidates_in_two_granules();
// Whether its devices can be spread over the processes of this run: evenly, and granules are processes.
[[nodiscard]] bool runs_on_these_processes(const Candidate& candidate);

// All candidates take turns of a few steps, so that a busy machine is as unfair to one as to another. Batches are the
// same whatever the number of devices.
[[nodiscard]] std::vector<Experiment> measure(const std::vector<Candidate>& candidates, const Work& work);
// The share of right answers on a data set, computed on one device: the same judge for all.
[[nodiscard]] double accuracy_of(const AnyStep& step, const weft::Dataset& set);

}  // namespace examples

#endif
