// Rows of a table whose rows are cut over devices: Megatron's vocabulary-parallel embedding. Every device takes what
// lies in its own rows and zeros for the others; the sum over the devices is the whole. Shoeybi et al., 2019,
// section 3. Likewise one row, or column, of a dimension that is cut.
#ifndef WEFT_SHARDING_MASKED_ROWS_HPP
#define WEFT_SHARDING_MASKED_ROWS_HPP

#include <weft/graph/collectives.hpp>

namespace weft::detail {

// Where rows of the whole table lie in this device's `own` rows; those of other devices are row `elsewhere`: 0, or -1,
// which a scatter leaves out. What lies in no device's rows stays outside, so that it is found at run time.
struct OwnRows {
  Var numbers;   // i32[n...]
  Var are_here;  // pred[n...]

  constexpr OwnRows(Var indices, const AxisList& axes, Index own, double elsewhere)
      : numbers(indices), are_here(indices) {
    const Index parts = parts_of(indices.graph->mesh, axes);
    const Var position = device_index(*indices.graph, axes, DType::i32);
    const Var shifted = indices - broadcast_to(position * static_cast<double>(own), indices.shape());
    are_here = (shifted >= 0) & (shifted < static_cast<double>(own));
    const Var exists = (indices >= elsewhere) & (indices < static_cast<double>(own * parts));
    const Var other = broadcast_to(constant(*indices.graph, elsewhere, DType::i32), indices.shape());
    numbers = select(are_here, shifted, select(exists, other, shifted));
  }
};

// This device's summand of take(whole table, indices): `table` are its rows.
constexpr Var take_own(Var table, Var indices, const AxisList& axes) {
  const OwnRows rows(indices, axes, table.shape()[0], 0);
  const Var x = take(table, rows.numbers);
  AxisList leading;
  for (int d = 0; d < rows.are_here.rank(); ++d) leading.push_back(static_cast<std::int8_t>(d));
  const Var here = broadcast_in_dim(rows.are_here, x.shape(), leading);
  return select(here, x, broadcast_to(constant(*x.graph, 0, x.dtype()), x.shape()));
}
// This device's `own` rows of scatter_add(updates, indices, all rows).
constexpr Var scatter_add_own(Var updates, Var indices, Index own, const AxisList& axes) {
  return scatter_add(updates, OwnRows(indices, axes, own, -1).numbers, own);
}

// This device's summand of row `row` of a whole along `dim`, of which `x` is its piece.
constexpr Var row_of_own(Var x, int dim, Index row, const AxisList& axes) {
  const Shape& shape = x.shape();
  Dims start(shape.rank(), 0), limit = shape.dims;
  start[dim] = row % shape[dim];
  limit[dim] = start[dim] + 1;
  const Index owner = row / shape[dim];
  const Var mine = slice(x, start, limit);
  const Var is_here = device_index(*x.graph, axes, DType::i32) == static_cast<double>(owner);
  return select(broadcast_to(is_here, mine.shape()), mine,
                broadcast_to(constant(*x.graph, 0, x.dtype()), mine.shape()));
}

// A part of a whole of which every device has some rows: where it lies for this one, whose piece is `own`, once as many
// rows as the part has stand on either side of the piece, along dimensions that are cut and longer than the part.
class PartOfOwn {
 public:
  // `starts`: of the part in the whole, one i32 scalar a dimension, clamped here; `cut`: the axes of each dimension.
  constexpr PartOfOwn(Graph& graph, const Shape& own, const Buffer<Var>& starts, const Shape& part, const Shape& whole,
                      const fixed_vector<AxisList, max_rank>& cut)
      : beside_(own.rank(), 0), limit_(own.dims), places_(starts) {
    for (int d = 0; d < own.rank(); ++d) {
      const Index rows = part[d];
      if (cut[d].empty() || rows == whole[d]) continue;
      beside_[d] = rows;
      limit_[d] += rows;
      const Var last = constant(graph, static_cast<double>(whole[d] - rows), DType::i32);
      const Var start = minimum(maximum(starts[d], 0.0), last);
      places_[d] =
          start - device_index(graph, cut[d], DType::i32) * static_cast<double>(own[d]) + static_cast<double>(rows);
    }
  }
  // `x` between zeros.
  [[nodiscard]] constexpr Var widened(Var x) const { return pad(x, beside_, beside_); }
  [[nodiscard]] constexpr Var narrowed(Var x) const { return slice(x, beside_, limit_); }
  [[nodiscard]] constexpr const Buffer<Var>& places() const noexcept { return places_; }

 private:
  Dims beside_, limit_;
  Buffer<Var> places_;
};

// This device's piece of a whole in which a part is replaced from `starts` on, of which `x` is its piece before, as
// `update` is of `part`. `cut`: the axes of each dimension. Rows of the update that other devices have fall on rows
// beside the piece, which are cut off.
constexpr Var update_own(Var x, Var update, const Buffer<Var>& starts, const Shape& part, const Shape& whole,
                         const fixed_vector<AxisList, max_rank>& cut) {
  const PartOfOwn own(*x.graph, x.shape(), starts, part, whole, cut);
  return own.narrowed(dynamic_update_slice(own.widened(x), update, own.places()));
}
// This device's summand of a part of `sizes` of a whole, of which `x` is its piece: zeros where other devices have it.
constexpr Var slice_own(Var x, const Buffer<Var>& starts, const Shape& part, const Shape& whole, const Dims& sizes,
                        const fixed_vector<AxisList, max_rank>& cut) {
  const PartOfOwn own(*x.graph, x.shape(), starts, part, whole, cut);
  return dynamic_slice(own.widened(x), own.places(), sizes);
}

}  // namespace weft::detail

#endif
