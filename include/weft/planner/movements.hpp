// Lowering of what moves data without a fused loop: each function writes the steps of one node.
#ifndef WEFT_PLANNER_MOVEMENTS_HPP
#define WEFT_PLANNER_MOVEMENTS_HPP

#include <weft/kernels/argsort.hpp>
#include <weft/kernels/gemm_arguments.hpp>
#include <weft/kernels/integer_arguments.hpp>
#include <weft/mesh/permute.hpp>
#include <weft/planner/step_writer.hpp>

namespace weft::lowering {

// A strided copy into the bytes of `id`, from `source` bytes into `from` and `target` bytes into `id`.
constexpr void copy(StepWriter& writer, Id from, Id id, const StridedStep& strides, Index source = 0,
                    Index target = 0) {
  BufferSlice read = writer.assignment.slice_of[from], written = writer.assignment.slice_of[id];
  read.offset += source;
  written.offset += target;
  writer.begin(StepKind::copy, id);
  writer.touch(read, writer.graph.dtype(id), Access::read);
  writer.touch(written, writer.graph.dtype(id), Access::write);
  writer.finish(writer.plan.strided, strides);
}

constexpr void transpose(StepWriter& writer, Id id) {
  const Graph& graph = writer.graph;
  const Id from = graph.operand(id, 0);
  const Dims theirs = strides_of(graph.shape(from));
  Dims strides;
  for (int dim : graph.dims(id)) strides.push_back(theirs[dim]);
  copy(writer, from, id, {graph.shape(id).dims, strides, strides_of(graph.shape(id))});
}
constexpr void broadcast(StepWriter& writer, Id id) {
  const Graph& graph = writer.graph;
  const Id from = graph.operand(id, 0);
  const Shape& small = graph.shape(from);
  const Dims theirs = strides_of(small);
  Dims strides(graph.shape(id).rank(), 0);
  for (int i = 0; i < theirs.size(); ++i)
    if (small[i] != 1) strides[graph.dims(id)[i]] = theirs[i];
  copy(writer, from, id, {graph.shape(id).dims, strides, strides_of(graph.shape(id))});
}
constexpr Index offset_of(const Dims& start, const Dims& strides) {
  Index offset = 0;
  for (int i = 0; i < start.size(); ++i) offset += start[i] * strides[i];
  return offset;
}
constexpr void slice(StepWriter& writer, Id id) {
  const Graph& graph = writer.graph;
  const Id from = graph.operand(id, 0);
  const Dims theirs = strides_of(graph.shape(from));
  copy(writer, from, id, {graph.shape(id).dims, theirs, strides_of(graph.shape(id))},
       offset_of(graph.attributes<SliceBounds>(id).start, theirs) * size_bytes(graph.dtype(id)));
}
// This device's part along one dimension.
constexpr void shard_slice(StepWriter& writer, Id id) {
  const Graph& graph = writer.graph;
  const Id from = graph.operand(id, 0);
  const auto& shard = graph.attributes<CollectiveAttributes>(id);
  const Dims theirs = strides_of(graph.shape(from));
  BufferSlice read = writer.assignment.slice_of[from];
  if (read.shard_bytes != 0) graph_is_invalid("a shard of a shard is cut from a buffer of its own", id);
  read.shard_axes = shard.axes;
  read.shard_bytes = graph.shape(id)[shard.dims[0]] * theirs[shard.dims[0]] * size_bytes(graph.dtype(id));
  writer.begin(StepKind::copy, id);
  writer.touch(read, graph.dtype(id), Access::read);
  writer.write(id);
  writer.finish(writer.plan.strided, {graph.shape(id).dims, theirs, strides_of(graph.shape(id))});
}
constexpr void pad(StepWriter& writer, Id id) {
  const Graph& graph = writer.graph;
  const Id from = graph.operand(id, 0);
  const Dims own = strides_of(graph.shape(id));
  copy(writer, writer.zero(graph.dtype(id)), id, {graph.shape(id).dims, Dims(own.size(), 0), own});
  copy(writer, from, id, {graph.shape(from).dims, strides_of(graph.shape(from)), own}, 0,
       offset_of(graph.attributes<Padding>(id).low, own) * size_bytes(graph.dtype(id)));
}
// Parts that do not lie in place already.
constexpr void concatenate(StepWriter& writer, Id id) {
  const Graph& graph = writer.graph;
  const Dims own = strides_of(graph.shape(id));
  const int dim = graph.dims(id)[0];
  const Index bytes = own[dim] * size_bytes(graph.dtype(id));
  Index offset = 0;
  for (Index i = 0; i < graph[id].operand_count; ++i) {
    const Id part = graph.operand(id, i);
    BufferSlice there = writer.assignment.slice_of[id];
    there.offset += offset * bytes;
    if (!(writer.assignment.slice_of[part] == there))
      copy(writer, part, id, {graph.shape(part).dims, strides_of(graph.shape(part)), own}, 0, offset * bytes);
    offset += graph.shape(part)[dim];
  }
}

constexpr RowsStep rows_of(const Shape& table, Index count) {
  return {table[0], table[0] == 0 ? 0 : table.elements() / table[0], count};
}
constexpr void by_rows(StepWriter& writer, Id id, StepKind kind, const Shape& table) {
  const Graph& graph = writer.graph;
  writer.begin(kind, id);
  writer.read(graph.operand(id, 0));
  writer.read(graph.operand(id, 1));
  writer.write(id);
  writer.finish(writer.plan.rows, rows_of(table, graph.elements(graph.operand(id, 1))));
}
constexpr void gather(StepWriter& writer, Id id) {
  by_rows(writer, id, StepKind::gather, writer.graph.shape(writer.graph.operand(id, 0)));
}
constexpr void scatter(StepWriter& writer, Id id) { by_rows(writer, id, StepKind::scatter, writer.graph.shape(id)); }

constexpr void argsort(StepWriter& writer, Id id) {
  const Shape& keys = writer.graph.shape(id);
  const Index width = keys[keys.rank() - 1];
  writer.begin(StepKind::argsort, id);
  writer.read(writer.graph.operand(id, 0));
  writer.write(id);
  writer.workspace(argsort_workspace_bytes(width));
  writer.finish(writer.plan.rows, {0, width, width == 0 ? 0 : keys.elements() / width});
}

constexpr RowsStep matrices_of(const Shape& matrices, Index width) {
  const Index n = matrices[matrices.rank() - 1];
  return {n, width, n == 0 ? 0 : matrices.elements() / (n * n)};
}
constexpr void cholesky(StepWriter& writer, Id id) {
  writer.begin(StepKind::cholesky, id);
  writer.read(writer.graph.operand(id, 0));
  writer.write(id);
  writer.finish(writer.plan.rows, matrices_of(writer.graph.shape(id), 0));
}
constexpr void triangular_solve(StepWriter& writer, Id id) {
  const Graph& graph = writer.graph;
  writer.begin(graph.number(id) == 0 ? StepKind::solve_lower : StepKind::solve_lower_transposed, id);
  writer.read(graph.operand(id, 0));
  writer.read(graph.operand(id, 1));
  writer.write(id);
  writer.finish(writer.plan.rows,
                matrices_of(graph.shape(graph.operand(id, 0)), graph.shape(id)[graph.shape(id).rank() - 1]));
}

constexpr void quantized_matmul(StepWriter& writer, Id id) {
  const Graph& graph = writer.graph;
  const Shape& x = graph.shape(graph.operand(id, 0));
  const Index k = x[x.rank() - 1], n = graph.shape(graph.operand(id, 1))[1],
              rows = Shape(x.dims).elements() / (k > 0 ? k : 1);
  const QuantizedProduct product(graph.number(id));
  writer.begin(product.activations ? StepKind::integer_matmul : StepKind::quantized_matmul, id);
  for (Index i = 0; i < graph[id].operand_count; ++i) writer.read(graph.operand(id, i));
  writer.write(id);
  writer.workspace(product.activations ? integer_matmul_workspace_bytes(rows, n, k) : gemm_workspace_bytes(rows, n, k, false));
  writer.finish(writer.plan.rows, {rows, n, k, product.block}, flops_of(graph, id));
}

// One step for all results of the call that makes `id`.
constexpr void custom_call(StepWriter& writer, Id id) {
  const Graph& graph = writer.graph;
  const CustomAttributes& call = graph.attributes<CustomAttributes>(id);
  const CustomOperation& operation = graph.custom_operation(id);
  const Id first = id - call.result;
  CustomStep step{&operation, call.options, static_cast<std::int32_t>(writer.plan.custom_types.size()),
                  graph[id].operand_count, operation.result_count};
  writer.begin(StepKind::custom_call, first);
  for (Index i = 0; i < step.operand_count; ++i) {
    writer.read(graph.operand(id, i));
    writer.plan.custom_types.push_back(graph.type(graph.operand(id, i)));
  }
  for (Id result = first; result < first + step.result_count; ++result) {
    writer.write(result);
    writer.plan.custom_types.push_back(graph.type(result));
  }
  if (operation.workspace_bytes.exists)
    step.workspace_bytes = operation.workspace_bytes.call(call.options, custom_operands(graph, id));
  if (step.workspace_bytes > 0) writer.workspace(step.workspace_bytes);
  writer.finish(writer.plan.customs, step, flops_of(graph, first));
}

constexpr void checked_label(StepWriter& writer, Id id) {
  const Graph& graph = writer.graph;
  const Shape& labels = graph.shape(id);
  writer.begin(StepKind::checked_label, id);
  writer.read(graph.operand(id, 0));
  writer.read(graph.operand(id, 1));
  writer.write(id);
  const Index count = labels.elements(), rows = labels.rank() > 0 ? labels[0] : 1;
  const LabelBounds& bounds = graph.attributes<LabelBounds>(id);
  writer.finish(writer.plan.rows, {bounds.classes, rows > 0 ? count / rows : 0, count, bounds.parts});
}

constexpr void exact_square_sum(StepWriter& writer, Id id) {
  const Graph& graph = writer.graph;
  writer.begin(StepKind::exact_square_sum, id);
  for (Index i = 0; i < graph[id].operand_count; ++i) writer.read(graph.operand(id, i));
  writer.write(id);
  writer.finish(writer.plan.rows, {0, 0, graph.elements(graph.operand(id, 0))}, flops_of(graph, id));
}
constexpr void exact_norm(StepWriter& writer, Id id) {
  writer.begin(StepKind::exact_norm, id);
  writer.read(writer.graph.operand(id, 0));
  writer.write(id);
  writer.finish(writer.plan.rows, {0, 0, exact_sum::words});
}

// The part `part` of `whole`; its starts are the operands of `id` from `first` on.
constexpr void at_starts(StepWriter& writer, Id id, StepKind kind, Id source, Index first, Id whole, Id part) {
  const Graph& graph = writer.graph;
  writer.begin(kind, id);
  writer.read(source);
  for (Index i = first; i < graph[id].operand_count; ++i) writer.read(graph.operand(id, i));
  writer.write(id);
  writer.finish(writer.plan.dynamic_slices, {graph.shape(whole).dims, graph.shape(part).dims});
}
constexpr void dynamic_slice(StepWriter& writer, Id id) {
  const Id from = writer.graph.operand(id, 0);
  at_starts(writer, id, StepKind::dynamic_slice, from, 1, from, id);
}
// The operand is copied, unless it is what the result is written over, then the update written over a part of the copy.
constexpr void dynamic_update_slice(StepWriter& writer, Id id) {
  const Graph& graph = writer.graph;
  const Id from = graph.operand(id, 0), update = graph.operand(id, 1);
  if (!(writer.assignment.slice_of[from] == writer.assignment.slice_of[id]))
    copy(writer, from, id, {Dims{graph.elements(id)}, Dims{1}, Dims{1}});
  at_starts(writer, id, StepKind::dynamic_update_slice, update, 2, id, update);
}

// All bytes of `from`, unless they lie there already.
constexpr void move_whole(StepWriter& writer, Id from, Id id, const BufferSlice& there) {
  if (writer.assignment.slice_of[from] == there) return;
  writer.begin(StepKind::copy, id);
  writer.read(from);
  writer.touch(there, writer.graph.dtype(from), Access::write);
  writer.finish(writer.plan.strided, {Dims{writer.graph.elements(from)}, Dims{1}, Dims{1}});
}
// Before the first iteration.
constexpr void loop_carry(StepWriter& writer, Id id) {
  move_whole(writer, writer.graph.operand(id, 0), id, writer.assignment.slice_of[id]);
}
// After every one: what the carries become.
constexpr void loop_end(StepWriter& writer, Id id) {
  const Graph& graph = writer.graph;
  const Buffer<Id>& carries = writer.loops.carries[loop_attributes(graph, id).loop];
  for (Index i = 0; i < graph[id].operand_count; ++i)
    move_whole(writer, graph.operand(id, i), id, writer.assignment.slice_of[carries[i]]);
}
constexpr void loop_stack(StepWriter& writer, Id id) {
  const Graph& graph = writer.graph;
  const Id value = graph.operand(id, 0);
  BufferSlice there = writer.assignment.slice_of[id];
  there.stride = writer.assignment.find_stride({loop_attributes(graph, id).loop, there.stride, graph.bytes(value)});
  move_whole(writer, value, id, there);
}

// Over dimensions that are no loop's rows or columns.
template <ReductionKind kind>
constexpr void reduce(StepWriter& writer, Id id) {
  const Graph& graph = writer.graph;
  const Id from = graph.operand(id, 0);
  const Dims theirs = strides_of(graph.shape(from)), own = strides_of(graph.shape(id));
  Dims targets(theirs.size(), 0);
  int kept = 0;
  for (int i = 0; i < theirs.size(); ++i)
    if (!graph.dims(id).contains(static_cast<std::int8_t>(i))) targets[i] = own[kept++];
  writer.begin(StepKind::reduce, id);
  writer.read(from);
  writer.write(id);
  writer.finish(writer.plan.strided, {graph.shape(from).dims, theirs, targets, kind}, flops_of(graph, id));
}

// `parts`: what the operand is divided into for the collective's argument; 0: one a member of the group.
template <Collective kind, Index parts>
constexpr void collective(StepWriter& writer, Id id) {
  const Graph& graph = writer.graph;
  const Id from = graph.operand(id, 0);
  const auto& attributes = graph.attributes<CollectiveAttributes>(id);
  const Index group = parts_of(graph.mesh, attributes.axes);
  CollectiveStep step{kind, attributes.reduction, attributes.axes, attributes.source_axes};
  step.hop = attributes.hop;
  step.count = graph.elements(from) / (parts == 0 ? group : parts);
  const Index element = size_bytes(graph.dtype(id));
  step.bytes_sent = bytes_sent_by(kind, group, step.count, element);
  if (const Index granules = granules_over(graph.dcn, attributes.axes); granules > 1)
    if (kind != Collective::collective_permute ||
        permute_crosses_granules(graph.mesh, graph.dcn, attributes.axes, attributes.source_axes, attributes.hop))
      step.bytes_sent_dcn = bytes_sent_over_dcn(kind, granules, group / granules, step.count, element);
  step.runs = writer.runs();
  step.combined = writer.combines;
  if (writer.combines)
    writer.resume();
  else
    writer.begin(writer.splits ? StepKind::collective_start : StepKind::collective, id);
  writer.read(from);
  writer.write(id);
  if (writer.combines)
    writer.finish_combined(writer.plan.collectives, step);
  else
    writer.finish(writer.plan.collectives, step);
}

}  // namespace weft::lowering

#endif
