// Gather and scatter where few elements are named by places along several dimensions (a diagonal, one place a row of a
// batch, key-value caches at [b, i]): each element compares its own number along every dimension. Dimensions stay what
// they are, so that any of them may be cut; the number of a flattened element or row could be cut along the first one
// alone.
#ifndef WEFT_STABLEHLO_COMPARED_PLACES_HPP
#define WEFT_STABLEHLO_COMPARED_PLACES_HPP

#include <weft/graph/arrange.hpp>
#include <weft/stablehlo/indexed_dims.hpp>

namespace weft::stablehlo::read {

// What all comparisons of one operation may be: some 50 us of one core.
inline constexpr Index most_comparisons = Index{1} << 16;

// All dimensions of the operand and all of the places, those of a batch once: [places..., others...] of a gather,
// [operand..., other places...] of a scatter. `starts`: as IndexedWindows has them, of rows; null where there are none.
class ComparedPlaces {
 public:
  // The places of a gather: dimensions that are compared follow them, then those of the window.
  static constexpr ComparedPlaces of_gather(const IndexedDims& dims, const Shape& operand, const Shape& result) {
    ComparedPlaces made(dims, operand, result);
    made.place_dims_ = numbers_from(0, made.places_.size());
    for (const auto place : made.places_) made.extents_.push_back(result[place]);
    for (int d = 0; d < operand.rank(); ++d)
      if (dims.collapsed.contains(static_cast<std::int8_t>(d))) made.add_dimension_of_operand(d, operand[d]);
    made.joined_ = numbers_from(made.places_.size(), made.extents_.size());
    for (int d = 0; d < operand.rank(); ++d)
      if (made.is_of_window(d)) made.add_dimension_of_operand(d, operand[d]);
    for (int i = 0; i < dims.operand_batch.size(); ++i)
      made.operand_dims_[dims.operand_batch[i]] = made.place_of(dims.index_batch[i]);
    return made;
  }
  // The places of a scatter: `given` is the shape of the updates.
  static constexpr ComparedPlaces of_scatter(const IndexedDims& dims, const Shape& operand, const Shape& given) {
    ComparedPlaces made(dims, operand, given);
    for (int d = 0; d < operand.rank(); ++d) made.add_dimension_of_operand(d, operand[d]);
    made.place_dims_ = AxisList(made.places_.size(), -1);
    for (int i = 0; i < dims.operand_batch.size(); ++i)
      made.place_dims_[made.place_of(dims.index_batch[i])] = dims.operand_batch[i];
    for (int k = 0; k < made.places_.size(); ++k)
      if (made.place_dims_[k] < 0) {
        made.place_dims_[k] = static_cast<std::int8_t>(made.extents_.size());
        made.extents_.push_back(given[made.places_[k]]);
      }
    made.joined_ = numbers_from(operand.rank(), made.extents_.size());
    return made;
  }

  // Do they have a place in a shape, and are there few of them?
  [[nodiscard]] constexpr bool are_few() const {
    if (extents_.size() > max_rank) return false;
    Index count = 1;
    for (const Index extent : extents_) count *= extent;
    return count <= most_comparisons;
  }

  // Where the operand's element is the one that is named. Few places along several dimensions are one number, so that a
  // mask is made of one value a place: where devices need other places, these are sent, and neither mask nor operand.
  [[nodiscard]] constexpr Var are_here(const Buffer<Var>& starts) const {
    const auto own_along = [&](Index dim) { return iota(*starts[dim].graph, shape(), operand_dims_[dim]); };
    const auto first = dims_.collapsed[0];
    Var own = own_along(first), named = starts[first];
    if (dims_.collapsed.size() == 1 || !are_few()) {
      Var all = own == by_place(named);
      for (Index i = 1; i < dims_.collapsed.size(); ++i)
        all = all & (own_along(dims_.collapsed[i]) == by_place(starts[dims_.collapsed[i]]));
      return all;
    }
    for (Index i = 1; i < dims_.collapsed.size(); ++i) {
      const auto dim = dims_.collapsed[i];
      const auto extent = static_cast<double>(extents_[operand_dims_[dim]]);
      own = own * extent + own_along(dim);
      named = named * extent + starts[dim];
    }
    const Var outside = broadcast_to(weft::constant(*named.graph, -1, named.dtype()), named.shape());
    return own == by_place(weft::select(starts[first] < 0.0, outside, named));
  }
  [[nodiscard]] constexpr Shape shape() const {
    Dims extents;
    for (const Index extent : extents_) extents.push_back(extent);
    return Shape(extents);
  }
  // One value a place, in their shape.
  [[nodiscard]] constexpr Var by_place(Var x) const { return broadcast_in_dim(x, shape(), place_dims_); }
  [[nodiscard]] constexpr Var of_operand(Var x) const { return broadcast_in_dim(x, shape(), operand_dims_); }
  // What is gathered, or the updates.
  [[nodiscard]] constexpr Var of_windows(Var x) const {
    AxisList dims(x.rank(), 0);
    for (int k = 0; k < places_.size(); ++k) dims[places_[k]] = place_dims_[k];
    for (int d = 0, next = 0; d < operand_dims_.size(); ++d)
      if (is_of_window(d)) dims[dims_.window[next++]] = operand_dims_[d];
    return broadcast_in_dim(x, shape(), dims);
  }
  // The dimensions over which what is named is joined.
  [[nodiscard]] constexpr const AxisList& joined() const { return joined_; }
  // [places..., window...] in the order of what is gathered.
  [[nodiscard]] constexpr Var in_order_of_result(Var x) const {
    AxisList order = places_;
    for (const auto dim : dims_.window) order.push_back(dim);
    return in_order(x, inverse(order));
  }

 private:
  const IndexedDims& dims_;
  AxisList places_;        // dimensions of the result
  AxisList place_dims_;    // of the places,
  AxisList operand_dims_;  // and of the operand: which ones of all
  AxisList joined_;
  fixed_vector<Index, 2 * max_rank> extents_;

  constexpr ComparedPlaces(const IndexedDims& dims, const Shape& operand, const Shape& result)
      : dims_(dims), operand_dims_(operand.rank(), 0) {
    for (std::int8_t d = 0; d < result.rank(); ++d)
      if (!dims.window.contains(d)) places_.push_back(d);
  }
  static constexpr AxisList numbers_from(int first, int end) {
    AxisList made;
    for (int i = first; i < end; ++i) made.push_back(static_cast<std::int8_t>(i));
    return made;
  }
  constexpr void add_dimension_of_operand(int dim, Index extent) {
    operand_dims_[dim] = static_cast<std::int8_t>(extents_.size());
    extents_.push_back(extent);
  }
  [[nodiscard]] constexpr bool is_of_window(int dim) const {
    const auto own = static_cast<std::int8_t>(dim);
    return !dims_.collapsed.contains(own) && !dims_.operand_batch.contains(own);
  }
  // Which place dimension `dim` of the indices is.
  [[nodiscard]] constexpr std::int8_t place_of(int dim) const {
    return static_cast<std::int8_t>(dim < dims_.index_vector ? dim : dim - 1);
  }
};

}  // namespace weft::stablehlo::read

#endif
