// Keys to sort by of any real type: those of 64 bits have two, of 32 bits each. Beside sort.hpp, whose functions every
// user's include costs.
#ifndef WEFT_GRAPH_SORTING_KEYS_HPP
#define WEFT_GRAPH_SORTING_KEYS_HPP

#include <weft/graph/sort.hpp>

namespace weft {

// i32 in the order of x, as order_keys has them: the first decides, and the second where that is equal.
constexpr Buffer<Var> sorting_keys(LocatedVar x) {
  const DType dtype = x.dtype();
  if (dtype != DType::f64 && dtype != DType::i64 && dtype != DType::u64) return {order_keys(x)};
  const auto all = [&](double number) { return broadcast_to(constant(*x.graph, number, DType::i32), x.shape()); };
  const Var number = dtype == DType::f64 ? select(x == 0, like(x, 0), x) : Var(x);
  const Var bits = dtype == DType::i64 ? number : bitcast_convert(number, DType::i64);
  const Var half = broadcast_to(constant(*x.graph, 32, DType::i64), x.shape());
  Var high = convert(bits >> half, DType::i32), low = convert(bits, DType::i32) ^ all(-0x1p31);
  if (dtype == DType::u64) high = high ^ all(-0x1p31);
  if (dtype != DType::f64) return {high, low};
  const Var is_negative = high < 0, is_nan = x != x;
  high = select(is_nan, all(0x7FFFFFFF), select(is_negative, high ^ all(0x7FFFFFFF), high));
  low = select(is_nan, all(0), select(is_negative, !low, low));
  return {high, low};
}

// The places, i32, of elements along `dim` in the order of keys, i32: by the last one first, since places of equal keys
// stay in their order.
constexpr Var places_in_order(const Buffer<Var>& keys, Index dim) {
  Var places = argsort(keys.back(), dim);
  for (Index i = keys.size() - 1; i-- > 0;)
    places = take_along(places, argsort(take_along(keys[i], places, dim), dim), dim);
  return places;
}

}  // namespace weft

#endif
