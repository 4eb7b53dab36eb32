// What TrainStep and Evaluation ask before they plan: does the strategy fit the mesh and the model?
#ifndef WEFT_TRACE_MISUSE_OF_HPP
#define WEFT_TRACE_MISUSE_OF_HPP

#include <weft/optim/optimizer.hpp>
#include <weft/strategies/misuse_of_pieces.hpp>
#include <weft/strategies/strategy.hpp>
#include <weft/strategies/tried_rule.hpp>
#include <weft/strategies/update.hpp>
#include <weft/trace/traced_once.hpp>

namespace weft {

namespace detail {

template <class Optimizer>
concept IsTriedRule = (HasOptions<Optimizer> || OptimizerRule<Optimizer>)&&requires {
  typename std::bool_constant<(try_rule<Optimizer>().mistake.line >= 0)>;
};

}  // namespace detail

// What is noted while the rule of an optimizer is tried; none if there is no rule, or the compiler cannot call it.
template <class Optimizer>
inline constexpr Mistake mistake_of_rule = [] {
  if constexpr (detail::IsTriedRule<Optimizer>) return try_rule<Optimizer>().mistake;
  return Mistake();
}();

namespace detail {

template <class Optimizer>
constexpr Misuse misuse_of_rule() {
  using Kind = Misuse::Kind;
  if constexpr (!IsTriedRule<Optimizer>) {
    return {Kind::rule_is_not_constexpr, 0};
  } else {
    const TriedRule tried = try_rule<Optimizer>();
    if (tried.mistake.kind != Mistake::Kind::none) return {Kind::rule_is_mistaken, 0};
    return *tried.mixing == '\0' ? Misuse() : Misuse(Kind::rule_mixes_elements, 0).named(tried.mixing);
  }
}

// A mesh with static storage that is no constant, or that the compiler has refused.
template <const auto& mesh>
concept HasConstantMesh = requires {
  typename std::bool_constant<(mesh_of(mesh).rank() >= 0)>;
};

// 0 where it has been refused.
template <const auto& mesh>
constexpr Index constant_devices() {
  if constexpr (HasConstantMesh<mesh>)
    return mesh_of(mesh).size();
  else
    return 0;
}

// Specs that the compiler has refused are no constant, and nothing can be said about them.
template <auto strategy>
concept HasConstantSpecs = !requires {
  strategy.specs;
}
|| requires { typename std::bool_constant<(strategy.specs->line >= 0)>; }
|| requires { requires strategy.specs == nullptr; };

// What does not fit between the options of an optimizer and a model.
template <class Optimizer>
constexpr Misuse misuse_of_groups(const TrainingGraph& training) {
  if (const int i = unmatched_group<Optimizer>(training); i >= 0) {
    const auto& group = Optimizer::parameter_groups[i];
    return Misuse(Misuse::Kind::group_names_no_parameter, 0).named(group.pattern.c_str(), group.line);
  }
  bool trains = false;
  for (const std::int32_t weight : training.weights)
    trains = trains || !UpdateRule<Optimizer>::is_frozen(training.graph.input_name(weight));
  if (!trains) return {Misuse::Kind::nothing_is_trained, training.weights.size()};
  if (const int i = unmatched_gradient<Optimizer>(training); i >= 0)
    return Misuse(Misuse::Kind::kept_gradients_name_no_parameter, 0)
        .named(Optimizer::kept_gradients.patterns[i].c_str(), Optimizer::kept_gradients.line);
  return {};
}

// Can the compiler call what the operations of a user's own in a model say of their operands? Of number `which` alone.
template <class Trace>
constexpr Index call_own_rules(std::int32_t which) {
  return weft::call_own_rules(Trace::training().graph, which);
}
template <class Trace, std::int32_t which>
concept HasConstantRules = requires {
  typename std::bool_constant<(call_own_rules<Trace>(which) >= 0)>;
};
template <class Trace, std::int32_t which = 0>
constexpr Misuse misuse_of_rules() {
  if constexpr (which == Trace::head().own_operations)
    return {};
  else if constexpr (HasConstantRules<Trace, which>)
    return misuse_of_rules<Trace, which + 1>();
  else
    return Misuse(Misuse::Kind::own_rules_are_not_constexpr, 0)
        .named(Trace::training().graph.custom_operations[which]->name);
}
// Can it call them of the pieces that devices may have of operands? An operation may refuse some.
template <class Trace, const auto& mesh>
constexpr Misuse misuse_of_pieces() {
  return weft::misuse_of_pieces(Trace::training().graph, mesh_of(mesh));
}
template <class Trace, const auto& mesh>
concept HasConstantPieces = requires {
  typename std::bool_constant<(misuse_of_pieces<Trace, mesh>().left >= 0)>;
};
template <class Trace, const auto& mesh>
constexpr Misuse misuse_of_own_operations() {
  if constexpr (Trace::head().own_operations == 0) {
    return {};
  } else if constexpr (constexpr Misuse rules = misuse_of_rules<Trace>(); rules.kind != Misuse::Kind::none) {
    return rules;
  } else {
    const Misuse factors = misuse_of_factors(Trace::training().graph);
    if (factors.kind != Misuse::Kind::none) return factors;
    if constexpr (HasConstantPieces<Trace, mesh>) return misuse_of_pieces<Trace, mesh>();
    return {};
  }
}

// What does not fit between a mesh, a strategy and a model; `Trace` traces it, where it can be, and is asked only if
// its names matter.
template <class Trace, const auto& mesh, auto strategy>
constexpr Misuse misuse_of() {
  using Kind = Misuse::Kind;
  if constexpr (!HasConstantMesh<mesh>) return {Kind::mesh_is_no_constant, 0};
  for (const MeshAxis& axis : mesh_of(mesh).axes)
    if (axis.type == AxisType::manual) return Misuse(Kind::axis_type_not_obeyed, 0).named(axis.name.text);
  if constexpr (!Strategy<decltype(strategy)>) return {Kind::is_no_strategy, 0};
  if constexpr (!HasConstantSpecs<strategy>) return {Kind::specs_are_no_constant, 0};
  if constexpr (HasConstantSpecs<strategy> && requires { strategy.misuse(Mesh()); })
    if (const Misuse own = strategy.misuse(mesh_of(mesh)); own.kind != Kind::none) return own;
  if constexpr (requires { strategy.misuse(); })
    if (const Misuse own = strategy.misuse(); own.kind != Kind::none) return own;
  if constexpr (HasConstantSpecs<strategy> && BatchCuttingStrategy<decltype(strategy)>) {
    const DataAxes axes = strategy.data_axes(mesh_of(mesh));
    if (axes.misuse().kind != Kind::none) return axes.misuse();
    if constexpr (requires { typename Trace::Batch; })
      for (const Shape& shape : Trace::Batch::shapes)
        if (const Index devices = mesh_of(mesh).size(axes.batch()); shape.rank() > 0 && shape[0] % devices != 0)
          return {Kind::batch_does_not_divide, shape[0], devices};
  }
  if constexpr (requires { Trace::training(); })
    if constexpr (Trace::exists) {
      if (const Misuse own = misuse_of_own_operations<Trace, mesh>(); own.kind != Kind::none) return own;
      const Graph& graph = Trace::training().graph;
      if (const Misuse own = misuse_of_mapped_axes(graph, mesh_of(mesh)); own.kind != Kind::none) return own;
    }
  if constexpr (HasConstantSpecs<strategy> && requires(const TrainingGraph& t) { strategy.misuse(t, Mesh()); })
    if constexpr (Trace::exists)
      if (const Misuse own = strategy.misuse(Trace::training(), mesh_of(mesh)); own.kind != Kind::none) return own;
  if constexpr (HasConstantSpecs<strategy> && BatchCuttingStrategy<decltype(strategy)>)
    if constexpr (Trace::exists)
      if constexpr (strategy.specs != nullptr)
        if (const Misuse own = strategy.specs->misuse(Trace::training(), mesh_of(mesh)); own.kind != Kind::none)
          return own;
  if constexpr (requires { Trace::training(); })
    if constexpr (Trace::exists) return misuse_of_marks(Trace::training().graph, mesh_of(mesh));
  return {};
}

}  // namespace detail

}  // namespace weft

#endif
