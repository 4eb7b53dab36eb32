// Operands that the shape rule of a user's operation refuses: the rule is quoted.
// expect-error: custom_operands_do_not_fit
// expect-error: both have one type
// max-lines: 40
#include <weft/graph/custom_call.hpp>

struct Sum {
  static constexpr const char* name = "sum";
  constexpr weft::TensorType results(const weft::CustomOperands& in) const {
    in.expect(in[0] == in[1], "both have one type");
    return in[0];
  }
  void run(const weft::KernelCall& at) const { at.result<float>()[0] = at.operand<float>(0)[0] + at.operand<float>(1)[0]; }
};
constexpr weft::Index nodes() {
  weft::Graph graph;
  const weft::Var x{&graph, graph.add_input("x", weft::InputKind::weight, weft::DType::f32, {3})};
#if defined(VALID)
  weft::custom_call(Sum{}, x, x);
#elif defined(MISUSE)
  weft::custom_call(Sum{}, x, reshape(x, {3, 1}));
#endif
  return graph.size();
}
static_assert(nodes() > 1);
