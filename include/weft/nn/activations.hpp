// Activations for models: the functions of graph/activations.hpp, which tensors share.
#ifndef WEFT_NN_ACTIVATIONS_HPP
#define WEFT_NN_ACTIVATIONS_HPP

#include <weft/graph/activations.hpp>

#endif
