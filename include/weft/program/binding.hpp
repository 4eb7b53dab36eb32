// Binding: a plan's steps with the addresses of one device's arena filled in, and running those that need no other
// device. Made once; running allocates nothing.
#ifndef WEFT_PROGRAM_BINDING_HPP
#define WEFT_PROGRAM_BINDING_HPP

#include <weft/base/error_program.hpp>
#include <weft/graph/op_table.hpp>
#include <weft/kernels/convolution.hpp>
#include <weft/kernels/exact_sum.hpp>
#include <weft/kernels/fused_loop.hpp>
#include <weft/kernels/gemm.hpp>
#include <weft/kernels/movement.hpp>
#include <weft/kernels/reduce_window.hpp>
#include <weft/planner/plan.hpp>
#include <weft/program/arena_layout.hpp>

#include <cstring>

namespace weft {

// A kernel: one of the two functions; with `program`, that which interprets it.
struct StepKernel {
  LoopFunction loop = nullptr;
  EpilogueFunction epilogue = nullptr;
  const InterpretedLoop* program = nullptr;
};

struct BoundStep {
  const PlanStep* step = nullptr;
  StepKernel kernel;
  LoopArguments loop;    // of a loop or an epilogue; its loads are also the starts of a dynamic slice, or of quantized
                         // weights the scales and, if any, zero points
  GemmArguments gemm;    // of a dot, first batch; of a quantized product but for its weights
  bool is_part = false;  // of a dot: this product alone, without an epilogue
  const char* source = nullptr;  // of every other kind, as is `target`
  // Gather, scatter; checked_label: the number of the piece; an exact sum: so far; a convolution: the kernel; windows:
  // the values to scatter; a triangular system: its right sides; a quantized product: its weights.
  const char* indices = nullptr;
  char* target = nullptr;
  char* workspace = nullptr;  // of a convolution, of a user's operation
};

namespace detail {

static_assert(max_loads >= max_rank);
[[nodiscard]] constexpr bool is_dynamic(StepKind kind) noexcept {
  return kind == StepKind::dynamic_slice || kind == StepKind::dynamic_update_slice;
}

[[nodiscard]] constexpr bool is_triangular(StepKind kind) noexcept {
  return kind == StepKind::cholesky || kind == StepKind::solve_lower || kind == StepKind::solve_lower_transposed;
}

// The addresses of a loop or an epilogue, whose operands start at operand `first` of the plan.
template <class At>
void bind_loop(const LoopStep& step, Index first, At at, LoopArguments& loop) {
  loop.rows = step.rows;
  loop.cols = step.cols;
  loop.stride = step.cols;
  for (Index i = 0; i < step.load_count; ++i) loop.load[i] = at(first + i);
  for (Index i = 0; i < step.store_count; ++i) loop.store[i] = at(first + step.load_count + i);
}

template <class At>
void bind_dot(const DotStep& step, DType dtype, Index first, At at, BoundStep& bound) {
  GemmArguments& gemm = bound.gemm;
  gemm.dtype = dtype;
  gemm.m = step.m;
  gemm.n = step.n;
  gemm.k = step.k;
  gemm.transpose_a = step.transpose_a;
  gemm.transpose_b = step.transpose_b;
  gemm.lda = step.a.row;
  gemm.ldb = step.b.row;
  gemm.ldc = step.c.row;
  gemm.a = at(first);
  gemm.b = at(first + 1);
  gemm.c = at(first + 2);
  gemm.workspace = at(first + 3);
  if (!step.epilogue.exists()) return;
  bind_loop(step.epilogue, first + 4, at, bound.loop);
  gemm.epilogue = bound.kernel.epilogue;
}

// `bound.indices`: the weights; scales and zero points, if any, are loads.
template <class At>
void bind_quantized(const RowsStep& step, Index operands, Index first, At at, BoundStep& bound) {
  GemmArguments& gemm = bound.gemm;
  gemm.m = step.rows;
  gemm.n = gemm.ldc = step.width;
  gemm.k = gemm.lda = step.count;
  gemm.a = at(first);
  bound.indices = at(first + 1);
  bound.loop.load[0] = at(first + 2);
  if (operands == 6) bound.loop.load[1] = at(first + 3);
  gemm.c = at(first + operands - 2);
  gemm.workspace = at(first + operands - 1);
}

// Operands are loads, results are stores.
template <class At>
void bind_custom_call(const CustomStep& call, Index first, At at, BoundStep& bound) {
  for (Index i = 0; i < call.operand_count; ++i) bound.loop.load[i] = at(first + i);
  for (Index i = 0; i < call.result_count; ++i) bound.loop.store[i] = at(first + call.operand_count + i);
  if (call.workspace_bytes > 0) bound.workspace = at(first + call.operand_count + call.result_count);
}

}  // namespace detail

// A step of `plan` with its addresses: `at(i)` is where operand i of the plan lies.
template <class At>
[[nodiscard]] BoundStep bind_step(const PlanView& plan, const PlanStep& step, const StepKernel* kernels, At at) {
  BoundStep bound;
  bound.step = &step;
  if (step.kind == StepKind::repeat) {
    if (step.operand_count > 0) bound.source = at(step.first_operand);
    return bound;
  }
  if (const LoopStep code = plan.loop_of(step); code.exists()) {
    bound.kernel = kernels[code.kernel];
    bound.loop.program = bound.kernel.program;
  }
  const Index first = step.first_operand;
  if (step.kind == StepKind::loop) {
    detail::bind_loop(plan.loop(step), first, at, bound.loop);
  } else if (step.kind == StepKind::dot) {
    detail::bind_dot(plan.dot(step), plan.operands_of(step)[0].dtype, first, at, bound);
  } else {
    bound.source = at(first);
    if (step.operand_count == 3) bound.indices = at(first + 1);
    if (detail::is_dynamic(step.kind))
      for (Index i = 1; i + 1 < step.operand_count; ++i) bound.loop.load[i - 1] = at(first + i);
    if (step.kind == StepKind::quantized_matmul || step.kind == StepKind::integer_matmul) {
      detail::bind_quantized(plan.rows_of(step), step.operand_count, first, at, bound);
      return bound;
    }
    if (step.kind == StepKind::custom_call) {
      detail::bind_custom_call(plan.custom(step), first, at, bound);
      return bound;
    }
    if (step.kind == StepKind::argsort) {
      bound.target = at(first + 1);
      bound.workspace = at(first + 2);
      return bound;
    }
    const bool has_workspace = step.kind == StepKind::convolution;
    if (has_workspace) bound.indices = at(first + 1);
    if (has_workspace) bound.workspace = at(first + 3);
    bound.target = at(first + (has_workspace ? 2 : step.operand_count - 1));
  }
  return bound;
}

// Whether no step writes input `number` and no result lies in it.
[[nodiscard]] WEFT_DECL bool is_only_read(const PlanView& plan, Index number);

class Binding {
 public:
  // Binds `plan` for the device at mesh position `position` to `arena`: plan.peak_bytes bytes, 64-byte aligned, which
  // this writes the constants into. `kernels`: those of the plan.
  Binding(const PlanView& plan, const StepKernel* kernels, char* arena, Index position)
      : Binding(plan, kernels, ArenaLayout(plan), arena, {}, position) {}
  // The same of `layout.bytes()` bytes; `elsewhere`: by input, the addresses of those that the layout says lie there.
  WEFT_DECL Binding(const PlanView& plan, const StepKernel* kernels, const ArenaLayout& layout, char* arena,
                    const Buffer<char*>& elsewhere, Index position);

  // Calls run(i, step) for step i in the order in which they run, with the addresses of the iteration, of those that
  // binds(i).
  template <class Run>
  void for_each(Run run) {
    for_each(run, [](Index) { return true; });
  }
  template <class Run, class Binds>
  void for_each(Run run, Binds binds) {
    const auto run_one = [this, &run, &binds](Index i) {
      if (moves_[i] && binds(i)) steps_[i] = bound(plan_.step(i));
      run(i, steps_[i]);
    };
    for_each_step(plan_, iterations_.data(), run_one,
                  [this](Index i, Index) { return *static_cast<const char*>(steps_[i].source) != 0; });
  }

  [[nodiscard]] const Buffer<BoundStep>& steps() const noexcept { return steps_; }
  [[nodiscard]] char* at(const ArenaSlice& slice) const {
    return start_of(slice) + plan_.moved(slice, iterations_.data());
  }
  // Operand `number` of the plan, in the iteration that runs.
  [[nodiscard]] char* operand(Index number) const {
    return operands_[number] + plan_.moved(plan_.operands[to_size(number)].slice, iterations_.data());
  }
  [[nodiscard]] char* input(Index number) const { return address_of(plan_.input(number).offset); }
  // From now on input `number`, which is_only_read, lies at `bytes`, aligned for its elements; null: in the arena.
  WEFT_DECL void place_input(Index number, const char* bytes);
  // By loop: the iteration that runs.
  [[nodiscard]] const Buffer<Index>& iterations() const noexcept { return iterations_; }

 private:
  PlanView plan_;
  const StepKernel* kernels_;
  ArenaLayout layout_;
  Buffer<char*> addresses_;  // by region of the layout
  Buffer<char*> placed_;     // by input: where it lies instead, or null
  Index position_;
  Buffer<Index> iterations_;  // by loop: the one that runs
  Buffer<char*> operands_;    // by operand of the plan: where it lies in iterations 0
  Buffer<BoundStep> steps_;
  Buffer<bool> moves_;  // by step: it has other addresses in every iteration

  [[nodiscard]] WEFT_DECL char* address_of(Index offset) const;
  [[nodiscard]] char* start_of(const ArenaSlice& slice) const {
    return address_of(slice.offset) + slice.shard_bytes * position_over(plan_.mesh, slice.shard_axes, position_);
  }
  WEFT_DECL BoundStep bound(const PlanStep& step) const;

  WEFT_DECL void write_constant(const ConstantSlot& slot) const;
};

namespace detail {

// Shifts the per-row operands of an epilogue by `rows`: the next matrix of a batch.
WEFT_DECL void advance_rows(LoopArguments& loop, ListView<EncodedInstruction> code, Index rows);

WEFT_DECL void run_dot(const BoundStep& bound, const PlanView& plan);

[[nodiscard]] constexpr Opcode join_of(ReductionKind kind) noexcept {
  return kind == ReductionKind::max ? Opcode::maximum : kind == ReductionKind::min ? Opcode::minimum : Opcode::add;
}

WEFT_DECL void run_strided(const BoundStep& bound, const PlanView& plan);

WEFT_DECL void run_rows(const BoundStep& bound, const PlanView& plan);

WEFT_DECL void run_argsort(const BoundStep& bound, const PlanView& plan);

WEFT_DECL void run_triangular(const BoundStep& bound, const PlanView& plan);

WEFT_DECL void run_quantized_matmul(const BoundStep& bound, const PlanView& plan);
WEFT_DECL void run_integer_matmul(const BoundStep& bound, const PlanView& plan);

WEFT_DECL void run_checked_label(const BoundStep& bound, const PlanView& plan);

WEFT_DECL void run_exact_square_sum(const BoundStep& bound, const PlanView& plan);
WEFT_DECL void run_exact_norm(const BoundStep& bound);

WEFT_DECL void run_dynamic(const BoundStep& bound, const PlanView& plan);

WEFT_DECL void run_custom_call(const BoundStep& bound, const PlanView& plan);

WEFT_DECL void run_convolution(const BoundStep& bound, const PlanView& plan);
WEFT_DECL void run_reduce_window(const BoundStep& bound, const PlanView& plan);

}  // namespace detail

// A set of kinds of steps, one bit each.
using StepKinds = std::uint32_t;
inline constexpr StepKinds every_step_kind = ~StepKinds{0};
// Also of other sets of enumerators.
template <class Kind>
[[nodiscard]] constexpr bool contains(std::uint32_t set, Kind one) noexcept {
  return (set >> static_cast<int>(one) & 1u) != 0;
}
[[nodiscard]] constexpr StepKinds step_kinds_of(const PlanView& plan) noexcept {
  StepKinds kinds = 0;
  for (const PlanStep& step : plan.steps) kinds |= StepKinds{1} << static_cast<int>(step.kind);
  return kinds;
}

// Runs a step of any kind but collective. A program that runs few kinds of steps only (`Kinds`) is spared the code, and
// the compile time, of the others. Errors: row_index_out_of_range, label_out_of_range, collective_needs_a_runtime.
template <StepKinds Kinds = every_step_kind>
void run_step(const BoundStep& bound, const PlanView& plan) {
  const StepKind kind = bound.step->kind;
  if constexpr (contains(Kinds, StepKind::loop))
    if (kind == StepKind::loop) return bound.kernel.loop(bound.loop);
  if constexpr (contains(Kinds, StepKind::dot))
    if (kind == StepKind::dot) return detail::run_dot(bound, plan);
  if constexpr (contains(Kinds, StepKind::copy) || contains(Kinds, StepKind::reduce))
    if (kind == StepKind::copy || kind == StepKind::reduce) return detail::run_strided(bound, plan);
  if constexpr (contains(Kinds, StepKind::gather) || contains(Kinds, StepKind::scatter))
    if (kind == StepKind::gather || kind == StepKind::scatter) return detail::run_rows(bound, plan);
  if constexpr (contains(Kinds, StepKind::argsort))
    if (kind == StepKind::argsort) return detail::run_argsort(bound, plan);
  if constexpr (contains(Kinds, StepKind::cholesky) || contains(Kinds, StepKind::solve_lower) ||
                contains(Kinds, StepKind::solve_lower_transposed))
    if (detail::is_triangular(kind)) return detail::run_triangular(bound, plan);
  if constexpr (contains(Kinds, StepKind::quantized_matmul))
    if (kind == StepKind::quantized_matmul) return detail::run_quantized_matmul(bound, plan);
  if constexpr (contains(Kinds, StepKind::integer_matmul))
    if (kind == StepKind::integer_matmul) return detail::run_integer_matmul(bound, plan);
  if constexpr (contains(Kinds, StepKind::checked_label))
    if (kind == StepKind::checked_label) return detail::run_checked_label(bound, plan);
  if constexpr (contains(Kinds, StepKind::exact_square_sum))
    if (kind == StepKind::exact_square_sum) return detail::run_exact_square_sum(bound, plan);
  if constexpr (contains(Kinds, StepKind::exact_norm))
    if (kind == StepKind::exact_norm) return detail::run_exact_norm(bound);
  if constexpr (contains(Kinds, StepKind::dynamic_slice) || contains(Kinds, StepKind::dynamic_update_slice))
    if (detail::is_dynamic(kind)) return detail::run_dynamic(bound, plan);
  if constexpr (contains(Kinds, StepKind::custom_call))
    if (kind == StepKind::custom_call) return detail::run_custom_call(bound, plan);
  if constexpr (contains(Kinds, StepKind::convolution))
    if (kind == StepKind::convolution) return detail::run_convolution(bound, plan);
  if constexpr (contains(Kinds, StepKind::reduce_window))
    if (kind == StepKind::reduce_window) return detail::run_reduce_window(bound, plan);
  collective_needs_a_runtime(name_of(bound.step->op));
}

#if !WEFT_HEADER_ONLY
extern template void run_step<every_step_kind>(const BoundStep& bound, const PlanView& plan);
#endif

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/program/binding.ipp>
#endif

#endif
