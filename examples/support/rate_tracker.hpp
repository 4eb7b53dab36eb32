// Rates as PyTorch/XLA's RateTracker gives them. Times are seconds on any clock.
#ifndef EXAMPLES_SUPPORT_RATE_TRACKER_HPP
#define EXAMPLES_SUPPORT_RATE_TRACKER_HPP

#include "clock.hpp"

#include <weft/base/index.hpp>

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

}  // namespace examples

#endif
