// The models that can be trained, their loss and their metric: constexpr functions.
#ifndef EXAMPLES_TRAIN_IMAGE_MODEL_HPP
#define EXAMPLES_TRAIN_IMAGE_MODEL_HPP

#include "resnet.hpp"
#include "sizes.hpp"
#include "vit.hpp"

#include <weft/nn/losses.hpp>
#include <weft/trace/inputs.hpp>

namespace examples {

// `Model`: a function from images to logits.
template <class Model>
struct LossOf {
  Model model;
  constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
    return mean(cross_entropy(model(image), label));
  }
};
// `weight` is 1 for items and 0 for those that fill up a batch.
template <class Model>
struct RightAnswersOf {
  Model model;
  constexpr weft::Var operator()(weft::Var image, weft::Var label, weft::Var weight) const {
    return sum(weight * correct(model(image), label));
  }
};
// A model that is a constant, as a type.
template <const auto& model>
struct Constant {
  constexpr weft::Var operator()(weft::Var image) const { return model(image); }
};
template <const auto& model>
using ImageLoss = LossOf<Constant<model>>;

// As in torchvision, of the whole width.
inline constexpr ResNet<Bottleneck> imagenet_resnet50 = resnet50<64>.for_imagenet(),
                                    checkpointed_resnet50 = imagenet_resnet50.checkpointed();
// A quarter of the width that He et al. have, and a ViT with a sixth of the weights of ViT-Ti: what a few cores train
// in minutes.
inline constexpr weft::Index resnet18_width = 16;
inline constexpr GptSizes vit_sizes{.vocabulary = cifar_sizes.classes,
                                    .context = 64,
                                    .features = 96,
                                    .heads = 3,
                                    .gentle_start = true,
                                    .causal = false};
inline constexpr Vit vit{.sizes = vit_sizes, .layers = 6}, checkpointed_vit = vit.checkpointed();

}  // namespace examples

#endif
