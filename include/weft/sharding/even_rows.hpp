// What is computed of neighbors has fewer rows than what they are taken of: x[1:64] - x[0:63] has 63, which no mesh
// divides. Where it is padded to 64 again, or summed up, it is computed on all 64 rows, of x moved by a row, which
// devices exchange, and what the others come to is replaced by zeros. So is what is joined along another dimension.
#ifndef WEFT_SHARDING_EVEN_ROWS_HPP
#define WEFT_SHARDING_EVEN_ROWS_HPP

#include <weft/graph/arrange.hpp>
#include <weft/graph/rewriter.hpp>
#include <weft/mesh/mesh.hpp>
#include <weft/sharding/moved_rows.hpp>

namespace weft::detail {

// What node `id` reads, before it is padded dimension by dimension.
[[nodiscard]] constexpr Id computed_for(const Graph& graph, Id id) {
  const bool pads = graph[id].op == Op::pad;
  do id = graph.operand(id, 0);
  while (pads && graph[id].op == Op::pad);
  return id;
}
// Does node `id` pad, or sum up, what is computed element by element, or pad what is joined along another dimension?
[[nodiscard]] constexpr bool reads_computed(const Graph& graph, Id id) {
  const Op op = graph[id].op;
  if (op != Op::pad && op != Op::reduce_sum) return false;
  const Id computed = computed_for(graph, id);
  if (op == Op::reduce_sum || graph[computed].op != Op::concatenate) return is_elementwise(graph[computed].op);
  const int joined = graph.dims(computed)[0];
  return graph.shape(id)[joined] == graph.shape(computed)[joined];
}
// Is anything padded or summed up that the devices of an automatic axis do not divide?
[[nodiscard]] constexpr bool any_uneven_rows(const Graph& graph, const Mesh& mesh) {
  for (Id id = 0; id < graph.size(); ++id)
    if (reads_computed(graph, id))
      for (const Index extent : graph.shape(computed_for(graph, id)).dims)
        for (const MeshAxis& axis : mesh.axes)
          if (axis.type == AxisType::automatic && extent % axis.size != 0) return true;
  return false;
}

class EvenRows {
 public:
  // Refers to both.
  constexpr EvenRows(const Graph& graph, const Mesh& mesh)
      : mesh_(mesh), rewrite_(graph), stamp_(graph.size(), 0), made_(graph.size(), no_id) {}

  // The same function. O(nodes), and the size of what is computed of neighbors for each that pads or sums it.
  constexpr Graph run() {
    return rewrite_each(rewrite_, [this](Id id) {
      const Var even = evened(id);
      return even.id != no_id ? even : rewrite_.copy(id);
    });
  }

 private:
  static constexpr int deepest = 100;  // operations between what is taken and what reads it

  const Mesh& mesh_;
  Rewriter rewrite_;
  Buffer<Id> stamp_, made_;  // by node: for which reader it was computed last, and as what (no_id: it cannot be)
  // The reader, the extents that all have then, and how many rows lie before those that are computed.
  Id reader_ = no_id;
  Dims extents_, low_;
  std::uint32_t uneven_ = 0;  // the dimensions that have fewer rows, by bits
  bool takes_rows_ = false;

  constexpr const Graph& from() const { return rewrite_.from; }
  constexpr Var none() { return {&rewrite_.to, no_id}; }

  // Do the devices of an automatic axis divide `whole`, and not `part`?
  [[nodiscard]] constexpr bool is_uneven(Index whole, Index part) const {
    for (const MeshAxis& axis : mesh_.axes)
      if (axis.type == AxisType::automatic && whole % axis.size == 0 && part % axis.size != 0) return true;
    return false;
  }

  // How many zeros node `id` puts before each dimension of what it reads; -1: it may take rows away.
  [[nodiscard]] constexpr Dims zeros_before(Id id) const {
    Dims low(from().shape(id).rank(), 0);
    for (; from()[id].op == Op::pad; id = from().operand(id, 0)) {
      const Padding& padding = from().attributes<Padding>(id);
      for (int d = 0; d < low.size(); ++d) {
        const bool adds = low[d] >= 0 && padding.low[d] >= 0 && padding.high[d] >= 0;
        low[d] = adds ? low[d] + padding.low[d] : -1;
      }
    }
    return low;
  }

  constexpr Var evened(Id id) {
    if (!reads_computed(from(), id)) return none();
    const Op op = from()[id].op;
    const Id computed = computed_for(from(), id);
    const Shape& own = from().shape(computed);
    extents_ = op == Op::pad ? from().shape(id).dims : extents_of_taken(computed);
    low_ = op == Op::pad ? zeros_before(id) : Dims(own.rank(), 0);
    if (extents_.size() != own.rank()) return none();
    uneven_ = 0;
    for (int d = 0; d < own.rank(); ++d) {
      if (low_[d] < 0) return none();
      if (own[d] == extents_[d]) continue;
      if (low_[d] + own[d] > extents_[d] || !is_uneven(extents_[d], own[d])) return none();
      uneven_ |= 1u << d;
    }
    if (op == Op::reduce_sum) {
      std::uint32_t summed = 0;
      for (const auto dim : from().dims(id)) summed |= 1u << dim;
      if ((uneven_ & ~summed) != 0) return none();
    }
    if (uneven_ == 0) return none();
    reader_ = id;
    takes_rows_ = false;
    rewrite_.to.phase = from()[id].phase;
    const Var all = on_all_rows(computed, 0);
    if (all.id == no_id || !takes_rows_) return none();
    const Var kept = with_zeros(all, own);
    if (op == Op::pad) return kept;
    Id operand = kept.id;
    return {&rewrite_.to, rewrite_.to.intern(op, from()[id].type, from()[id].attributes, &operand, 1)};
  }

  // The extents of the values whose rows `id` is computed of; rank 0, if there are none.
  constexpr Dims extents_of_taken(Id id) const {
    for (int depth = 0; depth < deepest; ++depth) {
      if (from()[id].op == Op::slice) return from().shape(from().operand(id, 0)).dims;
      Id next = no_id;
      if (!is_elementwise(from()[id].op)) return {};
      for (Index i = 0; i < from()[id].operand_count && next == no_id; ++i) {
        const Id operand = from().operand(id, i);
        if (from()[operand].op == Op::slice || is_elementwise(from()[operand].op)) next = operand;
      }
      if (next == no_id) return {};
      id = next;
    }
    return {};
  }

  // `id` with as many rows as `extents_` says; no_id, where it cannot be had so.
  constexpr Var on_all_rows(Id id, int depth) {
    if (stamp_[id] == reader_) return {&rewrite_.to, made_[id]};
    stamp_[id] = reader_;
    made_[id] = no_id;
    const Var all = depth < deepest ? computed_on_all_rows(id, depth) : none();
    made_[id] = all.id;
    return all;
  }
  // The shape of `id` with as many rows.
  [[nodiscard]] constexpr Shape with_all_rows(Id id) const {
    Dims extents = from().shape(id).dims;
    for (int d = 0; d < extents.size(); ++d)
      if ((uneven_ >> d & 1u) != 0) extents[d] = extents_[d];
    return Shape(extents);
  }
  constexpr Var computed_on_all_rows(Id id, int depth) {
    const Node& node = from()[id];
    if (node.op == Op::concatenate) return joined(id, depth);
    if (node.op == Op::slice) return is_taken_along_others(id) ? taken(id, depth) : moved(id);
    const TypeId type = rewrite_.to.types.intern(from().dtype(id), with_all_rows(id));
    if (row_of(node.op).view == View::repeated) {
      const Id operand = from().operand(id, 0);
      const AxisList& dims = from().dims(id);
      for (int i = 0; i < dims.size(); ++i)
        if ((uneven_ >> dims[i] & 1u) != 0 && from().shape(operand)[i] != 1) return none();
      Id image = rewrite_(operand).id;
      return {&rewrite_.to, rewrite_.to.intern(node.op, type, node.attributes, &image, 1)};
    }
    if (!is_elementwise(node.op)) return none();
    Buffer<Id> operands;
    for (Index i = 0; i < node.operand_count; ++i) {
      const Id operand = on_all_rows(from().operand(id, i), depth + 1).id;
      if (operand == no_id) return none();
      operands.push_back(operand);
    }
    return {&rewrite_.to, rewrite_.to.intern(node.op, type, node.attributes, operands.data(), operands.size())};
  }

  // Values that are joined along a dimension that has fewer rows have zeros around them then.
  constexpr Var joined(Id id, int depth) {
    const int dim = from().dims(id)[0];
    if ((uneven_ >> dim & 1u) != 0) {
      if (!is_one_bit(uneven_)) return none();
      takes_rows_ = true;
      return padded_along(rewrite_(id), dim, low_[dim], extents_[dim] - low_[dim] - from().shape(id)[dim]);
    }
    Buffer<Var> parts;
    for (Index i = 0; i < from()[id].operand_count; ++i) {
      parts.push_back(on_all_rows(from().operand(id, i), depth + 1));
      if (parts.back().id == no_id) return none();
    }
    return concatenate(parts, dim);
  }
  // Is a slice taken along other dimensions alone, of what has fewer rows, too?
  [[nodiscard]] constexpr bool is_taken_along_others(Id id) const {
    const Shape &own = from().shape(id), &whole = from().shape(from().operand(id, 0));
    for (int d = 0; d < own.rank(); ++d)
      if ((uneven_ >> d & 1u) != 0 && own[d] != whole[d]) return false;
    return true;
  }
  constexpr Var taken(Id id, int depth) {
    Var x = on_all_rows(from().operand(id, 0), depth + 1);
    const SliceBounds& bounds = from().attributes<SliceBounds>(id);
    for (int d = 0; x.id != no_id && d < bounds.start.size(); ++d)
      if ((uneven_ >> d & 1u) == 0) x = part(x, d, bounds.start[d], bounds.limit[d]);
    return x;
  }

  // What a slice takes, so that its rows lie where the reader has them: along dimensions that have fewer rows, all of
  // what it is taken of, moved. What comes in from outside is read by nobody.
  constexpr Var moved(Id id) {
    Var x = rewrite_(from().operand(id, 0));
    const SliceBounds& bounds = from().attributes<SliceBounds>(id);
    for (int d = 0; d < x.rank(); ++d)  // one after the other: rows are exchanged along one dimension
      if ((uneven_ >> d & 1u) != 0) {
        if (x.shape()[d] != extents_[d]) return none();
        x = shifted(x, d, bounds.start[d] - low_[d]);
      }
    for (int d = 0; d < x.rank(); ++d)
      if ((uneven_ >> d & 1u) == 0) x = part(x, d, bounds.start[d], bounds.limit[d]);
    takes_rows_ = true;
    return x;
  }
  // Row i of the result is row i + shift of `x` along `dim`, or zeros.
  constexpr Var shifted(Var x, int dim, Index shift) {
    const Index extent = x.shape()[dim], first = shift > 0 ? shift : 0, last = shift < 0 ? extent + shift : extent;
    if (shift == 0) return x;
    return padded_along(part(x, dim, first, last), dim, extent - last, first);
  }

  // `all`, and zeros where a value of shape `own` has no rows.
  constexpr Var with_zeros(Var all, const Shape& own) {
    for (int d = 0; d < own.rank(); ++d) {
      if ((uneven_ >> d & 1u) == 0) continue;
      const Var rows = iota(rewrite_.to, all.shape(), d);
      if (low_[d] > 0) all = select(rows >= like(rows, static_cast<double>(low_[d])), all, 0.0);
      const Index end = low_[d] + own[d];
      if (end < extents_[d]) all = select(rows < like(rows, static_cast<double>(end)), all, 0.0);
    }
    return all;
  }
};

}  // namespace weft::detail

#endif
