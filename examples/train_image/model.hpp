// The models that can be trained, their loss and their metric: constexpr functions.
#ifndef EXAMPLES_TRAIN_IMAGE_MODEL_HPP
#define EXAMPLES_TRAIN_IMAGE_MODEL_HPP

#include "resnet.hpp"
#include "sizes.hpp"
#include "vit.hpp"

#include <weft/nn/losses.hpp>
#include <weft/train/inputs.hpp>

namespace examples {

// What the steps of a model are compiled for.
template <class Model>
constexpr const ImageSizes& sizes_of(const Model& model) {
  if constexpr (requires { model.imagenet_stem; })
    return model.imagenet_stem ? imagenet_sizes : cifar_sizes;
  else
    return cifar_sizes;
}

// `model`: a constant, a function from images to logits.
template <const auto& model>
struct ImageLoss {
  constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
    return mean(cross_entropy(model(image), label));
  }
};
// `weight` is 1 for items and 0 for those that fill up a batch.
template <const auto& model>
struct RightAnswers {
  constexpr weft::Var operator()(weft::Var image, weft::Var label, weft::Var weight) const {
    return sum(weight * correct(model(image), label));
  }
};

// As in torchvision, of the whole width.
inline constexpr ResNet<Bottleneck> imagenet_resnet50 = resnet50<64>.for_imagenet(),
                                    checkpointed_resnet50 = imagenet_resnet50.checkpointed();
// A quarter of the width that He et al. have, and a ViT with a sixth of the weights of ViT-Ti: what a few cores train
// in minutes.
inline constexpr weft::Index resnet18_width = 16, vit_layers = 6;
inline constexpr ResNet<BasicBlock> checkpointed_resnet18 = resnet18<resnet18_width>.checkpointed();
inline constexpr GptSizes vit_sizes{.vocabulary = cifar_sizes.classes,
                                    .context = 64,
                                    .features = 96,
                                    .heads = 3,
                                    .gentle_start = true,
                                    .causal = false};
inline constexpr GptSizes checkpointed_sizes = vit_sizes.rematerialized();
inline constexpr Vit<vit_layers> vit{&vit_sizes}, checkpointed_vit{&checkpointed_sizes};

}  // namespace examples

#endif
