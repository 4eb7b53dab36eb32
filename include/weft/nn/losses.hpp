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
// Are these logits [..., C] with one integer label for each of their rows [...], or is it noted that they are not? Errors:
// operand_ranks_differ, labels_do_not_fit, element_type_not_supported.
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
  Index ignore_index = nothing;                     // rows with this label give 0 and no gradient; mean() still counts them
};

// -log(softmax(logits)[label]): logits [..., C], label [...] of i32 or u32 -> [...]. The maximum is subtracted first.
// The label is compared with every class, so that nothing is gathered and classes may be sharded. A label outside [0, C)
// ends the step with label_out_of_range, unless it is the one to ignore: cross_entropy(x, label, {.ignore_index = -100}).
// Errors: labels_do_not_fit, operand_ranks_differ.
constexpr Var cross_entropy(LocatedVar given, Var label, const CrossEntropySettings& settings = {}) {
  if (!detail::go_together(given, label)) return given;
  Var logits = given;
  const Index classes = logits.shape()[logits.rank() - 1];
  const bool ignores = settings.ignore_index != CrossEntropySettings::nothing;
  Var counts;
  if (ignores) {
    counts = label != static_cast<double>(settings.ignore_index);
    label = select(counts, label, 0.0);
    logits = select(expand_dims(counts, -1), logits, 0.0);  // of infinite ones nothing remains, in the gradient neither
  }
  const Var largest = expand_dims(detail::widened(stop_gradient(max(logits, -1))), -1);
  const Var shifted = detail::widened(logits) - largest;
  const Var index = detail::class_index(logits, label.dtype());
  const Var is_label = index == expand_dims(checked_label(label, classes), -1);
  const Var of_label = sum(select(is_label, shifted, 0.0), -1);
  const Var loss = convert(log(sum(exp(shifted), -1)) - of_label, logits.dtype());
  return ignores ? select(counts, loss, 0.0) : loss;
}

// sum(weights * losses) / sum(weights) over the global batch, however devices and MicroBatches cut it; 0 where all weights
// are; a row of weight 0 counts nothing, infinite or NaN as it may be. `weights`: beside each of the losses a number of any type, such as the weight that a Loader gives a row, 0 for what
// pads an incomplete batch. No gradient flows to them. Errors: operand_ranks_differ, those of broadcast_to.
constexpr Var mean(LocatedVar losses, Var weights) {
  if (!losses.beside(weights).has_rank("mean: weights", losses.rank(), losses.rank())) return losses;
  Graph& graph = *losses.graph;
  const DType dtype = losses.dtype();
  const Var wide = detail::widened(losses);
  const Var own = stop_gradient(broadcast_to(convert(weights, wide.dtype()), wide.shape()));
  const Var weight = mean(own), counts = weight != 0.0;
  const Var is_read = own != 0.0;
  const Var weighted = mean(select(is_read, own * wide, 0.0)), result = weighted / select(counts, weight, 1.0);
  graph.weighted_means.push_back({result.id, weighted.id, weight.id});
  return convert(result, dtype);
}

// -(y log(sigmoid(x)) + (1 - y) log(1 - sigmoid(x))) elementwise, y in [0, 1] of the type of x, without overflow:
// (1 - y) x where x > 0, else -y x, plus log(1 + exp(-|x|)). Where a logit is right for certain the first term is 0, so
// that loss and gradient are as small as they should be.
constexpr Var binary_cross_entropy_with_logits(Var x, Var y) {
  const Var is_above = x > 0.0, mirrored = -x, others = 1.0 - y, own = -y;
  const Var factor = select(is_above, others, own), rest = log1p(exp(select(is_above, mirrored, x)));
  return factor * x + rest;
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

// 1 where the largest logit is the label, else 0, f32: [..., C], [...] -> [...]. Its mean is the accuracy. A row with a NaN
// has no largest logit: 0. A label outside [0, C) ends the step with label_out_of_range. Errors: labels_do_not_fit, operand_ranks_differ.
constexpr Var correct(LocatedVar logits, Var label) {
  if (!detail::go_together(logits, label)) return logits;
  const Var best = detail::first_class(logits, detail::is_largest(logits));
  const Var known = checked_label(label, logits.shape()[logits.rank() - 1]);
  return convert(best == convert(known, DType::i32), DType::f32);
}

}  // namespace weft

#endif
