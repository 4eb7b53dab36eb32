// State: a tensor that a program keeps from one call to the next beside its weights, such as a key-value cache.
#ifndef WEFT_GRAPH_STATE_HPP
#define WEFT_GRAPH_STATE_HPP

#include <weft/graph/var.hpp>

namespace weft {

// A named tensor on the devices that calls of one program hand on, as flax's variables and PyTorch's buffers: zeros
// before the first call. It never leaves its device, is no weight, and no checkpoint has it. In a stack of layers each
// layer has its own, as it has its own weights.
//   const State total{"total", DType::f32, {4}};
//   const Var sum = total.read(*x.graph) + x;
//   total.write(sum);
struct State {
  Name name;
  DType dtype = DType::f32;
  Shape shape;

  // What the call before wrote, or zeros: also where this call writes. Error: parameter_declared_twice.
  constexpr Var read(Graph& graph) const { return {&graph, graph.add_input(name, InputKind::state, dtype, shape)}; }
  // What the next call reads; written over the old value where everything that reads that can run first. Errors:
  // state_type_differs, state_is_written_twice.
  constexpr void write(Var value) const {
    Graph& graph = *value.graph;
    if (value.type() != graph.types.intern(dtype, shape))
      state_type_differs(name.c_str(), name_of(dtype), shape, name_of(value.dtype()), value.shape());
    static_cast<void>(read(graph));
    const std::int32_t input = graph.find_input(name);
    for (const Output& written : graph.new_states)
      if (written.updates == input) state_is_written_twice(name.c_str());
    graph.new_states.push_back({graph.inputs[input].name, value.id, input});
  }
};

}  // namespace weft

#endif
