// Slices whose extents devices do not divide, where they divide what these are taken of: x[1:46] of 48 rows on 2
// devices. More rows are taken, 46, what is computed of several such slices element by element is computed on these,
// and who reads the result otherwise takes the first ones: rows are exchanged before, or gathered after, but in both
// cases they are the fewer.
#ifndef WEFT_SHARDING_LONGER_ROWS_HPP
#define WEFT_SHARDING_LONGER_ROWS_HPP

#include <weft/graph/arrange.hpp>
#include <weft/graph/rewriter.hpp>
#include <weft/sharding/source_parts.hpp>

namespace weft::detail {

class LongerRows {
 public:
  // `layouts`: how the values of `graph` lie, by node. Refers to the graph.
  constexpr LongerRows(const Graph& graph, const MeshSizes& mesh, const Buffer<Layout>& layouts)
      : rewrite_(graph), longer_(graph.size(), no_id) {
    for (Id id = 0; id < graph.size(); ++id) parts_.push_back(source_parts(graph, id, layouts[id], mesh, parts_));
  }

  // Does any slice take rows that devices do not divide?
  [[nodiscard]] constexpr bool exist() const {
    const Graph& graph = rewrite_.from;
    for (Id id = 0; id < graph.size(); ++id)
      for (int d = 0; graph[id].op == Op::slice && d < parts_[id].size(); ++d)
        if (lacking_rows(graph.shape(id)[d], parts_[id][d]) > 0) return true;
    return false;
  }
  // The same function. O(nodes).
  constexpr Graph run() {
    return rewrite_each(rewrite_, [this](Id id) { return rewritten(id); });
  }

 private:
  Rewriter rewrite_;
  Buffer<Dims> parts_;  // by node: see source_parts
  Buffer<Id> longer_;   // by node: what has more rows, of which it is the first ones; no_id: nothing

  constexpr Var none() { return {&rewrite_.to, no_id}; }
  constexpr Var longer(Id id) { return {&rewrite_.to, longer_[id]}; }

  constexpr Var rewritten(Id id) {
    const Graph& from = rewrite_.from;
    rewrite_.to.phase = from[id].phase;
    const bool takes = from[id].op == Op::slice;
    const Var all = takes ? taken(id) : is_elementwise(from[id].op) ? computed(id) : none();
    if (all.id == no_id) return rewrite_.copy(id);
    if (all.shape() == from.shape(id)) return all;
    longer_[id] = all.id;
    return slice(all, Dims(all.rank(), 0), from.shape(id).dims);
  }
  // What a slice takes, and the rows that follow, or zeros.
  constexpr Var taken(Id id) {
    const Graph& from = rewrite_.from;
    const Id operand = from.operand(id, 0);
    const SliceBounds& bounds = from.attributes<SliceBounds>(id);
    Var x = longer_[operand] == no_id ? rewrite_(operand) : longer(operand);
    for (int d = 0; d < x.rank(); ++d) {
      const Index extent = x.shape()[d];
      const Index limit = bounds.limit[d] + lacking_rows(from.shape(id)[d], parts_[id][d]);
      const Index zeros = limit > extent ? limit - extent : 0;
      x = padded_along(part(x, d, bounds.start[d], limit - zeros), d, 0, zeros);
    }
    return x;
  }
  // Where all operands have as many rows, or repeat what has none.
  constexpr Var computed(Id id) {
    const Graph& from = rewrite_.from;
    Shape shape;
    for (Index i = 0; i < from[id].operand_count && shape.rank() == 0; ++i)
      if (const Var of = longer(from.operand(id, i)); of.id != no_id) shape = of.shape();
    if (shape.rank() == 0) return none();
    Buffer<Id> operands;
    for (Index i = 0; i < from[id].operand_count; ++i) {
      operands.push_back(with_shape(from.operand(id, i), shape).id);
      if (operands.back() == no_id) return none();
    }
    const TypeId type = rewrite_.to.types.intern(from.dtype(id), shape);
    return {&rewrite_.to, rewrite_.to.intern(from[id].op, type, from[id].attributes, operands.data(), operands.size())};
  }
  constexpr Var with_shape(Id id, const Shape& shape) {
    const Graph& from = rewrite_.from;
    if (longer_[id] != no_id) return longer(id).shape() == shape ? longer(id) : none();
    if (row_of(from[id].op).view != View::repeated) return none();
    Id operand = from.operand(id, 0);
    const AxisList& dims = from.dims(id);
    for (int i = 0; i < dims.size(); ++i)
      if (shape[dims[i]] != from.shape(id)[dims[i]] && from.shape(operand)[i] != 1) return none();
    operand = rewrite_(operand).id;
    const TypeId type = rewrite_.to.types.intern(from.dtype(id), shape);
    return {&rewrite_.to, rewrite_.to.intern(from[id].op, type, from[id].attributes, &operand, 1)};
  }
};

}  // namespace weft::detail

#endif
