// Tangents of loops that run as often as their values say. Such a loop keeps nothing for a pass that runs the other
// way; but where each element of a carry is made of the same element of what the body reads, as in series and continued
// fractions, a tangent is an element, too, and runs along: forward, as jax.jvp has it. A series ends where its terms no
// longer count, and those of its slope may count then: the continued fraction of gammaincc(a, x) has a terms where a is
// a whole number, that of its slope by a has no end. Where a loop says of each element that it goes on while its last
// change, relative to it, is above what its type resolves, it goes on here while that of a tangent is, too.
#ifndef WEFT_GRAPH_TANGENT_LOOP_HPP
#define WEFT_GRAPH_TANGENT_LOOP_HPP

#include <weft/graph/gradient_rules.hpp>
#include <weft/graph/scan.hpp>

namespace weft::detail {

// The loop again, with the tangents of its carries by each of its seeds: floating values around it that its carries
// start with or its body reads, and that reach a target. Tangents stand only where a seed reaches a carry that is
// wanted. O(nodes of the body times seeds) nodes; the sets of what depends on what in as many passes as carries hand
// on.
class TangentLoop {
 public:
  // `reaches`: by node, does it depend on a target? `wanted`: by carry, is the tangent of its result asked for?
  constexpr TangentLoop(Graph& graph, const Loops& loops, std::int32_t loop, const Buffer<bool>& reaches,
                        const Buffer<bool>& wanted)
      : graph_(graph),
        loops_(loops),
        loop_(loop),
        carries_(loops.carries[loop]),
        first_(carries_[0]),
        end_(loops.end[loop]),
        reaches_(reaches),
        is_result_(wanted) {
    for (const Id carry : carries_) first_ = carry < first_ ? carry : first_;
    for (Id id = first_; id < end_; ++id)
      has_loop_inside_ = has_loop_inside_ || (loops_[id] != loop_ && loops_.contains(loop_, loops_[id]));
    if (has_loop_inside_) return;
    is_wanted_.resize(end_ - first_, false);
    for (Index i = 0; i < carries_.size(); ++i) is_wanted_[place(carries_[i])] = wanted[i];
    spread_want();
    find_seeds();
    spread_dependence();
  }

  [[nodiscard]] constexpr const Buffer<Id>& seeds() const noexcept { return seeds_; }

  // Is every element of a wanted value that depends on a seed made of the same elements, or of one number for all?
  [[nodiscard]] constexpr bool is_elementwise() const {
    if (has_loop_inside_) return false;
    for (Id id = first_; id < end_; ++id) {
      if (!runs_here(id) || !is_wanted_[place(id)]) continue;
      const OpRow& row = row_of(graph_[id].op);
      const bool keeps_places = row.kind == OpClass::elementwise || is_loop_carry(graph_[id].op) ||
                                (row.view == View::repeated && graph_.elements(graph_.operand(id, 0)) == 1);
      for (Index k = 0; k < seeds_.size(); ++k) {
        if (!depends(id, k)) continue;
        const bool is_one = graph_.elements(seeds_[k]) == 1;
        if (!keeps_places || !(is_one || graph_.shape(id) == graph_.shape(seeds_[k]))) return false;
      }
    }
    return true;
  }

  // `outside(id)`: the value of a node around the loop, where the new loop runs.
  template <class Outside>
  constexpr void run(const Outside& outside) {
    LoopBuilder builder(graph_, 1);
    Buffer<Id> value(end_ - first_, no_id), tangents((end_ - first_) * seeds_.size(), no_id);
    const auto inside = [&](Id id) { return runs_here(id) ? value[place(id)] : outside(id); };
    for (const Id carry : carries_)
      value[place(carry)] = builder.carry({&graph_, outside(graph_.operand(carry, 0))}).id;
    builder.repeat_while(loop_attributes(graph_, end_).condition);
    for (Index i = 0; i < carries_.size(); ++i) {
      for (Index k = 0; k < seeds_.size(); ++k) {
        if (!has_tangent(carries_[i], k)) continue;
        const Id start = graph_.operand(carries_[i], 0);
        const Var one = constant(graph_, start == seeds_[k] ? 1 : 0, graph_.dtype(start));
        tangents[slot(carries_[i], k)] = builder.carry(broadcast_to(one, graph_.shape(start))).id;
        tangents_.push_back({i, k});
      }
    }
    find_ends();
    const Var steps = ends_.empty() ? Var{&graph_, no_id} : builder.carry(constant(graph_, 0, DType::i32));
    const auto copy = [&](Id id) {
      Buffer<Id> operands;
      for (Index i = 0; i < graph_[id].operand_count; ++i) operands.push_back(inside(graph_.operand(id, i)));
      const Node node = graph_[id];
      value[place(id)] = graph_.intern(node.op, node.type, node.attributes, operands.data(), operands.size());
      for (Index k = 0; k < seeds_.size(); ++k)
        if (has_tangent(id, k)) tangents[slot(id, k)] = tangent_of(id, k, value[place(id)], tangents).id;
    };
    for (Id id = first_; id < end_; ++id)
      if (runs_here(id) && !is_loop_carry(graph_[id].op) && !is_behind_end(id)) copy(id);
    for (Id id = first_; id < end_ && !ends_.empty(); ++id) {  // what is made of the ends: whether the loop goes on
      if (!runs_here(id) || !is_behind_end(id)) continue;
      copy(id);
      for (const End& end : ends_)
        if (end.id == id) value[place(id)] = or_while_slopes_change(end, inside, tangents, steps).id;
    }
    Buffer<Var> nexts;
    for (Index i = 0; i < carries_.size(); ++i) nexts.push_back({&graph_, inside(graph_.operand(end_, i))});
    for (const WithTangent& each : tangents_)
      nexts.push_back(tangent_at(graph_.operand(end_, each.carry), each.seed, tangents));
    if (!ends_.empty()) nexts.push_back(steps + 1);
    builder.close(nexts);
    for (Index i = 0; i < tangents_.size(); ++i) results_.push_back(builder.result(carries_.size() + i).id);
  }
  // After `run`: d (result of a carry) / d (seed), of the carry's shape; no_id: none.
  [[nodiscard]] constexpr Id tangent(Index carry, Index seed) const {
    for (Index i = 0; i < tangents_.size(); ++i)
      if (tangents_[i].carry == carry && tangents_[i].seed == seed) return results_[i];
    return no_id;
  }

 private:
  struct WithTangent {
    Index carry, seed;
  };
  // A node of the body that says whether an element goes on: carry & (change > resolution).
  struct End {
    Id id, carry, resolution;
  };
  static constexpr double most_steps = 2000;  // for a slope to settle

  Graph& graph_;
  const Loops& loops_;
  std::int32_t loop_;
  Buffer<Id> carries_;
  Id first_, end_;
  bool has_loop_inside_ = false;
  const Buffer<bool>& reaches_;
  Buffer<bool> is_result_;  // by carry
  Buffer<Id> seeds_;
  Buffer<End> ends_;
  Buffer<bool> is_behind_end_;  // by node of the body, if there are ends
  Buffer<bool> is_wanted_;      // by node of the body: floating, and a wanted carry is made of it
  Buffer<bool> depends_;        // by node of the body and seed
  Buffer<WithTangent> tangents_;
  Buffer<Id> results_;  // in their order

  [[nodiscard]] constexpr Index place(Id id) const { return id - first_; }
  [[nodiscard]] constexpr Index slot(Id id, Index seed) const { return place(id) * seeds_.size() + seed; }
  [[nodiscard]] constexpr bool runs_here(Id id) const { return id >= first_ && id < end_ && loops_[id] == loop_; }
  [[nodiscard]] constexpr bool depends(Id id, Index seed) const { return depends_[slot(id, seed)]; }
  [[nodiscard]] constexpr bool has_tangent(Id id, Index seed) const {
    return is_wanted_[place(id)] && depends(id, seed);
  }
  // Do tangents pass through a node of the body?
  [[nodiscard]] constexpr bool passes(Id id) const {
    return graph_[id].op != Op::stop_gradient && is_floating(graph_.dtype(id));
  }

  constexpr void spread_want() {
    for (bool changed = true; changed;) {
      for (Id id = end_ - 1; id >= first_; --id) {
        if (!runs_here(id) || !is_wanted_[place(id)]) continue;
        for (Index i = 0; passes(id) && i < graph_[id].operand_count; ++i) {
          const Id operand = graph_.operand(id, i);
          if (runs_here(operand) && is_floating(graph_.dtype(operand))) is_wanted_[place(operand)] = true;
        }
      }
      changed = false;
      for (Index i = 0; i < carries_.size(); ++i) {
        const Id next = graph_.operand(end_, i);
        if (!is_wanted_[place(carries_[i])] || !runs_here(next) || is_wanted_[place(next)]) continue;
        is_wanted_[place(next)] = changed = true;
      }
    }
  }
  constexpr void note_seed(Id id) {
    if (!is_floating(graph_.dtype(id)) || !reaches_[id]) return;
    for (const Id seed : seeds_)
      if (seed == id) return;
    seeds_.push_back(id);
  }
  constexpr void find_seeds() {
    for (Id id = first_; id < end_; ++id) {
      if (!runs_here(id) || !is_wanted_[place(id)] || !passes(id)) continue;
      for (Index i = 0; i < graph_[id].operand_count; ++i)
        if (!runs_here(graph_.operand(id, i))) note_seed(graph_.operand(id, i));
    }
    for (Index i = 0; i < carries_.size(); ++i)  // a carry may become what stands around the loop
      if (is_wanted_[place(carries_[i])] && !runs_here(graph_.operand(end_, i))) note_seed(graph_.operand(end_, i));
  }
  [[nodiscard]] constexpr bool is_made_of(Id operand, Index seed) const {
    return runs_here(operand) ? depends(operand, seed) : operand == seeds_[seed];
  }
  constexpr void spread_dependence() {
    depends_.resize(is_wanted_.size() * seeds_.size(), false);
    for (bool changed = true; changed;) {
      for (Id id = first_; id < end_; ++id) {
        if (!runs_here(id) || !passes(id)) continue;
        for (Index i = 0; i < graph_[id].operand_count; ++i)
          for (Index k = 0; k < seeds_.size(); ++k)
            if (is_made_of(graph_.operand(id, i), k)) depends_[slot(id, k)] = true;
      }
      changed = false;
      for (Index i = 0; i < carries_.size(); ++i) {
        for (Index k = 0; passes(carries_[i]) && k < seeds_.size(); ++k) {
          if (depends(carries_[i], k) || !is_made_of(graph_.operand(end_, i), k)) continue;
          depends_[slot(carries_[i], k)] = changed = true;
        }
      }
    }
  }

  [[nodiscard]] constexpr bool is_behind_end(Id id) const { return !ends_.empty() && is_behind_end_[place(id)]; }
  // Is it a quotient, perhaps its size (and nothing, for a slope), perhaps where it is none another one?
  [[nodiscard]] constexpr bool is_relative(Id id) const {
    while (id >= first_) {
      const Op op = graph_[id].op;
      if (op != Op::abs && op != Op::add && op != Op::select) return op == Op::divide;
      id = graph_.operand(id, op == Op::select ? 1 : 0);
    }
    return false;
  }
  // Is it what the type resolves beside 1, or less?
  [[nodiscard]] constexpr bool is_resolution(Id id) const {
    if (!gradient_rule::is_constant({&graph_, id})) return false;
    const Literal& literal = graph_.attributes<Literal>(graph_[id].op == Op::broadcast ? graph_.operand(id, 0) : id);
    const double most = graph_.dtype(id) == DType::f64 ? 0x1p-52 : 0x1p-23;
    return literal.is_splat() && literal.value() > 0 && literal.value() <= most;
  }
  constexpr void find_ends() {
    for (Index i = 0; i < carries_.size(); ++i) {
      const Id next = graph_.operand(end_, i);
      if (!runs_here(next) || graph_[next].op != Op::bit_and || graph_.dtype(next) != DType::pred) continue;
      for (Index side = 0; side < 2; ++side) {
        const Id test = graph_.operand(next, side);
        if (graph_.operand(next, 1 - side) != carries_[i] || graph_[test].op != Op::greater) continue;
        const Id change = graph_.operand(test, 0), resolution = graph_.operand(test, 1);
        if (is_floating(graph_.dtype(change)) && is_relative(change) && is_resolution(resolution))
          ends_.push_back({next, carries_[i], resolution});
      }
    }
    is_behind_end_.resize(ends_.empty() ? 0 : end_ - first_, false);
    for (const End& end : ends_) is_behind_end_[place(end.id)] = true;
    for (Id id = first_; id < end_ && !ends_.empty(); ++id)
      for (Index i = 0; runs_here(id) && !is_loop_carry(graph_[id].op) && i < graph_[id].operand_count; ++i)
        if (const Id operand = graph_.operand(id, i); runs_here(operand) && is_behind_end_[place(operand)])
          is_behind_end_[place(id)] = true;
    for (const WithTangent& each : tangents_)
      if (const Id next = graph_.operand(end_, each.carry); runs_here(next) && is_behind_end(next)) ends_ = {};
  }
  // Whether an element goes on, with `end`, or as long as the tangent of a result changes.
  template <class Inside>
  constexpr Var or_while_slopes_change(const End& end, const Inside& inside, const Buffer<Id>& tangents, Var steps) {
    Var goes_on = {&graph_, inside(end.id)};
    const Shape shape = goes_on.shape();
    const Var was_going = {&graph_, inside(end.carry)}, resolution = {&graph_, inside(end.resolution)};
    const Var may = was_going && broadcast_to(steps < most_steps, shape);
    for (const WithTangent& each : tangents_) {
      const Id carry = carries_[each.carry];
      if (!is_result_[each.carry] || !(graph_.shape(carry) == shape) || graph_.dtype(carry) != resolution.dtype())
        continue;
      const Var now = tangent_at(graph_.operand(end_, each.carry), each.seed, tangents);
      const Var before = tangent_at(carry, each.seed, tangents);
      goes_on = goes_on || (may && abs(now - before) > abs(now) * resolution);
    }
    return goes_on;
  }

  // The tangent of a value of the body, or of what it reads around the loop: 1 of the seed itself.
  [[nodiscard]] constexpr Var tangent_at(Id id, Index seed, const Buffer<Id>& tangents) {
    if (runs_here(id) && depends(id, seed)) return {&graph_, tangents[slot(id, seed)]};
    const Var value = constant(graph_, id == seeds_[seed] ? 1 : 0, graph_.dtype(id));
    return broadcast_to(value, graph_.shape(id));
  }
  // What a rule gives to an operand for a cotangent is, element by element, the cotangent times a tangent, so that the
  // same rule tells what the operand's own tangent makes of the result's.
  [[nodiscard]] constexpr Var tangent_of(Id id, Index seed, Id made, const Buffer<Id>& tangents) {
    const AxisList repeated = row_of(graph_[id].op).view == View::repeated ? graph_.dims(id) : AxisList{};
    Var sum{&graph_, no_id};
    for (Index i = 0; i < graph_[id].operand_count; ++i) {
      const Id operand = graph_.operand(id, i);
      if (!is_made_of(operand, seed)) continue;
      Var part = tangent_at(operand, seed, tangents);
      if (row_of(graph_[id].op).view == View::repeated) {
        part = broadcast_in_dim(part, graph_.shape(id), repeated);
      } else {
        Pullback pullback(graph_, made, part.id);
        gradient_table[static_cast<int>(graph_[id].op)].pull_back.call(pullback);
        if (pullback.given.empty() || pullback.given[i] == no_id) continue;
        part = {&graph_, pullback.given[i]};
      }
      sum = sum.id == no_id ? part : sum + part;
    }
    if (sum.id != no_id) return sum;
    return broadcast_to(constant(graph_, 0, graph_.dtype(id)), graph_.shape(id));
  }
};

}  // namespace weft::detail

#endif
