// Maxima and minima along cut dimensions: no sums, so what devices have of them is joined at once, and not kept
// unreduced.
#ifndef WEFT_SHARDING_JOINED_EXTREMA_HPP
#define WEFT_SHARDING_JOINED_EXTREMA_HPP

#include <weft/graph/collectives.hpp>
#include <weft/sharding/factor_rule.hpp>
#include <weft/sharding/reshard_prices.hpp>

namespace weft::detail {

// The axes over which node `id` joins its pieces by something else than a sum, where it reads its operand as `needed`
// and leaves `result`.
[[nodiscard]] constexpr AxisList axes_joined(const Graph& graph, Id id, const Layout& needed, const Layout& result) {
  const ReductionKind joins = factor_row(graph[id].op).joins;
  if (joins == ReductionKind::none || joins == ReductionKind::sum) return {};
  return without(needed.used(), result.used());
}

// Are what node `id` reduces predicates, as numbers? Then they travel as predicates.
[[nodiscard]] constexpr bool joins_predicates(const Graph& graph, Id id) {
  Id reduced = graph.operand(id, 0);
  while (is_whole_view(graph[reduced].op)) reduced = graph.operand(reduced, 0);
  return graph[reduced].op == Op::convert && graph.dtype(graph.operand(reduced, 0)) == DType::pred &&
         graph.elements(reduced) > 0;
}

// The value of node `id` of `graph`, joined over `axes`; `value`: of a device's pieces.
constexpr Var joined_over(const Graph& graph, Id id, Var value, const AxisList& axes) {
  const ReductionKind joins = factor_row(graph[id].op).joins;
  if (!joins_predicates(graph, id)) return all_reduce(value, axes, joins);
  return convert(all_reduce(convert(value, DType::pred), axes, joins), value.dtype());
}

// Bytes that a device sends for that: as for a sum.
constexpr Index bytes_to_join(const Graph& graph, ReshardPrices& prices, Id id, const Layout& needed,
                              const Layout& result) {
  Layout pieces = result;
  pieces.unreduced = axes_joined(graph, id, needed, result);
  if (pieces.unreduced.empty()) return 0;
  const Index bytes = prices.of(id, pieces, result);
  return joins_predicates(graph, id) ? bytes / size_bytes(graph.dtype(id)) : bytes;
}

}  // namespace weft::detail

#endif
