// What is decided from epoch to epoch by how a loss or an accuracy goes on: smaller learning rates, and when to stop.
//
//   weft::ReduceOnPlateau rate({.learning_rate = 1e-3f, .factor = 0.5f, .patience = 3});
//   weft::EarlyStopping stopping({.patience = 10});
//   for (...) {
//     const double loss = validate(step);
//     step.settings.learning_rate = rate(loss);
//     if (stopping(loss)) break;
//     if (stopping.is_best()) checkpoints.save(step);
//   }
#ifndef WEFT_OPTIM_PLATEAU_HPP
#define WEFT_OPTIM_PLATEAU_HPP

#include <weft/base/error_nn.hpp>

#include <limits>

namespace weft {

// Which metric is better: a lower one, as of a loss, or a higher one, as of an accuracy?
enum class Better : std::uint8_t { lower, higher };

namespace detail {

// Is `value` better than `best` by more than `threshold`, or, if that is relative, by more than this part of it? A NaN
// is better than nothing.
[[nodiscard]] constexpr bool is_better(Better better, double value, double best, double threshold, bool relative) {
  const bool is_lower = better == Better::lower;
  if (relative) return is_lower ? value < best * (1 - threshold) : value > best * (1 + threshold);
  return is_lower ? value < best - threshold : value > best + threshold;
}
[[nodiscard]] constexpr double worst(Better better) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  return better == Better::lower ? infinity : -infinity;
}

}  // namespace detail

// As torch.optim.lr_scheduler.ReduceLROnPlateau: after more than `patience` epochs in a row that are not better than
// the best one, the rate is `factor` times what it was, but not below `least`.
class ReduceOnPlateau {
 public:
  struct Settings {
    float learning_rate = 1e-3F;  // of the first epoch
    float factor = 0.1F;
    Index patience = 10;
    double threshold = 1e-4;  // by which an epoch must be better, and whether it is a part of the best one
    bool relative = true;
    Index cooldown = 0;  // epochs after a reduction that do not count
    float least = 0;
    double eps = 1e-8;  // what a reduction must change at least; otherwise the rate stays
    Better better = Better::lower;
  };
  // What goes on from epoch to epoch; of a run that is resumed, what was kept of the other.
  struct State {
    float learning_rate = 0;
    double best = 0;
    Index bad_epochs = 0, cooling = 0;
  };

  // Errors: setting_out_of_range.
  constexpr explicit ReduceOnPlateau(const Settings& settings)
      : settings_(settings), state_{settings.learning_rate, detail::worst(settings.better), 0, 0} {
    const auto factor = static_cast<double>(settings.factor);
    if (!(factor > 0 && factor < 1)) setting_out_of_range("ReduceOnPlateau", "factor", factor, "above 0 and below 1");
    if (settings.patience < 0)
      setting_out_of_range("ReduceOnPlateau", "patience", static_cast<double>(settings.patience), "0 or more");
  }

  // The rate of the next epoch, after one with this metric.
  constexpr float operator()(double metric) {
    if (detail::is_better(settings_.better, metric, state_.best, settings_.threshold, settings_.relative)) {
      state_.best = metric;
      state_.bad_epochs = 0;
    } else {
      ++state_.bad_epochs;
    }
    if (state_.cooling > 0) {
      --state_.cooling;
      state_.bad_epochs = 0;
    }
    if (state_.bad_epochs > settings_.patience) reduce();
    return state_.learning_rate;
  }
  [[nodiscard]] constexpr float learning_rate() const noexcept { return state_.learning_rate; }
  [[nodiscard]] constexpr const State& state() const noexcept { return state_; }
  constexpr void restore(const State& state) noexcept { state_ = state; }

 private:
  Settings settings_;
  State state_;

  constexpr void reduce() {
    const auto old = static_cast<double>(state_.learning_rate), least = static_cast<double>(settings_.least);
    const double lower = old * static_cast<double>(settings_.factor), next = lower > least ? lower : least;
    if (old - next > settings_.eps) state_.learning_rate = static_cast<float>(next);
    state_.cooling = settings_.cooldown;
    state_.bad_epochs = 0;
  }
};

// Says when to stop: after more than `patience` epochs in a row that are not better than the best one by `least`.
class EarlyStopping {
 public:
  struct Settings {
    Index patience = 0;
    double least = 0;
    Better better = Better::lower;
  };
  struct State {
    double best = 0;
    Index bad_epochs = 0;
  };

  constexpr explicit EarlyStopping(const Settings& settings)
      : settings_(settings), state_{detail::worst(settings.better), 0} {
    if (settings.patience < 0)
      setting_out_of_range("EarlyStopping", "patience", static_cast<double>(settings.patience), "0 or more");
  }

  // After an epoch with this metric: is it time?
  constexpr bool operator()(double metric) {
    if (detail::is_better(settings_.better, metric, state_.best, settings_.least, false)) {
      state_ = {metric, 0};
      return false;
    }
    return ++state_.bad_epochs > settings_.patience;
  }
  // Was the last epoch the best one so far?
  [[nodiscard]] constexpr bool is_best() const noexcept { return state_.bad_epochs == 0; }
  [[nodiscard]] constexpr double best() const noexcept { return state_.best; }
  [[nodiscard]] constexpr const State& state() const noexcept { return state_; }
  constexpr void restore(const State& state) noexcept { state_ = state; }

 private:
  Settings settings_;
  State state_;
};

}  // namespace weft

#endif
