// step.metrics(): the calls of a step, always counted, and what is inside them, while it is timed. For between steps.
//
//   weft::Metrics metrics = step.metrics();        // also of a Program, an Evaluation or a Prediction
//   metrics.add_spans("LoaderWaitTime", loader.waits());
//   std::puts(metrics.report().c_str());
//
//   ExecuteTime           metric: a call, seen from the host: from the batch to the loss
//   HostTime              metric: from one call to the next: data, printing, other programs on the devices
//   calls, bytes_sent, bytes_sent_dcn, flops, arena_bytes   counters: of one device
//
// After step.executable().start_timing(), of every device:
//
//   TransferToDeviceTime  metric: the batch's way into the arena; of a DeviceLoader's, into all of this process
//   LoaderReadTime        metric: a DeviceLoader's batch on a thread of the loader
//   <operations> <sizes>  metric: a kernel, "dot_general+add+maximum 64x512x784 N.T"; equal ones together
//   <collective> <elements> <type>.own, .waiting    metrics: a collective, and its waiting for others
#ifndef WEFT_TRAIN_METRICS_HPP
#define WEFT_TRAIN_METRICS_HPP

#include <weft/runtime/executable.hpp>
#include <weft/runtime/metrics.hpp>
#include <weft/train/explain.hpp>

namespace weft {

namespace detail {

// Has an executable: TrainStep, Program, Evaluation, Prediction.
template <class Step>
concept HasExecutable = requires(const Step& step) {
  { step.executable() } -> std::same_as<const Executable&>;
};

}  // namespace detail

// What metrics and profiles call a step of a plan.
[[nodiscard]] inline std::string name_of_step(const PlanView& plan, Index number) {
  if (number == StepSpan::transfer) return "TransferToDeviceTime";
  const PlanStep& step = plan.step(number);
  std::string name = label_of(plan, step);
  if (step.kind == StepKind::collective)
    return name + ' ' + std::to_string(plan.collective(step).count) + ' ' + name_of(plan.operands_of(step)[0].dtype);
  const std::string work = detail::work_of(plan, step);
  return work.empty() ? name : name + ' ' + work;
}

[[nodiscard]] inline Metrics metrics_of(const Executable& executable) {
  const PlanView& plan = executable.plan();
  const SpanRing& calls = executable.call_times();
  Metrics metrics;
  metrics.add_spans("ExecuteTime", calls);
  for (Index i = 1; i < calls.spans().size(); ++i)
    metrics.add_span("HostTime", calls.spans()[i - 1].end, calls.spans()[i].begin);
  metrics.add_total("HostTime", calls.spans().written() - 1, calls.ticks_between());
  metrics.add_counter("calls", calls.spans().written());
  metrics.add_counter("bytes_sent", calls.spans().written() * plan.bytes_sent());
  metrics.add_counter("bytes_sent_dcn", calls.spans().written() * plan.bytes_sent(Link::dcn));
  metrics.add_counter("flops", calls.spans().written() * plan.flops());
  metrics.add_counter("arena_bytes", executable.allocated_bytes(executable.runtime().first_device()));

  if (const BatchTimes* const batches = executable.batch_times(); batches != nullptr) {
    metrics.add_spans("LoaderReadTime", batches->reads);
    metrics.add_spans("TransferToDeviceTime", batches->moves);
  }
  std::vector<std::string> names;  // by step, the transfer first
  for (Index step = StepSpan::transfer; step < plan.step_count(); ++step) names.push_back(name_of_step(plan, step));
  const auto is_collective = [&plan](Index step) { return step >= 0 && plan.step(step).kind == StepKind::collective; };
  executable.for_each_timer([&](const StepTimer& timer, Index) {
    for (Index i = 0; i < timer.spans().size(); ++i) {
      const StepSpan& span = timer.spans()[i];
      const std::string& name = names[to_size(span.step + 1)];
      if (is_collective(span.step)) metrics.add_span(name + ".waiting", span.begin, span.matched);
      metrics.add_span(is_collective(span.step) ? name + ".own" : name, span.matched, span.end);
    }
    for (Index step = StepSpan::transfer; step < plan.step_count(); ++step) {
      const StepTotal& total = timer.total(step);
      const std::string& name = names[to_size(step + 1)];
      if (is_collective(step)) metrics.add_total(name + ".waiting", total.count, total.waited);
      metrics.add_total(is_collective(step) ? name + ".own" : name, total.count, total.worked);
    }
  });
  return metrics;
}
template <detail::HasExecutable Step>
[[nodiscard]] Metrics metrics_of(const Step& step) {
  return metrics_of(step.executable());
}

}  // namespace weft

#endif
