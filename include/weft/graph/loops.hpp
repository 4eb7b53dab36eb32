// Loops: how a graph says that a part of it runs several times. The body stands among the other nodes, so that every
// pass that visits nodes works on bodies as well; what makes it a body is that it depends on the loop's carries or
// elements.
//
//   loop_carry(init)         a value that an iteration hands to the next; `init` in the first
//   loop_element(x)          x[i] in iteration i
//   loop_end(next...)        the end of an iteration: what each carry becomes, in the order of their indices
//   loop_result(carry, end)  the carry after the last iteration
//   loop_stack(value, end)   the values of all iterations: result[i] is that of iteration i
//
// Results and stacks belong to what is around the loop. A body may be read from outside in no other way. What depends
// on no carry and no element stands before the loop, however it was written.
#ifndef WEFT_GRAPH_LOOPS_HPP
#define WEFT_GRAPH_LOOPS_HPP

#include <weft/graph/op_table.hpp>

namespace weft {

inline constexpr std::int32_t no_loop = -1;

[[nodiscard]] constexpr const LoopAttributes& loop_attributes(const Graph& graph, Id id) {
  return graph.attributes<LoopAttributes>(id);
}

// Which node belongs to which loop. Loops are numbered from the outside in: of two loops that a node depends on the one
// with the larger number is the inner one.
struct Loops {
  Buffer<std::int32_t> of;        // by node: the innermost loop that runs it, or no_loop; empty: the graph has no loops
  Buffer<std::int32_t> parent;    // by loop
  Buffer<Id> end;                 // by loop: its loop_end; no_id: no such loop (any more)
  Buffer<Index> count;            // by loop: iterations
  Buffer<Buffer<Id>> carries;     // by loop, in the order of their indices

  // O(nodes and operands).
  constexpr explicit Loops(const Graph& graph) {
    if (graph.loops == 0) return;
    of.resize(graph.size(), no_loop);
    parent.resize(graph.loops, no_loop);
    end.resize(graph.loops, no_id);
    count.resize(graph.loops, 0);
    carries.resize(graph.loops);
    for (Id id = 0; id < graph.size(); ++id) of[id] = visit(graph, id);
  }

  [[nodiscard]] constexpr bool exist() const noexcept { return !parent.empty(); }
  [[nodiscard]] constexpr std::int32_t operator[](Id id) const { return of.empty() ? no_loop : of.items[id]; }
  // Does `inner` run inside `outer`, or is it the same? Everything runs inside no_loop.
  [[nodiscard]] constexpr bool contains(std::int32_t outer, std::int32_t inner) const {
    while (inner > outer) inner = parent[inner];
    return inner == outer;
  }

  // The loop that runs a step for `id`: a carry gets its first value before the loop, a stack a value in every
  // iteration.
  [[nodiscard]] constexpr std::int32_t of_step(const Graph& graph, Id id) const {
    if (is_loop_stack(graph[id].op)) return loop_attributes(graph, id).loop;
    return is_loop_carry(graph[id].op) ? parent[(*this)[id]] : (*this)[id];
  }

 private:
  constexpr std::int32_t visit(const Graph& graph, Id id) {
    const Node& node = graph[id];
    std::int32_t innermost = no_loop;
    for (Index i = 0; i < node.operand_count; ++i) {
      const std::int32_t loop = of[graph.operand(id, i)];
      innermost = loop > innermost ? loop : innermost;
    }
    if (row_of(node.op).attributes != AttributeFamily::loop) {
      adopt(graph, id, innermost);
      return innermost;
    }
    const LoopAttributes& own = loop_attributes(graph, id);
    if (is_loop_result(node.op) || is_loop_stack(node.op)) {
      adopt(graph, id, own.loop);
      return parent[own.loop];
    }
    count[own.loop] = own.count;
    if (is_loop_end(node.op)) end[own.loop] = id;
    if (is_loop_carry(node.op)) {
      if (own.index >= carries[own.loop].size()) carries[own.loop].resize(own.index + 1, no_id);
      carries[own.loop][own.index] = id;
    }
    adopt(graph, id, own.loop);
    return own.loop;
  }
  // A loop whose body reads a value of another one runs inside that.
  constexpr void adopt(const Graph& graph, Id id, std::int32_t loop) {
    if (loop == no_loop) return;
    for (Index i = 0; i < graph[id].operand_count; ++i) {
      const std::int32_t around = of[graph.operand(id, i)];
      if (around != loop && around > parent[loop]) parent[loop] = around;
    }
  }
};

}  // namespace weft

#endif
