// The kernels of a step that is compiled, for steps that are made when the program starts.
#ifndef EXAMPLES_COMPARE_STRATEGIES_KERNELS_HPP
#define EXAMPLES_COMPARE_STRATEGIES_KERNELS_HPP

#include "../train_mnist/model.hpp"

namespace examples {

// The mean over all items of a batch: none is padding.
struct MeanLoss {
  Classifier classify{.hidden = 512, .layers = 2};
  constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
    return mean(cross_entropy(classify(image), label));
  }
};

void register_mlp_kernels();

}  // namespace examples

#endif
