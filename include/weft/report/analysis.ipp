// Definitions of report/analysis.hpp.
#ifndef WEFT_REPORT_ANALYSIS_IPP
#define WEFT_REPORT_ANALYSIS_IPP

#include <weft/report/analysis.hpp>

namespace weft::detail {

std::string percent(double share) { return std::to_string(static_cast<Index>(share * 100 + 0.5)) + " %"; }

std::string waiting_for_data(const TimesToAnalyze& times) {
  const double all = times.executing + times.between_calls;
  if (times.between_calls < share_between_calls * all || all <= 0) return {};
  std::string text = "the devices were without work for " + percent(times.between_calls / all) +
                     " of the time: " + time_text(times.between_calls) + " from call to call, " +
                     time_text(times.executing) + " in calls";
  if (times.loader_waits < 0) return text + "; see what the host does between them";
  text += "; waiting for the loader was " + percent(times.loader_waits / times.between_calls) + " of that";
  return text + (times.loader_waits > times.between_calls / 2 ? ", make its source faster or raise prefetch"
                                                              : ", see what else the host does between them");
}

std::string communication(const TimesToAnalyze& times) {
  DeviceTimes sum;
  for (const DeviceTimes& device : times.devices) {
    sum.kernels += device.kernels;
    sum.collectives += device.collectives;
    sum.waiting += device.waiting;
  }
  const double all = sum.kernels + sum.collectives + sum.waiting;
  if (sum.collectives + sum.waiting < share_of_collectives * all || all <= 0) return {};
  return "collectives take " + percent((sum.collectives + sum.waiting) / all) +
         " of a step: " + percent(sum.collectives / all) + " to move and reduce, " + percent(sum.waiting / all) +
         " to wait for others; larger batches, fewer devices or buckets of another size make them a smaller part";
}

std::string slow_device(const TimesToAnalyze& times) {
  const Index count = std::ssize(times.devices);
  if (count < 2) return {};
  Index slow = 0;
  double all = 0;
  for (Index i = 0; i < count; ++i) {
    all += times.devices[to_size(i)].kernels;
    if (times.devices[to_size(i)].kernels > times.devices[to_size(slow)].kernels) slow = i;
  }
  const double own = times.devices[to_size(slow)].kernels, others = (all - own) / static_cast<double>(count - 1);
  if (own < (1 + lateness_of_a_device) * others) return {};
  return "device " + std::to_string(slow) + " is slow: its kernels take " + percent(own / others - 1) +
         " longer than those of the others, which wait for it; see what else runs on its processor, or whether it has "
         "more of the work";
}

double median(std::vector<double> values) {
  const auto middle = values.begin() + std::ssize(values) / 2;
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

Halves halves_of(const std::vector<double>& lengths) {
  const auto middle = lengths.begin() + std::ssize(lengths) / 2;
  if (std::ssize(lengths) < fewest_to_compare) return {};
  return {median({lengths.begin(), middle}), median({middle, lengths.end()})};
}

std::string change(const std::string& what, const Halves& halves, Index count) {
  const double ratio = halves.after / halves.before;
  return what + " takes " + percent(ratio > 1 ? ratio - 1 : 1 - ratio) + (ratio > 1 ? " longer" : " less") +
         " than it did: " + time_text(halves.before) + " in the first half of the last " + std::to_string(count) +
         " times, " + time_text(halves.after) + " in the second (medians); see what changed on this machine";
}

std::string changed_call(const TimesToAnalyze& times) {
  const Halves halves = halves_of(times.calls);
  return halves.differ() && halves.before > 0 ? change("a call", halves, std::ssize(times.calls)) : std::string();
}

std::string changed_step(const TimesToAnalyze& times) {
  if (times.calls.empty()) return {};
  double most = share_of_a_step * median(times.calls);
  std::string text;
  for (const StepTimes& step : times.steps) {
    const Halves halves = halves_of(step.lengths);
    const double moved = halves.after > halves.before ? halves.after - halves.before : halves.before - halves.after;
    if (halves.before <= 0 || !halves.differ() || moved < most) continue;
    most = moved;
    text = change(step.name, halves, std::ssize(step.lengths));
  }
  return text;
}

}  // namespace weft::detail

namespace weft {

std::vector<std::string> analyze(const TimesToAnalyze& times) {
  std::vector<std::string> sentences;
  for (const std::string& found :
       {detail::waiting_for_data(times), detail::communication(times), detail::slow_device(times),
        detail::changed_call(times), detail::changed_step(times)})
    if (!found.empty()) sentences.push_back("weft-profiler: " + found);
  return sentences;
}

TimesToAnalyze times_of(const Executable& executable, const SpanRing* loader_waits) {
  const TickScale scale;
  const SpanRing& calls = executable.call_times();
  TimesToAnalyze times;
  times.executing = scale.length(calls.ticks());
  times.between_calls = scale.length(calls.ticks_between());
  if (loader_waits != nullptr) times.loader_waits = scale.length(loader_waits->ticks());
  for (Index i = 0; i < calls.spans().size(); ++i)
    times.calls.push_back(scale.length(calls.spans()[i].end - calls.spans()[i].begin));
  const PlanView& plan = executable.plan();
  executable.for_each_timer([&](const StepTimer& timer, Index ordinal) {
    DeviceTimes& device = times.devices.emplace_back();
    for (Index step = StepSpan::transfer; step < plan.step_count(); ++step) {
      const bool is_collective = step >= 0 && meets(plan.step(step).kind);
      (is_collective ? device.collectives : device.kernels) += scale.length(timer.total(step).worked);
      device.waiting += scale.length(timer.total(step).waited);
      times.steps.push_back({name_of_step(plan, step) + " on device " + std::to_string(ordinal), {}});
    }
    const std::size_t first = times.steps.size() - to_size(plan.step_count()) - 1;
    for (Index i = 0; i < timer.spans().size(); ++i) {
      const StepSpan& span = timer.spans()[i];
      times.steps[first + to_size(span.step + 1)].lengths.push_back(scale.length(span.end - span.matched));
    }
  });
  return times;
}

}  // namespace weft

#endif
