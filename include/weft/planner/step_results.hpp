// Where the numbers lie that a step has computed: for who looks whether they are numbers.
#ifndef WEFT_PLANNER_STEP_RESULTS_HPP
#define WEFT_PLANNER_STEP_RESULTS_HPP

#include <weft/mesh/positions.hpp>
#include <weft/planner/plan.hpp>

namespace weft {

// Elements from the start of one operand on; strides in elements.
struct StepResult {
  Index operand = 0;  // of the step
  DType dtype = DType::f32;
  Dims extents, strides;

  [[nodiscard]] constexpr Index elements() const {
    Index product = 1;
    for (Index extent : extents) product *= extent;
    return product;
  }
  // Elements from the start to the one of number `i` in row-major order.
  [[nodiscard]] constexpr Index place_of(Index i) const {
    Index place = 0;
    for (int d = extents.size() - 1; d >= 0; --d) {
      place += i % extents[d] * strides[d];
      i /= extents[d];
    }
    return place;
  }
};

namespace detail {

constexpr void add_stores(Buffer<StepResult>& results, const PlanView& plan, const LoopStep& loop, Index first) {
  for (const EncodedInstruction encoded : plan.code_of(loop)) {
    const Instruction instruction = decode(encoded);
    if (instruction.opcode != Opcode::store) continue;
    const Index counts[] = {loop.rows * loop.cols, loop.rows, loop.cols, 1};
    results.push_back({first + loop.load_count + instruction.slot,
                       instruction.dtype,
                       {counts[static_cast<int>(instruction.extent)]},
                       {1}});
  }
}
[[nodiscard]] constexpr Index places_of(const ConvolutionGeometry& geometry) {
  Index places = geometry.batch * geometry.groups * geometry.outputs;
  for (const WindowedDimension& dim : geometry.dims) places *= dim.places;
  return places;
}
[[nodiscard]] constexpr Index elements_made_by(const WindowGeometry& window) {
  Index elements = 1;
  for (const WindowedDimension& dim : window.dims)
    elements *= window.kind == WindowKind::select ? dim.elements : dim.places;
  return elements;
}

}  // namespace detail

// What arithmetic has made: nothing of a step that only moves elements, or whose results are whole numbers.
[[nodiscard]] constexpr Buffer<StepResult> results_of(const PlanView& plan, const PlanStep& step) {
  Buffer<StepResult> results;
  // `count` elements, one after another, in the last operand.
  const auto add_last = [&](Index count) {
    const Index last = step.operand_count - 1;
    results.push_back({last, plan.operands_of(step)[to_size(last)].dtype, {count}, {1}});
  };
  switch (step.kind) {
    case StepKind::loop: detail::add_stores(results, plan, plan.loop(step), 0); break;
    case StepKind::dot: {
      const DotStep& dot = plan.dot(step);
      if (dot.epilogue.exists())
        detail::add_stores(results, plan, dot.epilogue, 4);
      else
        results.push_back({2,
                           plan.operands_of(step)[2].dtype,
                           {dot.outer, dot.inner, dot.m, dot.n},
                           {dot.c.outer, dot.c.inner, dot.c.row, 1}});
      break;
    }
    case StepKind::reduce: {
      const StridedStep& reduced = plan.strides(step);
      StepResult result{1, plan.operands_of(step)[1].dtype, {}, {}};
      for (int i = 0; i < reduced.extents.size(); ++i) {
        if (reduced.target_strides[i] == 0) continue;
        result.extents.push_back(reduced.extents[i]);
        result.strides.push_back(reduced.target_strides[i]);
      }
      results.push_back(result);
      break;
    }
    case StepKind::integer_matmul:
    case StepKind::quantized_matmul: {  // the workspace is last
      const RowsStep& product = plan.rows_of(step);
      const Index at = step.operand_count - 2;
      results.push_back({at, plan.operands_of(step)[to_size(at)].dtype, {product.rows * product.width}, {1}});
      break;
    }
    case StepKind::custom_call: {
      const CustomStep& call = plan.custom(step);
      for (std::int32_t i = 0; i < call.result_count; ++i) {
        const TensorType& type = plan.result_types(call)[to_size(i)];
        results.push_back({call.operand_count + i, type.dtype, {type.shape.elements()}, {1}});
      }
      break;
    }
    case StepKind::scatter: add_last(plan.rows_of(step).rows * plan.rows_of(step).width); break;
    case StepKind::exact_norm: add_last(1); break;
    case StepKind::cholesky: {
      const RowsStep& matrices = plan.rows_of(step);
      add_last(matrices.count * matrices.rows * matrices.rows);
      break;
    }
    case StepKind::solve_lower:
    case StepKind::solve_lower_transposed: {
      const RowsStep& matrices = plan.rows_of(step);
      add_last(matrices.count * matrices.rows * matrices.width);
      break;
    }
    case StepKind::convolution:
      results.push_back({2, plan.operands_of(step)[2].dtype, {detail::places_of(plan.convolution(step))}, {1}});
      break;
    case StepKind::reduce_window: add_last(detail::elements_made_by(plan.window(step))); break;
    case StepKind::collective:
    case StepKind::collective_done: {
      Index target = 1;
      for (const CollectiveStep& array : plan.arrays_of(step)) {
        if (array.reduction != ReductionKind::none)
          results.push_back({target, plan.operands_of(step)[to_size(target)].dtype, {array.count}, {1}});
        target += 2;
      }
      break;
    }
    case StepKind::copy:
    case StepKind::gather:
    case StepKind::argsort:
    case StepKind::checked_label:
    case StepKind::exact_square_sum:
    case StepKind::dynamic_slice:
    case StepKind::dynamic_update_slice:
    case StepKind::collective_start:
    case StepKind::repeat: break;
  }
  Buffer<StepResult> floating;
  for (const StepResult& result : results)
    if (is_floating(result.dtype)) floating.push_back(result);
  return floating;
}

}  // namespace weft

#endif
