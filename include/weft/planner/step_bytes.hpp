// What a step reads and writes of the arena: what its speed in bytes a second is counted from.
#ifndef WEFT_PLANNER_STEP_BYTES_HPP
#define WEFT_PLANNER_STEP_BYTES_HPP

#include <weft/base/exact_sum.hpp>
#include <weft/planner/plan.hpp>

namespace weft {

struct StepBytes {
  Index read = 0, written = 0;
  friend constexpr bool operator==(const StepBytes&, const StepBytes&) = default;
};

namespace detail {

// Different elements that strides reach.
[[nodiscard]] constexpr Index elements_of(const Dims& extents, const Dims& strides) {
  Index product = 1;
  for (int d = 0; d < extents.size(); ++d) product *= strides[d] == 0 && extents[d] > 0 ? 1 : extents[d];
  return product;
}
constexpr void add_loop(StepBytes& bytes, const PlanView& plan, const LoopStep& loop) {
  for (const EncodedInstruction encoded : plan.code_of(loop)) {
    const Instruction instruction = decode(encoded);
    const Index counts[] = {loop.rows * loop.cols, loop.rows, loop.cols, 1};
    const Index touched = counts[static_cast<int>(instruction.extent)] * size_bytes(instruction.dtype);
    if (instruction.opcode == Opcode::load) bytes.read += touched;
    if (instruction.opcode == Opcode::store) bytes.written += touched;
  }
}

}  // namespace detail

// Each time that it runs, each element once, whatever a kernel does for its blocks: of a table the rows that indices
// name, of a product with an epilogue what that one stores, of a scatter the whole table. Nothing of a collective,
// which counts what it sends.
[[nodiscard]] constexpr StepBytes bytes_of(const PlanView& plan, const PlanStep& step) {
  StepBytes bytes;
  const Index element = step.operand_count > 0 ? size_bytes(plan.operands_of(step)[0].dtype) : 0;
  switch (step.kind) {
    case StepKind::loop: detail::add_loop(bytes, plan, plan.loop(step)); break;
    case StepKind::dot: {
      const DotStep& dot = plan.dot(step);
      const auto matrices = [&dot](const MatrixStrides& lies) {
        return detail::elements_of({dot.outer, dot.inner}, {lies.outer, lies.inner});
      };
      bytes.read = (matrices(dot.a) * dot.m * dot.k + matrices(dot.b) * dot.k * dot.n) * element;
      if (dot.epilogue.exists())
        detail::add_loop(bytes, plan, dot.epilogue);
      else
        bytes.written = dot.batch() * dot.m * dot.n * size_bytes(plan.operands_of(step)[2].dtype);
      break;
    }
    case StepKind::copy:
    case StepKind::reduce: {
      const StridedStep& strided = plan.strides(step);
      bytes = {detail::elements_of(strided.extents, strided.source_strides) * element,
               detail::elements_of(strided.extents, strided.target_strides) * element};
      break;
    }
    case StepKind::gather:
    case StepKind::scatter: {
      const RowsStep& by_row = plan.rows_of(step);
      const Index rows = by_row.count * by_row.width * element, table = by_row.rows * by_row.width * element;
      bytes = {rows + by_row.count * size_bytes(DType::i32), step.kind == StepKind::gather ? rows : table};
      break;
    }
    case StepKind::argsort: {
      const Index keys = plan.rows_of(step).count * plan.rows_of(step).width * element;
      bytes = {keys, keys};
      break;
    }
    case StepKind::cholesky:
    case StepKind::solve_lower:
    case StepKind::solve_lower_transposed: {
      const RowsStep& matrices = plan.rows_of(step);
      const Index squares = matrices.count * matrices.rows * matrices.rows * element,
                  rows = matrices.count * matrices.rows * matrices.width * element;
      bytes = {squares + rows, step.kind == StepKind::cholesky ? squares : rows};
      break;
    }
    case StepKind::integer_matmul:
    case StepKind::quantized_matmul: {
      const RowsStep& product = plan.rows_of(step);
      const Index scales = ceil_divide(product.count, product.parts) * product.width;
      const bool has_nibbles = plan.operands_of(step)[1].dtype == DType::u8;
      bytes.read = product.rows * product.count * element +
                   (has_nibbles ? ceil_divide(product.count, 2) : product.count) * product.width +
                   scales * (size_bytes(DType::f32) + (step.operand_count == 6 ? 1 : 0));
      bytes.written = product.rows * product.width * element;
      break;
    }
    case StepKind::custom_call: {
      for (const TensorType& operand : plan.operand_types(plan.custom(step))) bytes.read += operand.bytes();
      for (const TensorType& result : plan.result_types(plan.custom(step))) bytes.written += result.bytes();
      break;
    }
    case StepKind::checked_label: {
      const Index labels = plan.rows_of(step).count * element;
      bytes = {labels + size_bytes(DType::i32), labels};
      break;
    }
    case StepKind::exact_square_sum:
      bytes = {plan.rows_of(step).count * element + (step.operand_count - 2) * 4 * exact_sum::words,
               4 * exact_sum::words};
      break;
    case StepKind::exact_norm: bytes = {4 * exact_sum::words, size_bytes(DType::f32)}; break;
    case StepKind::dynamic_slice:
    case StepKind::dynamic_update_slice: {
      const DynamicSliceStep& dynamic = plan.dynamic_slice(step);
      const Index part = Shape(dynamic.part).elements() * element;
      bytes = {part + dynamic.whole.size() * size_bytes(DType::i32), part};
      break;
    }
    case StepKind::convolution: {
      const ConvolutionGeometry& g = plan.convolution(step);
      Index elements = 1, taps = 1, places = 1;
      for (const WindowedDimension& dim : g.dims) {
        elements *= dim.elements;
        taps *= dim.taps;
        places *= dim.places;
      }
      const bool groups_of_rows = g.input.group == g.batch * g.input.batch;  // or of features
      const Index images = groups_of_rows ? g.groups * g.batch : g.batch;
      const Index features = groups_of_rows ? g.inputs : g.groups * g.inputs;
      bytes = {(images * features * elements + g.groups * g.outputs * g.inputs * taps) * element,
               g.batch * g.groups * g.outputs * places * element};
      break;
    }
    case StepKind::reduce_window: {
      Index elements = element, places = element;
      for (const WindowedDimension& dim : plan.window(step).dims) {
        elements *= dim.elements;
        places *= dim.places;
      }
      const bool selects = plan.window(step).kind == WindowKind::select;
      bytes = selects ? StepBytes{elements + places, elements} : StepBytes{elements, places};
      break;
    }
    case StepKind::collective:
    case StepKind::collective_start:
    case StepKind::collective_done:
    case StepKind::repeat: break;
  }
  return bytes;
}

}  // namespace weft

#endif
