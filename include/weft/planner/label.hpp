// What a report calls the steps and buffers of a plan.
#ifndef WEFT_PLANNER_LABEL_HPP
#define WEFT_PLANNER_LABEL_HPP

#include <weft/graph/op_table.hpp>
#include <weft/planner/plan.hpp>

#include <string>

namespace weft {

// The operations in a step, "dot_general+add+maximum"; of many the first ones, then "..".
[[nodiscard]] WEFT_DECL std::string label_of(const PlanView& plan, const PlanStep& step);

// The name of an input, the operation that makes a value, or "workspace".
[[nodiscard]] WEFT_DECL std::string label_of(const PlanView& plan, const Lifetime& life);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/planner/label.ipp>
#endif

#endif
