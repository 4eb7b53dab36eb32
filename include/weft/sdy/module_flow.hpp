// ModuleFlow: a module of StableHLO with the shardings of Shardy's dialect as what shardings are propagated over.
#ifndef WEFT_SDY_MODULE_FLOW_HPP
#define WEFT_SDY_MODULE_FLOW_HPP

#include <weft/sdy/data_flow.hpp>
#include <weft/sdy/rule_table.hpp>

namespace weft::sdy {

struct FlowOptions {
  bool adds_edges = true;  // of data flow, for every operation that has some; else those that the module has written
  bool is_conservative = false;
};

// Tensors of the flow, of what one function has.
struct FunctionFlow {
  Buffer<Index> values;    // of each value
  Buffer<Index> declared;  // of each result, as the function declares it
};
// in_shardings and out_shardings of a manual or named computation.
struct ComputationFlow {
  const Operation* operation = nullptr;
  Buffer<Index> in, out;
};

struct ModuleFlow {
  Meshes meshes;
  ShardingFlow flow;
  Buffer<FunctionFlow> functions;  // as in the module
  Buffer<ComputationFlow> computations;
};

class FlowBuilder {
 public:
  constexpr FlowBuilder(const Module& module, const FlowOptions& options)
      : module_{module}, options_{options}, made_{Meshes(module), {}, {}, {}} {
    made_.flow.meshes = made_.meshes.meshes;
  }

  constexpr ModuleFlow build() {
    const Function* const main = module_.find("main");
    for (const Function& function : module_.functions) add_function(function, main == nullptr || &function == main);
    return static_cast<ModuleFlow&&>(made_);
  }

 private:
  struct EdgeStep {
    DataFlowEdge edge;
    Index target = 0;          // tensor, which sources are propagated to and from
    bool is_written = false;  // where sdy.data_flow_edge stands
  };

  const Module& module_;
  FlowOptions options_;
  ModuleFlow made_;
  const Function* function_ = nullptr;
  const ValueUses* uses_ = nullptr;
  FunctionFlow* values_ = nullptr;
  Buffer<EdgeStep> edges_;
  Buffer<Index> edge_of_;  // of each value that owns one; -1: none

  constexpr void add_function(const Function& function, bool returns_to_user) {
    const ValueUses uses(function);
    FunctionFlow values;
    for (Index i = 0; i < function.values.size(); ++i) values.values.push_back(made_.flow.add_tensor());
    function_ = &function;
    uses_ = &uses;
    values_ = &values;
    edges_.clear();
    edge_of_ = Buffer<Index>(function.values.size(), -1);
    find_written_edges(function.body);
    add_tensors(function.body);
    const Index arguments = function.body.arguments.size() < function.parameter_attributes.size()
                                ? function.body.arguments.size()
                                : function.parameter_attributes.size();
    for (Index i = 0; i < arguments; ++i) set_from(function.body.arguments[i], function.parameter_attributes[i]);
    add_steps(function.body);
    add_declared_results(returns_to_user);
    made_.functions.push_back(static_cast<FunctionFlow&&>(values));
  }

  // --- tensors
  constexpr Index tensor(Index value) const { return values_->values[value]; }
  constexpr TensorSharding& sharding(Index value) { return made_.flow.tensors[tensor(value)].sharding; }
  constexpr TensorSharding read_checked(std::string_view text, Index value) const {
    const TensorSharding made = read_sharding(text, made_.meshes);
    check_rank(made, value);
    return made;
  }
  constexpr void check_rank(const TensorSharding& given, Index value) const {
    if (const int rank = function_->values[value].type.shape.rank();
        given.dims.size() != rank && !made_.meshes.meshes[given.mesh].is_maximal)
      stablehlo_count_differs(function_->place, "sdy.sharding", "dimensions", given.dims.size(), rank);
  }
  constexpr void set_from(Index value, const AttributeList& attributes) {
    if (const Attribute* const found = stablehlo::find(attributes, "sdy.sharding"))
      sharding(value) = read_checked(found->text, value);
  }
  constexpr void find_written_edges(const Region& region) {
    for (const Operation& operation : region.operations) {
      if (operation.name == "sdy.data_flow_edge" && operation.operands.size() == 1 && operation.results.size() == 1) {
        edge_of_[operation.operands[0]] = edges_.size();
        edges_.push_back({{operation.operands[0], {operation.results[0]}, {}, false, 0}, 0, true});
      }
      for (const Region& inner : operation.regions) find_written_edges(inner);
    }
  }
  constexpr void add_tensors(const Region& region) {
    for (const Operation& operation : region.operations) {
      add_computation(operation);
      for (const DataFlowEdge& edge : data_flow_edges(operation)) add_edge(edge);
      add_shardings(operation);
      for (const Region& inner : operation.regions) add_tensors(inner);
    }
  }
  // Targets become one tensor, that of the owner.
  constexpr void add_edge(const DataFlowEdge& edge) {
    if (!function_->values[edge.owner].is_tensor) return;
    Index number = edge_of_[edge.owner];
    if (number < 0) {
      if (!options_.adds_edges) return;
      number = edge_of_[edge.owner] = edges_.size();
      edges_.push_back({edge, 0, false});
    } else {
      const Index written = edges_[number].edge.targets[0];
      edges_[number].edge = edge;
      edges_[number].edge.targets.push_back(written);
    }
    EdgeStep& made = edges_[number];
    for (const Index target : made.edge.targets) values_->values[target] = tensor(edge.owner);
    made.target = tensor(edge.owner);
    if (const Index pair = made_.flow.tensors[made.target].pair; pair >= 0)
      made.target = edge.is_argument ? made_.flow.pairs[pair].outer : made_.flow.pairs[pair].inner;
  }
  constexpr void add_shardings(const Operation& operation) {
    if (const Attribute* const given = stablehlo::find(operation.attributes, "sdy.sharding")) {
      const Buffer<TensorSharding> shardings = read_shardings(given->text, made_.meshes);
      for (Index i = 0; i < shardings.size() && i < operation.results.size(); ++i) {
        check_rank(shardings[i], operation.results[i]);
        sharding(operation.results[i]) = shardings[i];
      }
    }
    const char* const own = operation.name == "sdy.sharding_constraint" || operation.name == "sdy.reshard" ? "specification"
                            : operation.name == "sdy.data_flow_edge"                                      ? "sharding"
                                                                                                          : "";
    if (const Attribute* const given = stablehlo::find(operation.attributes, own);
        given != nullptr && operation.results.size() == 1)
      sharding(operation.results[0]) = read_checked(given->text, operation.results[0]);
    if (operation.name == "sdy.sharding_group") join_group(operation);
  }
  constexpr void join_group(const Operation& operation) {
    const Attribute* const id = stablehlo::find(operation.attributes, "group_id");
    if (id == nullptr) stablehlo_attribute_is_missing(operation.place, operation.name, "group_id");
    const Index group = group_of(stablehlo::integer_list(module_, *id)[0], tensor(operation.operands[0]));
    const Index before = made_.flow.tensors[tensor(operation.operands[0])].group;
    made_.flow.tensors[tensor(operation.operands[0])].group = group;
    if (before < 0) return;
    for (FlowTensor& other : made_.flow.tensors)  // a tensor of two groups makes them one
      if (other.group == before) other.group = group;
  }
  struct NamedGroup {
    Index id, number;
  };
  Buffer<NamedGroup> groups_;
  // Groups are known by their first tensor.
  constexpr Index group_of(Index id, Index first) {
    for (const NamedGroup& group : groups_)
      if (group.id == id) return made_.flow.tensors[group.number].group;
    groups_.push_back({id, first});
    return first;
  }

  // --- computations
  constexpr Buffer<TensorSharding> listed(const Operation& operation, const char* name, const Buffer<Index>& values) const {
    Buffer<TensorSharding> made;
    const Attribute* const list = stablehlo::find(operation.attributes, name);
    for (Index i = 0; list != nullptr && i < list->items.size() && i < values.size(); ++i)
      made.push_back(read_sharding(list->items[i].text, made_.meshes));
    made.resize(values.size());
    return made;
  }
  constexpr AxisList manual_axes(const Operation& operation, const TensorSharding& of) const {
    AxisList made;
    const Attribute* const names = stablehlo::find(operation.attributes, "manual_axes");
    if (names == nullptr || !of.is_known()) return made;
    const AxisNames& axes = made_.meshes.meshes[of.mesh].axes;
    for (const Attribute& name : names->items)
      for (int axis = 0; axis < axes.size(); ++axis)
        if (axes[axis].text == name.name) made.push_back(static_cast<std::int8_t>(axis));
    return made;
  }
  constexpr void add_computation(const Operation& operation) {
    if (!is_manual_computation(operation) && operation.name != "sdy.named_computation") return;
    if (operation.regions.size() != 1) stablehlo_count_differs(operation.place, operation.name, "regions", operation.regions.size(), 1);
    ComputationFlow computation{&operation, {}, {}};
    add_sides(operation, "in_shardings", operation.regions[0].arguments, true, computation.in);
    add_sides(operation, "out_shardings", operation.results, false, computation.out);
    made_.computations.push_back(static_cast<ComputationFlow&&>(computation));
  }
  // Values at the edge of a manual computation have a tensor inside and one outside.
  constexpr void add_sides(const Operation& operation, const char* name, const Buffer<Index>& values, bool reads_inner,
                           Buffer<Index>& outer) {
    const Buffer<TensorSharding> shardings = listed(operation, name, values);
    for (Index i = 0; i < values.size(); ++i) {
      if (!is_manual_computation(operation)) {
        sharding(values[i]) = shardings[i];
        outer.push_back(tensor(values[i]));
        continue;
      }
      ManualPair pair{tensor(values[i]), tensor(values[i]), manual_axes(operation, shardings[i]), reads_inner};
      (reads_inner ? pair.outer : pair.inner) = made_.flow.add_tensor();
      made_.flow.tensors[pair.outer] = {shardings[i], -1, made_.flow.pairs.size()};
      made_.flow.tensors[pair.inner] = {without_axes(shardings[i], pair.manual), -1, made_.flow.pairs.size()};
      outer.push_back(pair.outer);
      made_.flow.pairs.push_back(pair);
    }
  }

  // --- steps
  constexpr void add_steps(const Region& region) {
    for (const Operation& operation : region.operations) {
      if (operation.name == "sdy.data_flow_edge")
        add_edge_step(edge_of_[operation.operands[0]]);
      else
        add_step(operation);
      const Buffer<DataFlowEdge> edges = data_flow_edges(operation);
      for (const DataFlowEdge& edge : edges)
        if (edge.is_argument) add_own_edge_step(edge);
      for (const Region& inner : operation.regions) add_steps(inner);
      for (const DataFlowEdge& edge : edges)
        if (!edge.is_argument) add_own_edge_step(edge);
    }
  }
  constexpr void add_own_edge_step(const DataFlowEdge& edge) {
    if (const Index number = edge_of_[edge.owner]; number >= 0 && !edges_[number].is_written) add_edge_step(number);
  }
  constexpr void add_edge_step(Index number) {
    if (number < 0 || edges_[number].edge.sources.empty()) return;
    const EdgeStep& from = edges_[number];
    ShardingStep step;
    step.kind = ShardingStep::Kind::moves;
    // Of a manual computation the outer side has the whole shape; sizes only matter where dimensions have several factors.
    step.rule = identity_rule(function_->values[from.edge.sources[0]].type.shape, from.edge.sources.size());
    for (const Index source : from.edge.sources) step.operands.push_back(tensor(source));
    step.results.push_back(from.target);
    made_.flow.steps.push_back(static_cast<ShardingStep&&>(step));
  }
  constexpr void add_step(const Operation& operation) {
    const RuleSite site{module_, *function_, operation, *uses_, options_.is_conservative};
    ShardingStep step;
    step.kind = step_kind(site);
    const bool is_barrier = step.kind == ShardingStep::Kind::barrier;
    step.rule = is_barrier ? identity_rule(site.result()) : sharding_rule(site);
    if (step.rule.is_none()) return;
    detail::check_size(operation, "operands", step.rule.operands.size(), operation.operands.size());
    detail::check_size(operation, "results", step.rule.results.size(), operation.results.size());
    for (const Index value : operation.operands) {
      step.operands.push_back(tensor(value));
      step.shares_operand = step.shares_operand ||
                            (uses_->readers[value].size() > 1 && function_->values[value].type.shape.rank() > 0);
    }
    for (const Index value : operation.results) step.results.push_back(tensor(value));
    if (is_barrier) step.allowed = allowed_direction(operation);
    made_.flow.steps.push_back(static_cast<ShardingStep&&>(step));
  }
  static constexpr Direction allowed_direction(const Operation& operation) {
    const Attribute* const given = stablehlo::find(operation.attributes, "allowed_direction");
    if (given == nullptr) return Direction::both;
    return given->text == "FORWARD"    ? Direction::forward
           : given->text == "BACKWARD" ? Direction::backward
           : given->text == "NONE"     ? Direction::none
                                       : Direction::both;
  }
  constexpr void add_declared_results(bool returns_to_user) {
    if (function_->body.operations.empty()) return;
    const Operation& last = function_->body.operations.back();
    for (Index i = 0; i < last.operands.size(); ++i) {
      const Index value = last.operands[i], declared = made_.flow.add_tensor();
      values_->declared.push_back(declared);
      if (i < function_->result_attributes.size())
        if (const Attribute* const given = stablehlo::find(function_->result_attributes[i], "sdy.sharding"))
          made_.flow.tensors[declared].sharding = read_checked(given->text, value);
      if (!returns_to_user || !function_->values[value].is_tensor) continue;
      ShardingStep step;
      step.rule = identity_rule(function_->values[value].type.shape);
      step.operands.push_back(tensor(value));
      step.results.push_back(declared);
      made_.flow.boundaries.push_back(static_cast<ShardingStep&&>(step));
    }
  }
};

// Errors: those of reading shardings, of unknown meshes and axes, and of counts that differ. The module outlives it.
[[nodiscard]] constexpr ModuleFlow module_flow(const Module& module, const FlowOptions& options = {}) {
  return FlowBuilder(module, options).build();
}

}  // namespace weft::sdy

#endif
