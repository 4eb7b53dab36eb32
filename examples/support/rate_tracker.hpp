// Rates as PyTorch/XLA's RateTracker gives them, and those of all steps of a run. Times are seconds on any clock.
#ifndef EXAMPLES_SUPPORT_RATE_TRACKER_HPP
#define EXAMPLES_SUPPORT_RATE_TRACKER_HPP

#include <weft/base/index.hpp>

#include <algorithm>
#include <vector>

namespace examples {

class RateTracker {
 public:
  explicit RateTracker(double now) : start_(now), last_(now) {}

  void add(weft::Index items) { items_ += items; }
  // Items a second since the last call, to which what it returned then adds 0.4 of itself: 0.6 new + 0.4 old.
  double rate(double now) {
    if (now <= last_) return rate_;
    const double current = static_cast<double>(items_ - items_then_) / (now - last_);
    rate_ = first_ ? current : 0.6 * current + 0.4 * rate_;
    first_ = false;
    last_ = now;
    items_then_ = items_;
    return rate_;
  }
  // Items a second since the beginning.
  [[nodiscard]] double global_rate(double now) const {
    return now > start_ ? static_cast<double>(items_) / (now - start_) : 0;
  }

 private:
  double start_, last_, rate_ = 0;
  weft::Index items_ = 0, items_then_ = 0;
  bool first_ = true;
};

// Items a second of the steps of a run.
class RateStatistics {
 public:
  // A step of `items` that took `seconds`.
  void add(weft::Index items, double seconds) {
    items_ += items;
    seconds_ += seconds;
    if (seconds > 0) rates_.push_back(static_cast<double>(items) / seconds);
  }
  [[nodiscard]] weft::Index items() const { return items_; }
  // The rate of all steps together.
  [[nodiscard]] double mean() const { return seconds_ > 0 ? static_cast<double>(items_) / seconds_ : 0; }
  // The rate that `percent` of the steps do not exceed, by the nearest rank.
  [[nodiscard]] double percentile(int percent) const {
    if (rates_.empty()) return 0;
    std::vector<double> sorted = rates_;
    const auto rank = (sorted.size() * static_cast<std::size_t>(percent) + 99) / 100;
    const auto at = sorted.begin() + static_cast<std::ptrdiff_t>(rank > 0 ? rank - 1 : 0);
    std::nth_element(sorted.begin(), at, sorted.end());
    return *at;
  }

 private:
  weft::Index items_ = 0;
  double seconds_ = 0;
  std::vector<double> rates_;
};

}  // namespace examples

#endif
