// Which operations leave a sum over devices to whoever reads them: those that are linear in all operands that are sums,
// which are over the same devices. Zeros are a sum of zeros.
#ifndef WEFT_SHARDING_KEPT_SUMS_HPP
#define WEFT_SHARDING_KEPT_SUMS_HPP

#include <weft/sharding/factor_rule.hpp>

namespace weft::detail {

// What a value repeats along its dimensions, or itself.
[[nodiscard]] constexpr Id what_is_repeated(const Graph& graph, Id id) {
  return row_of(graph[id].op).view == View::repeated ? graph.operand(id, 0) : id;
}
[[nodiscard]] constexpr bool repeats_constant(const Graph& graph, Id id) {
  return is_constant(graph[what_is_repeated(graph, id)].op);
}
// A constant, or one number for all elements, which devices have whole where it is no sum.
[[nodiscard]] constexpr bool repeats_number(const Graph& graph, Id id) {
  const Id repeated = what_is_repeated(graph, id);
  return graph.shape(id).rank() == 0 || (repeated != id && repeats_number(graph, repeated)) ||
         repeats_constant(graph, id);
}
[[nodiscard]] constexpr bool repeats_zero(const Graph& graph, Id id) {
  if (!repeats_constant(graph, id)) return false;
  const Literal& literal = graph.attributes<Literal>(what_is_repeated(graph, id));
  return literal.is_splat() && literal.splat == ElementBits{};
}

// Axes over which the result of an operation may stay unreduced, and the first operand that is; -1: none may.
struct KeptSum {
  AxisList axes;
  Index operand = -1;
};

class KeptSums {
 public:
  // Refers to all. `layouts`: of the values so far, by node.
  constexpr KeptSums(const Graph& graph, const Reads& reads, const Mesh& mesh, const Buffer<Layout>& layouts)
      : graph_(graph), reads_(reads), mesh_(mesh), layouts_(layouts) {}

  [[nodiscard]] constexpr KeptSum of(Id id) const {
    KeptSum kept;
    Index sums = 0;
    const Index count = reads_.count(id);
    for (Index i = 0; i < count; ++i) {
      const AxisList& own = axes(id, i);
      if (own.empty()) continue;
      if (sums > 0 && !(kept.axes == own)) return {};
      if (sums == 0) kept = {own, i};
      ++sums;
    }
    return sums > 0 && are_kept(id, sums, kept) ? kept : KeptSum();
  }

 private:
  const Graph& graph_;
  const Reads& reads_;
  const Mesh& mesh_;
  const Buffer<Layout>& layouts_;

  [[nodiscard]] constexpr const AxisList& axes(Id id, Index i) const {
    return layouts_[reads_.operand(id, i)].unreduced;
  }
  [[nodiscard]] constexpr bool are_kept(Id id, Index sums, const KeptSum& kept) const {
    const Index first = kept.operand, count = reads_.count(id);
    switch (factor_row(graph_[id].op).linearity) {
      case Linearity::none: return false;
      case Linearity::one: return first == 0 && sums == 1;
      case Linearity::all: return are_sums(id, 0, count);
      // One number is summed at once: what it is a factor of may then stay a sum.
      case Linearity::chosen: return graph_.elements(id) > 1 && are_sums(id, 1, count);
      case Linearity::replaced: return are_sums(id, 0, 2);
      case Linearity::factor: return sums == 1 && repeats_number(graph_, graph_.operand(id, 1 - first));
      case Linearity::quotient: return first == 0 && sums == 1 && repeats_constant(graph_, graph_.operand(id, 1));
      case Linearity::floating: return sums == 1 && may_round_pieces(graph_, id, kept.axes, mesh_);
    }
    return false;
  }
  // These, and no others?
  [[nodiscard]] constexpr bool are_sums(Id id, Index begin, Index end) const {
    for (Index i = 0; i < reads_.count(id); ++i) {
      const bool is_sum = !axes(id, i).empty(), may_be = begin <= i && i < end;
      if (may_be ? !is_sum && !repeats_zero(graph_, reads_.operand(id, i)) : is_sum) return false;
    }
    return true;
  }
};

}  // namespace weft::detail

#endif
