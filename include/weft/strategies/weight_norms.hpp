// The norms of single weights, however a strategy lays them out and cuts them, to the same bits.
#ifndef WEFT_STRATEGIES_WEIGHT_NORMS_HPP
#define WEFT_STRATEGIES_WEIGHT_NORMS_HPP

#include <weft/graph/collectives.hpp>
#include <weft/strategies/update_rule.hpp>

namespace weft {

// The norm of every weight in each of `vectors`, of f32, which are laid out alike: all weights of the first, then of
// the next. Squares are added exactly, so that neither cuts nor order matter. Where vectors are cut, one all_reduce of
// 160 bytes a norm and, of a vector of several weights, a pass over it a weight.
[[nodiscard]] constexpr Buffer<Var> weight_norms(Graph& graph, const Buffer<Var>& vectors, const GroupRuns& layout) {
  Buffer<Var> sums;
  const bool is_cut = parts_of(graph.mesh, layout.cut) > 1;
  for (const Var& vector : vectors) {
    Index first = 0;
    for (const Index end : layout.weight_ends) {
      if (layout.weight_ends.size() == 1) {  // what pads it is 0
        sums.push_back(exact_square_sum(vector));
        break;
      }
      Var own;
      if (!is_cut) {
        own = slice(vector, Dims{first}, Dims{end});
      } else {
        const Var is_before = layout.positions < static_cast<double>(end);
        own = select(is_before, vector, 0.0);
        if (first > 0) {
          const Var is_behind = layout.positions < static_cast<double>(first);
          own = select(is_behind, like(vector, 0), own);
        }
      }
      sums.push_back(exact_square_sum(own));
      first = end;
    }
  }
  const Index words = sums[0].elements();
  if (is_cut) {
    const Var all = detail::all_reduce(sums.size() == 1 ? sums[0] : concatenate(sums, 0), layout.cut);
    for (Index i = 0; i < sums.size(); ++i)
      sums[i] = sums.size() == 1 ? all : slice(all, Dims{i * words}, Dims{(i + 1) * words});
  }
  Buffer<Var> norms;
  for (const Var& sum : sums) norms.push_back(exact_norm(sum));
  return norms;
}

}  // namespace weft

#endif
