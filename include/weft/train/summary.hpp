// summary<Function, Inputs>(): a model as a table of its layers: what they return, their parameters, their arithmetic.
//
//   std::printf("%s", weft::summary<Loss, weft::Inputs<weft::f32[64][784], weft::i32[64]>>().c_str());
//   std::printf("%s", weft::summary<Step>().c_str());  // of a TrainStep or a Program, with the plan's numbers below it
#ifndef WEFT_TRAIN_SUMMARY_HPP
#define WEFT_TRAIN_SUMMARY_HPP

#include <weft/graph/layer_scope.hpp>
#include <weft/graph/loops.hpp>
#include <weft/train/explain.hpp>
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
  void enter(const Graph& graph, const Name& name, const char* type) override {
    LayerSummary layer;
    layer.name = name.view();
    layer.type = type;
    for (const AttributeId loop : graph.layers) layer.layers *= graph.pools.pool<LoopAttributes>()[loop].count;
    assign(graph);
    open_.push_back(std::ssize(layers_));
    layers_.push_back(layer);
  }
  void leave(const Graph& graph) override {
    assign(graph);
    open_.pop_back();
  }
  void returns(Var made) override { layers_[to_size(open_.back())].output = made.graph->type(made.id); }

  [[nodiscard]] ModelSummary finish(const Graph& graph) {
    assign(graph);
    const Loops loops(graph);
    layers_.push_back({});
    for (Id id = 0; id < graph.size(); ++id) {
      const Index flops = flops_of(graph, id) * repeats(loops, loops[id]);
      const FlopsOf of = row_of(graph[id].op).cost.of;
      LayerSummary& layer = layer_of(owner_of_node_[to_size(id)]);
      layer.flops += flops;
      if (of == FlopsOf::contraction || of == FlopsOf::convolution) layer.products += flops;
    }
    for (Index i = 0; i < graph.inputs.size(); ++i)
      if (graph.inputs[i].kind == InputKind::weight)
        layer_of(owner_of_input_[to_size(i)]).parameters += graph.elements(graph.inputs[i].node);
    ModelSummary summary;
    for (const LayerSummary& layer : layers_) {
      summary.parameters += layer.parameters;
      summary.flops += layer.flops;
      summary.products += layer.products;
    }
    summary.layers = std::move(layers_);
    return summary;
  }

 private:
  std::vector<LayerSummary> layers_;
  std::vector<Index> open_;                            // calls that have not returned, outer ones first
  std::vector<Index> owner_of_node_, owner_of_input_;  // in layers_; -1: none

  // What has been added since the last call belongs to the innermost layer.
  void assign(const Graph& graph) {
    const Index owner = open_.empty() ? -1 : open_.back();
    owner_of_node_.resize(to_size(graph.size()), owner);
    owner_of_input_.resize(to_size(graph.inputs.size()), owner);
  }
  LayerSummary& layer_of(Index owner) { return owner < 0 ? layers_.back() : layers_[to_size(owner)]; }
  static Index repeats(const Loops& loops, std::int32_t loop) {
    Index times = 1;
    for (; loop != no_loop; loop = loops.parent[loop]) times *= loops.count[loop];
    return times;
  }
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

[[nodiscard]] inline std::string shape_text(const TensorType& type) {
  std::string text = name_of(type.dtype);
  text += '[';
  for (const Index extent : type.shape.dims) text += (text.back() == '[' ? "" : ", ") + std::to_string(extent);
  return text + ']';
}

}  // namespace detail

// The layers of a function on inputs of these types: a loss, a model, what a Program is made of. It is called once, now,
// and nothing is computed; of MicroBatches on the whole batch. Errors: those of the function.
template <class Function, class InputTypes>
[[nodiscard]] ModelSummary summarize() {
  using Plain = typename detail::Parts<Function>::Function;
  Graph graph;
  detail::LayerLog log;
  const Buffer<Var> inputs = detail::declare_inputs<InputTypes>(graph);
  graph.observer = &log;
  detail::call_on<Plain>(inputs, detail::EachInput<InputTypes>());
  return log.finish(graph);
}
template <class Step>
[[nodiscard]] ModelSummary summarize() {
  return summarize<typename detail::Summarized<Step>::Function, typename detail::Summarized<Step>::Types>();
}

// As text, a line a layer; "12 x" of a stack of 12.
[[nodiscard]] inline std::string to_text(const ModelSummary& summary) {
  using detail::append_line, detail::grouped;
  std::string text;
  constexpr const char* format = "%-40s %-24s %-20s %15s %18s";
  append_line(text, format, "layer", "type", "output", "parameters", "flops");
  for (const LayerSummary& layer : summary.layers) {
    const bool is_layer = !layer.type.empty();
    if (!is_layer && layer.flops == 0 && layer.parameters == 0) continue;
    const std::string times = layer.layers > 1 ? std::to_string(layer.layers) + " x " : "";
    const std::string name = is_layer ? times + layer.name : "outside of layers";
    append_line(text, format, name.c_str(), layer.type.c_str(), is_layer ? detail::shape_text(layer.output).c_str() : "",
                grouped(layer.parameters).c_str(), grouped(layer.flops).c_str());
  }
  append_line(text, format, "total", "", "", grouped(summary.parameters).c_str(), grouped(summary.flops).c_str());
  append_line(text, "%s flops are those of matrix products and convolutions; all of the forward pass of one batch",
              grouped(summary.products).c_str());
  return text;
}
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
  return text;
}

}  // namespace weft

#endif
