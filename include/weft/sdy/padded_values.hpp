// The values of a function while a pass makes those larger that axes cut and do not divide: what is known of the
// elements behind their own, and operations that add, overwrite and drop such. Run time only.
#ifndef WEFT_SDY_PADDED_VALUES_HPP
#define WEFT_SDY_PADDED_VALUES_HPP

#include <weft/sdy/resized_values.hpp>
#include <weft/sharding/uneven.hpp>

namespace weft::sdy {

class PaddedValues : public ResizedValues {
 public:
  using ResizedValues::ResizedValues;

  [[nodiscard]] bool is_padded(Index value) const { return !(size(value) == own(value)); }
  // Are all elements behind a value's own known to be 0?
  [[nodiscard]] bool has_zeros(Index value) const { return value < zeros_.size() && zeros_[value]; }
  void note_zeros(Index value, bool has_zeros) {
    while (zeros_.size() <= value) zeros_.push_back(false);
    zeros_[value] = has_zeros;
  }

  // The least shape that has `least` and divides into the pieces of `lies`.
  [[nodiscard]] static Shape divisible(const Shape& least, const TensorSharding& lies) {
    Dims dims = least.dims;
    for (int d = 0; d < dims.size(); ++d) dims[d] = padded_extent(dims[d], parts(lies, d));
    return Shape(dims);
  }
  [[nodiscard]] Shape needed(Index value) const {
    return function().is_tensor(value) ? divisible(own(value), function().sharding(value)) : own(value);
  }

  // --- Inside of a visit, before the operation: values that stand in the place of one, with its own elements
  // With more elements, which are 0.
  Index grown(Index value, Shape to) {
    const Shape from = size(value);
    if (from == to) return value;
    Dims more = to.dims;
    for (int d = 0; d < more.size(); ++d) more[d] -= from[d];
    const std::string none = stablehlo::list_of(Dims(more.size(), 0));
    const Buffer<Index> operands{value, zero(value)};
    const stablehlo::ValueType type = with_shape(type_of(value), to);
    const Index made =
        emit(before(), "stablehlo.pad %0, %1, low = " + none + ", high = " + stablehlo::list_of(more) + ", interior = " + none,
             function_types(operands, type), operands, {type, own(value), function().sharding(value)});
    note_zeros(made, from == own(value) || has_zeros(value));
    return made;
  }
  Index zero(Index like) { return constant(before(), zero_of(type_of(like)), scalar_of(like)); }
  // With `fill`, a scalar, behind its own elements along `dims`.
  Index masked(Index value, const Buffer<int>& dims, Index fill) {
    const Shape shape = size(value);
    const TensorSharding lies = function().sharding(value);
    const stablehlo::ValueType numbers{{DType::i32, shape}}, flags{{DType::pred, shape}};
    const stablehlo::ValueType type = with_shape(type_of(value), shape);
    Index mask = -1;
    for (const int dim : dims) {
      if (shape[dim] == own(value)[dim]) continue;
      const Index place = emit(before(), "stablehlo.iota dim = " + std::to_string(dim), " : " + type_text(numbers), {},
                               {numbers, shape, lies});
      const Index limit = constant(before(), std::to_string(own(value)[dim]), {{DType::i32, {}}});
      const Buffer<Index> both{place, broadcast(before(), limit, numbers, lies)};
      const Index inside =
          emit(before(), "stablehlo.compare LT, %0, %1", function_types(both, flags), both, {flags, shape, lies});
      mask = mask < 0 ? inside
                      : emit(before(), "stablehlo.and %0, %1", " : " + type_text(flags), {mask, inside},
                             {flags, shape, lies});
    }
    if (mask < 0) return value;
    const Index filler = broadcast(before(), fill, type, lies);
    return emit(before(), "stablehlo.select %0, %1, %2", " : " + type_text(flags) + ", " + type_text(type),
                {mask, value, filler}, {type, own(value), lies});
  }
  // Its first elements.
  Index trimmed(Index value, Shape to, const Place& place) {
    if (size(value) == to) return value;
    const stablehlo::ValueType type = with_shape(type_of(value), to);
    const Index made = emit(place, "stablehlo.slice %0 " + slice_text(Dims(to.rank(), 0), to.dims, Dims(to.rank(), 1)),
                            function_types({value}, type), {value}, {type, own(value), function().sharding(value)});
    note_zeros(made, has_zeros(value));
    return made;
  }

 private:
  Buffer<bool> zeros_;  // of each value; those behind the end are not known
};

}  // namespace weft::sdy

#endif
