// Definitions of dynamic/stablehlo.hpp.
#ifndef WEFT_DYNAMIC_STABLEHLO_IPP
#define WEFT_DYNAMIC_STABLEHLO_IPP

#include <weft/dynamic/stablehlo.hpp>
#include <weft/graph/differentiate.hpp>
#include <weft/graph/shard_map.hpp>
#include <weft/io/file.hpp>
#include <weft/sdy/piece_readers.hpp>
#include <weft/sdy/value_marks.hpp>
#include <weft/sharding/taken_sides.hpp>
#include <weft/stablehlo/argument_names.hpp>
#include <weft/stablehlo/bytecode.hpp>
#include <weft/stablehlo/import.hpp>

namespace weft::stablehlo {

struct LoadedModule::Text {
  std::string text;
  Module module;
  ModuleOptions options;
  Buffer<Index> inputs;             // arguments, in the order in which they are given
  sdy::PropagatedFunction sharded;  // if shardings are obeyed
  bool has_pieces = false;          // do devices of its own take pieces of whole values?
};

namespace detail {

inline std::string text_of(const std::string& path_or_text) {
  if (is_bytecode(path_or_text) || path_or_text.find('\n') != std::string::npos) return path_or_text;
  const AlignedArray<std::uint8_t> bytes = read_file(path_or_text);
  return {reinterpret_cast<const char*>(bytes.data()), to_size(bytes.size())};
}
inline const WeightName* weight_of(const ModuleOptions& options, Index argument) {
  for (const WeightName& weight : options.weights)
    if (weight.argument == argument) return &weight;
  return nullptr;
}

inline const ArgumentSize* size_of(const ModuleOptions& options, Index argument) {
  for (const ArgumentSize& size : options.sizes)
    if (size.argument == argument) return &size;
  return nullptr;
}
inline const ArgumentValue* value_of(const ModuleOptions& options, Index argument) {
  for (const ArgumentValue& value : options.values)
    if (value.argument == argument) return &value;
  return nullptr;
}
// "f32[?, 4]"
inline std::string text_of(const ValueType& value) {
  std::string text = std::string(weft::name_of(value.type.dtype)) + '[';
  for (int dim = 0; dim < value.type.shape.rank(); ++dim)
    text += (dim > 0 ? ", " : "") + (value.is_open(dim) ? "?" : std::to_string(value.type.shape[dim]));
  return text + ']';
}
inline std::string text_of(const Buffer<Index>& extents) {
  std::string text = "[";
  for (Index i = 0; i < extents.size(); ++i) text += (i > 0 ? ", " : "") + std::to_string(extents[i]);
  return text + ']';
}
// An argument with the extents that are given for it.
inline ValueType closed(const ValueType& declared, Index argument, const ModuleOptions& options) {
  const Buffer<Index>* given = nullptr;
  for (const ArgumentShape& shape : options.shapes)
    if (shape.argument == argument) given = &shape.extents;
  if (given == nullptr && !declared.is_open()) return declared;
  bool fits = given != nullptr && given->size() == declared.type.shape.rank();
  ValueType made = declared;
  made.open_dims = 0;
  for (int dim = 0; fits && dim < declared.type.shape.rank(); ++dim) {
    const Index extent = (*given)[dim];
    fits = extent >= 0 && extent <= largest_number && (declared.is_open(dim) || extent == declared.type.shape[dim]);
    made.type.shape.dims[dim] = extent;
  }
  if (!fits)
    stablehlo_shape_does_not_fit(argument, text_of(declared).c_str(), given == nullptr ? "" : text_of(*given).c_str());
  return made;
}

// Axes that the module does not name are "partition0", "partition1", ...
inline AxisName axis_name(const sdy::DevicesOfModule& devices, int partition_axis) {
  if (!devices.names().empty()) return devices.names()[partition_axis];
  return AxisName(("partition" + std::to_string(partition_axis)).c_str());
}
inline Mesh mesh_of(const sdy::DevicesOfModule& devices) {
  Mesh mesh{{"replica", devices.sizes()[0]}};
  for (int i = 1; i < devices.sizes().size(); ++i) mesh.axes.push_back({axis_name(devices, i - 1), devices.sizes()[i]});
  return mesh;
}
// What the devices of a module have of a value: its layout as a spec.
inline PartitionSpec spec_of(const Layout& layout, const Mesh& mesh) {
  PartitionSpec spec;
  for (const AxisList& axes : layout.dims) {
    AxisNames names;
    for (const std::int8_t axis : axes) names.push_back(mesh.axes[axis].name);
    spec.add(names);
  }
  return spec;
}

}  // namespace detail

namespace detail {

// The arguments that lie in the parameters `options.weights_of`, as weights, if they have no other name.
inline void name_weights(const Module& module, const Function& function, ModuleOptions& options) {
  std::vector<ArgumentName> names;
  for (Index i = 0; i < function.body.arguments.size(); ++i)
    names.push_back(split_argument_name(argument_name(module, function, i)));
  for (const std::string& parameter : options.weights_of) {
    bool is_known = false;
    for (Index i = 0; i < std::ssize(names); ++i) {
      const ArgumentName& name = names[to_size(i)];
      if (name.parameter != parameter) continue;
      is_known = true;
      if (weight_of(options, i) == nullptr) options.weights.push_back({i, name.path.empty() ? parameter : name.path});
    }
    if (is_known) continue;
    std::string known;
    for (std::size_t i = 0; i < names.size(); ++i)
      if (!names[i].parameter.empty() && (i == 0 || names[i].parameter != names[i - 1].parameter))
        known += (known.empty() ? "" : ", ") + names[i].parameter;
    stablehlo_parameter_is_unknown(parameter.c_str(), known.c_str());
  }
}
// The arguments, of so many, that are none of the weights, which `options` name, and no sizes and values, in the order
// in which they are given.
inline Buffer<Index> inputs_of(const ModuleOptions& options, Index arguments) {
  Buffer<bool> is_given(arguments, false);
  for (Index i = 0; i < arguments; ++i)
    is_given[i] = weight_of(options, i) == nullptr && size_of(options, i) == nullptr && value_of(options, i) == nullptr;
  Buffer<Index> inputs;
  const auto take = [&](Index argument) {
    if (argument < 0 || argument >= arguments) stablehlo_weight_is_unknown("an input", argument, arguments);
    if (is_given[argument]) inputs.push_back(argument);
    is_given[argument] = false;
  };
  for (const Index first : options.order) take(first);
  for (Index i = 0; i < arguments; ++i) take(i);
  return inputs;
}
// What a constant is must be what the argument is declared as. Error: stablehlo_shape_does_not_fit.
inline void check_value(const ValueType& declared, const ArgumentValue& value) {
  if (declared.type == value.type && value.bytes.size() == value.type.bytes()) return;
  ValueType given;
  given.type = value.type;
  stablehlo_shape_does_not_fit(value.argument, text_of(declared).c_str(), text_of(given).c_str());
}

}  // namespace detail

std::vector<Index> open_arguments(const std::string& path_or_text, const std::string& function) {
  const std::string text = detail::text_of(path_or_text);
  const Module module = read_any(text);
  const Function& main = main_of(module, function);
  std::vector<Index> open;
  for (Index i = 0; i < main.body.arguments.size(); ++i)
    if (main.values[main.body.arguments[i]].is_open()) open.push_back(i);
  return open;
}

std::vector<Index> input_arguments(const std::string& path_or_text, const ModuleOptions& options) {
  const std::string text = detail::text_of(path_or_text);
  const Module module = read_any(text);
  const Function& main = main_of(module, options.function);
  ModuleOptions named = options;
  detail::name_weights(module, main, named);
  const Buffer<Index> inputs = detail::inputs_of(named, main.body.arguments.size());
  return {inputs.begin(), inputs.end()};
}

LoadedModule::LoadedModule(const std::string& path_or_text, const ModuleOptions& options) {
  const auto made = std::make_shared<Text>();
  made->text = detail::text_of(path_or_text);
  made->module = read_any(made->text);
  made->options = options;
  text_ = made;
  const Index number = &main_of(made->module, options.function) - made->module.functions.begin();
  Function& function = made->module.functions[number];
  const Buffer<Index>& arguments = function.body.arguments;
  detail::name_weights(made->module, function, made->options);
  for (const WeightName& weight : options.weights)
    if (weight.argument < 0 || weight.argument >= arguments.size())
      stablehlo_weight_is_unknown(weight.name.c_str(), weight.argument, arguments.size());
  const auto check = [&](const char* what, Index argument) {
    if (argument < 0 || argument >= arguments.size()) stablehlo_weight_is_unknown(what, argument, arguments.size());
  };
  for (const ArgumentShape& shape : options.shapes) check("a given shape", shape.argument);
  for (const ArgumentSize& size : options.sizes) check("a given size", size.argument);
  for (const ArgumentValue& value : options.values) check("a given value", value.argument);
  for (Index i = 0; i < arguments.size(); ++i) {
    ValueType& value = function.values[arguments[i]];
    value = detail::closed(value, i, options);
    if (!value.is_tensor) stablehlo_is_unsupported(function.place, "argument that is no tensor of", function.name);
    if (const ArgumentValue* const known = detail::value_of(options, i)) detail::check_value(value, *known);
  }
  made->inputs = detail::inputs_of(made->options, arguments.size());
  for (const Index argument : made->inputs) {
    Buffer<Index> extents;
    const TensorType type = given_type(function.values[arguments[argument]]);
    for (Index extent : type.shape) extents.push_back(extent);
    inputs_.push_back({type.dtype, extents, 0});
  }
  made->has_pieces = any_operation(made->module, sdy::moves_pieces) && sdy::has_own_devices(made->module);
  if (options.obeys_shardings)
    made->sharded = sdy::propagated_function(made->module, function, options.shardings_are_hints);
}

Buffer<DType> LoadedModule::declared_results() const {
  const Function& function = main_of(text_->module, text_->options.function);
  Buffer<DType> types;
  for (const Index value : return_of(function.body)->operands) types.push_back(function.values[value].type.dtype);
  return types;
}

SpmdSpecs LoadedModule::specs() const {
  Buffer<PartitionSpec> arguments = text_->sharded.argument_specs;
  if (text_->has_pieces) {
    const Function& function = main_of(text_->module, text_->options.function);
    const sdy::PieceReaders readers(text_->module, true);
    arguments.clear();
    for (const Index value : function.body.arguments)
      arguments.push_back(detail::spec_of(readers.wanted(function, value), devices()));
  }
  // What has no spec is whole.
  const auto is_whole = [](const PartitionSpec& spec) { return spec.uses.empty() && spec.unconstrained_dims == 0; };
  SpmdSpecs specs;
  Buffer<PartitionSpec> inputs;
  for (Index i = 0; i < arguments.size(); ++i) {
    const WeightName* const weight = detail::weight_of(text_->options, i);
    if (weight != nullptr && !is_whole(arguments[i]))
      specs.parameters.push_back({Name(weight->name.c_str()), arguments[i]});
  }
  for (const Index argument : text_->inputs)
    if (argument < arguments.size()) inputs.push_back(arguments[argument]);
  while (!inputs.empty() && is_whole(inputs.back())) inputs.pop_back();
  for (const PartitionSpec& spec : inputs) specs.inputs.push_back(spec);
  return specs;
}

Buffer<Var> LoadedModule::arguments(const Text& text, Graph& graph, const Buffer<Var>& inputs) {
  const Function& function = main_of(text.module, text.options.function);
  Buffer<Var> arguments(function.body.arguments.size(), Var{&graph, no_id});
  for (Index i = 0; i < inputs.size(); ++i) arguments[text.inputs[i]] = inputs[i];
  for (Index i = 0; i < arguments.size(); ++i) {
    const TensorType type = given_type(function.values[function.body.arguments[i]]);
    if (const ArgumentSize* const size = detail::size_of(text.options, i))
      arguments[i] = broadcast_to(constant(graph, static_cast<double>(size->size), type.dtype), type.shape);
    else if (const WeightName* const weight = detail::weight_of(text.options, i))
      arguments[i].id = graph.add_input(Name(weight->name.c_str()), InputKind::weight, type.dtype, type.shape);
    else if (const ArgumentValue* const value = detail::value_of(text.options, i))
      arguments[i].id = graph.add_literal(type.dtype, type.shape, value->bytes);
  }
  return arguments;
}

Buffer<Var> LoadedModule::results(const Text& text, Graph& graph, const Buffer<Var>& arguments) {
  const Function& function = main_of(text.module, text.options.function);
  const ValueMarks* const marks = text.options.obeys_shardings ? &text.sharded.marks : nullptr;
  Buffer<CustomCall> calls;
  std::unique_ptr<sdy::PieceReaders> readers;
  if (text.has_pieces) {
    readers = std::make_unique<sdy::PieceReaders>(text.module, true);
    weft::detail::name_axes(Var{&graph, no_id}, detail::mesh_of(readers->devices));
    readers->add_to(calls);
  }
  for (const CustomCall& call : text.options.custom_calls) calls.push_back(call);
  Buffer<Var> made = import_given(graph, text.module, function, arguments, text.options.most_operations, calls, marks);
  if (made.empty()) stablehlo_is_unsupported(function.place, "program that returns nothing, of", function.name);
  return made;
}

dynamic::ResultsFunction LoadedModule::function() const {
  return [text = text_](Graph& graph, const Buffer<Var>& inputs) {
    return results(*text, graph, arguments(*text, graph, inputs));
  };
}

dynamic::ResultsFunction LoadedModule::value_and_grad(const std::vector<Index>& by) const {
  return [text = text_, by](Graph& graph, const Buffer<Var>& inputs) {
    const Buffer<Var> given = arguments(*text, graph, inputs);
    Buffer<Id> targets;
    for (Index argument : by) {
      if (argument < 0 || argument >= given.size()) stablehlo_weight_is_unknown("a gradient's", argument, given.size());
      targets.push_back(given[argument].id);
    }
    Buffer<Var> made{results(*text, graph, given)[0]};
    for (Id gradient : differentiate(graph, made[0].id, targets)) made.push_back({&graph, gradient});
    return made;
  };
}

dynamic::MeasuredFunction LoadedModule::loss() const {
  return [text = text_](Graph& graph, const Buffer<Var>& inputs) {
    return Measured{results(*text, graph, arguments(*text, graph, inputs))[0], {}};
  };
}

namespace detail {

// The first dimension over all axes.
inline Layout one_a_device(int rank, const MeshSizes& mesh) {
  Layout layout = replicated(rank);
  for (std::int8_t axis = 0; axis < mesh.size(); ++axis) layout.dims[0].push_back(axis);
  return layout;
}
// [...] -> [n, ...]
inline Shape with_leading(const Shape& shape, Index n) {
  Dims extents = shape.dims;
  extents.insert(0, n);
  return Shape(extents);
}

}  // namespace detail

bool LoadedModule::has_own_devices() const { return sdy::has_own_devices(text_->module); }

bool LoadedModule::takes_pieces() const { return text_->has_pieces; }
bool LoadedModule::has_weights() const { return !text_->options.weights.empty(); }

Mesh LoadedModule::devices() const { return detail::mesh_of(sdy::DevicesOfModule(text_->module)); }

DeviceGraph LoadedModule::device_graph() const {
  const Module& module = text_->module;
  const Function& function = main_of(module, text_->options.function);
  if (!text_->options.weights.empty())
    stablehlo_is_unsupported(function.place, "weight among arguments that each device has of its own, of",
                             function.name);
  sdy::PieceReaders readers(module, false);
  const bool is_global = any_operation(module, sdy::moves_pieces);
  DeviceGraph made;
  Graph& graph = made.graph;
  graph.mesh = readers.devices.sizes();
  const auto stored = [&](const Name& name, const Var& piece, const Layout& layout, std::int32_t input) {
    StoredTensor tensor;
    tensor.name = name;
    Dims extents = piece.shape().dims;
    for (int dim = 0; dim < extents.size(); ++dim) extents[dim] *= parts_of(graph.mesh, layout.dims[dim]);
    tensor.shape = Shape(extents);
    tensor.layout = layout;
    tensor.input = input;
    return tensor;
  };
  Buffer<Var> arguments;
  for (const Index value : function.body.arguments) {
    const std::int32_t number = static_cast<std::int32_t>(graph.inputs.size());
    const Name name(("argument" + std::to_string(number)).c_str());
    const TensorType type = given_type(function.values[value]);
    const Layout layout =
        is_global ? readers.wanted(function, value) : detail::one_a_device(type.shape.rank() + 1, graph.mesh);
    const Shape local = is_global ? local_shape(type.shape, layout, graph.mesh) : detail::with_leading(type.shape, 1);
    const Var piece{&graph, graph.add_input(name, InputKind::data, type.dtype, local)};
    made.data.push_back(stored(name, piece, layout, number));
    arguments.push_back(is_global ? readers.pieces.whole(piece, layout) : reshape(piece, type.shape));
  }
  Buffer<CustomCall> calls;
  readers.add_to(calls);
  for (const CustomCall& call : text_->options.custom_calls) calls.push_back(call);
  const Buffer<Var> results = import_given(graph, module, function, arguments, text_->options.most_operations, calls);
  for (const Var& result : results) {
    const Name name(("result" + std::to_string(made.results.size())).c_str());
    sdy::DevicePieces::Piece piece = readers.pieces.known(result);
    if (!is_global)
      piece = {reshape(result, detail::with_leading(result.shape(), 1)),
               detail::one_a_device(result.rank() + 1, graph.mesh)};
    graph.add_output(name, piece.value.id);
    made.results.push_back(stored(name, piece.value, piece.layout, -1));
  }
  Buffer<Layout> cuts;
  for (const StoredTensor& tensor : made.data) cuts.push_back(tensor.layout);
  graph = weft::detail::with_taken_sides(static_cast<Graph&&>(graph), cuts);
  return made;
}

dynamic::Program load(Runtime& runtime, const LoadedModule& module, const Mesh& mesh, const AnyStrategy& strategy,
                      const dynamic::Options& program) {
  if (module.takes_pieces() && module.has_weights())
    return dynamic::Program(runtime, module.function(), module.inputs(), module.devices(), module.specs(), program);
  if (module.has_own_devices()) return dynamic::Program(runtime, module.device_graph(), module.devices(), program);
  return dynamic::Program(runtime, module.function(), module.inputs(), mesh, strategy, program);
}
dynamic::Program load(Runtime& runtime, const std::string& path_or_text, const ModuleOptions& options, const Mesh& mesh,
                      const AnyStrategy& strategy, const dynamic::Options& program) {
  return load(runtime, LoadedModule(path_or_text, options), mesh, strategy, program);
}

}  // namespace weft::stablehlo

#endif
