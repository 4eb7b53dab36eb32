// Products of sparse matrices with dense ones, as jax.experimental.sparse calls them on a CPU.
#ifndef WEFT_STABLEHLO_READ_SPARSE_HPP
#define WEFT_STABLEHLO_READ_SPARSE_HPP

#include <weft/graph/cumulative.hpp>
#include <weft/graph/scan.hpp>
#include <weft/stablehlo/reading.hpp>

namespace weft::stablehlo::read {

// x [n, ...] added up at places `rows` [n], in their order, of zeros [count, ...]; a kernel knows floating types.
constexpr Var sums_by_rows(Var x, Var rows, Index count) {
  if (is_floating(x.dtype())) return weft::scatter_add(x, rows, count);
  Dims extents = x.shape().dims, item = extents;
  extents[0] = count, item[0] = 1;
  const auto one = [&](const Buffer<Var>& carry, const Buffer<Var>& element) {
    Buffer<Var> place{element[0]};
    place.resize(x.rank(), weft::constant(*x.graph, 0, DType::i32));
    const Var sum = weft::dynamic_slice(carry[0], place, item) + weft::reshape(element[1], Shape(item));
    return Scanned{{weft::dynamic_update_slice(carry[0], sum, place)}, {}};
  };
  const Var zeros = broadcast_to(weft::constant(*x.graph, 0, x.dtype()), Shape(extents));
  return scan(*x.graph, rows.shape()[0], {zeros}, {rows, x}, one).carry[0];
}
// ends [m + 1], where rows begin and where the last one ends, ascending -> the row of each of `count` entries; m of
// those in none. O(m + count). Rows that begin at one place are counted in f32: fewer than 2^24.
constexpr Var rows_of_entries(Var ends, Index count) {
  const Index rows = ends.shape()[0] - 1;
  const Var places = weft::minimum(weft::maximum(weft::convert(ends, DType::i32), 0.0), static_cast<double>(count));
  const Var ones = broadcast_to(weft::constant(*ends.graph, 1, DType::f32), places.shape());
  const Var begun = weft::convert(weft::scatter_add(ones, places, count + 1), DType::i32);
  const Var row = weft::slice(weft::cumsum(begun, 0), {0}, {count}) - 1.0;
  return weft::select(row < 0.0, broadcast_to(like(row, static_cast<double>(rows)), row.shape()), row);
}
// custom_call @cpu_csr_sparse_dense_ffi (data [n], ends of rows [m + 1], columns [n], dense [k] or [k, ...]) -> [m] or
// [m, ...]. O(n) rows of the dense one are read and added up. A column outside of it, which padding has, is the
// nearest.
constexpr Buffer<Var> csr_times_dense(const Reading& at) {
  at.expect_operands(4);
  if (at.is_pair(0) || at.is_pair(3)) at.refuse("complex numbers in");
  const Var data = at.in[0], ends = at.in[1], columns = at.in[2], dense = at.in[3];
  for (int i = 0; i < 3; ++i)
    if (at.in[i].rank() != 1) operand_ranks_differ("csr_sparse_dense", at.in[i].rank(), 1);
  if (dense.rank() < 1) operand_ranks_differ("csr_sparse_dense", dense.rank(), 1);
  shape_rule::check_same_shape("csr_sparse_dense", data.shape(), columns.shape());
  if (ends.shape()[0] < 1) at.refuse("no end of rows in");
  const Index count = data.shape()[0], rows = ends.shape()[0] - 1;
  Dims extents = dense.shape().dims, first(dense.rank(), 0);
  extents[0] = rows;
  if (dense.elements() == 0 || count == 0 || rows == 0)
    return {broadcast_to(weft::constant(at.graph(), 0, data.dtype()), Shape(extents))};
  const double last = static_cast<double>(dense.shape()[0] - 1);
  const Var taken = weft::take(dense, weft::minimum(weft::maximum(weft::convert(columns, DType::i32), 0.0), last));
  const Var each = weft::broadcast_in_dim(data, taken.shape(), {0}) * taken;
  return {weft::slice(sums_by_rows(each, rows_of_entries(ends, count), rows + 1), first, extents)};
}
inline constexpr Row sparse_calls[] = {{"cpu_csr_sparse_dense_ffi", csr_times_dense}};

}  // namespace weft::stablehlo::read

#endif
