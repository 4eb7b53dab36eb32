#include "../support/heap_count.hpp"
#include "../support/job.hpp"
#include "../support/progress.hpp"
#include "experiment.hpp"

#include <weft/data/loader.hpp>

#include <algorithm>
#include <chrono>
#include <memory>

namespace examples {

namespace {

constexpr weft::Index steps_a_turn = 10;

// What happened in each step, if it was the same in all of them; else -1, which no plan says.
[[nodiscard]] weft::Index per_step(weft::Index total, weft::Index steps) {
  return total % steps == 0 ? total / steps : -1;
}

// With the granules of the candidate's mesh. What one device does is the same in all processes, each of which does it
// alone.
[[nodiscard]] std::unique_ptr<weft::Runtime> runtime_for(const Candidate& candidate) {
  if (candidate.devices == 1) return std::make_unique<weft::Runtime>(1);
  return make_runtime(candidate.devices, {.devices_per_granule = candidate.devices / candidate.plan.granules()});
}

// One candidate in training.
class Run {
 public:
  Run(const Candidate& candidate, const Work& work)
      : work_(work),
        own_(runtime_for(candidate)),
        runtime_(*own_),
        loader_(work.train, {.device_batch = batch_size / candidate.devices,
                             .devices = candidate.devices,
                             .seed = work.seed,
                             .drop_last = true}) {
    result_.strategy = candidate.strategy;
    result_.devices = candidate.devices;
    result_.plan = candidate.plan;
    result_.losses.reserve(weft::to_size(work.steps));
    seconds_.reserve(weft::to_size(work.steps));
    const auto aligned_bytes = [&] {
      return runtime_.run([](weft::Device&) { return aligned_bytes_of_this_thread(); });
    };
    const auto before = aligned_bytes();
    step_ = candidate.make(runtime_, work.seed);
    const auto after = aligned_bytes();
    for (std::size_t device = 0; device < after.size(); ++device)
      agree(static_cast<int>(device), result_.allocated_bytes, after[device] - before[device]);
    runtime_.clear_records();
  }

  [[nodiscard]] weft::Index steps() const { return static_cast<weft::Index>(result_.losses.size()); }
  // "ZeRO-3 on 4 devices, step 120".
  [[nodiscard]] std::string label() const {
    const std::string where = result_.devices == 1 ? "" : " on " + result_.devices_text() + " devices";
    return result_.strategy + where + ", step " + std::to_string(steps());
  }
  // Takes one turn; returns its steps.
  weft::Index advance() {
    const weft::Index begin = steps(), end = std::min(begin + steps_a_turn, work_.steps);
    while (steps() < end)
      if (const weft::Batch* batch = loader_.next()) take(*batch);  // else an epoch ended, and the next one begins
    return end - begin;
  }
  // What all the steps showed.
  [[nodiscard]] Experiment finish() {
    const auto middle = seconds_.begin() + work_.steps / 2;
    std::nth_element(seconds_.begin(), middle, seconds_.end());
    result_.median_seconds = *middle;
    for (int device = 0; device < runtime_.local_device_count(); ++device) {
      const weft::Recorder& recorder = runtime_.recorder(runtime_.first_device() + device);
      agree(device, result_.sent_bytes, per_step(recorder.total().bytes_sent, work_.steps));
      agree(device, result_.sent_dcn_bytes, per_step(recorder.total().bytes_sent_dcn, work_.steps));
      for (int op = 0; op < weft::collective_count; ++op)
        agree(device, result_.calls[weft::to_size(op)],
              per_step(recorder.total(static_cast<weft::Collective>(op)).calls, work_.steps));
    }
    result_.accuracy = accuracy_of(*step_, work_.test);
    return result_;
  }

 private:
  // Keeps what all devices have in common.
  static void agree(int device, weft::Index& all, weft::Index own) { all = device == 0 || all == own ? own : -1; }

  void take(const weft::Batch& batch) {
    using Clock = std::chrono::steady_clock;
    const weft::Index heap = heap_calls();
    const auto start = Clock::now();
    const float loss = step_->take(batch);
    seconds_.push_back(std::chrono::duration<double>(Clock::now() - start).count());
    if (steps() > 0) result_.heap_calls += heap_calls() - heap;
    result_.losses.push_back(loss);
  }

  const Work& work_;
  std::unique_ptr<weft::Runtime> own_;
  weft::Runtime& runtime_;
  weft::Loader<weft::NormalizedDataset> loader_;
  std::unique_ptr<AnyStep> step_;
  Experiment result_;
  std::vector<double> seconds_;
};

}  // namespace

bool runs_on_these_processes(const Candidate& candidate) {
  const weft::Index granules = candidate.plan.granules();
  return candidate.devices == 1 || (candidate.devices % process_count() == 0 &&
                                    (process_count() == 1 || granules == 1 || granules == process_count()));
}

std::vector<Experiment> measure(const std::vector<Candidate>& candidates, const Work& work) {
  std::vector<std::unique_ptr<Run>> runs;
  for (const Candidate& candidate : candidates) runs.push_back(std::make_unique<Run>(candidate, work));
  {
    Progress progress(work.steps * static_cast<weft::Index>(runs.size()), is_master());
    weft::Index done = 0;
    while (runs.back()->steps() < work.steps)
      for (const auto& run : runs) {
        progress.show(done, [&] { return run->label(); });
        done += run->advance();
      }
  }
  std::vector<Experiment> results;
  for (const auto& run : runs) results.push_back(run->finish());
  return results;
}

}  // namespace examples
