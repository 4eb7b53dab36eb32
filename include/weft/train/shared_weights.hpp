// Weights shared without a copy: a program whose kernels read them, and the states that it reads, where a training step
// or another program has them.
//
//   weft::Evaluation<Accuracy, Batch, mesh, weft::Ddp{}> evaluate(weft::weights_of(step));
#ifndef WEFT_TRAIN_SHARED_WEIGHTS_HPP
#define WEFT_TRAIN_SHARED_WEIGHTS_HPP

#include <weft/base/error_train.hpp>
#include <weft/base/list_view.hpp>
#include <weft/graph/layers.hpp>
#include <weft/graph/quoted.hpp>
#include <weft/planner/plan.hpp>
#include <weft/strategies/training_graph.hpp>

#include <span>

namespace weft {

class MeshProgram;

// Who lends its weights; see weights_of.
template <class Lender>
struct WeightsOf {
  const Lender& lender;
};
// The weights of a TrainStep or a Program, to construct a Program on: it has none of its own and allocates that much
// less; what the lender's next step makes of them is what the next call reads. The lender must outlive it, and calls of
// both take turns.
template <class Lender>
[[nodiscard]] WeightsOf<Lender> weights_of(const Lender& lender) {
  return {lender};
}
template <class Lender>
WeightsOf<Lender> weights_of(const Lender&& lender) = delete;  // it would not outlive the program

// Where the devices of a mesh hold the weights and states of a plan.
struct WeightPlaces {
  ListView<StoredTensor> stored;
  PlanView plan;
  Mesh mesh;

  [[nodiscard]] constexpr const InputSlot& slot(const StoredTensor& tensor) const { return plan.input(tensor.input); }
  [[nodiscard]] constexpr const StoredTensor* lookup(const Name& name) const {
    for (const StoredTensor& tensor : stored)
      if (tensor.name == name) return &tensor;
    return nullptr;
  }
  // Does every device have all of it?
  [[nodiscard]] constexpr bool is_whole(const StoredTensor& tensor) const { return mesh.size(tensor.cut()) == 1; }
};

// Why a program cannot share a weight.
struct NotShared {
  enum class Kind : std::uint8_t { none, unknown, lies_differently };
  Kind kind = Kind::none;
  Name name, own, lent;  // of the weight; how the devices hold it
};

// The inputs of a program that lie in those of its lender, or why they cannot.
struct SharedInputs {
  NotShared refused;
  Buffer<std::int32_t> lent;  // by input: the lender's; -1: the program's own
  bool are_whole = true;      // every device has all of each
};

namespace detail {

constexpr void append_number(Name& text, Index number) { text.append(name_of_number(number).c_str()); }
constexpr void append_axes(Name& text, const AxisList& axes, const Mesh& mesh) {
  for (int i = 0; i < axes.size(); ++i) text.append(i == 0 ? " over " : ", ").append(mesh.axes[axes[i]].name.text);
}

// "f32[784, 256 over model]"; "f32[784, 256], from element 256 of 1024 in a flat vector over data".
[[nodiscard]] constexpr Name how_it_lies(const StoredTensor& tensor, const WeightPlaces& places) {
  Name text(name_of(places.slot(tensor).dtype));
  for (int i = 0; i < tensor.shape.rank(); ++i) {
    append_number(text.append(i == 0 ? "[" : ", "), tensor.shape[i]);
    if (i < tensor.layout.dims.size()) append_axes(text, tensor.layout.dims[i], places.mesh);
  }
  if (tensor.shape.rank() > 0) text.append("]");
  if (tensor.flat) {
    append_number(text.append(", from element "), tensor.offset);
    append_number(text.append(" of "), tensor.flat_elements);
    append_axes(text.append(" in a flat vector"), tensor.flat_axes, places.mesh);
  }
  return text;
}

[[nodiscard]] constexpr bool lie_alike(const StoredTensor& a, const WeightPlaces& places_of_a, const StoredTensor& b,
                                       const WeightPlaces& places_of_b) {
  const InputSlot &slot_of_a = places_of_a.slot(a), &slot_of_b = places_of_b.slot(b);
  if (slot_of_a.dtype != slot_of_b.dtype || slot_of_a.shape.elements() != slot_of_b.shape.elements()) return false;
  if (a.shape != b.shape || a.stacked != b.stacked || a.flat != b.flat) return false;
  if (a.flat && (a.offset != b.offset || a.flat_elements != b.flat_elements)) return false;
  if (places_of_a.is_whole(a) && places_of_b.is_whole(b)) return true;
  return places_of_a.mesh == places_of_b.mesh && a.flat_axes == b.flat_axes && a.layout == b.layout;
}

template <const NotShared& refused>
inline constexpr Name name_of_refused = refused.name;
template <const NotShared& refused>
inline constexpr Name own_of_refused = refused.own;
template <const NotShared& refused>
inline constexpr Name lent_of_refused = refused.lent;

}  // namespace detail

// `own`: of the program that shares all that it stores.
[[nodiscard]] constexpr SharedInputs share_inputs(const WeightPlaces& own, const WeightPlaces& lender) {
  using Kind = NotShared::Kind;
  SharedInputs shared;
  shared.lent.resize(own.plan.input_count(), -1);
  for (const StoredTensor& tensor : own.stored) {
    const StoredTensor* const there = lender.lookup(tensor.name);
    if (there == nullptr) {
      shared.refused = {Kind::unknown, tensor.name, {}, {}};
      return shared;
    }
    std::int32_t& input = shared.lent[tensor.input];
    if (!detail::lie_alike(tensor, own, *there, lender) || (input >= 0 && input != there->input)) {
      shared.refused = {Kind::lies_differently, tensor.name, detail::how_it_lies(tensor, own),
                        detail::how_it_lies(*there, lender)};
      return shared;
    }
    input = there->input;
    shared.are_whole = shared.are_whole && own.is_whole(tensor);
  }
  return shared;
}

// A lender whose places are constants of its type: a compiled step or program.
template <class Lender>
concept CompiledLender = requires {
  Lender::weight_places();
};

// Why a Program cannot share the weights of a lender.
template <class Program, class Lender>
inline constexpr NotShared not_shared = share_inputs(Program::weight_places(), Lender::weight_places()).refused;

// The conditions of the assertions: what must hold of their arguments.
template <class Name, bool holds>
inline constexpr bool lender_has_weight = holds;
template <class Name, class InTheProgram, class InTheLender, bool holds>
inline constexpr bool weight_lies_alike = holds;

// The weights of a lender whose type is known where it is made alone, behind an interface, or that is made when the
// program starts: what lies differently is found when a program is constructed on them. See Program::can_share.
//   const AnyWeights weights = weights_of(step);
struct AnyWeights {
  const MeshProgram* program;
  WeightPlaces places;

  template <class Lender>
  AnyWeights(const WeightsOf<Lender>& weights)
      : program(&weights.lender.program()), places(weights.lender.weight_places()) {}
};
// Errors: shared_weight_is_unknown, shared_weight_lies_differently.
[[nodiscard]] WEFT_DECL SharedInputs checked_shared_inputs(const WeightPlaces& own, const WeightPlaces& lender);

// Complete only where weights can be shared. `refused`: a constant with static storage.
template <const NotShared& refused>
struct CheckedSharing {
  using Kind = NotShared::Kind;
  static_assert(lender_has_weight<quoted<detail::name_of_refused<refused>>, refused.kind != Kind::unknown>,
                "weft: program: shared_weight_is_unknown: the step has no weight or state of this name to share");
  static_assert(
      weight_lies_alike<quoted<detail::name_of_refused<refused>>, quoted<detail::own_of_refused<refused>>,
                        quoted<detail::lent_of_refused<refused>>, refused.kind != Kind::lies_differently>,
      "weft: program: shared_weight_lies_differently: the devices of the program hold a weight otherwise "
      "than those of the step; take the strategy, mesh and precision of the step, or construct the program on a "
      "runtime and load_weights(step), which copies");
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/train/shared_weights.ipp>
#endif

#endif
