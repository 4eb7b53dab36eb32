// Convolutions of elements that no kernel convolves, integers and f64: a product of whole tensors for each tap of the
// window.
#ifndef WEFT_STABLEHLO_CONVOLUTION_BY_TAPS_HPP
#define WEFT_STABLEHLO_CONVOLUTION_BY_TAPS_HPP

#include <weft/graph/contraction.hpp>
#include <weft/graph/window.hpp>
#include <weft/stablehlo/read_movement.hpp>

namespace weft::stablehlo::read {

class ConvolutionByTaps {
 public:
  constexpr ConvolutionByTaps(Var input, Var kernel, const ConvolutionDims& dims)
      : dims_(dims), input_(weft::transpose(input, dims.input)), kernel_(weft::transpose(kernel, dims.kernel)) {
    Buffer<Index> low(2, 0), high(2, 0), holes(2, 0);
    for (int i = 0; i < spatial(); ++i) {
      const WindowDimension& own = dims.window[i];
      positions_.push_back(own.positions(input_.shape()[2 + i]));
      low.push_back(own.low), high.push_back(own.high), holes.push_back(own.base_dilation - 1);
      taps_ *= own.size;
    }
    input_ = padded_with(input_, weft::constant(*input.graph, 0, input.dtype()), low, high, holes);
  }
  [[nodiscard]] constexpr Index taps() const noexcept { return taps_; }
  // [batch, features, places...] in the order of the output.
  [[nodiscard]] constexpr Var run() const {
    Var sum = product(0);
    for (Index tap = 1; tap < taps_; ++tap) sum = sum + product(tap);
    AxisList back(dims_.output.size(), 0);
    for (int i = 0; i < dims_.output.size(); ++i) back[dims_.output[i]] = static_cast<std::int8_t>(i);
    return weft::transpose(sum, back);
  }

 private:
  const ConvolutionDims& dims_;
  Var input_, kernel_;  // [batch, features, places...], [features of the output, of the input, taps...]
  Dims positions_;
  Index taps_ = 1;

  [[nodiscard]] constexpr int spatial() const { return dims_.window.size(); }
  [[nodiscard]] constexpr Var product(Index tap) const {
    Var x = input_, k = kernel_;
    for (int i = spatial() - 1; i >= 0; --i) {
      const WindowDimension& own = dims_.window[i];
      const Index at = tap % own.size, start = at * own.window_dilation, weight = own.reversed ? own.size - 1 - at : at;
      tap /= own.size;
      x = strided(part(x, 2 + i, start, start + (positions_[i] - 1) * own.stride + 1), 2 + i, own.stride);
      k = part(k, 2 + i, weight, weight + 1);
    }
    return grouped(x, k);
  }
  // Each group of features, or of images, meets its own features of the output.
  [[nodiscard]] constexpr Var grouped(Var x, Var k) const {
    const Shape from = x.shape();
    const Index groups = dims_.feature_groups * dims_.batch_groups;
    const Index made = k.shape()[0] / groups, images = from[0] / dims_.batch_groups;
    const std::int8_t group = dims_.batch_groups > 1 ? 0 : 1;
    Dims split{images, from[1] / dims_.feature_groups}, joined{images, groups * made};
    split.insert(group, groups);
    for (Index places : positions_) split.push_back(places), joined.push_back(places);
    const Var weights = weft::reshape(k, {groups, made, k.shape()[1]});
    const Var all = weft::detail::contraction(weft::reshape(x, Shape(split)), weights, {{group}, {0}, {2}, {2}});
    AxisList order{1, 0, static_cast<std::int8_t>(all.rank() - 1)};  // of [groups, images, places..., made]
    for (int i = 0; i < spatial(); ++i) order.push_back(static_cast<std::int8_t>(2 + i));
    return weft::reshape(weft::transpose(all, order), Shape(joined));
  }
};

}  // namespace weft::stablehlo::read

#endif
