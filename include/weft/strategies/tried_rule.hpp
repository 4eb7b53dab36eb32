// A rule of an optimizer is called on one element, for which a sum is the element itself; so that a rule which mixes
// elements does not train silently by other numbers, it is tried on a weight of several.
#ifndef WEFT_STRATEGIES_TRIED_RULE_HPP
#define WEFT_STRATEGIES_TRIED_RULE_HPP

#include <weft/graph/op_table.hpp>
#include <weft/strategies/updates.hpp>

namespace weft {

// What is wrong with a rule: a mistake that was noted in it, or the operation of it that is not elementwise; "": none.
struct TriedRule {
  Mistake mistake;
  const char* mixing = "";

  [[nodiscard]] constexpr bool is_good() const { return mistake.kind == Mistake::Kind::none && *mixing == '\0'; }
};

namespace detail {

// Does a node make elements of others than those in its place? One of numbers alone does not.
constexpr bool mixes(const Graph& graph, Id id) {
  const Node& node = graph[id];
  if (row_of(node.op).kind == OpClass::elementwise || is_parameter(node.op) || is_constant(node.op)) return false;
  bool of_many = node.operand_count == 0 && graph.shape(id).rank() > 0;
  for (std::int32_t i = 0; i < node.operand_count; ++i)
    of_many = of_many || graph.shape(graph.operand(id, i)).rank() > 0;
  return of_many;
}
// `elementwise` operands with several elements, then `scalars`, given to `function`.
template <class Function>
constexpr TriedRule tried(Index elementwise, Index scalars, Function function) {
  Graph graph;
  graph.notes_mistakes = __builtin_is_constant_evaluated();
  Buffer<Var> in;
  for (Index i = 0; i < elementwise + scalars; ++i)
    in.push_back(
        {&graph, graph.add_input(operand_name(i), InputKind::data, DType::f32, i < elementwise ? Shape{3} : Shape{})});
  static_cast<void>(function(in));
  TriedRule result{graph.mistake};
  for (Id id = 0; id < graph.size() && *result.mixing == '\0'; ++id)
    if (mixes(graph, id)) result.mixing = row_of(graph[id].op).name;
  return result;
}

}  // namespace detail

// Tries both parts of a rule that needs norms; the part of one that needs rows and columns that does not see them.
template <class Optimizer>
[[nodiscard]] constexpr TriedRule try_rule() {
  constexpr Index scalars = UpdateRule<Optimizer>::operand_count;
  TriedRule result;
  if constexpr (!needs_whole_weights<Optimizer>)
    result = detail::tried(2 + detail::states_of_update<Optimizer>, scalars,
                           [](const Buffer<Var>& in) { return detail::updated<Optimizer>(in, false); });
  if constexpr (needs_weight_norms<Optimizer>)
    if (result.is_good())
      result = detail::tried(3 + detail::other_states<Optimizer>, scalars,
                             [](const Buffer<Var>& in) { return detail::finished<Optimizer>(in, false); });
  return result;
}
// Error: rule_mixes_elements; those of operations.
template <class Optimizer>
constexpr void check_rule() {
  if (const TriedRule tried = try_rule<Optimizer>(); *tried.mixing != '\0') rule_mixes_elements(tried.mixing);
}

}  // namespace weft

#endif
