// What stands in a row of layers takes one Var and returns one.
// expect-error: weft: sequential: what is not callable with one Var, or returns none, is no layer
// expect-error-gcc: is_layer<int, 1, false>
// expect-error-clang: is_layer<int, 1L, is_called>
// max-lines: 60
#include <weft/nn/linear.hpp>
#include <weft/nn/sequential.hpp>

#if defined(VALID)
constexpr weft::nn::Linear second{{}, 16, 4};
#elif defined(MISUSE)
constexpr int second = 16;
#endif
constexpr weft::Index trace() {
  weft::Graph graph;
  const weft::Var x{&graph, graph.add_input("x", weft::InputKind::data, weft::DType::f32, {2, 8})};
  return weft::nn::Sequential{"net", weft::nn::Linear{{}, 8, 16}, second}(x).shape()[0];  // expect-here
}
static_assert(trace() == 2);
