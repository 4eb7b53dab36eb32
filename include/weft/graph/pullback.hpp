// Pullback: what a gradient rule sees, and where it puts what it makes.
#ifndef WEFT_GRAPH_PULLBACK_HPP
#define WEFT_GRAPH_PULLBACK_HPP

#include <weft/graph/var.hpp>

namespace weft {

// One application of a rule: `z` is the node, `g` its cotangent (shape of z); give(i, v) hands v to operand i.
class Pullback {
 public:
  constexpr Pullback(Graph& graph, Id node, Id cotangent) : z{&graph, node}, g{&graph, cotangent} {}

  Var z, g;
  Buffer<Id> given;  // one an operand; no_id: no gradient flows there
  // The results of a call of a user's operation, and their cotangents, no_id where no gradient flows.
  Buffer<Id> results, cotangents;

  [[nodiscard]] constexpr Var operand(Index i) const { return {z.graph, z.graph->operand(z.id, i)}; }
  [[nodiscard]] constexpr Index operand_count() const { return (*z.graph)[z.id].operand_count; }
  // A copy: references into the graph end when nodes are added.
  template <Attributes T>
  [[nodiscard]] constexpr T attributes() const {
    return z.graph->attributes<T>(z.id);
  }
  [[nodiscard]] constexpr AxisList dims() const { return z.graph->dims(z.id); }
  // The attribute of an operation that has a number for it.
  [[nodiscard]] constexpr Index number() const { return z.graph->number(z.id); }
  constexpr void give(Index i, Var cotangent) {
    if (given.empty()) given.resize(operand_count(), no_id);
    given[i] = cotangent.id;
  }
};

}  // namespace weft

#endif
