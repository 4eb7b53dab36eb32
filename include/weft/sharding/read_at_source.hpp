// Slices of what is put together for several of them: a grid with a margin that shifted copies are taken of (a
// stencil), parts of joined values. Each is taken of what was there before, so that only the rows that it lacks are
// sent. Together the whole would be made first, in an extent that devices seldom divide. So is one that leaves a joined
// value out, which then need not be there.
#ifndef WEFT_SHARDING_READ_AT_SOURCE_HPP
#define WEFT_SHARDING_READ_AT_SOURCE_HPP

#include <weft/graph/arrange.hpp>
#include <weft/graph/loops.hpp>
#include <weft/graph/rewriter.hpp>

namespace weft::detail {

// Is node `id` a slice of a padding, or of joined values?
[[nodiscard]] constexpr bool takes_of_made(const Graph& graph, Id id) {
  if (graph[id].op != Op::slice) return false;
  const Op whole = graph[graph.operand(id, 0)].op;
  return whole == Op::pad || whole == Op::concatenate;
}
[[nodiscard]] constexpr bool any_takes_of_made(const Graph& graph) {
  for (Id id = 0; id < graph.size(); ++id)
    if (takes_of_made(graph, id)) return true;
  return false;
}

class SourceReader {
 public:
  constexpr explicit SourceReader(const Graph& graph) : rewrite_(graph), users_(graph), loops_(graph) {}

  // The same function.
  constexpr Graph run() {
    return rewrite_each(rewrite_, [this](Id id) { return is_taken_elsewhere(id) ? taken(id) : rewrite_.copy(id); });
  }

 private:
  // Rows [start, limit) of a value of the new graph along `dim`.
  struct Rows {
    Id of = no_id;
    int dim = 0;
    Index start = 0, limit = 0;

    [[nodiscard]] constexpr std::uint64_t hash() const noexcept {
      return mixed(mixed(mixed(static_cast<std::uint64_t>(of), static_cast<std::uint64_t>(dim)),
                         static_cast<std::uint64_t>(start)),
                   static_cast<std::uint64_t>(limit));
    }
    friend constexpr bool operator==(const Rows&, const Rows&) = default;
  };
  static constexpr int deepest = 100;  // operations between a slice and what it is taken of

  Rewriter rewrite_;
  Users users_;
  Loops loops_;
  Interner<Rows> asked_;  // values that many of what is joined share are looked through once
  Buffer<Id> found_;      // by number of what was asked

  // Others read the whole, too, or not all of it is read; what is made before a loop stays before it.
  [[nodiscard]] constexpr bool is_taken_elsewhere(Id id) const {
    if (!takes_of_made(rewrite_.from, id)) return false;
    const Id whole = rewrite_.from.operand(id, 0);
    return (users_.count(whole) > 1 || leaves_some_out(id)) && loops_[whole] == loops_[id];
  }
  [[nodiscard]] constexpr bool leaves_some_out(Id id) const {
    const Graph& graph = rewrite_.from;
    const Id whole = graph.operand(id, 0);
    if (graph[whole].op != Op::concatenate) return false;
    const SliceBounds& bounds = graph.attributes<SliceBounds>(id);
    const int dim = graph.dims(whole)[0];
    const Index first = graph.shape(graph.operand(whole, 0))[dim];
    const Index last = graph.shape(graph.operand(whole, graph[whole].operand_count - 1))[dim];
    return bounds.start[dim] >= first || bounds.limit[dim] <= graph.shape(whole)[dim] - last;
  }
  constexpr Var taken(Id id) {
    const SliceBounds& bounds = rewrite_.from.attributes<SliceBounds>(id);
    rewrite_.to.phase = rewrite_.from[id].phase;
    Var x = rewrite_(rewrite_.from.operand(id, 0));
    for (int d = 0; d < x.rank(); ++d) x = rows(x, d, bounds.start[d], bounds.limit[d]);
    return x;
  }

  // x[start:limit] along `dim`, of the new graph.
  constexpr Var rows(Var x, int dim, Index start, Index limit, int depth = 0) {
    if (start == 0 && limit == x.shape()[dim]) return x;
    if (start >= limit || depth == deepest || !is_put_together(x, dim)) return part(x, dim, start, limit);
    const std::int32_t number = asked_.intern({x.id, dim, start, limit});
    if (number < found_.size()) return {x.graph, found_[number]};
    found_.push_back(no_id);
    const Var found = op(x) == Op::pad     ? rows_of_pad(x, dim, start, limit, depth + 1)
                      : op(x) == Op::slice ? rows_of_slice(x, dim, start, limit, depth + 1)
                                           : rows_of_joined(x, dim, start, limit, depth + 1);
    found_[number] = found.id;
    return found;
  }
  // Is it, or the largest part of it, padded or joined along `dim`?
  constexpr bool is_put_together(Var x, int dim) const {
    for (int depth = 0; depth < deepest; ++depth) {
      Index largest = 0;
      if (op(x) == Op::pad) {
        const Padding& padding = x.graph->attributes<Padding>(x.id);
        if (padding.low[dim] != 0 || padding.high[dim] != 0) return true;
      } else if (op(x) == Op::concatenate) {
        const int joined = x.graph->dims(x.id)[0];
        if (joined == dim) return true;
        for (Index i = 1; i < (*x.graph)[x.id].operand_count; ++i)
          if (operand(x, i).shape()[joined] > operand(x, largest).shape()[joined]) largest = i;
      } else if (op(x) != Op::slice) {
        return false;
      }
      x = operand(x, largest);
    }
    return false;
  }
  constexpr Op op(Var x) const { return (*x.graph)[x.id].op; }
  constexpr Var operand(Var x, Index i) const { return {x.graph, x.graph->operand(x.id, i)}; }

  constexpr Var rows_of_pad(Var x, int dim, Index start, Index limit, int depth) {
    Padding padding = x.graph->attributes<Padding>(x.id);
    const Var inner = operand(x, 0);
    const Index extent = inner.shape()[dim], first = start - padding.low[dim], last = limit - padding.low[dim];
    const Index begin = first < 0 ? 0 : first, end = last < extent ? last : extent;
    if (begin >= end) {
      Dims extents = x.shape().dims;
      extents[dim] = limit - start;
      return broadcast_to(constant(*x.graph, 0, x.dtype()), Shape(extents));
    }
    padding.low[dim] = begin - first;
    padding.high[dim] = last - end;
    const Var own = rows(inner, dim, begin, end, depth);
    for (int d = 0; d < x.rank(); ++d)
      if (padding.low[d] != 0 || padding.high[d] != 0) return pad(own, padding.low, padding.high);
    return own;
  }
  constexpr Var rows_of_slice(Var x, int dim, Index start, Index limit, int depth) {
    const SliceBounds bounds = x.graph->attributes<SliceBounds>(x.id);
    Var own = rows(operand(x, 0), dim, bounds.start[dim] + start, bounds.start[dim] + limit, depth);
    for (int d = 0; d < x.rank(); ++d)
      if (d != dim) own = part(own, d, bounds.start[d], bounds.limit[d]);
    return own;
  }
  // Along the dimension in which they are joined of those that have some of them, along others of all.
  constexpr Var rows_of_joined(Var x, int dim, Index start, Index limit, int depth) {
    const int joined = x.graph->dims(x.id)[0];
    const Index count = (*x.graph)[x.id].operand_count;
    Buffer<Var> parts;
    Index place = 0;
    for (Index i = 0; i < count; ++i) {
      const Var own = operand(x, i);
      const Index extent = own.shape()[dim], first = joined == dim ? place : 0;
      const Index begin = start > first ? start - first : 0, end = limit < first + extent ? limit - first : extent;
      if (begin < end) parts.push_back(rows(own, dim, begin, end, depth));
      place += extent;
    }
    return parts.size() == 1 ? parts[0] : concatenate(parts, joined);
  }
};

}  // namespace weft::detail

#endif
