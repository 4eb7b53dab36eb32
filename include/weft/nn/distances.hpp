// Losses of differences, of distributions and of directions, as torch.nn.functional has them; unreduced: mean(huber(x,
// y)). Of bf16 and f16 those of several steps are made in f32 and rounded once.
#ifndef WEFT_NN_DISTANCES_HPP
#define WEFT_NN_DISTANCES_HPP

#include <weft/base/error_nn.hpp>
#include <weft/graph/var.hpp>

namespace weft {

namespace detail {

// Is it above 0, or is it noted that it is not? Error: setting_out_of_range.
constexpr bool is_above_zero(LocatedVar x, const char* loss, const char* setting, double value) {
  if (value > 0) return true;
  if (x.goes_on(false, Name("setting_out_of_range: ").append(setting).c_str(), value))
    setting_out_of_range(loss, setting, value, "above 0");
  return false;
}
// huber, f32 of bf16 and f16.
constexpr Var huber_of(Var x, Var y, double delta) {
  const Var wide = widened(x), wide_y = widened(y);
  const Var size = abs(wide - wide_y), near = minimum(size, delta);
  return near * (size - near * 0.5);
}

}  // namespace detail

// |x - y|, elementwise.
constexpr Var l1(LocatedVar x, Var y) { return abs(x - y); }

// Elementwise (x - y)^2 / 2 where |x - y| <= delta, else delta (|x - y| - delta / 2) (Huber, 1964; huber_loss). Error:
// setting_out_of_range.
constexpr Var huber(LocatedVar x, Var y, double delta = 1) {
  if (!detail::is_above_zero(x, "huber", "delta", delta) || !x.has_dtype_of(y, "huber")) return x;
  return convert(detail::huber_of(x, y, delta), x.dtype());
}
// huber(x, y, beta) / beta, |x - y| for beta = 0 (smooth_l1_loss). Error: setting_out_of_range.
constexpr Var smooth_l1(LocatedVar x, Var y, double beta = 1) {
  if (beta == 0) return l1(x, y);
  if (!detail::is_above_zero(x, "smooth_l1", "beta", beta) || !x.has_dtype_of(y, "smooth_l1")) return x;
  return convert(detail::huber_of(x, y, beta) * (1 / beta), x.dtype());
}

// Elementwise t (log t - log_share), 0 where t is 0, also beside a share of 0 (NaN in PyTorch): the terms of Kullback
// and Leibler's divergence of the distribution t from the one that `log_share` has the logarithms of (kl_div). Over a
// batch of `rows` distributions it is sum(kl_div(...)) / rows, which PyTorch calls batchmean. `target_is_log`: t is
// given as its logarithms.
constexpr Var kl_div(LocatedVar log_share, Var target, bool target_is_log = false) {
  if (!log_share.has_dtype_of(target, "kl_div")) return log_share;
  const Var wide = detail::widened(log_share), given = detail::widened(target);
  const Var share = target_is_log ? exp(given) : given, is_something = share != 0.0;
  const Var log_target = target_is_log ? given : log(select(is_something, share, 1.0));
  const Var difference = log_target - wide;
  return convert(share * select(is_something, difference, 0.0), log_share.dtype());
}

// x y / (|x| |y|) along `dim`, which disappears; lengths below eps count as eps (cosine_similarity). Of bf16 and f16
// made in f32. Errors: dimension_out_of_range, setting_out_of_range.
constexpr Var cosine_similarity(LocatedVar x, Var y, Index dim = -1, double eps = 1e-8) {
  if (!x.has_dimension("cosine_similarity", dim, x.rank()) || !x.has_dtype_of(y, "cosine_similarity") ||
      !detail::is_above_zero(x, "cosine_similarity", "eps", eps))
    return x;
  const Var a = detail::widened(x), b = detail::widened(y);
  const Var product = sum(a * b, dim);
  const Var left = rsqrt(maximum(sum(square(a), dim), eps * eps)),
            right = rsqrt(maximum(sum(square(b), dim), eps * eps));
  return convert(product * left * right, x.dtype());
}

}  // namespace weft

#endif
