// Definitions of report/metrics.hpp.
#ifndef WEFT_REPORT_METRICS_IPP
#define WEFT_REPORT_METRICS_IPP

#include <weft/report/metrics.hpp>

namespace weft {

std::string name_of_step(const PlanView& plan, Index number) {
  if (number == StepSpan::transfer) return "TransferToDeviceTime";
  const PlanStep& step = plan.step(number);
  std::string name = label_of(plan, step);
  if (meets(step.kind)) return name + ' ' + detail::elements_text(plan, step);
  const std::string work = detail::work_of(plan, step);
  return work.empty() ? name : name + ' ' + work;
}

Metrics metrics_of(const Executable& executable) {
  const RuntimeHold held = executable.hold("metrics");
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
  const auto is_collective = [&plan](Index step) { return step >= 0 && meets(plan.step(step).kind); };
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

}  // namespace weft

#endif
