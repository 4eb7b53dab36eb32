// Values that are computed again rather than kept for the backward pass.
#ifndef WEFT_GRAPH_ALMOST_OPERAND_HPP
#define WEFT_GRAPH_ALMOST_OPERAND_HPP

#include <weft/graph/graph.hpp>
#include <weft/graph/op_table.hpp>

namespace weft {

// The operand, as large as `id`, which it is but for one operation with a number: x of 2 x, x + 1 and -x; or no_id.
[[nodiscard]] constexpr Id almost_operand(const Graph& graph, Id id) {
  const OpRow& row = row_of(graph[id].op);
  if (row.kind != OpClass::elementwise || row.cost.flops > 1) return no_id;
  Id found = no_id;
  for (Index i = 0; i < row.arity; ++i) {
    const Id operand = graph.operand(id, i);
    if (graph.dtype(operand) != graph.dtype(id)) return no_id;
    const Op op = graph[operand].op;
    const bool repeats = row_of(op).view == View::repeated && graph.elements(graph.operand(operand, 0)) == 1;
    if (repeats || is_constant(op)) continue;
    if (found != no_id) return no_id;
    found = operand;
  }
  return found;
}

}  // namespace weft

#endif
