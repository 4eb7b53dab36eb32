// The convolutional net of tests/golden/convnet.json.
#ifndef WEFT_TESTS_SUPPORT_GOLDEN_CONVNET_HPP
#define WEFT_TESTS_SUPPORT_GOLDEN_CONVNET_HPP

#include <weft/nn/channel_normalization.hpp>
#include <weft/nn/losses.hpp>

namespace weft::testing {

inline constexpr Index convnet_images = 8, convnet_size = 12, convnet_classes = 10;

struct Convnet {
  constexpr Var operator()(Var image) const {
    Var x = nn::Conv2d{.name = "conv1", .in = 3, .out = 8, .kernel = 3, .padding = 1}(image);
    x = relu(nn::BatchNorm2d{"norm1", 8}(x));
    x = nn::MaxPool2d{.kernel = 3, .stride = 2, .padding = 1}(x);
    x = nn::Conv2d{
        .name = "conv2", .in = 8, .out = 16, .kernel = 3, .stride = 2, .padding = 1, .groups = 2, .bias = false}(x);
    x = relu(nn::GroupNorm{"norm2", 4, 16}(x));
    const Var y =
        nn::Conv2d{.name = "conv3", .in = 16, .out = 16, .kernel = {3, 2}, .padding = {2, 1}, .dilation = 2}(x);
    x = nn::AvgPool2d{.kernel = 2, .stride = 1, .padding = 1}(relu(x + y));
    return nn::Linear{"output", 16, convnet_classes}(nn::global_avg_pool2d(x));
  }
};
struct ConvnetLoss {
  constexpr Var operator()(Var image, Var label) const { return mean(cross_entropy(Convnet{}(image), label)); }
};

}  // namespace weft::testing

#endif
