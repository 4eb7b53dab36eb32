// Definitions of report/observer.hpp.
#ifndef WEFT_REPORT_OBSERVER_IPP
#define WEFT_REPORT_OBSERVER_IPP

#include <weft/report/observer.hpp>

namespace weft {

Observer::Observer(Executable& executable, Environment asked) : executable_(executable), asked_(std::move(asked)) {
  if (asked_.debug > 1) std::fputs(explain(executable.plan()).c_str(), stderr);
  if (asked_.debug > 0 || !asked_.metrics.empty() || !asked_.profile.empty()) executable.start_timing();
  if (asked_.check_numbers > 0)
    number_check_.emplace(executable, asked_.check_numbers == 1 ? Numbers::finite : Numbers::no_nan);
}

void Observer::finish(const SpanRing* loader_waits) const {
  if (!asked_.profile.empty()) profile(asked_.profile, executable_, loader_waits);
  if (!asked_.metrics.empty()) write_metrics(loader_waits);
  if (asked_.debug == 0) return;
  const std::vector<std::string> sentences = analyze(times_of(executable_, loader_waits));
  for (const std::string& sentence : sentences) std::fprintf(stderr, "%s\n", sentence.c_str());
  if (sentences.empty()) std::fputs("weft-profiler: nothing stands out\n", stderr);
}

void Observer::write_metrics(const SpanRing* loader_waits) const {
  Metrics metrics = metrics_of(executable_);
  metrics.add(executable_.runtime().metrics());
  if (loader_waits != nullptr) metrics.add_spans("LoaderWaitTime", *loader_waits);
  const std::string report = metrics.report();
  if (asked_.metrics == "-")
    std::fputs(report.c_str(), stderr);
  else
    write_file(asked_.metrics, report.data(), std::ssize(report));
}

}  // namespace weft

#endif
