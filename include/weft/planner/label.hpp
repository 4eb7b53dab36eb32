// What a report calls the steps and buffers of a plan.
#ifndef WEFT_PLANNER_LABEL_HPP
#define WEFT_PLANNER_LABEL_HPP

#include <weft/graph/op_table.hpp>
#include <weft/planner/plan.hpp>

#include <string>

namespace weft {

// The operations in a step, "dot_general+add+maximum"; of many the first ones, then "..".
[[nodiscard]] inline std::string label_of(const PlanView& plan, const PlanStep& step) {
  constexpr std::size_t longest = 44;
  std::string label;
  for (const Op op : plan.members_of(step)) {
    if (label.size() + std::string_view(name_of(op)).size() > longest) return label + "+..";
    label.append(label.empty() ? "" : "+").append(name_of(op));
  }
  return label;
}

// The name of an input, the operation that makes a value, or "workspace".
[[nodiscard]] inline std::string label_of(const PlanView& plan, const Lifetime& life) {
  switch (life.kind) {
    case Lifetime::Kind::input: return plan.name(plan.input(life.what).name).c_str();
    case Lifetime::Kind::value: return name_of(static_cast<Op>(life.what));
    case Lifetime::Kind::workspace: break;
  }
  return "workspace";
}

}  // namespace weft

#endif
