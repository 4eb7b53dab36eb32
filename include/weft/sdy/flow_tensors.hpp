// What ModuleFlow is: the tensors of a module of StableHLO, with the shardings that Shardy's dialect writes, as what
// shardings are propagated over.
#ifndef WEFT_SDY_FLOW_TENSORS_HPP
#define WEFT_SDY_FLOW_TENSORS_HPP

#include <weft/sdy/data_flow.hpp>
#include <weft/sdy/rule_table.hpp>

namespace weft::sdy {

struct FlowOptions {
  bool adds_edges = true;  // of data flow, for every operation and call that has some; else those that are written
  // What Shardy does to a module first: what is constrained lies so from the start, if nothing else is said of it; each
  // reader of what is made of constants alone has one of its own; no axis that is manual cuts what is around.
  bool imports = true;
  bool is_conservative = false;
  Meshes::Reading meshes = Meshes::Reading::apart;
  Index most_operations = Index{1} << 20;  // with those of functions as often as they are called
};

// Tensors of the flow, of what a function has; of one that is called, once a call.
struct FunctionFlow {
  const Function* function = nullptr;
  Buffer<Index> values;    // of each value
  Buffer<Index> declared;  // of each result, as the function declares it
  // What one reader of a constant has.
  struct Copy {
    Index value = 0, tensor = 0;
  };
  Buffer<Copy> copies;
};
// in_shardings and out_shardings of a manual or named computation.
struct ComputationFlow {
  const Operation* operation = nullptr;
  Buffer<Index> in, out;
};

struct ModuleFlow {
  Meshes meshes;
  ShardingFlow flow;
  Buffer<FunctionFlow> functions;  // each before those that it calls
  Buffer<ComputationFlow> computations;
};

namespace detail {

struct EdgeStep {
  DataFlowEdge edge;
  Index target = 0;         // tensor, which sources are propagated to and from
  bool is_written = false;  // where sdy.data_flow_edge stands
};

// A function while its tensors and steps are made.
struct FlowFrame {
  const Function& function;
  ValueUses uses;
  FunctionFlow flow;
  Buffer<EdgeStep> edges;
  Buffer<Index> edge_of;   // of each value that owns one; -1: none
  Buffer<Index> read_as;   // tensor that readers of a value see
  Buffer<bool> is_copied;  // made of constants alone: each reader has a tensor of its own

  constexpr explicit FlowFrame(const Function& of) : function{of}, uses(of), edge_of(of.values.size(), -1) {
    flow.function = &of;
  }
  [[nodiscard]] constexpr Index tensor(Index value) const { return flow.values[value]; }
  [[nodiscard]] constexpr const Shape& shape(Index value) const { return function.values[value].type.shape; }
};

constexpr bool is_written_edge(const Operation& operation) {
  return (operation.name == "sdy.data_flow_edge" || operation.name == "sdy.func_data_flow_edge") &&
         operation.operands.size() == 1 && operation.results.size() == 1;
}

// Tensors of a function, with the shardings that are written.
class FlowTensors {
 protected:
  const Module& module_;
  FlowOptions options_;
  ModuleFlow made_;

  constexpr FlowTensors(const Module& module, const FlowOptions& options)
      : module_{module}, options_{options}, made_{Meshes(module, options.meshes), {}, {}, {}} {
    made_.flow.meshes = made_.meshes.meshes;
  }

  constexpr void add_tensors(FlowFrame& frame) {
    const Function& function = frame.function;
    for (Index i = 0; i < function.values.size(); ++i) frame.flow.values.push_back(made_.flow.add_tensor());
    find_written_edges(frame, function.body);
    for (Index i = 0; i < function.body.arguments.size() && i < function.parameter_attributes.size(); ++i)
      set_from(frame, function.body.arguments[i], function.parameter_attributes[i]);
    add_tensors(frame, function.body);
    frame.read_as = frame.flow.values;
    frame.is_copied = Buffer<bool>(function.values.size(), false);
  }
  constexpr TensorSharding& sharding(const FlowFrame& frame, Index value) {
    return made_.flow.tensors[frame.tensor(value)].sharding;
  }
  constexpr TensorSharding read_checked(const FlowFrame& frame, const Attribute& given, Index value) const {
    const TensorSharding made = read_sharding(given.text, made_.meshes, given.place);
    check_rank(frame, made, value, given.place);
    return made;
  }

 private:
  struct NamedGroup {
    Index id, tensor;
  };
  Buffer<NamedGroup> groups_;

  constexpr void check_rank(const FlowFrame& frame, const TensorSharding& given, Index value, TextPlace place) const {
    if (const int rank = frame.shape(value).rank();
        given.dims.size() != rank && !made_.meshes.meshes[given.mesh].is_maximal)
      stablehlo_count_differs(place, "sdy.sharding", "dimensions", given.dims.size(), rank);
  }
  constexpr void set_from(FlowFrame& frame, Index value, const AttributeList& attributes) {
    if (const Attribute* const found = stablehlo::find(attributes, "sdy.sharding"))
      sharding(frame, value) = read_checked(frame, *found, value);
  }
  constexpr void find_written_edges(FlowFrame& frame, const Region& region) {
    for (const Operation& operation : region.operations) {
      if (is_written_edge(operation)) {
        const Index owner = operation.operands[0], target = operation.results[0];
        frame.edge_of[owner] = frame.edges.size();
        frame.edges.push_back({{owner, {target}, {}, false, 0}, frame.tensor(owner), true});
        frame.flow.values[target] = frame.tensor(owner);
      }
      for (const Region& inner : operation.regions) find_written_edges(frame, inner);
    }
  }
  constexpr void add_tensors(FlowFrame& frame, const Region& region) {
    for (const Operation& operation : region.operations) {
      add_computation(frame, operation);
      for (const DataFlowEdge& edge : data_flow_edges(operation)) add_edge(frame, edge);
      add_shardings(frame, operation);
      for (const Region& inner : operation.regions) add_tensors(frame, inner);
    }
  }
  // Targets become one tensor, that of the owner.
  constexpr void add_edge(FlowFrame& frame, const DataFlowEdge& edge) {
    if (!frame.function.values[edge.owner].is_tensor) return;
    Index number = frame.edge_of[edge.owner];
    if (number < 0) {
      if (!options_.adds_edges) return;
      number = frame.edge_of[edge.owner] = frame.edges.size();
      frame.edges.push_back({edge, 0, false});
    } else {
      const Index written = frame.edges[number].edge.targets[0];
      frame.edges[number].edge = edge;
      frame.edges[number].edge.targets.push_back(written);
    }
    EdgeStep& made = frame.edges[number];
    for (const Index target : made.edge.targets) frame.flow.values[target] = frame.tensor(edge.owner);
    made.target = frame.tensor(edge.owner);
    if (const Index pair = made_.flow.tensors[made.target].pair; pair >= 0)
      made.target = edge.is_argument ? made_.flow.pairs[pair].outer : made_.flow.pairs[pair].inner;
  }
  constexpr void add_shardings(FlowFrame& frame, const Operation& operation) {
    if (const Attribute* const given = stablehlo::find(operation.attributes, "sdy.sharding")) {
      const Buffer<TensorSharding> shardings = read_shardings(given->text, made_.meshes, given->place);
      for (Index i = 0; i < shardings.size() && i < operation.results.size(); ++i) {
        check_rank(frame, shardings[i], operation.results[i], given->place);
        sharding(frame, operation.results[i]) = shardings[i];
      }
    }
    const bool is_constraint = operation.name == "sdy.sharding_constraint" || operation.name == "sdy.reshard";
    const char* const own = is_constraint ? "specification" : is_written_edge(operation) ? "sharding" : "";
    if (const Attribute* const given = stablehlo::find(operation.attributes, own);
        given != nullptr && operation.results.size() == 1)
      set_sharding(made_.flow, frame.tensor(operation.results[0]), read_checked(frame, *given, operation.results[0]));
    if (operation.name == "sdy.sharding_group") join_group(frame, operation);
  }
  // A group is known by its first tensor; a tensor of two groups makes them one.
  constexpr void join_group(const FlowFrame& frame, const Operation& operation) {
    const Attribute* const id = stablehlo::find(operation.attributes, "group_id");
    if (id == nullptr || operation.operands.size() != 1)
      stablehlo_attribute_is_missing(operation.place, operation.name, "group_id");
    const Index tensor = frame.tensor(operation.operands[0]);
    const Index group = group_of(stablehlo::integer_list(module_, *id)[0], tensor);
    const Index before = made_.flow.tensors[tensor].group;
    made_.flow.tensors[tensor].group = group;
    if (before < 0) return;
    for (FlowTensor& other : made_.flow.tensors)
      if (other.group == before) other.group = group;
  }
  constexpr Index group_of(Index id, Index first) {
    for (const NamedGroup& group : groups_)
      if (group.id == id) return made_.flow.tensors[group.tensor].group;
    groups_.push_back({id, first});
    return made_.flow.tensors[first].group < 0 ? first : made_.flow.tensors[first].group;
  }

  // --- computations
  constexpr Buffer<TensorSharding> listed(const Operation& operation, const char* name,
                                          const Buffer<Index>& values) const {
    Buffer<TensorSharding> made;
    const Attribute* const list = stablehlo::find(operation.attributes, name);
    for (Index i = 0; list != nullptr && i < list->items.size() && i < values.size(); ++i)
      made.push_back(read_sharding(list->items[i].text, made_.meshes, list->items[i].place));
    made.resize(values.size());
    return made;
  }
  constexpr AxisList manual_axes(const Operation& operation, const TensorSharding& of) const {
    return of.is_known() ? sdy::manual_axes(operation, made_.meshes) : AxisList();
  }
  constexpr void add_computation(FlowFrame& frame, const Operation& operation) {
    if (!is_manual_computation(operation) && operation.name != "sdy.named_computation") return;
    check_size(operation, "regions", operation.regions.size(), 1);
    ComputationFlow computation{&operation, {}, {}};
    add_sides(frame, operation, "in_shardings", operation.regions[0].arguments, true, computation.in);
    add_sides(frame, operation, "out_shardings", operation.results, false, computation.out);
    made_.computations.push_back(static_cast<ComputationFlow&&>(computation));
  }
  // Manual axes that do not cut the value must not cut it.
  constexpr void keep_manual_axes(TensorSharding& sharding, const AxisList& manual) const {
    AxisList used;
    for (const DimensionSharding& dim : sharding.dims)
      for (const SubAxis& part : dim.axes) used.push_back(part.axis);
    for (const SubAxes* axes : {&sharding.replicated, &sharding.unreduced})
      for (const SubAxis& part : *axes) used.push_back(part.axis);
    for (const auto axis : manual)
      if (!used.contains(axis))
        sharding.replicated.push_back(
            {axis, 1, static_cast<std::int32_t>(made_.meshes.meshes[sharding.mesh].sizes[axis])});
  }
  // Values at the edge of a manual computation have a tensor inside and one outside.
  constexpr void add_sides(FlowFrame& frame, const Operation& operation, const char* name, const Buffer<Index>& values,
                           bool reads_inner, Buffer<Index>& outer) {
    Buffer<TensorSharding> shardings = listed(operation, name, values);
    for (Index i = 0; i < values.size(); ++i) {
      if (options_.imports) keep_manual_axes(shardings[i], manual_axes(operation, shardings[i]));
      if (!is_manual_computation(operation)) {
        sharding(frame, values[i]) = shardings[i];
        outer.push_back(frame.tensor(values[i]));
        continue;
      }
      const Index here = frame.tensor(values[i]), there = made_.flow.add_tensor();
      const ManualPair pair{reads_inner ? there : here, reads_inner ? here : there, shardings[i],
                            manual_axes(operation, shardings[i]), reads_inner};
      made_.flow.tensors[pair.outer] = {shardings[i], -1, made_.flow.pairs.size()};
      made_.flow.tensors[pair.inner] = {without_axes(shardings[i], pair.manual), -1, made_.flow.pairs.size()};
      outer.push_back(pair.outer);
      made_.flow.pairs.push_back(pair);
    }
  }
};

}  // namespace detail

}  // namespace weft::sdy

#endif
