// Normalization of channels: over a batch, or over groups of them, or each by itself, in each image.
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
  return multiply_add(x, weights, biases);
}

// (x - mean) / sqrt(variance + eps) over each of `groups` groups of channels of each image.
constexpr Var normalized_groups(Var x, Index groups, double eps) {
  const Index images = x.shape()[0], own = images * groups == 0 ? 0 : x.elements() / (images * groups);
  return reshape(normalized(reshape(x, {images, groups, own}), eps), x.shape());
}

}  // namespace detail

// The part of the way that a step moves a running average; `cumulative` (torch's momentum = None): so that it is
// the mean of what all steps have seen.
struct Momentum {
  double part = 0.1;
  bool is_cumulative = false;

  // NOLINTNEXTLINE(google-explicit-constructor): `.momentum = 0.1`
  constexpr Momentum(double of_the_way, bool cumulative = false) : part(of_the_way), is_cumulative(cumulative) {}
};
inline constexpr Momentum cumulative{0, true};

// BatchNorm1d and BatchNorm2d: as torch.nn.BatchNorm2d (Ioffe and Szegedy, 2015), (x - mean) / sqrt(variance + eps) *
// weight
// + bias. In a training mean and variance are those of each channel over the batch and all spatial dimensions, the
// variance divided by their number n; the batch is the global one under every strategy, as in torch.nn.SyncBatchNorm.
// Each step also moves two states towards them, "<name>.running_mean" (zeros at first) and "<name>.running_var" (ones;
// towards n / (n - 1) times the variance), [channels], by `momentum` of the way; micro-batches move them one after the
// other. A cumulative one counts these moves in "<name>.num_batches_tracked", i32. A Program, which evaluates,
// normalizes by these, unless `track_running_stats` is false: then none are kept, and a Program normalizes by its own
// batch. 2d: [N, channels, H, W] -> the same; 1d: [N, channels] or [N, channels, L]. Declares "<name>.weight" (ones)
// and "<name>.bias" (zeros). Errors: channels_differ, operand_ranks_differ, batch_norm_of_one_value,
// momentum_out_of_range.
template <int spatial>
struct BatchNorm {
  Name name = {};
  Index channels = 0;
  double eps = 1e-5;
  Momentum momentum = 0.1;
  bool track_running_stats = true;

  constexpr Var operator()(Var input) const { return (*this)(input, !input.graph->evaluates); }
  constexpr Var operator()(Var input, bool training) const {
    if (!detail::is_positive(*input.graph, name, "channels", channels)) return input;
    const bool is_part = momentum.part >= 0 && momentum.part <= 1;
    if (!LocatedVar(input, name.line, "").goes_on(is_part, "momentum_out_of_range", momentum.part)) return input;
    if (!is_part) momentum_out_of_range(name.c_str(), momentum.part);
    const LayerScope layer(*input.graph, name, type);
    const bool is_flat = spatial == 1 && input.rank() == 2;
    const Var x = detail::with_channels(name, input, channels, is_flat ? 2 : spatial + 2);
    const Var normal = training || !track_running_stats ? by_batch(x, training) : by_averages(x);
    return layer(detail::scaled_channels(type, name, channels, normal));
  }

 private:
  static constexpr const char* type = spatial == 1 ? "BatchNorm1d" : "BatchNorm2d";
  [[nodiscard]] constexpr State running_mean() const { return {name / "running_mean", DType::f32, {channels}}; }
  [[nodiscard]] constexpr State running_var() const { return {name / "running_var", DType::f32, {channels}, 1}; }
  [[nodiscard]] constexpr State moves() const { return {name / "num_batches_tracked", DType::i32, {}}; }

  constexpr Var by_batch(Var input, bool training) const {
    const Var x = weft::detail::widened(input);
    const Index count = x.shape().elements() / channels;
    if (training && count == 1 && !x.graph->notes_refusal("batch_norm_of_one_value", count, 2, name.line))
      batch_norm_of_one_value(name.c_str());
    AxisList others{0};
    for (int dim = 2; dim < x.rank(); ++dim) others.push_back(static_cast<std::int8_t>(dim));
    const Var mean_of_batch = mean(x, others);
    const Var centered = x - detail::along_channels(mean_of_batch, x);
    const Var variance = mean(square(centered), others);
    if (training && track_running_stats && count > 1) {
      // So written that devices add up the batch's own mean and variance, which they do in any case.
      const auto n = static_cast<double>(count);
      const Var part = part_of_the_way(*x.graph);
      move(running_mean(), mean_of_batch, 1, part);
      move(running_var(), variance, n / (n - 1), part);
    }
    return convert(centered * detail::along_channels(rsqrt(variance + eps), x), input.dtype());
  }
  // By which this step moves the averages, f32.
  constexpr Var part_of_the_way(Graph& graph) const {
    if (!momentum.is_cumulative) return {};
    const Var count = moves().read(graph) + 1;
    moves().write(count);
    return 1.0 / convert(count, DType::f32);
  }
  // average += part * (factor * value - average)
  constexpr void move(const State& average, Var value, double factor, Var part) const {
    const Var before = average.read(*value.graph);
    const Var scaled = factor == 1 ? before : before * (1 / factor);
    const Var distance = convert(value, DType::f32) - scaled;
    average.write(before + (momentum.is_cumulative ? distance * (part * factor) : distance * (momentum.part * factor)));
  }
  constexpr Var by_averages(Var x) const {
    const Var mean_of_all = running_mean().read(*x.graph), variance = running_var().read(*x.graph);
    const Var centered = x - detail::along_channels(convert(mean_of_all, x.dtype()), x);
    return centered * detail::along_channels(convert(rsqrt(variance + eps), x.dtype()), x);
  }
};
using BatchNorm1d = BatchNorm<1>;
using BatchNorm2d = BatchNorm<2>;

// InstanceNorm1d and InstanceNorm2d: as torch.nn.InstanceNorm2d (Ulyanov et al., 2016), (x - mean) / sqrt(variance +
// eps) over the spatial dimensions of each channel of each image, whether a model trains or evaluates. 2d: [N,
// channels, H, W]
// -> the same; 1d: [N, channels, L]. `affine`: times "<name>.weight" (ones), plus "<name>.bias" (zeros), which are
// declared. Errors: channels_differ, operand_ranks_differ.
template <int spatial>
struct InstanceNorm {
  Name name = {};
  Index channels = 0;
  double eps = 1e-5;
  bool affine = false;

  constexpr Var operator()(Var input) const {
    if (!detail::is_positive(*input.graph, name, "channels", channels)) return input;
    const char* const type = spatial == 1 ? "InstanceNorm1d" : "InstanceNorm2d";
    const LayerScope layer(*input.graph, name, type);
    const Var x = detail::with_channels(name, input, channels, spatial + 2);
    const Var normal = detail::normalized_groups(x, channels, eps);
    return layer(affine ? detail::scaled_channels(type, name, channels, normal) : normal);
  }
};
using InstanceNorm1d = InstanceNorm<1>;
using InstanceNorm2d = InstanceNorm<2>;

// As torch.nn.GroupNorm (Wu and He, 2018): mean and variance over the channels of a group, height and width of each
// image. [N, channels, H, W] -> the same. Declares "<name>.weight" (ones) and "<name>.bias" (zeros). Errors:
// groups_do_not_divide, channels_differ, operand_ranks_differ.
struct GroupNorm {
  Name name = {};
  Index groups = 1, channels = 0;
  double eps = 1e-5;

  constexpr Var operator()(Var input) const {
    if (!detail::is_positive(*input.graph, name, "channels", channels) ||
        !detail::is_positive(*input.graph, name, "groups", groups))
      return input;
    if (!detail::groups_divide(name, input, channels, groups)) return input;
    const LayerScope layer(*input.graph, name, "GroupNorm");
    const Var x = detail::with_channels(name, input, channels);
    return layer(detail::scaled_channels("GroupNorm", name, channels, detail::normalized_groups(x, groups, eps)));
  }
};

}  // namespace weft::nn

#endif
