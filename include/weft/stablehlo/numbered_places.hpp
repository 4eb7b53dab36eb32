// x[arange(n)[:, None], at]: places that are numbered along a dimension are those of a batch, whose rows need nothing
// of each other, wherever they lie. So JAX writes put_along_axis, and users what they take or set in each row.
#ifndef WEFT_STABLEHLO_NUMBERED_PLACES_HPP
#define WEFT_STABLEHLO_NUMBERED_PLACES_HPP

#include <weft/graph/simplify.hpp>
#include <weft/stablehlo/indexed_dims.hpp>

namespace weft::stablehlo::read {

// The dimension along which each element of an integer value is its own number, 0, 1, 2, ...; -1: there is none.
constexpr int numbered_dimension(const Graph& graph, Id id) {
  const Shape& shape = graph.shape(id);
  const Node& node = graph[id];
  if (is_floating(graph.dtype(id)) || size_bytes(graph.dtype(id)) < 4) return -1;  // narrow ones may wrap
  if (node.op == Op::iota) return graph.dims(id)[0];
  if (node.op == Op::convert || row_of(node.op).attributes == AttributeFamily::sharding)
    return numbered_dimension(graph, graph.operand(id, 0));
  if (node.op == Op::select) {  // numbers below 0 count from the end: none is
    const Id condition = graph.operand(id, 0), number = graph.operand(id, 2);
    const bool is_negative = graph[condition].op == Op::less && graph.operand(condition, 0) == number &&
                             weft::detail::repeats(graph, graph.operand(condition, 1), 0);
    return is_negative ? numbered_dimension(graph, number) : -1;
  }
  if (node.op != Op::broadcast && node.op != Op::reshape) return -1;
  const int from = numbered_dimension(graph, graph.operand(id, 0));
  if (from < 0) return -1;
  const Shape& before = graph.shape(graph.operand(id, 0));
  if (node.op == Op::broadcast) return shape[graph.dims(id)[from]] == before[from] ? graph.dims(id)[from] : -1;
  const auto count_before = [](const Shape& of, int dim) {
    Index count = 1;
    for (int d = 0; d < dim; ++d) count *= of[d];
    return count;
  };
  for (int d = 0; d < shape.rank(); ++d)
    if (shape[d] == before[from] && count_before(shape, d) == count_before(before, from)) return d;
  return -1;
}

// Columns of indices [places..., vector] that number their places are taken away; one column stays at least.
constexpr void take_numbers_for_batch(const Reading& at, const Shape& operand, IndexedDims& dims, Var& indices) {
  const Graph& graph = at.graph();
  Id joined = indices.id;
  while (row_of(graph[joined].op).attributes == AttributeFamily::sharding) joined = graph.operand(joined, 0);
  const int vector = indices.rank() - 1;
  if (vector < 1 || dims.index_vector != vector || graph[joined].op != Op::concatenate ||
      graph.dims(joined)[0] != vector || graph[joined].operand_count != dims.index_map.size())
    return;
  Buffer<Var> columns;
  AxisList map, collapsed = dims.collapsed;
  for (int i = 0; i < dims.index_map.size(); ++i) {
    const auto dim = dims.index_map[i];
    const Id column = graph.operand(joined, i);
    const bool may_go = dim >= 0 && dim < operand.rank() && collapsed.contains(dim) &&
                        (columns.size() > 0 || i + 1 < dims.index_map.size());
    const int place = may_go ? numbered_dimension(graph, column) : -1;
    if (place < 0 || place >= vector || operand[dim] != indices.shape()[place] ||
        dims.index_batch.contains(static_cast<std::int8_t>(place))) {
      columns.push_back({indices.graph, column});
      map.push_back(dim);
      continue;
    }
    AxisList others;
    for (const auto other : collapsed)
      if (other != dim) others.push_back(other);
    collapsed = others;
    dims.operand_batch.push_back(dim);
    dims.index_batch.push_back(static_cast<std::int8_t>(place));
  }
  if (map.size() == dims.index_map.size()) return;
  dims.index_map = map;
  dims.collapsed = collapsed;
  indices = columns.size() == 1 ? columns[0] : weft::concatenate(columns, vector);
}

}  // namespace weft::stablehlo::read

#endif
