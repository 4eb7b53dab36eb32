// Products of integers, which have no kernel: before a graph is planned they become products of floats where those are
// exact, else sums of products of elements (graph/contraction.hpp).
#ifndef WEFT_PLANNER_INTEGER_PRODUCTS_HPP
#define WEFT_PLANNER_INTEGER_PRODUCTS_HPP

#include <weft/graph/contraction.hpp>
#include <weft/graph/rewriter.hpp>

namespace weft::detail {

constexpr bool is_integer_product(const Graph& graph, Id id) {
  return graph[id].op == Op::dot_general && is_integer(graph.dtype(id));
}
constexpr bool has_integer_products(const Graph& graph) {
  for (Id id = 0; id < graph.size(); ++id)
    if (is_integer_product(graph, id)) return true;
  return false;
}
constexpr Graph without_integer_products(const Graph& graph) {
  Rewriter rewrite(graph);
  return rewrite_each(rewrite, [&](Id id) {
    rewrite.to.phase = graph[id].phase;
    if (!is_integer_product(graph, id)) return rewrite.copy(id);
    return contraction(rewrite(graph.operand(id, 0)), rewrite(graph.operand(id, 1)), graph.attributes<DotDims>(id));
  });
}

}  // namespace weft::detail

#endif
