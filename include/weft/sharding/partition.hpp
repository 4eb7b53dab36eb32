// The partitioner: from a graph on global tensors and the layouts of its inputs to the graph that every device runs on
// its own pieces, with the collectives that this takes written out.
//
// Layouts flow forward through factor rules. An axis stays with the factor of the first operand that uses it; an
// operand that uses it otherwise is gathered (a sharded weight before a matmul), one that does not use it is sliced,
// which is free. A factor that is summed over leaves an unreduced value, reduced where it is first needed as a whole.
// A sharding constraint is where a layout does not follow from operands: the value is brought to it, there and then.
#ifndef WEFT_SHARDING_PARTITION_HPP
#define WEFT_SHARDING_PARTITION_HPP

#include <weft/graph/rewriter.hpp>
#include <weft/sharding/constraint.hpp>
#include <weft/sharding/factor_rule.hpp>
#include <weft/sharding/reshard.hpp>

namespace weft {

// `mesh`: its sizes and, for sharding constraints, the names of its axes. `inputs`: one layout an input; `outputs`: one an output, which may ask for a value that is left unreduced. The result
// has the same inputs and outputs, of local shapes. Errors: operand_shardings_conflict, dimension_must_be_whole,
// reshape_of_sharded_dimension, dimension_does_not_divide, reshard_not_supported; those of constrained_layout.
[[nodiscard]] constexpr Graph partition(const Graph& graph, const Mesh& mesh, const Buffer<Layout>& inputs,
                                        const Buffer<Layout>& outputs);

namespace detail {

class Partitioner {
 public:
  constexpr Partitioner(const Graph& graph, const Mesh& mesh, const Buffer<Layout>& inputs,
                        const Buffer<Layout>& outputs)
      : rewrite_(graph),
        named_mesh_(mesh),
        mesh_(mesh.sizes()),
        inputs_(inputs),
        outputs_(outputs),
        layout_(graph.size()),
        first_piece_(graph.size(), -1) {
    rewrite_.to.mesh = mesh_;
  }

  constexpr Graph run() {
    const Graph& from = rewrite_.from;
    for (std::int32_t i = 0; i < from.inputs.size(); ++i) {
      const Input& input = from.inputs[i];
      layout_[input.node] = inputs_[i];
      rewrite_.set(input.node, {&rewrite_.to, rewrite_.to.add_new_input(input, local_type(input.node, inputs_[i]))});
    }
    const Buffer<bool> live = live_nodes(from);
    for (Id id = 0; id < from.size(); ++id) {
      if (!live[id] || rewrite_.has(id)) continue;
      rewrite_.to.phase = from[id].phase;
      if (from[id].operand_count == 0) {
        layout_[id] = replicated(from.shape(id).rank());
        rewrite_.set(id, rewrite_.copy(id));
      } else if (from[id].op == Op::sharding_constraint) {
        constrain(id);
      } else {
        visit(id);
      }
    }
    for (std::int32_t i = 0; i < from.outputs.size(); ++i) {
      const Output& output = from.outputs[i];
      rewrite_.to.phase = from[output.node].phase;
      const Var value = as_layout(output.node, outputs_[i]);
      rewrite_.to.outputs.push_back({output.name, value.id, output.updates});
    }
    return without_dead_nodes(static_cast<Graph&&>(rewrite_.to));  // slices leave the whole values unused
  }

 private:
  // A value that was computed in another layout than its own: a list a node, so that shared operands are visited once.
  struct Piece {
    Layout layout;
    Var value;
    std::int32_t next = -1;
  };

  Rewriter rewrite_;
  const Mesh& named_mesh_;
  MeshSizes mesh_;
  const Buffer<Layout>& inputs_;
  const Buffer<Layout>& outputs_;
  Buffer<Layout> layout_;             // by node of the global graph
  Buffer<std::int32_t> first_piece_;  // likewise: the first of its pieces; -1: none
  Buffer<Piece> pieces_;

  constexpr const Node& node(Id id) const { return rewrite_.from[id]; }
  constexpr int rank(Id id) const { return rewrite_.from.shape(id).rank(); }
  // The type of one device's piece.
  constexpr TypeId local_type(Id id, const Layout& layout) {
    if (layout.used().empty()) return node(id).type;
    const TensorType& type = rewrite_.from.type(id);
    return rewrite_.to.types.intern(type.dtype, local_shape(type.shape, layout, mesh_));
  }

  // A value brought to where its constraint wants it.
  constexpr void constrain(Id id) {
    const Id operand = rewrite_.from.operand(id, 0);
    const PartitionSpec& spec = rewrite_.from.attributes<ShardingConstraint>(id).spec;
    layout_[id] = constrained_layout(spec, named_mesh_, layout_[operand]);
    rewrite_.set(id, as_layout(operand, layout_[id]));
  }

  // ---- Layout of a result ------------------------------------------------------------------------------------------

  constexpr void visit(Id id) {
    const FactorRule rule = factor_rule(rewrite_.from, id);
    const Index count = node(id).operand_count;
    const AxisList unreduced = unreduced_through(id);

    // Axes of each factor, taken from the operands in order; an axis serves one factor.
    fixed_vector<AxisList, max_factors> factors(max_factors, AxisList());
    AxisList taken = unreduced;
    for (Index i = 0; i < count; ++i) {
      const Layout& layout = layout_[rewrite_.from.operand(id, i)];
      for (int d = 0; d < layout.dims.size(); ++d) {
        const std::int8_t factor = rule.operand(i)[d];
        const AxisList& axes = layout.dims[d];
        if (axes.empty() || factor == uncut || contains_any(taken, axes)) continue;
        if (!factors[factor].empty()) {
          if (factors[factor] == axes) continue;
          operand_shardings_conflict(name_of(node(id).op), d, parts_of(mesh_, factors[factor]), parts_of(mesh_, axes));
        }
        if (!divides_result(id, rule, factor, axes)) reshape_of_sharded_dimension(d, parts_of(mesh_, axes));
        factors[factor] = axes;
        for (const auto axis : axes) taken.push_back(axis);
      }
    }

    Layout result = replicated(rank(id));
    for (int d = 0; d < rule.result.size(); ++d)
      if (rule.result[d] != uncut) result.dims[d] = factors[rule.result[d]];
    result.unreduced = unreduced;
    AxisList summed;  // axes of factors that the result does not have
    for (std::int8_t f = 0; f < max_factors; ++f)
      if (!factors[f].empty() && !rule.result.contains(f))
        for (const auto axis : factors[f]) summed.push_back(axis);

    Buffer<Id> operands;
    for (Index i = 0; i < count; ++i) {
      const Id operand = rewrite_.from.operand(id, i);
      Layout wanted = replicated(rank(operand));
      for (int d = 0; d < wanted.dims.size(); ++d)
        if (rule.operand(i)[d] != uncut) wanted.dims[d] = factors[rule.operand(i)[d]];
      wanted.unreduced = layout_[operand].unreduced.empty() ? AxisList() : unreduced;
      operands.push_back(as_layout(operand, wanted).id);
    }
    rewrite_.to.phase = node(id).phase;
    const TypeId local = local_type(id, result);
    Var value = {&rewrite_.to,
                 emit(rewrite_.to, node(id).op, operands.data(), count, local_attributes(id, local), local)};
    if (!summed.empty()) {
      const ReduceKind joins = factor_row(node(id).op).joins;
      if (joins == ReduceKind::sum)
        for (const auto axis : summed) result.unreduced.push_back(axis);
      else
        value = along(Op::all_reduce, value, 0, summed, joins);
    }
    layout_[id] = result;
    rewrite_.set(id, value);
  }

  // A slice that takes a whole dimension takes the whole of every piece.
  constexpr AttributeId local_attributes(Id id, TypeId type) {
    if (row_of(node(id).op).attributes != AttributeFamily::slice || type == node(id).type) return node(id).attributes;
    SliceBounds bounds = rewrite_.from.attributes<SliceBounds>(id);
    const Shape& local = rewrite_.to.types[type].shape;
    for (int d = 0; d < local.rank(); ++d)
      if (bounds.start[d] == 0) bounds.limit[d] = local[d];
    return rewrite_.to.pools.intern(bounds);
  }
  // A merged or split dimension keeps its cut only where the parts divide the leading piece on both sides.
  constexpr bool divides_result(Id id, const FactorRule& rule, std::int8_t factor, const AxisList& axes) const {
    if (!rule.regroups) return true;
    const Index parts = parts_of(mesh_, axes);
    const Shape &from = rewrite_.from.shape(rewrite_.from.operand(id, 0)), &to = rewrite_.from.shape(id);
    for (int d = 0; d < rule.result.size(); ++d)
      if (rule.result[d] == factor && to[d] % parts != 0) return false;
    for (int d = 0; d < from.rank(); ++d)
      if (rule.operands[0][d] == factor && from[d] % parts != 0) return false;
    return true;
  }
  // Axes over which the result may stay unreduced: the operation is linear in all unreduced operands, which agree.
  constexpr AxisList unreduced_through(Id id) const {
    AxisList axes;
    bool agree = true;
    Index sums = 0, first = -1;  // operands that are unreduced, and the first of them
    const Index count = node(id).operand_count;
    for (Index i = 0; i < count; ++i) {
      const AxisList& own = layout_[rewrite_.from.operand(id, i)].unreduced;
      if (own.empty()) continue;
      agree = agree && (sums == 0 || axes == own);
      first = sums == 0 ? i : first;
      axes = own;
      ++sums;
    }
    if (sums == 0 || !agree) return {};
    bool possible = false;
    switch (factor_row(node(id).op).linearity) {
      case Linearity::none: break;
      case Linearity::one: possible = true; break;
      case Linearity::all: possible = sums == count; break;
      case Linearity::factor: possible = sums == 1 && is_constant(rewrite_.from.operand(id, 1 - first)); break;
      case Linearity::quotient: possible = first == 0 && sums == 1 && is_constant(rewrite_.from.operand(id, 1)); break;
    }
    return possible ? axes : AxisList();
  }
  constexpr bool is_constant(Id id) const {
    if (node(id).op == Op::broadcast) id = rewrite_.from.operand(id, 0);
    return node(id).op == Op::constant;
  }

  // ---- A value in another layout -----------------------------------------------------------------------------------

  // The local value of global node `id`, brought to `wanted`.
  constexpr Var as_layout(Id id, const Layout& wanted) {
    if (layout_[id] == wanted) return rewrite_(id);
    if (is_replicated(layout_[id]) && wanted.unreduced.empty() && is_recomputable(id)) return recomputed(id, wanted);
    if (node(id).op == Op::broadcast) return from_pieces(id, wanted);  // its operand has fewer bytes to move
    return reshard(rewrite_(id), layout_[id], wanted);
  }
  // Cheap to compute piece by piece instead of computing the whole and cutting it.
  constexpr bool is_recomputable(Id id) const {
    const Op op = node(id).op;
    if (op == Op::iota || op == Op::constant) return true;
    if (op != Op::broadcast && !is_elementwise(op)) return false;
    for (Index i = 0; i < node(id).operand_count; ++i) {
      const Id operand = rewrite_.from.operand(id, i);
      if (!is_replicated(layout_[operand])) return false;
    }
    return true;
  }
  // The piece `wanted` of a replicated value.
  constexpr Var recomputed(Id id, const Layout& wanted) {
    if (is_replicated(wanted)) return rewrite_(id);
    if (!is_recomputable(id)) return as_layout(id, wanted);
    return from_pieces(id, wanted);
  }
  // The piece `wanted` of a broadcast, iota or elementwise value, from pieces of its operands.
  constexpr Var from_pieces(Id id, const Layout& wanted) {
    for (std::int32_t i = first_piece_[id]; i >= 0; i = pieces_[i].next)
      if (pieces_[i].layout == wanted) return pieces_[i].value;
    const Phase reader = rewrite_.to.phase;
    const Var value = new_piece(id, wanted);
    rewrite_.to.phase = reader;
    pieces_.push_back({wanted, value, first_piece_[id]});
    first_piece_[id] = static_cast<std::int32_t>(pieces_.size() - 1);
    return value;
  }
  constexpr Var new_piece(Id id, const Layout& wanted) {
    rewrite_.to.phase = node(id).phase;
    if (node(id).op == Op::iota) return piece_of_iota(id, wanted);
    Buffer<Id> operands;
    const FactorRule rule = factor_rule(rewrite_.from, id);
    for (Index i = 0; i < node(id).operand_count; ++i) {
      const Id operand = rewrite_.from.operand(id, i);
      Layout part = replicated(rank(operand));
      for (int d = 0; d < part.dims.size(); ++d)
        for (int r = 0; r < rule.result.size(); ++r)
          if (rule.operand(i)[d] != uncut && rule.operand(i)[d] == rule.result[r]) part.dims[d] = wanted.dims[r];
      part.unreduced = wanted.unreduced;
      operands.push_back(as_layout(operand, part).id);
    }
    return {&rewrite_.to, emit(rewrite_.to, node(id).op, operands.data(), node(id).operand_count, node(id).attributes,
                               local_type(id, wanted))};
  }
  // Global numbers: the local ones plus where this device's piece starts.
  constexpr Var piece_of_iota(Id id, const Layout& wanted) {
    const TensorType type = rewrite_.from.type(id);
    const Shape local = local_shape(type.shape, wanted, mesh_);
    const int dim = rewrite_.from.dims(id)[0];
    const Var numbers = iota(rewrite_.to, local, dim, type.dtype);
    if (wanted.dims[dim].empty()) return numbers;
    const Var position = device_index(rewrite_.to, wanted.dims[dim], type.dtype);
    return numbers + position * static_cast<double>(local[dim]);
  }
};

}  // namespace detail

constexpr Graph partition(const Graph& graph, const Mesh& mesh, const Buffer<Layout>& inputs,
                          const Buffer<Layout>& outputs) {
  return detail::Partitioner(graph, mesh, inputs, outputs).run();
}
// On a mesh whose axes have no names.
[[nodiscard]] constexpr Graph partition(const Graph& graph, const MeshSizes& mesh, const Buffer<Layout>& inputs,
                                        const Buffer<Layout>& outputs) {
  return partition(graph, make_mesh(mesh), inputs, outputs);
}

}  // namespace weft

#endif
