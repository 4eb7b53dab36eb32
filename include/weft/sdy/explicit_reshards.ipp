// Definitions of sdy/explicit_reshards.hpp.
#ifndef WEFT_SDY_EXPLICIT_RESHARDS_IPP
#define WEFT_SDY_EXPLICIT_RESHARDS_IPP

#include <weft/sdy/combined_by.hpp>
#include <weft/sdy/explicit_reshards.hpp>
#include <weft/sdy/reshard_value.hpp>
#include <weft/sdy/rule_table.hpp>
#include <weft/sdy/single_device.hpp>
#include <weft/sharding/common_axes.hpp>
#include <weft/sharding/product_result.hpp>
#include <weft/sharding/reshape_axes.hpp>

namespace weft::sdy {
namespace detail {

class ReshardInserter {
 public:
  ReshardInserter(Module& module, Function& function, const Meshes& meshes, const ExplicitReshardOptions& options)
      : module_{module}, meshes_{meshes}, options_{options}, function_(module, function, meshes) {}

  void run() {
    const Buffer<Operation>& operations = function_.function().body.operations;
    const Operation* const last = operations.empty() ? nullptr : &operations.back();
    function_.walk([&](Operation& operation) {
      if (&operation == last)
        fit_results(operation);
      else if (operation.name != "return")
        fit(operation);
    });
    function_.finish();
  }

 private:
  Module& module_;
  const Meshes& meshes_;
  const ExplicitReshardOptions& options_;
  EditedFunction function_;

  // --- One operation
  bool is_done_everywhere(const Operation& operation) const {
    if (options_.everywhere || operation.name == "func.call" || operation.name == "mhlo.ragged_dot") return true;
    if (operation.name != "stablehlo.concatenate") return false;
    for (const Index operand : operation.operands)
      if (!(function_.sharding(operand) == function_.sharding(operation.results[0]))) return true;
    return false;
  }
  void fit(Operation& operation) {
    const bool everywhere = is_done_everywhere(operation);
    if (const Buffer<DataFlowEdge> edges = data_flow_edges(operation); !edges.empty()) {
      for (const bool of_arguments : {false, true})
        for (const DataFlowEdge& edge : edges)
          if (edge.is_argument == of_arguments) fit_edge(operation, edge, everywhere);
    } else if (operation.name == "func.call") {
      fit_call(operation, everywhere);
    } else if (!is_spread(operation)) {
      reduce_operands(operation);
      if (!SingleDeviceOperation(function_, meshes_, operation).fit()) fit_by_rule(operation, everywhere);
    }
  }
  void fit_operand(Index& operand, const TensorSharding& to, const EditedFunction::Place& place, bool everywhere) {
    ValueReshard reshard(function_, meshes_, place, operand);
    reshard.reduce(to);
    reshard.spread(to);
    if (everywhere) reshard.move(to);
    operand = reshard.value();
  }
  void fit_results(Operation& returns) {
    for (Index i = 0; i < returns.operands.size(); ++i)
      fit_operand(returns.operands[i], function_.declared_result(i), function_.before(), options_.everywhere);
  }
  // What is handed into, around and out of a loop, a branch or a computation.
  void fit_edge(Operation& operation, const DataFlowEdge& edge, bool everywhere) {
    if (!function_.is_tensor(edge.owner)) return;
    TensorSharding to = function_.sharding(edge.owner);
    if (operation.name == "sdy.manual_computation") {
      to = function_.of_computation(operation, edge);
      if (!edge.is_argument) to = without_axes(to, function_.manual_axes(operation, to));
    }
    for_each_source(operation, edge,
                    [&](Index& operand) { fit_operand(operand, to, function_.behind(operand), everywhere); });
  }
  // Operands lie as the function declares its arguments.
  void fit_call(Operation& call, bool everywhere) {
    const Function* const called = called_by(module_, call);
    if (called == nullptr) return;
    Buffer<TensorSharding> declared;
    for (Index i = 0; i < called->parameter_attributes.size(); ++i)
      declared.push_back(EditedFunction::declared_argument(*called, meshes_, i));
    int mesh = first_mesh(declared);
    if (mesh == TensorSharding::no_mesh) {
      Buffer<TensorSharding> given;
      for (const Index operand : call.operands) given.push_back(function_.sharding(operand));
      mesh = first_mesh(given);
    }
    if (mesh == TensorSharding::no_mesh) return;
    for (Index i = 0; i < call.operands.size() && i < declared.size(); ++i) {
      const TensorSharding whole = EditedFunction::closed(mesh, function_.shape(call.operands[i]).rank());
      fit_operand(call.operands[i], declared[i].is_known() ? declared[i] : whole, function_.behind(call.operands[i]),
                  everywhere);
    }
  }
  int first_mesh(const Buffer<TensorSharding>& shardings) const {
    for (const TensorSharding& sharding : shardings)
      if (sharding.is_known() && !meshes_.meshes[sharding.mesh].is_maximal) return sharding.mesh;
    return TensorSharding::no_mesh;
  }
  // A reshard to a sum over devices is replaced by what makes one.
  bool is_spread(const Operation& operation) {
    if (operation.name != "sdy.reshard") return false;
    ValueReshard reshard(function_, meshes_, function_.before(), operation.operands[0]);
    if (!reshard.spread(function_.sharding(operation.results[0]))) return false;
    function_.replace(operation.results[0], reshard.value());
    function_.erase();
    return true;
  }
  // No operand is a sum that the result is none.
  void reduce_operands(Operation& operation) {
    if (operation.results.empty()) return;
    const TensorSharding to = function_.sharding(operation.results[0]);
    for (Index& operand : operation.operands) {
      ValueReshard reshard(function_, meshes_, function_.before(), operand);
      reshard.reduce(to);
      operand = reshard.value();
    }
  }

  // --- By its sharding rule
  // The rule of one operation, and how its operands, then its results, lie along the factors.
  struct Site {
    ShardingRule rule;
    int mesh = 0;
    Buffer<TensorSharding> shardings;
    Buffer<TensorFactors> tensors;
    Buffer<Index> elements;
    Buffer<bool> changes;
    Buffer<ReductionKind> kinds;  // by result: how pieces of it combine
  };
  void fit_by_rule(Operation& operation, bool everywhere) {
    Site site;
    site.rule = sharding_rule(function_.site(operation));
    if (site.rule.is_none() || site.rule.is_custom || operation.results.empty()) return;
    site.kinds = combined_by(function_.function(), operation);
    if (site.kinds.empty())  // no collective does it: it stays on one device
      for (Factor& factor : site.rule.factors)
        if (factor.kind == FactorKind::reduction) factor.kind = FactorKind::need_replication;
    for (const Buffer<Index>* list : {&operation.operands, &operation.results})
      for (const Index value : *list) {
        site.shardings.push_back(function_.sharding_behind_barriers(value));
        site.elements.push_back(function_.is_tensor(value) ? function_.shape(value).elements() : 0);
      }
    site.mesh = mesh_of(site.shardings);
    if (site.mesh == TensorSharding::no_mesh || meshes_.meshes[site.mesh].is_maximal) return;
    project_all(operation, site);
    if (!everywhere) return fit_product(operation, site);
    const bool is_dealt_anew = operation.name == "stablehlo.reshape" && has_overflow(site.tensors);
    const AxesOfFactors axes =
        is_dealt_anew ? reshape_axes(site.rule, site.tensors) : common_axes(site.rule, site.tensors, site.elements);
    set_axes(site, axes);
    fit_operands(operation, site);
    fit_made(operation, site, reduced_axes(site.rule, axes));
  }
  void project_all(const Operation& operation, Site& site) const {
    const Index operands = operation.operands.size();
    for (Index i = 0; i < site.shardings.size(); ++i) {
      const Index value = i < operands ? operation.operands[i] : operation.results[i - operands];
      if (!site.shardings[i].is_known())
        site.shardings[i] = EditedFunction::closed(site.mesh, function_.shape(value).rank());
      site.tensors.push_back(project(site.rule, weft::detail::tensor_of(site.rule, i), site.shardings[i]));
    }
    site.changes = Buffer<bool>(site.tensors.size(), false);
  }
  // The mesh that all agree on but for the order of its devices; of those, the one that most have. no_mesh: none.
  int mesh_of(const Buffer<TensorSharding>& shardings) const {
    int common = TensorSharding::no_mesh;
    Buffer<Index> counts(meshes_.meshes.size());
    for (const TensorSharding& sharding : shardings) {
      if (!sharding.is_known()) continue;
      const FlowMesh& mesh = meshes_.meshes[sharding.mesh];
      if (common == TensorSharding::no_mesh || meshes_.meshes[common].is_empty()) {
        common = sharding.mesh;
      } else if (!mesh.is_empty()) {
        const FlowMesh& known = meshes_.meshes[common];
        if (!(known.axes == mesh.axes) || !(known.sizes == mesh.sizes)) return TensorSharding::no_mesh;
        if (mesh.devices.empty()) common = sharding.mesh;
      }
    }
    Index most = 0;
    int chosen = common;
    for (const TensorSharding& sharding : shardings) {
      if (!sharding.is_known() || is_whole(sharding)) continue;
      if (++counts[sharding.mesh] > most) {
        most = counts[sharding.mesh];
        chosen = sharding.mesh;
      }
    }
    return chosen;
  }
  void set_axes(Site& site, const AxesOfFactors& axes) const {
    for (Index i = 0; i < site.tensors.size(); ++i) {
      const TensorSharding& given = site.shardings[i];
      site.changes[i] = !is_whole(given) && !(meshes_.meshes[given.mesh].devices == meshes_.meshes[site.mesh].devices);
      for (Index f = 0; f < axes.size(); ++f) {
        FactorSharding& factor = site.tensors[i].factors[f];
        if (!factor.is_present || (factor.axes == axes[f] && factor.overflow.empty())) continue;
        factor.axes = axes[f];
        factor.overflow.clear();
        site.changes[i] = true;
      }
    }
  }
  TensorSharding changed(const Site& site, Index tensor) const {
    return unproject(site.rule, weft::detail::tensor_of(site.rule, tensor), site.tensors[tensor], site.mesh);
  }
  void fit_operands(Operation& operation, const Site& site) {
    for (Index i = 0; i < operation.operands.size(); ++i)
      if (site.changes[i])
        operation.operands[i] =
            function_.insert(function_.before(), "sdy.reshard", operation.operands[i], "", changed(site, i));
  }
  // Behind the operation: the sum over devices of the result as it is made, then how it is asked for.
  void fit_made(Operation& operation, const Site& site, const SubAxes& reduced) {
    const SubAxes summed = in_order_of_mesh(without(reduced, function_.sharding(operation.results[0]).unreduced));
    Buffer<Index> made = operation.results;
    Buffer<TensorSharding> asked;
    for (Index r = 0; r < made.size(); ++r) {
      asked.push_back(function_.sharding(made[r]));
      const Index tensor = operation.operands.size() + r;
      if (!asked[r].is_known()) asked[r] = EditedFunction::closed(site.mesh, function_.shape(made[r]).rank());
      if (site.changes[tensor]) function_.set_sharding(operation, r, changed(site, tensor));
    }
    if (!summed.empty())
      for (Index r = 0; r < made.size(); ++r) add_sum(made[r], summed, site.mesh, site.kinds[r]);
    for (Index r = 0; r < made.size(); ++r) {
      if (site.changes[operation.operands.size() + r])
        made[r] = function_.insert(function_.after(), "sdy.reshard", made[r], "", asked[r]);
      if (made[r] != operation.results[r]) function_.replace(operation.results[r], made[r]);
    }
  }
  void add_sum(Index& value, const SubAxes& axes, int mesh, ReductionKind kind) {
    TensorSharding to = function_.sharding(value);
    if (!to.is_known()) to = EditedFunction::closed(mesh, function_.shape(value).rank());
    value = function_.insert(function_.after(), "sdy.all_reduce", value, to_text(axes, meshes_.meshes[mesh]), to, kind);
  }
  static SubAxes reduced_axes(const ShardingRule& rule, const AxesOfFactors& axes) {
    SubAxes reduced;
    for (Index f = 0; f < axes.size(); ++f)
      if (rule.factors[f].kind == FactorKind::reduction) append(reduced, axes[f]);
    return reduced;
  }

  // --- Where operands stay as they are
  void fit_product(Operation& operation, Site& site) {
    const bool is_product = operation.name == "stablehlo.dot" || operation.name == "stablehlo.dot_general";
    const SubAxes reduced = agreed_sums(operation, site);
    if (is_product && function_.sharding(operation.results[0]).is_known())
      if (const Index f = factor_to_reshard_behind(site.rule, site.tensors, site.elements); f >= 0) {
        const FactorSharding& left = site.tensors[0].factors[f];
        site.tensors[2].factors[f].axes = left.is_present ? left.axes : site.tensors[1].factors[f].axes;
        site.changes[2] = true;
      }
    fit_made(operation, site, reduced);
  }
  // What a result that is a sum over devices is summed over: all that its operands are, if they agree.
  SubAxes agreed_sums(const Operation& operation, const Site& site) const {
    SubAxes summed;
    if (function_.sharding(operation.results[0]).unreduced.empty()) return summed;
    for (Index f = 0; f < site.rule.factors.size(); ++f) {
      if (site.rule.factors[f].kind != FactorKind::reduction) continue;
      const SubAxes* axes = nullptr;
      for (const TensorFactors& tensor : site.tensors)
        if (const FactorSharding& factor = tensor.factors[f]; factor.is_present) {
          if (axes != nullptr && !(*axes == factor.axes)) return {};
          axes = &factor.axes;
        }
      if (axes != nullptr) append(summed, *axes);
    }
    return summed;
  }
};

}  // namespace detail

void insert_explicit_reshards(stablehlo::Module& module, const ExplicitReshardOptions& options) {
  const Meshes meshes(module);
  for (Function& function : module.functions) detail::ReshardInserter(module, function, meshes, options).run();
}

}  // namespace weft::sdy

#endif
