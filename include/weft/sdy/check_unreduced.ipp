// Definitions of sdy/check_unreduced.hpp.
#ifndef WEFT_SDY_CHECK_UNREDUCED_IPP
#define WEFT_SDY_CHECK_UNREDUCED_IPP

#include <weft/sdy/check_unreduced.hpp>
#include <weft/sdy/combined_by.hpp>
#include <weft/sdy/edited_function.hpp>
#include <weft/sharding/axis_sets.hpp>

namespace weft::sdy {
namespace detail {

constexpr bool is_explicit_reshard(const Operation& operation) {
  return operation.name == "sdy.reshard" || operation.name == "sdy.sharding_constraint";
}

class UnreducedChecker {
 public:
  // `only_kinds`: sums may get lost, which are made where they do, but none is taken for one of another kind.
  UnreducedChecker(Module& module, Function& function, const Meshes& meshes, bool only_kinds)
      : module_{module},
        meshes_{meshes},
        only_kinds_{only_kinds},
        of_{function},
        function_(module, function, meshes),
        uses_(function) {}

  void run() const { check(of_.body, nullptr); }

 private:
  using Kind = std::optional<ReductionKind>;

  const Module& module_;
  const Meshes& meshes_;
  const bool only_kinds_;
  const Function& of_;
  const EditedFunction function_;
  const ValueUses uses_;

  // --- How values lie
  const TensorSharding& lies(Index value) const { return function_.sharding_behind_barriers(value); }
  bool is_resharded(Index value) const {
    const Operation* maker = uses_.makers[value];
    while (maker != nullptr && maker->name == "sdy.propagation_barrier") maker = uses_.makers[maker->operands[0]];
    return maker != nullptr && is_explicit_reshard(*maker);
  }
  // Without those that a reshard makes, which is trusted.
  Buffer<TensorSharding> all_of(const Buffer<Index>& values) const {
    Buffer<TensorSharding> made;
    for (const Index value : values)
      if (lies(value).is_known() && !is_resharded(value)) made.push_back(lies(value));
    return made;
  }
  static SubAxes unreduced(const Buffer<TensorSharding>& all) {
    SubAxes made;
    for (const TensorSharding& each : all) append(made, without(each.unreduced, made));
    return made;
  }
  static bool are_on_one_mesh(const Buffer<TensorSharding>& left, const Buffer<TensorSharding>& right) {
    for (const Buffer<TensorSharding>* const all : {&left, &right})
      for (const TensorSharding& each : *all)
        if (each.mesh != (left.empty() ? right : left)[0].mesh) return false;
    return true;
  }
  std::string text_of(const SubAxes& axes, int mesh) const { return to_text(axes, meshes_.meshes[mesh]); }

  // --- Operations
  void check(const Region& region, const Operation* around) const {
    for (const Operation& operation : region.operations) {
      if (only_kinds_ && (operation.name == "return" || operation.name == "func.call")) continue;
      if (operation.name == "return" && (around == nullptr || !data_flow_edges(*around).empty()))
        check_return(operation, around);
      else if (operation.name == "func.call")
        check_call(operation);
      else
        check(operation);
      for (const Region& inner : operation.regions) check(inner, &operation);
    }
  }
  void check(const Operation& operation) const {
    const std::string_view name = operation.name;
    const bool is_own = name == "sdy.all_reduce" || name == "sdy.reduce_scatter";
    Step step{operation, all_of(operation.operands), all_of_results(operation), ReductionKind::sum, {}};
    if (is_explicit_reshard(operation) || name == "sdy.replicated_to_unreduced" || name == "sdy.sharded_to_unreduced") {
      step.from.clear();
      if (lies(operation.operands[0]).is_known()) step.from.push_back(lies(operation.operands[0]));
      step.is_free = true;
    } else if (name == "stablehlo.reduce") {
      const Buffer<ReductionKind> kinds = combined_by(of_, operation);
      step.begins = kinds.empty() ? Kind() : Kind(kinds[0]);
    } else if (is_own || name == "stablehlo.all_reduce" || name == "stablehlo.reduce_scatter") {
      if (is_own && !only_kinds_ && !lies(operation.operands[0]).is_known())
        stablehlo_attribute_is_missing(operation.place, name, "sdy.sharding of what it reduces");
      step.begins = {};
      step.ends = is_own ? Kind(stated_kind(operation)) : kind_of_body(operation);
    }
    check(step);
  }
  Buffer<TensorSharding> all_of_results(const Operation& operation) const {
    Buffer<TensorSharding> made;
    for (const Index value : operation.results)
      if (lies(value).is_known()) made.push_back(lies(value));
    return made;
  }
  Kind kind_of_body(const Operation& operation) const {
    for (const Region& body : operation.regions)
      for (const Operation& inner : body.operations)
        if (inner.results.size() == 1) return kind_of(inner.name, of_.values[inner.results[0]].type.dtype);
    return {};
  }

  // From operands to results.
  struct Step {
    const Operation& operation;
    Buffer<TensorSharding> from, to;
    Kind begins, ends;     // the kind of what the operation may begin, and of what it may end; none: it may not
    bool is_free = false;  // may begin and end any
  };
  void check(const Step& step) const {
    if ((step.from.empty() && step.to.empty()) || !are_on_one_mesh(step.from, step.to)) return;
    const int mesh = (step.from.empty() ? step.to : step.from)[0].mesh;
    const SubAxes before = unreduced(step.from), after = unreduced(step.to);
    const SubAxes ended = without(before, after), begun = without(after, before);
    const Operation& operation = step.operation;
    if (!step.is_free && !ended.empty()) {
      if (step.ends)
        check_kinds(operation, step.from, ended, *step.ends, mesh);
      else if (!only_kinds_)
        stablehlo_unreduced_is_dropped(operation.place, operation.name, text_of(ended, mesh).c_str());
    }
    if (!step.is_free && !begun.empty()) {
      if (step.begins)
        check_kinds(operation, step.to, begun, *step.begins, mesh);
      else if (!only_kinds_)
        stablehlo_unreduced_begins(operation.place, operation.name, text_of(begun, mesh).c_str());
    }
    for (const TensorSharding& from : step.from)
      for (const TensorSharding& to : step.to)
        if (const SubAxes kept = without(from.unreduced, without(from.unreduced, to.unreduced)); !kept.empty())
          check_kinds(operation, {to}, kept, from.unreduced_kind, mesh);
  }
  void check_kinds(const Operation& operation, const Buffer<TensorSharding>& all, const SubAxes& axes,
                   ReductionKind kind, int mesh) const {
    for (const TensorSharding& each : all)
      if (overlap(each.unreduced, axes) && each.unreduced_kind != kind)
        stablehlo_unreduced_kind_differs(operation.place, operation.name, name_of(each.unreduced_kind), name_of(kind),
                                         text_of(axes, mesh).c_str());
  }

  // --- Where values are handed over
  void check_edge(const Operation& operation, const char* what, Index number, const TensorSharding& left,
                  const TensorSharding& right) const {
    const SubAxes differs = without(left.unreduced, right.unreduced), more = without(right.unreduced, left.unreduced);
    if (differs.empty() && more.empty()) return;
    const bool is_left = !differs.empty();
    stablehlo_unreduced_edge_differs(operation.place, operation.name, what, number,
                                     text_of(is_left ? differs : more, (is_left ? left : right).mesh).c_str(), is_left);
  }
  void check_call(const Operation& call) const {
    const Function* const called = called_by(module_, call);
    if (called == nullptr) return;
    for (Index i = 0; i < call.operands.size(); ++i)
      if (!is_resharded(call.operands[i]))
        check_edge(call, "operand", i, lies(call.operands[i]), EditedFunction::declared_argument(*called, meshes_, i));
    for (Index i = 0; i < call.results.size(); ++i)
      check_edge(call, "result", i, EditedFunction::declared_result(*called, meshes_, i), lies(call.results[i]));
  }
  // The return of the function, or of an operation with regions: results lie as it says, without its manual axes.
  void check_return(const Operation& returns, const Operation* around) const {
    for (Index i = 0; i < returns.operands.size(); ++i) {
      TensorSharding to;
      if (around == nullptr)
        to = function_.declared_result(i);
      else if (i < around->results.size())
        to = lies(around->results[i]);
      if (!to.is_known() || is_resharded(returns.operands[i])) continue;
      if (around != nullptr && is_manual_computation(*around))
        for (const auto axis : function_.manual_axes(*around, to))
          to.unreduced =
              without(to.unreduced, {{axis, 1, static_cast<std::int32_t>(meshes_.meshes[to.mesh].sizes[axis])}});
      check_edge(returns, "operand", i, lies(returns.operands[i]), to);
    }
  }
};

}  // namespace detail

void check_unreduced(stablehlo::Module& module) {
  const Meshes meshes(module);
  for (Function& function : module.functions) detail::UnreducedChecker(module, function, meshes, false).run();
}

void check_unreduced_kinds(stablehlo::Module& module) {
  const Meshes meshes(module);
  for (Function& function : module.functions) detail::UnreducedChecker(module, function, meshes, true).run();
}

}  // namespace weft::sdy

#endif
