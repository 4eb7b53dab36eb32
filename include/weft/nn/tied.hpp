// Layers that share weights. A layer is a value and its weights are known by their names, so that a name stands for one
// layer: two of one name are an error, unless the second says that it takes the weights of the first.
#ifndef WEFT_NN_TIED_HPP
#define WEFT_NN_TIED_HPP

#include <weft/graph/var.hpp>

namespace weft::nn {

// While this lives, layers called on `graph` take weights that earlier ones have declared under their names. For layers
// that use their own weights twice, such as an embedding that is also the last layer.
class TiedWeights {
 public:
  constexpr explicit TiedWeights(Graph& graph) : graph_(graph), before_(graph.ties_weights) { graph.ties_weights = true; }
  TiedWeights(const TiedWeights&) = delete;
  TiedWeights& operator=(const TiedWeights&) = delete;
  constexpr ~TiedWeights() { graph_.ties_weights = before_; }

 private:
  Graph& graph_;
  bool before_;
};

template <class Layer>
struct Tied {
  Layer layer;

  template <class... More>
  constexpr Var operator()(Var x, const More&... more) const {
    const TiedWeights tied(*x.graph);
    return layer(x, more...);
  }
};

// The layer with the weights that an earlier one of its name has declared: tied(encoder)(y) after encoder(x). All
// weights, also those of the layers in it. Errors: tied_weight_is_unknown; parameter_declared_twice if their shapes differ.
template <class Layer>
[[nodiscard]] constexpr Tied<Layer> tied(const Layer& layer) {
  return {layer};
}

}  // namespace weft::nn

#endif
