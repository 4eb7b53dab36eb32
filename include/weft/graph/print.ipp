// Definitions of graph/print.hpp.
#ifndef WEFT_GRAPH_PRINT_IPP
#define WEFT_GRAPH_PRINT_IPP

#include <weft/graph/print.hpp>

namespace weft::detail {

std::ostringstream text_stream() {
  std::ostringstream text;
  text.imbue(std::locale::classic());
  text.precision(9);
  return text;
}

void write_quoted(std::ostream& text, const char* name) {
  text << '"';
  for (; *name != '\0'; ++name) {
    if (*name == '"' || *name == '\\') text << '\\';
    text << *name;
  }
  text << '"';
}

void write_type(std::ostream& text, DType dtype, const Shape& shape) {
  text << name_of(dtype) << '[';
  write_items(text, shape);
  text << ']';
}

void write_type(std::ostream& text, const Graph& graph, TypeId type) {
  if (!TypeTable::is_tuple(type)) return write_type(text, graph.types[type].dtype, graph.types[type].shape);
  text << '(';
  bool first = true;
  for (TypeId part : graph.types.tuple(type).parts) {
    if (!first) text << ", ";
    first = false;
    write_type(text, graph, part);
  }
  text << ')';
}

void write_element(std::ostream& text, DType dtype, const ElementBits& bits) {
  char digits[32] = {};
  switch (row_of(dtype).kind) {
    case NumberKind::predicate:
    case NumberKind::unsigned_integer:
      std::snprintf(digits, sizeof digits, "%llu", static_cast<unsigned long long>(bits.low));
      break;
    case NumberKind::signed_integer: {
      const auto unused = static_cast<int>(64 - 8 * size_bytes(dtype));
      text << (static_cast<Index>(bits.low << unused) >> unused);
      break;
    }
    case NumberKind::complex: {
      const DType part = dtype == DType::c64 ? DType::f32 : DType::f64;
      text << '(';
      write_element(text, part, bits);
      text << ',';
      write_element(text, part, {dtype == DType::c64 ? bits.low >> 32 : bits.high, 0});
      text << ')';
      break;
    }
    case NumberKind::floating:
      for (int precision = 1; precision <= 17; ++precision) {
        std::snprintf(digits, sizeof digits, "%.*g", precision, element_value(dtype, bits));
        if (element_bits(dtype, std::strtod(digits, nullptr)) == bits) break;
      }
  }
  text << digits;
}

void write_literal(std::ostream& text, const Literal& literal) {
  if (literal.is_splat())
    write_element(text, literal.dtype, literal.splat);
  else
    text << "dense";
}

void write_arguments(std::ostream& text, const Graph& graph, Id id) {
  const Node& node = graph[id];
  if (is_parameter(node.op)) text << graph.number(id);
  if (is_constant(node.op)) write_literal(text, graph.attributes<Literal>(id));
  for (Index i = 0; i < node.operand_count; ++i) text << (i > 0 ? ", %" : "%") << graph.operand(id, i);
}

void write_input(std::ostream& text, const Graph& graph, const Input& input) {
  text << ", name=";
  write_quoted(text, graph.name(input.name).c_str());
  text << ", kind=" << name_of(input.kind);
  const Initializer& how = input.initializer;
  if (how.kind == Initializer::Kind::fill) {
    if (how.scale != 0) text << ", initial=" << how.scale;
    return;
  }
  text << ", initial=" << name_of(how.kind) << '(' << how.scale;
  if (how.center != 0) text << ", center=" << how.center;
  if (how.kind == Initializer::Kind::truncated_normal) text << ", low=" << how.low << ", high=" << how.high;
  text << ')';
}

void write_axes(std::ostream& text, const char* key, const AxisList& axes) {
  text << key;
  write_list(text, axes);
}

void write_collective(std::ostream& text, const CollectiveAttributes& a) {
  if (!a.dims.empty()) write_axes(text, ", dims=", a.dims);
  if (!a.source_axes.empty()) write_axes(text, ", source_axes=", a.source_axes);
  write_axes(text, ", axes=", a.axes);
  if (a.hop.sources != 0) {
    text << ", sources=[";
    for (Index rank = 0; a.hop.sources >> 4 * rank != 0 && rank < Hop::most_listed; ++rank) {
      const Index source = a.hop.source_of(rank, Hop::most_listed);
      text << (rank == 0 ? "" : ", ") << (source < 0 ? "-" : std::to_string(source));
    }
    text << "]";
  } else if (!a.hop.stays()) {
    text << ", source=" << a.hop.offset << (a.hop.crossed ? "^rank" : a.hop.mirrored ? "-rank" : "+rank")
         << (a.hop.wraps ? " around" : "");
  }
  if (a.reduction != ReductionKind::none) text << ", reduction=" << name_of(a.reduction);
  if (a.channel != 0) text << ", channel=" << a.channel;
}

void write_dot(std::ostream& text, const DotDims& dot) {
  if (!dot.left_batch.empty()) {
    write_axes(text, ", batch=", dot.left_batch);
    write_axes(text, "x", dot.right_batch);
  }
  write_axes(text, ", contracting=", dot.left_contracting);
  write_axes(text, "x", dot.right_contracting);
}

void write_slice(std::ostream& text, const SliceBounds& bounds) {
  text << ", slice={";
  for (int i = 0; i < bounds.start.size(); ++i)
    text << (i > 0 ? ",[" : "[") << bounds.start[i] << ':' << bounds.limit[i] << ']';
  text << '}';
}

void write_padding(std::ostream& text, const Padding& padding) {
  text << ", padding=";
  for (int i = 0; i < padding.low.size(); ++i) text << (i > 0 ? "x" : "") << padding.low[i] << '_' << padding.high[i];
}

void write_window(std::ostream& text, const WindowDimensions& window) {
  const auto write = [&](const char* key, auto is_default, auto value) {
    bool told = false;
    for (const WindowDimension& dim : window) told = told || !is_default(dim);
    if (!told) return;
    text << key;
    for (int i = 0; i < window.size(); ++i) {
      text << (i > 0 ? "x" : "");
      value(window[i]);
    }
  };
  using Dim = const WindowDimension&;
  text << ", window={size=";
  for (int i = 0; i < window.size(); ++i) text << (i > 0 ? "x" : "") << window[i].size;
  write(
      " stride=", [](Dim d) { return d.stride == 1; }, [&](Dim d) { text << d.stride; });
  write(
      " pad=", [](Dim d) { return d.low == 0 && d.high == 0; }, [&](Dim d) { text << d.low << '_' << d.high; });
  write(
      " lhs_dilate=", [](Dim d) { return d.base_dilation == 1; }, [&](Dim d) { text << d.base_dilation; });
  write(
      " rhs_dilate=", [](Dim d) { return d.window_dilation == 1; }, [&](Dim d) { text << d.window_dilation; });
  write(
      " rhs_reversal=", [](Dim d) { return !d.reversed; }, [&](Dim d) { text << (d.reversed ? 1 : 0); });
  text << '}';
}

void write_convolution(std::ostream& text, const ConvolutionDims& dims) {
  const auto write = [&text](const AxisList& list, const char* first, const char* second) {
    for (int position = 0; position < list.size(); ++position)
      for (int i = 0; i < list.size(); ++i)
        if (list[i] == position) i == 0 ? text << first : i == 1 ? text << second : text << i - 2;
  };
  write_window(text, dims.window);
  text << ", dim_labels=";
  write(dims.input, "b", "f");
  text << '_';
  write(dims.kernel, "o", "i");
  text << "->";
  write(dims.output, "b", "f");
  if (dims.feature_groups != 1) text << ", feature_group_count=" << dims.feature_groups;
  if (dims.batch_groups != 1) text << ", batch_group_count=" << dims.batch_groups;
}

void write_names(std::ostream& text, const AxisNames& names) {
  text << '{';
  for (int i = 0; i < names.size(); ++i) {
    if (i > 0) text << ", ";
    write_quoted(text, names[i].text);
  }
  text << '}';
}

void write_spec(std::ostream& text, const PartitionSpec& spec) {
  text << '[';
  for (int d = 0; d < spec.entries; ++d) {
    if (d > 0) text << ", ";
    if (spec.is_unconstrained(d))
      text << "{?}";
    else
      write_names(text, spec.axes_of(d));
  }
  text << ']';
  if (const AxisNames names = spec.axes_of(PartitionSpec::unreduced_role); !names.empty()) {
    text << ", unreduced=";
    write_names(text, names);
  }
  if (const AxisNames names = spec.axes_of(PartitionSpec::reduced_role); !names.empty()) {
    text << ", reduced=";
    write_names(text, names);
  }
}

void write_loop(std::ostream& text, Op op, const LoopAttributes& loop) {
  text << ", loop=" << loop.loop;
  if (is_loop_carry(op)) text << ", index=" << loop.index;
  if (is_loop_end(op)) text << ", count=" << loop.count;
  if (is_loop_end(op) && loop.reversed) text << ", reversed";
  if (is_loop_end(op) && loop.condition >= 0) text << ", condition=" << loop.condition;
  if (is_loop_end(op) && loop.recomputes) text << ", recomputes";
}

void write_custom(std::ostream& text, const CustomOperation& operation, const CustomAttributes& call) {
  text << ", target=";
  write_quoted(text, operation.name);
  const NamedOptions names = operation.options();
  for (int i = 0; i < names.size(); ++i) {
    text << ", " << names[i].name << '=';
    write_element(text, names[i].dtype, {call.options[i], 0});
  }
  if (operation.result_count > 1) text << ", result=" << call.result;
}

void write_labels(std::ostream& text, const LabelBounds& bounds) {
  text << ", classes=" << bounds.classes;
  if (bounds.parts > 1) text << ", parts=" << bounds.parts;
}

void write_attributes(std::ostream& text, const Graph& graph, Id id) {
  const Node& node = graph[id];
  switch (row_of(node.op).attributes) {
    case AttributeFamily::none:
    case AttributeFamily::literal: return;
    case AttributeFamily::number:
      if (is_parameter(node.op)) return write_input(text, graph, graph.inputs[graph.number(id)]);
      text << (row_of(node.op).kind == OpClass::map ? ", body=" : ", index=") << graph.number(id);
      return;
    case AttributeFamily::dimensions: return write_axes(text, ", dims=", graph.dims(id));
    case AttributeFamily::slice: return write_slice(text, graph.attributes<SliceBounds>(id));
    case AttributeFamily::dynamic_slice:
      text << ", sizes=";
      return write_list(text, graph.attributes<SliceSizes>(id).sizes);
    case AttributeFamily::pad: return write_padding(text, graph.attributes<Padding>(id));
    case AttributeFamily::labels: return write_labels(text, graph.attributes<LabelBounds>(id));
    case AttributeFamily::dot: return write_dot(text, graph.attributes<DotDims>(id));
    case AttributeFamily::convolution: return write_convolution(text, graph.attributes<ConvolutionDims>(id));
    case AttributeFamily::window: return write_window(text, graph.attributes<Window>(id).dims);
    case AttributeFamily::collective: return write_collective(text, graph.attributes<CollectiveAttributes>(id));
    case AttributeFamily::custom:
      return write_custom(text, graph.custom_operation(id), graph.attributes<CustomAttributes>(id));
    case AttributeFamily::loop: return write_loop(text, node.op, loop_attributes(graph, id));
    case AttributeFamily::sharding:
      text << ", sharding=";
      return write_spec(text, graph.attributes<ShardingConstraint>(id).spec);
  }
}

void write_node(std::ostream& text, const Graph& graph, Id id) {
  const Node& node = graph[id];
  text << '%' << id << " = ";
  write_type(text, graph, node.type);
  text << ' ' << name_of(node.op) << '(';
  write_arguments(text, graph, id);
  text << ')';
  write_attributes(text, graph, id);
  if (node.phase != Phase::forward) text << ", phase=" << name_of(node.phase);
}

}  // namespace weft::detail

namespace weft {

std::string to_text(const Graph& graph, Id id) {
  std::ostringstream text = detail::text_stream();
  detail::write_node(text, graph, id);
  return text.str();
}

}  // namespace weft

namespace weft::detail {

void write_region(std::ostream& text, const Graph& graph, const std::string& indent) {
  text << " {\n";
  const std::string inner = indent + "  ";
  for (Index i = 0; i < graph.bodies.size(); ++i) {
    text << inner << "body " << i;
    write_region(text, graph.bodies[i], inner);
  }
  for (Id id = 0; id < graph.size(); ++id) {
    text << inner;
    write_node(text, graph, id);
    text << '\n';
  }
  text << inner << "return";
  for (Index i = 0; i < graph.outputs.size(); ++i) {
    const Output& output = graph.outputs[i];
    text << (i > 0 ? ", " : " ");
    write_quoted(text, graph.name(output.name).c_str());
    text << " = %" << output.node;
    if (output.updates >= 0) text << " updates %" << graph.inputs[output.updates].node;
  }
  text << '\n' << indent << "}\n";
}

}  // namespace weft::detail

namespace weft {

std::string to_text(const Graph& graph) {
  std::ostringstream text = detail::text_stream();
  text << "graph";
  if (!graph.mesh.empty()) {
    text << " mesh=";
    detail::write_list(text, graph.mesh);
  }
  if (!graph.dcn.empty()) {
    text << " dcn=";
    detail::write_list(text, graph.dcn);
  }
  if (const Index bytes = graph.collective_options.combine_threshold_bytes; bytes > 0)
    text << " combine_threshold_bytes=" << bytes;
  if (graph.collective_options.async) text << " async";
  detail::write_region(text, graph, "");
  return text.str();
}

}  // namespace weft

#endif
