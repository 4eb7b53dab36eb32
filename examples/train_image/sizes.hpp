// What every step is compiled for.
#ifndef EXAMPLES_TRAIN_IMAGE_SIZES_HPP
#define EXAMPLES_TRAIN_IMAGE_SIZES_HPP

#include <weft/base/index.hpp>

namespace examples {

// Images of a step, and of a step of the evaluation.
inline constexpr std::size_t train_rows = 64, test_rows = 128;
// Of an image: [channels, image_size, image_size].
inline constexpr std::size_t channels = 3, image_size = 32;
inline constexpr weft::Index pixels = 3 * 32 * 32, classes = 10;

}  // namespace examples

#endif
