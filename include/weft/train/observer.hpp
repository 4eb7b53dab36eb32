// Observer: from what a program is asked to show, by flags or by the environment, to reports.
//
//   weft::Observer observer(step, weft::read_environment());
//   for (...) step(image, label);
//   observer.finish(&loader.waits());
#ifndef WEFT_TRAIN_OBSERVER_HPP
#define WEFT_TRAIN_OBSERVER_HPP

#include <weft/observe/environment.hpp>
#include <weft/train/analysis.hpp>
#include <weft/train/profile.hpp>

namespace weft {

class Observer {
 public:
  // Times the steps of `executable`, which must outlive this, if anything is to be shown. WEFT_DEBUG=2 prints its plan.
  Observer(Executable& executable, Environment asked) : executable_(executable), asked_(std::move(asked)) {
    if (asked_.debug > 1) std::fputs(explain(executable.plan()).c_str(), stderr);
    if (asked_.debug > 0 || !asked_.metrics.empty() || !asked_.profile.empty()) executable.start_timing();
  }
  template <detail::HasExecutable Step>
  Observer(Step& step, Environment asked) : Observer(step.executable(), std::move(asked)) {}
  Observer(const Observer&) = delete;
  Observer& operator=(const Observer&) = delete;

  // Writes what was asked for. To be called between steps, last. Errors: those of FileWriter.
  void finish(const SpanRing* loader_waits = nullptr) const {
    if (!asked_.profile.empty()) profile(asked_.profile, executable_, loader_waits);
    if (!asked_.metrics.empty()) write_metrics(loader_waits);
    if (asked_.debug == 0) return;
    const std::vector<std::string> sentences = analyze(times_of(executable_, loader_waits));
    for (const std::string& sentence : sentences) std::fprintf(stderr, "%s\n", sentence.c_str());
    if (sentences.empty()) std::fputs("weft-profiler: nothing stands out\n", stderr);
  }

 private:
  Executable& executable_;
  Environment asked_;

  void write_metrics(const SpanRing* loader_waits) const {
    Metrics metrics = metrics_of(executable_);
    metrics.add(executable_.runtime().metrics());
    if (loader_waits != nullptr) metrics.add_spans("LoaderWaitTime", *loader_waits);
    const std::string report = metrics.report();
    if (asked_.metrics == "-")
      std::fputs(report.c_str(), stderr);
    else
      write_file(asked_.metrics, report.data(), std::ssize(report));
  }
};

}  // namespace weft

#endif
