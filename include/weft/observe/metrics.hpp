// Metrics: what `runtime.metrics()` and `step.metrics()` return, counters and samples by name, and their report in the
// form of PyTorch/XLA's. A copy: what happens later does not change it.
#ifndef WEFT_OBSERVE_METRICS_HPP
#define WEFT_OBSERVE_METRICS_HPP

#include <weft/base/error_observe.hpp>
#include <weft/observe/span_ring.hpp>

#include <algorithm>
#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace weft {

// In nanoseconds: when it was taken, since the process's origin, and how long it was.
struct MetricSample {
  double time = 0, value = 0;
};

// The number of all samples and their sum; the last ones, oldest first.
struct MetricData {
  Index total_samples = 0;
  double accumulator = 0;  // nanoseconds
  std::vector<MetricSample> samples;

  // The `share` quantile of the samples, 0 <= share < 1: the one at floor(share * n) in order, as PyTorch/XLA counts.
  // 0 if there is none.
  [[nodiscard]] WEFT_DECL double quantile(double share) const;
};

namespace detail {

// "1s002ms003.004us": from the largest unit that is there down to microseconds.
[[nodiscard]] WEFT_DECL std::string time_text(double nanoseconds);

WEFT_DECL void append_metric(std::string& text, const std::string& name, const MetricData& data);
WEFT_DECL void append_counter(std::string& text, const std::string& name, Index value);

}  // namespace detail

class Metrics {
 public:
  // Adds to a metric: a sample, with its time among the others', ...
  void add_sample(const std::string& name, double time, double value) {
    metrics_[name].samples.push_back({time, value});
  }
  // ... and how many samples there were in all, and their sum in ticks, also of those that no ring keeps.
  WEFT_DECL void add_total(const std::string& name, Index samples, std::uint64_t ticks);
  // All spans of a ring, such as `loader.waits()`.
  WEFT_DECL void add_spans(const std::string& name, const SpanRing& ring);
  // A sample as long as from tick `begin` to tick `end`.
  void add_span(const std::string& name, std::uint64_t begin, std::uint64_t end) {
    add_sample(name, scale_.nanoseconds(end), scale_.length(end - begin));
  }
  void add_counter(const std::string& name, Index value) { counters_[name] += value; }
  // Everything of others.
  WEFT_DECL void add(const Metrics& others);

  // Those that have counted something, in the order of their letters.
  [[nodiscard]] WEFT_DECL std::vector<std::string> metric_names() const;
  [[nodiscard]] WEFT_DECL std::vector<std::string> counter_names() const;
  [[nodiscard]] bool has_metric(const std::string& name) const { return metrics_.contains(name); }
  // By time. Error: metric_was_never_sampled.
  [[nodiscard]] WEFT_DECL MetricData metric_data(const std::string& name) const;
  // 0: nothing was counted under this name.
  [[nodiscard]] WEFT_DECL Index counter_value(const std::string& name) const;

  // Everything, in the form of torch_xla.debug.metrics.metrics_report(): rates and percentiles are of the samples that
  // are kept, totals of all.
  [[nodiscard]] WEFT_DECL std::string report() const;
  // Some of it; names that nothing was counted under are left out. As short_metrics_report there, whose counters of
  // operations that fall back to the host have nothing to correspond to.
  [[nodiscard]] WEFT_DECL std::string short_report(const std::vector<std::string>& counters = {},
                                                   const std::vector<std::string>& metrics = {
                                                       "ExecuteTime", "HostTime", "TransferToDeviceTime"}) const;

 private:
  TickScale scale_;
  std::map<std::string, MetricData> metrics_;
  std::map<std::string, Index> counters_;

  [[nodiscard]] WEFT_DECL static MetricData by_time(MetricData data);
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/observe/metrics.ipp>
#endif

#endif
