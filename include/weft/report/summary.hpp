// summary<Function, Inputs>(): a model as a table of its layers: what they return, their parameters, their arithmetic.
//
//   std::printf("%s", weft::summary<Loss, weft::Inputs<weft::f32[64][784], weft::i32[64]>>().c_str());
//   std::printf("%s", weft::summary<Step>().c_str());  // of a TrainStep or a Program, with the plan's numbers below it
#ifndef WEFT_REPORT_SUMMARY_HPP
#define WEFT_REPORT_SUMMARY_HPP

#include <weft/graph/layer_scope.hpp>
#include <weft/graph/loops.hpp>
#include <weft/report/explain.hpp>
#include <weft/train/program.hpp>
#include <weft/train/train_step.hpp>

#include <string>
#include <vector>

namespace weft {

// A call of a layer; what layers in it have and do is theirs. A call in a Stack stands for all of its layers.
struct LayerSummary {
  std::string name, type;  // "h.*.up", "Linear"; both empty: what no layer has
  Index layers = 1;        // of stacks around it: how many there are of it
  TensorType output;       // of one of them
  Index parameters = 0;    // elements of weights that it declared, of all of them
  Index flops = 0;         // of the forward pass, of all of them; a multiplication and an addition are two
  Index products = 0;      // of these, those of matrix products and convolutions
};
struct ModelSummary {
  std::vector<LayerSummary> layers;  // in the order of their calls; last, what no layer has, such as the loss
  Index parameters = 0, flops = 0, products = 0;  // sums
};

namespace detail {

// Notes the calls of layers, and counts when everything is traced.
class LayerLog final : public LayerObserver {
 public:
  WEFT_DECL void enter(const Graph& graph, const Name& name, const char* type) override;
  WEFT_DECL void leave(const Graph& graph) override;
  void returns(Var made) override { layers_[to_size(open_.back())].output = made.graph->type(made.id); }

  [[nodiscard]] WEFT_DECL ModelSummary finish(const Graph& graph);

 private:
  std::vector<LayerSummary> layers_;
  std::vector<Index> open_;                            // calls that have not returned, outer ones first
  std::vector<Index> owner_of_node_, owner_of_input_;  // in layers_; -1: none

  // What has been added since the last call belongs to the innermost layer.
  WEFT_DECL void assign(const Graph& graph);
  LayerSummary& layer_of(Index owner) { return owner < 0 ? layers_.back() : layers_[to_size(owner)]; }
  WEFT_DECL static Index repeats(const Loops& loops, std::int32_t loop);
};

// What a step or a program is compiled from.
template <class T>
struct Summarized;
template <class Loss, class InputTypes, const auto& mesh, auto strategy, class Optimizer>
struct Summarized<TrainStep<Loss, InputTypes, mesh, strategy, Optimizer>> {
  using Function = Loss;
  using Types = InputTypes;
};
template <class Called, class InputTypes, const auto& mesh, auto strategy>
struct Summarized<Program<Called, InputTypes, mesh, strategy>> {
  using Function = Called;
  using Types = InputTypes;
};

[[nodiscard]] WEFT_DECL std::string shape_text(const TensorType& type);

}  // namespace detail

namespace detail {

template <class Call>
[[nodiscard]] ModelSummary summarize_call(const Call& call, const Buffer<TensorType>& inputs) {
  Graph graph;
  LayerLog log;
  const Buffer<Var> given = declare_inputs(graph, inputs);
  graph.observer = &log;
  call(graph, given);
  return log.finish(graph);
}

}  // namespace detail

// The layers of a function on inputs of these types: a loss, a model, what a Program is made of. It is called once,
// now, and nothing is computed; of MicroBatches on the whole batch. Errors: those of the function.
template <class Function, class InputTypes>
[[nodiscard]] ModelSummary summarize() {
  using Plain = typename detail::FunctionParts<Function>::Function;
  return detail::summarize_call(
      [](Graph& graph, const Buffer<Var>& inputs) {
        static_cast<void>(detail::call_on(Plain{}, graph, inputs, detail::EachInput<InputTypes>()));
      },
      types_of<InputTypes>());
}
template <class Step>
[[nodiscard]] ModelSummary summarize() {
  return summarize<typename detail::Summarized<Step>::Function, typename detail::Summarized<Step>::Types>();
}

// As text, a line a layer; "12 x" of a stack of 12.
[[nodiscard]] WEFT_DECL std::string to_text(const ModelSummary& summary);
template <class Function, class InputTypes>
[[nodiscard]] std::string summary() {
  return to_text(summarize<Function, InputTypes>());
}
template <class Step>
[[nodiscard]] std::string summary() {
  using detail::append_line, detail::grouped;
  std::string text = to_text(summarize<Step>());
  const PlanView& plan = Step::plan();
  append_line(text, "a call: on each of %lld devices %s flops, %s sent, an arena of %s bytes",
              static_cast<long long>(Step::devices), grouped(plan.flops()).c_str(),
              detail::sent_text(plan, plan.bytes_sent(), plan.bytes_sent(Link::dcn)).c_str(),
              grouped(plan.peak_bytes).c_str());
  if constexpr (requires { Step::weights_without_gradient(); }) {
    const Buffer<Name> names = Step::weights_without_gradient();
    for (Index i = 0; i < names.size(); ++i)
      text += (i == 0 ? "no gradient reaches " : ", ") + std::string(names[i].c_str());
    if (!names.empty()) text += '\n';
  }
  return text;
}

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/report/summary.ipp>
#endif

#endif
