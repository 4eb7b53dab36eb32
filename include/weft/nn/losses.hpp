// Losses and the accuracy of a classifier. A loss that has one number a row is left unreduced:
// mean(cross_entropy(...)), or mean(cross_entropy(...), weights) where rows count differently.
#ifndef WEFT_NN_LOSSES_HPP
#define WEFT_NN_LOSSES_HPP

#include <weft/base/error_nn.hpp>
#include <weft/nn/activations.hpp>

namespace weft {

namespace detail {

constexpr bool labels_fit(LocatedVar logits, Index labels, Index rows) {
  if (labels == rows) return true;
  if (!logits.notes(Mistake::Kind::labels_do_not_fit, labels, rows)) labels_do_not_fit(labels, rows);
  return false;
}
// Are these logits [..., C] with one integer label for each of their rows [...], or is it noted that they are not?
// Errors: operand_ranks_differ, labels_do_not_fit, element_type_not_supported.
constexpr bool go_together(LocatedVar logits, Var label) {
  const int rows = logits.rank() - 1;
  if (!logits.has_rank("loss", 1) || !logits.beside(label).has_rank("loss: label", rows, rows)) return false;
  for (int i = 0; i < label.rank(); ++i)
    if (!labels_fit(logits, label.shape()[i], logits.shape()[i])) return false;
  return logits.beside(label).is_supported(label.dtype() == DType::i32 || label.dtype() == DType::u32, "loss: label");
}
// Number of each class beside each logit.
constexpr Var class_index(Var logits, DType dtype) {
  return iota(*logits.graph, logits.shape(), logits.rank() - 1, dtype);
}

}  // namespace detail

struct CrossEntropySettings {
  static constexpr Index nothing = Index{1} << 40;  // no label is as large
  Index ignore_index = nothing;                     // rows with this label give 0 and no gradient; mean() counts them
  double label_smoothing = 0;                       // the part of a row's target that all classes share, in [0, 1]
  Var class_weights = {};                           // [C]: by which each class counts; no gradient flows to them
};

namespace detail {

// What every row of a loss of classes is, the weight of its label, if classes have some, and whether it counts,
// if not all do.
struct RowLosses {
  Var loss, weight = {}, counts = {};
};
// weighted / weight, means of what rows give and of their weights: 0 where all weights are.
constexpr Var weighted_mean(Var weighted, Var weight) {
  Graph& graph = *weighted.graph;
  const Var counts = weight != 0.0, result = weighted / select(counts, weight, 1.0);
  graph.weighted_means.push_back({result.id, weighted.id, weight.id});
  return result;
}
constexpr bool settings_fit(LocatedVar logits, const CrossEntropySettings& settings) {
  const double smoothing = settings.label_smoothing;
  const bool is_part = smoothing >= 0 && smoothing <= 1;
  if (!logits.goes_on(is_part, "setting_out_of_range: label_smoothing", smoothing)) return false;
  if (!is_part) setting_out_of_range("loss", "label_smoothing", smoothing, "in [0, 1]");
  const Var weights = settings.class_weights;
  if (weights.graph == nullptr) return true;
  return logits.beside(weights).has_rank("loss: class_weights", 1, 1) &&
         labels_fit(logits, weights.shape()[0], logits.shape()[logits.rank() - 1]);
}
// The losses of logits, or, where they are `normalized`, of logarithms of shares. Made in f32 of bf16 and f16.
constexpr RowLosses row_losses(LocatedVar given, Var label, const CrossEntropySettings& settings, bool normalized) {
  if (!go_together(given, label) || !settings_fit(given, settings)) return {given};
  Var logits = given;
  const Index classes = logits.shape()[logits.rank() - 1];
  const bool ignores = settings.ignore_index != CrossEntropySettings::nothing;
  Var counts;
  if (ignores) {
    counts = label != static_cast<double>(settings.ignore_index);
    label = select(counts, label, 0.0);
    logits = select(expand_dims(counts, -1), logits, 0.0);  // of infinite ones nothing remains, in the gradient neither
  }
  Var shares = widened(logits), total = {};  // but for a number a row
  if (!normalized) {
    const Var largest = expand_dims(widened(stop_gradient(max(logits, -1))), -1);
    shares = widened(logits) - largest;
  }
  const Var index = class_index(logits, label.dtype());
  const Var is_label = index == expand_dims(checked_label(label, classes), -1);
  const Var of_label = sum(select(is_label, shares, 0.0), -1);
  if (!normalized) total = log(sum(exp(shares), -1));
  Var loss = normalized ? -of_label : total - of_label, weight = {};
  if (settings.class_weights.graph != nullptr) {
    const Var weights = convert(stop_gradient(settings.class_weights), loss.dtype());
    const Var spread = broadcast_to(weights, shares.shape());
    weight = sum(select(is_label, spread, 0.0), -1);
    loss = loss * weight;
    if (settings.label_smoothing > 0) shares = shares * spread, total = normalized ? total : total * sum(weights);
  } else if (settings.label_smoothing > 0 && !normalized) {
    total = total * static_cast<double>(classes);
  }
  if (const double smoothing = settings.label_smoothing; smoothing > 0) {
    const Var of_all = sum(shares, -1), others = normalized ? -of_all : total - of_all;
    const Var own = loss * (1 - smoothing);
    loss = own + others * (smoothing / static_cast<double>(classes));
  }
  return {ignores ? select(counts, loss, 0.0) : loss, weight, counts};
}
// By the weights of the labels of the rows that count.
constexpr Var mean_of_rows(const RowLosses& rows) {
  const bool weighs = rows.weight.graph != nullptr, ignores = rows.counts.graph != nullptr;
  Var weight = weighs ? rows.weight : broadcast_to(like(rows.loss, 1), rows.loss.shape());
  if (ignores) weight = select(rows.counts, weight, 0.0);
  const Var loss = mean(rows.loss);
  return weighted_mean(loss, mean(weight));
}

}  // namespace detail

// -log(softmax(logits)[label]): logits [..., C], label [...] of i32 or u32 -> [...]. The maximum is subtracted first.
// The label is compared with every class, so that nothing is gathered and classes may be sharded. A label outside [0,
// C) ends the step with label_out_of_range, unless it is the one to ignore: cross_entropy(x, label, {.ignore_index =
// -100}). As torch.nn.functional.cross_entropy without reduction: with a smoothing e and class weights w a row with
// label y gives (1 - e) w[y] of the above and e / C times the sum over all classes c of w[c] times
// -log(softmax(logits)[c]). Errors: labels_do_not_fit, operand_ranks_differ, setting_out_of_range.
constexpr Var cross_entropy(LocatedVar logits, Var label, const CrossEntropySettings& settings = {}) {
  return convert(detail::row_losses(logits, label, settings, false).loss, logits.dtype());
}
// The same of the logarithms of shares, log_softmax(logits), which need not add up to 1 (torch.nn.functional.nll_loss).
constexpr Var nll(LocatedVar log_shares, Var label, const CrossEntropySettings& settings = {}) {
  return convert(detail::row_losses(log_shares, label, settings, true).loss, log_shares.dtype());
}
// What PyTorch's reduction = "mean" makes of them: the sum over the weights of the labels of all rows that are not
// ignored, over the global batch, however devices and MicroBatches cut it; 0 where there is none.
constexpr Var mean_cross_entropy(LocatedVar logits, Var label, const CrossEntropySettings& settings = {}) {
  return convert(detail::mean_of_rows(detail::row_losses(logits, label, settings, false)), logits.dtype());
}
constexpr Var mean_nll(LocatedVar log_shares, Var label, const CrossEntropySettings& settings = {}) {
  return convert(detail::mean_of_rows(detail::row_losses(log_shares, label, settings, true)), log_shares.dtype());
}

// sum(weights * losses) / sum(weights) over the global batch, however devices and MicroBatches cut it; 0 where all
// weights are; a row of weight 0 counts nothing, infinite or NaN as it may be. `weights`: beside each of the losses a
// number of any type, such as the weight that a Loader gives a row, 0 for what pads an incomplete batch. No gradient
// flows to them. Errors: operand_ranks_differ, those of broadcast_to. (A template, so that the list of mean(x, {0, 2})
// is one of dimensions and not a Var.)
template <std::derived_from<Var> Weights>
constexpr Var mean(LocatedVar losses, Weights weights) {
  if (!losses.beside(weights).has_rank("mean: weights", losses.rank(), losses.rank())) return losses;
  const DType dtype = losses.dtype();
  const Var wide = detail::widened(losses);
  const Var own = stop_gradient(broadcast_to(convert(weights, wide.dtype()), wide.shape()));
  const Var weight = mean(own), is_read = own != 0.0;
  return convert(detail::weighted_mean(mean(select(is_read, own * wide, 0.0)), weight), dtype);
}

// -(y log(sigmoid(x)) + (1 - y) log(1 - sigmoid(x))) elementwise, y in [0, 1] of the type of x, without overflow:
// (1 - y) x where x > 0, else -y x, plus log(1 + exp(-|x|)). Where a logit is right for certain the first term is 0, so
// that loss and gradient are as small as they should be, also of an infinite one (NaN in PyTorch). Of bf16 and f16 made
// in f32.
constexpr Var binary_cross_entropy_with_logits(LocatedVar x, Var y) {
  if (!x.has_dtype_of(y, "binary_cross_entropy_with_logits")) return x;
  const Var wide = detail::widened(x), target = detail::widened(y);
  const Var is_above = wide > 0.0, mirrored = -wide, others = 1.0 - target, own = -target;
  const Var factor = select(is_above, others, own), rest = log1p(exp(select(is_above, mirrored, wide)));
  const Var finite = select(factor != 0.0, wide, 0.0);
  return convert(factor * finite + rest, x.dtype());
}

// Mean over all elements of (prediction - target)^2: a scalar.
constexpr Var mse(LocatedVar prediction, Var target) {
  const DType dtype = prediction.dtype();
  if (target.dtype() != dtype) return mean(square(prediction - target));  // which says so
  const Var wide = detail::widened(prediction), wide_target = detail::widened(target);
  return convert(mean(square(wide - wide_target)), dtype);
}

namespace detail {

// Index of the first of the logits that is chosen, i32; 2^31 - 1 where none is.
constexpr Var first_class(Var logits, Var is_chosen) {
  const Var index = class_index(logits, DType::i32);
  return min(select(is_chosen, index, 2147483647.0), -1);
}
constexpr Var is_largest(Var logits) { return logits == expand_dims(max(logits, -1), -1); }

}  // namespace detail

// Index of the largest logit along the last dimension, i32: [..., C] -> [...]; of equal ones the first. Of a row with
// NaNs the first of these, as in NumPy, PyTorch and JAX.
constexpr Var argmax(Var logits) {
  const Var is_largest = detail::is_largest(logits), is_nan = logits != logits;
  return detail::first_class(logits, is_largest | is_nan);
}

// 1 where the largest logit is the label, else 0, f32: [..., C], [...] -> [...]. Its mean is the accuracy. A row with a
// NaN has no largest logit: 0. A label outside [0, C) ends the step with label_out_of_range. Errors: labels_do_not_fit,
// operand_ranks_differ.
constexpr Var correct(LocatedVar logits, Var label) {
  if (!detail::go_together(logits, label)) return logits;
  const Var best = detail::first_class(logits, detail::is_largest(logits));
  const Var known = checked_label(label, logits.shape()[logits.rank() - 1]);
  return convert(best == convert(known, DType::i32), DType::f32);
}

}  // namespace weft

#endif
