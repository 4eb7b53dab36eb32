// Tracing a model: calling its constexpr function on Vars, and differentiating what it returns.
#ifndef WEFT_TRAIN_TRACE_HPP
#define WEFT_TRAIN_TRACE_HPP

#include <weft/graph/differentiate.hpp>
#include <weft/graph/simplify.hpp>
#include <weft/strategies/training_graph.hpp>
#include <weft/train/inputs.hpp>

namespace weft {

namespace detail {

// "input0", "input1", ...
constexpr Name input_name(int i) {
  const char digits[] = {static_cast<char>('0' + i / 10), static_cast<char>('0' + i % 10), '\0'};
  return Name("input").append(i < 10 ? digits + 1 : digits);
}

// Calls Function{}(inputs...) on a new graph.
template <class Function, class InputTypes, std::size_t... I>
constexpr Var call_on_inputs(Graph& graph, std::index_sequence<I...>) {
  const Var inputs[] = {Var{&graph, graph.add_input(input_name(static_cast<int>(I)), InputKind::data,
                                                    InputTypes::dtypes[I], InputTypes::shapes[I])}...};
  return Function{}(inputs[I]...);
}

// A model may declare weights, and the seed and the step, which are set before every call; nobody gives other inputs.
constexpr void check_declared_inputs(const Graph& graph, Index given) {
  for (Index i = given; i < graph.inputs.size(); ++i) {
    const InputKind kind = graph.inputs[i].kind;
    const Name& name = graph.input_name(i);
    const bool is_set = kind == InputKind::scalar && (name == Name("seed") || name == Name("step"));
    if (kind != InputKind::weight && !is_set) function_declares_input("model", name.c_str());
  }
}

}  // namespace detail

// Calls Function{}(inputs...) on `graph` and returns its value there. Errors: those of the function;
// function_declares_input.
template <class Function, class InputTypes>
constexpr Var trace(Graph& graph) {
  const Var value = detail::call_on_inputs<Function, InputTypes>(graph, std::make_index_sequence<InputTypes::count>());
  detail::check_declared_inputs(graph, InputTypes::count);
  return value;
}

// The loss, as f32, with its gradients over all weights. While the compiler evaluates this, a loss that is not one number
// (`rank`) and one of a model with a `mistake` have no gradients, and whoever asks for the training says so. Errors: those
// of the model and of differentiate.
template <class Loss, class InputTypes>
constexpr TrainingGraph trace_training() {
  TrainingGraph training;
  training.graph.notes_mistakes = __builtin_is_constant_evaluated();
  const Var value = trace<Loss, InputTypes>(training.graph);
  training.mistake = training.graph.mistake;
  if (training.mistake.kind != Mistake::Kind::none) return training;
  training.rank = value.rank();
  const Var loss = is_floating(value.dtype()) ? convert(value, DType::f32) : value;
  Buffer<Id> weights;
  for (std::int32_t i = 0; i < training.graph.inputs.size(); ++i) {
    if (training.graph.inputs[i].kind != InputKind::weight) continue;
    training.weights.push_back(i);
    weights.push_back(training.graph.inputs[i].node);
  }
  if (training.rank != 0 && __builtin_is_constant_evaluated()) return training;
  const Buffer<Id> gradients = differentiate(training.graph, loss.id, weights);
  training.graph.add_output("loss", loss.id);
  for (Index i = 0; i < gradients.size(); ++i)
    training.graph.add_output(training.graph.input_name(training.weights[i]) / "gradient", gradients[i]);
  training.graph = simplify_nodes(training.graph);
  return training;
}

}  // namespace weft

#endif
