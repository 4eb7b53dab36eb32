// Definitions of dynamic/stablehlo.hpp.
#ifndef WEFT_DYNAMIC_STABLEHLO_IPP
#define WEFT_DYNAMIC_STABLEHLO_IPP

#include <weft/dynamic/stablehlo.hpp>
#include <weft/graph/differentiate.hpp>
#include <weft/io/file.hpp>
#include <weft/sdy/value_marks.hpp>
#include <weft/stablehlo/bytecode.hpp>
#include <weft/stablehlo/import.hpp>

namespace weft::stablehlo {

struct LoadedModule::Text {
  std::string text;
  Module module;
  ModuleOptions options;
  sdy::PropagatedFunction sharded;  // if shardings are obeyed
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

LoadedModule::LoadedModule(const std::string& path_or_text, const ModuleOptions& options) {
  const auto made = std::make_shared<Text>();
  made->text = detail::text_of(path_or_text);
  made->module = read_any(made->text);
  made->options = options;
  text_ = made;
  const Index number = &main_of(made->module, options.function) - made->module.functions.begin();
  Function& function = made->module.functions[number];
  const Buffer<Index>& arguments = function.body.arguments;
  for (const WeightName& weight : options.weights)
    if (weight.argument < 0 || weight.argument >= arguments.size())
      stablehlo_weight_is_unknown(weight.name.c_str(), weight.argument, arguments.size());
  const auto check = [&](const char* what, Index argument) {
    if (argument < 0 || argument >= arguments.size()) stablehlo_weight_is_unknown(what, argument, arguments.size());
  };
  for (const ArgumentShape& shape : options.shapes) check("a given shape", shape.argument);
  for (const ArgumentSize& size : options.sizes) check("a given size", size.argument);
  for (Index i = 0; i < arguments.size(); ++i) {
    ValueType& value = function.values[arguments[i]];
    value = detail::closed(value, i, options);
    if (!value.is_tensor) stablehlo_is_unsupported(function.place, "argument that is no tensor of", function.name);
    if (detail::weight_of(options, i) != nullptr || detail::size_of(options, i) != nullptr) continue;
    Buffer<Index> extents;
    const TensorType type = given_type(value);
    for (Index extent : type.shape) extents.push_back(extent);
    inputs_.push_back({type.dtype, extents});
  }
  if (options.obeys_shardings) made->sharded = sdy::propagated_function(made->module, function);
}

SpmdSpecs LoadedModule::specs() const {
  const Buffer<PartitionSpec>& arguments = text_->sharded.argument_specs;
  SpmdSpecs specs;
  for (Index i = 0; i < arguments.size(); ++i) {
    const WeightName* const weight = detail::weight_of(text_->options, i);
    if (weight != nullptr)
      specs.parameters.push_back({Name(weight->name.c_str()), arguments[i]});
    else if (detail::size_of(text_->options, i) == nullptr)
      specs.inputs.push_back(arguments[i]);
  }
  return specs;
}

Buffer<Var> LoadedModule::arguments(const Text& text, const Buffer<Var>& inputs) {
  const Function& function = main_of(text.module, text.options.function);
  Graph& graph = *inputs[0].graph;
  Buffer<Var> arguments;
  for (Index i = 0, next = 0; i < function.body.arguments.size(); ++i) {
    const TensorType type = given_type(function.values[function.body.arguments[i]]);
    const WeightName* const weight = detail::weight_of(text.options, i);
    if (const ArgumentSize* const size = detail::size_of(text.options, i))
      arguments.push_back(broadcast_to(constant(graph, static_cast<double>(size->size), type.dtype), type.shape));
    else if (weight == nullptr)
      arguments.push_back(inputs[next++]);
    else
      arguments.push_back(
          {&graph, graph.add_input(Name(weight->name.c_str()), InputKind::weight, type.dtype, type.shape)});
  }
  return arguments;
}

Buffer<Var> LoadedModule::results(const Text& text, const Buffer<Var>& arguments) {
  const Function& function = main_of(text.module, text.options.function);
  const ValueMarks* const marks = text.options.obeys_shardings ? &text.sharded.marks : nullptr;
  Buffer<CustomCall> calls;
  for (const CustomCall& call : text.options.custom_calls) calls.push_back(call);
  return import_given(*arguments[0].graph, text.module, function, arguments, text.options.most_operations, calls,
                      marks);
}

dynamic::ResultsFunction LoadedModule::function() const {
  return [text = text_](const Buffer<Var>& inputs) { return results(*text, arguments(*text, inputs)); };
}

dynamic::ResultsFunction LoadedModule::value_and_grad(const std::vector<Index>& by) const {
  return [text = text_, by](const Buffer<Var>& inputs) {
    const Buffer<Var> given = arguments(*text, inputs);
    Buffer<Id> targets;
    for (Index argument : by) {
      if (argument < 0 || argument >= given.size()) stablehlo_weight_is_unknown("a gradient's", argument, given.size());
      targets.push_back(given[argument].id);
    }
    Buffer<Var> made{results(*text, given)[0]};
    for (Id gradient : differentiate(*made[0].graph, made[0].id, targets)) made.push_back({made[0].graph, gradient});
    return made;
  };
}

dynamic::MeasuredFunction LoadedModule::loss() const {
  return [text = text_](const Buffer<Var>& inputs) { return Measured{results(*text, arguments(*text, inputs))[0], {}}; };
}

dynamic::Program load(Runtime& runtime, const std::string& path_or_text, const ModuleOptions& options, const Mesh& mesh,
                      const AnyStrategy& strategy, const dynamic::Options& program) {
  const LoadedModule module(path_or_text, options);
  return dynamic::Program(runtime, module.function(), module.inputs(), mesh, strategy, program);
}

}  // namespace weft::stablehlo

#endif
