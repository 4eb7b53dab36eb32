// Wishes: which layout the readers of a value would like it to have, from outputs and sharding constraints backward
// through factor rules. Where an operation can be cut in several ways, the wish for its result decides with the layouts
// of its operands.
#ifndef WEFT_SHARDING_WISHES_HPP
#define WEFT_SHARDING_WISHES_HPP

#include <weft/graph/loops.hpp>
#include <weft/graph/rewriter.hpp>
#include <weft/sharding/constraint.hpp>
#include <weft/sharding/factor_rule.hpp>
#include <weft/sharding/manual_axes.hpp>
#include <weft/sharding/reshape_factors.hpp>

namespace weft {

struct Wish {
  Layout layout;
  std::uint32_t closed = 0;  // dimensions that are wished so, by bits; the others are as they come, behind these axes
  bool is_known = false;
  bool is_need = false;  // of a reader in the look before: not of an output or a mark alone

  [[nodiscard]] constexpr bool is_closed(int dim) const noexcept { return (closed >> dim & 1u) != 0; }
  // `made`, where nothing else is wished.
  [[nodiscard]] constexpr Layout met_by(const Layout& made) const {
    Layout met = layout;
    const AxisList used = layout.used();
    for (int d = 0; d < met.dims.size(); ++d) {
      if (is_closed(d)) continue;
      const AxisList& wished = layout.dims[d];
      const bool goes_on = starts_with(made.dims[d], wished);
      for (int a = goes_on ? wished.size() : 0; a < made.dims[d].size(); ++a) {
        const auto axis = made.dims[d][a];
        if (used.contains(axis) || layout.unreduced.contains(axis)) break;  // what follows would be another cut
        met.dims[d].push_back(axis);
      }
    }
    return met;
  }
};

// How the values lie that an output or an input is made of; others have nothing.
struct Layouts {
  Buffer<Layout> of_value;    // by node
  Buffer<Layout> of_operand;  // what the nodes need of what they read, one node after the other, ...
  Buffer<Index> first;        // ... by node: where its own start
  bool moves = true;          // may rows of cut dimensions be exchanged, and what moves them be read through?

  // What node `id` needs of operand `i` of those that it reads.
  [[nodiscard]] constexpr const Layout& needed(Id id, Index i) const { return of_operand[first[id] + i]; }
};

// How much propagation tries. narrow: an axis stays where an operand or a wish has it, or is gathered, and comes to no
// other dimension: what costs least at one operation may cost more at those that follow. wide: operands may also leave
// axes that are not wished of the result, what was moved for any reader is a wish of the next look, and (here alone)
// what is wished of a value is wished of the pieces that shard_map makes it of. early: the same, and sums over devices
// are made before an operation that makes more elements of them. larger: as wide, and a product is cut as its larger
// operand and its wish say: the smaller one, a weight, is gathered; wishes go through rows that are taken, each row its
// own. staying: as wide, and the larger operand of a product stays where it lies, whatever is wished. following: as
// wide, and a carry of a loop starts as an iteration leaves it, which who reads the loop's results may wish. carried:
// the same, and one that starts with a constant does so as it is wished. summing: as following, and what is summed up
// is cut as its sum is wished. late: as following, and how an output lies is no wish of what it is made of: it is
// brought there at the end.
enum class Search : std::uint8_t { narrow, usual, wide, early, larger, staying, following, carried, summing, late };
[[nodiscard]] constexpr bool is_wide(Search search) noexcept { return search >= Search::wide; }
[[nodiscard]] constexpr bool follows_loops(Search search) noexcept { return search >= Search::following; }

namespace detail {

class WishReader {
 public:
  constexpr WishReader(const Graph& graph, const Mesh& mesh, const Reads& reads, bool moves, Search search)
      : graph_(graph),
        mesh_(mesh),
        sizes_(mesh.sizes()),
        reads_(reads),
        moves_(moves),
        search_(search),
        wishes_(graph.size()) {}

  // `outputs`: one layout an output, as far as they are known; of another rank than their value: unknown. `before`:
  // what was decided with fewer wishes, or null: what products needed then is wished now.
  constexpr Buffer<Wish> run(const Buffer<Layout>& outputs, const Layouts* before) {
    const Buffer<bool> live = live_nodes(graph_);
    for (Index i = search_ == Search::late ? 0 : outputs.size(); i-- > 0;) {
      const Id id = graph_.outputs[i].node;
      if (outputs[i].dims.size() == graph_.shape(id).rank()) wish(id, {outputs[i], all, true});
    }
    for (Id id = static_cast<Id>(graph_.size()); id-- > 0;) {
      if (wishes_[id].is_known || is_constraint(id) || is_full_to_shard(graph_[id].op)) pass_on(id);
      if (before == nullptr || !live[id] || factor_row(graph_[id].op).rule == nullptr || reads_.is_folded(id)) continue;
      const bool is_sum = factor_row(graph_[id].op).joins == ReductionKind::sum;
      for (Index i = 0; i < reads_.count(id); ++i)
        if (is_sum || (is_wide(search_) && was_moved(*before, id, i))) {
          Wish needed{before->needed(id, i), all, true, true};
          needed.layout.unreduced = {};
          wish(reads_.operand(id, i), needed);
        }
    }
    return static_cast<Buffer<Wish>&&>(wishes_);
  }

 private:
  const Graph& graph_;
  const Mesh& mesh_;
  MeshSizes sizes_;
  const Reads& reads_;
  bool moves_;
  Search search_;
  Buffer<Wish> wishes_;  // by node
  static constexpr std::uint32_t all = (1u << max_rank) - 1;

  constexpr bool is_constraint(Id id) const { return row_of(graph_[id].op).attributes == AttributeFamily::sharding; }

  constexpr bool was_moved(const Layouts& before, Id id, Index i) const {
    return !(before.needed(id, i) == before.of_value[reads_.operand(id, i)]);
  }
  // The earliest reader is asked last: what comes next in a model decides, and not its gradient. A whole value is
  // wished only by those who know no better.
  constexpr void wish(Id id, const Wish& wish) {
    if (wish.closed == 0 && wish.layout.used().empty() && graph_.shape(id).rank() > 0) return;
    if (wishes_[id].is_known && is_replicated(wish.layout)) return;
    wishes_[id] = wish;
  }
  // Has an operand a factor that the result has not? Rows that are taken, each row its own, are no sum.
  constexpr bool sums_up(Id id, const FactorRule& rule) const {
    for (Index i = 0; i < reads_.count(id); ++i)
      for (const auto factor : rule.operand(i))
        if (factor != uncut && !rule.result.contains(factor)) return true;
    return false;
  }
  // A loop's result is what its last iteration makes; a stack, the values of all, [count, ...]. What is wished whole is
  // gathered behind the loop; where states start as they are wished they are cut no further.
  constexpr void pass_into_loop(Id id) {
    Wish own = wishes_[id];
    std::uint32_t cut = 0;
    for (int d = 0; d < own.layout.dims.size(); ++d)
      if (parts_of(sizes_, own.layout.dims[d]) > 1) cut |= 1u << d;
    if (search_ != Search::carried) own.closed &= cut;
    if (is_loop_result(graph_[id].op))
      return wish(graph_.operand(graph_.operand(id, 1), loop_attributes(graph_, graph_.operand(id, 0)).index), own);
    own.layout.dims.erase(0);
    own.closed >>= 1;
    wish(graph_.operand(id, 0), own);
  }
  constexpr void pass_on(Id id) {
    if (is_constraint(id)) {
      const PartitionSpec& spec = graph_.attributes<ShardingConstraint>(id).spec;
      Wish marked = {constrained_layout(spec, mesh_, replicated(graph_.shape(id).rank())), all, true};
      for (int d = 0; d < graph_.shape(id).rank(); ++d)
        if (spec.is_unconstrained(d)) marked.closed &= ~(1u << d);
      return wish(graph_.operand(id, 0), marked);
    }
    if (is_full_to_shard(graph_[id].op))
      return wish(graph_.operand(id, 0), {layout_outside(graph_, id, replicated(graph_.shape(id).rank())), all, true});
    if (is_shard_to_full(graph_[id].op)) {
      if (search_ != Search::wide) return;  // what is whole at the end may be made of sums: others find that
      Wish own = wishes_[id];
      own.layout = layout_inside(graph_, id, own.layout, sizes_);
      return wish(graph_.operand(id, 0), own);
    }
    if (follows_loops(search_) && (is_loop_result(graph_[id].op) || is_loop_stack(graph_[id].op)))
      return pass_into_loop(id);
    // What is summed up may come from anywhere: a gradient of a weight says nothing of activations. But forces between
    // all pairs of bodies had better be cut as the bodies that they move.
    const bool is_tried = search_ == Search::summing && reads_.count(id) == 1;
    const bool may_sum_up = factor_row(graph_[id].op).joins != ReductionKind::none && !is_tried;
    if (graph_[id].operand_count == 0 || factor_row(graph_[id].op).rule == nullptr) return;
    if (may_sum_up && search_ != Search::larger) return;
    const FactorRule rule = moves_ ? factor_rule(graph_, id) : factor_rule(graph_, id).without_moves();
    if (may_sum_up && sums_up(id, rule)) return;
    const Wish own = wishes_[id];
    if (rule.regroups) {
      const Id operand = graph_.operand(id, 0);
      const CarriedCut carried = carried_cut(graph_.shape(id), graph_.shape(operand), own.layout, sizes_);
      // What it cannot carry is cut afterwards, or exchanged: no reason to have the operand whole.
      const bool is_part = is_wide(search_) && carried.from.used().size() < own.layout.used().size();
      if (is_part && search_ != Search::larger) return;
      return wish(operand, {carried.to, is_part ? 0 : all, true, own.is_need});
    }
    for (Index i = 0; i < reads_.count(id); ++i) {
      const Id operand = reads_.operand(id, i);
      const Shape& shape = graph_.shape(operand);
      Wish part{replicated(shape.rank()), 0, true, own.is_need};
      for (int d = 0; d < shape.rank(); ++d)
        for (int r = 0; r < rule.result.size(); ++r) {
          if (rule.operand(i)[d] == uncut || rule.operand(i)[d] != rule.result[r]) continue;
          if (!own.is_closed(r) && own.layout.dims[r].empty()) continue;
          if (shape[d] % parts_of(sizes_, own.layout.dims[r]) != 0) continue;
          part.layout.dims[d] = own.layout.dims[r];
          part.closed |= own.closed >> r & 1u ? 1u << d : 0;
        }
      wish(operand, part);
    }
  }
};

}  // namespace detail

// What each value of `graph` should be like, if that is known. `outputs`: as far as they are known; `before`: see
// above; `moves`: see Layouts.
[[nodiscard]] constexpr Buffer<Wish> read_wishes(const Graph& graph, const Mesh& mesh, const detail::Reads& reads,
                                                 bool moves, const Buffer<Layout>& outputs, Search search,
                                                 const Layouts* before = nullptr) {
  return detail::WishReader(graph, mesh, reads, moves, search).run(outputs, before);
}

}  // namespace weft

#endif
