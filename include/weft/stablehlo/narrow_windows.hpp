// Windows of gathers and scatters that have a part of a dimension, from a place on, or from 0: what vmap makes of
// dynamic_slice and dynamic_update_slice, as for key-value caches that are written at a place of each sequence's own.
// Each row of a window is a place of its own, so that whole rows are meant, and what is beside them may be cut.
#ifndef WEFT_STABLEHLO_NARROW_WINDOWS_HPP
#define WEFT_STABLEHLO_NARROW_WINDOWS_HPP

#include <weft/graph/arrange.hpp>
#include <weft/stablehlo/indexed_dims.hpp>

namespace weft::stablehlo::read {

class NarrowWindows {
 public:
  // `result`: the shape of what is gathered, or of the updates; `sizes`: of a window, by dimension of the operand.
  constexpr NarrowWindows(const IndexedDims& dims, const Shape& operand, const Shape& result,
                          const Buffer<Index>& sizes)
      : dims_(dims), operand_(operand), sizes_(sizes) {
    for (std::int8_t d = 0; d < result.rank(); ++d)
      if (!dims.window.contains(d)) places_.push_back(d), extents_.push_back(result[d]);
    for (std::int8_t d = 0; d < operand.rank(); ++d)
      if (is_of_window(d)) (sizes[d] < operand[d] ? narrow_ : others_).push_back(d);
  }
  [[nodiscard]] constexpr bool exist() const noexcept { return !narrow_.empty(); }
  // Is there one window for each element of a batch, and none beside these?
  [[nodiscard]] constexpr bool is_one_of_each() const { return places_.size() == dims_.operand_batch.size(); }

  // The same as a gather of rows, whose result is brought into `order`. `starts`: by dimension of the operand, in the
  // shape of the places, so that windows lie inside.
  struct Rows {
    IndexedDims dims;
    Var indices;
    Shape result;
    Buffer<Index> sizes;
    AxisList order;
  };
  [[nodiscard]] constexpr bool has_rows() const { return extents_.size() + narrow_.size() < max_rank; }
  [[nodiscard]] constexpr Rows rows(const Buffer<Var>& starts) const {
    Rows made{{}, {}, {}, sizes_, AxisList(places_.size() + dims_.window.size(), 0)};
    Dims places = extents_;
    for (const auto d : narrow_) places.push_back(sizes_[d]);
    const AxisList outer = identity_order(extents_.size());
    Dims column = places;
    column.push_back(1);
    Buffer<Var> columns;
    for (std::int8_t d = 0; d < operand_.rank(); ++d) {
      if (dims_.operand_batch.contains(d) || !(dims_.collapsed.contains(d) || narrow_.contains(d))) continue;
      Var number = broadcast_in_dim(start_of(starts, d), Shape(places), outer);
      for (int i = 0; i < narrow_.size(); ++i)
        if (narrow_[i] == d) number = number + weft::iota(*number.graph, Shape(places), extents_.size() + i);
      columns.push_back(weft::reshape(number, Shape(column)));
      made.dims.index_map.push_back(d);
      made.dims.collapsed.push_back(d);
      made.sizes[d] = 1;
    }
    made.indices = columns.size() == 1 ? columns[0] : weft::concatenate(columns, places.size());
    made.dims.index_vector = places.size();
    made.dims.operand_batch = dims_.operand_batch;
    for (const auto dim : dims_.index_batch) made.dims.index_batch.push_back(place_of(dim));
    Dims result = places;
    for (const auto d : others_) {
      made.dims.window.push_back(static_cast<std::int8_t>(result.size()));
      result.push_back(sizes_[d]);
    }
    made.result = Shape(result);
    for (int k = 0; k < places_.size(); ++k) made.order[places_[k]] = static_cast<std::int8_t>(k);
    int window = 0, narrow = 0, other = 0;
    for (std::int8_t d = 0; d < operand_.rank(); ++d)
      if (is_of_window(d))
        made.order[dims_.window[window++]] =
            static_cast<std::int8_t>(narrow_.contains(d) ? extents_.size() + narrow++ : places.size() + other++);
    return made;
  }

  // Where the operand's elements lie inside of windows that are one of each, and the updates brought there.
  struct Moved {
    Var are_here, updates;
  };
  [[nodiscard]] constexpr Moved moved(const Buffer<Var>& starts, Var are_inside, Var updates) const {
    Var are_here = by_batch(are_inside);
    for (std::int8_t d = 0; d < operand_.rank(); ++d) {
      if (!dims_.collapsed.contains(d) && !narrow_.contains(d)) continue;
      const Var offset = weft::iota(*updates.graph, operand_, d) - by_batch(start_of(starts, d));
      are_here = are_here & ((offset >= 0) & (offset < static_cast<double>(sizes_[d])));
    }
    AxisList order, dims;  // [batch..., narrow..., others...] of the updates; dimensions of the operand
    for (int i = 0; i < dims_.operand_batch.size(); ++i) {
      order.push_back(places_[place_of(dims_.index_batch[i])]);
      dims.push_back(dims_.operand_batch[i]);
    }
    Index rows = 1;  // of a window
    for (const auto d : narrow_) order.push_back(window_of(d)), rows *= sizes_[d];
    for (const auto d : others_) order.push_back(window_of(d));
    Var ordered = in_order(updates, order);
    if (rows > 1) {
      ordered = rows_at_elements(starts, ordered, rows);
      for (const auto d : narrow_) dims.push_back(d);
    } else {  // one for all elements along the dimensions that are narrow
      ordered = weft::reshape(ordered, Shape(joined(batch_extents(), extents_of(others_))));
    }
    for (const auto d : others_) dims.push_back(d);
    return {are_here, broadcast_in_dim(ordered, operand_, dims)};
  }

 private:
  const IndexedDims& dims_;
  Shape operand_;
  const Buffer<Index>& sizes_;
  AxisList places_, narrow_, others_;  // dimensions of the result; of the operand
  Dims extents_;                       // of the places

  [[nodiscard]] constexpr bool is_of_window(std::int8_t d) const {
    return !dims_.collapsed.contains(d) && !dims_.operand_batch.contains(d);
  }
  // 0, where nothing names a place.
  [[nodiscard]] constexpr Var start_of(const Buffer<Var>& starts, int dim) const {
    if (starts[dim].id != no_id) return starts[dim];
    return broadcast_to(weft::constant(*starts[dim].graph, 0, DType::i32), Shape(extents_));
  }
  // Which place a dimension of the indices is.
  [[nodiscard]] constexpr std::int8_t place_of(int dim) const {
    return static_cast<std::int8_t>(dim < dims_.index_vector ? dim : dim - 1);
  }
  // The dimension of the result that a dimension of windows is.
  [[nodiscard]] constexpr std::int8_t window_of(std::int8_t dim) const {
    int window = 0;
    for (std::int8_t d = 0; d < dim; ++d) window += is_of_window(d);
    return dims_.window[window];
  }
  [[nodiscard]] constexpr Dims extents_of(const AxisList& dims) const { return in_order(operand_, dims).dims; }
  [[nodiscard]] constexpr Dims batch_extents() const { return extents_of(dims_.operand_batch); }
  [[nodiscard]] static constexpr Dims joined(Dims first, const Dims& second) {
    for (const Index extent : second) first.push_back(extent);
    return first;
  }
  // One value a place, for all elements of its part of the batch.
  [[nodiscard]] constexpr Var by_batch(Var x) const {
    AxisList dims(places_.size(), 0);
    for (int i = 0; i < dims_.operand_batch.size(); ++i)
      dims[place_of(dims_.index_batch[i])] = dims_.operand_batch[i];
    return broadcast_in_dim(x, operand_, dims);
  }
  // [batch..., narrow..., others...] with all elements of narrow dimensions, of `given` with those of windows: to each
  // the nearest row of its window, taken row by row (sharding/row_by_row.hpp).
  [[nodiscard]] constexpr Var rows_at_elements(const Buffer<Var>& starts, Var given, Index rows) const {
    Graph& graph = *given.graph;
    const Dims made = joined(batch_extents(), extents_of(narrow_));
    const int batch_rank = dims_.operand_batch.size();
    AxisList by_place(places_.size(), 0);
    for (std::int8_t i = 0; i < batch_rank; ++i) by_place[place_of(dims_.index_batch[i])] = i;
    Var number{&graph, no_id};
    for (int i = 0; i < narrow_.size(); ++i) {
      const Var start = broadcast_in_dim(start_of(starts, narrow_[i]), Shape(made), by_place);
      const Var offset = weft::iota(graph, Shape(made), batch_rank + i) - start;
      const Var nearest = weft::minimum(weft::maximum(offset, 0), static_cast<double>(sizes_[narrow_[i]] - 1));
      number = i == 0 ? nearest : number * static_cast<double>(sizes_[narrow_[i]]) + nearest;
    }
    const Index batch = Shape(batch_extents()).elements(), count = number.elements();
    const Shape by_row{batch, count / batch};
    const Var first = broadcast_in_dim(weft::iota(graph, {batch}, 0) * static_cast<double>(rows), by_row, {0});
    const Var numbers = weft::reshape(first + weft::reshape(number, by_row), {count});
    const Dims others = extents_of(others_);
    const Var taken = take(weft::reshape(given, Shape(joined({batch * rows}, others))), numbers);
    return weft::reshape(taken, Shape(joined(made, others)));
  }
};

}  // namespace weft::stablehlo::read

#endif
