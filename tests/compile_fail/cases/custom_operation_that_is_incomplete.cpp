// A struct without a kernel is no operation.
// expect-error: operation_is_incomplete
// max-lines: 20
#include <weft/graph/custom_call.hpp>

struct Doubled {
  static constexpr const char* name = "doubled";
  constexpr weft::TensorType results(const weft::CustomOperands& in) const { return in[0]; }
#if defined(VALID)
  void run(const weft::KernelCall& at) const { at.result<float>()[0] = 2 * at.operand<float>(0)[0]; }
#endif
};
constexpr weft::Index nodes() {
  weft::Graph graph;
  const weft::Var x{&graph, graph.add_input("x", weft::InputKind::weight, weft::DType::f32, {3})};
  weft::custom_call(Doubled{}, x);
  return graph.size();
}
static_assert(nodes() > 0);
