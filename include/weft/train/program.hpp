// Program: any constexpr function of Vars, with any outputs, on a mesh under a strategy: a forward pass, no gradients.
//
//   template <class Digits, class Odds>
//   struct Answer { Digits digit; Odds odds; };
//   struct Classify {
//     constexpr Answer<weft::Var, weft::Var> operator()(weft::Var image) const {
//       const weft::Var odds = softmax(Classifier{}(image));
//       return {argmax(odds), odds};
//     }
//   };
//   weft::Program<Classify, weft::Inputs<weft::f32[256][784]>, mesh, weft::Ddp{}> classify(runtime);
//   classify.load_weights(step);  // a copy; classify(weft::weights_of(step)) reads the step's own
//   const auto answer = classify(images);
//   answer.digit(0);    // a TensorView<const weft::i32, 256>
//   answer.odds(0, 7);  // a TensorView<const float, 256, 10>
#ifndef WEFT_TRAIN_PROGRAM_HPP
#define WEFT_TRAIN_PROGRAM_HPP

// First, so that compilers name no more headers than these before what is wrong.
#include <weft/trace/checked_function.hpp>
#include <weft/trace/checked_model.hpp>
#include <weft/trace/checked_rewrite.hpp>
#include <weft/trace/checked_use.hpp>
//
#include <weft/graph/outputs.hpp>
#include <weft/tensor/tensor.hpp>
#include <weft/train/pass_batch.hpp>
#include <weft/train/train_step.hpp>

namespace weft {

namespace detail {

// "value", or "value0", "value1", ... if there are several.
constexpr Name result_name(int i, int count) {
  return count == 1 ? Name("value") : Name("value").append(name_of_number(i).c_str());
}

// A list of what a function of a type returns on as many inputs as it has.
template <class Function, class InputTypes>
struct ResultsCall {
  constexpr Buffer<Var> operator()(Graph& graph, const Buffer<Var>& inputs) const {
    Buffer<Var> results;
    for (const Var& result : vars_of(call_on(Function{}, graph, inputs, EachInput<InputTypes>())))
      results.push_back(result);
    return results;
  }
};

// What a program writes is its own, from zeros on. Error: state_of_a_program_starts_with_zeros.
constexpr void check_own_states(const Graph& graph) {
  for (const Output& state : graph.new_states)
    if (const Initializer& initial = graph.inputs[state.updates].initializer; initial.scale != 0)
      state_of_a_program_starts_with_zeros(graph.name(state.name).c_str(), static_cast<double>(initial.scale));
}

// What trace_program makes, before its precision and simpler nodes; a `mistake` leaves it without outputs. `call`: a
// function from the graph and the inputs to a list of results.
template <class Call>
constexpr TrainingGraph trace_results(const Call& call, const Buffer<TensorType>& inputs, const Precision& precision) {
  TrainingGraph program;
  Graph& graph = program.graph;
  graph.notes_mistakes = __builtin_is_constant_evaluated();
  graph.evaluates = true;
  const Buffer<Var> values = call(graph, declare_inputs(graph, inputs));
  check_declared_inputs(graph, inputs.size());
  check_own_states(graph);
  program.mistake = graph.mistake;
  if (program.mistake.kind != Mistake::Kind::none) return program;
  const int count = static_cast<int>(values.size());
  for (int i = 0; i < count; ++i) graph.add_output(result_name(i, count), values[i].id);
  add_new_states(graph);
  program.results = count;
  program.rank = values[0].rank();
  static_cast<void>(list_weights(program));
  program.precision = precision;
  return program;
}
// For a type of functions.
template <class Function, class InputTypes>
constexpr TrainingGraph trace_results() {
  using Plain = typename FunctionParts<Function>::Function;
  return trace_results(ResultsCall<Plain, InputTypes>{}, types_of<InputTypes>(), FunctionParts<Function>::precision);
}

// Results of any type, no gradients. Errors: those of the function; function_declares_input,
// state_is_written_in_a_loop, state_of_a_program_starts_with_zeros.
template <class Call>
constexpr TrainingGraph trace_program(const Call& call, const Buffer<TensorType>& inputs, const Precision& precision) {
  TrainingGraph program = trace_results(call, inputs, precision);
  if (!program.graph.outputs.empty())
    program.graph = in_its_precision(program.graph, precision, program.results, precision.output);
  return program;
}
template <class Function, class InputTypes>
constexpr TrainingGraph trace_program() {
  using Plain = typename FunctionParts<Function>::Function;
  return trace_program(ResultsCall<Plain, InputTypes>{}, types_of<InputTypes>(), FunctionParts<Function>::precision);
}

template <class Function, class InputTypes>
inline constexpr FrozenWords program_words{trace_program<Function, InputTypes>()};

template <class Called, class InputTypes>
struct TracedProgram {
  using Function = Called;
  using Batch = InputTypes;
  static constexpr bool returns_results = IsOutputs<ReturnedByPlain<Called, InputTypes>>;
  static constexpr const FrozenWords& words() { return program_words<Called, InputTypes>; }
};

template <class Function, class InputTypes>
constexpr TrainingHead program_head() {
  return traced_head<TracedProgram<Function, InputTypes>>();
}

}  // namespace detail

// Those of a function: see mistake_of_loss. The rank is that of the first result.
template <class Function, class InputTypes>
inline constexpr Mistake mistake_of_program = detail::program_head<Function, InputTypes>().mistake;
template <class Function, class InputTypes>
inline constexpr int rank_of_program = detail::program_head<Function, InputTypes>().rank;
template <class Function, class InputTypes>
concept IsProgram = detail::IsTraced<detail::TracedProgram<Function, InputTypes>> &&
    (mistake_of_program<Function, InputTypes>.kind == Mistake::Kind::none);

namespace detail {

template <class Function, class InputTypes>
struct ProgramTrace {
  using Batch = InputTypes;
  static constexpr bool exists = IsProgram<Function, InputTypes>;
  static constexpr TrainingHead head() { return program_head<Function, InputTypes>(); }
  static constexpr TrainingGraph training() {
    return program_words<Function, InputTypes>.template thaw<TrainingGraph>();
  }
};

template <class Function, class InputTypes, const auto& mesh, auto strategy>
struct ProgramSource {
  static constexpr Index nodes = program_head<Function, InputTypes>().nodes;
  static constexpr DeviceGraph device_graph() {
    return strategy.template rewrite<NoUpdate>(
        noting<decltype(strategy)>(ProgramTrace<Function, InputTypes>::training()), mesh_of(mesh));
  }
};

// A function of one Var, as floats; of anything else it returns nothing, and a Program says so.
template <class Function>
struct AsF32 {
  template <std::same_as<Var>... Inputs>
  requires requires(const Inputs&... inputs) { Function{}(inputs...); }
  constexpr auto operator()(const Inputs&... inputs) const {
    if constexpr (std::convertible_to<decltype(Function{}(inputs...)), Var>)
      return convert(Function{}(inputs...), DType::f32);
  }
};
// A function in mixed precision returns f32 as well.
template <class Given>
struct FunctionParts<AsF32<Given>> : FunctionParts<Given> {
  using Function = AsF32<typename FunctionParts<Given>::Function>;
  static constexpr Precision given = FunctionParts<Given>::precision;
  static constexpr Precision precision = {given.parameters, given.compute, given.reduce, DType::f32};
};

// Does a C++ type stand for the elements of every result?
template <class Compiled>
constexpr bool elements_have_types() {
  for (const OutputSlot& result : Compiled::view.outputs)
    if (is_complex(result.dtype) || result.dtype == DType::f16) return false;
  return true;
}
// Result `i` of a compiled program, as its caller sees it.
template <class Compiled, std::size_t i>
struct ResultAt {
  static constexpr const StoredTensor& result = Compiled::results[static_cast<Index>(i)];
  using Element = ElementOf<Compiled::view.output(static_cast<Index>(i)).dtype>;

  template <std::size_t... D>
  static auto view(std::index_sequence<D...>) -> TensorView<const Element, result.shape[static_cast<int>(D)]...>;
  using View = decltype(view(std::make_index_sequence<static_cast<std::size_t>(result.shape.rank())>()));
};

// All of them together; `exists`: false if the program was refused.
template <class Returned, class Compiled, bool exists>
struct ProgramResults {
  struct Type {};
};
template <class Returned, class Compiled>
struct ProgramResults<Returned, Compiled, true> {
  template <std::size_t... I>
  static auto all(std::index_sequence<I...>) -> OutputsOf<Returned, typename ResultAt<Compiled, I>::View...>;
  using Type = decltype(all(std::make_index_sequence<static_cast<std::size_t>(output_count<Returned>)>()));
};

}  // namespace detail

// The conditions of the assertions: what must hold of their arguments.
template <class Returned>
inline constexpr bool returns_vars = std::is_same_v<Returned, detail::NotCallable> || IsOutputs<Returned>;

// `Function`: a constexpr function of Vars that returns tensors of any shapes and types: a Var, or a std::tuple,
// std::pair, std::array or struct of Vars. Under Ddp and Fsdp every input that has dimensions is cut in its first one
// over the devices; under Spmd specs say how. What a call returns is whole on every mesh: results that follow the batch
// are put together on the host, sums over the batch are reduced. Not copyable; refers to its runtime.
template <class Function, class BatchTypes, const auto& mesh, auto strategy>
class Program {
  static_assert(sizeof(CheckedFunction<typename detail::FunctionParts<Function>::Function, BatchTypes>) > 0);
  using InputTypes = InputsOrNone<BatchTypes>;
  using Returned = detail::ReturnedByPlain<Function, InputTypes>;
  static_assert(returns_vars<Returned>,
                "weft: program: the function returns something else than a Var, or a std::tuple, std::pair, std::array "
                "or struct of at most 8 members, all of them Vars");
  using Kind = Misuse::Kind;
  static constexpr Misuse misuse = detail::misuse_of<detail::ProgramTrace<Function, InputTypes>, mesh, strategy>();
  static_assert(sizeof(CheckedUse<misuse>) > 0);
  static_assert(sizeof(CheckedModel<mistake_of_program<Function, InputTypes>>) > 0);
  using Source = detail::ProgramSource<Function, InputTypes, mesh, strategy>;
  using Rewrite =
      CheckedRewrite<Source, decltype(strategy), IsProgram<Function, InputTypes> && misuse.kind == Kind::none>;
  static constexpr bool exists = Rewrite::is_planned;
  using Compiled = CompiledPlan<std::conditional_t<exists, Source, detail::NoSource>>;

  static_assert(detail::elements_have_types<Compiled>(),
                "weft: program: C++ has no number for the elements of a result, f16 or complex; convert(x, DType::f32), or "
                "return real(x) and imag(x)");

 public:
  // What a call returns: a TensorView in the place of each Var, with its shape and element type. A std::tuple for a
  // std::array and for a struct, in the order of members; a struct that is a template of the types of its members,
  // Answer<Var, Var>, stays one, Answer<TensorView<...>, TensorView<...>>, and its members keep their names.
  using Results = typename detail::ProgramResults<Returned, Compiled, exists>::Type;

  static constexpr const PlanView& plan() { return Compiled::view; }
  [[nodiscard]] static const StepKernel* kernels() { return kernels_of<Compiled::plan>(); }
  static constexpr Index devices = detail::constant_devices<mesh>();
  // Bytes of the arena that every device allocates, once, if the weights are not shared.
  static constexpr Index peak_bytes_per_device = Compiled::plan.peak_bytes;
  // Bytes that every device sends in a call, over one kind of link.
  static constexpr Index bytes_sent(Link link) { return plan().bytes_sent(link); }
  // For programs that share its weights: where it stores what.
  static constexpr WeightPlaces weight_places() { return {Compiled::stored.span(), plan(), mesh_of(mesh)}; }

  // Allocates on every device, and on the host what results need that are put together there.
  // Errors: device_counts_differ, memory_is_too_small.
  explicit Program(Runtime& runtime)
      : program_(runtime, fitting_memory(runtime, plan()), code_of<Compiled::plan>(), fitting(runtime, mesh_of(mesh)),
                 Compiled::stored.span(), Compiled::data.span(), Compiled::results.span()) {}

  // Has no weights: reads them, and the states that it reads, where a TrainStep or a Program has them, on its devices;
  // or, if each of those has them whole, on another runtime. What both hold differently does not compile where both are
  // compiled. The lender must outlive this, and calls of both take turns. Error: also shared_weights_are_cut.
  template <class Lender>
  explicit Program(const WeightsOf<Lender>& weights) : Program(weights.lender.executable().runtime(), weights) {}
  template <CompiledLender Lender>
  Program(Runtime& runtime, const WeightsOf<Lender>& weights)
      : program_(runtime, plan(), code_of<Compiled::plan>(), fitting(runtime, mesh_of(mesh)), Compiled::stored.span(),
                 Compiled::data.span(), Compiled::results.span(), {},
                 share_inputs(weight_places(), Lender::weight_places()), &weights.lender.program()) {
    static_assert(sizeof(CheckedSharing<not_shared<Program, Lender>>) > 0);
  }
  // The same of a lender that is made when the program starts, or whose type is not known here. Errors: also
  // shared_weight_is_unknown, shared_weight_lies_differently.
  Program(Runtime& runtime, const AnyWeights& weights)
      : program_(runtime, plan(), code_of<Compiled::plan>(), fitting(runtime, mesh_of(mesh)), Compiled::stored.span(),
                 Compiled::data.span(), Compiled::results.span(), {},
                 checked_shared_inputs(weight_places(), weights.places), weights.program) {}
  [[nodiscard]] static bool can_share(const AnyWeights& weights) {
    return share_inputs(weight_places(), weights.places).refused.kind == NotShared::Kind::none;
  }

  // The weights by name, and the states that are only read, as whole tensors. Of a checkpoint: load_weights(path,
  // program.tensors()), load_averages(...).
  [[nodiscard]] const MeshTensors& tensors() const noexcept { return program_.stored(); }
  // Copies them from a training step, whatever its mesh, strategy and runtime. Errors: tensor_is_unknown,
  // tensor_size_differs, weights_are_shared.
  template <class Step>
  void load_weights(const Step& step) const {
    tensors().copy_from(step.tensors());
  }
  // The same with the moving averages of the weights in their places. Error: also there_are_no_averages.
  template <class Step>
  void load_averages(const Step& step) const {
    tensors().copy_averages_from(step.tensors());
  }

  [[nodiscard]] Executable& executable() noexcept { return program_.executable(); }
  [[nodiscard]] const Executable& executable() const noexcept { return program_.executable(); }
  // As those of a TrainStep.
  [[nodiscard]] auto metrics() const { return detail::find_metrics(*this); }
  // Bytes that device `ordinal` really allocated.
  [[nodiscard]] Index allocated_bytes(Index ordinal) const { return executable().allocated_bytes(ordinal); }
  // For programs that share its weights.
  [[nodiscard]] const MeshProgram& program() const noexcept { return program_; }

  // The results for global batches: one contiguous range (vector, span, Tensor, BatchRows) an input, row-major. They
  // are views of memory of this program, until the next call, until weights are loaded (a function may return one), or
  // until it is destroyed: Tensor<float, 256, 10> kept = answer.odds. Errors: weight_was_never_given,
  // batch_size_differs; those of Runtime::run. Allocates nothing.
  template <class... Ranges>
  Results operator()(const Ranges&... batch) {
    static_assert(
        sizeof...(Ranges) == InputTypes::count,
        "weft: program: the number of batches differs from the inputs of the function; pass one for each input, in "
        "their order");
    static_assert(detail::have_elements_of_inputs<InputTypes, Ranges...>(),
                  "weft: program: a batch is a contiguous range (vector, span, Tensor) of elements of the type of its "
                  "input of the function, f32 of float, i32 of int");
    const auto held = program_.hold("program");
    if (const StoredTensor* missing = tensors().first_unwritten(); missing != nullptr)
      weight_was_never_given(missing->name.c_str());
    const std::span<const std::byte> parts[sizeof...(Ranges) + 1] = {detail::bytes_of_range(batch)...};
    program_.call(parts);
    return results(std::make_index_sequence<static_cast<std::size_t>(output_count<Returned>)>());
  }
  // The same for a batch of a Loader: its fields in order, then its weights, as many as the function has inputs.
  template <BatchOfFields Batch>
  Results operator()(const Batch& batch) {
    return detail::pass_batch<InputTypes::count>(batch, [&](const auto&... fields) { return (*this)(fields...); });
  }

 private:
  MeshProgram program_;

  template <std::size_t... I>
  Results results(std::index_sequence<I...>) const {
    return {view_of<typename detail::ResultAt<Compiled, I>::View>(static_cast<Index>(I))...};
  }
  template <class View>
  View view_of(Index i) const {
    return {reinterpret_cast<const typename View::Element*>(program_.whole(i)), View::size()};
  }
};

}  // namespace weft

#endif
