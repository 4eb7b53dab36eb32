// Legalization: brings a graph into the few forms that fusion and the kernels know, without changing what it computes.
//   - iota has rank 1, spread by a broadcast; stop_gradient is gone;
//   - operands of dot_general lie as (batch, rows, inner) or (batch, inner, rows), each run of dimensions in order;
//   - matmuls, scatters and reductions over middle dimensions of bf16 are made in f32 and rounded at the end;
//   - collectives cut and join the leading dimension;
//   - whatever must lie inside another buffer (a part of a concatenate, the new value of an input) is computed by a
//     kernel of its own, so that it can be written there directly;
//   - a returned value that is the old value of an updated input is a copy of it.
#ifndef WEFT_PLANNER_LEGALIZE_HPP
#define WEFT_PLANNER_LEGALIZE_HPP

#include <weft/planner/iteration_space.hpp>
#include <weft/graph/rewriter.hpp>

namespace weft {

// A convert to the same type: a copy that a map kernel makes.
constexpr Var copied(Var x) { return emit_var(Op::convert, {x}, {}, x.dtype()); }

// The node behind reshapes and ordering: whose bytes these are.
[[nodiscard]] constexpr Id without_views(const Graph& graph, Id id) {
  while (graph[id].op == Op::reshape || graph[id].op == Op::after) id = graph.operand(id, 0);
  return id;
}

namespace detail {

// A slice, or this device's part, that is one contiguous range of its operand: read in place.
constexpr bool is_contiguous_view(const Graph& graph, Id id) {
  const Node& node = graph[id];
  if (node.op != Op::slice && node.op != Op::shard_slice) return false;
  const Shape& from = graph[graph.operand(id, 0)].shape;
  bool partial = false;
  for (int i = from.rank() - 1; i >= 0; --i) {
    if (partial && node.shape[i] != 1) return false;
    partial = partial || node.shape[i] != from[i];
  }
  return true;
}

// The input whose own bytes `id` shows, or -1.
[[nodiscard]] constexpr std::int32_t input_behind(const Graph& graph, Id id) {
  while (graph[id].op == Op::reshape || graph[id].op == Op::after || is_contiguous_view(graph, id))
    id = graph.operand(id, 0);
  return graph[id].op == Op::parameter ? static_cast<std::int32_t>(graph[id].attributes.number) : -1;
}

// Shows a part of a buffer that is another one on every device.
[[nodiscard]] constexpr bool is_part_of_device(const Graph& graph, Id id) {
  while (graph[id].op == Op::reshape || graph[id].op == Op::after || graph[id].op == Op::slice)
    id = graph.operand(id, 0);
  return graph[id].op == Op::shard_slice;
}

// True if `dims` followed by nothing else reads positions first, first + 1, ...
constexpr bool is_run(const AxisList& dims, int first) {
  for (int i = 0; i < dims.size(); ++i)
    if (dims[i] != first + i) return false;
  return true;
}

struct DotOperand {
  Var value;
  AxisList batch, contracting;
};

// A transpose before a dot_general is a renaming of dimensions, as long as the free ones stay in order.
constexpr DotOperand through_transpose(const DotOperand& operand) {
  const Graph& graph = *operand.value.graph;
  if (graph[operand.value.id].op != Op::transpose) return operand;
  const AxisList order = graph[operand.value.id].attributes.dims;
  const auto renamed = [&order](const AxisList& dims) {
    AxisList result;
    for (const auto dim : dims) result.push_back(order[dim]);
    return result;
  };
  const int rank = operand.value.rank();
  const DotOperand source{
      {operand.value.graph, graph.operand(operand.value.id, 0)}, renamed(operand.batch), renamed(operand.contracting)};
  const AxisList free = renamed(shape_rule::free_dims(rank, operand.batch, operand.contracting));
  return free == shape_rule::free_dims(rank, source.batch, source.contracting) ? source : operand;
}

// Transposes an operand of dot_general unless it already reads (batch, free, inner) or (batch, inner, free).
constexpr DotOperand canonical(Var given, const AxisList& given_batch, const AxisList& given_contracting) {
  const auto [x, batch, contracting] = through_transpose({given, given_batch, given_contracting});
  const AxisList free = shape_rule::free_dims(x.rank(), batch, contracting);
  const int b = batch.size(), f = free.size(), k = contracting.size();
  const bool ready = is_run(batch, 0) && ((is_run(free, b) && is_run(contracting, b + f)) ||
                                          (is_run(contracting, b) && is_run(free, b + k)));
  if (ready) return {x, batch, contracting};
  AxisList order = batch, new_batch, new_contracting;
  for (int dim : free) order.push_back(static_cast<std::int8_t>(dim));
  for (int dim : contracting) order.push_back(static_cast<std::int8_t>(dim));
  for (int i = 0; i < b; ++i) new_batch.push_back(static_cast<std::int8_t>(i));
  for (int i = 0; i < k; ++i) new_contracting.push_back(static_cast<std::int8_t>(b + f + i));
  return {transpose(x, order), new_batch, new_contracting};
}

// Moves dimension `from` to position `to`, the others keep their order.
constexpr Var move_dimension(Var x, int from, int to) {
  AxisList order;
  for (int i = 0; i < x.rank(); ++i)
    if (i != from) order.push_back(static_cast<std::int8_t>(i));
  order.insert(to, static_cast<std::int8_t>(from));
  return transpose(x, order);
}
// Cuts dimension `dim` into (parts, rest).
constexpr Var split_dimension(Var x, int dim, Index parts) {
  Dims extents = x.shape().dims;
  extents[dim] /= parts;
  extents.insert(dim, parts);
  return reshape(x, Shape(extents));
}
// Joins dimensions `dim` and `dim + 1`.
constexpr Var join_dimensions(Var x, int dim) {
  Dims extents = x.shape().dims;
  extents[dim] *= extents[dim + 1];
  extents.erase(dim + 1);
  return reshape(x, Shape(extents));
}

// A collective over inner dimensions as one over a new leading dimension of the size of the group, between transposes.
constexpr Var on_leading_dimension(Var x, const Node& node, Index parts) {
  Attributes attributes = node.attributes;
  const int cut = attributes.dims[0], joined = attributes.dims.back();
  attributes.dims = {0};
  switch (node.op) {
    case Op::all_gather: {
      Dims extents = x.shape().dims;
      extents.insert(0, 1);
      const Var gathered = emit_var(Op::all_gather, {reshape(x, Shape(extents))}, attributes);
      return join_dimensions(move_dimension(gathered, 0, joined), joined);
    }
    case Op::reduce_scatter: {
      const Var scattered =
          emit_var(Op::reduce_scatter, {move_dimension(split_dimension(x, cut, parts), cut, 0)}, attributes);
      return reshape(scattered, node.shape);
    }
    default: {
      attributes.dims = {0, 0};
      const Var exchanged =
          emit_var(Op::all_to_all, {move_dimension(split_dimension(x, cut, parts), cut, 0)}, attributes);
      return join_dimensions(move_dimension(exchanged, 0, joined), joined);
    }
  }
}
constexpr bool is_on_leading_dimension(const Node& node) {
  if (node.op != Op::all_gather && node.op != Op::reduce_scatter && node.op != Op::all_to_all) return true;
  return node.attributes.dims[0] == 0 && node.attributes.dims.back() == 0;
}

// Operations without a kernel for bf16: those that are no loop. Error: element_type_not_supported, for integers that
// have none either.
constexpr bool is_widened(const Graph& graph, Id id) {
  const Node& node = graph[id];
  const bool sums_up = node.op == Op::dot_general || node.op == Op::scatter_add_rows;
  const bool reduces = is_reduction(node.op) && !split_of_reduction(graph, id).found;
  const bool ordered = reduces && node.op != Op::reduce_sum;
  if ((sums_up && !is_floating(node.dtype)) || (ordered && node.dtype == DType::u32))
    element_type_not_supported(name_of(node.op), name_of(node.dtype));
  return (sums_up || reduces) && node.dtype == DType::bf16;
}
// The same node on operands of f32.
constexpr Var widened(Graph& to, const Graph& from, Id id, const Id* operands) {
  const Node& node = from[id];
  Id wide[2] = {};
  for (Index i = 0; i < node.operand_count; ++i) {
    const Var operand{&to, operands[i]};
    wide[i] = is_floating(operand.dtype()) ? convert(operand, DType::f32).id : operand.id;
  }
  return {&to, emit(to, node.op, wide, node.operand_count, node.attributes, DType::f32, node.shape)};
}

}  // namespace detail

// What no output needs is left out. Errors: element_type_not_supported.
[[nodiscard]] constexpr Graph legalize(const Graph& graph) {
  const Buffer<bool> live = live_nodes(graph);
  Rewriter rewrite(graph);
  rewrite.copy_inputs();
  Buffer<bool> inside(2 * graph.size() + 64, false);  // new nodes that lie inside another buffer already
  const auto placeable = [&](Var x) {
    const Id id = without_views(rewrite.to, x.id);
    const Op op = rewrite.to[id].op;
    const bool computed = is_elementwise(op) || is_reduction(op) || op == Op::dot_general || op == Op::broadcast ||
                          op == Op::transpose || (is_collective(op) && op != Op::all_gather);
    if (id >= inside.size()) inside.resize(2 * id + 64, false);
    if (!computed || inside[id]) return copied(x);
    inside[id] = true;
    return x;
  };
  for (Id id = 0; id < graph.size(); ++id) {
    if (!live.items[id] || rewrite.has(id)) continue;
    const Node& node = graph[id];
    if (node.op == Op::stop_gradient) {
      rewrite.set(id, rewrite(graph.operand(id, 0)));
    } else if (node.op == Op::iota && node.shape.rank() > 1) {
      const int dim = node.attributes.dims[0];
      const Var line = iota(rewrite.to, Shape{node.shape[dim]}, 0, node.dtype);
      rewrite.set(id, broadcast_in_dim(line, node.shape, {static_cast<std::int8_t>(dim)}));
    } else if (detail::is_widened(graph, id) && node.op != Op::dot_general) {
      rewrite.to.phase = node.phase;
      const Id operands[] = {rewrite(graph.operand(id, 0)).id, rewrite(graph.operand(id, node.operand_count - 1)).id};
      rewrite.set(id, convert(detail::widened(rewrite.to, graph, id, operands), node.dtype));
    } else if (node.op == Op::dot_general) {
      const DotDims& dot = node.attributes.dot;
      rewrite.to.phase = node.phase;
      const Var a = convert(rewrite(graph.operand(id, 0)), DType::f32),
                b = convert(rewrite(graph.operand(id, 1)), DType::f32);
      const auto left = detail::canonical(a, dot.left_batch, dot.left_contracting);
      const auto right = detail::canonical(b, dot.right_batch, dot.right_contracting);
      const DotDims dims{left.batch, right.batch, left.contracting, right.contracting};
      rewrite.set(id, convert(dot_general(left.value, right.value, dims), node.dtype));
    } else if (node.op == Op::concatenate && node.attributes.dims[0] == 0) {
      rewrite.to.phase = node.phase;
      Buffer<Var> parts;
      for (Index i = 0; i < node.operand_count; ++i) parts.push_back(placeable(rewrite(graph.operand(id, i))));
      rewrite.set(id, concatenate(parts, 0));
    } else if (!detail::is_on_leading_dimension(node)) {
      rewrite.to.phase = node.phase;
      const Index parts = parts_of(graph.mesh, node.attributes.mesh_axes);
      rewrite.set(id, detail::on_leading_dimension(rewrite(graph.operand(id, 0)), node, parts));
    } else if (node.op == Op::shard_slice && detail::is_part_of_device(rewrite.to, rewrite(graph.operand(id, 0)).id)) {
      rewrite.to.phase = node.phase;
      const Var part = copied(rewrite(graph.operand(id, 0)));
      rewrite.set(id, emit_var(Op::shard_slice, {part}, node.attributes));
    } else {
      if (node.op == Op::pad) constant(rewrite.to, 0, node.dtype);  // what the padding is filled with
      rewrite.set(id, rewrite.copy(id));
    }
  }
  rewrite.to.phase = Phase::update;
  Buffer<bool> updated(graph.inputs.size(), false);
  for (const Output& output : graph.outputs)
    if (output.updates >= 0) updated[output.updates] = true;
  for (const Output& output : graph.outputs) {
    Var value = rewrite(output.node);
    const Op op = rewrite.to[without_views(rewrite.to, value.id)].op;
    const bool gathers = op == Op::all_gather || op == Op::concatenate;  // these bring their own buffer
    if (output.updates >= 0 && !gathers) value = placeable(value);
    const std::int32_t shown = detail::input_behind(rewrite.to, value.id);
    if (output.updates < 0 && shown >= 0 && updated[shown]) value = copied(value);
    rewrite.to.add_output(output.name, value.id, output.updates);
  }
  return static_cast<Graph&&>(rewrite.to);
}

}  // namespace weft

#endif
