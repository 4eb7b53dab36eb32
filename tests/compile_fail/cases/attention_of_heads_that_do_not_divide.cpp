// Heads of equal width need a number of features that they divide.
// expect-error: heads_do_not_divide
// expect-error: 128
// expect-error-clang: 128, 3
// max-lines: 60
#include <weft/nn/attention.hpp>

struct Model {
#if defined(VALID)
  weft::nn::MultiHeadAttention attention{"attention", 128, 4};
#elif defined(MISUSE)
  weft::nn::MultiHeadAttention attention{"attention", 128, 3};
#endif
  constexpr weft::Var operator()(weft::Var x) const { return attention(x); }
};
constexpr weft::Index trace() {
  weft::Graph graph;
  const weft::Var x{&graph, graph.add_input("x", weft::InputKind::data, weft::DType::f32, {2, 8, 128})};
  return Model{}(x).shape()[2];
}
constexpr weft::Index features = trace();  // expect-here
static_assert(features == 128);
