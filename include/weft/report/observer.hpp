// Observer: from what a program is asked to show, by flags or by the environment, to reports.
//
//   weft::Observer observer(step, weft::read_environment());
//   for (...) step(image, label);
//   observer.finish(&loader.waits());
#ifndef WEFT_REPORT_OBSERVER_HPP
#define WEFT_REPORT_OBSERVER_HPP

#include <weft/observe/environment.hpp>
#include <weft/report/analysis.hpp>
#include <weft/report/number_check.hpp>
#include <weft/report/profile.hpp>

namespace weft {

class Observer {
 public:
  // Times the steps of `executable`, which must outlive this, if anything is to be shown. WEFT_DEBUG=2 prints its plan,
  // WEFT_CHECK_NUMBERS ends the first step that makes a NaN or an infinity, as a NumberCheck does.
  WEFT_DECL Observer(Executable& executable, Environment asked);
  template <detail::HasExecutable Step>
  Observer(Step& step, Environment asked) : Observer(step.executable(), std::move(asked)) {}
  Observer(const Observer&) = delete;
  Observer& operator=(const Observer&) = delete;

  // Writes what was asked for. To be called between steps, last. Errors: those of FileWriter.
  WEFT_DECL void finish(const SpanRing* loader_waits = nullptr) const;

 private:
  Executable& executable_;
  Environment asked_;
  std::optional<NumberCheck> number_check_;

  WEFT_DECL void write_metrics(const SpanRing* loader_waits) const;
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/report/observer.ipp>
#endif

#endif
