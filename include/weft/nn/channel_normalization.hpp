// Normalization of channels: over a batch, or over groups of them in each image.
#ifndef WEFT_NN_CHANNEL_NORMALIZATION_HPP
#define WEFT_NN_CHANNEL_NORMALIZATION_HPP

#include <weft/graph/state.hpp>
#include <weft/nn/convolution.hpp>
#include <weft/nn/normalization.hpp>

namespace weft::nn {

namespace detail {

// x * weight + bias, one of each a channel. Declares "<name>.weight" (ones) and "<name>.bias" (zeros), [channels].
constexpr Var scaled_channels(const char* layer, const Name& name, Index channels, Var x) {
  const Var weight = filled_weight(layer, name, "weight", channels, 1, x);
  const Var bias = filled_weight(layer, name, "bias", channels, 0, x);
  const Var weights = along_channels(weight, x), biases = along_channels(bias, x);
  return x * weights + biases;
}

}  // namespace detail

// As torch.nn.BatchNorm2d (Ioffe and Szegedy, 2015): (x - mean) / sqrt(variance + eps) * weight + bias. In a training
// mean and variance are those of each channel over the batch, height and width, the variance divided by their number n;
// the batch is the global one under every strategy, as in torch.nn.SyncBatchNorm. Each step also moves two states
// towards them, "<name>.running_mean" (zeros at first) and "<name>.running_var" (ones; towards n / (n - 1) times the
// variance), [channels], by `momentum` of the way; micro-batches move them one after the other. A Program, which
// evaluates, normalizes by these, unless `track_running_stats` is false: then none are kept, and a Program normalizes
// by its own batch. [N, channels, H, W] -> the same. Declares "<name>.weight" (ones) and "<name>.bias" (zeros). Errors:
// channels_differ, operand_ranks_differ, batch_norm_of_one_value, momentum_out_of_range.
struct BatchNorm2d {
  Name name = {};
  Index channels = 0;
  double eps = 1e-5;
  double momentum = 0.1;
  bool track_running_stats = true;

  constexpr Var operator()(Var input) const { return (*this)(input, !input.graph->evaluates); }
  constexpr Var operator()(Var input, bool training) const {
    detail::check_positive(name, "channels", channels);
    if (!(momentum >= 0 && momentum <= 1)) momentum_out_of_range(name.c_str(), momentum);
    const LayerScope layer(*input.graph, name, "BatchNorm2d");
    const Var x = detail::with_channels(name, input, channels);
    const Var normal = training || !track_running_stats ? by_batch(x, training) : by_averages(x);
    return layer(detail::scaled_channels("BatchNorm2d", name, channels, normal));
  }

 private:
  [[nodiscard]] constexpr State running_mean() const { return {name / "running_mean", DType::f32, {channels}}; }
  [[nodiscard]] constexpr State running_var() const { return {name / "running_var", DType::f32, {channels}, 1}; }

  constexpr Var by_batch(Var input, bool training) const {
    const Var x = weft::detail::widened(input);
    const Index count = x.shape().elements() / channels;
    if (training && count == 1 && !x.graph->notes_refusal("batch_norm_of_one_value", count, 2, name.line))
      batch_norm_of_one_value(name.c_str());
    const Var mean_of_batch = mean(x, {0, 2, 3});
    const Var centered = x - detail::along_channels(mean_of_batch, x);
    const Var variance = mean(square(centered), {0, 2, 3});
    if (training && track_running_stats && count > 1) {
      // So written that devices add up the batch's own mean and variance, which they do in any case.
      const auto n = static_cast<double>(count);
      move(running_mean(), mean_of_batch, 1);
      move(running_var(), variance, n / (n - 1));
    }
    return convert(centered * detail::along_channels(rsqrt(variance + eps), x), input.dtype());
  }
  // average += momentum * (factor * value - average)
  constexpr void move(const State& average, Var value, double factor) const {
    const Var before = average.read(*value.graph);
    const Var scaled = factor == 1 ? before : before * (1 / factor);
    const Var distance = convert(value, DType::f32) - scaled;
    average.write(before + distance * (momentum * factor));
  }
  constexpr Var by_averages(Var x) const {
    const Var mean_of_all = running_mean().read(*x.graph), variance = running_var().read(*x.graph);
    const Var centered = x - detail::along_channels(convert(mean_of_all, x.dtype()), x);
    return centered * detail::along_channels(convert(rsqrt(variance + eps), x.dtype()), x);
  }
};

// As torch.nn.GroupNorm (Wu and He, 2018): mean and variance over the channels of a group, height and width of each
// image. [N, channels, H, W] -> the same. Declares "<name>.weight" (ones) and "<name>.bias" (zeros). Errors:
// groups_do_not_divide, channels_differ, operand_ranks_differ.
struct GroupNorm {
  Name name = {};
  Index groups = 1, channels = 0;
  double eps = 1e-5;

  constexpr Var operator()(Var input) const {
    detail::check_positive(name, "channels", channels);
    detail::check_positive(name, "groups", groups);
    if (!detail::groups_divide(name, input, channels, groups)) return input;
    const LayerScope layer(*input.graph, name, "GroupNorm");
    const Var x = detail::with_channels(name, input, channels);
    const Shape shape = x.shape();
    const Var grouped = reshape(x, {shape[0], groups, channels / groups * shape[2] * shape[3]});
    const Var normal = reshape(detail::normalized(grouped, eps), shape);
    return layer(detail::scaled_channels("GroupNorm", name, channels, normal));
  }
};

}  // namespace weft::nn

#endif
