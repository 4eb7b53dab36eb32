// explain<Step>(): what a compiled step does, as text: steps, collectives with their bytes, the arena, what is stored
// where. All of it was known when the program was compiled.
#ifndef WEFT_TRAIN_EXPLAIN_HPP
#define WEFT_TRAIN_EXPLAIN_HPP

#include <weft/base/text.hpp>
#include <weft/planner/label.hpp>

#include <cstdarg>
#include <cstdio>

namespace weft {

namespace detail {

[[gnu::format(printf, 2, 3)]] inline void append_line(Text& text, const char* format, ...) {
  char line[256];
  std::va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(line, sizeof line, format, arguments);
  va_end(arguments);
  text << line << '\n';
}

// "1,234,567": counts of bytes are read by people.
[[nodiscard]] inline Text grouped(Index number) {
  Text digits, text;
  digits << number;
  for (Index i = 0; i < digits.size(); ++i) {
    if (i > 0 && (digits.size() - i) % 3 == 0 && digits[i - 1] != '-') text << ',';
    text << digits[i];
  }
  return text;
}

inline void write_work(Text& text, const PlanView& plan, const PlanStep& step) {
  switch (step.kind) {
    case StepKind::dot: {
      const DotStep& dot = plan.dot(step);
      text << dot.m << 'x' << dot.n << 'x' << dot.k << (dot.transpose_a ? " T." : " N.")
           << (dot.transpose_b ? 'T' : 'N');
      break;
    }
    case StepKind::loop: text << plan.loop(step).rows << 'x' << plan.loop(step).cols; break;
    case StepKind::collective:
      text << plan.collective(step).count << ' ' << name_of(plan.operands_of(step)[0].dtype) << "  sends "
           << grouped(plan.collective(step).bytes_sent) << " bytes";
      break;
    default: break;
  }
}

}  // namespace detail

// A plan as a table, one line a step.
[[nodiscard]] inline Text explain(const PlanView& plan) {
  using detail::append_line, detail::grouped;
  Text text = "mesh";
  for (Index size : plan.mesh) text << ' ' << size;
  text << "; per device:\n";
  append_line(text, "  arena      %15s bytes (%s kept between steps)", grouped(plan.peak_bytes).c_str(),
              grouped(plan.persistent_bytes).c_str());
  append_line(text, "  sent       %15s bytes a step", grouped(plan.bytes_sent()).c_str());
  append_line(text, "  arithmetic %15s floating-point operations a step", grouped(plan.flops()).c_str());
  for (Collective kind : {Collective::all_reduce, Collective::reduce_scatter, Collective::all_gather,
                          Collective::all_to_all, Collective::collective_permute})
    if (const Index calls = plan.count(kind); calls > 0)
      append_line(text, "  %-18s x %lld", name_of(kind), static_cast<long long>(calls));
  append_line(text, "inputs:");
  constexpr const char* kinds[] = {"batch", "weight", "state", "scalar"};
  for (const InputSlot& input : plan.inputs) {
    Text shape;
    for (Index extent : input.shape) shape << (shape.empty() ? "" : ", ") << extent;
    append_line(text, "  %-6s %-32s %s[%s] at %s", kinds[static_cast<int>(input.kind)], plan.name(input.name).c_str(),
                name_of(input.dtype), shape.c_str(), grouped(input.offset).c_str());
  }
  append_line(text, "steps:");
  for (Index i = 0; i < plan.step_count(); ++i) {
    const PlanStep& step = plan.step(i);
    Text line = "  ";
    line << i << ' ';
    line.pad_to(6);
    line << label_of(plan, step).c_str();
    line.pad_to(line.size() < 56 ? 56 : line.size() + 1);
    detail::write_work(line, plan, step);
    text << line << '\n';
  }
  return text;
}

// The plan of a TrainStep or Evaluation type.
template <class Step>
[[nodiscard]] Text explain() {
  return explain(Step::plan());
}

}  // namespace weft

#endif
