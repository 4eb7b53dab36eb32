// explain<Step>(): what a compiled step does, as text: steps, collectives with their bytes, the arena, what is stored
// where. All of it was known when the program was compiled.
#ifndef WEFT_REPORT_EXPLAIN_HPP
#define WEFT_REPORT_EXPLAIN_HPP

#include <weft/planner/label.hpp>

#include <cstdarg>
#include <cstdio>
#include <string>

namespace weft {

namespace detail {

[[gnu::format(printf, 2, 3)]] WEFT_DECL void append_line(std::string& text, const char* format, ...);

// "1,234,567": counts of bytes are read by people.
[[nodiscard]] WEFT_DECL std::string grouped(Index number);

// "1,536 bytes", and where a mesh has several granules "1,536 bytes (512 over dcn)".
[[nodiscard]] WEFT_DECL std::string sent_text(const PlanView& plan, Index bytes, Index over_dcn);

// What a collective takes in all: "96 f32 in 5 arrays".
[[nodiscard]] WEFT_DECL std::string elements_text(const PlanView& plan, const PlanStep& collective);
[[nodiscard]] WEFT_DECL std::string work_of(const PlanView& plan, const PlanStep& step);

}  // namespace detail

// A plan as a table, one line a step.
[[nodiscard]] WEFT_DECL std::string explain(const PlanView& plan);

// The plan of a TrainStep or Evaluation type.
template <class Step>
[[nodiscard]] std::string explain() {
  return explain(Step::plan());
}

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/report/explain.ipp>
#endif

#endif
