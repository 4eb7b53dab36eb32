#include "observed_run.hpp"

#include <weft/io/scalar_log.hpp>
#include <weft/train/observer.hpp>

#include <optional>

namespace examples {

// Every process times its devices, and the master reports.
struct ObservedRun::Parts {
  bool reports;
  weft::Observer observer;
  std::optional<weft::ScalarLog> log;
};

ObservedRun::ObservedRun(weft::Executable& executable, const Observations& observations, const char* rate)
    : parts_(
          new Parts{.reports = executable.runtime().is_master(), .observer{executable, observations.asked()}, .log{}}) {
  if (parts_->reports && !observations.logdir().empty())
    parts_->log.emplace(observations.logdir(), std::vector<std::string>{"loss", "learning_rate", rate});
}
ObservedRun::~ObservedRun() = default;

void ObservedRun::log(weft::Index step, double loss, double learning_rate, double rate) {
  if (!parts_->log) return;
  parts_->log->add(step, {loss, learning_rate, rate});
  parts_->log->flush();
}
void ObservedRun::finish(const weft::SpanRing* loader_waits) const {
  if (parts_->reports) parts_->observer.finish(loader_waits);
}

}  // namespace examples
