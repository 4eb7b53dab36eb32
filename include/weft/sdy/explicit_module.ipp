// Definitions of sdy/explicit_module.hpp.
#ifndef WEFT_SDY_EXPLICIT_MODULE_IPP
#define WEFT_SDY_EXPLICIT_MODULE_IPP

#include <weft/sdy/edited_function.hpp>
#include <weft/sdy/explicit_module.hpp>
#include <weft/sdy/explicit_reshards.hpp>
#include <weft/sdy/module_flow.hpp>
#include <weft/sdy/pad_uneven.hpp>
#include <weft/sdy/print_module.hpp>
#include <weft/sdy/reshard_collectives.hpp>
#include <weft/sdy/sharding_passes.hpp>
#include <weft/sharding/propagate_shardings.hpp>
#include <weft/stablehlo/parser.hpp>

#include <map>

namespace weft::sdy {
namespace detail {

// What a flow has, by name and by operation.
struct FlowIndex {
  std::map<std::string_view, const FunctionFlow*> functions;  // of each that of its first call
  std::map<const Operation*, const ComputationFlow*> computations;

  explicit FlowIndex(const ModuleFlow& made) {
    for (const FunctionFlow& flow : made.functions) functions.emplace(flow.function->name, &flow);
    for (const ComputationFlow& computation : made.computations) computations[computation.operation] = &computation;
  }
};

// Writes the shardings of one function of a flow.
class ShardingWriter {
 public:
  ShardingWriter(Module& module, const ModuleFlow& made, const FlowIndex& index, Function& function)
      : module_{module},
        made_{made},
        index_{index},
        function_{function},
        flow_{*index.functions.at(function.name)},
        edited_(module, function, made.meshes),
        copies_(function.values.size()) {
    for (const FunctionFlow::Copy& copy : flow_.copies) copies_[copy.value].push_back(copy.tensor);
  }

  void write() {
    Buffer<AttributeList>& parameters = function_.parameter_attributes;
    parameters.resize(function_.body.arguments.size());
    for (Index i = 0; i < parameters.size(); ++i)
      write(parameters[i], closed(flow_.values[function_.body.arguments[i]]));
    Buffer<AttributeList>& results = function_.result_attributes;
    results.resize(flow_.declared.size());
    for (Index i = 0; i < results.size(); ++i) write(results[i], closed(flow_.declared[i]));
    edited_.walk([this](Operation& operation) { write(operation); });
    edited_.finish();
  }

 private:
  Module& module_;
  const ModuleFlow& made_;
  const FlowIndex& index_;
  Function& function_;
  const FunctionFlow& flow_;
  EditedFunction edited_;
  Buffer<Buffer<Index>> copies_;  // tensors of each value that readers have one each of

  TensorSharding closed(Index tensor) const {
    TensorSharding made = made_.flow.tensors[tensor].sharding;
    for (DimensionSharding& dim : made.dims) dim = {dim.axes, true, -1};
    made.replicated.clear();
    return made;
  }
  void write(AttributeList& attributes, const TensorSharding& sharding) {
    if (sharding.is_known())
      set_opaque(attributes, "sdy.sharding", kept_text(module_, to_text(sharding, made_.meshes)));
  }
  void write(Operation& operation) {
    if (operation.name == "sdy.sharding_group") return edited_.erase();
    if (operation.name == "sdy.sharding_constraint") operation.name = "sdy.reshard";
    if (const auto found = index_.computations.find(&operation); found != index_.computations.end()) {
      write(operation, "in_shardings", found->second->in);
      return write(operation, "out_shardings", found->second->out);
    }
    for (Index i = 0; i < operation.results.size(); ++i)
      if (const TensorSharding sharding = result(operation, i);
          sharding.is_known() && edited_.is_tensor(operation.results[i]))
        edited_.set_sharding(operation, i, sharding);
  }
  // A call's, as the function that is called returns it; a constant's, as its readers have it, if all do alike.
  TensorSharding result(const Operation& operation, Index i) const {
    if (operation.name == "func.call")
      if (const Attribute* const callee = stablehlo::find(operation.attributes, "callee"))
        if (const auto called = index_.functions.find(callee->text);
            called != index_.functions.end() && i < called->second->declared.size())
          return closed(called->second->declared[i]);
    TensorSharding sharding = closed(flow_.values[operation.results[i]]);
    for (const Index tensor : copies_[operation.results[i]]) {
      const TensorSharding read = closed(tensor);
      if (!sharding.is_known()) sharding = read;
      if (!(read == sharding)) return {};
    }
    return sharding;
  }
  void write(Operation& operation, const char* name, const Buffer<Index>& tensors) {
    Attribute* const list = find(operation.attributes, name);
    for (Index i = 0; list != nullptr && i < list->items.size() && i < tensors.size(); ++i)
      list->items[i].text = kept_text(module_, to_text(closed(tensors[i]), made_.meshes));
  }
};

}  // namespace detail

void write_propagated_shardings(stablehlo::Module& module) {
  ModuleFlow made = module_flow(module);
  propagate_shardings(made.flow);
  const detail::FlowIndex index(made);
  for (Function& function : module.functions)
    if (index.functions.contains(function.name)) detail::ShardingWriter(module, made, index, function).write();
}

std::string explicit_module(const std::string& text, const ExplicitModuleOptions& options) {
  stablehlo::Module module = stablehlo::read_module(text);
  if (options.propagates) write_propagated_shardings(module);
  if (options.pads) divide_evenly(module);
  insert_explicit_reshards(module);
  if (options.as_collectives) reshards_to_collectives(module);
  if (options.pads) pad_uneven(module);
  return to_text(module);
}

}  // namespace weft::sdy

#endif
