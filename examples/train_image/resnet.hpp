// ResNet (He et al., 2016): a stem, then four stages of blocks, `width` channels wide and twice as wide at each. Names
// are those of torchvision.
#ifndef EXAMPLES_TRAIN_IMAGE_RESNET_HPP
#define EXAMPLES_TRAIN_IMAGE_RESNET_HPP

#include <weft/graph/layers.hpp>
#include <weft/graph/scan.hpp>
#include <weft/nn/activations.hpp>
#include <weft/nn/channel_normalization.hpp>

namespace examples {

// "<name>.conv<part>" without a bias, then "<name>.bn<part>"; `part`: "1", or "" where the name says it.
constexpr weft::Var normalized_conv(const weft::Name& conv, const weft::Name& norm, weft::Index out, weft::Index kernel,
                                    weft::Index stride, weft::Var x) {
  const weft::nn::Conv2d taps{.name = conv,
                              .in = x.shape()[1],
                              .out = out,
                              .kernel = kernel,
                              .stride = stride,
                              .padding = kernel / 2,
                              .bias = false};
  return weft::nn::BatchNorm2d{norm, out}(taps(x));
}
// x + what a block makes of it, where x has another shape by way of a convolution of 1 by 1.
constexpr weft::Var joined(const weft::Name& name, weft::Var made, weft::Index stride, weft::Var x) {
  const weft::Index out = made.shape()[1];
  if (stride == 1 && x.shape()[1] == out) return relu(made + x);
  return relu(made + normalized_conv(name / "downsample.0", name / "downsample.1", out, 1, stride, x));
}

// Two convolutions of 3 by 3: what ResNet-18 and -34 are made of.
struct BasicBlock {
  static constexpr weft::Index expansion = 1;  // channels that leave it for each that it works on
  weft::Name name;
  weft::Index width = 0, stride = 1;

  constexpr weft::Var operator()(weft::Var x) const {
    const weft::Var first = relu(normalized_conv(name / "conv1", name / "bn1", width, 3, stride, x));
    return joined(name, normalized_conv(name / "conv2", name / "bn2", width, 3, 1, first), stride, x);
  }
};

// 1 by 1, 3 by 3 on a quarter of the channels, 1 by 1: what ResNet-50 is made of. The stride is that of the convolution
// of 3 by 3, as in torchvision.
struct Bottleneck {
  static constexpr weft::Index expansion = 4;
  weft::Name name;
  weft::Index width = 0, stride = 1;

  constexpr weft::Var operator()(weft::Var x) const {
    const weft::Var narrow = relu(normalized_conv(name / "conv1", name / "bn1", width, 1, 1, x));
    const weft::Var seen = relu(normalized_conv(name / "conv2", name / "bn2", width, 3, stride, narrow));
    return joined(name, normalized_conv(name / "conv3", name / "bn3", width * expansion, 1, 1, seen), stride, x);
  }
};

// Images [batch, 3, height, width] -> logits [batch, classes].
template <class Block>
struct ResNet {
  weft::Index width = 64, classes = 10;
  weft::Index blocks[4] = {2, 2, 2, 2};  // of each stage
  // A convolution of 7 by 7 and a pooling, each of stride 2, for images of 224 by 224; else one of 3 by 3 of stride 1,
  // for those of 32 by 32.
  bool imagenet_stem = false;
  bool checkpoints = false;  // compute blocks again for the backward pass

  [[nodiscard]] constexpr ResNet for_imagenet() const {
    ResNet changed = *this;
    changed.classes = 1000;
    changed.imagenet_stem = true;
    return changed;
  }
  [[nodiscard]] constexpr ResNet checkpointed() const {
    ResNet changed = *this;
    changed.checkpoints = true;
    return changed;
  }

  constexpr weft::Var operator()(weft::Var image) const {
    weft::Var x = stem(image);
    const weft::Name stages[] = {"layer1", "layer2", "layer3", "layer4"};
    for (int stage = 0; stage < 4; ++stage)
      for (weft::Index i = 0; i < blocks[stage]; ++i)
        x = run({stages[stage] / weft::name_of_number(i), width << stage, i == 0 && stage > 0 ? 2 : 1}, x);
    return weft::nn::Linear{"fc", x.shape()[1], classes}(weft::nn::global_avg_pool2d(x));
  }

 private:
  constexpr weft::Var stem(weft::Var image) const {
    if (!imagenet_stem) return relu(normalized_conv("conv1", "bn1", width, 3, 1, image));
    const weft::nn::MaxPool2d pool{.kernel = 3, .stride = 2, .padding = 1};
    return pool(relu(normalized_conv("conv1", "bn1", width, 7, 2, image)));
  }
  constexpr weft::Var run(const Block& block, weft::Var x) const {
    return checkpoints ? weft::checkpoint(block)(x) : block(x);
  }
};

template <weft::Index width>
inline constexpr ResNet<BasicBlock> resnet18{.width = width};
template <weft::Index width>
inline constexpr ResNet<Bottleneck> resnet50{.width = width, .blocks = {3, 4, 6, 3}};

}  // namespace examples

#endif
