// Two operations of one name in one program: nobody could tell which a module or a report means.
// expect-error: custom_operations_have_one_name
// expect-error: Twice
// max-lines: 40
#include <weft/graph/custom_call.hpp>

struct Doubled {
  static constexpr const char* name = "doubled";
  constexpr weft::TensorType results(const weft::CustomOperands& in) const { return in[0]; }
  void run(const weft::KernelCall& at) const { at.result<float>()[0] = 2 * at.operand<float>(0)[0]; }
};
struct Twice : Doubled {
#if defined(VALID)
  static constexpr const char* name = "twice";
#endif
};
constexpr weft::Index nodes() {
  weft::Graph graph;
  const weft::Var x{&graph, graph.add_input("x", weft::InputKind::weight, weft::DType::f32, {3})};
  weft::custom_call(Twice{}, weft::custom_call(Doubled{}, x));
  return graph.size();
}
static_assert(nodes() > 0);
