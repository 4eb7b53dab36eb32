// From a function that makes a DeviceGraph to constants with static storage: the plan, and where the named tensors are.
#ifndef WEFT_TRAIN_COMPILED_PLAN_HPP
#define WEFT_TRAIN_COMPILED_PLAN_HPP

#include <weft/graph/simplify.hpp>
#include <weft/planner/lower.hpp>
#include <weft/strategies/training_graph.hpp>
#include <weft/train/shelf.hpp>

#include <span>

namespace weft {

// A plan together with the tensors that the host finds in it.
struct MeshPlan {
  Plan plan;
  Buffer<StoredTensor> stored, data;
};

[[nodiscard]] constexpr MeshPlan plan_device(const DeviceGraph& device) {
  return {make_plan(simplify_nodes(device.graph)), device.stored, device.data};
}

namespace detail {

struct MeshPlanSizes {
  PlanSizes plan;
  Index stored = 0, data = 0;
};
// What most plans fit in.
inline constexpr MeshPlanSizes usual_sizes{.plan = {.steps = 128,
                                                    .instructions = 1000,
                                                    .places = 600,
                                                    .inputs = 64,
                                                    .outputs = 8,
                                                    .constants = 48,
                                                    .lifetimes = 200},
                                           .stored = 64,
                                           .data = 8};

// Planning takes a good part of a second of compile time, and a constant must have a size that is known before it is
// made. So the result of one evaluation goes into arrays of fixed capacity first, from which the exact ones are cut; a
// plan that is larger is evaluated a second time, into arrays of the sizes that the first has counted.
template <MeshPlanSizes capacity>
struct PlanShelf {
  Shelf<PlanStep, capacity.plan.steps> steps;
  Shelf<EncodedInstruction, capacity.plan.instructions> instructions;
  Shelf<ArenaSlice, capacity.plan.places> places;
  Shelf<InputSlot, capacity.plan.inputs> inputs;
  Shelf<OutputSlot, capacity.plan.outputs> outputs;
  Shelf<ConstantSlot, capacity.plan.constants> constants;
  Shelf<Lifetime, capacity.plan.lifetimes> lifetimes;
  Shelf<StoredTensor, capacity.stored> stored;
  Shelf<StoredTensor, capacity.data> data;
  MeshSizes mesh;
  Index peak_bytes = 0, persistent_bytes = 0;
  bool fits = false;

  constexpr explicit PlanShelf(const MeshPlan& from)
      : mesh(from.plan.mesh), peak_bytes(from.plan.peak_bytes), persistent_bytes(from.plan.persistent_bytes) {
    const bool room[] = {steps.put(from.plan.steps),
                         instructions.put(from.plan.instructions),
                         places.put(from.plan.places),
                         inputs.put(from.plan.inputs),
                         outputs.put(from.plan.outputs),
                         constants.put(from.plan.constants),
                         lifetimes.put(from.plan.lifetimes),
                         stored.put(from.stored),
                         data.put(from.data)};
    fits = true;
    for (bool enough : room) fits = fits && enough;
  }
  // Also of what found no room.
  [[nodiscard]] constexpr MeshPlanSizes sizes() const {
    return {
        {steps.count, instructions.count, places.count, inputs.count, outputs.count, constants.count, lifetimes.count},
        stored.count,
        data.count};
  }
  [[nodiscard]] constexpr PlanView plan() const {
    return {steps.items,   steps.count,   instructions.items, places.items,    inputs.items,    inputs.count,
            outputs.items, outputs.count, constants.items,    constants.count, lifetimes.items, lifetimes.count,
            mesh,          peak_bytes,    persistent_bytes};
  }
};

template <class Source, MeshPlanSizes capacity>
inline constexpr PlanShelf<capacity> shelf_of{plan_device(Source::device_graph())};

template <Index Count>
struct StoredTensors {
  StoredTensor items[static_cast<std::size_t>(Count > 0 ? Count : 1)] = {};

  constexpr explicit StoredTensors(const StoredTensor* from) {
    for (Index i = 0; i < Count; ++i) items[i] = from[i];
  }
  [[nodiscard]] static constexpr Index size() { return Count; }
  [[nodiscard]] constexpr const StoredTensor* begin() const { return items; }
  [[nodiscard]] constexpr const StoredTensor* end() const { return items + Count; }
  [[nodiscard]] constexpr const StoredTensor& operator[](Index i) const { return items[i]; }
  [[nodiscard]] constexpr std::span<const StoredTensor> span() const { return {items, to_size(Count)}; }
};

}  // namespace detail

namespace detail {

// Instead of a Source that a static_assert has refused.
struct NoSource {
  static constexpr DeviceGraph device_graph() { return {}; }
};

}  // namespace detail

// The constants of one Source: a type with `static constexpr DeviceGraph device_graph()`.
template <class Source>
struct CompiledPlan {
 private:
  static constexpr detail::MeshPlanSizes sizes = detail::shelf_of<Source, detail::usual_sizes>.sizes();
  static constexpr const auto& shelf() {
    if constexpr (detail::shelf_of<Source, detail::usual_sizes>.fits)
      return detail::shelf_of<Source, detail::usual_sizes>;
    else
      return detail::shelf_of<Source, sizes>;
  }

 public:
  static constexpr FrozenPlan<sizes.plan> plan{shelf().plan()};
  static constexpr PlanView view = plan.view();
  static constexpr detail::StoredTensors<sizes.stored> stored{shelf().stored.items};
  static constexpr detail::StoredTensors<sizes.data> data{shelf().data.items};
};

}  // namespace weft

#endif
