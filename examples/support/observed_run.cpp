#include "observed_run.hpp"

#include "curves.hpp"

#include <weft/io/csv.hpp>
#include <weft/io/file.hpp>
#include <weft/io/scalar_log.hpp>
#include <weft/report/observer.hpp>

#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace examples {

// Every process times its devices, and the master reports.
struct ObservedRun::Parts {
  bool reports, has_lines = false;
  std::string title, directory;
  weft::Observer observer;
  std::optional<weft::ScalarLog> log;
};

ObservedRun::ObservedRun(weft::Executable& executable, const Observations& observations, const std::string& title,
                         std::vector<std::string> scalars)
    : parts_(new Parts{.reports = executable.runtime().is_master(),
                       .title = title,
                       .directory = observations.logdir(),
                       .observer{executable, observations.asked()},
                       .log{}}) {
  if (parts_->reports && !parts_->directory.empty()) parts_->log.emplace(parts_->directory, std::move(scalars));
}
ObservedRun::~ObservedRun() = default;

void ObservedRun::log(weft::Index step, std::initializer_list<std::optional<double>> values) {
  if (!parts_->log) return;
  parts_->log->add(step, values);
  parts_->log->flush();
  parts_->has_lines = true;
}
void ObservedRun::finish(const weft::SpanRing* loader_waits) const {
  if (!parts_->reports) return;
  parts_->observer.finish(loader_waits);
  if (!parts_->has_lines) return;
  const std::string page = curves_of(weft::read_csv<double>(parts_->log->csv_path()), parts_->title);
  weft::write_file(parts_->directory + "/curves.html", page.data(), std::ssize(page));
}

}  // namespace examples
