// What a training shows about itself, by flags or by the environment: a report of times, a trace, scalars in a folder.
#ifndef EXAMPLES_SUPPORT_OBSERVED_RUN_HPP
#define EXAMPLES_SUPPORT_OBSERVED_RUN_HPP

#include "flags.hpp"

#include <weft/observe/environment.hpp>
#include <weft/runtime/executable.hpp>

#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace examples {

// Flags win over the environment.
class Observations {
 public:
  void add_to(Flags& flags) {
    flags.on("metrics", metrics_,
             "print times by name at the end, on the standard error stream (or WEFT_METRICS=FILE)");
    flags.text("profile", environment_.profile, "trace of the last 64 steps for ui.perfetto.dev (or WEFT_PROFILE)");
    flags.text("logdir", logdir_, "folder for scalars: a CSV table, curves.html, event files for TensorBoard");
  }
  // The devices of the program, unless a flag says otherwise: WEFT_DEVICES, or `otherwise`.
  [[nodiscard]] weft::Index devices(weft::Index otherwise) const {
    return environment_.devices > 0 ? environment_.devices : otherwise;
  }
  [[nodiscard]] weft::Environment asked() const {
    weft::Environment asked = environment_;
    if (metrics_) asked.metrics.assign(1, '-');
    return asked;
  }
  [[nodiscard]] const std::string& logdir() const noexcept { return logdir_; }

 private:
  weft::Environment environment_ = weft::read_environment();
  bool metrics_ = false;
  std::string logdir_;
};

class ObservedRun {
 public:
  // `title`: of the picture of the curves; `scalars`: what is logged, "loss", "learning_rate", ...
  ObservedRun(weft::Executable& executable, const Observations& observations, const std::string& title,
              std::vector<std::string> scalars);
  ObservedRun(const ObservedRun&) = delete;
  ObservedRun& operator=(const ObservedRun&) = delete;
  ~ObservedRun();

  // A value, or none, for each scalar.
  void log(weft::Index step, std::initializer_list<std::optional<double>> values);
  // Reports, and draws the curves of the table. `loader_waits`: null if there is no loader.
  void finish(const weft::SpanRing* loader_waits) const;

 private:
  struct Parts;  // the headers behind it are compiled once, in observed_run.cpp
  std::unique_ptr<Parts> parts_;
};

}  // namespace examples

#endif
