// Places that are taken of each row of a matrix its own (take_along, and so sorts and the k largest): the table is all
// rows one after the other, [rows * width], and of row r come the numbers r * width + place. What is cut in whole rows,
// table and places alike, needs nothing of other devices.
#ifndef WEFT_SHARDING_ROW_BY_ROW_HPP
#define WEFT_SHARDING_ROW_BY_ROW_HPP

#include <weft/graph/collectives.hpp>
#include <weft/graph/op_table.hpp>
#include <weft/graph/simplify.hpp>
#include <weft/graph/var.hpp>

namespace weft::detail {

// The numbers of rows of a gather or a scatter. Of a scatter's gradient: before row 0 takes the place of -1.
[[nodiscard]] constexpr Id signed_rows(const Graph& graph, Id id) {
  const Id rows = graph.operand(id, 1);
  const bool is_clamped = graph[rows].op == Op::maximum && repeats(graph, graph.operand(rows, 1), 0);
  return is_clamped ? graph.operand(rows, 0) : rows;
}
// Likewise, also before -1 takes the place of what a scatter leaves out.
[[nodiscard]] constexpr Id numbers_of_rows(const Graph& graph, Id id) {
  Id numbers = signed_rows(graph, id);
  if (graph[numbers].op == Op::select && repeats(graph, graph.operand(numbers, 2), -1))
    numbers = graph.operand(numbers, 1);
  return numbers;
}

// Is `id` [rows, count] the number of the row, times `width`?
[[nodiscard]] constexpr bool starts_rows(const Graph& graph, Id id, Index width) {
  if (graph[id].op != Op::broadcast || graph.dims(id).size() != 1 || graph.dims(id)[0] != 0) return false;
  const Id product = graph.operand(id, 0);
  if (graph[product].op != Op::multiply || graph[graph.operand(product, 0)].op != Op::iota) return false;
  return repeats(graph, graph.operand(product, 1), static_cast<double>(width));
}

// How many rows a gather, or a scatter, takes places of; 0: it does not go row by row.
[[nodiscard]] constexpr Index rows_taken(const Graph& graph, Id id) {
  const Op op = graph[id].op;
  if (op != Op::gather && op != Op::scatter) return 0;
  const Index table = graph.shape(op == Op::gather ? graph.operand(id, 0) : id)[0];
  Id numbers = numbers_of_rows(graph, id);
  if (graph.shape(numbers).rank() != 1) return 0;
  if (graph[numbers].op == Op::reshape) numbers = graph.operand(numbers, 0);
  if (graph[numbers].op != Op::add || graph.shape(numbers).rank() != 2) return 0;
  const Index rows = graph.shape(numbers)[0];
  if (rows == 0 || table % rows != 0) return 0;
  for (Index i = 0; i < 2; ++i)
    if (starts_rows(graph, graph.operand(numbers, i), table / rows)) return rows;
  return 0;
}

[[nodiscard]] constexpr bool any_rows_taken(const Graph& graph) {
  for (Id id = 0; id < graph.size(); ++id)
    if (rows_taken(graph, id) > 0) return true;
  return false;
}

// The piece of a device, whose rows begin where `own` elements of each device before it end. `some_left_out`: numbers
// are those of numbers_of_rows or, of what is left out, -1 of all rows in a scatter and 0 in its gradient.
constexpr Var taken_of_own(Op op, Var first, Var numbers, bool some_left_out, Index own, const AxisList& axes) {
  const Var before = device_index(*numbers.graph, axes, DType::i32) * static_cast<double>(own);
  Var here = numbers - broadcast_to(before, numbers.shape());
  if (some_left_out) here = maximum(here, op == Op::gather ? 0.0 : -1.0);
  return op == Op::gather ? take(first, here) : scatter_add(first, here, own);
}

}  // namespace weft::detail

#endif
