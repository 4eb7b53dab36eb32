// Activations for models: the functions of graph/activations.hpp, which tensors share, and the same as layers.
#ifndef WEFT_NN_ACTIVATIONS_HPP
#define WEFT_NN_ACTIVATIONS_HPP

#include <weft/graph/activations.hpp>

namespace weft::nn {

// A function of one Var as a layer, for nn::Sequential: the name of a function that tensors share stands for several.
template <Var (*function)(LocatedVar)>
struct Activation {
  constexpr Var operator()(LocatedVar x) const { return function(x); }
};
using Relu = Activation<&relu>;
using Gelu = Activation<&gelu>;
using GeluTanh = Activation<&gelu_tanh>;
using Silu = Activation<&silu>;
using Sigmoid = Activation<&sigmoid>;
using Tanh = Activation<&tanh>;
using Softplus = Activation<&softplus>;

}  // namespace weft::nn

#endif
