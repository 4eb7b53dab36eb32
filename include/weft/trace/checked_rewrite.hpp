// What a strategy of a user's own does to a model, tried before it is planned: a mistake in its rewrite would be told
// by a chain of calls that ends in whatever it called.
#ifndef WEFT_TRACE_CHECKED_REWRITE_HPP
#define WEFT_TRACE_CHECKED_REWRITE_HPP

#include <weft/strategies/strategy.hpp>
#include <weft/trace/checked_model.hpp>

#include <concepts>
#include <type_traits>

namespace weft {

struct Ddp;
struct Fsdp;
struct Spmd;

// One whose rewrite is not weft's. (The type of a template argument is const on GCC.)
template <class T>
concept OwnStrategy = Strategy<T> && !std::same_as<std::remove_const_t<T>, Ddp> &&
                      !std::same_as<std::remove_const_t<T>, Fsdp> && !std::same_as<std::remove_const_t<T>, Spmd>;

namespace detail {

// A training whose graph notes what is wrong in what is made of it, for strategies of a user's own.
template <class StrategyType>
constexpr TrainingGraph noting(TrainingGraph training) {
  training.graph.notes_mistakes = OwnStrategy<StrategyType> && __builtin_is_constant_evaluated();
  return training;
}

// What was noted in the graph that a strategy made. `Source`: see CompiledPlan.
template <class Source>
constexpr Mistake mistake_in_rewrite() {
  const DeviceGraph made = Source::device_graph();
  return made.graph.mistake;
}
template <class Source>
concept IsRewritten = requires {
  typename std::bool_constant<(mistake_in_rewrite<Source>().line >= 0)>;
};

}  // namespace detail

// The condition of the assertion: what must hold of its argument.
template <class Strategy, bool holds>
inline constexpr bool strategy_can_rewrite = holds;

// Complete only where the strategy, if it is a user's own, can be run. Costs one call more of it. `asked`: false where
// something else has been refused.
template <class Source, class StrategyType, bool asked>
struct CheckedRewrite {
  static constexpr bool is_constant = [] {
    if constexpr (asked && OwnStrategy<StrategyType>) return detail::IsRewritten<Source>;
    return true;
  }();
  static constexpr Mistake mistake = [] {
    if constexpr (asked && OwnStrategy<StrategyType> && is_constant) return detail::mistake_in_rewrite<Source>();
    return Mistake();
  }();
  static constexpr bool is_planned = asked && is_constant && mistake.kind == Mistake::Kind::none;
  static_assert(
      strategy_can_rewrite<StrategyType, is_constant>,
      "weft: strategy: rewrite_is_not_constexpr: the compiler cannot run the rewrite of a strategy of your own on this "
      "model and mesh; declare it, and all that it calls, constexpr. If they are, call it in a test at run time, which "
      "names the error: strategy.rewrite<Optimizer>(weft::trace_training<Loss, Inputs>(), mesh)");
  static_assert(sizeof(CheckedModel<mistake>) > 0);
};

}  // namespace weft

#endif
