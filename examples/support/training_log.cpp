#include "training_log.hpp"

#include "clock.hpp"
#include "progress.hpp"
#include "rate_tracker.hpp"

#include <cctype>
#include <cstdio>

namespace examples {

namespace {

std::vector<std::string> scalars_of(const TrainingLogSettings& settings) {
  std::vector<std::string> scalars{"loss", "learning_rate", settings.items + "_per_second"};
  if (settings.epoch_steps > 0) scalars.emplace_back("test_accuracy");
  return scalars;
}

}  // namespace

struct TrainingLog::Parts {
  TrainingLogSettings settings;
  ObservedRun observed;
  Progress progress;
  RateTracker tracker{0};
  RateStatistics rates;
  double last = 0;  // when the last step ended
  weft::Index taken = 0;
  float loss = 0;

  // The epoch of the last step, from 1.
  [[nodiscard]] weft::Index epoch() const { return (taken - 1) / settings.epoch_steps + 1; }
  // Without epochs: of all steps.
  [[nodiscard]] weft::Index step_of_epoch() const {
    return settings.epoch_steps > 0 ? (taken - 1) % settings.epoch_steps + 1 : taken;
  }
};

TrainingLog::TrainingLog(weft::Executable& executable, const Observations& observations,
                         const TrainingLogSettings& settings)
    : parts_(new Parts{.settings = settings,
                       .observed{executable, observations, settings.title, scalars_of(settings)},
                       .progress = Progress(settings.total_steps, executable.runtime().is_master()),
                       .rates{}}) {}
TrainingLog::~TrainingLog() = default;

void TrainingLog::begin(weft::Index taken) {
  parts_->taken = taken;
  parts_->last = seconds_now();
  parts_->tracker = RateTracker(parts_->last);
  const weft::Index epoch_steps = parts_->settings.epoch_steps;
  if (epoch_steps > 0)
    std::printf("Epoch %lld train begin %s\n", static_cast<long long>(taken / epoch_steps + 1), time_of_day().c_str());
}

bool TrainingLog::took(float loss, weft::Index items) {
  if (!(loss < 1e30F)) throw UsageError("the loss is no number any more; lower --lr");
  const double now = seconds_now();
  parts_->rates.add(items, now - parts_->last);
  parts_->tracker.add(items);
  parts_->last = now;
  parts_->loss = loss;
  const weft::Index taken = ++parts_->taken;
  parts_->progress.show(taken, [&] {
    char text[64];
    std::snprintf(text, sizeof text, "step %lld, loss %.4f", static_cast<long long>(taken), static_cast<double>(loss));
    return std::string(text);
  });
  return parts_->step_of_epoch() % parts_->settings.log_steps == 0;
}

void TrainingLog::line(double learning_rate, const std::string& more) {
  const auto loss = static_cast<double>(parts_->loss);
  const double rate = parts_->tracker.rate(parts_->last);
  parts_->progress.clear();
  std::printf("| Training Device=weft:0/0 ");
  if (parts_->settings.epoch_steps > 0) std::printf("Epoch=%lld ", static_cast<long long>(parts_->epoch()));
  std::printf("Step=%lld Loss=%.5f%s Rate=%.2f GlobalRate=%.2f Time=%s\n",
              static_cast<long long>(parts_->step_of_epoch()), loss, more.c_str(), rate,
              parts_->tracker.global_rate(parts_->last), time_of_day().c_str());
  std::fflush(stdout);
  if (parts_->settings.epoch_steps > 0)
    parts_->observed.log(parts_->taken, {loss, learning_rate, rate, std::nullopt});
  else
    parts_->observed.log(parts_->taken, {loss, learning_rate, rate});
}

void TrainingLog::end() {
  parts_->progress.clear();
  if (parts_->settings.epoch_steps == 0) return;
  std::printf("Epoch %lld train end %s\n", static_cast<long long>(parts_->epoch()), time_of_day().c_str());
  std::fflush(stdout);
}
void TrainingLog::tested(double accuracy) {
  std::printf("Epoch %lld test end %s, Accuracy=%.2f\n", static_cast<long long>(parts_->epoch()), time_of_day().c_str(),
              accuracy);
  std::fflush(stdout);
  parts_->observed.log(parts_->taken, {std::nullopt, std::nullopt, std::nullopt, accuracy});
}

void TrainingLog::finish(const weft::SpanRing& loader_waits) {
  std::string items = parts_->settings.items;
  items[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(items[0])));
  const RateStatistics& rates = parts_->rates;
  std::printf("%s: %lld; a second: mean %.2f, median %.2f, 90th percentile %.2f\n", items.c_str(),
              static_cast<long long>(rates.items()), rates.mean(), rates.percentile(50), rates.percentile(90));
  parts_->observed.finish(&loader_waits);
}

}  // namespace examples
