// Values of which only the first elements along a dimension count, so many as an integer says when the program runs:
// what PyTorch/XLA makes of masked_scatter. They are kept whole, and what reads them leaves the others out, or is
// refused.
#ifndef WEFT_STABLEHLO_COUNTED_VALUES_HPP
#define WEFT_STABLEHLO_COUNTED_VALUES_HPP

#include <weft/graph/node.hpp>
#include <weft/stablehlo/syntax.hpp>

namespace weft::stablehlo {

struct CountedValue {
  int dim = 0;
  Id count = no_id;      // how many elements along it, a scalar
  TextPlace place = {};  // of the set_dimension_size that says so
};

// Those of a function, by the numbers of its values.
class CountedValues {
 public:
  [[nodiscard]] constexpr const CountedValue* find(Index value) const {
    return value < place_.size() && place_[value] >= 0 ? &values_[place_[value]] : nullptr;
  }
  [[nodiscard]] constexpr bool empty() const { return values_.empty(); }
  constexpr void note(Index value, const CountedValue& counted) {
    if (value >= place_.size()) place_.resize(value + 1, -1);
    place_[value] = values_.size();
    values_.push_back(counted);
  }
  // All its elements count, as an operation that runs again may have it.
  constexpr void forget(Index value) {
    if (value < place_.size()) place_[value] = -1;
  }
  constexpr void swap(CountedValues& other) {
    place_.swap(other.place_);
    values_.swap(other.values_);
  }

 private:
  Buffer<Index> place_;  // in `values_`; -1: none
  Buffer<CountedValue> values_;
};

// Error: stablehlo_size_is_unknown, of what does not say what becomes of elements that do not count.
[[noreturn]] inline void refuse(const CountedValue& counted) {
  stablehlo_size_is_unknown(counted.place, "stablehlo.set_dimension_size", 1);
}

}  // namespace weft::stablehlo

#endif
