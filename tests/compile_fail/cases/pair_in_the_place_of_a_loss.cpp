// A loss of a step that is made when the program starts, which returns its logits, too.
// expect-error: weft: loss_is_no_var: a loss returns one Var, or a weft::Measured of it
// max-lines-gcc: 13
// max-lines-clang: 16
#include <weft/dynamic.hpp>
#include <weft/nn/linear.hpp>

#include <utility>

struct Loss {
#if defined(VALID)
  weft::Var operator()(weft::Var x) const { return mean(weft::nn::Linear{"layer", 8, 3}(x)); }
#elif defined(MISUSE)
  std::pair<weft::Var, weft::Var> operator()(weft::Var x) const { return {mean(x), x}; }
#endif
};
weft::dynamic::MeasuredFunction made() { return weft::dynamic::measured_function(Loss{}); }  // expect-here
