// The traced and differentiated model as a constant, and one device's part of it: all strategies of a program that
// train one loss on one batch size start from one trace, and those that cut it alike over one mesh from one partition.
#ifndef WEFT_TRACE_TRACED_ONCE_HPP
#define WEFT_TRACE_TRACED_ONCE_HPP

#include <weft/mesh/hybrid_mesh.hpp>
#include <weft/strategies/describe_training.hpp>
#include <weft/trace/trace.hpp>

namespace weft {

[[nodiscard]] constexpr const Mesh& mesh_of(const Mesh& mesh) { return mesh; }
[[nodiscard]] constexpr Mesh mesh_of(const HybridMesh& mesh) { return mesh.mesh(); }

namespace detail {

template <class Loss, class InputTypes>
inline constexpr FrozenWords training_words{trace_training<Loss, InputTypes>()};

template <class Loss, class InputTypes>
struct TracedTraining {
  using Function = Loss;
  using Batch = InputTypes;
  static constexpr bool returns_results = IsLoss<ReturnedByPlain<Loss, InputTypes>>;
  static constexpr const FrozenWords& words() { return training_words<Loss, InputTypes>; }
};

// Can a model be traced? If the compiler can call it and yet cannot trace it, it says so here, once.
template <class Traced>
concept IsTraced = Traced::returns_results && IsTraceable<typename Traced::Function, typename Traced::Batch> && requires {
  typename std::bool_constant<(Traced::words().template thaw<int>() >= 0)>;
};
template <class Traced>
constexpr TrainingHead traced_head() {
  if constexpr (IsTraced<Traced>)
    return Traced::words().template thaw<TrainingHead>();
  else
    return {};
}

}  // namespace detail

// The first mistake that was noted in a model, and the rank of what it returns; none and 0 if it cannot be traced, as
// the compiler has said.
template <class Loss, class InputTypes>
inline constexpr Mistake mistake_of_loss = detail::traced_head<detail::TracedTraining<Loss, InputTypes>>().mistake;
template <class Loss, class InputTypes>
inline constexpr int rank_of_loss = detail::traced_head<detail::TracedTraining<Loss, InputTypes>>().rank;

// Does it return one number, without a mistake?
template <class Loss, class InputTypes>
concept LossIsANumber = detail::IsTraced<detail::TracedTraining<Loss, InputTypes>> && rank_of_loss<Loss, InputTypes>
== 0 && mistake_of_loss<Loss, InputTypes>.kind == Mistake::Kind::none;

// Nodes of the traced and differentiated model; 0 if there is none.
template <class Loss, class InputTypes>
constexpr Index traced_nodes() {
  if constexpr (LossIsANumber<Loss, InputTypes>)
    return detail::training_words<Loss, InputTypes>.template thaw<TrainingHead>().nodes;
  return 0;
}

// What trace_training<Loss, InputTypes>() returns.
template <class Loss, class InputTypes>
constexpr TrainingGraph traced_once() {
  return detail::training_words<Loss, InputTypes>.template thaw<TrainingGraph>();
}

namespace detail {

template <class Loss, class InputTypes, const auto& mesh, BatchCut cut>
inline constexpr FrozenWords local_words{shard_batch(traced_once<Loss, InputTypes>(), mesh_of(mesh), cut)};

}  // namespace detail

// What shard_batch makes of it on a mesh.
template <class Loss, class InputTypes, const auto& mesh, BatchCut cut>
constexpr LocalTraining sharded_once() {
  return detail::local_words<Loss, InputTypes, mesh, cut>.template thaw<LocalTraining>();
}

}  // namespace weft

#endif
