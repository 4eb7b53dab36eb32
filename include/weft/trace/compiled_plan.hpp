// From a function that makes a DeviceGraph to constants with static storage: the plan, and where the named tensors are.
#ifndef WEFT_TRACE_COMPILED_PLAN_HPP
#define WEFT_TRACE_COMPILED_PLAN_HPP

#include <weft/base/constexpr_limits.hpp>
#include <weft/base/list_view.hpp>
#include <weft/graph/simplify.hpp>
#include <weft/planner/describe_plan.hpp>
#include <weft/planner/frozen_plan.hpp>
#include <weft/planner/lower.hpp>
#include <weft/strategies/describe_training.hpp>

#include <span>

namespace weft {

// The tensors that the host finds in a plan, and the sizes of what belongs to it.
struct MeshPlanHead {
  PlanSizes sizes;
  Buffer<StoredTensor> stored, gradients, data, results;
};
// A plan together with them.
struct MeshPlan {
  MeshPlanHead head;
  Plan plan;
};

template <class Archive>
constexpr void describe(Archive& archive, MeshPlanHead& head) {
  for (Index& size : head.sizes.items) archive(size);
  archive(head.stored, head.gradients, head.data, head.results);
}
template <class Archive>
constexpr void describe(Archive& archive, MeshPlan& plan) {
  archive(plan.head, plan.plan);
}

[[nodiscard]] WEFT_NATIVE constexpr MeshPlan plan_device(const DeviceGraph& device) {
  MeshPlan made;
  made.plan = make_plan(simplify_nodes(device.graph));
  made.head = {sizes_of(made.plan), device.stored, device.gradients, device.data, device.results};
  return made;
}

namespace detail {

template <Index Count>
struct StoredTensors {
  StoredTensor items[static_cast<std::size_t>(Count > 0 ? Count : 1)] = {};

  constexpr explicit StoredTensors(const Buffer<StoredTensor>& from) {
    for (Index i = 0; i < Count; ++i) items[i] = from.items[i];
  }
  [[nodiscard]] static constexpr Index size() { return Count; }
  [[nodiscard]] constexpr const StoredTensor* begin() const { return items; }
  [[nodiscard]] constexpr const StoredTensor* end() const { return items + Count; }
  [[nodiscard]] constexpr const StoredTensor& operator[](Index i) const { return items[i]; }
  [[nodiscard]] constexpr ListView<StoredTensor> span() const { return {items, to_size(Count)}; }
};

// Nodes of the model that a Source plans; 0 if it does not tell.
template <class Source>
constexpr Index nodes_of() {
  if constexpr (requires { Source::nodes; }) return Source::nodes;
  return 0;
}

// Instead of a Source that a static_assert has refused.
struct NoSource {
  static constexpr DeviceGraph device_graph() { return {}; }
};

}  // namespace detail

// The constants of one Source: a type with `static constexpr DeviceGraph device_graph()`. Planning is evaluated once,
// whatever its size: its result becomes words, from which arrays of exactly the needed sizes are cut.
template <class Source>
struct CompiledPlan {
 private:
  static constexpr FrozenWords words{plan_device(Source::device_graph())};
  static constexpr bool is_constant = requires { typename std::bool_constant<(words.first() >= 0)>; };
  static_assert(graph_is_planned<Nodes<detail::nodes_of<Source>()>, is_constant>, WEFT_GRAPH_IS_TOO_LARGE);
  // Those of no plan, where the compiler has said why there is none: what is asked of it then fails no more.
  template <class Part>
  static constexpr Part thaw() {
    if constexpr (is_constant)
      return words.template thaw<Part>();
    else
      return {};
  }
  static constexpr PlanSizes sizes = thaw<MeshPlanHead>().sizes;
  static constexpr Index stored_count = thaw<MeshPlanHead>().stored.size();
  static constexpr Index gradient_count = thaw<MeshPlanHead>().gradients.size();
  static constexpr Index data_count = thaw<MeshPlanHead>().data.size();
  static constexpr Index result_count = thaw<MeshPlanHead>().results.size();

 public:
  static constexpr FrozenPlan<sizes> plan{thaw<MeshPlan>().plan};
  static constexpr PlanView view = plan.view();
  static constexpr detail::StoredTensors<stored_count> stored{thaw<MeshPlanHead>().stored};
  static constexpr detail::StoredTensors<gradient_count> gradients{thaw<MeshPlanHead>().gradients};
  static constexpr detail::StoredTensors<data_count> data{thaw<MeshPlanHead>().data};
  static constexpr detail::StoredTensors<result_count> results{thaw<MeshPlanHead>().results};
};

}  // namespace weft

#endif
