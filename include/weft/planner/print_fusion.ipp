// Definitions of planner/print_fusion.hpp.
#ifndef WEFT_PLANNER_PRINT_FUSION_IPP
#define WEFT_PLANNER_PRINT_FUSION_IPP

#include <weft/planner/print_fusion.hpp>

namespace weft::detail {

FusionText::FusionText(const Graph& graph)
    : graph_(graph),
      fusion_(fuse(graph)),
      assignment_(assign_buffers(graph, fusion_)),
      writer_(graph, assignment_, fusion_.loops) {}

std::string FusionText::run() {
  for (const ScheduleEntry& next : schedule(graph_, fusion_, assignment_)) {
    switch (next.what) {
      case ScheduleEntry::What::loop_begin:
        begin_steps(1, "repeat");
        indent_ += "  ";
        break;
      case ScheduleEntry::What::loop_end: indent_.resize(indent_.size() - 2); break;
      case ScheduleEntry::What::group: add(fusion_.groups[next.number], next.combined); break;
      case ScheduleEntry::What::collective_done: begin_steps(1, "collective done"); break;
    }
  }
  for (const std::int32_t number : assignment_.copied_last) {
    const Output& output = graph_.outputs[number];
    begin_steps(1,
                "copy %" + std::to_string(output.node) + " to %" + std::to_string(graph_.inputs[output.updates].node));
  }
  return text_;
}

void FusionText::begin_steps(Index count, const std::string& what) {
  text_ += indent_;
  text_ += count == 0 ? "no step" : count == 1 ? "step " : "steps ";
  if (count > 0) text_ += std::to_string(steps_);
  if (count > 1) text_ += " to " + std::to_string(steps_ + count - 1);
  steps_ += count;
  text_.append(": ").append(what).append("\n");
}

void FusionText::add(const FusionGroup& group, bool is_in_step_before) {
  if (group.kind == FusionKind::movement || group.kind == FusionKind::collective) {
    const Id id = group.members[0];
    const Index before = writer_.plan.steps.size();
    lowering_of(graph_[id].op).lower.call(writer_, id);
    begin_steps(is_in_step_before ? 0 : writer_.plan.steps.size() - before, name_of(group.kind));
  } else {
    const Index cols = group.space.cols == 0 ? group.space.elements : group.space.cols;
    begin_steps(
        1, std::string(name_of(group.kind)) + ' ' + std::to_string(group.space.rows()) + " x " + std::to_string(cols));
  }
  for (Index i = group.members.size() - 1; i >= 0; --i) {
    const Id member = group.members[i];
    text_.append(indent_).append("  ").append(to_text(graph_, member));
    text_ += fusion_.in_memory[member] ? "  -> memory\n" : "\n";
  }
}

}  // namespace weft::detail

namespace weft {

std::string fusion_text(const Graph& graph) { return detail::FusionText(graph).run(); }

}  // namespace weft

#endif
