#include "../support/heap_count.hpp"
#include "../support/job.hpp"
#include "../support/progress.hpp"
#include "experiment.hpp"

#include <weft/dynamic/planned.hpp>
#include <weft/observe/ticks.hpp>

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>

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
  if (candidate.devices() == 1) return std::make_unique<weft::Runtime>(1);
  return make_runtime(candidate.devices(), {.devices_per_granule = candidate.mesh.devices_per_granule()});
}

// What f() makes of a candidate, its step or its plan. Throws UsageError that names it.
template <class F>
auto made(const Candidate& candidate, F f) {
  try {
    return f();
  } catch (const weft::Error& error) {
    throw UsageError(candidate.name + " on " + std::to_string(candidate.devices()) + " devices: " + error.what());
  }
}
[[nodiscard]] Experiment named(const Candidate& candidate) {
  Experiment experiment;
  experiment.strategy = candidate.name;
  experiment.devices = candidate.devices();
  experiment.sums_otherwise = candidate.sums_otherwise;
  return experiment;
}

// One candidate in training.
class Run {
 public:
  Run(const Candidate& candidate, const Work& work)
      : work_(work),
        own_(runtime_for(candidate)),
        runtime_(*own_),
        feed_(work.of.feed(work.seed)),
        result_(named(candidate)) {
    result_.losses.reserve(weft::to_size(work.steps));
    seconds_.reserve(weft::to_size(work.steps));
    const auto aligned_bytes = [&] {
      return runtime_.run([](weft::Device&) { return aligned_bytes_of_this_thread(); });
    };
    const auto before = aligned_bytes();
    made(candidate, [&] {
      step_.emplace(runtime_, work_.of.loss(candidate.mesh), work_.of.inputs, candidate.mesh, candidate.strategy,
                    work_.of.optimizer, weft::Seed{work_.seed}, work_.options);
    });
    const auto after = aligned_bytes();
    for (std::size_t device = 0; device < after.size(); ++device)
      agree(static_cast<int>(device), result_.allocated_bytes, after[device] - before[device]);
    runtime_.clear_records();
    result_.plan = step_->plan();
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
    while (steps() < end) take();
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
    result_.waiting_seconds = waiting_seconds();
    if (work_.of.accuracy) result_.accuracy = work_.of.accuracy(*step_);
    result_.timeline = timeline();
    return result_;
  }

 private:
  // Keeps what all devices have in common.
  static void agree(int device, weft::Index& all, weft::Index own) { all = device == 0 || all == own ? own : -1; }

  void take() {
    using Clock = std::chrono::steady_clock;
    feed_->fetch();
    const weft::Index heap = heap_calls();
    const auto start = Clock::now();
    const float loss = feed_->give_to(*step_);
    seconds_.push_back(std::chrono::duration<double>(Clock::now() - start).count());
    if (steps() > 0) result_.heap_calls += heap_calls() - heap;
    result_.losses.push_back(loss);
  }
  // For others to come to collectives.
  [[nodiscard]] double waiting_seconds() const {
    const weft::TickScale scale;
    double sum = 0;
    for (int device = 0; device < runtime_.local_device_count(); ++device)
      for (int op = 0; op < weft::collective_count; ++op)
        sum += scale.length(
            runtime_.recorder(runtime_.first_device() + device).time(static_cast<weft::Collective>(op)).waited);
    return 1e-9 * sum / static_cast<double>(runtime_.local_device_count() * work_.steps);
  }
  // The times of one more step; a second one, so that what is timed for the first time does not count.
  [[nodiscard]] std::vector<std::vector<TimedStep>> timeline() {
    weft::Executable& executable = step_->executable();
    executable.start_timing(1);
    for (int i = 0; i < 2; ++i) {
      feed_->fetch();
      static_cast<void>(feed_->give_to(*step_));
    }
    executable.stop_timing();
    const weft::TickScale scale;
    std::vector<std::vector<TimedStep>> devices;
    executable.for_each_timer([&](const weft::StepTimer& timer, weft::Index) {
      std::vector<TimedStep>& device = devices.emplace_back();
      const auto seconds = [&](std::uint64_t ticks) { return 1e-9 * scale.nanoseconds(ticks); };
      for (weft::Index i = 0; i < timer.spans().size(); ++i) {
        const weft::StepSpan& span = timer.spans()[i];
        if (span.call == static_cast<std::uint32_t>(executable.call()))
          device.push_back({span.step, seconds(span.begin), seconds(span.matched), seconds(span.end)});
      }
    });
    double begin = 1e300;
    for (const auto& device : devices)
      if (!device.empty()) begin = std::min(begin, device[0].begin);
    for (auto& device : devices)
      for (TimedStep& step : device) step.begin -= begin, step.matched -= begin, step.end -= begin;
    return devices;
  }

  const Work& work_;
  std::unique_ptr<weft::Runtime> own_;
  weft::Runtime& runtime_;
  std::unique_ptr<Feed> feed_;
  std::optional<weft::dynamic::TrainStep> step_;
  Experiment result_;
  std::vector<double> seconds_;
};

}  // namespace

std::vector<Experiment> measure(const std::vector<Candidate>& candidates, const Work& work) {
  std::vector<std::shared_ptr<Run>> runs;
  for (const Candidate& candidate : candidates) runs.push_back(std::make_shared<Run>(candidate, work));
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
  for (const auto& run : runs) {
    results.push_back(run->finish());
    results.back().run = run;
  }
  return results;
}

std::vector<Experiment> plan(const std::vector<Candidate>& candidates, const Work& work) {
  std::vector<Experiment> results;
  for (const Candidate& candidate : candidates) {
    const auto planned = made(candidate, [&] {
      return std::make_shared<const weft::dynamic::Planned>(work.of.loss(candidate.mesh), work.of.inputs,
                                                            candidate.mesh, candidate.strategy, work.of.optimizer,
                                                            work.options);
    });
    results.push_back(named(candidate));
    results.back().plan = planned->plan();
    results.back().run = planned;
  }
  return results;
}

}  // namespace examples
