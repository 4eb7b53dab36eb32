// Permutes that follow one another. A flip of a cut dimension hands pieces on as they are, and turns each; one of a
// second dimension, or a transpose that is brought back to where its operand lay, hands them on again. Pieces that are
// only turned, ordered or cut in between, alike on all devices, can go to where they end at once: one permute for two.
#ifndef WEFT_SHARDING_JOINED_PERMUTES_HPP
#define WEFT_SHARDING_JOINED_PERMUTES_HPP

#include <weft/graph/collectives.hpp>
#include <weft/graph/loops.hpp>
#include <weft/mesh/one_permute.hpp>
#include <weft/sharding/moved_operation.hpp>
#include <weft/sharding/reshard.hpp>

namespace weft::detail {

// Does a node put the elements of its first operand elsewhere, which each device does alike?
[[nodiscard]] constexpr bool moves_within_pieces(const Graph& graph, Id id) {
  const OpRow& row = row_of(graph[id].op);
  if (graph[id].operand_count != 1) return is_reversal(graph, id);
  return row.view == View::permuted || row.view == View::whole || row.attributes == AttributeFamily::slice;
}

// How many read each value: nodes, and outputs.
[[nodiscard]] constexpr Buffer<std::int32_t> numbers_of_readers(const Graph& graph) {
  Buffer<std::int32_t> readers(graph.size(), 0);
  for (const Id operand : graph.operand_pool) ++readers[operand];
  for (const Output& output : graph.outputs) ++readers[output.node];
  return readers;
}

// What one device runs, with one permute for those that follow one another.
class PermuteJoiner {
 public:
  constexpr explicit PermuteJoiner(const Graph& graph)
      : rewrite_(graph), readers_(numbers_of_readers(graph)), loops_(graph) {}

  [[nodiscard]] constexpr Graph run() {
    return rewrite_each(rewrite_, [this](Id id) { return visited(id); });
  }

 private:
  Rewriter rewrite_;
  Buffer<std::int32_t> readers_;
  Loops loops_;

  [[nodiscard]] constexpr Var visited(Id id) {
    const Var own = rewrite_.copy(id);
    if (rewrite_.from[id].op != Op::collective_permute) return own;
    Graph& to = rewrite_.to;
    Buffer<Id> between;  // the last one first
    Id at = rewrite_.from.operand(id, 0);
    for (; moves_within_pieces(rewrite_.from, at) && goes_on(at, id); at = rewrite_.from.operand(at, 0))
      between.push_back(at);
    if (rewrite_.from[at].op != Op::collective_permute || !goes_on(at, id)) return own;
    const Id first = rewrite_(at).id;
    if (to[first].op != Op::collective_permute) return own;  // two that undo each other
    const PermuteSources before = sources_of(first), after = sources_of(own.id);
    PermuteSources both(after.size(), -1);
    bool stay = true;
    for (Index position = 0; position < both.size(); ++position) {
      if (after[position] >= 0) both[position] = before[after[position]];
      stay = stay && both[position] == position;
    }
    const OnePermute one = one_permute(to.mesh, both);
    if (!stay && one.axes.empty()) return own;
    Var moved{&to, to.operand(first, 0)};
    for (Index i = between.size() - 1; i >= 0; --i) {
      rewrite_.set(rewrite_.from.operand(between[i], 0), moved);  // which nothing else reads
      moved = rewrite_.copy(between[i]);
    }
    to.phase = rewrite_.from[id].phase;
    return stay ? moved : hopped(moved, one.axes, one.hop);
  }
  // Is it read on the way to `reader` alone, and as often made?
  [[nodiscard]] constexpr bool goes_on(Id id, Id reader) const {
    return readers_[id] == 1 && loops_[id] == loops_[reader];
  }
  [[nodiscard]] constexpr PermuteSources sources_of(Id id) const {
    const CollectiveAttributes& how = rewrite_.to.attributes<CollectiveAttributes>(id);
    return weft::sources_of(rewrite_.to.mesh, how.axes, how.source_axes, how.hop);
  }
};

[[nodiscard]] constexpr Graph with_joined_permutes(Graph&& graph) {
  Index permutes = 0;
  for (const Node& node : graph.nodes) permutes += node.op == Op::collective_permute ? 1 : 0;
  if (permutes < 2) return static_cast<Graph&&>(graph);
  return PermuteJoiner(graph).run();
}

}  // namespace weft::detail

#endif
