// Values of the forward pass that the backward pass makes again of what it reads anyway, instead of reading them from
// memory: x / 2 beside x, or both 2 x and 3 x of x. An operation more in a loop, for a value less that is stored, kept
// until then and loaded. Bodies of loops have no such values any more: differentiate.hpp keeps none of them.
#ifndef WEFT_PLANNER_MADE_AGAIN_HPP
#define WEFT_PLANNER_MADE_AGAIN_HPP

#include <weft/graph/almost_operand.hpp>
#include <weft/graph/loops.hpp>
#include <weft/graph/rewriter.hpp>
#include <weft/planner/lowering_table.hpp>

namespace weft::detail {

class MadeAgain {
 public:
  // O(nodes and operands).
  constexpr MadeAgain(const Graph& graph, const Buffer<bool>& live) : readers_(graph.size(), 0) {
    if (!find_readers(graph, live)) return;
    Buffer<Id> found;
    Buffer<std::uint8_t> made_of(graph.size(), 0);
    for (Id id = 0; id < readers_.count; ++id) {
      if (readers_.items[id] != (forward | backward) || graph[id].phase != Phase::forward) continue;
      const Id operand = almost_operand(graph, id);
      if (operand == no_id || lowering_of(graph[id].op).legalize.exists) continue;
      found.push_back(id);
      if (made_of[operand] < 2) ++made_of[operand];
    }
    if (!found.empty()) is_made_again_.resize(graph.size(), false);
    for (const Id id : found) {
      const Id operand = almost_operand(graph, id);
      is_made_again_[id] =
          made_of[operand] > 1 || (readers_[operand] & backward) != 0 || is_parameter(graph[operand].op);
    }
  }

  // Before `reader` is copied: makes again, once, what it reads in the backward pass.
  constexpr void make_operands(Rewriter& rewrite, Id reader) {
    const Node& node = rewrite.from.nodes.items[reader];
    if (is_made_again_.empty() || node.phase != Phase::backward) return;
    const Id* const operands = rewrite.from.operand_pool.items + node.first_operand;
    for (Index i = 0; i < node.operand_count; ++i) make(rewrite, operands[i]);
  }

 private:
  // Who reads a value: loops of a pass, or what needs it in memory.
  static constexpr std::uint8_t forward = 1, backward = 2, memory = 4;
  Buffer<std::uint8_t> readers_;
  Buffer<bool> is_made_again_;  // by node, until it is; empty: none is

  constexpr void make(Rewriter& rewrite, Id id) {
    if (!is_made_again_.items[id]) return;
    is_made_again_.items[id] = false;
    make(rewrite, almost_operand(rewrite.from, id));
    rewrite.set(id, rewrite.copy_again(id, Phase::backward));
  }
  // Is there a backward pass?
  constexpr bool find_readers(const Graph& graph, const Buffer<bool>& live) {
    const Loops loops(graph);
    bool runs_back = false;
    for (Id id = 0; id < graph.nodes.count; ++id) {
      if (!live.items[id]) continue;
      const Node& node = graph.nodes.items[id];
      const bool is_fused = is_elementwise(node.op) || is_reduction(node.op);
      const std::uint8_t reader = !is_fused || node.phase == Phase::update ? memory
                                  : node.phase == Phase::backward          ? backward
                                                                           : forward;
      const Id* const operands = graph.operand_pool.items + node.first_operand;
      for (Index i = 0; i < node.operand_count; ++i)
        readers_.items[operands[i]] |= !loops.exist() || loops[id] == loops[operands[i]] ? reader : memory;
      runs_back = runs_back || node.phase == Phase::backward;
    }
    for (const Output& output : graph.outputs) readers_[output.node] |= memory;
    return runs_back;
  }
};

}  // namespace weft::detail

#endif
