// What a pass makes of a function, as it would be printed: shardings and rules beside the names of operations.
#ifndef WEFT_TESTS_SDY_PRINTED_FUNCTION_HPP
#define WEFT_TESTS_SDY_PRINTED_FUNCTION_HPP

#include <weft/sdy/module_flow.hpp>
#include <weft/sdy/print.hpp>
#include <weft/sharding/propagate_shardings.hpp>

#include <algorithm>
#include <optional>
#include <sdy/check_lines.hpp>
#include <string>
#include <vector>

namespace weft::testing {

struct ShardyPass {
  bool only_rules = false;
  bool prints_edges = false;  // sdy.data_flow_edge stays in the module
  bool keeps_rules = false;
  bool is_pipeline = false;  // what follows propagation closes shardings, and makes reshards of constraints
  sdy::FlowOptions flow;
  PropagationOptions propagation;
};
// Of a RUN line; nullopt: weft has no such pass.
[[nodiscard]] inline std::optional<ShardyPass> shardy_pass(const std::string& run) {
  const auto has = [&](const char* text) { return run.find(text) != std::string::npos; };
  ShardyPass pass;
  pass.flow.is_conservative = pass.propagation.whole_axes_only = has("conservative-propagation=true");
  pass.is_pipeline = pass.flow.imports = has("-sdy-propagation-pipeline");
  pass.flow.adds_edges = has("-sdy-add-data-flow-edges") || pass.is_pipeline;
  pass.prints_edges = !has("-sdy-sink-data-flow-edges") && !pass.is_pipeline;
  pass.keeps_rules = has("keep-sharding-rules=true");
  pass.only_rules = has("-sdy-populate-op-sharding-rules");
  pass.propagation.by_user_priority = has("-sdy-user-priority-propagate") || pass.is_pipeline;
  pass.propagation.by_operation_priority = pass.propagation.by_user_priority || has("-sdy-op-priority-propagate");
  if (has("-sdy-basic-propagate")) pass.propagation.aggressive = false;
  if (has("propagation-strategy=aggressive")) pass.propagation.basic = false;
  const bool is_known = pass.only_rules || pass.propagation.by_operation_priority || has("-sdy-basic-propagate") ||
                        has("-sdy-aggressive-propagate");
  return is_known ? std::optional(pass) : std::nullopt;
}

// An operation as it would be printed: its name, and the shardings that stand with it.
struct PrintedOperation {
  std::string name;
  std::vector<std::string> shardings, in, out;
  std::string rule;
};

class PrintedFunction {
 public:
  std::vector<std::string> arguments, results;
  std::vector<PrintedOperation> operations;  // each before those of its regions

  PrintedFunction(const stablehlo::Module& module, const sdy::ModuleFlow& made, const sdy::FunctionFlow& function,
                  const ShardyPass& pass)
      : module_{module}, made_{made}, pass_{pass}, function_{*function.function}, values_{function}, uses_(function_) {
    for (const Index value : function_.body.arguments)
      arguments.push_back(pass_.prints_edges && has_written_edge(value) ? "" : text_of(values_.values[value]));
    for (const Index declared : values_.declared) results.push_back(text_of(declared));
    print(function_.body);
  }

 private:
  const stablehlo::Module& module_;
  const sdy::ModuleFlow& made_;
  const ShardyPass& pass_;
  const stablehlo::Function& function_;
  const sdy::FunctionFlow& values_;
  sdy::ValueUses uses_;

  std::string text_of(Index tensor) const { return text_of(made_.flow.tensors[tensor].sharding); }
  std::string text_of(TensorSharding sharding) const {
    if (pass_.is_pipeline) {
      for (DimensionSharding& dim : sharding.dims) dim.is_closed = true;
      sharding.replicated.clear();
    }
    return without_spaces(sdy::to_text(sharding, made_.meshes));
  }
  static std::string without_spaces(std::string text) {
    std::erase(text, ' ');
    return text;
  }
  bool has_written_edge(Index value) const {
    for (const stablehlo::Operation* const reader : uses_.readers[value])
      if (reader->name == "sdy.func_data_flow_edge") return true;
    return false;
  }
  // One that was added for a group.
  void print_constraint(Index value) {
    for (const OpenConstraint& constraint : made_.flow.constraints)
      if (constraint.from == values_.values[value])
        operations.push_back(
            {pass_.is_pipeline ? "sdy.reshard" : "sdy.sharding_constraint", {text_of(constraint.to)}, {}, {}, {}});
  }
  // Of several values, of which none or all have shardings.
  std::vector<std::string> texts_of(const Buffer<Index>& tensors, const Buffer<int>& ranks) const {
    std::vector<std::string> made;
    int mesh = TensorSharding::no_mesh;
    for (const Index tensor : tensors)
      if (mesh == TensorSharding::no_mesh) mesh = made_.flow.tensors[tensor].sharding.mesh;
    for (Index i = 0; mesh != TensorSharding::no_mesh && i < tensors.size(); ++i) {
      const TensorSharding& sharding = made_.flow.tensors[tensors[i]].sharding;
      made.push_back(text_of(sharding.is_known() ? sharding : TensorSharding::open(mesh, ranks[i])));
    }
    return made;
  }
  std::vector<std::string> texts_of(const Buffer<Index>& tensors) const {
    std::vector<std::string> made;
    for (const Index tensor : tensors) made.push_back(text_of(tensor));
    return made;
  }
  // As the module has it.
  std::vector<std::string> written(const stablehlo::Operation& operation, const char* name) const {
    std::vector<std::string> made;
    const stablehlo::Attribute* const given = stablehlo::find(operation.attributes, name);
    if (given == nullptr) return made;
    for (const stablehlo::Attribute& item : given->items) made.push_back(without_spaces(std::string(item.text)));
    if (given->items.empty()) made = shardings_behind(given->text, "<[");
    return made;
  }
  std::string printed_name(const stablehlo::Operation& operation) const {
    if (pass_.is_pipeline && operation.name == "sdy.sharding_constraint") return "sdy.reshard";
    if (pass_.is_pipeline && operation.name == "stablehlo.constant") return "sdy.constant";
    return std::string(operation.name == "func.call" ? "call" : operation.name);
  }
  void print(const stablehlo::Region& region) {
    for (Index i = region.arguments.size() - 1; i >= 0; --i) print_constraint(region.arguments[i]);
    for (const stablehlo::Operation& operation : region.operations) {
      PrintedOperation printed{printed_name(operation), {}, {}, {}, {}};
      Buffer<Index> tensors;
      Buffer<int> ranks;
      for (const Index value : operation.results) {
        tensors.push_back(values_.values[value]);
        ranks.push_back(function_.values[value].type.shape.rank());
      }
      const bool is_written = pass_.prints_edges && !sdy::data_flow_edges(operation).empty();
      printed.shardings = is_written || tensors.empty() ? written(operation, "sdy.sharding") : texts_of(tensors, ranks);
      for (const sdy::ComputationFlow& computation : made_.computations)
        if (computation.operation == &operation) {
          printed.in = is_written ? written(operation, "in_shardings") : texts_of(computation.in);
          printed.out = is_written ? written(operation, "out_shardings") : texts_of(computation.out);
        }
      if (pass_.only_rules || pass_.keeps_rules ||
          stablehlo::find(operation.attributes, "sdy.sharding_rule") != nullptr)
        printed.rule = without_spaces(rule_of(operation));
      if (!is_left_out(operation)) print(operation, printed);
      for (const Index value : operation.results) print_constraint(value);
      for (const stablehlo::Region& inner : operation.regions) print(inner);
    }
  }
  // Constraints that nothing reads are not printed, of which the pipeline makes reshards.
  bool is_left_out(const stablehlo::Operation& operation) const {
    return pass_.is_pipeline && operation.name == "sdy.sharding_constraint" &&
           uses_.readers[operation.results[0]].empty();
  }
  // Constants as often as their readers make them lie in different ways.
  void print(const stablehlo::Operation& operation, PrintedOperation printed) {
    std::vector<std::vector<std::string>> ways;
    for (const sdy::FunctionFlow::Copy& copy : values_.copies) {
      if (operation.results.size() != 1 || copy.value != operation.results[0]) continue;
      const std::string text = text_of(copy.tensor);
      std::vector<std::string> way;
      if (!text.empty()) way.push_back(text);
      if (std::find(ways.begin(), ways.end(), way) == ways.end()) ways.push_back(way);
    }
    for (const std::vector<std::string>& way : ways) {
      printed.shardings = way;
      operations.push_back(printed);
    }
    if (ways.empty()) operations.push_back(printed);
  }
  std::string rule_of(const stablehlo::Operation& operation) const {
    const ShardingRule rule = sdy::sharding_rule({module_, function_, operation, uses_, pass_.flow.is_conservative});
    return rule.is_none() ? "" : sdy::to_text(rule);
  }
};

}  // namespace weft::testing

#endif
