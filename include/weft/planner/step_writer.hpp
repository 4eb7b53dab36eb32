// StepWriter: writes the steps of a plan one after another, each with the slices that it reads and writes, and notes
// from the first to the last step how long every allocation is in use.
#ifndef WEFT_PLANNER_STEP_WRITER_HPP
#define WEFT_PLANNER_STEP_WRITER_HPP

#include <weft/planner/buffer_slice.hpp>
#include <weft/planner/plan.hpp>
#include <weft/planner/plan_memory.hpp>

namespace weft {

// Refers to its graph, assignment and loops.
class StepWriter {
 public:
  constexpr StepWriter(const Graph& from, const BufferAssignment& assigned, const Loops& known)
      : graph(from), assignment(assigned), loops(known), lifetimes(assigned.allocations.size()) {}

  const Graph& graph;
  const BufferAssignment& assignment;
  const Loops& loops;
  Plan plan;
  Buffer<Interval> lifetimes;  // by allocation, then by workspace
  Buffer<BufferSlice> slices;  // by operand of the plan: resolved when offsets are known
  bool combines = false;       // the next collective is in one call with the one before it
  bool splits = false;         // it is in two halves, and this is the first

  // Starts a step for node `id`; its operands follow, then `finish`.
  constexpr void begin(StepKind kind, Id id) {
    step_ = {};
    step_.kind = kind;
    step_.op = graph[id].op;
    step_.first_operand = static_cast<std::int32_t>(slices.size());
    step_.first_member = static_cast<std::int32_t>(plan.members.size());
  }
  // Takes the step before up again, for more operands; then `finish_combined`.
  constexpr void resume() {
    step_ = plan.steps.back();
    plan.steps.pop_back();
  }
  constexpr void member(Id id) { plan.members.push_back(graph[id].op); }
  constexpr void read(Id id) { touch(assignment.slice_of[id], graph.dtype(id), Access::read); }
  constexpr void write(Id id) { touch(assignment.slice_of[id], graph.dtype(id), Access::write); }
  constexpr void touch(const BufferSlice& slice, DType dtype, Access access) {
    if (slice.allocation < 0) graph_is_invalid("a value that a step touches lies in memory", plan.steps.size());
    extend(slice.allocation);
    slices.push_back(slice);
    plan.operands.push_back({{}, dtype, access});
  }
  // A buffer of this step alone.
  constexpr void workspace(Index bytes) {
    lifetimes.push_back({bytes, 1, 0, 0});
    BufferSlice slice;
    slice.allocation = static_cast<std::int32_t>(lifetimes.size() - 1);
    touch(slice, DType::f32, Access::write);
  }
  template <class Payload>
  constexpr void finish(Buffer<Payload>& list, const Payload& payload, Index flops = 0) {
    step_.payload = static_cast<std::int32_t>(list.size());
    list.push_back(payload);
    step_.operand_count = static_cast<std::int32_t>(slices.size()) - step_.first_operand;
    if (plan.members.size() == step_.first_member) plan.members.push_back(step_.op);
    step_.member_count = static_cast<std::int32_t>(plan.members.size()) - step_.first_member;
    step_.flops = flops * runs_;
    plan.steps.push_back(step_);
  }
  template <class Payload>
  constexpr void finish_combined(Buffer<Payload>& list, const Payload& payload) {
    list.push_back(payload);
    step_.operand_count = static_cast<std::int32_t>(slices.size()) - step_.first_operand;
    plan.steps.push_back(step_);
  }
  // The second half of a collective.
  constexpr void finish_split(const PlanStep& start) {
    step_ = start;
    step_.kind = StepKind::collective_done;
    step_.first_operand = static_cast<std::int32_t>(slices.size());
    for (std::int32_t i = 0; i < step_.operand_count; ++i) {
      const BufferSlice slice = slices[start.first_operand + i];
      const StepOperand operand = plan.operands[start.first_operand + i];
      touch(slice, operand.dtype, operand.access);
    }
    plan.steps.push_back(step_);
  }
  // `allocation` is in use in the step under construction; where it outlives an iteration of a loop around that, in all
  // steps of the loop.
  constexpr void extend(std::int32_t allocation) {
    Interval& life = lifetimes[allocation];
    const auto now = static_cast<std::int32_t>(plan.steps.size());
    const bool is_workspace = allocation >= assignment.allocations.size();
    if (life.last < life.first) {
      life.first = now;
      if (!is_workspace) life.bytes = assignment.allocations[allocation].bytes;
    }
    life.last = now;
    if (is_workspace) return;
    const std::int32_t home = assignment.allocations[allocation].loop;
    for (OpenLoop& open : open_) {
      if (loops.contains(open.loop, home)) continue;
      life.first = open.step < life.first ? open.step : life.first;
      open.outlived.push_back(allocation);
      return;
    }
  }

  // The steps until `end_loop` run `how.count` times.
  constexpr void begin_loop(const LoopAttributes& how, Id end) {
    begin(StepKind::repeat, end);
    if (how.condition >= 0)
      touch(assignment.slice_of[loops.carries[how.loop][how.condition]], DType::pred, Access::read);
    const Index step = plan.steps.size(), repeat = plan.repeats.size();
    open_.push_back({how.loop, static_cast<std::int32_t>(step), static_cast<std::int32_t>(repeat), {}});
    finish(plan.repeats, RepeatStep{how.loop, 0, how.count, how.reversed});
    runs_ *= how.count;
  }
  constexpr void end_loop() {
    const OpenLoop& open = open_.back();
    RepeatStep& repeat = plan.repeats[open.repeat];
    const auto last = static_cast<std::int32_t>(plan.steps.size() - 1);
    repeat.steps = last - open.step;
    for (std::int32_t allocation : open.outlived) lifetimes[allocation].last = last;
    runs_ /= repeat.count;
    open_.pop_back();
  }
  // How often in one call the step under construction runs.
  [[nodiscard]] constexpr Index runs() const noexcept { return runs_; }

  // The node of a constant 0: its zero bytes serve every element. Error: graph_is_invalid.
  constexpr Id zero(DType dtype) {
    if (zeros_.empty()) {
      zeros_.resize(dtype_count, no_id);
      for (Id id = 0; id < graph.size(); ++id)
        if (is_constant(graph[id].op))
          if (const Literal& literal = graph.attributes<Literal>(id); literal == Literal{literal.dtype, {}})
            zeros_[static_cast<int>(literal.dtype)] = id;
    }
    const Id found = zeros_[static_cast<int>(dtype)];
    if (found == no_id) graph_is_invalid("a pad comes with a constant zero", static_cast<Index>(dtype));
    return found;
  }

 private:
  struct OpenLoop {
    std::int32_t loop = no_loop;
    std::int32_t step = 0, repeat = 0;  // of the plan
    Buffer<std::int32_t> outlived;      // allocations that are in use in all its steps
  };
  PlanStep step_;
  Buffer<OpenLoop> open_;  // outer ones first
  Index runs_ = 1;
  Buffer<Id> zeros_;  // by element type
};

}  // namespace weft

#endif
