// module_flow: a module of StableHLO, with the shardings of Shardy's dialect, as what shardings are propagated over.
// Functions stand where they are called.
#ifndef WEFT_SDY_MODULE_FLOW_HPP
#define WEFT_SDY_MODULE_FLOW_HPP

#include <weft/sdy/flow_tensors.hpp>
#include <weft/sharding/open_conflicting_groups.hpp>

namespace weft::sdy {

class FlowBuilder : private detail::FlowTensors {
 public:
  constexpr FlowBuilder(const Module& module, const FlowOptions& options) : FlowTensors(module, options) {}

  constexpr ModuleFlow build() {
    const Function* const main = module_.find("main");
    for (const Function& function : module_.functions) note_calls(function.body);
    for (const Function& function : module_.functions) {
      if (expands_calls_ && is_called(function)) continue;
      detail::FlowFrame frame(function);
      add_tensors(frame);
      const Index place = keep(frame);
      add_steps(frame);
      add_declared_results(frame, main == nullptr || &function == main);
      made_.functions[place] = frame.flow;
    }
    open_conflicting_groups(made_.flow);
    return static_cast<ModuleFlow&&>(made_);
  }

 private:
  static constexpr int most_calls = 200;  // inside of each other

  bool expands_calls_ = options_.adds_edges;
  Buffer<std::string_view> called_;
  int depth_ = 0;
  Index made_operations_ = 0;

  // --- functions and calls
  static constexpr std::string_view callee(const Operation& operation) {
    const Attribute* const name = stablehlo::find(operation.attributes, "callee");
    return operation.name == "func.call" && name != nullptr ? name->text : std::string_view();
  }
  constexpr void note_calls(const Region& region) {
    for (const Operation& operation : region.operations) {
      if (const std::string_view name = callee(operation); !name.empty()) called_.push_back(name);
      expands_calls_ = expands_calls_ || operation.name == "sdy.func_data_flow_edge";
      for (const Region& inner : operation.regions) note_calls(inner);
    }
  }
  constexpr bool is_called(const Function& function) const {
    for (const std::string_view name : called_)
      if (name == function.name) return true;
    return false;
  }
  constexpr Index keep(const detail::FlowFrame& frame) {
    made_.functions.push_back(frame.flow);
    return made_.functions.size() - 1;
  }
  // As if the function stood there, with edges to its arguments and from what it returns.
  constexpr void add_call(detail::FlowFrame& frame, const Operation& operation) {
    const Function* const function = expands_calls_ ? module_.find(callee(operation)) : nullptr;
    if (function == nullptr || function->body.operations.empty()) return;
    if (++depth_ > most_calls) stablehlo_calls_itself(operation.place, function->name);
    detail::check_size(operation, "operands", operation.operands.size(), function->body.arguments.size());
    detail::FlowFrame inner(*function);
    add_tensors(inner);
    const Index place = keep(inner);
    for (Index i = 0; i < operation.operands.size(); ++i)
      if (const Index value = function->body.arguments[i]; has_edge(inner, value))
        add_edge_step(inner.shape(value), {read(frame, operation.operands[i])}, inner.tensor(value));
    add_steps(inner);
    for (Index i = 0; i < operation.results.size(); ++i) {
      const Index value = operation.results[i];
      const Index declared = options_.adds_edges ? frame.tensor(value) : made_.flow.add_tensor();
      set_declared(inner, i, made_.flow.tensors[declared].sharding);
      inner.flow.declared.push_back(declared);
      if (has_edge(frame, value))
        add_edge_step(frame.shape(value), {read(inner, detail::returned(operation, function->body, i))},
                      frame.tensor(value));
    }
    made_.functions[place] = inner.flow;
    --depth_;
  }
  constexpr bool has_edge(const detail::FlowFrame& frame, Index value) const {
    return frame.function.values[value].is_tensor && (options_.adds_edges || frame.edge_of[value] >= 0);
  }
  constexpr void set_declared(const detail::FlowFrame& frame, Index result, TensorSharding& into) const {
    const Buffer<AttributeList>& attributes = frame.function.result_attributes;
    if (into.is_known() || result >= attributes.size()) return;
    if (const Attribute* const given = stablehlo::find(attributes[result], "sdy.sharding"))
      into = read_checked(frame, *given, frame.function.body.operations.back().operands[result]);
  }

  // --- what readers see
  constexpr void add_steps(detail::FlowFrame& frame) {
    if (options_.imports) {
      find_constants(frame, frame.function.body);
      apply_constraints(frame, frame.function.body);
    }
    add_steps(frame, frame.function.body);
  }
  constexpr void find_constants(detail::FlowFrame& frame, const Region& region) {
    for (const Operation& operation : region.operations) {
      const bool is_source = rules::is_constant(&operation) || operation.name == "stablehlo.iota";
      bool is_copied = is_source || operation.name == "stablehlo.broadcast_in_dim" ||
                       step_kind({module_, frame.function, operation, frame.uses}) == ShardingStep::Kind::elementwise;
      for (const Index value : operation.operands) is_copied = is_copied && frame.is_copied[value];
      if (operation.operands.empty() && !is_source) is_copied = false;
      for (const Index value : operation.results) frame.is_copied[value] = is_copied;
      for (const Region& inner : operation.regions) find_constants(frame, inner);
    }
  }
  // A value that nothing is known of takes the sharding of a closed constraint, if it is its only one; where an edge of
  // data flow hands it on, its other readers read the constraint instead.
  constexpr void apply_constraints(detail::FlowFrame& frame, const Region& region) {
    for (const Operation& operation : region.operations) {
      if (operation.name == "sdy.sharding_constraint") apply_constraint(frame, operation);
      for (const Region& inner : operation.regions) apply_constraints(frame, inner);
    }
  }
  constexpr void apply_constraint(detail::FlowFrame& frame, const Operation& operation) {
    const Index value = operation.operands[0];
    const TensorSharding given = sharding(frame, operation.results[0]);
    bool applies = !sharding(frame, value).is_known();
    for (const DimensionSharding& dim : given.dims) applies = applies && dim.is_closed;
    for (const Operation* const reader : frame.uses.readers[value])
      applies = applies && !is_manual_computation(*reader) &&
                (reader->name != "sdy.sharding_constraint" || sharding(frame, reader->results[0]) == given);
    if (!applies) return;
    if (frame.edge_of[value] >= 0 || is_target_of_edge(frame, value))
      frame.read_as[value] = frame.tensor(operation.results[0]);
    else
      sharding(frame, value) = given;
  }
  static constexpr bool is_target_of_edge(const detail::FlowFrame& frame, Index value) {
    for (const detail::EdgeStep& step : frame.edges)
      if (contains(step.edge.targets, value)) return true;
    return false;
  }
  constexpr Index read(detail::FlowFrame& frame, Index value) {
    if (!frame.is_copied[value]) return frame.read_as[value];
    const Index copy = made_.flow.add_tensor(sharding(frame, value));
    frame.flow.copies.push_back({value, copy});
    return copy;
  }

  // --- steps
  constexpr void add_steps(detail::FlowFrame& frame, const Region& region) {
    for (const Operation& operation : region.operations) {
      if (++made_operations_ > options_.most_operations)
        stablehlo_is_too_large(operation.place, options_.most_operations);
      if (detail::is_written_edge(operation))
        add_edge_step(frame, frame.edge_of[operation.operands[0]]);
      else if (operation.name == "func.call")
        add_call(frame, operation);
      else
        add_step(frame, operation);
      const Buffer<DataFlowEdge> edges = data_flow_edges(operation);
      for (const DataFlowEdge& edge : edges)
        if (edge.is_argument) add_own_edge_step(frame, edge);
      for (const Region& inner : operation.regions) add_steps(frame, inner);
      for (const DataFlowEdge& edge : edges)
        if (!edge.is_argument) add_own_edge_step(frame, edge);
    }
  }
  constexpr void add_own_edge_step(detail::FlowFrame& frame, const DataFlowEdge& edge) {
    if (const Index number = frame.edge_of[edge.owner]; number >= 0 && !frame.edges[number].is_written)
      add_edge_step(frame, number);
  }
  constexpr void add_edge_step(detail::FlowFrame& frame, Index number) {
    const Buffer<Index> values = frame.edges[number].edge.sources;
    if (values.empty()) return;  // of a function: where it is called
    Buffer<Index> sources;
    for (const Index value : values) sources.push_back(read(frame, value));
    add_edge_step(frame.shape(values[0]), sources, frame.edges[number].target);
  }
  constexpr void add_edge_step(const Shape& shape, const Buffer<Index>& sources, Index target) {
    made_.flow.steps.push_back(
        {ShardingStep::Kind::moves, identity_rule(shape, sources.size()), sources, {target}, Direction::both, false});
  }
  constexpr void add_step(detail::FlowFrame& frame, const Operation& operation) {
    const RuleSite site{module_, frame.function, operation, frame.uses, options_.is_conservative};
    ShardingStep step;
    step.kind = step_kind(site);
    const bool is_barrier = step.kind == ShardingStep::Kind::barrier;
    if (is_barrier)  // not a conditional operator: GCC 12 destroys its result twice
      step.rule = identity_rule(site.result());
    else
      step.rule = sharding_rule(site);
    if (step.rule.is_none()) return;
    detail::check_size(operation, "operands", step.rule.operands.size(), operation.operands.size());
    detail::check_size(operation, "results", step.rule.results.size(), operation.results.size());
    check_ranks(frame, operation, step.rule.operands, operation.operands);
    check_ranks(frame, operation, step.rule.results, operation.results);
    const bool is_constraint = operation.name == "sdy.sharding_constraint";
    for (const Index value : operation.operands) {
      step.operands.push_back(is_constraint ? frame.tensor(value) : read(frame, value));
      step.shares_operand = step.shares_operand || (frame.uses.readers[value].size() > 1 && !frame.is_copied[value] &&
                                                    frame.shape(value).rank() > 0);
    }
    for (const Index value : operation.results) step.results.push_back(frame.tensor(value));
    if (is_barrier) step.allowed = allowed_direction(operation);
    made_.flow.steps.push_back(static_cast<ShardingStep&&>(step));
  }
  // Rules may be written by the user.
  static constexpr void check_ranks(const detail::FlowFrame& frame, const Operation& operation,
                                    const Buffer<ShardingRule::Tensor>& rule, const Buffer<Index>& values) {
    for (Index i = 0; i < rule.size(); ++i)
      detail::check_size(operation, "dimensions of its sharding rule", rule[i].size(), frame.shape(values[i]).rank());
  }
  static constexpr Direction allowed_direction(const Operation& operation) {
    const Attribute* const given = stablehlo::find(operation.attributes, "allowed_direction");
    if (given == nullptr) return Direction::both;
    return given->text == "FORWARD"    ? Direction::forward
           : given->text == "BACKWARD" ? Direction::backward
           : given->text == "NONE"     ? Direction::none
                                       : Direction::both;
  }
  // What the user gets lies as the function declares it, and the other way around.
  constexpr void add_declared_results(detail::FlowFrame& frame, bool returns_to_user) {
    if (frame.function.body.operations.empty()) return;
    const Operation& last = frame.function.body.operations.back();
    for (Index i = 0; i < last.operands.size(); ++i) {
      const Index value = last.operands[i], declared = made_.flow.add_tensor();
      frame.flow.declared.push_back(declared);
      set_declared(frame, i, made_.flow.tensors[declared].sharding);
      if (!returns_to_user || !frame.function.values[value].is_tensor) continue;
      made_.flow.boundaries.push_back({ShardingStep::Kind::other,
                                       identity_rule(frame.shape(value)),
                                       {read(frame, value)},
                                       {declared},
                                       Direction::both,
                                       false});
    }
  }
};

// Errors: those of reading shardings, of unknown meshes and axes, of counts that differ, stablehlo_calls_itself. The
// module outlives it.
[[nodiscard]] WEFT_NATIVE constexpr ModuleFlow module_flow(const Module& module, const FlowOptions& options = {}) {
  return FlowBuilder(module, options).build();
}

}  // namespace weft::sdy

#endif
