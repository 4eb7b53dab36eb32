// Kernels of the model that are compiled in.
#ifndef EXAMPLES_TRAIN_GPT_KERNELS_HPP
#define EXAMPLES_TRAIN_GPT_KERNELS_HPP

namespace examples {

// For all steps that are made from then on.
void register_gpt_kernels();

}  // namespace examples

#endif
