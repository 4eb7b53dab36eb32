// auto_sharding: a strategy that a search finds, under a bound of memory, for a chip of the table. What XLA's
// use_spmd(auto=True) and Alpa's intra-operator pass do for their compilers.
//
//   const weft::AutoSharding found =
//       weft::auto_sharding(loss, inputs, mesh, weft::AdamW{}, {.peak_bytes = 64 << 20, .chip = weft::chips::tpu_v5e});
//   weft::dynamic::TrainStep step(runtime, loss, inputs, mesh, found.strategy, weft::AdamW{}, weft::Seed{42});
#ifndef WEFT_DYNAMIC_AUTO_SHARDING_HPP
#define WEFT_DYNAMIC_AUTO_SHARDING_HPP

#include <weft/dynamic/any_optimizer.hpp>
#include <weft/dynamic/calls.hpp>
#include <weft/report/step_on_chip.hpp>

namespace weft {

struct AutoShardingOptions {
  Index peak_bytes = 0;        // of a device's arena, at most; 0: any
  Chip chip = chips::tpu_v5p;  // whose step is to be short
  ReachedShares shares = {};   // what it reaches
  Index most_plans = 300;      // that are made and compared, and 4^axes more
  TracingOptions trace = {};   // micro-batches and precision
};

struct AutoSharding {
  AnyStrategy strategy = Ddp{};  // Ddp, Fsdp, or Spmd with specs that were found
  StepOnChip step;               // on the chip
  Index peak_bytes = 0;          // of a device
  Index bytes_sent = 0;          // by a device in a step
  Index plans = 0;               // that were compared
};

// Its strategy, with the specs of inputs and weights, its time on the chip, its peak and what it sends, line by line.
[[nodiscard]] WEFT_DECL std::string describe(const AutoSharding& found);

namespace detail {

// "h.3.attn.weight" -> "h.*.attn.weight"
[[nodiscard]] WEFT_DECL std::string without_numbers(std::string_view name);

[[nodiscard]] WEFT_DECL AutoSharding search_specs(const dynamic::MeasuredFunction& loss,
                                                  const Buffer<dynamic::InputType>& inputs, const Mesh& mesh,
                                                  const AnyOptimizer& optimizer, const AutoShardingOptions& options);

}  // namespace detail

// It compares Ddp, the stages of Fsdp, and specs. Those start from what each axis of the mesh may do by itself: cut the
// batch, cut the batch and the weights, or cut features from layer to layer as Megatron does; from the best it changes
// the batch, or one group of weights, as long as steps get shorter. Weights of one name but for numbers, such as those
// of a stack of layers, lie alike. Each candidate is planned as it would run: its bytes and its peak are exact, its
// time is step_on_chip's; over automatic axes, where more is possible, the three best are planned once more with the
// wide search that they would run with, and over propagated ones candidates whose specs conflict are dropped.
// Milliseconds a plan: a second or two for a GPT. Errors: those of the function and of tracing it;
// no_strategy_fits_memory, with the least peak that was found.
template <class Loss>
[[nodiscard]] AutoSharding auto_sharding(const Loss& loss, const Buffer<dynamic::InputType>& inputs, const Mesh& mesh,
                                         const AnyOptimizer& optimizer, const AutoShardingOptions& options = {}) {
  return detail::search_specs(dynamic::measured_function(loss), inputs, mesh, optimizer, options);
}

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/dynamic/auto_sharding.ipp>
#endif

#endif
