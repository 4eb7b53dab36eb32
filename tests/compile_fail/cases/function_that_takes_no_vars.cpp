// A loss of a step that is made when the program starts, whose operator() may not be called on a constant object.
// expect-error: weft: dynamic: the function cannot be called with 1 to 8 Vars, or with the graph; declare its operator() const
// expect-error: takes_vars<Loss>
// max-lines-gcc: 12
// max-lines-clang: 16
#include <weft/dynamic.hpp>
#include <weft/nn/linear.hpp>

#include <vector>

struct Loss {
#if defined(VALID)
  weft::Var operator()(weft::Var x) const { return mean(weft::nn::Linear{"layer", 8, 3}(x)); }
#elif defined(MISUSE)
  weft::Var operator()(weft::Var x) { return mean(weft::nn::Linear{"layer", 8, 3}(x)); }
#endif
};
weft::dynamic::MeasuredFunction made() { return weft::dynamic::measured_function(Loss{}); }  // expect-here
