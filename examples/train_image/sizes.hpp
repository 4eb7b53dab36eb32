// What images are.
#ifndef EXAMPLES_TRAIN_IMAGE_SIZES_HPP
#define EXAMPLES_TRAIN_IMAGE_SIZES_HPP

#include <weft/base/index.hpp>

namespace examples {

struct ImageSizes {
  weft::Index side;  // of an image: [3, side, side]
  weft::Index classes;

  [[nodiscard]] constexpr weft::Index pixels() const { return 3 * side * side; }
};
inline constexpr ImageSizes cifar_sizes{.side = 32, .classes = 10}, imagenet_sizes{.side = 224, .classes = 1000};

}  // namespace examples

#endif
