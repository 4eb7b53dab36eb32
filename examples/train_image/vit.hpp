// A vision transformer (Dosovitskiy et al., 2021): an image is a sequence of patches, and blocks are those of GPT-2, in
// which every patch reads from all.
#ifndef EXAMPLES_TRAIN_IMAGE_VIT_HPP
#define EXAMPLES_TRAIN_IMAGE_VIT_HPP

#include "../train_gpt/model.hpp"

#include <weft/nn/convolution.hpp>

namespace examples {

// Images [batch, 3, height, width] -> logits [batch, classes]. A patch is `patch` by `patch` pixels; what is classified
// is the mean of all patches, in the place of a class token (Beyer et al., 2022).
struct Vit {
  GptSizes sizes;  // its vocabulary: classes; its context: patches
  weft::Index layers = 6, patch = 4;

  constexpr weft::Var operator()(weft::Var image) const {
    using namespace weft::nn;
    const weft::Index features = sizes.features, patches = sizes.context;
    const Conv2d cut{.name = "patch", .in = 3, .out = features, .kernel = patch, .stride = patch};
    weft::Var x = transpose(reshape(cut(image), {image.shape()[0], features, patches}), {0, 2, 1});
    x = x + Embedding{"position", patches, features, small_embedding}(iota(*image.graph, {patches}, 0));
    const double gain = sizes.gentle_start ? residual_gain(2 * layers) : 1;
    x = StackOf<Block>{"h", layers, {{}, &sizes, gain}, sizes.keep}(x);
    return Linear{"head", features, sizes.vocabulary}(mean(LayerNorm{"norm", features}(x), 1));
  }
  // The same, but blocks are computed again for the backward pass.
  [[nodiscard]] constexpr Vit checkpointed() const { return {sizes.rematerialized(), layers, patch}; }
};

}  // namespace examples

#endif
