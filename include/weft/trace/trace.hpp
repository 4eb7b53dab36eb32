// Tracing a model: calling its constexpr function on Vars, and differentiating what it returns.
#ifndef WEFT_TRACE_TRACE_HPP
#define WEFT_TRACE_TRACE_HPP

#include <weft/base/error_train.hpp>
#include <weft/graph/differentiate.hpp>
#include <weft/graph/layers.hpp>
#include <weft/graph/mixed_precision.hpp>
#include <weft/graph/simplify.hpp>
#include <weft/graph/state.hpp>
#include <weft/strategies/training_graph.hpp>
#include <weft/trace/checked_function.hpp>
#include <weft/trace/checked_model.hpp>
#include <weft/trace/inputs.hpp>
#include <weft/trace/measured.hpp>
#include <weft/trace/part_weights.hpp>

#include <concepts>

namespace weft {

// A loss whose batch is taken in `count` parts, one after another: MicroBatches<Loss, 4> in the place of Loss.
// Gradients are summed over the parts, in their order, and reduced over devices once; what is kept for the backward
// pass is that of one part. The loss is the mean of the parts' losses, or, if it is made with mean(losses, weights), the
// mean weighted by the sums of their weights: exact where parts have unequal weights, or none. So is each metric. Part i
// has every count-th row of the batch from row i on.
template <class Loss, Index count>
struct MicroBatches {
  static_assert(count >= 1, "weft: micro-batches: a batch has at least one part");
};

// Can one train in these element types?
template <class... Types>
inline constexpr bool have_training = false;
template <DType... dtypes>
inline constexpr bool have_training<ElementType<dtypes>...> = ((dtypes == DType::f32 || dtypes == DType::bf16) && ...);
// And compute in this one?
template <class Type>
inline constexpr bool has_products = have_training<Type>;
template <>
inline constexpr bool has_products<ElementType<DType::f16>> = true;

// A function in mixed precision: InPrecision<Loss, Precision{.compute = DType::bf16}> in the place of Loss, of a metric
// or of another function of weights and batches; around or inside MicroBatches. Weights stay f32 unless `parameters`
// says otherwise. What is made in which type: see graph/mixed_precision.hpp.
template <class Function, Precision precision>
struct InPrecision {};

namespace detail {

// What a function is called on, how often, and in which precision.
template <class Given>
struct FunctionParts {
  using Function = Given;
  static constexpr Index count = 1;
  static constexpr Precision precision = {};
};
template <class Given, Index parts>
struct FunctionParts<MicroBatches<Given, parts>> : FunctionParts<Given> {
  static constexpr Index count = parts * FunctionParts<Given>::count;
};
template <class Given, Precision in>
struct FunctionParts<InPrecision<Given, in>> : FunctionParts<Given> {
  static constexpr bool is_possible =
      have_training<ElementType<in.parameters>, ElementType<in.reduce>, ElementType<in.output>> &&
      has_products<ElementType<in.compute>>;
  static_assert(have_training<ElementType<in.parameters>, ElementType<in.reduce>, ElementType<in.output>>,
                "weft: precision: element_type_has_no_training: weights are kept, gradients added and results returned "
                "in f32 or bf16; choose one of them");
  static_assert(has_products<ElementType<in.compute>>,
                "weft: precision: element_type_has_no_training: one can compute in f32, bf16 and f16; choose one of "
                "them");
  static constexpr Precision precision = is_possible ? in : Precision{};
};

}  // namespace detail

// How a function is traced: in how many parts its batch is taken, and in which precision.
struct TracingOptions {
  Index parts = 1;
  Precision precision = {};
};

namespace detail {

// What a function type says of it.
template <class Function>
inline constexpr TracingOptions options_of = {FunctionParts<Function>::count, FunctionParts<Function>::precision};

// A graph that was traced of a function, in its precision and of simpler nodes. Outputs are `results` of type `result`,
// then gradients.
constexpr Graph in_its_precision(const Graph& graph, const Precision& precision, Index results,
                                 DType result = DType::f32) {
  if (precision == Precision{}) return simplify_nodes(graph);
  return simplify_nodes(in_precision(graph, precision, results, result));
}

// A Measured, or one Var; of what is not callable this is said elsewhere.
template <class Returned>
concept IsLoss =
    std::same_as<Returned, NotCallable> || std::same_as<Returned, Measured> || std::convertible_to<Returned, Var>;

}  // namespace detail

// The condition of an assertion: what must hold of its argument.
template <class Returned>
inline constexpr bool returns_a_loss = detail::IsLoss<Returned>;

// Complete only for what a loss may return.
template <class Returned>
struct CheckedLoss {
  static_assert(
      returns_a_loss<Returned>,
      "weft: loss_is_no_var: a loss returns one Var, or a weft::Measured of it and of what is measured beside it: "
      "constexpr weft::Var operator()(...) const");
};

namespace detail {

// What a function returns of its inputs, as a Measured.
template <class Function, class Each>
constexpr Measured measure_on(const Function& function, Graph& graph, const Buffer<Var>& inputs, Each each) {
  using Returned = std::remove_cvref_t<decltype(call_on(function, graph, inputs, each))>;
  static_assert(sizeof(CheckedLoss<Returned>) > 0);
  if constexpr (std::same_as<Returned, Measured>)
    return call_on(function, graph, inputs, each);
  else if constexpr (IsLoss<Returned>)
    return {call_on(function, graph, inputs, each), {}};
  else
    return {};
}
// Calls a function of a type on as many inputs as it has.
template <class Function, class InputTypes>
struct MeasuredCall {
  constexpr Measured operator()(Graph& graph, const Buffer<Var>& inputs) const {
    return measure_on(Function{}, graph, inputs, EachInput<InputTypes>());
  }
};

// A model may declare weights, states, and the seed and the step, which are set before every call. Nobody gives other
// inputs.
constexpr void check_declared_inputs(const Graph& graph, Index given) {
  for (Index i = given; i < graph.inputs.size(); ++i) {
    const InputKind kind = graph.inputs[i].kind;
    const Name& name = graph.input_name(i);
    const bool is_set = kind == InputKind::scalar && (name == Name("seed") || name == Name("step"));
    const bool is_kept = kind == InputKind::weight || kind == InputKind::state;
    if (!is_kept && !is_set) function_declares_input("model", name.c_str());
  }
}

// Calls `call`, a function of the graph and a Buffer<Var> that returns a Measured, on inputs of these types.
template <class Call>
constexpr Measured measure_declared(Graph& graph, const Call& call, const Buffer<TensorType>& inputs) {
  const Measured measured = call(graph, declare_inputs(graph, inputs));
  check_declared_inputs(graph, inputs.size());
  return measured;
}
// What a function returns, without its precision.
template <class Function, class InputTypes>
using ReturnedByPlain = Returned<typename FunctionParts<Function>::Function, InputTypes>;

// A function is called for each part of a batch; what it is called on is not known here.
template <class Function, class InputTypes>
concept IsTraceable = FunctionParts<Function>::count > 1 || IsConstexpr<typename FunctionParts<Function>::Function, InputTypes>;

}  // namespace detail

// Calls Function{}(inputs...) on `graph` and returns its value there; of a loss with metrics, the loss. Errors: those
// of the function; function_declares_input.
template <class Function, class InputTypes>
constexpr Measured trace_measured(Graph& graph) {
  using Plain = typename detail::FunctionParts<Function>::Function;
  return detail::measure_declared(graph, detail::MeasuredCall<Plain, InputTypes>{}, types_of<InputTypes>());
}
template <class Function, class InputTypes>
constexpr Var trace(Graph& graph) {
  return trace_measured<Function, InputTypes>(graph).loss;
}

namespace detail {

// [batch, ...] -> [parts, batch / parts, ...], without moving rows between devices that hold runs of them. Errors:
// operand_ranks_differ, micro_batches_do_not_divide.
constexpr Var in_parts(Var batch, Index parts) {
  Dims extents = batch.shape().dims;
  if (extents.empty()) operand_ranks_differ("micro-batches", 0, 1);
  if (extents[0] % parts != 0) micro_batches_do_not_divide(extents[0], parts);
  extents[0] /= parts;
  extents.insert(1, parts);
  AxisList order{1, 0};
  for (int i = 2; i < extents.size(); ++i) order.push_back(static_cast<std::int8_t>(i));
  return transpose(reshape(batch, Shape(extents)), order);
}

// The weights of a training, and their nodes.
constexpr Buffer<Id> list_weights(TrainingGraph& training) {
  Buffer<Id> nodes;
  training.weights.clear();
  for (std::int32_t i = 0; i < training.graph.inputs.size(); ++i) {
    if (training.graph.inputs[i].kind != InputKind::weight) continue;
    training.weights.push_back(i);
    nodes.push_back(training.graph.inputs[i].node);
  }
  return nodes;
}
// Has a mistake been noted so far?
constexpr bool has_mistake(TrainingGraph& training) {
  training.mistake = training.graph.mistake;
  return training.mistake.kind != Mistake::Kind::none;
}
// Does what was traced have gradients? See trace_training.
constexpr bool is_one_number(TrainingGraph& training, Var value) {
  if (has_mistake(training)) return false;
  training.rank = value.rank();
  return training.rank == 0 || !__builtin_is_constant_evaluated();
}
constexpr Var as_loss(Var value) { return is_floating(value.dtype()) ? convert(value, DType::f32) : value; }

// What a step tells of a batch, the loss first. Error: metric_is_no_scalar.
constexpr Buffer<Id> results_of(TrainingGraph& training, const Measured& measured) {
  Buffer<Id> results{as_loss(measured.loss).id};
  for (const Metric& metric : measured.metrics) {
    if (metric.value.rank() != 0) metric_is_no_scalar(metric.value.rank(), metric.value.shape().elements());
    results.push_back(convert(metric.value, DType::f32).id);
  }
  training.results = results.size();
  return results;
}

// The factor of the loss, 1 unless it is scaled; the graph of nothing: it is not. See LossScaling.
constexpr Var scale_of_loss(Graph& graph, const Precision& precision) {
  if (!precision.scales_loss()) return {};
  for (const char* count : {LossScaling::good_steps_name, LossScaling::skipped_steps_name})
    static_cast<void>(State{count, DType::i32, {}}.read(graph));
  return State{LossScaling::scale_name, DType::f32, {}, static_cast<float>(precision.scaling.initial)}.read(graph);
}
// d loss / d weights, by way of the scaled loss.
constexpr Buffer<Id> gradients_of(TrainingGraph& training, Id loss, Var scale, const Buffer<Id>& weights) {
  Graph& graph = training.graph;
  const bool is_scaled = scale.graph != nullptr;
  Buffer<Id> gradients = differentiate(graph, is_scaled ? (Var{&graph, loss} * scale).id : loss, weights);
  for (Index i = 0; i < gradients.size(); ++i)
    if (repeats(graph, gradients[i], 0)) training.without_gradient.push_back(training.weights[i]);
  if (!is_scaled) return gradients;
  const Phase outer = graph.phase;
  graph.phase = Phase::backward;
  const Var unscale = 1.0 / scale;
  for (Id& gradient : gradients) gradient = (Var{&graph, gradient} * unscale).id;
  graph.phase = outer;
  return gradients;
}

// What the states of a function become: outputs behind all others. Error: state_is_written_in_a_loop.
constexpr void add_new_states(Graph& graph) {
  for (const Output& state : graph.new_states) {
    if (graph[state.node].type != graph[graph.inputs[state.updates].node].type)
      state_is_written_in_a_loop(graph.name(state.name).c_str());
    graph.outputs.push_back(state);
  }
}

// `values`: the results, then the gradients.
constexpr void add_outputs(TrainingGraph& training, const Measured& measured, const Buffer<Id>& values,
                           const Precision& precision) {
  Graph& graph = training.graph;
  graph.add_output("loss", values[0]);
  for (Index i = 1; i < training.results; ++i) graph.add_output(measured.metrics[i - 1].name, values[i]);
  for (Index i = training.results; i < values.size(); ++i)
    graph.add_output(graph.input_name(training.weights[i - training.results]) / "gradient", values[i]);
  add_new_states(graph);
  training.precision = precision;
}

// States go from one part of a batch to the next: the first carries of the loop over the parts, which has no other yet.
// Returns what an iteration makes of them.
constexpr Buffer<Var> hand_on_states(Graph& graph, LoopBuilder& loop) {
  Buffer<Var> nexts;
  for (const Id carry : graph.state_carries) {
    loop.adopt(carry);
    Id next = carry;
    for (const Output& state : graph.new_states)
      if (graph.inputs[state.updates].node == graph.operand(carry, 0)) next = state.node;
    nexts.push_back({&graph, next});
  }
  return nexts;
}

// A loop over the parts of the batch, each with its forward and backward pass.
template <class Call>
constexpr TrainingGraph trace_parts(const Call& call, const Buffer<TensorType>& inputs, const TracingOptions& options) {
  const Index parts = options.parts;
  TrainingGraph training;
  Graph& graph = training.graph;
  graph.notes_mistakes = __builtin_is_constant_evaluated();
  const Buffer<Var> batch = declare_inputs(graph, inputs);
  const Var scale = scale_of_loss(graph, options.precision);
  LoopBuilder loop(graph, parts);
  graph.micro_batch = loop.element(iota(graph, {parts}, 0, DType::u32)).id;
  Buffer<Var> part;
  for (const Var& whole : batch) part.push_back(loop.element(in_parts(whole, parts)));
  const Measured measured = call(graph, part);
  check_declared_inputs(graph, inputs.size());
  if (!is_one_number(training, measured.loss)) return training;
  Buffer<Id> sums = results_of(training, measured);
  const PartWeights weights(graph, sums);
  const Buffer<Id> gradients = gradients_of(training, sums[0], scale, list_weights(training));
  if (has_mistake(training)) return training;
  sums.append(gradients.begin(), gradients.end());

  graph.phase = Phase::backward;
  weights.weigh(graph, sums);
  Buffer<Var> nexts = hand_on_states(graph, loop);
  const Index states = nexts.size();
  const Buffer<Output> written = graph.new_states;  // carried, not stacked
  graph.new_states.clear();
  for (Id one : sums) {
    const TensorType type = graph.type(one);
    const Var total = loop.carry(broadcast_to(constant(graph, 0, type.dtype), type.shape));
    nexts.push_back(total + Var{&graph, one});
  }
  loop.close(nexts);
  for (Index i = 0; i < sums.size(); ++i) sums[i] = loop.result(states + i).id;
  weights.take_means(graph, sums, parts);
  for (const Output& state : written)
    for (Index i = 0; i < states; ++i)
      if (graph.operand(graph.state_carries[i], 0) == graph.inputs[state.updates].node)
        graph.new_states.push_back({state.name, loop.result(i).id, state.updates});
  graph.phase = Phase::forward;
  graph.micro_batch = no_id;
  add_outputs(training, measured, sums, options.precision);
  return training;
}

// The same before what trace_training does to all of it: its precision, and simpler nodes. Without gradients it has no
// outputs.
template <class Call>
constexpr TrainingGraph differentiated(const Call& call, const Buffer<TensorType>& inputs,
                                       const TracingOptions& options) {
  if (options.parts > 1) return trace_parts(call, inputs, options);
  TrainingGraph training;
  Graph& graph = training.graph;
  graph.notes_mistakes = __builtin_is_constant_evaluated();
  const Measured measured = measure_declared(graph, call, inputs);
  const Buffer<Id> weights = list_weights(training);
  if (!is_one_number(training, measured.loss)) return training;
  Buffer<Id> values = results_of(training, measured);
  const Buffer<Id> gradients = gradients_of(training, values[0], scale_of_loss(graph, options.precision), weights);
  if (has_mistake(training)) return training;
  values.append(gradients.begin(), gradients.end());
  add_outputs(training, measured, values, options.precision);
  return training;
}
// For a type of functions.
template <class Loss, class InputTypes>
constexpr TrainingGraph differentiated() {
  using Plain = typename FunctionParts<Loss>::Function;
  return differentiated(MeasuredCall<Plain, InputTypes>{}, types_of<InputTypes>(), options_of<Loss>);
}

}  // namespace detail

// The loss and the metrics of a model, as f32, and the gradients of the loss over all weights. While the compiler
// evaluates this, a loss that is not one number (`rank`) and one of a model with a `mistake` have no gradients, and
// whoever asks for the training says so. Behind the gradients stands what the states become. Errors: those of the model
// and of differentiate; micro_batches_do_not_divide, parts_have_no_weight, state_is_written_in_a_loop.
// `call`: a function of the graph and a Buffer<Var> that returns a Measured, called on inputs of these types.
template <class Call>
constexpr TrainingGraph trace_training(const Call& call, const Buffer<TensorType>& inputs,
                                       const TracingOptions& options) {
  TrainingGraph training = detail::differentiated(call, inputs, options);
  if (!training.graph.outputs.empty())
    training.graph = detail::in_its_precision(training.graph, options.precision, training.results);
  return training;
}
template <class Loss, class InputTypes>
constexpr TrainingGraph trace_training() {
  static_assert(detail::FunctionParts<Loss>::count > 0);  // first, so that a wrong precision is refused by few lines
  using Plain = typename detail::FunctionParts<Loss>::Function;
  return trace_training(detail::MeasuredCall<Plain, InputTypes>{}, types_of<InputTypes>(), detail::options_of<Loss>);
}

}  // namespace weft

#endif
