// Sorting along a dimension: argsort of keys, and what is taken in their order. Gradients flow to what is taken.
#ifndef WEFT_GRAPH_SORT_HPP
#define WEFT_GRAPH_SORT_HPP

#include <weft/graph/move_dimensions.hpp>
#include <weft/graph/var.hpp>

namespace weft {

// i32 in the order of x: NaN is larger than all numbers, and -0 is 0. Of numbers of 32 bits or fewer.
constexpr Var order_keys(LocatedVar x) {
  const auto all = [&](double number) { return broadcast_to(constant(*x.graph, number, DType::i32), x.shape()); };
  const DType dtype = x.dtype();
  if (!x.is_supported(size_bytes(dtype) <= 4, "argsort")) return all(0);
  if (dtype == DType::u32) return bitcast_convert(x, DType::i32) ^ all(-0x1p31);
  if (!is_floating(dtype)) return convert(x, DType::i32);
  const Var wide = convert(x, DType::f32), bits = bitcast_convert(select(wide == 0, like(wide, 0), wide), DType::i32);
  return select(wide != wide, all(0x7FFFFFFF), select(bits < 0, bits ^ all(0x7FFFFFFF), bits));
}
// The same of numbers of any type: those of 64 bits have two keys, of which the first decides, and the second where that
// is equal. Error: element_type_not_supported, of complex numbers.
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

// result[..., i, ...] = x[..., places[..., i, ...], ...] along `dim`; `places`: i32, of x's extents in all other
// dimensions. (numpy.take_along_axis.) At run time a place outside of x is an error.
constexpr Var take_along(LocatedVar x, Var places, Index dim = -1) {
  if (!x.has_rank("take_along", 1) || !x.has_dimension("take_along", dim, x.rank())) return x;
  const int own = dimension(dim, x.rank()), last = x.rank() - 1;
  if (own != last)
    return detail::move_dimension(
        take_along(detail::move_dimension(x, own, last), detail::move_dimension(places, own, last)), last, own);
  const Shape taken = places.shape();
  const Index width = x.shape()[last], rows = width == 0 ? 0 : x.elements() / width, count = taken[last];
  const Var starts = broadcast_in_dim(iota(*x.graph, {rows}, 0) * static_cast<double>(width), {rows, count}, {0});
  const Var numbers = reshape(starts + reshape(places, {rows, count}), {rows * count});
  return reshape(take(reshape(x, {x.elements()}), numbers), taken);
}

namespace detail {

// The places, i32, along `dim` of keys, i32, in their order; of equal ones in their own.
constexpr Var places_of_keys(Var keys, Index dim) {
  const int own = dimension(dim, keys.rank()), last = keys.rank() - 1;
  if (own == last) return emit_var(Op::argsort, {keys});
  return move_dimension(emit_var(Op::argsort, {move_dimension(keys, own, last)}), last, own);
}

}  // namespace detail

// The places, i32, of elements along `dim` in the order of keys, i32: by the last one first, since places of equal keys
// stay in their order.
constexpr Var places_in_order(const Buffer<Var>& keys, Index dim) {
  Var places = detail::places_of_keys(keys.back(), dim);
  for (Index i = keys.size() - 1; i-- > 0;)
    places = take_along(places, detail::places_of_keys(take_along(keys[i], places, dim), dim), dim);
  return places;
}
// The places, i32, of the elements along `dim` in the order of x; equal ones in their own order.
constexpr Var argsort(LocatedVar x, Index dim = -1) {
  if (!x.has_rank("argsort", 1) || !x.has_dimension("argsort", dim, x.rank())) return x;
  return places_in_order(sorting_keys(x), dim);
}
// x in rising order along `dim`.
constexpr Var sort(LocatedVar x, Index dim = -1) { return take_along(x, argsort(x, dim), dim); }

namespace detail {

// The extent of blocks by which the k largest of a row are found: one that divides `width`, near sqrt(width / k), where
// finding the blocks and sorting what they hold cost the same; 0: the row is short, or no such extent divides it.
constexpr Index top_k_block(Index width, Index k) {
  if (k < 1 || width < 4096) return 0;
  Index best = 0, least_cost = width / 4;
  for (Index block = 8; 2 * k * block <= width && k * block * block <= 16 * width; ++block)
    if (const Index cost = width / block + k * block; width % block == 0 && cost < least_cost)
      best = block, least_cost = cost;
  return best;
}
// The first k of a row sorted by !key.
constexpr Var first_of_falling(Var key, Index k) {
  Dims limit = key.shape().dims;
  limit.back() = k;
  return slice(emit_var(Op::argsort, {!key}), Dims(key.rank(), 0), limit);
}
// The places, i32, of the k largest along the last dimension, in falling order of `key_of(x)`, i32; of equal ones the
// first. Of a wide row they lie in the k blocks whose largest elements are the largest, of equal ones the first: an
// element of any other block has k elements before it.
template <class KeyOf>
constexpr Var places_of_largest(Var x, Index k, const KeyOf& key_of) {
  const Index width = x.shape()[x.rank() - 1], block = top_k_block(width, k);
  if (block == 0) return first_of_falling(key_of(x), k);
  const Index rows = x.elements() / width, blocks = width / block;
  const Var whole = reshape(x, {rows, blocks, block});
  const Var found = first_of_falling(reduce(Op::reduce_max, key_of(whole), {2}), k);
  const Var chosen = take_along(found, emit_var(Op::argsort, {found}));  // in the order of the row
  const Var before = broadcast_in_dim(iota(*x.graph, {rows}, 0) * static_cast<double>(blocks), {rows, k}, {0});
  const Var held = take(reshape(x, {rows * blocks, block}), reshape(chosen + before, {rows * k}));
  const Var order = first_of_falling(key_of(reshape(held, {rows, k * block})), k);
  const Var number = order / static_cast<double>(block);
  const Var places = (take_along(chosen, number) - number) * static_cast<double>(block) + order;
  Dims made = x.shape().dims;
  made.back() = k;
  return reshape(places, Shape(made));
}
// The same of elements that have several keys, `keys_of(x)`, if they are of 64 bits: these are sorted whole.
template <class KeysOf>
constexpr Var places_of_largest_keys(Var x, Index k, const KeysOf& keys_of) {
  if (size_bytes(x.dtype()) <= 4) return places_of_largest(x, k, [&](Var y) { return keys_of(y)[0]; });
  Buffer<Var> keys = keys_of(x);
  for (Var& key : keys) key = !key;
  Dims taken = x.shape().dims;
  taken.back() = k;
  return slice(places_in_order(keys, x.rank() - 1), Dims(x.rank(), 0), taken);
}

}  // namespace detail

// The k largest along the last dimension, in falling order, and their places; of equal ones the first.
struct TopK {
  Var values, places;
};
constexpr TopK top_k(LocatedVar x, Index k) {
  const int last = x.rank() - 1;
  const Index width = last < 0 ? 0 : x.shape()[last];
  if (last < 0 || k < 0 || k > width) {
    if (x.notes_refusal("slice_does_not_fit", k, width)) return {x, x};
    slice_does_not_fit("top_k", last, k, width);
  }
  const Var places = detail::places_of_largest_keys(x, k, [&](Var y) { return sorting_keys(x.beside(y)); });
  return {take_along(x, places), places};
}

}  // namespace weft

#endif
