// The metrics of a step, where their header is missing. Read as users do, without a precompiled header.
// expect-error: weft: metrics(): #include <weft/report/metrics.hpp>
// flags-gcc: -Wall
// flags-clang: -Wall
// max-lines: 12
#include <weft/weft.hpp>
#if defined(VALID)
#include <weft/report/metrics.hpp>
#endif

struct Loss {
  constexpr weft::Var operator()(weft::Var x) const { return mean(weft::nn::Linear{"layer", 8, 2}(x)); }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[4][8]>, mesh, weft::Ddp{}, weft::Sgd>;
void look(const Step& step) {
  const auto metrics = step.metrics();  // expect-here
  static_cast<void>(metrics);
}
