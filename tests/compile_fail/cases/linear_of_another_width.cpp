// A layer declared for another number of features than its input has; the chain of calls ends in the user's line.
// expect-error: layer_input_differs
// expect-error: 512
// expect-error-clang: 784, 512
// max-lines: 60
#include <weft/nn/linear.hpp>

struct Classifier {
#if defined(VALID)
  weft::nn::Linear hidden{"hidden", 784, 512};
#elif defined(MISUSE)
  weft::nn::Linear hidden{"hidden", 512, 512};
#endif
  constexpr weft::Var operator()(weft::Var image) const { return hidden(image); }
};
constexpr weft::Index trace() {
  weft::Graph graph;
  const weft::Var image{&graph, graph.add_input("image", weft::InputKind::data, weft::DType::f32, {64, 784})};
  return Classifier{}(image).shape()[1];
}
constexpr weft::Index features = trace();  // expect-here
static_assert(features == 512);
