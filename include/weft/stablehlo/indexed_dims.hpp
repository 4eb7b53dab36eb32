// Dimension numbers of gathers and scatters.
#ifndef WEFT_STABLEHLO_INDEXED_DIMS_HPP
#define WEFT_STABLEHLO_INDEXED_DIMS_HPP

#include <weft/stablehlo/read_movement.hpp>

namespace weft::stablehlo::read {

// Dimension numbers, of a gather or, by other names, of a scatter: `window` dimensions of the result or the updates
// hold what is taken at one place; the others are those of the places.
struct IndexedDims {
  AxisList window, collapsed, operand_batch, index_batch, index_map;
  Index index_vector = 0;
};

constexpr Buffer<Index> integers_in(const Reading& at, const Attribute& dictionary, const char* name) {
  const Attribute* const found = find(dictionary.items, name);
  return found == nullptr ? Buffer<Index>() : at.integers(*found);
}
constexpr IndexedDims indexed_dims(const Reading& at, const char* attribute, const char* window, const char* collapsed,
                                   const char* operand_batch, const char* index_batch, const char* index_map) {
  const Attribute& numbers = at.attribute(attribute);
  const auto axes = [&](const char* name) { return at.axes(integers_in(at, numbers, name)); };
  const Buffer<Index> vector = integers_in(at, numbers, "index_vector_dim");
  return {axes(window),      axes(collapsed), axes(operand_batch),
          axes(index_batch), axes(index_map), vector.empty() ? 0 : vector[0]};
}

constexpr Var as_i32(Var x) { return x.dtype() == DType::i32 ? x : weft::convert(x, DType::i32); }

// Does place i name row i of `extent`, in a column of the indices?
constexpr bool are_numbers_of_places(const Reading& at, Var column, Index extent) {
  const Buffer<Index>* const known = at.importer.known_integers(column);
  if (known == nullptr || known->size() != extent) return false;
  for (Index i = 0; i < extent; ++i)
    if ((*known)[i] != i) return false;
  return true;
}
// x[arange(n), at]: places that are numbered along a dimension are those of a batch, as take_along_axis writes it. Of
// indices [n, vectors] one column stays at least.
constexpr void take_numbers_for_batch(const Reading& at, const Shape& operand, IndexedDims& dims, Var& indices) {
  const Graph& graph = at.graph();
  Id joined = indices.id;
  while (row_of(graph[joined].op).attributes == AttributeFamily::sharding) joined = graph.operand(joined, 0);
  if (indices.rank() != 2 || dims.index_vector != 1 || !dims.index_batch.empty() ||
      graph[joined].op != Op::concatenate || graph.dims(joined)[0] != 1 ||
      graph[joined].operand_count != dims.index_map.size())
    return;
  for (int i = 0; i < dims.index_map.size(); ++i) {
    const auto dim = dims.index_map[i];
    if (dim < 0 || dim >= operand.rank() || operand[dim] != indices.shape()[0] || !dims.collapsed.contains(dim))
      continue;
    if (!are_numbers_of_places(at, {indices.graph, graph.operand(joined, i)}, operand[dim])) continue;
    Buffer<Var> others;
    AxisList map, collapsed;
    for (int other = 0; other < dims.index_map.size(); ++other) {
      if (other == i) continue;
      others.push_back({indices.graph, graph.operand(joined, other)});
      map.push_back(dims.index_map[other]);
    }
    for (const auto other : dims.collapsed)
      if (other != dim) collapsed.push_back(other);
    dims.index_map = map;
    dims.collapsed = collapsed;
    dims.operand_batch.push_back(dim);
    dims.index_batch.push_back(0);
    indices = others.size() == 1 ? others[0] : weft::concatenate(others, 1);
    return;
  }
}

}  // namespace weft::stablehlo::read

#endif
