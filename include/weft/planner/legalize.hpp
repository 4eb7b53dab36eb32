// Legalization: brings a graph into the few forms that fusion and the kernels know, without changing what it computes.
//   - iota has rank 1, spread by a broadcast; stop_gradient is gone;
//   - the matrices of operands of dot_general can be read by strides (dot_layout.hpp);
//   - matmuls have sums of f32, rounded afterwards; those of integers are made of other operations;
//   - scatters, sums and reductions over middle dimensions of bf16 and f16 are made in f32 and rounded at the end;
//   - floats bounded by a number other than 0 are chosen by a comparison;
//   - collectives cut and join the leading dimension;
//   - whatever must lie inside another buffer (a part of a concatenate, the new value of an input) is computed by a
//     kernel of its own, so that it can be written there directly;
//   - a returned value that is the old value of an updated input is a copy of it;
//   - what is almost an operand that the backward pass reads anyway is made again there: made_again.hpp.
#ifndef WEFT_PLANNER_LEGALIZE_HPP
#define WEFT_PLANNER_LEGALIZE_HPP

#include <weft/planner/integer_products.hpp>
#include <weft/planner/made_again.hpp>

namespace weft {

// What no output needs is left out. Errors: element_type_not_supported.
[[nodiscard]] WEFT_NATIVE constexpr Graph legalize(const Graph& graph) {
  if (detail::has_integer_products(graph)) return legalize(detail::without_integer_products(graph));
  const Buffer<bool> live = live_nodes(graph);
  detail::MadeAgain made_again(graph, live);
  Rewriter rewrite(graph);
  rewrite.copy_inputs();
  Legalizing state{rewrite, Buffer<bool>(2 * graph.size() + 64, false), writes_anywhere};
  for (Id id = 0; id < graph.size(); ++id) {
    if (!live.items[id] || rewrite.has(id)) continue;
    const MaybeFunction<LegalizeRule>& rule = lowering_of(graph[id].op).legalize;
    made_again.make_operands(rewrite, id);
    rewrite.to.phase = graph[id].phase;
    rewrite.set(id, rule.exists ? rule.call(state, id) : rewrite.copy(id));
  }
  rewrite.to.phase = Phase::update;
  Buffer<bool> updated(graph.inputs.size(), false);
  for (const Output& output : graph.outputs)
    if (output.updates >= 0) updated[output.updates] = true;
  for (const Output& output : graph.outputs) {
    Var value = rewrite(output.node);
    const Assembly assembly = lowering_of(rewrite.to[without_views(rewrite.to, value.id)].op).assembly;
    const bool has_own_buffer = assembly == Assembly::shards || assembly == Assembly::parts ||
                                assembly == Assembly::elements || assembly == Assembly::part;
    if (output.updates >= 0 && !has_own_buffer) value = legal::placeable(state, value);
    const std::int32_t shown = input_behind(rewrite.to, value.id);
    if (output.updates < 0 && shown >= 0 && updated[shown]) value = copied(value);
    rewrite.to.outputs.push_back({output.name, value.id, output.updates});
  }
  return static_cast<Graph&&>(rewrite.to);
}

}  // namespace weft

#endif
