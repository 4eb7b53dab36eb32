// Definitions of report/explain.hpp.
#ifndef WEFT_REPORT_EXPLAIN_IPP
#define WEFT_REPORT_EXPLAIN_IPP

#include <weft/report/explain.hpp>

namespace weft::detail {

void append_line(std::string& text, const char* format, ...) {
  char line[256];
  std::va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(line, sizeof line, format, arguments);
  va_end(arguments);
  text += line;
  text += '\n';
}

std::string grouped(Index number) {
  std::string text = std::to_string(number);
  for (Index at = std::ssize(text) - 3; at > (number < 0 ? 1 : 0); at -= 3) text.insert(to_size(at), 1, ',');
  return text;
}

std::string sent_text(const PlanView& plan, Index bytes, Index over_dcn) {
  return grouped(bytes) + " bytes" + (plan.granules() > 1 ? " (" + grouped(over_dcn) + " over dcn)" : "");
}

std::string elements_text(const PlanView& plan, const PlanStep& collective) {
  const std::size_t arrays = plan.arrays_of(collective).size();
  return std::to_string(plan.whole_collective(collective).count) + ' ' +
         name_of(plan.operands_of(collective)[0].dtype) +
         (arrays > 1 ? " in " + std::to_string(arrays) + " arrays" : "");
}

// What a product's kernel multiplies and adds up, where that is not f32 alone.
inline std::string types_of_product(const PlanView& plan, const PlanStep& step) {
  const DType dtype = step.operand_count > 0 ? plan.operands_of(step)[0].dtype : DType::f32;
  if (dtype == DType::f32) return {};
  return std::string(" ") + name_of(dtype) + (is_narrow(dtype) ? " -> f32" : "");
}

std::string work_of(const PlanView& plan, const PlanStep& step) {
  switch (step.kind) {
    case StepKind::dot: {
      const DotStep& dot = plan.dot(step);
      return std::to_string(dot.m) + 'x' + std::to_string(dot.n) + 'x' + std::to_string(dot.k) +
             (dot.transpose_a ? " T." : " N.") + (dot.transpose_b ? 'T' : 'N') + types_of_product(plan, step);
    }
    case StepKind::loop: return std::to_string(plan.loop(step).rows) + 'x' + std::to_string(plan.loop(step).cols);
    case StepKind::collective_start: return elements_text(plan, step);
    case StepKind::collective:
    case StepKind::collective_done:
      return elements_text(plan, step) + "  sends " +
             sent_text(plan, plan.whole_collective(step).bytes_sent, plan.whole_collective(step).bytes_sent_dcn);
    case StepKind::repeat:
      return (step.operand_count > 0 ? "while a condition holds" : std::to_string(plan.repeat(step).count) + " times") +
             std::string(" the next ") + std::to_string(plan.repeat(step).steps) +
             " steps";
    default: return {};
  }
}

}  // namespace weft::detail

namespace weft {

std::string explain(const PlanView& plan) {
  using detail::append_line, detail::grouped;
  std::string text = "mesh";
  for (Index size : plan.mesh) text += ' ' + std::to_string(size);
  if (plan.granules() > 1) {
    text += " over granules";
    for (Index granules : plan.dcn) text += ' ' + std::to_string(granules);
  }
  text += "; per device:\n";
  append_line(text, "  arena      %15s bytes (%s kept between steps)", grouped(plan.peak_bytes).c_str(),
              grouped(plan.persistent_bytes).c_str());
  append_line(text, "  sent       %15s bytes a step", grouped(plan.bytes_sent()).c_str());
  if (plan.granules() > 1)
    for (const Link link : {Link::ici, Link::dcn})
      append_line(text, "    over %s %15s bytes", name_of(link), grouped(plan.bytes_sent(link)).c_str());
  append_line(text, "  arithmetic %15s floating-point operations a step", grouped(plan.flops()).c_str());
  for (Collective kind : {Collective::all_reduce, Collective::reduce_scatter, Collective::all_gather,
                          Collective::all_to_all, Collective::collective_permute})
    if (const Index calls = plan.count(kind), arrays = plan.count_arrays(kind); calls > 0)
      append_line(text, "  %-18s x %lld%s", name_of(kind), static_cast<long long>(calls),
                  arrays > calls ? (", combined from " + std::to_string(arrays)).c_str() : "");
  append_line(text, "inputs:");
  constexpr const char* kinds[] = {"batch", "weight", "state", "scalar"};
  for (const InputSlot& input : plan.inputs) {
    std::string shape;
    for (Index extent : input.shape) shape += (shape.empty() ? "" : ", ") + std::to_string(extent);
    append_line(text, "  %-6s %-32s %s[%s] at %s", kinds[static_cast<int>(input.kind)], plan.name(input.name).c_str(),
                name_of(input.dtype), shape.c_str(), grouped(input.offset).c_str());
  }
  append_line(text, "steps:");
  for (Index i = 0; i < plan.step_count(); ++i) {
    const PlanStep& step = plan.step(i);
    std::string line = "  " + std::to_string(i) + ' ';
    if (line.size() < 6) line.resize(6, ' ');
    line += label_of(plan, step);
    line.resize(line.size() < 56 ? 56 : line.size() + 1, ' ');
    line += detail::work_of(plan, step);
    text += line + '\n';
  }
  return text;
}

}  // namespace weft

#endif
