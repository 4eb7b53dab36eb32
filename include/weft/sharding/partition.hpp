// The partitioner: from a graph on global tensors and the layouts of its inputs to the graph that every device runs on
// its own pieces, with the collectives that this takes written out.
#ifndef WEFT_SHARDING_PARTITION_HPP
#define WEFT_SHARDING_PARTITION_HPP

#include <weft/sharding/find_layouts.hpp>
#include <weft/sharding/joined_extrema.hpp>
#include <weft/sharding/joined_permutes.hpp>
#include <weft/sharding/layout_lists.hpp>
#include <weft/sharding/masked_rows.hpp>
#include <weft/sharding/reshard_bytes.hpp>
#include <weft/sharding/sources.hpp>
#include <weft/sharding/taken_sides.hpp>

namespace weft {

// `inputs`: one layout an input; `outputs`: one an output, which may ask for a value that is left unreduced. The result
// has the same inputs and outputs, of local shapes, and no sharding constraints; where parts of automatic axes are used
// (find_layouts.hpp) its mesh is the finer one. Errors: those of propagate; dimension_does_not_divide.
[[nodiscard]] WEFT_NATIVE constexpr Graph partition(const Graph& graph, const Mesh& mesh, const Buffer<Layout>& inputs,
                                                    const Buffer<Layout>& outputs);

namespace detail {

class Partitioner {
 public:
  constexpr Partitioner(const Graph& graph, const Mesh& mesh, const Layouts& layouts, const Buffer<Layout>& outputs)
      : rewrite_(graph),
        reads_(graph, layouts.moves),
        sources_(graph),
        mesh_(mesh.sizes()),
        layouts_(layouts),
        layout_(layouts.of_value),
        outputs_(outputs),
        pieces_(graph.size()),
        moved_(graph.size()) {
    rewrite_.to.mesh = mesh_;
    if (mesh.granules() > 1) rewrite_.to.dcn = mesh.dcn();
  }

  constexpr Graph run() {
    const Graph& from = rewrite_.from;
    for (std::int32_t i = 0; i < from.inputs.size(); ++i) {
      const Input& input = from.inputs[i];
      const TypeId local = local_type(input.node, layout_[input.node]);
      rewrite_.set(input.node, {&rewrite_.to, rewrite_.to.add_new_input(input, local)});
    }
    const Buffer<bool> live = live_nodes(from);
    note_readers(live);
    for (Id id = 0; id < from.size(); ++id) {
      if (!live[id] || rewrite_.has(id) || reads_.is_folded(id)) continue;
      rewrite_.to.phase = from[id].phase;
      if (from[id].operand_count == 0) {
        rewrite_.set(id, rewrite_.copy(id));
      } else if (is_constraint(id)) {
        if (is_read_as_it_lies_[id]) rewrite_.set(id, as_layout(from.operand(id, 0), layout_[id]));
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
    // Slices leave the whole values unused.
    Graph made = with_joined_permutes(without_dead_nodes(static_cast<Graph&&>(rewrite_.to)));
    if (!made.has_conditions) return made;
    Buffer<Layout> inputs;
    for (const Input& input : from.inputs) inputs.push_back(layout_[input.node]);
    return with_taken_sides(static_cast<Graph&&>(made), inputs);
  }

 private:
  Rewriter rewrite_;
  Reads reads_;
  Sources sources_;
  MeshSizes mesh_;
  const Layouts& layouts_;
  const Buffer<Layout>& layout_;  // by node of the global graph
  const Buffer<Layout>& outputs_;
  // Values that were computed in another layout than their own, so that shared operands are visited once; and what
  // comes from one source (sources.hpp) and is brought to one layout, by source.
  detail::LayoutLists<Var> pieces_;
  detail::AskedLayouts moved_;

  // A constraint whose readers all need something else, a part of it, say, is no place to stop at: a sum that is marked
  // whole and read in parts is scattered.
  Buffer<bool> is_read_as_it_lies_;  // by node

  constexpr void note_readers(const Buffer<bool>& live) {
    const Graph& from = rewrite_.from;
    is_read_as_it_lies_ = Buffer<bool>(from.size(), false);
    for (const bool joins : {false, true}) {
      for (Id id = 0; id < from.size(); ++id)
        for (Index i = 0; live[id] && !reads_.is_folded(id) && i < reads_.count(id); ++i)
          note_reader(reads_.operand(id, i), layouts_.needed(id, i), joins);
      for (Index i = 0; i < from.outputs.size(); ++i) note_reader(from.outputs[i].node, outputs_[i], joins);
    }
  }
  // `joins`: is it a value that has other bytes than its source, and is made of that one where it is sent anyway?
  constexpr void note_reader(Id id, const Layout& needed, bool joins) {
    note_move(id, needed, joins);
    if (layout_[id] == needed || !detail::without(needed.unreduced, layout_[id].unreduced).empty())
      is_read_as_it_lies_[id] = true;
  }

  constexpr void note_move(Id id, const Layout& needed, bool joins) {
    if (layout_[id] == needed) return;
    const Id root = sources_.root_of(id);
    const Layout lies = sources_.layout_of_root(id, needed);
    if (comes_repeated(id)) {
      const Layout repeated = part_of_operand(root, factor_rule(rewrite_.from, root), 0, lies);
      return note_move(rewrite_.from.operand(root, 0), repeated, joins);
    }
    const bool has_other_bytes = root != sources_.of(id);
    if (joins && has_other_bytes && moved_.by_any(root, lies)) moved_.add(root, lies, id);
    if (!joins) moved_.add(sources_.of(id), has_other_bytes ? needed : lies, id);
  }
  // Is the source of `id` what is sent, for others, too?
  constexpr bool comes_from_source(Id id, const Layout& wanted) const {
    const Id source = sources_.root_of(id);
    if (source == id || !wanted.unreduced.empty()) return false;
    // Summands that are left unreduced went through what is linear alone: of their sum it is the same.
    const AxisList& unreduced = layout_[id].unreduced;
    if (!unreduced.empty() && !(unreduced == layout_[source].unreduced)) return false;
    return moved_.by_several(source, sources_.layout_of_root(id, wanted));
  }
  // Made of what repeats its operand, and as that lies?
  constexpr bool comes_repeated(Id id) const {
    return sources_.comes_repeated(id) && sources_.layout_of_root(id, layout_[id]) == layout_[sources_.root_of(id)];
  }
  constexpr Index bytes(Id id, const Layout& from, const Layout& to) const {
    return reshard_bytes(rewrite_.from.type(id), from, to, mesh_);
  }
  // Made of narrower numbers, which bring it there in fewer bytes?
  constexpr bool comes_narrower(Id id, const Layout& wanted) const {
    if (!sources_.comes_narrower(id) || !layout_[id].unreduced.empty() || !wanted.unreduced.empty()) return false;
    const Id source = sources_.of(id);
    return layout_[source].unreduced.empty() &&
           bytes(source, layout_[source], sources_.layout_of(id, wanted)) < bytes(id, layout_[id], wanted);
  }
  constexpr bool is_constraint(Id id) const { return row_of(node(id).op).attributes == AttributeFamily::sharding; }
  constexpr const Node& node(Id id) const { return rewrite_.from[id]; }
  constexpr int rank(Id id) const { return rewrite_.from.shape(id).rank(); }
  // The type of one device's piece.
  constexpr TypeId local_type(Id id, const Layout& layout) {
    if (layout.used().empty()) return node(id).type;
    const TensorType& type = rewrite_.from.type(id);
    return rewrite_.to.types.intern(type.dtype, local_shape(type.shape, layout, mesh_));
  }

  constexpr void visit(Id id) {
    const Index count = reads_.count(id);
    Buffer<Id> operands;
    for (Index i = 0; i < count; ++i) operands.push_back(as_layout(reads_.operand(id, i), layouts_.needed(id, i)).id);
    rewrite_.to.phase = node(id).phase;
    if (is_shard_boundary(node(id).op)) return rewrite_.set(id, {&rewrite_.to, operands[0]});
    if (const int dim = dim_of_few(rewrite_.from, id); dim >= 0 && !layouts_.needed(id, 0).dims[dim].empty())
      return rewrite_.set(id, few_of_own(id, {&rewrite_.to, operands[0]}, dim));
    if (has_cut_part(id)) return rewrite_.set(id, on_own_part(id, operands));
    if (layouts_.moves && may_exchange(rewrite_.from, id)) {
      const MovedOperation operation(rewrite_.from, reads_, id, mesh_, &layouts_.needed(id, 0), layout_[id]);
      if (operation.is_cut()) return rewrite_.set(id, operation.emit(rewrite_.to, operands));
      if (reads_.has_list(id)) return rewrite_.set(id, as_it_was(id, id, operands));
    }
    const Layout& own = layout_[id];
    if (row_of(node(id).op).attributes == AttributeFamily::labels && !own.dims.empty() && !own.dims[0].empty())
      operands[1] = piece_of_labels(id, {&rewrite_.to, operands[1]}, own).id;
    if (row_of(node(id).op).attributes == AttributeFamily::custom) number_own_places(id, operands);
    const TypeId local = local_type(id, layout_[id]);
    Var value{&rewrite_.to, no_id};
    if (const AxisList& rows = axes_of_rows(id); !rows.empty())
      value = on_own_rows(id, {&rewrite_.to, operands[0]}, {&rewrite_.to, operands[1]}, rows);
    else
      value.id = emit(rewrite_.to, node(id).op, operands.data(), count, local_attributes(id, local), local);
    const AxisList joined = axes_joined(rewrite_.from, id, layouts_.needed(id, 0), layout_[id]);
    if (!joined.empty()) value = joined_over(rewrite_.from, id, value, joined);
    rewrite_.set(id, value);
  }

  // What this device has of the rows that a slice takes along `dim`.
  constexpr Var few_of_own(Id id, Var x, int dim) {
    const SliceBounds& bounds = rewrite_.from.attributes<SliceBounds>(id);
    const Layout& cut = layouts_.needed(id, 0);
    if (bounds.limit[dim] - bounds.start[dim] == 1) return row_of_own(x, dim, bounds.start[dim], cut.dims[dim]);
    Buffer<Var> starts;
    for (const Index start : bounds.start)
      starts.push_back(constant(rewrite_.to, static_cast<double>(start), DType::i32));
    const Shape &part = rewrite_.from.shape(id), &whole = rewrite_.from.shape(rewrite_.from.operand(id, 0));
    return slice_own(x, starts, part, whole, local_shape(part, layout_[id], mesh_).dims, cut.dims);
  }
  // Is a part taken, or written, along a dimension that is cut?
  constexpr bool has_cut_part(Id id) const {
    const Op op = node(id).op;
    if (op != Op::dynamic_slice && op != Op::dynamic_update_slice) return false;
    const Shape &whole = whole_of_part(id), &part = part_of(id);
    bool is_cut = false;
    for (int d = 0; d < part.rank(); ++d)
      is_cut = is_cut || (part[d] != whole[d] && !layouts_.needed(id, 0).dims[d].empty());
    return is_cut;
  }
  constexpr const Shape& whole_of_part(Id id) const { return rewrite_.from.shape(rewrite_.from.operand(id, 0)); }
  constexpr const Shape& part_of(Id id) const {
    return rewrite_.from.shape(node(id).op == Op::dynamic_slice ? id : rewrite_.from.operand(id, 1));
  }
  constexpr Var on_own_part(Id id, const Buffer<Id>& operands) {
    const bool is_taken = node(id).op == Op::dynamic_slice;
    Buffer<Var> starts;
    for (Index i = is_taken ? 1 : 2; i < operands.size(); ++i) starts.push_back(Var{&rewrite_.to, operands[i]});
    const Var x{&rewrite_.to, operands[0]};
    const Shape &part = part_of(id), &whole = whole_of_part(id);
    const auto& cut = layouts_.needed(id, 0).dims;
    if (is_taken) return slice_own(x, starts, part, whole, local_shape(part, layout_[id], mesh_).dims, cut);
    return update_own(x, {&rewrite_.to, operands[1]}, starts, part, whole, cut);
  }

  // Node `id`, which `reader` is or reads through, on the values that that one reads.
  constexpr Var as_it_was(Id id, Id reader, const Buffer<Id>& values) {
    Buffer<Id> operands;
    for (Index i = 0; i < node(id).operand_count; ++i) {
      const Id operand = rewrite_.from.operand(id, i);
      const bool is_moved = i < reads_.moved_operands(id);
      operands.push_back(!is_moved                   ? as_layout(operand, replicated(rank(operand))).id
                         : reads_.is_folded(operand) ? as_it_was(operand, reader, values).id
                                                     : values[reads_.number_of(reader, operand)]);
    }
    rewrite_.to.phase = node(id).phase;
    const TypeId local = local_type(id, layout_[reader]);
    const AttributeId attributes = local_attributes(id, local);
    return {&rewrite_.to, emit(rewrite_.to, node(id).op, operands.data(), operands.size(), attributes, local)};
  }

  // The axes that cut the rows of a gather or a scatter.
  constexpr const AxisList& axes_of_rows(Id id) const {
    if (node(id).op == Op::gather) return layouts_.needed(id, 0).dims[0];
    if (node(id).op == Op::scatter) return layout_[id].dims[0];
    return layout_[id].reduced;  // none
  }
  constexpr Var on_own_rows(Id id, Var first, Var indices, const AxisList& rows) const {
    if (node(id).op == Op::gather) return take_own(first, indices, rows);
    return scatter_add_own(first, indices, rewrite_.from.shape(id)[0] / parts_of(mesh_, rows), rows);
  }
  // Operands that number places along a cut factor get the numbers in this device's piece.
  constexpr void number_own_places(Id id, Buffer<Id>& operands) {
    const FactorRule rule = factor_rule(rewrite_.from, id);
    for (Index i = 0; i < rule.numbered.size(); ++i) {
      const OwnPart part = own_part(id, rule, rule.numbered[i]);
      if (part.axes.empty()) continue;
      operands[i] = OwnRows({&rewrite_.to, operands[i]}, part.axes, part.extent, -1).numbers.id;
    }
  }
  // What a device has along a factor that dimensions of one extent have.
  struct OwnPart {
    AxisList axes;
    Index extent = 0;
  };
  constexpr OwnPart own_part(Id id, const FactorRule& rule, std::int8_t factor) const {
    const auto find = [&](const FactorRule::Dimensions& dims, const Shape& shape, const Layout& cut) {
      for (int d = 0; factor != uncut && d < dims.size(); ++d)
        if (dims[d] == factor) return OwnPart{cut.dims[d], shape[d] / parts_of(mesh_, cut.dims[d])};
      return OwnPart();
    };
    OwnPart part = find(rule.result, rewrite_.from.shape(id), layout_[id]);
    for (Index i = 0; part.axes.empty() && i < node(id).operand_count; ++i)
      part = find(rule.operand(i), rewrite_.from.shape(rewrite_.from.operand(id, i)), layouts_.needed(id, i));
    return part;
  }
  // The number of their piece of the batch, and of their part of it.
  constexpr Var piece_of_labels(Id id, Var part, const Layout& own) {
    const Index parts = rewrite_.from.attributes<LabelBounds>(id).parts;
    const Var piece = device_index(rewrite_.to, own.dims[0], DType::i32);
    return parts == 1 ? piece : piece * static_cast<double>(parts) + part;
  }
  // A slice that takes a whole dimension takes the whole of every piece; a convolution has the groups of its piece.
  constexpr AttributeId local_attributes(Id id, TypeId type) {
    const AttributeFamily family = row_of(node(id).op).attributes;
    if (family == AttributeFamily::dynamic_slice)
      return rewrite_.to.pools.intern(SliceSizes{rewrite_.to.types[type].shape.dims});
    if (family == AttributeFamily::convolution) {
      const ConvolutionDims& whole = rewrite_.from.attributes<ConvolutionDims>(id);
      const Index parts = rewrite_.from.shape(id)[whole.output[1]] / rewrite_.to.types[type].shape[whole.output[1]];
      return rewrite_.to.pools.intern(with_part_of_groups(whole, parts));
    }
    if (family != AttributeFamily::slice || type == node(id).type) return node(id).attributes;
    SliceBounds bounds = rewrite_.from.attributes<SliceBounds>(id);
    const Shape& local = rewrite_.to.types[type].shape;
    for (int d = 0; d < local.rank(); ++d)
      if (bounds.start[d] == 0) bounds.limit[d] = local[d];
    return rewrite_.to.pools.intern(bounds);
  }
  // ---- A value in another layout -----------------------------------------------------------------------------------

  // The local value of global node `id`, brought to `wanted`.
  constexpr Var as_layout(Id id, const Layout& wanted) {
    if (layout_[id] == wanted) return rewrite_(id);
    if (is_constraint(id) && !rewrite_.has(id)) return as_layout(rewrite_.from.operand(id, 0), wanted);
    if (is_replicated(layout_[id]) && wanted.unreduced.empty() && is_recomputable(id)) return recomputed(id, wanted);
    // An operand that is repeated has fewer bytes to move.
    if (comes_repeated(id)) return from_pieces(id, wanted, sources_.root_of(id));
    if (comes_from_source(id, wanted) || comes_narrower(id, wanted))
      return from_pieces(id, wanted, sources_.root_of(id));
    return reshard(rewrite_(id), layout_[id], wanted);
  }
  // Cheap to compute piece by piece instead of computing the whole and cutting it.
  constexpr bool is_recomputable(Id id) const {
    if (factor_row(node(id).op).piece == PieceOf::whole) return false;
    // Where there is one element every piece is like the whole.
    if (is_constant(node(id).op) && !rewrite_.from.attributes<Literal>(id).is_splat()) return false;
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
  // The piece `wanted` of a broadcast, iota or elementwise value, from pieces of its operands. `source`: what alone is
  // sent for it.
  constexpr Var from_pieces(Id id, const Layout& wanted, Id source = no_id) {
    if (const Var* const known = pieces_.find(id, wanted)) return *known;
    const Phase reader = rewrite_.to.phase;
    const Var value = new_piece(id, wanted, source);
    rewrite_.to.phase = reader;
    pieces_.add(id, wanted, value);
    return value;
  }
  constexpr Var new_piece(Id id, const Layout& wanted, Id source) {
    rewrite_.to.phase = node(id).phase;
    if (factor_row(node(id).op).piece == PieceOf::numbers) return numbered_piece(id, wanted);
    Buffer<Id> operands;
    const FactorRule rule = factor_rule(rewrite_.from, id);
    for (Index i = 0; i < node(id).operand_count; ++i) {
      const Id operand = rewrite_.from.operand(id, i);
      const Layout part = part_of_operand(id, rule, i, wanted);
      const bool is_on_the_way = source != no_id && operand != source && sources_.root_of(operand) == source;
      operands.push_back((is_on_the_way  ? from_pieces(operand, part, source)
                          : id == source ? by_way_of(operand, layouts_.needed(id, i), part)
                                         : as_layout(operand, part))
                             .id);
    }
    return {&rewrite_.to, emit(rewrite_.to, node(id).op, operands.data(), node(id).operand_count, node(id).attributes,
                               local_type(id, wanted))};
  }
  // Through the layout that the node needs which repeats it, if that sends fewer bytes.
  constexpr Var by_way_of(Id id, const Layout& way, const Layout& wanted) {
    const Layout& own = layout_[id];
    if (bytes(id, own, way) + bytes(id, way, wanted) >= bytes(id, own, wanted)) return as_layout(id, wanted);
    return reshard(as_layout(id, way), way, wanted);
  }
  // How operand `i` of a node with this rule lies where it is computed piece by piece, `wanted`.
  constexpr Layout part_of_operand(Id id, const FactorRule& rule, Index i, const Layout& wanted) const {
    const Id operand = rewrite_.from.operand(id, i);
    Layout part = replicated(rank(operand));
    for (int d = 0; d < part.dims.size(); ++d)
      for (int r = 0; r < rule.result.size(); ++r)
        if (rule.operand(i)[d] != uncut && rule.operand(i)[d] == rule.result[r]) part.dims[d] = wanted.dims[r];
    if (rule.regroups)  // dimensions of extent 1 come or go
      part = carried_cut(rewrite_.from.shape(id), rewrite_.from.shape(operand), wanted, mesh_).to;
    part.unreduced = wanted.unreduced;
    return part;
  }
  // Global numbers: the local ones plus where this device's piece starts.
  constexpr Var numbered_piece(Id id, const Layout& wanted) {
    const TypeId local = local_type(id, wanted);
    const Var numbers{&rewrite_.to, emit(rewrite_.to, node(id).op, {}, node(id).attributes, local)};
    const int dim = rewrite_.from.dims(id)[0];
    if (wanted.dims[dim].empty()) return numbers;
    const Var position = device_index(rewrite_.to, wanted.dims[dim], numbers.dtype());
    return numbers + position * static_cast<double>(numbers.shape()[dim]);
  }
};

}  // namespace detail

// `layouts`: what propagate makes of those of the inputs.
[[nodiscard]] WEFT_NATIVE constexpr Graph partition(const Graph& graph, const Mesh& mesh, const Layouts& layouts,
                                                    const Buffer<Layout>& outputs) {
  return detail::Partitioner(graph, mesh, layouts, outputs).run();
}
WEFT_NATIVE constexpr Graph partition(const Graph& graph, const Mesh& mesh, const Buffer<Layout>& inputs,
                                      const Buffer<Layout>& outputs) {
  const FoundLayouts found = find_layouts(graph, mesh, inputs, outputs);
  return partition(found.graph, found.mesh, found.layouts, found.outputs);
}
// On a mesh whose axes have no names.
[[nodiscard]] WEFT_NATIVE constexpr Graph partition(const Graph& graph, const MeshSizes& mesh,
                                                    const Buffer<Layout>& inputs, const Buffer<Layout>& outputs) {
  return partition(graph, make_mesh(mesh), inputs, outputs);
}

}  // namespace weft

#endif
