// Strategy: what a type answers whose values say how a training is split over the devices of a mesh. Ddp, Fsdp and Spmd
// do; a type of one's own that does is used like them.
#ifndef WEFT_STRATEGIES_STRATEGY_HPP
#define WEFT_STRATEGIES_STRATEGY_HPP

#include <weft/strategies/shard_batch.hpp>
#include <weft/strategies/trained_by.hpp>
#include <weft/strategies/training_graph.hpp>

#include <concepts>

namespace weft {

// `rewrite<Optimizer>`, constexpr, makes of a training the graph that every device runs, collectives and updates in it;
// of NoUpdate it makes a forward pass. A strategy of a compiled step is a value of a structural type, too.
template <class T>
concept Strategy = requires(const T& strategy, const TrainingGraph& training, const Mesh& mesh) {
  { T::name } -> std::convertible_to<const char*>;
  { strategy.template rewrite<NoUpdate>(training, mesh) } -> std::same_as<DeviceGraph>;
};

// A strategy that cuts the batch over axes that it names, and goes on from a training that is cut already: steps whose
// strategies cut alike share that half of the work of the compiler.
template <class T>
concept BatchCuttingStrategy = Strategy<T> &&
    requires(const T& strategy, const LocalTraining& local, const Mesh& mesh) {
  { strategy.data_axes(mesh) } -> std::same_as<DataAxes>;
  { strategy.template rewrite<NoUpdate>(local, mesh) } -> std::same_as<DeviceGraph>;
};

}  // namespace weft

#endif
