// Running sums, products and extrema along a dimension.
#ifndef WEFT_GRAPH_CUMULATIVE_HPP
#define WEFT_GRAPH_CUMULATIVE_HPP

#include <weft/graph/arrange.hpp>

namespace weft {

namespace detail {

// Each element with the one 1, 2, 4, ... before it, or after it (Hillis and Steele, 1986): O(n log n).
// combine(first, second), lists of values: of each the one that comes first and the other.
template <class Combine>
constexpr Buffer<Var> running(Buffer<Var> values, int dim, bool is_reversed, const Combine& combine) {
  const Index extent = values[0].shape()[dim];
  for (Index step = 1; step < extent; step *= 2) {
    Buffer<Var> first, second;
    for (const Var& value : values) {
      const Var early = part(value, dim, 0, extent - step), late = part(value, dim, step, extent);
      first.push_back(is_reversed ? late : early);
      second.push_back(is_reversed ? early : late);
    }
    const Buffer<Var> made = combine(first, second);
    for (Index i = 0; i < values.size(); ++i) {
      const Var kept = is_reversed ? part(values[i], dim, extent - step, extent) : part(values[i], dim, 0, step);
      values[i] = is_reversed ? concatenate({made[i], kept}, dim) : concatenate({kept, made[i]}, dim);
    }
  }
  return values;
}
template <class Combine>
constexpr Var running_one(const char* operation, LocatedVar x, Index dim, bool is_reversed, const Combine& combine) {
  if (!x.has_dimension(operation, dim, x.rank())) return x;
  return running({x}, dimension(dim, x.rank()), is_reversed, [&](const Buffer<Var>& first, const Buffer<Var>& second) {
    return Buffer<Var>{combine(first[0], second[0])};
  })[0];
}

}  // namespace detail

// result[i] is made of x[0] to x[i] along `dim`, or reversed of x[i] to the last one. Sums of bf16 and f16 are added up in
// f32 and rounded once. O(n log n). Error: dimension_out_of_range.
constexpr Var cumsum(LocatedVar x, Index dim, bool is_reversed = false) {
  const auto add = [](Var a, Var b) { return a + b; };
  const LocatedVar wide(detail::widened(x), x.line, x.file);
  return convert(detail::running_one("cumsum", wide, dim, is_reversed, add), x.dtype());
}
constexpr Var cumprod(LocatedVar x, Index dim, bool is_reversed = false) {
  const auto multiply = [](Var a, Var b) { return a * b; };
  const LocatedVar wide(detail::widened(x), x.line, x.file);
  return convert(detail::running_one("cumprod", wide, dim, is_reversed, multiply), x.dtype());
}
constexpr Var cummax(LocatedVar x, Index dim, bool is_reversed = false) {
  return detail::running_one("cummax", x, dim, is_reversed, [](Var a, Var b) { return maximum(a, b); });
}
constexpr Var cummin(LocatedVar x, Index dim, bool is_reversed = false) {
  return detail::running_one("cummin", x, dim, is_reversed, [](Var a, Var b) { return minimum(a, b); });
}

}  // namespace weft

#endif
