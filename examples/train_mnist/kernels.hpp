// The kernels of a step that is compiled, for steps that are made when the program starts.
#ifndef EXAMPLES_TRAIN_MNIST_KERNELS_HPP
#define EXAMPLES_TRAIN_MNIST_KERNELS_HPP

namespace examples {

void register_mnist_kernels();

}  // namespace examples

#endif
