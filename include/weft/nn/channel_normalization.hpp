// Normalization of channels: over a batch, or over groups of them in each image.
#ifndef WEFT_NN_CHANNEL_NORMALIZATION_HPP
#define WEFT_NN_CHANNEL_NORMALIZATION_HPP

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

// As torch.nn.BatchNorm2d while it trains (Ioffe and Szegedy, 2015): (x - mean) / sqrt(variance + eps) * weight + bias,
// mean and variance of each channel over the batch, height and width, the variance divided by their number. The batch
// is the global one under every strategy, as in torch.nn.SyncBatchNorm. Running averages are not kept: an Evaluation
// normalizes by its own batch, as PyTorch does with track_running_stats=False. [N, channels, H, W] -> the same.
// Declares "<name>.weight" (ones) and "<name>.bias" (zeros). Errors: channels_differ, operand_ranks_differ.
struct BatchNorm2d {
  Name name = {};
  Index channels = 0;
  double eps = 1e-5;

  constexpr Var operator()(Var input) const {
    detail::check_positive(name, "channels", channels);
    const LayerScope layer(*input.graph, name, "BatchNorm2d");
    const Var x = detail::with_channels(name, input, channels);
    const Var centered = x - detail::along_channels(mean(x, {0, 2, 3}), x);
    const Var scale = rsqrt(mean(square(centered), {0, 2, 3}) + eps);
    const Var normal = centered * detail::along_channels(scale, x);
    return layer(detail::scaled_channels("BatchNorm2d", name, channels, normal));
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
