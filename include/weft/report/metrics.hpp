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
#ifndef WEFT_REPORT_METRICS_HPP
#define WEFT_REPORT_METRICS_HPP

#include <weft/report/explain.hpp>
#include <weft/runtime/executable.hpp>
#include <weft/runtime/metrics.hpp>

#include <concepts>

namespace weft {

namespace detail {

// Has an executable: TrainStep, Program, Evaluation, Prediction.
template <class Step>
concept HasExecutable = requires(const Step& step) {
  { step.executable() } -> std::same_as<const Executable&>;
};

}  // namespace detail

// What metrics and profiles call a step of a plan.
[[nodiscard]] WEFT_DECL std::string name_of_step(const PlanView& plan, Index number);

[[nodiscard]] WEFT_DECL Metrics metrics_of(const Executable& executable);
template <detail::HasExecutable Step>
[[nodiscard]] Metrics metrics_of(const Step& step) {
  return metrics_of(step.executable());
}

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/report/metrics.ipp>
#endif

#endif
