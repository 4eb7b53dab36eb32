// What a plan consists of, for archives.
#ifndef WEFT_PLANNER_DESCRIBE_PLAN_HPP
#define WEFT_PLANNER_DESCRIBE_PLAN_HPP

#include <weft/graph/describe_graph.hpp>
#include <weft/planner/plan.hpp>

namespace weft {

template <class Archive>
constexpr void describe(Archive& archive, ArenaSlice& slice) {
  archive(slice.offset, slice.shard_axes, slice.shard_bytes, slice.stride);
}
template <class Archive>
constexpr void describe(Archive& archive, StepOperand& operand) {
  archive(operand.slice, operand.dtype, operand.access);
}
template <class Archive>
constexpr void describe(Archive& archive, KernelCode& code) {
  archive(code.first, code.count, code.is_epilogue);
}
template <class Archive>
constexpr void describe(Archive& archive, LoopStep& step) {
  archive(step.rows, step.cols, step.kernel, step.load_count, step.store_count);
}
template <class Archive>
constexpr void describe(Archive& archive, MatrixStrides& strides) {
  archive(strides.row, strides.outer, strides.inner);
}
template <class Archive>
constexpr void describe(Archive& archive, DotStep& step) {
  archive(step.outer, step.inner, step.m, step.n, step.k, step.transpose_a, step.transpose_b, step.a, step.b, step.c,
          step.epilogue);
}
template <class Archive>
constexpr void describe(Archive& archive, StridedStep& step) {
  archive(step.extents, step.source_strides, step.target_strides, step.reduction);
}
template <class Archive>
constexpr void describe(Archive& archive, RowsStep& step) {
  archive(step.rows, step.width, step.count, step.parts);
}
template <class Archive>
constexpr void describe(Archive& archive, DynamicSliceStep& step) {
  archive(step.whole, step.part);
}
template <class Archive>
constexpr void describe(Archive& archive, WindowedDimension& dim) {
  archive(dim.elements, dim.places, dim.taps, dim.stride, dim.low, dim.base_dilation, dim.window_dilation,
          dim.element_step, dim.place_step, dim.tap_step);
}
template <class Archive>
constexpr void describe(Archive& archive, WindowGeometry& geometry) {
  archive(geometry.kind, geometry.dims);
}
template <class Archive>
constexpr void describe(Archive& archive, ConvolutionGeometry::Steps& steps) {
  archive(steps.group, steps.batch, steps.feature, steps.first);
}
template <class Archive>
constexpr void describe(Archive& archive, ConvolutionGeometry::KernelSteps& steps) {
  archive(steps.group, steps.output, steps.input, steps.first);
}
template <class Archive>
constexpr void describe(Archive& archive, ConvolutionGeometry& geometry) {
  archive(geometry.groups, geometry.batch, geometry.inputs, geometry.outputs, geometry.dims, geometry.input,
          geometry.output, geometry.kernel);
}
template <class Archive>
constexpr void describe(Archive& archive, CustomStep& step) {
  archive(step.operation, step.options, step.first_type, step.operand_count, step.result_count, step.workspace_bytes);
}
template <class Archive>
constexpr void describe(Archive& archive, CollectiveStep& step) {
  archive(step.collective, step.reduction, step.axes, step.source_axes, step.count, step.bytes_sent,
          step.bytes_sent_dcn, step.runs, step.hop.offset, step.hop.mirrored, step.hop.wraps, step.hop.crossed,
          step.hop.sources, step.combined);
}
template <class Archive>
constexpr void describe(Archive& archive, RepeatStep& step) {
  archive(step.loop, step.steps, step.count, step.reversed);
}
template <class Archive>
constexpr void describe(Archive& archive, LoopStride& stride) {
  archive(stride.loop, stride.next, stride.bytes);
}
template <class Archive>
constexpr void describe(Archive& archive, PlanStep& step) {
  archive(step.kind, step.op, step.payload, step.first_operand, step.operand_count, step.first_member,
          step.member_count, step.flops);
}
template <class Archive>
constexpr void describe(Archive& archive, InputSlot& slot) {
  archive(slot.name, slot.kind, slot.dtype, slot.shape, slot.offset, slot.initializer);
}
template <class Archive>
constexpr void describe(Archive& archive, OutputSlot& slot) {
  archive(slot.name, slot.dtype, slot.shape, slot.slice);
}
template <class Archive>
constexpr void describe(Archive& archive, ConstantSlot& slot) {
  archive(slot.kind, slot.dtype, slot.offset, slot.element, slot.first_byte, slot.bytes, slot.axes);
}
template <class Archive>
constexpr void describe(Archive& archive, Lifetime& life) {
  archive(life.kind, life.what, life.offset, life.bytes, life.first, life.last);
}
template <class Archive>
constexpr void describe(Archive& archive, Plan& plan) {
  for_each_list(plan, plan, [&archive](auto& list, auto&) { archive(list); });
  archive(plan.mesh, plan.dcn, plan.peak_bytes, plan.persistent_bytes, plan.loop_count);
}

}  // namespace weft

#endif
