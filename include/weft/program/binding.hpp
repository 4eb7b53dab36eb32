// Binding: a plan's steps with the addresses of one device's arena filled in, and running those that need no other
// device. Made once; running allocates nothing.
#ifndef WEFT_PROGRAM_BINDING_HPP
#define WEFT_PROGRAM_BINDING_HPP

#include <weft/base/error_program.hpp>
#include <weft/kernels/fused_loop.hpp>
#include <weft/kernels/gemm.hpp>
#include <weft/kernels/movement.hpp>
#include <weft/planner/plan.hpp>

namespace weft {

// The compiled code of a step: one of the two for a loop or an epilogue, none for the others.
struct StepKernel {
  LoopFunction loop = nullptr;
  EpilogueFunction epilogue = nullptr;
};

struct BoundStep {
  const PlanStep* step = nullptr;
  StepKernel kernel;
  LoopArguments loop;             // of a loop or an epilogue
  GemmArguments gemm;             // of a dot, first batch
  const char* source = nullptr;   // copy, reduce, take, scatter, collective
  const char* indices = nullptr;  // take, scatter
  char* target = nullptr;
};

// The bytes of a constant, first byte lowest: as many of them count as its type has.
[[nodiscard]] constexpr std::uint32_t constant_bits(DType dtype, double value) {
  switch (dtype) {
    case DType::f32: return __builtin_bit_cast(std::uint32_t, static_cast<float>(value));
    case DType::bf16: return bfloat16(static_cast<float>(value)).bits;
    case DType::i32: return static_cast<std::uint32_t>(static_cast<std::int32_t>(value));
    case DType::u32: return static_cast<std::uint32_t>(value);
    case DType::pred: return value != 0 ? 1 : 0;
  }
  return 0;
}

namespace detail {

// The addresses of a loop or an epilogue, whose places start at place `first` of the plan.
template <class At>
void bind_loop(const PlanStep& step, Index first, At at, LoopArguments& loop) {
  loop.rows = step.rows;
  loop.cols = step.cols;
  loop.stride = step.cols;
  for (Index i = 0; i < step.load_count; ++i) loop.load[i] = at(first + i);
  for (Index i = 0; i < step.store_count; ++i) loop.store[i] = at(first + step.load_count + i);
}

template <class At>
void bind_dot(const PlanStep& step, At at, BoundStep& bound) {
  GemmArguments& gemm = bound.gemm;
  gemm.m = step.m;
  gemm.n = step.n;
  gemm.k = step.k;
  gemm.transpose_a = step.transpose_a;
  gemm.transpose_b = step.transpose_b;
  gemm.lda = step.transpose_a ? step.m : step.k;
  gemm.ldb = step.transpose_b ? step.k : step.n;
  gemm.ldc = step.n;
  gemm.a = reinterpret_cast<const float*>(at(step.first_place));
  gemm.b = reinterpret_cast<const float*>(at(step.first_place + 1));
  gemm.c = reinterpret_cast<float*>(at(step.first_place + 2));
  gemm.workspace = reinterpret_cast<float*>(at(step.first_place + 3));
  if (step.instruction_count == 0) return;
  bind_loop(step, step.first_place + 4, at, bound.loop);
  gemm.epilogue = bound.kernel.epilogue;
}

}  // namespace detail

// A step with its addresses: `at(i)` is where place i of the plan lies.
template <class At>
[[nodiscard]] BoundStep bind_step(const PlanStep& step, const StepKernel& kernel, At at) {
  BoundStep bound;
  bound.step = &step;
  bound.kernel = kernel;
  switch (step.kind) {
    case StepKind::loop: detail::bind_loop(step, step.first_place, at, bound.loop); break;
    case StepKind::dot: detail::bind_dot(step, at, bound); break;
    case StepKind::copy:
    case StepKind::reduce:
    case StepKind::collective:
      bound.source = at(step.first_place);
      bound.target = at(step.first_place + 1);
      break;
    case StepKind::take_rows:
    case StepKind::scatter_add_rows:
      bound.source = at(step.first_place);
      bound.indices = at(step.first_place + 1);
      bound.target = at(step.first_place + 2);
      break;
  }
  return bound;
}

class Binding {
 public:
  // Binds `plan` for the device at mesh position `position` to `arena`: plan.peak_bytes bytes, 64-byte aligned, which
  // this writes the constants into. `kernels`: one a step.
  Binding(const PlanView& plan, const StepKernel* kernels, char* arena, Index position)
      : plan_(plan), arena_(arena), position_(position) {
    steps_.reserve(plan.step_count);
    for (Index i = 0; i < plan.step_count; ++i)
      steps_.push_back(bind_step(plan.steps[i], kernels[i], [this](Index place) { return at(plan_.places[place]); }));
    for (Index i = 0; i < plan.constant_count; ++i) write_constant(plan.constants[i]);
  }

  [[nodiscard]] const Buffer<BoundStep>& steps() const noexcept { return steps_; }
  [[nodiscard]] char* at(const ArenaSlice& address) const {
    return arena_ + address.offset + address.shard_bytes * position_over(plan_.mesh, address.shard_axes, position_);
  }

 private:
  PlanView plan_;
  char* arena_;
  Index position_;
  Buffer<BoundStep> steps_;

  void write_constant(const ConstantSlot& slot) const {
    const double value =
        slot.is_device_index ? static_cast<double>(position_over(plan_.mesh, slot.device_axes, position_)) : slot.value;
    const std::uint32_t bits = constant_bits(slot.dtype, value);
    __builtin_memcpy(arena_ + slot.offset, &bits, to_size(size_bytes(slot.dtype)));
  }
};

namespace detail {

// Shifts the per-row operands of an epilogue by `rows`: the next matrix of a batch.
inline void advance_rows(LoopArguments& loop, const PlanView& plan, const PlanStep& step, Index rows) {
  unsigned advanced = 0;  // operands that an earlier instruction loads, too
  for (Index i = 0; i < step.instruction_count; ++i) {
    const Instruction instruction = decode(plan.instructions[step.first_instruction + i]);
    const Index bytes = size_bytes(instruction.dtype) * rows;
    if (instruction.opcode == Opcode::load) {
      if ((advanced >> instruction.slot & 1u) != 0) continue;
      advanced |= 1u << instruction.slot;
    }
    if (instruction.opcode == Opcode::load && instruction.extent == Extent::full)
      loop.load[instruction.slot] = static_cast<const char*>(loop.load[instruction.slot]) + bytes * loop.stride;
    if (instruction.opcode == Opcode::load && instruction.extent == Extent::row)
      loop.load[instruction.slot] = static_cast<const char*>(loop.load[instruction.slot]) + bytes;
    if (instruction.opcode == Opcode::store)
      loop.store[instruction.slot] = static_cast<char*>(loop.store[instruction.slot]) + bytes * loop.stride;
  }
}

inline void run_dot(const BoundStep& bound, const PlanView& plan) {
  const PlanStep& step = *bound.step;
  GemmArguments gemm_arguments = bound.gemm;
  LoopArguments loop = bound.loop;
  if (step.instruction_count > 0) gemm_arguments.epilogue_arguments = &loop;
  for (Index i = 0; i < step.batch; ++i) {
    gemm(gemm_arguments);
    if (i + 1 == step.batch) return;
    gemm_arguments.a += step.m * step.k;
    gemm_arguments.b += step.k * step.n;
    gemm_arguments.c += step.m * step.n;
    advance_rows(loop, plan, step, step.m);
  }
}

[[nodiscard]] constexpr Opcode join_of(ReduceKind kind) noexcept {
  return kind == ReduceKind::max ? Opcode::maximum : kind == ReduceKind::min ? Opcode::minimum : Opcode::add;
}

inline void run_rows(const BoundStep& bound) {
  const PlanStep& step = *bound.step;
  const auto* indices = reinterpret_cast<const std::int32_t*>(bound.indices);
  Index wrong = -1;
  if (step.kind == StepKind::take_rows) {
    wrong = take_rows(bound.source, step.rows, step.cols, size_bytes(step.dtype), indices, step.count, bound.target);
  } else {
    __builtin_memset(bound.target, 0, to_size(step.rows * step.cols * size_bytes(step.dtype)));
    wrong = scatter_add_rows(reinterpret_cast<const float*>(bound.source), indices, step.count, step.cols,
                             reinterpret_cast<float*>(bound.target), step.rows);
  }
  if (wrong >= 0) row_index_out_of_range(step.label.c_str(), wrong, indices[wrong], step.rows);
}

}  // namespace detail

// A set of kinds of steps, one bit each.
using StepKinds = std::uint32_t;
inline constexpr StepKinds every_step_kind = ~StepKinds{0};
[[nodiscard]] constexpr bool contains(StepKinds kinds, StepKind kind) noexcept {
  return (kinds >> static_cast<int>(kind) & 1u) != 0;
}
[[nodiscard]] constexpr StepKinds step_kinds_of(const PlanView& plan) noexcept {
  StepKinds kinds = 0;
  for (Index i = 0; i < plan.step_count; ++i) kinds |= StepKinds{1} << static_cast<int>(plan.steps[i].kind);
  return kinds;
}

// Runs a step of any kind but collective. A program that runs few kinds of steps only (`Kinds`) is spared the code, and
// the compile time, of the others. Errors: row_index_out_of_range, collective_needs_a_runtime.
template <StepKinds Kinds = every_step_kind>
void run_step(const BoundStep& bound, const PlanView& plan) {
  const PlanStep& step = *bound.step;
  if constexpr (contains(Kinds, StepKind::loop))
    if (step.kind == StepKind::loop) return bound.kernel.loop(bound.loop);
  if constexpr (contains(Kinds, StepKind::dot))
    if (step.kind == StepKind::dot) return detail::run_dot(bound, plan);
  if constexpr (contains(Kinds, StepKind::copy))
    if (step.kind == StepKind::copy)
      return strided_copy(step.extents.size(), step.extents.begin(), bound.source, step.source_strides.begin(),
                          bound.target, step.target_strides.begin(), size_bytes(step.dtype));
  if constexpr (contains(Kinds, StepKind::reduce))
    if (step.kind == StepKind::reduce)
      return strided_reduce(detail::join_of(step.reduction), step.dtype, step.extents.size(), step.extents.begin(),
                            bound.source, step.source_strides.begin(), bound.target, step.target_strides.begin());
  if constexpr (contains(Kinds, StepKind::take_rows) || contains(Kinds, StepKind::scatter_add_rows))
    if (step.kind == StepKind::take_rows || step.kind == StepKind::scatter_add_rows) return detail::run_rows(bound);
  collective_needs_a_runtime(step.label.c_str());
}

}  // namespace weft

#endif
