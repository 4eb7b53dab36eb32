// A vision transformer for images of whatever size.
#ifndef EXAMPLES_TRAIN_IMAGE_VIT_OF_HPP
#define EXAMPLES_TRAIN_IMAGE_VIT_OF_HPP

#include "../support/flags.hpp"
#include "model.hpp"

namespace examples {

struct VitSizes {
  ImageSizes images = cifar_sizes;
  weft::Index layers = vit.layers, features = vit.sizes.features, heads = vit.sizes.heads, patch = vit.patch;
  bool remat = false;  // compute blocks again for the backward pass
};
// Throws UsageError if images are no whole number of patches.
[[nodiscard]] inline Vit vit_of(const VitSizes& given) {
  const weft::Index side = given.images.side;
  if (side % given.patch != 0)
    throw UsageError(weft::Sentence() << "images of " << side << " by " << side
                                      << " have no whole number of patches of " << given.patch << " by " << given.patch
                                      << "; choose --patch and --image_size so that one divides the other");
  GptSizes sizes = vit_sizes;
  sizes.vocabulary = given.images.classes;
  sizes.context = side / given.patch * (side / given.patch);
  sizes.features = given.features;
  sizes.heads = given.heads;
  if (given.remat) sizes = sizes.rematerialized();
  return {sizes, given.layers, given.patch};
}

}  // namespace examples

#endif
