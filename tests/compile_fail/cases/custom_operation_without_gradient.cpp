// An operation of a user's own whose gradient is asked for and not given.
// expect-error: custom_operation_has_no_gradient
// expect-error: Doubled
// max-lines: 60
#include <weft/graph/custom_call.hpp>
#include <weft/graph/differentiate.hpp>

struct Doubled {
  static constexpr const char* name = "doubled";
  constexpr weft::TensorType results(const weft::CustomOperands& in) const { return in[0]; }
  void run(const weft::KernelCall& at) const { at.result<float>()[0] = 2 * at.operand<float>(0)[0]; }
#if defined(VALID)
  constexpr void gradient(weft::CustomPullback& at) const { at.give(0, at.cotangent() * 2.0); }
#endif
};
constexpr weft::Index nodes() {
  weft::Graph graph;
  const weft::Var x{&graph, graph.add_input("x", weft::InputKind::weight, weft::DType::f32, {3})};
  weft::differentiate(graph, sum(weft::custom_call(Doubled{}, x)).id, {x.id});
  return graph.size();
}
static_assert(nodes() > 2);
