// Gather of any form, as StableHLO's specification defines it, by the number of each element in its flattened tensor;
// where whole rows are meant, by the numbers of rows. Where elements lie is read_scatter.hpp's, too.
#ifndef WEFT_STABLEHLO_READ_INDEXING_HPP
#define WEFT_STABLEHLO_READ_INDEXING_HPP

#include <weft/stablehlo/compared_places.hpp>
#include <weft/stablehlo/narrow_windows.hpp>
#include <weft/stablehlo/numbered_places.hpp>

namespace weft::stablehlo::read {

constexpr Var flat(Var x) { return weft::reshape(x, {x.elements()}); }

// Where the elements of a window lie: what both operations have in common.
class IndexedWindows {
 public:
  // `result`: the shape of what is gathered, or of the updates. Errors: stablehlo_count_differs and those of
  // dimensions.
  constexpr IndexedWindows(const Reading& at, const IndexedDims& dims, const Shape& operand, Var indices,
                           const Shape& result, const Buffer<Index>& sizes)
      : at_(at), dims_(dims), operand_(operand), indices_(indices), result_(result), sizes_(sizes) {
    const int rank = operand_.rank();
    check(sizes.size() == rank, "sizes of slices", sizes.size(), rank);
    check(dims.index_vector >= 0 && dims.index_vector <= indices.rank(), "index_vector_dim", dims.index_vector,
          indices.rank());
    check(dims.operand_batch.size() == dims.index_batch.size(), "batch dimensions", dims.operand_batch.size(),
          dims.index_batch.size());
    for (int dim = 0; dim < rank; ++dim)
      if (!contains(dims.collapsed, dim) && !contains(dims.operand_batch, dim))
        window_of_.push_back(static_cast<std::int8_t>(dim));
    check(window_of_.size() == dims.window.size(), "window dimensions", dims.window.size(), window_of_.size());
    for (int dim = 0; dim < result.rank(); ++dim)
      if (!contains(dims.window, dim)) places_.push_back(static_cast<std::int8_t>(dim));
    const Index vectors = dims.index_vector < indices.rank() ? indices.shape()[dims.index_vector] : 1;
    check(dims.index_map.size() == vectors, "indices in a vector", dims.index_map.size(), vectors);
    check(places_.size() == indices.rank() - (dims.index_vector < indices.rank() ? 1 : 0), "dimensions of places",
          places_.size(), indices.rank());
    for (const AxisList* list : {&dims.collapsed, &dims.operand_batch, &dims.index_map})
      for (int dim : *list)
        if (dim < 0 || dim >= rank) dimension_out_of_range("gather", dim, rank);
  }

  // The first element of each window in operand dimension `dim`, i32, in the shape of the places; null where it is 0.
  // Places of a batch dimension are numbered.
  [[nodiscard]] constexpr Var start(int dim) const {
    const Shape places = shape_of_places();
    for (int i = 0; i < dims_.operand_batch.size(); ++i)
      if (dims_.operand_batch[i] == dim) return weft::iota(graph(), places, place_of_index_dim(dims_.index_batch[i]));
    for (int i = 0; i < dims_.index_map.size(); ++i) {
      if (dims_.index_map[i] != dim) continue;
      if (dims_.index_vector == indices_.rank()) return weft::reshape(indices_, places);
      return weft::reshape(part(indices_, static_cast<int>(dims_.index_vector), i, i + 1), places);
    }
    return {&graph(), no_id};
  }
  // The number of every element of `result` in the flattened operand, i32; `starts` by operand dimension.
  [[nodiscard]] constexpr Var numbers(const Buffer<Var>& starts) const {
    Var sum = broadcast_to(weft::constant(graph(), 0, DType::i32), result_);
    Index stride = 1;
    for (int dim = operand_.rank() - 1; dim >= 0; stride *= operand_[dim], --dim) {
      if (starts[dim].id != no_id)
        sum = sum + broadcast_in_dim(starts[dim], result_, places_) * static_cast<double>(stride);
      for (int i = 0; i < window_of_.size(); ++i)
        if (window_of_[i] == dim && result_[dims_.window[i]] > 1)
          sum = sum + weft::iota(graph(), result_, dims_.window[i]) * static_cast<double>(stride);
    }
    return sum;
  }
  // Are windows rows: one place along some dimensions, batch dimensions among them, and all of the others?
  [[nodiscard]] constexpr bool are_rows() const {
    if (dims_.index_map.empty() || dims_.collapsed.size() != dims_.index_map.size()) return false;
    for (const auto dim : dims_.index_map)
      if (!contains(dims_.collapsed, dim)) return false;
    for (const auto dim : window_of_)
      if (sizes_[dim] != operand_[dim]) return false;
    return true;
  }
  // Rows of several dimensions: their numbers can be cut along the first one alone.
  [[nodiscard]] constexpr bool are_named_by_several() const { return are_rows() && dims_of_rows().size() > 1; }
  // Where they are, how many there are.
  [[nodiscard]] constexpr Index rows() const {
    Index count = 1;
    for (const auto dim : dims_of_rows()) count *= operand_[dim];
    return count;
  }
  // The order of the operand's dimensions in which those of rows come first; and of the result's, in which places do,
  // those of a batch before the others.
  [[nodiscard]] constexpr AxisList rows_first() const { return joined(dims_of_rows(), window_of_); }
  [[nodiscard]] constexpr AxisList places_first() const {
    AxisList order;
    for (const auto place : batch_first()) order.push_back(places_[place]);
    return joined(order, dims_.window);
  }
  // The extents of a window of all of each dimension that is no row's.
  [[nodiscard]] constexpr Dims row_extents() const { return in_order(operand_, window_of_).dims; }
  // What there is one of a place, in the order of places_first.
  [[nodiscard]] constexpr Var in_order_of_places(Var x) const { return in_order(x, batch_first()); }
  // The numbers of rows of each element of a batch, i32, in the shape of the places. `starts` by operand dimension.
  [[nodiscard]] constexpr Var numbers_in_batch(const Buffer<Var>& starts) const {
    Var numbers{&graph(), no_id};
    Index width = 1;
    for (int dim = operand_.rank() - 1; dim >= 0; --dim) {
      if (!contains(dims_.collapsed, dim)) continue;
      const Var own = width == 1 ? starts[dim] : starts[dim] * static_cast<double>(width);
      numbers = numbers.id == no_id ? own : numbers + own;
      width *= operand_[dim];
    }
    return numbers;
  }
  // How many elements a batch has; 1: there is none.
  [[nodiscard]] constexpr Index batch() const { return in_order(operand_, dims_.operand_batch).elements(); }
  // The numbers of rows, i32, in the order of places_first: in the shape of the places; of one [1]; of a batch [all],
  // as row by row (sharding/row_by_row.hpp).
  [[nodiscard]] constexpr Var row_numbers(const Buffer<Var>& starts) const {
    const Var numbers = numbers_in_batch(starts);
    if (numbers.rank() == 0) return flat(numbers);
    if (dims_.operand_batch.empty()) return numbers;
    const Index batch = this->batch(), width = rows() / batch, places = numbers.elements();
    const Shape by_row{batch, places / batch};
    const Var first = broadcast_in_dim(weft::iota(graph(), {batch}, 0) * static_cast<double>(width), by_row, {0});
    return weft::reshape(first + weft::reshape(in_order_of_places(numbers), by_row), {places});
  }
  // The dimension along which each row of the operand has one place, which is an element; -1: places are other ones.
  [[nodiscard]] constexpr int one_place_a_row() const {
    if (dims_.index_map.size() != 1 || dims_.collapsed != dims_.index_map || !dims_.window.empty()) return -1;
    if (dims_.operand_batch.size() + 1 != operand_.rank()) return -1;
    for (int i = 1; i < dims_.operand_batch.size(); ++i)
      if (dims_.operand_batch[i] < dims_.operand_batch[i - 1] || dims_.index_batch[i] < dims_.index_batch[i - 1])
        return -1;
    return shape_of_places().elements() * operand_[dims_.collapsed[0]] == operand_.elements() ? dims_.collapsed[0] : -1;
  }
  // Where elements along `dim` are at their row's place; `start`: by places.
  [[nodiscard]] constexpr Var matches(Var start, int dim) const {
    return weft::iota(graph(), operand_, dim) == along_rows(start, dim);
  }
  // One element a row, repeated along `dim`.
  [[nodiscard]] constexpr Var along_rows(Var x, int dim) const {
    AxisList rows;
    Dims extents;
    for (int d = 0; d < operand_.rank(); ++d)
      if (d != dim) rows.push_back(static_cast<std::int8_t>(d)), extents.push_back(operand_[d]);
    return broadcast_in_dim(weft::reshape(x, Shape(extents)), operand_, rows);
  }
  // i32, as the largest number of a row, or else of an element, is.
  constexpr void check_size() const {
    if ((are_rows() ? rows() : operand_.elements()) >= (Index{1} << 31))
      stablehlo_is_unsupported(at_.operation.place, "size of", at_.operation.name);
  }
  [[nodiscard]] constexpr Shape shape_of_places() const { return in_order(result_, places_); }
  [[nodiscard]] constexpr const AxisList& places() const { return places_; }

  // Which of the places' dimensions are those of a batch, as the operand's are listed; and the others.
  [[nodiscard]] constexpr AxisList places_of_batch() const {
    AxisList batch;
    for (const auto dim : dims_.index_batch) batch.push_back(static_cast<std::int8_t>(place_of_index_dim(dim)));
    return batch;
  }
  [[nodiscard]] constexpr AxisList other_places() const {
    const AxisList batch = places_of_batch();
    AxisList others;
    for (int place = 0; place < places_.size(); ++place)
      if (!contains(batch, place)) others.push_back(static_cast<std::int8_t>(place));
    return others;
  }
  // The operand's elements that one element of a batch has.
  [[nodiscard]] constexpr Index elements_of_batch() const { return operand_.elements() / batch(); }

  // Dimensions of rows: those of a batch in the order in which the indices have them; then those that have places.
  [[nodiscard]] constexpr AxisList dims_of_rows() const {
    AxisList dims;
    for (int index = 0; index < indices_.rank(); ++index)
      for (int i = 0; i < dims_.index_batch.size(); ++i)
        if (dims_.index_batch[i] == index) dims.push_back(dims_.operand_batch[i]);
    for (std::int8_t dim = 0; dim < operand_.rank(); ++dim)
      if (dims_.collapsed.contains(dim)) dims.push_back(dim);
    return dims;
  }

 private:
  const Reading& at_;
  IndexedDims dims_;
  Shape operand_;
  Var indices_;
  Shape result_;
  const Buffer<Index>& sizes_;
  AxisList window_of_, places_;  // operand dimensions of the window; dimensions of the places in the result

  [[nodiscard]] constexpr Graph& graph() const { return at_.graph(); }
  [[nodiscard]] static constexpr bool contains(const AxisList& list, int dim) {
    return list.contains(static_cast<std::int8_t>(dim));
  }
  constexpr void check(bool holds, const char* what, Index found, Index needed) const {
    if (!holds) stablehlo_count_differs(at_.operation.place, at_.operation.name, what, found, needed);
  }
  // The order of places in which those of a batch come first.
  [[nodiscard]] constexpr AxisList batch_first() const {
    AxisList batch, others;
    for (int index = 0; index < indices_.rank(); ++index)
      if (index != dims_.index_vector)
        (contains(dims_.index_batch, index) ? batch : others)
            .push_back(static_cast<std::int8_t>(place_of_index_dim(index)));
    return joined(batch, others);
  }
  [[nodiscard]] static constexpr AxisList joined(AxisList first, const AxisList& second) {
    for (const auto dim : second) first.push_back(dim);
    return first;
  }
  // Which of the places' dimensions a dimension of the indices is.
  [[nodiscard]] constexpr int place_of_index_dim(int dim) const { return dim < dims_.index_vector ? dim : dim - 1; }
};

constexpr Var clamped(Var x, Index most) { return weft::minimum(weft::maximum(x, 0), static_cast<double>(most)); }

// The shape of what is gathered: places, and `window` dimensions of the sizes that are not dropped.
constexpr Shape gathered_shape(const IndexedDims& dims, const Shape& indices, const Buffer<Index>& sizes) {
  Dims places, window, made;
  for (int dim = 0; dim < indices.rank(); ++dim)
    if (dim != dims.index_vector) places.push_back(indices[dim]);
  for (int dim = 0; dim < sizes.size(); ++dim)
    if (!dims.collapsed.contains(static_cast<std::int8_t>(dim)) &&
        !dims.operand_batch.contains(static_cast<std::int8_t>(dim)))
      window.push_back(sizes[dim]);
  int next_place = 0, next_window = 0;
  while (next_place < places.size() || next_window < window.size()) {
    const bool is_window = dims.window.contains(static_cast<std::int8_t>(made.size()));
    if (is_window ? next_window == window.size() : next_place == places.size()) break;
    made.push_back(is_window ? window[next_window++] : places[next_place++]);
  }
  return Shape(made);
}
// The first element of the only window of all, a scalar a dimension.
constexpr Buffer<Var> scalars_of(Graph& graph, const Buffer<Var>& starts) {
  Buffer<Var> made;
  for (const Var& start : starts)
    made.push_back(start.id == no_id ? weft::constant(graph, 0, DType::i32) : weft::reshape(start, {}));
  return made;
}
// Starts are clamped, so that windows lie inside.
constexpr Var gathered_at(const Reading& at, const IndexedDims& dims, Var operand, Var indices, const Shape& result,
                          const Buffer<Index>& sizes) {
  const IndexedWindows windows(at, dims, operand.shape(), indices, result, sizes);
  if (result.elements() == 0) return broadcast_to(weft::constant(at.graph(), 0, operand.dtype()), result);
  Buffer<Var> starts;
  for (int dim = 0; dim < operand.rank(); ++dim) {
    const Index most = operand.shape()[dim] - sizes[dim];
    if (sizes[dim] < 0 || most < 0) slice_does_not_fit("gather", dim, sizes[dim], operand.shape()[dim]);
    starts.push_back(windows.start(dim));
    if (starts[dim].id != no_id) starts[dim] = clamped(starts[dim], most);
  }
  // A label a row: compared while the row is read, or made, wherever its pieces are.
  const int dim = dims.operand_batch.empty() ? -1 : windows.one_place_a_row();
  if (dim >= 0 && is_floating(operand.dtype()) && fits_vectors(operand.dtype()) &&
      !is_parameter(at.graph()[operand.id].op)) {
    const Var zero = broadcast_to(weft::constant(at.graph(), 0, operand.dtype()), operand.shape());
    return weft::reshape(weft::sum(weft::select(windows.matches(starts[dim], dim), operand, zero), Index{dim}), result);
  }
  const NarrowWindows narrow(dims, operand.shape(), result, sizes);
  if (windows.shape_of_places().elements() == 1 && (narrow.exist() || !is_identity(windows.rows_first())))
    return weft::reshape(weft::dynamic_slice(operand, scalars_of(at.graph(), starts), at.dims(sizes)), result);
  if (narrow.exist() && narrow.has_rows()) {
    const NarrowWindows::Rows rows = narrow.rows(starts);
    return in_order(gathered_at(at, rows.dims, operand, rows.indices, rows.result, rows.sizes), rows.order);
  }
  windows.check_size();
  if (windows.are_named_by_several() && fits_vectors(operand.dtype()) && operand.dtype() != DType::pred)
    if (const auto compared = ComparedPlaces::of_gather(dims, operand.shape(), result); compared.are_few()) {
      const Var zero = broadcast_to(weft::constant(at.graph(), 0, operand.dtype()), compared.shape());
      const Var named = weft::select(compared.are_here(starts), compared.of_operand(operand), zero);
      return compared.in_order_of_result(weft::reduce(Op::reduce_sum, named, compared.joined()));
    }
  // Rows that are not the operand's leading ones cost a transpose of all of it, which few of them are not worth.
  const bool are_worth_it = is_identity(windows.rows_first()) || operand.elements() <= 8 * result.elements();
  if (windows.are_rows() && are_worth_it) {
    const AxisList order = windows.places_first();
    Dims table = windows.row_extents();
    table.insert(0, windows.rows());
    const Var rows =
        take(weft::reshape(in_order(operand, windows.rows_first()), Shape(table)), windows.row_numbers(starts));
    return in_order(weft::reshape(rows, in_order(result, order)), inverse(order));
  }
  return weft::reshape(take(flat(operand), flat(windows.numbers(starts))), result);
}
constexpr Buffer<Var> gather_of(const Reading& at, const Buffer<Index>& sizes) {
  IndexedDims dims = indexed_dims(at, "dimension_numbers", "offset_dims", "collapsed_slice_dims",
                                  "operand_batching_dims", "start_indices_batching_dims", "start_index_map");
  Var indices = as_i32(at.in[1]);
  const Shape result = at.is_open() ? gathered_shape(dims, indices.shape(), sizes) : at.type().shape;
  take_numbers_for_batch(at, at.in[0].shape(), dims, indices);
  return {gathered_at(at, dims, at.in[0], indices, result, sizes)};
}
constexpr Buffer<Var> gather(const Reading& at) {
  at.expect_operands(2);
  return gather_of(at, at.integers("slice_sizes"));
}

}  // namespace weft::stablehlo::read

#endif
