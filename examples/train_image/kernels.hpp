// The kernels of steps that are compiled, for steps that are made when the program starts.
#ifndef EXAMPLES_TRAIN_IMAGE_KERNELS_HPP
#define EXAMPLES_TRAIN_IMAGE_KERNELS_HPP

namespace examples {

void register_image_kernels();

}  // namespace examples

#endif
