// Plan: what a device does in one call, as plain data: a table of steps over one arena, with every byte and every
// collective known. All devices of a mesh run the same plan.
//
// A step is a payload, typed by its kind, and a list of operands: which bytes it touches, of which element type, to
// read or to write. Whoever asks what a step reads or overwrites (binding, aliasing, lifetimes, reports, tests) reads
// this list and knows nothing of kinds.
#ifndef WEFT_PLANNER_PLAN_HPP
#define WEFT_PLANNER_PLAN_HPP

#include <weft/base/list_view.hpp>
#include <weft/graph/graph.hpp>
#include <weft/kernels/window_geometry.hpp>
#include <weft/loop_ir/instruction.hpp>
#include <weft/planner/collective_step.hpp>
#include <weft/planner/step_payloads.hpp>

namespace weft {

// How a place moves with the iterations of a loop: `bytes` for each; and with those of another one, if there is a next.
struct LoopStride {
  std::int32_t loop = 0;
  std::int32_t next = -1;  // in the list of strides
  Index bytes = 0;
  friend constexpr bool operator==(const LoopStride&, const LoopStride&) = default;
};

// A place in the arena: `offset` bytes from its start, plus `shard_bytes` times this device's position over
// `shard_axes`, plus, in a loop, what the strides from number `stride` on say.
struct ArenaSlice {
  Index offset = -1;
  AxisList shard_axes = {};
  Index shard_bytes = 0;
  std::int32_t stride = -1;
};

enum class Access : std::uint8_t { read, write };

struct StepOperand {
  ArenaSlice slice;
  DType dtype = DType::f32;
  Access access = Access::read;
};

enum class StepKind : std::uint8_t {
  loop,                  // a fused loop: its loads, then its stores
  dot,                   // a matmul: a, b, c, workspace, then loads and stores of its epilogue
  copy,                  // a strided copy: source, target
  reduce,                // a strided reduction: source, target
  gather,                // table, indices, target
  scatter,               // updates, indices, target
  argsort,               // keys, target, workspace
  checked_label,         // labels, number of this device's piece of the batch, target
  exact_square_sum,      // elements, maybe a sum so far, target
  exact_norm,            // sum, target
  dynamic_slice,         // source, one start a dimension, target
  dynamic_update_slice,  // update, one start a dimension, target: a part of it
  convolution,           // input, kernel, target, workspace
  cholesky,              // matrices, target
  solve_lower,           // matrices, right sides, target
  solve_lower_transposed,  // likewise
  quantized_matmul,        // x, weights, scales, maybe zero points, target, workspace
  integer_matmul,          // likewise, of rows of x that become integers
  custom_call,           // of a user's operation: its operands, its results, and workspace if it wants any
  reduce_window,         // source, target; or source, values, target
  collective,            // source, target (equal for an all_reduce in place), for each of its arrays
  collective_start,      // the first half of one; the second has its operands and its payload
  collective_done,
  repeat,                // nothing itself: the steps that follow run several times
};
inline constexpr int step_kind_count = static_cast<int>(StepKind::repeat) + 1;

// Does a step of this kind return when all devices have met, who send what its payload says?
[[nodiscard]] constexpr bool meets(StepKind kind) noexcept {
  return kind == StepKind::collective || kind == StepKind::collective_done;
}

struct PlanStep {
  StepKind kind = StepKind::loop;
  Op op{};                   // of a movement or collective; the last one of a loop
  std::int32_t payload = 0;  // position in the plan's list for this kind
  std::int32_t first_operand = 0, operand_count = 0;
  std::int32_t first_member = 0, member_count = 0;  // the operations in it, for reports
  Index flops = 0;  // in one call: of all iterations
};

// An input as the host sees it.
struct InputSlot {
  NameId name = no_name;
  InputKind kind = InputKind::data;
  DType dtype = DType::f32;
  Shape shape;  // per device
  Index offset = 0;
  Initializer initializer;
};
// A returned value. Updates of inputs need no slot: they lie in the input.
struct OutputSlot {
  NameId name = no_name;
  DType dtype = DType::f32;
  Shape shape;
  ArenaSlice slice;
};
// A constant that is written into the arena once, before the first call: one element, all of them (a literal), or the
// device's position over some axes.
struct ConstantSlot {
  enum class Kind : std::uint8_t { element, literal, device_index } kind = Kind::element;
  DType dtype = DType::f32;
  Index offset = 0;
  ElementBits element;
  Index first_byte = 0, bytes = 0;  // literal: in the plan's literal bytes
  AxisList axes;                    // device_index
};
// A buffer of the arena and the steps in which it is in use; kept for reports.
struct Lifetime {
  enum class Kind : std::uint8_t { input, value, workspace } kind = Kind::value;
  std::int32_t what = 0;  // input: its number; value: the operation that makes it
  Index offset = 0, bytes = 0;
  std::int32_t first = 0, last = 0;
};

// The parts of a plan: lists that belong to it (Plan) or to somebody else (PlanView).
template <template <class> class List>
struct PlanParts {
  List<PlanStep> steps;
  List<StepOperand> operands;
  List<Op> members;
  List<LoopStep> loops;
  List<DotStep> dots;
  List<StridedStep> strided;
  List<RowsStep> rows;
  List<DynamicSliceStep> dynamic_slices;
  List<ConvolutionGeometry> convolutions;
  List<WindowGeometry> windows;
  List<CustomStep> customs;
  List<TensorType> custom_types;
  List<CollectiveStep> collectives;
  List<RepeatStep> repeats;
  List<LoopStride> loop_strides;
  List<KernelCode> kernels;
  List<EncodedInstruction> code;
  List<InputSlot> inputs;
  List<OutputSlot> outputs;
  List<ConstantSlot> constants;
  List<Lifetime> lifetimes;
  List<Name> names;
  List<std::uint8_t> literal_bytes;
  MeshSizes mesh;
  MeshSizes dcn;               // how many granules each axis crosses; empty: one granule
  Index peak_bytes = 0;        // of the arena of one device
  Index persistent_bytes = 0;  // of weights, states and scalars among them
  std::int32_t loop_count = 0;  // numbers of loops are smaller
};

// Calls visit(a.steps, b.steps) and so on for every list of two plans.
template <class Parts, class Others, class Visit>
constexpr void for_each_list(Parts& a, Others& b, Visit visit) {
  visit(a.steps, b.steps);
  visit(a.operands, b.operands);
  visit(a.members, b.members);
  visit(a.loops, b.loops);
  visit(a.dots, b.dots);
  visit(a.strided, b.strided);
  visit(a.rows, b.rows);
  visit(a.dynamic_slices, b.dynamic_slices);
  visit(a.convolutions, b.convolutions);
  visit(a.windows, b.windows);
  visit(a.customs, b.customs);
  visit(a.custom_types, b.custom_types);
  visit(a.collectives, b.collectives);
  visit(a.repeats, b.repeats);
  visit(a.loop_strides, b.loop_strides);
  visit(a.kernels, b.kernels);
  visit(a.code, b.code);
  visit(a.inputs, b.inputs);
  visit(a.outputs, b.outputs);
  visit(a.constants, b.constants);
  visit(a.lifetimes, b.lifetimes);
  visit(a.names, b.names);
  visit(a.literal_bytes, b.literal_bytes);
  b.mesh = a.mesh;
  b.dcn = a.dcn;
  b.peak_bytes = a.peak_bytes;
  b.persistent_bytes = a.persistent_bytes;
  b.loop_count = a.loop_count;
}

// The parts of a plan without who owns them: what run-time code works on.
struct PlanView : PlanParts<ListView> {
  [[nodiscard]] constexpr Index step_count() const noexcept { return static_cast<Index>(steps.size()); }
  [[nodiscard]] constexpr Index input_count() const noexcept { return static_cast<Index>(inputs.size()); }
  [[nodiscard]] constexpr Index output_count() const noexcept { return static_cast<Index>(outputs.size()); }
  [[nodiscard]] constexpr const PlanStep& step(Index i) const { return steps[to_size(i)]; }
  [[nodiscard]] constexpr const InputSlot& input(Index i) const { return inputs[to_size(i)]; }
  [[nodiscard]] constexpr const OutputSlot& output(Index i) const { return outputs[to_size(i)]; }
  [[nodiscard]] constexpr const Name& name(NameId name) const { return names[to_size(name)]; }
  [[nodiscard]] constexpr ListView<StepOperand> operands_of(const PlanStep& step) const {
    return operands.subspan(to_size(step.first_operand), to_size(step.operand_count));
  }
  [[nodiscard]] constexpr ListView<Op> members_of(const PlanStep& step) const {
    return members.subspan(to_size(step.first_member), to_size(step.member_count));
  }
  [[nodiscard]] constexpr ListView<EncodedInstruction> code_of(const LoopStep& loop) const {
    if (!loop.exists()) return {};
    return code.subspan(to_size(kernels[to_size(loop.kernel)].first), to_size(kernels[to_size(loop.kernel)].count));
  }
  // The payload of a step of that kind.
  [[nodiscard]] constexpr const LoopStep& loop(const PlanStep& step) const { return loops[to_size(step.payload)]; }
  [[nodiscard]] constexpr const DotStep& dot(const PlanStep& step) const { return dots[to_size(step.payload)]; }
  [[nodiscard]] constexpr const StridedStep& strides(const PlanStep& step) const {
    return strided[to_size(step.payload)];
  }
  [[nodiscard]] constexpr const RowsStep& rows_of(const PlanStep& step) const { return rows[to_size(step.payload)]; }
  [[nodiscard]] constexpr const DynamicSliceStep& dynamic_slice(const PlanStep& step) const {
    return dynamic_slices[to_size(step.payload)];
  }
  [[nodiscard]] constexpr const ConvolutionGeometry& convolution(const PlanStep& step) const {
    return convolutions[to_size(step.payload)];
  }
  [[nodiscard]] constexpr const WindowGeometry& window(const PlanStep& step) const {
    return windows[to_size(step.payload)];
  }
  [[nodiscard]] constexpr const CustomStep& custom(const PlanStep& step) const { return customs[to_size(step.payload)]; }
  [[nodiscard]] constexpr ListView<TensorType> operand_types(const CustomStep& call) const {
    return custom_types.subspan(to_size(call.first_type), to_size(call.operand_count));
  }
  [[nodiscard]] constexpr ListView<TensorType> result_types(const CustomStep& call) const {
    return custom_types.subspan(to_size(call.first_type + call.operand_count), to_size(call.result_count));
  }
  [[nodiscard]] constexpr const CollectiveStep& collective(const PlanStep& step) const {
    return collectives[to_size(step.payload)];
  }
  // All arrays of its call; and their sums, as if they were one.
  [[nodiscard]] constexpr ListView<CollectiveStep> arrays_of(const PlanStep& step) const {
    return collectives.subspan(to_size(step.payload), to_size(step.operand_count / 2));
  }
  [[nodiscard]] constexpr CollectiveStep whole_collective(const PlanStep& step) const {
    CollectiveStep whole = collective(step);
    for (const CollectiveStep& array : arrays_of(step)) {
      if (!array.combined) continue;
      whole.count += array.count;
      whole.bytes_sent += array.bytes_sent;
      whole.bytes_sent_dcn += array.bytes_sent_dcn;
    }
    return whole;
  }
  [[nodiscard]] constexpr const RepeatStep& repeat(const PlanStep& step) const { return repeats[to_size(step.payload)]; }
  // Bytes that a place lies further on in these iterations, one number a loop.
  [[nodiscard]] constexpr Index moved(const ArenaSlice& slice, const Index* iterations) const {
    Index bytes = 0;
    for (std::int32_t i = slice.stride; i >= 0; i = loop_strides[to_size(i)].next)
      bytes += loop_strides[to_size(i)].bytes * iterations[loop_strides[to_size(i)].loop];
    return bytes;
  }
  // The fused code of a loop or of the epilogue of a dot; none of it for other kinds.
  [[nodiscard]] constexpr LoopStep loop_of(const PlanStep& step) const {
    if (step.kind == StepKind::loop) return loop(step);
    if (step.kind == StepKind::dot) return dot(step).epilogue;
    return {};
  }

  [[nodiscard]] constexpr Index devices() const noexcept {
    Index product = 1;
    for (Index extent : mesh) product *= extent;
    return product;
  }
  [[nodiscard]] constexpr Index granules() const noexcept {
    Index product = 1;
    for (Index extent : dcn) product *= extent;
    return product;
  }
  // Collectives of one kind in one call; several arrays that are combined are one.
  [[nodiscard]] constexpr Index count(Collective kind) const noexcept {
    Index found = 0;
    for (const CollectiveStep& step : collectives) found += step.collective == kind && !step.combined ? step.runs : 0;
    return found;
  }
  // The arrays that they are for.
  [[nodiscard]] constexpr Index count_arrays(Collective kind) const noexcept {
    Index found = 0;
    for (const CollectiveStep& step : collectives) found += step.collective == kind ? step.runs : 0;
    return found;
  }
  // Bytes that each device sends in one call.
  [[nodiscard]] constexpr Index bytes_sent() const noexcept {
    Index sum = 0;
    for (const CollectiveStep& step : collectives) sum += step.bytes_sent * step.runs;
    return sum;
  }
  // Those that go over one kind of link; both together are all. A permute counts as for the devices that send most over
  // dcn: bytes_sent_by_position (planner/bytes_by_link.hpp) has the numbers of one device.
  [[nodiscard]] constexpr Index bytes_sent(Link link) const noexcept {
    Index sum = 0;
    for (const CollectiveStep& step : collectives) sum += step.sent_over(link) * step.runs;
    return sum;
  }
  [[nodiscard]] constexpr Index flops() const noexcept {
    Index sum = 0;
    for (const PlanStep& step : steps) sum += step.flops;
    return sum;
  }
  // Index of the input called `name`, or -1.
  [[nodiscard]] constexpr Index find_input(const Name& name) const {
    for (Index i = 0; i < input_count(); ++i)
      if (this->name(input(i).name) == name) return i;
    return -1;
  }
};

// A loop that runs while something holds, counted once.
struct RunsOnce {
  constexpr bool operator()(Index, Index iteration) const noexcept { return iteration == 0; }
};
// Calls run(i) for step i of a plan, in the order in which they run; `iterations` has room for plan.loop_count numbers and
// holds those of the loops around the step. goes_on(i, n): does iteration n of the loop of step i run, which has a
// condition?
template <class Run, class GoesOn = RunsOnce>
constexpr void for_each_step(const PlanView& plan, Index* iterations, Run&& run, Index first, Index last,
                             const GoesOn& goes_on = {}) {
  for (Index i = first; i < last; ++i) {
    if (plan.step(i).kind != StepKind::repeat) {
      run(i);
      continue;
    }
    const RepeatStep& loop = plan.repeat(plan.step(i));
    const bool has_condition = plan.step(i).operand_count > 0;
    for (Index n = 0; has_condition ? goes_on(i, n) : n < loop.count; ++n) {
      iterations[loop.loop] = has_condition ? 0 : loop.reversed ? loop.count - 1 - n : n;
      for_each_step(plan, iterations, run, i + 1, i + 1 + loop.steps, goes_on);
    }
    i += loop.steps;
  }
}
template <class Run, class GoesOn = RunsOnce>
constexpr void for_each_step(const PlanView& plan, Index* iterations, Run&& run, const GoesOn& goes_on = {}) {
  for_each_step(plan, iterations, run, 0, plan.step_count(), goes_on);
}

// The view of a plan that owns its lists.
template <class Parts>
[[nodiscard]] constexpr PlanView view_of(const Parts& plan) {
  PlanView view;
  for_each_list(plan, view, [](const auto& list, auto& seen) { seen = {list.data(), to_size(list.size())}; });
  return view;
}

// A plan under construction, or made at run time.
struct Plan : PlanParts<Buffer> {
  [[nodiscard]] constexpr PlanView view() const { return view_of(*this); }
};

}  // namespace weft

#endif
