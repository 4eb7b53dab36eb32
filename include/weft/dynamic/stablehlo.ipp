// Definitions of dynamic/stablehlo.hpp.
#ifndef WEFT_DYNAMIC_STABLEHLO_IPP
#define WEFT_DYNAMIC_STABLEHLO_IPP

#include <weft/dynamic/stablehlo.hpp>
#include <weft/graph/differentiate.hpp>
#include <weft/io/file.hpp>
#include <weft/stablehlo/bytecode.hpp>
#include <weft/stablehlo/import.hpp>

namespace weft::stablehlo {

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

}  // namespace detail

LoadedModule::LoadedModule(const std::string& path_or_text, const ModuleOptions& options) {
  const auto made = std::make_shared<Text>();
  made->text = detail::text_of(path_or_text);
  made->module = read_any(made->text);
  made->options = options;
  text_ = made;
  const Function& function = main_of(made->module, options.function);
  const Buffer<Index>& arguments = function.body.arguments;
  for (const WeightName& weight : options.weights)
    if (weight.argument < 0 || weight.argument >= arguments.size())
      stablehlo_weight_is_unknown(weight.name.c_str(), weight.argument, arguments.size());
  for (Index i = 0; i < arguments.size(); ++i) {
    const ValueType& value = function.values[arguments[i]];
    if (!value.is_tensor) stablehlo_is_unsupported(function.place, "argument that is no tensor of", function.name);
    if (detail::weight_of(options, i) != nullptr) continue;
    Buffer<Index> extents;
    const TensorType type = as_real(value.type);
    for (Index extent : type.shape) extents.push_back(extent);
    inputs_.push_back({type.dtype, extents});
  }
}

Buffer<Var> LoadedModule::arguments(const Text& text, const Buffer<Var>& inputs) {
  const Function& function = main_of(text.module, text.options.function);
  Graph& graph = *inputs[0].graph;
  Buffer<Var> arguments;
  for (Index i = 0, next = 0; i < function.body.arguments.size(); ++i) {
    const TensorType type = as_real(function.values[function.body.arguments[i]].type);
    const WeightName* const weight = detail::weight_of(text.options, i);
    if (weight == nullptr)
      arguments.push_back(inputs[next++]);
    else
      arguments.push_back(
          {&graph, graph.add_input(Name(weight->name.c_str()), InputKind::weight, type.dtype, type.shape)});
  }
  return arguments;
}

Buffer<Var> LoadedModule::results(const Text& text, const Buffer<Var>& arguments) {
  const Function& function = main_of(text.module, text.options.function);
  return import_function(*arguments[0].graph, text.module, function, arguments, text.options.most_operations);
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
