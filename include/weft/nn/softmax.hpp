// Softmax for models: the functions of graph/softmax.hpp, which tensors share.
#ifndef WEFT_NN_SOFTMAX_HPP
#define WEFT_NN_SOFTMAX_HPP

#include <weft/graph/softmax.hpp>

#endif
