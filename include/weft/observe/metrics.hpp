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

// Of all samples their number and sum; the last ones, oldest first.
struct MetricData {
  Index total_samples = 0;
  double accumulator = 0;  // nanoseconds
  std::vector<MetricSample> samples;

  // The `share` quantile of the samples, 0 <= share < 1: the one at floor(share * n) in order, as PyTorch/XLA counts.
  // 0 if there is none.
  [[nodiscard]] double quantile(double share) const {
    if (samples.empty()) return 0;
    std::vector<double> values;
    for (const MetricSample& sample : samples) values.push_back(sample.value);
    const auto at = values.begin() + static_cast<Index>(share * static_cast<double>(values.size()));
    std::nth_element(values.begin(), at, values.end());
    return *at;
  }
};

namespace detail {

// "1s002ms003.004us": from the largest unit that is there down to microseconds.
[[nodiscard]] inline std::string time_text(double nanoseconds) {
  constexpr struct {
    double nanoseconds;
    const char* format;
  } units[] = {{86400e9, "%02.0fd"}, {3600e9, "%02.0fh"}, {60e9, "%02.0fm"}, {1e9, "%02.0fs"}, {1e6, "%03.0fms"}};
  std::string text;
  char part[32];
  for (const auto& unit : units) {
    const double whole = static_cast<double>(static_cast<Index>(nanoseconds / unit.nanoseconds));
    if (whole < 1 && text.empty()) continue;
    std::snprintf(part, sizeof part, unit.format, whole);
    text += part;
    nanoseconds -= whole * unit.nanoseconds;
  }
  // Cut and not rounded: 999.9996 us are no 1000.000 us.
  std::snprintf(part, sizeof part, "%07.3fus", static_cast<double>(static_cast<Index>(nanoseconds)) / 1000);
  return text + part;
}

inline void append_metric(std::string& text, const std::string& name, const MetricData& data) {
  text += "Metric: " + name + "\n  TotalSamples: " + std::to_string(data.total_samples);
  text += "\n  Accumulator: " + time_text(data.accumulator) + '\n';
  if (data.samples.empty()) return;
  char number[48];
  const double seconds = 1e-9 * (data.samples.back().time - data.samples.front().time);
  if (seconds > 0) {
    double sum = 0;
    for (const MetricSample& sample : data.samples) sum += sample.value;
    text += "  ValueRate: " + time_text(sum / seconds) + " / second\n";
    std::snprintf(number, sizeof number, "  Rate: %g / second\n", static_cast<double>(data.samples.size()) / seconds);
    text += number;
  }
  text += "  Percentiles: ";
  for (const int percent : {1, 5, 10, 20, 50, 80, 90, 95, 99})
    text += (percent > 1 ? "; " : "") + std::to_string(percent) + "%=" + time_text(data.quantile(percent / 100.0));
  text += '\n';
}
inline void append_counter(std::string& text, const std::string& name, Index value) {
  text += "Counter: " + name + "\n  Value: " + std::to_string(value) + '\n';
}

}  // namespace detail

class Metrics {
 public:
  // Adds to a metric: a sample, with its time among the others', ...
  void add_sample(const std::string& name, double time, double value) {
    metrics_[name].samples.push_back({time, value});
  }
  // ... and how many samples there were in all, and their sum in ticks, also of those that no ring keeps.
  void add_total(const std::string& name, Index samples, std::uint64_t ticks) {
    if (samples <= 0) return;
    MetricData& data = metrics_[name];
    data.total_samples += samples;
    data.accumulator += scale_.length(ticks);
  }
  // All spans of a ring, such as `loader.waits()`.
  void add_spans(const std::string& name, const SpanRing& ring) {
    for (Index i = 0; i < ring.spans().size(); ++i) add_span(name, ring.spans()[i].begin, ring.spans()[i].end);
    add_total(name, ring.spans().written(), ring.ticks());
  }
  // Of ticks: a sample as long as from `begin` to `end`.
  void add_span(const std::string& name, std::uint64_t begin, std::uint64_t end) {
    add_sample(name, scale_.nanoseconds(end), scale_.length(end - begin));
  }
  void add_counter(const std::string& name, Index value) { counters_[name] += value; }
  // Everything of others.
  void add(const Metrics& others) {
    for (const auto& [name, data] : others.metrics_) {
      MetricData& own = metrics_[name];
      own.total_samples += data.total_samples;
      own.accumulator += data.accumulator;
      own.samples.insert(own.samples.end(), data.samples.begin(), data.samples.end());
    }
    for (const auto& [name, value] : others.counters_) counters_[name] += value;
  }

  // Those that have counted something, in the order of their letters.
  [[nodiscard]] std::vector<std::string> metric_names() const {
    std::vector<std::string> names;
    for (const auto& [name, data] : metrics_) names.push_back(name);
    return names;
  }
  [[nodiscard]] std::vector<std::string> counter_names() const {
    std::vector<std::string> names;
    for (const auto& [name, value] : counters_)
      if (value > 0) names.push_back(name);
    return names;
  }
  [[nodiscard]] bool has_metric(const std::string& name) const { return metrics_.contains(name); }
  // By time. Error: metric_was_never_sampled.
  [[nodiscard]] MetricData metric_data(const std::string& name) const {
    const auto found = metrics_.find(name);
    if (found == metrics_.end()) metric_was_never_sampled(name.c_str());
    return by_time(found->second);
  }
  // 0: nothing was counted under this name.
  [[nodiscard]] Index counter_value(const std::string& name) const {
    const auto found = counters_.find(name);
    return found == counters_.end() ? 0 : found->second;
  }

  // Everything, in the form of torch_xla.debug.metrics.metrics_report(): rates and percentiles are of the samples that
  // are kept, totals of all.
  [[nodiscard]] std::string report() const {
    std::string text;
    for (const auto& [name, data] : metrics_) detail::append_metric(text, name, by_time(data));
    for (const auto& [name, value] : counters_)
      if (value > 0) detail::append_counter(text, name, value);
    return text;
  }
  // Some of it; names that nothing was counted under are left out. As short_metrics_report there, whose counters of
  // operations that fall back to the host have nothing to correspond to.
  [[nodiscard]] std::string short_report(const std::vector<std::string>& counters = {},
                                         const std::vector<std::string>& metrics = {"ExecuteTime", "HostTime",
                                                                                    "TransferToDeviceTime"}) const {
    std::string text;
    for (const std::string& name : metrics)
      if (has_metric(name)) detail::append_metric(text, name, metric_data(name));
    for (const std::string& name : counters)
      if (counter_value(name) > 0) detail::append_counter(text, name, counter_value(name));
    return text;
  }

 private:
  TickScale scale_;
  std::map<std::string, MetricData> metrics_;
  std::map<std::string, Index> counters_;

  [[nodiscard]] static MetricData by_time(MetricData data) {
    std::stable_sort(data.samples.begin(), data.samples.end(),
                     [](const MetricSample& a, const MetricSample& b) { return a.time < b.time; });
    return data;
  }
};

}  // namespace weft

#endif
