// Reductions that are made of others: variance, norm, any, all, prod.
#ifndef WEFT_GRAPH_STATISTICS_HPP
#define WEFT_GRAPH_STATISTICS_HPP

#include <weft/graph/arrange.hpp>

namespace weft {

namespace detail {

// x minus its mean along `dim`. The mean is off by a rounding, which is all that is left of a row of equal large
// numbers: so the mean of what is left is taken off, too. As a constant: where nothing is rounded it is 0.
constexpr Var centered(Var x, int dim) {
  const Var once = x - expand_dims(mean(x, dim), dim);
  return once - expand_dims(stop_gradient(mean(once, dim)), dim);
}
// Is there a variance along `dim`, or is it noted that there is none? Errors: dimension_out_of_range,
// element_type_not_supported, variance_of_too_few.
constexpr bool has_variance(const LocatedVar& x, const char* operation, Index dim, Index correction) {
  if (!x.has_dimension(operation, dim, x.rank()) || !x.is_supported(is_floating(x.dtype()), operation)) return false;
  const Index count = x.shape()[dimension(dim, x.rank())];
  if (count > correction) return true;
  if (!x.notes_refusal("variance_of_too_few", count, correction)) variance_of_too_few(operation, count, correction);
  return false;
}
// The variance along `dim`, f32 of bf16 and f16.
constexpr Var wide_variance(Var x, Index dim, Index correction) {
  const int own = dimension(dim, x.rank());
  return mean_of(sum(square(centered(widened(x), own)), own), x.shape()[own] - correction);
}

}  // namespace detail

// The mean square of what x is off its mean, along `dim`, which disappears: the sum of squares by n - correction
// (numpy.var and jnp.var: 0, torch.var: 1). In passes, so that equal large numbers have none; bf16 and f16 in f32.
// Errors: dimension_out_of_range, element_type_not_supported, variance_of_too_few.
constexpr Var variance(LocatedVar x, Index dim, Index correction = 0) {
  if (!detail::has_variance(x, "variance", dim, correction)) return x;
  return convert(detail::wide_variance(x, dim, correction), x.dtype());
}
// Its root (numpy.std, torch.std). The gradient where all elements are equal is NaN, as in JAX.
constexpr Var standard_deviation(LocatedVar x, Index dim, Index correction = 0) {
  if (!detail::has_variance(x, "standard_deviation", dim, correction)) return x;
  return convert(sqrt(detail::wide_variance(x, dim, correction)), x.dtype());
}
// The root of the sum of squares along `dim`, which disappears; bf16 and f16 in f32. The gradient at zero is NaN, as in JAX.
constexpr Var norm(LocatedVar x, Index dim) {
  if (!x.has_dimension("norm", dim, x.rank())) return x;
  return convert(sqrt(sum(square(detail::widened(x)), dim)), x.dtype());
}

// Predicates. Of no elements `any` is false, `all` is true.
constexpr Var any(LocatedVar x, Index dim) {
  if (!x.is_supported(x.dtype() == DType::pred, "any")) return x;
  return max(convert(x, DType::i32), dim) > 0;
}
constexpr Var any(LocatedVar x) {
  if (!x.is_supported(x.dtype() == DType::pred, "any")) return x;
  return max(convert(x, DType::i32)) > 0;
}
constexpr Var all(LocatedVar x, Index dim) { return !any(!x, dim); }
constexpr Var all(LocatedVar x) { return !any(!x); }

// The product along `dim`, which disappears; of nothing it is 1. Halves are multiplied until one is left: O(n); bf16 and f16
// in f32. Error: dimension_out_of_range.
constexpr Var prod(LocatedVar x, Index dim) {
  if (!x.has_dimension("prod", dim, x.rank())) return x;
  const int own = dimension(dim, x.rank());
  Var rest = detail::widened(x);
  Dims kept = x.shape().dims;
  kept.erase(own);
  if (x.shape()[own] == 0) return broadcast_to(like(x, 1), Shape(kept));
  while (rest.shape()[own] > 1) {
    const Index extent = rest.shape()[own], half = extent / 2;
    const Var first = detail::part(rest, own, 0, half), second = detail::part(rest, own, half, 2 * half), made = first * second;
    rest = extent % 2 == 0 ? made : concatenate({made, detail::part(rest, own, extent - 1, extent)}, own);
  }
  return convert(reshape(rest, Shape(kept)), x.dtype());
}

}  // namespace weft

#endif
