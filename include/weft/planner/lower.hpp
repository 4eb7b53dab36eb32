// Lowering: from a fused, placed and scheduled graph to a plan.
#ifndef WEFT_PLANNER_LOWER_HPP
#define WEFT_PLANNER_LOWER_HPP

#include <weft/planner/plan_memory.hpp>
#include <weft/planner/schedule.hpp>
#include <weft/kernels/gemm_arguments.hpp>
#include <weft/planner/loop_code.hpp>
#include <weft/planner/plan.hpp>

namespace weft {

namespace detail {

class Lowerer {
 public:
  constexpr explicit Lowerer(const Graph& graph)
      : graph_(graph),
        fusion_(fuse(graph)),
        assignment_(assign_buffers(graph, fusion_)),
        lifetimes_(assignment_.allocations.size()),
        extra_(0) {}

  constexpr Plan run() {
    plan_.mesh = graph_.mesh;
    const Buffer<std::int32_t> order = schedule(graph_, fusion_, assignment_);
    for (std::int32_t group : order) lower(fusion_.groups[group]);
    for (std::int32_t output : assignment_.copied_last) lower_late_copy(graph_.outputs[output]);
    keep_outputs();
    assign_arena();
    return static_cast<Plan&&>(plan_);
  }

 private:
  const Graph& graph_;
  Fusion fusion_;
  BufferAssignment assignment_;
  Plan plan_;
  Buffer<Interval> lifetimes_;       // by allocation, then by scratch buffer; `first` is set by the first use
  Buffer<BufferSlice> place_location_;  // by place: resolved when offsets are known
  Index extra_;                      // scratch buffers so far

  // ---- Places ------------------------------------------------------------------------------------------------------

  constexpr std::int32_t now() const { return static_cast<std::int32_t>(plan_.steps.size()); }
  constexpr void touch(std::int32_t allocation) {
    Interval& life = lifetimes_[allocation];
    if (life.last < life.first) {
      life.first = now();
      life.bytes = allocation < assignment_.allocations.size() ? assignment_.allocations[allocation].bytes : life.bytes;
    }
    life.last = now();
  }
  constexpr void add_place(const BufferSlice& slice_of) {
    if (slice_of.allocation < 0) graph_is_invalid("a value that a step touches lies in memory", plan_.steps.size());
    touch(slice_of.allocation);
    place_location_.push_back(slice_of);
  }
  constexpr void add_place(Id id) { add_place(assignment_.slice_of[id]); }
  constexpr void add_scratch(Index bytes) {
    lifetimes_.push_back({bytes, 1, 0, 0});
    ++extra_;
    BufferSlice slice_of;
    slice_of.allocation = static_cast<std::int32_t>(lifetimes_.size() - 1);
    add_place(slice_of);
  }
  constexpr PlanStep new_step(StepKind kind, Id id) const {
    PlanStep step;
    step.kind = kind;
    step.op = graph_[id].op;
    step.dtype = graph_[id].dtype;
    step.label = Name(name_of(step.op));
    step.first_place = static_cast<std::int32_t>(place_location_.size());
    return step;
  }
  constexpr void finish(const PlanStep& step) { plan_.steps.push_back(step); }

  // ---- Groups -------------------------------------------------------------------------------------------------------

  constexpr void lower(const FusionGroup& group) {
    switch (group.kind) {
      case FusionKind::loop: return lower_loop(group);
      case FusionKind::dot: return lower_dot(group);
      case FusionKind::collective: return lower_collective(group.members[0]);
      case FusionKind::movement: return lower_movement(group.members[0]);
    }
  }

  constexpr void add_code(PlanStep& step, const LoopCode& code) {
    step.first_instruction = static_cast<std::int32_t>(plan_.instructions.size());
    step.instruction_count = static_cast<std::int32_t>(code.instructions.size());
    step.load_count = static_cast<std::int32_t>(code.loads.size());
    step.store_count = static_cast<std::int32_t>(code.stores.size());
    for (const Instruction& instruction : code.instructions) plan_.instructions.push_back(encode(instruction));
    for (Id load : code.loads) add_place(load);
    for (Id stored : code.stores) add_place(stored);
  }
  constexpr Name label_of(const FusionGroup& group) const {
    Name label;
    for (Index i = group.members.size() - 1; i >= 0; --i) {
      const char* name = name_of(graph_[group.members[i]].op);
      int length = 0;
      while (name[length] != '\0') ++length;
      if (label.size + length + 4 > Name::capacity) return label.append("+..");
      if (label.size > 0) label.append("+");
      label.append(name);
    }
    return label;
  }
  constexpr Index flops_of_group(const FusionGroup& group) const {
    Index sum = 0;
    for (Id member : group.members) sum += flops_of(graph_, member);
    return sum;
  }

  constexpr void lower_loop(const FusionGroup& group) {
    const LoopCode code = generate_loop(graph_, fusion_, assignment_, group);
    PlanStep step = new_step(StepKind::loop, group.last);
    add_code(step, code);
    step.label = label_of(group);
    step.rows = group.space.rows();
    step.cols = group.space.cols == 0 ? group.space.elements : group.space.cols;
    step.flops = flops_of_group(group);
    finish(step);
  }

  constexpr Index product(const Shape& shape, const AxisList& dims) const {
    Index result = 1;
    for (int dim : dims) result *= shape[dim];
    return result;
  }
  constexpr void lower_dot(const FusionGroup& group) {
    const Id id = group.dot, left = graph_.operand(id, 0), right = graph_.operand(id, 1);
    const DotDims& dot = graph_[id].attributes.dot;
    const Shape &a = graph_[left].shape, &b = graph_[right].shape;
    const AxisList a_free = shape_rule::free_dims(a.rank(), dot.left_batch, dot.left_contracting);
    const AxisList b_free = shape_rule::free_dims(b.rank(), dot.right_batch, dot.right_contracting);
    PlanStep step = new_step(StepKind::dot, id);
    step.label = label_of(group);
    step.batch = product(a, dot.left_batch);
    step.m = product(a, a_free);
    step.n = product(b, b_free);
    step.k = product(a, dot.left_contracting);
    // a is (batch, m, k) unless the contracting dimensions come first; b is (batch, k, n) unless they come last.
    step.transpose_a = !a_free.empty() && !dot.left_contracting.empty() && dot.left_contracting[0] < a_free[0];
    step.transpose_b = !b_free.empty() && !dot.right_contracting.empty() && dot.right_contracting[0] > b_free[0];
    step.rows = step.batch * step.m;
    step.cols = step.n;
    step.flops = flops_of_group(group);
    add_place(left);
    add_place(right);
    const bool has_epilogue = group.members.size() > 1;
    LoopCode code;
    if (has_epilogue) code = generate_loop(graph_, fusion_, assignment_, group);
    add_accumulator_place(group, code, has_epilogue);
    add_scratch(gemm_workspace_bytes(step.m, step.n, step.k));
    if (has_epilogue) add_code(step, code);
    finish(step);
  }
  // Partial sums go to the first output of the right size and type that is no operand of the epilogue.
  constexpr void add_accumulator_place(const FusionGroup& group, const LoopCode& code, bool has_epilogue) {
    if (!has_epilogue) return add_place(group.dot);
    for (Id stored : code.stores) {
      bool fits = graph_[stored].dtype == DType::f32;
      for (Id load : code.loads) fits = fits && assignment_.slice_of[load].allocation != assignment_.slice_of[stored].allocation;
      if (fits) return add_place(stored);
    }
    add_scratch(group.space.elements * 4);
  }

  // ---- Collectives -------------------------------------------------------------------------------------------------

  constexpr void lower_collective(Id id) {
    const Node& node = graph_[id];
    const Id from = graph_.operand(id, 0);
    const Index group = parts_of(graph_.mesh, node.attributes.mesh_axes);
    PlanStep step = new_step(StepKind::collective, id);
    step.mesh_axes = node.attributes.mesh_axes;
    step.source_axes = node.attributes.source_axes;
    step.count = graph_[from].shape.elements();
    switch (node.op) {
      case Op::all_reduce: step.collective = Collective::all_reduce; break;
      case Op::all_gather: step.collective = Collective::all_gather; break;
      case Op::reduce_scatter:
        step.collective = Collective::reduce_scatter;
        step.count /= group;
        break;
      case Op::all_to_all:
        step.collective = Collective::all_to_all;
        step.count /= group;
        break;
      default: step.collective = Collective::collective_permute; break;
    }
    if (node.op == Op::all_reduce || node.op == Op::reduce_scatter) step.reduction = node.attributes.reduction;
    step.bytes_sent = bytes_sent_by(step.collective, group, step.count, size_bytes(node.dtype));
    add_place(from);
    add_place(id);
    finish(step);
  }

  // ---- Movement ----------------------------------------------------------------------------------------------------

  // A strided copy into the bytes of `id`, from `source` bytes into `from` and `target` bytes into `id`.
  constexpr void copy(Id from, Id id, const Dims& extents, const Dims& source_strides, const Dims& target_strides,
                      Index source = 0, Index target = 0, const BufferSlice* shard = nullptr) {
    PlanStep step = new_step(StepKind::copy, id);
    step.extents = extents;
    step.source_strides = source_strides;
    step.target_strides = target_strides;
    BufferSlice source_location = assignment_.slice_of[from], target_location = assignment_.slice_of[id];
    source_location.offset += source;
    target_location.offset += target;
    if (shard != nullptr) {
      source_location.shard_axes = shard->shard_axes;
      source_location.shard_bytes = shard->shard_bytes;
    }
    add_place(source_location);
    add_place(target_location);
    finish(step);
  }

  constexpr void lower_movement(Id id) {
    const Node& node = graph_[id];
    const Id from = node.operand_count > 0 ? graph_.operand(id, 0) : no_id;
    const Dims own = strides_of(node.shape);
    const Dims theirs = strides_of(graph_[from].shape);
    switch (node.op) {
      case Op::transpose: {
        Dims strides;
        for (int dim : node.attributes.dims) strides.push_back(theirs[dim]);
        return copy(from, id, node.shape.dims, strides, own);
      }
      case Op::broadcast: {
        Dims strides(node.shape.rank(), 0);
        for (int i = 0; i < theirs.size(); ++i)
          if (graph_[from].shape[i] != 1) strides[node.attributes.dims[i]] = theirs[i];
        return copy(from, id, node.shape.dims, strides, own);
      }
      case Op::slice: {
        Index offset = 0;
        for (int i = 0; i < theirs.size(); ++i) offset += node.attributes.start[i] * theirs[i];
        return copy(from, id, node.shape.dims, theirs, own, offset * size_bytes(node.dtype));
      }
      case Op::shard_slice: {
        const int dim = node.attributes.dims[0];
        BufferSlice shard;
        shard.shard_axes = node.attributes.mesh_axes;
        shard.shard_bytes = node.shape[dim] * theirs[dim] * size_bytes(node.dtype);
        if (assignment_.slice_of[from].shard_bytes != 0)
          graph_is_invalid("a shard of a shard is cut from a buffer of its own", id);
        return copy(from, id, node.shape.dims, theirs, own, 0, 0, &shard);
      }
      case Op::pad: {
        copy(zero_constant(node.dtype), id, node.shape.dims, Dims(node.shape.rank(), 0), own);
        Index offset = 0;
        for (int i = 0; i < own.size(); ++i) offset += node.attributes.start[i] * own[i];
        return copy(from, id, graph_[from].shape.dims, theirs, own, 0, offset * size_bytes(node.dtype));
      }
      case Op::concatenate: return lower_concatenate(id, own);
      case Op::take_rows:
      case Op::scatter_add_rows: return lower_rows(id);
      default: return lower_reduce(id, theirs);
    }
  }
  constexpr void lower_concatenate(Id id, const Dims& own) {
    const int dim = graph_[id].attributes.dims[0];
    const Index bytes = size_bytes(graph_[id].dtype);
    Index offset = 0;
    for (Index i = 0; i < graph_[id].operand_count; ++i) {
      const Id part = graph_.operand(id, i);
      BufferSlice there = assignment_.slice_of[id];
      there.offset += offset * own[dim] * bytes;
      if (!(assignment_.slice_of[part] == there))
        copy(part, id, graph_[part].shape.dims, strides_of(graph_[part].shape), own, 0, offset * own[dim] * bytes);
      offset += graph_[part].shape[dim];
    }
  }
  constexpr void lower_rows(Id id) {
    const bool takes = graph_[id].op == Op::take_rows;
    PlanStep step = new_step(takes ? StepKind::take_rows : StepKind::scatter_add_rows, id);
    const Shape& table = takes ? graph_[graph_.operand(id, 0)].shape : graph_[id].shape;
    step.rows = table[0];
    step.cols = table[0] == 0 ? 0 : table.elements() / table[0];
    step.count = graph_[graph_.operand(id, 1)].shape.elements();
    add_place(graph_.operand(id, 0));
    add_place(graph_.operand(id, 1));
    add_place(id);
    finish(step);
  }
  constexpr void lower_reduce(Id id, const Dims& theirs) {
    const Node& node = graph_[id];
    const Id from = graph_.operand(id, 0);
    PlanStep step = new_step(StepKind::reduce, id);
    step.reduction = node.op == Op::reduce_sum   ? ReduceKind::sum
                     : node.op == Op::reduce_max ? ReduceKind::max
                                                 : ReduceKind::min;
    step.extents = graph_[from].shape.dims;
    step.source_strides = theirs;
    step.target_strides = Dims(theirs.size(), 0);
    const Dims own = strides_of(node.shape);
    int kept = 0;
    for (int i = 0; i < theirs.size(); ++i)
      if (!node.attributes.dims.contains(static_cast<std::int8_t>(i))) step.target_strides[i] = own[kept++];
    step.flops = flops_of(graph_, id);
    add_place(from);
    add_place(id);
    finish(step);
  }
  // The node of a constant 0: its four zero bytes serve every type.
  constexpr Id zero_constant(DType dtype) {
    for (Id id = 0; id < graph_.size(); ++id)
      if (graph_[id].op == Op::constant && __builtin_bit_cast(std::uint64_t, graph_[id].attributes.value) == 0 &&
          graph_[id].dtype == dtype)
        return id;
    graph_is_invalid("a pad comes with a constant zero", dtype == DType::f32 ? 0 : 1);
  }

  // The new value of an input that could not be written in place.
  constexpr void lower_late_copy(const Output& output) {
    const Id input = graph_.inputs[output.updates].node;
    PlanStep step = new_step(StepKind::copy, output.node);
    step.extents = Dims{graph_[input].shape.elements()};
    step.source_strides = Dims{1};
    step.target_strides = Dims{1};
    add_place(output.node);
    add_place(input);
    finish(step);
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
      plan_.outputs.push_back({output.name, graph_[output.node].dtype, graph_[output.node].shape, {}});
      place_location_.push_back(assignment_.slice_of[output.node]);
      touch(assignment_.slice_of[output.node].allocation);
    }
  }
  constexpr void assign_arena() {
    Index end = 0;
    for (std::int32_t r = 0; r < assignment_.allocations.size(); ++r) end = assign_persistent(r, end);
    plan_.persistent_bytes = end;
    for (std::int32_t r = 0; r < assignment_.allocations.size(); ++r)
      if (assignment_.allocations[r].kind != Allocation::Kind::transient) lifetimes_[r].last = lifetimes_[r].first - 1;
    plan_.peak_bytes = plan_memory(lifetimes_, round_up(end, arena_alignment));
    for (std::int32_t r = 0; r < lifetimes_.size(); ++r) report_lifetime(r);
    const Index own_places = place_location_.size() - plan_.outputs.size();
    for (Index i = 0; i < own_places; ++i) plan_.places.push_back(resolve(place_location_[i]));
    for (Index i = 0; i < plan_.outputs.size(); ++i) plan_.outputs[i].place = resolve(place_location_[own_places + i]);
  }
  // Inputs and constants lie at the start and stay.
  constexpr Index assign_persistent(std::int32_t r, Index end) {
    const Allocation& allocation = assignment_.allocations[r];
    if (allocation.kind == Allocation::Kind::transient) return end;
    const bool scalar = allocation.bytes <= 4;
    end = round_up(end, scalar ? 4 : arena_alignment);
    lifetimes_[r].offset = end;
    const Node& node = graph_[allocation.node];
    if (allocation.kind == Allocation::Kind::input) {
      const Input& input = graph_.inputs[allocation.input];
      plan_.inputs.push_back({input.name, input.kind, node.dtype, node.shape, end, input.initializer});
    } else {
      plan_.constants.push_back(
          {end, node.dtype, node.attributes.value, node.attributes.mesh_axes, allocation.kind == Allocation::Kind::device_index});
    }
    return end + allocation.bytes;
  }
  constexpr void report_lifetime(std::int32_t r) {
    const bool scratch = r >= assignment_.allocations.size();
    const bool persistent = !scratch && assignment_.allocations[r].kind != Allocation::Kind::transient;
    const Interval& life = lifetimes_[r];
    if (persistent && assignment_.allocations[r].kind == Allocation::Kind::input)
      plan_.lifetimes.push_back({graph_.inputs[assignment_.allocations[r].input].name, life.offset, assignment_.allocations[r].bytes,
                                 0, static_cast<std::int32_t>(plan_.steps.size() - 1)});
    if (persistent || life.last < life.first) return;
    plan_.lifetimes.push_back({scratch ? Name("workspace") : Name(name_of(graph_[assignment_.allocations[r].node].op)),
                               life.offset, life.bytes, life.first, life.last});
  }
  constexpr ArenaSlice resolve(const BufferSlice& slice_of) const {
    return {lifetimes_[slice_of.allocation].offset + slice_of.offset, slice_of.shard_axes, slice_of.shard_bytes};
  }
};

}  // namespace detail

// The plan of a graph: legalized, fused, placed, scheduled, packed. Deterministic; near linear in the nodes.
[[nodiscard]] constexpr Plan make_plan(const Graph& graph) {
  const Graph legal = legalize(graph);
  return detail::Lowerer(legal).run();
}

}  // namespace weft

#endif
