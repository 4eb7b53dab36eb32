// What steps are compiled for.
#ifndef EXAMPLES_TRAIN_IMAGE_SIZES_HPP
#define EXAMPLES_TRAIN_IMAGE_SIZES_HPP

#include <weft/base/index.hpp>

namespace examples {

struct ImageSizes {
  weft::Index side;  // of an image: [3, side, side]
  weft::Index classes;
  weft::Index train_rows, test_rows;  // images of a step, and of a step of the evaluation

  [[nodiscard]] constexpr weft::Index pixels() const { return 3 * side * side; }
};
inline constexpr ImageSizes cifar_sizes{.side = 32, .classes = 10, .train_rows = 64, .test_rows = 128};
inline constexpr ImageSizes imagenet_sizes{.side = 224, .classes = 1000, .train_rows = 8, .test_rows = 8};

}  // namespace examples

#endif
