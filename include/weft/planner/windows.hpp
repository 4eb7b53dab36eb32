// Lowering of convolutions and of reductions over windows: where their elements, places and taps lie.
#ifndef WEFT_PLANNER_WINDOWS_HPP
#define WEFT_PLANNER_WINDOWS_HPP

#include <weft/kernels/convolution_arguments.hpp>
#include <weft/planner/step_writer.hpp>

namespace weft {

[[nodiscard]] constexpr WindowedDimension windowed(const WindowDimension& dim, Index elements, Index places) {
  return {elements, places, dim.size, dim.stride, dim.low, dim.base_dilation, dim.window_dilation, 0, 0, 0};
}

// Operands and result are row-major. Neighboring dimensions with windows of one element are one, so that runs are long.
[[nodiscard]] constexpr ConvolutionGeometry geometry_of_convolution(const Shape& input, const Shape& kernel,
                                                                    const Shape& output, const ConvolutionDims& dims) {
  const Dims in = strides_of(input), taps = strides_of(kernel), out = strides_of(output);
  ConvolutionGeometry g;
  g.groups = dims.feature_groups * dims.batch_groups;
  g.batch = output[dims.output[0]];
  g.inputs = kernel[dims.kernel[1]];
  g.outputs = kernel[dims.kernel[0]] / g.groups;
  g.input = {0, in[dims.input[0]], in[dims.input[1]], 0};
  g.input.group = dims.batch_groups > 1 ? g.batch * g.input.batch : g.inputs * g.input.feature;
  g.output = {g.outputs * out[dims.output[1]], out[dims.output[0]], out[dims.output[1]], 0};
  g.kernel = {g.outputs * taps[dims.kernel[0]], taps[dims.kernel[0]], taps[dims.kernel[1]], 0};
  for (int i = 0; i < dims.window.size(); ++i) {
    const int from = dims.input[i + 2], to = dims.output[i + 2];
    WindowedDimension dim = windowed(dims.window[i], input[from], output[to]);
    dim.element_step = in[from];
    dim.place_step = out[to];
    dim.tap_step = taps[dims.kernel[i + 2]];
    if (dims.window[i].reversed) {
      g.kernel.first += (dim.taps - 1) * dim.tap_step;
      dim.tap_step = -dim.tap_step;
    }
    if (i > 0 && dims.window[i].is_trivial() && dims.window[i - 1].is_trivial()) {
      WindowedDimension& before = g.dims.back();
      if (before.element_step == dim.element_step * dim.elements && before.place_step == dim.place_step * dim.places) {
        dim.elements *= before.elements;
        dim.places *= before.places;
        before = dim;
        continue;
      }
    }
    g.dims.push_back(dim);
  }
  if (g.dims.empty()) g.dims.push_back({});
  return g;
}

[[nodiscard]] constexpr WindowGeometry geometry_of_window(WindowKind kind, const Shape& elements, const Shape& places,
                                                          const Window& window) {
  const Dims theirs = strides_of(elements), own = strides_of(places);
  WindowGeometry geometry;
  geometry.kind = kind;
  for (int i = 0; i < elements.rank(); ++i) {
    WindowedDimension dim = windowed(window.dims[i], elements[i], places[i]);
    dim.element_step = theirs[i];
    dim.place_step = own[i];
    geometry.dims.push_back(dim);
  }
  if (geometry.dims.empty()) geometry.dims.push_back({});
  return geometry;
}

namespace lowering {

constexpr void convolution(StepWriter& writer, Id id) {
  const Graph& graph = writer.graph;
  const Id input = graph.operand(id, 0), kernel = graph.operand(id, 1);
  const ConvolutionGeometry geometry = geometry_of_convolution(graph.shape(input), graph.shape(kernel), graph.shape(id),
                                                               graph.attributes<ConvolutionDims>(id));
  writer.begin(StepKind::convolution, id);
  writer.read(input);
  writer.read(kernel);
  writer.write(id);
  writer.workspace(convolution_workspace_bytes(geometry));
  writer.finish(writer.plan.convolutions, geometry, flops_of(graph, id));
}

template <WindowKind kind>
constexpr void reduce_window(StepWriter& writer, Id id) {
  const Graph& graph = writer.graph;
  const bool selects = kind == WindowKind::select;
  const Id from = graph.operand(id, 0), places = selects ? graph.operand(id, 1) : id;
  writer.begin(StepKind::reduce_window, id);
  for (Index i = 0; i < graph[id].operand_count; ++i) writer.read(graph.operand(id, i));
  writer.write(id);
  writer.finish(writer.plan.windows,
                geometry_of_window(kind, graph.shape(from), graph.shape(places), graph.attributes<Window>(id)),
                flops_of(graph, id));
}

}  // namespace lowering

}  // namespace weft

#endif
