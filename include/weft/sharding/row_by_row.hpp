// Places that are taken of each row of a matrix its own (take_along, and so sorts and the k largest): the table is all
// rows one after the other, [rows * width], and of row r come the numbers r * width + place. What is cut in whole rows,
// table and places alike, needs nothing of other devices.
#ifndef WEFT_SHARDING_ROW_BY_ROW_HPP
#define WEFT_SHARDING_ROW_BY_ROW_HPP

#include <weft/graph/op_table.hpp>
#include <weft/graph/collectives.hpp>
#include <weft/graph/var.hpp>

namespace weft::detail {

// Is `id` [rows, count] the number of the row, times `width`?
[[nodiscard]] constexpr bool starts_rows(const Graph& graph, Id id, Index width) {
  if (graph[id].op != Op::broadcast || graph.dims(id).size() != 1 || graph.dims(id)[0] != 0) return false;
  const Id product = graph.operand(id, 0);
  if (graph[product].op != Op::multiply || graph[graph.operand(product, 0)].op != Op::iota) return false;
  Id factor = graph.operand(product, 1);
  if (graph[factor].op == Op::broadcast) factor = graph.operand(factor, 0);
  if (!is_constant(graph[factor].op)) return false;
  const Literal& literal = graph.attributes<Literal>(factor);
  return literal.is_splat() && literal.value() == static_cast<double>(width);
}

// How many rows a gather, or a scatter, takes places of; 0: it does not go row by row.
[[nodiscard]] constexpr Index rows_taken(const Graph& graph, Id id) {
  const Op op = graph[id].op;
  if (op != Op::gather && op != Op::scatter) return 0;
  const Index table = graph.shape(op == Op::gather ? graph.operand(id, 0) : id)[0];
  Id numbers = graph.operand(id, 1);
  if (graph.shape(numbers).rank() != 1) return 0;
  if (graph[numbers].op == Op::reshape) numbers = graph.operand(numbers, 0);
  if (graph[numbers].op != Op::add || graph.shape(numbers).rank() != 2) return 0;
  const Index rows = graph.shape(numbers)[0];
  if (rows == 0 || table % rows != 0) return 0;
  for (Index i = 0; i < 2; ++i)
    if (starts_rows(graph, graph.operand(numbers, i), table / rows)) return rows;
  return 0;
}

// The piece of a device, whose rows begin where `own` elements of each device before it end.
constexpr Var taken_of_own(Op op, Var first, Var numbers, Index own, const AxisList& axes) {
  const Var before = device_index(*numbers.graph, axes, DType::i32) * static_cast<double>(own);
  const Var here = numbers - broadcast_to(before, numbers.shape());
  return op == Op::gather ? take(first, here) : scatter_add(first, here, own);
}

}  // namespace weft::detail

#endif
