// Definitions of report/summary.hpp.
#ifndef WEFT_REPORT_SUMMARY_IPP
#define WEFT_REPORT_SUMMARY_IPP

#include <weft/report/summary.hpp>

namespace weft::detail {

void LayerLog::enter(const Graph& graph, const Name& name, const char* type) {
  LayerSummary layer;
  layer.name = name.view();
  layer.type = type;
  for (const AttributeId loop : graph.layers) layer.layers *= graph.pools.pool<LoopAttributes>()[loop].count;
  assign(graph);
  open_.push_back(std::ssize(layers_));
  layers_.push_back(layer);
}

void LayerLog::leave(const Graph& graph) {
  assign(graph);
  open_.pop_back();
}

ModelSummary LayerLog::finish(const Graph& graph) {
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

void LayerLog::assign(const Graph& graph) {
  const Index owner = open_.empty() ? -1 : open_.back();
  owner_of_node_.resize(to_size(graph.size()), owner);
  owner_of_input_.resize(to_size(graph.inputs.size()), owner);
}

Index LayerLog::repeats(const Loops& loops, std::int32_t loop) {
  Index times = 1;
  for (; loop != no_loop; loop = loops.parent[loop]) times *= loops.count[loop];
  return times;
}

std::string shape_text(const TensorType& type) {
  std::string text = name_of(type.dtype);
  text += '[';
  for (const Index extent : type.shape.dims) text += (text.back() == '[' ? "" : ", ") + std::to_string(extent);
  return text + ']';
}

}  // namespace weft::detail

namespace weft {

std::string to_text(const ModelSummary& summary) {
  using detail::append_line, detail::grouped;
  std::string text;
  constexpr const char* format = "%-40s %-24s %-20s %15s %18s";
  append_line(text, format, "layer", "type", "output", "parameters", "flops");
  for (const LayerSummary& layer : summary.layers) {
    const bool is_layer = !layer.type.empty();
    if (!is_layer && layer.flops == 0 && layer.parameters == 0) continue;
    const std::string times = layer.layers > 1 ? std::to_string(layer.layers) + " x " : "";
    const std::string name = is_layer ? times + layer.name : "outside of layers";
    append_line(text, format, name.c_str(), layer.type.c_str(),
                is_layer ? detail::shape_text(layer.output).c_str() : "", grouped(layer.parameters).c_str(),
                grouped(layer.flops).c_str());
  }
  append_line(text, format, "total", "", "", grouped(summary.parameters).c_str(), grouped(summary.flops).c_str());
  append_line(text, "%s flops are those of matrix products and convolutions; all of the forward pass of one batch",
              grouped(summary.products).c_str());
  return text;
}

}  // namespace weft

#endif
