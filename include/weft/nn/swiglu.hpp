// SwiGlu: the gated pair of layers of LLaMA's blocks (Shazeer, 2020).
#ifndef WEFT_NN_SWIGLU_HPP
#define WEFT_NN_SWIGLU_HPP

#include <weft/nn/activations.hpp>
#include <weft/nn/linear.hpp>

namespace weft::nn {

// x [..., features] -> the same: down(silu(gate(x)) * up(x)), where "<name>.gate" and "<name>.up" are Linear{features,
// hidden} and "<name>.down" is Linear{hidden, features}. As wide as a pair of 4 * features with hidden = 8 / 3 *
// features. `gain`: of ".down", `weight` and `bias`: of all three, see Linear. Errors: those of Linear.
struct SwiGlu {
  Name name = {};
  Index features = 0, hidden = 0;
  Bias bias = false;
  double gain = 1;
  Init weight = init::fan_in_uniform();

  constexpr Var operator()(Var x) const {
    const LayerScope layer(*x.graph, name, "SwiGlu");
    const Var gate = silu(Linear{name / "gate", features, hidden, bias, 1, weight}(x));
    const Var up = Linear{name / "up", features, hidden, bias, 1, weight}(x);
    return layer(Linear{name / "down", hidden, features, bias, gain, weight}(gate * up));
  }
};

}  // namespace weft::nn

#endif
