// Which values lie where they do since pieces were handed on whole, and only turned or ordered since: to hand them on
// again costs nothing, as permutes that follow one another are one (joined_permutes.hpp).
#ifndef WEFT_SHARDING_HANDED_PIECES_HPP
#define WEFT_SHARDING_HANDED_PIECES_HPP

#include <weft/sharding/joined_permutes.hpp>
#include <weft/sharding/reshard_bytes.hpp>

namespace weft::detail {

class HandedPieces {
 public:
  // Refers to all.
  constexpr HandedPieces(const Graph& graph, const Reads& reads, const MeshSizes& mesh, const Loops& loops)
      : graph_(graph), reads_(reads), mesh_(mesh), loops_(loops) {
    bool exist = false;  // where nothing moves rows there is nothing to join
    for (Id id = 0; !exist && id < graph.size(); ++id) exist = reads.has_list(id) && reads.count(id) == 1;
    if (!exist) return;
    readers_ = numbers_of_readers(graph);
    is_handed_ = Buffer<bool>(graph.size(), false);
  }

  // Is `id` brought from one layout to the other by a permute that joins the one before?
  [[nodiscard]] constexpr bool goes_on(Id id, const Layout& from, const Layout& to) const {
    return !is_handed_.empty() && is_handed_[id] && is_joined(id, from, to);
  }
  // The same, where `id` is made of an operand that lies as `from` and is brought to `needed`.
  [[nodiscard]] constexpr bool would_go_on(Id id, const Layout& from, const Layout& needed, const Layout& result,
                                           const Layout& to) const {
    return !is_handed_.empty() && readers_[id] == 1 && is_made_of_handed(id, from, needed, result) &&
           is_joined(id, result, to);
  }
  // What the exchange of `id` sends beside what brings its operand, which lies as `from`, to `needed`.
  [[nodiscard]] constexpr Index bytes(const MovedOperation& exchange, Id id, const Layout& from,
                                      const Layout& needed) const {
    return !is_handed_.empty() && exchange.hands_pieces_on() && arrives(id, from, needed) ? 0 : exchange.bytes();
  }
  // Values are noted in the order of nodes.
  constexpr void note(Id id, const Layout& from, const Layout& needed, const Layout& result) {
    if (!is_handed_.empty()) is_handed_[id] = is_made_of_handed(id, from, needed, result);
  }

 private:
  const Graph& graph_;
  const Reads& reads_;
  const MeshSizes& mesh_;
  const Loops& loops_;
  Buffer<std::int32_t> readers_;  // by node
  Buffer<bool> is_handed_;        // by node; empty: none is

  [[nodiscard]] constexpr bool is_made_of_handed(Id id, const Layout& from, const Layout& needed,
                                                 const Layout& result) const {
    if (row_of(graph_[id].op).view == View::permuted) return arrives(id, from, needed);
    if (!reads_.has_list(id) || reads_.count(id) != 1) return false;
    const MovedOperation exchange(graph_, reads_, id, mesh_, &needed, result);
    if (exchange.is_cut()) return exchange.hands_pieces_on();
    return takes_or_adds_rows(graph_[id].op) && arrives(id, from, needed);
  }
  // Does a permute bring to `id` its operand alone?
  [[nodiscard]] constexpr bool arrives(Id id, const Layout& from, const Layout& needed) const {
    const Id operand = reads_.operand(id, 0);
    if (readers_[operand] != 1 || loops_[operand] != loops_[id]) return false;
    return from == needed ? is_handed_[operand] : is_one_permute(operand, from, needed);
  }
  [[nodiscard]] constexpr bool is_joined(Id id, const Layout& from, const Layout& to) const {
    return readers_[id] == 1 && is_one_permute(id, from, to);
  }
  [[nodiscard]] constexpr bool is_one_permute(Id id, const Layout& from, const Layout& to) const {
    const TensorType& type = graph_.type(id);
    if (!divides(type.shape, from, mesh_) || !divides(type.shape, to, mesh_)) return false;
    const ReshardPlan plan = cheapest_reshard(type.shape, size_bytes(type.dtype), mesh_, from, to);
    return plan.steps.size() == 1 && plan.steps[0].kind == ReshardKind::collective_permute;
  }
};

}  // namespace weft::detail

#endif
