// Plan: what a device does in one call, as plain data: a table of steps over one arena, with every byte and every
// collective known. All devices of a mesh run the same plan.
#ifndef WEFT_PLANNER_PLAN_HPP
#define WEFT_PLANNER_PLAN_HPP

#include <weft/graph/graph.hpp>
#include <weft/loop_ir/instruction.hpp>

namespace weft {

// A place in the arena: `offset` bytes from its start, plus `shard_bytes` times this device's position over
// `shard_axes`.
struct ArenaSlice {
  Index offset = -1;
  AxisList shard_axes = {};
  Index shard_bytes = 0;
};

enum class StepKind : std::uint8_t {
  loop,              // a fused loop: places are loads, then stores
  dot,               // a matmul: places are a, b, c, workspace, then loads and stores of its epilogue
  copy,              // a strided copy: source, target
  reduce,            // a strided reduction: source, target
  take_rows,         // table, indices, target
  scatter_add_rows,  // updates, indices, target
  collective,        // source, target (equal for an all_reduce in place)
};

// One step. Instructions and places lie in the plan's pools.
struct PlanStep {
  StepKind kind = StepKind::loop;
  Op op = Op::constant;  // the operation of a movement or collective; the last one of a loop
  DType dtype = DType::f32;
  Name label;  // what a report shows: "dot_general+add+maximum"
  std::int32_t first_instruction = 0, instruction_count = 0;
  std::int32_t first_place = 0, load_count = 0, store_count = 0;
  Index rows = 0, cols = 0;              // loop, epilogue; take/scatter: rows of the table, row width
  Index batch = 0, m = 0, n = 0, k = 0;  // dot
  bool transpose_a = false, transpose_b = false;
  Dims extents, source_strides, target_strides;  // copy, reduce (target stride 0: a reduced dimension)
  AxisList mesh_axes, source_axes;               // collective
  ReduceKind reduction = ReduceKind::none;       // collective, reduce
  Collective collective = Collective::barrier;
  Index count = 0;       // collective: its argument in elements; take/scatter: number of indices
  Index bytes_sent = 0;  // collective: by each device
  Index flops = 0;       // of the loop or dot
};

// An input as the host sees it.
struct InputSlot {
  Name name;
  InputKind kind = InputKind::data;
  DType dtype = DType::f32;
  Shape shape;  // per device
  Index offset = 0;
  Initializer initializer;
};
// A returned value. Updates of inputs need no slot: they lie in the input.
struct OutputSlot {
  Name name;
  DType dtype = DType::f32;
  Shape shape;
  ArenaSlice place;
};
// A scalar that is written into the arena once, before the first call.
struct ConstantSlot {
  Index offset = 0;
  DType dtype = DType::f32;
  double value = 0;
  AxisList device_axes;  // not empty: the device's position over these axes instead of `value`
  bool is_device_index = false;
};
// A buffer of the arena and the steps in which it is in use; kept for reports.
struct Lifetime {
  Name name;
  Index offset = 0, bytes = 0;
  std::int32_t first = 0, last = 0;
};

// The parts of a plan without who owns them: what run-time code works on.
struct PlanView {
  const PlanStep* steps = nullptr;
  Index step_count = 0;
  const EncodedInstruction* instructions = nullptr;
  const ArenaSlice* places = nullptr;
  const InputSlot* inputs = nullptr;
  Index input_count = 0;
  const OutputSlot* outputs = nullptr;
  Index output_count = 0;
  const ConstantSlot* constants = nullptr;
  Index constant_count = 0;
  const Lifetime* lifetimes = nullptr;
  Index lifetime_count = 0;
  MeshSizes mesh;
  Index peak_bytes = 0;        // of the arena of one device
  Index persistent_bytes = 0;  // of weights, states and scalars among them

  [[nodiscard]] constexpr Index devices() const noexcept { return product_of(mesh); }
  // Collectives of one kind in one call.
  [[nodiscard]] constexpr Index count(Collective kind) const noexcept {
    Index found = 0;
    for (Index i = 0; i < step_count; ++i)
      found += steps[i].kind == StepKind::collective && steps[i].collective == kind ? 1 : 0;
    return found;
  }
  // Bytes that each device sends in one call.
  [[nodiscard]] constexpr Index bytes_sent() const noexcept {
    Index sum = 0;
    for (Index i = 0; i < step_count; ++i) sum += steps[i].bytes_sent;
    return sum;
  }
  [[nodiscard]] constexpr Index flops() const noexcept {
    Index sum = 0;
    for (Index i = 0; i < step_count; ++i) sum += steps[i].flops;
    return sum;
  }
  // Index of the input called `name`, or -1.
  [[nodiscard]] constexpr Index find_input(const Name& name) const {
    for (Index i = 0; i < input_count; ++i)
      if (inputs[i].name == name) return i;
    return -1;
  }
};

// A plan under construction, or made at run time.
struct Plan {
  Buffer<PlanStep> steps;
  Buffer<EncodedInstruction> instructions;
  Buffer<ArenaSlice> places;
  Buffer<InputSlot> inputs;
  Buffer<OutputSlot> outputs;
  Buffer<ConstantSlot> constants;
  Buffer<Lifetime> lifetimes;
  MeshSizes mesh;
  Index peak_bytes = 0;
  Index persistent_bytes = 0;

  [[nodiscard]] constexpr PlanView view() const {
    return {steps.data(),   steps.size(),   instructions.data(), places.data(),    inputs.data(),    inputs.size(),
            outputs.data(), outputs.size(), constants.data(),    constants.size(), lifetimes.data(), lifetimes.size(),
            mesh,           peak_bytes,     persistent_bytes};
  }
};

// The sizes of a plan's parts: what a frozen plan is a template over.
struct PlanSizes {
  Index steps = 0, instructions = 0, places = 0, inputs = 0, outputs = 0, constants = 0, lifetimes = 0;
};
[[nodiscard]] constexpr PlanSizes sizes_of(const Plan& plan) {
  return {plan.steps.size(),   plan.instructions.size(), plan.places.size(),   plan.inputs.size(),
          plan.outputs.size(), plan.constants.size(),    plan.lifetimes.size()};
}

// A plan as a constant: arrays of exactly the needed sizes, no memory of its own.
template <PlanSizes Sizes>
struct FrozenPlan {
  static constexpr std::size_t at_least_one(Index size) { return size > 0 ? static_cast<std::size_t>(size) : 1; }

  PlanStep steps[at_least_one(Sizes.steps)];
  EncodedInstruction instructions[at_least_one(Sizes.instructions)];
  ArenaSlice places[at_least_one(Sizes.places)];
  InputSlot inputs[at_least_one(Sizes.inputs)];
  OutputSlot outputs[at_least_one(Sizes.outputs)];
  ConstantSlot constants[at_least_one(Sizes.constants)];
  Lifetime lifetimes[at_least_one(Sizes.lifetimes)];
  MeshSizes mesh;
  Index peak_bytes = 0, persistent_bytes = 0;

  // Of a plan of these sizes.
  constexpr explicit FrozenPlan(const Plan& plan) : FrozenPlan(plan.view()) {}
  constexpr explicit FrozenPlan(const PlanView& plan)
      : steps(),
        instructions(),
        places(),
        inputs(),
        outputs(),
        constants(),
        lifetimes(),
        mesh(plan.mesh),
        peak_bytes(plan.peak_bytes),
        persistent_bytes(plan.persistent_bytes) {
    copy(plan.steps, Sizes.steps, steps);
    copy(plan.instructions, Sizes.instructions, instructions);
    copy(plan.places, Sizes.places, places);
    copy(plan.inputs, Sizes.inputs, inputs);
    copy(plan.outputs, Sizes.outputs, outputs);
    copy(plan.constants, Sizes.constants, constants);
    copy(plan.lifetimes, Sizes.lifetimes, lifetimes);
  }

  [[nodiscard]] constexpr PlanView view() const {
    return {steps,        Sizes.steps,     instructions,  places,     inputs,
            Sizes.inputs, outputs,         Sizes.outputs, constants,  Sizes.constants,
            lifetimes,    Sizes.lifetimes, mesh,          peak_bytes, persistent_bytes};
  }

 private:
  template <class T>
  static constexpr void copy(const T* from, Index count, T* to) {
    for (Index i = 0; i < count; ++i) to[i] = from[i];
  }
};

}  // namespace weft

#endif
