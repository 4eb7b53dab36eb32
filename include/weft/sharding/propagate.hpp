// Propagation: which layout every value of a graph has, from those of its inputs. Data beside the graph, which the
// partitioner reads and a user may.
//
// Layouts flow forward through factor rules. Where operands, and what readers wish (wishes.hpp), put an axis on several
// factors the cheapest one has it (choose_factors.hpp); an operand that uses it otherwise is moved, one that does not
// use it is sliced. A factor that is summed over leaves an unreduced value, reduced where it is first needed as a
// whole. A carry of a loop keeps the layout that it starts with; one that starts with a constant (any, in a search that
// follows) takes that of what an iteration makes of it: a sum that starts with zeros may stay unreduced until the loop
// is done. A sharding constraint is where a layout does not follow from operands: the value is brought to it there.
#ifndef WEFT_SHARDING_PROPAGATE_HPP
#define WEFT_SHARDING_PROPAGATE_HPP

#include <weft/sharding/choose_factors.hpp>
#include <weft/sharding/kept_sums.hpp>

namespace weft {

namespace detail {

class Propagator {
 public:
  constexpr Propagator(const Graph& graph, const Mesh& mesh, ReshardPrices& prices, const Reads& reads, bool moves,
                       const Buffer<Wish>& wishes, const SharedNeeds& shared, Search search)
      : graph_(graph),
        prices_(prices),
        reads_(reads),
        named_mesh_(mesh),
        mesh_(mesh.sizes()),
        wishes_(wishes),
        shared_(shared),
        search_(search),
        known_(prices.sources(), graph.size()),
        sharers_(graph),
        loops_(graph),
        handed_(graph, reads, mesh_, loops_),
        stays_whole_(values_read_inside(graph)),
        starts_(loops_.exist() ? graph.size() : 0),
        layouts_{Buffer<Layout>(graph.size()), {}, {}, moves} {
    layouts_.first = Buffer<Index>(graph.size(), 0);
    layouts_.of_operand.reserve(graph.operand_pool.size());
  }

  constexpr Layouts run(const Buffer<Layout>& inputs) {
    for (Index i = 0; i < inputs.size(); ++i) {
      const Id id = graph_.inputs[i].node;
      of(id) = inputs[i];
      static_cast<void>(local_shape(graph_.shape(id), inputs[i], mesh_));
    }
    const Buffer<bool> live = live_nodes(graph_);
    do {
      starts_again_ = false;
      layouts_.of_operand.clear();
      known_.clear();
      for (Id id = 0; id < graph_.size(); ++id)
        if (live[id] && !is_parameter(graph_[id].op) && !reads_.is_folded(id)) visit_any(id);
    } while (starts_again_);
    return static_cast<Layouts&&>(layouts_);
  }
  // Could an operation be cut in more than one way?
  [[nodiscard]] constexpr bool had_choices() const noexcept { return had_choices_; }
  // Is anything exchanged?
  [[nodiscard]] constexpr bool had_moves() const noexcept { return had_moves_; }
  // Does an operation make more elements of a value that is a sum?
  [[nodiscard]] constexpr bool had_spread_sums() const noexcept { return had_spread_sums_; }

 private:
  const Graph& graph_;
  ReshardPrices& prices_;
  const Reads& reads_;
  const Mesh& named_mesh_;
  MeshSizes mesh_;
  const Buffer<Wish>& wishes_;  // by node
  const SharedNeeds& shared_;
  Search search_;
  KnownLayouts known_;
  Sharers sharers_;
  Loops loops_;
  HandedPieces handed_;
  Buffer<bool> stays_whole_;  // by node; empty: nothing is mapped
  // What a carry that starts with a constant takes from its next value, at the second look for good.
  struct Start {
    Layout layout;
    bool is_known = false, is_final = false;
  };
  Buffer<Start> starts_;  // by carry
  bool starts_again_ = false, had_choices_ = false, had_moves_ = false, had_spread_sums_ = false;
  Layouts layouts_;

  constexpr int rank(Id id) const { return graph_.shape(id).rank(); }
  constexpr Layout& of(Id id) { return layouts_.of_value[id]; }
  constexpr const Layout& of(Id id) const { return layouts_.of_value[id]; }

  constexpr void constrain(Id id) {
    of(id) = constrained_layout(graph_.attributes<ShardingConstraint>(id).spec, named_mesh_, of(graph_.operand(id, 0)));
    static_cast<void>(local_shape(graph_.shape(id), of(id), mesh_));  // also where all readers take other pieces
    layouts_.of_operand.push_back(of(id));
  }

  constexpr void visit_any(Id id) {
    layouts_.first[id] = layouts_.of_operand.size();
    const Op op = graph_[id].op;
    if (is_loop_end(op)) return end_iteration(id);
    if (graph_[id].operand_count == 0)
      of(id) = replicated(rank(id));
    else if (row_of(op).attributes == AttributeFamily::sharding)
      constrain(id);
    else if (is_shard_boundary(op))
      cross_boundary(id);
    else if (is_loop_carry(op))
      begin_carry(id);
    else if (is_loop_result(op) || is_loop_stack(op))
      leave_loop(id);
    else
      visit(id);
    if (reads_.count(id) > 0)
      handed_.note(id, of(reads_.operand(id, 0)), layouts_.of_operand[layouts_.first[id]], of(id));
  }

  // Between a value and its pieces, which stay where they are; of the value they are cut out before, if need be.
  constexpr void cross_boundary(Id id) {
    const Layout now = of(graph_.operand(id, 0)), inside = layout_inside(graph_, id, now, mesh_);
    const Layout outside = layout_outside(graph_, id, inside);
    const bool enters = is_full_to_shard(graph_[id].op);
    layouts_.of_operand.push_back(enters ? outside : inside);
    of(id) = enters ? inside : outside;
    if (enters) known_.add(graph_.operand(id, 0), outside);
  }

  // What iterations add to a carry that starts with zeros, if that is all that becomes of it and it is known already.
  constexpr Id addend_of(Id carry) const {
    if (!repeats_zero(graph_, graph_.operand(carry, 0))) return no_id;
    const Id next = graph_.operand(loops_.end[loops_[carry]], loop_attributes(graph_, carry).index);
    if (graph_[next].operand_count != 2 || factor_row(graph_[next].op).linearity != Linearity::all) return no_id;
    for (Index i = 0; i < 2; ++i)
      if (graph_.operand(next, i) == carry && graph_.operand(next, 1 - i) < carry) return graph_.operand(next, 1 - i);
    return no_id;
  }
  // A number that is repeated may be had in any way. What is made of it first, in a product with a weight, say, says
  // nothing of what an iteration leaves.
  constexpr bool starts_as_wished(Id carry) const {
    const Wish& wish = wishes_[carry];
    return wish.is_known && !wish.layout.used().empty() && repeats_constant(graph_, graph_.operand(carry, 0)) &&
           divides(graph_.shape(carry), wish.layout, mesh_);
  }
  constexpr void begin_carry(Id id) {
    // Every time: while other carries have no layout yet, what is added may have another one.
    if (const Id addend = addend_of(id); addend != no_id && !starts_[id].is_final)
      starts_[id] = {of(addend), true, false};
    if (search_ == Search::carried && !starts_[id].is_known && starts_as_wished(id)) {
      starts_[id] = {wishes_[id].layout, true, false};
      starts_[id].layout.unreduced = {};
    }
    Layout own = starts_[id].is_known ? starts_[id].layout : of(graph_.operand(id, 0));
    if (!starts_[id].is_known) own.unreduced = {};
    of(id) = own;
    own.unreduced = {};  // zeros are their own sum
    layouts_.of_operand.push_back(own);
  }
  constexpr void end_iteration(Id id) {
    for (Index i = 0; i < graph_[id].operand_count; ++i) {
      const Id carry = loops_.carries[loops_[id]][i], next = graph_.operand(id, i);
      layouts_.of_operand.push_back(of(carry));
      const bool follows = follows_loops(search_) || repeats_constant(graph_, graph_.operand(carry, 0));
      if (of(next) == of(carry) || starts_[carry].is_final || !follows) continue;
      // Taken once; what does not stay unreduced so is reduced in every iteration.
      Start& start = starts_[carry];
      start.layout = of(next);
      if (start.is_known || !repeats_zero(graph_, graph_.operand(carry, 0))) start.layout.unreduced = {};
      start.is_final = start.is_known;
      start.is_known = starts_again_ = true;
    }
  }
  // The carry as it is, or the value of all iterations: [count, ...], of which the loop takes one after another.
  constexpr void leave_loop(Id id) {
    of(id) = of(graph_.operand(id, 0));
    layouts_.of_operand.push_back(of(id));
    layouts_.of_operand.push_back({});
    if (is_loop_stack(graph_[id].op)) of(id).dims.insert(0, {});
  }

  // What a reshape carries across of its operand's cuts, or of those that are wished of the result. Error, where a
  // propagated axis would have to be gathered: reshape_of_sharded_dimension.
  constexpr void visit_reshape(Id id) {
    const Id operand = graph_.operand(id, 0);
    const TensorType &before = graph_.type(operand), &after = graph_.type(id);
    const AxisList unreduced = unreduced_through(id);
    Layout own = of(operand);
    own.unreduced = unreduced;
    CarriedCut best = carried_cut(before.shape, after.shape, own, mesh_);
    if (wishes_[id].is_known) {
      Layout wished = wishes_[id].met_by(best.to);
      wished.unreduced = unreduced;
      if (!divides(after.shape, wished, mesh_)) wished = best.to;  // no room behind the wish
      const CarriedCut back = carried_cut(after.shape, before.shape, wished, mesh_), other{back.to, back.from};
      if (!(other.from == best.from) && cost_of_reshape(id, other, wished) < cost_of_reshape(id, best, wished)) {
        had_choices_ = true;
        best = other;
      }
    }
    if (is_wide(search_)) best = with_axes_moved(id, own, best);
    if (best.from.used().size() < own.used().size()) check_may_gather(id, own, best.from);
    layouts_.of_operand.push_back(best.from);
    known_.add(operand, best.from);
    of(id) = best.to;
  }
  // What cannot be carried may cut another dimension instead, where that costs less than to gather it.
  constexpr CarriedCut with_axes_moved(Id id, const Layout& own, CarriedCut best) {
    const Id operand = graph_.operand(id, 0);
    for (const AxisList& axes : own.dims)
      for (const auto axis : axes) {
        if (best.from.used().contains(axis)) continue;
        const Layout before = best.from;
        for (int d = 0; d < before.dims.size(); ++d) {
          Layout moved = before;
          moved.dims[d].push_back(axis);
          const CarriedCut other = carried_cut(graph_.shape(operand), graph_.shape(id), moved, mesh_);
          if (!(other.from == moved) || !divides(graph_.shape(operand), moved, mesh_)) continue;
          if (prices_.to_move(operand, own, moved) >= prices_.to_move(operand, own, best.from)) continue;
          had_choices_ = true;
          best = other;
        }
      }
    return best;
  }
  constexpr Index cost_of_reshape(Id id, const CarriedCut& cut, const Layout& wished) const {
    const Id operand = graph_.operand(id, 0);
    const Index before = known_.has(operand, cut.from) ? 0 : prices_.of(operand, of(operand), cut.from);
    return before + prices_.of(id, cut.to, wished);
  }
  // Minor dimensions of those that merge are gathered on all meshes; a leading one whose parts do not divide the factor
  // that both sides share, only over axes that are not propagated.
  constexpr void check_may_gather(Id id, const Layout& own, const Layout& carried) const {
    const ReshapeFactors factors = reshape_factors(graph_.shape(graph_.operand(id, 0)), graph_.shape(id));
    for (int d = 0; d < own.dims.size(); ++d) {
      if (!carried.dims[d].empty() || own.dims[d].empty()) continue;
      bool leads = false;
      for (const ReshapeFactors::List& list : factors.to)
        leads = leads || (!list.empty() && list[0] == factors.from[d][0]);
      for (const auto axis : own.dims[d])
        if (leads && named_mesh_.axes[axis].type == AxisType::propagated)
          reshape_of_sharded_dimension(d, parts_of(mesh_, own.dims[d]));
    }
  }

  constexpr void stay_whole(Id id) {
    of(id) = replicated(rank(id));
    for (Index i = 0; i < reads_.count(id); ++i) layouts_.of_operand.push_back(replicated(rank(reads_.operand(id, i))));
  }

  constexpr void visit(Id id) {
    if (!stays_whole_.empty() && stays_whole_[id]) return stay_whole(id);
    FactorRule rule = factor_rule(graph_, id);
    if (rule.regroups) return visit_reshape(id);
    if (rule.moved != 0 && !layouts_.moves) rule = rule.without_moves();
    const AxisList unreduced = unreduced_through(id);
    const Choosing by{graph_, reads_,  named_mesh_,       mesh_,  prices_, sharers_, shared_,
                      known_, handed_, layouts_.of_value, search_};
    FactorChooser chooser(by, id, rule, wishes_[id], unreduced);
    CutOperation made = chooser.cut(chooser.cheapest(had_choices_));
    had_choices_ = had_choices_ || chooser.had_choices();
    if (rule.moved != 0)
      had_moves_ = had_moves_ || MovedOperation(graph_, reads_, id, mesh_, made.operands.data(), made.result).is_cut();
    for (Index i = 0; i < made.operands.size(); ++i) {
      known_.add(reads_.operand(id, i), made.operands[i]);
      layouts_.of_operand.push_back(made.operands[i]);
    }
    of(id) = made.result;
  }

  // Axes over which the result may stay unreduced.
  constexpr AxisList unreduced_through(Id id) {
    const KeptSum kept = KeptSums(graph_, reads_, named_mesh_, layouts_.of_value).of(id);
    if (kept.operand < 0 || !is_spread(id, reads_.operand(id, kept.operand))) return kept.axes;
    had_spread_sums_ = true;
    return search_ == Search::early ? AxisList() : kept.axes;
  }
  // Has the result more elements than `operand`? A single number is cheap either way.
  constexpr bool is_spread(Id id, Id operand) const {
    return rank(operand) > 0 && graph_.elements(id) > graph_.elements(operand);
  }
};

// Bytes that a device sends to bring values where they are needed, each once, as these layouts have it.
constexpr Index bytes_moved_by(const Graph& graph, const Reads& reads, const MeshSizes& mesh, ReshardPrices& prices,
                               const Layouts& layouts, const Buffer<Layout>& outputs) {
  KnownLayouts known(prices.sources(), graph.size());
  HandedPieces handed(graph, reads, mesh, prices.loops());
  Index bytes = 0;
  const auto move = [&](Id id, const Layout& needed) {
    const Layout& own = layouts.of_value[id];
    if (own == needed || known.has(id, needed)) return;
    known.add(id, needed);
    if (!handed.goes_on(id, own, needed)) bytes += prices.to_move(id, own, needed);
  };
  const Buffer<bool> live = live_nodes(graph);
  for (Id id = 0; id < graph.size(); ++id) {
    const bool hands_on = is_loop_end(graph[id].op) || is_loop_carry(graph[id].op);  // to the next iteration
    if (!live[id] || (factor_row(graph[id].op).rule == nullptr && !hands_on) || reads.is_folded(id)) continue;
    for (Index i = 0; i < reads.count(id); ++i) move(reads.operand(id, i), layouts.needed(id, i));
    if (hands_on) continue;
    if (reads.count(id) > 0) bytes += bytes_to_join(graph, prices, id, layouts.needed(id, 0), layouts.of_value[id]);
    if (reads.count(id) == 0) continue;
    const Id operand = reads.operand(id, 0);
    const Layout &from = layouts.of_value[operand], &needed = layouts.needed(id, 0), &own = layouts.of_value[id];
    if (layouts.moves && may_exchange(graph, id))
      bytes +=
          prices.runs_of(id) * handed.bytes(MovedOperation(graph, reads, id, mesh, &needed, own), id, from, needed);
    handed.note(id, from, needed, own);
  }
  for (Index i = 0; i < graph.outputs.size(); ++i) {
    const Id id = graph.outputs[i].node;
    Layout wanted = layouts.of_value[id];
    wanted.unreduced = {};
    if (i < outputs.size() && outputs[i].dims.size() == wanted.dims.size()) wanted = outputs[i];
    move(id, wanted);
  }
  return bytes;
}

// What propagation makes of a graph, as long as a further look, with what the one before needed as wishes, sends fewer
// bytes.
struct Looks {
  Layouts best;
  Index bytes = 0;  // known only where there was a choice
  bool had_moves = false, had_choices = false, had_spread_sums = false;
};
constexpr Looks look(const Graph& graph, const Mesh& mesh, const MeshSizes& sizes, ReshardPrices& prices,
                     const Buffer<Layout>& inputs, const Buffer<Layout>& outputs, bool moves, Search search) {
  const Reads reads(graph, moves);
  const SharedNeeds none;
  Buffer<Wish> wishes = read_wishes(graph, mesh, reads, moves, outputs, search);
  Propagator first(graph, mesh, prices, reads, moves, wishes, none, search);
  Looks made{first.run(inputs), 0, first.had_moves(), first.had_choices(), first.had_spread_sums()};
  if (moves && search == Search::usual && !first.had_choices()) return made;
  made.bytes = bytes_moved_by(graph, reads, sizes, prices, made.best, outputs);
  for (int again = 0; first.had_choices() && again < 3 && made.bytes > 0; ++again) {
    wishes = read_wishes(graph, mesh, reads, moves, outputs, search, &made.best);
    SharedNeeds shared;
    if (search == Search::narrow) shared = SharedNeeds(graph, reads, made.best);
    Propagator next(graph, mesh, prices, reads, moves, wishes, shared, search);
    Layouts layouts = next.run(inputs);
    const Index bytes = bytes_moved_by(graph, reads, sizes, prices, layouts, outputs);
    if (bytes >= made.bytes) break;
    made = {static_cast<Layouts&&>(layouts), bytes, next.had_moves(), true, next.had_spread_sums()};
  }
  return made;
}

// `sizes`: of the mesh.
constexpr Layouts propagate_at(ReshardPrices& prices, const Graph& graph, const Mesh& mesh, const MeshSizes& sizes,
                               const Buffer<Layout>& inputs, const Buffer<Layout>& outputs, Search search) {
  Looks best = look(graph, mesh, sizes, prices, inputs, outputs, true, search);
  const bool had_moves = best.had_moves, had_choices = best.had_choices, had_spread_sums = best.had_spread_sums;
  // Were rows exchanged?
  const auto try_to = [&](bool moves, Search how) {
    if (best.bytes == 0) return false;
    Looks other = look(graph, mesh, sizes, prices, inputs, outputs, moves, how);
    const bool moved = other.had_moves;
    if (other.bytes < best.bytes) best = static_cast<Looks&&>(other);
    return moved;
  };
  if (had_moves) try_to(false, search);
  // A running sum exchanges rows at every step, or gathers them once.
  if (had_choices && search == Search::usual && try_to(true, Search::narrow)) try_to(false, Search::narrow);
  if (had_spread_sums && search == Search::wide) try_to(true, Search::early);
  if (prices.has_loops() && search == Search::wide)
    for (const Search how : {Search::following, Search::carried}) try_to(true, how);
  return static_cast<Layouts&&>(best.best);
}

}  // namespace detail

// `mesh`: its sizes and, for sharding constraints, the names of its axes; `inputs`: one layout an input; `outputs`: as
// far as they are known. Where there were choices it looks again, with what the first look needed as further wishes, as
// long as fewer bytes are sent; then it also looks what a narrow search sends, and, where rows of cut dimensions are
// exchanged, what either sends if none are. Errors: operand_shardings_conflict, reshape_of_sharded_dimension;
// dimension_does_not_divide of an input; those of constrained_layout.
[[nodiscard]] WEFT_NATIVE constexpr Layouts propagate(const Graph& graph, const Mesh& mesh,
                                                      const Buffer<Layout>& inputs, const Buffer<Layout>& outputs = {},
                                                      Search search = Search::usual) {
  const MeshSizes sizes = mesh.sizes();
  detail::ReshardPrices prices(graph, sizes);
  return detail::propagate_at(prices, graph, mesh, sizes, inputs, outputs, search);
}

}  // namespace weft

#endif
