// Definitions of program/binding.hpp.
#ifndef WEFT_PROGRAM_BINDING_IPP
#define WEFT_PROGRAM_BINDING_IPP

#include <weft/kernels/argsort.hpp>
#include <weft/kernels/integer_gemm.hpp>
#include <weft/kernels/triangular.hpp>
#include <weft/program/binding.hpp>

namespace weft {

Binding::Binding(const PlanView& plan, const StepKernel* kernels, const ArenaLayout& layout, char* arena,
                 const Buffer<char*>& elsewhere, Index position)
    : plan_(plan),
      kernels_(kernels),
      layout_(layout),
      placed_(plan.input_count(), nullptr),
      position_(position),
      iterations_(plan.loop_count, 0) {
  for (const ArenaLayout::Region& region : layout_.regions())
    addresses_.push_back(region.elsewhere < 0 ? arena + region.offset : elsewhere[region.elsewhere]);
  operands_.reserve(static_cast<Index>(plan.operands.size()));
  for (const StepOperand& operand : plan.operands) operands_.push_back(start_of(operand.slice));
  steps_.reserve(plan.step_count());
  for (const PlanStep& step : plan.steps) {
    bool moves = false;
    for (const StepOperand& operand : plan.operands_of(step)) moves = moves || operand.slice.stride >= 0;
    steps_.push_back(bound(step));
    moves_.push_back(moves);
  }
  for (const ConstantSlot& slot : plan.constants) write_constant(slot);
}

namespace detail {

[[nodiscard]] inline bool lies_in(const InputSlot& input, Index offset) {
  return offset >= input.offset && offset < input.offset + input.shape.elements() * size_bytes(input.dtype);
}

}  // namespace detail

bool is_only_read(const PlanView& plan, Index number) {
  const InputSlot& input = plan.input(number);
  for (const StepOperand& operand : plan.operands)
    if (operand.access == Access::write && detail::lies_in(input, operand.slice.offset)) return false;
  for (const OutputSlot& output : plan.outputs)
    if (detail::lies_in(input, output.slice.offset)) return false;
  return true;
}

void Binding::place_input(Index number, const char* bytes) {
  char* const at = const_cast<char*>(bytes);  // nobody writes there
  if (placed_[number] == at) return;
  placed_[number] = at;
  const InputSlot& input = plan_.input(number);
  for (Index i = 0; i < plan_.step_count(); ++i) {
    bool reads = false;
    const PlanStep& step = plan_.step(i);
    for (Index k = step.first_operand; k < step.first_operand + step.operand_count; ++k) {
      const ArenaSlice& slice = plan_.operands[to_size(k)].slice;
      if (!detail::lies_in(input, slice.offset)) continue;
      operands_[k] = start_of(slice);
      reads = true;
    }
    if (reads) steps_[i] = bound(step);
  }
}

char* Binding::address_of(Index offset) const {
  for (Index i = 0; i < placed_.size(); ++i)
    if (placed_[i] != nullptr && detail::lies_in(plan_.input(i), offset))
      return placed_[i] + (offset - plan_.input(i).offset);
  const Index region = layout_.find(offset);
  return addresses_[region] + (offset - layout_.regions()[region].start);
}

BoundStep Binding::bound(const PlanStep& step) const {
  return bind_step(plan_, step, kernels_, [this](Index number) { return operand(number); });
}

void Binding::write_constant(const ConstantSlot& slot) const {
  char* const target = address_of(slot.offset);
  if (slot.kind == ConstantSlot::Kind::literal) {
    if (slot.bytes == 0) return;  // a plan may have no bytes at all
    std::memcpy(target, plan_.literal_bytes.data() + slot.first_byte, to_size(slot.bytes));
    return;
  }
  const bool is_index = slot.kind == ConstantSlot::Kind::device_index;
  const ElementBits bits =
      is_index ? element_bits(slot.dtype, static_cast<double>(position_over(plan_.mesh, slot.axes, position_)))
               : slot.element;
  std::memcpy(target, &bits, to_size(size_bytes(slot.dtype)));
}

}  // namespace weft

namespace weft::detail {

void advance_rows(LoopArguments& loop, ListView<EncodedInstruction> code, Index rows) {
  unsigned advanced = 0;  // operands that an earlier instruction loads, too
  for (const EncodedInstruction encoded : code) {
    const Instruction instruction = decode(encoded);
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

void run_dot(const BoundStep& bound, const PlanView& plan) {
  if (bound.is_part) return gemm(bound.gemm);
  const DotStep& step = plan.dot(*bound.step);
  GemmArguments gemm_arguments = bound.gemm;
  LoopArguments loop = bound.loop;
  const bool has_epilogue = step.epilogue.exists();
  const Index bytes = size_bytes(gemm_arguments.dtype);
  const Index sum_bytes = size_bytes(step.epilogue.exists() ? DType::f32 : plan.operands_of(*bound.step)[2].dtype);
  if (has_epilogue) gemm_arguments.epilogue_arguments = &loop;
  for (Index outer = 0; outer < step.outer; ++outer)
    for (Index inner = 0; inner < step.inner; ++inner) {
      const auto elements = [outer, inner](const MatrixStrides& by) { return outer * by.outer + inner * by.inner; };
      gemm_arguments.a = static_cast<const char*>(bound.gemm.a) + elements(step.a) * bytes;
      gemm_arguments.b = static_cast<const char*>(bound.gemm.b) + elements(step.b) * bytes;
      gemm_arguments.c = static_cast<char*>(bound.gemm.c) + elements(step.c) * sum_bytes;
      gemm(gemm_arguments);
      if (has_epilogue) advance_rows(loop, plan.code_of(step.epilogue), step.m);
    }
}

void run_strided(const BoundStep& bound, const PlanView& plan) {
  const StridedStep& step = plan.strides(*bound.step);
  const DType dtype = plan.operands_of(*bound.step)[0].dtype;
  if (step.reduction == ReductionKind::none)
    strided_copy(step.extents.size(), step.extents.begin(), bound.source, step.source_strides.begin(), bound.target,
                 step.target_strides.begin(), size_bytes(dtype));
  else
    strided_reduce(join_of(step.reduction), dtype, step.extents.size(), step.extents.begin(), bound.source,
                   step.source_strides.begin(), bound.target, step.target_strides.begin());
}

void run_rows(const BoundStep& bound, const PlanView& plan) {
  const RowsStep& step = plan.rows_of(*bound.step);
  const DType dtype = plan.operands_of(*bound.step)[0].dtype;
  const Index bytes = size_bytes(dtype);
  const auto* indices = reinterpret_cast<const std::int32_t*>(bound.indices);
  Index wrong = -1;
  if (bound.step->kind == StepKind::gather) {
    wrong = take_rows(bound.source, step.rows, step.width, bytes, indices, step.count, bound.target);
  } else {
    std::memset(bound.target, 0, to_size(step.rows * step.width * bytes));
    wrong = scatter_add_rows(dtype, bound.source, indices, step.count, step.width, bound.target, step.rows);
  }
  if (wrong >= 0) row_index_out_of_range(name_of(bound.step->op), wrong, indices[wrong], step.rows);
}

void run_argsort(const BoundStep& bound, const PlanView& plan) {
  const RowsStep& step = plan.rows_of(*bound.step);
  argsort_rows(reinterpret_cast<const std::int32_t*>(bound.source), step.count, step.width,
               reinterpret_cast<std::int32_t*>(bound.target), reinterpret_cast<std::uint64_t*>(bound.workspace));
}

void run_triangular(const BoundStep& bound, const PlanView& plan) {
  const RowsStep& step = plan.rows_of(*bound.step);
  const DType dtype = plan.operands_of(*bound.step)[0].dtype;
  if (bound.step->kind == StepKind::cholesky) return cholesky(dtype, bound.source, step.count, step.rows, bound.target);
  const bool is_transposed = bound.step->kind == StepKind::solve_lower_transposed;
  triangular_solve(dtype, is_transposed, bound.source, bound.indices, step.count, step.rows, step.width, bound.target);
}

[[nodiscard]] WEFT_DECL QuantizedMatrix weights_of(const BoundStep& bound, const PlanView& plan) {
  const RowsStep& step = plan.rows_of(*bound.step);
  return {plan.operands_of(*bound.step)[1].dtype == DType::i8 ? 8 : 4,
          bound.indices,
          step.width,
          static_cast<const float*>(bound.loop.load[0]),
          bound.loop.load[1],
          step.width,
          step.parts};
}
void run_quantized_matmul(const BoundStep& bound, const PlanView& plan) {
  const QuantizedMatrix weights = weights_of(bound, plan);
  GemmArguments arguments = bound.gemm;
  arguments.quantized = &weights;
  gemm(arguments);
}
void run_integer_matmul(const BoundStep& bound, const PlanView& plan) {
  const QuantizedMatrix weights = weights_of(bound, plan);
  const GemmArguments& g = bound.gemm;
  integer_matmul({g.m, g.n, g.k, static_cast<const float*>(g.a), &weights, g.floats(), g.workspace});
}

void run_checked_label(const BoundStep& bound, const PlanView& plan) {
  const RowsStep& step = plan.rows_of(*bound.step);
  const auto* labels = reinterpret_cast<const std::uint32_t*>(bound.source);
  const Index wrong = copy_labels(labels, step.count, step.rows, reinterpret_cast<std::uint32_t*>(bound.target));
  if (wrong < 0) return;
  const Index number = *reinterpret_cast<const std::int32_t*>(bound.indices);
  const bool is_signed = plan.operands_of(*bound.step)[0].dtype == DType::i32;
  const Index value = is_signed ? Index{static_cast<std::int32_t>(labels[wrong])} : Index{labels[wrong]};
  label_out_of_range(step.row_of_label(number, wrong), value, step.rows);
}

void run_exact_square_sum(const BoundStep& bound, const PlanView& plan) {
  exact_square_sum(reinterpret_cast<const float*>(bound.source), plan.rows_of(*bound.step).count,
                   reinterpret_cast<const std::uint32_t*>(bound.indices),
                   reinterpret_cast<std::uint32_t*>(bound.target));
}

void run_exact_norm(const BoundStep& bound) {
  const float norm = exact_norm(reinterpret_cast<const std::uint32_t*>(bound.source));
  std::memcpy(bound.target, &norm, sizeof norm);
}

void run_dynamic(const BoundStep& bound, const PlanView& plan) {
  const DynamicSliceStep& step = plan.dynamic_slice(*bound.step);
  const Dims whole = strides_of(Shape(step.whole)), part = strides_of(Shape(step.part));
  const Index bytes = size_bytes(plan.operands_of(*bound.step)[0].dtype);
  Index offset = 0;
  for (int i = 0; i < whole.size(); ++i) {
    const std::int32_t asked = *static_cast<const std::int32_t*>(bound.loop.load[i]);
    offset += clamped_start(asked, step.whole[i] - step.part[i]) * whole[i] * bytes;
  }
  const bool takes = bound.step->kind == StepKind::dynamic_slice;
  strided_copy(whole.size(), step.part.begin(), bound.source + (takes ? offset : 0), (takes ? whole : part).begin(),
               bound.target + (takes ? 0 : offset), (takes ? part : whole).begin(), bytes);
}

void run_custom_call(const BoundStep& bound, const PlanView& plan) {
  const CustomStep& call = plan.custom(*bound.step);
  call.operation->run({call.operation->name, call.options, plan.operand_types(call), plan.result_types(call),
                       bound.loop.load, bound.loop.store, bound.workspace, call.workspace_bytes});
}

void run_convolution(const BoundStep& bound, const PlanView& plan) {
  convolve({&plan.convolution(*bound.step), reinterpret_cast<const float*>(bound.source),
            reinterpret_cast<const float*>(bound.indices), reinterpret_cast<float*>(bound.target),
            reinterpret_cast<float*>(bound.workspace)});
}

void run_reduce_window(const BoundStep& bound, const PlanView& plan) {
  const WindowGeometry& window = plan.window(*bound.step);
  const auto* const from = reinterpret_cast<const float*>(bound.source);
  auto* const to = reinterpret_cast<float*>(bound.target);
  if (window.kind == WindowKind::select)
    select_and_scatter(window, from, reinterpret_cast<const float*>(bound.indices), to);
  else
    reduce_window(window, from, to);
}

}  // namespace weft::detail

#if !WEFT_HEADER_ONLY
template void weft::run_step<weft::every_step_kind>(const BoundStep& bound, const PlanView& plan);
#endif

#endif
