// Lowering: from a legal graph to a plan. Groups become steps in the order of the schedule, allocations get offsets in the
// arena, and what the host must know of inputs, outputs and constants is listed.
#ifndef WEFT_PLANNER_LOWER_HPP
#define WEFT_PLANNER_LOWER_HPP

#include <weft/kernels/gemm_arguments.hpp>
#include <weft/planner/legalize.hpp>
#include <weft/planner/loop_code.hpp>
#include <weft/planner/schedule.hpp>

namespace weft {

namespace detail {

class Lowerer {
 public:
  constexpr explicit Lowerer(const Graph& graph)
      : graph_(graph),
        fusion_(fuse(graph)),
        assignment_(assign_buffers(graph, fusion_)),
        writer_(graph, assignment_, fusion_.loops) {}

  constexpr Plan run() {
    plan().mesh = graph_.mesh;
    plan().dcn = graph_.dcn;
    plan().literal_bytes = graph_.literal_bytes;
    plan().loop_count = graph_.loops;
    plan().loop_strides = assignment_.strides;
    for (const ScheduleEntry& next : schedule(graph_, fusion_, assignment_)) lower(next);
    for (std::int32_t output : assignment_.copied_last) lower_late_copy(graph_.outputs[output]);
    keep_outputs();
    assign_arena();
    return static_cast<Plan&&>(plan());
  }

 private:
  const Graph& graph_;
  Fusion fusion_;
  BufferAssignment assignment_;
  StepWriter writer_;
  struct Start {
    std::int32_t group, step;
  };
  Buffer<Start> starts_;  // of collectives whose second half is still to come

  constexpr Plan& plan() { return writer_.plan; }

  // ---- Groups ------------------------------------------------------------------------------------------------------

  constexpr void lower(const ScheduleEntry& next) {
    const Loops& loops = fusion_.loops;
    switch (next.what) {
      case ScheduleEntry::What::group: return lower_group(next);
      case ScheduleEntry::What::collective_done: return lower_done(next.number);
      case ScheduleEntry::What::loop_begin:
        return writer_.begin_loop(loop_attributes(graph_, loops.end[next.number]), loops.end[next.number]);
      case ScheduleEntry::What::loop_end: return writer_.end_loop();
    }
  }
  constexpr void lower_group(const ScheduleEntry& next) {
    writer_.combines = next.combined;
    if (!next.combined) writer_.splits = next.split;
    lower(fusion_.groups[next.number]);
    if (next.split) starts_.push_back({next.number, static_cast<std::int32_t>(plan().steps.size() - 1)});
  }
  constexpr void lower_done(std::int32_t group) {
    Index i = 0;
    while (starts_[i].group != group) ++i;
    const PlanStep start = plan().steps[starts_[i].step];
    starts_[i] = starts_.back();
    starts_.pop_back();
    writer_.finish_split(start);
  }
  constexpr void lower(const FusionGroup& group) {
    switch (group.kind) {
      case FusionKind::loop: return lower_loop(group);
      case FusionKind::dot: return lower_dot(group);
      case FusionKind::collective:
      case FusionKind::movement: break;
    }
    const Id id = group.members[0];
    lowering_of(graph_[id].op).lower.call(writer_, id);
  }

  // The kernel that is made of this code: an earlier one, if it is made of the same.
  constexpr std::int32_t kernel_of(const LoopCode& code, bool is_epilogue) {
    const Index count = code.instructions.size();
    Buffer<EncodedInstruction> encoded;
    for (const Instruction& instruction : code.instructions) encoded.push_back(encode(instruction));
    Buffer<KernelCode>& kernels = plan().kernels;
    for (std::int32_t k = 0; k < kernels.size(); ++k) {
      bool same = kernels[k].count == count && kernels[k].is_epilogue == is_epilogue;
      for (Index i = count - 1; same && i >= 0; --i) same = plan().code[kernels[k].first + i] == encoded[i];
      if (same) return k;
    }
    kernels.push_back({static_cast<std::int32_t>(plan().code.size()), static_cast<std::int32_t>(count), is_epilogue});
    plan().code.append(encoded.begin(), encoded.end());
    return static_cast<std::int32_t>(kernels.size() - 1);
  }
  // Lists what the code reads and writes.
  constexpr LoopStep add_code(const LoopCode& code, bool is_epilogue) {
    LoopStep loop;
    loop.kernel = kernel_of(code, is_epilogue);
    loop.load_count = static_cast<std::int32_t>(code.loads.size());
    loop.store_count = static_cast<std::int32_t>(code.stores.size());
    for (Id load : code.loads) writer_.read(load);
    for (Id stored : code.stores) writer_.write(stored);
    return loop;
  }
  constexpr Index add_members(const FusionGroup& group) {
    Index flops = 0;
    for (Index i = group.members.size() - 1; i >= 0; --i) {
      const Id member = group.members[i];
      flops += flops_of(graph_, member);
      if (role_of(graph_[member].op) != FusionRole::projection) writer_.member(member);
    }
    return flops;
  }

  constexpr void lower_loop(const FusionGroup& group) {
    const LoopCode code = generate_loop(graph_, fusion_, assignment_, group);
    writer_.begin(StepKind::loop, group.last);
    const Index flops = add_members(group);
    LoopStep loop = add_code(code, false);
    loop.rows = group.space.rows();
    loop.cols = group.space.cols == 0 ? group.space.elements : group.space.cols;
    writer_.finish(plan().loops, loop, flops);
  }

  constexpr void lower_dot(const FusionGroup& group) {
    const Id id = group.dot;
    const DotLayout layout = layout_of_dot(graph_, id, group.permuted ? group.last : no_id);
    DotStep step = layout.step;
    writer_.begin(StepKind::dot, id);
    const Index flops = add_members(group);
    writer_.read(graph_.operand(id, layout.exchanged ? 1 : 0));
    writer_.read(graph_.operand(id, layout.exchanged ? 0 : 1));
    LoopCode code;
    if (group.has_epilogue()) code = generate_loop(graph_, fusion_, assignment_, group);
    add_accumulator(group, code);
    const DType dtype = graph_.dtype(graph_.operand(id, 0));
    writer_.workspace(gemm_workspace_bytes(step.m, step.n, step.k, step.transpose_a, dtype));
    if (group.has_epilogue()) step.epilogue = add_code(code, true);
    step.epilogue.rows = step.batch() * step.m;
    step.epilogue.cols = step.n;
    writer_.finish(plan().dots, step, flops);
  }
  // Partial sums go to the first output of the right size and type that is no operand of the epilogue.
  constexpr void add_accumulator(const FusionGroup& group, const LoopCode& code) {
    if (!group.has_epilogue()) return writer_.write(group.last);
    for (Id stored : code.stores) {
      bool fits = graph_.dtype(stored) == DType::f32;
      for (Id load : code.loads)
        fits = fits && assignment_.slice_of[load].allocation != assignment_.slice_of[stored].allocation;
      if (fits) return writer_.write(stored);
    }
    writer_.workspace(group.space.elements * 4);
  }
  // The new value of an input that could not be written in place.
  constexpr void lower_late_copy(const Output& output) {
    const Id input = graph_.inputs[output.updates].node;
    writer_.begin(StepKind::copy, output.node);
    writer_.read(output.node);
    writer_.write(input);
    writer_.finish(plan().strided, {Dims{graph_.elements(input)}, Dims{1}, Dims{1}, ReductionKind::none});
  }

  // ---- The arena ---------------------------------------------------------------------------------------------------

  constexpr void keep_outputs() {
    Buffer<bool> updated(graph_.inputs.size(), false);
    for (const Output& output : graph_.outputs) {
      if (output.updates >= 0) {
        if (updated[output.updates]) graph_is_invalid("an input is updated once", output.node);
        updated[output.updates] = true;
        continue;
      }
      const TensorType& type = graph_.type(output.node);
      plan().outputs.push_back({kept_name(output.name), type.dtype, type.shape, {}});
      writer_.slices.push_back(assignment_.slice_of[output.node]);
      writer_.extend(assignment_.slice_of[output.node].allocation);
    }
  }
  constexpr NameId kept_name(NameId name) {
    plan().names.push_back(graph_.name(name));
    return static_cast<NameId>(plan().names.size() - 1);
  }
  constexpr void assign_arena() {
    const auto allocations = static_cast<std::int32_t>(assignment_.allocations.size());
    Buffer<Interval>& lifetimes = writer_.lifetimes;
    Index end = 0;
    for (std::int32_t a = 0; a < allocations; ++a) end = assign_persistent(a, end);
    plan().persistent_bytes = end;
    for (std::int32_t a = 0; a < allocations; ++a)
      if (is_persistent(a)) lifetimes[a].last = lifetimes[a].first - 1;
    plan().peak_bytes = plan_memory(lifetimes, round_up(end, arena_alignment));
    for (std::int32_t a = 0; a < lifetimes.size(); ++a) report_lifetime(a);
    const Index operands = plan().operands.size();
    for (Index i = 0; i < operands; ++i) plan().operands[i].slice = resolve(writer_.slices[i]);
    for (Index i = 0; i < plan().outputs.size(); ++i) plan().outputs[i].slice = resolve(writer_.slices[operands + i]);
  }
  constexpr bool is_persistent(std::int32_t allocation) const {
    return allocation < assignment_.allocations.size() &&
           assignment_.allocations[allocation].kind != Allocation::Kind::transient;
  }
  // Inputs and constants lie at the start and stay.
  constexpr Index assign_persistent(std::int32_t a, Index end) {
    const Allocation& allocation = assignment_.allocations[a];
    if (allocation.kind == Allocation::Kind::transient) return end;
    end = round_up(end, allocation.bytes <= 4 ? 4 : arena_alignment);
    writer_.lifetimes[a].offset = end;
    const TensorType& type = graph_.type(allocation.node);
    if (allocation.kind == Allocation::Kind::input) {
      const Input& input = graph_.inputs[allocation.input];
      plan().inputs.push_back({kept_name(input.name), input.kind, type.dtype, type.shape, end, input.initializer});
    } else {
      plan().constants.push_back(constant_slot(allocation, end));
    }
    return end + allocation.bytes;
  }
  constexpr ConstantSlot constant_slot(const Allocation& allocation, Index offset) const {
    ConstantSlot slot;
    slot.dtype = graph_.dtype(allocation.node);
    slot.offset = offset;
    slot.bytes = allocation.bytes;
    if (allocation.kind == Allocation::Kind::device_index) {
      slot.kind = ConstantSlot::Kind::device_index;
      slot.axes = graph_.attributes<CollectiveAttributes>(allocation.node).axes;
      return slot;
    }
    const Literal& literal = graph_.attributes<Literal>(allocation.node);
    slot.kind = literal.is_splat() ? ConstantSlot::Kind::element : ConstantSlot::Kind::literal;
    slot.element = literal.splat;
    slot.first_byte = literal.first_byte;
    return slot;
  }
  constexpr void report_lifetime(std::int32_t a) {
    const Interval& life = writer_.lifetimes[a];
    if (a >= assignment_.allocations.size()) {
      if (life.last >= life.first)
        plan().lifetimes.push_back(
            {Lifetime::Kind::workspace, 0, life.offset, life.bytes, life.first, life.last});
      return;
    }
    const Allocation& allocation = assignment_.allocations[a];
    if (allocation.kind == Allocation::Kind::input)
      plan().lifetimes.push_back({Lifetime::Kind::input, allocation.input, life.offset, allocation.bytes, 0,
                                  static_cast<std::int32_t>(plan().steps.size() - 1)});
    if (allocation.kind != Allocation::Kind::transient || life.last < life.first) return;
    plan().lifetimes.push_back({Lifetime::Kind::value, static_cast<std::int32_t>(graph_[allocation.node].op),
                                life.offset, life.bytes, life.first, life.last});
  }
  constexpr ArenaSlice resolve(const BufferSlice& slice) const {
    return {writer_.lifetimes[slice.allocation].offset + slice.offset, slice.shard_axes, slice.shard_bytes, slice.stride};
  }
};

}  // namespace detail

// The plan of a graph: legalized, fused, assigned, scheduled, packed. Deterministic; near linear in the nodes.
[[nodiscard]] WEFT_NATIVE constexpr Plan make_plan(const Graph& graph) {
  const Graph legal = legalize(graph);
  return detail::Lowerer(legal).run();
}

}  // namespace weft

#endif
