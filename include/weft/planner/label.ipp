// Definitions of planner/label.hpp.
#ifndef WEFT_PLANNER_LABEL_IPP
#define WEFT_PLANNER_LABEL_IPP

#include <weft/planner/label.hpp>

namespace weft {

std::string label_of(const PlanView& plan, const PlanStep& step) {
  constexpr std::size_t longest = 44;
  std::string label;
  if (step.kind == StepKind::custom_call) return plan.custom(step).operation->name;
  for (const Op op : plan.members_of(step)) {
    if (label.size() + std::string_view(name_of(op)).size() > longest) return label + "+..";
    label.append(label.empty() ? "" : "+").append(name_of(op));
  }
  if (step.kind == StepKind::collective_start) label += "_start";
  if (step.kind == StepKind::collective_done) label += "_done";
  return label;
}

std::string label_of(const PlanView& plan, const Lifetime& life) {
  switch (life.kind) {
    case Lifetime::Kind::input: return plan.name(plan.input(life.what).name).c_str();
    case Lifetime::Kind::value: return name_of(static_cast<Op>(life.what));
    case Lifetime::Kind::workspace: break;
  }
  return "workspace";
}

}  // namespace weft

#endif
