// State: a tensor that calls keep from one to the next beside weights: a program's key-value cache, a training's
// running averages.
#ifndef WEFT_GRAPH_STATE_HPP
#define WEFT_GRAPH_STATE_HPP

#include <weft/graph/var.hpp>

namespace weft {

// A named tensor on the devices that calls of one program, or steps of a training, hand on, as flax's variables and
// PyTorch's buffers. Every device has the whole of it, to the same bits: of a batch that is cut, what is written is put
// together, and sums are summed, over all devices. In a stack of layers each layer has its own, as it has its own
// weights; micro-batches hand it on, too.
//   const State total{"total", DType::f32, {4}};
//   const Var sum = total.read(*x.graph) + x;
//   total.write(sum);
// No gradient flows through it: what is read is a constant. A training's states are tensors of the step by name, and of
// its checkpoints. What a program writes is its own, from zeros on, and stays with it (PyTorch: persistent=False); what
// it only reads is given to it as weights are: load_weights, from a step or a checkpoint.
struct State {
  Name name;
  DType dtype;
  Shape shape;
  float initial = 0;  // its elements before the first step

  // Not an aggregate: of a constant that is one, GCC 12 takes the making of its shape for a change.
  constexpr State(const Name& own_name, DType own_dtype, const Shape& own_shape, float own_initial = 0)
      : name(own_name), dtype(own_dtype), shape(own_shape), initial(own_initial) {}

  // What the call before wrote: also where this call writes. Error: parameter_declared_twice.
  constexpr Var read(Graph& graph) const {
    return {&graph, graph.add_input(name, InputKind::state, dtype, shape, {Initializer::Kind::fill, initial})};
  }
  // What the next call reads; written over the old value where everything that reads that can run first. Errors:
  // state_type_differs, state_is_written_twice.
  constexpr void write(Var value) const {
    Graph& graph = *value.graph;
    if (value.type() != graph.types.intern(dtype, shape)) {
      if (graph.notes_refusal("state_type_differs", value.elements(), shape.elements(), name.line)) return;
      state_type_differs(name.c_str(), name_of(dtype), shape, name_of(value.dtype()), graph.shape(value.id));
    }
    static_cast<void>(read(graph));
    const std::int32_t input = graph.find_input(name);
    for (const Output& written : graph.new_states) {
      if (written.updates != input) continue;
      if (graph.notes_refusal("state_is_written_twice", 2, 1, name.line)) return;
      state_is_written_twice(name.c_str());
    }
    graph.new_states.push_back({graph.inputs[input].name, value.id, input});
  }
};

}  // namespace weft

#endif
