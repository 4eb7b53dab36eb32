// Definitions of observe/metrics.hpp.
#ifndef WEFT_OBSERVE_METRICS_IPP
#define WEFT_OBSERVE_METRICS_IPP

#include <weft/observe/metrics.hpp>

namespace weft {

double MetricData::quantile(double share) const {
  if (samples.empty()) return 0;
  std::vector<double> values;
  for (const MetricSample& sample : samples) values.push_back(sample.value);
  const auto at = values.begin() + static_cast<Index>(share * static_cast<double>(values.size()));
  std::nth_element(values.begin(), at, values.end());
  return *at;
}

}  // namespace weft

namespace weft::detail {

std::string time_text(double nanoseconds) {
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

void append_metric(std::string& text, const std::string& name, const MetricData& data) {
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

void append_counter(std::string& text, const std::string& name, Index value) {
  text += "Counter: " + name + "\n  Value: " + std::to_string(value) + '\n';
}

}  // namespace weft::detail

namespace weft {

void Metrics::add_total(const std::string& name, Index samples, std::uint64_t ticks) {
  if (samples <= 0) return;
  MetricData& data = metrics_[name];
  data.total_samples += samples;
  data.accumulator += scale_.length(ticks);
}

void Metrics::add_spans(const std::string& name, const SpanRing& ring) {
  for (Index i = 0; i < ring.spans().size(); ++i) add_span(name, ring.spans()[i].begin, ring.spans()[i].end);
  add_total(name, ring.spans().written(), ring.ticks());
}

void Metrics::add(const Metrics& others) {
  for (const auto& [name, data] : others.metrics_) {
    MetricData& own = metrics_[name];
    own.total_samples += data.total_samples;
    own.accumulator += data.accumulator;
    own.samples.insert(own.samples.end(), data.samples.begin(), data.samples.end());
  }
  for (const auto& [name, value] : others.counters_) counters_[name] += value;
}

std::vector<std::string> Metrics::metric_names() const {
  std::vector<std::string> names;
  for (const auto& [name, data] : metrics_) names.push_back(name);
  return names;
}

std::vector<std::string> Metrics::counter_names() const {
  std::vector<std::string> names;
  for (const auto& [name, value] : counters_)
    if (value > 0) names.push_back(name);
  return names;
}

MetricData Metrics::metric_data(const std::string& name) const {
  const auto found = metrics_.find(name);
  if (found == metrics_.end()) metric_was_never_sampled(name.c_str());
  return by_time(found->second);
}

Index Metrics::counter_value(const std::string& name) const {
  const auto found = counters_.find(name);
  return found == counters_.end() ? 0 : found->second;
}

std::string Metrics::report() const {
  std::string text;
  for (const auto& [name, data] : metrics_) detail::append_metric(text, name, by_time(data));
  for (const auto& [name, value] : counters_)
    if (value > 0) detail::append_counter(text, name, value);
  return text;
}

std::string Metrics::short_report(const std::vector<std::string>& counters,
                                  const std::vector<std::string>& metrics) const {
  std::string text;
  for (const std::string& name : metrics)
    if (has_metric(name)) detail::append_metric(text, name, metric_data(name));
  for (const std::string& name : counters)
    if (counter_value(name) > 0) detail::append_counter(text, name, counter_value(name));
  return text;
}

MetricData Metrics::by_time(MetricData data) {
  std::stable_sort(data.samples.begin(), data.samples.end(),
                   [](const MetricSample& a, const MetricSample& b) { return a.time < b.time; });
  return data;
}

}  // namespace weft

#endif
