// What the collectives of one device's graph send, as peers count it: by the ring formulas, without the padding that a
// plan adds to an all_reduce.
#ifndef WEFT_TESTS_SUPPORT_RING_BYTES_HPP
#define WEFT_TESTS_SUPPORT_RING_BYTES_HPP

#include <weft/graph/op_table.hpp>

namespace weft::testing {

// Bytes that a device sends for the collective `id` of a graph on local shapes; 0: it is none.
[[nodiscard]] inline Index ring_bytes(const Graph& graph, Id id) {
  const Op op = graph[id].op;
  if (!is_collective(op) || op == Op::shard_slice) return 0;
  const auto& attributes = graph.attributes<CollectiveAttributes>(id);
  const Index group = parts_of(graph.mesh, attributes.axes);
  const Index operand = graph.elements(graph.operand(id, 0)) * size_bytes(graph.dtype(id));
  switch (op) {
    case Op::all_reduce: return 2 * operand * (group - 1) / group;
    case Op::all_gather: return operand * (group - 1);
    case Op::reduce_scatter:
    case Op::all_to_all: return operand * (group - 1) / group;
    default: return operand;
  }
}

}  // namespace weft::testing

#endif
